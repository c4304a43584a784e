import { table } from './table.ts';

/** Numbers 387 to 493. */
export const GEN4 = /* @__PURE__ */ table(
  387,
  `
Turtwig,grass,green,quadruped,203,0/3
Grotle,grass,green,quadruped,203,1/3
Torterra,grass ground,green,quadruped,203,2/3
Chimchar,fire,brown,upright,204,0/3
Monferno,fire fighting,brown,upright,204,1/3
Infernape,fire fighting,brown,upright,204,2/3
Piplup,water,blue,humanoid,205,0/3
Prinplup,water,blue,upright,205,1/3
Empoleon,water steel,blue,upright,205,2/3
Starly,normal flying,brown,wings,206,0/3
Staravia,normal flying,brown,wings,206,1/3
Staraptor,normal flying,brown,wings,206,2/3
Bidoof,normal,brown,quadruped,207,0/2
Bibarel,normal water,brown,upright,207,1/2
Kricketot,bug,red,humanoid,208,0/2
Kricketune,bug,red,bug-wings,208,1/2
Shinx,electric,blue,quadruped,209,0/3
Luxio,electric,blue,quadruped,209,1/3
Luxray,electric,blue,quadruped,209,2/3
Budew,grass poison,green,humanoid,158,0/2
Roserade,grass poison,green,humanoid,158,1/2
Cranidos,rock,blue,upright,211,0/2
Rampardos,rock,blue,upright,211,1/2
Shieldon,rock steel,gray,quadruped,212,0/2
Bastiodon,rock steel,gray,quadruped,212,1/2
Burmy,bug,green,blob,213,0/2
Wormadam,bug grass,green,blob,213,1/2
Mothim,bug flying,yellow,bug-wings,213,1/2
Combee,bug flying,yellow,heads,214,0/2
Vespiquen,bug flying,yellow,bug-wings,214,1/2
Pachirisu,electric,white,quadruped,215,0/1
Buizel,water,brown,quadruped,216,0/2
Floatzel,water,brown,quadruped,216,1/2
Cherubi,grass,pink,heads,217,0/2
Cherrim,grass,purple,legs,217,1/2
Shellos,water,purple,squiggle,218,0/2
Gastrodon,water ground,purple,squiggle,218,1/2
Ambipom,normal,purple,upright,93,1/2
Drifloon,ghost flying,purple,arms,219,0/2
Drifblim,ghost flying,purple,arms,219,1/2
Buneary,normal,brown,upright,220,0/2
Lopunny,normal,brown,upright,220,1/2
Mismagius,ghost,purple,ball,98,1/2
Honchkrow,dark flying,black,wings,97,1/2
Glameow,normal,gray,quadruped,221,0/2
Purugly,normal,gray,quadruped,221,1/2
Chingling,psychic,yellow,humanoid,184,0/1
Stunky,poison dark,purple,quadruped,223,0/2
Skuntank,poison dark,purple,quadruped,223,1/2
Bronzor,steel psychic,green,ball,224,0/2
Bronzong,steel psychic,green,arms,224,1/2
Bonsly,rock,brown,legs,91,0/1
Mime Jr.,psychic fairy,pink,humanoid,57,0/2
Happiny,normal,pink,humanoid,51,0/2
Chatot,normal flying,black,wings,228,0/1
Spiritomb,ghost dark,purple,blob,229,0/1
Gible,dragon ground,blue,upright,230,0/3
Gabite,dragon ground,blue,upright,230,1/3
Garchomp,dragon ground,blue,upright,230,2/3
Munchlax,normal,black,humanoid,72,0/1
Riolu,fighting,blue,upright,232,0/1
Lucario,fighting steel,blue,upright,232,0/1
Hippopotas,ground,brown,quadruped,233,0/2
Hippowdon,ground,brown,quadruped,233,1/2
Skorupi,poison bug,purple,armor,234,0/2
Drapion,poison dark,purple,armor,234,1/2
Croagunk,poison fighting,blue,humanoid,235,0/2
Toxicroak,poison fighting,blue,humanoid,235,1/2
Carnivine,grass,green,tentacles,236,0/1
Finneon,water,blue,fish,237,0/2
Lumineon,water,blue,fish,237,1/2
Mantyke,water flying,blue,wings,116,0/1
Snover,grass ice,white,upright,239,0/2
Abomasnow,grass ice,white,upright,239,1/2
Weavile,dark ice,black,upright,109,1/2
Magnezone,electric steel,gray,arms,34,2/3
Lickilicky,normal,pink,humanoid,48,1/2
Rhyperior,ground rock,gray,upright,50,2/3
Tangrowth,grass,blue,humanoid,52,1/2
Electivire,electric,yellow,upright,60,1/2
Magmortar,fire,red,upright,61,1/2
Togekiss,fairy flying,white,wings,87,2/3
Yanmega,bug flying,green,bug-wings,95,1/2
Leafeon,grass,green,quadruped,67,1/2
Glaceon,ice,blue,quadruped,67,1/2
Gliscor,ground flying,purple,wings,104,1/2
Mamoswine,ice ground,brown,quadruped,112,2/3
Porygon-Z,normal,red,arms,68,2/3
Gallade,psychic fighting,white,humanoid,140,2/3
Probopass,rock steel,gray,heads,147,1/2
Dusknoir,ghost,black,arms,182,2/3
Froslass,ice ghost,white,arms,186,1/2
Rotom,electric ghost,red,ball,240,0/1
Uxie,psychic,yellow,upright,241,0/1,legendary
Mesprit,psychic,pink,upright,242,0/1,legendary
Azelf,psychic,blue,upright,243,0/1,legendary
Dialga,steel dragon,white,quadruped,244,0/1,legendary
Palkia,water dragon,purple,upright,245,0/1,legendary
Heatran,fire steel,brown,quadruped,246,0/1,legendary
Regigigas,normal,white,humanoid,247,0/1,legendary
Giratina,ghost dragon,black,tentacles,248,0/1,legendary
Cresselia,psychic,yellow,squiggle,249,0/1,legendary
Phione,water,blue,arms,250,0/1,mythical
Manaphy,water,blue,humanoid,250,0/1,mythical
Darkrai,dark,black,humanoid,252,0/1,mythical
Shaymin,grass,green,quadruped,253,0/1,mythical
Arceus,normal,white,quadruped,254,0/1,mythical`,
);
