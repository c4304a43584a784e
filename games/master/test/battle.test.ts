import { describe, expect, it } from 'vitest';
import { cardOf } from '../src/cards.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { foeOf } from '../src/foes.ts';
import { FORMS } from '../src/league/forms.ts';
import { EMPTY } from '../src/state.ts';
import {
  asks,
  expectTurnOf,
  go,
  hearts,
  level,
  type Mon,
  me,
  moneyOf,
  placeOf,
  type Seated,
  spot,
  type TableSetup,
  type Told,
  table,
} from './table.ts';

/** Seat 0 walks into a trainer with this team; seat 1 decides for the trainer. */
function face(
  foe: string,
  mine: readonly (string | Mon)[],
  more: Partial<TableSetup> = {},
  me: Seated = {},
): Told {
  const t = table({
    players: [{ at: 'y4', team: mine, checkpoint: 'vir', ...me }, { team: ['bulbasaur'] }],
    spots: { y4: '', 't-b1': foe },
    ...more,
  });
  return go(t, 'move:t-b1');
}

describe('battle', () => {
  it('M-BATTLE-02 M-BATTLE-26 M-AMB-15 one to three fit Pokémon are committed', () => {
    const t = face('lass', ['charmander', 'pikachu', { is: 'pidgey', hearts: 0 }, 'meowth', 'geodude']);
    t.expectAsked('commit', 0);
    expect(t.optionIds()).toEqual(['charmander', 'pikachu', 'meowth', 'geodude']);
    expect(t.refusal([])).toMatchObject({ code: 'incomplete' });
    expect(t.refusal(['pidgey'])).toMatchObject({ clause: 'M-BATTLE-26' });
    expect(t.refusal(['charmander', 'pikachu', 'meowth', 'geodude']).code).toBe('no-such-option');
    t.answer(['charmander', 'meowth', 'geodude']).expectChance('die');
  });

  it('M-BATTLE-04 a trainer token shows Pokémon with type, hearts and damage, for all to see', () => {
    const t = face('hiker', ['charmander']).expectChance('die');
    expect(t.view(1).battle).toMatchObject({ foe: 'hiker', hearts: [3, 3] });
  });

  it('M-BATTLE-05 M-BATTLE-06 M-BATTLE-07 all dice of the committed are rolled; 4 and more hits in the colour of the die', () => {
    const t = face('hiker', [{ is: 'charmander', level: 8 }, 'pikachu']).answer(['charmander', 'pikachu']);
    t.rolls(['die', 3], ['die', 4], ['die', 5], ['die', 1]); // fire, fire, flying; electric
    t.expectAsked('hit', 0);
    expect(t.optionIds()).toEqual(['fire:geodude', 'fire:machop', 'flying:geodude', 'flying:machop']);
  });

  it('M-BATTLE-08 M-BATTLE-14 hits go one at a time on those still fit, and the rest is void', () => {
    const t = face('youngster', ['charmander', 'pikachu', 'squirtle']).answer([
      'charmander',
      'pikachu',
      'squirtle',
    ]);
    t.rolls(['die', 6], ['die', 6], ['die', 6]).answer('fire:rattata');
    // Only Spearow is left, and its one heart goes with the next hit; the third is void.
    expect(t.optionIds()).toEqual(['electric:spearow', 'water:spearow']);
    t.answer('water:spearow');
    expect(t.told(0, 'hit')).toHaveLength(2);
  });

  it('M-EX-07 M-BATTLE-09 M-BATTLE-13 M-BATTLE-17 Charmander beats the Picnicker with a 4: Oddish loses two and still strikes', () => {
    const t = face('picnicker', ['charmander']).roll('die', 4);
    expect([hearts(t, 'charmander'), level(t, 'charmander')]).toEqual([1, 2]);
    expect([moneyOf(t), placeOf(t), spot(t, 't-b1')]).toEqual([['picnicker'], 't-b1', EMPTY]);
    expectTurnOf(t, 1);
  });

  it('M-EX-07 M-BATTLE-15 M-BATTLE-18 M-AMB-17 a miss, then a hit: both faint, which is a loss', () => {
    const t = face('picnicker', ['charmander']).rolls(['die', 3], ['die', 6]);
    expect([hearts(t, 'charmander'), level(t, 'charmander'), me(t).debts]).toEqual([0, 1, 1]);
    expect([placeOf(t), moneyOf(t)]).toEqual(['vir', []]);
  });

  it('M-EX-07 two misses lose', () => {
    const t = face('picnicker', ['charmander']).rolls(['die', 3], ['die', 1]);
    expect(placeOf(t)).toBe('vir');
  });

  it.each([1, 6])('M-EX-08 the Bug Catcher always beats Charmander alone, with a %i', (pips) => {
    const t = face('bug-catcher', ['charmander']).roll('die', pips);
    if (pips === 6) t.answer('fire:weedle');
    expect([placeOf(t), hearts(t, 'charmander')]).toEqual(['vir', 0]);
  });

  it('M-EX-09 M-BATTLE-10 M-BATTLE-11 M-BATTLE-12 the Hiker: hits first, then both rock symbols by the right-hand player', () => {
    const t = face('hiker', ['charmander', 'squirtle']).answer(['charmander', 'squirtle']);
    t.rolls(['die', 5], ['die', 6]).answer('water:geodude');
    expect(t.s.battle?.hearts).toEqual([1, 3]);
    t.answer('fire:geodude');
    expect(t.s.battle?.hearts).toEqual([0, 3]);
    t.expectAsked('package', 1);
    t.answer(['rock:charmander', 'rock-2:squirtle']).expectChance('die');
    expect([hearts(t, 'charmander'), hearts(t, 'squirtle')]).toEqual([1, 1]);
  });

  it('M-BATTLE-12 only committed Pokémon can be struck', () => {
    const t = face('hiker', ['charmander', 'squirtle', 'pikachu']).answer(['charmander', 'squirtle']);
    t.rolls(['die', 1], ['die', 1]).expectAsked('package', 1);
    expect(t.optionIds().some((id) => id.includes('pikachu'))).toBe(false);
  });

  it('M-EX-10 M-BATTLE-14 five electric symbols: all are placed while somebody is fit, the rest is void', () => {
    const t = table({
      players: [{ at: 'y4', team: [{ is: 'pikachu', hearts: 1 }, 'geodude'], checkpoint: 'vir' }, {}],
      spots: { y4: '', 't-b1': 'lt-surge' },
    });
    go(t, 'move:t-b1').answer(['pikachu', 'geodude']).rolls(['die', 1], ['die', 1]);
    // Every package makes both faint, so nobody is asked (M-ADV-12).
    expect([hearts(t, 'pikachu'), hearts(t, 'geodude'), placeOf(t)]).toEqual([0, 0, 'vir']);
    expect(t.told(0, 'hurt')).toHaveLength(4);
  });

  it('M-BATTLE-16 a Pokémon without dice rolls nothing but can be struck', () => {
    const t = face('lass', ['magikarp']);
    expect([placeOf(t), hearts(t, 'magikarp')]).toEqual(['vir', 0]);
  });

  it('M-BATTLE-19 M-BATTLE-20 M-BATTLE-22 a win: the token, 1 xp to a fit committed Pokémon, the turn is over', () => {
    const t = face('lass', ['charmander', 'pikachu', 'geodude']).answer(['charmander', 'geodude']);
    t.rolls(['die', 1], ['die', 6]).answer(['normal:charmander']);
    t.expectAsked('xp', 0);
    expect(t.optionIds()).toEqual(['charmander', 'geodude']);
    t.answer('geodude');
    expect([level(t, 'geodude'), moneyOf(t)]).toEqual([2, ['lass']]);
    expectTurnOf(t, 1);
  });

  it('M-BATTLE-17 a win is told with those who fainted for it', () => {
    const t = face('lass', ['charmander', { is: 'pikachu', hearts: 1 }]).answer(['charmander', 'pikachu']);
    t.rolls(['die', 6], ['die', 6]);
    if (t.match.decision(0)?.kind === 'hit') t.answer('fire:jigglypuff');
    t.answer(['normal:pikachu']);
    const [won] = t.told(0, 'won-battle');
    expect(won?.at(-1)).toEqual([cardOf('pikachu') * FORMS]);
  });

  it('M-BATTLE-18 while a result is told all see who has won', () => {
    const winners = (outcome: number): unknown[] => {
      const t = face('picnicker', ['charmander']);
      const run = t.match.fork(null, true);
      const seen: unknown[] = [];
      run.t.listener = (_to, what) => {
        if (what === 'lost-battle' || what === 'won-battle') seen.push([what, run.s.battle?.winner]);
      };
      while (seen.length === 0) run.outcome(outcome);
      t.roll('die', 4);
      return seen;
    };
    expect(winners(0)).toEqual([['lost-battle', 'foe']]);
    expect(winners(5)).toEqual([['won-battle', 'active']]);
  });

  it('M-BATTLE-21 M-DEF-01 M-DEF-03 M-DEF-05 M-DEF-09 M-AMB-69 a loss is a defeat although others are fit', () => {
    const t = face('lass', [{ is: 'charmander', hearts: 1 }, 'pikachu'], {}, { money: ['coin'] });
    t.answer(['charmander']).roll('die', 1);
    expect([placeOf(t), me(t).debts, hearts(t, 'pikachu'), moneyOf(t)]).toEqual(['vir', 1, 3, ['coin']]);
    expectTurnOf(t, 1);
  });

  it('M-DEF-04 M-DEF-07 nothing is healed on the way back, but the next turn begins healed', () => {
    const t = face('lass', [{ is: 'charmander', hearts: 1 }]).roll('die', 1);
    expect(hearts(t, 'charmander')).toBe(0);
    go(t, 'pass');
    expect(hearts(t, 'charmander')).toBe(2);
  });

  it('M-BATTLE-23 M-AMB-19 after a loss the trainer stays, with full hearts', () => {
    const t = face('hiker', [], {
      players: [
        { at: 'y4', team: [{ is: 'squirtle', hearts: 1 }] },
        { at: 'y4', team: ['bulbasaur'] },
      ],
    });
    t.roll('die', 6).answer('water:geodude');
    expect(spot(t, 't-b1')).toBe(foeOf('hiker'));
    go(t, 'move:t-b1').expectChance('die');
    expect(t.s.battle?.hearts).toEqual([3, 3]);
  });

  it('M-BATTLE-24 hearts lost stay lost', () => {
    const t = face('picnicker', ['charmander']).roll('die', 4);
    go(t, 'pass');
    expect(hearts(t, 'charmander')).toBe(1);
  });

  it('M-BATTLE-25 M-AMB-21 the token of a trainer with a key is a key', () => {
    const t = face('jessie', [
      { is: 'charmander', level: 8 },
      { is: 'dratini', level: 8 },
    ]);
    t.answer(['charmander', 'dratini']);
    for (let round = 0; t.s.battle !== null && round < 20; round++) {
      while (t.match.chance !== null) t.roll('die', 6);
      while (['hit', 'package', 'xp'].includes(t.decision().kind)) {
        const { kind, min } = t.decision();
        if (kind !== 'package') t.answer(t.optionIds()[0]);
        else
          t.answer(
            t
              .optionIds()
              .filter((id) => id.endsWith('dratini'))
              .slice(0, Math.max(4, min)),
          );
        if (t.s.battle === null) break;
      }
    }
    t.expectAsked('xp', 0).answer('dratini');
    expect(t.view(0).players[0].money).toEqual(['jessie']);
  });
});

