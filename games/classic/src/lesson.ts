/** The teaching match: from the first roll to the fork at Cerulean City, and what wins. */
import type { Answer, Asked, Lesson, Lived, Plain, Say, Topic } from '@indigo/kernel';
import { asks, optionLike, toldOf } from '@indigo/kernel';
import { COLOUR_OF, indexOf, SPACES } from './board.ts';
import { CHIPS } from './data/chips.ts';
import { ITEMS } from './data/items.ts';
import { type LessonText, lessonText } from './text/lesson.ts';
import type { ClassicView } from './view.ts';

type At = Lived<ClassicView>;

const fact = (line: Say | undefined, at: number): Plain => line?.[at] ?? 0;
/** Legends do not lie on the road: what holds for other chips does not for them. */
const inDungeon = (at: At): boolean => toldOf(at, 'met-legend') !== undefined;
const power = ({ view, seat }: At): number => view.trainers[seat].power;

/** Of options that name a Pokémon after a colon: the one worth most by this measure. */
function best(
  { decision }: Asked<ClassicView>,
  start: string,
  worth: (dex: number) => number,
): string | null {
  const dexOf = (id: string): number => Number(id.slice(start.length));
  const fit = decision.options.map(({ id }) => id).filter((id) => id.startsWith(start));
  return fit.sort((a, b) => worth(dexOf(b)) - worth(dexOf(a)))[0] ?? null;
}

const attack = (dex: number): number => CHIPS[dex - 1].attack;
const worth = (dex: number): number => CHIPS[dex - 1].power;

/** The Ball that shifts a roll furthest. */
const BALLS = ITEMS.filter(({ kind }) => kind === 'poke-ball')
  .toSorted((a, b) => b.values.length - a.values.length)
  .map(({ id }) => `ball:${id}`);

/** Where to go: to the strongest chips, else to a town, else anywhere. */
function bestMove({ decision, view }: Asked<ClassicView>): string | null {
  const value = (at: string | undefined): number => {
    const space = at === undefined ? -1 : indexOf(at);
    if (space < 0) return -1;
    const chip = at === undefined ? undefined : view.circles[at];
    if (chip !== undefined) return 2 + COLOUR_OF[space] + (chip > 0 ? worth(chip) / 10 : 0);
    return SPACES[space].kind === 'city' ? 2 : 1;
  };
  const moves = decision.options.filter(({ id }) => id.startsWith('move:'));
  return moves.toSorted((a, b) => value(b.at) - value(a.at))[0]?.id ?? null;
}

/** The cheapest Attack Bonus card, alone. */
function oneBonus({ decision }: Asked<ClassicView>): readonly string[] | null {
  const [first] = decision.options;
  return first === undefined ? null : [first.id];
}

const topics: readonly Topic<ClassicView, LessonText>[] = [
  { id: 'goal', when: () => true, say: () => ['coach.goal'] },
  {
    id: 'starter',
    when: (at) => toldOf(at, 'got-starter', true) !== undefined,
    say: (at) => ['coach.starter', fact(toldOf(at, 'got-starter', true), 2) as number],
  },
  { id: 'road', when: (at) => toldOf(at, 'turn', true) !== undefined, say: () => ['coach.road'] },
  {
    id: 'wild',
    when: (at) => toldOf(at, 'appeared') !== undefined,
    say: (at) => ['coach.wild', fact(toldOf(at, 'appeared'), 1) as number],
  },
  {
    id: 'caught',
    when: (at) => toldOf(at, 'caught', true) !== undefined && !inDungeon(at),
    say: (at) => ['coach.caught', fact(toldOf(at, 'caught', true), 2) as number],
  },
  {
    id: 'missed',
    aside: true,
    when: (at) => toldOf(at, 'missed', true) !== undefined && !inDungeon(at),
    say: (at) => ['coach.missed', fact(toldOf(at, 'missed', true), 2) as number],
  },
  { id: 'items', when: (at) => toldOf(at, 'drew-items', true) !== undefined, say: () => ['coach.items'] },
  { id: 'event', when: (at) => toldOf(at, 'drew-event') !== undefined, say: () => ['coach.event'] },
  {
    id: 'ball',
    when: (at) => asks(at, 'ball'),
    say: (at) => ['coach.ball', fact(at.decision?.say, 1) as number],
    tries: ({ decision }) => optionLike(decision, ...BALLS),
    done: ['coach.ball-done'],
    strayed: ['coach.ball-strayed'],
  },
  {
    id: 'stop',
    when: (at) => asks(at, 'stop'),
    say: (at) => ['coach.stop', fact(at.decision?.say, 1) as number],
    tries: ({ decision }) => optionLike(decision, 'challenge'),
    done: ['coach.stop-done'],
    strayed: ['coach.stop-strayed'],
  },
  {
    id: 'send',
    when: (at) => asks(at, 'send'),
    say: () => ['coach.send'],
    tries: (at) => best(at, 'send:', attack),
    done: ['coach.send-done'],
    strayed: ['coach.send-strayed'],
  },
  {
    id: 'bonus',
    when: (at) => asks(at, 'bonus'),
    say: () => ['coach.bonus'],
    tries: oneBonus,
    done: ['coach.bonus-done'],
    strayed: ['coach.bonus-strayed'],
  },
  { id: 'fought', when: (at) => toldOf(at, 'won-battle') !== undefined, say: () => ['coach.fought'] },
  {
    id: 'revive',
    aside: true,
    when: (at) => asks(at, 'revive'),
    say: () => ['coach.revive'],
    tries: (at) => best(at, 'revive:', worth),
  },
  {
    id: 'fly',
    aside: true,
    when: (at) => asks(at, 'start') && at.decision !== null && optionLike(at.decision, 'fly:') !== null,
    say: () => ['coach.fly'],
    tries: ({ decision }) => optionLike(decision, 'fly:cerulean', 'fly:'),
    done: ['coach.fly-done'],
    strayed: ['coach.fly-strayed'],
  },
  {
    id: 'time-machine',
    aside: true,
    when: (at) => asks(at, 'time-machine'),
    say: () => ['coach.time-machine'],
  },
  {
    id: 'crossroads',
    when: (at) => asks(at, 'move'),
    say: () => ['coach.crossroads'],
    tries: bestMove,
    done: ['coach.crossroads-done'],
    strayed: ['coach.crossroads-strayed'],
  },
  { id: 'power', when: (at) => asks(at, 'move'), say: (at) => ['coach.power', power(at)] },
  { id: 'master', when: (at) => asks(at, 'move'), say: () => ['coach.master'] },
];

