import { type Battle, type Part, type Progress, type Say, type Scene, sumOf } from '@indigo/kernel';
import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { artInWords } from '../src/terminal/art.ts';
import { drawBattle } from '../src/terminal/battle.ts';
import { framed } from '../src/terminal/frame.ts';
import { goalLines } from '../src/terminal/goals.ts';
import { belongings, type PanelLook, playersInShort } from '../src/terminal/panel.ts';
import { packedStory, storyLines } from '../src/terminal/story.ts';
import { oddsInWords, sumInWords } from '../src/terminal/sums.ts';
import { drawTable } from '../src/terminal/table.ts';
import { printable, widthOf } from '../src/terminal/width.ts';
import { orchard } from './orchard.ts';

const paint = pc.createColors(false);
/** A word is its own key. */
const say = ([key, ...facts]: Say): string => [key, ...facts].join(' ');
const part = (value: number | null, what: string, kind: Part['kind'] = 'plus'): Part => ({
  value,
  say: [what],
  kind,
});

const mine = [
  part(15, 'power', 'base'),
  part(3, 'evolution'),
  part(1, 'die', 'die'),
  part(6, 'cards', 'card'),
];

const battle: Battle = {
  kind: 'final',
  say: ['Rival battle'],
  stages: [['choose'], ['roll'], ['cards']],
  stage: 2,
  decided: null,
  due: [1],
  sides: [
    {
      seat: 0,
      say: ['Ann'],
      fighters: [
        {
          id: 'p1',
          kind: 'pokemon',
          of: 'pikachu',
          say: ['Pikachu'],
          state: 'fights',
          figure: 15,
          health: { now: 3, most: 6, say: ['hearts'] },
          effects: [{ say: ['asleep'], left: 2 }],
          signs: { say: ['Electric, rolls'], types: ['electric', 'normal'] },
          notes: [['quick on its feet']],
        },
        { id: 'p2', kind: 'pokemon', of: 'eevee', say: ['Eevee'], state: 'waits' },
      ],
      dice: [1],
      cards: [
        { kind: 'card', of: 'attack', say: ['Attack Bonus'] },
        { kind: 'card', say: ['card'] },
      ],
      sum: sumOf(mine),
    },
    {
      seat: null,
      say: ['Rival'],
      fighters: [
        {
          id: 'r1',
          kind: 'pokemon',
          of: 'onix',
          say: ['Onix'],
          state: 'fights',
          health: { now: 70, most: 90, say: ['70/90 HP'] },
        },
      ],
      dice: [],
      cards: [],
      sum: sumOf([part(22, 'power', 'base'), part(null, 'die', 'die')]),
    },
  ],
};

const look = { say, name: (seat: number) => ['Ann', 'Bob'][seat], targets: new Map(), paint };
const draw = (more: Partial<Battle>, width = 80, height: number | null = null): string[] =>
  drawBattle({ ...look, battle: { ...battle, ...more }, width, height });

describe('sums and odds', () => {
  it('name every part and what they make', () => {
    expect(sumInWords(sumOf(mine), say)).toBe('15 + 3 evolution + 1 die + 6 cards = 25');
    expect(sumInWords(sumOf([part(22, 'power', 'base')]), say)).toBe('22');
    expect(sumInWords(sumOf([part(9, 'power', 'base'), part(-2, 'asleep')]), say)).toBe('9 − 2 asleep = 7');
    expect(sumInWords(sumOf([part(9, 'power', 'base'), part(null, 'die')]), say)).toBe(
      '9 + ? die = 9 so far',
    );
    expect(sumInWords(sumOf([part(9, 'power', 'base')], true), say)).toBe('9 + … = 9 so far');
  });

  it.each([
    [[1, 6], '1 or 6 hits: 33%'],
    [[6, 5, 4], '4 to 6 hits: 50%'],
    [[1, 3, 5], '1, 3 or 5 hits: 50%'],
    [[6], '6 hits: 17%'],
    [[], 'hits: 0%'],
  ])('name the faces %j that help', (faces, said) => {
    const odds = { chance: faces.length / 6, faces, say: ['hits'] as const, yes: [], no: [] };
    expect(oddsInWords(odds, say)).toBe(said);
  });

  it('say how a probability is reckoned', () => {
    const sum = {
      parts: [part(15, 'power', 'base'), part(null, 'die')],
      against: [part(18, 'power', 'base')],
    };
    const sure = { chance: 0.5, say: ['wins'] as const, yes: [], no: [] };
    const odds = { ...sure, sum };
    expect(oddsInWords(odds, say)).toBe('wins: 50% (15 + ? die against 18)');
    expect(oddsInWords({ ...sure, chance: 0.001 }, say)).toBe('wins: under 1%');
    expect(oddsInWords({ ...sure, chance: 0.999 }, say)).toBe('wins: over 99%');
  });
});

