import { nearest } from '@indigo/catalog';
import { type AnyRuleset, type OptionSpec, type OptionValues, optionsFor, readOptions } from '@indigo/kernel';
import { text } from './text.ts';
import { UsageError } from './trouble.ts';

const YES = ['true', 'yes', 'on', '1'];
const NO = ['false', 'no', 'off', '0'];

/** Options given as `key=value`, checked against the game. `alone`: one person plays against bots. */
export function readSettings(ruleset: AnyRuleset, given: readonly string[], alone = false): OptionValues {
  const values: { [key: string]: boolean | string | number } = {};
  for (const setting of given) {
    const cut = setting.indexOf('=');
    if (cut < 1) throw new UsageError(text.wrong.setting(setting));
    const key = setting.slice(0, cut);
    const spec = ruleset.options.find((option) => option.key === key);
    if (spec === undefined) {
      const keys = ruleset.options.map((option) => option.key);
      throw new UsageError(text.wrong.option(ruleset.title, key, keys, nearest(key, keys)));
    }
    values[key] = readValue(spec, setting.slice(cut + 1).trim());
  }
  return readOptions(ruleset, optionsFor(ruleset.options, values, alone));
}

/** What cannot be understood is left as it is: the kernel says what was expected. */
function readValue(spec: OptionSpec, value: string): boolean | string | number {
  if (spec.type === 'flag') {
    if (YES.includes(value.toLowerCase())) return true;
    if (NO.includes(value.toLowerCase())) return false;
  }
  if (spec.type === 'number' && /^-?\d+$/.test(value)) return Number(value);
  return value;
}

/** What an option may be, in one word or a few. */
export function rangeOf(spec: OptionSpec): string {
  if (spec.type === 'flag') return text.games.flag;
  if (spec.type === 'choice') return spec.choices.join(' | ');
  return text.games.range(spec.min, spec.max);
}
