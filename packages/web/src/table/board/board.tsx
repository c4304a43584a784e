import { footsteps, pointer } from '@indigo/art';
import { type Face, moverOf } from '@indigo/kernel';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useAdvised } from '../../learn/context.tsx';
import { useReducedMotion, useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import type { BoardLook } from '../skin.ts';
import { inReadingOrder, nearestSpot, type Target } from '../targets.ts';
import { thingsAt } from '../things.ts';
import styles from './board.module.css';
import { inSight, pictureBox } from './camera.ts';
import { CellMarks, CellWords } from './cells.tsx';
import { Ground, PlainGround } from './ground.tsx';
import { Here } from './here.tsx';
import { HitMark } from './hit.tsx';
import { Lying } from './lying.tsx';
import { Markup, unit } from './markup.tsx';
import { nameOf, nextOption } from './meaning.ts';
import { MiniMap } from './mini-map.tsx';
import { Movers } from './movers.tsx';
import { BoardTools } from './tools.tsx';
import { useCamera } from './use-camera.ts';

interface BoardProps {
  readonly look: BoardLook;
  onList(): void;
}

const NEAREST = 0.82;
/** What lies over the picture: the players and the small map above it, the tools beside it. */
const COVERED = { small: { top: 72, right: 0 }, wide: { top: 0, right: 64 } };
/** Lower than this, the small map would hide more than it shows. */
const ROOM_FOR_MINI = 250;
/** The least that a finger hits, in pixels. */
const FINGER = 46;

const ARROWS: { readonly [key: string]: 'left' | 'right' | 'up' | 'down' } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The board of any game: its ground, what lies on it, what glows. */
export function Board({ look, onList }: BoardProps) {
  const { show, shown, view, scene, speech, targets, means, answering, peek, turn, you, small, dispatch } =
    useTable();
  const { asking } = useWords();
  const { size, grid } = look;
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const eye = useCamera(
    stage,
    picture,
    size,
    look.beyond,
    small ? COVERED.small : COVERED.wide,
    !useReducedMotion(),
  );
  const screen = useSyncExternalStore(eye.onScreen, eye.screen);
  const plainMap = useSettings((settings) => settings.plainMap);
  const born = useRef(performance.now());
  const spots = useMemo(
    () => new Map(scene.places.map(({ id, x, y }) => [id, { id, x: x * size.width, y: y * size.height }])),
    [scene.places, size],
  );
  const places = useMemo(() => new Map(scene.places.map((place) => [place.id, place])), [scene.places]);
  const marks = useMemo(
    () => new Map(scene.places.map((place) => [place.id, look.place(place, speech.say(place.say))])),
    [scene.places, look, speech],
  );
  const { decision, chosen } = answering;
  const advised = useAdvised();
  const face = chosen ?? peek;
  const { way, cells = [] } = face && decision ? means.option(face) : {};
  const lying = scene.pieces.filter(({ kind, at }) => !look.walkers.includes(kind) && places.has(at));
  const onBoard = targets.places.size > 0;
  const picksPieces = [...targets.places.values()].some(({ options }) =>
    options.some(({ at }) => at !== undefined && !places.has(at)),
  );
  const drawn = { view, scene, say: speech.say };
  const ground = look.ground(drawn);

  const close = small || (screen.width > 0 && screen.width < 640);
  // A phone looks at the decision, once a question and whenever the screen changes; a big screen shows everything anyway.
  useEffect(() => {
    if (screen.width === 0) return;
    if (!close) {
      eye.unframe();
      return;
    }
    const mover = moverOf(scene, you ?? turn.seat);
    const wanted = [...targets.places.keys(), ...(mover ? [mover.at] : [])];
    const points = wanted.flatMap((id) => spots.get(id) ?? []);
    // Squares are no bigger than they are: one looks so near that a finger finds each, if need be at a part of them.
    const finger = grid === null ? 0 : FINGER / grid;
    const here = mover && spots.get(mover.at);
    const frame = here && !inSight(points, screen, finger) ? [here] : points;
    const question = `${decision?.no} ${screen.width} ${screen.height}`;
    eye.frameOnce(question, frame, Math.max(NEAREST, finger));
  }, [decision, close, eye, screen, scene, targets, spots, grid, you, turn]);

  const markOf = (at: string): { readonly markup: string; readonly r: number } => marks.get(at)!;
  const ordered = inReadingOrder(
    [...targets.places.values()].flatMap((target) => {
      // What is asked may be about a board that is shown in a moment only.
      const spot = spots.get(target.at);
      return spot === undefined ? [] : [{ ...spot, target }];
    }),
    grid ?? 90,
  );

  const tap = (event: MouseEvent): void => {
    if (eye.dragged) return;
    // Whoever taps what still moves has seen enough of it.
    if (shown.behind > 0 && shown.hold === null) {
      show.skip();
      return;
    }
    const hit = (event.target as Element).closest<SVGElement>('[data-at]');
    const at = hit?.dataset.at;
    if (at === undefined) {
      answering.hush();
      return;
    }
    const [thing, ...others] = thingsAt(scene, at, speech.say);
    answering.ask({ thing, others, spot: { x: event.clientX, y: event.clientY } });
  };

  const pick = (target: Target): void => {
    if (eye.dragged) return;
    answering.choose(nextOption(target, decision, answering));
  };

  const onKey = (event: KeyboardEvent<SVGGElement>, target: Target): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      answering.choose(nextOption(target, decision, answering));
      return;
    }
    const direction = ARROWS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    const from = spots.get(target.at)!;
    const to = nearestSpot(ordered, from, direction);
    if (to !== null)
      stage.current?.querySelector<SVGElement>(`[data-target="${CSS.escape(to.id)}"]`)?.focus();
  };

  const peekAt = (option: Face | null): void => dispatch({ do: 'peek', face: option });
  const [left, top, width, height] = pictureBox(size);
  const steps = way !== undefined && way.length > 1 && (
    <Markup markup={footsteps(way.flatMap((at) => spots.get(at) ?? []))} />
  );
  return (
    <div ref={stage} className={styles.stage} data-plain={ground === null}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click looks closely; the keyboard does with the key i, and asks "why not?" with ? */}
      <svg
        ref={picture}
        className={`${styles.map} ${plainMap ? styles.plain : ''}`}
        width={width}
        height={height}
        viewBox={`${left} ${top} ${width} ${height}`}
        role="group"
        aria-label={asking.board}
        onClick={tap}
      >
        {ground === null ? (
          <PlainGround scene={scene} marked={(at) => markOf(at).markup} size={size} />
        ) : (
          <Ground markup={ground} />
        )}
        <Markup markup={look.lying(drawn)} />
        {scene.places.map((place) => (
          <circle
            key={place.id}
            className={styles.hit}
            data-at={place.id}
            cx={place.x * size.width}
            cy={place.y * size.height}
            r={Math.max(markOf(place.id).r + 4, 18)}
          >
            <title>{speech.say(place.say)}</title>
          </circle>
        ))}
        {lying.map((piece) => (
          <Lying
            key={piece.id}
            piece={piece}
            look={look.piece(piece, places.get(piece.at)!)}
            spot={spots.get(piece.at)!}
            late={performance.now() - born.current > 1200}
          />
        ))}
        {onBoard && (
          <rect
            className={styles.veil}
            x={left}
            y={top}
            width={width}
            height={height}
            fill={`var(${picksPieces ? '--veil' : '--veil-soft'})`}
          />
        )}
        {grid === null && steps}
        {ordered.map(({ target, x, y }) => {
          const { at, options } = target;
          const isChosen = options.some(({ id }) => id === chosen?.id || answering.parts.includes(id));
          const fits =
            decision?.shape === 'pick' || isChosen || options.some(({ id }) => answering.next.includes(id));
          if (!fits) return null;
          const piece = lying.find((one) => one.at === at);
          const stands = piece ? look.piece(piece, places.get(at)!) : null;
          const { markup, r } = markOf(at);
          const zoom = 1.14;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a drawing
            <g
              key={at}
              className={styles.target}
              data-target={at}
              data-advised={advised(options.map(({ id }) => id))}
              role="button"
              tabIndex={0}
              aria-pressed={isChosen}
              aria-label={nameOf(target, scene, means, speech)}
              onClick={(event) => {
                event.stopPropagation();
                pick(target);
              }}
              onKeyDown={(event) => onKey(event, target)}
              onFocus={(event) => {
                peekAt(options[0]);
                // A finger that taps must not have the board drawn away from under it.
                if (event.currentTarget.matches(':focus-visible')) eye.reveal({ x, y });
              }}
              onBlur={() => peekAt(null)}
              onMouseEnter={() => peekAt(options[0])}
              onMouseLeave={() => peekAt(null)}
            >
              {grid === null ? (
                <circle
                  className={styles.finger}
                  cx={x}
                  cy={y}
                  style={{ '--r': `${r + 14}px` } as CSSProperties}
                />
              ) : (
                <Square className={styles.hit} x={x} y={y} size={grid} />
              )}
              {grid === null ? (
                <circle className={styles.focus} cx={x} cy={y} r={r + 20} />
              ) : (
                <Square className={styles.focus} x={x} y={y} size={grid + 12} />
              )}
              <Markup markup={look.glow(places.get(at)!, { x, y }, r, isChosen) + markup} />
              {stands && (
                <g
                  style={unit(stands)}
                  transform={`translate(${x - stands.foot[0] * stands.scale * zoom} ${y - stands.foot[1] * stands.scale * zoom}) scale(${stands.scale * zoom})`}
                >
                  <Markup markup={stands.markup} />
                </g>
              )}
              {isChosen && <Markup markup={pointer(x, y - r - 8)} />}
            </g>
          );
        })}
        <CellMarks cells={cells} spots={spots} reach={(at) => markOf(at).r} />
        {/* Every square on the way glows as well: the steps lie upon them, and let taps through. */}
        {grid !== null && <g className={styles.mover}>{steps}</g>}
        <Movers look={look} spots={spots} />
        <CellWords cells={cells} spots={spots} reach={(at) => markOf(at).r} />
        <Here spots={spots} size={size} />
        {shown.hit && <HitMark key={shown.beat} hit={shown.hit} spots={spots} />}
      </svg>
      <BoardTools eye={eye} listed={false} onList={onList} />
      {close && screen.height > ROOM_FOR_MINI && (
        <MiniMap className={styles.mini} scene={scene} size={size} eye={eye} />
      )}
    </div>
  );
}

function Square(props: {
  readonly className: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { className, x, y, size } = props;
  return (
    <rect className={className} x={x - size / 2} y={y - size / 2} width={size} height={size} rx={size / 4} />
  );
}
