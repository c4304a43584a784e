import { useSyncExternalStore } from 'react';
import type { TableLink } from '../link/link.ts';

/** Draws any table and lets its people answer. */
export function TablePage({ link }: { readonly link: TableLink }) {
  const model = useSyncExternalStore(link.subscribe, link.get);
  return <main>{model.table === null ? 'Digging out the board…' : `Step ${model.table.seq}`}</main>;
}
