import { type Outcome, Script, script } from '@indigo/battery';
import { CARDS, diceRace, NODES, type Race } from '@indigo/dice-race';
import { expect, test } from 'vitest';

/** Dice by their pips, cards by their names. */
const outcome: Outcome<Race> = (chance, said) => {
  if (chance.why === 'card') return CARDS.indexOf(said as (typeof CARDS)[number]);
  return chance.n === 6 ? (said as number) - 1 : (said as number);
};

/** Between two turns: nobody holds anything, creature 0 lies on every node that takes one. */
function between(s: Race): void {
  s.agenda = [{ do: 'turn' }];
  for (let node = 0; node < NODES; node++) s.nodes[node] = node % 5 >= 1 && node % 5 <= 3 ? 0 : -1;
}

test('a scripted turn from a prepared state', () => {
  const t = script(diceRace, { seats: 2, state: between, outcome });
  t.roll('move', 5);
  t.expectAsked('go', 0);
  expect(t.optionIds()).toContain('go:5');
  t.answer('go:5').rolls(['card', 'boost'], ['move', 3]);
  t.expectAsked('go', 1);
  expect(t.s.racers[0].hand).toHaveLength(1);
  expect(t.told(0, 'drew')).toEqual([['drew', 0]]);
  expect(t.told(1, 'drew')).toEqual([]);
  expect(t.view(1).racers[0]).toMatchObject({ cards: 1, known: [] });
});

test('chance of the setup can be left to a seed', () => {
  const t = script(diceRace, { seats: 3, seed: 5, outcome });
  t.expectAsked('go', 0);
  expect(t.refusal('go:59').code).toBe('no-such-option');
});

const start = (): Script<Race> => new Script(diceRace, { seats: 2, state: between, outcome });

test('a roll of another name fails', () => {
  expect(() => start().roll('catch', 5)).toThrow(/said "catch".*waiting for the chance "move"/s);
});

test('a missing roll fails', () => {
  const t = start();
  expect(() => t.answer('go:5')).toThrow('nobody is asked');
  expect(() => t.done()).toThrow('a roll is missing');
  t.expectChance('move').done();
});

test('a roll left over fails', () => {
  const t = start().rolls({ move: 5, catch: 1 });
  expect(() => t.done()).toThrow('left over: [["catch",1]]');
});

test('an impossible roll fails', () => {
  expect(() => start().roll('move', 7)).toThrow('"move" cannot come out as 7');
});

test('a refused answer fails and says what there is', () => {
  expect(() => start().roll('move', 5).answer('go:6')).toThrow(/no-such-option.*go:5/s);
});
