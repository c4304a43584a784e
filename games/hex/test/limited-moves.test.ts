/** Prepare for Trouble where an item passage would lead on. */
import { describe, expect, it } from 'vitest';
import { AWAY, event } from './events.ts';
import { BOARD, type Seated } from './table.ts';

describe('Prepare for Trouble beside an item passage', () => {
  const trouble = (at: string, more: Seated = {}) =>
    event('prepare-for-trouble', {
      board: BOARD.with(1, 'motostoke'),
      players: [{}, { at, hand: ['potion', 'vitamin'], ...more }, AWAY],
    });

  it('H-EVT-64 H-EVT-65 a step and a passage would be two spaces', () => {
    const t = trouble('motostoke-8').roll('move', 5).expectAsked('move', 1);
    expect(t.optionIds()).toContain('to:motostoke-7');
    expect(t.optionIds()).not.toContain('pay:motostoke-14');
    const hiker = trouble('motostoke-8', { trainer: 'hiker' }).answer('hiker').expectAsked('move', 1);
    expect(hiker.optionIds()).not.toContain('pay:motostoke-14');
  });

  it('H-EVT-64 H-PASS-11 the passage next to the pawn is one space, with or without a roll', () => {
    const t = trouble('motostoke-7').expectAsked('turn', 1);
    expect(t.optionIds()).toContain('pay:motostoke-14');
    expect(t.answer('roll').roll('move', 5).optionIds()).toContain('pay:motostoke-14');
  });
});
