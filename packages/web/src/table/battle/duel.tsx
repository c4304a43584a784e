import { die, fighter as standing } from '@indigo/art';
import type { Battle, Fighter, Side } from '@indigo/kernel';
import type { ReactNode } from 'react';
import { Markup, unit } from '../board/markup.tsx';
import { useTable } from '../context.tsx';
import styles from './battle.module.css';
import { Burst } from './burst.tsx';
import { Meadow } from './meadow.tsx';
import { fighting, type Moves } from './moves.ts';
import { Plate } from './plate.tsx';

export interface SidesProps {
  readonly battle: Battle;
  readonly near: Side;
  readonly far: Side;
  /** Who has won, if that is decided. */
  readonly winner: Side | null;
  /** Who stands near is only thought of. */
  readonly thought: boolean;
  /** Who lunges, is hit or falls right now. */
  readonly moves: Moves;
}

/** Where each side's second stands, its dice come to rest, its cards lie, its sign hangs, its Leader looks on, and blows land. */
const SPOTS = {
  near: {
    beside: 'translate(235 62)',
    die: [612, 330],
    dieOf2: [826, 388],
    card: [590, 452],
    cardOf2: [746, 490],
    sign: [310, 305],
    behind: [150, 330],
    burst: [275, 205],
    size: 1,
  },
  far: {
    beside: 'translate(-190 40)',
    die: [742, 276],
    dieOf2: [720, 262],
    card: [838, 392],
    cardOf2: [838, 392],
    sign: [895, 205],
    behind: [1120, 196],
    burst: [885, 150],
    size: 0.9,
  },
} as const;

/** Two sides face each other on the meadow. */
export function Duel({ battle, near, far, winner, thought, moves }: SidesProps) {
  return (
    <Meadow
      stands={
        <>
          <Stand {...{ battle, moves }} side={far} place="far" lost={winner !== null && winner !== far} />
          <g opacity={thought ? 0.7 : 1}>
            <Stand
              {...{ battle, moves }}
              side={near}
              place="near"
              lost={winner !== null && winner !== near}
            />
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

interface StandingProps extends StandProps {
  readonly lost: boolean;
  readonly moves: Moves;
}

/** Who fights, each in a ring, and behind them whose side it is; while nobody does, the sign of the side. */
function Stand({ battle, side, place, lost, moves }: StandingProps) {
  const { game, speech } = useTable();
  const { emblem } = side;
  const seat = side.seat === null ? null : side.seat % 6;
  const [first, second] = fighting(side, battle.decided).filter((one) => game.skin.creature(one) !== null);
  const { sign, behind, beside, size } = SPOTS[place];
  const [[x, y], scale] = first === undefined ? [sign, 1.8] : [behind, size];
  const whose = emblem && (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Markup markup={game.skin.token(emblem, speech.say(side.say), 'team')} />
    </g>
  );
  return (
    <>
      {first && whose}
      <g className={lost ? styles.lost : undefined}>
        <Moving one={first} place={place} moves={moves}>
          <Markup markup={standing(place, seat, first === undefined ? null : game.skin.creature(first))} />
        </Moving>
        {second && (
          <g transform={beside}>
            <Moving one={second} place={place} moves={moves}>
              <Markup markup={standing(place, seat, game.skin.creature(second))} />
            </Moving>
          </g>
        )}
        {!first && whose}
      </g>
    </>
  );
}

interface MovingProps {
  readonly one: Fighter | undefined;
  readonly place: 'near' | 'far';
  readonly moves: Moves;
  readonly children: ReactNode;
}

/** One of a side as it lunges, is hit or falls. Every blow is played anew. */
function Moving({ one, place, moves, children }: MovingProps) {
  const { shown } = useTable();
  const move = moves.get(one?.id ?? '');
  const [x, y] = SPOTS[place].burst;
  return (
    <g
      key={shown.hit === null ? 'rests' : shown.beat}
      className={styles.moving}
      data-place={place}
      data-does={move?.does}
    >
      {children}
      {move && (
        <g transform={`translate(${x} ${y}) scale(2.2)`}>
          <Burst move={move} />
        </g>
      )}
    </g>
  );
}

/** Small enough to lie beside who fights, large enough to be read where a meadow is low. */
const CARD_SIZE = 0.7;

/** The dice a side has thrown, and the cards it has laid: their faces for whoever may see them, else their backs. */
function Laid({ battle, side, place }: StandProps) {
  const { game, speech } = useTable();
  const { size, ...at } = SPOTS[place];
  const two = fighting(side, battle.decided).length > 1;
  const [x, y] = two ? at.dieOf2 : at.die;
  const card = two ? at.cardOf2 : at.card;
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
          transform={`translate(${card[0] + i * 44} ${card[1] + i * 6}) rotate(${tilt + i * 5} 30 42) scale(${size * CARD_SIZE})`}
        >
          <g className={styles.turned} key={one.of ?? 'back'} style={unit({ scale: size * CARD_SIZE })}>
            <Markup markup={game.skin.card(one, speech.say(one.say), null)} />
          </g>
        </g>
      ))}
    </>
  );
}
