import { describe, expect, it } from 'vitest';
import { GYM_OF, IS_CENTER, LEADER_AT, ROUTE_AT, stepsOn } from '../src/board.ts';
import { CARDS, cardOf, LEADER_CARDS, leaderOf, ROUTE_CARDS } from '../src/cards.ts';
import { ATTACKS } from '../src/data/attacks.ts';
import { LEADERS } from '../src/data/leaders.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { ASPECT, SQUARES, START } from '../src/data/squares.ts';
import { EVOLUTIONS, ROUTES, STARTERS } from '../src/data/stacks.ts';
import { mit } from '../src/index.ts';

const byId = (id: string) => {
  const found = POKEMON.find((pokemon) => pokemon.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};
const attack = (id: string) => ATTACKS.find((candidate) => candidate.id === id);

describe('The board', () => {
  it('L-BOARD-01 a loop of 60: 10 Centers, 8 Gyms, 42 route squares', () => {
    const of = (kind: string) => SQUARES.filter((square) => square.kind === kind).length;
    expect([SQUARES.length, of('center'), of('gym'), of('route')]).toEqual([60, 10, 8, 42]);
    expect([stepsOn(59, 1), stepsOn(0, -1), stepsOn(57, 6), stepsOn(2, -6)]).toEqual([0, 59, 3, 56]);
    expect(new Set(SQUARES.map(({ id }) => id)).size).toBe(60);
    expect(SQUARES.every(({ x, y }) => x > 0 && x < 1 && y > 0 && y < 1)).toBe(true);
    expect(ASPECT[0]).toBeGreaterThan(0);
  });

  it('L-BOARD-02 the squares in order', () => {
    const runs: [string, number][] = [];
    for (const { kind, place } of SQUARES) {
      const name = kind === 'route' ? place : `${place.split(' ')[0]} ${kind}`;
      const last = runs.at(-1);
      if (last?.[0] === name) last[1]++;
      else runs.push([name, 1]);
    }
    expect(runs).toEqual([
      ['Pallet center', 1],
      ['Route 1', 4],
      ['Viridian center', 1],
      ['Viridian gym', 1],
      ['Viridian Forest', 5],
      ['Pewter center', 1],
      ['Pewter gym', 1],
      ['Mt. Moon', 5],
      ['Cerulean center', 1],
      ['Cerulean gym', 1],
      ['Routes 5 & 6', 5],
      ['Vermilion center', 1],
      ['Vermilion gym', 1],
      ['Routes 11 & 12', 5],
      ['Lavender center', 1],
      ['Routes 7 & 8', 3],
      ['Saffron center', 1],
      ['Saffron gym', 1],
      ['Routes 7 & 8', 2],
      ['Celadon center', 1],
      ['Celadon gym', 1],
      ['Cycling Road & Safari Zone', 6],
      ['Fuchsia center', 1],
      ['Fuchsia gym', 1],
      ['Sea Routes 19-21', 4],
      ['Cinnabar center', 1],
      ['Cinnabar gym', 1],
      ['Sea Routes 19-21', 3],
    ]);
    expect([START, IS_CENTER[START]]).toEqual([0, true]);
  });

  it('L-BOARD-03 8 stacks of 52 cards; two routes have two stretches and one stack', () => {
    expect(ROUTE_CARDS.map((cards) => cards.length)).toEqual([6, 6, 6, 6, 6, 6, 8, 8]);
    expect(ROUTES).toHaveLength(8);
    expect(ROUTE_AT[34]).toBe(ROUTE_AT[39]);
    expect(ROUTE_AT[51]).toBe(ROUTE_AT[59]);
  });

  it('L-BOARD-04 the cards of each stack', () => {
    const stacks = ROUTES.map(({ cards }) =>
      cards.map(([id, n]) => (n === 1 ? id : `${id} x${n}`)).join(', '),
    );
    expect(stacks).toEqual([
      'pidgey, rattata x2, nidoran-m, nidoran-f, mankey',
      'caterpie, weedle x2, pidgey, pikachu x2',
      'zubat, geodude, clefairy, paras, spearow, sandshrew',
      'oddish, bellsprout, abra, meowth, psyduck, venonat',
      'drowzee, ekans, voltorb, magnemite, machop, krabby',
      'gastly, cubone, growlithe, vulpix, eevee, jigglypuff',
      'doduo, ponyta, exeggcute, scyther, tauros, rhyhorn, snorlax, dratini',
      'tentacool x2, staryu, horsea, shellder, seel, magikarp, lapras',
    ]);
  });
});

describe('The cards', () => {
  it('L-GEN-03 a card belongs by its back to the starters, a route stack, the evolution stack or a Leader', () => {
    const of = (back: string) => CARDS.filter((card) => card.back === back).length;
    expect([of('starter'), of('route'), of('evolution'), of('gym')]).toEqual([3, 52, 70, 16]);
  });

  it('L-CARD-01 141 cards with 114 faces, which have two attacks that exist', () => {
    expect([CARDS.length, POKEMON.length]).toEqual([141, 114]);
    for (const { id, stage, hp, attacks, next } of POKEMON) {
      expect([1, 2, 3], id).toContain(stage);
      expect(hp % 10, id).toBe(0);
      expect(attacks.map(attack).filter(Boolean), id).toHaveLength(2);
      for (const higher of next) expect(byId(higher).stage, id).toBe(stage + 1);
    }
    // the same Pokémon in two stacks
    expect(CARDS[cardOf('pidgey')]).toMatchObject({ back: 'route', of: 0 });
    expect(CARDS[cardOf('pidgey-2')]).toMatchObject({ back: 'route', of: 1 });
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(141);
  });

  it('L-CARD-01 every face and every attack is used', () => {
    expect(new Set(CARDS.map(({ face }) => face)).size).toBe(114);
    expect(new Set(POKEMON.flatMap(({ attacks }) => attacks)).size).toBe(94);
  });

  it('L-CARD-02 route cards and starters are stage 1; one card of each of 63 higher stages, two of seven', () => {
    for (const { face, back } of CARDS) {
      if (back === 'route' || back === 'starter') expect(POKEMON[face].stage).toBe(1);
      if (back === 'evolution') expect(POKEMON[face].stage).toBeGreaterThan(1);
    }
    expect(EVOLUTIONS).toHaveLength(63);
    const twice = EVOLUTIONS.filter(([, n]) => n === 2).map(([id]) => id);
    expect(twice).toEqual(['pidgeotto', 'pidgeot', 'raticate', 'kakuna', 'beedrill', 'raichu', 'tentacruel']);
    // as many as stage-1 cards lead there
    const lines = (id: string): number =>
      [...STARTERS.map((one) => [one, 1] as const), ...ROUTES.flatMap(({ cards }) => cards)].reduce(
        (sum, [base, n]) => sum + (leadsTo(base, id) ? n : 0),
        0,
      );
    const leadsTo = (from: string, to: string): boolean =>
      byId(from).next.some((next) => next === to || leadsTo(next, to));
    for (const [id, n] of EVOLUTIONS) expect(lines(id), id).toBe(n);
  });

  it('L-CARD-03 the 16 Gym cards are separate and never enter a team or a stack', () => {
    expect(LEADER_CARDS.flat()).toHaveLength(16);
    for (const card of LEADER_CARDS.flat()) expect(CARDS[card].back).toBe('gym');
    expect(ROUTE_CARDS.flat().filter((card) => LEADER_CARDS.flat().includes(card))).toEqual([]);
  });

  it('L-CARD-04 every next stage has more HP, every face an attack with damage', () => {
    for (const { id, hp, next, attacks } of POKEMON) {
      for (const higher of next) expect(byId(higher).hp, id).toBeGreaterThan(hp);
      expect(
        attacks.some((one) => (attack(one)?.damage ?? 0) > 0),
        id,
      ).toBe(true);
    }
  });

  it('L-CARD-05 no type is both a weakness and a resistance', () => {
    for (const { id, weaknesses, resistances } of POKEMON) {
      expect(
        weaknesses.filter((type) => resistances.includes(type)),
        id,
      ).toEqual([]);
    }
  });

  it('what the worked battle shows is marked, the rest is a proposal', () => {
    const shown = (list: readonly { id: string; source: string }[]) =>
      list.filter(({ source }) => source !== 'proposed').map(({ id }) => id);
    expect(shown(POKEMON)).toEqual(['charmander', 'bulbasaur']);
    expect(shown(ATTACKS)).toEqual(['tackle', 'ember', 'vine-whip']);
    expect(shown(LEADERS)).toHaveLength(8);
  });
});

describe('The Leaders', () => {
  const is = (id: string, name: string, city: string, badge: string, team: string[], square: number) => {
    const leader = LEADERS[leaderOf(id)];
    expect(leader).toMatchObject({ name, city, badge, team });
    expect(GYM_OF[leaderOf(id)]).toBe(square);
    expect(LEADER_AT[square]).toBe(leaderOf(id));
    expect(SQUARES[square].place).toBe(city);
  };
  it('L-LDR-01 Brock', () => is('brock', 'Brock', 'Pewter City', 'Boulder Badge', ['onix'], 13));
  it('L-LDR-02 Misty', () => is('misty', 'Misty', 'Cerulean City', 'Cascade Badge', ['starmie'], 20));
  it('L-LDR-03 Lt. Surge', () =>
    is('lt-surge', 'Lt. Surge', 'Vermilion City', 'Thunder Badge', ['raichu', 'electrode'], 27));
  it('L-LDR-04 Erika', () => is('erika', 'Erika', 'Celadon City', 'Rainbow Badge', ['oddish', 'gloom'], 42));
  it('L-LDR-05 Koga', () => is('koga', 'Koga', 'Fuchsia City', 'Soul Badge', ['machoke', 'primeape'], 50));
  it('L-LDR-06 Sabrina', () =>
    is('sabrina', 'Sabrina', 'Saffron City', 'Marsh Badge', ['abra', 'kadabra', 'alakazam'], 38));
  it('L-LDR-07 Blaine', () =>
    is('blaine', 'Blaine', 'Cinnabar Island', 'Volcano Badge', ['rapidash', 'flareon'], 56));
  it('L-LDR-08 Giovanni', () =>
    is('giovanni', 'Giovanni', 'Viridian City', 'Earth Badge', ['raticate', 'pidgeot', 'persian'], 6));
});

describe('Options', () => {
  it('L-OPT-01 other readings and a cut-off, no more', () => {
    expect(mit.options.map(({ key, clause, default: value }) => [key, clause, value])).toEqual([
      ['gymRematch', 'L-OPT-02', true],
      ['evolveMax', 'L-OPT-03', 4],
      ['hitAfterStatus', 'L-OPT-05', false],
      ['maxTurns', 'L-OPT-04', 0],
    ]);
  });
});
