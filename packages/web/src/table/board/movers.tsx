import { isMover } from '@indigo/kernel';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTable } from '../context.tsx';
import type { Going } from '../show/beats.ts';
import type { BoardLook, PieceLook } from '../skin.ts';
import styles from './board.module.css';
import { Markup, unit } from './markup.tsx';

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface MoversProps {
  readonly look: BoardLook;
  readonly spots: ReadonlyMap<string, Spot>;
}

/** Between two who share a place. */
const APART = 26;

/** The pieces that walk. They stand in front of everything and let taps through. */
export function Movers({ look, spots }: MoversProps) {
  const { scene, shown, speech, turn } = useTable();
  const movers = scene.pieces.filter(({ kind, at }) => look.walkers.includes(kind) && spots.has(at));
  const order = [...movers].sort((a, b) => spots.get(a.at)!.y - spots.get(b.at)!.y);
  return (
    <g className={styles.mover}>
      {order.map((piece) => {
        const { id, at, seat = -1, marks = [] } = piece;
        const here = movers.filter((other) => other.at === at);
        return (
          <Mover
            key={id}
            look={look.piece(piece, scene.places.find((place) => place.id === at)!)}
            at={at}
            aside={(here.indexOf(piece) - (here.length - 1) / 2) * APART}
            spots={spots}
            going={shown.walks.find((walk) => walk.piece === id) ?? null}
            bobs={isMover(piece) ? seat === turn.seat : marks.includes('active')}
            label={isMover(piece) ? speech.name(seat) : speech.say(piece.say)}
          />
        );
      })}
    </g>
  );
}

interface MoverProps {
  readonly look: PieceLook;
  readonly at: string;
  readonly aside: number;
  readonly spots: ReadonlyMap<string, Spot>;
  readonly going: Going | null;
  readonly bobs: boolean;
  readonly label: string;
}

/** Where a picture stands whose foot is on a spot. */
const shifted = ({ foot: [x, y], scale }: PieceLook, spot: Spot, aside: number): string =>
  `translate(${(spot.x + aside - x * scale).toFixed(1)}px, ${(spot.y - y * scale).toFixed(1)}px)`;

function Mover({ look, at, aside, spots, going, bobs, label }: MoverProps) {
  const element = useRef<SVGGElement>(null);
  const walked = useRef<Going | null>(null);
  const walking = useRef<Animation | null>(null);
  // Each way is walked once, whatever else changes meanwhile.
  useLayoutEffect(() => {
    if (walked.current === going) return;
    walked.current = going;
    walking.current?.cancel();
    if (going === null || going.ms <= 0 || going.path.at(-1) !== at) return;
    const frames = hops(going.path.flatMap((id) => spots.get(id) ?? [])).map((spot) => ({
      transform: shifted(look, spot, 0),
    }));
    walking.current = element.current?.animate(frames, { duration: going.ms, easing: 'linear' }) ?? null;
  }, [going, at, spots, look]);
  useEffect(() => () => walking.current?.cancel(), []);
  return (
    <g ref={element} style={{ transform: shifted(look, spots.get(at)!, aside) }}>
      <g transform={`scale(${look.scale})`} style={unit(look)}>
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
