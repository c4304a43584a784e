import { describe, expect, it } from 'vitest';
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
  type Setting,
  type Told,
} from './field.ts';
import { attacker, foe, lost, other } from './fighters.ts';

const user = attacker('snorlax', { max: 9, hearts: 9 });
const keys = (t: Told): string[] => t.told(7).map(([key]) => key);
const full = (high: On[], low: On[], more: Partial<Setting> = {}): Told =>
  field({ high, low, abilities: true, ...more });

describe('Resolving an attack', () => {
  it('M-SEQ-01 declare, exhaust, free moves, lay, damage, faints, effects, reactions', () => {
    const t = full(
      [user(['quick-attack', 'take-down'])],
      [{ is: 'pikachu', at: '4,3', hearts: 1, also: { max: 5 } }, other('8,0')],
    );
    t.answer('attack:quick-attack');
    expect(exhausted(t, 'snorlax')).toEqual(['quick-attack']); // exhausted before anything else
    t.answer('4,2').answer('stop').answer('no');
    const told = keys(t);
    const order = ['f.used-attack', 'f.moved-to', 'f.lost-hearts', 'f.fainted'].map((key) =>
      told.indexOf(key),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(hearts(t, 'snorlax')).toBe(8); // Static answers last
  });

  it('M-SEQ-02 it must be known, fresh, not barred, and able to affect somebody', () => {
    const t = field({
      high: [
        user(['body-slam', 'swift', 'solar-beam', 'slash'], { has: ['flinched'], exhausted: ['swift'] }),
      ],
      low: [foe('4,2')],
    });
    expect(attacks(t)).toEqual(['pound', 'tackle']);
  });

  it('M-SEQ-03 an attack that finds nobody any more stays exhausted and counts', () => {
    // After the first kick there is nobody left for the second.
    const t = field({
      high: [user(['double-kick'])],
      low: [{ is: 'oddish', at: '4,2', hearts: 1 }, other('8,5')],
    });
    t.answer('attack:double-kick');
    expect(isOut(t, 'oddish')).toBe(true);
    expect(t.told(7, 'f.nobody-there')).toHaveLength(1);
  });

  it('M-SEQ-03 also if its target is lost on the way to it', () => {
    // Coming next to Magmar costs Electabuzz a heart, and its Battery takes Magmar's last one.
    const t = full(
      [{ is: 'electabuzz', at: '4,1', knows: ['extreme-speed'], also: { max: 9, hearts: 9, speed: 0 } }],
      [{ is: 'magmar', at: '4,4', hearts: 1 }, other('8,0')],
    ).answer('attack:extreme-speed');
    while (t.match.decision(0)?.kind === 'field-free-move') t.answer(t.optionIds()[0]);
    expect([isOut(t, 'magmar'), t.told(7, 'f.nobody-there').length]).toEqual([true, 1]);
  });

  it('M-SEQ-04 before it is laid: free moves, the counter, then Reckless and Power Surge', () => {
    const t = full(
      [{ is: 'hitmonlee', at: '4,1', knows: ['rollout', 'high-jump-kick'], also: { max: 9, hearts: 9 } }],
      [foe('4,2')],
      {
        powers: [['power-surge'], []],
      },
    );
    t.answer('attack:high-jump-kick').expectAsked('field-free-move', 0);
    t.answer('stop')
      .expectAsked('field-reckless', 0)
      .answer('yes')
      .expectAsked('field-surge', 0)
      .answer('yes');
    expect(lost(t)).toBe(4 + 1 + 1);
  });

  it('M-SEQ-05 free moves are offered only where they lead to somebody; if the attacker faints on the way the rest is dropped', () => {
    const t = full(
      [user(['extreme-speed'], { also: { hearts: 1 } }), { is: 'rattata', at: '8,5' }],
      [{ is: 'magmar', at: '4,4' }],
    );
    t.answer('attack:extreme-speed');
    expect(t.optionIds()).not.toContain('3,1'); // three steps that way lead nowhere… but back
    while (t.match.decision(0)?.kind === 'field-free-move') t.answer(t.optionIds()[0]);
    expect([isOut(t, 'snorlax'), hearts(t, 'magmar') === at(t, 'magmar').max]).toEqual([true, true]);
  });

  it('M-EX-43 Fly at 4,1 with the only foe on 4,4: over 4,2 and 4,3; not with a boulder on 4,2 or the foe on 4,5', () => {
    const t = field({ high: [user(['fly'])], low: [foe('4,4')] }).answer('attack:fly');
    expect(t.told(7, 'f.moved-to').map(([, , , hex]) => hex)).toHaveLength(2);
    expect(hexPlaceOf(t, 'snorlax')).toBe('4,3');
    expect(attacks(field({ high: [user(['fly'])], low: [foe('4,4')], boulders: ['4,2'] }))).not.toContain(
      'fly',
    );
    expect(attacks(field({ high: [user(['fly'])], low: [foe('4,5')] }))).not.toContain('fly');
  });

  it('M-SEQ-06 hearts and distances are read once for all targets', () => {
    // Hyper Fang compares with the hearts at the moment of laying, not after the damage.
    const t = field({
      high: [user(['hyper-fang'], { also: { hearts: 9 } })],
      low: [foe('4,2', { also: { hearts: 10 } })],
    });
    t.answer('attack:hyper-fang');
    expect(hearts(t, 'mewtwo')).toBe(10 - 4);
  });

  it('M-SEQ-07 a packet: own symbols, bonus symbols, and one normal if poisoned', () => {
    const t = full(
      [{ is: 'moltres', at: '4,1', knows: ['fire-punch'] }],
      [foe('4,2', { has: ['poisoned'] })],
      { powers: [['power-surge'], []] },
    );
    t.answer('attack:fire-punch').answer('yes');
    expect(lost(t)).toBe(3 + 1 + 1 + 1);
  });

  it('M-SEQ-08 bonus and poison only on a packet with an own symbol', () => {
    const t = full(
      [{ is: 'rattata', at: '4,1', knows: ['poison-sting'], has: ['poisoned'] }],
      [foe('4,2', { has: ['poisoned'] })],
      {
        powers: [['power-surge'], []],
      },
    );
    t.answer('attack:poison-sting');
    expect([lost(t), match(t).sides[0].powers.length]).toEqual([0, 1]);
  });

  it('M-SEQ-09 two hearts for a super effective symbol, reductions before caps', () => {
    const t = full([user(['rock-slide'])], [foe('4,2', { is: 'magnemite', also: { hearts: 4, max: 4 } })]);
    t.answer('attack:rock-slide'); // 4 hearts, Sturdy leaves one
    expect(hearts(t, 'magnemite')).toBe(1);
  });

  it('M-SEQ-10 new hearts are at most the maximum, and at 0 the target is out of hearts', () => {
    const heal = full(
      [user(['crabhammer'])],
      [{ is: 'lapras', at: '4,2', also: { max: 5, hearts: 4 } }],
    ).answer('attack:crabhammer');
    expect(hearts(heal, 'lapras')).toBe(5);
  });

  it('M-EX-56 poisoned Lapras with 4 of 5 hearts and Water Absorb, hit by Surf: + 2 - 1 = 5', () => {
    const t = full(
      [user(['surf'])],
      [{ is: 'lapras', at: '4,2', level: 2, hearts: 4, has: ['poisoned'] }],
    ).answer('attack:surf');
    t.answer(t.optionIds().find((id) => id.startsWith('lapras')) as string);
    expect(hearts(t, 'lapras')).toBe(5);
  });

  it('M-SEQ-11 first Endure, then Aftermath, then all leave together', () => {
    const t = full(
      [user(['close-combat'], { also: { max: 9, hearts: 9 } })],
      [
        { is: 'voltorb', at: '4,2', hearts: 1, knows: ['self-destruct'] },
        { is: 'oddish', at: '4,0', hearts: 1 },
        foe('8,0'),
      ],
      { powers: [[], ['endure']] },
    );
    t.answer('attack:close-combat')
      .expectAsked('field-endure', 1)
      .answer('oddish')
      .expectAsked('field-free-attack', 1);
    expect(isOut(t, 'voltorb')).toBe(false); // it still lies there, with 0 hearts
    t.answer('attack:tackle');
    expect([isOut(t, 'voltorb'), hearts(t, 'oddish'), hearts(t, 'snorlax')]).toEqual([true, 1, 8]);
  });

  it('M-SEQ-12 then effects on targets, boulders, the attacker; an attacker that is gone drops them', () => {
    const gone = full(
      [user(['bone-club'], { also: { hearts: 1 } }), { is: 'pidgey', at: '0,0' }],
      [{ is: 'voltorb', at: '4,2', hearts: 1 }, foe('3,2', { is: 'chansey' })],
    );
    gone.answer('attack:bone-club').answer('voltorb+chansey').answer('attack:tackle').answer('snorlax');
    expect([isOut(gone, 'snorlax'), isOut(gone, 'voltorb'), has(gone, 'chansey')]).toEqual([true, true, []]);
    const self = field({ high: [user(['skull-bash'])], low: [foe('4,2', { done: true })] }).answer(
      'attack:skull-bash',
    );
    expect([has(self, 'mewtwo'), has(self, 'snorlax')]).toEqual([['flinched'], ['asleep']]);
  });

  it('M-SEQ-13 abilities answer: the attacker’s side first, then the other, then faints, last the free attack it gives', () => {
    const t = full(
      [
        { is: 'kangaskhan', at: '4,1', knows: ['quick-attack'], also: { speed: 0 } },
        { is: 'poliwag', at: '0,0' },
      ],
      [foe('4,2', { is: 'tauros' }), other('8,0')],
    );
    t.answer('attack:quick-attack').answer('stop').expectAsked('field-free-attack', 0); // Parental Bond
    expect(t.optionIds()).toEqual(['attack:tackle', 'no']);
    t.answer('no').expectAsked('field-free-attack', 0); // then the attack Quick Attack gives
    expect(t.optionIds().length).toBeGreaterThan(2);
  });

  it('M-SEQ-14 in one chain free moves and free attacks of an ability come once for each Pokémon', () => {
    // Two angry Tauros cannot be; Kangaskhan's free Tackle brings no second one.
    const t = full([{ is: 'kangaskhan', at: '4,1', also: { speed: 0 } }], [foe('4,2')]);
    t.answer('attack:tackle').answer('attack:tackle').expectAsked('field-act', 1);
    expect(lost(t)).toBe(2);
  });

  it('M-SEQ-15 other damage counts by type, without reduction, cap, poison or Defensive Position', () => {
    const t = full(
      [{ is: 'shellder', at: '4,1', has: ['poisoned'], also: { max: 9, hearts: 9 } }],
      [foe('4,2', { is: 'pikachu' })],
      {
        powers: [['defensive-position'], []],
      },
    );
    t.answer('attack:tackle');
    expect(hearts(t, 'shellder')).toBe(7); // Static: electric on water, no Shell Armor, no poison
  });

  it('M-SEQ-16 attacked is who is affected by another’s attack, with or without damage', () => {
    const t = full([user(['kiss'])], [foe('4,2', { is: 'pikachu' })]).answer('attack:kiss');
    expect(hearts(t, 'snorlax')).toBe(8); // Static
    const self = full([user(['self-destruct'], { is: 'pikachu' })], [foe('4,2')]).answer(
      'attack:self-destruct',
    );
    expect(hearts(self, 'pikachu')).toBe(5); // not by its own
  });

  it('M-SEQ-17 it deals the types of its own symbols, bonuses not counted', () => {
    const t = full([{ is: 'goldeen', at: '4,1', knows: ['peck'], also: { speed: 0 } }], [foe('4,2')], {
      powers: [['power-surge'], []],
    });
    t.answer('attack:peck').answer('no').expectAsked('field-act', 1); // no Swift Swim
  });

  it('M-SEQ-18 it took a type if its packet had such a symbol and was not ignored', () => {
    const t = full(
      [{ is: 'drowzee', at: '4,1', knows: ['psychic'], also: { speed: 0 } }],
      [foe('4,2', { done: true })],
      {
        powers: [[], ['defensive-position']],
      },
    );
    t.answer('attack:psychic').answer('yes');
    expect([lost(t), has(t, 'mewtwo')]).toEqual([0, []]);
    const hit = full(
      [{ is: 'drowzee', at: '4,1', knows: ['psychic'], also: { speed: 0 } }],
      [foe('4,2', { done: true })],
    );
    hit.answer('attack:psychic');
    expect(has(hit, 'mewtwo')).toEqual(['flinched']);
  });

  it('M-SEQ-19 a range-1 attack is one with 1 in print, whatever bonuses apply', () => {
    const t = full([{ is: 'lickitung', at: '4,1', also: { abilities: [33, 37] } }], [foe('4,3')]);
    t.answer('attack:tackle'); // Long Tongue reaches, and Hyper Cutter holds
    expect(lost(t)).toBe(2);
  });

  it('M-SEQ-20 healing stops at the maximum with token hearts and does nothing to the fainted', () => {
    const t = field({
      high: [{ is: 'chansey', at: '4,1', hearts: 1 }],
      low: [foe('8,0')],
      types: [{ normal: 2 }, {}],
    }).answer('attack:soft-boiled');
    expect(hearts(t, 'chansey')).toBe(5);
    const top = field({
      high: [{ is: 'chansey', at: '4,1' }],
      low: [foe('8,0')],
      types: [{ normal: 2 }, {}],
    }).answer('attack:soft-boiled');
    expect(hearts(top, 'chansey')).toBe(at(top, 'chansey').max);
  });
});
