/** The teaching match: a short adventure on the small map, and the first blows of the League. */
import {
  type Answer,
  type Asked,
  asks,
  type Lesson,
  type Lived,
  likeliest,
  optionLike,
  type SayOf,
  type Topic,
  toldOf,
} from '@indigo/kernel';
import { boardIn } from './meanings/waiting.ts';
import { meanings } from './meanings.ts';
import { type LessonText, lessonText } from './text/lesson.ts';
import type { MasterView } from './view.ts';

type At = Lived<MasterView>;
type Question = Asked<MasterView>;

/** So many take part in a match of the League. */
const TEAM = 3;
/** With this part of its hearts a team goes on. */
const FIT = 0.5;

const fact = ({ decision }: At, at: number): number => Number(decision?.say[at]);
const has = ({ decision }: At, start: string): boolean =>
  decision !== null && optionLike(decision, start) !== null;
const teamOf = ({ view, seat }: At) => view.players[seat].team;

const isFit = (at: At): boolean => {
  const team = teamOf(at);
  return (
    team.reduce((sum, { hearts }) => sum + hearts, 0) >= FIT * team.reduce((sum, { max }) => sum + max, 0)
  );
};

/** How many steps every location is from the nearest that fits. */
function stepsTo(view: MasterView, fits: (node: number) => boolean): readonly number[] {
  const { spaces, ways } = boardIn(view);
  const steps = spaces.map((_, node) => (fits(node) ? 0 : Number.POSITIVE_INFINITY));
  const queue = spaces.flatMap((_, node) => (fits(node) ? [node] : []));
  for (const node of queue)
    for (const { to } of ways[node]) {
      if (steps[to] <= steps[node] + 1) continue;
      steps[to] = steps[node] + 1;
      queue.push(to);
    }
  return steps;
}

/** A wild Pokémon lies here, turned up or not. */
const isWild = (view: MasterView, node: number): boolean => {
  const { id, kind } = boardIn(view).spaces[node];
  return kind === 'wild' && view.spots[id] !== undefined;
};

/** The step that leads nearest to a wild Pokémon or, hurt, to a city; past no trainer. */
function bestStep(at: Question): string | null {
  const { view, seat, decision } = at;
  const { spaces } = boardIn(view);
  const nodeOf = (place: string | undefined): number => spaces.findIndex(({ id }) => id === place);
  const heals = !isFit(at);
  const steps = stepsTo(view, (node) => (heals ? spaces[node].city >= 0 : isWild(view, node)));
  const moves = decision.options
    .filter(({ id, at: place }) => id.startsWith('move:') && spaces[nodeOf(place)]?.kind !== 'trainer')
    .toSorted((a, b) => steps[nodeOf(a.at)] - steps[nodeOf(b.at)]);
  const here = steps[nodeOf(view.players[seat].at)];
  const [best] = moves;
  return best !== undefined && steps[nodeOf(best.at)] < here ? best.id : null;
}

const meetsWild = (at: At): boolean => {
  const { view, seat } = at;
  const { spaces } = boardIn(view);
  return (
    has(at, 'interact') &&
    isWild(
      view,
      spaces.findIndex(({ id }) => id === view.players[seat].at),
    )
  );
};

/** What to do with an action: deal with a wild Pokémon, walk to one, rest. */
function bestAct(at: Question): string | null {
  const { decision } = at;
  if (meetsWild(at) && isFit(at)) return optionLike(decision, 'interact');
  return bestStep(at) ?? optionLike(decision, ...(isFit(at) ? [] : ['camp']), 'pass');
}

/** Whoever can be caught joins until the team is whole; then they are fought. */
const bestWild = (at: Question): string | null =>
  optionLike(at.decision, ...(teamOf(at).length < TEAM ? ['catch'] : []), 'defeat', 'catch', '');

/** One ball for each place that asks for one. */
function allBalls({ decision }: Question): readonly string[] {
  const slots = new Map<string, string>();
  for (const { id } of decision.options) {
    const [slot] = id.split(':');
    if (!slots.has(slot)) slots.set(slot, id);
  }
  return [...slots.values()];
}

/** On the field: an attack that reaches somebody of the other side, else a step, else the next Pokémon. */
function fieldAct({ view, decision }: Question): string | null {
  const strikes = decision.options.find((face) => meanings.option(view, decision, face).role === 'natural');
  return strikes?.id ?? optionLike(decision, 'step:', 'end', '');
}

