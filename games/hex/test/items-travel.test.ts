import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import {
  AWAY,
  BOARD,
  discarded,
  go,
  handOf,
  placeOf,
  type Seated,
  SIX,
  type TableSetup,
  type Told,
  table,
  teamOf,
} from './table.ts';

/** Seat 0 with these Items in its first free moment, another player elsewhere. */
const holding = (hand: readonly ItemId[], me: Seated = {}, more: Partial<TableSetup> = {}): Told =>
  table({ players: [{ hand, ...me }, AWAY], ...more });
const ids = (t: Told, start: string): string[] => t.optionIds().filter((id) => id.startsWith(start));

describe('Escape Rope', () => {
  it('H-ITEM-14 H-ITEM-15 H-REACT-11 changes the own movement roll after it is seen', () => {
    const t = holding(['escape-rope'], { at: 'new-bark-0' }).roll('move', 3).expectAsked('on-count', 0);
    expect(ids(t, 'escape')).toEqual([
      'escape-rope:-2',
      'escape-rope:-1',
      'escape-rope:+1',
      'escape-rope:+2',
    ]);
    t.answer('escape-rope:-2');
    expect(placeOf(t, 0)).toBe('new-bark-1');
    t.rolls(['pokemon', 'gastly'], ['catch', 1]);
    expect(discarded(t)).toEqual(['escape-rope']);
  });

  it("H-ITEM-15 not another player's roll, nor Hiker's steps", () => {
    const t = table({ players: [{ at: 'new-bark-0' }, { hand: ['escape-rope'] }] });
    go(t, 1, 'new-bark-1').rolls(['pokemon', 'gastly'], ['catch', 1]);
    expect(t.s.active).toBe(1);
    const hiker = holding(['escape-rope'], { trainer: 'hiker' }).answer('hiker').answer('1');
    hiker.rolls(['pokemon', 'gastly'], ['catch', 1]);
    expect(handOf(hiker, 0)).toEqual(['escape-rope']);
  });

  it('H-ITEM-16 the count stays at least 1 and may be over 6 (H-AMB-47)', () => {
    const low = holding(['escape-rope']).roll('move', 1);
    expect(ids(low, 'escape-rope')).toEqual(['escape-rope:+1', 'escape-rope:+2']);
    low.pass().rolls(['pokemon', 'gastly'], ['catch', 1]);
    const high = holding(['escape-rope'], { at: 'new-bark-1' }).roll('move', 6).answer('escape-rope:+2');
    expect(high.decision().say).toEqual(['ask.move', 8, [6]]);
  });
});

