import type { Refused } from '@indigo/kernel';
import { sizeOf } from '../io.ts';
import { ledgerOf } from '../ledger/entries.ts';
import { wrap } from '../terminal/width.ts';
import { text } from '../text.ts';
import { page } from './pager.ts';
import { type Next, say, type Turn } from './turn.ts';

/** Things refused for the same reason by the same rule. */
interface Group {
  readonly why: string;
  readonly clause: string;
  readonly names: string[];
}

const letterAt = (index: number): string =>
  String.fromCharCode(97 + (index % 26)).repeat(1 + Math.floor(index / 26));

/** All that can be seen but not done, with the reasons. */
export async function listRefused(turn: Turn): Promise<Next> {
  const { session } = turn;
  const groups = groupsOf(turn, await refusals(turn));
  if (groups.length === 0) return say(turn, text.why.nothing);
  const { width } = sizeOf(session.console.io);
  const lines = groups.map(
    ({ why, clause, names }, i) => ` ${letterAt(i)}  ${text.why.refused(names, why, clause)}`,
  );
  return page(session, [
    text.why.list,
    ...lines.flatMap((line) => wrap(line, width, '    ')),
    ...wrap(text.why.more, width),
  ]);
}

async function refusals({ session, seat }: Turn): Promise<readonly Refused[]> {
  const reply = await session.command(seat, { do: 'why' });
  return 'why' in reply ? reply.why : [];
}

function groupsOf(turn: Turn, all: readonly Refused[]): Group[] {
  const groups = new Map<string, Group>();
  for (const refused of all) {
    const { name, why } = inWords(turn, refused);
    const key = `${refused.clause} ${why}`;
    const group = groups.get(key) ?? { why, clause: refused.clause, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function inWords({ session, seat }: Turn, { say: what, why }: Refused): { name: string; why: string } {
  return { name: session.say(seat, what), why: session.say(seat, why) };
}

/** A number: the rule that allows it. A letter, or what is refused by name or id: why, and the rule behind. */
export async function explain(turn: Turn, which: string): Promise<Next> {
  const { decision } = turn;
  const option = decision.options[Number(which) - 1];
  if (/^\d+$/.test(which) && option !== undefined) {
    return say(turn, clause(turn, option.clause ?? decision.clause), '  ');
  }
  const like = which.toLowerCase();
  const all = await refusals(turn);
  const one = all.find(
    (refused) => refused.id === which || inWords(turn, refused).name.toLowerCase() === like,
  );
  const group = groupsOf(turn, all).find((_, i) => letterAt(i) === like);
  if (one !== undefined) {
    const { name, why } = inWords(turn, one);
    say(turn, text.why.refused([name], why, one.clause), '  ');
    return say(turn, clause(turn, one.clause), '  ');
  }
  if (group === undefined) return say(turn, text.why.noSuch(which));
  say(turn, text.why.refused(group.names, group.why, group.clause, group.names.length), '  ');
  return say(turn, clause(turn, group.clause), '  ');
}

/** A rule of the ledger in words. */
export function clause({ session }: Turn, id: string): string {
  const ledger = ledgerOf(session.console.io.root, session.ruleset.id);
  if (ledger === null) return text.rule.noLedger(id);
  const entry = ledger.get(id);
  return entry === undefined ? text.rule.unknown(id) : `${id}: ${entry.text}`;
}
