import { describe, expect, it } from 'vitest';
import { ABILITIES } from '../src/abilities/abilities.ts';
import { cardOf } from '../src/cards.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import {
  at,
  attacks,
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
  speed,
  type Told,
  tailOf,
} from './field.ts';

const BIG = { max: 20, hearts: 20 };
const foe = (at: string, more: Partial<On> = {}): On => ({
  is: 'mewtwo',
  at,
  ...more,
  also: { ...BIG, ...more.also },
});
const lost = (t: Told, id = 'mewtwo'): number => 20 - hearts(t, id);
/** Somebody without an ability that matters here, who attacks from 4,1. */
const user = (knows: readonly string[], more: Partial<On> = {}): On => ({
  is: 'clefairy',
  at: '4,1',
  knows,
  ...more,
  also: { speed: 0, ...BIG, ...more.also },
});
const one = (is: string, more: Partial<On> = {}): On => ({
  is,
  at: '4,1',
  ...more,
  also: { speed: 0, ...BIG, ...more.also },
});
const set = (high: readonly On[], low: readonly On[], more: Partial<Setting> = {}): Told =>
  field({ high, low, abilities: true, ...more });
/** Hearts Mewtwo loses to an attack of somebody, with abilities. */
const deals = (who: On, attack: string, target: On = foe('4,2'), more: Partial<Setting> = {}): number => {
  const t = set([{ ...who, knows: [attack, ...(who.knows ?? [])] }], [target], more).answer(
    `attack:${attack}`,
  );
  if (t.match.decision(0)?.kind === 'field-lay') t.answer(target.is);
  return (target.also?.hearts ?? 20) - hearts(t, target.is);
};
/** Hearts somebody loses to an attack of Clefairy. */
const takes = (who: On, attack: string, from = '4,1', more: Partial<Setting> = {}): number =>
  deals(user([], { at: from }), attack, { ...who, at: who.at ?? '4,2' }, more);
