import { portrait, SPECIES } from '@indigo/art';
import { badges } from '@indigo/badges';
import { describe, expect, test } from 'vitest';
import { badgesSkin } from '../../src/table/badges/skin.ts';
import { relabel, spokenSkin } from '../../src/table/relabel.ts';
import { printed } from '../../src/words/de/printed.ts';

describe('what is printed on drawings', () => {
  const label = (text: string): string => ({ 'Pallet Town': 'Alabastia', Cut: 'Zerschneider' })[text] ?? text;

  test('is put into other words, and nothing else changes', () => {
    const drawing = '<g class="Cut"><text x="3" font-size="15">Pallet Town</text><text>7</text></g>';
    expect(relabel(drawing, label)).toBe(
      drawing.replace('Pallet Town', 'Alabastia').replace('"15"', '"15.0"'),
    );
    expect(relabel(drawing, (text) => text)).toBe(drawing);
  });

  test('is set smaller where it is longer, but not too small', () => {
    expect(relabel('<text font-size="10">Cut</text>', label)).toBe(
      '<text font-size="7.2">Zerschneider</text>',
    );
  });

  test('is German on chips and portraits of Four Badges', async () => {
    const { label: german = String } = (await badges.translations?.de()) ?? {};
    const skin = spokenSkin(badgesSkin, german);
    const cutter = skin.token({ kind: 'pokemon', of: '1' }, 'Bisasam', 'team');
    expect(cutter).toContain('>Zerschn.<');
    expect(cutter).not.toContain('>Cut<');
    const near = relabel(portrait(SPECIES[3], 'starter'), (text) => printed(german(text)));
    expect(near).toContain('>Glumanda<');
    expect(near).toContain('>Feuer<');
  });

  test('leaves the creature itself as it is: its looks hang on its name', () => {
    const skin = spokenSkin(badgesSkin, () => 'X');
    expect(skin.creature({ kind: 'pokemon', of: '1' })?.name).toBe('Bulbasaur');
  });
});
