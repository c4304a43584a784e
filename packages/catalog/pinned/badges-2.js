var e = class extends Error {
  constructor(e) {
    super(e), (this.name = `SetupError`);
  }
};
const t = (e) => 1 << e,
  n = (e, t) => !!(e & (1 << t));
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
function a(e, t, n, r) {
  return o(e, t, n, r), t.kind[n];
}
function o(e, t, n, r) {
  return (r & ~t.seen[n]) !== 0 && ((t.seen[n] |= r), e.disclose()), n;
}
const s = (e, t, r) => (n(e.seen[t], r) ? e.kind[t] : null),
  c = () => (e, t, n, r, i, a, o, s) => e.tell(t, n, r, i, a, o, s),
  l = [`cut`, `surf`, `fly`],
  u = (e, t, n, r, i = !1) => ({
    id: e.toLowerCase(),
    name: e,
    dex: t,
    type: n,
    legendary: i,
    hm: r,
    source: `proposed`,
  }),
  d = [
    u(`Charmander`, 4, `fire`, `cut`),
    u(`Cyndaquil`, 155, `fire`, `cut`),
    u(`Torchic`, 255, `fire`, `cut`),
    u(`Charizard`, 6, `fire`, `fly`),
    u(`Vulpix`, 37, `fire`, null),
    u(`Growlithe`, 58, `fire`, null),
    u(`Ponyta`, 77, `fire`, null),
    u(`Magmar`, 126, `fire`, null),
    u(`Flareon`, 136, `fire`, null),
    u(`Slugma`, 218, `fire`, null),
    u(`Numel`, 322, `fire`, null),
    u(`Ho-Oh`, 250, `fire`, `fly`, !0),
    u(`Squirtle`, 7, `water`, `surf`),
    u(`Totodile`, 158, `water`, `surf`),
    u(`Mudkip`, 258, `water`, `surf`),
    u(`Psyduck`, 54, `water`, `surf`),
    u(`Poliwag`, 60, `water`, `surf`),
    u(`Marill`, 183, `water`, `surf`),
    u(`Krabby`, 98, `water`, `cut`),
    u(`Wingull`, 278, `water`, `fly`),
    u(`Magikarp`, 129, `water`, null),
    u(`Goldeen`, 118, `water`, null),
    u(`Feebas`, 349, `water`, null),
    u(`Suicune`, 245, `water`, `surf`, !0),
    u(`Bulbasaur`, 1, `grass`, `cut`),
    u(`Chikorita`, 152, `grass`, `cut`),
    u(`Treecko`, 252, `grass`, `cut`),
    u(`Oddish`, 43, `grass`, `cut`),
    u(`Bellsprout`, 69, `grass`, `cut`),
    u(`Roselia`, 315, `grass`, `cut`),
    u(`Tropius`, 357, `grass`, `fly`),
    u(`Exeggcute`, 102, `grass`, null),
    u(`Hoppip`, 187, `grass`, null),
    u(`Seedot`, 273, `grass`, null),
    u(`Shroomish`, 285, `grass`, null),
    u(`Celebi`, 251, `grass`, `cut`, !0),
    u(`Pidgey`, 16, `normal`, `fly`),
    u(`Spearow`, 21, `normal`, `fly`),
    u(`Hoothoot`, 163, `normal`, `fly`),
    u(`Taillow`, 276, `normal`, `fly`),
    u(`Doduo`, 84, `normal`, `fly`),
    u(`Rattata`, 19, `normal`, `cut`),
    u(`Meowth`, 52, `normal`, `cut`),
    u(`Zigzagoon`, 263, `normal`, `surf`),
    u(`Snorlax`, 143, `normal`, `surf`),
    u(`Clefairy`, 35, `normal`, null),
    u(`Eevee`, 133, `normal`, null),
    u(`Ditto`, 132, `normal`, null),
  ],
  f = [
    `#######################`,
    `###n#######F###########`,
    `###.5555555.###########`,
    `###5###.###.666T666.g##`,
    `###5###..T.3##~~~~#6###`,
    `###5###.###T##~~~~#6###`,
    `###5###T###3##~~~~#6###`,
    `###5###.###3##~~~~#6###`,
    `###5###.##...#~~~~#6###`,
    `#G..22T222.C.444T44..W#`,
    `##8#~~~~##...##.####7##`,
    `##8#~~~~###1###.####7##`,
    `##8#~~~~###1###T####7##`,
    `##8#~~~~###1.T..####7##`,
    `##8#~~~~###1###.####7##`,
    `#f.88888888.###.####7##`,
    `###########.77777777.w#`,
    `#######################`,
  ],
  p = [
    `                       `,
    `   #       #           `,
    `   A5555555n           `,
    `   5   t   n6666666B#  `,
    `   5   tttt3  xxxx 6   `,
    `   5   t   3  xxxx 6   `,
    `   5   t   3  xxxx 6   `,
    `   5   t   3  xxxx 6   `,
    `   5   t  PPP xxxx 6   `,
    ` #ww222222P#P444444ee# `,
    `  8 yyyy  PPP  t    7  `,
    `  8 yyyy   1   t    7  `,
    `  8 yyyy   1   t    7  `,
    `  8 yyyy   1tttt    7  `,
    `  8 yyyy   1   t    7  `,
    ` #C88888888s   t    7  `,
    `           s77777777D# `,
    `                       `,
  ],
  m = {
    P: `the Center plaza`,
    n: `North Town`,
    s: `South Town`,
    e: `East Town`,
    w: `West Town`,
    A: `the North-West Corner`,
    B: `the North-East Corner`,
    C: `the South-West Corner`,
    D: `the South-East Corner`,
    t: `a trail`,
    x: `the North-East Lake`,
    y: `the South-West Lake`,
  },
  ee = [11, 10],
  te = (e, t, n, r) => ({
    id: `gym-${t}`,
    kind: `gym`,
    type: t,
    name: n,
    letter: e,
    team: r,
    source: `proposed`,
  }),
  h = (e, t, n) => ({
    id: `contest-${t}`,
    kind: `contest`,
    type: t,
    name: n,
    letter: e,
    team: [],
    source: `proposed`,
  }),
  g = [
    te(`F`, `fire`, `Fire Gym`, [`Rapidash`, `Ninetales`, `Arcanine`]),
    te(`W`, `water`, `Water Gym`, [`Staryu`, `Lapras`, `Starmie`]),
    te(`G`, `grass`, `Grass Gym`, [`Tangela`, `Victreebel`, `Vileplume`]),
    h(`f`, `fire`, `Fire Contest`),
    h(`w`, `water`, `Water Contest`),
    h(`g`, `grass`, `Grass Contest`),
    h(`n`, `normal`, `Normal Contest`),
  ],
  _ = g.filter(({ kind: e }) => e === `contest`).length;
function ne(e) {
  return e === `.`
    ? `road`
    : e === `T`
      ? `shrub`
      : e === `~`
        ? `water`
        : e === `C`
          ? `center`
          : (g.find((t) => t.letter === e)?.kind ?? `route`);
}
const v = f.flatMap((e, t) =>
    [...e].flatMap((e, n) => {
      if (e === `#`) return [];
      const r = p[t][n];
      return [
        {
          id: `${n}-${t}`,
          x: n,
          y: t,
          kind: ne(e),
          site: g.findIndex((t) => t.letter === e),
          route: /\d/.test(r) ? Number(r) - 1 : -1,
          region: r,
        },
      ];
    }),
  ),
  re = f[0].length,
  ie = f.length,
  ae = new Map(v.map(({ id: e }, t) => [e, t])),
  oe = (e, t) => ae.get(`${e}-${t}`) ?? -1,
  se = oe(ee[0], ee[1]),
  y = [`north`, `east`, `south`, `west`],
  ce = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
  b = v.map(({ x: e, y: t }) => ce.map(([n, r]) => oe(e + n, t + r))),
  le = ((e) => [...v.keys()].filter((t) => v[t].kind === e))(`shrub`),
  ue = v.map((e, t) => (le.includes(t) ? 1 << le.indexOf(t) : 0)),
  de = v.map(({ kind: e }) => e === `route` || e === `road`),
  fe = (e, t) => (ue[e] & t) !== 0,
  pe = (e) => ue[e],
  me = (e, t) => de[e] || fe(e, t),
  he = b.map((e) => e.filter((e) => e >= 0 && ue[e] !== 0)),
  x = b.map((e) => e.filter((e) => e >= 0 && v[e].site >= 0).map((e) => v[e].site)),
  S = b.map((e) => e.some((e) => e >= 0 && v[e].kind === `center`)),
  C = (e) => v[e].route,
  ge = /* @__PURE__ */ new Map();
