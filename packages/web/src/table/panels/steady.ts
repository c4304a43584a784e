import { type RefObject, useLayoutEffect } from 'react';
import { useTable } from '../context.tsx';

/** The board something was last aimed on, and how much room that took. */
let room = { board: '', height: 0 };

/**
 * Where one aims on a board of squares it must not move away under the cursor: from the first time on, questions there take as much
 * room as the largest. Returns the least height, undefined: as it comes.
 */
export function useSteady(bar: RefObject<HTMLElement | null>, aims: boolean): number | undefined {
  const { game, scene, model, small } = useTable();
  const { grid } = game.skin.board(scene);
  const board = grid === null || small ? '' : `${model.id} ${scene.board ?? ''}`;
  const known = board !== '' && room.board === board;
  useLayoutEffect(() => {
    if (board === '' || !(aims || known)) return;
    const height = bar.current?.offsetHeight ?? 0;
    if (room.board !== board) room = { board, height };
    else if (aims) room = { board, height: Math.max(room.height, height) };
  });
  return known ? room.height : undefined;
}
