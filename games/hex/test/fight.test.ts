/** Section 13: battles in general, fought where two pawns meet: such a battle has neither prize nor ground. */
import { describe, expect, it } from 'vitest';
import { POKEMON } from '../src/pokemon.ts';
import { advantage } from '../src/rules/sums.ts';
import { canFight } from '../src/team.ts';
import { drawn, go, handOf, type Seated, table, teamOf } from './table.ts';

const MET = 'pewter-7';
const meet = (me: Seated, other: Seated) =>
  go(
    table({
      players: [
        { at: 'pewter-0', badges: ['brock'], ...me },
        { at: MET, ...other },
      ],
      slots: { [MET]: 'empty' },
      options: { sameSpace: true },
    }),
    1,
    MET,
  );
const totals = (t: ReturnType<typeof meet>) => {
  const [, , mine, , theirs] = t.told(7, 'totals')[0] as readonly number[];
  return [mine, theirs];
};

describe('a battle', () => {
  it('H-BAT-01 comes of an Event, a Leader, the League, or a pawn that is met', () => {
    expect(meet({}, {}).rolls(['battle', 2], ['battle', 1]).told(7, 'battle')).toEqual([
      ['battle', 0, 1, 'same-space'],
    ]);
    const duel = drawn('duel-open-sea', { players: [{}, { at: 'pewter-0' }] });
    duel.rolls(['battle', 6], ['battle', 1], ['pokemon', 'wartortle']);
    expect(duel.told(7, 'battle')).toEqual([['battle', 0, 1, 'duel']]);
  });

  it('H-BAT-04 H-EVO-06 printed power with the evolution bonus', () => {
    const t = meet({ team: ['rattata', 'raticate'] }, { team: ['growlithe'] });
    t.answers(0, 'raticate').rolls(['battle', 1], ['battle', 1]);
    expect(totals(t)).toEqual([5 + 2 + 1, 4 + 1]);
  });

  it('H-BAT-06 an opposing type counts once, so +4 at most', () => {
    const lists = POKEMON.map(({ advantages }) => advantages);
    const best = POKEMON.map(({ types }) => Math.max(...lists.map((list) => advantage(list, types))));
    expect(Math.max(...best)).toBe(4);
    const single = POKEMON.filter(({ types }) => (types & (types - 1)) === 0);
    expect(
      Math.max(...single.map(({ types }) => Math.max(...lists.map((list) => advantage(list, types))))),
    ).toBe(2);
  });

  it('H-BAT-07 nobody is worse for a bad match, and both may have the advantage', () => {
    const both = meet({ team: ['haunter'] }, { team: ['abra'] }).rolls(['battle', 1], ['battle', 1]);
    expect(totals(both)).toEqual([5 + 2 + 1, 1 + 2 + 1]);
    const one = meet({ team: ['charmander'] }, { team: ['squirtle'] }).rolls(['battle', 1], ['battle', 1]);
    expect(totals(one)).toEqual([4 + 1, 4 + 2 + 1]);
  });

  it('H-BAT-10 one Item at a time', () => {
    const t = meet({ hand: ['vitamin', 'x-item'] }, {}).expectAsked('lay', 0);
    expect([t.decision().shape, t.optionIds()]).toEqual(['pick', ['nothing', 'vitamin', 'x-item']]);
    t.answer('vitamin').rolls(['battle', 2], ['battle', 2]);
    expect(handOf(t, 0)).toEqual(['x-item']);
  });

  it('H-BAT-12 both commit at the same time, and neither may change', () => {
    const t = meet({ hand: ['vitamin'] }, { hand: ['potion'] }).expectAsked('lay', [0, 1]);
    t.answers(0, 'vitamin');
    expect(t.view(1).battle?.sides[0].laid).toBe(-1);
    expect(t.refusal('nothing', 0).code).toBe('answered');
    t.answers(1, 'nothing').rolls(['battle', 6], ['battle', 1]);
    t.pass();
    expect(t.told(1, 'laid')).toEqual([
      ['laid', 0, 1],
      ['laid', 1, 0],
    ]);
  });

  it('H-BAT-13 both roll one die', () => {
    const t = meet({}, {}).rolls(['battle', 3], ['battle', 1]);
    expect(t.told(7, 'rolled').filter(([, , , why]) => why === 'battle')).toEqual([
      ['rolled', 0, 3, 'battle'],
      ['rolled', 1, 1, 'battle'],
    ]);
  });

  it('H-BAT-17 after a draw who has nobody left loses; if neither has, nobody wins', () => {
    const one = meet({ team: ['rattata'] }, { team: ['rattata', 'abra'] });
    one.answers(1, 'rattata').rolls(['battle', 1], ['battle', 1]);
    expect(one.told(7, 'battle-won').map((say) => say.slice(1, 3))).toEqual([[1, 'same-space']]);
    const none = meet({ team: ['rattata'] }, { team: ['rattata'] }).rolls(['battle', 1], ['battle', 1]);
    expect(none.told(7, 'battle-won').map((say) => say.slice(1, 3))).toEqual([[-1, 'same-space']]);
  });

  it('H-BAT-18 H-BAT-25 afterwards all are well again, and nothing changes hands', () => {
    const t = meet({ team: ['rattata'], hand: ['potion'] }, { team: ['abra'], hand: ['vitamin'] });
    t.answers(0, 'nothing').answers(1, 'nothing').rolls(['battle', 6], ['battle', 1]);
    expect([teamOf(t, 0), teamOf(t, 1), handOf(t, 0), handOf(t, 1)]).toEqual([
      ['rattata'],
      ['abra'],
      ['potion'],
      ['vitamin'],
    ]);
    expect([t.s.battle, t.s.players.every(canFight)]).toEqual([null, true]);
  });

  it('H-BAT-20 Items are turned up with the dice, before a Time Travel is decided', () => {
    const t = meet({ hand: ['time-travel'] }, { hand: ['vitamin'] });
    // The move could be rolled anew, too.
    t.pass().answer(`to:${MET}`);
    t.answers(0, 'nothing').answers(1, 'vitamin').rolls(['battle', 1], ['battle', 1]);
    t.expectAsked('on-roll', 0);
    expect(t.told(0, 'turned-up')).toHaveLength(1);
    t.pass();
  });
});
