import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { TableLink, TableModel } from '../link/link.ts';
import { Loading, Moment } from '../shell/moment.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useWords } from '../words/words.ts';

interface LinkedTableProps {
  readonly link: TableLink;
  /** Drawn instead of the table before the match begins. */
  readonly before?: (model: TableModel) => ReactNode;
}

const state = ({ connection, table }: TableModel): 'closed' | 'opening' | 'before' | 'on' =>
  connection === 'closed' && (table?.view ?? null) === null
    ? 'closed'
    : table === null
      ? 'opening'
      : table.view === null
        ? 'before'
        : 'on';

/** The table page, and what stands in its place while there is no table to show. */
export function LinkedTable({ link, before }: LinkedTableProps) {
  // The table itself listens in its own time; here only the coarse state matters.
  const model = useSyncExternalStore(link.subscribe, link.get);
  const now = state(model);
  const { shell, table } = useWords();
  if (now === 'closed')
    return (
      <main>
        <Moment creature="Psyduck" title={table.cannotOpen}>
          <p>{model.trouble}</p>
          <Link href="/" className="btn main">
            {shell.toGames}
          </Link>
        </Moment>
      </main>
    );
  if (now === 'opening')
    return (
      <main>
        <Loading title={model.retryAt === null ? shell.loading : table.lookingForServer} />
      </main>
    );
  if (now === 'before') return before?.(model) ?? <Loading />;
  return <TablePage link={link} />;
}
