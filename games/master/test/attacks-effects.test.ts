import { describe, expect, it } from 'vitest';
import { planFor } from '../src/attacks/plans.ts';
import { ATTACKS } from '../src/data/attacks.ts';
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
  type Setting,
  type Told,
} from './field.ts';

const foe = (at: string, more: Partial<On> = {}): On => ({
  is: 'mewtwo',
  at,
  ...more,
  also: { max: 20, hearts: 20, ...more.also },
});
const other = (at: string, more: Partial<On> = {}): On => foe(at, { is: 'mew', ...more });
const lost = (t: Told, id = 'mewtwo'): number => 20 - hearts(t, id);
const user = (knows: readonly string[], more: Partial<On> = {}): On => ({
  is: 'snorlax',
  at: '4,1',
  knows,
  ...more,
  also: { speed: 0, max: 9, hearts: 9, ...more.also },
});
/** The user attacks; `low` stands round it. */
const use = (attack: string, low: readonly On[], more: Partial<On> = {}, rest: Partial<Setting> = {}): Told =>
  field({ high: [user([attack], more)], low, ...rest }).answer(`attack:${attack}`);

const dealing = (does: string): string[] =>
  ATTACKS.filter(({ effects }) => effects.some((effect) => effect.does === does)).map(({ id }) => id);

