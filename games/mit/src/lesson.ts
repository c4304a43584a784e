/** The teaching match: from the first partner to the first badge. */
import {
  type Answer,
  type Asked,
  asks,
  type Face,
  type Lesson,
  type Lived,
  optionLike,
  type Topic,
  toldOf,
} from '@indigo/kernel';
import { IS_CENTER, LEADER_AT, ROUTE_AT } from './board.ts';
import { CARDS, cardOf, FACE_OF, senseOf } from './cards.ts';
import { ATTACKS } from './data/attacks.ts';
import { DIE_SIDES, WEAKNESS } from './data/rules.ts';
import { SQUARES } from './data/squares.ts';
import { type LessonText, lessonText } from './text-lesson.ts';
import type { MitView } from './view.ts';

type At = Lived<MitView>;
type Question = Asked<MitView>;

/** So many one gathers before the first Gym. */
const TEAM = 2;
/** With this much of its HP the team is fit to fight. */
const FIT = 0.6;
/** A die as high as this catches. */
const LIKELY = 3;
/** The Gym of the first Leader there is, which is not the first on the road. */
const FIRST_GYM = LEADER_AT.indexOf(0);

const has = ({ decision }: At, start: string): boolean =>
  decision !== null && optionLike(decision, start) !== null;
const fact = ({ decision }: At, at: number): number => Number(decision?.say[at]);
const teamOf = ({ view, seat }: At) => view.trainers[seat].team;
const isFit = (at: At): boolean => {
  const team = teamOf(at);
  return team.reduce((sum, { hp }) => sum + hp, 0) >= FIT * team.reduce((sum, { max }) => sum + max, 0);
};

/** The attack that hurts most on the average; weakness counts. */
function bestAttack(at: Question): string | null {
  const enemy = FACE_OF[fact(at, 3)];
  const hurts = ({ say }: Face): number => {
    const attack = ATTACKS[Number(say[1])];
    const damage = attack.damage + (attack.damage > 0 ? WEAKNESS * senseOf(enemy, attack.type) : 0);
    return damage * Math.min(DIE_SIDES, Number(say[2]));
  };
  const attacks = at.decision.options.filter(({ id }) => id.startsWith('attack:'));
  return attacks.toSorted((a, b) => hurts(b) - hurts(a))[0]?.id ?? null;
}

/** A Pokéball where it is likely to catch. */
function likelyBall({ decision }: Question): string | null {
  const ball = decision.options.find(({ id }) => id === 'ball');
  return ball !== undefined && Number(ball.say[1]) >= LIKELY ? ball.id : null;
}

/** Where to go: to a route for a team, to a Center if hurt, then to the first Gym. */
function bestWalk(at: Question): string | null {
  const squareOf = (place: string | undefined): number => SQUARES.findIndex(({ id }) => id === place);
  const wantsTeam = teamOf(at).length < TEAM;
  const worth = (face: Face): number => {
    const square = squareOf(face.at);
    if (square < 0 || square > FIRST_GYM) return -1;
    if (wantsTeam) return ROUTE_AT[square] >= 0 ? 100 + square : square;
    if (!isFit(at)) return IS_CENTER[square] ? 100 : square / 10;
    return square === FIRST_GYM ? 100 : LEADER_AT[square] >= 0 ? 0 : square;
  };
  return at.decision.options.toSorted((a, b) => worth(b) - worth(a))[0]?.id ?? null;
}

/** The one of the own team with most HP. */
function fittest({ decision, view, seat }: Question): string | null {
  const hp = (id: string): number => view.trainers[seat].team.find(({ card }) => card === id)?.hp ?? 0;
  return decision.options.toSorted((a, b) => hp(b.id) - hp(a.id))[0]?.id ?? null;
}

/** Whoever of the team is least worth keeping: the one with least HP on its card. */
function weakest({ decision, view, seat }: Question): string | null {
  const most = (id: string): number => view.trainers[seat].team.find(({ card }) => card === id)?.max ?? 0;
  return decision.options.toSorted((a, b) => most(a.id) - most(b.id))[0]?.id ?? null;
}

const isOwnFight = ({ view, seat }: At): boolean => view.battle?.sides[0].owner === seat;

