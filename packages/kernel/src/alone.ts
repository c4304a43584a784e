import type { OptionSpec, OptionValues } from './ruleset.ts';

/** The options of a game as they are at a table like this: alone against bots some are other than in the rulebook. */
export const specsFor = (specs: readonly OptionSpec[], alone: boolean): readonly OptionSpec[] =>
  specs.map((spec) =>
    alone && spec.type === 'flag' && spec.alone !== undefined ? { ...spec, default: spec.alone } : spec,
  );

/** What was chosen, with what is so by itself at such a table. */
export const optionsFor = (
  specs: readonly OptionSpec[],
  chosen: OptionValues,
  alone: boolean,
): OptionValues => ({
  ...Object.fromEntries(
    specs.flatMap((spec) =>
      alone && spec.type === 'flag' && spec.alone !== undefined ? [[spec.key, spec.alone]] : [],
    ),
  ),
  ...chosen,
});
