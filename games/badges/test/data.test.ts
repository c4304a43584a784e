import { describe, expect, it } from 'vitest';
import {
  BY_CENTER,
  distancesFrom,
  isWalkable,
  NEXT,
  SHRUBS,
  SITES_BY,
  SQUARES,
  START,
  surfFrom,
} from '../src/board.ts';
import { CARDS } from '../src/data/cards.ts';
import { GRID, MAP_SOURCE, PLACES, REGIONS } from '../src/data/map.ts';
import { ROUTES } from '../src/data/routes.ts';
import * as rules from '../src/data/rules.ts';
import { SITES } from '../src/data/sites.ts';
import { AGAINST, NEEDED, TYPES } from '../src/data/types.ts';
import { BUBBLES, pipsNeeded } from '../src/kinds.ts';
import { kindOf, siteOf, squareOf } from './table.ts';

const ALL_CUT = 255;
const kinds = (kind: string): number => SQUARES.filter((square) => square.kind === kind).length;
const ids = (list: readonly number[]): string[] => list.map((at) => SQUARES[at].id);

describe('map', () => {
  it('B-MAP-01 23 columns, 18 rows, 158 squares', () => {
    expect(GRID).toHaveLength(18);
    expect(new Set([...GRID, ...REGIONS].map((row) => row.length))).toEqual(new Set([23]));
    expect(SQUARES).toHaveLength(158);
    expect(['route', 'road', 'shrub', 'water', 'gym', 'contest', 'center'].map(kinds)).toEqual([
      68, 34, 8, 40, 3, 4, 1,
    ]);
    expect(MAP_SOURCE).toBe('proposed');
  });

  it('B-MAP-02 102 squares can be walked on at the start, all of them from the Center; 110 with every shrub cut', () => {
    const walkable = (cut: number) => [...SQUARES.keys()].filter((at) => isWalkable(at, cut));
    expect([walkable(0).length, walkable(ALL_CUT).length]).toEqual([102, 110]);
    for (const at of walkable(0))
      expect(distancesFrom(START, 0)[at], SQUARES[at].id).toBeGreaterThanOrEqual(0);
  });

  it('B-MAP-03 every square belongs to a route or a named place', () => {
    const size = (region: string) => SQUARES.filter((square) => square.region === region).length;
    // Routes 2, 3, 4 and 6 with their shrubs
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((route) => size(String(route)))).toEqual([
      4, 6, 4, 6, 13, 12, 14, 13,
    ]);
    for (const { region, kind, site } of SQUARES) {
      if (kind === 'center' || site >= 0) expect(region).toBe('#');
      else expect(/\d/.test(region) || region in PLACES, region).toBe(true);
    }
    expect(Object.keys(PLACES)).toHaveLength(12);
    expect([size('P'), size('n'), size('s'), size('e'), size('w'), size('t')]).toEqual([8, 2, 2, 2, 2, 18]);
  });

  it('B-MAP-04 the buildings and the squares they are used from', () => {
    const doors = (id: string) =>
      ids([...SQUARES.keys()].filter((at) => SITES_BY[at].includes(siteOf(id)) && isWalkable(at, ALL_CUT)));
    expect(ids([...SQUARES.keys()].filter((at) => BY_CENTER[at])).sort()).toEqual(
      ['11-8', '10-9', '12-9', '11-10'].sort(),
    );
    expect(doors('gym-fire')).toEqual(['11-2']);
    expect(doors('gym-water')).toEqual(['20-9']);
    expect(doors('gym-grass')).toEqual(['2-9']);
    expect(doors('contest-fire')).toEqual(['2-15']);
    expect(doors('contest-water')).toEqual(['20-16']);
    expect(doors('contest-grass')).toEqual(['19-3']);
    expect(doors('contest-normal')).toEqual(['3-2']);
    const at = (id: string) => SQUARES.find((square) => square.site === siteOf(id))?.id;
    expect(SITES.map(({ id }) => at(id))).toEqual(['11-1', '21-9', '1-9', '1-15', '21-16', '20-3', '3-1']);
  });

  it('B-MAP-05 the bubbles of the eight routes', () => {
    const letters = ROUTES.map(({ bubbles }) => bubbles.map((type) => type[0].toUpperCase()).join(''));
    expect(letters).toEqual(['NNNFWG', 'FFFNNW', 'WWWNNG', 'GGGGNF', 'GGGNWW', 'FFFFNG', 'WWWNNF', 'FFWWGG']);
  });

  it('B-MAP-06 eight shrubs, no square next to two of them', () => {
    expect(ids(SHRUBS).sort()).toEqual(
      ['15-3', '11-5', '6-9', '16-9', '9-4', '7-6', '15-12', '13-13'].sort(),
    );
    const route = (id: string) => SQUARES[squareOf(id)].route + 1;
    expect(['15-3', '11-5', '6-9', '16-9', '9-4', '7-6', '15-12', '13-13'].map(route)).toEqual([
      6, 3, 2, 4, 0, 0, 0, 0,
    ]);
    for (const next of NEXT) expect(next.filter((at) => SHRUBS.includes(at)).length).toBeLessThan(2);
  });

  it('B-MAP-07 the lakes are crossed north and south only', () => {
    const crossings = (cut: number) =>
      [...SQUARES.keys()]
        .filter((at) => isWalkable(at, cut))
        .flatMap((at) =>
          [0, 1, 2, 3].flatMap((way) => {
            const to = surfFrom(at, way, cut);
            return to < 0 ? [] : [`${SQUARES[at].id}>${SQUARES[to].id}`];
          }),
        );
    const both = (x: number, y: number) => [`${x}-9>${x}-${y}`, `${x}-${y}>${x}-9`];
    const all = [...[14, 15, 16, 17].flatMap((x) => both(x, 3)), ...[4, 5, 6, 7].flatMap((x) => both(x, 15))];
    expect(crossings(ALL_CUT).sort()).toEqual(all.sort());
    const closed = ['15-9', '16-9', '6-9'].flatMap((id) => all.filter((way) => way.split('>').includes(id)));
    expect(crossings(0).sort()).toEqual(all.filter((way) => !closed.includes(way)));
  });

  it('walks as far as its notes say', () => {
    const far = (id: string, cut: number) =>
      Math.min(
        ...[...SQUARES.keys()]
          .filter((at) => SITES_BY[at].includes(siteOf(id)))
          .map((at) => distancesFrom(START, cut)[at]),
      );
    expect(SITES.map(({ id }) => far(id, 0))).toEqual([36, 22, 20, 14, 15, 29, 28]);
    expect(SITES.map(({ id }) => far(id, ALL_CUT))).toEqual([10, 10, 10, 14, 15, 15, 16]);
  });
});

