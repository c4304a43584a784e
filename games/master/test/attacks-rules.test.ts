import { describe, expect, it } from 'vitest';
import { attackOf, PRINTED, TACKLE } from '../src/attacks/known.ts';
import { ATTACKS } from '../src/data/attacks.ts';
import { PLACEMENTS } from '../src/league/shapes.ts';
import {
  at,
  attacks,
  boulders,
  exhausted,
  field,
  has,
  hearts,
  hexPlaceOf,
  isOut,
  match,
  type On,
  offered,
  speed,
} from './field.ts';
import { foe, lost } from './fighters.ts';

const user = (knows: readonly string[], more: Partial<On> = {}): On => ({
  is: 'snorlax',
  at: '4,1',
  knows,
  ...more,
});

describe('Attacks', () => {
  it('M-ATK-01 one heart for each symbol, two if super effective against the target now; no dice', () => {
    const plain = field({ high: [user(['razor-leaf'])], low: [foe('4,3')] }).answer('attack:razor-leaf');
    expect(lost(plain)).toBe(1);
    const weak = field({ high: [user(['razor-leaf'])], low: [foe('4,3', { is: 'lapras' })] }).answer(
      'attack:razor-leaf',
    );
    expect(lost(weak, 'lapras')).toBe(2);
    expect(weak.match.chance).toBeNull();
  });

  it('M-ATK-02 an attack with an hourglass is used once in a match', () => {
    const t = field({ high: [user(['body-slam'])], low: [foe('4,2')] }).answer('attack:body-slam');
    expect(exhausted(t, 'snorlax')).toEqual(['body-slam']);
    t.answer('end').answer('end');
    expect(attacks(t)).not.toContain('body-slam');
    expect(t.refusal('attack:body-slam').clause).toBe('M-ATK-02');
  });

  it('M-ATK-03 one without may be used in every activation', () => {
    const t = field({ high: [user(['wrap'], { also: { speed: 0 } })], low: [foe('4,2')] });
    t.answer('attack:wrap').answer('end').answer('attack:wrap');
    expect([lost(t), exhausted(t, 'snorlax')]).toEqual([4, []]);
  });

  it('M-ATK-04 range n reaches n hexes', () => {
    const reach = (at: string): boolean =>
      attacks(field({ high: [user(['swift'])], low: [foe(at)] })).includes('swift');
    // from 4,1: 8,5 is 6 hexes away; from 0,0 that is 9
    expect([reach('4,5'), reach('8,5')]).toEqual([true, true]);
    const far = field({ high: [user(['swift'], { at: '3,0' })], low: [foe('8,5')] });
    expect(attacks(far)).not.toContain('swift');
  });

  it('M-ATK-05 one hex, unless the shape says otherwise', () => {
    const t = field({ high: [user(['swift'])], low: [foe('4,3'), { is: 'oddish', at: '3,3' }] }).answer(
      'attack:swift',
    );
    expect(t.optionIds()).toEqual(['mewtwo', 'oddish']);
    t.answer('mewtwo');
    expect([lost(t), hearts(t, 'oddish') - at(t, 'oddish').max]).toEqual([1, 0]);
  });

  it('M-ATK-06 of several hexes each target must be in range and in sight itself', () => {
    const t = field({
      high: [user(['ember'], { at: '4,0' })],
      low: [foe('4,4'), { is: 'oddish', at: '3,5' }],
    });
    t.answer('attack:ember'); // 3,5 is 5 away
    expect([lost(t), hearts(t, 'oddish') - at(t, 'oddish').max]).toEqual([1, 0]);
  });

  it('M-ATK-07 friends on affected hexes are hit too, the attacker is not', () => {
    const t = field({
      high: [user(['close-combat']), { is: 'pidgey', at: '4,0' }],
      low: [foe('4,2')],
    }).answer('attack:close-combat');
    expect([
      lost(t),
      at(t, 'pidgey').max - hearts(t, 'pidgey'),
      at(t, 'snorlax').max - hearts(t, 'snorlax'),
    ]).toEqual([1, 1, 0]);
  });

  it('M-ATK-08 it must affect somebody; beams, Teleport and attacks without a shape need not', () => {
    const t = field({
      high: [
        user(['tackle', 'swift', 'bubble-beam', 'teleport', 'rest', 'splash', 'rain-dance', 'fly'], {
          at: '0,0',
        }),
      ],
      low: [foe('8,5')],
    });
    expect(attacks(t)).toEqual(['bubble-beam', 'teleport', 'rest', 'splash', 'rain-dance']);
    expect(t.refusal('attack:fly').clause).toBe('M-ATK-08');
  });

  it('M-ATK-09 all targets lose hearts at the same time, and faint at the same time', () => {
    const t = field({
      high: [user(['self-destruct'], { hearts: 4 })],
      low: [
        { is: 'oddish', at: '4,2', hearts: 1 },
        { is: 'weedle', at: '3,1', hearts: 1 },
        { is: 'pidgey', at: '8,0' },
      ],
      benches: [['onix'], ['rattata']],
    }).answer('attack:self-destruct');
    expect(match(t).fallen).toHaveLength(3);
    const keys = t.told(0).map(([key]) => key);
    expect(keys.filter((key) => key === 'f.lost-hearts')).toHaveLength(3);
    expect(keys.lastIndexOf('f.lost-hearts')).toBeLessThan(keys.indexOf('f.fainted'));
    // Neither of the two was the first: their owner says whose place the reserve takes.
    t.expectAsked('field-reserve-for', 1);
    expect(t.optionIds(1)).toEqual(['oddish', 'weedle']);
  });

  it('M-ATK-09 reactions come after all hearts are lost', () => {
    const t = field({
      high: [user(['earthquake'])],
      low: [
        { is: 'mankey', at: '4,2' },
        { is: 'oddish', at: '4,3' },
      ],
      abilities: true,
    }).answer('attack:earthquake');
    const both = t.optionIds().find((id) => id.startsWith('mankey+oddish') || id === 'mankey,oddish');
    if (t.decision().kind === 'field-lay') t.answer(both ?? t.optionIds()[0]);
    expect(t.told(0, 'f.lost-hearts')).toHaveLength(2); // before Mankey's anger asks for anything
  });

  it('M-ATK-10 attacks of this stage and those before, taught ones, and Tackle', () => {
    const knows = (on: On): string[] => {
      const t = field({ high: [{ ...on, at: '4,1' }], low: [foe('4,2')] });
      return at(t, on.is).attacks.map((attack) => ATTACKS[attack].id);
    };
    expect(knows({ is: 'bulbasaur', level: 4 })).toEqual(['vine-whip', 'sleep-powder', 'tackle']);
    expect(knows({ is: 'bulbasaur', level: 1, taught: ['cut'] })).toEqual(['vine-whip', 'cut', 'tackle']);
    expect(knows({ is: 'eevee', stage: 2 })).toEqual(['bubble-beam', 'tackle']);
    expect(PRINTED[0][2].map((attack) => ATTACKS[attack].id)).toEqual([
      'vine-whip',
      'sleep-powder',
      'solar-beam',
    ]);
  });

  it('M-ATK-11 every Pokémon knows Tackle: 1 normal, range 1, never exhausted', () => {
    expect(ATTACKS[TACKLE]).toMatchObject({
      type: 'normal',
      damage: 1,
      range: 1,
      hourglass: false,
      shape: 'single',
    });
    const t = field({
      high: [{ is: 'ditto', at: '4,1' }],
      low: [foe('4,2', { is: 'zapdos' })],
      abilities: true,
    });
    t.answer('attack:tackle');
    expect([lost(t, 'zapdos'), exhausted(t, 'ditto')]).toEqual([1, []]); // Pressure
  });

  it('M-ATK-12 damage that takes all hearts makes the target faint; token hearts come last', () => {
    const struck = (own: number, tokens: number) =>
      field({
        high: [user(['razor-leaf'])],
        low: [
          { is: 'lapras', at: '4,3', hearts: own + tokens },
          { is: 'oddish', at: '8,5' },
        ],
        types: [{}, { water: tokens }],
      }).answer('attack:razor-leaf');
    const out = (own: number, tokens: number) => {
      const t = struck(own, tokens);
      return [hearts(t, 'lapras'), isOut(t, 'lapras')];
    };
    expect([out(2, 0), out(1, 0), out(3, 0)]).toEqual([
      [0, true],
      [0, true],
      [1, false],
    ]);
    // On its last heart the damage goes on to the tokens, and without those it faints.
    expect([out(2, 1), out(1, 1), out(1, 2)]).toEqual([
      [1, false],
      [0, true],
      [1, false],
    ]);
    expect(at(struck(2, 2), 'lapras').max - at(struck(2, 0), 'lapras').max).toBe(2);
  });

  it('M-ATK-13 Rock Tomb must place its boulder if it can', () => {
    const t = field({ high: [user(['rock-tomb'])], low: [foe('4,2')] }).answer('attack:rock-tomb');
    t.answer('mewtwo@3,2+3,3+4,2').expectAsked('field-boulder', 0);
    expect(t.optionIds()).toEqual(['3,2', '3,3']);
    const none = field({ high: [user(['rock-tomb'])], low: [foe('4,3')], boulders: ['3,3', '4,2'] });
    none.answer('attack:rock-tomb');
    none.answer('mewtwo@4,3'); // nothing of this laying is free
    expect([lost(none), boulders(none)]).toEqual([2, ['3,3', '4,2']]);
  });

  it('M-ATK-14 every target gets all symbols', () => {
    const t = field({
      high: [user(['slash'])],
      low: [foe('4,2'), foe('3,2', { is: 'mew' })],
    })
      .answer('attack:slash')
      .answer('mewtwo+mew');
    expect([lost(t), lost(t, 'mew')]).toEqual([3, 3]);
  });

  it('M-ATK-15 each Power token once per match', () => {
    const t = field({
      high: [user([], { hearts: 1 })],
      low: [foe('8,0')],
      powers: [['second-wind'], []],
    });
    t.answer('power:second-wind').answer('end').answer('end');
    expect(offered(t, 'power')).toEqual([]);
  });

  it('M-ATK-16 reductions come off the total of one attack, never below 0', () => {
    const hit = (attack: string) =>
      lost(
        field({ high: [user([attack])], low: [foe('4,2', { is: 'shellder' })], abilities: true }).answer(
          `attack:${attack}`,
        ),
        'shellder',
      );
    expect([hit('tackle'), hit('poison-jab'), hit('pound')]).toEqual([0, 3, 1]);
    // Two reductions of one symbol heal nothing.
    const twice = field({
      high: [user([])],
      low: [foe('4,2', { is: 'shellder', also: { hearts: 10 } }), { is: 'clefairy', at: '4,3' }],
      abilities: true,
    }).answer('attack:tackle');
    expect(hearts(twice, 'shellder')).toBe(10);
  });

  it('M-ATK-17 a free attack obeys all rules and does not use up the attack of the activation', () => {
    const t = field({
      high: [user(['quick-attack', 'body-slam'], { is: 'dratini', also: { speed: 0 } })],
      low: [foe('4,2')],
      abilities: true,
    });
    t.answer('attack:quick-attack').answer('stop').expectAsked('field-free-attack', 0);
    expect(t.optionIds()).not.toContain('attack:quick-attack');
    t.answer('attack:body-slam');
    expect(exhausted(t, 'dratini')).toEqual(['quick-attack', 'body-slam']);
    expect(attacks(t)).toContain('tackle'); // Relentless: one more
  });

  it('M-ATK-18 free moves are no speed: slowed Pokémon make them too', () => {
    const t = field({
      high: [user(['fly'], { has: ['slowed-to:0'] })],
      low: [foe('4,4')],
    });
    expect(speed(t, 'snorlax')).toBe(0);
    t.answer('attack:fly'); // only 4,2 and 4,3 lead there
    expect([hexPlaceOf(t, 'snorlax'), lost(t)]).toEqual(['4,3', 2]);
  });

  it('M-ATK-19 Surf ends on the farthest hex of its line that is free after the faints', () => {
    const surf = (more: Partial<On>) =>
      field({
        high: [user(['surf'], { at: '5,0' })],
        low: [{ is: 'pidgey', at: '5,6', ...more }, foe('0,0')],
      }).answer('attack:surf');
    const stays = surf({}).answer('pidgey@5,1+5,2+5,3+5,4+5,5+5,6');
    expect(hexPlaceOf(stays, 'snorlax')).toBe('5,5');
    const faints = surf({ hearts: 1 }).answer('pidgey@5,1+5,2+5,3+5,4+5,5+5,6');
    expect(hexPlaceOf(faints, 'snorlax')).toBe('5,6');
  });

  it('M-ATK-20 exhausted on use, even when it does no harm', () => {
    const t = field({
      high: [user(['body-slam'])],
      low: [foe('4,2', { is: 'aerodactyl' })],
      abilities: true,
      also: (m) => Object.assign(m, { round: 1 }),
    }).answer('attack:body-slam');
    expect([lost(t, 'aerodactyl'), exhausted(t, 'snorlax')]).toEqual([0, ['body-slam']]);
  });

  it('M-ATK-20 also one that heals nobody, and a beam into the void; one without an hourglass never', () => {
    const used = (attack: string, low = '4,2') => {
      const t = field({ high: [user([attack])], low: [foe(low)] }).answer(`attack:${attack}`);
      if (t.match.open().includes(0) && t.decision(0).kind === 'field-lay') t.answer(t.optionIds()[0]);
      return exhausted(t, 'snorlax');
    };
    expect([used('soft-boiled'), used('psybeam', '8,5'), used('splash'), used('pound')]).toEqual([
      ['soft-boiled'],
      ['psybeam'],
      [],
      [],
    ]);
  });

  it('M-ATK-21 distance counts, not the way to walk', () => {
    const t = field({ high: [user(['earthquake'])], low: [foe('4,4')], boulders: ['4,2', '3,2', '5,2'] });
    expect(attacks(t)).toContain('earthquake');
  });

  it('M-ATK-22 the attacker chooses the hex of the boulder', () => {
    const t = field({ high: [user(['rock-tomb'])], low: [foe('4,2')] })
      .answer('attack:rock-tomb')
      .answer('mewtwo@3,2+3,3+4,2');
    t.answer('3,3');
    expect(boulders(t)).toEqual(['3,3']);
  });
});

