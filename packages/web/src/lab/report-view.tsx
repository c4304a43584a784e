import type { Lab, LabReport, Share } from '@indigo/lab';
import { useCallback, useMemo } from 'react';
import { useWords } from '../words/words.ts';
import { CardsTable } from './cards-table.tsx';
import { count, mean, percent, range } from './figures.ts';
import styles from './lab.module.css';
import type { Naming } from './naming.ts';
import { PlotFigure } from './plot.tsx';
import type { Point } from './plots.ts';

/** So many cards are drawn: those that are worth most, and least. */
const DRAWN_CARDS = 24;

/** A lab and what it is called beside others. */
export interface Shown {
  readonly lab: Lab;
  readonly report: LabReport;
  readonly name: string;
}

interface ReportProps {
  /** The first is told in tables; with a second both are drawn. */
  readonly shown: readonly Shown[];
  readonly naming: Naming;
}

export function ReportView({ shown, naming }: ReportProps) {
  const { lab: words } = useWords();
  const [{ report }] = shown;
  const { turns, pairs, cards, even } = report;
  const settings = useMemo(() => shown.map(({ name }) => name), [shown]);
  const drawLength = useCallback(
    (plots: typeof import('./plots.ts'), width: number) =>
      plots.histogram(
        shown.flatMap(({ lab, name }) => lab.played.map((match) => ({ value: match.turns, setting: name }))),
        { width, settings, axis: words.turnsAxis, count: words.matchesAxis, share: words.matchesShareAxis },
      ),
    [shown, settings, words],
  );
  const rows = useMemo(() => winRows(report, naming, words.seat, words.botSort), [report, naming, words]);
  const drawWins = useCallback(
    (plots: typeof import('./plots.ts'), width: number) =>
      plots.intervals(
        shown.flatMap((one) =>
          winRows(one.report, naming, words.seat, words.botSort).map((row) => pointOf(row, one.name)),
        ),
        { width, settings, axis: words.shareAxis, even: 100 * even },
      ),
    [shown, settings, naming, words, even],
  );
  const drawCards = useCallback(
    (plots: typeof import('./plots.ts'), width: number) => {
      const names = worthy(report).map(({ card }) => card);
      const drawn = shown.flatMap(({ report: its, name }) =>
        names.flatMap((card) => {
          const found = its.cards.find((one) => one.card === card)?.used;
          if (found === undefined || found.with.of === 0 || found.without.of === 0) return [];
          const { difference, low, high } = found;
          return [pointOf({ sort: '', name: naming.card(card), share: difference, low, high }, name)];
        }),
      );
      return plots.intervals(drawn, { width, settings, axis: words.worthAxis, even: 0 });
    },
    [shown, settings, report, naming, words],
  );
  return (
    <>
      <section>
        <h2>{words.length}</h2>
        <p>
          {words.lengthOf(
            turns.median,
            turns.p95,
            `${mean(turns.mean)} (${mean(turns.low)} – ${mean(turns.high)})`,
          )}
        </p>
        <PlotFigure label={words.lengthPlot} draw={drawLength} />
      </section>
      <section>
        <h2>{words.wins}</h2>
        <p>{words.winsLine(percent(even))}</p>
        <PlotFigure label={words.winsPlot} draw={drawWins} />
        <SharesTable rows={rows} even={even} />
        {pairs.length > 0 && (
          <>
            <h3>{words.pairs}</h3>
            <SharesTable
              rows={pairs.map((pair) => ({
                ...pair,
                sort: '',
                name: words.pair(naming.bot(pair.a), naming.bot(pair.b)),
              }))}
              even={0.5}
            />
          </>
        )}
      </section>
      {cards.length > 0 && (
        <section>
          <h2>{words.cards}</h2>
          <p>{words.cardsLine}</p>
          {worthy(report).length > 0 && <PlotFigure label={words.cardsPlot} draw={drawCards} />}
          <CardsTable cards={cards} naming={naming} />
        </section>
      )}
    </>
  );
}

interface WinRow extends Share {
  readonly sort: string;
  readonly name: string;
}

function winRows(report: LabReport, naming: Naming, seat: string, bot: string): readonly WinRow[] {
  return [
    ...report.seats.map((share, i) => ({ sort: seat, name: String(i + 1), ...share })),
    ...report.bots.map((share) => ({ sort: bot, name: naming.bot(share.bot), ...share })),
    ...report.starts.map((share) => ({
      ...share,
      sort: naming.sort(share.sort),
      name: naming.choice(share.choice),
    })),
  ];
}

const pointOf = (
  { sort, name, share, low, high }: Pick<WinRow, 'sort' | 'name' | 'share' | 'low' | 'high'>,
  setting: string,
): Point => ({ sort, name, at: 100 * share, low: 100 * low, high: 100 * high, setting });

/** Cards of which something can be said, the most useful and the least: those that are surest off. */
function worthy({ cards }: LabReport): LabReport['cards'] {
  const known = cards.filter(({ used }) => used.with.of > 0 && used.without.of > 0);
  const surest = known.toSorted((a, b) => a.used.high - a.used.low - (b.used.high - b.used.low));
  return surest.slice(0, DRAWN_CARDS).sort((a, b) => b.used.difference - a.used.difference);
}

function SharesTable({ rows, even }: { readonly rows: readonly WinRow[]; readonly even: number }) {
  const { lab: words } = useWords();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            <th scope="col">{words.players}</th>
            <th scope="col">{words.wins}</th>
            <th scope="col">{words.share}</th>
            <th scope="col">{words.interval}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sort, name, of, wins, share, low, high }) => (
            <tr key={`${sort} ${name}`} data-off={low > even || high < even || undefined}>
              <th scope="row">
                {sort && <span className="muted">{sort} </span>}
                {name}
              </th>
              <td>{count(of)}</td>
              <td>{count(wins)}</td>
              <td>{percent(share)}</td>
              <td>{range(low, high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
