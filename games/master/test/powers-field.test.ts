import { describe, expect, it } from 'vitest';
import { POWERS } from '../src/data/powers.ts';
import { master } from '../src/index.ts';
import {
  at,
  attacks,
  dice,
  exhausted,
  field,
  has,
  hearts,
  hexPlaceOf,
  isOut,
  league,
  match,
  type On,
  offered,
  type Setting,
  speed,
  type Told,
} from './field.ts';

const BIG = { max: 20, hearts: 20 };
const foe = (at: string, more: Partial<On> = {}): On => ({
  is: 'mewtwo',
  at,
  ...more,
  also: { ...BIG, ...more.also },
});
const lost = (t: Told, id = 'mewtwo'): number => 20 - hearts(t, id);
const user = (knows: readonly string[], more: Partial<On> = {}): On => ({
  is: 'snorlax',
  at: '4,1',
  knows,
  ...more,
  also: { speed: 0, ...BIG, ...more.also },
});
const set = (
  high: readonly On[],
  low: readonly On[],
  mine: string[],
  theirs: string[] = [],
  more: Partial<Setting> = {},
): Told => field({ high, low, powers: [mine, theirs], ...more });

describe('Power tokens on the field', () => {
  it('M-POW-01 each once per match, openly; at the same moment the activating player decides first', () => {
    expect(POWERS).toHaveLength(7);
    const t = set(
      [user(['close-combat']), { is: 'pidgey', at: '4,0' }],
      [foe('4,2')],
      ['defensive-position'],
      ['defensive-position'],
    );
    t.answer('attack:close-combat')
      .expectAsked('field-guard', 0)
      .answer('no')
      .expectAsked('field-guard', 1)
      .answer('yes');
    expect([lost(t), match(t).sides[1].powers, t.told(7, 'f.used-power')]).toEqual([
      0,
      [],
      [['f.used-power', 1, 0]],
    ]);
  });

  it('M-POW-02 never compulsory; a moment let pass may come again', () => {
    const t = set([user([])], [foe('4,2')], [], ['defensive-position'])
      .answer('attack:tackle')
      .answer('no')
      .answer('end');
    t.answer('attack:tackle').expectAsked('field-guard', 1);
  });

  it('M-POW-04 Defensive Position: the damage of one attack to all own Pokémon is ignored, other effects are not', () => {
    const t = set(
      [user(['bone-club'])],
      [foe('4,2', { done: true }), foe('3,2', { is: 'mew', done: true })],
      [],
      ['defensive-position'],
    );
    t.answer('attack:bone-club').answer('mewtwo+mew').answer('yes');
    expect([lost(t), lost(t, 'mew'), has(t, 'mewtwo'), has(t, 'mew')]).toEqual([
      0,
      0,
      ['flinched'],
      ['flinched'],
    ]);
  });

  it('M-POW-06 Power Surge: declared with an own attack, one normal more for each target', () => {
    const t = set([user(['close-combat'])], [foe('4,2'), foe('4,0', { is: 'mew' })], ['power-surge']);
    t.answer('attack:close-combat').answer('yes');
    expect([lost(t), lost(t, 'mew')]).toEqual([2, 2]);
    set([user(['sing'])], [foe('4,2')], ['power-surge'])
      .answer('attack:sing')
      .expectAsked('field-act', 0); // no symbol, not asked
  });

  it('M-POW-08 Second Wind: two hearts at the start of an own activation', () => {
    const t = set([user([], { also: { hearts: 5, speed: 2 } })], [foe('8,0')], ['second-wind']);
    t.answer('power:second-wind');
    expect(hearts(t, 'snorlax')).toBe(7);
    const late = set([user([], { also: { hearts: 5, speed: 2 } })], [foe('8,0')], ['second-wind']).answer(
      'step:4,2',
    );
    expect(offered(late, 'power')).toEqual([]);
  });

  it('M-POW-10 Quick Step: two free moves at one point of the activation, not while asleep', () => {
    const t = set([user([])], [foe('4,2')], ['quick-step'])
      .answer('attack:tackle')
      .answer('power:quick-step');
    t.answer('4,0').answer('3,0');
    expect(hexPlaceOf(t, 'snorlax')).toBe('3,0');
    const asleep = set([user(['snore'], { has: ['asleep'] })], [foe('4,2')], ['quick-step']);
    expect(offered(asleep, 'power')).toEqual([]);
  });

  it('M-POW-12 Endure: one own Pokémon that would faint keeps a heart', () => {
    const t = set(
      [user(['slash'])],
      [
        { is: 'oddish', at: '4,2', hearts: 1 },
        { is: 'weedle', at: '3,2', hearts: 1 },
      ],
      [],
      ['endure'],
    );
    t.answer('attack:slash').answer('oddish+weedle').expectAsked('field-endure', 1);
    expect(t.optionIds()).toEqual(['oddish', 'weedle', 'no']);
    t.answer('weedle');
    expect([isOut(t, 'oddish'), hearts(t, 'weedle')]).toEqual([true, 1]);
  });

  it('M-POW-14 Rally: before its attack an exhausted attack is ready again', () => {
    const t = set([user(['body-slam'], { exhausted: ['body-slam', 'rest'] })], [foe('4,2')], ['rally']);
    t.answer('power:rally').answer('body-slam');
    expect(exhausted(t, 'snorlax')).toEqual(['rest']);
    expect(attacks(t)).toContain('body-slam');
  });

  it('M-POW-16 Feint: at the start of an own activation a foe becomes flinched, no sight needed', () => {
    const t = set([user([])], [foe('8,0', { done: true }), foe('8,5', { is: 'mew' })], ['feint']);
    t.answer('power:feint').answer('mewtwo');
    expect(has(t, 'mewtwo')).toEqual(['flinched']);
    // Nobody to feint while the other side waits for its reserve.
    const alone = set(
      [user([], { done: true }), { is: 'pidgey', at: '0,0' }],
      [foe('4,2', { hearts: 1, also: { hearts: 1 } })],
      ['feint'],
      [],
      {
        benches: [[], ['onix']],
        also: (m) => {
          m.fighters[3].hex = -1;
          m.fighters[3].done = true;
          Object.assign(m.sides[1], { reserve: 'due', place: 3 });
        },
      },
    );
    expect(offered(alone, 'power')).toEqual([]);
  });
});

