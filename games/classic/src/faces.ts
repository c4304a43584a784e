/** How answers look: readable ids, words, and what to light up. Made only when somebody looks. */
import type { Asking, Face, Plain, Seat } from '@indigo/kernel';
import type { Answer, Copy, OfferPart } from './answers.ts';
import type { Path } from './board.ts';
import { ITEMS } from './data/items.ts';
import { SPACES } from './data/spaces.ts';
import type { Classic } from './state.ts';
import { attack, evolutionBonus, isFit } from './team.ts';

export const chipPiece = (dex: number): string => `pokemon:${dex}`;
export const circlePlace = (space: string): string => `circle:${space}`;
export const moverPiece = (seat: Seat): string => `mover:${seat}`;
export const cardId = (sort: number, copy: number): string =>
  copy === 0 ? ITEMS[sort].id : `${ITEMS[sort].id}#${copy + 1}`;
export const cardPiece = (sort: number, copy: number): string => `card:${cardId(sort, copy)}`;
export const DUNGEON_PLACE = 'dungeon';

type Look = (s: Classic, value: never, seat: Seat, asking: Asking) => Face;

const LOOKS: { readonly [kind: string]: Look } = {
  start: answer,
  stop: answer,
  'answer-offer': answer,
  ball: answer,
  'doll-challenge': answer,
  'doll-trade': answer,
  send: answer,
  'send-final': answer,
  revive: answer,
  center: answer,
  event: answer,
  'last-potion': answer,
  'final-potion': answer,
  'over-limit': answer,
  move: path,
  offer: part,
  bonus: copyOf,
  'bonus-final': copyOf,
  discards: copyOf,
  'time-machine': (_s, die: number, _seat, asking) => ({
    id: `reroll:${die + 1}`,
    say: ['reroll', die, diceOf(asking)[die]],
  }),
  dungeon: (_s, place: number) => ({
    id: `chip:${place + 1}`,
    say: ['dungeon-chip', place],
    at: DUNGEON_PLACE,
  }),
  chance: chipOn,
  'catch-any': chipOn,
  'trade-want': (s, dex: number) => {
    const owner = s.trainers.findIndex((trainer) => trainer.team.includes(dex));
    const ko = !isFit(s.trainers[owner], dex);
    return { id: `take:${dex}`, say: ['take-from', dex, owner, ko], at: chipPiece(dex) };
  },
  'trade-give': (s, dex: number, seat) => ({
    id: `give:${dex}`,
    say: ['pokemon-given', dex, !isFit(s.trainers[seat], dex)],
    at: chipPiece(dex),
  }),
  fight: (_s, target: Seat) => ({ id: `fight:${target}`, say: ['trainer', target], at: moverPiece(target) }),
};

export function face(s: Classic, asking: Asking, value: Plain, seat: Seat): Face {
  return LOOKS[asking.question.kind](s, value as never, seat, asking);
}

function answer(s: Classic, value: Answer, seat: Seat): Face {
  switch (value.do) {
    case 'fly':
      return {
        id: `fly:${SPACES[value.to].id}`,
        say: ['fly', value.to],
        at: SPACES[value.to].id,
        clause: 'C-FLY-01',
      };
    case 'potion':
      return {
        id: `potion:${value.dex}`,
        say: ['potion', value.dex],
        at: chipPiece(value.dex),
        clause: 'C-POT-01',
      };
    case 'send': {
      const strength = attack(value.dex) + evolutionBonus(s.trainers[seat], value.dex);
      return { id: `send:${value.dex}`, say: ['send', value.dex, strength], at: chipPiece(value.dex) };
    }
    case 'revive':
      return { id: `revive:${value.dex}`, say: ['revive', value.dex], at: chipPiece(value.dex) };
    case 'ball':
      return { id: `ball:${ITEMS[value.sort].id}`, say: ['ball', value.sort], at: cardPiece(value.sort, 0) };
    default:
      return { id: value.do, say: [value.do] };
  }
}

const diceOf = (asking: Asking): readonly number[] => (asking.question.about ?? [])[1] as readonly number[];

function path(_s: Classic, value: Path, seat: Seat, asking: Asking): Face {
  return pathFace(value, asking.options(seat) as readonly Path[]);
}

/** Two paths to one end are told apart by a space only one of them enters. */
export function pathFace(value: Path, paths: readonly Path[]): Face {
  const end = value[value.length - 1];
  const { id } = SPACES[end];
  const twins = paths.filter((other) => other !== value && other.at(-1) === end);
  if (twins.length === 0) return { id: `move:${id}`, say: ['go', end], at: id };
  const by = value.find((space) => twins.every((twin) => !twin.includes(space))) ?? value[0];
  return { id: `move:${id}:by-${SPACES[by].id}`, say: ['go-by', end, by], at: id, clause: 'C-MOVE-11' };
}

function part(s: Classic, value: OfferPart): Face {
  const isKo = (dex: number): boolean => s.trainers.some(({ ko }) => ko.includes(dex));
  if ('give' in value) {
    const { give } = value;
    return { id: `give:${give}`, say: ['give-pokemon', give, isKo(give)], at: chipPiece(give) };
  }
  if ('want' in value) {
    const { want } = value;
    return { id: `want:${want}`, say: ['want-pokemon', want, isKo(want)], at: chipPiece(want) };
  }
  if ('giveItem' in value) {
    const { giveItem, copy } = value;
    return {
      id: `give:${cardId(giveItem, copy)}`,
      say: ['give-item', giveItem],
      at: cardPiece(giveItem, copy),
    };
  }
  return {
    id: `want:${cardId(value.wantItem, value.copy)}`,
    say: ['want-item', value.wantItem],
    clause: 'C-TRADE-09',
  };
}

function copyOf(_s: Classic, { sort, copy }: Copy): Face {
  return { id: cardId(sort, copy), say: ['card', sort], at: cardPiece(sort, copy) };
}

function chipOn(s: Classic, space: number): Face {
  const { id } = SPACES[space];
  return { id: `chip:${id}`, say: ['chip-on', space, Math.max(0, s.circles[space])], at: circlePlace(id) };
}
