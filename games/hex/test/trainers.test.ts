import { script } from '@indigo/battery';
import { describe, expect, it } from 'vitest';
import { TRAINERS, type TrainerCard, type TrainerId } from '../src/data/trainers.ts';
import { hex } from '../src/index.ts';
import { monOf, POKEMON, typeSet } from '../src/pokemon.ts';
import { trainerEffect } from '../src/rules/trainer.ts';
import { AWAY, drawn, go, handOf, strengthOf, type Told, table, teamOf, trainerOf } from './table.ts';
import { alone, beside, bonus, SPACE } from './trainers.ts';

describe('Trainer cards in general', () => {
  it('H-TRN-01 H-COMP-08 everybody draws one at the start, and has one active', () => {
    const t = script(hex, { seats: 6, seed: 3 });
    for (const { trainer, spare } of t.s.players) {
      expect(trainer).toBeGreaterThanOrEqual(0);
      expect(spare).toEqual([]);
    }
  });

  it('H-TRN-02 H-TRN-08 H-COMP-09 at the end of the own turn one stays, the others go to their discard pile', () => {
    const t = go(alone('koga', { spare: ['lance', 'misty'] }), 1, 'new-bark-5').roll('event', 'pokemon-egg');
    t.roll('pokemon', 'gastly').expectAsked('keep-trainer', 0);
    expect(t.optionIds()).toEqual(['koga', 'lance', 'misty']);
    t.answer('lance').expectChance('move');
    expect(trainerOf(t, 0)).toBe('lance');
    expect(t.view(1).trainers.discard.slice().sort()).toEqual(['koga', 'misty']);
  });

  it("H-TRN-02 an inactive card has no effect, and another player's turn does not end it", () => {
    const t = table({
      players: [{ at: 'new-bark-4' }, { ...AWAY, trainer: 'koga', spare: ['alder'], team: ['pidgey'] }],
    });
    expect(strengthOf(t.s, 1, monOf('pidgey'))).toBe(POKEMON[monOf('pidgey')].power);
    go(t, 1, 'new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(t.s.active).toBe(1);
    expect(t.view(0).players[1].spare).toEqual(['alder']);
  });

  it('H-TRN-03 H-VEC-44 who gets more names the active one at once, and keeps one at the end of the own turn', () => {
    const hand = ['potion', 'potion', 'vitamin', 'vitamin', 'x-item', 'x-item', 'magnet'] as const;
    const t = table({
      players: [
        { at: 'new-bark-4', hand: ['pokenav-plus'] },
        { at: 'new-bark-4', trainer: 'koga', hand },
      ],
    });
    t.answer('pokenav-plus:1').rolls(['trainer', 'alder'], ['trainer', 'backpacker']);
    t.expectAsked('name-active', 1).answer('backpacker');
    expect(t.view(0).players[1]).toMatchObject({ trainer: 'backpacker', spare: ['alder'] });
    expect(t.view(0).trainers.discard).toEqual(['koga']);
    go(t, 1, 'new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    go(t, 1, 'new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'abra']);
    t.expectAsked('keep-trainer', 1).answer('alder').expectAsked('discards', 1);
    t.answer(['potion', 'potion#2', 'vitamin', 'vitamin#2']).expectChance('move');
    expect(handOf(t, 1)).toHaveLength(3);
  });

  it('H-TRN-04 who is left without one draws the next at once', () => {
    const t = drawn('pokemon-egg', { players: [{}, { ...AWAY, trainer: 'may' }] });
    t.answers(1, 'may').roll('trainer', 'lance');
    expect(trainerOf(t, 1)).toBe('lance');
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra']);
  });

  it('H-TRN-05 H-HID-22 active and inactive ones are public', () => {
    const t = alone('koga', { spare: ['lance'] }).expectChance('move');
    expect(t.view(1).players[0]).toMatchObject({ trainer: 'koga', spare: ['lance'] });
  });

  it('H-TRN-06 the bonus counts in a duel and against a Leader, one or two', () => {
    const duel = drawn('duel-dojo', {
      players: [
        { team: ['rattata'], trainer: 'alder' },
        { ...AWAY, team: ['rattata'] },
      ],
    });
    duel.rolls(['battle', 3], ['battle', 3], ['item', 'potion']);
    expect(duel.told(7, 'totals')[0][2]).toBe((duel.told(7, 'totals')[0][4] as number) + 1);
    const gym = table({ players: [{ at: 'pewter-0', team: ['growlithe'], trainer: 'alder' }, {}] });
    gym.answer('stay').roll('battle', 1);
    expect(gym.told(7, 'gym-totals')[0][2]).toBe(POKEMON[monOf('growlithe')].power + 2);
    const dual = table({
      players: [{ at: 'ecruteak-0', team: ['rattata', 'gastly'], trainer: 'alder' }, {}],
    });
    dual.answer('stay').answer('rattata').roll('battle', 1);
    const [rattata, gastly] = ['rattata', 'gastly'].map((id) => POKEMON[monOf(id)].power);
    expect(dual.told(7, 'gym-totals')[0][2] as number).toBeGreaterThanOrEqual(rattata + gastly + 3);
  });

  it('H-TRN-07 a choice is asked each time, a fact is not', () => {
    expect(alone('hiker').expectAsked('turn', 0).optionIds()).toEqual(['roll', 'hiker']);
    alone('alder').expectChance('move');
  });

  it('H-TRN-09 26 cards, one of each, fourteen of them specialists', () => {
    expect(TRAINERS).toHaveLength(26);
    expect(TRAINERS.every(({ count }) => count === 1)).toBe(true);
    expect(TRAINERS.filter((card: TrainerCard) => card.types !== undefined)).toHaveLength(14);
  });

  it('H-VEC-44 the hand limit is that of the Trainer who stays', () => {
    const hand = ['potion', 'potion', 'vitamin', 'vitamin', 'x-item', 'x-item', 'magnet'] as const;
    const over = (keep: TrainerId) =>
      go(alone('backpacker', { spare: ['alder'], hand }), 1, 'new-bark-5')
        .rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly'])
        .expectAsked('keep-trainer', 0)
        .answer(keep);
    over('backpacker').expectChance('move');
    const t = over('alder').expectAsked('discards', 0);
    t.answer(['potion', 'potion#2', 'vitamin', 'vitamin#2']).expectChance('move');
    expect(handOf(t, 0)).toHaveLength(3);
  });
});

