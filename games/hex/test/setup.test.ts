/** Section 2: the setup, besides its rosters and boards. */
import { script } from '@indigo/battery';
import { Match, type OptionValues } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { type Hex, hex } from '../src/index.ts';
import { GREY, monOf, POKEMON } from '../src/pokemon.ts';
import { FACE_DOWN } from '../src/state.ts';

const start = (seats: number, options: OptionValues = {}, seed = 1) => script(hex, { seats, options, seed });
const MODES = ['balanced', 'alternate', 'random', 'custom'];

describe('the table', () => {
  it('H-SETUP-01 two to six players', () => {
    for (const seats of [1, 7]) expect(() => start(seats)).toThrow();
    for (const seats of [2, 6]) expect(start(seats).s.players).toHaveLength(seats);
  });

  it('H-SETUP-02 everybody sits from the beginning', () => {
    const t = start(3);
    expect([t.s.turn, t.s.players.every(({ team }) => team.length === 1)]).toEqual([1, true]);
    // Nobody has been anywhere or won anything (H-SETUP-17).
    const fresh = {
      entered: false,
      laps: 0,
      loopSteps: 0,
      visited: 0,
      rewards: 0,
      skips: 0,
      extra: 0,
      beaten: 0,
    };
    for (const player of t.s.players) expect(player).toMatchObject({ ...fresh, badges: [], out: false });
  });

  it('H-SETUP-03 one of four modes, chosen before the start', () => {
    const { type, ...spec } = hex.options.find(({ key }) => key === 'setup') as (typeof hex.options)[number];
    expect([type, spec]).toMatchObject(['choice', { default: 'balanced', choices: MODES }]);
    expect(() => start(2, { setup: 'other' })).toThrow();
  });

  it('H-SETUP-04 the modes differ in the Pokémon alone', () => {
    const decks = MODES.map((setup) => {
      const { items, events, superEvents, trainers, elites, board } = hex.create(2, {
        ...Object.fromEntries(hex.options.map(({ key, default: value }) => [key, value])),
        setup,
      });
      return [items.bag, events.bag, superEvents.bag, trainers.bag, elites.bag, board];
    });
    for (const deck of decks) expect(deck).toEqual(decks[0]);
  });

  it('H-SETUP-16 the first player is drawn, and the draw is in the record', () => {
    const firsts = new Set<number>();
    for (let seed = 0; seed < 12; seed++) {
      const t = start(3, {}, seed);
      expect(t.told(7, 'goes-first')).toEqual([['goes-first', t.s.active]]);
      firsts.add(t.s.active);
    }
    expect([...firsts].sort()).toEqual([0, 1, 2]);
  });

  it('H-SETUP-18 the record leads to the same match; a card nobody has seen is nothing yet', () => {
    const t = start(4);
    const again = Match.load(hex, JSON.parse(JSON.stringify(t.match.record)));
    expect(again.s).toEqual(t.s);
    expect(t.s.slots.every((lies) => lies === FACE_DOWN)).toBe(true);
  });

  it('H-SETUP-19 Starters lie in no pile, and those not dealt take no part', () => {
    const { s } = start(2);
    const starters = ['bulbasaur', 'charmander', 'squirtle', 'turtwig', 'chimchar', 'mudkip'].map(monOf);
    expect(s.players.every(({ team }) => starters.includes(team[0]))).toBe(true);
    expect(s.unseen.flat().some((mon) => POKEMON[mon].colour === GREY)).toBe(false);
  });

  it('H-SETUP-20 the expansion is in no mode unless it is asked for', () => {
    const sets = (s: Hex) => new Set(s.unseen.flat().map((mon) => POKEMON[mon].set));
    for (const setup of MODES) expect([...sets(start(2, { setup }).s)]).toEqual(['base']);
    expect(sets(start(2, { setup: 'custom', expansion: true }).s)).toContain('expansion');
  });
});
