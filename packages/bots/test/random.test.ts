import { diceRace } from '@indigo/dice-race';
import { Match, Run, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { bots } from '../src/index.ts';

const { random } = bots;

describe('the random bot', () => {
  it('plays a run and a match of one seed alike', () => {
    const rng = seeded(11);
    const run = Run.at(diceRace, diceRace.create(3, {}), 3, { rng: seeded(5) });
    const glance = run.glance();
    while (run.pending !== null) run.play(random.choose(glance, rng));

    const again = seeded(11);
    const match = Match.start(diceRace, { seats: 3 }, { rng: seeded(5) });
    while (!match.over) {
      const seat = match.open()[0];
      expect(match.submit(seat, match.no, random.answer(match.outlook(seat), again))).toEqual({ ok: true });
    }
    expect(match.winners).toEqual(run.winners);
    expect(match.s).toEqual(run.s);
  });

  it('has nothing to answer for a seat that was not asked', () => {
    const match = Match.start(diceRace, { seats: 2 }, { rng: seeded(1) });
    const idle = 1 - match.open()[0];
    expect(() => match.outlook(idle)).toThrow('has not been asked');
  });
});