describe('Advanced initiative', () => {
  const TEAMS = [
    ['bulbasaur', 'pidgey', 'mankey', 'snorlax'],
    ['charmander', 'rattata', 'jynx', 'lapras'],
  ];
  const begun = (options = {}) => dice(league(TEAMS, { initiative: true, ...options }), 1, 1, 1, 1, 1, 1);
  const active = (t: Told): string | null | undefined => t.view(0).league?.match?.active;
  const fight = (more: Partial<Setting> = {}) =>
    field({
      high: [
        { is: 'pidgey', at: '0,0' },
        { is: 'rattata', at: '0,2' },
      ],
      low: [
        { is: 'oddish', at: '8,0' },
        { is: 'weedle', at: '8,2' },
      ],
      options: { initiative: true },
      ...more,
    });
  /** Everybody who can do nothing else ends; whoever may be picked is picked first. */
  function idle(t: Told, n: number): Told {
    for (let i = 0; i < n; i++) t.answer(t.optionIds().includes('end') ? 'end' : t.optionIds()[0]);
    return t;
  }

  it('M-INIT-01 the higher seed says who begins with the initiative', () => {
    const t = begun().expectAsked('field-beginner', 0).answer('them');
    expect(match(t).begins).toBe(1);
  });

  it('M-INIT-02 the player without it chooses the side and places first', () => {
    begun().answer('me').expectAsked('field-side', 1).answer('upper').expectAsked('field-commit', 1);
  });

  it('M-INIT-03 the player with it places second, on the other side', () => {
    const t = begun()
      .answer('me')
      .answer('upper')
      .answers(1, ['charmander', 'rattata', 'jynx'])
      .answer('0,0')
      .answer('0,1')
      .answer('0,2');
    t.expectAsked('field-commit', 0).answers(0, ['pidgey', 'mankey', 'bulbasaur']);
    expect(t.optionIds()[0]).toBe('8,0');
  });

  it('M-INIT-04 in turn, each any own Pokémon not yet activated', () => {
    const t = fight().expectAsked('field-pick', 0);
    expect(t.optionIds()).toEqual(['pidgey', 'rattata']);
    t.answer('rattata');
    expect(active(t)).toBe('rattata');
    t.answer('end').expectAsked('field-pick', 1);
  });

  it('M-INIT-05 after each round the initiative passes', () => {
    const t = idle(fight(), 6);
    expect([match(t).round, match(t).begins]).toEqual([3, 1]);
    t.expectAsked('field-pick', 1);
  });

  it('M-INIT-06 a reserve comes in at the end of the round', () => {
    const t = field({
      high: [{ is: 'pidgey', at: '4,1' }],
      low: [
        { is: 'oddish', at: '4,2', hearts: 1 },
        { is: 'weedle', at: '8,2' },
      ],
      benches: [[], ['lapras']],
      options: { initiative: true },
    });
    t.answer('attack:tackle').answer('end');
    expect(active(t)).toBe('weedle');
    t.answer('end').expectAsked('field-reserve', 1);
  });

  it('M-INIT-07 also if its last on the field has fainted in that round', () => {
    const t = field({
      high: [
        { is: 'pidgey', at: '4,1' },
        { is: 'rattata', at: '0,0' },
      ],
      low: [{ is: 'oddish', at: '4,2', hearts: 1 }],
      benches: [[], ['lapras']],
      options: { initiative: true },
    });
    t.answer('pidgey').answer('attack:tackle').answer('end');
    expect(active(t)).toBe('rattata');
    t.answer('end').expectAsked('field-reserve', 1).answer('lapras').answer('8,0');
    expect([match(t).round, t.over]).toEqual([3, false]);
  });

  it('M-INIT-08 ties and sudden death go by the seed, whoever has the initiative', () => {
    const t = field({
      high: [{ is: 'pidgey', at: '0,0', hearts: 1 }],
      low: [{ is: 'oddish', at: '8,0', hearts: 1 }],
      options: { initiative: true },
      step: 'match-round',
      also: (m) => Object.assign(m, { sudden: 1, begins: 1 }),
    });
    expect(t.winners).toEqual([0]);
  });

  it('M-INIT-09 it is first activated in the next round; of two the one who had the initiative decides first', () => {
    const t = field({
      high: [
        { is: 'snorlax', at: '4,1', hearts: 4, taught: ['self-destruct'] },
        { is: 'rattata', at: '0,0', done: true },
      ],
      low: [
        { is: 'oddish', at: '4,2', hearts: 1 },
        { is: 'weedle', at: '8,2', done: true },
      ],
      benches: [['onix'], ['lapras']],
      options: { initiative: true },
    });
    t.answer('attack:self-destruct').expectAsked('field-reserve', 0).answer('onix').answer('0,1');
    t.expectAsked('field-reserve', 1).answer('lapras').answer('8,0');
    expect(match(t).round).toBe(3);
  });

  it('M-ABIL-22 with it the owner of Jynx may promise to commit it and say who begins', () => {
    const t = begun({ abilities: true })
      .expectAsked('field-promise', 1)
      .answer('yes')
      .expectAsked('field-beginner', 1)
      .answer('them');
    t.answer('upper').answers(1, ['charmander', 'rattata', 'jynx']);
    const forced = begun({ abilities: true }).answer('yes').answer('them').answer('upper');
    expect(forced.refusal(['charmander', 'rattata', 'lapras'], 1).code).toBe('no-such-option');
  });
});

