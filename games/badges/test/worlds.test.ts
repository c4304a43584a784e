import { seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../src/data/cards.ts';
import { TYPES } from '../src/data/types.ts';
import { kindOf, type Played, table } from './table.ts';

const N = 6000;

/** How often seat 0 must reckon with each type, or card, of the card with this number. */
function shares(t: Played, card: number, of: (kind: number) => string): { [name: string]: number } {
  const rng = seeded(11);
  const counts: { [name: string]: number } = {};
  for (let i = 0; i < N; i++) {
    const name = of(t.match.world(0, rng)?.s.cards.kind[card] as number);
    counts[name] = (counts[name] ?? 0) + 1 / N;
  }
  return counts;
}

const typeOf = (kind: number): string => CARDS[kind].type;
const close = (found: { [name: string]: number }, expected: { [name: string]: number }): void => {
  expect(Object.keys(found).sort()).toEqual(Object.keys(expected).sort());
  for (const [name, share] of Object.entries(expected)) expect(found[name], name).toBeCloseTo(share, 1);
};

/** Both players stand on Route 1 (NNNFWG) and capture there in turn. */
function captures(...names: readonly string[]): Played {
  const t = table({ seats: [{ at: '11-11' }, { at: '11-12' }] });
  for (const name of names) t.rolls(['move', 1], ['move', 1]).answer('capture').roll('card', name);
  return t.rolls(['move', 1], ['move', 1]);
}

describe('What a seat may think', () => {
  it('B-SETUP-04 of a card another captured: the bubbles left over once the own are taken off', () => {
    close(shares(captures('Vulpix', 'Ditto'), 1, typeOf), { normal: 3 / 5, water: 1 / 5, grass: 1 / 5 });
    close(shares(captures('Ditto', 'Vulpix'), 1, typeOf), {
      normal: 2 / 5,
      fire: 1 / 5,
      water: 1 / 5,
      grass: 1 / 5,
    });
  });

  it('B-SETUP-05 within a type all cards not seen are alike', () => {
    const found = shares(captures('Ditto', 'Eevee'), 1, (kind) => CARDS[kind].name);
    expect(found.Ditto).toBeUndefined();
    const normal = CARDS.filter(({ type, name }) => type === 'normal' && name !== 'Ditto');
    for (const { name } of normal) expect(found[name]).toBeCloseTo(2 / 5 / normal.length, 1);
    expect(TYPES.every((type) => CARDS.some((card) => card.type === type && found[card.name] > 0))).toBe(
      true,
    );
  });

  it('B-CAP-04 of the own draw nothing, while the exchange is open', () => {
    const party = ['Vulpix', 'Growlithe', 'Ponyta', 'Magikarp', 'Goldeen', 'Feebas'];
    const box = ['Exeggcute', 'Hoppip', 'Seedot', 'Shroomish', 'Marill'];
    const t = table({ seats: [{ at: '11-11', party, box }, { party: ['Ditto', 'Eevee'] }] });
    t.rolls(['move', 1], ['move', 1]).answer('capture').roll('card', 'Rattata').expectAsked('exchange', 0);
    const rng = seeded(5);
    for (let i = 0; i < 300; i++) {
      const world = t.match.world(0, rng);
      expect(world?.s.cards.kind[13]).toBe(kindOf('Rattata'));
      expect(world?.s.cards.kind.filter((kind) => kind === kindOf('Rattata'))).toHaveLength(1);
    }
  });
});
