import {
  type AnyRuleset,
  type Decision,
  type Face,
  type LineMeaning,
  lineMeaning,
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
  /** What sending these parts together means. */
  together(parts: readonly Face[]): OptionMeaning;
}

const NOTHING: OptionMeaning & QuestionMeaning = {};

/** `view`: what the one who is asked sees at that very question. */
export function meansOf(ruleset: AnyRuleset, view: Plain, decision: Decision | null): Means {
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
  return {
    question,
    together: (parts) => question.together?.(parts) ?? NOTHING,
    option: (face) => {
      const known = found.get(face.id) ?? mean(face);
      found.set(face.id, known);
      return known;
    },
  };
}

/** Of a game that says nothing of its options: a place is reached by the shortest way. */
function wayOnly({ pieces, places, links }: Scene, { seat }: Decision, { at }: Face): OptionMeaning {
  const mover = pieces.find((one) => one.kind === 'mover' && one.seat === seat);
  if (mover === undefined || at === undefined || !places.some(({ id }) => id === at)) return NOTHING;
  const way = shortest(links, mover.at, at);
  return way === null ? NOTHING : { way };
}

/** What a line of this game means. */
export type LineReader = (say: Say) => LineMeaning;

export const lineReader =
  ({ meanings }: Pick<AnyRuleset, 'meanings'>): LineReader =>
  (say) =>
    lineMeaning(meanings, say);
