import { die } from '@indigo/art';
import { Picture } from '../../shell/picture.tsx';
import styles from './sums.module.css';

/** A number of a sum with its name; null: nobody here knows it yet. `hidden`: it lies face down. */
export interface Part {
  readonly value: number | null;
  readonly label: string;
  readonly kind: 'base' | 'plus' | 'die' | 'card';
  readonly hidden: boolean;
}

/** One side of a battle as a sum. */
export interface Summed {
  /** Null: nobody at the table. */
  readonly seat: number | null;
  readonly who: string;
  readonly parts: readonly Part[];
  /** Of what is known. */
  readonly total: number;
  /** Something is still to be added. */
  readonly open: boolean;
}

/** Both sums in their parts, and the rope between them. */
export function Sums({ near, far }: { readonly near: Summed; readonly far: Summed }) {
  // While nobody has been sent there is nothing to add up.
  if (near.parts.length + far.parts.length === 0) return null;
  return (
    <div className={styles.sums}>
      <Sum side={near} />
      <Tug near={near} far={far} />
      <Sum side={far} />
    </div>
  );
}

const written = ({ kind, value }: Part, i: number): string => {
  if (value === null) return '?';
  return kind === 'card' && i > 0 ? `+${value}` : String(value);
};

const seatOf = ({ seat }: Summed): number | undefined => (seat === null ? undefined : seat % 6);

function Sum({ side }: { readonly side: Summed }) {
  const { parts, total, open, who } = side;
  return (
    <div className={styles.sum} data-seat={seatOf(side)}>
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are only ever added
        <span key={`${part.label}${i}`} className={styles.with}>
          {i > 0 && <span className={styles.op}>{(part.value ?? 0) < 0 ? '−' : '+'}</span>}
          <span className={styles.part} data-kind={part.kind} data-hidden={part.hidden}>
            {part.kind === 'die' && part.value !== null ? (
              <Picture
                markup={die(part.value)}
                box="-2 -2 104 104"
                width={30}
                height={30}
                label={String(part.value)}
              />
            ) : (
              <b key={written(part, i)}>{written(part, i).replace('-', '')}</b>
            )}
            <small>{part.label}</small>
          </span>
        </span>
      ))}
      {parts.length > 0 && (
        <span className={styles.with}>
          <span className={styles.op}>=</span>
          <span className={styles.total}>
            <b key={total}>{open ? `${total}+` : total}</b>
            <small>{who}</small>
          </span>
        </span>
      )}
    </div>
  );
}

/** The rope: whoever is ahead pulls it over. */
function Tug({ near, far }: { readonly near: Summed; readonly far: Summed }) {
  const all = near.total + far.total;
  const share = all === 0 ? 50 : Math.min(85, Math.max(15, (near.total / all) * 100));
  const words = ({ total, open }: Summed): string => (open ? `${total} + ?` : String(total));
  return (
    <div
      className={styles.tug}
      data-seat={seatOf(far)}
      role="img"
      aria-label={`${words(near)} against ${words(far)}`}
    >
      <i data-seat={seatOf(near)} style={{ width: `${share}%` }} />
      <b className={styles.pull}>{words(near)}</b>
      <b className={styles.pull}>{words(far)}</b>
    </div>
  );
}
