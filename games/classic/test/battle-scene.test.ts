import { type Battle, lineMeaning, type Plain, type Say, SPECTATOR } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import type { ItemId } from '../src/data/items.ts';
import { type ClassicView, classic } from '../src/index.ts';
import { type SumPart, totalOf } from '../src/sums.ts';
import { entering } from './drawing.ts';
import { allInWords, battleIn, inWords, line, option, partsIn } from './meant.ts';
import { challenge, type Played, send } from './meeting.ts';

const FAMILY = ['Bulbasaur', 'Ivysaur', 'Venusaur'];
const LOOKERS = [0, 1, 2, SPECTATOR];

/** What everybody saw at the pauses, with the line that was being told. */
interface Paused {
  readonly say: Say;
  readonly views: readonly ClassicView[];
}

function pausing(t: Played): Paused[] {
  const paused: Paused[] = [];
  t.match.onPause = () => {
    const say = t.told(SPECTATOR).at(-1) as Say;
    // For the odds of what is rolled by hand the table is kept at other lines, too.
    if (lineMeaning(classic.meanings, say).pause !== true) return;
    const views = LOOKERS.map((seat) => JSON.parse(JSON.stringify(t.match.view(seat))) as ClassicView);
    paused.push({ say, views });
  };
  return paused;
}

const totals = ({ sides }: Battle): (number | undefined)[] => sides.map(({ sum }) => sum?.total);
const isOpen = ({ sides }: Battle): (boolean | undefined)[] => sides.map(({ sum }) => sum?.open);
const toldTotals = (say: Say): number[] =>
  [say[2], say[4]].map((parts: Plain) => totalOf(parts as unknown as readonly SumPart[]));

/** Venusaur of seat 0 against Gary, played by seat 1; seat 2 looks on. */
function gary(hand: readonly ItemId[], third: readonly ItemId[] = []): Played {
  const t = entering([{ team: FAMILY, hand }, {}, { team: ['Pikachu'], hand: third }]);
  if (third.length > 0) t.pass();
  t.rolls(['rival', 6], ['rival', 1]);
  if (third.length > 0) t.pass();
  return t.rolls(['rival-card', 'Gary']);
}

