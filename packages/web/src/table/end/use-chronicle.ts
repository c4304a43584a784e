import type { Chronicle } from '@indigo/host';
import { useEffect, useState } from 'react';
import type { TableLink } from '../../link/link.ts';
import { ask } from '../../local/client.ts';

export type Read =
  | { readonly is: 'reading' }
  | { readonly is: 'read'; readonly chronicle: Chronicle }
  | { readonly is: 'failed' };

/** What happened in a match that is over, read from its record. */
export function useChronicle(link: TableLink): Read {
  const [read, setRead] = useState<Read>({ is: 'reading' });
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<Read> => {
      const record = await link.record();
      if (record === null) return { is: 'failed' };
      return { is: 'read', chronicle: await ask('chronicle', { record }) };
    };
    look().then(
      (found) => gone || setRead(found),
      () => gone || setRead({ is: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [link]);
  return read;
}
