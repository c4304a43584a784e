import type { House } from './house.ts';
import { Conflict, type MatchRow } from './store.ts';

/** Ends a match as it stands in the store, without its rules. One that has not begun is gone. */
export async function shut(house: House, row: MatchRow, abandoned: boolean): Promise<void> {
  const { store } = house;
  if (row.state === 'over') return;
  if (row.state === 'waiting') return store.removeMatch(row.id);
  const act = { do: 'end', to: 0, ...(abandoned ? { abandoned: true as const } : {}) } as const;
  const over = {
    ...row,
    state: 'over',
    asked: 0,
    due: null,
    won: [],
    abandoned,
    updated: house.now(),
  } as const;
  await store.append(row.id, await store.countActs(row.id), act, over).catch(async (error) => {
    // Somebody else ended it first.
    const ended = error instanceof Conflict && (await store.match(row.id))?.state === 'over';
    if (!ended) throw error;
  });
}
