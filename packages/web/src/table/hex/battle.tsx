import { badge, cardBack, fighter } from '@indigo/art';
import {
  type BattleView,
  ELITES,
  type HexView,
  ITEMS,
  LEADERS,
  monOf,
  POKEMON,
  type SideView,
} from '@indigo/hex';
import { Picture } from '../../shell/picture.tsx';
import { Arena, Landed, Plate, PlateNote, PlateRow } from '../battle/arena.tsx';
import { Sums } from '../battle/sums.tsx';
import { Markup } from '../board/markup.tsx';
import type { FocusProps } from '../skin.ts';
import { eliteOf, sumOf } from './battle-sums.ts';
import { drawnId, eliteSpecies, numberOf, speciesOf, typeName } from './facts.ts';
import { drawnItem, itemById } from './items.ts';

/** Where dice come to rest, beside everybody. */
const DICE = {
  near: 'translate(610 400) rotate(-7) scale(.8)',
  beside: 'translate(826 446) rotate(-7) scale(.8)',
  far: 'translate(730 290) rotate(6) scale(.66)',
};

/** A battle on its meadow: who was sent, and both sums in parts. */
export function Battle({ view, you, name, answering }: FocusProps) {
  const seen = view as unknown as HexView;
  const { battle } = seen;
  if (battle === null) return null;
  const [first, second] = battle.sides;
  // The reader's own side stands nearer.
  const [own, far] = second.seat === you && you !== null ? [second, first] : [first, second];
  const { near, laying } = thoughtOf(own, you, answering);
  const called = ({ seat }: SideView): string =>
    seat >= 0 ? (seat === you ? 'You' : name(seat)) : foeName(battle);
  const summed = (side: SideView, foe: SideView) => ({
    seat: seatOf(side),
    who: side.seat === you ? 'your sum' : `${called(side)}’s sum`,
    ...sumOf(seen, battle, side, foe, side === near ? laying : null),
  });
  return (
    <Arena
      label="Battle"
      stands={
        <>
          <Markup markup={standing('far', far, battle)} />
          <g opacity={near === own ? 1 : 0.62}>
            <Markup markup={standing('near', near, battle)} />
          </g>
          {near.die > 0 && (
            <Landed
              key={`n${near.die}`}
              pips={near.die}
              at={DICE[near.sent.length > 1 ? 'beside' : 'near']}
            />
          )}
          {far.die > 0 && <Landed key={`f${far.die}`} pips={far.die} at={DICE.far} />}
        </>
      }
      below={<Sums near={summed(near, far)} far={summed(far, near)} />}
    >
      <Side side={near} battle={battle} who={called(near)} place="near" />
      <Side side={far} battle={battle} who={called(far)} place="far" />
    </Arena>
  );
}

const seatOf = ({ seat }: SideView): number | null => (seat < 0 ? null : seat % 6);

/** The reader's side with whom or what is chosen but not sent yet. */
function thoughtOf(
  side: SideView,
  you: number | null,
  { decision, chosen }: FocusProps['answering'],
): { readonly near: SideView; readonly laying: string | null } {
  const [key, fact] = chosen?.say ?? [''];
  if (chosen === null || decision === null || side.seat !== you) return { near: side, laying: null };
  if (key === 'mon' && decision.kind.startsWith('send')) {
    const sent = [...(decision.kind === 'send-gym' ? side.sent : []), POKEMON[numberOf(fact)].id];
    return { near: { ...side, sent }, laying: null };
  }
  return { near: side, laying: key === 'card' ? ITEMS[numberOf(fact)].id : null };
}

function foeName({ kind, foe }: BattleView): string {
  if (kind === 'gym') return LEADERS[foe]?.name ?? 'Leader';
  return ELITES[foe]?.name ?? 'Elite Trainer';
}

/** In a dual battle the second of a side stands in front of the first. */
const BESIDE = { near: 'translate(235 62)', far: 'translate(-190 40)' };

function standing(place: 'near' | 'far', side: SideView, battle: BattleView): string {
  const seat = seatOf(side);
  if (seat === null && battle.kind === 'gym') {
    const emblem = badge('gym', typeName(LEADERS[battle.foe]?.type ?? 'Normal'));
    return `${fighter(place, null, null)}<g transform="translate(895 190) scale(4.5)">${emblem}</g>`;
  }
  const elite = seat === null ? eliteOf(battle, side) : undefined;
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

interface SideProps {
  readonly side: SideView;
  readonly battle: BattleView;
  readonly who: string;
  readonly place: 'near' | 'far';
}

/** Who fights, and with what. */
function Side({ side, battle, who, place }: SideProps) {
  const seat = seatOf(side);
  const elite = seat === null && battle.kind === 'elite' ? eliteOf(battle, side) : undefined;
  const sent =
    elite === undefined ? side.sent.map((id) => POKEMON[monOf(id)].name).join(' and ') : elite.name;
  return (
    <Plate place={place} seat={seat} title={sent || (seat === null ? who : 'Choosing…')} who={who}>
      {seat === null && battle.kind === 'gym' && <Against leader={battle.foe} />}
      {elite && (
        <PlateNote>
          {elite.types.join('/')} · {1 + Math.min(side.lost, 1)} of 2
        </PlateNote>
      )}
      {side.laid > 0 && (
        <PlateRow label="Items laid">
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
        </PlateRow>
      )}
      {side.fainted.length > 0 && (
        <PlateRow label="Fainted">
          {side.fainted.map((id) => (
            <li key={id}>
              <Picture
                markup={drawnId(id, { size: 'board', ko: true })}
                box="-4 -4 108 108"
                width={40}
                height={40}
                label={POKEMON[monOf(id)].name}
              />
            </li>
          ))}
        </PlateRow>
      )}
    </Plate>
  );
}

function Against({ leader }: { readonly leader: number }) {
  const { type, dual, against } = LEADERS[leader];
  return (
    <PlateNote>
      {[
        `${type} Gym`,
        dual && 'against two of yours',
        against.length > 0 && `strong against ${against.join(', ')}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </PlateNote>
  );
}
