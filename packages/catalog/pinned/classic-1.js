const e = (e) => 1 << e,
  t = (e, t) => !!(e & (1 << t));
function n(e, t) {
  let n = t;
  for (let t = 0; t < e.length; t++) if (((n -= e[t]), n < 0)) return t;
  return -1;
}
Object.freeze([]),
  Object.freeze([]),
  Array.from({ length: 7 }, (e, t) => Object.freeze([t])),
  Array.from({ length: 8 }, (e, t) =>
    Array.from({ length: t }, (e, n) => Object.freeze(Array.from({ length: t }, (e, r) => (n + r) % t))),
  ).map((e) => e.map((e) => Object.freeze(e.slice(1))));
function r(e) {
  const t = e.reduce((e, t) => e + t, 0);
  return { bag: e.slice(), left: t, top: [], under: [], kind: [], seen: [], lot: [], now: 0, fate: null };
}
function i(e) {
  return {
    bag: e.bag.slice(),
    left: e.left,
    top: e.top.slice(),
    under: e.under.slice(),
    kind: e.kind.slice(),
    seen: e.seen.slice(),
    lot: e.lot.slice(),
    now: e.now,
    fate: e.fate === null ? null : e.fate.slice(),
  };
}
function* a(e, t, n, r) {
  return t.top.length > 0
    ? ee(e, t, t.top.pop(), n)
    : t.left > 0
      ? o(t, yield* e.weighted(r, t.fate === null ? t.bag : l(t, t.fate), n), n)
      : t.under.length > 0
        ? ee(e, t, t.under.shift(), n)
        : null;
}
function o(e, t, n) {
  const r = s(e);
  return e.bag[t]--, e.left--, (e.kind[r] = t), (e.seen[r] = n), (e.lot[r] = e.now), r;
}
function s({ kind: e }) {
  const t = e.indexOf(-1);
  return t < 0 ? e.length : t;
}
const c = (e, t, n) => t < e.kind.length && e.kind[t] >= 0 && e.lot[t] === n;
function l(e, t) {
  const n = e.bag.slice(),
    r = s(e);
  for (let i = 0; i < t.length; i += 3) {
    const [a, o, s] = [t[i], t[i + 1], t[i + 2]];
    if (!(s !== e.now || c(e, a, s))) {
      if (a === r) return e.bag.map((e, t) => +(t === o && e > 0));
      n[o] > 0 && n[o]--;
    }
  }
  return n;
}
function u(e, t, n, r) {
  return ee(e, t, n, r), t.kind[n];
}
function ee(e, t, n, r) {
  return (r & ~t.seen[n]) !== 0 && ((t.seen[n] |= r), e.disclose()), n;
}
function te(e, t) {
  e.under.push(t);
}
function ne(e, t) {
  for (const n of t) if (e.seen[n] !== 255) throw Error(`only cards everybody has seen can be shuffled back`);
  if (e.left > 0 && e.kind.some((t, n) => t >= 0 && e.lot[n] === e.now && e.seen[n] !== 255))
    throw Error(`cards cannot be shuffled back while others of this bag are held unseen`);
  e.now++;
  for (const n of t) e.bag[e.kind[n]]++, e.left++, (e.kind[n] = -1);
  for (; e.kind.length > 0 && e.kind[e.kind.length - 1] < 0; ) e.kind.pop(), e.seen.pop(), e.lot.pop();
}
function re(e, t, n) {
  for (const r of t) e.seen[r] &= ~n;
}
const ie = (e, n, r) => (t(e.seen[n], r) ? e.kind[n] : null);
function ae(e, t, n) {
  for (let r = 0; r < t.length; r++) if (e.kind[t[r]] === n) return !0;
  return !1;
}
function oe(e, t, n) {
  let r = -1;
  for (let i = 0; i < t.length; i++)
    e.kind[t[i]] === n && (r < 0 || se(e.seen[t[i]]) > se(e.seen[t[r]])) && (r = i);
  if (r < 0) throw Error(`there is no such card in that hand`);
  const i = t[r];
  t.splice(r, 1);
  let a = 255 & ~e.seen[i];
  for (let r = 0; r < t.length && a !== 0; r++) {
    const i = t[r];
    if (e.kind[i] !== n) continue;
    const o = e.seen[i] & a;
    (e.seen[i] &= ~o), (a &= ~o);
  }
  return i;
}
function se(e) {
  let t = 0;
  for (let n = e; n !== 0; n &= n - 1) t++;
  return t;
}
function ce(t, n, r, i) {
  let a = e(n),
    o = t.kind.length,
    s = [],
    c = t.now;
  for (let e = 0; e < o; e++)
    t.kind[e] < 0 ||
      (t.seen[e] & a) !== 0 ||
      (e < i.kind.length && i.lot[e] === t.lot[e] && (i.seen[e] & a) !== 0 && i.kind[e] >= 0) ||
      (s.push(e), t.lot[e] < c && (c = t.lot[e]));
  if (((t.fate = le(t, a, i)), s.length !== 0)) for (let e = c; e <= t.now; e++) ue(t, e, s, r);
}
function le(e, t, n) {
  let r = null;
  for (let i = 0; i < n.kind.length; i++)
    n.kind[i] < 0 ||
      (n.seen[i] & t) === 0 ||
      c(e, i, n.lot[i]) ||
      ((r ??= []), r.push(i, n.kind[i], n.lot[i]));
  return r;
}
function ue(e, t, r, i) {
  let a = t === e.now,
    o = a ? e.bag : e.bag.map(() => 0),
    s = a ? e.left : 0;
  for (const n of r) e.lot[n] === t && (o[e.kind[n]]++, s++);
  const c = a ? e.fate : null;
  c !== null && (s -= de(o, c, t, 1));
  for (const a of r) {
    if (e.lot[a] !== t) continue;
    const r = n(o, i(s--));
    o[r]--, (e.kind[a] = r);
  }
  c !== null && de(o, c, t, -1);
}
function de(e, t, n, r) {
  let i = 0;
  for (let a = 0; a < t.length; a += 3) t[a + 2] === n && ((e[t[a + 1]] -= r), i++);
  return i;
}
const fe = () => (e, t, n, r, i, a, o, s) => e.tell(t, n, r, i, a, o, s),
  pe = [1, 6],
  d = [`pink`, `green`, `blue`, `red`, `yellow`, `starter`],
  me = { pink: [3, 4, 5], green: [4, 5], blue: [3, 4], red: [5], yellow: [6], starter: [] },
  f = [
    [1, `Bulbasaur`, `starter`, 4, 4, `Leech Seed`, `agreed`],
    [2, `Ivysaur`, `blue`, 7, 7, `Razor Leaf`, `agreed`],
    [3, `Venusaur`, `red`, 7, 8, `Solar Beam`, `agreed`],
    [4, `Charmander`, `starter`, 5, 4, `Ember`, `agreed`],
    [5, `Charmeleon`, `blue`, 7, 7, `Flamethrower`, `agreed`],
    [6, `Charizard`, `red`, 7, 8, `Fire Spin`, `single`],
    [7, `Squirtle`, `starter`, 5, 4, `Water Gun`, `agreed`],
    [8, `Wartortle`, `blue`, 7, 7, `Skull Bash`, `agreed`],
    [9, `Blastoise`, `red`, 7, 8, `Hydro Pump`, `agreed`],
    [10, `Caterpie`, `pink`, 2, 1, `String Shot`, `agreed`],
    [11, `Metapod`, `green`, 4, 3, `Harden`, `agreed`],
    [12, `Butterfree`, `blue`, 6, 5, `Sleep Powder`, `agreed`],
    [13, `Weedle`, `pink`, 2, 2, `Poison Sting`, `agreed`],
    [14, `Kakuna`, `green`, 4, 3, `Harden`, `agreed`],
    [15, `Beedrill`, `blue`, 6, 5, `Twineedle`, `single`],
    [16, `Pidgey`, `pink`, 2, 2, `Gust`, `agreed`],
    [17, `Pidgeotto`, `green`, 4, 4, `Whirlwind`, `agreed`],
    [18, `Pidgeot`, `blue`, 6, 6, `Wing Attack`, `agreed`],
    [19, `Rattata`, `pink`, 2, 2, `Quick Attack`, `agreed`],
    [20, `Raticate`, `blue`, 6, 6, `Hyper Fang`, `agreed`],
    [21, `Spearow`, `pink`, 2, 3, `Peck`, `agreed`],
    [22, `Fearow`, `blue`, 6, 5, `Drill Peck`, `agreed`],
    [23, `Ekans`, `pink`, 3, 3, `Bite`, `single`],
    [24, `Arbok`, `blue`, 6, 5, `Acid`, `single`],
    [25, `Pikachu`, `starter`, 3, 3, `Thunder Shock`, `agreed`],
    [26, `Raichu`, `blue`, 6, 6, `Thunder Wave`, `single`],
    [27, `Sandshrew`, `pink`, 3, 2, `Scratch`, `single`],
    [28, `Sandslash`, `green`, 4, 5, `Slash`, `agreed`],
    [29, `Nidoran♀`, `pink`, 2, 2, `Tackle`, `single`],
    [30, `Nidorina`, `green`, 4, 5, `Bite`, `agreed`],
    [31, `Nidoqueen`, `blue`, 7, 5, `Body Slam`, `agreed`],
    [32, `Nidoran♂`, `pink`, 2, 3, `Horn Attack`, `single`],
    [33, `Nidorino`, `green`, 5, 5, `Fury Attack`, `single`],
    [34, `Nidoking`, `blue`, 7, 6, `Thrash`, `agreed`],
    [35, `Clefairy`, `starter`, 3, 3, `Pound`, `single`],
    [36, `Clefable`, `green`, 5, 4, `Double Slap`, `single`],
    [37, `Vulpix`, `pink`, 3, 1, `Ember`, `agreed`],
    [38, `Ninetales`, `blue`, 7, 5, `Quick Attack`, `agreed`],
    [39, `Jigglypuff`, `pink`, 3, 2, `Sing`, `agreed`],
    [40, `Wigglytuff`, `green`, 5, 4, `Disable`, `agreed`],
    [41, `Zubat`, `pink`, 2, 3, `Leech Life`, `agreed`],
    [42, `Golbat`, `green`, 4, 4, `Confuse Ray`, `agreed`],
    [43, `Oddish`, `pink`, 2, 2, `Absorb`, `agreed`],
    [44, `Gloom`, `green`, 4, 5, `Acid`, `agreed`],
    [45, `Vileplume`, `blue`, 7, 5, `Stun Spore`, `single`],
    [46, `Paras`, `pink`, 3, 1, `Scratch`, `agreed`],
    [47, `Parasect`, `green`, 5, 5, `Spore`, `agreed`],
    [48, `Venonat`, `pink`, 2, 2, `Tackle`, `agreed`],
    [49, `Venomoth`, `blue`, 6, 5, `Psybeam`, `agreed`],
    [50, `Diglett`, `pink`, 2, 3, `Dig`, `single`],
    [51, `Dugtrio`, `green`, 4, 4, `Slash`, `single`],
    [52, `Meowth`, `starter`, 3, 3, `Bite`, `agreed`],
    [53, `Persian`, `blue`, 7, 6, `Fury Swipes`, `single`],
    [54, `Psyduck`, `pink`, 3, 2, `Scratch`, `agreed`],
    [55, `Golduck`, `blue`, 6, 5, `Confusion`, `agreed`],
    [56, `Mankey`, `green`, 4, 5, `Karate Chop`, `agreed`],
    [57, `Primeape`, `blue`, 7, 7, `Seismic Toss`, `agreed`],
    [58, `Growlithe`, `green`, 5, 4, `Ember`, `agreed`],
    [59, `Arcanine`, `red`, 6, 7, `Take Down`, `agreed`],
    [60, `Poliwag`, `pink`, 2, 2, `Bubble`, `agreed`],
    [61, `Poliwhirl`, `green`, 4, 4, `Water Gun`, `single`],
    [62, `Poliwrath`, `blue`, 6, 7, `Water Gun`, `agreed`],
    [63, `Abra`, `pink`, 3, 2, `Teleport`, `agreed`],
    [64, `Kadabra`, `green`, 5, 4, `Psybeam`, `agreed`],
    [65, `Alakazam`, `red`, 6, 7, `Psychic`, `agreed`],
    [66, `Machop`, `green`, 4, 5, `Karate Chop`, `agreed`],
    [67, `Machoke`, `blue`, 6, 7, `Submission`, `single`],
    [68, `Machamp`, `red`, 7, 8, `Submission`, `agreed`],
    [69, `Bellsprout`, `pink`, 2, 1, `Vine Whip`, `single`],
    [70, `Weepinbell`, `green`, 4, 3, `Wrap`, `single`],
    [71, `Victreebel`, `blue`, 6, 6, `Slam`, `single`],
    [72, `Tentacool`, `pink`, 2, 1, `Acid`, `single`],
    [73, `Tentacruel`, `green`, 4, 4, `Constrict`, `single`],
    [74, `Geodude`, `pink`, 2, 1, `Tackle`, `agreed`],
    [75, `Graveler`, `green`, 4, 4, `Rock Throw`, `agreed`],
    [76, `Golem`, `blue`, 6, 6, `Earthquake`, `agreed`],
    [77, `Ponyta`, `green`, 5, 5, `Stomp`, `agreed`],
    [78, `Rapidash`, `red`, 6, 7, `Fire Spin`, `single`],
    [79, `Slowpoke`, `pink`, 3, 2, `Confusion`, `agreed`],
    [80, `Slowbro`, `green`, 5, 3, `Water Gun`, `agreed`],
    [81, `Magnemite`, `pink`, 2, 2, `Thunder Shock`, `agreed`],
    [82, `Magneton`, `green`, 4, 4, `Thunder Wave`, `agreed`],
    [83, `Farfetch'd`, `blue`, 6, 5, `Fury Attack`, `single`],
    [84, `Doduo`, `pink`, 2, 3, `Peck`, `agreed`],
    [85, `Dodrio`, `green`, 5, 5, `Tri Attack`, `agreed`],
    [86, `Seel`, `green`, 5, 5, `Aurora Beam`, `single`],
    [87, `Dewgong`, `red`, 6, 7, `Ice Beam`, `single`],
    [88, `Grimer`, `pink`, 3, 3, `Poison Gas`, `agreed`],
    [89, `Muk`, `green`, 4, 4, `Sludge`, `agreed`],
    [90, `Shellder`, `pink`, 2, 2, `Clamp`, `agreed`],
    [91, `Cloyster`, `green`, 4, 5, `Spike Cannon`, `single`],
    [92, `Gastly`, `pink`, 2, 2, `Lick`, `agreed`],
    [93, `Haunter`, `green`, 5, 4, `Night Shade`, `agreed`],
    [94, `Gengar`, `red`, 7, 7, `Dream Eater`, `agreed`],
    [95, `Onix`, `red`, 6, 7, `Slam`, `single`],
    [96, `Drowzee`, `green`, 4, 4, `Confusion`, `agreed`],
    [97, `Hypno`, `blue`, 7, 6, `Psychic`, `single`],
    [98, `Krabby`, `pink`, 2, 3, `Vice Grip`, `agreed`],
    [99, `Kingler`, `green`, 4, 5, `Crabhammer`, `agreed`],
    [100, `Voltorb`, `pink`, 3, 3, `Sonic Boom`, `agreed`],
    [101, `Electrode`, `green`, 4, 5, `Explosion`, `agreed`],
    [102, `Exeggcute`, `pink`, 2, 1, `Barrage`, `single`],
    [103, `Exeggutor`, `red`, 6, 7, `Stomp`, `single`],
    [104, `Cubone`, `green`, 4, 3, `Bone Club`, `agreed`],
    [105, `Marowak`, `blue`, 6, 6, `Bonemerang`, `agreed`],
    [106, `Hitmonlee`, `blue`, 6, 7, `Mega Kick`, `agreed`],
    [107, `Hitmonchan`, `blue`, 6, 7, `Mega Punch`, `agreed`],
    [108, `Lickitung`, `green`, 5, 4, `Slam`, `agreed`],
    [109, `Koffing`, `green`, 5, 4, `Sludge`, `single`],
    [110, `Weezing`, `blue`, 6, 5, `Self-Destruct`, `single`],
    [111, `Rhyhorn`, `blue`, 6, 6, `Horn Drill`, `single`],
    [112, `Rhydon`, `red`, 6, 8, `Horn Drill`, `agreed`],
    [113, `Chansey`, `red`, 7, 7, `Double-Edge`, `single`],
    [114, `Tangela`, `green`, 4, 3, `Bind`, `agreed`],
    [115, `Kangaskhan`, `red`, 6, 7, `Dizzy Punch`, `agreed`],
    [116, `Horsea`, `pink`, 2, 1, `Bubble`, `agreed`],
    [117, `Seadra`, `green`, 4, 5, `Hydro Pump`, `single`],
    [118, `Goldeen`, `pink`, 2, 2, `Peck`, `agreed`],
    [119, `Seaking`, `green`, 4, 4, `Horn Attack`, `single`],
    [120, `Staryu`, `pink`, 3, 2, `Water Gun`, `single`],
    [121, `Starmie`, `green`, 4, 4, `Swift`, `single`],
    [122, `Mr. Mime`, `blue`, 7, 6, `Confusion`, `agreed`],
    [123, `Scyther`, `red`, 6, 7, `Slash`, `agreed`],
    [124, `Jynx`, `blue`, 6, 5, `Ice Punch`, `agreed`],
    [125, `Electabuzz`, `red`, 6, 8, `Thunder`, `single`],
    [126, `Magmar`, `red`, 6, 7, `Flamethrower`, `single`],
    [127, `Pinsir`, `blue`, 6, 5, `Guillotine`, `single`],
    [128, `Tauros`, `red`, 7, 8, `Take Down`, `agreed`],
    [129, `Magikarp`, `pink`, 2, 1, `Tackle`, `single`],
    [130, `Gyarados`, `red`, 7, 8, `Dragon Rage`, `single`],
    [131, `Lapras`, `red`, 6, 7, `Ice Beam`, `agreed`],
    [132, `Ditto`, `green`, 5, 5, `Transform`, `agreed`],
    [133, `Eevee`, `green`, 5, 3, `Bite`, `single`],
    [134, `Vaporeon`, `blue`, 7, 6, `Hydro Pump`, `single`],
    [135, `Jolteon`, `blue`, 7, 6, `Thunder`, `single`],
    [136, `Flareon`, `blue`, 7, 6, `Flamethrower`, `agreed`],
    [137, `Porygon`, `green`, 5, 4, `Tackle`, `single`],
    [138, `Omanyte`, `blue`, 7, 5, `Horn Attack`, `agreed`],
    [139, `Omastar`, `red`, 6, 7, `Hydro Pump`, `agreed`],
    [140, `Kabuto`, `blue`, 7, 5, `Slash`, `single`],
    [141, `Kabutops`, `red`, 6, 7, `Hydro Pump`, `single`],
    [142, `Aerodactyl`, `red`, 6, 7, `Supersonic`, `single`],
    [143, `Snorlax`, `red`, 7, 7, `Body Slam`, `agreed`],
    [144, `Articuno`, `yellow`, 8, 9, `Blizzard`, `agreed`],
    [145, `Zapdos`, `yellow`, 8, 9, `Thunder`, `agreed`],
    [146, `Moltres`, `yellow`, 8, 9, `Sky Attack`, `single`],
    [147, `Dratini`, `blue`, 7, 5, `Wrap`, `agreed`],
    [148, `Dragonair`, `red`, 6, 6, `Dragon Rage`, `agreed`],
    [149, `Dragonite`, `red`, 7, 7, `Dragon Rage`, `single`],
    [150, `Mewtwo`, `yellow`, 9, 9, `Psychic`, `agreed`],
  ].map(([e, t, n, r, i, a, o]) => ({
    dex: e,
    name: t,
    colour: n,
    power: r,
    attack: i,
    catches: me[n],
    move: a,
    source: `agreed`,
    moveSource: o,
  })),
  he = (e, t) => ({ x: e / 1e4, y: t / 1e4 }),
  p = (e, t, n, r, i, a) => ({ id: e, kind: t, colour: n, name: null, effect: r, ...he(i, a), chip: null }),
  m = (e, t, n, r, i) => ({ ...p(e, `city`, null, n, r, i), name: t }),
  h = (e, t, n, r, i, a) => ({ ...p(e, `catch`, t, null, n, r), chip: he(i, a) }),
  g = (e, t, n, r) => p(e, `event`, t, null, n, r),
  ge = [
    m(`pallet`, `Pallet Town`, null, 1979, 7533),
    h(`p01`, `pink`, 1513, 6809, 1101, 6788),
    g(`p02`, `pink`, 1464, 6119),
    h(`p03`, `pink`, 1039, 5792, 638, 5919),
    m(`viridian`, `Viridian City`, { draw: 2 }, 1630, 5291),
    g(`p04`, `pink`, 1511, 4508),
    h(`p05`, `pink`, 1194, 3949, 817, 4191),
    h(`p06`, `pink`, 1595, 3623, 1879, 3178),
    g(`p07`, `pink`, 1288, 3161),
    h(`p08`, `pink`, 881, 2932, 480, 3123),
    h(`p09`, `pink`, 828, 2280, 422, 2153),
    h(`p10`, `pink`, 1282, 2068, 1183, 1479),
    m(`pewter`, `Pewter City`, { draw: 2 }, 1976, 2005),
    g(`p11`, `pink`, 1792, 1271),
    h(`p12`, `pink`, 1967, 665, 1587, 436),
    g(`p13`, `pink`, 2310, 1072),
    h(`p14`, `pink`, 2763, 1059, 2778, 445),
    h(`p15`, `pink`, 2939, 1695, 2781, 2254),
    h(`g01`, `green`, 3609, 1610, 3709, 2216),
    g(`g02`, `green`, 3765, 992),
    h(`g03`, `green`, 4210, 1034, 4254, 432),
    h(`g04`, `green`, 4678, 1025, 4930, 530),
    g(`g05`, `green`, 4965, 1542),
    m(`cerulean`, `Cerulean City`, `revive`, 5665, 1462),
    h(`g06`, `green`, 6417, 1110, 6303, 517),
    g(`g07`, `green`, 7081, 1326),
    h(`g08`, `green`, 7535, 1331, 7477, 720),
    h(`g09`, `green`, 7960, 1610, 7924, 2225),
    g(`g10`, `green`, 8390, 1801),
    h(`g11`, `green`, 8794, 2025, 9210, 1869),
    g(`g12`, `green`, 8858, 2695),
    m(`lavender`, `Lavender Town`, { draw: 2 }, 8210, 3225),
    g(`g13`, `green`, 5867, 2309),
    h(`g14`, `green`, 5392, 2305, 4968, 2377),
    m(`saffron`, `Saffron City`, { draw: 2 }, 5714, 3379),
    h(`g15`, `green`, 5015, 3267, 4892, 3852),
    g(`g16`, `green`, 4532, 3068),
    m(`celadon`, `Celadon City`, { draw: 2 }, 3818, 3352),
    g(`g17`, `green`, 6423, 3322),
    h(`g18`, `green`, 7084, 3331, 7157, 2725),
    g(`g19`, `green`, 7547, 3326),
    g(`b01`, `blue`, 5463, 4148),
    h(`b02`, `blue`, 5864, 4483, 6309, 4428),
    m(`vermilion`, `Vermilion City`, `revive`, 5707, 5330),
    g(`b03`, `blue`, 6417, 5258),
    g(`b04`, `blue`, 7102, 4742),
    h(`b05`, `blue`, 7556, 4742, 7702, 4127),
    h(`b06`, `blue`, 7099, 5792, 7187, 6428),
    g(`b07`, `blue`, 7564, 5767),
    g(`b08`, `blue`, 7974, 5258),
    h(`b09`, `blue`, 8451, 4161, 8896, 4106),
    g(`b10`, `blue`, 8507, 4831),
    h(`b11`, `blue`, 8536, 5487, 8978, 5585),
    h(`b12`, `blue`, 8387, 6250, 8741, 6644),
    g(`b13`, `blue`, 7945, 6415),
    h(`b14`, `blue`, 7597, 7038, 8021, 7233),
    h(`b15`, `blue`, 7439, 7695, 7646, 8267),
    g(`b16`, `blue`, 7070, 8072),
    h(`b17`, `blue`, 6405, 8068, 6306, 7441),
    h(`b18`, `blue`, 5995, 8403, 6250, 8894),
    g(`b19`, `blue`, 5556, 8225),
    m(`fuchsia`, `Fuchsia City`, { draw: 2 }, 4886, 8242),
    h(`r01`, `red`, 2907, 3703, 2620, 3246),
    h(`r02`, `red`, 2910, 4424, 2506, 4254),
    h(`r03`, `red`, 2919, 5136, 2497, 5258),
    g(`r04`, `red`, 2910, 5839),
    h(`r05`, `red`, 2913, 6547, 2488, 6631),
    g(`r06`, `red`, 2910, 7254),
    h(`r07`, `red`, 3604, 7843, 3697, 8445),
    g(`r08`, `red`, 4239, 8119),
    h(`r09`, `red`, 5053, 9174, 5416, 9487),
    h(`r10`, `red`, 4564, 9496, 4300, 9008),
    g(`r11`, `red`, 3612, 9568),
    g(`r12`, `red`, 2922, 9551),
    g(`r13`, `red`, 2471, 9390),
    m(`cinnabar`, `Cinnabar Island`, { draw: 2 }, 2777, 8500),
  ],
  _e = [
    p(`i01`, `arrival`, null, null, 3605, 6210),
    p(`i02`, `draw`, null, { draw: 1 }, 3605, 5644),
    p(`i03`, `event`, null, null, 3707, 5133),
    p(`i04`, `draw`, null, { draw: 3 }, 3924, 4799),
    p(`i05`, `final`, null, null, 4209, 4799),
    p(`i06`, `event`, null, null, 4491, 4799),
    p(`i07`, `draw`, null, { draw: 2 }, 4705, 5153),
    p(`i08`, `catch-any`, `red`, null, 4797, 5644),
    p(`i09`, `event`, null, null, 4804, 6195),
    p(`i10`, `catch-any`, `blue`, null, 4708, 6701),
    p(`i11`, `event`, null, null, 4488, 7055),
    p(`i12`, `final`, null, null, 4209, 7055),
    p(`i13`, `catch-any`, `green`, null, 3911, 7045),
    p(`i14`, `draw`, null, { draw: 2 }, 3697, 6711),
  ],
  _ = [...ge, ..._e],
  ve = [
    `pallet p01 p02 p03 viridian p04 p05 p06 p07 p08 p09 p10 pewter p11 p12 p13 p14 p15 g01 g02 g03 g04 g05 cerulean`,
    `cerulean g06 g07 g08 g09 g10 g11 g12 lavender`,
    `cerulean g13 g14 saffron`,
    `saffron g15 g16 celadon`,
    `saffron g17 g18 g19 lavender`,
    `saffron b01 b02 vermilion b03`,
    `b03 b04 b05 b08`,
    `b03 b06 b07 b08`,
    `b08 b11`,
    `lavender b09 b10 b11`,
    `b11 b12 b13 b14 b15 b16 b17 b18 b19 fuchsia`,
    `celadon r01 r02 r03 r04 r05 r06 r07 r08 fuchsia`,
    `fuchsia r09 r10 r11 r12 r13 cinnabar`,
  ].map((e) => e.split(` `)),
  ye = ve[0],
  be = ve.flatMap((e) => e.slice(1).map((t, n) => [e[n], t])),
  xe = he(8934, 8689),
  Se = he(4206, 5890),
  Ce = [3416, 2360],
  we = new Map(_.map((e, t) => [e.id, t]));
