import { script } from '@indigo/battery';
import { type Decision, Match, read, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { boardFor } from '../src/board.ts';
import { BACK_OF, LEGENDARY, STARTER_CARDS } from '../src/cards.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { BACKS } from '../src/data/tokens.ts';
import { FOES } from '../src/foes.ts';
import { type Master, type MasterView, master } from '../src/index.ts';
import { scene } from '../src/scene.ts';
import { EMPTY, FACE_DOWN, GONE, ON_MAP, OWNED } from '../src/state.ts';
import { table } from './table.ts';

const begin = (seats = 4, options = {}, seed = 7) =>
  script<Master, MasterView>(master, { seats, options, seed });
const FIRST = { first: 1 };

const spotsOf = (s: Master, kind: string): number[] =>
  boardFor(s.options.simplified).spaces.flatMap((space, node) =>
    space.kind === kind ? [s.spots[node]] : [],
  );

describe('general', () => {
  it('M-GEN-01 M-VAR-01 M-VAR-02 takes two to four players', () => {
    expect(master.seats).toEqual({ min: 2, max: 4 });
    expect(() => Match.start(master, { seats: 1 })).toThrow();
    expect(() => Match.start(master, { seats: 5 })).toThrow();
  });

  it('M-GEN-05 M-SETUP-15 a starter picked by one is out of reach of the others', () => {
    const t = begin(4, FIRST);
    t.expectAsked('starter', 0).answer('charmander');
    expect(t.optionIds()).toEqual(['bulbasaur', 'squirtle', 'pikachu']);
    expect(t.refusal('charmander')).toMatchObject({
      clause: 'M-SETUP-15',
      why: ['why.taken', STARTER_CARDS[0]],
    });
    t.answer('pikachu').expectAsked('starter', 2).answer('squirtle');
    // The last player has no choice.
    t.expectAsked('act', 0);
    expect(POKEMON[t.s.players[3].team[0]].id).toBe('bulbasaur');
  });

  it('M-GEN-07 M-HID-01 the same record leads to the same match, and nothing face down is in the state', () => {
    const t = begin();
    expect(t.s.where.filter((where) => where === ON_MAP)).toHaveLength(3);
    const started = Match.start(master, { seats: 3, options: {} }, { rng: seeded(6) });
    for (let i = 0; i < 60; i++) {
      const [seat] = started.open();
      const { shape, options, min } = started.decision(seat) as Decision;
      const ids = options.map(({ id }) => id);
      const list = shape === 'pick' ? ids[i % ids.length] : ids.slice(0, min);
      if ('refused' in started.submit(seat, started.no, list)) started.submit(seat, started.no, ids[0]);
    }
    const again = Match.load(master, JSON.parse(JSON.stringify(started.record)), { rng: seeded(99) });
    expect(again.s).toEqual(started.s);
    // Every face that lies open was drawn in the record; a different outcome there is a different match.
    const entries = [...started.record.entries];
    const drawn = entries.findIndex((entry, i) => typeof entry === 'number' && i > 0);
    expect(drawn).toBeGreaterThan(0);
  });
});

describe('setup', () => {
  it('M-SETUP-01 the first player is drawn, or named by the host', () => {
    const t = script<Master, MasterView>(master, { seats: 4 });
    t.expectChance('first');
    t.roll('first', 2);
    expect(t.s.first).toBe(2);
    t.expectChance('obstacle');
    expect(begin(3, { first: 3 }).s.first).toBe(2);
  });

  it('M-SETUP-02 M-SETUP-03 M-SETUP-04 M-SETUP-05 kits go by the place in turn order', () => {
    const { s } = begin(4, { first: 3 });
    const kits = [2, 3, 0, 1].map((seat) => [s.players[seat].balls, s.players[seat].money.length]);
    expect(kits).toEqual([
      [[3, 0, 0, 0], 0],
      [[3, 0, 0, 0], 1],
      [[4, 0, 0, 0], 0],
      [[3, 1, 0, 0], 0],
    ]);
  });

  it('M-SETUP-06 M-HID-02 a view says nothing of what lies face down but where it lies', () => {
    const t = begin();
    const { spots } = t.view(0);
    expect(spots.y1).toBe('?');
    expect(Object.values(spots).filter((what) => what === '?')).toHaveLength(64 + 3 + 16);
  });

  it('M-SETUP-07 M-SETUP-13 three tokens of three backs lie face up on the trade spots', () => {
    const { s } = begin();
    const backs = spotsOf(s, 'trade-center').map((card) => BACKS[BACK_OF[card]].back);
    expect([...backs].sort()).toEqual(['pokemon-tower', 'rock-tunnel', 'seafoam-islands']);
  });

  it('M-SETUP-08 M-SETUP-14 a Power token lies face down at each gym', () => {
    expect(begin().s.gymPowers).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN]);
  });

  it('M-SETUP-09 M-SETUP-11 M-SETUP-12 the deal: trainers by tier, leaders and HMs face up, the rest face down', () => {
    const { s } = begin();
    expect(spotsOf(s, 'wild').filter((spot) => spot === FACE_DOWN)).toHaveLength(64);
    expect(spotsOf(s, 'legendary')).toEqual([FACE_DOWN, FACE_DOWN, FACE_DOWN]);
    expect(spotsOf(s, 'item').filter((spot) => spot === FACE_DOWN)).toHaveLength(16);
    const trainers = spotsOf(s, 'trainer');
    expect(new Set(trainers).size).toBe(14);
    expect(trainers.every((foe) => FOES[foe].kind === 'trainer')).toBe(true);
    const { spaces } = boardFor(false);
    spaces.forEach(({ kind, back }, node) => {
      if (kind !== 'trainer') return;
      const tier = ['bronze', 'silver', 'gold'].indexOf(back as string);
      expect(s.spots[node] < 6 ? 0 : s.spots[node] < 10 ? 1 : 2).toBe(tier);
    });
    const leaders = spotsOf(s, 'gym');
    expect(new Set(leaders).size).toBe(3);
    expect(leaders.every((foe) => FOES[foe].kind === 'leader')).toBe(true);
    expect([...spotsOf(s, 'hm')].sort()).toEqual([0, 1, 2]);
  });

  it('M-SETUP-10 M-SETUP-21 two of the five legendary tokens are left over', () => {
    const { s } = begin();
    const all = POKEMON.filter((_, card) => BACK_OF[card] === LEGENDARY).length;
    expect(all - spotsOf(s, 'legendary').length).toBe(2);
  });

  it('M-SETUP-16 M-SETUP-17 M-SETUP-18 starters come at level 1 with full hearts, before anybody acts', () => {
    const t = begin(2, FIRST);
    t.answer('charmander').answer('pikachu').expectAsked('act', 0);
    const [charmander] = t.s.players[0].team;
    expect([t.s.level[charmander], t.s.hearts[charmander], t.s.where[charmander]]).toEqual([1, 2, OWNED]);
  });

  it('M-SETUP-17 the figure has the colour of the starter, also when that one has been traded away', () => {
    const t = begin(2, FIRST);
    const figures = () =>
      scene(t.view(0))
        .pieces.filter(({ kind }) => kind === 'mover')
        .map(({ of, colour }) => [of, colour]);
    expect(figures()).toEqual([[], []].map(() => [undefined, undefined]));
    t.answer('charmander').answer('pikachu').expectAsked('act', 0);
    expect(figures()).toEqual([
      ['charmander', '#9a1115'],
      ['pikachu', '#fdb825'],
    ]);
    t.answer('trade:2').answer(['give:charmander', 'want:pikachu']).answer('accept');
    expect(figures()[0]).toEqual(['charmander', '#9a1115']);
  });

  it('M-SETUP-19 M-SETUP-20 everybody begins in the lab, the first checkpoint', () => {
    const t = begin();
    for (const { at, checkpoint } of t.view(0).players) {
      expect([at, checkpoint]).toEqual(['lab', 'Pallet Town']);
    }
  });

  it('M-VAR-05 starters nobody picks stay out of the match', () => {
    const t = begin(2, FIRST).answer('charmander').answer('pikachu');
    expect(STARTER_CARDS.map((card) => t.s.where[card])).toEqual([OWNED, GONE, GONE, OWNED]);
  });

  it('M-OBS-05 M-AMB-04 obstacles are dealt from the pool, or lie where the map says', () => {
    const counts = (s: Master): number[] => {
      const found = boardFor(false).pool.map(() => 0);
      for (const kind of s.obstacles) found[kind]++;
      return found;
    };
    expect(counts(begin().s)).toEqual(boardFor(false).pool);
    const fixed = begin(4, { obstacles: 'fixed' }).s;
    const printed = boardFor(false).roads.flatMap(({ slot, obstacle }) =>
      slot >= 0 ? [[slot, obstacle]] : [],
    );
    for (const [slot, obstacle] of printed) expect(fixed.obstacles[slot]).toBe(obstacle);
    expect(begin().s.obstacles).not.toEqual(fixed.obstacles);
  });

  it('M-SIMP-01 M-SIMP-09 the simplified game is dealt on the smaller map', () => {
    const { s } = begin(4, { simplified: true });
    expect(spotsOf(s, 'wild')).toHaveLength(31);
    expect(spotsOf(s, 'legendary')).toHaveLength(3);
    expect(spotsOf(s, 'item')).toHaveLength(8);
    expect(spotsOf(s, 'trainer').filter((foe) => foe !== EMPTY)).toHaveLength(8);
    for (const kind of ['hm', 'trade-center', 'dojo', 'department-store', 'giovanni'])
      expect(spotsOf(s, kind)).toHaveLength(0);
  });

  it('M-BASIC-01 M-BASIC-04 the basic game is the default: larger map, no expansion', () => {
    const t = Match.start(master, { seats: 4 }, { rng: seeded(1) });
    expect(t.options).toMatchObject({
      simplified: false,
      abilities: false,
      flips: false,
      initiative: false,
      draft: false,
    });
    expect(t.s.spots).toHaveLength(135);
  });
});

