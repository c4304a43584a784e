import type { Piece, Scene, Seat } from '@indigo/kernel';
import { useLayoutEffect, useRef } from 'react';
import type { Game } from '../game.ts';
import type { Walk } from '../show/beats.ts';
import styles from './board.module.css';
import { Markup } from './markup.tsx';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface MoversProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly walks: readonly Walk[];
  readonly beat: number;
  readonly turn: Seat | null;
  say(piece: Piece): string;
}

/** Between two who share a place. */
const APART = 26;

/** The pieces that walk. They stand in front of everything and let taps through. */
export function Movers({ game, scene, spots, walks, beat, turn, say }: MoversProps) {
  const movers = scene.pieces.filter((piece) => game.skin.walks(piece) && spots.has(piece.at));
  const order = [...movers].sort((a, b) => spots.get(a.at)!.y - spots.get(b.at)!.y);
  return (
    <g className={styles.mover}>
      {order.map((piece) => {
        const here = movers.filter(({ at }) => at === piece.at);
        const aside = (here.indexOf(piece) - (here.length - 1) / 2) * APART;
        return (
          <Mover
            key={piece.id}
            game={game}
            scene={scene}
            piece={piece}
            aside={aside}
            spots={spots}
            walk={walks.find((walk) => walk.piece === piece.id) ?? null}
            beat={beat}
            bobs={piece.kind === 'mover' ? piece.seat === turn : (piece.marks?.includes('active') ?? false)}
            label={say(piece)}
          />
        );
      })}
    </g>
  );
}

interface MoverProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly piece: Piece;
  readonly aside: number;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly walk: Walk | null;
  readonly beat: number;
  readonly bobs: boolean;
  readonly label: string;
}

function Mover({ game, scene, piece, aside, spots, walk, beat, bobs, label }: MoverProps) {
  const element = useRef<SVGGElement>(null);
  const { x, y } = spots.get(piece.at)!;
  const look = game.skin.piece(piece, scene.places.find(({ id }) => id === piece.at)!);
  const shift = (spot: Spot, dx = aside): string =>
    `translate(${(spot.x + dx - look.foot[0] * look.scale).toFixed(1)}px, ${(spot.y - look.foot[1] * look.scale).toFixed(1)}px)`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each beat walks once
  useLayoutEffect(() => {
    if (walk === null || walk.ms <= 0 || walk.path.at(-1) !== piece.at || element.current === null) return;
    const frames = hops(walk.path.flatMap((at) => spots.get(at) ?? [])).map((spot) => ({
      transform: shift(spot, 0),
    }));
    const animation = element.current.animate(frames, { duration: walk.ms, easing: 'linear' });
    return () => animation.cancel();
  }, [beat, piece.at]);

  return (
    <g ref={element} style={{ transform: shift({ x, y }) }}>
      <g transform={`scale(${look.scale})`}>
        <g className={bobs ? styles.bob : undefined}>
          <title>{label}</title>
          <Markup markup={look.markup} />
        </g>
      </g>
    </g>
  );
}

/** Every place, and a little leap between two. */
function hops(spots: readonly Spot[]): readonly Spot[] {
  return spots.flatMap((spot, i) => {
    const next = spots[i + 1];
    if (next === undefined) return [spot];
    return [spot, { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 - 18 }];
  });
}
