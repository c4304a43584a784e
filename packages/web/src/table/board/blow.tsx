import { useLayoutEffect, useRef } from 'react';
import { pace } from '../show/pace.ts';
import type { Blow } from '../skin.ts';
import styles from './board.module.css';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface BlowProps {
  readonly blow: Blow;
  readonly spots: ReadonlyMap<string, Spot>;
}

const SHOT_MS = 240;
const WORD_MS = 560;

/** What happens to somebody: a shot on its way, a ring where it lands, and the word rising from there. Give it a new key for every one. */
export function BlowMark({ blow, spots }: BlowProps) {
  const shot = useRef<SVGCircleElement>(null);
  const mark = useRef<SVGGElement>(null);
  const ring = useRef<SVGCircleElement>(null);
  const to = spots.get(blow.at);
  const from = blow.from === null || blow.from === blow.at ? undefined : spots.get(blow.from);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every blow
  useLayoutEffect(() => {
    if (to === undefined) return;
    const speed = pace();
    const delay = from === undefined ? 0 : SHOT_MS * speed;
    const at = ({ x, y }: Spot): string => `translate(${x}px, ${y}px)`;
    const played = [
      from &&
        shot.current?.animate([{ transform: at(from) }, { transform: at(to) }], {
          duration: delay,
          fill: 'both',
        }),
      ring.current?.animate(
        [
          { transform: `${at(to)} scale(.3)`, opacity: 0.9 },
          { transform: `${at(to)} scale(1.5)`, opacity: 0 },
        ],
        { duration: 380 * speed, delay, fill: 'both', easing: 'ease-out' },
      ),
      mark.current?.animate(
        [
          { transform: `${at(to)} scale(.6)`, opacity: 0 },
          { transform: `${at({ x: to.x, y: to.y - 30 })} scale(1.15)`, opacity: 1, offset: 0.3 },
          { transform: at({ x: to.x, y: to.y - 62 }), opacity: 1 },
        ],
        { duration: WORD_MS * speed, delay, fill: 'both', easing: 'ease-out' },
      ),
    ];
    return () => {
      for (const one of played) one?.cancel();
    };
  }, []);
  if (to === undefined) return null;
  return (
    <g className={styles.mover}>
      {from && <circle ref={shot} r={15} fill={blow.colour} stroke="#fff" strokeWidth={4} />}
      <circle ref={ring} r={62} fill="none" stroke={blow.colour} strokeWidth={12} />
      <g ref={mark}>
        <text className={styles.blow} textAnchor="middle" fill={blow.colour}>
          {blow.word}
        </text>
      </g>
    </g>
  );
}
