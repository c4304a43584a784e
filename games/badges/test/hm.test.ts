import { describe, expect, it } from 'vitest';
import { SHRUBS, SQUARES } from '../src/board.ts';
import { CARDS, HMS } from '../src/data/cards.ts';
import {
  acts,
  expectTurnOf,
  kindOf,
  knownOf,
  placeOf,
  type Seated,
  squareOf,
  turnWith,
  walks,
} from './table.ts';

const standing = (t: ReturnType<typeof turnWith>) => t.view(1).shrubs;
const at = (place: string, party: string[], more: Seated = {}) => [{ at: place, party, ...more }, {}];

describe('HMs', () => {
  it('B-EX-01 walk 4, cut, and walk on with the 2 that are left', () => {
    // five squares ahead: (20,9) to the shrub (16,9) is 4, so from (20,10) it is 5
    const book = turnWith(6, { seats: at('20-10', ['Bulbasaur']) });
    book.answer('go:17-9');
    expect(book.s.steps).toBe(2); // walked 4
    book.answer('cut:bulbasaur:16-9');
    expect(standing(book)).not.toContain('16-9');
    expect(book.s.steps).toBe(2);
    book.answer('go:15-9'); // over the former shrub's square to the one beyond
    expect([placeOf(book.s, 0), book.s.steps]).toEqual(['15-9', 0]);
  });

  it('B-EX-02 without Cut the shrub is no square to walk to', () => {
    const t = turnWith(6, { seats: at('20-10', ['Squirtle']) }).answer('go:17-9');
    expect(walks(t)).not.toContain('16-9');
    expect(acts(t)).not.toContain('cut:squirtle:16-9');
  });

  it('B-HM-01 three HMs, and a card has one or none', () => {
    expect(HMS).toEqual(['cut', 'surf', 'fly']);
    for (const { hm } of CARDS) expect(hm === null || HMS.includes(hm)).toBe(true);
  });

  it('B-HM-02 only from the Party, and only in the own turn', () => {
    const t = turnWith(4, { seats: at('11-4', ['Ditto'], { box: ['Bulbasaur'] }) });
    expect(acts(t)).toEqual(['capture', 'end']);
    expect(t.refusal('cut:bulbasaur')).toMatchObject({ clause: 'B-HM-02', why: ['why.boxed'] });
    const theirs = turnWith(4, { seats: [{}, { at: '11-4', party: ['Bulbasaur'] }] });
    theirs.expectAsked('move', 0);
    expect(acts(theirs)).toEqual(['end']);
  });

  it('B-HM-03 is no action: one may follow', () => {
    const t = turnWith(4, { seats: at('11-4', ['Bulbasaur']), keep: [3] }).answer('cut:bulbasaur:11-5');
    expect(acts(t)).toContain('capture');
    t.answer('capture').roll('card', 'Ditto');
    expectTurnOf(t, 1);
  });

  it('B-HM-04 one use a turn, whoever of the Party lends it', () => {
    const t = turnWith(8, { seats: at('14-9', ['Squirtle', 'Bulbasaur', 'Pidgey']) });
    t.answer('go:15-9').answer('cut:bulbasaur:16-9');
    expect(acts(t)).toEqual(['capture', 'end']);
    expect(t.refusal('surf:squirtle')).toMatchObject({ clause: 'B-HM-04', why: ['why.hm-used'] });
    t.answer('end').rolls(['move', 1], ['move', 1]).answer('end').rolls(['move', 1], ['move', 1]);
    expect(acts(t)).toContain('fly:pidgey:west'); // and again in the next turn
  });

  it('B-OPT-03 hmUsesPerTurn: up to three, Fly still once and first', () => {
    const t = turnWith(8, {
      seats: at('14-9', ['Squirtle', 'Bulbasaur', 'Pidgey']),
      options: { hmUsesPerTurn: 3 },
    });
    t.answer('surf:squirtle:north').answer('surf:squirtle:south');
    expect(acts(t).some((id) => id.startsWith('fly'))).toBe(false);
    t.answer('surf:squirtle:north');
    expect(acts(t)).toEqual(['capture', 'end']);
    const flown = turnWith(8, {
      seats: at('13-9', ['Squirtle', 'Bulbasaur', 'Pidgey', 'Doduo']),
      options: { hmUsesPerTurn: 3 },
    });
    flown.answer('fly:pidgey:east');
    expect(acts(flown)).toEqual(['capture', 'cut:bulbasaur:16-9', 'end']); // neither a flight nor Surf (B-AMB-24)
    flown.answer('cut:bulbasaur:16-9');
    expect(walks(flown)).toEqual([]);
  });

  it('B-HM-05 a fainted Pokémon can still use its HM', () => {
    const t = turnWith(4, { seats: at('11-4', ['Bulbasaur'], { fainted: ['Bulbasaur'] }) });
    t.answer('cut:bulbasaur:11-5');
    expect(standing(t)).toHaveLength(7);
  });

  it('B-HM-06 after the roll, before the action, and its Pokémon is shown to all', () => {
    const t = turnWith(4, { seats: at('11-4', ['Bulbasaur', 'Ditto']) });
    expect(knownOf(t, 0, 1)).toEqual({});
    t.answer('cut:bulbasaur:11-5');
    expect(knownOf(t, 0, 1)).toEqual({ Bulbasaur: 'party' });
    expect(t.told(1, 'cut-shrub')).toEqual([['cut-shrub', 0, kindOf('Bulbasaur'), squareOf('11-5'), 0]]);
  });

  it('B-CUT-01 removes a shrub next to the mover, for everybody', () => {
    const t = turnWith(2, { seats: [{ at: '11-4', party: ['Celebi'] }, { at: '11-6' }] });
    t.answer('cut:celebi:11-5').answer('end').rolls(['move', 1], ['move', 1]);
    expect(walks(t)).toContain('11-5');
    t.answer('go:11-5');
    expect(placeOf(t.s, 1)).toBe('11-5');
    const far = turnWith(2, { seats: at('11-3', ['Celebi']) });
    expect(acts(far)).toEqual(['end']);
    expect(far.refusal('cut:celebi')).toMatchObject({ clause: 'B-CUT-01', why: ['why.no-shrub'] });
  });

  it('B-CUT-02 for the rest of the game', () => {
    const t = turnWith(2, { seats: at('11-4', ['Oddish']) }).answer('cut:oddish:11-5');
    for (let i = 0; i < 10; i++) {
      t.answer('end').rolls(['move', 1], ['move', 1]);
      expect(standing(t)).not.toContain('11-5');
    }
    expect(standing(t)).toHaveLength(SHRUBS.length - 1);
  });

  it('B-CUT-03 costs no movement, the opened square costs 1', () => {
    const t = turnWith(2, { seats: at('11-4', ['Oddish']) }).answer('cut:oddish:11-5');
    expect(t.s.steps).toBe(2);
    t.answer('go:11-5');
    expect(t.s.steps).toBe(1);
  });

  it('B-SURF-01 B-EX-12 straight over the water at no cost', () => {
    const t = turnWith(6, { seats: at('13-9', ['Squirtle']) }).answer('go:14-9');
    expect(t.s.steps).toBe(5);
    t.answer('surf:squirtle:north');
    expect([placeOf(t.s, 0), t.s.steps, t.view(1).steps]).toEqual(['14-3', 5, 5]);
    expect(SQUARES[squareOf('14-3')].route).toBe(5);
    expect(walks(t)).not.toContain('15-3');
    t.answer('go:13-3');
    expect(t.s.steps).toBe(4);
  });

  it('B-SURF-02 B-EX-13 not onto a shrub; onto its square once it is cut', () => {
    const t = turnWith(2, { seats: at('15-9', ['Squirtle']) });
    expect(acts(t)).toEqual(['capture', 'end']);
    expect(t.refusal('surf:squirtle')).toMatchObject({ clause: 'B-SURF-02', why: ['why.no-shore'] });
    const cut = turnWith(2, { seats: at('15-9', ['Squirtle']), cut: ['15-3'], keep: [6] });
    cut.answer('surf:squirtle:north');
    expect(placeOf(cut.s, 0)).toBe('15-3');
    cut.answer('capture').roll('card', 'Vulpix');
    expect(cut.told(1, 'captured')).toEqual([['captured', 0, 5, false, 1]]);
    expectTurnOf(cut, 1);
  });

  it('B-SURF-03 the rest of the allowance may still be walked', () => {
    const t = turnWith(3, { seats: at('4-15', ['Marill']) }).answer('surf:marill:north');
    expect(placeOf(t.s, 0)).toBe('4-9');
    t.answer('go:2-9');
    expect(t.s.steps).toBe(1);
  });

  it('B-FLY-01 B-EX-14 straight on to the edge of the route', () => {
    const t = turnWith(5, { seats: at('3-3', ['Pidgey']) }).answer('fly:pidgey:south');
    expect(placeOf(t.s, 0)).toBe('3-8');
    const [, , kind, to, , way] = t.told(1, 'flew')[0];
    expect([kind, to]).toEqual([kindOf('Pidgey'), squareOf('3-8')]);
    expect(way).toEqual(['3-3', '3-4', '3-5', '3-6', '3-7', '3-8'].map(squareOf));
    expect(walks(t)).toEqual([]);
    const path = turnWith(5, { seats: at('3-3', ['Pidgey']), options: { flyStops: 'path' } });
    expect(placeOf(path.answer('fly:pidgey:south').s, 0)).toBe('3-9');
    expectTurnOf(path, 1); // nothing is left to do there
  });

  it('B-FLY-02 only before the first step and any Surf; no step follows, an action may', () => {
    const moved = turnWith(5, { seats: at('3-3', ['Pidgey']) }).answer('go:3-4');
    expect(acts(moved)).toEqual(['capture', 'end']);
    expect(moved.refusal('fly:pidgey')).toMatchObject({ clause: 'B-FLY-02', why: ['why.moved'] });
    const t = turnWith(5, { seats: at('3-3', ['Pidgey']), keep: [5] }).answer('fly:pidgey:south');
    expect(t.refusal('go:3-7')).toMatchObject({ clause: 'B-FLY-02', why: ['why.flown'] });
    t.answer('capture').roll('card', 'Hoppip');
    expectTurnOf(t, 1);
    const cut = turnWith(5, { seats: at('13-9', ['Pidgey', 'Oddish']), options: { hmUsesPerTurn: 2 } });
    cut.answer('fly:pidgey:east').answer('cut:oddish:16-9');
    expect(placeOf(cut.s, 0)).toBe('15-9');
  });

  it('B-FLY-03 B-EX-15 it ends before a shrub, or at the next region; movers do not stop it', () => {
    const seats = [{ at: '13-9', party: ['Pidgey'] }, { at: '15-9' }];
    const fly = (more: object) => placeOf(turnWith(5, { seats, ...more }).answer('fly:pidgey:east').s, 0);
    expect(fly({})).toBe('15-9');
    expect(fly({ cut: ['16-9'] })).toBe('18-9');
    expect(fly({ cut: ['16-9'], options: { flyStops: 'path' } })).toBe('20-9');
  });

  it('B-FLY-03 no flight crosses a lake, unless the path decides', () => {
    const north = acts(turnWith(5, { seats: at('14-9', ['Pidgey']) }));
    expect(north).not.toContain('fly:pidgey:north');
    const t = turnWith(5, { seats: at('14-9', ['Pidgey']), options: { flyStops: 'path' } });
    expect(placeOf(t.answer('fly:pidgey:north').s, 0)).toBe('14-3'); // B-OPT-08: over the water
  });

  it('B-FLY-04 B-EX-16 a direction that leads nowhere is not offered', () => {
    const flights = (options = {}) =>
      acts(turnWith(5, { seats: at('11-10', ['Pidgey']), options })).filter((id) => id.startsWith('fly'));
    expect(flights()).toEqual(['fly:pidgey:east', 'fly:pidgey:west']);
    const ends = (way: string) => {
      const t = turnWith(5, { seats: at('11-10', ['Pidgey']) }).answer(`fly:pidgey:${way}`);
      expectTurnOf(t, 1);
      return placeOf(t.s, 0);
    };
    expect([ends('west'), ends('east')]).toEqual(['10-10', '12-10']);
    expect(flights({ flyStops: 'path' })).toContain('fly:pidgey:south');
    const alone = turnWith(5, { seats: at('19-3', ['Pidgey']) });
    expect(alone.refusal('fly:pidgey')).toMatchObject({ clause: 'B-FLY-04', why: ['why.no-flight'] });
  });

  it('B-OPT-08 flyStops path: to the last square before a shrub, a building, a blank or the edge of the grid', () => {
    const t = turnWith(5, { seats: at('11-10', ['Pidgey']), options: { flyStops: 'path' } });
    expect(placeOf(t.answer('fly:pidgey:south').s, 0)).toBe('11-16');
    expectTurnOf(t, 1);
  });
});
