import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { distancesFrom, SQUARES } from '../src/board.ts';
import { acts, expectTurnOf, partyOf, placeOf, squareOf, table, turnWith, walks } from './table.ts';

const TWO = [{}, {}];

describe('A turn', () => {
  it('B-TURN-02 begins with two dice, whose sum is the allowance', () => {
    const t = table({ seats: TWO }).expectChance('move');
    t.roll('move', 2).expectChance('move').roll('move', 5).expectAsked('move', 0);
    expect(t.view(1).steps).toBe(7);
    expect(t.view(1).dice).toEqual([2, 5]);
    expect(t.told(SPECTATOR, 'rolled')).toEqual([['rolled', 0, 2, 5]]);
  });

  it('B-TURN-03 one action ends it', () => {
    const t = turnWith(8, { seats: [{ at: '11-11' }, {}], keep: [1] });
    t.answer('capture').roll('card', 'Ditto');
    expectTurnOf(t, 1);
  });

  it('B-TURN-03 taking none is allowed', () => {
    const t = turnWith(8, { seats: [{ at: '11-11', party: ['Ditto'] }, {}] }).answer('end');
    expect(partyOf(t.s, 0)).toEqual(['Ditto']);
    expectTurnOf(t, 1);
  });

  it('B-TURN-04 B-TURN-06 after an action there is neither movement nor an HM', () => {
    const t = turnWith(12, { seats: [{ at: '11-4', party: ['Bulbasaur', 'Pidgey'] }, {}], keep: [3] });
    expect(acts(t)).toContain('cut:bulbasaur:11-5');
    t.answer('capture').roll('card', 'Ditto');
    expectTurnOf(t, 1);
  });

  it('B-TURN-05 the turn can be ended at any moment', () => {
    const t = turnWith(4, { seats: [{ party: ['Pidgey'] }, { party: ['Ditto'] }] });
    expect(t.optionIds()).toContain('end');
    t.answer('go:11-11');
    expect(t.optionIds()).toContain('end');
    t.answer('trade:1').answer(['give:pidgey', 'want:any']).answer('reject');
    expect(t.optionIds()).toContain('end');
    t.answer('end');
    expectTurnOf(t, 1);
  });

  it('B-TURN-05 with nothing left to choose it ends by itself', () => {
    const t = turnWith(2, { seats: [{ at: '15-10' }, {}] });
    t.answer('go:15-9').answer('go:14-9');
    expect(t.optionIds()).toEqual(['capture', 'end']);
    const road = turnWith(2, { seats: [{ at: '11-3' }, {}] })
      .answer('go:11-2')
      .answer('go:11-3');
    expectTurnOf(road, 1);
  });
});

