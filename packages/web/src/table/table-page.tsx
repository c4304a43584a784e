import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCoach } from '../learn/use-coach.ts';
import type { TableLink } from '../link/link.ts';
import { Loading, Moment } from '../shell/moment.tsx';
import { useWords } from '../words/words.ts';
import { type Game, loadGame } from './game.ts';
import { Table } from './table.tsx';

/** Draws any table and lets its people answer. */
export function TablePage({ link }: { readonly link: TableLink }) {
  const model = useSyncExternalStore(link.subscribe, link.get);
  const id = model.table?.game ?? null;
  const version = model.table?.version ?? null;
  const { shell, table } = useWords();
  const [game, setGame] = useState<Game | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    if (id === null || version === null) return;
    let open = true;
    loadGame(id, version).then(
      (loaded) => open && setGame(loaded),
      (error: Error) => open && setFailed(error.message),
    );
    return () => {
      open = false;
    };
  }, [id, version]);
  const coach = useCoach(link, game, model.lesson);
  if (failed !== null) {
    return (
      <main>
        <Moment creature="Psyduck" title={table.cannotLoad}>
          <p>{failed}</p>
          <button type="button" className="btn main" onClick={() => location.reload()}>
            {shell.again}
          </button>
        </Moment>
      </main>
    );
  }
  if (game === null || coach === 'coming' || (model.table?.view ?? null) === null) {
    return (
      <main>
        <Loading />
      </main>
    );
  }
  return <Table link={coach?.link ?? link} game={game} coach={coach} />;
}
