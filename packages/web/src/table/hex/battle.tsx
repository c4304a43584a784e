import { arena, badge, cardBack, die, fighter } from '@indigo/art';
import { type BattleView, ELITES, type HexView, LEADERS, monOf, POKEMON, type SideView } from '@indigo/hex';
import { memo } from 'react';
import { Picture, SeatMark } from '../../shell/picture.tsx';
import { Markup } from '../board/markup.tsx';
import type { FocusProps } from '../skin.ts';
import { SMALL, useMedia } from '../use-media.ts';
import styles from './battle.module.css';
import { drawnId, eliteSpecies, speciesOf, typeName } from './facts.ts';
import { drawnItem, itemById } from './items.ts';

const VIEW = { wide: '0 0 1400 620', narrow: '190 40 1020 580' };

/** Where dice come to rest, beside everybody. */
const DICE = {
  near: 'translate(610 400) rotate(-7) scale(.8)',
  beside: 'translate(826 446) rotate(-7) scale(.8)',
  far: 'translate(730 290) rotate(6) scale(.66)',
};

const Meadow = memo(function Meadow() {
  return <Markup markup={arena()} />;
});

/** A battle on its meadow: who was sent, and both sums in parts. */
export function Battle({ view, you, name }: FocusProps) {
  const { battle, players } = view as unknown as HexView;
  const small = useMedia(SMALL);
  if (battle === null) return null;
  const [first, second] = battle.sides;
  // The reader's own side stands nearer.
  const [near, far] = second.seat === you && you !== null ? [second, first] : [first, second];
  const called = ({ seat }: SideView): string =>
    seat >= 0 ? (seat === you ? 'You' : name(seat)) : foeName(battle);
  const powers = ({ seat, sent }: SideView): number =>
    sent.reduce((sum, id) => {
      const member = players[seat]?.team.find((one) => one.id === id);
      return sum + (member?.power ?? POKEMON[monOf(id)].power);
    }, 0);
  return (
    <section className={styles.battle} aria-label="Battle">
      <svg
        className={styles.field}
        viewBox={small ? VIEW.narrow : VIEW.wide}
        preserveAspectRatio={small ? 'xMidYMax meet' : 'xMidYMid slice'}
        aria-hidden="true"
      >
        <Meadow />
        <Markup markup={standing('far', far, battle)} />
        <Markup markup={standing('near', near, battle)} />
        {[near, far].map(
          (side, i) =>
            side.die > 0 && (
              <g
                key={`${side.seat}-${side.die}`}
                transform={DICE[i === 0 ? (near.sent.length > 1 ? 'beside' : 'near') : 'far']}
              >
                <g className={styles.die}>
                  <Markup markup={die(side.die)} />
                </g>
              </g>
            ),
        )}
      </svg>
      <Plate side={near} battle={battle} who={called(near)} power={powers(near)} place="near" />
      <Plate side={far} battle={battle} who={called(far)} power={powers(far)} place="far" />
    </section>
  );
}

const eliteOf = ({ foe }: BattleView, { lost }: SideView) => ELITES[foe]?.pokemon[Math.min(lost, 1)];

function foeName({ kind, foe }: BattleView): string {
  if (kind === 'gym') return LEADERS[foe]?.name ?? 'Leader';
  return ELITES[foe]?.name ?? 'Elite Trainer';
}

/** In a dual battle the second of a side stands in front of the first. */
const BESIDE = { near: 'translate(235 62)', far: 'translate(-190 40)' };

function standing(place: 'near' | 'far', side: SideView, battle: BattleView): string {
  const seat = side.seat < 0 ? null : side.seat % 6;
  if (side.seat < 0 && battle.kind === 'gym') {
    const emblem = badge('gym', typeName(LEADERS[battle.foe]?.type ?? 'Normal'));
    return `${fighter(place, null, null)}<g transform="translate(895 190) scale(4.5)">${emblem}</g>`;
  }
  const elite = side.seat < 0 ? eliteOf(battle, side) : undefined;
  const creatures =
    elite === undefined
      ? side.sent.map((id) => speciesOf(monOf(id)))
      : [eliteSpecies(elite.name, elite.types)];
  const [first = null, second] = creatures;
  const one = fighter(place, seat, first);
  return second === undefined
    ? one
    : `${one}<g transform="${BESIDE[place]}">${fighter(place, seat, second)}</g>`;
}

