import type { StoneId } from './shop.ts';
import type { TypeId } from './types.ts';

/** M-GROW-08, 14 to 16: how a stage is reached. */
type Reached =
  | { readonly by: 'start' }
  | { readonly by: 'level'; readonly level: number }
  | { readonly by: 'trade' }
  | { readonly by: 'stone'; readonly stone: StoneId };

interface Stage {
  readonly name: string;
  readonly type: TypeId;
  /** Dice in the adventure phase. */
  readonly dice: readonly TypeId[];
  /** M-ATK-10: attacks this stage adds. */
  readonly attacks: readonly string[];
  readonly reached: Reached;
  /** The stage before it: Eevee's three all follow the first. -1 for a first stage. */
  readonly from: number;
}

export interface Pokemon {
  readonly id: string;
  /** The back of its token, or where else it comes from. */
  readonly area: string;
  readonly stages: readonly Stage[];
  /** M-GROW-01: hearts of each rectangle of the track; the level is how many of them count (M-GROW-03). */
  readonly track: readonly number[];
  readonly speed: number;
  readonly ability: string;
  /** M-SHOP-08: TMs it can learn whatever its type. */
  readonly tms: readonly number[];
}

const START: Reached = { by: 'start' };
const TRADE: Reached = { by: 'trade' };
const level = (at: number): Reached => ({ by: 'level', level: at });
const stone = (kind: StoneId): Reached => ({ by: 'stone', stone: kind });

const DICE: { readonly [letter: string]: TypeId } = {
  F: 'fire',
  W: 'water',
  G: 'grass',
  E: 'electric',
  P: 'psychic',
  R: 'rock',
  Y: 'flying',
  N: 'normal',
};

type StageRow = readonly [
  name: string,
  type: TypeId,
  dice: string,
  attacks: readonly string[],
  reached: Reached,
  from?: number,
];

type Row = readonly [
  id: string,
  area: string,
  track: string,
  speed: number,
  ability: string,
  tms: readonly number[],
  stages: readonly StageRow[],
];

