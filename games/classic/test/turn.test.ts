import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { CITIES, SPACES } from '../src/board.ts';
import type { ItemId } from '../src/data/items.ts';
import { expectTurnOf, potion, send } from './meeting.ts';
import { playRandomly } from './random.ts';
import { dexOf, handOf, placeOf, table } from './table.ts';

const four = (id: ItemId): ItemId[] => [id, id, id, id];
const CITY_IDS = CITIES.map((at) => SPACES[at].id);

describe('Turn', () => {
  it('C-TURN-01 roll one die and move, or fly instead', () => {
    const start = () =>
      table({ trainers: [{ at: 'viridian', hand: ['fly'] }, { at: 'p09' }] }).expectAsked('start', 0);
    const rolled = start().answer('roll').rolls(['move', 2], ['chip', 'Pidgey'], ['catch', 1]);
    expect(placeOf(rolled.s, 0)).toBe('p05');
    expect(handOf(rolled.s, 0)).toEqual(['fly']); // no flight after the roll
    expectTurnOf(rolled, 1);
    const flown = start().answer('fly:lavender').rolls(['item', 'potion'], ['item', 'potion']);
    expect(placeOf(flown.s, 0)).toBe('lavender');
    expect(flown.told(SPECTATOR, 'rolled')).toEqual([]); // no roll after the flight
    expectTurnOf(flown, 1);
  });

  it('C-TURN-06 there is no pass', () => {
    table({ trainers: [{}, { at: 'p09' }] }).expectChance('move'); // without a card there is no choice at all
    const t = table({
      trainers: [{ at: 'saffron', team: ['Pikachu', 'Pidgey'], ko: ['Pidgey'], hand: ['fly', 'potion'] }, {}],
    });
    const flights = CITY_IDS.filter((id) => id !== 'saffron').map((id) => `fly:${id}`);
    expect(t.optionIds().sort()).toEqual(['roll', ...flights, potion('Pidgey')].sort());
    for (const id of ['pass', 'go-on', 'fly:saffron']) expect(t.refusal(id).code).toBe('no-such-option');
    t.answer(potion('Pidgey')).expectAsked('start', 0); // a Potion does not end it
    t.answer('roll').roll('move', 1);
    expect(t.optionIds().sort()).toEqual(['move:b01', 'move:g14', 'move:g15', 'move:g17']);
    for (const id of ['pass', 'move:saffron']) expect(t.refusal(id).code).toBe('no-such-option');
  });

  it('C-TURN-06 in every turn a mover moves, flies or stops with somebody', () => {
    let moved = 1;
    let turns = 0;
    playRandomly(4, 31, {
      turns: 400,
      hear: (what) => {
        if (what === 'turn') {
          if (moved === 0) expect.fail(`nobody moved in turn ${turns}`);
          moved = 0;
          turns++;
        } else if (what === 'moved' || what === 'flew' || what === 'stopped') moved++;
      },
    });
    expect(turns).toBeGreaterThan(100);
  });

  it('C-TURN-02 any number of Item Cards in one turn, each in its own time', () => {
    const team = ['Pikachu', 'Pidgey', 'Rattata'];
    const t = table({
      trainers: [
        {
          at: 'p01',
          team,
          ko: ['Pidgey', 'Rattata'],
          hand: ['potion', 'potion', 'time-machine', 'time-machine', 'attack-bonus-5', 'attack-bonus-5'],
        },
        { at: 'pewter' },
      ],
    });
    expect(t.refusal('play:time-machine').clause).toBe('C-TM-03');
    expect(t.refusal('play:attack-bonus-5').clause).toBe('C-ATK-03');
    t.answer(potion('Pidgey')).answer(potion('Rattata')).roll('move', 2);
    t.answer('reroll:1').rolls(['move', 1]).pass(0).roll('event', 'fight');
    t.answer(send('Pikachu')).answer(['attack-bonus-5', 'attack-bonus-5#2']);
    t.rolls(['battle', 1], ['battle', 6]).answer('reroll:2').rolls(['battle', 1]);
    t.rolls(['item', 'fly'], ['item', 'fly']);
    expect(t.told(SPECTATOR, 'played')).toHaveLength(4);
    expect(t.told(SPECTATOR, 'turned-up')).toHaveLength(1);
    expect(handOf(t.s, 0)).toEqual(['fly', 'fly']); // all six are spent
    expectTurnOf(t, 1);
  });

  it('C-TURN-03 after moving the instruction of the space is carried out', () => {
    const t = table({ trainers: [{ at: 'p03' }, { at: 'pewter' }] });
    t.roll('move', 1).expectChance('item');
    t.rolls(['item', 'fly'], ['item', 'potion']);
    expect(handOf(t.s, 0)).toEqual(['fly', 'potion']);
    expectTurnOf(t, 1);
  });

  it('C-TURN-03 unless the move ended in a stop', () => {
    const t = table({ trainers: [{ at: 'p03' }, { at: 'viridian' }] });
    t.roll('move', 2).answer('challenge').rolls(['battle', 6], ['battle', 1]);
    t.rolls(['item', 'fly'], ['item', 'fly']); // the spoils, and no cards of Viridian City
    expect(placeOf(t.s, 0)).toBe('viridian');
    expect(handOf(t.s, 0)).toEqual(['fly', 'fly']);
    expectTurnOf(t, 1);
  });

  it('C-TURN-04 end step: last Potion, 20 Power Points, hand limit', () => {
    // 4 + 7 + 7 = 18 and a knocked-out 2: with the Potion 20
    const t = table({
      trainers: [
        {
          at: 'p03',
          team: ['Bulbasaur', 'Ivysaur', 'Wartortle', 'Caterpie'],
          ko: ['Caterpie'],
          hand: ['potion', 'fly', 'fly', 'poke-doll', 'poke-doll', 'great-ball'],
        },
        { at: 'pewter', hand: [...four('attack-bonus-1'), ...four('master-ball')] },
        { at: 'pewter', hand: ['potion', ...four('attack-bonus-2'), ...four('attack-bonus-3')] },
      ],
    });
    t.answer('roll').rolls(['move', 1], ['item', 'great-ball'], ['item', 'great-ball']);
    t.expectAsked('last-potion', 0).answer(potion('Caterpie'));
    expect(placeOf(t.s, 0)).toBe('cinnabar');
    t.rolls(['item', 'ultra-ball'], ['item', 'ultra-ball']);
    t.expectAsked('discards', 0).answer(['fly', 'fly#2']); // 6 + 2 - 1 + 2 = 9
    t.expectAsked('discards', 1).answer(['master-ball']);
    t.expectAsked('discards', 2).answer(['attack-bonus-2', 'attack-bonus-3']);
    expect(t.s.trainers.map((trainer) => trainer.hand.length)).toEqual([7, 7, 7]);
    expectTurnOf(t, 1);
  });

  it('C-TURN-04 a Potion played for the hand limit still leads to Cinnabar, once', () => {
    const t = table({
      trainers: [
        {
          at: 'p03',
          team: ['Squirtle', 'Ivysaur', 'Butterfree', 'Caterpie', 'Weedle'],
          ko: ['Caterpie', 'Weedle'],
          hand: ['potion', 'potion', 'fly', 'fly', 'poke-doll', 'poke-doll', 'great-ball'],
        },
        { at: 'pewter' },
      ],
    });
    t.answer('roll').rolls(['move', 1], ['item', 'great-ball'], ['item', 'great-ball']);
    t.expectAsked('last-potion', 0).answer('go-on').expectAsked('over-limit', 0);
    expect(placeOf(t.s, 0)).toBe('viridian');
    t.answer(potion('Caterpie')); // 9 - 1 cards and 20 Power Points
    expect(placeOf(t.s, 0)).toBe('cinnabar');
    t.rolls(['item', 'ultra-ball'], ['item', 'ultra-ball']).expectAsked('over-limit', 0);
    t.answer(potion('Weedle')); // 10 - 1 cards, and no second journey
    t.expectAsked('discards', 0).answer(['fly', 'fly#2']);
    expect(t.told(SPECTATOR, 'called-to-cinnabar')).toHaveLength(1);
    expectTurnOf(t, 1);
  });

  it('C-TURN-05 the move to Cinnabar for 20 Power Points passes nobody', () => {
    const t = table({
      trainers: [
        { at: 'r08', team: ['Bulbasaur', 'Ivysaur', 'Charizard', 'Venusaur'] },
        { at: 'r10', team: ['Pikachu', 'Pidgey'] },
        { at: 'cinnabar' },
      ],
    });
    t.roll('move', 2).answer('move:r09').rolls(['chip', 'Onix'], ['catch', 1]);
    t.rolls(['item', 'fly'], ['item', 'fly']); // nobody was asked about a stop
    expect(t.view(0).trainers.map(({ at }) => at)).toEqual(['cinnabar', 'r10', 'cinnabar']);
    expectTurnOf(t, 1);
  });

  it('C-TURN-05 nor does the return from a lost Final Battle', () => {
    const t = table({ trainers: [{ at: 'i04' }, { at: 'i07' }, { at: 'cinnabar' }] });
    t.rolls(['move', 1], ['rival', 1], ['rival', 2], ['rival-card', 'Gary'], ['battle', 1], ['battle', 1]);
    t.rolls(['item', 'fly'], ['item', 'fly']); // the Master's reward
    expect(t.view(0).trainers.map(({ at, cards }) => [at, cards])).toEqual([
      ['cinnabar', 0],
      ['i07', 0],
      ['cinnabar', 2],
    ]);
    expect(t.s.trainers[0].ko).toEqual([dexOf('Bulbasaur')]);
    expectTurnOf(t, 1);
  });
});