describe('who decides', () => {
  const four = (options = {}, first: string | Mon = 'charmander'): Told => {
    const t = table({
      players: [
        { at: 'y4', team: [first, 'squirtle'], checkpoint: 'vir' },
        { team: ['bulbasaur'] },
        { team: ['pikachu'] },
        { team: ['meowth'] },
      ],
      spots: { y4: '', 't-b1': 'hiker' },
      options,
    });
    return go(t, 'move:t-b1').answer(['charmander', 'squirtle']).rolls(['die', 1], ['die', 1]);
  };
  const FIRST = ['rock:charmander', 'rock-2:squirtle'];
  const OTHER = ['rock:charmander', 'rock-2:charmander'];

  it('M-ADV-01 M-ADV-03 M-BATTLE-03 the right-hand player decides, never Active', () => {
    four().expectAsked('package', 3);
    const t = table({
      players: [{}, { at: 'y4', team: ['squirtle', 'pikachu'] }, {}].map((one, seat) =>
        seat === 1 ? one : { team: [['charmander', '', 'meowth'][seat]] },
      ),
      spots: { y4: '', 't-b1': 'hiker' },
      active: 1,
    });
    go(t, 'move:t-b1')
      .answer(['squirtle', 'pikachu'])
      .rolls(['die', 1], ['die', 1])
      .expectAsked('package', 0);
  });

  it('M-ADV-07 M-ADV-06 a package places every symbol, in order, on Pokémon that are fit then', () => {
    const t = four();
    expect(t.refusal(['rock:charmander'])).toMatchObject({ code: 'incomplete' });
    expect(t.refusal(['rock-2:charmander', 'rock:charmander'])).toMatchObject({ code: 'no-such-option' });
    t.answer(OTHER);
    expect(t.decision(1).say.slice(1, 3)).toEqual([foeOf('hiker'), 3]);
  });

  it('M-ADV-08 M-ADV-02 the two others are asked from Active on; one who lets it stand closes the window', () => {
    const t = four().answer(FIRST).expectAsked('object', 1).answer('stand').expectChance('die');
    expect(hearts(t, 'squirtle')).toBe(1);
    const late = four().answer(FIRST).answer('object').expectAsked('object', 2).answer('stand');
    late.expectChance('die');
    expect(hearts(late, 'squirtle')).toBe(1);
  });

  it('M-ADV-08 the package is in the log, in the question that objects and in the one that agrees', () => {
    const t = four().answer(FIRST);
    expect(t.story(0).at(-1)).toContain('for the Hiker: Rock on Charmander and Rock on Squirtle.');
    expect(asks(t, 1)).toContain('Rock on Charmander and Rock on Squirtle. Let it stand?');
    t.answer('object').answer('object').answer(OTHER);
    expect(asks(t, 2)).toContain('Rock on Charmander and Rock on Charmander. Do you agree?');
    expect(t.story(0).at(-1)).toContain('Rock on Charmander and Rock on Charmander.');
  });

  it('M-ADV-08 one who lets everything stand closes the windows of this battle, and of no other', () => {
    const t = four({}, { is: 'charmander', level: 7 }).roll('die', 1);
    t.answer(FIRST).expectAsked('object', 1).answer('stand-all');
    t.rolls(['die', 1], ['die', 1], ['die', 1]).expectAsked('package', 3).answer(OTHER).expectChance('die');
    expect(t.told(0, 'all-stands')).toHaveLength(1);
    const second = four().answer(FIRST).answer('object').expectAsked('object', 2).answer('stand-all');
    expect(second.expectChance('die').s.battle?.stands).toBe(true);
    expect(four().s.battle?.stands).toBe(false);
  });

  it('M-ADV-08 named as they are now', () => {
    const t = four({}, { is: 'charmander', level: 5 });
    t.rolls(['die', 1]).answer(['rock:charmander', 'rock-2:squirtle']);
    expect(asks(t, 1)).toContain('Rock on Charmeleon');
  });

  it('M-ADV-09 if both object the next after Active puts another package, which the other accepts', () => {
    const t = four().answer(FIRST).answer('object').answer('object');
    t.expectAsked('package', 1).answer(OTHER).expectAsked('accept', 2).answer('accept').expectChance('die');
    expect([hearts(t, 'charmander'), hearts(t, 'squirtle')]).toEqual([0, 2]);
  });

  it('M-ADV-09 refused, the first package stands', () => {
    const t = four().answer(FIRST).answer('object').answer('object').answer(OTHER).answer('refuse');
    t.expectChance('die');
    expect([hearts(t, 'charmander'), hearts(t, 'squirtle')]).toEqual([1, 1]);
  });

  it('M-ADV-12 M-AMB-67 nobody is asked where all packages come to the same', () => {
    face('hiker', [{ is: 'charmander', level: 5 }])
      .rolls(['die', 1], ['die', 1])
      .expectChance('die');
  });

  it('M-ADV-13 M-ADV-15 M-AMB-81 at a quick table nobody is asked: first whoever faints', () => {
    const t = four({ quickTable: true }).expectChance('die');
    // Neither faints by the first symbol and the dice are equal: the order of commitment; then Charmander faints.
    expect(t.story(0).find((line) => line.startsWith('The fixed rule'))).toBe(
      'The fixed rule of a quick table decides for the Hiker: Rock on Charmander (most dice for each heart left) and Rock on Charmander (makes it faint).',
    );
    expect([hearts(t, 'charmander'), hearts(t, 'squirtle')]).toEqual([0, 2]);
  });

  it('M-ADV-15 super effective comes before dice for each heart', () => {
    const t = face('gentleman', [{ is: 'charmander', level: 5 }, { is: 'oddish', level: 9 }, 'bulbasaur'], {
      options: { quickTable: true },
      players: [
        {
          at: 'y4',
          team: [
            { is: 'charmander', level: 8 },
            { is: 'oddish', level: 9 },
          ],
          checkpoint: 'vir',
        },
        { team: ['bulbasaur'] },
      ],
    });
    t.answer(['charmander', 'oddish']);
    while (t.match.chance !== null && t.told(0, 'round').length < 2) t.roll('die', 1);
    const fire = t.told(0, 'hurt').filter(([, , , type]) => type === 0);
    expect(
      fire.map(([, , card]) => t.s.players[0].team.indexOf(Math.floor((card as number) / FORMS))),
    ).toEqual([1, 1]);
    t.expectChance('die');
  });

  it('M-ADV-14 M-VAR-04 with two or three players there is no overruling', () => {
    const t = face('hiker', ['charmander', 'squirtle']).answer(['charmander', 'squirtle']);
    t.rolls(['die', 1], ['die', 1]).expectAsked('package', 1).answer(FIRST).expectChance('die');
  });
});

it('M-EX-59 M-ADV-15 the default package: tie on dice, fewer hearts first, then the other', () => {
  const t = table({
    players: [
      { at: 'y4', team: [{ is: 'charmander', hearts: 1 }, 'squirtle'], checkpoint: 'vir' },
      { at: 'cin', team: ['bulbasaur'] },
    ],
    spots: { y4: '', 't-b1': 'bug-catcher' },
    options: { quickTable: true },
  });
  go(t, 'move:t-b1').answer(['charmander', 'squirtle']).rolls(['die', 1], ['die', 1]);
  const struck = t.told(0, 'hurt').map(([, , card]) => POKEMON[Math.floor((card as number) / FORMS)].id);
  expect([struck, me(t).debts]).toEqual([['charmander', 'squirtle'], 1]);
});