describe('Movement', () => {
  it('B-MOVE-01 from 0 squares up to the sum, and the rest is lost', () => {
    const t = turnWith(3, { seats: [{ at: '11-12' }, {}] });
    const far = distancesFrom(squareOf('11-12'), 0);
    const near = SQUARES.filter((_, at) => far[at] > 0 && far[at] <= 3).map(({ id }) => id);
    expect(walks(t).sort()).toEqual(near.sort());
    expect(t.refusal('go:11-16')).toMatchObject({ code: 'no-such-option', clause: 'B-MOVE-01' });
    t.answer('go:11-13').answer('end').rolls(['move', 1], ['move', 1]).answer('end');
    t.rolls(['move', 1], ['move', 1]);
    expect(t.s.steps).toBe(2); // nothing was saved up
  });

  it('B-MOVE-02 each step costs 1, over edges only, back and forth as one likes', () => {
    const t = turnWith(4, { seats: [{ at: '11-12' }, {}] });
    expect(walks(t)).toContain('12-13'); // round the corner
    t.answer('go:11-13');
    expect(t.s.steps).toBe(3);
    t.answer('go:11-12').answer('go:11-13').answer('go:11-14');
    expect(t.s.steps).toBe(0);
    expect(placeOf(t.s, 0)).toBe('11-14');
    // one square away over the corner, two on foot
    const corner = turnWith(2, { seats: [{ at: '11-14' }, {}] });
    expect(walks(corner)).toContain('12-13');
    corner.answer('go:12-13');
    expect(corner.told(0, 'walked')).toEqual([
      ['walked', 0, squareOf('12-13'), 0, ['11-14', '11-13', '12-13'].map(squareOf)],
    ]);
    expectTurnOf(corner, 1);
  });

  it('B-MOVE-03 movers never block, and any number may share a square', () => {
    const t = turnWith(3, { seats: [{ at: '11-12' }, { at: '11-13' }, { at: '11-13' }, { at: '11-14' }] });
    expect(walks(t)).toEqual(expect.arrayContaining(['11-13', '11-14', '11-15']));
    t.answer('go:11-13');
    for (const seat of [0, 1, 2]) expect(placeOf(t.s, seat)).toBe('11-13');
  });

  it('B-MOVE-04 shrubs and water cannot be walked onto', () => {
    const t = turnWith(12, { seats: [{ at: '14-9' }, {}] });
    expect(walks(t)).not.toContain('16-9');
    expect(walks(t)).not.toContain('17-9'); // nor past it
    expect(t.refusal('go:16-9')).toMatchObject({ clause: 'B-MOVE-04', why: ['why.shrub'] });
    expect(t.refusal('go:14-8')).toMatchObject({ clause: 'B-MOVE-05', why: ['why.water'] });
  });

  it('B-MOVE-05 having the HM does not open them', () => {
    const t = turnWith(12, { seats: [{ at: '15-9', party: ['Bulbasaur', 'Squirtle'] }, {}] });
    expect(walks(t)).not.toContain('16-9');
    expect(walks(t)).not.toContain('15-8');
    expect(acts(t)).toContain('cut:bulbasaur:16-9');
    t.answer('cut:bulbasaur:16-9');
    expect(walks(t)).toContain('16-9');
    expect(walks(t)).not.toContain('15-8'); // nobody ever stands on water
  });

  it('B-MOVE-06 buildings cannot be entered', () => {
    const t = turnWith(12, { seats: TWO });
    for (const { id, kind } of SQUARES) {
      if (kind === 'gym' || kind === 'contest' || kind === 'center') expect(walks(t)).not.toContain(id);
    }
    expect(t.refusal('go:11-9')).toMatchObject({ clause: 'B-MOVE-06', why: ['why.building'] });
  });

  it('B-MOVE-07 an HM breaks up the movement, which goes on with what is left', () => {
    const t = turnWith(7, { seats: [{ at: '11-2', party: ['Oddish'] }, {}] });
    t.answer('go:11-4');
    expect(t.s.steps).toBe(5);
    t.answer('cut:oddish:11-5');
    expect(t.s.steps).toBe(5);
    t.answer('go:11-8');
    expect(t.s.steps).toBe(1);
  });

  it('B-ACT-01 the five actions, each where its place allows it', () => {
    const party = ['Ditto', 'Eevee'];
    const here = (at: string) => acts(turnWith(2, { seats: [{ at, party }, { party: ['Vulpix'] }] }));
    expect(here('11-11')).toEqual(['capture', 'trade:1', 'end']);
    expect(here('11-10')).toEqual(['swap', 'trade:1', 'end']);
    expect(here('11-2')).toEqual(['challenge:gym-fire', 'trade:1', 'end']);
    expect(here('3-2')).toEqual(['compete:contest-normal', 'trade:1', 'end']);
    expect(here('11-15')).toEqual(['trade:1', 'end']);
  });

  it('B-ACT-02 before, during and after the movement, but after the roll', () => {
    const t = table({ seats: [{ at: '11-11' }, {}] }).expectChance('move');
    t.rolls(['move', 1], ['move', 1]);
    expect(acts(t)).toContain('capture');
    t.answer('go:11-12');
    expect(acts(t)).toContain('capture');
    t.answer('go:11-13');
    expect(t.s.steps).toBe(0);
    expect(acts(t)).toContain('capture');
  });

  it('a walk can be taken back, for it shows nothing', () => {
    const t = turnWith(5, { seats: TWO }).answer('go:11-12');
    expect(t.match.undo(0)).toEqual({ ok: true });
    expect(placeOf(t.s, 0)).toBe('11-10');
  });
});