function v(e) {
  const t = we.get(e);
  if (t === void 0) throw Error(`no space is called ${e}`);
  return t;
}
const Te = v(`pallet`);
v(`cerulean`), v(`vermilion`);
const y = v(`cinnabar`),
  b = v(`i01`),
  Ee = _.map((e, t) =>
    t >= b
      ? [t + 1 < _.length ? t + 1 : b]
      : be.filter((t) => t.includes(e.id)).map(([t, n]) => v(t === e.id ? n : t)),
  ),
  x = _.map(({ colour: e }) => (e ? d.indexOf(e) : -1)),
  S = d.map((e) => [..._.keys()].filter((t) => _[t].kind === `catch` && _[t].colour === e)),
  De = [..._.keys()].filter((e) => _[e].kind === `city`),
  Oe = _.map(({ id: e }) => {
    const t = ye.indexOf(e);
    return t >= 0 && t + 1 < ye.length ? v(ye[t + 1]) : -1;
  }),
  ke = (e) => Oe[e] >= 0,
  Ae = (e) => e >= b;
function je(e, t) {
  return (
    (t.further ??= Ee[t.end]
      .filter((n) => n !== e && !t.path.includes(n))
      .map((e) => ({ path: Object.freeze([...t.path, e]), end: e, further: null }))),
    t.further
  );
}
const Me = (e) => ({ ways: e, paths: Object.freeze(e.map((e) => e.path)) }),
  Ne = _.map((e, t) => {
    const n = { path: [], end: t, further: null },
      r = [Me([]), Me(je(t, n))];
    for (; r.length <= 6; ) {
      const { ways: e } = r[r.length - 1];
      r.push(Me(e.flatMap((e) => (e.end === y ? [e] : je(t, e)))));
    }
    return r;
  }),
  Pe = Ne.map((e, t) => (ke(t) ? e.map(({ ways: e }) => Me(e.filter((e) => e.path[0] === Oe[t]))) : e));
