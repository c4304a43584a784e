import { ready } from '@indigo/bots';
import type { Catalog } from '@indigo/catalog';
import { playOut, recordOut } from '@indigo/lab';
import { boutsOf } from '../arena/bout.ts';
import type { Fought } from '../arena/standing.ts';
import { playApart } from '../simulate/pool.ts';
import { stopFlag } from '../simulate/stopping.ts';
import { text } from '../text.ts';
import { lessonsOf } from '../train/lesson.ts';
import { messageOf } from '../trouble.ts';
import { indexesOf, type Outcome, type Simulated, type Spec } from './spec.ts';
import { type PackedLesson, packed, read } from './train.ts';

/** Plays one share. What is wrong with a match is wrong wherever it is played, so that is its outcome. */
export async function playShareOf(
  catalog: Catalog,
  spec: Spec,
  first: number,
): Promise<Outcome<Simulated | Fought | PackedLesson>> {
  const { game, version } = rulesOf(spec);
  try {
    const ruleset = await catalog.load(game);
    if (ruleset.version !== version)
      return { wrong: text.cluster.otherRules(game, ruleset.version, version) };
    await ready(ruleset);
    const indexes = indexesOf(first, spec);
    if (spec.kind === 'train') {
      const play = await lessonsOf(ruleset, spec.course);
      const weights = read(spec.weights);
      return { played: indexes.map((index) => packed(index, play(spec.from + index, weights))) };
    }
    if (spec.kind === 'arena') return { played: indexes.map(boutsOf(ruleset, spec.terms)) };
    const { series, changes } = spec;
    if (changes.length > 0) {
      const share = { series, changes, first, step: 1, matches: first + indexes.length, known: [] };
      return { played: await playApart({ ...share, save: null, stop: stopFlag() }) };
    }
    const play = spec.records ? recordOut : playOut;
    return {
      played: indexes.map((index) => {
        try {
          return play(ruleset, series, index);
        } catch (error) {
          throw new Error(text.simulate.broken(index, series.seed, messageOf(error)), { cause: error });
        }
      }),
    };
  } catch (error) {
    return { wrong: messageOf(error) };
  }
}

function rulesOf(spec: Spec): { readonly game: string; readonly version: number } {
  if (spec.kind === 'arena') return spec.terms;
  return spec.kind === 'train' ? spec.course : { game: spec.series.game, version: spec.version };
}
