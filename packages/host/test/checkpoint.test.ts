import { badges } from '@indigo/badges';
import { classic } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import { hex } from '@indigo/hex';
import { type AnyRuleset, type MatchRecord, seeded } from '@indigo/kernel';
import { master } from '@indigo/master';
import { mit } from '@indigo/mit';
import { expect, test } from 'vitest';
import { Play, type PlayCheckpoint } from '../src/index.ts';
import { answerAny, lookersOf, type Sat, sitDown } from './seat.ts';

const GAMES: readonly (readonly [string, AnyRuleset])[] = [
  ['dice-race', diceRace as AnyRuleset],
  ['classic', classic as AnyRuleset],
  ['badges', badges as AnyRuleset],
  ['hex', hex as AnyRuleset],
  ['master', master as AnyRuleset],
  ['mit', mit as AnyRuleset],
];
const SECRET = 'ab'.repeat(32);
const ANSWERS = 300;

/** As it comes back from where it was kept. */
const kept = <T>(value: T): T => JSON.parse(JSON.stringify(value));

async function takeBack(sat: Sat, seat: number): Promise<void> {
  await sat.host.command(seat, { do: 'undo' });
  for (const { vote, open } of [...(sat.followed.get(0)?.votes ?? [])])
    for (const other of open) await sat.host.command(other, { do: 'vote', vote, yes: true });
  await sat.host.settled();
}

/** All that those at a table are told of it. */
const known = (sat: Sat, play: Play): unknown =>
  lookersOf(sat).map((looker) => ({
    view: play.view(looker),
    asked: play.askedNo(looker),
    ask: play.ask(looker),
    undo: play.undoOf(looker),
    seq: play.seqOf(looker),
    lines: play.lines(looker),
  }));

test.each(GAMES)('a table of %s goes on from a checkpoint as from its first act', async (_, ruleset) => {
  const setup = { seats: ruleset.seats.min, secret: SECRET };
  const sat = await sitDown(ruleset, { ...setup, seed: 21 });
  const { play } = sat.host;
  const rng = seeded(22);
  const found: { readonly checkpoint: PlayCheckpoint; readonly record: MatchRecord }[] = [];
  for (let n = 0; n < ANSWERS && !play.over; n++) {
    await answerAny(sat, rng);
    if (rng(25) === 0 && play.lastAnswer(n % play.seats) >= 0) await takeBack(sat, n % play.seats);
    const checkpoint = n % 37 === 0 ? play.checkpoint() : null;
    if (checkpoint !== null) found.push(kept({ checkpoint, record: play.begun.record }));
  }
  const whole = new Play(ruleset, setup, seeded(1), sat.acts);
  expect(found.length).toBeGreaterThan(ruleset === diceRace ? 0 : 5);
  for (const { checkpoint, record } of found) {
    const again = new Play(ruleset, setup, seeded(1));
    again.resume(checkpoint, record.entries, record.marks);
    expect(again.length).toBe(checkpoint.acts);
    for (const act of sat.acts.slice(checkpoint.acts)) again.replay(act);
    expect(again.match?.record).toEqual(whole.match?.record);
    expect(again.match?.s).toEqual(whole.match?.s);
    expect(known(sat, again)).toEqual(known(sat, whole));
    expect(again.players).toEqual(whole.players);
    expect(again.pledge).toEqual(whole.pledge);
    // And what chance brings next is the same.
    if (whole.over) continue;
    const [seat] = whole.open();
    const ids = whole.decision(seat)?.options[0].id as string;
    const next = [new Play(ruleset, setup, seeded(1), sat.acts), again].map((one) =>
      one.answer(seat, one.askedNo(seat), ids),
    );
    expect(next[0]).toEqual(next[1]);
  }
});

test('a checkpoint that is damaged, or of another match, is refused', async () => {
  const sat = await sitDown(classic as AnyRuleset, { seats: 2, seed: 3 });
  const rng = seeded(4);
  for (let n = 0; n < 150; n++) await answerAny(sat, rng);
  const checkpoint = sat.host.play.checkpoint() as PlayCheckpoint;
  const { entries, marks } = sat.host.play.begun.record;
  const resumed =
    (one: PlayCheckpoint, list = entries) =>
    () =>
      new Play(classic as AnyRuleset, { seats: 2 }, seeded(1)).resume(kept(one), list, marks);
  expect(resumed(checkpoint)).not.toThrow();
  const { match } = checkpoint;
  expect(resumed({ ...checkpoint, match: { ...match, sum: 'other' } })).toThrow(/damaged/);
  expect(resumed(checkpoint, entries.slice(1))).toThrow(/another match/);
  expect(resumed(checkpoint, [...entries.slice(0, -1), 'nonsense'])).toThrow(/nonsense/);
});
