import { classic } from '@indigo/classic';
import { diceRace } from '@indigo/dice-race';
import {
  type AnyRuleset,
  type Decision,
  Match,
  type Plain,
  type Seat,
  same,
  seeded,
  seedOf,
} from '@indigo/kernel';
import { describe, expect, test } from 'vitest';
import { type Followed, Play } from '../src/index.ts';
import { answerAny, lookersOf, type Sat, sitDown } from './seat.ts';

const games: readonly [string, AnyRuleset][] = [
  ['dice-race', diceRace as AnyRuleset],
  ['classic', classic as AnyRuleset],
];

/** What everybody who followed knows is what they may know. */
function expectFollowed(sat: Sat): void {
  const { play } = sat.host;
  for (const looker of lookersOf(sat)) {
    const table = sat.followed.get(looker);
    expect(same(table?.view, play.match?.view(looker) as Plain)).toBe(true);
    expect(table?.lines).toEqual(play.match?.story(looker).map(({ say }) => say));
    expect(table?.seq).toBe(play.seqOf(looker));
    expect(table?.undo).toBe(play.undoOf(looker));
    const decision = play.decision(looker);
    if (decision === null) expect(table?.decision ?? null).toBeNull();
    else expect(table?.decision).toEqual({ ...decision, no: play.askedNo(looker), refused: [] });
  }
}

function expectLoaded({ host, acts }: Sat, ruleset: AnyRuleset): void {
  const { play } = host;
  const again = new Play(ruleset, { seats: play.seats, options: play.setup.options ?? {} }, seeded(1), acts);
  expect(same(again.match?.s as unknown as Plain, play.match?.s as unknown as Plain)).toBe(true);
  expect(again.match?.record).toEqual(play.match?.record);
  expect(again.players).toEqual(play.players);
  for (const looker of [...play.players.keys(), 7]) {
    expect(again.seqOf(looker)).toBe(play.seqOf(looker));
    expect(again.askedNo(looker)).toBe(play.askedNo(looker));
    expect(again.view(looker)).toEqual(play.view(looker));
  }
}

describe.each(games)('a table of %s', (_, ruleset) => {
  test('tells everybody what they may know, step by step', async () => {
    for (let i = 0; i < 3; i++) {
      const sat = await sitDown(ruleset, { seats: 2 + (i % 3), seed: seedOf(3, i) });
      const rng = seeded(seedOf(4, i));
      for (let n = 0; n < 120 && !sat.host.play.over; n++) {
        await answerAny(sat, rng);
        if (n % 5 === 0) expectFollowed(sat);
      }
      expectFollowed(sat);
    }
  });

  test('is the sum of its acts, with undo and take-back in it', async () => {
    const sat = await sitDown(ruleset, { seats: 3, seed: 21 });
    const rng = seeded(22);
    let undone = 0;
    for (let n = 0; n < 150 && !sat.host.play.over; n++) {
      const { length } = sat.acts;
      await answerAny(sat, rng);
      if (rng(6) === 0 && sat.host.play.lastAnswer(n % 3) >= 0) {
        await sat.host.command(n % 3, { do: 'undo' });
        for (const vote of [...(sat.followed.get(0)?.votes ?? [])]) {
          for (const seat of vote.open)
            await sat.host.command(seat, { do: 'vote', vote: vote.vote, yes: true });
        }
        await sat.host.settled();
        undone++;
      }
      expect(sat.acts.length).toBeGreaterThan(length);
      expectFollowed(sat);
      if (n % 10 === 0) expectLoaded(sat, ruleset);
    }
    expect(undone).toBeGreaterThan(5);
    expectLoaded(sat, ruleset);
  });

  test('writes a record that anybody can replay', async () => {
    const sat = await sitDown(ruleset, { seats: 2, seed: 5 });
    const rng = seeded(6);
    for (let n = 0; n < 80 && !sat.host.play.over; n++) await answerAny(sat, rng);
    const record = sat.host.record();
    expect(record?.about).toEqual({ names: ['P0', 'P1'], bots: [null, null] });
    const again = Match.load(ruleset, JSON.parse(JSON.stringify(record)));
    expect(same(again.s as Plain, sat.host.play.match?.s as unknown as Plain)).toBe(true);
  });
});

test('two matches that differ in a hidden hand tell the others the same, byte for byte, until it shows', async () => {
  const BOOST = 0;
  const TELEPORT = 2;
  const runs: string[][] = [];
  for (const card of [BOOST, TELEPORT]) {
    const sat = await sitDown(diceRace as AnyRuleset, { seats: 3, rng: seeded(40) });
    const { match } = sat.host.play;
    if (match === null) throw new Error('not begun');
    // All chance is the same but for the first card drawn, which only its seat may see.
    let drawn = 0;
    let owner = -1;
    const roll = match.roll.bind(match);
    match.roll = (outcome) => {
      const ours = match.chance?.why === 'card' && drawn++ === 0;
      if (ours) owner = (match.s as unknown as { active: Seat }).active;
      return roll(ours ? card : outcome);
    };
    for (let n = 0; n < 40; n++) {
      const [seat] = sat.host.play.open();
      const { no, options } = (sat.followed.get(seat) as Followed).decision as Decision;
      // Nobody plays a card: the hand stays hidden.
      const quiet = options.find(({ id }) => id === 'roll' || id === 'skip') ?? options[n % options.length];
      expect(await sat.host.command(seat, { do: 'answer', no, ids: quiet.id })).toEqual({ ok: true });
    }
    expect(owner).toBeGreaterThanOrEqual(0);
    runs.push(
      lookersOf(sat)
        .filter((looker) => looker !== owner)
        .flatMap((looker) =>
          (sat.heard.get(looker) ?? []).map((event) => `${looker} ${JSON.stringify(event)}`),
        ),
    );
  }
  expect(runs[0].length).toBeGreaterThan(80);
  expect(runs[1]).toEqual(runs[0]);
});
