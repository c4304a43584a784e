/** What is counted by the turn begins anew with the next. */
import { expect, it } from 'vitest';
import { go, type Told, table } from './table.ts';

const synthesis = (t: Told): string[] => t.optionIds().filter((id) => id.startsWith('synthesis'));

it('M-GTM-04 Synthesis heals only who knows it, and again in the next turn', () => {
  const t = table({
    players: [
      {
        at: 'y1',
        team: [
          { is: 'bulbasaur', level: 5, hearts: 1, taught: ['synthesis'] },
          { is: 'meowth', hearts: 1 },
        ],
      },
      { at: 'y2', team: ['pikachu'] },
    ],
    spots: { y1: '', y2: '' },
  });
  expect(synthesis(t)).toEqual(['synthesis:bulbasaur']);
  go(t, 'synthesis:bulbasaur');
  expect(synthesis(t)).toEqual([]);
  go(t, 'pass', 'pass');
  expect(synthesis(t)).toEqual(['synthesis:bulbasaur']);
});

it('M-TRADE-11 offers are counted by the turn', () => {
  const t = table({ players: [{ balls: { poke: 1 } }, {}], options: { offers: 1 } });
  go(t, 'trade:2').answer([]);
  expect(t.optionIds()).not.toContain('trade:2');
  go(t, 'pass');
  expect(t.optionIds()).toContain('trade:1');
  go(t, 'pass');
  expect(t.optionIds()).toContain('trade:2');
});
