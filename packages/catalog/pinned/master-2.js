const e = (e) => 1 << e;
function t(e, t) {
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
function n(e) {
  const t = e.reduce((e, t) => e + t, 0);
  return { bag: e.slice(), left: t, top: [], under: [], kind: [], seen: [], lot: [], now: 0, fate: null };
}
function r(e) {
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
function* i(e, t, n, r) {
  return t.top.length > 0
    ? u(e, t, t.top.pop(), n)
    : t.left > 0
      ? a(t, yield* e.weighted(r, t.fate === null ? t.bag : c(t, t.fate), n), n)
      : t.under.length > 0
        ? u(e, t, t.under.shift(), n)
        : null;
}
function a(e, t, n) {
  const r = o(e);
  return e.bag[t]--, e.left--, (e.kind[r] = t), (e.seen[r] = n), (e.lot[r] = e.now), r;
}
function o({ kind: e }) {
  const t = e.indexOf(-1);
  return t < 0 ? e.length : t;
}
const s = (e, t, n) => t < e.kind.length && e.kind[t] >= 0 && e.lot[t] === n;
function c(e, t) {
  const n = e.bag.slice(),
    r = o(e);
  for (let i = 0; i < t.length; i += 3) {
    const [a, o, c] = [t[i], t[i + 1], t[i + 2]];
    if (!(c !== e.now || s(e, a, c))) {
      if (a === r) return e.bag.map((e, t) => +(t === o && e > 0));
      n[o] > 0 && n[o]--;
    }
  }
  return n;
}
function l(e, t, n, r) {
  return u(e, t, n, r), t.kind[n];
}
function u(e, t, n, r) {
  return (r & ~t.seen[n]) !== 0 && ((t.seen[n] |= r), e.disclose()), n;
}
function d(t, n, r, i) {
  let a = e(n),
    o = t.kind.length,
    s = [],
    c = t.now;
  for (let e = 0; e < o; e++)
    t.kind[e] < 0 ||
      (t.seen[e] & a) !== 0 ||
      (e < i.kind.length && i.lot[e] === t.lot[e] && (i.seen[e] & a) !== 0 && i.kind[e] >= 0) ||
      (s.push(e), t.lot[e] < c && (c = t.lot[e]));
  if (((t.fate = f(t, a, i)), s.length !== 0)) for (let e = c; e <= t.now; e++) ee(t, e, s, r);
}
function f(e, t, n) {
  let r = null;
  for (let i = 0; i < n.kind.length; i++)
    n.kind[i] < 0 ||
      (n.seen[i] & t) === 0 ||
      s(e, i, n.lot[i]) ||
      ((r ??= []), r.push(i, n.kind[i], n.lot[i]));
  return r;
}
function ee(e, n, r, i) {
  let a = n === e.now,
    o = a ? e.bag : e.bag.map(() => 0),
    s = a ? e.left : 0;
  for (const t of r) e.lot[t] === n && (o[e.kind[t]]++, s++);
  const c = a ? e.fate : null;
  c !== null && (s -= te(o, c, n, 1));
  for (const a of r) {
    if (e.lot[a] !== n) continue;
    const r = t(o, i(s--));
    o[r]--, (e.kind[a] = r);
  }
  c !== null && te(o, c, n, -1);
}
function te(e, t, n, r) {
  let i = 0;
  for (let a = 0; a < t.length; a += 3) t[a + 2] === n && ((e[t[a + 1]] -= r), i++);
  return i;
}
const ne = () => (e, t, n, r, i, a, o, s) => e.tell(t, n, r, i, a, o, s),
  re = (e, t, n = !1) => ({ does: `free-moves`, n: e, when: t, over: n }),
  ie = () => ({ does: `jump` }),
  ae = () => ({ does: `toss` }),
  oe = (e) => ({ does: `push`, n: e }),
  se = () => ({ does: `teleport` }),
  ce = (e) => ({ does: `free-attack`, boost: e }),
  le = () => ({ does: `another-attack` }),
  ue = (e) => ({ does: `copy`, from: e }),
  p = (e, t = 0) => ({ does: `condition`, condition: e, n: t }),
  de = () => ({ does: `asleep-after` }),
  fe = () => ({ does: `disable` }),
  pe = (e) => ({ does: `burn-out`, type: e }),
  me = (e) => ({ does: `heal`, n: e }),
  he = () => ({ does: `drain` }),
  ge = (e) => ({ does: `per-missing-heart`, most: e }),
  _e = () => ({ does: `per-counter` }),
  ve = (e, t) => ({ does: `when-low`, hearts: e, n: t }),
  ye = (e) => ({ does: `against-healthier`, n: e }),
  be = (e) => ({ does: `repeat`, times: e }),
  xe = (e, t) => ({ does: `recoil`, n: e, type: t }),
  Se = () => ({ does: `self-too` }),
  Ce = () => ({ does: `standing` }),
  we = (e) => ({ does: `steps-left`, n: e }),
  Te = (e) => ({ does: `only-speed`, speed: e }),
  Ee = () => ({ does: `asleep-only` }),
  De = () => ({ does: `boulder` }),
  Oe = (e, t) => ({ does: `break-boulders`, adds: e, to: t }),
  ke = () => ({ does: `no-sight` }),
  m = [
    [`cut`, `Cut`, `normal`, 2, 1, !1, `arc3`, []],
    [`surf`, `Surf`, `water`, 2, 6, !0, `line`, [ie()]],
    [`fly`, `Fly`, `flying`, 2, 1, !1, `single`, [re(2, `before`)]],
    [`dig`, `Dig`, `rock`, 3, 1, !0, `single`, [re(3, `before`, !0)]],
    [`rain-dance`, `Rain Dance`, `water`, 0, -1, !0, `none`, [ce({ adds: `water`, reshapes: `electric` })]],
    [`flash`, `Flash`, `electric`, 1, 5, !0, `disc7`, [p(`blinded`)]],
    [`synthesis`, `Synthesis`, `grass`, 0, 0, !0, `self`, [me(4)]],
    [`smokescreen`, `Smokescreen`, `grass`, 1, 7, !0, `tri3`, [p(`blinded`)]],
    [`reflect`, `Reflect`, `psychic`, 0, 1, !0, `single`, [ge(4)]],
    [`sunny-day`, `Sunny Day`, `fire`, 0, -1, !0, `none`, [ce({ adds: `fire`, waives: `solar-beam` })]],
    [`flamethrower`, `Flamethrower`, `fire`, 2, 4, !0, `line`, []],
    [`sleep-powder`, `Sleep Powder`, `grass`, 0, 4, !0, `tri3`, [p(`asleep`)]],
    [`poison-sting`, `Poison Sting`, `grass`, 0, 7, !1, `single`, [p(`poisoned`)]],
    [`seismic-toss`, `Seismic Toss`, `rock`, 2, 1, !0, `single`, [ae()]],
    [`solar-beam`, `Solar Beam`, `grass`, 3, 6, !0, `line`, [Ce()]],
    [`body-slam`, `Body Slam`, `normal`, 3, 1, !0, `single`, []],
    [`fire-blast`, `Fire Blast`, `fire`, 1, 7, !0, `disc7`, []],
    [`wing-attack`, `Wing Attack`, `flying`, 1, 5, !1, `single`, []],
    [`iron-tail`, `Iron Tail`, `normal`, 2, 1, !0, `arc3`, [oe(1)]],
    [`water-pulse`, `Water Pulse`, `water`, 1, 7, !0, `single`, [p(`flinched`)]],
    [`swift`, `Swift`, `normal`, 1, 6, !1, `single`, []],
    [`razor-leaf`, `Razor Leaf`, `grass`, 1, 5, !1, `single`, []],
    [`rollout`, `Rollout`, `rock`, 0, 1, !1, `single`, [_e()]],
    [`earthquake`, `Earthquake`, `rock`, 1, 3, !1, `disc7`, [ke()]],
    [`rock-tomb`, `Rock Tomb`, `rock`, 2, 3, !0, `tri3`, [De()]],
    [`quick-attack`, `Quick Attack`, `normal`, 1, 1, !0, `single`, [re(2, `before`), le()]],
    [`thunder-shock`, `Thunder Shock`, `electric`, 1, 6, !1, `single`, []],
    [`mega-punch`, `Mega Punch`, `rock`, 3, 1, !0, `single`, []],
    [`bite`, `Bite`, `normal`, 2, 1, !0, `single`, [p(`flinched`)]],
    [`disable`, `Disable`, `psychic`, 0, 7, !0, `single`, [fe()]],
    [`shadow-ball`, `Shadow Ball`, `psychic`, 1, 7, !1, `single`, []],
    [`psychic`, `Psychic`, `psychic`, 2, 7, !0, `single`, []],
    [`skull-bash`, `Skull Bash`, `normal`, 4, 1, !0, `single`, [p(`flinched`), de()]],
    [`take-down`, `Take Down`, `normal`, 4, 1, !0, `single`, [xe(1, `normal`)]],
    [`close-combat`, `Close Combat`, `rock`, 1, 1, !1, `ring6`, []],
    [`hyper-beam`, `Hyper Beam`, `normal`, 3, 6, !0, `line`, [de()]],
    [`slash`, `Slash`, `normal`, 3, 1, !0, `arc3`, []],
    [`dragon-rage`, `Dragon Rage`, `fire`, 2, 3, !0, `single`, [ve(2, 2)]],
    [`self-destruct`, `Self-Destruct`, `normal`, 4, 1, !0, `ring6`, [Se()]],
    [`hypnosis`, `Hypnosis`, `psychic`, 0, 6, !0, `single`, [p(`asleep`)]],
    [`wrap`, `Wrap`, `normal`, 2, 1, !1, `single`, [p(`slowed-to`, 0)]],
    [`drill-peck`, `Drill Peck`, `flying`, 3, 1, !0, `single`, []],
    [`thunderbolt`, `Thunderbolt`, `electric`, 2, 7, !0, `single`, []],
    [`sludge-bomb`, `Sludge Bomb`, `grass`, 2, 3, !0, `disc7`, []],
    [`mega-horn`, `Mega Horn`, `grass`, 3, 1, !0, `single`, []],
    [`low-kick`, `Low Kick`, `rock`, 3, 1, !0, `single`, [p(`slowed-by`, 1)]],
    [`gust`, `Gust`, `flying`, 1, 5, !0, `single`, [oe(2)]],
    [`air-cutter`, `Air Cutter`, `flying`, 2, 4, !0, `arc3`, []],
    [`ice-beam`, `Ice Beam`, `water`, 1, 4, !1, `line`, [p(`slowed-by`, 1)]],
    [`blizzard`, `Blizzard`, `water`, 2, 3, !0, `disc7`, []],
    [`cross-chop`, `Cross Chop`, `rock`, 2, 1, !1, `single`, []],
    [`u-turn`, `U-turn`, `grass`, 3, 1, !0, `single`, [re(2, `after`)]],
    [`poison-jab`, `Poison Jab`, `grass`, 2, 1, !1, `single`, []],
    [`sing`, `Sing`, `normal`, 0, 1, !0, `ring6`, [p(`asleep`)]],
    [`flame-wheel`, `Flame Wheel`, `fire`, 1, 1, !1, `ring6`, []],
    [`peck`, `Peck`, `flying`, 2, 1, !1, `single`, []],
    [`hyper-fang`, `Hyper Fang`, `normal`, 2, 1, !0, `single`, [ye(2)]],
    [`double-kick`, `Double Kick`, `rock`, 1, 1, !1, `single`, [be(2)]],
    [`focus-punch`, `Focus Punch`, `rock`, 4, 1, !0, `single`, [Ce()]],
    [`bone-club`, `Bone Club`, `rock`, 1, 1, !1, `arc3`, [p(`flinched`)]],
    [`ember`, `Ember`, `fire`, 1, 4, !1, `tri3`, []],
    [`high-jump-kick`, `High Jump Kick`, `rock`, 4, 1, !0, `single`, [re(1, `before`), xe(1, `normal`)]],
    [`wildfire`, `Wildfire`, `fire`, 2, 1, !0, `wildfire`, [re(2, `before`)]],
    [`steel-wing`, `Steel Wing`, `flying`, 3, 1, !0, `arc3`, []],
    [`bonemerang`, `Bonemerang`, `rock`, 2, 4, !0, `arc3`, []],
    [`water-gun`, `Water Gun`, `water`, 1, 4, !1, `tri3`, []],
    [`aqua-tail`, `Aqua Tail`, `water`, 2, 1, !1, `arc3`, []],
    [`fury-cutter`, `Fury Cutter`, `grass`, 0, 1, !1, `single`, [_e()]],
    [`vine-whip`, `Vine Whip`, `grass`, 1, 4, !1, `single`, [oe(1)]],
    [`hydro-pump`, `Hydro Pump`, `water`, 1, 5, !0, `line`, [Oe(`rock`, `beyond`)]],
    [`sky-attack`, `Sky Attack`, `flying`, 2, 6, !0, `line`, [ie()]],
    [`overheat`, `Overheat`, `fire`, 3, 4, !0, `single`, [pe(`fire`)]],
    [`string-shot`, `String Shot`, `grass`, 1, 4, !1, `single`, [p(`slowed-by`, 1)]],
    [`giga-drain`, `Giga Drain`, `grass`, 2, 2, !0, `single`, [he()]],
    [`absorb`, `Absorb`, `grass`, 1, 2, !1, `single`, [he()]],
    [`x-scissor`, `X-Scissor`, `grass`, 3, 1, !0, `single`, []],
    [`crabhammer`, `Crabhammer`, `water`, 2, 1, !1, `single`, []],
    [`rock-slide`, `Rock Slide`, `rock`, 2, 5, !0, `single`, []],
    [`tri-attack`, `Tri Attack`, `normal`, 2, 3, !0, `arc3`, []],
    [`bubble-beam`, `Bubble Beam`, `water`, 2, 2, !1, `line`, []],
    [`pound`, `Pound`, `normal`, 2, 1, !1, `single`, []],
    [`psybeam`, `Psybeam`, `psychic`, 2, 4, !0, `line`, []],
    [`rapid-spin`, `Rapid Spin`, `normal`, 1, 1, !1, `ring6`, [re(2, `before`)]],
    [`smog`, `Smog`, `grass`, 1, 4, !0, `disc7`, [p(`poisoned`)]],
    [`sludge`, `Sludge`, `grass`, 2, 2, !0, `tri3`, [p(`poisoned`)]],
    [`constrict`, `Constrict`, `normal`, 4, 1, !0, `single`, [Te(0)]],
    [`stomp`, `Stomp`, `normal`, 3, 1, !1, `single`, [we(3)]],
    [`soft-boiled`, `Soft-Boiled`, `normal`, 0, 0, !0, `self`, [me(4)]],
    [`lick`, `Lick`, `psychic`, 2, 1, !0, `single`, [p(`flinched`)]],
    [`metronome`, `Metronome`, `normal`, 0, -1, !0, `none`, [ue(`foe-this-round`)]],
    [`teleport`, `Teleport`, `psychic`, 0, 9, !0, `single`, [se(), ke()]],
    [`ancient-power`, `Ancient Power`, `rock`, 1, 1, !0, `single`, [be(3)]],
    [`thunder-punch`, `Thunder Punch`, `electric`, 1, 1, !1, `single`, [p(`flinched`)]],
    [`thunder`, `Thunder`, `electric`, 1, 5, !0, `disc7`, [Oe(`rock`, `all`)]],
    [`sonic-boom`, `Sonic Boom`, `normal`, 1, 4, !1, `tri3`, []],
    [`spark`, `Spark`, `electric`, 3, 1, !0, `single`, []],
    [`bind`, `Bind`, `normal`, 1, 1, !1, `ring6`, [{ does: `tail-too` }, p(`slowed-to`, 0)]],
    [`rest`, `Rest`, `normal`, 0, 0, !0, `self`, [me(5), de()]],
    [`snore`, `Snore`, `normal`, 2, 3, !1, `single`, [Ee()]],
    [`fire-punch`, `Fire Punch`, `fire`, 3, 1, !0, `single`, []],
    [`mimic`, `Mimic`, `normal`, 0, -1, !0, `none`, [ue(`last-hit`)]],
    [`kiss`, `Kiss`, `psychic`, 0, 1, !1, `single`, [p(`asleep`)]],
    [`ice-punch`, `Ice Punch`, `water`, 3, 1, !0, `single`, [p(`slowed-by`, 1)]],
    [`clamp`, `Clamp`, `water`, 3, 1, !0, `single`, [p(`slowed-to`, 0)]],
    [`icicle-spear`, `Icicle Spear`, `water`, 2, 6, !0, `single`, []],
    [`splash`, `Splash`, `normal`, 0, 0, !1, `self`, []],
    [`extreme-speed`, `Extreme Speed`, `normal`, 2, 1, !1, `single`, [re(3, `before`)]],
    [`conversion`, `Conversion`, `normal`, 0, -1, !0, `none`, [ce({ allSuper: !0 })]],
    [`tackle`, `Tackle`, `normal`, 1, 1, !1, `single`, []],
  ].map(([e, t, n, r, i, a, o, s]) => ({
    id: e,
    name: t,
    type: n,
    damage: r,
    range: i,
    hourglass: a,
    shape: o,
    effects: s,
  })),
  Ae = [
    { id: `poke-balls-3`, name: `3 Poké Balls`, copies: 3, gives: { ball: `poke`, count: 3 } },
    { id: `great-balls-2`, name: `2 Great Balls`, copies: 2, gives: { ball: `great`, count: 2 } },
    { id: `ultra-ball-1`, name: `1 Ultra Ball`, copies: 2, gives: { ball: `ultra`, count: 1 } },
    { id: `stone-fire-or-leaf`, name: `Fire or Leaf Stone`, copies: 1, gives: { stones: [`fire`, `leaf`] } },
    {
      id: `stone-water-or-thunder`,
      name: `Water or Thunder Stone`,
      copies: 1,
      gives: { stones: [`water`, `thunder`] },
    },
    { id: `stone-moon-or-fire`, name: `Moon or Fire Stone`, copies: 1, gives: { stones: [`moon`, `fire`] } },
    { id: `nugget`, name: `Nugget`, copies: 2, gives: { money: 3 } },
    { id: `rare-candy`, name: `Rare Candy`, copies: 2, gives: { candy: !0 } },
    { id: `max-revive`, name: `Max Revive`, copies: 2, gives: { revive: !0 } },
  ],
  h = [
    { id: `defensive-position`, name: `Defensive Position`, source: `real` },
    { id: `power-surge`, name: `Power Surge`, source: `proposed` },
    { id: `second-wind`, name: `Second Wind`, source: `proposed` },
    { id: `quick-step`, name: `Quick Step`, source: `proposed` },
    { id: `endure`, name: `Endure`, source: `proposed` },
    { id: `rally`, name: `Rally`, source: `proposed` },
    { id: `feint`, name: `Feint`, source: `proposed` },
  ],
  je = [
    [
      `brock`,
      `Brock`,
      `rock`,
      1,
      3,
      [
        [`Geodude`, `rock`, 1, [`rock`]],
        [`Rhyhorn`, `rock`, 2, [`rock`, `rock`]],
        [`Onix`, `rock`, 3, [`rock`, `rock`]],
      ],
      `proposed`,
    ],
    [
      `misty`,
      `Misty`,
      `water`,
      2,
      3,
      [
        [`Staryu`, `water`, 2, [`water`, `water`]],
        [`Goldeen`, `water`, 1, [`water`]],
        [`Starmie`, `water`, 3, [`water`, `water`]],
      ],
      `read`,
    ],
    [
      `lt-surge`,
      `Lt. Surge`,
      `electric`,
      3,
      3,
      [
        [`Voltorb`, `electric`, 1, [`electric`]],
        [`Pikachu`, `electric`, 2, [`electric`, `electric`]],
        [`Raichu`, `electric`, 3, [`electric`, `electric`]],
      ],
      `proposed`,
    ],
    [
      `erika`,
      `Erika`,
      `grass`,
      4,
      3,
      [
        [`Tangela`, `grass`, 1, [`grass`]],
        [`Victreebel`, `grass`, 2, [`grass`, `grass`]],
        [`Vileplume`, `grass`, 3, [`grass`, `grass`]],
      ],
      `proposed`,
    ],
    [
      `koga`,
      `Koga`,
      `grass`,
      5,
      3,
      [
        [`Koffing`, `grass`, 1, [`grass`]],
        [`Muk`, `grass`, 3, [`grass`, `grass`]],
        [`Weezing`, `grass`, 2, [`grass`, `grass`]],
      ],
      `proposed`,
    ],
    [
      `sabrina`,
      `Sabrina`,
      `psychic`,
      6,
      3,
      [
        [`Mr. Mime`, `psychic`, 1, [`psychic`]],
        [`Kadabra`, `psychic`, 2, [`psychic`, `psychic`]],
        [`Alakazam`, `psychic`, 2, [`psychic`, `psychic`]],
      ],
      `proposed`,
    ],
    [
      `blaine`,
      `Blaine`,
      `fire`,
      7,
      3,
      [
        [`Ponyta`, `fire`, 1, [`fire`]],
        [`Rapidash`, `fire`, 2, [`fire`, `fire`]],
        [`Arcanine`, `fire`, 3, [`fire`, `fire`]],
      ],
      `proposed`,
    ],
  ],
  Me = {
    id: `giovanni`,
    name: `Giovanni`,
    pokemon: [
      [`Persian`, `normal`, 3, [`normal`, `normal`]],
      [`Nidoking`, `grass`, 4, [`grass`, `rock`]],
      [`Rhydon`, `rock`, 4, [`rock`, `rock`]],
    ],
  },
  Ne = [
    [
      `bug-catcher`,
      `Bug Catcher`,
      `bronze`,
      2,
      !1,
      [
        [`Weedle`, `grass`, 1, [`grass`]],
        [`Caterpie`, `grass`, 1, [`grass`]],
      ],
      `proposed`,
    ],
    [`picnicker`, `Picnicker`, `bronze`, 2, !1, [[`Oddish`, `grass`, 2, [`grass`]]], `proposed`],
    [`lass`, `Lass`, `bronze`, 2, !1, [[`Jigglypuff`, `normal`, 2, [`normal`]]], `proposed`],
    [
      `youngster`,
      `Youngster`,
      `bronze`,
      2,
      !1,
      [
        [`Rattata`, `normal`, 1, [`normal`]],
        [`Spearow`, `flying`, 1, [`flying`]],
      ],
      `proposed`,
    ],
    [`fisherman`, `Fisherman`, `bronze`, 3, !1, [[`Goldeen`, `water`, 2, [`water`]]], `proposed`],
    [`biker`, `Biker`, `bronze`, 3, !1, [[`Koffing`, `grass`, 3, [`grass`]]], `proposed`],
    [
      `juggler`,
      `Juggler`,
      `silver`,
      4,
      !1,
      [
        [`Voltorb`, `electric`, 2, [`electric`, `electric`]],
        [`Drowzee`, `psychic`, 2, [`psychic`]],
      ],
      `proposed`,
    ],
    [
      `super-nerd`,
      `Super Nerd`,
      `silver`,
      4,
      !1,
      [
        [`Magnemite`, `electric`, 2, [`electric`]],
        [`Grimer`, `grass`, 3, [`grass`]],
      ],
      `proposed`,
    ],
    [
      `gentleman`,
      `Gentleman`,
      `silver`,
      5,
      !1,
      [
        [`Growlithe`, `fire`, 3, [`fire`, `fire`]],
        [`Pikachu`, `electric`, 2, [`electric`]],
      ],
      `proposed`,
    ],
    [
      `hiker`,
      `Hiker`,
      `silver`,
      4,
      !1,
      [
        [`Geodude`, `rock`, 3, [`rock`]],
        [`Machop`, `rock`, 3, [`rock`]],
      ],
      `proposed`,
    ],
    [
      `swimmer`,
      `Swimmer`,
      `gold`,
      6,
      !1,
      [
        [`Tentacruel`, `water`, 4, [`water`, `water`]],
        [`Cloyster`, `water`, 4, [`water`, `water`]],
      ],
      `proposed`,
    ],
    [
      `jessie`,
      `Jessie (Team Rocket)`,
      `gold`,
      5,
      !0,
      [
        [`Arbok`, `grass`, 4, [`grass`, `grass`]],
        [`Lickitung`, `normal`, 3, [`normal`, `normal`]],
      ],
      `proposed`,
    ],
    [
      `channeler`,
      `Channeler`,
      `gold`,
      6,
      !1,
      [
        [`Marowak`, `rock`, 4, [`rock`, `rock`]],
        [`Haunter`, `psychic`, 4, [`psychic`, `psychic`]],
      ],
      `read`,
    ],
    [
      `james`,
      `James (Team Rocket)`,
      `gold`,
      5,
      !0,
      [
        [`Weezing`, `grass`, 4, [`grass`, `grass`]],
        [`Victreebel`, `grass`, 3, [`grass`, `normal`]],
      ],
      `proposed`,
    ],
  ],
  Pe = {
    id: `karate-master`,
    name: `Karate Master`,
    pokemon: [
      [`Hitmonlee`, `rock`, 3, [`rock`, `rock`]],
      [`Hitmonchan`, `rock`, 3, [`rock`, `rock`]],
    ],
    prizes: [`hitmonlee`, `hitmonchan`],
  },
  g = [
    { id: `fire`, beats: [`grass`], colour: `#d93a34` },
    { id: `water`, beats: [`fire`, `rock`], colour: `#1d63b8` },
    { id: `grass`, beats: [`water`], colour: `#2f7d3a` },
    { id: `electric`, beats: [`water`, `flying`], colour: `#e9dc2b` },
    { id: `psychic`, beats: [`rock`], colour: `#6b2f9a` },
    { id: `rock`, beats: [`electric`, `normal`], colour: `#c8442f` },
    { id: `flying`, beats: [`grass`], colour: `#a9b8e8` },
    { id: `normal`, beats: [], colour: `#ffffff` },
  ],
  Fe = new Map(g.map(({ id: e }, t) => [e, t])),
  _ = (e) => Fe.get(e),
  Ie = g.map(({ beats: e }) => g.map(({ id: t }) => (e.includes(t) ? 2 : 1))),
  Le = (e) => e.map(([e, t, n, r]) => ({ name: e, type: _(t), hearts: n, damage: r.map(_) })),
  v = [
    ...Ne.map(([e, t, , , , n]) => ({ id: e, name: t, kind: `trainer`, pokemon: Le(n) })),
    { id: Pe.id, name: Pe.name, kind: `karate`, pokemon: Le(Pe.pokemon) },
    ...je.map(([e, t, , , , n]) => ({ id: e, name: t, kind: `leader`, pokemon: Le(n) })),
    { id: Me.id, name: Me.name, kind: `giovanni`, pokemon: Le(Me.pokemon) },
  ],
  Re = Ne.length,
  ze = Ne.length + 1,
  Be = ze + je.length,
  Ve = Object.fromEntries(
    [`bronze`, `silver`, `gold`].map((e) => [e, Ne.flatMap(([, , t], n) => (t === e ? [n] : []))]),
  ),
  He = je.map((e, t) => ze + t);
function Ue(e) {
  const t = v.findIndex((t) => t.id === e);
  if (t < 0) throw Error(`there is no adversary ${e}`);
  return t;
}
function We(e, t) {
  const { pokemon: n } = v[e],
    { name: r } = n[t],
    i = n.slice(0, t + 1).filter((e) => e.name === r).length;
  return `${r.toLowerCase()}${i > 1 ? `-${i}` : ``}`;
}
const Ge = {
    aspect: 1.35,
    start: `lab`,
    nodes: [
      [`lab`, `Oak's Lab`, `lab`, null, `Pallet Town`, null, 0.185, 0.775],
      [`y1`, `Route 1 a`, `wild`, `route-1`, null, null, 0.15, 0.735],
      [`y2`, `Route 1 b`, `wild`, `route-1`, null, null, 0.135, 0.685],
      [`y3`, `Route 1 c`, `wild`, `route-1`, null, null, 0.15, 0.635],
      [`y4`, `Route 1 d`, `wild`, `route-1`, null, null, 0.225, 0.74],
      [`t-b1`, `Route 1 trainer`, `trainer`, `bronze`, null, null, 0.235, 0.69],
      [`i01`, `Route 1 item`, `item`, null, null, null, 0.22, 0.64],
      [`vir`, `Viridian City Poké Center`, `poke-center`, null, `Viridian City`, null, 0.185, 0.59],
      [`vir-mart`, `Viridian Mart`, `poke-mart`, null, `Viridian City`, null, 0.22, 0.565],
      [`giovanni`, `Viridian Gym (Giovanni)`, `giovanni`, null, `Viridian City`, null, 0.15, 0.562],
      [`y5`, `Route 22 a`, `wild`, `route-1`, null, null, 0.13, 0.6],
      [`y6`, `Route 22 b`, `wild`, `route-1`, null, null, 0.07, 0.575],
      [`t-b2`, `Route 22 trainer`, `trainer`, `bronze`, null, null, 0.095, 0.635],
      [`i02`, `Route 22 item`, `item`, null, null, null, 0.05, 0.625],
      [`y7`, `Route 2 a`, `wild`, `route-1`, null, null, 0.18, 0.53],
      [`y8`, `Route 2 b`, `wild`, `route-1`, null, null, 0.255, 0.59],
      [`g1`, `Forest a`, `wild`, `viridian-forest`, null, null, 0.17, 0.48],
      [`g2`, `Forest b`, `wild`, `viridian-forest`, null, null, 0.215, 0.47],
      [`g3`, `Forest c`, `wild`, `viridian-forest`, null, null, 0.13, 0.45],
      [`g4`, `Forest d`, `wild`, `viridian-forest`, null, null, 0.175, 0.425],
      [`g5`, `Forest e`, `wild`, `viridian-forest`, null, null, 0.255, 0.415],
      [`g6`, `Forest f`, `wild`, `viridian-forest`, null, null, 0.15, 0.375],
      [`g7`, `Forest g`, `wild`, `viridian-forest`, null, null, 0.2, 0.35],
      [`g8`, `Forest h`, `wild`, `viridian-forest`, null, null, 0.12, 0.32],
      [`t-b3`, `Forest trainer east`, `trainer`, `bronze`, null, null, 0.25, 0.46],
      [`t-b4`, `Forest trainer west`, `trainer`, `bronze`, null, null, 0.095, 0.405],
      [`i03`, `Forest item west`, `item`, null, null, null, 0.09, 0.355],
      [`i04`, `Forest item east`, `item`, null, null, null, 0.245, 0.365],
      [`pew`, `Pewter City Poké Center`, `poke-center`, null, `Pewter City`, null, 0.18, 0.29],
      [`pew-mart`, `Pewter Mart`, `poke-mart`, null, `Pewter City`, null, 0.145, 0.262],
      [`gym-a`, `Pewter Gym`, `gym`, null, `Pewter City`, null, 0.19, 0.24],
      [`i05`, `Route 23 item`, `item`, null, null, null, 0.045, 0.5],
      [`leg-a`, `Victory Road`, `legendary`, null, null, null, 0.05, 0.405],
      [`p1`, `Route 3`, `wild`, `mt-moon`, null, `pink`, 0.245, 0.28],
      [`p2`, `Mt. Moon a`, `wild`, `mt-moon`, null, `pink`, 0.285, 0.25],
      [`p3`, `Mt. Moon b`, `wild`, `mt-moon`, null, `pink`, 0.32, 0.205],
      [`p4`, `Mt. Moon c`, `wild`, `mt-moon`, null, `pink`, 0.335, 0.275],
      [`p5`, `Mt. Moon d`, `wild`, `mt-moon`, null, `pink`, 0.4, 0.165],
      [`p6`, `Mt. Moon e`, `wild`, `mt-moon`, null, `pink`, 0.39, 0.29],
      [`p7`, `Mt. Moon f`, `wild`, `mt-moon`, null, `pink`, 0.44, 0.205],
      [`p8`, `Route 4`, `wild`, `mt-moon`, null, `pink`, 0.5, 0.195],
      [`t-s1`, `Mt. Moon trainer`, `trainer`, `silver`, null, null, 0.38, 0.225],
      [`t-s2`, `Mt. Moon exit trainer`, `trainer`, `silver`, null, null, 0.445, 0.255],
      [`i06`, `Mt. Moon item north`, `item`, null, null, null, 0.355, 0.155],
      [`i07`, `Mt. Moon item south`, `item`, null, null, null, 0.44, 0.31],
      [`cer`, `Cerulean City Poké Center`, `poke-center`, null, `Cerulean City`, null, 0.565, 0.19],
      [`cer-mart`, `Cerulean Mart`, `poke-mart`, null, `Cerulean City`, null, 0.6, 0.215],
      [`trade-a`, `Cerulean Trade Center`, `trade-center`, `flying`, `Cerulean City`, null, 0.555, 0.15],
      [`r24`, `Nugget Bridge`, `path`, null, null, null, 0.62, 0.13],
      [`hm-a`, `Bill's Cottage`, `hm`, null, null, null, 0.685, 0.095],
      [`b1`, `Route 9 a`, `wild`, `rock-tunnel`, null, `brown`, 0.65, 0.19],
      [`b2`, `Route 9 b`, `wild`, `rock-tunnel`, null, `brown`, 0.705, 0.185],
      [`b3`, `Route 10`, `wild`, `rock-tunnel`, null, `brown`, 0.765, 0.165],
      [`b4`, `Rock Tunnel a`, `wild`, `rock-tunnel`, null, `brown`, 0.8, 0.255],
      [`b5`, `Rock Tunnel b`, `wild`, `rock-tunnel`, null, `brown`, 0.825, 0.32],
      [`b6`, `Rock Tunnel c`, `wild`, `rock-tunnel`, null, `brown`, 0.735, 0.29],
      [`t-s3`, `Route 10 trainer`, `trainer`, `silver`, null, null, 0.75, 0.225],
      [`t-s4`, `Rock Tunnel trainer`, `trainer`, `silver`, null, null, 0.775, 0.33],
      [`i08`, `Route 10 item`, `item`, null, null, null, 0.83, 0.185],
      [`i09`, `Rock Tunnel item`, `item`, null, null, null, 0.69, 0.265],
      [`leg-b`, `Power Plant`, `legendary`, null, null, null, 0.92, 0.225],
      [`lav`, `Lavender Town Poké Center`, `poke-center`, null, `Lavender Town`, null, 0.835, 0.395],
      [`lav-mart`, `Lavender Mart`, `poke-mart`, null, `Lavender Town`, null, 0.8, 0.372],
      [`trade-b`, `Lavender Trade Center`, `trade-center`, `grass`, `Lavender Town`, null, 0.815, 0.432],
      [`u1`, `Route 8 a`, `wild`, `pokemon-tower`, null, null, 0.665, 0.415],
      [`u2`, `Route 8 b`, `wild`, `pokemon-tower`, null, null, 0.73, 0.4],
      [`u3`, `Tower 1F`, `wild`, `pokemon-tower`, null, null, 0.88, 0.365],
      [`u4`, `Tower 2F`, `wild`, `pokemon-tower`, null, null, 0.905, 0.315],
      [`u5`, `Tower 3F`, `wild`, `pokemon-tower`, null, null, 0.95, 0.395],
      [`u6`, `Tower annex`, `wild`, `pokemon-tower`, null, null, 0.905, 0.43],
      [`u7`, `Route 12 a`, `wild`, `pokemon-tower`, null, null, 0.85, 0.47],
      [`u8`, `Route 12 b`, `wild`, `pokemon-tower`, null, null, 0.84, 0.545],
      [`t-g1`, `Tower trainer`, `trainer`, `gold`, null, null, 0.945, 0.345],
      [`t-g2`, `Route 13 trainer`, `trainer`, `gold`, null, null, 0.8, 0.61],
      [`i10`, `Tower top item`, `item`, null, null, null, 0.96, 0.285],
      [`i11`, `Route 12 item`, `item`, null, null, null, 0.87, 0.605],
      [`saf`, `Saffron City Poké Center`, `poke-center`, null, `Saffron City`, null, 0.595, 0.41],
      [`saf-mart`, `Saffron Mart`, `poke-mart`, null, `Saffron City`, null, 0.57, 0.44],
      [`dojo`, `Fighting Dojo`, `dojo`, null, `Saffron City`, null, 0.62, 0.44],
      [`r5`, `Route 5`, `path`, null, null, null, 0.585, 0.3],
      [`cel`, `Celadon City Poké Center`, `poke-center`, null, `Celadon City`, null, 0.455, 0.41],
      [`dept`, `Celadon Department Store`, `department-store`, null, `Celadon City`, null, 0.43, 0.375],
      [`r7`, `Route 7`, `path`, null, null, null, 0.525, 0.405],
      [`ver`, `Vermilion City Poké Center`, `poke-center`, null, `Vermilion City`, null, 0.6, 0.58],
      [`ver-mart`, `Vermilion Mart`, `poke-mart`, null, `Vermilion City`, null, 0.565, 0.605],
      [`gym-b`, `Vermilion Gym`, `gym`, null, `Vermilion City`, null, 0.615, 0.622],
      [`r6`, `Route 6`, `path`, null, null, null, 0.597, 0.5],
      [`r11`, `Route 11`, `path`, null, null, null, 0.69, 0.58],
      [`c1`, `Route 16 a`, `wild`, `cycling-road`, null, null, 0.4, 0.43],
      [`c2`, `Route 16 b`, `wild`, `cycling-road`, null, null, 0.35, 0.45],
      [`c3`, `Cycling Road a`, `wild`, `cycling-road`, null, null, 0.32, 0.5],
      [`c4`, `Cycling Road b`, `wild`, `cycling-road`, null, null, 0.315, 0.56],
      [`c5`, `Cycling Road c`, `wild`, `cycling-road`, null, null, 0.315, 0.63],
      [`c6`, `Cycling Road d`, `wild`, `cycling-road`, null, null, 0.325, 0.7],
      [`c7`, `Route 18 a`, `wild`, `cycling-road`, null, null, 0.365, 0.76],
      [`c8`, `Route 18 b`, `wild`, `cycling-road`, null, null, 0.425, 0.8],
      [`t-b5`, `Cycling trainer north`, `trainer`, `bronze`, null, null, 0.37, 0.53],
      [`t-b6`, `Cycling trainer south`, `trainer`, `bronze`, null, null, 0.375, 0.68],
      [`i12`, `Cycling item`, `item`, null, null, null, 0.375, 0.6],
      [`i13`, `Route 18 item`, `item`, null, null, null, 0.405, 0.725],
      [`hm-b`, `Route 16 House`, `hm`, null, null, null, 0.325, 0.395],
      [`fuc`, `Fuchsia City Poké Center`, `poke-center`, null, `Fuchsia City`, null, 0.52, 0.82],
      [`fuc-mart`, `Fuchsia Mart`, `poke-mart`, null, `Fuchsia City`, null, 0.485, 0.842],
      [`gym-c`, `Fuchsia Gym`, `gym`, null, `Fuchsia City`, null, 0.555, 0.848],
      [`f1`, `Safari gate`, `wild`, `safari`, null, null, 0.52, 0.77],
      [`f2`, `Safari a`, `wild`, `safari`, null, null, 0.475, 0.75],
      [`f3`, `Safari b`, `wild`, `safari`, null, null, 0.565, 0.755],
      [`f4`, `Safari c`, `wild`, `safari`, null, null, 0.455, 0.705],
      [`f5`, `Safari d`, `wild`, `safari`, null, null, 0.5, 0.71],
      [`f6`, `Safari e`, `wild`, `safari`, null, null, 0.545, 0.715],
      [`f7`, `Safari f`, `wild`, `safari`, null, null, 0.6, 0.72],
      [`f8`, `Safari g`, `wild`, `safari`, null, null, 0.47, 0.66],
      [`f9`, `Safari h`, `wild`, `safari`, null, null, 0.52, 0.665],
      [`f10`, `Safari i`, `wild`, `safari`, null, null, 0.57, 0.675],
      [`i14`, `Safari item west`, `item`, null, null, null, 0.425, 0.655],
      [`i15`, `Safari item east`, `item`, null, null, null, 0.64, 0.69],
      [`hm-c`, `Safari House`, `hm`, null, null, null, 0.5, 0.615],
      [`r14`, `Route 14`, `path`, null, null, null, 0.755, 0.69],
      [`r15a`, `Route 15 a`, `path`, null, null, null, 0.69, 0.755],
      [`r15b`, `Route 15 b`, `path`, null, null, null, 0.605, 0.805],
      [`s1`, `Route 19 a`, `wild`, `seafoam-islands`, null, null, 0.515, 0.885],
      [`s2`, `Route 19 b`, `wild`, `seafoam-islands`, null, null, 0.465, 0.915],
      [`s3`, `Route 20 a`, `wild`, `seafoam-islands`, null, null, 0.405, 0.915],
      [`s4`, `Route 20 c`, `wild`, `seafoam-islands`, null, null, 0.3, 0.925],
      [`s5`, `Route 20 d`, `wild`, `seafoam-islands`, null, null, 0.245, 0.925],
      [`s6`, `Route 20 b`, `wild`, `seafoam-islands`, null, null, 0.355, 0.965],
      [`s7`, `Route 21 a`, `wild`, `seafoam-islands`, null, null, 0.165, 0.825],
      [`s8`, `Route 21 b`, `wild`, `seafoam-islands`, null, null, 0.17, 0.875],
      [`t-g3`, `Seafoam trainer`, `trainer`, `gold`, null, null, 0.35, 0.905],
      [`t-g4`, `Route 21 trainer`, `trainer`, `gold`, null, null, 0.215, 0.87],
      [`leg-c`, `Seafoam Islands`, `legendary`, null, null, null, 0.37, 0.85],
      [`i16`, `Route 20 item`, `item`, null, null, null, 0.43, 0.965],
      [`cin`, `Cinnabar Island Poké Center`, `poke-center`, null, `Cinnabar Island`, null, 0.18, 0.935],
      [`cin-mart`, `Cinnabar Mart`, `poke-mart`, null, `Cinnabar Island`, null, 0.14, 0.95],
      [`trade-c`, `Cinnabar Trade Center`, `trade-center`, `normal`, `Cinnabar Island`, null, 0.19, 0.975],
    ],
    roads: [
      [`vir`, `vir-mart`, `white`, null, null],
      [`vir`, `giovanni`, `white`, null, `key`],
      [`pew`, `pew-mart`, `white`, null, null],
      [`pew`, `gym-a`, `white`, null, null],
      [`cer`, `cer-mart`, `white`, null, null],
      [`cer`, `trade-a`, `white`, null, null],
      [`lav`, `lav-mart`, `white`, null, null],
      [`lav`, `trade-b`, `white`, null, null],
      [`saf`, `saf-mart`, `white`, null, null],
      [`saf`, `dojo`, `white`, null, null],
      [`cel`, `dept`, `white`, null, null],
      [`ver`, `ver-mart`, `white`, null, null],
      [`ver`, `gym-b`, `white`, null, null],
      [`fuc`, `fuc-mart`, `white`, null, null],
      [`fuc`, `gym-c`, `white`, null, null],
      [`cin`, `cin-mart`, `white`, null, null],
      [`cin`, `trade-c`, `white`, null, null],
      [`lab`, `y1`, `black`, null, null],
      [`y1`, `y2`, `black`, null, null],
      [`y2`, `y3`, `black`, null, null],
      [`y3`, `vir`, `black`, null, null],
      [`lab`, `y4`, `black`, null, null],
      [`y4`, `t-b1`, `black`, null, null],
      [`t-b1`, `i01`, `black`, null, null],
      [`i01`, `vir`, `black`, null, null],
      [`vir`, `y5`, `black`, null, null],
      [`y5`, `y6`, `black`, null, null],
      [`y5`, `t-b2`, `black`, null, null],
      [`t-b2`, `i02`, `black`, null, null],
      [`i02`, `y6`, `black`, null, null],
      [`vir`, `y7`, `black`, null, null],
      [`y7`, `g1`, `black`, null, null],
      [`g1`, `g3`, `black`, null, null],
      [`g3`, `g4`, `black`, null, null],
      [`g4`, `g6`, `black`, null, null],
      [`g6`, `g7`, `black`, null, null],
      [`g7`, `pew`, `black`, null, null],
      [`vir`, `y8`, `black`, null, null],
      [`g1`, `g2`, `black`, null, null],
      [`g2`, `t-b3`, `black`, null, null],
      [`t-b3`, `g5`, `black`, null, null],
      [`g5`, `g7`, `black`, null, null],
      [`g5`, `i04`, `black`, null, null],
      [`g3`, `t-b4`, `black`, null, null],
      [`t-b4`, `i03`, `black`, null, null],
      [`i03`, `g8`, `black`, null, null],
      [`g8`, `pew`, `black`, null, null],
      [`g6`, `g8`, `black`, null, null],
      [`pew`, `p1`, `black`, null, null],
      [`p1`, `p2`, `black`, null, null],
      [`p2`, `p3`, `black`, null, null],
      [`p3`, `i06`, `black`, null, null],
      [`i06`, `p5`, `black`, null, null],
      [`p5`, `p7`, `black`, null, null],
      [`p7`, `p8`, `black`, null, null],
      [`p8`, `cer`, `black`, null, null],
      [`p2`, `p4`, `black`, null, null],
      [`p4`, `p6`, `black`, null, null],
      [`p6`, `t-s2`, `black`, null, null],
      [`t-s2`, `p7`, `black`, null, null],
      [`p3`, `t-s1`, `black`, null, null],
      [`t-s1`, `p7`, `black`, null, null],
      [`p6`, `i07`, `black`, null, null],
      [`cer`, `r24`, `black`, null, null],
      [`r24`, `hm-a`, `black`, null, null],
      [`cer`, `r5`, `black`, null, null],
      [`r5`, `saf`, `black`, null, null],
      [`cer`, `b1`, `black`, null, null],
      [`b1`, `b2`, `black`, null, null],
      [`b2`, `b3`, `black`, null, null],
      [`b3`, `i08`, `black`, null, null],
      [`i08`, `b4`, `black`, null, null],
      [`b4`, `b5`, `black`, null, null],
      [`b5`, `lav`, `black`, null, null],
      [`b2`, `t-s3`, `black`, null, null],
      [`t-s3`, `b4`, `black`, null, null],
      [`b2`, `i09`, `black`, null, null],
      [`i09`, `b6`, `black`, null, null],
      [`b6`, `t-s4`, `black`, null, null],
      [`t-s4`, `b5`, `black`, null, null],
      [`saf`, `r7`, `black`, null, null],
      [`r7`, `cel`, `black`, null, null],
      [`saf`, `r6`, `black`, null, null],
      [`r6`, `ver`, `black`, null, null],
      [`saf`, `u1`, `black`, null, null],
      [`u1`, `u2`, `black`, null, null],
      [`u2`, `lav`, `black`, null, null],
      [`lav`, `u3`, `black`, null, null],
      [`u3`, `u4`, `black`, null, null],
      [`u4`, `t-g1`, `black`, null, null],
      [`t-g1`, `u5`, `black`, null, null],
      [`u5`, `u6`, `black`, null, null],
      [`u6`, `lav`, `black`, null, null],
      [`lav`, `u7`, `black`, null, null],
      [`u7`, `u8`, `black`, null, null],
      [`u8`, `t-g2`, `black`, null, null],
      [`t-g2`, `r14`, `black`, null, null],
      [`u8`, `i11`, `black`, null, null],
      [`i11`, `r14`, `black`, null, null],
      [`ver`, `r11`, `black`, null, null],
      [`r14`, `r15a`, `black`, null, null],
      [`r15a`, `r15b`, `black`, null, null],
      [`r15b`, `fuc`, `black`, null, null],
      [`cel`, `c1`, `black`, null, null],
      [`c1`, `c2`, `black`, null, null],
      [`c2`, `c3`, `black`, null, null],
      [`c3`, `c4`, `black`, null, null],
      [`c4`, `c5`, `black`, null, null],
      [`c5`, `c6`, `black`, null, null],
      [`c6`, `c7`, `black`, null, null],
      [`c7`, `c8`, `black`, null, null],
      [`c8`, `fuc`, `black`, null, null],
      [`c2`, `hm-b`, `black`, null, null],
      [`c3`, `t-b5`, `black`, null, null],
      [`t-b5`, `i12`, `black`, null, null],
      [`i12`, `c5`, `black`, null, null],
      [`c6`, `t-b6`, `black`, null, null],
      [`t-b6`, `i13`, `black`, null, null],
      [`fuc`, `f1`, `black`, null, null],
      [`f1`, `f2`, `black`, null, null],
      [`f2`, `f4`, `black`, null, null],
      [`f4`, `f8`, `black`, null, null],
      [`f8`, `hm-c`, `black`, null, null],
      [`f1`, `f3`, `black`, null, null],
      [`f3`, `f6`, `black`, null, null],
      [`f6`, `f5`, `black`, null, null],
      [`f5`, `f2`, `black`, null, null],
      [`f3`, `f7`, `black`, null, null],
      [`f7`, `f10`, `black`, null, null],
      [`f10`, `f9`, `black`, null, null],
      [`f9`, `hm-c`, `black`, null, null],
      [`fuc`, `s1`, `black`, null, null],
      [`s1`, `s2`, `black`, null, null],
      [`s2`, `s3`, `black`, null, null],
      [`s3`, `t-g3`, `black`, null, null],
      [`t-g3`, `s4`, `black`, null, null],
      [`s4`, `s5`, `black`, null, null],
      [`s5`, `cin`, `black`, null, null],
      [`s3`, `s6`, `black`, null, null],
      [`s6`, `s4`, `black`, null, null],
      [`s8`, `cin`, `black`, null, null],
      [`s7`, `s8`, `black`, null, null],
      [`lab`, `s7`, `black`, 1, `water`],
      [`y2`, `t-b1`, `black`, 2, `2`],
      [`y6`, `i05`, `black`, 3, `2`],
      [`i05`, `leg-a`, `black`, 4, `3`],
      [`leg-a`, `i03`, `black`, 5, `wing`],
      [`y8`, `c4`, `black`, 6, `tree`],
      [`y8`, `t-b3`, `black`, 7, `tree`],
      [`g1`, `g4`, `black`, 8, `tree`],
      [`g4`, `g2`, `black`, 9, `2`],
      [`g7`, `i04`, `black`, 10, `2`],
      [`p4`, `t-s1`, `black`, 11, `2`],
      [`p2`, `i04`, `black`, 12, `3`],
      [`i07`, `cel`, `black`, 13, `tree`],
      [`p5`, `p8`, `black`, 14, `wing`],
      [`i07`, `t-s2`, `black`, 15, `2`],
      [`r24`, `b1`, `black`, 16, `water`],
      [`i08`, `leg-b`, `black`, 17, `water`],
      [`leg-b`, `u4`, `black`, 18, `wing`],
      [`b3`, `t-s3`, `black`, 19, `2`],
      [`i09`, `r5`, `black`, 20, `tree`],
      [`t-s4`, `u2`, `black`, 21, `2`],
      [`u4`, `i10`, `black`, 22, `3`],
      [`i10`, `t-g1`, `black`, 23, `2`],
      [`r11`, `u8`, `black`, 24, `3`],
      [`r11`, `t-g2`, `black`, 25, `water`],
      [`r15a`, `i15`, `black`, 26, `tree`],
      [`f7`, `i15`, `black`, 27, `water`],
      [`f8`, `i14`, `black`, 28, `water`],
      [`i14`, `i12`, `black`, 29, `wing`],
      [`i13`, `f4`, `black`, 30, `tree`],
      [`r6`, `hm-c`, `black`, 31, `wing`],
      [`s3`, `leg-c`, `black`, 32, `water`],
      [`leg-c`, `c8`, `black`, 33, `3`],
      [`s2`, `i16`, `black`, 34, `water`],
      [`t-g4`, `s8`, `black`, 35, `2`],
      [`t-g4`, `s5`, `black`, null, null],
    ],
    pool: { water: 8, 2: 10, 3: 5, wing: 5, tree: 7 },
  },
  Ke = {
    aspect: 1.35,
    start: `lab`,
    nodes: [
      [`lab`, `Oak's Lab`, `lab`, null, `Pallet Town`, null, 0.18, 0.8],
      [`y1`, `Route 1 1`, `wild`, `route-1`, null, null, 0.14, 0.73],
      [`y2`, `Route 1 2`, `wild`, `route-1`, null, null, 0.15, 0.65],
      [`y3`, `Route 1 3`, `wild`, `route-1`, null, null, 0.23, 0.73],
      [`t-b1`, `Trainer 1 (bronze)`, `trainer`, `bronze`, null, null, 0.22, 0.65],
      [`y4`, `Route 1 4`, `wild`, `route-1`, null, null, 0.1, 0.57],
      [`i1`, `Item ball 1`, `item`, null, null, null, 0.05, 0.52],
      [`vir`, `Viridian City Poké Center`, `poke-center`, null, `Viridian City`, null, 0.18, 0.58],
      [`vir-mart`, `Viridian Mart`, `poke-mart`, null, `Viridian City`, null, 0.24, 0.605],
      [`g1`, `Viridian Forest 1`, `wild`, `viridian-forest`, null, null, 0.17, 0.5],
      [`g2`, `Viridian Forest 2`, `wild`, `viridian-forest`, null, null, 0.13, 0.44],
      [`g3`, `Viridian Forest 3`, `wild`, `viridian-forest`, null, null, 0.22, 0.44],
      [`t-b2`, `Trainer 2 (bronze)`, `trainer`, `bronze`, null, null, 0.25, 0.38],
      [`g4`, `Viridian Forest 4`, `wild`, `viridian-forest`, null, null, 0.16, 0.37],
      [`i2`, `Item ball 2`, `item`, null, null, null, 0.1, 0.37],
      [`leg-a`, `Victory Road`, `legendary`, null, null, null, 0.05, 0.42],
      [`pew`, `Pewter City Poké Center`, `poke-center`, null, `Pewter City`, null, 0.18, 0.28],
      [`pew-mart`, `Pewter Mart`, `poke-mart`, null, `Pewter City`, null, 0.13, 0.25],
      [`gym-a`, `Pewter Gym`, `gym`, null, `Pewter City`, null, 0.2, 0.22],
      [`p1`, `Mt. Moon 1`, `wild`, `mt-moon`, null, `pink`, 0.27, 0.26],
      [`p2`, `Mt. Moon 2`, `wild`, `mt-moon`, null, `pink`, 0.34, 0.2],
      [`p3`, `Mt. Moon 3`, `wild`, `mt-moon`, null, `pink`, 0.34, 0.3],
      [`t-s1`, `Trainer 3 (silver)`, `trainer`, `silver`, null, null, 0.41, 0.25],
      [`p4`, `Mt. Moon 4`, `wild`, `mt-moon`, null, `pink`, 0.46, 0.19],
      [`i3`, `Item ball 3`, `item`, null, null, null, 0.43, 0.32],
      [`cer`, `Cerulean City Poké Center`, `poke-center`, null, `Cerulean City`, null, 0.56, 0.2],
      [`cer-mart`, `Cerulean Mart`, `poke-mart`, null, `Cerulean City`, null, 0.6, 0.16],
      [`b1`, `Rock Tunnel 1`, `wild`, `rock-tunnel`, null, `brown`, 0.66, 0.19],
      [`b2`, `Rock Tunnel 2`, `wild`, `rock-tunnel`, null, `brown`, 0.74, 0.2],
      [`t-s2`, `Trainer 4 (silver)`, `trainer`, `silver`, null, null, 0.76, 0.28],
      [`b3`, `Rock Tunnel 3`, `wild`, `rock-tunnel`, null, `brown`, 0.82, 0.25],
      [`i4`, `Item ball 4`, `item`, null, null, null, 0.85, 0.17],
      [`leg-b`, `Power Plant`, `legendary`, null, null, null, 0.92, 0.23],
      [`lav`, `Lavender Town Poké Center`, `poke-center`, null, `Lavender Town`, null, 0.82, 0.4],
      [`lav-mart`, `Lavender Mart`, `poke-mart`, null, `Lavender Town`, null, 0.78, 0.37],
      [`u1`, `Pokémon Tower 1`, `wild`, `pokemon-tower`, null, null, 0.7, 0.42],
      [`u2`, `Pokémon Tower 2`, `wild`, `pokemon-tower`, null, null, 0.89, 0.36],
      [`u3`, `Pokémon Tower 3`, `wild`, `pokemon-tower`, null, null, 0.93, 0.42],
      [`t-g1`, `Trainer 5 (gold)`, `trainer`, `gold`, null, null, 0.88, 0.47],
      [`u4`, `Pokémon Tower 4`, `wild`, `pokemon-tower`, null, null, 0.83, 0.54],
      [`i5`, `Item ball 5`, `item`, null, null, null, 0.8, 0.64],
      [`saf`, `Saffron City Poké Center`, `poke-center`, null, `Saffron City`, null, 0.59, 0.41],
      [`saf-mart`, `Saffron Mart`, `poke-mart`, null, `Saffron City`, null, 0.56, 0.45],
      [`ver`, `Vermilion City Poké Center`, `poke-center`, null, `Vermilion City`, null, 0.6, 0.58],
      [`gym-b`, `Vermilion Gym`, `gym`, null, `Vermilion City`, null, 0.63, 0.63],
      [`cel`, `Celadon City Poké Center`, `poke-center`, null, `Celadon City`, null, 0.45, 0.41],
      [`cel-mart`, `Celadon Mart`, `poke-mart`, null, `Celadon City`, null, 0.42, 0.37],
      [`c1`, `Cycling Road 1`, `wild`, `cycling-road`, null, null, 0.37, 0.45],
      [`c2`, `Cycling Road 2`, `wild`, `cycling-road`, null, null, 0.32, 0.53],
      [`t-b3`, `Trainer 6 (bronze)`, `trainer`, `bronze`, null, null, 0.38, 0.58],
      [`c3`, `Cycling Road 3`, `wild`, `cycling-road`, null, null, 0.32, 0.64],
      [`c4`, `Cycling Road 4`, `wild`, `cycling-road`, null, null, 0.36, 0.73],
      [`t-b4`, `Trainer 7 (bronze)`, `trainer`, `bronze`, null, null, 0.405, 0.815],
      [`r18`, `Route 18`, `path`, null, null, null, 0.455, 0.745],
      [`i6`, `Item ball 6`, `item`, null, null, null, 0.39, 0.66],
      [`fuc`, `Fuchsia City Poké Center`, `poke-center`, null, `Fuchsia City`, null, 0.52, 0.82],
      [`fuc-mart`, `Fuchsia Mart`, `poke-mart`, null, `Fuchsia City`, null, 0.48, 0.85],
      [`gym-c`, `Fuchsia Gym`, `gym`, null, `Fuchsia City`, null, 0.56, 0.86],
      [`f1`, `Safari Zone 1`, `wild`, `safari`, null, null, 0.52, 0.75],
      [`f2`, `Safari Zone 2`, `wild`, `safari`, null, null, 0.47, 0.71],
      [`f3`, `Safari Zone 3`, `wild`, `safari`, null, null, 0.57, 0.71],
      [`f4`, `Safari Zone 4`, `wild`, `safari`, null, null, 0.52, 0.67],
      [`i7`, `Item ball 7`, `item`, null, null, null, 0.62, 0.68],
      [`s1`, `Seafoam Islands 1`, `wild`, `seafoam-islands`, null, null, 0.5, 0.91],
      [`s2`, `Seafoam Islands 2`, `wild`, `seafoam-islands`, null, null, 0.42, 0.93],
      [`t-g2`, `Trainer 8 (gold)`, `trainer`, `gold`, null, null, 0.34, 0.91],
      [`s3`, `Seafoam Islands 3`, `wild`, `seafoam-islands`, null, null, 0.34, 0.97],
      [`s4`, `Seafoam Islands 4`, `wild`, `seafoam-islands`, null, null, 0.26, 0.94],
      [`i8`, `Item ball 8`, `item`, null, null, null, 0.2, 0.9],
      [`leg-c`, `Seafoam Islands`, `legendary`, null, null, null, 0.38, 0.86],
      [`r6`, `Route 6`, `path`, null, null, null, 0.6, 0.5],
      [`r14`, `Route 14`, `path`, null, null, null, 0.72, 0.72],
    ],
    roads: [
      [`vir`, `vir-mart`, `white`, null, null],
      [`pew`, `pew-mart`, `white`, null, null],
      [`pew`, `gym-a`, `white`, null, null],
      [`cer`, `cer-mart`, `white`, null, null],
      [`lav`, `lav-mart`, `white`, null, null],
      [`saf`, `saf-mart`, `white`, null, null],
      [`ver`, `gym-b`, `white`, null, null],
      [`cel`, `cel-mart`, `white`, null, null],
      [`fuc`, `fuc-mart`, `white`, null, null],
      [`fuc`, `gym-c`, `white`, null, null],
      [`lab`, `y1`, `black`, null, null],
      [`y1`, `y2`, `black`, null, null],
      [`y2`, `vir`, `black`, null, null],
      [`lab`, `y3`, `black`, null, null],
      [`y3`, `t-b1`, `black`, null, null],
      [`t-b1`, `vir`, `black`, null, null],
      [`vir`, `y4`, `black`, null, null],
      [`y4`, `i1`, `black`, null, null],
      [`vir`, `g1`, `black`, null, null],
      [`g1`, `g2`, `black`, null, null],
      [`g2`, `g4`, `black`, null, null],
      [`g4`, `pew`, `black`, null, null],
      [`g1`, `g3`, `black`, null, null],
      [`g3`, `t-b2`, `black`, null, null],
      [`t-b2`, `pew`, `black`, null, null],
      [`g2`, `i2`, `black`, null, null],
      [`pew`, `p1`, `black`, null, null],
      [`p1`, `p2`, `black`, null, null],
      [`p2`, `p4`, `black`, null, null],
      [`p4`, `cer`, `black`, null, null],
      [`p1`, `p3`, `black`, null, null],
      [`p3`, `t-s1`, `black`, null, null],
      [`t-s1`, `p4`, `black`, null, null],
      [`p3`, `i3`, `black`, null, null],
      [`cer`, `saf`, `black`, null, null],
      [`cer`, `b1`, `black`, null, null],
      [`b1`, `b2`, `black`, null, null],
      [`b2`, `b3`, `black`, null, null],
      [`b3`, `lav`, `black`, null, null],
      [`b2`, `t-s2`, `black`, null, null],
      [`t-s2`, `lav`, `black`, null, null],
      [`b3`, `i4`, `black`, null, null],
      [`saf`, `u1`, `black`, null, null],
      [`u1`, `lav`, `black`, null, null],
      [`lav`, `u2`, `black`, null, null],
      [`u2`, `u3`, `black`, null, null],
      [`u3`, `t-g1`, `black`, null, null],
      [`t-g1`, `lav`, `black`, null, null],
      [`lav`, `u4`, `black`, null, null],
      [`u4`, `i5`, `black`, null, null],
      [`i5`, `r14`, `black`, null, null],
      [`r14`, `fuc`, `black`, null, null],
      [`saf`, `r6`, `black`, null, null],
      [`r6`, `ver`, `black`, null, null],
      [`saf`, `cel`, `black`, null, null],
      [`cel`, `c1`, `black`, null, null],
      [`c1`, `c2`, `black`, null, null],
      [`c2`, `c3`, `black`, null, null],
      [`c3`, `c4`, `black`, null, null],
      [`c4`, `r18`, `black`, null, null],
      [`r18`, `fuc`, `black`, null, null],
      [`c1`, `t-b3`, `black`, null, null],
      [`t-b3`, `i6`, `black`, null, null],
      [`i6`, `c3`, `black`, null, null],
      [`c4`, `t-b4`, `black`, null, null],
      [`t-b4`, `fuc`, `black`, null, null],
      [`fuc`, `f1`, `black`, null, null],
      [`f1`, `f2`, `black`, null, null],
      [`f2`, `f4`, `black`, null, null],
      [`f4`, `f3`, `black`, null, null],
      [`f3`, `f1`, `black`, null, null],
      [`f3`, `i7`, `black`, null, null],
      [`fuc`, `s1`, `black`, null, null],
      [`s1`, `s2`, `black`, null, null],
      [`s2`, `s3`, `black`, null, null],
      [`s3`, `s4`, `black`, null, null],
      [`s4`, `i8`, `black`, null, null],
      [`s2`, `t-g2`, `black`, null, null],
      [`t-g2`, `s4`, `black`, null, null],
      [`i1`, `leg-a`, `black`, 1, `3`],
      [`i2`, `leg-a`, `black`, 2, `2`],
      [`i4`, `leg-b`, `black`, 3, `2`],
      [`u2`, `leg-b`, `black`, 4, `3`],
      [`s2`, `leg-c`, `black`, 5, `2`],
      [`t-b4`, `leg-c`, `black`, 6, `3`],
      [`lab`, `i8`, `black`, 7, `2`],
      [`i3`, `cel`, `black`, 8, `2`],
      [`ver`, `i7`, `black`, 9, `3`],
      [`vir`, `c2`, `black`, 10, `3`],
      [`g3`, `g4`, `black`, 11, `2`],
      [`i5`, `ver`, `black`, 12, `2`],
    ],
    pool: { 3: 5, 2: 7 },
  },
  qe = [`none`, `2`, `3`, `tree`, `water`, `wing`, `key`],
  Je = /* @__PURE__ */ new Set([`wild`, `legendary`, `item`]);
function Ye(e) {
  const t = [...new Set(e.nodes.flatMap(([, , , , e]) => (e === null ? [] : [e])))],
    n = new Map(e.nodes.map(([e], t) => [e, t])),
    r = e.nodes.map(([e, n, r, i, a, o, s, c]) => {
      const l = r === `trade-center`;
      return {
        id: e,
        name: n,
        kind: r,
        back: l ? null : i,
        wants: l ? _(i) : -1,
        city: a === null ? -1 : t.indexOf(a),
        dig: o,
        x: s,
        y: c,
      };
    }),
    i = e.roads.map(([e, t, r, i, a]) => ({
      a: n.get(e),
      b: n.get(t),
      white: r === `white`,
      slot: i === null ? -1 : i - 1,
      obstacle: qe.indexOf(a ?? `none`),
    })),
    a = r.map(() => []);
  i.forEach(({ a: e, b: t }, n) => {
    a[e].push({ road: n, to: t }), a[t].push({ road: n, to: e });
  });
  const o = (...e) => r.flatMap(({ kind: t }, n) => (e.includes(t) ? [n] : []));
  return {
    aspect: e.aspect,
    start: n.get(e.start),
    spaces: r,
    roads: i,
    ways: a,
    cities: t,
    centers: t.map((e, t) => o(`lab`, `poke-center`).find((e) => r[e].city === t)),
    gyms: o(`gym`),
    trainers: o(`trainer`),
    foes: o(`trainer`, `gym`, `dojo`, `giovanni`),
    slots: i.filter(({ slot: e }) => e >= 0).length,
    pool: qe.map((t) => (t === `none` ? 0 : (e.pool[t] ?? 0))),
  };
}
const Xe = Ye(Ge),
  Ze = Ye(Ke),
  Qe = (e) => (e ? Ze : Xe),
  y = (e) => (e.options.simplified ? Ze : Xe);
function $e(e, { slot: t, obstacle: n }) {
  return t >= 0 ? e.obstacles[t] : n;
}
const b = { by: `start` },
  et = { by: `trade` },
  x = (e) => ({ by: `level`, level: e }),
  S = (e) => ({ by: `stone`, stone: e }),
  tt = {
    F: `fire`,
    W: `water`,
    G: `grass`,
    E: `electric`,
    P: `psychic`,
    R: `rock`,
    Y: `flying`,
    N: `normal`,
  },
  C = [
    [
      `bulbasaur`,
      `starter`,
      `210211201`,
      2,
      `Overgrow`,
      [3, 6, 7, 21, 31],
      [
        [`Bulbasaur`, `grass`, `G`, [`vine-whip`], b],
        [`Ivysaur`, `grass`, `GG`, [`sleep-powder`], x(4)],
        [`Venusaur`, `grass`, `GGN`, [`solar-beam`], x(7)],
      ],
    ],
    [
      `charmander`,
      `starter`,
      `201021021`,
      3,
      `Blaze`,
      [5, 11, 15, 16, 34],
      [
        [`Charmander`, `fire`, `F`, [`ember`], b],
        [`Charmeleon`, `fire`, `FF`, [`flamethrower`], x(5)],
        [`Charizard`, `fire`, `FFY`, [`steel-wing`], x(8)],
      ],
    ],
    [
      `squirtle`,
      `starter`,
      `210121021`,
      2,
      `Torrent`,
      [5, 6, 11, 25, 30],
      [
        [`Squirtle`, `water`, `W`, [`water-gun`], b],
        [`Wartortle`, `water`, `WN`, [`bite`], x(5)],
        [`Blastoise`, `water`, `WWN`, [`hydro-pump`], x(8)],
      ],
    ],
    [
      `pikachu`,
      `starter`,
      `3111101111`,
      3,
      `Static`,
      [1, 2, 16, 18, 31],
      [
        [`Pikachu`, `electric`, `E`, [`thunder-shock`], b],
        [`Raichu`, `electric`, `EEN`, [`thunderbolt`, `quick-attack`], S(`thunder`)],
      ],
    ],
    [
      `rattata`,
      `route-1`,
      `2102101101`,
      3,
      `Guts`,
      [1, 2, 3, 6, 17],
      [
        [`Rattata`, `normal`, `N`, [`quick-attack`], b],
        [`Raticate`, `normal`, `NN`, [`bite`, `hyper-fang`], x(4)],
      ],
    ],
    [
      `pidgey`,
      `route-1`,
      `210210211`,
      4,
      `Aerilate`,
      [13, 31, 34],
      [
        [`Pidgey`, `flying`, `Y`, [`wing-attack`], b],
        [`Pidgeotto`, `flying`, `YY`, [`quick-attack`], x(4)],
        [`Pidgeot`, `flying`, `YYY`, [`gust`], x(7)],
      ],
    ],
    [
      `mankey`,
      `route-1`,
      `311112111`,
      4,
      `Rage`,
      [7, 16, 30, 35],
      [
        [`Mankey`, `rock`, `R`, [`low-kick`], b],
        [`Primeape`, `rock`, `RR`, [`close-combat`, `focus-punch`], x(6)],
      ],
    ],
    [
      `grimer`,
      `route-1`,
      `2101112011`,
      1,
      `Poisonous`,
      [3, 6, 7, 8, 27],
      [
        [`Grimer`, `grass`, `GN`, [`poison-jab`], b],
        [`Muk`, `grass`, `GGN`, [`sludge-bomb`, `self-destruct`], x(7)],
      ],
    ],
    [
      `ponyta`,
      `route-1`,
      `2010102101`,
      5,
      `Blaze Speed`,
      [5, 6, 13, 30, 37],
      [
        [`Ponyta`, `fire`, `FN`, [`flame-wheel`], b],
        [`Rapidash`, `fire`, `FFN`, [`take-down`, `wildfire`], x(7)],
      ],
    ],
    [
      `meowth`,
      `route-1`,
      `2110211011`,
      4,
      `Limber`,
      [1, 2, 3, 24, 28],
      [
        [`Meowth`, `normal`, `N`, [`bite`], b],
        [`Persian`, `normal`, `NN`, [`slash`, `iron-tail`], x(5)],
      ],
    ],
    [
      `eevee`,
      `route-1`,
      `3111111111`,
      4,
      `Adaptability`,
      [1, 2, 16, 18, 23],
      [
        [`Eevee`, `normal`, `N`, [], b],
        [`Flareon`, `fire`, `FFN`, [`ember`], S(`fire`), 0],
        [`Vaporeon`, `water`, `WWN`, [`bubble-beam`], S(`water`), 0],
        [`Jolteon`, `electric`, `EEN`, [`thunder-shock`], S(`thunder`), 0],
      ],
    ],
    [
      `spearow`,
      `route-1`,
      `2102101101`,
      5,
      `Sky High`,
      [6, 18, 23, 31, 33],
      [
        [`Spearow`, `flying`, `Y`, [`peck`], b],
        [`Fearow`, `flying`, `YY`, [`drill-peck`, `sky-attack`], x(4)],
      ],
    ],
    [
      `weedle`,
      `viridian-forest`,
      `1211200101`,
      4,
      `Poison Point`,
      [7, 15, 18, 33],
      [
        [`Weedle`, `grass`, `G`, [`poison-sting`], b],
        [`Kakuna`, `grass`, `G`, [`poison-jab`], x(2)],
        [`Beedrill`, `grass`, `GG`, [`u-turn`], x(5)],
      ],
    ],
    [
      `caterpie`,
      `viridian-forest`,
      `1122010001`,
      3,
      `Shield Dust`,
      [2, 3, 6, 7, 29],
      [
        [`Caterpie`, `grass`, `G`, [`string-shot`], b],
        [`Metapod`, `grass`, `G`, [`sleep-powder`], x(3)],
        [`Butterfree`, `grass`, `GY`, [`wing-attack`], x(4)],
      ],
    ],
    [
      `bellsprout`,
      `viridian-forest`,
      `2112101111`,
      1,
      `Rooted`,
      [6, 7, 34, 38],
      [
        [`Bellsprout`, `grass`, `G`, [`razor-leaf`], b],
        [`Weepinbell`, `grass`, `GN`, [`bite`], x(4)],
        [`Victreebel`, `grass`, `GGN`, [`giga-drain`], S(`leaf`)],
      ],
    ],
    [
      `oddish`,
      `viridian-forest`,
      `2111201111`,
      2,
      `Chlorophyll`,
      [1, 7, 33],
      [
        [`Oddish`, `grass`, `G`, [`absorb`], b],
        [`Gloom`, `grass`, `GG`, [`sleep-powder`], x(5)],
        [`Vileplume`, `grass`, `GGG`, [`solar-beam`], S(`leaf`)],
      ],
    ],
    [
      `exeggcute`,
      `viridian-forest`,
      `21011011011`,
      2,
      `Harvest`,
      [5, 6, 7, 28, 37],
      [
        [`Exeggcute`, `grass`, `GG`, [`razor-leaf`], b],
        [`Exeggutor`, `grass`, `GGP`, [`psychic`, `solar-beam`], S(`leaf`)],
      ],
    ],
    [
      `paras`,
      `viridian-forest`,
      `2110211011`,
      2,
      `Effect Spore`,
      [1, 7, 34],
      [
        [`Paras`, `grass`, `G`, [`absorb`], b],
        [`Parasect`, `grass`, `GN`, [`slash`, `sludge-bomb`], x(5)],
      ],
    ],
    [
      `krabby`,
      `viridian-forest`,
      `2110121011`,
      2,
      `Vise Grip`,
      [1, 11, 18, 22, 33],
      [
        [`Krabby`, `water`, `W`, [`water-pulse`], b],
        [`Kingler`, `water`, `WWN`, [`crabhammer`, `hyper-beam`], x(6)],
      ],
    ],
    [
      `sandshrew`,
      `viridian-forest`,
      `311201101`,
      3,
      `Sand Rush`,
      [4, 34],
      [
        [`Sandshrew`, `rock`, `R`, [`rollout`], b],
        [`Sandslash`, `rock`, `RN`, [`rock-slide`, `earthquake`], x(4)],
      ],
    ],
    [
      `ekans`,
      `cycling-road`,
      `2102110111`,
      4,
      `Shed Skin`,
      [7, 16, 21, 26],
      [
        [`Ekans`, `grass`, `G`, [`poison-sting`], b],
        [`Arbok`, `grass`, `GN`, [`sludge-bomb`, `wrap`], x(4)],
      ],
    ],
    [
      `doduo`,
      `cycling-road`,
      `2101020101`,
      5,
      `Three-headed`,
      [13, 23, 33],
      [
        [`Doduo`, `flying`, `Y`, [`peck`], b],
        [`Dodrio`, `flying`, `YN`, [`tri-attack`, `stomp`], x(6)],
      ],
    ],
    [
      `nidoran-f`,
      `cycling-road`,
      `2120111011`,
      2,
      `Rivalry`,
      [1, 2, 17, 24, 33],
      [
        [`Nidoran♀`, `grass`, `G`, [`poison-sting`], b],
        [`Nidorina`, `grass`, `GG`, [`mega-horn`], x(3)],
        [`Nidoqueen`, `grass`, `GGR`, [`double-kick`], S(`moon`)],
      ],
    ],
    [
      `nidoran-m`,
      `cycling-road`,
      `2121101111`,
      2,
      `Sheer Force`,
      [1, 7, 8, 11, 33],
      [
        [`Nidoran♂`, `grass`, `G`, [`poison-sting`], b],
        [`Nidorino`, `grass`, `GG`, [`mega-horn`], x(3)],
        [`Nidoking`, `grass`, `GGR`, [`earthquake`], S(`moon`)],
      ],
    ],
    [
      `poliwag`,
      `cycling-road`,
      `2110211011`,
      3,
      `Revenge`,
      [1, 11, 29, 32, 37],
      [
        [`Poliwag`, `water`, `W`, [`water-pulse`], b],
        [`Poliwhirl`, `water`, `WW`, [`mega-punch`], x(5)],
        [`Poliwrath`, `water`, `WWR`, [`bubble-beam`], S(`water`)],
      ],
    ],
    [
      `jigglypuff`,
      `cycling-road`,
      `21111011111`,
      2,
      `Soothing Voice`,
      [4, 7, 12, 20, 27],
      [
        [`Jigglypuff`, `normal`, `N`, [`sing`], b],
        [`Wigglytuff`, `normal`, `NNN`, [`pound`, `body-slam`], S(`moon`)],
      ],
    ],
    [
      `staryu`,
      `cycling-road`,
      `21101110111`,
      3,
      `Analytic`,
      [3, 6, 18, 24, 29],
      [
        [`Staryu`, `water`, `WW`, [`rapid-spin`], b],
        [`Starmie`, `water`, `WWP`, [`psybeam`, `water-pulse`], S(`water`)],
      ],
    ],
    [
      `koffing`,
      `cycling-road`,
      `2110121101`,
      3,
      `Neutralizing Gas`,
      [3, 7, 14, 36],
      [
        [`Koffing`, `grass`, `G`, [`smog`], b],
        [`Weezing`, `grass`, `GG`, [`sludge-bomb`, `sludge`], x(6)],
      ],
    ],
    [
      `venonat`,
      `safari`,
      `2011201011`,
      3,
      `Grassy Surge`,
      [3, 6, 7, 28, 37],
      [
        [`Venonat`, `grass`, `GP`, [`absorb`], b],
        [`Venomoth`, `grass`, `GPY`, [`psychic`, `sleep-powder`], x(5)],
      ],
    ],
    [
      `tangela`,
      `safari`,
      `21101110111`,
      2,
      `Entangle`,
      [1, 7, 13, 38],
      [[`Tangela`, `grass`, `GN`, [`giga-drain`, `vine-whip`, `constrict`], b]],
    ],
    [
      `tauros`,
      `safari`,
      `21101010101`,
      4,
      `Anger Point`,
      [1, 4, 21],
      [[`Tauros`, `normal`, `NN`, [`take-down`, `stomp`, `iron-tail`], b]],
    ],
    [
      `kangaskhan`,
      `safari`,
      `401101101`,
      2,
      `Parental Bond`,
      [1, 4, 21, 22],
      [[`Kangaskhan`, `normal`, `NNN`, [`body-slam`, `mega-punch`, `bite`], b]],
    ],
    [
      `pinsir`,
      `safari`,
      `3110111011`,
      3,
      `Enrage`,
      [1, 13, 25, 26],
      [[`Pinsir`, `grass`, `GGN`, [`wrap`, `mega-horn`, `close-combat`], b]],
    ],
    [
      `scyther`,
      `safari`,
      `3101101101`,
      4,
      `Hyper Cutter`,
      [15, 23, 32],
      [[`Scyther`, `grass`, `GYN`, [`fury-cutter`, `slash`, `air-cutter`], b]],
    ],
    [
      `chansey`,
      `safari`,
      `411011011`,
      2,
      `Healer`,
      [4, 6, 20],
      [[`Chansey`, `normal`, `NN`, [`body-slam`, `pound`, `soft-boiled`], b]],
    ],
    [
      `dratini`,
      `safari`,
      `111111213`,
      3,
      `Relentless`,
      [2, 7, 14, 17, 40],
      [
        [`Dratini`, `flying`, `Y`, [`dragon-rage`], b],
        [`Dragonair`, `flying`, `YN`, [`hyper-beam`], x(7)],
        [`Dragonite`, `flying`, `YYFN`, [`wing-attack`], x(9)],
      ],
    ],
    [
      `slowpoke`,
      `safari`,
      `311210111`,
      1,
      `Own Tempo`,
      [1, 6, 24, 27, 28],
      [
        [`Slowpoke`, `water`, `W`, [`water-gun`], b],
        [`Slowbro`, `water`, `WP`, [`psychic`, `skull-bash`], x(4)],
      ],
    ],
    [
      `lickitung`,
      `safari`,
      `411101111`,
      2,
      `Long Tongue`,
      [1, 20, 27],
      [[`Lickitung`, `normal`, `NN`, [`wrap`, `take-down`, `lick`], b]],
    ],
    [
      `clefairy`,
      `mt-moon`,
      `21111111111`,
      2,
      `Friend Guard`,
      [1, 25],
      [
        [`Clefairy`, `normal`, `N`, [`pound`], b],
        [`Clefable`, `normal`, `NNN`, [`body-slam`, `metronome`], S(`moon`)],
      ],
    ],
    [
      `zubat`,
      `mt-moon`,
      `2121011111`,
      4,
      `Echolocation`,
      [4, 10, 31, 37],
      [
        [`Zubat`, `flying`, `Y`, [`wing-attack`], b],
        [`Golbat`, `flying`, `YG`, [`sludge-bomb`, `bite`], x(3)],
      ],
    ],
    [
      `geodude`,
      `mt-moon`,
      `312011011`,
      2,
      `Rock Body`,
      [7, 13, 14, 31],
      [
        [`Geodude`, `rock`, `R`, [`rock-slide`], b],
        [`Graveler`, `rock`, `RR`, [`self-destruct`], x(3)],
        [`Golem`, `rock`, `RRR`, [`rollout`], et],
      ],
    ],
    [
      `goldeen`,
      `mt-moon`,
      `311201111`,
      1,
      `Swift Swim`,
      [13, 31, 33],
      [
        [`Goldeen`, `water`, `W`, [`water-gun`], b],
        [`Seaking`, `water`, `WN`, [`mega-horn`, `bubble-beam`], x(4)],
      ],
    ],
    [
      `abra`,
      `mt-moon`,
      `302110111`,
      1,
      `Synchronize`,
      [4, 7, 12, 14, 40],
      [
        [`Abra`, `psychic`, ``, [`teleport`], b],
        [`Kadabra`, `psychic`, `PP`, [`disable`], x(3)],
        [`Alakazam`, `psychic`, `PPP`, [`shadow-ball`], et],
      ],
    ],
    [
      `psyduck`,
      `mt-moon`,
      `311021111`,
      3,
      `Headache`,
      [1, 30, 33],
      [
        [`Psyduck`, `water`, `W`, [`bubble-beam`], b],
        [`Golduck`, `water`, `WWP`, [`psychic`, `slash`], x(5)],
      ],
    ],
    [
      `omanyte`,
      `mt-moon`,
      `311120111`,
      1,
      `Light Armor`,
      [1, 6, 16, 22, 26],
      [
        [`Omanyte`, `water`, `WR`, [`bubble-beam`], b],
        [`Omastar`, `water`, `WWR`, [`ancient-power`, `hydro-pump`], x(5)],
      ],
    ],
    [
      `kabuto`,
      `mt-moon`,
      `311021101`,
      2,
      `Battle Armor`,
      [2, 6, 17, 34],
      [
        [`Kabuto`, `rock`, `RW`, [`ancient-power`], b],
        [`Kabutops`, `rock`, `RRW`, [`close-combat`, `water-pulse`], x(5)],
      ],
    ],
    [
      `diglett`,
      `rock-tunnel`,
      `2121101111`,
      3,
      `Sand Force`,
      [30, 31, 33],
      [
        [`Diglett`, `rock`, `R`, [`rock-slide`], b],
        [`Dugtrio`, `rock`, `RR`, [`earthquake`, `rock-tomb`], x(3)],
      ],
    ],
    [
      `rhyhorn`,
      `rock-tunnel`,
      `311012101`,
      3,
      `Charge`,
      [2, 16, 30, 34, 40],
      [
        [`Rhyhorn`, `rock`, `RR`, [`take-down`], b],
        [`Rhydon`, `rock`, `RRN`, [`mega-horn`, `rock-tomb`], x(6)],
      ],
    ],
    [
      `machop`,
      `rock-tunnel`,
      `310211011`,
      3,
      `Martial Arts`,
      [1, 7, 14],
      [
        [`Machop`, `rock`, `R`, [`low-kick`], b],
        [`Machoke`, `rock`, `RN`, [`seismic-toss`], x(4)],
        [`Machamp`, `rock`, `RRN`, [`cross-chop`], et],
      ],
    ],
    [
      `voltorb`,
      `rock-tunnel`,
      `2101201101`,
      5,
      `Aftermath`,
      [2, 5, 6, 20],
      [
        [`Voltorb`, `electric`, `EE`, [`thunder-shock`], b],
        [`Electrode`, `electric`, `EEN`, [`thunderbolt`, `self-destruct`], x(5)],
      ],
    ],
    [
      `electabuzz`,
      `rock-tunnel`,
      `411011011`,
      4,
      `Battery`,
      [2, 16, 25],
      [[`Electabuzz`, `electric`, `EEN`, [`thunder-punch`, `thunderbolt`, `thunder`], b]],
    ],
    [
      `magnemite`,
      `rock-tunnel`,
      `312011011`,
      3,
      `Sturdy`,
      [2, 5, 6, 18],
      [
        [`Magnemite`, `electric`, `E`, [`sonic-boom`], b],
        [`Magneton`, `electric`, `EE`, [`thunderbolt`, `spark`], x(3)],
      ],
    ],
    [
      `onix`,
      `rock-tunnel`,
      `411110111`,
      3,
      `Tail`,
      [16, 30, 31, 36],
      [[`Onix`, `rock`, `RRN`, [`rock-tomb`, `rock-slide`, `bind`], b]],
    ],
    [
      `gastly`,
      `pokemon-tower`,
      `2120111011`,
      4,
      `Bad Dreams`,
      [2, 3, 4, 36, 41],
      [
        [`Gastly`, `psychic`, `P`, [`lick`], b],
        [`Haunter`, `psychic`, `PP`, [`hypnosis`], x(3)],
        [`Gengar`, `psychic`, `PPG`, [`shadow-ball`], et],
      ],
    ],
    [
      `cubone`,
      `pokemon-tower`,
      `312110111`,
      2,
      `Rock Head`,
      [6, 31, 36],
      [
        [`Cubone`, `rock`, `R`, [`bone-club`], b],
        [`Marowak`, `rock`, `RN`, [`bonemerang`, `rock-tomb`], x(3)],
      ],
    ],
    [
      `aerodactyl`,
      `pokemon-tower`,
      `410110111`,
      5,
      `Ancient Instincts`,
      [7, 21, 22, 35],
      [[`Aerodactyl`, `flying`, `YYR`, [`ancient-power`, `steel-wing`, `hyper-beam`], b]],
    ],
    [
      `snorlax`,
      `pokemon-tower`,
      `51011011`,
      1,
      `Restful Sleep`,
      [6, 7, 12, 14, 20],
      [[`Snorlax`, `normal`, `NNN`, [`rest`, `pound`, `snore`], b]],
    ],
    [
      `magmar`,
      `pokemon-tower`,
      `401101101`,
      3,
      `Flame Body`,
      [1, 5, 13, 16, 33],
      [[`Magmar`, `fire`, `FFF`, [`ember`, `fire-punch`, `overheat`], b]],
    ],
    [
      `mr-mime`,
      `pokemon-tower`,
      `401101101`,
      3,
      `Mime`,
      [2, 6, 7, 12, 24],
      [[`Mr. Mime`, `psychic`, `PN`, [`psychic`, `mimic`, `pound`], b]],
    ],
    [
      `farfetchd`,
      `pokemon-tower`,
      `3111101111`,
      4,
      `Early Bird`,
      [18, 25, 32],
      [[`Farfetch'd`, `flying`, `YN`, [`peck`, `slash`, `air-cutter`], b]],
    ],
    [
      `drowzee`,
      `pokemon-tower`,
      `2101210111`,
      2,
      `Hypnotic`,
      [2, 3, 13, 25],
      [
        [`Drowzee`, `psychic`, `PN`, [`psychic`], b],
        [`Hypno`, `psychic`, `PPN`, [`shadow-ball`, `hypnosis`], x(5)],
      ],
    ],
    [
      `ditto`,
      `pokemon-tower`,
      `3111111111`,
      0,
      `Transform`,
      [1, 2, 3, 4, 7],
      [[`Ditto`, `normal`, `NN`, [], b]],
    ],
    [
      `magikarp`,
      `seafoam-islands`,
      `1003111111`,
      4,
      `Intimidate`,
      [3, 7, 26, 33, 35],
      [
        [`Magikarp`, `water`, ``, [`splash`], b],
        [`Gyarados`, `water`, `WYF`, [`aqua-tail`, `gust`], x(4)],
      ],
    ],
    [
      `lapras`,
      `seafoam-islands`,
      `411101111`,
      2,
      `Water Absorb`,
      [4, 6, 13, 29, 40],
      [[`Lapras`, `water`, `WWW`, [`blizzard`, `bubble-beam`, `sing`], b]],
    ],
    [
      `tentacool`,
      `seafoam-islands`,
      `310121011`,
      3,
      `Liquid Ooze`,
      [4, 5, 30, 41],
      [
        [`Tentacool`, `water`, `WG`, [`water-pulse`], b],
        [`Tentacruel`, `water`, `WWG`, [`poison-sting`, `wrap`], x(5)],
      ],
    ],
    [
      `shellder`,
      `seafoam-islands`,
      `3010101011`,
      1,
      `Shell Armor`,
      [6, 18, 33],
      [
        [`Shellder`, `water`, `W`, [`icicle-spear`], b],
        [`Cloyster`, `water`, `WWN`, [`clamp`, `ice-beam`], S(`water`)],
      ],
    ],
    [
      `horsea`,
      `seafoam-islands`,
      `2121101111`,
      2,
      `Sniper`,
      [5, 18, 30],
      [
        [`Horsea`, `water`, `W`, [`water-gun`], b],
        [`Seadra`, `water`, `WW`, [`bubble-beam`, `hydro-pump`], x(3)],
      ],
    ],
    [
      `seel`,
      `seafoam-islands`,
      `310121011`,
      2,
      `Chilling Cold`,
      [13, 16, 30],
      [
        [`Seel`, `water`, `WW`, [`ice-beam`], b],
        [`Dewgong`, `water`, `WWW`, [`blizzard`, `water-pulse`], x(5)],
      ],
    ],
    [
      `jynx`,
      `seafoam-islands`,
      `411011011`,
      2,
      `Hypnotic Dance`,
      [2, 13, 17, 25],
      [[`Jynx`, `psychic`, `WP`, [`ice-punch`, `psychic`, `kiss`], b]],
    ],
    [
      `vulpix`,
      `seafoam-islands`,
      `3111101111`,
      4,
      `Flash Fire`,
      [1, 16, 27, 37],
      [
        [`Vulpix`, `fire`, `F`, [`flame-wheel`], b],
        [`Ninetales`, `fire`, `FFF`, [`flamethrower`, `quick-attack`], S(`fire`)],
      ],
    ],
    [
      `growlithe`,
      `seafoam-islands`,
      `410111011`,
      3,
      `Regal`,
      [1, 12, 26, 31, 33],
      [
        [`Growlithe`, `fire`, `FF`, [`flamethrower`], b],
        [`Arcanine`, `fire`, `FFN`, [`fire-blast`, `extreme-speed`], S(`fire`)],
      ],
    ],
    [
      `porygon`,
      `shop`,
      `411011011`,
      2,
      `Download`,
      [2, 3, 17, 24, 29],
      [[`Porygon`, `normal`, `NN`, [`psybeam`, `tri-attack`, `conversion`], b]],
    ],
    [
      `hitmonlee`,
      `dojo-reward`,
      `3110111011`,
      4,
      `Reckless`,
      [18, 31],
      [[`Hitmonlee`, `rock`, `RR`, [`low-kick`, `close-combat`, `high-jump-kick`], b]],
    ],
    [
      `hitmonchan`,
      `dojo-reward`,
      `3111101111`,
      3,
      `Guard`,
      [18],
      [[`Hitmonchan`, `rock`, `RN`, [`ice-punch`, `fire-punch`, `thunder-punch`], b]],
    ],
    [
      `articuno`,
      `legendary`,
      `6011011`,
      4,
      `Sub-Zero`,
      [15, 16, 33],
      [[`Articuno`, `water`, `WWWY`, [`air-cutter`, `blizzard`, `ice-beam`], b]],
    ],
    [
      `zapdos`,
      `legendary`,
      `6111111`,
      5,
      `Pressure`,
      [5, 15, 33],
      [[`Zapdos`, `electric`, `EEEY`, [`drill-peck`, `thunder-shock`, `thunder`], b]],
    ],
    [
      `moltres`,
      `legendary`,
      `6101011`,
      5,
      `Burn`,
      [2, 5, 15, 33, 39],
      [[`Moltres`, `fire`, `FFFY`, [`flamethrower`, `fire-blast`, `sky-attack`], b]],
    ],
    [
      `mewtwo`,
      `legendary`,
      `6111011`,
      4,
      `Dominate`,
      [7, 12, 14, 17, 40],
      [[`Mewtwo`, `psychic`, `PPPN`, [`psychic`, `shadow-ball`, `disable`], b]],
    ],
    [
      `mew`,
      `legendary`,
      `50110101`,
      5,
      `Progenitor`,
      [],
      [[`Mew`, `psychic`, `PPNN`, [`psychic`, `ancient-power`, `hyper-beam`], b]],
    ],
  ].map(([e, t, n, r, i, a, o]) => ({
    id: e,
    area: t,
    stages: o.map(([e, t, n, r, i, a], o) => ({
      name: e,
      type: t,
      dice: [...n].map((e) => tt[e]),
      attacks: r,
      reached: i,
      from: a ?? o - 1,
    })),
    track: [...n].map(Number),
    speed: r,
    ability: i,
    tms: a,
  })),
  nt = [`poke`, `great`, `ultra`, `master`],
  rt = [`fire`, `water`, `thunder`, `leaf`, `moon`],
  it = [1, 2, 3],
  at = [
    { balls: [3, 0, 0, 0], money: [] },
    { balls: [3, 0, 0, 0], money: [1] },
    { balls: [4, 0, 0, 0], money: [] },
    { balls: [3, 1, 0, 0], money: [] },
  ],
  ot = [
    { hm: 1, attack: `cut`, obstacle: `tree`, dice: [`normal`, `grass`], copies: 2 },
    { hm: 2, attack: `surf`, obstacle: `water`, dice: [`water`], copies: 2 },
    { hm: 3, attack: `fly`, obstacle: `wing`, dice: [`flying`], copies: 2 },
  ],
  st = [
    { tm: 1, attack: `dig`, type: `rock` },
    { tm: 2, attack: `rain-dance`, type: `water` },
    { tm: 3, attack: `flash`, type: `electric` },
    { tm: 4, attack: `synthesis`, type: `grass` },
    { tm: 5, attack: `smokescreen`, type: `grass` },
    { tm: 6, attack: `reflect`, type: `psychic` },
    { tm: 7, attack: `sunny-day`, type: `fire` },
  ],
  ct = [
    { tm: 8, attack: `flamethrower`, type: `fire` },
    { tm: 9, attack: `sleep-powder`, type: `grass` },
    { tm: 10, attack: `poison-sting`, type: `grass` },
    { tm: 11, attack: `seismic-toss`, type: `rock` },
    { tm: 12, attack: `solar-beam`, type: `grass` },
    { tm: 13, attack: `body-slam`, type: `normal` },
    { tm: 14, attack: `fire-blast`, type: `fire` },
    { tm: 15, attack: `wing-attack`, type: `flying` },
    { tm: 16, attack: `iron-tail`, type: `normal` },
    { tm: 17, attack: `water-pulse`, type: `water` },
    { tm: 18, attack: `swift`, type: `normal` },
    { tm: 19, attack: `razor-leaf`, type: `grass` },
    { tm: 20, attack: `rollout`, type: `rock` },
    { tm: 21, attack: `earthquake`, type: `rock` },
    { tm: 22, attack: `rock-tomb`, type: `rock` },
    { tm: 23, attack: `quick-attack`, type: `normal` },
    { tm: 24, attack: `thunder-shock`, type: `electric` },
    { tm: 25, attack: `mega-punch`, type: `rock` },
    { tm: 26, attack: `bite`, type: `normal` },
    { tm: 27, attack: `disable`, type: `psychic` },
    { tm: 28, attack: `shadow-ball`, type: `psychic` },
    { tm: 29, attack: `psychic`, type: `psychic` },
    { tm: 30, attack: `skull-bash`, type: `normal` },
    { tm: 31, attack: `take-down`, type: `normal` },
    { tm: 32, attack: `close-combat`, type: `rock` },
    { tm: 33, attack: `hyper-beam`, type: `normal` },
    { tm: 34, attack: `slash`, type: `normal` },
    { tm: 35, attack: `dragon-rage`, type: `fire` },
    { tm: 36, attack: `self-destruct`, type: `normal` },
    { tm: 37, attack: `hypnosis`, type: `psychic` },
    { tm: 38, attack: `wrap`, type: `normal` },
    { tm: 39, attack: `drill-peck`, type: `flying` },
    { tm: 40, attack: `thunderbolt`, type: `electric` },
    { tm: 41, attack: `sludge-bomb`, type: `grass` },
  ],
  lt = [
    ...ot.map(({ hm: e, attack: t }) => ({ kind: `hm`, number: e, attack: t })),
    ...st.map(({ tm: e, attack: t }) => ({ kind: `gym`, number: e, attack: t })),
    ...ct.map(({ tm: e, attack: t }) => ({ kind: `deck`, number: e, attack: t })),
  ],
  ut = ot.length,
  dt = ot.length + st.length,
  ft = ct.map((e, t) => dt + t),
  pt = (e) => lt.findIndex((t) => t.attack === e),
  mt = ot.map(({ dice: e }) => e.map(_)),
  ht = [...st, ...ct].map(({ type: e }) => _(e)),
  gt = C.map(({ tms: e }) => [...st, ...ct].map(({ tm: t }) => e.includes(t))),
  _t = (e, t, n) => ht[n - ut] === t || gt[e][n - ut],
  vt = (e, t, n) => e.taught[t].includes(n),
  yt = (e, t, n) => ({ id: e, name: t, value: n, key: !1, tm: -1 }),
  bt = at.flatMap(({ money: e }) => e),
  xt = Ae.flatMap(({ copies: e, gives: t }) =>
    `money` in t ? Array.from({ length: e }, () => t.money) : [],
  ),
  w = [
    ...bt.map((e, t) => yt(t === 0 ? `coin` : `coin-${t + 1}`, `${e}$ token`, e)),
    ...Ne.map(([e, t, , n, r]) => ({ id: e, name: t, value: n, key: r, tm: -1 })),
    ...je.map(([e, t, , n, r]) => ({ id: e, name: t, value: r, key: !1, tm: ut + n - 1 })),
    ...xt.map((e, t) => yt(`nugget-${t + 1}`, `Nugget`, e)),
  ],
  St = bt.length,
  Ct = St + Ne.length,
  wt = Ct + je.length,
  Tt = (e) => (e >= ze ? Ct + e - ze : St + e),
  Et = (e) => w[e].tm >= 0,
  Dt = [
    { back: `route-1`, colour: `#ffe600`, name: `yellow`, count: 8 },
    { back: `viridian-forest`, colour: `#0f470d`, name: `dark green`, count: 8 },
    { back: `cycling-road`, colour: `#8b006b`, name: `magenta`, count: 8 },
    { back: `safari`, colour: `#b2d943`, name: `light green`, count: 10 },
    { back: `mt-moon`, colour: `#d9b1ce`, name: `pink`, count: 8 },
    { back: `rock-tunnel`, colour: `#553303`, name: `dark brown`, count: 7 },
    { back: `pokemon-tower`, colour: `#490e73`, name: `purple`, count: 9 },
    { back: `seafoam-islands`, colour: `#001e94`, name: `dark blue`, count: 9 },
    { back: `legendary`, colour: `#ff9600`, name: `orange`, count: 5 },
  ],
  Ot = [`seafoam-islands`, `rock-tunnel`, `pokemon-tower`],
  kt = [
    { pokemon: `charmander`, colour: `#9a1115` },
    { pokemon: `bulbasaur`, colour: `#1e7331` },
    { pokemon: `squirtle`, colour: `#396e9e` },
    { pokemon: `pikachu`, colour: `#fdb825` },
  ],
  At = [
    [`rattata`, `route-1`, [[`poke`, [6, 5, 4, 3, 2, 1]]], [`normal`], `proposed`],
    [`pidgey`, `route-1`, [[`poke`, [6, 5, 4, 3, 2, 1]]], [`flying`], `proposed`],
    [
      `mankey`,
      `route-1`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`rock`],
      `proposed`,
    ],
    [
      `grimer`,
      `route-1`,
      [
        [`poke`, [6, 5]],
        [`poke`, [4, 3]],
        [`poke`, [2, 1]],
      ],
      [`grass`, `normal`],
      `proposed`,
    ],
    [
      `ponyta`,
      `route-1`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`fire`, `normal`],
      `proposed`,
    ],
    [
      `meowth`,
      `route-1`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`normal`],
      `proposed`,
    ],
    [
      `eevee`,
      `route-1`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`normal`],
      `proposed`,
    ],
    [
      `spearow`,
      `route-1`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`flying`],
      `proposed`,
    ],
    [`weedle`, `viridian-forest`, [[`poke`, [6, 5, 4, 3, 2, 1]]], [`grass`], `proposed`],
    [`caterpie`, `viridian-forest`, [[`poke`, [6, 5, 4, 3, 2, 1]]], [`grass`], `proposed`],
    [
      `bellsprout`,
      `viridian-forest`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`grass`],
      `proposed`,
    ],
    [
      `oddish`,
      `viridian-forest`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`grass`],
      `proposed`,
    ],
    [
      `exeggcute`,
      `viridian-forest`,
      [
        [`poke`, [6, 5]],
        [`poke`, [4, 3]],
        [`poke`, [2, 1]],
      ],
      [`grass`, `grass`],
      `proposed`,
    ],
    [
      `paras`,
      `viridian-forest`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`grass`],
      `proposed`,
    ],
    [
      `krabby`,
      `viridian-forest`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`water`],
      `proposed`,
    ],
    [
      `sandshrew`,
      `viridian-forest`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`rock`],
      `proposed`,
    ],
    [
      `ekans`,
      `cycling-road`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`grass`],
      `proposed`,
    ],
    [
      `doduo`,
      `cycling-road`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`flying`],
      `proposed`,
    ],
    [
      `nidoran-f`,
      `cycling-road`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`grass`],
      `proposed`,
    ],
    [
      `nidoran-m`,
      `cycling-road`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`grass`],
      `proposed`,
    ],
    [
      `poliwag`,
      `cycling-road`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`water`],
      `proposed`,
    ],
    [
      `jigglypuff`,
      `cycling-road`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`normal`],
      `proposed`,
    ],
    [
      `staryu`,
      `cycling-road`,
      [
        [`poke`, [6, 5]],
        [`poke`, [4, 3]],
        [`poke`, [2, 1]],
      ],
      [`water`, `water`],
      `proposed`,
    ],
    [
      `koffing`,
      `cycling-road`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`grass`],
      `proposed`,
    ],
    [
      `venonat`,
      `safari`,
      [
        [`great`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`grass`, `psychic`],
      `proposed`,
    ],
    [
      `tangela`,
      `safari`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`grass`, `normal`],
      `proposed`,
    ],
    [
      `tauros`,
      `safari`,
      [
        [`great`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`normal`, `normal`],
      `proposed`,
    ],
    [
      `kangaskhan`,
      `safari`,
      [
        [`ultra`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`normal`, `normal`, `normal`],
      `proposed`,
    ],
    [
      `pinsir`,
      `safari`,
      [
        [`ultra`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`grass`, `grass`, `normal`],
      `proposed`,
    ],
    [
      `scyther`,
      `safari`,
      [
        [`ultra`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`grass`, `flying`, `normal`],
      `proposed`,
    ],
    [
      `chansey`,
      `safari`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`normal`, `normal`],
      `proposed`,
    ],
    [
      `dratini`,
      `safari`,
      [
        [`ultra`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`flying`],
      `proposed`,
    ],
    [
      `slowpoke`,
      `safari`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`water`],
      `real`,
    ],
    [
      `lickitung`,
      `safari`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`normal`, `normal`],
      `proposed`,
    ],
    [
      `clefairy`,
      `mt-moon`,
      [
        [`great`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`normal`],
      `proposed`,
    ],
    [
      `zubat`,
      `mt-moon`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`flying`],
      `proposed`,
    ],
    [
      `geodude`,
      `mt-moon`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`rock`],
      `proposed`,
    ],
    [
      `goldeen`,
      `mt-moon`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`water`],
      `proposed`,
    ],
    [
      `abra`,
      `mt-moon`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [],
      `proposed`,
    ],
    [
      `psyduck`,
      `mt-moon`,
      [
        [`great`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`water`],
      `proposed`,
    ],
    [
      `omanyte`,
      `mt-moon`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`water`, `rock`],
      `proposed`,
    ],
    [
      `kabuto`,
      `mt-moon`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`rock`, `water`],
      `proposed`,
    ],
    [
      `diglett`,
      `rock-tunnel`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`rock`],
      `proposed`,
    ],
    [
      `rhyhorn`,
      `rock-tunnel`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`rock`, `rock`],
      `proposed`,
    ],
    [
      `machop`,
      `rock-tunnel`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`rock`],
      `proposed`,
    ],
    [
      `voltorb`,
      `rock-tunnel`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`electric`, `electric`],
      `proposed`,
    ],
    [
      `electabuzz`,
      `rock-tunnel`,
      [
        [`ultra`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`electric`, `electric`, `normal`],
      `proposed`,
    ],
    [
      `magnemite`,
      `rock-tunnel`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`electric`],
      `proposed`,
    ],
    [
      `onix`,
      `rock-tunnel`,
      [
        [`ultra`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`rock`, `rock`, `normal`],
      `proposed`,
    ],
    [
      `gastly`,
      `pokemon-tower`,
      [
        [`great`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`psychic`],
      `proposed`,
    ],
    [
      `cubone`,
      `pokemon-tower`,
      [
        [`great`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`rock`],
      `proposed`,
    ],
    [
      `aerodactyl`,
      `pokemon-tower`,
      [
        [`ultra`, [6, 5, 4]],
        [`ultra`, [3, 2, 1]],
      ],
      [`flying`, `flying`, `rock`],
      `proposed`,
    ],
    [
      `snorlax`,
      `pokemon-tower`,
      [
        [`ultra`, [6, 5, 4]],
        [`ultra`, [3, 2, 1]],
      ],
      [`normal`, `normal`, `normal`],
      `proposed`,
    ],
    [
      `magmar`,
      `pokemon-tower`,
      [
        [`ultra`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`fire`, `fire`, `fire`],
      `proposed`,
    ],
    [
      `mr-mime`,
      `pokemon-tower`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`psychic`, `normal`],
      `proposed`,
    ],
    [
      `farfetchd`,
      `pokemon-tower`,
      [
        [`great`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`flying`, `normal`],
      `proposed`,
    ],
    [
      `drowzee`,
      `pokemon-tower`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`psychic`, `normal`],
      `proposed`,
    ],
    [
      `ditto`,
      `pokemon-tower`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`normal`, `normal`],
      `proposed`,
    ],
    [
      `magikarp`,
      `seafoam-islands`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [],
      `proposed`,
    ],
    [
      `lapras`,
      `seafoam-islands`,
      [
        [`ultra`, [6, 5, 4]],
        [`ultra`, [3, 2, 1]],
      ],
      [`water`, `water`, `water`],
      `proposed`,
    ],
    [
      `tentacool`,
      `seafoam-islands`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`water`, `grass`],
      `proposed`,
    ],
    [
      `shellder`,
      `seafoam-islands`,
      [
        [`great`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`water`],
      `proposed`,
    ],
    [
      `horsea`,
      `seafoam-islands`,
      [
        [`poke`, [6, 5, 4]],
        [`poke`, [3, 2, 1]],
      ],
      [`water`],
      `proposed`,
    ],
    [
      `seel`,
      `seafoam-islands`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`water`, `water`],
      `proposed`,
    ],
    [
      `jynx`,
      `seafoam-islands`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`water`, `psychic`],
      `proposed`,
    ],
    [
      `vulpix`,
      `seafoam-islands`,
      [
        [`great`, [6, 5, 4]],
        [`great`, [3, 2, 1]],
      ],
      [`fire`],
      `proposed`,
    ],
    [
      `growlithe`,
      `seafoam-islands`,
      [
        [`ultra`, [6, 5, 4]],
        [`ultra`, [3, 2, 1]],
      ],
      [`fire`, `fire`],
      `proposed`,
    ],
    [
      `articuno`,
      `legendary`,
      [
        [`ultra`, [6, 5]],
        [`ultra`, [4, 3]],
        [`ultra`, [2]],
        [`ultra`, [1]],
      ],
      [`water`, `water`, `water`, `water`, `water`, `flying`, `flying`],
      `proposed`,
    ],
    [
      `zapdos`,
      `legendary`,
      [
        [`ultra`, [6, 5]],
        [`ultra`, [4, 3]],
        [`ultra`, [2]],
        [`ultra`, [1]],
      ],
      [`electric`, `electric`, `electric`, `electric`, `electric`, `flying`, `flying`],
      `proposed`,
    ],
    [
      `moltres`,
      `legendary`,
      [
        [`ultra`, [6, 5]],
        [`ultra`, [4, 3]],
        [`ultra`, [2]],
        [`ultra`, [1]],
      ],
      [`fire`, `fire`, `fire`, `fire`, `fire`, `flying`, `flying`],
      `proposed`,
    ],
    [
      `mewtwo`,
      `legendary`,
      [
        [`ultra`, [6, 5]],
        [`ultra`, [4, 3]],
        [`ultra`, [2]],
        [`ultra`, [1]],
      ],
      [`psychic`, `psychic`, `psychic`, `psychic`, `psychic`, `normal`, `normal`],
      `real`,
    ],
    [
      `mew`,
      `legendary`,
      [
        [`ultra`, [6, 5]],
        [`ultra`, [4, 3]],
        [`ultra`, [2]],
        [`ultra`, [1]],
      ],
      [`psychic`, `psychic`, `psychic`, `psychic`, `psychic`, `normal`, `normal`],
      `proposed`,
    ],
  ],
  jt = new Map(C.map(({ id: e }, t) => [e, t]));
function T(e) {
  const t = jt.get(e);
  if (t === void 0) throw Error(`there is no Pokémon ${e}`);
  return t;
}
const Mt = C.map(({ track: e }) => e.map((t, n) => e.slice(0, n + 1).reduce((e, t) => e + t, 0))),
  Nt = C.map(({ track: e }) => e.length),
  Pt = C.map(({ stages: e }) => e.map(({ type: e }) => _(e))),
  Ft = C.map(({ stages: e }) => e.map(({ dice: e }) => e.map(_))),
  It = (e, t, n) => C[e].stages.findIndex((e) => e.from === t && n(e)),
  Lt = C.map(({ stages: e }, t) =>
    e.map((n, r) => {
      const i = It(t, r, ({ reached: e }) => e.by === `level`),
        a = e[i]?.reached;
      return { stage: i, level: a?.by === `level` ? a.level : 0 };
    }),
  ),
  Rt = C.map(({ stages: e }, t) =>
    e.map((e, n) => rt.map((e) => It(t, n, ({ reached: t }) => t.by === `stone` && t.stone === e))),
  ),
  zt = C.map(({ stages: e }, t) => e.map((e, n) => It(t, n, ({ reached: e }) => e.by === `trade`))),
  Bt = new Map(At.map((e) => [e[0], e])),
  Vt = C.map(({ id: e }) => (Bt.get(e)?.[2] ?? []).map(([e, t]) => ({ ball: nt.indexOf(e), faces: t }))),
  Ht = C.map(({ id: e }) => (Bt.get(e)?.[3] ?? []).map(_)),
  Ut = C.map(({ area: e }) => Dt.findIndex(({ back: t }) => t === e)),
  Wt = Dt.map((e, t) => C.flatMap((e, n) => (Ut[n] === t ? [n] : []))),
  Gt = Dt.findIndex(({ back: e }) => e === `legendary`),
  Kt = (e) => Dt.findIndex(({ back: t }) => t === e),
  qt = kt.map(({ pokemon: e }) => T(e)),
  Jt = T(`porygon`),
  Yt = Pe.prizes.map(T),
  Xt = [6, 7, 6, 7, 6, 7, 6, 7, 6],
  Zt = [0, 8],
  Qt = [
    [2, 1],
    [2, 4],
    [3, 3],
    [5, 3],
    [6, 1],
    [6, 4],
  ],
  E = Xt.flatMap((e, t) =>
    Array.from({ length: e }, (e, n) => ({ row: t, col: n, q: n - Math.ceil(t / 2), r: t })),
  ),
  $t = new Map(E.map(({ q: e, r: t }, n) => [`${e},${t}`, n])),
  en = (e, t) => $t.get(`${e},${t}`) ?? -1,
  tn = (e, t) => en(t - Math.ceil(e / 2), e),
  nn = [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
  rn = E.map(({ q: e, r: t }) => nn.map(([n, r]) => en(e + n, t + r))),
  an = rn.map((e) => e.filter((e) => e !== -1)),
  on = E.map((e) =>
    E.map((t) => Math.max(Math.abs(e.q - t.q), Math.abs(e.r - t.r), Math.abs(e.q + e.r - t.q - t.r))),
  ),
  sn = E.map((e, t) =>
    nn.map((e, n) => {
      const r = [];
      for (let e = rn[t][n]; e !== -1; e = rn[e][n]) r.push(e);
      return r;
    }),
  ),
  cn = Zt.map((e) => E.flatMap((t, n) => (t.row === e ? [n] : []))),
  ln = Qt.map(([e, t]) => tn(e, t));
Math.max(...on.flat());
const un = E.map((e, t) => (t < 29 ? 1 << t : 0)),
  dn = E.map((e, t) => (t < 29 ? 0 : 1 << (t - 29)));
function fn(e) {
  const t = { lo: 0, hi: 0 };
  for (let n = 0; n < e.length; n++) pn(t, e[n]);
  return t;
}
function pn(e, t) {
  (e.lo |= un[t]), (e.hi |= dn[t]);
}
const mn = (e, t) => ((e.lo & un[t]) | (e.hi & dn[t])) !== 0,
  hn = E.map((e, t) => t),
  gn = E.map((e, t) => Object.freeze({ do: `step`, to: t })),
  _n = m.map((e, t) => Object.freeze({ do: `attack`, attack: t, borrowed: !1 })),
  vn = m.map((e, t) => Object.freeze({ do: `attack`, attack: t, borrowed: !0 })),
  yn = h.map((e, t) => Object.freeze({ do: `power`, power: t })),
  bn = Array.from({ length: 6 }, (e, t) => Object.freeze({ do: `transform`, into: t })),
  xn = Object.freeze({ do: `wait` }),
  Sn = Object.freeze({ do: `end` }),
  Cn = Object.freeze([`yes`, `no`]),
  wn = Object.freeze([0, 1]),
  Tn = Object.freeze([`me`, `them`]),
  En = Object.freeze([`speed`, `range`]),
  Dn = Object.freeze([`now`, `later`]),
  On = Array.from({ length: 6 }, (e, t) => E.map((e, n) => Object.freeze({ who: t, to: n }))),
  kn = (e, t) => On[e][t],
  D = (e) => e.league.match,
  O = (e) => (e < 3 ? 0 : 1),
  An = (e) => (e === 0 ? 0 : 3),
  k = (e) => +(e === 0),
  jn = (e, t) => e.sides[O(t)],
  A = (e, t) => e.sides[O(t)].seat,
  Mn = [
    [0, 1, 2, 3, 4, 5],
    [3, 4, 5, 0, 1, 2],
  ],
  Nn = (e) => Mn[e],
  Pn = Mn.map((e) => e.slice(0, 3)),
  j = (e) => Pn[e],
  M = Mn[0],
  Fn = (e) => (e.go === null ? e.begins : O(e.go.who)),
  N = (e, t) => e.fighters[t].hex !== -1,
  In = (e, t) => e !== t && O(e) === O(t),
  Ln = (e, t) => O(e) !== O(t),
  Rn = ({ hex: e, tail: t }, n) => (e !== -1 && on[e][n] === 1) || (t !== -1 && on[t][n] === 1);
function zn(e, t, n) {
  const [r, i] = [e.fighters[t], e.fighters[n]];
  return i.hex === -1 ? !1 : Rn(r, i.hex) || (i.tail !== -1 && Rn(r, i.tail));
}
const Bn = ({ hex: e, tail: t }, n) => (t === -1 ? on[e][n] : Math.min(on[e][n], on[t][n]));
function Vn(e, t) {
  for (let n = 0; n < e.boulders.length; n++) if (e.boulders[n] === t) return !1;
  for (let n = 0; n < e.fighters.length; n++) {
    const { hex: r, tail: i } = e.fighters[n];
    if (r === t || i === t) return !1;
  }
  return !0;
}
function Hn(e, t, n = t) {
  const r = { lo: 0, hi: 0 };
  for (let t = 0; t < e.boulders.length; t++) pn(r, e.boulders[t]);
  for (let i = 0; i < e.fighters.length; i++) {
    if (i === t || i === n) continue;
    const { hex: a, tail: o } = e.fighters[i];
    a !== -1 && pn(r, a), o !== -1 && pn(r, o);
  }
  return r;
}
function Un(e, t) {
  for (let n = 0; n < e.boulders.length; n++) if (Rn(e.fighters[t], e.boulders[n])) return !0;
  return !1;
}
function Wn(e, t, n, r) {
  const i = j(k(O(t)));
  for (let t = 0; t < i.length; t++) {
    const a = e.fighters[i[t]];
    if (a.hex !== -1 && (Rn(a, n) || (r !== -1 && Rn(a, r)))) return !0;
  }
  return !1;
}
function Gn(e, t, n) {
  const r = j(O(t));
  for (let i = 0; i < r.length; i++) {
    const a = e.fighters[r[i]];
    if (r[i] !== t && a.hex !== -1 && a.type === n) return !0;
  }
  return !1;
}
function Kn(e, t) {
  let n = j(t),
    r = 0;
  for (let t = 0; t < n.length; t++) N(e, n[t]) && (r += e.fighters[n[t]].hearts);
  return r;
}
function qn(e, t) {
  if (e.hex === -1 || e.hearts >= e.max) return 0;
  const n = Math.min(t, e.max - e.hearts);
  return (e.hearts += n), n;
}
function Jn(e, t, n) {
  return t === n || e.exhausted.includes(t) ? !1 : (e.exhausted.push(t), !0);
}
const P = ({ card: e, stage: t }) => e * 8 + t,
  Yn = Object.freeze([]);
function F(e, t) {
  const { hex: n, abilities: r } = e.fighters[t];
  return !e.abilities || n === -1 || r.length === 0 ? Yn : Zn(e, t) ? r.filter((e) => e === Xn) : r;
}
const Xn = T(`koffing`);
function Zn(e, t) {
  for (let n = 0; n < M.length; n++) {
    const { hex: r, abilities: i } = e.fighters[n];
    if (n !== t && r !== -1) {
      for (let r = 0; r < i.length; r++) if (i[r] === Xn && V[Xn].silences === !0 && zn(e, n, t)) return !0;
    }
  }
  return !1;
}
function I(e, t, n) {
  if (!e.abilities) return;
  const r = F(e, t);
  for (let e = 0; e < r.length; e++) {
    const t = V[r[e]][n];
    if (t !== void 0) return t;
  }
}
const Qn = [
    { id: `poisoned`, marker: `light-green` },
    { id: `asleep`, marker: `pink` },
    { id: `flinched`, marker: `yellow` },
    { id: `slowed-to`, marker: `dark-blue` },
    { id: `slowed-by`, marker: `dark-blue` },
    { id: `blinded`, marker: `dark-green` },
  ],
  L = ne(),
  $n = ({ kind: e, winner: t, finalists: n, final: r, barred: i, match: a }) => ({
    kind: e,
    winner: t,
    finalists: n.slice(),
    final: r,
    barred: i.slice(),
    match: a === null ? null : er(a),
  }),
  er = (e) => ({
    kind: e.kind,
    abilities: e.abilities,
    initiative: e.initiative,
    closed: e.closed,
    sides: [tr(e.sides[0]), tr(e.sides[1])],
    fighters: e.fighters.map(nr),
    boulders: e.boulders.slice(),
    round: e.round,
    begins: e.begins,
    next: e.next,
    go: e.go === null ? null : rr(e.go),
    used: [e.used[0].slice(), e.used[1].slice()],
    fallen: e.fallen.slice(),
    fallenBefore: e.fallenBefore,
    heartsBefore: [e.heartsBefore[0], e.heartsBefore[1]],
    quiet: e.quiet,
    sudden: e.sudden,
    stalled: e.stalled,
    winner: e.winner,
  }),
  tr = (e) => ({
    seat: e.seat,
    home: e.home,
    hearts: e.hearts,
    speed: e.speed.slice(),
    range: e.range.slice(),
    powers: e.powers.slice(),
    reserve: e.reserve,
    place: e.place,
    waits: e.waits,
    promised: e.promised,
  }),
  nr = (e) => ({
    card: e.card,
    stage: e.stage,
    hex: e.hex,
    tail: e.tail,
    hearts: e.hearts,
    max: e.max,
    type: e.type,
    speed: e.speed,
    grown: e.grown,
    attacks: e.attacks,
    abilities: e.abilities,
    exhausted: e.exhausted.slice(),
    marks: e.marks,
    slowedTo: e.slowedTo,
    slowedBy: e.slowedBy,
    counters: e.counters.slice(),
    hitBy: e.hitBy,
    done: e.done,
    passed: e.passed,
    activations: e.activations,
    falling: e.falling,
  }),
  rr = (e) => ({
    who: e.who,
    own: e.own,
    from: e.from,
    steps: e.steps,
    moved: e.moved,
    still: e.still,
    attacks: e.attacks,
    used: e.used.slice(),
    asleep: e.asleep,
    doubled: e.doubled,
    rages: e.rages,
    sleeps: e.sleeps,
    over: e.over,
  }),
  ir = (e) => Qn.findIndex((t) => t.id === e),
  ar = ir(`slowed-to`),
  or = ir(`slowed-by`),
  sr = ir(`asleep`),
  cr = ir(`flinched`),
  lr = { poisoned: 1, asleep: 2, flinched: 4, blinded: 8, 'slowed-to': 0, 'slowed-by': 0 },
  ur = Qn.map(({ id: e }) => lr[e]);
function dr(e, t) {
  if (!e.abilities) return 0;
  let n = 0;
  for (let r = 0; r < M.length; r++) {
    if (r === t || e.fighters[r].hex === -1 || !zn(e, r, t)) continue;
    const i = I(e, r, `aura`);
    i !== void 0 && (n |= i(r, t));
  }
  return n === 0 || I(e, t, `immuneToConditions`) === !0 ? 0 : n;
}
const fr = (e, t) => e.fighters[t].marks | dr(e, t);
function pr(e, t) {
  const { slowedTo: n, slowedBy: r } = e.fighters[t];
  return n !== 99 || r > 0 || fr(e, t) !== 0;
}
const mr = (e, t) => (dr(e, t) & 16 ? 0 : e.fighters[t].slowedTo);
function hr(e) {
  const t = e.marks !== 0 || e.slowedTo !== 99 || e.slowedBy > 0;
  return (e.marks = 0), (e.slowedTo = 99), (e.slowedBy = 0), t;
}
function gr(e, t, n) {
  return t === or ? !0 : t === ar ? n < e.slowedTo : (e.marks & ur[t]) === 0;
}
function _r(e, t, n) {
  t === or ? (e.slowedBy += n) : t === ar ? (e.slowedTo = n) : (e.marks |= ur[t]);
}
function* vr(e, t, n, r, i, a) {
  const o = t.fighters[r];
  if (o.hex === -1 || !gr(o, i, a)) return;
  if (I(t, r, `immuneToConditions`) === !0) {
    L(e, 255, `f.shook-off`, A(t, r), P(o), i);
    return;
  }
  const s = I(t, r, `exchanges`),
    c = s !== void 0 && (yield* s(e, t, r, i, a));
  yield* yr(e, t, n, r, c ? ar : i, c ? 1 : a);
}
function* yr(e, t, n, r, i, a) {
  const o = t.fighters[r];
  if (gr(o, i, a) && (_r(o, i, a), L(e, 255, `f.gained`, A(t, r), P(o), i, a), t.abilities)) {
    for (const o of F(t, r)) {
      const s = V[o].gained;
      s !== void 0 && (yield* s(e, t, r, n, i, a));
    }
    for (const a of M) {
      if (a === r || !N(t, a) || !N(t, r)) continue;
      const o = I(t, a, `otherGained`);
      o !== void 0 && (yield* o(e, t, a, n, i, r));
    }
  }
}
const br = () => ({ acted: [], sleepers: [], fallen: [] });
function xr(e, t, n) {
  const r = t * 100 + n;
  return !e.acted.includes(r) && (e.acted.push(r), !0);
}
const Sr = (e, t) => ({
    who: e,
    own: !1,
    from: t,
    steps: 0,
    moved: !1,
    still: !1,
    attacks: 0,
    used: [],
    asleep: !1,
    doubled: 0,
    rages: !1,
    sleeps: !1,
    over: !1,
  }),
  R = [],
  z = (e, t) => ({ kind: `field-${e}`, clause: t }),
  B =
    (e, t) =>
    (...n) => ({ kind: `field-${e}`, clause: t, about: n }),
  Cr = B(`flipped`, `M-EXP-05`),
  wr = z(`promise`, `M-ABIL-22`),
  Tr = z(`beginner`, `M-INIT-01`),
  Er = z(`side`, `M-PREP-03`),
  Dr = B(`commit`, `M-PREP-04`),
  Or = B(`place`, `M-PREP-04`),
  kr = z(`mime`, `M-ABIL-61`),
  Ar = z(`pick`, `M-INIT-04`),
  jr = B(`act`, `M-ACT-13`),
  Mr = z(`reserve-for`, `M-RES-06`),
  Nr = z(`reserve`, `M-RES-05`),
  Pr = z(`sudden`, `M-SUD-01`),
  Fr = z(`sudden-when`, `M-SUD-09`),
  Ir = B(`lay`, `M-SHAPE-10`),
  Lr = B(`lay-again`, `M-EFF-18`),
  Rr = B(`free-move`, `M-ATK-18`),
  zr = B(`free-attack`, `M-ATK-17`),
  Br = B(`copy`, `M-EFF-38`),
  Vr = B(`push`, `M-EFF-24`),
  Hr = B(`toss`, `M-EFF-23`),
  Ur = B(`teleport`, `M-EFF-25`),
  Wr = B(`disable`, `M-EFF-29`),
  Gr = z(`boulder`, `M-EFF-26`),
  Kr = B(`reckless`, `M-ABIL-11`),
  qr = B(`shed`, `M-ABIL-54`),
  Jr = B(`share`, `M-ABIL-55`),
  Yr = z(`download`, `M-ABIL-62`),
  Xr = B(`surge`, `M-POW-06`),
  Zr = B(`guard`, `M-POW-04`),
  Qr = z(`endure`, `M-POW-12`),
  $r = B(`rally`, `M-POW-14`),
  ei = z(`feint`, `M-POW-16`),
  ti = new Map(m.map(({ id: e }, t) => [e, t]));
function ni(e) {
  const t = ti.get(e);
  if (t === void 0) throw Error(`there is no attack ${e}`);
  return t;
}
const ri = ni(`tackle`),
  ii = m.map(({ type: e }) => _(e)),
  ai = C.map(({ stages: e }) =>
    e.map((t, n) => {
      const r = [];
      for (let t = n; t >= 0; t = e[t].from) r.unshift(...e[t].attacks.map(ni));
      return r;
    }),
  ),
  oi = C.map(({ stages: e }) => e.map((t, n) => !e.some(({ from: e }) => e === n))),
  si = lt.map(({ attack: e }) => ni(e)),
  ci = (e, t) => [.../* @__PURE__ */ new Set([...e, ...t.map((e) => si[e]), ri])],
  li = {
    *targets(e, t, { hits: n, by: r, chain: i }, { condition: a, n: o }) {
      for (const { who: s } of n) s !== r && (yield* vr(e, t, i, s, ir(a), o));
    },
  },
  ui = {
    attacker(e, t, { go: n, chain: r, by: i }) {
      return n.own ? (n.sleeps = !0) : r.sleepers.push(i), R;
    },
  },
  di = {
    *targets(e, t, { hits: n, by: r }) {
      for (const { who: i } of n) {
        if (!N(t, i)) continue;
        const n = t.fighters[i],
          a = n.attacks.filter((e) => e !== ri && !n.exhausted.includes(e));
        if (a.length === 0) continue;
        const o = yield* e.ask(A(t, r), Wr(P(n)), () => a);
        Jn(n, o, ri), L(e, 255, `f.exhausted`, A(t, i), P(n), o);
      }
    },
  },
  fi = {
    attacker(e, t, { by: n }, { type: r }) {
      const i = t.fighters[n];
      for (const a of i.attacks) {
        const o = Zo(a);
        o.type === _(r) && o.harms && Jn(i, a, ri) && L(e, 255, `f.exhausted`, A(t, n), P(i), a);
      }
      return R;
    },
  };
function pi(e, t, n) {
  for (let r = 0; r < n; r++) t.own.push(ii[e.attack]);
}
function mi(e, t, { by: n }, r) {
  const i = t.fighters[n],
    a = qn(i, r);
  a > 0 && L(e, 255, `f.regained`, A(t, n), P(i), a, i.hearts);
}
const hi = {
    attacker(e, t, n, { n: r }) {
      return mi(e, t, n, r), R;
    },
  },
  gi = {
    attacker(e, t, n) {
      return (
        mi(
          e,
          t,
          n,
          n.hits.reduce((e, { bled: t }) => e + t, 0),
        ),
        R
      );
    },
  },
  _i = {
    symbols(e, t, n, { most: r }) {
      const { max: i, hearts: a } = e.fighters[t.by];
      pi(t, n, Math.min(r, i - a));
    },
  },
  vi = {
    before(e, t, { by: n, attack: r }) {
      t.fighters[n].counters.push(r);
    },
    symbols(e, t, n) {
      const { counters: r } = e.fighters[t.by];
      pi(t, n, r.filter((e) => e === t.attack).length);
    },
  },
  yi = {
    symbols(e, t, n, { hearts: r, n: i }) {
      e.fighters[t.by].hearts <= r && pi(t, n, i);
    },
  },
  bi = {
    symbols(e, t, n, { n: r }) {
      n.hearts > e.fighters[t.by].hearts && pi(t, n, r);
    },
  },
  xi = {},
  Si = {
    *attacker(e, t, { by: n, chain: r }, { n: i, type: a }) {
      yield* Vs(e, t, r, [{ who: n, type: _(a), n: i }]);
    },
  },
  Ci = {};
function wi(e, t, n, r, i) {
  const { who: a } = t,
    o = n.needsSight && I(e, a, `needsNoSight`) !== !0;
  return {
    who: a,
    plan: n,
    range: Ti(e, a, n),
    shapes: Ei(e, a, n, r),
    needsSight: o,
    blinded: o && !!(fr(e, a) & 8),
    atFoe: i,
  };
}
function Ti(e, t, { attack: n }) {
  const { range: r } = n;
  if (r <= 0) return r;
  const i = jn(e, t).range[e.fighters[t].type],
    a = I(e, t, `reach`);
  return r + i + (a === void 0 ? 0 : a(n));
}
function Ei(e, t, { attack: n }, r) {
  const i = Di[n.shape];
  if (r === null && !e.abilities) return i;
  const a = [],
    o = I(e, t, `reshapes`),
    s = o === void 0 ? null : o(n);
  return (
    s !== null && a.push(s),
    r?.reshapes !== void 0 && n.damage > 0 && n.type === r.reshapes && a.push(`tri3`),
    a.length === 0 ? i : [...i, ...a]
  );
}
const Di = {
  single: [`single`],
  tri3: [`tri3`],
  disc7: [`disc7`],
  arc3: [`arc3`],
  ring6: [`ring6`],
  line: [`line`],
  self: [`self`],
  none: [`none`],
  wildfire: [`wildfire`],
};
function* Oi(e, t, n) {
  do {
    yield* Ls(e, t, n, Fn(t));
    const r = n.sleepers.shift();
    r !== void 0 && (yield* vr(e, t, n, r, sr, 0));
  } while (n.fallen.length > 0 || n.sleepers.length > 0);
}
function ki(e, t, { head: n, tail: r }) {
  const i = Hn(e, t);
  return an[n].filter((e) => !mn(i, e) && e !== r);
}
function Ai(e, t, n, r, i, a) {
  if (a(n, [])) return !0;
  const o = Hn(e, t),
    s = I(e, t, `hasTail`) === !0;
  if (i) {
    for (let e = 0; e < on.length; e++)
      if (
        !(on[n.head][e] > r || e === n.head || e === n.tail || mn(o, e)) &&
        a({ head: e, tail: s ? n.head : -1 }, [e])
      )
        return !0;
    return !1;
  }
  return ji(o, s, n, r, [], a);
}
function ji(e, t, n, r, i, a) {
  if (r === 0) return !1;
  const o = an[n.head];
  for (let s = 0; s < o.length; s++) {
    const c = o[s];
    if (mn(e, c) || c === n.tail) continue;
    const l = { head: c, tail: t ? n.head : -1 },
      u = [...i, c];
    if (a(l, u) || ji(e, t, l, r - 1, u, a)) return !0;
  }
  return !1;
}
const Mi = [
    [0, 2],
    [1, 1],
    [1, -1],
    [0, -2],
    [-1, -1],
    [-1, 1],
  ],
  Ni = Pi();
function Pi() {
  const e = [],
    [t, n] = [(e) => Math.min(...E.map((t) => t[e])) - 1, (e) => Math.max(...E.map((t) => t[e])) + 1];
  for (let r = t(`r`); r <= n(`r`); r++)
    for (let i = t(`q`); i <= n(`q`); i++) e.push({ hex: en(i, r), x: 2 * i + r, y: 3 * r });
  return e;
}
const Fi = (e) => {
  const { q: t, r: n } = E[e];
  return Mi.map(([e, r]) => [2 * t + n + e, 3 * n + r]);
};
function Ii(e, t, n, r) {
  const i = { lo: 0, hi: 0 },
    a = { lo: 0, hi: 0 },
    o = /* @__PURE__ */ new Map(),
    s = [];
  if (e[0] === t[0] && e[1] === t[1]) return { crossed: i, seams: s, touched: a };
  const c = Li(t[0] - e[0], t[1] - e[1]);
  for (let l = 0; l < Ni.length; l++) {
    const u = Ni[l];
    if (Ri(e, t, u, c)) continue;
    const d = zi(e, t, u);
    if (d !== `none`) {
      if (u.hex === -1) return null;
      if (u.hex !== n && u.hex !== r) {
        if ((pn(a, u.hex), d === `inside`)) pn(i, u.hex);
        else if (d !== `corner`) {
          const e = o.get(d);
          e === void 0 ? o.set(d, u.hex) : s.push(e, u.hex);
        }
      }
    }
  }
  return { crossed: i, seams: s, touched: a };
}
const Li = (e, t) => Math.max(...Mi.map(([n, r]) => Math.abs(e * r - t * n)));
function Ri(e, t, { x: n, y: r }, i) {
  return (
    n + 1 < Math.min(e[0], t[0]) ||
    n - 1 > Math.max(e[0], t[0]) ||
    r + 2 < Math.min(e[1], t[1]) ||
    r - 2 > Math.max(e[1], t[1]) ||
    Math.abs((t[0] - e[0]) * (r - e[1]) - (t[1] - e[1]) * (n - e[0])) > i
  );
}
function zi(e, t, { x: n, y: r }) {
  if (Bi(e, t, n, r)) return `inside`;
  const i = Mi.map(([e, t]) => [n + e, r + t]).filter((n) => Hi(e, t, n));
  for (let n = 1; n < i.length; n++)
    if (Gi(e, t, i[0], i[n])) return [i[0], i[n]].map(String).sort().join(` `);
  return i.some((n) => Wi(e, t, n)) ? `corner` : `none`;
}
function Bi(e, t, n, r) {
  let [i, a, o, s] = [0, 1, 1, 1],
    [c, l, u, d] = [e[0] - n, e[1] - r, t[0] - e[0], t[1] - e[1]];
  for (const [e, t, n] of Vi) {
    const r = n - (e * c + t * l),
      f = e * u + t * d;
    if (f === 0) {
      if (r <= 0) return !1;
    } else f > 0 ? r * s < o * f && ([o, s] = [r, f]) : -r * a > i * -f && ([i, a] = [-r, -f]);
  }
  return i * s < o * a;
}
const Vi = [
    [1, 0, 1],
    [-1, 0, 1],
    [1, 1, 2],
    [-1, -1, 2],
    [1, -1, 2],
    [-1, 1, 2],
  ],
  Hi = (e, t, n) => (t[0] - e[0]) * (n[1] - e[1]) === (t[1] - e[1]) * (n[0] - e[0]),
  Ui = (e, t, n) => (t[0] - e[0]) * (n[0] - e[0]) + (t[1] - e[1]) * (n[1] - e[1]),
  Wi = (e, t, n) => Ui(e, t, n) > 0 && Ui(e, t, n) < Ui(e, t, t);
function Gi(e, t, n, r) {
  const [i, a] = [Ui(e, t, n), Ui(e, t, r)];
  return Math.max(0, Math.min(i, a)) < Math.min(Ui(e, t, t), Math.max(i, a));
}
function Ki(e, t) {
  const n = Fi(e).flatMap((n) =>
    Fi(t).flatMap((r) => {
      const i = Ii(n, r, e, t);
      return i === null ? [] : [i];
    }),
  );
  return n.filter((e, t) => !n.some((n, r) => r !== t && Ji(n, e) && (r < t || !Ji(e, n))));
}
const qi = (e, t) => (e.lo & ~t.lo) === 0 && (e.hi & ~t.hi) === 0;
function Ji(e, t) {
  if (!qi(e.crossed, t.crossed) || !qi(e.touched, t.touched)) return !1;
  for (let n = 0; n < e.seams.length; n += 2) {
    const [r, i] = [e.seams[n], e.seams[n + 1]];
    if (
      !mn(t.crossed, r) &&
      !mn(t.crossed, i) &&
      !t.seams.some((e, n) => n % 2 == 0 && e === r && t.seams[n + 1] === i)
    )
      return !1;
  }
  return !0;
}
const Yi = [];
function Xi(e, t, n, r) {
  let i = e < t ? e * E.length + t : t * E.length + e,
    a = Yi[i];
  a === void 0 && ((a = Ki(Math.min(e, t), Math.max(e, t))), (Yi[i] = a));
  for (let e = 0; e < a.length; e++) {
    const { crossed: t, seams: i, touched: o } = a[e],
      s = r ? o : t;
    if (((s.lo & n.lo) | (s.hi & n.hi)) === 0 && (r || !Zi(i, n))) return !0;
  }
  return !1;
}
function Zi(e, t) {
  for (let n = 0; n < e.length; n += 2) if (mn(t, e[n]) && mn(t, e[n + 1])) return !0;
  return !1;
}
const Qi = [],
  $i = [];
function ea(e, t, n, r) {
  let i = 0,
    a = Hn(e, t.who);
  for (let o = 0; o < M.length; o++) {
    const { hex: s, tail: c } = e.fighters[o];
    if (o === t.who || s === -1) continue;
    const l = e.abilities ? (I(e, o, `farther`) ?? 0) : 0;
    for (let u = s; ; u = c) {
      if (ta(e, t, n, u, r, l, c === -1 ? a : Hn(e, t.who, o))) {
        if (!ra(e, t, o)) break;
        (Qi[i] = u), ($i[i++] = o);
      }
      if (u === c || c === -1) break;
    }
  }
  return i;
}
function ta(e, { needsSight: t, blinded: n }, r, i, a, o, s) {
  const c = on[r][i];
  return c > 1 && c + o > a ? !1 : c <= 1 ? c <= a : !t || (!n && Xi(r, i, s, e.closed));
}
function na(e, t, { head: n, tail: r }, i) {
  let a = `range`,
    { hex: o, tail: s } = e.fighters[i],
    c = { ...t, needsSight: !1 },
    l = Hn(e, t.who, i),
    u = I(e, i, `farther`) ?? 0;
  for (const d of [n, r])
    for (const n of [o, s])
      if (d !== -1 && n !== -1 && ta(e, c, d, n, t.range, u, l)) {
        if (ta(e, t, d, n, t.range, u, l)) return ra(e, t, i) ? null : `other`;
        a = `sight`;
      }
  return a;
}
function ra(e, { who: t, plan: n }, r) {
  if (e.abilities && I(e, r, `shuns`)?.(e, t) === !0) return !1;
  for (const { does: t, effect: i } of n.effects) if (t.admits !== void 0 && !t.admits(e, r, i)) return !1;
  return !0;
}
const ia = [
    ...new Map(
      E.flatMap(({ q: e, r: t }) => [[0, 0], ...nn].map(([n, r]) => [`${e + n},${t + r}`, [e + n, t + r]])),
    ).values(),
  ],
  aa = [],
  oa = (e) => {
    const t = e.filter((e) => e !== -1);
    return aa.push({ hexes: t, ...fn(t) }) - 1;
  };
function sa(e) {
  const t = /* @__PURE__ */ new Set();
  return e.flatMap((e) => {
    const n = e.filter((e) => e !== -1),
      r = [...n].sort((e, t) => e - t).join(` `);
    return n.length === 0 || t.has(r) ? [] : (t.add(r), [oa(n)]);
  });
}
const ca = (e, t) => nn.map(([n, r]) => en(e + n, t + r)),
  la = (e, t) => [0, 1, 2].map((n) => e[(t + n) % 6]);
for (let e = 0; e < E.length; e++) oa([e]);
const ua = sa(
    ia.flatMap(([e, t]) => {
      const n = ca(e, t);
      return nn.map((r, i) => [en(e, t), n[i], n[(i + 1) % 6]]);
    }),
  ),
  da = sa(ia.map(([e, t]) => [en(e, t), ...ca(e, t)])),
  fa = sa(
    ia.flatMap(([e, t]) => {
      const n = ca(e, t);
      return nn.map((e, t) => la(n, t));
    }),
  ),
  pa = E.map(({ q: e, r: t }) => sa(nn.map((n, r) => la(ca(e, t), r)))),
  ma = E.map(({ q: e, r: t }) => oa(ca(e, t))),
  ha = aa,
  ga = (e) => E.map((t, n) => e.filter((e) => ha[e].hexes.includes(n))),
  _a = ga(ua),
  va = ga(da),
  ya = ga(fa),
  ba = ha.length,
  xa = ba + nn.length,
  Sa = xa + 1,
  Ca = ({ range: e, plan: t }, n) => (n === `ring6` || (n === `arc3` && t.attack.range === 1) ? 1 : e);
function wa(e, t) {
  let n = 0;
  for (let r = 0; r < t; r++) mn(e, Qi[r]) && (n |= 1 << $i[r]);
  return n;
}
function Ta(e, { who: t }, n, { head: r, tail: i }) {
  for (let a = 0; a < M.length; a++)
    if (n & (1 << a) && Ln(t, a) && (Rn(e.fighters[a], r) || (i !== -1 && Rn(e.fighters[a], i)))) return !0;
  return !1;
}
function Ea(e, t, n) {
  const { plan: r, atFoe: i } = t,
    [a] = t.shapes;
  if (a === `self` || a === `none`) return !i;
  if (r.isBeam || r.teleports) return !i || Da(e, t, n).length > 0;
  const o = Ca(t, a);
  for (let r = n.head; r !== -1; r = r === n.head ? n.tail : -1) {
    const a = ea(e, t, r, o);
    if (a === 0) continue;
    let s = 0;
    for (let e = 0; e < a; e++) s |= 1 << $i[e];
    if (!i || Ta(e, t, s, n)) return !0;
  }
  return !1;
}
function Da(e, t, n) {
  const r = [],
    i = [];
  for (const a of t.shapes) {
    if (a === `self` || a === `none` || a === `wildfire`) return Aa;
    for (
      let o = n.head;
      o !== -1 && (Oa(e, t, a, o, n, i, r), !(o === n.tail || t.plan.tailToo));
      o = o === n.head ? n.tail : -1
    );
  }
  return r;
}
function Oa(e, t, n, r, i, a, o) {
  const { plan: s } = t,
    c = s.isBeam ? 0 : ea(e, t, r, Ca(t, n)),
    l = s.isBeam ? ja : Ma(e, t, n, r, c);
  for (let n = 0; n < l.length; n++) {
    const u = r === i.head ? l[n] : l[n] + Sa,
      d = s.isBeam ? Fa(e, t, r, u, n) : Na(e, t, r, u, l[n], c, i);
    if ((d.mask === 0 && !s.isBeam) || (t.atFoe && !Ta(e, t, d.mask, i))) continue;
    const f = `${d.mask} ${d.covered}`;
    a.includes(f) || (a.push(f), o.push(d));
  }
}
const ka = Object.freeze([]),
  Aa = Object.freeze([Object.freeze({ laid: xa, mask: 0, covered: ka })]),
  ja = nn.map((e, t) => ba + t);
function Ma(e, t, n, r, i) {
  if (n === `ring6`) return [ma[r]];
  if (n === `arc3` && t.plan.attack.range === 1) return pa[r];
  const a = Qi.slice(0, i);
  if ((t.plan.teleports && a.unshift(e.fighters[t.who].hex), n === `single`)) return a;
  const o = n === `tri3` ? _a : n === `disc7` ? va : ya;
  return a.length === 1 ? o[a[0]] : [...new Set(a.flatMap((e) => o[e]))];
}
function Na(e, t, n, r, i, a, { tail: o }) {
  let { plan: s, who: c } = t,
    l = ha[i],
    u = wa(l, a);
  s.teleports && mn(l, e.fighters[c].hex) && (u |= 1 << c),
    s.tailToo && o !== -1 && (u |= wa(ha[ma[o]], ea(e, t, o, 1)));
  const d = s.laysBoulder || s.breaks !== null;
  return { laid: r, mask: u, covered: d ? Pa(e, t, n, l.hexes) : ka };
}
function Pa(e, t, n, r) {
  const i = Hn(e, t.who);
  return r.filter(
    (r) => e.boulders.includes(r) === (t.plan.breaks !== null) && ta(e, t, n, r, t.range, 0, i),
  );
}
function Fa(e, t, n, r, i) {
  let a = [],
    o = sn[n][i],
    s = 0;
  for (
    let n = 0;
    n < o.length && n < t.range && !(e.boulders.includes(o[n]) && t.plan.breaks === null);
    n++
  ) {
    a.push(o[n]);
    for (let r = 0; r < M.length; r++) {
      const { hex: i, tail: a } = e.fighters[r];
      if (r === t.who || (i !== o[n] && a !== o[n])) continue;
      const c = n > 0 && e.abilities ? (I(e, r, `farther`) ?? 0) : 0;
      n + 1 + c <= t.range && ra(e, t, r) && (s |= 1 << r);
    }
  }
  return { laid: r, mask: s, covered: t.plan.jumps || t.plan.breaks !== null ? a : ka };
}
function Ia(e, t, n) {
  let r = 0;
  for (let i = 0; i < M.length; i++) {
    const a = e.fighters[i];
    i !== t.who && a.hex !== -1 && n.some((e) => Rn(a, e)) && ra(e, t, i) && (r |= 1 << i);
  }
  return r;
}
const La = (e, t = null, n = !1) => ({ attack: e, boost: t, borrowed: !1, again: !1, atFoe: n }),
  Ra = (e, t = null, n = !1) => ({ ...La(e, t, n), borrowed: !0 }),
  za = (e) => e.rages && e.attacks === 0;
function Ba(e, t, n) {
  const r = e.fighters[t.who],
    { attack: i, borrowed: a, again: o, boost: s } = n;
  if (r.hex === -1 || (!o && t.used.includes(i)) || (!a && r.exhausted.includes(i))) return !1;
  const c = Zo(i),
    l = fr(e, t.who);
  if ((c.attack.hourglass && l & 4) || ((l & 2 || t.asleep) && !c.asleepOnly)) return !1;
  for (const { does: n, effect: r } of c.effects) if (n.bars?.(e, t, r, i, s) === !0) return !1;
  return c.copies !== null && Ga(e, t, c, n.atFoe).length === 0 ? !1 : Va(e, t, wi(e, t, c, s, n.atFoe));
}
function Va(e, t, n) {
  const { hex: r, tail: i } = e.fighters[t.who],
    { moves: a } = n.plan;
  return a === null || Wa(e, t)
    ? n.plan.attack.shape !== `wildfire` && Ea(e, n, { head: r, tail: i })
    : !Ua(e, n, a.n) && Ai(e, t.who, { head: r, tail: i }, a.n, a.over, Ha(e, n));
}
const Ha = (e, t) => (n, r) =>
  t.plan.attack.shape === `wildfire`
    ? Ia(e, t, r) !== 0 && (!t.atFoe || Wn(e, t.who, n.head, n.tail))
    : Ea(e, t, n);
function Ua(e, { who: t, range: n }, r) {
  const { hex: i, tail: a } = e.fighters[t];
  for (let o = 0; o < M.length; o++) {
    const s = e.fighters[o];
    if (o !== t && s.hex !== -1 && (on[i][s.hex] <= r + n || s.tail !== -1 || a !== -1)) return !1;
  }
  return !0;
}
const Wa = (e, t) => t.still || (e.go !== null && e.go.who === t.who && e.go.still);
function Ga(e, t, n, r) {
  const i = n.copies === `last-hit` ? [e.fighters[t.who].hitBy] : e.used[k(O(t.who))];
  return [...new Set(i)].filter((i) => i >= 0 && i !== n.index && Ba(e, t, Ra(i, null, r)));
}
function Ka(e, t, n, r) {
  return e.fighters[t.who].attacks.filter((i) => Ba(e, t, La(i, n, r)));
}
function qa(e, t, n, r) {
  if (!e.abilities || I(e, t.who, `borrows`) !== !0) return [];
  const i = M.flatMap((n) => {
    if (!Ln(t.who, n) || !N(e, n) || !zn(e, t.who, n)) return [];
    const { attacks: r, exhausted: i } = e.fighters[n];
    return r.filter((e) => !i.includes(e));
  });
  return [...new Set(i)].filter((i) => Ba(e, t, Ra(i, n, r)));
}
function* Ja(e, t, n, r, i) {
  const a = t.fighters[r],
    o = a.hex;
  if (((a.hex = i), L(e, 255, `f.moved-to`, A(t, r), P(a), i), t.abilities)) {
    I(t, r, `hasTail`) === !0 && (a.tail = o), Ya(t);
    for (const i of M)
      if (i !== r && N(t, i) && N(t, r) && zn(t, i, r))
        for (const a of F(t, i)) {
          const o = V[a].arrival;
          o !== void 0 && (yield* o(e, t, i, n, r));
        }
  }
}
function Ya(e) {
  for (const t of M) e.fighters[t].tail !== -1 && I(e, t, `hasTail`) !== !0 && (e.fighters[t].tail = -1);
}
function Xa(e, t) {
  return an[e.fighters[t].hex].filter((t) => Vn(e, t));
}
const Za = `stop`;
function* Qa(e, t, n, r, i) {
  for (let a = i; a > 0; a--) {
    if (!N(t, r.who) || Wa(t, r)) return;
    const i = yield* e.ask(A(t, r.who), Rr(P(t.fighters[r.who]), a), () => [...Xa(t, r.who), Za]);
    if (i === Za) return;
    yield* $a(e, t, n, r, i);
  }
}
function* $a(e, t, n, r, i) {
  (r.moved = !0), yield* Ja(e, t, n, r.who, i);
}
function* eo(e, t, n, r, i, a, o, s) {
  for (let c = a ? 1 : i; c > 0; c--) {
    const l = t.fighters[r.who];
    if (l.hex === -1 || Wa(t, r)) return;
    const u = a ? no(t, r.who, i, o) : to(t, r.who, c, o, s);
    if ((o({ head: l.hex, tail: l.tail }, s) && u.push(Za), u.length === 0)) return;
    const d = yield* e.ask(A(t, r.who), Rr(P(l), a ? i : c), () => u);
    if (d === Za) return;
    s.push(d), yield* $a(e, t, n, r, d);
  }
}
function to(e, t, n, r, i) {
  const { hex: a, tail: o } = e.fighters[t],
    s = I(e, t, `hasTail`) === !0;
  return ki(e, t, { head: a, tail: o }).filter((o) => {
    const c = [...i, o];
    return Ai(e, t, { head: o, tail: s ? a : -1 }, n - 1, !1, (e, t) => r(e, [...c, ...t]));
  });
}
function no(e, t, n, r) {
  const { hex: i } = e.fighters[t],
    a = I(e, t, `hasTail`) === !0 ? i : -1,
    o = [];
  for (let t = 0; t < E.length; t++) on[i][t] <= n && Vn(e, t) && r({ head: t, tail: a }, [t]) && o.push(t);
  return o;
}
const ro = (e, t, n) => t === n || I(e, t, `rooted`) !== !0,
  io = _(`normal`);
function ao(e, t, n) {
  const { hearts: r, max: i } = e.fighters[n];
  return {
    who: n,
    adjacent: n !== t.by && zn(e, t.by, n),
    own: [],
    extra: [],
    hearts: r,
    full: r >= i,
    abilities: F(e, n),
    weak: !1,
    ignored: !1,
    lost: 0,
    healed: 0,
    bled: 0,
  };
}
function oo(e, t, n) {
  const { attack: r, type: i, effects: a } = Zo(t.attack);
  for (let e = 0; e < r.damage; e++) n.own.push(i);
  for (const { does: r, effect: i } of a) r.symbols?.(e, t, n, i);
  if (n.own.length !== 0) for (const e of n.own) t.deals |= 1 << e;
}
function so(e, t, n) {
  if (n.own.length === 0) return;
  n.extra.push(...t.extra);
  const r = t.boost?.adds;
  if ((r !== void 0 && t.deals & (1 << _(r)) && n.extra.push(_(r)), e.abilities))
    for (const r of F(e, t.by)) V[r].adds?.(e, t.by, t, n);
  fr(e, n.who) & 1 && n.extra.push(io);
}
function co(e, t, n) {
  const { type: r } = e.fighters[n.who];
  if (e.abilities && Bs(e, n.who)) {
    n.ignored = !0;
    return;
  }
  const i = I(e, n.who, `absorbs`),
    a = I(e, t.by, `countsAs`),
    o = (e) => {
      if (e === i) {
        n.healed++;
        return;
      }
      const o = t.boost?.allSuper ? 2 : Math.max(Ie[e][r], a === void 0 ? 0 : Ie[a(e)][r]);
      o === 2 && (n.weak = !0), (n.lost += o);
    };
  for (let e = 0; e < n.own.length; e++) o(n.own[e]);
  for (let e = 0; e < n.extra.length; e++) o(n.extra[e]);
  e.abilities && n.lost > 0 && lo(e, t, n);
}
function lo(e, t, n) {
  let r = 0;
  for (const i of F(e, n.who)) r += V[i].reduces?.(e, n.who, t, n) ?? 0;
  for (const t of M) In(t, n.who) && N(e, t) && zn(e, t, n.who) && (r += I(e, t, `guards`) ?? 0);
  n.lost = Math.max(0, n.lost - r);
  for (const t of F(e, n.who)) n.lost = V[t].caps?.(n.lost, n) ?? n.lost;
}
function uo(e, t) {
  if (t.ignored) {
    (t.lost = 0), (t.healed = 0);
    return;
  }
  const n = e.fighters[t.who],
    r = Math.max(0, Math.min(n.max, n.hearts - t.lost + t.healed));
  (t.bled = Math.max(0, n.hearts - r)), (n.hearts = r);
}
const fo = (e, t) => !e.ignored && (e.own.includes(t) || e.extra.includes(t));
function* po(e, t, n, r, i) {
  const a = Zo(r.attack),
    o = t.fighters[n.who];
  if (
    (n.used.push(r.attack),
    L(e, 255, `f.used-attack`, A(t, n.who), P(o), r.attack),
    a.attack.hourglass && !r.borrowed && I(t, n.who, `tireless`) !== !0 && Jn(o, r.attack, ri),
    a.copies !== null)
  )
    yield* mo(e, t, n, a, r, i);
  else {
    t.used[O(n.who)].push(r.attack);
    for (let o = 0; o < a.times; o++) {
      if (!N(t, n.who) || (o > 0 && zs(t) >= 0)) return;
      const s = i ?? br();
      yield* go(e, t, n, r, a, s, o > 0), i === null && (yield* Oi(e, t, s));
    }
  }
}
function* mo(e, t, n, r, { atFoe: i }, a) {
  const o = yield* e.ask(A(t, n.who), Br(r.index), () => Ga(t, n, r, i));
  yield* po(e, t, n, Ra(o, null, i), a);
}
const ho = (e, t, n, r) => ({
  by: e.who,
  attack: t,
  go: e,
  chain: r,
  boost: n,
  extra: [],
  entered: [],
  laid: 0,
  covered: [],
  broken: [],
  hits: [],
  deals: 0,
});
function* go(e, t, n, r, i, a, o) {
  const s = ho(n, r.attack, r.boost, a),
    c = a.fallen;
  if (((a.fallen = []), (yield* _o(e, t, s, i, r)) && (yield* vo(e, t, s, i, r, o)))) {
    yield* yo(e, t, s), yield* bo(e, t, s, i), yield* So(e, t, s), yield* Ls(e, t, a, O(s.by));
    for (const { does: n, effect: r } of i.effects)
      n.last !== void 0 && N(t, s.by) && (yield* n.last(e, t, s, r));
  }
  a.fallen.push(...c);
}
function* _o(e, t, n, r, i) {
  const { go: a, chain: o, by: s } = n;
  if (r.moves !== null) {
    const { n: c, over: l } = r.moves;
    if ((yield* eo(e, t, o, a, c, l, Ha(t, wi(t, a, r, i.boost, i.atFoe)), n.entered), !N(t, s))) return !1;
  }
  for (const { does: i, effect: a } of r.effects) i.before?.(e, t, n, a);
  if (t.abilities && r.harms) {
    for (const r of F(t, s)) {
      const i = V[r].before;
      i !== void 0 && (yield* i(e, t, s, n));
    }
    if (!N(t, s)) return !1;
  }
  return yield* ys(e, t, n), !0;
}
function* vo(e, t, n, r, i, a) {
  let { by: o, go: s } = n,
    c = wi(t, s, r, i.boost, i.atFoe && !a),
    { hex: l, tail: u } = t.fighters[o],
    d = 0;
  if (r.attack.shape === `wildfire`) d = Ia(t, c, n.entered);
  else {
    const i = P(t.fighters[o]),
      s = Da(t, c, { head: l, tail: u });
    if (s.length === 0) return L(e, 255, `f.nobody-there`, A(t, o), i, n.attack), !1;
    const f = a
      ? yield* e.ask(A(t, o), Lr(i, n.attack), () => [...s, `no`])
      : yield* e.ask(A(t, o), Ir(i, n.attack), () => s);
    if (f === `no`) return !1;
    const { laid: ee, covered: te, ...ne } = f;
    (d = ne.mask),
      (n.laid = ee),
      (n.covered = te),
      r.breaks !== null && (n.broken = te.filter((e) => t.boulders.includes(e)));
  }
  r.selfToo && (d |= 1 << o);
  for (const e of M) d & (1 << e) && n.hits.push(ao(t, n, e));
  return !0;
}
function* yo(e, t, n) {
  const { hits: r, by: i, attack: a } = n;
  for (const e of r) oo(t, n, e);
  for (const e of r) so(t, n, e);
  for (const e of r) co(t, n, e);
  for (const { who: e } of r) e !== i && (t.fighters[e].hitBy = a);
  yield* bs(e, t, n);
  for (const n of r) {
    uo(t, n);
    const r = t.fighters[n.who];
    n.lost > 0
      ? L(e, 255, `f.lost-hearts`, A(t, n.who), P(r), n.bled, r.hearts)
      : n.healed > 0
        ? L(e, 255, `f.regained`, A(t, n.who), P(r), n.healed, r.hearts)
        : n.own.length > 0 && L(e, 255, `f.unharmed`, A(t, n.who), P(r));
  }
  yield* Ms(e, t, n.chain);
}
function* bo(e, t, n, r) {
  for (const i of xo)
    for (const { does: a, effect: o } of r.effects) {
      if (!N(t, n.by)) return;
      const r = a[i];
      r !== void 0 && (yield* r(e, t, n, o));
    }
}
const xo = [`targets`, `boulders`, `attacker`];
function* So(e, t, n) {
  if (t.abilities)
    for (const r of Nn(O(n.by))) {
      if (r === n.by)
        for (const i of F(t, r)) {
          const a = V[i].afterOwn;
          a !== void 0 && N(t, r) && (yield* a(e, t, r, n, i));
        }
      const i = n.hits.find((e) => e.who === r);
      if (i !== void 0) {
        if (r !== n.by)
          for (const a of i.abilities) {
            const o = V[a].afterHit;
            o !== void 0 && (yield* o(e, t, r, n, i, a));
          }
        i.lost > 0 && (yield* Us(e, t, n.chain, r));
      }
    }
}
function* Co(e, t, n, r, i) {
  if (!N(t, n.who)) return;
  const a = t.fighters[n.who],
    o = yield* e.ask(A(t, n.who), zr(P(a)), () => [
      ...Ka(t, n, i, !1).map((e) => _n[e]),
      ...qa(t, n, i, !1).map((e) => vn[e]),
      `no`,
    ]);
  if (o === `no`) return;
  const { attack: s, borrowed: c } = o;
  yield* po(e, t, n, c ? Ra(s, i) : La(s, i), r);
}
function* wo(e, t, n, r) {
  const i = { ...La(ri), again: !0 };
  N(t, n.who) &&
    Ba(t, n, i) &&
    (yield* e.ask(A(t, n.who), zr(P(t.fighters[n.who])), () => [_n[ri], `no`])) !== `no` &&
    (yield* po(e, t, n, i, r));
}
const To = {
    *attacker(e, t, { go: n, chain: r }, { boost: i }) {
      yield* Co(e, t, n, r, i);
    },
  },
  Eo = {
    *last(e, t, { go: n, chain: r }) {
      yield* Co(e, t, n, r, null);
    },
  },
  Do = {},
  Oo = `stop`,
  ko = {
    *attacker(e, t, { chain: n, go: r }, { n: i, when: a }) {
      a === `after` && (yield* Qa(e, t, n, r, i));
    },
  },
  Ao = {
    *attacker(e, t, { chain: n, go: r, covered: i }) {
      const a = i.findLast((e) => Vn(t, e));
      a !== void 0 && ((r.moved = !0), yield* Ja(e, t, n, r.who, a));
    },
  },
  jo = {
    *targets(e, t, { hits: n, by: r, chain: i }) {
      for (const { who: a } of n) {
        if (!N(t, a) || !N(t, r) || !ro(t, a, r)) continue;
        const { hex: n, tail: o } = t.fighters[r],
          s = [...an[n], ...(o >= 0 ? an[o] : [])],
          c = yield* e.ask(A(t, r), Hr(P(t.fighters[a])), () => [...new Set(s.filter((e) => Vn(t, e))), Oo]);
        c !== Oo && (yield* Ja(e, t, i, a, c));
      }
    },
  };
function* Mo(e, t, { hits: n, by: r, chain: i }, a) {
  const o = new Map(n.filter(({ who: e }) => e !== r && ro(t, e, r)).map(({ who: e }) => [e, a]));
  for (;;) {
    if (!N(t, r)) return;
    const n = yield* e.ask(A(t, r), Vr(P(t.fighters[r])), () => [...No(t, o), Oo]);
    if (n === Oo) return;
    const { who: a, to: s } = n;
    o.set(a, o.get(a) - 1), yield* Ja(e, t, i, a, s);
  }
}
function No(e, t) {
  return [...t].flatMap(([t, n]) => (n > 0 && N(e, t) ? Xa(e, t).map((e) => kn(t, e)) : []));
}
const Po = {
    *targets(e, t, n, { n: r }) {
      yield* Mo(e, t, n, r);
    },
  },
  Fo = {
    *targets(e, t, { hits: n, by: r, chain: i, go: a }) {
      for (const { who: o } of n) {
        if (!N(t, o) || !ro(t, o, r)) continue;
        const n = yield* e.ask(A(t, r), Ur(P(t.fighters[o])), () => [...hn.filter((e) => Vn(t, e)), Oo]);
        n !== Oo && (o === r && (a.moved = !0), yield* Ja(e, t, i, o, n));
      }
    },
  },
  Io = {
    *boulders(e, t, { by: n, covered: r }) {
      const i = r.filter((e) => Vn(t, e));
      if (i.length === 0) return;
      const a = yield* e.ask(A(t, n), Gr, () => i);
      t.boulders.push(a), L(e, 255, `f.boulder-placed`, a);
    },
  },
  Lo = {
    symbols(e, { by: t, laid: n, broken: r }, i, { adds: a, to: o }) {
      const { hex: s, tail: c } = e.fighters[t],
        l = n >= Sa ? c : s,
        { hex: u, tail: d } = e.fighters[i.who],
        f = (e) => (e < 0 ? 0 : on[l][e]);
      for (const e of r) {
        const t = f(e) < Math.max(f(u), f(d));
        (o === `all` || t) && i.own.push(_(a));
      }
    },
    boulders(e, t, { broken: n }) {
      for (const r of n) t.boulders.splice(t.boulders.indexOf(r), 1), L(e, 255, `f.boulder-broken`, r);
      return R;
    },
  },
  Ro = {},
  zo = {};
function Bo(e, t) {
  let { speed: n, type: r } = e.fighters[t],
    i = n + jn(e, t).speed[r];
  if (!e.abilities) return i;
  for (const n of F(e, t)) V[n].doubles?.(e, t) === !0 && (i *= 2);
  if (e.go !== null && e.go.who === t) for (let t = 0; t < e.go.doubled; t++) i *= 2;
  return i;
}
function Vo(e, t) {
  const n = Bo(e, t);
  return I(e, t, `ignoresSlow`) === !0 ? n : Math.max(0, Math.min(n, mr(e, t)) - e.fighters[t].slowedBy);
}
const Ho = (e, t) => (t.own && !t.still && !t.asleep ? Math.max(0, Vo(e, t.who) - t.steps) : 0),
  Uo = {
    bars: (e, t, n, r, i) => t.moved && i?.waives !== m[r].id,
    before(e, t, { go: n, boost: r, attack: i }) {
      r?.waives !== m[i].id && (n.still = !0);
    },
  },
  Wo = { bars: (e, t, { n }) => Ho(e, t) < n },
  Go = { admits: (e, t, { speed: n }) => Vo(e, t) === n },
  Ko = { bars: (e, t) => !t.asleep },
  qo = () => ({
    'free-moves': ko,
    jump: Ao,
    toss: jo,
    push: Po,
    teleport: Fo,
    'free-attack': To,
    'another-attack': Eo,
    copy: Do,
    condition: li,
    'asleep-after': ui,
    disable: di,
    'burn-out': fi,
    heal: hi,
    drain: gi,
    'per-missing-heart': _i,
    'per-counter': vi,
    'when-low': yi,
    'against-healthier': bi,
    repeat: xi,
    recoil: Si,
    'self-too': Ci,
    standing: Uo,
    'steps-left': Wo,
    'only-speed': Go,
    'asleep-only': Ko,
    boulder: Io,
    'break-boulders': Lo,
    'no-sight': Ro,
    'tail-too': zo,
  }),
  Jo = [`per-missing-heart`, `per-counter`];
function Yo(e, t, n) {
  const { shape: r, effects: i, range: a, damage: o } = e,
    s = (e) => i.find((t) => t.does === e) ?? null,
    c = i.find((e) => e.does === `free-moves` && e.when === `before`),
    l = r === `line`;
  return {
    index: t,
    attack: e,
    type: ii[t],
    moves: c ?? null,
    times: s(`repeat`)?.times ?? 1,
    needsSight: !l && s(`no-sight`) === null,
    isBeam: l,
    isNear: r === `ring6` || (r === `arc3` && a === 1),
    jumps: s(`jump`) !== null,
    teleports: s(`teleport`) !== null,
    laysBoulder: s(`boulder`) !== null,
    breaks: s(`break-boulders`)?.to ?? null,
    tailToo: s(`tail-too`) !== null,
    selfToo: s(`self-too`) !== null,
    harms: o > 0 || i.some(({ does: e }) => Jo.includes(e)),
    asleepOnly: s(`asleep-only`) !== null,
    copies: s(`copy`)?.from ?? null,
    effects: i.map((e) => ({ effect: e, does: n[e.does] })),
  };
}
let Xo = null;
function Zo(e) {
  if (Xo === null) {
    const e = qo();
    Xo = m.map((t, n) => Yo(t, n, e));
  }
  return Xo[e];
}
const Qo = new Map(h.map(({ id: e }, t) => [e, t])),
  $o = (e) => Qo.get(e),
  es = (e, t, n) => e.sides[t].powers.includes(n);
function ts(e, t, n) {
  t.powers.splice(t.powers.indexOf(n), 1), L(e, 255, `f.used-power`, t.seat, n);
}
const ns = $o(`defensive-position`),
  rs = $o(`power-surge`),
  is = $o(`second-wind`),
  as = $o(`quick-step`),
  os = $o(`endure`),
  ss = $o(`rally`),
  cs = $o(`feint`),
  ls = _(`normal`),
  us = (e) => e.steps === 0 && !e.moved && e.attacks === 0,
  ds = {
    offered: (e, t) => us(t) && e.fighters[t.who].hearts < e.fighters[t.who].max,
    play: (e, t, n) => {
      const r = t.fighters[n.who],
        i = qn(r, 2);
      return L(e, 255, `f.regained`, A(t, n.who), P(r), i, r.hearts), R;
    },
  },
  fs = {
    offered: (e, t) => !t.asleep && !Wa(e, t),
    *play(e, t, n) {
      const r = br();
      yield* Qa(e, t, r, n, 2), yield* Oi(e, t, r);
    },
  },
  ps = {
    offered: (e, t) => t.attacks === 0 && e.fighters[t.who].exhausted.length > 0,
    *play(e, t, n) {
      const r = t.fighters[n.who],
        i = yield* e.ask(A(t, n.who), $r(P(r)), () => r.exhausted.slice());
      r.exhausted.splice(r.exhausted.indexOf(i), 1), L(e, 255, `f.refreshed`, A(t, n.who), P(r), i);
    },
  },
  ms = {
    offered: (e, t) => us(t) && hs(e, t.who).length > 0,
    *play(e, t, n) {
      const r = br();
      yield* vr(e, t, r, yield* e.ask(A(t, n.who), ei, () => hs(t, n.who)), cr, 0), yield* Oi(e, t, r);
    },
  },
  hs = (e, t) => M.filter((n) => Ln(t, n) && N(e, n)),
  gs = (() => {
    const e = [];
    return (
      (e[ns] = null),
      (e[rs] = null),
      (e[os] = null),
      (e[is] = ds),
      (e[as] = fs),
      (e[ss] = ps),
      (e[cs] = ms),
      e
    );
  })(),
  _s = (e, t) => jn(e, t.who).powers.filter((n) => gs[n]?.offered(e, t) === !0);
function* vs(e, t, n, r) {
  ts(e, jn(t, n.who), r), yield* gs[r].play(e, t, n);
}
function* ys(e, t, n) {
  const r = O(n.by);
  if (!es(t, r, rs) || !Zo(n.attack).harms) return;
  const i = t.fighters[n.by];
  if ((yield* e.ask(t.sides[r].seat, Xr(P(i), n.attack), () => Cn)) !== `no`) {
    ts(e, t.sides[r], rs);
    for (let e = 0; e < 1; e++) n.extra.push(ls);
  }
}
function* bs(e, t, n) {
  for (const r of [Fn(t), k(Fn(t))]) {
    if (!es(t, r, ns)) continue;
    const i = n.hits.filter(({ who: e, lost: t, ignored: n }) => O(e) === r && t > 0 && !n);
    if (i.length !== 0 && (yield* e.ask(t.sides[r].seat, Zr(n.attack), () => Cn)) !== `no`) {
      ts(e, t.sides[r], ns);
      for (const e of i) e.ignored = !0;
    }
  }
}
function* xs(e, t, n) {
  for (const r of [Fn(t), k(Fn(t))]) {
    const i = n.filter((e) => O(e) === r);
    if (i.length === 0 || !es(t, r, os)) continue;
    const a = yield* e.ask(t.sides[r].seat, Qr, () => [...i, `no`]);
    if (a === `no`) continue;
    ts(e, t.sides[r], os);
    const o = t.fighters[a];
    (o.hearts = 1), (o.falling = !1), L(e, 255, `f.endured`, A(t, a), P(o));
  }
}
const Ss = Object.freeze([]),
  Cs = () => ({
    card: -1,
    stage: 0,
    hex: -1,
    tail: -1,
    hearts: 0,
    max: 0,
    type: 0,
    speed: 0,
    grown: !0,
    attacks: Ss,
    abilities: Ss,
    exhausted: [],
    marks: 0,
    slowedTo: 99,
    slowedBy: 0,
    counters: [],
    hitBy: -1,
    done: !1,
    passed: !1,
    activations: 0,
    falling: !1,
  }),
  ws = T(`magikarp`),
  Ts = (e, t) => (e === ws && t === 0 ? Ss : Object.freeze([e]));
function Es(e, t, n) {
  const r = e.stage[n],
    i = Pt[n][r],
    a = Mt[n][e.level[n] - 1] + t.hearts[i];
  return {
    ...Cs(),
    card: n,
    stage: r,
    hearts: a,
    max: a,
    type: i,
    speed: C[n].speed,
    grown: oi[n][r],
    attacks: Object.freeze(ci(ai[n][r], e.taught[n])),
    abilities: Ts(n, r),
  };
}
const Ds = (e, t) => e.players[t].team.filter((t) => !e.league.barred.includes(t)),
  Os = (e, t, n) =>
    Ds(e, n.seat).filter((e) => !t.fallen.includes(e) && !t.fighters.some((t) => t.card === e)),
  ks = (e, t, n) => Os(e, t, t.sides[n]),
  As = (e, { home: t }) => cn[t].filter((t) => Vn(e, t));
function* js(e, t, n) {
  const r = O(n),
    i = t.sides[r];
  if (As(t, i).length === 0) return L(e, 255, `f.reserve-waits`, i.seat), `waits`;
  const a = yield* e.ask(i.seat, Nr, () => [...ks(e.s, t, r), `no`]);
  if (((i.reserve = `gone`), (i.waits = !1), a === `no`))
    return L(e, 255, `f.no-reserve`, i.seat), `declined`;
  const o = Es(e.s, i, a),
    s = yield* e.ask(i.seat, Or(P(o)), () => As(t, i));
  (o.hex = s), (t.fighters[n] = o), L(e, 255, `f.reserve-came`, i.seat, P(o), s);
  const c = I(t, n, `atStart`);
  return c !== void 0 && (yield* c(e, t, n)), `entered`;
}
function* Ms(e, t, n) {
  let r = Ns(t);
  if (r.length === 0) return;
  for (const e of r) t.fighters[e].falling = !0;
  yield* xs(e, t, r), (r = r.filter((e) => t.fighters[e].falling));
  const i = [];
  if (t.abilities) for (const a of r) yield* Ps(e, t, n, a, i);
  const a = r.filter((e) => ((t.fighters[e].falling = !1), t.fighters[e].hearts <= 0 || i.includes(e)));
  for (const n of a) Fs(e, t, n);
  n.fallen.push(...a), yield* Is(e, t, a);
}
const Ns = (e) =>
  Nn(Fn(e)).filter((t) => {
    const { hex: n, hearts: r, falling: i } = e.fighters[t];
    return n !== -1 && r <= 0 && !i;
  });
function* Ps(e, t, n, r, i) {
  for (const a of F(t, r)) {
    const o = V[a].beforeFaint;
    o !== void 0 && (i.push(r), yield* o(e, t, r, n, a));
  }
}
function Fs(e, t, n) {
  const r = t.fighters[n];
  (r.hex = -1), (r.tail = -1), (r.hearts = 0), t.fallen.push(r.card), L(e, 255, `f.fainted`, A(t, n), P(r));
}
function* Is(e, t, n) {
  for (const r of [Fn(t), k(Fn(t))]) {
    const i = t.sides[r],
      a = n.filter((e) => O(e) === r);
    if (i.reserve !== `ready` || a.length === 0) continue;
    if (ks(e.s, t, r).length === 0) {
      i.reserve = `gone`;
      continue;
    }
    const o = yield* e.ask(i.seat, Mr, () => a);
    (i.reserve = `due`), (i.place = o), L(e, 255, `f.reserve-due`, i.seat, P(t.fighters[o]));
  }
}
function* Ls(e, t, n, r) {
  for (; n.fallen.length > 0; ) {
    const { fallen: i } = n;
    if (((n.fallen = []), !t.abilities)) return;
    for (const a of Nn(r))
      if (N(t, a))
        for (const r of F(t, a)) {
          const o = V[r].afterFaints;
          o !== void 0 && (yield* o(e, t, a, n, i, r));
        }
  }
}
const Rs = (e, t) => e.sides[t].reserve === `due` || j(t).some((t) => N(e, t));
function zs(e) {
  const [t, n] = [Rs(e, 0), Rs(e, 1)];
  return t && n ? -1 : n && !t ? 1 : 0;
}
const Bs = (e, t) => I(e, t, `unhurt`)?.(e, t) === !0;
function* Vs(e, t, n, r) {
  const i = [];
  for (const { who: n, type: a, n: o } of r) Hs(e, t, n, a, o) && i.push(n);
  if (i.length !== 0) {
    yield* Ms(e, t, n);
    for (const r of i) yield* Us(e, t, n, r);
  }
}
function Hs(e, t, n, r, i) {
  const a = t.fighters[n];
  if (a.hex === -1 || Bs(t, n)) return !1;
  if (I(t, n, `absorbs`) === r) {
    const r = qn(a, i);
    return r > 0 && L(e, 255, `f.regained`, A(t, n), P(a), r, a.hearts), !1;
  }
  const o = Math.min(a.hearts, i * Ie[r][a.type]);
  return (a.hearts -= o), L(e, 255, `f.lost-hearts`, A(t, n), P(a), o, a.hearts), !0;
}
function* Us(e, t, n, r) {
  if (t.abilities && N(t, r))
    for (const i of F(t, r)) {
      const a = V[i].afterHarm;
      a !== void 0 && (yield* a(e, t, r, n));
    }
}
const Ws = { immuneToConditions: !0 },
  Gs = {
    *exchanges(e, t, n, r) {
      return (yield* e.ask(A(t, n), qr(P(t.fighters[n]), r), () => Cn)) === `yes`;
    },
  },
  Ks = T(`abra`),
  qs = {
    *gained(e, t, n, r, i, a) {
      if (!xr(r, n, Ks)) return;
      const o = M.filter((e) => e !== n && N(t, e));
      o.length !== 0 && (yield* vr(e, t, r, yield* e.ask(A(t, n), Jr(P(t.fighters[n]), i), () => o), i, a));
    },
  },
  Js = { aura: () => 4 },
  Ys = { aura: (e, t) => +!!Ln(e, t) },
  Xs = {
    *otherGained(e, t, n, r, i, a) {
      i === sr && Ln(n, a) && (yield* Vs(e, t, r, [{ who: a, type: _(`psychic`), n: 2 }]));
    },
  },
  Zs = {
    gained(e, t, n, r, i) {
      const a = t.fighters[n],
        o = i === sr ? qn(a, 4) : 0;
      return o > 0 && L(e, 255, `f.regained`, A(t, n), P(a), o, a.hearts), R;
    },
  },
  Qs = { reach: () => 2 },
  $s = { reach: ({ range: e, shape: t }) => +(e === 1 && t === `single`) },
  ec = { needsNoSight: !0 },
  tc = { reshapes: ({ shape: e }) => (e === `single` ? `arc3` : null) },
  nc = { farther: 1 },
  rc = { shuns: (e, t) => !e.fighters[t].grown },
  ic = { tireless: !0, learns: (e) => e !== `synthesis` },
  ac = { borrows: !0 },
  oc = _(`normal`),
  sc = _(`rock`),
  cc = _(`flying`),
  lc = ({ deals: e }, t) => !!(e & (1 << _(t))),
  uc = (e) => ({
    adds(t, n, r, i) {
      t.fighters[n].hearts <= 2 && lc(r, e) && i.extra.push(_(e));
    },
  }),
  dc = uc(`grass`),
  fc = uc(`fire`),
  pc = uc(`water`),
  mc = (e) => ({
    adds(t, n, r, i) {
      lc(r, e) && i.extra.push(_(e));
    },
  }),
  hc = mc(`water`),
  gc = mc(`fire`),
  _c = {
    adds(e, t, n, r) {
      pr(e, t) && r.extra.push(oc);
    },
  },
  vc = ({ attack: e }) => Zo(e).attack.range === 1,
  yc = {
    adds(e, t, n, r) {
      vc(n) && r.extra.push(oc);
    },
  },
  bc = {
    adds(e, t, n, r) {
      const { own: i, from: a } = n.go;
      i && vc(n) && Bn(e.fighters[r.who], a) >= 4 && r.extra.push(sc);
    },
  },
  xc = {
    *before(e, t, n, { chain: r, extra: i }) {
      (yield* e.ask(A(t, n), Kr(P(t.fighters[n])), () => Cn)) !== `no` &&
        (yield* Vs(e, t, r, [{ who: n, type: oc, n: 1 }]), N(t, n) && i.push(sc));
    },
  },
  Sc = { countsAs: (e) => (e === oc ? cc : e) };
function* Cc(e, t, { hits: n, by: r, chain: i }, a, o, s) {
  for (const c of n) c.who !== r && s(c) && (yield* vr(e, t, i, c.who, ir(a), o));
}
const wc = () => !0,
  Tc = _(`rock`),
  Ec = _(`psychic`),
  Dc = _(`water`),
  Oc = {
    *afterOwn(e, t, n, r) {
      vc(r) && (yield* Cc(e, t, r, `poisoned`, 0, wc));
    },
  },
  kc = {
    *afterOwn(e, t, n, r) {
      vc(r) && (yield* Cc(e, t, r, `slowed-to`, 0, wc));
    },
  },
  Ac = {
    *afterOwn(e, t, n, r) {
      vc(r) && r.deals & (1 << Tc) && (yield* Cc(e, t, r, `flinched`, 0, wc));
    },
  },
  jc = {
    *afterOwn(e, t, n, r) {
      yield* Cc(e, t, r, `flinched`, 0, (e) => fo(e, Ec));
    },
  },
  Mc = {
    *afterOwn(e, t, n, r) {
      yield* Cc(e, t, r, `slowed-by`, 1, (e) => fo(e, Dc));
    },
  },
  Nc = {
    *afterOwn(e, t, n, r) {
      yield* Mo(e, t, r, 1);
    },
  },
  Pc = {
    *afterOwn(e, t, n, { chain: r, go: i }, a) {
      xr(r, n, a) && (yield* wo(e, t, i, r));
    },
  },
  Fc = (e, t = 1) => ({ reduces: (n, r, i, a) => (e(n, r, i, a) ? t : 0) }),
  Ic = Fc(() => !0),
  Lc = Fc((e, t, n, r) => r.adjacent),
  Rc = Fc((e, t, { by: n }, r) => !r.adjacent && n !== t),
  zc = Fc((e, t, { by: n }) => Wc.includes(e.fighters[n].type)),
  Bc = Fc((e, t) => Un(e, t)),
  Vc = Fc((e, t, n, r) => r.weak),
  Hc = Fc((e, t, n, r) => r.full, 2),
  Uc = { guards: 1 },
  Wc = [_(`grass`), _(`rock`)],
  Gc = { caps: (e) => Math.min(e, 3) },
  Kc = { caps: (e, { full: t, hearts: n }) => (t && n > 1 ? Math.min(e, n - 1) : e) },
  qc = { absorbs: _(`water`) },
  Jc = { absorbs: _(`fire`) },
  Yc = { unhurt: (e, t) => e.go !== null && Fn(e) === O(t) },
  Xc = { unhurt: (e) => e.round === 1 },
  Zc = (e) => ({
    *afterHit(t, n, r, { by: i, chain: a }, o) {
      o.adjacent && (yield* Vs(t, n, a, [{ who: i, type: _(e), n: 1 }]));
    },
  }),
  Qc = Zc(`electric`),
  $c = Zc(`grass`),
  el = Zc(`rock`),
  tl = {
    *afterHarm(e, t, n, r) {
      yield* Vs(
        e,
        t,
        r,
        M.filter((e) => Ln(n, e) && N(t, e) && zn(t, n, e)).map((e) => ({
          who: e,
          type: _(`electric`),
          n: 1,
        })),
      );
    },
  },
  nl = {
    *afterHit(e, t, n, { chain: r }, i, a) {
      if (!i.weak || !N(t, n) || !xr(r, n, a)) return;
      const o = Sr(n, t.fighters[n].hex);
      yield* Qa(e, t, r, o, 2), yield* Co(e, t, o, r, null);
    },
  },
  rl = {
    afterHit(e, t, n, { by: r, attack: i }) {
      const a = t.fighters[r];
      return a.attacks.includes(i) && Jn(a, i, ri) && L(e, 255, `f.exhausted`, A(t, r), P(a), i), R;
    },
  },
  il = (e, t) => M.filter((n) => In(t, n) && N(e, n) && zn(e, t, n));
function al(e, t, n, r) {
  const i = t.fighters[n],
    a = qn(i, r);
  a > 0 && L(e, 255, `f.regained`, A(t, n), P(i), a, i.hearts);
}
const ol = {
    atEnd(e, t, n) {
      for (const r of il(t, n)) hr(t.fighters[r]) && L(e, 255, `f.soothed`, A(t, r), P(t.fighters[r]));
      return R;
    },
  },
  sl = {
    atEnd(e, t, n) {
      for (const r of il(t, n)) al(e, t, r, 1);
      return R;
    },
  },
  cl = {
    atEnd(e, t, n) {
      return O(n) === t.begins && al(e, t, n, 1), R;
    },
  },
  ll = {
    *atEnd(e, t, n, r) {
      const i = M.filter((e) => e !== n && N(t, e) && zn(t, n, e));
      yield* Vs(e, t, r, [
        { who: n, type: _(`normal`), n: 1 },
        ...i.map((e) => ({ who: e, type: _(`psychic`), n: 1 })),
      ]);
    },
  };
function* ul(e, t, n, r, i) {
  const a = r.filter((e) => t.fighters[e].abilities.length > 0);
  if (a.length === 0) return;
  const o = yield* e.ask(A(t, n), i, () => [...a, `no`]);
  if (o === `no`) return;
  const s = t.fighters[n],
    [c] = t.fighters[o].abilities;
  (s.abilities = Object.freeze([...s.abilities, c])), L(e, 255, `f.gained-ability`, A(t, n), P(s), c);
}
const dl = {
    *atStart(e, t, n) {
      yield* ul(
        e,
        t,
        n,
        M.filter((e) => In(n, e) && N(t, e)),
        kr,
      );
    },
  },
  fl = {
    *atEnd(e, t, n) {
      t.fighters[n].activations === 1 &&
        (yield* ul(
          e,
          t,
          n,
          M.filter((e) => e !== n && N(t, e)),
          Yr,
        ));
    },
  },
  pl = { transforms: !0 },
  ml = {
    *beforeFaint(e, t, n, r, i) {
      xr(r, n, i) && (yield* Co(e, t, Sr(n, t.fighters[n].hex), r, null));
    },
  },
  hl = {
    *afterFaints(e, t, n, r, i, a) {
      if (!i.some((e) => In(n, e)) || !xr(r, n, a)) return;
      const o = Sr(n, t.fighters[n].hex);
      yield* Qa(e, t, r, o, 3), yield* wo(e, t, o, r);
    },
  },
  gl = {
    afterFaints(e, t, n, r, i) {
      const a = t.fighters[n];
      return (
        a.exhausted.length === 0 ||
          !i.some((e) => Ln(n, e)) ||
          ((a.exhausted = []), L(e, 255, `f.all-refreshed`, A(t, n), P(a))),
        R
      );
    },
  },
  _l = _(`fire`),
  vl = { doubles: (e, t) => Gn(e, t, _l) },
  yl = { doublesFrom: (e, t) => Un(e, t) },
  bl = { doublesFrom: (e, t) => !Un(e, t) },
  xl = { ignoresSlow: !0 },
  Sl = { aura: (e, t) => (Ln(e, t) ? 16 : 0) },
  Cl = { rooted: !0 },
  wl = { hasTail: !0 },
  Tl = {
    *arrival(e, t, n, r, i) {
      yield* Vs(e, t, r, [{ who: i, type: _l, n: 1 }]);
    },
  },
  El = (e, t) => ({
    *afterOwn(n, r, i, { deals: a, chain: o, go: s }, c) {
      a & (1 << _(e)) && xr(o, i, c) && (yield* Qa(n, r, o, s, t));
    },
  }),
  Dl = {
    Overgrow: dc,
    Blaze: fc,
    Torrent: pc,
    Static: Qc,
    Guts: _c,
    Aerilate: Sc,
    Rage: { rages: !0 },
    Poisonous: $c,
    'Blaze Speed': El(`fire`, 1),
    Limber: xl,
    Adaptability: Vc,
    'Sky High': nc,
    'Poison Point': Oc,
    'Shield Dust': Ws,
    Rooted: Cl,
    Chlorophyll: vl,
    Harvest: cl,
    'Effect Spore': Js,
    'Vise Grip': kc,
    'Sand Rush': yl,
    'Shed Skin': Gs,
    'Three-headed': tc,
    Rivalry: zc,
    'Sheer Force': Nc,
    Revenge: hl,
    'Soothing Voice': ol,
    Analytic: { mayPass: !0 },
    'Neutralizing Gas': { silences: !0 },
    'Grassy Surge': bl,
    Entangle: Sl,
    'Anger Point': nl,
    'Parental Bond': Pc,
    Enrage: gl,
    'Hyper Cutter': yc,
    Healer: sl,
    Relentless: { attacks: (e, t) => (O(t) === e.begins ? 2 : 1) },
    'Own Tempo': { order: `last` },
    'Long Tongue': $s,
    'Friend Guard': Uc,
    Echolocation: ec,
    'Rock Body': Gc,
    'Swift Swim': El(`water`, 2),
    Synchronize: qs,
    Headache: ll,
    'Light Armor': Rc,
    'Battle Armor': el,
    'Sand Force': Bc,
    Charge: bc,
    'Martial Arts': Ac,
    Aftermath: ml,
    Battery: tl,
    Sturdy: Kc,
    Tail: wl,
    'Bad Dreams': Xs,
    'Rock Head': Yc,
    'Ancient Instincts': Xc,
    'Restful Sleep': Zs,
    'Flame Body': Tl,
    Mime: dl,
    'Early Bird': { order: `first` },
    Hypnotic: jc,
    Transform: pl,
    Intimidate: rc,
    'Water Absorb': qc,
    'Liquid Ooze': Ys,
    'Shell Armor': Ic,
    Sniper: Qs,
    'Chilling Cold': Mc,
    'Hypnotic Dance': { choosesBeginner: !0 },
    'Flash Fire': Jc,
    Regal: Hc,
    Download: fl,
    Reckless: xc,
    Guard: Lc,
    'Sub-Zero': hc,
    Pressure: rl,
    Burn: gc,
    Dominate: ac,
    Progenitor: ic,
  },
  V = C.map(({ ability: e }) => Dl[e]),
  Ol = (e, t) => Pt[t][e.stage[t]],
  kl = (e, t) => Ft[t][e.stage[t]],
  H = (e, t) => e.hearts[t] > 0,
  Al = (e, t) => e.level[t] >= Nt[t];
function jl(e, t, n) {
  const { types: r, flipped: i } = e.players[t];
  return r[n] - i[n];
}
const Ml = (e, t, n) => Mt[n][e.level[n] - 1] + jl(e, t, Ol(e, n));
function Nl(e, t) {
  if (e.where[t] !== 2) return -1;
  for (let n = 0; n < e.players.length; n++) if (e.players[n].team.includes(t)) return n;
  return -1;
}
function Pl(e, t) {
  const { team: n } = e.players[t];
  for (let t = 0; t < n.length; t++) if (e.hearts[n[t]] > 0) return !0;
  return !1;
}
const Fl = (e, t) => e.players[t].team.filter((t) => e.hearts[t] > 0);
function Il(e, t, n) {
  const r = Math.min(e.hearts[t], Ie[n][Ol(e, t)]);
  return (e.hearts[t] -= r), r;
}
function Ll(e, t, n) {
  const { attack: r } = lt[n];
  if (e.taught[t].some((e) => lt[e].attack === r)) return !0;
  const { stages: i } = C[t];
  for (let n = e.stage[t]; n >= 0; n = i[n].from) if (i[n].attacks.includes(r)) return !0;
  return !1;
}
const Rl = (e, t, n) => e.options.abilities && V[t].learns?.(lt[n].attack) === !0,
  zl = (e, t, n) => (_t(t, Ol(e, t), n) || Rl(e, t, n)) && !Ll(e, t, n);
function Bl(e, t, n, r) {
  const { s: i } = e;
  (i.taught[n] = Object.freeze([...i.taught[n], r])), L(e, 255, `taught`, t, n, r);
}
const U = [
    ...it.map((e, t) => ({ sort: `ball`, what: t, price: e })),
    ...rt.map((e, t) => ({ sort: `stone`, what: t, price: 5 })),
    { sort: `porygon`, what: Jt, price: 6 },
    { sort: `bike`, what: 0, price: 7 },
    { sort: `mach-bike`, what: 0, price: 7 },
    { sort: `candy`, what: 0, price: 4 },
    ...ft.map((e) => ({ sort: `tm`, what: e, price: 3 })),
  ],
  Vl = (e) => 3 * Math.floor(e / 2) + (e % 2),
  Hl = Vl(w.reduce((e, { value: t }) => e + t, 0)),
  Ul = /* @__PURE__ */ new Set([`porygon`, `bike`, `mach-bike`, `tm`]),
  Wl = U.map(({ sort: e, price: t }, n) =>
    Array.from({ length: Ul.has(e) ? 1 : Math.floor(Hl / t) }, (e, t) => Object.freeze({ good: n, nth: t })),
  ),
  Gl = (...e) => [...U.keys()].filter((t) => e.includes(U[t].sort)),
  Kl = (e) => e,
  ql = { sells: Gl(`ball`, `stone`, `porygon`, `bike`, `mach-bike`), worth: Kl },
  Jl = { sells: ql.sells, worth: Vl },
  Yl = { sells: Gl(`stone`, `porygon`, `candy`, `tm`), worth: Kl },
  Xl = { sells: Gl(`candy`, `tm`), worth: Kl },
  Zl = (e) => (e.options.shopping === `stock` ? Yl : Xl),
  Ql = (e, t) =>
    e.options.simplified ? e.players[t].money.filter((e) => !Et(e)) : e.players[t].money.slice(),
  $l = (e) => {
    let t = 0;
    for (let n = 0; n < e.length; n++) t += w[e[n]].value;
    return t;
  };
function eu(e, t, { sort: n, what: r }) {
  const i = e.players[t];
  switch (n) {
    case `porygon`:
      return +(e.where[r] === 5);
    case `bike`:
      return +(i.bike === 0);
    case `mach-bike`:
      return +(e.options.bike === `upgrade` && i.bike < 2);
    case `candy`:
      return i.team.reduce((t, n) => t + Nt[n] - e.level[n], 0);
    case `tm`:
      return !e.options.simplified && e.tms.includes(r) && i.team.some((t) => zl(e, t, r)) ? 1 : 0;
    default:
      return 2 ** 53 - 1;
  }
}
function tu(e) {
  const { kind: t, number: n, attack: r } = lt[e];
  return `${t === `hm` ? `HM` : `TM`} ${n} (${r})`;
}
const W = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  G = (e, t = 0) => C[e].stages[t].name,
  nu = (e) => W(g[e].id),
  ru = (e) => `${/^[AEIOU]/.test(nu(e)) ? `an` : `a`} ${nu(e)}`,
  iu = (e) =>
    hu(
      [...new Set(e)].map((t) => {
        const n = e.filter((e) => e === t).length;
        return n === 1 ? nu(t) : `${n} × ${nu(t)}`;
      }),
    ),
  K = (e) => (v[e].kind === `trainer` ? `the ${v[e].name}` : v[e].name),
  au = (e, t) => v[e].pokemon[t].name,
  ou = (e) => Ae[e].name,
  su = (e) => h[e].name,
  cu = (e) => `${w[e].name} (${w[e].value}$)`,
  lu = (e) => [`Poké Ball`, `Great Ball`, `Ultra Ball`, `Master Ball`][e] ?? nt[e],
  uu = (e) => `${W(rt[e])} Stone`,
  du = (e, t) => (e.options.simplified ? -1 - t : t),
  fu = (e) => (e < 0 ? Qe(!0).spaces[-1 - e] : Qe(!1).spaces[e]),
  pu = (e) => fu(e).name,
  q = (e, t, n, r) => (e.you === t ? `You ${r}` : `${e.name(t)} ${n}`),
  mu = (e, t) => (e.you === t ? `you` : e.name(t)),
  J = (e, t) => (e.you === t ? `your` : `${e.name(t)}'s`),
  Y = (e, t, n = `${t}s`) => (e === 1 ? `1 ${t}` : `${e} ${n}`),
  hu = (e) => (e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${e.at(-1)}`),
  gu = (e) => (e === 0 ? `fainted` : `${Y(e, `heart`)} left`);
function _u(e) {
  const { sort: t, what: n } = U[e];
  switch (t) {
    case `ball`:
      return lu(n);
    case `stone`:
      return uu(n);
    case `porygon`:
      return G(n);
    case `tm`:
      return tu(n);
    default:
      return { bike: `Bike`, 'mach-bike': `Mach Bike`, candy: `Rare Candy` }[t];
  }
}
function vu(e) {
  const { sort: t, what: n } = U[e];
  return t === `ball` ? nt[n] : t === `stone` ? `stone:${rt[n]}` : t === `tm` ? `tm:${lt[n].attack}` : t;
}
const yu = (e, t) => (t === 0 ? e : `${e}-${t + 1}`);
function bu({ give: e, kind: t, what: n, nth: r }) {
  return `${e ? `give` : `want`}:${yu({ card: () => C[n].id, ball: () => nt[n], stone: () => `stone:${rt[n]}`, candy: () => `candy`, revive: () => `revive`, bike: () => `bike`, money: () => `money:${w[n].id}`, debt: () => `debt`, type: () => `type:${g[n].id}`, power: () => `power:${h[n].id}` }[t](), r)}`;
}
function xu({ kind: e, what: t }) {
  return {
    card: () => G(t),
    ball: () => lu(t),
    stone: () => uu(t),
    candy: () => `Rare Candy`,
    revive: () => `Max Revive`,
    bike: () => `Bike`,
    money: () => cu(t),
    debt: () => `-1$ token`,
    type: () => `${nu(t)} token`,
    power: () => `Power token ${su(t)}`,
  }[e]();
}
const Su = (e, t) => hu(e.filter((e) => e.give === t).map(xu)) || `nothing`,
  Cu = {
    gyms: `ended by gyms`,
    levels: `ended by levels`,
    trainers: `ended by trainers`,
    rounds: `ended by rounds`,
  },
  wu = (e) => `beat ${K(e)}`,
  Tu = {
    cards: [
      ...Object.values(Cu),
      ...v.map((e, t) => wu(t)),
      ...h.map(({ name: e }) => e),
      ...Ae.map(({ name: e }) => e),
      ...m.map(({ name: e }) => e),
    ],
    hear: (e, t, n) => {
      const [r, i, a] = n;
      switch (t) {
        case `goes-first`:
          e.began(`turn order`, r, `first`);
          break;
        case `chose-starter`:
          e.began(`starter`, r, G(i));
          break;
        case `adventure-over`:
          e.used(Cu[n[0]]);
          break;
        case `won-battle`:
          e.used(wu(i));
          break;
        case `took-item`:
          e.used(ou(i));
          break;
        case `used-power`:
        case `f.used-power`:
          e.used(su(i));
          break;
        case `f.used-attack`:
          e.used(m[a].name);
      }
    },
  },
  Eu = (e) => ({
    agenda: e.agenda.slice(),
    options: e.options,
    phase: e.phase,
    turn: e.turn,
    goes: e.goes,
    first: e.first,
    active: e.active,
    winner: e.winner,
    left: e.left,
    extra: e.extra,
    turnOver: e.turnOver,
    used: e.used,
    walked: e.walked,
    clock: e.clock,
    players: e.players.map(Du),
    where: e.where.slice(),
    stage: e.stage.slice(),
    level: e.level.slice(),
    hearts: e.hearts.slice(),
    taught: e.taught.slice(),
    spots: e.spots.slice(),
    obstacles: e.obstacles.slice(),
    gymPowers: e.gymPowers.slice(),
    powersSeen: e.powersSeen,
    items: e.items.slice(),
    hms: e.hms.slice(),
    types: e.types.slice(),
    karate: e.karate,
    giovanni: e.giovanni,
    gymsBeaten: e.gymsBeaten,
    battle: e.battle === null ? null : Ou(e.battle),
    offer: e.offer,
    seeds: e.seeds.slice(),
    tms: e.tms.slice(),
    passes: e.passes,
    draft: e.draft === null ? null : ku(e.draft),
    league: e.league === null ? null : $n(e.league),
  }),
  Du = (e) => ({
    at: e.at,
    checkpoint: e.checkpoint,
    moved: e.moved,
    entered: e.entered,
    team: e.team.slice(),
    balls: e.balls.slice(),
    stones: e.stones.slice(),
    candies: e.candies,
    revives: e.revives,
    bike: e.bike,
    money: e.money.slice(),
    debts: e.debts,
    types: e.types.slice(),
    flipped: e.flipped.slice(),
    powers: e.powers.slice(),
    friendly: e.friendly,
    offers: e.offers.slice(),
  }),
  Ou = ({ foe: e, committed: t, hearts: n, round: r, power: i, powerUsed: a }) => ({
    foe: e,
    committed: t.slice(),
    hearts: n.slice(),
    round: r,
    power: i,
    powerUsed: a,
  }),
  ku = ({ pile: e, hands: t, quiet: n }) => ({ pile: r(e), hands: t.map((e) => e.slice()), quiet: n }),
  Au = { 2: 2, 3: 3 },
  ju = [0, 2, 4],
  Mu = [1, 2],
  Nu = [0, 0, 3, 2, 2],
  Pu = [0, 0, 2, 3, 2],
  Fu = qe.map((e) => Au[e] ?? 0),
  Iu = qe.map((e) => ot.findIndex(({ obstacle: t }) => t === e)),
  Lu = qe.indexOf(`key`);
function Ru(e, t, n) {
  const { team: r } = e.players[t];
  for (let t = 0; t < r.length; t++) if (e.taught[r[t]].includes(n)) return !0;
  return !1;
}
const zu = (e, t) => e.players[t].money.some((e) => w[e].key);
function Bu(e, t, n) {
  return n === 0 ? 0 : Fu[n] > 0 ? Fu[n] : (n === Lu ? zu(e, t) : Ru(e, t, Iu[n])) ? 0 : -1;
}
const Vu = (e) => +!e.white,
  Hu = (e, t, n) => Bu(e, t, $e(e, n)) || Vu(n),
  Uu = (e, t) => qe.map((n, r) => Bu(e, t, r)),
  Wu = (e, t, n) => t[$e(e, n)] || Vu(n);
function Gu(e, t, n) {
  const r = Hu(e, t, n);
  return r > 0 ? r <= e.left : r === 0 && e.walked < e.options.freeSteps;
}
const Ku = (e, t) => Mt[t][e.level[t] - 1] + qu * kl(e, t).length + Ju * e.level[t] + Yu * e.taught[t].length,
  qu = 1.2,
  Ju = 1,
  Yu = 0.8,
  Xu = (e, t) => y(e).spaces[e.players[t].at].city >= 0;
function Zu(e, t) {
  const { team: n } = e.players[t];
  if (Xu(e, t)) return 1;
  let [r, i] = [0, 0];
  for (let a = 0; a < n.length; a++) (r += e.hearts[n[a]]), (i += Ml(e, t, n[a]));
  return i === 0 ? 0 : r / i;
}
function Qu(e, t) {
  let n = Xu(e, t),
    r = [],
    i = !1;
  for (const a of e.players[t].team) {
    if (!n && e.hearts[a] === 0) continue;
    i ||= !Al(e, a);
    let t = r.length;
    for (; t > 0 && Ku(e, r[t - 1]) < Ku(e, a); ) t--;
    t < 3 && r.splice(t, 0, a), r.length > 3 && r.pop();
  }
  let a = 0,
    o = g.map(() => 0);
  for (const i of r) {
    a += n ? Ml(e, t, i) : e.hearts[i];
    for (const t of kl(e, i)) for (let e = 0; e < o.length; e++) o[e] += nd * Ie[t][e];
  }
  const s = i ? id : e.players[t].balls.some((e) => e > 0) ? ad : 0,
    c = r.some((t) => !Al(e, t));
  return { own: a, deals: o, lead: r.length === 0 ? -1 : Ol(e, r[0]), grows: c, wild: s };
}
const $u = v.map(({ pokemon: e }) => ({
  types: e.map(({ type: e }) => e),
  hearts: e.reduce((e, { hearts: t }) => e + t, 0),
  takes: g.map((t, n) => e.flatMap(({ damage: e }) => e).reduce((e, t) => e + Ie[t][n], 0)),
}));
function ed({ own: e, deals: t, lead: n }, r) {
  if (n < 0) return 0;
  let { types: i, hearts: a, takes: o } = $u[r],
    s = 0;
  for (let e = 0; e < i.length; e++) s += t[i[e]] / i.length;
  if (s === 0) return 0;
  const c = 0.6 + (0.6 * a) / s,
    l = e / (td * c * o[n]),
    u = l * l * l * l;
  return u / (1 + u);
}
const td = 1.5,
  nd = 3 / 6,
  rd = (e, t, n) => ed(Qu(e, t), n),
  id = 0.8,
  ad = 0.3,
  od = 0.8,
  sd = 1.6;
function cd(e, t, n, r) {
  const i = ed(t, n);
  return (e + (t.grows ? ld : 0)) * i * i - r;
}
const ld = 2;
function ud(e, t, n, r, i) {
  const a = e.spots[t];
  switch (y(e).spaces[t].kind) {
    case `wild`:
    case `legendary`:
      return a === -1 ? 0 : r.wild * (1 - n);
    case `item`:
      return a === -1 ? 0 : od;
    case `trainer`:
      return a === -1 ? 0 : cd(0.4, r, a, i);
    case `gym`:
      return a === -1 ? 0 : cd(2.8, r, a, i);
    case `dojo`:
      return e.karate >= 2 ? 0 : cd(1.2, r, Re, i);
    case `giovanni`:
      return e.giovanni > 0 ? 0 : cd(1.6, r, Be, i);
    case `lab`:
    case `poke-center`:
      return n * sd;
    default:
      return 0;
  }
}
function dd(e, t, n, r) {
  let { foes: i } = y(e),
    a = Math.max(id * (1 - t), od, t * sd);
  for (let o = 0; o < i.length; o++) a = Math.max(a, ud(e, i[o], t, n, r));
  return a;
}
const fd = Array.from({ length: 19 }, () => []),
  pd = /* @__PURE__ */ new Uint8Array(256);
function md(e, t) {
  let { spaces: n, ways: r, roads: i } = y(e),
    a = 1 - Zu(e, t),
    o = Qu(e, t),
    s = Uu(e, t),
    c = e.turn > gd * e.players.length ? 0 : 0.5,
    l = dd(e, a, o, c),
    [u, d] = [0, -1];
  pd.fill(0);
  for (let e = 0; e <= 18; e++) fd[e].length = 0;
  fd[0].push(e.players[t].at, -1);
  for (let t = 0, f = 1; t <= 18 && f * l > u; t++, f *= hd) {
    const l = fd[t];
    for (let ee = 0; ee < l.length; ee += 2) {
      const te = l[ee],
        ne = l[ee + 1];
      if (pd[te] === 1) continue;
      pd[te] = 1;
      const re = f * ud(e, te, a, o, c);
      if ((re > u && ([u, d] = [re, ne]), t > 0 && n[te].kind === `trainer` && e.spots[te] !== -1)) continue;
      const ie = r[te];
      for (let n = 0; n < ie.length; n++) {
        const { road: r, to: a } = ie[n];
        if (pd[a] === 1) continue;
        const o = Wu(e, s, i[r]);
        o >= 0 && t + o <= 18 && fd[t + o].push(a, ne < 0 ? a : ne);
      }
    }
  }
  return { value: u, toward: d };
}
const hd = 0.9,
  gd = 35,
  _d = [1, 1, 0.8, 0.5, 0.3];
function vd(e, { team: t }) {
  const n = [];
  for (let r = 0; r < t.length; r++) n.push(Ku(e, t[r]));
  n.sort((e, t) => t - e);
  let r = 0;
  for (let e = 0; e < n.length; e++) r += n[e] * (_d[e] ?? 0.2);
  return r;
}
const yd = [0.15, 0.3, 0.45, 1.5];
function bd({
  money: e,
  balls: t,
  stones: n,
  candies: r,
  revives: i,
  bike: a,
  debts: o,
  types: s,
  powers: c,
}) {
  let l = 0;
  for (let t = 0; t < e.length; t++) l += 0.15 * w[e[t]].value;
  for (let e = 0; e < t.length; e++) l += yd[e] * Math.min(t[e], 4);
  for (let e = 0; e < n.length; e++) l += 0.4 * n[e];
  for (let e = 0; e < s.length; e++) l += 0.8 * s[e];
  return l + r + 0.2 * i + 1.1 * a - 0.2 * o + 1.6 * c.length;
}
const xd = (e, t) => vd(e, e.players[t]) + bd(e.players[t]),
  Sd = ({ offers: e }) => e.reduce((e, t) => e + t, 0),
  Cd = 0.3;
function wd(e, t) {
  let n = 0;
  for (let r = 0; r < e.players.length; r++) r !== t && (n += xd(e, r));
  const r = xd(e, t) - 0.05 * Sd(e.players[t]) + (e.phase === `adventure` ? Td(e, t) : 3);
  return Ed(Cd + (r - (Cd * n) / (e.players.length - 1)) / 80);
}
const Td = (e, t) => 1.2 * Zu(e, t) + 0.6 * md(e, t).value,
  Ed = (e) => Math.max(0, Math.min(1, e));
function Dd(e, t) {
  if (e.winner >= 0) return +(e.winner === t);
  const n = kd(e, t),
    r = kd(e, +(t === 0));
  return n + r === 0 ? 0.5 : 0.02 + (0.94 * n) / (n + r) + Od * Ad(e, t);
}
const Od = 0.03;
function kd(e, t) {
  let n = 0;
  for (const r of j(t)) N(e, r) && n++;
  return Kn(e, t) + 2 * n + (e.sides[t].reserve === `due` ? 4 : 0);
}
function Ad(e, t) {
  let [n, r] = [0, 0];
  for (const i of j(t)) {
    if (!N(e, i)) continue;
    let a = 9;
    for (const n of j(+(t === 0))) N(e, n) && (a = Math.min(a, Bn(e.fighters[i], e.fighters[n].hex)));
    (n += 1 - a / 9), r++;
  }
  return r === 0 ? 0 : n / r;
}
function jd(e, t) {
  const n = e.league;
  if (n === null || n.match === null) return 0.5;
  const r = n.match.sides.findIndex((e) => e.seat === t),
    i = n.final || n.finalists.includes(t) ? 0.5 : 0.25;
  if (r >= 0) {
    const e = Dd(n.match, r);
    return n.final ? e : 0.5 * e;
  }
  return n.final || (n.finalists.length > 0 && !n.finalists.includes(t) && e.seeds.length < 4) ? 0 : i;
}
const Md = (e) => e.turn === 1 && e.players.every(({ at: t, team: n }) => t === y(e).start && n.length === 1);
function Nd(e, t) {
  if (e.winner >= 0) return +(e.winner === t);
  if (e.phase === `league`) return jd(e, t);
  if (Md(e)) return 0.5;
  const n = wd(e, t),
    r = e.league?.match;
  if (r == null) return n;
  const i = r.sides.findIndex((e) => e.seat === t);
  return i < 0 ? n : Ed(n + 0.03 * (Dd(r, i) - 0.5));
}
const Pd = [
    { kind: `wild`, deed: `Meet the wild Pokémon` },
    { kind: `legendary`, deed: `Meet the legendary Pokémon` },
    { kind: `item`, deed: `Pick up the item` },
    { kind: `hm`, deed: `Teach the HM` },
    { kind: `poke-mart`, deed: `Shop` },
    { kind: `department-store`, deed: `Shop` },
    { kind: `gym`, deed: `Challenge the gym leader` },
    { kind: `trade-center`, deed: `Trade at the trade center` },
    { kind: `dojo`, deed: `Challenge the karate master` },
    { kind: `giovanni`, deed: `Challenge Giovanni` },
  ],
  Fd = (e) => Pd.findIndex((t) => t.kind === e),
  Id = (e) => `hex:${Rd(e)}`,
  Ld = (e) => `fighter:${C[e].id}`,
  Rd = (e) => `${E[e].row},${E[e].col}`,
  X = (e, t) => ({ id: t, say: [`m.${t}`] }),
  zd = (e, t, n) => (typeof t == `string` ? X(e, t, n) : { id: Rd(t), say: [`m.hex`, t], at: Id(t) }),
  Bd = (e, t, n) => {
    if (typeof t == `string`) return X(e, t, n);
    const r = D(e),
      { card: i } = r.fighters[t];
    return { id: C[i].id, say: [`m.who`, A(r, t), P(r.fighters[t])], at: Ld(i) };
  },
  Vd = (e, t, n) => (typeof t == `string` ? X(e, t, n) : { id: m[t].id, say: [`m.attack`, t] }),
  Hd = (e, t, n) => {
    if (typeof t == `string`) return X(e, t, n);
    const r = e.stage[t],
      i = D(e).sides.find((e) => e.seat === n),
      a = Mt[t][e.level[t] - 1] + (i?.hearts[Pt[t][r]] ?? 0);
    return { id: C[t].id, say: [`m.card`, t * 8 + r, a] };
  },
  Ud = (e, t, n) => {
    if (t === `no`) return X(e, `no`, n);
    const r = D(e);
    switch (t.do) {
      case `step`:
        return { id: `step:${Rd(t.to)}`, say: [`m.step`, t.to], at: Id(t.to), clause: `M-ACT-05` };
      case `attack`: {
        const { id: e } = m[t.attack];
        return t.borrowed
          ? { id: `borrow:${e}`, say: [`m.borrow`, t.attack], clause: `M-ABIL-64` }
          : { id: `attack:${e}`, say: [`m.attack`, t.attack], clause: `M-ACT-06` };
      }
      case `power`:
        return { id: `power:${h[t.power].id}`, say: [`m.power`, t.power], clause: `M-ATK-15` };
      case `transform`: {
        const e = r.fighters[t.into],
          n = [`m.transform`, A(r, t.into), P(e)];
        return { id: `transform:${C[e.card].id}`, say: n, at: Ld(e.card), clause: `M-ABIL-63` };
      }
      default:
        return { id: t.do, say: [`m.${t.do}`] };
    }
  },
  Wd = (e, t, n) => {
    if (t === `no`) return X(e, `no`, n);
    const r = D(e),
      { mask: i, covered: a } = t,
      o = M.filter((e) => !!(i & (1 << e))),
      s = o.map((e) => P(r.fighters[e])),
      c = o.map((e) => C[r.fighters[e].card].id).join(`+`) || `nobody`,
      l = o.length === 1 ? { at: Ld(r.fighters[o[0]].card) } : {};
    return a.length === 0
      ? { id: c, say: [`m.targets`, s], ...l }
      : { id: `${c}@${a.map(Rd).join(`+`)}`, say: [`m.targets-hexes`, s, a], ...l };
  },
  Gd = (e, t, n) => {
    if (t === `stop`) return X(e, `stop`, n);
    const r = D(e).fighters[t.who];
    return { id: `${C[r.card].id}:${Rd(t.to)}`, say: [`m.push`, P(r), t.to], at: Id(t.to) };
  },
  Kd = [`upper`, `lower`],
  qd = {
    'field-flipped': X,
    'field-promise': X,
    'field-beginner': X,
    'field-side': (e, t) => ({ id: Kd[t], say: [`m.side`, t] }),
    'field-commit': Hd,
    'field-place': zd,
    'field-mime': Bd,
    'field-pick': Bd,
    'field-act': Ud,
    'field-reserve-for': Bd,
    'field-reserve': Hd,
    'field-sudden': X,
    'field-sudden-when': X,
    'field-lay': Wd,
    'field-lay-again': Wd,
    'field-free-move': zd,
    'field-free-attack': Ud,
    'field-copy': Vd,
    'field-push': Gd,
    'field-toss': zd,
    'field-teleport': zd,
    'field-disable': Vd,
    'field-boulder': zd,
    'field-reckless': X,
    'field-shed': X,
    'field-share': Bd,
    'field-download': Bd,
    'field-surge': X,
    'field-guard': X,
    'field-endure': Bd,
    'field-rally': Vd,
    'field-feint': Bd,
  },
  Jd = (e) => `card:${C[e].id}`,
  Yd = (e) => `figure:${e}`,
  Xd = (e) => `token:${e}`,
  Zd = (e) => `foe:${e}`,
  Qd = (e, t) => ({ id: t, say: [`do.${t}`] }),
  $d = (e, t) => ({ id: C[t].id, say: [`do.choose`, t, e.stage[t], e.hearts[t]], at: Jd(t) }),
  ef = (e, t) => ({ id: bu(t), say: [`do.part`, t] }),
  tf = (e, t) => ({ id: t, say: t === `accept` ? [`do.accept-offer`, e.offer.parts] : [`do.${t}`] }),
  nf = {
    starter: (e, t) => ({ id: C[t].id, say: [`do.starter`, t], at: Jd(t) }),
    act: af,
    wild: Qd,
    balls: cf,
    place: lf,
    xp: $d,
    'type-token': (e, t) => ({ id: g[t].id, say: [`do.type`, t] }),
    commit: $d,
    hit: uf,
    package: df,
    object: Qd,
    stone: (e, t) => ({ id: rt[t], say: [`do.take-stone`, t] }),
    teach: $d,
    'trade-in': $d,
    'dojo-prize': (e, t) => ({ id: C[t].id, say: [`do.starter`, t] }),
    'boss-prize': Qd,
    accept: Qd,
    basket: (e, { good: t, nth: n }) => ({ id: yu(vu(t), n), say: [`do.buy-good`, t, U[t].price] }),
    pay: (e, t) => ({ id: w[t].id, say: [`money`, t] }),
    learn: $d,
    reflect: Qd,
    smokescreen: (e, t, n, r) => (typeof t == `string` ? Qd(e, t, n, r) : af(e, t, n)),
    'power-use': Qd,
    'power-card': $d,
    'power-foe': (e, t) => {
      const { foe: n } = e.battle;
      return { id: We(n, t), say: [`do.foe`, n, t], at: Zd(t) };
    },
    offer: ef,
    counter: ef,
    'answer-offer': tf,
    'answer-counter': tf,
    opponent: (e, t) => ({ id: `seat-${t + 1}`, say: [`figure`, t], at: Yd(t) }),
    shop: (e, t, n) =>
      t.do === `buy`
        ? { id: `buy`, say: [`do.shop`], clause: `M-SHOP-19` }
        : t.do === `pass`
          ? { id: `pass`, say: [`do.shop-pass`], clause: `M-SHOP-18` }
          : af(e, t, n),
    draft: (e, { tm: t, card: n }) => ({
      id: `${lt[t].attack}:${C[n].id}`,
      say: [`do.leader-tm`, n, t],
      at: Jd(n),
    }),
    flip: (e, { type: t, nth: n }) => ({ id: yu(g[t].id, n), say: [`do.type`, t] }),
    ...qd,
  };
function rf(e, t, n, r) {
  return nf[t.question.kind](e, n, r, t);
}
function af(e, t, n) {
  const { spaces: r, roads: i } = y(e);
  switch (t.do) {
    case `move`: {
      const a = Hu(e, n, i[t.road]),
        { id: o } = r[t.to];
      return { id: `move:${o}`, say: [`do.move`, du(e, t.to), a], at: o };
    }
    case `interact`: {
      const { id: t, kind: i } = r[e.players[n].at];
      return { id: `interact`, say: [`do.interact`, Fd(i)], at: t };
    }
    case `camp`:
      return { id: `camp`, say: [`do.camp`, 2], clause: `M-CAMP-01` };
    case `pass`:
      return { id: `pass`, say: [`do.pass`], clause: `M-TURN-02` };
    default:
      return of[t.do](e, t, n);
  }
}
const of = {
  'deed:stone': (e, { card: t, what: n }) => ({
    id: `stone:${rt[n]}:${C[t].id}`,
    say: [`do.stone`, t, n],
    at: Jd(t),
    clause: `M-GROW-13`,
  }),
  'deed:candy': sf(`candy`, `M-GROW-17`),
  'deed:revive': sf(`revive`, `M-ITEM-05`),
  'deed:leader-tm': (e, { card: t, what: n }) => ({
    id: `teach:${lt[n].attack}:${C[t].id}`,
    say: [`do.leader-tm`, t, n],
    at: Jd(t),
    clause: `M-GYM-08`,
  }),
  'deed:leader-xp': (e, { what: t }) => ({
    id: `xp:${w[t].id}`,
    say: [`do.leader-xp`, t],
    clause: `M-SIMP-02`,
  }),
  'deed:dig': (e, { what: t }) => {
    const { id: n } = y(e).spaces[t];
    return { id: `dig:${n}`, say: [`do.dig`, du(e, t)], at: n, clause: `M-GTM-01` };
  },
  'deed:rain-dance': () => ({ id: `rain-dance`, say: [`do.rain-dance`], clause: `M-GTM-02` }),
  'deed:sunny-day': () => ({ id: `sunny-day`, say: [`do.sunny-day`], clause: `M-GTM-07` }),
  'deed:flash': () => ({ id: `flash`, say: [`do.flash`], clause: `M-GTM-03` }),
  'deed:synthesis': sf(`synthesis`, `M-GTM-04`),
  'deed:trade': (e, { what: t }) => ({
    id: `trade:${t + 1}`,
    say: [`do.trade`, t],
    at: Yd(t),
    clause: `M-TRADE-09`,
  }),
};
function sf(e, t) {
  return (n, { card: r }) => ({ id: `${e}:${C[r].id}`, say: [`do.${e}`, r], at: Jd(r), clause: t });
}
function cf(e, { slot: t, ball: n }, r, { question: i }) {
  if (t < 0) return { id: nt[n], say: [`do.fill`, n, []], clause: `M-GIO-05` };
  const a = i.about?.[0],
    { faces: o } = Vt[a][t];
  return { id: `${nt[n]}:${o.join(`-`)}`, say: [`do.fill`, n, o] };
}
function lf(e, { type: t, card: n }) {
  return { id: `${g[t].id}:${C[n].id}`, say: [`do.place`, t, n, e.stage[n]], at: Jd(n) };
}
function uf(e, { type: t, on: n }) {
  const { foe: r } = e.battle;
  return { id: `${g[t].id}:${We(r, n)}`, say: [`do.hit`, t, r, n], at: Zd(n) };
}
function df(e, { symbol: t, on: n }, r, { question: i }) {
  const a = i.about?.[1],
    o = a[t],
    s = a.slice(0, t + 1).filter((e) => e === o).length,
    c = e.battle.committed[n];
  return {
    id: `${g[o].id}${s > 1 ? `-${s}` : ``}:${C[c].id}`,
    say: [`do.place`, o, c, e.stage[c]],
    at: Jd(c),
  };
}
const ff = (e, t) => vf(t, (t) => (t === null ? -1 : Ku(e, t))),
  pf = () => 0,
  mf = (e, t) => t.length - 1,
  hf = (e) => (t, n) => Math.max(0, n.indexOf(e)),
  gf = {
    act: yf,
    wild: wf,
    balls: pf,
    place: Tf,
    xp: ff,
    learn: ff,
    teach: ff,
    commit: ff,
    hit: Ef,
    object: hf(`stand`),
    accept: hf(`refuse`),
    reflect: hf(`use`),
    'power-use': pf,
    'power-card': pf,
    'power-foe': pf,
    offer: mf,
    counter: mf,
    'answer-offer': hf(`refuse`),
    'answer-counter': hf(`refuse`),
    basket: mf,
    shop: mf,
    draft: mf,
    flip: mf,
    'field-act': Df,
  };
function _f(e, t, n, r, i) {
  const a = gf[t.question.kind];
  return a === void 0 ? i(r.length) : a(e, r, n, i, t);
}
function vf(e, t) {
  let [n, r] = [0, -1 / 0];
  for (let i = 0; i < e.length; i++) {
    const a = t(e[i]);
    a > r && ([n, r] = [i, a]);
  }
  return n;
}
function yf(e, t, n) {
  const r = t.length - 1,
    i = t.findIndex((e) => e.do === `interact`);
  if (i >= 0 && Sf(e, n)) return i;
  if (e.left >= 2 && Zu(e, n) < bf) return t.findIndex((e) => e.do === `camp`);
  if (e.left === 0) return r;
  const { toward: a } = md(e, n),
    o = t.findIndex((e) => e.do === `move` && e.to === a);
  return o < 0 ? r : o;
}
const bf = 0.5,
  xf = 0.6;
function Sf(e, t) {
  const { at: n } = e.players[t],
    { kind: r } = y(e).spaces[n];
  switch (r) {
    case `wild`:
    case `legendary`:
      return Cf(e, t, e.spots[n]);
    case `gym`:
      return rd(e, t, e.spots[n]) > xf;
    case `dojo`:
      return rd(e, t, Re) > xf;
    case `giovanni`:
      return rd(e, t, Be) > xf;
    case `item`:
    case `hm`:
      return !0;
    default:
      return !1;
  }
}
function Cf(e, t, n) {
  let r = 0;
  for (const n of e.players[t].team) r += e.hearts[n];
  return r > 1.5 * Ht[n].length;
}
function wf(e, t, n, r, { question: i }) {
  const a = i.about?.[0],
    o = t.indexOf(`catch`),
    s = Ut[a] === Gt;
  return o >= 0 && (!Cf(e, n, a) || s || (e.players[n].team.length < 5 && r(2) === 0))
    ? o
    : Cf(e, n, a) || !t.includes(`leave`)
      ? 0
      : t.indexOf(`leave`);
}
function Tf(e, t) {
  return vf(t, ({ type: t, card: n }) => e.hearts[n] - 3 * Ie[t][Ol(e, n)]);
}
function Ef(e, t) {
  const { foe: n, hearts: r } = e.battle,
    { pokemon: i } = v[n];
  return vf(t, ({ type: e, on: t }) => 4 * Ie[e][i[t].type] - r[t] + i[t].damage.length);
}
function Df(e, t, n, r) {
  const i = D(e),
    a = t.flatMap((e, t) => (e?.do === `attack` ? [t] : []));
  if (a.length > 0) return a[r(a.length)];
  const { who: o } = i.go,
    s = j(+(O(o) === 0)).filter((e) => N(i, e)),
    c = (e) => Math.min(...s.map((t) => Bn(i.fighters[t], e))),
    l = i.fighters[o].hex;
  return vf(t, (e) => (e?.do === `step` ? -c(e.to) : e?.do === `end` && l >= 0 ? -c(l) + 0.5 : -99));
}
function Of(e, t, n, r) {
  const i = t.fighters[n],
    a = t.fighters[r],
    { hearts: o } = jn(t, n),
    s = o[a.type] - o[i.type],
    c = ai[i.card][i.stage],
    l = i.attacks.filter((e) => !c.includes(e));
  (i.max += s),
    (i.hearts = Math.max(0, i.hearts + s)),
    (i.type = a.type),
    (i.speed = a.speed),
    (i.abilities = Object.freeze(a.abilities.slice(0, 1))),
    (i.attacks = Object.freeze([.../* @__PURE__ */ new Set([...ai[a.card][a.stage], ...l])])),
    L(e, 255, `f.transformed`, A(t, n), P(i), P(a));
}
const kf = { do: `match-act` };
function Af(e, t, n) {
  const r = t.fighters[n];
  e.s.goes++;
  let i = 0,
    a = !1;
  if (t.abilities) {
    Ya(t);
    for (const e of F(t, n)) V[e].doublesFrom?.(t, n) === !0 && i++;
    a = I(t, n, `rages`) === !0 && Wn(t, n, r.hex, r.tail);
  }
  (t.go = {
    who: n,
    own: !0,
    from: r.hex,
    steps: 0,
    moved: !1,
    still: !1,
    attacks: 0,
    used: [],
    asleep: !!(fr(t, n) & 2),
    doubled: i,
    rages: a,
    sleeps: !1,
    over: !1,
  }),
    L(e, 255, t.go.asleep ? `f.sleeps-on` : `f.activated`, A(t, n), P(r)),
    e.s.agenda.push(kf);
}
function* jf(e) {
  const t = D(e.s),
    n = t.go,
    r = t.fighters[n.who];
  yield* Mf(e, t, n, yield* e.ask(A(t, n.who), jr(P(r), r.hearts), () => Nf(t, n))),
    t.go !== null &&
      (zs(t) >= 0 ? (t.go = null) : n.over || !N(t, n.who) ? yield* Vf(e, t, n) : e.s.agenda.push(kf));
}
function* Mf(e, t, n, r) {
  switch (r.do) {
    case `step`: {
      const i = br();
      n.steps++, (n.moved = !0), yield* Ja(e, t, i, n.who, r.to), yield* Oi(e, t, i);
      return;
    }
    case `attack`: {
      const { attack: i, borrowed: a } = r,
        o = za(n);
      n.attacks++, yield* po(e, t, n, a ? Ra(i, null, o) : La(i, null, o), null);
      return;
    }
    case `power`:
      yield* vs(e, t, n, r.power);
      return;
    case `transform`: {
      const i = br();
      Of(e, t, n.who, r.into), yield* Ms(e, t, i), yield* Oi(e, t, i);
      break;
    }
    case `wait`:
      (t.fighters[n.who].passed = !0), (t.go = null), L(e, 255, `f.waits`, A(t, n.who), P(t.fighters[n.who]));
      return;
  }
  n.over = !0;
}
function Nf(e, t) {
  const n = [],
    r = za(t);
  Ho(e, t) > 0 && If(e, t, r, n);
  const i = t.attacks < Ff(e, t) ? Ka(e, t, null, r) : Pf;
  for (let e = 0; e < i.length; e++) n.push(_n[i[e]]);
  if (t.attacks < Ff(e, t)) for (const i of qa(e, t, null, r)) n.push(vn[i]);
  const a = r && n.some((e) => e.do === `attack`);
  for (const r of _s(e, t)) n.push(yn[r]);
  return e.abilities && Rf(t) && zf(e, t, n), a || n.push(Sn), n;
}
const Pf = Object.freeze([]),
  Ff = (e, t) => I(e, t.who, `attacks`)?.(e, t.who) ?? 1;
function If(e, t, n, r) {
  const { hex: i } = e.fighters[t.who],
    a = an[i];
  for (let i = 0; i < a.length; i++) Vn(e, a[i]) && !(n && Lf(e, t.who, a[i])) && r.push(gn[a[i]]);
}
function Lf(e, t, n) {
  return !j(k(O(t))).some((t) => N(e, t) && Rn(e.fighters[t], n));
}
const Rf = (e) => e.steps === 0 && !e.moved && e.attacks === 0 && !e.asleep;
function zf(e, t, n) {
  const r = e.fighters[t.who];
  if (I(e, t.who, `transforms`) === !0 && r.activations === 0)
    for (const r of M) r !== t.who && N(e, r) && n.push(bn[r]);
  I(e, t.who, `mayPass`) === !0 && !r.passed && Bf(e, t.who) && n.push(xn);
}
const Bf = (e, t) => M.some((n) => n !== t && N(e, n) && !e.fighters[n].done);
function* Vf(e, t, n) {
  const r = t.fighters[n.who];
  if (((r.done = !0), r.activations++, r.hex !== -1)) {
    const i = br();
    hr(r) && L(e, 255, `f.shed-conditions`, A(t, n.who), P(r)),
      n.sleeps && (yield* vr(e, t, i, n.who, sr, 0));
    for (const r of F(t, n.who)) {
      const a = V[r].atEnd;
      a !== void 0 && N(t, n.who) && (yield* a(e, t, n.who, i));
    }
    yield* Oi(e, t, i);
  }
  t.go = null;
}
const Hf = { do: `match-prepare` },
  Uf = { do: `match-commit` },
  Wf = { do: `match-commit-second` },
  Gf = { do: `match-start` },
  Kf = { do: `match-round` };
function qf(e, t, n, r) {
  const { abilities: i, initiative: a, sight: o } = e.options;
  return {
    kind: t,
    abilities: i,
    initiative: a,
    closed: o === `closed`,
    sides: [Jf(e, t, n), Jf(e, t, r)],
    fighters: M.map(Cs),
    boulders: [],
    round: 0,
    begins: 0,
    next: 0,
    go: null,
    used: [[], []],
    fallen: [],
    fallenBefore: 0,
    heartsBefore: [0, 0],
    quiet: 0,
    sudden: 1e6,
    stalled: 0,
    winner: -1,
  };
}
function Jf(e, t, n) {
  const { types: r, flipped: i, powers: a } = e.players[n],
    o = t === `league`;
  return {
    seat: n,
    home: -1,
    hearts: Object.freeze(g.map((e, t) => (o ? r[t] - i[t] : 0))),
    speed: g.map(() => 0),
    range: g.map(() => 0),
    powers: o ? a.slice() : [],
    reserve: o && !e.options.simplified ? `ready` : `gone`,
    place: -1,
    waits: !1,
    promised: -1,
  };
}
function* Yf(e) {
  const t = D(e.s);
  t.kind === `league` && (yield* Xf(e, t)),
    yield* Zf(e, t),
    t.initiative && (yield* Qf(e, t)),
    yield* np(e, t, tp(t)),
    e.s.agenda.push(Gf, Wf, Uf);
}
function* Xf(e, t) {
  const n = [];
  for (let t = 0; t < 6; t++) n.push(1 + (yield* e.chance(`boulder`, 6)));
  for (let e = 1; e <= 6; e++) n.includes(e) && t.boulders.push(ln[e - 1]);
  L(e, 255, `f.boulders`, n);
}
function* Zf(e, t) {
  if (t.kind === `league`)
    for (const n of t.sides) {
      const { flipped: t } = e.s.players[n.seat];
      for (let r = 0; r < t.length; r++)
        for (let i = 0; i < t[r]; i++) {
          const t = yield* e.ask(n.seat, Cr(r), () => En);
          n[t][r]++, L(e, 255, `f.flipped-for`, n.seat, r, t);
        }
    }
}
function* Qf(e, t) {
  let n = 0;
  if (t.abilities)
    for (const r of $f) {
      const i = Ds(e.s, t.sides[r].seat).find((e) => V[e].choosesBeginner === !0);
      i !== void 0 &&
        (yield* e.ask(t.sides[r].seat, wr, () => Cn)) !== `no` &&
        ((t.sides[r].promised = i), (n = r), L(e, 255, `f.promised`, t.sides[r].seat, i));
    }
  yield* ep(e, t, n);
}
const $f = [0, 1];
function* ep(e, t, n) {
  (t.begins = (yield* e.ask(t.sides[n].seat, Tr, () => Tn)) === `me` ? n : k(n)),
    L(e, 255, `f.begins-rounds`, t.sides[t.begins].seat);
}
function tp(e) {
  return e.kind === `friendly` ? 1 : e.initiative ? k(e.begins) : 0;
}
function* np(e, t, n) {
  const r = t.kind === `friendly` ? 0 : yield* e.ask(t.sides[n].seat, Er, () => wn);
  (t.sides[n].home = r),
    (t.sides[k(n)].home = 1 - r),
    t.kind === `league` && L(e, 255, `f.chose-side`, t.sides[n].seat, r);
}
function rp(e) {
  return ap(e, tp(D(e.s)));
}
function ip(e) {
  return ap(e, k(tp(D(e.s))));
}
function* ap(e, t) {
  const n = D(e.s),
    r = n.sides[t],
    i = Ds(e.s, r.seat),
    a = Math.min(3, i.length),
    o = i.length <= 1 ? i : yield* op(e, r, i, a);
  for (let i = 0; i < o.length; i++) {
    const a = Es(e.s, r, o[i]),
      s = cn[r.home];
    (a.hex = yield* e.ask(r.seat, Or(P(a)), () => s.filter((e) => Vn(n, e)))),
      (n.fighters[An(t) + i] = a),
      L(e, 255, `f.committed`, r.seat, P(a), a.hex);
  }
}
function* op(e, t, n, r) {
  const i = t.promised;
  return yield* e.compose(t.seat, Dr(r), () => n, {
    min: r,
    max: r,
    fits: (e, t) => i < 0 || t === i || e.includes(i) || e.length < r - 1,
  });
}
function* sp(e) {
  const t = D(e.s);
  if (t.abilities) {
    for (const n of M) {
      const r = I(t, n, `atStart`);
      r !== void 0 && (yield* r(e, t, n));
    }
    t.initiative || (yield* cp(e, t));
  }
  e.s.agenda.push(Kf);
}
function* cp(e, t) {
  for (const n of $f)
    if (j(n).some((e) => I(t, e, `choosesBeginner`) === !0)) {
      yield* ep(e, t, n);
      return;
    }
}
function lp(e) {
  e.quiet =
    e.fallen.length === e.fallenBefore && Kn(e, 0) >= e.heartsBefore[0] && Kn(e, 1) >= e.heartsBefore[1]
      ? e.quiet + 1
      : 0;
}
function* up(e, t) {
  if (t.quiet < 3 || t.sudden !== 1e6) return;
  const n = [t.sides[0].seat, t.sides[1].seat];
  if ((yield* e.together(n, Pr, () => Cn)).includes(`no`)) {
    L(e, 255, `f.no-sudden`);
    return;
  }
  const r = yield* e.ask(n[0], Fr, () => Dn);
  (t.sudden = t.round + (r === `now` ? 1 : 2)), L(e, 255, `f.sudden-agreed`, t.sudden);
}
const dp = { do: `match-go` },
  fp = { do: `match-round` },
  pp = { do: `match-round-end` },
  mp = { do: `match-end` };
function* hp(e) {
  const t = D(e.s);
  if (!yp(e, t)) {
    t.round++,
      (t.next = t.begins),
      (t.used = [[], []]),
      (t.fallenBefore = t.fallen.length),
      (t.heartsBefore = [Kn(t, 0), Kn(t, 1)]);
    for (const e of t.fighters) (e.done = !1), (e.passed = !1);
    L(e, 255, `f.round`, t.round), !(gp(t) && (yield* _p(e, t), yp(e, t))) && e.s.agenda.push(dp);
  }
}
const gp = (e) => e.round >= Math.min(e.sudden, 20);
function* _p(e, t) {
  for (const e of t.fighters) e.hearts = Math.max(0, e.hearts - 1);
  L(e, 255, `f.sudden-death`);
  const n = Nn(t.begins).filter((e) => N(t, e) && t.fighters[e].hearts === 0);
  for (const r of n) Fs(e, t, r);
  yield* Is(e, t, n);
}
function* vp(e) {
  const t = D(e.s);
  if (yp(e, t)) return;
  const n = yield* Sp(e, t);
  yp(e, t) || (n < 0 ? e.s.agenda.push(pp) : (e.s.agenda.push(dp), Af(e, t, n)));
}
function yp(e, t) {
  const n = zs(t);
  return n < 0 ? !1 : ((t.winner = n), e.s.agenda.push(mp), !0);
}
const bp = (e, t, n) => N(e, t) && !e.fighters[t].done && xp(e, t) === n,
  xp = (e, t) => (e.abilities ? I(e, t, `order`) : void 0);
function* Sp(e, t) {
  const n = Cp(t, `first`);
  if (n >= 0) return n;
  for (const n of [t.next, k(t.next)]) {
    const r = t.initiative ? yield* Ep(e, t, n) : yield* wp(e, t, n);
    if (r >= 0) return (t.next = k(n)), r;
  }
  if (!t.initiative) {
    const n = yield* Tp(e, t);
    if (n >= 0) return n;
  }
  return Cp(t, `last`);
}
function Cp(e, t) {
  if (!e.abilities) return -1;
  for (const n of Nn(e.begins)) if (bp(e, n, t)) return n;
  return -1;
}
function* wp(e, t, n) {
  const r = t.sides[n];
  for (const i of [!1, !0])
    for (const a of j(n)) {
      if (bp(t, a, void 0) && t.fighters[a].passed === i) return a;
      if (i || r.reserve !== `due` || r.place !== a || r.waits || t.fighters[a].done) continue;
      const n = yield* js(e, t, a);
      if (n === `entered`) return a;
      n === `waits` && (r.waits = !0);
    }
  return -1;
}
function* Tp(e, t) {
  for (const n of [t.begins, k(t.begins)]) {
    const r = t.sides[n];
    if (r.waits && r.reserve === `due`) {
      if (((r.waits = !1), (yield* js(e, t, r.place)) === `entered`)) return r.place;
      t.fighters[r.place].done = !0;
    }
  }
  return -1;
}
function* Ep(e, t, n) {
  const r = j(n).filter((e) => bp(t, e, void 0));
  return r.length === 0 ? -1 : yield* e.ask(t.sides[n].seat, Ar, () => r);
}
function* Dp(e) {
  const t = D(e.s);
  if (t.initiative) {
    if ((yield* Op(e, t), yp(e, t))) return;
    t.begins = k(t.begins);
  }
  if (gp(t)) {
    if (((t.stalled = t.fallen.length > t.fallenBefore ? 0 : t.stalled + 1), t.stalled >= 10)) {
      L(e, 255, `f.stalled`, t.sides[0].seat), (t.winner = 0), e.s.agenda.push(mp);
      return;
    }
  } else lp(t), yield* up(e, t);
  e.s.agenda.push(fp);
}
function* Op(e, t) {
  for (const n of [t.begins, k(t.begins)]) {
    const r = t.sides[n];
    r.reserve === `due` && (yield* js(e, t, r.place));
  }
}
const kp = { do: `league-match` };
function Ap(e) {
  (e.s.league = { kind: `league`, winner: -1, finalists: [], final: !1, barred: [], match: null }),
    e.s.agenda.push(kp);
}
function jp(e, t, n) {
  (e.s.league = { kind: `friendly`, winner: -1, finalists: [], final: !1, barred: [], match: null }),
    Mp(e, n, t);
}
function Mp(e, t, n) {
  const r = e.s.league;
  (r.match = qf(e.s, r.kind, t, n)),
    (r.winner = -1),
    L(e, 255, r.kind === `friendly` ? `f.friendly-match` : `f.league-match`, t, n),
    e.s.agenda.push(Hf);
}
const Np = {
  4: [
    [0, 3],
    [1, 2],
  ],
  3: [[1, 2]],
  2: [],
};
function Pp(e) {
  const { seeds: t } = e.s,
    n = e.s.league,
    r = Np[t.length];
  if (n.final) return (e.s.winner = n.winner), L(e, 255, `f.champion`, n.winner), R;
  if ((e.s.agenda.push(kp), n.finalists.length < r.length)) {
    const [i, a] = r[n.finalists.length];
    Mp(e, t[i], t[a]);
  } else {
    n.final = !0;
    const [i, a] = t.filter((e, t) => n.finalists.includes(e) || !r.some((e) => e.includes(t)));
    Mp(e, i, a);
  }
  return R;
}
function Fp(e) {
  const t = D(e.s),
    n = e.s.league;
  return (
    (n.winner = t.sides[t.winner].seat),
    L(e, 255, `f.match-won`, n.winner),
    n.kind === `league` && (n.barred.push(...t.fallen), n.final || n.finalists.push(n.winner)),
    R
  );
}
const Ip = {
    'league-match': Pp,
    'match-prepare': Yf,
    'match-commit': rp,
    'match-commit-second': ip,
    'match-start': sp,
    'match-round': hp,
    'match-go': vp,
    'match-act': jf,
    'match-round-end': Dp,
    'match-end': Fp,
  },
  Lp = (e, t, n) => ({ key: e, clause: t, about: n, type: `flag`, default: !1 }),
  Rp = (e, t, n, ...r) => ({ key: e, clause: t, about: n, type: `choice`, default: r[0], choices: r }),
  zp = (e, t, n, [r, i, a]) => ({ key: e, clause: t, about: n, type: `number`, default: i, min: r, max: a }),
  Bp = [
    Lp(
      `simplified`,
      `M-SIMP-08`,
      `The simplified game: smaller map, no type tokens, TMs or reserve, more xp for legendary Pokémon and friendly battles.`,
    ),
    Lp(`abilities`, `M-EXP-02`, `Expansion: the abilities of the Pokémon work on the hex field.`),
    Lp(`flips`, `M-EXP-04`, `Expansion: type tokens may be flipped before the League, for speed or range.`),
    Lp(`initiative`, `M-INIT-01`, `Expansion: advanced initiative in League matches.`),
    Lp(`draft`, `M-DRAFT-01`, `Expansion: TMs are drafted before the other shopping.`),
    Rp(
      `bike`,
      `M-BOPT-01`,
      `The bike gives 2 more actions and can be upgraded to 4, or gives 1 until the first gym leader falls, then 2.`,
      `upgrade`,
      `late`,
    ),
    Rp(
      `shopping`,
      `M-SHOP-01`,
      `Before the League: Porygon, stones, rare candies and TMs are sold, or only candies and TMs.`,
      `stock`,
      `candies`,
    ),
    Rp(
      `obstacles`,
      `M-OBS-05`,
      `Obstacles are dealt at random, or lie where the map says.`,
      `dealt`,
      `fixed`,
    ),
    Rp(
      `wildDamage`,
      `M-WILD-04`,
      `Who places the damage of wild Pokémon: the player whose turn it is, or the right-hand player.`,
      `active`,
      `right`,
    ),
    Rp(`debts`, `M-TRADE-14`, `Whether -1$ tokens can be traded between players.`, `traded`, `stay`),
    Rp(
      `sight`,
      `M-LOS-12`,
      `A line of sight may touch an obstacle, or any contact with one blocks it.`,
      `open`,
      `closed`,
    ),
    Lp(`quickTable`, `M-ADV-13`, `Nobody is asked for trainers and gym leaders: they follow a fixed rule.`),
    zp(`first`, `M-SETUP-01`, `The seat that begins, counted from 1; 0 draws it.`, [0, 0, 4]),
    zp(
      `freeSteps`,
      `M-TURN-11`,
      `Most steps in a row over white roads with nothing in between.`,
      [1, 10, 1e3],
    ),
    zp(`offers`, `M-TRADE-11`, `Most trade offers to the same player in one turn.`, [0, 6, 100]),
    zp(
      `maxRounds`,
      `M-END-08`,
      `The adventure phase ends after this many rounds; 0 is never.`,
      [0, 100, 1e6],
    ),
  ],
  Vp = {
    'field-act': (e, t, n) => {
      const r = D(e);
      return r.go === null ? [] : [...Gp(r, r.go), ...Kp(r, r.go, n.options(t))];
    },
    'field-lay': Hp,
    'field-lay-again': Hp,
    'field-commit': Wp,
    'field-reserve': Wp,
  };
function Hp(e, t, n) {
  const r = D(e),
    [i, a] = n.question.about,
    o = r.fighters.findIndex((e) => P(e) === i),
    s = Zo(a);
  if (s.isBeam || s.isNear || s.teleports) return [];
  const c = wi(r, r.go !== null && r.go.who === o ? r.go : Sr(o, r.fighters[o].hex), s, null, !1),
    l = { head: r.fighters[o].hex, tail: r.fighters[o].tail },
    u = n.options(t).reduce((e, t) => e | (t?.mask ?? 0), 0);
  return M.flatMap((e) => {
    if (e === o || !N(r, e) || u & (1 << e)) return [];
    const t = na(r, c, l, e);
    if (t === null) return [];
    const n = r.fighters[e],
      { id: i } = C[n.card];
    return [{ id: i, say: [`m.targets`, [P(n)]], at: Ld(n.card), ...Up[t] }];
  });
}
const Up = {
  range: { why: [`why.range`], clause: `M-ATK-04` },
  sight: { why: [`why.sight`], clause: `M-LOS-01` },
  other: { why: [`why.unaffected`], clause: `M-SEQ-02` },
};
function Wp(e, t) {
  const { barred: n } = e.league;
  return e.players[t].team
    .filter((e) => n.includes(e))
    .map((t) => ({
      id: C[t].id,
      say: [`m.card`, t * 8 + e.stage[t], 0],
      why: [`why.fainted-before`],
      clause: `M-LEAGUE-04`,
    }));
}
function Gp(e, t) {
  const n = e.fighters[t.who],
    r = Ho(e, t);
  return an[n.hex].flatMap((n) => {
    const i = { id: `step:${Rd(n)}`, say: [`m.step`, n], at: Id(n) };
    return e.boulders.includes(n)
      ? [{ ...i, why: [`why.boulder`], clause: `M-PREP-02` }]
      : Vn(e, n)
        ? t.asleep
          ? [{ ...i, why: [`why.asleep`], clause: `M-COND-15` }]
          : r > 0
            ? []
            : [{ ...i, why: [`why.no-speed`], clause: `M-ACT-14` }]
        : [{ ...i, why: [`why.held`], clause: `M-ACT-07` }];
  });
}
function Kp(e, t, n) {
  return e.fighters[t.who].attacks.flatMap((r) => {
    if (n.includes(_n[r])) return [];
    const i = qp(e, t, r);
    return i === null ? [] : [{ id: `attack:${m[r].id}`, say: [`m.attack`, r], ...i }];
  });
}
function qp(e, t, n) {
  const r = e.fighters[t.who],
    i = Zo(n),
    a = fr(e, t.who);
  if (t.attacks > 0) return { why: [`why.attacked`], clause: `M-ACT-06` };
  if (r.exhausted.includes(n)) return { why: [`why.exhausted`, n], clause: `M-ATK-02` };
  if (i.asleepOnly && !t.asleep) return { why: [`why.awake`], clause: `M-EFF-22` };
  if (a & 2 && !i.asleepOnly) return { why: [`why.asleep`], clause: `M-COND-15` };
  if (a & 4 && i.attack.hourglass) return { why: [`why.flinched`], clause: `M-COND-08` };
  for (const n of i.attack.effects) {
    if (n.does === `standing` && t.moved) return { why: [`why.moved`], clause: `M-EFF-19` };
    if (n.does === `steps-left` && Vo(e, t.who) - t.steps < n.n)
      return { why: [`why.steps-left`, n.n], clause: `M-EFF-20` };
  }
  return i.copies !== null && Ga(e, t, i, za(t)).length === 0
    ? { why: [`why.nothing-to-copy`], clause: `M-EFF-38` }
    : Ba(e, t, La(n, null, za(t)))
      ? null
      : { why: [`why.no-target`], clause: `M-ATK-08` };
}
const Jp = Object.freeze({ do: `pass` }),
  Yp = Object.freeze({ do: `camp` }),
  Xp = Object.freeze({ do: `interact` }),
  Zp = (e) =>
    Qe(e).ways.map((e) => e.map(({ road: e, to: t }) => Object.freeze({ do: `move`, road: e, to: t }))),
  Qp = Zp(!1),
  $p = Zp(!0),
  em = (e, t) => (e ? $p : Qp)[t],
  tm = C.map((e, t) => rt.map((e, n) => Object.freeze({ do: `deed:stone`, card: t, what: n }))),
  nm = (e, t) => tm[e][t],
  rm = (e) => C.map((t, n) => Object.freeze({ do: e, card: n })),
  im = (e, t) => C.map((n, r) => t.map((t) => Object.freeze({ do: e, card: r, what: t }))),
  am = Object.freeze([`defeat`]),
  om = Object.freeze([`defeat`, `catch`]),
  sm = Math.max(...At.map(([, , e]) => e.length)),
  cm = Array.from({ length: sm }, (e, t) => nt.map((e, n) => Object.freeze({ slot: t, ball: n }))),
  lm = (e, t) => cm[e][t],
  um = nt.indexOf(`master`),
  dm = Object.freeze({ slot: -1, ball: um }),
  fm = g.map((e, t) => C.map((e, n) => Object.freeze({ type: t, card: n }))),
  pm = (e, t) => fm[e][t],
  mm = g.map((e, t) => Array.from({ length: 3 }, (e, n) => Object.freeze({ type: t, on: n }))),
  hm = (e, t) => mm[e][t],
  gm = Array.from({ length: 12 }, (e, t) =>
    Array.from({ length: 3 }, (e, n) => Object.freeze({ symbol: t, on: n })),
  ),
  _m = (e, t) => gm[e][t],
  vm = Object.freeze([`stand`, `object`]),
  ym = Object.freeze([`accept`, `refuse`]),
  bm = Object.freeze([`use`]),
  xm = Object.freeze([`use`, `no`]),
  Sm = Object.freeze([`accept`, `counter`, `refuse`]),
  Cm = Object.freeze({ do: `buy` }),
  wm = g.map((e, t) => Array.from({ length: 2 }, (e, n) => Object.freeze({ type: t, nth: n }))),
  Tm = (e, t) => wm[e][t],
  Em = (e, t) => ({ kind: e, clause: t }),
  Z =
    (e, t) =>
    (...n) => ({ kind: e, clause: t, about: n }),
  Dm = Em(`starter`, `M-SETUP-15`),
  Om = Array.from({ length: 16 }, (e, t) => ({ kind: `act`, clause: `M-TURN-10`, about: [t] })),
  km = (e) => Om[e],
  Am = Z(`wild`, `M-WILD-01`),
  jm = Z(`balls`, `M-CATCH-06`),
  Mm = Z(`place`, `M-WILD-03`),
  Nm = Z(`xp`, `M-GROW-12`),
  Pm = Em(`type-token`, `M-TYPE-02`),
  Fm = Z(`commit`, `M-BATTLE-02`),
  Im = Z(`hit`, `M-BATTLE-08`),
  Lm = Z(`package`, `M-ADV-07`),
  Rm = Z(`object`, `M-ADV-08`),
  zm = Z(`accept`, `M-ADV-09`),
  Bm = Z(`stone`, `M-ITEM-03`),
  Vm = Z(`teach`, `M-HM-01`),
  Hm = Em(`dojo-prize`, `M-DOJO-02`),
  Um = Em(`boss-prize`, `M-GIO-03`),
  Wm = Z(`trade-in`, `M-TC-01`),
  Gm = Em(`basket`, `M-MART-04`),
  Km = Z(`pay`, `M-MART-03`),
  qm = Z(`learn`, `M-SHOP-04`),
  Jm = Z(`reflect`, `M-GTM-06`),
  Ym = Z(`smokescreen`, `M-GTM-05`),
  Xm = Z(`power-use`, `M-GYM-04`),
  Zm = Z(`power-card`, `M-GYM-04`),
  Qm = Z(`power-foe`, `M-GYM-04`),
  $m = (e) => ({ kind: `offer`, clause: `M-TRADE-09`, about: [e], secret: !0 }),
  eh = (e) => ({ kind: `counter`, clause: `M-TRADE-10`, about: [e], secret: !0 }),
  th = Z(`answer-offer`, `M-TRADE-10`),
  nh = Z(`answer-counter`, `M-TRADE-10`),
  rh = Em(`opponent`, `M-FRIEND-04`),
  ih = Z(`shop`, `M-SHOP-18`),
  ah = Em(`draft`, `M-DRAFT-02`),
  oh = Em(`flip`, `M-EXP-04`);
function sh(e, t) {
  const { s: n } = e,
    { spaces: r, centers: i } = y(n),
    a = n.players[t],
    o = i[a.checkpoint];
  r[a.at].city !== a.checkpoint && (a.entered = ++n.clock),
    (a.at = o),
    a.debts++,
    (n.turnOver = !0),
    L(e, 255, `defeated`, t, du(n, o), a.debts);
}
const ch = Object.freeze([]);
function lh(e, t) {
  const n = Qe(t.simplified);
  return {
    agenda: [{ do: `setup` }],
    options: Object.freeze({ ...t }),
    phase: `setup`,
    turn: 0,
    goes: 0,
    first: 0,
    active: 0,
    winner: -1,
    left: 0,
    extra: 0,
    turnOver: !1,
    used: 0,
    walked: 0,
    clock: 0,
    players: Array.from({ length: e }, () => uh(n.start, e)),
    where: C.map((e, t) => (Ut[t] < 0 ? 5 : 0)),
    stage: C.map(() => 0),
    level: C.map(() => 1),
    hearts: C.map(() => 0),
    taught: C.map(() => ch),
    spots: n.spaces.map(({ kind: e }) => (Je.has(e) ? -2 : -1)),
    obstacles: Array.from({ length: n.slots }, () => 0),
    gymPowers: n.gyms.map(() => -2),
    powersSeen: 0,
    items: Ae.map(({ copies: e }) => e),
    hms: ot.map(({ copies: e }) => e),
    types: g.map(() => 2),
    karate: 0,
    giovanni: 0,
    gymsBeaten: 0,
    battle: null,
    offer: null,
    seeds: [],
    tms: ft.slice(),
    passes: 0,
    draft: null,
    league: null,
  };
}
const uh = (e, t) => ({
  at: e,
  checkpoint: 0,
  moved: !1,
  entered: 0,
  team: [],
  balls: nt.map(() => 0),
  stones: rt.map(() => 0),
  candies: 0,
  revives: 0,
  bike: 0,
  money: [],
  debts: 0,
  types: g.map(() => 0),
  flipped: g.map(() => 0),
  powers: [],
  friendly: !1,
  offers: Array.from({ length: t }, () => 0),
});
function dh(e, t, n) {
  (e.where[n] = 2),
    (e.stage[n] = 0),
    (e.level[n] = 1),
    (e.taught[n] = ch),
    e.players[t].team.push(n),
    (e.hearts[n] = Ml(e, t, n));
}
function fh(e, t) {
  for (const n of e.players[t].team) e.hearts[n] = Ml(e, t, n);
}
function ph(e, t) {
  for (const n of e.players[t].team) H(e, n) && (e.hearts[n] = Ml(e, t, n));
}
function mh(e, t, n) {
  const { s: r } = e;
  r.level[n]++, L(e, 255, `level`, t, n, r.level[n]);
  const i = Lt[n][r.stage[n]];
  i.stage >= 0 && i.level === r.level[n] && hh(e, t, n, i.stage);
}
function hh(e, t, n, r) {
  const { s: i } = e,
    a = jl(i, t, Ol(i, n)),
    o = i.stage[n];
  i.stage[n] = r;
  const s = jl(i, t, Ol(i, n)) - a;
  H(i, n) && (i.hearts[n] = Math.max(0, i.hearts[n] + s)), L(e, 255, `evolved`, t, n, o, r);
}
const gh = (e, t) => H(e, t) && !Al(e, t);
function* _h(e, t, n, r) {
  const { s: i } = e;
  for (let a = r; a > 0; a--) {
    if (!n.some((e) => gh(i, e))) {
      L(e, 255, `xp-lost`, t, a);
      return;
    }
    mh(e, t, yield* e.ask(t, Nm(a), () => n.filter((e) => gh(i, e))));
  }
}
function vh(e, t) {
  const n = [],
    r = (i) => {
      if ((i.length >= t.min && (t.check?.(i) ?? null) === null && n.push(i), !(i.length >= t.max)))
        for (const a of e) {
          if (n.length > 1) return;
          !i.includes(a) && (t.fits?.(i, a) ?? !0) && r([...i, a]);
        }
    };
  return r([]), n.length === 1 ? n[0] : null;
}
const yh = (e, t) => (t + e.n - 1) % e.n;
function* bh(e, t, n, { question: r, options: i, parts: a, standard: o }) {
  if (e.s.options.quickTable) return o();
  const s = yh(e, t),
    c = yield* e.compose(s, r, i, a);
  if (e.n < 4) return c;
  const l = e.others(t);
  for (let t = 0; t < 2; t++) {
    if ((yield* e.ask(l[t], Rm(n, s, c), () => vm)) === `stand`) return c;
    L(e, 255, `objected`, l[t], s);
  }
  const u = yield* e.compose(l[0], r, i, a),
    d = yield* e.ask(l[1], zm(n, l[0], u), () => ym);
  return L(e, 255, d === `accept` ? `overruled` : `not-overruled`, l[1], s), d === `accept` ? u : c;
}
const xh = pt(`dig`),
  Sh = pt(`rain-dance`),
  Ch = pt(`flash`),
  wh = pt(`synthesis`),
  Th = pt(`smokescreen`),
  Eh = pt(`reflect`),
  Dh = pt(`sunny-day`),
  Oh = (e) => 1 << (e - ut),
  kh = (e, t, n) => t === e.active && (e.used & Oh(n)) === 0 && Ru(e, t, n);
function Ah(e, t) {
  e.used |= Oh(t);
}
function* jh(e, t, n) {
  return !kh(e.s, t, Eh) || (yield* e.ask(t, Jm(n), () => xm)) === `no`
    ? !1
    : (Ah(e.s, Eh), L(e, 255, `reflected`, t, n), !0);
}
const Mh = (e) => [...e.types.keys()].filter((t) => e.types[t] > 0);
function* Nh(e, t) {
  const { s: n } = e;
  if (n.options.simplified || Mh(n).length === 0) return;
  const r = yield* e.ask(t, Pm, () => Mh(n));
  n.types[r]--, Ph(n, t, r, 1), L(e, 255, `type-token`, t, r);
}
function Ph(e, t, n, r) {
  const i = e.players[t];
  i.types[n] += r;
  for (const t of i.team) Ol(e, t) === n && H(e, t) && (e.hearts[t] += r);
}
const Fh = Object.freeze([`defeat`, `leave`]),
  Ih = Object.freeze([`defeat`, `catch`, `leave`]);
function* Lh(e, t, n, r) {
  const { s: i } = e,
    a = yield* e.ask(t, Am(n), () => (Hh(i, t, n) ? (r ? Ih : om) : r ? Fh : am));
  return a === `leave`
    ? `stays`
    : a === `catch`
      ? (yield* Gh(e, t, n))
        ? `caught`
        : `stays`
      : (yield* Rh(e, t, n))
        ? `defeated`
        : `stays`;
}
function* Rh(e, t, n) {
  const { s: r } = e;
  if ((L(e, 255, `fights-wild`, t, n), yield* Bh(e, t, n), !Pl(r, t))) return sh(e, t), !1;
  L(e, 255, `beat-wild`, t, n);
  const i = Ut[n] === Gt;
  return yield* _h(e, t, r.players[t].team, i ? zh(r) : 1), i && (yield* Nh(e, t)), !0;
}
const zh = (e) => (e.options.simplified ? 3 : 1);
function* Bh(e, t, n) {
  const { s: r } = e;
  if (Ht[n].length === 0 || (yield* jh(e, t, n))) return;
  const i = r.options.wildDamage === `right` ? yh(e, t) : t,
    a = Ht[n].slice();
  for (; a.length > 0 && Pl(r, t); ) {
    const { type: o, card: s } = yield* e.ask(i, Mm(n, t), () => Vh(r, t, a));
    a.splice(a.indexOf(o), 1);
    const c = Il(r, s, o);
    L(e, 255, `hurt`, t, s, o, c, r.hearts[s]);
  }
}
function Vh(e, t, n) {
  const r = [];
  return (
    n.forEach((i, a) => {
      if (!(n.indexOf(i) < a)) for (const n of e.players[t].team) H(e, n) && r.push(pm(i, n));
    }),
    r
  );
}
function Hh(e, t, n) {
  const { balls: r } = e.players[t];
  if (r[um] > 0) return !0;
  const i = Vt[n];
  for (let e = 0; e < i.length; e++) for (let t = i[e].ball; t < um; t++) if (r[t] > 0) return !0;
  return !1;
}
function Uh(e, t, n) {
  const { balls: r } = e.players[t],
    i = [];
  return (
    Vt[n].forEach((e, t) => {
      for (let n = e.ball; n < um; n++) r[n] > 0 && i.push(lm(t, n));
    }),
    r[um] > 0 && i.push(dm),
    i
  );
}
function Wh(e, t, n) {
  const r = Vt[n],
    { balls: i } = e.players[t];
  return {
    min: 1,
    max: r.length,
    fits(e, t) {
      const n = e,
        { slot: a, ball: o } = t;
      if (a < 0) return n.length === 0;
      if (n.some((e) => e.slot < 0 || e.slot >= a) || n.filter((e) => e.ball === o).length >= i[o]) return !1;
      for (let e = 0; e < a; e++) if (r[e].ball === r[a].ball && !n.some((t) => t.slot === e)) return !1;
      return !0;
    },
  };
}
function* Gh(e, t, n) {
  const { s: r } = e,
    i = Wh(r, t, n),
    a = vh(Uh(r, t, n), i) ?? (yield* e.compose(t, jm(n), () => Uh(r, t, n), i));
  if (((r.turnOver = !0), L(e, 255, `threw`, t, n, a), !(yield* Kh(e, t, n, a))))
    return L(e, 255, `broke-free`, t, n), yield* Bh(e, t, n), Pl(r, t) || sh(e, t), !1;
  for (const { ball: e } of a) r.players[t].balls[e]--;
  return dh(r, t, n), L(e, 255, `caught`, t, n), !0;
}
function* Kh(e, t, n, r) {
  const i = Vt[n];
  if (r.length === i.length || r[0].slot < 0) return !0;
  const a = 1 + (yield* e.chance(`catch`, 6));
  return L(e, 255, `catch-roll`, t, a), r.some(({ slot: e }) => i[e].faces.includes(a));
}
function qh(e, t) {
  const { bike: n } = e.players[t];
  return e.options.bike === `upgrade` || n === 0 ? ju[n] : Mu[+(e.gymsBeaten > 0)];
}
function Jh(e, t, n) {
  e.players[t].bike = n;
  const r = qh(e, t) - e.extra;
  (e.extra += r), (e.left += r);
}
function Yh(e) {
  (e.left -= e.extra), (e.extra = 0);
}
const Xh = () => ({
    card: [],
    ball: [],
    stone: [],
    candy: [],
    revive: [],
    bike: [],
    money: [],
    debt: [],
    type: [],
    power: [],
  }),
  Zh = Xh(),
  Qh = Xh();
function $h(e, t, n, r) {
  const i = (e ? Zh : Qh)[t];
  return (i[n] ??= []), (i[n][r] ??= Object.freeze({ give: e, kind: t, what: n, nth: r })), i[n][r];
}
function eg(e, t, n) {
  const r = e.players[t],
    i = [],
    a = (e, t, r) => {
      for (let a = 0; a < r; a++) i.push($h(n, e, t, a));
    };
  for (const e of r.team) a(`card`, e, 1);
  r.balls.forEach((e, t) => {
    a(`ball`, t, e);
  }),
    r.stones.forEach((e, t) => {
      a(`stone`, t, e);
    }),
    a(`candy`, 0, r.candies),
    a(`revive`, 0, r.revives),
    r.bike > 0 && !(t === e.active && e.left < e.extra) && a(`bike`, 0, 1);
  for (const e of r.money) a(`money`, e, 1);
  e.options.debts === `traded` && a(`debt`, 0, r.debts),
    r.types.forEach((e, t) => {
      a(`type`, t, e);
    });
  for (const e of r.powers) a(`power`, e, 1);
  return i;
}
const tg = (e, t, n) => [...eg(e, t, !0), ...eg(e, n, !1)];
function ng(e, { from: t, to: n, parts: r }) {
  const i = [t, n],
    a = (e) => r.filter((t) => t.kind === `card` && t.give === e).map(({ what: e }) => e),
    [o, s] = [a(!0), a(!1)],
    c = [
      [...e.players[t].team.filter((e) => !o.includes(e)), ...s],
      [...e.players[n].team.filter((e) => !s.includes(e)), ...o],
    ],
    l = i.map((t, n) => {
      const i = e.players[t].types.slice();
      for (const { kind: e, what: t, give: a } of r) e === `type` && (i[t] += a === (n === 0) ? -1 : 1);
      return i;
    }),
    u = /* @__PURE__ */ new Map(),
    d = /* @__PURE__ */ new Map();
  return (
    c.forEach((t, n) => {
      for (const r of t) {
        const t = !e.players[i[n]].team.includes(r),
          a = zt[r][e.stage[r]];
        t && a >= 0 && u.set(r, a);
        const o = Pt[r][t && a >= 0 ? a : e.stage[r]],
          s = e.players[i[t ? 1 - n : n]].types[Ol(e, r)],
          c = l[n][o] - s;
        d.set(r, H(e, r) ? Math.max(0, e.hearts[r] + c) : 0);
      }
    }),
    { teams: c, stages: u, hearts: d }
  );
}
function rg(e, t, n, r) {
  if (!r.some(og)) return !0;
  if (!ig(e, t) && !ig(e, n)) return ag(e, t, r, !0) && ag(e, n, r, !1);
  const { teams: i, hearts: a } = ng(e, { from: t, to: n, parts: r });
  return [t, n].every((t, n) => {
    const r = e.players[t].team.some((t) => H(e, t));
    return i[n].length > 0 && (!r || i[n].some((e) => a.get(e) > 0));
  });
}
const ig = (e, t) => e.players[t].types.some((e) => e > 0);
function ag(e, t, n, r) {
  let { team: i } = e.players[t],
    a = i.length,
    o = 0;
  for (let t = 0; t < i.length; t++) H(e, i[t]) && o++;
  const s = o > 0;
  for (let t = 0; t < n.length; t++) {
    const { kind: i, give: s, what: c } = n[t];
    if (i !== `card`) continue;
    const l = s === r ? -1 : 1;
    (a += l), H(e, c) && (o += l);
  }
  return a > 0 && (!s || o > 0);
}
const og = ({ kind: e }) => e === `card` || e === `type`;
function sg(e, t, n, r, i) {
  if (rg(e, t, n, r)) return !0;
  if (i === 0) return !1;
  const a = (a) => !r.includes(a) && sg(e, t, n, [...r, a], i - 1);
  return (
    e.players[t].team.some((e) => a($h(!0, `card`, e, 0))) ||
    e.players[n].team.some((e) => a($h(!1, `card`, e, 0)))
  );
}
function cg(e, t, n) {
  return {
    min: 0,
    max: 2 ** 53 - 1,
    fits(r, i) {
      const a = i,
        o = r;
      return a.nth > 0 && !o.includes($h(a.give, a.kind, a.what, a.nth - 1))
        ? !1
        : !og(a) || sg(e, t, n, [...o, a], 2);
    },
    check: (r) => (rg(e, t, n, r) ? null : `trade-last`),
  };
}
function lg(e, t, n) {
  const { offer: r } = e;
  if (r === null || r.from === t || r.to === t) return;
  const { from: i, to: a } = r,
    o = tg(e, i, a),
    { fits: s } = cg(e, i, a);
  for (let t = 0; t < 8; t++) {
    const t = [];
    for (; t.length < r.parts.length; ) {
      const e = o.filter((e) => !t.includes(e) && s?.(t, e));
      if (e.length === 0) break;
      t.push(e[n(e.length)]);
    }
    if (!(t.length < r.parts.length || !rg(e, i, a, t))) {
      e.offer = Object.freeze({ ...r, parts: Object.freeze(t) });
      return;
    }
  }
}
function ug(e, t) {
  const { s: n } = e,
    { from: r, to: i, parts: a } = t,
    o = ng(n, t),
    [s, c] = [n.players[r], n.players[i]];
  L(e, 255, `traded`, r, i, a), fg(n, t);
  for (const e of a) e.give ? dg(e, s, c) : dg(e, c, s);
  [s.team, c.team] = o.teams;
  for (const [e, t] of o.hearts) n.hearts[e] = t;
  for (const [t, a] of o.stages) {
    const o = s.team.includes(t) ? r : i,
      c = n.stage[t];
    (n.stage[t] = a), L(e, 255, `evolved`, o, t, c, a);
  }
}
function dg({ kind: e, what: t }, n, r) {
  switch (e) {
    case `ball`:
      n.balls[t]--, r.balls[t]++;
      break;
    case `stone`:
      n.stones[t]--, r.stones[t]++;
      break;
    case `candy`:
      n.candies--, r.candies++;
      break;
    case `revive`:
      n.revives--, r.revives++;
      break;
    case `money`:
      n.money.splice(n.money.indexOf(t), 1), r.money.push(t);
      break;
    case `debt`:
      n.debts--, r.debts++;
      break;
    case `type`:
      n.types[t]--, r.types[t]++;
      break;
    case `power`:
      n.powers.splice(n.powers.indexOf(t), 1), r.powers.push(t);
  }
}
function fg(e, { from: t, to: n, parts: r }) {
  const [i, a] = [e.players[t], e.players[n]],
    o = (e) => r.some((t) => t.kind === `bike` && t.give === e),
    [s, c] = [o(!0) ? i.bike : 0, o(!1) ? a.bike : 0];
  ((s > 0 && t === e.active) || (c > 0 && n === e.active)) && Yh(e),
    s > 0 && (i.bike = 0),
    c > 0 && (a.bike = 0),
    (i.bike = Math.max(i.bike, c)),
    (a.bike = Math.max(a.bike, s));
}
const pg = { do: `trade-answer` },
  mg = { do: `trade-counter` },
  hg = { do: `trade-confirm` };
function* gg(e, t, n) {
  const { s: r } = e;
  r.players[t].offers[n]++;
  const i = yield* e.compose(t, $m(n), () => tg(r, t, n), cg(r, t, n));
  _g(e, Object.freeze({ from: t, to: n, parts: Object.freeze(i.slice()), counter: !1 }));
}
function _g(t, n) {
  const { from: r, to: i, parts: a } = n;
  a.length === 0
    ? ((t.s.offer = null), L(t, 255, `offer-dropped`, r, i))
    : ((t.s.offer = n), L(t, e(r) | e(i), `offered`, r, i, a));
}
function vg(e) {
  const { offer: t, agenda: n } = e.s;
  t !== null && n.push(t.counter ? hg : pg);
}
function* yg(e) {
  const { from: t, to: n } = e.s.offer,
    r = yield* e.ask(n, th(t), () => Sm);
  r === `counter` ? e.s.agenda.push(mg) : Sg(e, r);
}
function* bg(e) {
  const { s: t } = e,
    { from: n, to: r } = t.offer,
    i = yield* e.compose(r, eh(n), () => tg(t, r, n), cg(t, r, n));
  _g(e, Object.freeze({ from: r, to: n, parts: Object.freeze(i.slice()), counter: !0 })), vg(e);
}
function* xg(e) {
  const { from: t, to: n } = e.s.offer;
  Sg(e, yield* e.ask(n, nh(t), () => ym));
}
function Sg(e, t) {
  const n = e.s.offer;
  (e.s.offer = null), t === `accept` ? ug(e, n) : L(e, 255, `offer-refused`, n.to, n.from);
}
const Cg = { 'trade-answer': yg, 'trade-counter': bg, 'trade-confirm': xg },
  wg = Array.from({ length: 4 }, (e, t) => Object.freeze({ do: `deed:trade`, what: t }));
function Tg(e, t, n) {
  const [r, i] = [e.players[t].at, e.players[n].at];
  if (r === i) return !0;
  const { spaces: a } = y(e);
  return a[r].city >= 0 && a[r].city === a[i].city;
}
const Eg = {
  offer(e, t, n) {
    for (let r = 0; r < e.players.length; r++)
      r === t || e.players[t].offers[r] >= e.options.offers || (Tg(e, t, r) && n.push(wg[r]));
  },
  *carry(e, t, n) {
    yield* gg(e, t, n.what);
  },
};
function* Dg(e, t, n, r) {
  const { s: i } = e,
    a = { symbols: r, hearts: n.committed.map((e) => i.hearts[e]), types: n.committed.map((e) => Ol(i, e)) },
    o = Ng(a);
  return o === null
    ? yield* bh(e, t, n.foe, {
        question: Lm(n.foe, r),
        options: () => Og(a),
        parts: jg(a),
        standard: () => Fg(i, n, a),
      })
    : o;
}
function Og({ symbols: e, hearts: t }) {
  return e.flatMap((e, n) => [...t.keys()].filter((e) => t[e] > 0).map((e) => _m(n, e)));
}
function kg({ symbols: e, hearts: t, types: n }, r) {
  const i = t.slice();
  for (const { symbol: t, on: a } of r) i[a] = Math.max(0, i[a] - Ie[e[t]][n[a]]);
  return i;
}
const Ag = (e) => e.some((e) => e > 0);
function jg(e) {
  return {
    min: 0,
    max: e.symbols.length,
    fits(t, n) {
      const r = t,
        { symbol: i, on: a } = n;
      return kg(e, r)[a] > 0 && Mg(e.symbols, r, i);
    },
    check(t) {
      const n = t;
      return n.length < e.symbols.length && Ag(kg(e, n)) ? `symbols-left` : null;
    },
  };
}
function Mg(e, t, n) {
  for (let r = 0; r <= n; r++) if (e[r] === e[n] && !t.some((e) => e.symbol === r)) return r === n;
  return !1;
}
function Ng(e) {
  const t = [...e.hearts.keys()].filter((t) => e.hearts[t] > 0);
  if (t.length === 1) return Pg(e, t);
  const [n, r] = [Pg(e, t), Pg(e, t.toReversed())];
  if (kg(e, n).join() !== kg(e, r).join()) return null;
  let i = null,
    a = ``,
    o = jg(e),
    s = Og(e),
    c = (t) => {
      if (o.check?.(t) === null) {
        const n = kg(e, t).join();
        return i === null && ([i, a] = [t, n]), n === a;
      }
      return s.every((e) => !o.fits?.(t, e) || c([...t, e]));
    };
  return c([]) ? i : null;
}
function Pg({ symbols: e, hearts: t, types: n }, r) {
  let i = [],
    a = 0;
  for (const o of r) for (let r = t[o]; r > 0 && a < e.length; a++) i.push(_m(a, o)), (r -= Ie[e[a]][n[o]]);
  return i;
}
function Fg(e, { committed: t }, n) {
  const r = t.map((t) => kl(e, t).length),
    i = [];
  for (let e = 0; e < n.symbols.length; e++) {
    const t = kg(n, i);
    if (!Ag(t)) break;
    const a = (t) => Ie[n.symbols[e]][n.types[t]],
      o = [...t.keys()].filter((e) => t[e] > 0),
      s = o.filter((e) => a(e) >= t[e]),
      c = o.filter((e) => a(e) === 2),
      l = s.length > 0 ? s : c.length > 0 ? c : o,
      u = (e) => (l === o ? r[e] / t[e] : r[e]),
      d = l.reduce((e, n) => (u(n) > u(e) || (u(n) === u(e) && t[n] < t[e]) ? n : e));
    i.push(_m(e, d));
  }
  return i;
}
const Ig = { min: 0, max: 1 };
function* Lg(e, { active: t, battle: n }, r, i, a) {
  const o = yield* bh(e, t, n.foe, {
    question: r(n.foe, n.power),
    options: i,
    parts: Ig,
    standard: () => {
      const e = a();
      return e === null ? [] : [e];
    },
  });
  return o.length === 0 ? null : ((n.powerUsed = !0), L(e, 255, `used-power`, n.foe, n.power), o[0]);
}
function Rg(e, t) {
  return e.reduce((e, n) => (e === null || t(n) > t(e) ? n : e), null);
}
const zg = {
    *afterRoll(e, t) {
      const n = t.battle.committed.filter((e) => t.hits.some((t) => t.card === e));
      if (n.length === 0) return;
      const r = (e) => t.hits.filter((t) => t.card === e).length,
        i = yield* Lg(
          e,
          t,
          Zm,
          () => n,
          () => Rg(n, r),
        );
      i !== null && (t.hits = t.hits.filter((e) => e.card !== i));
    },
  },
  Bg = {
    *onFaint(e, t) {
      return (
        (yield* Lg(
          e,
          t,
          Xm,
          () => bm,
          () => `use`,
        )) !== null
      );
    },
  },
  Vg = {
    *beforeRoll(e, t) {
      const n = t.battle.committed.filter((t) => H(e.s, t)),
        r = yield* Lg(
          e,
          t,
          Zm,
          () => n,
          () => Rg(n, (t) => kl(e.s, t).length),
        );
      r !== null && (t.silent = r);
    },
  },
  Hg = _(`normal`),
  Ug = {
    'defensive-position': zg,
    'power-surge': {
      *withDamage(e, t) {
        if (
          (yield* Lg(
            e,
            t,
            Xm,
            () => bm,
            () => `use`,
          )) !== null
        )
          for (let e = 0; e < 1; e++) t.more.push(Hg);
      },
    },
    'second-wind': {
      *atEnd(e, t) {
        const { battle: n } = t,
          { pokemon: r } = v[n.foe];
        if (!n.committed.some((t) => H(e.s, t))) return;
        const i = (e) => r[e].hearts - n.hearts[e],
          a = [...n.hearts.keys()].filter((e) => n.hearts[e] > 0 && i(e) > 0);
        if (a.length === 0) return;
        const o = yield* Lg(
          e,
          t,
          Qm,
          () => a,
          () => a.find((e) => i(e) >= 2) ?? null,
        );
        o !== null && (n.hearts[o] += Math.min(2, i(o)));
      },
    },
    'quick-step': {
      *beforeRoll(e, t) {
        t.battle.round > 1 ||
          ((yield* Lg(
            e,
            t,
            Xm,
            () => bm,
            () => `use`,
          )) !== null &&
            (yield* l_(e, t)));
      },
    },
    endure: Bg,
    rally: {
      *withDamage(e, t) {
        const { pokemon: n } = v[t.battle.foe],
          r = yield* Lg(
            e,
            t,
            Qm,
            () => t.fit,
            () => Rg(t.fit, (e) => n[e].damage.length),
          );
        r !== null && t.more.push(...n[r].damage);
      },
    },
    feint: Vg,
  },
  Wg = {},
  Gg = ({ power: e, powerUsed: t }) => (e < 0 || t ? Wg : Ug[h[e].id]),
  Kg = Object.freeze([`master-ball`, `type-token`]),
  qg = Object.freeze([`master-ball`]),
  Jg = {
    trainer: (e, t, n) => {
      const r = e.s.players[t];
      return (e.s.spots[r.at] = -1), r.money.push(Tt(n)), L(e, 255, `got-token`, t, Tt(n)), [];
    },
    leader: (e, t, n) => {
      const { s: r } = e,
        i = r.players[t],
        a = y(r).gyms.indexOf(i.at);
      return (
        i.money.push(Tt(n)),
        i.powers.push(r.gymPowers[a]),
        L(e, 255, `got-token`, t, Tt(n)),
        L(e, 255, `got-power`, t, r.gymPowers[a]),
        (r.gymPowers[a] = -1),
        (r.spots[i.at] = -1),
        r.gymsBeaten++,
        []
      );
    },
    karate: function* (e, t) {
      const { s: n } = e;
      n.karate++;
      const r = yield* e.ask(t, Hm, () => Yt.filter((e) => n.where[e] === 5));
      dh(n, t, r), L(e, 255, `received`, t, r);
    },
    giovanni: function* (e, t) {
      const { s: n } = e;
      n.giovanni++,
        (yield* e.ask(t, Um, () => (Mh(n).length > 0 ? Kg : qg))) === `type-token`
          ? yield* Nh(e, t)
          : (n.players[t].balls[um]++, L(e, 255, `got-master-ball`, t));
    },
  },
  Yg = (e) => Jg[e],
  Xg = { do: `commit` },
  Zg = { do: `round` },
  Qg = { do: `aftermath` };
function $g(e, t, n, r) {
  const { s: i } = e;
  (i.battle = {
    foe: n,
    committed: [],
    hearts: v[n].pokemon.map(({ hearts: e }) => e),
    round: 0,
    power: r,
    powerUsed: !1,
  }),
    (i.turnOver = !0),
    L(e, 255, `challenged`, t, n),
    i.agenda.push(Xg);
}
const e_ = { min: 1, max: 3 };
function* t_(e) {
  const { s: t } = e,
    n = t.battle,
    r = t.active,
    i = Fl(t, r),
    a = i.length === 1 ? i : yield* e.compose(r, Fm(n.foe), () => i, e_);
  (n.committed = a.slice()), L(e, 255, `committed`, r, a), t.agenda.push(Zg);
}
function* n_(e) {
  const { s: t } = e,
    n = t.battle;
  n.round++;
  const r = {
    active: t.active,
    battle: n,
    hits: [],
    fit: [...n.hearts.keys()].filter((e) => n.hearts[e] > 0),
    more: [],
    silent: -1,
    struck: !1,
  };
  L(e, 255, `round`, n.round, n.foe),
    yield* Gg(n).beforeRoll?.(e, r) ?? r_,
    i_(e, n) && (yield* o_(e, r), yield* Gg(n).afterRoll?.(e, r) ?? r_, yield* s_(e, r)),
    r.struck || (yield* Gg(n).withDamage?.(e, r) ?? r_, yield* l_(e, r)),
    yield* Gg(n).atEnd?.(e, r) ?? r_;
  const i = i_(e, n) && a_(n);
  t.agenda.push(i ? Zg : Qg);
}
const r_ = [],
  i_ = (e, { committed: t }) => t.some((t) => H(e.s, t)),
  a_ = ({ hearts: e }) => e.some((e) => e > 0);
function* o_(e, t) {
  const { s: n } = e;
  for (const r of t.battle.committed) {
    if (!H(n, r) || r === t.silent) continue;
    const i = kl(n, r),
      a = [];
    for (let n = 0; n < i.length; n++) {
      const o = 1 + (yield* e.chance(`die`, 6));
      a.push(o), o >= 4 && t.hits.push({ card: r, type: i[n] });
    }
    i.length > 0 && L(e, 255, `rolled`, t.active, r, a);
  }
}
function* s_(e, t) {
  const { battle: n } = t,
    { pokemon: r } = v[n.foe],
    i = t.hits.map(({ type: e }) => e);
  for (; i.length > 0 && a_(n); ) {
    const a = yield* e.ask(t.active, Im(n.foe, i.length), () => c_(n, i));
    i.splice(i.indexOf(a.type), 1);
    let o = Ie[a.type][r[a.on].type],
      s = Math.max(0, n.hearts[a.on] - o),
      c = Gg(n);
    s === 0 && c.onFaint !== void 0 && (yield* c.onFaint(e, t, a.on)) && (s = 1),
      (n.hearts[a.on] = s),
      L(e, 255, `hit`, n.foe, a.on, a.type, s);
  }
}
function c_({ hearts: e }, t) {
  const n = [];
  return (
    t.forEach((r, i) => {
      if (!(t.indexOf(r) < i)) for (let t = 0; t < e.length; t++) e[t] > 0 && n.push(hm(r, t));
    }),
    n
  );
}
function* l_(e, t) {
  const { s: n } = e,
    { battle: r, active: i } = t,
    { pokemon: a } = v[r.foe],
    o = [...t.fit.flatMap((e) => a[e].damage), ...t.more];
  t.struck = !0;
  for (const { symbol: t, on: a } of yield* Dg(e, i, r, o)) {
    const s = r.committed[a],
      c = Il(n, s, o[t]);
    L(e, 255, `hurt`, i, s, o[t], c, n.hearts[s]);
  }
}
function* u_(e) {
  const { s: t } = e,
    n = t.battle,
    r = t.active;
  (t.battle = null),
    i_(e, n)
      ? (L(e, 255, `won-battle`, r, n.foe),
        yield* _h(e, r, n.committed, 1),
        yield* Yg(v[n.foe].kind)(e, r, n.foe))
      : (L(e, 255, `lost-battle`, r, n.foe), sh(e, r));
}
const d_ = {
    offers: (e) => e.karate < 2,
    interact(e, t) {
      return $g(e, t, Re, -1), [];
    },
  },
  f_ = {
    offers: (e) => e.giovanni === 0,
    interact(e, t) {
      return $g(e, t, Be, -1), [];
    },
  },
  p_ = {
    *interact(e, t, n) {
      const { s: r } = e,
        i = y(r).gyms.indexOf(n);
      if (r.gymPowers[i] === -2) {
        const t = yield* e.weighted(
          `power`,
          h.map((e, t) => (r.powersSeen & (1 << t) ? 0 : 1)),
        );
        (r.powersSeen |= 1 << t), (r.gymPowers[i] = t), L(e, 255, `power-shown`, r.spots[n], t);
      }
      $g(e, t, r.spots[n], r.gymPowers[i]);
    },
  },
  m_ = (e, t, n) => (kl(e, t).some((e) => mt[n].includes(e)) || Rl(e, t, n)) && !Ll(e, t, n),
  h_ = {
    offers(e, t, n) {
      const r = e.spots[n];
      return e.hms[r] === 0 || Ru(e, t, r) ? !1 : e.players[t].team.some((t) => m_(e, t, r));
    },
    *interact(e, t, n) {
      const { s: r } = e,
        i = r.spots[n],
        a = yield* e.ask(t, Vm(i), () => r.players[t].team.filter((e) => m_(r, e, i)));
      r.hms[i]--, Bl(e, t, a, i), r.hms[i] === 0 && L(e, 255, `hm-gone`, i);
    },
  },
  g_ = {
    *interact(e, t, n) {
      const { s: r } = e,
        i = r.spots[n],
        a = Ae[i].gives,
        o = r.players[t];
      if (((r.spots[n] = -1), L(e, 255, `took-item`, t, i), `ball` in a))
        o.balls[nt.indexOf(a.ball)] += a.count;
      else if (`money` in a) o.money.push(__(r));
      else if (`candy` in a) o.candies++;
      else if (`revive` in a) o.revives++;
      else {
        const n = a.stones.map((e) => rt.indexOf(e)),
          r = yield* e.ask(t, Bm(i), () => n);
        o.stones[r]++, L(e, 255, `took-stone`, t, r);
      }
    },
  };
function __(e) {
  const t = Ae.findIndex(({ gives: e }) => `money` in e),
    n = e.items[t] + v_(e, t);
  return wt + Ae[t].copies - 1 - n;
}
function v_(e, t) {
  let n = 0;
  return (
    y(e).spaces.forEach((r, i) => {
      r.kind === `item` && e.spots[i] === t && n++;
    }),
    n
  );
}
const y_ = U.findIndex(({ sort: e }) => e === `bike`),
  b_ = (e, t) => (e.phase === `intermediate` ? e.players[t].debts : 0),
  x_ = (e, t, n) => n.worth($l(Ql(e, t))) - b_(e, t);
function S_(e, t, n) {
  const r = x_(e, t, n);
  return n.sells.some(
    (n) => U[n].price <= r && eu(e, t, U[n]) > 0 && (U[n].sort !== `mach-bike` || e.players[t].bike > 0),
  );
}
const C_ = (e) => e.reduce((e, { good: t }) => e + U[t].price, 0);
function w_(e, t, n) {
  const r = x_(e, t, n);
  return n.sells.flatMap((n) => {
    const i = Math.min(eu(e, t, U[n]), Math.floor(r / U[n].price));
    return i <= 0 ? [] : Wl[n].slice(0, i);
  });
}
function T_(e, t, n) {
  const r = x_(e, t, n);
  return {
    min: 0,
    max: 2 ** 53 - 1,
    fits(n, i) {
      const a = n,
        { good: o, nth: s } = i;
      return C_(a) + U[o].price > r
        ? !1
        : s > 0
          ? a.includes(Wl[o][s - 1])
          : U[o].sort !== `mach-bike` || e.players[t].bike > 0 || a.includes(Wl[y_][0]);
    },
  };
}
function* E_(e, t, n) {
  const { s: r } = e,
    i = yield* e.compose(t, Gm, () => w_(r, t, n), T_(r, t, n));
  if (i.length === 0) return !1;
  yield* D_(e, t, C_(i), n),
    L(
      e,
      255,
      `bought`,
      t,
      i.map(({ good: e }) => e),
    );
  for (const { good: n } of i) yield* O_(e, t, n);
  for (const { good: n } of i) U[n].sort === `candy` && (yield* A_(e, t));
  return !0;
}
function* D_(e, t, n, r) {
  const { s: i } = e,
    a = i.players[t],
    o = n + b_(i, t);
  b_(i, t) > 0 && (a.debts = 0);
  const s = Ql(i, t),
    c = (e) => r.worth($l(e)) >= o,
    l = s.every((e) => !c(s.filter((t) => t !== e)))
      ? s
      : yield* e.compose(t, Km(o), () => s, {
          min: 1,
          max: s.length,
          fits: (e) => !c(e),
          check: (e) => (c(e) ? null : `pay-more`),
        });
  (a.money = a.money.filter((e) => !l.includes(e))), L(e, 255, `paid`, t, l, o);
}
function* O_(e, t, n) {
  const { s: r } = e,
    i = r.players[t],
    { sort: a, what: o } = U[n];
  a === `ball`
    ? i.balls[o]++
    : a === `stone`
      ? i.stones[o]++
      : a === `porygon`
        ? dh(r, t, o)
        : a === `bike`
          ? Jh(r, t, 1)
          : a === `mach-bike`
            ? Jh(r, t, 2)
            : a === `tm` && (yield* k_(e, t, o));
}
function* k_(e, t, n) {
  const { s: r } = e;
  r.tms.splice(r.tms.indexOf(n), 1),
    Bl(e, t, yield* e.ask(t, qm(n), () => r.players[t].team.filter((e) => zl(r, e, n))), n);
}
function* A_(e, t) {
  const { s: n } = e;
  mh(e, t, yield* e.ask(t, Nm(1), () => n.players[t].team.filter((e) => !Al(n, e))));
}
const j_ = (e) => ({
    offers: (t, n) => S_(t, n, e),
    *interact(t, n) {
      yield* E_(t, n, e);
    },
  }),
  M_ = j_(ql),
  N_ = j_(Jl),
  P_ = (e, t, n) => Ol(e, n) === y(e).spaces[t].wants,
  F_ = {
    offers: (e, t, n) => e.players[t].team.some((t) => P_(e, n, t)),
    *interact(e, t, n) {
      const { s: r } = e,
        i = r.players[t],
        a = r.spots[n],
        o = yield* e.ask(t, Wm(a), () => i.team.filter((e) => P_(r, n, e)));
      i.team.splice(i.team.indexOf(o), 1),
        I_(r, o),
        (r.spots[n] = -1),
        dh(r, t, a),
        (r.turnOver = !0),
        L(e, 255, `traded-in`, t, o, a);
    },
  };
function I_(e, t) {
  (e.where[t] = Ut[t] < 0 || Ut[t] === Gt ? 4 : 3),
    (e.stage[t] = 0),
    (e.level[t] = 1),
    (e.hearts[t] = 0),
    (e.taught[t] = ch);
}
function* L_(e, t, n, r) {
  const { s: i } = e,
    a = Hu(i, t, y(i).roads[n]);
  (i.left -= a),
    (i.walked = a === 0 ? i.walked + 1 : 0),
    L(e, 255, `moved`, t, du(i, r), i.left),
    yield* R_(e, t, r);
}
function* R_(e, t, n) {
  const { s: r } = e,
    { city: i, kind: a } = y(r).spaces[n];
  z_(r, t, n, i), r.spots[n] === -2 && Je.has(a) && (yield* B_(e, n));
  const o = q_(a);
  o.enter !== void 0 && (yield* o.enter(e, t, n));
}
function z_(e, t, n, r) {
  const i = e.players[t],
    a = y(e).spaces[i.at].city;
  (i.at = n),
    !(r < 0) &&
      (r !== a && (i.entered = ++e.clock),
      (i.checkpoint = r),
      r !== y(e).spaces[y(e).start].city && (i.moved = !0));
}
function* B_(e, t) {
  const { s: n } = e,
    { kind: r, back: i } = y(n).spaces[t];
  if (r === `item`) {
    const r = yield* e.weighted(`item`, n.items);
    n.items[r]--, (n.spots[t] = r), L(e, 255, `found`, du(n, t), r);
    return;
  }
  const a = yield* V_(e, Kt(r === `legendary` ? r : i));
  (n.spots[t] = a), (n.where[a] = 1), L(e, 255, `appeared`, du(n, t), a);
}
function* V_(e, t) {
  const n = Wt[t],
    { where: r } = e.s;
  return n[
    yield* e.weighted(
      `token`,
      n.map((e) => +(r[e] === 0)),
    )
  ];
}
function* H_(e, t, n) {
  const { s: r } = e;
  if (!kh(r, t, Th)) return !1;
  const i = r.spots[n],
    { roads: a } = y(r),
    o = yield* e.ask(t, Ym(i), () => [
      `fight`,
      `stay`,
      ...em(r.options.simplified, n).filter((e) => e.do === `move` && Hu(r, t, a[e.road]) === 1),
    ]);
  return (
    o !== `fight` &&
    (Ah(r, Th),
    L(e, 255, `smokescreen`, t, i),
    typeof o == `string` || o.do !== `move` || (L(e, 255, `slipped`, t, du(r, o.to)), yield* R_(e, t, o.to)),
    !0)
  );
}
const U_ = {
    *enter(e, t, n) {
      const r = e.s.spots[n];
      r === -1 || (yield* H_(e, t, n)) || $g(e, t, r, -1);
    },
  },
  W_ = {
    *interact(e, t, n) {
      const { s: r } = e,
        i = r.spots[n];
      (yield* Lh(e, t, i, !1)) !== `stays` && ((r.spots[n] = -1), r.where[i] !== 2 && (r.where[i] = 3));
    },
  },
  G_ = {},
  K_ = {
    lab: G_,
    path: G_,
    'poke-center': G_,
    wild: W_,
    legendary: W_,
    trainer: U_,
    item: g_,
    hm: h_,
    'poke-mart': M_,
    'department-store': N_,
    gym: p_,
    'trade-center': F_,
    dojo: d_,
    giovanni: f_,
  },
  q_ = (e) => K_[e],
  J_ = /* @__PURE__ */ new Set([`wild`, `legendary`, `item`, `gym`, `trade-center`]);
function Y_(e, t) {
  if (e.left < 1) return !1;
  const { at: n } = e.players[t],
    { kind: r } = y(e).spaces[n],
    { interact: i, offers: a } = K_[r];
  if (i === void 0) return !1;
  const o = e.spots[n];
  return o === -2 || (o === -1 && J_.has(r)) ? !1 : a === void 0 || a(e, t, n);
}
const X_ = {
    starter: (e) =>
      qt
        .filter((t) => e.where[t] === 2)
        .map((e) => ({
          id: C[e].id,
          say: [`do.starter`, e],
          why: [`why.taken`, e],
          clause: `M-SETUP-15`,
          at: Jd(e),
        })),
    act: (e, t) => [...Q_(e, t), ...$_(e, t), ...ev(e), ...rv(e, t)],
    wild: (e, t, { question: n }) =>
      Hh(e, t, n.about?.[0])
        ? []
        : [{ id: `catch`, say: [`do.catch`], why: [`why.no-ball`], clause: `M-CATCH-08` }],
    xp: (e, t, n) => {
      const r = n.options(t);
      return e.players[t].team.flatMap((t) => (r.includes(t) ? [] : nv(e, t)));
    },
    commit: (e, t) => e.players[t].team.filter((t) => !H(e, t)).map((t) => tv(e, t, `M-BATTLE-26`)),
    basket: iv,
    offer: (e, t) => av(e, t, t),
    counter: (e, t, { question: n }) => av(e, t, n.about?.[0]),
    ...Vp,
  },
  Z_ = (e, t, n) => X_[t.question.kind]?.(e, n, t) ?? [];
function Q_(e, t) {
  const n = y(e);
  return n.ways[e.players[t].at].flatMap(({ road: r, to: i }) => {
    if (Gu(e, t, n.roads[r])) return [];
    const { id: a } = n.spaces[i],
      o = Hu(e, t, n.roads[r]),
      s = qe[$e(e, n.roads[r])],
      c = { id: `move:${a}`, say: [`do.move`, du(e, i), Math.max(0, o)], at: a };
    if (o === -1) {
      const e = s === `key` ? `M-OBS-04` : `M-OBS-03`;
      return [{ ...c, why: [`why.obstacle`, s], clause: e }];
    }
    return o === 0
      ? [{ ...c, why: [`why.walked`], clause: `M-TURN-11` }]
      : [{ ...c, why: [`why.actions`, o, e.left], clause: `M-TURN-05` }];
  });
}
function $_(e, t) {
  const { at: n } = e.players[t],
    { id: r, kind: i } = y(e).spaces[n];
  if (q_(i).interact === void 0 || Y_(e, t)) return [];
  const a = { id: `interact`, say: [`do.interact`, Fd(i)], at: r };
  if (e.left < 1) return [{ ...a, why: [`why.actions`, 1, e.left], clause: `M-TURN-05` }];
  if (e.spots[n] === -2) return [{ ...a, why: [`why.face-down`], clause: `M-INT-02` }];
  const o = i === `poke-mart` || i === `department-store`,
    s = e.spots[n] === -1 && !o ? `M-INT-05` : `M-INT-06`;
  return [{ ...a, why: [`why.nothing-here`], clause: s }];
}
const ev = (e) =>
    e.left >= 2
      ? []
      : [{ id: `camp`, say: [`do.camp`, 2], why: [`why.actions`, 2, e.left], clause: `M-TURN-05` }],
  tv = (e, t, n) => ({
    id: C[t].id,
    say: [`do.choose`, t, e.stage[t], e.hearts[t]],
    why: [`why.fainted`, t],
    clause: n,
    at: Jd(t),
  });
function nv(e, t) {
  return H(e, t)
    ? Al(e, t)
      ? [{ ...tv(e, t, `M-GROW-10`), why: [`why.max-level`, t] }]
      : []
    : [tv(e, t, `M-GROW-10`)];
}
const rv = (e, t) =>
  [...e.players.keys()]
    .filter((n) => n !== t && Tg(e, t, n) && e.players[t].offers[n] >= e.options.offers)
    .map((e) => ({
      id: `trade:${e + 1}`,
      say: [`do.trade`, e],
      why: [`why.offers`],
      clause: `M-TRADE-11`,
      at: Yd(e),
    }));
function iv(e, t, n) {
  const r = e.phase === `intermediate` ? Zl(e) : ql,
    i = n.options(t);
  return r.sells.flatMap((n) => {
    if (i.some((e) => e.good === n)) return [];
    const { sort: r, price: a } = U[n],
      o = { id: vu(n), say: [`do.buy-good`, n, a] };
    return r === `bike` && e.players[t].bike > 0
      ? [{ ...o, why: [`why.one-bike`], clause: `M-BIKE-04` }]
      : eu(e, t, U[n]) === 0
        ? []
        : [{ ...o, why: [`why.price`, a], clause: `M-MART-03` }];
  });
}
function av(e, t, n) {
  if (n !== e.active || e.players[n].bike === 0 || e.left >= e.extra) return [];
  const r = $h(n === t, `bike`, 0, 0);
  return [{ id: bu(r), say: [`do.part`, r], why: [`why.bike-actions`], clause: `M-BIKE-05` }];
}
const ov = { do: `draft` },
  sv = { do: `draft-passing` },
  cv = /* @__PURE__ */ new Map();
function lv(e, t) {
  let n = t * 100 + e,
    r = cv.get(n);
  return r === void 0 && ((r = Object.freeze({ tm: e, card: t })), cv.set(n, r)), r;
}
function* uv(t) {
  const { s: r } = t,
    a = n(ft.map(() => 1)),
    o = r.players.map(() => []);
  r.draft = { pile: a, hands: o, quiet: 0 };
  for (let n = 0; n < t.n; n++) {
    const s = r.seeds[n],
      c = Math.floor(ft.length / t.n) + +(n < ft.length % t.n);
    for (let n = 0; n < c; n++) o[s].push(yield* i(t, a, e(s), `tm`));
    dv(t, s);
  }
  r.agenda.push(sv);
}
function dv(t, n) {
  const { pile: r, hands: i } = t.s.draft,
    a = i[n].map((i) => ft[l(t, r, i, e(n))]);
  L(t, e(n), `draft-hand`, a);
}
function fv(e, t) {
  const { pile: n, hands: r } = e.draft;
  return pv(e, t) < 3
    ? []
    : r[t].flatMap((r) => {
        const i = ft[n.kind[r]];
        return e.players[t].team.filter((t) => zl(e, t, i)).map((e) => lv(i, e));
      });
}
const pv = (e, t) => $l(Ql(e, t)) - b_(e, t);
function mv(e) {
  return {
    min: 0,
    max: ft.length,
    fits(t, n) {
      const r = t,
        { tm: i, card: a } = n;
      return !r.some((e) => e.tm === i) && (r.length + 1) * 3 <= pv(e, Nl(e, a));
    },
  };
}
function* hv(e) {
  const { s: t } = e,
    n = t.draft;
  t.goes++;
  let r = yield* e.composeTogether(e.from(0), ah, (e) => fv(t, e), mv(t)),
    i = !1;
  for (let n = e.n - 1; n >= 0; n--) {
    const a = t.seeds[n];
    r[a].length !== 0 && ((i = !0), yield* gv(e, a, r[a]));
  }
  if (((n.quiet = i ? 0 : n.quiet + 1), n.quiet >= e.n || n.hands.every((e) => e.length === 0)))
    (t.draft = null), (t.tms = []), L(e, 255, `draft-over`);
  else {
    n.hands = n.hands.map((t, r) => n.hands[(r + e.n - 1) % e.n]);
    for (const t of e.from(0)) dv(e, t);
    t.agenda.push(sv);
  }
}
function* gv(e, t, n) {
  const { s: r } = e,
    { pile: i, hands: a } = r.draft;
  for (const { tm: o } of n) {
    const n = a[t].findIndex((e) => ft[i.kind[e]] === o);
    l(e, i, a[t][n], 255), a[t].splice(n, 1), r.tms.splice(r.tms.indexOf(o), 1);
  }
  yield* D_(e, t, n.length * 3, Zl(r));
  for (const { tm: r, card: i } of n) Bl(e, t, i, r);
}
const _v = { do: `friendly-over` },
  vv = (e, t) => e.players[t].moved && !e.players[t].friendly;
function yv(e, t) {
  const { spaces: n } = y(e),
    { city: r } = n[e.players[t].at];
  return r < 0 || !vv(e, t)
    ? bv
    : [...e.players.keys()].filter((i) => i !== t && n[e.players[i].at].city === r && vv(e, i));
}
const bv = [];
function* xv(e, t) {
  const { s: n } = e,
    r = yv(n, t);
  if (r.length === 0) return;
  const i = yield* e.ask(t, rh, () => r);
  (n.players[t].friendly = !0), (n.players[i].friendly = !0);
  const a = n.players[t].entered < n.players[i].entered;
  n.agenda.push(_v), a ? jp(e, t, i) : jp(e, i, t);
}
function* Sv(e) {
  const { s: t } = e,
    { winner: n } = t.league,
    { sides: r, fighters: i } = D(t),
    a = r.map((e, t) =>
      i
        .slice(t * 3, t * 3 + 3)
        .map(({ card: e }) => e)
        .filter((e) => e >= 0),
    ),
    o = r.map(({ seat: e }) => e);
  t.league = null;
  const s = o[0] === t.active ? [0, 1] : [1, 0];
  for (const r of s) {
    const i = o[r] === n;
    yield* Cv(e, o[r], a[r], i && t.options.simplified ? 3 : 1);
  }
  yield* Nh(e, n);
}
function* Cv(e, t, n, r) {
  const { s: i } = e,
    a = () => n.filter((e) => !Al(i, e));
  for (let n = r; n > 0; n--) {
    if (a().length === 0) {
      L(e, 255, `xp-lost`, t, n);
      return;
    }
    mh(e, t, yield* e.ask(t, Nm(n), a));
  }
}
const wv = { do: `flips` };
function* Tv(e) {
  const { s: t } = e;
  for (let n = e.n - 1; n >= 0; n--) {
    const r = t.seeds[n],
      i = t.players[r],
      a = yield* e.compose(r, oh, () => Ev(t, r), {
        min: 0,
        max: g.length * 2,
        fits: (e, t) => {
          const { type: n, nth: r } = t;
          return r === 0 || e.includes(Tm(n, r - 1));
        },
      });
    for (const { type: t } of a) i.flipped[t]++, L(e, 255, `flipped`, r, t);
    for (const e of i.team) t.hearts[e] = Math.min(t.hearts[e], Ml(t, r, e));
  }
}
const Ev = (e, t) => e.players[t].types.flatMap((e, t) => Array.from({ length: e }, (e, n) => Tm(t, n))),
  Dv = rm(`deed:candy`),
  Ov = {
    offer(e, t, n) {
      const { candies: r, team: i } = e.players[t];
      if (r !== 0) for (const t of i) Al(e, t) || n.push(Dv[t]);
    },
    carry(e, t, n) {
      return e.s.players[t].candies--, L(e, 255, `used-candy`, t, n.card), mh(e, t, n.card), [];
    },
  },
  kv = [!1, !0].map((e) => {
    const { spaces: t, ways: n } = Qe(e),
      r = t.map((e, t) => Object.freeze({ do: `deed:dig`, what: t }));
    return t.map(({ dig: e }, i) => {
      if (e === null) return [];
      const a = (r) => n[r].some(({ to: n }) => t[n].dig === e);
      return r.filter(({ what: e }) => e !== i && a(e));
    });
  }),
  Av = {
    offer(e, t, n) {
      const { at: r } = e.players[t],
        i = kv[+!!e.options.simplified][r];
      if (!(i.length === 0 || e.left < 1 || !kh(e, t, xh))) for (let e = 0; e < i.length; e++) n.push(i[e]);
    },
    *carry(e, t, n) {
      const { s: r } = e,
        i = n.what;
      Ah(r, xh), --r.left, L(e, 255, `dug`, t, du(r, i), r.left), yield* R_(e, t, i);
    },
  },
  jv = Object.freeze({ do: `deed:flash` });
function Mv(e, t) {
  const { spaces: n, ways: r } = y(e);
  return [.../* @__PURE__ */ new Set([t, ...r[t].map(({ to: e }) => e)])].filter(
    (t) => e.spots[t] === -2 && Je.has(n[t].kind),
  );
}
const Nv = {
    offer(e, t, n) {
      kh(e, t, Ch) && Mv(e, e.players[t].at).length > 0 && n.push(jv);
    },
    *carry(e, t) {
      L(e, 255, `flashed`, t);
      for (const n of Mv(e.s, e.s.players[t].at)) yield* B_(e, n);
    },
  },
  Pv = im(
    `deed:leader-tm`,
    st.map((e, t) => ut + t),
  ),
  Fv = {
    offer(e, t, n) {
      if (e.options.simplified) return;
      const { money: r, team: i } = e.players[t];
      for (const t of r) {
        const { tm: r } = w[t];
        if (!(r < 0)) for (const t of i) zl(e, t, r) && n.push(Pv[t][r - ut]);
      }
    },
    carry(e, t, n) {
      const r = n.what,
        { money: i } = e.s.players[t],
        a = i.findIndex((e) => w[e].tm === r);
      return L(e, 255, `spent`, t, i[a]), i.splice(a, 1), Bl(e, t, n.card, r), [];
    },
  },
  Iv = w.map((e, t) => Object.freeze({ do: `deed:leader-xp`, what: t })),
  Lv = {
    offer(e, t, n) {
      if (!e.options.simplified || e.phase !== `intermediate`) return;
      const { money: r, team: i } = e.players[t];
      if (!i.every((t) => Al(e, t))) for (const e of r) Et(e) && n.push(Iv[e]);
    },
    *carry(e, t, n) {
      const r = e.s.players[t],
        i = n.what;
      r.money.splice(r.money.indexOf(i), 1), L(e, 255, `spent`, t, i), yield* _h(e, t, r.team, 3);
    },
  },
  Rv = rm(`deed:revive`),
  zv = {
    offer(e, t, n) {
      const { revives: r, team: i } = e.players[t];
      if (r !== 0) for (const r of i) e.hearts[r] < Ml(e, t, r) && n.push(Rv[r]);
    },
    carry(e, t, n) {
      const r = n.card;
      return e.s.players[t].revives--, (e.s.hearts[r] = Ml(e.s, t, r)), L(e, 255, `used-revive`, t, r), [];
    },
  },
  Bv = {
    offer(e, t, n) {
      const { stones: r, team: i } = e.players[t];
      for (let t = 0; t < r.length; t++)
        if (r[t] !== 0) for (const r of i) Rt[r][e.stage[r]][t] >= 0 && n.push(nm(r, t));
    },
    carry(e, t, n) {
      const { s: r } = e,
        [i, a] = [n.card, n.what];
      return (
        r.players[t].stones[a]--,
        L(e, 255, `used-stone`, t, i, a),
        hh(e, t, i, Rt[i][r.stage[i]][a]),
        Pl(r, t) || sh(e, t),
        []
      );
    },
  },
  Vv = rm(`deed:synthesis`),
  Hv = {
    offer(e, t, n) {
      if (kh(e, t, wh))
        for (const r of e.players[t].team)
          vt(e, r, wh) && H(e, r) && e.hearts[r] < Ml(e, t, r) && n.push(Vv[r]);
    },
    carry(e, t, n) {
      const r = n.card;
      return Ah(e.s, wh), (e.s.hearts[r] += 1), L(e, 255, `synthesis`, t, r, e.s.hearts[r]), [];
    },
  };
function Uv(e, t, n, r) {
  const i = Object.freeze({ do: e, what: t }),
    a = qe.indexOf(n),
    o = Wt[Kt(r)],
    s = (e, t) => {
      const { ways: n, roads: r } = y(e);
      return n[t].some(({ road: t }) => $e(e, r[t]) === a);
    };
  return {
    offer(e, n, r) {
      e.left < 1 || !kh(e, n, t) || (s(e, e.players[n].at) && o.some((t) => e.where[t] === 3) && r.push(i));
    },
    *carry(e, n) {
      const { s: r } = e;
      Ah(r, t), --r.left;
      const i = yield* e.weighted(
        `token`,
        o.map((e) => +(r.where[e] === 3)),
      );
      L(e, 255, `called`, n, o[i]), yield* Lh(e, n, o[i], !0);
    },
  };
}
const Wv = {
    'deed:stone': Bv,
    'deed:candy': Ov,
    'deed:revive': zv,
    'deed:leader-tm': Fv,
    'deed:leader-xp': Lv,
    'deed:dig': Av,
    'deed:rain-dance': Uv(`deed:rain-dance`, Sh, `water`, `seafoam-islands`),
    'deed:sunny-day': Uv(`deed:sunny-day`, Dh, `tree`, `viridian-forest`),
    'deed:flash': Nv,
    'deed:synthesis': Hv,
    'deed:trade': Eg,
  },
  Gv = Object.values(Wv),
  Kv = [Bv, Ov, Fv, Lv],
  qv = { do: `shopping` },
  Jv = { do: `shop-go` };
function Yv(e) {
  const { s: t } = e;
  return (t.active = t.seeds[t.seeds.length - 1]), (t.passes = 0), t.agenda.push(Jv), [];
}
function Xv(e, t) {
  const n = [];
  for (const { offer: r } of Kv) r(e, t, n);
  return [...(S_(e, t, Zl(e)) ? [Cm] : []), ...n, Jp];
}
function* Zv(e) {
  const { s: t } = e,
    n = t.active;
  t.goes++;
  const r = yield* e.ask(n, ih(t.players[n].debts), () => Xv(t, n));
  if (r.do !== `buy` && r.do !== `pass`) {
    yield* Wv[r.do].carry(e, n, r), t.agenda.push(Jv);
    return;
  }
  const i = r.do === `buy` && (yield* E_(e, n, Zl(t)));
  (t.passes = i ? 0 : t.passes + 1),
    i || L(e, 255, `shop-passed`, n),
    !(t.passes >= e.n) && ((t.active = t.seeds[(t.seeds.indexOf(n) + e.n - 1) % e.n]), t.agenda.push(Jv));
}
const Qv = { do: `seeding` },
  $v = { do: `league` },
  ey = (e, t) => e.players[t].team.map((t) => Mt[t][e.level[t] - 1]).sort((e, t) => t - e);
function ty(e, t) {
  for (let n = 0; n < Math.max(e.length, t.length); n++) {
    const r = (t[n] ?? 0) - (e[n] ?? 0);
    if (r !== 0) return r;
  }
  return 0;
}
function* ny(e) {
  const { s: t } = e,
    n = t.players.map((e, n) => ey(t, n)),
    r = t.players.map((e, t) => t);
  for (; r.length > 0; ) {
    const i = r.filter((e) => r.every((t) => ty(n[e], n[t]) <= 0)),
      a = i[yield* e.chance(`seed`, i.length)];
    t.seeds.push(a), r.splice(r.indexOf(a), 1);
  }
  L(e, 255, `seeded`, t.seeds.slice());
  for (const e of t.seeds) fh(t, e);
  const { draft: i, flips: a, simplified: o } = t.options;
  t.agenda.push($v), a && !o && t.agenda.push(wv), t.agenda.push(qv), i && !o && t.agenda.push(ov);
}
function ry(e) {
  return (e.s.phase = `league`), L(e, 255, `league-begins`), Ap(e), [];
}
const iy = { do: `turn` },
  ay = { do: `act` },
  oy = { do: `end` };
function sy(e) {
  const { s: t } = e,
    n = t.active;
  t.turn++, L(e, 255, `turn`, n, t.turn);
  const { city: r } = y(t).spaces[t.players[n].at];
  return (
    r >= 0 && (fh(t, n), L(e, 255, `healed`, n)),
    (t.extra = qh(t, n)),
    (t.left = 5 + t.extra),
    (t.turnOver = !1),
    (t.used = 0),
    (t.walked = 0),
    t.players[n].offers.fill(0),
    t.agenda.push(oy, ay),
    cy
  );
}
const cy = [];
function* ly(e) {
  const { s: t } = e,
    n = t.active;
  yield* dy(e, n, yield* e.ask(n, km(t.left), () => uy(t, n))), !t.turnOver && (t.agenda.push(ay), vg(e));
}
function uy(e, t) {
  const { at: n } = e.players[t],
    { ways: r, roads: i } = y(e),
    a = em(e.options.simplified, n),
    o = [];
  for (let s = 0; s < a.length; s++) Gu(e, t, i[r[n][s].road]) && o.push(a[s]);
  Y_(e, t) && o.push(Xp), e.left >= 2 && o.push(Yp);
  for (let n = 0; n < Gv.length; n++) Gv[n].offer(e, t, o);
  return o.push(Jp), o;
}
function* dy(e, t, n) {
  const { s: r } = e;
  switch (n.do) {
    case `move`:
      yield* L_(e, t, n.road, n.to);
      return;
    case `interact`: {
      const { at: n } = r.players[t];
      --r.left, (r.walked = 0), yield* q_(y(r).spaces[n].kind).interact?.(e, t, n) ?? cy;
      return;
    }
    case `camp`:
      (r.left -= 2), (r.walked = 0), ph(r, t), L(e, 255, `camped`, t);
      return;
    case `pass`:
      (r.turnOver = !0), L(e, 255, `passed`, t);
      return;
    default:
      (r.walked = 0), yield* Wv[n.do].carry(e, t, n);
  }
}
const fy = { do: `close` };
function* py(e) {
  e.s.agenda.push(fy), yield* xv(e, e.s.active);
}
function my(e) {
  const { s: t } = e,
    n = gy(t, e.n);
  return n === null
    ? ((t.active = (t.active + 1) % e.n), t.agenda.push(iy), hy)
    : ((t.phase = `intermediate`), L(e, 255, `adventure-over`, n), t.agenda.push(Qv), hy);
}
const hy = [];
function gy(e, t) {
  const { gyms: n } = y(e);
  if (e.gymsBeaten >= n.length) return `gyms`;
  for (let n = 0; n < t; n++) if (_y(e, n)) return `levels`;
  if (vy(e) <= (e.options.simplified ? 1 : Pu[t])) return `trainers`;
  const { maxRounds: r } = e.options;
  return r > 0 && e.turn >= r * t ? `rounds` : null;
}
function _y(e, t) {
  let n = 0;
  for (const r of e.players[t].team) Al(e, r) && n++;
  return n >= (e.options.simplified ? 2 : Nu[e.players.length]);
}
function vy(e) {
  let t = 0;
  for (const n of y(e).trainers) e.spots[n] !== -1 && t++;
  return t;
}
function* yy(e) {
  const { s: t } = e,
    { first: n } = t.options;
  (t.first = n > 0 && n <= e.n ? n - 1 : yield* e.chance(`first`, e.n)),
    (t.active = t.first),
    L(e, 255, `goes-first`, t.first),
    yield* Sy(e),
    yield* Cy(e),
    yield* wy(e),
    yield* Ey(e),
    Dy(e),
    t.agenda.push(by);
}
const by = { do: `starters` },
  xy = (e, t) => y(e.s).spaces.flatMap((e, n) => (e.kind === t ? [n] : []));
function* Sy(e) {
  const { s: t } = e,
    { roads: n, pool: r } = y(t),
    i = r.slice();
  for (const { slot: r, obstacle: a } of n) {
    if (r < 0) continue;
    const n = t.options.obstacles === `fixed` ? a : yield* e.weighted(`obstacle`, i);
    i[n]--, (t.obstacles[r] = n);
  }
}
function* Cy(e) {
  const { s: t } = e,
    n = Ot.map(Kt);
  for (const r of xy(e, `trade-center`)) {
    const i = n.splice(yield* e.chance(`trade-spot`, n.length), 1)[0],
      a = yield* V_(e, i);
    (t.where[a] = 1), (t.spots[r] = a), L(e, 255, `appeared`, du(t, r), a);
  }
}
function* wy(e) {
  const { s: t } = e,
    { spaces: n, trainers: r, gyms: i } = y(t),
    a = Object.fromEntries(Object.entries(Ve).map(([e, t]) => [e, t.slice()])),
    o = He.slice();
  for (const i of r) t.spots[i] = yield* Ty(e, `trainer`, a[n[i].back]);
  for (const n of i) t.spots[n] = yield* Ty(e, `leader`, o);
}
function* Ty(e, t, n) {
  return n.splice(yield* e.chance(t, n.length), 1)[0];
}
function* Ey(e) {
  const { s: t } = e,
    n = [...ot.keys()];
  for (const r of xy(e, `hm`)) t.spots[r] = n.splice(yield* e.chance(`hm`, n.length), 1)[0];
}
function Dy(e) {
  let t = 0;
  e.from(e.s.first).forEach((n, r) => {
    const { balls: i, money: a } = at[r],
      o = e.s.players[n];
    o.balls = i.slice();
    for (const e of a) o.money.push(t++);
  });
}
function* Oy(e) {
  const { s: t } = e,
    n = () => qt.filter((e) => t.where[e] === 5);
  for (const r of e.from(t.first)) {
    const i = yield* e.ask(r, Dm, n);
    dh(t, r, i), L(e, 255, `chose-starter`, r, i);
  }
  for (const e of n()) t.where[e] = 4;
  (t.phase = `adventure`), t.agenda.push(iy);
}
const ky = 0.3,
  Ay = 7.6,
  jy = (2 / Math.sqrt(3)) * 0.75,
  My = 8 * jy + 2 / Math.sqrt(3) + 2 * ky,
  Ny = (e) => (ln.includes(e) ? `hex-spot` : cn.some((t) => t.includes(e)) ? `hex-start` : `hex`),
  Py = E.map(({ row: e, col: t }, n) => ({
    id: Id(n),
    x: (ky + t + (e % 2 == 0 ? 1 : 0.5)) / Ay,
    y: (ky + e * jy + 1 / Math.sqrt(3)) / My,
    kind: Ny(n),
    say: [`m.hex`, n],
  })),
  Fy = E.flatMap((e, t) => an[t].filter((e) => e > t).map((e) => [Id(t), Id(e)])),
  Iy = (e) => `bench:${e}`;
function Ly(e) {
  const t = e.league?.match ?? null;
  return t === null
    ? null
    : {
        aspect: Ay / My,
        places: Py,
        links: Fy,
        pieces: [
          ...t.boulders.map((e) => ({
            id: `boulder:${e}`,
            kind: `boulder`,
            at: `hex:${e}`,
            say: [`m.boulder`],
          })),
          ...t.fighters.flatMap((e) => Ry(e, e.card === t.active)),
          ...t.sides.flatMap(({ seat: n }) => zy(e, t, n)),
        ],
        zones: t.sides.map(({ seat: n }) => ({
          id: Iy(n),
          kind: `team`,
          seat: n,
          count: zy(e, t, n).length,
          say: [`m.bench`, n],
        })),
        gauges: t.sides.map(({ seat: e }) => ({
          seat: e,
          value: t.fighters.reduce((t, n) => (n.seat === e && n.hex !== `off` ? t + n.hearts : t), 0),
          say: [`m.hearts`],
        })),
      };
}
function Ry(e, t) {
  if (e.hex === `off`) return [];
  const n = T(e.card),
    r = n * 8 + e.stage,
    i = [`${e.hearts}/${e.max}`, ...e.conditions, ...(t ? [`active`] : []), ...(e.done ? [`done`] : [])],
    a = { kind: `fighter`, seat: e.seat, of: e.card },
    o = { ...a, id: `${Ld(n)}:tail`, kind: `tail`, at: `hex:${e.tail}`, say: [`m.tail`, e.seat, r] };
  return [
    { ...a, id: Ld(n), at: `hex:${e.hex}`, say: [`m.fighter`, e.seat, r, e.hearts, e.max], marks: i },
    ...(e.tail === `off` ? [] : [o]),
  ];
}
function zy(e, t, n) {
  const r = ({ card: e }) => t.fighters.some((t) => t.card === e && t.hex !== `off`);
  return e.players[n].team
    .filter((e) => !r(e))
    .map(({ card: e, stage: r }) => ({
      id: Ld(T(e)),
      kind: `card`,
      at: Iy(n),
      of: e,
      seat: n,
      say: [`m.who`, n, T(e) * 8 + r],
      ...(t.fallen.includes(e) ? { marks: [`fainted`] } : {}),
    }));
}
const By = [!1, !0].map((e) => {
    const { spaces: t, roads: n, aspect: r } = Qe(e);
    return {
      aspect: r,
      places: t.map(({ id: t, x: n, y: r, kind: i, back: a }, o) => {
        const s = Dt.find((e) => e.back === (i === `legendary` ? i : a))?.colour;
        return {
          id: t,
          x: n,
          y: r,
          kind: i,
          say: [`place`, e ? -1 - o : o],
          ...(s === void 0 ? {} : { colour: s }),
        };
      }),
      links: n.map(({ a: e, b: n }) => [t[e].id, t[n].id]),
    };
  }),
  Vy = `starters`,
  Hy = `obstacles`,
  Uy = `arena`,
  Wy = (e) => `team:${e}`,
  Gy = (e) => `bag:${e}`;
function Ky(e) {
  return Ly(e) ?? qy(e);
}
function qy(e) {
  const { aspect: t, places: n, links: r } = By[+!!e.options.simplified],
    i = e.phase === `setup` ? e.supply.filter(Yy) : [],
    { battle: a } = e,
    o = Zy(e);
  return {
    aspect: t,
    places: n,
    links: r,
    pieces: [
      ...e.players.map(({ at: e }, t) => ({ id: Yd(t), kind: `mover`, at: e, seat: t, say: [`figure`, t] })),
      ...Object.entries(e.spots).map(([t, n]) => Xy(e, t, n)),
      ...o,
      ...e.players.flatMap(({ team: t }, n) => t.map((t) => Qy(e, t, n))),
      ...e.players.flatMap(Jy),
      ...i.map((e) => ({ id: Jd(T(e)), kind: `card`, at: Vy, of: e, say: [`do.starter`, T(e)] })),
      ...(a === null ? [] : a.hearts.map((e, t) => $y(a.foe, t, e))),
    ],
    zones: [
      ...e.players.map(({ team: e }, t) => ({
        id: Wy(t),
        kind: `team`,
        seat: t,
        count: e.length,
        say: [`team`, t],
      })),
      ...e.players.map((e, t) => ({
        id: Gy(t),
        kind: `bag`,
        seat: t,
        count: Jy(e, t).length,
        say: [`goods`, t],
      })),
      { id: Hy, kind: `obstacles`, count: o.length, say: [`obstacles`] },
      { id: Vy, kind: `deck`, count: i.length, say: [`starters`] },
      { id: Uy, kind: `arena`, count: a?.hearts.length ?? 0, say: [`arena`] },
    ],
    gauges: e.players.map(({ money: e }, t) => ({
      seat: t,
      value: e.reduce((e, t) => e + (w.find((e) => e.id === t)?.value ?? 0), 0),
      say: [`gauge-money`],
    })),
  };
}
function Jy(e, t) {
  const { balls: n, stones: r, candies: i, revives: a, bike: o, types: s, powers: c } = e,
    l = (e, n, r, i) =>
      r === 0 ? [] : [{ id: `${e}:${n}:${t}`, kind: e, at: Gy(t), seat: t, of: n, say: i }];
  return [
    ...nt.flatMap((e, t) => l(`ball`, e, n[e], [`ball-count`, t, n[e]])),
    ...rt.flatMap((e, t) => l(`stone`, e, r[e], [`stone-count`, t, r[e]])),
    ...l(`good`, `candy`, i, [`candy-count`, i]),
    ...l(`good`, `revive`, a, [`revive-count`, a]),
    ...l(`good`, `bike`, o, [`bike`, o]),
    ...g.flatMap(({ id: e }, t) => l(`type`, e, s[e], [`type-count`, t, s[e]])),
    ...c.flatMap((e) => l(`power`, e, 1, [`power`, h.findIndex((t) => t.id === e)])),
  ];
}
const Yy = (e) => C[T(e)].area === `starter`;
function Xy({ options: e }, t, n) {
  const r = Qe(e.simplified).spaces.find(({ id: e }) => e === t)?.kind ?? `wild`,
    i = { id: Xd(t), kind: `token-${r}`, at: t };
  if (n === `?`) return { ...i, say: [`token-down`] };
  if (r === `trainer` || r === `gym`) return { ...i, of: n, say: [`token-named`, v[Ue(n)].name] };
  if (r === `item`) return { ...i, of: n, say: [`token-named`, Ae.find(({ id: e }) => e === n)?.name ?? n] };
  if (r === `hm`) return { ...i, of: n, say: [`token-named`, `HM ${n}`] };
  const a = r === `trade-center` ? `token-trade` : `token-wild`;
  return { ...i, of: n, say: [a, T(n)] };
}
function Zy({ options: e, obstacles: t, players: n }) {
  const { spaces: r, roads: i } = Qe(e.simplified),
    a = new Set(n.map(({ at: e }) => e)),
    o = (t) => (e.simplified ? -1 - t : t);
  return i.flatMap(({ a: e, b: n, slot: i, obstacle: s }, c) => {
    const l = i >= 0 ? t[i] : qe[s];
    if (l === qe[0] || !(a.has(r[e].id) || a.has(r[n].id))) return [];
    const u = [`obstacle`, l, o(e), o(n)];
    return [{ id: `obstacle:${c}`, kind: `obstacle`, at: Hy, of: l, say: u }];
  });
}
function Qy({ battle: e }, t, n) {
  const r = T(t.card),
    i = [...(t.hearts === 0 ? [`fainted`] : []), ...(e?.committed.includes(t.card) ? [`committed`] : [])];
  return {
    id: Jd(r),
    kind: `card`,
    at: Wy(n),
    seat: n,
    of: t.card,
    say: [`member`, r, t.stage, t.hearts, t.max, t.level],
    ...(i.length === 0 ? {} : { marks: i }),
  };
}
const $y = (e, t, n) => ({
    id: Zd(t),
    kind: `foe`,
    at: Uy,
    say: [`foe-pokemon`, Ue(e), t, n],
    ...(n === 0 ? { marks: [`fainted`] } : {}),
  }),
  eb = {
    single: ``,
    tri3: `three hexes`,
    disc7: `seven hexes`,
    arc3: `three hexes in a row`,
    ring6: `all round`,
    line: `beam`,
    self: ``,
    none: ``,
    wildfire: `all it passes`,
  },
  tb = {
    'free-moves': ({ n: e, when: t, over: n }) => `${e} free moves ${n ? `over anything ` : ``}${t}`,
    jump: () => `jumps along it`,
    toss: () => `throws its target`,
    push: ({ n: e }) => `moves targets up to ${e}`,
    teleport: () => `moves anybody anywhere`,
    'free-attack': () => `gives a free attack`,
    'another-attack': () => `then another attack`,
    copy: ({ from: e }) =>
      e === `last-hit` ? `copies what last hit it` : `copies an attack of the other side`,
    condition: ({ condition: e, n: t }) => (e.startsWith(`slowed`) ? `${e.replace(`-`, ` `)} ${t}` : e),
    'asleep-after': () => `then asleep`,
    disable: () => `exhausts an attack`,
    'burn-out': ({ type: e }) => `exhausts own ${e} attacks`,
    heal: ({ n: e }) => `heals ${e}`,
    drain: () => `heals what it takes`,
    'per-missing-heart': ({ most: e }) => `1 for each missing heart, up to ${e}`,
    'per-counter': () => `1 more with each use`,
    'when-low': ({ hearts: e, n: t }) => `${t} more with ${e} hearts or fewer`,
    'against-healthier': ({ n: e }) => `${e} more against more hearts`,
    repeat: ({ times: e }) => `${e} times`,
    recoil: ({ n: e }) => `costs ${e} itself`,
    'self-too': () => `hits itself too`,
    standing: () => `without moving`,
    'steps-left': ({ n: e }) => `with ${e} steps left`,
    'only-speed': ({ speed: e }) => `only at speed ${e}`,
    'asleep-only': () => `only asleep`,
    boulder: () => `drops a boulder`,
    'break-boulders': () => `breaks boulders`,
    'no-sight': () => `needs no sight`,
    'tail-too': () => `round the tail too`,
  },
  nb = m.map(
    ({ name: e, type: t, damage: n, range: r, hourglass: i, shape: a, effects: o }) =>
      `${e} (${[...(n > 0 ? [`${n} ${t}`] : []), ...(r === -1 || r === 0 ? [] : [`range ${r}`]), ...(eb[a] === `` ? [] : [eb[a]]), ...o.map((e) => tb[e.does](e)), ...(i ? [`once`] : [])].join(`, `)})`,
  ),
  rb = (e) => nb[e],
  ib = (e, t, n, r) => (e.you === t ? `You ${r}` : `${e.name(t)} ${n}`),
  Q = (e) => C[Math.floor(e / 8)].stages[e % 8].name,
  $ = (e, t, n) => `${e.you === t ? `Your` : `${e.name(t)}'s`} ${Q(n)}`,
  ab = (e) => m[e].name,
  ob = (e) => h[e].name,
  sb = (e) => g[e].id,
  cb = (e) => C[e].ability,
  lb = (e) => `${E[e].row},${E[e].col}`,
  ub = (e) => (e === 1 ? `1 heart` : `${e} hearts`),
  db = (e) => (e === 1 ? `1 step` : `${e} steps`),
  fb = (e) => (e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${e.at(-1)}`),
  pb = (e, t) => {
    const { id: n } = Qn[e];
    return n === `slowed-to` ? `slowed to ${t}` : n === `slowed-by` ? `slowed by ${t}` : n;
  },
  mb = [`upper`, `lower`],
  hb = {
    'f.league-match': {
      clause: `M-LEAGUE-01`,
      say: (e, t, n) => `League match: ${e.name(t)} against ${e.name(n)}.`,
    },
    'f.friendly-match': {
      clause: `M-FRIEND-06`,
      say: (e, t, n) => `${e.name(t)} and ${e.name(n)} battle as friends.`,
    },
    'f.boulders': { clause: `M-PREP-01`, say: (e, t) => `Boulder dice: ${t.join(`, `)}.` },
    'f.flipped-for': {
      clause: `M-EXP-05`,
      say: (e, t, n, r) => `${ib(e, t, `takes`, `take`)} ${r} for a flipped ${sb(n)} token.`,
    },
    'f.promised': {
      clause: `M-ABIL-22`,
      say: (e, t, n) => `${ib(e, t, `will`, `will`)} commit ${Q(n * 8)}.`,
    },
    'f.begins-rounds': { clause: `M-INIT-01`, say: (e, t) => `${ib(e, t, `begins`, `begin`)} the round.` },
    'f.chose-side': {
      clause: `M-PREP-03`,
      say: (e, t, n) => `${ib(e, t, `takes`, `take`)} the ${mb[n]} side.`,
    },
    'f.committed': {
      clause: `M-PREP-04`,
      say: (e, t, n, r) => `${ib(e, t, `puts`, `put`)} ${Q(n)} on ${lb(r)}.`,
    },
    'f.gained-ability': { clause: `M-ABIL-05`, say: (e, t, n, r) => `${$(e, t, n)} takes on ${cb(r)}.` },
    'f.round': { clause: `M-ACT-01`, say: (e, t) => `Round ${t}.` },
    'f.sudden-death': { clause: `M-SUD-02`, say: () => `Sudden death: everybody loses a heart.` },
    'f.sudden-agreed': {
      clause: `M-SUD-01`,
      say: (e, t) => `Both agree on sudden death, from round ${t} on.`,
    },
    'f.no-sudden': { clause: `M-SUD-01`, say: () => `No sudden death yet.` },
    'f.stalled': {
      clause: `M-SUD-10`,
      say: (e, t) => `Nobody can win any more: the higher seed, ${e.name(t)}, does.`,
    },
    'f.activated': { clause: `M-ACT-02`, say: (e, t, n) => `${$(e, t, n)} is activated.` },
    'f.sleeps-on': {
      clause: `M-COND-07`,
      say: (e, t, n) => `${$(e, t, n)} is asleep and misses its activation.`,
    },
    'f.waits': { clause: `M-ABIL-20`, say: (e, t, n) => `${$(e, t, n)} waits.` },
    'f.transformed': { clause: `M-ABIL-63`, say: (e, t, n, r) => `${$(e, t, n)} turns into ${Q(r)}.` },
    'f.moved-to': { clause: `M-ACT-05`, say: (e, t, n, r) => `${$(e, t, n)} comes to ${lb(r)}.` },
    'f.used-attack': { clause: `M-SEQ-01`, say: (e, t, n, r) => `${$(e, t, n)} uses ${ab(r)}.` },
    'f.nobody-there': { clause: `M-SEQ-03`, say: (e, t, n, r) => `${ab(r)} of ${$(e, t, n)} finds nobody.` },
    'f.lost-hearts': {
      clause: `M-SEQ-10`,
      say: (e, t, n, r, i) => `${$(e, t, n)} loses ${ub(r)}, ${i} left.`,
    },
    'f.regained': {
      clause: `M-SEQ-20`,
      say: (e, t, n, r, i) => `${$(e, t, n)} regains ${ub(r)} and has ${i}.`,
    },
    'f.unharmed': { clause: `M-ATK-16`, say: (e, t, n) => `${$(e, t, n)} is not hurt.` },
    'f.gained': { clause: `M-COND-01`, say: (e, t, n, r, i) => `${$(e, t, n)} is ${pb(r, i)}.` },
    'f.shook-off': { clause: `M-ABIL-53`, say: (e, t, n, r) => `${$(e, t, n)} cannot be ${Qn[r].id}.` },
    'f.shed-conditions': { clause: `M-ACT-08`, say: (e, t, n) => `${$(e, t, n)} is rid of its conditions.` },
    'f.soothed': { clause: `M-ABIL-58`, say: (e, t, n) => `${$(e, t, n)} is soothed.` },
    'f.exhausted': { clause: `M-ATK-02`, say: (e, t, n, r) => `${ab(r)} of ${$(e, t, n)} is exhausted.` },
    'f.refreshed': { clause: `M-POW-14`, say: (e, t, n, r) => `${ab(r)} of ${$(e, t, n)} is ready again.` },
    'f.all-refreshed': {
      clause: `M-ABIL-52`,
      say: (e, t, n) => `${$(e, t, n)} is enraged: all its attacks are ready again.`,
    },
    'f.used-power': { clause: `M-POW-01`, say: (e, t, n) => `${ib(e, t, `uses`, `use`)} ${ob(n)}.` },
    'f.endured': { clause: `M-POW-12`, say: (e, t, n) => `${$(e, t, n)} holds on to its last heart.` },
    'f.boulder-placed': { clause: `M-EFF-26`, say: (e, t) => `A boulder falls on ${lb(t)}.` },
    'f.boulder-broken': { clause: `M-EFF-27`, say: (e, t) => `The boulder on ${lb(t)} breaks.` },
    'f.fainted': { clause: `M-ACT-04`, say: (e, t, n) => `${$(e, t, n)} faints.` },
    'f.reserve-due': {
      clause: `M-RES-01`,
      say: (e, t, n) => `${ib(e, t, `may`, `may`)} send a reserve in place of ${Q(n)}.`,
    },
    'f.reserve-waits': {
      clause: `M-RES-09`,
      say: (e, t) => `${e.you === t ? `Your` : `${e.name(t)}'s`} reserve finds no free hex and waits.`,
    },
    'f.reserve-came': { clause: `M-RES-02`, say: (e, t, n, r) => `${$(e, t, n)} comes in on ${lb(r)}.` },
    'f.no-reserve': { clause: `M-RES-05`, say: (e, t) => `${ib(e, t, `sends`, `send`)} no reserve.` },
    'f.match-won': { clause: `M-MEND-01`, say: (e, t) => `${ib(e, t, `wins`, `win`)} the match.` },
    'f.champion': { clause: `M-LEAGUE-01`, say: (e, t) => `${ib(e, t, `wins`, `win`)} the Pokémon League!` },
  },
  gb = {
    'ask.field-flipped': { say: (e, t) => `Your flipped ${sb(t)} token: speed or range in this match?` },
    'ask.field-promise': { say: () => `Will you commit Jynx, and say who begins?` },
    'ask.field-beginner': { say: () => `Who begins the rounds?` },
    'ask.field-side': { say: () => `Which side of the field do you take?` },
    'ask.field-commit': {
      say: (e, t) => `Choose ${t} Pokémon. They are activated in the order you name them.`,
    },
    'ask.field-place': { say: (e, t) => `Where does ${Q(t)} begin?` },
    'ask.field-mime': { say: () => `Whose ability does Mr. Mime take on?` },
    'ask.field-pick': { say: () => `Which Pokémon do you activate?` },
    'ask.field-act': { say: (e, t, n) => `${Q(t)} (${ub(n)}): what does it do?` },
    'ask.field-reserve-for': { say: () => `Whose place is kept for your reserve?` },
    'ask.field-reserve': { say: () => `Your reserve may come in now. Who?` },
    'ask.field-sudden': { say: () => `Nothing has moved for three rounds. Sudden death?` },
    'ask.field-sudden-when': { say: () => `When does sudden death begin?` },
    'ask.field-lay': { say: (e, t, n) => `${Q(t)} uses ${ab(n)} on…` },
    'ask.field-lay-again': { say: (e, t, n) => `${Q(t)} uses ${ab(n)} once more on…` },
    'ask.field-free-move': { say: (e, t, n) => `${Q(t)} may go up to ${db(n)}.` },
    'ask.field-free-attack': { say: (e, t) => `A free attack of ${Q(t)}?` },
    'ask.field-copy': { say: (e, t) => `Which attack does ${ab(t)} copy?` },
    'ask.field-push': { say: (e, t) => `${Q(t)} may move its targets.` },
    'ask.field-toss': { say: (e, t) => `Where is ${Q(t)} thrown to?` },
    'ask.field-teleport': { say: (e, t) => `Where does ${Q(t)} appear?` },
    'ask.field-disable': { say: (e, t) => `Which attack of ${Q(t)} is disabled?` },
    'ask.field-boulder': { say: () => `Where does the boulder fall?` },
    'ask.field-reckless': { say: (e, t) => `May ${Q(t)} hurt itself to hit harder?` },
    'ask.field-shed': { say: (e, t, n) => `${Q(t)} becomes ${Qn[n].id}. Make that slowed to 1?` },
    'ask.field-share': { say: (e, t, n) => `${Q(t)} is ${Qn[n].id}. Who else becomes so?` },
    'ask.field-download': { say: () => `Whose ability does Porygon take on?` },
    'ask.field-surge': { say: (e, t, n) => `Use Power Surge for ${ab(n)} of ${Q(t)}?` },
    'ask.field-guard': { say: (e, t) => `Use Defensive Position against ${ab(t)}?` },
    'ask.field-endure': { say: () => `Use Endure, and for whom?` },
    'ask.field-rally': { say: (e, t) => `Which attack of ${Q(t)} is ready again?` },
    'ask.field-feint': { say: () => `Who is feinted?` },
  },
  _b = {
    'm.yes': { say: () => `Yes` },
    'm.no': { say: () => `No` },
    'm.me': { say: () => `I do` },
    'm.them': { say: () => `My opponent` },
    'm.now': { say: () => `In the coming round` },
    'm.later': { say: () => `In the round after it` },
    'm.speed': { say: () => `1 more speed` },
    'm.range': { say: () => `1 more range` },
    'm.side': { say: (e, t) => `The ${mb[t]} side` },
    'm.card': { say: (e, t, n) => `${Q(t)} (${ub(n)})` },
    'm.hex': { say: (e, t) => `Hex ${lb(t)}` },
    'm.stop': { say: () => `Stay there` },
    'm.who': { say: (e, t, n) => $(e, t, n) },
    'm.step': { say: (e, t) => `Step to ${lb(t)}` },
    'm.attack': { say: (e, t) => rb(t) },
    'm.borrow': { say: (e, t) => `${rb(t)}, as its neighbour knows it` },
    'm.power': { say: (e, t) => `Use ${ob(t)}` },
    'm.transform': { say: (e, t, n) => `Transform into ${$(e, t, n)}` },
    'm.wait': { say: () => `Let its turn pass for now` },
    'm.end': { say: () => `End the activation` },
    'm.targets': { say: (e, t) => (t.length === 0 ? `Nobody` : fb(t.map(Q))) },
    'm.targets-hexes': {
      say: (e, t, n) => `${t.length === 0 ? `Nobody` : fb(t.map(Q))} (${n.map(lb).join(` `)})`,
    },
    'm.push': { say: (e, t, n) => `${Q(t)} to ${lb(n)}` },
  },
  vb = {
    'm.boulder': { say: () => `A boulder` },
    'm.bench': { say: (e, t) => `${e.you === t ? `Your` : `${e.name(t)}'s`} other Pokémon` },
    'm.hearts': { say: () => `Hearts on the field` },
    'm.fighter': { say: (e, t, n, r, i) => `${$(e, t, n)} (${r}/${i})` },
    'm.tail': { say: (e, t, n) => `The tail of ${$(e, t, n)}` },
  },
  yb = {
    'why.exhausted': { say: (e, t) => `${ab(t)} has been used in this match.` },
    'why.flinched': { say: () => `It is flinched: no attack with an hourglass.` },
    'why.asleep': { say: () => `It is asleep.` },
    'why.attacked': { say: () => `It has attacked already.` },
    'why.moved': { say: () => `It has moved already.` },
    'why.steps-left': { say: (e, t) => `It needs ${t} steps left.` },
    'why.no-target': { say: () => `It would affect nobody.` },
    'why.no-speed': { say: () => `It has no steps left.` },
    'why.boulder': { say: () => `A boulder lies there.` },
    'why.held': { say: () => `Somebody stands there.` },
    'why.awake': { say: () => `Only in its sleep.` },
    'why.nothing-to-copy': { say: () => `There is no attack to copy.` },
    'why.range': { say: () => `It is too far away.` },
    'why.sight': { say: () => `There is no line of sight to it.` },
    'why.unaffected': { say: () => `The attack does not affect it.` },
    'why.fainted-before': { say: () => `It fainted in the semi-final.` },
  },
  bb = { ...gb, ..._b, ...vb, ...yb, ...hb },
  xb = {
    challenged: { clause: `M-BATTLE-01`, say: (e, t, n) => `${q(e, t, `faces`, `face`)} ${K(n)}.` },
    committed: {
      clause: `M-BATTLE-02`,
      say: (e, t, n) => `${q(e, t, `commits`, `commit`)} ${hu(n.map((e) => G(e)))}.`,
    },
    round: { clause: `M-BATTLE-05`, say: (e, t, n) => `Round ${t} against ${K(n)}.` },
    rolled: { clause: `M-BATTLE-06`, say: (e, t, n, r) => `${W(J(e, t))} ${G(n)} rolls ${r.join(`, `)}.` },
    hit: { clause: `M-BATTLE-09`, say: (e, t, n, r, i) => `${W(ru(r))} hit on ${au(t, n)}: ${gu(i)}.` },
    objected: {
      clause: `M-ADV-08`,
      say: (e, t, n) => `${q(e, t, `objects`, `object`)} to what ${e.name(n)} decided.`,
    },
    overruled: { clause: `M-ADV-09`, say: (e, t, n) => `${W(J(e, n))} decision is overruled.` },
    'not-overruled': { clause: `M-ADV-09`, say: (e, t, n) => `${W(J(e, n))} decision stands.` },
    'lost-battle': { clause: `M-BATTLE-21`, say: (e, t, n) => `${q(e, t, `loses`, `lose`)} to ${K(n)}.` },
    'won-battle': { clause: `M-BATTLE-17`, say: (e, t, n) => `${q(e, t, `beats`, `beat`)} ${K(n)}.` },
  },
  Sb = {
    gyms: `all gyms have been beaten`,
    levels: `a player owns two Pokémon at their maximum level`,
    trainers: `hardly a trainer is left on the map`,
    rounds: `enough rounds have been played`,
  },
  Cb = {
    'goes-first': { clause: `M-SETUP-01`, say: (e, t) => `${q(e, t, `goes`, `go`)} first.` },
    'chose-starter': { clause: `M-SETUP-15`, say: (e, t, n) => `${q(e, t, `picks`, `pick`)} ${G(n)}.` },
    turn: { clause: `M-TURN-01`, say: (e, t, n) => `Turn ${n}: ${e.you === t ? `yours` : e.name(t)}.` },
    healed: { clause: `M-CITY-03`, say: (e, t) => `The Poké Center heals ${J(e, t)} whole team.` },
    moved: {
      clause: `M-MOVE-01`,
      say: (e, t, n, r) => `${q(e, t, `moves`, `move`)} to ${pu(n)} (${Y(r, `action`)} left).`,
    },
    appeared: { clause: `M-MOVE-04`, say: (e, t, n) => `${G(n)} is at ${pu(t)}.` },
    found: { clause: `M-MOVE-05`, say: (e, t, n) => `The item ball at ${pu(t)} holds: ${ou(n)}.` },
    camped: {
      clause: `M-CAMP-02`,
      say: (e, t) => `${q(e, t, `makes`, `make`)} camp: all fit Pokémon are healed.`,
    },
    passed: { clause: `M-TURN-02`, say: (e, t) => `${q(e, t, `ends the turn`, `end your turn`)}.` },
    level: { clause: `M-GROW-06`, say: (e, t, n, r) => `${W(J(e, t))} ${G(n)} reaches level ${r}.` },
    evolved: {
      clause: `M-GROW-08`,
      say: (e, t, n, r, i) => `${W(J(e, t))} ${G(n, r)} evolves into ${G(n, i)}.`,
    },
    'xp-lost': { clause: `M-GROW-10`, say: (e, t, n) => `Nobody can take ${n} xp: lost.` },
    'used-stone': {
      clause: `M-GROW-13`,
      say: (e, t, n, r) => `${q(e, t, `uses`, `use`)} a ${uu(r)} on ${G(n)}.`,
    },
    'used-candy': {
      clause: `M-GROW-17`,
      say: (e, t, n) => `${q(e, t, `gives`, `give`)} ${G(n)} a Rare Candy.`,
    },
    'used-revive': {
      clause: `M-ITEM-05`,
      say: (e, t, n) => `${q(e, t, `uses`, `use`)} a Max Revive: ${G(n)} is in full health.`,
    },
    'took-item': { clause: `M-ITEM-01`, say: (e, t, n) => `${q(e, t, `takes`, `take`)} ${ou(n)}.` },
    'took-stone': { clause: `M-ITEM-03`, say: (e, t, n) => `${q(e, t, `chooses`, `choose`)} the ${uu(n)}.` },
    taught: { clause: `M-GYM-12`, say: (e, t, n, r) => `${W(J(e, t))} ${G(n)} learns ${tu(r)}.` },
    'hm-gone': { clause: `M-HM-05`, say: (e, t) => `${tu(t)} cannot be taught any more.` },
    spent: { clause: `M-MART-05`, say: (e, t, n) => `${q(e, t, `spends`, `spend`)} ${cu(n)}.` },
    'traded-in': {
      clause: `M-TC-01`,
      say: (e, t, n, r) => `${q(e, t, `gives`, `give`)} ${G(n)} for ${G(r)}.`,
    },
    received: { clause: `M-SETUP-18`, say: (e, t, n) => `${q(e, t, `receives`, `receive`)} ${G(n)}.` },
    'got-power': {
      clause: `M-GYM-06`,
      say: (e, t, n) => `${q(e, t, `takes`, `take`)} the Power token ${su(n)}.`,
    },
    'power-shown': { clause: `M-GYM-05`, say: (e, t, n) => `The power of ${K(t)} is ${su(n)}.` },
    'got-master-ball': { clause: `M-GIO-03`, say: (e, t) => `${q(e, t, `takes`, `take`)} the master ball.` },
    'type-token': { clause: `M-TYPE-02`, say: (e, t, n) => `${q(e, t, `takes`, `take`)} ${ru(n)} token.` },
    'got-token': {
      clause: `M-BATTLE-19`,
      say: (e, t, n) => `${q(e, t, `takes`, `take`)} the token: ${cu(n)}.`,
    },
    defeated: {
      clause: `M-DEF-01`,
      say: (e, t, n, r) =>
        `${q(e, t, `is`, `are`)} defeated and back at ${pu(n)}, with ${Y(r, `-1$ token`)}.`,
    },
    'adventure-over': { clause: `M-END-04`, say: (e, t) => `The adventure is over: ${Sb[t]}.` },
    seeded: { clause: `M-SEED-01`, say: (e, t) => `Seeds: ${hu(t.map((t) => e.name(t)))}.` },
    'league-begins': { clause: `M-LEAGUE-01`, say: () => `The Pokémon League begins.` },
  },
  wb = {
    2: `Rough ground (2 actions)`,
    3: `Steep ground (3 actions)`,
    tree: `A tree (Cut)`,
    water: `Water (Surf)`,
    wing: `A long way (Fly)`,
    key: `A locked door (key)`,
  },
  Tb = {
    'do.move': { say: (e, t, n) => (n === 0 ? `Walk to ${pu(t)}` : `Go to ${pu(t)} (${Y(n, `action`)})`) },
    'do.interact': { say: (e, t) => Pd[t].deed },
    'do.camp': { say: (e, t) => `Make camp (${Y(t, `action`)})` },
    'do.pass': { say: () => `End the turn` },
    'do.stone': { say: (e, t, n) => `Use a ${uu(n)} on ${G(t)}` },
    'do.candy': { say: (e, t) => `Give ${G(t)} a Rare Candy` },
    'do.revive': { say: (e, t) => `Use a Max Revive on ${G(t)}` },
    'do.leader-tm': { say: (e, t, n) => `Teach ${G(t)} ${tu(n)}` },
    'do.take-stone': { say: (e, t) => uu(t) },
    'do.master-ball': { say: () => `The master ball` },
    'do.type-token': { say: () => `A type token` },
    'do.defeat': { say: () => `Fight it` },
    'do.catch': { say: () => `Throw balls` },
    'do.leave': { say: () => `Leave it` },
    'do.fill': { say: (e, t, n) => (n.length === 0 ? lu(t) : `${lu(t)} for ${n.join(`, `)}`) },
    'do.choose': { say: (e, t, n, r) => `${G(t, n)} (${Y(r, `heart`)})` },
    'do.starter': { say: (e, t) => G(t) },
    'do.place': { say: (e, t, n, r) => `${nu(t)} on ${G(n, r)}` },
    'do.hit': { say: (e, t, n, r) => `${nu(t)} on ${au(n, r)}` },
    'do.type': { say: (e, t) => `${nu(t)} token` },
    'do.stand': { say: () => `Let it stand` },
    'do.object': { say: () => `Object` },
    'do.accept': { say: () => `Agree` },
    'do.accept-offer': { say: (e, t) => `Agree: ${Su(t, !0)} for your ${Su(t, !1)}` },
    'do.refuse': { say: () => `Refuse` },
    'do.buy-good': { say: (e, t, n) => `${_u(t)} (${n}$)` },
    'do.shop': { say: () => `Buy something` },
    'do.shop-pass': { say: () => `Buy nothing now` },
    'do.use': { say: () => `Use it` },
    'do.no': { say: () => `Not now` },
    'do.fight': { say: () => `Fight` },
    'do.stay': { say: () => `Stay here without a fight` },
    'do.counter': { say: () => `Offer something else` },
    'do.foe': { say: (e, t, n) => au(t, n) },
    'do.part': { say: (e, t) => `${t.give ? `You give` : `You get`}: ${xu(t)}` },
    'do.leader-xp': { say: (e, t) => `Exchange the token of ${cu(t)} for xp` },
    'do.dig': { say: (e, t) => `Dig to ${pu(t)} (1 action)` },
    'do.rain-dance': { say: () => `Rain Dance: call up a discarded Pokémon (1 action)` },
    'do.sunny-day': { say: () => `Sunny Day: call up a discarded Pokémon (1 action)` },
    'do.flash': { say: () => `Flash: turn up the tokens around` },
    'do.synthesis': { say: (e, t) => `Synthesis: ${G(t)} regains a heart` },
    'do.trade': { say: (e, t) => `Offer ${e.name(t)} a trade` },
    place: { say: (e, t) => pu(t) },
    figure: { say: (e, t) => e.name(t) },
    'token-down': { say: () => `A token, face down` },
    'token-wild': { say: (e, t) => `Wild ${G(t)}` },
    'token-trade': { say: (e, t) => `${G(t)}, to be had in a trade` },
    'token-named': { say: (e, t) => t },
    obstacles: { say: () => `Obstacles around` },
    obstacle: { say: (e, t, n, r) => `${wb[t]} between ${pu(n)} and ${pu(r)}` },
    team: { say: (e, t) => `${W(J(e, t))} team` },
    member: { say: (e, t, n, r, i, a) => `${G(t, n)} ${r}/${i}, level ${a}` },
    goods: { say: (e, t) => `${W(J(e, t))} goods` },
    money: { say: (e, t) => cu(t) },
    'ball-count': { say: (e, t, n) => `${n}× ${lu(t)}` },
    'stone-count': { say: (e, t, n) => `${n}× ${uu(t)}` },
    'candy-count': { say: (e, t) => `${t}× Rare Candy` },
    'revive-count': { say: (e, t) => `${t}× Max Revive` },
    bike: { say: (e, t) => (t > 1 ? `Mach Bike` : `Bike`) },
    'type-count': { say: (e, t, n) => `${n}× ${nu(t)} token` },
    power: { say: (e, t) => `Power token ${su(t)}` },
    starters: { say: () => `Starters` },
    arena: { say: () => `Battle` },
    'foe-pokemon': { say: (e, t, n, r) => `${au(t, n)}: ${Y(r, `heart`)}` },
    'gauge-money': { say: () => `$` },
  },
  Eb = (e, t, n) => `You decide for ${K(t)}: use ${su(n)}?`,
  Db = {
    'ask.starter': { say: () => `Choose your first Pokémon.` },
    'ask.act': {
      say: (e, t) => (t === 0 ? `No actions left: anything more?` : `Your turn, ${Y(t, `action`)} left.`),
    },
    'ask.wild': { say: (e, t) => `The wild ${G(t)}: fight or catch it?` },
    'ask.balls': { say: (e, t) => `Which balls do you throw at ${G(t)}?` },
    'ask.place': { say: (e, t, n) => `${G(t)} strikes: which of ${J(e, n)} Pokémon takes the damage?` },
    'ask.xp': { say: (e, t) => `Who gains xp? (${t} to give)` },
    'ask.type-token': { say: () => `Take a type token: of which type?` },
    'ask.stone': { say: () => `Which stone do you take?` },
    'ask.teach': { say: (e, t) => `Who learns ${tu(t)}?` },
    'ask.trade-in': { say: (e, t) => `Whom do you give for ${G(t)}?` },
    'ask.dojo-prize': { say: () => `Which Pokémon of the dojo do you take?` },
    'ask.boss-prize': { say: () => `Giovanni is beaten: what do you take?` },
    'ask.commit': { say: (e, t) => `Who fights ${K(t)}? Up to three, for the whole battle.` },
    'ask.hit': { say: (e, t, n) => `${Y(n, `hit`)} to place: on whom?` },
    'ask.package': { say: (e, t, n) => `You decide for ${K(t)}: where does the damage go (${iu(n)})?` },
    'ask.object': { say: (e, t, n) => `${e.name(n)} has decided for ${K(t)}. Let it stand?` },
    'ask.accept': { say: (e, t, n) => `${e.name(n)} would decide otherwise for ${K(t)}. Agreed?` },
    'ask.basket': { say: () => `What do you buy? Everything is paid together; no change is given.` },
    'ask.pay': { say: (e, t) => `Hand in tokens for ${t}$. No change is given.` },
    'ask.learn': { say: (e, t) => `Who learns ${tu(t)}?` },
    'ask.reflect': { say: (e, t) => `Use Reflect against the damage of ${G(t)}?` },
    'ask.smokescreen': { say: (e, t) => `Fight ${K(t)}, or get away behind a smokescreen?` },
    'ask.power-use': { say: Eb },
    'ask.power-card': { say: Eb },
    'ask.power-foe': { say: Eb },
    'ask.offer': { say: (e, t) => `What do you offer ${e.name(t)}, and what for?` },
    'ask.counter': { say: (e, t) => `What do you offer ${e.name(t)} instead?` },
    'ask.answer-offer': { say: (e, t) => `${e.name(t)} offers a trade. Agreed?` },
    'ask.answer-counter': { say: (e, t) => `${e.name(t)} offers this instead. Agreed?` },
    'ask.opponent': { say: () => `Against whom is your friendly battle?` },
    'ask.shop': {
      say: (e, t) =>
        t === 0
          ? `Before the League: buy something?`
          : `Before the League: buy something? (+${t}$ for your -1$ tokens)`,
    },
    'ask.draft': { say: () => `Which TMs of this hand do you buy, and for whom?` },
    'ask.flip': { say: () => `Which type tokens do you flip, for speed or range instead of a heart?` },
  },
  Ob = {
    paid: {
      clause: `M-MART-03`,
      say: (e, t, n, r) => `${q(e, t, `pays`, `pay`)} ${r}$ with ${hu(n.map(cu))}.`,
    },
    bought: { clause: `M-MART-04`, say: (e, t, n) => `${q(e, t, `buys`, `buy`)} ${hu(n.map(_u))}.` },
    'shop-passed': { clause: `M-SHOP-18`, say: (e, t) => `${q(e, t, `buys`, `buy`)} nothing now.` },
    offered: {
      clause: `M-TRADE-09`,
      say: (e, t, n, r) => `${q(e, t, `offers`, `offer`)} ${mu(e, n)} ${Su(r, !0)} for ${Su(r, !1)}.`,
    },
    'offer-dropped': {
      clause: `M-TRADE-09`,
      say: (e, t, n) => `${q(e, t, `has`, `have`)} nothing to offer ${mu(e, n)}.`,
    },
    'offer-refused': {
      clause: `M-TRADE-10`,
      say: (e, t, n) => `${q(e, t, `refuses`, `refuse`)} ${J(e, n)} offer.`,
    },
    traded: {
      clause: `M-TRADE-12`,
      say: (e, t, n, r) => `A trade: ${mu(e, t)} to ${mu(e, n)} ${Su(r, !0)}, back ${Su(r, !1)}.`,
    },
    dug: {
      clause: `M-GTM-01`,
      say: (e, t, n, r) => `${q(e, t, `digs`, `dig`)} to ${pu(n)} (${Y(r, `action`)} left).`,
    },
    called: { clause: `M-GTM-09`, say: (e, t, n) => `${q(e, t, `calls`, `call`)} up ${G(n)}.` },
    flashed: { clause: `M-GTM-03`, say: (e, t) => `${q(e, t, `lights`, `light`)} up what is around.` },
    synthesis: {
      clause: `M-GTM-04`,
      say: (e, t, n, r) => `${W(J(e, t))} ${G(n)} regains a heart (${Y(r, `heart`)}).`,
    },
    smokescreen: {
      clause: `M-GTM-05`,
      say: (e, t, n) => `${q(e, t, `gets`, `get`)} away from ${K(n)} behind a smokescreen.`,
    },
    slipped: { clause: `M-GTM-10`, say: (e, t, n) => `${q(e, t, `slips`, `slip`)} on to ${pu(n)}.` },
    reflected: { clause: `M-GTM-06`, say: (e, t, n) => `Reflect: the damage of ${G(n)} is ignored.` },
    'used-power': { clause: `M-GYM-04`, say: (e, t, n) => `${W(K(t))} uses ${su(n)}.` },
    'draft-hand': { clause: `M-DRAFT-02`, say: (e, t) => `The hand: ${hu(t.map(tu)) || `empty`}.` },
    'draft-over': { clause: `M-DRAFT-03`, say: () => `Nobody wants more of the TMs: the draft is over.` },
    flipped: { clause: `M-EXP-04`, say: (e, t, n) => `${q(e, t, `flips`, `flip`)} ${ru(n)} token.` },
  },
  kb = {
    'too-few': { say: () => `Name at least one.` },
    'symbols-left': { say: () => `All damage must be placed while somebody is fit.` },
    'pay-more': { say: () => `That is not enough.` },
    'trade-last': { say: () => `Nobody may be left without a fit Pokémon.` },
    'why.taken': { say: (e, t) => `${G(t)} is taken.` },
    'why.actions': { say: (e, t, n) => `It takes ${Y(t, `action`)}; you have ${n}.` },
    'why.obstacle': { say: (e, t) => `You cannot pass the obstacle: ${t}.` },
    'why.walked': { say: () => `Enough walking about: do something else first.` },
    'why.nothing-here': { say: () => `There is nothing here you could use now.` },
    'why.face-down': { say: () => `It lies face down.` },
    'why.no-ball': { say: () => `You have no ball that fits.` },
    'why.fainted': { say: (e, t) => `${G(t)} has fainted.` },
    'why.max-level': { say: (e, t) => `${G(t)} is at its maximum level.` },
    'why.price': { say: (e, t) => `You cannot pay ${t}$.` },
    'why.one-bike': { say: () => `You have a bike already.` },
    'why.bike-actions': { say: () => `Too few actions left to give the bike away now.` },
    'why.offers': { say: () => `Enough offers to this player in one turn.` },
  },
  Ab = {
    'fights-wild': {
      clause: `M-WILD-02`,
      say: (e, t, n) => `${q(e, t, `fights`, `fight`)} the wild ${G(n)}.`,
    },
    hurt: {
      clause: `M-WILD-06`,
      say: (e, t, n, r, i, a) => `${nu(r)} damage takes ${i} from ${J(e, t)} ${G(n)}: ${gu(a)}.`,
    },
    'beat-wild': { clause: `M-WILD-09`, say: (e, t, n) => `The wild ${G(n)} is defeated.` },
    threw: {
      clause: `M-CATCH-09`,
      say: (e, t, n, r) => `${q(e, t, `throws`, `throw`)} ${hu(r.map(({ ball: e }) => lu(e)))} at ${G(n)}.`,
    },
    'catch-roll': { clause: `M-CATCH-06`, say: (e, t, n) => `${q(e, t, `rolls`, `roll`)} a ${n}.` },
    'broke-free': { clause: `M-CATCH-11`, say: (e, t, n) => `${G(n)} breaks free.` },
    caught: { clause: `M-CATCH-10`, say: (e, t, n) => `${W(q(e, t, `has`, `have`))} caught ${G(n)}.` },
  },
  jb = { ...Db, ...Tb, ...kb, ...Cb, ...Ab, ...xb, ...Ob, ...bb };
function Mb(e) {
  if (e.league === null) return null;
  const { kind: t, winner: n, finalists: r, final: i, barred: a, match: o } = e.league;
  return {
    kind: t,
    winner: n,
    finalists: r.slice(),
    final: i,
    barred: a.map(Nb),
    match: o === null ? null : Ib(o),
  };
}
const Nb = (e) => (e < 0 ? `-` : C[e].id),
  Pb = (e) => (e < 0 ? `-` : m[e].id),
  Fb = (e) => (e === -1 ? `off` : Rd(e)),
  Ib = (e) => ({
    kind: e.kind,
    abilities: e.abilities,
    initiative: e.initiative,
    closed: e.closed,
    sides: e.sides.map(Lb),
    fighters: M.map((t) => Rb(e, t)),
    boulders: e.boulders.map(Rd),
    round: e.round,
    begins: e.begins,
    next: e.next,
    active: e.go === null ? null : Nb(e.fighters[e.go.who].card),
    go: e.go === null ? null : zb(e, e.go),
    used: e.used.map((e) => e.map(Pb)),
    fallen: e.fallen.map(Nb),
    fallenBefore: e.fallenBefore,
    heartsBefore: e.heartsBefore.slice(),
    quiet: e.quiet,
    sudden: e.sudden,
    stalled: e.stalled,
    winner: e.winner,
  }),
  Lb = (e) => ({
    seat: e.seat,
    home: e.home,
    hearts: e.hearts.slice(),
    speed: e.speed.slice(),
    range: e.range.slice(),
    powers: e.powers.map((e) => h[e].id),
    reserve: e.reserve,
    place: e.place,
    waits: e.waits,
    promised: Nb(e.promised),
  });
function Rb(e, t) {
  const n = e.fighters[t];
  return {
    card: Nb(n.card),
    stage: n.stage,
    name: n.card < 0 ? `-` : C[n.card].stages[n.stage].name,
    seat: A(e, t),
    hex: Fb(n.hex),
    tail: Fb(n.tail),
    type: g[n.type].id,
    hearts: n.hearts,
    max: n.max,
    grown: n.grown,
    speed: n.speed,
    speedNow: n.hex === -1 ? 0 : Vo(e, t),
    attacks: n.attacks.map(Pb),
    exhausted: n.exhausted.map(Pb),
    counters: n.counters.map(Pb),
    hitBy: Pb(n.hitBy),
    abilities: n.abilities.map((e) => C[e].ability),
    conditions: Vb(n, n.hex === -1 ? n.marks : fr(e, t)),
    done: n.done,
    passed: n.passed,
    activations: n.activations,
    falling: n.falling,
  };
}
const zb = (e, t) => ({
    card: Nb(e.fighters[t.who].card),
    own: t.own,
    from: Fb(t.from),
    steps: t.steps,
    moved: t.moved,
    still: t.still,
    attacks: t.attacks,
    used: t.used.map(Pb),
    asleep: t.asleep,
    doubled: t.doubled,
    rages: t.rages,
    sleeps: t.sleeps,
    over: t.over,
  }),
  Bb = [
    [1, `poisoned`],
    [2, `asleep`],
    [4, `flinched`],
    [8, `blinded`],
  ],
  Vb = (e, t) => [
    ...Bb.filter(([e]) => (t & e) !== 0).map(([, e]) => e),
    ...(e.slowedTo === 99 ? [] : [`slowed-to:${e.slowedTo}`]),
    ...(e.slowedBy === 0 ? [] : [`slowed-by:${e.slowedBy}`]),
  ];
function Hb(e, t) {
  return {
    seat: t,
    options: { ...e.options },
    phase: e.phase,
    turn: e.turn,
    goes: e.goes,
    first: e.first,
    active: e.active,
    winner: e.winner,
    left: e.left,
    extra: e.extra,
    turnOver: e.turnOver,
    used: e.used,
    walked: e.walked,
    clock: e.clock,
    players: e.players.map((t, n) => Jb(e, n)),
    spots: Gb(e),
    obstacles: e.obstacles.map((e) => qe[e]),
    gymPowers: e.gymPowers.map(Wb),
    powersSeen: e.powersSeen,
    items: e.items.slice(),
    hms: e.hms.slice(),
    types: e.types.slice(),
    karate: e.karate,
    giovanni: e.giovanni,
    gymsBeaten: e.gymsBeaten,
    supply: Ub(e, 5),
    discard: Ub(e, 3),
    battle: Yb(e),
    offer: Xb(e, t),
    seeds: e.seeds.slice(),
    tms: e.tms.map((e) => lt[e].number),
    passes: e.passes,
    draft: Zb(e, t),
    league: Mb(e),
  };
}
const Ub = (e, t) => C.filter((n, r) => e.where[r] === t).map(({ id: e }) => e),
  Wb = (e) => (e === -2 ? `?` : e === -1 ? `` : h[e].id);
function Gb(e) {
  const t = {};
  return (
    y(e).spaces.forEach(({ id: n, kind: r }, i) => {
      const a = e.spots[i];
      a !== -1 &&
        (a === -2
          ? (t[n] = `?`)
          : r === `item`
            ? (t[n] = Ae[a].id)
            : r === `hm`
              ? (t[n] = ot[a].attack)
              : r === `trainer` || r === `gym`
                ? (t[n] = v[a].id)
                : (t[n] = C[a].id));
    }),
    t
  );
}
const Kb = (e, t) => Object.fromEntries(e.map((e, n) => [typeof e == `string` ? e : e.id, t[n]])),
  qb = (e, t, n) => ({
    card: C[n].id,
    stage: e.stage[n],
    level: e.level[n],
    hearts: e.hearts[n],
    max: Ml(e, t, n),
    taught: e.taught[n].map((e) => lt[e].attack),
  });
function Jb(e, t) {
  const n = e.players[t],
    { spaces: r, cities: i } = y(e);
  return {
    at: r[n.at].id,
    checkpoint: i[n.checkpoint],
    moved: n.moved,
    entered: n.entered,
    team: n.team.map((n) => qb(e, t, n)),
    balls: Kb(nt, n.balls),
    stones: Kb(rt, n.stones),
    candies: n.candies,
    revives: n.revives,
    bike: n.bike,
    money: n.money.map((e) => w[e].id),
    debts: n.debts,
    types: Kb(g, n.types),
    flipped: Kb(g, n.flipped),
    powers: n.powers.map((e) => h[e].id),
    friendly: n.friendly,
    offers: n.offers.slice(),
  };
}
function Yb({ battle: e }) {
  return e === null
    ? null
    : {
        foe: v[e.foe].id,
        committed: e.committed.map((e) => C[e].id),
        hearts: e.hearts.slice(),
        round: e.round,
        power: Wb(e.power),
        powerUsed: e.powerUsed,
      };
}
function Xb({ offer: e }, t) {
  if (e === null) return null;
  const { from: n, to: r, counter: i, parts: a } = e,
    o = t === n || t === r;
  return { from: n, to: r, counter: i, size: a.length, parts: o ? a.map(bu) : [] };
}
function Zb({ draft: e }, t) {
  if (e === null) return null;
  const { pile: n, hands: r, quiet: i } = e;
  return {
    hand: (r[t] ?? []).map((e) => lt[ft[n.kind[e]]].number),
    sizes: r.map(({ length: e }) => e),
    quiet: i,
  };
}
const Qb = {
  id: `master`,
  title: `Pokémon Master`,
  version: 2,
  seats: { min: 2, max: 4 },
  options: Bp,
  create: (e, t) => lh(e, t),
  steps: {
    setup: yy,
    starters: Oy,
    turn: sy,
    act: ly,
    commit: t_,
    round: n_,
    aftermath: u_,
    end: py,
    close: my,
    'friendly-over': Sv,
    ...Cg,
    seeding: ny,
    draft: uv,
    'draft-passing': hv,
    shopping: Yv,
    'shop-go': Zv,
    flips: Tv,
    league: ry,
    ...Ip,
  },
  outcome: (e) => (e.winner >= 0 ? [e.winner] : null),
  turn: (e) => e.turn + e.goes,
  clone: Eu,
  view: Hb,
  redeal: (e, t, n, r) => {
    e.draft !== null && d(e.draft.pile, t, n, r.draft?.pile ?? e.draft.pile), lg(e, t, n);
  },
  face: rf,
  refused: Z_,
  scene: Ky,
  words: jb,
  evaluate: Nd,
  habit: _f,
  balance: Tu,
};
export { Qb as ruleset };