const topics: readonly Topic<MitView, LessonText>[] = [
  { id: 'goal', when: () => true, say: () => ['coach.goal'] },
  {
    id: 'starter',
    when: (at) => asks(at, 'starter'),
    say: () => ['coach.starter'],
    tries: ({ decision }) => optionLike(decision, 'squirtle', ''),
    done: ['coach.starter-done'],
    strayed: ['coach.starter-strayed'],
  },
  {
    id: 'walk',
    when: (at) => asks(at, 'walk'),
    say: (at) => ['coach.walk', fact(at, 1)],
    tries: bestWalk,
    done: ['coach.walk-done'],
    strayed: ['coach.walk-strayed'],
  },
  {
    id: 'wild',
    when: (at) => has(at, 'wild'),
    say: () => ['coach.wild'],
    tries: ({ decision }) => optionLike(decision, 'wild'),
    done: ['coach.wild-done'],
    strayed: ['coach.wild-strayed'],
  },
  {
    id: 'ball',
    when: (at) => has(at, 'ball'),
    say: ({ decision }) => ['coach.ball', Number(decision?.options.find(({ id }) => id === 'ball')?.say[1])],
    tries: likelyBall,
    done: ['coach.ball-done'],
    strayed: ['coach.ball-strayed'],
  },
  {
    id: 'attack',
    when: (at) => asks(at, 'act') && isOwnFight(at),
    say: (at) => ['coach.attack', fact(at, 3)],
    tries: bestAttack,
    done: ['coach.attack-done'],
    strayed: ['coach.attack-strayed'],
  },
  {
    id: 'caught',
    when: (at) => toldOf(at, 'caught', true) !== undefined,
    say: (at) => ['coach.caught', Number(toldOf(at, 'caught', true)?.[2])],
  },
  {
    id: 'damage',
    when: (at) => asks(at, 'turn') && teamOf(at).some(({ hp, max }) => hp < max),
    say: () => ['coach.damage'],
  },
  {
    id: 'gym',
    when: (at) => asks(at, 'gym'),
    say: (at) => ['coach.gym', fact(at, 1)],
    tries: (at) => (fact(at, 1) === 0 ? optionLike(at.decision, 'fight') : null),
    done: ['coach.gym-done'],
    strayed: ['coach.gym-strayed'],
  },
  {
    id: 'lost',
    aside: true,
    when: (at) => toldOf(at, 'lost-gym', true) !== undefined || toldOf(at, 'lost-wild', true) !== undefined,
    say: () => ['coach.lost'],
  },
  {
    id: 'evolve',
    aside: true,
    when: (at) => asks(at, 'evolve'),
    say: () => ['coach.evolve'],
    tries: ({ decision }) => decision.options.find(({ id }) => id !== 'leave')?.id ?? null,
  },
  {
    id: 'badge',
    when: (at) => toldOf(at, 'got-badge', true) !== undefined,
    say: (at) => ['coach.badge', Number(toldOf(at, 'got-badge', true)?.[2])],
  },
];

/** What to answer, by kind of question. */
const ADVICE: { readonly [kind: string]: (at: Question) => Answer | null } = {
  starter: ({ decision }) => optionLike(decision, 'squirtle', ''),
  turn: (at) => optionLike(at.decision, ...(teamOf(at).length < TEAM ? ['wild'] : []), 'move'),
  walk: bestWalk,
  call: ({ decision }) => optionLike(decision, 'pass', ''),
  gym: (at) => optionLike(at.decision, isFit(at) ? 'fight' : 'leave', ''),
  'select-wild': (at) => [fittest(at) ?? ''],
  'select-gym': (at) => [bestLead(at) ?? ''],
  'select-player': (at) => [fittest(at) ?? ''],
  act: (at) => likelyBall(at) ?? bestAttack(at),
  'act-leader': bestAttack,
  replace: fittest,
  release: weakest,
  evolve: ({ decision }) => decision.options.find(({ id }) => id !== 'leave')?.id ?? null,
};

/** Against a Leader: the starter if it is there, for it hits hardest; of a Leader's own team anybody. */
function bestLead(at: Question): string | null {
  const starter = at.decision.options.find(({ id }) => CARDS[cardOf(id)].back === 'starter');
  return starter?.id ?? fittest(at);
}

export const lesson: Lesson<MitView, LessonText> = {
  options: {},
  deal: '4'.padStart(64, '0'),
  seats: [null, 'greedy'],
  topics,
  questions: {
    starter: ['coach.q.starter'],
    turn: ['coach.q.turn'],
    walk: ['coach.q.walk'],
    call: ['coach.q.call'],
    gym: ['coach.q.gym'],
    'select-wild': ['coach.q.select'],
    'select-gym': ['coach.q.select'],
    'select-player': ['coach.q.select'],
    act: ['coach.q.act'],
    'act-leader': ['coach.q.act-leader'],
    replace: ['coach.q.replace'],
    release: ['coach.q.release'],
    evolve: ['coach.q.evolve'],
  },
  advice: (at) => ADVICE[at.decision.kind]?.(at) ?? null,
  most: 60,
  words: lessonText,
};
