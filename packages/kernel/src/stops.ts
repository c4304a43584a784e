/** Where the telling of a story waits for one who hears it. The match has long gone on: this is the pace of their table. */
import type { LineMeaning, OwnBeat } from './meaning.ts';
import type { Seat } from './plain.ts';
import type { Say } from './words.ts';

/** What is waited for: that they do by hand what is theirs (they roll) before a line, or that they have seen what they must. */
export type Hold =
  | { readonly for: 'act'; readonly beat: OwnBeat; readonly line: Say }
  | { readonly for: 'seen'; readonly say: Say };

export interface Stop {
  /** After how many of the lines. */
  readonly told: number;
  readonly hold: Hold;
}

/**
 * `own`: what is told comes of what they just did. Whoever chose to roll has rolled: nothing waits before something else
 * has been told. All dice of one throw are one act.
 */
export function stopsOf(
  lines: readonly Say[],
  meaning: (say: Say) => LineMeaning,
  you: Seat,
  own: boolean,
): readonly Stop[] {
  const stops: Stop[] = [];
  let acted = own;
  let unseen: Say | null = null;
  const stop = (told: number, hold: Hold): void => {
    stops.push({ told, hold });
    acted = true;
    unseen = null;
  };
  lines.forEach((line, i) => {
    const told = meaning(line);
    const { beat, turn, seen } = told;
    if (beat?.seat === you && !acted) stop(i, { for: 'act', beat, line });
    else if (unseen !== null && turn !== undefined && turn.seat !== you)
      stop(i, { for: 'seen', say: unseen });
    if (seen?.includes(you)) unseen = line;
    if (turn !== undefined || (happens(told) && !isThrownBy(told, you))) acted = false;
  });
  return stops;
}

/** A wild Pokémon that shows itself is news, too: whoever turned it up has not rolled for it yet. */
const happens = ({ dice, walk, hit, pause, shows, ceremony, result }: LineMeaning): boolean =>
  [dice, walk, hit, pause, shows, ceremony, result].some((one) => one !== undefined);

const isThrownBy = ({ dice = [] }: LineMeaning, you: Seat): boolean =>
  dice.length > 0 && dice.every(({ seat }) => seat === you);