function Fe(e, t, n, r) {
  const i = (n ? Ne : Pe)[e][t],
    { ways: a } = i;
  for (let t = 0; t < a.length; t++) if (Ie(a[t].end, r)) return Le(e, a, r, []);
  return i.paths;
}
const Ie = (e, t) => e !== y && t(e);
function Le(e, t, n, r) {
  for (const i of t) Ie(i.end, n) ? Le(e, je(e, i), n, r) : r.push(i.path);
  return r;
}
const C = [
    {
      id: `attack-bonus-1`,
      kind: `attack-bonus`,
      name: `Attack Bonus +1`,
      values: [1],
      count: 4,
      timing: `battle`,
    },
    {
      id: `attack-bonus-2`,
      kind: `attack-bonus`,
      name: `Attack Bonus +2`,
      values: [2],
      count: 4,
      timing: `battle`,
    },
    {
      id: `attack-bonus-3`,
      kind: `attack-bonus`,
      name: `Attack Bonus +3`,
      values: [3],
      count: 4,
      timing: `battle`,
    },
    {
      id: `attack-bonus-4`,
      kind: `attack-bonus`,
      name: `Attack Bonus +4`,
      values: [4],
      count: 3,
      timing: `battle`,
    },
    {
      id: `attack-bonus-5`,
      kind: `attack-bonus`,
      name: `Attack Bonus +5`,
      values: [5],
      count: 3,
      timing: `battle`,
    },
    {
      id: `great-ball`,
      kind: `poke-ball`,
      name: `Great Ball`,
      values: [-1, 1],
      count: 6,
      timing: `before-catch-roll`,
    },
    {
      id: `ultra-ball`,
      kind: `poke-ball`,
      name: `Ultra Ball`,
      values: [1, 2],
      count: 6,
      timing: `before-catch-roll`,
    },
    {
      id: `master-ball`,
      kind: `poke-ball`,
      name: `Master Ball`,
      values: [1, 2, 3, 4],
      count: 6,
      timing: `before-catch-roll`,
    },
    {
      id: `time-machine`,
      kind: `time-machine`,
      name: `Time Machine`,
      values: [],
      count: 4,
      timing: `after-any-roll`,
    },
    { id: `fly`, kind: `fly`, name: `Fly`, values: [], count: 5, timing: `instead-of-roll` },
    { id: `potion`, kind: `potion`, name: `Potion`, values: [1], count: 5, timing: `own-turn` },
    { id: `poke-doll`, kind: `poke-doll`, name: `Poké Doll`, values: [], count: 4, timing: `as-target` },
  ],
  Re = Object.fromEntries(C.map((e, t) => [e.id, t])),
  w = [
    {
      id: `lorelei`,
      name: `Lorelei`,
      pokemon: `Lapras`,
      dex: 131,
      attack: 10,
      bonus: [6, 7, 8, 7, 8, 6],
      attackSource: `single`,
      bonusSource: `reconstructed`,
    },
    {
      id: `bruno`,
      name: `Bruno`,
      pokemon: `Machamp`,
      dex: 68,
      attack: 11,
      bonus: [6, 7, 8, 7, 8, 6],
      attackSource: `single`,
      bonusSource: `reconstructed`,
    },
    {
      id: `agatha`,
      name: `Agatha`,
      pokemon: `Gengar`,
      dex: 94,
      attack: 12,
      bonus: [6, 7, 8, 7, 8, 6],
      attackSource: `single`,
      bonusSource: `reconstructed`,
    },
    {
      id: `lance`,
      name: `Lance`,
      pokemon: `Dragonite`,
      dex: 149,
      attack: 14,
      bonus: [6, 7, 8, 7, 8, 6],
      attackSource: `agreed`,
      bonusSource: `reconstructed`,
    },
    {
      id: `gary`,
      name: `Gary`,
      pokemon: `Arcanine`,
      dex: 59,
      attack: 15,
      bonus: [6, 7, 8, 7, 8, 6],
      attackSource: `single`,
      bonusSource: `reconstructed`,
    },
  ],
  ze = [
    { id: `bulbasaur`, members: [1, 2, 3], bonus: 5, source: `agreed` },
    { id: `charmander`, members: [4, 5, 6], bonus: 5, source: `agreed` },
    { id: `squirtle`, members: [7, 8, 9], bonus: 5, source: `agreed` },
    { id: `caterpie`, members: [10, 11, 12], bonus: 5, source: `agreed` },
    { id: `weedle`, members: [13, 14, 15], bonus: 5, source: `agreed` },
    { id: `pidgey`, members: [16, 17, 18], bonus: 5, source: `agreed` },
    { id: `rattata`, members: [19, 20], bonus: 3, source: `agreed` },
    { id: `spearow`, members: [21, 22], bonus: 3, source: `agreed` },
    { id: `ekans`, members: [23, 24], bonus: 3, source: `agreed` },
    { id: `pikachu`, members: [25, 26], bonus: 3, source: `agreed` },
    { id: `sandshrew`, members: [27, 28], bonus: 3, source: `agreed` },
    { id: `nidoran-f`, members: [29, 30, 31], bonus: 5, source: `agreed` },
    { id: `nidoran-m`, members: [32, 33, 34], bonus: 5, source: `agreed` },
    { id: `clefairy`, members: [35, 36], bonus: 3, source: `agreed` },
    { id: `vulpix`, members: [37, 38], bonus: 3, source: `agreed` },
    { id: `jigglypuff`, members: [39, 40], bonus: 3, source: `agreed` },
    { id: `zubat`, members: [41, 42], bonus: 3, source: `agreed` },
    { id: `oddish`, members: [43, 44, 45], bonus: 5, source: `agreed` },
    { id: `paras`, members: [46, 47], bonus: 3, source: `agreed` },
    { id: `venonat`, members: [48, 49], bonus: 3, source: `agreed` },
    { id: `diglett`, members: [50, 51], bonus: 3, source: `agreed` },
    { id: `meowth`, members: [52, 53], bonus: 3, source: `agreed` },
    { id: `psyduck`, members: [54, 55], bonus: 3, source: `agreed` },
    { id: `mankey`, members: [56, 57], bonus: 3, source: `agreed` },
    { id: `growlithe`, members: [58, 59], bonus: 3, source: `agreed` },
    { id: `poliwag`, members: [60, 61, 62], bonus: 5, source: `agreed` },
    { id: `abra`, members: [63, 64, 65], bonus: 5, source: `agreed` },
    { id: `machop`, members: [66, 67, 68], bonus: 5, source: `agreed` },
    { id: `bellsprout`, members: [69, 70, 71], bonus: 5, source: `agreed` },
    { id: `tentacool`, members: [72, 73], bonus: 3, source: `agreed` },
    { id: `geodude`, members: [74, 75, 76], bonus: 5, source: `agreed` },
    { id: `ponyta`, members: [77, 78], bonus: 3, source: `agreed` },
    { id: `slowpoke`, members: [79, 80], bonus: 3, source: `agreed` },
    { id: `magnemite`, members: [81, 82], bonus: 3, source: `agreed` },
    { id: `doduo`, members: [84, 85], bonus: 3, source: `agreed` },
    { id: `seel`, members: [86, 87], bonus: 3, source: `agreed` },
    { id: `grimer`, members: [88, 89], bonus: 3, source: `agreed` },
    { id: `shellder`, members: [90, 91], bonus: 3, source: `agreed` },
    { id: `gastly`, members: [92, 93, 94], bonus: 5, source: `agreed` },
    { id: `drowzee`, members: [96, 97], bonus: 3, source: `agreed` },
    { id: `krabby`, members: [98, 99], bonus: 3, source: `agreed` },
    { id: `voltorb`, members: [100, 101], bonus: 3, source: `agreed` },
    { id: `exeggcute`, members: [102, 103], bonus: 3, source: `agreed` },
    { id: `cubone`, members: [104, 105], bonus: 3, source: `agreed` },
    { id: `koffing`, members: [109, 110], bonus: 3, source: `agreed` },
    { id: `rhyhorn`, members: [111, 112], bonus: 3, source: `agreed` },
    { id: `horsea`, members: [116, 117], bonus: 3, source: `agreed` },
    { id: `goldeen`, members: [118, 119], bonus: 3, source: `agreed` },
    { id: `staryu`, members: [120, 121], bonus: 3, source: `agreed` },
    { id: `magikarp`, members: [129, 130], bonus: 3, source: `agreed` },
    { id: `eevee-vaporeon`, members: [133, 134], bonus: 3, source: `single` },
    { id: `eevee-jolteon`, members: [133, 135], bonus: 3, source: `single` },
    { id: `eevee-flareon`, members: [133, 136], bonus: 3, source: `single` },
    { id: `omanyte`, members: [138, 139], bonus: 3, source: `agreed` },
    { id: `kabuto`, members: [140, 141], bonus: 3, source: `agreed` },
    { id: `dratini`, members: [147, 148, 149], bonus: 5, source: `agreed` },
  ],
  Be = [0, ...f.map((e) => e.power)],
  Ve = [0, ...f.map((e) => e.attack)],
  He = [!1, ...f.map((e) => e.colour === `starter`)],
  Ue = [null, ...f.map(({ dex: e }) => ze.find((t) => t.members.at(-1) === e) ?? null)],
  We = (e, t) => !e.ko.includes(t),
  T = (e) => He[e];
function E(e) {
  let t = 0;
  for (const n of e.team) t += Be[n];
  for (const n of e.ko) t -= Be[n];
  return t;
}
const Ge = (e) => Ve[e];
function D(e, t) {
  const n = Ue[t];
  return n?.members.every((t) => e.team.includes(t)) ? n.bonus : 0;
}
const Ke = (e) => e.team.filter((t) => We(e, t)),
  qe = (e) => e.team.length > e.ko.length,
  Je = (e) => e.team.filter((e) => !T(e)),
  Ye = (e) => e.team.filter((t) => !T(t) && We(e, t));
function Xe(e, t) {
  e.team.push(t);
}
function Ze(e, t) {
  e.ko.push(t);
}
function Qe(e, t) {
  e.ko.splice(e.ko.indexOf(t), 1);
}
function $e(e, t, n) {
  e.team.splice(e.team.indexOf(n), 1), t.team.push(n);
  const r = e.ko.indexOf(n);
  r < 0 || (e.ko.splice(r, 1), t.ko.push(n));
}
const et = (e) => e.reduce((e, t) => e + t, 0) / e.length,
  tt = et(w.map(({ attack: e, bonus: t }) => e + et(t))),
  O = { power: 0.34, strike: 0.2, final: 0.22, plateau: 0.1, enter: 0.12, cards: 0.06, out: 0.02 };
function nt(e, t) {
  if (e.winner >= 0) return +(e.winner === t);
  let n = 0;
  e.trainers.forEach((r, i) => {
    i !== t && (n = Math.max(n, rt(e, r)));
  });
  const r = 0.3 + 0.65 * (rt(e, e.trainers[t]) - 0.3 * n);
  return Math.min(0.98, Math.max(0.02, r));
}
function rt(e, t) {
  let n = it(e, t),
    r = 1 / (1 + Math.exp((tt - n) / 2.2)),
    i =
      O.power * Math.min(1, E(t) / 20) +
      O.strike * Math.min(1, n / tt) +
      O.final * r +
      O.cards * Math.min(1, t.hand.length / 7) -
      O.out * t.ko.length;
  return Ae(t.at) && (i += O.plateau + O.enter * r * at(t.at)), i;
}
function it(e, t) {
  let n = 0;
  for (const e of t.team) We(t, e) && (n = Math.max(n, Ge(e) + D(t, e)));
  const r = [];
  for (const n of [...t.hand, ...t.aside]) {
    const t = C[e.items.kind[n]];
    t?.kind === `attack-bonus` && r.push(t.values[0]);
  }
  r.sort((e, t) => t - e);
  for (let e = 0; e < Math.min(2, r.length); e++) n += r[e];
  return n;
}
function at(e) {
  const t = _.length - b;
  for (let n = 1; n <= t; n++) if (_[b + ((e - b + n) % t)].kind === `final`) return n <= 6 ? 1 : 6 / n;
  return 0;
}
const k = (e) => `pokemon:${e}`,
  A = (e) => `circle:${e}`,
  ot = (e) => `mover:${e}`,
  st = (e, t) => (t === 0 ? C[e].id : `${C[e].id}#${t + 1}`),
  j = (e, t) => `card:${st(e, t)}`,
  ct = `dungeon`,
  lt = {
    start: M,
    stop: M,
    'answer-offer': M,
    ball: M,
    'doll-challenge': M,
    'doll-trade': M,
    send: M,
    'send-final': M,
    revive: M,
    center: M,
    event: M,
    'last-potion': M,
    'final-potion': M,
    'over-limit': M,
    move: ft,
    offer: pt,
    bonus: mt,
    'bonus-final': mt,
    discards: mt,
    'time-machine': (e, t, n, r) => ({ id: `reroll:${t + 1}`, say: [`reroll`, t, dt(r)[t]] }),
    dungeon: (e, t) => ({ id: `chip:${t + 1}`, say: [`dungeon-chip`, t], at: ct }),
    chance: ht,
    'catch-any': ht,
    'trade-want': (e, t) => {
      const n = e.trainers.findIndex((e) => e.team.includes(t));
      return { id: `take:${t}`, say: [`take-from`, t, n], at: k(t) };
    },
    'trade-give': (e, t) => ({ id: `give:${t}`, say: [`pokemon`, t], at: k(t) }),
    fight: (e, t) => ({ id: `fight:${t}`, say: [`trainer`, t], at: ot(t) }),
  };
