import { describe, expect, it } from 'vitest';
import { habit } from '../src/habit.ts';
import {
  at,
  attacks,
  field,
  has,
  hearts,
  hexPlaceOf,
  isOut,
  match,
  type On,
  offered,
  speed,
  type Told,
} from './field.ts';

/** Far apart, with nothing in reach but Tackle. */
const HIGH: readonly On[] = [
  { is: 'pidgey', at: '0,0' },
  { is: 'rattata', at: '0,2' },
  { is: 'meowth', at: '0,4' },
];
const LOW: readonly On[] = [
  { is: 'oddish', at: '8,0' },
  { is: 'weedle', at: '8,2' },
  { is: 'ekans', at: '8,4' },
];
const active = (t: Told): string | null | undefined => t.view(0).league?.match?.active;
/** Ends so many activations; the names of those that had one. */
function order(t: Told, n: number): (string | null | undefined)[] {
  return Array.from({ length: n }, () => {
    const who = active(t);
    t.answer('end');
    return who;
  });
}

describe('Rounds and activations', () => {
  it('M-ACT-01 in each round every Pokémon is activated once', () => {
    const t = field({ high: HIGH, low: LOW });
    expect(new Set(order(t, 6)).size).toBe(6);
    expect([match(t).round, active(t)]).toEqual([3, 'pidgey']);
  });

  it('M-ACT-02 in turn, each side its leftmost that has not been activated', () => {
    const t = field({ high: HIGH, low: LOW });
    expect(order(t, 6)).toEqual(['pidgey', 'oddish', 'rattata', 'weedle', 'meowth', 'ekans']);
  });

  it('M-ACT-03 who has nobody left is skipped', () => {
    const t = field({ high: HIGH, low: LOW.slice(0, 1) });
    expect(order(t, 4)).toEqual(['pidgey', 'oddish', 'rattata', 'meowth']);
  });

  it('M-ACT-04 without hearts it faints at once, is not activated any more and leaves its hex', () => {
    const t = field({
      high: [{ is: 'pidgey', at: '4,1' }],
      low: [{ is: 'oddish', at: '4,2', hearts: 1 }, LOW[1]],
    });
    t.answer('attack:tackle');
    expect(isOut(t, 'oddish')).toBe(true);
    expect(offered(t, 'step:')).toContain('step:4,2');
    t.answer('end');
    expect(active(t)).toBe('weedle');
  });

  it('M-ACT-05 as many steps as its speed', () => {
    const t = field({ high: [{ is: 'oddish', at: '4,1', level: 1 }], low: [LOW[1]] });
    t.answer('step:4,2').answer('step:4,1');
    expect(hexPlaceOf(t, 'oddish')).toBe('4,1');
    t.expectAsked('field-act', 1); // speed 2: nothing else left
  });

  it('M-ACT-06 one attack, before, between or after its steps', () => {
    const t = field({ high: [{ is: 'pidgey', at: '4,1' }], low: [{ is: 'snorlax', at: '4,3' }] });
    t.answer('step:4,2').answer('attack:tackle');
    expect(attacks(t)).toEqual([]);
    expect(t.refusal('attack:tackle').clause).toBe('M-ACT-06');
    t.answer('step:4,1').answer('end');
    expect(hearts(t, 'snorlax')).toBe(at(t, 'snorlax').max - 1);
  });

  it('M-ACT-07 a step goes to a free adjacent hex of the field, past nobody', () => {
    const t = field({
      high: [
        { is: 'pidgey', at: '0,0' },
        { is: 'rattata', at: '0,1' },
      ],
      low: [{ is: 'oddish', at: '1,0' }],
    });
    expect(offered(t, 'step:')).toEqual(['step:1,1']);
    expect([t.refusal('step:0,1').clause, t.refusal('step:1,0').clause]).toEqual(['M-ACT-07', 'M-ACT-07']);
  });

  it('M-ACT-08 at the end of its activation all its conditions go', () => {
    const t = field({
      high: [{ is: 'pidgey', at: '4,1', has: ['poisoned', 'slowed-by:1', 'flinched'] }],
      low: [LOW[0]],
    });
    t.answer('step:4,2');
    expect(has(t, 'pidgey')).toEqual(['poisoned', 'flinched', 'slowed-by:1']);
    t.answer('end');
    expect(has(t, 'pidgey')).toEqual([]);
  });

  it('M-ACT-09 once all have been activated the next round begins', () => {
    const t = field({ high: HIGH.slice(0, 1), low: LOW.slice(0, 1) });
    order(t, 2);
    expect([match(t).round, match(t).fighters.filter(({ done }) => done)]).toEqual([3, []]);
  });

  it('M-ACT-10 it may do nothing, but be activated it must', () => {
    const t = field({ high: HIGH, low: LOW });
    expect(t.optionIds()).toContain('end');
    expect(t.optionIds()).not.toContain('wait');
  });

  it('M-ACT-11 fainting in its own activation ends it', () => {
    const t = field({
      high: [{ is: 'snorlax', at: '4,1', hearts: 1, taught: ['take-down'], also: { speed: 3 } }, HIGH[1]],
      low: [{ is: 'lapras', at: '4,2' }],
    });
    t.answer('attack:take-down');
    expect(isOut(t, 'snorlax')).toBe(true);
    expect(active(t)).toBe('lapras');
  });

  it('M-ACT-12 the higher seed begins every round', () => {
    const t = field({ high: HIGH.slice(0, 1), low: LOW.slice(0, 1) });
    order(t, 2);
    expect(active(t)).toBe('pidgey');
    order(t, 2);
    expect(active(t)).toBe('pidgey');
  });

  it('M-ACT-13 on offer are steps, usable attacks, Power tokens and the end', () => {
    const t = field({
      high: [{ is: 'oddish', at: '4,1', level: 1, has: ['slowed-to:1'], hearts: 1 }],
      low: [{ is: 'snorlax', at: '4,2' }],
      powers: [['second-wind', 'quick-step'], []],
    });
    expect(t.optionIds().filter((id) => !id.startsWith('step'))).toEqual([
      'attack:absorb',
      'attack:tackle',
      'power:second-wind',
      'power:quick-step',
      'end',
    ]);
    t.answer('step:4,0');
    expect(offered(t, 'step:')).toEqual([]);
  });

  it('M-ACT-14 steps left are the speed now less the steps taken', () => {
    // It comes next to Tangela in the middle of its way and is entangled.
    const t = field({
      high: [{ is: 'pidgey', at: '4,1' }],
      low: [{ is: 'tangela', at: '4,3' }],
      abilities: true,
    });
    t.answer('step:4,2');
    expect([speed(t, 'pidgey'), offered(t, 'step:')]).toEqual([0, []]);
    expect(t.refusal('step:4,1').clause).toBe('M-ACT-14');
  });
});

