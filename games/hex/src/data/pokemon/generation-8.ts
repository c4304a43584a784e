/** One card a line; read by ../pokemon.ts. */
export const GENERATION_8 = `
scorbunny||Fr|4|g|StBuIcGr||S
raboot||Fr|6|b|StBuIcGr|scorbunny|
cinderace||Fr|8|r|StBuIcGr|raboot|
grookey||Gr|4|g|WaElGdRo||S
thwackey||Gr|6|b|WaElGdRo|grookey|
rillaboom||Gr|8|r|WaElGdRo|thwackey|
sobble||Wa|4|g|GdRoFr||S
drizzile||Wa|6|b|GdRoFr|sobble|
inteleon||Wa|8|r|GdRoFr|drizzile|
rolycoly||Ro|2|p|FlBuIcFr||a
carkol||FrRo|4|g|FlBuIcGr|rolycoly|a
coalossal||FrRo|7|r|FlBuIcGr|carkol|a
skwovet||No|2|p|||
greedent||No|6|b||skwovet|
zigzagoongalar|Galarian Zigzagoon|DaNo|3|p|PsGh||a
linoonegalar|Galarian Linoone|DaNo|5|g|PsGh|zigzagoongalar|a
obstagoon||DaNo|8|r|PsGh|linoonegalar|a
chewtle||Wa|3|p|GdRoFr||
drednaw||RoWa|7|b|FrBuFlGd|chewtle|
snom||IcBu|1|p|PsGdDrGr||
frosmoth||IcBu|7|b|PsGdDrGr|snom|
sizzlipede||FrBu|2|p|PsDaIcGr||
centiskorch||FrBu|8|r|PsDaIcGr|sizzlipede|
gossifleur||Gr|2|p|ElGdRoWa||
eldegoss||Gr|5|g|ElGdRoWa|gossifleur|
dreepy||GhDr|2|p|PsFrWaGr||B
drakloak||GhDr|4|g|PsFrWaGr|dreepy|B
dragapult||GhDr|6|b|PsFrWaGr|drakloak|B
meowthgalar|Galarian Meowth|St|3|p|RoIcFa||
perrserker||St|6|b|RoIcFa|meowthgalar|
applin||GrDr|2|p|FrGdElWa||a
flapple||GrDr|7|r|FrRoElWa|applin|a
appletun||GrDr|7|r|FrGdElWa|applin|a
toxel||ElPo|2|p|WaFlGrFa||a
toxtricity||ElPo|8|r|WaFlGrFa|toxel|a
hatenna||Ps|1|p|FiPo||a
hattrem||Ps|4|g|FiPo|hatenna|a
hatterene||FaPs|7|r|FiPoDrDa|hattrem|a
clobbopus||Fi|3|p|StDaIcRo||a
grapploct||Fi|7|b|StDaIcRo|clobbopus|a
milcery||Fa|1|p|DrDaFi||
alcremie||Fa|6|b|DrDaFi|milcery|
yamper||El|3|p|StFlWa||a
boltund||El|7|b|StFlWa|yamper|a
pincurchin||El|4|p|StFlWa||
blipbug||Bu|1|p|PsDaFiGr||a
dottler||Bu|3|g|PsDaFiGr|blipbug|a
orbeetle||BuPs|7|r|PsDaPoGr|dottler|a
rookidee||Fl|2|p|BuFiGr||B
corvisquire||Fl|4|g|BuFiGr|rookidee|B
corviknight||FlSt|6|b|FaRoFiGr|corvisquire|B
impidimp||DaFa|3|p|DrDaPsGh||a
morgrem||DaFa|5|b|DrDaPsGh|impidimp|a
grimmsnarl||DaFa|7|r|DrDaPsGh|morgrem|a
wooloo||No|2|p|||
dubwool||No|7|b||wooloo|
arrokuda||Wa|2|p|GdRoFr||
barraskewda||Wa|5|g|GdRoFr|arrokuda|
nickit||Da|3|p|PsGh||
thievul||Da|5|g|PsGh|nickit|
ponytagalar|Galarian Ponyta|Ps|5|g|FiPo||
rapidashgalar|Galarian Rapidash|PsFa|8|r|FiPoDrDa|ponytagalar|
farfetchdgalar|Galarian Farfetch'd|Fi|4|g|NoDaIcRo||a
sirfetchd|Sirfetch'd|Fi|8|r|NoDaIcRo|farfetchdgalar|a
sinistea||Gh|3|g|BuPsPo||
polteageist||Gh|8|r|BuPsPo|sinistea|
morpeko||ElDa|4|g|PsGhFlWa||
yamaskgalar|Galarian Yamask|GhGd|3|g|PsFrElPo||
runerigus||GhGd|7|r|PsFrElPo|yamaskgalar|
falinks||Fi|5|g|NoDaRoSt||
cufant||St|3|g|NoRoIcFa||
copperajah||St|8|r|NoRoIcFa|cufant|
stunfiskgalar|Galarian Stunfisk|GdSt|5|g|ElRoPoFr||
silicobra||Gd|3|g|ElRoPoFr||
sandaconda||Gd|8|r|ElRoPoFr|silicobra|
cramorant||FlWa|5|g|FrGdFiGr||
eiscue||Ic|4|g|DrGdFlGr||
stonjourner||Ro|6|g|IcBuFlFr||
corsolagalar|Galarian Corsola|Gh|4|g|BuPsFi||
cursola||Gh|8|r|BuPsFi|corsolagalar|
kubfu||Fi|3|g|NoRoIcSt||a
urshifu||FiDa|10|y|NoRoPsGh|kubfu|a
indeedee||PsNo|6|b|PoFi||
mrmimegalar|Galarian Mr. Mime|IcPs|6|b|DrFlFiPo|mimejr|a
mrrime|Mr. Rime|IcPs|8|r|DrFlFiPo|mrmimegalar|a
dracozolt||ElDr|8|b|DrFlFrWa||
dracovish||DrWa|8|b|GdRoDrFr||
arctovish||IcWa|8|b|DrRoFlFr||
arctozolt||ElIc|8|b|WaFlDrGr||
duraludon||StDr|8|b|FaFrDrGr||
slowbrogalar|Galarian Slowbro|PoPs|8|r|PoFaFiGr|slowpoke/slowpokegalar|
slowkinggalar|Galarian Slowking|PoPs|8|r|PoFaFiGr|slowpoke/slowpokegalar|
calyrex||GrPs|11|y|WaRoPoFi||
spectrier||Gh|11|y|PsGh||
glastrier||Ic|11|y|DrGdFlGr||
zarude||GrDa|11|y|WaGdPsGh||
regidrago||Dr|11|y|ElFrWaGr||
regieleki||El|11|y|StFlWa||
articunogalar|Galarian Articuno|PsFl|11|y|PoBuFiGr||
zapdosgalar|Galarian Zapdos|FiFl|11|y|NoRoFiGr||
moltresgalar|Galarian Moltres|DaFl|11|y|PsGhFiGr||
zacian||StFa|11|y|IcRoDrFi||
zamazenta||StFi|11|y|NoRoIcFa||
eternatus||PoDr|11|y|FaFrElGr||a
`;
