/** Cards of the expansion that take the place of one of the base set. */
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS } from '../src/data/achievements.ts';
import { FAMILY_OF, monOf, POKEMON } from '../src/pokemon.ts';
import { had } from '../src/rules/achievements.ts';
import { rosterOf } from '../src/rules/roster.ts';
import type { Options } from '../src/state.ts';
import { evolutionBonus } from '../src/team.ts';
import { table } from './table.ts';

const EVOLUTIONIST = ACHIEVEMENTS.findIndex(({ id }) => id === 'evolutionist');

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

  it('H-EVO-02 H-EVO-03 a Starter of the expansion and its Green card are the same stage of one family', () => {
    const bonus = (team: readonly string[], id: string): number =>
      evolutionBonus({ team: team.map(monOf) }, monOf(id));
    for (const [first, second, third] of [
      ['sprigatito', 'floragato', 'meowscarada'],
      ['fuecoco', 'crocalor', 'skeledirge'],
      ['quaxly', 'quaxwell', 'quaquaval'],
    ]) {
      const green = `${first}_green`;
      expect(FAMILY_OF[monOf(green)]).toBe(FAMILY_OF[monOf(third)]);
      expect(bonus([green, second], second)).toBe(2);
      expect(bonus([green, third], third)).toBe(2);
      expect(bonus([green, second, third], third)).toBe(4);
      expect(bonus([green, second, third], second)).toBe(0);
      // Both cards of it are one stage (H-AMB-20).
      expect(bonus([first, green, second], second)).toBe(2);
      expect(bonus([first, green], green)).toBe(0);
    }
  });

  it('H-EVO-02 a Galarian Slowpoke is an earlier stage of the Galarian forms, beside the other, and of no other form', () => {
    const bonus = (...ids: string[]): number => evolutionBonus({ team: ids.map(monOf) }, monOf(ids[0]));
    for (const form of ['slowbrogalar', 'slowkinggalar']) {
      expect(bonus(form, 'slowpokegalar')).toBe(2);
      expect(bonus(form, 'slowpoke')).toBe(2);
      expect(bonus(form, 'slowpoke', 'slowpokegalar')).toBe(2);
    }
    expect(bonus('slowbro', 'slowpokegalar')).toBe(0);
    expect(FAMILY_OF[monOf('slowpokegalar')]).toBe(FAMILY_OF[monOf('slowbrogalar')]);
  });

  it('H-ACH-16 H-EVO-02 the Green card of a Starter counts for Evolutionist', () => {
    const families = (team: readonly string[]): number =>
      had([], { team: team.map(monOf), caughtLegends: [], visited: 0, badges: [] }, EVOLUTIONIST);
    expect(families(['sprigatito_green', 'floragato', 'meowscarada'])).toBe(1);
    expect(families(['floragato', 'meowscarada'])).toBe(0);
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
