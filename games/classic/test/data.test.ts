import { describe, expect, it } from 'vitest';
import { CATCH_NUMBERS, CHIPS, COLOURS, type Colour } from '../src/data/chips.ts';
import { EVENT_INDEX, EVENTS } from '../src/data/events.ts';
import { EVOLUTIONS } from '../src/data/evolutions.ts';
import { ITEM_INDEX, ITEMS } from '../src/data/items.ts';
import { RIVALS } from '../src/data/rivals.ts';
import * as rules from '../src/data/rules.ts';
import { ASPECT, DUNGEON, FORWARD_PATH, LINKS, RIVAL_DECK, SPACES } from '../src/data/spaces.ts';

// What is expected here is written out from the ledger, never worked out from the tables under test.

const words = (text: string): string[] => text.trim().split(/\s+/);
const count = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
const road = SPACES.slice(0, 76);
const plateau = SPACES.slice(76);
const roadIds = (kind: string, colour: string | null): string[] =>
  road.filter((space) => space.kind === kind && space.colour === colour).map((space) => space.id);

/** Every space of the road with its neighbours. */
const NEIGHBOURS = `
  pallet:p01 p01:pallet,p02 p02:p01,p03 p03:p02,viridian viridian:p03,p04 p04:viridian,p05 p05:p04,p06
  p06:p05,p07 p07:p06,p08 p08:p07,p09 p09:p08,p10 p10:p09,pewter pewter:p10,p11 p11:pewter,p12 p12:p11,p13
  p13:p12,p14 p14:p13,p15 p15:p14,g01 g01:p15,g02 g02:g01,g03 g03:g02,g04 g04:g03,g05 g05:g04,cerulean
  cerulean:g05,g06,g13 g06:cerulean,g07 g07:g06,g08 g08:g07,g09 g09:g08,g10 g10:g09,g11 g11:g10,g12
  g12:g11,lavender lavender:g12,g19,b09 g13:cerulean,g14 g14:g13,saffron saffron:g14,g15,g17,b01
  g15:saffron,g16 g16:g15,celadon celadon:g16,r01 g17:saffron,g18 g18:g17,g19 g19:g18,lavender
  b01:saffron,b02 b02:b01,vermilion vermilion:b02,b03 b03:vermilion,b04,b06 b04:b03,b05 b05:b04,b08
  b06:b03,b07 b07:b06,b08 b08:b05,b07,b11 b09:lavender,b10 b10:b09,b11 b11:b08,b10,b12 b12:b11,b13
  b13:b12,b14 b14:b13,b15 b15:b14,b16 b16:b15,b17 b17:b16,b18 b18:b17,b19 b19:b18,fuchsia
  fuchsia:b19,r08,r09 r01:celadon,r02 r02:r01,r03 r03:r02,r04 r04:r03,r05 r05:r04,r06 r06:r05,r07
  r07:r06,r08 r08:r07,fuchsia r09:fuchsia,r10 r10:r09,r11 r11:r10,r12 r12:r11,r13 r13:r12,cinnabar
  cinnabar:r13
`;

function neighbours(): Map<string, string[]> {
  const of = new Map<string, string[]>(road.map((space) => [space.id, []]));
  for (const [a, b] of LINKS) {
    of.get(a)?.push(b);
    of.get(b)?.push(a);
  }
  return of;
}

