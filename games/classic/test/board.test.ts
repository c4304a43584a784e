import { describe, expect, it } from 'vitest';
import {
  ARRIVAL,
  CERULEAN,
  CINNABAR,
  CIRCLES_BY_COLOUR,
  CITIES,
  COLOUR_OF,
  indexOf,
  isForwardOnly,
  isPlateau,
  NEIGHBOURS,
  PALLET,
  paths,
  SPACES,
  VERMILION,
} from '../src/board.ts';
import { LINKS } from '../src/data/spaces.ts';

const words = (text: string): string[] => text.split(' ').filter(Boolean);
const ALL = SPACES.map((space) => space.id);
const ROLLS = [1, 2, 3, 4, 5, 6];
const FORWARD =
  'pallet p01 p02 p03 viridian p04 p05 p06 p07 p08 p09 p10 pewter p11 p12 p13 p14 p15 g01 g02 g03 g04 g05 cerulean';

/** The legal paths as sentences of ids, sorted; `others` are the spaces where other movers stand. */
function walks(from: string, pips: number, roams: boolean, others = ''): string[] {
  const taken = new Set(words(others).map(indexOf));
  return paths(indexOf(from), pips, roams, (space) => taken.has(space))
    .map((path) => path.map((space) => ALL[space]).join(' '))
    .sort();
}
const roaming = (from: string, pips: number, others = '') => walks(from, pips, true, others);
const oneWay = (from: string, pips: number, others = '') => walks(from, pips, false, others);
const ends = (list: readonly string[]): (string | undefined)[] => list.map((path) => words(path).at(-1));

