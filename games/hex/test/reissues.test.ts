/** Cards of the expansion that take the place of one of the base set. */
import { describe, expect, it } from 'vitest';
import { FAMILY_OF, monOf, POKEMON } from '../src/pokemon.ts';
import { rosterOf } from '../src/rules/roster.ts';
import type { Options } from '../src/state.ts';
import { evolutionBonus } from '../src/team.ts';
import { table } from './table.ts';

describe('re-issued cards', () => {
  it('H-SETUP-20 H-EVO-11 an evolution of the base set is of the family of the re-issue (H-AMB-101)', () => {
    const options = { setup: 'custom', gen8: true, expansion: true } as Options;
    const ids = rosterOf(options).flatMap((cards) => cards.map((mon) => POKEMON[mon].id));
    expect(['applin-9', 'flapple', 'appletun', 'dipplin'].every((id) => ids.includes(id))).toBe(true);
    expect(ids).not.toContain('applin');
    const t = table({ players: [{ team: ['applin-9', 'flapple', 'dipplin', 'hydrapple'] }, {}] });
    const bonus = (id: string): number => evolutionBonus(t.s.players[0], monOf(id));
    expect(['applin-9', 'flapple', 'dipplin', 'hydrapple'].map(bonus)).toEqual([0, 2, 0, 4]);
    expect(FAMILY_OF[monOf('applin-9')]).toBe(FAMILY_OF[monOf('flapple')]);
  });

  it('H-SETUP-20 every earlier stage of a card that is in a roster with the expansion can be in it, too', () => {
    const all = {
      gen1: true,
      gen2: true,
      gen3: true,
      gen4: true,
      gen5: true,
      gen6: true,
      gen7: true,
      gen8: true,
    };
    const roster = rosterOf({ setup: 'custom', ...all, expansion: true } as Options).flat();
    const families = new Set(roster.filter((mon) => POKEMON[mon].from < 0).map((mon) => FAMILY_OF[mon]));
    const orphans = roster.filter((mon) => !families.has(FAMILY_OF[mon])).map((mon) => POKEMON[mon].id);
    expect(orphans).toEqual([]);
  });
});
