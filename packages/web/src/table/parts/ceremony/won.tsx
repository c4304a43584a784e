import type { Art, Seat } from '@indigo/kernel';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Picture } from '../../../shell/picture.tsx';
import { useTable } from '../../context.tsx';
import { tempo } from '../../show/pace.ts';
import styles from './ceremony.module.css';

interface WonProps {
  readonly art: Art;
  /** The zone it goes to, and whose that is. */
  readonly to: string;
  readonly seat: Seat;
  readonly ms: number;
}

/** So much of the time it turns in the light; then it flies. */
const TURNS = 0.68;

/** Where a zone is seen; where it is not, what its seat has. */
const slotOf = (zone: string, seat: Seat): Element | null =>
  document.querySelector(`[data-zone="${CSS.escape(zone)}"]`) ??
  document.querySelector(`[data-zone="team:${seat}"]`);

/** A badge turns in the light, then flies into its slot, over all the page. */
export function Won({ art, to, seat, ms }: WonProps) {
  const { game } = useTable();
  const here = useRef<HTMLDivElement>(null);
  const flying = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const from = here.current?.getBoundingClientRect();
    const slot = slotOf(to, seat)?.getBoundingClientRect();
    if (from === undefined || slot === undefined || tempo().still || ms === 0) return;
    const at = (x: number, y: number, size: number): string =>
      `translate(${x - 50}px, ${y - 50}px) scale(${size / 100})`;
    const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
    const [toX, toY] = [slot.left + Math.min(slot.width / 2, 40), slot.top + slot.height / 2];
    const animation = flying.current?.animate(
      [
        { transform: at(x, y, from.width), opacity: 1 },
        { transform: at((x + toX) / 2, Math.min(y, toY) - 40, from.width * 0.6), offset: 0.5 },
        { transform: at(toX, toY, 34), opacity: 1 },
      ],
      { duration: ms * (1 - TURNS), delay: ms * TURNS, easing: 'ease-in-out' },
    );
    return () => animation?.cancel();
  }, [to, seat, ms]);
  const badge = <Picture markup={game.skin.token(art, '', 'team')} box="-4 -4 108 108" />;
  return (
    <>
      <div ref={here} className={styles.badge}>
        {badge}
      </div>
      {createPortal(
        <div ref={flying} className={styles.flying} aria-hidden="true">
          {badge}
        </div>,
        document.body,
      )}
    </>
  );
}
