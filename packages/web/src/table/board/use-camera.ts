import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Camera, framing, held, type Size, wholeBoard, zoomed } from './camera.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

export interface CameraControls {
  readonly camera: Camera;
  readonly screen: Size;
  zoom(factor: number): void;
  whole(): void;
  /** Moves so that these points are well in sight. */
  frame(points: readonly Finger[], nearest: number): void;
  /** Moves only if this point is out of sight. */
  reveal(point: Finger): void;
  moveTo(point: Finger): void;
  /** A finger has just been dragged: what comes now is no tap. */
  dragged(): boolean;
}

const DRAG_PX = 7;

/** Wheel, drag and pinch on an element that shows a board. */
export function useCamera(
  element: RefObject<Element | null>,
  board: Size,
  beyond: number,
  tween: boolean,
): CameraControls {
  const [screen, setScreen] = useState<Size>({ width: 0, height: 0 });
  const [camera, setCamera] = useState<Camera | null>(null);
  const now = useRef<Camera | null>(null);
  const size = useRef(screen);
  const moved = useRef(false);
  const running = useRef(0);
  now.current = camera;
  size.current = screen;

  const put = useCallback(
    (next: Camera, smooth = false) => {
      cancelAnimationFrame(running.current);
      const to = held(next, board, size.current);
      const from = now.current;
      if (!smooth || !tween || from === null) {
        setCamera(to);
        return;
      }
      const start = performance.now();
      const step = (time: number): void => {
        const t = Math.min(1, (time - start) / 320);
        const k = 1 - (1 - t) ** 3;
        const mix = (a: number, b: number): number => a + (b - a) * k;
        setCamera({
          x: mix(from.x, to.x),
          y: mix(from.y, to.y),
          scale: mix(from.scale, to.scale),
        });
        if (t < 1) running.current = requestAnimationFrame(step);
      };
      running.current = requestAnimationFrame(step);
    },
    [board, tween],
  );

  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    const measure = (): void => {
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      setScreen((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => () => cancelAnimationFrame(running.current), []);

  useEffect(() => {
    const target = element.current as HTMLElement | null;
    if (target === null) return;
    const fingers = new Map<number, Finger>();
    let travelled = 0;
    const middle = (): DOMRect => target.getBoundingClientRect();
    const fromMiddle = ({ x, y }: Finger): Finger => {
      const box = middle();
      return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
    };
    const current = (): Camera => now.current ?? wholeBoard(board, size.current);
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
      put(zoomed(current(), factor, fromMiddle({ x: event.clientX, y: event.clientY })));
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      if (fingers.size === 0) {
        travelled = 0;
        moved.current = false;
      }
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const onMove = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const after = { x: event.clientX, y: event.clientY };
      travelled += Math.hypot(after.x - before.x, after.y - before.y);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, finger]) => finger);
      fingers.set(event.pointerId, after);
      if (travelled > DRAG_PX) moved.current = true;
      if (!moved.current) return;
      const camera = current();
      if (others.length === 0) {
        put({
          ...camera,
          x: camera.x - (after.x - before.x) / camera.scale,
          y: camera.y - (after.y - before.y) / camera.scale,
        });
        return;
      }
      const [other] = others;
      const far = (finger: Finger): number => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
      const centre = fromMiddle({ x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 });
      put(zoomed(camera, far(after) / far(before), centre));
    };
    const onUp = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    target.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    return () => {
      target.removeEventListener('wheel', onWheel);
      target.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
  }, [element, board, put]);

  // The whole board with a little beyond its edge, until somebody moves it; and again when the screen changes.
  const wide = { width: board.width + beyond, height: board.height };
  const fallback = { ...wholeBoard(wide, screen), x: board.width / 2 };
  const shown = camera === null ? fallback : held(camera, board, screen);

  return {
    camera: shown,
    screen,
    zoom: (factor) => put(zoomed(now.current ?? shown, factor, { x: 0, y: 0 }), true),
    whole: () => setCamera(null),
    frame: (points, nearest) => {
      const framed = framing(points, size.current, nearest);
      if (framed !== null) put(framed, true);
    },
    reveal: (point) => {
      const half = { x: size.current.width / shown.scale / 2, y: size.current.height / shown.scale / 2 };
      const inside = Math.abs(point.x - shown.x) < half.x * 0.9 && Math.abs(point.y - shown.y) < half.y * 0.9;
      if (!inside) put({ ...shown, x: point.x, y: point.y }, true);
    },
    moveTo: (point) => put({ ...(now.current ?? shown), x: point.x, y: point.y }, true),
    dragged: () => moved.current,
  };
}
