import { sizeOf } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { ITEMS, type ItemId } from '../src/data/items.ts';
import type { Classic } from '../src/index.ts';
import { challenge, expectTurnOf, knownTo, openHands, potion, underTo } from './meeting.ts';
import { playRandomly } from './random.ts';
import { handOf, SEVEN, type Seated, table, teamOf } from './table.ts';

describe('Where Item Cards come from and go', () => {
  it('C-ITEM-01 cities, Cinnabar, events and plateau spaces give cards, which are kept in hand', () => {
    for (const [at, pips, goal, count] of [
      ['p03', 1, 'viridian', 2],
      ['r13', 1, 'cinnabar', 2],
      ['i01', 1, 'i02', 1],
      ['i01', 3, 'i04', 3],
      ['i06', 1, 'i07', 2],
    ] as const) {
      const t = table({ trainers: [{ at, roams: true }, {}] }).rolls(['move', pips]);
      if (t.match.chance === null) t.answer(`move:${goal}`);
      for (let i = 0; i < count; i++) t.rolls(['item', 'potion']);
      expect(t.view(0).trainers[0].at).toBe(goal);
      expect(handOf(t.s, 0)).toHaveLength(count);
      expectTurnOf(t, 1);
    }
    const event = table({ trainers: [{ at: 'p01' }, {}] }).rolls(
      ['move', 1],
      ['event', 'take-1'],
      ['item', 'fly'],
    );
    expect(handOf(event.s, 0)).toEqual(['fly']);
    expectTurnOf(event, 1);
  });

  it('C-ITEM-01 so do battle spoils and the part of a Master who wins', () => {
    const battle = challenge({}, { hand: ['fly', 'potion'] }).rolls(
      ['battle', 6],
      ['battle', 1],
      ['spoils', 1],
    );
    expect(handOf(battle.s, 0)).toEqual(['fly', 'potion']);
    const final = table({ trainers: [{ at: 'i04' }, {}] }).rolls(['move', 1], ['rival-card', 'Gary']);
    final.rolls(['battle', 1], ['battle', 6], ['item', 'fly'], ['item', 'potion']);
    expect([handOf(final.s, 0), handOf(final.s, 1)]).toEqual([[], ['fly', 'potion']]);
    for (const t of [battle, final]) expectTurnOf(t, 1);
  });

  it('C-ITEM-01 what is drawn only its drawer sees, how many everybody', () => {
    const t = table({ trainers: [{ at: 'p03' }, {}] }).rolls(
      ['move', 1],
      ['item', 'fly'],
      ['item', 'potion'],
    );
    expect(t.told(0, 'got-items')).toEqual([['got-items', [9, 10]]]);
    expect(t.told(1, 'got-items')).toEqual([]);
    expect(t.told(1, 'drew-items')).toEqual([['drew-items', 0, 2]]);
    expect([knownTo(t, 0, 0), knownTo(t, 1, 0)]).toEqual([['fly', 'potion'], []]);
    expect(t.view(1).trainers[0].cards).toBe(2);
    expectTurnOf(t, 1);
  });

  it('C-ITEM-02 a used card goes under the deck at once and keeps its place until it is drawn', () => {
    const me = { team: ['Bulbasaur', 'Pidgey'], ko: ['Pidgey'], hand: ['potion'] as const };
    const t = table({ trainers: [me, {}], items: { under: ['fly', 'great-ball'], only: true } });
    t.answer(potion('Pidgey'));
    expect(underTo(t)).toEqual(['fly', 'great-ball', 'potion']);
    t.rolls(['move', 4]); // Viridian City: no chance, the place of every card is known
    expect(handOf(t.s, 0)).toEqual(['fly', 'great-ball']);
    expect(underTo(t)).toEqual(['potion']);
    expect(knownTo(t, 1, 0)).toEqual(['great-ball', 'fly']); // everybody could count that far
    expectTurnOf(t, 1);
  });

  it('C-ITEM-03 discards go to the bottom in the order chosen, known to their owner alone', () => {
    const me = { at: 'p03', hand: SEVEN };
    const t = table({ trainers: [me, {}], items: { under: ['master-ball'] } }).answer('roll');
    t.rolls(['move', 1], ['item', 'potion'], ['item', 'time-machine']).expectAsked('discards', 0);
    t.answer(['time-machine', 'fly']);
    expect(underTo(t, 0)).toEqual(['master-ball', 'time-machine', 'fly']);
    expect(underTo(t, 1)).toEqual(['master-ball', null, null]); // their number and place are public
    expect(t.told(0, 'your-discards')).toEqual([['your-discards', [8, 9]]]);
    expect(t.told(1, 'your-discards')).toEqual([]);
    expect(t.told(1, 'discarded')).toEqual([['discarded', 0, 2]]);
    expectTurnOf(t, 1);
  });

  it('C-ITEM-03 who knew the hand cannot tell which card was discarded', () => {
    const me = { at: 'p05', hand: [...SEVEN, 'time-machine'] as const };
    const t = table({ trainers: [me, {}], circles: { p06: 'empty' }, also: openHands }).answer('roll');
    expect(knownTo(t, 1, 0)).toHaveLength(8);
    t.rolls(['move', 1]).pass().answer(['potion']);
    expect(knownTo(t, 1, 0)).toEqual([]);
    expect([underTo(t, 0), underTo(t, 1)]).toEqual([['potion'], [null]]);
    expectTurnOf(t, 1);
  });

  it('C-ITEM-09 cards of a battle go under before anything is drawn: the active player’s first, in the order set aside', () => {
    const t = table({
      trainers: [
        { at: 'p03', hand: ['attack-bonus-4', 'attack-bonus-2'] },
        { at: 'p02', hand: ['attack-bonus-1', 'attack-bonus-5'] },
      ],
      active: 1,
      items: { only: true },
    });
    t.rolls(['move', 2]).answer('challenge');
    t.answers(1, ['attack-bonus-5', 'attack-bonus-1']).answers(0, ['attack-bonus-2', 'attack-bonus-4']);
    t.rolls(['battle', 5], ['battle', 1]); // 15 : 11; the winner draws two from a deck of just those four
    expect(handOf(t.s, 1)).toEqual(['attack-bonus-1', 'attack-bonus-5']);
    expect(underTo(t)).toEqual(['attack-bonus-2', 'attack-bonus-4']);
    expectTurnOf(t, 0);
  });

  it('C-ITEM-04 cards are combined when their timings meet', () => {
    const hand = ['potion', 'great-ball', 'time-machine'] as const;
    const t = table({ trainers: [{ team: ['Bulbasaur', 'Ekans'], ko: ['Ekans'], hand }, {}] });
    t.answer(potion('Ekans')).rolls(['move', 1]).pass().rolls(['chip', 'Pidgey']);
    t.answer('ball:great-ball').rolls(['catch', 1]).answer('reroll:1').rolls(['catch', 6]);
    expect(teamOf(t.s, 0)).toEqual(['Bulbasaur', 'Ekans', 'Pidgey']);
    expect(underTo(t)).toEqual(hand);
    expectTurnOf(t, 1);
  });
});

