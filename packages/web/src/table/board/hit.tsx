import { TYPE_COLOUR, typeNamed } from '@indigo/art';
import type { Hit } from '@indigo/kernel';
import { useLayoutEffect, useRef } from 'react';
import { useTable } from '../context.tsx';
import { tempo } from '../show/pace.ts';
import styles from './board.module.css';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface HitProps {
  readonly hit: Hit;
  readonly spots: ReadonlyMap<string, Spot>;
}

const SHOT_MS = 240;
const WORD_MS = 560;

const COLOURS: Readonly<Record<Hit['mood'], string>> = {
  hurt: '#b3261e',
  cured: '#1c7a4d',
  unharmed: '#4b4a68',
  out: '#262250',
  named: '#262250',
};

function colourOf({ mood, type }: Hit): string {
  const named = mood === 'named' ? typeNamed(type) : null;
  return named === null ? COLOURS[mood] : TYPE_COLOUR[named];
}

/** What happens to somebody: a shot on its way, a ring where it lands, and the word rising from there. Give it a new key for every one. */
export function HitMark({ hit, spots }: HitProps) {
  const { scene, speech } = useTable();
  const shot = useRef<SVGCircleElement>(null);
  const mark = useRef<SVGGElement>(null);
  const ring = useRef<SVGCircleElement>(null);
  const spotOf = (piece: string | null): Spot | undefined =>
    spots.get(scene.pieces.find(({ id }) => id === piece)?.at ?? '');
  const to = spotOf(hit.piece);
  const from = hit.from === hit.piece ? undefined : spotOf(hit.from);
  const [x, y, fromX, fromY] = [to?.x, to?.y, from?.x, from?.y];
  useLayoutEffect(() => {
    if (x === undefined || y === undefined) return;
    const { pace, still } = tempo();
    const speed = still ? 0 : pace;
    const flies = fromX !== undefined && fromY !== undefined;
    const delay = flies ? SHOT_MS * speed : 0;
    const at = (left: number, top: number): string => `translate(${left}px, ${top}px)`;
    const played = [
      flies &&
        shot.current?.animate([{ transform: at(fromX, fromY) }, { transform: at(x, y) }], {
          duration: delay,
          fill: 'both',
        }),
      ring.current?.animate(
        [
          { transform: `${at(x, y)} scale(.3)`, opacity: 0.9 },
          { transform: `${at(x, y)} scale(1.5)`, opacity: 0 },
        ],
        { duration: 380 * speed, delay, fill: 'both', easing: 'ease-out' },
      ),
      mark.current?.animate(
        [
          { transform: `${at(x, y)} scale(.6)`, opacity: 0 },
          { transform: `${at(x, y - 30)} scale(1.15)`, opacity: 1, offset: 0.3 },
          { transform: at(x, y - 62), opacity: 1 },
        ],
        { duration: WORD_MS * speed, delay, fill: 'both', easing: 'ease-out' },
      ),
    ];
    return () => {
      for (const one of played) if (one) one.cancel();
    };
  }, [x, y, fromX, fromY]);
  if (to === undefined) return null;
  const colour = colourOf(hit);
  return (
    <g className={styles.mover}>
      {from && <circle ref={shot} r={15} fill={colour} stroke="#fff" strokeWidth={4} />}
      <circle ref={ring} r={62} fill="none" stroke={colour} strokeWidth={12} />
      <g ref={mark}>
        <text className={styles.blow} textAnchor="middle" fill={colour}>
          {speech.say(hit.say)}
        </text>
      </g>
    </g>
  );
}
