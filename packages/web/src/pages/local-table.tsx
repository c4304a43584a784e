import { useEffect, useState } from 'react';
import type { TableLink } from '../link/link.ts';
import { localLink } from '../local/local-link.ts';
import { TablePage } from '../table/table-page.tsx';

export default function LocalTable({ id }: { readonly id: string }) {
  const link = useLink(localLink, id);
  return link && <TablePage link={link} />;
}

/** A link for as long as its page is shown. */
export function useLink(make: (id: string) => TableLink, id: string): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    const made = make(id);
    setLink(made);
    return () => made.close();
  }, [make, id]);
  return link;
}