interface PlateProps {
  readonly side: SideView;
  readonly battle: BattleView;
  readonly who: string;
  readonly power: number;
  readonly place: 'near' | 'far';
}

type Part = readonly [value: string, word: string];

/** The sum of a side in its parts; what is not known yet stays open. */
function partsOf({ side, battle, power }: PlateProps): readonly Part[] {
  const parts: Part[] = [];
  let known = 0;
  const add = (value: number, word: string): void => {
    known += value;
    parts.push([parts.length === 0 ? String(value) : `+${value}`, word]);
  };
  if (side.seat < 0)
    add(
      battle.kind === 'gym' ? (LEADERS[battle.foe]?.power ?? 0) : (eliteOf(battle, side)?.power ?? 0),
      'power',
    );
  else if (side.sent.length > 0) add(power, 'power');
  if (side.die > 0) add(side.die, 'die');
  // Types, Items that fit and Trainers: what the total has beyond the rest.
  const rest = side.total - known;
  if (side.total > 0 && rest !== 0) parts.push([rest > 0 ? `+${rest}` : `−${-rest}`, 'types and cards']);
  return parts;
}

/** Who fights, with what, and how it adds up. */
function Plate(props: PlateProps) {
  const { side, battle, who, place } = props;
  const seat = side.seat < 0 ? null : side.seat % 6;
  const elite = seat === null && battle.kind === 'elite' ? eliteOf(battle, side) : undefined;
  const sent =
    elite === undefined ? side.sent.map((id) => POKEMON[monOf(id)].name).join(' and ') : elite.name;
  const parts = partsOf(props);
  const title = sent || (seat === null ? who : 'Choosing…');
  return (
    <div className={styles.plate} data-place={place} data-seat={seat ?? undefined}>
      <div className={styles.head}>
        {seat !== null && <SeatMark seat={seat} size={15} />}
        <b className="num">{title}</b>
        {title !== who && <span className={styles.who}>{who}</span>}
      </div>
      {seat === null && battle.kind === 'gym' && <Against leader={battle.foe} />}
      <div className={styles.sum}>
        {parts.map(([value, word]) => (
          <span key={word}>
            <b className="num">{value}</b> {word}
          </span>
        ))}
        {side.total > 0 && parts.length > 1 && (
          <span className={styles.total}>
            = <b className="num">{side.total}</b>
          </span>
        )}
      </div>
      {side.laid > 0 && (
        <ul className={styles.laid} aria-label="Items laid">
          {side.items.map((id, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nobody moves an Item once it lies
            <li key={i}>
              <Picture
                markup={id === null ? cardBack() : drawnItem(id, itemById(id)?.name ?? id)}
                box="0 0 120 168"
                width={40}
                height={56}
                label={id === null ? 'an Item, face down' : (itemById(id)?.name ?? id)}
              />
            </li>
          ))}
        </ul>
      )}
      {side.fainted.length > 0 && (
        <ul className={styles.laid} aria-label="Fainted">
          {side.fainted.map((id) => (
            <li key={id}>
              <Picture
                markup={drawnId(id, { size: 'board', ko: true })}
                box="-4 -4 108 108"
                width={34}
                height={34}
                label={POKEMON[monOf(id)].name}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Against({ leader }: { readonly leader: number }) {
  const { type, dual, against } = LEADERS[leader];
  return (
    <p className={styles.senses}>
      {type}
      {dual && ', against two of yours'} · +2 for each {against.join(', ')}
    </p>
  );
}
