import type { Likely, Odds, Part, Say, Sum } from '@indigo/kernel';
import { text } from '../text.ts';

type Voice = (say: Say) => string;

/** `15 + 3 evolution + ? die − 2 asleep`: what everything rests on needs no name. */
function partsInWords(parts: readonly Part[], say: Voice): string {
  return parts
    .map(({ value, say: what, kind }, i) => {
      const size = value === null ? text.sum.unknown : String(Math.abs(value));
      const named = kind === 'base' ? size : `${size} ${say(what)}`;
      const minus = value !== null && value < 0;
      if (i === 0) return minus ? `${text.sum.minus}${named}` : named;
      return minus ? ` ${text.sum.minus} ${named}` : ` + ${named}`;
    })
    .join('');
}

/** The parts and what they make. A single number stands for itself. */
export function sumInWords({ parts, total, open }: Sum, say: Voice): string {
  const all = partsInWords(parts, say);
  const more = open && parts.every(({ value }) => value !== null) ? text.sum.more : '';
  if (parts.length === 1 && more === '') return all;
  return `${parts.length === 0 ? '' : `${all}${more} = `}${total}${open ? text.sum.open : ''}`;
}

/** `5 or 6 captures it: 33%`, or the probability with how it is reckoned. */
export function oddsInWords(
  { chance, faces, say: what, sum, about }: Likely & Pick<Odds, 'sum'>,
  say: Voice,
): string {
  const odds = text.odds.chance(faces ?? [], say(what), chance, about === true);
  if (sum === undefined) return odds;
  const reckoned = text.odds.against(partsInWords(sum.parts, say), partsInWords(sum.against, say));
  return `${odds} (${reckoned})`;
}
