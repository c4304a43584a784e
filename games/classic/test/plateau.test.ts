import { type Plain, SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../src/board.ts';
import { classic } from '../src/index.ts';
import { clearCircles, rolling } from './drawing.ts';
import { expectTurnOf, isKo, type Played, potion } from './meeting.ts';
import { playRandomly } from './random.ts';
import { dexOf, handOf, type Seated, table, teamOf } from './table.ts';

const TWENTY = ['Bulbasaur', 'Ivysaur', 'Venusaur', 'Pidgey'];
const NINETEEN = ['Squirtle', 'Ivysaur', 'Venusaur'];
const TRACK = Array.from({ length: 14 }, (_, i) => `i${String(i + 1).padStart(2, '0')}`);

const at = (t: Played, seat: number): string => SPACES[t.s.trainers[seat].at].id;

/** Seat 0 begins its turn on Cinnabar Island. */
const onCinnabar = (me: Seated, ...others: readonly Seated[]): Played =>
  table({ trainers: [{ at: 'cinnabar', ...me }, {}, ...others] });

/** Seat 0 rolls this on the plateau. */
const from = (space: string, die: number, ...others: readonly Seated[]): Played =>
  rolling([{}, {}, ...others], space).rolls(['move', die]);

/** Nothing more is to be stated: the test is over here, whatever the match waits for. */
const endHere = (t: Played): void => {
  if (t.match.chance !== null) t.expectChance(t.match.chance.why);
};

describe('Entering Indigo Plateau', () => {
  it('C-IND-01 on Cinnabar with 20 the trainer chooses before rolling: enter, the road, or Fly', () => {
    const t = onCinnabar({ team: TWENTY });
    t.expectAsked('start', 0);
    expect(t.optionIds()).toEqual(['enter', 'roll']);
    const flying = onCinnabar({ team: TWENTY, hand: ['fly'] });
    expect(flying.optionIds()).toEqual(
      expect.arrayContaining(['enter', 'roll', 'fly:pallet', 'fly:cerulean']),
    );
    t.answer('roll').rolls(['move', 3]);
    expect(at(t, 0)).toBe('r11'); // back along the road
    t.expectChance('event');
  });

  it('C-IND-01 19 are not enough, nor are 20 anywhere else', () => {
    const t = onCinnabar({ team: NINETEEN, hand: ['fly'] });
    expect(t.optionIds()).not.toContain('enter');
    expect(t.refusal('enter')).toMatchObject({ code: 'no-such-option', clause: 'C-CIN-03' });
    const near = table({ trainers: [{ at: 'r13', team: TWENTY, hand: ['fly'] }, {}] });
    expect(near.optionIds()).not.toContain('enter');
  });

  it('C-IND-01 a Potion played first counts', () => {
    const t = onCinnabar({ team: TWENTY, ko: ['Venusaur'], hand: ['potion'] });
    expect(t.optionIds()).toEqual(['roll', potion('Venusaur')]);
    t.answer(potion('Venusaur'));
    expect(t.optionIds()).toEqual(['enter', 'roll']);
  });

  it('C-IND-02 the arrival space costs nothing; then one die is rolled', () => {
    const t = onCinnabar({ team: TWENTY }).answer('enter');
    expect(at(t, 0)).toBe('i01');
    t.expectChance('move').rolls(['move', 3], ['item', 'fly'], ['item', 'fly'], ['item', 'potion']);
    expect([at(t, 0), handOf(t.s, 0).length]).toEqual(['i04', 3]);
    expectTurnOf(t, 1);
  });

  it('C-IND-02 whoever stands on the arrival space is not passed', () => {
    const t = onCinnabar({ team: TWENTY }, { at: 'i01', team: ['Squirtle', 'Onix'] });
    t.answer('enter').rolls(['move', 1], ['item', 'fly']); // no stop is offered
    expect(at(t, 0)).toBe('i02');
    expectTurnOf(t, 1);
  });

  it('C-OPT-04 by default entering is a right, with `compulsory` a duty', () => {
    const me = { at: 'cinnabar', team: TWENTY, hand: ['fly', 'fly'] } as const;
    const right = table({ trainers: [me, {}] });
    expect(right.optionIds()).toEqual(expect.arrayContaining(['enter', 'roll', 'fly:pallet']));
    const duty = table({ trainers: [me, {}], options: { indigoEntry: 'compulsory' } });
    expect(at(duty, 0)).toBe('i01'); // nothing to choose
    duty.expectChance('move');
  });

  it('C-OPT-04 neither road nor Fly is offered that turn, a Potion still is', () => {
    const t = table({
      trainers: [{ at: 'cinnabar', team: [...TWENTY, 'Abra'], ko: ['Abra'], hand: ['fly', 'potion'] }, {}],
      options: { indigoEntry: 'compulsory' },
    });
    expect(t.optionIds()).toEqual(['enter', potion('Abra')]);
    expect(t.refusal('roll')).toMatchObject({ code: 'no-such-option', clause: 'C-OPT-04' });
    expect(t.refusal('fly:pallet').code).toBe('no-such-option');
    expect(t.refusal('play:fly')).toMatchObject({ clause: 'C-OPT-04' });
  });

  it('C-OPT-04 who may not enter moves as ever', () => {
    const t = table({
      trainers: [{ at: 'cinnabar', team: NINETEEN }, {}],
      options: { indigoEntry: 'compulsory' },
    });
    t.rolls(['move', 3]);
    expect(at(t, 0)).toBe('r11');
    t.expectChance('event');
  });
});

describe('Indigo Plateau', () => {
  it('C-IND-03 clockwise only, round and round, by exact count: there is nothing to choose', () => {
    for (const [i, start] of TRACK.entries()) {
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const t = from(start, die);
        const moved = t.told(SPECTATOR, 'moved');
        expect(moved, `${start} ${die}`).toHaveLength(1);
        const ids = (moved[0][3] as number[]).map((space) => SPACES[space].id);
        expect(ids).toEqual(Array.from({ length: die }, (_, step) => TRACK[(i + 1 + step) % 14]));
        endHere(t);
      }
    }
  });

  it('C-IND-04 a Final Battle starts only on an ENTER space by exact count, never on running over one', () => {
    for (const [i, start] of TRACK.entries()) {
      for (const die of [1, 2, 3, 4, 5, 6]) {
        const t = from(start, die);
        const exact = ['i05', 'i12'].includes(TRACK[(i + die) % 14]);
        expect(t.told(SPECTATOR, 'entered-final'), `${start} ${die}`).toHaveLength(exact ? 1 : 0);
        endHere(t);
      }
    }
  });

  it('C-EX-22 entering with 4: Final Battle; with 5: an event; from there with 6: Final Battle', () => {
    const four = onCinnabar({ team: TWENTY }).answer('enter').rolls(['move', 4]);
    expect([at(four, 0), four.told(1, 'entered-final').length]).toEqual(['i05', 1]);
    four.expectChance('rival-card');
    const five = onCinnabar({ team: TWENTY }, {})
      .answer('enter')
      .rolls(['move', 5], ['event', 'pokemon-center']);
    expect([at(five, 0), five.told(1, 'entered-final').length]).toEqual(['i06', 0]);
    five.rolls(['move', 4], ['item', 'fly'], ['item', 'fly']); // seat 1 to Viridian City
    five.rolls(['move', 1], ['chip', 'Abra'], ['catch', 1]); // seat 2 to p01
    five.rolls(['move', 6]);
    expect([at(five, 0), five.told(1, 'entered-final').length]).toEqual(['i12', 1]);
    five.expectChance('rival');
  });

  it('C-IND-05 a catch space: any chip of its colour on the board, and one normal attempt', () => {
    const blue = 'b02 b05 b06 b09 b11 b12 b14 b15 b17 b18'.split(' ').map((id) => `chip:${id}`);
    const t = table({ trainers: [{ at: 'i09', hand: ['great-ball'] }, {}], circles: { b18: 'Raichu' } });
    t.rolls(['move', 1]);
    t.expectAsked('catch-any', 0);
    expect(t.optionIds()).toEqual(blue);
    expect(t.refusal('chip:g01')).toMatchObject({ code: 'no-such-option', clause: 'C-IND-05' });
    t.answer('chip:b05').rolls(['chip', 'Persian']);
    t.expectAsked('ball', 0).answer('ball:great-ball').rolls(['catch', 2]); // 2 + 1 = 3
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Persian']);
    expectTurnOf(t, 1);
  });

  it.each([
    ['i07', 'r', 7],
    ['i09', 'b', 10],
    ['i12', 'g', 10],
  ] as const)('C-IND-05 from %s one on: %s chips only', (start, letter, count) => {
    const t = from(start, 1);
    const ids = t.optionIds();
    expect(ids).toHaveLength(count);
    for (const id of ids) expect(id).toMatch(`chip:${letter}`);
  });

  it('C-IND-06 caught: the circle is refilled; missed: the chip is left face up where it lies', () => {
    const caught = from('i09', 1).answer('chip:b05').rolls(['chip', 'Persian'], ['catch', 3]);
    expect(caught.view(1).circles.b05).toBe(0);
    expectTurnOf(caught, 1);
    const missed = from('i09', 1).answer('chip:b05').rolls(['chip', 'Persian'], ['catch', 5]);
    expect([missed.view(1).circles.b05, teamOf(missed.s, 0)]).toEqual([dexOf('Persian'), ['Bulbasaur']]);
    expectTurnOf(missed, 1);
  });

  it('C-IND-06 a face-up chip is tried for as it lies', () => {
    const t = rolling([{}, {}], 'i09', { circles: { b18: 'Raichu' } }).rolls(['move', 1]);
    t.answer('chip:b18').rolls(['catch', 4]);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Raichu']);
    expectTurnOf(t, 1);
  });

  it('C-IND-06 no chip of that colour on the board: no effect', () => {
    const t = rolling([{}, {}], 'i09', { also: (s) => clearCircles(s, 'p01', 'r01') }).rolls(['move', 1]);
    expectTurnOf(t, 1);
    expect(at(t, 0)).toBe('i10');
  });

  it('C-IND-07 several may be there at once', () => {
    const t = onCinnabar({ team: TWENTY }, { at: 'i02' }, { at: 'i12' });
    expect(t.optionIds()).toContain('enter');
    t.answer('enter').rolls(['move', 5], ['event', 'pokemon-center']);
    expectTurnOf(t.answer('go-on'), 1);
    expect([0, 2, 3].map((seat) => at(t, seat))).toEqual(['i06', 'i02', 'i12']);
  });
});

