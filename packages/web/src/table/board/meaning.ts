import type { Decision, Face, Scene } from '@indigo/kernel';
import { wordsNow } from '../../words/words.ts';
import type { Means } from '../means.ts';
import { likelihood, tradeWords } from '../option-words.ts';
import type { Speech } from '../speech.ts';
import type { Draft } from '../table-state.ts';
import type { Target } from '../targets.ts';

/** What a tap on a target means. Of several options the first; the others stand as buttons beside the question then. */
export function nextOption(
  { options }: Target,
  decision: Decision | null,
  { chosen, next, parts }: Draft & { readonly chosen: Face | null },
): Face {
  if (decision?.shape !== 'pick')
    return options.find(({ id }) => next.includes(id) || parts.includes(id)) ?? options[0];
  return options.find(({ id }) => id === chosen?.id) ?? options[0];
}

/** What a target is called: where it leads, how far that is, what it brings and costs. */
export function nameOf({ options }: Target, scene: Scene, means: Means, speech: Speech): string {
  const [face] = options;
  const meaning = means.option(face);
  const { way = [] } = meaning;
  // What follows no road has no steps.
  const near = (a: string, b: string): boolean =>
    scene.links.some((link) => link.includes(a) && link.includes(b));
  const walked = way.length > 1 && way.slice(1).every((at, i) => near(way[i], at));
  const { asking } = wordsNow();
  const name = speech.say(face.say);
  const steps = walked ? asking.steps(way.length - 1) : '';
  const more = options.length > 1 ? asking.ways(options.length) : '';
  const odds = meaning.odds && `${speech.say(meaning.odds.say)} ${likelihood(meaning.odds)}`;
  // Some games say themselves how far it is.
  const told = [name.includes(steps) ? '' : steps, more, odds, tradeWords(meaning, speech)];
  return [name, ...told].filter(Boolean).join(', ');
}
