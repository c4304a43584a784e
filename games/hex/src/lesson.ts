/** The teaching match: from the first roll to the first badge, and what wins. */
import {
  type Answer,
  type Asked,
  asks,
  type Face,
  type Lesson,
  type Lived,
  likeliest,
  optionLike,
  type SayOf,
  type Topic,
  toldOf,
} from '@indigo/kernel';
import { LEADER_OF, SPACES, spaceOf } from './board.ts';
import { challengeOdds } from './meanings/odds.ts';
import { meanings } from './meanings.ts';
import { wants } from './rules/gym.ts';
import { boardSeen, playerSeen } from './seen.ts';
import { type LessonText, lessonText } from './text/lesson.ts';
import type { HexView } from './view.ts';

type At = Lived<HexView>;
type Question = Asked<HexView>;

/** With this chance one fights a Leader. */
const FAIR = 0.5;
/** What a stop is worth beside a Pokémon, whose odds are added. */
const WORTH = { leader: 3, pokemon: 1, event: 0.9, visit: 1.2 };

const fact = ({ decision }: At, at: number): number => Number(decision?.say[at]);
const has = ({ decision }: At, start: string): boolean =>
  decision !== null && optionLike(decision, start) !== null;
const me = ({ view, seat }: At) => playerSeen(view.players[seat]);
const leaderHere = (at: At): number => LEADER_OF[SPACES[me(at).at].hexagon];

/** The chance against the Leader of a city; 0 where there is none to beat. */
function chanceAt(at: At, leader: number): number {
  return leader >= 0 && wants(me(at), leader) ? challengeOdds(at.view, at.seat, leader).chance : 0;
}

/** Where to go: to a Leader one can beat, to a city not seen yet, to a Pokémon. */
function bestMove(at: Question): string | null {
  const { view, seat, decision } = at;
  const worth = (face: Face): number => {
    const space = SPACES[spaceOf(face.at ?? '')];
    if (space === undefined || face.id.startsWith('pay:')) return 0;
    if (space.kind === 'city') {
      const chance = chanceAt(at, LEADER_OF[space.hexagon]);
      if (chance >= FAIR) return WORTH.leader + chance;
      const slot = boardSeen(view).indexOf(space.hexagon);
      return view.players[seat].visited[slot] ? 0 : WORTH.visit;
    }
    if (space.kind === 'event' || space.kind === 'super') return WORTH.event;
    return WORTH.pokemon + (meanings.option(view, decision, face).odds?.chance ?? 0);
  };
  return decision.options.toSorted((a, b) => worth(b) - worth(a))[0]?.id ?? null;
}

const topics: readonly Topic<HexView, LessonText>[] = [
  { id: 'goal', when: () => true, say: () => ['coach.goal'] },
  {
    id: 'starter',
    when: (at) => toldOf(at, 'starter', true) !== undefined,
    say: (at) => ['coach.starter', Number(toldOf(at, 'starter', true)?.[2])],
  },
  {
    id: 'trainer',
    when: (at) => toldOf(at, 'trainer-active', true) !== undefined,
    say: (at) => ['coach.trainer', Number(toldOf(at, 'trainer-active', true)?.[2])],
  },
  {
    id: 'turn',
    aside: true,
    when: (at) => asks(at, 'turn') && has(at, 'roll'),
    say: () => ['coach.turn'],
    tries: ({ decision }) => optionLike(decision, 'roll-two', 'roll'),
    done: ['coach.turn-done'],
    strayed: ['coach.turn-strayed'],
  },
  {
    id: 'move',
    when: (at) => asks(at, 'move'),
    say: () => ['coach.move'],
    tries: bestMove,
    done: ['coach.move-done'],
    strayed: ['coach.move-strayed'],
  },
  {
    id: 'wild',
    when: (at) => toldOf(at, 'appeared') !== undefined,
    say: (at) => ['coach.wild', Number(toldOf(at, 'appeared')?.[1])],
  },
  {
    id: 'caught',
    when: (at) => toldOf(at, 'caught', true) !== undefined,
    say: (at) => ['coach.caught', Number(toldOf(at, 'caught', true)?.[2])],
  },
  {
    id: 'ball',
    aside: true,
    when: (at) => asks(at, 'ball'),
    say: () => ['coach.ball'],
    tries: (at) => likeliest(meanings, at),
    done: ['coach.ball-done'],
    strayed: ['coach.ball-strayed'],
  },
  { id: 'items', when: (at) => toldOf(at, 'got-items') !== undefined, say: () => ['coach.items'] },
  { id: 'event', when: (at) => toldOf(at, 'drew-event') !== undefined, say: () => ['coach.event'] },
  {
    id: 'city',
    when: ({ view, seat }) => view.players[seat].visited.some(Boolean),
    say: () => ['coach.city'],
  },
  {
    id: 'gym',
    when: (at) => has(at, 'gym') || has(at, 'stay'),
    say: (at) => ['coach.gym', leaderHere(at)],
    tries: (at) => (chanceAt(at, leaderHere(at)) >= FAIR ? optionLike(at.decision, 'gym', 'stay') : null),
    done: ['coach.gym-done'],
    strayed: ['coach.gym-strayed'],
  },
  {
    id: 'send',
    when: (at) => asks(at, 'send-gym'),
    say: (at) => ['coach.send', fact(at, 1)],
    tries: (at) => likeliest(meanings, at),
    done: ['coach.send-done'],
    strayed: ['coach.send-strayed'],
  },
  {
    id: 'lay',
    aside: true,
    when: (at) => asks(at, 'lay-gym'),
    say: () => ['coach.lay'],
    tries: (at) => likeliest(meanings, at),
  },
  {
    id: 'lost',
    aside: true,
    when: (at) => toldOf(at, 'lost-to-leader', true) !== undefined,
    say: () => ['coach.lost'],
  },
  {
    id: 'badge',
    when: (at) => toldOf(at, 'badge', true) !== undefined,
    say: (at) => {
      const [, , leader, have] = toldOf(at, 'badge', true) ?? [];
      return ['coach.badge', Number(leader), Number(have)];
    },
  },
  {
    id: 'league',
    when: ({ view, seat }) => view.players[seat].badges.length > 0,
    say: () => ['coach.league'],
  },
];

