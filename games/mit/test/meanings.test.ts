/** What the game says of its choices, questions and lines, held against what was counted by hand and against what happens. */
import {
  type Asking,
  Chance,
  type OptionMeaning,
  type QuestionMeaning,
  type Reader,
  type Run,
  read,
  type Say,
  type Seat,
  SPECTATOR,
} from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../src/cards.ts';
import { ATTACKS } from '../src/data/attacks.ts';
import { type Mit, mit } from '../src/index.ts';
import { questions } from '../src/meanings/questions.ts';
import { meanings } from '../src/meanings.ts';
import type { Battle, Modifier } from '../src/state.ts';
import { duel, expectTurnOf, fighter, go, gym, hp, type Told, table, wild } from './table.ts';

const reader: Reader = { you: 0, name: (seat) => `Seat ${seat}` };
const inWords = (say: Say | undefined): string => (say === undefined ? '' : read(mit.words, say, reader));
const all = (says: readonly Say[] | undefined): string[] => (says ?? []).map(inWords);

function option(t: Told, id: string, seat?: Seat): OptionMeaning {
  const decision = t.decision(seat);
  const found = decision.options.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not offered`);
  return meanings.option(t.view(decision.seat), decision, found);
}

function question(t: Told, seat?: Seat): QuestionMeaning {
  const decision = t.decision(seat);
  return meanings.question(t.view(decision.seat), decision);
}

const lastLine = (t: Told, key: string): ReturnType<typeof meanings.line> =>
  meanings.line(t.told(0, key).at(-1) as Say);

/** How likely it is that an attack makes this line be told, counted over all dice up to the next question. */
function counted(t: Told, id: string, key: string): number {
  const start = t.match.fork(null, true) as Run<Mit>;
  let told = false;
  const hear = (run: Run<Mit>): void => {
    run.t.listener = (_to, what) => {
      told ||= what === key;
    };
  };
  const follow = (run: Run<Mit>, so: boolean): number => {
    const { pending } = run;
    if (so || !(pending instanceof Chance) || pending.why === 'wild-attack') return so ? 1 : 0;
    let sum = 0;
    for (let outcome = 0; outcome < pending.n; outcome++) {
      const next = run.fork(null, true);
      told = false;
      hear(next);
      next.outcome(outcome);
      sum += follow(next, told);
    }
    return sum / pending.n;
  };
  const asking = start.pending as Asking;
  const { seat } = t.decision();
  const value = asking.options(seat).find((one) => mit.face(start.s, asking, one, seat).id === id);
  hear(start);
  start.answer(seat, value ?? null);
  return follow(start, told);
}

const lay = (id: string, ...modifiers: Omit<Modifier, 'left'>[]) => ({
  lay: ({ sides }: Battle): void => {
    for (const { fighters } of sides) {
      for (const one of fighters) {
        if (one.card === cardOf(id)) one.modifiers.push(...modifiers.map((each) => ({ ...each, left: 2 })));
      }
    }
  },
});

describe('moving', () => {
  it('both ways round the loop, square by square, and what waits at the end', () => {
    const t = table({ trainers: [{ at: 'route-1-1' }, { at: 'route-1-3' }] });
    t.answer('move').roll('move', 4);
    expect(question(t).dice).toEqual([4]);
    const ahead = option(t, 'forward:2');
    expect(ahead.way).toEqual(['route-1-1', 'route-1-2', 'route-1-3']);
    expect(all(ahead.brings)).toEqual(['6 wild Pokémon live there', 'Seat 1 may call you to battle']);
    expect(inWords(ahead.act)).toBe('Go to Route 1');
    const back = option(t, 'back:2');
    expect(back.way?.slice(0, 2)).toEqual(['route-1-1', 'pallet']);
    expect(back.way).toHaveLength(3);
    expect(option(t, 'stay').role).toBe('ends');
    t.answer('back:2');
    expect(lastLine(t, 'moved').walk).toEqual({ piece: 'mover:0', path: back.way });
    expect(lastLine(t, 'rolled').dice).toEqual([{ seat: 0, pips: 4 }]);
  });

  it('a Gym by its team, a Center by what it does', () => {
    const t = table({ trainers: [{ at: 'route-1-4', badges: ['giovanni'] }, {}] });
    t.answer('move').roll('move', 2);
    expect(all(option(t, 'forward:1').brings)).toEqual([
      'it heals your team',
      'Viridian City Center becomes your last Center',
    ]);
    expect(all(option(t, 'forward:2').brings)[0]).toBe(
      'Raticate, Pidgeot and Persian await you there, but no second badge',
    );
    expect(inWords(option(t, 'forward:2').act)).toBe("Go to Giovanni's Gym");
  });

  it('L-OPT-02 without rematches a Gym one has beaten is no goal', () => {
    const t = table({
      trainers: [{ at: 'route-1-4', badges: ['giovanni'] }, {}],
      options: { gymRematch: false },
    });
    t.answer('move').roll('move', 2);
    expect(all(option(t, 'forward:2').brings)).toEqual(['Viridian City Center becomes your last Center']);
  });

  it('a wild Pokémon is one of those that lie there', () => {
    const t = table({ trainers: [{ at: 'route-1-1' }, {}] });
    expect(all(option(t, 'wild').brings)).toEqual([
      'one of Pidgey, 2 Rattata, Nidoran♂, Nidoran♀ and Mankey',
    ]);
  });
});

describe('starters', () => {
  it('are laid out until they are taken', () => {
    const { spread, pieces } = mit.scene(
      mit.view(mit.create(2, { gymRematch: true, evolveMax: 4, maxTurns: 0 }), 0),
    );
    expect(spread).toEqual({ say: ['starters'], zones: ['starters'] });
    expect(pieces.filter(({ at }) => at === 'starters').map(({ of, health }) => [of, health?.now])).toEqual([
      ['charmander', 50],
      ['squirtle', 50],
      ['bulbasaur', 50],
    ]);
    const begun = table({ trainers: [{}, {}] }).expectChance('move');
    expect(mit.scene(begun.view(0)).spread).toBeUndefined();
  });
});

describe('attacks', () => {
  it('L-ATT-02 hits by its number; damage with weakness, part by part', () => {
    const t = duel(['charmander'], ['bulbasaur']);
    const { odds, brings, act } = option(t, 'attack:ember');
    expect([odds?.chance, odds?.faces]).toEqual([5 / 6, [1, 2, 3, 4, 5]]);
    expect(all(brings)).toEqual(['20 damage (10 + 10 weakness)', 'burn: 14%']);
    expect(inWords(act)).toBe('Ember');
    // What always hits is no gamble.
    expect(option(t, 'attack:scratch').odds).toBeUndefined();
    t.answer('attack:ember').rolls(['hit', 5], ['effect', 6]);
    expect(t.told(0, 'hurt')).toEqual([
      [
        'hurt',
        1,
        cardOf('bulbasaur'),
        20,
        30,
        [
          ['printed', 10],
          ['type', 10],
        ],
      ],
    ]);
    expect(inWords(t.told(0, 'hurt')[0])).toBe(
      "Seat 1's Bulbasaur takes 20 damage (10 + 10 weakness): 30 HP left.",
    );
    expect(lastLine(t, 'hurt').hit).toEqual({
      piece: 'card:bulbasaur',
      from: null,
      say: ['minus', 20],
      mood: 'hurt',
    });
  });

  it('L-STAT-07 paralyzed, one die decides, whatever the aim', () => {
    const t = duel(
      ['charmander'],
      ['bulbasaur'],
      lay('charmander', { kind: 'accuracy-down', size: -1, by: 1 }, { kind: 'paralyze', size: 0, by: 1 }),
    );
    for (const attack of ['attack:ember', 'attack:scratch']) {
      const { odds } = option(t, attack);
      expect([odds?.chance, odds?.faces]).toEqual([1 / 2, [1, 2, 3]]);
      expect(counted(t, attack, 'broke-through')).toBeCloseTo(1 / 2, 12);
    }
  });

  it('L-OPT-05 L-MOD-07 L-STAT-06 with a worse aim and paralyzed, both dice count', () => {
    const t = duel(['charmander'], ['bulbasaur'], {
      ...lay('charmander', { kind: 'accuracy-down', size: -1, by: 1 }, { kind: 'paralyze', size: 0, by: 1 }),
      options: { hitAfterStatus: true },
    });
    const ember = option(t, 'attack:ember').odds;
    expect(ember?.chance).toBeCloseTo((1 / 2) * (4 / 6), 12);
    expect(ember?.faces).toBeUndefined();
    expect(counted(t, 'attack:ember', 'hit')).toBeCloseTo(ember?.chance ?? -1, 12);
    const scratch = option(t, 'attack:scratch').odds;
    expect([scratch?.chance, scratch?.faces]).toEqual([1 / 2, [1, 2, 3]]);
  });

  it('L-EX-12 the sum of all modifiers, with what lifts it to the least', () => {
    const t = duel(['charmander'], ['bulbasaur'], {
      lay: (battle) => {
        lay('charmander', { kind: 'burn', size: 0, by: 1 }).lay(battle);
        lay('bulbasaur', { kind: 'taken-down', size: -10, by: 1 }).lay(battle);
      },
    });
    expect(all(option(t, 'attack:scratch').brings)[0]).toBe(
      '10 damage (10 − 10 damage taken − 10 burn, but at least 10)',
    );
    t.answer('attack:scratch');
    const [, , , damage, , parts] = t.told(0, 'hurt')[0];
    expect((parts as [string, number][]).reduce((sum, [, value]) => sum + value, 0)).toBe(damage);
  });

  it('L-ATT-09 who is knocked out is said, and nothing lies on it then', () => {
    const t = duel(['charmander'], ['bulbasaur', 'rattata'], { hp: { bulbasaur: 20 } });
    expect(all(option(t, 'attack:ember').brings)).toEqual([
      '20 damage (10 + 10 weakness)',
      'knocks out Bulbasaur',
    ]);
    expect(counted(t, 'attack:ember', 'afflicted')).toBe(0);
  });

  it('L-ATT-04 the chance of every effect of every attack of some is what happens', () => {
    for (const id of ['charmander', 'venusaur', 'dewgong', 'caterpie', 'clefairy', 'zubat', 'gastly']) {
      const t = duel([id], ['snorlax']);
      for (const { id: attack, say } of t.decision().options) {
        const { effects } = ATTACKS[say[1] as number];
        if (effects.length !== 1) continue;
        const said = option(t, attack).brings?.find(([key]) => key.endsWith('effect-chance'));
        if (said === undefined) continue;
        expect(counted(t, attack, 'afflicted'), attack).toBeCloseTo(said[3] as number, 12);
      }
    }
  });

  it('L-MOD-09 what lies there already is not laid again', () => {
    const t = duel(['charmander'], ['bulbasaur'], lay('bulbasaur', { kind: 'poison', size: 0, by: 0 }));
    expect(all(option(t, 'attack:ember').brings)[1]).toBe(
      'no burn, for Bulbasaur already has a status condition',
    );
  });

  it('L-EFF-13 L-EFF-14 L-STAT-05 what it costs whoever uses it', () => {
    const tauros = duel(['tauros'], ['snorlax'], { hp: { tauros: 10 } });
    expect(all(option(tauros, 'attack:take-down').costs)).toEqual([
      '10 damage to itself on a hit',
      'knocks itself out',
    ]);
    const confused = duel(
      ['charmander'],
      ['bulbasaur'],
      lay('charmander', { kind: 'confusion', size: 0, by: 1 }),
    );
    expect(all(option(confused, 'attack:scratch').costs)).toEqual(['10 damage to itself: 50%']);
    const electrode = duel(['voltorb'], ['snorlax']);
    expect(option(electrode, 'attack:self-destruct').role).toBeUndefined();
  });

  it('the stronger attack is the natural one', () => {
    const t = duel(['charmander'], ['bulbasaur']);
    expect([option(t, 'attack:ember').role, option(t, 'attack:scratch').role]).toEqual([
      'natural',
      undefined,
    ]);
  });
});

describe('Pokéballs and evolution', () => {
  it('L-BALL-02 by the HP left', () => {
    for (const [left, most] of [
      [10, 5],
      [20, 4],
      [30, 3],
      [40, 2],
    ]) {
      const { odds } = option(wild('pidgey', ['charmander'], { hp: { pidgey: left } }), 'ball');
      expect([odds?.chance, odds?.faces?.length]).toEqual([most / 6, most]);
    }
  });

  it('a full team is warned, and a catch is a result', () => {
    const six = ['charmander', 'rattata', 'rattata-2', 'mankey', 'nidoran-m', 'nidoran-f'];
    const t = wild('pidgey', six.slice(0, 3), { hp: { pidgey: 20 } });
    expect(option(t, 'ball').note).toBeUndefined();
    t.answer('ball').roll('ball', 4);
    const { result, dice, pause } = lastLine(t, 'caught');
    expect([result?.winner, dice, pause]).toEqual([0, [{ seat: 0, pips: 4 }], true]);
    expect(all(result?.lines)).toEqual(['It has 20 of 40 HP.']);
    expectTurnOf(t, 1);
  });

  it('L-EVO-04 L-EVO-05 one die, by what was beaten', () => {
    const t = wild('pidgey', ['charmander'], { hp: { pidgey: 10 }, badges: ['misty'] });
    t.answer('attack:scratch');
    const { odds, brings } = option(t, 'charmander:charmeleon');
    expect([odds?.chance, odds?.faces]).toEqual([2 / 6, [1, 2]]);
    expect(all(brings)).toEqual(['Charmeleon (Fire, 70 HP)']);
    const won = duel(['charmander'], ['bulbasaur'], { hp: { bulbasaur: 10 }, badges: ['misty'] });
    won.answer('attack:scratch');
    expect(option(won, 'charmander:charmeleon').odds?.chance).toBe(4 / 6);
  });
});

describe('the battle', () => {
  const seen = (t: Told, looker: Seat) => mit.scene(t.view(looker)).battle;

  it('L-BAT-14 HP, who fights, who waits; the bench lies face down for others', () => {
    const t = duel(['charmander', 'rattata'], ['bulbasaur', 'mankey'], { hp: { bulbasaur: 30 } });
    const standing = (looker: Seat, no: 0 | 1) =>
      seen(t, looker)?.sides[no].fighters.map(({ of, state, health }) => [of, state, health?.now]);
    expect(standing(0, 0)).toEqual([
      ['charmander', 'fights', 50],
      ['rattata', 'waits', 40],
    ]);
    for (const looker of [0, SPECTATOR]) {
      expect(standing(looker, 1)).toEqual([
        ['bulbasaur', 'fights', 30],
        [undefined, 'waits', undefined],
      ]);
    }
    expect(seen(t, 0)?.due).toEqual([0]);
    expect(all(seen(t, 0)?.sides[0].fighters[0].notes)).toEqual(['Weak to Water', 'Resists Grass']);
  });

  it('dice lie there until somebody acts, effects with the turns left', () => {
    const t = duel(['charmander'], ['bulbasaur']).answer('attack:ember').rolls(['hit', 2], ['effect', 1]);
    const battle = seen(t, 1);
    expect([battle?.sides[0].dice, battle?.sides[1].dice]).toEqual([[2, 1], []]);
    expect(battle?.sides[1].fighters[0].effects).toEqual([
      { say: ['effect', 'burn', 0], left: 2, art: { kind: 'condition', of: 'burn:0' } },
    ]);
    expect(battle?.due).toEqual([1]);
    t.answer('attack:vine-whip').rolls(['hit', 6]);
    expect([seen(t, 1)?.sides[0].dice, seen(t, 1)?.sides[1].dice]).toEqual([[], [6]]);
    expect(lastLine(t, 'missed').hit).toMatchObject({ piece: 'card:charmander', mood: 'unharmed' });
  });

  it('a Leader: the emblem, the team before its lead is named, who plays it', () => {
    const t = table({
      trainers: [{ at: 'vermilion', team: ['charmander', 'rattata'] }, { team: ['bulbasaur'] }],
    });
    go(t, 1).answer('fight');
    const battle = seen(t, 0);
    expect(inWords(battle?.say)).toBe("Lt. Surge's Gym");
    expect(battle?.sides[1].emblem).toEqual({ kind: 'leader', of: 'lt-surge' });
    expect(battle?.sides[1].fighters.map(({ of, state }) => [of, state])).toEqual([
      ['raichu', 'waits'],
      ['electrode', 'waits'],
    ]);
    expect([battle?.stage, battle?.due, inWords(battle?.sides[1].say)]).toEqual([
      0,
      [0, 1],
      'Lt. Surge (Seat 1)',
    ]);
    expect(inWords(question(t, 1).hint)).toBe(
      'You play Lt. Surge: the whole team fights, and you choose who leads.',
    );
    expect(inWords(question(t, 0).sends?.(2))).toBe('Lay down these 2');
  });

  it('a Leader with one Pokémon is seen while the challenger selects', () => {
    const t = table({
      trainers: [{ at: 'pewter', team: ['charmander', 'rattata'] }, { team: ['bulbasaur'] }],
    });
    go(t, 1).answer('fight');
    expect(seen(t, 0)?.sides[1].fighters.map(({ of }) => of)).toEqual(['onix']);
    expect(seen(t, 0)?.due).toEqual([0]);
  });

  it('a Gym won: the result says in how many turns and how the side stands; the battle is decided by then', () => {
    const t = gym('brock', ['squirtle', 'rattata'].slice(0, 1), { hp: { onix: 10 } });
    const stands: unknown[] = [];
    const run = t.match.fork(null, true) as Run<Mit>;
    run.t.listener = (_to, what) => {
      if (what !== 'beat-leader') return;
      const battle = mit.scene(mit.view(run.s, 0)).battle;
      stands.push(battle?.decided, battle?.sides[1].fighters[0].health?.now);
    };
    const asking = run.pending as Asking;
    run.answer(0, asking.options(0)[0]);
    expect(stands).toEqual([0, 0]);
    t.answer('attack:tackle');
    const { result } = lastLine(t, 'beat-leader');
    expect([result?.winner, ...all(result?.lines)]).toEqual([
      0,
      'After 1 turn.',
      'Your Squirtle: 50 HP left.',
    ]);
    expect(inWords(t.told(0, 'got-badge')[0])).toBe('You receive the Boulder Badge: 1 of 8!');
    expectTurnOf(t, 1);
  });

  it('a battle lost leads back to the Center', () => {
    const t = wild('pidgey', ['charmander'], { hp: { charmander: 10 }, center: 'pallet' });
    t.answer('attack:scratch').rolls(['wild-attack', 1]);
    const { result } = lastLine(t, 'lost-wild');
    expect([result?.winner, result?.losers, ...all(result?.lines)]).toEqual([
      null,
      [0],
      'After 2 turns.',
      'The wild Pidgey: 30 HP left.',
    ]);
    expect(lastLine(t, 'relocated').walk?.path).toEqual(['route-1-1', 'pallet']);
    expect(hp(t, 'charmander')).toBe(50);
    expectTurnOf(t, 1);
  });
});

it('every question has a hint', () => {
  const kinds = Object.keys(mit.words).flatMap((key) => (key.startsWith('ask.') ? [key.slice(4)] : []));
  expect(Object.keys(questions).sort()).toEqual(kinds.sort());
});

describe('the table around the board', () => {
  it('what one has, whose turn it is, and who has which badge', () => {
    const t = table({ trainers: [{ at: 'pewter', badges: ['brock'] }, { badges: ['brock', 'misty'] }] });
    t.expectChance('move');
    const { trays, turn, progress } = mit.scene(t.view(0));
    expect(trays?.map(({ say, about }) => `${inWords(say)}: ${inWords(about)}`)).toEqual([
      'Team: 1 of 6',
      'Badges: 1 of 8',
    ]);
    expect(turn).toEqual({ seat: 0, no: 1 });
    const rows = progress?.groups[0].rows ?? [];
    expect(rows.slice(0, 2).map(({ id, state, owners }) => [id, state, owners])).toEqual([
      ['brock', 'done', [0, 1]],
      ['misty', 'later', [1]],
    ]);
  });

  it('whoever acts or replaces is told what that means', () => {
    const t = wild('pidgey', ['charmander', 'rattata', 'mankey'], { hp: { charmander: 10 } });
    expect(inWords(question(t).hint)).toContain('hits on its number or less');
    t.answer('attack:scratch').rolls(['wild-attack', 1]);
    expect(inWords(question(t).hint)).toBe('It comes in at once and costs no turn.');
    expect(fighter(t, 'rattata').shown).toBe(false);
  });
});