describe('Fishing Rod', () => {
  it('H-ITEM-22 H-ITEM-23 H-ITEM-24 in place of the move the own space or one next to it acts', () => {
    const t = holding(['fishing-rod'], { at: 'new-bark-4' }).answer('fishing-rod');
    expect(t.optionIds().sort()).toEqual([
      'activate:new-bark-3',
      'activate:new-bark-4',
      'activate:new-bark-5',
      'activate:new-bark-7',
    ]);
    t.answer('activate:new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect([placeOf(t, 0), t.s.active]).toEqual(['new-bark-4', 1]);
  });

  it('H-ITEM-22 a capture space next door is tried from where one stands', () => {
    const t = holding(['fishing-rod'], { at: 'new-bark-4' }, { slots: { 'new-bark-3': 'gastly' } });
    t.answer('fishing-rod').answer('activate:new-bark-3').roll('catch', 3);
    expect(teamOf(t, 0)).toContain('gastly');
    expect(placeOf(t, 0)).toBe('new-bark-4');
  });

  it('H-ITEM-25 the own city opens its gym; the one next door gives its visit effect, once, and no gym (H-AMB-49)', () => {
    const city = holding(['fishing-rod'], { at: 'pewter-0', visited: ['pewter'] });
    city.answer('fishing-rod').answer('activate:pewter-0').expectAsked('after', 0);
    expect(city.optionIds()).toContain('gym');
    const t = holding(['fishing-rod', 'honey'], { at: 'pewter-7' }).answer('fishing-rod');
    t.answer('activate:pewter-0').roll('item', 'potion').expectAsked('after', 0);
    expect(t.optionIds()).toEqual(['done', 'honey']);
    expect([handOf(t, 0), placeOf(t, 0)]).toEqual([['honey', 'potion'], 'pewter-7']);
    // Used up: neither for the one who had it nor, as a pioneer's, for anybody else.
    expect(t.view(0).players[0].visited[1]).toBe(true);
    expect(t.view(0).pioneers[1]).toBe(0);
  });

  it('H-ITEM-25 H-PLAT-02 the Plateau space takes a stop of the pawn: not from next door (H-AMB-49)', () => {
    const t = holding(['fishing-rod'], { at: 'league-1', badges: SIX, entered: true }).answer('fishing-rod');
    expect(t.optionIds()).toContain('activate:league-1');
    expect(t.optionIds()).not.toContain('activate:league-0');
  });

  it('H-ITEM-25 a League start next door gives an Item only (H-AMB-49)', () => {
    const t = holding(['fishing-rod'], { at: 'league-6', entered: true, laps: 1 }).answer('fishing-rod');
    t.answer('activate:league-7').roll('item', 'potion').expectChance('move');
    expect([handOf(t, 0), t.s.league]).toEqual([['potion'], null]);
  });

  it('H-ITEM-26 not through a closed or unpaid passage; arrows do not matter (H-AMB-49, H-AMB-99)', () => {
    const at = (space: string, team: string[] = ['growlithe'], board = BOARD) => {
      const t = holding(['fishing-rod'], { at: space, team, entered: true }, { board }).answer('fishing-rod');
      return t.optionIds().map((id) => id.replace('activate:', ''));
    };
    expect(at('pewter-11')).not.toContain('pewter-14');
    expect(at('pewter-11', ['butterfree'])).toContain('pewter-14');
    const motostoke = BOARD.with(1, 'motostoke');
    expect(at('motostoke-7', undefined, motostoke)).not.toContain('motostoke-14');
    expect(at('motostoke-14', undefined, motostoke)).toContain('motostoke-7'); // free on the way back
    expect(at('league-5').sort()).toEqual(['league-4', 'league-5', 'league-6']);
  });
});

describe('Fly', () => {
  it('H-ITEM-27 to any space of the hexagon, which acts, in place of the move (H-AMB-50)', () => {
    const t = holding(['fly', 'honey'], { at: 'new-bark-1' }).answer('fly');
    expect(t.optionIds()).toEqual(Array.from({ length: 11 }, (_, i) => `to:new-bark-${i}`));
    t.answer('to:new-bark-8').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(placeOf(t, 0)).toBe('new-bark-8');
  });

  it('H-ITEM-28 the only action: no other Item and no trade after it', () => {
    const hand = ['fly', 'honey', 'rocket-attack', 'bicycle'] as const;
    const t = table({
      players: [
        { at: 'new-bark-1', hand },
        { ...AWAY, hand: ['potion'] },
      ],
      options: { offers: 6 },
    }).answer('fly');
    t.answer('to:new-bark-8').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    t.expectAsked('turn', 1); // neither a free moment nor the end asked for anything
    expect(handOf(t, 0)).toEqual(['bicycle', 'honey', 'rocket-attack']);
  });

  it('H-ITEM-28 the only action: not after another Item or an offer, but in the next turn again', () => {
    const t = holding(['fly', 'bicycle'], { at: 'new-bark-4' }).answer('bicycle').expectChance('move');
    go(t, 1, 'new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']).expectAsked('turn', 0);
    expect(t.optionIds()).toEqual(['roll', 'fly']);
    const offers = { options: { offers: 6 } };
    const trade = holding(['fly'], { at: 'new-bark-4', team: ['gastly', 'rattata'] }, offers);
    expect(trade.optionIds()).toContain('fly');
    trade.answer('offer').answer(['gastly']).answer([]).answer('refuse').expectAsked('turn', 0);
    expect(trade.optionIds()).toEqual(['roll', 'offer']);
  });

  it('H-ITEM-29 a city reached so is visited, and its gym may be fought (H-AMB-50)', () => {
    const t = holding(['fly'], { at: 'pewter-1' }).answer('fly').answer('to:pewter-0');
    t.roll('item', 'vitamin').expectAsked('after', 0);
    expect(t.optionIds()).toEqual(['done', 'gym']);
  });

  it('H-ITEM-30 passages do not matter, the gate of the Plateau does', () => {
    const t = holding(['fly'], { at: 'pewter-1' }).answer('fly');
    expect(t.optionIds()).toContain('to:pewter-14');
    const shut = holding(['fly'], { at: 'league-5' }).answer('fly');
    expect(shut.optionIds()).not.toContain('to:league-0');
    const open = holding(['fly'], { at: 'league-5', entered: true }).answer('fly');
    expect(open.optionIds()).toContain('to:league-0');
  });

  it('H-ITEM-31 a flight in the last hexagon neither adds to a loop nor breaks it (H-AMB-10)', () => {
    const t = table({
      players: [{ hand: ['fly'], at: 'league-5', entered: true }, AWAY],
      also: (s) => {
        s.players[0].loopSteps = 13;
      },
    });
    t.answer('fly').answer('to:league-15').roll('item', 'potion');
    expect(t.s.players[0]).toMatchObject({ loopSteps: 13, laps: 0 });
  });
});
