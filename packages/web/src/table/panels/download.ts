import type { TableLink } from '../../link/link.ts';
import { saveRecord } from '../../matches/record-file.ts';

/** Hands the record of the match to the person as a file, where there is one to have. */
export async function downloadRecord(link: TableLink): Promise<void> {
  const record = await link.record();
  if (record !== null) saveRecord(record, link.get().id);
}
