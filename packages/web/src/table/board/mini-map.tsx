import { isMover, type Scene } from '@indigo/kernel';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './board.module.css';
import type { Point, Size } from './camera.ts';
import type { Eye } from './eye.ts';

interface MiniMapProps {
  readonly className: string | undefined;
  readonly scene: Scene;
  readonly size: Size;
  readonly eye: Eye;
}

/** The whole board, small: where one is, and a tap to go elsewhere. */
export function MiniMap({ className, scene, size, eye }: MiniMapProps) {
  const { table } = useWords();
  const at = new Map<string, Point>(
    scene.places.map(({ id, x, y }) => [
      id,
      { x: Math.round(x * size.width), y: Math.round(y * size.height) },
    ]),
  );
  const spot = (id: string): string => `${at.get(id)?.x} ${at.get(id)?.y}`;
  // Where everything is linked to everything around it, links would only blur: the places themselves are drawn.
  const dense = scene.links.length > 2.2 * scene.places.length;
  const roads = dense
    ? [...at.keys()].map((id) => `M${spot(id)}h0`).join('')
    : scene.links.map(([a, b]) => `M${spot(a)}L${spot(b)}`).join('');
  const jump = (event: MouseEvent): void => {
    const box = event.currentTarget.getBoundingClientRect();
    eye.moveTo({
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    });
  };
  return (
    <button type="button" className={className} data-float onClick={jump} aria-label={table.smallMap}>
      <svg
        viewBox={`0 0 ${size.width} ${size.height}`}
        width={size.width}
        height={size.height}
        aria-hidden="true"
      >
        <path d={roads} fill="none" stroke="#fff7e0" strokeWidth={dense ? 84 : 34} strokeLinecap="round" />
        {scene.pieces.filter(isMover).map(({ id, at: place, seat }) => (
          <circle
            key={id}
            cx={at.get(place)?.x}
            cy={at.get(place)?.y}
            r="34"
            data-seat={seat}
            fill="var(--seat)"
            stroke="#fff"
            strokeWidth="12"
          />
        ))}
      </svg>
      <Seen eye={eye} size={size} />
    </button>
  );
}

/** The part of the board that is on the screen: a sheet of its own, or the small map would be painted anew for every step. */
function Seen({ eye, size }: { readonly eye: Eye; readonly size: Size }) {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const show = (): void => {
      const { x, y, scale } = eye.camera;
      const [width, height] = [eye.screen().width / scale, eye.screen().height / scale];
      const part = (units: number, whole: number): string => `${((100 * units) / whole).toFixed(1)}%`;
      const style = frame.current?.style;
      style?.setProperty('width', part(width, size.width));
      style?.setProperty('height', part(height, size.height));
      style?.setProperty('translate', `${part(x - width / 2, width)} ${part(y - height / 2, height)}`);
    };
    show();
    return eye.watch(show);
  }, [eye, size]);
  return <span ref={frame} className={styles.seen} />;
}
