/** The parts of a screen, each in as many rows as it is given or in several lengths. */
export interface Parts {
  /** The battle, what is laid out, or the board, at most so high; null: all of it. */
  table(rows: number | null): string[];
  /** The board below a battle or what is laid out, if there is one, at most so high; null: all of it. */
  board(rows: number | null): string[];
  /** Who stands where, in place of a board there is no room for. */
  readonly where: readonly string[];
  /** The same with every name whole, in as many lines as it takes. */
  readonly whereInFull: readonly string[];
  /** The options tell all that is laid out: where there is no room for both, the board is to be seen instead. */
  readonly isListed?: boolean;
  /** Everybody in full, in short, and with only what counts. */
  readonly players: readonly [string[], string[], string[]];
  /** What happened, line by line, and the same with many sentences to a line. */
  readonly news: readonly string[];
  readonly packed: readonly string[];
  /** The same in three: what came before they rolled themselves, what they rolled, which is never left out, and the rest. */
  readonly around: readonly [readonly string[], readonly string[], readonly string[]];
  /** Says that so many lines of it are not shown. */
  earlier(count: number): string;
  readonly question: readonly string[];
  /** The options, the fullest view first. */
  readonly options: readonly string[][];
  /** Some of the options in so many rows. */
  page(rows: number): string[];
}

/** How much of each part a screen shows: which view of the players and options, and rows for news and table at least. */
interface Shares {
  readonly players: 0 | 1 | 2;
  readonly options: number;
  readonly news: number;
  readonly table: number;
}

const ALL = Number.POSITIVE_INFINITY;

/** From everything to what nobody can do without. What is left over goes to the table, then to the news. */
const SHARES: readonly Shares[] = [
  { players: 0, options: 0, news: ALL, table: ALL },
  { players: 1, options: 0, news: ALL, table: ALL },
  { players: 1, options: 0, news: 6, table: ALL },
  { players: 1, options: 1, news: 6, table: ALL },
  { players: 1, options: 0, news: 5, table: 14 },
  { players: 1, options: 1, news: 5, table: 14 },
  { players: 1, options: 1, news: 4, table: 10 },
  { players: 1, options: 1, news: 3, table: 8 },
  { players: 2, options: 0, news: 2, table: 7 },
  { players: 2, options: 1, news: 2, table: 7 },
  { players: 1, options: 2, news: 4, table: 10 },
  { players: 1, options: 2, news: 3, table: 8 },
  { players: 2, options: 2, news: 2, table: 7 },
];
const LEAST = SHARES[SHARES.length - 1];
/** With the board in place of what is laid out, which the options tell of. */
const BARE: readonly Shares[] = [
  { players: 1, options: 0, news: 4, table: 0 },
  { players: 1, options: 0, news: 2, table: 0 },
  { players: 1, options: 1, news: 4, table: 0 },
  { players: 1, options: 1, news: 2, table: 0 },
  { players: 2, options: 1, news: 2, table: 0 },
];
/** A list of options lower than this is no list, and a board lower than this tells nothing. */
const LEAST_OPTIONS = 4;
const LEAST_BOARD = 7;

/** The parts in so many rows: the table and the question are always among them. */
export function fitted(parts: Parts, room: number): string[] {
  const { isListed = false, where } = parts;
  // Before players are told in full all of the board is to be seen, and before news line by line some of it.
  const { length: wholeBoard } = where.length === 0 ? [] : parts.board(null);
  const boards = [wholeBoard, Math.min(wholeBoard, LEAST_BOARD)];
  const withBoard = (one: Shares, i: number): boolean =>
    need(parts, one) - where.length + Math.max(boards[i], where.length) <= room;
  const shares = SHARES.slice(0, 2).find(withBoard) ?? SHARES.find((one) => need(parts, one) <= room);
  const screen = arranged(parts, room, shares, { board: wholeBoard, comesFirst: false });
  if (!isListed || screen.hasBoard) return screen.rows;
  const bare = { ...parts, table: () => [] };
  const besideIt = (one: Shares): boolean => need(bare, one) - where.length + LEAST_BOARD <= room;
  const least = BARE.find(besideIt);
  if (least === undefined) return screen.rows;
  return arranged(bare, room, least, { board: LEAST_BOARD, comesFirst: true }).rows;
}

