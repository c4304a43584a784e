/** What options, questions and lines mean, counted by hand. The battery holds every odds against what happens. */
import { rollsByHand } from '@indigo/battery';
import {
  type Decision,
  type LineMeaning,
  type OptionMeaning,
  type Reader,
  read,
  type Say,
} from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { spaceOf } from '../src/board.ts';
import { hex } from '../src/index.ts';
import { waitsAt } from '../src/meanings/spaces.ts';
import { meanings } from '../src/meanings.ts';
import { words } from '../src/text/words.ts';
import { AWAY, drawn, go, onlyPile, SIX, type Told, table } from './table.ts';

const reader: Reader = { you: null, name: (seat) => `Player ${seat + 1}` };
const inWords = (say: Say | undefined): string => (say === undefined ? '' : read(words, say, reader));

function meant(t: Told, id: string, seat = t.match.open()[0]): OptionMeaning {
  const decision = t.decision(seat) as Decision;
  const option = decision.options.find((one) => one.id === id);
  if (option === undefined) throw new Error(`${id} is not among ${decision.options.map((one) => one.id)}`);
  return meanings.option(t.view(seat), decision, option);
}
const asked = (t: Told, seat = t.match.open()[0]) => meanings.question(t.view(seat), t.decision(seat));
const told = (t: Told, key: keyof typeof words, nth = -1): LineMeaning =>
  meanings.line(t.told(7, key).at(nth) as Say);
const stageOf = (t: Told, seat = 7) => hex.scene(t.view(seat)).battle;
const parts = (t: Told, side: 0 | 1, seat = 7): string[] =>
  stageOf(t, seat)?.sides[side].sum?.parts.map(({ value, say }) => `${inWords(say)} ${value ?? '?'}`) ?? [];

describe('what waits on a space', () => {
  const badges = ['brock', 'gardenia', 'morty', 'lt-surge', 'piers', 'blaine'];
  const veteran = { badges, entered: true, laps: 1, visited: ['pokemon-league'] };
  const waits = (t: Told, id: string): string[] => (meant(t, id).brings ?? []).map(inWords);

  it('H-LG-13 before the final the start space promises an Item, and else the League', () => {
    const finals = (round: 'open' | 'interlude'): string[] =>
      waitsAt(
        table({
          players: [
            { ...veteran, at: 'league-6', hand: ['fishing-rod'] },
            { ...veteran, at: 'league-0' },
          ],
          also: (s) => {
            s.league = { starter: 0, round, inside: [0, 1], turnsLeft: [3, 3] };
          },
        }).view(0),
        0,
        spaceOf('league-7'),
      ).map(inWords);
    expect(finals('open')).toContain('it starts the League');
    expect(finals('interlude')).toContain('draw an Item');
  });

  it('H-ITEM-25 from next door a city promises no Leader and the start no League', () => {
    const beside = (at: string): Told =>
      table({ players: [{ ...veteran, badges: [], at, hand: ['fishing-rod'] }, AWAY] }).answer('fishing-rod');
    expect(waits(beside('league-6'), 'activate:league-7')).toEqual(['draw an Item']);
    expect(waits(beside('pewter-8'), 'activate:pewter-0').join()).not.toContain('Brock');
  });
});

describe('chances nobody can know', () => {
  it('H-HID-05 of a Random roster are reckoned from all there are, and say so', () => {
    const chance = (ids: readonly string[]) => {
      const t = drawn('kimono-sisters', {
        players: [{}, AWAY],
        options: { setup: 'random' },
        also: (s) => onlyPile(s, 'pink', ids),
      });
      return meant(t, 'ghost').odds;
    };
    const odds = chance(['gastly', 'rattata']);
    expect(odds).toMatchObject({ unseen: true });
    expect(odds?.chance).toBeGreaterThan(0);
    expect(odds?.chance).toBeLessThan(1);
    expect(chance(['oddish', 'paras'])).toEqual(odds);
  });

  it('H-CAP-13 several balls add up in what is foretold', () => {
    const t = go(
      table({
        players: [{ at: 'new-bark-1', hand: ['great-ball', 'great-ball'] }, AWAY],
        slots: { 'new-bark-2': 'golem' },
        options: { balls: 'several' },
      }),
      1,
      'new-bark-2',
    );
    expect(meant(t, 'great-ball').odds).toMatchObject({ faces: [4, 5, 6], given: ['nothing'] });
    expect(meant(t.answer('great-ball'), 'great-ball').odds).toMatchObject({ faces: [3, 4, 5, 6] });
    expect(meant(t, 'great-ball').odds?.given).toBeUndefined();
    expect(meant(t, 'nothing').odds).toMatchObject({ faces: [4, 5, 6] });
  });
});

