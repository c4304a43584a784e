import type { Decision, Face, Likely, Odds, OptionMeaning, Part } from '@indigo/kernel';
import { languageNow, wordsNow } from '../words/words.ts';
import type { Speech } from './speech.ts';

/** The words on the button that does it. */
export const actWords = (face: Face, { act }: OptionMeaning, speech: Speech): string =>
  speech.say(act ?? face.say);

/** What choosing it brings and costs; '' where that is nothing. */
export function tradeWords({ brings = [], costs = [] }: OptionMeaning, speech: Speech): string {
  const gains = brings.map((say) => speech.say(say)).join(', ');
  const price = new Intl.ListFormat(languageNow()).format(costs.map((say) => speech.say(say)));
  return [gains, price && wordsNow().asking.costs(price)].filter(Boolean).join('; ');
}

/** What stands small under an option: what it does, brings and costs. */
export const smallWords = (meaning: OptionMeaning, speech: Speech): string =>
  [meaning.note === undefined ? '' : speech.say(meaning.note).replace(/\.$/, ''), tradeWords(meaning, speech)]
    .filter(Boolean)
    .join(' · ');

/**
 * What is pressed most: the natural act, wherever it lies; else the only one with nothing to point at, if it costs nothing.
 * Never one that ends or harms, is done only besides, or changes nothing, nor the first of several as good. Null: none is.
 */
export function mainOption(
  { options }: Pick<Decision, 'options'>,
  plain: readonly Face[],
  meaning: (face: Face) => OptionMeaning,
): Face | null {
  const natural = options.find((face) => meaning(face).role === 'natural');
  if (natural !== undefined) return natural;
  const [only, ...others] = plain.filter((face) => meaning(face).role === undefined);
  if (only === undefined || others.length > 0) return null;
  return (meaning(only).costs ?? []).length === 0 ? only : null;
}

/** What is nearly sure is not sure. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  if (chance > 0 && whole === 0) return '<1%';
  return chance < 1 && whole === 100 ? '>99%' : `${whole}%`;
}

/** The same, marked where it is an estimate. */
export const likelihood = ({ chance, about }: Pick<Likely, 'chance' | 'about'>): string =>
  about ? `≈ ${percent(chance)}` : percent(chance);

/** With its sign, but for a plus at the start: "− open sea 1". */
const partWords = ({ value, say }: Part, i: number, speech: Speech): string => {
  const sign = value !== null && value < 0 ? '− ' : i > 0 ? '+ ' : '';
  return `${sign}${speech.say(say)}${value === null ? '' : ` ${Math.abs(value)}`}`;
};

/** How it is reckoned: "attack 15 + evolution 3 + die against 22". */
export function sumWords({ parts, against }: NonNullable<Odds['sum']>, speech: Speech): string {
  const [mine, theirs] = [parts, against].map((side) =>
    side.map((part, i) => partWords(part, i, speech)).join(' '),
  );
  return wordsNow().asking.against(mine, theirs);
}
