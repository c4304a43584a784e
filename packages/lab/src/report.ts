import type { Seat } from '@indigo/kernel';
import type { Lab, Setting } from './lab.ts';
import { type BotName, lineupOf, type Played } from './playout.ts';
import { type Spread, spread } from './spread.ts';
import { difference, type Interval, type Mean, meanOf, type Share, shareOf } from './statistics.ts';

/** What the matches of a lab say. Shares are of players in matches that ended. */
export interface LabReport {
  readonly setting: Setting;
  readonly matches: number;
  /** Matches that ended by their own rules. */
  readonly finished: number;
  readonly turns: Length;
  readonly decisions: Length;
  /** Where all are equal everybody has this share. */
  readonly even: number;
  readonly seats: readonly Share[];
  readonly starts: readonly Start[];
  readonly bots: readonly (Share & { readonly bot: BotName })[];
  readonly pairs: readonly Pair[];
  readonly cards: readonly Card[];
}

/** Of all matches. */
export interface Length extends Mean, Spread {}

/** Those who began in the same way: with this starter, as this trainer. */
export interface Start extends Share {
  readonly sort: string;
  readonly choice: string;
}

/** Of the matches that one of the two won and the other did not: how many the first did. */
export interface Pair extends Share {
  readonly a: BotName;
  readonly b: BotName;
}

export interface Card {
  readonly card: string;
  readonly uses: number;
  /** In so many matches. */
  readonly matches: number;
  /** Players who used it, and those who did not. */
  readonly used: Worth;
  /** Players who had it, used or not, and those who had not. */
  readonly held: Worth;
}

/** How those with it fared beside those without: the difference of their shares, with its interval. */
export interface Worth extends Interval {
  readonly with: Share;
  readonly without: Share;
  readonly difference: number;
}

export function reportOn({ setting, cards, played }: Lab): LabReport {
  const seats = setting.bots.length;
  const ended = played.filter(({ winners }) => winners !== null);
  const everybody = ended.flatMap((match) =>
    Array.from({ length: seats }, (_, seat) => ({ match, seat, won: winsIn(match, seat) })),
  );
  const worthOf = (has: (match: Played, seat: Seat) => boolean): Worth => {
    const tally = { with: [0, 0], without: [0, 0] };
    for (const { match, seat, won } of everybody) {
      const side = has(match, seat) ? tally.with : tally.without;
      side[0] += won;
      side[1]++;
    }
    const [having, lacking] = [
      shareOf(tally.with[0], tally.with[1]),
      shareOf(tally.without[0], tally.without[1]),
    ];
    return { with: having, without: lacking, ...difference(having, lacking) };
  };
  return {
    setting,
    matches: played.length,
    finished: ended.length,
    turns: lengthOf(played.map(({ turns }) => turns)),
    decisions: lengthOf(played.map(({ decisions }) => decisions)),
    even: 1 / seats,
    seats: Array.from({ length: seats }, (_, seat) =>
      shareOf(
        ended.reduce((wins, match) => wins + winsIn(match, seat), 0),
        ended.length,
      ),
    ),
    starts: startsOf(ended),
    ...botsOf(setting, ended),
    cards: cards
      .map((card) => ({
        card,
        uses: played.reduce((sum, { counted }) => sum + (counted?.used[card] ?? 0), 0),
        matches: played.filter(({ counted }) => (counted?.used[card] ?? 0) > 0).length,
        used: worthOf(({ counted }, seat) => counted?.users[card]?.includes(seat) ?? false),
        held: worthOf(({ counted }, seat) => counted?.holders[card]?.includes(seat) ?? false),
      }))
      .sort((a, b) => b.uses - a.uses || (a.card < b.card ? -1 : 1)),
  };
}

/** A match that several won counts in parts. */
const winsIn = ({ winners }: Played, seat: Seat): number =>
  winners?.includes(seat) ? 1 / winners.length : 0;

const lengthOf = (values: readonly number[]): Length => ({
  ...meanOf(values),
  ...(values.length === 0 ? { median: 0, p95: 0 } : spread(values)),
});

/** By sort, then by name. */
function startsOf(ended: readonly Played[]): readonly Start[] {
  const starts = new Map<string, { sort: string; choice: string; players: number; wins: number }>();
  for (const match of ended) {
    for (const [sort, choices] of Object.entries(match.counted?.began ?? {})) {
      choices.forEach((choice, seat) => {
        // Who has not begun in such a way is a hole in the list, and null where it came from a file.
        if (typeof choice !== 'string') return;
        const key = JSON.stringify([sort, choice]);
        const start = starts.get(key) ?? { sort, choice, players: 0, wins: 0 };
        starts.set(key, start);
        start.players++;
        start.wins += winsIn(match, seat);
      });
    }
  }
  return [...starts.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { sort, choice, players, wins }]) => ({ sort, choice, ...shareOf(wins, players) }));
}

function botsOf(setting: Setting, ended: readonly Played[]): Pick<LabReport, 'bots' | 'pairs'> {
  const names = [...new Set(setting.bots)].sort();
  if (names.length === 1) return { bots: [], pairs: [] };
  const won = ended.map((match) => {
    const wins = new Map<BotName, number>();
    lineupOf({ bots: setting.bots, rotates: true }, match.index).forEach((bot, seat) => {
      wins.set(bot, (wins.get(bot) ?? 0) + winsIn(match, seat));
    });
    return wins;
  });
  const winsOf = (match: ReadonlyMap<BotName, number>, bot: BotName): number => match.get(bot) ?? 0;
  const total = (bot: BotName): number => won.reduce((sum, match) => sum + winsOf(match, bot), 0);
  const at = (bot: BotName): number => setting.bots.filter((one) => one === bot).length;
  return {
    bots: names.map((bot) => ({ bot, ...shareOf(total(bot), ended.length * at(bot)) })),
    pairs: names.flatMap((a, i) =>
      // Only those with as many seats each can be held against each other.
      names
        .slice(i + 1)
        .filter((b) => at(a) === at(b))
        .map((b) => ({ a, b, ...shareOf(total(a), total(a) + total(b)) })),
    ),
  };
}