describe('ways', () => {
  it('leads over the spaces the rules walk, step by step', () => {
    const t = table({ players: [{ at: 'new-bark-0' }, AWAY] }).roll('move', 5);
    const steps = [0, 1, 2, 3, 4, 7].map((i) => `new-bark-${i}`);
    expect(meant(t, 'to:new-bark-7').way).toEqual(steps);
    t.answer('to:new-bark-7').rolls(['pokemon', 'gastly'], ['catch', 1]);
    expect(told(t, 'moved')).toMatchObject({
      tone: 'step',
      walk: { piece: 'pawn:0', path: steps },
    });
  });

  it('goes early into a city by the shortest of the ways', () => {
    const t = table({ players: [{ at: 'new-bark-2' }, AWAY] }).roll('move', 5);
    expect(meant(t, 'to:new-bark-0').way).toEqual(['new-bark-2', 'new-bark-1', 'new-bark-0']);
  });

  it('goes straight by train, for the roll', () => {
    const t = table({ players: [{ at: 'pewter-0', visited: ['eterna'] }, AWAY] });
    expect(meant(t, 'train:eterna-0')).toMatchObject({
      way: ['pewter-0', 'eterna-0'],
      costs: [['costs.roll']],
    });
    t.answer('train:eterna-0');
    expect(told(t, 'moved').walk?.path).toEqual(['pewter-0', 'eterna-0']);
  });

  it('flies straight, and nowhere to where the pawn stands', () => {
    const t = table({ players: [{ at: 'new-bark-1', hand: ['fly'] }, AWAY] }).answer('fly');
    expect(meant(t, 'to:new-bark-10').way).toEqual(['new-bark-1', 'new-bark-10']);
    expect(meant(t, 'to:new-bark-1').way).toBeUndefined();
    expect(asked(t).subject).toMatchObject({ kind: 'item', of: 'fly' });
    t.answer('to:new-bark-0');
  });

  it('leads through a paid passage, with its price', () => {
    const board = [
      'new-bark',
      'pewter',
      'eterna',
      'ecruteak',
      'vermilion',
      'motostoke',
      'cinnabar',
      'pokemon-league',
    ];
    const t = table({
      board,
      players: [{ at: 'motostoke-7', team: ['squirtle'], hand: ['potion', 'vitamin', 'fly'] }, AWAY],
    });
    const { way, costs } = meant(t, 'pay:motostoke-14');
    expect(way).toEqual(['motostoke-7', 'motostoke-14']);
    expect(inWords(costs?.[0])).toBe('2 Items');
    t.answer('roll').roll('move', 1);
  });
});

