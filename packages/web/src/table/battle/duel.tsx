import { die, fighter as standing } from '@indigo/art';
import type { Battle, Fighter, Side } from '@indigo/kernel';
import { Markup, unit } from '../board/markup.tsx';
import { useTable } from '../context.tsx';
import styles from './battle.module.css';
import { Meadow } from './meadow.tsx';
import { Plate } from './plate.tsx';

export interface SidesProps {
  readonly battle: Battle;
  readonly near: Side;
  readonly far: Side;
  /** Who has won, if that is decided. */
  readonly winner: Side | null;
  /** Who stands near is only thought of. */
  readonly thought: boolean;
}

/** Who stands there: those who fight, and once it is decided those who fell. */
export function fighting({ fighters }: Side, decided: Battle['decided']): readonly Fighter[] {
  const now = fighters.filter(({ state }) => state === 'fights');
  if (now.length > 0 || decided === null) return now;
  return fighters.filter(({ state }) => state === 'out').slice(-1);
}

/** Where each side's second stands, its dice come to rest, its cards lie, and its sign hangs. */
const SPOTS = {
  near: {
    beside: 'translate(235 62)',
    die: [612, 330],
    dieOf2: [826, 446],
    card: [590, 452],
    sign: [310, 305],
    size: 1,
  },
  far: {
    beside: 'translate(-190 40)',
    die: [742, 276],
    dieOf2: [720, 262],
    card: [838, 392],
    sign: [895, 205],
    size: 0.9,
  },
} as const;

/** Two sides face each other on the meadow. */
export function Duel({ battle, near, far, winner, thought }: SidesProps) {
  return (
    <Meadow
      stands={
        <>
          <Stand battle={battle} side={far} place="far" lost={winner !== null && winner !== far} />
          <g opacity={thought ? 0.7 : 1}>
            <Stand battle={battle} side={near} place="near" lost={winner !== null && winner !== near} />
          </g>
          <Laid battle={battle} side={near} place="near" />
          <Laid battle={battle} side={far} place="far" />
        </>
      }
    >
      <Plate battle={battle} side={near} place="near" won={winner === near} />
      <Plate battle={battle} side={far} place="far" won={winner === far} />
      <div className={styles.vs} aria-hidden="true">
        VS
      </div>
    </Meadow>
  );
}

interface StandProps {
  readonly battle: Battle;
  readonly side: Side;
  readonly place: 'near' | 'far';
}

/** Who fights, each in a ring; while nobody does, the sign of the side. */
function Stand({ battle, side, place, lost }: StandProps & { readonly lost: boolean }) {
  const { game, speech } = useTable();
  const { emblem } = side;
  const seat = side.seat === null ? null : side.seat % 6;
  const [first, second] = fighting(side, battle.decided).map((one) => game.skin.creature(one));
  const [x, y] = SPOTS[place].sign;
  return (
    <g className={lost ? styles.lost : undefined}>
      <Markup markup={standing(place, seat, first ?? null)} />
      {second && (
        <g transform={SPOTS[place].beside}>
          <Markup markup={standing(place, seat, second)} />
        </g>
      )}
      {!first && emblem && (
        <g transform={`translate(${x} ${y}) scale(1.8)`}>
          <Markup markup={game.skin.token(emblem, speech.say(side.say), 'team')} />
        </g>
      )}
    </g>
  );
}

/** The dice a side has thrown, and the cards it has laid: their faces for whoever may see them, else their backs. */
function Laid({ battle, side, place }: StandProps) {
  const { game, speech } = useTable();
  const { card, size, ...at } = SPOTS[place];
  const [x, y] = fighting(side, battle.decided).length > 1 ? at.dieOf2 : at.die;
  const tilt = place === 'near' ? -6 : 6;
  return (
    <>
      {side.dice.map((pips, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw never change places
          key={`${i} ${pips}`}
          transform={`translate(${x + i * 96} ${y + i * 12}) rotate(${tilt * 1.5}) scale(${size * 0.88})`}
        >
          <g className={styles.landed}>
            <Markup markup={die(pips)} />
          </g>
        </g>
      ))}
      {side.cards.map((one, i) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie never change places
          key={i}
          transform={`translate(${card[0] + i * 44} ${card[1] + i * 6}) rotate(${tilt + i * 5} 30 42) scale(${size * 0.62})`}
        >
          <g className={styles.turned} key={one.of ?? 'back'} style={unit({ scale: size * 0.62 })}>
            <Markup markup={game.skin.card(one, speech.say(one.say), null)} />
          </g>
        </g>
      ))}
    </>
  );
}