function ut(e, t, n, r) {
  return lt[t.question.kind](e, n, r, t);
}
function M(e, t, n) {
  switch (t.do) {
    case `fly`:
      return { id: `fly:${_[t.to].id}`, say: [`fly`, t.to], at: _[t.to].id, clause: `C-FLY-01` };
    case `potion`:
      return { id: `potion:${t.dex}`, say: [`potion`, t.dex], at: k(t.dex), clause: `C-POT-01` };
    case `send`: {
      const r = Ge(t.dex) + D(e.trainers[n], t.dex);
      return { id: `send:${t.dex}`, say: [`send`, t.dex, r], at: k(t.dex) };
    }
    case `revive`:
      return { id: `revive:${t.dex}`, say: [`revive`, t.dex], at: k(t.dex) };
    case `ball`:
      return { id: `ball:${C[t.sort].id}`, say: [`ball`, t.sort], at: j(t.sort, 0) };
    default:
      return { id: t.do, say: [t.do] };
  }
}
const dt = (e) => (e.question.about ?? [])[1];
function ft(e, t, n, r) {
  const i = t[t.length - 1],
    { id: a } = _[i],
    o = r.options(n).filter((e) => e !== t && e.at(-1) === i);
  if (o.length === 0) return { id: `move:${a}`, say: [`go`, i], at: a };
  const s = t.find((e) => o.every((t) => !t.includes(e))) ?? t[0];
  return { id: `move:${a}:by-${_[s].id}`, say: [`go-by`, i, s], at: a, clause: `C-MOVE-11` };
}
function pt(e, t) {
  if (`give` in t) return { id: `give:${t.give}`, say: [`give-pokemon`, t.give], at: k(t.give) };
  if (`want` in t) return { id: `want:${t.want}`, say: [`want-pokemon`, t.want], at: k(t.want) };
  if (`giveItem` in t) {
    const { giveItem: e, copy: n } = t;
    return { id: `give:${st(e, n)}`, say: [`give-item`, e], at: j(e, n) };
  }
  return { id: `want:${st(t.wantItem, t.copy)}`, say: [`want-item`, t.wantItem], clause: `C-TRADE-09` };
}
function mt(e, { sort: t, copy: n }) {
  return { id: st(t, n), say: [`card`, t], at: j(t, n) };
}
function ht(e, t) {
  const { id: n } = _[t];
  return { id: `chip:${n}`, say: [`chip-on`, t, Math.max(0, e.circles[t])], at: A(n) };
}
const N = (e) => Object.freeze({ do: e }),
  gt = N(`roll`),
  _t = N(`enter`),
  vt = N(`go-on`),
  yt = N(`trade`),
  bt = N(`challenge`),
  xt = N(`try`),
  St = N(`decline`),
  Ct = N(`leave`),
  wt = N(`dice`),
  Tt = N(`accept`),
  Et = N(`refuse`),
  Dt = N(`use`),
  Ot = N(`discard`),
  P = (e) => [0, ...f.map((e) => e.dex)].map((t) => Object.freeze(e(t))),
  kt = _.map((e, t) => Object.freeze({ do: `fly`, to: t })),
  At = P((e) => ({ do: `potion`, dex: e })),
  jt = P((e) => ({ do: `send`, dex: e })),
  Mt = P((e) => ({ do: `revive`, dex: e })),
  Nt = C.map((e, t) => Object.freeze({ do: `ball`, sort: t })),
  Pt = C.map(({ count: e }, t) => Array.from({ length: e }, (e, n) => Object.freeze({ sort: t, copy: n }))),
  Ft = P((e) => ({ give: e })),
  It = P((e) => ({ want: e })),
  Lt = Pt.map((e) => e.map(({ sort: e, copy: t }) => Object.freeze({ giveItem: e, copy: t }))),
  Rt = Pt.map((e) => e.map(({ sort: e, copy: t }) => Object.freeze({ wantItem: e, copy: t }))),
  F = (e, t) => ({ kind: e, clause: t }),
  I =
    (e, t, n = !1) =>
    (...r) =>
      n ? { kind: e, clause: t, about: r, secret: n } : { kind: e, clause: t, about: r },
  zt = F(`start`, `C-TURN-01`),
  Bt = I(`move`, `C-MOVE-05`),
  Vt = I(`stop`, `C-OCC-04`),
  Ht = I(`offer`, `C-TRADE-02`),
  Ut = I(`answer-offer`, `C-TRADE-04`),
  Wt = I(`ball`, `C-BALL-01`),
  Gt = I(`time-machine`, `C-REACT-01`),
  Kt = I(`doll-challenge`, `C-REACT-03`),
  qt = I(`doll-trade`, `C-REACT-04`),
  Jt = I(`send`, `C-BATTLE-04`),
  Yt = F(`send-final`, `C-FINAL-05`),
  Xt = I(`bonus`, `C-BATTLE-05`, !0),
  Zt = I(`bonus-final`, `C-FINAL-07`, !0),
  Qt = F(`revive`, `C-REV-05`),
  $t = F(`center`, `C-PC-01`),
  en = I(`event`, `C-POT-02`),
  tn = F(`dungeon`, `C-UD-01`),
  nn = I(`chance`, `C-CHANCE-01`),
  rn = F(`trade-want`, `C-TRADEV-01`),
  an = I(`trade-give`, `C-TRADEV-01`),
  on = F(`fight`, `C-FIGHT-01`),
  sn = I(`catch-any`, `C-IND-05`),
  cn = F(`last-potion`, `C-POT-02`),
  ln = F(`final-potion`, `C-FINAL-18`),
  un = I(`over-limit`, `C-ITEM-05`),
  dn = I(`discards`, `C-REACT-09`, !0),
  fn = Re[`time-machine`],
  L = Re.fly,
  pn = Re.potion,
  mn = Re[`poke-doll`],
  hn = C.map((e) => e.kind === `poke-ball`),
  gn = C.map((e) => e.kind === `attack-bonus`),
  R = fe();
function* _n(t, n, r) {
  const { items: i, trainers: o } = t.s,
    s = [];
  for (let c = 0; c < r; c++) {
    const r = yield* a(t, i, e(n), `item`);
    if (r === null) break;
    o[n].hand.push(r), s.push(i.kind[r]);
  }
  R(t, 255, `drew-items`, n, s.length), R(t, e(n), `got-items`, s);
}
function z(e, t, n) {
  R(e, 255, `played`, t, n);
  const { items: r, trainers: i } = e.s,
    a = oe(r, i[t].hand, n);
  u(e, r, a, 255), te(r, a);
}
function B(e, t, n) {
  const { items: r, trainers: i } = e.s,
    a = [];
  for (const e of i[t].hand) {
    const t = r.kind[e];
    (n === void 0 || n[t]) && a.push(Pt[t][a.filter((e) => e.sort === t).length]);
  }
  return a;
}
const vn = (e, t) => {
  const { sort: n, copy: r } = t;
  return r === 0 || e.includes(Pt[n][r - 1]);
};
function yn(t, n, r, i) {
  const { items: a, trainers: o } = t.s,
    { hand: s } = o[n],
    c = i === void 0 ? s : s.filter((e) => i[a.kind[e]]);
  return (
    r.length > 0 && re(a, c, 255 & ~e(n)),
    r.map(({ sort: e }) => {
      const t = s.findIndex((t) => a.kind[t] === e);
      return s.splice(t, 1)[0];
    })
  );
}
const bn = (e, t, n) => ae(e.s.items, e.s.trainers[t].hand, n),
  xn = [],
  Sn = Array.from({ length: 7 }, (e, t) => Array.from({ length: t }, (e, t) => t));
function* Cn(e, t, n) {
  for (;;) {
    const r = 1 + (yield* e.chance(n, 6));
    R(e, 255, `rolled`, t, r, n);
    const i = yield* En(e, n, [r], -1);
    if (i === null) return r;
    z(e, i.seat, fn);
  }
}
function* wn(e, t, n, r) {
  const i = [];
  for (const r of t) i.push(yield* Tn(e, r, n));
  if (n === `first`) return i;
  for (;;) {
    const a = yield* En(e, n, i.slice(), r);
    if (a === null) return i;
    z(e, a.seat, fn), (i[a.use] = yield* Tn(e, t[a.use], n));
  }
}
function* Tn(e, t, n) {
  const r = 1 + (yield* e.chance(n, 6));
  return R(e, 255, `rolled`, t, r, n), r;
}
function En(e, t, n, r) {
  const { items: i, trainers: a } = e.s;
  return e.window(e.from(e.s.active), Gt(t, n), (e) => (e !== r && ae(i, a[e].hand, fn) ? Sn[n.length] : xn));
}
function V(e, t) {
  const { ko: n } = e.s.trainers[t];
  return n.length > 0 && t === e.s.active && bn(e, t, pn) ? n.map((e) => At[e]) : Dn;
}
const Dn = [],
  On = [vt];
function H(e, t, n) {
  z(e, t, pn), Qe(e.s.trainers[t], n), R(e, 255, `revived`, t, n);
}
function* kn(e, t, n) {
  for (;;) {
    const r = yield* e.ask(t, n, () => {
      const n = V(e, t);
      return n.length === 0 ? On : [vt, ...n];
    });
    if (r.do !== `potion`) return;
    H(e, t, r.dex);
  }
}
const An = (e, t) => qe(e) && qe(t);
function* jn(e, t, n) {
  R(e, 255, `challenged`, t, n);
  const r = Mn([t, n]);
  return (
    (e.s.battle = r),
    (yield* e.window([n], Kt(t), (t) => (bn(e, t, mn) ? [Dt] : []))) === null
      ? (yield* Nn(e, r), !0)
      : ((e.s.battle = null), z(e, n, mn), R(e, 255, `doll-stops-battle`, n, t), !1)
  );
}
const Mn = (e) => ({ final: !1, sides: e, picks: [0, 0], cards: [-1, -1], dice: [0, 0], rival: -1 });
function* Nn(e, t) {
  const { s: n } = e,
    { sides: r } = t;
  for (const n of Pn) t.picks[n] = yield* Fn(e, r[n], Jt(r[1 - n]));
  for (const n of Pn) t.cards[n] = yield* In(e, r[n], Xt(r[1 - n]));
  const i = yield* Ln(e, t, (n) => zn(e, t, n));
  Bn(e);
  const a = 1 - i;
  R(e, 255, `won-battle`, r[i], r[a], t.picks[a]),
    Ze(n.trainers[r[a]], t.picks[a]),
    (n.battle = null),
    yield* Vn(e, r[i], r[a]);
}
const Pn = [0, 1];
function* Fn(e, t, n) {
  for (;;) {
    const r = yield* e.ask(t, n, () => {
      const n = Ke(e.s.trainers[t]).map((e) => jt[e]);
      return e.s.battle?.final ? n : [...n, ...V(e, t)];
    });
    if (r.do === `send`) return R(e, 255, `sent-out`, t, r.dex), r.dex;
    r.do === `potion` && H(e, t, r.dex);
  }
}
function* In(e, t, n) {
  const r = yield* e.compose(t, n, () => B(e, t, gn), { min: 0, max: 2, fits: vn });
  return (e.s.trainers[t].aside = yn(e, t, r, gn)), R(e, 255, `set-aside`, t, r.length), r.length;
}
function* Ln(e, t, n) {
  const r = t.final ? t.sides[1] : -1;
  for (;;) {
    const [i, a] = yield* wn(e, t.sides, `battle`, r);
    t.dice = [i, a];
    for (const n of Pn) Rn(e, t.sides[n]);
    const o = [n(0), n(1)];
    if ((R(e, 255, `totals`, t.sides[0], o[0], t.sides[1], o[1]), o[0] !== o[1])) return o[0] > o[1] ? 0 : 1;
  }
}
function Rn(e, t) {
  const { items: n, trainers: r } = e.s,
    { aside: i } = r[t];
  i.length === 0 ||
    i.every((e) => n.seen[e] === 255) ||
    R(
      e,
      255,
      `turned-up`,
      t,
      i.map((t) => u(e, n, t, 255)),
    );
}
function zn(e, t, n) {
  const { items: r, trainers: i } = e.s,
    a = i[t.sides[n]],
    o = t.picks[n],
    s = a.aside.reduce((e, t) => e + C[r.kind[t]].values[0], 0);
  return Ge(o) + D(a, o) + t.dice[n] + s;
}
function Bn(e) {
  for (const t of e.from(e.s.active)) {
    const n = e.s.trainers[t];
    for (const t of n.aside) te(e.s.items, t);
    n.aside = [];
  }
}
function* Vn(t, n, r) {
  const { items: i, trainers: a } = t.s,
    { hand: o } = a[r],
    s = e(n) | e(r),
    c = [];
  for (o.length > 0 && re(i, o, 255 & ~s); c.length < 2 && o.length > 0; ) {
    const e = yield* t.chance(`spoils`, o.length, s);
    c.push(o.splice(e, 1)[0]);
  }
  R(t, 255, `took-spoils`, n, r, c.length);
  const l = c.map((r) => u(t, i, r, e(n)));
  l.length > 0 && R(t, s, `spoils`, n, r, l),
    a[n].hand.push(...c),
    c.length < 2 && (yield* _n(t, n, 2 - c.length));
}
const Hn = (e, t) => Un(e) && Un(t),
  Un = (e) => e.team.some((e) => !T(e));
