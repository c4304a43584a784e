/** A Trainer card is replaced while inactive ones still wait for the end of the turn. */
import { describe, expect, it } from 'vitest';
import { AWAY, event } from './events.ts';
import { BOARD, drawn, table, trainerOf } from './table.ts';

describe('another Trainer for who has inactive ones', () => {
  it('H-EVT-16 H-EVT-97 the next one is drawn all the same, and the active one named among all', () => {
    const t = event('professor-juniper', { players: [{ trainer: 'koga', spare: ['lance'] }, AWAY] });
    t.roll('item', 'potion').answer('yes').roll('trainer', 'misty').expectAsked('name-active', 0);
    expect(t.optionIds().sort()).toEqual(['lance', 'misty']);
    expect(t.view(0).trainers.discard).toEqual(['koga']);
    t.answer('misty').expectAsked('keep-trainer', 0).answer('misty').expectAsked('turn', 1);
    expect([trainerOf(t, 0), t.view(0).players[0].spare]).toEqual(['misty', []]);
  });

  it('H-CITY-17 so it is in Goldenrod (H-AMB-97)', () => {
    const t = table({
      board: BOARD.with(1, 'goldenrod'),
      players: [{ at: 'goldenrod-0', trainer: 'koga', spare: ['lance'] }, AWAY],
      also: (s) => {
        s.agenda = [{ do: 'end' }, { do: 'after' }, { do: 'landing', at: s.players[0].at }];
      },
    });
    t.expectAsked('new-trainer', 0).answer('yes').roll('trainer', 'red').expectAsked('name-active', 0);
    expect(t.optionIds().sort()).toEqual(['lance', 'red']);
  });

  it('H-TRN-04 H-TRN-32 who discards May and has an inactive one is not left without a Trainer', () => {
    const t = drawn('pokemon-egg', { players: [{}, { ...AWAY, trainer: 'may', spare: ['lance'] }] });
    t.answers(1, 'may').rolls(['pokemon', 'gastly'], ['pokemon', 'abra']);
    expect(trainerOf(t, 1)).toBe('lance');
  });
});
