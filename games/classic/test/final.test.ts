import { SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../src/board.ts';
import type { ItemId } from '../src/data/items.ts';
import { RIVALS } from '../src/data/rivals.ts';
import { entering } from './drawing.ts';
import {
  asideTo,
  expectTurnOf,
  isKo,
  type Played,
  potion,
  send,
  totals as totalsTold,
  underTo,
} from './meeting.ts';
import { dexOf, handOf, type Seated, teamOf } from './table.ts';

const FAMILY = ['Bulbasaur', 'Ivysaur', 'Venusaur'];
const rivalNo = (name: string): number => RIVALS.findIndex((rival) => rival.name === name);
const at = (t: Played, seat: number): string => SPACES[t.s.trainers[seat].at].id;
const totals = (t: Played) => totalsTold(t).map(([, mine, , theirs]) => [mine, theirs]);

/** Two trainers; the other one is this Master, and the finalist has sent Venusaur. */
function against(rival: string, hand: readonly ItemId[] = [], other: Seated = {}): Played {
  const t = entering([{ team: FAMILY, hand }, other])
    .rolls(['rival-card', rival])
    .answer(send('Venusaur'));
  return hand.length > 0 ? t.answer(t.optionIds()) : t;
}

describe('Who plays the Master', () => {
  it('C-FINAL-01 the battle starts at once on landing', () => {
    const t = entering([{}, {}, {}]);
    expect([at(t, 0), t.s.active, t.s.turn]).toEqual(['i05', 0, 1]);
    expect(t.told(SPECTATOR, 'entered-final')).toEqual([['entered-final', 0]]);
    t.expectChance('rival');
  });

  it('C-FINAL-02 all others roll one die each, the highest plays the Master', () => {
    const t = entering([{ team: FAMILY }, {}, { team: ['Pikachu'] }, { team: ['Meowth'] }]);
    t.rolls(['rival', 3], ['rival', 5], ['rival', 4], ['rival-card', 'Bruno']);
    const rolled = t.told(SPECTATOR, 'rolled').filter((say) => say[3] === 'rival');
    expect(rolled.map(([, seat, pips]) => [seat, pips])).toEqual([
      [1, 3],
      [2, 5],
      [3, 4],
    ]);
    expect(t.told(SPECTATOR, 'became-master')).toEqual([['became-master', 2, 5]]);
  });

  it('C-FINAL-02 with two trainers the other one does, without rolling', () => {
    const t = entering([{ team: FAMILY }, {}]).rolls(['rival-card', 'Bruno']);
    expect(t.told(SPECTATOR, 'became-master')).toEqual([['became-master', 1, 0]]);
  });

  it('C-FINAL-03 tied highest rolls are rolled again among the tied only', () => {
    const t = entering([{ team: FAMILY }, {}, { team: ['Pikachu'] }, { team: ['Meowth'] }]);
    t.rolls(['rival', 6], ['rival', 2], ['rival', 6]);
    t.rolls(['rival', 1], ['rival', 1]); // seats 1 and 3, tied again
    t.rolls(['rival', 2], ['rival', 5], ['rival-card', 'Gary']);
    const rollers = t.told(SPECTATOR, 'rolled').filter((say) => say[3] === 'rival');
    expect(rollers.map(([, seat]) => seat)).toEqual([1, 2, 3, 1, 3, 1, 3]);
    expect(t.told(SPECTATOR, 'became-master')).toEqual([['became-master', 3, 5]]);
  });

  it('C-FINAL-04 that trainer alone looks at the Rival Card', () => {
    const t = entering([{ team: FAMILY }, {}, { team: ['Pikachu'] }]);
    t.rolls(['rival', 1], ['rival', 2], ['rival-card', 'Lance']);
    t.expectAsked('send-final', 0);
    expect(t.view(2).battle?.rival).toBe(rivalNo('Lance'));
    expect(t.told(2, 'rival-drawn')).toEqual([['rival-drawn', rivalNo('Lance')]]);
    for (const seat of [0, 1, SPECTATOR]) {
      expect(t.view(seat).battle?.rival).toBeNull();
      expect(t.told(seat, 'rival-drawn')).toEqual([]);
    }
  });
});

describe('The Final Battle', () => {
  it('C-FINAL-05 the finalist picks one fit Pokémon, before seeing the card', () => {
    const t = entering([{ team: [...FAMILY, 'Onix'], ko: ['Ivysaur'] }, {}]).rolls(['rival-card', 'Lance']);
    t.expectAsked('send-final', 0);
    expect(t.optionIds()).toEqual([send('Bulbasaur'), send('Venusaur'), send('Onix')]);
    expect(t.refusal(send('Ivysaur'))).toMatchObject({ code: 'no-such-option', clause: 'C-KO-02' });
    expect(t.told(0, 'rival-shown')).toEqual([]);
    expect(t.view(1).battle).toMatchObject({ picks: [0, 0], dice: [0, 0] });
    expect(t.s.battle).toMatchObject({ cards: [-1, 0], up: false, decided: null });
  });

  it('C-FINAL-06 then the card is shown to all', () => {
    const t = entering([{ team: FAMILY, hand: ['attack-bonus-1'] }, {}, { team: ['Pikachu'] }]);
    t.rolls(['rival', 6], ['rival', 1], ['rival-card', 'Lance']).answer(send('Venusaur'));
    for (const seat of [0, 1, 2, SPECTATOR]) {
      expect(t.view(seat).battle?.rival).toBe(rivalNo('Lance'));
      expect(t.view(seat).battle?.picks).toEqual([dexOf('Venusaur'), RIVALS[rivalNo('Lance')].dex]);
      expect(t.told(seat, 'rival-shown')).toEqual([['rival-shown', 1, rivalNo('Lance')]]);
    }
    expect(t.story(0)).toContain(
      'The Master is Lance with Dragonite (attack 14, plus 6, 7, 8, 7, 8, 6 for a die of 1 to 6).',
    );
  });

  it('C-FINAL-07 then the finalist sets aside 0 to 2 Attack Bonus cards, face down', () => {
    const hand: ItemId[] = ['attack-bonus-1', 'attack-bonus-5', 'attack-bonus-5', 'great-ball'];
    const t = entering([{ team: FAMILY, hand }, {}]).rolls(['rival-card', 'Lance']);
    t.answer(send('Venusaur')).expectAsked('bonus-final', 0);
    expect(t.told(0, 'rival-shown')).toHaveLength(1); // the card is known by now
    expect([t.decision().min, t.decision().max]).toEqual([0, 2]);
    expect(t.optionIds()).toEqual(['attack-bonus-1', 'attack-bonus-5', 'attack-bonus-5#2']);
    expect(t.refusal(['attack-bonus-1', 'attack-bonus-5', 'attack-bonus-5#2']).code).toBe('no-such-option');
    t.answer(['attack-bonus-5', 'attack-bonus-1']);
    for (const seat of [1, SPECTATOR]) {
      expect(asideTo(t, seat, 0)).toEqual([null, null]);
      expect(t.told(seat, 'set-aside')).toEqual([['set-aside', 0, 2, true]]);
    }
    expect(asideTo(t, 0, 0)).toEqual(['attack-bonus-5', 'attack-bonus-1']);
    t.expectChance('battle');
  });

  it('C-FINAL-07 none is allowed too', () => {
    const t = entering([{ team: FAMILY, hand: ['attack-bonus-5'] }, {}]).rolls(['rival-card', 'Lorelei']);
    t.answer(send('Venusaur')).answer([]).rolls(['battle', 6], ['battle', 1]); // 19 against 17
    expect([totals(t), handOf(t.s, 0)]).toEqual([[[19, 17]], ['attack-bonus-5']]);
  });

  it('C-FINAL-08 strength, evolution, die and cards against the card’s strength, die and bonus', () => {
    const t = against('Bruno', ['attack-bonus-4', 'attack-bonus-2']).rolls(['battle', 3], ['battle', 5]);
    expect(totals(t)).toEqual([[8 + 5 + 3 + 6, 11 + 5 + 8]]);
    t.expectChance('item');
  });

  it('C-FINAL-08 the bonus is the one the card lists for the die', () => {
    for (const { name, attack, bonus } of RIVALS) {
      for (const [i, listed] of bonus.entries()) {
        const t = against(name).rolls(['battle', 1], ['battle', i + 1]);
        expect(totals(t), `${name} ${i + 1}`).toEqual([[14, attack + i + 1 + listed]]);
        t.expectChance('item');
      }
    }
  });

  it('C-EX-01 Lance rolls 2: 14 + 7 + 2 = 23', () => {
    const t = against('Lance').rolls(['battle', 1], ['battle', 2]);
    expect(totals(t)).toEqual([[14, 23]]);
    t.expectChance('item');
  });

  it('C-EX-13 Venusaur 8, full group, +5 +5, die 1: 24 beats Lance’s 23', () => {
    const t = against('Lance', ['attack-bonus-5', 'attack-bonus-5']).rolls(['battle', 1], ['battle', 2]);
    expect([totals(t), t.over, t.winners]).toEqual([[[24, 23]], true, [0]]);
  });

  it('C-EX-14 with +5 +4: 23 to 23, both roll again', () => {
    const t = against('Lance', ['attack-bonus-5', 'attack-bonus-4']).rolls(['battle', 1], ['battle', 2]);
    expect([totals(t), t.over]).toEqual([[[23, 23]], false]);
    t.expectChance('battle').rolls(['battle', 1], ['battle', 1]); // Lance 14 + 1 + 6
    expect([totals(t)[1], t.winners]).toEqual([[23, 21], [0]]);
  });

  it('C-FINAL-10 equal totals: both roll again, and the Master’s bonus follows the new die', () => {
    const t = against('Lorelei').rolls(['battle', 4], ['battle', 1]);
    expect(totals(t)).toEqual([[8 + 5 + 4, 10 + 1 + 6]]);
    t.rolls(['battle', 1], ['battle', 3]);
    expect(totals(t)[1]).toEqual([14, 10 + 3 + 8]);
    t.expectChance('item');
  });

  it('C-FINAL-09 the Master uses no Attack Bonus cards', () => {
    const other = { hand: ['attack-bonus-5', 'attack-bonus-5'] } as const;
    const t = against('Lorelei', [], other).rolls(['battle', 6], ['battle', 1]); // the Master is not asked
    expect(totals(t)).toEqual([[19, 17]]);
    expect(handOf(t.s, 1)).toEqual([...other.hand]);
  });

  it('C-FINAL-20 nor Time Machine; third trainers and the finalist may', () => {
    const tm = ['time-machine'] as const;
    const t = entering([{ team: FAMILY, hand: tm }, { hand: tm }, { team: ['Pikachu'], hand: tm }]);
    t.pass(); // the movement roll
    t.rolls(['rival', 6], ['rival', 1]).expectAsked('time-machine', [0, 1, 2]); // nobody is the Master yet
    t.pass().rolls(['rival-card', 'Lorelei']).answer(send('Venusaur'));
    t.rolls(['battle', 1], ['battle', 1]).expectAsked('time-machine', [0, 2]);
    t.answers(2, 'reroll:2').answers(0, 'pass').rolls(['battle', 3]);
    t.expectAsked('time-machine', 0).answer('reroll:1').rolls(['battle', 2]); // only the Master holds one now
    expect(totals(t)).toEqual([[15, 21]]);
    t.expectChance('item');
  });
});

describe('After the Final Battle', () => {
  /** Seat 0 lost with Venusaur against Gary, played by seat 1. */
  function lost(...others: readonly Seated[]): Played {
    const t = entering([{ team: [...FAMILY, 'Pidgey'], hand: ['fly', 'attack-bonus-1'] }, ...others]);
    if (others.length > 1) t.rolls(['rival', 6], ...others.slice(1).map(() => ['rival', 1] as const));
    t.rolls(['rival-card', 'Gary']).answer(send('Venusaur')).answer(['attack-bonus-1']);
    return t.rolls(['battle', 1], ['battle', 5]);
  }
  const CARDS = [
    ['item', 'potion'],
    ['item', 'great-ball'],
  ] as const;

  it('C-FINAL-11 higher: the finalist wins and the game is over at once', () => {
    const t = against('Lorelei').rolls(['battle', 6], ['battle', 1]);
    expect([t.over, t.winners, t.s.winner]).toEqual([true, [0], 0]);
    expect(t.told(1).at(-1)?.slice(0, 2)).toEqual(['won', 0]);
    expect(t.view(1).battle).toMatchObject({ final: true, dice: [6, 1], rival: rivalNo('Lorelei') }); // for all to see
    expect(t.match.open()).toEqual([]);
  });

  it('C-FINAL-12 lower: the Pokémon used is knocked out and the mover goes to Cinnabar Island', () => {
    const t = lost({}).rolls(...CARDS);
    expect([isKo(t, 0, 'Venusaur'), isKo(t, 0, 'Ivysaur'), at(t, 0)]).toEqual([true, false, 'cinnabar']);
    const [[, loser, dex]] = t.told(SPECTATOR, 'lost-final');
    expect([loser, dex]).toEqual([0, dexOf('Venusaur')]);
    expect([t.over, t.s.winner]).toEqual([false, -1]);
    expectTurnOf(t, 1);
  });

  it('C-FINAL-13 C-FINAL-14 the Master’s trainer draws two cards, the finalist none and loses only the bonus cards', () => {
    const t = lost({}).rolls(...CARDS);
    expect([handOf(t.s, 0), handOf(t.s, 1)]).toEqual([['fly'], ['great-ball', 'potion']]);
    expect(t.told(SPECTATOR, 'drew-items')).toEqual([['drew-items', 1, 2]]);
    expect(underTo(t)).toEqual(['attack-bonus-1']);
    expectTurnOf(t, 1);
  });

  it('C-FINAL-14 only the trainer who rolled for the Rival, nobody else', () => {
    const t = lost({}, {}, { team: ['Pikachu'] }).rolls(...CARDS);
    expect([1, 2, 3].map((seat) => handOf(t.s, seat).length)).toEqual([2, 0, 0]);
    expectTurnOf(t, 1);
  });

  it.each(RIVALS)(
    'C-FINAL-15 all five Rival Cards are shuffled together again: next may be $name',
    ({ name }) => {
      const t = lost({ at: 'i11', team: ['Charmander', 'Onix'] }).rolls(...CARDS);
      expect(t.view(1).rivals).toEqual({ unordered: 5, under: [] });
      t.rolls(['move', 1], ['rival-card', name]).expectAsked('send-final', 1);
      expect(t.view(0).battle?.rival).toBe(rivalNo(name));
      expect(t.view(0).rivals.unordered).toBe(4);
    },
  );

  it('C-FINAL-16 the next Final Battle picks its Master by a new roll', () => {
    const t = lost({ at: 'i11', team: ['Charmander', 'Onix'] }, { team: ['Pikachu'] }).rolls(...CARDS);
    t.rolls(['move', 1], ['rival', 2], ['rival', 5], ['rival-card', 'Bruno']); // seats 2 and 0
    expect(t.told(SPECTATOR, 'became-master')).toEqual([
      ['became-master', 1, 6],
      ['became-master', 0, 5],
    ]);
  });

  it('C-FINAL-17 to re-enter the trainer needs 20 fit Power Points again', () => {
    const t = lost({ at: 'i14' })
      .rolls(...CARDS)
      .rolls(['move', 1]); // seat 1 rests on the arrival space
    expectTurnOf(t, 0);
    expect(t.view(0).trainers[0].power).toBe(4 + 7 + 2);
    expect(t.optionIds()).not.toContain('enter');
    expect(t.refusal('enter')).toMatchObject({ code: 'no-such-option', clause: 'C-CIN-03' });
  });

  it('C-FINAL-18 without any fit Pokémon it is back to Cinnabar: no roll, no card, no reward', () => {
    const t = entering([{ ko: ['Bulbasaur'] }, {}, {}]);
    expectTurnOf(t, 1);
    expect(at(t, 0)).toBe('cinnabar');
    expect(t.view(1).rivals).toEqual({ unordered: 5, under: [] });
    expect(t.s.trainers.map(({ hand }) => hand.length)).toEqual([0, 0, 0]);
    expect([t.over, t.told(SPECTATOR, 'became-master')]).toEqual([false, []]);
  });

  it('C-FINAL-18 a Potion is the last chance, before anybody rolls', () => {
    const asked = () =>
      entering([{ ko: ['Bulbasaur'], hand: ['potion'] }, {}, {}]).expectAsked('final-potion', 0);
    expect(asked().optionIds()).toEqual(['go-on', potion('Bulbasaur')]);
    const went = asked().answer('go-on');
    expect(at(went, 0)).toBe('cinnabar');
    // the Potion was also offered before the roll and is once more at the end of the turn
    expectTurnOf(went.expectAsked('last-potion', 0).answer('go-on'), 1);
    const fights = asked().answer(potion('Bulbasaur'));
    expect([at(fights, 0), fights.told(SPECTATOR, 'rolled').length]).toEqual(['i05', 1]); // the movement roll
    fights.expectChance('rival');
  });

  it('C-FINAL-19 playing the Master risks nothing', () => {
    const other = { at: 'g03', team: ['Squirtle', 'Onix'], hand: ['poke-doll'] } as const;
    const t = lost({}, other).rolls(...CARDS);
    const won = against('Lorelei', [], other).rolls(['battle', 6], ['battle', 1]);
    for (const [played, seat] of [
      [t, 2],
      [won, 1],
    ] as const) {
      expect([teamOf(played.s, seat), played.s.trainers[seat].ko]).toEqual([other.team, []]);
      expect([handOf(played.s, seat), at(played, seat)]).toEqual([['poke-doll'], 'g03']);
    }
    expectTurnOf(t, 1); // the turn order goes on from the finalist
  });
});