describe('Others on the plateau', () => {
  it('C-IND-08 an occupied end pushes on, and its occupant is passed', () => {
    const t = from('i06', 1, { at: 'i07' });
    t.expectAsked('stop', 0);
    expect(t.optionIds()).toEqual(['go-on', 'challenge']);
    t.answer('go-on');
    expect(at(t, 0)).toBe('i08');
    t.expectAsked('catch-any', 0);
  });

  it('C-IND-08 by exact count only: pushed on to an ENTER space, the mover rests there', () => {
    const t = from('i02', 1, { at: 'i03' }, { at: 'i04' });
    const goOn = t.decision().options[0];
    expect(classic.meanings?.option(t.view(0), t.decision(), goOn).brings).toContainEqual(['lands.pushed']);
    t.answer('go-on').answer('go-on');
    expect([at(t, 0), t.told(1, 'entered-final').length]).toEqual(['i05', 0]);
    expect(t.told(1, 'not-exact')).toEqual([['not-exact', 0]]);
    expectTurnOf(t, 1);
  });

  it('C-IND-08 running over others to an ENTER space is exact', () => {
    const t = from('i02', 3, { at: 'i03' }, { at: 'i04' });
    const goOn = t.decision().options[0];
    expect(classic.meanings?.option(t.view(0), t.decision(), goOn).brings).toContainEqual(['lands.final']);
    t.answer('go-on').answer('go-on');
    expect([at(t, 0), t.told(1, 'entered-final').length]).toEqual(['i05', 1]);
    expect(t.told(1, 'not-exact')).toEqual([]);
    t.expectChance('rival');
  });

  it('C-IND-08 who rests on ENTER rolls on from there, and a full lap later may enter', () => {
    const t = from('i05', 1).rolls(['event', 'pokemon-center']);
    expect([at(t, 0), t.told(1, 'entered-final').length]).toEqual(['i06', 0]);
    expectTurnOf(t, 1);
  });

  it('C-OPT-06 with `pushedFinal` being pushed on to an ENTER space starts the Final Battle', () => {
    const t = rolling([{}, {}, { at: 'i03' }, { at: 'i04' }], 'i02', { options: { pushedFinal: true } });
    t.rolls(['move', 1]).answer('go-on').answer('go-on');
    expect([at(t, 0), t.told(1, 'entered-final').length]).toEqual(['i05', 1]);
    t.expectChance('rival');
  });

  it('C-IND-08 a stop cancels the space; two on a space cannot be approached', () => {
    const t = from('i01', 6, { at: 'i02' }, { at: 'i06' }, { at: 'i06' });
    t.expectAsked('stop', 0).answer('challenge');
    t.rolls(['battle', 6], ['battle', 1], ['item', 'fly'], ['item', 'fly']);
    expect([at(t, 0), isKo(t, 2, 'Squirtle'), handOf(t.s, 0).length]).toEqual(['i02', true, 2]); // spoils, no draw
    expectTurnOf(t, 1);
    const crowd = from('i05', 2, { at: 'i06' }, { at: 'i06' }).rolls(['item', 'fly'], ['item', 'fly']);
    expect(at(crowd, 0)).toBe('i07'); // nobody was asked
    expectTurnOf(crowd, 1);
  });

  it('C-IND-09 below 20 nobody is expelled or barred', () => {
    const t = from('i03', 2); // 4 Power Points
    expect([at(t, 0), t.told(1, 'entered-final').length]).toEqual(['i05', 1]);
    t.expectChance('rival-card');
    const stays = from('i13', 2);
    expect(at(stays, 0)).toBe('i01');
    expectTurnOf(stays, 1);
  });

  it.each([
    ['i01', 1, 1],
    ['i03', 1, 3],
    ['i06', 1, 2],
    ['i13', 1, 2],
  ])('C-IND-10 from %s: a draw space gives its Item Cards', (start, die, cards) => {
    const t = from(start, die);
    t.rolls(...Array.from({ length: cards }, () => ['item', 'great-ball'] as const));
    expect(handOf(t.s, 0)).toHaveLength(cards);
    expectTurnOf(t, 1);
  });

  it.each(['i02', 'i05', 'i08', 'i10'])('C-IND-10 from %s one on: an Event Card', (start) => {
    const t = from(start, 1).rolls(['event', 'take-1'], ['item', 'great-ball']);
    expect(handOf(t.s, 0)).toHaveLength(1);
    expectTurnOf(t, 1);
  });

  it('C-IND-12 the arrival space after a lap has no effect', () => {
    const t = from('i11', 4);
    expect(at(t, 0)).toBe('i01');
    expect(handOf(t.s, 0)).toEqual([]);
    expectTurnOf(t, 1);
  });

  it('C-IND-11 the plateau is left by Fly', () => {
    const t = table({ trainers: [{ at: 'i09', hand: ['fly'] }, {}] });
    t.answer('fly:pallet');
    expect(at(t, 0)).toBe('pallet');
    expectTurnOf(t, 1);
  });

  it('C-IND-11 and else only from the Final Battle, over whole matches', () => {
    const ways: (string | undefined)[] = [];
    for (const seed of [1, 2, 3, 4]) {
      const why = new Map<Plain, string>();
      let before: boolean[] = [];
      playRandomly(seed + 1, seed, {
        turns: 800,
        hear: (what, [seat]) => {
          if (['lost-final', 'no-fit-finalist', 'flew'].includes(what)) why.set(seat, what);
        },
        look: ({ trainers }) => {
          const now = trainers.map((trainer) => SPACES[trainer.at].id.startsWith('i'));
          for (const [seat, was] of before.entries()) if (was && !now[seat]) ways.push(why.get(seat));
          before = now;
          why.clear();
        },
      });
    }
    expect(ways).toContain('lost-final');
    expect(ways).not.toContain(undefined);
  });
});
