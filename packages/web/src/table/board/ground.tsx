import type { Scene } from '@indigo/kernel';
import { memo } from 'react';
import styles from './board.module.css';
import { Markup } from './markup.tsx';

/** What the ground is called: whoever looks at a place closely sees a part of it. */
export const GROUND = 'ground';

/** What a game drew itself. It never changes during a match. */
export const Ground = memo(function Ground({ markup }: { readonly markup: string }) {
  return (
    <g id={GROUND}>
      <Markup markup={markup} />
    </g>
  );
});

/** Roads and places from the scene alone. */
export function PlainGround({
  scene,
  marked,
  size,
}: {
  readonly scene: Scene;
  marked(at: string): string;
  readonly size: { readonly width: number; readonly height: number };
}) {
  const at = new Map(scene.places.map((place) => [place.id, place]));
  const line = ([a, b]: readonly [string, string], look: string, key: string) => {
    const [from, to] = [at.get(a), at.get(b)];
    if (from === undefined || to === undefined) return null;
    return (
      <line
        key={`${key}${a}-${b}`}
        className={look}
        x1={from.x * size.width}
        y1={from.y * size.height}
        x2={to.x * size.width}
        y2={to.y * size.height}
      />
    );
  };
  return (
    <>
      {scene.links.map((link) => line(link, styles.linkEdge, 'e'))}
      {scene.links.map((link) => line(link, styles.link, 'l'))}
      {scene.places.map((place) => (
        <Markup key={place.id} markup={marked(place.id)} />
      ))}
    </>
  );
}
