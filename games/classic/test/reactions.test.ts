import { SPECTATOR, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import {
  asideTo,
  challenge,
  expectTurnOf,
  give,
  knownTo,
  meeting,
  openHands,
  type Played,
  potion,
  send,
  totals,
  want,
} from './meeting.ts';
import { handOf, type Seated, table, teamOf } from './table.ts';

const TM = 'time-machine';

describe('Time Machine windows', () => {
  it('C-REACT-01 every holder is asked; the active player’s answer comes first, then clockwise', () => {
    const holder: Seated = { hand: [TM] };
    const t = table({ trainers: [holder, {}, holder, holder], active: 2 }).rolls(['move', 1]);
    t.expectAsked(TM, [2, 3, 0]);
    t.answers(0, 'reroll:1').answers(3, 'reroll:1').answers(2, 'pass'); // the earlier seat counts, not the faster
    expect(t.told(1, 'played')).toEqual([['played', 3, 8]]);
    expect([0, 2, 3].map((seat) => handOf(t.s, seat))).toEqual([[TM], [TM], []]);
    t.rolls(['move', 1]).expectAsked(TM, [2, 0]); // again from the start of the order
  });

  it('C-REACT-01 the window closes when everyone entitled has passed in a row', () => {
    const t = table({ trainers: [{ at: 'saffron', hand: [TM] }, { hand: [TM] }] }).rolls(['move', 2]);
    t.pass(1).expectAsked(TM, 0).pass(0).expectAsked('move', 0);
    expect(t.told(0, 'played')).toEqual([]);
  });

  it('C-REACT-01 the Master is not entitled during that battle; the finalist and third trainers are', () => {
    const holder: Seated = { hand: [TM] };
    const t = table({ trainers: [{ at: 'i04', ...holder }, holder, holder] })
      .rolls(['move', 1])
      .pass();
    t.rolls(['rival', 5], ['rival', 2]).expectAsked(TM, [0, 1, 2]).pass(); // nobody is the Master yet
    t.rolls(['rival-card', 'Lance'], ['battle', 1], ['battle', 1]).expectAsked(TM, [0, 2]);
  });

  it('C-REACT-02 both dice of a battle have one common window, with the cards still face down', () => {
    const me: Seated = { hand: ['attack-bonus-5', TM] };
    const t = challenge(me, { hand: [TM] })
      .answer(['attack-bonus-5'])
      .rolls(['battle', 1]);
    t.expectChance('battle'); // no window between the two dice
    t.rolls(['battle', 6]).expectAsked(TM, [0, 1]);
    for (const seat of [0, 1]) expect(t.optionIds(seat)).toEqual(['pass', 'reroll:1', 'reroll:2']);
    expect(t.told(1, 'turned-up')).toEqual([]);
    expect(asideTo(t, 1, 0)).toEqual([null]);
    t.pass(); // fixes both
    expect(totals(t, 1)).toEqual([[0, 4 + 1 + 5, 1, 4 + 6]]);
    t.expectChance('battle');
  });
});

describe('Other reactions', () => {
  it('C-REACT-03 the Doll window opens on a challenge, before Pokémon are chosen, for the challenged alone', () => {
    const doll: Seated = { hand: ['poke-doll'] };
    const mine = { team: ['Bulbasaur', 'Pidgey'], ...doll };
    const passing = challenge(mine, { team: ['Charmander', 'Abra'], ...doll }, { others: [doll] });
    const event = table({ trainers: [{ at: 'p01', ...mine }, doll, doll] }).rolls(
      ['move', 1],
      ['event', 'fight'],
    );
    event.answer('fight:1');
    for (const t of [passing, event]) {
      t.expectAsked('doll-challenge', 1);
      expect(t.told(0, 'challenged')).toEqual([['challenged', 0, 1]]);
      expect(t.told(0, 'sent-out')).toEqual([]);
      t.pass().expectAsked('send', 0);
    }
  });

  it('C-REACT-03 one Doll ends the challenge', () => {
    const t = challenge({}, { hand: ['poke-doll', 'poke-doll'] }).answer('use');
    expect(handOf(t.s, 1)).toEqual(['poke-doll']);
    t.expectChance('item'); // the move goes on
  });

  it('C-REACT-04 the Doll window opens once target, given and wanted Pokémon are named', () => {
    const doll: Seated = { hand: ['poke-doll'] };
    const t = table({
      trainers: [
        { at: 'p01', team: ['Bulbasaur', 'Pidgey', 'Ekans'] },
        { team: ['Charmander', 'Abra'], ...doll },
        { team: ['Squirtle', 'Zubat'], ...doll },
      ],
    });
    t.rolls(['move', 1], ['event', 'trade']).answer('take:63').expectAsked('trade-give', 0).answer('give:23');
    t.expectAsked('doll-trade', 1);
    expect(t.decision().say).toEqual(['ask.doll-trade', 0, 23, 63, false]);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Pidgey', 'Ekans']);
  });

  it('C-REACT-05 Attack Bonus cards are announced once by each side, the challenger first', () => {
    const t = challenge({ hand: ['attack-bonus-1'] }, { hand: ['attack-bonus-2'] });
    t.expectAsked('bonus', 0).answer([]).expectAsked('bonus', 1).answer(['attack-bonus-2']);
    t.expectChance('battle'); // the challenger cannot answer to that
    expect(t.s.battle?.cards).toEqual([0, 1]);
  });

  it('C-REACT-06 Potion is no reaction: not for the one who is challenged, only for who started the battle', () => {
    const hurt = (team: readonly string[]): Seated => ({ team, ko: [team[2]], hand: ['potion'] });
    const t = challenge(hurt(['Bulbasaur', 'Pidgey', 'Ekans']), hurt(['Charmander', 'Abra', 'Zubat']));
    expect(t.optionIds()).toContain(potion('Ekans'));
    t.answer(send('Pidgey')).expectAsked('send', 1);
    expect(t.optionIds()).toEqual([send('Charmander'), send('Abra')]);
    expect(t.refusal('play:potion')).toMatchObject({ clause: 'C-POT-02' });
  });

  it('C-REACT-08 an offer opens one answer, for the addressed trainer alone', () => {
    const others = [{ team: ['Squirtle', 'Zubat'], hand: ['poke-doll'] as const }];
    const mine = { team: ['Bulbasaur', 'Pidgey'] };
    const t = meeting(mine, { team: ['Charmander', 'Abra'], hand: ['poke-doll'] }, { others });
    t.answer('trade')
      .answer([give('Pidgey'), want('Abra')])
      .expectAsked('answer-offer', 1);
    expect(t.optionIds()).toEqual(['accept', 'refuse']);
    expect(t.refusal('accept', 2).code).toBe('not-asked');
  });

  it('C-REACT-09 hand-limit discards open in the end step, one trainer after the other', () => {
    const eight: readonly ItemId[] = [
      'fly',
      'potion',
      TM,
      'poke-doll',
      'great-ball',
      'ultra-ball',
      'master-ball',
      'attack-bonus-1',
    ];
    const t = table({ trainers: [{ at: 'p02' }, { hand: eight }, { hand: eight }] })
      .rolls(['move', 2])
      .pass();
    t.rolls(['item', 'fly'], ['item', 'fly']).expectAsked('discards', 1); // only now, though 8 were held before
    t.answer(['potion']).expectAsked('discards', 2);
    expect(t.refusal(['potion'], 1).code).toBe('not-asked');
    t.answer(['fly']);
    expectTurnOf(t, 1);
  });
});

describe('What others notice', () => {
  /** Plays the same story twice and compares what everybody but seat 1 sees. */
  function looksAlike(a: Played, b: Played): void {
    for (const seat of [0, 2, SPECTATOR]) {
      expect(a.told(seat)).toEqual(b.told(seat));
      expect(a.view(seat)).toEqual(b.view(seat));
    }
  }

  it('C-REACT-10 whether a trainer could have played Time Machine does not show', () => {
    const play = (card: ItemId): Played => table({ trainers: [{}, { hand: [card] }, {}] }).rolls(['move', 1]);
    const holds = play(TM).expectAsked(TM, 1).pass();
    const lacks = play('attack-bonus-1'); // nothing to ask
    for (const t of [holds, lacks]) t.expectChance('chip');
    looksAlike(holds, lacks);
  });

  it('C-REACT-10 the game stops for whoever holds any card, as it would for a Time Machine', () => {
    const stops = (hand: readonly ItemId[]): string[] => {
      const t = table({ trainers: [{}, { hand }, {}] });
      const cuts: string[] = [];
      t.match.onCut = ({ question }) => cuts.push(question.kind);
      t.rolls(['move', 1]);
      if (t.match.chance !== null) t.expectChance('chip');
      return [...cuts, ...t.match.open().map(() => 'asked')];
    };
    expect(stops([TM])).toEqual(['asked']);
    expect(stops(['attack-bonus-1'])).toEqual([TM]);
    expect(stops([])).toEqual([]); // everybody knows that there is nothing
  });

  it('C-REACT-10 nor whether a Poké Doll was kept back', () => {
    const play = (card: ItemId): Played => challenge({}, { hand: [card] }, { others: [{}] });
    const holds = play('poke-doll');
    const lacks = play('great-ball');
    expect(holds.view(0).battle).toEqual({ ...lacks.view(0).battle, picks: [0, 0], cards: [-1, -1] });
    holds.pass();
    for (const t of [holds, lacks]) t.expectChance('battle');
    looksAlike(holds, lacks);
  });

  it('C-REACT-10 nor whether there were Attack Bonus cards to set aside', () => {
    const play = (card: ItemId): Played => challenge({}, { hand: [card] }, { others: [{}] });
    const holds = play('attack-bonus-5').answer([]);
    const lacks = play('great-ball');
    for (const t of [holds, lacks]) t.expectChance('battle');
    looksAlike(holds, lacks);
  });

  it('C-REACT-05 setting no card aside tells nothing new, setting one aside says nothing of other sorts', () => {
    const hand: readonly ItemId[] = ['attack-bonus-1', 'attack-bonus-5', 'fly'];
    const play = (): Played => challenge({ hand }, {}, { also: openHands });
    expect(knownTo(play().answer([]).expectChance('battle'), 1, 0)).toEqual(hand);
    const one = play().answer(['attack-bonus-5']).expectChance('battle');
    expect(asideTo(one, 1, 0)).toEqual([null]);
    expect(knownTo(one, 1, 0)).toEqual(['fly']); // which of the two bonus cards is left nobody can tell
    expect(knownTo(one, 0, 0)).toEqual(['attack-bonus-1', 'fly']);
  });

  it('C-ITEM-03 what a seat imagines keeps its own hand and every known place, and nothing else', () => {
    const hand: readonly ItemId[] = [
      'fly',
      'potion',
      TM,
      'poke-doll',
      'great-ball',
      'ultra-ball',
      'master-ball',
    ];
    const t = table({
      trainers: [{ at: 'p03', hand }, { hand: ['fly'] }],
      items: { under: ['attack-bonus-5'] },
    });
    t.answer('roll').rolls(['move', 1]).pass().rolls(['item', 'attack-bonus-1'], ['item', 'attack-bonus-2']);
    t.answer(['potion', 'attack-bonus-1']).expectAsked('start', 1);
    const theirs = new Set<string>();
    const below = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const { s } = t.match.world(1, seeded(seed)) as { s: Played['s'] };
      expect(handOf(s, 1)).toEqual(['fly']);
      const [first, ...discards] = s.items.under.map((card) => s.items.kind[card]);
      expect([first, discards.length]).toEqual([4, 2]);
      theirs.add(String(handOf(s, 0)));
      below.add(String(discards));
    }
    expect(theirs.size).toBeGreaterThan(20);
    expect(below.size).toBeGreaterThan(10);
  });
});