describe('Out of turn, and the deck', () => {
  it('C-ITEM-06 out of turn only Time Machine, Poké Doll and Attack Bonus are ever played', () => {
    const mayBeAsked = [
      'time-machine',
      'doll-challenge',
      'doll-trade',
      'bonus',
      'send',
      'answer-offer',
      'discards',
    ];
    const asked = new Set<string>();
    const played = new Set<string>();
    for (const seed of [1, 2]) {
      let active = -1;
      playRandomly(4, seed, {
        turns: 500,
        look: (s, run) => {
          active = s.active;
          const { question } = run.pending as { question: { kind: string } };
          if (run.seat === active) return;
          expect(mayBeAsked).toContain(question.kind);
          asked.add(question.kind);
        },
        after: ({ told }) => {
          for (const [what, seat, sort] of told) {
            if (what === 'turn') active = seat as number;
            if (what === 'played' && seat !== active) played.add(ITEMS[sort as number].id);
          }
        },
      });
    }
    expect([...asked].sort()).toEqual([...mayBeAsked].sort());
    expect([...played].sort()).toEqual(['poke-doll', 'time-machine']); // Attack Bonus cards are set aside
  });

  it('C-ITEM-07 the deck cannot run dry: six full hands and the dearest turn leave 7 cards', () => {
    const ids = ITEMS.flatMap(({ id, count }) => new Array<ItemId>(count).fill(id));
    const hands = [0, 1, 2, 3, 4, 5].map((seat) => ids.slice(seat * 7, seat * 7 + 7));
    const trainers: Seated[] = hands.map((hand) => ({ hand }));
    trainers[0] = { at: 'p01', team: ['Bulbasaur', 'Venusaur', 'Tauros', 'Pidgey'], hand: hands[0] };
    const t = table({ trainers });
    t.rolls(['move', 1]);
    while (t.match.open().length > 0) t.pass();
    t.rolls(
      ['event', 'take-3'],
      ['item', 'fly'],
      ['item', 'fly'],
      ['item', 'fly'],
      ['item', 'potion'],
      ['item', 'potion'],
    );
    t.expectAsked('discards', 0);
    expect(sizeOf(t.s.items)).toBe(7);
  });

  it('C-ITEM-07 in play at least 7 cards are always left', () => {
    let least = 54;
    const look = ({ items }: Classic): void => {
      least = Math.min(least, sizeOf(items));
    };
    playRandomly(6, 3, { turns: 600, look });
    expect(least).toBeGreaterThanOrEqual(7);
    expect(least).toBeLessThan(20); // hands were full
  });

  it('C-ITEM-07 if it did run dry, the drawer takes what is left', () => {
    const t = table({ trainers: [{ at: 'p03' }, {}], items: { under: ['fly'], only: true } }).rolls([
      'move',
      1,
    ]);
    expect(handOf(t.s, 0)).toEqual(['fly']);
    expect(t.told(1, 'drew-items')).toEqual([['drew-items', 0, 1]]);
    expectTurnOf(t, 1);
  });
});
