/** What stands on the cards, sites and piles of Four Badges, as its artwork needs it. */
import { type ChipLook, chip, type Rank, SPECIES, type Species, type TypeName } from '@indigo/art';
import { CARDS, type CardFacts, SITES, type Site } from '@indigo/badges';
import type { Plain } from '@indigo/kernel';

const byDex = new Map(CARDS.map((card) => [card.dex, card]));
const byName = new Map(SPECIES.map((species) => [species.name, species]));
const siteById = new Map(SITES.map((site) => [site.id, site]));

export const cardOfDex = (dex: number): CardFacts | undefined => byDex.get(dex);
export const siteOf = (id: string): Site | undefined => siteById.get(id);

/** A species of the one type its card has. */
export const speciesOf = ({ dex, type }: CardFacts): Species => ({ ...SPECIES[dex - 1], types: [type] });

/** A Pokémon of a Gym. */
export const defender = ({ type, team }: Site, beaten: number): Species => ({
  ...(byName.get(team[beaten]) as Species),
  types: [type as TypeName],
});

export const rankOf = ({ legendary }: CardFacts): Rank => (legendary ? 'yellow' : 'starter');

export const drawnCard = (card: CardFacts, look: Omit<ChipLook, 'rank'>): string =>
  chip(speciesOf(card), { rank: rankOf(card), ...look });

export const HM_WORDS = { cut: 'Cut', surf: 'Surf', fly: 'Fly' } as const;

export const numberOf = (value: Plain | undefined): number => (typeof value === 'number' ? value : -1);
