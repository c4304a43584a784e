import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { indexOf, SPACES } from '../src/board.ts';
import { expectTurnOf, give, meeting, send, want } from './meeting.ts';
import { playRandomly } from './random.ts';
import { handOf, placeOf, table, teamOf } from './table.ts';

const ME = { team: ['Pikachu', 'Pidgey'] };
const OTHER = { team: ['Meowth', 'Rattata'] };
const OFFER = [give('Pidgey'), want('Rattata')];
const TWO_CARDS = [
  ['item', 'great-ball'],
  ['item', 'great-ball'],
] as const;
const places = (t: ReturnType<typeof table>): string[] => t.view(SPECTATOR).trainers.map(({ at }) => at);

describe('Occupied spaces', () => {
  it('C-OCC-01 the mover goes on to the next empty space ahead', () => {
    const t = table({ trainers: [{ at: 'p02' }, { at: 'p03' }] });
    t.roll('move', 1).answer('go-on').expectChance('item');
    expect(placeOf(t.s, 0)).toBe('viridian');
    const free = table({ trainers: [{ at: 'p02' }, { at: 'viridian' }] }).roll('move', 1);
    expect(placeOf(free.s, 0)).toBe('p03');
    free.expectChance('chip');
  });

  it('C-OCC-02 over several in a row, at a junction by the branch of choice', () => {
    const t = table({ trainers: [{ at: 'g04' }, { at: 'g05' }, { at: 'cerulean' }, { at: 'g06' }] });
    t.roll('move', 1);
    expect(t.optionIds()).toEqual(['move:g07', 'move:g13']);
    expect(t.refusal('move:g06').clause).toBe('C-OCC-01');
    t.answer('move:g07');
    for (const met of [1, 2, 3]) {
      expect(t.expectAsked('stop', 0).decision().say.slice(0, 2)).toEqual(['ask.stop', met]);
      t.answer('go-on');
    }
    t.expectChance('event');
    expect(placeOf(t.s, 0)).toBe('g07');
  });

  it('C-OCC-03 Cinnabar Island holds any number of movers', () => {
    const others = Array.from({ length: 5 }, () => ({ at: 'cinnabar' }));
    const t = table({ trainers: [{ at: 'r13' }, ...others] }).roll('move', 1);
    t.answer('move:cinnabar').rolls(...TWO_CARDS);
    expect(places(t)).toEqual(Array(6).fill('cinnabar'));
    expectTurnOf(t, 1);
    // and out of reach it is not called occupied
    const far = table({ trainers: [{ at: 'r09' }, { at: 'cinnabar' }] }).roll('move', 1);
    expect(far.refusal('move:cinnabar').clause).toBe('C-MOVE-01');
  });
});

describe('Passing', () => {
  it('C-OCC-04 a lone trainer who is passed: stop for a trade or a challenge, or go on', () => {
    const t = meeting(ME, OTHER).expectAsked('stop', 0);
    expect(t.optionIds()).toEqual(['go-on', 'trade', 'challenge']);
    t.answer('go-on').rolls(...TWO_CARDS);
    expect(placeOf(t.s, 0)).toBe('viridian');
    expectTurnOf(t, 1);
    const stopped = meeting(ME, OTHER).answer('challenge').expectAsked('send', 0);
    expect(placeOf(stopped.s, 0)).toBe('p03'); // instead of finishing the move
  });

  it('C-OCC-04 the stop is offered only for what is legal', () => {
    const fight = meeting({}, {});
    expect(fight.optionIds()).toEqual(['go-on', 'challenge']);
    expect(fight.refusal('trade').clause).toBe('C-TRADE-02');
    const trade = meeting({ ...ME, ko: ME.team }, OTHER);
    expect(trade.optionIds()).toEqual(['go-on', 'trade']);
    expect(trade.refusal('challenge').clause).toBe('C-BATTLE-03');
    // one of them knocked out, the other with nothing but a Starter: the move simply goes on
    const neither = meeting({}, { ...OTHER, ko: OTHER.team }).expectChance('item');
    expect(placeOf(neither.s, 0)).toBe('viridian');
  });

  it('C-OCC-05 being pushed on from an occupied end is passing its occupant', () => {
    const t = table({
      trainers: [
        { at: 'p02', ...ME },
        { at: 'p03', ...OTHER },
      ],
    }).roll('move', 1);
    expect(t.expectAsked('stop', 0).optionIds()).toEqual(['go-on', 'trade', 'challenge']);
    t.answer('trade').answer(OFFER).answers(1, 'accept');
    expect(places(t)).toEqual(['p03', 'p03']);
    expectTurnOf(t, 1);
  });

  it('C-OCC-06 two or more on a passed space: no stop with any of them', () => {
    for (const others of [[OTHER], [OTHER, { team: ['Squirtle', 'Weedle'] }]]) {
      const t = table({
        trainers: [{ at: 'p02', ...ME }, { at: 'p03' }, ...others.map((other) => ({ at: 'p03', ...other }))],
      });
      t.roll('move', 2).expectChance('item'); // unasked
      expect(placeOf(t.s, 0)).toBe('viridian');
    }
  });

  it('C-OCC-06 also if one would have to be pushed on from them', () => {
    const t = table({ trainers: [{ at: 'p02', ...ME }, { at: 'p03' }, { at: 'p03', ...OTHER }] });
    t.roll('move', 1).expectChance('item');
    expect(placeOf(t.s, 0)).toBe('viridian');
  });

  it('C-OCC-07 whoever stands on the starting space is not passed', () => {
    const t = table({
      trainers: [
        { at: 'p03', ...ME },
        { at: 'p03', ...OTHER },
      ],
    });
    t.roll('move', 1).expectChance('item');
  });

  it('C-OCC-07 nor is anybody on Cinnabar Island by landing there', () => {
    const t = table({
      trainers: [
        { at: 'r13', ...ME },
        { at: 'cinnabar', ...OTHER },
      ],
    });
    t.roll('move', 3).answer('move:cinnabar').expectChance('item');
  });
});

