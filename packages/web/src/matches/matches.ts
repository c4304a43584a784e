import { useEffect, useState } from 'react';
import { listTables } from '../local/shelf.ts';
import { myMatches } from '../online/api.ts';
import { localRow, type MatchRow, onlineRow } from './rows.ts';

/** All matches of this person: those in this browser, and those online if the server is there. */
export function useMatches(): readonly MatchRow[] {
  const [rows, setRows] = useState<readonly MatchRow[]>([]);
  useEffect(() => {
    let gone = false;
    const show = (where: MatchRow['where'], found: readonly MatchRow[]): void => {
      if (gone) return;
      setRows((before) =>
        [...before.filter((row) => row.where !== where), ...found].sort((a, b) => b.updated - a.updated),
      );
    };
    const look = (): void => {
      listTables().then(
        (tables) => show('local', tables.map(localRow)),
        () => show('local', []),
      );
      myMatches().then(
        (matches) => show('online', matches.map(onlineRow)),
        () => show('online', []),
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
  return rows;
}
