import { holds, type Row } from './rows.ts';

const HEAD = ['', 'value', 'unit', 'ratio', 'against', 'required', 'aim', ''];
const RIGHT = new Set([1, 3, 5, 6]);

/** The rows as text, one line each. `claims`: whether the figures are good for a verdict. */
export function table(rows: readonly Row[], claims = true): string {
  const lines = [HEAD, ...rows.map((row) => cells(row, claims))];
  const widths = HEAD.map((_, i) => Math.max(...lines.map((line) => line[i].length)));
  widths[widths.length - 1] = 0;
  return lines
    .map((line) =>
      line
        .map((cell, i) => (RIGHT.has(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function cells(row: Row, claims: boolean): string[] {
  const bound = row.better === 'more' ? '≥' : '≤';
  const held = { true: 'holds', false: 'FAILS', null: row.note ?? '' }[`${holds(row)}`];
  const verdict = claims ? held : (row.note ?? '');
  return [
    row.name,
    short(row.value),
    row.unit,
    row.ratio === null ? '–' : `${short(row.ratio)}×`,
    row.base === null || row.base === 1 ? row.against : `${row.against} (${short(row.base)})`,
    `${bound} ${rounded(row.floor)}×`,
    row.aim === null ? '–' : `${bound} ${rounded(row.aim)}×`,
    verdict,
  ];
}

/** What is required is a round figure, or a share such as a third. */
const rounded = (x: number): number => Number(x.toPrecision(3));

/** Three digits: the machine does not give more. */
function short(x: number | null): string {
  if (x === null) return '–';
  if (x >= 1e6) return `${(x / 1e6).toPrecision(3)} M`;
  if (x >= 1e4) return `${(x / 1e3).toPrecision(3)} k`;
  return x >= 100 ? x.toFixed(0) : x.toPrecision(3);
}
