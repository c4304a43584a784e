import { catalog } from '@indigo/catalog';
import { type Position, Thinker } from '@indigo/host';
import { clocks } from '@indigo/server';

const thinker = new Thinker((game, version) => catalog.load(game, version), clocks());

/** What BullMQ calls on this thread for every thought of a bot. */
export default ({ data }: { readonly data: Position }): Promise<string | readonly string[]> =>
  thinker.think(data);
