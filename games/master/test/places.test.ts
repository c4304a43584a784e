/** Item balls, HMs, gyms, the dojo and Giovanni. */
import { describe, expect, it } from 'vitest';
import { BOSS, foeOf, KARATE } from '../src/foes.ts';
import { EMPTY } from '../src/state.ts';
import {
  ballsOf,
  expectTurnOf,
  go,
  hearts,
  level,
  me,
  moneyOf,
  type Seated,
  spot,
  type TableSetup,
  type Told,
  table,
  team,
} from './table.ts';

const one = (first: Seated, more: Partial<TableSetup> = {}): Told =>
  table({ players: [first, { team: ['bulbasaur'] }], ...more });

describe('item balls', () => {
  const take = (item: string, first: Seated = {}): Told =>
    go(one({ at: 'i01', team: ['charmander'], ...first }, { spots: { i01: item } }), 'interact');

  it('M-ITEM-01 M-ITEM-06 taken for an action, the location is empty, the turn goes on', () => {
    const t = take('poke-balls-3');
    expect([spot(t, 'i01'), t.s.left, ballsOf(t)]).toEqual([EMPTY, 4, [3, 0, 0, 0]]);
    expect(t.expectAsked('act', 0).optionIds()).not.toContain('interact');
  });

  it('M-ITEM-02 M-ITEM-04 balls and nuggets go to the goods at once, candies and revives are kept', () => {
    expect(ballsOf(take('great-balls-2'))).toEqual([0, 2, 0, 0]);
    expect(ballsOf(take('ultra-ball-1'))).toEqual([0, 0, 1, 0]);
    expect(moneyOf(take('nugget'))).toHaveLength(1);
    expect(me(take('rare-candy')).candies).toBe(1);
    expect(me(take('max-revive')).revives).toBe(1);
  });

  it('M-ITEM-04 two nuggets are two tokens', () => {
    const t = one({ at: 'i01', team: ['charmander'] }, { spots: { i01: 'nugget', i02: 'nugget' } });
    go(t, 'interact');
    const again = table({
      players: [{ at: 'i01', team: ['charmander'] }, {}],
      spots: { i01: 'nugget', i02: '' },
      also: (s) => {
        s.items[6]--;
        s.players[1].money = me(t).money.slice();
      },
    });
    go(again, 'interact');
    expect(moneyOf(again)).not.toEqual(moneyOf(again, 1));
  });

  it('M-ITEM-03 M-AMB-22 a choice is made on pick-up', () => {
    const t = take('stone-fire-or-leaf').expectAsked('stone', 0);
    expect(t.optionIds()).toEqual(['fire', 'leaf']);
    t.answer('leaf');
    expect(me(t).stones).toEqual([0, 0, 0, 1, 0]);
  });

  it('M-GROW-17 a rare candy goes to any own Pokémon below its maximum, a fainted one stays fainted', () => {
    const t = one({
      at: 'y1',
      team: [{ is: 'charmander', hearts: 0 }, { is: 'pikachu', level: 10 }, 'meowth'],
      also: { candies: 1 },
    });
    expect(t.optionIds().filter((id) => id.startsWith('candy'))).toEqual([
      'candy:charmander',
      'candy:meowth',
    ]);
    go(t, 'candy:charmander');
    expect([level(t, 'charmander'), hearts(t, 'charmander'), me(t).candies, t.s.left]).toEqual([2, 0, 0, 5]);
  });

  it('M-ITEM-05 a max revive fills one Pokémon, fainted or not', () => {
    const t = one({ at: 'y1', team: [{ is: 'charmander', hearts: 0 }, 'pikachu'], also: { revives: 1 } });
    expect(t.optionIds().filter((id) => id.startsWith('revive'))).toEqual(['revive:charmander']);
    go(t, 'revive:charmander');
    expect([hearts(t, 'charmander'), me(t).revives]).toEqual([2, 0]);
  });
});

