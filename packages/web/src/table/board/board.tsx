import { footsteps, pointer } from '@indigo/art';
import type { Face, Plain, Scene, Seat } from '@indigo/kernel';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useSettings } from '../../settings/settings.ts';
import type { Answering } from '../answering.ts';
import type { Game } from '../game.ts';
import type { Walk } from '../show/beats.ts';
import type { Blow } from '../skin.ts';
import type { Speech } from '../speech.ts';
import { inReadingOrder, nearestSpot, type Target, type Targets } from '../targets.ts';
import { BlowMark } from './blow.tsx';
import styles from './board.module.css';
import { inSight, pictureBox } from './camera.ts';
import { Ground, PlainGround } from './ground.tsx';
import { Lying } from './lying.tsx';
import { Markup } from './markup.tsx';
import { nameOf, nextOption } from './meaning.ts';
import { MiniMap } from './mini-map.tsx';
import { Movers } from './movers.tsx';
import { BoardTools } from './tools.tsx';
import { useCamera } from './use-camera.ts';

interface BoardProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly view: Plain;
  readonly speech: Speech;
  readonly targets: Targets;
  readonly answering: Answering;
  /** The seat whose turn it seems to be: its pawn bobs. */
  readonly turn: Seat | null;
  readonly walks: readonly Walk[];
  readonly blow: Blow | null;
  readonly beat: number;
  readonly still: boolean;
  readonly small: boolean;
  readonly listed: boolean;
  onList(): void;
  onPeek(face: Face | null): void;
  readonly peek: Face | null;
}

const NEAREST = 0.82;
/** The least that a finger hits, in pixels. */
const FINGER = 46;

