/** What a player does without thinking long: how bots let a future go on. No rule depends on it. */
import type { Asking, Plain, Rng, Seat } from '@indigo/kernel';
import type { Action, Evolution } from './answers.ts';
import { IS_CENTER, LEADER_AT, stepsOn } from './board.ts';
import { CARDS, FACE_OF, HP_OF } from './cards.ts';
import { TEAM_MAX } from './data/rules.ts';
import { HOPELESS, SURE, turnsToGo } from './evaluate.ts';
import { sideChosenBy } from './faces.ts';
import { betterAttack, oddsOf, strength, worthAgainst, worthAt } from './odds.ts';
import { ballNumber } from './rules/capture.ts';
import type { Battle, Card, Mit, Trainer } from './state.ts';
import { hasBadge, hpOf } from './team.ts';

type Habit = (s: Mit, options: readonly never[], seat: Seat, rng: Rng) => number;

const HABITS: { readonly [kind: string]: Habit } = {
  turn: (_s, options, _seat, rng) => rng(options.length),
  walk,
  gym: (s, _options, seat) => (hasBadge(s.trainers[seat], LEADER_AT[s.trainers[seat].at]) ? 1 : 0),
  'select-wild': (s, options, seat) => strongest(s, options, seat),
  'select-gym': (s, options, seat) => strongest(s, options, seat),
  'select-player': (s, options, seat) => strongest(s, options, seat),
  act,
  'act-leader': act,
  replace: (s, options: readonly number[], seat) => {
    const { fighters } = sideChosenBy(s, seat);
    return best(options, (to) => force(s, fighters[to].card, seat));
  },
  release: (_s, options: readonly Card[]) => best(options, (card) => -HP_OF[card]),
  evolve: (_s, options: readonly (Evolution | 'leave')[]) =>
    best(options, (one) => (one === 'leave' ? 0 : HP_OF[one.card])),
};

export function habit(s: Mit, asking: Asking, seat: Seat, options: readonly Plain[], rng: Rng): number {
  const known = HABITS[asking.question.kind];
  return known === undefined ? rng(options.length) : known(s, options as readonly never[], seat, rng);
}

function best<V>(options: readonly V[], worth: (option: V) => number): number {
  let [found, most] = [0, -Infinity];
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i]);
    if (value > most) [found, most] = [i, value];
  }
  return found;
}

/** The odds against a Leader, none if there is nothing to win. */
const promises = (me: Trainer, leader: number): number =>
  hasBadge(me, leader) ? 0 : oddsOf(strength(me.team, leader));

/** Where the way to go is shortest, a Leader to beat or a Center to rest counted in. */
function walk(s: Mit, options: readonly number[], seat: Seat): number {
  const me = s.trainers[seat];
  return best(options, (steps) => {
    const at = stepsOn(me.at, steps);
    const leader = steps === 0 ? -1 : LEADER_AT[at];
    const chance = leader < 0 ? 0 : promises(me, leader);
    const gain = chance * (HOPELESS - (HOPELESS - SURE) * chance);
    return gain - turnsToGo(s, me, at, steps !== 0 && IS_CENTER[at]);
  });
}

/** Which Pokémon does most to who is fighting on the other side, or to the Leader's team. */
function strongest(s: Mit, options: readonly (Card | null)[], seat: Seat): number {
  return best(options, (card) => (card === null ? 0 : force(s, card, seat)));
}

function force(s: Mit, card: Card, seat: Seat): number {
  const battle = s.battle as Battle;
  const [first, second] = battle.sides;
  const enemy = first.chooser === seat ? second : first;
  const hp = hpOf(s, card);
  const face = FACE_OF[card];
  if (enemy.fighters.length > 0) return hp * worthAgainst(face, FACE_OF[enemy.fighters[enemy.active].card]);
  return battle.against === 'gym' && CARDS[card].back !== 'gym' ? hp * worthAt(battle.foe, face) : hp;
}

/** The attack that deals most; a Pokéball where it is likely to catch something worth having; another Pokémon if this one is the wrong one. */
function act(s: Mit, options: readonly Action[], seat: Seat, rng: Rng): number {
  const battle = s.battle as Battle;
  const [first, second] = battle.sides;
  const [mine, theirs] = first.chooser === seat ? [first, second] : [second, first];
  const last = options.length - 1;
  if (
    options[last].do === 'ball' &&
    ballNumber(hpOf(s, battle.foe)) >= LIKELY &&
    wanted(s.trainers[seat], battle.foe)
  ) {
    return last;
  }
  const { card } = mine.fighters[mine.active];
  const enemy = FACE_OF[theirs.fighters[theirs.active].card];
  if (rng(2) === 0) {
    const [better] = betterFighters(s, options, seat);
    if (better !== undefined) return better;
  }
  return betterAttack(FACE_OF[card], enemy);
}

/** Which of the options, by index, send somebody in who does far better against who is fighting on the other side. */
export function betterFighters(s: Mit, options: readonly Action[], seat: Seat): readonly number[] {
  const [first, second] = (s.battle as Battle).sides;
  const [mine, theirs] = first.chooser === seat ? [first, second] : [second, first];
  const enemy = FACE_OF[theirs.fighters[theirs.active].card];
  const worth = (place: number): number => {
    const { card } = mine.fighters[place];
    return hpOf(s, card) * worthAgainst(FACE_OF[card], enemy);
  };
  const enough = WRONG * worth(mine.active);
  return options.flatMap((option, index) =>
    option.do === 'switch' && worth(option.to) > enough ? [index] : [],
  );
}
/** The least number that makes a Pokéball likely to catch. */
const LIKELY = 3;
/** By how much another has to be better. */
const WRONG = 2.5;

/** There is room, or it is better than what is there. */
const wanted = ({ team }: Trainer, card: Card): boolean =>
  team.length < TEAM_MAX || team.some((own) => HP_OF[own] < HP_OF[card]);
