/** The teaching match: from the first step to the first badge. */
import {
  type Answer,
  type Asked,
  asks,
  type Lesson,
  type Lived,
  optionLike,
  type Topic,
  toldOf,
} from '@indigo/kernel';
import { BY_CENTER, distancesFrom, SITES_BY, SQUARES, squareOf } from './board.ts';
import { CONTEST_NEEDS } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { chanceIn, contestantsIn, cutIn, fitIn, partyIn, placeOf } from './known.ts';
import type { SquareIndex } from './state.ts';
import { type LessonText, lessonText } from './text-lesson.ts';
import type { BadgesView } from './view.ts';

type At = Lived<BadgesView>;
type Question = Asked<BadgesView>;

/** With this chance of beating all of a Gym one goes in. */
const BRAVE = 0.4;

const siteOf = (id: string): number => SITES.findIndex((site) => id.endsWith(`:${site.id}`));
const has = ({ decision }: At, start: string): boolean =>
  decision !== null && optionLike(decision, start) !== null;
const dares = ({ view, seat }: At, site: number): boolean =>
  SITES[site].kind === 'gym'
    ? chanceIn(view, seat, site, 0) >= BRAVE
    : contestantsIn(view, seat, site) >= CONTEST_NEEDS;

/** A badge within reach: a Gym or Contest to enter from here. */
function badgeHere(at: Question): string | null {
  const doors = at.decision.options.filter(
    ({ id }) => id.startsWith('challenge:') || id.startsWith('compete:'),
  );
  return doors.find(({ id }) => dares(at, siteOf(id)))?.id ?? null;
}

/** Where there is something to do: a site one dares to enter, else a route with Pokémon left. */
function isWorth(at: At, square: SquareIndex, badges: boolean): boolean {
  const { view, seat } = at;
  if (badges)
    return SITES_BY[square].some((site) => !view.trainers[seat].badges.includes(site) && dares(at, site));
  const { route } = SQUARES[square];
  return route >= 0 && view.routes[route].wild > 0;
}

/** The step that leads nearest to what is worth it; null: one is as near as can be. */
function towards(at: Question): string | null {
  const { view, seat, decision } = at;
  const [cut, here] = [cutIn(view), placeOf(view, seat)];
  const squares = [...SQUARES.keys()];
  const badges = squares.filter((square) => isWorth(at, square, true));
  const wanted = badges.length > 0 ? badges : squares.filter((square) => isWorth(at, square, false));
  const far = (from: SquareIndex): number => {
    const steps = distancesFrom(from, cut);
    const reached = wanted.filter((square) => steps[square] >= 0);
    return reached.length === 0
      ? Number.POSITIVE_INFINITY
      : Math.min(...reached.map((square) => steps[square]));
  };
  const goes = decision.options
    .filter(({ id }) => id.startsWith('go:'))
    .map(({ id, at: place }) => ({
      id,
      far: far(squareOf(place ?? '')),
      steps: distancesFrom(here, cut)[squareOf(place ?? '')],
    }))
    .sort((a, b) => a.far - b.far || a.steps - b.steps);
  return goes.length > 0 && goes[0].far < far(here) ? goes[0].id : null;
}

/** What to do with a turn: a badge, the way to one, a catch, the way to one. */
function bestMove(at: Question): string | null {
  const { decision, view, seat } = at;
  const badge = badgeHere(at);
  if (badge !== null) return badge;
  const tired = partyIn(view, seat).filter(({ fainted }) => fainted).length;
  if (tired > fitIn(view, seat).length && has(at, 'swap')) return optionLike(decision, 'swap');
  const step = towards(at);
  const going = SQUARES.some((_, square) => isWorth(at, square, true));
  if (going && step !== null) return step;
  return optionLike(decision, 'capture') ?? step ?? optionLike(decision, 'end');
}

/** Who needs the least on the die. */
function bestFighter({ decision }: Question): string | null {
  const sends = decision.options.filter(({ id }) => id.startsWith('send:'));
  return sends.toSorted((a, b) => Number(a.say[2]) - Number(b.say[2]))[0]?.id ?? null;
}

