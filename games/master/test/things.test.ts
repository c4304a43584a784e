/** Whatever is named can be looked up, and nothing is called by an id or by numbers of the grid. */
import { bots } from '@indigo/bots';
import {
  type Art,
  type Decision,
  Match,
  type OptionValues,
  type Plain,
  type Say,
  type Scene,
  type Seat,
  seeded,
} from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { attackOf } from '../src/attacks/known.ts';
import { boardFor, OBSTACLES } from '../src/board.ts';
import { CONDITIONS } from '../src/data/conditions.ts';
import { GYM_TMS } from '../src/data/machines.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { FOES } from '../src/foes.ts';
import { type MasterView, master } from '../src/index.ts';
import { attackText } from '../src/league/attack-words.ts';
import { HEXES } from '../src/league/field.ts';
import { wayName } from '../src/league/names.ts';
import { MACHINES } from '../src/machines.ts';
import { adversarySubject } from '../src/meanings/subjects.ts';
import { meanings } from '../src/meanings.ts';
import { placeName } from '../src/names.ts';
import { scene } from '../src/scene.ts';
import { field } from './field.ts';
import { leagueOnly } from './league-only.ts';
import { inWords } from './meant.ts';
import { table } from './table.ts';

const told = (art: Art): string[] => {
  const thing = meanings.thing(art);
  return thing === null ? [] : [thing.say, ...thing.lines].map((say) => inWords(say) as string);
};

const named = ({ places, pieces, battle, progress }: Scene): Art[] => [
  ...places.map(({ kind, id }) => ({ kind, of: id })),
  ...pieces,
  ...(battle?.sides.flatMap(({ fighters, cards, emblem }) => [
    ...fighters,
    ...cards,
    ...(emblem === undefined ? [] : [emblem]),
  ]) ?? []),
  ...(progress?.groups.flatMap(({ rows }) => rows) ?? []),
];

describe('what things are', () => {
  it('every location of both sides says what it is for', () => {
    for (const simplified of [false, true]) {
      const silent = boardFor(simplified).spaces.filter(({ kind, id }) => told({ kind, of: id }).length < 2);
      expect(silent).toEqual([]);
    }
    expect(told({ kind: 'trade-center', of: 'trade-a' }).at(-1)).toBe('It asks for a Flying Pokémon.');
    expect(told({ kind: 'poke-center', of: 'vir' })[1]).toMatch(/^Begin a turn here/);
  });

  it('M-OBS-01 M-OBS-04 every obstacle says what it takes to pass it', () => {
    const [, ...kinds] = OBSTACLES;
    expect(kinds.map((of) => told({ kind: 'obstacle', of }).join(': '))).toEqual([
      'Rough ground: Crossing it costs 2 actions, all in one turn.',
      'Steep ground: Crossing it costs 3 actions, all in one turn.',
      'A tree: You pass it, both ways, once one of your Pokémon has learnt HM 1 (Cut).',
      'Water: You pass it, both ways, once one of your Pokémon has learnt HM 2 (Surf).',
      'A long way: You pass it, both ways, once one of your Pokémon has learnt HM 3 (Fly).',
      'A locked door: You pass it while you own a token with a key; the key is kept.',
    ]);
  });

  it('M-COND-02 every condition says what it does and how it ends', () => {
    for (const { id } of CONDITIONS) {
      expect(told({ kind: 'condition', of: `${id}:2` }).join(' ')).toMatch(/next activation/);
      const art = { kind: 'fighter', of: 'pidgey', form: 0, marks: [`${id}:2`] };
      expect(told(art)[1]).toMatch(/next activation/);
    }
    expect(told({ kind: 'condition', of: 'slowed-by:1' })[0]).toBe('Slowed by 1');
  });

  it('M-EFF-05 M-EFF-06 M-EFF-07 what a given attack has more than others is said, and no two attacks of a kind read alike', () => {
    expect(attackText(attackOf('rain-dance'))).toBe(
      'then a free attack (1 water more if water; on three hexes if electric), once a match',
    );
    expect(attackText(attackOf('sunny-day'))).toContain('Solar Beam even after a step');
    expect(attackText(attackOf('conversion'))).toContain('all of it super effective');
  });

  it('M-SIMP-10 in the simplified game a leader’s token is worth xp, no money and no TM', () => {
    const leader = FOES.findIndex(({ kind }) => kind === 'leader');
    const said = (simplified: boolean): string =>
      adversarySubject(leader, simplified)
        .lines.map((say) => inWords(say))
        .join(' ');
    expect(said(false)).toMatch(/worth \d\$.* may teach TM/);
    expect(said(true)).toMatch(/worth 3 xp/);
    expect(said(true)).not.toMatch(/\$|TM/);
  });

  it('M-EXP-08 every ability has a text of its own, with the figures of its card', () => {
    const texts = POKEMON.map(({ ability }) => told({ kind: 'ability', of: ability })[1]);
    expect(texts.filter((text) => text === undefined || /undefined/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(POKEMON.length);
    expect(told({ kind: 'ability', of: 'Sniper' })[1]).toBe('Its attacks reach 2 hexes further.');
  });

  it('M-GTM-08 every machine says what it teaches, whom, and what it does on the map', () => {
    for (const { attack, kind } of MACHINES) {
      const lines = told({ kind: 'machine', of: attack });
      expect([attack, lines.length]).toEqual([attack, kind === 'gym' ? 4 : 3]);
    }
    for (const { attack } of GYM_TMS)
      expect(told({ kind: 'machine', of: attack }).at(-1)).toMatch(/^On the map: [a-z]/);
  });

  it('M-GYM-06 a leader says what a victory brings, and a gym that it is beaten', () => {
    expect(told({ kind: 'adversary', of: 'brock' }).slice(-2)).toEqual([
      'Beaten: 1 xp and the token, worth 3$.',
      'The token may teach TM 1 (Dig); a Power token comes with it.',
    ]);
    expect(told({ kind: 'adversary' })).toEqual(['Beaten', 'The leader of this gym has been beaten.']);
  });

  it('M-LOS-06 M-PREP-02 what lies on the field says that it blocks steps and sight', () => {
    const t = field({
      high: [{ is: 'pidgey', at: '8,2' }],
      low: [{ is: 'onix', at: '0,2' }],
      boulders: ['3,3'],
    });
    const { pieces, places } = scene(t.view(0));
    const boulder = pieces.find(({ kind }) => kind === 'boulder') as Art;
    expect(told(boulder)).toEqual(['A boulder', 'Nobody can step onto a boulder, nor see through it.']);
    expect(places.filter(({ kind, id }) => told({ kind, of: id }).length < 2)).toEqual([]);
    expect(told({ kind: 'hex-start', of: 'hex:0,2' }).at(-1)).toMatch(/upper side/);
    expect(told({ kind: 'hex-start', of: 'hex:8,2' }).at(-1)).toMatch(/lower side/);
    expect(told({ kind: 'tail', of: 'onix', form: 0, seat: 1 })[0]).toBe("The tail of Player 2's Onix");
  });

  it('a token that lies face down says what may be under it', () => {
    const { pieces } = scene(table({ players: [{}, {}], spots: { y1: '?', i01: '?' } }).view(0));
    const at = (place: string): string[] => told(pieces.find((one) => one.at === place) as Art);
    expect(at('y1')[1]).toMatch(/^A wild Pokémon lies here/);
    expect(at('i01')[1]).toMatch(/^An item ball lies here/);
  });
});

describe('what things are called', () => {
  it('no two locations have the same name, and none is a letter or a number of a list', () => {
    for (const simplified of [false, true]) {
      const names = boardFor(simplified).spaces.map((_, node) => placeName(simplified ? -1 - node : node));
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => / [a-i\d]$/.test(name) && !/Route \d+$/.test(name))).toEqual([]);
    }
    expect(placeName(boardFor(false).spaces.findIndex(({ id }) => id === 'g1'))).toBe(
      'Viridian Forest, two steps north of Viridian City',
    );
  });

  it('every way over the field has a name of its own', () => {
    for (const from of HEXES.keys()) {
      const ways = [...HEXES.keys()].filter((to) => to !== from).map((to) => wayName(from, to));
      expect(new Set(ways).size).toBe(HEXES.length - 1);
      expect(ways.filter((way) => /undefined|nowhere/.test(way))).toEqual([]);
    }
  });
});

