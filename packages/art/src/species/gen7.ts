import { table } from './table.ts';

/** Numbers 722 to 809. */
export const GEN7 = /* @__PURE__ */ table(
  722,
  `
Rowlet,grass flying,brown,wings,374,0/3
Dartrix,grass flying,brown,wings,374,1/3
Decidueye,grass ghost,brown,wings,374,2/3
Litten,fire,red,quadruped,375,0/3
Torracat,fire,red,quadruped,375,1/3
Incineroar,fire dark,red,upright,375,2/3
Popplio,water,blue,fish,376,0/3
Brionne,water,blue,fish,376,1/3
Primarina,water fairy,blue,fish,376,2/3
Pikipek,normal flying,black,wings,377,0/3
Trumbeak,normal flying,black,wings,377,1/3
Toucannon,normal flying,black,wings,377,2/3
Yungoos,normal,brown,quadruped,378,0/2
Gumshoos,normal,brown,quadruped,378,1/2
Grubbin,bug,gray,armor,379,0/3
Charjabug,bug electric,green,squiggle,379,1/3
Vikavolt,bug electric,blue,armor,379,2/3
Crabrawler,fighting,purple,armor,380,0/2
Crabominable,fighting ice,white,armor,380,1/2
Oricorio,fire flying,red,wings,381,0/1
Cutiefly,bug fairy,yellow,armor,382,0/2
Ribombee,bug fairy,yellow,bug-wings,382,1/2
Rockruff,rock,brown,quadruped,383,0/2
Lycanroc,rock,brown,quadruped,383,1/2
Wishiwashi,water,blue,fish,384,0/1
Mareanie,poison water,blue,blob,385,0/2
Toxapex,poison water,blue,tentacles,385,1/2
Mudbray,ground,brown,quadruped,386,0/2
Mudsdale,ground,brown,quadruped,386,1/2
Dewpider,water bug,green,legs,387,0/2
Araquanid,water bug,green,armor,387,1/2
Fomantis,grass,pink,upright,388,0/2
Lurantis,grass,pink,humanoid,388,1/2
Morelull,grass fairy,purple,blob,389,0/2
Shiinotic,grass fairy,purple,humanoid,389,1/2
Salandit,poison fire,black,quadruped,390,0/2
Salazzle,poison fire,black,quadruped,390,1/2
Stufful,normal fighting,pink,quadruped,391,0/2
Bewear,normal fighting,pink,upright,391,1/2
Bounsweet,grass,purple,legs,392,0/3
Steenee,grass,purple,humanoid,392,1/3
Tsareena,grass,purple,humanoid,392,2/3
Comfey,fairy,green,ball,393,0/1
Oranguru,normal psychic,white,humanoid,394,0/1
Passimian,fighting,white,upright,395,0/1
Wimpod,bug water,gray,tentacles,396,0/2
Golisopod,bug water,gray,humanoid,396,1/2
Sandygast,ghost ground,brown,squiggle,397,0/2
Palossand,ghost ground,brown,squiggle,397,1/2
Pyukumuku,water,black,squiggle,398,0/1
Type: Null,normal,gray,quadruped,399,0/2,legendary
Silvally,normal,gray,quadruped,399,1/2,legendary
Minior,rock flying,brown,ball,400,0/1
Komala,normal,blue,humanoid,401,0/1
Turtonator,fire dragon,red,upright,402,0/1
Togedemaru,electric steel,gray,upright,403,0/1
Mimikyu,ghost fairy,yellow,squiggle,404,0/1
Bruxish,water psychic,pink,fish,405,0/1
Drampa,normal dragon,white,squiggle,406,0/1
Dhelmise,ghost grass,green,blob,407,0/1
Jangmo-o,dragon,gray,quadruped,408,0/3
Hakamo-o,dragon fighting,gray,upright,408,1/3
Kommo-o,dragon fighting,gray,upright,408,2/3
Tapu Koko,electric fairy,yellow,arms,409,0/1,legendary
Tapu Lele,psychic fairy,pink,arms,410,0/1,legendary
Tapu Bulu,grass fairy,red,arms,411,0/1,legendary
Tapu Fini,water fairy,purple,arms,412,0/1,legendary
Cosmog,psychic,blue,ball,413,0/3,legendary
Cosmoem,psychic,blue,ball,413,1/3,legendary
Solgaleo,psychic steel,white,quadruped,413,2/3,legendary
Lunala,psychic ghost,purple,wings,413,2/3,legendary
Nihilego,rock poison,white,tentacles,414,0/1
Buzzwole,bug fighting,red,tentacles,415,0/1
Pheromosa,bug fighting,white,humanoid,416,0/1
Xurkitree,electric,black,upright,417,0/1
Celesteela,steel flying,green,humanoid,418,0/1
Kartana,grass steel,white,humanoid,419,0/1
Guzzlord,dark dragon,black,upright,420,0/1
Necrozma,psychic,black,arms,421,0/1,legendary
Magearna,steel fairy,gray,humanoid,422,0/1,mythical
Marshadow,fighting ghost,gray,humanoid,423,0/1,mythical
Poipole,poison,purple,upright,424,0/2
Naganadel,poison dragon,purple,wings,424,1/2
Stakataka,rock steel,gray,quadruped,425,0/1
Blacephalon,fire ghost,white,humanoid,426,0/1
Zeraora,electric,yellow,humanoid,427,0/1,mythical
Meltan,steel,gray,ball,428,0/1,mythical
Melmetal,steel,gray,humanoid,429,1/2,mythical`,
);
