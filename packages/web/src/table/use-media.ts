import { useCallback, useSyncExternalStore } from 'react';

/** Where there is no room beside the board: the styles of the table ask the same. */
export const SMALL = '(max-width: 819px), (max-height: 480px)';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}
