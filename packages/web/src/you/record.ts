import { ask } from '../local/client.ts';
import { listDeeds } from '../local/shelf.ts';
import { myDeeds } from '../online/api.ts';
import { recordFrom, type YourRecord } from './sum.ts';

/** What cannot be had is left out: it never rejects. */
export async function yourRecord(but: string | null = null): Promise<YourRecord> {
  const [here, online] = await Promise.all([
    ask('count', {})
      .then(listDeeds)
      .catch(() => null),
    myDeeds().catch(() => []),
  ]);
  return recordFrom(here, online, but);
}
