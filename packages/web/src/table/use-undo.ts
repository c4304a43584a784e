import type { Followed } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import { useCallback, useState } from 'react';
import type { TableLink, TableModel } from '../link/link.ts';
import { useWords } from '../words/words.ts';

/** Taking back the last answer given from here, as a button: what it would do, and whether it can. */
export interface Undoing {
  readonly can: boolean;
  readonly name: string;
  act(): void;
}

/** Somebody else would have to agree. Round one screen people talk; online they are asked, there or not. */
const othersMustAgree = ({ kind, mine }: TableModel, { undo, players }: Followed): boolean =>
  kind === 'online' && undo === 'ask' && players.some(({ person }, seat) => person && !mine.includes(seat));

/** An answer in words, and how long the story was with it: once the story is shorter, it has been taken back. */
interface Given {
  readonly words: string;
  readonly told: number;
  readonly seat: Seat | null;
}

const toldAt = (table: Followed | null): number => (table === null ? 0 : table.earlier + table.lines.length);

/** `taken` is to be told every answer the table took, in words. */
export function useUndo(
  link: TableLink,
  model: TableModel,
): { readonly undo: Undoing; taken(words: string): void } {
  const { undo: say } = useWords();
  const [given, setGiven] = useState<readonly Given[]>([]);
  const table = model.table as Followed;
  const you = table.seat;
  const act = useCallback(() => void link.send({ do: 'undo' }), [link]);
  const taken = useCallback(
    (words: string) => {
      const now = link.get().table;
      const told = toldAt(now);
      const one: Given = { words, told, seat: now?.seat ?? null };
      setGiven((before) => [...before.filter((other) => other.told <= told), one]);
    },
    [link],
  );
  const told = toldAt(link.get().table);
  const last = given.findLast((one) => one.seat === you && one.told <= told);
  const what = last?.words ?? say.lastAnswer;
  const asked = table.votes.some(({ on, by }) => on === 'undo' && by === you);
  const name =
    table.undo === 'none'
      ? say.nothing
      : asked
        ? say.asked
        : othersMustAgree(model, table)
          ? say.ask(what)
          : say.act(what);
  return { undo: { can: table.undo !== 'none' && !asked, name, act }, taken };
}
