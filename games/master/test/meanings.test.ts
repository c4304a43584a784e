/** What is said of the adventure: ways, odds, prices, battles, results. */
import type { Art, Battle } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../src/cards.ts';
import { foeOf } from '../src/foes.ts';
import { meanings } from '../src/meanings.ts';
import { FIRST_NUGGET, tokenOf } from '../src/money.ts';
import { scene } from '../src/scene.ts';
import { view } from '../src/view.ts';
import { allInWords, inWords, option, question } from './meant.ts';
import { go, type Mon, type Told, table } from './table.ts';

/** Seat 0 meets a wild Pokémon and has these balls. */
const wild = (
  card: string,
  balls: { readonly [ball: string]: number },
  team: readonly (string | Mon)[] = ['charmander'],
): Told => go(table({ players: [{ at: 'y1', team, balls }, {}], spots: { y1: card }, left: 3 }), 'interact');

describe('wild Pokémon', () => {
  it('M-CATCH-06 one ball of two catches on its three faces', () => {
    const { odds, costs } = option(wild('spearow', { poke: 1 }), 'catch');
    expect([odds?.chance, odds?.faces, odds?.given]).toEqual([0.5, [6, 5, 4], [['poke:6-5-4']]]);
    expect(allInWords(costs)).toEqual([
      'the rest of your turn',
      'your team its damage if it breaks free: Flying',
    ]);
  });

  it('M-CATCH-03 with a ball for every slot there is no roll', () => {
    const { odds, costs } = option(wild('spearow', { poke: 2 }), 'catch');
    expect([odds?.chance, odds?.faces, odds?.given]).toEqual([1, undefined, [['poke:6-5-4', 'poke:3-2-1']]]);
    expect(allInWords(costs)).toEqual(['the rest of your turn']);
  });

  it('M-CATCH-04 of throws as good as each other the one that spends least is meant', () => {
    const { odds } = option(wild('spearow', { poke: 1, great: 1, ultra: 1 }), 'catch');
    expect(odds?.given).toEqual([['poke:6-5-4', 'great:3-2-1']]);
    expect(option(wild('mankey', { poke: 2, ultra: 1 }), 'catch').odds).toMatchObject({
      chance: 0.5,
      given: [['ultra:6-5-4']],
    });
  });

  it('each ball says its own faces, and the question what they come to together', () => {
    const t = wild('spearow', { poke: 2, master: 1 }).answer('catch');
    expect(option(t, 'poke:6-5-4').odds?.faces).toEqual([6, 5, 4]);
    expect(option(t, 'master').odds?.chance).toBe(1); // M-GIO-05
    expect([1, 2].map((n) => inWords(question(t).sends?.(n)))).toEqual([
      'Throw 1 ball',
      'Throw, for a sure catch',
    ]);
  });

  it('M-WILD-08 a fight that would leave nobody fit only harms', () => {
    const weak = option(wild('ponyta', { poke: 1 }, [{ is: 'charmander', hearts: 2 }]), 'defeat');
    expect([weak.role, inWords(weak.costs?.[1])]).toEqual([
      'harms',
      'your last Pokémon: you would be defeated',
    ]);
    const two = option(wild('ponyta', { poke: 1 }, [{ is: 'charmander', hearts: 2 }, 'meowth']), 'defeat');
    expect([two.role, allInWords(two.brings)]).toEqual([undefined, ['1 xp']]);
  });

  it('M-WILD-06 what a damage costs is said with whom it is put on', () => {
    const t = wild('ponyta', { poke: 1 }, ['oddish', 'meowth']).answer('defeat');
    expect(allInWords(option(t, 'fire:oddish').costs)).toEqual(['Oddish 2 hearts: fainted']);
    expect(allInWords(option(t, 'fire:meowth').costs)).toEqual(['Meowth 1 heart: 1 heart left']);
    expect(question(t).subject).toMatchObject({ of: 'ponyta', form: 0, tag: ['tag.wild'] });
  });
});