describe('Stops', () => {
  /** Seat 0 steps over seat 1, who stands on `at`, and fights there: the winner's two cards come from the deck. */
  function fightOn(from: string, at: string, to: string) {
    const t = table({
      trainers: [
        { at: from, ...ME },
        { at, ...OTHER },
      ],
    }).roll('move', 2);
    if (t.decision().kind === 'move') t.answer(`move:${to}`);
    t.answer('challenge').answer(send('Pidgey')).answers(1, send('Rattata'));
    return t.rolls(['battle', 6], ['battle', 1], ...TWO_CARDS);
  }

  it('C-OCC-08 a battle takes the place of the space: no catch, no event, no cards, no revival', () => {
    for (const [from, at, to] of [
      ['p02', 'p03', 'viridian'],
      ['p03', 'viridian', 'p04'],
      ['viridian', 'p04', 'p05'],
      ['b02', 'vermilion', 'b03'],
    ]) {
      const t = fightOn(from, at, to);
      expect(places(t)).toEqual([at, at]);
      expect(handOf(t.s, 0)).toHaveLength(2); // the spoils and nothing else
      for (const key of ['appeared', 'drew-event', 'moved']) expect(t.told(SPECTATOR, key)).toEqual([]);
      expectTurnOf(t, 1);
    }
  });

  it('C-OCC-08 and so does a trade, in a Pokémon Center too', () => {
    const t = table({
      trainers: [
        { at: 'g05', team: ['Pikachu', 'Pidgey', 'Weedle'], ko: ['Pidgey', 'Weedle'] },
        { at: 'cerulean', ...OTHER },
      ],
    });
    t.roll('move', 2).answer('move:g06').answer('trade').answer(OFFER).answers(1, 'accept');
    expect(t.told(SPECTATOR, 'revived')).toEqual([]);
    expect(placeOf(t.s, 0)).toBe('cerulean');
    expectTurnOf(t, 1);
  });

  it('C-OCC-09 both share the space and the turn is over, after a trade and after a battle', () => {
    const trade = meeting(ME, OTHER).answer('trade').answer(OFFER).answers(1, 'accept');
    expect(places(trade)).toEqual(['p03', 'p03']);
    expectTurnOf(trade, 1);
    const lost = meeting({}, {})
      .answer('challenge')
      .rolls(['battle', 1], ['battle', 6], ...TWO_CARDS);
    expect(places(lost)).toEqual(['p03', 'p03']);
    expectTurnOf(lost, 1);
  });

  it('C-OCC-10 one approach for each trainer passed: after a refusal no challenge', () => {
    const t = meeting(ME, OTHER).answer('trade').answer(OFFER).answers(1, 'refuse');
    t.expectChance('item'); // on to Viridian City
    expect(placeOf(t.s, 0)).toBe('viridian');
  });

  it('C-OCC-10 nor after a Poké Doll a trade', () => {
    const t = meeting(ME, { ...OTHER, hand: ['poke-doll'] })
      .answer('challenge')
      .answers(1, 'use');
    t.expectChance('item');
    expect(placeOf(t.s, 0)).toBe('viridian');
  });

  it('C-OCC-10 a later lone trainer may still be approached', () => {
    const t = table({
      trainers: [
        { at: 'p02', ...ME },
        { at: 'p03', ...OTHER },
        { at: 'p04', team: ['Squirtle', 'Weedle'] },
      ],
    });
    t.roll('move', 4).answer('trade').answer(OFFER).answers(1, 'refuse').expectAsked('stop', 0);
    expect(t.decision().say.slice(0, 2)).toEqual(['ask.stop', 2]);
    expect(t.optionIds()).toEqual(['go-on', 'trade', 'challenge']);
    t.answer('trade')
      .answer([give('Pidgey'), want('Weedle')])
      .answers(2, 'accept');
    expect(places(t)).toEqual(['p04', 'p03', 'p04']);
    expectTurnOf(t, 1);
  });

  it('C-OCC-11 Fly may land where another stands', () => {
    const t = table({ trainers: [{ hand: ['fly'] }, { at: 'saffron' }] }).answer('fly:saffron');
    t.rolls(...TWO_CARDS);
    expect(places(t)).toEqual(['saffron', 'saffron']);
    expectTurnOf(t, 1);
  });

  it('C-OCC-11 the step onto the arrival space too, and the return to Cinnabar', () => {
    const t = table({
      trainers: [
        { at: 'cinnabar', team: ['Bulbasaur', 'Ivysaur', 'Venusaur', 'Charizard'] },
        { at: 'i01', ...OTHER },
        { at: 'cinnabar' },
      ],
    });
    t.answer('enter').roll('move', 4).rolls(['rival', 2], ['rival', 1], ['rival-card', 'Gary']);
    // i01 was the start: four spaces on is ENTER, and nobody was asked about a stop
    t.answer(send('Bulbasaur')).rolls(['battle', 1], ['battle', 1], ...TWO_CARDS);
    expect(places(t)).toEqual(['cinnabar', 'i01', 'cinnabar']);
    expectTurnOf(t, 1);
  });

  it('C-OCC-12 who is pushed on to an ENTER space holds it: the next who counts up to it is pushed on too', () => {
    const t = table({ trainers: [{ at: 'i04' }, { at: 'i05' }, {}] }).roll('move', 1);
    t.expectAsked('stop', 0).answer('go-on');
    expect(placeOf(t.s, 0)).toBe('i06');
    expect(t.told(1, 'entered-final')).toEqual([]);
    t.expectChance('event');
  });

  it('C-OCC-12 nobody rests on an ENTER space but who was pushed on to it, or stopped there with one who was', () => {
    // without a fit Pokémon it is Cinnabar at once; the other ends are in C-TURN-05 and C-GEN-02
    const unfit = table({ trainers: [{ at: 'i11', ko: ['Bulbasaur'] }, {}] }).roll('move', 1);
    expect(placeOf(unfit.s, 0)).toBe('cinnabar');
    expectTurnOf(unfit, 1);
    const enters = ['i05', 'i12'].map(indexOf);
    expect(enters.map((at) => SPACES[at].kind)).toEqual(['final', 'final']);
    let entered = 0;
    for (const seed of [41, 42]) {
      let pushed = new Set<unknown>();
      playRandomly(6, seed, {
        turns: 600,
        hear: (what, [seat], s) => {
          if (what === 'entered-final') entered++;
          if (what === 'not-exact' || what === 'stopped') pushed.add(seat);
          if (what !== 'turn') return;
          const holders = s.trainers.flatMap(({ at }, i) => (enters.includes(at) ? [i] : []));
          for (const one of holders) if (!pushed.has(one)) expect.fail(`ENTER is held in turn ${s.turn}`);
          pushed = new Set(holders);
        },
      });
    }
    expect(entered).toBeGreaterThan(3);
  });
});