/** A small generator of its own, so that a failing case comes back every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return Math.floor(((state >>> 0) / 2 ** 32) * sides);
  };
}

describe('moving on the road', () => {
  it('C-MOVE-01 the full count is walked and cities count as spaces', () => {
    expect(oneWay('pallet', 5)).toEqual(['p01 p02 p03 viridian p04']);
    expect(roaming('celadon', 4)).toEqual([
      'g16 g15 saffron b01',
      'g16 g15 saffron g14',
      'g16 g15 saffron g17',
      'r01 r02 r03 r04',
    ]);
    for (const from of ALL) {
      for (const pips of ROLLS) {
        for (const path of roaming(from, pips)) {
          const short = path.endsWith('cinnabar') && words(path).length < pips;
          expect(short || words(path).length === pips, `${from} ${pips}: ${path}`).toBe(true);
        }
      }
    }
  });

  it('C-MOVE-02 only forward until Cerulean is reached', () => {
    const stretch = words(FORWARD);
    stretch.slice(0, -1).forEach((from, place) => {
      for (const pips of ROLLS) {
        const list = oneWay(from, pips);
        const along = stretch.slice(place + 1, place + 1 + pips).join(' ');
        if (place + pips < stretch.length) expect(list).toEqual([along]);
        else for (const path of list) expect(path.startsWith(`${along} `)).toBe(true);
      }
    });
    expect(oneWay('p05', 2)).toEqual(['p06 p07']);
    expect(roaming('p05', 2)).toEqual(['p04 viridian', 'p06 p07']);
  });

  it('C-MOVE-03 the one-way stretch is the 23 spaces in front of Cerulean', () => {
    expect(ALL.filter((id) => isForwardOnly(indexOf(id)))).toEqual(words(FORWARD).slice(0, 23));
    for (const roams of [true, false]) expect(walks('cerulean', 1, roams)).toEqual(['g05', 'g06', 'g13']);
  });

  it('C-MOVE-04 at Cerulean the branch is chosen, also in mid-move', () => {
    expect(oneWay('g04', 4)).toEqual(['g05 cerulean g06 g07', 'g05 cerulean g13 g14']);
    expect(oneWay('g05', 5)).toEqual([
      'cerulean g06 g07 g08 g09',
      'cerulean g13 g14 saffron b01',
      'cerulean g13 g14 saffron g15',
      'cerulean g13 g14 saffron g17',
    ]);
  });

  it('C-MOVE-05 with free roaming every direction and branch is open', () => {
    expect(roaming('saffron', 1)).toEqual(['b01', 'g14', 'g15', 'g17']);
    expect(roaming('g06', 2)).toEqual(['cerulean g05', 'cerulean g13', 'g07 g08']);
    expect(roaming('p01', 1)).toEqual(['p02', 'pallet']);
  });

  it('C-MOVE-06 no space is entered twice, the start included', () => {
    for (const from of ALL) {
      for (const pips of ROLLS) {
        for (const path of roaming(from, pips)) {
          const entered = [from, ...words(path)];
          expect(new Set(entered).size, `${from}: ${path}`).toBe(entered.length);
        }
      }
    }
    expect(roaming('b04', 6)).not.toContain('b05 b08 b07 b06 b03 b04');
  });

  it('C-MOVE-07 no path runs past Pallet Town', () => {
    expect(roaming('p02', 2)).toEqual(['p01 pallet', 'p03 viridian']);
    expect(roaming('p02', 3)).toEqual(['p03 viridian p04']);
    expect(roaming('p03', 3, 'p06')).toEqual(['p02 p01 pallet', 'viridian p04 p05']);
    expect(roaming('p03', 3, 'pallet')).toEqual(['viridian p04 p05']);
    expect(roaming('p03', 2, 'p01 pallet')).toEqual(['viridian p04']);
  });

  it('C-MOVE-08 there is always a legal path', () => {
    const random = dice(8);
    for (let round = 0; round < 400; round++) {
      for (let from = 0; from < SPACES.length; from++) {
        // others gather round the mover every second time, where they are most in the way
        const others = Array.from({ length: 5 }, () =>
          round % 2 ? random(SPACES.length) : wander(from, 1 + random(9), random),
        );
        const pips = 1 + random(6);
        for (const roams of [true, false]) {
          const found = paths(from, pips, roams, (space) => others.includes(space));
          if (found.length === 0) expect.fail(`${ALL[from]} ${pips} ${others.map((space) => ALL[space])}`);
        }
      }
    }
  });

  it('C-MOVE-09 a path is given whole, with its push-on', () => {
    expect(roaming('g16', 2, 'saffron')).toEqual([
      'celadon r01',
      'g15 saffron b01',
      'g15 saffron g14',
      'g15 saffron g17',
    ]);
  });

  it('C-MOVE-11 two paths to one end are two choices', () => {
    expect(roaming('b03', 3)).toEqual(['b04 b05 b08', 'b06 b07 b08', 'vermilion b02 b01']);
    expect(roaming('b11', 4).filter((path) => path.endsWith('b03'))).toEqual([
      'b08 b05 b04 b03',
      'b08 b07 b06 b03',
    ]);
  });
});

describe('occupied spaces', () => {
  it('C-OCC-01 an occupied end sends the mover to the next empty space', () => {
    expect(oneWay('pallet', 2, 'p02')).toEqual(['p01 p02 p03']);
    expect(oneWay('pallet', 2, 'p01')).toEqual(['p01 p02']);
    expect(oneWay('pallet', 2, 'pallet p03')).toEqual(['p01 p02']);
  });

  it('C-OCC-02 onward over several in a row, by every branch, entering no space twice', () => {
    expect(oneWay('pallet', 1, 'p01 p02 p03 viridian')).toEqual(['p01 p02 p03 viridian p04']);
    expect(oneWay('g05', 1, 'cerulean')).toEqual(['cerulean g06', 'cerulean g13']);
    expect(oneWay('g05', 1, 'cerulean g13')).toEqual(['cerulean g06', 'cerulean g13 g14']);
    expect(roaming('b05', 1, 'b08')).toEqual(['b04', 'b08 b07', 'b08 b11']);
    // all round the circuit of six only the start is left, so that way is closed
    expect(roaming('b03', 5).filter((path) => path.startsWith('b04 b05 b08 b07'))).toHaveLength(1);
    expect(roaming('b03', 5, 'b06').filter((path) => path.startsWith('b04 b05 b08 b07'))).toEqual([]);
  });

  it('C-OCC-03 Cinnabar Island never pushes a mover on', () => {
    expect(roaming('r13', 1, 'cinnabar')).toEqual(['cinnabar', 'r12']);
    expect(roaming('r11', 2, 'r13 cinnabar')).toEqual(['r10 r09', 'r12 r13 cinnabar']);
  });
});

describe('Cinnabar Island and the plateau', () => {
  it('C-CIN-01 a larger roll may end on Cinnabar, or go another way', () => {
    expect(roaming('r12', 5)).toEqual(['r11 r10 r09 fuchsia b19', 'r11 r10 r09 fuchsia r08', 'r13 cinnabar']);
    expect(roaming('r12', 2)).toContain('r13 cinnabar');
    expect(roaming('r12', 1)).toEqual(['r11', 'r13']);
  });

  it('C-CIN-04 a mover on Cinnabar moves away along the road', () => {
    expect(roaming('cinnabar', 1)).toEqual(['r13']);
    expect(roaming('cinnabar', 3, 'r11')).toEqual(['r13 r12 r11 r10']);
    expect(roaming('cinnabar', 6)).toEqual(['r13 r12 r11 r10 r09 fuchsia']);
  });

  it('C-IND-03 the plateau is walked clockwise, round and round, by exact count', () => {
    const track = Array.from({ length: 14 }, (_, i) => `i${String(i + 1).padStart(2, '0')}`);
    const round = [...track, ...track];
    track.forEach((from, place) => {
      for (const pips of ROLLS) {
        const path = round.slice(place + 1, place + 1 + pips).join(' ');
        for (const roams of [true, false]) expect(walks(from, pips, roams)).toEqual([path]);
      }
    });
    expect(roaming('i12', 4)).toEqual(['i13 i14 i01 i02']);
    expect(roaming('i01', 2, 'i03 i04')).toEqual(['i02 i03 i04 i05']);
  });
});

describe('worked examples', () => {
  it('C-EX-04 past Lavender and back onto it is never offered', () => {
    expect(roaming('g10', 6)).toEqual([
      'g09 g08 g07 g06 cerulean g05',
      'g09 g08 g07 g06 cerulean g13',
      'g11 g12 lavender b09 b10 b11',
      'g11 g12 lavender g19 g18 g17',
    ]);
    for (const from of words('g09 g10 g11 g12')) expect(ends(roaming(from, 6))).not.toContain('lavender');
  });

  it('C-EX-05 with a 5 and fewer than 5 spaces to go, Cinnabar is one end', () => {
    for (const from of words('r10 r11 r12 r13')) {
      const found = ends(roaming(from, 5));
      expect(
        found.filter((end) => end === 'cinnabar'),
        from,
      ).toHaveLength(1);
      expect(found.length, from).toBeGreaterThan(1);
    }
  });

  it('C-EX-08 towards Fuchsia on one turn, towards Vermilion on the next', () => {
    expect(roaming('b14', 3)).toContain('b15 b16 b17');
    expect(roaming('b17', 3)).toContain('b16 b15 b14');
  });

  it('C-EX-09 the first spaces of the road are pink', () => {
    const [path] = paths(PALLET, 3, false, () => false);
    expect(path.map((space) => ALL[space])).toEqual(['p01', 'p02', 'p03']);
    expect(path.map((space) => COLOUR_OF[space])).toEqual([0, 0, 0]);
    expect(path.filter((space) => CIRCLES_BY_COLOUR[0].includes(space))).toHaveLength(2);
  });

  it('C-EX-18 a mover two ahead is passed by a roll of 2', () => {
    expect(oneWay('p05', 2, 'p07')).toEqual(['p06 p07 p08']);
  });

  it('C-EX-20 from b03 a 3 reaches b08 twice, a 6 never comes back', () => {
    expect(roaming('b03', 3).filter((path) => path.endsWith('b08'))).toEqual(['b04 b05 b08', 'b06 b07 b08']);
    expect(ends(roaming('b03', 6))).not.toContain('b03');
  });

  it('C-EX-21 backward from p02 onto p01', () => {
    expect(roaming('p02', 1)).toEqual(['p01', 'p03']);
    expect(roaming('p02', 1, 'p01')).toEqual(['p01 pallet', 'p03']);
    expect(roaming('p02', 1, 'p01 pallet')).toEqual(['p03']);
  });

  it('C-EX-22 from the arrival space a 4 reaches ENTER, a 5 an event; from i06 a 6 reaches ENTER', () => {
    const end = (from: string, pips: number) => SPACES[indexOf(ends(roaming(from, pips))[0] ?? '')];
    expect(end('i01', 4)).toMatchObject({ id: 'i05', kind: 'final' });
    expect(end('i01', 5)).toMatchObject({ id: 'i06', kind: 'event' });
    expect(end('i06', 6)).toMatchObject({ id: 'i12', kind: 'final' });
  });
});

describe('the tables', () => {
  it('agree with a naive walk, whoever stands where', () => {
    const random = dice(1999);
    let pushed = 0;
    for (const from of ALL) {
      for (const pips of ROLLS) {
        for (const roams of [true, false]) {
          for (let round = 0; round < 24; round++) {
            const near = Array.from({ length: round % 6 }, () =>
              wander(indexOf(from), 1 + random(9), random),
            );
            const others = near.map((space) => ALL[space]).join(' ');
            const expected = naive(from, pips, roams, new Set(words(others)));
            expect(walks(from, pips, roams, others), `${from} ${pips} ${roams} / ${others}`).toEqual(
              expected,
            );
            expect(new Set(expected).size).toBe(expected.length);
            if (expected.some((path) => words(path).length > pips)) pushed++;
          }
        }
      }
    }
    expect(pushed).toBeGreaterThan(5000);
  });

  it('hand out the same list while nobody is in the way', () => {
    const nobody = () => false;
    expect(paths(CERULEAN, 6, true, nobody)).toBe(paths(CERULEAN, 6, true, (space) => space === PALLET));
  });

  it('name the places', () => {
    expect([PALLET, CERULEAN, VERMILION, CINNABAR, ARRIVAL].map((space) => ALL[space])).toEqual(
      words('pallet cerulean vermilion cinnabar i01'),
    );
    expect(CITIES.map((space) => ALL[space])).toEqual(
      words('pallet viridian pewter cerulean lavender saffron celadon vermilion fuchsia cinnabar'),
    );
    expect(CIRCLES_BY_COLOUR.map((circles) => circles.length)).toEqual([10, 10, 10, 7, 0, 0]);
    expect(CIRCLES_BY_COLOUR[3].map((space) => ALL[space])).toEqual(words('r01 r02 r03 r05 r07 r09 r10'));
    expect(words('p02 g01 b03 r13 pallet i03 i08 i10 i13').map((id) => COLOUR_OF[indexOf(id)])).toEqual([
      0, 1, 2, 3, -1, -1, 3, 2, 1,
    ]);
    expect(ALL.filter((id) => isPlateau(indexOf(id)))).toHaveLength(14);
    expect(() => indexOf('dungeon')).toThrow('dungeon');
  });
});

/** Where `steps` random steps lead, with no regard for any rule. */
function wander(from: number, steps: number, random: (sides: number) => number): number {
  let here = from;
  for (let i = 0; i < steps; i++) here = NEIGHBOURS[here][random(NEIGHBOURS[here].length)];
  return here;
}

/** The rules of moving, step by step and slowly: what `paths` must equal. */
function naive(start: string, pips: number, roams: boolean, others: ReadonlySet<string>): string[] {
  const stretch = words(FORWARD);
  const found: string[] = [];
  const step = (entered: readonly string[]): void => {
    const here = entered[entered.length - 1];
    const moved = entered.length - 1;
    const settled = moved >= pips && !others.has(here);
    if (moved > 0 && (here === 'cinnabar' || settled)) {
      found.push(entered.slice(1).join(' '));
      return;
    }
    const free = roams || entered.some((id) => !stretch.slice(0, 23).includes(id));
    let nexts: string[];
    if (here.startsWith('i')) nexts = [`i${String((Number(here.slice(1)) % 14) + 1).padStart(2, '0')}`];
    else if (!free) nexts = [stretch[stretch.indexOf(here) + 1]];
    else nexts = LINKS.filter((link) => link.includes(here)).map(([a, b]) => (a === here ? b : a));
    for (const next of nexts) if (!entered.includes(next)) step([...entered, next]);
  };
  step([start]);
  return found.sort();
}