describe('the map', () => {
  it('a move says its way, what it costs and what waits there', () => {
    const t = table({ players: [{ at: 'y4' }, {}], spots: { y4: 'mankey', 't-b1': 'picnicker' } });
    const move = option(t, 'move:t-b1');
    expect(move.way).toEqual(['y4', 't-b1']);
    expect(allInWords(move.costs)).toEqual(['1 action', 'the rest of your turn']);
    expect(allInWords(move.brings)).toEqual([
      'Picnicker: Oddish (2 ♥, deals Grass)',
      'A win brings 1 xp and Picnicker (2$)',
    ]);
    expect(allInWords(option(t, 'interact').brings)).toEqual([
      'Mankey (deals Rock; caught with 2 × Great Ball)',
    ]);
    expect(option(t, 'interact').role).toBe('natural');
    expect([option(t, 'pass').role, allInWords(option(t, 'pass').costs)]).toEqual([
      'ends',
      ['5 unused actions'],
    ]);
  });

  it('M-OBS-01 an obstacle is paid for', () => {
    const t = table({ players: [{ at: 'y2' }, {}], obstacles: { 'y2-t-b1': '3' } });
    expect(allInWords(option(t, 'move:t-b1').costs)).toEqual(['3 actions', 'the rest of your turn']);
  });

  it('M-GTM-05 the move behind a smokescreen costs nothing', () => {
    const team = [{ is: 'charmander', taught: ['smokescreen'] }];
    const t = go(
      table({ players: [{ at: 'y4', team }, {}], spots: { y4: '', 't-b1': 'lass' } }),
      'move:t-b1',
    );
    expect(inWords(t.decision().options.at(-1)?.say)).toMatch(/^Walk to /);
    expect(option(t, 'move:y4')).toMatchObject({ way: ['t-b1', 'y4'], costs: [] });
  });

  it('M-MOVE-01 M-MOVE-04 ways over several roads end where something is turned up or somebody waits', () => {
    const t = table({
      players: [{ at: 'y1', team: ['charmander'] }, { at: 'leg-a' }],
      spots: { y1: '', y2: '?', y3: '' },
      left: 5,
    });
    const journeys = question(t).journeys ?? [];
    expect(journeys.length).toBeGreaterThan(1);
    const next = t.optionIds().filter((id) => id.startsWith('move:'));
    for (const { at, ids, meaning } of journeys) {
      expect(next).toContain(ids[0]);
      expect(ids.at(-1)).toBe(`move:${at}`);
      // Nobody walks through what is not known yet.
      expect(ids.slice(0, -1)).not.toContain('move:y2');
      expect(meaning.costs?.[0]?.[0]).toBe('cost.actions');
    }
    const [far] = [...journeys].sort((a, b) => b.ids.length - a.ids.length);
    const spent = far.meaning.costs?.[0]?.[1] as number;
    for (const id of far.ids.slice(0, -1)) t.answer(id);
    expect(t.optionIds()).toContain(far.ids.at(-1));
    expect(spent).toBeLessThanOrEqual(5);
  });

  it('M-INT-01 a wild Pokémon where one stands is seen near, with the answer that meets it', () => {
    const at = (left: number) =>
      table({ players: [{ at: 'y1', team: ['charmander'] }, {}], spots: { y1: 'rattata' }, left });
    const { here } = question(at(3));
    expect([here?.subject.of, here?.id]).toEqual(['rattata', 'interact']);
    expect(question(at(0)).here).toBeUndefined();
  });

  it('M-WILD-03 M-WILD-05 all damage of a wild Pokémon can be laid out at once, each on who is fit by then', () => {
    const t = wild('kangaskhan', {}, [{ is: 'charmander', hearts: 1 }, 'pikachu']);
    const { series } = question(t);
    expect(t.decision().say).toEqual(['ask.place', cardOf('kangaskhan'), 0, [7, 7, 7]]);
    expect(series?.after([]).next).toEqual(['normal:charmander', 'normal:pikachu']);
    const one = series?.after(['normal:charmander']);
    expect(one?.next).toEqual(['normal:pikachu']);
    expect(allInWords(one?.meaning.costs)).toEqual(['Charmander 1 heart: fainted']);
    expect(series?.after(['normal:charmander', 'normal:pikachu', 'normal:pikachu']).next).toEqual([]);
    expect(series?.same).toBeUndefined();
    t.answer('normal:charmander');
  });

  it('M-WILD-03 whoever has one that is fit need not say in which order it takes all damage', () => {
    const t = wild('grimer', {}, ['charmander', { is: 'pikachu', hearts: 0 }]);
    const { series } = question(t);
    const same = series?.same ?? [];
    expect([...same].sort()).toEqual(['grass:charmander', 'normal:charmander']);
    for (const id of same) if (t.optionIds().includes(id)) t.answer(id);
    expect(t.optionIds().some((id) => same.includes(id))).toBe(false);
  });

  it('M-CAMP-02 camp is made besides, and changes nothing in full health', () => {
    const t = table({ players: [{ at: 'y1', team: ['charmander'] }, {}], left: 3 });
    expect(option(t, 'camp').role).toBe('idle');
    const hurt = table({ players: [{ at: 'y1', team: [{ is: 'charmander', hearts: 1 }] }, {}], left: 3 });
    expect(option(hurt, 'camp').role).toBe('aside');
  });

  it('M-CAMP-02 making camp says how many hearts come back', () => {
    const team = [
      { is: 'charmander', level: 5, hearts: 1 },
      { is: 'meowth', hearts: 0 },
    ];
    const t = table({ players: [{ at: 'y4', team }, {}], spots: { y4: '' } });
    const max = t.view(0).players[0].team[0].max;
    expect(option(t, 'camp').brings).toEqual([['get.heals', max - 1]]);
  });

  it('M-GROW-08 a candy says the level and the evolution it brings', () => {
    const t = table({
      players: [{ at: 'y4', team: [{ is: 'charmander', level: 3 }], also: { candies: 1 } }, {}],
    });
    const candy = option(t, 'candy:charmander');
    expect([candy.brings?.[0], candy.costs]).toEqual([['get.level', 4], [['cost.candy']]]);
  });

  it('M-MART-02 goods say their price, and a bike what it is worth', () => {
    const t = table({ players: [{ at: 'vir-mart', money: ['hiker', 'nugget-1'] }, {}] });
    go(t, 'interact');
    expect(option(t, 'bike')).toMatchObject({ brings: [['get.actions', 2]], costs: [['cost.price', 7]] });
  });

  it('a walk is told with its way', () => {
    const t = go(table({ players: [{ at: 'y4' }, {}], spots: { y4: '', lab: '' } }), 'move:lab');
    const [line] = t.told(0, 'moved');
    expect(meanings.line(line)).toEqual({ tone: 'step', walk: { piece: 'figure:0', path: ['y4', 'lab'] } });
  });

  it('offers and hands of a draft are secret', () => {
    expect(meanings.line(['offered', 0, 1, []]).secret).toBe(true);
    expect(meanings.line(['draft-hand', []]).secret).toBe(true);
  });
});