describe('a battle', () => {
  it('stands in two columns: who fights, health, effects, dice, cards, sums, stage and who is due', () => {
    const lines = draw({});
    const all = lines.join('\n');
    expect(lines[0]).toBe('Rival battle: choose ▸ roll ▸ [cards]');
    expect(all).toMatch(/A Ann +│ Rival/);
    expect(all).toMatch(/● Pikachu \(15\) {2}███░░░ 3\/6 hearts/);
    expect(all).toContain('● Onix  ████████░░ 70/90 HP');
    expect(all).toContain('Electric, rolls normal');
    expect(all).toContain('asleep 2');
    expect(all).toContain('○ Eevee');
    expect(all).toContain('Dice: [1]');
    expect(all).toContain('Cards: Attack Bonus, face down');
    expect(all.replace(/\s+│.*\n\s+/g, ' ')).toContain('15 + 3 evolution + 1 die + 6 cards = 25');
    expect(all).toContain('22 + ? die = 22 so far');
    expect(lines.at(-1)).toBe('To act: Bob.');
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80);
  });

  it('says who has won, and asks nobody then', () => {
    const all = draw({ decided: 0 }).join('\n');
    expect(all).toContain('A Ann ★ won');
    expect(all).not.toContain('To act');
  });

  it('puts one side below the other where there is little width', () => {
    const lines = draw({}, 60);
    expect(lines.join('\n')).not.toContain('│');
    expect(lines).toContain(' 15 + 3 evolution + 1 die + 6 cards = 25');
  });

  it('leaves out who waits before it is cut', () => {
    const lines = draw({}, 80, 8);
    expect(lines.length).toBeLessThanOrEqual(8);
    expect(lines.join('\n')).not.toContain('Eevee');
    expect(lines.join('\n')).toContain('= 25');
  });
});

describe('the story', () => {
  const ruleset = {
    ...orchard,
    meanings: {
      option: () => ({}),
      question: () => ({}),
      thing: () => null,
      line: ([key]: Say) => {
        if (key === 'turn') return { turn: { seat: 1, no: 3 } };
        if (key === 'psst') return { secret: true as const };
        if (key !== 'wins') return {};
        return {
          result: { winner: 0, losers: [], say: ['Ann wins'] as const, lines: [['25 to 22']] as const },
        };
      },
    },
  };
  const story = { ruleset, say, secret: '(only you)', width: 80, paint };
  const heard = (['turn', 'psst', 'wins'] as const).map((key) => ({ say: [key] as const }));

  it('sets turns apart, marks secrets and frames results', () => {
    const lines = storyLines(story, heard);
    expect(lines[0]).toMatch(/^── turn ─+$/);
    expect(lines[1]).toBe('› (only you) psst');
    expect(lines.slice(3)).toEqual(['┌──────────┐', '│ Ann wins │', '│ 25 to 22 │', '└──────────┘']);
  });

  it('keeps them apart where there is little room', () => {
    const [turn, rest] = packedStory(story, heard);
    expect(turn).toMatch(/^── turn ─+$/);
    expect(rest).toBe('› (only you) psst wins ★ Ann wins · 25 to 22.');
  });

  it('frames what is wider than the screen', () => {
    for (const line of framed('word '.repeat(30), ['more '.repeat(30)], 60, paint))
      expect(widthOf(line)).toBeLessThanOrEqual(60);
  });
});

