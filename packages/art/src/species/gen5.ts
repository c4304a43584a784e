import { table } from './table.ts';

/** Numbers 494 to 649. */
export const GEN5 = /* @__PURE__ */ table(
  494,
  `
Victini,psychic fire,yellow,humanoid,255,0/1,mythical
Snivy,grass,green,upright,256,0/3
Servine,grass,green,upright,256,1/3
Serperior,grass,green,squiggle,256,2/3
Tepig,fire,red,quadruped,257,0/3
Pignite,fire fighting,red,upright,257,1/3
Emboar,fire fighting,red,upright,257,2/3
Oshawott,water,blue,upright,258,0/3
Dewott,water,blue,upright,258,1/3
Samurott,water,blue,quadruped,258,2/3
Patrat,normal,brown,quadruped,259,0/2
Watchog,normal,brown,upright,259,1/2
Lillipup,normal,brown,quadruped,260,0/3
Herdier,normal,gray,quadruped,260,1/3
Stoutland,normal,gray,quadruped,260,2/3
Purrloin,dark,purple,quadruped,261,0/2
Liepard,dark,purple,quadruped,261,1/2
Pansage,grass,green,upright,262,0/2
Simisage,grass,green,upright,262,1/2
Pansear,fire,red,upright,263,0/2
Simisear,fire,red,upright,263,1/2
Panpour,water,blue,upright,264,0/2
Simipour,water,blue,upright,264,1/2
Munna,psychic,pink,quadruped,265,0/2
Musharna,psychic,pink,humanoid,265,1/2
Pidove,normal flying,gray,wings,266,0/3
Tranquill,normal flying,gray,wings,266,1/3
Unfezant,normal flying,gray,wings,266,2/3
Blitzle,electric,black,quadruped,267,0/2
Zebstrika,electric,black,quadruped,267,1/2
Roggenrola,rock,blue,legs,268,0/3
Boldore,rock,blue,tentacles,268,1/3
Gigalith,rock,blue,tentacles,268,2/3
Woobat,psychic flying,blue,wings,269,0/2
Swoobat,psychic flying,blue,wings,269,1/2
Drilbur,ground,gray,upright,270,0/2
Excadrill,ground steel,gray,humanoid,270,1/2
Audino,normal,pink,upright,271,0/1
Timburr,fighting,gray,humanoid,272,0/3
Gurdurr,fighting,gray,humanoid,272,1/3
Conkeldurr,fighting,brown,humanoid,272,2/3
Tympole,water,blue,fish,273,0/3
Palpitoad,water ground,blue,upright,273,1/3
Seismitoad,water ground,blue,humanoid,273,2/3
Throh,fighting,red,humanoid,274,0/1
Sawk,fighting,blue,humanoid,275,0/1
Sewaddle,bug grass,yellow,armor,276,0/3
Swadloon,bug grass,green,arms,276,1/3
Leavanny,bug grass,yellow,humanoid,276,2/3
Venipede,bug poison,red,armor,277,0/3
Whirlipede,bug poison,gray,ball,277,1/3
Scolipede,bug poison,red,armor,277,2/3
Cottonee,grass fairy,green,ball,278,0/2
Whimsicott,grass fairy,green,humanoid,278,1/2
Petilil,grass,green,blob,279,0/2
Lilligant,grass,green,blob,279,1/2
Basculin,water,green,fish,280,0/2
Sandile,ground dark,brown,quadruped,281,0/3
Krokorok,ground dark,brown,quadruped,281,1/3
Krookodile,ground dark,red,upright,281,2/3
Darumaka,fire,red,humanoid,282,0/2
Darmanitan,fire,red,quadruped,282,1/2
Maractus,grass,green,blob,283,0/1
Dwebble,bug rock,red,armor,284,0/2
Crustle,bug rock,red,armor,284,1/2
Scraggy,dark fighting,yellow,upright,285,0/2
Scrafty,dark fighting,red,upright,285,1/2
Sigilyph,psychic flying,black,wings,286,0/1
Yamask,ghost,black,arms,287,0/2
Cofagrigus,ghost,yellow,blob,287,1/2
Tirtouga,water rock,blue,quadruped,288,0/2
Carracosta,water rock,blue,upright,288,1/2
Archen,rock flying,yellow,wings,289,0/2
Archeops,rock flying,yellow,wings,289,1/2
Trubbish,poison,green,humanoid,290,0/2
Garbodor,poison,green,humanoid,290,1/2
Zorua,dark,gray,quadruped,291,0/2
Zoroark,dark,gray,upright,291,1/2
Minccino,normal,gray,quadruped,292,0/2
Cinccino,normal,gray,quadruped,292,1/2
Gothita,psychic,purple,humanoid,293,0/3
Gothorita,psychic,purple,humanoid,293,1/3
Gothitelle,psychic,purple,humanoid,293,2/3
Solosis,psychic,green,ball,294,0/3
Duosion,psychic,green,ball,294,1/3
Reuniclus,psychic,green,arms,294,2/3
Ducklett,water flying,blue,wings,295,0/2
Swanna,water flying,white,wings,295,1/2
Vanillite,ice,white,blob,296,0/3
Vanillish,ice,white,blob,296,1/3
Vanilluxe,ice,white,heads,296,2/3
Deerling,normal grass,pink,quadruped,297,0/2
Sawsbuck,normal grass,brown,quadruped,297,1/2
Emolga,electric flying,white,quadruped,298,0/1
Karrablast,bug,blue,humanoid,299,0/2
Escavalier,bug steel,gray,arms,299,1/2
Foongus,grass poison,white,arms,300,0/2
Amoonguss,grass poison,white,arms,300,1/2
Frillish,water ghost,white,tentacles,301,0/2
Jellicent,water ghost,white,tentacles,301,1/2
Alomomola,water,pink,fish,302,0/1
Joltik,bug electric,yellow,armor,303,0/2
Galvantula,bug electric,yellow,armor,303,1/2
Ferroseed,grass steel,gray,ball,304,0/2
Ferrothorn,grass steel,gray,tentacles,304,1/2
Klink,steel,gray,heads,305,0/3
Klang,steel,gray,heads,305,1/3
Klinklang,steel,gray,heads,305,2/3
Tynamo,electric,white,fish,306,0/3
Eelektrik,electric,blue,fish,306,1/3
Eelektross,electric,blue,fish,306,2/3
Elgyem,psychic,blue,upright,307,0/2
Beheeyem,psychic,brown,humanoid,307,1/2
Litwick,ghost fire,white,blob,308,0/3
Lampent,ghost fire,black,arms,308,1/3
Chandelure,ghost fire,black,arms,308,2/3
Axew,dragon,green,upright,309,0/3
Fraxure,dragon,green,upright,309,1/3
Haxorus,dragon,yellow,upright,309,2/3
Cubchoo,ice,white,upright,310,0/2
Beartic,ice,white,quadruped,310,1/2
Cryogonal,ice,blue,ball,311,0/1
Shelmet,bug,red,ball,312,0/2
Accelgor,bug,red,arms,312,1/2
Stunfisk,ground electric,brown,fish,313,0/1
Mienfoo,fighting,yellow,upright,314,0/2
Mienshao,fighting,purple,upright,314,1/2
Druddigon,dragon,red,upright,315,0/1
Golett,ground ghost,green,humanoid,316,0/2
Golurk,ground ghost,green,humanoid,316,1/2
Pawniard,dark steel,red,humanoid,317,0/3
Bisharp,dark steel,red,humanoid,317,1/3
Bouffalant,normal,brown,quadruped,318,0/1
Rufflet,normal flying,white,wings,319,0/2
Braviary,normal flying,red,wings,319,1/2
Vullaby,dark flying,brown,wings,320,0/2
Mandibuzz,dark flying,brown,wings,320,1/2
Heatmor,fire,red,upright,321,0/1
Durant,bug steel,gray,armor,322,0/1
Deino,dark dragon,blue,quadruped,323,0/3
Zweilous,dark dragon,blue,quadruped,323,1/3
Hydreigon,dark dragon,blue,upright,323,2/3
Larvesta,bug fire,white,armor,324,0/2
Volcarona,bug fire,white,bug-wings,324,1/2
Cobalion,steel fighting,blue,quadruped,325,0/1,legendary
Terrakion,rock fighting,gray,quadruped,326,0/1,legendary
Virizion,grass fighting,green,quadruped,327,0/1,legendary
Tornadus,flying,green,arms,328,0/1,legendary
Thundurus,electric flying,blue,arms,329,0/1,legendary
Reshiram,dragon fire,white,wings,330,0/1,legendary
Zekrom,dragon electric,black,upright,331,0/1,legendary
Landorus,ground flying,brown,arms,332,0/1,legendary
Kyurem,dragon ice,gray,upright,333,0/1,legendary
Keldeo,water fighting,yellow,quadruped,334,0/1,mythical
Meloetta,normal psychic,white,humanoid,335,0/1,mythical
Genesect,bug steel,purple,humanoid,336,0/1,mythical`,
);