describe('The end of a match', () => {
  const duel = (mine: Partial<On>, theirs: Partial<On>, more = {}) =>
    field({
      high: [{ is: 'snorlax', at: '4,1', ...mine }],
      low: [{ is: 'lapras', at: '4,2', ...theirs }],
      ...more,
    });

  it('M-MEND-01 as soon as one has no Pokémon left the other wins', () => {
    const t = duel({}, { hearts: 1 }).answer('attack:tackle');
    expect([t.over, t.winners]).toEqual([true, [0]]);
    const lost = duel({ hearts: 1, taught: ['take-down'] }, {}).answer('attack:take-down');
    expect(lost.winners).toEqual([1]);
  });

  it('M-MEND-02 if both lose their last at the same time the higher seed wins', () => {
    const t = duel({ hearts: 4, taught: ['self-destruct'] }, { hearts: 1 }).answer('attack:self-destruct');
    expect(t.winners).toEqual([0]);
    const low = field({
      high: [{ is: 'snorlax', at: '4,1', hearts: 1, done: true }],
      low: [{ is: 'lapras', at: '4,2', hearts: 4, taught: ['self-destruct'] }],
    }).answer('attack:self-destruct');
    expect(low.winners).toEqual([0]);
  });

  it('M-MEND-03 a reserve that is due counts as left', () => {
    const t = duel({}, { hearts: 1 }, { benches: [[], ['onix']] }).answer('attack:tackle');
    expect(t.over).toBe(false);
    t.answer('end').expectAsked('field-reserve', 1);
  });

  it('M-MEND-01 Take Down that makes the last foe faint has won, and its recoil is not carried out', () => {
    const low = field({
      high: [{ is: 'snorlax', at: '4,1', hearts: 1, done: true }],
      low: [{ is: 'lapras', at: '4,2', hearts: 1, taught: ['take-down'] }],
    }).answer('attack:take-down');
    expect([low.winners, isOut(low, 'snorlax'), isOut(low, 'lapras')]).toEqual([[1], true, false]);
    expect(hearts(low, 'lapras')).toBe(1);
  });

  it('M-MEND-01 what an attack does after the last foe has fainted is not carried out: Absorb heals nobody', () => {
    const t = duel({ hearts: 1, knows: ['absorb'] }, { hearts: 1 }).answer('attack:absorb');
    expect([t.winners, hearts(t, 'snorlax')]).toEqual([[0], 1]);
    const goesOn = field({
      high: [{ is: 'snorlax', at: '4,1', hearts: 1, knows: ['absorb'] }],
      low: [{ is: 'lapras', at: '4,2', hearts: 1 }, LOW[1]],
    }).answer('attack:absorb');
    expect([goesOn.over, hearts(goesOn, 'snorlax')]).toEqual([false, 2]);
  });

  it('M-MEND-01 nothing more is asked once a side is empty: no second attack, no push', () => {
    const again = duel({ taught: ['quick-attack'] }, { hearts: 1 }).answer('attack:quick-attack');
    if (!again.over) again.answer('stop');
    expect([again.over, again.winners]).toEqual([true, [0]]);
    const own = field({
      high: [{ is: 'snorlax', at: '4,1', taught: ['iron-tail'] }, HIGH[1]],
      low: [{ is: 'lapras', at: '4,2', hearts: 1 }],
    }).answer('attack:iron-tail');
    if (!own.over) own.answer('lapras');
    expect(own.winners).toEqual([0]);
  });

  it('M-MEND-04 those who faint in one step faint at the same time, the last act of Aftermath included', () => {
    const t = field({
      high: [{ is: 'voltorb', at: '4,1', hearts: 1, done: true }],
      low: [{ is: 'lapras', at: '4,2', hearts: 1 }],
      abilities: true,
    }).answer('attack:tackle');
    t.expectAsked('field-free-attack', 0).answer('attack:tackle');
    expect([t.winners, isOut(t, 'voltorb'), isOut(t, 'lapras')]).toEqual([[0], true, true]);
  });
});

