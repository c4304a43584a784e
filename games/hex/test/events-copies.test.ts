/** Events that are copied, and the turns they give. */
import { describe, expect, it } from 'vitest';
import { monOf } from '../src/pokemon.ts';
import { AWAY, event, three, two } from './events.ts';
import { handOf, table } from './table.ts';

describe('extra turns', () => {
  it('H-EVT-99 DJ Mary: another turn after this one', () => {
    const t = event('dj-mary', two());
    expect(t.s).toMatchObject({ active: 0, extraTurn: true });
  });

  it('H-VEC-43 a copy of DJ Mary waits behind the own one and a Bicycle, and a skip takes it', () => {
    const order = (hand: readonly 'bicycle'[], skips: number, turns: number) => {
      const t = event('dj-mary', {
        players: [{ hand }, { at: 'new-bark-0', hand: ['exp-share'] }, { at: 'new-bark-0' }],
        slots: { 'new-bark-1': 'empty', 'new-bark-2': 'empty', 'new-bark-4': 'empty', 'new-bark-3': 'empty' },
        also: (s) => {
          s.players[1].skips = skips;
        },
      });
      t.answers(1, 'exp-share');
      if (hand.length > 0) t.answer('bicycle');
      while (t.told(7, 'turn').length < turns) {
        t.roll('move', 1);
        if (t.match.chance !== null) continue;
        const ends = ['to:new-bark-4', 'to:new-bark-3', 'to:new-bark-2', 'to:new-bark-1'];
        t.answer(ends.find((id) => t.optionIds().includes(id)) as string);
      }
      return t.told(7, 'turn').map((say) => say[1]);
    };
    expect(order([], 0, 4)).toEqual([0, 1, 1, 2]);
    expect(order(['bicycle'], 0, 5)).toEqual([0, 0, 1, 1, 2]);
    expect(order([], 1, 4)).toEqual([0, 1, 1, 2]); // the first of seat 1 is passed over
  });
});

describe('copies', () => {
  it('H-REACT-23 a copied Alternative Gym ends nobody’s turn', () => {
    const t = event('alternative-gym', {
      ...two({ hand: ['rocket-attack'] }, { ...AWAY, team: ['squirtle'], hand: ['exp-share', 'potion'] }),
    });
    t.answers(1, 'exp-share').answers(0, 'nothing').answers(1, 'kabu');
    t.rolls(['battle', 6], ['item', 'vitamin']).expectAsked('after', 0).answer('done');
    expect(t.s.players[1].badges).toHaveLength(1);
  });

  it('H-EVT-111 H-REACT-23 a copied pawn move is a landing without a gym', () => {
    const t = event('pokemon-center', {
      players: [{}, { at: 'eterna-1', hand: ['exp-share'], visited: ['pewter'] }],
    });
    t.answers(1, 'exp-share').rolls(['item', 'potion'], ['item', 'vitamin']).answers(1, 'to:pewter-0');
    t.expectAsked('turn', 1); // standing in Pewter in the own turn, where staying is possible
    expect(t.optionIds()).toContain('stay');
    expect(t.told(7, 'challenged-leader')).toEqual([]);
  });

  it('H-EVT-111 "Start the League" gives only an Item then', () => {
    const t = table({
      players: [{ at: 'spikemuth-5' }, { at: 'spikemuth-1', hand: ['exp-share'], entered: true, laps: 1 }],
      also: (s) => {
        s.turn = 1;
        s.agenda = [{ do: 'end' }, { do: 'after' }, { do: 'landing', at: s.players[0].at }];
      },
    });
    t.roll('event', 'digletts-cave').answers(1, 'exp-share').answers(0, 'nothing');
    t.answers(1, 'to:league-7').roll('item', 'potion');
    expect(t.told(7, 'league-starts')).toEqual([]);
    expect(handOf(t, 1)).toEqual(['potion']);
  });

  it('H-REACT-21 a copy of GS Ball has a token, too', () => {
    const t = event('gs-ball', two({}, { ...AWAY, hand: ['exp-share'] })).answers(1, 'exp-share');
    t.rolls(['pokemon', 'gastly'], ['pokemon', 'abra']);
    expect(t.s.players[1].boosted).toEqual([monOf('abra')]);
  });

  it('H-REACT-19 a copy hits anew whoever blocked the original', () => {
    const t = event('rocket-hideout', three({}, { hand: ['exp-share'] }, { hand: ['poke-doll', 'potion'] }));
    t.answers(1, 'exp-share').expectAsked('on-hit', 2).answer('poke-doll');
    expect(handOf(t, 1)).toEqual(['potion']);
  });
});

it('H-REACT-18 an Event stays off the discard pile until all of it has ended', () => {
  const t = event('professor-oak', two({}, { ...AWAY, hand: ['exp-share'] })).answers(1, 'exp-share');
  t.rolls(['item', 'potion'], ['item', 'potion']);
  expect(t.s.eventDiscard).toEqual([]);
  t.rolls(['item', 'vitamin'], ['item', 'vitamin']);
  expect(t.s.eventDiscard).toHaveLength(1);
});