describe('A Final Battle as it is shown', () => {
  it('won 25 to 22 with two Attack Bonus cards and an Evolution Bonus, it shows 25 to 22, part by part, to all', () => {
    const t = gary(['attack-bonus-5', 'attack-bonus-5']);
    const paused = pausing(t);
    t.answer(send('Venusaur')).answer(['attack-bonus-5', 'attack-bonus-5#2']);
    t.rolls(['battle', 2], ['battle', 1]);
    expect(paused.map(({ say }) => say[0])).toEqual(['rival-shown', 'totals']);
    const [shown, added] = paused;
    for (const view of shown.views) {
      const battle = battleIn(view);
      expect(battle.sides.map(partsIn)).toEqual([['8 attack', '5 evolution'], ['15 attack']]);
      expect([battle.stage, battle.due, battle.decided]).toEqual([1, [0], null]);
      expect(isOpen(battle)).toEqual([true, true]);
    }
    expect(toldTotals(added.say)).toEqual([25, 22]);
    // At the pause, and when it is over: the battle that decided the match stays on the table with its cards.
    for (const view of [...added.views, ...LOOKERS.map((seat) => t.view(seat))]) {
      const battle = battleIn(view);
      expect(battle.sides.map(partsIn)).toEqual([
        ['8 attack', '5 evolution', '2 die', '5 card', '5 card'],
        ['15 attack', '1 die', "6 Master's bonus"],
      ]);
      expect([totals(battle), isOpen(battle), battle.decided]).toEqual([[25, 22], [false, false], 0]);
      expect(battle.sides.map(({ fighters }) => fighters.map(({ state }) => state))).toEqual([
        ['fights'],
        ['out'],
      ]);
      expect(battle.sides[0].cards.map(({ of }) => of)).toEqual(['attack-bonus-5', 'attack-bonus-5']);
    }
    expect(t.winners).toEqual([0]);
    expect(t.story(0)).toContain(
      "Seat 0: Venusaur 8 + evolution 5 + die 2 + card 5 + card 5 = 25. Gary: Arcanine 15 + die 1 + Master's bonus 6 = 22.",
    );
    const { result, tone } = line(t, 'won');
    expect([result?.winner, tone, inWords(result?.say)]).toEqual([
      0,
      'won',
      'You beat Gary and win the game',
    ]);
    expect(allInWords(result?.lines)).toEqual([
      'You: Venusaur 8 + evolution 5 + die 2 + card 5 + card 5 = 25.',
      "Gary: Arcanine 15 + die 1 + Master's bonus 6 = 22.",
    ]);
  });

  it('lost, the result says by what and what was lost, and the mover walks back', () => {
    const t = gary(['attack-bonus-1']).answer(send('Venusaur')).answer(['attack-bonus-1']);
    t.rolls(['battle', 1], ['battle', 5], ['item', 'fly'], ['item', 'fly']);
    const { result, walk } = line(t, 'lost-final');
    expect(walk).toEqual({ piece: 'mover:0', path: ['i05', 'cinnabar'] });
    expect([result?.winner, result?.losers, inWords(result?.say)]).toEqual([null, [0], 'Gary beats you']);
    expect(allInWords(result?.lines)).toEqual([
      'You: Venusaur 8 + evolution 5 + die 1 + card 1 = 15.',
      "Gary: Arcanine 15 + die 5 + Master's bonus 8 = 28.",
      'Your Venusaur is knocked out.',
      'Whoever played the Master draws 2 Item Cards.',
    ]);
    expect(classic.scene(t.view(0)).battle).toBeUndefined();
  });

  it('before the Rival Card is shown only its holder sees the Master', () => {
    const t = gary([]).expectAsked('send-final', 0);
    const [, holder] = battleIn(t.view(1)).sides;
    expect([inWords(holder.say, 1), partsIn(holder)]).toEqual(['Gary (you)', ['15 attack']]);
    expect(allInWords(holder.notes, 1)).toEqual(['Only you see this card yet.']);
    for (const seat of [0, 2, SPECTATOR]) {
      const [, master] = battleIn(t.view(seat)).sides;
      expect([inWords(master.say), master.fighters, partsIn(master)]).toEqual([
        'The Master (seat 1)',
        [],
        [],
      ]);
      expect(master.emblem).toEqual({ kind: 'mover', seat: 1 });
    }
  });

  it('shows what sending somebody and setting cards aside would make of it', () => {
    const t = gary(['attack-bonus-5', 'attack-bonus-4']);
    const sent = option(t, send('Venusaur')).preview as Battle;
    expect(partsIn(sent.sides[0])).toEqual(['8 attack', '5 evolution']);
    t.answer(send('Venusaur'));
    const laid = option(t, 'attack-bonus-4').preview as Battle;
    expect(partsIn(laid.sides[0])).toEqual(['8 attack', '5 evolution', '4 card']);
    expect(totals(laid)).toEqual([17, 15]);
  });
});

