import type { Source } from './source.ts';

export interface EventCard {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** How many turns a Continuous Event lasts (H-EVT-07). */
  readonly turns?: number;
  readonly about: string;
  /** Of the effect; names and numbers are real. */
  readonly source: Source;
}

/** H-EVT-12: 54 names, 65 cards; each of the four Duels is a card of its own (./duels.ts). */
export const EVENTS = [
  {
    id: 'alternative-gym',
    name: 'Alternative Gym',
    count: 1,
    about:
      'Fight your next Gym Leader from where you stand; pick the opponent among the leaders not in play that give that badge (1-2, 3-4 or 5-6).',
    source: 'rulebook',
  },
  {
    id: 'blocked-route',
    name: 'Blocked Route',
    count: 1,
    about:
      'Take a Blue-or-weaker Pokémon of your hexagon for free, revealed or not; if there is none, try to capture any Pokémon there. Then skip your next turn.',
    source: 'rulebook',
  },
  {
    id: 'chairman-rose',
    name: 'Chairman Rose',
    count: 1,
    about: 'Gain the next Blue Pokémon from the pile.',
    source: 'rulebook',
  },
  {
    id: 'delibirds-gift',
    name: "Delibird's Gift",
    count: 1,
    about:
      'Gain a Pokémon of the colour of the space where the event was drawn: a revealed one on the board or a random face-down one. City: by tier (Green/Blue/Red). Indigo Plateau: any colour but Yellow.',
    source: 'rulebook',
  },
  {
    id: 'duel-volcano',
    name: 'Duel: Volcano',
    count: 1,
    about:
      'Battle an opponent of your choice. +1 to Fire, Ground, Rock; -1 to Water, Grass, Ice. The winner: draw 2 Items.',
    source: 'proposed',
  },
  {
    id: 'duel-open-sea',
    name: 'Duel: Open Sea',
    count: 1,
    about:
      'Battle an opponent of your choice. +1 to Water, Electric, Ice; -1 to Fire, Ground, Rock. The winner: gain a random Blue Pokémon.',
    source: 'proposed',
  },
  {
    id: 'duel-deep-forest',
    name: 'Duel: Deep Forest',
    count: 1,
    about:
      'Battle an opponent of your choice. +1 to Grass, Bug, Poison; -1 to Electric, Fighting, Steel. The winner: draw 3 Items.',
    source: 'proposed',
  },
  {
    id: 'duel-dojo',
    name: 'Duel: Dojo',
    count: 1,
    about:
      'Battle an opponent of your choice. +1 to Fighting, Normal, Steel; -1 to Psychic, Ghost, Fairy. The winner: draw 1 Item and steal a random Item from the loser.',
    source: 'proposed',
  },
  {
    id: 'game-corner',
    name: 'Game Corner',
    count: 1,
    about: 'Roll a die: 1-2 draw 1 Item, 3-4 gain a random Green, 5 a random Blue, 6 a random Red Pokémon.',
    source: 'proposed',
  },
  {
    id: 'gs-ball',
    name: 'GS Ball',
    count: 1,
    about:
      'Gain the next Pink Pokémon from the pile with a permanent +1 token (it stays tradeable); remove this card from the game.',
    source: 'rulebook',
  },
  {
    id: 'heavy-storm',
    name: 'Heavy Storm',
    count: 1,
    about:
      'Return every Pokémon of the hexagon where this was drawn to the piles, shuffle, refill the hexagon with face-up Pokémon.',
    source: 'rulebook',
  },
  {
    id: 'imposter-oak',
    name: 'Imposter Oak',
    count: 1,
    about: 'You and a chosen opponent discard all Items, then draw 2 each.',
    source: 'rulebook',
  },
  {
    id: 'jirachis-wish',
    name: "Jirachi's Wish",
    count: 1,
    about:
      'Draw 3 Events and assign them to 3 different players (you may be one); nobody gets more than one.',
    source: 'rulebook',
  },
  {
    id: 'kimono-sisters',
    name: 'Kimono Sisters',
    count: 1,
    about:
      'Name a type and a colour (Pink to Red, not above the colour of your space); gain the next Pokémon of that type from that pile; if none, name again.',
    source: 'rulebook',
  },
  {
    id: 'legendary-pokemon',
    name: 'Legendary Pokémon',
    count: 2,
    about: 'Try to capture a random Yellow Pokémon.',
    source: 'rulebook',
  },
  {
    id: 'national-park',
    name: 'National Park',
    count: 1,
    turns: 3,
    about:
      'For 3 turns captures are counted: first place gains a random Red Pokémon, second 3 Items, third 1 Item; ties by the sum of the captured powers.',
    source: 'rulebook',
  },
  {
    id: 'poke-fans',
    name: 'Poké Fans',
    count: 1,
    about: 'Swap Trainer Cards with a chosen opponent; then both draw 2 Items (none if blocked).',
    source: 'rulebook',
  },
  {
    id: 'pokemaniac',
    name: 'Pokémaniac',
    count: 1,
    about:
      'The three players who own the most Pokémon gain a random Blue, Green and Pink one in that order; the drawer breaks ties.',
    source: 'rulebook',
  },
  {
    id: 'pokemon-day-care',
    name: 'Pokémon Day Care',
    count: 1,
    about:
      'Compare the strongest Pokémon of every player (with evolution bonus): the owner of the weakest of them gains a random Pokémon of the colour of the space; the drawer breaks ties.',
    source: 'rulebook',
  },
  {
    id: 'pokemon-egg',
    name: 'Pokémon Egg',
    count: 3,
    about: 'Gain the next Pink Pokémon from the pile.',
    source: 'rulebook',
  },
  {
    id: 'pokemon-fossil',
    name: 'Pokémon Fossil',
    count: 4,
    about: 'Gain the next Green Pokémon from the pile.',
    source: 'rulebook',
  },
  {
    id: 'prepare-for-trouble',
    name: 'Prepare for Trouble',
    count: 1,
    turns: 2,
    about: 'For 2 turns every player but the drawer moves exactly 1 space, whatever the roll or the Trainer.',
    source: 'rulebook',
  },
  {
    id: 'professor-birch',
    name: 'Professor Birch',
    count: 1,
    about: 'The player with the fewest Items draws 3 Items; the drawer breaks ties.',
    source: 'proposed',
  },
  {
    id: 'regional-map',
    name: 'Regional Map',
    count: 1,
    about: 'Try to capture any face-up Pokémon on the board; nothing if there is none.',
    source: 'rulebook',
  },
  {
    id: 'rocket-bribe',
    name: 'Rocket Bribe',
    count: 1,
    about:
      'Until your next turn every Event or Super Event drawn by an opponent is copied to you; if at least one was copied, skip your next turn.',
    source: 'rulebook',
  },
  { id: 'ss-anne', name: 'S.S. Anne', count: 1, about: 'Forced trade as in Trade.', source: 'rulebook' },
  {
    id: 'sketchy-salesman',
    name: 'Sketchy Salesman',
    count: 1,
    about: 'Draw 2 Items. Then you may return two of your Pokémon of one colour to draw one of that colour.',
    source: 'proposed',
  },
  {
    id: 'team-aqua-strikes',
    name: 'Team Aqua Strikes',
    count: 1,
    about: 'Every player discards all Items and draws as many as discarded.',
    source: 'rulebook',
  },
  {
    id: 'team-magma-strikes',
    name: 'Team Magma Strikes',
    count: 1,
    about: 'Every player discards the Trainer Card and draws another.',
    source: 'rulebook',
  },
  {
    id: 'team-rocket-strikes',
    name: 'Team Rocket Strikes',
    count: 1,
    about: 'Everybody draws 1 Item, then steals a random Item from the player to the right.',
    source: 'rulebook',
  },
  {
    id: 'trade',
    name: 'Trade',
    count: 3,
    about:
      "You must exchange one of your Pokémon for an opponent's of the same colour; locked families are exempt.",
    source: 'rulebook',
  },
  {
    id: 'pokemon-tower',
    name: 'Pokémon Tower',
    count: 1,
    about:
      "Draw from the pile of your space's colour until a Ghost or Dark Pokémon appears and try to capture it.",
    source: 'proposed',
  },
  {
    id: 'pokedex',
    name: 'Pokédex',
    count: 1,
    about: 'Reveal every face-down Pokémon of your hexagon and draw 1 Item.',
    source: 'proposed',
  },
  {
    id: 'burned-tower',
    name: 'Burned Tower',
    count: 1,
    about: 'Reveal the next Red Pokémon of the pile and try to capture it.',
    source: 'proposed',
  },
  {
    id: 'ruins-of-alph',
    name: 'Ruins of Alph',
    count: 1,
    about: 'Reveal the next 2 Green Pokémon of the pile and try to capture one.',
    source: 'proposed',
  },
  {
    id: 'zinnia',
    name: 'Zinnia',
    count: 1,
    about: "Draw from the pile of your space's colour until a Dragon Pokémon appears and try to capture it.",
    source: 'proposed',
  },
  { id: 'professor-oak', name: 'Professor Oak', count: 1, about: 'Draw 2 Items.', source: 'proposed' },
  {
    id: 'fishing-guru',
    name: 'Fishing Guru',
    count: 1,
    about:
      "Draw from the pile of your space's colour until a Water Pokémon appears; gain it if it is Pink or Green, otherwise try to capture it.",
    source: 'proposed',
  },
  {
    id: 'kurt',
    name: 'Kurt',
    count: 1,
    about: 'Draw Items until a Poké Ball appears; keep it and shuffle the others back.',
    source: 'proposed',
  },
  {
    id: 'professor-rowan',
    name: 'Professor Rowan',
    count: 1,
    about: 'Discard any number of Items, then draw that many plus one.',
    source: 'proposed',
  },
  {
    id: 'safari-zone',
    name: 'Safari Zone',
    count: 1,
    about: "Reveal the next 3 Pokémon of your space's colour and try to capture one.",
    source: 'proposed',
  },
  {
    id: 'rocket-hideout',
    name: 'Rocket Hideout',
    count: 1,
    about: 'Steal a random Item from a chosen opponent.',
    source: 'proposed',
  },
  {
    id: 'fishing',
    name: 'Fishing',
    count: 1,
    about: 'Try to capture any Water Pokémon lying face up on the board, or else the next Pink Pokémon.',
    source: 'proposed',
  },
  {
    id: 'fresh-start',
    name: 'Fresh Start',
    count: 1,
    about: 'Discard all your Items and draw 3; you may also replace your Trainer Card.',
    source: 'proposed',
  },
  {
    id: 'professor-juniper',
    name: 'Professor Juniper',
    count: 1,
    about: 'Draw 1 Item; you may replace your Trainer Card by the next one.',
    source: 'proposed',
  },
  {
    id: 'silph-company',
    name: 'Silph Company',
    count: 1,
    about: 'Draw 3 Items and keep 2.',
    source: 'proposed',
  },
  {
    id: 'dj-mary',
    name: 'DJ Mary',
    count: 1,
    about: 'Take another turn after this one.',
    source: 'proposed',
  },
  {
    id: 'lake-of-rage',
    name: 'Lake of Rage',
    count: 1,
    about: 'Draw from the Red pile until a Water Pokémon appears and try to capture it.',
    source: 'proposed',
  },
  {
    id: 'professor-elm',
    name: 'Professor Elm',
    count: 1,
    about: 'Draw 2 Items; every opponent draws 1.',
    source: 'proposed',
  },
  {
    id: 'bug-catcher',
    name: 'Bug Catcher',
    count: 1,
    about: "Draw from the pile of your space's colour until a Bug Pokémon appears and try to capture it.",
    source: 'proposed',
  },
  {
    id: 'bill',
    name: 'Bill',
    count: 1,
    about: 'Exchange one of your Pokémon for a random one of the same colour from the pile.',
    source: 'proposed',
  },
  {
    id: 'mr-fuji',
    name: 'Mr. Fuji',
    count: 1,
    about: 'The player who owns the fewest Pokémon gains the next Green one; the drawer breaks ties.',
    source: 'proposed',
  },
  {
    id: 'ns-offer',
    name: "N's Offer",
    count: 1,
    about:
      'You may return one of your Pokémon to gain a random one of the next stronger colour (never Yellow).',
    source: 'proposed',
  },
  {
    id: 'digletts-cave',
    name: "Diglett's Cave",
    count: 1,
    about: 'Move to any space of an adjacent hexagon and activate it.',
    source: 'proposed',
  },
  {
    id: 'pokemon-center',
    name: 'Pokémon Center',
    count: 1,
    about: 'Draw 1 Item; then you may go to any city you have visited.',
    source: 'proposed',
  },
  {
    id: 'copycat',
    name: 'Copycat',
    count: 1,
    about: 'Carry out the topmost Event of the discard pile.',
    source: 'proposed',
  },
  {
    id: 'traveling-salesman',
    name: 'Traveling Salesman',
    count: 1,
    about: 'You may discard 2 Items to gain a random Green Pokémon; otherwise draw 1 Item.',
    source: 'proposed',
  },
] as const satisfies readonly EventCard[];

export type EventId = (typeof EVENTS)[number]['id'];