describe('captures', () => {
  const NEXT = 'new-bark-2';
  const meets = (mon: string, me: object) =>
    go(table({ players: [{ at: 'new-bark-1', ...me }, AWAY], slots: { [NEXT]: mon } }), 1, NEXT);

  it('counts every ball, the token and the Trainer', () => {
    // Gastly is Pink: 2 to 5 catch it. With one pip of reach 1 to 6 do.
    const t = meets('gastly', { hand: ['great-ball', 'ultra-ball'] });
    expect(meant(t, 'nothing')).toMatchObject({
      odds: { chance: 4 / 6, faces: [2, 3, 4, 5] },
      act: ['act.no-ball'],
    });
    expect(meant(t, 'great-ball').odds?.chance).toBe(1);
    expect(asked(t).subject).toMatchObject({ kind: 'wild', of: 'gastly' });
    t.answer('nothing').roll('catch', 6);
    const weak = meets('weak:gastly', { hand: ['great-ball'] });
    expect(meant(weak, 'nothing').odds?.faces).toEqual([1, 2, 3, 4, 5, 6]);
    expect(asked(weak).subject?.tag).toEqual(['is-weakened']);
    weak.answer('nothing').roll('catch', 1);
    const agatha = meets('gastly', { hand: ['great-ball'], trainer: 'agatha' });
    expect(meant(agatha, 'nothing').odds?.chance).toBe(1);
    agatha.answer('nothing').roll('catch', 1);
  });

  it('counts two dice of Red', () => {
    const t = meets('gastly', { trainer: 'red' });
    expect(meant(t, '1').odds?.chance).toBeCloseTo(2 / 3);
    expect(meant(t, '2').odds?.chance).toBeCloseTo(8 / 9);
    expect(meant(t, '2').role).toBe('natural');
    t.answer('1').roll('catch', 1);
  });

  it('says of a space who lies there and how likely it is caught, without a ball', () => {
    const t = table({
      players: [{ at: 'new-bark-1', hand: ['great-ball'] }, AWAY],
      slots: { [NEXT]: 'weak:gastly' },
    }).roll('move', 1);
    const { brings, odds } = meant(t, `to:${NEXT}`);
    expect(brings?.map(inWords)).toEqual(['Gastly is there, weakened']);
    expect(odds).toMatchObject({ chance: 1, given: ['nothing'] });
    // Any Pink Pokémon is caught by four of six faces, whichever it is.
    const down = table({ players: [{ at: 'new-bark-1' }, AWAY] }).roll('move', 1);
    expect(meant(down, `to:${NEXT}`).odds?.chance).toBeCloseTo(4 / 6);
    t.answer(`to:${NEXT}`).answer('nothing').roll('catch', 1);
    down.answer(`to:${NEXT}`).rolls(['pokemon', 'gastly'], ['catch', 1]);
  });

  it('says what a second throw is worth, to whoever threw and to the others', () => {
    const t = go(
      table({
        players: [
          { at: 'new-bark-1', hand: ['time-travel'] },
          { ...AWAY, hand: ['time-travel'] },
        ],
        slots: { [NEXT]: 'gastly' },
      }),
      1,
      NEXT,
    );
    while (t.match.chance === null && t.decision().kind !== 'move') t.pass();
    t.answer(`to:${NEXT}`).roll('catch', 6);
    expect(meant(t, 'time-travel:1', 0).odds).toMatchObject({ chance: 4 / 6, say: ['catches'] });
    const theirs = meant(t, 'time-travel:1', 1).odds;
    expect(theirs?.say).toEqual(['escapes']);
    expect(theirs?.chance).toBeCloseTo(2 / 6);
    t.pass();
  });
});

