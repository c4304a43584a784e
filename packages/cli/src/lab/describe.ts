import type { AnyRuleset } from '@indigo/kernel';
import type { Comparison, LabReport, Setting, Share, ShareRow, Worth } from '@indigo/lab';
import { columnsOf } from '../columns.ts';
import { text } from '../text.ts';

/** So many cards are shown in a terminal; a file holds all. */
const MOST_CARDS = 40;

export function describeLab({ options }: AnyRuleset, report: LabReport): string[] {
  const { lab } = text;
  const { setting, turns, decisions, even, seats, starts, bots, pairs } = report;
  const row = (sort: string, name: string, { of, wins, share, low, high }: Share): string[] => [
    sort,
    name,
    of.toLocaleString('en'),
    count(wins),
    lab.share(share),
    lab.interval(low, high),
    low > even || high < even ? lab.off : '',
  ];
  const rows = [
    ...seats.map((share, seat) => row(lab.seat, String(seat + 1), share)),
    ...bots.map((share) => row(lab.bot, share.bot, share)),
    ...starts.map((share) => row(share.sort, share.choice, share)),
  ];
  // What is not as in the rulebook.
  const other = options.filter(({ key, default: usual }) => setting.options[key] !== usual);
  return [
    lab.head(setting),
    ...other.map(({ key }) => lab.option(key, String(setting.options[key]))),
    ...setting.changes.map(({ path, to }) => lab.option(path, JSON.stringify(to))),
    lab.finished(report.finished, report.matches),
    lab.length(lab.lengthName.turns, turns.median, turns.p95, turns.mean, turns.low, turns.high),
    lab.length(
      lab.lengthName.decisions,
      decisions.median,
      decisions.p95,
      decisions.mean,
      decisions.low,
      decisions.high,
    ),
    '',
    lab.wins(even),
    ...columnsOf([lab.winsHead, ...rows], 2),
    ...(rows.some((cells) => cells.includes(lab.off)) ? [lab.offMeans] : []),
    '',
    ...(pairs.length === 0
      ? []
      : [
          lab.pairs,
          ...columnsOf(
            pairs.map((pair) => [
              lab.pair(pair.a, pair.b),
              `${count(pair.wins)} : ${count(pair.of - pair.wins)}`,
              lab.share(pair.share),
              lab.interval(pair.low, pair.high),
            ]),
            1,
          ),
          '',
        ]),
    ...describeCards(report),
  ];
}

function describeCards({ cards }: LabReport): string[] {
  const { lab } = text;
  if (cards.length === 0) return [lab.noCards];
  // Where everybody had it, or nobody, there is nobody to hold them against.
  const worth = ({ with: having, without, difference, low, high }: Worth): string[] =>
    having.of === 0 || without.of === 0
      ? [having.of.toLocaleString('en'), '', '']
      : [having.of.toLocaleString('en'), lab.worth(difference), `${lab.worth(low)} to ${lab.worth(high)}`];
  const known = cards.filter(({ uses, held }) => uses > 0 || held.with.of > 0);
  const unused = cards.filter((card) => !known.includes(card)).map(({ card }) => card);
  const rows = known
    .slice(0, MOST_CARDS)
    .map(({ card, uses, matches, used, held }) => [
      card,
      uses.toLocaleString('en'),
      matches.toLocaleString('en'),
      ...worth(used),
      ...worth(held),
    ]);
  return [
    lab.cards,
    ...columnsOf([lab.cardsHead, ...rows], 1),
    ...(known.length > MOST_CARDS ? [lab.more(known.length - MOST_CARDS)] : []),
    ...(unused.length > 0 ? [lab.unused(unused)] : []),
    lab.cause,
  ];
}

/** What differs more than chance explains, and all that is about lengths and seats. */
export function describeComparison(file: string, { a, b, lengths, shares }: Comparison): string[] {
  const { lab } = text;
  const sure = (held: number): string => (held < 0.05 ? lab.off : '');
  const sorts = { seat: lab.seat, bot: lab.bot, card: lab.cardSort };
  const shown = shares.filter(({ sort, p }) => sort === 'seat' || sort === 'bot' || p < 0.05);
  const rows = [
    ...lengths.map(({ what, a: here, b: there, effect, p, held }) => [
      lab.lengthName[what],
      '',
      lab.median(here),
      lab.median(there),
      count(here - there),
      '',
      lab.effect(effect),
      lab.p(p),
      `${lab.p(held)}${sure(held)}`,
    ]),
    ...shown.map((row: ShareRow) => [
      row.sort === 'start' ? row.of : sorts[row.sort],
      row.name,
      lab.share(row.a.share),
      lab.share(row.b.share),
      lab.worth(row.difference),
      `${lab.worth(row.low)} to ${lab.worth(row.high)}`,
      lab.effect(row.effect),
      lab.p(row.p),
      `${lab.p(row.held)}${sure(row.held)}`,
    ]),
  ];
  return [
    '',
    lab.against(file, a.setting, b.setting),
    ...settingsApart(a.setting, b.setting),
    ...columnsOf([lab.compareHead, ...rows], 2),
    ...(shown.length < shares.length ? [lab.nothing] : []),
    lab.tests,
    lab.held,
  ];
}

function settingsApart(a: Setting, b: Setting): string[] {
  const keys = [...new Set([...Object.keys(a.options), ...Object.keys(b.options)])];
  const shown = ({ changes }: Setting): string =>
    changes.map(({ path, to }) => `${path} = ${JSON.stringify(to)}`).join(', ') || text.lab.none;
  const all: readonly (readonly [what: string, here: string, there: string])[] = [
    ...keys.map((key) => [key, String(a.options[key]), String(b.options[key])] as const),
    [text.lab.settings.bots, a.bots.join(','), b.bots.join(',')],
    [text.lab.settings.changes, shown(a), shown(b)],
    [text.lab.settings.version, String(a.version), String(b.version)],
  ];
  return all.filter(([, here, there]) => here !== there).map((row) => text.lab.differs(...row));
}

const count = (value: number): string => String(Number(value.toFixed(1)));
