import type { Scene } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import type { BoardLook, Skin } from './skin.ts';

/** The board of this scene, once all that it is drawn with is there; null before. `wanted`: it is to be seen now. */
export function useBoard(skin: Skin, scene: Scene, wanted: boolean): BoardLook | null {
  const board = skin.board(scene);
  const [there, setThere] = useState<BoardLook | null>(null);
  const missing = skin.fetch !== undefined && there !== board && wanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a scene of the same board needs nothing else
  useEffect(() => {
    if (!missing) return;
    let open = true;
    const seen = (): void => {
      if (open) setThere(board);
    };
    // Where it cannot be had, places and pieces are drawn all the same.
    skin.fetch?.(scene).then(seen, seen);
    return () => {
      open = false;
    };
  }, [skin, board, missing]);
  return skin.fetch === undefined || there === board ? board : null;
}