describe('gym battles', () => {
  // Brock: Rock, power 8, strong against Fire. Growlithe 4 gets nothing from its types.
  const brock = (more: object = {}) =>
    table({ players: [{ at: 'pewter-0', team: ['growlithe'], hand: ['x-item', 'potion'], ...more }, AWAY] });

  it('says the odds of the last decision with both sums', () => {
    const t = brock().answer('stay');
    const { odds, preview, act, costs, brings } = meant(t, 'x-item');
    expect(odds).toMatchObject({ chance: 4 / 6, faces: [3, 4, 5, 6] });
    const words = (side: 'parts' | 'against') =>
      odds?.sum?.[side].map(({ value, say }) => `${inWords(say)} ${value ?? '?'}`);
    expect(words('parts')).toEqual(['Growlithe 4', 'X Item 3', 'die ?']);
    expect(words('against')).toEqual(['Brock 8', 'types 2']);
    expect(preview?.sides[0].sum).toMatchObject({ total: 7, open: true });
    expect([inWords(act), inWords(costs?.[0]), inWords(brings?.[0])]).toEqual(['Lay X Item', 'X Item', '+3']);
    expect(meant(t, 'nothing').odds?.faces).toEqual([6]);
    t.answer('x-item').rolls(['battle', 6], ['item', 'vitamin']);
  });

  it('says of the fight itself what the best could do', () => {
    const t = brock({ team: ['growlithe', 'bulbasaur'] });
    const { odds, costs } = meant(t, 'stay');
    expect(inWords(odds?.say)).toBe('wins with Bulbasaur');
    expect(odds?.given).toEqual(['bulbasaur', 'nothing']);
    expect(inWords(costs?.[0])).toBe('the rest of your turn');
    t.answer('roll').roll('move', 1);
  });

  it('says them again before the die falls', () => {
    const t = brock().answer('stay').answer('x-item').expectChance('battle');
    const looker = { view: t.view(0), seat: 0 };
    expect(meanings.beat?.(looker, ['rolled', 0, 1, 'battle'])).toMatchObject({
      chance: 4 / 6,
      faces: [3, 4, 5, 6],
    });
    expect(meanings.beat?.(looker, ['rolled', 0, 1, 'move'])).toBeNull();
    expect(meanings.beat?.({ ...looker, seat: 1 }, ['rolled', 1, 1, 'battle'])).toBeNull();
  });

  it('names every part of a sum, dual battles included, and none besides', () => {
    // Morty's Gym takes two. Alder adds 1 to each.
    const t = table({
      players: [
        {
          at: 'ecruteak-0',
          team: ['gastly', 'haunter', 'rattata', 'raticate'],
          boosted: ['rattata'],
          locked: ['rattata'],
          trainer: 'alder',
          hand: ['spell-tag', 'vitamin'],
          badges: ['brock', 'gardenia'],
        },
        AWAY,
      ],
    }).answer('stay');
    t.answer('haunter').answer('raticate').answer('nothing');
    expect(meant(t, 'vitamin').odds?.sum?.parts.map(({ say }) => inWords(say))).toContain('Vitamin');
    t.answer('vitamin').expectChance('battle');
    const [mine] = stageOf(t)?.sides ?? [];
    expect(parts(t, 0)).toEqual([
      'Haunter 5',
      'evolution 2',
      'Alder 1',
      'Raticate 5',
      'evolution 2',
      'family 1',
      'Alder 1',
      'Vitamin 2',
      'die ?',
    ]);
    t.roll('battle', 3).expectChance('item');
    const sums = t.told(7, 'gym-totals')[0];
    expect(sums[2]).toBe((mine?.sum?.total ?? 0) + 3);
  });

  it('shows the sums while they are looked at, and tells the result with its parts', () => {
    const t = brock().answer('stay').answer('x-item').roll('battle', 1);
    expect(stageOf(t)).toMatchObject({ kind: 'gym', stage: 3, decided: 1, due: [] });
    expect(parts(t, 0)).toEqual(['Growlithe 4', 'X Item 3', 'die 1']);
    expect(told(t, 'gym-totals').pause).toBe(true);
    expect(meant(t, 'potion').odds).toMatchObject({ chance: 1 / 6, faces: [6] });
    t.pass();
    const result = told(t, 'lost-to-leader').result;
    expect(result).toMatchObject({ winner: null, losers: [0] });
    expect(result?.lines.map(inWords)).toEqual([
      'Growlithe 4 + X Item 3 + die 1 = 8.',
      'Brock 8 + types 2 = 10.',
      '1 Item spent.',
    ]);
  });
});

