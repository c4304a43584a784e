import { die } from '@indigo/art';
import type { Part, Side, Sum as SumOf } from '@indigo/kernel';
import { Picture } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import styles from './sums.module.css';

interface SumsProps {
  readonly near: Side;
  readonly far: Side;
  readonly winner: Side | null;
}

const EMPTY: SumOf = { parts: [], total: 0, open: false };

/** Both sums in their parts, and the rope between them. */
export function Sums({ near, far, winner }: SumsProps) {
  const [mine, theirs] = [near.sum ?? EMPTY, far.sum ?? EMPTY];
  // While nobody has been sent there is nothing to add up.
  if (mine.parts.length + theirs.parts.length === 0) return null;
  return (
    <div className={styles.sums}>
      <Sum side={near} sum={mine} won={winner === near} />
      <Tug near={near} far={far} mine={mine} theirs={theirs} />
      <Sum side={far} sum={theirs} won={winner === far} />
    </div>
  );
}

const seatOf = ({ seat }: Side): number | undefined => (seat === null ? undefined : seat % 6);

function Sum({ side, sum, won }: { readonly side: Side; readonly sum: SumOf; readonly won: boolean }) {
  const { speech, you } = useTable();
  const { battle: words } = useWords();
  const { parts, total, open } = sum;
  const whose = side.seat !== null && side.seat === you ? words.yourSum : words.sumOf(speech.say(side.say));
  return (
    <div className={styles.sum} data-seat={seatOf(side)} data-won={won}>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added
        <span key={`${part.say[0]}${i}`} className={styles.with}>
          {i > 0 && <span className={styles.op}>{(part.value ?? 0) < 0 ? '−' : '+'}</span>}
          <PartBox part={part} />
        </span>
      ))}
      {parts.length > 0 && (
        <span className={styles.with}>
          <span className={styles.op}>=</span>
          <span className={styles.total}>
            <b key={total}>{open ? `${total}+` : total}</b>
            <small>{whose}</small>
          </span>
        </span>
      )}
    </div>
  );
}

const PIPS = 6;

function PartBox({ part: { value, say, kind, hidden } }: { readonly part: Part }) {
  const { speech } = useTable();
  const written = value === null ? '?' : String(Math.abs(value));
  return (
    <span className={styles.part} data-kind={kind} data-hidden={hidden === true || value === null}>
      {kind === 'die' && value !== null && value >= 1 && value <= PIPS ? (
        <Picture markup={die(value)} box="-2 -2 104 104" width={30} height={30} label={written} />
      ) : (
        <b key={written}>{written}</b>
      )}
      <small>{speech.say(say)}</small>
    </span>
  );
}

interface TugProps {
  readonly near: Side;
  readonly far: Side;
  readonly mine: SumOf;
  readonly theirs: SumOf;
}

/** The rope: whoever is ahead pulls it over. */
function Tug({ near, far, mine, theirs }: TugProps) {
  const { asking } = useWords();
  const all = mine.total + theirs.total;
  const share = all === 0 ? 50 : Math.min(78, Math.max(22, (mine.total / all) * 100));
  const words = ({ total, open }: SumOf): string => (open ? `${total} + ?` : String(total));
  return (
    <div
      className={styles.tug}
      data-seat={seatOf(far)}
      role="img"
      aria-label={asking.against(words(mine), words(theirs))}
    >
      <i data-seat={seatOf(near)} style={{ width: `${share}%` }} />
      <b className={styles.pull}>{words(mine)}</b>
      <b className={styles.pull}>{words(theirs)}</b>
    </div>
  );
}
