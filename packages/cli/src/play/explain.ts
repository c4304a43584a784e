import { type Refused, read } from '@indigo/kernel';
import { sizeOf } from '../io.ts';
import { ledgerOf } from '../ledger/entries.ts';
import { readerFor } from '../players.ts';
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
  const { session, decision } = turn;
  if (decision.refused.length === 0) return say(turn, text.why.nothing);
  const { width } = sizeOf(session.console.io);
  const lines = groupsOf(turn).map(
    ({ why, clause, names }, i) => ` ${letterAt(i)}  ${text.why.refused(names, why, clause)}`,
  );
  return page(session, [
    text.why.list,
    ...lines.flatMap((line) => wrap(line, width, '    ')),
    ...wrap(text.why.more, width),
  ]);
}

function groupsOf(turn: Turn): Group[] {
  const groups = new Map<string, Group>();
  for (const refused of turn.decision.refused) {
    const { name, why } = inWords(turn, refused);
    const key = `${refused.clause} ${why}`;
    const group = groups.get(key) ?? { why, clause: refused.clause, names: [] };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function inWords({ session, seat }: Turn, { say: what, why }: Refused): { name: string; why: string } {
  const reader = readerFor(session.players, seat);
  const { words } = session.ruleset;
  return { name: read(words, what, reader), why: read(words, why, reader) };
}

/** A number: the rule that allows it. A letter, or what is refused by name or id: why, and the rule behind. */
export function explain(turn: Turn, which: string): Next {
  const { decision } = turn;
  const option = decision.options[Number(which) - 1];
  if (/^\d+$/.test(which) && option !== undefined) {
    return say(turn, clause(turn, option.clause ?? decision.clause), '  ');
  }
  const like = which.toLowerCase();
  const one = decision.refused.find(
    (refused) => refused.id === which || inWords(turn, refused).name.toLowerCase() === like,
  );
  const group = groupsOf(turn).find((_, i) => letterAt(i) === like);
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
