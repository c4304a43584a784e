import { type Plain, Run, readOptions, type Say, seeded, seedOf } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/cards.ts';
import { type Mit, mit } from '../src/index.ts';
import { hasFit } from '../src/team.ts';
import { duel, expectTurnOf, gym, hp, placeOf, type Told, teamOf, wild } from './table.ts';

const teamsOf = (s: Mit): number[][] => s.trainers.map(({ team }) => team.slice());

/** Chance players, looked at after every answer with what was told until then. */
function watch(seed: number, answers: number, look: (s: Mit, before: number[][], told: Say[]) => void): void {
  const rng = seeded(seedOf(seed, 1));
  const fresh = mit.create(3, readOptions(mit, {}));
  let told: Say[] = [];
  const run = Run.at(mit, fresh, 3, { rng, strict: true }, (t) => {
    t.listener = (_to, what: string, facts: readonly Plain[]) => told.push([what, ...facts]);
  });
  for (let i = 0; i < answers && run.winners === null; i++) {
    const before = teamsOf(run.s);
    const options = run.options();
    told = [];
    run.play(options[rng(options.length)]);
    look(run.s, before, told);
  }
}

describe('Teams over whole matches', () => {
  it('L-TEAM-05 a Pokémon leaves a team by release or evolution, and joins one by a catch or evolution', () => {
    const ways = new Map<string, number>();
    const count = (way: string): void => void ways.set(way, (ways.get(way) ?? 0) + 1);
    for (const seed of [1, 2, 3, 4]) {
      watch(seed, 4000, ({ trainers }, before, told) => {
        const heard = (what: string, seat: number, card: number, place = 1): boolean =>
          told.some((say) => say[0] === what && say[1] === seat && say[1 + place] === card);
        trainers.forEach(({ team }, seat) => {
          for (const card of before[seat].filter((one) => !team.includes(one))) {
            const way = heard('released', seat, card)
              ? 'released'
              : heard('evolved', seat, card)
                ? 'evolved'
                : null;
            if (way === null)
              throw new Error(`${CARDS[card].id} left the team of seat ${seat}: ${JSON.stringify(told)}`);
            count(way);
          }
          for (const card of team.filter((one) => !before[seat].includes(one))) {
            const joins = ['caught', 'got-starter'].some((what) => heard(what, seat, card));
            if (!joins && !heard('evolved', seat, card, 2) && before[seat].length > 0)
              throw new Error(`${CARDS[card].id} joined seat ${seat}: ${JSON.stringify(told)}`);
            count('joined');
          }
        });
      });
    }
    expect(ways.get('released')).toBeGreaterThan(20);
    expect(ways.get('joined')).toBeGreaterThan(40);
  });

  it('L-TEAM-06 outside a battle everybody owns a fit Pokémon', () => {
    const seen = new Map<string, number>();
    for (const seed of [5, 6, 7, 8]) {
      watch(seed, 4000, (s, _before, told) => {
        for (const [what] of told) seen.set(what, (seen.get(what) ?? 0) + 1);
        if (s.battle !== null || s.trainers.some(({ team }) => team.length === 0)) return;
        for (const trainer of s.trainers) if (!hasFit(s, trainer)) throw new Error(JSON.stringify(told));
      });
    }
    for (const what of ['lost-wild', 'lost-gym', 'won-player', 'caught', 'released'])
      expect(seen.get(what), what).toBeGreaterThan(3);
  });
});

describe('After a battle that leaves nobody fit', () => {
  /** Everybody is on their feet again, and nobody has lost a card. */
  function expectAllFit(t: Told, ...teams: readonly (readonly string[])[]): void {
    teams.forEach((team, seat) => {
      expect(teamOf(t, seat)).toEqual(team);
      expect(hasFit(t.s, t.s.trainers[seat])).toBe(true);
    });
  }

  it('L-TEAM-06 L-TEAM-05 a lost battle with a wild Pokémon', () => {
    const t = wild('geodude', ['charmander'], { hp: { charmander: 10 }, center: 'fuchsia' });
    t.answer('attack:scratch').roll('wild-attack', 1);
    expectTurnOf(t, 1);
    expectAllFit(t, ['charmander']);
    expect([hp(t, 'charmander'), placeOf(t, 0)]).toEqual([50, 'fuchsia']);
  });

  it('L-TEAM-06 L-TEAM-05 both last Pokémon of two players', () => {
    const t = duel(['golem'], ['pidgey'], { hp: { pidgey: 10 }, center: 'fuchsia' });
    t.answer('attack:explosion');
    expectTurnOf(t, 0);
    expectAllFit(t, ['golem'], ['pidgey']);
    expect([hp(t, 'golem'), hp(t, 'pidgey')]).toEqual([90, 40]);
  });

  it('L-TEAM-06 L-TEAM-05 the last of a challenger and of a Leader, whoever attacked', () => {
    const won = gym('brock', ['golem'], { hp: { onix: 10 }, center: 'fuchsia' }).answer('attack:explosion');
    expectTurnOf(won, 1);
    expectAllFit(won, ['golem']);
    expect([placeOf(won, 0), hp(won, 'golem')]).toEqual(['fuchsia', 90]);
  });

  it('L-TEAM-06 L-TEAM-05 the last of a player and a wild Pokémon', () => {
    const t = wild('voltorb', ['charmander'], { hp: { charmander: 20 }, center: 'fuchsia' });
    t.answer('attack:scratch').roll('wild-attack', 4);
    expectTurnOf(t, 1);
    expectAllFit(t, ['charmander']);
  });
});
