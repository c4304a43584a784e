import { table } from './table.ts';

/** Numbers 906 to 1025. */
export const GEN9 = /* @__PURE__ */ table(
  906,
  `
Sprigatito,grass,green,quadruped,478,0/3
Floragato,grass,green,upright,478,1/3
Meowscarada,grass dark,green,upright,478,2/3
Fuecoco,fire,red,upright,479,0/3
Crocalor,fire,red,upright,479,1/3
Skeledirge,fire ghost,red,quadruped,479,2/3
Quaxly,water,white,upright,480,0/3
Quaxwell,water,blue,upright,480,1/3
Quaquaval,water fighting,blue,upright,480,2/3
Lechonk,normal,gray,quadruped,481,0/2
Oinkologne,normal,gray,quadruped,481,1/2
Tarountula,bug,white,armor,482,0/2
Spidops,bug,green,armor,482,1/2
Nymble,bug,gray,armor,483,0/2
Lokix,bug dark,gray,humanoid,483,1/2
Pawmi,electric,yellow,quadruped,484,0/3
Pawmo,electric fighting,yellow,upright,484,1/3
Pawmot,electric fighting,yellow,upright,484,2/3
Tandemaus,normal,white,heads,485,0/2
Maushold,normal,white,heads,485,1/2
Fidough,fairy,yellow,quadruped,486,0/2
Dachsbun,fairy,brown,quadruped,486,1/2
Smoliv,grass normal,green,legs,487,0/3
Dolliv,grass normal,green,humanoid,487,1/3
Arboliva,grass normal,green,humanoid,487,2/3
Squawkabilly,normal flying,green,wings,488,0/1
Nacli,rock,brown,ball,489,0/3
Naclstack,rock,brown,quadruped,489,1/3
Garganacl,rock,brown,humanoid,489,2/3
Charcadet,fire,red,humanoid,490,0/2
Armarouge,fire psychic,red,humanoid,490,1/2
Ceruledge,fire ghost,blue,humanoid,490,1/2
Tadbulb,electric,yellow,ball,491,0/2
Bellibolt,electric,green,humanoid,491,1/2
Wattrel,electric flying,black,wings,492,0/2
Kilowattrel,electric flying,yellow,wings,492,1/2
Maschiff,dark,brown,quadruped,493,0/2
Mabosstiff,dark,gray,quadruped,493,1/2
Shroodle,poison normal,gray,quadruped,494,0/2
Grafaiai,poison normal,gray,upright,494,1/2
Bramblin,grass ghost,brown,ball,495,0/2
Brambleghast,grass ghost,brown,ball,495,1/2
Toedscool,ground grass,yellow,legs,496,0/2
Toedscruel,ground grass,black,tentacles,496,1/2
Klawf,rock,red,armor,497,0/1
Capsakid,grass,green,upright,498,0/2
Scovillain,grass fire,green,upright,498,1/2
Rellor,bug,brown,armor,499,0/2
Rabsca,bug psychic,green,armor,499,1/2
Flittle,psychic,yellow,legs,500,0/2
Espathra,psychic,yellow,upright,500,1/2
Tinkatink,fairy steel,pink,humanoid,501,0/3
Tinkatuff,fairy steel,pink,humanoid,501,1/3
Tinkaton,fairy steel,pink,humanoid,501,2/3
Wiglett,water,white,blob,502,0/2
Wugtrio,water,red,blob,502,1/2
Bombirdier,flying dark,white,wings,503,0/1
Finizen,water,blue,fish,504,0/2
Palafin,water,blue,fish,504,1/2
Varoom,steel poison,gray,legs,505,0/2
Revavroom,steel poison,gray,legs,505,1/2
Cyclizar,dragon normal,green,quadruped,506,0/1
Orthworm,steel,pink,squiggle,507,0/1
Glimmet,rock poison,blue,ball,508,0/2
Glimmora,rock poison,blue,ball,508,1/2
Greavard,ghost,white,quadruped,509,0/2
Houndstone,ghost,white,quadruped,509,1/2
Flamigo,flying fighting,pink,wings,510,0/1
Cetoddle,ice,white,upright,511,0/2
Cetitan,ice,white,upright,511,1/2
Veluza,water psychic,gray,fish,512,0/1
Dondozo,water,blue,fish,513,0/1
Tatsugiri,dragon water,pink,fish,514,0/1
Annihilape,fighting ghost,gray,humanoid,24,2/3
Clodsire,poison ground,brown,quadruped,96,1/2
Farigiraf,normal psychic,brown,quadruped,101,1/2
Dudunsparce,normal,yellow,squiggle,103,1/2
Kingambit,dark steel,black,humanoid,317,2/3
Great Tusk,ground fighting,purple,quadruped,515,0/1
Scream Tail,fairy psychic,pink,upright,516,0/1
Brute Bonnet,grass dark,gray,quadruped,517,0/1
Flutter Mane,ghost fairy,gray,wings,518,0/1
Slither Wing,bug fighting,red,quadruped,519,0/1
Sandy Shocks,electric ground,gray,quadruped,520,0/1
Iron Treads,ground steel,gray,quadruped,521,0/1
Iron Bundle,ice water,red,upright,522,0/1
Iron Hands,fighting electric,gray,humanoid,523,0/1
Iron Jugulis,dark flying,blue,upright,524,0/1
Iron Moth,fire poison,yellow,bug-wings,525,0/1
Iron Thorns,rock electric,green,upright,526,0/1
Frigibax,dragon ice,gray,upright,527,0/3
Arctibax,dragon ice,gray,upright,527,1/3
Baxcalibur,dragon ice,gray,upright,527,2/3
Gimmighoul,ghost,brown,blob,528,0/2
Gholdengo,steel ghost,yellow,humanoid,528,1/2
Wo-Chien,dark grass,brown,squiggle,529,0/1,legendary
Chien-Pao,dark ice,white,quadruped,530,0/1,legendary
Ting-Lu,dark ground,brown,quadruped,531,0/1,legendary
Chi-Yu,dark fire,red,fish,532,0/1,legendary
Roaring Moon,dragon dark,green,quadruped,533,0/1
Iron Valiant,fairy fighting,white,humanoid,534,0/1
Koraidon,fighting dragon,red,upright,535,0/1,legendary
Miraidon,electric dragon,blue,quadruped,536,0/1,legendary
Walking Wake,water dragon,blue,upright,537,0/1
Iron Leaves,grass psychic,green,quadruped,538,0/1
Dipplin,grass dragon,green,heads,442,1/3
Poltchageist,grass ghost,green,ball,539,0/2
Sinistcha,grass ghost,green,ball,539,1/2
Okidogi,poison fighting,black,upright,540,0/1,legendary
Munkidori,poison psychic,black,humanoid,541,0/1,legendary
Fezandipiti,poison fairy,black,wings,542,0/1,legendary
Ogerpon,grass,green,humanoid,543,0/1,legendary
Archaludon,steel dragon,white,upright,465,1/2
Hydrapple,grass dragon,green,heads,442,2/3
Gouging Fire,fire dragon,brown,quadruped,544,0/1
Raging Bolt,electric dragon,yellow,quadruped,545,0/1
Iron Boulder,rock psychic,gray,quadruped,547,0/1
Iron Crown,steel psychic,blue,quadruped,546,0/1
Terapagos,normal,blue,quadruped,548,0/1,legendary
Pecharunt,poison ghost,purple,ball,549,0/1,mythical`,
);