const active = (t: Told): string | null | undefined => t.view(0).league?.match?.active;
const ability = (card: string): number => cardOf(card);

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

  it('M-ABIL-18 Early Bird is activated first of all, outside the alternation', () => {
    const t = set([one('pidgey'), { is: 'farfetchd', at: '0,0' }], [foe('8,0')]);
    expect(active(t)).toBe('farfetchd');
    t.answer('end');
    expect(active(t)).toBe('pidgey');
  });

  it('M-ABIL-19 Own Tempo is activated last of all', () => {
    const t = set([one('slowpoke'), { is: 'pidgey', at: '0,0' }], [foe('8,0')]);
    t.answer('end').answer('end');
    expect(active(t)).toBe('slowpoke');
  });

  it('M-ABIL-20 Analytic: once a round it may let its turn pass while others are still to come', () => {
    const t = set(
      [one('staryu', { knows: ['splash'] }), { is: 'pidgey', at: '0,0' }],
      [foe('8,0'), { is: 'oddish', at: '8,5' }],
    );
    t.answer('wait');
    expect(active(t)).toBe('mewtwo');
    t.answer('end');
    expect(active(t)).toBe('pidgey');
    t.answer('end').answer('end');
    expect([active(t), t.optionIds().includes('wait')]).toEqual(['staryu', false]);
  });

  it('M-ABIL-21 of several Early Birds those of the player who begins the round come first', () => {
    const t = set(
      [one('pidgey', { also: { abilities: [ability('farfetchd')] } })],
      [{ is: 'farfetchd', at: '8,0' }],
    );
    expect(active(t)).toBe('pidgey');
  });

  it('M-ABIL-22 Hypnotic Dance: the owner of a committed Jynx says who begins the rounds', () => {
    const t = set([one('pidgey')], [{ is: 'jynx', at: '8,0' }], { step: 'match-start' });
    t.expectAsked('field-beginner', 1).answer('me');
    expect(active(t)).toBe('jynx');
  });

  it('M-ABIL-23 Relentless: two attacks of different names while its owner has the initiative', () => {
    const t = set([one('dratini', { knows: ['pound'] })], [foe('4,2')]).answer('attack:pound');
    expect(attacks(t)).not.toContain('pound');
    t.answer('attack:tackle');
    expect(lost(t)).toBe(3);
    const low = set(
      [one('pidgey', { done: true })],
      [{ is: 'dratini', at: '4,2', knows: ['pound'], also: { speed: 0 } }],
    );
    low.answer('attack:pound').expectAsked('field-act', 0);
  });

  it('M-ABIL-24 Neutralizing Gas: abilities next to it do nothing, its own cannot be switched off', () => {
    const shell = (gas: string) =>
      takes({ is: 'shellder', also: BIG }, 'pound', '4,1', {
        high: [user(['pound']), { is: 'koffing', at: gas }],
      } as never);
    expect([shell('5,3'), shell('8,5')]).toEqual([2, 1]);
  });

  it('M-ABIL-25 Chlorophyll: speed doubled while a fire friend is on the field', () => {
    expect(
      speed(
        set(
          [one('oddish', { knows: ['splash'], also: { speed: 2 } }), { is: 'magmar', at: '0,0' }],
          [foe('8,0')],
        ),
        'oddish',
      ),
    ).toBe(4);
    expect(
      speed(
        set([one('oddish', { knows: ['splash'], also: { speed: 2 } })], [foe('8,0', { is: 'magmar' })]),
        'oddish',
      ),
    ).toBe(2);
  });

  it('M-ABIL-26 Sand Rush / Grassy Surge: doubled in an activation that begins next to a boulder / to none', () => {
    const quick = (card: string, rocks: string[]) =>
      speed(
        set([one(card, { knows: ['splash'], also: { speed: 3 } })], [foe('8,0')], { boulders: rocks }),
        card,
      );
    expect([
      quick('sandshrew', ['4,2']),
      quick('sandshrew', []),
      quick('venonat', ['4,2']),
      quick('venonat', []),
    ]).toEqual([6, 3, 3, 6]);
  });

  it('M-ABIL-27 Limber: slowed conditions do not change its speed', () => {
    expect(
      speed(
        set([one('meowth', { has: ['slowed-to:0', 'slowed-by:2'], also: { speed: 4 } })], [foe('8,0')]),
        'meowth',
      ),
    ).toBe(4);
  });

  it('M-ABIL-28 Entangle: hostile Pokémon next to it are slowed to 0; free moves are not hampered', () => {
    const t = set([one('pidgey', { knows: ['fly'], also: { speed: 4 } })], [foe('4,2', { is: 'tangela' })]);
    expect([speed(t, 'pidgey'), offered(t, 'step:')]).toEqual([0, []]);
    t.answer('attack:fly').expectAsked('field-free-move', 0);
  });

  it('M-ABIL-29 Rooted: effects of others cannot change its hex', () => {
    const t = set([user(['gust'])], [foe('4,2', { is: 'bellsprout' })]).answer('attack:gust');
    t.expectAsked('field-act', 1);
    expect(hexPlaceOf(t, 'bellsprout')).toBe('4,2');
  });

  it('M-ABIL-30 Flame Body: who comes onto an adjacent hex takes 1 fire, each time, by whatever way', () => {
    const t = set([one('pidgey', { also: { speed: 3 } })], [foe('4,3', { is: 'magmar' })]);
    t.answer('step:4,2').answer('step:3,3').answer('step:4,2');
    expect(hearts(t, 'pidgey')).toBe(17);
    const pushed = set([user(['gust'], { at: '4,0' }), { is: 'magmar', at: '4,4' }], [foe('4,2')]);
    pushed.answer('attack:gust').answer('mewtwo').answer('mewtwo:4,3').answer('stop');
    expect(lost(pushed)).toBe(2);
  });

  it('M-ABIL-31 Blaze Speed 1 and Swift Swim 2 free moves after an attack that dealt the type', () => {
    const swim = set([one('goldeen', { knows: ['crabhammer'] })], [foe('4,2')])
      .answer('attack:crabhammer')
      .answer('4,0')
      .answer('3,0');
    expect(hexPlaceOf(swim, 'goldeen')).toBe('3,0');
    const blaze = set([one('ponyta', { knows: ['fire-punch'] })], [foe('4,2')])
      .answer('attack:fire-punch')
      .answer('4,0');
    blaze.expectAsked('field-act', 1);
    set([one('ponyta')], [foe('4,2')])
      .answer('attack:tackle')
      .expectAsked('field-act', 1);
  });

  const gives = (card: string, attack: string, far = false): string[] => {
    const t = set(
      [one(card, { knows: [attack] })],
      [foe(far ? '4,3' : '4,2', { done: true, is: 'chansey' })],
    ).answer(`attack:${attack}`);
    if (t.match.decision(0)?.kind === 'field-lay') t.answer('chansey');
    return has(t, 'chansey');
  };
  it('M-ABIL-32 Poison Point: targets of range-1 attacks become poisoned', () => {
    expect([gives('weedle', 'tackle'), gives('weedle', 'swift', true)]).toEqual([['poisoned'], []]);
  });
  it('M-ABIL-33 Vise Grip: targets of range-1 attacks become slowed to 0', () => {
    expect([gives('krabby', 'tackle'), gives('krabby', 'swift', true)]).toEqual([['slowed-to:0'], []]);
  });
  it('M-ABIL-34 Martial Arts: targets of range-1 attacks that dealt rock become flinched', () => {
    expect([
      gives('machop', 'cross-chop'),
      gives('machop', 'tackle'),
      gives('machop', 'rock-slide', true),
    ]).toEqual([['flinched'], [], []]);
  });
  it('M-ABIL-35 Hypnotic: targets that took psychic become flinched', () => {
    expect([gives('drowzee', 'shadow-ball', true), gives('drowzee', 'tackle')]).toEqual([['flinched'], []]);
  });
  it('M-ABIL-36 Chilling Cold: targets that took water become slowed by 1', () => {
    expect([gives('seel', 'crabhammer'), gives('seel', 'tackle')]).toEqual([['slowed-by:1'], []]);
  });

  it('M-ABIL-37 Sheer Force: each target may be moved a step', () => {
    const t = set([one('nidoran-m')], [foe('4,2')])
      .answer('attack:tackle')
      .expectAsked('field-push', 0)
      .answer('mewtwo:4,3');
    expect(hexPlaceOf(t, 'mewtwo')).toBe('4,3');
  });

  it('M-ABIL-38 Parental Bond: a free Tackle after an own attack, also after Tackle', () => {
    const t = set([one('kangaskhan')], [foe('4,2')])
      .answer('attack:tackle')
      .answer('attack:tackle');
    t.expectAsked('field-act', 1);
    expect(lost(t)).toBe(2);
  });

  it('M-ABIL-39 reductions: each under its own test, several add up', () => {
    const less = (card: string, attack: string, from = '4,1', more: Partial<Setting> = {}, also = {}) =>
      takes({ is: card, at: '4,2', also: { ...BIG, type: 7, ...also } }, attack, from, more);
    expect([
      less('shellder', 'pound'),
      less('hitmonchan', 'pound'),
      less('hitmonchan', 'swift', '4,0'),
      less('omanyte', 'pound'),
    ]).toEqual([1, 1, 1, 2]);
    expect([
      less('omanyte', 'psychic', '4,0'),
      less('diglett', 'pound'),
      less('diglett', 'pound', '4,1', { boulders: ['4,3'] }),
    ]).toEqual([1, 2, 1]);
    expect([
      less('eevee', 'cross-chop'),
      less('eevee', 'pound'),
      less('growlithe', 'drill-peck'),
      less('growlithe', 'drill-peck', '4,1', {}, { hearts: 19 }),
    ]).toEqual([3, 2, 1, 3]);
    const rival = (card: string) => deals(one(card), 'pound', { is: 'nidoran-f', at: '4,2', also: BIG });
    expect([rival('oddish'), rival('clefairy')]).toEqual([1, 2]);
    const guarded = set(
      [user(['pound'])],
      [foe('4,2'), { is: 'jigglypuff', at: '4,3', also: { abilities: [ability('clefairy')] } }],
    ).answer('attack:pound');
    expect(lost(guarded)).toBe(1);
    const both = set(
      [user(['pound'])],
      [
        foe('4,2', { is: 'shellder' }),
        { is: 'jigglypuff', at: '4,3', also: { abilities: [ability('clefairy')] } },
      ],
    ).answer('attack:pound');
    expect(lost(both, 'shellder')).toBe(0);
  });

  it('M-ABIL-40 Rock Body: at most 3 hearts to one attack', () => {
    expect(takes({ is: 'geodude', also: BIG }, 'skull-bash')).toBe(3);
  });
  it('M-ABIL-41 Sturdy: from full hearts one attack leaves at least 1', () => {
    expect(takes({ is: 'magnemite', at: '4,2', also: { max: 3, hearts: 3 } }, 'skull-bash')).toBe(2);
    const hurt = set(
      [user(['skull-bash'])],
      [{ is: 'magnemite', at: '4,2', also: { max: 3, hearts: 2 } }, foe('8,0')],
    ).answer('attack:skull-bash');
    expect(isOut(hurt, 'magnemite')).toBe(true);
  });
  it('M-ABIL-42 Water Absorb / Flash Fire: symbols of the type heal, also outside attacks', () => {
    expect(takes({ is: 'lapras', also: { max: 20, hearts: 10 } }, 'crabhammer')).toBe(-2);
    expect(takes({ is: 'vulpix', also: { max: 20, hearts: 10 } }, 'fire-punch')).toBe(-3);
    const step = set(
      [one('vulpix', { also: { max: 20, hearts: 10, speed: 2 } })],
      [foe('4,3', { is: 'magmar' })],
    ).answer('step:4,2');
    expect(hearts(step, 'vulpix')).toBe(11);
  });
  it('M-ABIL-43 Rock Head: no damage in its own and its friends’ activations', () => {
    const t = set([user(['close-combat']), { is: 'cubone', at: '4,0', also: BIG }], [foe('4,2')]).answer(
      'attack:close-combat',
    );
    expect([lost(t), lost(t, 'cubone')]).toEqual([1, 0]);
    const theirs = set([user(['close-combat'])], [foe('4,2', { is: 'cubone' })]).answer(
      'attack:close-combat',
    );
    expect(lost(theirs, 'cubone')).toBe(1);
  });
  it('M-ABIL-44 Ancient Instincts: no damage in round 1', () => {
    const in_ = (round: number) =>
      takes({ is: 'aerodactyl', also: BIG }, 'pound', '4,1', { also: (m) => Object.assign(m, { round }) });
    expect([in_(1), in_(2)]).toEqual([0, 2]);
  });
  it('M-ABIL-45 Static, Poisonous, Battle Armor: an adjacent attacker takes 1, also if the holder fainted', () => {
    for (const [card, attacker, n] of [
      ['pikachu', 'lapras', 2],
      ['grimer', 'lapras', 2],
      ['kabuto', 'rattata', 2],
    ] as const) {
      const t = set([one(attacker)], [foe('4,2', { is: card })]).answer('attack:tackle');
      expect([card, hearts(t, attacker)]).toEqual([card, 20 - n]);
      const faint = set([one(attacker)], [{ is: card, at: '4,2', hearts: 1 }, foe('8,0')]).answer(
        'attack:tackle',
      );
      expect([isOut(faint, card), hearts(faint, attacker)]).toEqual([true, 20 - n]);
      const far = set([one(attacker, { knows: ['swift'] })], [foe('4,3', { is: card })]).answer(
        'attack:swift',
      );
      expect(hearts(far, attacker)).toBe(20);
    }
  });
  it('M-ABIL-46 Battery: after taking damage 1 electric to every adjacent foe', () => {
    const t = set(
      [user(['swift'], { at: '4,0' }), { is: 'lapras', at: '4,1', also: BIG }],
      [foe('4,2', { is: 'electabuzz' })],
    );
    t.answer('attack:swift').answer('electabuzz');
    expect([hearts(t, 'lapras'), hearts(t, 'clefairy')]).toEqual([18, 20]);
    const faints = set([one('lapras')], [{ is: 'electabuzz', at: '4,2', hearts: 1 }, foe('8,0')]).answer(
      'attack:tackle',
    );
    expect(hearts(faints, 'lapras')).toBe(20);
    // An attack that costs it no heart sets off nothing.
    const shielded = foe('4,2', {
      is: 'electabuzz',
      also: { abilities: [ability('electabuzz'), ability('shellder')] },
    });
    expect(hearts(set([one('lapras')], [shielded]).answer('attack:tackle'), 'lapras')).toBe(20);
  });
  it('M-ABIL-47 Anger Point: after a super effective symbol 2 free moves and a free attack', () => {
    const t = set([user(['cross-chop'])], [foe('4,2', { is: 'tauros' })]).answer('attack:cross-chop');
    t.expectAsked('field-free-move', 1)
      .answer('3,2')
      .answer('stop')
      .expectAsked('field-free-attack', 1)
      .answer('attack:tackle');
    expect([hexPlaceOf(t, 'tauros'), hearts(t, 'clefairy')]).toEqual(['3,2', 19]);
    set([user([])], [foe('4,2', { is: 'tauros' })])
      .answer('attack:tackle')
      .expectAsked('field-act', 1);
  });
  it('M-ABIL-48 Pressure: the attack used against it is exhausted, hourglass or not; Tackle never', () => {
    const t = set([user(['wrap'])], [foe('4,2', { is: 'zapdos' })]).answer('attack:wrap');
    expect(exhausted(t, 'clefairy')).toEqual(['wrap']);
    expect(
      exhausted(set([user([])], [foe('4,2', { is: 'zapdos' })]).answer('attack:tackle'), 'clefairy'),
    ).toEqual([]);
  });
  it('M-ABIL-49 Intimidate: only Pokémon at the last stage of their card affect Gyarados', () => {
    const can = (card: string, stage: number, theirs: number) =>
      attacks(
        set([one(card, { stage, knows: ['splash'] })], [foe('4,2', { is: 'magikarp', stage: theirs })]),
      ).includes('tackle');
    expect([
      can('clefairy', 0, 1),
      can('clefairy', 1, 1),
      can('mewtwo', 0, 1),
      can('clefairy', 0, 0),
    ]).toEqual([false, true, true, true]);
  });

  it('M-ABIL-50 Aftermath: when it would faint it may attack first, then it faints whatever happened', () => {
    const t = set(
      [user(['pound'])],
      [{ is: 'voltorb', at: '4,2', hearts: 1, knows: ['giga-drain'] }, foe('8,0')],
    ).answer('attack:pound');
    t.expectAsked('field-free-attack', 1).answer('attack:giga-drain');
    expect([isOut(t, 'voltorb'), hearts(t, 'clefairy')]).toEqual([true, 18]);
  });
  it('M-ABIL-51 Revenge: after a friend fainted 3 free moves and a free Tackle', () => {
    const t = set(
      [user(['pound'])],
      [
        { is: 'oddish', at: '4,2', hearts: 1 },
        { is: 'poliwag', at: '4,4' },
      ],
    ).answer('attack:pound');
    t.answer('4,3').answer('4,2').answer('stop').answer('attack:tackle');
    expect(hearts(t, 'clefairy')).toBe(19);
  });
  it('M-ABIL-52 Enrage: after a foe fainted all its attacks are ready again', () => {
    const t = set(
      [one('pinsir', { knows: ['pound'], exhausted: ['guillotine', 'slash'].slice(1) })],
      [{ is: 'oddish', at: '4,2', hearts: 1 }, foe('8,0')],
    );
    t.answer('attack:pound');
    expect(exhausted(t, 'pinsir')).toEqual([]);
  });

  it('M-ABIL-53 Shield Dust: it cannot gain or have conditions', () => {
    const t = set([user(['poison-sting'])], [foe('4,2', { is: 'caterpie' })]).answer('attack:poison-sting');
    expect([has(t, 'caterpie'), t.told(7, 'f.shook-off').length]).toEqual([[], 1]);
  });
  it('M-ABIL-54 Shed Skin: the owner may make it slowed to 1 instead', () => {
    const shed = (answer: string) =>
      has(
        set([user(['poison-sting'])], [foe('4,2', { is: 'ekans', done: true })])
          .answer('attack:poison-sting')
          .answer(answer),
        'ekans',
      );
    expect([shed('yes'), shed('no')]).toEqual([['slowed-to:1'], ['poisoned']]);
  });
  it('M-ABIL-55 Synchronize: another Pokémon gains the same, it may not be left out, once in a chain', () => {
    const t = set(
      [user(['poison-sting'])],
      [foe('4,2', { is: 'abra', done: true }), foe('8,0', { done: true })],
    ).answer('attack:poison-sting');
    if (t.match.decision(0)?.kind === 'field-lay') t.answer('abra');
    t.expectAsked('field-share', 1);
    expect(t.optionIds()).toEqual(['clefairy', 'mewtwo']);
    t.answer('clefairy');
    expect(t.told(7, 'f.gained')).toHaveLength(2);
  });
  it('M-ABIL-56 Effect Spore: all next to it are flinched. Liquid Ooze: foes next to it are poisoned', () => {
    expect(attacks(set([user(['body-slam']), { is: 'paras', at: '4,0' }], [foe('4,2')]))).not.toContain(
      'body-slam',
    );
    expect(
      takes({ is: 'mewtwo', at: '4,2', also: BIG }, 'tackle', '4,1', {
        low: [foe('4,2'), { is: 'oddish', at: '8,0' }],
      } as never),
    ).toBe(1);
    const ooze = set([user(['tackle']), { is: 'tentacool', at: '4,3' }], [foe('4,2')]).answer(
      'attack:tackle',
    );
    expect(lost(ooze)).toBe(2);
    const friend = set(
      [
        one('meowth', { knows: ['close-combat'] }),
        { is: 'tentacool', at: '5,1' },
        { is: 'chansey', at: '4,0', also: BIG },
      ],
      [foe('8,0')],
    ).answer('attack:close-combat');
    expect(lost(friend, 'chansey')).toBe(2); // rock on normal, no poison from a friend
  });
  it('M-ABIL-57 Bad Dreams: a foe that falls asleep takes 2 psychic. Restful Sleep: 4 hearts on falling asleep', () => {
    const dream = set([user(['hypnosis']), { is: 'gastly', at: '0,0' }], [foe('4,2', { done: true })])
      .answer('attack:hypnosis')
      .answer('mewtwo');
    expect(lost(dream)).toBe(2);
    const rest = set(
      [user(['hypnosis'])],
      [foe('4,2', { is: 'snorlax', done: true, also: { hearts: 10 } })],
    ).answer('attack:hypnosis');
    expect(hearts(rest, 'snorlax')).toBe(14);
  });

  it('M-ABIL-58 at the end of an activation: Soothing Voice, Healer, Harvest, Headache', () => {
    const voice = set(
      [one('jigglypuff'), { is: 'pidgey', at: '4,2', has: ['poisoned'] }],
      [foe('8,0')],
    ).answer('end');
    expect(has(voice, 'pidgey')).toEqual([]);
    const heal = set([one('chansey'), { is: 'pidgey', at: '4,2', hearts: 1 }], [foe('8,0')]).answer('end');
    expect(hearts(heal, 'pidgey')).toBe(2);
    const harvest = set([one('exeggcute', { also: { hearts: 5 } })], [foe('8,0')]).answer('end');
    expect(hearts(harvest, 'exeggcute')).toBe(6);
    const ache = set([one('psyduck'), { is: 'pidgey', at: '4,0', also: BIG }], [foe('4,2')]).answer('end');
    expect([hearts(ache, 'psyduck'), lost(ache, 'pidgey'), lost(ache)]).toEqual([19, 1, 1]);
    // a missed activation counts
    const asleep = set([one('psyduck', { has: ['asleep'] })], [foe('4,2')]);
    expect(lost(asleep)).toBe(1);
  });

  it('M-ABIL-59 Rage: next to a foe it must attack an adjacent one, and may not step away before', () => {
    const t = set(
      [one('mankey', { knows: ['swift', 'splash'], also: { speed: 4 } })],
      [foe('4,2'), foe('4,4', { is: 'mew' })],
    );
    expect(t.optionIds()).not.toContain('end');
    expect(offered(t, 'step:').sort()).toEqual(['step:3,2', 'step:5,2']);
    expect(attacks(t)).not.toContain('splash');
    t.answer('attack:swift'); // Mew is no choice
    expect([lost(t), t.optionIds().includes('end')]).toEqual([1, true]);
  });

  it('M-ABIL-60 Progenitor: its attacks are not exhausted by use, but can be by other effects', () => {
    const t = set([one('mew')], [foe('4,2')]).answer('attack:psychic');
    expect(exhausted(t, 'mew')).toEqual([]);
    const pressed = set([one('mew')], [foe('4,2', { is: 'zapdos' })]).answer('attack:psychic');
    expect(exhausted(pressed, 'mew')).toEqual(['psychic']);
  });
  it('M-ABIL-61 Mime: once all have placed it takes on the ability of a friend', () => {
    const t = set([one('mr-mime'), { is: 'shellder', at: '0,0' }], [foe('4,2')], { step: 'match-start' });
    t.expectAsked('field-mime', 0);
    expect(t.optionIds()).toEqual(['shellder', 'no']);
    t.answer('shellder');
    expect(at(t, 'mr-mime').abilities).toEqual([ability('mr-mime'), ability('shellder')]);
  });
  it('M-ABIL-62 Download: after its first activation it takes on an ability of somebody on the field', () => {
    const t = set([one('porygon')], [foe('4,2')])
      .answer('end')
      .expectAsked('field-download', 0)
      .answer('mewtwo');
    expect(at(t, 'porygon').abilities).toContain(ability('mewtwo'));
    t.answer('end').answer('end').expectAsked('field-act', 1); // only after the first
  });
  it('M-ABIL-63 Transform: in its first activation it takes type, ability, speed and printed attacks of another', () => {
    const t = set([{ is: 'ditto', at: '4,1', taught: ['cut'] }], [foe('4,2', { is: 'lapras' })], {
      types: [{ water: 2, normal: 1 }, {}],
    });
    expect([speed(t, 'ditto'), attacks(t)]).toEqual([0, ['cut', 'tackle']]);
    const before = hearts(t, 'ditto');
    t.answer('transform:lapras').expectAsked('field-act', 1);
    const ditto = at(t, 'ditto');
    expect([ditto.type, ditto.speed, ditto.hearts, ditto.abilities]).toEqual([
      1,
      2,
      before + 1,
      [ability('lapras')],
    ]);
    expect(ditto.attacks).toHaveLength(at(t, 'lapras').attacks.length + 1);
    t.answer('end');
    expect(offered(t, 'transform')).toEqual([]);
    // Its last heart was a token's: it is lost with the type.
    const last = set(
      [
        { is: 'ditto', at: '4,1', hearts: 1 },
        { is: 'pidgey', at: '0,0' },
      ],
      [foe('4,2')],
      {
        types: [{ normal: 1 }, {}],
      },
    ).answer('transform:mewtwo');
    expect(isOut(last, 'ditto')).toBe(true);
  });
  it('M-ABIL-64 Dominate: attacks of adjacent foes as if its own, and nothing is exhausted', () => {
    const t = set(
      [one('mewtwo')],
      [foe('4,2', { is: 'chansey', knows: ['body-slam'], exhausted: ['soft-boiled'] })],
    );
    expect(offered(t, 'borrow')).toContain('borrow:body-slam');
    expect(offered(t, 'borrow')).not.toContain('borrow:soft-boiled');
    t.answer('borrow:body-slam');
    expect([lost(t, 'chansey'), exhausted(t, 'mewtwo'), exhausted(t, 'chansey')]).toEqual([
      3,
      [],
      ['soft-boiled'],
    ]);
  });

  it('M-ABIL-65 Tail: from its first move on it lies on the hex the head left last', () => {
    const t = set([one('onix', { also: { speed: 3 } })], [foe('8,0')]);
    expect(tailOf(t, 'onix')).toBe('off');
    t.answer('step:4,2');
    expect(tailOf(t, 'onix')).toBe('4,1');
    t.answer('step:4,3');
    expect(tailOf(t, 'onix')).toBe('4,2');
  });
  it('M-ABIL-66 nobody enters the tail’s hex, the head included; it blocks sight and counts as adjacent', () => {
    const t = set([one('onix', { also: { speed: 3 } })], [foe('8,0')]).answer('step:4,2');
    expect(offered(t, 'step:')).not.toContain('step:4,1');
    const next = set(
      [{ is: 'onix', at: '4,3', tail: '4,2', hearts: 5, also: BIG, done: true }, user([], {})],
      [foe('8,0')],
    );
    expect(attacks(next)).toContain('tackle');
    const blind = set(
      [user(['swift'], { at: '4,0' }), { is: 'onix', at: '5,1', tail: '4,1' }],
      [foe('4,2')],
      { boulders: ['3,1'] },
    );
    blind.answer('attack:swift');
    expect(blind.optionIds()).not.toContain('mewtwo');
  });
  it('M-ABIL-67 what reaches head or tail affects it once, and its own attacks go from either', () => {
    const hit = set([user(['close-combat'])], [foe('4,2', { is: 'onix', tail: '3,2' })]).answer(
      'attack:close-combat',
    );
    expect(lost(hit, 'onix')).toBe(1);
    const from = set([one('onix', { at: '4,3', tail: '4,2' })], [foe('4,1')]).answer('attack:tackle');
    expect(lost(from)).toBe(1);
  });
  it('M-ABIL-68 the tail is taken off when it is switched off, and starts anew', () => {
    const t = set(
      [one('onix', { at: '4,1', tail: '4,0', also: { speed: 4 } })],
      [foe('4,3', { is: 'koffing' })],
    ).answer('step:4,2');
    expect(tailOf(t, 'onix')).toBe('off');
    t.answer('step:4,1'); // its tail would still lie next to Koffing
    expect(tailOf(t, 'onix')).toBe('off');
    t.answer('step:4,0');
    expect(tailOf(t, 'onix')).toBe('4,1');
    expect(match(t).fallen).toEqual([]);
  });
});