describe('board', () => {
  it('C-BOARD-01 the road has 76 spaces and 79 links', () => {
    expect(SPACES.findIndex((space) => space.id === 'i01')).toBe(76);
    expect(SPACES).toHaveLength(90);
    expect(new Set(SPACES.map((space) => space.id)).size).toBe(90);
    expect(LINKS).toHaveLength(79);
    const kinds = (kind: string) => road.filter((space) => space.kind === kind).length;
    expect([kinds('city'), kinds('catch'), kinds('event')]).toEqual([10, 37, 29]);
    const byColour = (colour: Colour) => [roadIds('catch', colour).length, roadIds('event', colour).length];
    expect(byColour('pink')).toEqual([10, 5]);
    expect(byColour('green')).toEqual([10, 9]);
    expect(byColour('blue')).toEqual([10, 9]);
    expect(byColour('red')).toEqual([7, 6]);
  });

  it('C-BOARD-02 each space of the road has its neighbours and no other', () => {
    const expected = words(NEIGHBOURS).map((entry) => {
      const [id, list] = entry.split(':');
      return [id, list.split(',').sort()];
    });
    const found = [...neighbours()].map(([id, list]) => [id, list.sort()]);
    expect(found).toEqual(expected);
  });

  it('C-BOARD-03 seven junctions, two dead ends, one circuit of six', () => {
    const of = neighbours();
    const withWays = (n: number) => [...of.keys()].filter((id) => of.get(id)?.length === n).sort();
    expect(withWays(1)).toEqual(['cinnabar', 'pallet']);
    expect(withWays(3)).toEqual(['b03', 'b08', 'b11', 'cerulean', 'fuchsia', 'lavender']);
    expect(withWays(4)).toEqual(['saffron']);
    expect(withWays(2)).toHaveLength(76 - 2 - 6 - 1);

    const circuits = new Set<string>();
    const walk = (trail: string[]): void => {
      for (const next of of.get(trail[trail.length - 1]) ?? []) {
        if (next === trail[0] && trail.length > 2) circuits.add([...trail].sort().join(' '));
        else if (!trail.includes(next) && trail.length < 6) walk([...trail, next]);
      }
    };
    for (const id of of.keys()) walk([id]);
    expect([...circuits]).toEqual(['b03 b04 b05 b06 b07 b08']);
  });

  it('C-BOARD-04 events stand where they should and colours follow the letter', () => {
    expect(roadIds('event', 'pink')).toEqual(words('p02 p04 p07 p11 p13'));
    expect(roadIds('event', 'green')).toEqual(words('g02 g05 g07 g10 g12 g13 g16 g17 g19'));
    expect(roadIds('event', 'blue').sort()).toEqual(words('b01 b03 b04 b07 b08 b10 b13 b16 b19'));
    expect(roadIds('event', 'red')).toEqual(words('r04 r06 r08 r11 r12 r13'));
    const letters: Record<string, Colour> = { p: 'pink', g: 'green', b: 'blue', r: 'red' };
    for (const space of road) {
      if (space.kind === 'city') expect(space.colour, space.id).toBeNull();
      else expect(space.colour, space.id).toBe(letters[space.id[0]]);
    }
  });

  it('C-BOARD-05 what the ten cities do', () => {
    const cities = road.filter((space) => space.kind === 'city').map((space) => [space.id, space.effect]);
    expect(Object.fromEntries(cities)).toEqual({
      pallet: null,
      viridian: { draw: 2 },
      pewter: { draw: 2 },
      cerulean: 'revive',
      lavender: { draw: 2 },
      saffron: { draw: 2 },
      celadon: { draw: 2 },
      vermilion: 'revive',
      fuchsia: { draw: 2 },
      cinnabar: { draw: 2 },
    });
    for (const space of road) if (space.kind !== 'city') expect(space.effect, space.id).toBeNull();
  });

  it('C-BOARD-06 the plateau track, clockwise', () => {
    const told = plateau.map(({ id, kind, colour, effect }) => {
      const more = typeof effect === 'object' && effect ? ` ${effect.draw}` : colour ? ` ${colour}` : '';
      return `${id} ${kind}${more}`;
    });
    expect(told).toEqual([
      'i01 arrival',
      'i02 draw 1',
      'i03 event',
      'i04 draw 3',
      'i05 final',
      'i06 event',
      'i07 draw 2',
      'i08 catch-any red',
      'i09 event',
      'i10 catch-any blue',
      'i11 event',
      'i12 final',
      'i13 catch-any green',
      'i14 draw 2',
    ]);
    // Clockwise to the eye: seen from the middle the angle grows all the way round (y points down).
    const turns = plateau.map((space, i) => {
      const next = plateau[(i + 1) % 14];
      const ax = (space.x - RIVAL_DECK.x) * ASPECT[0];
      const ay = (space.y - RIVAL_DECK.y) * ASPECT[1];
      const bx = (next.x - RIVAL_DECK.x) * ASPECT[0];
      const by = (next.y - RIVAL_DECK.y) * ASPECT[1];
      return Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
    });
    expect(turns.every((turn) => turn > 0)).toBe(true);
    expect(count(turns)).toBeCloseTo(2 * Math.PI);
  });

  it('C-BOARD-07 the Unknown Dungeon is no space', () => {
    expect(SPACES.some((space) => /dungeon/i.test(`${space.id} ${space.name}`))).toBe(false);
    expect(SPACES.map((space) => space.colour as string)).not.toContain('yellow');
    for (const { x, y } of SPACES) expect(Math.hypot(x - DUNGEON.x, y - DUNGEON.y)).toBeGreaterThan(0.05);
    expect(CHIPS.filter((chip) => chip.colour === 'yellow')).toHaveLength(4);
  });

  it('places every space on the board, and a chip circle at each catch space alone', () => {
    const points = [...SPACES, ...SPACES.flatMap((space) => space.chip ?? []), DUNGEON, RIVAL_DECK];
    expect(points).toHaveLength(90 + 37 + 2);
    for (const { x, y } of points) expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true);
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(points.length);
    for (const space of SPACES) expect(space.chip !== null, space.id).toBe(space.kind === 'catch');
  });

  it('has a one-way stretch of 23 spaces that ends in Cerulean', () => {
    expect(FORWARD_PATH).toHaveLength(24);
    expect([FORWARD_PATH[0], FORWARD_PATH[22], FORWARD_PATH[23]]).toEqual(['pallet', 'g05', 'cerulean']);
  });
});