const topics: readonly Topic<MasterView, LessonText>[] = [
  { id: 'goal', when: () => true, say: () => ['coach.goal'] },
  {
    id: 'starter',
    when: (at) => asks(at, 'starter'),
    say: () => ['coach.starter'],
    tries: ({ decision }) => optionLike(decision, ''),
    done: ['coach.starter-done'],
    strayed: ['coach.starter-strayed'],
  },
  { id: 'actions', when: (at) => asks(at, 'act'), say: () => ['coach.actions'] },
  {
    id: 'meet',
    when: (at) => asks(at, 'act') && meetsWild(at),
    say: () => ['coach.meet'],
    tries: ({ decision }) => optionLike(decision, 'interact'),
    done: ['coach.meet-done'],
    strayed: ['coach.meet-strayed'],
  },
  {
    id: 'walk',
    when: (at) => asks(at, 'act') && !meetsWild(at),
    say: () => ['coach.walk'],
    tries: bestStep,
    done: ['coach.walk-done'],
    strayed: ['coach.walk-strayed'],
  },
  {
    id: 'catch',
    when: (at) => asks(at, 'wild') && has(at, 'catch'),
    say: (at) => ['coach.catch', fact(at, 1)],
    tries: ({ decision }) => optionLike(decision, 'catch'),
    done: ['coach.catch-done'],
    strayed: ['coach.catch-strayed'],
  },
  { id: 'balls', aside: true, when: (at) => asks(at, 'balls'), say: () => ['coach.balls'] },
  {
    id: 'caught',
    when: (at) => toldOf(at, 'caught', true) !== undefined,
    say: (at) => ['coach.caught', Number(toldOf(at, 'caught', true)?.[2])],
  },
  {
    id: 'fight',
    when: (at) => asks(at, 'wild') && has(at, 'defeat'),
    say: (at) => ['coach.fight', fact(at, 1)],
    tries: ({ decision }) => optionLike(decision, 'defeat'),
    done: ['coach.fight-done'],
    strayed: ['coach.fight-strayed'],
  },
  { id: 'damage', aside: true, when: (at) => asks(at, 'place'), say: () => ['coach.damage'] },
  { id: 'xp', aside: true, when: (at) => asks(at, 'xp'), say: () => ['coach.xp'] },
  {
    id: 'camp',
    when: (at) => asks(at, 'act') && teamOf(at).some(({ hearts, max }) => hearts < max),
    say: () => ['coach.camp'],
  },
  {
    id: 'trainer',
    aside: true,
    when: (at) => asks(at, 'commit'),
    say: (at) => ['coach.trainer', fact(at, 1)],
  },
  {
    id: 'adventure-over',
    when: (at) => toldOf(at, 'adventure-over') !== undefined,
    say: () => ['coach.adventure-over'],
  },
  {
    id: 'field',
    when: (at) => asks(at, 'field-side', 'field-commit', 'field-place', 'field-act'),
    say: () => ['coach.field'],
  },
  {
    id: 'field-act',
    when: (at) => asks(at, 'field-act'),
    say: () => ['coach.act'],
    tries: fieldAct,
    done: ['coach.act-done'],
    strayed: ['coach.act-strayed'],
  },
  {
    id: 'aim',
    aside: true,
    when: (at) => asks(at, 'field-lay'),
    say: () => ['coach.aim'],
    tries: (at) => likeliest(meanings, at),
    done: ['coach.aim-done'],
    strayed: ['coach.aim-strayed'],
  },
  {
    id: 'master',
    when: (at) => toldOf(at, 'f.lost-hearts') !== undefined,
    say: () => ['coach.master'],
  },
];

const ADVICE: { readonly [kind: string]: (at: Question) => Answer | null } = {
  act: bestAct,
  wild: bestWild,
  balls: allBalls,
  'field-act': fieldAct,
};

/** The sentence of each kind of question that is no topic. */
const SAID: readonly (readonly [say: SayOf<LessonText>, kinds: string])[] = [
  [['coach.q.starter'], 'starter'],
  [['coach.q.act'], 'act'],
  [['coach.q.wild'], 'wild'],
  [['coach.q.balls'], 'balls'],
  [['coach.q.place'], 'place reflect'],
  [['coach.q.xp'], 'xp'],
  [['coach.q.choose'], 'type-token stone teach learn dojo-prize boss-prize trade-in draft flip smokescreen'],
  [['coach.q.battle'], 'commit hit'],
  [['coach.q.leader'], 'package object accept power-use power-card power-foe'],
  [['coach.q.shop'], 'basket pay shop'],
  [['coach.q.trade'], 'offer counter answer-offer answer-counter meet opponent'],
  [
    ['coach.q.prepare'],
    'field-side field-commit field-place field-beginner field-promise field-flipped field-reserve field-reserve-for',
  ],
  [
    ['coach.q.field'],
    'field-pick field-act field-lay field-lay-again field-free-move field-free-attack field-copy field-push field-toss field-teleport field-disable field-boulder field-sudden field-sudden-when',
  ],
  [
    ['coach.q.power'],
    'field-mime field-reckless field-shed field-share field-download field-surge field-guard field-endure field-rally field-feint',
  ],
];

export const lesson: Lesson<MasterView, LessonText> = {
  options: { simplified: true, quickTable: true, maxRounds: 3, first: 1 },
  deal: '1'.padStart(64, '0'),
  seats: [null, 'greedy'],
  topics,
  questions: Object.fromEntries(SAID.flatMap(([say, kinds]) => kinds.split(' ').map((kind) => [kind, say]))),
  advice: (at) => (ADVICE[at.decision.kind] ?? ((asked: Question) => likeliest(meanings, asked)))(at),
  most: 70,
  words: lessonText,
};