function w(e, t) {
  let n = t * v.length + e,
    r = ge.get(n);
  return r === void 0 && ((r = _e(e, t)), ge.set(n, r)), r;
}
function _e(e, t) {
  const n = v.map(() => -1);
  n[e] = 0;
  const r = [e];
  for (const e of r) for (const i of b[e]) i < 0 || n[i] >= 0 || !me(i, t) || ((n[i] = n[e] + 1), r.push(i));
  return n;
}
function ve(e, t, n) {
  let r = b[e][t];
  if (r < 0 || v[r].kind !== `water`) return -1;
  for (; r >= 0 && v[r].kind === `water`; ) r = b[r][t];
  return r >= 0 && me(r, n) ? r : -1;
}
function ye(e, t, n, r) {
  let { region: i } = v[e],
    a = -1;
  for (let o = b[e][t]; o >= 0 && (r || v[o].region === i); o = b[o][t])
    if (me(o, n)) a = o;
    else if (v[o].kind !== `water`) break;
  return a;
}
const be = { F: `fire`, W: `water`, G: `grass`, N: `normal` },
  T = (e, t) => ({ name: e, bubbles: [...t].map((e) => be[e]), source: `proposed` }),
  E = [
    T(`Route 1`, `NNNFWG`),
    T(`Route 2`, `FFFNNW`),
    T(`Route 3`, `WWWNNG`),
    T(`Route 4`, `GGGGNF`),
    T(`Route 5`, `GGGNWW`),
    T(`Route 6`, `FFFFNG`),
    T(`Route 7`, `WWWNNF`),
    T(`Route 8`, `FFWWGG`),
  ],
  D = [`fire`, `water`, `grass`, `normal`],
  O = { super: 3, effective: 4, weak: 5 },
  xe = {
    fire: { fire: `effective`, water: `weak`, grass: `super`, normal: `effective` },
    water: { fire: `super`, water: `effective`, grass: `weak`, normal: `effective` },
    grass: { fire: `weak`, water: `super`, grass: `effective`, normal: `effective` },
    normal: { fire: `effective`, water: `effective`, grass: `effective`, normal: `effective` },
  },
  k = (e) => d[e].name,
  A = (e) => E[e].name,
  j = (e) => g[e].name,
  M = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  Se = (e) => M(D[e]),
  Ce = (e) => `${g[e].name} Badge`;
