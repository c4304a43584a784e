/**
 * A teaching match: a fixed deal played by the real rules, and a coach who speaks about what comes up in it.
 *
 * How to write one (`games/<id>/src/lesson.ts`, fetched by `Ruleset.lesson`):
 * - Choose options and bots that make for a quick match. A bot must play the same under the same seed: no level that thinks by the clock.
 * - Write the topics in the order they should come, from the goal to winning, 8 to 15 of them. At a question the first topic speaks
 *   that was not lived through yet and whose `when` holds; one that only tells something may speak while nobody is asked. Ask `when` only about what the learner sees, is asked and was told.
 * - A topic without `tries` tells something: the learner reads it and goes on. A topic with `tries` is lived through by doing it. Who
 *   does otherwise hears `strayed`, and the topic comes up once more when it fits; then it counts as known.
 * - Give every kind of question a sentence in `questions` and an answer in `advice`: somebody who only does as advised gets to the end.
 * - Choose `deal` by trial: one in which whoever follows the advice meets all topics within some thirty answers.
 * - Say what is exact, short and friendly, and nothing that could be wrong for somebody who went another way.
 */
import type { Decision } from './decision.ts';
import type { Meanings } from './meaning.ts';
import type { Plain, Seat } from './plain.ts';
import type { OptionValues } from './ruleset.ts';
import { PASS } from './submit.ts';
import type { Facts, Say, Words } from './words.ts';

/** A sentence of these words: an unknown key or a wrong fact does not compile. */
export type SayOf<W extends Words> = string extends keyof W
  ? Say
  : { [K in keyof W & string]: readonly [key: K, ...facts: Facts<W[K]['say']>] }[keyof W & string];

/** A moment, as the learner lives it. */
export interface Lived<V extends Plain = Plain> {
  readonly view: V;
  readonly seat: Seat;
  /** Null: the learner is not asked. Things happen: dice fall, others move. */
  readonly decision: Decision | null;
  /** What was told since the learner's last answer. */
  readonly told: readonly Say[];
}

/** The moment of a question. */
export interface Asked<V extends Plain = Plain> extends Lived<V> {
  readonly decision: Decision;
}

/** An answer: the id of an option, or of every part of it. */
export type Answer = string | readonly string[];

/** Something to learn. */
export interface Topic<V extends Plain = Plain, W extends Words = Words> {
  readonly id: string;
  /** Whether it comes up: at a question or, if it has nothing to try, at any moment. */
  when(at: Lived<V>): boolean;
  /** What the coach says. */
  say(at: Lived<V>): SayOf<W>;
  /** What to try: an answer that is offered. Null: then it does not come up after all. */
  tries?(at: Asked<V>): Answer | null;
  /** Said when it was tried. */
  readonly done?: SayOf<W>;
  /** Said when the learner did something else. */
  readonly strayed?: SayOf<W>;
  /** Spoken of where it comes up; the lesson can end without it. */
  readonly aside?: true;
}

export interface Lesson<V extends Plain = Plain, W extends Words = Words> {
  readonly options: OptionValues;
  /** What settles all dice and cards: 32 bytes as hex. */
  readonly deal: string;
  /** By seat: the bot that sits there; null: the learner. */
  readonly seats: readonly (string | null)[];
  readonly topics: readonly Topic<V, W>[];
  /** What the coach says to a question no topic is about, by its kind. */
  readonly questions: { readonly [kind: string]: SayOf<W> | ((at: Asked<V>) => SayOf<W>) };
  /** What to answer where no topic says. Null: as the learner likes. */
  advice(at: Asked<V>): Answer | null;
  /** After so many answers the coach leaves, whatever did not come up. */
  readonly most: number;
  /** In other languages: `GameWords.lesson`. */
  readonly words: W;
}

/** How far a learner has come: plain data, kept with the match. */
export interface Coached {
  /** Topics lived through. */
  readonly known: readonly string[];
  /** Topics whose advice was not taken once. */
  readonly strayed: readonly string[];
  readonly answers: number;
  /** How many lines had been told at the last answer. */
  readonly lines: number;
  /** What the coach says to the last answer. */
  readonly reaction: Say | null;
}

export const UNTAUGHT: Coached = { known: [], strayed: [], answers: 0, lines: 0, reaction: null };

/** What the coach has to say at a moment. */
export interface Coaching {
  /** Null: it is about no topic. */
  readonly topic: string | null;
  /** Null: nothing. */
  readonly say: Say | null;
  readonly advice: Answer | null;
  /** It only tells something: the learner goes on by saying so. */
  readonly tells: boolean;
}

