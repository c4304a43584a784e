import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Covered, Size } from './camera.ts';
import { Eye } from './eye.ts';
import { gestures } from './gestures.ts';

/** The eye on a picture that hangs in a stage: wheel, drag and pinch move it. */
export function useCamera(
  stage: RefObject<HTMLElement | null>,
  picture: RefObject<SVGSVGElement | null>,
  board: Size,
  beyond: number,
  covered: Covered,
  glides: boolean,
): Eye {
  const [eye] = useState(() => new Eye({ board, beyond, covered, glides }));

  useLayoutEffect(() => eye.look({ board, beyond, covered, glides }), [eye, board, beyond, covered, glides]);

  useLayoutEffect(() => {
    const [frame, drawing] = [stage.current, picture.current];
    if (frame === null || drawing === null) return;
    eye.measure(frame.getBoundingClientRect());
    const observer = new ResizeObserver(() => eye.measure(frame.getBoundingClientRect()));
    observer.observe(frame);
    const unhang = eye.hang(drawing);
    const still = gestures(frame, eye);
    return () => {
      observer.disconnect();
      unhang();
      still();
    };
  }, [eye, stage, picture]);

  return eye;
}