const topics: readonly Topic<BadgesView, LessonText>[] = [
  { id: 'goal', when: () => true, say: () => ['coach.goal'] },
  {
    id: 'dice',
    when: (at) => asks(at, 'move'),
    say: ({ decision }) => ['coach.dice', Number(decision?.say[1])],
  },
  {
    id: 'walk',
    when: (at) => asks(at, 'move') && !has(at, 'capture') && partyIn(at.view, at.seat).length === 0,
    say: () => ['coach.walk'],
    tries: towards,
    done: ['coach.walk-done'],
    strayed: ['coach.walk-strayed'],
  },
  {
    id: 'capture',
    when: (at) => has(at, 'capture'),
    say: ({ view, seat }) => ['coach.capture', SQUARES[placeOf(view, seat)].route],
    tries: ({ decision }) => optionLike(decision, 'capture'),
    done: ['coach.capture-done'],
    strayed: ['coach.capture-strayed'],
  },
  {
    id: 'caught',
    when: (at) => toldOf(at, 'was-caught', true) !== undefined,
    say: (at) => ['coach.caught', Number(toldOf(at, 'was-caught', true)?.[2]), at.view.options.partyMax],
  },
  {
    id: 'types',
    when: (at) => asks(at, 'move') && partyIn(at.view, at.seat).length > 0,
    say: () => ['coach.types'],
  },
  {
    id: 'hm',
    aside: true,
    when: (at) => has(at, 'cut:') || has(at, 'surf:') || has(at, 'fly:'),
    say: () => ['coach.hm'],
    tries: ({ decision }) => optionLike(decision, 'cut:', 'surf:', 'fly:'),
    done: ['coach.hm-done'],
    strayed: ['coach.hm-strayed'],
  },
  {
    id: 'trade',
    when: (at) => has(at, 'trade:') && partyIn(at.view, at.seat).length > 1,
    say: () => ['coach.trade'],
  },
  {
    id: 'contest',
    when: (at) => asks(at, 'move') && partyIn(at.view, at.seat).length > 2,
    say: () => ['coach.contest'],
  },
  {
    id: 'center',
    aside: true,
    when: (at) =>
      has(at, 'swap') &&
      BY_CENTER[placeOf(at.view, at.seat)] &&
      partyIn(at.view, at.seat).some(({ fainted }) => fainted),
    say: () => ['coach.center'],
    tries: ({ decision }) => optionLike(decision, 'swap'),
    done: ['coach.center-done'],
    strayed: ['coach.center-strayed'],
  },
  {
    id: 'gym',
    when: (at) => has(at, 'challenge:'),
    say: ({ decision }) => ['coach.gym', siteOf((decision && optionLike(decision, 'challenge:')) ?? '')],
    tries: (at) => {
      const badge = badgeHere(at);
      return badge?.startsWith('challenge:') ? badge : null;
    },
    done: ['coach.gym-done'],
    strayed: ['coach.gym-strayed'],
  },
  {
    id: 'fight',
    when: (at) => asks(at, 'fight'),
    say: ({ decision }) => ['coach.fight', Number(decision?.say[1]), Number(decision?.say[2])],
    tries: bestFighter,
    done: ['coach.fight-done'],
    strayed: ['coach.fight-strayed'],
  },
  {
    id: 'fought',
    when: (at) => toldOf(at, 'won-fight', true) !== undefined || toldOf(at, 'fainted', true) !== undefined,
    say: () => ['coach.fought'],
  },
  {
    id: 'badge',
    when: (at) => toldOf(at, 'won-badge', true) !== undefined,
    say: (at) => ['coach.badge', Number(toldOf(at, 'won-badge', true)?.[2])],
  },
];

/** What to answer, by kind of question. */
const ADVICE: { readonly [kind: string]: (at: Question) => Answer | null } = {
  move: bestMove,
  exchange: ({ decision }) => optionLike(decision, 'let-go'),
  rearrange: () => [],
  offer: ({ decision }) =>
    [optionLike(decision, 'give:'), optionLike(decision, 'want:any', 'want:')].filter((id) => id !== null),
  'answer-offer': ({ decision }) => optionLike(decision, 'reject'),
  fight: bestFighter,
};

export const lesson: Lesson<BadgesView, LessonText> = {
  options: { firstSeat: 1 },
  deal: 'c'.padStart(64, '0'),
  seats: [null, 'greedy'],
  topics,
  questions: {
    move: ['coach.q.move'],
    exchange: ['coach.q.exchange'],
    rearrange: ['coach.q.rearrange'],
    offer: ['coach.q.offer'],
    'answer-offer': ['coach.q.answer-offer'],
    fight: ['coach.q.fight'],
  },
  advice: (at) => ADVICE[at.decision.kind]?.(at) ?? null,
  most: 60,
  words: lessonText,
};