describe('battles with others', () => {
  const duel = (hand: readonly string[] = [], theirs: readonly string[] = []) =>
    drawn('duel-open-sea', {
      players: [
        { team: ['growlithe', 'gastly'], trainer: 'blaine', hand },
        { at: 'pewter-0', team: ['butterfree', 'haunter'], hand: theirs, badges: ['brock'] },
      ],
    } as never);

  it('counts place and Trainer, and shows an Item of others face down until the dice lie', () => {
    const t = duel(['vitamin'], ['x-item']);
    t.answers(1, 'butterfree').answers(0, 'growlithe');
    expect(stageOf(t)).toMatchObject({ kind: 'duel', stage: 1, due: [0, 1] });
    expect(meant(t, 'vitamin', 0).odds).toMatchObject({ unseen: true, say: ['wins-bare'] });
    t.answers(1, 'x-item').answers(0, 'vitamin').roll('battle', 4);
    expect(parts(t, 0, 1)).toContain('Item ?');
    expect(parts(t, 0, 0)).toEqual([
      'Growlithe 4',
      'types 2',
      'Blaine 1',
      'Open Sea -1',
      'Vitamin 2',
      'die 4',
    ]);
    t.roll('battle', 1);
    expect(t.told(7, 'totals')[0].slice(1, 5)).toEqual([0, 12, 1, 10]);
    expect(told(t, 'battle-won').result?.lines.map(inWords)).toEqual([
      'Growlithe 4 + types 2 + Blaine 1 − Open Sea 1 + Vitamin 2 + die 4 = 12.',
      'Butterfree 6 + X Item 3 + die 1 = 10.',
    ]);
    t.roll('pokemon', 'wartortle');
  });

  it('is exact where the other has no Item', () => {
    const t = duel(['vitamin']);
    t.answers(1, 'butterfree').answers(0, 'growlithe');
    // 6 and a die against 6 and a die: 15 of 36; with a Vitamin 8 against 6: 26 of 36.
    expect(meant(t, 'nothing', 0).odds?.chance).toBeCloseTo(15 / 36);
    expect(meant(t, 'vitamin', 0).odds?.chance).toBeCloseTo(26 / 36);
    t.answer('nothing').rolls(['battle', 1], ['battle', 6]).roll('pokemon', 'wartortle');
  });
});

describe('reactions', () => {
  it('says what a second throw is worth in a gym battle', () => {
    const t = table({
      players: [{ at: 'pewter-0', team: ['growlithe'], hand: ['time-travel', 'x-item'] }, AWAY],
    })
      .answer('stay')
      .answer('x-item')
      .roll('battle', 1);
    expect(asked(t).dice).toEqual([1]);
    expect(stageOf(t)?.sides[0]).toMatchObject({ dice: [1], sum: { total: 8, open: false } });
    // 4 and 3 against 10: a 3 will do.
    expect(meant(t, 'time-travel:1').odds).toMatchObject({ chance: 4 / 6, faces: [3, 4, 5, 6] });
    t.answer('time-travel:1').roll('battle', 2);
    expect(told(t, 'lost-to-leader').result?.losers).toEqual([0]);
  });

  it('says what Cynthia may catch after another', () => {
    const t = go(
      table({
        players: [{ at: 'new-bark-1' }, { at: 'new-bark-3', trainer: 'cynthia', hand: ['great-ball'] }],
        slots: { 'new-bark-2': 'weak:haunter' },
      }),
      1,
      'new-bark-2',
    ).roll('catch', 1);
    // Haunter is Green, caught by 3 to 5: a token of one makes it 2 to 6.
    expect(meant(t, 'cynthia', 1).odds).toMatchObject({ faces: [2, 3, 4, 5, 6], given: ['nothing'] });
    expect(asked(t, 1).subject).toMatchObject({ of: 'haunter', tag: ['is-weakened'] });
    t.pass();
  });

  it('shows the card that strikes', () => {
    const t = table({
      players: [{ hand: ['rocket-attack'] }, { ...AWAY, hand: ['poke-doll'] }],
    });
    const { brings, costs, note } = meant(t, 'rocket-attack:1');
    expect([inWords(brings?.[0]), inWords(costs?.[0])]).toEqual(['has 1 Item', 'Rocket Attack']);
    expect(inWords(note)).toMatch(/Item/);
    t.answer('rocket-attack:1');
    expect(asked(t, 1).subject).toMatchObject({ kind: 'item', of: 'rocket-attack' });
    t.pass();
    expect(told(t, 'stole').hit).toMatchObject({ piece: 'pawn:1', from: 'pawn:0', mood: 'hurt' });
  });
});

