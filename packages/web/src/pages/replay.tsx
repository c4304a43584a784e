import type { MatchRecord } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { TableLink } from '../link/link.ts';
import { ask } from '../local/client.ts';
import { replayLink } from '../local/replay-link.ts';
import { isLocalId, loadRecord } from '../local/shelf.ts';
import { matchRecord } from '../online/api.ts';
import { Loading, Moment } from '../shell/moment.tsx';
import { useWords, wordsNow } from '../words/words.ts';
import { LinkedTable } from './linked-table.tsx';

/** The record of a match: kept in this browser, brought in a file, or on the server. */
async function recordOf(id: string): Promise<MatchRecord> {
  if (!isLocalId(id)) return matchRecord(id);
  const brought = await loadRecord(id);
  if (brought !== null) return brought;
  const record = await ask('keptRecord', { id });
  if (record === null) throw new Error(wordsNow().replay.notKept);
  return record;
}

/** `#at=123`: the moment after 123 entries of the record. */
function momentOf(hash: string): number | null {
  const found = /(?:^#|&)at=(\d{1,7})/.exec(hash);
  return found === null ? null : Number(found[1]);
}

export default function Replay({ id }: { readonly id: string }) {
  const { replay: say } = useWords();
  const [link, setLink] = useState<TableLink | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    let made: TableLink | null = null;
    let gone = false;
    recordOf(id).then(
      (record) => {
        if (gone) return;
        made = replayLink(id, record, momentOf(location.hash));
        setLink(made);
      },
      (error: Error) => setTrouble(error.message),
    );
    return () => {
      gone = true;
      made?.close();
    };
  }, [id]);
  if (trouble !== null)
    return (
      <main>
        <Moment creature="Psyduck" title={say.none}>
          <p>{trouble}</p>
          <Link href="/matches" className="btn main">
            {say.toMatches}
          </Link>
        </Moment>
      </main>
    );
  return link === null ? (
    <main>
      <Loading title={say.winding} />
    </main>
  ) : (
    <LinkedTable link={link} />
  );
}