describe('specialists', () => {
  const specialists = TRAINERS.filter((card: TrainerCard) => card.types !== undefined);
  it.each(specialists)(
    'H-TRN-10 H-TRN-11 $name: +1 in battle and ±1 on captures of its types (H-AMB-76)',
    ({ id }) => {
      const card: TrainerCard = TRAINERS.find((one) => one.id === id) as TrainerCard;
      const t = table({ players: [{ trainer: id }, AWAY] }).expectChance('move');
      const { power, reach } = trainerEffect(t.s, 0);
      const types = typeSet(card.types ?? []);
      POKEMON.forEach((pokemon, mon) => {
        const fits = (pokemon.types & types) === 0 ? 0 : 1;
        expect([power?.(mon), reach?.(mon)]).toEqual([fits, fits]);
      });
    },
  );

  it('H-TRN-10 the types on the cards', () => {
    const types = Object.fromEntries(
      specialists.map((card) => [card.id, (card as TrainerCard).types?.join(' ')]),
    );
    expect(types).toEqual({
      cheren: 'Normal Fairy',
      erika: 'Grass Bug',
      agatha: 'Ghost Dark',
      lorelei: 'Ice Steel',
      giovanni: 'Ground',
      kahili: 'Flying',
      brock: 'Rock',
      misty: 'Water',
      sabrina: 'Psychic',
      koga: 'Poison',
      bruno: 'Fighting',
      'lt-surge': 'Electric',
      blaine: 'Fire',
      lance: 'Dragon',
    });
  });

  it('H-TRN-12 H-VEC-39 two of its types count once (H-AMB-76)', () => {
    expect(bonus('erika', 'parasect')).toBe(1);
    const roll = (pips: number) =>
      teamOf(go(beside('parasect', { trainer: 'erika' }), 1, SPACE).roll('catch', pips), 0);
    expect([1, 2, 6].map((pips) => roll(pips).includes('parasect'))).toEqual([false, true, true]);
  });
});

describe('hand limits', () => {
  const seven = ['potion', 'potion', 'vitamin', 'vitamin', 'x-item', 'x-item', 'magnet'] as const;
  const egg = (t: Told) => go(t, 1, 'new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);

  it('H-TRN-13 Alder: +1 to all, and three Items', () => {
    expect([bonus('alder', 'rattata'), bonus('alder', 'rayquaza')]).toEqual([1, 1]);
    const t = egg(alone('alder', { hand: seven })).expectAsked('discards', 0);
    t.answer(['potion', 'potion#2', 'vitamin', 'vitamin#2']).expectChance('move');
    expect(handOf(t, 0)).toEqual(['magnet', 'x-item', 'x-item']);
  });

  it('H-TRN-14 Backpacker: eight', () => {
    expect(handOf(egg(alone('backpacker', { hand: seven })).expectChance('move'), 0)).toHaveLength(7);
    const nine = [...seven, 'charcoal', 'spell-tag'] as const;
    egg(alone('backpacker', { hand: nine }))
      .expectAsked('discards', 0)
      .answer(['magnet'])
      .expectChance('move');
  });

  it('H-TRN-15 looked at only at the end of the own turn', () => {
    const t = table({
      players: [{ at: 'new-bark-4' }, { ...AWAY, trainer: 'alder', hand: seven }],
    });
    egg(t);
    expect([t.s.active, handOf(t, 1).length]).toEqual([1, 7]);
  });
});

describe('power for a colour', () => {
  it('H-TRN-24 H-VEC-22 Ethan: +1 to a Blue that fights itself', () => {
    expect(bonus('ethan', 'wartortle')).toBe(1);
    expect(bonus('ethan', 'blastoise', ['wartortle', 'blastoise'])).toBe(0);
    expect(bonus('ethan', 'haunter')).toBe(0);
  });

  it('H-TRN-30 H-VEC-23 May: +2 to a Green that fights itself', () => {
    expect(bonus('may', 'haunter')).toBe(2);
    expect(bonus('may', 'gengar', ['haunter', 'gengar'])).toBe(0);
    expect(bonus('may', 'kadabra', ['kadabra'])).toBe(0);
  });

  it('H-TRN-33 both add to evolution and tokens', () => {
    const t = table({
      players: [{ team: ['gastly', 'haunter'], boosted: ['haunter'], trainer: 'may' }, AWAY],
    }).expectChance('move');
    const { power } = POKEMON[monOf('haunter')];
    expect(strengthOf(t.s, 0, monOf('haunter'))).toBe(power + 2 + 1 + 2);
  });
});
