/** Cards that do something are not said to have no effect. */
import { ALL, Chance, type Plain, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { EVENTS, type EventId } from '../src/data/events.ts';
import { SUPER_EVENTS, type SuperEventId } from '../src/data/super-events.ts';
import { TRAINERS } from '../src/data/trainers.ts';
import { POKEMON, typeSet } from '../src/pokemon.ts';
import { EVENT_SORT } from '../src/sorts.ts';
import { event, superEvent } from './events.ts';
import { deal, SIX, strengthOf, type TableSetup, type Told, table } from './table.ts';

/** A table on which every card finds something to do. */
const rich = (id: string): TableSetup => ({
  players: [
    {
      team: ['bulbasaur', 'rattata', 'oddish', 'haunter', 'raichu'],
      hand: ['vitamin', 'vitamin', 'x-item'],
      trainer: 'red',
      badges: SIX.slice(0, 1),
      visited: ['pewter', 'eterna'],
    },
    {
      at: 'eterna-0',
      team: ['charmander', 'gastly', 'pikachu'],
      hand: ['vitamin', 'x-item'],
      trainer: 'koga',
    },
    { at: 'eterna-0', team: ['squirtle', 'abra', 'lapras'], hand: ['x-item'], trainer: 'misty' },
  ],
  slots: { 'new-bark-2': 'psyduck', 'new-bark-3': 'zubat' },
  also: (s) => {
    const last = id === 'professor-oak' ? 'dj-mary' : 'professor-oak';
    s.eventDiscard.push(deal(s.events, EVENT_SORT[last], ALL));
  },
});

/** Everything is answered with the last that is offered, or the first, until the turn is over: what was told. */
function carriedOut(t: Told, which: number): string[] {
  if (t.match.chance !== null) t.expectChance(t.match.chance.why);
  const heard = t.told(7).map(([key]) => key);
  if (t.s.turn > 1) return heard;
  const [run, rng] = [t.match.fork(null), seeded(3)];
  run.t.listener = (_to, what) => heard.push(what);
  while (run.winners === null && run.s.turn === 1) {
    if (run.pending instanceof Chance) run.outcome(run.pending.draw(rng));
    else run.play(run.options().at(which) as Plain);
  }
  return heard;
}

describe('a card that does something', () => {
  it.each(EVENTS.map(({ id }) => id))('is not said to have no effect: %s', (id: EventId) => {
    for (const which of [0, -1]) expect(carriedOut(event(id, rich(id)), which)).not.toContain('no-effect');
  });

  it.each(SUPER_EVENTS.map(({ id }) => id))('nor a Super Event: %s', (id: SuperEventId) => {
    for (const which of [0, -1])
      expect(carriedOut(superEvent(id, rich(id)), which)).not.toContain('no-effect');
  });

  it('H-EVT-54 but Poké Fans has none without two Trainers', () => {
    const fans = (mine: boolean, theirs: boolean) =>
      event('poke-fans', {
        players: [
          { hand: ['vitamin'], ...(mine && { trainer: 'red' as const }) },
          { at: 'eterna-0', ...(theirs && { trainer: 'koga' as const }) },
        ],
      });
    for (const [mine, theirs] of [
      [true, false],
      [false, true],
    ])
      expect(fans(mine, theirs).told(7, 'no-effect')).toHaveLength(1);
  });
});

it('H-TRN-10 the +1 of every Trainer of a type counts in a battle', () => {
  for (const { id, types } of TRAINERS.filter((card) => 'types' in card)) {
    const mon = POKEMON.findIndex((one) => (one.types & typeSet(types)) !== 0 && one.set === 'base');
    const team = [POKEMON[mon].id];
    const power = (trainer: boolean) =>
      strengthOf(table({ players: [{ team, ...(trainer && { trainer: id }) }, {}] }).s, 0, mon);
    expect(power(true) - power(false), id).toBe(1);
  }
});
