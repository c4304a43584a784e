/** What stands on the chips and cards of classic, as its artwork needs it. */
import { type ChipLook, chip, chipBack, GEN1, type Rank, type Species } from '@indigo/art';
import { CHIPS, type Chip, ITEMS, SPACES } from '@indigo/classic';
import type { Plain } from '@indigo/kernel';

export const chipFacts = (dex: number): Chip => CHIPS[dex - 1];
export const speciesOf = (dex: number): Species => GEN1[dex - 1];

export const spaceId = (at: number): string => SPACES[at].id;

/** A chip face up with what its size shows. */
export function drawnChip(dex: number, look: Omit<ChipLook, 'rank'>): string {
  const { colour, power, attack } = chipFacts(dex);
  return chip(speciesOf(dex), { rank: colour as Rank, power, attack, ...look });
}

export const faceDown = (colour: string | undefined): string => chipBack((colour ?? 'pink') as Rank);

const WHEN: { readonly [timing: string]: string } = {
  battle: 'in a battle',
  'before-catch-roll': 'before a catch',
  'after-any-roll': 'after any roll',
  'instead-of-roll': 'instead of a roll',
  'own-turn': 'on your turn',
  'as-target': 'when challenged',
};

const byId = new Map(ITEMS.map((item) => [item.id as string, item]));
export const whenPlayed = (id: string): string => WHEN[byId.get(id)?.timing ?? ''] ?? '';
export const shiftsOf = (id: string): readonly number[] => byId.get(id)?.values ?? [];
export const bonusOf = (sort: number): number => ITEMS[sort]?.values[0] ?? 0;

/** The die faces that catch it, with the shifts of a Ball or without. */
export function catchingFaces(dex: number, shifts: readonly number[], mustShift: boolean): readonly number[] {
  const { catches } = chipFacts(dex);
  const reach = mustShift && shifts.length > 0 ? shifts : [0, ...shifts];
  return [1, 2, 3, 4, 5, 6].filter((pips) => reach.some((shift) => catches.includes(pips + shift)));
}

/** What landing on a space brings. */
export function landing(id: string): string | null {
  const space = SPACES.find((other) => other.id === id);
  if (space === undefined) return null;
  const { kind, colour, effect } = space;
  if (kind === 'catch') return `Meet the ${colour} Pokémon there.`;
  if (kind === 'event') return 'Draw an Event Card.';
  if (kind === 'final') return 'Enter the Final Battle.';
  if (kind === 'catch-any') return `Try to catch any ${colour} Pokémon on the board.`;
  if (effect === 'revive') return 'Revive a Pokémon.';
  if (effect !== null) return effect.draw === 1 ? 'Draw an Item Card.' : `Draw ${effect.draw} Item Cards.`;
  return kind === 'arrival' ? 'Nothing happens on arrival.' : 'Nothing happens there.';
}

export const numberOf = (value: Plain | undefined): number => (typeof value === 'number' ? value : -1);
