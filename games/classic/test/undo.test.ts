import { describe, expect, it } from 'vitest';
import { challenge, meeting } from './meeting.ts';
import { table } from './table.ts';

const SEEN = 'something hidden has been seen since';

describe('Taking back', () => {
  it('C-REACT-10 a challenge cannot be taken back, for it shows whether a Poké Doll is held', () => {
    const team = ['Bulbasaur', 'Pidgey'];
    const without = challenge({ team }, { team: ['Squirtle'] }).expectAsked('send', 0);
    expect(without.match.whyNoUndo(0)).toBe(SEEN);
    const holding = challenge({ team }, { hand: ['poke-doll'] }).expectAsked('doll-challenge', 1);
    expect(holding.match.whyNoUndo(0)).toBe(SEEN);
  });

  it('C-REACT-10 nor can a Time Machine kept back, for it shows whether others hold one', () => {
    for (const hand of [[], ['time-machine']] as const) {
      const t = table({ trainers: [{ at: 'saffron', hand: ['time-machine'] }, { hand }] });
      t.rolls(['move', 1]);
      t.expectAsked('time-machine').answers(0, 'pass');
      t.expectAsked(hand.length === 0 ? 'move' : 'time-machine', hand.length === 0 ? 0 : 1);
      expect(t.match.whyNoUndo(0)).toBe('others could have answered too');
    }
  });

  it('C-OCC-10 a stop can be taken back while the same trainer is asked on', () => {
    const t = meeting({ team: ['Bulbasaur', 'Pidgey'] }, { team: ['Charmander', 'Abra'] });
    t.expectAsked('stop', 0).answer('trade').expectAsked('offer', 0);
    expect(t.match.undo(0)).toEqual({ ok: true });
    t.expectAsked('stop', 0).answer('trade').expectAsked('offer', 0);
  });
});
