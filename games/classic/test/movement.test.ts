import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { indexOf } from '../src/board.ts';
import { expectTurnOf, give, want } from './meeting.ts';
import { placeOf, type Seated, table } from './table.ts';

/** The spaces one may move to, as sentences: for one on a space, with a die, others standing elsewhere. */
function choices(me: Seated, pips: number, others: readonly string[] = ['pewter']) {
  const t = table({ trainers: [me, ...others.map((at) => ({ at }))] });
  if (t.match.chance === null) t.answer('roll');
  return t.roll('move', pips);
}
const ends = (t: ReturnType<typeof choices>): string =>
  t.optionIds().sort().join(' ').replaceAll('move:', '');
/** Where the mover ended without a choice. */
const walked = (t: ReturnType<typeof choices>): readonly (string | number)[] => {
  const [, , , path] = t.told(SPECTATOR, 'moved')[0] as unknown as [string, number, number, number[]];
  return [placeOf(t.s, 0), path.length];
};

describe('Movement on the road', () => {
  it('C-MOVE-01 the full number is moved, and a city counts as one space', () => {
    const t = choices({ at: 'p02' }, 5).expectChance('chip');
    expect(walked(t)).toEqual(['p06', 5]);
    expect(t.told(SPECTATOR, 'drew-items')).toEqual([]); // Viridian City was only passed
    for (const pips of [1, 2, 3, 4, 6]) {
      const other = choices({}, pips);
      expect(walked(other)).toEqual([['p01', 'p02', 'p03', 'viridian', '', 'p05'][pips - 1], pips]);
      other.expectChance(other.match.chance?.why as string);
    }
  });

  it('C-MOVE-02 only forward until Cerulean City is reached', () => {
    expect(walked(choices({ at: 'p08' }, 2).expectChance('chip'))).toEqual(['p10', 2]); // without a question
    const t = choices({ at: 'g04' }, 3);
    expect(ends(t)).toBe('g06 g13');
    const back = t.refusal('move:g03');
    expect([back.code, back.clause]).toEqual(['no-such-option', 'C-MOVE-02']);
  });

  it('C-MOVE-04 Cerulean City forks east and south, also in mid-move', () => {
    expect(ends(choices({ at: 'g05' }, 2))).toBe('g06 g13');
    expect(ends(choices({ at: 'g03' }, 6))).toBe('g08 saffron');
    const t = choices({ at: 'g05' }, 3).answer('move:g14');
    expect(t.told(SPECTATOR, 'moved')[0][3]).toEqual(['cerulean', 'g13', 'g14'].map(indexOf));
    t.expectChance('chip');
  });

  it('C-MOVE-05 with free roaming every direction at the start, every branch at a junction', () => {
    expect(ends(choices({ at: 'saffron' }, 2))).toBe('b02 g13 g16 g18');
    expect(ends(choices({ at: 'g14' }, 2))).toBe('b01 cerulean g15 g17');
    expect(ends(choices({ at: 'p05', roams: true }, 2, ['saffron']))).toBe('p07 viridian'); // towards Pallet too
  });

  it('C-MOVE-06 no space twice, and the start counts as entered', () => {
    const t = choices({ at: 'b04' }, 6);
    const here = t.refusal('move:b04'); // once round the circuit
    expect([here.code, here.clause]).toEqual(['no-such-option', 'C-MOVE-06']);
    expect(ends(choices({ at: 'g15' }, 2))).not.toContain('g15'); // g16 and back
  });

  it('C-MOVE-07 a path that would run past Pallet Town is not legal', () => {
    const near = { at: 'p02', roams: true };
    expect(ends(choices(near, 2))).toBe('pallet viridian');
    expect(walked(choices(near, 3).expectChance('event'))).toEqual(['p04', 3]);
    expect(walked(choices(near, 2, ['pallet', 'pewter']).expectChance('item'))).toEqual(['viridian', 2]);
  });

  it('C-MOVE-08 in a cul-de-sac there is still a way', () => {
    const t = choices({ at: 'cinnabar' }, 1, ['r13', 'r12', 'r11', 'r10', 'r09']);
    for (let passed = 0; passed < 5; passed++) t.expectAsked('stop', 0).answer('go-on');
    t.expectChance('item');
    expect(walked(t)).toEqual(['fuchsia', 6]);
    const p = choices({ at: 'pallet', roams: true }, 2, ['p01', 'p02', 'p03', 'viridian', 'p04']);
    for (let passed = 0; passed < 5; passed++) p.expectAsked('stop', 0).answer('go-on');
    p.expectChance('chip');
    expect(walked(p)).toEqual(['p05', 6]);
  });

  it('C-MOVE-11 two paths to one end are two choices, and may pass different trainers', () => {
    const start = () => choices({ at: 'b03' }, 3, ['b05']);
    const t = start();
    expect(ends(t)).toBe('b01 b08:by-b04 b08:by-b06');
    t.answer('move:b08:by-b06').expectChance('event');
    expect(placeOf(t.s, 0)).toBe('b08');
    start().answer('move:b08:by-b04').expectAsked('stop', 0);
  });
});

