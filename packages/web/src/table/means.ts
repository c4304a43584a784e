import {
  type AnyFront,
  type Decision,
  type Face,
  type Journey,
  type LineMeaning,
  lineMeaning,
  moverOf,
  type OptionMeaning,
  type Plain,
  type QuestionMeaning,
  type Say,
  type Scene,
} from '@indigo/kernel';
import { shortest } from './paths.ts';

/** What a question and its options mean, found once each. */
export interface Means {
  readonly question: QuestionMeaning;
  option(face: Face): OptionMeaning;
  /** What sending these parts together means; `ids`: one for each, first to last. */
  together(parts: readonly Face[], ids: readonly string[]): OptionMeaning;
}

const NOTHING: OptionMeaning & QuestionMeaning = {};

/** `view`: what the one who is asked sees at that very question. */
export function meansOf(ruleset: AnyFront, view: Plain, decision: Decision | null): Means {
  if (decision === null) return { question: NOTHING, option: () => NOTHING, together: () => NOTHING };
  const { meanings } = ruleset;
  const found = new Map<string, OptionMeaning>();
  let scene: Scene | null = null;
  const mean = (face: Face): OptionMeaning => {
    if (meanings !== undefined) return meanings.option(view, decision, face);
    scene ??= ruleset.scene(view);
    return wayOnly(scene, decision, face);
  };
  const question = meanings?.question(view, decision) ?? NOTHING;
  for (const journey of question.journeys ?? []) found.set(journeyFace(journey).id, journey.meaning);
  return {
    question,
    together: (parts, ids) => question.series?.after(ids).meaning ?? question.together?.(parts) ?? NOTHING,
    option: (face) => {
      const known = found.get(face.id) ?? mean(face);
      found.set(face.id, known);
      return known;
    },
  };
}

/** A way over several answers, as if it were one of them. */
const journeyFace = ({ at, say, ids }: Journey): Face => ({ id: `way ${ids.join(' ')}`, say, at });

/** The question with all that can be decided in one go: places further on, or the questions after it. */
export function inOneGo(decision: Decision, { journeys = [], series }: QuestionMeaning): Decision {
  if (series !== undefined) return { ...decision, shape: 'offer' };
  const known = new Set(decision.options.map(({ at }) => at));
  const more = journeys.filter(({ at }) => !known.has(at)).map(journeyFace);
  return more.length === 0 ? decision : { ...decision, options: [...decision.options, ...more] };
}

/** The answers an option stands for: those of a way, or the one it is. */
export const answersOf = ({ id }: Face, { journeys = [] }: QuestionMeaning): readonly string[] =>
  journeys.find((journey) => journeyFace(journey).id === id)?.ids ?? [id];

/** It can be seen where it hits: so it is looked at before it is done. */
export const isAimed = ({ cells = [] }: OptionMeaning): boolean => cells.some(({ mood }) => mood !== 'reach');

/** It hurts somebody of one's own side. */
export const hitsOwn = ({ cells = [] }: OptionMeaning): boolean => cells.some(({ mood }) => mood === 'own');

/** Of a game that says nothing of its options: a place is reached by the shortest way. */
function wayOnly({ pieces, places, links }: Scene, { seat }: Decision, { at }: Face): OptionMeaning {
  const mover = moverOf({ pieces }, seat);
  if (mover === undefined || at === undefined || !places.some(({ id }) => id === at)) return NOTHING;
  const way = shortest(links, mover.at, at);
  return way === null ? NOTHING : { way };
}

/** What a line of this game means. */
export type LineReader = (say: Say) => LineMeaning;

export const lineReader =
  ({ meanings }: Pick<AnyFront, 'meanings'>): LineReader =>
  (say) =>
    lineMeaning(meanings, say);