describe('Effects of attacks', () => {
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

  it('M-EFF-12 healing: not above the maximum, allowed at full hearts', () => {
    expect(hearts(use('soft-boiled', [foe('8,0')], { hearts: 2, also: { hearts: 2 } }), 'snorlax')).toBe(6);
    expect(hearts(use('synthesis', [foe('8,0')], { also: { hearts: 7 } }), 'snorlax')).toBe(9);
    expect(hearts(use('rest', [foe('8,0')], { also: { hearts: 1 } }), 'snorlax')).toBe(6);
    expect(hearts(use('soft-boiled', [foe('8,0')]), 'snorlax')).toBe(9);
  });

  it('M-EFF-13 drain: as many hearts as the target really lost', () => {
    const t = use('giga-drain', [foe('4,2'), other('8,0')], { also: { hearts: 1 } });
    expect(hearts(t, 'snorlax')).toBe(3);
  });

  it('M-EX-55 Giga Drain on a water Pokémon with 1 heart: the user regains 1', () => {
    const t = use('giga-drain', [{ is: 'lapras', at: '4,2', hearts: 1 }, other('8,0')], {
      also: { hearts: 1 },
    });
    expect([hearts(t, 'snorlax'), isOut(t, 'lapras')]).toEqual([2, true]);
  });

  it('M-EFF-14 Reflect: one psychic for each heart the user lacks, at most 4', () => {
    expect(lost(use('reflect', [foe('4,2')], { also: { hearts: 7 } }))).toBe(2);
    expect(lost(use('reflect', [foe('4,2')], { also: { hearts: 1 } }))).toBe(4);
  });

  it('M-EX-48 Reflect of 9 hearts: 4 left, 4 symbols; 8 left, 1; 9 left, none, and poison then does nothing', () => {
    const with_ = (n: number) =>
      lost(use('reflect', [foe('4,2', { has: ['poisoned'] })], { also: { hearts: n } }));
    expect([with_(4), with_(8), with_(9)]).toEqual([5, 2, 0]);
  });

  it('M-EFF-15 counters: each use adds one first; they stay to the end of the match', () => {
    const t = field({ high: [user(['fury-cutter', 'rollout'])], low: [foe('4,2')] });
    t.answer('attack:fury-cutter')
      .answer('end')
      .answer('attack:fury-cutter')
      .answer('end')
      .answer('attack:rollout');
    expect(lost(t)).toBe(1 + 2 + 1);
  });

  it('M-EX-49 Rollout for the third time on an electric Pokémon: 6 hearts', () => {
    const counted = {
      counters: [
        ATTACKS.findIndex(({ id }) => id === 'rollout'),
        ATTACKS.findIndex(({ id }) => id === 'rollout'),
      ],
    };
    expect(lost(use('rollout', [foe('4,2', { is: 'magnemite' })], { also: counted }), 'magnemite')).toBe(6);
  });

  it('M-EFF-16 Dragon Rage: two more with two hearts or fewer', () => {
    expect([2, 3].map((n) => lost(use('dragon-rage', [foe('4,2')], { also: { hearts: n } })))).toEqual([
      4, 2,
    ]);
  });

  it('M-EFF-17 Hyper Fang: two more against more hearts than its own', () => {
    expect(
      [9, 10].map((n) => 20 - hearts(use('hyper-fang', [foe('4,2', { also: { hearts: n } })]), 'mewtwo')),
    ).toEqual([13, 14]);
  });

  it('M-EFF-18 Double Kick is made twice, each time with a target of its own; exhausted once', () => {
    const t = use('double-kick', [foe('4,2'), other('4,0')])
      .answer('mewtwo')
      .expectAsked('field-lay-again', 0);
    t.answer('mew');
    expect([lost(t), lost(t, 'mew')]).toEqual([1, 1]);
    const thrice = use('ancient-power', [foe('4,2'), other('4,0')])
      .answer('mewtwo')
      .answer('mewtwo')
      .answer('mewtwo');
    expect([lost(thrice), exhausted(thrice, 'snorlax')]).toEqual([3, ['ancient-power']]);
    const dropped = use('double-kick', [{ is: 'oddish', at: '4,2', hearts: 1 }, other('8,0')]);
    dropped.expectAsked('field-act', 1);
  });

  it('M-EFF-19 Solar Beam: no step before it, none after it', () => {
    const t = field({
      high: [user(['solar-beam', 'focus-punch'], { also: { speed: 2 } })],
      low: [foe('4,3')],
    });
    t.answer('step:4,2');
    expect([t.refusal('attack:solar-beam').clause, t.refusal('attack:focus-punch').clause]).toEqual([
      'M-EFF-19',
      'M-EFF-19',
    ]);
    const still = field({ high: [user(['solar-beam'], { also: { speed: 2 } })], low: [foe('4,3')] });
    still.answer('attack:solar-beam').answer('mewtwo').expectAsked('field-act', 1);
  });

  it('M-EFF-20 Stomp: three steps left, which are not used up', () => {
    const t = field({ high: [user(['stomp'], { also: { speed: 4 } })], low: [foe('4,2')] });
    t.answer('step:3,2').answer('step:3,1');
    expect(t.refusal('attack:stomp').clause).toBe('M-EFF-20');
    const can = field({ high: [user(['stomp'], { also: { speed: 4 } })], low: [foe('4,2')] })
      .answer('step:3,2')
      .answer('attack:stomp');
    expect([lost(can), offered(can, 'step:').length > 0]).toEqual([3, true]);
  });

  it('M-EFF-21 Constrict: only a target whose speed now is 0', () => {
    expect(attacks(field({ high: [user(['constrict'])], low: [foe('4,2')] }))).not.toContain('constrict');
    expect(lost(use('constrict', [foe('4,2', { has: ['slowed-to:0'] })]))).toBe(4);
  });

  it('M-EFF-22 Snore: only in an activation missed by sleep', () => {
    const awake = field({ high: [user(['snore'])], low: [foe('4,3')] });
    expect(awake.refusal('attack:snore').clause).toBe('M-EFF-22');
    expect(lost(use('snore', [foe('4,3')], { has: ['asleep'] }))).toBe(2);
  });

  it('M-EFF-23 Seismic Toss: the target may be put on another free hex next to the attacker', () => {
    const t = use('seismic-toss', [foe('4,2'), other('4,0')])
      .answer('mewtwo')
      .expectAsked('field-toss', 0);
    expect(t.optionIds()).toEqual(['5,2', '5,1', '3,1', '3,2', 'stop']);
    t.answer('3,1');
    expect(hexPlaceOf(t, 'mewtwo')).toBe('3,1');
  });

  it('M-EFF-24 Gust moves its target two steps, Iron Tail each target one, in any order', () => {
    const gust = use('gust', [foe('4,3')])
      .answer('mewtwo:4,4')
      .answer('mewtwo:4,5');
    gust.expectAsked('field-act', 1);
    expect(hexPlaceOf(gust, 'mewtwo')).toBe('4,5');
    const tail = use('iron-tail', [foe('4,2'), other('3,2')])
      .answer('mewtwo+mew')
      .answer('mew:2,2');
    expect(tail.optionIds().some((id) => id.startsWith('mew:'))).toBe(false);
    tail.answer('mewtwo:3,2');
    expect([hexPlaceOf(tail, 'mewtwo'), hexPlaceOf(tail, 'mew')]).toEqual(['3,2', '2,2']);
  });

  it('M-EFF-25 Teleport puts anybody within range, the user included, on any free hex', () => {
    const t = use('teleport', [foe('4,2')]);
    expect(t.optionIds()).toEqual(['snorlax', 'mewtwo']);
    t.answer('mewtwo').answer('8,5');
    expect(hexPlaceOf(t, 'mewtwo')).toBe('8,5');
    const self = use('teleport', [foe('4,2')])
      .answer('snorlax')
      .answer('0,0');
    expect(hexPlaceOf(self, 'snorlax')).toBe('0,0');
  });

  it('M-EFF-26 Rock Tomb: a boulder on a free hex of the shape, within range and in sight', () => {
    const t = use('rock-tomb', [{ is: 'oddish', at: '4,2', hearts: 1 }, other('8,0')]).answer(
      'oddish@3,2+3,3+4,2',
    );
    expect(t.optionIds()).toEqual(['3,2', '3,3', '4,2']); // Oddish fainted: its hex is free
    t.answer('4,2');
    expect(boulders(t)).toEqual(['4,2']);
    // behind a wall nothing is in sight
    const hidden = field({ high: [user(['rock-tomb'])], low: [foe('4,2')], boulders: ['3,2'] }).answer(
      'attack:rock-tomb',
    );
    expect(hidden.optionIds()).toContain('mewtwo@4,2'); // 3,3 lies behind the boulder and the target
  });

  it('M-EFF-27 Hydro Pump: a rock symbol more for each boulder on the way, only for targets beyond', () => {
    const t = field({
      high: [user(['hydro-pump'], { at: '5,0' })],
      low: [foe('5,2'), other('5,4')],
      boulders: ['5,3'],
    });
    t.answer('attack:hydro-pump').answer('mewtwo+mew@5,1+5,2+5,3+5,4+5,5');
    expect([lost(t), lost(t, 'mew'), boulders(t)]).toEqual([1, 2, []]);
  });

  it('M-EFF-28 Thunder: a rock symbol more for every target and boulder of the shape', () => {
    const t = field({ high: [user(['thunder'])], low: [foe('4,3'), other('3,4')], boulders: ['4,4'] });
    t.answer('attack:thunder').answer('mewtwo+mew@4,4');
    expect([lost(t), lost(t, 'mew'), boulders(t)]).toEqual([2, 2, []]);
  });

  it('M-EFF-29 Disable exhausts an attack of the target, hourglass or not, but not Tackle', () => {
    const t = use('disable', [foe('4,3')]).expectAsked('field-disable', 0);
    expect(t.optionIds()).toEqual(['psychic', 'shadow-ball', 'disable']);
    t.answer('shadow-ball');
    expect(exhausted(t, 'mewtwo')).toEqual(['shadow-ball']);
    use('disable', [foe('4,2', { is: 'ditto' })]).expectAsked('field-act', 1);
  });

  it('M-EFF-30 Overheat exhausts all own fire attacks', () => {
    const t = field({
      high: [user(['overheat', 'ember', 'sunny-day', 'fire-punch'])],
      low: [foe('4,2')],
    }).answer('attack:overheat');
    expect(exhausted(t, 'snorlax')).toEqual(['overheat', 'ember', 'fire-punch']);
  });

  it('M-EFF-31 the user takes 1 normal afterwards, also if nobody lost a heart', () => {
    const t = use(
      'take-down',
      [foe('4,2', { is: 'aerodactyl' })],
      {},
      { abilities: true, also: (m) => Object.assign(m, { round: 1 }) },
    );
    expect([lost(t, 'aerodactyl'), hearts(t, 'snorlax')]).toEqual([0, 8]);
    const kick = use('high-jump-kick', [foe('4,2')]).answer('stop');
    expect([lost(kick), hearts(kick, 'snorlax')]).toEqual([4, 8]);
  });

  it('M-EFF-32 Self-Destruct hits its user with the same packet', () => {
    const t = use('self-destruct', [foe('4,2')]);
    expect([lost(t), hearts(t, 'snorlax')]).toEqual([4, 5]);
  });

  it('M-EFF-33 Earthquake needs range but no sight', () => {
    const walls = ['4,2', '3,2', '5,2'];
    expect(lost(use('earthquake', [foe('4,3')], {}, { boulders: walls }))).toBe(1);
    expect(attacks(field({ high: [user(['earthquake'])], low: [foe('4,5')] }))).not.toContain('earthquake');
  });

  it('M-EFF-34 Wildfire affects everybody next to the hexes it entered', () => {
    const t = field({ high: [user(['wildfire'])], low: [foe('3,2'), other('4,4')] }).answer(
      'attack:wildfire',
    );
    t.answer('4,2').answer('4,3');
    expect([lost(t), lost(t, 'mew')]).toEqual([2, 2]);
    const short = field({ high: [user(['wildfire'])], low: [foe('3,2'), other('4,4')] }).answer(
      'attack:wildfire',
    );
    short.answer('4,2').answer('stop');
    expect([lost(short), lost(short, 'mew')]).toEqual([2, 0]);
  });

  it('M-EX-54 Wildfire over 4,2 to 4,3: foes on 3,2, 4,4 and 5,3 take 2, once; one on 4,5 none', () => {
    const at3 = (last: string) => {
      const t = field({
        high: [user(['wildfire'])],
        low: [foe('3,2'), other('4,4'), foe(last, { is: 'chansey' })],
      });
      t.answer('attack:wildfire').answer('4,2').answer('4,3');
      return [lost(t), lost(t, 'mew'), lost(t, 'chansey')];
    };
    expect([at3('5,3'), at3('4,5')]).toEqual([
      [2, 2, 2],
      [2, 2, 0],
    ]);
  });

  it('M-EFF-35 Bind: round head and tail, each once', () => {
    const t = field({
      high: [{ is: 'onix', at: '4,1', tail: '4,0', also: { speed: 0 } }],
      low: [
        foe('3,0', { done: true }),
        other('4,2', { done: true }),
        foe('5,1', { is: 'chansey', done: true }),
      ],
      abilities: true,
    }).answer('attack:bind');
    expect([lost(t), lost(t, 'mew'), lost(t, 'chansey')]).toEqual([1, 1, 1]);
  });

  it('M-EFF-36 Metronome makes an attack a foe made in this round, also one that has fainted', () => {
    const t = field({
      high: [user(['thunder-punch'])],
      low: [foe('4,2', { knows: ['metronome'] })],
    });
    t.answer('attack:thunder-punch');
    // flinched: Metronome has an hourglass
    expect(t.refusal('attack:metronome').clause).toBe('M-COND-08');
    const gone = field({
      high: [user(['take-down', 'pound'], { also: { hearts: 1 } }), { is: 'pidgey', at: '3,2' }],
      low: [foe('4,2', { knows: ['metronome'] })],
    });
    gone.answer('attack:take-down').answer('mewtwo').answer('attack:metronome').answer('end');
    expect(match(gone).used[1].map((attack) => ATTACKS[attack].id)).toEqual(['take-down']);
    expect(hearts(gone, 'pidgey')).toBe(at(gone, 'pidgey').max - 4);
  });

  it('M-EFF-37 Mimic makes the attack that last affected the user', () => {
    const t = field({
      high: [user(['ice-punch'], {})],
      low: [foe('4,2', { knows: ['mimic'] })],
    });
    t.answer('attack:ice-punch').answer('attack:mimic');
    expect([lost(t), 9 - hearts(t, 'snorlax'), has(t, 'snorlax'), exhausted(t, 'mewtwo')]).toEqual([
      3,
      3,
      ['slowed-by:1'],
      ['mimic'],
    ]);
    expect(attacks(field({ high: [user(['mimic'])], low: [foe('4,2')] }))).not.toContain('mimic');
  });

  it('M-EFF-38 a copy is made with the own place and counters; only the copying attack is exhausted', () => {
    const t = field({
      high: [user(['rollout'], { also: { speed: 0 } })],
      low: [foe('4,2', { knows: ['metronome'], also: { speed: 0 } })],
    });
    t.answer('attack:rollout').answer('attack:metronome');
    expect([hearts(t, 'snorlax'), exhausted(t, 'mewtwo')]).toEqual([9 - 2, ['metronome']]);
  });

  it('M-EFF-39 without effects an attack does its damage only, and Splash nothing at all', () => {
    const plain = ATTACKS.filter(({ effects, damage }) => effects.length === 0 && damage > 0);
    expect(plain).toHaveLength(39 + 1);
    const t = use('splash', [foe('4,2')]);
    expect([lost(t), hearts(t, 'snorlax')]).toEqual([0, 9]);
    expect(lost(use('x-scissor', [foe('4,2')]))).toBe(3);
    expect(ATTACKS).toHaveLength(109);
    expect(ATTACKS.filter(({ hourglass }) => hourglass)).toHaveLength(70);
    expect(planFor(0).harms).toBe(true);
  });

  it.each(
    ATTACKS.filter(
      ({ effects, damage, shape }) => effects.length === 0 && damage > 0 && shape !== 'line',
    ).map(({ id, damage, range, type }) => [id, damage, range, type] as const),
  )('M-EFF-39 %s deals %i symbols at range %i', (id, damage, range) => {
    const low = [{ ...foe(range === 1 ? '4,2' : '4,3'), is: 'mewtwo' }];
    expect(lost(use(id, low))).toBe(damage);
  });
});