describe('cards and sites', () => {
  it('B-CARD-01 48 different cards: 13 Cut, 9 Surf, 9 Fly, 17 none', () => {
    expect(CARDS).toHaveLength(48);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(48);
    const hms = ['cut', 'surf', 'fly', null].map((hm) => CARDS.filter((card) => card.hm === hm).length);
    expect(hms).toEqual([13, 9, 9, 17]);
    expect(new Set(CARDS.map(({ source }) => source))).toEqual(new Set(['proposed']));
  });

  it('B-SETUP-01 four piles by type, twelve cards each', () => {
    expect(TYPES.map((type) => CARDS.filter((card) => card.type === type).length)).toEqual([12, 12, 12, 12]);
  });

  it('B-SETUP-02 a Legendary in each of the Fire, Water and Grass piles', () => {
    const legends = CARDS.filter(({ legendary }) => legendary).map(({ name, type, hm }) => [name, type, hm]);
    expect(legends).toEqual([
      ['Ho-Oh', 'fire', 'fly'],
      ['Suicune', 'water', 'surf'],
      ['Celebi', 'grass', 'cut'],
    ]);
  });

  it('B-SETUP-03 B-SETUP-04 six bubbles a route, as many of each colour as there are cards', () => {
    expect(ROUTES).toHaveLength(8);
    for (const { bubbles } of ROUTES) expect(bubbles).toHaveLength(6);
    expect(TYPES.map((_, type) => BUBBLES.reduce((sum, row) => sum + row[type], 0))).toEqual([
      12, 12, 12, 12,
    ]);
  });

  it('B-GYM-14 a Gym for each element, three Pokémon each, none of them a wild card', () => {
    const gyms = SITES.filter(({ kind }) => kind === 'gym');
    expect(gyms.map(({ type, team }) => [type, ...team])).toEqual([
      ['fire', 'Rapidash', 'Ninetales', 'Arcanine'],
      ['water', 'Staryu', 'Lapras', 'Starmie'],
      ['grass', 'Tangela', 'Victreebel', 'Vileplume'],
    ]);
    for (const { team } of gyms)
      for (const name of team) expect(CARDS.some((card) => card.name === name)).toBe(false);
  });

  it('B-CON-06 B-CON-08 a Contest for each type, without Pokémon of its own', () => {
    const contests = SITES.filter(({ kind }) => kind === 'contest');
    expect(contests.map(({ type, team }) => [type, team.length])).toEqual(TYPES.map((type) => [type, 0]));
    expect(SITES.at(-1)?.id).toBe('contest-normal');
  });

  it('B-END-02 the map offers four badges and more, but not by Gyms alone', () => {
    const gyms = SITES.filter(({ kind }) => kind === 'gym').length;
    expect([gyms, SITES.length]).toEqual([3, 7]);
    expect(gyms).toBeLessThan(rules.BADGES_TO_WIN);
    expect(SITES.length - 1).toBeGreaterThanOrEqual(rules.BADGES_TO_WIN); // also with three Contests
  });

  it('B-END-03 three others cannot hold so much that no type is left for a Contest', () => {
    const others = (rules.MAX_SEATS - 1) * (rules.PARTY_MAX + rules.BOX_MAX);
    expect(CARDS.length - others).toBe(15);
    expect(Math.ceil((CARDS.length - others) / TYPES.length)).toBeGreaterThanOrEqual(rules.CONTEST_NEEDS);
  });

  it('B-LIM-01 the figures that stand on no component', () => {
    expect({ ...rules }).toEqual({
      MIN_SEATS: 2,
      MAX_SEATS: 4,
      DIE_SIDES: 6,
      BADGES_TO_WIN: 4,
      BOX_MAX: 5,
      PARTY_MAX: 6,
      PARTY_LEAST: 4,
      HM_USES: 1,
      HM_USES_MOST: 3,
      CONTEST_NEEDS: 4,
    });
  });
});

