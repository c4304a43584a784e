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
  match,
  type On,
  type Setting,
  type Told,
} from './field.ts';
import { attacker, foe, lost, other } from './fighters.ts';

const user = attacker('snorlax', { max: 9, hearts: 9 });
/** The user attacks; `low` stands round it. */
const use = (attack: string, low: readonly On[], more: Partial<On> = {}, rest: Partial<Setting> = {}): Told =>
  field({ high: [user([attack], more)], low, ...rest }).answer(`attack:${attack}`);

describe('Effects of attacks: places, boulders, copies', () => {
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
