/** Cards of a later expansion (generation 9, regional forms, re-issues) and twelve we derived: no part of the four setups. One a line, with its generation; read by ../pokemon.ts. Where several cards are the same earlier stage, a stroke stands between them. */
export const EXPANSION = `
diglettalola|Alolan Diglett|GdSt|2|p|ElRoIcFa|||7
dugtrioalola|Alolan Dugtrio|GdSt|5|g|ElRoIcFa|diglettalola||7
grimeralola|Alolan Grimer|PoDa|3|p|GrFaPsGh|||7
marowakalola|Alolan Marowak|FrGh|6|b|GrBuPsSt|cubone||7
meowthalola|Alolan Meowth|Da|3|p|PsGh|||7
mukalola|Alolan Muk|PoDa|7|b|GrFaPsGh|grimeralola||7
persianalola|Alolan Persian|Da|7|b|PsGh|meowthalola||7
annihilape||FiGh|7|b|NoStPsGh|primeape||9
applin||GrDr|2|p|WaGdRoDr|||8
arboliva||GrNo|8|r|WaGdRo|dolliv||9
archaludon||StDr|9|r|RoIcFaDr|duraludon||9
arctibax||DrIc|5|b|DrGrFlGd|frigibax||9
armarouge||FrPs|7|b|StBuFiPo|charcadet||9
basculegion||WaGh|7|r|FrGdPsGh|basculinwhitestriped||8
baxcalibur||DrIc|8|r|DrGrFlGd|arctibax||9
bellibolt||El|6|b|WaFl|tadbulb||9
bisharp||DaSt|6|b|PsGhRoFa|pawniard||5
bombirdier||FlDa|6|b|GrFiBuGh|||9
brambleghast||GrGh|7|b|WaGdPsGh|bramblin||9
bramblin||GrGh|4|g|WaGdPsGh|||9
brutebonnet|Brute Bonnet|GrDa|9|r|WaGdPsGh|||9
capsakid||Gr|2|p|WaGdRo|||9
ceruledge||FrGh|7|b|StBuPsGh|charcadet||9
cetitan||Ic|8|r|GrFlDrGd|cetoddle||9
cetoddle||Ic|4|g|GrFlDrGd|||9
charcadet||Fr|3|p|GrBuIcSt|||9
chiyu|Chi-Yu|DaFr|11|y|PsStGrBu|||9
chienpao|Chien-Pao|DaIc|11|y|PsGhGrFl|||9
clodsire||PoGd|7|b|ElFaFrPo|wooperpaldea||9
crocalor||Fr|6|b|GrBuIcSt|fuecoco/fuecoco_green||9
cyclizar||DrNo|7|b|Dr|||9
dachsbun||Fa|7|b|FiDaDr|fidough||9
dipplin||GrDr|5|b|WaGdRoDr|applin||9
dolliv||GrNo|4|g|WaGdRo|smoliv||9
dondozo||Wa|8|b|FrGdRo|||9
dudunsparce||No|7|b||dunsparce||9
dunsparce||No|5|g||||2
duraludon||StDr|8|b|RoIcFaDr|||8
enamorus||FaFl|11|y|FiDaGrBu|||8
espathra||Ps|6|b|FiPo|flittle||9
farigiraf||NoPs|7|b|FiPo|girafarig||9
fezandipiti||PoFa|11|y|GrFaFiDr|||9
fidough||Fa|3|p|FiDaDr|||9
finizen||Wa|3|p|FrGdRo|||9
flamigo||FlFi|8|b|GrBuNoDa|||9
flittle||Ps|2|p|FiPo|||9
floragato||Gr|6|b|WaGdRo|sprigatito/sprigatito_green||9
fluttermane|Flutter Mane|GhFa|9|r|PsGhFiDr|||9
frigibax||DrIc|3|g|DrGrFlGd|||9
fuecoco||Fr|4|g|GrBuIcSt||S|9
fuecoco_green|Fuecoco|Fr|4|g|GrBuIcSt|||9
darmanitangalar|Galarian Darmanitan|Ic|6|b|GrFlDrGd|darumakagalar||8
darumakagalar|Galarian Darumaka|Ic|2|p|GrFlDrGd|||8
slowpokegalar|Galarian Slowpoke|Ps|4|g|FiPo|||8
garganacl||Ro|6|b|FlFrBuIc|naclstack||9
gholdengo||StGh|7|r|RoIcPsGh|gimmighoul||9
gimmighoul||Gh|3|p|PsGh|||9
girafarig||NoPs|6|g|FiPo|||2
glimmet||RoPo|4|g|FlBuGrFa|||9
glimmora||RoPo|7|r|FlBuGrFa|glimmet||9
gougingfire|Gouging Fire|FrDr|11|y|GrBuStDr|||9
grafaiai||PoNo|7|b|GrFa|shroodle||9
greattusk|Great Tusk|GdFi|9|r|ElPoNoDa|||9
greavard||Gh|2|p|PsGh|||9
arcaninehisui|Hisuian Arcanine|FrRo|8|r|StBuFlFr|growlithehisui||8
avalugghisui|Hisuian Avalugg|IcRo|8|r|GrFlFrBu|bergmite||8
braviaryhisui|Hisuian Braviary|PsFl|8|r|FiPoGrBu|rufflet||8
decidueyehisui|Hisuian Decidueye|GrFi|8|r|WaGdNoDa|dartrix||8
electrodehisui|Hisuian Electrode|ElGr|6|b|WaFlGdRo|voltorbhisui||8
goodrahisui|Hisuian Goodra|StDr|6|b|RoIcFaDr|sliggoohisui||8
growlithehisui|Hisuian Growlithe|FrRo|4|g|StBuFlFr|||8
lilliganthisui|Hisuian Lilligant|GrFi|6|b|WaGdNoDa|petilil||8
qwilfishhisui|Hisuian Qwilfish|DaPo|5|g|PsGhGrFa|||8
samurotthisui|Hisuian Samurott|WaDa|8|r|GdFrPsGh|dewott||8
sliggoohisui|Hisuian Sliggoo|StDr|4|g|RoIcFaDr|goomy||8
sneaselhisui|Hisuian Sneasel|FiPo|5|g|NoRoGrFa|||8
typhlosionhisui|Hisuian Typhlosion|FrGh|8|r|StBuPsGh|quilava||8
voltorbhisui|Hisuian Voltorb|ElGr|2|p|WaFlGdRo|||8
zoroarkhisui|Hisuian Zoroark|NoGh|7|b|PsGh|zoruahisui||8
zoruahisui|Hisuian Zorua|NoGh|3|p|PsGh|||8
houndstone||Gh|7|b|PsGh|greavard||9
hydrapple||GrDr|8|r|WaGdRoDr|dipplin||9
ironboulder|Iron Boulder|RoPs|11|y|FlBuFiPo|||9
ironbundle|Iron Bundle|IcWa|9|r|GrFlFrGd|||9
ironcrown|Iron Crown|StPs|11|y|RoFaFiPo|||9
ironhands|Iron Hands|FiEl|9|r|NoDaWaFl|||9
ironjugulis|Iron Jugulis|DaFl|9|r|PsGhGrBu|||9
ironleaves|Iron Leaves|GrPs|11|y|WaGdFiPo|||9
ironmoth|Iron Moth|FrPo|9|r|StBuIcFa|||9
ironthorns|Iron Thorns|RoEl|9|r|FlBuWaFr|||9
irontreads|Iron Treads|GdSt|9|r|ElRoIcFa|||9
ironvaliant|Iron Valiant|FaFi|9|r|FiDaNoSt|||9
kilowattrel||ElFl|7|b|WaFlGrFi|wattrel||9
kingambit||DaSt|8|r|PsGhRoFa|bisharp||9
klawf||Ro|6|b|FlFrBuIc|||9
kleavor||BuRo|7|b|GrPsFlFr|scyther||8
koraidon||FiDr|11|y|NoStDaDr|||9
lechonk||No|2|p||||9
lokix||BuDa|6|b|GrPsDaGh|nymble||9
mabosstiff||Da|7|b|PsGh|maschiff||9
mankey||Fi|3|p|NoStDaIc|||1
maschiff||Da|3|p|PsGh|||9
maushold||No|6|b||tandemaus||9
meowscarada||GrDa|8|r|WaGdPsGh|floragato||9
miraidon||ElDr|11|y|WaFlDr|||9
munkidori||PoPs|11|y|GrFaFiPo|||9
nacli||Ro|3|p|FlFrBuIc|||9
naclstack||Ro|4|g|FlFrBuIc|nacli||9
nymble||Bu|1|p|PsDaGr|||9
ogerpon||Gr|11|y|WaGdRo|||9
ogerponcornerstone|Ogerpon (Cornerstone)|GrRo|11|y|WaGdFlBu|||9
ogerponhearthflame|Ogerpon (Hearthflame)|GrFr|11|y|WaStRoGr|||9
ogerponwellspring|Ogerpon (Wellspring)|GrWa|11|y|WaGdFrRo|||9
oinkologne||No|5|g||lechonk||9
okidogi||PoFi|11|y|GrFaDaNo|||9
orthworm||St|6|b|RoIcFa|||9
overqwil||DaPo|7|r|PsGhGrFa|qwilfishhisui||8
palafin||Wa|8|r|FrGdRo|finizen||9
taurospaldeacombat|Paldean Tauros (Combat)|Fi|8|b|NoStDaIc|||9
taurospaldeaaqua|Paldean Tauros (Aqua)|FiWa|8|b|NoDaFrGd|||9
taurospaldeablaze|Paldean Tauros (Blaze)|FiFr|8|b|NoDaGrBu|||9
wooperpaldea|Paldean Wooper|PoGd|2|p|ElFaFrPo|||9
pawmi||El|2|p|WaFl|||9
pawmo||ElFi|4|g|WaFlNoSt|pawmi||9
pawmot||ElFi|6|b|WaFlNoSt|pawmo||9
pawniard||DaSt|4|g|PsGhRoFa|||5
pecharunt||PoGh|11|y|GrFaPsGh|||9
poltchageist||GrGh|3|g|WaGdPsGh|||9
primeape||Fi|5|g|NoStDaIc|mankey||1
quaquaval||WaFi|8|r|GdFrNoSt|quaxwell||9
quaxly||Wa|4|g|FrGdRo||S|9
quaxly_green|Quaxly|Wa|4|g|FrGdRo|||9
quaxwell||Wa|6|b|FrGdRo|quaxly/quaxly_green||9
rabsca||BuPs|7|b|GrPsDaFi|rellor||9
ragingbolt|Raging Bolt|ElDr|11|y|WaFlDr|||9
rellor||Bu|2|p|GrPsDa|||9
revavroom||StPo|7|r|RoIcFaGr|varoom||9
roaringmoon|Roaring Moon|DrDa|9|r|DrPsGh|||9
sandyshocks|Sandy Shocks|ElGd|9|r|WaFlElPo|||9
scovillain||GrFr|7|b|WaStRoGr|capsakid||9
screamtail|Scream Tail|FaPs|9|r|FiDrDaPo|||9
shroodle||PoNo|2|p|GrFa|||9
sinistcha||GrGh|7|r|WaGdPsGh|poltchageist||9
skeledirge||FrGh|8|r|StBuPsGh|crocalor||9
slitherwing|Slither Wing|BuFi|9|r|GrPsNoDa|||9
smoliv||GrNo|1|p|WaGdRo|||9
sneasler||FiPo|7|r|NoRoGrFa|sneaselhisui||8
spidops||Bu|5|g|GrPsDa|tarountula||9
sprigatito||Gr|4|g|WaGdRo||S|9
sprigatito_green|Sprigatito|Gr|4|g|WaGdRo|||9
squawkabilly||NoFl|4|g|GrFiBu|||9
stantler||No|5|b||||2
tadbulb||El|2|p|WaFl|||9
tandemaus||No|3|p||||9
tarountula||Bu|2|p|GrPsDa|||9
tatsugiri||DrWa|7|b|DrFrGdRo|||9
teddiursa||No|3|p||||2
terapagos||No|11|y|*|||9
tinglu|Ting-Lu|DaGd|11|y|PsElFrPo|||9
tinkatink||FaSt|3|p|FiDaRoIc|||9
tinkaton||FaSt|7|r|FiDaRoIc|tinkatuff||9
tinkatuff||FaSt|5|b|FiDaRoIc|tinkatink||9
toedscool||GdGr|3|p|FrRoWaEl|||9
toedscruel||GdGr|6|b|FrRoWaEl|toedscool||9
ursaluna||GdNo|8|r|FrPoRoEl|ursaring||8
ursaring||No|7|b||teddiursa||2
varoom||StPo|4|g|RoIcFaGr|||9
veluza||WaPs|6|g|FrGdFiPo|||9
walkingwake|Walking Wake|WaDr|11|y|FrGdRoDr|||9
wattrel||ElFl|2|p|WaFlGrFi|||9
basculinwhitestriped|White-Striped Basculin|Wa|5|g|FrGdRo|||8
wiglett||Wa|2|p|FrGdRo|||9
wochien|Wo-Chien|DaGr|11|y|PsGhWaGd|||9
wugtrio||Wa|5|g|FrGdRo|wiglett||9
wyrdeer||NoPs|7|r|FiPo|stantler||8
`;

/** Figures `proposed` by a model of the others. */
export const DERIVED = `
castform||No|5|g||||3
burmy||Bu|2|p|PsGrDaFi|||4
wormadam||BuGr|6|b|PsWaGrRo|burmy||4
mothim||BuFl|6|b|PsFiGrDa|burmy||4
pachirisu||El|5|g|WaFl|||4
rotom||ElGh|6|g|WaPsFlFi|||4
phione||Wa|11|y|FrRoGd|||4
meloetta||NoPs|11|y|PoFi|||5
oricorio||FrFl|7|b|GrFiIcSt|||7
wishiwashi||Wa|2|p|FrRoGd|||7
cosmog||Ps|1|p|PoFi|||7
cosmoem||Ps|5|g|PoFi|cosmog||7
`;
