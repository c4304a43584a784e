/** What is said not to be possible is not on offer. */
import { describe, expect, it } from 'vitest';
import type { Told } from './field.ts';
import { field } from './field.ts';
import { table } from './table.ts';

const refused = (t: Told): string[] => t.decision().refused.map(({ id }) => id);

describe('nothing on offer is refused', () => {
  it('M-SHOP-15 M-GROW-17 a fainted Pokémon may have a candy', () => {
    const t = table({
      players: [{ team: ['charmander', { is: 'rattata', hearts: 0 }], money: ['hiker'] }, {}],
      also: (s) => {
        s.phase = 'intermediate';
        s.seeds = [0, 1];
        s.agenda = [{ do: 'league' }, { do: 'shopping' }];
      },
    });
    t.answer('buy').answer(['candy']).expectAsked('xp', 0);
    expect([t.optionIds(), refused(t)]).toEqual([['charmander', 'rattata'], []]);
  });

  it('M-ABIL-23 Relentless: the second attack is not refused, the first is', () => {
    const t = field({
      abilities: true,
      high: [{ is: 'dratini', at: '4,1', level: 1, knows: ['swift'] }],
      low: [{ is: 'snorlax', at: '4,2' }],
    });
    t.answer('attack:swift');
    expect(t.optionIds()).toContain('attack:tackle');
    expect(refused(t)).not.toContain('attack:tackle');
    expect(t.refusal('attack:swift')).toMatchObject({ clause: 'M-ACT-06' });
  });
});
