import { table } from './table.ts';

/** Numbers 1 to 151. */
export const GEN1 = /* @__PURE__ */ table(
  1,
  `
Bulbasaur,grass poison,green,quadruped,1,0/3
Ivysaur,grass poison,green,quadruped,1,1/3
Venusaur,grass poison,green,quadruped,1,2/3
Charmander,fire,red,upright,2,0/3
Charmeleon,fire,red,upright,2,1/3
Charizard,fire flying,red,upright,2,2/3
Squirtle,water,blue,upright,3,0/3
Wartortle,water,blue,upright,3,1/3
Blastoise,water,blue,upright,3,2/3
Caterpie,bug,green,armor,4,0/3
Metapod,bug,green,squiggle,4,1/3
Butterfree,bug flying,white,bug-wings,4,2/3
Weedle,bug poison,brown,armor,5,0/3
Kakuna,bug poison,yellow,squiggle,5,1/3
Beedrill,bug poison,yellow,bug-wings,5,2/3
Pidgey,normal flying,brown,wings,6,0/3
Pidgeotto,normal flying,brown,wings,6,1/3
Pidgeot,normal flying,brown,wings,6,2/3
Rattata,normal,purple,quadruped,7,0/2
Raticate,normal,brown,quadruped,7,1/2
Spearow,normal flying,brown,wings,8,0/2
Fearow,normal flying,brown,wings,8,1/2
Ekans,poison,purple,squiggle,9,0/2
Arbok,poison,purple,squiggle,9,1/2
Pikachu,electric,yellow,quadruped,10,0/2
Raichu,electric,yellow,upright,10,1/2
Sandshrew,ground,yellow,upright,11,0/2
Sandslash,ground,yellow,upright,11,1/2
Nidoran♀,poison,blue,quadruped,12,0/3
Nidorina,poison,blue,quadruped,12,1/3
Nidoqueen,poison ground,blue,upright,12,2/3
Nidoran♂,poison,purple,quadruped,13,0/3
Nidorino,poison,purple,quadruped,13,1/3
Nidoking,poison ground,purple,upright,13,2/3
Clefairy,fairy,pink,upright,14,0/2
Clefable,fairy,pink,upright,14,1/2
Vulpix,fire,brown,quadruped,15,0/2
Ninetales,fire,yellow,quadruped,15,1/2
Jigglypuff,normal fairy,pink,humanoid,16,0/2
Wigglytuff,normal fairy,pink,humanoid,16,1/2
Zubat,poison flying,purple,wings,17,0/3
Golbat,poison flying,purple,wings,17,1/3
Oddish,grass poison,blue,legs,18,0/3
Gloom,grass poison,blue,humanoid,18,1/3
Vileplume,grass poison,red,humanoid,18,2/3
Paras,bug grass,red,armor,19,0/2
Parasect,bug grass,red,armor,19,1/2
Venonat,bug poison,purple,humanoid,20,0/2
Venomoth,bug poison,purple,bug-wings,20,1/2
Diglett,ground,brown,blob,21,0/2
Dugtrio,ground,brown,heads,21,1/2
Meowth,normal,yellow,quadruped,22,0/2
Persian,normal,yellow,quadruped,22,1/2
Psyduck,water,yellow,upright,23,0/2
Golduck,water,blue,upright,23,1/2
Mankey,fighting,brown,upright,24,0/3
Primeape,fighting,brown,upright,24,1/3
Growlithe,fire,brown,quadruped,25,0/2
Arcanine,fire,brown,quadruped,25,1/2
Poliwag,water,blue,legs,26,0/3
Poliwhirl,water,blue,humanoid,26,1/3
Poliwrath,water fighting,blue,humanoid,26,2/3
Abra,psychic,brown,upright,27,0/3
Kadabra,psychic,brown,upright,27,1/3
Alakazam,psychic,brown,humanoid,27,2/3
Machop,fighting,gray,upright,28,0/3
Machoke,fighting,gray,humanoid,28,1/3
Machamp,fighting,gray,humanoid,28,2/3
Bellsprout,grass poison,green,humanoid,29,0/3
Weepinbell,grass poison,green,blob,29,1/3
Victreebel,grass poison,green,blob,29,2/3
Tentacool,water poison,blue,tentacles,30,0/2
Tentacruel,water poison,blue,tentacles,30,1/2
Geodude,rock ground,brown,arms,31,0/3
Graveler,rock ground,brown,humanoid,31,1/3
Golem,rock ground,brown,humanoid,31,2/3
Ponyta,fire,yellow,quadruped,32,0/2
Rapidash,fire,yellow,quadruped,32,1/2
Slowpoke,water psychic,pink,quadruped,33,0/2
Slowbro,water psychic,pink,upright,33,1/2
Magnemite,electric steel,gray,arms,34,0/3
Magneton,electric steel,gray,heads,34,1/3
Farfetch’d,normal flying,brown,wings,35,0/2
Doduo,normal flying,brown,legs,36,0/2
Dodrio,normal flying,brown,legs,36,1/2
Seel,water,white,fish,37,0/2
Dewgong,water ice,white,fish,37,1/2
Grimer,poison,purple,arms,38,0/2
Muk,poison,purple,arms,38,1/2
Shellder,water,purple,ball,39,0/2
Cloyster,water ice,purple,ball,39,1/2
Gastly,ghost poison,purple,ball,40,0/3
Haunter,ghost poison,purple,arms,40,1/3
Gengar,ghost poison,purple,upright,40,2/3
Onix,rock ground,gray,squiggle,41,0/2
Drowzee,psychic,yellow,humanoid,42,0/2
Hypno,psychic,yellow,humanoid,42,1/2
Krabby,water,red,armor,43,0/2
Kingler,water,red,armor,43,1/2
Voltorb,electric,red,ball,44,0/2
Electrode,electric,red,ball,44,1/2
Exeggcute,grass psychic,pink,heads,45,0/2
Exeggutor,grass psychic,yellow,legs,45,1/2
Cubone,ground,brown,upright,46,0/2
Marowak,ground,brown,upright,46,1/2
Hitmonlee,fighting,brown,humanoid,47,0/1
Hitmonchan,fighting,brown,humanoid,47,0/1
Lickitung,normal,pink,upright,48,0/2
Koffing,poison,purple,ball,49,0/2
Weezing,poison,purple,heads,49,1/2
Rhyhorn,ground rock,gray,quadruped,50,0/3
Rhydon,ground rock,gray,upright,50,1/3
Chansey,normal,pink,upright,51,0/2
Tangela,grass,blue,legs,52,0/2
Kangaskhan,normal,brown,upright,53,0/1
Horsea,water,blue,blob,54,0/3
Seadra,water,blue,blob,54,1/3
Goldeen,water,red,fish,55,0/2
Seaking,water,red,fish,55,1/2
Staryu,water,brown,blob,56,0/2
Starmie,water psychic,purple,blob,56,1/2
Mr. Mime,psychic fairy,pink,humanoid,57,0/2
Scyther,bug flying,green,bug-wings,58,0/2
Jynx,ice psychic,red,humanoid,59,0/1
Electabuzz,electric,yellow,upright,60,0/2
Magmar,fire,red,upright,61,0/2
Pinsir,bug,brown,humanoid,62,0/1
Tauros,normal,brown,quadruped,63,0/1
Magikarp,water,red,fish,64,0/2
Gyarados,water flying,blue,squiggle,64,1/2
Lapras,water ice,blue,fish,65,0/1
Ditto,normal,purple,ball,66,0/1
Eevee,normal,brown,quadruped,67,0/2
Vaporeon,water,blue,quadruped,67,1/2
Jolteon,electric,yellow,quadruped,67,1/2
Flareon,fire,red,quadruped,67,1/2
Porygon,normal,pink,legs,68,0/3
Omanyte,rock water,blue,tentacles,69,0/2
Omastar,rock water,blue,tentacles,69,1/2
Kabuto,rock water,brown,armor,70,0/2
Kabutops,rock water,brown,upright,70,1/2
Aerodactyl,rock flying,purple,wings,71,0/1
Snorlax,normal,black,humanoid,72,0/1
Articuno,ice flying,blue,wings,73,0/1,legendary
Zapdos,electric flying,yellow,wings,74,0/1,legendary
Moltres,fire flying,yellow,wings,75,0/1,legendary
Dratini,dragon,blue,squiggle,76,0/3
Dragonair,dragon,blue,squiggle,76,1/3
Dragonite,dragon flying,brown,upright,76,2/3
Mewtwo,psychic,purple,upright,77,0/1,legendary
Mew,psychic,pink,upright,78,0/1,mythical`,
);
