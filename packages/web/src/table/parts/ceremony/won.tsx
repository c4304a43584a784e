import type { Art, Seat } from '@indigo/kernel';
import { useEffect, useRef } from 'react';
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

/** Where a zone is seen; where it is not, what its seat has. */
const slotOf = (zone: string, seat: Seat): Element | null =>
  document.querySelector(`[data-zone="${CSS.escape(zone)}"]`) ??
  document.querySelector(`[data-zone="team:${seat}"]`);

/** A badge turns in the light, then flies into its slot. */
export function Won({ art, to, seat, ms }: WonProps) {
  const { game } = useTable();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [here, slot] = [
      element.current?.getBoundingClientRect(),
      slotOf(to, seat)?.getBoundingClientRect(),
    ];
    if (element.current === null || here === undefined || tempo().still || ms === 0) return;
    const x =
      slot === undefined ? 0 : slot.left + Math.min(slot.width / 2, 40) - (here.left + here.width / 2);
    const y = slot === undefined ? 0 : slot.top + slot.height / 2 - (here.top + here.height / 2);
    const animation = element.current.animate(
      [
        { transform: 'scale(0) rotateY(-540deg)', opacity: 0 },
        { transform: 'scale(1.15) rotateY(0deg)', opacity: 1, offset: 0.24 },
        { transform: 'scale(1)', offset: 0.32 },
        { transform: 'scale(1)', offset: 0.72 },
        { transform: `translate(${x * 0.6}px, ${y * 0.6 - 60}px) scale(.6)`, offset: 0.86 },
        { transform: `translate(${x}px, ${y}px) scale(${slot === undefined ? 1 : 0.16})`, opacity: 0.9 },
      ],
      { duration: ms, easing: 'ease-in-out', fill: 'both' },
    );
    return () => animation.cancel();
  }, [to, seat, ms]);
  return (
    <div ref={element} className={styles.badge}>
      <Picture markup={game.skin.token(art, '', 'team')} box="-4 -4 108 108" />
    </div>
  );
}
