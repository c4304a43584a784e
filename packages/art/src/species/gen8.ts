import { table } from './table.ts';

/** Numbers 810 to 905. */
export const GEN8 = /* @__PURE__ */ table(
  810,
  `
Grookey,grass,green,upright,430,0/3
Thwackey,grass,green,upright,430,1/3
Rillaboom,grass,green,humanoid,430,2/3
Scorbunny,fire,white,upright,431,0/3
Raboot,fire,gray,upright,431,1/3
Cinderace,fire,white,upright,431,2/3
Sobble,water,blue,quadruped,432,0/3
Drizzile,water,blue,upright,432,1/3
Inteleon,water,blue,upright,432,2/3
Skwovet,normal,brown,upright,433,0/2
Greedent,normal,brown,upright,433,1/2
Rookidee,flying,blue,wings,434,0/3
Corvisquire,flying,blue,wings,434,1/3
Corviknight,flying steel,purple,wings,434,2/3
Blipbug,bug,blue,armor,435,0/3
Dottler,bug psychic,yellow,armor,435,1/3
Orbeetle,bug psychic,red,wings,435,2/3
Nickit,dark,brown,quadruped,436,0/2
Thievul,dark,brown,quadruped,436,1/2
Gossifleur,grass,green,blob,437,0/2
Eldegoss,grass,green,blob,437,1/2
Wooloo,normal,white,quadruped,438,0/2
Dubwool,normal,white,quadruped,438,1/2
Chewtle,water,green,quadruped,439,0/2
Drednaw,water rock,green,quadruped,439,1/2
Yamper,electric,yellow,quadruped,440,0/2
Boltund,electric,yellow,quadruped,440,1/2
Rolycoly,rock,black,ball,441,0/3
Carkol,rock fire,black,legs,441,1/3
Coalossal,rock fire,black,humanoid,441,2/3
Applin,grass dragon,green,squiggle,442,0/3
Flapple,grass dragon,green,wings,442,1/3
Appletun,grass dragon,green,quadruped,442,1/3
Silicobra,ground,green,squiggle,443,0/2
Sandaconda,ground,green,squiggle,443,1/2
Cramorant,flying water,blue,wings,444,0/1
Arrokuda,water,brown,fish,445,0/2
Barraskewda,water,brown,fish,445,1/2
Toxel,electric poison,purple,upright,446,0/1
Toxtricity,electric poison,purple,upright,446,0/1
Sizzlipede,fire bug,red,tentacles,447,0/2
Centiskorch,fire bug,red,tentacles,447,1/2
Clobbopus,fighting,brown,tentacles,448,0/2
Grapploct,fighting,blue,tentacles,448,1/2
Sinistea,ghost,purple,ball,449,0/2
Polteageist,ghost,purple,ball,449,1/2
Hatenna,psychic,pink,legs,450,0/3
Hattrem,psychic,pink,humanoid,450,1/3
Hatterene,psychic fairy,pink,blob,450,2/3
Impidimp,dark fairy,pink,humanoid,451,0/3
Morgrem,dark fairy,pink,humanoid,451,1/3
Grimmsnarl,dark fairy,purple,humanoid,451,2/3
Obstagoon,dark normal,gray,upright,134,2/3
Perrserker,steel,brown,upright,22,1/2
Cursola,ghost,white,arms,113,1/2
Sirfetch’d,fighting,white,wings,35,1/2
Mr. Rime,ice psychic,purple,humanoid,57,1/2
Runerigus,ground ghost,gray,blob,287,1/2
Milcery,fairy,white,ball,452,0/2
Alcremie,fairy,white,blob,452,1/2
Falinks,fighting,yellow,heads,453,0/1
Pincurchin,electric,purple,tentacles,454,0/1
Snom,ice bug,white,squiggle,455,0/2
Frosmoth,ice bug,white,bug-wings,455,1/2
Stonjourner,rock,gray,legs,456,0/1
Eiscue,ice,blue,upright,457,0/1
Indeedee,psychic normal,purple,upright,458,0/1
Morpeko,electric dark,yellow,humanoid,459,0/1
Cufant,steel,yellow,quadruped,460,0/2
Copperajah,steel,green,quadruped,460,1/2
Dracozolt,electric dragon,green,upright,461,0/1
Arctozolt,electric ice,blue,upright,462,0/1
Dracovish,water dragon,green,legs,463,0/1
Arctovish,water ice,blue,fish,464,0/1
Duraludon,steel dragon,white,upright,465,0/2
Dreepy,dragon ghost,green,squiggle,466,0/3
Drakloak,dragon ghost,green,arms,466,1/3
Dragapult,dragon ghost,green,upright,466,2/3
Zacian,fairy,blue,quadruped,467,0/1,legendary
Zamazenta,fighting,red,quadruped,468,0/1,legendary
Eternatus,poison dragon,purple,wings,469,0/1,legendary
Kubfu,fighting,gray,upright,470,0/2,legendary
Urshifu,fighting dark,gray,humanoid,470,1/2,legendary
Zarude,dark grass,green,upright,471,0/1,mythical
Regieleki,electric,yellow,humanoid,472,0/1,legendary
Regidrago,dragon,green,humanoid,473,0/1,legendary
Glastrier,ice,white,quadruped,474,0/1,legendary
Spectrier,ghost,black,quadruped,475,0/1,legendary
Calyrex,psychic grass,green,humanoid,476,0/1,legendary
Wyrdeer,normal psychic,gray,quadruped,120,1/2
Kleavor,bug rock,brown,bug-wings,58,1/2
Ursaluna,ground normal,brown,quadruped,110,2/3
Basculegion,water ghost,green,fish,280,1/2
Sneasler,fighting poison,gray,upright,109,1/2
Overqwil,dark poison,black,fish,106,1/2
Enamorus,fairy flying,pink,arms,477,0/1,legendary`,
);
