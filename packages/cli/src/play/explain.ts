import { type Refused, read } from '@indigo/kernel';
import { ledgerOf } from '../ledger/entries.ts';
import { readerFor } from '../players.ts';
import { text } from '../text.ts';
import { type Next, say, type Turn } from './turn.ts';

const refusalLetter = (index: number): string =>
  String.fromCharCode(97 + (index % 26)).repeat(1 + Math.floor(index / 26));

/** All that can be seen but not done, with the reasons. */
export function listRefused(turn: Turn): Next {
  const { decision } = turn;
  if (decision.refused.length === 0) return say(turn, text.why.nothing);
  say(turn, text.why.list);
  decision.refused.forEach((refused, i) => {
    say(turn, ` ${refusalLetter(i)}  ${refusedLine(turn, refused)}`, '    ');
  });
  return say(turn, text.why.more);
}

function refusedLine({ session, seat }: Turn, { say: what, why, clause }: Refused): string {
  const reader = readerFor(session.players, seat);
  const { words } = session.ruleset;
  return text.why.refused(read(words, what, reader), read(words, why, reader), clause);
}

/** A letter: why that is refused. A number: the rule that allows it. */
export function explain(turn: Turn, which: string): Next {
  const { decision } = turn;
  const option = decision.options[Number(which) - 1];
  if (/^\d+$/.test(which) && option !== undefined) {
    return say(turn, clause(turn, option.clause ?? decision.clause), '  ');
  }
  const refused = decision.refused.find(
    ({ id }, i) => refusalLetter(i) === which.toLowerCase() || id === which,
  );
  if (refused === undefined) return say(turn, text.why.noSuch(which));
  say(turn, refusedLine(turn, refused), '  ');
  return say(turn, clause(turn, refused.clause), '  ');
}

/** A rule of the ledger in words. */
export function clause({ session }: Turn, id: string): string {
  const ledger = ledgerOf(session.console.io.root, session.ruleset.id);
  if (ledger === null) return text.rule.noLedger(id);
  const entry = ledger.get(id);
  return entry === undefined ? text.rule.unknown(id) : `${id}: ${entry.text}`;
}
