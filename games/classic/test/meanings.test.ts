import { checkOdds, type Point, rollsByHand } from '@indigo/battery';
import { bots } from '@indigo/bots';
import { type Decision, type Likely, Match, type Odds, type Seat, SPECTATOR, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { RIVALS } from '../src/data/rivals.ts';
import { type ClassicView, classic } from '../src/index.ts';
import { meanings } from '../src/meanings.ts';
import { chipOf, meet, WILD, type Wild } from './attempts.ts';
import { drawing, entering, rolling } from './drawing.ts';
import { allInWords, faceOf, inWords, line, oddsHold, option, question } from './meant.ts';
import { challenge, give, meeting, type Played, potion, revive, send, want } from './meeting.ts';
import { dexOf, table } from './table.ts';

const FAMILY = ['Bulbasaur', 'Ivysaur', 'Venusaur'];
const DICE = [1, 2, 3, 4, 5, 6];

/** Both roll until they differ: how often the first is ahead, with what each has beside the die. */
function ahead(mine: number, theirs: number, bonus: readonly number[] = [0, 0, 0, 0, 0, 0]): number {
  const pairs = DICE.flatMap((a) => DICE.map((b) => mine + a - (theirs + b + bonus[b - 1])));
  const won = pairs.filter((lead) => lead > 0).length;
  return won / (won + pairs.filter((lead) => lead < 0).length);
}

const sumOf = (odds: Odds | undefined): (string | null)[][] =>
  [odds?.sum?.parts, odds?.sum?.against].map((parts) =>
    (parts ?? []).map(({ value, say }) => `${value ?? '?'} ${inWords(say)}`),
  );

/** What is known of this seat's roll just before it falls. */
const beat = (t: Played, seat: Seat, why = 'battle'): Likely | null =>
  meanings.beat?.({ view: t.view(seat), seat }, ['rolled', seat, 1, why]) ?? null;

describe('Ways', () => {
  it('a way is the path the rules walk: the long one too, its start first', () => {
    const t = rolling([{ team: ['Bulbasaur'] }, {}], 'b03').rolls(['move', 3]);
    expect(option(t, 'move:b08:by-b04').way).toEqual(['b03', 'b04', 'b05', 'b08']);
    expect(option(t, 'move:b08:by-b06').way).toEqual(['b03', 'b06', 'b07', 'b08']);
    expect(inWords(option(t, 'move:b08:by-b06').act)).toBe(
      'Go to the blue event four spaces south of Lavender Town',
    );
    expect([question(t).dice, inWords(question(t).hint)]).toEqual([
      [3],
      'You use the whole roll; an occupied space sends you on to the next empty one.',
    ]);
  });

  it('a mover pushed on goes by whom it passes, and that is said', () => {
    const t = rolling([{}, { at: 'g07' }], 'cerulean').rolls(['move', 2]);
    const { way, brings } = option(t, 'move:g08');
    expect(way).toEqual(['cerulean', 'g06', 'g07', 'g08']);
    expect(allInWords(brings)).toEqual([
      'turn up a green chip, caught on 4/5',
      'passes seat 1: you may stop there',
    ]);
  });

  it('a flight leads there, brings what the city says and costs the card and the roll', () => {
    const t = table({ trainers: [{ at: 'p01', hand: ['fly'], ko: ['Bulbasaur'] }, {}] });
    const { way, brings, costs } = option(t, 'fly:lavender');
    expect([way, allInWords(brings), allInWords(costs)]).toEqual([
      ['p01', 'lavender'],
      ['draw 2 Item Cards'],
      ['your Fly', 'your roll this turn'],
    ]);
    expect(allInWords(option(t, 'fly:cerulean').brings)).toEqual(['revive a Pokémon']);
    expect(allInWords(option(t, 'fly:pallet').brings)).toEqual(['nothing happens there']);
  });

  it('a stop tells where the mover was headed, and a line whence it came and over what', () => {
    const t = meeting({ team: ['Bulbasaur', 'Pidgey'] }, { team: ['Charmander', 'Abra'] });
    expect(inWords(t.decision().say)).toBe('You pass seat 1 on your way to Viridian City. Stop there?');
    const on = option(t, 'go-on');
    expect([on.way, allInWords(on.brings), on.role]).toEqual([
      ['p02', 'p03', 'viridian'],
      ['draw 2 Item Cards'],
      'ends',
    ]);
    expect(option(t, 'trade').way).toEqual(['p02', 'p03']);
    expect(allInWords(option(t, 'trade').costs)).toEqual([
      'the space you were headed for, if it is accepted',
    ]);
    t.answer('trade')
      .answer([give('Pidgey'), want('Abra')])
      .answer('refuse');
    t.rolls(['item', 'fly'], ['item', 'fly']);
    expect(line(t, 'stopped').walk).toEqual({ piece: 'mover:0', path: ['p02', 'p03'] });
    expect(line(t, 'moved').walk).toEqual({ piece: 'mover:0', path: ['p03', 'viridian'] });
    t.expectChance('move');
  });

  it('whoever reaches 20 Power Points walks to Cinnabar, which is a result', () => {
    const team = ['Bulbasaur', 'Venusaur', 'Charizard', 'Pidgey'];
    const t = rolling([{ team }, {}], 'g04').rolls(['move', 2], ['item', 'fly'], ['item', 'fly']);
    const { walk, result } = line(t, 'called-to-cinnabar');
    expect(walk).toEqual({ piece: 'mover:0', path: ['cerulean', 'cinnabar'] });
    expect([result?.winner, inWords(result?.say)]).toEqual([0, 'You go to Cinnabar Island']);
    t.expectChance('move');
  });
});

describe('Odds of a catch', () => {
  const BALLS = ['great-ball', 'ultra-ball', 'master-ball'] as const;
  /** Faces that catch, as docs/rules/classic.md lists them: no Ball, Great, Ultra, Master. */
  const CATCHES: { readonly [K in Wild]: readonly string[] } = {
    pink: ['345', '23456', '12345', '12345'],
    green: ['45', '3456', '2345', '12345'],
    blue: ['34', '2345', '1234', '1234'],
    red: ['5', '456', '345', '12345'],
    yellow: ['6', '56', '456', '23456'],
  };
  const SHIFTED: { readonly [K in Wild]: readonly string[] } = {
    pink: ['345', '23456', '1234', '1234'],
    green: ['45', '3456', '234', '1234'],
    blue: ['34', '2345', '123', '123'],
    red: ['5', '46', '34', '1234'],
    yellow: ['6', '5', '45', '2345'],
  };
  const tries = ['try', ...BALLS.map((ball) => `ball:${ball}`)];
  const facesOf = (t: Played): string[] => tries.map((id) => option(t, id).odds?.faces?.join('') ?? '');

  it.each(WILD)('%s: exact for every Ball, and what happens', (colour) => {
    const t = meet(colour, { hand: BALLS });
    expect(facesOf(t)).toEqual(CATCHES[colour]);
    expect(option(t, 'try').odds?.chance).toBe(CATCHES[colour][0].length / 6);
    expect(oddsHold(t)).toBe(4);
  });

  it.each(WILD)('%s: exact where a Ball must shift the roll, and the catch may be declined', (colour) => {
    const t = meet(colour, { hand: BALLS, options: { ballShiftMandatory: true, catchOptional: true } });
    expect(facesOf(t)).toEqual(SHIFTED[colour]);
    expect(oddsHold(t)).toBe(4);
    expect([option(t, 'decline').role, option(t, 'decline').odds]).toEqual(['ends', undefined]);
  });

  it('a Ball costs its card and says what it does; the Pokémon is seen near', () => {
    const t = meet('blue', { hand: BALLS });
    const ball = option(t, 'ball:great-ball');
    expect([allInWords(ball.costs), inWords(ball.note)]).toEqual([
      ['your Great Ball'],
      'The catch roll may be changed by −1 or +1 after it is rolled.',
    ]);
    const { subject, hint } = question(t);
    expect([subject?.of, inWords(subject?.tag), inWords(hint)]).toEqual([
      String(dexOf(chipOf('blue'))),
      'Blue chip',
      'One die decides; a Ball must be thrown before you roll it.',
    ]);
    expect(allInWords(subject?.lines)).toEqual([
      'Razor Leaf · power 7 · attack 7',
      'Caught with a 3 or 4.',
      'Own Bulbasaur, Ivysaur and Venusaur: Venusaur gets Evolution Bonus +5 in battle.',
      '+7 power: 11 of 20',
    ]);
  });

  it('a chip that completes an evolution group says so', () => {
    const me = { team: ['Bulbasaur', 'Ivysaur'], hand: ['great-ball'] } as const;
    const t = rolling([me, {}], 'celadon', { circles: { r01: 'Venusaur' } });
    t.rolls(['move', 1]).answer('move:r01');
    expect(allInWords(question(t).subject?.lines)).toContain('Evolution Bonus +5 for Venusaur');
  });

  it('a chip of choice on the plateau, face down or not, is as likely as its colour says', () => {
    for (const options of [{}, { catchOptional: true }]) {
      const t = rolling([{ hand: ['great-ball'] }, {}], 'i07', { circles: { r01: 'Venusaur' }, options });
      t.rolls(['move', 1]);
      expect(option(t, 'chip:r01').odds).toMatchObject({ chance: 1 / 6, faces: [5], given: ['try'] });
      expect(option(t, 'chip:r02').odds).toMatchObject({ chance: 1 / 6, faces: [5] });
      expect(inWords(option(t, 'chip:r01').act)).toBe('Try for Venusaur');
      expect(allInWords(option(t, 'chip:r02').brings)).toEqual(['a chip nobody has seen yet']);
      expect(oddsHold(t)).toBe(7);
    }
  });

  it('a legend of the Unknown Dungeon too, whichever it is', () => {
    const t = drawing('unknown-dungeon', [{}, {}]);
    expect(option(t, 'chip:2').odds).toMatchObject({ chance: 1 / 6, faces: [6] });
    expect(oddsHold(t)).toBe(4);
    t.answer('chip:2').rolls(['yellow', 'Mewtwo'], ['catch', 6]);
    expect(inWords(line(t, 'caught').result?.say)).toBe('You catch Mewtwo');
    t.expectChance('move');
  });
});

describe('Odds of the Dice Challenge', () => {
  const atCenter = (): Played =>
    rolling(
      [{ team: ['Bulbasaur', 'Pidgey', 'Abra'], ko: ['Pidgey', 'Abra'], hand: ['time-machine'] }, {}],
      'g04',
    )
      .rolls(['move', 2])
      .pass();

  it('one in three, and what it costs', () => {
    const t = atCenter();
    const { odds, costs, brings } = option(t, 'dice');
    expect([odds?.chance, odds?.faces]).toEqual([1 / 3, [1, 6]]);
    expect([allInWords(costs), allInWords(brings)]).toEqual([
      ['the one sure revival'],
      ['+5 power: 9 of 20'],
    ]);
    expect(oddsHold(t)).toBe(1);
    expect(allInWords(option(t, revive('Abra')).brings)).toEqual(['+3 power: 7 of 20']);
    expect(option(t, 'leave').role).toBe('ends');
  });

  it('and again with a Time Machine, which would throw a good roll away', () => {
    const lost = atCenter().answer('dice').rolls(['revive', 3]);
    expect(option(lost, 'reroll:1')).toMatchObject({ odds: { faces: [1, 6] } });
    expect(option(lost, 'reroll:1').role).toBeUndefined();
    expect(inWords(question(lost).hint)).toBe('As it stands, the Dice Challenge fails.');
    expect(oddsHold(lost)).toBe(1);
    const won = atCenter().answer('dice').rolls(['revive', 6]);
    expect([option(won, 'reroll:1').role, question(won).card]).toEqual(['harms', 'time-machine']);
    won.pass();
    expect(inWords(line(won, 'challenge-won').result?.say)).toBe('You win the Dice Challenge');
    won.expectChance('move');
  });

  it('and against whoever won it, with a Time Machine of somebody else', () => {
    const team = ['Bulbasaur', 'Pidgey', 'Abra'];
    const down = { team, ko: ['Pidgey', 'Abra'] };
    const t = rolling([down, { hand: ['time-machine'] }], 'g04')
      .rolls(['move', 2])
      .pass();
    t.answer('dice').rolls(['revive', 6]);
    const { odds } = option(t, 'reroll:1', 1);
    expect([odds?.chance, inWords(odds?.say)]).toEqual([1 - 1 / 3, 'revives none of them']);
    expect(oddsHold(t)).toBe(1);
  });
});

describe('Odds of a Trainer Battle', () => {
  it('where one Pokémon fights another and nobody has cards, already at the challenge', () => {
    const t = meeting({ team: ['Bulbasaur'] }, { team: ['Meowth'] });
    const { odds, brings, costs } = option(t, 'challenge');
    expect(odds?.chance).toBeCloseTo(ahead(4, 3), 12);
    expect(sumOf(odds)).toEqual([
      ['4 attack', '? die'],
      ['3 attack', '? die'],
    ]);
    expect([allInWords(brings), allInWords(costs)]).toEqual([
      ['2 Item Cards if you win'],
      ['the space you were headed for', 'your Pokémon if you lose (until it is revived)'],
    ]);
    expect(oddsHold(t)).toBe(1);
  });

  it('with the best that can be sent and set aside', () => {
    const hand = ['attack-bonus-2', 'attack-bonus-5', 'attack-bonus-3'] as const;
    const t = meeting({ team: ['Pikachu', 'Raichu'], hand }, { team: ['Meowth'] });
    const { odds } = option(t, 'challenge');
    expect(odds?.given).toEqual([send('Raichu'), ['attack-bonus-5', 'attack-bonus-3']]);
    expect(odds?.chance).toBe(1);
    expect(oddsHold(t)).toBe(1);
    t.answer('challenge');
    expect(option(t, send('Pikachu')).odds?.chance).toBe(1);
    expect(allInWords(option(t, send('Raichu')).brings)).toEqual(['attack 6', 'Evolution Bonus +3']);
    expect(inWords(option(t, send('Raichu')).odds?.say)).toBe('wins with your best 2 cards');
    expect(oddsHold(t)).toBe(2);
  });

  it('over all cards the other may still set aside that nobody has seen', () => {
    const t = meeting({ team: ['Bulbasaur'], hand: ['attack-bonus-1'] }, { team: ['Meowth'], hand: ['fly'] });
    // 54 cards, one of them in the own hand: three of +1, +4 and +5, four of +2 and +3, and 36 that add nothing.
    const odds = [36, 3, 4, 4, 3, 3].reduce((sum, n, bonus) => sum + (n / 53) * ahead(5, 3 + bonus), 0);
    expect(option(t, 'challenge').odds?.chance).toBeCloseTo(odds, 12);
    expect(option(t, 'challenge').odds?.unseen).toBe(true);
    t.answer('challenge').expectAsked('bonus', 0);
    expect(option(t, 'attack-bonus-1').odds?.chance).toBeCloseTo(odds, 12);
    expect(oddsHold(t)).toBe(0);
  });

  it('over all the other may send, each as likely', () => {
    const t = meeting({ team: ['Bulbasaur', 'Pikachu'] }, { team: ['Meowth', 'Raichu'] });
    const either = (mine: number): number => (ahead(mine, 3) + ahead(mine, 6)) / 2;
    expect(option(t, 'challenge').odds?.chance).toBeCloseTo(either(4), 12);
    t.answer('challenge');
    expect(option(t, send('Bulbasaur')).odds?.unseen).toBe(true);
    expect(option(t, send('Bulbasaur')).odds?.chance).toBeCloseTo(either(4), 12);
  });

  it('for the one challenged once the other has set none aside', () => {
    const t = challenge(
      { team: ['Bulbasaur'], hand: ['attack-bonus-5'] },
      { team: ['Meowth'], hand: ['attack-bonus-1'] },
    ).answer([]);
    const { odds, brings, costs } = option(t, 'attack-bonus-1');
    expect(odds?.chance).toBeCloseTo(ahead(4, 4), 12);
    expect([allInWords(brings), allInWords(costs)]).toEqual([['+1 to your total'], ['your Attack Bonus +1']]);
    expect(question(t).together?.([]).odds?.chance).toBeCloseTo(ahead(3, 4), 12);
    expect(oddsHold(t)).toBe(2);
    expect([0, 1, 2].map((count) => inWords(question(t).sends?.(count)))).toEqual([
      'Set nothing aside',
      'Set 1 card aside',
      'Set 2 cards aside',
    ]);
  });

  it('one’s own roll, before it falls: with the cards set aside, and with what lies already', () => {
    const t = challenge({ team: ['Bulbasaur'], hand: ['attack-bonus-1'] }, { team: ['Meowth'] });
    t.answer(['attack-bonus-1']).expectChance('battle');
    expect(beat(t, 0)?.chance).toBeCloseTo(ahead(5, 3), 12);
    expect(sumOf(beat(t, 0) as Odds)).toEqual([
      ['4 attack', '1 card', '? die'],
      ['3 attack', '? die'],
    ]);
    // Whoever does not see the card only knows that it adds one to five.
    expect(beat(t, 1)?.chance).toBeLessThan(ahead(3, 4));
    expect(beat(t, 1)?.sum).toBeUndefined();
    t.roll('battle', 2).expectChance('battle'); // 7 against 3 + ?
    expect(beat(t, 1)?.faces).toBeUndefined();
    const open = challenge({ team: ['Bulbasaur'] }, { team: ['Meowth'] });
    open.roll('battle', 3).expectChance('battle'); // 7 against 3 + ?
    expect(beat(open, 1)?.chance).toBeCloseTo((2 + ahead(3, 4)) / 6, 12); // 5 and 6 win, 4 ties
    expect(sumOf(beat(open, 1) as Odds)[1]).toEqual(['4 attack', '3 die']);
    open.roll('battle', 4).expectChance('battle'); // a tie: both roll again
    expect(beat(open, 0)?.chance).toBeCloseTo(ahead(4, 3), 12);
  });

  it('in whole matches, from what is kept for whoever rolls', () => {
    const rolls = rollsByHand(classic, {}, 5, 1200).filter(({ line }) => line[3] === 'battle');
    expect(rolls.length).toBeGreaterThan(10);
    expect(rolls.filter(({ odds }) => odds === null).map(({ line }) => line)).toEqual([]);
  });

  it('a roll that nothing ties shows the faces that win', () => {
    const t = challenge({ team: ['Pikachu', 'Raichu'] }, { team: ['Meowth'] })
      .answer(send('Raichu'))
      .roll('battle', 1)
      .expectChance('battle'); // 10 against 3 + ?
    expect([beat(t, 1)?.chance, beat(t, 1)?.faces]).toEqual([0, []]);
  });

  it('a die rolled again, whosever it is', () => {
    const t = challenge({ team: ['Bulbasaur'], hand: ['time-machine'] }, { team: ['Meowth'] });
    t.rolls(['battle', 1], ['battle', 4]).expectAsked('time-machine', 0); // 5 against 7
    const tie = ahead(4, 3);
    expect(option(t, 'reroll:1').odds?.chance).toBeCloseTo((3 + tie) / 6, 12); // 4, 5, 6 win, 3 ties
    expect(option(t, 'reroll:2').odds?.chance).toBeCloseTo((1 + tie) / 6, 12); // 1 wins, 2 ties
    expect(inWords(question(t).hint)).toBe('As it stands, you do not win.');
    expect(oddsHold(t)).toBe(2);
  });
});

describe('Odds of a Final Battle', () => {
  it('against the Master that is shown, with every choice of cards', () => {
    for (const [no, { name, attack, bonus }] of RIVALS.entries()) {
      const hand = ['attack-bonus-2', 'attack-bonus-5'] as const;
      const t = entering([{ team: FAMILY, hand }, {}])
        .rolls(['rival-card', name])
        .answer(send('Venusaur'));
      const chance = (cards: number): number => ahead(8 + 5 + cards, attack, bonus);
      const five = option(t, 'attack-bonus-5').odds;
      expect(five?.chance).toBeCloseTo(chance(5), 12);
      expect(inWords(five?.say)).toBe(`beats ${name}`);
      expect(sumOf(five)).toEqual([
        ['8 attack', '5 evolution', '5 card', '? die'],
        [`${attack} attack`, '? die', "? Master's bonus"],
      ]);
      const { together } = question(t);
      const both = ['attack-bonus-2', 'attack-bonus-5'].map((id) => faceOf(t, id));
      expect(together?.([]).odds?.chance).toBeCloseTo(chance(0), 12);
      expect(together?.(both).odds?.chance).toBeCloseTo(chance(7), 12);
      expect(together?.(both).preview?.sides[0].sum?.total).toBe(20);
      expect(oddsHold(t), `rival ${no}`).toBe(3);
    }
  });

  it('and the count of outcomes would find out a game that says otherwise', () => {
    const t = entering([{ team: FAMILY, hand: ['attack-bonus-5'] }, {}]);
    t.rolls(['rival-card', 'Lorelei']).answer(send('Venusaur'));
    const question: typeof meanings.question = (view, decision) => ({
      ...meanings.question(view, decision),
      together: (parts) => {
        const said = meanings.question(view, decision).together?.(parts) ?? {};
        return said.odds === undefined
          ? said
          : { ...said, odds: { ...said.odds, chance: said.odds.chance / 2 } };
      },
    });
    const boastful = { ...t.match.ruleset, meanings: { ...meanings, question } };
    const match = Match.load(boastful, t.match.record);
    expect(() => checkOdds({ match } as unknown as Point)).toThrow(/"bonus-final" is said to come off/);
  });

  it('for both rolls, whoever plays the Master', () => {
    const [{ name, attack, bonus }] = RIVALS;
    const t = entering([{ team: FAMILY }, {}])
      .rolls(['rival-card', name])
      .answer(send('Venusaur'))
      .expectChance('battle');
    const chance = ahead(8 + 5, attack, bonus);
    expect(beat(t, 0)?.chance).toBeCloseTo(chance, 12);
    expect(beat(t, 1)?.chance).toBeCloseTo(1 - chance, 12);
    expect(inWords(beat(t, 1)?.say)).toBe('the Master wins');
  });

  it('before that, as likely as all five of them', () => {
    const hand = ['attack-bonus-5', 'attack-bonus-5'] as const;
    const t = entering([{ team: FAMILY, hand }, {}]).rolls(['rival-card', 'Gary']);
    const mean = (mine: number): number =>
      RIVALS.reduce((sum, { attack, bonus }) => sum + ahead(mine, attack, bonus), 0) / RIVALS.length;
    const { odds } = option(t, send('Venusaur'));
    expect(odds).toMatchObject({ unseen: true, given: [['attack-bonus-5', 'attack-bonus-5#2']] });
    expect(odds?.chance).toBeCloseTo(mean(8 + 5 + 10), 12);
    expect(inWords(odds?.say)).toBe('beats the Master with your best 2 cards');
    expect(option(t, send('Bulbasaur')).odds?.chance).toBeCloseTo(mean(4 + 10), 12);
  });

  it('a Time Machine in it is for the finalist, or for the Master', () => {
    const hand = ['time-machine'] as const;
    const t = entering([{ team: FAMILY, hand }, {}, { team: ['Pikachu'], hand }]).pass();
    t.rolls(['rival', 6], ['rival', 1]).pass().rolls(['rival-card', 'Lorelei']).answer(send('Venusaur'));
    t.rolls(['battle', 4], ['battle', 3]).expectAsked('time-machine', [0, 2]); // 17 against 21
    const again = ahead(13, 10, RIVALS[0].bonus);
    // Lorelei comes to 17, 19, 21, 21, 23, 22: one ties.
    expect(option(t, 'reroll:2', 0).odds?.chance).toBeCloseTo(again / 6, 12);
    expect(option(t, 'reroll:2', 2).odds?.chance).toBeCloseTo(1 - again / 6, 12);
    expect(inWords(option(t, 'reroll:2', 2).odds?.say)).toBe('the Master wins');
    expect(oddsHold(t)).toBe(4);
    t.pass().expectChance('item');
  });

  it('is entered by the roll alone on the plateau: the faces that lead there', () => {
    const t = table({ trainers: [{ at: 'i11', hand: ['fly'] }, { at: 'i12' }, { at: 'i13' }] });
    expect(option(t, 'roll').odds).toMatchObject({ chance: 0, faces: [] }); // pushed on to i14 by a 1, too
    const free = table({ trainers: [{ at: 'i04', hand: ['fly'] }, { at: 'i06' }] });
    expect(option(free, 'roll').odds?.faces).toEqual([1]);
    expect([oddsHold(t), oddsHold(free)]).toEqual([1, 1]);
    // Who has nothing to play is not asked: the roll itself says it.
    const bare = table({ trainers: [{ at: 'i04' }, { at: 'i06' }] }).expectChance('move');
    expect(beat(bare, 0, 'move')?.faces).toEqual([1]);
    expect(beat(table({ trainers: [{ at: 'p01' }, {}] }).expectChance('move'), 0, 'move')).toBeNull();
    const team = ['Bulbasaur', 'Venusaur', 'Charizard', 'Pidgey'];
    const enters = table({ trainers: [{ at: 'cinnabar', team }, {}] });
    expect(option(enters, 'enter')).toMatchObject({ role: 'natural', odds: { faces: [4] } });
    expect([option(enters, 'roll').role, oddsHold(enters)]).toEqual([undefined, 1]);
  });
});

describe('What is on the table', () => {
  it('a trade is weighed: what each side gets and gives', () => {
    const me = { team: ['Bulbasaur', 'Pidgey'], hand: ['fly'] } as const;
    const t = meeting(me, { team: ['Charmander', 'Abra'] }).answer('trade');
    expect(allInWords(option(t, want('Abra')).brings)).toEqual(['Abra (power 3, attack 2)']);
    const parts = [give('Pidgey'), want('Abra'), 'give:fly'].map((id) => faceOf(t, id));
    const offer = question(t).together?.(parts);
    expect([allInWords(offer?.brings), allInWords(offer?.costs)]).toEqual([
      ['Abra (power 3, attack 2)', '+1 power: 7 of 20'],
      ['your Pidgey', 'your Fly'],
    ]);
    expect(inWords(question(t).sends?.(2))).toBe('Make this offer');
    t.answer([give('Pidgey'), want('Abra'), 'give:fly']);
    const { brings, costs } = option(t, 'accept');
    expect([allInWords(brings), allInWords(costs)]).toEqual([
      ['Pidgey (power 2, attack 2)', 'Fly', '−1 power: 7 of 20'],
      ['your Abra'],
    ]);
    expect([option(t, 'accept').role, option(t, 'refuse').role]).toEqual([undefined, 'ends']);
    t.answer('refuse').expectChance('item');
  });

  it('giving away a part of an evolution group costs its bonus', () => {
    const t = meeting({ team: ['Bulbasaur', 'Ivysaur', 'Venusaur'] }, { team: ['Charmander', 'Abra'] });
    t.answer('trade');
    expect(allInWords(option(t, give('Ivysaur')).costs)).toEqual([
      'your Ivysaur',
      'the Evolution Bonus of Venusaur',
    ]);
    expect(allInWords(option(t, give('Venusaur')).costs)).toEqual(['your Venusaur']);
  });

  it('a Potion brings power back and costs its card', () => {
    const t = table({ trainers: [{ hand: ['potion'], ko: ['Bulbasaur'] }, {}] });
    const { brings, costs } = option(t, potion('Bulbasaur'));
    expect([allInWords(brings), allInWords(costs)]).toEqual([['+4 power: 4 of 20'], ['your Potion']]);
    expect(option(t, 'roll').role).toBe('natural');
  });

  it('the scene says whose turn it is, what the reader has before them, and how far all have come', () => {
    const t = table({ trainers: [{ team: ['Bulbasaur', 'Ivysaur'], hand: ['fly'] }, { at: 'i03' }] });
    const { turn, phase, trays, progress, pieces, zones } = classic.scene(t.view(0));
    expect([turn, inWords(phase)]).toEqual([{ seat: 0, no: 1 }, 'Indigo Plateau']);
    expect(trays?.map(({ say, zones, about }) => [inWords(say), zones, inWords(about)])).toEqual([
      ['Hand', ['hand:0'], '1 of 7 cards'],
      ['Team', ['team:0'], '11 of 20 power'],
    ]);
    expect(progress?.groups[0].rows).toMatchObject([{ id: 'set:bulbasaur', state: 'now' }]);
    expect(allInWords(progress?.groups[0].rows[0].about)).toEqual(['Still missing: Venusaur.']);
    expect(progress?.groups.at(-1)?.rows.map(({ about }) => inWords(about[0]))).toContain('Totals 22 to 28.');
    expect(inWords(pieces.find(({ kind }) => kind === 'card')?.note)).toBe('Instead of your roll');
    expect(zones.find(({ id }) => id === 'team:1')?.beside).toBe('always');
    expect(classic.scene(t.view(SPECTATOR)).trays).toEqual([]);
  });

  it('every question has a hint of one sentence', () => {
    const rng = seeded(5);
    const match = Match.start(classic, { seats: 4 }, { rng });
    for (let i = 0; i < 400 && !match.over; i++) {
      const [seat] = match.open();
      const decision = match.decision(seat, false) as Decision;
      const { hint } = meanings.question(match.view(seat) as ClassicView, decision);
      expect(inWords(hint), decision.kind).toMatch(/^[A-Z].*\.$/);
      match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
    }
  });
});
