import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { ITEMS } from '../src/data/items.ts';
import { allInWords, inWords, option } from './meant.ts';
import { expectTurnOf, give, isKo, knownTo, meeting, type Played, want } from './meeting.ts';
import { handOf, table, teamOf } from './table.ts';

const MINE = ['Bulbasaur', 'Pidgey', 'Rattata'];
const THEIRS = ['Charmander', 'Abra', 'Ekans'];
const SWAP = [give('Pidgey'), want('Abra')];

/** Seat 0 has stopped at seat 1 and composes an offer. */
const offering = (...args: Parameters<typeof meeting>): Played => meeting(...args).answer('trade');

describe('Who may offer what', () => {
  it('C-TRADE-01 only the active player offers, and only on passing a lone trainer', () => {
    const lone = meeting({ team: MINE }, { team: THEIRS });
    lone.expectAsked('stop', 0);
    expect(lone.optionIds()).toContain('trade');
    const two = meeting(
      { team: MINE },
      { team: THEIRS },
      { others: [{ at: 'p03', team: ['Squirtle', 'Zubat'] }] },
    );
    two.rolls(['item', 'fly'], ['item', 'fly']); // nobody to stop for: straight on to Viridian City
    expect(two.view(0).trainers[0].at).toBe('viridian');
    expectTurnOf(two, 1);
    const behind = table({
      trainers: [
        { at: 'p02', team: MINE },
        { at: 'p01', team: THEIRS },
      ],
    });
    behind.rolls(['move', 2], ['item', 'fly'], ['item', 'fly']);
    expectTurnOf(behind, 1);
  });

  it('C-TRADE-02 an offer names a Pokémon from each side, and may add Pokémon and Item Cards', () => {
    const t = offering({ team: MINE, hand: ['potion'] }, { team: THEIRS, hand: ['great-ball'] });
    expect(t.refusal([give('Pidgey'), 'give:potion'])).toMatchObject({ code: 'incomplete' });
    expect(t.refusal([want('Abra'), 'give:potion'])).toMatchObject({ code: 'incomplete' });
    expect(t.refusal([give('Pidgey'), give('Rattata')])).toMatchObject({ code: 'incomplete' });
    t.answer([give('Pidgey'), give('Rattata'), want('Abra'), 'give:potion', 'want:great-ball']).answer(
      'accept',
    );
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Abra']);
    expect(teamOf(t.s, 1)).toEqual(['Charmander', 'Ekans', 'Pidgey', 'Rattata']);
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([['great-ball'], ['potion']]);
    expectTurnOf(t, 1);
  });

  it('C-TRADE-02 without anything but a Starter on either side no offer can be made', () => {
    for (const teams of [
      [MINE, ['Charmander']],
      [['Bulbasaur'], THEIRS],
    ]) {
      const t = meeting({ team: teams[0] }, { team: teams[1] });
      expect(t.optionIds()).toEqual(['go-on', 'challenge']);
      expect(t.refusal('trade').clause).toBe('C-TRADE-02');
    }
  });

  it('C-TRADE-03 a Starter never changes owner, in any kind of trade', () => {
    const t = offering({ team: MINE }, { team: THEIRS });
    expect(t.optionIds()).toEqual(['Pidgey', 'Rattata'].map(give).concat(['Abra', 'Ekans'].map(want)));
    expect(t.refusal([want('Abra'), give('Bulbasaur')]).clause).toBe('C-TRADE-03');
    expect(t.refusal([give('Pidgey'), want('Charmander')]).clause).toBe('C-TRADE-03');
    const event = table({ trainers: [{ at: 'p01', team: MINE }, { team: THEIRS }] });
    event.rolls(['move', 1], ['event', 'trade']);
    expect(event.optionIds()).toEqual(['take:63', 'take:23']);
    event.answer('take:63');
    expect(event.optionIds()).toEqual(['give:16', 'give:19']);
  });

  it('C-TRADE-09 cards given are in the own hand; cards asked for are of any sort, as many as the other holds', () => {
    const t = offering({ team: MINE, hand: ['fly', 'fly'] }, { team: THEIRS, hand: ['potion', 'potion'] });
    const items = t.optionIds().filter((id) => !/:\d+$/.test(id));
    expect(items.filter((id) => id.startsWith('give:'))).toEqual(['give:fly', 'give:fly#2']);
    const asked = items.filter((id) => id.startsWith('want:') && !id.includes('#'));
    expect(asked).toEqual(ITEMS.map(({ id }) => `want:${id}`));
    expect(items).toContain('want:poke-doll#2');
    expect(items).not.toContain('want:poke-doll#3');
    expect(t.refusal([...SWAP, 'want:fly', 'want:potion', 'want:great-ball']).code).toBe('no-such-option');
    t.answer([...SWAP, 'want:potion', 'want:potion#2']).answer('accept');
    expect(handOf(t.s, 0)).toEqual(['fly', 'fly', 'potion', 'potion']);
    expectTurnOf(t, 1);
  });

  it('C-TRADE-09 no card can be asked of an empty hand', () => {
    const t = offering({ team: MINE }, { team: THEIRS });
    expect(t.optionIds().filter((id) => id.startsWith('want:') && !/:\d+$/.test(id))).toEqual([]);
  });
});

