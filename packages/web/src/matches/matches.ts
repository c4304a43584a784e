import type { MatchInfo } from '@indigo/protocol';
import { useEffect, useMemo, useState } from 'react';
import { type KeptTable, listTables } from '../local/shelf.ts';
import { myMatches } from '../online/api.ts';
import { useWords } from '../words/words.ts';
import { localRow, type MatchRow, onlineRow } from './rows.ts';

/** All matches of this person: those in this browser, and those online if the server is there. */
export function useMatches(): readonly MatchRow[] {
  const words = useWords();
  const [local, setLocal] = useState<readonly KeptTable[]>([]);
  const [online, setOnline] = useState<readonly MatchInfo[]>([]);
  useEffect(() => {
    let gone = false;
    const look = (): void => {
      listTables().then(
        (tables) => gone || setLocal(tables),
        () => gone || setLocal([]),
      );
      myMatches().then(
        (matches) => gone || setOnline(matches),
        () => gone || setOnline([]),
      );
    };
    look();
    // Somebody comes back to this tab: things may have moved on.
    const back = (): void => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      gone = true;
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
