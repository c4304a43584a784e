import { ALL, type Line, type Match, type Reader, type Seat, type State, sees } from '@indigo/kernel';
import type { Heard } from './terminal/story.ts';
import { text } from './text.ts';

/** The whole story, with what single players were told marked as such. Only for matches that are over. */
export function allSeeing<S extends State>(match: Match<S>, reader: Reader): Heard[] {
  return everything(match).map(({ say, to }) => {
    if (to === ALL) return { say };
    const seats = Array.from({ length: match.seats }, (_, seat) => seat);
    const those = seats.filter((seat) => sees(to, seat)).map((seat) => reader.name(seat));
    return { say, only: text.story.only(those) };
  });
}

/**
 * Every line any seat was told, in order. The match tells the story seat by seat; a line comes next once it is next
 * for everybody who was told it.
 */
function everything<S extends State>(match: Match<S>): Line[] {
  const stories = Array.from({ length: match.seats }, (_, seat) => match.story(seat));
  const at = stories.map(() => 0);
  const head = (seat: Seat): Line | undefined => stories[seat][at[seat]];
  const next = (line: Line): boolean =>
    stories.every((_, seat) => !sees(line.to, seat) || head(seat) === line);
  const all: Line[] = [];
  for (;;) {
    const heads = stories
      .map((_, seat) => head(seat))
      .filter((line) => line !== undefined && next(line)) as Line[];
    if (heads.length === 0) return all;
    const first = heads.reduce((a, b) => (b.at < a.at ? b : a));
    all.push(first);
    stories.forEach((_, seat) => {
      if (head(seat) === first) at[seat]++;
    });
  }
}
