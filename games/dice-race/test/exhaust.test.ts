import { exhaust } from '@indigo/battery';
import { CARDS, diceRace, HUBS } from '@indigo/dice-race';
import { expect, test } from 'vitest';

test('everything in the race happens', () => {
  const { never } = exhaust(diceRace, {
    features: [...CARDS.map((card) => `played ${card}`), ...HUBS.map((hub) => `jumped to ${hub}`)],
    *fired(happening) {
      if (!('answered' in happening)) return;
      for (const id of happening.ids) {
        if (id.startsWith('play:')) yield `played ${id.slice(5)}`;
        if (happening.answered.kind === 'jump') yield `jumped to ${id.slice(3)}`;
      }
    },
    // There are no windows in this game.
    except: ['pass'],
    rounds: 3,
  });
  expect(never).toEqual([]);
});

test('what does not happen is named', () => {
  const { never } = exhaust(diceRace, { features: ['flown'], rounds: 1, answers: 30 });
  expect(never).toContain('flown');
  expect(never).toContain('pass');
});
