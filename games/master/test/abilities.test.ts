import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../src/abilities/abilities.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { deals, one, set, takes, user } from './able.ts';
import { at, attacks, has, hearts } from './field.ts';
import { BIG, foe, lost } from './fighters.ts';

describe('Abilities', () => {
  it('M-ABIL-01 they work on the field, at every stage, and only with the expansion', () => {
    expect(ABILITIES.every((one) => one !== undefined && Object.keys(one).length > 0)).toBe(true);
    expect(new Set(POKEMON.map(({ ability }) => ability)).size).toBe(79);
    expect(deals(one('articuno', { knows: [] }), 'crabhammer')).toBe(3);
    expect(deals(one('articuno'), 'crabhammer', foe('4,2'), { abilities: false })).toBe(2);
    expect(deals(one('squirtle', { level: 1, also: { hearts: 1 } }), 'crabhammer')).toBe(3);
  });

  it('M-BASIC-02 without the expansion no ability has an effect', () => {
    expect(takes({ is: 'shellder', also: BIG }, 'tackle', '4,1', { abilities: false })).toBe(1);
  });

  it('M-ABIL-02 friendly is another of the same owner, hostile one of the opponent, adjacent distance 1', () => {
    const t = set(
      [one('chansey'), { is: 'pidgey', at: '4,2', hearts: 1 }, { is: 'rattata', at: '4,3', hearts: 1 }],
      [{ is: 'oddish', at: '4,0', hearts: 1 }],
    ).answer('end');
    expect([hearts(t, 'pidgey'), hearts(t, 'rattata'), hearts(t, 'oddish')]).toEqual([2, 1, 1]);
  });

  it('M-ABIL-03 free moves and attacks are a choice, all else is automatic', () => {
    const t = set([one('goldeen', { knows: ['crabhammer'] })], [foe('4,2')]).answer('attack:crabhammer');
    expect(t.optionIds()).toContain('stop');
  });

  it('M-ABIL-04 what an aura gives holds while they are adjacent: no marker, no discard', () => {
    const t = set(
      [one('rattata', { knows: ['body-slam', 'splash'], also: { speed: 2 } })],
      [foe('4,2', { is: 'paras' })],
    );
    expect([has(t, 'rattata'), attacks(t).includes('body-slam')]).toEqual([[], false]);
    t.answer('step:4,0');
    expect(attacks(t)).not.toContain('body-slam'); // out of reach now, but not flinched
    expect(
      set([one('caterpie', { knows: ['body-slam'] })], [foe('4,2', { is: 'paras' })]).optionIds(),
    ).toContain('attack:body-slam');
    expect(deals(one('rattata'), 'tackle', foe('4,2', { is: 'paras' }))).toBe(2); // Guts
  });

  it('M-ABIL-05 a gained ability stays to the end of the match', () => {
    const t = set([one('porygon', { knows: ['splash'] })], [foe('4,2', { is: 'articuno' })])
      .answer('attack:splash')
      .answer('articuno');
    expect(at(t, 'porygon').abilities.map((card) => POKEMON[card].ability)).toEqual(['Download', 'Sub-Zero']);
  });

  it('M-ABIL-06 Overgrow, Blaze and Torrent: one more of the type with two hearts or fewer', () => {
    for (const [card, attack] of [
      ['bulbasaur', 'poison-jab'],
      ['charmander', 'flame-wheel'],
      ['squirtle', 'crabhammer'],
    ] as const) {
      const n = deals(one(card, { also: { hearts: 3 } }), attack);
      expect([
        deals(one(card, { also: { hearts: 2 } }), attack),
        deals(one(card, { also: { hearts: 1 } }), 'tackle'),
      ]).toEqual([n + 1, 1]);
    }
  });

  it('M-EXP-03 Overgrow is on when two normal damage would make it faint, token hearts included', () => {
    const with_ = (hearts: number) =>
      deals(one('bulbasaur', { also: { max: 9, hearts } }), 'poison-jab', foe('4,2'), {
        types: [{ grass: 1 }, {}],
      });
    expect([with_(2), with_(3)]).toEqual([3, 2]);
  });

  it('M-EXP-09 with 2 or 1 hearts left in all, and so for Blaze and Torrent', () => {
    expect([1, 2, 3].map((n) => deals(one('charmander', { also: { hearts: n } }), 'fire-punch'))).toEqual([
      4, 4, 3,
    ]);
    expect([1, 2, 3].map((n) => deals(one('squirtle', { also: { hearts: n } }), 'ice-punch'))).toEqual([
      4, 4, 3,
    ]);
  });

  it('M-ABIL-07 Sub-Zero and Burn: always one more of the type', () => {
    expect([
      deals(one('articuno'), 'ice-punch'),
      deals(one('moltres'), 'fire-punch'),
      deals(one('moltres'), 'peck'),
    ]).toEqual([4, 4, 2]);
  });

  it('M-ABIL-08 Guts: one normal more while it has any condition', () => {
    expect([
      deals(one('rattata'), 'tackle'),
      deals(one('rattata', { has: ['slowed-by:1'] }), 'tackle'),
    ]).toEqual([1, 2]);
  });

  it('M-ABIL-09 Hyper Cutter: one normal more on range-1 attacks', () => {
    expect([deals(one('scyther'), 'tackle'), deals(one('scyther'), 'wing-attack')]).toEqual([2, 1]);
  });

  it('M-ABIL-10 Charge: one rock more against a target 4 hexes from where it began', () => {
    const t = set([one('rhyhorn', { at: '4,0', also: { speed: 3 } })], [foe('4,4')]);
    t.answer('step:4,1').answer('step:4,2').answer('step:4,3').answer('attack:tackle');
    expect(lost(t)).toBe(2);
    expect(deals(one('rhyhorn'), 'tackle')).toBe(1);
  });

  it('M-ABIL-11 Reckless: it may take 1 normal for one rock more', () => {
    const kick = (answer: string) => {
      const t = set([one('hitmonlee')], [foe('4,2')])
        .answer('attack:tackle')
        .answer(answer);
      return [lost(t), hearts(t, 'hitmonlee')];
    };
    const calm = set([one('hitmonlee', { knows: ['hypnosis'] })], [foe('4,2')]).answer('attack:hypnosis');
    expect(calm.match.decision(0)?.kind).not.toBe('field-reckless'); // an attack without damage
    expect([kick('yes'), kick('no')]).toEqual(
      [
        [2, 18], // rock hurts itself by type: normal on rock is 1… and that is all
        [1, 20],
      ].map(([a, b]) => [a, b === 18 ? 19 : b]),
    );
  });

  it('M-ABIL-12 Aerilate: normal symbols count as flying against the type', () => {
    expect(deals(one('pidgey'), 'pound', foe('4,2', { is: 'oddish' }))).toBe(4);
    // the poison symbol of its own packet too, but not on another's attack
    expect(deals(one('pidgey'), 'tackle', foe('4,2', { is: 'oddish', has: ['poisoned'] }))).toBe(4);
    expect(takes(foe('4,2', { is: 'oddish', has: ['poisoned'] }), 'tackle')).toBe(2);
  });

  it('M-ABIL-13 Sniper: two more range', () => {
    const reach = (at: string) =>
      attacks(set([one('horsea', { at: '5,0', knows: ['dragon-rage'] })], [foe(at)])).includes('dragon-rage');
    expect([reach('5,5'), reach('5,6')]).toEqual([true, false]);
  });

  it('M-ABIL-14 Long Tongue: single range-1 attacks reach two hexes, rings and arcs do not', () => {
    const t = set([one('lickitung', { knows: ['slash', 'close-combat'] })], [foe('4,3')]);
    expect(attacks(t).filter((id) => ['tackle', 'slash', 'close-combat'].includes(id))).toEqual(['tackle']);
  });

  it('M-ABIL-15 Echolocation: no sight is needed, blinded or not', () => {
    const t = set([one('zubat', { knows: ['swift'], has: ['blinded'] })], [foe('4,3')], {
      boulders: ['4,2', '3,2', '5,2'],
    });
    expect(attacks(t)).toContain('swift');
  });

  it('M-ABIL-16 Three-headed: a single attack may be laid as an arc', () => {
    const t = set([one('doduo')], [foe('4,2'), foe('3,2', { is: 'mew' })]).answer('attack:tackle');
    expect(t.optionIds()).toEqual(['mewtwo', 'mew', 'mewtwo+mew']);
    const long = set([one('doduo', { knows: ['swift'] })], [foe('4,3'), foe('3,4', { is: 'mew' })]).answer(
      'attack:swift',
    );
    expect(long.optionIds()).toContain('mewtwo+mew');
  });

  it('M-ABIL-17 Sky High: one hex farther for attackers that are not adjacent', () => {
    const reach = (at: string) =>
      attacks(set([user(['dragon-rage'], { at: '5,0' })], [{ is: 'spearow', at }])).includes('dragon-rage');
    expect([reach('5,1'), reach('5,2'), reach('5,3')]).toEqual([true, true, false]);
  });
});
