import { portrait, SPECIES } from '@indigo/art';
import { badges } from '@indigo/badges';
import { describe, expect, test } from 'vitest';
import { badgesSkin } from '../../src/table/badges/skin.ts';
import { relabel, spokenSkin } from '../../src/table/relabel.ts';
import { printed } from '../../src/words/de/printed.ts';

describe('what is printed on drawings', () => {
  const label = (text: string): string => ({ 'Pallet Town': 'Alabastia', Cut: 'Zerschneider' })[text] ?? text;

  test('is put into other words as big as before, and nothing else changes', () => {
    const drawing = '<g class="Cut"><text x="3" font-size="15">Cut</text><text>7</text></g>';
    expect(relabel(drawing, label)).toBe(drawing.replace('>Cut<', '>Zerschneider<'));
    expect(relabel(drawing, (text) => text)).toBe(drawing);
  });

  test('stands on a plate as wide as the words, about the same middle', () => {
    const on = (x: string, width: string, words: string): string =>
      `<rect x="${x}" y="3" width="${width}" height="26" rx="13"/><text x="50" y="8">${words}</text>`;
    expect(relabel(on('24', '52', 'Cut'), label)).toBe(on('-21.0', '142.0', 'Zerschneider'));
    expect(relabel(on('-16', '132', 'Pallet Town'), label)).toBe(on('-6.0', '112.0', 'Alabastia'));
  });

  test('makes no plate wider for what stands under it', () => {
    const under = '<text x="50" y="38" class="sub">Cut</text>';
    const plate = '<rect x="0" y="3" width="100" height="26" rx="13"/><text x="50" y="8">Route 1</text>';
    expect(relabel(plate + under, label)).toContain('width="100.0"');
  });

  test('is German on chips and portraits of Four Badges', async () => {
    const { label: german = String } = (await badges.translations?.de()) ?? {};
    const skin = spokenSkin(badgesSkin, german);
    const cutter = skin.token({ kind: 'pokemon', of: '1' }, 'Bisasam', 'team');
    expect(cutter).toContain('>Zersch.<');
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