/** What to answer, by kind of question. */
const ADVICE: { readonly [kind: string]: (at: Asked<ClassicView>) => Answer | null } = {
  start: ({ decision }) => optionLike(decision, 'roll', 'enter'),
  move: bestMove,
  stop: ({ decision }) => optionLike(decision, 'go-on'),
  offer: () => [],
  'answer-offer': ({ decision }) => optionLike(decision, 'refuse'),
  ball: ({ decision }) => optionLike(decision, ...BALLS),
  'time-machine': ({ decision }) => optionLike(decision, 'pass'),
  'doll-challenge': ({ decision }) => optionLike(decision, 'use'),
  'doll-trade': ({ decision }) => optionLike(decision, 'use'),
  send: (at) => best(at, 'send:', attack),
  'send-final': (at) => best(at, 'send:', attack),
  bonus: oneBonus,
  'bonus-final': ({ decision }) => decision.options.slice(0, decision.max).map(({ id }) => id),
  revive: (at) => best(at, 'revive:', worth),
  center: (at) => best(at, 'revive:', worth),
  event: ({ decision }) => optionLike(decision, 'go-on', 'leave', 'pass'),
  dungeon: ({ decision }) => optionLike(decision, 'chip:'),
  chance: ({ decision }) => optionLike(decision, 'chip:'),
  'trade-want': (at) => best(at, 'take:', worth),
  'trade-give': (at) => best(at, 'give:', (dex) => -worth(dex)),
  fight: ({ decision }) => optionLike(decision, 'fight:'),
  'catch-any': ({ decision }) => optionLike(decision, 'chip:'),
  'last-potion': ({ decision }) => optionLike(decision, 'potion:'),
  'final-potion': ({ decision }) => optionLike(decision, 'potion:'),
  'over-limit': ({ decision }) => optionLike(decision, 'discard'),
  discards: ({ decision }) => decision.options.slice(0, decision.min).map(({ id }) => id),
};

export const lesson: Lesson<ClassicView, LessonText> = {
  options: {},
  deal: '7'.padStart(64, '0'),
  seats: [null, 'greedy'],
  topics,
  questions: {
    start: ['coach.q.start'],
    move: ['coach.q.move'],
    stop: ['coach.q.stop'],
    offer: ['coach.q.offer'],
    'answer-offer': ['coach.q.answer-offer'],
    ball: ['coach.q.ball'],
    'time-machine': ['coach.q.reroll'],
    'doll-challenge': ['coach.q.doll'],
    'doll-trade': ['coach.q.doll'],
    send: ['coach.q.send'],
    'send-final': ['coach.q.send'],
    bonus: ['coach.q.bonus'],
    'bonus-final': ['coach.q.bonus'],
    revive: ['coach.q.revive'],
    center: ['coach.q.revive'],
    event: ['coach.q.event'],
    dungeon: ['coach.q.dungeon'],
    chance: ['coach.q.chance'],
    'trade-want': ['coach.q.trade'],
    'trade-give': ['coach.q.trade'],
    fight: ['coach.q.fight'],
    'catch-any': ['coach.q.catch-any'],
    'last-potion': ['coach.q.potion'],
    'final-potion': ['coach.q.potion'],
    'over-limit': ['coach.q.discard'],
    discards: ['coach.q.discard'],
  },
  advice: (at) => ADVICE[at.decision.kind]?.(at) ?? null,
  most: 40,
  words: lessonText,
};