describe('Free roaming', () => {
  const roams = (t: ReturnType<typeof choices>): boolean => t.view(1).trainers[0].roams;

  it('C-MOVE-03 gained by standing on Cerulean City, for all three directions', () => {
    const t = table({ trainers: [{ at: 'g04' }, { at: 'pallet' }] });
    expect(roams(t)).toBe(false);
    t.roll('move', 2);
    expect([placeOf(t.s, 0), roams(t)]).toEqual(['cerulean', true]);
    t.rolls(['move', 1], ['chip', 'Pidgey'], ['catch', 1], ['move', 1]);
    expect(ends(t)).toBe('g05 g06 g13');
  });

  it('C-MOVE-03 gained by going through it, and not in front of it', () => {
    const through = choices({ at: 'g04' }, 3).answer('move:g06').expectChance('chip');
    expect(roams(through)).toBe(true);
    const before = choices({ at: 'g04' }, 1).expectChance('event');
    expect([placeOf(before.s, 0), roams(before)]).toEqual(['g05', false]);
  });

  it('C-MOVE-03 not by a path that ended in a stop in front of it', () => {
    const t = choices({ at: 'g03' }, 4, ['g05']).answer('move:g13').answer('challenge');
    t.rolls(['battle', 6], ['battle', 1], ['item', 'potion'], ['item', 'potion']);
    expect([placeOf(t.s, 0), roams(t)]).toEqual(['g05', false]);
    expectTurnOf(t, 1);
  });

  it('C-MOVE-03 but by one that ended in a stop beyond', () => {
    const t = choices({ at: 'g04' }, 6, ['g06']).answer('move:g09').answer('challenge');
    t.rolls(['battle', 6], ['battle', 1], ['item', 'potion'], ['item', 'potion']);
    expect([placeOf(t.s, 0), roams(t)]).toEqual(['g06', true]);
    expectTurnOf(t, 1);
  });

  it('C-MOVE-03 by Fly to a place beyond, and then for good', () => {
    const t = table({ trainers: [{ hand: ['fly', 'fly'] }, { at: 'cinnabar', hand: ['fly'] }] });
    t.answer('fly:vermilion');
    expect(roams(t)).toBe(true);
    t.answer('fly:fuchsia').rolls(['item', 'potion'], ['item', 'potion']);
    t.answer('fly:viridian').rolls(['item', 'potion'], ['item', 'potion']);
    expect([placeOf(t.s, 0), roams(t)]).toEqual(['viridian', true]);
    t.roll('move', 1).answer('move:r09').rolls(['chip', 'Onix'], ['catch', 1], ['move', 2]);
    expect(ends(t)).toBe('p02 p05');
  });

  it('C-MOVE-03 not by Fly within the first stretch', () => {
    const t = table({ trainers: [{ hand: ['fly'] }, { at: 'cinnabar' }] }).answer('fly:pewter');
    t.rolls(['item', 'potion'], ['item', 'potion']);
    expect(roams(t)).toBe(false);
    expectTurnOf(t, 1);
  });

  it('C-MOVE-03 by the move to Cinnabar', () => {
    const team = ['Bulbasaur', 'Ivysaur', 'Venusaur', 'Charizard'];
    const t = choices({ team, at: 'p03' }, 1);
    t.rolls(['item', 'potion'], ['item', 'potion'], ['item', 'potion'], ['item', 'potion']);
    expect([placeOf(t.s, 0), roams(t)]).toEqual(['cinnabar', true]);
    expectTurnOf(t, 1);
  });
});

