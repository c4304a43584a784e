/** A table as lines: so many columns of words to the left, then figures to the right. */
export function columnsOf(rows: readonly (readonly string[])[], words: number): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) =>
    `  ${row.map((cell, i) => (i < words ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ')}`.trimEnd(),
  );
}