describe('Beams', () => {
  const ray = (more: { low: On[]; boulders?: string[]; high?: On[] }) =>
    field({
      high: [user(['flamethrower'], { at: '5,0' }), ...(more.high ?? [])],
      low: more.low,
      boulders: more.boulders ?? [],
    });

  it('M-BEAM-01 they need no sight', () => {
    const t = ray({ low: [{ is: 'oddish', at: '5,1' }, foe('5,2')] })
      .answer('attack:flamethrower')
      .answer('oddish+mewtwo');
    expect(lost(t)).toBe(2);
  });

  it('M-BEAM-02 a beam ends before the first boulder', () => {
    const t = ray({ low: [{ is: 'oddish', at: '5,1' }, foe('5,4')], boulders: ['5,3'] }).answer(
      'attack:flamethrower',
    );
    expect(t.optionIds()).toEqual(['oddish', 'nobody']);
  });

  it('M-BEAM-03 Pokémon do not stop it', () => {
    const t = ray({ low: [{ is: 'oddish', at: '5,1' }, { is: 'weedle', at: '5,2' }, foe('5,3')] });
    t.answer('attack:flamethrower').answer('oddish+weedle+mewtwo');
    expect(lost(t)).toBe(2);
  });

  it('M-BEAM-04 straight on from an adjacent hex, in one of six directions, for its length', () => {
    const t = ray({ low: [foe('5,5'), { is: 'oddish', at: '1,2' }] }).answer('attack:flamethrower');
    expect(t.optionIds()).toEqual(['nobody', 'oddish']); // 5,5 is the fifth hex
  });

  it('M-BEAM-05 it ends at the border', () => {
    const t = field({ high: [user(['surf'], { at: '5,5' })], low: [foe('0,0')] }).answer('attack:surf');
    expect(t.optionIds()).toContain('nobody@5,6');
  });

  it('M-BEAM-06 friends on its hexes are hit', () => {
    const t = ray({ high: [{ is: 'pidgey', at: '5,1' }], low: [foe('5,2')] })
      .answer('attack:flamethrower')
      .answer('pidgey+mewtwo');
    expect(at(t, 'pidgey').max - hearts(t, 'pidgey')).toBe(2);
  });

  it('M-BEAM-07 Hydro Pump breaks boulders and goes on', () => {
    const t = field({ high: [user(['hydro-pump'], { at: '5,0' })], low: [foe('5,4')], boulders: ['5,3'] });
    t.answer('attack:hydro-pump').answer('mewtwo@5,1+5,2+5,3+5,4+5,5');
    expect([lost(t), boulders(t)]).toEqual([2, []]);
  });

  it('M-BEAM-08 its range is its length; each range more is a hex more', () => {
    const t = field({
      high: [user(['flamethrower'], { at: '5,0' })],
      low: [foe('5,5')],
      also: (m) => {
        m.sides[0].range[7] = 1;
      },
    }).answer('attack:flamethrower');
    expect(t.optionIds()).toContain('mewtwo');
  });

  it('M-EX-40 length 4 from 5,0, boulder on 5,3: friend on 5,1 and foe on 5,2 are hit, a foe on 5,4 is not', () => {
    const t = ray({
      high: [{ is: 'pidgey', at: '5,1' }],
      low: [foe('5,2'), { is: 'oddish', at: '5,4' }],
      boulders: ['5,3'],
    });
    t.answer('attack:flamethrower').answer('pidgey+mewtwo');
    expect([
      lost(t),
      at(t, 'pidgey').max - hearts(t, 'pidgey'),
      at(t, 'oddish').max - hearts(t, 'oddish'),
    ]).toEqual([2, 2, 0]);
  });
});