/** The 79 cards. All the designer's own but Eevee's first stage, Mew's dice and Ditto's speed (`proposed`). */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['bulbasaur', 'starter', '210211201', 2, 'Overgrow', [3, 6, 7, 21, 31], [
    ['Bulbasaur', 'grass', 'G', ['vine-whip'], START],
    ['Ivysaur', 'grass', 'GG', ['sleep-powder'], level(4)],
    ['Venusaur', 'grass', 'GGN', ['solar-beam'], level(7)],
  ]],
  ['charmander', 'starter', '201021021', 3, 'Blaze', [5, 11, 15, 16, 34], [
    ['Charmander', 'fire', 'F', ['ember'], START],
    ['Charmeleon', 'fire', 'FF', ['flamethrower'], level(5)],
    ['Charizard', 'fire', 'FFY', ['steel-wing'], level(8)],
  ]],
  ['squirtle', 'starter', '210121021', 2, 'Torrent', [5, 6, 11, 25, 30], [
    ['Squirtle', 'water', 'W', ['water-gun'], START],
    ['Wartortle', 'water', 'WN', ['bite'], level(5)],
    ['Blastoise', 'water', 'WWN', ['hydro-pump'], level(8)],
  ]],
  ['pikachu', 'starter', '3111101111', 3, 'Static', [1, 2, 16, 18, 31], [
    ['Pikachu', 'electric', 'E', ['thunder-shock'], START],
    ['Raichu', 'electric', 'EEN', ['thunderbolt', 'quick-attack'], stone('thunder')],
  ]],
  ['rattata', 'route-1', '2102101101', 3, 'Guts', [1, 2, 3, 6, 17], [
    ['Rattata', 'normal', 'N', ['quick-attack'], START],
    ['Raticate', 'normal', 'NN', ['bite', 'hyper-fang'], level(4)],
  ]],
  ['pidgey', 'route-1', '210210211', 4, 'Aerilate', [13, 31, 34], [
    ['Pidgey', 'flying', 'Y', ['wing-attack'], START],
    ['Pidgeotto', 'flying', 'YY', ['quick-attack'], level(4)],
    ['Pidgeot', 'flying', 'YYY', ['gust'], level(7)],
  ]],
  ['mankey', 'route-1', '311112111', 4, 'Rage', [7, 16, 30, 35], [
    ['Mankey', 'rock', 'R', ['low-kick'], START],
    ['Primeape', 'rock', 'RR', ['close-combat', 'focus-punch'], level(6)],
  ]],
  ['grimer', 'route-1', '2101112011', 1, 'Poisonous', [3, 6, 7, 8, 27], [
    ['Grimer', 'grass', 'GN', ['poison-jab'], START],
    ['Muk', 'grass', 'GGN', ['sludge-bomb', 'self-destruct'], level(7)],
  ]],
  ['ponyta', 'route-1', '2010102101', 5, 'Blaze Speed', [5, 6, 13, 30, 37], [
    ['Ponyta', 'fire', 'FN', ['flame-wheel'], START],
    ['Rapidash', 'fire', 'FFN', ['take-down', 'wildfire'], level(7)],
  ]],
  ['meowth', 'route-1', '2110211011', 4, 'Limber', [1, 2, 3, 24, 28], [
    ['Meowth', 'normal', 'N', ['bite'], START],
    ['Persian', 'normal', 'NN', ['slash', 'iron-tail'], level(5)],
  ]],
  ['eevee', 'route-1', '3111111111', 4, 'Adaptability', [1, 2, 16, 18, 23], [
    ['Eevee', 'normal', 'N', [], START],
    ['Flareon', 'fire', 'FFN', ['ember'], stone('fire'), 0],
    ['Vaporeon', 'water', 'WWN', ['bubble-beam'], stone('water'), 0],
    ['Jolteon', 'electric', 'EEN', ['thunder-shock'], stone('thunder'), 0],
  ]],
  ['spearow', 'route-1', '2102101101', 5, 'Sky High', [6, 18, 23, 31, 33], [
    ['Spearow', 'flying', 'Y', ['peck'], START],
    ['Fearow', 'flying', 'YY', ['drill-peck', 'sky-attack'], level(4)],
  ]],
  ['weedle', 'viridian-forest', '1211200101', 4, 'Poison Point', [7, 15, 18, 33], [
    ['Weedle', 'grass', 'G', ['poison-sting'], START],
    ['Kakuna', 'grass', 'G', ['poison-jab'], level(2)],
    ['Beedrill', 'grass', 'GG', ['u-turn'], level(5)],
  ]],
  ['caterpie', 'viridian-forest', '1122010001', 3, 'Shield Dust', [2, 3, 6, 7, 29], [
    ['Caterpie', 'grass', 'G', ['string-shot'], START],
    ['Metapod', 'grass', 'G', ['sleep-powder'], level(3)],
    ['Butterfree', 'grass', 'GY', ['wing-attack'], level(4)],
  ]],
  ['bellsprout', 'viridian-forest', '2112101111', 1, 'Rooted', [6, 7, 34, 38], [
    ['Bellsprout', 'grass', 'G', ['razor-leaf'], START],
    ['Weepinbell', 'grass', 'GN', ['bite'], level(4)],
    ['Victreebel', 'grass', 'GGN', ['giga-drain'], stone('leaf')],
  ]],
  ['oddish', 'viridian-forest', '2111201111', 2, 'Chlorophyll', [1, 7, 33], [
    ['Oddish', 'grass', 'G', ['absorb'], START],
    ['Gloom', 'grass', 'GG', ['sleep-powder'], level(5)],
    ['Vileplume', 'grass', 'GGG', ['solar-beam'], stone('leaf')],
  ]],
  ['exeggcute', 'viridian-forest', '21011011011', 2, 'Harvest', [5, 6, 7, 28, 37], [
    ['Exeggcute', 'grass', 'GG', ['razor-leaf'], START],
    ['Exeggutor', 'grass', 'GGP', ['psychic', 'solar-beam'], stone('leaf')],
  ]],
  ['paras', 'viridian-forest', '2110211011', 2, 'Effect Spore', [1, 7, 34], [
    ['Paras', 'grass', 'G', ['absorb'], START],
    ['Parasect', 'grass', 'GN', ['slash', 'sludge-bomb'], level(5)],
  ]],
  ['krabby', 'viridian-forest', '2110121011', 2, 'Vise Grip', [1, 11, 18, 22, 33], [
    ['Krabby', 'water', 'W', ['water-pulse'], START],
    ['Kingler', 'water', 'WWN', ['crabhammer', 'hyper-beam'], level(6)],
  ]],
  ['sandshrew', 'viridian-forest', '311201101', 3, 'Sand Rush', [4, 34], [
    ['Sandshrew', 'rock', 'R', ['rollout'], START],
    ['Sandslash', 'rock', 'RN', ['rock-slide', 'earthquake'], level(4)],
  ]],
  ['ekans', 'cycling-road', '2102110111', 4, 'Shed Skin', [7, 16, 21, 26], [
    ['Ekans', 'grass', 'G', ['poison-sting'], START],
    ['Arbok', 'grass', 'GN', ['sludge-bomb', 'wrap'], level(4)],
  ]],
  ['doduo', 'cycling-road', '2101020101', 5, 'Three-headed', [13, 23, 33], [
    ['Doduo', 'flying', 'Y', ['peck'], START],
    ['Dodrio', 'flying', 'YN', ['tri-attack', 'stomp'], level(6)],
  ]],
  ['nidoran-f', 'cycling-road', '2120111011', 2, 'Rivalry', [1, 2, 17, 24, 33], [
    ['Nidoran♀', 'grass', 'G', ['poison-sting'], START],
    ['Nidorina', 'grass', 'GG', ['mega-horn'], level(3)],
    ['Nidoqueen', 'grass', 'GGR', ['double-kick'], stone('moon')],
  ]],
  ['nidoran-m', 'cycling-road', '2121101111', 2, 'Sheer Force', [1, 7, 8, 11, 33], [
    ['Nidoran♂', 'grass', 'G', ['poison-sting'], START],
    ['Nidorino', 'grass', 'GG', ['mega-horn'], level(3)],
    ['Nidoking', 'grass', 'GGR', ['earthquake'], stone('moon')],
  ]],
  ['poliwag', 'cycling-road', '2110211011', 3, 'Revenge', [1, 11, 29, 32, 37], [
    ['Poliwag', 'water', 'W', ['water-pulse'], START],
    ['Poliwhirl', 'water', 'WW', ['mega-punch'], level(5)],
    ['Poliwrath', 'water', 'WWR', ['bubble-beam'], stone('water')],
  ]],
  ['jigglypuff', 'cycling-road', '21111011111', 2, 'Soothing Voice', [4, 7, 12, 20, 27], [
    ['Jigglypuff', 'normal', 'N', ['sing'], START],
    ['Wigglytuff', 'normal', 'NNN', ['pound', 'body-slam'], stone('moon')],
  ]],
  ['staryu', 'cycling-road', '21101110111', 3, 'Analytic', [3, 6, 18, 24, 29], [
    ['Staryu', 'water', 'WW', ['rapid-spin'], START],
    ['Starmie', 'water', 'WWP', ['psybeam', 'water-pulse'], stone('water')],
  ]],
  ['koffing', 'cycling-road', '2110121101', 3, 'Neutralizing Gas', [3, 7, 14, 36], [
    ['Koffing', 'grass', 'G', ['smog'], START],
    ['Weezing', 'grass', 'GG', ['sludge-bomb', 'sludge'], level(6)],
  ]],
  ['venonat', 'safari', '2011201011', 3, 'Grassy Surge', [3, 6, 7, 28, 37], [
    ['Venonat', 'grass', 'GP', ['absorb'], START],
    ['Venomoth', 'grass', 'GPY', ['psychic', 'sleep-powder'], level(5)],
  ]],
  ['tangela', 'safari', '21101110111', 2, 'Entangle', [1, 7, 13, 38], [
    ['Tangela', 'grass', 'GN', ['giga-drain', 'vine-whip', 'constrict'], START],
  ]],
  ['tauros', 'safari', '21101010101', 4, 'Anger Point', [1, 4, 21], [
    ['Tauros', 'normal', 'NN', ['take-down', 'stomp', 'iron-tail'], START],
  ]],
  ['kangaskhan', 'safari', '401101101', 2, 'Parental Bond', [1, 4, 21, 22], [
    ['Kangaskhan', 'normal', 'NNN', ['body-slam', 'mega-punch', 'bite'], START],
  ]],
  ['pinsir', 'safari', '3110111011', 3, 'Enrage', [1, 13, 25, 26], [
    ['Pinsir', 'grass', 'GGN', ['wrap', 'mega-horn', 'close-combat'], START],
  ]],
  ['scyther', 'safari', '3101101101', 4, 'Hyper Cutter', [15, 23, 32], [
    ['Scyther', 'grass', 'GYN', ['fury-cutter', 'slash', 'air-cutter'], START],
  ]],
  ['chansey', 'safari', '411011011', 2, 'Healer', [4, 6, 20], [
    ['Chansey', 'normal', 'NN', ['body-slam', 'pound', 'soft-boiled'], START],
  ]],
  ['dratini', 'safari', '111111213', 3, 'Relentless', [2, 7, 14, 17, 40], [
    ['Dratini', 'flying', 'Y', ['dragon-rage'], START],
    ['Dragonair', 'flying', 'YN', ['hyper-beam'], level(7)],
    ['Dragonite', 'flying', 'YYFN', ['wing-attack'], level(9)],
  ]],
  ['slowpoke', 'safari', '311210111', 1, 'Own Tempo', [1, 6, 24, 27, 28], [
    ['Slowpoke', 'water', 'W', ['water-gun'], START],
    ['Slowbro', 'water', 'WP', ['psychic', 'skull-bash'], level(4)],
  ]],
  ['lickitung', 'safari', '411101111', 2, 'Long Tongue', [1, 20, 27], [
    ['Lickitung', 'normal', 'NN', ['wrap', 'take-down', 'lick'], START],
  ]],
  ['clefairy', 'mt-moon', '21111111111', 2, 'Friend Guard', [1, 25], [
    ['Clefairy', 'normal', 'N', ['pound'], START],
    ['Clefable', 'normal', 'NNN', ['body-slam', 'metronome'], stone('moon')],
  ]],
  ['zubat', 'mt-moon', '2121011111', 4, 'Echolocation', [4, 10, 31, 37], [
    ['Zubat', 'flying', 'Y', ['wing-attack'], START],
    ['Golbat', 'flying', 'YG', ['sludge-bomb', 'bite'], level(3)],
  ]],
  ['geodude', 'mt-moon', '312011011', 2, 'Rock Body', [7, 13, 14, 31], [
    ['Geodude', 'rock', 'R', ['rock-slide'], START],
    ['Graveler', 'rock', 'RR', ['self-destruct'], level(3)],
    ['Golem', 'rock', 'RRR', ['rollout'], TRADE],
  ]],
  ['goldeen', 'mt-moon', '311201111', 1, 'Swift Swim', [13, 31, 33], [
    ['Goldeen', 'water', 'W', ['water-gun'], START],
    ['Seaking', 'water', 'WN', ['mega-horn', 'bubble-beam'], level(4)],
  ]],
  ['abra', 'mt-moon', '302110111', 1, 'Synchronize', [4, 7, 12, 14, 40], [
    ['Abra', 'psychic', '', ['teleport'], START],
    ['Kadabra', 'psychic', 'PP', ['disable'], level(3)],
    ['Alakazam', 'psychic', 'PPP', ['shadow-ball'], TRADE],
  ]],
  ['psyduck', 'mt-moon', '311021111', 3, 'Headache', [1, 30, 33], [
    ['Psyduck', 'water', 'W', ['bubble-beam'], START],
    ['Golduck', 'water', 'WWP', ['psychic', 'slash'], level(5)],
  ]],
  ['omanyte', 'mt-moon', '311120111', 1, 'Light Armor', [1, 6, 16, 22, 26], [
    ['Omanyte', 'water', 'WR', ['bubble-beam'], START],
    ['Omastar', 'water', 'WWR', ['ancient-power', 'hydro-pump'], level(5)],
  ]],
  ['kabuto', 'mt-moon', '311021101', 2, 'Battle Armor', [2, 6, 17, 34], [
    ['Kabuto', 'rock', 'RW', ['ancient-power'], START],
    ['Kabutops', 'rock', 'RRW', ['close-combat', 'water-pulse'], level(5)],
  ]],
  ['diglett', 'rock-tunnel', '2121101111', 3, 'Sand Force', [30, 31, 33], [
    ['Diglett', 'rock', 'R', ['rock-slide'], START],
    ['Dugtrio', 'rock', 'RR', ['earthquake', 'rock-tomb'], level(3)],
  ]],
  ['rhyhorn', 'rock-tunnel', '311012101', 3, 'Charge', [2, 16, 30, 34, 40], [
    ['Rhyhorn', 'rock', 'RR', ['take-down'], START],
    ['Rhydon', 'rock', 'RRN', ['mega-horn', 'rock-tomb'], level(6)],
  ]],
  ['machop', 'rock-tunnel', '310211011', 3, 'Martial Arts', [1, 7, 14], [
    ['Machop', 'rock', 'R', ['low-kick'], START],
    ['Machoke', 'rock', 'RN', ['seismic-toss'], level(4)],
    ['Machamp', 'rock', 'RRN', ['cross-chop'], TRADE],
  ]],
  ['voltorb', 'rock-tunnel', '2101201101', 5, 'Aftermath', [2, 5, 6, 20], [
    ['Voltorb', 'electric', 'EE', ['thunder-shock'], START],
    ['Electrode', 'electric', 'EEN', ['thunderbolt', 'self-destruct'], level(5)],
  ]],
  ['electabuzz', 'rock-tunnel', '411011011', 4, 'Battery', [2, 16, 25], [
    ['Electabuzz', 'electric', 'EEN', ['thunder-punch', 'thunderbolt', 'thunder'], START],
  ]],
  ['magnemite', 'rock-tunnel', '312011011', 3, 'Sturdy', [2, 5, 6, 18], [
    ['Magnemite', 'electric', 'E', ['sonic-boom'], START],
    ['Magneton', 'electric', 'EE', ['thunderbolt', 'spark'], level(3)],
  ]],
  ['onix', 'rock-tunnel', '411110111', 3, 'Tail', [16, 30, 31, 36], [
    ['Onix', 'rock', 'RRN', ['rock-tomb', 'rock-slide', 'bind'], START],
  ]],
  ['gastly', 'pokemon-tower', '2120111011', 4, 'Bad Dreams', [2, 3, 4, 36, 41], [
    ['Gastly', 'psychic', 'P', ['lick'], START],
    ['Haunter', 'psychic', 'PP', ['hypnosis'], level(3)],
    ['Gengar', 'psychic', 'PPG', ['shadow-ball'], TRADE],
  ]],
  ['cubone', 'pokemon-tower', '312110111', 2, 'Rock Head', [6, 31, 36], [
    ['Cubone', 'rock', 'R', ['bone-club'], START],
    ['Marowak', 'rock', 'RN', ['bonemerang', 'rock-tomb'], level(3)],
  ]],
  ['aerodactyl', 'pokemon-tower', '410110111', 5, 'Ancient Instincts', [7, 21, 22, 35], [
    ['Aerodactyl', 'flying', 'YYR', ['ancient-power', 'steel-wing', 'hyper-beam'], START],
  ]],
  ['snorlax', 'pokemon-tower', '51011011', 1, 'Restful Sleep', [6, 7, 12, 14, 20], [
    ['Snorlax', 'normal', 'NNN', ['rest', 'pound', 'snore'], START],
  ]],
  ['magmar', 'pokemon-tower', '401101101', 3, 'Flame Body', [1, 5, 13, 16, 33], [
    ['Magmar', 'fire', 'FFF', ['ember', 'fire-punch', 'overheat'], START],
  ]],
  ['mr-mime', 'pokemon-tower', '401101101', 3, 'Mime', [2, 6, 7, 12, 24], [
    ['Mr. Mime', 'psychic', 'PN', ['psychic', 'mimic', 'pound'], START],
  ]],
  ['farfetchd', 'pokemon-tower', '3111101111', 4, 'Early Bird', [18, 25, 32], [
    ["Farfetch'd", 'flying', 'YN', ['peck', 'slash', 'air-cutter'], START],
  ]],
  ['drowzee', 'pokemon-tower', '2101210111', 2, 'Hypnotic', [2, 3, 13, 25], [
    ['Drowzee', 'psychic', 'PN', ['psychic'], START],
    ['Hypno', 'psychic', 'PPN', ['shadow-ball', 'hypnosis'], level(5)],
  ]],
  ['ditto', 'pokemon-tower', '3111111111', 0, 'Transform', [1, 2, 3, 4, 7], [
    ['Ditto', 'normal', 'NN', [], START],
  ]],
  ['magikarp', 'seafoam-islands', '1003111111', 4, 'Intimidate', [3, 7, 26, 33, 35], [
    ['Magikarp', 'water', '', ['splash'], START],
    ['Gyarados', 'water', 'WYF', ['aqua-tail', 'gust'], level(4)],
  ]],
  ['lapras', 'seafoam-islands', '411101111', 2, 'Water Absorb', [4, 6, 13, 29, 40], [
    ['Lapras', 'water', 'WWW', ['blizzard', 'bubble-beam', 'sing'], START],
  ]],
  ['tentacool', 'seafoam-islands', '310121011', 3, 'Liquid Ooze', [4, 5, 30, 41], [
    ['Tentacool', 'water', 'WG', ['water-pulse'], START],
    ['Tentacruel', 'water', 'WWG', ['poison-sting', 'wrap'], level(5)],
  ]],
  ['shellder', 'seafoam-islands', '3010101011', 1, 'Shell Armor', [6, 18, 33], [
    ['Shellder', 'water', 'W', ['icicle-spear'], START],
    ['Cloyster', 'water', 'WWN', ['clamp', 'ice-beam'], stone('water')],
  ]],
  ['horsea', 'seafoam-islands', '2121101111', 2, 'Sniper', [5, 18, 30], [
    ['Horsea', 'water', 'W', ['water-gun'], START],
    ['Seadra', 'water', 'WW', ['bubble-beam', 'hydro-pump'], level(3)],
  ]],
  ['seel', 'seafoam-islands', '310121011', 2, 'Chilling Cold', [13, 16, 30], [
    ['Seel', 'water', 'WW', ['ice-beam'], START],
    ['Dewgong', 'water', 'WWW', ['blizzard', 'water-pulse'], level(5)],
  ]],
  ['jynx', 'seafoam-islands', '411011011', 2, 'Hypnotic Dance', [2, 13, 17, 25], [
    ['Jynx', 'psychic', 'WP', ['ice-punch', 'psychic', 'kiss'], START],
  ]],
  ['vulpix', 'seafoam-islands', '3111101111', 4, 'Flash Fire', [1, 16, 27, 37], [
    ['Vulpix', 'fire', 'F', ['flame-wheel'], START],
    ['Ninetales', 'fire', 'FFF', ['flamethrower', 'quick-attack'], stone('fire')],
  ]],
  ['growlithe', 'seafoam-islands', '410111011', 3, 'Regal', [1, 12, 26, 31, 33], [
    ['Growlithe', 'fire', 'FF', ['flamethrower'], START],
    ['Arcanine', 'fire', 'FFN', ['fire-blast', 'extreme-speed'], stone('fire')],
  ]],
  ['porygon', 'shop', '411011011', 2, 'Download', [2, 3, 17, 24, 29], [
    ['Porygon', 'normal', 'NN', ['psybeam', 'tri-attack', 'conversion'], START],
  ]],
  ['hitmonlee', 'dojo-reward', '3110111011', 4, 'Reckless', [18, 31], [
    ['Hitmonlee', 'rock', 'RR', ['low-kick', 'close-combat', 'high-jump-kick'], START],
  ]],
  ['hitmonchan', 'dojo-reward', '3111101111', 3, 'Guard', [18], [
    ['Hitmonchan', 'rock', 'RN', ['ice-punch', 'fire-punch', 'thunder-punch'], START],
  ]],
  ['articuno', 'legendary', '6011011', 4, 'Sub-Zero', [15, 16, 33], [
    ['Articuno', 'water', 'WWWY', ['air-cutter', 'blizzard', 'ice-beam'], START],
  ]],
  ['zapdos', 'legendary', '6111111', 5, 'Pressure', [5, 15, 33], [
    ['Zapdos', 'electric', 'EEEY', ['drill-peck', 'thunder-shock', 'thunder'], START],
  ]],
  ['moltres', 'legendary', '6101011', 5, 'Burn', [2, 5, 15, 33, 39], [
    ['Moltres', 'fire', 'FFFY', ['flamethrower', 'fire-blast', 'sky-attack'], START],
  ]],
  ['mewtwo', 'legendary', '6111011', 4, 'Dominate', [7, 12, 14, 17, 40], [
    ['Mewtwo', 'psychic', 'PPPN', ['psychic', 'shadow-ball', 'disable'], START],
  ]],
  ['mew', 'legendary', '50110101', 5, 'Progenitor', [], [
    ['Mew', 'psychic', 'PPNN', ['psychic', 'ancient-power', 'hyper-beam'], START],
  ]],
];

export const POKEMON: readonly Pokemon[] = ROWS.map(([id, area, track, speed, ability, tms, stages]) => ({
  id,
  area,
  stages: stages.map(([name, type, dice, attacks, reached, from], i) => ({
    name,
    type,
    dice: [...dice].map((letter) => DICE[letter]),
    attacks,
    reached,
    from: from ?? i - 1,
  })),
  track: [...track].map(Number),
  speed,
  ability,
  tms,
}));
