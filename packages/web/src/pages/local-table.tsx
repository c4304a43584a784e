import { localLink } from '../local/local-link.ts';
import { LinkedTable } from './linked-table.tsx';
import { useLink } from './use-link.ts';

export default function LocalTable({ id }: { readonly id: string }) {
  const link = useLink(localLink, id);
  return link && <LinkedTable link={link} />;
}
