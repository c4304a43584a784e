const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const COLOUR = /\u001b\[[0-9;]*m/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it removes
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it removes
const OBEYED = /\u001b\[[0-9;]*m|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Letters, lines and signs of one column each: nearly all there is, and quicker to know than to measure. */
const SIMPLE =
  /^[\x20-\x7e\u00a0-\u02ff\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2500-\u25fb\u2605\u2713\u271a]*$/;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How many columns a text takes on the screen. */
export function widthOf(text: string): number {
  const plain = text.replace(COLOUR, '');
  if (SIMPLE.test(plain)) return plain.length;
  let width = 0;
  for (const { segment } of graphemes.segment(plain)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Text from outside (names in a record) without anything a terminal would obey. */
export const harmless = (text: string): string => text.replace(CONTROL, '');

/** Text of our own, with our colours: whatever else slipped in that a terminal would obey is taken out. */
export const printable = (text: string): string =>
  text.replace(OBEYED, (found) => (found.length > 1 ? found : ''));

/** Cut to a width, with a sign that something is missing. No colours in it. */
export function clip(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes.segment(text)) {
    used += WIDE.test(segment) ? 2 : 1;
    if (used > width - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** Text that must stay on one line, for `wrapGlued`. */
export const glue = (text: string): string => text.replaceAll(' ', '\u00a0');

/** A sum that is broken only before a sign, for `wrapGlued`. */
export const glueSum = (sum: string): string =>
  sum.replace(/([+−=]) /g, '$1\u00a0').replace(/([\d?]) (?![+−=])/g, '$1\u00a0');

/** As `wrap`, but what is glued stays together. */
export const wrapGlued = (text: string, width: number, indent = ''): string[] =>
  wrap(text, width, indent).map((line) => line.replaceAll('\u00a0', ' '));

/** Broken into lines at spaces; lines after the first begin with `indent`. No colours in it. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = /^ */.exec(paragraph)?.[0] ?? '';
    let empty = true;
    for (const word of paragraph.trim().split(' ')) {
      let rest = word;
      if (!empty && widthOf(line) + 1 + widthOf(rest) > width) {
        lines.push(line);
        line = indent;
        empty = true;
      }
      while (empty && widthOf(line) + widthOf(rest) > width) {
        const part = [...rest].slice(0, Math.max(1, width - widthOf(line))).join('');
        lines.push(line + part);
        rest = rest.slice(part.length);
        line = indent;
      }
      line += (empty ? '' : ' ') + rest;
      empty = false;
    }
    lines.push(line);
  }
  return lines;
}