/** Seat 0 walks into a trainer. */
const face = (foe: string, team: readonly (string | Mon)[]): Told =>
  go(
    table({ players: [{ at: 'y4', team }, { team: ['bulbasaur'] }], spots: { y4: '', 't-b1': foe } }),
    'move:t-b1',
  );

const battle = (t: Told, seat = 0): Battle | undefined => scene(t.view(seat)).battle;

describe('a battle', () => {
  it('M-BATTLE-02 before the commitment everybody waits', () => {
    const t = face('picnicker', ['charmander', 'meowth']);
    const shown = battle(t);
    expect(shown).toMatchObject({ kind: 'trainer', stage: 0, due: [0], decided: null });
    expect(shown?.sides[0].fighters.map(({ id, state }) => [id, state])).toEqual([
      ['card:charmander', 'waits'],
      ['card:meowth', 'waits'],
    ]);
    expect(shown?.sides[1]).toMatchObject({
      seat: null,
      emblem: { kind: 'adversary', of: 'picnicker' },
      fighters: [
        {
          id: 'foe:0',
          of: 'picnicker:0',
          health: { now: 2, most: 2 },
          signs: { say: ['deals'], types: ['grass'] },
          state: 'fights',
        },
      ],
    });
  });

  it('M-BATTLE-06 dice lie beside those who threw them, with the type of each, for all to see', () => {
    const t = face('hiker', [{ is: 'charmander', level: 8 }, 'pikachu']).answer(['charmander', 'pikachu']);
    t.rolls(['die', 3], ['die', 4], ['die', 5], ['die', 1]);
    const shown = battle(t, 1);
    expect(shown?.sides[0].fighters.map(({ dice }) => dice)).toEqual([
      [
        { pips: 3, type: 'fire' },
        { pips: 4, type: 'fire' },
        { pips: 5, type: 'flying' },
      ],
      [{ pips: 1, type: 'electric' }],
    ]);
    expect([shown?.stage, shown?.due, allInWords(shown?.sides[0].notes)]).toEqual([
      2,
      [0],
      ['Hits to place: Fire and Flying'],
    ]);
    expect(allInWords(option(t, 'fire:geodude').brings)).toEqual(['1 heart lost: 2 hearts left']);
    t.answer('fire:geodude');
    expect(allInWords(battle(t)?.sides[0].notes)).toEqual(['Hits to place: Flying']);
  });

  it('M-ADV-01 who decides for the adversary is due, and sees what the damage takes', () => {
    const t = face('picnicker', ['squirtle', 'meowth']).answer(['squirtle', 'meowth']);
    t.rolls(['die', 1], ['die', 1]).expectAsked('package', 1);
    expect(battle(t)).toMatchObject({ stage: 3, due: [1] });
    expect(allInWords(option(t, 'grass:squirtle').brings)).toEqual(['Squirtle loses 2 hearts: fainted']);
  });

  it('what all see is written before it is told: dice at the roll, the winner at the end', () => {
    const t = face('picnicker', ['charmander']).expectChance('die');
    const run = t.match.fork(null, true);
    const at = new Map<string, Battle | undefined>();
    run.t.listener = (_to, what) => void at.set(what, scene(view(run.s, 1)).battle);
    run.outcome(5); // a six: fire on grass takes both hearts
    expect(at.get('rolled')?.sides[0].fighters[0].dice).toEqual([{ pips: 6, type: 'fire' }]);
    expect(at.get('hit')?.sides[1].fighters[0]).toMatchObject({ state: 'out', health: { now: 0, most: 2 } });
    expect(at.get('won-battle')?.decided).toBe(0);
    expect(at.get('level')).toBeUndefined();
    t.roll('die', 6);
  });

  it('M-BATTLE-17 M-BATTLE-21 a result says who won, how soon, and who fell', () => {
    const foe = foeOf('picnicker');
    expect(meanings.line(['won-battle', 0, foe, 2, [cardOf('meowth')]])).toMatchObject({
      pause: true,
      result: {
        winner: 0,
        losers: [],
        lines: [
          ['result.rounds', 2],
          ['result.fainted', [cardOf('meowth')]],
        ],
      },
    });
    const lost = meanings.line(['lost-battle', 0, foe, 1, [1]]).result;
    expect([lost?.winner, lost?.losers, allInWords(lost?.lines)]).toEqual([
      null,
      [0],
      ['In 1 round.', 'Still standing: Oddish (1 ♥).'],
    ]);
  });

  it('M-GYM-03 a leader shows its power, and whether it is used up', () => {
    const t = table({
      players: [{ at: 'gym-a', team: [{ is: 'squirtle', level: 5 }] }, { team: ['bulbasaur'] }],
      spots: { 'gym-a': 'brock' },
      options: { quickTable: true },
    });
    expect(allInWords(option(t, 'interact').brings).at(-1)).toBe('And a Power token, still face down');
    go(t, 'interact').roll('power', 'endure');
    expect(allInWords(battle(t)?.sides[1].notes)).toEqual([
      'Endure: one Pokémon that would faint keeps a heart',
    ]);
    t.expectChance('die');
  });
});