function N(e) {
  const { x: t, y: n, kind: r, site: i, route: a, region: o } = v[e];
  return r === `center` ? `Pokémon Center` : i >= 0 ? j(i) : `${a >= 0 ? A(a) : m[o]} (${t},${n})`;
}
function we(e) {
  const t = x[e].map((e) => `the ${j(e)}`);
  if ((S[e] && t.push(`the Center`), t.length === 0)) return N(e);
  const { x: n, y: r } = v[e];
  return `by ${Ee(t)} (${n},${r})`;
}
function Te(e) {
  const t = E[e].bubbles;
  return [...new Set(t)]
    .map((e) => {
      const n = t.filter((t) => t === e).length;
      return n === 1 ? M(e) : `${n} ${M(e)}`;
    })
    .join(`, `);
}
function Ee(e) {
  return e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${e.at(-1)}`;
}
const De = (e, t, n = `${t}s`) => (e === 1 ? `1 ${t}` : `${e} ${n}`),
  Oe = { cut: `Cut`, surf: `Surf`, fly: `Fly` };
function P(e) {
  const { name: t, type: n, hm: r, legendary: i } = d[e];
  return `${t} (${[M(n), ...(i ? [`Legendary`] : []), ...(r === null ? [] : [Oe[r]])].join(`, `)})`;
}
const ke = {
    cards: d.map(({ name: e }) => e),
    hear: (e, t, n) => {
      const [r, i, a, o] = n;
      switch (t) {
        case `goes-first`:
          e.began(`turn order`, r, `first`);
          break;
        case `captured`:
          e.began(`first capture`, r, A(i));
          break;
        case `sent-out`:
        case `cut-shrub`:
        case `surfed`:
        case `flew`:
          e.used(k(i));
          break;
        case `traded`:
          e.used(k(a)), e.used(k(o));
          break;
        case `shone`:
          for (const t of n[2]) e.used(k(t));
      }
    },
  },
  F = d.map(({ type: e }) => D.indexOf(e)),
  Ae = l.indexOf(`cut`),
  je = l.indexOf(`surf`),
  Me = l.indexOf(`fly`),
  I = d.map(({ hm: e }) => (e === null ? -1 : l.indexOf(e))),
  Ne = E.map(({ bubbles: e }) => D.map((t) => e.filter((e) => e === t).length)),
  Pe = d.map(({ type: e, legendary: t }) => g.map((n) => O[t ? `super` : xe[e][n.type]])),
  L = (e, t) => Pe[e][t],
  Fe = (e, t, n) => F[e] === t && (n || !d[e].legendary),
  Ie = g.map(({ type: e }) => D.indexOf(e)),
  Le = (e) => [...v.keys()].filter(e),
  Re = g.map((e, t) => Le((e) => x[e].includes(t))),
  ze = Le((e) => S[e]),
  Be = E.map((e, t) => Le((e) => C(e) === t)),
  Ve = [];
function He(e, t) {
  return (Ve[t] ??= []), (Ve[t][e] ??= Ge(e, t)), Ve[t][e];
}
const Ue = (e) => He(se, e),
  We = (e, t) => He(Be[e][Be[e].length >> 1], t);
function Ge(e, t) {
  const n = w(e, t),
    r = (e) => Math.min(...e.filter((e) => n[e] >= 0).map((e) => n[e])) / 7;
  return { sites: Re.map(r), center: r(ze), piles: Be.map(r) };
}
const R = c(),
  z = (e) => e.party.length + e.box.length > 0,
  Ke = (e, t) => !e.fainted.includes(t),
  qe = (e) => e.party.some((t) => Ke(e, t));
function B(e, t, n) {
  for (const r of t.party) if (e.kind[r] === n) return r;
  for (const r of t.box) if (e.kind[r] === n) return r;
  return -1;
}
function V(e, t) {
  let n = e.length;
  for (; n > 0 && e[n - 1] > t; ) n--;
  e.splice(n, 0, t);
}
function H(e, t) {
  const n = e.indexOf(t);
  n >= 0 && e.splice(n, 1);
}
function Je(e) {
  e.fainted = [];
}
function Ye(e, t, n) {
  const { cards: r, placed: i, trainers: o } = e.s,
    s = B(r, o[t], n);
  return a(e, r, s, 255), (i[s] = 255), s;
}
const U = (e, t) => t.map((t) => e.cards.kind[t]);
function Xe(e, t, n) {
  const { s: r } = e,
    { badges: i } = r.trainers[t];
  i.push(n), R(e, 255, `won-badge`, t, n, i.length), !(i.length < 4) && ((r.winner = t), R(e, 255, `won`, t));
}
const Ze = (e, t) => t < g.length - _ + e.options.contests,
  Qe = (e, t, n) => g[n].kind === `contest` && Ze(e, n) && !e.trainers[t].badges.includes(n);
function $e(e, t, n) {
  const r = e.options.legendaryContestType === `pile`;
  return e.trainers[t].party.filter((t) => Fe(e.cards.kind[t], Ie[n], r));
}
function et(e, t, n) {
  const { s: r } = e,
    i = $e(r, t, n);
  if (i.length < 4) {
    R(e, 255, `outshone`, t, n);
    return;
  }
  const a = (e) => (r.cards.seen[e] === 255 ? 0 : 1),
    o = i.sort((e, t) => a(e) - a(t) || e - t).slice(0, 4),
    s = U(r, o);
  for (const n of s) Ye(e, t, n);
  R(e, 255, `shone`, t, n, s, o), Xe(e, t, n);
}
const tt = (e, t) => e.wild[t] + e.under[t].length;
function* nt(e, t, n) {
  const { s: r } = e,
    { cards: i } = r;
  if (r.wild[t] === 0) {
    const o = r.under[t].shift();
    return a(e, i, o, n), o;
  }
  const o = yield* e.weighted(`card`, it(r, t), n);
  return (
    i.bag[o]--,
    i.left--,
    i.kind.push(o),
    i.seen.push(n),
    i.lot.push(0),
    r.from.push(t),
    r.placed.push(0),
    r.wild[t]--,
    i.kind.length - 1
  );
}
function rt(e, t, n) {
  e.under[t].push(n);
}
function it(e, t) {
  const { bag: n, kind: r } = e.cards,
    i = Ne[t].slice();
  for (let n = 0; n < r.length; n++) e.from[n] === t && i[F[r[n]]]--;
  const a = D.map(() => 0);
  for (let e = 0; e < n.length; e++) a[F[e]] += n[e];
  return n.map((e, t) => (e * i[F[t]] * 27720) / a[F[t]] || 0);
}
function at(e, t, n, r) {
  ot(e, t, n, r), ct(e, t, n, r);
}
function ot(e, n, r, i) {
  const a = t(n),
    { kind: o, seen: s, bag: c } = e.cards,
    l = i.cards,
    u = Ne.map((e) => e.slice()),
    f = [];
  for (let t = 0; t < o.length; t++)
    ((s[t] | l.seen[t]) & a) === 0 ? (f.push(t), c[o[t]]++) : u[e.from[t]][F[o[t]]]--;
  const p = [];
  for (let e = o.length; e < l.kind.length; e++)
    (l.seen[e] & a) !== 0 && (u[i.from[e]][F[l.kind[e]]]--, c[l.kind[e]]--, p.push(l.kind[e]));
  for (const t of f) {
    const n = u[e.from[t]],
      i = st(n.length, (e) => n[e], r(n.reduce((e, t) => e + t, 0)));
    n[i]--;
    let a = (e) => (F[e] === i ? c[e] : 0),
      s = 0;
    for (let e = 0; e < d.length; e++) s += a(e);
    (o[t] = st(d.length, a, r(s))), c[o[t]]--;
  }
  for (const e of p) c[e]++;
}
function st(e, t, n) {
  let r = n;
  for (let n = 0; n < e; n++) if (((r -= t(n)), r < 0)) return n;
  throw Error(`there are not so many`);
}
function ct(e, n, r, i) {
  const a = t(n),
    o = (t) => ((e.placed[t] | i.placed[t]) & a) === 0;
  for (const t of e.trainers) {
    const e = [...t.party.filter(o), ...t.box.filter(o)];
    if (e.length === 0) continue;
    const n = t.party.filter((e) => !o(e)),
      i = t.box.filter((e) => !o(e));
    for (let i = t.party.length - n.length; i > 0; i--) n.push(e.splice(r(e.length), 1)[0]);
    (t.party = n.sort(lt)), (t.box = [...i, ...e].sort(lt));
  }
}
const lt = (e, t) => e - t;
function ut(e, t) {
  if (e.winner >= 0) return +(e.winner === t);
  let n = Tt(e),
    r = 396;
  for (let i = 0; i < e.trainers.length; i++) i !== t && (r = Math.min(r, ft(e, i, n)));
  const i = r - ft(e, t, n);
  return 0.5 + (0.49 * i) / (Math.abs(i) + 12);
}
const dt = g.map(() => ({ here: 0, later: 0 })),
  W = [];
function ft(e, t, n) {
  const r = e.trainers[t],
    i = He(r.at, e.cut),
    a = Ue(e.cut),
    o = 4 - r.badges.length;
  W.length = 0;
  for (let o = 0; o < g.length; o++) {
    if (r.badges.includes(o) || !Ze(e, o)) continue;
    const s = dt[o];
    g[o].kind === `contest` ? Ct(e, r, o, i, a, n, s) : pt(e, r, o, i, a, e.active === t, s);
    let c = W.length;
    for (; c > 0 && W[c - 1].later > s.later; c--) W[c] = W[c - 1];
    W[c] = s;
  }
  let s = W.length,
    c = 0;
  for (let e = 0; e < o; e++) c += e < s ? W[e].later : 99;
  let l = o <= s ? W[o - 1].later : 99,
    u = 99;
  for (let e = 0; e < s; e++) u = Math.min(u, W[e].here - (e < o ? W[e].later : l));
  return c + u + o * 8;
}
function pt(e, t, n, r, i, a, o) {
  let s = i.sites[n] + 1.5,
    c = g[n].team.length,
    [l, u, d] = [0, 0, 0];
  for (const r of t.party) {
    const i = gt[L(e.cards.kind[r], n)];
    (d += i), !t.fainted.includes(r) && (l++, (u += i));
  }
  let f = l > 0 ? G(u, c, s) : 99,
    p = l < t.party.length ? s + G(d, c, s) : 99,
    m = 99;
  for (let n = 1; t.party.length + n <= e.options.partyMax; n++) m = Math.min(m, n + G(u + n * _t, c, s));
  (o.later = mt(e, i, n, f, p, m)),
    (o.here = a && e.gym !== null && e.gym.site === n ? G(u, c - e.gym.beaten, s) - 1 : mt(e, r, n, f, p, m));
}
function mt(e, t, n, r, i, a) {
  const o = t.sites[n];
  return Math.min(o + r, t.center + i, o + a + St(e, t));
}
function G(e, t, n) {
  const r = yt(e, t);
  return 1 + ((1 - r) / r) * n;
}
const ht = [O.super, O.effective, O.weak],
  gt = Object.fromEntries(ht.map((e, t) => [e, 7 ** t])),
  _t = gt[O.effective],
  vt = [];
function yt(e, t) {
  return (vt[t] ??= []), (vt[t][e] ??= bt(e, t)), vt[t][e];
}
function bt(e, t) {
  const n = Array(t + 1).fill(0);
  return (
    (n[0] = 1),
    ht.forEach((t, r) => {
      const i = (7 - t) / 6;
      for (let t = Math.floor(e / 7 ** r) % 7; t > 0; t--) xt(n, i);
    }),
    Math.max(n[t], 0.001)
  );
}
function xt(e, t) {
  const n = e.length - 1;
  for (let r = n - 1; r >= 0; r--) {
    let i = e[r] * t;
    e[r] -= i;
    for (let a = r + 1; a < n; a++) (e[a] += i * (1 - t)), (i *= t);
    e[n] += i;
  }
}
function St(e, t) {
  let n = 99;
  for (let r = 0; r < E.length; r++) t.piles[r] < n && tt(e, r) > 0 && (n = t.piles[r]);
  return n;
}
function Ct(e, t, n, r, i, a, o) {
  const s = Ie[n],
    c = e.options.legendaryContestType === `pile`,
    l = wt(e, t.party, s, c),
    u = i.sites[n] + 2;
  (o.here = l >= 4 ? r.sites[n] + 1 : r.center + u), (o.later = l >= 4 ? i.sites[n] + 1 : i.center + u);
  const d = 4 - l - wt(e, t.box, s, c);
  if (l >= 4 || d <= 0) return;
  const f = e.options.partyMax - t.party.length >= 4 - l;
  (o.here = 99), (o.later = 99);
  for (let t = 0; t < E.length; t++) {
    const c = d * a[t * D.length + s];
    if (c >= 99) continue;
    const l = We(t, e.cut),
      p = c + (f ? l.sites[n] + 1 : l.center + u);
    (o.here = Math.min(o.here, r.piles[t] + p)), (o.later = Math.min(o.later, i.piles[t] + p));
  }
}
function wt(e, t, n, r) {
  let i = 0;
  for (const a of t) Fe(e.cards.kind[a], n, r) && i++;
  return i;
}
function Tt(e) {
  const { kind: t } = e.cards,
    n = [];
  for (const e of Ne) n.push(...e);
  for (let r = 0; r < t.length; r++) n[e.from[r] * D.length + F[t[r]]]--;
  for (let t = 0; t < E.length; t++)
    for (let r = 0; r < D.length; r++) {
      const i = t * D.length + r;
      n[i] = n[i] > 0 ? (e.wild[t] + 1) / (n[i] + 1) : Et(e, t, r);
    }
  return n;
}
function Et(e, t, n) {
  const r = e.under[t].findIndex((t) => F[e.cards.kind[t]] === n);
  return r < 0 ? 99 : e.wild[t] + r + 1;
}
const K = (e) => Object.freeze({ do: e }),
  Dt = K(`end`),
  Ot = K(`capture`),
  kt = K(`swap`),
  At = K(`retreat`),
  jt = K(`reject`),
  Mt = K(`let-go`),
  q = (e, t) => e.map((e, n) => Object.freeze(t(n))),
  Nt = q(v, (e) => ({ do: `go`, to: e })),
  Pt = q(g, (e) => ({ do: g[e].kind === `gym` ? `challenge` : `compete`, site: e })),
  Ft = q([, , , ,].fill(0), (e) => ({ do: `trade`, with: e })),
  It = d.map((e, t) => q(v, (e) => ({ do: `cut`, card: t, shrub: e }))),
  Lt = d.map((e, t) => q(y, (e) => ({ do: `surf`, card: t, way: e }))),
  Rt = d.map((e, t) => q(y, (e) => ({ do: `fly`, card: t, way: e }))),
  zt = q(d, (e) => ({ do: `send`, card: e })),
  Bt = q(d, (e) => ({ do: `give`, card: e })),
  Vt = q(d, (e) => ({ do: `return`, card: e })),
  Ht = q(d, (e) => ({ give: e })),
  Ut = q(d, (e) => ({ want: e })),
  Wt = q(D, (e) => ({ wantType: e })),
  Gt = Object.freeze({ wantAny: !0 }),
  Kt = q(d, (e) => ({ toBox: e })),
  qt = q(d, (e) => ({ toParty: e })),
  Jt = /* @__PURE__ */ new Map();
function Yt(e, t, n) {
  let r = (n * v.length + e) * 64 + t,
    i = Jt.get(r);
  if (i === void 0) {
    const a = w(e, n),
      o = [...v.keys()].filter((e) => a[e] > 0 && a[e] <= t);
    (i = Object.freeze([...o.sort((e, t) => a[e] - a[t] || e - t).map((e) => Nt[e]), Dt])), Jt.set(r, i);
  }
  return i;
}
function Xt(e, t, n) {
  if (e.hms >= e.options.hmUsesPerTurn) return;
  const { at: r, party: i } = e.trainers[t];
  for (let t = 0; t < i.length; t++) {
    const a = e.cards.kind[i[t]];
    switch (I[a]) {
      case Ae:
        for (const t of he[r]) fe(t, e.cut) || n.push(It[a][t]);
        break;
      case je:
        if (e.moved === 2) break;
        for (let t = 0; t < y.length; t++) ve(r, t, e.cut) >= 0 && n.push(Lt[a][t]);
        break;
      case Me:
        if (e.moved !== 0) break;
        for (let t = 0; t < y.length; t++) Zt(e, r, t) >= 0 && n.push(Rt[a][t]);
    }
  }
}
const Zt = (e, t, n) => ye(t, n, e.cut, e.options.flyStops === `path`);
function Qt(e, t, n) {
  const { s: r } = e,
    i = r.trainers[t],
    a = Ye(e, t, n.card);
  r.hms++,
    n.do === `cut`
      ? ((r.cut |= pe(n.shrub)), R(e, 255, `cut-shrub`, t, n.card, n.shrub, a))
      : n.do === `surf`
        ? ((i.at = ve(i.at, n.way, r.cut)), (r.moved = 1), R(e, 255, `surfed`, t, n.card, i.at, a))
        : ((i.at = Zt(r, i.at, n.way)), (r.moved = 2), (r.steps = 0), R(e, 255, `flew`, t, n.card, i.at, a));
}
const $t = (e) => `mover:${e}`,
  J = (e) => `card:${d[e].id}`,
  en = (e) => `pile:${e + 1}`,
  tn = (e) => v.find((t) => t.site === e).id,
  nn = { move: Y, exchange: Y, 'answer-offer': Y, fight: Y, offer: on, rearrange: sn };
function rn(e, t, n, r) {
  return nn[t.question.kind](e, n, r);
}
function Y(e, t, n) {
  const { at: r } = e.trainers[n];
  switch (t.do) {
    case `go`: {
      const { id: n } = v[t.to];
      return { id: `go:${n}`, say: [`go`, t.to, w(r, e.cut)[t.to]], at: n, clause: `B-MOVE-01` };
    }
    case `capture`:
      return { id: `capture`, say: [`capture`, C(r)], at: en(C(r)), clause: `B-CAP-01` };
    case `challenge`:
    case `compete`: {
      const e = t.do === `challenge` ? `B-GYM-01` : `B-CON-01`,
        { site: n } = t;
      return { id: `${t.do}:${g[n].id}`, say: [t.do, n], at: tn(n), clause: e };
    }
    case `swap`:
      return { id: `swap`, say: [`swap`], at: an, clause: `B-PC-01` };
    case `trade`:
      return { id: `trade:${t.with}`, say: [`trade`, t.with], at: $t(t.with), clause: `B-TRADE-01` };
    case `cut`: {
      const { id: e } = v[t.shrub];
      return { id: `cut:${d[t.card].id}:${e}`, say: [`cut`, t.card, t.shrub], at: e, clause: `B-CUT-01` };
    }
    case `surf`:
    case `fly`: {
      const n = t.do === `surf`,
        i = n ? ve(r, t.way, e.cut) : Zt(e, r, t.way);
      return {
        id: `${t.do}:${d[t.card].id}:${y[t.way]}`,
        say: [t.do, t.card, t.way, i],
        at: v[i].id,
        clause: n ? `B-SURF-01` : `B-FLY-01`,
      };
    }
    case `send`: {
      const n = L(t.card, e.gym.site);
      return { id: `send:${d[t.card].id}`, say: [`send`, t.card, n], at: J(t.card) };
    }
    case `give`:
    case `return`:
      return { id: `${t.do}:${d[t.card].id}`, say: [t.do, t.card], at: J(t.card) };
    case `let-go`: {
      const t = e.cards.kind[e.drawn];
      return { id: `let-go`, say: [`let-go-of`, t], at: J(t) };
    }
    default:
      return { id: t.do, say: [t.do] };
  }
}
const an = v.find(({ kind: e }) => e === `center`).id;
function on(e, t) {
  return `give` in t
    ? { id: `give:${d[t.give].id}`, say: [`give`, t.give], at: J(t.give) }
    : {
        id: `want:${`want` in t ? d[t.want].id : `wantType` in t ? D[t.wantType] : `any`}`,
        say: [`want`, t],
        clause: `B-TRADE-07`,
      };
}
function sn(e, t) {
  const n = `toBox` in t,
    r = n ? t.toBox : t.toParty;
  return { id: `${n ? `box` : `party`}:${d[r].id}`, say: [n ? `to-box` : `to-party`, r], at: J(r) };
}
const cn = {
  move: dn,
  fight: fn,
  'answer-offer': (e, t) => t.findIndex((e) => e.do === `reject`),
  rearrange: (e, t, n) => un(t.indexOf(null), t, n),
};
function ln(e, t, n, r, i) {
  const a = cn[t.question.kind];
  return a === void 0 ? i(r.length) : a(e, r, i);
}
const un = (e, t, n) => (e < 0 ? n(t.length) : e);
function dn(e, t, n) {
  const [r, i] = t,
    a = t.length - 1;
  return r.do === `compete`
    ? 0
    : r.do === `challenge`
      ? n(2) === 0
        ? 0
        : a
      : r.do === `capture`
        ? i.do === `challenge` || i.do === `compete`
          ? n(2)
          : 0
        : a;
}
function fn(e, t) {
  let { site: n } = e.gym,
    [r, i] = [0, 1 / 0];
  for (let e = 0; e < t.length; e++) {
    const a = t[e],
      o = a.do === `send` ? L(a.card, n) : 1 / 0;
    o < i && ([r, i] = [e, o]);
  }
  return r;
}
function pn(e, t, n) {
  switch (t.question.kind) {
    case `move`:
      return mn(e, n, t.options(n));
    case `fight`:
      return Cn(e, n);
    case `exchange`:
      return e.trainers[n].box.map((t) => X(`return`, e.cards.kind[t], [[`why.not-box`], `B-CAP-04`]));
    default:
      return [];
  }
}
const X = (e, t, [n, r]) => ({ id: `${e}:${d[t].id}`, say: [`card`, t], why: n, clause: r, at: J(t) });
function mn(e, t, n) {
  return [...hn(e, t), ..._n(e, t), ...vn(e, t, n), ...xn(e, t)];
}
function hn(e, t) {
  const n = e.trainers[t],
    r = [],
    i = C(n.at),
    a = { id: `capture`, say: [`square`, n.at] };
  i < 0
    ? r.push({ ...a, why: [`why.no-route`], clause: `B-CAP-09` })
    : tt(e, i) === 0 && r.push({ ...a, why: [`why.empty`, i], clause: `B-CAP-06` });
  const o = { id: `swap`, say: [`swap`], at: an };
  S[n.at]
    ? z(n) || r.push({ ...o, why: [`why.no-pokemon`], clause: `B-PC-03` })
    : r.push({ ...o, why: [`why.no-center`], clause: `B-PC-01` });
  for (const i of x[n.at]) {
    const n = g[i].kind === `gym`,
      a = gn(e, t, i, n);
    if (a === null) continue;
    const o = n ? `challenge` : `compete`,
      s = `${o}:${g[i].id}`;
    r.push({ id: s, say: [o, i], why: a[0], clause: a[1], at: tn(i) });
  }
  return r;
}
function gn(e, t, n, r) {
  const i = e.trainers[t];
  return i.badges.includes(n)
    ? [[`why.badge`, n], r ? `B-GYM-11` : `B-CON-05`]
    : r
      ? i.party.every((e) => i.fainted.includes(e))
        ? [[`why.no-fit`], `B-GYM-12`]
        : null
      : Ze(e, n)
        ? null
        : [[`why.not-held`], `B-CON-08`];
}
function _n(e, t) {
  return e.trainers.flatMap((n, r) => {
    if (r === t) return [];
    let i = null;
    return (
      z(e.trainers[t])
        ? z(n)
          ? e.asked & (1 << r) && (i = [[`why.asked`, r], `B-TRADE-04`])
          : (i = [[`why.they-have-none`, r], `B-TRADE-08`])
        : (i = [[`why.no-pokemon`], `B-TRADE-08`]),
      i === null ? [] : [{ id: `trade:${r}`, say: [`trade`, r], why: i[0], clause: i[1], at: $t(r) }]
    );
  });
}
function vn(e, t, n) {
  const r = e.trainers[t],
    i = new Set(n.flatMap((e) => (`way` in e || `shrub` in e ? [e.card] : [])));
  return [...r.party, ...r.box].flatMap((t) => {
    const n = e.cards.kind[t];
    if (I[n] < 0 || i.has(n)) return [];
    const a = r.box.includes(t) ? yn : bn(e, l[I[n]]);
    return [X(l[I[n]], n, a)];
  });
}
const yn = [[`why.boxed`], `B-HM-02`];
function bn(e, t) {
  return e.hms >= e.options.hmUsesPerTurn
    ? [[`why.hm-used`], `B-HM-04`]
    : t === `cut`
      ? [[`why.no-shrub`], `B-CUT-01`]
      : t === `fly`
        ? e.moved === 0
          ? [[`why.no-flight`], `B-FLY-04`]
          : [[`why.moved`], `B-FLY-02`]
        : e.moved === 2
          ? [[`why.flown`], `B-FLY-02`]
          : [[`why.no-shore`], `B-SURF-02`];
}
function xn(e, t) {
  const n = e.trainers[t],
    r = w(n.at, e.cut);
  return v.flatMap(({ id: n }, i) => {
    if (r[i] > 0 && r[i] <= e.steps) return [];
    const [a, o] = Sn(e, t, i);
    return [{ id: `go:${n}`, say: [`square`, i], why: a, clause: o, at: n }];
  });
}
function Sn(e, t, n) {
  if (e.trainers[t].at === n) return [[`why.here`], `B-MOVE-01`];
  switch (v[n].kind) {
    case `water`:
      return [[`why.water`], `B-MOVE-05`];
    case `gym`:
    case `contest`:
    case `center`:
      return [[`why.building`], `B-MOVE-06`];
    case `shrub`:
      if (!fe(n, e.cut)) return [[`why.shrub`], `B-MOVE-04`];
  }
  return e.moved === 2 ? [[`why.flown`], `B-FLY-02`] : [[`why.far`, e.steps], `B-MOVE-01`];
}
function Cn(e, t) {
  const n = e.trainers[t],
    r = [
      ...n.party
        .filter((e) => n.fainted.includes(e))
        .map((t) => {
          const n = e.cards.kind[t];
          return X(`send`, n, [[`why.fainted`, n], `B-FAINT-01`]);
        }),
      ...n.box.map((t) => X(`send`, e.cards.kind[t], [[`why.boxed`], `B-PC-04`])),
    ];
  return e.gym?.fought
    ? r
    : [...r, { id: `retreat`, say: [`retreat`], why: [`why.first-roll`], clause: `B-GYM-08` }];
}
const Z =
    (e, t) =>
    (...n) => ({ kind: e, clause: t, about: n }),
  wn = Array.from({ length: 13 }, (e, t) => Z(`move`, `B-TURN-03`)(t)),
  Tn = { kind: `exchange`, clause: `B-CAP-04`, secret: !0 },
  En = { kind: `exchange`, clause: `B-CAP-04` },
  Dn = { kind: `rearrange`, clause: `B-PC-01`, secret: !0 },
  On = { kind: `rearrange`, clause: `B-PC-01` },
  kn = Z(`offer`, `B-TRADE-01`),
  An = Z(`answer-offer`, `B-REACT-01`),
  jn = Z(`fight`, `B-GYM-07`),
  Mn = Object.freeze({ do: `turn` });
function Nn(e) {
  const { s: t } = e;
  t.winner >= 0 ||
    ((t.active = (t.active + 1) % e.n),
    (t.steps = 0),
    t.turn === t.options.maxTurns
      ? ((t.stopped = !0), R(e, 255, `stopped-match`, t.turn))
      : t.agenda.push(Mn));
}
const Pn = Object.freeze({ do: `fight` }),
  Fn = (e, t, n) => g[n].kind === `gym` && !e.trainers[t].badges.includes(n) && qe(e.trainers[t]);
function In(e, t, n) {
  (e.s.gym = { site: n, beaten: 0, fought: !1 }), R(e, 255, `challenged`, t, n), e.s.agenda.push(Pn);
}
function* Ln(e) {
  const { s: t } = e,
    n = t.active,
    r = t.gym,
    i = yield* e.ask(n, jn(r.site, r.beaten), () => Rn(t, n));
  if (i.do !== `send`) {
    R(e, 255, `retreated`, n, r.site), Bn(e);
    return;
  }
  const a = Ye(e, n, i.card);
  R(e, 255, `sent-out`, n, i.card, r.site, r.beaten, a);
  const o = 1 + (yield* e.chance(`fight`, 6));
  (r.fought = !0),
    o < L(i.card, r.site)
      ? (V(t.trainers[n].fainted, a),
        R(e, 255, `fainted`, n, i.card, o),
        qe(t.trainers[n]) ? t.agenda.push(Pn) : zn(e, n))
      : (R(e, 255, `won-fight`, n, r.site, r.beaten, o),
        r.beaten++,
        r.beaten < g[r.site].team.length ? t.agenda.push(Pn) : (Xe(e, n, r.site), Bn(e)));
}
function Rn(e, t) {
  const n = e.trainers[t],
    r = [];
  for (const t of n.party) Ke(n, t) && r.push(zt[e.cards.kind[t]]);
  return e.gym?.fought && r.push(At), r;
}
function zn(e, t) {
  const n = e.s.trainers[t];
  (n.at = se), Je(n), R(e, 255, `whited-out`, t), Bn(e);
}
function Bn(e) {
  (e.s.gym = null), Nn(e);
}
function Vn(t, n) {
  if (n.firstSeat > t) throw new e(`seat ${n.firstSeat} cannot begin: there are only ${t}`);
  if (g.length - _ + n.contests < 4) throw new e(`the map offers fewer than 4 badges`);
  return {
    agenda: [{ do: `setup` }],
    options: Object.freeze({ ...n }),
    turn: 0,
    active: 0,
    winner: -1,
    stopped: !1,
    trainers: Array.from({ length: t }, () => ({ at: se, party: [], box: [], fainted: [], badges: [] })),
    cards: r(d.map(() => 1)),
    from: [],
    placed: [],
    wild: E.map(({ bubbles: e }) => e.length),
    under: E.map(() => []),
    drawn: -1,
    cut: 0,
    dice: [0, 0],
    steps: 0,
    moved: 0,
    hms: 0,
    asked: 0,
    gym: null,
  };
}
function* Hn(e) {
  const { s: t } = e,
    { firstSeat: n } = t.options;
  (t.active = n > 0 ? n - 1 : yield* e.chance(`first`, e.n)),
    R(e, 255, `goes-first`, t.active),
    t.agenda.push(Mn);
}
function* Un(e, n, r) {
  const { s: i } = e,
    a = i.trainers[n],
    o = yield* nt(e, r, i.options.openParties ? 255 : t(n)),
    s = i.cards.kind[o];
  i.placed[o] = 255;
  const c = a.party.length >= i.options.partyMax;
  c && a.box.length >= 5
    ? yield* Wn(e, n, r, o)
    : (V(c ? a.box : a.party, o),
      R(e, 255, `captured`, n, r, c, o),
      R(e, i.cards.seen[o], `was-caught`, n, s, o));
}
function* Wn(e, t, n, r) {
  const { s: i } = e,
    a = i.trainers[t];
  (i.drawn = r), R(e, 255, `no-room`, t, n, r), R(e, i.cards.seen[r], `was-drawn`, t, i.cards.kind[r], r);
  const o = i.options.openParties ? En : Tn,
    s = yield* e.ask(t, o, () => [Mt, ...a.party.map((e) => Vt[i.cards.kind[e]])]);
  i.drawn = -1;
  const c = s.do === `return` ? B(i.cards, a, s.card) : r;
  c !== r && (H(a.party, c), H(a.fainted, c), V(a.party, r)),
    rt(i, n, c),
    R(e, 255, c === r ? `let-go` : `exchanged`, t, n, c),
    R(e, i.cards.seen[c], `went-under`, i.cards.kind[c], n, c);
}
function* Gn(e, n) {
  const { s: r } = e,
    i = r.trainers[n],
    a = r.options.openParties,
    o = yield* e.compose(n, a ? On : Dn, () => Kn(e, i), {
      min: 0,
      max: r.options.partyMax + 5,
      fits: (e, t) => Jn(e, t, r.options.partyMax),
      check: (e) => Yn(i, e, r.options.partyMax),
    });
  for (const e of o) {
    const t = `toBox` in e,
      n = B(r.cards, i, t ? e.toBox : e.toParty);
    H(t ? i.party : i.box, n), V(t ? i.box : i.party, n);
  }
  Je(i);
  const s = a ? 255 : t(n);
  for (const e of [...i.party, ...i.box]) r.placed[e] = s;
  R(e, 255, `swapped`, n, i.party.length, i.box.length), o.length > 0 && R(e, s, `rearranged`, n, o);
}
const Kn = (e, t) => [
    ...t.party.map((t) => Kt[e.s.cards.kind[t]]),
    ...t.box.map((t) => qt[e.s.cards.kind[t]]),
  ],
  qn = (e) => e.filter((e) => `toBox` in e).length;
function Jn(e, t, n) {
  return `toBox` in t ? qn(e) < 5 : e.length - qn(e) < n;
}
function Yn(e, t, n) {
  const r = 2 * qn(t) - t.length;
  return e.box.length + r > 5 ? `box-over` : e.party.length - r > n ? `party-over` : null;
}
const Xn = (e, t, r) => z(e.trainers[t]) && z(e.trainers[r]) && !n(e.asked, r);
function* Zn(e, n, r) {
  const { s: i } = e,
    o = i.trainers[n],
    s = i.trainers[r],
    c = yield* e.compose(n, kn(r), () => Qn(i, o, s), { min: 2, max: 2, fits: $n }),
    l = c.find((e) => `give` in e)?.give,
    u = c.find((e) => !(`give` in e)),
    d = B(i.cards, o, l);
  (i.asked |= t(r)), a(e, i.cards, d, 255), R(e, 255, `offered`, n, r, l, u, d);
  const f = yield* e.ask(r, An(n, l, u, o.fainted.includes(d)), () => nr(i, s, u));
  return f.do === `give` ? (ir(e, n, r, d, B(i.cards, s, f.card)), !0) : (R(e, 255, `rejected`, r, n), !1);
}
function Qn(e, t, n) {
  const r = U(e, [...t.party, ...t.box]),
    i = r.map((e) => Ht[e]);
  return e.options.openParties
    ? [...i, ...U(e, [...n.party, ...n.box]).map((e) => Ut[e])]
    : [...i, Gt, ...Wt, ...Ut.filter(({ want: e }) => !r.includes(e))];
}
const $n = (e, t) => e.length === 0 || er(e[0]) !== er(t),
  er = (e) => e.give !== void 0,
  tr = [jt];
function nr(e, t, n) {
  const r = U(e, [...t.party, ...t.box]).filter((e) => rr(e, n));
  return r.length === 0 ? tr : [...r.map((e) => Bt[e]), jt];
}
function rr(e, t) {
  return `want` in t ? t.want === e : `wantType` in t ? F[e] === t.wantType : !0;
}
function ir(e, t, n, r, i) {
  const { s: o } = e,
    s = o.trainers[t],
    c = o.trainers[n];
  a(e, o.cards, i, 255);
  const l = s.box.includes(r),
    u = c.box.includes(i);
  ar(l ? s.box : s.party, r, i), ar(u ? c.box : c.party, i, r);
  const [d, f] = [s.fainted.includes(r), c.fainted.includes(i)];
  H(s.fainted, r),
    H(c.fainted, i),
    d && V(c.fainted, r),
    f && V(s.fainted, i),
    (o.placed[r] = 255),
    (o.placed[i] = 255);
  const { kind: p } = o.cards;
  R(e, 255, `traded`, t, n, p[r], p[i], [r, i, l, u]);
}
function ar(e, t, n) {
  H(e, t), V(e, n);
}
const or = Object.freeze({ do: `move` });
function* sr(e) {
  const { s: t } = e;
  t.turn++, (t.moved = 0), (t.hms = 0), (t.asked = 0), R(e, 255, `turn`, t.active, t.turn);
  const n = 1 + (yield* e.chance(`move`, 6)),
    r = 1 + (yield* e.chance(`move`, 6));
  (t.dice = [n, r]), (t.steps = n + r), R(e, 255, `rolled`, t.active, n, r), t.agenda.push(or);
}
function* cr(e) {
  const { s: t } = e,
    n = t.active,
    r = yield* e.ask(n, wn[t.steps], () => ur(e, n));
  switch (r.do) {
    case `go`:
      lr(e, n, r.to), t.agenda.push(or);
      return;
    case `cut`:
    case `surf`:
    case `fly`:
      Qt(e, n, r), t.agenda.push(or);
      return;
    case `trade`:
      (yield* Zn(e, n, r.with)) ? Nn(e) : t.agenda.push(or);
      return;
    case `challenge`:
      In(e, n, r.site);
      return;
    case `compete`:
      et(e, n, r.site);
      break;
    case `capture`:
      yield* Un(e, n, C(t.trainers[n].at));
      break;
    case `swap`:
      yield* Gn(e, n);
  }
  Nn(e);
}
function lr(e, t, n) {
  const { s: r } = e,
    i = r.trainers[t];
  (r.steps -= w(i.at, r.cut)[n]), (r.moved = 1), (i.at = n), R(e, 255, `walked`, t, n, r.steps);
}
function ur(e, t) {
  const { s: n } = e,
    r = n.trainers[t],
    i = Yt(r.at, n.steps, n.cut),
    a = [],
    o = C(r.at);
  o >= 0 && tt(n, o) > 0 && a.push(Ot);
  for (const e of x[r.at]) (Fn(n, t, e) || Qe(n, t, e)) && a.push(Pt[e]);
  if (z(r)) {
    S[r.at] && a.push(kt), Xt(n, t, a);
    for (const r of e.others(t)) Xn(n, t, r) && a.push(Ft[r]);
  }
  return a.length === 0 ? i : [...a, ...i];
}
const dr = v.map(({ id: e, x: t, y: n, kind: r, site: i, route: a }, o) => {
    const s = { id: e, x: (t + 0.5) / re, y: (n + 0.5) / ie, kind: r };
    if (a >= 0) return { ...s, colour: `route-${a + 1}`, say: [`square`, o] };
    if (i < 0) return { ...s, say: [`square`, o] };
    const { type: c } = g[i];
    return { ...s, colour: c, say: r === `contest` ? [`contest-needs`, i] : [`square`, o] };
  }),
  fr = [`route`, `road`, `shrub`],
  pr = v.flatMap(({ id: e, kind: t }, n) =>
    b[n].filter((e) => e > n && fr.includes(t) && fr.includes(v[e].kind)).map((t) => [e, v[t].id]),
  ),
  mr = (e) => {
    const [t, n] = e.split(`-`).map(Number);
    return oe(t, n);
  };
function hr(e) {
  return {
    aspect: re / ie,
    places: dr,
    links: pr.filter((t) => !e.shrubs.some((e) => t.includes(e))),
    pieces: [
      ...e.shrubs.map((e) => ({ id: `shrub:${e}`, kind: `shrub`, at: e, say: [`shrub`, mr(e)] })),
      ...e.trainers.map(({ at: e }, t) => ({ id: $t(t), kind: `mover`, at: e, seat: t, say: [`mover`, t] })),
      ...e.trainers.flatMap(({ cards: e }, t) => e.map((e) => vr(e, t))),
      ...e.trainers.flatMap(({ badges: e }, t) => e.map((e) => _r(e, t))),
      ...e.routes.flatMap(({ under: e }, t) => e.map((e) => yr(e, en(t)))),
      ...(e.drawn === null ? [] : [yr(e.drawn, `drawn`)]),
    ],
    zones: gr(e),
    gauges: e.trainers.map(({ badges: e }, t) => ({ seat: t, value: e.length, goal: 4, say: [`badges`] })),
  };
}
function gr(e) {
  const t = e.trainers.flatMap(({ party: e, box: t, badges: n, cards: r }, i) => {
    const a = r.filter((e) => e.in === null).length;
    return [
      { id: `party:${i}`, kind: `hand`, seat: i, count: e, say: [`party`, i] },
      { id: `box:${i}`, kind: `box`, seat: i, count: t, say: [`box`, i] },
      { id: `badges:${i}`, kind: `badges`, seat: i, count: n.length, say: [`badge-case`, i] },
      ...(a === 0 ? [] : [{ id: `somewhere:${i}`, kind: `hand`, seat: i, count: a, say: [`somewhere`, i] }]),
    ];
  });
  return (
    e.routes.forEach(({ wild: e, under: n }, r) => {
      t.push({ id: en(r), kind: `deck`, count: e + n.length, say: [`pile`, r] });
    }),
    e.drawn !== null && t.push({ id: `drawn`, kind: `card`, count: 1, say: [`drawn-card`] }),
    t
  );
}
const _r = (e, t) => ({
  id: `badge:${t}:${g[e].id}`,
  kind: `badge`,
  at: `badges:${t}`,
  seat: t,
  of: g[e].id,
  say: [`badge-of`, e],
});
function vr(e, t) {
  return { ...yr(e, `${e.in ?? `somewhere`}:${t}`), seat: t, ...(e.fainted ? { marks: [`fainted`] } : {}) };
}
function yr({ no: e, from: t, card: n }, r) {
  return n === null
    ? { id: `card:${e}`, kind: `card-back`, at: r, say: [`unknown`, e, t] }
    : { id: J(n), kind: `card`, at: r, of: String(d[n].dex), say: [`card`, n] };
}
const Q = (e, t, n, r) => (e.you === t ? `You ${r}` : `${e.name(t)} ${n}`),
  br = (e, t) => (e.you === t ? `you` : e.name(t)),
  $ = (e, t) => (e.you === t ? `your` : `${e.name(t)}'s`),
  xr = (e) => (`want` in e ? P(e.want) : `wantType` in e ? `any ${Se(e.wantType)} Pokémon` : `any Pokémon`),
  Sr = (e, t) => g[e].team[t],
  Cr = {
    'ask.move': { say: (e, t) => (t === 0 ? `What do you do here?` : `You can walk ${De(t, `square`)}.`) },
    'ask.exchange': { say: () => `Party and Box are full. Which Pokémon goes under the pile?` },
    'ask.rearrange': {
      say: () => `All your Pokémon are healed. Which of them change between Party and Box?`,
    },
    'ask.offer': { say: (e, t) => `What do you offer ${e.name(t)}, and for what?` },
    'ask.answer-offer': {
      say: (e, t, n, r, i) =>
        `${e.name(t)} offers ${P(n)}${i ? `, which has fainted,` : ``} for ${xr(r)}. What do you give?`,
    },
    'ask.fight': { say: (e, t, n) => `${j(t)}: who fights ${Sr(t, n)}, ${n + 1} of ${g[t].team.length}?` },
  },
  wr = {
    end: { say: () => `End your turn` },
    capture: { say: (e, t) => `Capture on ${A(t)} (${Te(t)})` },
    swap: { say: () => `Heal and swap at the Pokémon Center` },
    retreat: { say: () => `Retreat` },
    reject: { say: () => `Reject` },
    'let-go-of': { say: (e, t) => `Let ${P(t)} go` },
    return: { say: (e, t) => `Give up ${P(t)} for it` },
    go: { say: (e, t, n) => `${M(we(t))}, ${De(n, `step`)}` },
    square: { say: (e, t) => M(N(t)) },
    challenge: { say: (e, t) => `Challenge the ${j(t)}` },
    compete: { say: (e, t) => `Compete in the ${j(t)}` },
    trade: { say: (e, t) => `Offer ${e.name(t)} a trade` },
    cut: { say: (e, t, n) => `${k(t)} cuts the shrub on ${N(n)}` },
    surf: { say: (e, t, n, r) => `Surf ${y[n]} with ${k(t)} to ${N(r)}` },
    fly: { say: (e, t, n, r) => `Fly ${y[n]} with ${k(t)} to ${N(r)}` },
    send: { say: (e, t, n) => `${k(t)} (wins on ${n} or more)` },
    card: { say: (e, t) => P(t) },
    give: { say: (e, t) => `Give ${P(t)}` },
    want: { say: (e, t) => `Want ${xr(t)}` },
    'to-box': { say: (e, t) => `${P(t)} into the Box` },
    'to-party': { say: (e, t) => `${P(t)} into the Party` },
    'too-few': { say: () => `Name what you give and what you want.` },
    'box-over': { say: () => `The Box holds 5.` },
    'party-over': { say: () => `The Party holds no more.` },
  },
  Tr = {
    'goes-first': { clause: `B-TURN-01`, say: (e, t) => `${Q(e, t, `takes`, `take`)} the first turn.` },
    turn: { clause: `B-TURN-01`, say: (e, t, n) => `Turn ${n}: ${e.you === t ? `yours` : e.name(t)}.` },
    rolled: {
      clause: `B-TURN-02`,
      say: (e, t, n, r) => `${Q(e, t, `rolls`, `roll`)} ${n} and ${r}: ${De(n + r, `square`)}.`,
    },
    walked: {
      clause: `B-MOVE-01`,
      say: (e, t, n, r) => `${Q(e, t, `walks`, `walk`)} to ${N(n)}, ${r} left.`,
    },
    'cut-shrub': {
      clause: `B-CUT-01`,
      say: (e, t, n, r, i) => `${M($(e, t))} ${k(n)} cuts the shrub on ${N(r)}.`,
    },
    surfed: {
      clause: `B-SURF-01`,
      say: (e, t, n, r, i) => `${Q(e, t, `surfs`, `surf`)} on ${k(n)} to ${N(r)}.`,
    },
    flew: { clause: `B-FLY-01`, say: (e, t, n, r, i) => `${Q(e, t, `flies`, `fly`)} on ${k(n)} to ${N(r)}.` },
    captured: {
      clause: `B-CAP-01`,
      say: (e, t, n, r, i) =>
        `${Q(e, t, `captures`, `capture`)} a Pokémon on ${A(n)} (card ${i + 1})${r ? `; it goes to the Box` : ``}.`,
    },
    'was-caught': { clause: `B-CAP-01`, say: (e, t, n, r) => `It is ${P(n)}.` },
    'no-room': {
      clause: `B-CAP-04`,
      say: (e, t, n, r) =>
        `${Q(e, t, `draws`, `draw`)} a Pokémon on ${A(n)} (card ${r + 1}) and ${e.you === t ? `have` : `has`} no room for it.`,
    },
    'was-drawn': { clause: `B-CAP-04`, say: (e, t, n, r) => `It is ${P(n)}.` },
    'let-go': {
      clause: `B-CAP-05`,
      say: (e, t, n, r) => `${Q(e, t, `lets`, `let`)} it go, under the pile of ${A(n)}.`,
    },
    exchanged: {
      clause: `B-CAP-05`,
      say: (e, t, n, r) => `${Q(e, t, `keeps`, `keep`)} it; card ${r + 1} goes under the pile of ${A(n)}.`,
    },
    'went-under': { clause: `B-CAP-05`, say: (e, t, n, r) => `${k(t)} lies under the pile of ${A(n)}.` },
    swapped: {
      clause: `B-PC-03`,
      say: (e, t, n, r) =>
        `${Q(e, t, `visits`, `visit`)} the Pokémon Center: all healed, ${n} in the Party, ${r} in the Box.`,
    },
    rearranged: {
      clause: `B-PC-01`,
      say: (e, t, n) => {
        const r = (e, t) => (e.length === 0 ? `` : `${Ee(e)} into the ${t}`),
          i = n.flatMap((e) => (`toBox` in e ? [k(e.toBox)] : [])),
          a = n.flatMap((e) => (`toParty` in e ? [k(e.toParty)] : []));
        return `${[r(i, `Box`), r(a, `Party`)].filter((e) => e !== ``).join(`; `)}.`;
      },
    },
    offered: {
      clause: `B-TRADE-01`,
      say: (e, t, n, r, i, a) => `${Q(e, t, `offers`, `offer`)} ${br(e, n)} ${k(r)} for ${xr(i)}.`,
    },
    rejected: { clause: `B-TRADE-03`, say: (e, t, n) => `${Q(e, t, `rejects`, `reject`)}.` },
    traded: {
      clause: `B-TRADE-02`,
      say: (e, t, n, r, i, a) => `${Q(e, t, `trades`, `trade`)} ${k(r)} for ${$(e, n)} ${k(i)}.`,
    },
    challenged: {
      clause: `B-GYM-01`,
      say: (e, t, n) => `${Q(e, t, `challenges`, `challenge`)} the ${j(n)}.`,
    },
    'sent-out': {
      clause: `B-GYM-03`,
      say: (e, t, n, r, i, a) => `${Q(e, t, `sends`, `send`)} ${k(n)} against ${Sr(r, i)}.`,
    },
    'won-fight': { clause: `B-GYM-05`, say: (e, t, n, r, i) => `A ${i}: ${Sr(n, r)} is beaten.` },
    fainted: { clause: `B-GYM-06`, say: (e, t, n, r) => `A ${r}: ${$(e, t)} ${k(n)} faints.` },
    retreated: {
      clause: `B-GYM-08`,
      say: (e, t, n) => `${Q(e, t, `retreats`, `retreat`)} from the ${j(n)}.`,
    },
    'whited-out': {
      clause: `B-FAINT-03`,
      say: (e, t) => `${Q(e, t, `whites`, `white`)} out: back to the Pokémon Center, all healed.`,
    },
    outshone: {
      clause: `B-CON-03`,
      say: (e, t, n) =>
        `${Q(e, t, `competes`, `compete`)} in the ${j(n)} and ${e.you === t ? `are` : `is`} outshone.`,
    },
    shone: {
      clause: `B-CON-07`,
      say: (e, t, n, r, i) => `${Q(e, t, `wins`, `win`)} the ${j(n)} with ${Ee(r.map(k))}.`,
    },
    'won-badge': {
      clause: `B-GEN-02`,
      say: (e, t, n, r) => `${Q(e, t, `gets`, `get`)} the ${Ce(n)}, ${r} of 4.`,
    },
    won: { clause: `B-GEN-01`, say: (e, t) => `${Q(e, t, `wins`, `win`)} the match!` },
    'stopped-match': {
      clause: `B-OPT-07`,
      say: (e, t) => `After ${t} turns the match is stopped without a winner.`,
    },
  },
  Er = {
    'why.here': { say: () => `You are there already.` },
    'why.far': { say: (e, t) => `It is more than ${De(t, `step`)} away.` },
    'why.flown': { say: () => `You have flown: no step may follow.` },
    'why.shrub': { say: () => `A shrub stands there until somebody cuts it.` },
    'why.water': { say: () => `Water is crossed by Surf, never walked on.` },
    'why.building': { say: () => `Buildings are used from the square beside them.` },
    'why.no-route': { say: () => `Pokémon are captured on the squares of a route.` },
    'why.empty': { say: (e, t) => `The pile of ${A(t)} is empty.` },
    'why.no-center': { say: () => `You must stand beside the Pokémon Center.` },
    'why.no-pokemon': { say: () => `You have no Pokémon.` },
    'why.they-have-none': { say: (e, t) => `${e.name(t)} has no Pokémon.` },
    'why.asked': { say: (e, t) => `${e.name(t)} has had an offer this turn.` },
    'why.badge': { say: (e, t) => `You have the ${Ce(t)} already.` },
    'why.no-fit': { say: () => `Nobody in your Party can fight.` },
    'why.not-held': { say: () => `This table plays without the Normal Contest.` },
    'why.fainted': { say: (e, t) => `${k(t)} has fainted.` },
    'why.boxed': { say: () => `Pokémon in the Box can be reached at the Pokémon Center.` },
    'why.not-box': { say: () => `Only a Pokémon of the Party can be given up for it.` },
    'why.hm-used': { say: () => `You have used your HM for this turn.` },
    'why.no-shrub': { say: () => `No shrub stands next to you.` },
    'why.no-shore': { say: () => `There is no water to cross from here.` },
    'why.moved': { say: () => `Fly takes the place of all movement: it comes before any step.` },
    'why.no-flight': { say: () => `There is no way to fly from here.` },
    'why.first-roll': { say: () => `There is no retreat before the first roll.` },
  },
  Dr = {
    mover: { say: (e, t) => e.name(t) },
    shrub: { say: (e, t) => `Shrub on ${N(t)}` },
    party: { say: (e, t) => `${M($(e, t))} Party` },
    box: { say: (e, t) => `${M($(e, t))} Box` },
    somewhere: { say: (e, t) => `${M($(e, t))} Party or Box` },
    pile: { say: (e, t) => `Wild pile of ${A(t)} (${Te(t)})` },
    'drawn-card': { say: () => `The card just drawn` },
    unknown: { say: (e, t, n) => `Card ${t + 1}, from ${A(n)}` },
    'badge-of': { say: (e, t) => Ce(t) },
    'badge-case': { say: (e, t) => `${M($(e, t))} badges` },
    badges: { say: () => `Badges` },
    'contest-needs': { say: (e, t) => `${j(t)}: 4 in the Party win` },
  },
  Or = { ...Cr, ...wr, ...Tr, ...Er, ...Dr };
function kr(e, t) {
  return {
    seat: t,
    options: { ...e.options },
    turn: e.turn,
    active: e.active,
    winner: e.winner,
    stopped: e.stopped,
    trainers: e.trainers.map((n) => ({
      at: v[n.at].id,
      party: n.party.length,
      box: n.box.length,
      cards: jr(e, n, t),
      badges: n.badges.slice(),
    })),
    routes: e.wild.map((n, r) => ({ wild: n, under: e.under[r].map((n) => Ar(e, n, t)) })),
    shrubs: le.filter((t, n) => !(e.cut & (1 << n))).map((e) => v[e].id),
    drawn: e.drawn < 0 ? null : Ar(e, e.drawn, t),
    dice: [e.dice[0], e.dice[1]],
    steps: e.steps,
    moved: e.moved,
    hms: e.hms,
    asked: e.trainers.flatMap((t, r) => (n(e.asked, r) ? [r] : [])),
    gym: e.gym === null ? null : { site: e.gym.site, beaten: e.gym.beaten, fought: e.gym.fought },
  };
}
const Ar = (e, t, n) => ({ no: t, from: e.from[t], card: s(e.cards, t, n) });
function jr(e, t, r) {
  return [...t.party, ...t.box]
    .sort((e, t) => e - t)
    .map((i) => ({
      ...Ar(e, i, r),
      fainted: t.fainted.includes(i),
      in: n(e.placed[i], r) ? (t.party.includes(i) ? `party` : `box`) : null,
    }));
}
const Mr = {
  id: `badges`,
  title: `Four Badges`,
  version: 2,
  seats: { min: 2, max: 4 },
  options: [
    {
      key: `partyMax`,
      clause: `B-OPT-02`,
      about: `How many Pokémon a Party holds.`,
      type: `number`,
      default: 6,
      min: 4,
      max: 6,
    },
    {
      key: `hmUsesPerTurn`,
      clause: `B-OPT-03`,
      about: `How many HMs a player may use in a turn.`,
      type: `number`,
      default: 1,
      min: 1,
      max: 3,
    },
    {
      key: `legendaryContestType`,
      clause: `B-OPT-04`,
      about: `Whether a Legendary counts in Contests as the type of its pile or not at all.`,
      type: `choice`,
      default: `pile`,
      choices: [`pile`, `none`],
    },
    {
      key: `contests`,
      clause: `B-OPT-05`,
      about: `How many Contests there are; with 3 the Normal one is left out.`,
      type: `number`,
      default: _,
      min: _ - 1,
      max: _,
    },
    {
      key: `openParties`,
      clause: `B-OPT-06`,
      about: `Parties and Boxes lie open.`,
      type: `flag`,
      default: !1,
    },
    {
      key: `maxTurns`,
      clause: `B-OPT-07`,
      about: `Stop without a winner after this many turns; 0 plays on until somebody wins.`,
      type: `number`,
      default: 0,
      min: 0,
      max: 1e6,
    },
    {
      key: `flyStops`,
      clause: `B-OPT-08`,
      about: `Where a flight ends: at the edge of its route or place, or of the whole path.`,
      type: `choice`,
      default: `region`,
      choices: [`region`, `path`],
    },
    {
      key: `firstSeat`,
      clause: `B-TURN-01`,
      about: `The seat that begins; 0 draws it at random.`,
      type: `number`,
      default: 0,
      min: 0,
      max: 4,
    },
  ],
  create: (e, t) => Vn(e, t),
  steps: { setup: Hn, turn: sr, move: cr, fight: Ln },
  outcome: (e) => (e.winner >= 0 ? [e.winner] : e.stopped ? [] : null),
  turn: (e) => e.turn,
  clone: Nr,
  view: kr,
  redeal: at,
  face: rn,
  refused: pn,
  scene: hr,
  words: Or,
  evaluate: ut,
  habit: ln,
  balance: ke,
};
function Nr(e) {
  return {
    agenda: e.agenda.slice(),
    options: e.options,
    turn: e.turn,
    active: e.active,
    winner: e.winner,
    stopped: e.stopped,
    trainers: e.trainers.map(({ at: e, party: t, box: n, fainted: r, badges: i }) => ({
      at: e,
      party: t.slice(),
      box: n.slice(),
      fainted: r.slice(),
      badges: i.slice(),
    })),
    cards: i(e.cards),
    from: e.from.slice(),
    placed: e.placed.slice(),
    wild: e.wild.slice(),
    under: e.under.map((e) => e.slice()),
    drawn: e.drawn,
    cut: e.cut,
    dice: [e.dice[0], e.dice[1]],
    steps: e.steps,
    moved: e.moved,
    hms: e.hms,
    asked: e.asked,
    gym: e.gym === null ? null : { site: e.gym.site, beaten: e.gym.beaten, fought: e.gym.fought },
  };
}
export { Mr as ruleset };
