import { expect, test } from 'vitest';
import {
  besideCover,
  dragged,
  framing,
  held,
  pictureBox,
  placed,
  wholeBoard,
  zoomed,
} from '../../src/table/board/camera.ts';

const BOARD = { width: 1448, height: 1000 };
const DESK = { width: 1056, height: 640 };
const PHONE = { width: 390, height: 480 };

test('the whole board fits', () => {
  const { scale, x, y } = wholeBoard(BOARD, DESK);
  expect(scale * BOARD.height).toBeLessThanOrEqual(DESK.height + 0.01);
  expect(scale * BOARD.width).toBeLessThanOrEqual(DESK.width + 0.01);
  expect([x, y]).toEqual([724, 500]);
});

test('zooming keeps the point under the finger', () => {
  const camera = { x: 500, y: 400, scale: 1 };
  const at = { x: 100, y: -50 };
  const nearer = zoomed(camera, 2, at);
  expect(nearer.x + at.x / nearer.scale).toBeCloseTo(camera.x + at.x / camera.scale);
  expect(nearer.y + at.y / nearer.scale).toBeCloseTo(camera.y + at.y / camera.scale);
});

test('the eye stays on the board', () => {
  const away = held({ x: 99_999, y: -99_999, scale: 1 }, BOARD, PHONE);
  expect(away.x).toBeLessThanOrEqual(BOARD.width);
  expect(away.y).toBeGreaterThanOrEqual(0);
  expect(held({ x: 0, y: 0, scale: 0.0001 }, BOARD, PHONE).scale).toBe(wholeBoard(BOARD, PHONE).scale);
  expect(held({ x: 0, y: 0, scale: 900 }, BOARD, PHONE).scale).toBeLessThan(3);
});

test('a decision is framed: near, but with everything in sight', () => {
  const near = framing([{ x: 100, y: 100 }], PHONE, 0.82);
  expect(near).toEqual({ x: 100, y: 100, scale: 0.82 });
  const far = framing(
    [
      { x: 0, y: 0 },
      { x: 1400, y: 0 },
    ],
    PHONE,
    0.82,
  );
  expect(far && far.scale * 1400).toBeLessThan(PHONE.width);
  expect(framing([], PHONE, 1)).toBeNull();
});

test('the board goes with the finger', () => {
  const after = dragged({ x: 500, y: 400, scale: 2 }, { x: 30, y: -10 });
  expect(after).toEqual({ x: 485, y: 405, scale: 2 });
});

test('the picture is moved so that what one looks at is in the middle of the screen', () => {
  const moved = placed({ x: 100, y: 50, scale: 2 }, { width: 300, height: 200 }, { width: 40, height: 20 });
  const [shiftX, shiftY, scale] = (moved.match(/-?[\d.]+/g) ?? []).map(Number);
  const [left, top] = pictureBox({ width: 300, height: 200 });
  expect([shiftX + (100 - left) * scale, shiftY + (50 - top) * scale]).toEqual([20, 10]);
});

test('nothing one needs is brought under what lies over the picture', () => {
  const [point] = [{ x: 700, y: 500 }];
  const camera = framing([point], PHONE, 0.8, { top: 72, right: 0 });
  // On the screen it stands in the middle of what is free.
  const y = PHONE.height / 2 + (point.y - (camera?.y ?? 0)) * 0.8;
  expect(y).toBeCloseTo(72 + (PHONE.height - 72) / 2);
  const covered = { top: 0, right: 64 };
  const edge = ({ x, scale }: { x: number; scale: number }, width: number): number =>
    width / 2 + (BOARD.width - x) * scale;
  const narrow = { width: 900, height: 900 };
  expect(edge(besideCover(BOARD, narrow, covered), 900)).toBeLessThanOrEqual(900 - 64 + 0.01);
  // Where there is room beside the board anyway, it stays in the middle.
  expect(besideCover(BOARD, { width: 1600, height: 640 }, covered).x).toBe(BOARD.width / 2);
});
