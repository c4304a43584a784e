import { bots } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { type AnyRuleset, Match, type OptionMeaning, seeded } from '@indigo/kernel';
import { describe, expect, test } from 'vitest';

const ANSWERS = 700;
const SEEDS = [1, 2, 3];

/** Options that need no word more than their own, by the question and the key of their words: what each does is all there is to it. */
const PLAIN: { readonly [game: string]: readonly string[] } = {
  badges: [],
  // What a roll brings is up to the die; which cards go is asked next.
  classic: ['start roll', 'over-limit discard'],
  // A number, a seat or a space that is named for its own sake, and what is asked for in full only next.
  hex: [
    'turn do.roll',
    'turn do.roll-two',
    'turn do.offer',
    'after do.offer',
    'assign player',
    'settle-tie player',
    'swap-which slot-at',
    'swap-with slot-at',
  ],
  master: ['act do.trade', 'meet do.trade', 'answer-offer do.counter', 'field-place m.hex'],
  mit: ['turn move'],
};

const says = ({ odds, brings = [], costs = [], note, preview, card, deal, role }: OptionMeaning): boolean =>
  odds !== undefined ||
  brings.length + costs.length > 0 ||
  note !== undefined ||
  preview !== undefined ||
  card !== undefined ||
  deal !== undefined ||
  // Whatever ends, stays or passes says that it does no more.
  role === 'ends';

/** The options of some matches that say nothing of what they do, by kind. */
function bareIn(ruleset: AnyRuleset): { readonly all: number; readonly bare: ReadonlyMap<string, number> } {
  const bare = new Map<string, number>();
  let all = 0;
  for (const seed of SEEDS) {
    const rng = seeded(seed);
    const match = Match.start(ruleset, { seats: 3, options: {} }, { rng });
    for (let i = 0; i < ANSWERS && !match.over; i++) {
      const [seat] = match.open();
      const decision = match.decision(seat);
      const view = match.view(seat);
      for (const option of decision?.options ?? []) {
        if (decision === null) continue;
        all++;
        if (says(ruleset.meanings?.option(view, decision, option) ?? {})) continue;
        const kind = `${decision.kind} ${option.say[0]}`;
        bare.set(kind, (bare.get(kind) ?? 0) + 1);
      }
      match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
    }
  }
  return { all, bare };
}

describe('what choosing something means is said before', () => {
  test.each(Object.keys(PLAIN))('in %s', async (id) => {
    const { all, bare } = bareIn(await catalog.load(id));
    expect(all).toBeGreaterThan(1000);
    const unsaid = [...bare.keys()].filter((kind) => !PLAIN[id].includes(kind));
    expect(unsaid.sort(), `${unsaid.length} kinds of options say nothing`).toEqual([]);
    // A list that excuses what is never met would grow for ever.
    expect(PLAIN[id].filter((kind) => !bare.has(kind))).toEqual([]);
  });
});