describe('Sudden death', () => {
  const pair = (more = {}) => field({ high: HIGH.slice(0, 1), low: LOW.slice(0, 1), ...more });
  /** So many rounds in which nothing happens. */
  function idle(t: Told, rounds: number): Told {
    for (let i = 0; i < 2 * rounds; i++) t.answer('end');
    return t;
  }

  it('M-SUD-01 both are asked, and both must agree', () => {
    const t = idle(pair(), 3).expectAsked('field-sudden', [0, 1]);
    t.answers(0, 'yes').answers(1, 'no');
    expect(active(t)).toBe('pidgey');
    expect(match(t).sudden).toBeGreaterThan(100);
    idle(t, 1).expectAsked('field-sudden', [0, 1]).answers(0, 'yes').answers(1, 'yes').answer('now');
    expect(match(t).sudden).toBe(6);
  });

  it('M-SUD-02 everybody on the field loses a heart at the start of each round', () => {
    const t = idle(pair({ also: (m: { sudden: number }) => Object.assign(m, { sudden: 3 }) }), 1);
    expect([hearts(t, 'pidgey'), hearts(t, 'oddish')]).toEqual([
      at(t, 'pidgey').max - 1,
      at(t, 'oddish').max - 1,
    ]);
    idle(t, 1);
    expect(hearts(t, 'pidgey')).toBe(at(t, 'pidgey').max - 2);
  });

  it('M-SUD-03 no ability, condition or Power token changes that', () => {
    const t = field({
      high: [{ is: 'aerodactyl', at: '0,0', has: ['poisoned'], hearts: 1 }],
      low: [{ is: 'cubone', at: '8,0' }],
      abilities: true,
      powers: [['endure'], []],
      step: 'match-round',
      also: (m) => Object.assign(m, { sudden: 1, round: 0 }),
    });
    // Ancient Instincts in round 1, Endure: nothing helps.
    expect(t.winners).toEqual([1]);
    expect(hearts(t, 'cubone')).toBe(at(t, 'cubone').max - 1);
  });

  it('M-SUD-04 the higher seed says from which round on', () => {
    idle(pair(), 3).answers(0, 'yes').answers(1, 'yes').expectAsked('field-sudden-when', 0).answer('later');
  });

  it('M-SUD-05 if it leads to no end either, the higher seed wins', () => {
    const t = idle(pair({ also: (m: object) => Object.assign(m, { sudden: 1, stalled: 9 }) }), 1);
    expect(t.winners).toEqual([0]);
  });

  it('M-SUD-06 asked after three rounds without progress, and from round 20 on after each: never without both', () => {
    const t = idle(pair(), 2);
    expect(active(t)).toBe('pidgey'); // two quiet rounds are not enough
    const late = idle(pair({ also: (m: object) => Object.assign(m, { round: 20 }) }), 1);
    late.expectAsked('field-sudden', [0, 1]).answers(0, 'no').answers(1, 'yes');
    expect([active(late), hearts(late, 'pidgey')]).toEqual(['pidgey', at(late, 'pidgey').max]);
    idle(late, 1).expectAsked('field-sudden', [0, 1]).answers(0, 'yes').answers(1, 'yes').answer('now');
    expect(hearts(late, 'pidgey')).toBe(at(late, 'pidgey').max - 1);
    // A heart lost in between: not quiet.
    const hurt = field({
      high: [{ is: 'pidgey', at: '4,1' }],
      low: [{ is: 'snorlax', at: '4,2', also: { speed: 0 } }],
    });
    for (let i = 0; i < 4; i++) hurt.answer('attack:tackle').answer('end').answer('end');
    expect(active(hurt)).toBe('pidgey');
    // Whoever loses it.
    const back = field({
      high: [{ is: 'snorlax', at: '4,1', also: { speed: 0 } }],
      low: [{ is: 'pidgey', at: '4,2' }],
    });
    for (let i = 0; i < 4; i++) back.answer('end').answer('attack:tackle').answer('end');
    expect(active(back)).toBe('snorlax');
  });

  it('M-SUD-06 bots agree from round 20 on, and not before', () => {
    const bot = (round: number): string => {
      const t = idle(pair({ also: (m: object) => Object.assign(m, { round, quiet: 5 }) }), 1);
      t.expectAsked('field-sudden', [0, 1]);
      const options = ['yes', 'no'];
      return options[habit(t.s, { question: { kind: 'field-sudden' } } as never, 0, options, () => 0)];
    };
    expect([bot(10), bot(20)]).toEqual(['no', 'yes']);
  });

  it('M-SUD-11 the guard: from its round on unasked, and never where it is off', () => {
    const at60 = (suddenRound: number) =>
      pair({
        step: 'match-round',
        also: (m: object) => Object.assign(m, { round: 59 }),
        options: { suddenRound },
      });
    expect([hearts(at60(60), 'pidgey'), hearts(at60(0), 'pidgey'), hearts(at60(61), 'pidgey')]).toEqual([
      at(at60(0), 'pidgey').max - 1,
      at(at60(0), 'pidgey').max,
      at(at60(0), 'pidgey').max,
    ]);
  });

  it('M-SUD-07 all losses are at once', () => {
    const both = field({
      high: [{ ...HIGH[0], hearts: 1 }],
      low: [{ ...LOW[0], hearts: 1 }],
      step: 'match-round',
      also: (m) => Object.assign(m, { sudden: 1 }),
    });
    expect(both.winners).toEqual([0]);
  });

  it('M-SUD-08 it has no type and takes token hearts too', () => {
    const t = field({
      high: [{ ...HIGH[0], hearts: 2 }],
      low: [{ is: 'oddish', at: '8,0' }],
      types: [{ flying: 1 }, { grass: 2 }],
      step: 'match-round',
      also: (m) => Object.assign(m, { sudden: 1 }),
    });
    expect([hearts(t, 'pidgey'), hearts(t, 'oddish')]).toEqual([1, at(t, 'oddish').max - 1]);
  });

  it('M-SUD-09 the coming round or the one after', () => {
    const agree = (when: string) => {
      const t = idle(pair(), 3).answers(0, 'yes').answers(1, 'yes').answer(when);
      return [match(t).sudden - match(t).round, hearts(t, 'pidgey') - at(t, 'pidgey').max];
    };
    expect([agree('now'), agree('later')]).toEqual([
      [0, -1],
      [1, 0],
    ]);
  });

  it('M-SUD-10 that is so after ten rounds of it without a faint', () => {
    const t = idle(pair({ also: (m: object) => Object.assign(m, { sudden: 1, stalled: 8 }) }), 1);
    expect(t.over).toBe(false);
    idle(t, 1);
    expect(t.winners).toEqual([0]);
  });

  it('M-EX-23 one heart each: the higher seed wins; with a token heart more the other does', () => {
    const at1 = (tokens: number) =>
      field({
        high: [{ ...HIGH[0], hearts: 1 }],
        low: [{ ...LOW[0], hearts: 1 + tokens }],
        types: [{}, { grass: tokens }],
        step: 'match-round',
        also: (m) => Object.assign(m, { sudden: 1 }),
      });
    expect([at1(0).winners, at1(1).winners]).toEqual([[0], [1]]);
  });
});

