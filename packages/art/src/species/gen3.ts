import { table } from './table.ts';

/** Numbers 252 to 386. */
export const GEN3 = /* @__PURE__ */ table(
  252,
  `
Treecko,grass,green,upright,130,0/3
Grovyle,grass,green,upright,130,1/3
Sceptile,grass,green,upright,130,2/3
Torchic,fire,red,legs,131,0/3
Combusken,fire fighting,red,upright,131,1/3
Blaziken,fire fighting,red,upright,131,2/3
Mudkip,water,blue,quadruped,132,0/3
Marshtomp,water ground,blue,upright,132,1/3
Swampert,water ground,blue,upright,132,2/3
Poochyena,dark,gray,quadruped,133,0/2
Mightyena,dark,gray,quadruped,133,1/2
Zigzagoon,normal,brown,quadruped,134,0/3
Linoone,normal,white,quadruped,134,1/3
Wurmple,bug,red,armor,135,0/3
Silcoon,bug,white,ball,135,1/3
Beautifly,bug flying,yellow,bug-wings,135,2/3
Cascoon,bug,purple,ball,135,1/3
Dustox,bug poison,green,bug-wings,135,2/3
Lotad,water grass,green,armor,136,0/3
Lombre,water grass,green,humanoid,136,1/3
Ludicolo,water grass,green,humanoid,136,2/3
Seedot,grass,brown,legs,137,0/3
Nuzleaf,grass dark,brown,humanoid,137,1/3
Shiftry,grass dark,brown,humanoid,137,2/3
Taillow,normal flying,blue,wings,138,0/2
Swellow,normal flying,blue,wings,138,1/2
Wingull,water flying,white,wings,139,0/2
Pelipper,water flying,yellow,wings,139,1/2
Ralts,psychic fairy,white,humanoid,140,0/3
Kirlia,psychic fairy,white,humanoid,140,1/3
Gardevoir,psychic fairy,white,humanoid,140,2/3
Surskit,bug water,blue,armor,141,0/2
Masquerain,bug flying,blue,bug-wings,141,1/2
Shroomish,grass,brown,legs,142,0/2
Breloom,grass fighting,green,upright,142,1/2
Slakoth,normal,brown,quadruped,143,0/3
Vigoroth,normal,white,upright,143,1/3
Slaking,normal,brown,humanoid,143,2/3
Nincada,bug ground,gray,armor,144,0/2
Ninjask,bug flying,yellow,bug-wings,144,1/2
Shedinja,bug ghost,brown,blob,144,1/2
Whismur,normal,pink,upright,145,0/3
Loudred,normal,blue,upright,145,1/3
Exploud,normal,blue,upright,145,2/3
Makuhita,fighting,yellow,humanoid,146,0/2
Hariyama,fighting,brown,humanoid,146,1/2
Azurill,normal fairy,blue,legs,90,0/2
Nosepass,rock,gray,humanoid,147,0/2
Skitty,normal,pink,quadruped,148,0/2
Delcatty,normal,purple,quadruped,148,1/2
Sableye,dark ghost,purple,humanoid,149,0/1
Mawile,steel fairy,black,humanoid,150,0/1
Aron,steel rock,gray,quadruped,151,0/3
Lairon,steel rock,gray,quadruped,151,1/3
Aggron,steel rock,gray,upright,151,2/3
Meditite,fighting psychic,blue,humanoid,152,0/2
Medicham,fighting psychic,red,humanoid,152,1/2
Electrike,electric,green,quadruped,153,0/2
Manectric,electric,yellow,quadruped,153,1/2
Plusle,electric,yellow,upright,154,0/1
Minun,electric,yellow,upright,155,0/1
Volbeat,bug,gray,upright,156,0/1
Illumise,bug,purple,humanoid,157,0/1
Roselia,grass poison,green,humanoid,158,0/2
Gulpin,poison,green,arms,159,0/2
Swalot,poison,purple,arms,159,1/2
Carvanha,water dark,red,fish,160,0/2
Sharpedo,water dark,blue,fish,160,1/2
Wailmer,water,blue,fish,161,0/2
Wailord,water,blue,fish,161,1/2
Numel,fire ground,yellow,quadruped,162,0/2
Camerupt,fire ground,red,quadruped,162,1/2
Torkoal,fire,brown,quadruped,163,0/1
Spoink,psychic,black,arms,164,0/2
Grumpig,psychic,purple,upright,164,1/2
Spinda,normal,brown,upright,165,0/1
Trapinch,ground,brown,armor,166,0/3
Vibrava,ground dragon,green,bug-wings,166,1/3
Flygon,ground dragon,green,wings,166,2/3
Cacnea,grass,green,humanoid,167,0/2
Cacturne,grass dark,green,humanoid,167,1/2
Swablu,normal flying,blue,wings,168,0/2
Altaria,dragon flying,blue,wings,168,1/2
Zangoose,normal,white,upright,169,0/1
Seviper,poison,black,squiggle,170,0/1
Lunatone,rock psychic,yellow,ball,171,0/1
Solrock,rock psychic,red,ball,172,0/1
Barboach,water ground,gray,fish,173,0/2
Whiscash,water ground,blue,fish,173,1/2
Corphish,water,red,armor,174,0/2
Crawdaunt,water dark,red,armor,174,1/2
Baltoy,ground psychic,brown,arms,175,0/2
Claydol,ground psychic,black,arms,175,1/2
Lileep,rock grass,purple,blob,176,0/2
Cradily,rock grass,green,blob,176,1/2
Anorith,rock bug,gray,armor,177,0/2
Armaldo,rock bug,gray,upright,177,1/2
Feebas,water,brown,fish,178,0/2
Milotic,water,pink,squiggle,178,1/2
Castform,normal,gray,ball,179,0/1
Kecleon,normal,green,upright,180,0/1
Shuppet,ghost,black,ball,181,0/2
Banette,ghost,black,upright,181,1/2
Duskull,ghost,black,arms,182,0/3
Dusclops,ghost,black,humanoid,182,1/3
Tropius,grass flying,green,quadruped,183,0/1
Chimecho,psychic,blue,arms,184,0/1
Absol,dark,white,quadruped,185,0/1
Wynaut,psychic,blue,upright,100,0/1
Snorunt,ice,gray,humanoid,186,0/2
Glalie,ice,gray,ball,186,1/2
Spheal,ice water,blue,fish,187,0/3
Sealeo,ice water,blue,fish,187,1/3
Walrein,ice water,blue,quadruped,187,2/3
Clamperl,water,blue,ball,188,0/2
Huntail,water,blue,squiggle,188,1/2
Gorebyss,water,pink,squiggle,188,1/2
Relicanth,water rock,gray,fish,189,0/1
Luvdisc,water,pink,fish,190,0/1
Bagon,dragon,blue,humanoid,191,0/3
Shelgon,dragon,white,quadruped,191,1/3
Salamence,dragon flying,blue,quadruped,191,2/3
Beldum,steel psychic,blue,blob,192,0/3
Metang,steel psychic,blue,arms,192,1/3
Metagross,steel psychic,blue,heads,192,2/3
Regirock,rock,brown,humanoid,193,0/1,legendary
Regice,ice,blue,humanoid,194,0/1,legendary
Registeel,steel,gray,humanoid,195,0/1,legendary
Latias,dragon psychic,red,wings,196,0/1,legendary
Latios,dragon psychic,blue,wings,197,0/1,legendary
Kyogre,water,blue,fish,198,0/1,legendary
Groudon,ground,red,upright,199,0/1,legendary
Rayquaza,dragon flying,green,squiggle,200,0/1,legendary
Jirachi,steel psychic,yellow,humanoid,201,0/1,mythical
Deoxys,psychic,red,humanoid,202,0/1,mythical`,
);
