import { describe, expect, it } from 'vitest';
import { monOf } from '../src/pokemon.ts';
import { discarded, drain, handOf, type Seated, SIX, type Told, table } from './table.ts';

/** Two players; seat 0 steps on "Start the League" and they fight. */
const fight = (a: Seated, b: Seated, prize = false): Told =>
  table({
    players: [
      { at: 'league-6', laps: 1, entered: true, badges: SIX, ...a },
      { at: 'pewter-1', badges: SIX, ...b },
    ],
    also: (s) => {
      if (!prize) drain(s.items);
    },
  }).roll('move', 1);

/** The dice of one duel. */
const dice = (t: Told, a: number, b: number): Told => t.rolls(['battle', a], ['battle', b]);
const losses = (t: Told): unknown[] => t.told(7, 'lost-so-far').map(([, , a, , b]) => [a, b]);
const senders = (t: Told): unknown[] => t.told(7, 'sent').map(([, seat]) => seat);
const wonBy = (t: Told): unknown => t.told(7, 'battle-won').at(-1)?.[1];

/** Four of nearly the same power. */
const FOUR = ['rattata', 'meowth', 'pidgey', 'spearow'];

describe('League battles', () => {
  it('H-VEC-16 H-LGB-01 H-LGB-03 H-LGB-11 H-LGB-13 the example: three against three, one pair at a time', () => {
    const t = fight(
      { team: ['dragonite', 'blastoise', 'gengar'] },
      { team: ['alakazam', 'gengar', 'nidoking'] },
      true,
    );
    t.expectAsked('send', [0, 1]).answers(0, 'dragonite').answers(1, 'alakazam');
    dice(t, 3, 2).expectAsked('send-against', 1).answer('gengar');
    dice(t, 1, 6).expectAsked('send-against', 0).answer('blastoise');
    dice(t, 1, 6);
    dice(t, 6, 1);
    dice(t, 1, 6);
    expect(losses(t)).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [2, 2],
      [3, 2],
    ]);
    expect(senders(t)).toEqual([0, 1, 1, 0, 0, 1]);
    expect(wonBy(t)).toBe(1);
    t.rolls(['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet']);
    expect(handOf(t, 1)).toEqual(['magnet', 'potion', 'vitamin']);
  });

  it('H-LGB-02 H-HID-09 the first are sent at the same time, unseen', () => {
    const t = fight({ team: FOUR }, { team: FOUR }).answers(0, 'meowth');
    expect(t.told(1, 'sent')).toEqual([]);
    expect(t.view(1).battle?.sides[0].sent).toEqual([]);
    t.answers(1, 'pidgey');
    expect(t.told(1, 'sent')).toHaveLength(2);
    t.expectChance('battle');
  });

  it('H-LGB-04 H-HID-10 after a duel only the loser sends, knowing the other and seen at once', () => {
    const t = fight({ team: FOUR }, { team: FOUR }).answers(0, 'rattata').answers(1, 'rattata');
    dice(t, 6, 1).expectAsked('send-against', 1);
    expect(t.decision(1).say).toEqual(['ask.send-against', monOf('rattata')]);
    expect(t.optionIds(1)).toEqual(['meowth', 'pidgey', 'spearow']);
    t.answer('meowth').expectChance('battle');
    expect(t.view(0).battle?.sides.map(({ sent }) => sent)).toEqual([['rattata'], ['meowth']]);
  });

  it('H-LGB-05 one new Item for each duel, gone after its roll', () => {
    const t = fight({ team: ['rattata'], hand: ['vitamin', 'x-item'] }, { team: ['rattata', 'meowth'] });
    t.answers(1, 'rattata').expectAsked('lay', 0).answer('vitamin');
    dice(t, 2, 1).expectAsked('lay', 0);
    expect(discarded(t)).toEqual(['vitamin']);
    t.answer('x-item').rolls(['battle', 2], ['battle', 1], ['item', 'x-item'], ['item', 'vitamin']);
    expect(wonBy(t)).toBe(0);
  });

  it('H-LGB-06 H-LGB-08 a tie fells both, and both send the next in secret', () => {
    const t = fight({ team: FOUR }, { team: FOUR }).answers(0, 'rattata').answers(1, 'rattata');
    dice(t, 3, 3).expectAsked('send-next', [0, 1]);
    expect(losses(t)).toEqual([[1, 1]]);
    expect(t.optionIds(0)).toEqual(['meowth', 'pidgey', 'spearow']);
  });

  /** Ties and results one after the other: who rolls higher. */
  const play = (t: Told, ...results: readonly (0 | 1 | 'tie')[]): Told => {
    for (const result of results) {
      for (const seat of t.match.chance === null ? t.match.open() : []) t.answers(seat, t.optionIds(seat)[0]);
      if (result === 'tie') dice(t, 3, 3);
      else if (result === 0) dice(t, 6, 1);
      else dice(t, 1, 6);
    }
    return t;
  };
  const ALIKE = { team: ['eevee', 'eevee', 'eevee', 'eevee', 'eevee'] };

  it('H-VEC-18 H-LGB-07 a tie that makes it three against two decides', () => {
    const t = play(fight(ALIKE, ALIKE), 1, 0, 1, 'tie');
    expect(losses(t).at(-1)).toEqual([3, 2]);
    expect(wonBy(t)).toBe(1);
  });

  it('H-LGB-11 who has lost three is beaten, whoever is left in the team', () => {
    const t = play(fight(ALIKE, ALIKE), 0, 1, 0);
    expect([losses(t).at(-1), wonBy(t)]).toEqual([[1, 2], undefined]);
    play(t, 0);
    expect([losses(t).at(-1), wonBy(t)]).toEqual([[1, 3], 0]);
  });

  it('H-VEC-17 H-LGB-09 three all: a fourth each, and the winner of that duel has won', () => {
    const t = play(fight(ALIKE, ALIKE), 1, 0, 1, 0, 'tie');
    expect([losses(t).at(-1), wonBy(t)]).toEqual([[3, 3], undefined]);
    play(t, 0);
    expect([losses(t).at(-1), wonBy(t)]).toEqual([[3, 4], 0]);
  });

  it('H-LGB-09 further ties go on while both have one; who has none loses', () => {
    const both = play(fight(ALIKE, ALIKE), 'tie', 'tie', 'tie', 'tie', 0);
    expect([losses(both).at(-1), wonBy(both)]).toEqual([[4, 5], 0]);
    const t = play(fight(ALIKE, { team: ALIKE.team.slice(0, 4) }), 'tie', 'tie', 'tie', 'tie');
    expect(wonBy(t)).toBe(0);
  });

  it('H-LGB-10 nothing is named in advance: any obedient one not used yet (H-AMB-42)', () => {
    const a = { team: ['rattata', 'meowth', 'wartortle', 'rayquaza'], badges: ['brock'] };
    const t = fight(a, { team: FOUR });
    expect(t.optionIds(0)).toEqual(['rattata', 'meowth', 'wartortle']);
    t.answers(0, 'meowth').answers(1, 'rattata');
    dice(t, 1, 6);
    expect(t.optionIds(0)).toEqual(['rattata', 'wartortle']);
  });

  it('H-LGB-12 with fewer than three: beaten when none is left', () => {
    const t = fight({ team: ['rattata', 'meowth'] }, { team: FOUR });
    t.answers(0, 'rattata').answers(1, 'rattata');
    dice(t, 1, 6);
    dice(t, 1, 6);
    expect([losses(t).at(-1), wonBy(t)]).toEqual([[2, 0], 1]);
  });

  it('H-BAT-24 without any obedient Pokémon the battle is lost at once (H-AMB-25)', () => {
    const t = fight({ team: ['blastoise'], badges: [] }, { team: FOUR });
    expect([senders(t), wonBy(t)]).toEqual([[], 1]);
  });

  it('H-LGB-14 a Potion starts anew the duel that was lost, no more', () => {
    const t = fight({ team: ['rattata', 'meowth'], hand: ['potion'] }, { team: ['rattata'] });
    t.answer('rattata').answers(0, 'nothing');
    dice(t, 1, 6).expectAsked('on-loss', 0).answer('potion');
    expect(losses(t)).toEqual([]);
    dice(t, 6, 1).roll('item', 'potion');
    expect([losses(t), wonBy(t)]).toEqual([[[0, 1]], 0]);
  });

  it('H-LGB-15 nobody has one left: a die each until they differ (H-AMB-25)', () => {
    const t = fight({ team: ['rattata'] }, { team: ['rattata'] });
    dice(t, 4, 4).rolls(['tie', 2], ['tie', 2], ['tie', 3], ['tie', 5]);
    expect(wonBy(t)).toBe(1);
  });
});