function* Wn(e, t, n) {
  const r = yield* e.compose(t, Ht(n), () => Gn(e, t, n), {
    min: 2,
    max: 2 ** 53 - 1,
    fits: (t, r) => Kn(e, n, t, r),
    check: (e) => qn(e),
  });
  return (
    R(e, 255, `offered`, t, n, r),
    (yield* e.ask(n, Ut(t, r), () => (Jn(e, n, r) ? [Tt, Et] : [Et]))).do === `refuse`
      ? (R(e, 255, `refused`, n, t), !1)
      : (R(e, 255, `accepted`, n, t), Yn(e, t, n, r), !0)
  );
}
function Gn(e, t, n) {
  const { trainers: r } = e.s;
  return [
    ...Je(r[t]).map((e) => Ft[e]),
    ...Je(r[n]).map((e) => It[e]),
    ...B(e, t).map(({ sort: e, copy: t }) => Lt[e][t]),
    ...C.flatMap(({ count: e }, t) => Rt[t].slice(0, Math.min(e, r[n].hand.length))),
  ];
}
function Kn(e, t, n, r) {
  return `giveItem` in r
    ? r.copy === 0 || n.includes(Lt[r.giveItem][r.copy - 1])
    : `wantItem` in r
      ? r.copy > 0 && !n.includes(Rt[r.wantItem][r.copy - 1])
        ? !1
        : n.filter((e) => `wantItem` in e).length < e.s.trainers[t].hand.length
      : !0;
}
function qn(e) {
  return e.some((e) => `give` in e) && e.some((e) => `want` in e) ? null : `offer-needs-both`;
}
function Jn(e, t, n) {
  const r = B(e, t);
  return n.every(
    (e) => !(`wantItem` in e) || r.some(({ sort: t, copy: n }) => t === e.wantItem && n === e.copy),
  );
}
function Yn(e, t, n, r) {
  const { items: i, trainers: a } = e.s,
    o = a[t],
    s = a[n],
    c = [],
    l = [];
  for (const e of r)
    `give` in e
      ? $e(o, s, e.give)
      : `want` in e
        ? $e(s, o, e.want)
        : `giveItem` in e
          ? l.push(oe(i, o.hand, e.giveItem))
          : c.push(oe(i, s.hand, e.wantItem));
  for (const t of [...c, ...l]) u(e, i, t, 255);
  o.hand.push(...c), s.hand.push(...l);
}
const Xn = {
  start: nr,
  move: rr,
  stop: ar,
  offer: (e, t, n) => [...or(e, t, `give`), ...or(e, n.question.about?.[0], `want`)],
  send: sr,
  'send-final': sr,
  revive: cr,
  chance: lr,
  'catch-any': lr,
  'trade-want': (e, t) => e.trainers.flatMap((n, r) => (r === t ? [] : ur(e, r, `take`))),
  'trade-give': (e, t) => ur(e, t, `give`),
  fight: dr,
};
function Zn(e, t, n) {
  return [...(Xn[t.question.kind]?.(e, n, t) ?? []), ...tr(e, n, t)];
}
const Qn = {
    'poke-ball': [[`why.ball`], `C-BALL-01`],
    'attack-bonus': [[`why.attack-bonus`], `C-ATK-03`],
    'time-machine': [[`why.time-machine`], `C-TM-03`],
    fly: [[`why.fly`], `C-FLY-04`],
    potion: [[`why.potion`], `C-POT-02`],
    'poke-doll': [[`why.doll`], `C-DOLL-01`],
  },
  $n = {
    start: [`fly`, `potion`],
    stop: [`potion`],
    ball: [`poke-ball`],
    'time-machine': [`time-machine`],
    'doll-challenge': [`poke-doll`],
    'doll-trade': [`poke-doll`],
    send: [`potion`],
    bonus: [`attack-bonus`],
    'bonus-final': [`attack-bonus`],
    event: [`potion`],
    'last-potion': [`potion`],
    'final-potion': [`potion`],
    'over-limit': [`potion`],
  },
  er = /* @__PURE__ */ new Set([`discards`, `offer`]);
function tr(e, t, n) {
  const { kind: r } = n.question,
    i = e.trainers[t];
  return er.has(r)
    ? []
    : [...new Set(i.hand.map((t) => e.items.kind[t]))]
        .sort((e, t) => e - t)
        .flatMap((n) => {
          const a = C[n],
            o = (a.kind !== `potion` || t === e.active) && ($n[r]?.includes(a.kind) ?? !1),
            s = a.kind === `potion` && o && i.ko.length === 0;
          if (o && !s) return [];
          const [c, l] = s ? [[`why.no-ko`], `C-POT-03`] : Qn[a.kind];
          return [{ id: `play:${a.id}`, say: [`card`, n], why: c, clause: l, at: j(n, 0) }];
        });
}
function nr(e, t) {
  const n = e.trainers[t];
  if (n.at !== y) return [];
  const r = E(n);
  if (r < 20) return [{ id: `enter`, say: [`enter`], why: [`why.goal`, r], clause: `C-CIN-03` }];
  if (e.options.indigoEntry === `optional`) return [];
  const i = { why: [`why.must-enter`], clause: `C-OPT-04` },
    a = { id: `roll`, say: [`roll`], ...i };
  return ae(e.items, n.hand, L) ? [a, { id: `play:fly`, say: [`card`, L], at: j(L, 0), ...i }] : [a];
}
function rr(e, t, n) {
  const r = e.trainers[t],
    i = n.options(t),
    a = new Set(i.map((e) => e.at(-1))),
    o = n.question.about?.[0];
  return _.flatMap(({ id: e }, t) => {
    if (a.has(t)) return [];
    const [n, s] = ir(r, t, o, i);
    return [{ id: `move:${e}`, say: [`go`, t], why: n, clause: s, at: e }];
  });
}
function ir(e, t, n, r) {
  if (t === e.at) return [[`why.here`], `C-MOVE-06`];
  if (Ae(t)) return [[`why.plateau`], `C-IND-01`];
  if (!e.roams && ke(t) && t < e.at) return [[`why.forward`], `C-MOVE-02`];
  const i = Fe(e.at, n, e.roams, () => !1);
  return i.some((e) => e.includes(t) && e.at(-1) !== t)
    ? [[`why.turn-back`, n], `C-MOVE-06`]
    : [...i, ...r].some((e) => e.includes(t))
      ? [[`why.occupied`], `C-OCC-01`]
      : [[`why.count`, n], `C-MOVE-01`];
}
function ar(e, t, n) {
  const r = e.trainers[t],
    i = e.trainers[n.question.about?.[0]],
    a = [];
  return (
    Hn(r, i) || a.push({ id: `trade`, say: [`trade`], why: [`why.only-starters`], clause: `C-TRADE-02` }),
    An(r, i) || a.push({ id: `challenge`, say: [`challenge`], why: [`why.no-fit`], clause: `C-BATTLE-03` }),
    a
  );
}
function or(e, t, n) {
  return e.trainers[t].team
    .filter(T)
    .map((e) => ({
      id: `${n}:${e}`,
      say: [`pokemon`, e],
      why: [`why.starter`, e],
      clause: `C-TRADE-03`,
      at: k(e),
    }));
}
function sr(e, t) {
  return e.trainers[t].ko.map((e) => ({
    id: `send:${e}`,
    say: [`pokemon`, e],
    why: [`why.ko`, e],
    clause: `C-KO-02`,
    at: k(e),
  }));
}
function cr(e, t) {
  return e.trainers[t].ko.length >= 2
    ? []
    : [{ id: `dice`, say: [`dice`], why: [`why.one-ko`], clause: `C-REV-08` }];
}
function lr(e, t, n) {
  const r = n.question.about?.[0],
    i = n.question.kind === `chance` ? `C-CHANCE-01` : `C-IND-05`;
  return S.flatMap((t, n) =>
    t.flatMap((t) => {
      const a = e.circles[t] === 0;
      if (!a && (r < 0 || n === r)) return [];
      const { id: o } = _[t],
        s = a ? [`why.no-chip`] : [`why.colour`, r];
      return [{ id: `chip:${o}`, say: [`circle`, t], why: s, clause: i, at: A(o) }];
    }),
  );
}
function ur(e, t, n) {
  const r = e.trainers[t];
  return r.team.flatMap((e) => {
    const t = { id: `${n}:${e}`, say: [`pokemon`, e], at: k(e) };
    return T(e)
      ? [{ ...t, why: [`why.starter`, e], clause: `C-TRADEV-02` }]
      : We(r, e)
        ? []
        : [{ ...t, why: [`why.ko`, e], clause: `C-TRADEV-05` }];
  });
}
function dr(e, t) {
  return e.trainers.flatMap((e, n) =>
    n === t || qe(e)
      ? []
      : [{ id: `fight:${n}`, say: [`trainer`, n], why: [`why.no-fit`], clause: `C-BATTLE-03`, at: ot(n) }],
  );
}
const fr = [
  { id: `unknown-dungeon`, kind: `unknown-dungeon`, name: `Unknown Dungeon Pokémon`, value: 1, count: 10 },
  { id: `chance`, kind: `chance`, name: `Chance Card`, value: 1, count: 5 },
  { id: `pokemon-center`, kind: `pokemon-center`, name: `Pokémon Center`, value: 1, count: 2 },
  { id: `trade`, kind: `trade`, name: `Trade Pokémon`, value: 1, count: 10 },
  { id: `fight`, kind: `fight`, name: `Let's Fight!`, value: 1, count: 10 },
  { id: `take-1`, kind: `take-items`, name: `Take 1 Item Card`, value: 1, count: 9 },
  { id: `take-2`, kind: `take-items`, name: `Take 2 Item Cards`, value: 2, count: 5 },
  { id: `take-3`, kind: `take-items`, name: `Take 3 Item Cards`, value: 3, count: 3 },
];
Object.fromEntries(fr.map((e, t) => [e.id, t]));
function* pr(e, t, n) {
  const { s: r } = e;
  if (r.circles[n] === 0) return;
  yield* mr(e, n);
  const i = r.circles[n];
  (yield* _r(e, t, i)) && hr(e, t, n);
}
function* mr(e, t) {
  const { s: n } = e;
  if (n.circles[t] !== -1) return;
  const r = n.unseen[x[t]],
    i = yield* e.chance(`chip`, r.length);
  (n.circles[t] = r.splice(i, 1)[0]), R(e, 255, `appeared`, n.circles[t], t);
}
function hr(e, t, n) {
  const { s: r } = e;
  Xe(r.trainers[t], r.circles[n]), (r.circles[n] = gr(r, x[n]) > 0 ? -1 : 0);
}
function gr(e, t) {
  let n = 0;
  for (const r of S[t]) e.circles[r] === -1 && n++;
  return e.unseen[t].length - n;
}
function* _r(e, t, n) {
  const r = yield* e.ask(t, Wt(n), () => vr(e, t));
  if (r.do === `decline`) return R(e, 255, `declined`, t, n), !1;
  const i = r.do === `ball` ? r.sort : -1;
  i >= 0 && z(e, t, i);
  const a = yield* Cn(e, t, `catch`),
    o = br(n, a, i, e.s.options.ballShiftMandatory);
  return o === null ? (R(e, 255, `missed`, t, n, a), !1) : (R(e, 255, `caught`, t, n, a, o), !0);
}
function vr(e, t) {
  const n = [xt];
  for (const { sort: r, copy: i } of B(e, t, hn)) i === 0 && n.push(Nt[r]);
  return e.s.options.catchOptional && n.push(St), n;
}
const yr = [0];
function br(e, t, n, r) {
  const { catches: i } = f[e - 1],
    a = n < 0 ? yr : C[n].values;
  return (n < 0 || !r) && i.includes(t) ? 0 : (a.find((e) => i.includes(t + e)) ?? null);
}
function* xr(e, t) {
  const { s: n } = e,
    r = (e) => n.circles[e] !== 0,
    i = x[n.trainers[t].at],
    a = i < 0 ? [] : S[i].filter(r),
    o = a.length > 0 ? a : S.flat().filter(r);
  if (o.length === 0) return !1;
  const s = yield* e.ask(t, nn(a.length > 0 ? i : -1), () => o);
  return yield* mr(e, s), R(e, 255, `took-chip`, t, n.circles[s], s), hr(e, t, s), !0;
}
function* Sr(e, t) {
  const { trainers: n } = e.s,
    r = e.others(t).filter((e) => An(n[t], n[e]));
  return r.length !== 0 && (yield* jn(e, t, yield* e.ask(t, on, () => r)), !0);
}
function* Cr(e, t) {
  const { ko: n } = e.s.trainers[t],
    r = yield* e.ask(t, Qt, () => [...n.map((e) => Mt[e]), ...(n.length >= 2 ? [wt] : []), Ct]);
  r.do === `revive` ? Er(e, t, r.dex) : r.do === `dice` && (yield* wr(e, t));
}
function* wr(e, t) {
  const n = e.s.trainers[t],
    r = yield* Cn(e, t, `revive`),
    i = pe.includes(r);
  R(e, 255, i ? `challenge-won` : `challenge-lost`, t, n.ko.length), i && (n.ko = []);
}
function* Tr(e, t, n) {
  const { ko: r } = e.s.trainers[t];
  if (r.length === 0) return;
  const i = yield* e.ask(t, n, () => r.map((e) => Mt[e]));
  i.do === `revive` && Er(e, t, i.dex);
}
function Er(e, t, n) {
  Qe(e.s.trainers[t], n), R(e, 255, `revived`, t, n);
}
function* Dr(e, t) {
  return e.s.trainers[t].ko.length !== 0 && (yield* Tr(e, t, $t), !0);
}
function* Or(e, t, n) {
  return yield* _n(e, t, n), !0;
}
function* kr(e, t) {
  const { trainers: n } = e.s,
    r = Ye(n[t]),
    i = e.others(t).flatMap((e) => Ye(n[e]));
  if (r.length === 0 || i.length === 0) return !1;
  const a = yield* e.ask(t, rn, () => i),
    o = yield* e.ask(t, an(a), () => r),
    s = e.others(t).find((e) => n[e].team.includes(a));
  return (
    R(e, 255, `forced-trade`, t, s, o, a),
    (yield* e.window([s], qt(t, o, a), (t) => (bn(e, t, mn) ? [Dt] : []))) === null
      ? ($e(n[t], n[s], o), $e(n[s], n[t], a), R(e, 255, `traded`, t, s, o, a), !0)
      : (z(e, s, mn), R(e, 255, `doll-stops-trade`, s, t), !0)
  );
}
const Ar = d.indexOf(`yellow`);
function* jr(e, t) {
  const { s: n } = e,
    r = n.unseen[Ar];
  return (
    r.length !== 0 &&
    (yield* e.ask(t, tn, () => r.map((e, t) => t)),
    (n.dungeon = r[yield* e.chance(`yellow`, r.length)]),
    R(e, 255, `met-legend`, t, n.dungeon),
    (yield* _r(e, t, n.dungeon))
      ? (r.splice(r.indexOf(n.dungeon), 1), Xe(n.trainers[t], n.dungeon))
      : R(e, 255, `legends-mixed`),
    (n.dungeon = 0),
    !0)
  );
}
const Mr = {
  'unknown-dungeon': jr,
  chance: xr,
  'pokemon-center': Dr,
  trade: kr,
  fight: Sr,
  'take-items': Or,
};
function* Nr(e, t) {
  const { s: n } = e,
    r = yield* a(e, n.events, 255, `event`);
  if (r === null) return;
  n.event = n.events.kind[r];
  const i = fr[n.event];
  R(e, 255, `drew-event`, t, n.event),
    yield* kn(e, t, en(n.event)),
    (yield* Mr[i.kind](e, t, i.value)) || R(e, 255, `no-effect`, n.event),
    te(n.events, r),
    (n.event = -1);
}
function* Pr(t, n) {
  const { s: r } = t,
    i = r.trainers[n];
  if ((R(t, 255, `entered-final`, n), yield* kn(t, n, ln), !qe(i))) {
    (i.at = y), R(t, 255, `no-fit-finalist`, n);
    return;
  }
  const o = yield* Fr(t, n),
    s = yield* a(t, r.rivals, e(o), `rival-card`);
  R(t, 255, `became-master`, o), R(t, e(o), `rival-drawn`, r.rivals.kind[s]);
  const c = { final: !0, sides: [n, o], picks: [0, 0], cards: [-1, 0], dice: [0, 0], rival: s };
  (r.battle = c), (c.picks[0] = yield* Fn(t, n, Yt));
  const l = w[u(t, r.rivals, s, 255)];
  R(t, 255, `rival-shown`, o, r.rivals.kind[s]),
    (c.picks[1] = l.dex),
    (c.cards[0] = yield* In(t, n, Zt(r.rivals.kind[s])));
  const ee = yield* Ln(t, c, (e) => (e === 0 ? zn(t, c, 0) : l.attack + c.dice[1] + l.bonus[c.dice[1] - 1]));
  Bn(t),
    ee === 0
      ? ((r.winner = n), R(t, 255, `won`, n))
      : ((r.battle = null),
        R(t, 255, `lost-final`, n, c.picks[0]),
        Ze(i, c.picks[0]),
        (i.at = y),
        ne(r.rivals, [s]),
        yield* _n(t, o, 2));
}
function* Fr(e, t) {
  let n = e.others(t);
  for (; n.length > 1; ) {
    const t = yield* wn(e, n, `rival`, -1),
      r = Math.max(...t);
    n = n.filter((e, n) => t[n] === r);
  }
  return n[0];
}
function* Ir(e, t) {
  const n = e.s.trainers[t].at;
  switch (_[n].kind) {
    case `city`:
    case `draw`:
      yield* Lr(e, t, n);
      return;
    case `catch`:
      yield* pr(e, t, n);
      return;
    case `event`:
      yield* Nr(e, t);
      return;
    case `catch-any`:
      yield* Rr(e, t, x[n]);
      return;
    case `final`:
      yield* Pr(e, t);
      return;
    case `arrival`:
      return;
  }
}
function* Lr(e, t, n) {
  const { effect: r } = _[n];
  r === `revive` ? yield* Cr(e, t) : r !== null && (yield* _n(e, t, r.draw));
}
function* Rr(e, t, n) {
  const { s: r } = e,
    i = S[n].filter((e) => r.circles[e] !== 0);
  i.length !== 0 && (yield* pr(e, t, yield* e.ask(t, sn(n), () => i)));
}
function* zr(e, t) {
  const { s: n } = e,
    r = n.trainers[t];
  for (;;) {
    const n = yield* e.ask(t, zt, () => Vr(e, t));
    if (n.do === `roll`) break;
    if ((n.do === `potion` && H(e, t, n.dex), n.do === `fly`)) return Ur(e, t, n.to), !0;
    if (n.do === `enter`) {
      U(r, b), R(e, 255, `entered-plateau`, t);
      break;
    }
  }
  const i = yield* Cn(e, t, `move`);
  return yield* Gr(e, t, yield* e.ask(t, Bt(i), () => Fe(r.at, i, r.roams, (e) => Wr(n, e, t))));
}
const Br = [gt];
function Vr(e, t) {
  const n = e.s.trainers[t],
    r = Hr(n);
  if (!r && n.hand.length === 0) return Br;
  const i = r ? [_t] : [];
  if ((!r || e.s.options.indigoEntry === `optional`) && (i.push(gt), bn(e, t, L)))
    for (const e of De) e !== n.at && i.push(kt[e]);
  return i.push(...V(e, t)), i;
}
const Hr = (e) => e.at === y && E(e) >= 20;
function U(e, t) {
  (e.at = t), ke(t) || (e.roams = !0);
}
function Ur(e, t, n) {
  z(e, t, L), U(e.s.trainers[t], n), R(e, 255, `flew`, t, n);
}
function Wr(e, t, n) {
  for (let r = 0; r < e.trainers.length; r++) if (r !== n && e.trainers[r].at === t) return !0;
  return !1;
}
function* Gr(e, t, n) {
  const r = e.s.trainers[t],
    i = r.at;
  for (let r = 0; r < n.length - 1; r++) {
    const i = Kr(e.s, n[r], t);
    if (!(i < 0) && (yield* qr(e, t, i, n.slice(0, r + 1)))) return !1;
  }
  for (const e of n) U(r, e);
  return R(e, 255, `moved`, t, i, n), !0;
}
function Kr(e, t, n) {
  let r = -1;
  for (let i = 0; i < e.trainers.length; i++)
    if (i !== n && e.trainers[i].at === t) {
      if (r >= 0) return -1;
      r = i;
    }
  return r;
}
function* qr(e, t, n, r) {
  for (;;) {
    const i = yield* e.ask(t, Vt(n), () => Xr(e, t, n));
    switch (i.do) {
      case `potion`:
        H(e, t, i.dex);
        break;
      case `trade`:
        return Jr(e, t, n, r), yield* Wn(e, t, n);
      case `challenge`:
        return Jr(e, t, n, r), yield* jn(e, t, n);
      default:
        return !1;
    }
  }
}
function Jr(e, t, n, r) {
  for (const n of r) U(e.s.trainers[t], n);
  R(e, 255, `stopped`, t, n, e.s.trainers[t].at);
}
const Yr = [vt];
function Xr(e, t, n) {
  const r = e.s.trainers[t],
    i = e.s.trainers[n],
    a = Hn(r, i),
    o = An(r, i);
  return !a && !o ? Yr : [vt, ...(a ? [yt] : []), ...(o ? [bt] : []), ...V(e, t)];
}
const Zr = { do: `turn` },
  Qr = { do: `landing` },
  $r = { do: `end` };
