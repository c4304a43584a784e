import type { Comparison } from '@indigo/lab';
import { useWords } from '../words/words.ts';
import { count, effect, percent, pointRange, points, probability } from './figures.ts';
import styles from './lab.module.css';
import type { Naming } from './naming.ts';

/** What is called different: see `holm`. */
const SURE = 0.05;
/** So many rows are seen at once, and those as likely. */
const AT_ONCE = 16;

interface ComparisonProps {
  readonly comparison: Comparison;
  readonly naming: Naming;
}

/** What differs between two settings. Rows that hardly do are folded away. */
export function ComparisonView({ comparison: { lengths, shares }, naming }: ComparisonProps) {
  const { lab: words } = useWords();
  // Of those that may differ, the likeliest.
  const most = shares.map(({ p }) => p).sort((a, b) => a - b)[AT_ONCE] ?? 1;
  const rows: readonly Row[] = [
    ...lengths.map(({ what, a, b, held, p, effect: by }) => ({
      name: what === 'turns' ? words.turnsMedian : words.decisionsMedian,
      cells: [count(a), count(b), count(a - b), '', effect(by), probability(p), probability(held)],
      first: true,
      sure: held < SURE,
    })),
    ...shares.map((row) => ({
      name: naming.row(row),
      cells: [
        percent(row.a.share),
        percent(row.b.share),
        points(row.difference),
        pointRange(row.low, row.high),
        effect(row.effect),
        probability(row.p),
        probability(row.held),
      ],
      first: row.sort === 'seat' || row.sort === 'bot' || (row.p < SURE && row.p <= most),
      sure: row.held < SURE,
    })),
  ];
  return (
    <>
      {!rows.some(({ sure }) => sure) && <p>{words.alike}</p>}
      <Rows rows={rows.filter(({ first }) => first)} />
      <details>
        <summary>{words.showAll(rows.length)}</summary>
        <Rows rows={rows} />
      </details>
      <p className="muted small">{words.tests}</p>
    </>
  );
}

interface Row {
  readonly name: string;
  readonly cells: readonly string[];
  /** Seen at once. */
  readonly first: boolean;
  readonly sure: boolean;
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const { lab: words } = useWords();
  const head = [words.here, words.there, words.difference, words.interval, words.effect, words.p, words.pAll];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells, sure }) => (
            <tr key={name} data-off={sure || undefined}>
              <th scope="row">
                {name}
                {sure && <span className="pill gold">{words.differs}</span>}
              </th>
              {cells.map((cell, i) => (
                <td key={head[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
