import { type Camera, dragged, type Point, zoomed } from './camera.ts';

interface Looker {
  readonly camera: Camera;
  dragged: boolean;
  put(camera: Camera): void;
}

/** A finger that trembles less than this taps. */
const DRAG_PX = 7;

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y) || 1;
const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** Wheel, drag and pinch on an element that shows a board. Ends when the returned function is called. */
export function gestures(element: HTMLElement, eye: Looker): () => void {
  const fingers = new Map<number, Point>();
  let travelled = 0;
  const spot = ({ clientX, clientY }: MouseEvent): Point => ({ x: clientX, y: clientY });
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = element.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
    eye.put(zoomed(eye.camera, factor, fromMiddle(spot(event))));
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (fingers.size === 0) {
      travelled = 0;
      eye.dragged = false;
    } else eye.dragged = true; // Nobody taps with two.
    fingers.set(event.pointerId, spot(event));
  };
  const onMove = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const after = spot(event);
    fingers.set(event.pointerId, after);
    travelled += apart(before, after);
    if (travelled > DRAG_PX) eye.dragged = true;
    if (!eye.dragged) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) {
      eye.put(dragged(eye.camera, way(before, after)));
      return;
    }
    // Two fingers carry the board between them, and pull it bigger.
    const [was, is] = [middle(before, other), middle(after, other)];
    const carried = dragged(eye.camera, way(was, is));
    eye.put(zoomed(carried, apart(after, other) / apart(before, other), fromMiddle(is)));
  };
  const onUp = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  element.addEventListener('wheel', onWheel, { passive: false });
  element.addEventListener('pointerdown', onDown);
  // A finger may leave the board while it drags.
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', onUp);
  return () => {
    element.removeEventListener('wheel', onWheel);
    element.removeEventListener('pointerdown', onDown);
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', onUp);
  };
}
