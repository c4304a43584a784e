import { die } from '@indigo/art';
import type { Thrown } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import { Picture } from '../../shell/picture.tsx';
import styles from './parts.module.css';

interface DiceProps {
  readonly dice: readonly Thrown[];
  readonly ms: number;
  name(seat: number): string;
}

const BOX = '-2 -2 104 104';
/** So long the dice lie there after they came to rest. */
const LIE_MS = 1400;

/** Dice that tumble in and land on the face that was rolled. Give it a new key for every throw. */
export function Dice({ dice, ms, name }: DiceProps) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), ms + LIE_MS);
    return () => clearTimeout(timer);
  }, [ms]);
  if (gone) return null;
  return (
    <div className={styles.dice} aria-hidden="true">
      {dice.slice(-2).map(({ seat, pips }, i) => {
        const other = (k: number): number => ((pips + k + i) % 6) + 1;
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw never change places
            key={i}
            className={styles.die}
            data-tumbling={ms > 0}
            data-die={seat}
            style={{ '--ms': `${ms * 0.78}ms` } as React.CSSProperties}
          >
            <Picture className={styles.face0} markup={die(other(1))} box={BOX} />
            <Picture className={styles.face1} markup={die(other(3))} box={BOX} />
            <Picture className={styles.face2} markup={die(pips)} box={BOX} />
            <span className={styles.owner}>{name(seat)}</span>
          </div>
        );
      })}
    </div>
  );
}