describe('A Trainer Battle as it is shown', () => {
  /** Raichu with Pikachu owned and a card, against Machoke with two; seat 2 holds a Time Machine. */
  function duel(): Played {
    const t = challenge(
      { team: ['Pikachu', 'Raichu'], hand: ['attack-bonus-4'] },
      { team: ['Charmander', 'Machoke'], hand: ['attack-bonus-1', 'attack-bonus-2'] },
      { others: [{ team: ['Squirtle'], hand: ['time-machine'] }] },
    );
    return t.answer(send('Raichu')).answer(send('Machoke'));
  }

  it('cards lie face down for the others until they are turned up after the roll', () => {
    const t = duel().answer(['attack-bonus-4']).answer(['attack-bonus-1', 'attack-bonus-2']);
    t.rolls(['battle', 3], ['battle', 6]).expectAsked('time-machine', 2);
    const battles = LOOKERS.map((seat) => battleIn(t.view(seat)));
    expect(battles.map((battle) => battle.sides.map(partsIn))).toEqual([
      [
        ['6 attack', '3 evolution', '3 die', '4 card'],
        ['7 attack', '6 die', '? face-down card', '? face-down card'],
      ],
      [
        ['6 attack', '3 evolution', '3 die', '? face-down card'],
        ['7 attack', '6 die', '1 card', '2 card'],
      ],
      [
        ['6 attack', '3 evolution', '3 die', '? face-down card'],
        ['7 attack', '6 die', '? face-down card', '? face-down card'],
      ],
      [
        ['6 attack', '3 evolution', '3 die', '? face-down card'],
        ['7 attack', '6 die', '? face-down card', '? face-down card'],
      ],
    ]);
    // The owner knows them, but they lie face down all the same.
    expect(battles[0].sides[0].sum?.parts.at(-1)).toMatchObject({ value: 4, hidden: true });
    expect(battles[0].sides[0].cards).toMatchObject([{ of: 'attack-bonus-4', marks: ['face-down'] }]);
    expect(battles[1].sides[0].cards).toEqual([{ kind: 'card', seat: 0, say: ['face-down-card'] }]);
    expect(battles.map(({ stage, due, decided }) => [stage, due, decided])).toEqual(
      LOOKERS.map(() => [3, [], null]),
    );
    const paused = pausing(t);
    t.pass();
    expect(paused).toHaveLength(1);
    for (const view of paused[0].views) {
      const battle = battleIn(view);
      expect(battle.sides.map(partsIn)).toEqual([
        ['6 attack', '3 evolution', '3 die', '4 card'],
        ['7 attack', '6 die', '1 card', '2 card'],
      ]);
      expect([totals(battle), battle.decided, battle.stage]).toEqual([[16, 16], 'tie', 4]);
    }
    expect(toldTotals(paused[0].say)).toEqual([16, 16]);
    // A tie is rolled anew: the dice lie as they fall, the cards stay turned up.
    t.rolls(['battle', 5]);
    const [mine, theirs] = battleIn(t.view(SPECTATOR)).sides;
    expect([mine.dice, theirs.dice, partsIn(theirs)]).toEqual([[5], [], ['7 attack', '1 card', '2 card']]);
    expect(battleIn(t.view(SPECTATOR)).decided).toBeNull();
    t.rolls(['battle', 1]).pass().expectChance('item'); // the loser has no card left to take
    const { result } = line(t, 'won-battle');
    expect([result?.winner, result?.losers]).toEqual([0, [1]]);
    expect(allInWords(result?.lines, 1)).toEqual([
      'Seat 0: Raichu 6 + evolution 3 + die 5 + card 4 = 18.',
      'You: Machoke 7 + die 1 + card 1 + card 2 = 11.',
      'Your Machoke is knocked out.',
    ]);
    expect(toldTotals(t.told(SPECTATOR, 'totals')[1])).toEqual([18, 11]);
  });

  it('says whose choice is due, step by step', () => {
    const t = challenge(
      { team: ['Pikachu', 'Raichu'], hand: ['attack-bonus-4'] },
      { team: ['Charmander', 'Machoke'], hand: ['attack-bonus-1'] },
    );
    const step = () => {
      const { stage, due, stages } = battleIn(t.view(SPECTATOR));
      return [inWords(stages[stage]), due];
    };
    expect(step()).toEqual(['Choose Pokémon', [0]]);
    expect(battleIn(t.view(0)).sides[0].fighters).toEqual([]);
    t.answer(send('Raichu'));
    expect(step()).toEqual(['Choose Pokémon', [1]]);
    t.answer(send('Machoke'));
    expect(step()).toEqual(['Set cards aside', [0]]);
    t.answer([]);
    expect(step()).toEqual(['Set cards aside', [1]]);
    t.answer([]).expectChance('battle');
    expect(step()).toEqual(['Roll', [0, 1]]);
  });
});