it('M-SETUP-01 M-TURN-11 M-TRADE-11 M-SUD-11 M-END-08 numbers that can be set have bounds', () => {
  const numbers = master.options.flatMap((one) =>
    one.type === 'number' ? [[one.key, one.min, one.default, one.max]] : [],
  );
  expect(numbers).toEqual([
    ['first', 0, 0, 4],
    ['freeSteps', 1, 10, 1000],
    ['offers', 0, 6, 100],
    ['suddenRound', 0, 60, 1000],
    ['maxRounds', 0, 100, 1_000_000],
  ]);
});

describe('what lies on the roads', () => {
  const around = (at: string): string[] => {
    const t = table({
      players: [{ at }, { at: 'y1' }],
      spots: { y1: '' },
      obstacles: { 'lab-s7': 'water', 'g1-g4': 'tree' },
    });
    const { pieces, zones } = master.scene(t.view(0));
    const barriers = pieces.filter(({ kind }) => kind === 'obstacle');
    expect(zones.find(({ kind }) => kind === 'obstacles')?.count).toBe(barriers.length);
    return barriers.map(({ say }) => read(master.words, say, { you: 0, name: String }));
  };

  it('M-OBS-05 obstacles around the figures lie open, dealt and printed ones', () => {
    expect(around('lab')).toEqual([
      "Water (Surf) on the way from Oak's Lab to Route 21, one step south-west of Pallet Town",
    ]);
    expect(around('g4')).toEqual([
      'A tree (Cut) on the way from Viridian Forest, two steps north of Viridian City to the clearing in Viridian Forest',
    ]);
    expect(around('vir')).toEqual([
      'A locked door (key) on the way from Viridian City Poké Center to Viridian Gym',
    ]);
    expect(around('p8')).toEqual([]);
  });
});
