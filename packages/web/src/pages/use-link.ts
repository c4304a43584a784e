import { useEffect, useState } from 'react';
import type { TableLink } from '../link/link.ts';

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
