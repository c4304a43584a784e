import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import { event, superEvent } from './events.ts';
import {
  AWAY,
  discarded,
  drawn,
  go,
  handOf,
  placeOf,
  type Seated,
  type Told,
  table,
  teamOf,
} from './table.ts';

describe('Exp. Share', () => {
  const shared = (event: 'professor-oak' | 'pokemon-egg', more: Seated = {}): Told =>
    drawn(event, { players: [{}, { at: 'pewter-1', hand: ['exp-share'], ...more }, { at: 'eterna-1' }] });

  it('H-ITEM-17 H-ITEM-18 H-ITEM-21 H-REACT-13 H-REACT-14 declared before, carried out after the original (H-AMB-48)', () => {
    const t = shared('professor-oak').expectAsked('on-copy', 1);
    expect(handOf(t, 0)).toEqual([]);
    t.answer('exp-share').rolls(['item', 'potion'], ['item', 'fly'], ['item', 'vitamin'], ['item', 'honey']);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([
      ['fly', 'potion'],
      ['honey', 'vitamin'],
    ]);
    expect(t.told(7, 'drew-items').map((say) => say[1])).toEqual([0, 1]);
  });

  it('H-ITEM-19 H-REACT-15 in the copy the user is "you", with choices and opponents of the own', () => {
    const t = drawn('duel-volcano', {
      players: [
        { team: ['abra'] },
        { at: 'pewter-1', team: ['abra'], hand: ['exp-share'] },
        { at: 'eterna-1' },
      ],
    });
    t.answer('exp-share').expectAsked('duel-whom', 0).answer('player:1').rolls(['battle', 6], ['battle', 1]);
    t.rolls(['item', 'fly'], ['item', 'honey']).expectAsked('duel-whom', 1);
    expect(t.optionIds()).toEqual(['player:2', 'player:0']);
    t.answer('player:0');
    expect(t.told(7, 'battle')).toEqual([
      ['battle', 0, 1, 'duel'],
      ['battle', 1, 0, 'duel'],
    ]);
  });

  it('H-ITEM-20 H-REACT-16 neither the own Event nor a copy can be shared', () => {
    const own = drawn('professor-oak', { players: [{ hand: ['exp-share'] }, AWAY] });
    own.rolls(['item', 'potion'], ['item', 'fly']);
    expect(handOf(own, 0)).toEqual(['exp-share', 'fly', 'potion']);
    const t = drawn('professor-oak', {
      players: [{}, { at: 'pewter-1', hand: ['exp-share'] }, { at: 'eterna-1', hand: ['exp-share'] }],
    });
    t.expectAsked('on-copy', [1, 2]).answers(1, 'exp-share').expectAsked('on-copy', 2).pass();
    t.rolls(['item', 'potion'], ['item', 'vitamin'], ['item', 'vitamin'], ['item', 'vitamin']);
    expect(handOf(t, 2)).toEqual(['exp-share']); // the copy asked nobody
  });

  it('H-ITEM-21 a cancelled Event cannot be shared; its successor can (H-AMB-48)', () => {
    const t = drawn('professor-oak', {
      players: [{}, { at: 'pewter-1', hand: ['exp-share', 'poke-flute'] }],
    });
    t.expectAsked('on-event', 1).answer('poke-flute').roll('event', 'pokemon-egg');
    t.expectAsked('on-copy', 1).answer('exp-share').rolls(['pokemon', 'gastly']);
    t.roll('pokemon', 'abra');
    expect(teamOf(t, 1)).toEqual(['charmander', 'abra']);
  });
});

