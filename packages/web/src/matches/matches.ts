import type { MatchInfo } from '@indigo/protocol';
import { useEffect, useMemo, useState } from 'react';
import { type KeptTable, listTables } from '../local/shelf.ts';
import { myMatches } from '../online/api.ts';
import { useWords } from '../words/words.ts';
import { localRow, type MatchRow, onlineRow } from './rows.ts';

/** While somebody looks on, others play: it may be their turn by now. */
const LOOK_AGAIN_MS = 5000;

/** All matches of this person: those in this browser, and those online if the server is there. */
export function useMatches(): readonly MatchRow[] {
  const words = useWords();
  const [local, setLocal] = useState<readonly KeptTable[]>([]);
  const [online, setOnline] = useState<readonly MatchInfo[]>([]);
  useEffect(() => {
    let gone = false;
    let goOn = false;
    const lookOnline = (lost: () => void): void => {
      myMatches().then((matches) => {
        goOn = matches.some(({ state }) => state !== 'over');
        if (!gone) setOnline(matches);
      }, lost);
    };
    const look = (): void => {
      listTables().then(
        (tables) => gone || setLocal(tables),
        () => gone || setLocal([]),
      );
      lookOnline(() => gone || setOnline([]));
    };
    look();
    // Somebody comes back to this tab: things may have moved on.
    const back = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', back);
    // Nobody who has no table online is asked about again and again, and what was seen stays if the server is away for a moment.
    const timer = setInterval(() => {
      if (goOn && document.visibilityState === 'visible') lookOnline(() => {});
    }, LOOK_AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
    };
  }, []);
  return useMemo(
    () =>
      [
        ...local.map((table) => localRow(words, table)),
        ...online.map((match) => onlineRow(words, match)),
      ].sort((a, b) => b.updated - a.updated),
    [local, online, words],
  );
}
