import type { Lab } from './lab.ts';
import { lineupOf } from './playout.ts';

/**
 * A lab as a table for spreadsheets: a row for each player of each match. Cards are columns: `used` where the player used it,
 * `held` where they only had it.
 */
export function csvOf({ setting, cards, played }: Lab): string {
  const sorts = [...new Set(played.flatMap(({ counted }) => Object.keys(counted?.began ?? {})))].sort();
  const had = cards.filter((card) => played.some(({ counted }) => counted?.holders[card] !== undefined));
  const head = ['match', 'seat', 'bot', 'finished', 'won', 'turns', 'decisions', ...sorts, ...had];
  const rows = played.flatMap(({ index, winners, turns, decisions, counted }) =>
    lineupOf({ bots: setting.bots, rotates: true }, index).map((bot, seat) => [
      index,
      seat + 1,
      bot,
      winners === null ? 0 : 1,
      winners?.includes(seat) ? 1 / winners.length : 0,
      turns,
      decisions,
      ...sorts.map((sort) => counted?.began[sort]?.[seat] ?? ''),
      ...had.map((card) =>
        counted?.users[card]?.includes(seat) ? 'used' : counted?.holders[card]?.includes(seat) ? 'held' : '',
      ),
    ]),
  );
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const cell = (value: string | number): string => {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
