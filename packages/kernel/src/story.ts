import { type Mask, type Plain, type Seat, sees } from './plain.ts';
import type { Say } from './words.ts';

/** One line of the story, with who may read it. `at`: the number of entries when it was told. */
export interface Line {
  readonly at: number;
  readonly to: Mask;
  readonly say: Say;
}

const NOTHING: readonly Say[] = [];

/** What was told so far. */
export class Story {
  private readonly lines: Line[];

  constructor(lines: readonly Line[] = []) {
    this.lines = lines.slice();
  }

  /** The same, as it was when so many lines had been told. */
  upTo(length: number): Story {
    return new Story(this.lines.slice(0, length));
  }

  get length(): number {
    return this.lines.length;
  }

  add(at: number, to: Mask, what: string, facts: readonly Plain[]): Say {
    const say = lineOf(what, facts);
    this.lines.push({ at, to, say });
    return say;
  }

  /** As if no more than so many lines had been told. */
  cut(length: number): void {
    this.lines.length = length;
  }

  /** As a seat may read it, from a line on. */
  of(seat: Seat, from: number): readonly Line[] {
    return this.lines.slice(from).filter((line) => sees(line.to, seat));
  }

  /** The same, only what was said: the very list `like` where that is what it would be. */
  says(seat: Seat, from: number, like: readonly Say[] = NOTHING): readonly Say[] {
    let said: Say[] | null = null;
    let count = 0;
    for (let i = from; i < this.lines.length; i++) {
      const { to, say } = this.lines[i];
      if (!sees(to, seat)) continue;
      if (said === null && like[count] !== say) said = like.slice(0, count);
      said?.push(say);
      count++;
    }
    if (said !== null) return said.slice();
    return count === like.length ? like : like.slice(0, count);
  }
}

/** As `[what, ...facts]`, which would leave room for more: stories are long, and kept. */
function lineOf(what: string, facts: readonly Plain[]): Say {
  const [a, b, c] = facts;
  switch (facts.length) {
    case 0:
      return [what];
    case 1:
      return [what, a];
    case 2:
      return [what, a, b];
    case 3:
      return [what, a, b, c];
    default:
      return [what, ...facts];
  }
}