describe('Flipped type tokens', () => {
  const TEAMS = [
    ['bulbasaur', 'pidgey', 'mankey'],
    ['charmander', 'rattata', 'jynx'],
  ];
  const flips = (n: number) =>
    league(TEAMS, { flips: true }, (s) => {
      s.players[0].types[2] = n;
      s.players[0].flipped[2] = n;
    });

  it('M-EXP-05 speed or range for each of them before each match, open to both', () => {
    const t = dice(flips(2), 1, 1, 1, 1, 1, 1)
      .expectAsked('field-flipped', 0)
      .answer('speed')
      .answer('range');
    expect([match(t).sides[0].speed[2], match(t).sides[0].range[2]]).toEqual([1, 1]);
    expect(t.told(1, 'f.flipped-for')).toHaveLength(2);
  });

  it('M-EXP-04 a flipped token gives no heart, but speed or range to all own Pokémon of the type', () => {
    const t = dice(flips(1), 1, 1, 1, 1, 1, 1).answer('speed').answer('upper').answers(0, TEAMS[0]);
    t.answer('0,0')
      .answer('0,1')
      .answer('0,2')
      .answers(1, TEAMS[1])
      .answer('8,0')
      .answer('8,1')
      .answer('8,2');
    expect([at(t, 'bulbasaur').max, speed(t, 'bulbasaur'), speed(t, 'pidgey')]).toEqual([2, 3, 4]);
  });

  const ranged = (knows: string[], target: string, is = 'snorlax') =>
    field({
      high: [{ is, at: '4,1', knows }],
      low: [foe(target)],
      also: (m) => {
        m.sides[0].range[7] = 1;
      },
    });

  it('M-EXP-06 every attack counts as if its range were one higher', () => {
    expect(attacks(ranged(['dragon-rage'], '4,5'))).toContain('dragon-rage');
  });

  it('M-EXP-10 Tackle reaches two hexes, beams grow, rings and range-1 arcs and rangeless attacks stay', () => {
    expect(attacks(ranged(['close-combat', 'slash'], '4,3'))).toEqual(['rest', 'pound', 'tackle']);
    const beam = ranged(['bubble-beam'], '4,4').answer('attack:bubble-beam');
    expect(beam.optionIds()).toContain('mewtwo');
  });

  it('M-EXP-07 two tokens of a type stack', () => {
    const t = field({
      high: [{ is: 'oddish', at: '4,1', knows: ['splash'] }],
      low: [foe('8,0')],
      also: (m) => {
        m.sides[0].speed[2] = 2;
      },
    });
    expect(speed(t, 'oddish')).toBe(4);
  });
});