describe('HMs', () => {
  const HM = { 'hm-a': 'cut' };

  it('M-HM-01 M-HM-02 M-HM-10 one action teaches it to a Pokémon with the right die', () => {
    const t = one({ at: 'hm-a', team: ['charmander', 'rattata', 'oddish', 'squirtle'] }, { spots: HM });
    go(t, 'interact').expectAsked('teach', 0);
    expect(t.optionIds()).toEqual(['rattata', 'oddish']);
    t.answer('oddish');
    expect([t.view(1).players[0].team[2].taught, t.s.left, t.s.hms]).toEqual([['cut'], 4, [1, 2, 2]]);
  });

  it('M-INT-06 it is not offered if nobody can learn it', () => {
    const t = one({ at: 'hm-a', team: ['charmander'] }, { spots: HM });
    expect(t.refusal('interact')).toMatchObject({ clause: 'M-INT-06' });
  });

  it('M-HM-04 not while the team has one that knows it', () => {
    const t = one({ at: 'hm-a', team: [{ is: 'rattata', taught: ['cut'] }, 'oddish'] }, { spots: HM });
    expect(t.optionIds()).not.toContain('interact');
  });

  it('M-HM-05 M-HM-07 at most twice in a game', () => {
    const t = one(
      { at: 'hm-a', team: ['rattata'] },
      {
        spots: HM,
        also: (s) => {
          s.hms[0] = 0;
        },
      },
    );
    expect(t.optionIds()).not.toContain('interact');
  });

  it('M-HM-11 M-AMB-23 a later stage keeps it', () => {
    const t = one({
      at: 'y1',
      team: [{ is: 'eevee', taught: ['cut'] }],
      stones: { water: 1 },
    });
    go(t, 'stone:water:eevee');
    expect(t.view(0).players[0].team[0].taught).toEqual(['cut']);
  });
});

/** Rolls sixes and takes the first option until the battle is over and the prize is asked for or given. */
function win(t: Told): Told {
  for (let guard = 0; guard < 200 && t.s.battle !== null; guard++) {
    if (t.match.chance !== null) t.roll('die', 6);
    else if (t.decision().kind === 'commit') t.answer(t.optionIds().slice(0, 3));
    else if (t.decision().kind === 'package') {
      const parts: string[] = [];
      for (;;) {
        const draft = t.match.composing(t.match.open()[0], parts);
        if ('refused' in draft || draft.next.length === 0) break;
        parts.push(draft.next[0]);
      }
      t.answer(parts);
    } else t.answer(t.optionIds()[0]);
  }
  return t;
}
const STRONG = [
  { is: 'dratini', level: 8 },
  { is: 'charmander', level: 7 },
  { is: 'squirtle', level: 7 },
];

