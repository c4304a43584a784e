import { type Mask, type Plain, type Seat, SPECTATOR, sees } from './plain.ts';
import type { Say } from './words.ts';

/** One line of the story, with who may read it. `at`: the number of entries when it was told. */
export interface Line {
  readonly at: number;
  readonly to: Mask;
  readonly say: Say;
}

const NOTHING: readonly Say[] = [];

/** What was told before the lines that are known: how much of it, and how much of that each seat heard. */
export interface Earlier {
  readonly length: number;
  /** By seat; the last are the spectators. */
  readonly heard: readonly number[];
}

const FROM_THE_BEGINNING: Earlier = { length: 0, heard: [] };

/** What was told so far. */
export class Story {
  private readonly lines: Line[];
  private readonly earlier: Earlier;

  constructor(lines: readonly Line[] = [], earlier = FROM_THE_BEGINNING) {
    this.lines = lines.slice();
    this.earlier = earlier;
  }

  /** The same, as it was when so many lines had been told. */
  upTo(length: number): Story {
    return new Story(this.lines.slice(0, length - this.earlier.length), this.earlier);
  }

  /** The last of the first `length` lines, and how much came before them at a table of so many seats. */
  tail(length: number, lines: number, seats: number): { readonly earlier: Earlier; readonly lines: Line[] } {
    const story = this.upTo(length);
    const cut = Math.max(0, story.lines.length - lines);
    const before = new Story(story.lines.slice(0, cut), this.earlier);
    const lookers = [...Array(seats).keys(), SPECTATOR];
    return {
      earlier: { length: before.length, heard: lookers.map((looker) => before.heard(looker)) },
      lines: story.lines.slice(cut),
    };
  }

  /** How many lines a seat has heard. */
  heard(seat: Seat): number {
    const { heard } = this.earlier;
    let count = heard[seat === SPECTATOR ? heard.length - 1 : seat] ?? 0;
    for (const { to } of this.lines) if (sees(to, seat)) count++;
    return count;
  }

  get length(): number {
    return this.earlier.length + this.lines.length;
  }

  add(at: number, to: Mask, what: string, facts: readonly Plain[]): Say {
    const say = lineOf(what, facts);
    this.lines.push({ at, to, say });
    return say;
  }

  /** As if no more than so many lines had been told. */
  cut(length: number): void {
    this.lines.length = length - this.earlier.length;
  }

  /** As a seat may read it, from a line on. */
  of(seat: Seat, from: number): readonly Line[] {
    return this.lines.slice(Math.max(0, from - this.earlier.length)).filter((line) => sees(line.to, seat));
  }

  /** The same, only what was said: the very list `like` where that is what it would be. */
  says(seat: Seat, from: number, like: readonly Say[] = NOTHING): readonly Say[] {
    let said: Say[] | null = null;
    let count = 0;
    for (let i = Math.max(0, from - this.earlier.length); i < this.lines.length; i++) {
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
