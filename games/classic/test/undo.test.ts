import { describe, expect, it } from 'vitest';
import { challenge } from './meeting.ts';

describe('Taking back', () => {
  it('C-REACT-10 a challenge cannot be taken back once it shows whether a Poké Doll is held', () => {
    // Nobody was asked, which tells that seat 1 holds no Doll.
    const without = challenge({ team: ['Charmander', 'Pidgey'] }, { team: ['Squirtle'] }).expectAsked(
      'send',
      0,
    );
    expect(without.match.whyNoUndo(0)).toBe('something hidden has been seen since');
    const holding = challenge({}, { hand: ['poke-doll'] }).expectAsked('doll-challenge', 1);
    expect(holding.match.whyNoUndo(0)).toBeNull(); // nothing has come of it yet
  });

  it('C-MOVE-09 a stop passed by can be taken back while nothing is rolled', () => {
    const t = challenge({ team: ['Charmander', 'Pidgey'] }, { team: ['Squirtle'], hand: ['poke-doll'] });
    expect(t.match.undo(0)).toEqual({ ok: true });
    t.expectAsked('stop', 0).answer('challenge').expectAsked('doll-challenge', 1);
  });
});