describe('the machine', () => {
  const rolling = (...hands: readonly (readonly ItemId[])[]): Told =>
    go(
      table({ players: hands.map((hand, i) => ({ at: i === 0 ? 'new-bark-0' : 'pewter-1', hand })) }),
      1,
      '',
    );
  /** Lets the rest of a turn on new-bark-1 be. */
  const caughtNothing = (t: Told): Told => t.rolls(['pokemon', 'gastly'], ['catch', 1]);

  it('H-REACT-01 table order from the active player; only who can respond is asked', () => {
    const t = table({
      players: [
        { at: 'pewter-1', hand: ['time-travel'] },
        { at: 'new-bark-0' },
        { at: 'pewter-1', hand: ['time-travel'] },
      ],
      active: 1,
    });
    go(t, 1, '').expectAsked('on-roll', [2, 0]);
    t.answers(0, 'time-travel:1'); // waits for seat 2, who comes first
    t.expectAsked('on-roll', 2).answer('time-travel:1').roll('move', 1);
    expect(handOf(t, 2)).toEqual([]);
    expect(handOf(t, 0)).toEqual(['time-travel']);
    t.pass();
    caughtNothing(t);
    while (t.match.chance === null) t.pass();
  });

  it('H-REACT-02 after a response the asking starts anew, and who passed may respond now (H-AMB-81)', () => {
    const t = rolling(['time-travel'], ['time-travel'])
      .answers(0, 'pass')
      .answers(1, 'time-travel:1')
      .roll('move', 1);
    t.expectAsked('on-roll', 0).answer('time-travel:1').roll('move', 1);
    caughtNothing(t);
    expect(t.told(7, 'rolled').filter((say) => say[3] === 'move')).toHaveLength(3);
  });

  it('H-REACT-03 H-REACT-04 a response is paid, answered and resolved before what it answers (H-AMB-81)', () => {
    const t = rolling(['poke-doll'], ['time-travel']).answer('time-travel:1').expectAsked('on-hit', 0);
    expect(discarded(t)).toEqual(['time-travel']); // paid before anything comes of it
    expect(t.told(7, 'moved')).toEqual([]);
    t.answer('poke-doll');
    caughtNothing(t);
    expect(discarded(t)).toEqual(['time-travel', 'poke-doll']); // fizzled, and gone all the same
  });

  it('H-REACT-05 when the die is rolled again, what others meant to answer to it is gone, unpaid (H-AMB-81)', () => {
    const t = rolling([], ['time-travel'], ['time-travel'])
      .answers(2, 'time-travel:1')
      .answers(1, 'time-travel:1');
    t.roll('move', 1).expectAsked('on-roll', 2);
    expect(handOf(t, 2)).toEqual(['time-travel']);
    caughtNothing(t.pass());
  });

  it('H-REACT-07 who is to skip a turn may respond in the turns of others (H-AMB-81)', () => {
    const t = table({
      players: [{ at: 'new-bark-0' }, { at: 'pewter-1', hand: ['time-travel'] }],
      also: (s) => {
        s.players[1].skips = 1;
      },
    });
    go(t, 1, '').expectAsked('on-roll', 1).answer('time-travel:1').roll('move', 1);
    caughtNothing(t);
    expect(t.s.active).toBe(0); // the skip was taken
  });

  it('H-REACT-09 what happens by itself cannot be answered (H-AMB-81)', () => {
    const t = table({
      players: [
        { at: 'new-bark-1', trainer: 'blue' },
        { at: 'pewter-1', hand: ['poke-doll'] },
      ],
      slots: { 'new-bark-2': 'gastly' },
    });
    go(t, 1, 'new-bark-2').rolls(['catch', 3], ['item', 'fly']);
    expect(handOf(t, 0)).toEqual(['fly']);
  });

  it('H-REACT-43 H-HID-18 who cannot respond is not asked, and nothing tells the others (H-AMB-81)', () => {
    const t = rolling(['vitamin'], [], ['potion']);
    caughtNothing(t);
    expect(t.told(7).map(([key]) => key)).toEqual([
      'turn',
      'rolled',
      'moved',
      'appeared',
      'rolled-to-catch',
      'missed',
      'weakened',
      'turn',
    ]);
  });

  it('H-HID-18 the game stops for whoever holds any Item, as it would for one that matters', () => {
    const stops = (hand: readonly ItemId[]): string[] => {
      const t = table({ players: [{ at: 'new-bark-0' }, { at: 'pewter-1', hand }] });
      const cuts: string[] = [];
      t.match.onCut = ({ question }) => cuts.push(question.kind);
      go(t, 1, '');
      if (t.match.chance !== null) t.expectChance(t.match.chance.why);
      return [...cuts.slice(0, 1), ...t.match.open().map((seat) => `asked ${seat}`)];
    };
    expect(stops(['time-travel'])).toEqual(['asked 1']);
    expect(stops(['vitamin'])[0]).toBe('on-roll');
    expect(stops([]).filter((stop) => stop.startsWith('on-'))).toEqual([]);
  });

  it('H-HID-18 a response card that is not played leaves no trace for others', () => {
    const seen = (hand: readonly ItemId[]) => {
      const t = rolling([], hand, ['potion']);
      const open = [...t.match.open()];
      if (open.length > 0) t.pass(1);
      caughtNothing(t);
      if (t.match.open().length > 0) t.pass(1);
      return { open, others: [0, 2, 7].map((seat) => [t.told(seat), t.view(seat)]) };
    };
    const [holds, has] = [seen(['time-travel']), seen(['vitamin'])];
    expect([holds.open, has.open]).toEqual([[1], []]); // nobody else is asked
    expect(holds.others).toEqual(has.others);
  });
});

