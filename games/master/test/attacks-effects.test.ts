import { describe, expect, it } from 'vitest';
import { ATTACKS } from '../src/data/attacks.ts';
import {
  attacks,
  exhausted,
  field,
  has,
  hexPlaceOf,
  type On,
  offered,
  type Setting,
  type Told,
} from './field.ts';
import { attacker, foe, lost, other } from './fighters.ts';

const user = attacker('snorlax', { max: 9, hearts: 9 });
/** The user attacks; `low` stands round it. */
const use = (attack: string, low: readonly On[], more: Partial<On> = {}, rest: Partial<Setting> = {}): Told =>
  field({ high: [user([attack], more)], low, ...rest }).answer(`attack:${attack}`);

const dealing = (does: string): string[] =>
  ATTACKS.filter(({ effects }) => effects.some((effect) => effect.does === does)).map(({ id }) => id);

describe('Effects of attacks: moves, free attacks, conditions', () => {
  it('M-EFF-01 free moves before or after the damage; those after need the attacker on the field', () => {
    expect(dealing('free-moves')).toHaveLength(8);
    const t = use('u-turn', [foe('4,2')]);
    expect(lost(t)).toBe(3);
    t.expectAsked('field-free-move', 0).answer('4,0').answer('stop');
    expect(hexPlaceOf(t, 'snorlax')).toBe('4,0');
    const before = field({ high: [user(['extreme-speed'])], low: [foe('4,4')] }).answer(
      'attack:extreme-speed',
    );
    expect(before.optionIds()).not.toContain('stop');
  });

  it('M-EFF-02 Dig passes over boulders and Pokémon and ends on a free hex', () => {
    const t = field({
      high: [user(['dig'])],
      low: [foe('4,5')],
      boulders: ['4,2', '3,2', '5,2', '4,0', '3,1', '5,1'],
    });
    t.answer('attack:dig'); // 4,4 is the only free hex next to the target in reach
    expect([hexPlaceOf(t, 'snorlax'), lost(t)]).toEqual(['4,4', 3]);
  });

  it('M-EFF-03 Surf and Sky Attack jump along their line; without a hex in it the attacker stays', () => {
    const t = field({ high: [user(['sky-attack'], { at: '5,0' })], low: [foe('5,2')] }).answer(
      'attack:sky-attack',
    );
    t.answer('mewtwo@5,1+5,2+5,3+5,4+5,5+5,6');
    expect(hexPlaceOf(t, 'snorlax')).toBe('5,6');
    const corner = field({ high: [user(['surf'], { at: '0,0' })], low: [foe('8,5')], boulders: ['0,1'] })
      .answer('attack:surf')
      .answer('nobody');
    expect(hexPlaceOf(corner, 'snorlax')).toBe('0,0');
  });

  it('M-EFF-04 Rain Dance gives a free attack at once, which may be left out', () => {
    const t = field({ high: [user(['rain-dance'])], low: [foe('4,2')] }).answer('attack:rain-dance');
    t.expectAsked('field-free-attack', 0).answer('no');
    expect([lost(t), exhausted(t, 'snorlax')]).toEqual([0, ['rain-dance']]);
    expect(attacks(field({ high: [user(['rain-dance'])], low: [foe('8,0')] }))).toContain('rain-dance');
  });

  it('M-EFF-05 Rain Dance: a water symbol more, and electric attacks may cover three hexes', () => {
    const water = field({ high: [user(['rain-dance', 'crabhammer'])], low: [foe('4,2')] });
    water.answer('attack:rain-dance').answer('attack:crabhammer');
    expect(lost(water)).toBe(3);
    const bolt = field({ high: [user(['rain-dance', 'thunder-shock'])], low: [foe('4,3'), other('3,3')] });
    bolt.answer('attack:rain-dance').answer('attack:thunder-shock');
    expect(bolt.optionIds()).toEqual(['mewtwo', 'mew', 'mewtwo+mew']);
    bolt.answer('mewtwo+mew');
    expect([lost(bolt), lost(bolt, 'mew')]).toEqual([1, 1]);
  });

  it('M-EFF-06 Sunny Day: a fire symbol more, and Solar Beam after moving', () => {
    const fire = field({ high: [user(['sunny-day', 'fire-punch'])], low: [foe('4,2')] });
    fire.answer('attack:sunny-day').answer('attack:fire-punch');
    expect(lost(fire)).toBe(4);
    const beam = field({
      high: [user(['sunny-day', 'solar-beam'], { also: { speed: 1 } })],
      low: [foe('4,3')],
    });
    beam.answer('step:4,0');
    expect(attacks(beam)).not.toContain('solar-beam');
    beam.answer('attack:sunny-day').answer('attack:solar-beam').answer('mewtwo');
    expect(lost(beam)).toBe(3);
  });

  it('M-EFF-07 Conversion: every symbol is super effective, poison too', () => {
    const t = field({ high: [user(['conversion', 'pound'])], low: [foe('4,2', { has: ['poisoned'] })] });
    t.answer('attack:conversion').answer('attack:pound');
    expect(lost(t)).toBe((2 + 1) * 2);
  });

  it('M-EFF-08 Quick Attack: then a free attack of another name', () => {
    const t = field({ high: [user(['quick-attack'])], low: [foe('4,2')] })
      .answer('attack:quick-attack')
      .answer('stop');
    expect(t.optionIds()).toEqual(['attack:rest', 'attack:pound', 'attack:tackle', 'no']);
    t.answer('attack:tackle');
    expect(lost(t)).toBe(2);
  });

  it('M-EFF-09 each name once in an activation, however it comes about', () => {
    const t = field({
      high: [user(['rain-dance', 'quick-attack', 'sunny-day'])],
      low: [foe('4,2')],
    });
    t.answer('attack:sunny-day').answer('attack:rain-dance').answer('attack:quick-attack').answer('stop');
    expect(offered(t, 'attack')).toEqual(['attack:rest', 'attack:pound', 'attack:tackle']);
  });

  it('M-EFF-10 every target still on the field gains the condition, also if it lost nothing', () => {
    expect(dealing('condition')).toHaveLength(22);
    const t = use(
      'bite',
      [foe('4,2', { is: 'aerodactyl' })],
      {},
      { abilities: true, also: (m) => Object.assign(m, { round: 1 }) },
    );
    expect([lost(t, 'aerodactyl'), has(t, 'aerodactyl')]).toEqual([0, ['flinched']]);
    for (const [attack, condition] of [
      ['poison-sting', 'poisoned'],
      ['hypnosis', 'asleep'],
      ['lick', 'flinched'],
      ['smokescreen', 'blinded'],
      ['clamp', 'slowed-to:0'],
      ['low-kick', 'slowed-by:1'],
    ] as const) {
      const one = use(attack, [foe('4,2', { done: true })]);
      expect([attack, has(one, 'mewtwo')]).toEqual([attack, [condition]]);
    }
  });

  it('M-EFF-11 asleep after the activation; outside it at the end of the chain', () => {
    const t = use('hyper-beam', [foe('4,2', { done: true })]).answer('mewtwo');
    expect(has(t, 'snorlax')).toEqual(['asleep']);
    // Tauros, angry, uses Skull Bash outside its own activation.
    const angry = field({
      high: [user(['mega-punch'])],
      low: [{ is: 'tauros', at: '4,2', knows: ['skull-bash'], done: true, also: { max: 20, hearts: 20 } }],
      abilities: true,
    });
    angry.answer('attack:mega-punch').answer('stop').answer('attack:skull-bash');
    expect(has(angry, 'tauros')).toEqual(['asleep']);
  });
});