describe('Shapes', () => {
  const ways = (attack: string, high: On[], low: On[], more = {}): string[] => {
    const t = field({ high: [user([attack]), ...high], low, ...more }).answer(`attack:${attack}`);
    return t.match.decision(0)?.kind === 'field-lay' ? t.optionIds() : ['only'];
  };

  it('M-SHAPE-01 a single hex with another Pokémon', () => {
    expect(ways('swift', [{ is: 'pidgey', at: '4,0' }], [foe('4,3')])).toEqual(['pidgey', 'mewtwo']);
  });
  it('M-SHAPE-02 tri3: three hexes, each next to the other two', () => {
    const low = [foe('4,3'), { is: 'oddish', at: '4,4' }, { is: 'weedle', at: '3,4' }];
    expect(ways('ember', [], low)).toContain('mewtwo+oddish+weedle');
    expect(ways('ember', [], [foe('4,3'), { is: 'oddish', at: '4,5' }])).toEqual(['mewtwo', 'oddish']);
    expect(PLACEMENTS.filter(({ hexes }) => hexes.length === 3).length).toBeGreaterThan(90);
  });
  it('M-SHAPE-03 disc7: a hex and its neighbours; the middle may be empty, a boulder or the attacker', () => {
    const low = [foe('4,3'), { is: 'oddish', at: '4,5' }];
    expect(ways('fire-blast', [], low)).toContain('mewtwo+oddish'); // round the empty 4,4
    expect(ways('fire-blast', [], low, { boulders: ['4,4'] })).toContain('mewtwo+oddish');
    expect(ways('fire-blast', [], [foe('4,2'), { is: 'oddish', at: '4,0' }])).toContain('mewtwo+oddish');
  });
  it('M-SHAPE-04 arc3 of a range-1 attack: three neighbours of the attacker in a row', () => {
    const low = [foe('4,2'), { is: 'oddish', at: '3,2' }, { is: 'weedle', at: '3,1' }];
    expect(ways('slash', [], low)).toContain('mewtwo+oddish+weedle');
    expect(ways('slash', [], low)).not.toContain('mewtwo+weedle'); // not round the one between them
    expect(ways('slash', [], [foe('4,2'), { is: 'oddish', at: '4,0' }])).toEqual(['mewtwo', 'oddish']);
  });
  it('M-SHAPE-05 arc3 of a longer one: three neighbours in a row round any hex', () => {
    const low = [foe('4,3'), { is: 'oddish', at: '3,4' }, { is: 'weedle', at: '5,4' }];
    expect(ways('bonemerang', [], low)).toContain('mewtwo+oddish+weedle'); // round 4,4
    // Two on a straight line with a hex between them are never in one arc.
    expect(ways('bonemerang', [], [foe('4,4'), { is: 'oddish', at: '2,3' }])).toEqual(['mewtwo', 'oddish']);
  });
  it('M-SHAPE-06 ring6: all neighbours of the attacker', () => {
    const t = field({
      high: [user(['sing'])],
      low: [foe('4,2'), { is: 'oddish', at: '4,0' }, { is: 'weedle', at: '4,3' }],
    });
    t.answer('attack:sing');
    expect([has(t, 'mewtwo'), has(t, 'oddish'), has(t, 'weedle')]).toEqual([['asleep'], ['asleep'], []]);
  });
  it('M-SHAPE-07 line: a beam', () => {
    expect(ways('psybeam', [], [foe('4,3')])).toEqual(['mewtwo', 'nobody']);
  });
  it('M-SHAPE-08 self and none: no hex is chosen', () => {
    expect(ways('soft-boiled', [], [foe('8,0')])).toEqual(['only']);
  });
  it('M-SHAPE-09 wildfire: by the hexes it enters', () => {
    const t = field({ high: [user(['wildfire'])], low: [foe('4,4')] }).answer('attack:wildfire');
    expect([hexPlaceOf(t, 'snorlax'), lost(t)]).toEqual(['4,3', 2]); // the only way
  });
  it('M-SHAPE-10 laid wherever a hex of it is within range; parts outside the field do not matter', () => {
    // The corner: discs reach over the border.
    const t = field({
      high: [user(['fire-blast'], { at: '0,2' })],
      low: [foe('0,0'), { is: 'oddish', at: '1,0' }],
    });
    t.answer('attack:fire-blast');
    expect(t.optionIds()).toContain('mewtwo+oddish');
  });
  it('M-SHAPE-11 layings that affect the same Pokémon are one option, but for boulders', () => {
    expect(ways('fire-blast', [], [foe('4,3')])).toEqual(['only']);
    expect(ways('rock-tomb', [], [foe('4,2')]).length).toBeGreaterThan(1);
    expect(new Set(ways('thunder', [], [foe('4,3')], { boulders: ['3,4'] }))).toEqual(
      new Set(['mewtwo', 'mewtwo@3,4']),
    );
  });
  it('M-EX-41 Ember from 4,0 on 4,4, 3,4 and 3,5: a foe on 3,5 is not affected', () => {
    expect(
      ways('ember', [], [foe('4,4'), { is: 'oddish', at: '3,5' }], {
        also: (m: { fighters: { hex: number }[] }) => Object.assign(m.fighters[0], { hex: 26 }),
      }),
    ).toEqual(['only']);
    expect(attackOf('ember')).toBeGreaterThan(0);
  });
});

describe('Why not', () => {
  it('M-SEQ-02 a target out of range, out of sight or not to be affected is refused with the clause', () => {
    const two = field({
      high: [user(['dragon-rage']), { is: 'pidgey', at: '4,0' }],
      low: [foe('4,2'), { is: 'oddish', at: '8,5' }, { is: 'weedle', at: '4,4' }],
      boulders: ['4,3', '3,3', '5,3'],
    }).answer('attack:dragon-rage');
    expect(two.decision(0).refused.map(({ id, clause }) => [id, clause])).toEqual([
      ['oddish', 'M-ATK-04'],
      ['weedle', 'M-LOS-01'],
    ]);
  });
});
