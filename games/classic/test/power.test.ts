import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { CERULEAN, SPACES } from '../src/board.ts';
import { drawing, rolling } from './drawing.ts';
import { expectTurnOf, type Played } from './meeting.ts';
import { dexOf, handOf, type Seated, table } from './table.ts';

const at = (t: Played, seat: number): string => SPACES[t.s.trainers[seat].at].id;

/** Seat 0 rolls 2 from g04 and ends its turn in Cerulean City, where nothing happens to a fit team. */
const toCerulean = (me: Seated): Played => rolling([me, {}], 'g04').rolls(['move', 2]);

describe('Power Points', () => {
  it('C-PP-01 all fit Pokémon count, the Starter included, knocked-out ones 0', () => {
    const t = table({
      trainers: [
        { team: ['Charmander', 'Onix', 'Mewtwo', 'Pidgey'], ko: ['Mewtwo'] },
        { team: ['Bulbasaur'] },
        { team: ['Pikachu', 'Seel'], ko: ['Pikachu', 'Seel'] },
      ],
    });
    t.expectChance('move');
    for (const seat of [0, 1, 2, SPECTATOR]) {
      expect(t.view(seat).trainers.map(({ power }) => power)).toEqual([5 + 6 + 2, 4, 0]);
    }
  });

  it('C-PP-02 20 or more opens the way, the sum need not be exact', () => {
    const ends = (team: readonly string[]): string => {
      const t = toCerulean({ team });
      while (t.match.chance?.why === 'item') t.rolls(['item', 'fly']);
      expectTurnOf(t, 1);
      return at(t, 0);
    };
    expect(ends(['Squirtle', 'Ivysaur', 'Venusaur'])).toBe('cerulean'); // 5 + 7 + 7 = 19
    expect(ends(['Bulbasaur', 'Ivysaur', 'Venusaur', 'Pidgey'])).toBe('cinnabar'); // 20
    expect(ends(['Bulbasaur', 'Ivysaur', 'Venusaur', 'Ekans'])).toBe('cinnabar'); // 21
    expect(ends(['Bulbasaur', 'Ivysaur', 'Venusaur', 'Mewtwo', 'Zapdos'])).toBe('cinnabar'); // 35
  });

  const twenty = ['Bulbasaur', 'Ivysaur', 'Venusaur', 'Pidgey'];

  it('C-PP-03 with 20 at the end of the own turn the mover goes to Cinnabar at once, unasked', () => {
    const t = toCerulean({ team: twenty });
    expect([t.match.open(), at(t, 0)]).toEqual([[], 'cinnabar']);
    expect(t.told(1, 'called-to-cinnabar')).toEqual([['called-to-cinnabar', 0, 20, CERULEAN]]);
    t.expectChance('item');
  });

  it('C-PP-03 only after the space is carried out: what is caught there counts', () => {
    const t = rolling([{ team: ['Bulbasaur', 'Ivysaur', 'Venusaur'] }, {}], 'p02').rolls(['move', 1]);
    t.rolls(['chip', 'Pidgey']);
    expect(at(t, 0)).toBe('p03');
    t.rolls(['catch', 3], ['item', 'fly'], ['item', 'potion']);
    expect(at(t, 0)).toBe('cinnabar');
    expectTurnOf(t, 1);
  });

  it('C-PP-04 there two Item Cards are drawn', () => {
    const t = toCerulean({ team: twenty }).rolls(['item', 'fly'], ['item', 'potion']);
    expect(handOf(t.s, 0)).toEqual(['fly', 'potion']);
    expectTurnOf(t, 1);
  });

  it('C-PP-05 who is on Cinnabar already draws nothing more', () => {
    const t = rolling([{ team: twenty }, {}], 'r13').rolls(['move', 1]);
    t.answer('move:cinnabar');
    t.rolls(['item', 'fly'], ['item', 'potion']); // for landing there
    expectTurnOf(t, 1);
    expect(t.told(SPECTATOR, 'called-to-cinnabar')).toEqual([]);
  });

  it('C-PP-05 who is on Indigo Plateau stays there', () => {
    const t = rolling([{ team: twenty }, {}], 'i14').rolls(['move', 1]);
    expectTurnOf(t, 1);
    expect([at(t, 0), handOf(t.s, 0)]).toEqual(['i01', []]);
  });

  it('C-PP-06 20 reached in another’s turn counts at the end of the own next one', () => {
    const t = drawing('trade', [
      { team: ['Bulbasaur', 'Mewtwo'] },
      { at: 'g04', team: ['Charmander', 'Ivysaur', 'Pidgey'] }, // 14, with Mewtwo instead of Pidgey 21
    ]);
    t.answer(`take:${dexOf('Pidgey')}`);
    expectTurnOf(t, 1);
    expect([t.view(1).trainers[1].power, at(t, 1)]).toEqual([21, 'g04']);
    t.rolls(['move', 2]);
    expect(at(t, 1)).toBe('cinnabar');
    t.rolls(['item', 'fly'], ['item', 'fly']);
    expectTurnOf(t, 0);
  });

  it('C-PP-06 nobody else is moved at the end of a turn', () => {
    const t = rolling([{ team: ['Pikachu'] }, { at: 'g04', team: twenty }], 'i14').rolls(['move', 1]);
    expect(at(t, 1)).toBe('g04');
    expectTurnOf(t, 1);
  });

  it('C-EX-17 5 + 7 + 7 + 2 with one 7 knocked out: 14, no relocation', () => {
    const team = ['Squirtle', 'Ivysaur', 'Venusaur', 'Pidgey'];
    const t = rolling([{ team, ko: ['Venusaur'] }, {}], 'p01').rolls(['move', 1], ['event', 'trade']); // no partner
    expectTurnOf(t, 1);
    expect(t.view(1).trainers[0].power).toBe(14);
    expect([at(t, 0), handOf(t.s, 0)]).toEqual(['p02', []]);
    const fit = rolling([{ team }, {}], 'p01').rolls(['move', 1], ['event', 'trade']);
    expect([at(fit, 0), fit.view(1).trainers[0].power]).toEqual(['cinnabar', 21]); // it is the knock-out that keeps it
    fit.expectChance('item');
  });
});