function* ei(e) {
  const { s: t } = e;
  t.turn++, R(e, 255, `turn`, t.active, t.turn);
  const n = yield* zr(e, t.active);
  t.agenda.push($r), n && t.agenda.push(Qr);
}
const ti = (e) => Ir(e, e.s.active);
function* ni(e) {
  const { s: t } = e;
  yield* kn(e, t.active, cn);
  let n = yield* ri(e, t.active);
  for (const r of e.from(t.active))
    for (; t.trainers[r].hand.length > 7; ) (yield* ii(e, r)) && !n && (n = yield* ri(e, t.active));
  (t.active = (t.active + 1) % e.n),
    t.turn === t.options.maxTurns
      ? ((t.stopped = !0), R(e, 255, `stopped-match`, t.turn))
      : t.agenda.push(Zr);
}
function* ri(e, t) {
  const n = e.s.trainers[t];
  return E(n) < 20 || n.at === y || Ae(n.at)
    ? !1
    : (U(n, y), R(e, 255, `called-to-cinnabar`, t, E(n)), yield* Lr(e, t, y), !0);
}
function* ii(e, t) {
  const n = e.s.trainers[t].hand.length - 7,
    r = yield* e.ask(t, un(n), () => [Ot, ...V(e, t)]);
  return r.do === `potion`
    ? (H(e, t, r.dex), !0)
    : (ai(e, t, yield* e.compose(t, dn(n), () => B(e, t), { min: n, max: n, fits: vn })), !1);
}
function ai(t, n, r) {
  for (const e of yn(t, n, r)) te(t.s.items, e);
  R(t, 255, `discarded`, n, r.length),
    R(
      t,
      e(n),
      `your-discards`,
      r.map(({ sort: e }) => e),
    );
}
function oi(e, t) {
  const n = Array(_.length).fill(0);
  for (const e of S.flat()) n[e] = -1;
  return {
    agenda: [{ do: `setup` }],
    options: Object.freeze({ ...t }),
    turn: 0,
    active: 0,
    winner: -1,
    stopped: !1,
    trainers: Array.from({ length: e }, () => ({ at: Te, roams: !1, team: [], ko: [], hand: [], aside: [] })),
    circles: n,
    unseen: d.map((e) => f.filter((t) => t.colour === e).map((e) => e.dex)),
    dungeon: 0,
    items: r(C.map((e) => e.count)),
    events: r(fr.map((e) => e.count)),
    rivals: r(w.map(() => 1)),
    event: -1,
    battle: null,
  };
}
const si = d.indexOf(`starter`);
function* ci(e) {
  const { s: t } = e,
    n = t.unseen[si];
  for (let r = 0; r < e.n; r++) {
    const i = yield* e.chance(`starter`, n.length);
    Xe(t.trainers[r], n.splice(i, 1)[0]), R(e, 255, `got-starter`, r, t.trainers[r].team[0]);
  }
  (t.active = yield* li(e)), R(e, 255, `goes-first`, t.active), t.agenda.push(Zr);
}
function* li(e) {
  let t = e.s.trainers.map(E),
    n = Math.min(...t),
    r = e.from(0).filter((e) => t[e] === n);
  for (; r.length > 1; ) {
    const t = yield* wn(e, r, `first`, -1),
      n = Math.max(...t);
    r = r.filter((e, r) => t[r] === n);
  }
  return r[0];
}
const ui = [
    ..._.map(({ id: e, x: t, y: n, kind: r, colour: i }, a) => ({
      id: e,
      x: t,
      y: n,
      kind: r,
      say: [`space`, a],
      ...(i === null ? {} : { colour: i }),
    })),
    ..._.flatMap(({ id: e, chip: t, colour: n }, r) =>
      t === null ? [] : [{ id: A(e), ...t, kind: `circle`, colour: n, say: [`circle`, r] }],
    ),
    { id: ct, ...xe, kind: `dungeon`, colour: `yellow`, say: [`the-dungeon`] },
    { id: `rivals`, ...Se, kind: `deck`, say: [`rival-deck`] },
  ],
  di = _.flatMap(({ id: e }, t) =>
    Ee[t].filter((e) => e > t || Ee[e].indexOf(t) < 0).map((t) => [e, _[t].id]),
  );
function fi(e) {
  return {
    aspect: Ce[0] / Ce[1],
    places: ui,
    links: di,
    pieces: [
      ...e.trainers.map(({ at: e }, t) => ({ id: ot(t), kind: `mover`, at: e, seat: t, say: [`mover`, t] })),
      ...Object.entries(e.circles).map(([e, t]) => mi(e, t)),
      ...(e.dungeon > 0 ? [pi(e.dungeon, ct)] : []),
      ...e.trainers.flatMap((e, t) => e.team.map((n) => hi(e, t, n))),
      ...e.trainers.flatMap((t, n) => (n === e.seat ? gi(t, n) : [])),
    ],
    zones: [
      ...e.trainers.flatMap((e, t) => [
        { id: `hand:${t}`, kind: `hand`, seat: t, count: e.cards, say: [`hand`, t] },
        { id: `team:${t}`, kind: `team`, seat: t, count: e.team.length, say: [`team`, t] },
      ]),
      { id: `items`, kind: `deck`, count: e.items.unordered + e.items.under.length, say: [`item-deck`] },
      { id: `events`, kind: `deck`, count: e.events.unordered + e.events.under.length, say: [`event-deck`] },
    ],
    gauges: e.trainers.map(({ power: e }, t) => ({ seat: t, value: e, goal: 20, say: [`power`] })),
  };
}
const pi = (e, t) => ({ id: k(e), kind: `chip`, at: t, of: String(e), say: [`wild`, e] });
function mi(e, t) {
  return t > 0 ? pi(t, A(e)) : { id: `chip:${e}`, kind: `chip-back`, at: A(e), say: [`face-down`, x[v(e)]] };
}
const hi = (e, t, n) => ({
  id: k(n),
  kind: `chip`,
  at: `team:${t}`,
  seat: t,
  of: String(n),
  say: [`member`, n, Ge(n) + D(e, n)],
  ...(e.ko.includes(n) ? { marks: [`ko`] } : {}),
});
function gi(e, t) {
  return e.known.map((n, r) => {
    const i = e.known.slice(0, r).filter((e) => e === n).length;
    return { id: j(n, i), kind: `card`, at: `hand:${t}`, seat: t, of: C[n].id, say: [`card`, n] };
  });
}
const W = (e) => f[e - 1].name,
  G = (e) => C[e].name,
  _i = (e) => fr[e].name,
  vi = (e) => d[e];
