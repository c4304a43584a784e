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
const r = Object.freeze({});
function i(e) {
  const t = (e, t) => (Object.hasOwn(e, t) ? e[t] : void 0);
  return {
    option: (n, i, a) => {
      const [o, ...s] = a.say;
      return t(e.options, o)?.({ view: n, seat: i.seat, decision: i, option: a }, ...s) ?? r;
    },
    question: (n, i) => {
      const [, ...a] = i.say;
      return t(e.questions, i.kind)?.({ view: n, seat: i.seat, decision: i }, ...a) ?? r;
    },
    line: (n) => {
      const i = t(e.lines, n[0]);
      return (typeof i == `function` ? i(...n.slice(1)) : i) ?? r;
    },
    thing: (n) => t(e.things ?? r, n.kind)?.(n) ?? null,
  };
}
function a(e) {
  const t = e.reduce((e, t) => e + t, 0);
  return { bag: e.slice(), left: t, top: [], under: [], kind: [], seen: [], lot: [], now: 0, fate: null };
}
function o(e) {
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
function s(e, t, n, r) {
  return c(e, t, n, r), t.kind[n];
}
function c(e, t, n, r) {
  return (r & ~t.seen[n]) !== 0 && ((t.seen[n] |= r), e.disclose()), n;
}
const l = (e, t, r) => (n(e.seen[t], r) ? e.kind[t] : null),
  u = () => (e, t, n, r, i, a, o, s) => e.tell(t, n, r, i, a, o, s),
  d = [`cut`, `surf`, `fly`],
  f = (e, t, n, r, i = !1) => ({
    id: e.toLowerCase(),
    name: e,
    dex: t,
    type: n,
    legendary: i,
    hm: r,
    source: `proposed`,
  }),
  p = [
    f(`Charmander`, 4, `fire`, `cut`),
    f(`Cyndaquil`, 155, `fire`, `cut`),
    f(`Torchic`, 255, `fire`, `cut`),
    f(`Charizard`, 6, `fire`, `fly`),
    f(`Vulpix`, 37, `fire`, null),
    f(`Growlithe`, 58, `fire`, null),
    f(`Ponyta`, 77, `fire`, null),
    f(`Magmar`, 126, `fire`, null),
    f(`Flareon`, 136, `fire`, null),
    f(`Slugma`, 218, `fire`, null),
    f(`Numel`, 322, `fire`, null),
    f(`Ho-Oh`, 250, `fire`, `fly`, !0),
    f(`Squirtle`, 7, `water`, `surf`),
    f(`Totodile`, 158, `water`, `surf`),
    f(`Mudkip`, 258, `water`, `surf`),
    f(`Psyduck`, 54, `water`, `surf`),
    f(`Poliwag`, 60, `water`, `surf`),
    f(`Marill`, 183, `water`, `surf`),
    f(`Krabby`, 98, `water`, `cut`),
    f(`Wingull`, 278, `water`, `fly`),
    f(`Magikarp`, 129, `water`, null),
    f(`Goldeen`, 118, `water`, null),
    f(`Feebas`, 349, `water`, null),
    f(`Suicune`, 245, `water`, `surf`, !0),
    f(`Bulbasaur`, 1, `grass`, `cut`),
    f(`Chikorita`, 152, `grass`, `cut`),
    f(`Treecko`, 252, `grass`, `cut`),
    f(`Oddish`, 43, `grass`, `cut`),
    f(`Bellsprout`, 69, `grass`, `cut`),
    f(`Roselia`, 315, `grass`, `cut`),
    f(`Tropius`, 357, `grass`, `fly`),
    f(`Exeggcute`, 102, `grass`, null),
    f(`Hoppip`, 187, `grass`, null),
    f(`Seedot`, 273, `grass`, null),
    f(`Shroomish`, 285, `grass`, null),
    f(`Celebi`, 251, `grass`, `cut`, !0),
    f(`Pidgey`, 16, `normal`, `fly`),
    f(`Spearow`, 21, `normal`, `fly`),
    f(`Hoothoot`, 163, `normal`, `fly`),
    f(`Taillow`, 276, `normal`, `fly`),
    f(`Doduo`, 84, `normal`, `fly`),
    f(`Rattata`, 19, `normal`, `cut`),
    f(`Meowth`, 52, `normal`, `cut`),
    f(`Zigzagoon`, 263, `normal`, `surf`),
    f(`Snorlax`, 143, `normal`, `surf`),
    f(`Clefairy`, 35, `normal`, null),
    f(`Eevee`, 133, `normal`, null),
    f(`Ditto`, 132, `normal`, null),
  ],
  m = `proposed`,
  ee = [
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
  te = [
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
  ne = {
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
  re = [11, 10],
  ie = (e, t, n, r) => ({
    id: `gym-${t}`,
    kind: `gym`,
    type: t,
    name: n,
    letter: e,
    team: r.map(([e]) => e),
    dex: r.map(([, e]) => e),
    source: `proposed`,
  }),
  ae = (e, t, n) => ({
    id: `contest-${t}`,
    kind: `contest`,
    type: t,
    name: n,
    letter: e,
    team: [],
    dex: [],
    source: `proposed`,
  }),
  h = [
    ie(`F`, `fire`, `Fire Gym`, [
      [`Rapidash`, 78],
      [`Ninetales`, 38],
      [`Arcanine`, 59],
    ]),
    ie(`W`, `water`, `Water Gym`, [
      [`Staryu`, 120],
      [`Lapras`, 131],
      [`Starmie`, 121],
    ]),
    ie(`G`, `grass`, `Grass Gym`, [
      [`Tangela`, 114],
      [`Victreebel`, 71],
      [`Vileplume`, 45],
    ]),
    ae(`f`, `fire`, `Fire Contest`),
    ae(`w`, `water`, `Water Contest`),
    ae(`g`, `grass`, `Grass Contest`),
    ae(`n`, `normal`, `Normal Contest`),
  ],
  g = h.filter(({ kind: e }) => e === `contest`).length;
function oe(e) {
  return e === `.`
    ? `road`
    : e === `T`
      ? `shrub`
      : e === `~`
        ? `water`
        : e === `C`
          ? `center`
          : (h.find((t) => t.letter === e)?.kind ?? `route`);
}
const _ = ee.flatMap((e, t) =>
    [...e].flatMap((e, n) => {
      if (e === `#`) return [];
      const r = te[t][n];
      return [
        {
          id: `${n}-${t}`,
          x: n,
          y: t,
          kind: oe(e),
          site: h.findIndex((t) => t.letter === e),
          route: /\d/.test(r) ? Number(r) - 1 : -1,
          region: r,
        },
      ];
    }),
  ),
  se = ee[0].length,
  ce = ee.length,
  le = new Map(_.map(({ id: e }, t) => [e, t])),
  ue = (e) => le.get(e) ?? -1,
  de = (e, t) => ue(`${e}-${t}`),
  fe = de(re[0], re[1]),
  v = [`north`, `east`, `south`, `west`],
  pe = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
  y = _.map(({ x: e, y: t }) => pe.map(([n, r]) => de(e + n, t + r))),
  me = ((e) => [..._.keys()].filter((t) => _[t].kind === e))(`shrub`),
  he = _.map((e, t) => (me.includes(t) ? 1 << me.indexOf(t) : 0)),
  ge = _.map(({ kind: e }) => e === `route` || e === `road`),
  _e = (e, t) => (he[e] & t) !== 0,
  ve = (e) => he[e],
  ye = (e, t) => ge[e] || _e(e, t),
  be = y.map((e) => e.filter((e) => e >= 0 && he[e] !== 0)),
  b = y.map((e) => e.filter((e) => e >= 0 && _[e].site >= 0).map((e) => _[e].site)),
  x = y.map((e) => e.some((e) => e >= 0 && _[e].kind === `center`)),
  S = (e) => _[e].route,
  xe = /* @__PURE__ */ new Map();
function C(e, t) {
  let n = t * _.length + e,
    r = xe.get(n);
  return r === void 0 && ((r = Se(e, t)), xe.set(n, r)), r;
}
function Se(e, t) {
  const n = _.map(() => -1);
  n[e] = 0;
  const r = [e];
  for (const e of r) for (const i of y[e]) i < 0 || n[i] >= 0 || !ye(i, t) || ((n[i] = n[e] + 1), r.push(i));
  return n;
}
function Ce(e, t, n) {
  const r = C(e, n),
    i = [t];
  for (; i[0] !== e; ) {
    const [e] = i;
    i.unshift(y[e].find((t) => t >= 0 && r[t] === r[e] - 1));
  }
  return i;
}
function we(e, t, n) {
  const r = [e];
  for (let i = e; i !== t; r.push(i)) i = y[i][n];
  return r;
}
function Te(e, t, n) {
  let r = y[e][t];
  if (r < 0 || _[r].kind !== `water`) return -1;
  for (; r >= 0 && _[r].kind === `water`; ) r = y[r][t];
  return r >= 0 && ye(r, n) ? r : -1;
}
function Ee(e, t, n, r) {
  let { region: i } = _[e],
    a = -1;
  for (let o = y[e][t]; o >= 0 && (r || _[o].region === i); o = y[o][t])
    if (ye(o, n)) a = o;
    else if (_[o].kind !== `water`) break;
  return a;
}
const De = { F: `fire`, W: `water`, G: `grass`, N: `normal` },
  w = (e, t) => ({ name: e, bubbles: [...t].map((e) => De[e]), source: `proposed` }),
  T = [
    w(`Route 1`, `NNNFWG`),
    w(`Route 2`, `FFFNNW`),
    w(`Route 3`, `WWWNNG`),
    w(`Route 4`, `GGGGNF`),
    w(`Route 5`, `GGGNWW`),
    w(`Route 6`, `FFFFNG`),
    w(`Route 7`, `WWWNNF`),
    w(`Route 8`, `FFWWGG`),
  ],
  E = [`fire`, `water`, `grass`, `normal`],
  D = { super: 3, effective: 4, weak: 5 },
  Oe = {
    fire: { fire: `effective`, water: `weak`, grass: `super`, normal: `effective` },
    water: { fire: `super`, water: `effective`, grass: `weak`, normal: `effective` },
    grass: { fire: `weak`, water: `super`, grass: `effective`, normal: `effective` },
    normal: { fire: `effective`, water: `effective`, grass: `effective`, normal: `effective` },
  },
  O = (e, t, n, r) => (e.you === t ? `You ${r}` : `${e.name(t)} ${n}`),
  ke = (e, t) => (e.you === t ? `you` : e.name(t)),
  k = (e, t) => (e.you === t ? `your` : `${e.name(t)}'s`),
  A = (e) => p[e].name,
  j = (e) => T[e].name,
  M = (e) => h[e].name,
  N = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  Ae = (e) => N(E[e]),
  je = (e) => `${h[e].name} Badge`,
  P = (e, t) => h[e].team[t],
  Me = [..._.keys()].filter((e) => [`gym`, `contest`, `center`].includes(_[e].kind)),
  Ne = (e) => (_[e].site >= 0 ? M(_[e].site) : `Pokémon Center`);
function Pe(e) {
  const { x: t, y: n } = _[e],
    r = (e) => Math.abs(t - _[e].x) + Math.abs(n - _[e].y),
    i = Me.reduce((e, t) => (r(t) < r(e) ? t : e)),
    [a, o] = [t - _[i].x, n - _[i].y];
  return `${I([...(a === 0 ? [] : [`${Math.abs(a)} ${a > 0 ? `east` : `west`}`]), ...(o === 0 ? [] : [`${Math.abs(o)} ${o > 0 ? `south` : `north`}`])])} of the ${Ne(i)}`;
}
function F(e) {
  const { kind: t, site: n, route: r, region: i } = _[e];
  return t === `center` || n >= 0 ? Ne(e) : `${r >= 0 ? j(r) : ne[i]}, ${Pe(e)}`;
}
function Fe(e) {
  const t = b[e].map((e) => `the ${M(e)}`);
  if (t.length > 0) return `by ${I(t)}`;
  if (!x[e]) return F(e);
  const [, n] = Pe(e).split(` `);
  return `by the Pokémon Center, on its ${n} side`;
}
function Ie(e) {
  const t = T[e].bubbles;
  return [...new Set(t)]
    .map((e) => {
      const n = t.filter((t) => t === e).length;
      return n === 1 ? N(e) : `${n} ${N(e)}`;
    })
    .join(`, `);
}
function I(e) {
  return e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${e.at(-1)}`;
}
const L = (e, t, n = `${t}s`) => (e === 1 ? `1 ${t}` : `${e} ${n}`),
  Le = { cut: `Cut`, surf: `Surf`, fly: `Fly` };
function R(e) {
  const { name: t, type: n, hm: r, legendary: i } = p[e];
  return `${t} (${[N(n), ...(i ? [`Legendary`] : []), ...(r === null ? [] : [Le[r]])].join(`, `)})`;
}
function Re(e) {
  const t = Math.round(100 * e);
  return t === 0 && e > 0 ? `under 1 %` : t === 100 && e < 1 ? `over 99 %` : `${t} %`;
}
const ze = {
    cards: p.map(({ name: e }) => e),
    hear: (e, t, n) => {
      const [r, i, a, o] = n;
      switch (t) {
        case `goes-first`:
          e.began(`turn order`, r, `first`);
          break;
        case `captured`:
          e.began(`first capture`, r, j(i));
          break;
        case `sent-out`:
        case `cut-shrub`:
        case `surfed`:
        case `flew`:
          e.used(A(i));
          break;
        case `traded`:
          e.used(A(a)), e.used(A(o));
          break;
        case `shone`:
          for (const t of n[2]) e.used(A(t));
      }
    },
  },
  Be = (e) => (7 - e) / 6;
function Ve(e, t) {
  const n = Array(t + 1).fill(0);
  n[0] = 1;
  for (const t of e) He(n, Be(t));
  return n[t];
}
function He(e, t) {
  const n = e.length - 1;
  for (let r = n - 1; r >= 0; r--) {
    let i = e[r] * t;
    e[r] -= i;
    for (let a = r + 1; a < n; a++) (e[a] += i * (1 - t)), (i *= t);
    e[n] += i;
  }
}
const z = p.map(({ type: e }) => E.indexOf(e)),
  Ue = d.indexOf(`cut`),
  We = d.indexOf(`surf`),
  Ge = d.indexOf(`fly`),
  Ke = p.map(({ hm: e }) => (e === null ? -1 : d.indexOf(e))),
  qe = T.map(({ bubbles: e }) => E.map((t) => e.filter((e) => e === t).length)),
  Je = p.map(({ type: e, legendary: t }) => h.map((n) => D[t ? `super` : Oe[e][n.type]])),
  B = (e, t) => Je[e][t],
  Ye = (e, t, n) => z[e] === t && (n || !p[e].legendary),
  Xe = h.map(({ type: e }) => E.indexOf(e)),
  Ze = (e) => [..._.keys()].filter(e),
  Qe = h.map((e, t) => Ze((e) => b[e].includes(t))),
  $e = Ze((e) => x[e]),
  et = T.map((e, t) => Ze((e) => S(e) === t)),
  tt = [];
function nt(e, t) {
  return (tt[t] ??= []), (tt[t][e] ??= at(e, t)), tt[t][e];
}
const rt = (e) => nt(fe, e),
  it = (e, t) => nt(et[e][et[e].length >> 1], t);
function at(e, t) {
  const n = C(e, t),
    r = (e) => Math.min(...e.filter((e) => n[e] >= 0).map((e) => n[e])) / 7;
  return { sites: Qe.map(r), center: r($e), piles: et.map(r) };
}
const V = u(),
  H = (e) => e.party.length + e.box.length > 0,
  ot = (e, t) => !e.fainted.includes(t),
  st = (e) => e.party.some((t) => ot(e, t));
function ct(e, t, n) {
  for (const r of t.party) if (e.kind[r] === n) return r;
  for (const r of t.box) if (e.kind[r] === n) return r;
  return -1;
}
function U(e, t) {
  let n = e.length;
  for (; n > 0 && e[n - 1] > t; ) n--;
  e.splice(n, 0, t);
}
function W(e, t) {
  const n = e.indexOf(t);
  n >= 0 && e.splice(n, 1);
}
function lt(e) {
  e.fainted = [];
}
function ut(e, t, n) {
  const { cards: r, placed: i, trainers: a } = e.s,
    o = ct(r, a[t], n);
  return s(e, r, o, 255), (i[o] = 255), o;
}
const dt = (e, t) => t.map((t) => e.cards.kind[t]);
function ft(e, t, n) {
  const { s: r } = e,
    { badges: i } = r.trainers[t];
  i.push(n),
    V(e, 255, `won-badge`, t, n, i.length),
    !(i.length < 4) && ((r.winner = t), V(e, 255, `won`, t, i));
}
const G = ({ contests: e }, t) => t < h.length - g + e,
  pt = (e, t, n) => h[n].kind === `contest` && G(e.options, n) && !e.trainers[t].badges.includes(n),
  mt = (e, t, n) => Ye(t, Xe[n], e.legendaryContestType === `pile`);
function ht(e, t, n) {
  const { s: r } = e,
    i = r.trainers[t].party.filter((e) => mt(r.options, r.cards.kind[e], n));
  if (i.length < 4) {
    V(e, 255, `outshone`, t, n);
    return;
  }
  const a = (e) => (r.cards.seen[e] === 255 ? 0 : 1),
    o = i.sort((e, t) => a(e) - a(t) || e - t).slice(0, 4),
    s = dt(r, o);
  for (const n of s) ut(e, t, n);
  V(e, 255, `shone`, t, n, s, o), ft(e, t, n);
}
const gt = (e, t) => e.wild[t] + e.under[t].length;
function* _t(e, t, n) {
  const { s: r } = e,
    { cards: i } = r;
  if (r.wild[t] === 0) {
    const a = r.under[t].shift();
    return s(e, i, a, n), a;
  }
  const a = yield* e.weighted(`card`, yt(r, t), n);
  return (
    i.bag[a]--,
    i.left--,
    i.kind.push(a),
    i.seen.push(n),
    i.lot.push(0),
    r.from.push(t),
    r.placed.push(0),
    r.wild[t]--,
    i.kind.length - 1
  );
}
function vt(e, t, n) {
  e.under[t].push(n);
}
function yt(e, t) {
  const { bag: n, kind: r } = e.cards,
    i = qe[t].slice();
  for (let n = 0; n < r.length; n++) e.from[n] === t && i[z[r[n]]]--;
  const a = E.map(() => 0);
  for (let e = 0; e < n.length; e++) a[z[e]] += n[e];
  return n.map((e, t) => (e * i[z[t]] * 27720) / a[z[t]] || 0);
}
function bt(e, t, n, r) {
  xt(e, t, n, r), Ct(e, t, n, r);
}
function xt(e, n, r, i) {
  const a = t(n),
    { kind: o, seen: s, bag: c } = e.cards,
    l = i.cards,
    u = qe.map((e) => e.slice()),
    d = [];
  for (let t = 0; t < o.length; t++)
    ((s[t] | l.seen[t]) & a) === 0 ? (d.push(t), c[o[t]]++) : u[e.from[t]][z[o[t]]]--;
  const f = [];
  for (let e = o.length; e < l.kind.length; e++)
    (l.seen[e] & a) !== 0 && (u[i.from[e]][z[l.kind[e]]]--, c[l.kind[e]]--, f.push(l.kind[e]));
  for (const t of d) {
    const n = u[e.from[t]],
      i = St(n.length, (e) => n[e], r(n.reduce((e, t) => e + t, 0)));
    n[i]--;
    let a = (e) => (z[e] === i ? c[e] : 0),
      s = 0;
    for (let e = 0; e < p.length; e++) s += a(e);
    (o[t] = St(p.length, a, r(s))), c[o[t]]--;
  }
  for (const e of f) c[e]++;
}
function St(e, t, n) {
  let r = n;
  for (let n = 0; n < e; n++) if (((r -= t(n)), r < 0)) return n;
  throw Error(`there are not so many`);
}
function Ct(e, n, r, i) {
  const a = t(n),
    o = (t) => ((e.placed[t] | i.placed[t]) & a) === 0;
  for (const t of e.trainers) {
    const e = [...t.party.filter(o), ...t.box.filter(o)];
    if (e.length === 0) continue;
    const n = t.party.filter((e) => !o(e)),
      i = t.box.filter((e) => !o(e));
    for (let i = t.party.length - n.length; i > 0; i--) n.push(e.splice(r(e.length), 1)[0]);
    (t.party = n.sort(wt)), (t.box = [...i, ...e].sort(wt));
  }
}
const wt = (e, t) => e - t;
function Tt(e, t) {
  if (e.winner >= 0) return +(e.winner === t);
  let n = Bt(e),
    r = 396;
  for (let i = 0; i < e.trainers.length; i++) i !== t && (r = Math.min(r, Dt(e, i, n)));
  const i = r - Dt(e, t, n);
  return 0.5 + (0.49 * i) / (Math.abs(i) + 12);
}
const Et = h.map(() => ({ here: 0, later: 0 })),
  K = [];
function Dt(e, t, n) {
  const r = e.trainers[t],
    i = nt(r.at, e.cut),
    a = rt(e.cut),
    o = 4 - r.badges.length;
  K.length = 0;
  for (let o = 0; o < h.length; o++) {
    if (r.badges.includes(o) || !G(e.options, o)) continue;
    const s = Et[o];
    h[o].kind === `contest` ? Rt(e, r, o, i, a, n, s) : Ot(e, r, o, i, a, e.active === t, s);
    let c = K.length;
    for (; c > 0 && K[c - 1].later > s.later; c--) K[c] = K[c - 1];
    K[c] = s;
  }
  let s = K.length,
    c = 0;
  for (let e = 0; e < o; e++) c += e < s ? K[e].later : 99;
  let l = o <= s ? K[o - 1].later : 99,
    u = 99;
  for (let e = 0; e < s; e++) u = Math.min(u, K[e].here - (e < o ? K[e].later : l));
  return c + u + o * 8;
}
function Ot(e, t, n, r, i, a, o) {
  let s = i.sites[n] + 1.5,
    c = h[n].team.length,
    [l, u, d] = [0, 0, 0];
  for (const r of t.party) {
    const i = Mt[B(e.cards.kind[r], n)];
    (d += i), !t.fainted.includes(r) && (l++, (u += i));
  }
  let f = l > 0 ? At(u, c, s) : 99,
    p = l < t.party.length ? s + At(d, c, s) : 99,
    m = 99;
  for (let n = 1; t.party.length + n <= e.options.partyMax; n++) m = Math.min(m, n + At(u + n * Nt, c, s));
  (o.later = kt(e, i, n, f, p, m)),
    (o.here =
      a && e.gym !== null && e.gym.site === n ? At(u, c - e.gym.beaten, s) - 1 : kt(e, r, n, f, p, m));
}
function kt(e, t, n, r, i, a) {
  const o = t.sites[n];
  return Math.min(o + r, t.center + i, o + a + Lt(e, t));
}
function At(e, t, n) {
  const r = Ft(e, t);
  return 1 + ((1 - r) / r) * n;
}
const jt = [D.super, D.effective, D.weak],
  Mt = Object.fromEntries(jt.map((e, t) => [e, 7 ** t])),
  Nt = Mt[D.effective],
  Pt = [];
function Ft(e, t) {
  return (Pt[t] ??= []), (Pt[t][e] ??= It(e, t)), Pt[t][e];
}
function It(e, t) {
  const n = jt.flatMap((t, n) => Array(Math.floor(e / 7 ** n) % 7).fill(t));
  return Math.max(Ve(n, t), 0.001);
}
function Lt(e, t) {
  let n = 99;
  for (let r = 0; r < T.length; r++) t.piles[r] < n && gt(e, r) > 0 && (n = t.piles[r]);
  return n;
}
function Rt(e, t, n, r, i, a, o) {
  const s = Xe[n],
    c = e.options.legendaryContestType === `pile`,
    l = zt(e, t.party, s, c),
    u = i.sites[n] + 2;
  (o.here = l >= 4 ? r.sites[n] + 1 : r.center + u), (o.later = l >= 4 ? i.sites[n] + 1 : i.center + u);
  const d = 4 - l - zt(e, t.box, s, c);
  if (l >= 4 || d <= 0) return;
  const f = e.options.partyMax - t.party.length >= 4 - l;
  (o.here = 99), (o.later = 99);
  for (let t = 0; t < T.length; t++) {
    const c = d * a[t * E.length + s];
    if (c >= 99) continue;
    const l = it(t, e.cut),
      p = c + (f ? l.sites[n] + 1 : l.center + u);
    (o.here = Math.min(o.here, r.piles[t] + p)), (o.later = Math.min(o.later, i.piles[t] + p));
  }
}
function zt(e, t, n, r) {
  let i = 0;
  for (const a of t) Ye(e.cards.kind[a], n, r) && i++;
  return i;
}
function Bt(e) {
  const { kind: t } = e.cards,
    n = [];
  for (const e of qe) n.push(...e);
  for (let r = 0; r < t.length; r++) n[e.from[r] * E.length + z[t[r]]]--;
  for (let t = 0; t < T.length; t++)
    for (let r = 0; r < E.length; r++) {
      const i = t * E.length + r;
      n[i] = n[i] > 0 ? (e.wild[t] + 1) / (n[i] + 1) : Vt(e, t, r);
    }
  return n;
}
function Vt(e, t, n) {
  const r = e.under[t].findIndex((t) => z[e.cards.kind[t]] === n);
  return r < 0 ? 99 : e.wild[t] + r + 1;
}
const q = (e) => Object.freeze({ do: e }),
  Ht = q(`end`),
  Ut = q(`capture`),
  Wt = q(`swap`),
  Gt = q(`retreat`),
  Kt = q(`reject`),
  qt = q(`let-go`),
  J = (e, t) => e.map((e, n) => Object.freeze(t(n))),
  Jt = J(_, (e) => ({ do: `go`, to: e })),
  Yt = J(h, (e) => ({ do: h[e].kind === `gym` ? `challenge` : `compete`, site: e })),
  Xt = J([, , , ,].fill(0), (e) => ({ do: `trade`, with: e })),
  Zt = p.map((e, t) => J(_, (e) => ({ do: `cut`, card: t, shrub: e }))),
  Qt = p.map((e, t) => J(v, (e) => ({ do: `surf`, card: t, way: e }))),
  $t = p.map((e, t) => J(v, (e) => ({ do: `fly`, card: t, way: e }))),
  en = J(p, (e) => ({ do: `send`, card: e })),
  tn = J(p, (e) => ({ do: `give`, card: e })),
  nn = J(p, (e) => ({ do: `return`, card: e })),
  rn = J(p, (e) => ({ give: e })),
  an = J(p, (e) => ({ want: e })),
  on = J(E, (e) => ({ wantType: e })),
  sn = Object.freeze({ wantAny: !0 }),
  cn = J(p, (e) => ({ toBox: e })),
  ln = J(p, (e) => ({ toParty: e })),
  un = /* @__PURE__ */ new Map();
function dn(e, t, n) {
  let r = (n * _.length + e) * 64 + t,
    i = un.get(r);
  if (i === void 0) {
    const a = C(e, n),
      o = [..._.keys()].filter((e) => a[e] > 0 && a[e] <= t);
    (i = Object.freeze([...o.sort((e, t) => a[e] - a[t] || e - t).map((e) => Jt[e]), Ht])), un.set(r, i);
  }
  return i;
}
function fn(e, t, n) {
  if (e.hms >= e.options.hmUsesPerTurn) return;
  const { at: r, party: i } = e.trainers[t];
  for (let t = 0; t < i.length; t++) {
    const a = e.cards.kind[i[t]];
    switch (Ke[a]) {
      case Ue:
        for (const t of be[r]) _e(t, e.cut) || n.push(Zt[a][t]);
        break;
      case We:
        if (e.moved === 2) break;
        for (let t = 0; t < v.length; t++) Te(r, t, e.cut) >= 0 && n.push(Qt[a][t]);
        break;
      case Ge:
        if (e.moved !== 0) break;
        for (let t = 0; t < v.length; t++) pn(e, r, t) >= 0 && n.push($t[a][t]);
    }
  }
}
const pn = (e, t, n) => Ee(t, n, e.cut, e.options.flyStops === `path`);
function mn(e, t, n) {
  const { s: r } = e,
    i = r.trainers[t],
    a = ut(e, t, n.card);
  if ((r.hms++, n.do === `cut`)) (r.cut |= ve(n.shrub)), V(e, 255, `cut-shrub`, t, n.card, n.shrub, a);
  else if (n.do === `surf`) {
    const o = i.at;
    if (((i.at = Te(o, n.way, r.cut)), (r.moved = 1), e.listener === null)) return;
    V(e, 255, `surfed`, t, n.card, i.at, a, we(o, i.at, n.way));
  } else {
    const o = i.at;
    if (((i.at = pn(r, o, n.way)), (r.moved = 2), (r.steps = 0), e.listener === null)) return;
    V(e, 255, `flew`, t, n.card, i.at, a, we(o, i.at, n.way));
  }
}
const hn = (e) => `mover:${e}`,
  Y = (e) => `card:${p[e].id}`,
  gn = (e) => `defender:${e}`,
  _n = (e) => `pile:${e + 1}`,
  vn = (e) => _.find((t) => t.site === e).id,
  yn = { move: xn, exchange: xn, 'answer-offer': xn, fight: xn, offer: Cn, rearrange: wn };
function bn(e, t, n, r) {
  return yn[t.question.kind](e, n, r);
}
function xn(e, t, n) {
  const { at: r } = e.trainers[n];
  switch (t.do) {
    case `go`: {
      const { id: n } = _[t.to];
      return { id: `go:${n}`, say: [`go`, t.to, C(r, e.cut)[t.to]], at: n, clause: `B-MOVE-01` };
    }
    case `capture`:
      return { id: `capture`, say: [`capture`, S(r)], at: _n(S(r)), clause: `B-CAP-01` };
    case `challenge`:
    case `compete`: {
      const e = t.do === `challenge` ? `B-GYM-01` : `B-CON-01`,
        { site: n } = t;
      return { id: `${t.do}:${h[n].id}`, say: [t.do, n], at: vn(n), clause: e };
    }
    case `swap`:
      return { id: `swap`, say: [`swap`], at: Sn, clause: `B-PC-01` };
    case `trade`:
      return { id: `trade:${t.with}`, say: [`trade`, t.with], at: hn(t.with), clause: `B-TRADE-01` };
    case `cut`: {
      const { id: e } = _[t.shrub];
      return { id: `cut:${p[t.card].id}:${e}`, say: [`cut`, t.card, t.shrub], at: e, clause: `B-CUT-01` };
    }
    case `surf`:
    case `fly`: {
      const n = t.do === `surf`,
        i = n ? Te(r, t.way, e.cut) : pn(e, r, t.way);
      return {
        id: `${t.do}:${p[t.card].id}:${v[t.way]}`,
        say: [t.do, t.card, t.way, i],
        at: _[i].id,
        clause: n ? `B-SURF-01` : `B-FLY-01`,
      };
    }
    case `send`: {
      const n = B(t.card, e.gym.site);
      return { id: `send:${p[t.card].id}`, say: [`send`, t.card, n], at: Y(t.card) };
    }
    case `give`:
    case `return`:
      return { id: `${t.do}:${p[t.card].id}`, say: [t.do, t.card], at: Y(t.card) };
    case `let-go`: {
      const t = e.cards.kind[e.drawn];
      return { id: `let-go`, say: [`let-go-of`, t], at: Y(t) };
    }
    default:
      return { id: t.do, say: [t.do] };
  }
}
const Sn = _.find(({ kind: e }) => e === `center`).id;
function Cn(e, t) {
  return `give` in t
    ? { id: `give:${p[t.give].id}`, say: [`give`, t.give], at: Y(t.give) }
    : {
        id: `want:${`want` in t ? p[t.want].id : `wantType` in t ? E[t.wantType] : `any`}`,
        say: [`want`, t],
        clause: `B-TRADE-07`,
      };
}
function wn(e, t) {
  const n = `toBox` in t,
    r = n ? t.toBox : t.toParty;
  return { id: `${n ? `box` : `party`}:${p[r].id}`, say: [n ? `to-box` : `to-party`, r], at: Y(r) };
}
const Tn = {
  move: On,
  fight: kn,
  'answer-offer': (e, t) => t.findIndex((e) => e.do === `reject`),
  rearrange: (e, t, n) => Dn(t.indexOf(null), t, n),
};
function En(e, t, n, r, i) {
  const a = Tn[t.question.kind];
  return a === void 0 ? i(r.length) : a(e, r, i);
}
const Dn = (e, t, n) => (e < 0 ? n(t.length) : e);
function On(e, t, n) {
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
function kn(e, t) {
  let { site: n } = e.gym,
    [r, i] = [0, 1 / 0];
  for (let e = 0; e < t.length; e++) {
    const a = t[e],
      o = a.do === `send` ? B(a.card, n) : 1 / 0;
    o < i && ([r, i] = [e, o]);
  }
  return r;
}
const An = (e, t) => ({ tone: `step`, walk: { piece: hn(e), path: t.map((e) => _[e].id) } }),
  jn = (e) => (e ? {} : { secret: !0 });
function Mn(e, t) {
  let n = 0;
  return t.map(({ card: t, pips: r }) => [`fought`, e, r < B(t, e) ? n : n++, t, r]);
}
const Nn = (e, t, n) => ({ winner: null, losers: [e], say: t, lines: n }),
  Pn = {
    turn: (e, t) => ({ tone: `turn`, turn: { seat: e, no: t } }),
    rolled: (e, t, n) => ({
      tone: `dice`,
      dice: [
        { seat: e, pips: t },
        { seat: e, pips: n },
      ],
    }),
    walked: (e, t, n, r) => An(e, r),
    surfed: (e, t, n, r, i) => An(e, i),
    flew: (e, t, n, r, i) => An(e, i),
    'cut-shrub': { tone: `flip` },
    captured: { tone: `caught` },
    'was-caught': (e, t, n, r) => jn(r),
    'no-room': { tone: `flip` },
    'was-drawn': (e, t, n, r) => jn(r),
    'went-under': (e, t, n, r) => jn(r),
    swapped: { tone: `deal` },
    rearranged: (e, t, n) => jn(n),
    traded: { tone: `deal` },
    'won-fight': (e, t, n, r) => ({
      tone: `dice`,
      pause: !0,
      dice: [{ seat: e, pips: r }],
      hit: { piece: gn(n), from: null, say: [`is-beaten`], mood: `out` },
    }),
    fainted: (e, t, n) => ({
      tone: `out`,
      pause: !0,
      dice: [{ seat: e, pips: n }],
      hit: { piece: Y(t), from: null, say: [`faints`], mood: `out` },
    }),
    retreated: (e, t, n) => ({ tone: `missed`, result: Nn(e, [`retreated`, e, t, n], Mn(t, n)) }),
    'whited-out': (e, t, n, r) => ({
      ...An(e, [r, fe]),
      tone: `missed`,
      result: Nn(e, [`whited-out`, e, t, n, r], Mn(t, n)),
    }),
    'beat-gym': (e, t, n) => ({
      pause: !0,
      result: { winner: e, losers: [], say: [`beat-gym`, e, t, n], lines: Mn(t, n) },
    }),
    outshone: (e, t) => ({ tone: `missed`, result: Nn(e, [`outshone`, e, t], [[`contest-needs`, t]]) }),
    shone: (e, t, n, r) => ({
      result: { winner: e, losers: [], say: [`shone`, e, t, n, r], lines: n.map((e) => [`card`, e]) },
    }),
    'won-badge': { tone: `caught` },
    won: (e, t) => ({
      tone: `won`,
      result: { winner: e, losers: [], say: [`won`, e, t], lines: t.map((e) => [`badge-of`, e]) },
    }),
    'stopped-match': (e) => ({ result: { winner: null, losers: [], say: [`stopped-match`, e], lines: [] } }),
  },
  Fn = ({ shrubs: e }) => me.reduce((t, n) => (e.includes(_[n].id) ? t : t | ve(n)), 0),
  In = (e, t) => ue(e.trainers[t].at),
  Ln = (e, t) =>
    e.trainers[t].cards.flatMap((e) => (e.in === `party` && e.card !== null ? [{ ...e, card: e.card }] : [])),
  Rn = (e, t) =>
    Ln(e, t)
      .filter(({ fainted: e }) => !e)
      .map(({ card: e }) => e),
  zn = (e, t, n) => Ln(e, t).filter(({ card: t }) => mt(e.options, t, n)).length,
  Bn = (e, t, n, r) =>
    Ve(
      Rn(e, t).map((e) => B(e, n)),
      h[n].team.length - r,
    );
function Vn({ trainers: e, routes: t, drawn: n }, r) {
  const i = qe[r].slice(),
    a = [...e.flatMap((e) => e.cards), ...t.flatMap(({ under: e }) => e), ...(n === null ? [] : [n])];
  for (const { card: e, from: t } of a) e !== null && t === r && i[z[e]]--;
  const o = i.reduce((e, t) => e + t, 0);
  return i.flatMap((e, t) => (e === 0 ? [] : [[t, e / o]]));
}
const X = [[`turn-over`]],
  Hn = (e) => e.map((e) => _[e].id);
function Un({ view: e, seat: t }, n) {
  const r = S(n),
    { badges: i } = e.trainers[t],
    a = b[n].filter((t) => !i.includes(t) && G(e.options, t));
  return [
    ...(r < 0 ? [] : [[`pile-holds`, Wn(e, r)]]),
    ...a.map((n) =>
      h[n].kind === `gym` ? [`gym-there`, n, Bn(e, t, n, 0)] : [`contest-there`, n, zn(e, t, n)],
    ),
    ...(x[n] ? [[`center-there`]] : []),
  ];
}
const Wn = ({ routes: e }, t) => e[t].wild + e[t].under.length;
function Gn({ view: e, seat: t }, n) {
  const { wild: r, under: i } = e.routes[n],
    { party: a, box: o } = e.trainers[t],
    s = r === 0 ? i[0].card : null,
    c = r > 0 ? [[`may-be`, Vn(e, n)]] : s === null ? [] : [[`will-be`, s]],
    l = a >= e.options.partyMax ? (o < 5 ? [`note.box`] : [`note.full`]) : null;
  return { act: [`act.capture`, n], role: `natural`, brings: c, costs: X, ...(l !== null && { note: l }) };
}
const Kn = ({ view: e, seat: t }, n) => [`badge-of-four`, n, e.trainers[t].badges.length + 1];
function qn(e, t) {
  const { view: n, seat: r } = e;
  return {
    odds: {
      chance: Bn(n, r, t, 0),
      say: [`wins-badge`],
      yes: [[`beat-gym`, r, t]],
      no: [[`whited-out`, r]],
      prefers: Rn(n, r).map((e) => `send:${p[e].id}`),
    },
    role: `natural`,
    brings: [Kn(e, t)],
    costs: X,
    note: [`note.gym`, t],
  };
}
function Jn(e, t) {
  const { view: n, seat: r } = e,
    i = zn(n, r, t),
    a = i >= 4;
  return {
    odds: { chance: +!!a, say: [`wins-badge`], yes: [[`shone`, r, t]], no: [[`outshone`, r, t]] },
    role: a ? `natural` : `ends`,
    costs: X,
    note: [a ? `note.sure` : `note.short`, t, i],
    ...(a && { brings: [Kn(e, t)] }),
  };
}
function Yn({ view: e, seat: t }, n, r) {
  const { gym: i } = e;
  if (i === null) return {};
  const { site: a, beaten: o } = i,
    s = Rn(e, t),
    c = Math.min(...s.map((e) => B(e, a))),
    l = {
      chance: Be(r),
      faces: Array.from({ length: 7 - r }, (e, t) => r + t),
      say: [`beats-it`, a, o],
      yes: [[`won-fight`, t, a, o]],
      no: [[`fainted`, t, n]],
    };
  return {
    act: [`act.send`, n],
    odds: l,
    costs: [s.length > 1 ? [`may-faint`, n] : [`may-white-out`]],
    note: [`note.rest`, h[a].team.length - o, Bn(e, t, a, o)],
    ...(r === c && { role: `natural` }),
  };
}
const Xn = ({ view: e }) => [`costs-hm`, e.options.hmUsesPerTurn - e.hms - 1];
function Zn(e, t, n) {
  return Hn(we(In(e.view, e.seat), n, t));
}
function Qn({ view: e }, t) {
  if (!(`want` in t)) return {};
  const n = e.trainers.findIndex(({ cards: e }) => e.some(({ card: e }) => e === t.want));
  return n < 0 ? {} : { note: [`note.held`, n] };
}
function $n({ decision: e }, t) {
  const n = [[`gives-card`, t]];
  if (e.kind !== `answer-offer`) return { costs: n };
  const [, , r] = e.say;
  return { costs: n, brings: [[`gets-card`, r]] };
}
const er = {
    go: (e, t, n) => ({
      way: Hn(Ce(In(e.view, e.seat), t, Fn(e.view))),
      act: [`act.go`, n],
      brings: Un(e, t),
      costs: [[`costs-steps`, n, e.view.steps]],
    }),
    end: () => ({ role: `ends` }),
    capture: Gn,
    challenge: qn,
    compete: Jn,
    swap: ({ view: e, seat: t }) => {
      const n = e.trainers[t].cards.filter((e) => e.fainted).length;
      return { brings: [[`all-heal`, n]], costs: X, ...(n > 0 && { role: `natural` }) };
    },
    trade: () => ({ costs: [[`turn-if-agreed`]] }),
    cut: (e) => ({ brings: [[`way-opens`]], costs: [Xn(e)] }),
    surf: (e, t, n, r) => ({ way: Zn(e, n, r), brings: Un(e, r), costs: [Xn(e)] }),
    fly: (e, t, n, r) => ({ way: Zn(e, n, r), brings: Un(e, r), costs: [Xn(e), [`costs-walk`]] }),
    send: Yn,
    retreat: ({ view: { gym: e } }) => {
      const t = e?.beaten ?? 0;
      return { role: `ends`, costs: t === 0 ? X : [[`gym-anew`, t], ...X] };
    },
    reject: () => ({ role: `ends` }),
    'let-go-of': () => ({ role: `ends` }),
    return: (e, t) => ({ costs: [[`gives-card`, t]] }),
    give: $n,
    want: Qn,
  },
  Z = (e) => (e === `proposed` ? [[`own-design`]] : []);
function tr(e, t, n = []) {
  const { dex: r, source: i } = p[e];
  return {
    kind: `card`,
    of: String(r),
    ...(t && { marks: [`fainted`] }),
    say: [`card`, e],
    tag: [`type-tag`, e],
    lines: [
      [`hm-text`, e],
      [`card-gyms`, e],
      [`card-contest`, e],
      ...(t ? [[`has-fainted`]] : []),
      ...n,
      ...Z(i),
    ],
  };
}
function nr(e) {
  const { kind: t, source: n } = h[e];
  return [...(t === `gym` ? [[`gym-text`, e], [`gym-dice`]] : [[`contest-text`, e]]), ...Z(n)];
}
function rr(e) {
  const { kind: t, site: n, route: r } = _[e];
  switch (t) {
    case `gym`:
    case `contest`:
      return nr(n);
    case `center`:
      return [[`center-text`], ...Z(m)];
    case `route`:
      return [[`route-text`, r], ...Z(T[r].source)];
    case `road`:
      return [[`road-text`], ...Z(m)];
    case `shrub`:
      return [[`shrub-text`], ...(r < 0 ? [] : [[`shrub-route`, r]]), ...Z(m)];
    case `water`:
      return [[`water-text`], ...Z(m)];
  }
}
function Q(e) {
  const t = e.of === void 0 ? -1 : ue(e.of);
  return t < 0 ? null : { ...e, say: [`square`, t], lines: rr(t) };
}
function ir(e) {
  const t = h.findIndex(({ id: t }) => t === e.of);
  return t < 0 ? null : { ...e, say: [`gym`, t], lines: nr(t) };
}
function ar(e) {
  const t = h.findIndex(({ dex: t }) => t.some((t) => String(t) === e.of));
  if (t < 0) return null;
  const n = h[t].dex.findIndex((t) => String(t) === e.of);
  return { ...e, say: [`defender`, t, n], lines: [[`defender-text`, t], ...nr(t)] };
}
function or(e) {
  const t = h.findIndex(({ id: t }) => t === e.of);
  return t < 0 ? null : { ...e, say: [`badge-of`, t], lines: [[`badge-text`, t], ...nr(t)] };
}
const sr = i({
    options: er,
    questions: {
      move: ({ view: e }, t) => ({ hint: [`hint.move`, t], dice: e.dice }),
      exchange: ({ view: { drawn: e } }) => ({
        hint: [`hint.exchange`],
        ...(e !== null && e.card !== null && { subject: tr(e.card, !1, [[`came-from`, e.no, e.from]]) }),
      }),
      rearrange: ({ view: e }) => ({
        hint: [`hint.rearrange`, e.options.partyMax],
        sends: (e) => [`sends-shifts`, e],
      }),
      offer: () => ({ hint: [`hint.offer`], sends: () => [`sends-offer`] }),
      'answer-offer': (e, t, n, r, i) => ({ hint: [`hint.answer-offer`, t], subject: tr(n, i) }),
      fight: (e, t) => {
        const n = ir({ kind: `gym`, of: h[t].id });
        return { hint: [`hint.fight`], ...(n !== null && { subject: n }) };
      },
    },
    lines: Pn,
    things: {
      card: ({ of: e, marks: t = [] }) => {
        const n = p.findIndex(({ dex: t }) => String(t) === e);
        return n < 0 ? null : tr(n, t.includes(`fainted`));
      },
      'card-back': (e) => ({ ...e, say: [`unknown-card`], lines: [[`unknown-text`]] }),
      badge: or,
      mover: (e) =>
        e.seat === void 0 ? null : { ...e, say: [`mover`, e.seat], lines: [[`mover-text`, e.seat]] },
      gym: (e) => Q(e) ?? ir(e),
      contest: (e) => Q(e) ?? ir(e),
      defender: ar,
      center: Q,
      route: Q,
      road: Q,
      shrub: (e) => Q(e) ?? { ...e, say: [`a-shrub`], lines: [[`shrub-text`]] },
      water: Q,
    },
  }),
  cr =
    (e, t) =>
    (...n) => ({ kind: e, clause: t, about: n }),
  lr = Array.from({ length: 13 }, (e, t) => cr(`move`, `B-TURN-03`)(t)),
  ur = { kind: `exchange`, clause: `B-CAP-04`, secret: !0 },
  dr = { kind: `exchange`, clause: `B-CAP-04` },
  fr = { kind: `rearrange`, clause: `B-PC-01`, secret: !0 },
  pr = { kind: `rearrange`, clause: `B-PC-01` },
  mr = cr(`offer`, `B-TRADE-01`),
  hr = cr(`answer-offer`, `B-REACT-01`),
  gr = cr(`fight`, `B-GYM-07`),
  _r = Object.freeze({ do: `turn` });
function vr(e) {
  const { s: t } = e;
  t.winner >= 0 ||
    ((t.active = (t.active + 1) % e.n),
    (t.steps = 0),
    t.turn === t.options.maxTurns
      ? ((t.stopped = !0), V(e, 255, `stopped-match`, t.turn))
      : t.agenda.push(_r));
}
const yr = Object.freeze({ do: `fight` }),
  br = (e, t, n) => h[n].kind === `gym` && !e.trainers[t].badges.includes(n) && st(e.trainers[t]);
function xr(e, t, n) {
  (e.s.gym = { site: n, beaten: 0, fights: [] }), V(e, 255, `challenged`, t, n), e.s.agenda.push(yr);
}
const Sr = (e, t) => Object.freeze({ card: e, pips: t });
function* Cr(e) {
  const { s: t } = e,
    n = t.active,
    r = t.gym,
    i = yield* e.ask(n, gr(r.site, r.beaten), () => wr(t, n));
  if (i.do !== `send`) {
    V(e, 255, `retreated`, n, r.site, r.fights), Dr(e);
    return;
  }
  const a = ut(e, n, i.card),
    { fights: o } = r;
  o.push(Sr(i.card, 0)), V(e, 255, `sent-out`, n, i.card, r.site, r.beaten, a);
  const s = 1 + (yield* e.chance(`fight`, 6));
  o[o.length - 1] = Sr(i.card, s);
  const c = B(i.card, r.site);
  s < c
    ? (U(t.trainers[n].fainted, a),
      V(e, 255, `fainted`, n, i.card, s, c),
      st(t.trainers[n]) ? t.agenda.push(yr) : Er(e, n))
    : (r.beaten++,
      V(e, 255, `won-fight`, n, r.site, r.beaten - 1, s, c),
      r.beaten < h[r.site].team.length
        ? t.agenda.push(yr)
        : (V(e, 255, `beat-gym`, n, r.site, o), ft(e, n, r.site), Dr(e)));
}
function wr(e, t) {
  const n = e.trainers[t],
    r = [];
  for (const t of n.party) ot(n, t) && r.push(en[e.cards.kind[t]]);
  return Tr(e) && r.push(Gt), r;
}
function Tr({ gym: e, options: t }) {
  const n = e?.fights.at(-1);
  return e === null || n === void 0 ? !1 : t.retreat === `always` || n.pips >= B(n.card, e.site);
}
function Er(e, t) {
  const n = e.s.trainers[t],
    { site: r, fights: i } = e.s.gym,
    a = n.at;
  (n.at = fe), lt(n), (e.s.gym = null), V(e, 255, `whited-out`, t, r, i, a), vr(e);
}
function Dr(e) {
  (e.s.gym = null), vr(e);
}
function Or(e, t, n) {
  switch (t.question.kind) {
    case `move`:
      return Ar(e, n, t.options(n));
    case `fight`:
      return zr(e, n);
    case `exchange`:
      return e.trainers[n].box.map((t) => kr(`return`, e.cards.kind[t], [[`why.not-box`], `B-CAP-04`]));
    default:
      return [];
  }
}
const kr = (e, t, [n, r]) => ({ id: `${e}:${p[t].id}`, say: [`card`, t], why: n, clause: r, at: Y(t) });
function Ar(e, t, n) {
  return [...jr(e, t), ...Nr(e, t), ...Pr(e, t, n), ...Lr(e, t)];
}
function jr(e, t) {
  const n = e.trainers[t],
    r = [],
    i = S(n.at),
    a = { id: `capture`, say: [`square`, n.at] };
  i < 0
    ? r.push({ ...a, why: [`why.no-route`], clause: `B-CAP-09` })
    : gt(e, i) === 0 && r.push({ ...a, why: [`why.empty`, i], clause: `B-CAP-06` });
  const o = { id: `swap`, say: [`swap`], at: Sn };
  x[n.at]
    ? H(n) || r.push({ ...o, why: [`why.no-pokemon`], clause: `B-PC-03` })
    : r.push({ ...o, why: [`why.no-center`], clause: `B-PC-01` });
  for (const i of b[n.at]) {
    const n = h[i].kind === `gym`,
      a = Mr(e, t, i, n);
    if (a === null) continue;
    const o = n ? `challenge` : `compete`,
      s = `${o}:${h[i].id}`;
    r.push({ id: s, say: [o, i], why: a[0], clause: a[1], at: vn(i) });
  }
  return r;
}
function Mr(e, t, n, r) {
  const i = e.trainers[t];
  return i.badges.includes(n)
    ? [[`why.badge`, n], r ? `B-GYM-11` : `B-CON-05`]
    : r
      ? i.party.every((e) => i.fainted.includes(e))
        ? [[`why.no-fit`], `B-GYM-12`]
        : null
      : G(e.options, n)
        ? null
        : [[`why.not-held`], `B-CON-08`];
}
function Nr(e, t) {
  return e.trainers.flatMap((n, r) => {
    if (r === t) return [];
    let i = null;
    return (
      H(e.trainers[t])
        ? H(n)
          ? e.asked & (1 << r) && (i = [[`why.asked`, r], `B-TRADE-04`])
          : (i = [[`why.they-have-none`, r], `B-TRADE-08`])
        : (i = [[`why.no-pokemon`], `B-TRADE-08`]),
      i === null ? [] : [{ id: `trade:${r}`, say: [`trade`, r], why: i[0], clause: i[1], at: hn(r) }]
    );
  });
}
function Pr(e, t, n) {
  const r = e.trainers[t],
    i = new Set(n.flatMap((e) => (`way` in e || `shrub` in e ? [e.card] : [])));
  return [...r.party, ...r.box].flatMap((t) => {
    const n = e.cards.kind[t];
    if (Ke[n] < 0 || i.has(n)) return [];
    const a = r.box.includes(t) ? Fr : Ir(e, d[Ke[n]]);
    return [kr(d[Ke[n]], n, a)];
  });
}
const Fr = [[`why.boxed`], `B-HM-02`];
function Ir(e, t) {
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
function Lr(e, t) {
  const n = e.trainers[t],
    r = C(n.at, e.cut);
  return _.flatMap(({ id: n }, i) => {
    if (r[i] > 0 && r[i] <= e.steps) return [];
    const [a, o] = Rr(e, t, i);
    return [{ id: `go:${n}`, say: [`square`, i], why: a, clause: o, at: n }];
  });
}
function Rr(e, t, n) {
  if (e.trainers[t].at === n) return [[`why.here`], `B-MOVE-01`];
  switch (_[n].kind) {
    case `water`:
      return [[`why.water`], `B-MOVE-05`];
    case `gym`:
    case `contest`:
    case `center`:
      return [[`why.building`], `B-MOVE-06`];
    case `shrub`:
      if (!_e(n, e.cut)) return [[`why.shrub`], `B-MOVE-04`];
  }
  return e.moved === 2 ? [[`why.flown`], `B-FLY-02`] : [[`why.far`, e.steps], `B-MOVE-01`];
}
function zr(e, t) {
  const n = e.trainers[t],
    r = [
      ...n.party
        .filter((e) => n.fainted.includes(e))
        .map((t) => {
          const n = e.cards.kind[t];
          return kr(`send`, n, [[`why.fainted`, n], `B-FAINT-01`]);
        }),
      ...n.box.map((t) => kr(`send`, e.cards.kind[t], [[`why.boxed`], `B-PC-04`])),
    ];
  if (Tr(e)) return r;
  const i = { id: `retreat`, say: [`retreat`] };
  return e.gym?.fights.length === 0
    ? [...r, { ...i, why: [`why.first-roll`], clause: `B-GYM-08` }]
    : [...r, { ...i, why: [`why.lost-fight`], clause: `B-OPT-09` }];
}
function Br(t, n) {
  if (n.firstSeat > t) throw new e(`seat ${n.firstSeat} cannot begin: there are only ${t}`);
  if (h.length - g + n.contests < 4) throw new e(`the map offers fewer than 4 badges`);
  return {
    agenda: [{ do: `setup` }],
    options: Object.freeze({ ...n }),
    turn: 0,
    active: 0,
    winner: -1,
    stopped: !1,
    trainers: Array.from({ length: t }, () => ({ at: fe, party: [], box: [], fainted: [], badges: [] })),
    cards: a(p.map(() => 1)),
    from: [],
    placed: [],
    wild: T.map(({ bubbles: e }) => e.length),
    under: T.map(() => []),
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
function* Vr(e) {
  const { s: t } = e,
    { firstSeat: n } = t.options;
  (t.active = n > 0 ? n - 1 : yield* e.chance(`first`, e.n)),
    V(e, 255, `goes-first`, t.active, n === 0),
    t.agenda.push(_r);
}
function* Hr(e, n, r) {
  const { s: i } = e,
    a = i.trainers[n],
    o = yield* _t(e, r, i.options.openParties ? 255 : t(n)),
    s = i.cards.kind[o];
  i.placed[o] = 255;
  const c = a.party.length >= i.options.partyMax;
  if (c && a.box.length >= 5) {
    yield* Ur(e, n, r, o);
    return;
  }
  U(c ? a.box : a.party, o), V(e, 255, `captured`, n, r, c, o);
  const l = i.cards.seen[o];
  V(e, l, `was-caught`, n, s, o, l === 255);
}
function* Ur(e, t, n, r) {
  const { s: i } = e,
    a = i.trainers[t];
  (i.drawn = r), V(e, 255, `no-room`, t, n, r);
  const o = i.cards.seen[r];
  V(e, o, `was-drawn`, t, i.cards.kind[r], r, o === 255);
  const s = i.options.openParties ? dr : ur,
    c = yield* e.ask(t, s, () => [qt, ...a.party.map((e) => nn[i.cards.kind[e]])]);
  i.drawn = -1;
  const l = c.do === `return` ? ct(i.cards, a, c.card) : r;
  l !== r && (W(a.party, l), W(a.fainted, l), U(a.party, r)),
    vt(i, n, l),
    V(e, 255, l === r ? `let-go` : `exchanged`, t, n, l);
  const u = i.cards.seen[l];
  V(e, u, `went-under`, i.cards.kind[l], n, l, u === 255);
}
function* Wr(e, n) {
  const { s: r } = e,
    i = r.trainers[n],
    a = r.options.openParties,
    o = yield* e.compose(n, a ? pr : fr, () => Gr(e, i), {
      min: 0,
      max: r.options.partyMax + 5,
      fits: (e, t) => qr(e, t, r.options.partyMax),
      check: (e) => Jr(i, e, r.options.partyMax),
    });
  for (const e of o) {
    const t = `toBox` in e,
      n = ct(r.cards, i, t ? e.toBox : e.toParty);
    W(t ? i.party : i.box, n), U(t ? i.box : i.party, n);
  }
  lt(i);
  const s = a ? 255 : t(n);
  for (const e of [...i.party, ...i.box]) r.placed[e] = s;
  V(e, 255, `swapped`, n, i.party.length, i.box.length), o.length > 0 && V(e, s, `rearranged`, n, o, a);
}
const Gr = (e, t) => [
    ...t.party.map((t) => cn[e.s.cards.kind[t]]),
    ...t.box.map((t) => ln[e.s.cards.kind[t]]),
  ],
  Kr = (e) => e.filter((e) => `toBox` in e).length;
function qr(e, t, n) {
  return `toBox` in t ? Kr(e) < 5 : e.length - Kr(e) < n;
}
function Jr(e, t, n) {
  const r = 2 * Kr(t) - t.length;
  return e.box.length + r > 5 ? `box-over` : e.party.length - r > n ? `party-over` : null;
}
const Yr = (e, t, r) => H(e.trainers[t]) && H(e.trainers[r]) && !n(e.asked, r);
function* Xr(e, n, r) {
  const { s: i } = e,
    a = i.trainers[n],
    o = i.trainers[r],
    c = yield* e.compose(n, mr(r), () => Zr(i, a, o), { min: 2, max: 2, fits: Qr }),
    l = c.find((e) => `give` in e)?.give,
    u = c.find((e) => !(`give` in e)),
    d = ct(i.cards, a, l);
  (i.asked |= t(r)), s(e, i.cards, d, 255), V(e, 255, `offered`, n, r, l, u, d);
  const f = yield* e.ask(r, hr(n, l, u, a.fainted.includes(d)), () => ti(i, o, u));
  return f.do === `give` ? (ri(e, n, r, d, ct(i.cards, o, f.card)), !0) : (V(e, 255, `rejected`, r, n), !1);
}
function Zr(e, t, n) {
  const r = dt(e, [...t.party, ...t.box]),
    i = r.map((e) => rn[e]);
  return e.options.openParties
    ? [...i, ...dt(e, [...n.party, ...n.box]).map((e) => an[e])]
    : [...i, sn, ...on, ...an.filter(({ want: e }) => !r.includes(e))];
}
const Qr = (e, t) => e.length === 0 || $r(e[0]) !== $r(t),
  $r = (e) => e.give !== void 0,
  ei = [Kt];
function ti(e, t, n) {
  const r = dt(e, [...t.party, ...t.box]).filter((e) => ni(e, n));
  return r.length === 0 ? ei : [...r.map((e) => tn[e]), Kt];
}
function ni(e, t) {
  return `want` in t ? t.want === e : `wantType` in t ? z[e] === t.wantType : !0;
}
function ri(e, t, n, r, i) {
  const { s: a } = e,
    o = a.trainers[t],
    c = a.trainers[n];
  s(e, a.cards, i, 255);
  const l = o.box.includes(r),
    u = c.box.includes(i);
  ii(l ? o.box : o.party, r, i), ii(u ? c.box : c.party, i, r);
  const [d, f] = [o.fainted.includes(r), c.fainted.includes(i)];
  W(o.fainted, r),
    W(c.fainted, i),
    d && U(c.fainted, r),
    f && U(o.fainted, i),
    (a.placed[r] = 255),
    (a.placed[i] = 255);
  const { kind: p } = a.cards;
  V(e, 255, `traded`, t, n, p[r], p[i], [r, i, l, u]);
}
function ii(e, t, n) {
  W(e, t), U(e, n);
}
const ai = Object.freeze({ do: `move` });
function* oi(e) {
  const { s: t } = e;
  t.turn++, (t.moved = 0), (t.hms = 0), (t.asked = 0), V(e, 255, `turn`, t.active, t.turn);
  const n = 1 + (yield* e.chance(`move`, 6)),
    r = 1 + (yield* e.chance(`move`, 6));
  (t.dice = [n, r]), (t.steps = n + r), V(e, 255, `rolled`, t.active, n, r), t.agenda.push(ai);
}
function* si(e) {
  const { s: t } = e,
    n = t.active,
    r = yield* e.ask(n, lr[t.steps], () => li(e, n));
  switch (r.do) {
    case `go`:
      ci(e, n, r.to), t.agenda.push(ai);
      return;
    case `cut`:
    case `surf`:
    case `fly`:
      mn(e, n, r), t.agenda.push(ai);
      return;
    case `trade`:
      (yield* Xr(e, n, r.with)) ? vr(e) : t.agenda.push(ai);
      return;
    case `challenge`:
      xr(e, n, r.site);
      return;
    case `compete`:
      ht(e, n, r.site);
      break;
    case `capture`:
      yield* Hr(e, n, S(t.trainers[n].at));
      break;
    case `swap`:
      yield* Wr(e, n);
  }
  vr(e);
}
function ci(e, t, n) {
  const { s: r } = e,
    i = r.trainers[t],
    a = i.at;
  (r.steps -= C(a, r.cut)[n]),
    (r.moved = 1),
    (i.at = n),
    e.listener !== null && V(e, 255, `walked`, t, n, r.steps, Ce(a, n, r.cut));
}
function li(e, t) {
  const { s: n } = e,
    r = n.trainers[t],
    i = dn(r.at, n.steps, n.cut),
    a = [],
    o = S(r.at);
  o >= 0 && gt(n, o) > 0 && a.push(Ut);
  for (const e of b[r.at]) (br(n, t, e) || pt(n, t, e)) && a.push(Yt[e]);
  if (H(r)) {
    x[r.at] && a.push(Wt), fn(n, t, a);
    for (const r of e.others(t)) Yr(n, t, r) && a.push(Xt[r]);
  }
  return a.length === 0 ? i : [...a, ...i];
}
function ui(e) {
  const { gym: t, active: n } = e;
  if (t === null) return;
  const { team: r } = h[t.site],
    i = di(e, t),
    a = t.beaten === r.length,
    o = i.fighters.every(({ state: e }) => e === `out`);
  return {
    kind: `gym`,
    say: [`gym`, t.site],
    sides: [i, fi(t)],
    stages: r.map((e, n) => [`defender`, t.site, n]),
    stage: Math.min(t.beaten, r.length - 1),
    decided: a ? 0 : o ? 1 : null,
    due: a || o ? [] : [n],
  };
}
function di(e, { site: t, fights: n }) {
  const { active: r } = e,
    i = n.at(-1),
    a = Ln(e, r).map(({ card: e, fainted: n }) => {
      const { dex: a, type: o } = p[e];
      return {
        id: Y(e),
        kind: `card`,
        of: String(a),
        seat: r,
        say: [`card`, e],
        state: n ? `out` : i?.card === e ? `fights` : `waits`,
        ...(n && { marks: [`fainted`] }),
        signs: { say: [`type-sign`, z[e]], types: [o] },
        notes: [[`needs-pips`, B(e, t)]],
      };
    }),
    o = Array.from({ length: e.trainers[r].party - a.length }, (e, t) => ({
      id: `party:${r}:${t}`,
      kind: `card-back`,
      seat: r,
      say: [`face-down`],
      state: `waits`,
    }));
  return {
    seat: r,
    say: [`challenger`, r],
    fighters: [...a, ...o],
    dice: i === void 0 || i.pips === 0 ? [] : [i.pips],
    cards: [],
    sum: null,
  };
}
function fi({ site: e, beaten: t }) {
  const { id: n, type: r, dex: i } = h[e];
  return {
    seat: null,
    say: [`gym`, e],
    fighters: i.map((n, i) => ({
      id: gn(i),
      kind: `defender`,
      of: String(n),
      say: [`defender`, e, i],
      state: i < t ? `out` : i === t ? `fights` : `waits`,
      ...(i < t && { marks: [`fainted`] }),
      signs: { say: [`type-sign`, Xe[e]], types: [r] },
    })),
    dice: [],
    cards: [],
    sum: null,
    notes: [[`beaten-of`, e, t]],
    emblem: { kind: `gym`, of: n },
  };
}
const pi = (e) => ({
  say: [`goals`],
  lines: [[`goal`]],
  groups: [
    { say: [`gyms`], rows: mi(e, `gym`) },
    { say: [`contests`], rows: mi(e, `contest`) },
  ],
});
function mi(e, t) {
  return [...h.keys()]
    .filter((n) => h[n].kind === t && G(e.options, n))
    .map((n) => {
      const r = [...e.trainers.keys()].filter((t) => e.trainers[t].badges.includes(n)),
        i = r.includes(e.seat),
        a = i ? [] : gi(e, n);
      return {
        id: h[n].id,
        kind: `badge`,
        of: h[n].id,
        say: [`badge-of`, n],
        about: [t === `gym` ? [`gym-team`, n] : [`contest-asks`, n], ...a],
        state: i ? `done` : hi(e, n) ? `now` : `later`,
        owners: r,
      };
    });
}
const hi = (e, t) => e.seat in e.trainers && b[In(e, e.seat)].includes(t);
function gi(e, t) {
  const { seat: n } = e;
  return n in e.trainers
    ? h[t].kind === `gym`
      ? [[`chance-now`, Bn(e, n, t, 0)]]
      : [[`you-have`, zn(e, n, t)]]
    : [];
}
const _i = _.map(({ id: e, x: t, y: n, kind: r, site: i, route: a }, o) => {
    const s = { id: e, x: (t + 0.5) / se, y: (n + 0.5) / ce, kind: r };
    if (a >= 0) return { ...s, colour: `route-${a + 1}`, say: [`square`, o] };
    if (i < 0) return { ...s, say: [`square`, o] };
    const { type: c } = h[i];
    return { ...s, colour: c, say: r === `contest` ? [`contest-needs`, i] : [`square`, o] };
  }),
  vi = [`route`, `road`, `shrub`],
  yi = _.flatMap(({ id: e, kind: t }, n) =>
    y[n].filter((e) => e > n && vi.includes(t) && vi.includes(_[e].kind)).map((t) => [e, _[t].id]),
  );
function bi(e) {
  const t = ui(e);
  return {
    aspect: se / ce,
    places: _i,
    links: yi.filter((t) => !e.shrubs.some((e) => t.includes(e))),
    pieces: [
      ...e.shrubs.map((e) => ({ id: `shrub:${e}`, kind: `shrub`, at: e, say: [`shrub`, ue(e)] })),
      ...e.trainers.map(({ at: e }, t) => ({ id: hn(t), kind: `mover`, at: e, seat: t, say: [`mover`, t] })),
      ...e.trainers.flatMap(({ cards: e }, t) => e.map((e) => wi(e, t))),
      ...e.trainers.flatMap(({ badges: e }, t) => e.map((e) => Ci(e, t))),
      ...e.routes.flatMap(({ under: e }, t) => e.map((e) => Ti(e, _n(t)))),
      ...(e.drawn === null ? [] : [Ti(e.drawn, `drawn`)]),
    ],
    zones: Si(e),
    gauges: e.trainers.map(({ badges: e }, t) => ({ seat: t, value: e.length, goal: 4, say: [`badges`] })),
    turn: { seat: e.winner >= 0 || e.stopped ? null : e.active, no: e.turn },
    trays: xi(e),
    progress: pi(e),
    ...(t !== void 0 && { battle: t }),
  };
}
function xi({ seat: e, trainers: t, options: n }) {
  if (!(e in t)) return [];
  const { party: r, box: i, badges: a } = t[e];
  return [
    {
      id: `party`,
      say: [`tray.party`],
      zones: [`party:${e}`],
      shows: `tokens`,
      about: [`of-most`, r, n.partyMax],
      empty: [`no-party`],
    },
    {
      id: `box`,
      say: [`tray.box`],
      zones: [`box:${e}`],
      shows: `tokens`,
      about: [`of-most`, i, 5],
      empty: null,
    },
    {
      id: `badges`,
      say: [`badges`],
      zones: [`badges:${e}`],
      shows: `tokens`,
      about: [`of-most`, a.length, 4],
      empty: [`none-yet`],
    },
  ];
}
function Si(e) {
  const t = e.trainers.flatMap(({ party: e, box: t, badges: n, cards: r }, i) => {
    const a = r.filter((e) => e.in === null).length;
    return [
      {
        id: `party:${i}`,
        kind: `hand`,
        seat: i,
        count: e,
        say: [`party`, i],
        counted: [`counted.party`],
        beside: `others`,
      },
      {
        id: `box:${i}`,
        kind: `box`,
        seat: i,
        count: t,
        say: [`box`, i],
        counted: [`counted.box`],
        beside: `others`,
      },
      {
        id: `badges:${i}`,
        kind: `badges`,
        seat: i,
        count: n.length,
        say: [`badge-case`, i],
        beside: `always`,
      },
      ...(a === 0
        ? []
        : [
            {
              id: `somewhere:${i}`,
              kind: `hand`,
              seat: i,
              count: a,
              say: [`somewhere`, i],
              beside: `others`,
            },
          ]),
    ];
  });
  return (
    e.routes.forEach(({ wild: e, under: n }, r) => {
      t.push({ id: _n(r), kind: `deck`, count: e + n.length, say: [`pile`, r] });
    }),
    e.drawn !== null && t.push({ id: `drawn`, kind: `card`, count: 1, say: [`drawn-card`] }),
    t
  );
}
const Ci = (e, t) => ({
  id: `badge:${t}:${h[e].id}`,
  kind: `badge`,
  at: `badges:${t}`,
  seat: t,
  of: h[e].id,
  say: [`badge-of`, e],
});
function wi(e, t) {
  return { ...Ti(e, `${e.in ?? `somewhere`}:${t}`), seat: t, ...(e.fainted ? { marks: [`fainted`] } : {}) };
}
function Ti({ no: e, from: t, card: n }, r) {
  return n === null
    ? { id: `card:${e}`, kind: `card-back`, at: r, say: [`unknown`, e, t] }
    : { id: Y(n), kind: `card`, at: r, of: String(p[n].dex), say: [`card`, n] };
}
const $ = (e) => N(h[e].type),
  Ei = {
    cut: `Cut: removes a shrub beside you for good, so that everybody can walk there.`,
    surf: `Surf: crosses the water beside you in a straight line, at no cost in steps.`,
    fly: `Fly: instead of walking, takes you in a straight line to the last square before a shrub or the edge of the route.`,
    none: `It has no HM.`,
  };
function Di(e) {
  return I([...h.keys()].filter((e) => h[e].kind === `gym`).map((t) => `${B(e, t)} or more in the ${M(t)}`));
}
const Oi = {
    'act.go': { say: (e, t) => `Walk ${L(t, `square`)}` },
    'act.capture': { say: (e, t) => `Capture on ${j(t)}` },
    'act.send': { say: (e, t) => `Send ${A(t)}` },
    'beats-it': { say: (e, t, n) => `beats ${P(t, n)}` },
    'wins-badge': { say: () => `wins the badge` },
    'pile-holds': { say: (e, t) => (t === 0 ? `the pile is empty` : `${L(t, `card`)} to catch`) },
    'may-be': { say: (e, t) => I(t.map(([e, t]) => `${Ae(e)} ${Re(t)}`)) },
    'will-be': { say: (e, t) => `it is ${R(t)}` },
    'badge-of-four': { say: (e, t, n) => `the ${je(t)}, ${n} of 4` },
    'gym-there': { say: (e, t, n) => `the ${M(t)}: ${Re(n)} to win it` },
    'contest-there': { say: (e, t, n) => `the ${M(t)}: you have ${n} of 4` },
    'center-there': { say: () => `the Pokémon Center` },
    'way-opens': { say: () => `the way stays open for everybody` },
    'all-heal': {
      say: (e, t) => (t === 0 ? `Party and Box can be rearranged` : `${L(t, `Pokémon`, `Pokémon`)} healed`),
    },
    'gets-card': { say: (e, t) => R(t) },
    'turn-over': { say: () => `the rest of your turn` },
    'turn-if-agreed': { say: () => `the rest of your turn, if they agree` },
    'costs-steps': {
      say: (e, t, n) =>
        t < n ? `${t} of your ${n} steps` : n === 1 ? `your last step` : `all your ${n} steps`,
    },
    'costs-hm': { say: (e, t) => (t === 0 ? `your HM of this turn` : `an HM of this turn`) },
    'costs-walk': { say: () => `all walking in this turn` },
    'gives-card': { say: (e, t) => `your ${A(t)}` },
    'may-faint': { say: (e, t) => `${A(t)} faints if it loses` },
    'may-white-out': { say: () => `if it loses, you white out: back to the Center without a badge` },
    'gym-anew': {
      say: (e, t) => `${t === 1 ? `your win` : `your ${t} wins`} here: next time they all stand again`,
    },
    'note.gym': {
      say: (e, t) => `Beat ${h[t].team.length} ${$(t)} Pokémon, one after the other: ${I(h[t].team)}.`,
    },
    'note.rest': {
      say: (e, t, n) => {
        const r = t === 1 ? `it` : t === 2 ? `both` : `all ${t}`;
        return `${Re(n)} to beat ${r} if all who can fight do.`;
      },
    },
    'note.sure': { say: (e, t, n) => `You have ${n} ${$(t)} Pokémon in your Party: you win for certain.` },
    'note.short': {
      say: (e, t, n) => `You have ${n} of 4 ${$(t)} Pokémon in your Party: you lose for certain.`,
    },
    'note.box': { say: () => `Your Party is full: it goes to the Box.` },
    'note.full': { say: () => `Party and Box are full: you choose what goes back.` },
    'note.held': { say: (e, t) => (e.you === t ? `You have it.` : `${e.name(t)} has it.`) },
  },
  ki = {
    'hint.move': {
      say: (e, t) =>
        t === 0
          ? `One action, and your turn is over.`
          : `Walk as often as your steps allow; an action ends your turn.`,
    },
    'hint.exchange': { say: () => `Keep it and put back one of your Party, or let it go.` },
    'hint.rearrange': {
      say: (e, t) => `Only your Party fights, competes and uses HMs. It holds ${t}, the Box 5.`,
    },
    'hint.offer': { say: () => `One card of yours for one of theirs. A rejected offer costs nothing.` },
    'hint.answer-offer': { say: (e, t) => `The two cards change places, and ${e.name(t)}'s turn ends.` },
    'hint.fight': { say: () => `One die decides each fight. The loser faints; the winner may fight on.` },
    'type-tag': {
      say: (e, t) => {
        const { type: n, legendary: r } = p[t];
        return r ? `Legendary, ${N(n)}` : N(n);
      },
    },
    'hm-text': { say: (e, t) => Ei[p[t].hm ?? `none`] },
    'has-fainted': {
      say: () => `It has fainted: it cannot fight in Gyms until the Pokémon Center heals it.`,
    },
    'came-from': { say: (e, t, n) => `Card ${t + 1}, from ${j(n)}.` },
    'sends-offer': { say: () => `Make this offer` },
    'sends-shifts': {
      say: (e, t) => (t === 0 ? `Change nothing` : t === 1 ? `Move this one` : `Move these ${t}`),
    },
  },
  Ai = {
    'card-gyms': { say: (e, t) => `Wins a fight with ${Di(t)}.` },
    'card-contest': {
      say: (e, t) =>
        `Counts in the ${N(p[t].type)} Contest${p[t].legendary ? `, unless this table leaves Legendaries out` : ``}.`,
    },
    'own-design': { say: () => `Our own design: the rulebook leaves it open.` },
    'unknown-text': { say: () => `A card you have not seen. Its number tells it apart from the others.` },
    'unknown-card': { say: () => `Face-down card` },
    'badge-text': { say: (e, t) => `4 badges win. This one comes from the ${M(t)}.` },
    'gym-text': {
      say: (e, t) =>
        `Beat its ${h[t].team.length} ${$(t)} Pokémon one after the other: ${I(h[t].team)}. One die for each fight.`,
    },
    'defender-text': {
      say: (e, t) => `One of the ${h[t].team.length} Pokémon of the ${M(t)}. Only its type matters.`,
    },
    'gym-dice': {
      say: () =>
        `Super Effective wins with ${D.super} or more, Effective with ${D.effective}, Not Very Effective with ${D.weak}. Whoever loses faints.`,
    },
    'contest-text': {
      say: (e, t) =>
        `Compete with 4 or more ${$(t)} Pokémon in your Party to win its badge. No dice are rolled.`,
    },
    'center-text': {
      say: () =>
        `From beside it: heal all your Pokémon and move any of them between Party and Box. That ends your turn.`,
    },
    'route-text': {
      say: (e, t) => `Capture here: draw the top card of the ${j(t)} pile, which began as ${Ie(t)}.`,
    },
    'road-text': { say: () => `Walk here freely; there is nothing to capture.` },
    'a-shrub': { say: () => `Shrub` },
    'shrub-text': { say: () => `A shrub blocks the way until somebody beside it uses Cut.` },
    'shrub-route': { say: (e, t) => `Once it is cut, ${j(t)} can be captured from here.` },
    'water-text': { say: () => `Nobody walks on water. Surf crosses it in a straight line.` },
    'mover-text': { say: (e, t) => (e.you === t ? `You are here.` : `${e.name(t)} is here.`) },
  },
  ji = {
    fought: {
      say: (e, t, n, r, i) =>
        `${A(r)} against ${P(t, n)}: rolled ${i}, needed ${B(r, t)}. ${i < B(r, t) ? `It faints` : `It wins`}.`,
    },
    faints: { say: () => `faints` },
    'is-beaten': { say: () => `beaten` },
  },
  Mi = {
    'of-most': { say: (e, t, n) => `${t} of ${n}` },
    'tray.party': { say: () => `Party` },
    'tray.box': { say: () => `Box` },
    'no-party': { say: () => `Nobody yet: walk to a route and capture one` },
    'none-yet': { say: () => `None yet` },
    'counted.party': { say: () => `in the Party` },
    'counted.box': { say: () => `in the Box` },
    gym: { say: (e, t) => M(t) },
    challenger: { say: (e, t) => (e.you === t ? `You` : e.name(t)) },
    defender: { say: (e, t, n) => P(t, n) },
    'face-down': { say: () => `Face down` },
    'needs-pips': { say: (e, t) => `Needs ${t} or more.` },
    'type-sign': { say: (e, t) => Ae(t) },
    'beaten-of': { say: (e, t, n) => `${n} of ${h[t].team.length} beaten.` },
    goals: { say: () => `Goals` },
    goal: { say: () => `4 badges win.` },
    gyms: { say: () => `Gyms` },
    contests: { say: () => `Contests` },
    'gym-team': { say: (e, t) => `${I(h[t].team)}.` },
    'contest-asks': { say: (e, t) => `Takes 4 ${$(t)} Pokémon in your Party.` },
    'you-have': { say: (e, t) => `You have ${t}.` },
    'chance-now': { say: (e, t) => `Your chance now: ${Re(t)}.` },
  },
  Ni = { ...Oi, ...ki, ...Ai, ...ji, ...Mi },
  Pi = (e) => (`want` in e ? R(e.want) : `wantType` in e ? `any ${Ae(e.wantType)} Pokémon` : `any Pokémon`),
  Fi = {
    'ask.move': {
      say: (e, t) => (t === 0 ? `What do you do here?` : `You can walk ${L(t, `square`)}. What do you do?`),
    },
    'ask.exchange': { say: () => `Party and Box are full. Which Pokémon goes under the pile?` },
    'ask.rearrange': {
      say: () => `All your Pokémon are healed. Which of them do you move between Party and Box?`,
    },
    'ask.offer': { say: (e, t) => `What do you offer ${e.name(t)}, and what do you want for it?` },
    'ask.answer-offer': {
      say: (e, t, n, r, i) =>
        `${e.name(t)} offers ${R(n)}${i ? `, which has fainted,` : ``} for ${Pi(r)}. What do you give?`,
    },
    'ask.fight': { say: (e, t, n) => `${M(t)}: who fights ${P(t, n)} (${n + 1} of ${h[t].team.length})?` },
  },
  Ii = {
    end: { say: () => `End your turn` },
    capture: { say: (e, t) => `Capture on ${j(t)} (${Ie(t)})` },
    swap: { say: () => `Heal and swap at the Pokémon Center` },
    retreat: { say: () => `Retreat from the Gym` },
    reject: { say: () => `Reject the offer` },
    'let-go-of': { say: (e, t) => `Let ${R(t)} go` },
    return: { say: (e, t) => `Put back ${R(t)} instead` },
    go: { say: (e, t, n) => `${N(Fe(t))}, ${L(n, `step`)}` },
    square: { say: (e, t) => N(F(t)) },
    challenge: { say: (e, t) => `Challenge the ${M(t)}` },
    compete: { say: (e, t) => `Compete in the ${M(t)}` },
    trade: { say: (e, t) => `Offer ${e.name(t)} a trade` },
    cut: { say: (e, t, n) => `Cut the shrub with ${A(t)}: ${F(n)}` },
    surf: { say: (e, t, n, r) => `Surf ${v[n]} with ${A(t)} to ${F(r)}` },
    fly: { say: (e, t, n, r) => `Fly ${v[n]} with ${A(t)} to ${F(r)}` },
    send: { say: (e, t, n) => `${A(t)} (wins on ${n} or more)` },
    card: { say: (e, t) => R(t) },
    give: { say: (e, t) => `Give ${R(t)}` },
    want: { say: (e, t) => `Ask for ${Pi(t)}` },
    'to-box': { say: (e, t) => `Move ${R(t)} to the Box` },
    'to-party': { say: (e, t) => `Move ${R(t)} to the Party` },
    'too-few': { say: () => `Name what you give and what you want.` },
    'box-over': { say: () => `The Box holds only 5.` },
    'party-over': { say: () => `The Party is full.` },
  },
  Li = {
    'goes-first': {
      clause: `B-TURN-01`,
      say: (e, t, n) =>
        `${O(e, t, `takes`, `take`)} the first turn, ${n ? `drawn at random` : `as the table was set up`}.`,
    },
    turn: { clause: `B-TURN-01`, say: (e, t, n) => `Turn ${n}: ${k(e, t)} turn.` },
    rolled: {
      clause: `B-TURN-02`,
      say: (e, t, n, r) => `${O(e, t, `rolls`, `roll`)} ${n} + ${r} = ${n + r} squares.`,
    },
    walked: {
      clause: `B-MOVE-01`,
      say: (e, t, n, r, i) =>
        `${O(e, t, `walks`, `walk`)} to ${F(n)}${r === 0 ? `` : `, with ${L(r, `step`)} left`}.`,
    },
    'cut-shrub': {
      clause: `B-CUT-01`,
      say: (e, t, n, r, i) => `${N(k(e, t))} ${A(n)} cuts down the shrub (${F(r)}). The way stays open.`,
    },
    surfed: {
      clause: `B-SURF-01`,
      say: (e, t, n, r, i, a) => `${O(e, t, `surfs`, `surf`)} on ${A(n)} to ${F(r)}.`,
    },
    flew: {
      clause: `B-FLY-01`,
      say: (e, t, n, r, i, a) => `${O(e, t, `flies`, `fly`)} on ${A(n)} to ${F(r)}.`,
    },
    captured: {
      clause: `B-CAP-01`,
      say: (e, t, n, r, i) =>
        `${O(e, t, `captures`, `capture`)} a Pokémon on ${j(n)} (card ${i + 1})${r ? `; it goes to the Box` : ``}.`,
    },
    'was-caught': { clause: `B-CAP-01`, say: (e, t, n, r, i) => `It is ${R(n)}.` },
    'no-room': {
      clause: `B-CAP-04`,
      say: (e, t, n, r) =>
        `${O(e, t, `draws`, `draw`)} a Pokémon on ${j(n)} (card ${r + 1}) and ${e.you === t ? `have` : `has`} no room for it.`,
    },
    'was-drawn': { clause: `B-CAP-04`, say: (e, t, n, r, i) => `It is ${R(n)}.` },
    'let-go': {
      clause: `B-CAP-05`,
      say: (e, t, n, r) => `${O(e, t, `lets`, `let`)} it go. It returns to the bottom of the ${j(n)} pile.`,
    },
    exchanged: {
      clause: `B-CAP-05`,
      say: (e, t, n, r) =>
        `${O(e, t, `keeps`, `keep`)} it. Card ${r + 1} goes to the bottom of the ${j(n)} pile.`,
    },
    'went-under': {
      clause: `B-CAP-05`,
      say: (e, t, n, r, i) => `${A(t)} is at the bottom of the ${j(n)} pile.`,
    },
    swapped: {
      clause: `B-PC-03`,
      say: (e, t, n, r) =>
        `${O(e, t, `visits`, `visit`)} the Pokémon Center. All ${e.you === t ? `your` : `their`} Pokémon are healed: ${n} in the Party, ${r} in the Box.`,
    },
    rearranged: {
      clause: `B-PC-01`,
      say: (e, t, n, r) => {
        const i = (e, t) =>
            e.length === 0 ? `` : `${I(e)} ${e.length === 1 ? `moves` : `move`} to the ${t}`,
          a = n.flatMap((e) => (`toBox` in e ? [A(e.toBox)] : [])),
          o = n.flatMap((e) => (`toParty` in e ? [A(e.toParty)] : []));
        return `${[i(a, `Box`), i(o, `Party`)].filter((e) => e !== ``).join(`; `)}.`;
      },
    },
    offered: {
      clause: `B-TRADE-01`,
      say: (e, t, n, r, i, a) => `${O(e, t, `offers`, `offer`)} ${ke(e, n)} ${A(r)} for ${Pi(i)}.`,
    },
    rejected: { clause: `B-TRADE-03`, say: (e, t, n) => `${N(k(e, n))} offer to ${ke(e, t)} falls through.` },
    traded: {
      clause: `B-TRADE-02`,
      say: (e, t, n, r, i, a) => `${O(e, t, `trades`, `trade`)} ${A(r)} for ${k(e, n)} ${A(i)}.`,
    },
    challenged: {
      clause: `B-GYM-01`,
      say: (e, t, n) => `${O(e, t, `challenges`, `challenge`)} the ${M(n)}.`,
    },
    'sent-out': {
      clause: `B-GYM-03`,
      say: (e, t, n, r, i, a) => `${O(e, t, `sends`, `send`)} ${A(n)} against ${P(r, i)}.`,
    },
    'won-fight': {
      clause: `B-GYM-05`,
      say: (e, t, n, r, i, a) =>
        `${O(e, t, `rolls`, `roll`)} a ${i} (needed ${a} or more) and ${e.you === t ? `beat` : `beats`} ${P(n, r)}.`,
    },
    fainted: {
      clause: `B-GYM-06`,
      say: (e, t, n, r, i) =>
        `${O(e, t, `rolls`, `roll`)} a ${r} (needed ${i} or more): ${k(e, t)} ${A(n)} faints.`,
    },
    retreated: {
      clause: `B-GYM-08`,
      say: (e, t, n, r) =>
        `${O(e, t, `retreats`, `retreat`)} from the ${M(n)}. Its Pokémon will all stand again.`,
    },
    'whited-out': {
      clause: `B-FAINT-03`,
      say: (e, t, n, r, i) =>
        `${O(e, t, `has`, `have`)} nobody left to fight and ${e.you === t ? `white` : `whites`} out: back to the Pokémon Center, with all Pokémon healed.`,
    },
    'beat-gym': { clause: `B-GYM-09`, say: (e, t, n, r) => `${O(e, t, `beats`, `beat`)} the ${M(n)}.` },
    outshone: {
      clause: `B-CON-03`,
      say: (e, t, n) =>
        `${O(e, t, `competes`, `compete`)} in the ${M(n)} and ${e.you === t ? `are` : `is`} outshone: it takes 4 ${N(h[n].type)} Pokémon in the Party.`,
    },
    shone: {
      clause: `B-CON-07`,
      say: (e, t, n, r, i) => `${O(e, t, `wins`, `win`)} the ${M(n)} with ${I(r.map(A))}.`,
    },
    'won-badge': {
      clause: `B-GEN-02`,
      say: (e, t, n, r) => `${O(e, t, `gets`, `get`)} the ${je(n)}, ${r} of 4.`,
    },
    won: { clause: `B-GEN-01`, say: (e, t, n) => `${O(e, t, `wins`, `win`)} the match with 4 badges!` },
    'stopped-match': {
      clause: `B-OPT-07`,
      say: (e, t) => `The match stops after ${t} turns without a winner.`,
    },
  },
  Ri = {
    'why.here': { say: () => `You are there already.` },
    'why.far': { say: (e, t) => `It is more than ${L(t, `step`)} away.` },
    'why.flown': { say: () => `You have flown, so you cannot walk this turn.` },
    'why.shrub': { say: () => `A shrub stands there until somebody cuts it.` },
    'why.water': { say: () => `You cannot walk on water; Surf takes you across.` },
    'why.building': { say: () => `You cannot enter a building; use it from the square beside it.` },
    'why.no-route': { say: () => `You can only capture Pokémon on a route.` },
    'why.empty': { say: (e, t) => `The ${j(t)} pile is empty.` },
    'why.no-center': { say: () => `You must stand beside the Pokémon Center.` },
    'why.no-pokemon': { say: () => `You have no Pokémon.` },
    'why.they-have-none': { say: (e, t) => `${e.name(t)} has no Pokémon.` },
    'why.asked': { say: (e, t) => `You have already made ${e.name(t)} an offer this turn.` },
    'why.badge': { say: (e, t) => `You already have the ${je(t)}.` },
    'why.no-fit': { say: () => `Nobody in your Party can fight.` },
    'why.not-held': { say: () => `The Normal Contest is left out at this table.` },
    'why.fainted': { say: (e, t) => `${A(t)} has fainted.` },
    'why.boxed': { say: () => `You can only reach your Box at the Pokémon Center.` },
    'why.not-box': { say: () => `Only a Pokémon in your Party can be put back instead.` },
    'why.hm-used': { say: () => `You have already used your HM this turn.` },
    'why.no-shrub': { say: () => `No shrub stands next to you.` },
    'why.no-shore': { say: () => `There is no water to cross from here.` },
    'why.moved': { say: () => `Fly replaces all your walking, so it must come first.` },
    'why.no-flight': { say: () => `There is nowhere to fly from here.` },
    'why.lost-fight': { say: () => `After a lost fight there is no retreat: send another Pokémon.` },
    'why.first-roll': { say: () => `There is no retreat before the first roll.` },
  },
  zi = {
    mover: { say: (e, t) => e.name(t) },
    shrub: { say: (e, t) => `Shrub: ${F(t)}` },
    party: { say: (e, t) => `${N(k(e, t))} Party` },
    box: { say: (e, t) => `${N(k(e, t))} Box` },
    somewhere: { say: (e, t) => `${N(k(e, t))} Party or Box` },
    pile: { say: (e, t) => `Wild pile of ${j(t)} (${Ie(t)})` },
    'drawn-card': { say: () => `The card just drawn` },
    unknown: { say: (e, t, n) => `Card ${t + 1}, from ${j(n)}` },
    'badge-of': { say: (e, t) => je(t) },
    'badge-case': { say: (e, t) => `${N(k(e, t))} badges` },
    badges: { say: () => `Badges` },
    'contest-needs': { say: (e, t) => `${M(t)}: 4 ${N(h[t].type)} Pokémon in the Party win it` },
  },
  Bi = { ...Fi, ...Ii, ...Li, ...Ri, ...zi, ...Ni };
function Vi(e, t) {
  return {
    seat: t,
    options: { ...e.options },
    turn: e.turn,
    active: e.active,
    winner: e.winner,
    stopped: e.stopped,
    trainers: e.trainers.map((n) => ({
      at: _[n.at].id,
      party: n.party.length,
      box: n.box.length,
      cards: Ui(e, n, t),
      badges: n.badges.slice(),
    })),
    routes: e.wild.map((n, r) => ({ wild: n, under: e.under[r].map((n) => Hi(e, n, t)) })),
    shrubs: me.filter((t, n) => !(e.cut & (1 << n))).map((e) => _[e].id),
    drawn: e.drawn < 0 ? null : Hi(e, e.drawn, t),
    dice: [e.dice[0], e.dice[1]],
    steps: e.steps,
    moved: e.moved,
    hms: e.hms,
    asked: e.trainers.flatMap((t, r) => (n(e.asked, r) ? [r] : [])),
    gym:
      e.gym === null
        ? null
        : {
            site: e.gym.site,
            beaten: e.gym.beaten,
            fights: e.gym.fights.map(({ card: e, pips: t }) => ({ card: e, pips: t })),
          },
  };
}
const Hi = (e, t, n) => ({ no: t, from: e.from[t], card: l(e.cards, t, n) });
function Ui(e, t, r) {
  return [...t.party, ...t.box]
    .sort((e, t) => e - t)
    .map((i) => ({
      ...Hi(e, i, r),
      fainted: t.fainted.includes(i),
      in: n(e.placed[i], r) ? (t.party.includes(i) ? `party` : `box`) : null,
    }));
}
const Wi = {
  id: `badges`,
  title: `Four Badges`,
  version: 3,
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
      default: g,
      min: g - 1,
      max: g,
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
      key: `retreat`,
      clause: `B-OPT-09`,
      about: `When a challenger may leave a Gym: before every roll but the first, or only after a won fight.`,
      type: `choice`,
      default: `always`,
      choices: [`always`, `after-win`],
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
  create: (e, t) => Br(e, t),
  steps: { setup: Vr, turn: oi, move: si, fight: Cr },
  outcome: (e) => (e.winner >= 0 ? [e.winner] : e.stopped ? [] : null),
  turn: (e) => e.turn,
  clone: Gi,
  view: Vi,
  redeal: bt,
  face: bn,
  refused: Or,
  scene: bi,
  words: Bi,
  meanings: sr,
  evaluate: Tt,
  habit: En,
  balance: ze,
};
function Gi(e) {
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
    cards: o(e.cards),
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
    gym: e.gym === null ? null : { site: e.gym.site, beaten: e.gym.beaten, fights: e.gym.fights.slice() },
  };
}
export { Wi as ruleset };
