import { describe, expect, it } from 'vitest';
import { cardOf } from '../src/cards.ts';
import { DISCARDED, EMPTY, GONE } from '../src/state.ts';
import {
  expectTurnOf,
  go,
  hearts,
  level,
  type Mon,
  spot,
  stage,
  type Told,
  table,
  team,
  where,
} from './table.ts';

/** The Cerulean trade center asks for a flying Pokémon and has a Slowpoke. */
const at = (mine: readonly (string | Mon)[]): Told =>
  table({
    players: [{ at: 'trade-a', team: mine }, { team: ['bulbasaur'] }],
    spots: { 'trade-a': 'slowpoke' },
    left: 5,
  });

describe('trade center', () => {
  it('M-TC-01 M-TC-04 a Pokémon of the type asked for is given, fainted or not', () => {
    const t = at(['charmander', { is: 'pidgey', hearts: 0 }, 'dratini']);
    go(t, 'interact').expectAsked('trade-in', 0);
    expect(t.optionIds()).toEqual(['pidgey', 'dratini']);
    t.answer('pidgey');
    expect(team(t)).toEqual(['charmander', 'dratini', 'slowpoke']);
  });

  it('M-TC-02 M-TC-03 M-TC-05 M-AMB-31 the new one comes at level 1, the turn is over, the spot empty', () => {
    const t = at(['charmander', { is: 'pidgey', level: 6, taught: ['fly'] }]);
    go(t, 'interact');
    expect([level(t, 'slowpoke'), hearts(t, 'slowpoke') > 0, spot(t, 'trade-a')]).toEqual([1, true, EMPTY]);
    expect([where(t, 'pidgey'), level(t, 'pidgey'), t.s.hms[2]]).toEqual([DISCARDED, 1, 2]);
    expectTurnOf(t, 1);
  });

  it('M-TC-05 a starter leaves for good, a caught Pokémon to the discard of its back', () => {
    const t = table({
      players: [{ at: 'trade-b', team: ['bulbasaur', 'oddish'] }, { team: ['pikachu'] }],
      spots: { 'trade-b': 'slowpoke' },
      left: 5,
    });
    go(t, 'interact').answer('bulbasaur');
    expect([where(t, 'bulbasaur'), t.view(1).discard]).toEqual([GONE, []]);
  });

  it('M-TC-06 no trade between players: neither the one given nor the one received evolves by it', () => {
    // Machop's card reaches its last stage by trade, and so it would by a player's hands.
    const t = table({
      players: [
        { at: 'trade-a', team: ['charmander', 'pidgey'] },
        { at: 'cin', team: ['bulbasaur'] },
      ],
      spots: { 'trade-a': 'abra' },
      also: (s) => {
        s.stage[cardOf('abra')] = 1;
      },
    });
    go(t, 'interact');
    expect([stage(t, 'abra'), t.told(0, 'evolved')]).toEqual(['Abra', []]);
  });

  it('M-INT-06 it is not offered to whoever owns no such Pokémon', () => {
    const t = at(['charmander']);
    expect(t.refusal('interact')).toMatchObject({ clause: 'M-INT-06' });
  });
});