describe('The reserve', () => {
  const three = (more = {}) =>
    field({
      high: [{ is: 'pidgey', at: '4,1' }, HIGH[1], HIGH[2]],
      low: [{ is: 'oddish', at: '4,2', hearts: 1 }, LOW[1], LOW[2]],
      benches: [[], ['lapras', 'onix']],
      ...more,
    });

  it('M-RES-01 one, in the place of the first that faints; it is not compulsory', () => {
    const t = three().answer('attack:tackle').answer('end').expectAsked('field-reserve', 1);
    expect(t.optionIds()).toEqual(['lapras', 'onix', 'no']);
    t.answer('no');
    expect(active(t)).toBe('weedle');
  });

  it('M-RES-01 once per match: the second that faints has no reserve', () => {
    const t = field({
      high: [{ is: 'snorlax', at: '4,1', taught: ['close-combat'], also: { speed: 0 } }],
      low: [{ is: 'oddish', at: '4,2', hearts: 1 }, { is: 'weedle', at: '4,0', hearts: 2 }, LOW[2]],
      benches: [[], ['lapras', 'onix']],
    });
    t.answer('attack:close-combat').answer('lapras').answer('8,0');
    while (match(t).round === 2) t.answer('end');
    t.answer('attack:close-combat');
    expect([isOut(t, 'weedle'), match(t).sides[1].reserve]).toEqual([true, 'gone']);
  });

  it('M-RES-02 on one of the six own start hexes', () => {
    const t = three().answer('attack:tackle').answer('end').answer('lapras').expectAsked('field-place', 1);
    expect(t.optionIds()).toEqual(['8,0', '8,1', '8,3', '8,5']);
    t.answer('8,3');
    expect(hexPlaceOf(t, 'lapras')).toBe('8,3');
  });

  it('M-RES-03 its card takes the place of the fainted one in the row', () => {
    const t = three().answer('attack:tackle').answer('end').answer('lapras').answer('8,3');
    expect(active(t)).toBe('lapras');
    expect(order(t, 4)).toEqual(['lapras', 'rattata', 'weedle', 'meowth']);
  });

  it('M-RES-04 it enters when that one would be activated: in this round, or in the next if that had been', () => {
    const t = three({
      low: [{ is: 'oddish', at: '4,2', hearts: 1, done: true }, LOW[1], LOW[2]],
    });
    t.answer('attack:tackle').answer('end');
    expect(order(t, 4)).toEqual(['weedle', 'rattata', 'ekans', 'meowth']);
    t.answer('end').expectAsked('field-reserve', 1);
    // One that faints in its own activation counts as activated.
    const self = field({
      high: [{ is: 'snorlax', at: '4,1', hearts: 1, taught: ['take-down'] }, HIGH[1]],
      low: [{ is: 'lapras', at: '4,2' }],
      benches: [['onix'], []],
    });
    self.answer('attack:take-down');
    expect(order(self, 2)).toEqual(['lapras', 'rattata']);
    self.expectAsked('field-reserve', 0);
  });

  it('M-RES-05 asked when it is due; no is for good', () => {
    const t = three().answer('attack:tackle').answer('end').answer('no');
    expect(match(t).sides[1].reserve).toBe('gone');
  });

  it('M-RES-06 of several that faint first at once the owner chooses whose place it takes', () => {
    const t = field({
      high: [{ is: 'snorlax', at: '4,1', taught: ['close-combat'] }],
      low: [{ is: 'oddish', at: '4,2', hearts: 1 }, { is: 'weedle', at: '4,0', hearts: 1 }, LOW[2]],
      benches: [[], ['lapras']],
    });
    t.answer('attack:close-combat').expectAsked('field-reserve-for', 1).answer('weedle');
    expect(match(t).sides[1].place).toBe(4);
  });

  it('M-RES-07 it is not committed, not barred, and comes with full hearts; without one nothing is due', () => {
    const t = three({
      also: (_m: object, s: { league: { barred: number[] }; players: { team: number[] }[] }) =>
        s.league.barred.push(s.players[1].team[3]),
    });
    t.answer('attack:tackle').answer('end').expectAsked('field-reserve', 1);
    expect(t.optionIds()).toEqual(['onix', 'no']);
    const none = three({ benches: [[], []] }).answer('attack:tackle');
    expect(match(none).sides[1].reserve).toBe('gone');
  });

  it('M-RES-08 the hex must be free of Pokémon and boulders', () => {
    const t = three({ boulders: ['8,5'] })
      .answer('attack:tackle')
      .answer('end')
      .answer('lapras');
    expect(t.optionIds()).toEqual(['8,0', '8,1', '8,3']);
  });

  it('M-RES-09 without a free hex it waits for the end of the round, then for the next', () => {
    const t = three({
      boulders: ['8,0', '8,1', '8,3', '8,5'],
      low: [
        { is: 'oddish', at: '4,2', hearts: 1 },
        { is: 'weedle', at: '8,2' },
        { is: 'ekans', at: '8,4' },
      ],
    });
    t.answer('attack:tackle').answer('end');
    expect(active(t)).toBe('weedle');
    t.answer('step:7,2').answer('end'); // the hex is free now
    expect(order(t, 3)).toEqual(['rattata', 'ekans', 'meowth']);
    t.expectAsked('field-reserve', 1).answer('lapras');
    expect([hexPlaceOf(t, 'lapras'), active(t)]).toEqual(['8,2', 'lapras']);
    // Without one then either: in its place of the next round.
    const full = three({ boulders: ['8,0', '8,1', '8,3', '8,5'] })
      .answer('attack:tackle')
      .answer('end');
    order(full, 4);
    full.answer('end');
    expect(active(full)).toBe('weedle');
  });

  it('M-EX-21 a1 faints b1 before its turn: without reserve b2, a2, b3, a3; with one x, a2, b2, a3, b3', () => {
    const without = three({ benches: [[], []] })
      .answer('attack:tackle')
      .answer('end');
    expect(order(without, 4)).toEqual(['weedle', 'rattata', 'ekans', 'meowth']);
    const with_ = three().answer('attack:tackle').answer('end').answer('onix').answer('8,0');
    expect(order(with_, 5)).toEqual(['onix', 'rattata', 'weedle', 'meowth', 'ekans']);
  });

  it('M-EX-22 b1 had been activated: x comes in its place of the next round, and the match goes on for it', () => {
    const t = field({
      high: [
        { is: 'pidgey', at: '0,0' },
        { is: 'snorlax', at: '4,1', taught: ['close-combat'] },
      ],
      low: [{ is: 'oddish', at: '4,2', hearts: 1 }],
      benches: [[], ['onix']],
    });
    t.answer('end').answer('end').answer('attack:close-combat');
    expect(t.over).toBe(false);
    t.answer('end').answer('end').expectAsked('field-reserve', 1);
  });
});
