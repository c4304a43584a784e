import type { Cell } from './layout.ts';
import { widthOf } from './width.ts';

type Style = (text: string) => string;

/** A grid of characters. What is drawn first stays unless it is only background. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  private readonly chars: string[][];
  private readonly styles: (Style | null)[][];
  private readonly firm: boolean[][];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    const grid = <T>(fill: T): T[][] => Array.from({ length: height }, () => new Array<T>(width).fill(fill));
    this.chars = grid(' ');
    this.styles = grid<Style | null>(null);
    this.firm = grid(false);
  }

  /** A line of dots that anything may cover. */
  line(from: Cell, to: Cell, style: Style): void {
    const steps = Math.max(Math.abs(to.col - from.col), Math.abs(to.row - from.row));
    for (let i = 1; i < steps; i++) {
      const col = Math.round(from.col + ((to.col - from.col) * i) / steps);
      const row = Math.round(from.row + ((to.row - from.row) * i) / steps);
      if (!this.firm[row][col]) this.set(col, row, '·', style);
    }
  }

  /** Is there room for a text of this width, with a free column on either side? */
  fits(col: number, row: number, width: number, margin = 1): boolean {
    if (row < 0 || row >= this.height || col < 0 || col + width > this.width) return false;
    const from = Math.max(0, col - margin);
    const to = Math.min(this.width, col + width + margin);
    for (let c = from; c < to; c++) if (this.firm[row][c]) return false;
    return true;
  }

  write(col: number, row: number, text: string, style: Style): void {
    if (widthOf(text) !== text.length) return;
    for (let i = 0; i < text.length && col + i < this.width; i++) {
      this.set(col + i, row, text[i], style);
      this.firm[row][col + i] = true;
    }
  }

  private set(col: number, row: number, char: string, style: Style): void {
    this.chars[row][col] = char;
    this.styles[row][col] = style;
  }

  /** The rows as text, without blanks at their ends. */
  rows(): string[] {
    return this.chars.map((chars, row) => {
      let text = '';
      let col = 0;
      const end = chars.findLastIndex((char) => char !== ' ') + 1;
      while (col < end) {
        const style = this.styles[row][col];
        let run = '';
        while (col < end && this.styles[row][col] === style) run += chars[col++];
        text += style === null ? run : style(run);
      }
      return text;
    });
  }
}
