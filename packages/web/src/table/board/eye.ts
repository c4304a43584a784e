import {
  BARE,
  besideCover,
  between,
  type Camera,
  type Covered,
  framing,
  held,
  type Point,
  placed,
  type Size,
  zoomed,
} from './camera.ts';

const TWEEN_MS = 320;
/** So long after the last movement the picture is drawn anew, sharp at the size it has then. */
const REST_MS = 160;
/** Others hear no oftener than this where it looks. */
const TELL_MS = 600;
/** Longer than anybody drags. */
const STILL = { duration: 3_600_000, composite: 'add' } as const;
/** From further away than this, small things are only noise. */
const FAR = 0.45;

const NOWHERE: Size = { width: 0, height: 0 };

/** Something the eye looks at: the board in its own units, how much beyond its edge is shown, what lies over it, and whether looks glide. */
export interface Sight {
  readonly board: Size;
  readonly beyond: number;
  readonly covered?: Covered;
  readonly glides: boolean;
}

/**
 * Where one looks at a board. It moves the picture itself, by one style a frame, and React hears of it only when the
 * screen changes its size: a drawing of a thousand parts is too much to make anew for every pixel of a finger.
 */
export class Eye {
  /** A finger has just been dragged: what comes now is no tap. */
  dragged = false;
  private sight: Sight;
  private size: Size = NOWHERE;
  /** Null: the whole board, however big the screen is. */
  private wanted: Camera | null = null;
  private framed: string | null = null;
  private picture: SVGSVGElement | null = null;
  /** The next frame of a glide; 0: it stands. */
  private frame = 0;
  /** It moved a moment ago: when it will have come to rest. */
  private rest: ReturnType<typeof setTimeout> | undefined;
  private moved = 0;
  /** What holds the picture up while it moves. */
  private lifted: Animation | null = null;
  private told = 0;
  private readonly watchers = new Set<() => void>();
  private readonly measurers = new Set<() => void>();

  constructor(sight: Sight) {
    this.sight = sight;
  }

  readonly screen = (): Size => this.size;

  /** Where it looks now. */
  get camera(): Camera {
    const { board, beyond, covered = BARE } = this.sight;
    if (this.wanted !== null) return held(this.wanted, board, this.size);
    const wide = { width: board.width + beyond, height: board.height };
    const whole = besideCover(wide, this.size, covered);
    return { ...whole, x: whole.x - beyond / 2 };
  }

  /** Calls back now and then while it moves, and when it has come to rest, until the returned function is called. */
  watch(watcher: () => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** The same, when the screen has another size. */
  readonly onScreen = (measurer: () => void): (() => void) => {
    this.measurers.add(measurer);
    return () => this.measurers.delete(measurer);
  };

  look(sight: Sight): void {
    this.sight = sight;
    this.draw();
    this.settle();
  }

  /** Moves this picture from now on. */
  hang(picture: SVGSVGElement): () => void {
    this.picture = picture;
    this.draw();
    this.settle();
    return () => {
      this.stop();
      this.settle();
      this.picture = null;
    };
  }

  measure({ width, height }: Size): void {
    if (width === 0 || height === 0) return;
    if (width === this.size.width && height === this.size.height) return;
    this.size = { width, height };
    this.draw();
    this.settle();
    for (const measurer of this.measurers) measurer();
  }

  zoom(factor: number): void {
    this.glide(zoomed(this.camera, factor, { x: 0, y: 0 }));
  }

  readonly whole = (): void => {
    this.arrive(null);
  };

  /** Looks at these points, once for each reason: afterwards one may look elsewhere. */
  frameOnce(reason: string, points: readonly Point[], nearest: number): void {
    if (this.framed === reason) return;
    this.framed = reason;
    const framed = framing(points, this.size, nearest, this.sight.covered);
    if (framed !== null) this.glide(framed);
  }

  /** There is room for everything now: no question is looked at closely any more. */
  unframe(): void {
    if (this.framed === null) return;
    this.framed = null;
    this.whole();
  }

  /** Moves only if this point is out of sight. */
  reveal(point: Point): void {
    const { x, y, scale } = this.camera;
    const { width, height } = this.size;
    const inside = (away: number, pixels: number): boolean => Math.abs(away) < (pixels / scale / 2) * 0.9;
    if (!inside(point.x - x, width) || !inside(point.y - y, height)) this.moveTo(point);
  }

  readonly moveTo = (point: Point): void => {
    this.glide({ ...this.camera, x: point.x, y: point.y });
  };

  /** At once: what a finger does. */
  put(camera: Camera): void {
    this.stop();
    this.wanted = held(camera, this.sight.board, this.size);
    this.move();
  }

  private glide(camera: Camera): void {
    const [from, to] = [this.camera, held(camera, this.sight.board, this.size)];
    if (!this.sight.glides) {
      this.arrive(to);
      return;
    }
    this.stop();
    const start = performance.now();
    const step = (time: number): void => {
      const t = Math.max(0, (time - start) / TWEEN_MS);
      if (t >= 1) {
        this.arrive(to);
        return;
      }
      this.wanted = between(from, to, 1 - (1 - t) ** 3);
      this.move();
      this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  /** Looks there and moves no further: words get their size at once. */
  private arrive(camera: Camera | null): void {
    this.stop();
    this.wanted = camera;
    this.draw();
    this.settle();
  }

  private stop(): void {
    if (this.frame !== 0) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private move(): void {
    this.moved = performance.now();
    if (this.rest === undefined) {
      this.lift();
      this.rest = setTimeout(this.mayRest, REST_MS);
    }
    this.draw();
    if (this.moved - this.told >= TELL_MS) this.tell();
  }

  /** One clock for a whole movement: to set one anew for every frame costs more than to look again. */
  private readonly mayRest = (): void => {
    const left = this.moved + REST_MS - performance.now();
    if (left > 0) this.rest = setTimeout(this.mayRest, left);
    else this.settle();
  };

  /**
   * While it moves, the picture is a sheet of its own which only slides. An animation that adds nothing lets the browser
   * slide it without sorting its sheets anew for every frame, and tells nobody of it: half of the work (Chromium 156).
   */
  private lift(): void {
    this.picture?.style.setProperty('will-change', 'transform');
    const nowhere = 'translate(0px)';
    this.lifted = this.picture?.animate({ transform: [nowhere, nowhere] }, STILL) ?? null;
  }

  private draw(): void {
    this.picture?.style.setProperty('transform', placed(this.camera, this.sight.board, this.size));
  }

  private tell(): void {
    this.told = performance.now();
    for (const watcher of this.watchers) watcher();
  }

  /** What depends on how near one looks, for styles to read. */
  private settle(): void {
    clearTimeout(this.rest);
    this.rest = undefined;
    this.tell();
    this.lifted?.cancel();
    this.lifted = null;
    if (this.picture === null) return;
    const { scale } = this.camera;
    this.picture.style.setProperty('--scale', String(scale));
    this.picture.style.removeProperty('will-change');
    this.picture.toggleAttribute('data-far', scale < FAR);
  }
}