describe('Between friends', () => {
  const met = 1;
  const arriver = 0;
  const friends = (more: Partial<Setting> = {}): Told =>
    field({
      high: [{ is: 'pidgey' }, { is: 'rattata' }, { is: 'meowth' }],
      low: [{ is: 'oddish' }, { is: 'weedle' }, { is: 'ekans' }],
      kind: 'friendly',
      step: 'match-prepare',
      types: [{ flying: 2 }, {}],
      powers: [['endure'], ['feint']],
      also: (m) => {
        m.fighters.forEach((f) => {
          f.card = -1;
        });
      },
      ...more,
    });
  const placed = (): Told => {
    const t = friends().answers(met, ['oddish', 'weedle', 'ekans']).answer('0,0').answer('0,1').answer('0,2');
    return t.answers(arriver, ['pidgey', 'rattata', 'meowth']).answer('8,0').answer('8,1').answer('8,2');
  };

  it('M-FRIEND-07 no boulders are placed', () => {
    friends().expectAsked('field-commit', met);
  });
  it('M-FRIEND-08 no reserve', () => {
    expect(match(placed()).sides.map(({ reserve }) => reserve)).toEqual(['gone', 'gone']);
  });
  it('M-FRIEND-09 type tokens have no effect', () => {
    const t = placed();
    expect([at(t, 'pidgey').max, match(t).sides[0].hearts.every((n) => n === 0)]).toEqual([
      at(t, 'pidgey').hearts,
      true,
    ]);
  });
  it('M-FRIEND-10 the one met places first and is the lower seed', () => {
    const t = friends().expectAsked('field-commit', met);
    expect(match(t).sides[1].seat).toBe(met);
  });
  it('M-FRIEND-11 Power tokens cannot be used', () => {
    expect(match(placed()).sides.map(({ powers }) => powers)).toEqual([[], []]);
  });
  it('M-FRIEND-18 Rock Tomb still makes boulders', () => {
    const t = field({
      kind: 'friendly',
      high: [user(['rock-tomb'])],
      low: [foe('4,2')],
    }).answer('attack:rock-tomb');
    t.answer(t.optionIds()[0]).answer('3,2');
    expect(match(t).boulders).toHaveLength(1);
  });
  it('M-FRIEND-21 the one met plays the upper side, the arriver the lower', () => {
    expect(match(friends()).sides.map(({ home }) => home)).toEqual([1, 0]);
  });
  it('M-FRIEND-23 so the arriver activates first and wins a simultaneous wipe-out', () => {
    expect(placed().view(0).league?.match?.active).toBe('pidgey');
  });
});

describe('Expansions of the field', () => {
  it('M-EXP-01 the four are options of their own, all off by default', () => {
    const flags = master.options.filter(({ key }) =>
      ['abilities', 'flips', 'initiative', 'draft'].includes(key),
    );
    expect(flags.map((option) => option.default)).toEqual([false, false, false, false]);
  });

  const shell = (kind: Setting['kind'], abilities: boolean): number =>
    lost(
      field({
        high: [user([])],
        low: [foe('4,2', { is: 'shellder' })],
        abilities,
        kind: kind ?? 'league',
      }).answer('attack:tackle'),
      'shellder',
    );

  it('M-EXP-02 with the expansion the ability of a card is in force', () => {
    expect([shell('league', false), shell('league', true)]).toEqual([1, 0]);
  });

  it('M-EXP-08 in League matches and in friendly battles', () => {
    expect([shell('league', true), shell('friendly', true)]).toEqual([0, 0]);
  });

  it('M-FLOW-02 a question that is not compulsory has a no, a stop or an end', () => {
    const compulsory = ['field-side', 'field-place', 'field-lay', 'field-boulder', 'field-share'];
    const t = field({ high: [user(['u-turn'])], low: [foe('4,2')] });
    expect(t.optionIds()).toContain('end');
    t.answer('attack:u-turn');
    expect([t.decision().kind, t.optionIds().includes('stop')]).toEqual(['field-free-move', true]);
    expect(compulsory).not.toContain(t.decision().kind);
  });

  it('M-FLOW-03 a compulsory choice with one answer is taken, without one its effect is void', () => {
    const one = field({
      high: [user(['rock-tomb'])],
      low: [foe('4,2')],
      boulders: ['3,3', '3,2', '4,3', '5,3'],
    });
    one.answer('attack:rock-tomb').answer('mewtwo@4,2+5,2');
    expect(match(one).boulders).toHaveLength(5); // 5,2 was the only free hex
    const none = field({ high: [user(['disable'])], low: [foe('4,2', { is: 'ditto' })] }).answer(
      'attack:disable',
    );
    none.expectAsked('field-act', 1);
  });
});