const ARROWS: { readonly [key: string]: 'left' | 'right' | 'up' | 'down' } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The board of any game: its ground, what lies on it, what glows. */
export function Board(props: BoardProps) {
  const { game, scene, view, speech, targets, answering, walks, beat, still, small } = props;
  const { skin } = game;
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const size = useMemo(
    () =>
      skin.ground === null ? { width: skin.size.height * scene.aspect, height: skin.size.height } : skin.size,
    [skin, scene.aspect],
  );
  const eye = useCamera(stage, picture, size, skin.beyond, !still);
  const screen = useSyncExternalStore(eye.onScreen, eye.screen);
  const plainMap = useSettings((settings) => settings.plainMap);
  const born = useRef(performance.now());
  const spots = useMemo(
    () => new Map(scene.places.map(({ id, x, y }) => [id, { id, x: x * size.width, y: y * size.height }])),
    [scene.places, size],
  );
  const places = useMemo(() => new Map(scene.places.map((place) => [place.id, place])), [scene.places]);
  const { decision, chosen } = answering;
  const shownFace = chosen ?? props.peek;
  const path = shownFace && decision ? skin.path(decision, shownFace, scene) : null;
  const lying = scene.pieces.filter((piece) => !skin.walks(piece) && places.has(piece.at));
  const things = scene.pieces.filter(({ kind, at }) => kind !== 'mover' && places.has(at));
  const onBoard = targets.places.size > 0;
  const picksPieces = [...targets.places.values()].some(({ options }) =>
    options.some(({ at }) => at !== undefined && !places.has(at)),
  );

  const close = small || (screen.width > 0 && screen.width < 640);
  // A phone looks at the decision; a big screen shows everything anyway.
  useEffect(() => {
    if (!close || screen.width === 0) return;
    const mover = scene.pieces.find(
      ({ kind, seat }) => kind === 'mover' && seat === (speech.you ?? props.turn),
    );
    const wanted = [...targets.places.keys(), ...(mover ? [mover.at] : [])];
    const points = wanted.flatMap((id) => spots.get(id) ?? []);
    // Squares are no bigger than they are: one looks so near that a finger finds each, if need be at a part of them.
    const finger = skin.grid === null ? 0 : FINGER / skin.grid;
    const here = mover && spots.get(mover.at);
    const frame = here && !inSight(points, screen, finger) ? [here] : points;
    const question = `${decision?.no} ${screen.width} ${screen.height}`;
    eye.frameOnce(question, frame, Math.max(NEAREST, finger));
  }, [eye, screen, close, decision, scene.pieces, speech.you, props.turn, targets, spots, skin.grid]);

  // The plain skin does not know how wide the board is until it sees the scene.
  const stretch = size.width / skin.size.width;
  const marked = (at: string): string => {
    const place = places.get(at)!;
    return skin.place({ ...place, x: place.x * stretch }).markup;
  };
  const reach = (at: string): number => skin.place(places.get(at)!).r;
  const ordered = inReadingOrder(
    [...targets.places.values()].map((target) => ({ ...spots.get(target.at)!, target })),
    skin.grid ?? 90,
  );

  const tap = (event: MouseEvent): void => {
    if (eye.dragged) return;
    const hit = (event.target as Element).closest<SVGElement>('[data-at]');
    const at = hit?.dataset.at;
    if (at === undefined) {
      answering.hush();
      return;
    }
    const here = [at, ...things.filter((piece) => piece.at === at).map(({ id }) => id)];
    const thing = things.find((piece) => piece.at === at);
    const title = thing ? speech.say(thing.say) : speech.say(places.get(at)!.say);
    answering.ask(here, title, { x: event.clientX, y: event.clientY });
  };

  const pick = (target: Target): void => {
    if (eye.dragged) return;
    answering.choose(nextOption(target, chosen, answering, decision));
  };

  const onKey = (event: KeyboardEvent<SVGGElement>, target: Target): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      answering.choose(nextOption(target, chosen, answering, decision));
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

  const [left, top, width, height] = pictureBox(size);
  const steps = path !== null && path.length > 1 && (
    <Markup markup={footsteps(path.flatMap((at) => spots.get(at) ?? []))} />
  );
  return (
    <div ref={stage} className={styles.stage} data-plain={skin.ground === null}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click asks "why not?"; the keyboard does with the key ? */}
      <svg
        ref={picture}
        className={`${styles.map} ${plainMap ? styles.plain : ''}`}
        width={width}
        height={height}
        viewBox={`${left} ${top} ${width} ${height}`}
        role="group"
        aria-label="Board"
        onClick={tap}
      >
        {skin.ground === null ? (
          <PlainGround scene={scene} marked={marked} size={size} />
        ) : (
          <Ground markup={typeof skin.ground === 'string' ? skin.ground : skin.ground(view)} />
        )}
        <Markup markup={skin.lying(view)} />
        {scene.places.map((place) => (
          <circle
            key={place.id}
            className={styles.hit}
            data-at={place.id}
            cx={place.x * size.width}
            cy={place.y * size.height}
            r={Math.max(reach(place.id) + 4, 18)}
          >
            <title>{speech.say(place.say)}</title>
          </circle>
        ))}
        {lying.map((piece) => (
          <Lying
            key={piece.id}
            piece={piece}
            look={skin.piece(piece, places.get(piece.at)!)}
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
        {skin.grid === null && steps}
        {ordered.map(({ target, x, y }) => {
          const { at, options } = target;
          const isChosen = options.some(({ id }) => id === chosen?.id || answering.parts.includes(id));
          const fits =
            decision?.shape === 'pick' || isChosen || options.some(({ id }) => answering.next.includes(id));
          if (!fits) return null;
          const piece = lying.find((one) => one.at === at);
          const look = piece ? skin.piece(piece, places.get(at)!) : null;
          const r = reach(at);
          const zoom = 1.14;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside a drawing
            <g
              key={at}
              className={styles.target}
              data-target={at}
              role="button"
              tabIndex={0}
              aria-pressed={isChosen}
              aria-label={nameOf(target, game, decision, scene, view, speech)}
              onClick={(event) => {
                event.stopPropagation();
                pick(target);
              }}
              onKeyDown={(event) => onKey(event, target)}
              onFocus={() => {
                props.onPeek(options[0]);
                eye.reveal({ x, y });
              }}
              onBlur={() => props.onPeek(null)}
              onMouseEnter={() => props.onPeek(options[0])}
              onMouseLeave={() => props.onPeek(null)}
            >
              {skin.grid === null ? (
                <circle
                  className={styles.finger}
                  cx={x}
                  cy={y}
                  style={{ '--r': `${r + 14}px` } as CSSProperties}
                />
              ) : (
                <Square className={styles.hit} x={x} y={y} size={skin.grid} />
              )}
              {skin.grid === null ? (
                <circle className={styles.focus} cx={x} cy={y} r={r + 20} />
              ) : (
                <Square className={styles.focus} x={x} y={y} size={skin.grid + 12} />
              )}
              <Markup markup={skin.glow(places.get(at)!, { x, y }, r, isChosen) + marked(at)} />
              {look && (
                <g
                  transform={`translate(${x - look.foot[0] * look.scale * zoom} ${y - look.foot[1] * look.scale * zoom}) scale(${look.scale * zoom})`}
                >
                  <Markup markup={look.markup} />
                </g>
              )}
              {isChosen && <Markup markup={pointer(x, y - r - 8)} />}
            </g>
          );
        })}
        {/* Every square on the way glows as well: the steps lie upon them, and let taps through. */}
        {skin.grid !== null && <g className={styles.mover}>{steps}</g>}
        <Movers
          game={game}
          scene={scene}
          spots={spots}
          walks={walks}
          beat={beat}
          turn={props.turn}
          say={(piece) =>
            piece.kind === 'mover' && piece.seat !== undefined
              ? speech.name(piece.seat)
              : speech.say(piece.say)
          }
        />
        {props.blow && <BlowMark key={beat} blow={props.blow} spots={spots} />}
      </svg>
      <BoardTools eye={eye} listed={props.listed} onList={props.onList} />
      {close && <MiniMap className={styles.mini} scene={scene} size={size} eye={eye} />}
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