function K(e) {
  const { id: t, kind: n, colour: r, name: i, effect: a } = _[e];
  switch (n) {
    case `city`:
      return i;
    case `catch`:
      return `${r} circle ${t}`;
    case `event`:
      return r === null ? `event ${t}` : `${r} event ${t}`;
    case `arrival`:
      return `arrival ${t}`;
    case `draw`:
      return `draw ${a.draw} ${t}`;
    case `final`:
      return `Final Battle ${t}`;
    case `catch-any`:
      return `catch ${r} ${t}`;
  }
}
function yi(e) {
  return e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${e.at(-1)}`;
}
const q = (e, t, n = `${t}s`) => (e === 1 ? `1 ${t}` : `${e} ${n}`),
  J = (e, t, n, r) => (e.you === t ? `You ${r}` : `${e.name(t)} ${n}`),
  Y = (e, t) => (e.you === t ? `you` : e.name(t)),
  X = (e, t) => (e.you === t ? `your` : `${e.name(t)}'s`),
  bi = (e) => yi(e.map(G)),
  Z = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  xi = {
    move: `to move`,
    catch: `to catch`,
    battle: `to attack`,
    revive: `in the Dice Challenge`,
    rival: `for the part of the Master`,
    first: `for the first turn`,
  },
  Si = (e) => {
    const { name: t, power: n, attack: r } = f[e - 1];
    return `${t} (power ${n}, attack ${r})`;
  };
function Ci(e, t = W) {
  const n = (n) =>
    yi(
      e.flatMap((e) => {
        const r = e;
        if (r[n] !== void 0) return [(n === `give` ? t : W)(r[n])];
        const i = r[`${n}Item`];
        return i === void 0 ? [] : [G(i)];
      }),
    );
  return { give: n(`give`), want: n(`want`) };
}
const wi = (e) => {
    const { name: t, power: n, catches: r } = f[e - 1];
    return `${t} (power ${n}, caught on ${r.join(`/`)})`;
  },
  Ti = (e, t) => (t === 0 ? `rolled ${e}` : `rolled ${e} ${t > 0 ? `+` : `−`} ${Math.abs(t)}`),
  Ei = {
    'ask.start': { say: () => `Your turn: what will you do?` },
    'ask.move': { say: (e, t) => `You rolled ${t}. Where do you go?` },
    'ask.stop': { say: (e, t) => `You pass ${e.name(t)}. Stop there?` },
    'ask.offer': { say: (e, t) => `What do you offer ${e.name(t)}, and what do you want?` },
    'ask.answer-offer': {
      say: (e, t, n) => {
        const { give: r, want: i } = Ci(n, Si);
        return `${e.name(t)} offers ${r} for your ${i}. Accept?`;
      },
    },
    'ask.ball': {
      say: (e, t) => {
        const { catches: n } = f[t - 1];
        return `${Si(t)} is caught with a ${yi(n.map(String)).replace(` and `, ` or `)}. Throw a Ball first?`;
      },
    },
    'ask.time-machine': {
      say: (e, t, n) => `Rolled ${xi[t]}: ${n.join(` and `)}. Play Time Machine to have a die rolled again?`,
    },
    'ask.doll-challenge': { say: (e, t) => `${e.name(t)} challenges you. Stop it with your Poké Doll?` },
    'ask.doll-trade': {
      say: (e, t, n, r) => `${e.name(t)} trades ${Si(n)} for your ${W(r)}. Stop it with your Poké Doll?`,
    },
    'ask.send': { say: (e, t) => `Battle against ${e.name(t)}: which Pokémon fights?` },
    'ask.send-final': { say: () => `Final Battle: which Pokémon do you choose?` },
    'ask.bonus': { say: (e, t) => `Set Attack Bonus cards aside, face down, against ${e.name(t)}?` },
    'ask.bonus-final': { say: (e, t) => `Set Attack Bonus cards aside, face down, against ${w[t].name}?` },
    'ask.revive': { say: () => `Pokémon Center: whom do you revive?` },
    'ask.center': { say: () => `Pokémon Center: which Pokémon do you revive?` },
    'ask.event': { say: (e, t) => `${_i(t)}: play a Potion before it takes effect?` },
    'ask.dungeon': { say: () => `Unknown Dungeon: which chip do you turn over?` },
    'ask.chance': {
      say: (e, t) =>
        t < 0 ? `Chance: take any chip on the board.` : `Chance: take any ${vi(t)} chip on the board.`,
    },
    'ask.trade-want': { say: () => `Trade Pokémon: whose Pokémon do you take?` },
    'ask.trade-give': { say: (e, t) => `Which Pokémon do you give for ${W(t)}?` },
    'ask.fight': { say: () => `Let's Fight! Whom do you challenge?` },
    'ask.catch-any': { say: (e, t) => `Try to catch any ${vi(t)} chip: which one?` },
    'ask.last-potion': { say: () => `Your turn ends: play a Potion first?` },
    'ask.final-potion': { say: () => `Before the Final Battle: play a Potion?` },
    'ask.over-limit': { say: (e, t) => `You hold ${q(t, `card`)} too many. Discard, or play a Potion?` },
    'ask.discards': { say: (e, t) => `Keep 7 cards: discard ${t}.` },
  },
  Di = {
    pass: { say: () => `Let it stand` },
    roll: { say: () => `Roll the die` },
    enter: { say: () => `Enter Indigo Plateau and roll` },
    'go-on': { say: () => `Go on` },
    trade: { say: () => `Offer a trade` },
    challenge: { say: () => `Challenge to a battle` },
    try: { say: () => `Roll without a Ball` },
    decline: { say: () => `Leave it be` },
    leave: { say: () => `Do nothing` },
    dice: { say: () => `Dice Challenge: a ${pe.join(` or `)} revives all` },
    accept: { say: () => `Accept` },
    refuse: { say: () => `Refuse` },
    use: { say: () => `Play Poké Doll` },
    discard: { say: () => `Discard cards` },
    fly: { say: (e, t) => `Fly to ${K(t)}` },
    potion: { say: (e, t) => `Potion for ${W(t)}` },
    send: { say: (e, t, n) => `${W(t)} (attack ${n})` },
    revive: { say: (e, t) => `Revive ${W(t)}` },
    ball: { say: (e, t) => `Throw ${/^[AEIOU]/.test(G(t)) ? `an` : `a`} ${G(t)}` },
    go: { say: (e, t) => Z(K(t)) },
    'go-by': { say: (e, t, n) => `${Z(K(t))} by ${K(n)}` },
    reroll: { say: (e, t, n) => `Time Machine on die ${t + 1} (it shows ${n})` },
    card: { say: (e, t) => G(t) },
    'dungeon-chip': { say: (e, t) => `Face-down chip ${t + 1}` },
    'chip-on': { say: (e, t, n) => (n > 0 ? `${wi(n)} on ${K(t)}` : `Face-down chip on ${K(t)}`) },
    'take-from': { say: (e, t, n) => `${Si(t)} of ${e.name(n)}` },
    pokemon: { say: (e, t) => W(t) },
    trainer: { say: (e, t) => e.name(t) },
    'give-pokemon': { say: (e, t) => `Give ${W(t)}` },
    'want-pokemon': { say: (e, t) => `Want ${Si(t)}` },
    'give-item': { say: (e, t) => `Give ${G(t)}` },
    'want-item': { say: (e, t) => `Want ${G(t)}` },
    'offer-needs-both': { say: () => `Name at least one Pokémon from each side.` },
  },
  Oi = {
    'got-starter': { clause: `C-SETUP-05`, say: (e, t, n) => `${J(e, t, `begins`, `begin`)} with ${W(n)}.` },
    'goes-first': { clause: `C-FIRST-01`, say: (e, t) => `${J(e, t, `takes`, `take`)} the first turn.` },
    turn: { clause: `C-FIRST-04`, say: (e, t, n) => `Turn ${n}: ${e.you === t ? `yours` : e.name(t)}.` },
    rolled: { clause: `C-TURN-01`, say: (e, t, n, r) => `${J(e, t, `rolls`, `roll`)} ${n} ${xi[r]}.` },
    played: { clause: `C-ITEM-02`, say: (e, t, n) => `${J(e, t, `plays`, `play`)} ${G(n)}.` },
    moved: { clause: `C-MOVE-01`, say: (e, t, n, r) => `${J(e, t, `moves`, `move`)} to ${K(r.at(-1))}.` },
    flew: { clause: `C-FLY-01`, say: (e, t, n) => `${J(e, t, `flies`, `fly`)} to ${K(n)}.` },
    'entered-plateau': { clause: `C-IND-02`, say: (e, t) => `${J(e, t, `enters`, `enter`)} Indigo Plateau.` },
    stopped: {
      clause: `C-OCC-04`,
      say: (e, t, n, r) => `${J(e, t, `stops`, `stop`)} with ${Y(e, n)} on ${K(r)}.`,
    },
    appeared: { clause: `C-CATCH-01`, say: (e, t, n) => `${W(t)} appears on ${K(n)}.` },
    caught: {
      clause: `C-CATCH-05`,
      say: (e, t, n, r, i) => `${J(e, t, `catches`, `catch`)} ${W(n)} (${Ti(r, i)})!`,
    },
    missed: { clause: `C-CATCH-08`, say: (e, t, n, r) => `${W(n)} gets away (rolled ${r}).` },
    declined: { clause: `C-OPT-02`, say: (e, t, n) => `${J(e, t, `leaves`, `leave`)} ${W(n)} be.` },
    'drew-items': {
      clause: `C-ITEM-01`,
      say: (e, t, n) => `${J(e, t, `draws`, `draw`)} ${q(n, `Item Card`)}.`,
    },
    'got-items': {
      clause: `C-ITEM-01`,
      say: ({ you: e }, t) => `${e === null ? `Got` : `You got`} ${bi(t)}.`,
    },
    discarded: {
      clause: `C-ITEM-05`,
      say: (e, t, n) => `${J(e, t, `discards`, `discard`)} ${q(n, `card`)}, face down.`,
    },
    'your-discards': { clause: `C-ITEM-03`, say: (e, t) => `You put ${bi(t)} under the deck.` },
    offered: {
      clause: `C-TRADE-02`,
      say: (e, t, n, r) => {
        const { give: i, want: a } = Ci(r);
        return `${J(e, t, `offers`, `offer`)} ${Y(e, n)} ${i} for ${a}.`;
      },
    },
    accepted: {
      clause: `C-TRADE-06`,
      say: (e, t, n) => `${J(e, t, `accepts`, `accept`)}. The trade is made.`,
    },
    refused: { clause: `C-TRADE-05`, say: (e, t, n) => `${J(e, t, `refuses`, `refuse`)}.` },
    challenged: {
      clause: `C-BATTLE-01`,
      say: (e, t, n) => `${J(e, t, `challenges`, `challenge`)} ${Y(e, n)} to a Trainer Battle.`,
    },
    'doll-stops-battle': {
      clause: `C-DOLL-01`,
      say: (e, t, n) => `${Z(X(e, t))} Poké Doll stops the battle.`,
    },
    'doll-stops-trade': { clause: `C-DOLL-02`, say: (e, t, n) => `${Z(X(e, t))} Poké Doll stops the trade.` },
    'sent-out': { clause: `C-BATTLE-04`, say: (e, t, n) => `${J(e, t, `chooses`, `choose`)} ${W(n)}.` },
    'set-aside': {
      clause: `C-BATTLE-05`,
      say: (e, t, n) =>
        `${J(e, t, `sets`, `set`)} ${n === 0 ? `no cards` : q(n, `card`)} aside${n === 0 ? `` : `, face down`}.`,
    },
    'turned-up': { clause: `C-BATTLE-08`, say: (e, t, n) => `${J(e, t, `turns`, `turn`)} up ${bi(n)}.` },
    totals: {
      clause: `C-BATTLE-08`,
      say: (e, t, n, r, i) =>
        `Totals: ${Y(e, t)} ${n}, ${Y(e, r)} ${i}.${n === i ? ` A tie: both roll again.` : ``}`,
    },
    'won-battle': {
      clause: `C-BATTLE-13`,
      say: (e, t, n, r) => `${J(e, t, `wins`, `win`)}. ${Z(X(e, n))} ${W(r)} is knocked out.`,
    },
    'took-spoils': {
      clause: `C-BATTLE-10`,
      say: (e, t, n, r) =>
        r === 0
          ? `${J(e, n, `has`, `have`)} no cards to lose.`
          : `${J(e, t, `takes`, `take`)} ${q(r, `card`)} from ${Y(e, n)}.`,
    },
    spoils: {
      clause: `C-BATTLE-10`,
      say: (e, t, n, r) => (e.you === t ? `You took ${bi(r)}.` : `${Z(Y(e, n))} lost ${bi(r)}.`),
    },
    revived: { clause: `C-REV-02`, say: (e, t, n) => `${Z(X(e, t))} ${W(n)} is revived.` },
    'challenge-won': {
      clause: `C-REV-07`,
      say: (e, t, n) => `The Dice Challenge revives all ${n} of ${X(e, t)} Pokémon.`,
    },
    'challenge-lost': {
      clause: `C-REV-07`,
      say: (e, t, n) => `The Dice Challenge fails: none of ${X(e, t)} Pokémon is revived.`,
    },
    'drew-event': {
      clause: `C-SPACE-05`,
      say: (e, t, n) =>
        `${J(e, t, `draws`, `draw`)} an Event Card: ${_i(n)}${_i(n).endsWith(`!`) ? `` : `.`}`,
    },
    'no-effect': { clause: `C-EVENT-02`, say: (e, t) => `${_i(t)} has no effect.` },
    'met-legend': {
      clause: `C-UD-01`,
      say: (e, t, n) => `${J(e, t, `meets`, `meet`)} ${W(n)} in the Unknown Dungeon.`,
    },
    'legends-mixed': { clause: `C-UD-03`, say: () => `The chips of the Unknown Dungeon are mixed again.` },
    'took-chip': {
      clause: `C-CHANCE-01`,
      say: (e, t, n, r) => `${J(e, t, `takes`, `take`)} ${W(n)} from ${K(r)}.`,
    },
    'forced-trade': {
      clause: `C-TRADEV-01`,
      say: (e, t, n, r, i) => `${J(e, t, `trades`, `trade`)} ${W(r)} for ${X(e, n)} ${W(i)}.`,
    },
    traded: { clause: `C-TRADEV-06`, say: (e, t, n, r, i) => `${W(r)} and ${W(i)} change owners.` },
    'called-to-cinnabar': {
      clause: `C-PP-03`,
      say: (e, t, n) =>
        `${J(e, t, `has`, `have`)} ${n} Power Points and ${e.you === t ? `go` : `goes`} to Cinnabar Island.`,
    },
    'entered-final': {
      clause: `C-FINAL-01`,
      say: (e, t) => `${J(e, t, `enters`, `enter`)} the Final Battle!`,
    },
    'no-fit-finalist': {
      clause: `C-FINAL-18`,
      say: (e, t) => `${J(e, t, `has`, `have`)} no fit Pokémon: back to Cinnabar Island.`,
    },
    'became-master': {
      clause: `C-FINAL-02`,
      say: (e, t) => `${J(e, t, `plays`, `play`)} the Pokémon Master.`,
    },
    'rival-drawn': { clause: `C-FINAL-04`, say: (e, t) => `You are ${w[t].name}, with ${w[t].pokemon}.` },
    'rival-shown': {
      clause: `C-FINAL-06`,
      say: (e, t, n) => {
        const { name: r, pokemon: i, attack: a } = w[n];
        return `The Master is ${r} with ${i} (attack ${a}).`;
      },
    },
    'lost-final': {
      clause: `C-FINAL-12`,
      say: (e, t, n) =>
        `${J(e, t, `loses`, `lose`)}: ${W(n)} is knocked out, and it is back to Cinnabar Island.`,
    },
    won: {
      clause: `C-FINAL-11`,
      say: (e, t) =>
        `${J(e, t, `beats`, `beat`)} the Pokémon Master and ${e.you === t ? `win` : `wins`} the game!`,
    },
    'stopped-match': {
      clause: `C-OPT-05`,
      say: (e, t) => `After ${t} turns the match is stopped without a winner.`,
    },
  },
  ki = {
    'why.goal': { say: (e, t) => `Indigo Plateau opens at 20 Power Points; you have ${t}.` },
    'why.must-enter': { say: () => `This table plays that whoever can enter Indigo Plateau must.` },
    'why.here': { say: () => `You are there already.` },
    'why.forward': { say: () => `Until Cerulean City the road goes one way only.` },
    'why.count': { say: (e, t) => `It is not ${q(t, `space`)} away.` },
    'why.turn-back': { say: (e, t) => `A ${t} leads past it, and a move never turns back.` },
    'why.occupied': { say: () => `Another trainer stands there: you move on to the next empty space.` },
    'why.plateau': { say: () => `The plateau is entered from Cinnabar Island, before rolling.` },
    'why.only-starters': { say: () => `Both sides need a Pokémon other than their Starter.` },
    'why.no-fit': { say: () => `Both sides need a Pokémon that is not knocked out.` },
    'why.ko': { say: (e, t) => `${W(t)} is knocked out.` },
    'why.starter': { say: (e, t) => `${W(t)} is a Starter: it never changes owner.` },
    'why.one-ko': { say: () => `The Dice Challenge needs at least 2 knocked-out Pokémon.` },
    'why.colour': { say: (e, t) => `Only ${vi(t)} chips can be chosen.` },
    'why.no-chip': { say: () => `No chip lies there any more.` },
    'why.ball': { say: () => `A Ball is thrown after seeing the chip and before the catch roll.` },
    'why.attack-bonus': { say: () => `Attack Bonus cards are set aside in a battle.` },
    'why.time-machine': { say: () => `Time Machine is played straight after a roll.` },
    'why.fly': { say: () => `Fly is played at the start of your turn, instead of rolling.` },
    'why.potion': { say: () => `A Potion is played in your own turn, and not between a roll and its use.` },
    'why.no-ko': { say: () => `None of your Pokémon is knocked out.` },
    'why.doll': { say: () => `A Poké Doll is played when you are challenged or forced to trade.` },
  },
  Ai = {
    space: { say: (e, t) => Z(K(t)) },
    circle: { say: (e, t) => `Circle of ${K(t)}` },
    'the-dungeon': { say: () => `Unknown Dungeon` },
    'rival-deck': { say: () => `Rival Cards` },
    'face-down': { say: (e, t) => `Face-down ${vi(t)} chip` },
    mover: { say: (e, t) => e.name(t) },
    hand: { say: (e, t) => `${Z(X(e, t))} hand` },
    team: { say: (e, t) => `${Z(X(e, t))} team (power/attack)` },
    member: { say: (e, t, n) => `${W(t)} ${f[t - 1].power}/${n}` },
    wild: { say: (e, t) => wi(t) },
    'item-deck': { say: () => `Item deck` },
    'event-deck': { say: () => `Event deck` },
    power: { say: () => `Power Points` },
  },
  ji = { ...Ei, ...Di, ...Oi, ...ki, ...Ai },
  Mi = /* @__PURE__ */ new WeakMap(),
  Q = [-1];
function Ni() {
  return {
    looks: 0,
    board: { circles: {}, unseen: [] },
    open: [],
    fresh: { trainers: [], some: !0, items: !0, events: !0, rivals: !0 },
    views: [],
    circles: Q,
    facts: { trainers: [], items: Q, events: Q, rivals: Q },
  };
}
function Pi(e) {
  let t = Mi.get(e);
  t === void 0 && ((t = Ni()), Mi.set(e, t)), t.looks++;
  const { facts: n, fresh: r } = t;
  Ii(e, t), (r.some = !1);
  for (let i = 0; i < e.trainers.length; i++) {
    const a = n.trainers[i] ?? Q;
    (n.trainers[i] = Wi(e.items, e.trainers[i], a)),
      (r.trainers[i] = n.trainers[i] !== a),
      r.trainers[i] && ((r.some = !0), Ri(e.trainers[i], i, t));
  }
  for (const t of Fi) {
    const i = n[t];
    (n[t] = Gi(e[t], i)), (r[t] = n[t] !== i);
  }
  return t;
}
const Fi = [`items`, `events`, `rivals`];
function Ii({ circles: e, unseen: t }, n) {
  const { board: r } = n,
    i = !zi(n.circles, e);
  (i || !Bi(r.unseen, t)) &&
    (i && (n.circles = e.slice()),
    (n.board = {
      circles: i ? Li(e) : r.circles,
      unseen: t.map((e, t) => {
        const n = r.unseen[t];
        return n !== void 0 && zi(n, e) ? n : e.slice();
      }),
    }));
}
function Li(e) {
  const t = {};
  for (let n = 0; n < e.length; n++) e[n] !== 0 && (t[_[n].id] = Math.max(0, e[n]));
  return t;
}
function Ri({ team: e, ko: t }, n, r) {
  const i = r.open[n];
  r.open[n] = {
    team: i !== void 0 && zi(i.team, e) ? i.team : e.slice(),
    ko: i !== void 0 && zi(i.ko, t) ? i.ko : t.slice(),
  };
}
function zi(e, t) {
  if (e.length !== t.length) return !1;
  for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1;
  return !0;
}
function Bi(e, t) {
  if (e.length !== t.length) return !1;
  for (let n = 0; n < e.length; n++) if (!zi(e[n], t[n])) return !1;
  return !0;
}
const Vi = [];
let Hi = 0;
function $(e) {
  Vi[Hi++] = e;
}
function Ui(e) {
  const t = Hi;
  if (((Hi = 0), e.length !== t)) return Vi.slice(0, t);
  for (let n = 0; n < t; n++) if (e[n] !== Vi[n]) return Vi.slice(0, t);
  return e;
}
function Wi(e, t, n) {
  const { at: r, roams: i, team: a, ko: o, hand: s, aside: c } = t;
  $(r), $(+!!i), $(a.length), $(o.length), $(s.length);
  for (let e = 0; e < a.length; e++) $(a[e]);
  for (let e = 0; e < o.length; e++) $(o[e]);
  return Ki(e, s), Ki(e, c), Ui(n);
}
function Gi(e, t) {
  return $(e.left), Ki(e, e.under), Ui(t);
}
function Ki(e, t) {
  for (let n = 0; n < t.length; n++) $(e.kind[t[n]]), $(e.seen[t[n]]);
}
const qi = (e, t) => Ji(e, [t])[0];
function Ji(e, t) {
  const n = Pi(e);
  return t.map((t) => {
    const r = n.views[t],
      i = Yi(e, t, n, r?.look === n.looks - 1 ? r.view : null);
    return r === void 0 ? (n.views[t] = { look: n.looks, view: i }) : ((r.look = n.looks), (r.view = i)), i;
  });
}
function Yi(e, t, n, r) {
  const { board: i, fresh: a } = n;
  return {
    seat: t,
    options: e.options,
    turn: e.turn,
    active: e.active,
    winner: e.winner,
    stopped: e.stopped,
    trainers:
      r !== null && !a.some
        ? r.trainers
        : e.trainers.map((i, o) => (r === null || a.trainers[o] ? Xi(e, i, t, n.open[o]) : r.trainers[o])),
    circles: i.circles,
    unseen: i.unseen,
    dungeon: e.dungeon,
    items: r === null || a.items ? Qi(e.items, t) : r.items,
    events: r === null || a.events ? Qi(e.events, t) : r.events,
    rivals: r === null || a.rivals ? Qi(e.rivals, t) : r.rivals,
    event: e.event,
    battle: $i(e, t),
  };
}
function Xi({ items: e }, t, n, { team: r, ko: i }) {
  return {
    at: _[t.at].id,
    roams: t.roams,
    team: r,
    ko: i,
    power: E(t),
    cards: t.hand.length,
    known: Zi(e, t.hand, n),
    aside: t.aside.map((t) => ie(e, t, n)),
  };
}
function Zi(e, t, n) {
  const r = [];
  for (const i of t) {
    const t = ie(e, i, n);
    t !== null && r.push(t);
  }
  return r.sort((e, t) => e - t);
}
const Qi = (e, t) => ({ unordered: e.left, under: e.under.map((n) => ie(e, n, t)) });
function $i(e, n) {
  const { battle: r } = e;
  if (r === null) return null;
  const i = (t) => (r.picks[t] === 0 || (r.final && t === 1) ? 0 : D(e.trainers[r.sides[t]], r.picks[t]));
  return {
    final: r.final,
    sides: [r.sides[0], r.sides[1]],
    picks: [r.picks[0], r.picks[1]],
    bonus: [i(0), i(1)],
    cards: [r.cards[0], r.cards[1]],
    dice: [r.dice[0], r.dice[1]],
    rival: r.rival >= 0 && t(e.rivals.seen[r.rival], n) ? e.rivals.kind[r.rival] : null,
  };
}
const ea = {
  id: `classic`,
  title: `Pokémon Master Trainer`,
  version: 1,
  seats: { min: 2, max: 6 },
  options: [
    {
      key: `catchOptional`,
      clause: `C-OPT-02`,
      about: `A trainer may leave a turned-up Pokémon be instead of rolling for it.`,
      type: `flag`,
      default: !1,
    },
    {
      key: `ballShiftMandatory`,
      clause: `C-OPT-03`,
      about: `A Ball must change the roll: the number rolled no longer counts by itself.`,
      type: `flag`,
      default: !1,
    },
    {
      key: `indigoEntry`,
      clause: `C-OPT-04`,
      about: `Whether a trainer who can enter Indigo Plateau may or must.`,
      type: `choice`,
      default: `optional`,
      choices: [`optional`, `compulsory`],
    },
    {
      key: `maxTurns`,
      clause: `C-OPT-05`,
      about: `Stop without a winner after this many turns; 0 plays on until somebody wins.`,
      type: `number`,
      default: 0,
      min: 0,
      max: 1e6,
    },
  ],
  create: (e, t) => oi(e, t),
  steps: { setup: ci, turn: ei, landing: ti, end: ni },
  outcome: (e) => (e.winner >= 0 ? [e.winner] : e.stopped ? [] : null),
  turn: (e) => e.turn,
  clone: ta,
  view: qi,
  views: Ji,
  redeal: (e, t, n, r) => {
    ce(e.items, t, n, r.items), ce(e.events, t, n, r.events), ce(e.rivals, t, n, r.rivals);
  },
  face: ut,
  refused: Zn,
  scene: fi,
  words: ji,
  evaluate: nt,
};
function ta(e) {
  return {
    agenda: e.agenda.slice(),
    options: e.options,
    turn: e.turn,
    active: e.active,
    winner: e.winner,
    stopped: e.stopped,
    trainers: e.trainers.map(({ at: e, roams: t, team: n, ko: r, hand: i, aside: a }) => ({
      at: e,
      roams: t,
      team: n.slice(),
      ko: r.slice(),
      hand: i.slice(),
      aside: a.slice(),
    })),
    circles: e.circles.slice(),
    unseen: e.unseen.map((e) => e.slice()),
    dungeon: e.dungeon,
    items: i(e.items),
    events: i(e.events),
    rivals: i(e.rivals),
    event: e.event,
    battle: e.battle === null ? null : na(e.battle),
  };
}
function na(e) {
  return {
    final: e.final,
    sides: [e.sides[0], e.sides[1]],
    picks: [e.picks[0], e.picks[1]],
    cards: [e.cards[0], e.cards[1]],
    dice: [e.dice[0], e.dice[1]],
    rival: e.rival,
  };
}
export { ea as ruleset };