/** Lessons of all games do not care for the shape of each view. */
// biome-ignore lint/suspicious/noExplicitAny: only the game itself reads its views and words
export type AnyLesson = Lesson<any, any>;

/** What the coach says now, and advises. */
export function coaching(lesson: AnyLesson, coached: Coached, at: Lived): Coaching {
  const asked = isAsked(at) ? at : null;
  for (const topic of lesson.topics) {
    const { id, tries } = topic;
    if (coached.known.includes(id) || (tries !== undefined && asked === null) || !topic.when(at)) continue;
    if (tries === undefined) return { topic: id, say: topic.say(at), advice: null, tells: true };
    const advice = asked === null ? null : tries(asked);
    if (advice !== null) return { topic: id, say: topic.say(at), advice, tells: false };
  }
  if (asked === null) return { topic: null, say: null, advice: null, tells: false };
  const { kind } = asked.decision;
  const said = Object.hasOwn(lesson.questions, kind) ? lesson.questions[kind] : null;
  const say = typeof said === 'function' ? said(asked) : said;
  return { topic: null, say, advice: lesson.advice(asked), tells: false };
}

const isAsked = (at: Lived): at is Asked => at.decision !== null;

/** The learner has read what the coach told. */
export const heard = (coached: Coached, topic: string): Coached =>
  coached.known.includes(topic) ? coached : { ...coached, known: [...coached.known, topic] };

/** The learner has answered. `lines`: how many had been told by then. */
export function answered(
  lesson: AnyLesson,
  coached: Coached,
  at: Asked,
  answer: Answer,
  lines: number,
): Coached {
  const { topic: id, advice, tells } = coaching(lesson, coached, at);
  const topic = lesson.topics.find((one) => one.id === id);
  const next = { ...coached, answers: coached.answers + 1, lines, reaction: null };
  if (topic === undefined) return next;
  if (tells) return heard(next, topic.id);
  if (advice !== null && sameAnswer(advice, answer))
    return { ...heard(next, topic.id), reaction: topic.done ?? null };
  const again = coached.strayed.includes(topic.id);
  const known = again ? heard(next, topic.id) : next;
  return { ...known, strayed: [...coached.strayed, topic.id], reaction: topic.strayed ?? null };
}

/** Parts may be named in any order. */
export const sameAnswer = (a: Answer, b: Answer): boolean =>
  typeof a === 'string' || typeof b === 'string'
    ? a === b
    : a.length === b.length && a.every((id) => b.includes(id));

/** Whether all that had to come up was lived through. */
export const isTaught = ({ topics, most }: AnyLesson, { known, answers }: Coached): boolean =>
  answers >= most || topics.every(({ id, aside }) => aside || known.includes(id));

/** For topics: the id of the first option that fits, null where none does. */
export const optionLike = ({ options }: Decision, ...starts: readonly string[]): string | null => {
  for (const start of starts) {
    const found = options.find(({ id }) => id === start || id.startsWith(start));
    if (found !== undefined) return found.id;
  }
  return null;
};

/** For topics: the last line of this key that was told, about the learner if `own`. */
export const toldOf = (
  { told, seat }: Pick<Lived, 'told' | 'seat'>,
  key: string,
  own = false,
): Say | undefined => told.findLast((line) => line[0] === key && (!own || line[1] === seat));

/** For topics: whether the learner is asked a question of one of these kinds. */
export const asks = ({ decision }: Pick<Lived, 'decision'>, ...kinds: readonly string[]): boolean =>
  decision !== null && kinds.includes(decision.kind);

/**
 * For advice: what the game's own meanings speak for. The natural act, else what is likeliest to come off, else the first that
 * neither ends nor harms anything. Windows pass; of parts no more than must be.
 */
export function likeliest<V extends Plain>(
  meanings: Pick<Meanings<V>, 'option'>,
  { view, decision }: Asked<V>,
): Answer | null {
  const { options, shape, mode, min } = decision;
  if (shape !== 'pick') return options.slice(0, min).map(({ id }) => id);
  const means = options.map((face) => ({ id: face.id, ...meanings.option(view, decision, face) }));
  const natural = means.find(({ role }) => role === 'natural');
  if (natural !== undefined) return natural.id;
  if (mode === 'first') return PASS;
  const open = means.filter(({ role }) => role === undefined);
  const rated = open.filter(({ odds }) => odds !== undefined);
  const best = rated.toSorted((a, b) => (b.odds?.chance ?? 0) - (a.odds?.chance ?? 0))[0];
  return (best ?? open[0] ?? means[0])?.id ?? null;
}