describe('chips', () => {
  it('C-GEN-04 150 chips, no duplicates', () => {
    expect(CHIPS.map((chip) => chip.dex)).toEqual(Array.from({ length: 150 }, (_, i) => i + 1));
    expect(new Set(CHIPS.map((chip) => chip.name)).size).toBe(150);
    const sizes = COLOURS.map((colour) => CHIPS.filter((chip) => chip.colour === colour).length);
    expect(sizes).toEqual([35, 41, 38, 26, 4, 6]);
  });

  it('C-GEN-06 power, attack and catch numbers are three different things', () => {
    expect(CHIPS[111]).toMatchObject({ name: 'Rhydon', power: 6, attack: 8, catches: [5] });
    expect(CHIPS[36]).toMatchObject({ name: 'Vulpix', power: 3, attack: 1, catches: [3, 4, 5] });
    expect(CHIPS[149]).toMatchObject({ name: 'Mewtwo', power: 9, attack: 9, catches: [6] });
  });

  it('C-CHIP-01 catch numbers go by colour, and Starters have none', () => {
    const expected = { pink: [3, 4, 5], green: [4, 5], blue: [3, 4], red: [5], yellow: [6], starter: [] };
    expect(CATCH_NUMBERS).toEqual(expected);
    for (const chip of CHIPS) expect(chip.catches, chip.name).toEqual(expected[chip.colour]);
    const named = (colour: Colour) => CHIPS.filter((chip) => chip.colour === colour).map((chip) => chip.name);
    expect(named('yellow')).toEqual(['Articuno', 'Zapdos', 'Moltres', 'Mewtwo']);
    expect(named('starter')).toEqual(words('Bulbasaur Charmander Squirtle Pikachu Clefairy Meowth'));
  });

  it('C-CHIP-02 power and attack of every chip', () => {
    expect(CHIPS.map((chip) => chip.power).join('')).toBe(
      '47757757724624624626263636342472573537352424735262' +
        '43736475624635646724624246563524625563424257647243' +
        '42646665566674624243476666672765577757676678887679',
    );
    expect(CHIPS.map((chip) => chip.attack).join('')).toBe(
      '47847847813523524626353536252553563415243425515253' +
        '43625574724724757813614146572324535573425247746353' +
        '51736774456873715242467587581875366645757779995679',
    );
    expect(count(CHIPS.map((chip) => chip.power))).toBe(728);
    const range = (colour: Colour) => {
      const powers = CHIPS.filter((chip) => chip.colour === colour).map((chip) => chip.power);
      return [Math.min(...powers), Math.max(...powers)];
    };
    expect(COLOURS.map(range)).toEqual([
      [2, 3],
      [4, 5],
      [6, 7],
      [6, 7],
      [8, 9],
      [3, 5],
    ]);
  });

  it('C-CHIP-03 56 evolution groups in order, 24 chips in none', () => {
    const expected = words(`
      1-2-3 4-5-6 7-8-9 10-11-12 13-14-15 16-17-18 19-20 21-22 23-24 25-26 27-28 29-30-31 32-33-34 35-36 37-38
      39-40 41-42 43-44-45 46-47 48-49 50-51 52-53 54-55 56-57 58-59 60-61-62 63-64-65 66-67-68 69-70-71 72-73
      74-75-76 77-78 79-80 81-82 84-85 86-87 88-89 90-91 92-93-94 96-97 98-99 100-101 102-103 104-105 109-110
      111-112 116-117 118-119 120-121 129-130 133-134 133-135 133-136 138-139 140-141 147-148-149
    `);
    expect(EVOLUTIONS.map((group) => group.members.join('-'))).toEqual(expected);
    const pairs = EVOLUTIONS.filter((group) => group.members.length === 2);
    const triples = EVOLUTIONS.filter((group) => group.members.length === 3);
    expect([EVOLUTIONS.length, pairs.length, triples.length]).toEqual([56, 40, 16]);
    expect(pairs.every((group) => group.bonus === 3)).toBe(true);
    expect(triples.every((group) => group.bonus === 5)).toBe(true);
    expect(new Set(EVOLUTIONS.map((group) => group.id)).size).toBe(56);
    expect(150 - new Set(EVOLUTIONS.flatMap((group) => group.members)).size).toBe(24);
  });
});

