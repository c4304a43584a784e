function e(e, t = !1) {
  let n = 0,
    r = t;
  for (const { value: t } of e) (n += t ?? 0), t === null && (r = !0);
  return { parts: e, total: n, open: r };
}
var t = class extends Error {
  constructor(e) {
    super(e), (this.name = `SetupError`);
  }
};
const n = (e) => 1 << e,
  r = (e, t) => !!(e & (1 << t));
function i(e, t) {
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
const a = Object.freeze({});
function o(e) {
  const t = (e, t) => (Object.hasOwn(e, t) ? e[t] : void 0);
  return {
    option: (n, r, i) => {
      const [o, ...s] = i.say;
      return t(e.options, o)?.({ view: n, seat: r.seat, decision: r, option: i }, ...s) ?? a;
    },
    question: (n, r) => {
      const [, ...i] = r.say;
      return t(e.questions, r.kind)?.({ view: n, seat: r.seat, decision: r }, ...i) ?? a;
    },
    line: (n) => {
      const r = t(e.lines, n[0]);
      return (typeof r == `function` ? r(...n.slice(1)) : r) ?? a;
    },
    thing: (n) => t(e.things ?? a, n.kind)?.(n) ?? null,
  };
}
function s(e) {
  const t = e.reduce((e, t) => e + t, 0);
  return { bag: e.slice(), left: t, top: [], under: [], kind: [], seen: [], lot: [], now: 0, fate: null };
}
function c(e) {
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
const l = (e) => e.top.length + e.left + e.under.length;
function* u(e, t, n, r) {
  return t.top.length > 0
    ? oe(e, t, t.top.pop(), n)
    : t.left > 0
      ? te(t, yield* e.weighted(r, t.fate === null ? t.bag : ie(t, t.fate), n), n)
      : t.under.length > 0
        ? oe(e, t, t.under.shift(), n)
        : null;
}
function* ee(e, t, n, r, i) {
  const a = (t.fate === null ? t.bag : ie(t, t.fate)).map((e, t) => (i(t) ? e : 0));
  return a.some((e) => e > 0) ? te(t, yield* e.weighted(r, a, n), n) : null;
}
function te(e, t, n) {
  const r = ne(e);
  return e.bag[t]--, e.left--, (e.kind[r] = t), (e.seen[r] = n), (e.lot[r] = e.now), r;
}
function ne({ kind: e }) {
  const t = e.indexOf(-1);
  return t < 0 ? e.length : t;
}
const re = (e, t, n) => t < e.kind.length && e.kind[t] >= 0 && e.lot[t] === n;
function ie(e, t) {
  const n = e.bag.slice(),
    r = ne(e);
  for (let i = 0; i < t.length; i += 3) {
    const [a, o, s] = [t[i], t[i + 1], t[i + 2]];
    if (!(s !== e.now || re(e, a, s))) {
      if (a === r) return e.bag.map((e, t) => +(t === o && e > 0));
      n[o] > 0 && n[o]--;
    }
  }
  return n;
}
function ae(e, t, n, r) {
  return oe(e, t, n, r), t.kind[n];
}
function oe(e, t, n, r) {
  return (r & ~t.seen[n]) !== 0 && ((t.seen[n] |= r), e.disclose()), n;
}
function se(e, t) {
  e.top.push(t);
}
function ce(e, t) {
  for (const n of t) if (e.seen[n] !== 255) throw Error(`only cards everybody has seen can be shuffled back`);
  if (e.left > 0 && e.kind.some((t, n) => t >= 0 && e.lot[n] === e.now && e.seen[n] !== 255))
    throw Error(`cards cannot be shuffled back while others of this bag are held unseen`);
  e.now++;
  for (const n of t) e.bag[e.kind[n]]++, e.left++, (e.kind[n] = -1);
  for (; e.kind.length > 0 && e.kind[e.kind.length - 1] < 0; ) e.kind.pop(), e.seen.pop(), e.lot.pop();
}
function le(e, t, n) {
  for (const r of t) e.seen[r] &= ~n;
}
const ue = (e, t, n) => (r(e.seen[t], n) ? e.kind[t] : null);
function de(e, t, n) {
  for (let r = 0; r < t.length; r++) if (e.kind[t[r]] === n) return !0;
  return !1;
}
function fe(e, t, n) {
  let r = -1;
  for (let i = 0; i < t.length; i++)
    e.kind[t[i]] === n && (r < 0 || pe(e.seen[t[i]]) > pe(e.seen[t[r]])) && (r = i);
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
function pe(e) {
  let t = 0;
  for (let n = e; n !== 0; n &= n - 1) t++;
  return t;
}
function me(e, t, r, i) {
  let a = n(t),
    o = e.kind.length,
    s = [],
    c = e.now;
  for (let t = 0; t < o; t++)
    e.kind[t] < 0 ||
      (e.seen[t] & a) !== 0 ||
      (t < i.kind.length && i.lot[t] === e.lot[t] && (i.seen[t] & a) !== 0 && i.kind[t] >= 0) ||
      (s.push(t), e.lot[t] < c && (c = e.lot[t]));
  if (((e.fate = he(e, a, i)), s.length !== 0)) for (let t = c; t <= e.now; t++) ge(e, t, s, r);
}
function he(e, t, n) {
  let r = null;
  for (let i = 0; i < n.kind.length; i++)
    n.kind[i] < 0 ||
      (n.seen[i] & t) === 0 ||
      re(e, i, n.lot[i]) ||
      ((r ??= []), r.push(i, n.kind[i], n.lot[i]));
  return r;
}
function ge(e, t, n, r) {
  let a = t === e.now,
    o = a ? e.bag : e.bag.map(() => 0),
    s = a ? e.left : 0;
  for (const r of n) e.lot[r] === t && (o[e.kind[r]]++, s++);
  const c = a ? e.fate : null;
  c !== null && (s -= _e(o, c, t, 1));
  for (const a of n) {
    if (e.lot[a] !== t) continue;
    const n = i(o, r(s--));
    o[n]--, (e.kind[a] = n);
  }
  c !== null && _e(o, c, t, -1);
}
function _e(e, t, n, r) {
  let i = 0;
  for (let a = 0; a < t.length; a += 3) t[a + 2] === n && ((e[t[a + 1]] -= r), i++);
  return i;
}
const ve = () => (e, t, n, r, i, a, o, s) => e.tell(t, n, r, i, a, o, s),
  d = [
    {
      id: `alternative-gym`,
      name: `Alternative Gym`,
      count: 1,
      about: `Fight your next Gym Leader from where you stand; pick the opponent among the leaders not in play that give that badge (1-2, 3-4 or 5-6).`,
      source: `rulebook`,
    },
    {
      id: `blocked-route`,
      name: `Blocked Route`,
      count: 1,
      about: `Take a Blue-or-weaker Pokémon of your hexagon for free, revealed or not; if there is none, try to capture any Pokémon there. Then skip your next turn.`,
      source: `rulebook`,
    },
    {
      id: `chairman-rose`,
      name: `Chairman Rose`,
      count: 1,
      about: `Gain the next Blue Pokémon from the pile.`,
      source: `rulebook`,
    },
    {
      id: `delibirds-gift`,
      name: `Delibird's Gift`,
      count: 1,
      about: `Gain a Pokémon of the colour of the space where the event was drawn: a revealed one on the board or a random face-down one. City: by tier (Green/Blue/Red). Indigo Plateau: any colour but Yellow.`,
      source: `rulebook`,
    },
    {
      id: `duel-volcano`,
      name: `Duel: Volcano`,
      count: 1,
      about: `Battle an opponent of your choice. +1 to Fire, Ground, Rock; -1 to Water, Grass, Ice. The winner: draw 2 Items.`,
      source: `proposed`,
    },
    {
      id: `duel-open-sea`,
      name: `Duel: Open Sea`,
      count: 1,
      about: `Battle an opponent of your choice. +1 to Water, Electric, Ice; -1 to Fire, Ground, Rock. The winner: gain a random Blue Pokémon.`,
      source: `proposed`,
    },
    {
      id: `duel-deep-forest`,
      name: `Duel: Deep Forest`,
      count: 1,
      about: `Battle an opponent of your choice. +1 to Grass, Bug, Poison; -1 to Electric, Fighting, Steel. The winner: draw 3 Items.`,
      source: `proposed`,
    },
    {
      id: `duel-dojo`,
      name: `Duel: Dojo`,
      count: 1,
      about: `Battle an opponent of your choice. +1 to Fighting, Normal, Steel; -1 to Psychic, Ghost, Fairy. The winner: draw 1 Item and steal a random Item from the loser.`,
      source: `proposed`,
    },
    {
      id: `game-corner`,
      name: `Game Corner`,
      count: 1,
      about: `Roll a die: 1-2 draw 1 Item, 3-4 gain a random Green, 5 a random Blue, 6 a random Red Pokémon.`,
      source: `proposed`,
    },
    {
      id: `gs-ball`,
      name: `GS Ball`,
      count: 1,
      about: `Gain the next Pink Pokémon from the pile with a permanent +1 token (it stays tradeable); remove this card from the game.`,
      source: `rulebook`,
    },
    {
      id: `heavy-storm`,
      name: `Heavy Storm`,
      count: 1,
      about: `Return every Pokémon of the hexagon where this was drawn to the piles, shuffle, refill the hexagon with face-up Pokémon.`,
      source: `rulebook`,
    },
    {
      id: `imposter-oak`,
      name: `Imposter Oak`,
      count: 1,
      about: `You and a chosen opponent discard all Items, then draw 2 each.`,
      source: `rulebook`,
    },
    {
      id: `jirachis-wish`,
      name: `Jirachi's Wish`,
      count: 1,
      about: `Draw 3 Events and assign them to 3 different players (you may be one); nobody gets more than one.`,
      source: `rulebook`,
    },
    {
      id: `kimono-sisters`,
      name: `Kimono Sisters`,
      count: 1,
      about: `Name a type and a colour (Pink to Red, not above the colour of your space); gain the next Pokémon of that type from that pile; if none, name again.`,
      source: `rulebook`,
    },
    {
      id: `legendary-pokemon`,
      name: `Legendary Pokémon`,
      count: 2,
      about: `Try to capture a random Yellow Pokémon.`,
      source: `rulebook`,
    },
    {
      id: `national-park`,
      name: `National Park`,
      count: 1,
      turns: 3,
      about: `For 3 turns captures are counted: first place gains a random Red Pokémon, second 3 Items, third 1 Item; ties by the sum of the captured powers.`,
      source: `rulebook`,
    },
    {
      id: `poke-fans`,
      name: `Poké Fans`,
      count: 1,
      about: `Swap Trainer Cards with a chosen opponent; then both draw 2 Items (none if blocked).`,
      source: `rulebook`,
    },
    {
      id: `pokemaniac`,
      name: `Pokémaniac`,
      count: 1,
      about: `The three players with most captures gain a random Blue, Green and Pink Pokémon in that order; the drawer breaks ties.`,
      source: `rulebook`,
    },
    {
      id: `pokemon-day-care`,
      name: `Pokémon Day Care`,
      count: 1,
      about: `Compare the strongest Pokémon of every player (with evolution bonus): the owner of the weakest of them gains a random Pokémon of the colour of the space; the drawer breaks ties.`,
      source: `rulebook`,
    },
    {
      id: `pokemon-egg`,
      name: `Pokémon Egg`,
      count: 3,
      about: `Gain the next Pink Pokémon from the pile.`,
      source: `rulebook`,
    },
    {
      id: `pokemon-fossil`,
      name: `Pokémon Fossil`,
      count: 4,
      about: `Gain the next Green Pokémon from the pile.`,
      source: `rulebook`,
    },
    {
      id: `prepare-for-trouble`,
      name: `Prepare for Trouble`,
      count: 1,
      turns: 2,
      about: `For 2 turns every player but the drawer moves exactly 1 space whatever the roll or trainer.`,
      source: `rulebook`,
    },
    {
      id: `professor-birch`,
      name: `Professor Birch`,
      count: 1,
      about: `The player with the fewest Items draws 3 Items; the drawer breaks ties.`,
      source: `proposed`,
    },
    {
      id: `regional-map`,
      name: `Regional Map`,
      count: 1,
      about: `Try to capture any face-up Pokémon on the board; nothing if there is none.`,
      source: `rulebook`,
    },
    {
      id: `rocket-bribe`,
      name: `Rocket Bribe`,
      count: 1,
      about: `Until your next turn every Event or Super Event drawn by an opponent is copied to you; if at least one was copied, skip your next turn.`,
      source: `rulebook`,
    },
    { id: `ss-anne`, name: `S.S. Anne`, count: 1, about: `Forced trade as in Trade.`, source: `rulebook` },
    {
      id: `sketchy-salesman`,
      name: `Sketchy Salesman`,
      count: 1,
      about: `Draw 2 Items. Optionally send two of your Pokémon of one colour to the pile and draw one Pokémon of that colour.`,
      source: `proposed`,
    },
    {
      id: `team-aqua-strikes`,
      name: `Team Aqua Strikes`,
      count: 1,
      about: `Every player discards all Items and draws as many as discarded.`,
      source: `rulebook`,
    },
    {
      id: `team-magma-strikes`,
      name: `Team Magma Strikes`,
      count: 1,
      about: `Every player discards the Trainer Card and draws another.`,
      source: `rulebook`,
    },
    {
      id: `team-rocket-strikes`,
      name: `Team Rocket Strikes`,
      count: 1,
      about: `Everybody draws 1 Item, then steals a random Item from the player to the right.`,
      source: `rulebook`,
    },
    {
      id: `trade`,
      name: `Trade`,
      count: 3,
      about: `Forced exchange of one Pokémon for one of the same colour with an opponent; locked families are exempt.`,
      source: `rulebook`,
    },
    {
      id: `pokemon-tower`,
      name: `Pokémon Tower`,
      count: 1,
      about: `Draw from the pile of your space's colour until a Ghost or Dark Pokémon appears and try to capture it.`,
      source: `proposed`,
    },
    {
      id: `pokedex`,
      name: `Pokédex`,
      count: 1,
      about: `Reveal every face-down Pokémon of your hexagon and draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `burned-tower`,
      name: `Burned Tower`,
      count: 1,
      about: `Reveal the next Red Pokémon of the pile and try to capture it.`,
      source: `proposed`,
    },
    {
      id: `ruins-of-alph`,
      name: `Ruins of Alph`,
      count: 1,
      about: `Reveal the next 2 Green Pokémon of the pile and try to capture one.`,
      source: `proposed`,
    },
    {
      id: `zinnia`,
      name: `Zinnia`,
      count: 1,
      about: `Draw from the pile of your space's colour until a Dragon Pokémon appears and try to capture it.`,
      source: `proposed`,
    },
    { id: `professor-oak`, name: `Professor Oak`, count: 1, about: `Draw 2 Items.`, source: `proposed` },
    {
      id: `fishing-guru`,
      name: `Fishing Guru`,
      count: 1,
      about: `Draw from the pile of your space's colour until a Water Pokémon appears; gain it if it is Pink or Green, otherwise try to capture it.`,
      source: `proposed`,
    },
    {
      id: `kurt`,
      name: `Kurt`,
      count: 1,
      about: `Draw Items until a Poké Ball appears; keep it and shuffle the others back.`,
      source: `proposed`,
    },
    {
      id: `professor-rowan`,
      name: `Professor Rowan`,
      count: 1,
      about: `Discard any number of Items, then draw that many plus one.`,
      source: `proposed`,
    },
    {
      id: `safari-zone`,
      name: `Safari Zone`,
      count: 1,
      about: `Reveal the next 3 Pokémon of your space's colour and try to capture one.`,
      source: `proposed`,
    },
    {
      id: `rocket-hideout`,
      name: `Rocket Hideout`,
      count: 1,
      about: `Steal a random Item from a chosen opponent.`,
      source: `proposed`,
    },
    {
      id: `fishing`,
      name: `Fishing`,
      count: 1,
      about: `Try to capture any Water Pokémon lying face up on the board, or else the next Pink Pokémon.`,
      source: `proposed`,
    },
    {
      id: `fresh-start`,
      name: `Fresh Start`,
      count: 1,
      about: `Discard all your Items and draw 3; you may also replace your Trainer Card.`,
      source: `proposed`,
    },
    {
      id: `professor-juniper`,
      name: `Professor Juniper`,
      count: 1,
      about: `Draw 1 Item; you may replace your Trainer Card by the next one.`,
      source: `proposed`,
    },
    {
      id: `silph-company`,
      name: `Silph Company`,
      count: 1,
      about: `Draw 3 Items and keep 2.`,
      source: `proposed`,
    },
    {
      id: `dj-mary`,
      name: `DJ Mary`,
      count: 1,
      about: `Take another turn after this one.`,
      source: `proposed`,
    },
    {
      id: `lake-of-rage`,
      name: `Lake of Rage`,
      count: 1,
      about: `Draw from the Red pile until a Water Pokémon appears and try to capture it.`,
      source: `proposed`,
    },
    {
      id: `professor-elm`,
      name: `Professor Elm`,
      count: 1,
      about: `Draw 2 Items; every opponent draws 1.`,
      source: `proposed`,
    },
    {
      id: `bug-catcher`,
      name: `Bug Catcher`,
      count: 1,
      about: `Draw from the pile of your space's colour until a Bug Pokémon appears and try to capture it.`,
      source: `proposed`,
    },
    {
      id: `bill`,
      name: `Bill`,
      count: 1,
      about: `Exchange one of your Pokémon for a random one of the same colour from the pile.`,
      source: `proposed`,
    },
    {
      id: `mr-fuji`,
      name: `Mr. Fuji`,
      count: 1,
      about: `The player with the fewest captures gains the next Green Pokémon; the drawer breaks ties.`,
      source: `proposed`,
    },
    {
      id: `ns-offer`,
      name: `N's Offer`,
      count: 1,
      about: `You may return one of your Pokémon to gain a random one of the next stronger colour (never Yellow).`,
      source: `proposed`,
    },
    {
      id: `digletts-cave`,
      name: `Diglett's Cave`,
      count: 1,
      about: `Move to any space of an adjacent hexagon and activate it.`,
      source: `proposed`,
    },
    {
      id: `pokemon-center`,
      name: `Pokémon Center`,
      count: 1,
      about: `Draw 1 Item and remove nothing else; you may travel to any visited city.`,
      source: `proposed`,
    },
    {
      id: `copycat`,
      name: `Copycat`,
      count: 1,
      about: `Apply the effect of the topmost Event in the discard pile.`,
      source: `proposed`,
    },
    {
      id: `traveling-salesman`,
      name: `Traveling Salesman`,
      count: 1,
      about: `You may discard 2 Items to gain a random Green Pokémon; otherwise draw 1 Item.`,
      source: `proposed`,
    },
  ],
  f = [
    {
      id: `bicycle`,
      name: `Bicycle`,
      count: 3,
      class: `common`,
      about: `Take one extra turn after the current one; several may be used in one turn.`,
      source: `inferred`,
    },
    {
      id: `escape-rope`,
      name: `Escape Rope`,
      count: 1,
      class: `common`,
      about: `After the movement roll, change the result by +1, -1, +2 or -2.`,
      source: `inferred`,
    },
    {
      id: `exp-share`,
      name: `Exp. Share`,
      count: 2,
      class: `quick`,
      about: `When an opponent activates an Event or Super Event, let it resolve, then apply its effects for yourself as if you had drawn it.`,
      source: `inferred`,
    },
    {
      id: `fishing-rod`,
      name: `Fishing Rod`,
      count: 1,
      class: `common`,
      about: `Instead of moving, activate your current space or an adjacent space; no movement afterwards.`,
      source: `inferred`,
    },
    {
      id: `fly`,
      name: `Fly`,
      count: 1,
      class: `common`,
      about: `Go to any space of your current hexagon and activate it; the only action of the turn.`,
      source: `inferred`,
    },
    {
      id: `honey`,
      name: `Honey`,
      count: 1,
      class: `common`,
      about: `Try to capture one Pokémon lying on your hexagon.`,
      source: `inferred`,
    },
    {
      id: `lure-module`,
      name: `Lure Module`,
      count: 1,
      class: `common`,
      about: `Exchange the positions of two Pokémon of one colour on the board, face up or face down.`,
      source: `inferred`,
    },
    {
      id: `great-ball`,
      name: `Great Ball`,
      count: 8,
      class: `common`,
      value: 1,
      about: `Announce before a capture roll: the result may be changed by up to 1 either way.`,
      source: `inferred`,
    },
    {
      id: `ultra-ball`,
      name: `Ultra Ball`,
      count: 6,
      class: `common`,
      value: 2,
      about: `Announce before a capture roll: the result may be changed by up to 2 either way.`,
      source: `inferred`,
    },
    {
      id: `master-ball`,
      name: `Master Ball`,
      count: 2,
      class: `common`,
      value: 4,
      about: `Announce before a capture roll: the result may be changed by up to 4 either way (a legendary needing 6 still escapes on a 1).`,
      source: `inferred`,
    },
    {
      id: `poke-doll`,
      name: `Poké Doll`,
      count: 4,
      class: `quick`,
      about: `Cancel a direct effect aimed at you by an item, an event or a city; also usable against another Poké Doll.`,
      source: `inferred`,
    },
    {
      id: `poke-flute`,
      name: `Poké Flute`,
      count: 2,
      class: `quick`,
      about: `When an Event is activated: cancel it and have a newly drawn Event activated instead.`,
      source: `inferred`,
    },
    {
      id: `pokenav-plus`,
      name: `PokéNav Plus`,
      count: 4,
      class: `common`,
      about: `A player (may be yourself) discards the Trainer Card and draws two others; the extra one is discarded at the end of the turn.`,
      source: `inferred`,
    },
    {
      id: `potion`,
      name: `Potion`,
      count: 4,
      class: `battle`,
      about: `After losing a battle: revive the loser and restart that battle; items already played in it are discarded.`,
      source: `inferred`,
    },
    {
      id: `vitamin`,
      name: `Vitamin`,
      count: 6,
      class: `battle`,
      value: 2,
      about: `+2 power to any Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `x-item`,
      name: `X Item`,
      count: 5,
      class: `battle`,
      value: 3,
      about: `+3 power to any Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `poison-fang`,
      name: `Poison Fang`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Poison`],
      about: `+4 power to a Poison Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `soft-sand`,
      name: `Soft Sand`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Ground`],
      about: `+4 power to a Ground Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `twisted-spoon`,
      name: `Twisted Spoon`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Psychic`],
      about: `+4 power to a Psychic Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `dragon-fang`,
      name: `Dragon Fang`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Dragon`],
      about: `+4 power to a Dragon Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `silk-scarf`,
      name: `Silk Scarf`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Normal`, `Fairy`],
      about: `+4 power to a Normal or Fairy Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `black-belt`,
      name: `Black Belt`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Fighting`],
      about: `+4 power to a Fighting Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `charcoal`,
      name: `Charcoal`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Fire`],
      about: `+4 power to a Fire Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `rare-crystal`,
      name: `Rare Crystal`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Ice`, `Steel`],
      about: `+4 power to a Ice or Steel Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `magnet`,
      name: `Magnet`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Electric`],
      about: `+4 power to a Electric Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `mystic-water`,
      name: `Mystic Water`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Water`],
      about: `+4 power to a Water Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `hard-stone`,
      name: `Hard Stone`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Rock`],
      about: `+4 power to a Rock Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `spell-tag`,
      name: `Spell Tag`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Ghost`, `Dark`],
      about: `+4 power to a Ghost or Dark Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `sharp-beak`,
      name: `Sharp Beak`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Flying`],
      about: `+4 power to a Flying Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `miracle-seed`,
      name: `Miracle Seed`,
      count: 1,
      class: `battle`,
      value: 4,
      types: [`Grass`, `Bug`],
      about: `+4 power to a Grass or Bug Pokémon for one battle.`,
      source: `rulebook`,
    },
    {
      id: `rare-candy`,
      name: `Rare Candy`,
      count: 1,
      class: `common`,
      about: `Take a face-up Blue-or-weaker Pokémon on the board that shares a family with one of yours; no roll.`,
      source: `inferred`,
    },
    {
      id: `repel`,
      name: `Repel`,
      count: 2,
      class: `quick`,
      about: `When a Pokémon is revealed on the board, replace it by the next of its colour from the pile, then shuffle that pile.`,
      source: `inferred`,
    },
    {
      id: `rocket-attack`,
      name: `Rocket Attack`,
      count: 3,
      class: `common`,
      about: `Steal one random Item Card from an opponent.`,
      source: `inferred`,
    },
    {
      id: `time-travel`,
      name: `Time Travel`,
      count: 3,
      class: `quick`,
      about: `Force a reroll of any die just rolled by anyone.`,
      source: `inferred`,
    },
  ],
  p = [
    {
      id: `aqua-operation`,
      name: `Aqua Operation`,
      count: 1,
      about: `Every opponent discards 1 Item to a pile; you look at it and take up to 3 Items in total from it and the Item pile.`,
      source: `rulebook`,
    },
    {
      id: `arceus-wish`,
      name: `Arceus' Wish`,
      count: 1,
      about: `Draw 2 Super Events and assign them to 2 different players (you may be one).`,
      source: `rulebook`,
    },
    {
      id: `bills-machine`,
      name: `Bill's Machine`,
      count: 1,
      about: `Reveal a Pink, a Green, a Blue and a Red Pokémon on the board; try to capture two of the four.`,
      source: `rulebook`,
    },
    {
      id: `boosted-pokenav`,
      name: `Boosted Pokénav`,
      count: 1,
      about: `Draw 4 Trainer Cards, then a chosen player discards the Trainer Card; keep one at the end of the turn.`,
      source: `rulebook`,
    },
    {
      id: `egg-incubators`,
      name: `Egg Incubators`,
      count: 1,
      about: `Gain the next 3 Pink Pokémon of the pile.`,
      source: `rulebook`,
    },
    {
      id: `fossil-expert`,
      name: `Fossil Expert`,
      count: 1,
      about: `Reveal the next 3 Green Pokémon of the pile and gain two of them.`,
      source: `rulebook`,
    },
    {
      id: `galactic-operation`,
      name: `Galactic Operation`,
      count: 1,
      about: `Draw 3 Items; then one opponent skips two turns or two opponents skip one.`,
      source: `rulebook`,
    },
    {
      id: `mythical-encounter`,
      name: `Mythical Encounter`,
      count: 1,
      about: `Draw the next 4 Yellow Pokémon, choose one and try to capture it.`,
      source: `rulebook`,
    },
    {
      id: `magma-operation`,
      name: `Magma Operation`,
      count: 1,
      about: `Every opponent discards the Trainer Card to a pile; you may swap yours with one of them.`,
      source: `rulebook`,
    },
    {
      id: `missingno`,
      name: `MissingNo`,
      count: 1,
      about: `Draw 2 Items and gain a random unrevealed Blue Pokémon.`,
      source: `rulebook`,
    },
    {
      id: `mr-brineys-boat`,
      name: `Mr. Briney's Boat`,
      count: 1,
      about: `Take an extra turn; until your next turn you may change the movement roll of every player on your hexagon by 1 either way.`,
      source: `rulebook`,
    },
    {
      id: `old-amber`,
      name: `Old Amber`,
      count: 1,
      about: `Gain the next Red Pokémon of the pile.`,
      source: `rulebook`,
    },
    {
      id: `oaks-research`,
      name: `Oak's Research`,
      count: 1,
      about: `As Kimono Sisters.`,
      source: `rulebook`,
    },
    { id: `pokemon-museum`, name: `Pokémon Museum`, count: 1, about: `Draw 4 Items.`, source: `rulebook` },
    {
      id: `rocket-operation`,
      name: `Rocket Operation`,
      count: 1,
      about: `Steal 1 Item from each of two players or 2 Items from one player.`,
      source: `rulebook`,
    },
    {
      id: `trade`,
      name: `Trade`,
      count: 1,
      about: `Forced trade as in the Event of that name.`,
      source: `rulebook`,
    },
    {
      id: `pokemon-breeders`,
      name: `Pokémon Breeders`,
      count: 1,
      about: `Search the piles for the next Blue-or-weaker Pokémon of the family of one of yours and gain it.`,
      source: `proposed`,
    },
    {
      id: `sabrinas-prediction`,
      name: `Sabrina's Prediction`,
      count: 1,
      about: `Look at the next 3 Event Cards, activate one of them and put the others back in any order.`,
      source: `proposed`,
    },
  ],
  m = [
    {
      id: `cheren`,
      name: `Cheren`,
      count: 1,
      types: [`Normal`, `Fairy`],
      power: 1,
      capture: 1,
      about: `+1 power to your Normal and Fairy Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `erika`,
      name: `Erika`,
      count: 1,
      types: [`Grass`, `Bug`],
      power: 1,
      capture: 1,
      about: `+1 power to your Grass and Bug Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `agatha`,
      name: `Agatha`,
      count: 1,
      types: [`Ghost`, `Dark`],
      power: 1,
      capture: 1,
      about: `+1 power to your Ghost and Dark Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `lorelei`,
      name: `Lorelei`,
      count: 1,
      types: [`Ice`, `Steel`],
      power: 1,
      capture: 1,
      about: `+1 power to your Ice and Steel Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `giovanni`,
      name: `Giovanni`,
      count: 1,
      types: [`Ground`],
      power: 1,
      capture: 1,
      about: `+1 power to your Ground Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `kahili`,
      name: `Kahili`,
      count: 1,
      types: [`Flying`],
      power: 1,
      capture: 1,
      about: `+1 power to your Flying Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `brock`,
      name: `Brock`,
      count: 1,
      types: [`Rock`],
      power: 1,
      capture: 1,
      about: `+1 power to your Rock Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `misty`,
      name: `Misty`,
      count: 1,
      types: [`Water`],
      power: 1,
      capture: 1,
      about: `+1 power to your Water Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `sabrina`,
      name: `Sabrina`,
      count: 1,
      types: [`Psychic`],
      power: 1,
      capture: 1,
      about: `+1 power to your Psychic Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `koga`,
      name: `Koga`,
      count: 1,
      types: [`Poison`],
      power: 1,
      capture: 1,
      about: `+1 power to your Poison Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `bruno`,
      name: `Bruno`,
      count: 1,
      types: [`Fighting`],
      power: 1,
      capture: 1,
      about: `+1 power to your Fighting Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `lt-surge`,
      name: `Lt. Surge`,
      count: 1,
      types: [`Electric`],
      power: 1,
      capture: 1,
      about: `+1 power to your Electric Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `blaine`,
      name: `Blaine`,
      count: 1,
      types: [`Fire`],
      power: 1,
      capture: 1,
      about: `+1 power to your Fire Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `lance`,
      name: `Lance`,
      count: 1,
      types: [`Dragon`],
      power: 1,
      capture: 1,
      about: `+1 power to your Dragon Pokémon in battle; capture rolls on them may be changed by 1.`,
      source: `rulebook`,
    },
    {
      id: `alder`,
      name: `Alder`,
      count: 1,
      about: `All your Pokémon get +1 power; hand limit 3.`,
      source: `rulebook`,
    },
    { id: `backpacker`, name: `Backpacker`, count: 1, about: `Hand limit 8.`, source: `rulebook` },
    {
      id: `blue`,
      name: `Blue`,
      count: 1,
      about: `Draw an Item whenever you obtain a Pokémon, by capture, event or badge reward.`,
      source: `rulebook`,
    },
    {
      id: `cynthia`,
      name: `Cynthia`,
      count: 1,
      about: `When a player on your hexagon fails a capture roll you may roll for it too, before the weakened token is placed; Poké Balls allowed.`,
      source: `rulebook`,
    },
    {
      id: `ethan`,
      name: `Ethan`,
      count: 1,
      about: `Active Blue Pokémon get +1 power in battle.`,
      source: `rulebook`,
    },
    {
      id: `green`,
      name: `Green`,
      count: 1,
      about: `Roll 2 dice for movement and pick one.`,
      source: `rulebook`,
    },
    {
      id: `hiker`,
      name: `Hiker`,
      count: 1,
      about: `You may move 1 or 2 spaces instead of rolling.`,
      source: `rulebook`,
    },
    {
      id: `lyra`,
      name: `Lyra`,
      count: 1,
      about: `You may skip your turn to draw 2 Items.`,
      source: `rulebook`,
    },
    {
      id: `may`,
      name: `May`,
      count: 1,
      about: `Active Green Pokémon get +2 power in battle; you may discard this card to copy an Event or Super Event activated by an opponent.`,
      source: `rulebook`,
    },
    {
      id: `red`,
      name: `Red`,
      count: 1,
      about: `Roll 2 dice for a capture instead of 1.`,
      source: `rulebook`,
    },
    {
      id: `silver`,
      name: `Silver`,
      count: 1,
      about: `Whenever you roll a 1 on any die you may draw an Item.`,
      source: `rulebook`,
    },
    {
      id: `wally`,
      name: `Wally`,
      count: 1,
      about: `Before drawing Items you may discard 1 Item and draw 1 extra.`,
      source: `rulebook`,
    },
  ],
  h = [`pink`, `green`, `blue`, `red`, `yellow`, `grey`],
  ye = [[2, 3, 4, 5], [3, 4, 5], [4, 5], [5], [6], []],
  be = [18, 18, 19, 14],
  xe = [
    `Normal`,
    `Fire`,
    `Water`,
    `Grass`,
    `Electric`,
    `Ice`,
    `Fighting`,
    `Poison`,
    `Ground`,
    `Flying`,
    `Psychic`,
    `Bug`,
    `Rock`,
    `Ghost`,
    `Dragon`,
    `Dark`,
    `Steel`,
    `Fairy`,
  ],
  Se = (1 << xe.length) - 1,
  g = (e) => e.reduce((e, t) => e | (1 << xe.indexOf(t)), 0);
function Ce(e) {
  const t = [];
  for (let n = 0; n < xe.length; n++) (e >> n) & 1 && t.push(n);
  return t;
}
function we(e) {
  if (e === `*`) return Se;
  let t = 0;
  for (let n = 0; n < e.length; n += 2)
    t |= 1 << (`NoFrWaGrElIcFiPoGdFlPsBuRoGhDrDaStFa`.indexOf(e.slice(n, n + 2)) / 2);
  return t;
}
function Te(e, t, n) {
  return e
    .trim()
    .split(`
`)
    .map((e) => {
      const [r, i, a, o, s, c, l, u, ee] = e.split(`|`);
      return {
        id: r,
        name: i === `` ? r.charAt(0).toUpperCase() + r.slice(1) : i,
        generation: n ?? Number(ee),
        types: we(a),
        power: Number(o),
        colour: u.includes(`S`) ? 5 : `pgbry`.indexOf(s),
        advantages: we(c),
        before: l,
        marks: u,
        set: t,
      };
    });
}
const Ee = [
    `
bulbasaur||GrPo|4|g|GdFaWaRo||Sb
ivysaur||GrPo|6|b|GdFaWaRo|bulbasaur|b
venusaur||GrPo|8|r|GdFaWaRo|ivysaur|b
charmander||Fr|4|g|StBuIcGr||SB
charmeleon||Fr|6|b|StBuIcGr|charmander|B
charizard||FrFl|8|r|FiBuIcGr|charmeleon|B
squirtle||Wa|4|g|GdFrRo||SB
wartortle||Wa|6|b|GdFrRo|squirtle|B
blastoise||Wa|8|r|GdFrRo|wartortle|B
caterpie||Bu|1|p|DaPsGr||B
metapod||Bu|3|g|DaPsGr|caterpie|B
butterfree||BuFl|6|b|DaPsGrFi|metapod|B
weedle||BuPo|1|p|FaDaPsGr||b
kakuna||BuPo|3|g|FaDaPsGr|weedle|b
beedrill||BuPo|6|b|FaDaPsGr|kakuna|b
pidgey||Fl|2|p|BuFiGr||B
pidgeotto||Fl|4|g|BuFiGr|pidgey|B
pidgeot||Fl|7|b|BuFiGr|pidgeotto|B
rattata||No|2|p|||b
rattataalola|Alolan Rattata|DaNo|2|p|PsGh||a
raticate||No|5|g||rattata|b
raticatealola|Alolan Raticate|DaNo|5|g|PsGh|rattataalola|a
spearow||Fl|3|p|BuFiGr||
fearow||Fl|5|g|BuFiGr|spearow|
ekans||Po|3|p|BuGrFiFa||b
arbok||Po|5|g|BuGrFiFa|ekans|b
pikachu||El|4|g|FlWa|pichu|b
raichu||El|6|b|FlWa|pikachu|b
raichualola|Alolan Raichu|ElPs|6|b|FlWaPoFi|pikachu|
sandshrew||Gd|4|g|ElStRoFr||a
sandshrewalola|Alolan Sandshrew|IcSt|4|g|FaRoDrGr||a
sandslash||Gd|6|b|ElStRoFr|sandshrew|a
sandslashalola|Alolan Sandslash|IcSt|6|b|FaRoDrGr|sandshrewalola|a
nidoranf|Nidoran-F|Po|2|p|FaBuFiGr||b
nidorina||Po|5|g|FaBuFiGr|nidoranf|b
nidoqueen||PoGd|6|b|FaFrElGr|nidorina|b
nidoranm|Nidoran-M|Po|2|p|FaBuFiGr||b
nidorino||Po|5|g|FaBuFiGr|nidoranm|b
nidoking||PoGd|8|r|FaFrElGr|nidorino|b
clefairy||Fa|4|g|DaBuDrFi|cleffa|b
clefable||Fa|7|r|DaBuDrFi|clefairy|b
vulpix||Fr|4|g|StBuIcGr||a
vulpixalola|Alolan Vulpix|Ic|4|g|GdFlDrGr||a
ninetales||Fr|6|b|StBuIcGr|vulpix|a
ninetalesalola|Alolan Ninetales|IcFa|8|r|FaFlDrGr|vulpixalola|a
jigglypuff||FaNo|3|g|DaDrFi|igglybuff|b
wigglytuff||FaNo|6|b|DaDrFi|jigglypuff|b
zubat||PoFl|2|p|FaBuFiGr||B
golbat||PoFl|5|g|FaBuFiGr|zubat|B
oddish||GrPo|2|p|GdFaRoWa||b
gloom||GrPo|5|g|GdFaRoWa|oddish|b
vileplume||GrPo|7|b|GdFaRoWa|gloom|b
paras||BuGr|2|p|WaGdPsGr||
parasect||BuGr|5|g|WaGdPsGr|paras|
venonat||BuPo|2|p|FiDaPsGr||a
venomoth||BuPo|5|g|FiDaPsGr|venonat|a
diglett||Gd|2|p|StFrElPo||b
dugtrio||Gd|5|g|StFrElPo|diglett|b
meowth||No|3|p|||b
persian||No|7|g||meowth|b
psyduck||Wa|3|p|GdRoFr||
golduck||Wa|6|b|GdRoFr|psyduck|
mankey||Fi|3|p|NoStRoIc||b
primeape||Fi|5|g|NoStRoIc|mankey|b
growlithe||Fr|4|g|StBuIcGr||B
arcanine||Fr|8|r|StBuIcGr|growlithe|B
poliwag||Wa|2|p|GdFrRo||b
poliwhirl||Wa|4|g|GdFrRo|poliwag|b
poliwrath||WaFi|7|b|StFrRoNo|poliwhirl|b
abra||Ps|1|p|PoFi||b
kadabra||Ps|6|b|PoFi|abra|b
alakazam||Ps|8|r|PoFi|kadabra|b
machop||Fi|4|g|IcDaRoNo||b
machoke||Fi|6|b|IcDaRoNo|machop|b
machamp||Fi|8|r|IcDaRoNo|machoke|b
bellsprout||GrPo|2|p|GdFaRoWa||a
weepinbell||GrPo|4|g|GdFaRoWa|bellsprout|a
victreebel||GrPo|7|b|GdFaRoWa|weepinbell|a
tentacool||PoWa|3|g|FaFrRoGr||B
tentacruel||PoWa|6|b|FaFrRoGr|tentacool|B
geodude||RoGd|3|p|ElFlIcFr||B
graveler||RoGd|4|g|ElFlIcFr|geodude|B
golem||RoGd|6|r|ElFlIcFr|graveler|B
geodudealola|Alolan Geodude|ElRo|3|p|FlBuIcWa||a
graveleralola|Alolan Graveler|ElRo|4|g|FlBuIcWa|geodudealola|a
golemalola|Alolan Golem|ElRo|6|b|FlBuIcWa|graveleralola|a
ponyta||Fr|5|g|StBuIcGr||a
rapidash||Fr|8|r|StBuIcGr|ponyta|a
slowpoke||PsWa|4|g|FrFiPoRo||B
slowbro||WaPs|8|r|FrFiPoGd|slowpoke|B
magnemite||ElSt|2|p|RoFaFlWa||b
magneton||ElSt|5|g|RoFaFlWa|magnemite|b
farfetchd|Farfetch'd|Fl|4|g|BuFiGr||
doduo||Fl|3|p|BuFiGr||
dodrio||Fl|6|b|BuFiGr|doduo|
seel||Wa|3|p|FrRoGd||
dewgong||IcWa|7|b|FrGdDrGr|seel|
grimer||Po|3|p|FiBuGrFa||b
muk||Po|7|b|FiBuGrFa|grimer|b
shellder||Wa|2|p|GdFrRo||B
cloyster||IcWa|7|b|GdFrDrGr|shellder|B
gastly||GhPo|3|p|PsFaGrFi||B
haunter||GhPo|5|g|PsFaGrFi|gastly|B
gengar||GhPo|8|r|PsFaGrFi|haunter|B
onix||RoGd|5|g|ElBuFlFr||a
drowzee||Ps|3|p|PoFi||b
hypno||Ps|5|g|PoFi|drowzee|b
krabby||Wa|2|p|GdRoFr||
kingler||Wa|7|b|GdRoFr|krabby|
voltorb||El|2|p|FlWa||b
electrode||El|6|b|FlWa|voltorb|b
exeggcute||GrPs|2|p|GdFiPoWa||b
exeggutor||GrPs|8|r|GdFiPoWa|exeggcute|b
exeggutoralola|Alolan Exeggutor|DrGr|8|r|ElFrRoWa|exeggcute|
cubone||Gd|4|p|StRoElFr||a
marowak||Gd|6|b|StRoElFr|cubone|a
hitmonlee||Fi|7|b|IcDaRoNo|tyrogue|b
hitmonchan||Fi|7|b|IcDaRoNo|tyrogue|b
lickitung||No|5|g|||
koffing||Po|4|g|FaBuFiGr||b
weezing||PoFa|8|r|DrDaFiGr|koffing|b
rhyhorn||RoGd|5|g|ElFlIcFr||B
rhydon||RoGd|6|b|ElFlIcFr|rhyhorn|B
chansey||No|6|b||happiny|b
tangela||Gr|4|g|GdRoElWa||b
kangaskhan||No|8|b|||b
horsea||Wa|2|p|GdFrRo||B
seadra||Wa|5|g|GdFrRo|horsea|B
goldeen||Wa|2|p|GdFrRo||
seaking||Wa|5|g|GdFrRo|goldeen|
staryu||Wa|4|g|GdFrRo||a
starmie||PsWa|7|b|PoFiFrGd|staryu|a
mrmime|Mr. Mime|PsFa|6|b|DrDaFiPo|mimejr|a
scyther||BuFl|5|g|PsDaFiGr||
jynx||IcPs|8|r|PoFiDrGr|smoochum|b
electabuzz||El|6|b|WaFl|elekid|b
magmar||Fr|5|g|StBuIcGr|magby|B
pinsir||Bu|8|b|PsDaGdGr||
tauros||No|8|b|||b
magikarp||Wa|1|p|GdFrRo||
gyarados||WaFl|8|r|FiGrGdFr|magikarp|
lapras||IcWa|8|b|DrFrRoGr||B
ditto||No|6|g|||
eevee||No|3|g|||B
vaporeon||Wa|7|b|GdRoFr|eevee|b
jolteon||El|7|b|FlWa|eevee|b
flareon||Fr|7|b|StBuIcGr|eevee|B
porygon||No|4|g|||a
omanyte||RoWa|4|g|FrGdIcWa||a
omastar||RoWa|7|b|FrGdIcWa|omanyte|a
kabuto||RoWa|4|g|GdIcFrWa||B
kabutops||RoWa|8|r|FrFlIcGd|kabuto|B
aerodactyl||RoFl|8|b|FiIcFlFr||B
snorlax||No|8|r||munchlax|b
dratini||Dr|3|g|ElFrWaGr||B
dragonair||Dr|6|b|ElFrWaGr|dratini|B
dragonite||DrFl|8|r|ElFrWaGr|dragonair|B
articuno||IcFl|11|y|FiGdDrGr||B
zapdos||ElFl|11|y|WaFiFlGr||B
moltres||FrFl|11|y|StBuIcGr||B
mewtwo||Ps|11|y|PoFi||b
mew||Ps|11|y|PoFi||b
`,
    `
totodile||Wa|4|g|GdFrRo||Sa
croconaw||Wa|6|b|GdFrRo|totodile|a
feraligatr||Wa|8|r|GdFrRo|croconaw|a
chikorita||Gr|4|g|GdElWaRo||Sa
bayleef||Gr|6|b|GdElWaRo|chikorita|a
meganium||Gr|8|r|GdElWaRo|bayleef|a
cyndaquil||Fr|4|g|StBuIcGr||Sa
quilava||Fr|6|b|StBuIcGr|cyndaquil|a
typhlosion||Fr|8|r|StBuIcGr|quilava|a
sentret||No|3|p|||
furret||No|5|g||sentret|
igglybuff||FaNo|1|p|DaDrFi||b
aipom||No|3|p|||
sunkern||Gr|1|p|GdElWaRo||
sunflora||Gr|5|g|GdElWaRo|sunkern|
teddiursa||No|3|p|||b
ursaring||No|7|b||teddiursa|b
remoraid||Wa|2|p|FrRoGd||
octillery||Wa|6|b|FrRoGd|remoraid|
spinarak||BuPo|2|p|FiDaPsGr||a
ariados||BuPo|5|g|FiDaPsGr|spinarak|a
mareep||El|3|p|FlWa||B
flaaffy||El|5|g|FlWa|mareep|B
ampharos||ElDr|7|r|DrFrFlWa|flaaffy|B
natu||PsFl|2|p|FiBuPoGr||B
xatu||PsFl|6|b|FiBuPoGr|natu|B
cleffa||Fa|1|p|DaBuDrFi||b
swinub||IcGd|2|p|FrElDrGr||b
piloswine||IcGd|5|g|FrElDrGr|swinub|b
magby||Fr|1|p|StBuIcGr||B
smoochum||IcPs|2|p|PoFiDrGr||b
elekid||El|2|p|FlWa||b
chinchou||ElWa|3|p|GdFrFlWa||a
lanturn||ElWa|6|b|GdFrFlWa|chinchou|a
pichu||El|1|p|FlWa||b
phanpy||Gd|2|p|StFrElPo||a
donphan||Gd|7|b|StFrElPo|phanpy|a
wooper||WaGd|2|p|ElStRoFr||a
quagsire||WaGd|7|b|ElStRoFr|wooper|a
smeargle||No|3|p|||
snubbull||Fa|3|p|DaBuDrFi||b
granbull||Fa|6|b|DaBuDrFi|snubbull|b
togepi||Fa|1|p|DaBuDrFi||a
togetic||FaFl|5|g|DaBuDrFi|togepi|a
hoothoot||Fl|3|p|BuFiGr||
noctowl||Fl|6|b|BuFiGr|hoothoot|
pineco||Bu|3|p|FiDaPsGr||b
forretress||BuSt|7|b|FaIcPsGr|pineco|b
ledyba||BuFl|2|p|FiDaPsGr||
ledian||BuFl|5|g|FiDaPsGr|ledyba|
hoppip||GrFl|2|p|FiBuRoWa||a
skiploom||GrFl|4|g|FiBuRoWa|hoppip|a
jumpluff||GrFl|6|b|FiBuRoWa|skiploom|a
murkrow||DaFl|5|g|FiBuPsGh||
tyrogue||Fi|4|g|IcDaRoNo||b
hitmontop||Fi|7|b|IcDaRoNo|tyrogue|
marill||WaFa|3|g|GdDaDrFr|azurill|B
azumarill||WaFa|6|b|GdDaDrFr|marill|B
unown||Ps|4|g|PoFi||
houndour||FrDa|4|g|PsGhIcGr||B
houndoom||FrDa|7|b|PsGhIcGr|houndour|B
qwilfish||WaPo|5|g|GrFrRoFa||
corsola||Wa|4|g|GdRoFr||
gligar||GdFl|5|g|ElFrFiGr||a
sneasel||IcDa|5|g|DrGdPsGh||
misdreavus||Gh|4|g|FiBuPsPo||
dunsparce||No|5|g|||
yanma||BuFl|4|g|FiDaPsGr||
delibird||IcFl|5|g|DrBuFiGr||
slugma||Fr|3|g|StBuIcGr||a
magcargo||FrRo|6|b|StFlIcGr|slugma|a
larvitar||GdRo|3|g|IcBuElFr||B
pupitar||GdRo|5|b|IcBuElFr|larvitar|B
tyranitar||DaRo|8|r|PsGhElFr|pupitar|B
shuckle||RoBu|7|b|PsFrFlGr||
stantler||No|7|b|||
bellossom||Gr|7|b|ElGdRoWa|gloom|
scizor||BuSt|7|b|PsFaIcGr|scyther|
skarmory||StFl|8|b|FaRoIcGr||
sudowoodo||Ro|7|b|FlBuIcRo|bonsly|B
umbreon||Da|7|b|PsGh|eevee|B
espeon||Ps|7|b|PoFi|eevee|b
politoed||Wa|6|b|GdRoFr|poliwhirl|
girafarig||PsNo|8|b|FiPo||
heracross||BuFi|8|b|StRoPsGr||b
mantine||WaFl|7|b|GrFrRoGd|mantyke|
wobbuffet||Ps|8|r|FiPo|wynaut|b
crobat||PoFl|7|r|FaBuFiGr|golbat|B
slowking||WaPs|8|r|PoRoFiFr|slowpoke|
kingdra||DrWa|7|r|GdElFrGr|seadra|B
miltank||No|8|r|||
steelix||StGd|8|r|ElFrIcPo|onix|a
blissey||No|8|r||chansey|b
porygon2||No|6|b||porygon|a
celebi||Gr|11|y|ElGdWaRo||b
suicune||Wa|11|y|FrRoGd||a
raikou||El|11|y|StFlWa||a
entei||Fr|11|y|StBuIcGr||a
lugia||PsFl|11|y|PoBuFiGr||a
hooh|Ho-Oh|FrFl|11|y|FiBuIcGr||
`,
    `
torchic||Fr|4|g|StBuIcGr||Sa
combusken||FrFi|6|b|RoBuIcGr|torchic|a
blaziken||FrFi|8|r|NoStIcGr|combusken|a
mudkip||Wa|4|g|GdRoFr||Sb
marshtomp||WaGd|6|b|StElRoFr|mudkip|b
swampert||WaGd|8|r|StElRoFr|marshtomp|b
treecko||Gr|4|g|ElGdRoWa||Sa
grovyle||Gr|6|b|ElGdRoWa|treecko|a
sceptile||GrDr|8|r|ElFrRoWa|grovyle|a
slakoth||No|3|p|||b
vigoroth||No|5|g||slakoth|b
slaking||No|7|r||vigoroth|b
makuhita||Fi|3|p|NoDaRoIc||b
hariyama||Fi|7|b|NoDaRoIc|makuhita|b
clamperl||Wa|3|p|FrRoGd||a
gorebyss||Wa|6|b|FrRoGd|clamperl|a
huntail||Wa|6|b|FrRoGd|clamperl|a
barboach||WaGd|2|p|ElFrRoPo||a
whiscash||WaGd|5|g|ElFrRoPo|barboach|a
ralts||PsFa|2|p|DaDrPoFi||b
kirlia||PsFa|4|g|DaDrPoFi|ralts|b
gardevoir||PsFa|8|r|DaDrPoFi|kirlia|b
duskull||Gh|3|p|PsFaFiGr||B
dusclops||Gh|5|g|PsFaFiGr|duskull|B
surskit||BuWa|1|p|PsGdRoFr||
masquerain||BuFl|5|g|PsBuFiGr|surskit|
luvdisc||Wa|2|p|GdRoFr||
feebas||Wa|1|p|GdRoFr||
milotic||Wa|8|r|GdRoFr|feebas|
aron||RoSt|3|p|IcFrRoFl||B
lairon||RoSt|5|g|IcFrRoFl|aron|B
aggron||RoSt|8|r|IcFrRoFl|lairon|B
whismur||No|2|p|||a
loudred||No|4|g||whismur|a
exploud||No|6|b||loudred|a
numel||FrGd|3|p|ElStRoGr||B
camerupt||FrGd|6|b|ElStRoGr|numel|B
spoink||Ps|3|p|PoFi||a
grumpig||Ps|6|b|PoFi|spoink|a
wingull||FlWa|2|p|FrGdRoGr||
pelipper||FlWa|7|b|FrGdRoGr|wingull|
poochyena||Da|3|p|PsGh||
mightyena||Da|5|g|PsGh|poochyena|
skitty||No|2|p|||
delcatty||No|6|b||skitty|
swablu||Fl|2|p|BuGrFi||B
altaria||DrFl|7|b|ElWaGrFi|swablu|B
spheal||Ic|2|p|DrGdFlGr||b
sealeo||Ic|5|b|DrGdFlGr|spheal|b
walrein||Ic|7|r|DrGdFlGr|sealeo|b
gulpin||Po|3|p|GrFiFa||a
swalot||Po|5|g|GrFiFa|gulpin|a
seedot||Gr|2|p|ElGdRoWa||a
nuzleaf||GrDa|4|g|PsGhRoWa|seedot|a
shiftry||GrDa|7|b|PsGhRoWa|nuzleaf|a
wurmple||Bu|1|p|PsDaFiGr||a
silcoon||Bu|3|g|PsDaFiGr|wurmple|a
beautifly||BuFl|5|b|PsDaFiGr|silcoon|a
cascoon||Bu|3|g|PsDaFiGr|wurmple|a
dustox||BuPo|6|b|PsDaFiGr|cascoon|a
spinda||No|4|p|||
nincada||GdBu|3|p|ElFrPsGr||a
ninjask||FlBu|6|b|GrDaPsFi|nincada|a
shedinja||GhBu|6|b|GrDaPsFi|nincada|a
taillow||Fl|2|p|BuFiGr||
swellow||Fl|6|b|BuFiGr|taillow|
corphish||Wa|2|p|RoGdFr||
crawdaunt||WaDa|6|b|PsGhRoFr|corphish|
shroomish||Gr|2|p|GdRoWa||b
breloom||GrFi|6|b|GdRoWaNo|shroomish|b
trapinch||Gd|2|p|StElPoFr||a
vibrava||GdDr|4|g|ElFrWaGr|trapinch|a
flygon||GdDr|7|r|ElFrWaGr|vibrava|a
shuppet||Gh|2|p|PoBuPsFi||B
banette||Gh|6|b|PoBuPsFi|shuppet|B
baltoy||PsGd|3|p|PoFrElFi||a
claydol||PsGd|7|b|PoFrElFi|baltoy|a
lotad||GrWa|2|p|ElGdRoFr||a
lombre||GrWa|4|g|ElGdRoFr|lotad|a
ludicolo||GrWa|7|b|ElGdRoFr|lombre|a
wynaut||Ps|1|p|PoFi||b
azurill||NoFa|1|p|DaDrFi||B
snorunt||Ic|3|p|GdFlDrGr||b
zigzagoon||No|2|p|||
linoone||No|5|g||zigzagoon|
electrike||El|3|p|FlWa||a
manectric||El|5|g|FlWa|electrike|a
lileep||RoGr|5|g|WaBuFlFr||a
cradily||RoGr|7|b|WaBuFlFr|lileep|a
nosepass||Ro|4|g|FrBuFlIc||a
plusle||El|4|g|FlWa||a
minun||El|4|g|FlWa||a
illumise||Bu|4|g|DaPsGr||
volbeat||Bu|4|g|DaPsGr||
glalie||Ic|6|b|GdFlDrGr|snorunt|b
meditite||PsFi|3|g|NoRoPoFi||a
medicham||PsFi|7|b|NoRoPoFi|meditite|a
carvanha||DaWa|3|g|PsGhGdFr||
sharpedo||DaWa|8|r|PsGhGdFr|carvanha|
cacnea||Gr|4|g|RoGdWa||
cacturne||GrDa|7|b|WaRoPsGh|cacnea|
wailmer||Wa|4|g|RoGdFr||
wailord||Wa|8|r|RoGdFr|wailmer|
anorith||BuRo|5|g|FrDaPsGr||a
armaldo||BuRo|7|b|FrDaPsGr|anorith|a
kecleon||No|6|g|||
roselia||GrPo|5|g|FaGdRoWa|budew|b
chimecho||Ps|5|g|PoFi|chingling|a
bagon||Dr|3|g|WaFrElGr||a
shelgon||Dr|5|b|WaFrElGr|bagon|a
salamence||DrFl|8|r|WaFrElGr|shelgon|a
beldum||PsSt|3|g|FaRoPoFi||b
metang||PsSt|5|b|FaRoPoFi|beldum|b
metagross||PsSt|7|r|FaRoPoFi|metang|b
zangoose||No|7|b|||
mawile||FaSt|6|b|DrRoIcFa||
sableye||GhDa|6|b|GhPsFi||
relicanth||RoWa|7|b|FlGdRoFr||
tropius||GrFl|7|b|FiBuGdWa||
solrock||PsRo|7|b|FrFlPoFi||
lunatone||PsRo|7|b|FrFlPoFi||
seviper||Po|7|b|FaFiGr||
torkoal||Fr|8|b|StBuIcGr||B
absol||Da|8|b|PsGh||B
latios||DrPs|11|y|PoFiElFr||a
latias||DrPs|11|y|PoFiWaGr||a
jirachi||PsSt|11|y|FaRoFiPo||a
deoxys||Ps|11|y|FiPo||
regice||Ic|11|y|GdFlDrGr||
regirock||Ro|11|y|BuFlIcFr||B
registeel||St|11|y|NoRoPoIc||b
groudon||Gd|11|y|StElFrRo||b
kyogre||Wa|11|y|GdFrRo||B
rayquaza||Dr|11|y|ElWaFrGr||B
`,
    `
turtwig||Gr|4|g|ElGdRoWa||Sb
grotle||Gr|6|b|ElGdRoWa|turtwig|b
torterra||GrGd|8|r|ElPoRoWa|grotle|b
chimchar||Fr|4|g|StBuIcGr||SB
monferno||FrFi|6|b|StRoIcGr|chimchar|B
infernape||FrFi|8|r|StRoIcGr|monferno|B
piplup||Wa|4|g|GdRoFr||Sa
prinplup||Wa|6|b|GdRoFr|piplup|a
empoleon||WaSt|8|r|GdRoFrFa|prinplup|a
shellos||Wa|2|p|GdRoFr||
gastrodon||WaGd|6|b|ElRoPoFr|shellos|
chatot||Fl|4|p|BuFiGr||
budew||GrPo|1|p|FaGdRoWa||b
skorupi||BuPo|3|p|FaDaPsGr||a
drapion||DaPo|6|b|FaGhPsGr|skorupi|a
bonsly||Ro|1|p|FlBuIcFr||B
bronzor||PsSt|3|p|FaRoFiPo||a
bronzong||PsSt|8|r|FaRoFiPo|bronzor|a
mantyke||WaFl|1|p|GdFrRoGr||
drifloon||GhFl|3|p|FiBuPsGr||
drifblim||GhFl|7|b|FiBuPsGr|drifloon|
cherubi||Gr|1|p|ElGdRoWa||
cherrim||Gr|6|b|ElGdRoWa|cherubi|
mimejr|Mime Jr.|PsFa|1|p|BuFiGr||a
croagunk||FiPo|3|p|NoRoIcGr||b
toxicroak||FiPo|7|b|NoRoIcGr|croagunk|b
starly||Fl|2|p|BuFiGr||a
staravia||Fl|4|g|BuFiGr|starly|a
staraptor||Fl|6|b|BuFiGr|staravia|a
chingling||Ps|2|p|FiPo||a
bidoof||No|2|p|||
bibarel||NoWa|5|g|GdRoFr|bidoof|
gible||GdDr|2|p|ElFrWaGr||B
gabite||GdDr|5|g|ElFrWaGr|gible|B
garchomp||DrGd|8|r|ElFrWaGr|gabite|B
kricketot||Bu|2|p|PsDaFiGr||
kricketune||Bu|5|g|PsDaFiGr|kricketot|
munchlax||No|2|p|||b
shinx||El|1|p|FlWaSt||b
luxio||El|4|g|FlWaSt|shinx|b
luxray||El|7|r|FlWaSt|luxio|b
happiny||No|1|p|||b
combee||BuFl|1|p|PsDaFiGr||
vespiquen||BuFl|8|r|PsDaFiGr|combee|
finneon||Wa|3|p|GdRoFr||
lumineon||Wa|6|b|GdRoFr|finneon|
riolu||Fi|4|g|IcDaRoNo||b
lucario||FiSt|8|r|IcDaRoFa|riolu|b
shieldon||RoSt|4|g|FaRoIcFr||a
bastiodon||RoSt|7|r|FaRoIcFr|shieldon|a
hippopotas||Gd|3|g|ElRoPoFr||
hippowdon||Gd|7|b|ElRoPoFr|hippopotas|
buizel||Wa|3|g|GdRoFr||
floatzel||Wa|7|b|GdRoFr|buizel|
snover||IcGr|4|g|GdFlDrWa||b
abomasnow||IcGr|7|r|GdFlDrWa|snover|b
stunky||PoDa|4|g|PsGhFaGr||a
skuntank||PoDa|6|b|PsGhFaGr|stunky|a
cranidos||Ro|4|g|FrBuFlIc||a
rampardos||Ro|7|r|FrBuFlIc|cranidos|a
carnivine||Gr|6|g|ElGdRoWa||
buneary||No|4|g|||
lopunny||No|8|r||buneary|
glameow||No|4|g|||
purugly||No|7|b||glameow|
glaceon||Ic|7|b|FlGdDrGr|eevee|b
leafeon||Gr|7|b|GdRoElWa|eevee|b
tangrowth||Gr|7|b|GdRoElWa|tangela|b
ambipom||No|7|b||aipom|
togekiss||FaFl|6|b|DaBuDrFi|togetic|a
spiritomb||GhDa|7|b|NoPsGh||
froslass||GhIc|6|b|DrFlPsGr|snorunt|
mismagius||Gh|6|b|FiBuPsPo|misdreavus|
dusknoir||Gh|6|b|FaPsFiGr|dusclops|B
weavile||IcDa|8|r|DrGdPsGh|sneasel|
electivire||El|8|r|FlWa|electabuzz|b
magmortar||Fr|7|r|StBuIcGr|magmar|B
lickilicky||No|8|r||lickitung|
porygonz|Porygon-Z|No|8|r||porygon2|a
rhyperior||RoGd|7|r|ElFlIcFr|rhydon|B
gallade||FiPs|8|r|NoRoFiPo|kirlia|
gliscor||FlGd|8|r|ElFrFiGr|gligar|a
magnezone||ElSt|8|r|FaRoFlWa|magneton|b
mamoswine||IcGd|7|r|FlFrDrGr|piloswine|b
yanmega||BuFl|8|r|FiDaPsGr|yanma|
probopass||RoSt|8|r|FaFlIcFr|nosepass|a
honchkrow||DaFl|8|r|FiBuPsGh|murkrow|
roserade||GrPo|8|r|FaGdRoWa|roselia|b
azelf||Ps|11|y|FiPo||
mesprit||Ps|11|y|FiPo||
uxie||Ps|11|y|FiPo||
shaymin||GrFl|11|y|GdBuFiWa||a
manaphy||Wa|11|y|GdRoFr||
heatran||FrSt|11|y|FaRoIcGr||
regigigas||No|11|y|||a
darkrai||Da|11|y|PsGh||a
cresselia||Ps|11|y|FiPo||
dialga||DrSt|11|y|FaFrIcWa||
palkia||DrWa|11|y|ElFrRoGr||
giratina||GhDr|11|y|PsFrElGh||
arceus||No|12|y|||
`,
    `
tepig||Fr|4|g|StBuIcGr||S
pignite||FrFi|6|b|StBuIcGr|tepig|
emboar||FrFi|8|r|StBuIcGr|pignite|
oshawott||Wa|4|g|RoGdFr||S
dewott||Wa|6|b|RoGdFr|oshawott|
samurott||Wa|8|r|RoGdFr|dewott|
snivy||Gr|4|g|ElGdRoWa||S
servine||Gr|6|b|ElGdRoWa|snivy|
serperior||Gr|8|r|ElGdRoWa|servine|
lillipup||No|2|p|||a
herdier||No|5|g||lillipup|a
stoutland||No|8|r||herdier|a
woobat||PsFl|2|p|FiBuPoGr||
swoobat||PsFl|5|g|FiBuPoGr|woobat|
vanillite||Ic|1|p|GdFlDrGr||a
vanillish||Ic|3|g|GdFlDrGr|vanillite|a
vanilluxe||Ic|6|b|GdFlDrGr|vanillish|a
purrloin||Da|3|p|PsGh||
liepard||Da|6|b|PsGh|purrloin|
klink||St|2|p|FaRoIcPo||a
klang||St|5|b|FaRoIcPo|klink|a
klinklang||St|8|r|FaRoIcPo|klang|a
frillish||GhWa|3|p|PsGdRoFr||
jellicent||GhWa|7|b|PsGdRoFr|frillish|
karrablast||Bu|2|p|FiDaPsGr||
escavalier||BuSt|7|r|FaRoPsGr|karrablast|
shelmet||Bu|2|p|FiDaPsGr||
accelgor||Bu|7|r|FiDaPsGr|shelmet|
axew||Dr|2|p|ElFrGrWa||a
fraxure||Dr|4|g|ElFrGrWa|axew|a
haxorus||Dr|6|b|ElFrGrWa|fraxure|a
emolga||ElFl|4|p|FiBuFlWa||a
ferroseed||GrSt|3|p|FaRoIcWa||
ferrothorn||GrSt|7|b|FaRoIcWa|ferroseed|
larvesta||BuFr|2|p|PsStIcGr||B
volcarona||BuFr|8|r|PsStIcGr|larvesta|B
joltik||BuEl|1|p|WaFlPsGr||b
galvantula||BuEl|7|b|WaFlPsGr|joltik|b
cubchoo||Ic|3|p|FlGdDrGr||
beartic||Ic|8|r|FlGdDrGr|cubchoo|
sewaddle||BuGr|1|p|WaDaPsGr||
swadloon||BuGr|3|g|WaDaPsGr|sewaddle|
leavanny||BuGr|7|b|WaDaPsGr|swadloon|
tynamo||El|2|p|WaFl||a
eelektrik||El|4|g|WaFl|tynamo|a
eelektross||El|7|r|WaFl|eelektrik|a
dwebble||BuRo|3|p|FrFlPsGr||a
crustle||BuRo|6|b|FrFlPsGr|dwebble|a
cottonee||FaGr|1|p|WaDaDrFi||
whimsicott||FaGr|5|g|WaDaDrFi|cottonee|
petilil||Gr|1|p|ElGdRoWa||
lilligant||Gr|6|b|ElGdRoWa|petilil|
ducklett||FlWa|3|p|FiFrRoGr||
swanna||FlWa|7|b|FiFrRoGr|ducklett|
roggenrola||Ro|2|p|FrBuIcFl||B
boldore||Ro|4|g|FrBuIcFl|roggenrola|B
gigalith||Ro|6|b|FrBuIcFl|boldore|B
litwick||GhFr|1|p|PsStIcGr||B
lampent||GhFr|3|g|PsStIcGr|litwick|B
chandelure||GhFr|7|r|PsStIcGr|lampent|B
golett||GhGd|3|p|PsFrElPo||
golurk||GhGd|8|r|PsFrElPo|golett|
solosis||Ps|1|p|PoFi||b
duosion||Ps|4|g|PoFi|solosis|b
reuniclus||Ps|7|r|PoFi|duosion|b
sandile||GdDa|2|p|PsFrElGh||B
krokorok||GdDa|4|g|PsFrElGh|sandile|B
krookodile||DaGd|6|b|PsFrElGh|krokorok|B
tympole||Wa|1|p|GdRoFr||a
palpitoad||WaGd|4|g|ElStRoFr|tympole|a
seismitoad||WaGd|7|b|ElStRoFr|palpitoad|a
deino||DrDa|2|p|PsGrWaGh||a
zweilous||DrDa|4|g|PsGrWaGh|deino|a
hydreigon||DrDa|6|b|PsGrWaGh|zweilous|a
patrat||No|2|p|||
watchog||No|5|g||patrat|
minccino||No|3|p|||
cinccino||No|6|b||minccino|
pidove||Fl|2|p|BuFiGr||a
tranquill||Fl|4|g|BuFiGr|pidove|a
unfezant||Fl|7|b|BuFiGr|tranquill|a
darumaka||Fr|2|p|StBuIcGr||a
darmanitan||Fr|6|b|StBuIcGr|darumaka|a
gothita||Ps|1|p|FiPo||a
gothorita||Ps|4|g|FiPo|gothita|a
gothitelle||Ps|6|b|FiPo|gothorita|a
venipede||Bu|2|p|DaPsGr||
whirlipede||Bu|4|g|DaPsGr|venipede|
scolipede||Bu|7|r|DaPsGr|whirlipede|
timburr||Fi|3|p|IcDaRoNo||b
gurdurr||Fi|5|g|IcDaRoNo|timburr|b
conkeldurr||Fi|7|r|IcDaRoNo|gurdurr|b
munna||Ps|1|p|PoFi||a
musharna||Ps|7|b|PoFi|munna|a
zorua||Da|3|p|PsGh||
zoroark||Da|7|b|PsGh|zorua|
trubbish||Po|2|p|FaBuFiGr||a
garbodor||Po|6|b|FaBuFiGr|trubbish|a
foongus||GrPo|2|p|FaGdRoWa||
amoonguss||GrPo|6|b|FaGdRoWa|foongus|
vullaby||DaFl|4|g|FiBuPsGh||
mandibuzz||DaFl|8|r|FiBuPsGh|vullaby|
mienfoo||Fi|4|g|NoDaIcRo||a
mienshao||Fi|8|r|NoDaIcRo|mienfoo|a
deerling||GrNo|3|g|ElGdFiWa||
sawsbuck||GrNo|7|b|ElGdFiWa|deerling|
tirtouga||WaRo|5|g|FrGdFlBu||
carracosta||WaRo|7|b|FrGdFlBu|tirtouga|
alomomola||Wa|6|g|GdRoFr||
stunfisk||ElGd|5|g|ElFrFlWa||
scraggy||DaFi|3|g|NoRoPsGh||a
scrafty||DaFi|7|b|NoRoPsGh|scraggy|a
panpour||Wa|4|g|GdRoFr||
simipour||Wa|7|b|GdRoFr|panpour|
pansage||Gr|4|g|ElGdRoWa||
simisage||Gr|7|b|ElGdRoWa|pansage|
pansear||Fr|4|g|StBuIcGr||a
simisear||Fr|7|b|StBuIcGr|pansear|a
yamask||Gh|3|g|NoGhPsFi||
cofagrigus||Gh|7|b|NoGhPsFi|yamask|
throh||Fi|6|g|NoDaRoSt||a
sawk||Fi|6|g|NoDaIcSt||
drilbur||Gd|3|g|FrStElPo||b
excadrill||GdSt|8|r|FrRoElFa|drilbur|b
archen||RoFl|4|g|FiFrIcGr||
archeops||RoFl|8|r|FiFrIcGr|archen|
druddigon||Dr|6|g|ElFrWaGr||B
elgyem||Ps|4|g|PoFi||
beheeyem||Ps|6|b|PoFi|elgyem|
basculin||Wa|5|g|GdRoFr||
pawniard||DaSt|4|g|FaRoPsGh||
bisharp||DaSt|7|r|FaRoPsGh|pawniard|
rufflet||Fl|3|g|BuFiGr||
braviary||Fl|8|r|BuFiGr|rufflet|
maractus||Gr|5|g|ElGdRoWa||
blitzle||El|4|g|FlWa||b
zebstrika||El|8|r|FlWa|blitzle|b
durant||BuSt|7|b|PsRoGrFa||
heatmor||Fr|8|b|StBuIcGr||
audino||No|7|b|||
bouffalant||No|8|r|||
sigilyph||PsFl|8|r|FiBuPoGr||
cryogonal||Ic|8|r|GdFlDrGr||
victini||FrPs|11|y|PoBuFiFr||
virizion||GrFi|11|y|NoRoIcWa||a
kyurem||IcDr|11|y|GdFrDrGr||
terrakion||RoFi|11|y|NoRoIcFl||a
thundurus||ElFl|11|y|WaBuFlGr||
landorus||FlGd|11|y|FiFrElGr||a
tornadus||Fl|11|y|BuFiGr||
cobalion||StFi|11|y|NoRoIcFa||b
keldeo||WaFi|11|y|NoGdRoFr||
genesect||Bu|11|y|GdDaPsGr||
reshiram||FrDr|11|y|WaElIcGr||
zekrom||ElDr|11|y|WaFrGrFl||
`,
    `
fennekin||Fr|4|g|StBuIcGr||S
braixen||Fr|6|b|StBuIcGr|fennekin|
delphox||FrPs|8|r|PoBuFiGr|braixen|
froakie||Wa|4|g|GdRoFr||S
frogadier||Wa|6|b|GdRoFr|froakie|
greninja||WaDa|8|r|GdGhPsFr|frogadier|
chespin||Gr|4|g|ElGdRoWa||S
quilladin||Gr|6|b|ElGdRoWa|chespin|
chesnaught||GrFi|8|r|NoRoIcWa|quilladin|
spritzee||Fa|2|p|DaDrFi||
aromatisse||Fa|5|g|DaDrFi|spritzee|
fletchling||FrFl|2|p|FiBuIcGr||a
fletchinder||FrFl|4|g|FiBuIcGr|fletchling|a
talonflame||FrFl|7|b|FiBuIcGr|fletchinder|a
amaura||IcRo|3|p|DrFrFlGr||
aurorus||IcRo|8|r|DrFrFlGr|amaura|
binacle||RoWa|3|p|BuGdIcFr||
barbaracle||RoWa|7|r|BuGdIcFr|binacle|
pumpkaboo||GhGr|2|p|PsGdFiWa||
gourgeist||GhGr|7|b|PsGdFiWa|pumpkaboo|
bergmite||Ic|2|p|GdFlDrGr||
avalugg||Ic|8|r|GdFlDrGr|bergmite|
scatterbug||Bu|1|p|DaPsGr||
spewpa||Bu|3|g|DaPsGr|scatterbug|
vivillon||Bu|5|b|DaPsGrFi|spewpa|
phantump||GrGh|2|p|PsRoFiWa||
trevenant||GrGh|7|b|PsRoFiWa|phantump|
helioptile||ElNo|2|p|FlWa||a
heliolisk||ElNo|7|b|FlWa|helioptile|a
noibat||DrFl|2|p|FiFrElGr||a
noivern||DrFl|7|b|FiFrElGr|noibat|a
inkay||DaPs|2|p|PsGhFiPo||
malamar||DaPs|7|b|PsGhFiPo|inkay|
dedenne||FaEl|3|p|DrFlFiWa||
bunnelby||No|2|p|||
diggersby||NoGd|5|g|PoStElFr|bunnelby|
honedge||GhSt|2|p|PsFaIcFi||a
doublade||GhSt|4|g|PsFaIcFi|honedge|a
aegislash||GhSt|7|r|PsFaIcFi|doublade|a
goomy||Dr|1|p|WaFrDrGr||B
sliggoo||Dr|4|g|WaFrDrGr|goomy|B
goodra||Dr|6|b|WaFrDrGr|sliggoo|B
flabebe|Flabébé|Fa|2|p|DaDrFi||
floette||Fa|5|b|DaDrFi|flabebe|
florges||Fa|8|r|DaDrFi|floette|
swirlix||Fa|2|p|DaDrFi||
slurpuff||Fa|5|g|DaDrFi|swirlix|
tyrunt||RoDr|3|p|FrBuFlWa||B
tyrantrum||RoDr|8|r|FrBuFlWa|tyrunt|B
litleo||FrNo|3|g|StBuIcGr||a
pyroar||FrNo|8|r|StBuIcGr|litleo|a
pancham||Fi|4|g|NoDaRoSt||B
pangoro||FiDa|8|r|NoStPsGh|pancham|B
klefki||StFa|6|g|DrRoIcFi||
furfrou||No|5|g|||
skrelp||PoWa|3|g|FaGdGrFr||a
dragalge||PoDr|8|r|FaFrDrGr|skrelp|a
skiddo||Gr|4|g|ElGdRoWa||
gogoat||Gr|8|r|ElGdRoWa|skiddo|
clauncher||Wa|3|g|GdRoFr||
clawitzer||Wa|7|r|GdRoFr|clauncher|
espurr||Ps|4|g|PoFi||
meowstic||Ps|6|b|PoFi|espurr|
carbink||RoFa|7|b|DrFlIcFr||
hawlucha||FiFl|7|b|NoRoFiGr||
sylveon||Fa|7|b|DrDaBuFi|eevee|b
volcanion||FrWa|11|y|FrGdIcGr||
hoopa||PsDa|11|y|PsGhPoFi||
zygarde||DrGd|11|y|ElFrWaGr||
xerneas||Fa|11|y|DaDrFi||b
yveltal||DaFl|11|y|PsBuGrGh||B
diancie||RoFa|11|y|FrFlDrFi||
`,
    `
popplio||Wa|4|g|RoWaFr||S
brionne||Wa|6|b|RoWaFr|popplio|
primarina||WaFa|8|r|DrDaRoFr|brionne|
litten||Fr|4|g|StBuIcGr||S
torracat||Fr|6|b|StBuIcGr|litten|
incineroar||FrDa|8|r|StGhPsGr|torracat|
rowlet||GrFl|4|g|ElBuFiWa||S
dartrix||GrFl|6|b|ElBuFiWa|rowlet|
decidueye||GrGh|8|r|GdRoPsWa|dartrix|
dewpider||BuWa|2|p|PsFrRoGr||
araquanid||BuWa|6|b|PsFrRoGr|dewpider|
grubbin||Bu|2|p|PsDaFiGr||a
charjabug||ElBu|4|g|PsDaFiWa|grubbin|a
vikavolt||ElBu|8|r|PsDaFiWa|charjabug|a
wimpod||BuWa|2|p|PsGdGrFr||
golisopod||BuWa|8|r|PsGdGrFr|wimpod|
sandygast||GhGd|3|p|ElStPsFr||
palossand||GhGd|7|b|ElStPsFr|sandygast|
rockruff||Ro|2|p|PoBuFlFr||
lycanroc||Ro|7|b|PoBuFlFr|rockruff|
yungoos||No|2|p|||
gumshoos||No|5|g||yungoos|
fomantis||Gr|2|p|ElGdRoWa||
lurantis||Gr|7|b|ElGdRoWa|fomantis|
morelull||GrFa|2|p|DrDaRoWa||
shiinotic||GrFa|5|g|DrDaRoWa|morelull|
jangmoo|Jangmo-o|DrFi|3|p|WaRoIcGr||a
hakamoo|Hakamo-o|DrFi|5|g|WaRoIcGr|jangmoo|a
kommoo|Kommo-o|DrFi|7|r|WaRoIcGr|hakamoo|a
cutiefly||BuFa|2|p|DrDaPsGr||
ribombee||BuFa|5|g|DrDaPsGr|cutiefly|
meltan||St|3|p|RoIcFa||
melmetal||St|8|r|RoIcFa||
pikipek||Fl|2|p|GrBuFi||
trumbeak||Fl|4|g|GrBuFi|pikipek|
toucannon||Fl|8|r|GrBuFi|trumbeak|
bounsweet||Gr|1|p|ElGdRoWa||
steenee||Gr|3|g|ElGdRoWa|bounsweet|
tsareena||Gr|7|r|ElGdRoWa|steenee|
comfey||Fa|6|g|DrDaFi||
poipole||Po|4|g|FaBuFiGr||a
naganadel||PoDr|8|r|FaFrDrGr|poipole|a
mudbray||Gd|4|g|ElFrRoPo||
mudsdale||Gd|7|r|ElFrRoPo|mudbray|
stufful||NoFi|4|g|NoStRoDa||a
bewear||NoFi|8|r|NoStRoDa|stufful|a
togedemaru||ElSt|5|g|FaRoFlWa||
crabrawler||Fi|3|g|NoDaRoSt||a
crabominable||IcFi|7|b|NoDaDrRo|crabrawler|a
pyukumuku||Wa|5|g|GdRoFr||
komala||No|5|g|||
salandit||FrPo|3|g|FaStIcGr||
salazzle||FrPo|7|b|FaStIcGr|salandit|
mareanie||PoWa|3|g|FaFrRoGr||
toxapex||PoWa|7|b|FaFrRoGr|mareanie|
oranguru||NoPs|8|b|PoFi||
mimikyu||GhFa|6|b|DrDaPsFi||
passimian||Fi|8|b|NoRoStIc||
drampa||NoDr|8|b|ElFrWaGr||
turtonator||FrDr|8|b|WaStIcGr||a
bruxish||PsWa|6|b|PoGdFiFr||
dhelmise||GhGr|8|b|PsGdRoWa||
minior||RoFl|6|b|FrBuGrFi||
buzzwole||BuFi|8|r|NoDaPsGr||
celesteela||StFl|8|r|RoFaFiGr||
guzzlord||DaDr|8|r|ElFrPsGh||
kartana||StGr|8|r|FaGdRoWa||
nihilego||PoRo|8|r|FaFrFlGr||
blacephalon||GhFr|8|r|StBuPsIc||
typenull|Type: Null|No|8|r|||
xurkitree||El|8|r|StFlWa||
pheromosa||BuFi|8|r|StRoPsGr||
stakataka||RoSt|8|r|FaRoFlIc||
silvally||No|10|y||typenull|
tapukoko|Tapu Koko|ElFa|11|y|FiDaDrWa||
tapufini|Tapu Fini|WaFa|11|y|DrBuIcFr||
tapulele|Tapu Lele|PsFa|11|y|FiDaDrPo||
tapubulu|Tapu Bulu|GrFa|11|y|FiGdDrWa||
marshadow||GhFi|11|y|NoDaPsIc||
magearna||StFa|11|y|DrDaIcFi||
zeraora||El|11|y|FlWa||
lunala||GhPs|11|y|FiGhPsPo|cosmoem|
solgaleo||PsSt|11|y|FiRoIcPo|cosmoem|
necrozma||Ps|11|y|FiPo||
`,
    `
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
`,
  ].flatMap((e, t) => Te(e, `base`, t + 1)),
  De = [
    ...Ee,
    ...Te(
      `
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
`,
      `expansion`,
    ),
    ...Te(
      `
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
`,
      `derived`,
    ),
  ],
  Oe = (e) => (e.set === `base` || !Ee.some(({ id: t }) => t === e.id) ? e.id : `${e.id}-9`);
function ke({ before: e, set: t }) {
  return e === ``
    ? []
    : e.split(`/`).map((e) => {
        const n = De.findIndex((n) => n.id === e && n.set === t);
        return n >= 0 ? n : De.findIndex((t) => t.id === e);
      });
}
const _ = De.map((e) => {
    const { name: t, generation: n, types: r, power: i, colour: a, advantages: o, marks: s, set: c } = e;
    return {
      id: Oe(e),
      name: t,
      generation: n,
      types: r,
      power: i,
      colour: a,
      advantages: o,
      from: ke(e)[0] ?? -1,
      marks: s,
      set: c,
    };
  }),
  Ae = _.map(({ from: e }) => {
    const t = [];
    for (let n = e; n >= 0; n = _[n].from) t.push(n);
    return t;
  }),
  je = new Map(_.map(({ id: e }, t) => [e, t])),
  Me = _.map(({ id: e }) => je.get(`${e}-9`) ?? -1),
  Ne = _.map((e, t) =>
    [t, ...Ae[t]].slice(0, -1).map((e) => {
      const t = ke(De[e]);
      return [...t, ...t.map((e) => Me[e]).filter((e) => e >= 0)];
    }),
  ),
  v = _.map((e, t) => {
    const n = Ae[t].at(-1) ?? t,
      r = Me.indexOf(n),
      i = Ne.find((e) => e.at(-1)?.includes(n))?.at(-1)?.[0] ?? n;
    return r < 0 ? i : r;
  });
function y(e) {
  const t = je.get(e);
  if (t === void 0) throw Error(`there is no Pokémon "${e}"`);
  return t;
}
const Pe = (e) => h.indexOf(e),
  Fe = {
    cards: [...f, ...d, ...p].map(({ id: e }) => e),
    hear: (e, t, n) => {
      const [r, i, a] = n;
      switch (t) {
        case `goes-first`:
          e.began(`turn order`, r, `first`);
          break;
        case `starter`:
          e.began(`starter`, r, _[i].name);
          break;
        case `trainer-active`:
          e.began(`trainer`, r, m[i].name);
          break;
        case `played`:
          e.used(f[i].id);
          break;
        case `turned-up`:
          for (const t of n[1]) e.used(f[t].id);
          break;
        case `drew-event`:
          e.used((n[1] === `event` ? d : p)[a].id);
      }
    },
  };
function Ie(e) {
  return {
    agenda: e.agenda.slice(),
    options: e.options,
    turn: e.turn,
    active: e.active,
    regular: e.regular,
    extraTurn: e.extraTurn,
    winner: e.winner,
    stopped: e.stopped,
    board: e.board,
    players: e.players.map(Le),
    slots: e.slots.slice(),
    weakened: e.weakened.slice(),
    unseen: e.unseen.map((e) => e.slice()),
    items: c(e.items),
    itemDiscard: e.itemDiscard.slice(),
    events: c(e.events),
    eventDiscard: e.eventDiscard.slice(),
    superEvents: c(e.superEvents),
    superDiscard: e.superDiscard.slice(),
    trainers: c(e.trainers),
    trainerDiscard: e.trainerDiscard.slice(),
    elites: c(e.elites),
    pioneers: e.pioneers.slice(),
    achievements: e.achievements.slice(),
    lasting: e.lasting.map(Re),
    acting: e.acting.map(({ deck: e, sort: t, seat: n }) => ({ deck: e, sort: t, seat: n })),
    shown: e.shown.slice(),
    fought: e.fought,
    deeds: e.deeds,
    battle: e.battle === null ? null : ze(e.battle),
    league: e.league === null ? null : Ve(e.league),
  };
}
const Le = (e) => ({
    at: e.at,
    team: e.team.slice(),
    boosted: e.boosted.slice(),
    caughtLegends: e.caughtLegends.slice(),
    hand: e.hand.slice(),
    trainer: e.trainer,
    spare: e.spare.slice(),
    badges: e.badges.slice(),
    rewards: e.rewards,
    upgraded: e.upgraded.slice(),
    locked: e.locked.slice(),
    visited: e.visited,
    entered: e.entered,
    laps: e.laps,
    loopSteps: e.loopSteps,
    skips: e.skips,
    offered: e.offered,
    offers: e.offers,
    extra: e.extra,
    elites: e.elites.slice(),
    beaten: e.beaten,
    leagueWins: e.leagueWins,
    out: e.out,
  }),
  Re = ({ event: e, owner: t, card: n, clock: r, left: i, notes: a }) => ({
    event: e,
    owner: t,
    card: n,
    clock: r,
    left: i,
    notes: a.slice(),
  }),
  ze = ({ kind: e, sides: t, foe: n }) => ({ kind: e, sides: [Be(t[0]), Be(t[1])], foe: n }),
  Be = ({
    seat: e,
    sent: t,
    fainted: n,
    lost: r,
    laid: i,
    items: a,
    bearers: o,
    die: s,
    bonus: c,
    total: l,
  }) => ({
    seat: e,
    sent: t.slice(),
    fainted: n.slice(),
    lost: r,
    laid: i,
    items: a.slice(),
    bearers: o.slice(),
    die: s,
    bonus: c,
    total: l,
  }),
  Ve = ({ starter: e, round: t, inside: n, turnsLeft: r }) => ({
    starter: e,
    round: t,
    inside: n.slice(),
    turnsLeft: r.slice(),
  }),
  He = [0, 2, 4],
  Ue = [
    { obeys: `blue` },
    { obeys: `red` },
    { gives: `blue` },
    { obeys: `yellow` },
    { gives: `red` },
    { locks: !0 },
  ],
  We = [
    {
      id: `new-bark`,
      spaceId: `new-bark`,
      city: `New Bark`,
      visit: null,
      ports: `NE:10 E:8`,
      spaces: `city -0.5 -0.36; pink -0.42 0.03; pink -0.38 0.35; pink -0.24 0.64; pink 0.02 0.25; event -0.13 -0.07; event 0.2 -0.21; pink 0.37 0.09; event 0.72 -0.04; pink -0.01 -0.49; pink 0.35 -0.64`,
      lines: `0-1 1-2 2-3 3-4 4-5 5-6 6-7 6-9 4-7 7-8 9-10`,
      layout: `traced`,
    },
    {
      id: `pokemon-league`,
      spaceId: `league`,
      city: `Indigo Plateau`,
      visit: { when: `first`, do: `lock`, source: `rulebook` },
      ports: `W:0`,
      spaces: `city -0.66 0.34; super -0.61 -0.05; draw-2-red -0.71 -0.41; pick -0.41 -0.58; draw-3-blue -0.08 -0.48; super 0.28 -0.49; draw-2-red 0.57 -0.34; league 0.55 -0.03; pick 0.68 0.27; draw-4-green 0.46 0.51; draw-2-red 0.24 0.29; super 0.18 0.67; super -0.11 0.79; draw-3-blue -0.4 0.6; draw-2-red -0.29 0.31; league -0.24 0.02; draw-1-yellow -0.35 -0.25`,
      lines: `0>1 1>2 2>3 3>4 4>5 5>6 6>7 7>8 8>9 9>10 10>11 11>12 12>13 13>14 14>15 15>16 16>3`,
      layout: `proposed`,
    },
  ],
  b = [
    { tier: -1, x: 0, y: 0 },
    { tier: 0, x: 0.866, y: -1.5 },
    { tier: 0, x: 1.732, y: 0 },
    { tier: 1, x: 2.598, y: -1.5 },
    { tier: 1, x: 3.464, y: 0 },
    { tier: 2, x: 4.33, y: -1.5 },
    { tier: 2, x: 5.196, y: 0 },
    { tier: -1, x: 6.062, y: -1.5 },
  ],
  Ge = [
    [0, `NE`, 1, `SW`],
    [0, `E`, 2, `W`],
    [1, `SE`, 2, `NW`],
    [1, `E`, 3, `W`],
    [2, `NE`, 3, `SW`],
    [2, `E`, 4, `W`],
    [3, `SE`, 4, `NW`],
    [3, `E`, 5, `W`],
    [4, `NE`, 5, `SW`],
    [4, `E`, 6, `W`],
    [5, `SE`, 6, `NW`],
    [5, `E`, 7, `W`],
  ],
  Ke = [
    {
      id: `pewter`,
      spaceId: `pewter`,
      city: `Pewter`,
      visit: { when: `first`, do: `items`, amount: 1, source: `proposed` },
      ports: `E:7 W:1 NE:8 NW:11 SE:6 SW:15`,
      spaces: `city 0.54 -0.13; pink -0.7 -0.06; pink -0.39 0.05; event -0.39 0.31; green -0.05 0.3; green 0.2 0.45; event 0.51 0.52; green 0.65 0.27; event 0.57 -0.47; green 0.26 -0.4; event 0 -0.46; event -0.13 -0.74; pink -0.21 -0.25; event -0.5 -0.27; event -0.44 -0.6; green -0.37 0.56`,
      lines: `1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 7-0 0-8 8-9 9-10 10-11 10-12 11-14:Flying 12-13 13-14:Flying`,
      layout: `traced`,
    },
    {
      id: `eterna`,
      spaceId: `eterna`,
      city: `Eterna`,
      visit: null,
      ports: `E:1 W:7 NE:11 NW:8 SE:15 SW:6`,
      spaces: `city -0.54 -0.13; green 0.7 -0.06; green 0.39 0.05; event 0.39 0.31; green 0.05 0.3; pink -0.2 0.45; event -0.51 0.52; pink -0.65 0.27; event -0.57 -0.47; pink -0.26 -0.4; event 0 -0.46; event 0.13 -0.74; green 0.21 -0.25; event 0.5 -0.27; event 0.44 -0.6; green 0.37 0.56`,
      lines: `1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 7-0 0-8 8-9 9-10 10-11 10-12 11-14:Bug 12-13 13-14:Bug`,
      layout: `proposed`,
    },
    {
      id: `cerulean`,
      spaceId: `cerulean`,
      city: `Cerulean`,
      visit: null,
      ports: `E:10 W:3 NE:11 NW:1 SE:7 SW:6`,
      spaces: `city 0.06 -0.11; pink -0.36 -0.55; event -0.68 -0.37; pink -0.68 -0.01; green -0.35 0.07; event -0.05 0.27; pink -0.1 0.77; event 0.28 0.72; green 0.59 0.47; event 0.43 -0.05; green 0.7 -0.28; event 0.5 -0.48; green 0.19 -0.45; event 0.2 -0.72; event -0.11 -0.76; green 0.2 0.51; event 0.51 0.21`,
      lines: `1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-6 5-15:Water 6-7 7-8 9-10 10-11 11-12 12-13 13-14 8-16 16-9`,
      layout: `proposed`,
    },
    {
      id: `dewford`,
      spaceId: `dewford`,
      city: `Dewford`,
      visit: null,
      ports: `E:3 W:10 NE:1 NW:11 SE:6 SW:7`,
      spaces: `city -0.06 -0.11; green 0.36 -0.55; event 0.68 -0.37; green 0.68 -0.01; green 0.35 0.07; event 0.05 0.27; green 0.1 0.77; event -0.28 0.72; pink -0.59 0.47; event -0.43 -0.05; pink -0.7 -0.28; event -0.5 -0.48; pink -0.19 -0.45; event -0.2 -0.72; event 0.11 -0.76; green -0.2 0.51`,
      lines: `1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-6 5-15:Fighting 6-7 7-8 8-9 9-10 10-11 11-12 12-13 13-14`,
      layout: `proposed`,
    },
    {
      id: `mauville`,
      spaceId: `mauville`,
      city: `Mauville`,
      visit: null,
      ports: `E:7 W:1 NE:6 NW:15 SE:8 SW:11`,
      spaces: `city 0.54 0.13; pink -0.7 0.06; pink -0.39 -0.05; event -0.39 -0.31; pink -0.05 -0.3; green 0.2 -0.45; event 0.51 -0.52; green 0.65 -0.27; event 0.57 0.47; green 0.26 0.4; event 0 0.46; event -0.13 0.74; pink -0.21 0.25; event -0.5 0.27; event -0.44 0.6; green -0.37 -0.56; event 0.59 -0.07; event 0.55 0.3`,
      lines: `1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 8-9 9-10 10-11 10-12 11-14:Electric 12-13 13-14:Electric 7-16 16-0 0-17 17-8`,
      layout: `proposed`,
    },
    {
      id: `azalea`,
      spaceId: `azalea`,
      city: `Azalea`,
      visit: { when: `pioneer`, do: `items`, amount: 1, source: `proposed` },
      ports: `E:1 W:7 NE:15 NW:6 SE:11 SW:8`,
      spaces: `city -0.54 0.13; event 0.7 0.06; green 0.39 -0.05; event 0.39 -0.31; green 0.05 -0.3; green -0.2 -0.45; event -0.51 -0.52; pink -0.65 -0.27; event -0.57 0.47; pink -0.26 0.4; event 0 0.46; event 0.13 0.74; green 0.21 0.25; event 0.5 0.27; event 0.44 0.6; blue 0.37 -0.56; event -0.59 -0.07`,
      lines: `1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 0-8 8-9 9-10 10-11 10-12 11-14:Bug 12-13 13-14:Bug 7-16 16-0`,
      layout: `proposed`,
    },
    {
      id: `goldenrod`,
      spaceId: `goldenrod`,
      city: `Goldenrod`,
      visit: { when: `first`, do: `trainer`, source: `proposed` },
      ports: `E:3 W:10 NE:6 NW:7 SE:1 SW:11`,
      spaces: `city -0.06 0.11; green 0.36 0.55; event 0.68 0.37; green 0.68 0.01; green 0.35 -0.07; event 0.05 -0.27; green 0.1 -0.77; event -0.28 -0.72; pink -0.59 -0.47; event -0.43 0.05; pink -0.7 0.28; event -0.5 0.48; green -0.19 0.45; event -0.2 0.72; event 0.11 0.76; blue -0.2 -0.51`,
      lines: `1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-6 5-15:Normal 6-7 7-8 8-9 9-10 10-11 11-12 12-13 13-14`,
      layout: `proposed`,
    },
    {
      id: `violet`,
      spaceId: `violet`,
      city: `Violet`,
      visit: null,
      ports: `E:10 W:3 NE:7 NW:6 SE:11 SW:1`,
      spaces: `city 0.06 0.11; pink -0.36 0.55; event -0.68 0.37; pink -0.68 0.01; green -0.35 -0.07; event -0.05 -0.27; green -0.1 -0.77; event 0.28 -0.72; green 0.59 -0.47; event 0.43 0.05; green 0.7 0.28; event 0.5 0.48; green 0.19 0.45; event 0.2 0.72; event -0.11 0.76; blue 0.2 -0.51`,
      lines: `1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-6 5-15:Rock 6-7 7-8 8-9 9-10 10-11 11-12 12-13 13-14`,
      layout: `traced`,
    },
    {
      id: `virbank`,
      spaceId: `virbank`,
      city: `Virbank`,
      visit: { when: `pioneer`, do: `items`, amount: 1, source: `proposed` },
      ports: `E:11 W:4 NE:1 NW:2 SE:10 SW:7`,
      spaces: `city -0.06 0.17; pink 0.28 -0.61; event -0.22 -0.58; event -0.64 -0.38; event -0.67 -0.01; pink -0.39 -0.04; pink -0.46 0.31; event -0.39 0.58; pink -0.09 0.6; event 0.11 0.79; pink 0.46 0.55; green 0.68 0.28; event 0.42 0.02; green 0.5 -0.29; green 0.03 -0.11; event 0.03 -0.59; event -0.43 -0.48`,
      lines: `1-13 3-4 4-5 5-6 5-14:Poison 6-7 7-8 8-0 8-9 9-10 10-11 11-12 12-13 12-14:Poison 1-15 15-2 2-16 16-3`,
      layout: `proposed`,
    },
    {
      id: `motostoke`,
      spaceId: `motostoke`,
      city: `Motostoke`,
      visit: { when: `pioneer`, do: `items`, amount: 2, source: `proposed` },
      ports: `E:5 W:12 NE:15 NW:10 SE:3 SW:1`,
      spaces: `city -0.12 0.28; pink -0.58 0.5; event -0.31 0.61; pink -0.07 0.73; green 0.31 0.26; green 0.44 -0.03; event 0.61 -0.4; green 0.12 -0.48; event -0.16 -0.33; event 0.02 -0.02; pink -0.51 -0.52; event -0.5 0.15; green -0.74 0.04; event -0.49 -0.2; event 0.1 -0.74; event 0.36 -0.44; event -0.1 0.51`,
      lines: `1-2 1-11 2-3 0-4:Fire 4-5 5-6 5-9 7-8 7-14:2 8-9 8-10 10-13 11-13 12-13 6-15 15-7 3-16 16-0`,
      layout: `proposed`,
    },
  ],
  qe = [
    {
      id: `ecruteak`,
      spaceId: `ecruteak`,
      city: `Ecruteak`,
      visit: { when: `first`, do: `event`, source: `proposed` },
      ports: `E:3 W:11 NE:5 NW:8 SE:1 SW:12`,
      spaces: `city -0.03 0.1; event 0.53 0.53; blue 0.5 0.14; red 0.72 -0.03; blue 0.39 -0.13; event 0.5 -0.49; blue -0.02 -0.44; blue 0.02 -0.79; event -0.29 -0.54; green -0.4 -0.25; green -0.44 0.12; event -0.55 0.48; green -0.13 0.72; event -0.09 0.43; event 0.27 0.39`,
      lines: `1-2:Ghost 1-14 2-3 3-4 4-5 5-7 6-7 6-8 8-9 9-10 10-11 10-0 11-12 12-13 13-14 14-0`,
      layout: `proposed`,
    },
    {
      id: `vermilion`,
      spaceId: `vermilion`,
      city: `Vermilion`,
      visit: { when: `pioneer`, do: `items`, amount: 2, source: `proposed` },
      ports: `E:1 W:7 NE:11 NW:8 SE:15 SW:6`,
      spaces: `city -0.54 -0.13; event 0.7 -0.06; blue 0.39 0.05; event 0.39 0.31; blue 0.05 0.3; blue -0.2 0.45; event -0.51 0.52; green -0.65 0.27; event -0.57 -0.47; green -0.26 -0.4; event 0 -0.46; event 0.13 -0.74; blue 0.21 -0.25; event 0.5 -0.27; event 0.44 -0.6; red 0.37 0.56; event -0.59 0.07`,
      lines: `1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 0-8 8-9 9-10 10-11 10-12 11-14:Electric 12-13 13-14:Electric 7-16 16-0`,
      layout: `proposed`,
    },
    {
      id: `saffron`,
      spaceId: `saffron`,
      city: `Saffron`,
      visit: { when: `first`, do: `pay-event`, source: `rulebook` },
      ports: `E:10 W:3 NE:11 NW:1 SE:7 SW:6`,
      spaces: `city 0.06 -0.11; green -0.36 -0.55; event -0.68 -0.37; green -0.68 -0.01; blue -0.35 0.07; event -0.05 0.27; green -0.1 0.77; event 0.28 0.72; blue 0.59 0.47; event 0.43 -0.05; blue 0.7 -0.28; event 0.5 -0.48; blue 0.19 -0.45; event 0.2 -0.72; event -0.11 -0.76; blue 0.2 0.51`,
      lines: `1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-6 5-15:Psychic 6-7 7-8 8-9 9-10 10-11 11-12 12-13 13-14`,
      layout: `proposed`,
    },
    {
      id: `cianwood`,
      spaceId: `cianwood`,
      city: `Cianwood`,
      visit: { when: `pioneer`, do: `pokemon`, colour: `pink`, source: `proposed` },
      ports: `E:4 W:11 NE:7 NW:10 SE:2 SW:1`,
      spaces: `city 0.06 -0.17; blue -0.28 0.61; event 0.22 0.58; event 0.64 0.38; event 0.67 0.01; blue 0.39 0.04; blue 0.46 -0.31; event 0.39 -0.58; blue 0.09 -0.6; event -0.11 -0.79; green -0.46 -0.55; green -0.68 -0.28; event -0.42 -0.02; blue -0.5 0.29; red -0.03 0.11`,
      lines: `1-2 1-13 2-3 3-4 4-5 5-6 5-14:Water 6-7 7-8 8-0 8-9 9-10 10-11 11-12 12-13 12-14:Water`,
      layout: `proposed`,
    },
    {
      id: `fuchsia`,
      spaceId: `fuchsia`,
      city: `Fuchsia`,
      visit: { when: `pioneer`, do: `items`, amount: 2, source: `proposed` },
      ports: `E:12 W:5 NE:1 NW:3 SE:10 SW:15`,
      spaces: `city 0.12 -0.28; blue 0.58 -0.5; event 0.31 -0.61; green 0.07 -0.73; blue -0.31 -0.26; green -0.44 0.03; event -0.61 0.4; blue -0.12 0.48; event 0.16 0.33; event -0.02 0.02; blue 0.51 0.52; event 0.5 -0.15; red 0.74 -0.04; blue 0.49 0.2; event -0.1 0.74; event -0.36 0.44`,
      lines: `1-2 1-11 2-3 3-0 0-4 4-5 5-6 5-9 7-8 7-14:2 8-9 8-10 10-13:Poison 11-13 12-13 6-15 15-7`,
      layout: `proposed`,
    },
    {
      id: `laverre`,
      spaceId: `laverre`,
      city: `Laverre`,
      visit: null,
      ports: `E:11 W:3 NE:12 NW:1 SE:8 SW:15`,
      spaces: `city 0.03 -0.1; event -0.53 -0.53; green -0.5 -0.14; green -0.72 0.03; green -0.39 0.13; event -0.5 0.49; blue 0.02 0.44; blue -0.02 0.79; event 0.29 0.54; blue 0.4 0.25; blue 0.44 -0.12; event 0.55 -0.48; blue 0.13 -0.72; event 0.09 -0.43; event -0.27 -0.39; event -0.26 0.64`,
      lines: `1-2 1-14 2-3 3-4 4-5 6-7 6-8 8-9:Fairy 9-10 10-11 10-0 11-12 12-13 13-14 14-0 5-15 15-7`,
      layout: `proposed`,
    },
    {
      id: `olivine`,
      spaceId: `olivine`,
      city: `Olivine`,
      visit: { when: `first`, do: `pay-event`, source: `rulebook` },
      ports: `E:8 W:1 NE:6 NW:5 SE:10 SW:11`,
      spaces: `city 0.06 0.08; blue -0.7 0.28; event -0.32 0.21; blue -0.42 -0.19; event -0.35 -0.45; event -0.24 -0.72; event 0.17 -0.71; blue 0.27 -0.42; blue 0.66 -0.07; event 0.68 0.33; blue 0.39 0.59; event -0.08 0.8; green -0.22 0.55; red -0.02 -0.29`,
      lines: `1-2 2-3 2-12 3-4 3-0 4-5 5-6 6-7 7-8 7-13:Fire 8-9 9-10 10-11 11-12 0-13:Fire`,
      layout: `traced`,
    },
    {
      id: `petalburg`,
      spaceId: `petalburg`,
      city: `Petalburg`,
      visit: { when: `pioneer`, do: `pokemon`, colour: `green`, source: `proposed` },
      ports: `E:11 W:4 NE:10 NW:7 SE:1 SW:2`,
      spaces: `city -0.06 -0.17; blue 0.28 0.61; event -0.22 0.58; event -0.64 0.38; event -0.67 0.01; green -0.39 0.04; green -0.46 -0.31; event -0.39 -0.58; blue -0.09 -0.6; event 0.11 -0.79; blue 0.46 -0.55; blue 0.68 -0.28; event 0.42 -0.02; blue 0.5 0.29; blue 0.03 0.11; event 0.03 0.59`,
      lines: `1-13 2-3 3-4 4-5 5-6 5-14:Grass 6-7 7-8 8-0 8-9 9-10 10-11 11-12 12-13 12-14:Grass 1-15 15-2`,
      layout: `proposed`,
    },
    {
      id: `celadon`,
      spaceId: `celadon`,
      city: `Celadon`,
      visit: { when: `first`, do: `swap-items`, source: `proposed` },
      ports: `E:3 W:10 NE:1 NW:11 SE:6 SW:7`,
      spaces: `city -0.06 -0.11; blue 0.36 -0.55; event 0.68 -0.37; event 0.68 -0.01; blue 0.35 0.07; event 0.05 0.27; blue 0.1 0.77; event -0.28 0.72; green -0.59 0.47; event -0.43 -0.05; green -0.7 -0.28; event -0.5 -0.48; blue -0.19 -0.45; event -0.2 -0.72; event 0.11 -0.76; blue -0.2 0.51; event -0.51 0.21; event 0.08 0.52`,
      lines: `1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-15:Grass 6-7 7-8 9-10 10-11 11-12 12-13 13-14 8-16 16-9 5-17 17-6`,
      layout: `proposed`,
    },
    {
      id: `lavaridge`,
      spaceId: `lavaridge`,
      city: `Lavaridge`,
      visit: { when: `pioneer`, do: `items`, amount: 2, source: `proposed` },
      ports: `E:4 W:11 NE:2 NW:1 SE:7 SW:10`,
      spaces: `city 0.06 0.17; blue -0.28 -0.61; event 0.22 -0.58; event 0.64 -0.38; event 0.67 -0.01; blue 0.39 -0.04; blue 0.46 0.31; event 0.39 0.58; blue 0.09 0.6; event -0.11 0.79; green -0.46 0.55; green -0.68 0.28; event -0.42 0.02; blue -0.5 -0.29; red -0.03 -0.11`,
      lines: `1-2 1-13 2-3 3-4 4-5 5-6 5-14:Grass 6-7 7-8 8-0 8-9 9-10 10-11 11-12 12-13 12-14:Grass`,
      layout: `traced`,
    },
    {
      id: `driftveil`,
      spaceId: `driftveil`,
      city: `Driftveil`,
      visit: { when: `pioneer`, do: `event`, source: `proposed` },
      ports: `E:1 W:8 NE:5 NW:6 SE:11 SW:10`,
      spaces: `city -0.06 0.08; blue 0.7 0.28; event 0.32 0.21; blue 0.42 -0.19; event 0.35 -0.45; event 0.24 -0.72; event -0.17 -0.71; green -0.27 -0.42; pink -0.66 -0.07; event -0.68 0.33; green -0.39 0.59; event 0.08 0.8; green 0.22 0.55; blue 0.02 -0.29; event 0.18 -0.06; event -0.47 -0.24`,
      lines: `1-2 2-3 2-12 3-4 4-5 5-6 6-7 7-13:Ground 8-9 9-10 10-11 11-12 0-13:Ground 3-14 14-0 7-15 15-8 9-0:2`,
      layout: `proposed`,
    },
    {
      id: `mistralton`,
      spaceId: `mistralton`,
      city: `Mistralton`,
      visit: { when: `pioneer`, do: `extra-turn`, source: `proposed` },
      ports: `E:12 W:5 NE:10 NW:15 SE:1 SW:3`,
      spaces: `city 0.12 0.28; blue 0.58 0.5; event 0.31 0.61; green 0.07 0.73; blue -0.31 0.26; green -0.44 -0.03; event -0.61 -0.4; blue -0.12 -0.48; event 0.16 -0.33; event -0.02 -0.02; blue 0.51 -0.52; event 0.5 0.15; red 0.74 0.04; event 0.49 -0.2; event -0.1 -0.74; event -0.36 -0.44; event 0.1 0.51`,
      lines: `1-2 1-11 2-3 0-4 4-5 5-6 5-9 7-8:Flying 7-14:2 8-9 8-10 10-13 11-13 12-13 6-15 15-7 3-16 16-0`,
      layout: `proposed`,
    },
  ],
  Je = [
    {
      id: `spikemuth`,
      spaceId: `spikemuth`,
      city: `Spikemuth`,
      visit: { when: `pioneer`, do: `steal`, source: `proposed` },
      ports: `E:3 W:11 NE:1 NW:12 SE:15 SW:8`,
      spaces: `city -0.03 -0.1; event 0.53 -0.53; red 0.5 -0.14; red 0.72 0.03; red 0.39 0.13; event 0.5 0.49; red -0.02 0.44; red 0.02 0.79; event -0.29 0.54; blue -0.4 0.25; blue -0.44 -0.12; event -0.55 -0.48; blue -0.13 -0.72; event -0.09 -0.43; red 0.27 -0.39; event 0.26 0.64; event -0.34 -0.6; event 0.12 -0.24`,
      lines: `1-2 1-14 2-3 3-4:Dark 4-5 6-7 6-8 8-9 9-10 10-11 10-0 12-13 13-14 5-15 15-7 11-16 16-12 14-17 17-0`,
      layout: `proposed`,
    },
    {
      id: `cinnabar`,
      spaceId: `cinnabar`,
      city: `Cinnabar`,
      visit: { when: `pioneer`, do: `pokemon`, colour: `green`, source: `proposed` },
      ports: `E:11 W:4 NE:1 NW:2 SE:10 SW:7`,
      spaces: `city -0.06 0.17; red 0.28 -0.61; event -0.22 -0.58; event -0.64 -0.38; event -0.67 -0.01; blue -0.39 -0.04; blue -0.46 0.31; event -0.39 0.58; red -0.09 0.6; event 0.11 0.79; red 0.46 0.55; red 0.68 0.28; event 0.42 0.02; red 0.5 -0.29; red 0.03 -0.11; event 0.03 -0.59; event -0.43 -0.48; event -0.07 0.39`,
      lines: `1-13 3-4 4-5 5-6 5-14:Fire 6-7 7-8 8-9 9-10 10-11 11-12 12-13 12-14:Fire 1-15 15-2 2-16 16-3 8-17 17-0`,
      layout: `proposed`,
    },
    {
      id: `mahogany`,
      spaceId: `mahogany`,
      city: `Mahogany`,
      visit: { when: `pioneer`, do: `items`, amount: 3, source: `proposed` },
      ports: `E:11 W:3 NE:8 NW:5 SE:12 SW:1`,
      spaces: `city 0.03 0.1; event -0.53 0.53; blue -0.5 0.14; blue -0.72 -0.03; red -0.39 -0.13; event -0.5 -0.49; red 0.02 -0.44; red -0.02 -0.79; event 0.29 -0.54; red 0.4 -0.25; red 0.44 0.12; event 0.55 0.48; red 0.13 0.72; event 0.09 0.43; event -0.27 0.39`,
      lines: `1-2 1-14 2-3 3-4 4-5 5-7 6-7 6-8 8-9:Ice 9-10 10-11 10-0 11-12 12-13 13-14 14-0`,
      layout: `traced`,
    },
    {
      id: `fortree`,
      spaceId: `fortree`,
      city: `Fortree`,
      visit: { when: `pioneer`, do: `pokemon`, colour: `blue`, source: `proposed` },
      ports: `E:8 W:1 NE:10 NW:11 SE:6 SW:5`,
      spaces: `city 0.06 -0.08; red -0.7 -0.28; event -0.32 -0.21; red -0.42 0.19; event -0.35 0.45; blue -0.24 0.72; event 0.17 0.71; red 0.27 0.42; red 0.66 0.07; event 0.68 -0.33; red 0.39 -0.59; event -0.08 -0.8; blue -0.22 -0.55; red -0.02 0.29; event -0.18 0.06; event 0.47 0.24; event 0.15 -0.7`,
      lines: `1-2 2-3 2-12 3-4 4-5 5-6 6-7 7-13:Flying 8-9 9-10 11-12 0-13:Flying 3-14 14-0 7-15 15-8 10-16 16-11 9-0:2`,
      layout: `proposed`,
    },
    {
      id: `sunyshore`,
      spaceId: `sunyshore`,
      city: `Sunyshore`,
      visit: { when: `pioneer`, do: `super-event`, source: `proposed` },
      ports: `E:5 W:12 NE:15 NW:10 SE:3 SW:1`,
      spaces: `city -0.12 0.28; blue -0.58 0.5; event -0.31 0.61; red -0.07 0.73; red 0.31 0.26; red 0.44 -0.03; event 0.61 -0.4; red 0.12 -0.48; event -0.16 -0.33; event 0.02 -0.02; blue -0.51 -0.52; event -0.5 0.15; red -0.74 0.04; red -0.49 -0.2; event 0.1 -0.74; event 0.36 -0.44; event -0.1 0.51; super 0.1 0.27`,
      lines: `1-2 1-11 2-3 4-5:Electric 5-6 5-9 7-8 7-14:2 8-9 8-10 10-13 11-13 12-13 6-15 15-7 3-16 16-0 0-17 17-4`,
      layout: `proposed`,
    },
    {
      id: `blackthorn`,
      spaceId: `blackthorn`,
      city: `Blackthorn`,
      visit: { when: `first`, do: `items`, amount: 1, source: `proposed` },
      ports: `E:1 W:8 NE:11 NW:10 SE:5 SW:6`,
      spaces: `city -0.06 -0.08; red 0.7 -0.28; event 0.32 -0.21; red 0.42 0.19; event 0.35 0.45; red 0.24 0.72; event -0.17 0.71; red -0.27 0.42; blue -0.66 0.07; event -0.68 -0.33; blue -0.39 -0.59; event 0.08 -0.8; red 0.22 -0.55; red 0.02 0.29; event 0.18 0.06; event -0.47 0.24`,
      lines: `1-2 2-3 2-12 3-4 4-5 5-6 6-7 7-13:Dragon 8-9 9-10 10-11 11-12 0-13:Dragon 3-14 14-0 7-15 15-8 9-0:2`,
      layout: `proposed`,
    },
    {
      id: `mossdeep`,
      spaceId: `mossdeep`,
      city: `Mossdeep`,
      visit: { when: `first`, do: `event`, source: `proposed` },
      ports: `E:3 W:10 NE:6 NW:7 SE:1 SW:11`,
      spaces: `city -0.06 0.11; red 0.36 0.55; event 0.68 0.37; red 0.68 0.01; red 0.35 -0.07; red 0.05 -0.27; red 0.1 -0.77; event -0.28 -0.72; blue -0.59 -0.47; event -0.43 0.05; blue -0.7 0.28; event -0.5 0.48; blue -0.19 0.45; event -0.2 0.72; event 0.11 0.76; red -0.2 -0.51; event -0.51 -0.21; event 0.08 -0.52`,
      lines: `1-2 1-14 2-3 3-4 4-0 0-5 0-12 5-15:Psychic 6-7 7-8 9-10 10-11 11-12 12-13 13-14 8-16 16-9 5-17 17-6`,
      layout: `proposed`,
    },
    {
      id: `sootopolis`,
      spaceId: `sootopolis`,
      city: `Sootopolis`,
      visit: { when: `first`, do: `items`, amount: 1, source: `proposed` },
      ports: `E:5 W:12 NE:3 NW:1 SE:6 SW:10`,
      spaces: `city -0.12 -0.28; blue -0.58 -0.5; event -0.31 -0.61; red -0.07 -0.73; red 0.31 -0.26; red 0.44 0.03; event 0.61 0.4; red 0.12 0.48; event -0.16 0.33; event 0.02 0.02; blue -0.51 0.52; event -0.5 -0.15; red -0.74 -0.04; red -0.49 0.2; event 0.1 0.74`,
      lines: `1-2 1-11 2-3 3-0 0-4:Water 4-5 5-6 5-9 6-7 7-8 7-14:2 8-9 8-10 10-13 11-13 12-13`,
      layout: `traced`,
    },
    {
      id: `viridian`,
      spaceId: `viridian`,
      city: `Viridian`,
      visit: { when: `pioneer`, do: `items`, amount: 3, source: `proposed` },
      ports: `E:7 W:1 NE:8 NW:11 SE:6 SW:15`,
      spaces: `city 0.54 -0.13; pink -0.7 -0.06; green -0.39 0.05; event -0.39 0.31; red -0.05 0.3; red 0.2 0.45; event 0.51 0.52; red 0.65 0.27; event 0.57 -0.47; red 0.26 -0.4; blue 0 -0.46; event -0.13 -0.74; red -0.21 -0.25; event -0.5 -0.27; event -0.44 -0.6; red -0.37 0.56; event 0.59 0.07`,
      lines: `1-2 1-13 2-3 3-4 3-15 4-5 5-6 6-7 0-8 8-9 9-10 10-11 10-12 11-14:Ground 12-13 13-14:Ground 7-16 16-0`,
      layout: `proposed`,
    },
    {
      id: `canalave`,
      spaceId: `canalave`,
      city: `Canalave`,
      visit: { when: `pioneer`, do: `pick-event`, source: `proposed` },
      ports: `E:11 W:4 NE:18 NW:7 SE:1 SW:2`,
      spaces: `city -0.06 -0.17; blue 0.28 0.61; event -0.22 0.58; event -0.64 0.38; event -0.67 0.01; blue -0.39 0.04; green -0.46 -0.31; event -0.39 -0.58; blue -0.09 -0.6; event 0.11 -0.79; red 0.46 -0.55; red 0.68 -0.28; event 0.42 -0.02; red 0.5 0.29; red 0.03 0.11; event 0.03 0.59; event -0.43 0.48; event -0.07 -0.39; event 0.29 -0.67`,
      lines: `1-13 3-4 4-5 5-6 5-14:Steel 6-7 7-8 8-9 10-11 11-12 12-13 12-14:Steel 1-15 15-2 2-16 16-3 8-17 17-0 9-18 18-10`,
      layout: `proposed`,
    },
  ],
  x = [
    {
      id: `brock`,
      name: `Brock`,
      hexagon: `pewter`,
      band: 0,
      type: `Rock`,
      power: 8,
      dual: !1,
      against: [`Flying`, `Electric`, `Fire`, `Bug`],
    },
    {
      id: `gardenia`,
      name: `Gardenia`,
      hexagon: `eterna`,
      band: 0,
      type: `Grass`,
      power: 8,
      dual: !1,
      against: [`Water`, `Rock`, `Electric`, `Ground`],
    },
    {
      id: `misty`,
      name: `Misty`,
      hexagon: `cerulean`,
      band: 0,
      type: `Water`,
      power: 8,
      dual: !1,
      against: [`Rock`, `Fire`, `Ground`],
    },
    {
      id: `brawly`,
      name: `Brawly`,
      hexagon: `dewford`,
      band: 0,
      type: `Fighting`,
      power: 8,
      dual: !1,
      against: [`Dark`, `Rock`, `Normal`, `Ice`],
    },
    {
      id: `wattson`,
      name: `Wattson`,
      hexagon: `mauville`,
      band: 0,
      type: `Electric`,
      power: 11,
      dual: !0,
      against: [`Water`, `Flying`],
    },
    {
      id: `bugsy`,
      name: `Bugsy`,
      hexagon: `azalea`,
      band: 0,
      type: `Bug`,
      power: 8,
      dual: !1,
      against: [`Dark`, `Grass`, `Psychic`, `Fighting`],
    },
    {
      id: `whitney`,
      name: `Whitney`,
      hexagon: `goldenrod`,
      band: 0,
      type: `Normal`,
      power: 8,
      dual: !1,
      against: [],
    },
    {
      id: `falkner`,
      name: `Falkner`,
      hexagon: `violet`,
      band: 0,
      type: `Flying`,
      power: 8,
      dual: !1,
      against: [`Grass`, `Bug`, `Fighting`],
    },
    {
      id: `roxie`,
      name: `Roxie`,
      hexagon: `virbank`,
      band: 0,
      type: `Poison`,
      power: 8,
      dual: !1,
      against: [`Fairy`, `Grass`, `Bug`, `Fighting`],
    },
    {
      id: `kabu`,
      name: `Kabu`,
      hexagon: `motostoke`,
      band: 0,
      type: `Fire`,
      power: 8,
      dual: !1,
      against: [`Steel`, `Grass`, `Bug`, `Ice`],
    },
    {
      id: `morty`,
      name: `Morty`,
      hexagon: `ecruteak`,
      band: 1,
      type: `Ghost`,
      power: 17,
      dual: !0,
      against: [`Psychic`, `Fighting`],
    },
    {
      id: `lt-surge`,
      name: `Lt. Surge`,
      hexagon: `vermilion`,
      band: 1,
      type: `Electric`,
      power: 11,
      dual: !1,
      against: [`Flying`, `Water`],
    },
    {
      id: `sabrina`,
      name: `Sabrina`,
      hexagon: `saffron`,
      band: 1,
      type: `Psychic`,
      power: 17,
      dual: !0,
      against: [`Fighting`, `Poison`],
    },
    {
      id: `chuck`,
      name: `Chuck`,
      hexagon: `cianwood`,
      band: 1,
      type: `Fighting`,
      power: 17,
      dual: !0,
      against: [`Rock`, `Normal`, `Dark`, `Ice`],
    },
    {
      id: `janine`,
      name: `Janine`,
      hexagon: `fuchsia`,
      band: 1,
      type: `Poison`,
      power: 17,
      dual: !0,
      against: [`Fairy`, `Grass`, `Bug`, `Fighting`],
    },
    {
      id: `valerie`,
      name: `Valerie`,
      hexagon: `laverre`,
      band: 1,
      type: `Fairy`,
      power: 17,
      dual: !0,
      against: [`Dragon`, `Dark`, `Bug`, `Fighting`],
    },
    {
      id: `jasmine`,
      name: `Jasmine`,
      hexagon: `olivine`,
      band: 1,
      type: `Steel`,
      power: 17,
      dual: !0,
      against: [`Dragon`, `Rock`, `Normal`, `Ice`],
    },
    {
      id: `norman`,
      name: `Norman`,
      hexagon: `petalburg`,
      band: 1,
      type: `Normal`,
      power: 17,
      dual: !0,
      against: [],
    },
    {
      id: `erika`,
      name: `Erika`,
      hexagon: `celadon`,
      band: 1,
      type: `Grass`,
      power: 17,
      dual: !0,
      against: [`Water`, `Electric`, `Rock`, `Ground`],
    },
    {
      id: `flannery`,
      name: `Flannery`,
      hexagon: `lavaridge`,
      band: 1,
      type: `Fire`,
      power: 17,
      dual: !0,
      against: [`Steel`, `Grass`, `Bug`, `Ice`],
    },
    {
      id: `clay`,
      name: `Clay`,
      hexagon: `driftveil`,
      band: 1,
      type: `Ground`,
      power: 17,
      dual: !0,
      against: [`Steel`, `Electric`, `Fire`, `Poison`],
    },
    {
      id: `skyla`,
      name: `Skyla`,
      hexagon: `mistralton`,
      band: 1,
      type: `Flying`,
      power: 17,
      dual: !0,
      against: [`Grass`, `Bug`, `Fighting`],
    },
    {
      id: `piers`,
      name: `Piers`,
      hexagon: `spikemuth`,
      band: 2,
      type: `Dark`,
      power: 14,
      dual: !1,
      against: [`Psychic`, `Ghost`],
    },
    {
      id: `blaine`,
      name: `Blaine`,
      hexagon: `cinnabar`,
      band: 2,
      type: `Fire`,
      power: 14,
      dual: !1,
      against: [`Steel`, `Grass`, `Bug`, `Ice`],
    },
    {
      id: `pryce`,
      name: `Pryce`,
      hexagon: `mahogany`,
      band: 2,
      type: `Ice`,
      power: 14,
      dual: !1,
      against: [`Dragon`, `Ground`, `Flying`, `Grass`],
    },
    {
      id: `winona`,
      name: `Winona`,
      hexagon: `fortree`,
      band: 2,
      type: `Flying`,
      power: 14,
      dual: !1,
      against: [`Grass`, `Bug`, `Fighting`],
    },
    {
      id: `volkner`,
      name: `Volkner`,
      hexagon: `sunyshore`,
      band: 2,
      type: `Electric`,
      power: 14,
      dual: !1,
      against: [`Water`, `Flying`],
    },
    {
      id: `clair`,
      name: `Clair`,
      hexagon: `blackthorn`,
      band: 2,
      type: `Dragon`,
      power: 14,
      dual: !1,
      against: [`Electric`, `Water`, `Fire`, `Grass`],
    },
    {
      id: `tate-liza`,
      name: `Tate & Liza`,
      hexagon: `mossdeep`,
      band: 2,
      type: `Psychic`,
      power: 22,
      dual: !0,
      against: [`Poison`, `Fighting`],
    },
    {
      id: `wallace`,
      name: `Wallace`,
      hexagon: `sootopolis`,
      band: 2,
      type: `Water`,
      power: 14,
      dual: !1,
      against: [`Rock`, `Ground`, `Fire`],
    },
    {
      id: `giovanni`,
      name: `Giovanni`,
      hexagon: `viridian`,
      band: 2,
      type: `Ground`,
      power: 14,
      dual: !1,
      against: [`Steel`, `Electric`, `Fire`, `Poison`],
    },
    {
      id: `byron`,
      name: `Byron`,
      hexagon: `canalave`,
      band: 2,
      type: `Steel`,
      power: 14,
      dual: !1,
      against: [`Fairy`, `Rock`, `Normal`, `Ice`],
    },
  ],
  S = [...We, ...Ke, ...qe, ...Je],
  Ye = [Ke, qe, Je].map((e) => e.map((e) => S.indexOf(e))),
  Xe = b.length - 1,
  Ze = S.map((e, t) => Ye.findIndex((e) => e.includes(t))),
  Qe = S.map(({ id: e }) => x.findIndex(({ hexagon: t }) => t === e));
function $e({ spaceId: e, spaces: t }, n) {
  return t.split(`; `).map((t, r) => {
    const [i, a, o] = t.split(` `),
      s = { id: `${e}-${r}`, hexagon: n, draws: 0, x: Number(a), y: Number(o) },
      c = h.indexOf(i);
    if (c >= 0) return { ...s, kind: `pokemon`, colour: c };
    if (!i.startsWith(`draw-`)) return { ...s, kind: i, colour: -1 };
    const [, l, u] = i.split(`-`);
    return { ...s, kind: `draw`, colour: h.indexOf(u), draws: Number(l) };
  });
}
const C = S.flatMap($e),
  et = S.map((e, t) => C.findIndex((e) => e.hexagon === t)),
  tt = (e, t) => et[e] + Number(t),
  nt = et[0],
  rt = et[1];
function it({ lines: e }, t, n) {
  for (const r of e.split(` `)) {
    const [e, i] = r.split(`:`),
      a = e.includes(`>`),
      [o, s] = e.split(/[->]/).map((e) => tt(t, e)),
      c = Number(i ?? 0) || 0,
      l = i === void 0 || c > 0 ? -1 : xe.indexOf(i);
    n[o].push({ to: s, type: l, cost: c }), a || n[s].push({ to: o, type: l, cost: 0 });
  }
}
const at = (() => {
    const e = C.map(() => []);
    return (
      S.forEach((t, n) => {
        it(t, n, e);
      }),
      e
    );
  })(),
  ot = S.map(
    ({ ports: e }, t) =>
      new Map(
        e.split(` `).map((e) => {
          const [n, r] = e.split(`:`);
          return [n, tt(t, r)];
        }),
      ),
  ),
  st = [],
  ct = /* @__PURE__ */ new WeakMap();
function w({ board: e }) {
  if (lt?.board === e) return lt;
  let t = ct.get(e);
  return t === void 0 && ((t = ut(e)), ct.set(e, t)), (lt = t), t;
}
let lt = null;
function ut(e) {
  const t = C.map(({ hexagon: t }, n) => (e.includes(t) ? at[n] : st)),
    n = b.map(() => []);
  for (const [r, i, a, o] of Ge) {
    const s = ot[e[r]].get(i),
      c = ot[e[a]].get(o);
    (t[s] = [...t[s], { to: c, type: -1, cost: 0 }]),
      (t[c] = [...t[c], { to: s, type: -1, cost: 0 }]),
      n[r].push(a),
      n[a].push(r);
  }
  const r = C.map(() => []);
  t.forEach((e, t) => {
    for (const { to: n } of e) r[t].includes(n) || r[t].push(n), r[n].includes(t) || r[n].push(t);
  });
  const i = e.flatMap((e) => C.flatMap((t, n) => (t.hexagon === e && t.kind === `pokemon` ? [n] : []))),
    a = C.map(() => -1);
  i.forEach((e, t) => {
    a[e] = t;
  });
  const o = [...new Set(t.flatMap((e) => e.map(({ type: e }) => e)))].filter((e) => e >= 0);
  return {
    board: e,
    slotOf: S.map((t, n) => e.indexOf(n)),
    lines: t,
    near: r,
    captures: i,
    captureOf: a,
    neighbours: n,
    passages: o,
    reaches: /* @__PURE__ */ new Map(),
  };
}
const dt = (e) => C[e].kind === `city`,
  ft = (e) => C[e].hexagon === 1,
  pt = (e, t) => e.slotOf[C[t].hexagon],
  mt = new Map(C.map(({ id: e }, t) => [e, t]));
function ht(e) {
  const t = mt.get(e);
  if (t === void 0) throw Error(`there is no space "${e}"`);
  return t;
}
const gt = [
    {
      event: `duel-volcano`,
      plus: [`Fire`, `Ground`, `Rock`],
      minus: [`Water`, `Grass`, `Ice`],
      prize: { items: 2 },
      source: `proposed`,
    },
    {
      event: `duel-open-sea`,
      plus: [`Water`, `Electric`, `Ice`],
      minus: [`Fire`, `Ground`, `Rock`],
      prize: { pokemon: `blue` },
      source: `proposed`,
    },
    {
      event: `duel-deep-forest`,
      plus: [`Grass`, `Bug`, `Poison`],
      minus: [`Electric`, `Fighting`, `Steel`],
      prize: { items: 3 },
      source: `proposed`,
    },
    {
      event: `duel-dojo`,
      plus: [`Fighting`, `Normal`, `Steel`],
      minus: [`Psychic`, `Ghost`, `Fairy`],
      prize: { items: 1, steals: 1 },
      source: `proposed`,
    },
  ],
  _t = [2, 2, 3, 3, 4, 5],
  vt = [
    {
      id: `drake`,
      name: `Drake`,
      pokemon: [
        {
          name: `Flygon`,
          types: [`Ground`, `Dragon`],
          power: 10,
          advantages: [`Electric`, `Fire`, `Water`, `Grass`],
        },
        {
          name: `Salamence`,
          types: [`Dragon`, `Flying`],
          power: 11,
          advantages: [`Water`, `Fire`, `Electric`, `Grass`],
        },
      ],
      source: `inferred`,
    },
    {
      id: `agatha`,
      name: `Agatha`,
      pokemon: [
        { name: `Arbok`, types: [`Poison`], power: 10, advantages: [`Bug`, `Grass`, `Fighting`, `Fairy`] },
        {
          name: `Gengar`,
          types: [`Ghost`, `Poison`],
          power: 11,
          advantages: [`Psychic`, `Fairy`, `Grass`, `Fighting`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `cynthia`,
      name: `Cynthia`,
      pokemon: [
        { name: `Milotic`, types: [`Water`], power: 10, advantages: [`Ground`, `Rock`, `Fire`] },
        {
          name: `Garchomp`,
          types: [`Dragon`, `Ground`],
          power: 12,
          advantages: [`Electric`, `Fire`, `Water`, `Grass`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `kahili`,
      name: `Kahili`,
      pokemon: [
        {
          name: `Skarmory`,
          types: [`Steel`, `Flying`],
          power: 10,
          advantages: [`Fairy`, `Rock`, `Ice`, `Grass`],
        },
        { name: `Toucannon`, types: [`Flying`], power: 11, advantages: [`Grass`, `Bug`, `Fighting`] },
      ],
      source: `proposed`,
    },
    {
      id: `eusine`,
      name: `Eusine`,
      pokemon: [
        { name: `Hypno`, types: [`Psychic`], power: 9, advantages: [`Poison`, `Fighting`] },
        { name: `Suicune`, types: [`Water`], power: 12, advantages: [`Fire`, `Rock`, `Ground`] },
      ],
      source: `proposed`,
    },
    {
      id: `bruno`,
      name: `Bruno`,
      pokemon: [
        {
          name: `Onix`,
          types: [`Rock`, `Ground`],
          power: 10,
          advantages: [`Electric`, `Bug`, `Flying`, `Fire`],
        },
        { name: `Machamp`, types: [`Fighting`], power: 11, advantages: [`Ice`, `Dark`, `Rock`, `Normal`] },
      ],
      source: `proposed`,
    },
    {
      id: `will`,
      name: `Will`,
      pokemon: [
        {
          name: `Slowbro`,
          types: [`Water`, `Psychic`],
          power: 10,
          advantages: [`Fire`, `Fighting`, `Poison`, `Ground`],
        },
        {
          name: `Xatu`,
          types: [`Psychic`, `Flying`],
          power: 11,
          advantages: [`Fighting`, `Bug`, `Poison`, `Grass`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `leon`,
      name: `Leon`,
      pokemon: [
        {
          name: `Aegislash`,
          types: [`Ghost`, `Steel`],
          power: 10,
          advantages: [`Psychic`, `Fairy`, `Ice`, `Fighting`],
        },
        {
          name: `Charizard`,
          types: [`Fire`, `Flying`],
          power: 11,
          advantages: [`Fighting`, `Bug`, `Ice`, `Grass`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `alder`,
      name: `Alder`,
      pokemon: [
        { name: `Bouffalant`, types: [`Normal`], power: 10, advantages: [] },
        {
          name: `Volcarona`,
          types: [`Bug`, `Fire`],
          power: 11,
          advantages: [`Psychic`, `Steel`, `Ice`, `Grass`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `phoebe`,
      name: `Phoebe`,
      pokemon: [
        {
          name: `Chandelure`,
          types: [`Ghost`, `Fire`],
          power: 10,
          advantages: [`Psychic`, `Steel`, `Ice`, `Grass`],
        },
        {
          name: `Sableye`,
          types: [`Ghost`, `Dark`],
          power: 11,
          advantages: [`Ghost`, `Psychic`, `Fighting`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `glacia`,
      name: `Glacia`,
      pokemon: [
        { name: `Walrein`, types: [`Ice`], power: 10, advantages: [`Dragon`, `Ground`, `Flying`, `Grass`] },
        { name: `Glalie`, types: [`Ice`], power: 11, advantages: [`Ground`, `Flying`, `Dragon`, `Grass`] },
      ],
      source: `proposed`,
    },
    {
      id: `bertha`,
      name: `Bertha`,
      pokemon: [
        {
          name: `Golem`,
          types: [`Rock`, `Ground`],
          power: 10,
          advantages: [`Electric`, `Flying`, `Ice`, `Fire`],
        },
        {
          name: `Hippowdon`,
          types: [`Ground`],
          power: 11,
          advantages: [`Electric`, `Rock`, `Poison`, `Fire`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `karen`,
      name: `Karen`,
      pokemon: [
        {
          name: `Murkrow`,
          types: [`Dark`, `Flying`],
          power: 10,
          advantages: [`Fighting`, `Bug`, `Psychic`, `Ghost`],
        },
        {
          name: `Houndoom`,
          types: [`Fire`, `Dark`],
          power: 11,
          advantages: [`Psychic`, `Ghost`, `Ice`, `Grass`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `steven`,
      name: `Steven`,
      pokemon: [
        {
          name: `Aggron`,
          types: [`Rock`, `Steel`],
          power: 10,
          advantages: [`Ice`, `Fire`, `Rock`, `Flying`],
        },
        {
          name: `Metagross`,
          types: [`Psychic`, `Steel`],
          power: 11,
          advantages: [`Fairy`, `Rock`, `Poison`, `Fighting`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `giovanni`,
      name: `Giovanni`,
      pokemon: [
        { name: `Persian`, types: [`Normal`], power: 9, advantages: [] },
        { name: `Mewtwo`, types: [`Psychic`], power: 12, advantages: [`Poison`, `Fighting`] },
      ],
      source: `proposed`,
    },
    {
      id: `sidney`,
      name: `Sidney`,
      pokemon: [
        {
          name: `Sharpedo`,
          types: [`Dark`, `Water`],
          power: 10,
          advantages: [`Psychic`, `Ghost`, `Ground`, `Fire`],
        },
        { name: `Absol`, types: [`Dark`], power: 11, advantages: [`Psychic`, `Ghost`] },
      ],
      source: `proposed`,
    },
    {
      id: `blue`,
      name: `Blue`,
      pokemon: [
        { name: `Pidgeot`, types: [`Flying`], power: 10, advantages: [`Bug`, `Fighting`, `Grass`] },
        { name: `Arcanine`, types: [`Fire`], power: 11, advantages: [`Steel`, `Bug`, `Ice`, `Grass`] },
      ],
      source: `proposed`,
    },
    {
      id: `lance`,
      name: `Lance`,
      pokemon: [
        {
          name: `Gyarados`,
          types: [`Water`, `Flying`],
          power: 10,
          advantages: [`Fighting`, `Grass`, `Ground`, `Fire`],
        },
        {
          name: `Dragonite`,
          types: [`Dragon`, `Flying`],
          power: 12,
          advantages: [`Electric`, `Fire`, `Water`, `Grass`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `lorelei`,
      name: `Lorelei`,
      pokemon: [
        {
          name: `Jynx`,
          types: [`Ice`, `Psychic`],
          power: 10,
          advantages: [`Poison`, `Fighting`, `Dragon`, `Grass`],
        },
        {
          name: `Lapras`,
          types: [`Ice`, `Water`],
          power: 11,
          advantages: [`Dragon`, `Fire`, `Rock`, `Grass`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `koga`,
      name: `Koga`,
      pokemon: [
        {
          name: `Forretress`,
          types: [`Bug`, `Steel`],
          power: 10,
          advantages: [`Fairy`, `Ice`, `Psychic`, `Grass`],
        },
        {
          name: `Crobat`,
          types: [`Poison`, `Flying`],
          power: 11,
          advantages: [`Fairy`, `Bug`, `Fighting`, `Grass`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `red`,
      name: `Red`,
      pokemon: [
        {
          name: `Charizard`,
          types: [`Fire`, `Flying`],
          power: 10,
          advantages: [`Fighting`, `Bug`, `Ice`, `Grass`],
        },
        { name: `Pikachu`, types: [`Electric`], power: 12, advantages: [`Flying`, `Water`] },
      ],
      source: `proposed`,
    },
    {
      id: `aaron`,
      name: `Aaron`,
      pokemon: [
        {
          name: `Vespiquen`,
          types: [`Bug`, `Flying`],
          power: 10,
          advantages: [`Psychic`, `Dark`, `Fighting`, `Grass`],
        },
        {
          name: `Drapion`,
          types: [`Dark`, `Poison`],
          power: 11,
          advantages: [`Fairy`, `Ghost`, `Psychic`, `Grass`],
        },
      ],
      source: `proposed`,
    },
    {
      id: `diantha`,
      name: `Diantha`,
      pokemon: [
        {
          name: `Aurorus`,
          types: [`Ice`, `Rock`],
          power: 10,
          advantages: [`Dragon`, `Fire`, `Flying`, `Grass`],
        },
        {
          name: `Gardevoir`,
          types: [`Psychic`, `Fairy`],
          power: 11,
          advantages: [`Dark`, `Dragon`, `Poison`, `Fighting`],
        },
      ],
      source: `proposed`,
    },
  ],
  yt = {},
  bt = {},
  xt = [],
  St = [],
  Ct = [],
  wt = [],
  Tt = /* @__PURE__ */ new Map(),
  Et = { roll: [], count: [], cancel: [], copy: [], hit: [], reveal: [], fail: [], loss: [], draw: [] };
function Dt(e, t, n, r = {}) {
  for (const i of Object.keys(r)) Et[i].push({ family: e, id: t, sort: n, response: r[i] });
}
function Ot(e) {
  f.forEach(({ id: t }, n) => {
    (xt[n] = e.items[t] ?? yt), Dt(`item`, t, n, xt[n].responds);
  }),
    m.forEach(({ id: t }, n) => {
      (wt[n] = e.trainers[t] ?? bt), Dt(`trainer`, t, n, wt[n].responds);
    }),
    d.forEach(({ id: t }, n) => {
      (St[n] = e.events[t]), kt(t, n, St[n]);
    }),
    p.forEach(({ id: t }, n) => {
      (Ct[n] = e.superEvents[t]), kt(t, n, Ct[n]);
    });
}
function kt(e, t, n) {
  n.lasting !== void 0 && (Tt.set(e, n.lasting), Dt(`lasting`, e, t, n.lasting.responds));
}
function At({ team: e }) {
  let t = 0;
  for (let n = 0; n < e.length; n++) t |= _[e[n]].types;
  return t;
}
function jt({ team: e }, t) {
  let n = 0;
  for (const r of Ne[t]) Mt(e, r) && n++;
  if (n === 0) return 0;
  for (const n of e) for (const e of Ne[n]) if (e.includes(t)) return 0;
  return He[n];
}
const Mt = (e, t) => t.some((t) => e.includes(t)),
  Nt = ({ boosted: e }, t) => +!!e.includes(t);
function Pt({ team: e, upgraded: t }, n, r) {
  const i = v[n];
  if (!t.includes(i)) return 0;
  if (r === `family`) return 1;
  const a = Ae[n].length;
  for (const t of e) if (v[t] === i && Ae[t].length > a) return 0;
  return 1;
}
const Ft = (e, t, n) => _[t].power + jt(e, t) + Pt(e, t, n) + Nt(e, t),
  It = [0, 1, 2, 3, 4, 5].map((e) => Ue.findIndex((t) => `obeys` in t && Pe(t.obeys) === e));
function Lt({ rewards: e }, t) {
  const { colour: n } = _[t],
    r = It[n];
  return n < 2 || r < 0 || ((e >> r) & 1) == 1;
}
function Rt(e, t) {
  const n = [];
  for (const r of e.team) !n.includes(r) && Lt(e, r) && Bt(e.team, r) > Bt(t, r) && n.push(r);
  return n;
}
const zt = (e) => e.team.some((t) => Lt(e, t));
function Bt(e, t) {
  let n = 0;
  for (let r = 0; r < e.length; r++) e[r] === t && n++;
  return n;
}
const Vt = ({ locked: e }, t) => !e.includes(v[t]);
function Ht(e, t) {
  return Wt(e.team, t), Wt(e.caughtLegends, t), Wt(e.boosted, t);
}
function Ut(e, t, n) {
  Ht(e, n) && t.boosted.push(n), t.team.push(n);
}
function Wt(e, t) {
  const n = e.indexOf(t);
  return n < 0 ? !1 : (e.splice(n, 1), !0);
}
const T = [
    {
      id: `engineer`,
      name: `Engineer`,
      types: [`Electric`],
      families: 4,
      trainer: `lt-surge`,
      items: 1,
      about: `Catch 4 Electric Pokémon from different families: take the Lt. Surge Trainer Card; draw 1 Item.`,
      source: `rulebook`,
    },
    {
      id: `firefighter`,
      name: `Firefighter`,
      types: [`Fire`],
      families: 4,
      trainer: `blaine`,
      items: 1,
      about: `Catch 4 Fire Pokémon from different families: take the Blaine Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `swimmer`,
      name: `Swimmer`,
      types: [`Water`],
      families: 4,
      trainer: `misty`,
      items: 1,
      about: `Catch 4 Water Pokémon from different families: take the Misty Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `gardener`,
      name: `Gardener`,
      types: [`Grass`, `Bug`],
      families: 4,
      trainer: `erika`,
      items: 1,
      about: `Catch 4 Grass or Bug Pokémon from different families: take the Erika Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `mountaineer`,
      name: `Mountaineer`,
      types: [`Rock`],
      families: 4,
      trainer: `brock`,
      items: 1,
      about: `Catch 4 Rock Pokémon from different families: take the Brock Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `excavator`,
      name: `Excavator`,
      types: [`Ground`],
      families: 4,
      trainer: `giovanni`,
      items: 1,
      about: `Catch 4 Ground Pokémon from different families: take the Giovanni Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `psychic`,
      name: `Psychic`,
      types: [`Psychic`],
      families: 4,
      trainer: `sabrina`,
      items: 1,
      about: `Catch 4 Psychic Pokémon from different families: take the Sabrina Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `ninja`,
      name: `Ninja`,
      types: [`Poison`],
      families: 4,
      trainer: `koga`,
      items: 1,
      about: `Catch 4 Poison Pokémon from different families: take the Koga Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `martial-artist`,
      name: `Martial Artist`,
      types: [`Fighting`],
      families: 4,
      trainer: `bruno`,
      items: 1,
      about: `Catch 4 Fighting Pokémon from different families: take the Bruno Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `bird-keeper`,
      name: `Bird Keeper`,
      types: [`Flying`],
      families: 4,
      trainer: `kahili`,
      items: 1,
      about: `Catch 4 Flying Pokémon from different families: take the Kahili Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `dragon-tamer`,
      name: `Dragon Tamer`,
      types: [`Dragon`],
      families: 4,
      trainer: `lance`,
      items: 1,
      about: `Catch 4 Dragon Pokémon from different families: take the Lance Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `medium`,
      name: `Medium`,
      types: [`Ghost`, `Dark`],
      families: 4,
      trainer: `agatha`,
      items: 1,
      about: `Catch 4 Ghost or Dark Pokémon from different families: take the Agatha Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `skier`,
      name: `Skier`,
      types: [`Ice`, `Steel`],
      families: 4,
      trainer: `lorelei`,
      items: 1,
      about: `Catch 4 Ice or Steel Pokémon from different families: take the Lorelei Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `breeder`,
      name: `Breeder`,
      types: [`Normal`, `Fairy`],
      families: 4,
      trainer: `cheren`,
      items: 1,
      about: `Catch 4 Normal or Fairy Pokémon from different families: take the Cheren Trainer Card; draw 1 Item.`,
      source: `proposed`,
    },
    {
      id: `collector`,
      name: `Collector`,
      needs: 20,
      items: 3,
      about: `Own 20 Pokémon: draw 3 Items.`,
      source: `proposed`,
    },
    {
      id: `evolutionist`,
      name: `Evolutionist`,
      needs: 2,
      about: `Complete two families of three: a +1 token on a family.`,
      source: `proposed`,
    },
    {
      id: `legend-hunter`,
      name: `Legend Hunter`,
      items: 2,
      about: `Capture a Yellow Pokémon: draw 2 Items.`,
      source: `proposed`,
    },
    {
      id: `traveller`,
      name: `Traveller`,
      about: `Visit all six gym cities: draw a Super Event.`,
      source: `proposed`,
    },
    {
      id: `eevee-fan`,
      name: `Eevee Fan`,
      needs: 2,
      items: 2,
      about: `Own Eevee and two of its evolutions: draw 2 Items.`,
      source: `proposed`,
    },
    {
      id: `champion-in-the-making`,
      name: `Champion in the Making`,
      needs: 3,
      about: `Be first to win 3 badges: gain a random Blue Pokémon.`,
      source: `proposed`,
    },
  ],
  E = (e, t) => e.map((e, n) => Object.freeze(t(n))),
  Gt = E(C, (e) => ({ to: e })),
  Kt = E(C, (e) => ({ pay: e })),
  qt = E(C, (e) => ({ train: e })),
  Jt = E(C, (e) => ({ activate: e })),
  Yt = E(C, (e) => ({ slot: e })),
  Xt = E(_, (e) => ({ mon: e })),
  Zt = E(_, (e) => ({ family: e })),
  D = E(Array.from({ length: 6 }), (e) => ({ seat: e })),
  Qt = E(h, (e) => ({ colour: e })),
  $t = E(xe, (e) => ({ type: e })),
  en = E(d, (e) => ({ event: e })),
  tn = E(m, (e) => ({ trainer: e })),
  nn = E(x, (e) => ({ leader: e })),
  rn = E(T, (e) => ({ achievement: e })),
  an = f.map(({ count: e }, t) => E(Array.from({ length: e }), (e) => ({ item: t, copy: e })));
function on(e) {
  const t = /* @__PURE__ */ new Map();
  return (n) => {
    let r = t.get(n);
    return r === void 0 && ((r = Object.freeze(e(n))), t.set(n, r)), r;
  };
}
const O = on((e) => ({ do: e })),
  sn = on((e) => ({ card: e })),
  cn = on((e) => ({ amount: e })),
  ln = on((e) => ({ on: on((t) => ({ use: e, on: t })) })),
  k = (e, t = 0) => ln(e).on(t),
  un = on((e) => ({ mon: on((t) => ({ theirs: t, of: e })) })),
  dn = (e, t) => un(e).mon(t),
  fn = O(`yes`),
  pn = O(`no`),
  mn = O(`done`),
  A = O(`nothing`),
  hn = O(`roll`),
  gn = O(`roll-two`),
  _n = O(`stay`),
  vn = O(`gym`),
  yn = O(`offer`),
  j = (e, t) => ({ kind: e, clause: t }),
  M =
    (e, t, n = !1) =>
    (...r) =>
      n ? { kind: e, clause: t, about: r, secret: n } : { kind: e, clause: t, about: r },
  bn = j(`turn`, `H-TURN-01`),
  xn = M(`move`, `H-MOVE-05`),
  Sn = M(`which-die`, `H-TRN-25`),
  Cn = M(`pay-items`, `H-PASS-09`),
  wn = j(`after`, `H-REACT-41`),
  Tn = j(`last`, `H-REACT-39`),
  En = j(`keep-trainer`, `H-TRN-02`),
  Dn = j(`name-active`, `H-TRN-03`),
  On = M(`discards`, `H-COMP-06`),
  kn = M(`ball`, `H-CAP-03`),
  An = M(`how-many-dice`, `H-TRN-34`),
  jn = M(`send`, `H-BAT-03`),
  Mn = M(`send-next`, `H-BAT-16`),
  Nn = M(`lay`, `H-BAT-09`, !0),
  Pn = M(`on-roll`, `H-REACT-10`),
  Fn = M(`on-count`, `H-REACT-11`),
  In = M(`on-event`, `H-REACT-12`),
  Ln = M(`on-copy`, `H-REACT-13`),
  Rn = M(`on-hit`, `H-REACT-25`),
  zn = M(`on-reveal`, `H-REACT-27`),
  Bn = M(`on-fail`, `H-REACT-29`),
  Vn = j(`on-loss`, `H-REACT-30`),
  Hn = M(`on-draw`, `H-REACT-31`),
  N = ve();
function Un(e, t) {
  const { trainer: n } = e.players[t];
  return n < 0 ? -1 : e.trainers.kind[n];
}
const Wn = {};
function Gn(e, t) {
  const n = Un(e, t);
  return n < 0 ? Wn : wt[n];
}
const Kn = (e, t) => Gn(e, t).handLimit ?? 6;
function* qn(e) {
  const { s: t } = e;
  return (
    l(t.trainers) === 0 && (ce(t.trainers, t.trainerDiscard), (t.trainerDiscard = [])),
    (yield* u(e, t.trainers, 255, `trainer`)) ?? -1
  );
}
function Jn(e, t) {
  const { s: n } = e,
    r = n.players[t];
  r.trainer < 0 ||
    (N(e, 255, `trainer-gone`, t, n.trainers.kind[r.trainer]),
    n.trainerDiscard.push(r.trainer),
    (r.trainer = -1));
}
function* Yn(e, t) {
  const n = e.s.players[t];
  n.trainer < 0 && (yield* Xn(e, t, n.spare.length > 0 ? 0 : 1));
}
function* Xn(e, t, n) {
  const r = e.s.players[t];
  for (let i = 0; i < n; i++) {
    const n = yield* qn(e);
    if (n < 0) break;
    N(e, 255, `trainer-drawn`, t, e.s.trainers.kind[n]), r.spare.push(n);
  }
  yield* Zn(e, t);
}
function* Zn(e, t) {
  const { trainers: n, players: r } = e.s,
    i = r[t];
  if ((i.trainer >= 0 && (i.spare.unshift(i.trainer), (i.trainer = -1)), i.spare.length === 0)) return;
  const { trainer: a } = yield* e.ask(t, Dn, () => i.spare.map((e) => tn[n.kind[e]]));
  Qn(e, t, a);
}
function Qn(e, t, n) {
  const r = e.s.players[t],
    i = r.spare.findIndex((t) => e.s.trainers.kind[t] === n);
  (r.trainer = r.spare.splice(i, 1)[0]), N(e, 255, `trainer-active`, t, n);
}
function* $n(e, t) {
  const { s: n } = e,
    r = n.players[t];
  if (r.spare.length === 0) return;
  const i = r.trainer < 0 ? r.spare.slice() : [r.trainer, ...r.spare],
    { trainer: a } = yield* e.ask(t, En, () => i.map((e) => tn[n.trainers.kind[e]]));
  (r.trainer = i.find((e) => n.trainers.kind[e] === a)), (r.spare = []);
  for (const e of i) e !== r.trainer && n.trainerDiscard.push(e);
  N(e, 255, `trainer-kept`, t, a);
}
function* er(e, t) {
  Jn(e, t), yield* Xn(e, t, 1);
}
const tr = M(`renew-trainer`, `H-EVT-16`);
function* nr(e, t, n) {
  (yield* e.ask(t, tr(n), () => [fn, pn])) === fn && (yield* er(e, t));
}
const rr = x.map(({ against: e }) => g(e)),
  ir = x.map(({ type: e }) => g([e])),
  ar = vt.map(({ pokemon: e }) =>
    e.map(({ power: e, types: t, advantages: n }) => ({ power: e, types: g(t), advantages: g(n) })),
  ),
  or = gt.map(({ plus: e, minus: t }) => ({ up: g(e), down: g(t) }));
function sr(e, t) {
  const { up: n, down: r } = or[e];
  return cr(_[t].types & n) - cr(_[t].types & r);
}
function cr(e) {
  let t = 0;
  for (let n = e; n !== 0; n &= n - 1) t++;
  return t;
}
const lr = (e, t) => cr(e & t) * 2,
  ur = f.map((e) => (e.types === void 0 ? null : g(e.types))),
  dr = (e, t) => fr(e, _[t].types);
function fr(e, t) {
  const n = f[e],
    r = ur[e];
  return n.class !== `battle` || (r !== null && (r & t) === 0) ? 0 : (n.value ?? 0);
}
function pr(e, t) {
  const n = e.sides[t],
    r = e.sides[1 - t];
  return n.owner === null ? (e.kind === `gym` ? _r(e.foe, r) : vr(e.foe, n, r)) : hr(e, n, n.owner, mr(e, r));
}
function mr({ kind: e, foe: t }, n) {
  return n.owner === null ? (e === `gym` ? ir[t] : ar[t][n.lost].types) : At({ team: n.sent });
}
function hr(e, t, n, r) {
  const i = [],
    a = (e, t, n) => {
      t !== 0 && i.push([e, t, n]);
    },
    { sent: o, items: s, bearers: c, trainer: l } = t;
  for (const t of o)
    i.push([`power`, _[t].power, t]),
      a(`evolution`, jt(n, t), t),
      a(`family`, Pt(n, t, e.lockBonus), t),
      a(`token`, Nt(n, t), t),
      a(`types`, lr(_[t].advantages, r), t),
      l >= 0 && a(`trainer`, wt[l].power?.(t) ?? 0, l),
      e.kind === `duel` && a(`ground`, sr(e.foe, t), e.foe);
  return (
    s.forEach((e, t) => {
      i.push(e === null ? [`item`, null, -1] : [`item`, dr(e, c[t]), e]);
    }),
    o.length > 0 && i.push(gr(t.die)),
    i
  );
}
const gr = (e) => [`die`, e === 0 ? null : e, e];
function _r(e, { sent: t }) {
  const n = [[`leader`, x[e].power, e]];
  for (const r of t) {
    const t = lr(rr[e], _[r].types);
    t > 0 && n.push([`types`, t, r]);
  }
  return n;
}
function vr(e, { lost: t, die: n, bonus: r }, { sent: i }) {
  const { power: a, advantages: o } = ar[e][t],
    s = [[`elite`, a, e * 2 + t]],
    c = lr(o, At({ team: i }));
  return c > 0 && s.push([`types`, c, -1]), s.push(gr(n), [`bonus`, r === 0 ? null : _t[r - 1], r]), s;
}
function yr(e) {
  let t = 0;
  for (let n = 0; n < e.length; n++) t += e[n][1] ?? 0;
  return t;
}
function br(e, { kind: t, foe: n, sides: r }) {
  const [i, a] = r,
    o = { kind: t, foe: n, lockBonus: e.options.lockBonus, sides: [xr(e, i), xr(e, a)] },
    s = [pr(o, 0), pr(o, 1)];
  return (i.total = yr(s[0])), (a.total = yr(s[1])), s;
}
function xr(e, t) {
  const n = t.seat,
    { sent: r, lost: i, items: a, bearers: o, die: s, bonus: c } = t;
  return {
    owner: n < 0 ? null : e.players[n],
    trainer: n < 0 ? -1 : Un(e, n),
    sent: r,
    lost: i,
    items: a.map((t) => e.items.kind[t]),
    bearers: o,
    die: s,
    bonus: c,
  };
}
const Sr = x.map(({ against: e }) => g(e)),
  Cr = x.map(({ type: e }) => g([e])),
  wr = x.map((e, t) => _.map(({ advantages: e, types: n }) => lr(e, Cr[t]) - lr(Sr[t], n))),
  Tr = (e, t) => wr[e][t];
function Er(e, t) {
  let n = e.players[t],
    { power: r } = Gn(e, t),
    i = [],
    a = [],
    o = 0;
  for (const t of n.team)
    Lt(n, t) &&
      (i.push(t), (o |= _[t].types), a.push(Ft(n, t, e.options.lockBonus) + (r === void 0 ? 0 : r(t))));
  return { mons: i, powers: a, item: o === 0 ? 0 : Dr(e, t, o) };
}
function Dr({ items: e, players: t }, n, r) {
  let i = 0;
  for (const a of t[n].hand) {
    const t = fr(e.kind[a], r);
    t > i && (i = t);
  }
  return i;
}
function Or({ mons: e, powers: t, item: n }, r) {
  let { dual: i, power: a } = x[r],
    [o, s] = [-1 / 0, -1 / 0];
  for (let n = 0; n < e.length; n++) {
    const i = t[n] + wr[r][e[n]];
    i > o ? ([o, s] = [i, o]) : i > s && (s = i);
  }
  return a - o - (i ? s : 0) - n;
}
function kr(e) {
  const t = Mr[e + jr];
  return t === void 0 ? Ar(e) : t;
}
function Ar(e) {
  return 0.9 * Math.max(0, Math.min(1, (7 - e) / 6)) + 0.1 / (1 + Math.exp((e - 6) / 2));
}
const jr = 40,
  Mr = Array.from({ length: 80 }, (e, t) => Ar(t - 40));
function Nr({ powers: e }) {
  let [t, n, r] = [0, 0, 0];
  for (const i of e) i > t ? ([t, n, r] = [i, t, n]) : i > n ? ([n, r] = [i, n]) : i > r && (r = i);
  return t + n + r;
}
const Pr = (e) => Object.fromEntries(e.map(({ id: e }, t) => [e, t])),
  Fr = Pr(f),
  Ir = Pr(d),
  Lr = Pr(p),
  Rr = Pr(m),
  zr = (e, t) => (t === `event` ? e.events : e.superEvents);
function* Br(e, t, n = 255) {
  const { s: r } = e,
    i = zr(r, t);
  return (
    l(i) === 0 &&
      (t === `event`
        ? (ce(i, r.eventDiscard), (r.eventDiscard = []))
        : (ce(i, r.superDiscard), (r.superDiscard = []))),
    yield* u(e, i, n, t)
  );
}
function Vr(e, t, n) {
  (t === `event` ? e.eventDiscard : e.superDiscard).push(n);
}
const Hr = (e, t, n) => Vr(e, Object.hasOwn(Ir, t) ? `event` : `super`, n),
  Ur = ({ event: e }) => Tt.get(e);
function Wr(e, t, n, r, i) {
  const { s: a } = e,
    o = a.extraTurn ? r - 1 : r;
  a.lasting.push({ event: t, owner: n.seat, card: n.card, clock: a.active, left: o, notes: i }),
    N(e, 255, `lasts`, n.seat, t);
}
function Gr(e, t, n, r) {
  e.s.lasting.push({ event: t, owner: n.seat, card: n.card, clock: -1, left: 0, notes: r }),
    N(e, 255, `lasts`, n.seat, t);
}
function* Kr(e, t) {
  const { s: n } = e;
  for (const r of n.lasting.slice())
    r.clock === t && n.lasting.includes(r) && r.left-- === 0 && (yield* Yr(e, r));
}
function* qr(e, t) {
  const { s: n } = e;
  for (const r of n.lasting.slice())
    r.clock >= 0 || r.owner !== t || (n.extraTurn && Ur(r).spansExtraTurns) || (yield* Yr(e, r));
}
function Jr(e, t) {
  const { s: n } = e,
    r = e.others(t).find((e) => !n.players[e].out);
  for (const r of n.lasting) r.clock < 0 && r.owner === t && Xr(e, r);
  n.lasting = n.lasting
    .filter(({ clock: e, owner: n }) => e >= 0 || n !== t)
    .map((e) => (e.clock === t ? { ...e, clock: r } : e));
}
function* Yr(e, t) {
  const { s: n } = e;
  n.lasting.splice(n.lasting.indexOf(t), 1), Xr(e, t);
  const { ends: r } = Ur(t);
  r !== void 0 && (yield* r(e, t), n.achievements.length > 0 && (yield* Ri(e)));
}
function Xr(e, { owner: t, event: n, card: r }) {
  N(e, 255, `no-longer`, t, n), r >= 0 && Hr(e.s, n, r);
}
function* P(e, t, r) {
  const i = { seat: t, count: r };
  r > 0 && (yield* di(e, `draw`, i, [t], Hn(r)));
  const { s: a } = e,
    o = [];
  for (let r = 0; r < i.count; r++) {
    l(a.items) === 0 && (ce(a.items, a.itemDiscard), (a.itemDiscard = []));
    const r = yield* u(e, a.items, n(t), `item`);
    if (r === null) break;
    o.push(r);
  }
  return (
    a.players[t].hand.push(...o),
    N(e, 255, `drew-items`, t, o.length),
    o.length > 0 &&
      N(
        e,
        n(t),
        `got-items`,
        o.map((e) => a.items.kind[e]),
      ),
    o
  );
}
function Zr(e, t, n) {
  N(e, 255, `played`, t, n), Qr(e, t, n);
}
function Qr(e, t, n) {
  const { items: r, players: i, itemDiscard: a } = e.s,
    o = fe(r, i[t].hand, n);
  ae(e, r, o, 255), a.push(o);
}
function $r(e, t, n) {
  const { items: r, players: i } = e.s,
    a = [];
  for (const e of i[t].hand) {
    const t = r.kind[e];
    if (n !== void 0 && !n(t)) continue;
    let i = 0;
    for (const e of a) e.item === t && i++;
    a.push(an[t][i]);
  }
  return a;
}
const ei = (e, t) => {
  const { item: n, copy: r } = t;
  return r === 0 || e.includes(an[n][r - 1]);
};
function* ti(e, t, n, r, i) {
  if (r >= e.s.players[t].hand.length) return ri(e, t);
  const a = yield* e.compose(t, n, () => $r(e, t), { min: r, max: i, fits: ei });
  return ni(e, t, a), a.length;
}
function ni(e, t, n) {
  if (n.length !== 0) {
    N(
      e,
      255,
      `discarded`,
      t,
      n.map(({ item: e }) => e),
    );
    for (const { item: r } of n) Qr(e, t, r);
  }
}
function ri(e, t) {
  const n = $r(e, t);
  return ni(e, t, n), n.length;
}
function ii(e, t, r) {
  const { items: i, players: a } = e.s,
    { hand: o } = a[t];
  le(i, o, 255 & ~n(t));
  const s = o.findIndex((e) => i.kind[e] === r);
  return o.splice(s, 1)[0];
}
function* ai(e, t, n, r) {
  const i = yield* oi(e, t, n, r);
  si(e, t, n, i), ci(e, t, n, i);
}
function* oi(e, t, r, i) {
  const a = e.s.players[r].hand.slice(),
    o = n(t) | n(r),
    s = [];
  for (; s.length < i && a.length > 0; ) {
    const t = yield* e.chance(`steal`, a.length, o);
    s.push(a.splice(t, 1)[0]);
  }
  return s;
}
function si(e, t, r, i) {
  const { items: a, players: o } = e.s,
    s = o[r];
  i.length !== 0 && (le(a, s.hand, 255 & ~(n(t) | n(r))), (s.hand = s.hand.filter((e) => !i.includes(e))));
}
function ci(e, t, r, i) {
  const { items: a, players: o } = e.s;
  N(e, 255, `stole`, t, r, i.length);
  const s = i.map((r) => ae(e, a, r, n(t)));
  s.length > 0 && N(e, n(t) | n(r), `stole-these`, t, r, s), o[t].hand.push(...i);
}
const li = (e, t, n) => ni(e, t, [an[n][0]]),
  ui = [];
function F(e) {
  const t = e.from(e.s.active);
  for (const n of t) if (e.s.players[n].out) return t.filter((t) => !e.s.players[t].out);
  return t;
}
function I(e, t) {
  const n = e.others(t);
  for (const t of n) if (e.s.players[t].out) return n.filter((t) => !e.s.players[t].out);
  return n;
}
function* di(e, t, n, r, i) {
  const a = yield* e.window(r, i, (r) => fi(e, Et[t], r, n));
  if (a === null) return !1;
  const { seat: o, use: s } = a,
    { family: c, sort: l, response: u } = Et[t].find(({ id: e }) => e === s.use);
  return c === `item` && Zr(e, o, l), yield* u.play(e, o, n, s), !0;
}
function fi(e, t, n, r) {
  let i = ui;
  for (let a = 0; a < t.length; a++) {
    const o = t[a];
    if (!pi(e, n, o)) continue;
    const s = o.response.uses(e, n, r);
    s.length > 0 && (i = i.length === 0 ? s : [...i, ...s]);
  }
  return i;
}
function pi(e, t, { family: n, id: r, sort: i }) {
  const { items: a, players: o, lasting: s } = e.s;
  if (n === `item`) return de(a, o[t].hand, i);
  if (n === `trainer`) return Un(e.s, t) === i;
  for (let e = 0; e < s.length; e++) if (s[e].event === r && s[e].owner === t) return !0;
  return !1;
}
const mi = (e, t) => (e === `event` ? St : Ct)[t];
function* hi(e, t, n, r) {
  const i = yield* Br(e, n);
  i !== null && (yield* vi(e, t, n, i, r));
}
function* gi(e, t, r) {
  const { s: i } = e,
    a = [];
  for (let r = 0; r < 2; r++) {
    const r = yield* Br(e, `event`, n(t));
    r !== null && a.push(r);
  }
  if (a.length === 0) return;
  N(
    e,
    n(t),
    `saw-events`,
    a.map((e) => i.events.kind[e]),
  );
  const { event: o } = yield* e.ask(t, _i, () => [...new Set(a.map((e) => en[i.events.kind[e]]))]),
    s = a.find((e) => i.events.kind[e] === o);
  for (const t of a)
    ae(e, i.events, t, 255), t !== s && (N(e, 255, `event-unused`, i.events.kind[t]), Vr(i, `event`, t));
  yield* vi(e, t, `event`, s, r);
}
const _i = { ...j(`pick-event`, `H-PLAT-14`), secret: !0 };
function* vi(e, t, n, r, i) {
  let { s: a } = e,
    o = r,
    s = bi(e, t, n, o);
  if (n === `event`)
    for (;;) {
      for (; !s.cancelled && (yield* di(e, `cancel`, s, F(e), In(t, s.sort))); );
      if (!s.cancelled) break;
      N(e, 255, `event-cancelled`, t, s.sort), a.acting.pop(), Vr(a, n, o);
      const r = yield* Br(e, n);
      if (r === null) return;
      (o = r), (s = bi(e, t, n, o));
    }
  for (; yield* di(e, `copy`, s, I(e, t), Ln(t, n, s.sort)); );
  for (const n of a.lasting) {
    if (n.owner === t) continue;
    const r = Ur(n).copies?.(a, n, s) ?? 0;
    if (r !== 0) {
      for (let e = 0; e < r; e++) s.copiers.push(n.owner);
      N(e, 255, `will-copy`, n.owner, n.event), Ur(n).copied?.(a, n);
    }
  }
  yield* xi(e, { deck: n, sort: s.sort, seat: t, card: o, space: i, inTurn: t === a.active });
  for (const r of e.others(t))
    for (const t of s.copiers)
      t !== r ||
        a.players[r].out ||
        (N(e, 255, `copies-event`, r, s.sort, n), yield* xi(e, yi(e, r, n, s.sort)));
  a.acting.pop();
  const { after: c } = mi(n, s.sort);
  c === void 0 && Vr(a, n, o);
}
const yi = (e, t, n, r) => ({
  deck: n,
  sort: r,
  seat: t,
  card: -1,
  space: e.s.players[t].at,
  inTurn: t === e.s.active,
});
function bi(e, t, n, r) {
  const i = zr(e.s, n).kind[r];
  return (
    e.s.acting.push({ deck: n, sort: i, seat: t }),
    N(e, 255, `drew-event`, t, n, i),
    { deck: n, sort: i, seat: t, cancelled: !1, copiers: [], spent: [] }
  );
}
function* xi(e, t) {
  (yield* mi(t.deck, t.sort).act(e, t)) || N(e, 255, `no-effect`, t.deck, t.sort),
    e.s.achievements.length > 0 && (yield* Ri(e));
}
function Si(e, t) {
  let { captures: n } = w(e),
    r = 0;
  for (let i = 0; i < n.length; i++) e.slots[i] === -2 && C[n[i]].colour === t && r++;
  return e.unseen[t].length - r;
}
function* Ci(e, t) {
  const n = e.s.unseen[t];
  return n.splice(yield* e.chance(`pokemon`, n.length), 1)[0];
}
function wi(e, t) {
  for (let n = t; n >= 0; n--) if (Si(e, n) > 0) return n;
  return -1;
}
function* Ti(e, t) {
  const n = wi(e.s, t);
  return n < 0 ? -1 : yield* Ci(e, n);
}
function* Ei(e, t, n) {
  for (let r = t; r >= 0; r--) {
    const t = yield* Di(e, r, (e) => (_[e].types & n) !== 0);
    if (t >= 0) return t;
  }
  return -1;
}
function* Di(e, t, n) {
  const r = e.s.unseen[t],
    i = r.flatMap((e, t) => (n(e) ? [t] : [])),
    a = Oi(r.length, Si(e.s, t), i.length);
  if (a === 1) return -1;
  const [o, s] = ki(a, i.length),
    c = yield* a === 0 ? e.chance(`search`, i.length) : e.weighted(`search`, [...i.map(() => o), s]);
  return c === i.length ? -1 : r.splice(i[c], 1)[0];
}
function Oi(e, t, n) {
  let r = 1;
  for (let i = 0; i < n; i++) r *= Math.max(0, e - t - i) / (e - i);
  return r;
}
const ki = (e, t) => [Math.round((1 - e) * 1e6), Math.round(e * t * 1e6)];
function Ai(e, t) {
  const { colour: n } = _[t];
  e.unseen[n].push(t), ji(e, n);
}
function ji(e, t) {
  const { captures: n } = w(e),
    r = n.findIndex((n, r) => e.slots[r] === -1 && C[n].colour === t);
  r >= 0 && Mi(e, r);
}
function Mi(e, t) {
  const { captures: n } = w(e);
  (e.slots[t] = -1), (e.weakened[t] = 0), Si(e, C[n[t]].colour) > 0 && (e.slots[t] = -2);
}
function* Ni(e, t, n) {
  if (n.length === 0) return;
  const r = e.s.players[t];
  for (const i of n) r.team.push(i), N(e, 255, `gained`, t, i);
  const { gained: i } = Gn(e.s, t);
  i !== void 0 && (yield* i(e, t, n.length));
}
function* L(e, t, n) {
  const r = yield* Ti(e, n);
  return r < 0 ? !1 : (yield* Ni(e, t, [r]), !0);
}
const Pi = j(`which-achievement`, `H-OPT-10`),
  Fi = j(`upgrade`, `H-ACH-16`),
  Ii = T,
  Li = Ii.map(({ types: e = [] }) => g(e));
function* Ri(e) {
  for (; e.s.winner < 0 && (yield* zi(e)); );
}
function* zi(e) {
  const { s: t } = e;
  for (const n of F(e)) {
    const r = [];
    for (let e = 0; e < Ii.length; e++) t.achievements[e] < 0 && Bi(t, n, e) && r.push(e);
    if (r.length === 0) continue;
    const { achievement: i } = yield* e.ask(n, Pi, () => r.map((e) => rn[e]));
    return (t.achievements[i] = n), N(e, 255, `achieved`, n, i), yield* qi(e, n, i), !0;
  }
  return !1;
}
const Bi = ({ board: e, players: t }, n, r) => Vi(e, t[n], r) >= Hi(e, r);
function Vi(e, t, n) {
  const { id: r, families: i, needs: a = 1 } = Ii[n];
  return i === void 0 ? (Ki[r]?.(t, a, e) ?? 0) : Ui(t, Li[n]);
}
function Hi(e, t) {
  const { id: n, families: r, needs: i = 1 } = Ii[t];
  return n === `traveller` ? e.filter((e) => Qe[e] >= 0).length : n === `eevee-fan` ? i + 1 : (r ?? i);
}
function Ui({ team: e }, t) {
  const n = [];
  for (const r of e) (_[r].types & t) !== 0 && !n.includes(v[r]) && n.push(v[r]);
  return n.length;
}
const Wi = y(`eevee`),
  Gi = (e) => new Set(e).size,
  Ki = {
    collector: ({ team: e }) => e.length,
    evolutionist: ({ team: e }) =>
      Gi(e.filter((t) => Ne[t].length === 2 && Ne[t].every((t) => Mt(e, t))).map((e) => v[e])),
    'legend-hunter': ({ caughtLegends: e }) => e.length,
    traveller: ({ visited: e }, t, n) => n.filter((t, n) => Qe[t] >= 0 && ((e >> n) & 1) == 1).length,
    'eevee-fan': ({ team: e }, t) =>
      Number(e.includes(Wi)) + Math.min(t, Gi(e.filter((e) => _[e].from === Wi))),
    'champion-in-the-making': ({ badges: e }) => e.length,
  };
function* qi(e, t, n) {
  const { id: r, trainer: i, items: a } = Ii[n];
  i !== void 0 && (yield* Yi(e, t, Rr[i])),
    a !== void 0 && (yield* P(e, t, a)),
    r === `evolutionist` && (yield* Ji(e, t)),
    r === `traveller` && (yield* hi(e, t, `super`, e.s.players[t].at)),
    r === `champion-in-the-making` && (yield* L(e, t, 2));
}
function* Ji(e, t) {
  const { team: n, upgraded: r } = e.s.players[t],
    i = [...new Set(n.map((e) => v[e]))].filter((e) => !r.includes(e));
  if (i.length === 0) return;
  const { family: a } = yield* e.ask(t, Fi, () => i.map((e) => Zt[e]));
  r.push(a), N(e, 255, `upgraded`, t, a);
}
function* Yi(e, t, n) {
  const { s: r } = e,
    i = r.players[t],
    a = (e) => e >= 0 && r.trainers.kind[e] === n;
  if (a(i.trainer) || i.spare.some(a)) return;
  let o = yield* ee(e, r.trainers, 255, `trainer`, (e) => e === n),
    s = r.trainerDiscard.findIndex(a);
  o === null && s >= 0 && ([o] = r.trainerDiscard.splice(s, 1));
  const c = I(e, t).find((e) => {
    const { trainer: t, spare: n } = r.players[e];
    return a(t) || n.some(a);
  });
  if (o === null && c !== void 0)
    (o = Xi(r.players[c], a)), N(e, 255, `trainer-called`, t, n, c), i.spare.push(o), yield* Yn(e, c);
  else if (o !== null) N(e, 255, `trainer-called`, t, n, -1), i.spare.push(o);
  else return;
  yield* Zn(e, t);
}
function Xi(e, t) {
  const n = e.spare.findIndex(t);
  if (n >= 0) return e.spare.splice(n, 1)[0];
  const { trainer: r } = e;
  return (e.trainer = -1), r;
}
const Zi = j(`lock`, `H-LOCK-02`);
function* Qi(e, t) {
  const n = e.s.players[t],
    r = [];
  for (const e of n.team) {
    const t = v[e];
    !r.includes(t) && !n.locked.includes(t) && r.push(t);
  }
  if (r.length === 0) return;
  const { family: i } = yield* e.ask(t, Zi, () => r.map((e) => Zt[e]));
  n.locked.push(i), n.upgraded.includes(i) || n.upgraded.push(i), N(e, 255, `locked`, t, i);
}
function* $i(e, t, n) {
  const r = e.s.players[t],
    i = ea(e.s, r, n);
  if ((r.badges.push(n), N(e, 255, `badge`, t, n, r.badges.length), yield* P(e, t, 1), i >= Ue.length))
    return;
  r.rewards |= 1 << i;
  const a = Ue[i];
  `obeys` in a
    ? N(e, 255, `obeys-now`, t, Pe(a.obeys))
    : `gives` in a
      ? yield* L(e, t, Pe(a.gives))
      : yield* Qi(e, t);
}
function ea(e, { badges: t }, n) {
  if (e.options.badgeRewards === `count`) return t.length;
  const { band: r } = x[n];
  return r * 2 + t.filter((e) => x[e].band === r).length;
}
const ta = () => {},
  na = {},
  ra = [];
function* ia(e, { why: t, rollers: n, dice: r, lies: i }, a) {
  (r[a] = 1 + (yield* e.chance(t, 6))), i(a, r[a]), N(e, 255, `rolled`, n[a], r[a], t);
}
function* aa(e, t, n, { aim: r = ra, lies: i = ta, fallen: a = ta } = na) {
  const o = { why: n, rollers: t, dice: [], lies: i },
    { dice: s } = o;
  for (let n = 0; n < t.length; n++) yield* ia(e, o, n);
  for (a(); yield* di(e, `roll`, o, F(e), Pn(n, s.slice(), t, r)); );
  for (const n of F(e)) {
    const { rolled: r } = Gn(e.s, n);
    if (r === void 0) continue;
    const i = s.filter((e, r) => t[r] === n);
    i.length > 0 && (yield* r(e, n, i));
  }
  return s;
}
function* oa(e, t, n, r) {
  return (yield* aa(e, [t], n, r))[0];
}
const sa = [0, 1],
  ca = (e) => ({
    seat: e,
    sent: [],
    fainted: [],
    lost: 0,
    laid: -1,
    items: [],
    bearers: [],
    die: 0,
    bonus: 0,
    total: 0,
  });
function* la(e, t, n, r, i = -1) {
  const { s: a } = e;
  if (!zt(a.players[n])) return zt(a.players[r]) ? 1 : -1;
  if (!zt(a.players[r])) return 0;
  const o = { kind: t, sides: [ca(n), ca(r)], foe: i };
  (a.battle = o), N(e, 255, `battle`, n, r, t);
  let s = null,
    c;
  for (yield* fa(e, o); (c = yield* pa(e, o)), (s = c.won), s === null; ) {
    const t = sa.map((e) => (da(o.sides[e]), Rt(a.players[o.sides[e].seat], o.sides[e].fainted).length > 0));
    if (!t[0] || !t[1]) {
      s = t[0] ? 0 : t[1] ? 1 : -1;
      break;
    }
    yield* fa(e, o);
  }
  return (a.battle = null), ua(e, o, s, c.sums), s;
}
function ua(e, { kind: t, sides: [n, r] }, i, a) {
  const [o, s] = i === 1 ? [r, n] : [n, r],
    c = [o.fainted.length, s.fainted.length],
    l = i === 1 ? [a[1], a[0]] : a;
  N(e, 255, `battle-won`, i < 0 ? -1 : o.seat, t, s.seat, l, c);
}
function da(e) {
  e.fainted.push(...e.sent), (e.sent = []);
}
function* fa(e, t) {
  const [n, r] = t.sides,
    i = n.fainted.length + r.fainted.length > 0 ? Mn(-1) : jn(-1),
    a = [n, r].filter(({ seat: e }) => e >= 0);
  (yield* e.together(
    a.map(({ seat: e }) => e),
    i,
    (t) => Rt(e.s.players[t], (n.seat === t ? n : r).fainted).map((e) => Xt[e]),
  )).forEach(({ mon: t }, n) => {
    (a[n].sent = [t]), N(e, 255, `sent`, a[n].seat, t);
  });
}
function* pa(e, t) {
  const [n, r] = t.sides;
  for (;;) {
    yield* ha(e, t),
      yield* aa(e, [n.seat, r.seat], `battle`, {
        lies: (e, n) => {
          t.sides[e].die = n;
        },
        fallen: () => ya(e, t),
      });
    const i = br(e.s, t);
    N(e, 255, `totals`, n.seat, n.total, r.seat, r.total, i);
    const a = n.total === r.total ? null : +(n.total < r.total),
      o = a !== null && (yield* ma(e, t.sides[1 - a].seat));
    if ((ba(e, t), !o))
      return (
        a === null
          ? N(e, 255, `both-faint`, n.seat, n.sent[0], r.seat, r.sent[0])
          : N(e, 255, `faints`, t.sides[1 - a].seat, t.sides[1 - a].sent[0]),
        { won: a, sums: i }
      );
  }
}
function* ma(e, t) {
  const n = { seat: t, again: !1 };
  return yield* di(e, `loss`, n, [t], Vn), n.again;
}
function* ha(e, t) {
  const n = t.sides.filter(({ seat: e }) => e >= 0);
  (yield* e.together(
    n.map(({ seat: e }) => e),
    Nn(-1),
    (t) => _a(e, t),
  )).forEach((t, r) => {
    const i = n[r];
    `item` in t && ga(e, i, t, i.sent[0]), (i.laid = i.items.length), N(e, 255, `laid`, i.seat, i.laid);
  });
}
function ga(e, t, { item: n }, r) {
  t.items.push(ii(e, t.seat, n)), t.bearers.push(r);
}
function _a(e, t) {
  if (e.s.players[t].hand.length === 0) return va;
  const n = $r(e, t).filter(({ copy: e }) => e === 0);
  return [A, ...n.map(({ item: e }) => an[e][0])];
}
const va = [A];
function ya(e, t) {
  for (const { seat: n, items: r } of t.sides)
    r.length > 0 &&
      N(
        e,
        255,
        `turned-up`,
        n,
        r.map((t) => ae(e, e.s.items, t, 255)),
      );
}
function ba(e, t) {
  for (const n of t.sides)
    e.s.itemDiscard.push(...n.items),
      (n.items = []),
      (n.bearers = []),
      (n.laid = -1),
      (n.die = 0),
      (n.bonus = 0),
      (n.total = 0);
}
const xa = M(`send-gym`, `H-GYM-14`),
  Sa = M(`lay-gym`, `H-GYM-14`),
  Ca = (e) => (x[e].dual ? 2 : 1);
function wa({ badges: e }, t) {
  let { band: n } = x[t],
    r = 0;
  for (const i of e) {
    if (i === t) return !1;
    x[i].band === n && r++;
  }
  return r < 2;
}
function Ta(e, t) {
  let n = 0;
  for (const t of e.team) Lt(e, t) && n++;
  return n >= Ca(t);
}
function Ea(e, t, n) {
  if (e.fought || !dt(n)) return !1;
  const r = Qe[C[n].hexagon],
    i = e.players[t];
  return r >= 0 && wa(i, r) && Ta(i, r);
}
function* Da(e, t, n) {
  e.s.fought = !0;
  const r = Qe[C[n].hexagon];
  (yield* Oa(e, t, r)) && (yield* $i(e, t, r)), e.s.achievements.length > 0 && (yield* Ri(e));
}
function* Oa(e, t, n) {
  const { s: r } = e,
    i = r.players[t],
    a = { kind: `gym`, sides: [ca(t), ca(-1)], foe: n },
    [o, s] = a.sides;
  (r.battle = a), N(e, 255, `challenged-leader`, t, n);
  for (let r = 0; r < Ca(n); r++) {
    const { mon: r } = yield* e.ask(t, xa(n), () => Rt(i, o.sent).map((e) => Xt[e]));
    o.sent.push(r), N(e, 255, `sent`, t, r);
  }
  let c = !1,
    l;
  for (;;) {
    for (const [r, i] of o.sent.entries()) {
      const a = Sa(n, i, o.sent.length - 1 - r),
        s = yield* e.ask(t, a, () => _a(e, t));
      `item` in s && ga(e, o, s, i);
    }
    (o.laid = o.items.length),
      ya(e, a),
      yield* oa(e, t, `battle`, {
        lies: (e, t) => {
          o.die = t;
        },
      }),
      (l = br(r, a)),
      N(e, 255, `gym-totals`, t, o.total, n, s.total, l),
      (c = o.total >= s.total);
    const i = !c && (yield* ma(e, t));
    if ((ba(e, a), !i)) break;
  }
  return (r.battle = null), N(e, 255, c ? `beat-leader` : `lost-to-leader`, t, n, l), c;
}
function ka({ badges: e, entered: t }) {
  return t ? 2 : +(e.length >= 6);
}
function Aa(e, t) {
  let n = 0;
  for (let r = 0; r < e.passages.length; r++) (t >> e.passages[r]) & 1 && (n |= 1 << r);
  return n;
}
function ja(e, t, n, r, i) {
  let a = ((t * 64 + n) * 3 + i) * 64 + Aa(e, r),
    o = e.reaches.get(a);
  return o === void 0 && ((o = new Na(e, t, r, i).of(n)), e.reaches.set(a, o)), o;
}
function Ma(e, t, n, r, i, a, o) {
  return new Na(e, t, r, i).way(n, a, o);
}
var Na = class {
  graph;
  from;
  types;
  leaving;
  gate;
  passed = [];
  full = /* @__PURE__ */ new Set();
  stops = /* @__PURE__ */ new Set();
  dead = /* @__PURE__ */ new Set();
  paid = /* @__PURE__ */ new Map();
  goal = -1;
  goalPaid = !1;
  found = [];
  deadEnd = [];
  constructor(e, t, n, r) {
    (this.graph = e), (this.from = t);
    const i = e.lines[t].every(({ type: e, cost: t }) => t > 0 || (e >= 0 && !((n >> e) & 1)));
    (this.types = n), (this.leaving = i ? -1 : n), (this.gate = r);
  }
  of(e) {
    return (
      this.step(this.from, e),
      {
        ends: [
          .../* @__PURE__ */ new Set([
            ...this.full,
            ...this.stops,
            ...(this.full.size === 0 ? this.dead : []),
          ]),
        ],
        paid: [...this.paid].map(([e, t]) => ({ to: e, cost: t })),
      }
    );
  }
  way(e, t, n) {
    return (
      (this.goal = t),
      (this.goalPaid = n),
      this.step(this.from, e),
      this.found.length > 0 ? this.found : this.deadEnd
    );
  }
  reached(e, t) {
    if (e !== this.goal || t !== this.goalPaid) return;
    const n = [...this.passed, e];
    (this.found.length === 0 || n.length < this.found.length) && (this.found = n);
  }
  step(e, t) {
    this.passed.push(e);
    let n = e === this.from ? this.leaving : this.types,
      r = !0;
    for (const { to: i, type: a, cost: o } of this.graph.lines[e])
      this.passed.includes(i) ||
        (o > 0
          ? (this.paid.set(i, o), this.reached(i, !0))
          : t === 0 ||
            (a >= 0 && !((n >> a) & 1)) ||
            (i === rt && this.gate !== 2
              ? this.gate === 1 && (this.stops.add(i), this.reached(i, !1))
              : ((r = !1),
                t === 1 ? this.full.add(i) : dt(i) && this.stops.add(i),
                (t === 1 || dt(i)) && this.reached(i, !1),
                this.step(i, t - 1))));
    r &&
      t > 0 &&
      e !== this.from &&
      (this.dead.add(e), e === this.goal && (this.deadEnd = this.passed.slice())),
      this.passed.pop();
  }
};
function Pa(e, t, n) {
  let r = 0;
  for (let i = t; i !== n && r <= C.length; i = e.lines[i][0].to) i - rt >= 3 && r++;
  return r;
}
const Fa = C.filter(({ hexagon: e }) => e === C[rt].hexagon).length - 3,
  Ia = /* @__PURE__ */ new WeakMap();
function La(e) {
  let t = Ia.get(e);
  return t === void 0 && ((t = e.board.map((t) => Ra(e, et[t]))), Ia.set(e, t)), t;
}
function Ra(e, t) {
  const n = C.map(() => za);
  n[t] = 0;
  const r = [t];
  for (const t of r)
    for (const i of e.near[t])
      !e.lines[i].some((e) => e.to === t && e.type < 0 && e.cost === 0) ||
        n[i] < za ||
        ((n[i] = n[t] + 1), r.push(i));
  return n;
}
const za = 50;
function Ba(e, { visited: t }, n, r) {
  return e === 0 ? 1 : dt(n) && (t >> r) & 1 ? Math.min(e, 4) : e;
}
function Va(e, { laps: t, loopSteps: n }, r) {
  return ft(r) ? (t > 0 ? 0 : Fa - n + Math.max(0, 3 - (r - rt))) : La(e)[e.board.length - 1][r] + 3 + Fa;
}
function Ha(e, t, n, r) {
  let i = e.players[t],
    a = w(e),
    o = La(a),
    s = 0;
  for (let e = 0; e < a.board.length; e++)
    r[e] > s && (s = Math.max(s, r[e] * (1 - Ba(o[e][n], i, n, e) / 50)));
  if (i.badges.length < 6 && !ft(n)) return Ka * s;
  const c = Math.max(0, 1 - Va(a, i, n) / (50 + Fa));
  return Math.max(Ka * s, qa * c);
}
function Ua(e, t, n = Er(e, t)) {
  const r = e.players[t];
  return e.board.map((e) => {
    const t = Qe[e];
    return t < 0 || !wa(r, t) ? 0 : kr(Or(n, t));
  });
}
function Wa(e, t) {
  const n = e.players[t];
  if (n.out) return 0;
  let r = Er(e, t),
    i = Ua(e, t, r),
    a = 0;
  for (const e of i) a += e;
  return (
    n.badges.length +
    Ga * a +
    Ha(e, t, n.at, i) +
    Ja * Nr(r) +
    Ya * Math.min(n.team.length, Xa) +
    Za * n.hand.length +
    Qa * n.upgraded.length +
    $a * (n.leagueWins + n.elites.length) +
    (n.entered ? eo : 0) +
    to * (n.extra - n.skips) -
    no * (n.offered + n.offers / ro)
  );
}
const Ga = 0.3,
  Ka = 0.4,
  qa = 3,
  Ja = 0.04,
  Ya = 0.02,
  Xa = 30,
  Za = 0.03,
  Qa = 0.05,
  $a = 3,
  eo = 0.5,
  to = 0.15,
  no = 1e-4,
  ro = 64,
  io = 0.3;
function ao(e, t) {
  if (e.winner >= 0) return +(e.winner === t);
  let n = 0;
  for (let r = 0; r < e.players.length; r++) r !== t && (n += Wa(e, r));
  const r = n / (e.players.length - 1);
  return io + (0.7 * Wa(e, t) - io * r) / 22;
}
function oo(e) {
  const { s: t } = e;
  for (const n of e.from(t.active)) {
    const e = t.players[n];
    if (!(e.extra === 0 || e.out)) {
      e.extra--, (t.active = n), (t.extraTurn = !0);
      return;
    }
  }
  t.extraTurn = !1;
  do t.regular = (t.regular + 1) % e.n;
  while (t.players[t.regular].out);
  t.active = t.regular;
}
function so(e, t) {
  e.s.players[t].extra++, N(e, 255, `extra-turn`, t);
}
function co(e, t, n) {
  (e.s.players[t].skips += n), N(e, 255, `must-skip`, t, n);
}
function lo(e) {
  e.agenda = e.agenda.filter((e) => e.do !== `after`);
}
const uo = j(`which-leader`, `H-EVT-21`),
  fo = {
    *act(e, { seat: t, inTurn: n }) {
      const { s: r } = e,
        i = n && r.fought ? [] : po(r, t);
      if (i.length === 0) return !1;
      const a = yield* e.ask(t, uo, () => [A, ...i.map((e) => nn[e])]);
      return (
        `do` in a ||
          (n && ((r.fought = !0), lo(r)), (yield* Oa(e, t, a.leader)) && (yield* $i(e, t, a.leader))),
        !0
      );
    },
  };
function po(e, t) {
  const n = e.board.map((e) => Qe[e]),
    r = e.players[t];
  return x.map((e, t) => t).filter((e) => !n.includes(e) && wa(r, e) && Ta(r, e));
}
const mo = [];
function* R(e, t, n, r = mo) {
  const i = { what: t, on: n, by: r, stopped: !1 };
  return yield* di(e, `hit`, i, n, Rn(t, r.length > 0 ? r[0] : -1)), !i.stopped;
}
function ho(e, t, n) {
  go(e, t, n), ji(e.s, _[n].colour);
}
function go(e, t, n) {
  Ht(e.s.players[t], n), e.s.unseen[_[n].colour].push(n), N(e, 255, `returned-mon`, t, n);
}
const _o = j(`exchange`, `H-EVT-103`),
  vo = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = [...new Set(n.players[t].team)].filter((e) => {
          const { colour: t } = _[e];
          return t !== 5 && Si(n, t) > 0;
        });
      if (r.length === 0) return !1;
      const { mon: i } = yield* e.ask(t, _o, () => r.map((e) => Xt[e]));
      if (!(yield* R(e, `bill`, [t]))) return !0;
      const a = yield* Ci(e, _[i].colour);
      return ho(e, t, i), yield* Ni(e, t, [a]), !0;
    },
  },
  yo = (e) => {
    const t = f[e];
    return t.class === `common` && t.value !== void 0;
  };
function* bo(e, t, n) {
  const { s: r } = e,
    i = w(r).captureOf[n];
  if (r.slots[i] === -1) return !1;
  yield* Co(e, n);
  const a = r.slots[i],
    o = yield* To(e, t, a, n);
  return (
    o >= 0
      ? (Mi(r, i), yield* So(e, o, a))
      : _[a].colour !== 4 && r.weakened[i] === 0 && ((r.weakened[i] = 1), N(e, 255, `weakened`, a, n)),
    o === t
  );
}
function* xo(e, t, n) {
  const r = yield* To(e, t, n, -1);
  return r < 0 ? Ai(e.s, n) : yield* So(e, r, n), r === t;
}
function* So(e, t, n) {
  const { s: r } = e;
  _[n].colour === 4 && r.players[t].caughtLegends.push(n);
  for (const e of r.lasting) Ur(e).captured?.(r, e, t, n);
  yield* Ni(e, t, [n]);
}
function* Co(e, t) {
  const { s: n } = e,
    r = w(n).captureOf[t];
  n.slots[r] === -2 &&
    ((n.slots[r] = yield* Ci(e, C[t].colour)), N(e, 255, `appeared`, n.slots[r], t), yield* wo(e, t));
}
function* wo(e, t) {
  const { s: n } = e,
    r = w(n).captureOf[t];
  for (; yield* di(e, `reveal`, { space: t }, F(e), zn(n.slots[r], t)); );
}
function* To(e, t, n, r) {
  if (yield* Eo(e, t, n, r)) return t;
  const i = { seat: t, mon: n, space: r, caughtBy: -1 };
  return yield* di(e, `fail`, i, F(e), Bn(t, n, r)), i.caughtBy;
}
function* Eo(e, t, n, r) {
  let { s: i } = e,
    a = r >= 0 && i.weakened[w(i).captureOf[r]] === 1,
    o = Gn(i, t),
    s = Do(o, n, a);
  for (;;) {
    const r = yield* e.ask(t, kn(n, a, s), () => ko(e, t));
    if (!(`item` in r) || ((s += Oo(r.item)), Zr(e, t, r.item), i.options.balls === `one`)) break;
  }
  const c = yield* aa(
      e,
      o.twoToCapture === !0 && (yield* e.ask(t, An(n, s), () => jo)).amount === 2 ? [t, t] : [t],
      `catch`,
      { aim: [n, s] },
    ),
    l = c.find((e) => Mo(n, e, s));
  return N(e, 255, l === void 0 ? `missed` : `caught`, t, n, l ?? c[0], s), l !== void 0;
}
const Do = ({ reach: e }, t, n) => +!!n + (e?.(t) ?? 0),
  Oo = (e) => f[e].value ?? 0;
function ko(e, t) {
  const n = $r(e, t, yo).filter(({ copy: e }) => e === 0);
  return n.length === 0 ? Ao : [A, ...n.map(({ item: e }) => an[e][0])];
}
const Ao = [A],
  jo = [cn(2), cn(1)],
  Mo = (e, t, n) => ye[_[e].colour].some((e) => Math.abs(e - t) <= n);
function No(e, t) {
  return w(e).captures.filter((n, r) => e.slots[r] !== -1 && t(n, e.slots[r]));
}
const Po = (e, t = () => !0) => No(e, (e, n) => n !== -2 && t(e, n)),
  Fo = (e, t) => C[e.players[t].at].hexagon;
function* Io(e, t, n) {
  const { s: r } = e,
    i = w(r).captureOf[n],
    a = r.slots[i],
    o = a === -2 ? yield* Ci(e, C[n].colour) : a;
  Mi(r, i), yield* Ni(e, t, [o]);
}
const Lo = j(`take-on-route`, `H-EVT-24`),
  Ro = j(`try-there`, `H-EVT-25`),
  zo = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = No(n, (e) => C[e].hexagon === Fo(n, t)),
        i = r.filter((e) => C[e].colour <= 2);
      if (i.length > 0) {
        const { slot: n } = yield* e.ask(t, Lo, () => i.map((e) => Yt[e]));
        yield* Io(e, t, n);
      } else if (r.length > 0) {
        const n = yield* e.ask(t, Ro, () => [A, ...r.map((e) => Yt[e])]);
        `slot` in n && (yield* bo(e, t, n.slot));
      }
      return (yield* R(e, `blocked-route`, [t])) && co(e, t, 1), !0;
    },
  },
  Bo = j(`which-colour`, `H-EVT-04`);
function Vo(e) {
  const { hexagon: t, kind: n, colour: r } = C[e];
  return ft(e) ? -1 : n === `pokemon` ? r : t === 0 ? 0 : 1 + Ze[t];
}
function* Ho(e, t, n) {
  const r = Vo(n);
  return r >= 0 ? r : (yield* e.ask(t, Bo, () => Qt.slice(0, 4))).colour;
}
const Uo = (e) => {
    const t = Vo(e);
    return t < 0 ? 3 : t;
  },
  Wo = j(`try-which`, `H-PLAT-18`);
function* Go(e, t, n) {
  for (let r = 0; r < n; r++) {
    const n = yield* Ti(e, t);
    if (n < 0) return;
    e.s.shown.push(n);
  }
}
function* Ko(e, t, n) {
  for (let r = 0; r < n && Si(e.s, t) > 0; r++) e.s.shown.push(yield* Ci(e, t));
}
function* qo(e, t) {
  const { s: n } = e;
  if (n.shown.length === 0) return !1;
  N(e, 255, `shown`, t, n.shown.slice());
  const { mon: r } = yield* e.ask(t, Wo, () => [...new Set(n.shown)].map((e) => Xt[e]));
  yield* xo(e, t, r);
  const i = n.shown;
  i.splice(i.indexOf(r), 1), (n.shown = []);
  for (const e of i) Ai(n, e);
  return !0;
}
function* Jo(e, t, n) {
  return n >= 0 && e.s.shown.push(n), yield* qo(e, t);
}
const Yo = g([`Bug`]),
  Xo = {
    *act(e, { seat: t, space: n }) {
      return yield* Jo(e, t, yield* Ei(e, yield* Ho(e, t, n), Yo));
    },
  },
  Zo = {
    *act(e, { seat: t }) {
      return yield* Go(e, 3, 1), yield* qo(e, t);
    },
  },
  Qo = { act: (e, { seat: t }) => L(e, t, 2) },
  $o = {
    *act(e, t) {
      const { events: n, eventDiscard: r } = e.s,
        i = r.at(-1);
      if (i === void 0) return !1;
      const a = n.kind[i];
      return N(e, 255, `repeats`, t.seat, a), yield* xi(e, { ...t, deck: `event`, sort: a, card: -1 }), !0;
    },
  },
  es = M(`gift`, `H-EVT-30`),
  ts = O(`from-pile`),
  ns = {
    *act(e, { seat: t, space: n }) {
      const { s: r } = e,
        i = yield* Ho(e, t, n),
        a = Po(r, (e) => C[e].colour === i).map((e) => Yt[e]),
        o = wi(r, i) >= 0;
      if (a.length === 0 && !o) return !1;
      const s = yield* e.ask(t, es(i), () => (o ? [ts, ...a] : a));
      return `slot` in s ? yield* Io(e, t, s.slot) : yield* L(e, t, i), !0;
    },
  },
  rs = j(`new-trainer`, `H-CITY-17`),
  is = j(`pay-for-event`, `H-CITY-19`),
  as = j(`swap-items`, `H-CITY-20`),
  os = j(`rob`, `H-CITY-23`);
function* ss(e, t, n) {
  const { s: r } = e,
    i = r.players[t],
    { hexagon: a } = C[n],
    o = w(r).slotOf[a],
    s = !((i.visited >> o) & 1),
    c = r.pioneers[o] < 0;
  (i.visited |= 1 << o), c && (r.pioneers[o] = t), o === Xe && (i.entered = !0);
  const l = S[a].visit;
  l !== null && (l.when === `pioneer` ? c : s) && (N(e, 255, l.when, t, n), yield* cs[l.do](e, t, n, l));
}
const cs = {
    items: (e, t, n, { amount: r = 1 }) => P(e, t, r),
    pokemon: (e, t, n, { colour: r = `pink` }) => L(e, t, Pe(r)),
    *trainer(e, t) {
      (yield* e.ask(t, rs, () => [fn, pn])) === fn && (yield* er(e, t));
    },
    *event(e, t, n) {
      (yield* R(e, `city`, [t])) && (yield* hi(e, t, `event`, n));
    },
    *'super-event'(e, t, n) {
      (yield* R(e, `city`, [t])) && (yield* hi(e, t, `super`, n));
    },
    *'pick-event'(e, t, n) {
      (yield* R(e, `city`, [t])) && (yield* gi(e, t, n));
    },
    *'pay-event'(e, t, n) {
      (yield* ti(e, t, is, 0, 1)) > 0 && (yield* hi(e, t, `event`, n));
    },
    *'swap-items'(e, t) {
      const n = yield* ti(e, t, as, 0, e.s.players[t].hand.length);
      n > 0 && (yield* P(e, t, n));
    },
    *'extra-turn'(e, t) {
      so(e, t);
    },
    *steal(e, t) {
      const n = I(e, t).filter((t) => e.s.players[t].hand.length > 0);
      if (n.length === 0) return;
      const { seat: r } = yield* e.ask(t, os, () => n.map((e) => D[e]));
      (yield* R(e, `city`, [r], [t])) && (yield* ai(e, t, r, 1));
    },
    lock: (e, t) => Qi(e, t),
  },
  ls = M(`name-colour`, `H-PLAT-21`),
  us = { do: `league` };
function* ds(e, t, n) {
  const { colour: r, draws: i } = C[n];
  r === 4 ? yield* Ko(e, 4, 1) : yield* Go(e, yield* fs(e, t, r, i), i), yield* qo(e, t);
}
function* fs(e, t, n, r) {
  const { s: i } = e;
  return i.options.orWeaker === `fallback`
    ? wi(i, n)
    : (yield* e.ask(t, ls(r), () => {
        const e = Qt.slice(0, n + 1).filter(({ colour: e }) => Si(i, e) > 0);
        return e.length > 0 ? e.reverse() : [Qt[n]];
      })).colour;
}
function* ps(e, t, n) {
  const { s: r } = e,
    { laps: i, at: a } = r.players[t];
  i > 0 && a === n && t === r.active && ms(r) ? (lo(r), r.agenda.push(us)) : yield* P(e, t, 1);
}
const ms = (e) => (e.options.league === `elite-4` ? l(e.elites) > 0 : e.league?.round !== `interlude`),
  hs = j(`meet-whom`, `H-OPT-03`),
  gs = (e) => C[e].hexagon !== 0 && !ft(e);
function* _s(e, t, n) {
  const { players: r } = e.s;
  if (r[t].at !== n || !zt(r[t]) || !gs(n)) return;
  const i = I(e, t).filter((e) => r[e].at === n && zt(r[e]));
  if (i.length === 0) return;
  const { seat: a } = yield* e.ask(t, hs, () => i.map((e) => D[e]));
  yield* la(e, `same-space`, t, a);
}
const vs = {
  city: ss,
  pokemon: bo,
  event: (e, t, n) => hi(e, t, `event`, n),
  super: (e, t, n) => hi(e, t, `super`, n),
  pick: gi,
  draw: ds,
  league: ps,
};
function* ys(e, t, n) {
  e.s.options.sameSpace && (yield* _s(e, t, n)),
    yield* vs[C[n].kind](e, t, n),
    e.s.achievements.length > 0 && (yield* Ri(e));
}
function bs(e, t, n, r, i = 0) {
  const a = e.s.players[t],
    o = a.at,
    s = e.listener === null ? xs : Ss(e, t, n, r, i);
  if (((a.at = n), N(e, 255, `moved`, t, n, r, s), r === `league` || !ft(n) || !ft(o))) a.loopSteps = 0;
  else if (r === `walk`) {
    if (((a.loopSteps += Pa(w(e.s), o, n)), a.loopSteps < Fa)) return;
    (a.loopSteps -= Fa), a.laps++, N(e, 255, `lap`, t);
  }
}
const xs = [];
function Ss(e, t, n, r, i) {
  const a = e.s.players[t];
  return r !== `walk` && r !== `passage`
    ? a.at === n
      ? xs
      : [a.at, n]
    : Ma(w(e.s), a.at, i, At(a), ka(a), n, r === `passage`);
}
const Cs = j(`dig-to`, `H-EVT-106`),
  ws = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = yield* e.ask(t, Cs, () => [A, ...Ts(n, t).map((e) => Gt[e])]);
      return `do` in r || (bs(e, t, r.to, `card`), yield* ys(e, t, r.to)), !0;
    },
  };
function Ts(e, t) {
  const n = w(e),
    r = ka(e.players[t]),
    i = n.neighbours[pt(n, e.players[t].at)].map((t) => e.board[t]);
  return C.flatMap(({ hexagon: e }, t) =>
    i.includes(e) && (!ft(t) || r === 2 || (t === rt && r === 1)) ? [t] : [],
  );
}
const Es = {
    *act(e, { seat: t }) {
      return so(e, t), !0;
    },
  },
  Ds = M(`duel-whom`, `H-EVT-32`);
function Os(e) {
  const t = gt.findIndex(({ event: t }) => t === e),
    { prize: n } = gt[t];
  return {
    *act(r, { seat: i }) {
      const { s: a } = r,
        o = I(r, i).filter((e) => zt(a.players[e]));
      if (!zt(a.players[i]) || o.length === 0) return !1;
      const { seat: s } = yield* r.ask(i, Ds(t), () => o.map((e) => D[e]));
      if (a.options.duelDoll && !(yield* R(r, e, [s], [i]))) return !0;
      const c = yield* la(r, `duel`, i, s, t);
      if (c < 0) return !0;
      const [l, u] = c === 0 ? [i, s] : [s, i];
      return (
        n.items !== void 0 && (yield* P(r, l, n.items)),
        n.pokemon !== void 0 && (yield* L(r, l, Pe(n.pokemon))),
        n.steals !== void 0 &&
          a.players[u].hand.length > 0 &&
          (yield* R(r, e, [u], [l])) &&
          (yield* ai(r, l, u, n.steals)),
        !0
      );
    },
  };
}
const ks = j(`try-water`, `H-EVT-95`),
  As = g([`Water`]),
  js = {
    *act(e, { seat: t }) {
      const n = Po(e.s, (e, t) => (_[t].types & As) !== 0);
      if (n.length === 0) return yield* Go(e, 0, 1), yield* qo(e, t);
      const { slot: r } = yield* e.ask(t, ks, () => n.map((e) => Yt[e]));
      return yield* bo(e, t, r), !0;
    },
  },
  Ms = g([`Water`]),
  Ns = {
    *act(e, { seat: t, space: n }) {
      const r = yield* Ei(e, yield* Ho(e, t, n), Ms);
      return r < 0 || _[r].colour > 1 ? yield* Jo(e, t, r) : (yield* Ni(e, t, [r]), !0);
    },
  },
  Ps = {
    *act(e, { seat: t }) {
      return (
        (yield* R(e, `fresh-start`, [t])) && (ri(e, t), yield* P(e, t, 3)), yield* nr(e, t, `fresh-start`), !0
      );
    },
  },
  Fs = [null, null, 1, 1, 2, 3],
  Is = {
    *act(e, { seat: t }) {
      const n = Fs[(yield* oa(e, t, `event-die`)) - 1];
      return n === null ? yield* P(e, t, 1) : yield* L(e, t, n), !0;
    },
  },
  Ls = {
    after: `removed`,
    *act(e, { seat: t }) {
      const n = yield* Ti(e, 0);
      return n < 0 ? !1 : (e.s.players[t].boosted.push(n), yield* Ni(e, t, [n]), !0);
    },
  },
  Rs = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        { captures: r, captureOf: i } = w(n),
        a = r.filter((e) => C[e].hexagon === Fo(n, t));
      for (const e of a) {
        const t = n.slots[i[e]];
        t >= 0 && n.unseen[C[e].colour].push(t), (n.slots[i[e]] = -1);
      }
      N(e, 255, `storm`, t, a.length);
      for (const t of a) {
        const r = i[t];
        Mi(n, r),
          n.slots[r] === -2 &&
            ((n.slots[r] = yield* Ci(e, C[t].colour)), N(e, 255, `appeared`, n.slots[r], t));
      }
      for (const t of a) n.slots[i[t]] >= 0 && (yield* wo(e, t));
      return a.length > 0;
    },
  },
  zs = M(`victim`, `H-SUP-15`),
  Bs = M(`second-victim`, `H-SUP-15`),
  Vs = O(`same-again`);
function* Hs(e, t, n) {
  const r = I(e, t),
    { seat: i } = yield* e.ask(t, zs(n), () => r.map((e) => D[e])),
    a = yield* e.ask(t, Bs(n, i), () => [Vs, ...r.filter((e) => e !== i).map((e) => D[e])]),
    o = `seat` in a ? a.seat : i,
    s = [];
  for (const a of r)
    (a === i || a === o) && (yield* R(e, n, [a], [t])) && s.push({ victim: a, times: i === o ? 2 : 1 });
  return s;
}
function* Us(e, t, n, r) {
  const i = [];
  for (const a of r) (yield* R(e, t, [a], a === n ? [] : [n])) && i.push(a);
  return i;
}
const Ws = j(`fool`, `H-EVT-40`),
  Gs = {
    *act(e, { seat: t }) {
      const { seat: n } = yield* e.ask(t, Ws, () => I(e, t).map((e) => D[e])),
        r = yield* Us(e, `imposter-oak`, t, [t, n]);
      for (const t of r) ri(e, t);
      for (const t of r) yield* P(e, t, 2);
      return !0;
    },
  },
  Ks = M(`assign`, `H-EVT-42`),
  qs = O(`nobody`);
function* Js(e, { deck: t, seat: n }, r) {
  const { s: i } = e,
    a = [];
  for (let n = 0; n < r; n++) {
    const n = yield* Br(e, t);
    n !== null && a.push(n);
  }
  const o = a.map((e) => zr(i, t).kind[e]);
  N(e, 255, `wish-shows`, n, t, o);
  let s = [],
    c = e.from(n).filter((e) => !i.players[e].out);
  for (let r = 0; r < a.length; r++) {
    const l = a.length - r > c.length,
      u = yield* e.ask(n, Ks(t, o[r]), () => (l ? [...c.map((e) => D[e]), qs] : c.map((e) => D[e])));
    `do` in u
      ? (N(e, 255, `given-to-nobody`, t, o[r]), Vr(i, t, a[r]))
      : (s.push({ to: u.seat, card: a[r] }),
        (c = c.filter((e) => e !== u.seat)),
        N(e, 255, `assigned`, u.seat, t, o[r]));
  }
  for (const r of e.from(n)) {
    const n = s.find((e) => e.to === r);
    n !== void 0 && (yield* vi(e, r, t, n.card, i.players[r].at));
  }
  return a.length > 0;
}
const Ys = { act: (e, t) => Js(e, t, 3) },
  Xs = y(`eevee`);
function Zs(e) {
  const t = h.map(() => []);
  return (
    _.forEach(({ colour: n }, r) => {
      if (!e(r)) return;
      const i = r === Xs ? 4 : 1;
      for (let e = 0; e < i; e++) t[n].push(r);
    }),
    t
  );
}
const Qs = (e) => Zs((t) => e.test(_[t].marks)),
  $s = Qs(/[Bb]/),
  ec = Qs(/a/),
  tc = new Set(
    _.filter(({ set: e, id: t }) => e === `expansion` && t.endsWith(`-9`)).map(({ id: e }) => e.slice(0, -2)),
  ),
  nc = (e, t) => {
    const { set: n, id: r } = _[e];
    return t ? !(n === `base` && tc.has(r)) : n === `base`;
  };
function rc(e) {
  return [e.gen1, e.gen2, e.gen3, e.gen4, e.gen5, e.gen6, e.gen7, e.gen8, e.expansion].flatMap((e, t) =>
    e ? [t + 1] : [],
  );
}
function ic(e) {
  const n = rc(e);
  if (n.length === 0) throw new t(`mark at least one generation (H-SETUP-09)`);
  const r = Zs((t) => nc(t, e.expansion) && n.includes(_[t].generation)),
    i = be.flatMap((e, t) => (r[t].length < e ? [`${h[t]} (${r[t].length} of ${e})`] : []));
  if (i.length > 0 || r[5].length === 0) {
    const e = i.length > 0 ? i.join(`, `) : `Starters`;
    throw new t(`too few Pokémon in generation ${n.join(`, `)}: ${e} (H-SETUP-09)`);
  }
  return r;
}
function ac(e) {
  switch (e.setup) {
    case `balanced`:
      return $s;
    case `alternate`:
      return ec;
    case `custom`:
      return ic(e);
    case `random`:
      return oc[Number(e.expansion)];
  }
}
const oc = [!1, !0].map((e) => h.map((t, n) => _.flatMap((t, r) => (t.colour === n && nc(r, e) ? [r] : [])))),
  sc = (e, t, n) => ac(e)[t].filter((e) => !n.has(e));
function* cc(e, t) {
  const n = [];
  for (let r = 0; r < t.length; r++) {
    const i = t[r].slice(),
      a = r < 5 ? $s[r].length : 6,
      o = [];
    for (; o.length < a && i.length > 0; ) {
      const t = i.splice(yield* e.chance(`roster`, i.length), 1)[0],
        n = t === Xs ? Math.min(4, a - o.length) : 1;
      for (let e = 0; e < n; e++) o.push(t);
    }
    n.push(o);
  }
  return n;
}
const lc = j(`search-colour`, `H-EVT-46`),
  uc = M(`search-type`, `H-EVT-46`);
function* dc(e, t, n) {
  const r = Qt.slice(0, Uo(n) + 1).map(({ colour: t }) => fc(e.s, t));
  for (;;) {
    const n = Qt.filter(({ colour: e }) => e < r.length && r[e] !== 0);
    if (n.length === 0) return !1;
    const { colour: i } = yield* e.ask(t, lc, () => n),
      { type: a } = yield* e.ask(t, uc(i), () => $t.filter((e) => ((r[i] >> e.type) & 1) == 1)),
      o = yield* Di(e, i, (e) => ((_[e].types >> a) & 1) == 1);
    if (o >= 0) return yield* Ni(e, t, [o]), !0;
    (r[i] &= ~(1 << a)), N(e, 255, `not-found`, i, a);
  }
}
function fc(e, t) {
  if (Si(e, t) === 0) return 0;
  let n = 0;
  for (const r of pc(e, t)) n |= _[r].types;
  return n;
}
function pc({ options: e, unseen: t, players: n, slots: r, shown: i }, a) {
  return e.setup === `random`
    ? sc(e, a, /* @__PURE__ */ new Set([...n.flatMap(({ team: e }) => e), ...r, ...i]))
    : t[a];
}
const mc = { act: (e, { seat: t, space: n }) => dc(e, t, n) },
  hc = {
    *act(e, { seat: t }) {
      let { s: n } = e,
        r = yield* ee(e, n.items, 255, `item`, yo);
      if (r === null) {
        const t = n.itemDiscard.filter((e) => yo(n.items.kind[e]));
        if (t.length === 0) return !1;
        (r = t[yield* e.chance(`search`, t.length)]), n.itemDiscard.splice(n.itemDiscard.indexOf(r), 1);
      }
      return n.players[t].hand.push(r), N(e, 255, `found-ball`, t, n.items.kind[r]), !0;
    },
  },
  gc = g([`Water`]),
  _c = {
    *act(e, { seat: t }) {
      return yield* Jo(e, t, yield* Ei(e, 3, gc));
    },
  },
  vc = {
    *act(e, { seat: t }) {
      return yield* Ko(e, 4, 1), yield* qo(e, t);
    },
  },
  yc = M(`settle-tie`, `H-EVT-02`);
function* bc(e, t, n, r) {
  return (yield* e.ask(t, yc(n), () => r.map((e) => D[e]))).seat;
}
function* xc(e, t, n, r, i) {
  const a = Math.min(...r.map(i));
  return yield* bc(
    e,
    t,
    n,
    r.filter((e) => i(e) === a),
  );
}
function* Sc(e, t, n, r, i, a) {
  const o = [];
  for (; o.length < a && o.length < r.length; ) {
    const a = r.filter((e) => !o.includes(e)),
      s = Math.max(...a.map(i));
    o.push(
      yield* bc(
        e,
        t,
        n,
        a.filter((e) => i(e) === s),
      ),
    );
  }
  return o;
}
const Cc = {
    *act(e, { seat: t }) {
      return yield* L(e, yield* xc(e, t, `mr-fuji`, F(e), (t) => e.s.players[t].team.length), 1);
    },
  },
  wc = `national-park`,
  { turns: Tc } = d[Ir[wc]],
  Ec = 1e4,
  Dc = [0, 3, 1],
  Oc = {
    after: `stays`,
    *act(e, t) {
      return (
        Wr(
          e,
          wc,
          t,
          Tc,
          e.s.players.map(() => 0),
        ),
        !0
      );
    },
    lasting: {
      captured(e, { notes: t }, n, r) {
        t[n] += Ec + _[r].power;
      },
      *ends(e, { owner: t, notes: n }) {
        const r = (e) => n[e],
          i = F(e).filter((e) => r(e) > 0),
          a = yield* Sc(e, e.s.players[t].out ? F(e)[0] : t, wc, i, r, Dc.length),
          o = a.map((e) => Math.floor(r(e) / Ec)),
          s = a.map((e) => r(e) % Ec);
        N(e, 255, `park-over`, a, o, s);
        for (let t = 0; t < a.length; t++) t === 0 ? yield* L(e, a[t], 3) : yield* P(e, a[t], Dc[t]);
      },
    },
  },
  kc = j(`return-for-stronger`, `H-EVT-105`),
  Ac = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = [...new Set(n.players[t].team)].filter((e) => {
          const { colour: t } = _[e];
          return t < 3 && Si(n, t + 1) > 0;
        });
      if (r.length === 0) return !1;
      const i = yield* e.ask(t, kc, () => [A, ...r.map((e) => Xt[e])]);
      return `do` in i || (ho(e, t, i.mon), yield* L(e, t, _[i.mon].colour + 1)), !0;
    },
  },
  jc = j(`swap-trainer`, `H-EVT-54`),
  Mc = {
    *act(e, { seat: t }) {
      const { players: n, options: r } = e.s,
        i = I(e, t).filter((e) => n[e].trainer >= 0);
      if (n[t].trainer < 0 || i.length === 0) return !1;
      const a = yield* e.ask(t, jc, () => {
        const e = i.map((e) => D[e]);
        return r.pokeFans === `compulsory` ? e : [A, ...e];
      });
      if (`do` in a) return !0;
      const o = a.seat;
      if (!(yield* R(e, `poke-fans`, [o], [t]))) return !0;
      const s = n[t].trainer;
      (n[t].trainer = n[o].trainer), (n[o].trainer = s), N(e, 255, `trainers-swapped`, t, o);
      for (const n of [t, o]) yield* P(e, n, 2);
      return !0;
    },
  },
  Nc = {
    *act(e, { seat: t }) {
      const { s: n } = e;
      for (const r of No(n, (e) => C[e].hexagon === Fo(n, t))) yield* Co(e, r);
      return yield* P(e, t, 1), !0;
    },
  },
  Pc = [2, 1, 0],
  Fc = {
    *act(e, { seat: t }) {
      const n = yield* Sc(e, t, `pokemaniac`, F(e), (t) => e.s.players[t].team.length, Pc.length);
      for (let t = 0; t < n.length; t++) yield* L(e, n[t], Pc[t]);
      return !0;
    },
  },
  Ic = j(`go-city`, `H-EVT-107`),
  Lc = {
    *act(e, { seat: t }) {
      const { board: n, players: r } = e.s;
      yield* P(e, t, 1);
      const { at: i, visited: a } = r[t],
        o = yield* e.ask(t, Ic, () => [
          A,
          ...n
            .filter((e, t) => (a >> t) & 1)
            .map((e) => Gt[et[e]])
            .filter(({ to: e }) => e !== i),
        ]);
      return `do` in o || (bs(e, t, o.to, `card`), yield* ys(e, t, o.to)), !0;
    },
  },
  Rc = {
    *act(e, { seat: t, space: n }) {
      const { players: r, options: i } = e.s;
      return yield* L(
        e,
        yield* xc(e, t, `pokemon-day-care`, F(e), (e) =>
          Math.max(...r[e].team.map((t) => Ft(r[e], t, i.lockBonus))),
        ),
        yield* Ho(e, t, n),
      );
    },
  },
  zc = { act: (e, { seat: t }) => L(e, t, 0) },
  Bc = { act: (e, { seat: t }) => L(e, t, 1) },
  Vc = g([`Ghost`, `Dark`]),
  Hc = {
    *act(e, { seat: t, space: n }) {
      return yield* Jo(e, t, yield* Ei(e, yield* Ho(e, t, n), Vc));
    },
  },
  Uc = `prepare-for-trouble`,
  { turns: Wc } = d[Ir[Uc]],
  Gc = {
    after: `stays`,
    *act(e, t) {
      const n = yield* Us(e, Uc, t.seat, I(e, t.seat));
      return (
        Wr(
          e,
          Uc,
          t,
          Wc,
          e.s.players.map((e, t) => +!!n.includes(t)),
        ),
        !0
      );
    },
    lasting: { limitsMove: (e, { notes: t }, n) => (t[n] === 1 ? 1 : null) },
  },
  Kc = {
    *act(e, { seat: t }) {
      return yield* P(e, yield* xc(e, t, `professor-birch`, F(e), (t) => e.s.players[t].hand.length), 3), !0;
    },
  },
  qc = {
    *act(e, { seat: t }) {
      yield* P(e, t, 2);
      for (const n of I(e, t)) yield* P(e, n, 1);
      return !0;
    },
  },
  Jc = {
    *act(e, { seat: t }) {
      return yield* P(e, t, 1), yield* nr(e, t, `professor-juniper`), !0;
    },
  },
  Yc = {
    *act(e, { seat: t }) {
      return yield* P(e, t, 2), !0;
    },
  },
  Xc = j(`renew-items`, `H-EVT-92`),
  Zc = {
    *act(e, { seat: t }) {
      return yield* P(e, t, (yield* ti(e, t, Xc, 0, e.s.players[t].hand.length)) + 1), !0;
    },
  },
  Qc = j(`try-afar`, `H-EVT-67`),
  $c = {
    *act(e, { seat: t }) {
      const n = Po(e.s);
      if (n.length === 0) return !1;
      const r = yield* e.ask(t, Qc, () => [A, ...n.map((e) => Yt[e])]);
      return `slot` in r && (yield* bo(e, t, r.slot)), !0;
    },
  },
  el = `rocket-bribe`,
  tl = {
    after: `stays`,
    *act(e, t) {
      return Gr(e, el, t, [0]), !0;
    },
    lasting: {
      copies: () => 1,
      copied(e, { notes: t }) {
        t[0] = 1;
      },
      *ends(e, { owner: t, notes: n }) {
        n[0] === 1 && (yield* R(e, el, [t])) && co(e, t, 1);
      },
    },
  },
  nl = j(`rob`, `H-EVT-94`),
  rl = {
    *act(e, { seat: t }) {
      const n = I(e, t).filter((t) => e.s.players[t].hand.length > 0);
      if (n.length === 0) return !1;
      const { seat: r } = yield* e.ask(t, nl, () => n.map((e) => D[e]));
      return (yield* R(e, `rocket-hideout`, [r], [t])) && (yield* ai(e, t, r, 1)), !0;
    },
  },
  il = {
    *act(e, { seat: t }) {
      return yield* Go(e, 1, 2), yield* qo(e, t);
    },
  },
  al = {
    *act(e, { seat: t, space: n }) {
      return yield* Go(e, yield* Ho(e, t, n), 3), yield* qo(e, t);
    },
  },
  ol = j(`give-up`, `H-EVT-98`),
  sl = {
    *act(e, { seat: t }) {
      const n = yield* P(e, t, 3);
      if (n.length < 3) return !0;
      const { item: r } = yield* e.ask(t, ol, () => [...new Set(n.map((t) => an[e.s.items.kind[t]][0]))]);
      return li(e, t, r), !0;
    },
  },
  cl = j(`sell-colour`, `H-EVT-72`),
  ll = M(`sell`, `H-EVT-72`),
  ul = {
    *act(e, { seat: t }) {
      const { s: n } = e;
      yield* P(e, t, 2);
      const r = yield* e.ask(t, cl, () => [
        A,
        ...Qt.slice(0, n.unseen.length).filter(({ colour: e }) => dl(n, t, e).length >= 2),
      ]);
      if (`do` in r) return !0;
      const { colour: i } = r;
      for (let r = 0; r < 2; r++) {
        const { mon: r } = yield* e.ask(t, ll(i), () => [...new Set(dl(n, t, i))].map((e) => Xt[e]));
        go(e, t, r);
      }
      return yield* L(e, t, i), ji(n, i), !0;
    },
  },
  dl = (e, t, n) => e.players[t].team.filter((e) => _[e].colour === n),
  fl = M(`trade-give`, `H-EVT-80`),
  pl = M(`trade-take`, `H-EVT-80`);
function* ml(e, t, n) {
  const { s: r } = e,
    i = r.players[t],
    a = I(e, t).flatMap((e) => gl(r, e).map((t) => dn(e, t))),
    o = gl(r, t).filter((e) => a.some(({ theirs: t }) => hl(e, t)));
  if (o.length === 0) return !1;
  const { mon: s } = yield* e.ask(t, fl(n), () => o.map((e) => Xt[e])),
    { theirs: c, of: l } = yield* e.ask(t, pl(n, s), () => a.filter((e) => hl(s, e.theirs)));
  return (
    N(e, 255, `would-trade`, t, s, l, c),
    (yield* R(e, n, [l], [t])) &&
      (Ut(i, r.players[l], s), Ut(r.players[l], i, c), N(e, 255, `traded-mons`, t, s, l, c)),
    !0
  );
}
const hl = (e, t) => _[e].colour === _[t].colour,
  gl = (e, t) => [...new Set(e.players[t].team.filter((n) => Vt(e.players[t], n)))],
  _l = { act: (e, { seat: t }) => ml(e, t, `ss-anne`) },
  vl = {
    *act(e, { seat: t }) {
      const n = yield* Us(
          e,
          `team-aqua-strikes`,
          t,
          e.from(t).filter((t) => !e.s.players[t].out),
        ),
        r = n.map((t) => ri(e, t));
      for (let t = 0; t < n.length; t++) r[t] > 0 && (yield* P(e, n[t], r[t]));
      return !0;
    },
  },
  yl = {
    *act(e, { seat: t }) {
      const { players: n } = e.s,
        r = yield* Us(
          e,
          `team-magma-strikes`,
          t,
          e.from(t).filter((e) => !n[e].out && n[e].trainer >= 0),
        );
      for (const t of r) Jn(e, t);
      for (const t of r) yield* Xn(e, t, 1);
      return !0;
    },
  },
  bl = {
    *act(e, { seat: t }) {
      const n = e.from(t).filter((t) => !e.s.players[t].out);
      for (const t of n) yield* P(e, t, 1);
      const r = yield* Us(e, `team-rocket-strikes`, t, n),
        i = [];
      for (const t of r) {
        const r = n[(n.indexOf(t) + 1) % n.length];
        i.push({ thief: r, victim: t, stolen: yield* oi(e, r, t, 1) });
      }
      for (const { thief: t, victim: n, stolen: r } of i) si(e, t, n, r);
      for (const { thief: t, victim: n, stolen: r } of i) ci(e, t, n, r);
      return !0;
    },
  },
  xl = { act: (e, { seat: t }) => ml(e, t, `trade`) },
  Sl = j(`buy`, `H-EVT-109`),
  Cl = M(`price-items`, `H-EVT-109`),
  wl = {
    *act(e, { seat: t }) {
      return (
        e.s.players[t].hand.length >= 2 && (yield* e.ask(t, Sl, () => [fn, pn])) === fn
          ? (yield* ti(e, t, Cl(2), 2, 2), yield* L(e, t, 1))
          : yield* P(e, t, 1),
        !0
      );
    },
  },
  Tl = g([`Dragon`]),
  El = {
    'alternative-gym': fo,
    'blocked-route': zo,
    'chairman-rose': Qo,
    'delibirds-gift': ns,
    'duel-volcano': Os(`duel-volcano`),
    'duel-open-sea': Os(`duel-open-sea`),
    'duel-deep-forest': Os(`duel-deep-forest`),
    'duel-dojo': Os(`duel-dojo`),
    'game-corner': Is,
    'gs-ball': Ls,
    'heavy-storm': Rs,
    'imposter-oak': Gs,
    'jirachis-wish': Ys,
    'kimono-sisters': mc,
    'legendary-pokemon': vc,
    'national-park': Oc,
    'poke-fans': Mc,
    pokemaniac: Fc,
    'pokemon-day-care': Rc,
    'pokemon-egg': zc,
    'pokemon-fossil': Bc,
    'prepare-for-trouble': Gc,
    'professor-birch': Kc,
    'regional-map': $c,
    'rocket-bribe': tl,
    'ss-anne': _l,
    'sketchy-salesman': ul,
    'team-aqua-strikes': vl,
    'team-magma-strikes': yl,
    'team-rocket-strikes': bl,
    trade: xl,
    'pokemon-tower': Hc,
    pokedex: Nc,
    'burned-tower': Zo,
    'ruins-of-alph': il,
    zinnia: {
      *act(e, { seat: t, space: n }) {
        return yield* Jo(e, t, yield* Ei(e, yield* Ho(e, t, n), Tl));
      },
    },
    'professor-oak': Yc,
    'fishing-guru': Ns,
    kurt: hc,
    'professor-rowan': Zc,
    'safari-zone': al,
    'rocket-hideout': rl,
    fishing: js,
    'fresh-start': Ps,
    'professor-juniper': Jc,
    'silph-company': sl,
    'dj-mary': Es,
    'lake-of-rage': _c,
    'professor-elm': qc,
    'bug-catcher': Xo,
    bill: vo,
    'mr-fuji': Cc,
    'ns-offer': Ac,
    'digletts-cave': ws,
    'pokemon-center': Lc,
    copycat: $o,
    'traveling-salesman': wl,
  },
  Dl = (e, t) => `pokemon:${t}:${_[e].id}`,
  Ol = (e) => `slot:${C[e].id}`,
  kl = (e) => `shown:${_[e].id}`,
  Al = (e) => `pawn:${e}`,
  jl = (e, t) => (t === 0 ? f[e].id : `${f[e].id}#${t + 1}`),
  Ml = (e, t) => `card:${jl(e, t)}`;
function Nl(e, t, n, r) {
  const i = n;
  if (`do` in i) return { id: i.do, say: [`do.${i.do}`] };
  if (`to` in i) return Pl(`to`, `to-space`, i.to);
  if (`pay` in i) return Pl(`pay`, `pay-to`, i.pay);
  if (`train` in i) return Pl(`train`, `train-to`, i.train);
  if (`activate` in i) return Pl(`activate`, `activate-space`, i.activate);
  if (`slot` in i) {
    const { slot: t } = i,
      n = Math.max(-1, e.slots[w(e).captureOf[t]]);
    return { id: `slot:${C[t].id}`, say: [`slot-at`, t, n], at: Ol(t) };
  }
  if (`mon` in i) {
    const { mon: t } = i,
      n = e.shown.includes(t) ? kl(t) : Dl(t, r);
    return { id: _[t].id, say: [`mon`, t], at: n };
  }
  if (`theirs` in i) {
    const { theirs: e, of: t } = i;
    return { id: `${_[e].id}:${t}`, say: [`theirs`, e, t], at: Dl(e, t) };
  }
  if (`seat` in i) return { id: `player:${i.seat}`, say: [`player`, i.seat], at: Al(i.seat) };
  if (`item` in i) {
    const { item: e, copy: n } = i,
      r = t.question.kind === `want-items` ? {} : { at: Ml(e, n) };
    return { id: jl(e, n), say: [`card`, e], ...r };
  }
  if (`card` in i) {
    const n = e.items.kind[i.card],
      a = t
        .options(r)
        .filter(({ card: t }) => e.items.kind[t] === n)
        .findIndex(({ card: e }) => e === i.card);
    return { id: jl(n, a), say: [`card`, n], at: Ml(n, a) };
  }
  return `use` in i ? Fl(t, i.use, i.on, r) : Il(i);
}
const Pl = (e, t, n) => ({ id: `${e}:${C[n].id}`, say: [t, n], at: C[n].id });
function Fl(e, t, n, r) {
  const i = f.some(({ id: e }) => e === t) ? { at: `card:${t}` } : {};
  if (e.question.kind === `on-roll`) {
    const r = e.question.about?.[1];
    return { id: `${t}:${n + 1}`, say: [`use-die`, t, r[n], n], ...i };
  }
  return e.question.kind === `on-count`
    ? { id: `${t}:${n > 0 ? `+${n}` : `${n}`}`, say: [`use-by`, t, n], ...i }
    : e.options(r).filter((e) => `use` in e && e.use === t).length < 2 && n === 0
      ? { id: t, say: [`use`, t, n], ...i }
      : { id: `${t}:${n}`, say: [`use-on`, t, n], ...i };
}
function Il(e) {
  return `colour` in e
    ? { id: h[e.colour], say: [`colour`, e.colour] }
    : `type` in e
      ? { id: xe[e.type].toLowerCase(), say: [`type`, e.type] }
      : `family` in e
        ? { id: `family:${_[e.family].id}`, say: [`family`, e.family] }
        : `event` in e
          ? { id: d[e.event].id, say: [`event-card`, e.event] }
          : `trainer` in e
            ? { id: m[e.trainer].id, say: [`trainer`, e.trainer] }
            : `achievement` in e
              ? { id: T[e.achievement].id, say: [`achievement`, e.achievement] }
              : `leader` in e
                ? { id: x[e.leader].id, say: [`leader`, e.leader] }
                : { id: String(e.amount), say: [`amount`, e.amount] };
}
const Ll = () => 0,
  Rl = (e, t) => t.length - 1,
  zl = {
    turn: Hl,
    after: (e, t) => Math.max(0, t.indexOf(vn)),
    last: Ll,
    move: Gl,
    'pay-items': Ll,
    'trade-with': Ll,
    'offer-cards': Rl,
    'offer-items': Rl,
    'want-items': Rl,
    'answer-offer': Ll,
    ball: Zl,
    'send-gym': (e, t, n, { question: r }) => Vl(t, ({ mon: t }) => Jl(e, n, t) + Tr(r.about?.[0], t)),
    send: Yl,
    'send-next': Yl,
    'send-against': Yl,
    'send-elite': Yl,
    'lay-gym': (e, t, n, { question: r }) => {
      const [i, a] = r.about,
        o = Or(Er(e, n), i);
      return o < 0 || o > Wl ? 0 : $l(t, a);
    },
    'lay-elite': (e, t, n, { question: r }) => $l(t, r.about?.[1]),
    lay: (e, t, n) => {
      const r = e.battle?.sides.find((e) => e.seat === n);
      return r === void 0 || e.battle?.kind !== `league` ? 0 : $l(t, r.sent[0]);
    },
    'on-loss': Rl,
    'take-which': Xl,
    'trade-take': Xl,
    'name-colour': Ll,
  };
function Bl(e, t, n, r, i) {
  const a = zl[t.question.kind];
  return a === void 0
    ? r[0] === null
      ? 0
      : r[r.length - 1] === null
        ? r.length - 1
        : i(r.length)
    : a(e, r, n, t);
}
function Vl(e, t) {
  let [n, r] = [0, -1 / 0];
  for (let i = 0; i < e.length; i++) {
    const a = t(e[i]);
    a > r && ([n, r] = [i, a]);
  }
  return n;
}
function Hl(e, t, n) {
  const r = Ua(e, n),
    i = t.indexOf(_n),
    a = C[e.players[n].at].hexagon;
  if (i >= 0 && r[e.board.indexOf(a)] >= Ul) return i;
  const o = t.findIndex((t) => `train` in t && r[e.board.indexOf(C[t.train].hexagon)] >= Ul);
  return o >= 0 ? o : t.indexOf(hn);
}
const Ul = 0.3,
  Wl = 6;
function Gl(e, t, n) {
  const r = Ua(e, n);
  return Vl(t, (t) => {
    const i = `to` in t ? t.to : t.pay,
      { kind: a, hexagon: o } = C[i],
      s = Qe[o] >= 0 && et[o] === i ? r[e.board.indexOf(o)] : 0,
      c = `pay` in t ? ql : 0;
    return Ha(e, n, i, r) + s + (a === `pokemon` ? Kl : 0) - c;
  });
}
const Kl = 0.05,
  ql = 0.1,
  Jl = (e, t, n) => Ft(e.players[t], n, e.options.lockBonus);
function Yl(e, t, n) {
  return Vl(t, ({ mon: t }) => Jl(e, n, t));
}
function Xl(e, t) {
  return Vl(t, (e) => {
    const t = `mon` in e ? e.mon : `theirs` in e ? e.theirs : -1;
    return t < 0 ? 0 : _[t].power;
  });
}
function Zl(e, t, n, { question: r }) {
  const [i] = r.about;
  return _[i].colour < Ql ? t.indexOf(A) : t.length - 1;
}
const Ql = 2;
function $l(e, t) {
  return Vl(e, (e) => (`item` in e ? dr(e.item, t) : 0));
}
const eu = [k(`bicycle`)],
  tu = {
    free: {
      when: `end`,
      uses: () => eu,
      *play(e, t) {
        so(e, t);
      },
    },
  },
  nu = [-2, -1, 1, 2].map((e) => k(`escape-rope`, e)),
  ru = [],
  iu = {
    responds: {
      count: {
        uses: (e, t, { roller: n, count: r }) => (n === t ? nu.filter(({ on: e }) => r + e >= 1) : ru),
        *play(e, t, n, { on: r }) {
          n.count += r;
        },
      },
    },
  },
  au = [k(`exp-share`)],
  ou = {
    responds: {
      copy: {
        uses: () => au,
        *play(e, t, { copiers: n }) {
          n.push(t);
        },
      },
    },
  },
  su = [k(`fishing-rod`)],
  cu = j(`cast-where`, `H-ITEM-22`),
  lu = {
    free: {
      when: `travel`,
      uses: () => su,
      *play(e, t) {
        const { activate: n } = yield* e.ask(t, cu, () => uu(e.s, t).map((e) => Jt[e]));
        return { landed: n };
      },
    },
  };
function uu(e, t) {
  const { at: n } = e.players[t],
    r = w(e).near[n].filter((r) => r !== rt && du(e, t, n, r));
  return n === rt && ka(e.players[t]) === 0 ? r : [n, ...r];
}
function du(e, t, n, r) {
  const { lines: i } = w(e),
    a = At(e.players[t]),
    o = i[n].find((e) => e.to === r) ?? i[r].find((e) => e.to === n);
  return o !== void 0 && o.cost === 0 && (o.type < 0 || ((a >> o.type) & 1) == 1);
}
const fu = [k(`fly`)],
  pu = j(`fly-where`, `H-ITEM-27`),
  mu = {
    free: {
      when: `travel`,
      alone: !0,
      uses: () => fu,
      *play(e, t) {
        const { to: n } = yield* e.ask(t, pu, () => hu(e.s, t).map((e) => Gt[e]));
        return bs(e, t, n, `card`), { landed: n };
      },
    },
  };
function hu(e, t) {
  const { hexagon: n } = C[e.players[t].at],
    r = ka(e.players[t]) === 0,
    i = [];
  for (let e = 0; e < C.length; e++) C[e].hexagon === n && !(r && e === rt) && i.push(e);
  return i;
}
const gu = [k(`honey`)],
  _u = [],
  vu = j(`lure-which`, `H-ITEM-32`),
  yu = {
    free: {
      when: `free`,
      uses: ({ s: e }, t) => (bu(e, t).length > 0 ? gu : _u),
      *play(e, t) {
        const { slot: n } = yield* e.ask(t, vu, () => bu(e.s, t).map((e) => Yt[e]));
        yield* bo(e, t, n);
      },
    },
  };
function bu(e, t) {
  const { hexagon: n } = C[e.players[t].at];
  return w(e).captures.filter((t, r) => C[t].hexagon === n && e.slots[r] !== -1);
}
const xu = [k(`lure-module`)],
  Su = [],
  Cu = j(`swap-which`, `H-ITEM-35`),
  wu = M(`swap-with`, `H-ITEM-35`),
  Tu = {
    free: {
      when: `free`,
      uses: ({ s: e }) => (Eu(e) ? xu : Su),
      *play(e, t) {
        const { s: n } = e,
          { slot: r } = yield* e.ask(t, Cu, () => ku(n).map((e) => Yt[e])),
          { slot: i } = yield* e.ask(t, wu(r), () => Ou(n, r).map((e) => Yt[e])),
          { captureOf: a } = w(n),
          [o, s] = [a[r], a[i]];
        ([n.slots[o], n.slots[s]] = [n.slots[s], n.slots[o]]),
          ([n.weakened[o], n.weakened[s]] = [n.weakened[s], n.weakened[o]]),
          N(e, 255, `swapped-places`, t, r, i);
      },
    },
  };
function Eu(e) {
  let { captures: t } = w(e),
    n = 0;
  for (let r = 0; r < t.length; r++) {
    if (e.slots[r] === -1) continue;
    const i = 1 << C[t[r]].colour;
    if ((n & i) !== 0) return !0;
    n |= i;
  }
  return !1;
}
const Du = (e) => w(e).captures.filter((t, n) => e.slots[n] !== -1),
  Ou = (e, t) => Du(e).filter((e) => e !== t && C[e].colour === C[t].colour),
  ku = (e) => Du(e).filter((t) => Ou(e, t).length > 0),
  Au = [k(`poke-doll`)],
  ju = {
    responds: {
      hit: {
        uses: () => Au,
        *play(e, t, n) {
          n.stopped = n.by.length === 0 || (yield* R(e, `poke-doll`, n.by, n.on));
        },
      },
    },
  },
  Mu = [k(`poke-flute`)],
  Nu = {
    responds: {
      cancel: {
        uses: () => Mu,
        *play(e, t, n) {
          n.cancelled = n.seat === t || (yield* R(e, `poke-flute`, [n.seat], [t]));
        },
      },
    },
  },
  Pu = {
    free: {
      when: `free`,
      uses: (e) => F(e).map((e) => k(`pokenav-plus`, e)),
      *play(e, t, { on: n }) {
        (n === t || (yield* R(e, `pokenav-plus`, [n], [t]))) && (Jn(e, n), yield* Xn(e, n, 2));
      },
    },
  },
  Fu = [k(`potion`)],
  Iu = {
    responds: {
      loss: {
        uses: () => Fu,
        *play(e, t, n) {
          n.again = !0;
        },
      },
    },
  },
  Lu = [k(`rare-candy`)],
  Ru = [],
  zu = j(`take-which`, `H-ITEM-64`),
  Bu = {
    free: {
      when: `free`,
      uses: ({ s: e }, t) => (Vu(e, t).length > 0 ? Lu : Ru),
      *play(e, t) {
        const { s: n } = e,
          { slot: r } = yield* e.ask(t, zu, () => Vu(n, t).map((e) => Yt[e])),
          i = w(n).captureOf[r],
          a = n.slots[i];
        Mi(n, i), yield* Ni(e, t, [a]);
      },
    },
  };
function Vu(e, t) {
  const { team: n } = e.players[t],
    r = (e) => n.some((t) => v[t] === v[e]);
  return w(e).captures.filter((t, n) => e.slots[n] >= 0 && C[t].colour <= 2 && r(e.slots[n]));
}
const Hu = [k(`repel`)],
  Uu = [],
  Wu = {
    responds: {
      reveal: {
        uses: ({ s: e }, t, { space: n }) => (Si(e, C[n].colour) > 0 ? Hu : Uu),
        *play(e, t, { space: n }) {
          if (!(yield* R(e, `repel`, Gu(e, t), [t]))) return;
          const { s: r } = e,
            i = w(r).captureOf[n],
            a = r.slots[i];
          (r.slots[i] = yield* Ci(e, C[n].colour)), Ai(r, a), N(e, 255, `appeared`, r.slots[i], n);
        },
      },
    },
  };
function Gu(e, t) {
  const { active: n, options: r } = e.s;
  return F(e).filter((e) => e !== t && (r.repelDoll === `any` || e === n));
}
const Ku = {
    free: {
      when: `free`,
      uses: (e, t) =>
        I(e, t)
          .filter((t) => e.s.players[t].hand.length > 0)
          .map((e) => k(`rocket-attack`, e)),
      *play(e, t, { on: n }) {
        (yield* R(e, `rocket-attack`, [n], [t])) && (yield* ai(e, t, n, 1));
      },
    },
  },
  qu = (e) => `use` in e,
  Ju = { travel: [`travel`, `free`, `end`], free: [`free`, `end`], end: [`end`] };
function Yu(e, t, n) {
  let { items: r, players: i, deeds: a } = e.s,
    o = Xu;
  if (a === `only`) return o;
  const s = ({ alone: e }) => e === void 0 || a === `none`,
    { hand: c } = i[t];
  if (c.length > 0)
    for (const i of $u(n)) {
      if (!de(r, c, i)) continue;
      const n = xt[i].free;
      s(n) && (o = Zu(o, n.uses(e, t)));
    }
  const { travel: l } = Gn(e.s, t);
  return l !== void 0 && Ju[n].includes(l.when) && s(l) && (o = Zu(o, l.uses(e, t))), o;
}
const Xu = [],
  Zu = (e, t) => (e.length === 0 ? t : [...e, ...t]),
  Qu = {};
function $u(e) {
  return (
    (Qu[e] ??= f.flatMap((t, n) => {
      const { free: r } = xt[n];
      return r !== void 0 && Ju[e].includes(r.when) ? [n] : [];
    })),
    Qu[e]
  );
}
function* ed(e, t, n) {
  const r = yield* td(e, t, n);
  return e.s.achievements.length > 0 && (yield* Ri(e)), r;
}
function td(e, t, n) {
  if (Object.hasOwn(Fr, n.use)) {
    const r = Fr[n.use];
    return Zr(e, t, r), nd(e, xt[r].free).play(e, t, n);
  }
  return nd(e, Gn(e.s, t).travel).play(e, t, n);
}
function nd({ s: e }, t) {
  return (e.deeds = t.alone === void 0 ? `some` : `only`), t;
}
const rd = j(`trade-with`, `H-TRADE-01`),
  id = M(`offer-cards`, `H-TRADE-02`),
  ad = M(`answer-offer`, `H-TRADE-03`),
  od = (e, t) => ({ kind: e, clause: `H-TRADE-09`, about: [t], secret: !0, shared: n(t) }),
  sd = O(`accept`),
  cd = O(`refuse`),
  ld = [cd, sd],
  ud = [cd],
  dd = ({ s: e }) => e.deeds !== `only` && fd(e, e.active) < e.options.offers;
function fd(e, t) {
  const { offered: n, offers: r } = e.players[t];
  return n === e.turn ? r : 0;
}
function* pd(e, t) {
  const { s: n } = e,
    r = n.players[t];
  (r.offers = fd(n, t) + 1), (r.offered = n.turn);
  const { seat: i } = yield* e.ask(t, rd, () => I(e, t).map((e) => D[e])),
    a = new bd(e, t, i),
    o = yield* e.compose(t, id(i), () => a.parts(), {
      min: 0,
      max: 2 ** 53 - 1,
      fits: (e, t) => a.fits(e, t),
      check: (e) => a.unfair(e),
    }),
    s = yield* e.compose(t, od(`offer-items`, i), () => md(e, t, i), {
      min: 0,
      max: 2 ** 53 - 1,
      fits: (n, r) => hd(e, t, i, n, r),
    }),
    c = yield* e.compose(t, od(`want-items`, i), () => vd(e, i), {
      min: 0,
      max: n.players[i].hand.length,
      fits: ei,
    });
  if (o.length + s.length + c.length === 0) return;
  Sd(e, t, i, o, s, c), (n.deeds = `some`);
  const l = ad(t, o, s.length, c.length),
    u = yield* e.ask(i, l, () => (xd(e, i, c) ? ld : ud));
  N(e, 255, u === sd ? `accepted` : `refused`, i, t), u === sd && (yield* Cd(e, t, i, o, s, c));
}
function md(e, t, n) {
  const { items: i, players: a } = e.s,
    o = (e) => Number(r(i.seen[e], n));
  return a[t].hand
    .slice()
    .sort((e, t) => o(t) - o(e))
    .map(sn);
}
function hd(e, t, n, i, { card: a }) {
  const { items: o, players: s } = e.s;
  return r(o.seen[a], n)
    ? !0
    : !s[t].hand.some((e) => o.kind[e] === o.kind[a] && r(o.seen[e], n) && !i.includes(sn(e)));
}
function gd(e) {
  const t = [];
  for (const n of e.team) !t.includes(n) && Vt(e, n) && t.push(n);
  return t;
}
function _d({ s: e }, t) {
  const { trainer: n, spare: r } = e.players[t];
  return (n < 0 ? r : [n, ...r]).map((t) => e.trainers.kind[t]);
}
function vd(e, t) {
  const n = e.s.players[t].hand.length;
  return (yd[n] ??= f.flatMap(({ count: e }, t) => an[t].slice(0, Math.min(e, n)))), yd[n];
}
const yd = [];
var bd = class {
  t;
  seat;
  other;
  sides = null;
  mon = 0;
  theirs = 0;
  gives = 0;
  wants = 0;
  list = null;
  counted = 0;
  constructor(e, t, n) {
    (this.t = e), (this.seat = t), (this.other = n);
  }
  has() {
    const { t: e, seat: t, other: n } = this;
    return (
      (this.sides ??= {
        mine: gd(e.s.players[t]),
        others: gd(e.s.players[n]),
        own: _d(e, t),
        foreign: _d(e, n),
      }),
      this.sides
    );
  }
  parts() {
    const { mine: e, others: t, own: n, foreign: r } = this.has();
    return [
      ...e.map((e) => Xt[e]),
      ...t.map((e) => dn(this.other, e)),
      ...n.map((e) => tn[e]),
      ...r.map((e) => tn[e]),
    ];
  }
  count(e, t) {
    `mon` in e
      ? (this.mon += t)
      : `theirs` in e
        ? (this.theirs += t)
        : this.has().own.includes(e.trainer)
          ? (this.gives += t)
          : (this.wants += t);
  }
  stand(e) {
    for (
      (this.list !== e || this.counted > e.length) &&
      ((this.list = e), (this.counted = 0), (this.mon = this.theirs = this.gives = this.wants = 0));
      this.counted < e.length;
    )
      this.count(e[this.counted++], 1);
  }
  left() {
    const { players: e } = this.t.s,
      t = this.mon - this.theirs;
    return [e[this.seat].team.length - t, e[this.other].team.length + t];
  }
  unfair(e) {
    if ((this.stand(e), this.gives !== this.wants)) return `trainer-for-trainer`;
    const [t, n] = this.left();
    return t < 1 || n < 1 ? `keep-a-pokemon` : null;
  }
  fits(e, t) {
    this.stand(e), this.count(t, 1);
    const n = this.canEnd();
    return this.count(t, -1), n;
  }
  canEnd() {
    const e = this.has();
    if (this.gives > e.foreign.length || this.wants > e.own.length) return !1;
    const [t, n] = this.left();
    return t < 1 ? this.theirs < e.others.length : n >= 1 || this.mon < e.mine.length;
  }
};
function xd(e, t, n) {
  const r = $r(e, t);
  return n.every((e) => r.includes(e));
}
function Sd(e, t, r, i, a, o) {
  const { items: s } = e.s;
  if ((N(e, 255, `offered`, t, r, i, a.length, o.length), a.length + o.length === 0)) return;
  const c = a.map(({ card: t }) => ae(e, s, t, n(r))),
    l = o.map(({ item: e }) => e);
  N(e, n(t) | n(r), `offered-items`, t, c, l);
}
function* Cd(e, t, r, i, a, o) {
  const { s } = e,
    [c, l] = [s.players[t], s.players[r]],
    u = n(t) | n(r);
  for (const e of i) `mon` in e ? Ut(c, l, e.mon) : `theirs` in e && Ut(l, c, e.theirs);
  const ee = wd(e, t, a, u, (e, { card: t }) => e.splice(e.indexOf(t), 1)[0]),
    te = wd(e, r, o, u, (e, { item: t }) => fe(s.items, e, t));
  l.hand.push(...ee), c.hand.push(...te), yield* Td(e, t, r, i), s.achievements.length > 0 && (yield* Ri(e));
}
function wd(e, t, n, r, i) {
  const { items: a, players: o } = e.s,
    { hand: s } = o[t];
  return (
    n.length > 0 && le(a, s, 255 & ~r),
    n.map((t) => {
      const n = i(s, t);
      return ae(e, a, n, r), n;
    })
  );
}
function* Td(e, t, n, r) {
  const i = r.flatMap((e) => (`trainer` in e ? [e.trainer] : []));
  if (i.length === 0) return;
  const [a, o] = [e.s.players[t], e.s.players[n]],
    [s, c] = [Ed(e, a, i), Ed(e, o, i)];
  a.spare.push(...c), o.spare.push(...s), yield* Zn(e, t), yield* Zn(e, n);
}
function Ed({ s: e }, t, n) {
  const r = (t) => n.includes(e.trainers.kind[t]),
    i = t.spare.filter(r);
  return (
    (t.spare = t.spare.filter((e) => !r(e))),
    t.trainer >= 0 && r(t.trainer) && (i.push(t.trainer), (t.trainer = -1)),
    i
  );
}
function* Dd(e, t) {
  for (;;) {
    const n = yield* e.ask(t, bn, () => Od(e, t));
    if (n === _n) return `gym`;
    if (n === yn) yield* pd(e, t);
    else if (qu(n)) {
      const r = yield* ed(e, t, n);
      if (r !== void 0) return r.landed;
    } else if (`train` in n) return bs(e, t, n.train, `train`), n.train;
    else if (`pay` in n) return yield* Fd(e, t, n.pay, 0, kd(e, t, 0)), n.pay;
    else {
      const [r, i] = yield* Ad(e, t, n === gn);
      return yield* Nd(e, t, r, i);
    }
  }
}
function Od(e, t) {
  const { s: n } = e,
    { at: r, visited: i, hand: a } = n.players[t],
    o = w(n),
    s = [hn];
  if (
    (Gn(n, t).twoToMove === !0 && !Md(n, t) && s.push(gn),
    Ea(n, t, r) && s.push(_n),
    dt(r) || n.options.train === `anywhere`)
  )
    for (let e = 0; e < o.board.length; e++) {
      const t = et[o.board[e]];
      (i >> e) & 1 && t !== r && s.push(qt[t]);
    }
  for (const { to: n, cost: r } of kd(e, t, 0).paid) a.length >= r && s.push(Kt[n]);
  return s.push(...Yu(e, t, `travel`)), dd(e) && s.push(yn), s;
}
const kd = (e, t, n) => ja(w(e.s), e.s.players[t].at, n, At(e.s.players[t]), ka(e.s.players[t]));
function* Ad(e, t, n) {
  const { s: r } = e,
    i = yield* aa(e, n ? [t, t] : [t], `move`),
    { amount: a } = yield* e.ask(t, Sn(i.slice()), () => [...new Set(i)].map(cn)),
    o = { roller: t, count: a, spent: [] };
  if (!Md(r, t)) for (; yield* di(e, `count`, o, F(e), Fn(t, o.count, i)); );
  return [jd(r, t, o.count), i];
}
function jd(e, t, n) {
  let r = n;
  for (const n of e.lasting) {
    const i = Ur(n).limitsMove?.(e, n, t) ?? null;
    i !== null && i < r && (r = i);
  }
  return r;
}
const Md = (e, t) => jd(e, t, 1 / 0) <= 1;
function* Nd(e, t, n, r = Pd) {
  const { s: i } = e,
    a = i.players[t],
    o = kd(e, t, n),
    s = kd(e, t, Math.min(n, jd(i, t, 1 / 0) - 1)).paid.filter(({ cost: e }) => a.hand.length >= e);
  if (o.ends.length + s.length === 0) return N(e, 255, `stuck`, t), a.at;
  const c = yield* e.ask(t, xn(n, r), () => [...o.ends.map((e) => Gt[e]), ...s.map(({ to: e }) => Kt[e])]);
  return `pay` in c ? (yield* Fd(e, t, c.pay, n, o), c.pay) : (bs(e, t, c.to, `walk`, n), c.to);
}
const Pd = [];
function* Fd(e, t, n, r, { paid: i }) {
  const a = i.find((e) => e.to === n)?.cost ?? 0;
  yield* ti(e, t, Cn(a), a, a), bs(e, t, n, `passage`, r);
}
const Id = [],
  Ld = (e, t) => Md(e, t) && Gn(e, t).rolled === void 0,
  Rd = {
    bicycle: tu,
    'escape-rope': iu,
    'exp-share': ou,
    'fishing-rod': lu,
    fly: mu,
    honey: yu,
    'lure-module': Tu,
    'pokenav-plus': Pu,
    'rare-candy': Bu,
    repel: Wu,
    'poke-doll': ju,
    'poke-flute': Nu,
    potion: Iu,
    'rocket-attack': Ku,
    'time-travel': {
      responds: {
        roll: {
          uses: ({ s: e }, t, { why: n, rollers: r, dice: i }) =>
            n === `move` && Ld(e, r[0]) ? Id : i.map((e, t) => k(`time-travel`, t)),
          *play(e, t, n, { on: r }) {
            const i = n.rollers[r];
            (i >= 0 && i !== t && !(yield* R(e, `time-travel`, [i], [t]))) || (yield* ia(e, n, r));
          },
        },
      },
    },
  },
  zd = { secret: !0 },
  Bd = { tone: `deal` },
  Vd = { tone: `flip` },
  Hd = { pause: !0 },
  Ud = (e) => e.flatMap((e) => (e.length === 0 ? [] : [[`sum-line`, e]]));
function Wd([e]) {
  const t = e.filter(([e]) => e === `item`).length;
  return t > 0 ? [[`items-spent`, t]] : [];
}
const Gd = (e, t, n, r) => {
    const i = { winner: e ? n : null, losers: e ? [] : [n], say: t, lines: [...Ud(r), ...Wd(r)] };
    return { tone: e ? `caught` : `out`, result: i };
  },
  Kd = {
    turn: (e, t) => ({ tone: `turn`, turn: { seat: e, no: t } }),
    rolled: (e, t) => ({ tone: `dice`, dice: [{ seat: e, pips: t }] }),
    moved: (e, t, n, r) => ({
      tone: `step`,
      ...(r.length > 1 && { walk: { piece: Al(e), path: r.map((e) => C[e].id) } }),
    }),
    'got-items': zd,
    'stole-these': zd,
    'saw-events': zd,
    'offered-items': zd,
    'drew-items': Bd,
    'trainer-drawn': Bd,
    sent: Bd,
    'drew-event': Vd,
    appeared: Vd,
    'turned-up': Vd,
    shown: { tone: `flip`, pause: !0 },
    'fossils-shown': { tone: `flip`, pause: !0 },
    caught: (e, t, n, r) => ({
      tone: `caught`,
      ...(_[t].colour === 4 && {
        result: { winner: e, losers: [], say: [`caught`, e, t, n, r], lines: [[`mon`, t]] },
      }),
    }),
    missed: { tone: `missed` },
    weakened: (e, t) => ({ hit: { piece: Ol(t), from: null, say: [`is-weakened`], mood: `hurt` } }),
    stole: (e, t, n) => ({ hit: { piece: Al(t), from: Al(e), say: [`loses-items`, n], mood: `hurt` } }),
    'must-skip': (e, t) => ({ hit: { piece: Al(e), from: null, say: [`must-skip-turns`, t], mood: `hurt` } }),
    'extra-turn': (e) => ({ hit: { piece: Al(e), from: null, say: [`extra-turns`, 1], mood: `cured` } }),
    totals: Hd,
    'gym-totals': Hd,
    'elite-totals': Hd,
    faints: (e, t) => ({
      tone: `out`,
      hit: { piece: Dl(t, e), from: null, say: [`is-out-cold`], mood: `out` },
    }),
    'both-faint': { tone: `out` },
    'elite-faints': { tone: `caught` },
    'elite-both-faint': { tone: `out` },
    'battle-won': (e, t, n, r, [i, a]) => ({
      result: {
        winner: e < 0 ? null : e,
        losers: [n],
        say: [`battle-won`, e, t, n, r, [i, a]],
        lines: [
          ...Ud(r),
          ...(t === `league`
            ? [
                [`fallen-line`, e, i],
                [`fallen-line`, n, a],
              ]
            : []),
        ],
      },
    }),
    'beat-leader': (e, t, n) => Gd(!0, [`beat-leader`, e, t, n], e, n),
    'lost-to-leader': (e, t, n) => Gd(!1, [`lost-to-leader`, e, t, n], e, n),
    'beat-elite': (e, t, n) => Gd(!0, [`beat-elite`, e, t, n], e, n),
    'lost-to-elite': (e, t, n) => Gd(!1, [`lost-to-elite`, e, t, n], e, n),
    badge: { tone: `caught` },
    achieved: (e, t) => ({
      tone: `caught`,
      result: { winner: e, losers: [], say: [`achieved`, e, t], lines: [[`achievement-text`, t]] },
    }),
    'park-over': (e) => ({
      ...(e.length > 0 && { result: { winner: e[0], losers: e.slice(1), say: [`park-over`, e], lines: [] } }),
    }),
    'out-of-league': (e) => ({
      tone: `out`,
      result: { winner: null, losers: [e], say: [`out-of-league`, e], lines: [] },
    }),
    master: (e) => ({ tone: `won`, result: { winner: e, losers: [], say: [`master`, e], lines: [] } }),
  },
  qd = (e) => new Map(e.map(({ id: e }, t) => [e, t])),
  Jd = qd(S),
  Yd = qd(f),
  Xd = qd(m),
  Zd = qd(x),
  Qd = (e, t) => t.map((t) => e.get(t) ?? -1);
let $d = { key: ``, board: [] };
function ef({ board: e }) {
  const t = e.join();
  return $d.key !== t && ($d = { key: t, board: Qd(Jd, e) }), $d.board;
}
const tf = (e) => w({ board: ef(e) }),
  nf = (e) => ({
    at: ht(e.at),
    team: e.team.map(({ id: e }) => y(e)),
    boosted: e.team.flatMap(({ id: e, boosted: t }) => (t ? [y(e)] : [])),
    upgraded: e.upgraded.map(y),
    rewards: e.rewards,
    badges: Qd(Zd, e.badges),
    entered: e.entered,
    visited: e.visited.reduce((e, t, n) => e | (Number(t) << n), 0),
    caughtLegends: e.caughtLegends.map(y),
    trainer: Xd.get(e.trainer) ?? -1,
    hand: Qd(Yd, e.known),
    cards: e.cards,
  }),
  rf = {},
  af = ({ trainer: e }) => (e < 0 ? rf : wt[e]),
  of = (e, t) => nf(e.players[t]),
  sf = (e, { kind: t, foe: n, sides: [r, i] }) => ({
    kind: t,
    foe: n,
    lockBonus: e.options.lockBonus,
    sides: [cf(e, r), cf(e, i)],
  });
function cf(e, t) {
  const n = t.seat < 0 ? null : of(e, t.seat);
  return {
    owner: n,
    trainer: n?.trainer ?? -1,
    sent: t.sent.map(y),
    lost: t.lost,
    items: t.items.map((e) => (e === null ? null : (Yd.get(e) ?? null))),
    bearers: t.bearers.map(y),
    die: t.die,
    bonus: t.bonus,
  };
}
const lf = {
    power: `base`,
    leader: `base`,
    elite: `base`,
    evolution: `plus`,
    family: `plus`,
    token: `plus`,
    types: `plus`,
    trainer: `plus`,
    ground: `plus`,
    item: `card`,
    die: `die`,
    bonus: `die`,
  },
  uf = ([e, t, n]) => ({
    value: t,
    say: [`part`, e, n],
    kind: lf[e],
    ...(e === `item` && t === null && { hidden: !0 }),
  }),
  df = [[`stage.send`], [`stage.lay`], [`stage.roll`], [`stage.sum`]];
function ff(t, n) {
  const { kind: r, foe: i, sides: a } = n,
    o = sf(t, n),
    s = (r) => {
      const i = a[r].seat < 0 ? a[1 - r] : a[r];
      return { ...gf(t, n, a[r]), sum: e(pr(o, r).map(uf), i.sent.length < pf(n)) };
    },
    [c, l] = mf(n);
  return {
    kind: r,
    say: r === `league` || r === `same-space` ? [`battle.${r}`] : [`battle.${r}`, i],
    sides: [s(0), s(1)],
    stages: df,
    stage: c,
    decided: hf(n),
    due: l,
  };
}
const pf = ({ kind: e, foe: t }) => (e === `gym` ? Ca(t) : 1);
function mf(e) {
  const t = e.sides.filter(({ seat: e }) => e >= 0),
    n = (e) => e.map(({ seat: e }) => e),
    r = t.filter(({ sent: t }) => t.length < pf(e));
  if (r.length > 0) return [0, n(r)];
  const i = t.filter(({ laid: e }) => e < 0);
  return i.length > 0 ? [1, n(i)] : [e.sides[0].total === 0 ? 2 : 3, []];
}
function hf({ kind: e, sides: [t, n] }) {
  return t.total === 0 ? null : t.total === n.total && e !== `gym` ? `tie` : t.total >= n.total ? 0 : 1;
}
function gf(e, t, n) {
  const { seat: r, die: i, bonus: a } = n,
    o = {
      dice: [i, a].filter((e) => e > 0),
      cards: n.items.map((e) =>
        e === null ? { kind: `item`, say: [`item-down`] } : { kind: `item`, of: e, say: [`card`, Fr[e]] },
      ),
    };
  return r >= 0
    ? { seat: r, say: [`side.player`, r], ...o, fighters: _f(e, n), notes: vf(t, n) }
    : t.kind === `gym`
      ? { seat: null, ...o, ...yf(t.foe) }
      : { seat: null, ...o, ...xf(t.foe, n) };
}
function _f({ players: e }, { seat: t, sent: n, fainted: r }) {
  const i = (n, r) => {
    const i = y(n),
      a = e[t].team.find((e) => e.id === n)?.power ?? _[i].power,
      o = { kind: `member`, of: n, figure: a, seat: t };
    return { id: Dl(i, t), say: [`member`, i, a], state: r, ...o };
  };
  return [...n.map((e) => i(e, `fights`)), ...r.map((e) => i(e, `out`))];
}
function vf({ kind: e, foe: t, sides: n }, r) {
  return e === `league`
    ? [[`note.lost`, r.fainted.length, 3]]
    : e === `elite`
      ? [[`note.lost`, r.fainted.length, 2]]
      : e !== `duel` || r !== n[0]
        ? []
        : [[`note.ground`, gt[t].plus, gt[t].minus]];
}
function yf(e) {
  const { id: t, power: n } = x[e];
  return { say: [`side.leader`, e], fighters: [], notes: bf(e), emblem: { kind: `badge`, of: t, figure: n } };
}
function bf(e) {
  const { dual: t, against: n } = x[e],
    r = [[`note.leader`, e]];
  return t && r.push([`note.dual`]), n.length > 0 && r.push([`note.strong`, n]), r;
}
function xf(e, { lost: t }) {
  const { id: n, pokemon: r } = vt[e],
    i = r.map(({ power: r, types: i, advantages: a }, o) => {
      const s = o < t ? `out` : o === t ? `fights` : `waits`,
        c = [[`note.types`, i]];
      a.length > 0 && c.push([`note.strong`, a]);
      const l = { kind: `elite`, of: `${n}:${o}`, figure: r };
      return { id: `elite:${n}:${o}`, say: [`elite-mon`, e, o], state: s, notes: c, ...l };
    });
  return { say: [`side.elite`, e], fighters: i, notes: [[`note.lost`, t, 2]] };
}
const Sf = Array.from({ length: 6 }, (e, t) => t + 1),
  Cf = (e, t) => Sf.filter((n) => Mo(e, n, t)),
  wf = (e, t) => 1 - (1 - e.length / 6) ** t;
function Tf({ options: e, unseen: t, players: n, slots: r, shown: i }, a) {
  if (e.setup !== `random`) return t[h[a]].map(y);
  const o = [...n.flatMap(({ team: e }) => e.map(({ id: e }) => e)), ...Object.values(r), ...i];
  return sc(e, a, new Set(o.filter((e) => e !== ``).map(y)));
}
function Ef(e, t, n, r) {
  const i = Tf(e, n),
    a = af(t),
    o = i.reduce((e, t) => e + wf(Cf(t, Do(a, t, !1)), r), 0);
  return i.length === 0 ? 0 : o / i.length;
}
const Df = { die: Sf, bonus: _t };
function Of(e) {
  let t = /* @__PURE__ */ new Map([[0, 1]]);
  for (const [n, r] of e) {
    if (r !== null || (n !== `die` && n !== `bonus`)) continue;
    const e = /* @__PURE__ */ new Map();
    for (const [r, i] of t) for (const t of Df[n]) e.set(r + t, (e.get(r + t) ?? 0) + i);
    t = e;
  }
  return t;
}
function kf(e, t) {
  let n = pr(e, t),
    r = pr(e, +(t === 0)),
    i = yr(n) - yr(r),
    [a, o] = [Of(n), Of(r)],
    [s, c, l] = [0, 0, 0];
  for (const [e, t] of a)
    for (const [n, r] of o) (l += t * r), i + e > n ? (s += t * r) : i + e === n && (c += t * r);
  const u = n.some(([e, t]) => e === `die` && t === null),
    ee = o.size === 1 && u;
  return {
    wins: s / l,
    draws: c / l,
    faces: ee ? Sf.filter((t) => i + t >= (e.kind === `gym` ? 0 : 1)) : null,
    sums: [n, r],
  };
}
function Af(e, t, n) {
  const r = Tf(e, t),
    i = r.filter(n).length;
  if (i === 0) return 0;
  const a = Oi(r.length, e.piles[h[t]], i);
  if (a === 0 || a === 1) return 1 - a;
  const [o, s] = ki(a, i);
  return (o * i) / (o * i + s);
}
const jf = (...e) => (e.some((e) => af(e).rolled !== void 0) ? [`no`] : []);
function Mf(e, t, n, r) {
  const i = of(e, t),
    a = af(i),
    o = a.twoToCapture === !0 ? 2 : 1,
    s = [...(Nf(e, i, r) > 0 ? [`nothing`] : []), ...(o > 1 ? [String(o)] : []), ...jf(i)],
    { mon: c, colour: l, weakened: u } = n;
  if (c < 0) {
    const n = { say: [`catches`], yes: [[`caught`, t]], no: [[`missed`, t]] };
    return { chance: Ef(e, i, l, o), ...n, ...Ff(s), ...Pf(e) };
  }
  return {
    ...Lf(t, c, (r?.span ?? Do(a, c, u)) + (r === void 0 || r.ball < 0 ? 0 : Oo(r.ball)), o),
    ...Ff(s),
  };
}
function Nf({ options: e }, { hand: t }, n) {
  const r = t.filter(yo).length;
  return n === void 0 ? r : n.ball < 0 || e.balls === `one` ? 0 : r - 1;
}
const Pf = ({ options: e }) => (e.setup === `random` ? { unseen: !0 } : {}),
  Ff = (e) => (e.length > 0 ? { given: e } : {});
function If(e, t, n, r, i) {
  return { ...Lf(t, n, r, i), ...Ff(jf(of(e, t))) };
}
function Lf(e, t, n, r) {
  const i = Cf(t, n);
  return {
    chance: wf(i, r),
    ...(r === 1 && { faces: i }),
    say: [`catches`],
    yes: [[`caught`, e, t]],
    no: [[`missed`, e, t]],
  };
}
function Rf(e, t, { dice: n, rollers: r, aim: [i, a] }, o) {
  const s = r[o],
    c = Cf(i, a),
    l = n.some((e, t) => t !== o && c.includes(e)),
    u = l ? 1 : wf(c, 1),
    ee = [`caught`, s, i],
    te = [`missed`, s, i],
    ne = Ff(jf(of(e, s)));
  return s === t
    ? { chance: u, ...(!l && { faces: c }), say: [`catches`], yes: [ee], no: [te], ...ne }
    : { chance: 1 - u, say: [`escapes`], yes: [te], no: [ee], ...ne };
}
const zf = (e, t, n, r) => ({
  chance: Af(e, n, (e) => ((_[e].types >> r) & 1) == 1),
  say: [`finds`],
  yes: [[`gained`, t]],
  no: [[`not-found`, n, r]],
  ...Pf(e),
});
function Bf(e, t, n) {
  let r = 1;
  for (let t = 2; t >= 0; t--) r *= 1 - Af(e, t, (e) => v[e] === n);
  return { chance: 1 - r, say: [`finds`], yes: [[`gained`, t]], no: [[`no-relative`]], ...Pf(e) };
}
const Vf = { sent: [], fainted: [], lost: 0, laid: -1, items: [], bearers: [], die: 0, bonus: 0, total: 0 },
  Hf = ({ sides: e }, t) => +(e[1].seat === t),
  Uf = (e, t, n) => {
    const [r, i] = e.sides;
    return { ...e, sides: t === 0 ? [{ ...r, ...n }, i] : [r, { ...i, ...n }] };
  };
function Wf(e, t, n) {
  const r = Hf(e, t),
    i = e.kind === `gym` ? e.sides[r].sent : [];
  return Uf(e, r, { sent: [...i, _[n].id] });
}
function Gf(e, t, n, r) {
  if (n < 0) return e;
  const i = Hf(e, t),
    { items: a, bearers: o } = e.sides[i];
  return Uf(e, i, { items: [...a, f[n].id], bearers: [...o, _[r].id] });
}
const Kf = ({ sides: [e, t], ...n }) => {
  const { sent: r, fainted: i, lost: a, ...o } = Vf;
  return {
    ...n,
    sides: [
      { ...e, ...o },
      { ...t, ...o },
    ],
  };
};
function qf(e, t, n, r, i) {
  const { kind: a, foe: o, sides: s } = t,
    c = Hf(t, n),
    l = s[1 - c],
    { wins: u, draws: ee, faces: te, sums: ne } = kf(sf(e, t), c),
    re = s.flatMap((t) => (t.seat < 0 ? [] : [of(e, t.seat)])),
    ie = [...Array.from({ length: r }, () => `nothing`), ...jf(...re)],
    ae = l.seat >= 0 && l.laid < 0 && e.players[l.seat].cards > 0;
  return {
    ...(a === `gym`
      ? { chance: u + ee, yes: [[`beat-leader`, n, o]], no: [[`lost-to-leader`, n, o]] }
      : l.seat < 0
        ? {
            chance: u,
            yes: [[`elite-faints`, o]],
            no: [
              [`faints`, n],
              [`elite-both-faint`, n],
            ],
          }
        : { chance: u, yes: [[`faints`, l.seat]], no: [[`faints`, n], [`both-faint`]] }),
    ...(te !== null && { faces: te }),
    say: i ?? (ae ? [`wins-bare`] : [`wins-duel`]),
    sum: { parts: ne[0].map(uf), against: ne[1].map(uf) },
    ...Ff(ie),
    ...(ae && { unseen: ae }),
  };
}
function Jf(e, t, n) {
  if (e.battle === null) return;
  let r = Wf(e.battle, t, n),
    i = Hf(r, t),
    a = e.players[t].cards > 0 ? r.sides[i].sent.length : 0;
  if (r.kind === `gym` && r.sides[i].sent.length < Ca(r.foe)) return;
  const o = r.sides[1 - i];
  if (o.seat >= 0 && o.sent.length === 0) {
    const [t, ...n] = Rt(of(e, o.seat), o.fainted.map(y));
    if (t === void 0 || n.length > 0) return;
    r = Wf(r, o.seat, t);
  }
  return qf(e, r, t, a);
}
function Yf(e, t, n, r, i) {
  if (e.battle === null) return;
  const a = e.players[t].cards - Number(n >= 0);
  return qf(e, Gf(e.battle, t, n, r), t, a > 0 ? i : 0);
}
function Xf(e, t) {
  if (e.battle === null) return;
  const n = Kf(e.battle);
  return qf(e, n, t, e.players[t].cards > 1 ? n.sides[Hf(n, t)].sent.length : 0);
}
function Zf(e, t, n, r) {
  if (n.why === `catch`) return Rf(e, t, n, r);
  const { battle: i } = e;
  if (i !== null && i.sides.some((e) => e.seat === t)) {
    if (n.why === `battle`) return qf(e, Uf(i, r === 0 ? 0 : 1, { die: 0 }), t, 0);
    if (n.why === `elite`) return qf(e, Uf(i, r === 0 ? 0 : 1, r === 2 ? { bonus: 0 } : { die: 0 }), t, 0);
  }
}
function Qf(e, t, n) {
  let r = of(e, t),
    i = {
      kind: `gym`,
      foe: n,
      sides: [
        { seat: t, ...Vf },
        { seat: -1, ...Vf },
      ],
    },
    a = [],
    o = [];
  for (; o.length < Ca(n); ) {
    const n = Rt(r, o),
      s = $f(e, i, n);
    n.length > 1 && a.push(_[s].id), o.push(s), (i = Wf(i, t, s));
  }
  const s = qf(e, i, t, r.cards > 0 ? o.length : 0, [`wins-with`, o]);
  return { ...s, ...Ff([...a, ...(s.given ?? [])]) };
}
function $f(e, t, n) {
  let r = sf(e, t),
    [i, a] = r.sides,
    [o, s] = [n[0], -1 / 0];
  for (const e of n) {
    const t = { ...r, sides: [{ ...i, sent: [...i.sent, e] }, a] },
      n = yr(pr(t, 0)) - yr(pr(t, 1));
    n > s && ([o, s] = [e, n]);
  }
  return o;
}
const ep = (e) => (e.length < 2 ? void 0 : e.map((e) => C[e].id));
function tp(e, t, n, r, i) {
  const a = of(e, t);
  return ep(Ma(tf(e), a.at, r, At(a), ka(a), n, i));
}
function np(e, t, n) {
  const { at: r } = of(e, t);
  return ep(r === n ? [r] : [r, n]);
}
function rp(e, t, n) {
  const { lines: r } = tf(e),
    i = C.findIndex(({ id: e }) => e === t?.at(-2));
  return i < 0 ? 0 : (r[i].find((e) => e.to === n)?.cost ?? 0);
}
function ip(e, t) {
  const { id: n, colour: r } = C[t],
    i = e.slots[n];
  return i === void 0 ? null : { mon: i === `` ? -1 : y(i), colour: r, weakened: e.weakened.includes(n) };
}
function ap(e, t, n) {
  return !e.options.sameSpace || !gs(n) || !zt(of(e, t))
    ? []
    : e.players.flatMap((r, i) => (i !== t && !r.out && r.at === C[n].id && zt(of(e, i)) ? [i] : []));
}
function op(e, t, n) {
  const r = ap(e, t, n).map((e) => [`waits.rival`, e]),
    { kind: i, draws: a, colour: o, hexagon: s } = C[n];
  if (i === `pokemon`) {
    const t = ip(e, n);
    t === null
      ? r.push([`waits.nobody`])
      : r.push(t.mon < 0 ? [`waits.unknown`, o] : [`waits.mon`, t.mon, t.weakened]);
  } else
    i === `draw`
      ? r.push([`waits.draw`, a, o])
      : i === `league`
        ? r.push([e.players[t].laps > 0 ? `waits.league` : `waits.item`])
        : i === `city`
          ? r.push(...sp(e, t, s, pt(tf(e), n)))
          : r.push([`waits.${i}`]);
  return r;
}
function sp(e, t, n, r) {
  const i = [],
    { visit: a } = S[n];
  a !== null && cp(e, t, a, r) && i.push([`waits.visit`, n]);
  const o = Qe[n];
  if (o < 0) return i;
  const s = of(e, t);
  return s.badges.includes(o)
    ? [...i, [`waits.beaten`, o]]
    : [...i, [wa(s, o) ? `waits.leader` : `waits.band`, o]];
}
const cp = (e, t, { when: n }, r) => (n === `pioneer` ? e.pioneers[r] < 0 : !e.players[t].visited[r]),
  z = (e, t) => e.decision.say[1 + t],
  lp = (e, t) => e.decision.say[1 + t],
  up = (e) => Fr[e] ?? -1,
  dp = { role: `ends` };
function fp({ view: e, seat: t }, n) {
  const r = ip(e, n),
    i = r !== null && ap(e, t, n).length === 0;
  return { brings: op(e, t, n), ...(i && { odds: Mf(e, t, r) }) };
}
function pp(e, t) {
  const { view: n, seat: r, decision: i } = e,
    a = i.kind === `move` ? tp(n, r, t, z(e, 0), !1) : np(n, r, t);
  return { ...(a !== void 0 && { way: a }), ...fp(e, t) };
}
function mp(e, t) {
  const { view: n, seat: r, decision: i } = e,
    a = tp(n, r, t, i.kind === `move` ? z(e, 0) : 0, !0);
  return { ...(a !== void 0 && { way: a }), brings: op(n, r, t), costs: [[`costs.items`, rp(n, a, t)]] };
}
function hp({ view: e, seat: t, decision: n }) {
  const { hexagon: r } = C[nf(e.players[t]).at],
    i = Qe[r],
    a = Qf(e, t, i),
    o = n.kind === `after` || a.chance >= gp;
  return { brings: [[`waits.leader`, i]], costs: [[`costs.turn`]], odds: a, ...(o && { role: `natural` }) };
}
const gp = 0.5;
function _p(e) {
  const { options: t } = e.decision,
    n = t.some(({ id: e }) => e === `roll-two`),
    r = t.some(({ id: e }) => e === `stay`) && hp(e).role === `natural`;
  return n || r ? {} : { role: `natural` };
}
const vp = /* @__PURE__ */ new Set([`send`, `send-next`, `send-gym`, `send-against`, `send-elite`]),
  yp = /* @__PURE__ */ new Set([`trade-give`, `exchange`, `sell`, `return-for-stronger`, `leave-one`]);
function bp({ view: e, seat: t, decision: { kind: n } }, r) {
  if (vp.has(n) && e.battle !== null) {
    const n = Jf(e, t, r);
    return { act: [`act.send`, r], preview: ff(e, Wf(e.battle, t, r)), ...(n !== void 0 && { odds: n }) };
  }
  if (n === `try-which`) {
    const n = { mon: r, colour: _[r].colour, weakened: !1 };
    return { odds: Mf(e, t, n), brings: [[`caught-by`, ye[n.colour]]] };
  }
  return yp.has(n) ? { costs: [[`costs.mon`, r]] } : {};
}
const xp = /* @__PURE__ */ new Set([`lure-which`, `try-afar`, `try-there`, `try-water`, `machine-try`]),
  Sp = /* @__PURE__ */ new Set([`take-which`, `take-on-route`, `gift`]);
function Cp({ view: e, seat: t, decision: { kind: n } }, r, i) {
  const a = ip(e, r);
  return a !== null && xp.has(n)
    ? { odds: Mf(e, t, a) }
    : Sp.has(n)
      ? { brings: [i < 0 ? [`gets-unknown`, C[r].colour] : [`gets`, i]] }
      : {};
}
function wp(e) {
  if (e.decision.kind !== `on-roll` || e.decision.say[1] !== `catch`) return dp;
  const [t, n] = lp(e, 3);
  return { role: `ends`, brings: [[lp(e, 1).some((e) => Mo(t, e, n)) ? `catches` : `escapes`]] };
}
const Tp = { lay: !0, 'lay-gym': !0, 'lay-elite': !0 };
function Ep(e) {
  const { view: t, seat: n, decision: r } = e;
  if (r.kind === `lay-gym`) return [z(e, 1), z(e, 2)];
  if (r.kind === `lay-elite`) return [z(e, 1), 0];
  const [i] = t.battle?.sides.find((e) => e.seat === n)?.sent ?? [];
  return [i === void 0 ? -1 : y(i), 0];
}
function Dp(e, t) {
  const { view: n, seat: r } = e,
    [i, a] = Ep(e),
    o = Yf(n, r, t, i, a);
  return {
    act: t < 0 ? [`act.lay-none`] : [`act.lay`, t],
    ...(o !== void 0 && { odds: o }),
    ...(n.battle !== null && { preview: ff(n, Gf(n.battle, r, t, i)) }),
    ...(t >= 0 && { brings: [dr(t, i) > 0 ? [`adds`, dr(t, i)] : [`adds-nothing`]] }),
  };
}
function Op(e, t) {
  const n = z(e, 0),
    r = e.decision.say[2] === !0,
    i = { mon: n, colour: _[n].colour, weakened: r };
  return {
    act: t < 0 ? [`act.no-ball`] : [`act.throw`, t],
    odds: Mf(e.view, e.seat, i, { ball: t, span: z(e, 2) }),
  };
}
const kp = /* @__PURE__ */ new Set([`ball`, `lay`, `lay-gym`, `lay-elite`, `wally`, `give-up`]);
function Ap(e, t) {
  const { kind: n } = e.decision;
  return {
    ...(n === `ball` ? Op(e, t) : Object.hasOwn(Tp, n) ? Dp(e, t) : {}),
    note: [`card-text`, f[t].id],
    ...(kp.has(n) && { costs: [[`costs.card`, t]] }),
  };
}
function jp(e) {
  const t = up(e),
    n = t < 0 ? [] : [[`costs.card`, t]];
  t >= 0 && xt[t].free?.when === `travel` && n.push([`costs.roll`]);
  const r = wt[Rr[e] ?? -1];
  return (
    r?.travel !== void 0 && n.push([`costs.roll`]),
    r?.responds?.copy !== void 0 && n.push([`costs.trainer`]),
    r?.responds?.draw !== void 0 && n.push([`costs.items`, 1]),
    n
  );
}
function Mp(e, t) {
  const n = jp(t),
    r = Np(e, t);
  return {
    act: [`act.use`, t],
    note: [`card-text`, t],
    ...(n.length > 0 && { costs: n }),
    ...(r !== void 0 && { odds: r }),
  };
}
function Np(e, t) {
  const { view: n, seat: r, decision: i } = e;
  if (i.kind === `on-loss` && t === `potion`) return Xf(n, r);
  if (i.kind !== `on-fail`) return;
  const a = z(e, 2),
    o = z(e, 1),
    s = a >= 0 && n.weakened.includes(C[a].id);
  return Mf(n, r, { mon: o, colour: _[o].colour, weakened: s });
}
const Pp = /* @__PURE__ */ new Set([`rob`, `victim`, `second-victim`, `fool`]),
  Fp = /* @__PURE__ */ new Set([`duel-whom`, `choose-rival`, `meet-whom`]);
function Ip({ view: e, seat: t, decision: { kind: n } }, r) {
  const i = e.players[r];
  if (Pp.has(n)) return { brings: [[`holds-items`, i.cards]] };
  if (n === `swap-trainer`) return Lp(e, r);
  if (n === `point-at`) return { ...Lp(e, r), ...(r === t && { role: `harms` }) };
  if (!Fp.has(n)) return {};
  const a = i.team.filter(({ id: e }) => Lt(i, y(e)));
  if (a.length === 0) return {};
  const o = a.reduce((e, t) => (t.power > e.power ? t : e));
  return { brings: [[`best-of`, y(o.id), o.power]] };
}
function Lp(e, t) {
  const { trainer: n } = e.players[t],
    r = Rr[n];
  return r === void 0 ? {} : { brings: [[`has-trainer`, r]], note: [`card-text`, n] };
}
function Rp({ view: e }, t, n) {
  return t === `pokenav-plus`
    ? Lp(e, n)
    : t === `rocket-attack`
      ? { brings: [[`holds-items`, e.players[n].cards]] }
      : {};
}
const zp = {
    pass: wp,
    'do.roll': _p,
    'do.roll-two': () => ({ role: `natural` }),
    'do.stay': hp,
    'do.gym': hp,
    'do.done': ({ decision: e }) => ({ role: `ends`, ...(e.kind === `after` && { act: [`act.end-turn`] }) }),
    'do.nothing': (e) =>
      e.decision.kind === `ball` ? Op(e, -1) : Object.hasOwn(Tp, e.decision.kind) ? Dp(e, -1) : dp,
    'do.nobody': () => dp,
    'do.no': () => dp,
    'do.refuse': () => dp,
    'do.yes': ({ decision: { kind: e } }) =>
      e === `silver`
        ? { role: `natural`, brings: [[`brings.items`, 1]] }
        : e === `buy`
          ? { costs: [[`costs.items`, 2]], brings: [[`gets-unknown`, 1]] }
          : { costs: [[`costs.trainer`]], brings: [[`brings.trainer`]] },
    'to-space': pp,
    'pay-to': mp,
    'train-to': (e, t) => ({ ...pp(e, t), costs: [[`costs.roll`]] }),
    'activate-space': ({ view: e, seat: t }, n) => {
      const r = ip(e, n);
      return { brings: op(e, t, n), ...(r !== null && { odds: Mf(e, t, r) }) };
    },
    'slot-at': Cp,
    mon: bp,
    card: Ap,
    use: (e, t, n) => ({ ...Rp(e, t, n), ...Mp(e, t) }),
    'use-on': (e, t, n) => ({ ...Rp(e, t, n), ...Mp(e, t) }),
    'use-by': (e, t, n) => ({ ...Mp(e, t), brings: [[`count-becomes`, z(e, 1) + n]] }),
    'use-die': (e, t, n, r) => {
      const i = { why: e.decision.say[1], dice: lp(e, 1), rollers: lp(e, 2), aim: lp(e, 3) },
        a = Zf(e.view, e.seat, i, r);
      return { ...Mp(e, t), ...(a !== void 0 && { odds: a }) };
    },
    player: Ip,
    colour: ({ view: e }, t) => ({
      brings: [
        [`pile-left`, e.piles[h[t]]],
        [`caught-by`, ye[t]],
      ],
    }),
    type: ({ view: e, seat: t, decision: n }, r) =>
      n.kind === `search-type` ? { odds: zf(e, t, n.say[1], r) } : {},
    family: ({ view: e, seat: t, decision: n }, r) => (n.kind === `breed` ? { odds: Bf(e, t, r) } : {}),
    'event-card': (e, t) => ({ note: [`card-text`, d[t].id] }),
    trainer: (e, t) => ({ note: [`card-text`, m[t].id] }),
    achievement: (e, t) => ({ note: [`achievement-text`, t] }),
    leader: ({ view: e, seat: t }, n) => ({
      brings: [[`leader-power`, n], ...bf(n)],
      odds: Qf(e, t, n),
      ...(e.active === t && { costs: [[`costs.turn`]] }),
    }),
    amount: (e, t) =>
      e.decision.kind === `how-many-dice`
        ? { odds: If(e.view, e.seat, z(e, 0), z(e, 1), t), ...(t > 1 && { role: `natural` }) }
        : {},
    'do.from-pile': (e) => ({ brings: [[`gets-unknown`, z(e, 0)]] }),
  },
  Bp = (e) => (e.length === 0 ? [] : e.length === xe.length ? [[`strong-all`]] : [[`note.strong`, e]]);
function Vp(e, { kind: t = `wild`, figure: n, marks: r = [] } = {}) {
  const { id: i, power: a, colour: o, types: s, advantages: c } = _[e],
    l = Ce(c),
    u = ye[o];
  return {
    kind: t,
    of: i,
    figure: n ?? a,
    marks: r,
    ...(r.includes(`weakened`) && { tag: [`is-weakened`] }),
    say: [`mon-name`, e],
    lines: [
      [`note.types`, Ce(s).map((e) => xe[e])],
      ...Bp(l.map((e) => xe[e])),
      ...(u.length > 0 ? [[`caught-by`, u]] : []),
      ...(Ae[e].length > 0 ? [[`evolves-from`, Ae[e]]] : []),
    ],
  };
}
const Hp = (e, t) => ({ kind: e, of: t, say: [`use`, t, 0], lines: [[`card-text`, t]] }),
  Up = [
    [Fr, `item`],
    [Ir, `event`],
    [Lr, `super`],
    [Rr, `trainer`],
  ];
function Wp(e) {
  const t = Up.find(([t]) => Object.hasOwn(t, e))?.[1];
  return t === void 0 ? null : Hp(t, e);
}
const Gp = ({ kind: e, of: t }) => (t === void 0 ? null : Hp(e, t)),
  Kp = (e) => (e.of === void 0 ? null : Vp(y(e.of), e));
function qp(e) {
  const t = x.findIndex(({ id: t }) => t === e.of);
  return t < 0 ? null : { ...e, say: [`leader-power`, t], lines: bf(t) };
}
function Jp(e) {
  const [t, n] = (e.of ?? ``).split(`:`),
    r = vt.findIndex((e) => e.id === t),
    i = vt[r]?.pokemon[Number(n)];
  if (i === void 0) return null;
  const a = [
    [`note.types`, i.types],
    ...Bp(i.advantages),
    ...(vt[r].source === `proposed` ? [[`own-design`]] : []),
  ];
  return { ...e, say: [`elite-mon`, r, Number(n)], lines: a };
}
function Yp(e) {
  const { kind: t, draws: n, colour: r, hexagon: i } = C[e];
  if (t === `pokemon`) return [[`caught-by`, ye[r]]];
  if (t === `draw`) return [[`waits.draw`, n, r]];
  if (t !== `city`) return [[`waits.${t}`]];
  const a = Qe[i];
  return [...(S[i].visit === null ? [] : [[`waits.visit`, i]]), ...(a < 0 ? [] : [[`waits.leader`, a]])];
}
function Xp(e) {
  if (e.of === void 0) return null;
  const t = ht(e.of);
  return { ...e, say: [`place`, t], lines: Yp(t) };
}
const Zp = (e) => (e.of !== void 0 && (Object.hasOwn(Ir, e.of) || Object.hasOwn(Lr, e.of)) ? Gp(e) : Xp(e)),
  Qp = {
    wild: Kp,
    member: Kp,
    elite: Jp,
    badge: qp,
    item: Gp,
    trainer: Gp,
    achievement: (e) => {
      const t = T.findIndex(({ id: t }) => t === e.of);
      return t < 0 ? null : { ...e, say: [`achievement`, t], lines: [[`achievement-text`, t]] };
    },
    event: Zp,
    super: Zp,
    city: Xp,
    pokemon: Xp,
    pick: Xp,
    draw: Xp,
    league: Xp,
  };
function $p({ players: e, seat: t, league: n }) {
  const { badges: r, entered: i, laps: a } = e[t];
  return n === null
    ? a > 0
      ? [`aim.start`]
      : i
        ? [`aim.loop`]
        : r.length === 0
          ? [`aim.first`, 6]
          : [`aim.badges`, r.length, 6]
    : [`aim.league`];
}
const em = (e) => {
    const t = Wp(e);
    return t === null ? {} : { subject: t };
  },
  tm = (e, t) => Vp(e, t ? { marks: [`weakened`] } : {}),
  nm = (e, t, n) => ({ subject: tm(t, n >= 0 && e.weakened.includes(C[n].id)) }),
  rm = (e) => () => ({ card: e }),
  im = { sends: (e) => [`send.discard`, e] },
  am = { sends: (e) => [`send.these`, e] },
  om = {
    turn: ({ view: e }) => ({ hint: $p(e) }),
    move: (e, t, n) => ({ dice: n }),
    'which-die': (e, t) => ({ dice: t }),
    'on-roll': (e, t, n) => ({ dice: n }),
    'on-count': (e, t, n, r) => ({ dice: r }),
    'on-hit': (e, t) => em(t),
    'on-draw': () => em(`wally`),
    assign: (e, t, n) => em((t === `event` ? d : p)[n].id),
    ball: (e, t, n) => ({ subject: tm(t, n) }),
    'how-many-dice': (e, t) => ({ card: `red`, subject: tm(t, !1) }),
    'on-reveal': ({ view: e }, t, n) => nm(e, t, n),
    'on-fail': ({ view: e }, t, n, r) => nm(e, n, r),
    'cast-where': rm(`fishing-rod`),
    'fly-where': rm(`fly`),
    'lure-which': rm(`honey`),
    'swap-which': rm(`lure-module`),
    'swap-with': rm(`lure-module`),
    'take-which': rm(`rare-candy`),
    'how-far': rm(`hiker`),
    silver: rm(`silver`),
    wally: rm(`wally`),
    'pay-items': () => im,
    'price-items': () => im,
    discards: () => im,
    'pay-for-event': () => im,
    'swap-items': () => im,
    'renew-items': () => im,
    'aqua-discard': () => im,
    'aqua-take': () => ({ sends: (e) => [`send.take`, e] }),
    'offer-cards': () => am,
    'offer-items': () => am,
    'want-items': () => am,
  },
  sm = {
    move: `You go just so far, and no space twice; you may stop early in a city.`,
    'which-die': `Only the die you choose counts for the move.`,
    'pay-items': `They are discarded; then you are through.`,
    after: `Use a card, offer a trade, or end your turn.`,
    last: `Your turn is over but for this.`,
    'keep-trainer': `You have one Trainer at a time: the others are discarded.`,
    'name-active': `Its text works from now on; you may choose anew at the end of your turn.`,
    discards: `More than your hand may hold at the end of your turn.`,
    'how-far': `Instead of a roll; what waits on the space happens as always.`,
    ball: `You roll a die: a lit face catches it. A ball lights more of them.`,
    'how-many-dice': `One of two is enough, and there is nothing to lose by it.`,
    'try-which': `You try one; those you do not catch go back into the pile.`,
    'name-colour': `Stronger colours are harder to catch.`,
    send: `Both choose in secret. Power, types, an Item and a die count.`,
    'send-next': `Those who fainted are out of this battle.`,
    'send-against': `You know whom it will meet.`,
    'send-gym': `Power, types, an Item and a die count for you; the Leader rolls no die, and a draw is yours.`,
    'send-elite': `Two of yours against two of theirs, one after the other.`,
    lay: `It is turned up with the dice and gone afterwards. One that does not fit is a bluff.`,
    'lay-gym': `It adds to your sum only where it fits, and is gone afterwards.`,
    'lay-elite': `It adds to your sum only where it fits, and is gone afterwards.`,
    'choose-rival': `The two left over fight each other.`,
    'most-captures': `Who comes first has the better place in the League.`,
    'meet-whom': `One battle for nothing but honour; then the space follows.`,
    'duel-whom': `The winner takes the prize on the card; its place helps some types and hinders others.`,
    'which-leader': `You fight from where you stand, for a badge you still need.`,
    lock: `Choose the family you will fight with: its most evolved member is stronger for good.`,
    'new-trainer': `You see the new one only after yours is gone.`,
    'pay-for-event': `An Event may bring much, or little.`,
    'swap-items': `You draw as many as you discard.`,
    rob: `You get a random Item of that hand.`,
    'which-colour': `The stronger the colour, the stronger the Pokémon.`,
    'pick-event': `Only you see both; the other one is discarded.`,
    'on-roll': `Only now, before it counts.`,
    'on-count': `Only now, before the pawn moves.`,
    'on-event': `Only now: another Event is drawn in its place.`,
    'on-copy': `Only now: you carry it out as well, once it is done.`,
    'on-hit': `Only now, before it happens.`,
    'on-reveal': `Only now: the next of the pile lies there instead.`,
    'on-fail': `Only now: if you catch it, it is yours.`,
    'on-loss': `Only now, before it counts: the same Pokémon fight again.`,
    'on-draw': `Only now, before the Items are drawn.`,
    'cast-where': `Your pawn stays where it is.`,
    'fly-where': `Any space of your hexagon; what waits there happens.`,
    'lure-which': `A full attempt, besides the move of your turn.`,
    'swap-which': `Two Pokémon of one colour change places as they lie.`,
    'swap-with': `It must be of the same colour.`,
    'take-which': `It joins you without a roll.`,
    silver: `It costs nothing.`,
    wally: `You discard it and draw one more.`,
    'settle-tie': `You drew the card, so you decide.`,
    'search-colour': `The stronger the colour, the stronger what you find.`,
    'search-type': `What you seek may lie face down on the board; then you name another.`,
    'trade-give': `It goes to another player for one of the same colour.`,
    'trade-take': `Both change hands, and nobody is asked but you.`,
    assign: `Whoever gets it carries it out at once.`,
    'take-on-route': `It joins you without a roll; you skip your next turn.`,
    'try-there': `One attempt; you skip your next turn.`,
    gift: `One you see, or one nobody has seen yet.`,
    fool: `Both of you discard all Items and draw new ones.`,
    'swap-trainer': `Then both of you draw Items.`,
    'try-afar': `One attempt, wherever it lies.`,
    'try-water': `One attempt, wherever it lies.`,
    'sell-colour': `Two of one colour go back for a new one of it.`,
    sell: `It goes back into its pile.`,
    'renew-items': `The more you discard, the more you draw.`,
    'renew-trainer': `You see the new one only after yours is gone.`,
    'give-up': `You keep the others.`,
    exchange: `You get the next of its colour, whatever that is.`,
    'return-for-stronger': `You get a random one of the next stronger colour.`,
    'dig-to': `Any space of a hexagon next to yours; what waits there happens.`,
    'go-city': `You land there as if you had walked.`,
    buy: `If you do not, you draw an Item.`,
    'price-items': `They are discarded.`,
    victim: `You may name another player as well, or the same one twice.`,
    'second-victim': `Each of them may block it with a Poké Doll.`,
    'aqua-discard': `Whoever drew the card may take it.`,
    'aqua-take': `What you do not take you may draw instead, up to the number on the card.`,
    'aqua-draw': `As many as are left of those you may have.`,
    'reveal-which': `One of each colour is turned up; then you try two of them.`,
    'machine-try': `One attempt, where it lies.`,
    'point-at': `An opponent loses the active Trainer; you would lose one of your choice.`,
    'drop-trainer': `It goes to the discard pile.`,
    'leave-one': `It goes back into the pile; the others join you.`,
    'magma-swap': `Yours goes to the discard pile for it.`,
    breed: `You get the first relative the Blue, Green or Pink pile has.`,
    predict: `Only you see them; the others go back on top of the deck.`,
    'predict-next': `Whoever draws the next Event gets it.`,
    'which-achievement': `You take one after the other.`,
    upgrade: `Its most evolved member is stronger for good.`,
    'trade-with': `You choose what is given and wanted next.`,
    'offer-cards': `A Trainer goes only for a Trainer; a side may be empty.`,
    'offer-items': `Only the two of you see them.`,
    'want-items': `You may ask for any Item, but do not know what there is.`,
    'answer-offer': `If you refuse, nothing happens.`,
  },
  cm = (e) => Object.hasOwn(sm, e),
  lm = { hint: { say: (e, t) => sm[t] } },
  um = o({ options: zp, questions: om, lines: Kd, things: Qp }),
  dm = {
    ...um,
    question: (e, t) => {
      const n = e.battle === null ? e.acting.at(-1) : void 0;
      return {
        ...(cm(t.kind) && { hint: [`hint`, t.kind] }),
        ...(n !== void 0 && { subject: Hp(n.deck, n.card) }),
        ...(t.shape !== `pick` && { sends: (e) => [`send.these`, e] }),
        ...um.question(e, t),
      };
    },
  },
  fm = [
    {
      key: `setup`,
      clause: `H-SETUP-03`,
      about: `Which Pokémon are in the game.`,
      type: `choice`,
      default: `balanced`,
      choices: [`balanced`, `alternate`, `random`, `custom`],
    },
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((e) => ({
      key: `gen${e}`,
      clause: `H-SETUP-08`,
      about: `Custom setup: generation ${e} is in.`,
      type: `flag`,
      default: !0,
    })),
    {
      key: `expansion`,
      clause: `H-SETUP-20`,
      about: `Random and Custom setup: the cards of generation 9 and of the expansion are in.`,
      type: `flag`,
      default: !1,
    },
    {
      key: `league`,
      clause: `H-LG-01`,
      about: `How the last battles are fought: against each other, or against two Elite Trainers.`,
      type: `choice`,
      default: `head-to-head`,
      choices: [`head-to-head`, `elite-4`],
    },
    {
      key: `sameSpace`,
      clause: `H-OPT-02`,
      about: `Who lands on a space where another pawn stands must battle its player.`,
      type: `flag`,
      default: !1,
    },
    {
      key: `achievements`,
      clause: `H-OPT-05`,
      about: `Play with the Achievement cards.`,
      type: `flag`,
      default: !1,
    },
    {
      key: `badgeRewards`,
      clause: `H-BADGE-08`,
      about: `Badge rewards go by the number of badges, or by the Leader's band.`,
      type: `choice`,
      default: `count`,
      choices: [`count`, `band`],
    },
    {
      key: `lockBonus`,
      clause: `H-LOCK-04`,
      about: `The +1 of a locked family counts for its most evolved member, or for all of it.`,
      type: `choice`,
      default: `top`,
      choices: [`top`, `family`],
    },
    {
      key: `semifinals`,
      clause: `H-LG6-04`,
      about: `With 5 or 6 players the semifinals wait for somebody to land on the start again, or follow at once.`,
      type: `choice`,
      default: `landing`,
      choices: [`landing`, `at-once`],
    },
    {
      key: `train`,
      clause: `H-CITY-11`,
      about: `The magnet train is boarded in a city, or anywhere.`,
      type: `choice`,
      default: `city`,
      choices: [`city`, `anywhere`],
    },
    {
      key: `repelDoll`,
      clause: `H-ITEM-70`,
      about: `Repel is blocked by any player's Poké Doll, or only by that of the player whose Pokémon it drives away.`,
      type: `choice`,
      default: `any`,
      choices: [`any`, `own`],
    },
    {
      key: `pokeFans`,
      clause: `H-EVT-56`,
      about: `The swap of Poké Fans is optional or compulsory.`,
      type: `choice`,
      default: `optional`,
      choices: [`optional`, `compulsory`],
    },
    {
      key: `orWeaker`,
      clause: `H-PLAT-21`,
      about: `"(or weaker)" on the Plateau: a colour of choice, or only where the pile has run out.`,
      type: `choice`,
      default: `choice`,
      choices: [`choice`, `fallback`],
    },
    {
      key: `duelDoll`,
      clause: `H-DUEL-13`,
      about: `A Poké Doll may block a whole Duel.`,
      type: `flag`,
      default: !0,
    },
    {
      key: `balls`,
      clause: `H-CAP-13`,
      about: `Poké Balls for one capture roll: one, or several, whose reach adds up.`,
      type: `choice`,
      default: `one`,
      choices: [`one`, `several`],
    },
    {
      key: `offers`,
      clause: `H-TRADE-11`,
      about: `How many trades the active player may offer in a turn.`,
      type: `number`,
      default: 6,
      min: 0,
      max: 50,
    },
    {
      key: `maxTurns`,
      clause: `H-TURN-04`,
      about: `Stop without a winner after this many turns; 0 plays on until somebody wins.`,
      type: `number`,
      default: 0,
      min: 0,
      max: 1e6,
    },
  ],
  pm = { send: hm, 'send-next': hm, 'send-gym': hm, 'offer-cards': gm, turn: _m, after: _m },
  mm = (e, t, n) => pm[t.question.kind]?.(e, n, t) ?? [];
function hm(e, t) {
  const n = e.players[t];
  return [...new Set(n.team)]
    .filter((e) => !Lt(n, e))
    .map((e) => ({
      id: _[e].id,
      say: [`mon`, e],
      why: [`why.disobeys`, e],
      clause: `H-OBEY-07`,
      at: Dl(e, t),
    }));
}
function gm(e, t, { question: n }) {
  return [t, n.about?.[0]].flatMap((n) => {
    const r = e.players[n];
    return [...new Set(r.team)]
      .filter((e) => !Vt(r, e))
      .map((e) => {
        const [r, i] = n === t ? [_[e].id, [`mon`, e]] : [`${_[e].id}:${n}`, [`theirs`, e, n]];
        return { id: r, say: i, why: [`why.locked`, e], clause: `H-LOCK-05`, at: Dl(e, n) };
      });
  });
}
function _m(e, t) {
  const { offers: n } = e.options;
  return n === 0 || fd(e, t) < n
    ? []
    : [{ id: yn.do, say: [`do.offer`], why: [`why.offers`, n], clause: `H-TRADE-11` }];
}
function vm(e, t) {
  (e.s.winner = t), N(e, 255, `master`, t);
}
const ym = M(`send-elite`, `H-E4-18`),
  bm = M(`lay-elite`, `H-E4-18`);
function* xm(e, t) {
  const { s: n } = e,
    r = n.players[t],
    i = yield* u(e, n.elites, 255, `elite-card`);
  if (i === null) return;
  const a = n.elites.kind[i];
  N(e, 255, `challenged-elite`, t, a);
  const { won: o, sums: s } = yield* Sm(e, t, a);
  N(e, 255, o ? `beat-elite` : `lost-to-elite`, t, a, s),
    o ? (r.elites.push(i), yield* P(e, t, 3), r.elites.length >= 2 && vm(e, t)) : ce(n.elites, [i]);
}
function* Sm(e, t, n) {
  const { s: r } = e,
    i = { kind: `elite`, sides: [ca(t), ca(-1)], foe: n },
    [a, o] = i.sides;
  r.battle = i;
  let s = null,
    c = [[], []];
  for (; s === null; ) {
    const l = Rt(r.players[t], a.fainted);
    if (a.sent.length === 0 && l.length === 0) {
      s = !1;
      break;
    }
    if (a.sent.length === 0) {
      const { mon: r } = yield* e.ask(t, ym(n, o.lost), () => l.map((e) => Xt[e]));
      (a.sent = [r]), N(e, 255, `sent`, t, r);
    }
    const u = yield* Cm(e, i);
    (c = u.sums), u.won !== 1 && o.lost++, u.won !== 0 && da(a);
    const ee = a.fainted.length >= 2;
    o.lost < 2 ? (s = !ee && null) : !ee || u.won === 0 ? (s = !0) : o.lost--;
  }
  return (r.battle = null), { won: s, sums: c };
}
function* Cm(e, t) {
  const { s: n } = e,
    [r, i] = t.sides,
    { seat: a } = r,
    [o] = r.sent;
  for (;;) {
    const s = yield* e.ask(a, bm(t.foe, o), () => _a(e, a));
    `item` in s && ga(e, r, s, o),
      (r.laid = r.items.length),
      ya(e, t),
      yield* aa(e, [a, -1, -1], `elite`, {
        lies: (e, t) => {
          e === 0 ? (r.die = t) : e === 1 ? (i.die = t) : (i.bonus = t);
        },
      });
    const c = br(n, t);
    N(e, 255, `elite-totals`, a, r.total, t.foe, i.total, c);
    const l = r.total - i.total,
      u = l < 0 && (yield* ma(e, a));
    if ((ba(e, t), !u))
      return (
        l < 0
          ? N(e, 255, `faints`, a, o)
          : l > 0
            ? N(e, 255, `elite-faints`, t.foe, i.lost)
            : N(e, 255, `elite-both-faint`, a, o, t.foe, i.lost),
        { won: l === 0 ? null : l > 0 ? 0 : 1, sums: c }
      );
  }
}
const wm = M(`send-against`, `H-LGB-04`);
function Tm(e, t, n, r) {
  const { s: i } = e;
  (i.battle = { kind: `league`, sides: [ca(t), ca(n)], foe: -1 }),
    N(e, 255, `battle`, t, n, `league`),
    i.agenda.push({ do: `league-duel`, then: r });
}
function* Em(e, t) {
  const { s: n } = e,
    r = n.battle,
    { won: i, sums: a } = yield* Dm(e, r);
  if (i === null) {
    n.agenda.push(t);
    return;
  }
  const [o, s] = [r.sides[i].seat, r.sides[1 - i].seat];
  (n.battle = null),
    ua(e, r, i, a),
    n.players[o].leagueWins++,
    (n.players[o].beaten |= 1 << s),
    yield* P(e, o, 3),
    n.agenda.push({ do: t.then, winner: o, loser: s });
}
function* Dm(e, t) {
  const [n, r] = t.sides,
    i = t.sides.map((t) => t.sent.length > 0 || Am(e, t));
  if (!i[0] && !i[1]) return { won: yield* Mm(e, t), sums: Om };
  if (!i[0]) return { won: 1, sums: Om };
  if (!i[1]) return { won: 0, sums: Om };
  n.sent.length > 0 ? yield* jm(e, r, n) : r.sent.length > 0 ? yield* jm(e, n, r) : yield* fa(e, t);
  const { won: a, sums: o } = yield* pa(e, t);
  return (
    a !== 0 && da(n),
    a !== 1 && da(r),
    N(e, 255, `lost-so-far`, n.seat, n.fainted.length, r.seat, r.fainted.length),
    { won: km(n, r) ? 1 : km(r, n) ? 0 : null, sums: o }
  );
}
const Om = [[], []],
  km = (e, t) => e.fainted.length >= 3 && e.fainted.length > t.fainted.length,
  Am = (e, { seat: t, fainted: n }) => Rt(e.s.players[t], n).length > 0;
function* jm(e, t, { sent: n }) {
  const { mon: r } = yield* e.ask(t.seat, wm(n[0]), () =>
    Rt(e.s.players[t.seat], t.fainted).map((e) => Xt[e]),
  );
  (t.sent = [r]), N(e, 255, `sent`, t.seat, r);
}
function* Mm(e, { sides: [t, n] }) {
  for (;;) {
    const [r, i] = yield* aa(e, [t.seat, n.seat], `tie`);
    if (r !== i) return r > i ? 0 : 1;
  }
}
const Nm = j(`most-captures`, `H-LG-07`),
  Pm = j(`choose-rival`, `H-LG6-03`),
  Fm = { do: `round-over` },
  Im = { do: `losers` };
function* Lm(e) {
  const { s: t } = e,
    n = t.active;
  t.options.league === `elite-4`
    ? yield* xm(e, n)
    : ((t.league ??= { starter: n, round: Rm[e.n], inside: e.from(0).slice(), turnsLeft: [] }),
      (t.league.starter = n),
      N(e, 255, `league-starts`, n, t.league.round),
      t.league.round === `open`
        ? yield* ih(e, n)
        : t.league.round === `first`
          ? yield* e.n === 6 ? Vm(e, n) : Hm(e, n)
          : yield* Um(e, e.n === 4 ? yield* qm(e, t.league.inside) : n));
}
const Rm = { 2: `open`, 3: `open`, 4: `semifinals`, 5: `first`, 6: `first` },
  zm = (e) => e.league;
function Bm(e, t, ...n) {
  e.agenda.push(...t);
  for (const [t, r] of n.slice().reverse()) e.agenda.push({ do: `bout`, a: t, b: r });
}
function* Vm(e, t) {
  const n = Km(e.s, t),
    r = yield* qm(e, e.others(n));
  yield* Gm(
    e,
    e.others(n).filter((e) => e !== r),
    [Fm],
  );
}
function* Hm(e, t) {
  const n = Km(e.s, t),
    r = yield* qm(e, e.from(0)),
    i = e.others(r);
  r === n ? yield* Gm(e, i, [Fm, Im]) : yield* Wm(e, n, i, [Fm, Im]);
}
const Um = (e, t) => Wm(e, t, zm(e.s).inside, [Fm]);
function* Wm(e, t, n, r) {
  const i = n.filter((e) => e !== t),
    { seat: a } = yield* e.ask(t, Pm, () => i.map((e) => D[e])),
    [o, s] = i.filter((e) => e !== a);
  N(e, 255, `chose-rival`, t, a), Bm(e.s, r, [t, a], [o, s]);
}
function* Gm(e, [t, ...n], r) {
  const [i] = n.splice(yield* e.chance(`pairing`, n.length), 1);
  Bm(e.s, r, [t, i], [n[0], n[1]]);
}
const Km = (e, t) => (e.pioneers[Xe] < 0 ? t : e.pioneers[Xe]);
function* qm(e, t) {
  const { players: n } = e.s,
    r = Math.max(...t.map((e) => n[e].team.length)),
    i = t.filter((e) => n[e].team.length === r),
    { starter: a } = zm(e.s);
  return (yield* e.ask(a, Nm, () => i.map((e) => D[e]))).seat;
}
function* Jm(e, { a: t, b: n }) {
  Tm(e, t, n, `bout-over`);
}
function* Ym(e, t) {
  const { s: n } = e,
    [r, i] = [t.winner, t.loser],
    { inside: a } = zm(n);
  (zm(n).inside = e.from(0).filter((e) => e === r || (e !== i && a.includes(e)))),
    n.agenda.some(({ do: e }) => e === Im.do) || Zm(e, i);
}
function* Xm(e) {
  const { s: t } = e,
    { inside: n } = zm(t),
    [r, i] = e.from(0).filter((e) => !n.includes(e));
  Bm(t, [], [r, i]);
}
function Zm(e, t) {
  (e.s.players[t].out = !0), Jr(e, t), N(e, 255, `out-of-league`, t);
}
function* Qm(e) {
  const { s: t } = e,
    n = zm(t);
  if (n.round === `first`) {
    if (((n.round = `semifinals`), N(e, 255, `semifinalists`, n.inside), t.options.semifinals === `landing`))
      return;
    (n.starter = [n.starter, Km(t, n.starter), ...e.from(n.starter)].find((e) => n.inside.includes(e))),
      yield* Um(e, n.starter);
  } else
    (n.round = `interlude`),
      (n.turnsLeft = t.players.map((e, t) => (n.inside.includes(t) ? 3 : 0))),
      N(e, 255, `finalists`, n.inside[0], n.inside[1]),
      $m(e, n.inside),
      (t.regular = n.starter);
}
function $m(e, t) {
  for (const n of t) bs(e, n, rt, `league`);
}
function eh(e) {
  e.league?.round === `interlude` && !e.extraTurn && e.league.turnsLeft[e.active]--;
}
const th = ({ league: e, players: t }) =>
  e?.round === `interlude` && e.turnsLeft.every((e) => e <= 0) && e.inside.every((e) => t[e].extra === 0);
function* nh(e) {
  const { s: t } = e,
    n = zm(t);
  (n.round = `final`), (t.active = n.starter), Tm(e, n.inside[0], n.inside[1], `final-over`);
}
function* rh(e, { winner: t }) {
  vm(e, t);
}
function* ih(e, t) {
  Tm(e, t, yield* oh(e, t), `open-over`);
}
function* ah(e, t) {
  const n = t.winner,
    { beaten: r, leagueWins: i } = e.s.players[n];
  (e.n === 2 ? i === 2 : e.others(n).every((e) => (r >> e) & 1)) ? vm(e, n) : $m(e, e.from(0));
}
function* oh(e, t) {
  const { beaten: n } = e.s.players[t],
    r = e.others(t).filter((e) => !((n >> e) & 1)),
    i = r.length > 0 ? r : e.others(t);
  return i[yield* e.chance(`rival`, i.length)];
}
const sh = { do: `turn` },
  ch = { do: `after` },
  lh = { do: `end` },
  uh = { do: `final` };
function* dh(e) {
  const { s: t } = e;
  if (
    (t.turn++,
    (t.fought = !1),
    (t.deeds = `none`),
    N(e, 255, `turn`, t.active, t.turn),
    eh(t),
    yield* qr(e, t.active),
    t.agenda.push(lh),
    t.players[t.active].skips > 0)
  ) {
    t.players[t.active].skips--, N(e, 255, `skipped`, t.active), t.agenda.pop(), yield* gh(e), _h(e);
    return;
  }
  const n = yield* Dd(e, t.active);
  n === `gym`
    ? yield* Da(e, t.active, t.players[t.active].at)
    : (t.agenda.push(ch), n >= 0 && t.agenda.push({ do: `landing`, at: n }));
}
const fh = (e, { at: t }) => ys(e, e.s.active, t);
function* ph(e) {
  const { s: t } = e,
    n = t.active;
  for (;;) {
    const r = yield* e.ask(n, wn, () => mh(e, n));
    if (qu(r)) yield* ed(e, n, r);
    else if (r === yn) yield* pd(e, n);
    else if (r === vn) {
      yield* Da(e, n, t.players[n].at);
      return;
    } else return;
  }
}
function mh(e, t) {
  const n = [mn];
  return Ea(e.s, t, e.s.players[t].at) && n.push(vn), n.push(...Yu(e, t, `free`)), dd(e) && n.push(yn), n;
}
function* hh(e) {
  const { s: t } = e,
    n = t.active;
  if (t.players[n].out) {
    yield* gh(e), _h(e);
    return;
  }
  for (;;) {
    const t = yield* e.ask(n, Tn, () => [mn, ...Yu(e, n, `end`)]);
    if (!qu(t)) break;
    yield* ed(e, n, t);
  }
  yield* gh(e), yield* $n(e, n);
  const r = t.players[n].hand.length - Kn(t, n);
  r > 0 && (yield* ti(e, n, On(r), r, r)), _h(e);
}
function* gh(e) {
  e.s.extraTurn || (yield* Kr(e, e.s.active));
}
function _h(e) {
  const { s: t } = e;
  t.turn === t.options.maxTurns
    ? ((t.stopped = !0), N(e, 255, `stopped-match`, t.turn))
    : th(t)
      ? t.agenda.push(uh)
      : (oo(e), t.agenda.push(sh));
}
const vh = (e) => e.map(({ count: e }) => e);
function yh(e, t) {
  return {
    agenda: [{ do: `setup` }],
    options: Object.freeze({ ...t }),
    turn: 0,
    active: 0,
    regular: 0,
    extraTurn: !1,
    winner: -1,
    stopped: !1,
    board: xh,
    players: Array.from({ length: e }, bh),
    slots: [],
    weakened: [],
    unseen: ac(t).map((e) => e.slice()),
    items: s(vh(f)),
    itemDiscard: [],
    events: s(vh(d)),
    eventDiscard: [],
    superEvents: s(vh(p)),
    superDiscard: [],
    trainers: s(vh(m)),
    trainerDiscard: [],
    elites: s(vt.map(() => 1)),
    pioneers: b.map(() => -1),
    achievements: t.achievements ? T.map(() => -1) : [],
    lasting: [],
    acting: [],
    shown: [],
    fought: !1,
    deeds: `none`,
    battle: null,
    league: null,
  };
}
const bh = () => ({
    at: nt,
    team: [],
    boosted: [],
    caughtLegends: [],
    hand: [],
    trainer: -1,
    spare: [],
    badges: [],
    rewards: 0,
    upgraded: [],
    locked: [],
    visited: 0,
    entered: !1,
    laps: 0,
    loopSteps: 0,
    skips: 0,
    offered: 0,
    offers: 0,
    extra: 0,
    elites: [],
    beaten: 0,
    leagueWins: 0,
    out: !1,
  }),
  xh = Object.freeze(b.map(({ tier: e }, t) => (e < 0 ? (t === 0 ? 0 : 1) : Ye[e][(t + 1) % 2])));
function* Sh(e) {
  const { s: t } = e;
  t.options.setup === `random` && (t.unseen = yield* cc(e, t.unseen)),
    (t.board = yield* Ch(e)),
    N(e, 255, `board`, t.board),
    yield* wh(e),
    Th(t);
  for (const n of e.from(0))
    yield* P(e, n, 1),
      (t.players[n].trainer = yield* qn(e)),
      N(e, 255, `trainer-active`, n, t.trainers.kind[t.players[n].trainer]);
  (t.active = yield* e.chance(`first`, e.n)),
    (t.regular = t.active),
    N(e, 255, `goes-first`, t.active),
    t.agenda.push(sh);
}
function* Ch(e) {
  const t = Ye.map((e) => e.slice()),
    n = [];
  for (let r = 0; r < b.length; r++) {
    const { tier: i } = b[r];
    i < 0 ? n.push(r === 0 ? 0 : 1) : n.push(t[i].splice(yield* e.chance(`hexagon`, t[i].length), 1)[0]);
  }
  return Object.freeze(n);
}
function* wh(e) {
  let { s: t } = e,
    n = t.unseen[5],
    r = [];
  for (const i of e.from(0)) {
    r.length === 0 && (r = n.slice());
    const [a] = r.splice(yield* e.chance(`starter`, r.length), 1);
    t.players[i].team.push(a), N(e, 255, `starter`, i, a);
  }
  t.unseen.length = 5;
}
function Th(e) {
  const { captures: t } = w(e);
  (e.slots = t.map(() => -2)), (e.weakened = t.map(() => 0));
}
function Eh(e) {
  const t = [
    { say: [`goals.leaders`], rows: Oh(e) },
    { say: [`goals.players`], rows: e.players.map((t, n) => kh(e, t, n)) },
  ];
  return (
    e.lasting.length > 0 && t.push({ say: [`goals.lasting`], rows: Ah(e) }),
    e.options.achievements && t.push({ say: [`goals.achievements`], rows: jh(e) }),
    {
      say: [`goals`],
      lines: [e.options.league === `elite-4` ? [`goal.elites`, 6, 2] : [`goal.league`, 6], ...Dh(e)],
      groups: t,
    }
  );
}
const Dh = ({ league: e }) => (e === null ? [] : e.bouts.toReversed().map(([e, t]) => [`next-bout`, e, t]));
function Oh(e) {
  const t = e.players[e.seat],
    n = t === void 0 ? null : nf(t),
    r = n === null ? -1 : C[n.at].hexagon;
  return ef(e)
    .flatMap((e) => (Qe[e] < 0 ? [] : [{ hexagon: e, leader: Qe[e] }]))
    .sort((e, t) => x[e.leader].power - x[t.leader].power)
    .map(({ hexagon: t, leader: i }) => {
      const { id: a, power: o } = x[i],
        s = e.players.flatMap(({ badges: e }, t) => (e.includes(a) ? [t] : [])),
        c = n !== null && wa(n, i);
      return {
        id: `leader:${a}`,
        kind: `badge`,
        of: a,
        figure: o,
        say: [`leader-power`, i],
        about: [[`city`, t], ...bf(i)],
        state: s.includes(e.seat) ? `done` : c && t === r ? `now` : `later`,
        owners: s,
      };
    });
}
function kh(e, t, n) {
  const r = [[`badges-won`, t.badges.length, 6]];
  t.entered && r.push([`laps`, t.laps]),
    t.elites.length > 0 && r.push([`elites-won`, t.elites.length, 2]),
    t.leagueWins > 0 && r.push([`league-wins`, t.leagueWins]),
    t.skips > 0 && r.push([`must-skip-turns`, t.skips]),
    t.extra > 0 && r.push([`extra-turns`, t.extra]);
  const i = e.league?.turnsLeft[n] ?? 0;
  return (
    i > 0 && r.push([`turns-to-final`, i]),
    t.out && r.push([`is-out`]),
    {
      id: `player:${n}`,
      kind: `mover`,
      seat: n,
      say: [`pawn`, n],
      about: r,
      state: t.out ? `done` : n === e.active ? `now` : `later`,
    }
  );
}
const Ah = (e) =>
  e.lasting.map(({ event: e, owner: t, clock: n, left: r }, i) => ({
    id: `lasting:${i}`,
    kind: `event`,
    of: e,
    seat: t,
    say: [`use`, e, 0],
    about: [[`card-text`, e]],
    state: `now`,
    note: n < 0 ? [`until-turn`, t] : [`turns-left`, r, n],
  }));
function jh(e) {
  const t = e.players[e.seat],
    n = t === void 0 ? null : nf(t),
    r = ef(e);
  return T.map(({ id: t }, i) => {
    const a = e.achievements[t] ?? -1,
      o = Hi(r, i);
    return {
      id: `achievement:${t}`,
      kind: `achievement`,
      of: t,
      say: [`achievement`, i],
      about: [[`achievement-text`, i]],
      state: a < 0 ? `later` : `done`,
      ...(a >= 0 && { seat: a, owners: [a] }),
      ...(a < 0 && n !== null && { note: [`so-far`, Math.min(Vi(r, n, i), o), o] }),
    };
  });
}
const Mh = Math.sqrt(3) / 2,
  Nh = b[0].x - Mh,
  Ph = b[b.length - 1].x + Mh - Nh,
  Fh = b[1].y - 1,
  Ih = 1 - Fh,
  Lh = /* @__PURE__ */ new Map();
function Rh(e) {
  let t = e.join(),
    n = Lh.get(t);
  return n === void 0 && ((n = zh(ef({ board: e }))), Lh.clear(), Lh.set(t, n)), n;
}
function zh(e) {
  return {
    places: C.flatMap(({ id: t, hexagon: n, kind: r, colour: i, x: a, y: o }, s) => {
      const c = e.indexOf(n);
      return c < 0
        ? []
        : [
            {
              id: t,
              x: (b[c].x + a - Nh) / Ph,
              y: (b[c].y + o - Fh) / Ih,
              kind: r,
              say: [`place`, s],
              ...(i < 0 ? {} : { colour: h[i] }),
            },
          ];
    }),
    links: w({ board: e }).near.flatMap((e, t) => e.filter((e) => e > t).map((e) => [C[t].id, C[e].id])),
  };
}
function Bh(e) {
  const { places: t, links: n } = Rh(e.board);
  return {
    aspect: Ph / Ih,
    places: t,
    links: n,
    pieces: [...Gh(e), ...e.players.flatMap((t, n) => Kh(t, n, e.seat)), ...qh(e), ...Uh(e), ...Wh(e)],
    zones: [...e.players.flatMap(Yh), ...Jh(e), ...Xh(e), ...Zh(e)],
    gauges: e.players.map(({ badges: e }, t) => ({ seat: t, say: [`badges`], value: e.length, goal: 6 })),
    turn: { seat: e.league?.round === `final` ? null : e.active, no: e.turn },
    ...(e.league !== null && { phase: [`phase.league`, e.league.round] }),
    ...(e.seat < e.players.length && { trays: Hh(e) }),
    ...(e.battle !== null && { battle: ff(e, e.battle) }),
    ...(e.shown.length > 0 && { spread: Vh }),
    progress: Eh(e),
  };
}
const Vh = { say: [`spread.shown`], zones: [`shown`] };
function Hh({ seat: e, players: t }) {
  const { team: n, cards: r } = t[e];
  return [
    {
      id: `team`,
      say: [`tray.team`],
      zones: [`team:${e}`],
      shows: `tokens`,
      about: [`tray.pokemon`, n.length],
      empty: [`tray.nobody`],
    },
    {
      id: `cards`,
      say: [`tray.cards`],
      zones: [`hand:${e}`, `trainer:${e}`],
      shows: `cards`,
      about: [`tray.items`, r],
      empty: [`tray.none`],
    },
  ];
}
const Uh = ({ shown: e }) =>
    e.map((t, n) => {
      const r = y(t),
        i = e.indexOf(t) < n ? `#${n}` : ``,
        a = { kind: `wild`, of: t, figure: _[r].power };
      return { id: `${kl(r)}${i}`, at: `shown`, say: [`mon`, r], ...a };
    }),
  Wh = ({ acting: e }) =>
    e.map(({ card: e, deck: t, seat: n }, r) => ({
      id: `acting:${r}:${e}`,
      kind: t,
      at: `acting`,
      of: e,
      seat: n,
      say: [`use`, e, 0],
    }));
function Gh(e) {
  return Object.entries(e.slots).map(([t, n]) => {
    const r = ht(t),
      i = { id: Ol(r), kind: `wild`, at: t };
    if (n === ``) return { ...i, say: [`face-down`, C[r].colour] };
    const a = e.weakened.includes(t) ? { marks: [`weakened`] } : {};
    return { ...i, of: n, figure: _[y(n)].power, say: [`mon`, y(n)], ...a };
  });
}
function Kh(e, t, n) {
  const r = t === n ? `` : `@${t}`,
    i = /* @__PURE__ */ new Map();
  return [
    { id: Al(t), kind: `mover`, at: e.at, seat: t, say: [`pawn`, t] },
    ...e.team.map(({ id: n, power: r, boosted: i }, a) => {
      const o = y(n),
        s = e.team.findIndex((e) => e.id === n) < a ? `#${a}` : ``,
        c = e.locked.includes(_[v[o]].id),
        l = [...(i ? [`boosted`] : []), ...(c ? [`locked`] : [])];
      return {
        id: `${Dl(o, t)}${s}`,
        kind: `member`,
        at: `team:${t}`,
        seat: t,
        of: n,
        figure: r,
        say: [`member`, o, r],
        ...(l.length > 0 && { marks: l }),
      };
    }),
    ...e.badges.map((e) => {
      const n = [`leader`, x.findIndex((t) => t.id === e)];
      return { id: `badge:${t}:${e}`, kind: `badge`, at: `badges:${t}`, seat: t, of: e, say: n };
    }),
    ...e.known.map((e) => {
      const n = i.get(e) ?? 0;
      i.set(e, n + 1);
      const a = Fr[e];
      return {
        id: `${Ml(a, n)}${r}`,
        kind: `item`,
        at: `hand:${t}`,
        seat: t,
        of: e,
        say: [`card`, a],
        note: [`item-note`, a],
      };
    }),
    ...[e.trainer, ...e.spare].filter(Boolean).map((n) => {
      const r = Rr[n];
      return {
        id: `trainer:${n}`,
        kind: `trainer`,
        at: `trainer:${t}`,
        seat: t,
        of: n,
        say: [`trainer`, r],
        note: [n === e.trainer ? `trainer-note` : `trainer-spare`],
      };
    }),
  ];
}
const qh = (e) =>
  T.flatMap(({ id: t }, n) => {
    const r = e.achievements[t] ?? -1;
    if (r < 0) return [];
    const i = `achievements:${r}`;
    return [{ id: `achievement:${t}`, kind: `achievement`, at: i, seat: r, of: t, say: [`achievement`, n] }];
  });
function Jh(e) {
  if (!e.options.achievements) return [];
  const t = Object.values(e.achievements);
  return e.players.map((e, n) => ({
    id: `achievements:${n}`,
    kind: `achievements`,
    seat: n,
    count: t.filter((e) => e === n).length,
    say: [`achievements`],
    beside: `always`,
  }));
}
const Yh = (e, t) => [
    { id: `team:${t}`, kind: `team`, seat: t, count: e.team.length, say: [`team`, t], beside: `others` },
    { id: `badges:${t}`, kind: `badges`, seat: t, count: e.badges.length, say: [`badges`], beside: `always` },
    {
      id: `hand:${t}`,
      kind: `hand`,
      seat: t,
      count: e.cards,
      say: [`hand`, t],
      counted: [`items-counted`, e.cards],
    },
    { id: `trainer:${t}`, kind: `trainer`, seat: t, count: 1 + e.spare.length, say: [`trainer-zone`, t] },
  ],
  Xh = (e) => [
    ...Object.entries(e.piles).map(([e, t]) => ({
      id: `pile:${e}`,
      kind: `deck`,
      count: t,
      say: [`pile`, h.indexOf(e)],
    })),
    { id: `items`, kind: `deck`, count: e.items.left, say: [`item-deck`] },
    { id: `events`, kind: `deck`, count: e.events.left, say: [`event-deck`] },
    { id: `super-events`, kind: `deck`, count: e.superEvents.left, say: [`super-deck`] },
    { id: `trainers`, kind: `deck`, count: e.trainers.left, say: [`trainer-deck`] },
  ],
  Zh = ({ shown: e, acting: t }) => [
    ...(e.length > 0 ? [{ id: `shown`, kind: `shown`, count: e.length, say: [`spread.shown`] }] : []),
    ...(t.length > 0 ? [{ id: `acting`, kind: `acting`, count: t.length, say: [`acting`] }] : []),
  ],
  Qh = j(`aqua-discard`, `H-SUP-04`),
  $h = j(`aqua-take`, `H-SUP-03`),
  eg = j(`aqua-draw`, `H-SUP-03`),
  tg = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = yield* Us(e, `aqua-operation`, t, I(e, t)),
        i = n.itemDiscard.length;
      for (const t of r) n.players[t].hand.length > 0 && (yield* ti(e, t, Qh, 1, 1));
      const a = n.itemDiscard.slice(i),
        o = yield* e.compose(t, $h, () => rg(e, a), { min: 0, max: 3, fits: ei });
      for (const { item: e } of o) {
        const r = n.itemDiscard.findLastIndex((t) => n.items.kind[t] === e);
        n.players[t].hand.push(...n.itemDiscard.splice(r, 1));
      }
      o.length > 0 &&
        N(
          e,
          255,
          `took-discarded`,
          t,
          o.map(({ item: e }) => e),
        );
      const { amount: s } = yield* e.ask(t, eg, () => ng.slice(0, 3 - o.length + 1));
      return s > 0 && (yield* P(e, t, s)), !0;
    },
  },
  ng = [0, 1, 2, 3].map(cn);
function rg({ s: e }, t) {
  const n = t.map((t) => e.items.kind[t]);
  return n.map((e, t) => an[e][n.slice(0, t).filter((t) => t === e).length]);
}
const ig = { act: (e, t) => Js(e, t, 2) },
  ag = j(`reveal-which`, `H-SUP-09`),
  og = j(`machine-try`, `H-SUP-08`),
  sg = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = [];
      for (let i = 0; i <= 3; i++) {
        const a = No(n, (e) => C[e].colour === i),
          o = No(n, (e, t) => C[e].colour === i && t === -2),
          s = o.length > 0 ? o : a;
        if (s.length === 0) continue;
        const { slot: c } = yield* e.ask(t, ag, () => s.map((e) => Yt[e]));
        yield* Co(e, c), r.push(c);
      }
      if (r.length === 0) return !1;
      for (let n = 0; n < 2 && r.length > 0; n++) {
        const n = yield* e.ask(t, og, () => [A, ...r.map((e) => Yt[e])]);
        if (`do` in n) break;
        r.splice(r.indexOf(n.slot), 1), yield* bo(e, t, n.slot);
      }
      return !0;
    },
  },
  cg = j(`point-at`, `H-SUP-11`),
  lg = j(`drop-trainer`, `H-SUP-12`),
  ug = {
    *act(e, { seat: t }) {
      const { players: n, trainers: r, trainerDiscard: i } = e.s,
        a = n[t];
      yield* Xn(e, t, 4);
      const { seat: o } = yield* e.ask(t, cg, () => F(e).map((e) => D[e]));
      if (o !== t) return (yield* R(e, `boosted-pokenav`, [o], [t])) && (Jn(e, o), yield* Yn(e, o)), !0;
      const s = [a.trainer, ...a.spare].filter((e) => e >= 0);
      if (s.length === 0) return !0;
      const { trainer: c } = yield* e.ask(t, lg, () => s.map((e) => tn[r.kind[e]]));
      if (a.trainer >= 0 && r.kind[a.trainer] === c) Jn(e, t), yield* Yn(e, t);
      else {
        const n = a.spare.findIndex((e) => r.kind[e] === c);
        i.push(...a.spare.splice(n, 1)), N(e, 255, `trainer-gone`, t, c);
      }
      return !0;
    },
  },
  dg = {
    *act(e, { seat: t }) {
      const n = [];
      for (let t = 0; t < 3; t++) {
        const t = yield* Ti(e, 0);
        t >= 0 && n.push(t);
      }
      return yield* Ni(e, t, n), n.length > 0;
    },
  },
  fg = j(`leave-one`, `H-SUP-14`),
  pg = {
    *act(e, { seat: t }) {
      const { s: n } = e;
      if ((yield* Go(e, 1, 3), n.shown.length === 0)) return !1;
      if ((N(e, 255, `fossils-shown`, t, n.shown.slice()), n.shown.length === 3)) {
        const { mon: r } = yield* e.ask(t, fg, () => [...new Set(n.shown)].map((e) => Xt[e]));
        n.shown.splice(n.shown.indexOf(r), 1), Ai(n, r);
      }
      const r = n.shown;
      return (n.shown = []), yield* Ni(e, t, r), !0;
    },
  },
  mg = {
    *act(e, { seat: t }) {
      yield* P(e, t, 3);
      for (const { victim: n, times: r } of yield* Hs(e, t, `galactic-operation`)) co(e, n, r);
      return !0;
    },
  },
  hg = j(`magma-swap`, `H-SUP-18`),
  gg = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = n.players[t],
        i = yield* Us(e, `magma-operation`, t, I(e, t)),
        a = n.trainerDiscard.length;
      for (const t of i) Jn(e, t);
      const o = n.trainerDiscard.slice(a),
        s = yield* e.ask(t, hg, () => [A, ...(r.trainer < 0 ? [] : o.map((e) => tn[n.trainers.kind[e]]))]);
      if (`trainer` in s) {
        const i = n.trainerDiscard.findLastIndex((e) => n.trainers.kind[e] === s.trainer),
          [a] = n.trainerDiscard.splice(i, 1, r.trainer);
        (r.trainer = a), N(e, 255, `trainer-taken`, t, s.trainer);
      }
      const c = n.trainerDiscard.splice(a);
      for (const t of i) yield* Yn(e, t);
      return n.trainerDiscard.push(...c), !0;
    },
  },
  _g = {
    *act(e, { seat: t }) {
      return yield* P(e, t, 2), yield* L(e, t, 2), !0;
    },
  },
  vg = `mr-brineys-boat`,
  yg = [k(vg, 1), k(vg, -1)],
  bg = [],
  xg = {
    after: `stays`,
    *act(e, t) {
      return so(e, t.seat), Gr(e, vg, t, []), !0;
    },
    lasting: {
      spansExtraTurns: !0,
      responds: {
        count: {
          uses({ s: e }, t, { roller: n, count: r, spent: i }) {
            const a = e.lasting.filter(({ event: e, owner: n }) => e === vg && n === t).length;
            return i.filter((e) => e === `${vg}:${t}`).length >= a || Fo(e, n) !== Fo(e, t)
              ? bg
              : r > 1
                ? yg
                : yg.slice(0, 1);
          },
          *play(e, t, n, { on: r }) {
            n.spent.push(`${vg}:${t}`),
              (n.roller === t || (yield* R(e, vg, [n.roller], [t]))) &&
                ((n.count += r), N(e, 255, `boat-changes`, t, n.count));
          },
        },
      },
    },
  },
  Sg = {
    *act(e, { seat: t }) {
      return yield* Ko(e, 4, 4), yield* qo(e, t);
    },
  },
  Cg = { act: (e, { seat: t, space: n }) => dc(e, t, n) },
  wg = { act: (e, { seat: t }) => L(e, t, 3) },
  Tg = j(`breed`, `H-SUP-31`),
  Eg = {
    *act(e, { seat: t }) {
      let n = [...new Set(e.s.players[t].team.map((e) => v[e]))];
      for (; n.length > 0; ) {
        const { family: r } = yield* e.ask(t, Tg, () => n.map((e) => Zt[e])),
          i = yield* Dg(e, r);
        if (i >= 0) return yield* Ni(e, t, [i]), !0;
        N(e, 255, `no-relative`), (n = n.filter((e) => e !== r));
      }
      return !1;
    },
  };
function* Dg(e, t) {
  for (let n = 2; n >= 0; n--) {
    const r = yield* Di(e, n, (e) => v[e] === t);
    if (r >= 0) return r;
  }
  return -1;
}
const Og = {
    *act(e, { seat: t }) {
      return yield* P(e, t, 4), !0;
    },
  },
  kg = {
    *act(e, { seat: t }) {
      for (const { victim: n, times: r } of yield* Hs(e, t, `rocket-operation`)) yield* ai(e, t, n, r);
      return !0;
    },
  },
  Ag = { ...j(`predict`, `H-SUP-32`), secret: !0 },
  jg = { ...j(`predict-next`, `H-SUP-32`), secret: !0 },
  Mg = {
    'aqua-operation': tg,
    'arceus-wish': ig,
    'bills-machine': sg,
    'boosted-pokenav': ug,
    'egg-incubators': dg,
    'fossil-expert': pg,
    'galactic-operation': mg,
    'mythical-encounter': Sg,
    'magma-operation': gg,
    missingno: _g,
    'mr-brineys-boat': xg,
    'old-amber': wg,
    'oaks-research': Cg,
    'pokemon-museum': Og,
    'rocket-operation': kg,
    trade: { act: (e, { seat: t }) => ml(e, t, `trade`) },
    'pokemon-breeders': Eg,
    'sabrinas-prediction': {
      *act(e, { seat: t, space: r }) {
        const { events: i } = e.s,
          a = [];
        for (let r = 0; r < 3; r++) {
          const r = yield* Br(e, `event`, n(t));
          r !== null && a.push(r);
        }
        if (a.length === 0) return !1;
        N(
          e,
          n(t),
          `saw-events`,
          a.map((e) => i.kind[e]),
        );
        const o = (e) => {
            const t = a.findIndex((t) => i.kind[t] === e);
            return a.splice(t, 1)[0];
          },
          s = () => [...new Set(a.map((e) => en[i.kind[e]]))],
          c = o((yield* e.ask(t, Ag, s)).event);
        if (a.length > 0) {
          const n = o((yield* e.ask(t, jg, s)).event);
          for (const e of a) se(i, e);
          se(i, n);
        }
        return ae(e, i, c, 255), yield* vi(e, t, `event`, c, r), !0;
      },
    },
  },
  B = (e) => _[e].name,
  Ng = (e) => Pg(e, _[e].power),
  Pg = (e, t) =>
    `${_[e].name} (${Ce(_[e].types)
      .map((e) => xe[e])
      .join(`/`)}, power ${t})`,
  V = (e) => f[e].name,
  Fg = (e) => m[e].name,
  H = (e) => x[e].name,
  U = (e, t) => (e === `event` ? d : p)[t].name,
  W = (e) => h[e].charAt(0).toUpperCase() + h[e].slice(1),
  Ig = (e) => xe[e],
  Lg = (e) => S[C[e].hexagon].city,
  Rg = { event: `Event`, super: `Super Event`, pick: `two-Event` },
  zg = [`one step`, ...`two three four five six seven eight nine ten eleven twelve`.split(` `)].map((e, t) =>
    t === 0 ? e : `${e} steps`,
  ),
  Bg = [`east`, `south-east`, `south`, `south-west`, `west`, `north-west`, `north`, `north-east`],
  Vg = (() => {
    const e = C.map(({ kind: e }) => (e === `city` ? 0 : -1)),
      t = C.map((e, t) =>
        C.flatMap((e, n) => (at[t].some((e) => e.to === n) || at[n].some((e) => e.to === t) ? [n] : [])),
      ),
      n = C.flatMap(({ kind: e }, t) => (e === `city` ? [t] : []));
    for (const r of n) for (const i of t[r]) e[i] >= 0 || ((e[i] = e[r] + 1), n.push(i));
    return e;
  })();
function Hg(e) {
  const [t, { x: n, y: r }] = [C[et[C[e].hexagon]], C[e]],
    i = Math.round(Math.atan2(r - t.y, n - t.x) / (Math.PI / 4));
  return [Math.hypot(n - t.x, r - t.y), Bg[(i + Bg.length) % Bg.length]];
}
const Ug = (() => {
    const e = C.map(({ kind: e, colour: t, hexagon: n }, r) => {
      const { city: i } = S[n];
      return e === `city`
        ? i
        : e === `league`
          ? `the start of the League`
          : `the ${e === `pokemon` || e === `draw` ? W(t) : Rg[e]} space ${zg[Vg[r] - 1]} ${Hg(r)[1]} of ${i}`;
    });
    return e.map((t, n) => {
      const r = e.findIndex((e, r) => r !== n && e === t);
      return r < 0 ? t : `${t} (the ${Hg(n)[0] < Hg(r)[0] ? `nearer` : `farther`} one)`;
    });
  })(),
  G = (e) => Ug[e],
  Wg = new Map([...f, ...d, ...p, ...m].map(({ id: e, name: t }) => [e, t])),
  K = (e) => Wg.get(e) ?? `the city`,
  Gg = (e) => (e === `proposed` ? ` (Our own design.)` : ``),
  Kg = new Map([...f, ...d, ...p, ...m].map(({ id: e, about: t, source: n }) => [e, `${t}${Gg(n)}`])),
  qg = (e) => Kg.get(e) ?? ``,
  Jg = (e, t) => qg((e === `event` ? d : p)[t].id),
  q = (e, t, n = `${t}s`) => `${e} ${e === 1 ? t : n}`,
  J = (e) => (e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${e[e.length - 1]}`),
  Y = (e, t, n, r) => (e.you === t ? `You ${r}` : `${e.name(t)} ${n}`),
  X = (e, t) => (e.you === t ? `you` : e.name(t)),
  Z = (e, t) => (e.you === t ? `your` : `${e.name(t)}'s`),
  Q = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  Yg = {
    achievements: { say: () => `Achievements` },
    achievement: { say: (e, t) => T[t].name },
    'ask.which-achievement': { say: () => `Which Achievement do you take first?` },
    'ask.meet-whom': { say: () => `Whom do you battle here?` },
    'ask.upgrade': { say: () => `Evolutionist: which family gets +1?` },
    achieved: {
      clause: `H-OPT-07`,
      say: (e, t, n) => `${Y(e, t, `takes`, `take`)} the Achievement ${T[n].name}!`,
    },
    upgraded: { clause: `H-ACH-16`, say: (e, t, n) => `${Q(Z(e, t))} ${B(n)} family has +1 from now on.` },
    'trainer-called': {
      clause: `H-OPT-08`,
      say: (e, t, n, r) => `${Y(e, t, `gets`, `get`)} Trainer ${Fg(n)}${r < 0 ? `` : ` from ${X(e, r)}`}.`,
    },
  },
  Xg = (e) => vt[e].name,
  Zg = (e, t) => vt[e].pokemon[t].name,
  Qg = {
    power: B,
    leader: H,
    elite: (e) => Zg(Math.floor(e / 2), e % 2),
    evolution: () => `evolution`,
    family: () => `family`,
    token: () => `token`,
    types: () => `types`,
    trainer: Fg,
    item: (e) => (e < 0 ? `Item` : V(e)),
    ground: (e) => K(gt[e].event).replace(/^Duel: /, ``),
    die: () => `die`,
    bonus: () => `bonus die`,
  };
function $g(e) {
  const t = e.map(([e, t, n], r) => {
    const i = Qg[e](n);
    return r === 0
      ? `${i} ${t ?? `?`}`
      : `${t !== null && t < 0 ? `−` : `+`} ${i} ${t === null ? `?` : Math.abs(t)}`;
  });
  return t.length < 2 ? t.join(``) : `${t.join(` `)} = ${yr(e)}`;
}
const e_ = {
    battle: { clause: `H-BAT-01`, say: (e, t, n, r) => `${Y(e, t, `battles`, `battle`)} ${X(e, n)}.` },
    'battle-won': {
      clause: `H-BAT-14`,
      say: (e, t, n, r, i, a) => (t < 0 ? `Nobody wins.` : `${Y(e, t, `wins`, `win`)} the battle.`),
    },
    sent: { clause: `H-BAT-03`, say: (e, t, n) => `${Y(e, t, `sends`, `send`)} ${Ng(n)}.` },
    laid: {
      clause: `H-BAT-09`,
      say: (e, t, n) => `${Y(e, t, `lays`, `lay`)} ${n === 0 ? `no Item` : `an Item`}.`,
    },
    'turned-up': { clause: `H-BAT-20`, say: (e, t, n) => `${Q(Z(e, t))} Item: ${J(n.map(V))}.` },
    totals: {
      clause: `H-BAT-14`,
      say: (e, t, n, r, i, [a, o]) => `${Q(X(e, t))}: ${$g(a)}. ${Q(X(e, r))}: ${$g(o)}.`,
    },
    faints: { clause: `H-BAT-14`, say: (e, t, n) => `${Q(Z(e, t))} ${B(n)} faints.` },
    'both-faint': {
      clause: `H-BAT-16`,
      say: (e, t, n, r, i) => `A draw: ${Z(e, t)} ${B(n)} and ${Z(e, r)} ${B(i)} faint.`,
    },
    'challenged-leader': {
      clause: `H-GYM-06`,
      say: (e, t, n) => `${Y(e, t, `challenges`, `challenge`)} ${H(n)}.`,
    },
    'gym-totals': {
      clause: `H-GYM-12`,
      say: (e, t, n, r, i, [a, o]) => `${Q(X(e, t))}: ${$g(a)}. ${$g(o)}.`,
    },
    'beat-leader': { clause: `H-GYM-12`, say: (e, t, n, r) => `${Y(e, t, `beats`, `beat`)} ${H(n)}!` },
    'lost-to-leader': { clause: `H-GYM-15`, say: (e, t, n, r) => `${Y(e, t, `loses`, `lose`)} to ${H(n)}.` },
    'challenged-elite': {
      clause: `H-E4-02`,
      say: (e, t, n) => `${Y(e, t, `meets`, `meet`)} Elite Trainer ${Xg(n)}.`,
    },
    'elite-totals': {
      clause: `H-E4-06`,
      say: (e, t, n, r, i, [a, o]) => `${Q(X(e, t))}: ${$g(a)}. ${Xg(r)}: ${$g(o)}.`,
    },
    'elite-faints': { clause: `H-E4-05`, say: (e, t, n) => `${Xg(t)}'s ${Zg(t, n)} faints.` },
    'elite-both-faint': {
      clause: `H-E4-12`,
      say: (e, t, n, r, i) => `A draw: ${Z(e, t)} ${B(n)} and ${Xg(r)}'s ${Zg(r, i)} faint.`,
    },
    'beat-elite': { clause: `H-E4-08`, say: (e, t, n, r) => `${Y(e, t, `beats`, `beat`)} ${Xg(n)}!` },
    'lost-to-elite': { clause: `H-E4-09`, say: (e, t, n, r) => `${Y(e, t, `loses`, `lose`)} to ${Xg(n)}.` },
  },
  t_ = {
    part: { say: (e, t, n) => Qg[t](n) },
    'sum-line': { say: (e, t) => `${$g(t)}.` },
    'fallen-line': { say: (e, t, n) => `${Q(Z(e, t))} Pokémon lost: ${n}.` },
    'items-spent': { say: (e, t) => `${q(t, `Item`)} spent.` },
    'stage.send': { say: () => `Send` },
    'stage.lay': { say: () => `Items` },
    'stage.roll': { say: () => `Dice` },
    'stage.sum': { say: () => `Sums` },
    'battle.gym': { say: (e, t) => `Gym battle: ${H(t)}` },
    'battle.elite': { say: (e, t) => `Elite battle: ${Xg(t)}` },
    'battle.duel': { say: (e, t) => K(gt[t].event) },
    'battle.league': { say: () => `League battle` },
    'battle.same-space': { say: () => `Battle on one space` },
    'side.player': { say: (e, t) => Q(X(e, t)) },
    'side.leader': { say: (e, t) => H(t) },
    'side.elite': { say: (e, t) => Xg(t) },
    'elite-mon': { say: (e, t, n) => Zg(t, n) },
    'note.leader': { say: (e, t) => `${x[t].type} Gym` },
    'note.dual': { say: () => `Against two of yours` },
    'note.strong': { say: (e, t) => `Strong against ${J(t)}` },
    'note.types': { say: (e, t) => t.join(`/`) },
    'note.lost': { say: (e, t, n) => `${t} of ${n} lost` },
    'note.ground': { say: (e, t, n) => `+1 for ${J(t)}, −1 for ${J(n)}` },
    'wins-duel': { say: () => `wins` },
    'wins-bare': { say: () => `wins, if they lay no Item` },
    'wins-with': { say: (e, t) => `wins with ${J(t.map(B))}` },
  },
  n_ = { ...e_, ...t_ },
  r_ = {
    'ask.duel-whom': { say: (e, t) => `${K(gt[t].event)}: whom do you battle?` },
    'ask.settle-tie': { say: (e, t) => `${K(t)}: they are tied. Who comes first?` },
    'ask.search-colour': { say: () => `Which pile is searched?` },
    'ask.search-type': { say: (e, t) => `Which type do you want from the ${W(t)} pile?` },
    'ask.trade-give': { say: (e, t) => `${K(t)}: which Pokémon do you give?` },
    'ask.trade-take': { say: (e, t, n) => `${B(n)} for which one?` },
    'ask.assign': { say: (e, t, n) => `Who gets ${U(t, n)}?` },
    'ask.which-leader': { say: () => `Alternative Gym: which Leader do you fight?` },
    'ask.take-on-route': { say: () => `Blocked Route: which Pokémon do you take?` },
    'ask.try-there': { say: () => `Blocked Route: which Pokémon do you try to capture?` },
    'ask.gift': { say: (e, t) => `Delibird's Gift: which ${W(t)} Pokémon do you take?` },
    'ask.fool': { say: () => `Imposter Oak: who discards all Items with you?` },
    'ask.swap-trainer': { say: () => `Poké Fans: with whom do you swap Trainers?` },
    'ask.try-afar': { say: () => `Regional Map: which Pokémon do you try to capture?` },
    'ask.try-water': { say: () => `Fishing: which Water Pokémon do you try to capture?` },
    'ask.sell-colour': { say: () => `Sketchy Salesman: two Pokémon of which colour for one of the pile?` },
    'ask.sell': { say: (e, t) => `Which ${W(t)} Pokémon goes back?` },
    'ask.renew-items': { say: () => `Professor Rowan: which Items go? You draw as many and one more.` },
    'ask.renew-trainer': { say: (e, t) => `${K(t)}: discard your Trainer for the next one?` },
    'ask.give-up': { say: () => `Silph Company: which of the drawn Items do you discard?` },
    'ask.exchange': { say: () => `Bill: which Pokémon do you exchange?` },
    'ask.return-for-stronger': { say: () => `N's Offer: which Pokémon goes back for a stronger one?` },
    'ask.dig-to': { say: () => `Diglett's Cave: where do you go?` },
    'ask.go-city': { say: () => `Pokémon Center: which city do you go to?` },
    'ask.buy': { say: () => `Traveling Salesman: two Items for a Green Pokémon?` },
    'ask.price-items': { say: (e, t) => `Which ${q(t, `Item`)} do you pay?` },
    'do.nobody': { say: () => `Nobody` },
    'do.from-pile': { say: () => `One nobody has seen, off the pile` },
  },
  i_ = {
    storm: {
      clause: `H-EVT-37`,
      say: (e, t, n) =>
        `${q(n, `Pokémon`, `Pokémon`)} around ${X(e, t)} ${n === 1 ? `goes` : `go`} back into the piles.`,
    },
    'not-found': {
      clause: `H-EVT-47`,
      say: (e, t, n) => `No ${Ig(n)} Pokémon is in the ${W(t)} pile: another is named.`,
    },
    'traded-mons': {
      clause: `H-EVT-79`,
      say: (e, t, n, r, i) => `${Y(e, t, `trades`, `trade`)} ${B(n)} for ${Z(e, r)} ${Ng(i)}.`,
    },
    'wish-shows': {
      clause: `H-HID-08`,
      say: (e, t, n, r) => `${Y(e, t, `draws`, `draw`)} ${J(r.map((e) => U(n, e)))} to give away.`,
    },
    assigned: { clause: `H-EVT-44`, say: (e, t, n, r) => `${Y(e, t, `gets`, `get`)} ${U(n, r)}.` },
    'given-to-nobody': { clause: `H-EVT-44`, say: (e, t, n) => `${U(t, n)} is discarded unused.` },
    'returned-mon': { clause: `H-AMB-66`, say: (e, t, n) => `${Q(Z(e, t))} ${B(n)} goes back to its pile.` },
    'park-over': {
      clause: `H-EVT-51`,
      say: (e, t, n, r) =>
        t.length === 0
          ? `National Park is over: nobody captured anything.`
          : `National Park is over. First to last: ${J(t.map((t, i) => `${X(e, t)} (${q(n[i], `capture`)}, power ${r[i]})`))}.`,
    },
    'trainers-swapped': {
      clause: `H-EVT-54`,
      say: (e, t, n) => `${Y(e, t, `swaps`, `swap`)} Trainers with ${X(e, n)}.`,
    },
    'found-ball': { clause: `H-EVT-91`, say: (e, t, n) => `Kurt has ${V(n)} for ${X(e, t)}.` },
    repeats: { clause: `H-EVT-108`, say: (e, t, n) => `${Y(e, t, `repeats`, `repeat`)} ${U(`event`, n)}.` },
  },
  a_ = { ...r_, ...i_ },
  o_ = {
    'ask.cast-where': { say: () => `Fishing Rod: which space do you activate?` },
    'ask.fly-where': { say: () => `Fly: where to?` },
    'ask.lure-which': { say: () => `Honey: which Pokémon do you try to capture?` },
    'ask.swap-which': { say: () => `Lure Module: which Pokémon changes places?` },
    'ask.swap-with': { say: (e, t) => `Lure Module: which one goes to ${G(t)}?` },
    'ask.take-which': { say: () => `Rare Candy: which Pokémon do you take?` },
    'swapped-places': {
      clause: `H-ITEM-35`,
      say: (e, t, n, r) => `${Y(e, t, `swaps`, `swap`)} the Pokémon at ${G(n)} and ${G(r)}.`,
    },
  },
  s_ = { open: `a League battle`, first: `the League`, semifinals: `the semifinals` },
  c_ = {
    'ask.name-colour': { say: (e, t) => `${q(t, `Pokémon`, `Pokémon`)} will be shown. Of which colour?` },
    'ask.try-which': { say: () => `Which one do you try to capture?` },
    'ask.send-against': { say: (e, t) => `Which Pokémon do you send against ${B(t)}?` },
    'ask.send-elite': {
      say: (e, t, n) => `Which Pokémon do you send against ${Xg(t)}'s ${vt[t].pokemon[n].name}?`,
    },
    'ask.lay-elite': { say: (e, t, n) => `An Item for ${B(n)}?` },
    'ask.most-captures': { say: () => `They own the same number of Pokémon. Whom do you put first?` },
    'ask.choose-rival': { say: () => `Whom do you battle?` },
    shown: { clause: `H-PLAT-18`, say: (e, t, n) => `${Y(e, t, `meets`, `meet`)} ${J(n.map(Ng))}.` },
    'league-starts': {
      clause: `H-LG-02`,
      say: (e, t, n) => `${Y(e, t, `starts`, `start`)} ${s_[n] ?? `the League`}!`,
    },
    'chose-rival': { clause: `H-LG6-03`, say: (e, t, n) => `${Y(e, t, `chooses`, `choose`)} ${X(e, n)}.` },
    'lost-so-far': {
      clause: `H-LGB-11`,
      say: (e, t, n, r, i) => `${Y(e, t, `has`, `have`)} lost ${n} Pokémon, ${X(e, r)} ${i}.`,
    },
    'out-of-league': { clause: `H-LG-09`, say: (e, t) => `${Y(e, t, `is`, `are`)} out of the League.` },
    semifinalists: { clause: `H-LG6-04`, say: (e, t) => `In the semifinals: ${J(t.map((t) => X(e, t)))}.` },
    finalists: { clause: `H-LG-11`, say: (e, t, n) => `The final: ${X(e, t)} against ${X(e, n)}.` },
    master: { clause: `H-LG-11`, say: (e, t) => `${Y(e, t, `is`, `are`)} the new Pokémon Master!` },
  },
  l_ = {
    items: ({ amount: e = 1 }) => `draw ${q(e, `Item`)}`,
    pokemon: ({ colour: e = `pink` }) => `a ${e.charAt(0).toUpperCase()}${e.slice(1)} Pokémon joins you`,
    trainer: () => `you may draw another Trainer`,
    event: () => `draw an Event`,
    'super-event': () => `draw a Super Event`,
    'pick-event': () => `one of two Events, as you choose`,
    'pay-event': () => `you may discard an Item to draw an Event`,
    'swap-items': () => `you may swap any Items for new ones`,
    'extra-turn': () => `an extra turn`,
    steal: () => `take an Item from somebody`,
    lock: () => `lock a family: +1`,
  },
  u_ = {
    'waits.rival': { say: (e, t) => `you must battle ${e.name(t)}` },
    'waits.nobody': { say: () => `nobody is there` },
    'waits.unknown': { say: (e, t) => `a ${W(t)} Pokémon, face down` },
    'waits.mon': { say: (e, t, n) => `${B(t)} is there${n ? `, weakened` : ``}` },
    'waits.draw': { say: (e, t, n) => `meet ${q(t, `${W(n)} Pokémon`, `${W(n)} Pokémon`)}, try one` },
    'waits.event': { say: () => `draw an Event` },
    'waits.super': { say: () => `draw a Super Event` },
    'waits.pick': { say: () => `one of two Events, as you choose` },
    'waits.league': { say: () => `it starts the League` },
    'waits.item': { say: () => `draw an Item: the League needs a full loop` },
    'waits.visit': {
      say: (e, t) => {
        const n = S[t].visit;
        return `${n.when === `pioneer` ? `for the first player to reach it` : `first visit`}: ${l_[n.do](n)}${Gg(n.source)}`;
      },
    },
    'waits.leader': {
      say: (e, t) => {
        const { type: n, power: r, dual: i, band: a } = x[t],
          o = `badge ${2 * a + 1} or ${2 * a + 2}`;
        return `${H(t)}: ${n}, power ${r}${i ? ` against two of yours` : ``}, ${o}`;
      },
    },
    'waits.beaten': { say: (e, t) => `you have ${H(t)}'s badge` },
    'waits.band': { say: (e, t) => `you have both badges of ${H(t)}'s tier` },
    gets: { say: (e, t) => `${B(t)} joins you` },
    'gets-unknown': { say: (e, t) => `a ${W(t)} Pokémon joins you` },
    'caught-by': { say: (e, t) => `caught by ${J(t.map(String)) || `nothing`}` },
    'pile-left': { say: (e, t) => `${q(t, `card`)} in the pile` },
    adds: { say: (e, t) => `+${t}` },
    'adds-nothing': { say: () => `does not fit: adds nothing` },
    'holds-items': { say: (e, t) => `has ${q(t, `Item`)}` },
    'has-trainer': { say: (e, t) => `Trainer ${Fg(t)}` },
    'best-of': { say: (e, t, n) => `${B(t)}, power ${n}, at best` },
    'count-becomes': { say: (e, t) => `${q(t, `space`)} then` },
    'brings.items': { say: (e, t) => q(t, `Item`) },
    'brings.trainer': { say: () => `the next Trainer of the deck` },
    'costs.card': { say: (e, t) => V(t) },
    'costs.items': { say: (e, t) => q(t, `Item`) },
    'costs.roll': { say: () => `your roll` },
    'costs.turn': { say: () => `the rest of your turn` },
    'costs.trainer': { say: () => `your Trainer` },
    'costs.mon': { say: (e, t) => B(t) },
    'act.throw': { say: (e, t) => `Throw the ${V(t)}` },
    'act.no-ball': { say: () => `No ball` },
    'act.lay': { say: (e, t) => `Lay ${V(t)}` },
    'act.lay-none': { say: () => `Lay nothing` },
    'act.send': { say: (e, t) => `Send ${B(t)}` },
    'act.use': { say: (e, t) => `Use ${K(t)}` },
    'act.end-turn': { say: () => `End your turn` },
    'send.discard': { say: (e, t) => (t === 0 ? `Discard nothing` : `Discard ${t}`) },
    'send.take': { say: (e, t) => (t === 0 ? `Take nothing` : `Take ${t}`) },
    'send.these': { say: (e, t) => (t === 0 ? `Nothing` : t === 1 ? `This one` : `These ${t}`) },
    catches: { say: () => `catches` },
    escapes: { say: () => `escapes` },
    finds: { say: () => `finds one` },
    'mon-name': { say: (e, t) => B(t) },
    'is-weakened': { say: () => `Weakened` },
    'evolves-from': {
      say: (e, t) => `Evolves from ${J(t.map(B))}: own one for +2${t.length > 1 ? `, both for +4` : ``}`,
    },
    'own-design': { say: () => `Our own design` },
    'strong-all': { say: () => `Strong against everything` },
    'is-out-cold': { say: () => `Fainted` },
    'loses-items': { say: (e, t) => `−${q(t, `Item`)}` },
    'aim.league': { say: () => `The League has begun: make ready for your battles.` },
    'aim.start': { say: () => `Land on the start of the League when you feel ready.` },
    'aim.loop': { say: () => `Walk the loop of Indigo Plateau once; then its start opens the League.` },
    'aim.first': {
      say: (e, t) => `Catch Pokémon and beat the Gym Leader of a city: ${t} badges open Indigo Plateau.`,
    },
    'aim.badges': {
      say: (e, t, n) =>
        `You have ${t} of ${n} badges; all of them open Indigo Plateau, where the League is won.`,
    },
  },
  d_ = {
    pass: { say: () => `Let it be` },
    'do.yes': { say: () => `Yes` },
    'do.no': { say: () => `No` },
    'do.done': { say: () => `Go on` },
    'do.nothing': { say: () => `None` },
    'do.roll': { say: () => `Roll and move` },
    'do.stay': { say: () => `Stay and fight the Gym Leader` },
    'do.gym': { say: () => `Fight the Gym Leader` },
    'do.offer': { say: () => `Offer a trade` },
    'to-space': { say: (e, t) => `Go to ${G(t)}` },
    'activate-space': { say: (e, t) => `Activate ${G(t)}` },
    'pay-to': { say: (e, t) => `Pay and go to ${G(t)}` },
    'train-to': { say: (e, t) => `Take the train to ${G(t)}` },
    'slot-at': { say: (e, t, n) => (n < 0 ? `Face down on ${G(t)}` : `${Ng(n)} on ${G(t)}`) },
    mon: { say: (e, t) => Ng(t) },
    theirs: { say: (e, t, n) => `${e.name(n)}'s ${Ng(t)}` },
    player: { say: (e, t) => (e.you === t ? `Yourself` : e.name(t)) },
    card: { say: (e, t) => V(t) },
    use: { say: (e, t, n) => K(t) },
    'use-on': { say: (e, t, n) => `${K(t)} on ${e.name(n)}` },
    'use-by': { say: (e, t, n) => `${K(t)}: ${n > 0 ? `+` : `−`}${Math.abs(n)}` },
    'use-die': { say: (e, t, n, r) => `${K(t)} on the ${n}` },
    colour: { say: (e, t) => W(t) },
    type: { say: (e, t) => Ig(t) },
    family: { say: (e, t) => `The family of ${B(t)}` },
    'event-card': { say: (e, t) => U(`event`, t) },
    trainer: { say: (e, t) => Fg(t) },
    leader: { say: (e, t) => H(t) },
    amount: { say: (e, t) => String(t) },
    pawn: { say: (e, t) => e.name(t) },
    member: { say: (e, t, n) => Pg(t, n) },
    place: { say: (e, t) => Q(G(t)) },
    team: { say: (e, t) => `${e.name(t)}'s Pokémon` },
    hand: { say: (e, t) => `${e.name(t)}'s Items` },
    'trainer-zone': { say: (e, t) => `${e.name(t)}'s Trainer` },
    'face-down': { say: (e, t) => `A ${W(t)} Pokémon, face down` },
    pile: { say: (e, t) => `${W(t)} pile` },
    'item-deck': { say: () => `Items` },
    'items-counted': { say: (e, t) => (t === 1 ? `Item` : `Items`) },
    'event-deck': { say: () => `Events` },
    'super-deck': { say: () => `Super Events` },
    'trainer-deck': { say: () => `Trainers` },
    badges: { say: () => `Badges` },
    'why.disobeys': { say: (e, t) => `${B(t)} does not obey you yet: win more badges` },
  },
  f_ = {
    move: `to move`,
    catch: `to capture`,
    battle: `in battle`,
    elite: `in battle`,
    'event-die': `for the Event`,
    tie: `to settle the tie`,
  },
  p_ = (e) => (e > 0 ? ` (give or take ${e})` : ``),
  m_ = {
    'ask.turn': { say: () => `Your turn: what will you do?` },
    'ask.move': { say: (e, t, n) => `Move ${q(t, `space`)}: where to?` },
    'ask.which-die': { say: (e, t) => `You rolled ${J(t.map(String))}. Which one counts?` },
    'ask.pay-items': { say: (e, t) => `Discard ${q(t, `Item`)} for the passage.` },
    'ask.after': { say: () => `Anything else before your turn ends?` },
    'ask.last': { say: () => `Your turn ends: play a last card?` },
    'ask.keep-trainer': { say: () => `Which Trainer do you keep?` },
    'ask.name-active': { say: () => `Which Trainer is active?` },
    'ask.discards': { say: (e, t) => `Too many Items: discard ${t}.` },
    'ask.ball': { say: (e, t, n, r) => `${n ? `A weakened ` : ``}${Ng(t)} appears. Throw a ball?` },
    'ask.send': { say: () => `Which Pokémon do you send?` },
    'ask.send-next': { say: () => `A draw: which Pokémon do you send next?` },
    'ask.send-gym': { say: (e, t) => `Which Pokémon do you send against ${H(t)}?` },
    'ask.lay': { say: () => `Lay an Item face down?` },
    'ask.lay-gym': { say: (e, t, n, r) => `An Item for ${B(n)}?` },
    'ask.lock': { say: () => `Which family do you lock? It gets +1 and cannot be traded.` },
    'ask.new-trainer': { say: () => `Discard your Trainer for the next one?` },
    'ask.pay-for-event': { say: () => `Discard an Item to draw an Event?` },
    'ask.swap-items': { say: () => `Discard any Items to draw as many?` },
    'ask.rob': { say: () => `Whom do you take an Item from?` },
    'ask.which-colour': { say: () => `Which colour?` },
    'ask.pick-event': { say: () => `Which of the two Events do you activate?` },
  },
  h_ = {
    turn: { clause: `H-TURN-04`, say: (e, t, n) => `Turn ${n}: ${Z(e, t)} turn.` },
    skipped: { clause: `H-TURN-07`, say: (e, t) => `${Y(e, t, `skips this turn`, `skip this turn`)}.` },
    'stopped-match': { say: (e, t) => `The match stops after ${q(t, `turn`)}.` },
    board: { clause: `H-SETUP-10`, say: (e, t) => `The board: ${J(t.map((e) => S[e].city))}.` },
    starter: { clause: `H-SETUP-12`, say: (e, t, n) => `${Y(e, t, `gets`, `get`)} ${B(n)}.` },
    'goes-first': { clause: `H-SETUP-16`, say: (e, t) => `${Y(e, t, `goes`, `go`)} first.` },
    rolled: {
      say: (e, t, n, r) =>
        `${t < 0 ? `The Elite Trainer rolls` : Y(e, t, `rolls`, `roll`)} ${n} ${f_[r] ?? r}.`,
    },
    moved: {
      clause: `H-MOVE-01`,
      say: (e, t, n, r, i) =>
        `${Y(e, t, r === `train` ? `takes the train` : `goes`, r === `train` ? `take the train` : `go`)} to ${G(n)}.`,
    },
    stuck: { clause: `H-MOVE-08`, say: (e, t) => `${Y(e, t, `has`, `have`)} nowhere to go.` },
    lap: { clause: `H-PLAT-10`, say: (e, t) => `${Y(e, t, `completes`, `complete`)} a full loop.` },
    pioneer: {
      clause: `H-CITY-03`,
      say: (e, t, n) => `${Y(e, t, `is`, `are`)} the first to reach ${Lg(n)}.`,
    },
    first: {
      clause: `H-CITY-04`,
      say: (e, t, n) => `${Z(e, t) === `your` ? `Your` : Z(e, t)} first visit to ${Lg(n)}.`,
    },
    'drew-items': { say: (e, t, n) => `${Y(e, t, `draws`, `draw`)} ${q(n, `Item`)}.` },
    'got-items': { say: (e, t) => `You got ${J(t.map(V))}.` },
    played: { clause: `H-ITEM-03`, say: (e, t, n) => `${Y(e, t, `plays`, `play`)} ${V(n)}.` },
    discarded: { say: (e, t, n) => `${Y(e, t, `discards`, `discard`)} ${J(n.map(V))}.` },
    stole: {
      clause: `H-HID-13`,
      say: (e, t, n, r) => `${Y(e, t, `takes`, `take`)} ${q(r, `Item`)} from ${X(e, n)}.`,
    },
    'stole-these': {
      clause: `H-HID-13`,
      say: (e, t, n, r) => `The stolen card${r.length === 1 ? ` is` : `s are`} ${J(r.map(V))}.`,
    },
    'trainer-drawn': {
      clause: `H-HID-22`,
      say: (e, t, n) => `${Y(e, t, `draws`, `draw`)} Trainer ${Fg(n)}.`,
    },
    'trainer-active': { clause: `H-TRN-03`, say: (e, t, n) => `${Fg(n)} is ${Z(e, t)} Trainer.` },
    'trainer-kept': { clause: `H-TRN-02`, say: (e, t, n) => `${Y(e, t, `keeps`, `keep`)} ${Fg(n)}.` },
    'trainer-gone': {
      clause: `H-TRN-08`,
      say: (e, t, n) => `${Y(e, t, `discards`, `discard`)} Trainer ${Fg(n)}.`,
    },
    appeared: { clause: `H-CAP-01`, say: (e, t, n) => `${Ng(t)} appears on ${G(n)}.` },
    caught: {
      clause: `H-CAP-02`,
      say: (e, t, n, r, i) => `${Y(e, t, `captures`, `capture`)} ${B(n)} with a ${r}${p_(i)}.`,
    },
    missed: {
      clause: `H-CAP-02`,
      say: (e, t, n, r, i) => `${B(n)} escapes ${X(e, t)}: a ${r}${p_(i)} is not enough.`,
    },
    weakened: { clause: `H-WEAK-01`, say: (e, t, n) => `${B(t)} is weakened.` },
    gained: { clause: `H-CAP-10`, say: (e, t, n) => `${Ng(n)} joins ${Z(e, t)} team.` },
    locked: { clause: `H-LOCK-01`, say: (e, t, n) => `${Y(e, t, `locks`, `lock`)} the family of ${B(n)}.` },
    badge: {
      clause: `H-BADGE-01`,
      say: (e, t, n, r) =>
        `${Y(e, t, `wins`, `win`)} ${H(n)}'s badge and now ${e.you === t ? `have` : `has`} ${r}.`,
    },
    'obeys-now': { clause: `H-BADGE-02`, say: (e, t, n) => `${W(n)} Pokémon obey ${X(e, t)} now.` },
  },
  g_ = { ...m_, ...h_ },
  __ = {
    'ask.victim': { say: (e, t) => `${K(t)}: whom does it hit?` },
    'ask.second-victim': { say: (e, t, n) => `${K(t)}: who else, or ${e.name(n)} twice?` },
    'do.same-again': { say: () => `The same player twice` },
    'ask.aqua-discard': { say: () => `Aqua Operation: which Item do you discard?` },
    'ask.aqua-take': { say: () => `Aqua Operation: which of the discarded Items do you take?` },
    'ask.aqua-draw': { say: () => `Aqua Operation: how many Items do you draw besides?` },
    'ask.reveal-which': { say: () => `Bill's Machine: which Pokémon is revealed?` },
    'ask.machine-try': { say: () => `Bill's Machine: which Pokémon do you try to capture?` },
    'ask.point-at': { say: () => `Boosted Pokénav: who discards the Trainer?` },
    'ask.drop-trainer': { say: () => `Boosted Pokénav: which Trainer do you discard?` },
    'ask.leave-one': { say: () => `Fossil Expert: which Pokémon goes back? The others are yours.` },
    'ask.magma-swap': { say: () => `Magma Operation: which Trainer do you take for yours?` },
    'ask.breed': { say: () => `Pokémon Breeders: a relative of which family?` },
    'ask.predict': { say: () => `Sabrina's Prediction: which Event do you activate?` },
    'ask.predict-next': { say: () => `Sabrina's Prediction: which Event comes first on the deck?` },
    'fossils-shown': { clause: `H-SUP-14`, say: (e, t, n) => `${Y(e, t, `sees`, `see`)} ${J(n.map(Ng))}.` },
    'took-discarded': { clause: `H-SUP-03`, say: (e, t, n) => `${Y(e, t, `takes`, `take`)} ${J(n.map(V))}.` },
    'trainer-taken': { clause: `H-SUP-18`, say: (e, t, n) => `${Fg(n)} is ${Z(e, t)} Trainer now.` },
    'no-relative': { clause: `H-SUP-31`, say: () => `No relative is in the piles.` },
    'boat-changes': { clause: `H-SUP-22`, say: (e, t, n) => `${Q(Z(e, t))} boat makes that ${n}.` },
  },
  v_ = {
    first: `The League: first round`,
    semifinals: `The League: semifinals`,
    interlude: `Before the final`,
    final: `The final`,
    open: `The League`,
  },
  y_ = { common: `on your turn`, quick: `at any time`, battle: `in battle` };
function b_({ class: e, value: t }) {
  return t === void 0 ? y_[e] : e === `battle` ? `+${t} ${y_[e]}` : `capture ±${t}`;
}
const x_ = {
    'phase.league': { say: (e, t) => v_[t] },
    'spread.shown': { say: () => `Shown from the pile` },
    acting: { say: () => `Carried out` },
    'item-note': { say: (e, t) => b_(f[t]) },
    'trainer-note': { say: () => `active` },
    'trainer-spare': { say: () => `inactive` },
    'item-down': { say: () => `An Item, face down` },
    'tray.team': { say: () => `Team` },
    'tray.pokemon': { say: (e, t) => q(t, `Pokémon`, `Pokémon`) },
    'tray.nobody': { say: () => `Nobody yet` },
    'tray.cards': { say: () => `Cards` },
    'tray.items': { say: (e, t) => q(t, `Item`) },
    'tray.none': { say: () => `None yet` },
    'card-text': { say: (e, t) => qg(t) },
    'achievement-text': { say: (e, t) => `${T[t].about}${Gg(T[t].source)}` },
    goals: { say: () => `Goals` },
    'goal.league': {
      say: (e, t) =>
        `Win ${t} badges, enter Indigo Plateau, walk its loop once, then start the League there and win it.`,
    },
    'goal.elites': {
      say: (e, t, n) =>
        `Win ${t} badges, enter Indigo Plateau, walk its loop once, then beat ${n} Elite Trainers there.`,
    },
    'goals.leaders': { say: () => `Gym Leaders` },
    'goals.players': { say: () => `Players` },
    'goals.lasting': { say: () => `In force` },
    'goals.achievements': { say: () => `Achievements: the first to meet one takes it` },
    'next-bout': { say: (e, t, n) => `Next: ${X(e, t)} against ${X(e, n)}.` },
    'leader-power': { say: (e, t) => `${H(t)}, power ${x[t].power}` },
    city: { say: (e, t) => S[t].city },
    'badges-won': { say: (e, t, n) => `${t} of ${n} badges` },
    laps: { say: (e, t) => (t === 0 ? `on the Plateau` : q(t, `full loop`)) },
    'elites-won': { say: (e, t, n) => `${t} of ${n} Elite Trainers beaten` },
    'league-wins': { say: (e, t) => `${q(t, `League battle`)} won` },
    'must-skip-turns': { say: (e, t) => `skips ${q(t, `turn`)}` },
    'extra-turns': { say: (e, t) => q(t, `extra turn`) },
    'turns-to-final': { say: (e, t) => `${q(t, `turn`)} before the final` },
    'is-out': { say: () => `out of the League` },
    'until-turn': { say: (e, t) => `until ${Z(e, t)} next turn` },
    'turns-left': {
      say: (e, t, n) => (t > 0 ? `${q(t, `more turn`)} of ${X(e, n)}` : `until ${Z(e, n)} turn ends`),
    },
    'so-far': { say: (e, t, n) => `${t} of ${n}` },
  },
  S_ = (e) => (`mon` in e ? B(e.mon) : `theirs` in e ? B(e.theirs) : Fg(e.trainer));
function C_(e, t, n) {
  const r = (e, t) => J([...e.map(S_), ...(t > 0 ? [q(t, `Item`)] : [])]) || `nothing`,
    i = e.filter((e) => `mon` in e),
    a = e.filter((e) => `theirs` in e),
    o = e.filter((e) => `trainer` in e),
    s = o.length > 0 ? `, and Trainers change hands: ${J(o.map(S_))}` : ``;
  return `${r(i, t)} for ${r(a, n)}${s}`;
}
const w_ = {
    'ask.trade-with': { say: () => `Whom do you offer a trade?` },
    'ask.offer-cards': { say: (e, t) => `Which Pokémon and Trainers change hands with ${e.name(t)}?` },
    'ask.offer-items': { say: (e, t) => `Which of your Items do you give ${e.name(t)}?` },
    'ask.want-items': { say: (e, t) => `Which Items do you want from ${e.name(t)}?` },
    'ask.answer-offer': { say: (e, t, n, r, i) => `${e.name(t)} offers ${C_(n, r, i)}. Do you accept?` },
    'do.accept': { say: () => `Accept` },
    'do.refuse': { say: () => `Refuse` },
    'trainer-for-trainer': { say: () => `A Trainer can only be exchanged for a Trainer.` },
    'keep-a-pokemon': { say: () => `Nobody may be left without a Pokémon.` },
    offered: {
      clause: `H-TRADE-01`,
      say: (e, t, n, r, i, a) => `${Y(e, t, `offers`, `offer`)} ${X(e, n)} ${C_(r, i, a)}.`,
    },
    'offered-items': {
      clause: `H-HID-14`,
      say: (e, t, n, r) =>
        `${Q(Y(e, t, `gives`, `give`))} ${J(n.map(V)) || `no Item`} and ${e.you === t ? `ask` : `asks`} for ${J(r.map(V)) || `none`}.`,
    },
    'would-trade': {
      clause: `H-REACT-34`,
      say: (e, t, n, r, i) => `${Y(e, t, `wants`, `want`)} to trade ${B(n)} for ${Z(e, r)} ${B(i)}.`,
    },
    accepted: { clause: `H-TRADE-03`, say: (e, t, n) => `${Y(e, t, `accepts`, `accept`)} the trade.` },
    refused: { clause: `H-TRADE-03`, say: (e, t, n) => `${Y(e, t, `refuses`, `refuse`)} the trade.` },
    'why.locked': { say: (e, t) => `The family of ${B(t)} is locked and cannot be traded.` },
    'why.offers': { say: (e, t) => `You have already made ${q(t, `offer`)} this turn.` },
  },
  T_ = {
    'ask.how-far': { say: () => `Hiker: how many spaces?` },
    'ask.how-many-dice': { say: (e, t, n) => `Red: how many dice do you roll?` },
    'ask.silver': { say: () => `Silver: you rolled a 1. Draw an Item?` },
    'ask.wally': { say: () => `Wally: which Item goes for one more?` },
    'do.roll-two': { say: () => `Roll two dice and choose one to move` },
  };
function E_(e, t, n) {
  const r = [...new Set(n)].map((r) => {
    const i = t.filter((e, t) => n[t] === r).map(String);
    return `${r < 0 ? `the Elite Trainer` : X(e, r)} rolled ${J(i)}`;
  });
  return Q(J(r));
}
const D_ = {
    'ask.on-roll': { say: (e, t, n, r, i) => `${E_(e, n, r)} ${f_[t] ?? t}. Let it stand?` },
    'ask.on-count': { say: (e, t, n, r) => `${Y(e, t, `moves`, `move`)} ${n}. Change that?` },
    'ask.on-event': { say: (e, t, n) => `${Y(e, t, `activates`, `activate`)} ${U(`event`, n)}. Cancel it?` },
    'ask.on-copy': { say: (e, t, n, r) => `${Y(e, t, `activates`, `activate`)} ${U(n, r)}. Copy it?` },
    'ask.on-hit': {
      say: (e, t, n) => {
        const r = Q(n >= 0 ? `${Z(e, n)} ${K(t)}` : K(t));
        return t === `repel`
          ? `${r} is about to drive the Pokémon away. Stop it?`
          : `${r} is about to hit you. Stop it?`;
      },
    },
    'ask.on-reveal': { say: (e, t, n) => `${B(t)} appeared on ${G(n)}. Drive it away?` },
    'ask.on-fail': { say: (e, t, n, r) => `${B(n)} escaped ${X(e, t)}. Try yourself?` },
    'ask.on-loss': { say: () => `You lost. Start this battle anew?` },
    'ask.on-draw': { say: (e, t) => `You are about to draw ${q(t, `Item`)}.` },
    'drew-event': {
      clause: `H-SPACE-05`,
      say: (e, t, n, r) => `${Y(e, t, `draws`, `draw`)} ${U(n, r)}: ${Jg(n, r)}`,
    },
    'saw-events': { clause: `H-HID-07`, say: (e, t) => `You see ${J(t.map((e) => U(`event`, e)))}.` },
    'event-unused': { clause: `H-PLAT-14`, say: (e, t) => `${U(`event`, t)} is discarded unused.` },
    'event-cancelled': {
      clause: `H-REACT-12`,
      say: (e, t, n) => `${Q(Z(e, t))} ${U(`event`, n)} is cancelled.`,
    },
    'will-copy': { clause: `H-REACT-13`, say: (e, t, n) => `${K(n)} will copy it for ${X(e, t)}.` },
    'copies-event': { clause: `H-REACT-14`, say: (e, t, n, r) => `${Y(e, t, `copies`, `copy`)} ${U(r, n)}.` },
    'extra-turn': { clause: `H-TURN-06`, say: (e, t) => `${Y(e, t, `gets`, `get`)} an extra turn.` },
    'must-skip': {
      clause: `H-EVT-11`,
      say: (e, t, n) =>
        `${Y(e, t, `has`, `have`)} to skip ${n === 1 ? `the next turn` : `the next ${n} turns`}.`,
    },
    lasts: { clause: `H-EVT-07`, say: (e, t, n) => `${Q(Z(e, t))} ${K(n)} stays in play.` },
    'no-longer': { clause: `H-EVT-08`, say: (e, t, n) => `${Q(Z(e, t))} ${K(n)} is over.` },
    'no-effect': { clause: `H-EVT-09`, say: (e, t, n) => `${U(t, n)} has no effect.` },
  },
  O_ = { ...d_, ...g_, ...D_, ...n_, ...x_, ...lm, ...u_, ...o_, ...a_, ...__, ...Yg, ...T_, ...w_, ...c_ },
  k_ = { power: () => 1, handLimit: 3 },
  A_ = { handLimit: 8 },
  j_ = {
    *gained(e, t, n) {
      for (let r = 0; r < n; r++) yield* P(e, t, 1);
    },
  },
  M_ = [k(`cynthia`)],
  N_ = [],
  P_ = (e, t) => C[e.players[t].at].hexagon,
  F_ = {
    responds: {
      fail: {
        uses: ({ s: e }, t, n) => (n.seat !== t && P_(e, t) === P_(e, n.seat) ? M_ : N_),
        *play(e, t, n) {
          (yield* Eo(e, t, n.mon, n.space)) && (n.caughtBy = t);
        },
      },
    },
  },
  I_ = { power: (e) => +(_[e].colour === 2) },
  L_ = { twoToMove: !0 },
  R_ = [k(`hiker`)],
  z_ = j(`how-far`, `H-TRN-26`),
  B_ = [1, 2],
  V_ = {
    travel: {
      when: `travel`,
      uses: () => R_,
      *play(e, t) {
        const { amount: n } = yield* e.ask(t, z_, () => B_.filter((n) => jd(e.s, t, n) === n).map(cn));
        return { landed: yield* Nd(e, t, n) };
      },
    },
  },
  H_ = [k(`lyra`)],
  U_ = {
    travel: {
      when: `travel`,
      alone: !0,
      uses: () => H_,
      *play(e, t) {
        return yield* P(e, t, 2), (e.s.fought = !0), { landed: -1 };
      },
    },
  },
  W_ = [k(`may`)],
  G_ = [],
  K_ = {
    power: (e) => (_[e].colour === 1 ? 2 : 0),
    responds: {
      copy: {
        uses: (e, t, { spent: n }) => (n.includes(`may`) ? G_ : W_),
        *play(e, t, { spent: n, copiers: r }) {
          n.push(`may`), r.push(t), Jn(e, t), yield* Yn(e, t);
        },
      },
    },
  },
  q_ = { twoToCapture: !0 },
  J_ = j(`silver`, `H-TRN-36`),
  Y_ = [fn, pn],
  X_ = {
    *rolled(e, t, n) {
      for (const r of n) r === 1 && (yield* e.ask(t, J_, () => Y_)) === fn && (yield* P(e, t, 1));
    },
  };
function $(e) {
  const t = m.find((t) => t.id === e),
    n = g(t.types ?? []);
  return {
    power: (e) => ((_[e].types & n) === 0 ? 0 : (t.power ?? 0)),
    reach: (e) => ((_[e].types & n) === 0 ? 0 : (t.capture ?? 0)),
  };
}
const Z_ = [k(`wally`)],
  Q_ = [],
  $_ = j(`wally`, `H-TRN-38`),
  ev = {
    cheren: $(`cheren`),
    erika: $(`erika`),
    agatha: $(`agatha`),
    lorelei: $(`lorelei`),
    giovanni: $(`giovanni`),
    kahili: $(`kahili`),
    brock: $(`brock`),
    misty: $(`misty`),
    sabrina: $(`sabrina`),
    koga: $(`koga`),
    bruno: $(`bruno`),
    'lt-surge': $(`lt-surge`),
    blaine: $(`blaine`),
    lance: $(`lance`),
    alder: k_,
    backpacker: A_,
    blue: j_,
    cynthia: F_,
    ethan: I_,
    green: L_,
    hiker: V_,
    lyra: U_,
    may: K_,
    red: q_,
    silver: X_,
    wally: {
      responds: {
        draw: {
          uses: ({ s: e }, t) => (e.players[t].hand.length > 0 ? Z_ : Q_),
          *play(e, t, n) {
            const { item: r } = yield* e.ask(t, $_, () => $r(e, t).filter(({ copy: e }) => e === 0));
            N(e, 255, `discarded`, t, [r]), Qr(e, t, r), n.count++;
          },
        },
      },
    },
  },
  tv = ({ agenda: e }) => e.flatMap(({ do: e, a: t, b: n }) => (e === `bout` ? [[t, n]] : [])),
  nv = (e) => e.map((e) => _[e].id);
function rv(e, t) {
  return {
    seat: t,
    options: e.options,
    turn: e.turn,
    active: e.active,
    regular: e.regular,
    extraTurn: e.extraTurn,
    winner: e.winner,
    stopped: e.stopped,
    board: e.board.map((e) => S[e].id),
    players: e.players.map((n) => iv(e, n, t)),
    ...ov(e),
    ...cv(e),
    items: lv(e.items, e.itemDiscard, f, t),
    events: lv(e.events, e.eventDiscard, d, t),
    superEvents: lv(e.superEvents, e.superDiscard, p, t),
    trainers: lv(e.trainers, e.trainerDiscard, m, t),
    elites: lv(e.elites, [], vt, t),
    pioneers: e.pioneers.slice(),
    achievements: Object.fromEntries(e.achievements.map((e, t) => [T[t].id, e])),
    lasting: e.lasting.map(dv),
    acting: e.acting.map(({ deck: e, sort: t, seat: n }) => ({
      card: (e === `event` ? d : p)[t].id,
      deck: e,
      seat: n,
    })),
    shown: nv(e.shown),
    offers: fd(e, e.active),
    fought: e.fought,
    deeds: e.deeds,
    battle:
      e.battle === null
        ? null
        : {
            kind: e.battle.kind,
            foe: e.battle.foe,
            sides: [fv(e, e.battle.sides[0], t), fv(e, e.battle.sides[1], t)],
          },
    league:
      e.league === null
        ? null
        : {
            ...e.league,
            inside: e.league.inside.slice(),
            turnsLeft: e.league.turnsLeft.slice(),
            bouts: tv(e),
          },
  };
}
const iv = (e, t, n) => ({
  at: C[t.at].id,
  team: t.team.map((n) => ({
    id: _[n].id,
    power: Ft(t, n, e.options.lockBonus),
    boosted: t.boosted.includes(n),
  })),
  caughtLegends: nv(t.caughtLegends),
  cards: t.hand.length,
  known: av(e.items, t.hand, n),
  trainer: t.trainer < 0 ? `` : m[e.trainers.kind[t.trainer]].id,
  spare: t.spare.map((t) => m[e.trainers.kind[t]].id),
  badges: t.badges.map((e) => x[e].id),
  rewards: t.rewards,
  upgraded: nv(t.upgraded),
  locked: nv(t.locked),
  visited: e.board.map((e, n) => ((t.visited >> n) & 1) == 1),
  entered: t.entered,
  laps: t.laps,
  loopSteps: t.loopSteps,
  skips: t.skips,
  extra: t.extra,
  offered: t.offered,
  offers: t.offers,
  elites: t.elites.map((t) => vt[e.elites.kind[t]].id),
  beaten: t.beaten,
  leagueWins: t.leagueWins,
  out: t.out,
});
function av(e, t, n) {
  return t
    .map((t) => ue(e, t, n))
    .filter((e) => e !== null)
    .sort((e, t) => e - t)
    .map((e) => f[e].id);
}
function ov(e) {
  const t = {},
    n = [];
  return (
    w(e).captures.forEach((r, i) => {
      const a = e.slots[i];
      a !== -1 &&
        a !== void 0 &&
        ((t[C[r].id] = a === -2 ? `` : _[a].id), e.weakened[i] === 1 && n.push(C[r].id));
    }),
    { slots: t, weakened: n }
  );
}
const sv = /* @__PURE__ */ new WeakMap();
function cv(e) {
  const t = e.unseen.map((t, n) => (e.slots.length === 0 ? 0 : Si(e, n))),
    n = `${e.unseen.map((e) => `${e.length}.${e.at(-1)}`).join()}/${t.join()}`,
    r = sv.get(e);
  if (r?.key === n) return r.view;
  const i = {
    unseen:
      e.options.setup === `random`
        ? {}
        : Object.fromEntries(e.unseen.map((e, t) => [h[t], nv(e.slice().sort((e, t) => e - t))])),
    piles: Object.fromEntries(t.map((e, t) => [h[t], e])),
  };
  return sv.set(e, { key: n, view: i }), i;
}
const lv = (e, t, n, r) => ({
  left: l(e),
  top: e.top.map((t) => uv(e, t, n, r)).reverse(),
  discard: t.map((t) => n[e.kind[t]].id),
});
function uv(e, t, n, r) {
  const i = ue(e, t, r);
  return i === null ? null : n[i].id;
}
const dv = ({ event: e, owner: t, card: n, clock: r, left: i, notes: a }) => ({
    event: e,
    owner: t,
    copy: n < 0,
    card: n,
    clock: r,
    left: i,
    notes: a.slice(),
  }),
  fv = (e, t, n) => ({
    seat: t.seat,
    sent: nv(t.sent),
    fainted: nv(t.fainted),
    lost: t.lost,
    laid: t.laid,
    items: t.items.map((t) => uv(e.items, t, f, n)),
    bearers: nv(t.bearers),
    die: t.die,
    bonus: t.bonus,
    total: t.total,
  });
Ot({ items: Rd, events: El, superEvents: Mg, trainers: ev });
const pv = {
  id: `hex`,
  title: `Master Trainer: HEX Edition`,
  version: 4,
  seats: { min: 2, max: 6 },
  options: fm,
  create: (e, t) => yh(e, t),
  steps: {
    setup: Sh,
    turn: dh,
    landing: fh,
    after: ph,
    end: hh,
    league: Lm,
    'league-duel': Em,
    bout: Jm,
    'bout-over': Ym,
    losers: Xm,
    'round-over': Qm,
    final: nh,
    'final-over': rh,
    'open-over': ah,
  },
  outcome: (e) => (e.winner >= 0 ? [e.winner] : e.stopped ? [] : null),
  turn: ({ turn: e, league: t }) => e + Number(t?.round === `final`),
  clone: Ie,
  view: rv,
  redeal: (e, t, n, r) => {
    me(e.items, t, n, r.items),
      me(e.events, t, n, r.events),
      me(e.superEvents, t, n, r.superEvents),
      me(e.trainers, t, n, r.trainers),
      me(e.elites, t, n, r.elites);
  },
  face: Nl,
  refused: mm,
  scene: Bh,
  words: O_,
  meanings: dm,
  evaluate: ao,
  habit: Bl,
  balance: Fe,
};
export { pv as ruleset };
