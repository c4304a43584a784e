import { describe, expect, it } from 'vitest';
import { ATTACKS } from '../src/data/attacks.ts';
import {
  attacks,
  exhausted,
  field,
  hearts,
  isOut,
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

describe('Effects of attacks: how much, and on what terms', () => {
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
    // With exactly three left it is not the steps that are missing.
    const far = field({ high: [user(['stomp'], { also: { speed: 3 } })], low: [foe('8,5')] });
    expect(far.refusal('attack:stomp').why).toEqual(['why.no-target']);
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
});
