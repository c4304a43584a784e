import { describe, expect, it } from 'vitest';
import { spaceOf } from '../src/board.ts';
import { monOf } from '../src/pokemon.ts';
import { event, superEvent } from './events.ts';
import { BOARD, discarded, go, handOf, type Seated, type Told, table, teamOf, trainerOf } from './table.ts';

/** Seat 0 has just stopped in a city. */
function arriving(city: string, slot: number, [me, ...others]: readonly Seated[]): Told {
  const space = `${city}-0`;
  return table({
    players: [{ at: space, ...me }, ...others],
    board: BOARD.with(slot, city),
    also: (s) => {
      s.turn = 1;
      s.agenda = [{ do: 'end' }, { do: 'after' }, { do: 'landing', at: spaceOf(space) }];
    },
  });
}

describe('what a Poké Doll stops', () => {
  it('H-ITEM-40 H-REACT-25 an Item: before anything random is fixed (H-AMB-96)', () => {
    const t = table({ players: [{ hand: ['rocket-attack'] }, { hand: ['poke-doll', 'fly'] }] });
    t.answer('rocket-attack:1').expectAsked('on-hit', 1); // no card has been picked yet
    t.answer('poke-doll').expectChance('move');
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([[], ['fly']]);
  });

  it('H-ITEM-41 H-REACT-34 H-TRADE-08 a forced trade, once both cards are named', () => {
    const players = [
      { team: ['abra', 'bulbasaur'] },
      { at: 'pewter-1', team: ['gastly'], hand: ['poke-doll' as const] },
    ];
    const blocked = event('trade', { players });
    blocked.expectAsked('on-hit', 1);
    expect(blocked.told(7, 'would-trade')).toEqual([['would-trade', 0, monOf('abra'), 1, monOf('gastly')]]);
    blocked.answer('poke-doll');
    expect(teamOf(blocked, 0)).toEqual(['abra', 'bulbasaur']);
    const t = event('trade', { players }).pass();
    expect([teamOf(t, 0), teamOf(t, 1)]).toEqual([['bulbasaur', 'gastly'], ['abra']]);
  });

  it('H-TRADE-08 H-LOCK-05 no forced trade takes a member of a locked family', () => {
    const t = event('trade', {
      players: [
        { team: ['abra', 'paras'] },
        { at: 'pewter-1', team: ['gastly', 'oddish'], locked: ['gastly'] },
      ],
    });
    t.answer('abra');
    expect(teamOf(t, 0)).toEqual(['paras', 'oddish']);
  });

  it('H-REACT-34 Poké Fans: nobody draws then (H-AMB-96)', () => {
    const t = event('poke-fans', {
      players: [{ trainer: 'misty' }, { at: 'pewter-1', trainer: 'koga', hand: ['poke-doll'] }],
    });
    t.answer('player:1').expectAsked('on-hit', 1).answer('poke-doll');
    expect([trainerOf(t, 0), handOf(t, 0), handOf(t, 1)]).toEqual(['misty', [], []]);
  });

  it('H-ITEM-43 H-REACT-35 Imposter Oak: each may block the own part alone, in table order (H-AMB-96)', () => {
    const t = event('imposter-oak', {
      players: [{ hand: ['poke-doll', 'fly'] }, { at: 'pewter-1', hand: ['poke-doll', 'honey'] }],
    });
    t.expectAsked('on-hit', 0).answer('poke-doll').expectAsked('on-hit', 1).pass();
    t.rolls(['item', 'vitamin'], ['item', 'vitamin']);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([['fly'], ['vitamin', 'vitamin']]);
  });

  it('H-REACT-26 H-REACT-35 the drawer may answer the Doll of the other, nobody that of the drawer (H-AMB-96)', () => {
    const t = event('imposter-oak', {
      players: [{ hand: ['poke-doll', 'poke-doll'] }, { at: 'pewter-1', hand: ['poke-doll', 'poke-doll'] }],
    });
    t.expectAsked('on-hit', 0).answer('poke-doll').expectAsked('on-hit', 1).answer('poke-doll');
    t.expectAsked('on-hit', 0).answer('poke-doll').expectAsked('on-hit', 1).answer('poke-doll');
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([[], []]);
  });

  it('H-REACT-36 H-REACT-42 Team Aqua Strikes: one window for each in table order, before any discard (H-AMB-96)', () => {
    const t = event('team-aqua-strikes', {
      players: [
        { hand: ['poke-doll'] },
        { at: 'pewter-1', hand: ['poke-doll'] },
        { at: 'eterna-1', hand: ['fly'] },
      ],
    });
    t.expectAsked('on-hit', 0).pass().expectAsked('on-hit', 1);
    expect(discarded(t)).toEqual([]);
    t.answer('poke-doll').expectAsked('on-hit', 0).pass();
    t.rolls(['item', 'vitamin'], ['item', 'potion']);
    expect([0, 1, 2].map((seat) => handOf(t, seat))).toEqual([['vitamin'], [], ['potion']]);
  });

  it('H-ITEM-44 a Super Event, and all of what it does to its user (H-AMB-52)', () => {
    const t = superEvent('galactic-operation', {
      players: [{}, { at: 'pewter-1', hand: ['poke-doll'] }, { at: 'eterna-1' }],
    });
    t.rolls(['item', 'vitamin'], ['item', 'vitamin'], ['item', 'vitamin'])
      .answer('player:1')
      .answer('same-again');
    t.expectAsked('on-hit', 1).answer('poke-doll');
    expect(t.s.players[1].skips).toBe(0);
  });

  it.each([
    ['ecruteak', 3],
    ['driftveil', 3],
    ['mossdeep', 5],
    ['sunyshore', 5],
    ['canalave', 5],
  ] as const)('H-REACT-37 H-ITEM-40 the draw in %s; its effect is used up (H-AMB-96)', (city, slot) => {
    const t = arriving(city, slot, [{ hand: ['poke-doll'] }, { at: 'pewter-1' }]);
    t.expectAsked('on-hit', 0).answer('poke-doll');
    expect(t.told(7, 'drew-event')).toEqual([]);
    expect(t.s.pioneers[slot]).toBe(0);
  });

  it('H-REACT-37 the theft of Spikemuth, which the visitor may answer', () => {
    const t = arriving('spikemuth', 5, [
      { hand: ['poke-doll'] },
      { at: 'pewter-1', hand: ['poke-doll', 'fly'] },
    ]);
    t.expectAsked('on-hit', 1)
      .answer('poke-doll')
      .expectAsked('on-hit', 0)
      .answer('poke-doll')
      .expectAsked('after', 0);
    expect(handOf(t, 0)).toEqual(['fly']);
  });

  it('H-ITEM-45 H-REACT-38 not a gift, a price, the hand limit, nor what hits nobody (H-AMB-52, H-AMB-96)', () => {
    const t = table({
      players: [
        {
          at: 'new-bark-4',
          team: ['haunter'],
          hand: ['rare-candy', 'lure-module', 'bicycle', 'escape-rope'],
        },
        { at: 'pewter-1', hand: ['poke-doll', 'poke-doll'] },
      ],
      slots: { 'new-bark-7': 'gastly' },
    });
    t.answer('rare-candy')
      .answer('lure-module')
      .answer('slot:new-bark-1')
      .answer('slot:new-bark-2')
      .answer('bicycle');
    go(t, 3, '')
      .answer('escape-rope:-2')
      .answer('to:new-bark-5')
      .rolls(['event', 'professor-oak'], ['item', 'fly'], ['item', 'honey']);
    expect(t.told(7, 'played').map((say) => say[1])).toEqual([0, 0, 0, 0]);
  });

  it('H-ITEM-45 the loser of a battle cannot block that', () => {
    const t = table({
      players: [{ at: 'pewter-0', hand: ['poke-doll'], visited: ['pewter'] }, { at: 'pewter-1' }],
    });
    t.answer('stay').roll('battle', 1).expectChance('move');
    expect(handOf(t, 0)).toEqual(['poke-doll']);
  });
});
