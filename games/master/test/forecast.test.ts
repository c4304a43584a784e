/** What is said of an attack before it is laid is what happens: with abilities, conditions, boosts and tokens. */
import { bots } from '@indigo/bots';
import { Asking, Match, type Plain, type Run, type Say, type Seat, seeded } from '@indigo/kernel';
import { expect, it } from 'vitest';
import type { Master } from '../src/index.ts';
import { meanings } from '../src/meanings.ts';
import { view } from '../src/view.ts';
import { leagueOnly } from './league-only.ts';

const LAYING = new Set(['field-lay', 'field-lay-again']);

/** Hearts each loses of those that lose any, by what is said of an option. */
const said = (brings: readonly Say[] = []): Plain[] =>
  brings
    .filter(([key]) => key === 'm.takes')
    .map(([, seat, form, lost, left]) => [seat, form, lost, left] as Plain[]);

/** The same as it is told when the packets are dealt; nobody plays a token against them. */
function happens(run: Run<Master>, seat: Seat, value: Plain): Plain[] {
  const told: Plain[] = [];
  let dealt = false;
  run.t.listener = (_to, what, [whose, form, lost, left]) => {
    if (what === 'f.lost-hearts' && !dealt) told.push([whose, form, lost, left] as Plain[]);
    else if (what !== 'f.unharmed' && what !== 'f.regained') dealt = true;
  };
  run.answer(seat, value);
  while (run.pending instanceof Asking && run.pending.question.kind === 'field-guard')
    run.answer(run.seat, 'no');
  return told.filter((one) => (one as number[])[2] > 0);
}

it('M-SEQ-07 what a laid attack is said to take is what it takes', () => {
  const game = leagueOnly();
  let checked = 0;
  for (let seed = 1; seed <= 6; seed++) {
    const rng = seeded(seed);
    const options = { abilities: seed % 3 > 0, flips: seed % 2 === 0 };
    const match = Match.start(game, { seats: 2, options }, { rng, strict: true }) as Match<Master>;
    for (let asked = 0; !match.over && asked < 400; asked++) {
      const [seat] = match.open();
      const decision = match.decision(seat, false);
      if (decision !== null && LAYING.has(decision.kind)) {
        for (const option of decision.options) {
          if (option.id === 'no') continue;
          const meant = meanings.option(view(match.s, seat), decision, option);
          const run = match.fork(null, true) as Run<Master>;
          const asking = run.pending as Asking;
          const value = asking
            .options(seat)
            .find((one) => game.face(run.s, asking, one, seat).id === option.id);
          expect(said(meant.brings), option.id).toEqual(happens(run, seat, value as Plain));
          checked++;
        }
      }
      match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
    }
  }
  expect(checked).toBeGreaterThan(200);
});