describe('gyms', () => {
  const gym = (first: Seated = {}, more: Partial<TableSetup> = {}): Told =>
    one({ at: 'gym-a', team: STRONG, ...first }, { spots: { 'gym-a': 'brock' }, ...more });

  it('M-GYM-01 M-GYM-05 M-GYM-16 an interact challenges; the power is turned up before anybody is committed', () => {
    const t = gym();
    t.expectAsked('act', 0);
    go(t, 'interact').roll('power', 'endure').expectAsked('commit', 0);
    expect([t.view(1).gymPowers[0], t.s.battle?.foe]).toEqual(['endure', foeOf('brock')]);
  });

  it('M-GYM-02 M-GYM-06 M-GYM-13 a win brings the leader token, the Power token and xp, and the gym is empty', () => {
    const t = go(gym(), 'interact').roll('power', 'second-wind');
    win(t);
    if (t.decision().kind === 'xp') t.answer(t.optionIds()[0]);
    expect([moneyOf(t), t.view(1).players[0].powers]).toEqual([['brock'], ['second-wind']]);
    expect([spot(t, 'gym-a'), t.s.gymsBeaten, t.view(1).gymPowers[0]]).toEqual([EMPTY, 1, '']);
    expectTurnOf(t, 1);
  });

  it('M-GYM-14 M-GYM-05 after a loss leader and power stay, the power open', () => {
    const t = go(gym({ team: ['charmander'] }), 'interact').rolls(['power', 'endure'], ['die', 1]);
    expect([spot(t, 'gym-a'), t.view(1).gymPowers[0]]).toEqual([foeOf('brock'), 'endure']);
    expect(me(t).debts).toBe(1);
  });

  it('M-GYM-08 M-GYM-09 M-GYM-17 a leader token is spent for its TM, on one that is able, for nothing', () => {
    const t = one({ at: 'y1', team: ['geodude', 'eevee', 'charmander'], money: ['brock', 'lass'] });
    expect(t.optionIds().filter((id) => id.startsWith('teach'))).toEqual([
      'teach:dig:geodude',
      'teach:dig:eevee',
    ]);
    go(t, 'teach:dig:geodude');
    expect([moneyOf(t), t.view(1).players[0].team[0].taught, t.s.left]).toEqual([['lass'], ['dig'], 5]);
    expect(t.optionIds().filter((id) => id.startsWith('teach'))).toEqual([]);
  });

  it('M-GYM-18 M-AMB-29 an attack it knows already cannot be taught to it', () => {
    const t = one({ at: 'y1', team: [{ is: 'geodude', taught: ['dig'] }], money: ['brock'] });
    expect(t.optionIds().filter((id) => id.startsWith('teach'))).toEqual([]);
  });

  it('M-SIMP-10 in the simplified game a leader token is no TM', () => {
    const t = one({ team: ['geodude'], money: ['brock'] }, { options: { simplified: true } });
    expect(t.optionIds().filter((id) => id.startsWith('teach'))).toEqual([]);
  });
});

describe('dojo and Giovanni', () => {
  it('M-DOJO-01 M-DOJO-02 M-DOJO-04 the karate master gives xp and one of his Pokémon, no money', () => {
    const t = go(one({ at: 'dojo', team: STRONG }), 'interact');
    expect(t.s.battle?.foe).toBe(KARATE);
    win(t);
    if (t.decision().kind === 'xp') t.answer(t.optionIds()[0]);
    t.expectAsked('dojo-prize', 0);
    expect(t.optionIds()).toEqual(['hitmonlee', 'hitmonchan']);
    t.answer('hitmonchan');
    expect([team(t).at(-1), level(t, 'hitmonchan'), moneyOf(t), t.s.karate]).toEqual([
      'hitmonchan',
      1,
      [],
      1,
    ]);
    expectTurnOf(t, 1);
  });

  it('M-DOJO-03 M-DOJO-05 M-AMB-33 he can be beaten twice in all', () => {
    const beaten = (times: number): Told =>
      one(
        { at: 'dojo', team: STRONG },
        {
          also: (s) => {
            s.karate = times;
          },
        },
      );
    expect(beaten(1).optionIds()).toContain('interact');
    expect(beaten(2).optionIds()).not.toContain('interact');
  });

  it.each(['master-ball', 'type-token'])(
    'M-GIO-02 M-GIO-03 M-GIO-04 Giovanni gives xp and the %s, once, and no money',
    (prize) => {
      const t = go(one({ at: 'giovanni', team: STRONG, money: ['jessie'] }), 'interact');
      expect([t.s.battle?.foe, t.s.battle?.power]).toEqual([BOSS, EMPTY]);
      win(t);
      if (t.decision().kind === 'xp') t.answer(t.optionIds()[0]);
      t.expectAsked('boss-prize', 0).answer(prize);
      if (prize === 'type-token') t.answer('fire');
      expect([ballsOf(t)[3], me(t).types[0]]).toEqual(prize === 'master-ball' ? [1, 0] : [0, 1]);
      expect([moneyOf(t), t.s.giovanni]).toEqual([['jessie'], 1]);
      go(t, 'pass');
      expect(t.refusal('interact')).toMatchObject({ clause: 'M-INT-05' });
    },
  );
});
