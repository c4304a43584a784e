/** Where the eye is: the middle of what is seen, and how many pixels a unit of the board takes. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What lies over the picture along these edges, in pixels: nothing one needs is brought there. */
export interface Covered {
  readonly top: number;
  readonly right: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** So much bigger than the whole board it may be seen at most. */
const CLOSEST = 3.2;

/** The whole board. */
export function wholeBoard(board: Size, screen: Size): Camera {
  const scale = Math.min(screen.width / board.width, screen.height / board.height) || 1;
  return { x: board.width / 2, y: board.height / 2, scale };
}

/** The same beside what covers the picture; where there is room enough, in the middle all the same. */
export function besideCover(board: Size, screen: Size, { top, right }: Covered): Camera {
  const { scale } = wholeBoard(board, { width: screen.width - right, height: screen.height - top });
  const aside = (length: number, pixels: number, cover: number): number =>
    pixels - length * scale >= 2 * cover ? 0 : cover / 2 / scale;
  return {
    scale,
    x: board.width / 2 + aside(board.width, screen.width, right),
    y: board.height / 2 - aside(board.height, screen.height, top),
  };
}

/** Keeps the eye on the board and at a sensible height. */
export function held(camera: Camera, board: Size, screen: Size): Camera {
  const whole = wholeBoard(board, screen);
  const scale = Math.min(Math.max(camera.scale, whole.scale), Math.max(whole.scale * CLOSEST, 1.4));
  const axis = (middle: number, length: number, pixels: number): number => {
    const half = pixels / scale / 2;
    // A little may be seen beyond the edge, so that what lies there is not under the thumb.
    const margin = Math.min(half * 0.5, 120);
    const least = Math.min(half - margin, length / 2);
    return Math.min(Math.max(middle, least), length - least);
  };
  return {
    scale,
    x: axis(camera.x, board.width, screen.width),
    y: axis(camera.y, board.height, screen.height),
  };
}

/** Nearer or further, with the point under the finger staying where it is. `at`: pixels from the screen's middle. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = camera.scale * factor;
  return {
    scale,
    x: camera.x + at.x / camera.scale - at.x / scale,
    y: camera.y + at.y / camera.scale - at.y / scale,
  };
}

/** The board under a finger goes with it. `by`: pixels. */
export const dragged = (camera: Camera, by: Point): Camera => ({
  ...camera,
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
});

/** Between two looks: 0 is the first, 1 the second. */
export const between = (from: Camera, to: Camera, t: number): Camera => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
  scale: from.scale + (to.scale - from.scale) * t,
});

/** As near as possible with all these points in sight and not covered, and no nearer than `nearest` pixels a unit. */
export function framing(
  points: readonly Point[],
  screen: Size,
  nearest: number,
  covered: Covered = BARE,
): Camera | null {
  if (points.length === 0) return null;
  const { left, right, top, bottom } = around(points);
  const free = { width: screen.width - covered.right, height: screen.height - covered.top };
  const scale = Math.min(free.width / (right - left), free.height / (bottom - top), nearest);
  return {
    x: (left + right + covered.right / scale) / 2,
    y: (top + bottom - covered.top / scale) / 2,
    scale,
  };
}

/** Can all these points be seen at once from this near? */
export function inSight(points: readonly Point[], screen: Size, scale: number): boolean {
  const { left, right, top, bottom } = around(points);
  return (right - left) * scale <= screen.width && (bottom - top) * scale <= screen.height;
}

/** Nothing lies over the picture. */
export const BARE: Covered = { top: 0, right: 0 };

const MARGIN = 60;

function around(points: readonly Point[]): { left: number; right: number; top: number; bottom: number } {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - MARGIN,
    right: Math.max(...xs) + MARGIN,
    top: Math.min(...ys) - MARGIN,
    bottom: Math.max(...ys) + MARGIN,
  };
}

/** The picture shows this many boards each way, the board in the middle: what lies beyond its edge is seen and touched, too. */
const PICTURE = 3;

/** The whole picture in units of the board, as a box of numbers. */
export const pictureBox = ({ width, height }: Size): readonly [number, number, number, number] => [
  -width,
  -height,
  width * PICTURE,
  height * PICTURE,
];

/** Moves the picture under the screen so that the eye looks at the screen's middle. */
export function placed({ x, y, scale }: Camera, board: Size, screen: Size): string {
  const [left, top] = pictureBox(board);
  const shift = (pixels: number, middle: number, edge: number): string =>
    `${(pixels / 2 - (middle - edge) * scale).toFixed(2)}px`;
  return `translate(${shift(screen.width, x, left)}, ${shift(screen.height, y, top)}) scale(${Number(scale.toFixed(5))})`;
}
