import { expect, it } from 'vitest';
import { table } from './table.ts';

it('H-OPT-02 H-ITEM-22 a Fishing Rod cast next door meets nobody there: the pawn has not landed (H-AMB-79)', () => {
  const t = table({
    players: [
      { at: 'pewter-0', team: ['charmander'], badges: ['brock'], hand: ['fishing-rod'] },
      { at: 'pewter-7', team: ['squirtle'] },
    ],
    slots: { 'pewter-7': 'haunter' },
    options: { sameSpace: true },
  });
  t.answer('fishing-rod').answer('activate:pewter-7').roll('catch', 1);
  expect(t.told(7, 'battle')).toEqual([]);
});
