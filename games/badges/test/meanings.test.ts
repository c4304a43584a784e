/** What the game says of its choices, questions and lines, held against what was counted by hand and against what happens. */
import { type AnyMatch, checkOdds } from '@indigo/battery';
import {
  type OptionMeaning,
  type QuestionMeaning,
  type Reader,
  read,
  type Say,
  type Seat,
} from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { TYPES } from '../src/data/types.ts';
import { badges } from '../src/index.ts';
import { TYPE_OF } from '../src/kinds.ts';
import { questions } from '../src/meanings/questions.ts';
import { meanings } from '../src/meanings.ts';
import { expectTurnOf, FIVE, type Played, SIX, table, turnWith } from './table.ts';

const reader: Reader = { you: 0, name: (seat) => `Seat ${seat}` };
const inWords = (say: Say | undefined): string => (say === undefined ? '' : read(badges.words, say, reader));
const all = (says: readonly Say[] | undefined): string[] => (says ?? []).map(inWords);

function option(t: Played, id: string, seat?: Seat): OptionMeaning {
  const decision = t.decision(seat);
  const found = decision.options.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not offered`);
  return meanings.option(t.view(decision.seat), decision, found);
}

function question(t: Played, seat?: Seat): QuestionMeaning {
  const decision = t.decision(seat);
  return meanings.question(t.view(decision.seat), decision);
}

const lastLine = (t: Played, key: string): ReturnType<typeof meanings.line> =>
  meanings.line(t.told(1, key).at(-1) as Say);

describe('ways', () => {
  it('on foot round what is no square, and told as it was walked', () => {
    const t = turnWith(5, { seats: [{ at: '11-10' }, {}] });
    const { way, act, brings, costs } = option(t, 'go:11-8');
    expect(way).toEqual(['11-10', '12-10', '12-9', '12-8', '11-8']);
    expect([inWords(act), ...all(brings), ...all(costs)]).toEqual([
      'Walk 4 squares',
      'the Pokémon Center',
      '4 of your 5 steps',
    ]);
    t.answer('go:11-8');
    expect(lastLine(t, 'walked')).toEqual({ tone: 'step', walk: { piece: 'mover:0', path: way } });
  });

  it('not through a shrub that stands, but through one that is cut', () => {
    const seats = [{ at: '11-6' }, {}];
    const whole = turnWith(12, { seats })
      .decision()
      .options.map(({ id }) => id);
    expect(whole).not.toContain('go:11-5');
    const way = option(turnWith(12, { seats, cut: ['11-5'] }), 'go:11-4').way;
    expect(way).toEqual(['11-6', '11-5', '11-4']);
  });

  it('over water and through the air square by square, with what they cost', () => {
    const t = turnWith(5, { seats: [{ at: '14-9', party: ['Squirtle', 'Pidgey'] }, {}] });
    const surf = option(t, 'surf:squirtle:north');
    expect(surf.way).toEqual(['14-9', '14-8', '14-7', '14-6', '14-5', '14-4', '14-3']);
    expect(all(surf.costs)).toEqual(['your HM for this turn']);
    const fly = option(t, 'fly:pidgey:west');
    expect(fly.way).toEqual(['14-9', '13-9']);
    expect(all(fly.costs)).toEqual(['your HM for this turn', 'all walking this turn']);
    t.answer('surf:squirtle:north');
    expect(lastLine(t, 'surfed').walk?.path).toEqual(surf.way);
  });
});

describe('captures', () => {
  it('the types that may come are as likely as the rules draw them', () => {
    const t = turnWith(2, { seats: [{ at: '11-12', party: ['Ditto'] }, {}], keep: [], options: {} });
    const [may] = option(t, 'capture').brings as [Say];
    t.answer('capture');
    const counts = t.match.chance?.counts ?? [];
    const sum = counts.reduce((total, n) => total + n, 0);
    const drawn = TYPES.map((_, type) => {
      return counts.reduce((n, one, kind) => n + (TYPE_OF[kind] === type ? one : 0), 0) / sum;
    });
    for (const [type, chance] of may[1] as [number, number][]) expect(chance).toBeCloseTo(drawn[type], 12);
    expect(inWords(may)).toBe('Fire 17%, Water 17%, Grass 17% and Normal 50%');
    t.roll('card', 'Rattata');
    expectTurnOf(t, 1);
  });

  it('only what the seat has seen of a pile counts: the rest may still lie there', () => {
    const drawnBy = (seat: Seat): string => {
      const t = table({ seats: [{ at: '11-12' }, { at: '11-12' }], active: seat });
      t.rolls(['move', 1], ['move', 1]).answer('capture').roll('card', 'Rattata');
      t.rolls(['move', 1], ['move', 1]);
      if (seat === 0) t.answer('end').rolls(['move', 1], ['move', 1]);
      return all(option(t, 'capture').brings)[0];
    };
    expect(drawnBy(0)).toBe('Fire 20%, Water 20%, Grass 20% and Normal 40%');
    expect(drawnBy(1)).toBe('Fire 17%, Water 17%, Grass 17% and Normal 50%');
  });

  it('where it goes is said when the Party is full', () => {
    const note = (box: readonly string[]): string =>
      inWords(option(turnWith(2, { seats: [{ at: '11-12', party: SIX, box }, {}] }), 'capture').note);
    expect(note([])).toBe('Your Party is full: it goes to the Box.');
    expect(note(FIVE)).toBe('Party and Box are full: you choose what goes back.');
  });

  it('the card drawn with no room is seen near by its owner, and what it is, is secret', () => {
    const t = turnWith(2, { seats: [{ at: '11-12', party: SIX, box: FIVE }, {}] });
    t.answer('capture').roll('card', 'Rattata');
    const { hint, subject } = question(t);
    expect(inWords(hint)).toBe('Keep it and put back one of your Party, or let it go.');
    expect([subject?.of, inWords(subject?.tag), ...all(subject?.lines)]).toEqual([
      '19',
      'Normal',
      'Cut: removes a shrub beside you for good, so that everybody can walk there.',
      'Wins a fight with 4 or more in the Fire Gym, 4 or more in the Water Gym and 4 or more in the Grass Gym.',
      'Counts in the Normal Contest.',
      'Card 12, from Route 1.',
      'Our own design: the rulebook leaves it open.',
    ]);
    expect(meanings.line(t.told(0, 'was-drawn')[0])).toEqual({
      secret: true,
      cards: { arts: [{ kind: 'card', of: '19' }] },
    });
    expect(all(option(t, 'return:vulpix').costs)).toEqual(['your Vulpix']);
  });
});

describe('Contests', () => {
  const entered = (party: readonly string[], options = {}): OptionMeaning =>
    option(turnWith(2, { seats: [{ at: '2-15', party }, {}], options }), 'compete:contest-fire');

  it('B-CON-02 four of the type win for certain', () => {
    const { odds, role, note } = entered(['Vulpix', 'Growlithe', 'Ponyta', 'Charmander']);
    expect([odds?.chance, role]).toEqual([1, 'natural']);
    expect(inWords(note)).toBe('You have 4 Fire Pokémon in your Party: you win for certain.');
  });

  it('B-CON-03 fewer lose for certain', () => {
    const { odds, role, note } = entered(['Vulpix', 'Growlithe', 'Ponyta', 'Ditto']);
    expect([odds?.chance, role]).toEqual([0, 'ends']);
    expect(inWords(note)).toBe('You have 3 of 4 Fire Pokémon in your Party: you lose for certain.');
  });

  it('B-OPT-04 a Legendary counts or not, as the table plays', () => {
    const party = ['Vulpix', 'Growlithe', 'Ponyta', 'Ho-Oh'];
    expect(entered(party).odds?.chance).toBe(1);
    expect(entered(party, { legendaryContestType: 'none' }).odds?.chance).toBe(0);
  });

  it('what was shown is the result', () => {
    const t = turnWith(2, {
      seats: [{ at: '2-15', party: ['Vulpix', 'Growlithe', 'Ponyta', 'Charmander'] }, {}],
    });
    t.answer('compete:contest-fire');
    const { result } = lastLine(t, 'shone');
    expect(result?.winner).toBe(0);
    expect(all(result?.lines)).toHaveLength(4);
    expectTurnOf(t, 1);
  });
});

describe('Gyms', () => {
  const at = (party: readonly string[], fainted: readonly string[] = []): Played =>
    turnWith(2, { seats: [{ at: '11-2', party, fainted }, {}] });

  it('the whole Gym as the ledger counts it, one to six of a kind', () => {
    const chances = (cards: readonly string[]): number[] =>
      cards.map((_, i) => option(at(cards.slice(0, i + 1)), 'challenge:gym-fire').odds?.chance ?? -1);
    const close = (found: readonly number[], known: readonly number[]): void => {
      found.forEach((chance, i) => {
        expect(chance).toBeCloseTo(known[i], 3);
      });
    };
    close(
      chances(['Magikarp', 'Goldeen', 'Feebas', 'Squirtle', 'Totodile', 'Psyduck']),
      [0.296, 0.593, 0.79, 0.9, 0.955, 0.98],
    );
    close(chances(['Vulpix', 'Growlithe', 'Ponyta']), [0.125, 0.3125, 0.5]);
    close(chances(['Hoppip', 'Seedot', 'Shroomish']), [0.037, 0.111, 0.21]);
  });

  it('every outcome counted on copies gives the same, whoever fights first', () => {
    for (const party of [['Hoppip'], ['Magikarp', 'Vulpix'], ['Vulpix', 'Hoppip']]) {
      expect(checkOdds({ match: at(party).match as unknown as AnyMatch })).toBe(1);
    }
    const inside = at(['Magikarp', 'Vulpix', 'Hoppip']).answer('challenge:gym-fire');
    expect(checkOdds({ match: inside.match as unknown as AnyMatch })).toBe(3);
  });

  it('who has fainted does not count', () => {
    expect(option(at(['Magikarp', 'Goldeen'], ['Goldeen']), 'challenge:gym-fire').odds?.chance).toBeCloseTo(
      (4 / 6) ** 3,
    );
  });

  it('B-GYM-04 each fighter by its faces, and what is left of the Gym', () => {
    const t = at(['Magikarp', 'Vulpix', 'Hoppip']).answer('challenge:gym-fire');
    const faces = (id: string) => option(t, id).odds?.faces;
    expect([faces('send:magikarp'), faces('send:vulpix'), faces('send:hoppip')]).toEqual([
      [3, 4, 5, 6],
      [4, 5, 6],
      [5, 6],
    ]);
    const water = option(t, 'send:magikarp');
    expect([water.role, inWords(water.act), inWords(water.odds?.say)]).toEqual([
      'natural',
      'Send Magikarp',
      'beats Rapidash',
    ]);
    expect(option(t, 'send:vulpix').role).toBeUndefined();
    t.answer('send:magikarp').roll('fight', 3);
    t.answer('send:magikarp').roll('fight', 2);
    // Vulpix 1/2, Hoppip 1/3: two more wins before both are out.
    const rest = 1 / 4 + (1 / 4) * (1 / 3) + (1 / 2) * (1 / 9);
    expect(option(t, 'send:vulpix').note).toEqual(['note.rest', 2, expect.closeTo(rest, 12)]);
    expect(inWords(question(t).hint)).toBe(
      'One die decides each fight. The loser faints; the winner may fight on.',
    );
    expect(all(option(t, 'retreat').costs)[0]).toBe('your win here: next time they all stand again');
  });

  it('the battle: its three Pokémon, who fights, the die; the rest of the Party lies face down for others', () => {
    const t = at(['Magikarp', 'Vulpix']).answer('challenge:gym-fire').answer('send:magikarp');
    const seen = (looker: Seat) => badges.scene(t.view(looker)).battle;
    expect(seen(1)?.sides[0].dice).toEqual([]);
    t.roll('fight', 5);
    const battle = seen(0);
    expect(inWords(battle?.say)).toBe('Fire Gym');
    expect(battle?.sides[1].fighters.map(({ of, state }) => [of, state])).toEqual([
      ['78', 'out'],
      ['38', 'fights'],
      ['59', 'waits'],
    ]);
    expect(battle?.sides[1].emblem).toEqual({ kind: 'gym', of: 'gym-fire' });
    expect(battle?.sides[0].dice).toEqual([5]);
    expect([battle?.stage, battle?.decided, battle?.due]).toEqual([1, null, [0]]);
    const mine = (looker: Seat) => seen(looker)?.sides[0].fighters.map(({ of, state }) => [of, state]);
    expect(mine(0)).toEqual([
      ['129', 'fights'],
      ['37', 'waits'],
    ]);
    expect(mine(1)).toEqual([
      ['129', 'fights'],
      [undefined, 'waits'],
    ]);
    t.answer('send:magikarp').roll('fight', 1);
    expect(mine(1)?.[0]).toEqual(['129', 'out']);
  });

  it('a Gym beaten tells every fight; at that very line the battle is decided', () => {
    const t = at(['Magikarp', 'Vulpix']).answer('challenge:gym-fire');
    for (const pips of [5, 3]) t.answer('send:magikarp').roll('fight', pips);
    t.answer('send:magikarp').roll('fight', 2);
    t.answer('send:vulpix');
    const run = t.match.fork(null, true);
    const stands: unknown[] = [];
    run.t.listener = (_to, what) => {
      if (what !== 'beat-gym') return;
      const battle = badges.scene(badges.view(run.s, 1)).battle;
      stands.push(battle?.decided, battle?.sides[0].dice);
    };
    run.outcome(5);
    expect(stands).toEqual([0, [6]]);
    t.roll('fight', 6);
    const { result, pause } = lastLine(t, 'beat-gym');
    expect([result?.winner, pause]).toEqual([0, true]);
    expect(all(result?.lines)).toEqual([
      'Magikarp against Rapidash: rolled 5, needed 3. It wins.',
      'Magikarp against Ninetales: rolled 3, needed 3. It wins.',
      'Magikarp against Arcanine: rolled 2, needed 3. It faints.',
      'Vulpix against Arcanine: rolled 6, needed 4. It wins.',
    ]);
    expectTurnOf(t, 1);
  });

  it('a white out leads to the Center and says by what', () => {
    const t = at(['Hoppip']).answer('challenge:gym-fire').roll('fight', 4);
    const { walk, result } = lastLine(t, 'whited-out');
    expect(walk).toEqual({ piece: 'mover:0', path: ['11-2', '11-10'] });
    expect([result?.winner, result?.losers, all(result?.lines)]).toEqual([
      null,
      [0],
      ['Hoppip against Rapidash: rolled 4, needed 5. It faints.'],
    ]);
    expectTurnOf(t, 1);
  });
});

describe('trades', () => {
  it('an answer brings the one and costs the other; who is known to have a card is said', () => {
    const t = turnWith(2, { seats: [{ party: ['Ditto'] }, { party: ['Vulpix'], fainted: ['Vulpix'] }] });
    t.answer('trade:1');
    expect(inWords(option(t, 'want:vulpix').note)).toBe('Seat 1 has it.');
    expect(option(t, 'want:growlithe').note).toBeUndefined();
    expect(inWords(question(t).sends?.(2))).toBe('Make this offer');
    t.answer(['give:ditto', 'want:vulpix']);
    const { brings, costs } = option(t, 'give:vulpix');
    expect([...all(brings), ...all(costs)]).toEqual(['Ditto (Normal)', 'your Vulpix']);
    expect(question(t).subject?.of).toBe('132');
    expect(option(t, 'reject').role).toBe('ends');
  });
});

it('every question has a hint', () => {
  const kinds = Object.keys(badges.words).flatMap((key) => (key.startsWith('ask.') ? [key.slice(4)] : []));
  expect(Object.keys(questions).sort()).toEqual(kinds.sort());
});

describe('the table around the board', () => {
  it('what one has, whose turn it is, and how near each badge is', () => {
    const t = turnWith(2, {
      seats: [{ at: '11-2', party: ['Magikarp', 'Vulpix'], badges: ['gym-water'] }, {}],
    });
    const { trays, turn, progress } = badges.scene(t.view(0));
    expect(trays?.map(({ say, about }) => `${inWords(say)}: ${inWords(about)}`)).toEqual([
      'Party: 2 of 6',
      'Box: 0 of 5',
      'Badges: 1 of 4',
    ]);
    expect(turn).toEqual({ seat: 0, no: 1 });
    const row = (id: string) => progress?.groups.flatMap(({ rows }) => rows).find((one) => one.id === id);
    expect([row('gym-fire')?.state, row('gym-water')?.state, row('gym-grass')?.state]).toEqual([
      'now',
      'done',
      'later',
    ]);
    expect(all(row('contest-fire')?.about)).toEqual(['Takes 4 Fire Pokémon in your Party.', 'You have 1.']);
    expect(row('gym-water')?.owners).toEqual([0]);
    expect(badges.scene(t.view(1)).trays?.[0].about).toEqual(['of-most', 0, 6]);
  });

  it('dice lie on the table while one walks', () => {
    expect(question(turnWith(9, { seats: [{}, {}] })).dice).toEqual([3, 6]);
  });
});
