import { Z95 } from '@indigo/lab';

/** Matches of the same bots: how many seats each had, how many matches, and how many each won. */
export interface Meeting {
  readonly seats: ReadonlyMap<string, number>;
  readonly matches: number;
  readonly wins: ReadonlyMap<string, number>;
}

export interface Rating {
  readonly rating: number;
  /** The 95 % interval reaches so far to both sides. */
  readonly error: number;
}

const MIDDLE = 1500;
/** Elo's scale: who is 400 better wins 10 times as often. */
const SCALE = 400 / Math.LN10;
const ROUNDS = 500;

/**
 * The strengths that make what happened most likely (Bradley and Terry; Luce for more than two), found by Hunter's
 * steps. In whatever order matches were played, it comes to the same. One draw between any two, which nobody played,
 * keeps those apart at a finite distance who always win.
 */
export function ratingsOf(bots: readonly string[], played: readonly Meeting[]): ReadonlyMap<string, Rating> {
  const draws = bots.flatMap((a, i) =>
    bots.slice(i + 1).map((b) => ({
      seats: new Map([
        [a, 1],
        [b, 1],
      ]),
      matches: 1,
      wins: new Map([
        [a, 0.5],
        [b, 0.5],
      ]),
    })),
  );
  const meetings: readonly Meeting[] = [...played, ...draws];
  let strength = new Map(bots.map((bot) => [bot, 1]));
  const total = ({ seats }: Meeting): number => {
    let sum = 0;
    for (const [bot, count] of seats) sum += count * (strength.get(bot) as number);
    return sum;
  };
  for (let i = 0; i < ROUNDS; i++) {
    const next = new Map<string, number>();
    for (const bot of bots) {
      let [wins, chances] = [0, 0];
      for (const meeting of meetings) {
        wins += meeting.wins.get(bot) ?? 0;
        chances += (meeting.matches * (meeting.seats.get(bot) ?? 0)) / total(meeting);
      }
      next.set(bot, wins / chances);
    }
    const mean = Math.exp(
      bots.reduce((sum, bot) => sum + Math.log(next.get(bot) as number), 0) / bots.length,
    );
    strength = new Map([...next].map(([bot, value]) => [bot, value / mean]));
  }
  return new Map(
    bots.map((bot) => {
      let information = 0;
      for (const meeting of meetings) {
        const share = ((meeting.seats.get(bot) ?? 0) * (strength.get(bot) as number)) / total(meeting);
        information += meeting.matches * share * (1 - share);
      }
      const rating = MIDDLE + SCALE * Math.log(strength.get(bot) as number);
      return [bot, { rating, error: (Z95 * SCALE) / Math.sqrt(information) }];
    }),
  );
}