describe('around the table', () => {
  it('starters are laid out in place of the board', () => {
    const fresh = table({
      players: [{ team: [] }, { team: [] }],
      also: (s) => {
        s.phase = 'setup';
        s.agenda = [{ do: 'starters' }];
        for (const id of ['charmander', 'bulbasaur', 'squirtle', 'pikachu']) s.where[cardOf(id)] = 5;
      },
    });
    expect(scene(fresh.view(0))).toMatchObject({
      board: 'full',
      spread: { zones: ['starters'] },
      phase: ['phase.setup'],
      turn: { seat: 0 },
    });
    fresh.answer('charmander');
    expect(scene(fresh.view(0)).turn?.seat).toBe(1);
  });

  it('M-POW-03 M-ITEM-02 what is in a bag is told in full, and says what is our own design', () => {
    const lines = (art: Art) => meanings.thing?.(art)?.lines;
    expect(lines({ kind: 'power', of: 'rally' })?.map(([key]) => key)).toEqual([
      'about.owner-power',
      'about.leader-power',
      'about.own-design',
    ]);
    expect(lines({ kind: 'power', of: 'defensive-position' })).not.toContainEqual(['about.own-design']);
    expect(lines({ kind: 'good', of: 'mach-bike' })).toEqual([['about.bike', 4]]);
    expect(lines({ kind: 'token-item', of: 'nugget' })).toEqual([
      ['about.money', FIRST_NUGGET],
      ['about.own-design'],
    ]);
    const all = [
      { kind: 'ball', of: 'great' },
      { kind: 'stone', of: 'moon' },
      { kind: 'good', of: 'candy' },
    ];
    expect(all.filter((art) => lines(art)?.length !== 1)).toEqual([]);
  });

  it('the goals say how near the end is', () => {
    const t = table({ players: [{ team: [{ is: 'charmander', level: 4 }] }, {}], options: { maxRounds: 0 } });
    const { progress, board } = scene(t.view(0));
    expect(board).toBe('full');
    expect(progress?.lines.at(-1)).toEqual(['goals.trainers', 14, 2]); // M-END-03
    expect(progress?.groups[1].rows[0]).toMatchObject({
      of: 'charmander',
      seat: 0,
      note: ['goals.grown', 0, 2], // M-END-02
    });
    expect(scene(table({ players: [{}, {}], options: { simplified: true } }).view(0)).board).toBe('simple');
  });

  it('things have the figures that stand on them', () => {
    const t = table({
      players: [{ at: 'y4', team: [{ is: 'charmander', level: 5, hearts: 1 }], balls: { poke: 3 } }, {}],
    });
    const { pieces, trays } = scene(t.view(0));
    const [max] = t.view(0).players[0].team.map((one) => one.max);
    expect(pieces.find(({ id }) => id === 'card:charmander')).toMatchObject({
      form: 1,
      health: { now: 1, most: max },
    });
    expect(pieces.find(({ id }) => id === 'ball:poke:0')?.count).toBe(3);
    expect(trays?.map(({ id, zones }) => [id, zones])).toEqual([
      ['team', ['team:0']],
      ['bag', ['bag:0']],
    ]);
  });

  it('every thing that shows what it is can be asked what that is', () => {
    const t = table({
      players: [{ at: 'y4', powers: ['feint'], team: [{ is: 'charmander', level: 5 }] }, {}],
      spots: { y4: 'mankey' },
    });
    const { pieces } = scene(t.view(0));
    const asked = (id: string) => {
      const piece = pieces.find((one) => one.id === id);
      const thing = piece === undefined ? null : meanings.thing(piece);
      return thing && [inWords(thing.say), ...allInWords(thing.lines)];
    };
    expect(asked('card:charmander')).toEqual([
      'Charmeleon',
      'Type Fire.',
      'Rolls fire, fire; speed 3',
      'Hearts from level to level: 2, 2, 3, 3, 5, 6, 6, 8, 9.',
      'Evolves into Charizard at level 8.',
      expect.stringMatching(/^Ember /),
      expect.stringMatching(/^Flamethrower /),
      expect.stringMatching(/^If you play with abilities, Blaze: /),
    ]);
    expect(asked('token:y4')?.slice(0, 3)).toEqual([
      'Mankey',
      'Deals Rock.',
      'Sure to be caught with 2 × Great Ball.',
    ]);
    expect(asked('power:feint:0')?.[0]).toBe('Power token Feint');
    expect(asked('token:gym-a')?.[0]).toBe('Brock');
    expect(meanings.thing({ kind: 'foe', of: 'picnicker:0' })?.lines).toHaveLength(2);
    expect(meanings.thing({ kind: 'token-item', of: 'nothing-of-the-kind' })).toBeNull();
  });

  it('M-GYM-08 M-GTM-01 a TM of a leader says what it does on the map where it is taught', () => {
    const t = table({ players: [{ team: ['geodude'], money: ['brock'] }, {}] });
    expect(inWords(option(t, 'teach:dig:geodude').note)).toMatch(/^On the map: once a turn/);
  });

  it('M-MART-05 what a token is good for besides is said where it is handed in', () => {
    const money = tokenOf(foeOf('brock'));
    const t = table({ players: [{}, {}] });
    const decision = { ...t.decision(), kind: 'pay' };
    expect(meanings.option(t.view(0), decision, { id: 'brock', say: ['money', money] }).note?.[0]).toBe(
      'about.leader-token',
    );
  });
});
