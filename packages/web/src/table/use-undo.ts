import type { Followed } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import { useCallback, useState } from 'react';
import type { TableLink, TableModel } from '../link/link.ts';

/** Taking back the last answer given from here, as a button: what it would do, and whether it can. */
export interface Undoing {
  readonly can: boolean;
  readonly name: string;
  act(): void;
}

/** Somebody else would have to agree. Round one screen people talk; online they are asked, as far as they are there. */
const othersMustAgree = ({ kind }: TableModel, { undo, players }: Followed, you: Seat | null): boolean =>
  kind === 'online' &&
  undo === 'ask' &&
  players.some(({ person, bot, away }, seat) => seat !== you && person && bot === undefined && !away);

/** `taken` is to be told every answer the table took, in words. */
export function useUndo(
  link: TableLink,
  model: TableModel,
): { readonly undo: Undoing; taken(words: string): void } {
  const [given, setGiven] = useState<readonly string[]>([]);
  const table = model.table as Followed;
  const you = table.seat;
  const act = useCallback(() => {
    void link.send({ do: 'undo' }).then((reply) => {
      if (!('no' in reply)) setGiven((before) => before.slice(0, -1));
    });
  }, [link]);
  const taken = useCallback((words: string) => setGiven((before) => [...before, words]), []);
  const what = given.at(-1) ?? 'your last answer';
  const asked = table.votes.some(({ on, by }) => on === 'undo' && by === you);
  const name =
    table.undo === 'none'
      ? 'Nothing to take back yet'
      : asked
        ? 'You have asked to take it back'
        : othersMustAgree(model, table, you)
          ? `Ask to take back: ${what}`
          : `Undo: ${what}`;
  return { undo: { can: table.undo !== 'none' && !asked, name, act }, taken };
}
