/** How likely a dice battle is said to be won, held against battles fought to their end by all the rules. */
import { rollsByHand } from '@indigo/battery';
import { type Asking, type Odds, type Plain, type Run, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { FOES } from '../src/foes.ts';
import { type Master, master } from '../src/index.ts';
import { meanings } from '../src/meanings.ts';
import { inWords, option, question } from './meant.ts';
import { go, type Mon, type Told, table } from './table.ts';

const TIMES = 150;
/** Three standard errors of the estimate and of so many battles. */
const CLOSE = 0.17;

const before = (foe: string, mine: readonly (string | Mon)[]): Told =>
  table({
    players: [{ at: 'y4', team: mine, checkpoint: 'vir' }, { team: ['bulbasaur'] }],
    spots: { y4: '', 't-b1': foe },
    options: { quickTable: true },
  });

/** How often it comes off where everybody does what they would without thinking long. */
function share(t: Told, id: string, { yes, no }: Odds): number {
  let won = 0;
  for (let i = 0; i < TIMES; i++) {
    const run = t.match.fork(seeded(i + 1), true) as unknown as Run<Master>;
    let told: boolean | null = null;
    run.t.listener = (_to, what) => {
      if (told === null) told = what === yes[0][0] ? true : what === no[0][0] ? false : null;
    };
    const asking = run.pending as Asking;
    run.play(asking.options(0).find((one) => master.face(run.s, asking, one, 0).id === id) as Plain);
    while (told === null) {
      const options = run.options();
      const rng = run.t.rng as NonNullable<typeof run.t.rng>;
      run.play(options[master.habit?.(run.s, run.pending as Asking, run.seat, options, rng) ?? 0]);
    }
    if (told) won++;
  }
  return won / TIMES;
}

describe('a dice battle says how likely it is won', () => {
  it('M-MOVE-07 before one walks into it, as it comes out', () => {
    for (const team of [['charmander'], ['charmander', 'pikachu'], ['squirtle', 'pikachu', 'geodude']]) {
      const t = before('hiker', team);
      const odds = option(t, 'move:t-b1').odds as Odds;
      expect(odds.about).toBe(true);
      expect(inWords(odds.say)).toBe('wins');
      expect(Math.abs(odds.chance - share(t, 'move:t-b1', odds)), team.join()).toBeLessThan(CLOSE);
    }
  });

  it('M-BATTLE-02 for each that may be committed, and for those chosen together', () => {
    const t = go(before('hiker', ['charmander', 'pikachu', 'squirtle', 'geodude']), 'move:t-b1');
    const { options } = t.decision(0);
    for (const { id } of options) {
      const chance = option(t, id).odds?.chance ?? -1;
      expect(chance >= 0 && chance <= 1, id).toBe(true);
    }
    const chanceOf = (count: number) => question(t).together?.(options.slice(0, count)).odds?.chance ?? -1;
    expect(chanceOf(0)).toBe(-1);
    expect(chanceOf(1)).toBeLessThanOrEqual(chanceOf(3));
  });

  it('M-GYM-05 at a gym, whatever its power; it is the next step only where it is more often won', () => {
    const at = (mine: readonly (string | Mon)[]): Told =>
      table({
        players: [{ at: 'gym-a', team: mine }, { team: ['bulbasaur'] }],
        spots: { 'gym-a': 'brock' },
        left: 2,
        options: { quickTable: true },
      });
    const weak = at(['charmander']);
    expect(option(weak, 'interact').odds?.chance).toBeLessThan(0.5);
    expect(option(weak, 'interact').role).toBe('aside');
    const strong = at(['squirtle', 'oddish', 'poliwag'].map((is) => ({ is, level: 8 })));
    const odds = option(strong, 'interact').odds as Odds;
    expect(odds.chance).toBeGreaterThan(0.5);
    expect(option(strong, 'interact').role).toBe('natural');
    expect(Math.abs(odds.chance - share(strong, 'interact', odds))).toBeLessThan(CLOSE);
  });

  it('M-BATTLE-06 before each throw, as the battle stands then', () => {
    const beat = (t: Told, seat = 0) =>
      meanings.beat?.({ view: t.view(seat), seat }, ['rolled', seat, [0, 0], [1], [0]]) ?? null;
    const team = [{ is: 'charmander', level: 8 }];
    const t = go(before('hiker', team), 'move:t-b1').expectChance('die');
    const first = beat(t);
    expect([first?.about, inWords(first?.say ?? [''])]).toEqual([true, 'wins']);
    expect(beat(t, 1)).toBeNull();
    const fresh = before('hiker', team);
    expect(first?.chance).toBeCloseTo(option(fresh, 'move:t-b1').odds?.chance ?? -1, 12);
    // Nothing hits, and Charmander is hurt: so it is less likely now.
    t.rolls(['die', 1], ['die', 1], ['die', 1]);
    while (t.match.open().length > 0) t.answer(t.optionIds()[0]);
    t.expectChance('die');
    expect(beat(t)?.chance).toBeLessThan(first?.chance ?? 0);
  });

  it('M-BATTLE-06 in whole matches, from what is kept for whoever rolls', () => {
    const rolls = rollsByHand(master, { maxRounds: 12 }, 5, 400).filter(({ line }) => line[0] === 'rolled');
    expect(rolls.length).toBeGreaterThan(10);
    expect(rolls.filter(({ odds }) => odds === null).map(({ line }) => line)).toEqual([]);
  });

  it('seen near, every adversary says it', () => {
    const looker = { view: before('hiker', ['charmander']).view(0), seat: 0 };
    for (const { id } of FOES) {
      const near = meanings.thing({ kind: 'adversary', of: id }, looker);
      expect(near?.chances?.[0].chance, id).toBeGreaterThanOrEqual(0);
    }
  });
});
