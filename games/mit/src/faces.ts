/** How answers look: readable ids, words, and what to light up. Made only when somebody looks. */
import type { Asking, Face, Plain, Seat } from '@indigo/kernel';
import type { Action, Evolution } from './answers.ts';
import { stepsOn } from './board.ts';
import { ATTACKS_OF, CARDS, FACE_OF } from './cards.ts';
import { ATTACKS } from './data/attacks.ts';
import { POKEMON } from './data/pokemon.ts';
import { GATE } from './data/rules.ts';
import { SQUARES } from './data/squares.ts';
import { cardPiece } from './pieces.ts';
import { neededFor, rollsToHit } from './rules/attack.ts';
import { ballNumber } from './rules/capture.ts';
import type { Battle, Card, Mit, Side } from './state.ts';
import { hpOf } from './team.ts';

type Look = (s: Mit, value: never, seat: Seat) => Face;

const simply: Look = (_s, value: string) => ({ id: value, say: [value] });
/** Lit where it lies: in the own team, among the starters, in the arena. */
const card: Look = (s, value: Card) => ({
  id: CARDS[value].id,
  say: ['choose', value, hpOf(s, value)],
  at: cardPiece(value),
});

const LOOKS: { readonly [kind: string]: Look } = {
  starter: card,
  turn: simply,
  walk,
  call: simply,
  gym: simply,
  'select-wild': card,
  'select-gym': card,
  'select-player': card,
  act,
  'act-leader': act,
  replace: (s, to: number, seat) => card(s, sideChosenBy(s, seat).fighters[to].card as never, seat),
  release: card,
  evolve,
};

export function face(s: Mit, asking: Asking, value: Plain, seat: Seat): Face {
  return LOOKS[asking.question.kind](s, value as never, seat);
}

/** `forward:3`, `back:2`, `stay`. */
function walk(s: Mit, steps: number, seat: Seat): Face {
  if (steps === 0) return { id: 'stay', say: ['stay'], clause: 'L-MOVE-02' };
  const at = stepsOn(s.trainers[seat].at, steps);
  const way = steps > 0 ? 'forward' : 'back';
  return { id: `${way}:${Math.abs(steps)}`, say: [way, Math.abs(steps), at], at: SQUARES[at].id };
}

/** The side of the battle for which a seat chooses. */
export const sideChosenBy = (s: Mit, seat: Seat): Side =>
  (s.battle as Battle).sides.find(({ chooser }) => chooser === seat) as Side;

function act(s: Mit, action: Action, seat: Seat): Face {
  const side = sideChosenBy(s, seat);
  const active = side.fighters[side.active].card;
  switch (action.do) {
    case 'attack': {
      const attack = ATTACKS_OF[FACE_OF[active]][action.which];
      const fighter = side.fighters[side.active];
      // L-STAT-07: past a gate there is nothing more to roll.
      const needed = rollsToHit(s.options, fighter) ? neededFor(ATTACKS[attack], fighter) : GATE;
      return { id: `attack:${ATTACKS[attack].id}`, say: ['attack', attack, needed], at: cardPiece(active) };
    }
    case 'switch': {
      const to = side.fighters[action.to].card;
      const say = ['switch', to, hpOf(s, to)] as const;
      return { id: `switch:${CARDS[to].id}`, say, at: cardPiece(to), clause: 'L-BAT-07' };
    }
    case 'ball': {
      const { foe } = s.battle as Battle;
      return { id: 'ball', say: ['ball', ballNumber(hpOf(s, foe))], at: cardPiece(foe), clause: 'L-BALL-01' };
    }
  }
}

function evolve(_s: Mit, value: Evolution | 'leave'): Face {
  if (value === 'leave') return { id: 'leave', say: ['leave'] };
  return {
    id: evolutionId(value.card, value.into),
    say: ['evolve', value.card, value.into],
    at: cardPiece(value.card),
  };
}

export const evolutionId = (from: Card, into: number): string => `${CARDS[from].id}:${POKEMON[into].id}`;
