function e(e, t = !1) {
  let n = 0,
    r = t;
  for (const { value: t } of e) (n += t ?? 0), t === null && (r = !0);
  return { parts: e, total: n, open: r };
}
const t = (e) => 1 << e,
  n = (e, t) => !!(e & (1 << t));
function r(e, t) {
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
const i = Object.freeze({});
function a(e) {
  const t = (e, t) => (Object.hasOwn(e, t) ? e[t] : void 0);
  return {
    option: (n, r, a) => {
      const [o, ...s] = a.say;
      return t(e.options, o)?.({ view: n, seat: r.seat, decision: r, option: a }, ...s) ?? i;
    },
    question: (n, r) => {
      const [, ...a] = r.say;
      return t(e.questions, r.kind)?.({ view: n, seat: r.seat, decision: r }, ...a) ?? i;
    },
    line: (n) => {
      const r = t(e.lines, n[0]);
      return (typeof r == `function` ? r(...n.slice(1)) : r) ?? i;
    },
    thing: (n) => t(e.things ?? i, n.kind)?.(n) ?? null,
  };
}
function o(e) {
  const t = e.reduce((e, t) => e + t, 0);
  return { bag: e.slice(), left: t, top: [], under: [], kind: [], seen: [], lot: [], now: 0, fate: null };
}
function s(e) {
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
function* c(e, t, n, r) {
  return t.top.length > 0
    ? re(e, t, t.top.pop(), n)
    : t.left > 0
      ? l(t, yield* e.weighted(r, t.fate === null ? t.bag : te(t, t.fate), n), n)
      : t.under.length > 0
        ? re(e, t, t.under.shift(), n)
        : null;
}
function l(e, t, n) {
  const r = u(e);
  return e.bag[t]--, e.left--, (e.kind[r] = t), (e.seen[r] = n), (e.lot[r] = e.now), r;
}
function u({ kind: e }) {
  const t = e.indexOf(-1);
  return t < 0 ? e.length : t;
}
const ee = (e, t, n) => t < e.kind.length && e.kind[t] >= 0 && e.lot[t] === n;
function te(e, t) {
  const n = e.bag.slice(),
    r = u(e);
  for (let i = 0; i < t.length; i += 3) {
    const [a, o, s] = [t[i], t[i + 1], t[i + 2]];
    if (!(s !== e.now || ee(e, a, s))) {
      if (a === r) return e.bag.map((e, t) => +(t === o && e > 0));
      n[o] > 0 && n[o]--;
    }
  }
  return n;
}
function ne(e, t, n, r) {
  return re(e, t, n, r), t.kind[n];
}
function re(e, t, n, r) {
  return (r & ~t.seen[n]) !== 0 && ((t.seen[n] |= r), e.disclose()), n;
}
function ie(e, t) {
  e.under.push(t);
}
function ae(e, t) {
  for (const n of t) if (e.seen[n] !== 255) throw Error(`only cards everybody has seen can be shuffled back`);
  if (e.left > 0 && e.kind.some((t, n) => t >= 0 && e.lot[n] === e.now && e.seen[n] !== 255))
    throw Error(`cards cannot be shuffled back while others of this bag are held unseen`);
  e.now++;
  for (const n of t) e.bag[e.kind[n]]++, e.left++, (e.kind[n] = -1);
  for (; e.kind.length > 0 && e.kind[e.kind.length - 1] < 0; ) e.kind.pop(), e.seen.pop(), e.lot.pop();
}
function oe(e, t, n) {
  for (const r of t) e.seen[r] &= ~n;
}
const se = (e, t, r) => (n(e.seen[t], r) ? e.kind[t] : null);
function ce(e, t, n) {
  for (let r = 0; r < t.length; r++) if (e.kind[t[r]] === n) return !0;
  return !1;
}
function le(e, t, n) {
  let r = -1;
  for (let i = 0; i < t.length; i++)
    e.kind[t[i]] === n && (r < 0 || ue(e.seen[t[i]]) > ue(e.seen[t[r]])) && (r = i);
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
function ue(e) {
  let t = 0;
  for (let n = e; n !== 0; n &= n - 1) t++;
  return t;
}
function de(e, n, r, i) {
  let a = t(n),
    o = e.kind.length,
    s = [],
    c = e.now;
  for (let t = 0; t < o; t++)
    e.kind[t] < 0 ||
      (e.seen[t] & a) !== 0 ||
      (t < i.kind.length && i.lot[t] === e.lot[t] && (i.seen[t] & a) !== 0 && i.kind[t] >= 0) ||
      (s.push(t), e.lot[t] < c && (c = e.lot[t]));
  if (((e.fate = fe(e, a, i)), s.length !== 0)) for (let t = c; t <= e.now; t++) pe(e, t, s, r);
}
function fe(e, t, n) {
  let r = null;
  for (let i = 0; i < n.kind.length; i++)
    n.kind[i] < 0 ||
      (n.seen[i] & t) === 0 ||
      ee(e, i, n.lot[i]) ||
      ((r ??= []), r.push(i, n.kind[i], n.lot[i]));
  return r;
}
function pe(e, t, n, i) {
  let a = t === e.now,
    o = a ? e.bag : e.bag.map(() => 0),
    s = a ? e.left : 0;
  for (const r of n) e.lot[r] === t && (o[e.kind[r]]++, s++);
  const c = a ? e.fate : null;
  c !== null && (s -= me(o, c, t, 1));
  for (const a of n) {
    if (e.lot[a] !== t) continue;
    const n = r(o, i(s--));
    o[n]--, (e.kind[a] = n);
  }
  c !== null && me(o, c, t, -1);
}
function me(e, t, n, r) {
  let i = 0;
  for (let a = 0; a < t.length; a += 3) t[a + 2] === n && ((e[t[a + 1]] -= r), i++);
  return i;
}
const he = () => (e, t, n, r, i, a, o, s) => e.tell(t, n, r, i, a, o, s),
  d = [1, 6],
  f = [`pink`, `green`, `blue`, `red`, `yellow`, `starter`],
  ge = { pink: [3, 4, 5], green: [4, 5], blue: [3, 4], red: [5], yellow: [6], starter: [] },
  p = [
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
    catches: ge[n],
    move: a,
    source: `agreed`,
    moveSource: o,
  })),
  _e = (e, t) => ({ x: e / 1e4, y: t / 1e4 }),
  m = (e, t, n, r, i, a) => ({ id: e, kind: t, colour: n, name: null, effect: r, ..._e(i, a), chip: null }),
  h = (e, t, n, r, i) => ({ ...m(e, `city`, null, n, r, i), name: t }),
  g = (e, t, n, r, i, a) => ({ ...m(e, `catch`, t, null, n, r), chip: _e(i, a) }),
  _ = (e, t, n, r) => m(e, `event`, t, null, n, r),
  ve = [
    h(`pallet`, `Pallet Town`, null, 1979, 7533),
    g(`p01`, `pink`, 1513, 6809, 1101, 6788),
    _(`p02`, `pink`, 1464, 6119),
    g(`p03`, `pink`, 1039, 5792, 638, 5919),
    h(`viridian`, `Viridian City`, { draw: 2 }, 1630, 5291),
    _(`p04`, `pink`, 1511, 4508),
    g(`p05`, `pink`, 1194, 3949, 817, 4191),
    g(`p06`, `pink`, 1595, 3623, 1879, 3178),
    _(`p07`, `pink`, 1288, 3161),
    g(`p08`, `pink`, 881, 2932, 480, 3123),
    g(`p09`, `pink`, 828, 2280, 422, 2153),
    g(`p10`, `pink`, 1282, 2068, 1183, 1479),
    h(`pewter`, `Pewter City`, { draw: 2 }, 1976, 2005),
    _(`p11`, `pink`, 1792, 1271),
    g(`p12`, `pink`, 1967, 665, 1587, 436),
    _(`p13`, `pink`, 2310, 1072),
    g(`p14`, `pink`, 2763, 1059, 2778, 445),
    g(`p15`, `pink`, 2939, 1695, 2781, 2254),
    g(`g01`, `green`, 3609, 1610, 3709, 2216),
    _(`g02`, `green`, 3765, 992),
    g(`g03`, `green`, 4210, 1034, 4254, 432),
    g(`g04`, `green`, 4678, 1025, 4930, 530),
    _(`g05`, `green`, 4965, 1542),
    h(`cerulean`, `Cerulean City`, `revive`, 5665, 1462),
    g(`g06`, `green`, 6417, 1110, 6303, 517),
    _(`g07`, `green`, 7081, 1326),
    g(`g08`, `green`, 7535, 1331, 7477, 720),
    g(`g09`, `green`, 7960, 1610, 7924, 2225),
    _(`g10`, `green`, 8390, 1801),
    g(`g11`, `green`, 8794, 2025, 9210, 1869),
    _(`g12`, `green`, 8858, 2695),
    h(`lavender`, `Lavender Town`, { draw: 2 }, 8210, 3225),
    _(`g13`, `green`, 5867, 2309),
    g(`g14`, `green`, 5392, 2305, 4968, 2377),
    h(`saffron`, `Saffron City`, { draw: 2 }, 5714, 3379),
    g(`g15`, `green`, 5015, 3267, 4892, 3852),
    _(`g16`, `green`, 4532, 3068),
    h(`celadon`, `Celadon City`, { draw: 2 }, 3818, 3352),
    _(`g17`, `green`, 6423, 3322),
    g(`g18`, `green`, 7084, 3331, 7157, 2725),
    _(`g19`, `green`, 7547, 3326),
    _(`b01`, `blue`, 5463, 4148),
    g(`b02`, `blue`, 5864, 4483, 6309, 4428),
    h(`vermilion`, `Vermilion City`, `revive`, 5707, 5330),
    _(`b03`, `blue`, 6417, 5258),
    _(`b04`, `blue`, 7102, 4742),
    g(`b05`, `blue`, 7556, 4742, 7702, 4127),
    g(`b06`, `blue`, 7099, 5792, 7187, 6428),
    _(`b07`, `blue`, 7564, 5767),
    _(`b08`, `blue`, 7974, 5258),
    g(`b09`, `blue`, 8451, 4161, 8896, 4106),
    _(`b10`, `blue`, 8507, 4831),
    g(`b11`, `blue`, 8536, 5487, 8978, 5585),
    g(`b12`, `blue`, 8387, 6250, 8741, 6644),
    _(`b13`, `blue`, 7945, 6415),
    g(`b14`, `blue`, 7597, 7038, 8021, 7233),
    g(`b15`, `blue`, 7439, 7695, 7646, 8267),
    _(`b16`, `blue`, 7070, 8072),
    g(`b17`, `blue`, 6405, 8068, 6306, 7441),
    g(`b18`, `blue`, 5995, 8403, 6250, 8894),
    _(`b19`, `blue`, 5556, 8225),
    h(`fuchsia`, `Fuchsia City`, { draw: 2 }, 4886, 8242),
    g(`r01`, `red`, 2907, 3703, 2620, 3246),
    g(`r02`, `red`, 2910, 4424, 2506, 4254),
    g(`r03`, `red`, 2919, 5136, 2497, 5258),
    _(`r04`, `red`, 2910, 5839),
    g(`r05`, `red`, 2913, 6547, 2488, 6631),
    _(`r06`, `red`, 2910, 7254),
    g(`r07`, `red`, 3604, 7843, 3697, 8445),
    _(`r08`, `red`, 4239, 8119),
    g(`r09`, `red`, 5053, 9174, 5416, 9487),
    g(`r10`, `red`, 4564, 9496, 4300, 9008),
    _(`r11`, `red`, 3612, 9568),
    _(`r12`, `red`, 2922, 9551),
    _(`r13`, `red`, 2471, 9390),
    h(`cinnabar`, `Cinnabar Island`, { draw: 2 }, 2777, 8500),
  ],
  ye = [
    m(`i01`, `arrival`, null, null, 3605, 6210),
    m(`i02`, `draw`, null, { draw: 1 }, 3605, 5644),
    m(`i03`, `event`, null, null, 3707, 5133),
    m(`i04`, `draw`, null, { draw: 3 }, 3924, 4799),
    m(`i05`, `final`, null, null, 4209, 4799),
    m(`i06`, `event`, null, null, 4491, 4799),
    m(`i07`, `draw`, null, { draw: 2 }, 4705, 5153),
    m(`i08`, `catch-any`, `red`, null, 4797, 5644),
    m(`i09`, `event`, null, null, 4804, 6195),
    m(`i10`, `catch-any`, `blue`, null, 4708, 6701),
    m(`i11`, `event`, null, null, 4488, 7055),
    m(`i12`, `final`, null, null, 4209, 7055),
    m(`i13`, `catch-any`, `green`, null, 3911, 7045),
    m(`i14`, `draw`, null, { draw: 2 }, 3697, 6711),
  ],
  v = [...ve, ...ye],
  be = [
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
  xe = be[0],
  Se = be.flatMap((e) => e.slice(1).map((t, n) => [e[n], t])),
  Ce = _e(8934, 8689),
  we = _e(4206, 5890),
  Te = [3416, 2360],
  Ee = new Map(v.map((e, t) => [e.id, t]));
function y(e) {
  const t = Ee.get(e);
  if (t === void 0) throw Error(`no space is called ${e}`);
  return t;
}
const De = y(`pallet`);
y(`cerulean`), y(`vermilion`);
const b = y(`cinnabar`),
  x = y(`i01`),
  Oe = v.map((e, t) =>
    t >= x
      ? [t + 1 < v.length ? t + 1 : x]
      : Se.filter((t) => t.includes(e.id)).map(([t, n]) => y(t === e.id ? n : t)),
  ),
  S = v.map(({ colour: e }) => (e ? f.indexOf(e) : -1)),
  C = f.map((e) => [...v.keys()].filter((t) => v[t].kind === `catch` && v[t].colour === e)),
  ke = [...v.keys()].filter((e) => v[e].kind === `city`),
  Ae = v.map(({ id: e }) => {
    const t = xe.indexOf(e);
    return t >= 0 && t + 1 < xe.length ? y(xe[t + 1]) : -1;
  }),
  je = (e) => Ae[e] >= 0,
  Me = (e) => e >= x;
function Ne(e, t) {
  return (
    (t.further ??= Oe[t.end]
      .filter((n) => n !== e && !t.path.includes(n))
      .map((e) => ({ path: Object.freeze([...t.path, e]), end: e, further: null }))),
    t.further
  );
}
const Pe = (e) => ({ ways: e, paths: Object.freeze(e.map((e) => e.path)) }),
  Fe = v.map((e, t) => {
    const n = { path: [], end: t, further: null },
      r = [Pe([]), Pe(Ne(t, n))];
    for (; r.length <= 6; ) {
      const { ways: e } = r[r.length - 1];
      r.push(Pe(e.flatMap((e) => (e.end === b ? [e] : Ne(t, e)))));
    }
    return r;
  }),
  Ie = Fe.map((e, t) => (je(t) ? e.map(({ ways: e }) => Pe(e.filter((e) => e.path[0] === Ae[t]))) : e));
function Le(e, t, n, r) {
  const i = (n ? Fe : Ie)[e][t],
    { ways: a } = i;
  for (let t = 0; t < a.length; t++) if (Re(a[t].end, r)) return ze(e, a, r, []);
  return i.paths;
}
const Re = (e, t) => e !== b && t(e);
function ze(e, t, n, r) {
  for (const i of t) Re(i.end, n) ? ze(e, Ne(e, i), n, r) : r.push(i.path);
  return r;
}
const w = [
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
  Be = Object.fromEntries(w.map((e, t) => [e.id, t])),
  T = [
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
  Ve = [
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
  He = [0, ...p.map((e) => e.power)],
  Ue = [0, ...p.map((e) => e.attack)],
  We = [!1, ...p.map((e) => e.colour === `starter`)],
  Ge = [null, ...p.map(({ dex: e }) => Ve.find((t) => t.members.at(-1) === e) ?? null)],
  E = (e, t) => !e.ko.includes(t),
  Ke = (e) => We[e];
function D(e) {
  let t = 0;
  for (const n of e.team) t += He[n];
  for (const n of e.ko) t -= He[n];
  return t;
}
const qe = (e) => Ue[e];
function O(e, t) {
  const n = Ge[t];
  return n?.members.every((t) => e.team.includes(t)) ? n.bonus : 0;
}
const Je = (e) => e.team.filter((t) => E(e, t)),
  Ye = (e) => e.team.length > e.ko.length,
  Xe = (e) => e.team.filter((e) => !Ke(e)),
  Ze = (e, t) => (t ? Xe(e).filter((t) => E(e, t)) : Xe(e));
function Qe(e, t) {
  e.team.push(t);
}
function $e(e, t) {
  e.ko.push(t);
}
function et(e, t) {
  e.ko.splice(e.ko.indexOf(t), 1);
}
function tt(e, t, n) {
  e.team.splice(e.team.indexOf(n), 1), t.team.push(n);
  const r = e.ko.indexOf(n);
  r < 0 || (e.ko.splice(r, 1), t.ko.push(n));
}
const nt = (e) => e.reduce((e, t) => e + t, 0) / e.length,
  rt = nt(T.map(({ attack: e, bonus: t }) => e + nt(t))),
  it = { power: 0.34, strike: 0.2, final: 0.22, plateau: 0.1, enter: 0.12, cards: 0.06, out: 0.02 };
function at(e, t) {
  if (e.winner >= 0) return +(e.winner === t);
  let n = 0;
  e.trainers.forEach((r, i) => {
    i !== t && (n = Math.max(n, ot(e, r)));
  });
  const r = 0.3 + 0.65 * (ot(e, e.trainers[t]) - 0.3 * n);
  return Math.min(0.98, Math.max(0.02, r));
}
function ot(e, t) {
  let n = st(e, t),
    r = 1 / (1 + Math.exp((rt - n) / 2.2)),
    i =
      it.power * Math.min(1, D(t) / 20) +
      it.strike * Math.min(1, n / rt) +
      it.final * r +
      it.cards * Math.min(1, t.hand.length / 7) -
      it.out * t.ko.length;
  return Me(t.at) && (i += it.plateau + it.enter * r * ct(t.at)), i;
}
function st(e, t) {
  let n = 0;
  for (const e of t.team) E(t, e) && (n = Math.max(n, qe(e) + O(t, e)));
  const r = [];
  for (const n of [...t.hand, ...t.aside]) {
    const t = w[e.items.kind[n]];
    t?.kind === `attack-bonus` && r.push(t.values[0]);
  }
  r.sort((e, t) => t - e);
  for (let e = 0; e < Math.min(2, r.length); e++) n += r[e];
  return n;
}
function ct(e) {
  const t = v.length - x;
  for (let n = 1; n <= t; n++) if (v[x + ((e - x + n) % t)].kind === `final`) return n <= 6 ? 1 : 6 / n;
  return 0;
}
const k = (e) => `pokemon:${e}`,
  lt = (e) => `circle:${e}`,
  ut = (e) => `mover:${e}`,
  dt = (e, t) => (t === 0 ? w[e].id : `${w[e].id}#${t + 1}`),
  ft = (e, t) => `card:${dt(e, t)}`,
  pt = `dungeon`,
  mt = {
    start: A,
    stop: A,
    'answer-offer': A,
    ball: A,
    'doll-challenge': A,
    'doll-trade': A,
    send: A,
    'send-final': A,
    revive: A,
    center: A,
    event: A,
    'last-potion': A,
    'final-potion': A,
    'over-limit': A,
    move: _t,
    offer: yt,
    bonus: bt,
    'bonus-final': bt,
    discards: bt,
    'time-machine': (e, t, n, r) => ({ id: `reroll:${t + 1}`, say: [`reroll`, t, gt(r)[t]] }),
    dungeon: (e, t) => ({ id: `chip:${t + 1}`, say: [`dungeon-chip`, t], at: pt }),
    chance: xt,
    'catch-any': xt,
    'trade-want': (e, t) => {
      const n = e.trainers.findIndex((e) => e.team.includes(t)),
        r = !E(e.trainers[n], t);
      return { id: `take:${t}`, say: [`take-from`, t, n, r], at: k(t) };
    },
    'trade-give': (e, t, n) => ({
      id: `give:${t}`,
      say: [`pokemon-given`, t, !E(e.trainers[n], t)],
      at: k(t),
    }),
    fight: (e, t) => ({ id: `fight:${t}`, say: [`trainer`, t], at: ut(t) }),
  };
function ht(e, t, n, r) {
  return mt[t.question.kind](e, n, r, t);
}
function A(e, t, n) {
  switch (t.do) {
    case `fly`:
      return { id: `fly:${v[t.to].id}`, say: [`fly`, t.to], at: v[t.to].id, clause: `C-FLY-01` };
    case `potion`:
      return { id: `potion:${t.dex}`, say: [`potion`, t.dex], at: k(t.dex), clause: `C-POT-01` };
    case `send`: {
      const r = qe(t.dex) + O(e.trainers[n], t.dex);
      return { id: `send:${t.dex}`, say: [`send`, t.dex, r], at: k(t.dex) };
    }
    case `revive`:
      return { id: `revive:${t.dex}`, say: [`revive`, t.dex], at: k(t.dex) };
    case `ball`:
      return { id: `ball:${w[t.sort].id}`, say: [`ball`, t.sort], at: ft(t.sort, 0) };
    default:
      return { id: t.do, say: [t.do] };
  }
}
const gt = (e) => (e.question.about ?? [])[1];
function _t(e, t, n, r) {
  return vt(t, r.options(n));
}
function vt(e, t) {
  const n = e[e.length - 1],
    { id: r } = v[n],
    i = t.filter((t) => t !== e && t.at(-1) === n);
  if (i.length === 0) return { id: `move:${r}`, say: [`go`, n], at: r };
  const a = e.find((e) => i.every((t) => !t.includes(e))) ?? e[0];
  return { id: `move:${r}:by-${v[a].id}`, say: [`go-by`, n, a], at: r, clause: `C-MOVE-11` };
}
function yt(e, t) {
  const n = (t) => e.trainers.some(({ ko: e }) => e.includes(t));
  if (`give` in t) {
    const { give: e } = t;
    return { id: `give:${e}`, say: [`give-pokemon`, e, n(e)], at: k(e) };
  }
  if (`want` in t) {
    const { want: e } = t;
    return { id: `want:${e}`, say: [`want-pokemon`, e, n(e)], at: k(e) };
  }
  if (`giveItem` in t) {
    const { giveItem: e, copy: n } = t;
    return { id: `give:${dt(e, n)}`, say: [`give-item`, e], at: ft(e, n) };
  }
  return { id: `want:${dt(t.wantItem, t.copy)}`, say: [`want-item`, t.wantItem], clause: `C-TRADE-09` };
}
function bt(e, { sort: t, copy: n }) {
  return { id: dt(t, n), say: [`card`, t], at: ft(t, n) };
}
function xt(e, t) {
  const { id: n } = v[t];
  return { id: `chip:${n}`, say: [`chip-on`, t, Math.max(0, e.circles[t])], at: lt(n) };
}
const j = (e, t, n) => ({ tone: `step`, walk: { piece: ut(e), path: [t, ...n].map((e) => v[e].id) } }),
  St = (e) => e.find(([e]) => e === `master`)?.[2] ?? -1,
  Ct = { secret: !0 },
  wt = {
    turn: (e, t) => ({ tone: `turn`, turn: { seat: e, no: t } }),
    rolled: (e, t) => ({ tone: `dice`, dice: [{ seat: e, pips: t }] }),
    moved: j,
    stopped: (e, t, n, r) => j(e, n, r),
    flew: (e, t, n) => j(e, t, [n]),
    'entered-plateau': (e) => j(e, b, [x]),
    'called-to-cinnabar': (e, t, n) => ({
      ...j(e, n, [b]),
      result: { winner: e, losers: [], say: [`result.called`, e], lines: [[`result.power`, t]] },
    }),
    appeared: { tone: `flip` },
    'met-legend': { tone: `flip` },
    caught: (e, t) => ({ tone: `caught`, ...(p[t - 1].colour === `yellow` ? { result: Tt(e, t) } : {}) }),
    missed: { tone: `missed` },
    'took-chip': { tone: `caught` },
    'drew-items': { tone: `deal` },
    'got-items': Ct,
    'your-discards': Ct,
    spoils: Ct,
    'took-spoils': { tone: `deal` },
    'drew-event': { tone: `flip` },
    'rival-drawn': Ct,
    'rival-shown': { tone: `flip`, pause: !0 },
    'turned-up': { tone: `flip` },
    totals: { pause: !0 },
    'won-battle': (e, t, n, r, i) => ({
      tone: `out`,
      result: {
        winner: e,
        losers: [t],
        say: [`result.battle`, e, t],
        lines: [
          [`result.sum`, e, r],
          [`result.sum`, t, i],
          [`result.out`, t, n],
        ],
      },
    }),
    'challenge-won': (e, t) => ({
      tone: `caught`,
      result: { winner: e, losers: [], say: [`result.challenge`, e], lines: [[`result.revived`, t]] },
    }),
    'challenge-lost': (e, t) => ({
      tone: `missed`,
      result: {
        winner: null,
        losers: [e],
        say: [`result.challenge-lost`, e],
        lines: [[`result.still-out`, t]],
      },
    }),
    'no-fit-finalist': (e, t) => j(e, t, [b]),
    'lost-final': (e, t, n, r, i) => ({
      ...j(e, n, [b]),
      tone: `out`,
      result: {
        winner: null,
        losers: [e],
        say: [`result.lost-final`, e, St(i)],
        lines: [[`result.sum`, e, r], [`result.sum`, e, i], [`result.out`, e, t], [`result.reward`]],
      },
    }),
    won: (e, t, n) => ({
      tone: `won`,
      result: {
        winner: e,
        losers: [],
        say: [`result.won`, e, St(n)],
        lines: [
          [`result.sum`, e, t],
          [`result.sum`, e, n],
        ],
      },
    }),
  },
  Tt = (e, t) => ({ winner: e, losers: [], say: [`result.legend`, e, t], lines: [[`chip-text`, t]] });
function M({ dex: e, rival: t, evolution: n, die: r, cards: i }) {
  const a = [];
  t >= 0 ? a.push([`master`, T[t].attack, t]) : e > 0 && a.push([`attack`, qe(e), e]),
    n > 0 && a.push([`evolution`, n]),
    r > 0 && a.push([`die`, r]),
    r > 0 && t >= 0 && a.push([`masters-bonus`, T[t].bonus[r - 1]]);
  for (const e of i) a.push([`card`, w[e].values[0], e]);
  return a;
}
const N = (e) => e.reduce((e, [, t]) => e + t, 0);
function Et({ items: e, rivals: t, trainers: n }, r, i) {
  const a = r.dice[i];
  if (r.final && i === 1) return { dex: r.picks[1], rival: t.kind[r.rival], evolution: 0, die: a, cards: [] };
  const o = n[r.sides[i]],
    s = r.picks[i];
  return { dex: s, rival: -1, evolution: O(o, s), die: a, cards: o.aside.map((t) => e.kind[t]) };
}
function Dt(e, t, n) {
  const r = t.dice[n];
  if (t.final && n === 1) {
    const e = t.rival ?? -1;
    return { dex: e < 0 ? 0 : T[e].dex, rival: e, evolution: 0, die: r, cards: [] };
  }
  const i = e.trainers[t.sides[n]],
    a = t.picks[n];
  return { dex: a, rival: -1, evolution: O(i, a), die: r, cards: i.aside.filter((e) => e !== null) };
}
const Ot = {
    attack: `base`,
    master: `base`,
    evolution: `plus`,
    die: `die`,
    'masters-bonus': `plus`,
    card: `card`,
  },
  kt = ([e, t], n = !1) => ({
    value: t,
    say: [`part`, e],
    kind: Ot[e],
    ...(n && e === `card` ? { hidden: n } : {}),
  }),
  At = (e) => ({ value: null, say: [`part`, e], kind: Ot[e] }),
  jt = { value: null, say: [`part.face-down`], kind: `card`, hidden: !0 };
function Mt(e, t) {
  const n = Pt(t);
  return {
    kind: t.final ? `final` : `trainer`,
    say: t.final ? [`final-battle`] : [`trainer-battle`],
    sides: [It(e, t, 0), It(e, t, 1)],
    stages: Nt,
    stage: n,
    decided: t.decided,
    due: Ft(t, n),
  };
}
const Nt = [[`stage.choose`], [`stage.bonus`], [`stage.roll`], [`stage.window`], [`stage.totals`]];
function Pt({ picks: e, cards: t, dice: n, decided: r }) {
  return r === null ? (n.includes(0) ? (t.includes(-1) ? +!e.includes(0) : 2) : 3) : 4;
}
function Ft({ sides: e, picks: t, cards: n, dice: r }, i) {
  return i === 0
    ? [e[t[0] === 0 ? 0 : 1]]
    : i === 1
      ? [e[n[0] < 0 ? 0 : 1]]
      : i === 2
        ? e.filter((e, t) => r[t] === 0)
        : [];
}
function It(t, n, r) {
  const i = n.sides[r],
    a = Dt(t, n, r),
    o = n.final && r === 1,
    s = o ? [] : t.trainers[i].aside,
    c = M(a).map((e) => kt(e, !n.up));
  for (const e of s) e === null && c.push(jt);
  const l = a.dex === 0 || a.die === 0 || n.cards[r] < 0;
  return {
    seat: i,
    say: o ? [`side.master`, i, a.rival] : [`side`, i],
    fighters: a.dex === 0 ? [] : [Lt(n, r, a)],
    dice: a.die === 0 ? [] : [a.die],
    cards: s.map((e) => (e === null ? Rt(i) : zt(i, e, n.up))),
    sum: e(c, l),
    emblem: { kind: `mover`, seat: i },
    ...(o && n.picks[1] === 0 && a.rival >= 0 ? { notes: [[`only-you`]] } : {}),
  };
}
function Lt(e, t, { dex: n, rival: r }) {
  const i = e.decided === 0 || e.decided === 1 ? e.decided !== t : !1;
  return {
    id: r < 0 ? k(n) : `rival:${T[r].id}`,
    kind: `chip`,
    of: String(n),
    figure: p[n - 1].power,
    seat: e.sides[t],
    say: [`pokemon`, n],
    state: i ? `out` : `fights`,
    notes: [r < 0 ? [`chip-text`, n] : [`rival-text`, r]],
  };
}
const Rt = (e) => ({ kind: `card`, seat: e, say: [`part.face-down`] }),
  zt = (e, t, n) => ({
    kind: `card`,
    of: w[t].id,
    seat: e,
    say: [`card`, t],
    ...(n ? {} : { marks: [`face-down`] }),
  }),
  P = (e) => Object.freeze({ do: e }),
  Bt = P(`roll`),
  Vt = P(`enter`),
  Ht = P(`go-on`),
  Ut = P(`trade`),
  Wt = P(`challenge`),
  Gt = P(`try`),
  Kt = P(`decline`),
  qt = P(`leave`),
  Jt = P(`dice`),
  Yt = P(`accept`),
  Xt = P(`refuse`),
  Zt = P(`use`),
  Qt = P(`discard`),
  $t = (e) => [0, ...p.map((e) => e.dex)].map((t) => Object.freeze(e(t))),
  en = v.map((e, t) => Object.freeze({ do: `fly`, to: t })),
  tn = $t((e) => ({ do: `potion`, dex: e })),
  nn = $t((e) => ({ do: `send`, dex: e })),
  rn = $t((e) => ({ do: `revive`, dex: e })),
  an = w.map((e, t) => Object.freeze({ do: `ball`, sort: t })),
  on = w.map(({ count: e }, t) => Array.from({ length: e }, (e, n) => Object.freeze({ sort: t, copy: n }))),
  sn = $t((e) => ({ give: e })),
  cn = $t((e) => ({ want: e })),
  ln = on.map((e) => e.map(({ sort: e, copy: t }) => Object.freeze({ giveItem: e, copy: t }))),
  un = on.map((e) => e.map(({ sort: e, copy: t }) => Object.freeze({ wantItem: e, copy: t }))),
  F = (e, t) => ({ kind: e, clause: t }),
  I =
    (e, t, n = !1) =>
    (...r) =>
      n ? { kind: e, clause: t, about: r, secret: n } : { kind: e, clause: t, about: r },
  dn = F(`start`, `C-TURN-01`),
  fn = I(`move`, `C-MOVE-05`),
  pn = I(`stop`, `C-OCC-04`),
  mn = I(`offer`, `C-TRADE-02`),
  hn = I(`answer-offer`, `C-TRADE-04`),
  gn = I(`ball`, `C-BALL-01`),
  _n = I(`time-machine`, `C-REACT-01`),
  vn = I(`doll-challenge`, `C-REACT-03`),
  yn = I(`doll-trade`, `C-REACT-04`),
  bn = I(`send`, `C-BATTLE-04`),
  xn = F(`send-final`, `C-FINAL-05`),
  Sn = I(`bonus`, `C-BATTLE-05`, !0),
  Cn = I(`bonus-final`, `C-FINAL-07`, !0),
  wn = F(`revive`, `C-REV-05`),
  Tn = F(`center`, `C-PC-01`),
  En = I(`event`, `C-POT-02`),
  Dn = F(`dungeon`, `C-UD-01`),
  On = I(`chance`, `C-CHANCE-01`),
  kn = F(`trade-want`, `C-TRADEV-01`),
  An = I(`trade-give`, `C-TRADEV-01`),
  jn = F(`fight`, `C-FIGHT-01`),
  Mn = I(`catch-any`, `C-IND-05`),
  Nn = F(`last-potion`, `C-POT-02`),
  Pn = F(`final-potion`, `C-FINAL-18`),
  Fn = I(`over-limit`, `C-ITEM-05`),
  In = I(`discards`, `C-REACT-09`, !0),
  Ln = Be[`time-machine`],
  Rn = Be.fly,
  zn = Be.potion,
  Bn = Be[`poke-doll`],
  Vn = w.map((e) => e.kind === `poke-ball`),
  Hn = w.map((e) => e.kind === `attack-bonus`),
  L = he();
function* Un(e, n, r) {
  const { items: i, trainers: a } = e.s,
    o = [];
  for (let s = 0; s < r; s++) {
    const r = yield* c(e, i, t(n), `item`);
    if (r === null) break;
    a[n].hand.push(r), o.push(i.kind[r]);
  }
  L(e, 255, `drew-items`, n, o.length), L(e, t(n), `got-items`, o);
}
function R(e, t, n) {
  L(e, 255, `played`, t, n);
  const { items: r, trainers: i } = e.s,
    a = le(r, i[t].hand, n);
  ne(e, r, a, 255), ie(r, a);
}
function Wn(e, t, n) {
  const { items: r, trainers: i } = e.s,
    a = [];
  for (const e of i[t].hand) {
    const t = r.kind[e];
    (n === void 0 || n[t]) && a.push(on[t][a.filter((e) => e.sort === t).length]);
  }
  return a;
}
const Gn = (e, t) => {
  const { sort: n, copy: r } = t;
  return r === 0 || e.includes(on[n][r - 1]);
};
function Kn(e, n, r, i) {
  const { items: a, trainers: o } = e.s,
    { hand: s } = o[n],
    c = i === void 0 ? s : s.filter((e) => i[a.kind[e]]);
  return (
    r.length > 0 && oe(a, c, 255 & ~t(n)),
    r.map(({ sort: e }) => {
      const t = s.findIndex((t) => a.kind[t] === e);
      return s.splice(t, 1)[0];
    })
  );
}
const qn = (e, t, n) => ce(e.s.items, e.s.trainers[t].hand, n),
  z = Array.from({ length: 6 }, (e, t) => t + 1),
  Jn = [],
  Yn = Array.from({ length: 7 }, (e, t) => Array.from({ length: t }, (e, t) => t));
function* Xn(e, t, n, r = 0, i = -1) {
  for (;;) {
    const a = 1 + (yield* e.chance(n, 6));
    L(e, 255, `rolled`, t, a, n);
    const o = yield* $n(e, _n(n, [a], r, i), 1, -1);
    if (o === null) return a;
    R(e, o.seat, Ln);
  }
}
function* Zn(e, t, n, r, i = []) {
  for (let r = 0; r < t.length; r++) yield* Qn(e, t[r], n, i, r);
  if (n === `first`) return i;
  for (;;) {
    const a = yield* $n(e, _n(n, i.slice(), 0, -1), t.length, r);
    if (a === null) return i;
    R(e, a.seat, Ln), yield* Qn(e, t[a.use], n, i, a.use);
  }
}
function* Qn(e, t, n, r, i) {
  (r[i] = 1 + (yield* e.chance(n, 6))), L(e, 255, `rolled`, t, r[i], n);
}
function $n(e, t, n, r) {
  const { items: i, trainers: a } = e.s;
  return e.window(e.from(e.s.active), t, (e) => (e !== r && ce(i, a[e].hand, Ln) ? Yn[n] : Jn));
}
function er(e, t) {
  const { ko: n } = e.s.trainers[t];
  return n.length > 0 && t === e.s.active && qn(e, t, zn) ? n.map((e) => tn[e]) : tr;
}
const tr = [],
  nr = [Ht];
function rr(e, t, n) {
  R(e, t, zn), et(e.s.trainers[t], n), L(e, 255, `revived`, t, n);
}
function* ir(e, t, n) {
  for (;;) {
    const r = yield* e.ask(t, n, () => {
      const n = er(e, t);
      return n.length === 0 ? nr : [Ht, ...n];
    });
    if (r.do !== `potion`) return;
    rr(e, t, r.dex);
  }
}
const ar = (e, t) => Ye(e) && Ye(t);
function* or(e, t, n) {
  const r = sr([t, n]);
  return (
    (e.s.battle = r),
    L(e, 255, `challenged`, t, n),
    (yield* e.window([n], vn(t), (t) => (qn(e, t, Bn) ? [Zt] : []))) === null
      ? (yield* cr(e, r), !0)
      : ((e.s.battle = null), R(e, n, Bn), L(e, 255, `doll-stops-battle`, n, t), !1)
  );
}
const sr = (e) => ({
  final: !1,
  sides: e,
  picks: [0, 0],
  cards: [-1, -1],
  dice: [0, 0],
  up: !1,
  decided: null,
  rival: -1,
});
function* cr(e, t) {
  const { s: n } = e,
    { sides: r } = t;
  for (const n of lr) yield* ur(e, t, n, bn(r[1 - n]));
  for (const n of lr) yield* dr(e, t, n, Sn(r[1 - n]));
  const i = yield* fr(e, t),
    a = t.decided === 0 ? 0 : 1,
    o = 1 - a;
  $e(n.trainers[r[o]], t.picks[o]),
    L(e, 255, `won-battle`, r[a], r[o], t.picks[o], i[a], i[o]),
    (n.battle = null),
    mr(e),
    yield* hr(e, r[a], r[o]);
}
const lr = [0, 1];
function* ur(e, t, n, r) {
  const i = t.sides[n];
  for (;;) {
    const a = yield* e.ask(i, r, () => {
      const n = Je(e.s.trainers[i]).map((e) => nn[e]);
      return t.final ? n : [...n, ...er(e, i)];
    });
    if (a.do === `send`) {
      (t.picks[n] = a.dex), L(e, 255, `sent-out`, i, a.dex);
      return;
    }
    a.do === `potion` && rr(e, i, a.dex);
  }
}
function* dr(e, t, n, r) {
  const i = t.sides[n],
    a = yield* e.compose(i, r, () => Wn(e, i, Hn), { min: 0, max: 2, fits: Gn });
  (e.s.trainers[i].aside = Kn(e, i, a, Hn)), (t.cards[n] = a.length), L(e, 255, `set-aside`, i, a.length);
}
function* fr(e, t) {
  const n = t.final ? t.sides[1] : -1;
  for (;;) {
    (t.decided = null), t.dice.fill(0), yield* Zn(e, t.sides, `battle`, n, t.dice), (t.up = !0);
    for (const n of lr) pr(e, t.sides[n]);
    const r = [M(Et(e.s, t, 0)), M(Et(e.s, t, 1))],
      [i, a] = [N(r[0]), N(r[1])];
    if (
      ((t.decided = i === a ? `tie` : i > a ? 0 : 1),
      L(e, 255, `totals`, t.sides[0], r[0], t.sides[1], r[1]),
      t.decided !== `tie`)
    )
      return r;
  }
}
function pr(e, t) {
  const { items: n, trainers: r } = e.s,
    { aside: i } = r[t];
  i.length === 0 ||
    i.every((e) => n.seen[e] === 255) ||
    L(
      e,
      255,
      `turned-up`,
      t,
      i.map((t) => ne(e, n, t, 255)),
    );
}
function mr(e) {
  for (const t of e.from(e.s.active)) {
    const n = e.s.trainers[t];
    for (const t of n.aside) ie(e.s.items, t);
    n.aside = [];
  }
}
function* hr(e, n, r) {
  const { items: i, trainers: a } = e.s,
    { hand: o } = a[r],
    s = t(n) | t(r),
    c = [];
  for (o.length > 0 && oe(i, o, 255 & ~s); c.length < 2 && o.length > 0; ) {
    const t = yield* e.chance(`spoils`, o.length, s);
    c.push(o.splice(t, 1)[0]);
  }
  L(e, 255, `took-spoils`, n, r, c.length);
  const l = c.map((r) => ne(e, i, r, t(n)));
  l.length > 0 && L(e, s, `spoils`, n, r, l),
    a[n].hand.push(...c),
    c.length < 2 && (yield* Un(e, n, 2 - c.length));
}
const gr = (e, t) => _r(e) && _r(t),
  _r = (e) => e.team.some((e) => !Ke(e));
function* vr(e, t, n) {
  const r = yield* e.compose(t, mn(n), () => yr(e, t, n), {
    min: 2,
    max: 2 ** 53 - 1,
    fits: (t, r) => br(e, n, t, r),
    check: (e) => xr(e),
  });
  return (
    L(e, 255, `offered`, t, n, r),
    (yield* e.ask(n, hn(t, r), () => (Sr(e, n, r) ? [Yt, Xt] : [Xt]))).do === `refuse`
      ? (L(e, 255, `refused`, n, t), !1)
      : (L(e, 255, `accepted`, n, t), Cr(e, t, n, r), !0)
  );
}
function yr(e, t, n) {
  const { trainers: r } = e.s;
  return [
    ...Xe(r[t]).map((e) => sn[e]),
    ...Xe(r[n]).map((e) => cn[e]),
    ...Wn(e, t).map(({ sort: e, copy: t }) => ln[e][t]),
    ...w.flatMap(({ count: e }, t) => un[t].slice(0, Math.min(e, r[n].hand.length))),
  ];
}
function br(e, t, n, r) {
  return `giveItem` in r
    ? r.copy === 0 || n.includes(ln[r.giveItem][r.copy - 1])
    : `wantItem` in r
      ? r.copy > 0 && !n.includes(un[r.wantItem][r.copy - 1])
        ? !1
        : n.filter((e) => `wantItem` in e).length < e.s.trainers[t].hand.length
      : !0;
}
function xr(e) {
  return e.some((e) => `give` in e) && e.some((e) => `want` in e) ? null : `offer-needs-both`;
}
function Sr(e, t, n) {
  const r = Wn(e, t);
  return n.every(
    (e) => !(`wantItem` in e) || r.some(({ sort: t, copy: n }) => t === e.wantItem && n === e.copy),
  );
}
function Cr(e, t, n, r) {
  const { items: i, trainers: a } = e.s,
    o = a[t],
    s = a[n],
    c = [],
    l = [];
  for (const e of r)
    `give` in e
      ? tt(o, s, e.give)
      : `want` in e
        ? tt(s, o, e.want)
        : `giveItem` in e
          ? l.push(le(i, o.hand, e.giveItem))
          : c.push(le(i, s.hand, e.wantItem));
  for (const t of [...c, ...l]) ne(e, i, t, 255);
  o.hand.push(...c), s.hand.push(...l);
}
function* wr(e, t) {
  const { s: n } = e,
    r = n.trainers[t];
  for (;;) {
    const n = yield* e.ask(t, dn, () => Dr(e, t));
    if (n.do === `roll`) break;
    if ((n.do === `potion` && rr(e, t, n.dex), n.do === `fly`)) return Ar(e, t, n.to), !0;
    if (n.do === `enter`) {
      kr(r, x), L(e, 255, `entered-plateau`, t);
      break;
    }
  }
  const i = yield* Xn(e, t, `move`),
    a = yield* e.ask(t, fn(i), () => Le(r.at, i, r.roams, (e) => jr(n, e, t))),
    o = Tr(n.options, a, i);
  return (yield* Mr(e, t, a, o)) ? (o || L(e, 255, `not-exact`, t), o) : !1;
}
const Tr = ({ pushedFinal: e }, t, n) => e || t.length <= n || v[t[t.length - 1]].kind !== `final`,
  Er = [Bt];
function Dr(e, t) {
  const n = e.s.trainers[t],
    r = Or(n);
  if (!r && n.hand.length === 0) return Er;
  const i = r ? [Vt] : [];
  if ((!r || e.s.options.indigoEntry === `optional`) && (i.push(Bt), qn(e, t, Rn)))
    for (const e of ke) e !== n.at && i.push(en[e]);
  return i.push(...er(e, t)), i;
}
const Or = (e) => e.at === b && D(e) >= 20;
function kr(e, t) {
  (e.at = t), je(t) || (e.roams = !0);
}
function Ar(e, t, n) {
  const r = e.s.trainers[t],
    i = r.at;
  R(e, t, Rn), kr(r, n), L(e, 255, `flew`, t, i, n);
}
function jr(e, t, n) {
  for (let r = 0; r < e.trainers.length; r++) if (r !== n && e.trainers[r].at === t) return !0;
  return !1;
}
function* Mr(e, t, n, r) {
  let i = e.s.trainers[t],
    a = n;
  for (let o = 0; o < n.length - 1; o++) {
    const s = Nr(e.s, n[o], t);
    if (!(s < 0)) {
      if (yield* Pr(e, t, s, a, r)) return !1;
      i.at === n[o] && (a = n.slice(o + 1));
    }
  }
  const o = i.at;
  for (const e of a) kr(i, e);
  return L(e, 255, `moved`, t, o, a), !0;
}
function Nr(e, t, n) {
  let r = -1;
  for (let i = 0; i < e.trainers.length; i++)
    if (i !== n && e.trainers[i].at === t) {
      if (r >= 0) return -1;
      r = i;
    }
  return r;
}
function* Pr(e, t, n, r, i) {
  const a = pn(n, r, i);
  for (;;) {
    const i = yield* e.ask(t, a, () => Lr(e, t, n));
    switch (i.do) {
      case `potion`:
        rr(e, t, i.dex);
        break;
      case `trade`:
        return Fr(e, t, n, r), yield* vr(e, t, n);
      case `challenge`:
        return Fr(e, t, n, r), yield* or(e, t, n);
      default:
        return !1;
    }
  }
}
function Fr(e, t, n, r) {
  const { trainers: i } = e.s,
    a = i[t],
    o = a.at,
    s = r.slice(0, r.indexOf(i[n].at) + 1);
  for (const e of s) kr(a, e);
  L(e, 255, `stopped`, t, n, o, s);
}
const Ir = [Ht];
function Lr(e, t, n) {
  const r = e.s.trainers[t],
    i = e.s.trainers[n],
    a = gr(r, i),
    o = ar(r, i);
  return !a && !o ? Ir : [Ht, ...(a ? [Ut] : []), ...(o ? [Wt] : []), ...er(e, t)];
}
const Rr = (e, t, n) => [`brings.power`, n, e.trainers[t].power + n, 20];
function zr({ team: e }, t) {
  const n = { team: [...e, ...t] };
  return n.team.flatMap((r) => {
    const i = O(n, r);
    return i > O({ team: e }, r) || (i > 0 && t.includes(r)) ? [[`brings.set`, r, i]] : [];
  });
}
const Br = ({ team: e }, t) => {
    const n = { team: e.filter((e) => e !== t) };
    return [
      [`cost.pokemon`, t],
      ...n.team.flatMap((t) => (O(n, t) < O({ team: e }, t) ? [[`cost.set`, t]] : [])),
    ];
  },
  Vr = (e, t, n) => [[`brings.chip`, n], ...zr(e.trainers[t], [n])],
  Hr = (e, t, n) => [[`brings.chip`, n], Rr(e, t, p[n - 1].power), ...zr(e.trainers[t], [n])];
function Ur(e, t, n, r = !0) {
  const { id: i, kind: a, effect: o } = v[n],
    s = S[n],
    c = e.circles[i];
  switch (a) {
    case `catch`:
      return c === void 0 ? [`lands.nothing`] : c > 0 ? [`lands.wild`, c] : [`lands.face-down`, s];
    case `event`:
      return [`lands.event`];
    case `final`:
      return r ? [`lands.final`] : [`lands.pushed`];
    case `catch-any`:
      return C[s].some((t) => e.circles[v[t].id] !== void 0) ? [`lands.catch-any`, s] : [`lands.nothing`];
    default:
      return o === null
        ? [`lands.nothing`]
        : o === `revive`
          ? e.trainers[t].ko.length > 0
            ? [`lands.revive`]
            : [`lands.all-fit`]
          : [`lands.draw`, o.draw];
  }
}
function Wr(e, t, n) {
  const r = e.trainers[t];
  return n.slice(0, -1).flatMap((n) => {
    const i = [...e.trainers.keys()].filter((r) => r !== t && e.trainers[r].at === v[n].id),
      a = e.trainers[i[0]];
    return i.length === 1 && (gr(r, a) || ar(r, a)) ? [[`brings.stop`, i[0]]] : [];
  });
}
function Gr(e, t, [n, r], i) {
  let a = [],
    o = [],
    s = 0;
  for (const c of i) {
    const i = `give` in c || `giveItem` in c,
      l = i === (t === n);
    if (`give` in c || `want` in c) {
      const t = `give` in c ? c.give : c.want,
        u = E(e.trainers[i ? n : r], t) ? p[t - 1].power : 0;
      (s += l ? -u : u), l ? o.push([`cost.pokemon`, t]) : a.push([`brings.chip`, t]);
    } else {
      const e = `giveItem` in c ? c.giveItem : c.wantItem;
      l ? o.push([`cost.card`, e]) : a.push([`card`, e]);
    }
  }
  return { brings: [...a, Rr(e, t, s)], costs: o };
}
function* Kr(e, t, n) {
  const { s: r } = e;
  if (r.circles[n] === 0) return;
  yield* qr(e, n);
  const i = r.circles[n];
  (yield* Xr(e, t, i)) && Jr(e, t, n);
}
function* qr(e, t) {
  const { s: n } = e;
  if (n.circles[t] !== -1) return;
  const r = n.unseen[S[t]],
    i = yield* e.chance(`chip`, r.length);
  (n.circles[t] = r.splice(i, 1)[0]), L(e, 255, `appeared`, n.circles[t], t);
}
function Jr(e, t, n) {
  const { s: r } = e;
  Qe(r.trainers[t], r.circles[n]), (r.circles[n] = Yr(r, S[n]) > 0 ? -1 : 0);
}
function Yr(e, t) {
  let n = 0;
  for (const r of C[t]) e.circles[r] === -1 && n++;
  return e.unseen[t].length - n;
}
function* Xr(e, t, n) {
  const r = yield* e.ask(t, gn(n), () => Zr(e, t));
  if (r.do === `decline`) return L(e, 255, `declined`, t, n), !1;
  const i = r.do === `ball` ? r.sort : -1;
  i >= 0 && R(e, t, i);
  const a = yield* Xn(e, t, `catch`, n, i),
    o = ei(n, a, i, e.s.options.ballShiftMandatory);
  return o === null
    ? (L(e, 255, `missed`, t, n, a, Qr(n, i, e.s.options.ballShiftMandatory)), !1)
    : (L(e, 255, `caught`, t, n, a, o), !0);
}
function Zr(e, t) {
  const n = [Gt];
  for (const { sort: r, copy: i } of Wn(e, t, Vn)) i === 0 && n.push(an[r]);
  return e.s.options.catchOptional && n.push(Kt), n;
}
const Qr = (e, t, n) => z.filter((r) => ei(e, r, t, n) !== null),
  $r = [0];
function ei(e, t, n, r) {
  const { catches: i } = p[e - 1],
    a = n < 0 ? $r : w[n].values;
  return (n < 0 || !r) && i.includes(t) ? 0 : (a.find((e) => i.includes(t + e)) ?? null);
}
function ti({ view: e, seat: t }, n, r) {
  const i = Qr(n, r, e.options.ballShiftMandatory);
  return {
    chance: i.length / z.length,
    faces: i,
    say: [`odds.catches`],
    yes: [[`caught`, t, n]],
    no: [[`missed`, t, n]],
  };
}
function ni({ view: e, seat: t }, n) {
  const r = n.map((t) => Qr(t, -1, e.options.ballShiftMandatory)),
    i = r.every((e) => e.join() === r[0].join()),
    a = e.options.catchOptional || e.trainers[t].known.some((e) => Vn[e]);
  return {
    chance: r.reduce((e, t) => e + t.length, 0) / (z.length * r.length),
    ...(i ? { faces: r[0] } : {}),
    say: [`odds.catches-plainly`],
    yes: [[`caught`, t]],
    no: [[`missed`, t]],
    ...(a ? { given: [`try`] } : {}),
  };
}
function ri(e, t) {
  const n = e.circles[v[t].id] ?? 0;
  return n > 0 ? [n] : e.unseen[S[t]];
}
const ii = (e) => e.unseen[f.indexOf(`yellow`)],
  ai = ({ seat: e }) => ({
    chance: d.length / z.length,
    faces: d,
    say: [`odds.revives`],
    yes: [[`challenge-won`, e]],
    no: [[`challenge-lost`, e]],
  }),
  oi = ({ chance: e, faces: t, yes: n, no: r }, i) => ({
    chance: 1 - e,
    ...(t === void 0 ? {} : { faces: z.filter((e) => !t.includes(e)) }),
    say: i,
    yes: r,
    no: n,
  }),
  si =
    ({ view: e, seat: t }) =>
    (n) =>
      e.trainers.some(({ at: e }, r) => r !== t && e === v[n].id);
function ci(e, t) {
  const { view: n, seat: r } = e,
    i = z.map((n) => Le(t, n, !0, si(e))[0]),
    a = i.map((e, t) => v[e[e.length - 1]].kind === `final` && Tr(n.options, e, z[t])),
    o = (e) => [`moved`, r, t, e],
    s = z.filter((e, t) => a[t]);
  return {
    chance: s.length / z.length,
    faces: s,
    say: [`odds.final`],
    yes: i.filter((e, t) => a[t]).map(o),
    no: i.filter((e, t) => !a[t]).map(o),
    given: n.trainers.slice(1).map(() => `go-on`),
  };
}
const li = (e, t) => N(M({ ...e, die: t }));
function ui(e, t) {
  let n = 0,
    r = 0;
  for (const i of z)
    for (const a of z) {
      const [o, s] = [li(e, i), li(t, a)];
      o > s ? n++ : o < s && r++;
    }
  return n / (n + r);
}
const di = (e) => [
  ...M({ ...e, die: 0 }).map((e) => kt(e)),
  At(`die`),
  ...(e.rival >= 0 ? [At(`masters-bonus`)] : []),
];
function fi({ known: e }) {
  return e
    .filter((e) => Hn[e])
    .sort((e, t) => w[t].values[0] - w[e].values[0])
    .slice(0, 2);
}
const pi = (e) => e.map((t, n) => dt(t, e.slice(0, n).filter((e) => e === t).length)),
  mi = ({ cards: e, known: t }) => e === t.length && !t.some((e) => Hn[e]),
  hi = (e, t, n) => ({ dex: t, rival: -1, evolution: O(e, t), die: 0, cards: n });
function gi(e, t, n, r) {
  const i = e.trainers[t],
    a = Je(i),
    o = n !== null && n.picks[r] > 0 ? n.picks[r] : a.length === 1 ? a[0] : 0;
  if (o === 0) return null;
  if (n?.up) return { ...Dt(e, n, r), die: 0 };
  const s = n === null ? -1 : n.cards[r];
  return s === 0 || (s < 0 && mi(i)) ? hi(i, o, []) : null;
}
function _i(e, t, n, r, i = 0) {
  return {
    chance: ui(n, r),
    say: [`odds.wins`, i],
    sum: { parts: di(n), against: di(r) },
    yes: [[`won-battle`, e, t]],
    no: [[`won-battle`, t, e]],
  };
}
function vi(e, t, n) {
  const r = { dex: T[n].dex, rival: n, evolution: 0, die: 0, cards: [] };
  return {
    chance: ui(t, r),
    say: [`odds.beats`, n, 0],
    sum: { parts: di(t), against: di(r) },
    yes: [[`won`, e]],
    no: [[`lost-final`, e]],
  };
}
const yi = (e) => (e.length > 0 ? { given: e } : {}),
  bi = (e) => (e.length > 0 ? [pi(e)] : []);
function xi({ view: e, seat: t }, n) {
  const { battle: r } = e;
  if (r === null) return null;
  const i = e.trainers[t],
    a = fi(i),
    o = hi(i, n, a);
  if (r.final) {
    const e = T.map((e, n) => vi(t, o, n).chance);
    return {
      chance: e.reduce((e, t) => e + t, 0) / e.length,
      say: [`odds.beats`, -1, a.length],
      yes: [[`won`, t]],
      no: [[`lost-final`, t]],
      unseen: !0,
      ...yi(bi(a)),
    };
  }
  const s = +(r.sides[0] === t),
    c = r.sides[s],
    l = gi(e, c, r, s);
  return l && { ..._i(t, c, o, l, a.length), ...yi(bi(a)) };
}
function Si({ view: e, seat: t }, n) {
  const r = e.trainers[t],
    i = gi(e, n, null, 1);
  if (i === null) return null;
  const a = fi(r),
    o = Je(r),
    s = (e) => qe(e) + O(r, e),
    c = o.reduce((e, t) => (s(t) > s(e) ? t : e)),
    l = [...(o.length > 1 || (r.ko.length > 0 && r.known.includes(zn)) ? [`send:${c}`] : []), ...bi(a)];
  return { ..._i(t, n, hi(r, c, a), i, a.length), ...yi(l) };
}
function Ci({ view: e, seat: t }, n) {
  const { battle: r } = e;
  if (r === null) return null;
  const i = r.sides[0] === t ? 0 : 1,
    a = { ...Dt(e, r, i), cards: n };
  if (r.final) return r.rival === null ? null : vi(t, a, r.rival);
  const o = +(i === 0),
    s = gi(e, r.sides[o], r, o);
  return s && _i(t, r.sides[o], a, s);
}
function wi({ view: e, seat: t }, n) {
  const { battle: r } = e;
  if (r === null || (!r.final && !r.sides.includes(t))) return null;
  const i = r.sides[0] === t ? 0 : 1,
    a = +(i === 0);
  if (r.sides.some((t) => e.trainers[t].aside.includes(null))) return null;
  const [o, s] = [Dt(e, r, i), Dt(e, r, a)],
    c = ui(o, s),
    l = z.map((e) => {
      const t = n === i ? li(o, e) : N(M(o)),
        r = n === i ? N(M(s)) : li(s, e);
      return t > r ? 1 : t < r ? 0 : c;
    }),
    [u] = r.sides,
    ee = [[`lost-final`, u]],
    te = r.final ? [[`won`, u]] : [[`won-battle`, t]],
    ne = r.final ? ee : [[`won-battle`, r.sides[a]]],
    re = r.final && i === 1;
  return {
    chance: l.reduce((e, t) => e + t, 0) / z.length,
    say: re ? [`odds.master-wins`] : [`odds.wins`, 0],
    yes: re ? ee : te,
    no: re ? te : ne,
  };
}
function Ti(e, t, n, r, i) {
  const { view: a, seat: o } = e,
    s = { view: a, seat: a.active };
  if (t === `battle`) return wi(e, n);
  if (t !== `catch` && t !== `revive`) return null;
  const c = t === `catch` ? ti(s, r, i) : ai(s);
  return o === a.active ? c : oi(c, t === `catch` ? [`odds.gets-away`] : [`odds.revives-none`]);
}
function Ei(e, t, n, r, i) {
  const { view: a, seat: o } = e;
  if (t === `catch`) return Qr(r, i, a.options.ballShiftMandatory).includes(n[0]);
  if (t === `revive`) return d.includes(n[0]);
  const { battle: s } = a;
  if (
    t !== `battle` ||
    s === null ||
    !s.sides.includes(o) ||
    a.trainers.some(({ aside: e }) => e.includes(null))
  )
    return null;
  const c = [0, 1].map((e) => N(M(Dt(a, s, e))));
  return c[0] !== c[1] && c[s.sides[0] === o ? 0 : 1] === Math.max(...c);
}
const Di = (e) => y(e.at),
  Oi = (e) => e.map((e) => v[e].id),
  B = (e) => [`cost.card`, e],
  ki = (e) => (e === null ? {} : { odds: e });
function Ai(e) {
  const { view: t, seat: n, decision: r, option: i } = e,
    a = t.trainers[n],
    o = Le(Di(a), r.say[1], a.roams, si(e));
  return o.find((e) => vt(e, o).id === i.id);
}
function ji(e, t) {
  const { view: n, seat: r } = e,
    i = Ai(e);
  return {
    way: Oi([Di(n.trainers[r]), ...i]),
    brings: [Ur(n, r, t, Tr(n.options, i, e.decision.say[1])), ...Wr(n, r, i)],
    act: [`act.go`, t],
  };
}
function Mi({ view: e, seat: t, decision: n }) {
  const [, r, i, a] = n.say,
    o = i.indexOf(Di(e.trainers[r]));
  return { met: r, ahead: i, there: o, lands: a, way: Oi([Di(e.trainers[t]), ...i.slice(0, o + 1)]) };
}
const Ni = ({ view: e, seat: t }, n) => [Rr(e, t, p[n - 1].power)];
function Pi({ view: e, seat: t }, n) {
  const { battle: r } = e;
  if (r === null) return {};
  const [i, a] = r.picks,
    o = r.sides[0] === t ? [n, a] : [i, n];
  return { preview: Mt(e, { ...r, picks: o }) };
}
function Fi(e, t) {
  const { view: n, seat: r } = e,
    { battle: i } = n;
  if (i === null) return {};
  const [a, o] = i.cards,
    s = i.sides[0] === r ? [t.length, o] : [a, t.length],
    c = n.trainers.map((e, n) => (n === r ? { ...e, aside: t } : e));
  return { preview: Mt({ ...n, trainers: c }, { ...i, cards: s }), ...ki(Ci(e, t)) };
}
const Ii = {
    pass: ({ view: e, seat: t, decision: n }) => {
      if (n.kind === `doll-challenge`) return { role: `ends`, act: [`act.fight`] };
      if (n.kind !== `doll-trade`) return { role: `ends` };
      const [, r, i, a] = n.say;
      return { ...Gr(e, t, [r, t], [{ give: i }, { want: a }]), role: `ends`, act: [`act.let-trade`] };
    },
    roll: (e) => {
      const t = Di(e.view.trainers[e.seat]);
      return {
        ...(e.decision.options.some(({ id: e }) => e === `enter`) ? {} : { role: `natural` }),
        ...(t >= x ? { odds: ci(e, t) } : {}),
      };
    },
    enter: (e) => ({ role: `natural`, way: Oi([b, x]), brings: [[`lands.plateau`]], odds: ci(e, x) }),
    fly: ({ view: e, seat: t }, n) => ({
      way: [e.trainers[t].at, v[n].id],
      brings: [Ur(e, t, n)],
      costs: [B(Rn), [`cost.roll`]],
    }),
    go: (e, t) => ji(e, t),
    'go-by': (e, t) => ji(e, t),
    'go-on': (e) => {
      if (e.decision.kind !== `stop`) return { role: `ends` };
      const { view: t, seat: n } = e,
        { ahead: r, there: i, lands: a } = Mi(e);
      return {
        role: `ends`,
        way: Oi([Di(t.trainers[n]), ...r]),
        brings: [Ur(t, n, r[r.length - 1], a), ...Wr(t, n, r.slice(i + 1))],
      };
    },
    trade: (e) => {
      const { ahead: t, way: n } = Mi(e);
      return { way: n, costs: [[`cost.landing-if`, t[t.length - 1]]] };
    },
    challenge: (e) => {
      const { met: t, ahead: n, way: r } = Mi(e);
      return {
        way: r,
        brings: [[`brings.spoils`, 2]],
        costs: [[`cost.landing`, n[n.length - 1]], [`cost.fighter`]],
        ...ki(Si(e, t)),
      };
    },
    trainer: ({ view: e, seat: t }, n) => ({
      brings: [[`brings.spoils`, 2]],
      costs: [[`cost.fighter`]],
      act: [`act.challenge`, n],
      ...ki(Si({ view: e, seat: t }, n)),
    }),
    'give-pokemon': ({ view: e, seat: t }, n) => ({ costs: Br(e.trainers[t], n) }),
    'want-pokemon': ({ view: e, seat: t }, n) => ({ brings: Vr(e, t, n) }),
    'give-item': (e, t) => ({ costs: [B(t)] }),
    'want-item': (e, t) => ({ brings: [[`card`, t]], note: [`card-text`, t] }),
    accept: ({ view: e, seat: t, decision: n }) => {
      const [, r, i] = n.say;
      return Gr(e, t, [r, t], i);
    },
    refuse: () => ({ role: `ends` }),
    try: (e) => ({ role: `natural`, odds: ti(e, e.decision.say[1], -1) }),
    ball: (e, t) => ({ odds: ti(e, e.decision.say[1], t), costs: [B(t)], note: [`card-text`, t] }),
    decline: () => ({ role: `ends` }),
    reroll: (e, t) => {
      const [, n, r, i, a] = e.decision.say,
        { view: o, seat: s } = e,
        c = n === `battle` ? o.battle?.sides[t] === s : n !== `rival` && o.active === s;
      return {
        costs: [B(Ln)],
        ...ki(Ti(e, n, t, i, a)),
        ...(c && Ei(e, n, r, i, a) === !0 ? { role: `harms` } : {}),
      };
    },
    use: ({ decision: e }) => ({
      brings: e.kind === `doll-challenge` ? [[`brings.no-battle`]] : [[`brings.no-trade`, e.say[3]]],
      costs: [B(Bn)],
    }),
    send: (e, t) => {
      const n = O(e.view.trainers[e.seat], t);
      return {
        ...Pi(e, t),
        brings: [[`brings.attack`, qe(t)], ...(n > 0 ? [[`brings.evolution`, n]] : [])],
        act: [`act.send`, t],
        ...ki(xi(e, t)),
      };
    },
    potion: (e, t) => ({ brings: Ni(e, t), costs: [B(zn)] }),
    revive: (e, t) => ({ brings: Ni(e, t) }),
    leave: () => ({ role: `ends` }),
    dice: (e) => {
      const { ko: t } = e.view.trainers[e.seat],
        n = t.reduce((e, t) => e + p[t - 1].power, 0);
      return { odds: ai(e), brings: [Rr(e.view, e.seat, n)], costs: [[`cost.revival`]] };
    },
    card: (e, t) =>
      e.decision.kind === `discards`
        ? { costs: [B(t)] }
        : {
            ...Fi(e, [t]),
            brings: [[`brings.bonus`, w[t].values[0]]],
            costs: [B(t)],
            note: [`card-text`, t],
          },
    discard: () => ({ role: `natural` }),
    'dungeon-chip': (e) => ({ odds: ni(e, ii(e.view)), act: [`act.turn-over`] }),
    'chip-on': (e, t, n) => {
      const { view: r, seat: i, decision: a } = e,
        o = a.kind === `chance`;
      return {
        brings: n > 0 ? Hr(r, i, n) : [[`brings.face-down`]],
        act: o ? [`act.take`, n] : [`act.try`, n],
        ...(o ? {} : { odds: ni(e, ri(r, t)) }),
      };
    },
    'take-from': ({ view: e, seat: t }, n) => ({ brings: Vr(e, t, n), act: [`act.take`, n] }),
    'pokemon-given': ({ view: e, seat: t, decision: n }, r, i) => {
      const a = n.say[1],
        o = e.trainers[t],
        s = { team: o.team.filter((e) => e !== r) },
        c = e.trainers.some((e) => e.ko.includes(a)) ? 0 : p[a - 1].power;
      return {
        brings: [Rr(e, t, c - (i ? 0 : p[r - 1].power)), ...zr(s, [a]).filter(([, e]) => O(o, e) === 0)],
        costs: Br(o, r),
        act: [`give-pokemon`, r, i],
      };
    },
  },
  V = [
    { id: `unknown-dungeon`, kind: `unknown-dungeon`, name: `Unknown Dungeon Pokémon`, value: 1, count: 10 },
    { id: `chance`, kind: `chance`, name: `Chance Card`, value: 1, count: 5 },
    { id: `pokemon-center`, kind: `pokemon-center`, name: `Pokémon Center`, value: 1, count: 2 },
    { id: `trade`, kind: `trade`, name: `Trade Pokémon`, value: 1, count: 10 },
    { id: `fight`, kind: `fight`, name: `Let's Fight!`, value: 1, count: 10 },
    { id: `take-1`, kind: `take-items`, name: `Take 1 Item Card`, value: 1, count: 9 },
    { id: `take-2`, kind: `take-items`, name: `Take 2 Item Cards`, value: 2, count: 5 },
    { id: `take-3`, kind: `take-items`, name: `Take 3 Item Cards`, value: 3, count: 3 },
  ];
Object.fromEntries(V.map((e, t) => [e.id, t]));
function Li(e, { marks: t = [], ...n } = {}) {
  const { colour: r, power: i } = p[e - 1],
    a = Ve.flatMap(({ members: t }, n) => (t.includes(e) ? [n] : []));
  return {
    figure: i,
    ...n,
    kind: `chip`,
    of: String(e),
    ...(t.length > 0 && { marks: t }),
    say: [`pokemon`, e],
    tag: [`chip-colour`, f.indexOf(r)],
    lines: [
      [`chip-text`, e],
      [`chip-catch`, e],
      ...a.map((e) => [`chip-group`, e]),
      ...(t.includes(`ko`) ? [[`chip-ko`]] : []),
    ],
  };
}
const Ri = (e) => ({ kind: `event`, of: V[e].id, say: [`event-name`, e], lines: [[`event-text`, e]] });
function zi(e) {
  const t = w.findIndex(({ id: t }) => t === e.of);
  return t < 0
    ? { ...e, say: [`part.face-down`], lines: [[`card-back-text`]] }
    : {
        ...e,
        say: [`card`, t],
        lines: [
          [`card-text`, t],
          [`when-text`, t],
          [`card-many`, t],
        ],
      };
}
function Bi(e) {
  const { kind: t, effect: n } = v[e],
    r = S[e];
  switch (t) {
    case `catch`:
      return [[`place.catch`, r]];
    case `event`:
      return [[`place.event`]];
    case `arrival`:
      return [[`place.arrival`]];
    case `final`:
      return [[`place.final`]];
    case `catch-any`:
      return [[`place.catch-any`, r]];
    default:
      return n === `revive`
        ? [[`place.revive`]]
        : [n === null ? [`place.nothing`] : [`place.draw`, n.draw], ...(e === b ? [[`place.cinnabar`]] : [])];
  }
}
function H(e) {
  if (e.of === void 0) return null;
  const t = y(e.of.slice(e.of.indexOf(`:`) + 1));
  return { ...e, say: [`space`, t], lines: Bi(t) };
}
const Vi = {
    chip: (e) => (e.of === void 0 ? null : Li(Number(e.of), e)),
    'chip-back': (e) => ({ ...e, say: [`face-down-chip`], lines: [[`chip-back-text`]] }),
    card: zi,
    mover: (e) =>
      e.seat === void 0 ? null : { ...e, say: [`mover`, e.seat], lines: [[`mover-text`, e.seat]] },
    city: H,
    catch: H,
    circle: H,
    draw: H,
    arrival: H,
    final: H,
    'catch-any': H,
    event: (e) => {
      const t = V.findIndex(({ id: t }) => t === e.of);
      return t < 0 ? H(e) : Ri(t);
    },
    dungeon: (e) => (e.of === `dungeon` ? { ...e, say: [`the-dungeon`], lines: [[`place.dungeon`]] } : null),
    deck: (e) => (e.of === `rivals` ? { ...e, say: [`rival-deck`], lines: [[`place.rivals`]] } : null),
  },
  Hi = ({ view: e }) => (e.event < 0 ? [] : [[`event-text`, e.event]]);
function Ui(e, t, n = !0) {
  const { view: r, seat: i } = e,
    a = Li(t, r.trainers.some((e) => e.ko.includes(t)) ? { marks: [`ko`] } : {}),
    o = n ? [Rr(r, i, p[t - 1].power), ...zr(r.trainers[i], [t])] : [];
  return { ...a, lines: [...a.lines, ...o, ...Hi(e)] };
}
const U = ({ view: e }) => (e.event < 0 ? {} : { subject: Ri(e.event) }),
  Wi = (e) => ({ card: e }),
  Gi = (e) => [`sends.aside`, e],
  Ki = {
    'give-pokemon': (e) => ({ give: e }),
    'want-pokemon': (e) => ({ want: e }),
    'give-item': (e) => ({ giveItem: e, copy: 0 }),
    'want-item': (e) => ({ wantItem: e, copy: 0 }),
  },
  qi = ({ say: [e, t] }) => Ki[e](t),
  Ji = (e, t) => ({
    hint: t,
    sends: Gi,
    together: (t) =>
      Fi(
        e,
        t.map(({ say: e }) => e[1]),
      ),
  }),
  Yi = {
    start: () => ({ hint: [`hint.start`] }),
    move: (e, t) => ({ hint: [`hint.move`], dice: [t] }),
    stop: () => ({ hint: [`hint.stop`] }),
    offer: ({ view: e, seat: t }, n) => ({
      hint: [`hint.offer`],
      sends: () => [`sends.offer`],
      together: (r) => Gr(e, t, [t, n], r.map(qi)),
    }),
    'answer-offer': () => ({ hint: [`hint.answer-offer`] }),
    ball: (e, t) => ({ hint: [`hint.ball`], subject: Ui(e, t) }),
    'time-machine': (e, t, n, r, i) => ({
      hint: Xi(Ei(e, t, n, r, i), t, r),
      dice: n,
      ...Wi(`time-machine`),
      ...(r > 0 ? { subject: Ui(e, r, e.seat === e.view.active) } : {}),
    }),
    'doll-challenge': (e) => ({ hint: [`hint.doll-challenge`], ...Wi(`poke-doll`), ...U(e) }),
    'doll-trade': (e, t, n) => ({ hint: [`hint.doll-trade`], ...Wi(`poke-doll`), subject: Ui(e, n, !1) }),
    send: (e) => ({ hint: [`hint.send`], ...U(e) }),
    'send-final': () => ({ hint: [`hint.send-final`] }),
    bonus: (e) => Ji(e, [`hint.bonus`]),
    'bonus-final': (e, t) => Ji(e, [`hint.bonus-final`, t]),
    revive: () => ({ hint: [`hint.revive`] }),
    center: (e) => ({ hint: [`hint.center`], ...U(e) }),
    event: (e) => ({ hint: [`hint.event`], ...Wi(`potion`), ...U(e) }),
    dungeon: (e) => ({ hint: [`hint.dungeon`], ...U(e) }),
    chance: (e) => ({ hint: [`hint.chance`], ...U(e) }),
    'trade-want': (e) => ({ hint: [`hint.trade-want`, e.view.options.tradeEventFitOnly], ...U(e) }),
    'trade-give': (e, t) => ({ hint: [`hint.trade-give`], subject: Ui(e, t, !1) }),
    fight: (e) => ({ hint: [`hint.fight`], ...U(e) }),
    'catch-any': () => ({ hint: [`hint.catch-any`] }),
    'last-potion': () => ({ hint: [`hint.potion`], ...Wi(`potion`) }),
    'final-potion': () => ({ hint: [`hint.final-potion`], ...Wi(`potion`) }),
    'over-limit': () => ({ hint: [`hint.over-limit`] }),
    discards: () => ({ hint: [`hint.discards`], sends: (e) => [`sends.discard`, e] }),
  };
function Xi(e, t, n) {
  return e === null
    ? [`hint.reroll`]
    : t === `catch`
      ? [`hint.reroll-catch`, n, e]
      : t === `revive`
        ? [`hint.reroll-revive`, e]
        : [`hint.reroll-battle`, e];
}
const Zi = a({ options: Ii, questions: Yi, lines: wt, things: Vi }),
  Qi = {
    start: ia,
    move: aa,
    stop: sa,
    offer: (e, t, n) => [...ca(e, t, `give`), ...ca(e, n.question.about?.[0], `want`)],
    send: la,
    'send-final': la,
    revive: ua,
    chance: da,
    'catch-any': da,
    'trade-want': (e, t) => e.trainers.flatMap((n, r) => (r === t ? [] : fa(e, r, `take`))),
    'trade-give': (e, t) => fa(e, t, `give`),
    fight: pa,
  };
function $i(e, t, n) {
  return [...(Qi[t.question.kind]?.(e, n, t) ?? []), ...ra(e, n, t)];
}
const ea = {
    'poke-ball': [[`why.ball`], `C-BALL-01`],
    'attack-bonus': [[`why.attack-bonus`], `C-ATK-03`],
    'time-machine': [[`why.time-machine`], `C-TM-03`],
    fly: [[`why.fly`], `C-FLY-04`],
    potion: [[`why.potion`], `C-POT-02`],
    'poke-doll': [[`why.doll`], `C-DOLL-01`],
  },
  ta = {
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
  na = /* @__PURE__ */ new Set([`discards`, `offer`]);
function ra(e, t, n) {
  const { kind: r } = n.question,
    i = e.trainers[t];
  return na.has(r)
    ? []
    : [...new Set(i.hand.map((t) => e.items.kind[t]))]
        .sort((e, t) => e - t)
        .flatMap((n) => {
          const a = w[n],
            o = (a.kind !== `potion` || t === e.active) && (ta[r]?.includes(a.kind) ?? !1),
            s = a.kind === `potion` && o && i.ko.length === 0;
          if (o && !s) return [];
          const [c, l] = s ? [[`why.no-ko`], `C-POT-03`] : ea[a.kind];
          return [{ id: `play:${a.id}`, say: [`card`, n], why: c, clause: l, at: ft(n, 0) }];
        });
}
function ia(e, t) {
  const n = e.trainers[t];
  if (n.at !== b) return [];
  const r = D(n);
  if (r < 20) return [{ id: `enter`, say: [`enter`], why: [`why.goal`, r], clause: `C-CIN-03` }];
  if (e.options.indigoEntry === `optional`) return [];
  const i = { why: [`why.must-enter`], clause: `C-OPT-04` },
    a = { id: `roll`, say: [`roll`], ...i };
  return ce(e.items, n.hand, Rn) ? [a, { id: `play:fly`, say: [`card`, Rn], at: ft(Rn, 0), ...i }] : [a];
}
function aa(e, t, n) {
  const r = e.trainers[t],
    i = n.options(t),
    a = new Set(i.map((e) => e.at(-1))),
    o = n.question.about?.[0];
  return v.flatMap(({ id: e }, t) => {
    if (a.has(t)) return [];
    const [n, s] = oa(r, t, o, i);
    return [{ id: `move:${e}`, say: [`go`, t], why: n, clause: s, at: e }];
  });
}
function oa(e, t, n, r) {
  if (t === e.at) return [[`why.here`], `C-MOVE-06`];
  if (Me(t)) return [[`why.plateau`], `C-IND-01`];
  if (!e.roams && je(t) && t < e.at) return [[`why.forward`], `C-MOVE-02`];
  const i = Le(e.at, n, e.roams, () => !1);
  return i.some((e) => e.includes(t) && e.at(-1) !== t)
    ? [[`why.turn-back`, n], `C-MOVE-06`]
    : [...i, ...r].some((e) => e.includes(t))
      ? [[`why.occupied`], `C-OCC-01`]
      : [[`why.count`, n], `C-MOVE-01`];
}
function sa(e, t, n) {
  const r = e.trainers[t],
    i = e.trainers[n.question.about?.[0]],
    a = [];
  return (
    gr(r, i) || a.push({ id: `trade`, say: [`trade`], why: [`why.only-starters`], clause: `C-TRADE-02` }),
    ar(r, i) || a.push({ id: `challenge`, say: [`challenge`], why: [`why.no-fit`], clause: `C-BATTLE-03` }),
    a
  );
}
function ca(e, t, n) {
  return e.trainers[t].team
    .filter(Ke)
    .map((e) => ({
      id: `${n}:${e}`,
      say: [`pokemon`, e],
      why: [`why.starter`, e],
      clause: `C-TRADE-03`,
      at: k(e),
    }));
}
function la(e, t) {
  return e.trainers[t].ko.map((e) => ({
    id: `send:${e}`,
    say: [`pokemon`, e],
    why: [`why.ko`, e],
    clause: `C-KO-02`,
    at: k(e),
  }));
}
function ua(e, t) {
  return e.trainers[t].ko.length >= 2
    ? []
    : [{ id: `dice`, say: [`dice`], why: [`why.one-ko`], clause: `C-REV-08` }];
}
function da(e, t, n) {
  const r = n.question.about?.[0],
    i = n.question.kind === `chance` ? `C-CHANCE-01` : `C-IND-05`;
  return C.flatMap((t, n) =>
    t.flatMap((t) => {
      const a = e.circles[t] === 0;
      if (!a && (r < 0 || n === r)) return [];
      const { id: o } = v[t],
        s = a ? [`why.no-chip`] : [`why.colour`, r];
      return [{ id: `chip:${o}`, say: [`circle`, t], why: s, clause: i, at: lt(o) }];
    }),
  );
}
function fa(e, t, n) {
  const r = e.trainers[t];
  return r.team.flatMap((t) => {
    const i = { id: `${n}:${t}`, say: [`pokemon`, t], at: k(t) };
    return Ke(t)
      ? [{ ...i, why: [`why.starter`, t], clause: `C-TRADEV-02` }]
      : !e.options.tradeEventFitOnly || E(r, t)
        ? []
        : [{ ...i, why: [`why.ko`, t], clause: `C-OPT-07` }];
  });
}
function pa(e, t) {
  return e.trainers.flatMap((e, n) =>
    n === t || Ye(e)
      ? []
      : [{ id: `fight:${n}`, say: [`trainer`, n], why: [`why.no-fit`], clause: `C-BATTLE-03`, at: ut(n) }],
  );
}
function* ma(e, t) {
  const { s: n } = e,
    r = (e) => n.circles[e] !== 0,
    i = S[n.trainers[t].at],
    a = i < 0 ? [] : C[i].filter(r),
    o = a.length > 0 ? a : C.flat().filter(r);
  if (o.length === 0) return !1;
  const s = yield* e.ask(t, On(a.length > 0 ? i : -1), () => o);
  return yield* qr(e, s), L(e, 255, `took-chip`, t, n.circles[s], s), Jr(e, t, s), !0;
}
function* ha(e, t) {
  const { trainers: n } = e.s,
    r = e.others(t).filter((e) => ar(n[t], n[e]));
  return r.length !== 0 && (yield* or(e, t, yield* e.ask(t, jn, () => r)), !0);
}
function* ga(e, t) {
  const { ko: n } = e.s.trainers[t],
    r = yield* e.ask(t, wn, () => [...n.map((e) => rn[e]), ...(n.length >= 2 ? [Jt] : []), qt]);
  r.do === `revive` ? ya(e, t, r.dex) : r.do === `dice` && (yield* _a(e, t));
}
function* _a(e, t) {
  const n = e.s.trainers[t],
    r = yield* Xn(e, t, `revive`),
    i = d.includes(r);
  L(e, 255, i ? `challenge-won` : `challenge-lost`, t, n.ko.length), i && (n.ko = []);
}
function* va(e, t, n) {
  const { ko: r } = e.s.trainers[t];
  if (r.length === 0) return;
  const i = yield* e.ask(t, n, () => r.map((e) => rn[e]));
  i.do === `revive` && ya(e, t, i.dex);
}
function ya(e, t, n) {
  et(e.s.trainers[t], n), L(e, 255, `revived`, t, n);
}
function* ba(e, t) {
  return e.s.trainers[t].ko.length !== 0 && (yield* va(e, t, Tn), !0);
}
function* xa(e, t, n) {
  return yield* Un(e, t, n), !0;
}
function* Sa(e, t) {
  const { trainers: n, options: r } = e.s,
    i = Ze(n[t], r.tradeEventFitOnly),
    a = e.others(t).flatMap((e) => Ze(n[e], r.tradeEventFitOnly));
  if (i.length === 0 || a.length === 0) return !1;
  const o = yield* e.ask(t, kn, () => a),
    s = yield* e.ask(t, An(o), () => i),
    c = e.others(t).find((e) => n[e].team.includes(o));
  return (
    L(e, 255, `forced-trade`, t, c, s, o),
    (yield* e.window([c], yn(t, s, o), (t) => (qn(e, t, Bn) ? [Zt] : []))) === null
      ? (tt(n[t], n[c], s), tt(n[c], n[t], o), L(e, 255, `traded`, t, c, s, o), !0)
      : (R(e, c, Bn), L(e, 255, `doll-stops-trade`, c, t), !0)
  );
}
const Ca = f.indexOf(`yellow`);
function* wa(e, t) {
  const { s: n } = e,
    r = n.unseen[Ca];
  return (
    r.length !== 0 &&
    (yield* e.ask(t, Dn, () => r.map((e, t) => t)),
    (n.dungeon = r[yield* e.chance(`yellow`, r.length)]),
    L(e, 255, `met-legend`, t, n.dungeon),
    (yield* Xr(e, t, n.dungeon))
      ? (r.splice(r.indexOf(n.dungeon), 1), Qe(n.trainers[t], n.dungeon))
      : L(e, 255, `legends-mixed`),
    (n.dungeon = 0),
    !0)
  );
}
const Ta = {
  'unknown-dungeon': wa,
  chance: ma,
  'pokemon-center': ba,
  trade: Sa,
  fight: ha,
  'take-items': xa,
};
function* Ea(e, t) {
  const { s: n } = e,
    r = yield* c(e, n.events, 255, `event`);
  if (r === null) return;
  n.event = n.events.kind[r];
  const i = V[n.event];
  L(e, 255, `drew-event`, t, n.event),
    yield* ir(e, t, En(n.event)),
    (yield* Ta[i.kind](e, t, i.value)) || L(e, 255, `no-effect`, n.event),
    ie(n.events, r),
    (n.event = -1);
}
function* Da(e, n) {
  const { s: r } = e,
    i = r.trainers[n];
  if ((L(e, 255, `entered-final`, n), yield* ir(e, n, Pn), !Ye(i))) {
    const t = i.at;
    (i.at = b), L(e, 255, `no-fit-finalist`, n, t);
    return;
  }
  const [a, o] = yield* Oa(e, n),
    s = yield* c(e, r.rivals, t(a), `rival-card`),
    l = {
      final: !0,
      sides: [n, a],
      picks: [0, 0],
      cards: [-1, 0],
      dice: [0, 0],
      up: !1,
      decided: null,
      rival: s,
    };
  (r.battle = l),
    L(e, 255, `became-master`, a, o),
    L(e, t(a), `rival-drawn`, r.rivals.kind[s]),
    yield* ur(e, l, 0, xn);
  const u = ne(e, r.rivals, s, 255);
  (l.picks[1] = T[u].dex), L(e, 255, `rival-shown`, a, u), yield* dr(e, l, 0, Cn(u));
  const [ee, te] = yield* fr(e, l);
  if (l.decided === 0) {
    (r.winner = n), L(e, 255, `won`, n, ee, te);
    return;
  }
  const re = i.at;
  $e(i, l.picks[0]),
    (i.at = b),
    L(e, 255, `lost-final`, n, l.picks[0], re, ee, te),
    (r.battle = null),
    mr(e),
    ae(r.rivals, [s]),
    yield* Un(e, a, 2);
}
function* Oa(e, t) {
  let n = e.others(t),
    r = 0;
  for (; n.length > 1; ) {
    const t = yield* Zn(e, n, `rival`, -1);
    (r = Math.max(...t)), (n = n.filter((e, n) => t[n] === r));
  }
  return [n[0], r];
}
function* ka(e, t) {
  const n = e.s.trainers[t].at;
  switch (v[n].kind) {
    case `city`:
    case `draw`:
      yield* Aa(e, t, n);
      return;
    case `catch`:
      yield* Kr(e, t, n);
      return;
    case `event`:
      yield* Ea(e, t);
      return;
    case `catch-any`:
      yield* ja(e, t, S[n]);
      return;
    case `final`:
      yield* Da(e, t);
      return;
    case `arrival`:
      return;
  }
}
function* Aa(e, t, n) {
  const { effect: r } = v[n];
  r === `revive` ? yield* ga(e, t) : r !== null && (yield* Un(e, t, r.draw));
}
function* ja(e, t, n) {
  const { s: r } = e,
    i = C[n].filter((e) => r.circles[e] !== 0);
  i.length !== 0 && (yield* Kr(e, t, yield* e.ask(t, Mn(n), () => i)));
}
const Ma = { do: `turn` },
  Na = { do: `landing` },
  Pa = { do: `end` };
function* Fa(e) {
  const { s: t } = e;
  t.turn++, L(e, 255, `turn`, t.active, t.turn);
  const n = yield* wr(e, t.active);
  t.agenda.push(Pa), n && t.agenda.push(Na);
}
const Ia = (e) => ka(e, e.s.active);
function* La(e) {
  const { s: t } = e;
  yield* ir(e, t.active, Nn);
  let n = yield* Ra(e, t.active);
  for (const r of e.from(t.active))
    for (; t.trainers[r].hand.length > 7; ) (yield* za(e, r)) && !n && (n = yield* Ra(e, t.active));
  (t.active = (t.active + 1) % e.n),
    t.turn === t.options.maxTurns
      ? ((t.stopped = !0), L(e, 255, `stopped-match`, t.turn))
      : t.agenda.push(Ma);
}
function* Ra(e, t) {
  const n = e.s.trainers[t];
  if (D(n) < 20 || n.at === b || Me(n.at)) return !1;
  const r = n.at;
  return kr(n, b), L(e, 255, `called-to-cinnabar`, t, D(n), r), yield* Aa(e, t, b), !0;
}
function* za(e, t) {
  const n = e.s.trainers[t].hand.length - 7,
    r = yield* e.ask(t, Fn(n), () => [Qt, ...er(e, t)]);
  return r.do === `potion`
    ? (rr(e, t, r.dex), !0)
    : (Ba(e, t, yield* e.compose(t, In(n), () => Wn(e, t), { min: n, max: n, fits: Gn })), !1);
}
function Ba(e, n, r) {
  for (const t of Kn(e, n, r)) ie(e.s.items, t);
  L(e, 255, `discarded`, n, r.length),
    L(
      e,
      t(n),
      `your-discards`,
      r.map(({ sort: e }) => e),
    );
}
function Va(e, t) {
  const n = Array(v.length).fill(0);
  for (const e of C.flat()) n[e] = -1;
  return {
    agenda: [{ do: `setup` }],
    options: Object.freeze({ ...t }),
    turn: 0,
    active: 0,
    winner: -1,
    stopped: !1,
    trainers: Array.from({ length: e }, () => ({ at: De, roams: !1, team: [], ko: [], hand: [], aside: [] })),
    circles: n,
    unseen: f.map((e) => p.filter((t) => t.colour === e).map((e) => e.dex)),
    dungeon: 0,
    items: o(w.map((e) => e.count)),
    events: o(V.map((e) => e.count)),
    rivals: o(T.map(() => 1)),
    event: -1,
    battle: null,
  };
}
const Ha = f.indexOf(`starter`);
function* Ua(e) {
  const { s: t } = e,
    n = t.unseen[Ha];
  for (let r = 0; r < e.n; r++) {
    const i = yield* e.chance(`starter`, n.length);
    Qe(t.trainers[r], n.splice(i, 1)[0]), L(e, 255, `got-starter`, r, t.trainers[r].team[0]);
  }
  const [r, i] = yield* Wa(e);
  (t.active = r), L(e, 255, `goes-first`, r, t.trainers[r].team[0], i), t.agenda.push(Ma);
}
function* Wa(e) {
  let t = e.s.trainers.map(D),
    n = Math.min(...t),
    r = e.from(0).filter((e) => t[e] === n),
    i = 0;
  for (; r.length > 1; ) {
    const t = yield* Zn(e, r, `first`, -1);
    (i = Math.max(...t)), (r = r.filter((e, n) => t[n] === i));
  }
  return [r[0], i];
}
const Ga = [
    ...v.map(({ id: e, x: t, y: n, kind: r, colour: i }, a) => ({
      id: e,
      x: t,
      y: n,
      kind: r,
      say: [`space`, a],
      ...(i === null ? {} : { colour: i }),
    })),
    ...v.flatMap(({ id: e, chip: t, colour: n }, r) =>
      t === null ? [] : [{ id: lt(e), ...t, kind: `circle`, colour: n, say: [`circle`, r] }],
    ),
    { id: pt, ...Ce, kind: `dungeon`, colour: `yellow`, say: [`the-dungeon`] },
    { id: `rivals`, ...we, kind: `deck`, say: [`rival-deck`] },
  ],
  Ka = v.flatMap(({ id: e }, t) =>
    Oe[t].filter((e) => e > t || Oe[e].indexOf(t) < 0).map((t) => [e, v[t].id]),
  );
function qa(e) {
  return {
    aspect: Te[0] / Te[1],
    places: Ga,
    links: Ka,
    pieces: [
      ...e.trainers.map(({ at: e }, t) => ({ id: ut(t), kind: `mover`, at: e, seat: t, say: [`mover`, t] })),
      ...Object.entries(e.circles).map(([e, t]) => eo(e, t)),
      ...(e.dungeon > 0 ? [$a(e.dungeon, pt)] : []),
      ...e.trainers.flatMap((e, t) => e.team.map((n) => to(e, t, n))),
      ...e.trainers.flatMap((t, n) => (n === e.seat ? no(t, n) : [])),
    ],
    zones: [
      ...e.trainers.flatMap((e, t) => [
        {
          id: `hand:${t}`,
          kind: `hand`,
          seat: t,
          count: e.cards,
          say: [`hand`, t],
          counted: [`cards`, e.cards],
        },
        { id: `team:${t}`, kind: `team`, seat: t, count: e.team.length, say: [`team`, t], beside: `always` },
      ]),
      { id: `items`, kind: `deck`, count: e.items.unordered + e.items.under.length, say: [`item-deck`] },
      { id: `events`, kind: `deck`, count: e.events.unordered + e.events.under.length, say: [`event-deck`] },
    ],
    gauges: e.trainers.map(({ power: e }, t) => ({ seat: t, value: e, goal: 20, say: [`power`] })),
    turn: { seat: e.turn === 0 || Ja(e) ? null : e.active, no: e.turn },
    phase: Ya(e),
    trays: Xa(e),
    ...(e.battle === null ? {} : { battle: Mt(e, e.battle) }),
    progress: Qa(e),
  };
}
const Ja = ({ winner: e, stopped: t }) => e >= 0 || t;
function Ya(e) {
  return Ja(e)
    ? [`phase.over`]
    : e.battle?.final
      ? [`final-battle`]
      : e.trainers.some(({ at: e }) => Me(y(e)))
        ? [`phase.plateau`]
        : [`phase.road`];
}
function Xa({ seat: e, trainers: t }) {
  const n = t[e];
  return n === void 0
    ? []
    : [
        {
          id: `hand`,
          say: [`tray.hand`],
          zones: [`hand:${e}`],
          shows: `cards`,
          about: [`tray.hand-about`, n.cards],
          empty: [`tray.hand-empty`],
        },
        {
          id: `team`,
          say: [`tray.team`],
          zones: [`team:${e}`],
          shows: `tokens`,
          about: [`tray.team-about`, n.power],
          empty: null,
        },
      ];
}
const Za = T.map(({ id: e, dex: t }, n) => ({
  id: `rival:${e}`,
  kind: `chip`,
  of: String(t),
  say: [`rival`, n],
  about: [
    [`rival.totals`, n],
    [`rival-text`, n],
  ],
  state: `later`,
}));
function Qa({ seat: e, trainers: t }) {
  const n = t[e]?.team ?? [],
    r = Ve.flatMap(({ id: e, members: t, bonus: r }, i) => {
      if (!t.some((e) => n.includes(e))) return [];
      const a = t.filter((e) => !n.includes(e)),
        o = t[t.length - 1];
      return [
        {
          id: `set:${e}`,
          kind: `chip`,
          of: String(o),
          figure: p[o - 1].power,
          say: [`set`, i],
          about: [a.length > 0 ? [`set.lacks`, a] : [`set.whole`, o]],
          state: a.length > 0 ? `now` : `done`,
          note: [`set.bonus`, r],
        },
      ];
    });
  return {
    say: [`progress`],
    lines: [[`progress.power`]],
    groups: [
      ...(r.length > 0 ? [{ say: [`progress.sets`], rows: r }] : []),
      { say: [`progress.masters`], rows: Za },
    ],
  };
}
const $a = (e, t) => ({
  id: k(e),
  kind: `chip`,
  at: t,
  of: String(e),
  figure: p[e - 1].power,
  say: [`wild`, e],
});
function eo(e, t) {
  return t > 0
    ? $a(t, lt(e))
    : { id: `chip:${e}`, kind: `chip-back`, at: lt(e), say: [`face-down`, S[y(e)]] };
}
const to = (e, t, n) => ({
  id: k(n),
  kind: `chip`,
  at: `team:${t}`,
  seat: t,
  of: String(n),
  figure: p[n - 1].power,
  say: [`member`, n, qe(n) + O(e, n)],
  ...(e.ko.includes(n) ? { marks: [`ko`] } : {}),
});
function no(e, t) {
  return e.known.map((n, r) => {
    const i = e.known.slice(0, r).filter((e) => e === n).length;
    return {
      id: ft(n, i),
      kind: `card`,
      at: `hand:${t}`,
      seat: t,
      of: w[n].id,
      say: [`card`, n],
      note: [`when`, n],
    };
  });
}
const W = (e) => p[e - 1].name,
  ro = (e) => w[e].name,
  io = (e) => V[e].name,
  G = (e) => f[e],
  K = (e) => po[e],
  q = (e) => (v[e].kind === `city` ? K(e) : `the ${K(e)}`),
  ao = (e) => `${v[e].kind === `city` && e !== b ? `in` : `on`} ${q(e)}`,
  oo = [`east`, `southeast`, `south`, `southwest`, `west`, `northwest`, `north`, `northeast`];
function so(e, t) {
  const n = Math.atan2((t.y - e.y) * Te[1], (t.x - e.x) * Te[0]) / (2 * Math.PI);
  return oo[(Math.round(n * oo.length) + oo.length) % oo.length];
}
const co = [``, `one space`, `two spaces`, `three spaces`, `four spaces`, `five spaces`, `six spaces`];
function lo(e) {
  const t = [];
  t[e] = 0;
  const n = [e];
  for (let e = n.shift(); e !== void 0; e = n.shift())
    for (const r of Oe[e]) t[r] === void 0 && ((t[r] = t[e] + 1), n.push(r));
  return t;
}
function uo(e, t) {
  const n = ke.reduce((n, r) => (t.get(r)[e] < t.get(n)[e] ? r : n));
  return `${co[t.get(n)[e]]} ${so(v[n], v[e])} of ${v[n].name}`;
}
function fo({ kind: e, colour: t, effect: n, ...r }) {
  switch (e) {
    case `arrival`:
      return `arrival space`;
    case `catch-any`:
      return `Catch ${t} space`;
    case `draw`:
      return `${so(we, r)} Draw ${n.draw} space`;
    case `final`:
      return `${so(we, r)} ENTER space`;
    default:
      return `${so(we, r)} plateau event space`;
  }
}
const po = (() => {
  const e = new Map(ke.map((e) => [e, lo(e)]));
  return v.map((t, n) =>
    t.name === null
      ? Me(n)
        ? fo(t)
        : `${t.colour} ${t.kind === `catch` ? `circle` : `event`} ${uo(n, e)}`
      : t.name,
  );
})();
function mo(e) {
  return e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${e.at(-1)}`;
}
const J = (e, t, n = `${t}s`) => (e === 1 ? `1 ${t}` : `${e} ${n}`),
  Y = (e, t, n, r) => (e.you === t ? `You ${r}` : `${e.name(t)} ${n}`),
  X = (e, t) => (e.you === t ? `you` : e.name(t)),
  Z = (e, t) => (e.you === t ? `your` : `${e.name(t)}'s`),
  ho = (e) => mo(e.map(ro)),
  Q = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  go = {
    move: `to move`,
    catch: `to catch`,
    battle: `to attack`,
    revive: `in the Dice Challenge`,
    rival: `for the part of the Master`,
    first: `for the first turn`,
  },
  _o = (e, t = !1) => {
    const { name: n, power: r, attack: i } = p[e - 1];
    return `${n} (power ${r}, attack ${i}${t ? `, knocked out` : ``})`;
  },
  vo = {
    'unknown-dungeon': () =>
      `Turn over a yellow chip in the Unknown Dungeon and try to catch it. If it gets away, all yellow chips are mixed again.`,
    chance: () =>
      `Take any chip of the colour of this space, face up or face down, without a roll. If the board has none, take any chip but a yellow one.`,
    'pokemon-center': () => `Revive one of your knocked-out Pokémon.`,
    trade: () =>
      `Give one of your Pokémon to another trainer and take any one of theirs, never a Starter. Only a Poké Doll can stop it.`,
    fight: () => `Challenge any trainer, however far away. They must fight or play a Poké Doll.`,
    'take-items': (e) => `Draw ${J(e, `Item Card`)} from the top of the deck.`,
  },
  yo = (e) => vo[V[e].kind](V[e].value),
  bo = (e) => `${io(e)}${io(e).endsWith(`!`) ? `` : `.`}`,
  xo = {
    'unknown-dungeon': `the Unknown Dungeon is empty`,
    chance: `no chip is left on the board`,
    'pokemon-center': `nobody needs reviving`,
    trade: `there is nothing to trade but Starters`,
    fight: `one side has no Pokémon that can fight`,
    'take-items': `the deck is empty`,
  };
function So(e, t = W) {
  const n = (n) =>
    mo(
      e.flatMap((e) => {
        const r = e;
        if (r[n] !== void 0) return [(n === `give` ? t : W)(r[n])];
        const i = r[`${n}Item`];
        return i === void 0 ? [] : [ro(i)];
      }),
    );
  return { give: n(`give`), want: n(`want`) };
}
const Co = (e) => {
    const { name: t, power: n, catches: r } = p[e - 1];
    return `${t} (power ${n}, caught on ${r.join(`/`)})`;
  },
  wo = (e) => mo(e).replace(` and `, ` or `),
  To = (e, t) => (t === 0 ? `rolled ${e}` : `rolled ${e} ${t > 0 ? `+` : `−`} ${Math.abs(t)}`),
  Eo = {
    attack: `attack`,
    master: `attack`,
    evolution: `evolution`,
    die: `die`,
    'masters-bonus': `Master's bonus`,
    card: `card`,
  };
function Do(e) {
  return `${e.map(([e, t, n]) => (e === `attack` ? `${W(n)} ${t}` : `${e === `master` ? T[n].pokemon : Eo[e]} ${t}`)).join(` + `)} = ${N(e)}`;
}
function Oo(e, t, n) {
  const r = n.find(([e]) => e === `master`)?.[2];
  return `${r === void 0 ? Q(X(e, t)) : T[r].name}: ${Do(n)}.`;
}
const ko = {
    'ask.start': { say: () => `Your turn: what will you do?` },
    'ask.move': { say: (e, t) => `You rolled ${t}. Where do you go?` },
    'ask.stop': { say: (e, t, n, r) => `You pass ${e.name(t)} on your way to ${q(n.at(-1))}. Stop there?` },
    'ask.offer': { say: (e, t) => `What do you offer ${e.name(t)}, and what do you want?` },
    'ask.answer-offer': {
      say: (e, t, n) => {
        const { give: r, want: i } = So(n, _o);
        return `${e.name(t)} offers ${r} for your ${i}. Accept?`;
      },
    },
    'ask.ball': {
      say: (e, t) => {
        const { catches: n } = p[t - 1];
        return `You need a ${wo(n.map(String))} to catch ${_o(t)}. Throw a Ball first?`;
      },
    },
    'ask.time-machine': {
      say: (e, t, n, r, i) =>
        `The roll ${go[t]}${r > 0 ? ` ${W(r)}` : ``}: ${n.join(` and `)}. Play Time Machine to reroll a die?`,
    },
    'ask.doll-challenge': {
      say: (e, t) => `${e.name(t)} challenges you. Stop the battle with your Poké Doll?`,
    },
    'ask.doll-trade': {
      say: (e, t, n, r) =>
        `${e.name(t)} wants your ${W(r)} for ${_o(n)}. Stop the trade with your Poké Doll?`,
    },
    'ask.send': { say: (e, t) => `Battle against ${e.name(t)}: which Pokémon fights?` },
    'ask.send-final': { say: () => `Final Battle: which Pokémon do you choose?` },
    'ask.bonus': { say: (e, t) => `Set Attack Bonus cards aside, face down, against ${e.name(t)}?` },
    'ask.bonus-final': { say: (e, t) => `Set Attack Bonus cards aside, face down, against ${T[t].name}?` },
    'ask.revive': { say: () => `Pokémon Center: which Pokémon do you revive?` },
    'ask.center': { say: () => `Pokémon Center: which Pokémon do you revive?` },
    'ask.event': { say: (e, t) => `${bo(t)} Play a Potion before it takes effect?` },
    'ask.dungeon': { say: () => `Unknown Dungeon: which chip do you turn over?` },
    'ask.chance': {
      say: (e, t) =>
        t < 0
          ? `Chance Card: which chip on the board do you take?`
          : `Chance Card: which ${G(t)} chip do you take?`,
    },
    'ask.trade-want': { say: () => `Trade Pokémon: which Pokémon do you take?` },
    'ask.trade-give': { say: (e, t) => `Which Pokémon do you give for ${W(t)}?` },
    'ask.fight': { say: () => `Let's Fight! Whom do you challenge?` },
    'ask.catch-any': { say: (e, t) => `Which ${G(t)} chip do you try to catch?` },
    'ask.last-potion': { say: () => `Your turn ends: play a Potion first?` },
    'ask.final-potion': { say: () => `Before the Final Battle: play a Potion?` },
    'ask.over-limit': { say: (e, t) => `You hold ${J(t, `card`)} too many. Discard, or play a Potion?` },
    'ask.discards': { say: (e, t) => `You may keep 7 cards. Which ${t === 1 ? `one` : t} do you discard?` },
  },
  Ao = {
    pass: { say: () => `Let it stand` },
    roll: { say: () => `Roll the die` },
    enter: { say: () => `Enter Indigo Plateau and roll` },
    'go-on': { say: () => `Go on` },
    trade: { say: () => `Offer a trade` },
    challenge: { say: () => `Challenge to a battle` },
    try: { say: () => `Roll without a Ball` },
    decline: { say: () => `Leave it alone` },
    leave: { say: () => `Do nothing` },
    dice: { say: () => `Dice Challenge: a ${d.join(` or `)} revives them all` },
    accept: { say: () => `Accept` },
    refuse: { say: () => `Refuse` },
    use: { say: () => `Play Poké Doll` },
    discard: { say: () => `Discard cards` },
    fly: { say: (e, t) => `Fly to ${K(t)}` },
    potion: { say: (e, t) => `Potion for ${W(t)}` },
    send: { say: (e, t, n) => `${W(t)} (attack ${n})` },
    revive: { say: (e, t) => `Revive ${W(t)}` },
    ball: { say: (e, t) => `Throw ${Ro(t)}` },
    go: { say: (e, t) => Q(K(t)) },
    'go-by': { say: (e, t, n) => `${Q(K(t))}, by way of ${q(n)}` },
    reroll: { say: (e, t, n) => `Reroll die ${t + 1}, which shows ${n}` },
    card: { say: (e, t) => ro(t) },
    'dungeon-chip': { say: (e, t) => `Face-down chip ${t + 1}` },
    'chip-on': { say: (e, t, n) => (n > 0 ? `${Co(n)} ${ao(t)}` : `Face-down chip ${ao(t)}`) },
    'take-from': { say: (e, t, n, r) => `${e.name(n)}'s ${_o(t, r)}` },
    'pokemon-given': { say: (e, t, n) => `${W(t)}${n ? ` (knocked out)` : ``}` },
    pokemon: { say: (e, t) => W(t) },
    trainer: { say: (e, t) => e.name(t) },
    'give-pokemon': { say: (e, t, n) => `Give ${W(t)}${n ? ` (knocked out)` : ``}` },
    'want-pokemon': { say: (e, t, n) => `Ask for ${_o(t, n)}` },
    'give-item': { say: (e, t) => `Give ${ro(t)}` },
    'want-item': { say: (e, t) => `Ask for ${ro(t)}` },
    'offer-needs-both': { say: () => `Name at least one Pokémon from each side.` },
  },
  jo = {
    'got-starter': { clause: `C-SETUP-05`, say: (e, t, n) => `${Y(e, t, `begins`, `begin`)} with ${W(n)}.` },
    'goes-first': {
      clause: `C-FIRST-01`,
      say: (e, t, n, r) =>
        `${Y(e, t, `takes`, `take`)} the first turn: ${W(n)} is ${r > 0 ? `among the weakest Starters, and the roll was the highest` : `the weakest Starter`} (power ${p[n - 1].power}${r > 0 ? `, rolled ${r}` : ``}).`,
    },
    turn: { clause: `C-FIRST-04`, say: (e, t, n) => `Turn ${n}: ${Z(e, t)} turn.` },
    rolled: { clause: `C-TURN-01`, say: (e, t, n, r) => `${Y(e, t, `rolls`, `roll`)} a ${n} ${go[r]}.` },
    played: { clause: `C-ITEM-02`, say: (e, t, n) => `${Y(e, t, `plays`, `play`)} ${Ro(n)}: ${Lo(n)}.` },
    moved: { clause: `C-MOVE-01`, say: (e, t, n, r) => `${Y(e, t, `moves`, `move`)} to ${q(r.at(-1))}.` },
    flew: { clause: `C-FLY-01`, say: (e, t, n, r) => `${Y(e, t, `flies`, `fly`)} to ${K(r)}.` },
    'entered-plateau': { clause: `C-IND-02`, say: (e, t) => `${Y(e, t, `enters`, `enter`)} Indigo Plateau.` },
    stopped: {
      clause: `C-OCC-04`,
      say: (e, t, n, r, i) => `${Y(e, t, `stops`, `stop`)} to meet ${X(e, n)} ${ao(i.at(-1))}.`,
    },
    appeared: { clause: `C-CATCH-01`, say: (e, t, n) => `A wild ${W(t)} appears ${ao(n)}.` },
    caught: {
      clause: `C-CATCH-05`,
      say: (e, t, n, r, i) => `${Y(e, t, `catches`, `catch`)} ${W(n)} (${To(r, i)})!`,
    },
    missed: {
      clause: `C-CATCH-08`,
      say: (e, t, n, r, i) => `${W(n)} gets away (rolled ${r}, needed ${wo(i.map(String))}).`,
    },
    declined: { clause: `C-OPT-02`, say: (e, t, n) => `${Y(e, t, `leaves`, `leave`)} ${W(n)} alone.` },
    'drew-items': {
      clause: `C-ITEM-01`,
      say: (e, t, n) => `${Y(e, t, `draws`, `draw`)} ${J(n, `Item Card`)}.`,
    },
    'got-items': {
      clause: `C-ITEM-01`,
      say: ({ you: e }, t) => `${e === null ? `Got` : `You got`} ${ho(t)}.`,
    },
    discarded: {
      clause: `C-ITEM-05`,
      say: (e, t, n) => `${Y(e, t, `discards`, `discard`)} ${J(n, `card`)}, face down.`,
    },
    'your-discards': { clause: `C-ITEM-03`, say: (e, t) => `You put ${ho(t)} under the deck.` },
    offered: {
      clause: `C-TRADE-02`,
      say: (e, t, n, r) => {
        const { give: i, want: a } = So(r);
        return `${Y(e, t, `offers`, `offer`)} ${X(e, n)} ${i} for ${a}.`;
      },
    },
    accepted: { clause: `C-TRADE-06`, say: (e, t, n) => `${Y(e, t, `accepts`, `accept`)} the trade.` },
    refused: { clause: `C-TRADE-05`, say: (e, t, n) => `${Q(Z(e, n))} offer to ${X(e, t)} falls through.` },
    challenged: {
      clause: `C-BATTLE-01`,
      say: (e, t, n) => `${Y(e, t, `challenges`, `challenge`)} ${X(e, n)} to a Trainer Battle.`,
    },
    'doll-stops-battle': {
      clause: `C-DOLL-01`,
      say: (e, t, n) => `${Q(Z(e, t))} Poké Doll stops the battle.`,
    },
    'doll-stops-trade': { clause: `C-DOLL-02`, say: (e, t, n) => `${Q(Z(e, t))} Poké Doll stops the trade.` },
    'sent-out': { clause: `C-BATTLE-04`, say: (e, t, n) => `${Y(e, t, `sends`, `send`)} out ${W(n)}.` },
    'set-aside': {
      clause: `C-BATTLE-05`,
      say: (e, t, n) =>
        `${Y(e, t, `sets`, `set`)} ${n === 0 ? `no cards` : J(n, `card`)} aside${n === 0 ? `` : `, face down`}.`,
    },
    'turned-up': { clause: `C-BATTLE-08`, say: (e, t, n) => `${Y(e, t, `turns`, `turn`)} up ${ho(n)}.` },
    totals: {
      clause: `C-BATTLE-08`,
      say: (e, t, n, r, i) =>
        `${Oo(e, t, n)} ${Oo(e, r, i)}${N(n) === N(i) ? ` A tie: both roll again.` : ``}`,
    },
    'won-battle': {
      clause: `C-BATTLE-13`,
      say: (e, t, n, r, i, a) => `${Y(e, t, `wins`, `win`)}. ${Q(Z(e, n))} ${W(r)} is knocked out.`,
    },
    'took-spoils': {
      clause: `C-BATTLE-10`,
      say: (e, t, n, r) =>
        r === 0
          ? `${Y(e, n, `has`, `have`)} no cards to lose.`
          : `${Y(e, t, `takes`, `take`)} ${J(r, `card`)} from ${X(e, n)} at random.`,
    },
    spoils: {
      clause: `C-BATTLE-10`,
      say: (e, t, n, r) => (e.you === t ? `You took ${ho(r)}.` : `${Q(X(e, n))} lost ${ho(r)}.`),
    },
    revived: { clause: `C-REV-02`, say: (e, t, n) => `${Q(Z(e, t))} ${W(n)} is revived.` },
    'challenge-won': {
      clause: `C-REV-07`,
      say: (e, t, n) => `The Dice Challenge revives all ${n} of ${Z(e, t)} Pokémon.`,
    },
    'challenge-lost': {
      clause: `C-REV-07`,
      say: (e, t, n) => `The Dice Challenge fails: none of ${Z(e, t)} Pokémon is revived.`,
    },
    'drew-event': {
      clause: `C-SPACE-05`,
      say: (e, t, n) => `${Y(e, t, `draws`, `draw`)} an Event Card: ${bo(n)} ${yo(n)}`,
    },
    'no-effect': { clause: `C-EVENT-02`, say: (e, t) => `${bo(t)} It has no effect: ${xo[V[t].kind]}.` },
    'met-legend': {
      clause: `C-UD-01`,
      say: (e, t, n) => `${Y(e, t, `meets`, `meet`)} ${W(n)} in the Unknown Dungeon.`,
    },
    'legends-mixed': {
      clause: `C-UD-03`,
      say: () => `The chips in the Unknown Dungeon are turned over and mixed again.`,
    },
    'took-chip': {
      clause: `C-CHANCE-01`,
      say: (e, t, n, r) => `${Y(e, t, `takes`, `take`)} ${W(n)} from ${q(r)}.`,
    },
    'forced-trade': {
      clause: `C-TRADEV-01`,
      say: (e, t, n, r, i) => `${Y(e, t, `wants`, `want`)} ${Z(e, n)} ${W(i)} for ${W(r)}.`,
    },
    traded: {
      clause: `C-TRADEV-06`,
      say: (e, t, n, r, i) =>
        `${Y(e, t, `takes`, `take`)} ${Z(e, n)} ${W(i)} and ${e.you === t ? `give` : `gives`} ${W(r)}.`,
    },
    'called-to-cinnabar': {
      clause: `C-PP-03`,
      say: (e, t, n, r) =>
        `${Y(e, t, `has`, `have`)} ${n} Power Points and ${e.you === t ? `go` : `goes`} to Cinnabar Island.`,
    },
    'entered-final': {
      clause: `C-FINAL-01`,
      say: (e, t) => `${Y(e, t, `enters`, `enter`)} the Final Battle!`,
    },
    'not-exact': {
      clause: `C-IND-08`,
      say: (e, t) =>
        `${Y(e, t, `was`, `were`)} pushed on to ENTER. Only an exact roll starts the Final Battle.`,
    },
    'no-fit-finalist': {
      clause: `C-FINAL-18`,
      say: (e, t, n) =>
        `${Y(e, t, `has`, `have`)} no Pokémon that can fight and ${e.you === t ? `go` : `goes`} back to Cinnabar Island.`,
    },
    'became-master': {
      clause: `C-FINAL-02`,
      say: (e, t, n) =>
        `${Y(e, t, `plays`, `play`)} the Pokémon Master${n > 0 ? `, having rolled highest (${n})` : ``}.`,
    },
    'rival-drawn': { clause: `C-FINAL-04`, say: (e, t) => `You are ${T[t].name}, with ${T[t].pokemon}.` },
    'rival-shown': {
      clause: `C-FINAL-06`,
      say: (e, t, n) => {
        const { name: r, pokemon: i, attack: a } = T[n];
        return `The Master is ${r} with ${i} (attack ${a}, plus ${T[n].bonus.join(`, `)} for a die of 1 to 6).`;
      },
    },
    'lost-final': {
      clause: `C-FINAL-12`,
      say: (e, t, n, r, i, a) =>
        `${Y(e, t, `loses`, `lose`)}. ${W(n)} is knocked out, and ${e.you === t ? `you go` : `${e.name(t)} goes`} back to Cinnabar Island.`,
    },
    won: {
      clause: `C-FINAL-11`,
      say: (e, t, n, r) =>
        `${Y(e, t, `beats`, `beat`)} the Pokémon Master and ${e.you === t ? `win` : `wins`} the game!`,
    },
    'stopped-match': {
      clause: `C-OPT-05`,
      say: (e, t) => `The match stops after ${t} turns without a winner.`,
    },
  },
  Mo = {
    'why.goal': { say: (e, t) => `Indigo Plateau opens at 20 Power Points; you have ${t}.` },
    'why.must-enter': { say: () => `At this table, whoever can enter Indigo Plateau must.` },
    'why.here': { say: () => `You are there already.` },
    'why.forward': { say: () => `Until you reach Cerulean City, you can only go forward.` },
    'why.count': { say: (e, t) => `It is not ${J(t, `space`)} away.` },
    'why.turn-back': { say: (e, t) => `A ${t} takes you past it, and a move never turns back.` },
    'why.occupied': { say: () => `Another trainer stands there: you move on to the next empty space.` },
    'why.plateau': { say: () => `You enter the plateau from Cinnabar Island, before you roll.` },
    'why.only-starters': { say: () => `Both sides need a Pokémon other than their Starter.` },
    'why.no-fit': { say: () => `Both sides need a Pokémon that is not knocked out.` },
    'why.ko': { say: (e, t) => `${W(t)} is knocked out.` },
    'why.starter': { say: (e, t) => `${W(t)} is a Starter: it never changes owner.` },
    'why.one-ko': { say: () => `The Dice Challenge needs at least 2 knocked-out Pokémon.` },
    'why.colour': { say: (e, t) => `Only ${G(t)} chips can be chosen.` },
    'why.no-chip': { say: () => `No chip lies there any more.` },
    'why.ball': {
      say: () => `You throw a Ball once you have seen the chip and before you roll to catch it.`,
    },
    'why.attack-bonus': { say: () => `You set Attack Bonus cards aside in a battle.` },
    'why.time-machine': { say: () => `You play Time Machine straight after a roll.` },
    'why.fly': { say: () => `You play Fly at the start of your turn, instead of rolling.` },
    'why.potion': { say: () => `You play a Potion on your own turn, and not between a roll and its use.` },
    'why.no-ko': { say: () => `None of your Pokémon is knocked out.` },
    'why.doll': { say: () => `You play a Poké Doll when you are challenged or forced to trade.` },
  },
  No = {
    space: { say: (e, t) => Q(K(t)) },
    circle: { say: (e, t) => Q(K(t)) },
    'the-dungeon': { say: () => `Unknown Dungeon` },
    'rival-deck': { say: () => `Rival Cards` },
    'face-down': { say: (e, t) => `Face-down ${G(t)} chip` },
    mover: { say: (e, t) => e.name(t) },
    hand: { say: (e, t) => `${Q(Z(e, t))} hand` },
    team: { say: (e, t) => `${Q(Z(e, t))} team (power/attack)` },
    member: { say: (e, t, n) => `${W(t)} ${p[t - 1].power}/${n}` },
    wild: { say: (e, t) => Co(t) },
    'item-deck': { say: () => `Item deck` },
    'event-deck': { say: () => `Event deck` },
    power: { say: () => `Power Points` },
  },
  Po = {
    battle: `In a battle`,
    'before-catch-roll': `Before a catch roll`,
    'after-any-roll': `After any roll`,
    'instead-of-roll': `Instead of your roll`,
    'own-turn': `On your turn`,
    'as-target': `When challenged or forced to trade`,
  },
  Fo = w.reduce((e, t) => e + t.count, 0),
  Io = (e) => (e < 0 ? `−${-e}` : `+${e}`);
function Lo(e) {
  const { kind: t, values: n } = w[e];
  switch (t) {
    case `attack-bonus`:
      return `it adds ${n[0]} to a battle total`;
    case `poke-ball`:
      return `the catch roll may be changed by ${wo(n.map(Io))} after it is rolled`;
    case `time-machine`:
      return `any one die just rolled is rolled again, and the new roll stands`;
    case `fly`:
      return `it takes its player to any city or town instead of a roll`;
    case `potion`:
      return `it revives ${J(n[0], `knocked-out Pokémon`, `knocked-out Pokémon`)}`;
    case `poke-doll`:
      return `it stops a battle or a forced trade`;
  }
}
function Ro(e) {
  const { kind: t, name: n } = w[e];
  return t === `fly` ? n : `${/^[AEIOU]/.test(n) ? `an` : `a`} ${n}`;
}
function zo(e) {
  const { attack: t, bonus: n } = T[e],
    r = n.map((e, n) => t + n + 1 + e);
  return [Math.min(...r), Math.max(...r)];
}
const Bo = (e) => (e === 0 ? `` : ` with your best ${e === 1 ? `card` : `${e} cards`}`),
  Vo = {
    'odds.catches': { say: () => `catches it` },
    'odds.catches-plainly': { say: () => `catches it without a Ball` },
    'odds.gets-away': { say: () => `it gets away` },
    'odds.revives': { say: () => `revives them all` },
    'odds.revives-none': { say: () => `revives none of them` },
    'odds.final': { say: () => `leads to a Final Battle` },
    'odds.wins': { say: (e, t) => `wins${Bo(t)}` },
    'odds.beats': { say: (e, t, n) => `beats ${t < 0 ? `the Master` : T[t].name}${Bo(n)}` },
    'odds.master-wins': { say: () => `the Master wins` },
    'lands.wild': { say: (e, t) => `meet ${Co(t)}` },
    'lands.face-down': { say: (e, t) => `turn up a ${G(t)} chip, caught on ${ge[f[t]].join(`/`)}` },
    'lands.event': { say: () => `draw an Event Card` },
    'lands.final': { say: () => `enter the Final Battle` },
    'lands.pushed': { say: () => `rest on ENTER, for only an exact roll starts the Final Battle` },
    'lands.catch-any': { say: (e, t) => `try to catch any ${G(t)} chip on the board` },
    'lands.draw': { say: (e, t) => `draw ${J(t, `Item Card`)}` },
    'lands.revive': { say: () => `revive a Pokémon` },
    'lands.all-fit': { say: () => `a Pokémon Center, but all of yours are fit` },
    'lands.plateau': { say: () => `Indigo Plateau, and a roll from there` },
    'lands.nothing': { say: () => `nothing happens there` },
    'brings.power': {
      say: (e, t, n, r) => (t === 0 ? `power stays at ${n} of ${r}` : `${Io(t)} power: ${n} of ${r}`),
    },
    'brings.chip': { say: (e, t) => _o(t) },
    'brings.face-down': { say: () => `a chip nobody has seen yet` },
    'brings.set': { say: (e, t, n) => `Evolution Bonus +${n} for ${W(t)}` },
    'brings.stop': { say: (e, t) => `passes ${e.name(t)}: you may stop there` },
    'brings.spoils': { say: (e, t) => `${J(t, `Item Card`)} if you win` },
    'brings.attack': { say: (e, t) => `attack ${t}` },
    'brings.evolution': { say: (e, t) => `Evolution Bonus +${t}` },
    'brings.bonus': { say: (e, t) => `+${t} to your total` },
    'brings.no-battle': { say: () => `no battle` },
    'brings.no-trade': { say: (e, t) => `you keep ${W(t)}` },
    'cost.card': { say: (e, t) => `your ${ro(t)}` },
    'cost.pokemon': { say: (e, t) => `your ${W(t)}` },
    'cost.set': { say: (e, t) => `the Evolution Bonus of ${W(t)}` },
    'cost.roll': { say: () => `your roll this turn` },
    'cost.landing': { say: (e, t) => `landing on ${q(t)}` },
    'cost.landing-if': { say: (e, t) => `landing on ${q(t)}, if it is accepted` },
    'cost.fighter': { say: () => `your Pokémon is knocked out if you lose` },
    'cost.revival': { say: () => `the one sure revival` },
    'card-text': { say: (e, t) => `${Q(Lo(t))}.` },
    'event-name': { say: (e, t) => io(t) },
    'event-text': { say: (e, t) => yo(t) },
    when: { say: (e, t) => Po[w[t].timing] },
    'chip-text': {
      say: (e, t) => {
        const { move: n, power: r, attack: i } = p[t - 1];
        return `${n} · power ${r} · attack ${i}`;
      },
    },
    'chip-colour': { say: (e, t) => `${Q(G(t))} chip` },
    'act.go': { say: (e, t) => `Go to ${q(t)}` },
    'act.send': { say: (e, t) => `Send ${W(t)}` },
    'act.challenge': { say: (e, t) => `Challenge ${e.name(t)}` },
    'act.take': { say: (e, t) => (t > 0 ? `Take ${W(t)}` : `Take this chip`) },
    'act.try': { say: (e, t) => `Try for ${t > 0 ? W(t) : `this chip`}` },
    'act.fight': { say: () => `Fight` },
    'act.let-trade': { say: () => `Let them trade` },
    'act.turn-over': { say: () => `Turn this chip over` },
    'sends.offer': { say: () => `Make this offer` },
    'sends.discard': { say: (e, t) => (t === 1 ? `Discard this card` : `Discard these ${t} cards`) },
    'sends.aside': { say: (e, t) => (t === 0 ? `Set nothing aside` : `Set ${J(t, `card`)} aside`) },
  },
  Ho = {
    'hint.start': { say: () => `Play a card if you like, then roll one die to move.` },
    'hint.move': {
      say: () => `You use the whole roll; an occupied space sends you on to the next empty one.`,
    },
    'hint.stop': { say: () => `A trade or a battle here takes the place of the space you were headed for.` },
    'hint.offer': {
      say: () => `At least one Pokémon from each side, never a Starter; cards may sweeten it.`,
    },
    'hint.answer-offer': { say: () => `You are free to refuse; there is no second offer.` },
    'hint.ball': { say: () => `One die decides; a Ball must be thrown before you roll it.` },
    'hint.reroll': { say: () => `The new roll stands, for better or worse.` },
    'hint.reroll-catch': { say: (e, t, n) => `As it stands, ${W(t)} ${n ? `is caught` : `gets away`}.` },
    'hint.reroll-revive': { say: (e, t) => `As it stands, the Dice Challenge ${t ? `is won` : `fails`}.` },
    'hint.reroll-battle': { say: (e, t) => `As it stands, you ${t ? `win` : `do not win`}.` },
    'hint.doll-challenge': { say: () => `Without a Poké Doll you must fight.` },
    'hint.doll-trade': { say: () => `Without a Poké Doll you must make the trade.` },
    'hint.send': { say: () => `The higher total wins; if you lose, this Pokémon is knocked out.` },
    'hint.send-final': { say: () => `You choose before you see which Master it is; cards come after.` },
    'hint.bonus': { say: () => `Up to 2 cards; they are spent whoever wins, and turned up after the roll.` },
    'hint.bonus-final': {
      say: (e, t) => {
        const [n, r] = zo(t);
        return `${T[t].name} will total ${n} to ${r}; cards you set aside are spent either way.`;
      },
    },
    'hint.revive': { say: () => `One for sure, or all of them with a ${wo(d.map(String))} on one die.` },
    'hint.center': { say: () => `It can fight and counts for your power again.` },
    'hint.event': { say: () => `The card takes effect as soon as you go on.` },
    'hint.dungeon': {
      say: () => `They are mixed, so any of them may be anywhere, and all are hard to catch.`,
    },
    'hint.chance': { say: () => `It is yours without a roll; you take a face-down chip unseen.` },
    'hint.trade-want': {
      say: (e, t) =>
        `Any but a Starter${t ? ` or a knocked-out one` : `, knocked out or not`}; only a Poké Doll can stop you.`,
    },
    'hint.trade-give': { say: () => `One for one: what you give is theirs for good.` },
    'hint.fight': { say: () => `Distance does not matter; only a Poké Doll can stop you.` },
    'hint.catch-any': {
      say: () => `It may lie anywhere; a face-down chip of this colour is just as hard to catch.`,
    },
    'hint.potion': { say: () => `It counts towards the 20 Power Points at once.` },
    'hint.final-potion': {
      say: () => `This is your last chance; without a Pokémon that can fight there is no battle.`,
    },
    'hint.over-limit': { say: () => `Nobody keeps more than 7 cards when a turn ends.` },
    'hint.discards': { say: () => `They go under the deck, face down, in the order you choose them.` },
  },
  Uo = {
    'trainer-battle': { say: () => `Trainer Battle` },
    'final-battle': { say: () => `Final Battle` },
    side: { say: (e, t) => Q(X(e, t)) },
    'side.master': { say: (e, t, n) => `${n < 0 ? `The Master` : T[n].name} (${X(e, t)})` },
    'only-you': { say: () => `Only you see this card yet.` },
    'rival-text': { say: (e, t) => `Adds ${T[t].bonus.join(`, `)} for a die of 1 to 6.` },
    part: { say: (e, t) => Eo[t] },
    'part.face-down': { say: () => `face-down card` },
    'stage.choose': { say: () => `Choose Pokémon` },
    'stage.bonus': { say: () => `Set cards aside` },
    'stage.roll': { say: () => `Roll` },
    'stage.window': { say: () => `Rerolls` },
    'stage.totals': { say: () => `Totals` },
    'result.battle': { say: (e, t, n) => `${Y(e, t, `beats`, `beat`)} ${X(e, n)}` },
    'result.sum': { say: (e, t, n) => Oo(e, t, n) },
    'result.out': { say: (e, t, n) => `${Q(Z(e, t))} ${W(n)} is knocked out.` },
    'result.won': {
      say: (e, t, n) =>
        `${Y(e, t, `beats`, `beat`)} ${T[n].name} and ${e.you === t ? `win` : `wins`} the game`,
    },
    'result.lost-final': { say: (e, t, n) => `${T[n].name} beats ${X(e, t)}` },
    'result.reward': { say: () => `Whoever played the Master draws ${J(2, `Item Card`)}.` },
    'result.legend': { say: (e, t, n) => `${Y(e, t, `catches`, `catch`)} ${W(n)}` },
    'result.called': { say: (e, t) => `${Y(e, t, `goes`, `go`)} to Cinnabar Island` },
    'result.power': { say: (e, t) => `${t} Power Points open Indigo Plateau.` },
    'result.challenge': { say: (e, t) => `${Y(e, t, `wins`, `win`)} the Dice Challenge` },
    'result.revived': { say: (e, t) => `All ${t} Pokémon are revived.` },
    'result.challenge-lost': { say: (e, t) => `${Y(e, t, `loses`, `lose`)} the Dice Challenge` },
    'result.still-out': { say: (e, t) => `${t} Pokémon stay knocked out.` },
  },
  Wo = {
    'tray.hand': { say: () => `Hand` },
    'tray.hand-about': { say: (e, t) => `${t} of 7 cards` },
    'tray.hand-empty': { say: () => `No cards yet` },
    'tray.team': { say: () => `Team` },
    'tray.team-about': { say: (e, t) => `${t} of 20 power` },
    cards: { say: (e, t) => (t === 1 ? `card` : `cards`) },
    'phase.road': { say: () => `On the road` },
    'phase.plateau': { say: () => `Indigo Plateau` },
    'phase.over': { say: () => `Over` },
    progress: { say: () => `Goals` },
    'progress.power': {
      say: () =>
        `Pokémon that can fight, worth 20 Power Points, open Indigo Plateau. Beat a Master there to win.`,
    },
    'progress.sets': { say: () => `Your evolution groups` },
    'progress.masters': { say: () => `Pokémon Masters` },
    set: { say: (e, t) => mo(Ve[t].members.map(W)) },
    'set.lacks': { say: (e, t) => `Still missing: ${mo(t.map(W))}.` },
    'set.whole': { say: (e, t) => `Complete: ${W(t)} is stronger in battle.` },
    'set.bonus': { say: (e, t) => `+${t}` },
    rival: { say: (e, t) => `${T[t].name} with ${T[t].pokemon}` },
    'rival.totals': { say: (e, t) => `Totals ${zo(t).join(` to `)}.` },
  },
  Go = {
    'chip-catch': {
      say: (e, t) => {
        const { catches: n } = p[t - 1];
        return n.length === 0
          ? `A Starter: it is never caught, traded or given away.`
          : `Caught with a ${wo(n.map(String))}.`;
      },
    },
    'chip-group': {
      say: (e, t) => {
        const { members: n, bonus: r } = Ve[t],
          i = n[n.length - 1];
        return `Own ${mo(n.map(W))}: ${W(i)} gets Evolution Bonus +${r} in battle.`;
      },
    },
    'chip-ko': { say: () => `Knocked out: it cannot fight and adds no power until it is revived.` },
    'face-down-chip': { say: () => `Face-down chip` },
    'chip-back-text': { say: () => `A chip nobody has seen yet. Its colour shows how hard it is to catch.` },
    'card-back-text': { say: () => `A card that lies face down.` },
    'card-many': { say: (e, t) => `${J(w[t].count, `card`)} of the deck of ${Fo}.` },
    'when-text': { say: (e, t) => `${Po[w[t].timing]}.` },
    'place.nothing': { say: () => `Nothing happens here.` },
    'place.draw': { say: (e, t) => `Draw ${J(t, `Item Card`)} when you land here.` },
    'place.revive': {
      say: () =>
        `A Pokémon Center: revive one of your Pokémon, or with 2 or more knocked out take the Dice Challenge. A ${wo(d.map(String))} revives them all, anything else none.`,
    },
    'place.catch': {
      say: (e, t) =>
        `Turn up the chip and try to catch it: ${G(t)} chips are caught with a ${wo(ge[f[t]].map(String))}.`,
    },
    'place.event': { say: () => `Draw an Event Card and carry it out at once.` },
    'place.arrival': {
      say: () =>
        `Whoever enters the plateau from Cinnabar Island starts here. Landing here again does nothing.`,
    },
    'place.final': {
      say: () => `Land here by exact count to fight a Pokémon Master. Beat the Master and you win the game.`,
    },
    'place.catch-any': { say: (e, t) => `Try to catch any ${G(t)} chip on the board.` },
    'place.cinnabar': {
      say: () =>
        `Any roll that is high enough takes you here. With 20 Power Points you may enter Indigo Plateau from here.`,
    },
    'place.dungeon': {
      say: () => `Four legendary Pokémon lie here, face down. Only the Unknown Dungeon event leads to them.`,
    },
    'place.rivals': { say: () => `Five Pokémon Masters, shuffled. One is drawn for each Final Battle.` },
    'mover-text': { say: (e, t) => `${Q(Z(e, t))} mover.` },
    ...ko,
    ...Ao,
    ...jo,
    ...Mo,
    ...No,
    ...Vo,
    ...Ho,
    ...Uo,
    ...Wo,
  },
  Ko = /* @__PURE__ */ new WeakMap(),
  qo = [-1];
function Jo() {
  return {
    looks: 0,
    board: { circles: {}, unseen: [] },
    open: [],
    fresh: { trainers: [], some: !0, items: !0, events: !0, rivals: !0 },
    views: [],
    circles: qo,
    facts: { trainers: [], items: qo, events: qo, rivals: qo },
  };
}
function Yo(e) {
  let t = Ko.get(e);
  t === void 0 && ((t = Jo()), Ko.set(e, t)), t.looks++;
  const { facts: n, fresh: r } = t;
  Zo(e, t), (r.some = !1);
  for (let i = 0; i < e.trainers.length; i++) {
    const a = n.trainers[i] ?? qo;
    (n.trainers[i] = as(e.items, e.trainers[i], a)),
      (r.trainers[i] = n.trainers[i] !== a),
      r.trainers[i] && ((r.some = !0), $o(e.trainers[i], i, t));
  }
  for (const t of Xo) {
    const i = n[t];
    (n[t] = os(e[t], i)), (r[t] = n[t] !== i);
  }
  return t;
}
const Xo = [`items`, `events`, `rivals`];
function Zo({ circles: e, unseen: t }, n) {
  const { board: r } = n,
    i = !es(n.circles, e);
  (i || !ts(r.unseen, t)) &&
    (i && (n.circles = e.slice()),
    (n.board = {
      circles: i ? Qo(e) : r.circles,
      unseen: t.map((e, t) => {
        const n = r.unseen[t];
        return n !== void 0 && es(n, e) ? n : e.slice();
      }),
    }));
}
function Qo(e) {
  const t = {};
  for (let n = 0; n < e.length; n++) e[n] !== 0 && (t[v[n].id] = Math.max(0, e[n]));
  return t;
}
function $o({ team: e, ko: t }, n, r) {
  const i = r.open[n];
  r.open[n] = {
    team: i !== void 0 && es(i.team, e) ? i.team : e.slice(),
    ko: i !== void 0 && es(i.ko, t) ? i.ko : t.slice(),
  };
}
function es(e, t) {
  if (e.length !== t.length) return !1;
  for (let n = 0; n < e.length; n++) if (e[n] !== t[n]) return !1;
  return !0;
}
function ts(e, t) {
  if (e.length !== t.length) return !1;
  for (let n = 0; n < e.length; n++) if (!es(e[n], t[n])) return !1;
  return !0;
}
const ns = [];
let rs = 0;
function $(e) {
  ns[rs++] = e;
}
function is(e) {
  const t = rs;
  if (((rs = 0), e.length !== t)) return ns.slice(0, t);
  for (let n = 0; n < t; n++) if (e[n] !== ns[n]) return ns.slice(0, t);
  return e;
}
function as(e, t, n) {
  const { at: r, roams: i, team: a, ko: o, hand: s, aside: c } = t;
  $(r), $(+!!i), $(a.length), $(o.length), $(s.length);
  for (let e = 0; e < a.length; e++) $(a[e]);
  for (let e = 0; e < o.length; e++) $(o[e]);
  return ss(e, s), ss(e, c), is(n);
}
function os(e, t) {
  return $(e.left), ss(e, e.under), is(t);
}
function ss(e, t) {
  for (let n = 0; n < t.length; n++) $(e.kind[t[n]]), $(e.seen[t[n]]);
}
const cs = (e, t) => ls(e, [t])[0];
function ls(e, t) {
  const n = Yo(e);
  return t.map((t) => {
    const r = n.views[t],
      i = us(e, t, n, r?.look === n.looks - 1 ? r.view : null);
    return r === void 0 ? (n.views[t] = { look: n.looks, view: i }) : ((r.look = n.looks), (r.view = i)), i;
  });
}
function us(e, t, n, r) {
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
        : e.trainers.map((i, o) => (r === null || a.trainers[o] ? ds(e, i, t, n.open[o]) : r.trainers[o])),
    circles: i.circles,
    unseen: i.unseen,
    dungeon: e.dungeon,
    items: r === null || a.items ? ps(e.items, t) : r.items,
    events: r === null || a.events ? ps(e.events, t) : r.events,
    rivals: r === null || a.rivals ? ps(e.rivals, t) : r.rivals,
    event: e.event,
    battle: ms(e, t),
  };
}
function ds({ items: e }, t, n, { team: r, ko: i }) {
  return {
    at: v[t.at].id,
    roams: t.roams,
    team: r,
    ko: i,
    power: D(t),
    cards: t.hand.length,
    known: fs(e, t.hand, n),
    aside: t.aside.map((t) => se(e, t, n)),
  };
}
function fs(e, t, n) {
  const r = [];
  for (const i of t) {
    const t = se(e, i, n);
    t !== null && r.push(t);
  }
  return r.sort((e, t) => e - t);
}
const ps = (e, t) => ({ unordered: e.left, under: e.under.map((n) => se(e, n, t)) });
function ms(e, t) {
  const { battle: r } = e;
  return r === null
    ? null
    : {
        final: r.final,
        sides: [r.sides[0], r.sides[1]],
        picks: [r.picks[0], r.picks[1]],
        cards: [r.cards[0], r.cards[1]],
        dice: [r.dice[0], r.dice[1]],
        up: r.up,
        decided: r.decided,
        rival: r.rival >= 0 && n(e.rivals.seen[r.rival], t) ? e.rivals.kind[r.rival] : null,
      };
}
const hs = {
  id: `classic`,
  title: `Pokémon Master Trainer`,
  version: 3,
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
      key: `pushedFinal`,
      clause: `C-OPT-06`,
      about: `A trainer pushed on to an ENTER space fights the Final Battle too; by the book only an exact roll counts.`,
      type: `flag`,
      default: !1,
    },
    {
      key: `tradeEventFitOnly`,
      clause: `C-OPT-07`,
      about: `The Trade Pokémon event leaves knocked-out Pokémon alone; by the book it moves any but Starters.`,
      type: `flag`,
      default: !1,
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
  create: (e, t) => Va(e, t),
  steps: { setup: Ua, turn: Fa, landing: Ia, end: La },
  outcome: (e) => (e.winner >= 0 ? [e.winner] : e.stopped ? [] : null),
  turn: (e) => e.turn,
  clone: gs,
  view: cs,
  views: ls,
  redeal: (e, t, n, r) => {
    de(e.items, t, n, r.items), de(e.events, t, n, r.events), de(e.rivals, t, n, r.rivals);
  },
  face: ht,
  refused: $i,
  scene: qa,
  words: Go,
  meanings: Zi,
  evaluate: at,
};
function gs(e) {
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
    items: s(e.items),
    events: s(e.events),
    rivals: s(e.rivals),
    event: e.event,
    battle: e.battle === null ? null : _s(e.battle),
  };
}
function _s(e) {
  return {
    final: e.final,
    sides: [e.sides[0], e.sides[1]],
    picks: [e.picks[0], e.picks[1]],
    cards: [e.cards[0], e.cards[1]],
    dice: [e.dice[0], e.dice[1]],
    up: e.up,
    decided: e.decided,
    rival: e.rival,
  };
}
export { hs as ruleset };
