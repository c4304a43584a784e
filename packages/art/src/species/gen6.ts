import { table } from './table.ts';

/** Numbers 650 to 721. */
export const GEN6 = /* @__PURE__ */ table(
  650,
  `
Chespin,grass,green,upright,337,0/3
Quilladin,grass,green,upright,337,1/3
Chesnaught,grass fighting,green,upright,337,2/3
Fennekin,fire,red,quadruped,338,0/3
Braixen,fire,red,upright,338,1/3
Delphox,fire psychic,red,upright,338,2/3
Froakie,water,blue,quadruped,339,0/3
Frogadier,water,blue,humanoid,339,1/3
Greninja,water dark,blue,humanoid,339,2/3
Bunnelby,normal,brown,upright,340,0/2
Diggersby,normal ground,brown,upright,340,1/2
Fletchling,normal flying,red,wings,341,0/3
Fletchinder,fire flying,red,wings,341,1/3
Talonflame,fire flying,red,wings,341,2/3
Scatterbug,bug,black,armor,342,0/3
Spewpa,bug,black,blob,342,1/3
Vivillon,bug flying,white,bug-wings,342,2/3
Litleo,fire normal,brown,quadruped,343,0/2
Pyroar,fire normal,brown,quadruped,343,1/2
Flabébé,fairy,white,arms,344,0/3
Floette,fairy,white,arms,344,1/3
Florges,fairy,white,arms,344,2/3
Skiddo,grass,brown,quadruped,345,0/2
Gogoat,grass,brown,quadruped,345,1/2
Pancham,fighting,white,upright,346,0/2
Pangoro,fighting dark,white,humanoid,346,1/2
Furfrou,normal,white,quadruped,347,0/1
Espurr,psychic,gray,upright,348,0/2
Meowstic,psychic,blue,upright,348,1/2
Honedge,steel ghost,brown,blob,349,0/3
Doublade,steel ghost,brown,heads,349,1/3
Aegislash,steel ghost,brown,blob,349,2/3
Spritzee,fairy,pink,arms,350,0/2
Aromatisse,fairy,pink,humanoid,350,1/2
Swirlix,fairy,white,legs,351,0/2
Slurpuff,fairy,white,humanoid,351,1/2
Inkay,dark psychic,blue,tentacles,352,0/2
Malamar,dark psychic,blue,blob,352,1/2
Binacle,rock water,brown,heads,353,0/2
Barbaracle,rock water,brown,heads,353,1/2
Skrelp,poison water,brown,blob,354,0/2
Dragalge,poison dragon,brown,blob,354,1/2
Clauncher,water,blue,armor,355,0/2
Clawitzer,water,blue,squiggle,355,1/2
Helioptile,electric normal,yellow,upright,356,0/2
Heliolisk,electric normal,yellow,upright,356,1/2
Tyrunt,rock dragon,brown,upright,357,0/2
Tyrantrum,rock dragon,red,upright,357,1/2
Amaura,rock ice,blue,quadruped,358,0/2
Aurorus,rock ice,blue,quadruped,358,1/2
Sylveon,fairy,pink,quadruped,67,1/2
Hawlucha,fighting flying,green,humanoid,359,0/1
Dedenne,electric fairy,yellow,upright,360,0/1
Carbink,rock fairy,gray,ball,361,0/1
Goomy,dragon,purple,squiggle,362,0/3
Sliggoo,dragon,purple,squiggle,362,1/3
Goodra,dragon,purple,upright,362,2/3
Klefki,steel fairy,gray,ball,363,0/1
Phantump,ghost grass,brown,arms,364,0/2
Trevenant,ghost grass,brown,tentacles,364,1/2
Pumpkaboo,ghost grass,brown,ball,365,0/2
Gourgeist,ghost grass,brown,blob,365,1/2
Bergmite,ice,blue,quadruped,366,0/2
Avalugg,ice,blue,quadruped,366,1/2
Noibat,flying dragon,purple,wings,367,0/2
Noivern,flying dragon,purple,wings,367,1/2
Xerneas,fairy,blue,quadruped,368,0/1,legendary
Yveltal,dark flying,red,wings,369,0/1,legendary
Zygarde,dragon ground,green,squiggle,370,0/1,legendary
Diancie,rock fairy,pink,arms,371,0/1,mythical
Hoopa,psychic ghost,purple,arms,372,0/1,mythical
Volcanion,fire water,brown,quadruped,373,0/1,mythical`,
);