describe('The answer', () => {
  it('C-TRADE-04 the other trainer accepts or refuses freely, without a Poké Doll', () => {
    const t = offering({ team: MINE }, { team: THEIRS }).answer(SWAP);
    t.expectAsked('answer-offer', 1);
    expect(t.optionIds()).toEqual(['accept', 'refuse']);
    expect(handOf(t.s, 1)).toEqual([]);
  });

  it('C-TRADE-05 refused: the move goes on to its end, which is carried out', () => {
    const t = offering({ team: MINE }, { team: THEIRS }).answer(SWAP).answer('refuse');
    t.rolls(['item', 'potion'], ['item', 'great-ball']);
    expect(t.view(0).trainers[0].at).toBe('viridian');
    expect(handOf(t.s, 0)).toEqual(['great-ball', 'potion']);
    expect([teamOf(t.s, 0), teamOf(t.s, 1)]).toEqual([MINE, THEIRS]);
    expectTurnOf(t, 1);
  });

  it('C-TRADE-06 accepted: both sides change hands, the mover stays, the space is not resolved, the turn ends', () => {
    const t = offering({ team: MINE, hand: ['great-ball'] }, { team: THEIRS })
      .answer(SWAP)
      .answer('accept');
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Rattata', 'Abra']);
    expect(teamOf(t.s, 1)).toEqual(['Charmander', 'Ekans', 'Pidgey']);
    expect(t.view(0).trainers.map(({ at }) => at)).toEqual(['p03', 'p03']);
    expect(t.view(0).circles.p03).toBe(0); // still face down: no attempt was made
    expectTurnOf(t, 1);
  });

  it('C-TRADE-07 knocked-out Pokémon are given and taken, and stay knocked out', () => {
    const t = offering({ team: MINE, ko: ['Pidgey'] }, { team: THEIRS, ko: ['Abra'] });
    t.answer(SWAP).answer('accept');
    expect([isKo(t, 0, 'Abra'), isKo(t, 1, 'Pidgey')]).toEqual([true, true]);
    expect(t.s.trainers.map(({ ko }) => ko.length)).toEqual([1, 1]);
    expectTurnOf(t, 1);
  });

  it('C-KO-03 who is offered one that is knocked out is told so, and that it adds no power', () => {
    const t = offering({ team: MINE, ko: ['Pidgey'] }, { team: THEIRS }).answer(SWAP);
    expect(inWords(t.decision(1).say, 1)).toMatch(
      /^seat 0 offers Pidgey \(.*, knocked out\) for your Abra\./,
    );
    const { brings, deal } = option(t, 'accept', 1);
    expect(allInWords(brings, 1)[0]).toContain('knocked out');
    expect(deal?.get?.slice(1)).toEqual([0, 0]);
    const fit = offering({ team: MINE }, { team: THEIRS }).answer(SWAP);
    expect(inWords(fit.decision(1).say, 1)).not.toContain('knocked out');
    expect(option(fit, 'accept', 1).deal?.get?.[1]).toBeGreaterThan(0);
  });

  it('C-TRADE-08 one offer, one answer: no counter-offer, no second offer, no challenge after it', () => {
    const t = offering({ team: MINE }, { team: THEIRS }, { others: [{ team: ['Squirtle', 'Zubat'] }] });
    t.answer(SWAP);
    expect(t.refusal([give('Ekans'), want('Rattata')]).code).toBe('ill-formed');
    t.answer('refuse').rolls(['item', 'fly'], ['item', 'fly']);
    expect(t.told(0, 'offered')).toHaveLength(1);
    expectTurnOf(t, 1);
  });
});

describe('What is known of a trade', () => {
  it('C-TRADE-09 one who lacks an asked card can only refuse, which looks to all others like any refusal', () => {
    const ask = [...SWAP, 'want:poke-doll'];
    const stage = (hand: 'potion' | 'poke-doll'): Played =>
      offering({ team: MINE }, { team: THEIRS, hand: [hand] }, { others: [{}] }).answer(ask);
    const lacks = stage('potion').expectAsked('answer-offer', 1);
    expect(lacks.optionIds(1)).toEqual(['refuse']); // asked all the same: not to be asked would tell
    lacks.answer('refuse');
    const holds = stage('poke-doll').answer('refuse');
    for (const t of [lacks, holds]) t.rolls(['item', 'fly'], ['item', 'fly']);
    for (const seat of [0, 2, SPECTATOR]) {
      expect(lacks.told(seat)).toEqual(holds.told(seat));
      expect(lacks.view(seat)).toEqual(holds.view(seat));
    }
    expect(lacks.told(1, 'refused')).toEqual([['refused', 1, 0]]);
    for (const t of [lacks, holds]) expectTurnOf(t, 1);
  });

  it('C-TRADE-09 two copies asked, one held: not enough', () => {
    const t = offering({ team: MINE }, { team: THEIRS, hand: ['potion', 'fly'] });
    t.answer([...SWAP, 'want:potion', 'want:potion#2']);
    expect(t.optionIds(1)).toEqual(['refuse']);
    t.answer('refuse').rolls(['item', 'fly'], ['item', 'fly']);
    expect(t.told(0, 'accepted')).toEqual([]);
    expectTurnOf(t, 1);
  });

  it('C-TRADE-06 offers are heard by all, and traded cards stay known to all', () => {
    const t = offering(
      { team: MINE, hand: ['potion', 'fly'] },
      { team: THEIRS, hand: ['great-ball', 'ultra-ball'] },
      { others: [{}] },
    );
    t.answer([...SWAP, 'give:potion', 'want:great-ball']);
    for (const seat of [1, 2, SPECTATOR]) expect(t.told(seat, 'offered')).toEqual(t.told(0, 'offered'));
    expect(t.told(2, 'offered')).toHaveLength(1);
    t.answer('accept');
    for (const seat of [2, SPECTATOR]) {
      expect(knownTo(t, seat, 0)).toEqual(['great-ball']);
      expect(knownTo(t, seat, 1)).toEqual(['potion']);
    }
    expect(knownTo(t, 0, 1)).toEqual(['potion']); // and nothing of the rest
    expect(t.view(2).trainers.map(({ cards }) => cards)).toEqual([2, 2, 0]);
    expectTurnOf(t, 1);
  });
});