describe('The path and the cards', () => {
  it('C-MOVE-09 the whole path is fixed before the first stop is offered', () => {
    const team = ['Pikachu', 'Pidgey'];
    const start = () =>
      table({
        trainers: [
          { at: 'g06', team },
          { at: 'cerulean', team: ['Meowth', 'Rattata'] },
        ],
      })
        .roll('move', 3)
        .expectAsked('move', 0);
    const t = start();
    expect(ends(t)).toBe('g04 g09 g14');
    t.answer('move:g14').expectAsked('stop', 0).answer('go-on').expectChance('chip');
    expect(placeOf(t.s, 0)).toBe('g14'); // no new choice
    const refused = start()
      .answer('move:g04')
      .answer('trade')
      .answer([give('Pidgey'), want('Rattata')]);
    refused.answers(1, 'refuse').expectChance('chip');
    expect(placeOf(refused.s, 0)).toBe('g04'); // along that same path
  });

  it('C-MOVE-09 the push-on belongs to it', () => {
    const t = choices({ at: 'g15' }, 1, ['saffron']);
    expect(ends(t)).toBe('b01 g14 g16 g17');
    t.answer('move:g17').expectAsked('stop', 0).answer('go-on').expectChance('event');
    expect(placeOf(t.s, 0)).toBe('g17');
  });

  it('C-MOVE-10 Balls and Attack Bonus cards never change a movement roll', () => {
    const hand = ['great-ball', 'ultra-ball', 'master-ball', 'attack-bonus-5', 'time-machine'] as const;
    const t = choices({ at: 'saffron', hand }, 2).expectAsked('time-machine', 0);
    expect(t.optionIds()).toEqual(['pass', 'reroll:1']);
    t.pass(0).expectAsked('move', 0);
    for (const id of ['great-ball', 'ultra-ball', 'master-ball']) {
      expect(t.refusal(`play:${id}`)).toMatchObject({ code: 'no-such-option', clause: 'C-BALL-01' });
    }
    expect(t.refusal('play:attack-bonus-5')).toMatchObject({ code: 'no-such-option', clause: 'C-ATK-03' });
    expect(ends(t)).toBe('b02 g13 g16 g18'); // two spaces, no more and no less
    t.answer('move:b02').expectChance('chip');
    expect(t.view(1).trainers[0].cards).toBe(5);
  });
});

describe('Worked examples', () => {
  it('C-EX-04 past Lavender Town and back onto it is never offered', () => {
    for (const at of ['g10', 'g11', 'g12']) {
      const t = choices({ at }, 6);
      expect(t.optionIds()).not.toContain('move:lavender');
      expect(t.refusal('move:lavender')).toMatchObject({ code: 'no-such-option', clause: 'C-MOVE-06' });
    }
    expect(ends(choices({ at: 'g10' }, 6))).toBe('b11 g05 g13 g17');
  });

  it('C-EX-05 a 5 with fewer than 5 spaces to go may end on Cinnabar Island, for 2 Item Cards', () => {
    for (const at of ['r10', 'r11', 'r12', 'r13']) {
      const t = choices({ at }, 5);
      expect(t.optionIds().length).toBeGreaterThan(1);
      t.answer('move:cinnabar').rolls(['item', 'fly'], ['item', 'potion']);
      expect(placeOf(t.s, 0)).toBe('cinnabar');
      expect(t.view(0).trainers[0].cards).toBe(2);
      expectTurnOf(t, 1);
    }
  });

  it('C-EX-08 towards Fuchsia City on one turn, towards Vermilion City on the next', () => {
    const t = table({ trainers: [{ at: 'b12' }, { at: 'pallet' }] });
    t.roll('move', 2).answer('move:b14').rolls(['chip', 'Ivysaur'], ['catch', 1]);
    t.rolls(['move', 1], ['chip', 'Pidgey'], ['catch', 1]);
    t.roll('move', 3).answer('move:b11').rolls(['chip', 'Wartortle'], ['catch', 1]);
    expect(placeOf(t.s, 0)).toBe('b11');
    expectTurnOf(t, 1);
  });

  it('C-EX-20 from b03 a 3 offers b08 by two paths, a 6 never b03', () => {
    const t = choices({ at: 'b03' }, 3);
    expect(t.optionIds().filter((id) => id.includes('b08'))).toEqual(['move:b08:by-b04', 'move:b08:by-b06']);
    const six = choices({ at: 'b03' }, 6);
    expect(six.optionIds().some((id) => id.includes('b03'))).toBe(false);
    expect(six.refusal('move:b03').clause).toBe('C-MOVE-06');
  });

  it('C-EX-21 from p02 backward onto p01: pushed to Pallet Town / not offered', () => {
    const t = choices({ at: 'p02', roams: true }, 1, ['p01']);
    expect(ends(t)).toBe('p03 pallet');
    t.answer('move:pallet').expectAsked('stop', 0).answer('go-on');
    expect(placeOf(t.s, 0)).toBe('pallet');
    expectTurnOf(t, 1);
    const barred = choices({ at: 'p02', roams: true }, 1, ['p01', 'pallet']).expectChance('chip');
    expect(placeOf(barred.s, 0)).toBe('p03'); // the only way, unasked
  });
});