describe('rolls in battle', () => {
  it('say their odds in whole matches, from what is kept for whoever rolls', () => {
    const rolls = rollsByHand(hex, {}, 5, 900).filter(({ line }) => line[3] === 'battle');
    expect(rolls.length).toBeGreaterThan(10);
    expect(rolls.filter(({ odds }) => odds === null).map(({ line }) => line)).toEqual([]);
  });
});

describe('Elite Trainers', () => {
  it('counts the own die against a die and the bonus die', () => {
    const t = table({
      options: { league: 'elite-4' },
      players: [{ at: 'league-6', laps: 1, entered: true, badges: SIX, team: ['rayquaza', 'kyogre'] }, AWAY],
    })
      .roll('move', 1)
      .roll('elite-card', 'giovanni');
    const odds = meant(t, 'rayquaza').odds;
    // Rayquaza 11 against Persian 9: 2 + die must be more than die + 2, 2, 3, 3, 4 or 5.
    const mine = [1, 2, 3, 4, 5, 6];
    let wins = 0;
    for (const own of mine)
      for (const die of mine) for (const bonus of [2, 2, 3, 3, 4, 5]) if (2 + own > die + bonus) wins++;
    expect(odds?.chance).toBeCloseTo(wins / 216);
    expect(odds?.yes).toEqual([['elite-faints', expect.any(Number)]]);
    t.answer('rayquaza').rolls(['elite', 6], ['elite', 1]);
    // A name and its types, each by itself: its power stands in the sum.
    const [own] = stageOf(t)?.sides[0].fighters ?? [];
    expect([own?.say, ...(own?.notes ?? [])].map(inWords)).toEqual(['Rayquaza', 'Dragon']);
    expect(stageOf(t)?.sides[1]).toMatchObject({ dice: [1], sum: { total: 10, open: true } });
    t.roll('elite', 6).expectChance('elite');
    expect(told(t, 'elite-totals').pause).toBe(true);
    expect(stageOf(t)?.sides[1].fighters.map(({ state }) => state)).toEqual(['out', 'fights']);
  });
});

describe('questions', () => {
  it('has a hint for every kind', () => {
    const kinds = Object.keys(words).flatMap((key) => (key.startsWith('ask.') ? [key.slice(4)] : []));
    expect(kinds.length).toBeGreaterThan(80);
    const t = table({ players: [{ at: 'pewter-0', team: ['growlithe'] }, AWAY] });
    for (const kind of kinds) {
      if (kind === 'turn') continue;
      expect(inWords(['hint', kind]), kind).toMatch(/^[A-Z].*\.$/);
    }
    expect(inWords(asked(t).hint)).toContain('badges open Indigo Plateau');
    t.answer('roll').roll('move', 1);
  });

  it('shows the Event that asks, with its text', () => {
    const t = drawn('regional-map', {
      players: [{}, AWAY],
      slots: { 'pewter-1': 'gastly', 'pewter-2': 'abra' },
    });
    expect(asked(t).subject).toMatchObject({ kind: 'event', of: 'regional-map' });
    expect(inWords(asked(t).subject?.lines[0])).toMatch(/capture/i);
    expect(meant(t, 'slot:pewter-1').odds?.chance).toBeGreaterThan(0);
    t.answer('slot:pewter-1').roll('catch', 1);
  });

  it('shows Pokémon of a pile in place of the board while one is chosen', () => {
    const t = drawn('ruins-of-alph', { players: [{}, AWAY] }).rolls(
      ['pokemon', 'haunter'],
      ['pokemon', 'pikachu'],
    );
    const scene = hex.scene(t.view(0));
    expect(scene.spread).toEqual({ say: ['spread.shown'], zones: ['shown'] });
    const at = t.decision().options[0].at;
    expect(scene.pieces.find(({ id }) => id === at)).toMatchObject({ at: 'shown', kind: 'wild' });
    t.answer(t.optionIds()[0]).roll('catch', 1);
  });
});