describe('Worked examples', () => {
  it('C-EX-06 a trade with a lone mover on a Draw Event space: swapped, no Event Card, the turn ends', () => {
    const t = table({
      trainers: [
        { at: 'p03', ...ME },
        { at: 'p04', ...OTHER },
      ],
    });
    t.roll('move', 3).answer('trade').answer(OFFER).answers(1, 'accept');
    expect([teamOf(t.s, 0), teamOf(t.s, 1)]).toEqual([
      ['Pikachu', 'Rattata'],
      ['Meowth', 'Pidgey'],
    ]);
    expect(t.told(SPECTATOR, 'drew-event')).toEqual([]);
    expect(places(t)).toEqual(['p04', 'p04']);
    expectTurnOf(t, 1);
  });

  it('C-EX-18 a lone mover two ahead, the next space empty, a 2: stop there, else the third space', () => {
    const start = () => table({ trainers: [{ at: 'p04' }, { at: 'p06' }] }).roll('move', 2);
    const stop = start();
    expect(stop.optionIds()).toEqual(['go-on', 'challenge']);
    stop.answer('challenge').rolls(['battle', 6], ['battle', 1], ...TWO_CARDS);
    expect(placeOf(stop.s, 0)).toBe('p06');
    expectTurnOf(stop, 1);
    const on = start().answer('go-on').roll('event', 'pokemon-center'); // p07 is resolved
    expect(placeOf(on.s, 0)).toBe('p07');
    expectTurnOf(on, 1);
  });
});