/** How many rows it takes at least. */
function need(parts: Parts, { players, options, news, table }: Shares): number {
  const { where, question } = parts;
  const fixed = parts.players[players].length + question.length + view(parts, options).length + where.length;
  return fixed + told(parts, news) + Math.min(parts.table(null).length, table);
}

/** One's own roll comes on top of what happened last. */
const told = ({ packed, around }: Parts, least: number): number =>
  Math.min(packed.length, least + around[1].length);

/** So many rows of the board come before news line by line, or before any news there is no room for besides. */
function arranged(
  parts: Parts,
  room: number,
  shares: Shares | undefined,
  { board, comesFirst }: { readonly board: number; readonly comesFirst: boolean },
): { readonly rows: string[]; readonly hasBoard: boolean } {
  const whole = parts.table(null).length;
  const { players, news: lines, table } = shares ?? LEAST;
  const panel = parts.players[players];
  const fixed = panel.length + parts.question.length + parts.where.length;
  const least = told(parts, lines);
  // Options of which there is a page only share what is left with the table.
  const free = room - fixed - least;
  const shared = Math.min(whole, Math.max(table, Math.floor(free / 2)));
  const options =
    shares === undefined ? parts.page(Math.max(LEAST_OPTIONS, free - shared)) : view(parts, shares.options);
  const rest = room - fixed - options.length;
  const drawn = parts.table(Math.max(3, rest - least));
  const left = Math.max(1, rest - drawn.length);
  const beside = (rows: number): number => left - rows + parts.where.length;
  // News line by line beside all of the board, or packed beside as much of it as there is room for.
  const isPacked = parts.where.length > 0 && parts.packed.length <= beside(LEAST_BOARD);
  const news = newsIn(
    parts,
    comesFirst ? beside(board) : isPacked ? Math.max(parts.packed.length, beside(board)) : left,
  );
  const spare = rest - drawn.length - news.length + parts.where.length;
  const hasBoard = spare >= LEAST_BOARD;
  const { where, whereInFull } = parts;
  const below = hasBoard ? parts.board(spare) : whereInFull.length <= spare ? whereInFull : where;
  return { rows: [...drawn, ...below, ...panel, ...news, ...parts.question, ...options], hasBoard };
}

const view = ({ options }: Parts, which: number): string[] => options[Math.min(which, options.length - 1)];

/** What happened, in so many rows: packed if it must be; if that does not do, one's own roll and the last of the rest. */
function newsIn({ news, packed, around, earlier }: Parts, rows: number): readonly string[] {
  if (news.length <= rows) return news;
  if (packed.length <= rows) return packed;
  const [before, thrown, since] = around;
  const room = Math.max(0, rows - 1 - thrown.length);
  const shown = last(since, room);
  const first = last(before, room - shown.length);
  const note = earlier(before.length + since.length - shown.length - first.length);
  const told =
    shown.length < since.length ? [...thrown, note, ...shown] : [note, ...first, ...thrown, ...shown];
  return told.slice(0, rows);
}

/** The last lines. A sentence there is no room for is told from its beginning, as far as it goes. */
function last(lines: readonly string[], count: number): readonly string[] {
  const from = Math.max(0, lines.length - Math.max(0, count));
  const shown = lines.slice(from);
  const whole = shown.findIndex((line) => !isContinued(line));
  const cut = whole < 0 ? shown.length : whole;
  const begins = lines.findLastIndex((line, i) => i < from && !isContinued(line));
  if (cut === 0 || begins < 0) return shown;
  const told = lines.slice(begins, begins + cut);
  // The sign takes the place of the last word, so that the line grows no longer.
  return [...told.slice(0, -1), told[cut - 1].replace(/\s+\S*$/, ' …'), ...shown.slice(cut)];
}

/** Wrapped lines go on below their sign. */
const isContinued = (line: string): boolean => line.startsWith('  ');