describe('things', () => {
  const lines = (kind: string, of: string): string[] => {
    const subject = meanings.thing({ kind, of });
    return [inWords(subject?.say), ...(subject?.lines.map(inWords) ?? [])];
  };

  it('says what cards, Pokémon, Leaders and spaces are', () => {
    expect(lines('item', 'x-item')).toEqual(['X Item', expect.stringContaining('3')]);
    expect(lines('member', 'gastly')).toEqual([
      'Gastly',
      'Poison/Ghost',
      expect.stringContaining('Psychic'),
      'Caught by 2, 3, 4 or 5',
    ]);
    expect(lines('badge', 'brock').slice(0, 2)).toEqual(['Brock, power 8', 'Rock Gym']);
    expect(lines('event', 'new-bark-5')).toEqual([
      'The Event space five steps south-east of New Bark',
      'Draw an Event',
    ]);
    expect(lines('event', 'trade')[0]).toBe('Trade');
    expect(lines('city', 'pewter-0')).toContain('Brock: Rock, power 8, a badge of tier 1');
    expect(lines('elite', 'drake:1').slice(0, 2)).toEqual(['Salamence', 'Dragon/Flying']);
    // Strong against nothing, which nobody says.
    expect(lines('wild', 'typenull')).toEqual(['Type: Null', 'Normal', 'Caught by 5']);
    // Nor what nobody has seen yet.
    expect(inWords(meanings.thing({ kind: 'wild', colour: 'red' })?.say)).toBe('A Red Pokémon, face down');
    expect(meanings.thing({ kind: 'item' })?.say).toEqual(['item-down']);
    expect(lines('city', 'new-bark-0')).toEqual(['New Bark', 'Everybody starts here']);
  });

  it('names every kind of thing there is', () => {
    const t = table({
      options: { achievements: true },
      players: [{ at: 'pewter-0', hand: ['fly'], trainer: 'red', badges: ['brock'] }, {}],
    });
    const { places, pieces, progress } = hex.scene(t.view(0));
    const rows = progress?.groups.flatMap((group) => group.rows) ?? [];
    for (const art of [...places.map(({ id, kind }) => ({ kind, of: id })), ...pieces, ...rows]) {
      const subject = meanings.thing(art);
      const said = subject === null ? [] : [subject.say, ...subject.lines].map(inWords);
      expect(said.length, JSON.stringify(art)).toBeGreaterThan(1);
      for (const text of said) expect(text).toMatch(/^[\P{Ll}]/u);
    }
    expect(inWords(pieces.find(({ of }) => of === 'fly')?.note)).toBe('to any space near');
    t.answer('roll').roll('move', 1);
  });
});

describe('how far everybody is', () => {
  it('lists the Leaders of this island, weakest first, with who has beaten them', () => {
    const t = table({
      options: { achievements: true },
      players: [{ at: 'pewter-0', team: ['pikachu', 'growlithe'] }, { badges: ['brock'] }],
    });
    const { progress } = hex.scene(t.view(0));
    const [leaders, , cards] = progress?.groups ?? [];
    expect(leaders.rows).toHaveLength(6);
    expect(leaders.rows[0]).toMatchObject({ of: 'brock', figure: 8, owners: [1], state: 'now' });
    expect(cards.rows).toHaveLength(20);
    // Engineer: four Electric families.
    expect(inWords(cards.rows[0].note)).toBe('1 of 4');
    t.answer('roll').roll('move', 1);
  });
});

it('H-EVT-51 the end of National Park is a result that can be read', () => {
  const { result } = meanings.line(['park-over', [1, 0], [2, 1], [9, 4]]);
  expect(result).toMatchObject({ winner: 1, losers: [0] });
  expect(inWords(result?.say)).toBe(inWords(['park-over', [1, 0], [2, 1], [9, 4]]));
});