describe('types', () => {
  const row = (type: (typeof TYPES)[number]) => TYPES.map((defender) => AGAINST[type][defender]);

  it('B-TYPE-01 Fire', () => expect(row('fire')).toEqual(['effective', 'weak', 'super', 'effective']));
  it('B-TYPE-02 Water', () => expect(row('water')).toEqual(['super', 'effective', 'weak', 'effective']));
  it('B-TYPE-03 Grass', () => expect(row('grass')).toEqual(['weak', 'super', 'effective', 'effective']));
  it('B-TYPE-04 Normal', () => expect(new Set(row('normal'))).toEqual(new Set(['effective'])));

  it('B-TYPE-05 a Legendary is Super Effective against everything', () => {
    for (const name of ['Ho-Oh', 'Suicune', 'Celebi']) {
      for (const site of [0, 1, 2]) expect(pipsNeeded(kindOf(name), site)).toBe(3);
    }
  });

  it('B-GYM-04 what the die must show', () => {
    expect(NEEDED).toEqual({ super: 3, effective: 4, weak: 5 });
    const needs = (name: string) => [0, 1, 2].map((site) => pipsNeeded(kindOf(name), site));
    expect(needs('Vulpix')).toEqual([4, 5, 3]);
    expect(needs('Magikarp')).toEqual([3, 4, 5]);
    expect(needs('Hoppip')).toEqual([5, 3, 4]);
    expect(needs('Ditto')).toEqual([4, 4, 4]);
  });

  it('B-GYM-04 the chances against a Gym come out as reckoned', () => {
    // three wins before n losses, by the chance of one fight
    const beats = (p: number, n: number, wins = 3): number =>
      wins === 0 ? 1 : n === 0 ? 0 : p * beats(p, n, wins - 1) + (1 - p) * beats(p, n - 1, wins);
    const table = (effect: 'super' | 'effective' | 'weak') =>
      [1, 2, 3, 4, 5, 6].map((n) => Number(beats((7 - NEEDED[effect]) / 6, n).toFixed(3)));
    expect(table('super')).toEqual([0.296, 0.593, 0.79, 0.9, 0.955, 0.98]);
    expect(table('effective')).toEqual([0.125, 0.313, 0.5, 0.656, 0.773, 0.855]);
    expect(table('weak')).toEqual([0.037, 0.111, 0.21, 0.32, 0.429, 0.532]);
  });
});