const ADVICE: { readonly [kind: string]: (at: Question) => Answer | null } = {
  turn: (at) =>
    has(at, 'stay') && chanceAt(at, leaderHere(at)) >= FAIR
      ? optionLike(at.decision, 'stay')
      : optionLike(at.decision, 'roll-two', 'roll', ''),
  move: bestMove,
  after: (at) =>
    optionLike(at.decision, ...(chanceAt(at, leaderHere(at)) >= FAIR ? ['gym'] : []), 'done', 'pass', ''),
};

/** The sentence of each kind of question that is no topic. */
const SAID: readonly (readonly [say: SayOf<LessonText>, kinds: string])[] = [
  [['coach.q.turn'], 'turn last'],
  [['coach.q.move'], 'move'],
  [['coach.q.die'], 'which-die how-far how-many-dice'],
  [['coach.q.pay'], 'pay-items price-items give-up aqua-discard'],
  [['coach.q.after'], 'after'],
  [
    ['coach.q.trainer'],
    'keep-trainer name-active new-trainer renew-trainer swap-trainer magma-swap drop-trainer',
  ],
  [['coach.q.discards'], 'discards renew-items swap-items'],
  [['coach.q.ball'], 'ball'],
  [['coach.q.send'], 'send send-next send-gym'],
  [['coach.q.lay'], 'lay lay-gym'],
  [['coach.q.lock'], 'lock upgrade'],
  [
    ['coach.q.card'],
    'pay-for-event pick-event search-colour search-type sell-colour assign buy aqua-take aqua-draw predict predict-next silver wally which-achievement which-colour name-colour',
  ],
  [['coach.q.whom'], 'duel-whom settle-tie fool rob victim second-victim point-at meet-whom which-leader'],
  [
    ['coach.q.mon'],
    'trade-give trade-take take-on-route try-there gift try-afar try-water sell exchange return-for-stronger lure-which swap-which swap-with take-which reveal-which machine-try leave-one breed try-which',
  ],
  [['coach.q.where'], 'dig-to go-city cast-where fly-where'],
  [['coach.q.trade'], 'trade-with offer-cards offer-items want-items'],
  [['coach.q.answer'], 'answer-offer'],
  [['coach.q.react'], 'on-roll on-count on-event on-copy on-hit on-reveal on-fail on-loss on-draw'],
  [['coach.q.league'], 'send-against send-elite lay-elite most-captures choose-rival'],
];

export const lesson: Lesson<HexView, LessonText> = {
  options: {},
  deal: '0'.padStart(64, '0'),
  seats: [null, 'greedy'],
  topics,
  questions: Object.fromEntries(SAID.flatMap(([say, kinds]) => kinds.split(' ').map((kind) => [kind, say]))),
  advice: (at) => (ADVICE[at.decision.kind] ?? ((asked: Question) => likeliest(meanings, asked)))(at),
  most: 60,
  words: lessonText,
};
