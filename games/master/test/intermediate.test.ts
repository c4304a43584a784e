/** Seeding, shopping, the draft and flips. */
import { bots } from '@indigo/bots';
import { Asking, Run, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { HP } from '../src/cards.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { BOSS } from '../src/foes.ts';
import { type Master, master } from '../src/index.ts';
import { MACHINES } from '../src/machines.ts';
import { level, me, moneyOf, type Seated, stage, type TableSetup, type Told, table, team } from './table.ts';

/** The intermediate phase from this step on; seeds in the order of the seats if they are not drawn. */
const days = (step: string, players: readonly Seated[], more: Partial<TableSetup> = {}): Told =>
  table({
    players,
    ...more,
    also: (s) => {
      s.phase = 'intermediate';
      s.agenda = [{ do: 'league' }, { do: step }];
      if (step !== 'seeding') s.seeds = players.map((_, seat) => seat);
      if (step === 'seeding') s.agenda = [{ do: 'seeding' }];
      more.also?.(s);
    },
  });
const goods = (t: Told): string[] => t.answer('buy').expectAsked('basket').optionIds();
const rich = ['swimmer', 'channeler', 'jessie', 'james', 'hiker'];

describe('seeding', () => {
  /** Pokémon with so many hearts at most at some level, none of them twice. */
  function withHearts(...teams: readonly (readonly number[])[]): Seated[] {
    const used = new Set<string>();
    return teams.map((hearts) => ({
      team: hearts.map((n) => {
        const card = HP.findIndex((row, one) => row.includes(n) && !used.has(POKEMON[one].id));
        used.add(POKEMON[card].id);
        return { is: POKEMON[card].id, level: HP[card].indexOf(n) + 1 };
      }),
    }));
  }
  const [A, B, C, D] = [[9, 6, 3], [9, 6, 4], [10], [9, 6]];

  it('M-EX-16 M-SEED-02 M-SEED-03 M-SEED-06 C, B, A, D; C plays D, B plays A', () => {
    const t = days('seeding', withHearts(A, B, C, D));
    expect(t.s.seeds).toEqual([2, 1, 0, 3]);
    t.rolls(...Array.from({ length: 6 }, () => ['boulder', 1] as const));
    expect(t.s.league?.match?.sides.map(({ seat }) => seat)).toEqual([2, 3]);
  });

  it('M-EX-16 M-VAR-06 with three, C, B, A: B plays A', () => {
    const t = days('seeding', withHearts(A, B, C));
    expect(t.s.seeds).toEqual([2, 1, 0]);
    t.rolls(...Array.from({ length: 6 }, () => ['boulder', 1] as const));
    expect(t.s.league?.match?.sides.map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('M-SEED-01 fixed before shopping: xp gained there does not change them', () => {
    const t = days('seeding', [
      { team: [{ is: 'bulbasaur', level: 2 }] },
      { team: [{ is: 'squirtle', level: 2 }], also: { candies: 2 } },
      { team: ['pikachu'] },
    ]);
    while (t.match.chance?.why === 'seed') t.roll('seed', 0);
    const before = t.s.seeds.slice();
    expect(before).toEqual([0, 1, 2]);
    t.expectAsked('shop', 1).answer('candy:squirtle').answer('candy:squirtle');
    const most = (seat: number): number => t.view(0).players[seat].team[0].max;
    expect(most(1)).toBeGreaterThan(most(0)); // by hearts it would now be the first seed
    while (t.match.open().length > 0 && t.decision().kind === 'shop') t.answer('pass');
    t.rolls(...Array.from({ length: 6 }, () => ['boulder', 1] as const));
    expect(t.s.seeds).toEqual(before);
    expect(t.s.league?.match?.sides.map(({ seat }) => seat)).toEqual([1, 2]);
    const keys = t.told(0).map(([key]) => key);
    expect(keys.indexOf('seeded')).toBeLessThan(keys.indexOf('used-candy'));
  });

  it('M-SEED-06 M-LEAGUE-02 semi-finals 1-4 and 2-3', () => {
    const t = days('shopping', [{}, {}, {}, {}]);
    t.rolls(...Array.from({ length: 6 }, () => ['boulder', 1] as const));
    expect(t.s.league?.match?.sides.map(({ seat }) => seat)).toEqual([0, 3]);
  });

  it('M-VAR-06 M-VAR-01 three: seeds 2 and 3 play the only semi-final', () => {
    const t = days('shopping', [{}, {}, {}]);
    t.rolls(...Array.from({ length: 6 }, () => ['boulder', 1] as const));
    expect(t.s.league?.match?.sides.map(({ seat }) => seat)).toEqual([1, 2]);
  });

  it('M-SHOP-20 M-BASIC-04 seeding, healing, draft, shopping, flips, League', () => {
    const t = table({
      players: [
        { team: [{ is: 'charmander', level: 5, hearts: 0 }], types: { fire: 1 } },
        { team: [{ is: 'bulbasaur', hearts: 1 }], money: ['swimmer'] },
      ],
      options: { draft: true, flips: true },
      also: (s) => {
        s.phase = 'intermediate';
        s.agenda = [{ do: 'seeding' }];
      },
    });
    // M-SHOP-12: healed before anything else.
    expect(t.s.players.map(({ team: [card] }) => t.s.hearts[card] > 1)).toEqual([true, true]);
    expect(t.match.chance?.why).toBe('tm');
    expect(t.s.agenda.map((step) => step.do)).toEqual(['league', 'flips', 'shopping']);
    t.expectChance('tm');
  });
});

describe('shopping', () => {
  it('M-SHOP-01 M-SHOP-02 M-AMB-43 option 1 sells Porygon, stones, candies and TMs; option 2 candies and TMs', () => {
    const kinds = (shopping: string): string[] => {
      const t = days('shopping', [{ money: rich }, {}], { options: { shopping } });
      return [...new Set(goods(t).map((id) => id.replace(/[-:].*/, '')))];
    };
    expect(kinds('stock')).toEqual(['stone', 'porygon', 'candy', 'tm']);
    expect(kinds('candies')).toEqual(['candy', 'tm']);
  });

  it('M-SHOP-03 M-SHOP-15 a rare candy costs 4$ and is used at once, not at maximum level', () => {
    const first = { team: ['charmander', { is: 'pikachu', level: 10 }, 'meowth'], money: ['hiker'] };
    const t = days('shopping', [first, {}]).answer('buy');
    expect(t.optionIds()).toContain('candy');
    t.answer(['candy']).expectAsked('xp', 0);
    expect(t.optionIds()).toEqual(['charmander', 'meowth']);
    t.answer('meowth');
    expect([level(t, 'meowth'), me(t).candies, moneyOf(t)]).toEqual([2, 0, []]);
    t.expectChance('boulder');
    const poor = days('shopping', [{ money: ['fisherman'], team: ['charmander'] }, {}]).answer('buy');
    expect(poor.optionIds()).not.toContain('candy');
  });

  it('M-SHOP-04 M-SHOP-16 M-SHOP-07 a TM costs 3$, is taught at once and is gone', () => {
    const t = days('shopping', [
      { team: ['charmander', 'vulpix'], money: ['fisherman'] },
      { team: ['ponyta'], money: ['fisherman', 'nugget-1'] },
    ]);
    t.expectAsked('shop', 1).answer('buy').answer(['tm:flamethrower']);
    t.answer(['fisherman']);
    expect(t.view(0).players[1].team[0].taught).toEqual(['flamethrower']);
    t.expectAsked('shop', 0).answer('buy');
    expect(t.optionIds()).not.toContain('tm:flamethrower');
    t.answer(['tm:fire-blast']).expectAsked('learn', 0);
    expect(t.optionIds()).toEqual(['charmander', 'vulpix']);
    t.answer('vulpix');
    expect(t.view(0).players[0].team[1].taught).toEqual(['fire-blast']);
  });

  it('M-SHOP-08 able by type or by number, of the stage it stands at', () => {
    const tms = (is: string, at?: number): string[] =>
      goods(
        days('shopping', [{ team: [at === undefined ? is : { is, stage: at }], money: ['fisherman'] }, {}]),
      ).filter((id) => id.startsWith('tm'));
    const card = POKEMON.find(({ id }) => id === 'eevee');
    const listed = MACHINES.filter(({ kind, number }) => kind === 'deck' && card?.tms.includes(number));
    expect(tms('eevee')).toEqual(expect.arrayContaining(listed.map(({ attack }) => `tm:${attack}`)));
    expect(tms('eevee')).toContain('tm:body-slam'); // normal
    expect(tms('charmander')).toContain('tm:flamethrower');
    expect(tms('squirtle')).not.toContain('tm:flamethrower');
  });

  it('M-SHOP-05 M-SHOP-17 paid without change, and 2$ are 2$', () => {
    const t = days('shopping', [{ team: ['charmander'], money: ['lass'] }, {}]);
    expect(t.match.open().length === 0 || t.decision().kind !== 'shop').toBe(true);
    t.expectChance('boulder');
    const four = days('shopping', [{ team: ['charmander'], money: ['hiker'] }, {}])
      .answer('buy')
      .answer(['tm:flamethrower']);
    expect(moneyOf(four)).toEqual([]);
    four.expectChance('boulder');
  });

  it('M-EX-15 M-SHOP-14 M-DEF-06 M-DEF-11 two -1$ tokens: a candy costs 6$, with 4$ alone nothing', () => {
    const t = days('shopping', [
      { team: ['charmander'], money: ['hiker', 'fisherman'], also: { debts: 2 } },
      {},
    ]);
    t.answer('buy');
    expect(t.optionIds()).toContain('candy');
    t.answer(['candy']);
    expect([moneyOf(t), me(t).debts, level(t, 'charmander')]).toEqual([[], 0, 2]);
    t.expectChance('boulder');
    const poor = days('shopping', [{ team: ['charmander'], money: ['hiker'], also: { debts: 2 } }, {}]);
    expect(me(poor).debts).toBe(2); // who buys nothing pays nothing
    poor.expectChance('boulder');
  });

  it('M-SHOP-14 the debt is paid once', () => {
    const t = days('shopping', [
      { team: ['charmander'], money: ['hiker', 'super-nerd'], also: { debts: 1 } },
      {},
    ]);
    t.answer('buy').answer(['tm:flamethrower']).answer(['hiker']);
    expect(me(t).debts).toBe(0);
    t.expectAsked('shop', 0).answer('buy').answer(['candy']);
    expect(moneyOf(t)).toEqual([]);
    t.expectChance('boulder');
  });

  it('M-SHOP-06 M-SHOP-18 M-DRAFT-04 M-AMB-44 the lowest seed first, round and round until all have passed in a row', () => {
    const each = (is: string, money: string[]): Seated => ({ team: [is], money });
    const t = days('shopping', [
      each('charmander', ['hiker']),
      each('bulbasaur', ['super-nerd']),
      each('squirtle', ['juggler']),
    ]);
    t.expectAsked('shop', 2).answer('pass').expectAsked('shop', 1).answer('pass').expectAsked('shop', 0);
    t.answer('buy').answer(['candy']);
    // Who has passed may buy again in that run.
    t.expectAsked('shop', 2).answer('buy').answer(['candy']);
    t.expectAsked('shop', 1).answer('pass');
    expect(t.s.phase).toBe('league');
    t.expectChance('boulder');
  });

  it('M-SHOP-19 one basket with one payment; a dropped one is a pass', () => {
    const t = days('shopping', [{ team: ['charmander'], money: ['swimmer', 'coin'] }, {}]);
    t.answer('buy').answer(['candy', 'tm:flamethrower']);
    expect([moneyOf(t), level(t, 'charmander'), t.view(0).players[0].team[0].taught]).toEqual([
      [],
      2,
      ['flamethrower'],
    ]);
    t.expectChance('boulder');
    const drop = days('shopping', [{ team: ['charmander'], money: ['hiker'] }, {}])
      .answer('buy')
      .answer([]);
    expect([moneyOf(drop), drop.s.phase]).toEqual([['hiker'], 'league']);
    drop.expectChance('boulder');
  });

  it('M-SHOP-09 M-SHOP-20 stones and candies may be used before the League, free and not as a purchase', () => {
    const t = days('shopping', [
      { team: ['eevee'], stones: { fire: 1 }, money: ['swimmer'], also: { candies: 1 } },
      {},
    ]);
    expect(t.optionIds()).toEqual(['buy', 'stone:fire:eevee', 'candy:eevee', 'pass']);
    t.answer('stone:fire:eevee').expectAsked('shop', 0).answer('candy:eevee').expectAsked('shop', 0);
    expect([stage(t, 'eevee'), level(t, 'eevee'), t.s.passes]).toEqual(['Flareon', 2, 1]);
    t.answer('buy').answer(['porygon']);
    expect([team(t), t.s.seeds]).toEqual([
      ['eevee', 'porygon'],
      [0, 1],
    ]);
    t.expectChance('boulder');
  });

  it('M-SHOP-10 leader tokens become their TM or money', () => {
    const first = { team: ['geodude'], money: ['brock'] };
    const t = days('shopping', [first, {}]);
    expect(t.optionIds()).toContain('teach:dig:geodude');
    t.answer('teach:dig:geodude');
    expect([moneyOf(t), t.view(0).players[0].team[0].taught]).toEqual([[], ['dig']]);
    t.expectChance('boulder');
    const money = days('shopping', [first, {}]).answer('buy');
    expect(money.optionIds()).toContain('tm:rollout');
  });

  it('M-SHOP-13 money left breaks no tie: equal teams are drawn for, however rich', () => {
    const t = table({
      players: [{ team: ['charmander'], money: ['hiker'] }, { team: ['squirtle'] }],
      also: (s) => {
        s.phase = 'intermediate';
        s.agenda = [{ do: 'seeding' }];
      },
    });
    t.roll('seed', 1);
    expect(t.s.seeds).toEqual([1, 0]);
  });

  it('M-SHOP-13 money left has no value: in the League nobody can spend any', () => {
    const t = days('shopping', [{ team: ['charmander'], money: ['hiker'] }, {}]).answer('pass');
    expect([t.s.phase, moneyOf(t)]).toEqual(['league', ['hiker']]);
    for (let i = 0; i < 6; i++) t.roll('boulder', 1);
    for (let i = 0; i < 12 && !t.match.over; i++) {
      const [seat] = t.match.open();
      expect(t.optionIds(seat).filter((id) => /buy|pay|candy|tm:|hiker/.test(id))).toEqual([]);
      const { shape } = t.decision(seat);
      const [first] = t.optionIds(seat);
      t.answers(seat, shape === 'pick' ? first : [first]);
    }
    expect(moneyOf(t)).toEqual(['hiker']);
  });

  it('M-HID-07 the list of TMs is open', () => {
    const t = days('shopping', [{ money: ['hiker'] }, {}]);
    expect(t.view(1).tms).toHaveLength(34);
  });

  it('M-SIMP-02 M-SIMP-05 M-SIMP-10 simplified: leader tokens for 3 xp over any Pokémon, no TMs', () => {
    const t = days('shopping', [{ team: ['charmander', 'pikachu'], money: ['brock', 'hiker'] }, {}], {
      options: { simplified: true },
    });
    expect(t.optionIds()).toEqual(['buy', 'xp:brock', 'pass']);
    t.answer('xp:brock').answer('charmander').answer('pikachu').answer('pikachu');
    expect([level(t, 'charmander'), level(t, 'pikachu'), moneyOf(t)]).toEqual([2, 3, ['hiker']]);
    expect(goods(t).filter((id) => id.startsWith('tm'))).toEqual([]);
    const before = table({ players: [{ money: ['brock'] }, {}], options: { simplified: true } });
    expect(before.optionIds()).not.toContain('xp:brock'); // not while the adventure lasts
  });

  it('M-SIMP-08 M-SIMP-05 the package: no draft and no flips either', () => {
    const t = table({
      players: [{ team: ['charmander'] }, { team: [{ is: 'bulbasaur', level: 2 }] }],
      options: { simplified: true, draft: true, flips: true },
      also: (s) => {
        s.phase = 'intermediate';
        s.agenda = [{ do: 'seeding' }];
      },
    });
    if (t.match.chance?.why === 'seed') t.roll('seed', 0);
    expect([t.s.phase, t.s.draft]).toEqual(['league', null]);
    t.expectChance('boulder');
  });
});

describe('the TM draft', () => {
  /** All hands dealt by a seed. */
  function draft(players: readonly Seated[]): Told {
    const t = days('draft', players, {
      options: { draft: true },
      also: (s) => {
        s.agenda = [{ do: 'league' }, { do: 'shopping' }, { do: 'draft' }];
      },
    });
    const rng = seeded(5);
    while (t.match.chance?.why === 'tm') t.roll('tm', t.match.chance.draw(rng));
    return t;
  }
  const normals = ['meowth', 'rattata', 'eevee', 'jigglypuff'];
  const seats = (n: number, money: readonly string[] = ['fisherman', 'biker']): Told =>
    draft(
      Array.from({ length: n }, (_, seat) => ({ team: [normals[seat]], money: seat === 0 ? money : [] })),
    );

  it.each([
    [4, [9, 9, 8, 8]],
    [3, [12, 11, 11]],
    [2, [17, 17]],
  ])('M-DRAFT-01 M-VAR-03 %i players: hands of %j, the larger to the higher seeds', (n, sizes) => {
    expect(seats(n).view(0).draft?.sizes).toEqual(sizes);
  });

  it('M-HID-06 M-HID-05 M-DRAFT-05 a hand is seen by its holder alone, its size by all', () => {
    const t = seats(4);
    expect([t.view(0).draft?.hand.length, t.view(1).draft?.hand.length, t.view(7).draft?.hand]).toEqual([
      9,
      9,
      [],
    ]);
    expect(t.view(0).draft?.hand).not.toEqual(t.view(1).draft?.hand);
    expect(t.told(1, 'draft-hand')).toHaveLength(1);
  });

  it('M-DRAFT-02 M-DRAFT-05 M-DRAFT-06 any number is bought, paid and taught at once; the rest goes on clockwise', () => {
    const t = seats(4).expectAsked('draft', 0);
    const before = [0, 1, 2, 3].map((seat) => t.view(seat).draft?.hand ?? []);
    const [pick] = t.optionIds();
    t.answer([pick]).answer(['fisherman']);
    const attack = pick.split(':')[0];
    const number = MACHINES.find((row) => row.attack === attack)?.number as number;
    expect([t.view(1).players[0].team[0].taught, moneyOf(t)]).toEqual([[attack], ['biker']]);
    expect(t.view(1).draft?.hand).toEqual(before[0].filter((tm) => tm !== number));
    expect(t.view(0).draft?.hand).toEqual(before[3]);
  });

  it('M-DRAFT-06 M-HID-13 all choose at the same time, and nobody sees it before all have', () => {
    const t = draft([
      { team: ['meowth'], money: ['fisherman'] },
      { team: ['rattata'], money: ['biker'] },
    ]);
    expect(t.match.open()).toEqual([0, 1]);
    t.answers(0, [t.optionIds(0)[0]]);
    expect([t.match.open(), t.view(1).players[0].team[0].taught, t.told(1, 'taught')]).toEqual([[1], [], []]);
    t.answers(1, []);
    expect(t.view(1).players[0].team[0].taught).toHaveLength(1);
  });

  it('M-EX-61 M-DRAFT-03 M-DRAFT-07 M-AMB-65 it stops after as many passings without a purchase as there are players', () => {
    const t = seats(3).expectAsked('draft', 0).answer([]).answer([]);
    expect(t.s.draft?.quiet).toBe(2);
    t.expectAsked('draft', 0).answer([]);
    expect(t.s.draft).toBeNull();
    t.expectAsked('shop', 0);
  });

  it('M-DRAFT-07 a purchase begins the count anew', () => {
    const t = seats(3).answer([]).answer([]);
    t.answer([t.optionIds()[0]]).answer(['fisherman']);
    expect(t.s.draft?.quiet).toBe(0);
  });

  it('M-DRAFT-08 M-DRAFT-04 afterwards no TMs are sold, the other goods are', () => {
    const t = seats(2, ['hiker']);
    for (let i = 0; i < 2; i++) t.answer([]);
    expect(t.view(0).tms).toEqual([]);
    expect(goods(t)).toEqual(['candy']);
  });

  it('M-SHOP-14 debts are paid with the first buy of the draft', () => {
    const t = draft([{ team: ['meowth'], money: ['hiker'], also: { debts: 1 } }, { team: ['rattata'] }]);
    t.answer([t.optionIds()[0]]);
    expect([me(t).debts, moneyOf(t)]).toEqual([0, []]);
    t.expectChance('boulder');
  });
});

describe('flips', () => {
  const flip = (options: TableSetup['options'] = { flips: true }): Told =>
    days(
      'flips',
      [
        { team: ['charmander'], types: { fire: 2, rock: 1 } },
        { team: ['bulbasaur'], types: { grass: 1 } },
      ],
      { options },
    );

  it('M-TYPE-09 M-EXP-04 M-EXP-07 any number of own tokens, lowest seed first; a flipped one gives no heart', () => {
    const t = flip().expectAsked('flip', 1).answer([]).expectAsked('flip', 0);
    expect(t.optionIds()).toEqual(['fire', 'fire-2', 'rock']);
    t.answer(['fire']);
    expect([me(t).flipped[0], t.view(0).players[0].team[0].max]).toEqual([1, 3]);
    t.expectChance('boulder');
  });

  /** What is asked from the seeding until Pokémon are placed, with tokens to flip and money for TMs. */
  function askedBeforeTheLeague(options: { readonly [key: string]: boolean }): Set<string> {
    let start: Master | null = null;
    const own = (is: string, also: readonly string[]) => ({
      team: [is, ...also],
      types: { fire: 1 },
      money: rich,
    });
    table({
      players: [own('charmander', ['meowth']), own('bulbasaur', ['rattata'])],
      options,
      also: (s) => {
        s.phase = 'intermediate';
        s.agenda = [{ do: 'seeding' }];
        start = master.clone(s);
        s.agenda = [{ do: 'turn' }];
      },
    });
    const rng = seeded(3);
    const run = Run.at(master, start as unknown as Master, 2, { rng });
    const asked = new Set<string>();
    while (
      run.pending !== null &&
      run.pending instanceof Asking &&
      run.pending.question.kind !== 'field-place'
    ) {
      asked.add(run.pending.question.kind);
      run.play(bots.random.choose(run.glance(), rng));
    }
    return asked;
  }
  const EXPANSIONS = [
    ['flips', 'flip'],
    ['draft', 'draft'],
    ['initiative', 'field-beginner'],
  ] as const;

  it('M-BASIC-03 M-BASIC-04 M-EXP-01 in the basic game nothing is flipped or drafted, and nobody says who begins', () => {
    const asked = askedBeforeTheLeague({});
    expect([asked.has('shop'), asked.has('field-commit')]).toEqual([true, true]);
    for (const [, kind] of EXPANSIONS) expect(asked).not.toContain(kind);
  });

  it.each(EXPANSIONS)('M-EXP-01 expansion "%s" alone brings its own question "%s"', (option, kind) => {
    const asked = askedBeforeTheLeague({ [option]: true, abilities: true });
    expect(EXPANSIONS.filter((row) => asked.has(row[1])).map((row) => row[1])).toEqual([kind]);
  });

  it('M-TYPE-05 M-TYPE-07 a token gives its heart to fit Pokémon of its type from the moment it is gained', () => {
    const t = table({
      players: [
        {
          at: 'giovanni',
          team: [{ is: 'charmander', level: 5, hearts: 2 }, 'ponyta', { is: 'vulpix', hearts: 0 }, 'pikachu'],
        },
        {},
      ],
      also: (s) => {
        // Giovanni has just been beaten.
        const committed = s.players[0].team.slice(0, 1);
        s.battle = {
          foe: BOSS,
          committed,
          hearts: [0, 0, 0],
          round: 1,
          power: -1,
          powerUsed: false,
          dice: [[]],
          hits: [],
          stands: false,
          due: -1,
          winner: null,
        };
        s.agenda = [{ do: 'end' }, { do: 'aftermath' }];
      },
    });
    const now = () => t.view(0).players[0].team.map((one) => [one.hearts, one.max]);
    const before = now();
    t.expectAsked('boss-prize', 0).answer('type-token').answer('fire');
    expect(now()).toEqual(
      before.map(([hearts, max], i) => (i === 3 ? [hearts, max] : [hearts === 0 ? 0 : hearts + 1, max + 1])),
    );
  });
});

it('M-GYM-07 a Power token has no use before the League', () => {
  const t = table({ players: [{ powers: ['endure'], team: ['charmander'] }, { at: 'cin' }] });
  expect(t.optionIds().some((id) => id.includes('power') || id.includes('endure'))).toBe(false);
});
