import type { Scene } from '@indigo/kernel';
import type { MouseEvent } from 'react';
import type { Camera, Size } from './camera.ts';

interface MiniMapProps {
  readonly className: string | undefined;
  readonly scene: Scene;
  readonly size: Size;
  readonly camera: Camera;
  readonly screen: Size;
  onJump(point: { x: number; y: number }): void;
}

/** The whole board, small: where one is, and a tap to go elsewhere. */
export function MiniMap({ className, scene, size, camera, screen, onJump }: MiniMapProps) {
  const at = new Map(
    scene.places.map(({ id, x, y }) => [id, `${Math.round(x * size.width)} ${Math.round(y * size.height)}`]),
  );
  // Where everything is linked to everything around it, links would only blur: the places themselves are drawn.
  const dense = scene.links.length > 2.2 * scene.places.length;
  const roads = dense
    ? [...at.values()].map((spot) => `M${spot}h0`).join('')
    : scene.links.map(([a, b]) => `M${at.get(a)}L${at.get(b)}`).join('');
  const [width, height] = [screen.width / camera.scale, screen.height / camera.scale];
  const jump = (event: MouseEvent): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onJump({
      x: ((event.clientX - box.left) / box.width) * size.width,
      y: ((event.clientY - box.top) / box.height) * size.height,
    });
  };
  return (
    <button type="button" className={className} onClick={jump} aria-label="Small map: tap to look there">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} width="100%" aria-hidden="true">
        <path d={roads} fill="none" stroke="#fff7e0" strokeWidth={dense ? 84 : 34} strokeLinecap="round" />
        <rect
          x={camera.x - width / 2}
          y={camera.y - height / 2}
          width={width}
          height={height}
          rx="30"
          fill="none"
          stroke="#352f8f"
          strokeWidth="26"
        />
        {scene.pieces
          .filter(({ kind, seat }) => kind === 'mover' && seat !== undefined)
          .map(({ id, at: place, seat }) => {
            const [x, y] = (at.get(place) ?? '0 0').split(' ');
            return (
              <circle
                key={id}
                cx={x}
                cy={y}
                r="34"
                data-seat={seat}
                fill="var(--seat)"
                stroke="#fff"
                strokeWidth="12"
              />
            );
          })}
      </svg>
    </button>
  );
}
