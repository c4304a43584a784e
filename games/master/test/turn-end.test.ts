/** The order of what happens when a turn is over, and for whom it is looked at. */
import { bots } from '@indigo/bots';
import { seeded } from '@indigo/kernel';
import { expect, it } from 'vitest';
import { matchOf } from '../src/league/fighters.ts';
import { expectTurnOf, go, hearts, me, type Seated, type TableSetup, type Told, table } from './table.ts';

const MOVED = { moved: true };
const city = (first: Seated, second: Seated, more: Partial<TableSetup> = {}): Told =>
  table({
    players: [
      { at: 'vir', team: ['charmander'], also: { ...MOVED, entered: 2 }, ...first },
      { at: 'vir-mart', team: ['bulbasaur'], also: { ...MOVED, entered: 1 }, ...second },
    ],
    ...more,
  });
const seatsOf = (t: Told): number[] => matchOf(t.s).sides.map(({ seat }) => seat);

/** Plays the battle on the field out at random. */
function playOut(t: Told): Told {
  const rng = seeded(7);
  for (let i = 0; i < 4000 && t.s.league !== null; i++) {
    const [seat] = t.match.open();
    if (seat === undefined || !t.decision(seat).kind.startsWith('field')) break;
    t.match.submit(seat, t.match.no, bots.random.answer(t.match.outlook(seat), rng));
  }
  return t;
}

it('M-FRIEND-20 M-FRIEND-05 sent back after a defeat, one has come last, however early one was there before', () => {
  const t = city(
    { at: 'y4', checkpoint: 'vir', also: { ...MOVED, entered: 1 } },
    { also: { ...MOVED, entered: 2 } },
    {
      spots: { y4: '', 't-b1': 'hiker' },
      also: (s) => {
        s.clock = 2;
      },
    },
  );
  go(t, 'move:t-b1').rolls(['die', 1]);
  expect([seatsOf(t), t.match.open()]).toEqual([[0, 1], [1]]); // the one met places first
});

it('M-FRIEND-20 a defeat in the city where one is already changes nothing', () => {
  const t = city(
    { at: 'gym-a', also: { ...MOVED, entered: 1 } },
    { at: 'pew', also: { ...MOVED, entered: 2 } },
    {
      spots: { 'gym-a': 'brock' },
      also: (s) => {
        s.clock = 2;
      },
    },
  );
  go(t, 'interact').roll('power', 'rally').rolls(['die', 1]);
  if (t.match.open().length > 0 && t.decision().kind === 'power-foe') t.answer([]);
  expect(me(t).debts).toBe(1);
  expect([seatsOf(t), t.match.open()]).toEqual([[1, 0], [0]]);
});

it('M-FRIEND-13 xp is given to Active first, also if Active was in the city first', () => {
  const first = { team: ['charmander', 'meowth'], also: { ...MOVED, entered: 1 } };
  const second = { team: ['bulbasaur', 'oddish'], also: { ...MOVED, entered: 2 } };
  const t = go(city(first, second, { left: 5 }), 'pass');
  expect(seatsOf(t)).toEqual([1, 0]);
  playOut(t).expectAsked('xp', 0).answer('meowth').expectAsked('xp', 1);
});

it('M-END-05 M-TURN-08 the friendly battle comes first, though the adventure is over', () => {
  const top = ['pikachu', 'meowth'].map((is) => ({ is, level: 10 }));
  const t = go(city({ team: top }, {}, { left: 5 }), 'pass');
  expect([t.s.phase, t.s.league?.kind]).toEqual(['adventure', 'friendly']);
});

it('M-END-02 M-END-06 anybody with two Pokémon at maximum level ends the adventure, not only Active', () => {
  const top = ['pikachu', 'meowth'].map((is) => ({ is, level: 10 }));
  const t = go(table({ players: [{ at: 'y1' }, { at: 'y2', team: top }, {}], spots: { y1: '' } }), 'pass');
  t.expectChance('seed'); // the two others have as many hearts
  expect(t.s.phase).not.toBe('adventure');
  const one = table({ players: [{ at: 'y1' }, { at: 'y2', team: [top[0]] }, {}], spots: { y1: '' } });
  expectTurnOf(go(one, 'pass'), 1);
});

it('M-SEED-07 M-AMB-42 maximum hearts count, not those left', () => {
  const t = table({
    players: [{ team: [{ is: 'lapras', hearts: 1 }] }, { team: ['pikachu'] }],
    also: (s) => {
      s.phase = 'intermediate';
      s.agenda = [{ do: 'seeding' }];
    },
  });
  t.expectChance('boulder');
  expect([t.s.seeds, hearts(t, 'lapras')]).toEqual([[0, 1], 4]);
});