describe('what lies before players', () => {
  const scene: Scene = {
    aspect: 1,
    places: [],
    links: [],
    pieces: [
      { id: 'a', kind: 'card', of: 'potion', at: 'hand', say: ['Potion'], count: 2 },
      { id: 'b', kind: 'card', of: 'ball', at: 'hand', say: ['Ball'], figure: 4 },
      { id: 's', kind: 'starter', of: 'eevee', at: 'table', say: ['Eevee'], health: { now: 3, most: 5 } },
    ],
    zones: [
      { id: 'hand', kind: 'hand', say: ['Hand'], seat: 0, count: 3, counted: ['cards'] },
      { id: 'box', kind: 'box', say: ['Box'], seat: 0, count: 0 },
      { id: 'table', kind: 'table', say: ['Table'], count: 1 },
    ],
    gauges: [],
    trays: [
      { id: 't', say: ['Items'], zones: ['hand'], shows: 'cards', about: ['3 of 7'], empty: null },
      { id: 'u', say: ['Box'], zones: ['box'], shows: 'tokens', about: ['0'], empty: ['still empty'] },
      { id: 'v', say: ['Gone'], zones: ['gone'], shows: 'tokens', about: ['0'], empty: null },
    ],
    spread: { say: ['Choose'], zones: ['table'] },
  };
  const panel: PanelLook = {
    scene,
    say,
    players: [{ name: 'Ann', bot: null }],
    you: 0,
    width: 80,
    paint,
  };

  it('is told by trays to the one who has it', () => {
    expect(belongings(panel, 0)).toEqual(['  Items (3 of 7): Potion ×2, Ball (4)', '  Box (0): still empty']);
    expect(belongings({ ...panel, you: null }, 0)[0]).toBe('  Hand: Potion ×2, Ball (4)');
  });

  it('is counted as the game says', () => {
    expect(playersInShort(panel)).toEqual(['A Ann 3 cards']);
  });

  it('counts words with a space, and signs without', () => {
    const withGauge = (word: string): string[] =>
      playersInShort({
        ...panel,
        scene: { ...scene, zones: [], gauges: [{ seat: 0, say: [word], value: 2 }] },
      });
    expect(withGauge('$')).toEqual(['A Ann 2$']);
    expect(withGauge('points')).toEqual(['A Ann 2 points']);
  });

  it('shows what is laid out, with the numbers that take it', () => {
    expect(drawTable(panel, new Map([['s', '2']]), null)).toEqual(['Choose', ' 2  Eevee (3/5)']);
  });
});

describe('goals', () => {
  it('say what is done, what is next and who has it', () => {
    const progress: Progress = {
      say: ['Badges'],
      lines: [['Four are enough.']],
      groups: [
        {
          say: ['Gyms'],
          rows: [
            { id: 'a', kind: 'badge', say: ['Boulder'], about: [['Brock']], state: 'done', owners: [0, 2] },
            { id: 'b', kind: 'badge', say: ['Cascade'], about: [], state: 'now', note: ['next'], seat: 1 },
          ],
        },
      ],
    };
    expect(goalLines(progress, { say, width: 80, paint })).toEqual([
      'Badges',
      'Four are enough.',
      'Gyms',
      ' ✓ Boulder · Brock · held by A C',
      ' ▸ B Cascade · next',
    ]);
  });
});

describe('what a terminal would obey', () => {
  it('is taken out of all that is printed, but for our own colours', () => {
    expect(printable('\u001b[1mbold\u001b[22m\u001b[2J\u001b]0;title\u0007\u009b2J\u202eabc')).toBe(
      '\u001b[1mbold\u001b[22m[2J]0;title2Jabc',
    );
  });
});

describe('the name of something with its figures', () => {
  const named = (name: string, now: number, most: number, counted: string): string =>
    artInWords({ kind: 'pokemon', say: [name], health: { now, most, say: [counted] } }, say);

  it('says nothing twice', () => {
    expect(named('Charmander (Fire, 50 HP)', 50, 50, '50/50 HP')).toBe('Charmander (Fire, 50 HP)');
    expect(named('Charmander (Fire, 50 HP)', 30, 50, '30/50 HP')).toBe('Charmander (Fire, 50 HP) (30/50 HP)');
    expect(named('Charmander 30/50', 30, 50, '30/50 HP')).toBe('Charmander 30/50');
    expect(named('Pikachu: 2 of 3 hearts', 2, 3, 'hearts')).toBe('Pikachu: 2 of 3 hearts');
    expect(named('Pikachu, level 3', 3, 3, 'hearts')).toBe('Pikachu, level 3 (3/3 hearts)');
  });
});
