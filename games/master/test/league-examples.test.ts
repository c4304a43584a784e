import { describe, expect, it } from 'vitest';
import {
  at,
  attacks,
  boulders,
  field,
  hearts,
  hexPlaceOf,
  isOut,
  type On,
  offered,
  type Setting,
  type Told,
} from './field.ts';
import { attacker, foe, lost, other } from './fighters.ts';

const user = attacker('snorlax', { max: 9, hearts: 9 });
const full = (high: On[], low: On[], more: Partial<Setting> = {}): Told =>
  field({ high, low, abilities: true, ...more });

describe('Worked examples of attacks', () => {
  it('M-EX-24 Bulbasaur with a grass token: 3 hearts; fire takes 2, then Overgrow is on, before it is not', () => {
    const grow = (n: number) => {
      const t = full(
        [{ is: 'bulbasaur', at: '4,1', level: 1, knows: ['poison-jab'], hearts: n }],
        [foe('4,2')],
        { types: [{ grass: 1 }, {}] },
      );
      expect(at(t, 'bulbasaur').max).toBe(3);
      return lost(t.answer('attack:poison-jab'));
    };
    expect([grow(3), grow(1)]).toEqual([2, 3]);
    const fire = field({
      high: [user(['ember'])],
      low: [{ is: 'bulbasaur', at: '4,2', level: 1 }],
      types: [{}, { grass: 1 }],
    });
    expect(hearts(fire.answer('attack:ember'), 'bulbasaur')).toBe(1);
  });

  it('M-EX-44 poisoned Shellder with 3 hearts, Razor Leaf: it faints; with Shell Armor one heart is left', () => {
    const leaf = (abilities: boolean) =>
      field({
        high: [user(['razor-leaf'])],
        low: [{ is: 'shellder', at: '4,2', level: 1, has: ['poisoned'] }, other('8,0')],
        abilities,
      })
        .answer('attack:razor-leaf')
        .answer('shellder');
    expect([isOut(leaf(false), 'shellder'), hearts(leaf(true), 'shellder')]).toEqual([true, 1]);
  });

  it('M-EX-45 Graveler with 6 hearts, Bubble Beam: 2 left; with Rock Body 3', () => {
    const beam = (abilities: boolean) => {
      const t = field({
        high: [user(['bubble-beam'])],
        low: [{ is: 'geodude', at: '4,2', level: 3, hearts: 6 }],
        abilities,
      });
      return hearts(t.answer('attack:bubble-beam').answer('geodude'), 'geodude');
    };
    expect([beam(false), beam(true)]).toEqual([2, 3]);
  });

  it('M-EX-46 Magnemite 3 of 3, Rock Slide: it faints; with Sturdy 1 left; with Sturdy at 2 of 3 it faints', () => {
    const slide = (n: number, abilities: boolean) =>
      hearts(
        field({
          high: [user(['rock-slide'])],
          low: [{ is: 'magnemite', at: '4,2', level: 1, hearts: n }, other('8,0')],
          abilities,
        })
          .answer('attack:rock-slide')
          .answer('magnemite'),
        'magnemite',
      );
    expect([slide(3, false), slide(3, true), slide(2, true)]).toEqual([0, 1, 0]);
  });

  it('M-EX-47 Pidgey’s Tackle on Oddish: 1 heart, with Aerilate 2', () => {
    const tackle = (abilities: boolean) =>
      lost(
        field({ high: [{ is: 'pidgey', at: '4,1' }], low: [foe('4,2', { is: 'oddish' })], abilities }).answer(
          'attack:tackle',
        ),
        'oddish',
      );
    expect([tackle(false), tackle(true)]).toEqual([1, 2]);
  });

  it('M-EX-50 Nidoqueen kicks Pikachu twice, 2 hearts each; Static answers each kick with 1', () => {
    const t = full(
      [{ is: 'nidoran-f', at: '4,1', stage: 2, knows: ['double-kick'], also: { max: 9, hearts: 9 } }],
      [foe('4,2', { is: 'pikachu' })],
    );
    t.answer('attack:double-kick').answer('pikachu');
    expect([lost(t, 'pikachu'), hearts(t, 'nidoran-f')]).toEqual([4, 7]);
    const first = full(
      [{ is: 'nidoran-f', at: '4,1', stage: 2, knows: ['double-kick'], also: { max: 9, hearts: 9 } }],
      [{ is: 'pikachu', at: '4,2', hearts: 1 }, other('4,0')],
    );
    first.answer('attack:double-kick').answer('pikachu').answer('mew');
    expect([isOut(first, 'pikachu'), lost(first, 'mew')]).toEqual([true, 1]);
  });

  it('M-EX-51 Hydro Pump from 5,0 over a boulder on 5,3: 1 on 5,2, 1 and 1 rock on 5,4; 5,6 is out of reach', () => {
    const t = field({
      high: [user(['hydro-pump'], { at: '5,0' })],
      low: [foe('5,2'), other('5,4'), foe('5,6', { is: 'chansey' })],
      boulders: ['5,3'],
    });
    t.answer('attack:hydro-pump').answer('mewtwo+mew@5,1+5,2+5,3+5,4+5,5');
    expect([lost(t), lost(t, 'mew'), lost(t, 'chansey'), boulders(t)]).toEqual([1, 2, 0, []]);
  });

  it('M-EX-52 Surf from 5,0: to 5,5 before a foe that stays, to 5,6 if it faints, to 5,2 with a boulder on 5,3', () => {
    const surf = (low: On, rocks: string[], way: string): string => {
      const t = field({ high: [user(['surf'], { at: '5,0' })], low: [low, other('0,0')], boulders: rocks })
        .answer('attack:surf')
        .answer(way);
      return hexPlaceOf(t, 'snorlax');
    };
    const line = '@5,1+5,2+5,3+5,4+5,5+5,6';
    expect([
      surf({ is: 'pidgey', at: '5,6' }, [], `pidgey${line}`),
      surf({ is: 'pidgey', at: '5,6', hearts: 1 }, [], `pidgey${line}`),
      surf({ is: 'pidgey', at: '5,6' }, ['5,3'], 'nobody@5,1+5,2'),
    ]).toEqual(['5,5', '5,6', '5,2']);
  });

  it('M-EX-53 Rock Tomb on 4,2, 4,3 and 3,3: with the foe standing no boulder; if it faints, one on 4,2', () => {
    const tomb = (n: number) => {
      const t = field({
        high: [user(['rock-tomb']), { is: 'chansey', at: '4,3', also: { max: 20, hearts: 20 } }],
        low: [foe('4,2', { also: { hearts: n } }), other('8,0')],
        boulders: ['3,3'],
      }).answer('attack:rock-tomb');
      t.answer(t.optionIds().find((id) => id.startsWith('chansey+mewtwo@4,')) as string);
      return [boulders(t), lost(t, 'chansey')];
    };
    expect([tomb(20), tomb(1)]).toEqual([
      [['3,3'], 4],
      [['3,3', '4,2'], 4],
    ]);
  });

  it('M-EX-57 Oddish with a fire friend: speed 4; slowed to 3 and by 1: 2; with a flipped token doubled: 6', () => {
    const quick = (more: Partial<On>, tokens = 0): number => {
      const t = full(
        [
          { is: 'oddish', at: '4,1', ...more },
          { is: 'magmar', at: '0,0' },
        ],
        [foe('8,0')],
        {
          also: (m) => {
            m.sides[0].speed[2] = tokens;
          },
        },
      );
      return offered(t, 'step:').length === 0 ? 0 : speedOf(t);
    };
    const speedOf = (t: Told): number => {
      let n = 0;
      for (; offered(t, 'step:').length > 0 && t.match.open()[0] === 0; n++)
        t.answer(n % 2 === 0 ? 'step:4,2' : 'step:4,1');
      return n;
    };
    expect([
      quick({ knows: ['splash'] }),
      quick({ knows: ['splash'], has: ['slowed-to:3', 'slowed-by:1'] }),
      quick({ knows: ['splash'] }, 1),
    ]).toEqual([4, 2, 6]);
  });

  it('M-EX-58 Razor Leaf reaches Spearow with Sky High at 4, not at 5; a beam of 4 on its third hex, not on its fourth', () => {
    const leaf = (at: string): boolean =>
      attacks(full([user(['razor-leaf'], { at: '5,0' })], [{ is: 'spearow', at }])).includes('razor-leaf');
    const beam = (at: string): string[] =>
      full([user(['psybeam'], { at: '5,0' })], [{ is: 'spearow', at }])
        .answer('attack:psybeam')
        .optionIds();
    expect([leaf('5,4'), leaf('5,5')]).toEqual([true, false]);
    expect(beam('5,3')).toContain('spearow');
    expect(
      field({
        high: [user(['psybeam'], { at: '5,0' })],
        low: [{ is: 'spearow', at: '5,4' }],
        abilities: true,
      })
        .answer('attack:psybeam')
        .match.decision(0)?.kind,
    ).not.toBe('field-lay');
  });
});