describe('Time Travel', () => {
  it('H-ITEM-77 the new result stands, and may be rolled again', () => {
    const t = table({
      players: [
        { at: 'new-bark-0', hand: ['time-travel'] },
        { at: 'pewter-1', hand: ['time-travel'] },
      ],
    });
    go(t, 3, '').answers(0, 'time-travel:1').roll('move', 2).expectAsked('on-roll', 1);
    expect(placeOf(t, 0)).toBe('new-bark-0'); // nothing has counted yet
    t.answer('time-travel:1').rolls(['move', 1], ['pokemon', 'gastly'], ['catch', 1]);
    expect(placeOf(t, 0)).toBe('new-bark-1');
  });

  it('H-ITEM-75 H-REACT-10 with several dice on the table one is named', () => {
    const t = drawn('duel-volcano', {
      players: [
        { team: ['abra'] },
        { at: 'pewter-0', team: ['abra'] },
        { at: 'eterna-1', team: ['golem'], hand: ['time-travel'] },
      ],
    });
    t.rolls(['battle', 6], ['battle', 1]).expectAsked('on-roll', 2);
    expect(t.optionIds()).toEqual(['pass', 'time-travel:1', 'time-travel:2']);
    t.answer('time-travel:1').rolls(['battle', 1]);
    expect(t.told(7, 'sent')).toHaveLength(2); // 1 : 1, and nobody has another
    expect(t.told(7, 'battle-won')[0][1]).toBe(-1);
  });

  it("H-ITEM-76 the user's own die is answered by nobody's Doll (H-AMB-54)", () => {
    const t = table({
      players: [
        { at: 'new-bark-0', hand: ['time-travel', 'poke-doll'] },
        { at: 'pewter-1', hand: ['poke-doll'] },
      ],
    });
    go(t, 3, '').answer('time-travel:1').rolls(['move', 1], ['pokemon', 'gastly'], ['catch', 1]);
    expect(placeOf(t, 0)).toBe('new-bark-1');
  });

  it('H-ITEM-78 not on draws, thefts and shuffles, which are no dice (H-AMB-57)', () => {
    const t = table({ players: [{ hand: ['rocket-attack'] }, { hand: ['time-travel', 'vitamin'] }] });
    t.answer('rocket-attack:1').roll('steal', 1).expectChance('move');
    expect(handOf(t, 0)).toEqual(['vitamin']);
  });

  it('H-ITEM-79 an announced ball stays announced, what was chosen on the old result is chosen anew', () => {
    const t = table({
      players: [{ at: 'new-bark-1', hand: ['great-ball', 'escape-rope', 'time-travel'] }, { at: 'pewter-1' }],
      slots: { 'new-bark-2': 'golem' },
    });
    go(t, 1, '').pass().pass().answer('to:new-bark-2').answer('great-ball').roll('catch', 1);
    t.expectAsked('on-roll', 0).answer('time-travel:1').roll('catch', 6);
    expect(teamOf(t, 0)).toContain('golem'); // 6 - 1 with the ball announced before
    expect(handOf(t, 0)).toEqual(['escape-rope']);
  });
});

describe('Poké Flute', () => {
  it('H-ITEM-49 H-REACT-12 not on Super Events (H-AMB-53)', () => {
    const t = superEvent('egg-incubators', { players: [{}, { at: 'pewter-1', hand: ['poke-flute'] }] });
    t.expectChance('pokemon');
    expect(handOf(t, 1)).toEqual(['poke-flute']);
  });

  it('H-ITEM-46 H-ITEM-48 one may cancel the own Event, and the next one may be cancelled too', () => {
    const t = event('professor-oak', { players: [{ hand: ['poke-flute', 'poke-flute', 'poke-doll'] }] });
    t.answer('poke-flute').roll('event', 'dj-mary').expectAsked('on-event', 0).answer('poke-flute');
    t.rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(teamOf(t, 0)).toContain('gastly');
    expect(t.s.players[0].extra).toBe(0);
  });
});
