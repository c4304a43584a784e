import { text } from '../text.ts';

const ROWS = 10;
const LEFT = 8;
const WIDEST = 100;

/** Everybody's chances over a match as a chart: each seat is its number, the first on top where they meet. */
export function curveLines(curve: readonly (readonly number[])[], width: number): string[] {
  const columns = Math.min(width, WIDEST) - LEFT;
  const grid = Array.from({ length: ROWS + 1 }, () => new Array<string>(columns).fill(' '));
  for (let column = 0; column < columns; column++) {
    const chances = curve[Math.round((column / (columns - 1)) * (curve.length - 1))];
    for (let seat = chances.length - 1; seat >= 0; seat--) {
      const row = Math.round((1 - Math.min(1, Math.max(0, chances[seat]))) * ROWS);
      grid[row][column] = String(seat + 1);
    }
  }
  return grid.map((row, i) => {
    const label = i % (ROWS / 2) === 0 ? text.odds.percent(1 - i / ROWS) : '';
    return `${label.padStart(LEFT - 2)} |${row.join('')}`.trimEnd();
  });
}