describe('cards', () => {
  it('C-DECK-01 the Item deck', () => {
    expect(ITEMS.map((item) => [item.id, item.count, ...item.values])).toEqual([
      ['attack-bonus-1', 4, 1],
      ['attack-bonus-2', 4, 2],
      ['attack-bonus-3', 4, 3],
      ['attack-bonus-4', 3, 4],
      ['attack-bonus-5', 3, 5],
      ['great-ball', 6, -1, 1],
      ['ultra-ball', 6, 1, 2],
      ['master-ball', 6, 1, 2, 3, 4],
      ['time-machine', 4],
      ['fly', 5],
      ['potion', 5, 1],
      ['poke-doll', 4],
    ]);
    expect(count(ITEMS.map((item) => item.count))).toBe(54);
    expect([ITEM_INDEX['attack-bonus-1'], ITEM_INDEX['great-ball'], ITEM_INDEX['poke-doll']]).toEqual([
      0, 5, 11,
    ]);
  });

  it('C-DECK-02 the Event deck', () => {
    expect(EVENTS.map((event) => [event.id, event.count, event.value])).toEqual([
      ['unknown-dungeon', 10, 1],
      ['chance', 5, 1],
      ['pokemon-center', 2, 1],
      ['trade', 10, 1],
      ['fight', 10, 1],
      ['take-1', 9, 1],
      ['take-2', 5, 2],
      ['take-3', 3, 3],
    ]);
    expect(count(EVENTS.map((event) => event.count))).toBe(54);
    expect([EVENT_INDEX['unknown-dungeon'], EVENT_INDEX['take-3']]).toEqual([0, 7]);
  });

  it('C-DECK-03 the Rival Cards', () => {
    expect(RIVALS.map((rival) => [rival.name, rival.pokemon, rival.attack, rival.bonus.join(' ')])).toEqual([
      ['Lorelei', 'Lapras', 10, '6 7 8 7 8 6'],
      ['Bruno', 'Machamp', 11, '6 7 8 7 8 6'],
      ['Agatha', 'Gengar', 12, '6 7 8 7 8 6'],
      ['Lance', 'Dragonite', 14, '6 7 8 7 8 6'],
      ['Gary', 'Arcanine', 15, '6 7 8 7 8 6'],
    ]);
    for (const rival of RIVALS) expect(CHIPS[rival.dex - 1].name).toBe(rival.pokemon);
  });

  it('keeps the figures that stand on no component', () => {
    expect({ ...rules }).toEqual({
      MIN_SEATS: 2,
      MAX_SEATS: 6,
      DIE_SIDES: 6,
      GOAL_POWER: 20,
      HAND_LIMIT: 7,
      BONUS_CARDS_PER_BATTLE: 2,
      SPOILS: 2,
      MASTER_REWARD: 2,
      DICE_CHALLENGE_NEEDS: 2,
      DICE_CHALLENGE_FACES: [1, 6],
    });
  });
});
