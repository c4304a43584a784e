import { expect, onTestFinished, test, vi } from 'vitest';
import { Eye } from '../../src/table/board/eye.ts';

const BOARD = { width: 1448, height: 1000 };
const PHONE = { width: 390, height: 480 };

function onPhone(): Eye {
  const eye = new Eye({ board: BOARD, beyond: 0, glides: false });
  eye.measure(PHONE);
  return eye;
}

test('until somebody moves, the whole board is seen, however big the screen', () => {
  const eye = onPhone();
  expect(eye.camera.scale * BOARD.width).toBeCloseTo(PHONE.width);
  eye.measure({ width: 780, height: 900 });
  expect(eye.camera.scale * BOARD.width).toBeCloseTo(780);
  eye.zoom(2);
  const { scale } = eye.camera;
  eye.measure({ width: 800, height: 900 });
  expect(eye.camera.scale).toBe(scale);
  eye.whole();
  expect(eye.camera.scale * BOARD.width).toBeCloseTo(800);
});

test('a question is looked at once: afterwards one may look elsewhere', () => {
  const eye = onPhone();
  eye.frameOnce('first', [{ x: 300, y: 300 }], 0.9);
  expect(eye.camera).toEqual({ x: 300, y: 300, scale: 0.9 });
  eye.moveTo({ x: 900, y: 700 });
  eye.frameOnce('first', [{ x: 300, y: 300 }], 0.9);
  expect(eye.camera.x).toBe(900);
  eye.frameOnce('second', [{ x: 300, y: 300 }], 0.9);
  expect(eye.camera.x).toBe(300);
});

test('what is in sight stays where it is, what is not comes into sight', () => {
  const eye = onPhone();
  eye.frameOnce('near', [{ x: 700, y: 500 }], 1);
  eye.reveal({ x: 750, y: 520 });
  expect(eye.camera).toMatchObject({ x: 700, y: 500 });
  eye.reveal({ x: 1000, y: 520 });
  expect(eye.camera).toMatchObject({ x: 1000, y: 520 });
});

test('whoever watches hears of a drag now and then, and where they ended', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const eye = onPhone();
  const seen: number[] = [];
  const unwatch = eye.watch(() => seen.push(Math.round(eye.camera.x)));
  vi.advanceTimersByTime(700);
  for (const x of [500, 600, 700]) eye.put({ x, y: 500, scale: 1 });
  expect(seen).toEqual([500]);
  vi.advanceTimersByTime(300);
  expect(seen).toEqual([500, 700]);
  unwatch();
  eye.put({ x: 800, y: 500, scale: 1 });
  vi.advanceTimersByTime(300);
  expect(seen).toEqual([500, 700]);
});

test('a look that does not glide has arrived at once: words wait for no rest', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const eye = onPhone();
  const seen: number[] = [];
  eye.watch(() => seen.push(Math.round(eye.camera.x)));
  eye.frameOnce('near', [{ x: 500, y: 500 }], 1);
  eye.moveTo({ x: 600, y: 500 });
  eye.whole();
  expect(seen).toEqual([500, 600, 724]);
  vi.advanceTimersByTime(1000);
  expect(seen).toHaveLength(3);
});

test('a new screen is told to who asked for that, and moves are not', () => {
  const eye = onPhone();
  let screens = 0;
  eye.onScreen(() => screens++);
  eye.zoom(2);
  expect(screens).toBe(0);
  eye.measure({ width: 400, height: 480 });
  eye.measure({ width: 400, height: 480 });
  expect(screens).toBe(1);
});

test('a bigger screen shows the whole board again, unless somebody looked closer themselves', () => {
  const eye = onPhone();
  eye.frameOnce('near', [{ x: 500, y: 500 }], 1);
  eye.unframe();
  expect(eye.camera.scale * BOARD.width).toBeCloseTo(PHONE.width);
  eye.zoom(2);
  eye.unframe();
  expect(eye.camera.scale * BOARD.width).toBeCloseTo(2 * PHONE.width);
});
