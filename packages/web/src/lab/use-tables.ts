import type { Tables } from '@indigo/catalog';
import { useEffect, useState } from 'react';
import type { Report, Wish } from './lab-worker.ts';
import { labWorker } from './worker.ts';

/** The tables of data of a game as they are, once somebody wants them. Only the lab's threads load them. */
export function useTables(game: string, wanted: boolean): Tables | null {
  const [known, setKnown] = useState<{ readonly game: string; readonly tables: Tables } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const worker = labWorker();
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data !== null && 'tables' in data) setKnown({ game, tables: data.tables });
    };
    worker.postMessage({ tablesOf: game } satisfies Wish);
    return () => worker.terminate();
  }, [game, wanted]);
  return known?.game === game ? known.tables : null;
}