/** Ids of places, such as `t-b1`, `hex:3,4`; a pair of numbers in brackets. */
const IDS = [
  ...new Set([false, true].flatMap((simplified) => boardFor(simplified).spaces.map(({ id }) => id))),
].filter((id) => /\d|-/.test(id));
const ID = new RegExp(`(?<![\\w-])(${IDS.join('|')}|hex:\\S*|p\\d\\d)(?![\\w-])|\\(\\d+, ?\\d+\\)`);

/** Everything that can be read now by whoever is asked. */
function readable(match: Match<never, MasterView>, seat: Seat): readonly Say[] {
  const view = match.view(seat);
  const decision = match.decision(seat) as Decision;
  const { hint, subject } = meanings.question(view, decision);
  const options = decision.options.flatMap((option) => {
    const { brings = [], costs = [], note, act } = meanings.option(view, decision, option);
    return [option.say, ...brings, ...costs, ...[note, act].filter((say) => say !== undefined)];
  });
  return [
    decision.say,
    ...options,
    ...(decision.refused ?? []).flatMap(({ say, why }) => [say, why]),
    ...[hint, subject?.say].filter((say) => say !== undefined),
    ...(subject?.lines ?? []),
    ...match.story(seat).map(({ say }) => say),
  ];
}

function play(game: typeof master, options: OptionValues, most: number): void {
  const rng = seeded(7);
  const match = Match.start(game, { seats: 2, options }, { rng });
  for (let asked = 0; !match.over && asked < most; asked++) {
    const [seat] = match.open();
    const all = scene(match.view(seat));
    expect(named(all).filter((art) => told(art).length < 2)).toEqual([]);
    const { subject } = meanings.question(match.view(seat), match.decision(seat) as Decision);
    if (subject !== undefined) expect([subject.kind, told(subject).length > 1]).toEqual([subject.kind, true]);
    if (asked % 8 === 0) {
      const texts = readable(match as never, seat).map((say) => inWords(say) as string);
      expect(texts.filter((text) => ID.test(text))).toEqual([]);
    }
    match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng) as Plain as never);
  }
}

describe('in play', () => {
  it.each<[string, OptionValues]>([
    ['on the full map', {}],
    ['on the simple map', { simplified: true, maxRounds: 12 }],
  ])('whatever the table shows can be looked up, and reads as words %s', (_name, options) => {
    play(master, options, 400);
  });
  it('whatever the field shows can be looked up, and reads as words', () => {
    play(leagueOnly() as typeof master, { abilities: true, flips: true }, 300);
  });
});
