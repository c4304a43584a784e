import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useTable } from './context.tsx';
import type { ScreenSpot } from './table-state.ts';
import { thingsAt } from './things.ts';

/** So long a finger rests on what it wants to look at, in milliseconds. */
const REST_MS = 480;
/** A finger that moves further, in pixels, means to drag. */
const STIR = 12;

/** What is under the finger or the focus, as the page marks things. */
const pointedAt = (element: Element | null): string | null => {
  const { piece, target, at } =
    element?.closest<HTMLElement>('[data-piece],[data-target],[data-at]')?.dataset ?? {};
  return piece ?? target ?? at ?? null;
};

/** Looks closely at whatever is marked as a thing of the table. True if there was something to see. */
export function useLook(): (element: Element | null, spot?: ScreenSpot) => boolean {
  const { scene, speech, answering } = useTable();
  return (element, spot) => {
    const id = pointedAt(element);
    const [thing, ...others] = id === null ? [] : thingsAt(scene, id, speech.say);
    if (element === null || thing === undefined) return false;
    const { left, top, width } = element.getBoundingClientRect();
    answering.ask({ thing, others, spot: spot ?? { x: left + width / 2, y: top } });
    return true;
  };
}

/** What glows is chosen by a tap: a finger that rests on it, or the other button of a mouse, looks at it instead. */
export function useRestingFinger() {
  const look = useLook();
  const resting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly from: ScreenSpot } | null>(
    null,
  );
  const looked = useRef(false);
  const lift = (): void => {
    if (resting.current !== null) clearTimeout(resting.current.timer);
    resting.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent): void => {
      lift();
      looked.current = false;
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      const element = event.target as Element;
      const from = { x: event.clientX, y: event.clientY };
      const timer = setTimeout(() => {
        looked.current = look(element, from);
      }, REST_MS);
      resting.current = { timer, from };
    },
    onPointerMove: (event: PointerEvent): void => {
      const from = resting.current?.from;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STIR) lift();
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    onContextMenu: (event: MouseEvent): void => {
      if (looked.current || look(event.target as Element, { x: event.clientX, y: event.clientY }))
        event.preventDefault();
    },
    // The finger that looked chooses nothing when it is lifted.
    onClickCapture: (event: MouseEvent): void => {
      if (!looked.current) return;
      looked.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
