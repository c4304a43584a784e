import { catalog } from '@indigo/catalog';
import { type AnyRuleset, type Decision, Match, type OptionMeaning, seeded } from '@indigo/kernel';
import { expect, test } from 'vitest';
import { meansOf } from '../../src/table/means.ts';
import { mainOption } from '../../src/table/option-words.ts';
import { targetsOf } from '../../src/table/targets.ts';

const GAMES = ['classic', 'badges', 'mit', 'hex', 'master'];
/** Short enough that every phase of it is met. */
const SHORT: { readonly [game: string]: { readonly [option: string]: number } } = {
  master: { maxRounds: 4 },
};
const MOST_QUESTIONS = 400;

/** Words that end, stay or give up, in any game. Staying to fight a Leader is an act. */
const LEADS_NOWHERE =
  /^(pass|done|end|stop|no|none|nothing|nobody|leave|refuse|reject|skip|wait|camp|let|go-on|offer|trade)$/;

function anyAnswer(match: Match, decision: Decision, rng: (n: number) => number): string | readonly string[] {
  if (decision.shape === 'pick') return decision.options[rng(decision.options.length)].id;
  const parts: string[] = [];
  for (;;) {
    const draft = match.composing(decision.seat, parts);
    if ('refused' in draft) throw new Error(draft.reason);
    if (draft.next.length === 0 || (draft.missing === null && rng(2) === 0)) return parts;
    parts.push(draft.next[rng(draft.next.length)]);
  }
}

test.each(GAMES)('%s: the main button never ends, stays, or hits none but its own side', async (game) => {
  const ruleset = (await catalog.load(game)) as AnyRuleset;
  const rng = seeded(7);
  const match = Match.start(ruleset, { seats: 3, options: SHORT[game] ?? {} }, { rng });
  let mains = 0;
  for (let i = 0; i < MOST_QUESTIONS && !match.over; i++) {
    const [seat] = match.open();
    const decision = match.decision(seat) as Decision;
    const view = match.view(seat);
    const means = meansOf(ruleset, view, decision);
    const { plain } = targetsOf(decision, ruleset.scene(view));
    const main = decision.shape === 'pick' ? mainOption(decision, plain, means.option) : null;
    if (main !== null && decision.mode !== 'first') {
      mains++;
      const { role } = means.option(main);
      expect([undefined, 'natural'] satisfies OptionMeaning['role'][]).toContain(role);
      expect(main.id, decision.kind).not.toMatch(LEADS_NOWHERE);
    }
    match.submit(seat, match.no, anyAnswer(match, decision, rng));
  }
  expect(mains).toBeGreaterThan(20);
});
