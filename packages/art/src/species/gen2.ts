import { table } from './table.ts';

/** Numbers 152 to 251. */
export const GEN2 = /* @__PURE__ */ table(
  152,
  `
Chikorita,grass,green,quadruped,79,0/3
Bayleef,grass,green,quadruped,79,1/3
Meganium,grass,green,quadruped,79,2/3
Cyndaquil,fire,yellow,humanoid,80,0/3
Quilava,fire,yellow,quadruped,80,1/3
Typhlosion,fire,yellow,quadruped,80,2/3
Totodile,water,blue,upright,81,0/3
Croconaw,water,blue,upright,81,1/3
Feraligatr,water,blue,upright,81,2/3
Sentret,normal,brown,quadruped,82,0/2
Furret,normal,brown,quadruped,82,1/2
Hoothoot,normal flying,brown,wings,83,0/2
Noctowl,normal flying,brown,wings,83,1/2
Ledyba,bug flying,red,wings,84,0/2
Ledian,bug flying,red,wings,84,1/2
Spinarak,bug poison,green,armor,85,0/2
Ariados,bug poison,red,armor,85,1/2
Crobat,poison flying,purple,bug-wings,17,2/3
Chinchou,water electric,blue,fish,86,0/2
Lanturn,water electric,blue,fish,86,1/2
Pichu,electric,yellow,quadruped,10,0/2
Cleffa,fairy,pink,upright,14,0/2
Igglybuff,normal fairy,pink,humanoid,16,0/2
Togepi,fairy,white,humanoid,87,0/3
Togetic,fairy flying,white,humanoid,87,1/3
Natu,psychic flying,green,wings,88,0/2
Xatu,psychic flying,green,wings,88,1/2
Mareep,electric,white,quadruped,89,0/3
Flaaffy,electric,pink,upright,89,1/3
Ampharos,electric,yellow,upright,89,2/3
Bellossom,grass,green,humanoid,18,2/3
Marill,water fairy,blue,upright,90,0/2
Azumarill,water fairy,blue,upright,90,1/2
Sudowoodo,rock,brown,humanoid,91,0/1
Politoed,water,green,humanoid,26,2/3
Hoppip,grass flying,pink,upright,92,0/3
Skiploom,grass flying,green,upright,92,1/3
Jumpluff,grass flying,blue,upright,92,2/3
Aipom,normal,purple,upright,93,0/2
Sunkern,grass,yellow,ball,94,0/2
Sunflora,grass,yellow,humanoid,94,1/2
Yanma,bug flying,red,bug-wings,95,0/2
Wooper,water ground,blue,legs,96,0/2
Quagsire,water ground,blue,upright,96,1/2
Espeon,psychic,purple,quadruped,67,1/2
Umbreon,dark,black,quadruped,67,1/2
Murkrow,dark flying,black,wings,97,0/2
Slowking,water psychic,pink,upright,33,1/2
Misdreavus,ghost,gray,ball,98,0/2
Unown,psychic,black,ball,99,0/1
Wobbuffet,psychic,blue,blob,100,0/1
Girafarig,normal psychic,yellow,quadruped,101,0/2
Pineco,bug,gray,ball,102,0/2
Forretress,bug steel,purple,ball,102,1/2
Dunsparce,normal,yellow,squiggle,103,0/2
Gligar,ground flying,purple,wings,104,0/2
Steelix,steel ground,gray,squiggle,41,1/2
Snubbull,fairy,pink,humanoid,105,0/2
Granbull,fairy,purple,upright,105,1/2
Qwilfish,water poison,gray,fish,106,0/2
Scizor,bug steel,red,bug-wings,58,1/2
Shuckle,bug rock,yellow,armor,107,0/1
Heracross,bug fighting,blue,humanoid,108,0/1
Sneasel,dark ice,black,upright,109,0/2
Teddiursa,normal,brown,upright,110,0/3
Ursaring,normal,brown,upright,110,1/3
Slugma,fire,red,squiggle,111,0/2
Magcargo,fire rock,red,squiggle,111,1/2
Swinub,ice ground,brown,quadruped,112,0/3
Piloswine,ice ground,brown,quadruped,112,1/3
Corsola,water rock,pink,armor,113,0/2
Remoraid,water,gray,fish,114,0/2
Octillery,water,red,tentacles,114,1/2
Delibird,ice flying,red,wings,115,0/1
Mantine,water flying,purple,wings,116,0/1
Skarmory,steel flying,gray,wings,117,0/1
Houndour,dark fire,black,quadruped,118,0/2
Houndoom,dark fire,black,quadruped,118,1/2
Kingdra,water dragon,blue,blob,54,2/3
Phanpy,ground,blue,quadruped,119,0/2
Donphan,ground,gray,quadruped,119,1/2
Porygon2,normal,red,legs,68,1/3
Stantler,normal,brown,quadruped,120,0/2
Smeargle,normal,white,upright,121,0/1
Tyrogue,fighting,purple,humanoid,47,0/1
Hitmontop,fighting,brown,upright,47,0/1
Smoochum,ice psychic,pink,humanoid,59,0/1
Elekid,electric,yellow,humanoid,60,0/2
Magby,fire,red,upright,61,0/2
Miltank,normal,pink,upright,122,0/1
Blissey,normal,pink,humanoid,51,1/2
Raikou,electric,yellow,quadruped,123,0/1,legendary
Entei,fire,brown,quadruped,124,0/1,legendary
Suicune,water,blue,quadruped,125,0/1,legendary
Larvitar,rock ground,green,upright,126,0/3
Pupitar,rock ground,gray,squiggle,126,1/3
Tyranitar,rock dark,green,upright,126,2/3
Lugia,psychic flying,white,wings,127,0/1,legendary
Ho-Oh,fire flying,red,wings,128,0/1,legendary
Celebi,psychic grass,green,humanoid,129,0/1,mythical`,
);
