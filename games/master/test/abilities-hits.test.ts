import { describe, expect, it } from 'vitest';
import { ability, deals, one, set, takes, user } from './able.ts';
import { attacks, exhausted, has, hearts, hexPlaceOf, isOut, type Setting } from './field.ts';
import { BIG, foe, lost } from './fighters.ts';

describe('Abilities: hits and defence', () => {
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
});
