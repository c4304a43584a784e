import { describe, expect, it } from 'vitest';
import { ability, one, set, takes, user } from './able.ts';
import { at, attacks, exhausted, field, has, hearts, isOut, match, offered, speed, tailOf } from './field.ts';
import { BIG, foe, lost } from './fighters.ts';

describe('Abilities: conditions, copies and tails', () => {
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
    const first = field({
      high: [{ is: 'mew', at: '4,2', level: 1, done: true }],
      low: [one('mankey', { knows: ['splash'] })],
      abilities: true,
    });
    expect([attacks(first).includes('tackle'), attacks(first).includes('splash')]).toEqual([true, false]);
    first.answer('attack:tackle');
    expect(hearts(first, 'mew')).toBe(at(first, 'mew').max - 1);
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
