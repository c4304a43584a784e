var e = class extends Error {
  constructor(e) {
    super(e), (this.name = `SetupError`);
  }
};
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
function i(e) {
  const t = e.reduce((e, t) => e + t, 0);
  return { bag: e.slice(), left: t, top: [], under: [], kind: [], seen: [], lot: [], now: 0, fate: null };
}
function a(e) {
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
const o = (e) => e.top.length + e.left + e.under.length;
function* s(e, t, n, r) {
  return t.top.length > 0
    ? ne(e, t, t.top.pop(), n)
    : t.left > 0
      ? l(t, yield* e.weighted(r, t.fate === null ? t.bag : ee(t, t.fate), n), n)
      : t.under.length > 0
        ? ne(e, t, t.under.shift(), n)
        : null;
}
function* c(e, t, n, r, i) {
  const a = (t.fate === null ? t.bag : ee(t, t.fate)).map((e, t) => (i(t) ? e : 0));
  return a.some((e) => e > 0) ? l(t, yield* e.weighted(r, a, n), n) : null;
}
function l(e, t, n) {
  const r = u(e);
  return e.bag[t]--, e.left--, (e.kind[r] = t), (e.seen[r] = n), (e.lot[r] = e.now), r;
}
function u({ kind: e }) {
  const t = e.indexOf(-1);
  return t < 0 ? e.length : t;
}
const d = (e, t, n) => t < e.kind.length && e.kind[t] >= 0 && e.lot[t] === n;
function ee(e, t) {
  const n = e.bag.slice(),
    r = u(e);
  for (let i = 0; i < t.length; i += 3) {
    const [a, o, s] = [t[i], t[i + 1], t[i + 2]];
    if (!(s !== e.now || d(e, a, s))) {
      if (a === r) return e.bag.map((e, t) => +(t === o && e > 0));
      n[o] > 0 && n[o]--;
    }
  }
  return n;
}
function te(e, t, n, r) {
  return ne(e, t, n, r), t.kind[n];
}
function ne(e, t, n, r) {
  return (r & ~t.seen[n]) !== 0 && ((t.seen[n] |= r), e.disclose()), n;
}
function re(e, t) {
  e.top.push(t);
}
function ie(e, t) {
  for (const n of t) if (e.seen[n] !== 255) throw Error(`only cards everybody has seen can be shuffled back`);
  if (e.left > 0 && e.kind.some((t, n) => t >= 0 && e.lot[n] === e.now && e.seen[n] !== 255))
    throw Error(`cards cannot be shuffled back while others of this bag are held unseen`);
  e.now++;
  for (const n of t) e.bag[e.kind[n]]++, e.left++, (e.kind[n] = -1);
  for (; e.kind.length > 0 && e.kind[e.kind.length - 1] < 0; ) e.kind.pop(), e.seen.pop(), e.lot.pop();
}
function ae(e, t, n) {
  for (const r of t) e.seen[r] &= ~n;
}
const oe = (e, t, r) => (n(e.seen[t], r) ? e.kind[t] : null);
function se(e, t, n) {
  for (let r = 0; r < t.length; r++) if (e.kind[t[r]] === n) return !0;
  return !1;
}
function ce(e, t, n) {
  let r = -1;
  for (let i = 0; i < t.length; i++)
    e.kind[t[i]] === n && (r < 0 || le(e.seen[t[i]]) > le(e.seen[t[r]])) && (r = i);
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
function le(e) {
  let t = 0;
  for (let n = e; n !== 0; n &= n - 1) t++;
  return t;
}
function ue(e, n, r, i) {
  let a = t(n),
    o = e.kind.length,
    s = [],
    c = e.now;
  for (let t = 0; t < o; t++)
    e.kind[t] < 0 ||
      (e.seen[t] & a) !== 0 ||
      (t < i.kind.length && i.lot[t] === e.lot[t] && (i.seen[t] & a) !== 0 && i.kind[t] >= 0) ||
      (s.push(t), e.lot[t] < c && (c = e.lot[t]));
  if (((e.fate = de(e, a, i)), s.length !== 0)) for (let t = c; t <= e.now; t++) fe(e, t, s, r);
}
function de(e, t, n) {
  let r = null;
  for (let i = 0; i < n.kind.length; i++)
    n.kind[i] < 0 ||
      (n.seen[i] & t) === 0 ||
      d(e, i, n.lot[i]) ||
      ((r ??= []), r.push(i, n.kind[i], n.lot[i]));
  return r;
}
function fe(e, t, n, i) {
  let a = t === e.now,
    o = a ? e.bag : e.bag.map(() => 0),
    s = a ? e.left : 0;
  for (const r of n) e.lot[r] === t && (o[e.kind[r]]++, s++);
  const c = a ? e.fate : null;
  c !== null && (s -= pe(o, c, t, 1));
  for (const a of n) {
    if (e.lot[a] !== t) continue;
    const n = r(o, i(s--));
    o[n]--, (e.kind[a] = n);
  }
  c !== null && pe(o, c, t, -1);
}
function pe(e, t, n, r) {
  let i = 0;
  for (let a = 0; a < t.length; a += 3) t[a + 2] === n && ((e[t[a + 1]] -= r), i++);
  return i;
}
const me = () => (e, t, n, r, i, a, o, s) => e.tell(t, n, r, i, a, o, s),
  f = [
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
  p = [
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
  he = [
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
  ge = [[2, 3, 4, 5], [3, 4, 5], [4, 5], [5], [6], []],
  _e = [18, 18, 19, 14],
  ve = [
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
  ye = (1 << ve.length) - 1,
  g = (e) => e.reduce((e, t) => e | (1 << ve.indexOf(t)), 0);
function be(e) {
  const t = [];
  for (let n = 0; n < ve.length; n++) (e >> n) & 1 && t.push(n);
  return t;
}
function xe(e) {
  if (e === `*`) return ye;
  let t = 0;
  for (let n = 0; n < e.length; n += 2)
    t |= 1 << (`NoFrWaGrElIcFiPoGdFlPsBuRoGhDrDaStFa`.indexOf(e.slice(n, n + 2)) / 2);
  return t;
}
function Se(e, t, n) {
  return e
    .trim()
    .split(`
`)
    .map((e) => {
      const [r, i, a, o, s, c, l, u, d] = e.split(`|`);
      return {
        id: r,
        name: i === `` ? r.charAt(0).toUpperCase() + r.slice(1) : i,
        generation: n ?? Number(d),
        types: xe(a),
        power: Number(o),
        colour: u.includes(`S`) ? 5 : `pgbry`.indexOf(s),
        advantages: xe(c),
        before: l,
        marks: u,
        set: t,
      };
    });
}
const Ce = [
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
slowbrogalar|Galarian Slowbro|PoPs|8|r|PoFaFiGr|slowpoke|
slowkinggalar|Galarian Slowking|PoPs|8|r|PoFaFiGr|slowpoke|
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
  ].flatMap((e, t) => Se(e, `base`, t + 1)),
  we = [
    ...Ce,
    ...Se(
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
crocalor||Fr|6|b|GrBuIcSt|fuecoco||9
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
floragato||Gr|6|b|WaGdRo|sprigatito||9
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
quaxwell||Wa|6|b|FrGdRo|quaxly||9
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
    ...Se(
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
  Te = (e) => (e.set === `base` || !Ce.some(({ id: t }) => t === e.id) ? e.id : `${e.id}-9`);
function Ee({ before: e, set: t }) {
  if (e === ``) return -1;
  const n = we.findIndex((n) => n.id === e && n.set === t);
  return n >= 0 ? n : we.findIndex((t) => t.id === e);
}
const _ = we.map((e) => {
    const { name: t, generation: n, types: r, power: i, colour: a, advantages: o, marks: s, set: c } = e;
    return {
      id: Te(e),
      name: t,
      generation: n,
      types: r,
      power: i,
      colour: a,
      advantages: o,
      from: Ee(e),
      marks: s,
      set: c,
    };
  }),
  De = _.map(({ from: e }) => {
    const t = [];
    for (let n = e; n >= 0; n = _[n].from) t.push(n);
    return t;
  }),
  Oe = new Map(_.map(({ id: e }, t) => [e, t])),
  ke = _.map(({ id: e }) => Oe.get(`${e}-9`) ?? -1),
  v = _.map((e, t) => {
    const n = De[t].at(-1) ?? t,
      r = ke.indexOf(n);
    return r < 0 ? n : r;
  });
function Ae(e) {
  const t = Oe.get(e);
  if (t === void 0) throw Error(`there is no Pokémon "${e}"`);
  return t;
}
const je = (e) => h.indexOf(e),
  Me = {
    cards: [...p, ...f, ...he].map(({ id: e }) => e),
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
          e.used(p[i].id);
          break;
        case `turned-up`:
          for (const t of n[1]) e.used(p[t].id);
          break;
        case `drew-event`:
          e.used((n[1] === `event` ? f : he)[a].id);
      }
    },
  };
function Ne(e) {
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
    players: e.players.map(Pe),
    slots: e.slots.slice(),
    weakened: e.weakened.slice(),
    unseen: e.unseen.map((e) => e.slice()),
    items: a(e.items),
    itemDiscard: e.itemDiscard.slice(),
    events: a(e.events),
    eventDiscard: e.eventDiscard.slice(),
    superEvents: a(e.superEvents),
    superDiscard: e.superDiscard.slice(),
    trainers: a(e.trainers),
    trainerDiscard: e.trainerDiscard.slice(),
    elites: a(e.elites),
    pioneers: e.pioneers.slice(),
    achievements: e.achievements.slice(),
    lasting: e.lasting.map(Fe),
    acting: e.acting.map(({ deck: e, sort: t, seat: n }) => ({ deck: e, sort: t, seat: n })),
    shown: e.shown.slice(),
    fought: e.fought,
    battle: e.battle === null ? null : Ie(e.battle),
    league: e.league === null ? null : Re(e.league),
  };
}
const Pe = (e) => ({
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
  Fe = ({ event: e, owner: t, card: n, clock: r, left: i, notes: a }) => ({
    event: e,
    owner: t,
    card: n,
    clock: r,
    left: i,
    notes: a.slice(),
  }),
  Ie = ({ kind: e, sides: t, foe: n }) => ({ kind: e, sides: [Le(t[0]), Le(t[1])], foe: n }),
  Le = ({ seat: e, sent: t, fainted: n, lost: r, laid: i, items: a, die: o, total: s }) => ({
    seat: e,
    sent: t.slice(),
    fainted: n.slice(),
    lost: r,
    laid: i,
    items: a.slice(),
    die: o,
    total: s,
  }),
  Re = ({ starter: e, round: t, inside: n, turnsLeft: r }) => ({
    starter: e,
    round: t,
    inside: n.slice(),
    turnsLeft: r.slice(),
  }),
  ze = [0, 2, 4],
  Be = [
    { obeys: `blue` },
    { obeys: `red` },
    { gives: `blue` },
    { obeys: `yellow` },
    { gives: `red` },
    { locks: !0 },
  ],
  Ve = [
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
  y = [
    { tier: -1, x: 0, y: 0 },
    { tier: 0, x: 0.866, y: -1.5 },
    { tier: 0, x: 1.732, y: 0 },
    { tier: 1, x: 2.598, y: -1.5 },
    { tier: 1, x: 3.464, y: 0 },
    { tier: 2, x: 4.33, y: -1.5 },
    { tier: 2, x: 5.196, y: 0 },
    { tier: -1, x: 6.062, y: -1.5 },
  ],
  He = [
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
  Ue = [
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
  We = [
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
  Ge = [
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
  b = [
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
  x = [...Ve, ...Ue, ...We, ...Ge],
  Ke = [Ue, We, Ge].map((e) => e.map((e) => x.indexOf(e))),
  qe = y.length - 1,
  Je = x.map((e, t) => Ke.findIndex((e) => e.includes(t))),
  Ye = x.map(({ id: e }) => b.findIndex(({ hexagon: t }) => t === e));
function Xe({ spaceId: e, spaces: t }, n) {
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
const S = x.flatMap(Xe),
  Ze = x.map((e, t) => S.findIndex((e) => e.hexagon === t)),
  Qe = (e, t) => Ze[e] + Number(t),
  $e = Ze[0],
  et = Ze[1];
function tt({ lines: e }, t, n) {
  for (const r of e.split(` `)) {
    const [e, i] = r.split(`:`),
      a = e.includes(`>`),
      [o, s] = e.split(/[->]/).map((e) => Qe(t, e)),
      c = Number(i ?? 0) || 0,
      l = i === void 0 || c > 0 ? -1 : ve.indexOf(i);
    n[o].push({ to: s, type: l, cost: c }), a || n[s].push({ to: o, type: l, cost: 0 });
  }
}
const nt = (() => {
    const e = S.map(() => []);
    return (
      x.forEach((t, n) => {
        tt(t, n, e);
      }),
      e
    );
  })(),
  rt = x.map(
    ({ ports: e }, t) =>
      new Map(
        e.split(` `).map((e) => {
          const [n, r] = e.split(`:`);
          return [n, Qe(t, r)];
        }),
      ),
  ),
  it = [],
  at = /* @__PURE__ */ new WeakMap();
function C({ board: e }) {
  if (ot?.board === e) return ot;
  let t = at.get(e);
  return t === void 0 && ((t = st(e)), at.set(e, t)), (ot = t), t;
}
let ot = null;
function st(e) {
  const t = S.map(({ hexagon: t }, n) => (e.includes(t) ? nt[n] : it)),
    n = y.map(() => []);
  for (const [r, i, a, o] of He) {
    const s = rt[e[r]].get(i),
      c = rt[e[a]].get(o);
    (t[s] = [...t[s], { to: c, type: -1, cost: 0 }]),
      (t[c] = [...t[c], { to: s, type: -1, cost: 0 }]),
      n[r].push(a),
      n[a].push(r);
  }
  const r = S.map(() => []);
  t.forEach((e, t) => {
    for (const { to: n } of e) r[t].includes(n) || r[t].push(n), r[n].includes(t) || r[n].push(t);
  });
  const i = e.flatMap((e) => S.flatMap((t, n) => (t.hexagon === e && t.kind === `pokemon` ? [n] : []))),
    a = S.map(() => -1);
  i.forEach((e, t) => {
    a[e] = t;
  });
  const o = [...new Set(t.flatMap((e) => e.map(({ type: e }) => e)))].filter((e) => e >= 0);
  return {
    board: e,
    slotOf: x.map((t, n) => e.indexOf(n)),
    lines: t,
    near: r,
    captures: i,
    captureOf: a,
    neighbours: n,
    passages: o,
    reaches: /* @__PURE__ */ new Map(),
  };
}
const ct = (e) => S[e].kind === `city`,
  lt = (e) => S[e].hexagon === 1,
  ut = (e, t) => e.slotOf[S[t].hexagon],
  dt = new Map(S.map(({ id: e }, t) => [e, t]));
function ft(e) {
  const t = dt.get(e);
  if (t === void 0) throw Error(`there is no space "${e}"`);
  return t;
}
const pt = [
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
  w = (e, t) => e.map((e, n) => Object.freeze(t(n))),
  mt = w(S, (e) => ({ to: e })),
  ht = w(S, (e) => ({ pay: e })),
  gt = w(S, (e) => ({ train: e })),
  _t = w(S, (e) => ({ activate: e })),
  T = w(S, (e) => ({ slot: e })),
  E = w(_, (e) => ({ mon: e })),
  vt = w(_, (e) => ({ family: e })),
  D = w(Array.from({ length: 6 }), (e) => ({ seat: e })),
  yt = w(h, (e) => ({ colour: e })),
  bt = w(ve, (e) => ({ type: e })),
  xt = w(f, (e) => ({ event: e })),
  St = w(m, (e) => ({ trainer: e })),
  Ct = w(b, (e) => ({ leader: e })),
  wt = w(pt, (e) => ({ achievement: e })),
  Tt = p.map(({ count: e }, t) => w(Array.from({ length: e }), (e) => ({ item: t, copy: e })));
function Et(e) {
  const t = /* @__PURE__ */ new Map();
  return (n) => {
    let r = t.get(n);
    return r === void 0 && ((r = Object.freeze(e(n))), t.set(n, r)), r;
  };
}
const O = Et((e) => ({ do: e })),
  Dt = Et((e) => ({ card: e })),
  Ot = Et((e) => ({ amount: e })),
  kt = Et((e) => ({ on: Et((t) => ({ use: e, on: t })) })),
  k = (e, t = 0) => kt(e).on(t),
  At = Et((e) => ({ mon: Et((t) => ({ theirs: t, of: e })) })),
  jt = (e, t) => At(e).mon(t),
  Mt = O(`yes`),
  Nt = O(`no`),
  Pt = O(`done`),
  A = O(`nothing`),
  Ft = O(`roll`),
  It = O(`roll-two`),
  Lt = O(`stay`),
  Rt = O(`gym`),
  zt = O(`offer`),
  j = (e, t) => ({ kind: e, clause: t }),
  M =
    (e, t, n = !1) =>
    (...r) =>
      n ? { kind: e, clause: t, about: r, secret: n } : { kind: e, clause: t, about: r },
  Bt = j(`turn`, `H-TURN-01`),
  Vt = M(`move`, `H-MOVE-05`),
  Ht = M(`which-die`, `H-TRN-25`),
  Ut = M(`pay-items`, `H-PASS-09`),
  Wt = j(`after`, `H-REACT-41`),
  Gt = j(`last`, `H-REACT-39`),
  Kt = j(`keep-trainer`, `H-TRN-02`),
  qt = j(`name-active`, `H-TRN-03`),
  Jt = M(`discards`, `H-COMP-06`),
  Yt = M(`ball`, `H-CAP-03`),
  Xt = j(`how-many-dice`, `H-TRN-34`),
  Zt = M(`send`, `H-BAT-03`),
  Qt = M(`send-next`, `H-BAT-16`),
  $t = M(`lay`, `H-BAT-09`, !0),
  en = M(`on-roll`, `H-REACT-10`),
  tn = M(`on-count`, `H-REACT-11`),
  nn = M(`on-event`, `H-REACT-12`),
  rn = M(`on-copy`, `H-REACT-13`),
  an = M(`on-hit`, `H-REACT-25`),
  on = M(`on-reveal`, `H-REACT-27`),
  sn = M(`on-fail`, `H-REACT-29`),
  cn = j(`on-loss`, `H-REACT-30`),
  ln = M(`on-draw`, `H-REACT-31`),
  N = me();
function un({ team: e }) {
  let t = 0;
  for (let n = 0; n < e.length; n++) t |= _[e[n]].types;
  return t;
}
function dn({ team: e }, t) {
  let n = 0;
  for (const r of De[t]) fn(e, r) && n++;
  if (n === 0) return 0;
  for (const n of e) if (De[n].includes(t)) return 0;
  return ze[n];
}
const fn = (e, t) => e.includes(t) || (ke[t] >= 0 && e.includes(ke[t]));
function pn(e, t, n) {
  const { team: r, upgraded: i, boosted: a } = e,
    o = +!!a.includes(t),
    s = v[t];
  if (!i.includes(s)) return o;
  if (n === `family`) return o + 1;
  const c = De[t].length;
  for (const e of r) if (v[e] === s && De[e].length > c) return o;
  return o + 1;
}
const mn = (e, t, n) => _[t].power + dn(e, t) + pn(e, t, n),
  hn = [0, 1, 2, 3, 4, 5].map((e) => Be.findIndex((t) => `obeys` in t && je(t.obeys) === e));
function gn({ rewards: e }, t) {
  const { colour: n } = _[t],
    r = hn[n];
  return n < 2 || r < 0 || ((e >> r) & 1) == 1;
}
function _n(e, t) {
  const n = [];
  for (const r of e.team) !n.includes(r) && gn(e, r) && yn(e.team, r) > yn(t, r) && n.push(r);
  return n;
}
const vn = (e) => e.team.some((t) => gn(e, t));
function yn(e, t) {
  let n = 0;
  for (let r = 0; r < e.length; r++) e[r] === t && n++;
  return n;
}
const bn = ({ locked: e }, t) => !e.includes(v[t]);
function xn(e, t) {
  return Cn(e.team, t), Cn(e.caughtLegends, t), Cn(e.boosted, t);
}
function Sn(e, t, n) {
  xn(e, n) && t.boosted.push(n), t.team.push(n);
}
function Cn(e, t) {
  const n = e.indexOf(t);
  return n < 0 ? !1 : (e.splice(n, 1), !0);
}
const wn = {},
  Tn = {},
  En = [],
  Dn = [],
  On = [],
  kn = [],
  An = /* @__PURE__ */ new Map(),
  jn = { roll: [], count: [], cancel: [], copy: [], hit: [], reveal: [], fail: [], loss: [], draw: [] };
function Mn(e, t, n, r = {}) {
  for (const i of Object.keys(r)) jn[i].push({ family: e, id: t, sort: n, response: r[i] });
}
function Nn(e) {
  p.forEach(({ id: t }, n) => {
    (En[n] = e.items[t] ?? wn), Mn(`item`, t, n, En[n].responds);
  }),
    m.forEach(({ id: t }, n) => {
      (kn[n] = e.trainers[t] ?? Tn), Mn(`trainer`, t, n, kn[n].responds);
    }),
    f.forEach(({ id: t }, n) => {
      (Dn[n] = e.events[t]), Pn(t, n, Dn[n]);
    }),
    he.forEach(({ id: t }, n) => {
      (On[n] = e.superEvents[t]), Pn(t, n, On[n]);
    });
}
function Pn(e, t, n) {
  n.lasting !== void 0 && (An.set(e, n.lasting), Mn(`lasting`, e, t, n.lasting.responds));
}
function Fn(e, t) {
  const { trainer: n } = e.players[t];
  return n < 0 ? -1 : e.trainers.kind[n];
}
const In = {};
function Ln(e, t) {
  const n = Fn(e, t);
  return n < 0 ? In : kn[n];
}
const Rn = (e, t) => Ln(e, t).handLimit ?? 6;
function* zn(e) {
  const { s: t } = e;
  return (
    o(t.trainers) === 0 && (ie(t.trainers, t.trainerDiscard), (t.trainerDiscard = [])),
    (yield* s(e, t.trainers, 255, `trainer`)) ?? -1
  );
}
function Bn(e, t) {
  const { s: n } = e,
    r = n.players[t];
  r.trainer < 0 ||
    (N(e, 255, `trainer-gone`, t, n.trainers.kind[r.trainer]),
    n.trainerDiscard.push(r.trainer),
    (r.trainer = -1));
}
function* Vn(e, t) {
  const n = e.s.players[t];
  n.trainer < 0 && (yield* Hn(e, t, n.spare.length > 0 ? 0 : 1));
}
function* Hn(e, t, n) {
  const r = e.s.players[t];
  for (let i = 0; i < n; i++) {
    const n = yield* zn(e);
    if (n < 0) break;
    N(e, 255, `trainer-drawn`, t, e.s.trainers.kind[n]), r.spare.push(n);
  }
  yield* Un(e, t);
}
function* Un(e, t) {
  const { trainers: n, players: r } = e.s,
    i = r[t];
  if ((i.trainer >= 0 && (i.spare.unshift(i.trainer), (i.trainer = -1)), i.spare.length === 0)) return;
  const { trainer: a } = yield* e.ask(t, qt, () => i.spare.map((e) => St[n.kind[e]]));
  Wn(e, t, a);
}
function Wn(e, t, n) {
  const r = e.s.players[t],
    i = r.spare.findIndex((t) => e.s.trainers.kind[t] === n);
  (r.trainer = r.spare.splice(i, 1)[0]), N(e, 255, `trainer-active`, t, n);
}
function* Gn(e, t) {
  const { s: n } = e,
    r = n.players[t];
  if (r.spare.length === 0) return;
  const i = r.trainer < 0 ? r.spare.slice() : [r.trainer, ...r.spare],
    { trainer: a } = yield* e.ask(t, Kt, () => i.map((e) => St[n.trainers.kind[e]]));
  (r.trainer = i.find((e) => n.trainers.kind[e] === a)), (r.spare = []);
  for (const e of i) e !== r.trainer && n.trainerDiscard.push(e);
  N(e, 255, `trainer-kept`, t, a);
}
function* Kn(e, t) {
  Bn(e, t), yield* Hn(e, t, 1);
}
const qn = M(`renew-trainer`, `H-EVT-16`);
function* Jn(e, t, n) {
  (yield* e.ask(t, qn(n), () => [Mt, Nt])) === Mt && (yield* Kn(e, t));
}
function* P(e, n, r) {
  const i = { seat: n, count: r };
  r > 0 && (yield* lr(e, `draw`, i, [n], ln(r)));
  const { s: a } = e,
    c = [];
  for (let r = 0; r < i.count; r++) {
    o(a.items) === 0 && (ie(a.items, a.itemDiscard), (a.itemDiscard = []));
    const r = yield* s(e, a.items, t(n), `item`);
    if (r === null) break;
    c.push(r);
  }
  return (
    a.players[n].hand.push(...c),
    N(e, 255, `drew-items`, n, c.length),
    c.length > 0 &&
      N(
        e,
        t(n),
        `got-items`,
        c.map((e) => a.items.kind[e]),
      ),
    c
  );
}
function Yn(e, t, n) {
  N(e, 255, `played`, t, n), Xn(e, t, n);
}
function Xn(e, t, n) {
  const { items: r, players: i, itemDiscard: a } = e.s,
    o = ce(r, i[t].hand, n);
  te(e, r, o, 255), a.push(o);
}
function Zn(e, t, n) {
  const { items: r, players: i } = e.s,
    a = [];
  for (const e of i[t].hand) {
    const t = r.kind[e];
    if (n !== void 0 && !n(t)) continue;
    let i = 0;
    for (const e of a) e.item === t && i++;
    a.push(Tt[t][i]);
  }
  return a;
}
const Qn = (e, t) => {
  const { item: n, copy: r } = t;
  return r === 0 || e.includes(Tt[n][r - 1]);
};
function* $n(e, t, n, r, i) {
  if (r >= e.s.players[t].hand.length) return tr(e, t);
  const a = yield* e.compose(t, n, () => Zn(e, t), { min: r, max: i, fits: Qn });
  return er(e, t, a), a.length;
}
function er(e, t, n) {
  if (n.length !== 0) {
    N(
      e,
      255,
      `discarded`,
      t,
      n.map(({ item: e }) => e),
    );
    for (const { item: r } of n) Xn(e, t, r);
  }
}
function tr(e, t) {
  const n = Zn(e, t);
  return er(e, t, n), n.length;
}
function nr(e, n, r) {
  const { items: i, players: a } = e.s,
    { hand: o } = a[n];
  ae(i, o, 255 & ~t(n));
  const s = o.findIndex((e) => i.kind[e] === r);
  return o.splice(s, 1)[0];
}
function* rr(e, t, n, r) {
  const i = yield* ir(e, t, n, r);
  ar(e, t, n, i), or(e, t, n, i);
}
function* ir(e, n, r, i) {
  const a = e.s.players[r].hand.slice(),
    o = t(n) | t(r),
    s = [];
  for (; s.length < i && a.length > 0; ) {
    const t = yield* e.chance(`steal`, a.length, o);
    s.push(a.splice(t, 1)[0]);
  }
  return s;
}
function ar(e, n, r, i) {
  const { items: a, players: o } = e.s,
    s = o[r];
  i.length !== 0 && (ae(a, s.hand, 255 & ~(t(n) | t(r))), (s.hand = s.hand.filter((e) => !i.includes(e))));
}
function or(e, n, r, i) {
  const { items: a, players: o } = e.s;
  N(e, 255, `stole`, n, r, i.length);
  const s = i.map((r) => te(e, a, r, t(n)));
  s.length > 0 && N(e, t(n) | t(r), `stole-these`, n, r, s), o[n].hand.push(...i);
}
const sr = (e, t, n) => er(e, t, [Tt[n][0]]),
  cr = [];
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
function* lr(e, t, n, r, i) {
  const a = yield* e.window(r, i, (r) => ur(e, jn[t], r, n));
  if (a === null) return !1;
  const { seat: o, use: s } = a,
    { family: c, sort: l, response: u } = jn[t].find(({ id: e }) => e === s.use);
  return c === `item` && Yn(e, o, l), yield* u.play(e, o, n, s), !0;
}
function ur(e, t, n, r) {
  let i = cr;
  for (let a = 0; a < t.length; a++) {
    const o = t[a];
    if (!dr(e, n, o)) continue;
    const s = o.response.uses(e, n, r);
    s.length > 0 && (i = i.length === 0 ? s : [...i, ...s]);
  }
  return i;
}
function dr(e, t, { family: n, id: r, sort: i }) {
  const { items: a, players: o, lasting: s } = e.s;
  if (n === `item`) return se(a, o[t].hand, i);
  if (n === `trainer`) return Fn(e.s, t) === i;
  for (let e = 0; e < s.length; e++) if (s[e].event === r && s[e].owner === t) return !0;
  return !1;
}
const fr = () => {};
function* pr(e, t, n) {
  const r = 1 + (yield* e.chance(n, 6));
  return N(e, 255, `rolled`, t, r, n), r;
}
function* mr(e, t, n, r = fr) {
  const i = [];
  for (const r of t) i.push(yield* pr(e, r, n));
  r();
  const a = { why: n, rollers: t, dice: i };
  for (; yield* lr(e, `roll`, a, F(e), en(n, i.slice())); );
  for (const n of F(e)) {
    const { rolled: r } = Ln(e.s, n);
    if (r === void 0) continue;
    const a = i.filter((e, r) => t[r] === n);
    a.length > 0 && (yield* r(e, n, a));
  }
  return i;
}
function* hr(e, t, n) {
  return (yield* mr(e, [t], n))[0];
}
const gr = [0, 1],
  _r = (e) => ({ seat: e, sent: [], fainted: [], lost: 0, laid: -1, items: [], die: 0, total: 0 }),
  vr = () => 0;
function* yr(e, t, n, r, i = -1, a = vr) {
  const { s: o } = e;
  if (!vn(o.players[n])) return vn(o.players[r]) ? 1 : -1;
  if (!vn(o.players[r])) return 0;
  const s = { kind: t, sides: [_r(n), _r(r)], foe: i };
  (o.battle = s), N(e, 255, `battle`, n, r, t);
  let c = null;
  for (yield* br(e, s); c === null && ((c = yield* xr(e, s, a)), c === null); ) {
    const t = gr.map((e) => {
      const { seat: t, sent: n, fainted: r } = s.sides[e];
      return r.push(...n), _n(o.players[t], r).length > 0;
    });
    t[0] && t[1] ? yield* br(e, s) : (c = t[0] ? 0 : t[1] ? 1 : -1);
  }
  return (o.battle = null), N(e, 255, `battle-won`, c < 0 ? -1 : c === 0 ? n : r, t), c;
}
function* br(e, t) {
  const [n, r] = t.sides,
    i = n.fainted.length + r.fainted.length > 0 ? Qt(-1) : Zt(-1),
    a = [n, r].filter(({ seat: e }) => e >= 0);
  (yield* e.together(
    a.map(({ seat: e }) => e),
    i,
    (t) => _n(e.s.players[t], (n.seat === t ? n : r).fainted).map((e) => E[e]),
  )).forEach(({ mon: t }, n) => {
    (a[n].sent = [t]), N(e, 255, `sent`, a[n].seat, t);
  });
}
function* xr(e, t, n = vr) {
  const [r, i] = t.sides;
  for (;;) {
    yield* Cr(e, t), ([r.die, i.die] = yield* mr(e, [r.seat, i.seat], `battle`, () => Er(e, t)));
    for (const r of gr) t.sides[r].total = Or(e.s, t, r) + n(t.sides[r].sent[0]);
    N(e, 255, `totals`, r.seat, r.total, i.seat, i.total);
    const a = r.total === i.total ? null : r.total < i.total ? 0 : 1,
      o = a !== null && (yield* Sr(e, t.sides[a].seat));
    if ((Dr(e, t), !o)) return a === null ? null : +(a === 0);
  }
}
function* Sr(e, t) {
  const n = { seat: t, again: !1 };
  return yield* lr(e, `loss`, n, [t], cn), n.again;
}
function* Cr(e, t) {
  const n = t.sides.filter(({ seat: e }) => e >= 0);
  (yield* e.together(
    n.map(({ seat: e }) => e),
    $t(-1),
    (t) => wr(e, t),
  )).forEach((t, r) => {
    const i = n[r];
    `item` in t && i.items.push(nr(e, i.seat, t.item)),
      (i.laid = i.items.length),
      N(e, 255, `laid`, i.seat, i.laid);
  });
}
function wr(e, t) {
  if (e.s.players[t].hand.length === 0) return Tr;
  const n = Zn(e, t).filter(({ copy: e }) => e === 0);
  return [A, ...n.map(({ item: e }) => Tt[e][0])];
}
const Tr = [A];
function Er(e, t) {
  for (const { seat: n, items: r } of t.sides)
    r.length > 0 &&
      N(
        e,
        255,
        `turned-up`,
        n,
        r.map((t) => te(e, e.s.items, t, 255)),
      );
}
function Dr(e, t) {
  for (const n of t.sides) e.s.itemDiscard.push(...n.items), (n.items = []), (n.laid = -1), (n.die = 0);
}
function Or(e, t, n) {
  const r = t.sides[n],
    [i] = t.sides[1 - n].sent,
    [a] = r.sent,
    o = r.items.length > 0 ? Mr(e.items.kind[r.items[0]], a) : 0;
  return r.die + kr(e, r.seat, a, _[i].types) + o;
}
const kr = (e, t, n, r) =>
  mn(e.players[t], n, e.options.lockBonus) + Ar(_[n].advantages, r) + (Ln(e, t).power?.(n) ?? 0);
function Ar(e, t) {
  let n = 0;
  for (let r = e & t; r !== 0; r &= r - 1) n++;
  return n * 2;
}
const jr = p.map((e) => (e.types === void 0 ? null : g(e.types))),
  Mr = (e, t) => Nr(e, _[t].types);
function Nr(e, t) {
  const n = p[e],
    r = jr[e];
  return n.class !== `battle` || (r !== null && (r & t) === 0) ? 0 : (n.value ?? 0);
}
const Pr = b.map(({ against: e }) => g(e)),
  Fr = b.map(({ type: e }) => g([e])),
  Ir = b.map((e, t) => _.map(({ advantages: e, types: n }) => Ar(e, Fr[t]) - Ar(Pr[t], n))),
  Lr = (e, t) => Ir[e][t];
function Rr(e, t) {
  let n = e.players[t],
    { power: r } = Ln(e, t),
    i = [],
    a = [],
    o = 0;
  for (const t of n.team)
    gn(n, t) &&
      (i.push(t), (o |= _[t].types), a.push(mn(n, t, e.options.lockBonus) + (r === void 0 ? 0 : r(t))));
  return { mons: i, powers: a, item: o === 0 ? 0 : zr(e, t, o) };
}
function zr({ items: e, players: t }, n, r) {
  let i = 0;
  for (const a of t[n].hand) {
    const t = Nr(e.kind[a], r);
    t > i && (i = t);
  }
  return i;
}
function Br({ mons: e, powers: t, item: n }, r) {
  let { dual: i, power: a } = b[r],
    [o, s] = [-1 / 0, -1 / 0];
  for (let n = 0; n < e.length; n++) {
    const i = t[n] + Ir[r][e[n]];
    i > o ? ([o, s] = [i, o]) : i > s && (s = i);
  }
  return a - o - (i ? s : 0) - n;
}
function Vr(e) {
  const t = Wr[e + Ur];
  return t === void 0 ? Hr(e) : t;
}
function Hr(e) {
  return 0.9 * Math.max(0, Math.min(1, (7 - e) / 6)) + 0.1 / (1 + Math.exp((e - 6) / 2));
}
const Ur = 40,
  Wr = Array.from({ length: 80 }, (e, t) => Hr(t - 40));
function Gr({ powers: e }) {
  let [t, n, r] = [0, 0, 0];
  for (const i of e) i > t ? ([t, n, r] = [i, t, n]) : i > n ? ([n, r] = [i, n]) : i > r && (r = i);
  return t + n + r;
}
const Kr = (e) => Object.fromEntries(e.map(({ id: e }, t) => [e, t])),
  qr = Kr(p),
  Jr = Kr(f);
Kr(he);
const Yr = Kr(m),
  Xr = (e, t) => (t === `event` ? e.events : e.superEvents);
function* Zr(e, t, n = 255) {
  const { s: r } = e,
    i = Xr(r, t);
  return (
    o(i) === 0 &&
      (t === `event`
        ? (ie(i, r.eventDiscard), (r.eventDiscard = []))
        : (ie(i, r.superDiscard), (r.superDiscard = []))),
    yield* s(e, i, n, t)
  );
}
function Qr(e, t, n) {
  (t === `event` ? e.eventDiscard : e.superDiscard).push(n);
}
const $r = (e, t, n) => Qr(e, Object.hasOwn(Jr, t) ? `event` : `super`, n),
  ei = ({ event: e }) => An.get(e);
function ti(e, t, n, r, i) {
  const { s: a } = e,
    o = a.extraTurn ? r - 1 : r;
  a.lasting.push({ event: t, owner: n.seat, card: n.card, clock: a.active, left: o, notes: i }),
    N(e, 255, `lasts`, n.seat, t);
}
function ni(e, t, n, r) {
  e.s.lasting.push({ event: t, owner: n.seat, card: n.card, clock: -1, left: 0, notes: r }),
    N(e, 255, `lasts`, n.seat, t);
}
function* ri(e, t) {
  const { s: n } = e;
  for (const r of n.lasting.slice())
    r.clock === t && n.lasting.includes(r) && r.left-- === 0 && (yield* oi(e, r));
}
function* ii(e, t) {
  const { s: n } = e;
  for (const r of n.lasting.slice())
    r.clock >= 0 || r.owner !== t || (n.extraTurn && ei(r).spansExtraTurns) || (yield* oi(e, r));
}
function ai(e, t) {
  const { s: n } = e,
    r = e.others(t).find((e) => !n.players[e].out);
  for (const r of n.lasting) r.clock < 0 && r.owner === t && si(e, r);
  n.lasting = n.lasting
    .filter(({ clock: e, owner: n }) => e >= 0 || n !== t)
    .map((e) => (e.clock === t ? { ...e, clock: r } : e));
}
function* oi(e, t) {
  const { s: n } = e;
  n.lasting.splice(n.lasting.indexOf(t), 1), si(e, t);
  const { ends: r } = ei(t);
  r !== void 0 && (yield* r(e, t), n.achievements.length > 0 && (yield* Ai(e)));
}
function si(e, { owner: t, event: n, card: r }) {
  N(e, 255, `no-longer`, t, n), r >= 0 && $r(e.s, n, r);
}
const ci = (e, t) => (e === `event` ? Dn : On)[t];
function* li(e, t, n, r) {
  const i = yield* Zr(e, n);
  i !== null && (yield* fi(e, t, n, i, r));
}
function* ui(e, n, r) {
  const { s: i } = e,
    a = [];
  for (let r = 0; r < 2; r++) {
    const r = yield* Zr(e, `event`, t(n));
    r !== null && a.push(r);
  }
  if (a.length === 0) return;
  N(
    e,
    t(n),
    `saw-events`,
    a.map((e) => i.events.kind[e]),
  );
  const { event: o } = yield* e.ask(n, di, () => [...new Set(a.map((e) => xt[i.events.kind[e]]))]),
    s = a.find((e) => i.events.kind[e] === o);
  for (const t of a)
    te(e, i.events, t, 255), t !== s && (N(e, 255, `event-unused`, i.events.kind[t]), Qr(i, `event`, t));
  yield* fi(e, n, `event`, s, r);
}
const di = { ...j(`pick-event`, `H-PLAT-14`), secret: !0 };
function* fi(e, t, n, r, i) {
  let { s: a } = e,
    o = r,
    s = mi(e, t, n, o);
  if (n === `event`)
    for (;;) {
      for (; !s.cancelled && (yield* lr(e, `cancel`, s, F(e), nn(t, s.sort))); );
      if (!s.cancelled) break;
      N(e, 255, `event-cancelled`, t, s.sort), a.acting.pop(), Qr(a, n, o);
      const r = yield* Zr(e, n);
      if (r === null) return;
      (o = r), (s = mi(e, t, n, o));
    }
  for (; yield* lr(e, `copy`, s, I(e, t), rn(t, n, s.sort)); );
  for (const n of a.lasting) {
    if (n.owner === t) continue;
    const r = ei(n).copies?.(a, n, s) ?? 0;
    if (r !== 0) {
      for (let e = 0; e < r; e++) s.copiers.push(n.owner);
      N(e, 255, `will-copy`, n.owner, n.event), ei(n).copied?.(a, n);
    }
  }
  yield* hi(e, { deck: n, sort: s.sort, seat: t, card: o, space: i, inTurn: t === a.active });
  for (const r of e.others(t))
    for (const t of s.copiers)
      t !== r ||
        a.players[r].out ||
        (N(e, 255, `copies-event`, r, s.sort, n), yield* hi(e, pi(e, r, n, s.sort)));
  a.acting.pop();
  const { after: c } = ci(n, s.sort);
  c === void 0 && Qr(a, n, o);
}
const pi = (e, t, n, r) => ({
  deck: n,
  sort: r,
  seat: t,
  card: -1,
  space: e.s.players[t].at,
  inTurn: t === e.s.active,
});
function mi(e, t, n, r) {
  const i = Xr(e.s, n).kind[r];
  return (
    e.s.acting.push({ deck: n, sort: i, seat: t }),
    N(e, 255, `drew-event`, t, n, i),
    { deck: n, sort: i, seat: t, cancelled: !1, copiers: [], spent: [] }
  );
}
function* hi(e, t) {
  (yield* ci(t.deck, t.sort).act(e, t)) || N(e, 255, `no-effect`, t.deck, t.sort),
    e.s.achievements.length > 0 && (yield* Ai(e));
}
function L(e, t) {
  let { captures: n } = C(e),
    r = 0;
  for (let i = 0; i < n.length; i++) e.slots[i] === -2 && S[n[i]].colour === t && r++;
  return e.unseen[t].length - r;
}
function* gi(e, t) {
  const n = e.s.unseen[t];
  return n.splice(yield* e.chance(`pokemon`, n.length), 1)[0];
}
function _i(e, t) {
  for (let n = t; n >= 0; n--) if (L(e, n) > 0) return n;
  return -1;
}
function* vi(e, t) {
  const n = _i(e.s, t);
  return n < 0 ? -1 : yield* gi(e, n);
}
function* yi(e, t, n) {
  for (let r = t; r >= 0; r--) {
    const t = yield* bi(e, r, (e) => (_[e].types & n) !== 0);
    if (t >= 0) return t;
  }
  return -1;
}
function* bi(e, t, n) {
  const r = e.s.unseen[t],
    i = r.flatMap((e, t) => (n(e) ? [t] : [])),
    a = xi(r.length, L(e.s, t), i.length);
  if (a === 1) return -1;
  const o = yield* a === 0
    ? e.chance(`search`, i.length)
    : e.weighted(`search`, [...i.map(() => Si(1 - a)), Si(a * i.length)]);
  return o === i.length ? -1 : r.splice(i[o], 1)[0];
}
function xi(e, t, n) {
  let r = 1;
  for (let i = 0; i < n; i++) r *= Math.max(0, e - t - i) / (e - i);
  return r;
}
const Si = (e) => Math.round(e * 1e6);
function Ci(e, t) {
  const { colour: n } = _[t];
  e.unseen[n].push(t), wi(e, n);
}
function wi(e, t) {
  const { captures: n } = C(e),
    r = n.findIndex((n, r) => e.slots[r] === -1 && S[n].colour === t);
  r >= 0 && Ti(e, r);
}
function Ti(e, t) {
  const { captures: n } = C(e);
  (e.slots[t] = -1), (e.weakened[t] = 0), L(e, S[n[t]].colour) > 0 && (e.slots[t] = -2);
}
function* R(e, t, n) {
  if (n.length === 0) return;
  const r = e.s.players[t];
  for (const i of n) r.team.push(i), N(e, 255, `gained`, t, i);
  const { gained: i } = Ln(e.s, t);
  i !== void 0 && (yield* i(e, t, n.length));
}
function* z(e, t, n) {
  const r = yield* vi(e, n);
  return r < 0 ? !1 : (yield* R(e, t, [r]), !0);
}
const Ei = j(`which-achievement`, `H-OPT-10`),
  Di = j(`upgrade`, `H-ACH-16`),
  Oi = pt,
  ki = Oi.map(({ types: e = [] }) => g(e));
function* Ai(e) {
  for (; e.s.winner < 0 && (yield* ji(e)); );
}
function* ji(e) {
  const { s: t } = e;
  for (const n of F(e)) {
    const r = [];
    for (let e = 0; e < Oi.length; e++) t.achievements[e] < 0 && Mi(t, n, e) && r.push(e);
    if (r.length === 0) continue;
    const { achievement: i } = yield* e.ask(n, Ei, () => r.map((e) => wt[e]));
    return (t.achievements[i] = n), N(e, 255, `achieved`, n, i), yield* Li(e, n, i), !0;
  }
  return !1;
}
function Mi(e, t, n) {
  const { id: r, families: i, needs: a = 1 } = Oi[n],
    o = e.players[t];
  return i === void 0 ? (Ii[r]?.(o, a, e) ?? !1) : Ni(o, ki[n]) >= i;
}
function Ni({ team: e }, t) {
  const n = [];
  for (const r of e) (_[r].types & t) !== 0 && !n.includes(v[r]) && n.push(v[r]);
  return n.length;
}
const Pi = Ae(`eevee`),
  Fi = (e) => new Set(e).size,
  Ii = {
    collector: ({ team: e }, t) => e.length >= t,
    evolutionist: ({ team: e }, t) =>
      Fi(e.filter((t) => De[t].length === 2 && De[t].every((t) => e.includes(t))).map((e) => v[e])) >= t,
    'legend-hunter': ({ caughtLegends: e }) => e.length > 0,
    traveller: ({ visited: e }, t, n) => n.board.every((t, n) => Ye[t] < 0 || ((e >> n) & 1) == 1),
    'eevee-fan': ({ team: e }, t) => e.includes(Pi) && Fi(e.filter((e) => _[e].from === Pi)) >= t,
    'champion-in-the-making': ({ badges: e }, t) => e.length >= t,
  };
function* Li(e, t, n) {
  const { id: r, trainer: i, items: a } = Oi[n];
  i !== void 0 && (yield* zi(e, t, Yr[i])),
    a !== void 0 && (yield* P(e, t, a)),
    r === `evolutionist` && (yield* Ri(e, t)),
    r === `traveller` && (yield* li(e, t, `super`, e.s.players[t].at)),
    r === `champion-in-the-making` && (yield* z(e, t, 2));
}
function* Ri(e, t) {
  const { team: n, upgraded: r } = e.s.players[t],
    i = [...new Set(n.map((e) => v[e]))].filter((e) => !r.includes(e));
  if (i.length === 0) return;
  const { family: a } = yield* e.ask(t, Di, () => i.map((e) => vt[e]));
  r.push(a), N(e, 255, `upgraded`, t, a);
}
function* zi(e, t, n) {
  const { s: r } = e,
    i = r.players[t],
    a = (e) => e >= 0 && r.trainers.kind[e] === n;
  if (a(i.trainer) || i.spare.some(a)) return;
  let o = yield* c(e, r.trainers, 255, `trainer`, (e) => e === n),
    s = r.trainerDiscard.findIndex(a);
  o === null && s >= 0 && ([o] = r.trainerDiscard.splice(s, 1));
  const l = I(e, t).find((e) => {
    const { trainer: t, spare: n } = r.players[e];
    return a(t) || n.some(a);
  });
  if (o === null && l !== void 0)
    (o = Bi(r.players[l], a)), N(e, 255, `trainer-called`, t, n, l), i.spare.push(o), yield* Vn(e, l);
  else if (o !== null) N(e, 255, `trainer-called`, t, n, -1), i.spare.push(o);
  else return;
  yield* Un(e, t);
}
function Bi(e, t) {
  const n = e.spare.findIndex(t);
  if (n >= 0) return e.spare.splice(n, 1)[0];
  const { trainer: r } = e;
  return (e.trainer = -1), r;
}
const Vi = j(`lock`, `H-LOCK-02`);
function* Hi(e, t) {
  const n = e.s.players[t],
    r = [];
  for (const e of n.team) {
    const t = v[e];
    !r.includes(t) && !n.locked.includes(t) && r.push(t);
  }
  if (r.length === 0) return;
  const { family: i } = yield* e.ask(t, Vi, () => r.map((e) => vt[e]));
  n.locked.push(i), n.upgraded.includes(i) || n.upgraded.push(i), N(e, 255, `locked`, t, i);
}
function* Ui(e, t, n) {
  const r = e.s.players[t],
    i = Wi(e.s, r, n);
  if ((r.badges.push(n), N(e, 255, `badge`, t, n, r.badges.length), yield* P(e, t, 1), i >= Be.length))
    return;
  r.rewards |= 1 << i;
  const a = Be[i];
  `obeys` in a
    ? N(e, 255, `obeys-now`, t, je(a.obeys))
    : `gives` in a
      ? yield* z(e, t, je(a.gives))
      : yield* Hi(e, t);
}
function Wi(e, { badges: t }, n) {
  if (e.options.badgeRewards === `count`) return t.length;
  const { band: r } = b[n];
  return r * 2 + t.filter((e) => b[e].band === r).length;
}
const Gi = M(`send-gym`, `H-GYM-14`),
  Ki = M(`lay-gym`, `H-GYM-14`),
  qi = b.map(({ against: e }) => g(e)),
  Ji = b.map(({ type: e }) => g([e])),
  Yi = (e) => (b[e].dual ? 2 : 1);
function Xi({ badges: e }, t) {
  let { band: n } = b[t],
    r = 0;
  for (const i of e) {
    if (i === t) return !1;
    b[i].band === n && r++;
  }
  return r < 2;
}
function Zi(e, t) {
  let n = 0;
  for (const t of e.team) gn(e, t) && n++;
  return n >= Yi(t);
}
function Qi(e, t, n) {
  if (e.fought || !ct(n)) return !1;
  const r = Ye[S[n].hexagon],
    i = e.players[t];
  return r >= 0 && Xi(i, r) && Zi(i, r);
}
function* $i(e, t, n) {
  e.s.fought = !0;
  const r = Ye[S[n].hexagon];
  (yield* ea(e, t, r)) && (yield* Ui(e, t, r)), e.s.achievements.length > 0 && (yield* Ai(e));
}
function* ea(e, t, n) {
  const { s: r } = e,
    i = r.players[t],
    a = { kind: `gym`, sides: [_r(t), _r(-1)], foe: n },
    [o, s] = a.sides;
  (r.battle = a), N(e, 255, `challenged-leader`, t, n);
  for (let r = 0; r < Yi(n); r++) {
    const { mon: r } = yield* e.ask(t, Gi(n), () => _n(i, o.sent).map((e) => E[e]));
    o.sent.push(r), N(e, 255, `sent`, t, r);
  }
  s.total = b[n].power + ta(n, o.sent);
  let c = !1;
  for (let i = !0; i; ) {
    let l = 0;
    for (const r of o.sent) {
      const i = yield* e.ask(t, Ki(n, r), () => wr(e, t));
      `item` in i && (o.items.push(nr(e, t, i.item)), (l += Mr(i.item, r)));
    }
    Er(e, a), (o.laid = o.items.length), (o.die = yield* hr(e, t, `battle`)), (o.total = o.die + l);
    for (const e of o.sent) o.total += kr(r, t, e, Ji[n]);
    N(e, 255, `gym-totals`, t, o.total, n, s.total),
      (c = o.total >= s.total),
      (i = !c && (yield* Sr(e, t))),
      Dr(e, a);
  }
  return (r.battle = null), N(e, 255, c ? `beat-leader` : `lost-to-leader`, t, n), c;
}
function ta(e, t) {
  let n = 0;
  for (const r of t) for (let t = qi[e] & _[r].types; t !== 0; t &= t - 1) n += 2;
  return n;
}
function na(e, t) {
  let n = 0;
  for (let r = 0; r < e.passages.length; r++) (t >> e.passages[r]) & 1 && (n |= 1 << r);
  return n;
}
function ra(e, t, n, r, i) {
  let a = ((t * 64 + n) * 3 + i) * 64 + na(e, r),
    o = e.reaches.get(a);
  return o === void 0 && ((o = new ia(e, t, r, i).of(n)), e.reaches.set(a, o)), o;
}
var ia = class {
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
  step(e, t) {
    this.passed.push(e);
    let n = e === this.from ? this.leaving : this.types,
      r = !0;
    for (const { to: i, type: a, cost: o } of this.graph.lines[e])
      this.passed.includes(i) ||
        (o > 0
          ? this.paid.set(i, o)
          : t === 0 ||
            (a >= 0 && !((n >> a) & 1)) ||
            (i === et && this.gate !== 2
              ? this.gate === 1 && this.stops.add(i)
              : ((r = !1), t === 1 ? this.full.add(i) : ct(i) && this.stops.add(i), this.step(i, t - 1))));
    r && t > 0 && e !== this.from && this.dead.add(e), this.passed.pop();
  }
};
function aa(e, t, n) {
  let r = 0;
  for (let i = t; i !== n && r <= S.length; i = e.lines[i][0].to) i - et >= 3 && r++;
  return r;
}
const oa = S.filter(({ hexagon: e }) => e === S[et].hexagon).length - 3,
  sa = /* @__PURE__ */ new WeakMap();
function ca(e) {
  let t = sa.get(e);
  return t === void 0 && ((t = e.board.map((t) => la(e, Ze[t]))), sa.set(e, t)), t;
}
function la(e, t) {
  const n = S.map(() => ua);
  n[t] = 0;
  const r = [t];
  for (const t of r)
    for (const i of e.near[t])
      !e.lines[i].some((e) => e.to === t && e.type < 0 && e.cost === 0) ||
        n[i] < ua ||
        ((n[i] = n[t] + 1), r.push(i));
  return n;
}
const ua = 50;
function da(e, { visited: t }, n, r) {
  return e === 0 ? 1 : ct(n) && (t >> r) & 1 ? Math.min(e, 4) : e;
}
function fa(e, { laps: t, loopSteps: n }, r) {
  return lt(r) ? (t > 0 ? 0 : oa - n + Math.max(0, 3 - (r - et))) : ca(e)[e.board.length - 1][r] + 3 + oa;
}
function pa(e, t, n, r) {
  let i = e.players[t],
    a = C(e),
    o = ca(a),
    s = 0;
  for (let e = 0; e < a.board.length; e++)
    r[e] > s && (s = Math.max(s, r[e] * (1 - da(o[e][n], i, n, e) / 50)));
  if (i.badges.length < 6 && !lt(n)) return _a * s;
  const c = Math.max(0, 1 - fa(a, i, n) / (50 + oa));
  return Math.max(_a * s, va * c);
}
function ma(e, t, n = Rr(e, t)) {
  const r = e.players[t];
  return e.board.map((e) => {
    const t = Ye[e];
    return t < 0 || !Xi(r, t) ? 0 : Vr(Br(n, t));
  });
}
function ha(e, t) {
  const n = e.players[t];
  if (n.out) return 0;
  let r = Rr(e, t),
    i = ma(e, t, r),
    a = 0;
  for (const e of i) a += e;
  return (
    n.badges.length +
    ga * a +
    pa(e, t, n.at, i) +
    ya * Gr(r) +
    ba * Math.min(n.team.length, xa) +
    Sa * n.hand.length +
    Ca * n.upgraded.length +
    wa * (n.leagueWins + n.elites.length) +
    (n.entered ? Ta : 0) +
    Ea * (n.extra - n.skips) -
    Da * (n.offered + n.offers / Oa)
  );
}
const ga = 0.3,
  _a = 0.4,
  va = 3,
  ya = 0.04,
  ba = 0.02,
  xa = 30,
  Sa = 0.03,
  Ca = 0.05,
  wa = 3,
  Ta = 0.5,
  Ea = 0.15,
  Da = 1e-4,
  Oa = 64,
  ka = 0.3;
function Aa(e, t) {
  if (e.winner >= 0) return +(e.winner === t);
  let n = 0;
  for (let r = 0; r < e.players.length; r++) r !== t && (n += ha(e, r));
  const r = n / (e.players.length - 1);
  return ka + (0.7 * ha(e, t) - ka * r) / 22;
}
function ja(e) {
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
function Ma(e, t) {
  e.s.players[t].extra++, N(e, 255, `extra-turn`, t);
}
function Na(e, t, n) {
  (e.s.players[t].skips += n), N(e, 255, `must-skip`, t, n);
}
function Pa(e) {
  e.agenda = e.agenda.filter((e) => e.do !== `after`);
}
const Fa = j(`which-leader`, `H-EVT-21`),
  Ia = {
    *act(e, { seat: t, inTurn: n }) {
      const { s: r } = e,
        i = n && r.fought ? [] : La(r, t);
      if (i.length === 0) return !1;
      const a = yield* e.ask(t, Fa, () => [A, ...i.map((e) => Ct[e])]);
      return (
        `do` in a ||
          (n && ((r.fought = !0), Pa(r)), (yield* ea(e, t, a.leader)) && (yield* Ui(e, t, a.leader))),
        !0
      );
    },
  };
function La(e, t) {
  const n = e.board.map((e) => Ye[e]),
    r = e.players[t];
  return b.map((e, t) => t).filter((e) => !n.includes(e) && Xi(r, e) && Zi(r, e));
}
const Ra = [];
function* B(e, t, n, r = Ra) {
  const i = { what: t, on: n, by: r, stopped: !1 };
  return yield* lr(e, `hit`, i, n, an(t, r.length > 0 ? r[0] : -1)), !i.stopped;
}
function za(e, t, n) {
  Ba(e, t, n), wi(e.s, _[n].colour);
}
function Ba(e, t, n) {
  xn(e.s.players[t], n), e.s.unseen[_[n].colour].push(n), N(e, 255, `returned-mon`, t, n);
}
const Va = j(`exchange`, `H-EVT-103`),
  Ha = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = [...new Set(n.players[t].team)].filter((e) => {
          const { colour: t } = _[e];
          return t !== 5 && L(n, t) > 0;
        });
      if (r.length === 0) return !1;
      const { mon: i } = yield* e.ask(t, Va, () => r.map((e) => E[e]));
      if (!(yield* B(e, `bill`, [t]))) return !0;
      const a = yield* gi(e, _[i].colour);
      return za(e, t, i), yield* R(e, t, [a]), !0;
    },
  },
  Ua = (e) => {
    const t = p[e];
    return t.class === `common` && t.value !== void 0;
  };
function* Wa(e, t, n) {
  const { s: r } = e,
    i = C(r).captureOf[n];
  if (r.slots[i] === -1) return !1;
  yield* qa(e, n);
  const a = r.slots[i],
    o = yield* Ya(e, t, a, n);
  return (
    o >= 0
      ? (Ti(r, i), yield* Ka(e, o, a))
      : _[a].colour !== 4 && r.weakened[i] === 0 && ((r.weakened[i] = 1), N(e, 255, `weakened`, a, n)),
    o === t
  );
}
function* Ga(e, t, n) {
  const r = yield* Ya(e, t, n, -1);
  return r < 0 ? Ci(e.s, n) : yield* Ka(e, r, n), r === t;
}
function* Ka(e, t, n) {
  const { s: r } = e;
  _[n].colour === 4 && r.players[t].caughtLegends.push(n);
  for (const e of r.lasting) ei(e).captured?.(r, e, t, n);
  yield* R(e, t, [n]);
}
function* qa(e, t) {
  const { s: n } = e,
    r = C(n).captureOf[t];
  n.slots[r] === -2 &&
    ((n.slots[r] = yield* gi(e, S[t].colour)), N(e, 255, `appeared`, n.slots[r], t), yield* Ja(e, t));
}
function* Ja(e, t) {
  const { s: n } = e,
    r = C(n).captureOf[t];
  for (; yield* lr(e, `reveal`, { space: t }, F(e), on(n.slots[r], t)); );
}
function* Ya(e, t, n, r) {
  if (yield* Xa(e, t, n, r)) return t;
  const i = { seat: t, mon: n, space: r, caughtBy: -1 };
  return yield* lr(e, `fail`, i, F(e), sn(t, n)), i.caughtBy;
}
function* Xa(e, t, n, r) {
  let { s: i } = e,
    a = r >= 0 && i.weakened[C(i).captureOf[r]] === 1,
    { reach: o = () => 0, twoToCapture: s } = Ln(i, t),
    c = +!!a + o(n),
    l = yield* e.ask(t, Yt(n, a, c), () => Za(e, t));
  `item` in l && ((c += p[l.item].value ?? 0), Yn(e, t, l.item));
  const u = yield* mr(e, s === !0 && (yield* e.ask(t, Xt, () => $a)).amount === 2 ? [t, t] : [t], `catch`),
    d = u.find((e) => eo(n, e, c));
  return N(e, 255, d === void 0 ? `missed` : `caught`, t, n, d ?? u[0], c), d !== void 0;
}
function Za(e, t) {
  const n = Zn(e, t, Ua).filter(({ copy: e }) => e === 0);
  return n.length === 0 ? Qa : [A, ...n.map(({ item: e }) => Tt[e][0])];
}
const Qa = [A],
  $a = [Ot(2), Ot(1)],
  eo = (e, t, n) => ge[_[e].colour].some((e) => Math.abs(e - t) <= n);
function to(e, t) {
  return C(e).captures.filter((n, r) => e.slots[r] !== -1 && t(n, e.slots[r]));
}
const no = (e, t = () => !0) => to(e, (e, n) => n !== -2 && t(e, n)),
  ro = (e, t) => S[e.players[t].at].hexagon;
function* io(e, t, n) {
  const { s: r } = e,
    i = C(r).captureOf[n],
    a = r.slots[i],
    o = a === -2 ? yield* gi(e, S[n].colour) : a;
  Ti(r, i), yield* R(e, t, [o]);
}
const ao = j(`take-on-route`, `H-EVT-24`),
  oo = j(`try-there`, `H-EVT-25`),
  so = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = to(n, (e) => S[e].hexagon === ro(n, t)),
        i = r.filter((e) => S[e].colour <= 2);
      if (i.length > 0) {
        const { slot: n } = yield* e.ask(t, ao, () => i.map((e) => T[e]));
        yield* io(e, t, n);
      } else if (r.length > 0) {
        const n = yield* e.ask(t, oo, () => [A, ...r.map((e) => T[e])]);
        `slot` in n && (yield* Wa(e, t, n.slot));
      }
      return (yield* B(e, `blocked-route`, [t])) && Na(e, t, 1), !0;
    },
  },
  co = j(`which-colour`, `H-EVT-04`);
function lo(e) {
  const { hexagon: t, kind: n, colour: r } = S[e];
  return lt(e) ? -1 : n === `pokemon` ? r : t === 0 ? 0 : 1 + Je[t];
}
function* uo(e, t, n) {
  const r = lo(n);
  return r >= 0 ? r : (yield* e.ask(t, co, () => yt.slice(0, 4))).colour;
}
const fo = (e) => {
    const t = lo(e);
    return t < 0 ? 3 : t;
  },
  po = j(`try-which`, `H-PLAT-18`);
function* mo(e, t, n) {
  for (let r = 0; r < n; r++) {
    const n = yield* vi(e, t);
    if (n < 0) return;
    e.s.shown.push(n);
  }
}
function* ho(e, t, n) {
  for (let r = 0; r < n && L(e.s, t) > 0; r++) e.s.shown.push(yield* gi(e, t));
}
function* go(e, t) {
  const { s: n } = e;
  if (n.shown.length === 0) return !1;
  N(e, 255, `shown`, t, n.shown.slice());
  const { mon: r } = yield* e.ask(t, po, () => [...new Set(n.shown)].map((e) => E[e]));
  yield* Ga(e, t, r);
  const i = n.shown;
  i.splice(i.indexOf(r), 1), (n.shown = []);
  for (const e of i) Ci(n, e);
  return !0;
}
function* _o(e, t, n) {
  return n >= 0 && e.s.shown.push(n), yield* go(e, t);
}
const vo = g([`Bug`]),
  yo = {
    *act(e, { seat: t, space: n }) {
      return yield* _o(e, t, yield* yi(e, yield* uo(e, t, n), vo));
    },
  },
  bo = {
    *act(e, { seat: t }) {
      return yield* mo(e, 3, 1), yield* go(e, t);
    },
  },
  xo = { act: (e, { seat: t }) => z(e, t, 2) },
  So = {
    *act(e, t) {
      const { events: n, eventDiscard: r } = e.s,
        i = r.at(-1);
      if (i === void 0) return !1;
      const a = n.kind[i];
      return N(e, 255, `repeats`, t.seat, a), yield* hi(e, { ...t, deck: `event`, sort: a, card: -1 }), !0;
    },
  },
  Co = M(`gift`, `H-EVT-30`),
  wo = O(`from-pile`),
  To = {
    *act(e, { seat: t, space: n }) {
      const { s: r } = e,
        i = yield* uo(e, t, n),
        a = no(r, (e) => S[e].colour === i).map((e) => T[e]),
        o = _i(r, i) >= 0;
      if (a.length === 0 && !o) return !1;
      const s = yield* e.ask(t, Co(i), () => (o ? [wo, ...a] : a));
      return `slot` in s ? yield* io(e, t, s.slot) : yield* z(e, t, i), !0;
    },
  },
  Eo = j(`new-trainer`, `H-CITY-17`),
  Do = j(`pay-for-event`, `H-CITY-19`),
  Oo = j(`swap-items`, `H-CITY-20`),
  ko = j(`rob`, `H-CITY-23`);
function* Ao(e, t, n) {
  const { s: r } = e,
    i = r.players[t],
    { hexagon: a } = S[n],
    o = C(r).slotOf[a],
    s = !((i.visited >> o) & 1),
    c = r.pioneers[o] < 0;
  (i.visited |= 1 << o), c && (r.pioneers[o] = t), o === qe && (i.entered = !0);
  const l = x[a].visit;
  l !== null && (l.when === `pioneer` ? c : s) && (N(e, 255, l.when, t, n), yield* jo[l.do](e, t, n, l));
}
const jo = {
    items: (e, t, n, { amount: r = 1 }) => P(e, t, r),
    pokemon: (e, t, n, { colour: r = `pink` }) => z(e, t, je(r)),
    *trainer(e, t) {
      (yield* e.ask(t, Eo, () => [Mt, Nt])) === Mt && (yield* Kn(e, t));
    },
    *event(e, t, n) {
      (yield* B(e, `city`, [t])) && (yield* li(e, t, `event`, n));
    },
    *'super-event'(e, t, n) {
      (yield* B(e, `city`, [t])) && (yield* li(e, t, `super`, n));
    },
    *'pick-event'(e, t, n) {
      (yield* B(e, `city`, [t])) && (yield* ui(e, t, n));
    },
    *'pay-event'(e, t, n) {
      (yield* $n(e, t, Do, 0, 1)) > 0 && (yield* li(e, t, `event`, n));
    },
    *'swap-items'(e, t) {
      const n = yield* $n(e, t, Oo, 0, e.s.players[t].hand.length);
      n > 0 && (yield* P(e, t, n));
    },
    *'extra-turn'(e, t) {
      Ma(e, t);
    },
    *steal(e, t) {
      const n = I(e, t).filter((t) => e.s.players[t].hand.length > 0);
      if (n.length === 0) return;
      const { seat: r } = yield* e.ask(t, ko, () => n.map((e) => D[e]));
      (yield* B(e, `city`, [r], [t])) && (yield* rr(e, t, r, 1));
    },
    lock: (e, t) => Hi(e, t),
  },
  Mo = M(`name-colour`, `H-PLAT-21`),
  No = { do: `league` };
function* Po(e, t, n) {
  const { colour: r, draws: i } = S[n];
  r === 4 ? yield* ho(e, 4, 1) : yield* mo(e, yield* Fo(e, t, r, i), i), yield* go(e, t);
}
function* Fo(e, t, n, r) {
  const { s: i } = e;
  return i.options.orWeaker === `fallback`
    ? _i(i, n)
    : (yield* e.ask(t, Mo(r), () => {
        const e = yt.slice(0, n + 1).filter(({ colour: e }) => L(i, e) > 0);
        return e.length > 0 ? e.reverse() : [yt[n]];
      })).colour;
}
function* Io(e, t, n) {
  const { s: r } = e,
    { laps: i, at: a } = r.players[t];
  i > 0 && a === n && t === r.active && Lo(r) ? (Pa(r), r.agenda.push(No)) : yield* P(e, t, 1);
}
const Lo = (e) => (e.options.league === `elite-4` ? o(e.elites) > 0 : e.league?.round !== `interlude`),
  Ro = j(`meet-whom`, `H-OPT-03`);
function* zo(e, t, n) {
  const { players: r } = e.s;
  if (r[t].at !== n || !vn(r[t]) || S[n].hexagon === 0 || lt(n)) return;
  const i = I(e, t).filter((e) => r[e].at === n && vn(r[e]));
  if (i.length === 0) return;
  const { seat: a } = yield* e.ask(t, Ro, () => i.map((e) => D[e]));
  yield* yr(e, `same-space`, t, a);
}
const Bo = {
  city: Ao,
  pokemon: Wa,
  event: (e, t, n) => li(e, t, `event`, n),
  super: (e, t, n) => li(e, t, `super`, n),
  pick: ui,
  draw: Po,
  league: Io,
};
function* Vo(e, t, n) {
  e.s.options.sameSpace && (yield* zo(e, t, n)),
    yield* Bo[S[n].kind](e, t, n),
    e.s.achievements.length > 0 && (yield* Ai(e));
}
function Ho(e, t, n, r) {
  const i = e.s.players[t],
    a = i.at;
  if (((i.at = n), N(e, 255, `moved`, t, n, r), r === `league` || !lt(n) || !lt(a))) i.loopSteps = 0;
  else if (r === `walk`) {
    if (((i.loopSteps += aa(C(e.s), a, n)), i.loopSteps < oa)) return;
    (i.loopSteps -= oa), i.laps++, N(e, 255, `lap`, t);
  }
}
const Uo = (e) => `use` in e,
  Wo = { travel: [`travel`, `free`, `end`], free: [`free`, `end`], end: [`end`] };
function Go(e, t, n) {
  let { items: r, players: i } = e.s,
    { hand: a } = i[t],
    o = Ko;
  if (a.length > 0) for (const i of Yo(n)) se(r, a, i) && (o = qo(o, En[i].free.uses(e, t)));
  const { travel: s } = Ln(e.s, t);
  return s !== void 0 && Wo[n].includes(s.when) && (o = qo(o, s.uses(e, t))), o;
}
const Ko = [],
  qo = (e, t) => (e.length === 0 ? t : [...e, ...t]),
  Jo = {};
function Yo(e) {
  return (
    (Jo[e] ??= p.flatMap((t, n) => {
      const { free: r } = En[n];
      return r !== void 0 && Wo[e].includes(r.when) ? [n] : [];
    })),
    Jo[e]
  );
}
function* Xo(e, t, n) {
  const r = yield* Zo(e, t, n);
  return e.s.achievements.length > 0 && (yield* Ai(e)), r;
}
function Zo(e, t, n) {
  if (Object.hasOwn(qr, n.use)) {
    const r = qr[n.use];
    return Yn(e, t, r), En[r].free.play(e, t, n);
  }
  return Ln(e.s, t).travel.play(e, t, n);
}
const Qo = j(`trade-with`, `H-TRADE-01`),
  $o = M(`offer-cards`, `H-TRADE-02`),
  es = M(`answer-offer`, `H-TRADE-03`),
  ts = (e, n) => ({ kind: e, clause: `H-TRADE-09`, about: [n], secret: !0, shared: t(n) }),
  ns = O(`accept`),
  rs = O(`refuse`),
  is = [rs, ns],
  as = [rs],
  os = ({ s: e }) => ss(e, e.active) < e.options.offers;
function ss(e, t) {
  const { offered: n, offers: r } = e.players[t];
  return n === e.turn ? r : 0;
}
function* cs(e, t) {
  const { s: n } = e,
    r = n.players[t];
  (r.offers = ss(n, t) + 1), (r.offered = n.turn);
  const { seat: i } = yield* e.ask(t, Qo, () => I(e, t).map((e) => D[e])),
    a = new hs(e, t, i),
    o = yield* e.compose(t, $o(i), () => a.parts(), {
      min: 0,
      max: 2 ** 53 - 1,
      fits: (e, t) => a.fits(e, t),
      check: (e) => a.unfair(e),
    }),
    s = yield* e.compose(t, ts(`offer-items`, i), () => ls(e, t, i), {
      min: 0,
      max: 2 ** 53 - 1,
      fits: (n, r) => us(e, t, i, n, r),
    }),
    c = yield* e.compose(t, ts(`want-items`, i), () => ps(e, i), {
      min: 0,
      max: n.players[i].hand.length,
      fits: Qn,
    });
  if (o.length + s.length + c.length === 0) return;
  _s(e, t, i, o, s, c);
  const l = es(t, o, s.length, c.length),
    u = yield* e.ask(i, l, () => (gs(e, i, c) ? is : as));
  N(e, 255, u === ns ? `accepted` : `refused`, i, t), u === ns && (yield* vs(e, t, i, o, s, c));
}
function ls(e, t, r) {
  const { items: i, players: a } = e.s,
    o = (e) => Number(n(i.seen[e], r));
  return a[t].hand
    .slice()
    .sort((e, t) => o(t) - o(e))
    .map(Dt);
}
function us(e, t, r, i, { card: a }) {
  const { items: o, players: s } = e.s;
  return n(o.seen[a], r)
    ? !0
    : !s[t].hand.some((e) => o.kind[e] === o.kind[a] && n(o.seen[e], r) && !i.includes(Dt(e)));
}
function ds(e) {
  const t = [];
  for (const n of e.team) !t.includes(n) && bn(e, n) && t.push(n);
  return t;
}
function fs({ s: e }, t) {
  const { trainer: n, spare: r } = e.players[t];
  return (n < 0 ? r : [n, ...r]).map((t) => e.trainers.kind[t]);
}
function ps(e, t) {
  const n = e.s.players[t].hand.length;
  return (ms[n] ??= p.flatMap(({ count: e }, t) => Tt[t].slice(0, Math.min(e, n)))), ms[n];
}
const ms = [];
var hs = class {
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
        mine: ds(e.s.players[t]),
        others: ds(e.s.players[n]),
        own: fs(e, t),
        foreign: fs(e, n),
      }),
      this.sides
    );
  }
  parts() {
    const { mine: e, others: t, own: n, foreign: r } = this.has();
    return [
      ...e.map((e) => E[e]),
      ...t.map((e) => jt(this.other, e)),
      ...n.map((e) => St[e]),
      ...r.map((e) => St[e]),
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
function gs(e, t, n) {
  const r = Zn(e, t);
  return n.every((e) => r.includes(e));
}
function _s(e, n, r, i, a, o) {
  const { items: s } = e.s;
  if ((N(e, 255, `offered`, n, r, i, a.length, o.length), a.length + o.length === 0)) return;
  const c = a.map(({ card: n }) => te(e, s, n, t(r))),
    l = o.map(({ item: e }) => e);
  N(e, t(n) | t(r), `offered-items`, n, c, l);
}
function* vs(e, n, r, i, a, o) {
  const { s } = e,
    [c, l] = [s.players[n], s.players[r]],
    u = t(n) | t(r);
  for (const e of i) `mon` in e ? Sn(c, l, e.mon) : `theirs` in e && Sn(l, c, e.theirs);
  const d = ys(e, n, a, u, (e, { card: t }) => e.splice(e.indexOf(t), 1)[0]),
    ee = ys(e, r, o, u, (e, { item: t }) => ce(s.items, e, t));
  l.hand.push(...d), c.hand.push(...ee), yield* bs(e, n, r, i), s.achievements.length > 0 && (yield* Ai(e));
}
function ys(e, t, n, r, i) {
  const { items: a, players: o } = e.s,
    { hand: s } = o[t];
  return (
    n.length > 0 && ae(a, s, 255 & ~r),
    n.map((t) => {
      const n = i(s, t);
      return te(e, a, n, r), n;
    })
  );
}
function* bs(e, t, n, r) {
  const i = r.flatMap((e) => (`trainer` in e ? [e.trainer] : []));
  if (i.length === 0) return;
  const [a, o] = [e.s.players[t], e.s.players[n]],
    [s, c] = [xs(e, a, i), xs(e, o, i)];
  a.spare.push(...c), o.spare.push(...s), yield* Un(e, t), yield* Un(e, n);
}
function xs({ s: e }, t, n) {
  const r = (t) => n.includes(e.trainers.kind[t]),
    i = t.spare.filter(r);
  return (
    (t.spare = t.spare.filter((e) => !r(e))),
    t.trainer >= 0 && r(t.trainer) && (i.push(t.trainer), (t.trainer = -1)),
    i
  );
}
function* Ss(e, t) {
  for (;;) {
    const n = yield* e.ask(t, Bt, () => Cs(e, t));
    if (n === Lt) return `gym`;
    if (n === zt) yield* cs(e, t);
    else if (Uo(n)) {
      const r = yield* Xo(e, t, n);
      if (r !== void 0) return r.landed;
    } else if (`train` in n) return Ho(e, t, n.train, `train`), n.train;
    else if (`pay` in n) return yield* ks(e, t, n.pay, Ts(e, t, 0)), n.pay;
    else return yield* Os(e, t, yield* Es(e, t, n === It));
  }
}
function Cs(e, t) {
  const { s: n } = e,
    { at: r, visited: i, hand: a } = n.players[t],
    o = C(n),
    s = [Ft];
  if (
    (Ln(n, t).twoToMove === !0 && s.push(It),
    Qi(n, t, r) && s.push(Lt),
    ct(r) || n.options.train === `anywhere`)
  )
    for (let e = 0; e < o.board.length; e++) {
      const t = Ze[o.board[e]];
      (i >> e) & 1 && t !== r && s.push(gt[t]);
    }
  for (const { to: n, cost: r } of Ts(e, t, 0).paid) a.length >= r && s.push(ht[n]);
  return s.push(...Go(e, t, `travel`)), os(e) && s.push(zt), s;
}
function ws(e, t) {
  const { badges: n, entered: r } = e.players[t];
  return r ? 2 : +(n.length >= 6);
}
const Ts = (e, t, n) => ra(C(e.s), e.s.players[t].at, n, un(e.s.players[t]), ws(e.s, t));
function* Es(e, t, n) {
  const { s: r } = e,
    i = yield* mr(e, n ? [t, t] : [t], `move`),
    { amount: a } = yield* e.ask(t, Ht(i.slice()), () => [...new Set(i)].map(Ot)),
    o = { roller: t, count: a, spent: [] };
  for (; yield* lr(e, `count`, o, F(e), tn(t, o.count)); );
  return Ds(r, t, o.count);
}
function Ds(e, t, n) {
  let r = n;
  for (const n of e.lasting) {
    const i = ei(n).limitsMove?.(e, n, t) ?? null;
    i !== null && i < r && (r = i);
  }
  return r;
}
function* Os(e, t, n) {
  const { s: r } = e,
    i = r.players[t],
    a = Ts(e, t, n),
    o = Ts(e, t, Math.min(n, Ds(r, t, 1 / 0) - 1)).paid.filter(({ cost: e }) => i.hand.length >= e);
  if (a.ends.length + o.length === 0) return N(e, 255, `stuck`, t), i.at;
  const s = yield* e.ask(t, Vt(n), () => [...a.ends.map((e) => mt[e]), ...o.map(({ to: e }) => ht[e])]);
  return `pay` in s ? (yield* ks(e, t, s.pay, a), s.pay) : (Ho(e, t, s.to, `walk`), s.to);
}
function* ks(e, t, n, { paid: r }) {
  const i = r.find((e) => e.to === n)?.cost ?? 0;
  yield* $n(e, t, Ut(i), i, i), Ho(e, t, n, `passage`);
}
const As = j(`dig-to`, `H-EVT-106`),
  js = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = yield* e.ask(t, As, () => [A, ...Ms(n, t).map((e) => mt[e])]);
      return `do` in r || (Ho(e, t, r.to, `card`), yield* Vo(e, t, r.to)), !0;
    },
  };
function Ms(e, t) {
  const n = C(e),
    r = ws(e, t),
    i = n.neighbours[ut(n, e.players[t].at)].map((t) => e.board[t]);
  return S.flatMap(({ hexagon: e }, t) =>
    i.includes(e) && (!lt(t) || r === 2 || (t === et && r === 1)) ? [t] : [],
  );
}
const Ns = {
    *act(e, { seat: t }) {
      return Ma(e, t), !0;
    },
  },
  Ps = [
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
  Fs = M(`duel-whom`, `H-EVT-32`);
function Is(e) {
  const t = Ps.findIndex(({ event: t }) => t === e),
    { prize: n, plus: r, minus: i } = Ps[t],
    [a, o] = [g(r), g(i)],
    s = (e) => {
      const { types: t } = _[e];
      return be(t & a).length - be(t & o).length;
    };
  return {
    *act(r, { seat: i }) {
      const { s: a } = r,
        o = I(r, i).filter((e) => vn(a.players[e]));
      if (!vn(a.players[i]) || o.length === 0) return !1;
      const { seat: c } = yield* r.ask(i, Fs(t), () => o.map((e) => D[e]));
      if (a.options.duelDoll && !(yield* B(r, e, [c], [i]))) return !0;
      const l = yield* yr(r, `duel`, i, c, t, s);
      if (l < 0) return !0;
      const [u, d] = l === 0 ? [i, c] : [c, i];
      return (
        n.items !== void 0 && (yield* P(r, u, n.items)),
        n.pokemon !== void 0 && (yield* z(r, u, je(n.pokemon))),
        n.steals !== void 0 &&
          a.players[d].hand.length > 0 &&
          (yield* B(r, e, [d], [u])) &&
          (yield* rr(r, u, d, n.steals)),
        !0
      );
    },
  };
}
const Ls = j(`try-water`, `H-EVT-95`),
  Rs = g([`Water`]),
  zs = {
    *act(e, { seat: t }) {
      const n = no(e.s, (e, t) => (_[t].types & Rs) !== 0);
      if (n.length === 0) return yield* mo(e, 0, 1), yield* go(e, t);
      const { slot: r } = yield* e.ask(t, Ls, () => n.map((e) => T[e]));
      return yield* Wa(e, t, r), !0;
    },
  },
  Bs = g([`Water`]),
  Vs = {
    *act(e, { seat: t, space: n }) {
      const r = yield* yi(e, yield* uo(e, t, n), Bs);
      return r < 0 || _[r].colour > 1 ? yield* _o(e, t, r) : (yield* R(e, t, [r]), !0);
    },
  },
  Hs = {
    *act(e, { seat: t }) {
      return (
        (yield* B(e, `fresh-start`, [t])) && (tr(e, t), yield* P(e, t, 3)), yield* Jn(e, t, `fresh-start`), !0
      );
    },
  },
  Us = [null, null, 1, 1, 2, 3],
  Ws = {
    *act(e, { seat: t }) {
      const n = Us[(yield* hr(e, t, `event-die`)) - 1];
      return n === null ? yield* P(e, t, 1) : yield* z(e, t, n), !0;
    },
  },
  Gs = {
    after: `removed`,
    *act(e, { seat: t }) {
      const n = yield* vi(e, 0);
      return n < 0 ? !1 : (e.s.players[t].boosted.push(n), yield* R(e, t, [n]), !0);
    },
  },
  Ks = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        { captures: r, captureOf: i } = C(n),
        a = r.filter((e) => S[e].hexagon === ro(n, t));
      for (const e of a) {
        const t = n.slots[i[e]];
        t >= 0 && n.unseen[S[e].colour].push(t), (n.slots[i[e]] = -1);
      }
      N(e, 255, `storm`, t, a.length);
      for (const t of a) {
        const r = i[t];
        Ti(n, r),
          n.slots[r] === -2 &&
            ((n.slots[r] = yield* gi(e, S[t].colour)), N(e, 255, `appeared`, n.slots[r], t));
      }
      for (const t of a) n.slots[i[t]] >= 0 && (yield* Ja(e, t));
      return a.length > 0;
    },
  },
  qs = M(`victim`, `H-SUP-15`),
  Js = M(`second-victim`, `H-SUP-15`),
  Ys = O(`same-again`);
function* Xs(e, t, n) {
  const r = I(e, t),
    { seat: i } = yield* e.ask(t, qs(n), () => r.map((e) => D[e])),
    a = yield* e.ask(t, Js(n, i), () => [Ys, ...r.filter((e) => e !== i).map((e) => D[e])]),
    o = `seat` in a ? a.seat : i,
    s = [];
  for (const a of r)
    (a === i || a === o) && (yield* B(e, n, [a], [t])) && s.push({ victim: a, times: i === o ? 2 : 1 });
  return s;
}
function* Zs(e, t, n, r) {
  const i = [];
  for (const a of r) (yield* B(e, t, [a], a === n ? [] : [n])) && i.push(a);
  return i;
}
const Qs = j(`fool`, `H-EVT-40`),
  $s = {
    *act(e, { seat: t }) {
      const { seat: n } = yield* e.ask(t, Qs, () => I(e, t).map((e) => D[e])),
        r = yield* Zs(e, `imposter-oak`, t, [t, n]);
      for (const t of r) tr(e, t);
      for (const t of r) yield* P(e, t, 2);
      return !0;
    },
  },
  ec = M(`assign`, `H-EVT-42`),
  tc = O(`nobody`);
function* nc(e, { deck: t, seat: n }, r) {
  const { s: i } = e,
    a = [];
  for (let n = 0; n < r; n++) {
    const n = yield* Zr(e, t);
    n !== null && a.push(n);
  }
  const o = a.map((e) => Xr(i, t).kind[e]);
  N(e, 255, `wish-shows`, n, t, o);
  let s = [],
    c = e.from(n).filter((e) => !i.players[e].out);
  for (let r = 0; r < a.length; r++) {
    const l = a.length - r > c.length,
      u = yield* e.ask(n, ec(t, o[r]), () => (l ? [...c.map((e) => D[e]), tc] : c.map((e) => D[e])));
    `do` in u
      ? (N(e, 255, `given-to-nobody`, t, o[r]), Qr(i, t, a[r]))
      : (s.push({ to: u.seat, card: a[r] }),
        (c = c.filter((e) => e !== u.seat)),
        N(e, 255, `assigned`, u.seat, t, o[r]));
  }
  for (const r of e.from(n)) {
    const n = s.find((e) => e.to === r);
    n !== void 0 && (yield* fi(e, r, t, n.card, i.players[r].at));
  }
  return a.length > 0;
}
const rc = { act: (e, t) => nc(e, t, 3) },
  ic = j(`search-colour`, `H-EVT-46`),
  ac = M(`search-type`, `H-EVT-46`);
function* oc(e, t, n) {
  const r = yt.slice(0, fo(n) + 1).map(({ colour: t }) => sc(e.s, t));
  for (;;) {
    const n = yt.filter(({ colour: e }) => e < r.length && r[e] !== 0);
    if (n.length === 0) return !1;
    const { colour: i } = yield* e.ask(t, ic, () => n),
      { type: a } = yield* e.ask(t, ac(i), () => bt.filter((e) => ((r[i] >> e.type) & 1) == 1)),
      o = yield* bi(e, i, (e) => ((_[e].types >> a) & 1) == 1);
    if (o >= 0) return yield* R(e, t, [o]), !0;
    (r[i] &= ~(1 << a)), N(e, 255, `not-found`, i, a);
  }
}
function sc(e, t) {
  if (L(e, t) === 0) return 0;
  let n = 0;
  for (const r of e.unseen[t]) n |= _[r].types;
  return n;
}
const cc = { act: (e, { seat: t, space: n }) => oc(e, t, n) },
  lc = {
    *act(e, { seat: t }) {
      let { s: n } = e,
        r = yield* c(e, n.items, 255, `item`, Ua);
      if (r === null) {
        const t = n.itemDiscard.filter((e) => Ua(n.items.kind[e]));
        if (t.length === 0) return !1;
        (r = t[yield* e.chance(`search`, t.length)]), n.itemDiscard.splice(n.itemDiscard.indexOf(r), 1);
      }
      return n.players[t].hand.push(r), N(e, 255, `found-ball`, t, n.items.kind[r]), !0;
    },
  },
  uc = g([`Water`]),
  dc = {
    *act(e, { seat: t }) {
      return yield* _o(e, t, yield* yi(e, 3, uc));
    },
  },
  fc = {
    *act(e, { seat: t }) {
      return yield* ho(e, 4, 1), yield* go(e, t);
    },
  },
  pc = M(`settle-tie`, `H-EVT-02`);
function* mc(e, t, n, r) {
  return (yield* e.ask(t, pc(n), () => r.map((e) => D[e]))).seat;
}
function* hc(e, t, n, r, i) {
  const a = Math.min(...r.map(i));
  return yield* mc(
    e,
    t,
    n,
    r.filter((e) => i(e) === a),
  );
}
function* gc(e, t, n, r, i, a) {
  const o = [];
  for (; o.length < a && o.length < r.length; ) {
    const a = r.filter((e) => !o.includes(e)),
      s = Math.max(...a.map(i));
    o.push(
      yield* mc(
        e,
        t,
        n,
        a.filter((e) => i(e) === s),
      ),
    );
  }
  return o;
}
const _c = {
    *act(e, { seat: t }) {
      return yield* z(e, yield* hc(e, t, `mr-fuji`, F(e), (t) => e.s.players[t].team.length), 1);
    },
  },
  vc = `national-park`,
  { turns: yc } = f[Jr[vc]],
  bc = [0, 3, 1],
  xc = {
    after: `stays`,
    *act(e, t) {
      return (
        ti(
          e,
          vc,
          t,
          yc,
          e.s.players.map(() => 0),
        ),
        !0
      );
    },
    lasting: {
      captured(e, { notes: t }, n, r) {
        t[n] += 1e4 + _[r].power;
      },
      *ends(e, { owner: t, notes: n }) {
        const r = (e) => n[e],
          i = F(e).filter((e) => r(e) > 0),
          a = yield* gc(e, e.s.players[t].out ? F(e)[0] : t, vc, i, r, bc.length);
        N(e, 255, `park-over`, a);
        for (let t = 0; t < a.length; t++) t === 0 ? yield* z(e, a[t], 3) : yield* P(e, a[t], bc[t]);
      },
    },
  },
  Sc = j(`return-for-stronger`, `H-EVT-105`),
  Cc = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = [...new Set(n.players[t].team)].filter((e) => {
          const { colour: t } = _[e];
          return t < 3 && L(n, t + 1) > 0;
        });
      if (r.length === 0) return !1;
      const i = yield* e.ask(t, Sc, () => [A, ...r.map((e) => E[e])]);
      return `do` in i || (za(e, t, i.mon), yield* z(e, t, _[i.mon].colour + 1)), !0;
    },
  },
  wc = j(`swap-trainer`, `H-EVT-54`),
  Tc = {
    *act(e, { seat: t }) {
      const { players: n, options: r } = e.s,
        i = I(e, t).filter((e) => n[e].trainer >= 0);
      if (n[t].trainer < 0 || i.length === 0) return !1;
      const a = yield* e.ask(t, wc, () => {
        const e = i.map((e) => D[e]);
        return r.pokeFans === `compulsory` ? e : [A, ...e];
      });
      if (`do` in a) return !0;
      const o = a.seat;
      if (!(yield* B(e, `poke-fans`, [o], [t]))) return !0;
      const s = n[t].trainer;
      (n[t].trainer = n[o].trainer), (n[o].trainer = s), N(e, 255, `trainers-swapped`, t, o);
      for (const n of [t, o]) yield* P(e, n, 2);
      return !0;
    },
  },
  Ec = {
    *act(e, { seat: t }) {
      const { s: n } = e;
      for (const r of to(n, (e) => S[e].hexagon === ro(n, t))) yield* qa(e, r);
      return yield* P(e, t, 1), !0;
    },
  },
  Dc = [2, 1, 0],
  Oc = {
    *act(e, { seat: t }) {
      const n = yield* gc(e, t, `pokemaniac`, F(e), (t) => e.s.players[t].team.length, Dc.length);
      for (let t = 0; t < n.length; t++) yield* z(e, n[t], Dc[t]);
      return !0;
    },
  },
  kc = j(`go-city`, `H-EVT-107`),
  Ac = {
    *act(e, { seat: t }) {
      const { board: n, players: r } = e.s;
      yield* P(e, t, 1);
      const { at: i, visited: a } = r[t],
        o = yield* e.ask(t, kc, () => [
          A,
          ...n
            .filter((e, t) => (a >> t) & 1)
            .map((e) => mt[Ze[e]])
            .filter(({ to: e }) => e !== i),
        ]);
      return `do` in o || (Ho(e, t, o.to, `card`), yield* Vo(e, t, o.to)), !0;
    },
  },
  jc = {
    *act(e, { seat: t, space: n }) {
      const { players: r, options: i } = e.s;
      return yield* z(
        e,
        yield* hc(e, t, `pokemon-day-care`, F(e), (e) =>
          Math.max(...r[e].team.map((t) => mn(r[e], t, i.lockBonus))),
        ),
        yield* uo(e, t, n),
      );
    },
  },
  Mc = { act: (e, { seat: t }) => z(e, t, 0) },
  Nc = { act: (e, { seat: t }) => z(e, t, 1) },
  Pc = g([`Ghost`, `Dark`]),
  Fc = {
    *act(e, { seat: t, space: n }) {
      return yield* _o(e, t, yield* yi(e, yield* uo(e, t, n), Pc));
    },
  },
  Ic = `prepare-for-trouble`,
  { turns: Lc } = f[Jr[Ic]],
  Rc = {
    after: `stays`,
    *act(e, t) {
      const n = yield* Zs(e, Ic, t.seat, I(e, t.seat));
      return (
        ti(
          e,
          Ic,
          t,
          Lc,
          e.s.players.map((e, t) => +!!n.includes(t)),
        ),
        !0
      );
    },
    lasting: { limitsMove: (e, { notes: t }, n) => (t[n] === 1 ? 1 : null) },
  },
  zc = {
    *act(e, { seat: t }) {
      return yield* P(e, yield* hc(e, t, `professor-birch`, F(e), (t) => e.s.players[t].hand.length), 3), !0;
    },
  },
  Bc = {
    *act(e, { seat: t }) {
      yield* P(e, t, 2);
      for (const n of I(e, t)) yield* P(e, n, 1);
      return !0;
    },
  },
  Vc = {
    *act(e, { seat: t }) {
      return yield* P(e, t, 1), yield* Jn(e, t, `professor-juniper`), !0;
    },
  },
  Hc = {
    *act(e, { seat: t }) {
      return yield* P(e, t, 2), !0;
    },
  },
  Uc = j(`renew-items`, `H-EVT-92`),
  Wc = {
    *act(e, { seat: t }) {
      return yield* P(e, t, (yield* $n(e, t, Uc, 0, e.s.players[t].hand.length)) + 1), !0;
    },
  },
  Gc = j(`try-afar`, `H-EVT-67`),
  Kc = {
    *act(e, { seat: t }) {
      const n = no(e.s);
      if (n.length === 0) return !1;
      const { slot: r } = yield* e.ask(t, Gc, () => n.map((e) => T[e]));
      return yield* Wa(e, t, r), !0;
    },
  },
  qc = `rocket-bribe`,
  Jc = {
    after: `stays`,
    *act(e, t) {
      return ni(e, qc, t, [0]), !0;
    },
    lasting: {
      copies: () => 1,
      copied(e, { notes: t }) {
        t[0] = 1;
      },
      *ends(e, { owner: t, notes: n }) {
        n[0] === 1 && (yield* B(e, qc, [t])) && Na(e, t, 1);
      },
    },
  },
  Yc = j(`rob`, `H-EVT-94`),
  Xc = {
    *act(e, { seat: t }) {
      const n = I(e, t).filter((t) => e.s.players[t].hand.length > 0);
      if (n.length === 0) return !1;
      const { seat: r } = yield* e.ask(t, Yc, () => n.map((e) => D[e]));
      return (yield* B(e, `rocket-hideout`, [r], [t])) && (yield* rr(e, t, r, 1)), !0;
    },
  },
  Zc = {
    *act(e, { seat: t }) {
      return yield* mo(e, 1, 2), yield* go(e, t);
    },
  },
  Qc = {
    *act(e, { seat: t, space: n }) {
      return yield* mo(e, yield* uo(e, t, n), 3), yield* go(e, t);
    },
  },
  $c = j(`give-up`, `H-EVT-98`),
  el = {
    *act(e, { seat: t }) {
      const n = yield* P(e, t, 3);
      if (n.length < 3) return !0;
      const { item: r } = yield* e.ask(t, $c, () => [...new Set(n.map((t) => Tt[e.s.items.kind[t]][0]))]);
      return sr(e, t, r), !0;
    },
  },
  tl = j(`sell-colour`, `H-EVT-72`),
  nl = M(`sell`, `H-EVT-72`),
  rl = {
    *act(e, { seat: t }) {
      const { s: n } = e;
      yield* P(e, t, 2);
      const r = yield* e.ask(t, tl, () => [
        A,
        ...yt.slice(0, n.unseen.length).filter(({ colour: e }) => il(n, t, e).length >= 2),
      ]);
      if (`do` in r) return !0;
      const { colour: i } = r;
      for (let r = 0; r < 2; r++) {
        const { mon: r } = yield* e.ask(t, nl(i), () => [...new Set(il(n, t, i))].map((e) => E[e]));
        Ba(e, t, r);
      }
      return yield* z(e, t, i), wi(n, i), !0;
    },
  },
  il = (e, t, n) => e.players[t].team.filter((e) => _[e].colour === n),
  al = M(`trade-give`, `H-EVT-80`),
  ol = M(`trade-take`, `H-EVT-80`);
function* sl(e, t, n) {
  const { s: r } = e,
    i = r.players[t],
    a = I(e, t).flatMap((e) => ll(r, e).map((t) => jt(e, t))),
    o = ll(r, t).filter((e) => a.some(({ theirs: t }) => cl(e, t)));
  if (o.length === 0) return !1;
  const { mon: s } = yield* e.ask(t, al(n), () => o.map((e) => E[e])),
    { theirs: c, of: l } = yield* e.ask(t, ol(n, s), () => a.filter((e) => cl(s, e.theirs)));
  return (
    N(e, 255, `would-trade`, t, s, l, c),
    (yield* B(e, n, [l], [t])) &&
      (Sn(i, r.players[l], s), Sn(r.players[l], i, c), N(e, 255, `traded-mons`, t, s, l, c)),
    !0
  );
}
const cl = (e, t) => _[e].colour === _[t].colour,
  ll = (e, t) => [...new Set(e.players[t].team.filter((n) => bn(e.players[t], n)))],
  ul = { act: (e, { seat: t }) => sl(e, t, `ss-anne`) },
  dl = {
    *act(e, { seat: t }) {
      const n = yield* Zs(
          e,
          `team-aqua-strikes`,
          t,
          e.from(t).filter((t) => !e.s.players[t].out),
        ),
        r = n.map((t) => tr(e, t));
      for (let t = 0; t < n.length; t++) r[t] > 0 && (yield* P(e, n[t], r[t]));
      return !0;
    },
  },
  fl = {
    *act(e, { seat: t }) {
      const { players: n } = e.s,
        r = yield* Zs(
          e,
          `team-magma-strikes`,
          t,
          e.from(t).filter((e) => !n[e].out && n[e].trainer >= 0),
        );
      for (const t of r) Bn(e, t);
      for (const t of r) yield* Hn(e, t, 1);
      return !0;
    },
  },
  pl = {
    *act(e, { seat: t }) {
      const n = e.from(t).filter((t) => !e.s.players[t].out);
      for (const t of n) yield* P(e, t, 1);
      const r = yield* Zs(e, `team-rocket-strikes`, t, n),
        i = [];
      for (const t of r) {
        const r = n[(n.indexOf(t) + 1) % n.length];
        i.push({ thief: r, victim: t, stolen: yield* ir(e, r, t, 1) });
      }
      for (const { thief: t, victim: n, stolen: r } of i) ar(e, t, n, r);
      for (const { thief: t, victim: n, stolen: r } of i) or(e, t, n, r);
      return !0;
    },
  },
  ml = { act: (e, { seat: t }) => sl(e, t, `trade`) },
  hl = j(`buy`, `H-EVT-109`),
  gl = M(`price-items`, `H-EVT-109`),
  _l = {
    *act(e, { seat: t }) {
      return (
        e.s.players[t].hand.length >= 2 && (yield* e.ask(t, hl, () => [Mt, Nt])) === Mt
          ? (yield* $n(e, t, gl(2), 2, 2), yield* z(e, t, 1))
          : yield* P(e, t, 1),
        !0
      );
    },
  },
  vl = g([`Dragon`]),
  yl = {
    'alternative-gym': Ia,
    'blocked-route': so,
    'chairman-rose': xo,
    'delibirds-gift': To,
    'duel-volcano': Is(`duel-volcano`),
    'duel-open-sea': Is(`duel-open-sea`),
    'duel-deep-forest': Is(`duel-deep-forest`),
    'duel-dojo': Is(`duel-dojo`),
    'game-corner': Ws,
    'gs-ball': Gs,
    'heavy-storm': Ks,
    'imposter-oak': $s,
    'jirachis-wish': rc,
    'kimono-sisters': cc,
    'legendary-pokemon': fc,
    'national-park': xc,
    'poke-fans': Tc,
    pokemaniac: Oc,
    'pokemon-day-care': jc,
    'pokemon-egg': Mc,
    'pokemon-fossil': Nc,
    'prepare-for-trouble': Rc,
    'professor-birch': zc,
    'regional-map': Kc,
    'rocket-bribe': Jc,
    'ss-anne': ul,
    'sketchy-salesman': rl,
    'team-aqua-strikes': dl,
    'team-magma-strikes': fl,
    'team-rocket-strikes': pl,
    trade: ml,
    'pokemon-tower': Fc,
    pokedex: Ec,
    'burned-tower': bo,
    'ruins-of-alph': Zc,
    zinnia: {
      *act(e, { seat: t, space: n }) {
        return yield* _o(e, t, yield* yi(e, yield* uo(e, t, n), vl));
      },
    },
    'professor-oak': Hc,
    'fishing-guru': Vs,
    kurt: lc,
    'professor-rowan': Wc,
    'safari-zone': Qc,
    'rocket-hideout': Xc,
    fishing: zs,
    'fresh-start': Hs,
    'professor-juniper': Vc,
    'silph-company': el,
    'dj-mary': Ns,
    'lake-of-rage': dc,
    'professor-elm': Bc,
    'bug-catcher': yo,
    bill: Ha,
    'mr-fuji': _c,
    'ns-offer': Cc,
    'digletts-cave': js,
    'pokemon-center': Ac,
    copycat: So,
    'traveling-salesman': _l,
  },
  bl = (e, t) => `pokemon:${t}:${_[e].id}`,
  xl = (e) => `slot:${S[e].id}`,
  Sl = (e) => `pawn:${e}`,
  Cl = (e, t) => (t === 0 ? p[e].id : `${p[e].id}#${t + 1}`),
  wl = (e, t) => `card:${Cl(e, t)}`;
function Tl(e, t, n, r) {
  const i = n;
  if (`do` in i) return { id: i.do, say: [`do.${i.do}`] };
  if (`to` in i) return El(`to`, `to-space`, i.to);
  if (`pay` in i) return El(`pay`, `pay-to`, i.pay);
  if (`train` in i) return El(`train`, `train-to`, i.train);
  if (`activate` in i) return El(`activate`, `activate-space`, i.activate);
  if (`slot` in i) {
    const { slot: t } = i,
      n = Math.max(-1, e.slots[C(e).captureOf[t]]);
    return { id: `slot:${S[t].id}`, say: [`slot-at`, t, n], at: xl(t) };
  }
  if (`mon` in i) {
    const { mon: t } = i,
      n = e.players[r].team.includes(t) ? { at: bl(t, r) } : {};
    return { id: _[t].id, say: [`mon`, t], ...n };
  }
  if (`theirs` in i) {
    const { theirs: e, of: t } = i;
    return { id: `${_[e].id}:${t}`, say: [`theirs`, e, t], at: bl(e, t) };
  }
  if (`seat` in i) return { id: `player:${i.seat}`, say: [`player`, i.seat], at: Sl(i.seat) };
  if (`item` in i) {
    const { item: e, copy: n } = i,
      r = t.question.kind === `want-items` ? {} : { at: wl(e, n) };
    return { id: Cl(e, n), say: [`card`, e], ...r };
  }
  if (`card` in i) {
    const n = e.items.kind[i.card],
      a = t
        .options(r)
        .filter(({ card: t }) => e.items.kind[t] === n)
        .findIndex(({ card: e }) => e === i.card);
    return { id: Cl(n, a), say: [`card`, n], at: wl(n, a) };
  }
  return `use` in i ? Dl(t, i.use, i.on, r) : Ol(i);
}
const El = (e, t, n) => ({ id: `${e}:${S[n].id}`, say: [t, n], at: S[n].id });
function Dl(e, t, n, r) {
  const i = p.some(({ id: e }) => e === t) ? { at: `card:${t}` } : {};
  if (e.question.kind === `on-roll`) {
    const r = e.question.about?.[1];
    return { id: `${t}:${n + 1}`, say: [`use-die`, t, r[n]], ...i };
  }
  return e.question.kind === `on-count`
    ? { id: `${t}:${n > 0 ? `+${n}` : `${n}`}`, say: [`use-by`, t, n], ...i }
    : e.options(r).filter((e) => `use` in e && e.use === t).length < 2 && n === 0
      ? { id: t, say: [`use`, t, n], ...i }
      : { id: `${t}:${n}`, say: [`use-on`, t, n], ...i };
}
function Ol(e) {
  return `colour` in e
    ? { id: h[e.colour], say: [`colour`, e.colour] }
    : `type` in e
      ? { id: ve[e.type].toLowerCase(), say: [`type`, e.type] }
      : `family` in e
        ? { id: `family:${_[e.family].id}`, say: [`family`, e.family] }
        : `event` in e
          ? { id: f[e.event].id, say: [`event-card`, e.event] }
          : `trainer` in e
            ? { id: m[e.trainer].id, say: [`trainer`, e.trainer] }
            : `achievement` in e
              ? { id: pt[e.achievement].id, say: [`achievement`, e.achievement] }
              : `leader` in e
                ? { id: b[e.leader].id, say: [`leader`, e.leader] }
                : { id: String(e.amount), say: [`amount`, e.amount] };
}
const kl = () => 0,
  Al = (e, t) => t.length - 1,
  jl = {
    turn: Pl,
    after: (e, t) => Math.max(0, t.indexOf(Rt)),
    last: kl,
    move: Ll,
    'pay-items': kl,
    'trade-with': kl,
    'offer-cards': Al,
    'offer-items': Al,
    'want-items': Al,
    'answer-offer': kl,
    ball: Ul,
    'send-gym': (e, t, n, { question: r }) => Nl(t, ({ mon: t }) => Bl(e, n, t) + Lr(r.about?.[0], t)),
    send: Vl,
    'send-next': Vl,
    'send-against': Vl,
    'send-elite': Vl,
    'lay-gym': (e, t, n, { question: r }) => {
      const [i, a] = r.about,
        o = Br(Rr(e, n), i);
      return o < 0 || o > Il ? 0 : Gl(t, a);
    },
    'lay-elite': (e, t, n, { question: r }) => Gl(t, r.about?.[1]),
    lay: (e, t, n) => {
      const r = e.battle?.sides.find((e) => e.seat === n);
      return r === void 0 || e.battle?.kind !== `league` ? 0 : Gl(t, r.sent[0]);
    },
    'on-loss': Al,
    'take-which': Hl,
    'trade-take': Hl,
    'name-colour': kl,
  };
function Ml(e, t, n, r, i) {
  const a = jl[t.question.kind];
  return a === void 0
    ? r[0] === null
      ? 0
      : r[r.length - 1] === null
        ? r.length - 1
        : i(r.length)
    : a(e, r, n, t);
}
function Nl(e, t) {
  let [n, r] = [0, -1 / 0];
  for (let i = 0; i < e.length; i++) {
    const a = t(e[i]);
    a > r && ([n, r] = [i, a]);
  }
  return n;
}
function Pl(e, t, n) {
  const r = ma(e, n),
    i = t.indexOf(Lt),
    a = S[e.players[n].at].hexagon;
  if (i >= 0 && r[e.board.indexOf(a)] >= Fl) return i;
  const o = t.findIndex((t) => `train` in t && r[e.board.indexOf(S[t.train].hexagon)] >= Fl);
  return o >= 0 ? o : t.indexOf(Ft);
}
const Fl = 0.3,
  Il = 6;
function Ll(e, t, n) {
  const r = ma(e, n);
  return Nl(t, (t) => {
    const i = `to` in t ? t.to : t.pay,
      { kind: a, hexagon: o } = S[i],
      s = Ye[o] >= 0 && Ze[o] === i ? r[e.board.indexOf(o)] : 0,
      c = `pay` in t ? zl : 0;
    return pa(e, n, i, r) + s + (a === `pokemon` ? Rl : 0) - c;
  });
}
const Rl = 0.05,
  zl = 0.1,
  Bl = (e, t, n) => mn(e.players[t], n, e.options.lockBonus);
function Vl(e, t, n) {
  return Nl(t, ({ mon: t }) => Bl(e, n, t));
}
function Hl(e, t) {
  return Nl(t, (e) => {
    const t = `mon` in e ? e.mon : `theirs` in e ? e.theirs : -1;
    return t < 0 ? 0 : _[t].power;
  });
}
function Ul(e, t, n, { question: r }) {
  const [i] = r.about;
  return _[i].colour < Wl ? t.indexOf(A) : t.length - 1;
}
const Wl = 2;
function Gl(e, t) {
  return Nl(e, (e) => (`item` in e ? Mr(e.item, t) : 0));
}
const Kl = [k(`bicycle`)],
  ql = {
    free: {
      when: `end`,
      uses: () => Kl,
      *play(e, t) {
        Ma(e, t);
      },
    },
  },
  Jl = [-2, -1, 1, 2].map((e) => k(`escape-rope`, e)),
  Yl = [],
  Xl = {
    responds: {
      count: {
        uses: (e, t, { roller: n, count: r }) => (n === t ? Jl.filter(({ on: e }) => r + e >= 1) : Yl),
        *play(e, t, n, { on: r }) {
          n.count += r;
        },
      },
    },
  },
  Zl = [k(`exp-share`)],
  Ql = {
    responds: {
      copy: {
        uses: () => Zl,
        *play(e, t, { copiers: n }) {
          n.push(t);
        },
      },
    },
  },
  $l = [k(`fishing-rod`)],
  eu = j(`cast-where`, `H-ITEM-22`),
  tu = {
    free: {
      when: `travel`,
      uses: () => $l,
      *play(e, t) {
        const { activate: n } = yield* e.ask(t, eu, () => nu(e.s, t).map((e) => _t[e]));
        return { landed: n };
      },
    },
  };
function nu(e, t) {
  const { at: n } = e.players[t],
    r = C(e).near[n].filter((r) => !ct(r) && ru(e, t, n, r));
  return n === et && ws(e, t) === 0 ? r : [n, ...r];
}
function ru(e, t, n, r) {
  const { lines: i } = C(e),
    a = un(e.players[t]),
    o = i[n].find((e) => e.to === r) ?? i[r].find((e) => e.to === n);
  return o !== void 0 && o.cost === 0 && (o.type < 0 || ((a >> o.type) & 1) == 1);
}
const iu = [k(`fly`)],
  au = j(`fly-where`, `H-ITEM-27`),
  ou = {
    free: {
      when: `travel`,
      uses: () => iu,
      *play(e, t) {
        const { to: n } = yield* e.ask(t, au, () => su(e.s, t).map((e) => mt[e]));
        return Ho(e, t, n, `card`), { landed: n };
      },
    },
  };
function su(e, t) {
  const { hexagon: n } = S[e.players[t].at],
    r = ws(e, t) === 0,
    i = [];
  for (let e = 0; e < S.length; e++) S[e].hexagon === n && !(r && e === et) && i.push(e);
  return i;
}
const cu = [k(`honey`)],
  lu = [],
  uu = j(`lure-which`, `H-ITEM-32`),
  du = {
    free: {
      when: `free`,
      uses: ({ s: e }, t) => (fu(e, t).length > 0 ? cu : lu),
      *play(e, t) {
        const { slot: n } = yield* e.ask(t, uu, () => fu(e.s, t).map((e) => T[e]));
        yield* Wa(e, t, n);
      },
    },
  };
function fu(e, t) {
  const { hexagon: n } = S[e.players[t].at];
  return C(e).captures.filter((t, r) => S[t].hexagon === n && e.slots[r] !== -1);
}
const pu = [k(`lure-module`)],
  mu = [],
  hu = j(`swap-which`, `H-ITEM-35`),
  gu = M(`swap-with`, `H-ITEM-35`),
  _u = {
    free: {
      when: `free`,
      uses: ({ s: e }) => (vu(e) ? pu : mu),
      *play(e, t) {
        const { s: n } = e,
          { slot: r } = yield* e.ask(t, hu, () => xu(n).map((e) => T[e])),
          { slot: i } = yield* e.ask(t, gu(r), () => bu(n, r).map((e) => T[e])),
          { captureOf: a } = C(n),
          [o, s] = [a[r], a[i]];
        ([n.slots[o], n.slots[s]] = [n.slots[s], n.slots[o]]),
          ([n.weakened[o], n.weakened[s]] = [n.weakened[s], n.weakened[o]]),
          N(e, 255, `swapped-places`, t, r, i);
      },
    },
  };
function vu(e) {
  let { captures: t } = C(e),
    n = 0;
  for (let r = 0; r < t.length; r++) {
    if (e.slots[r] === -1) continue;
    const i = 1 << S[t[r]].colour;
    if ((n & i) !== 0) return !0;
    n |= i;
  }
  return !1;
}
const yu = (e) => C(e).captures.filter((t, n) => e.slots[n] !== -1),
  bu = (e, t) => yu(e).filter((e) => e !== t && S[e].colour === S[t].colour),
  xu = (e) => yu(e).filter((t) => bu(e, t).length > 0),
  Su = [k(`poke-doll`)],
  Cu = {
    responds: {
      hit: {
        uses: () => Su,
        *play(e, t, n) {
          n.stopped = n.by.length === 0 || (yield* B(e, `poke-doll`, n.by, n.on));
        },
      },
    },
  },
  wu = [k(`poke-flute`)],
  Tu = {
    responds: {
      cancel: {
        uses: () => wu,
        *play(e, t, n) {
          n.cancelled = n.seat === t || (yield* B(e, `poke-flute`, [n.seat], [t]));
        },
      },
    },
  },
  Eu = {
    free: {
      when: `free`,
      uses: (e) => F(e).map((e) => k(`pokenav-plus`, e)),
      *play(e, t, { on: n }) {
        (n === t || (yield* B(e, `pokenav-plus`, [n], [t]))) && (Bn(e, n), yield* Hn(e, n, 2));
      },
    },
  },
  Du = [k(`potion`)],
  Ou = {
    responds: {
      loss: {
        uses: () => Du,
        *play(e, t, n) {
          n.again = !0;
        },
      },
    },
  },
  ku = [k(`rare-candy`)],
  Au = [],
  ju = j(`take-which`, `H-ITEM-64`),
  Mu = {
    free: {
      when: `free`,
      uses: ({ s: e }, t) => (Nu(e, t).length > 0 ? ku : Au),
      *play(e, t) {
        const { s: n } = e,
          { slot: r } = yield* e.ask(t, ju, () => Nu(n, t).map((e) => T[e])),
          i = C(n).captureOf[r],
          a = n.slots[i];
        Ti(n, i), yield* R(e, t, [a]);
      },
    },
  };
function Nu(e, t) {
  const { team: n } = e.players[t],
    r = (e) => n.some((t) => v[t] === v[e]);
  return C(e).captures.filter((t, n) => e.slots[n] >= 0 && S[t].colour <= 2 && r(e.slots[n]));
}
const Pu = [k(`repel`)],
  Fu = [],
  Iu = {
    responds: {
      reveal: {
        uses: ({ s: e }, t, { space: n }) => (L(e, S[n].colour) > 0 ? Pu : Fu),
        *play(e, t, { space: n }) {
          if (!(yield* B(e, `repel`, Lu(e, t), [t]))) return;
          const { s: r } = e,
            i = C(r).captureOf[n],
            a = r.slots[i];
          (r.slots[i] = yield* gi(e, S[n].colour)), Ci(r, a), N(e, 255, `appeared`, r.slots[i], n);
        },
      },
    },
  };
function Lu(e, t) {
  const { active: n, options: r } = e.s;
  return F(e).filter((e) => e !== t && (r.repelDoll === `any` || e === n));
}
const Ru = {
    bicycle: ql,
    'escape-rope': Xl,
    'exp-share': Ql,
    'fishing-rod': tu,
    fly: ou,
    honey: du,
    'lure-module': _u,
    'pokenav-plus': Eu,
    'rare-candy': Mu,
    repel: Iu,
    'poke-doll': Cu,
    'poke-flute': Tu,
    potion: Ou,
    'rocket-attack': {
      free: {
        when: `free`,
        uses: (e, t) =>
          I(e, t)
            .filter((t) => e.s.players[t].hand.length > 0)
            .map((e) => k(`rocket-attack`, e)),
        *play(e, t, { on: n }) {
          (yield* B(e, `rocket-attack`, [n], [t])) && (yield* rr(e, t, n, 1));
        },
      },
    },
    'time-travel': {
      responds: {
        roll: {
          uses: (e, t, { dice: n }) => n.map((e, t) => k(`time-travel`, t)),
          *play(e, t, { rollers: n, dice: r, why: i }, { on: a }) {
            const o = n[a];
            (o >= 0 && o !== t && !(yield* B(e, `time-travel`, [o], [t]))) || (r[a] = yield* pr(e, o, i));
          },
        },
      },
    },
  },
  zu = [
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
  Bu = { send: Hu, 'send-next': Hu, 'send-gym': Hu, 'offer-cards': Uu, turn: Wu, after: Wu },
  Vu = (e, t, n) => Bu[t.question.kind]?.(e, n, t) ?? [];
function Hu(e, t) {
  const n = e.players[t];
  return [...new Set(n.team)]
    .filter((e) => !gn(n, e))
    .map((e) => ({
      id: _[e].id,
      say: [`mon`, e],
      why: [`why.disobeys`, e],
      clause: `H-OBEY-07`,
      at: bl(e, t),
    }));
}
function Uu(e, t, { question: n }) {
  return [t, n.about?.[0]].flatMap((n) => {
    const r = e.players[n];
    return [...new Set(r.team)]
      .filter((e) => !bn(r, e))
      .map((e) => {
        const [r, i] = n === t ? [_[e].id, [`mon`, e]] : [`${_[e].id}:${n}`, [`theirs`, e, n]];
        return { id: r, say: i, why: [`why.locked`, e], clause: `H-LOCK-05`, at: bl(e, n) };
      });
  });
}
function Wu(e, t) {
  const { offers: n } = e.options;
  return n === 0 || ss(e, t) < n
    ? []
    : [{ id: zt.do, say: [`do.offer`], why: [`why.offers`, n], clause: `H-TRADE-11` }];
}
const Gu = [2, 2, 3, 3, 4, 5],
  Ku = [
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
  ];
function qu(e, t) {
  (e.s.winner = t), N(e, 255, `master`, t);
}
const Ju = M(`send-elite`, `H-E4-18`),
  Yu = M(`lay-elite`, `H-E4-18`),
  Xu = Ku.map(({ pokemon: e }) =>
    e.map(({ power: e, types: t, advantages: n }) => ({ power: e, types: g(t), advantages: g(n) })),
  );
function* Zu(e, t) {
  const { s: n } = e,
    r = n.players[t],
    i = yield* s(e, n.elites, 255, `elite-card`);
  if (i === null) return;
  const a = n.elites.kind[i];
  N(e, 255, `challenged-elite`, t, a);
  const o = yield* Qu(e, t, a);
  N(e, 255, o ? `beat-elite` : `lost-to-elite`, t, a),
    o ? (r.elites.push(i), yield* P(e, t, 3), r.elites.length >= 2 && qu(e, t)) : ie(n.elites, [i]);
}
function* Qu(e, t, n) {
  const { s: r } = e,
    i = { kind: `elite`, sides: [_r(t), _r(-1)], foe: n },
    [a, o] = i.sides;
  r.battle = i;
  let s = null;
  for (; s === null; ) {
    const c = _n(r.players[t], a.fainted);
    if (a.sent.length === 0 && c.length === 0) {
      s = !1;
      break;
    }
    if (a.sent.length === 0) {
      const { mon: r } = yield* e.ask(t, Ju(n, o.lost), () => c.map((e) => E[e]));
      (a.sent = [r]), N(e, 255, `sent`, t, r);
    }
    const l = yield* $u(e, i, Xu[n][o.lost]);
    l >= 0 && o.lost++, l <= 0 && (a.fainted.push(...a.sent), (a.sent = []));
    const u = a.fainted.length >= 2;
    o.lost < 2 ? (s = !u && null) : !u || l > 0 ? (s = !0) : o.lost--;
  }
  return (r.battle = null), s;
}
function* $u(e, t, n) {
  const { s: r } = e,
    [i, a] = t.sides,
    { seat: o } = i,
    [s] = i.sent;
  for (;;) {
    const c = yield* e.ask(o, Yu(t.foe, s), () => wr(e, o));
    `item` in c && i.items.push(nr(e, o, c.item)), (i.laid = i.items.length), Er(e, t);
    const [l, u, d] = yield* mr(e, [o, -1, -1], `elite`);
    ([i.die, a.die] = [l, u]),
      (i.total = l + kr(r, o, s, n.types) + (`item` in c ? Mr(c.item, s) : 0)),
      (a.total = n.power + Ar(n.advantages, _[s].types) + u + Gu[d - 1]),
      N(e, 255, `elite-totals`, o, i.total, t.foe, a.total);
    const ee = i.total - a.total,
      te = ee < 0 && (yield* Sr(e, o));
    if ((Dr(e, t), !te)) return ee;
  }
}
const ed = M(`send-against`, `H-LGB-04`);
function td(e, t, n, r) {
  const { s: i } = e;
  (i.battle = { kind: `league`, sides: [_r(t), _r(n)], foe: -1 }),
    N(e, 255, `battle`, t, n, `league`),
    i.agenda.push({ do: `league-duel`, then: r });
}
function* nd(e, t) {
  const { s: n } = e,
    r = n.battle,
    i = yield* rd(e, r);
  if (i === null) {
    n.agenda.push(t);
    return;
  }
  const [a, o] = [r.sides[i].seat, r.sides[1 - i].seat];
  (n.battle = null),
    N(e, 255, `battle-won`, a, `league`),
    n.players[a].leagueWins++,
    (n.players[a].beaten |= 1 << o),
    yield* P(e, a, 3),
    n.agenda.push({ do: t.then, winner: a, loser: o });
}
function* rd(e, t) {
  const [n, r] = t.sides,
    i = t.sides.map((t) => t.sent.length > 0 || od(e, t));
  if (!i[0] && !i[1]) return yield* cd(e, t);
  if (!i[0]) return 1;
  if (!i[1]) return 0;
  n.sent.length > 0 ? yield* sd(e, r, n) : r.sent.length > 0 ? yield* sd(e, n, r) : yield* br(e, t);
  const a = yield* xr(e, t);
  return (
    a !== 0 && id(n),
    a !== 1 && id(r),
    N(e, 255, `lost-so-far`, n.seat, n.fainted.length, r.seat, r.fainted.length),
    ad(n, r) ? 1 : ad(r, n) ? 0 : null
  );
}
function id(e) {
  e.fainted.push(...e.sent), (e.sent = []);
}
const ad = (e, t) => e.fainted.length >= 3 && e.fainted.length > t.fainted.length,
  od = (e, { seat: t, fainted: n }) => _n(e.s.players[t], n).length > 0;
function* sd(e, t, { sent: n }) {
  const { mon: r } = yield* e.ask(t.seat, ed(n[0]), () =>
    _n(e.s.players[t.seat], t.fainted).map((e) => E[e]),
  );
  (t.sent = [r]), N(e, 255, `sent`, t.seat, r);
}
function* cd(e, { sides: [t, n] }) {
  for (;;) {
    const [r, i] = yield* mr(e, [t.seat, n.seat], `tie`);
    if (r !== i) return r > i ? 0 : 1;
  }
}
const ld = j(`most-captures`, `H-LG-07`),
  ud = j(`choose-rival`, `H-LG6-03`),
  dd = { do: `round-over` },
  fd = { do: `losers` };
function* pd(e) {
  const { s: t } = e,
    n = t.active;
  t.options.league === `elite-4`
    ? yield* Zu(e, n)
    : ((t.league ??= { starter: n, round: md[e.n], inside: e.from(0).slice(), turnsLeft: [] }),
      (t.league.starter = n),
      N(e, 255, `league-starts`, n, t.league.round),
      t.league.round === `open`
        ? yield* Pd(e, n)
        : t.league.round === `first`
          ? yield* e.n === 6 ? _d(e, n) : vd(e, n)
          : yield* yd(e, e.n === 4 ? yield* Cd(e, t.league.inside) : n));
}
const md = { 2: `open`, 3: `open`, 4: `semifinals`, 5: `first`, 6: `first` },
  hd = (e) => e.league;
function gd(e, t, ...n) {
  e.agenda.push(...t);
  for (const [t, r] of n.slice().reverse()) e.agenda.push({ do: `bout`, a: t, b: r });
}
function* _d(e, t) {
  const n = Sd(e.s, t),
    r = yield* Cd(e, e.others(n));
  yield* xd(
    e,
    e.others(n).filter((e) => e !== r),
    [dd],
  );
}
function* vd(e, t) {
  const n = Sd(e.s, t),
    r = yield* Cd(e, e.from(0)),
    i = e.others(r);
  r === n ? yield* xd(e, i, [dd, fd]) : yield* bd(e, n, i, [dd, fd]);
}
const yd = (e, t) => bd(e, t, hd(e.s).inside, [dd]);
function* bd(e, t, n, r) {
  const i = n.filter((e) => e !== t),
    { seat: a } = yield* e.ask(t, ud, () => i.map((e) => D[e])),
    [o, s] = i.filter((e) => e !== a);
  N(e, 255, `chose-rival`, t, a), gd(e.s, r, [t, a], [o, s]);
}
function* xd(e, [t, ...n], r) {
  const [i] = n.splice(yield* e.chance(`pairing`, n.length), 1);
  gd(e.s, r, [t, i], [n[0], n[1]]);
}
const Sd = (e, t) => (e.pioneers[qe] < 0 ? t : e.pioneers[qe]);
function* Cd(e, t) {
  const { players: n } = e.s,
    r = Math.max(...t.map((e) => n[e].team.length)),
    i = t.filter((e) => n[e].team.length === r),
    { starter: a } = hd(e.s);
  return (yield* e.ask(a, ld, () => i.map((e) => D[e]))).seat;
}
function* wd(e, { a: t, b: n }) {
  td(e, t, n, `bout-over`);
}
function* Td(e, t) {
  const { s: n } = e,
    [r, i] = [t.winner, t.loser],
    { inside: a } = hd(n);
  (hd(n).inside = e.from(0).filter((e) => e === r || (e !== i && a.includes(e)))),
    n.agenda.some(({ do: e }) => e === fd.do) || Dd(e, i);
}
function* Ed(e) {
  const { s: t } = e,
    { inside: n } = hd(t),
    [r, i] = e.from(0).filter((e) => !n.includes(e));
  gd(t, [], [r, i]);
}
function Dd(e, t) {
  (e.s.players[t].out = !0), ai(e, t), N(e, 255, `out-of-league`, t);
}
function* Od(e) {
  const { s: t } = e,
    n = hd(t);
  if (n.round === `first`) {
    if (((n.round = `semifinals`), N(e, 255, `semifinalists`, n.inside), t.options.semifinals === `landing`))
      return;
    (n.starter = [n.starter, Sd(t, n.starter), ...e.from(n.starter)].find((e) => n.inside.includes(e))),
      yield* yd(e, n.starter);
  } else
    (n.round = `interlude`),
      (n.turnsLeft = t.players.map((e, t) => (n.inside.includes(t) ? 3 : 0))),
      N(e, 255, `finalists`, n.inside[0], n.inside[1]),
      kd(e, n.inside),
      (t.regular = n.starter);
}
function kd(e, t) {
  for (const n of t) Ho(e, n, et, `league`);
}
function Ad(e) {
  e.league?.round === `interlude` && !e.extraTurn && e.league.turnsLeft[e.active]--;
}
const jd = ({ league: e, players: t }) =>
  e?.round === `interlude` && e.turnsLeft.every((e) => e <= 0) && e.inside.every((e) => t[e].extra === 0);
function* Md(e) {
  const { s: t } = e,
    n = hd(t);
  (n.round = `final`), (t.active = n.starter), td(e, n.inside[0], n.inside[1], `final-over`);
}
function* Nd(e, { winner: t }) {
  qu(e, t);
}
function* Pd(e, t) {
  td(e, t, yield* Id(e, t), `open-over`);
}
function* Fd(e, t) {
  const n = t.winner,
    { beaten: r, leagueWins: i } = e.s.players[n];
  (e.n === 2 ? i === 2 : e.others(n).every((e) => (r >> e) & 1)) ? qu(e, n) : kd(e, e.from(0));
}
function* Id(e, t) {
  const { beaten: n } = e.s.players[t],
    r = e.others(t).filter((e) => !((n >> e) & 1)),
    i = r.length > 0 ? r : e.others(t);
  return i[yield* e.chance(`rival`, i.length)];
}
const Ld = Ae(`eevee`);
function Rd(e) {
  const t = h.map(() => []);
  return (
    _.forEach(({ colour: n }, r) => {
      if (!e(r)) return;
      const i = r === Ld ? 4 : 1;
      for (let e = 0; e < i; e++) t[n].push(r);
    }),
    t
  );
}
const zd = (e) => Rd((t) => e.test(_[t].marks)),
  Bd = zd(/[Bb]/),
  Vd = zd(/a/),
  Hd = new Set(
    _.filter(({ set: e, id: t }) => e === `expansion` && t.endsWith(`-9`)).map(({ id: e }) => e.slice(0, -2)),
  ),
  Ud = (e, t) => {
    const { set: n, id: r } = _[e];
    return t ? !(n === `base` && Hd.has(r)) : n === `base`;
  };
function Wd(e) {
  return [e.gen1, e.gen2, e.gen3, e.gen4, e.gen5, e.gen6, e.gen7, e.gen8, e.expansion].flatMap((e, t) =>
    e ? [t + 1] : [],
  );
}
function Gd(t) {
  const n = Wd(t);
  if (n.length === 0) throw new e(`mark at least one generation (H-SETUP-09)`);
  const r = Rd((e) => Ud(e, t.expansion) && n.includes(_[e].generation)),
    i = _e.flatMap((e, t) => (r[t].length < e ? [`${h[t]} (${r[t].length} of ${e})`] : []));
  if (i.length > 0 || r[5].length === 0) {
    const t = i.length > 0 ? i.join(`, `) : `Starters`;
    throw new e(`too few Pokémon in generation ${n.join(`, `)}: ${t} (H-SETUP-09)`);
  }
  return r;
}
function Kd(e) {
  switch (e.setup) {
    case `balanced`:
      return Bd;
    case `alternate`:
      return Vd;
    case `custom`:
      return Gd(e);
    case `random`:
      return Bd.map((t, n) => _.flatMap((t, r) => (t.colour === n && Ud(r, e.expansion) ? [r] : [])));
  }
}
function* qd(e, t) {
  const n = [];
  for (let r = 0; r < t.length; r++) {
    const i = t[r].slice(),
      a = r < 5 ? Bd[r].length : 6,
      o = [];
    for (; o.length < a && i.length > 0; ) {
      const t = i.splice(yield* e.chance(`roster`, i.length), 1)[0],
        n = t === Ld ? Math.min(4, a - o.length) : 1;
      for (let e = 0; e < n; e++) o.push(t);
    }
    n.push(o);
  }
  return n;
}
const Jd = { do: `turn` },
  Yd = { do: `after` },
  Xd = { do: `end` },
  Zd = { do: `final` };
function* Qd(e) {
  const { s: t } = e;
  if (
    (t.turn++,
    (t.fought = !1),
    N(e, 255, `turn`, t.active, t.turn),
    Ad(t),
    yield* ii(e, t.active),
    t.agenda.push(Xd),
    t.players[t.active].skips > 0)
  ) {
    t.players[t.active].skips--, N(e, 255, `skipped`, t.active), t.agenda.pop(), yield* rf(e);
    return;
  }
  const n = yield* Ss(e, t.active);
  n === `gym`
    ? yield* $i(e, t.active, t.players[t.active].at)
    : (t.agenda.push(Yd), n >= 0 && t.agenda.push({ do: `landing`, at: n }));
}
const $d = (e, { at: t }) => Vo(e, e.s.active, t);
function* ef(e) {
  const { s: t } = e,
    n = t.active;
  for (;;) {
    const r = yield* e.ask(n, Wt, () => tf(e, n));
    if (Uo(r)) yield* Xo(e, n, r);
    else if (r === zt) yield* cs(e, n);
    else if (r === Rt) {
      yield* $i(e, n, t.players[n].at);
      return;
    } else return;
  }
}
function tf(e, t) {
  const n = [Pt];
  return Qi(e.s, t, e.s.players[t].at) && n.push(Rt), n.push(...Go(e, t, `free`)), os(e) && n.push(zt), n;
}
function* nf(e) {
  const { s: t } = e,
    n = t.active;
  if (t.players[n].out) {
    yield* rf(e);
    return;
  }
  for (;;) {
    const t = yield* e.ask(n, Gt, () => [Pt, ...Go(e, n, `end`)]);
    if (!Uo(t)) break;
    yield* Xo(e, n, t);
  }
  yield* Gn(e, n);
  const r = t.players[n].hand.length - Rn(t, n);
  r > 0 && (yield* $n(e, n, Jt(r), r, r)), yield* rf(e);
}
function* rf(e) {
  const { s: t } = e;
  t.extraTurn || (yield* ri(e, t.active)),
    t.turn === t.options.maxTurns
      ? ((t.stopped = !0), N(e, 255, `stopped-match`, t.turn))
      : jd(t)
        ? t.agenda.push(Zd)
        : (ja(e), t.agenda.push(Jd));
}
const af = (e) => e.map(({ count: e }) => e);
function of(e, t) {
  return {
    agenda: [{ do: `setup` }],
    options: Object.freeze({ ...t }),
    turn: 0,
    active: 0,
    regular: 0,
    extraTurn: !1,
    winner: -1,
    stopped: !1,
    board: cf,
    players: Array.from({ length: e }, sf),
    slots: [],
    weakened: [],
    unseen: Kd(t).map((e) => e.slice()),
    items: i(af(p)),
    itemDiscard: [],
    events: i(af(f)),
    eventDiscard: [],
    superEvents: i(af(he)),
    superDiscard: [],
    trainers: i(af(m)),
    trainerDiscard: [],
    elites: i(Ku.map(() => 1)),
    pioneers: y.map(() => -1),
    achievements: t.achievements ? pt.map(() => -1) : [],
    lasting: [],
    acting: [],
    shown: [],
    fought: !1,
    battle: null,
    league: null,
  };
}
const sf = () => ({
    at: $e,
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
  cf = Object.freeze(y.map(({ tier: e }, t) => (e < 0 ? (t === 0 ? 0 : 1) : Ke[e][(t + 1) % 2])));
function* lf(e) {
  const { s: t } = e;
  t.options.setup === `random` && (t.unseen = yield* qd(e, t.unseen)),
    (t.board = yield* uf(e)),
    N(e, 255, `board`, t.board),
    yield* df(e),
    ff(t);
  for (const n of e.from(0))
    yield* P(e, n, 1),
      (t.players[n].trainer = yield* zn(e)),
      N(e, 255, `trainer-active`, n, t.trainers.kind[t.players[n].trainer]);
  (t.active = yield* e.chance(`first`, e.n)),
    (t.regular = t.active),
    N(e, 255, `goes-first`, t.active),
    t.agenda.push(Jd);
}
function* uf(e) {
  const t = Ke.map((e) => e.slice()),
    n = [];
  for (let r = 0; r < y.length; r++) {
    const { tier: i } = y[r];
    i < 0 ? n.push(r === 0 ? 0 : 1) : n.push(t[i].splice(yield* e.chance(`hexagon`, t[i].length), 1)[0]);
  }
  return Object.freeze(n);
}
function* df(e) {
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
function ff(e) {
  const { captures: t } = C(e);
  (e.slots = t.map(() => -2)), (e.weakened = t.map(() => 0));
}
const pf = Math.sqrt(3) / 2,
  mf = y[0].x - pf,
  hf = y[y.length - 1].x + pf - mf,
  gf = y[1].y - 1,
  _f = 1 - gf,
  vf = /* @__PURE__ */ new Map();
function yf(e) {
  let t = e.join(),
    n = vf.get(t);
  return (
    n === void 0 && ((n = bf(e.map((e) => x.findIndex((t) => t.id === e)))), vf.clear(), vf.set(t, n)), n
  );
}
function bf(e) {
  return {
    places: S.flatMap(({ id: t, hexagon: n, kind: r, colour: i, x: a, y: o }, s) => {
      const c = e.indexOf(n);
      return c < 0
        ? []
        : [
            {
              id: t,
              x: (y[c].x + a - mf) / hf,
              y: (y[c].y + o - gf) / _f,
              kind: r,
              say: [`place`, s],
              ...(i < 0 ? {} : { colour: h[i] }),
            },
          ];
    }),
    links: C({ board: e }).near.flatMap((e, t) => e.filter((e) => e > t).map((e) => [S[t].id, S[e].id])),
  };
}
function xf(e) {
  const { places: t, links: n } = yf(e.board);
  return {
    aspect: hf / _f,
    places: t,
    links: n,
    pieces: [...Sf(e), ...e.players.flatMap((t, n) => Cf(t, n, e.seat)), ...wf(e)],
    zones: [...e.players.flatMap(Ef), ...Tf(e), ...Df(e)],
    gauges: e.players.map(({ badges: e }, t) => ({ seat: t, say: [`badges`], value: e.length, goal: 6 })),
  };
}
function Sf(e) {
  return Object.entries(e.slots).map(([t, n]) => {
    const r = ft(t),
      i = { id: xl(r), kind: `wild`, at: t };
    if (n === ``) return { ...i, say: [`face-down`, S[r].colour] };
    const a = e.weakened.includes(t) ? { marks: [`weakened`] } : {};
    return { ...i, of: n, say: [`mon`, Ae(n)], ...a };
  });
}
function Cf(e, t, n) {
  const r = t === n ? `` : `@${t}`,
    i = /* @__PURE__ */ new Map();
  return [
    { id: Sl(t), kind: `mover`, at: e.at, seat: t, say: [`pawn`, t] },
    ...e.team.map(({ id: n, power: r, boosted: i }, a) => {
      const o = Ae(n),
        s = e.team.findIndex((e) => e.id === n) < a ? `#${a}` : ``,
        c = i ? { marks: [`boosted`] } : {};
      return {
        id: `${bl(o, t)}${s}`,
        kind: `member`,
        at: `team:${t}`,
        seat: t,
        of: n,
        say: [`member`, o, r],
        ...c,
      };
    }),
    ...e.badges.map((e) => {
      const n = [`leader`, b.findIndex((t) => t.id === e)];
      return { id: `badge:${t}:${e}`, kind: `badge`, at: `badges:${t}`, seat: t, of: e, say: n };
    }),
    ...e.known.map((e) => {
      const n = i.get(e) ?? 0;
      i.set(e, n + 1);
      const a = qr[e];
      return { id: `${wl(a, n)}${r}`, kind: `item`, at: `hand:${t}`, seat: t, of: e, say: [`card`, a] };
    }),
    ...[e.trainer, ...e.spare].filter(Boolean).map((e) => {
      const n = Yr[e];
      return { id: `trainer:${e}`, kind: `trainer`, at: `trainer:${t}`, seat: t, of: e, say: [`trainer`, n] };
    }),
  ];
}
const wf = (e) =>
  pt.flatMap(({ id: t }, n) => {
    const r = e.achievements[t] ?? -1;
    if (r < 0) return [];
    const i = `achievements:${r}`;
    return [{ id: `achievement:${t}`, kind: `achievement`, at: i, seat: r, of: t, say: [`achievement`, n] }];
  });
function Tf(e) {
  if (!e.options.achievements) return [];
  const t = Object.values(e.achievements);
  return e.players.map((e, n) => ({
    id: `achievements:${n}`,
    kind: `achievements`,
    seat: n,
    count: t.filter((e) => e === n).length,
    say: [`achievements`],
  }));
}
const Ef = (e, t) => [
    { id: `team:${t}`, kind: `team`, seat: t, count: e.team.length, say: [`team`, t] },
    { id: `badges:${t}`, kind: `badges`, seat: t, count: e.badges.length, say: [`badges`] },
    { id: `hand:${t}`, kind: `hand`, seat: t, count: e.cards, say: [`hand`, t] },
    { id: `trainer:${t}`, kind: `trainer`, seat: t, count: 1 + e.spare.length, say: [`trainer-zone`, t] },
  ],
  Df = (e) => [
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
  Of = j(`aqua-discard`, `H-SUP-04`),
  kf = j(`aqua-take`, `H-SUP-03`),
  Af = j(`aqua-draw`, `H-SUP-03`),
  jf = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = yield* Zs(e, `aqua-operation`, t, I(e, t)),
        i = n.itemDiscard.length;
      for (const t of r) n.players[t].hand.length > 0 && (yield* $n(e, t, Of, 1, 1));
      const a = n.itemDiscard.slice(i),
        o = yield* e.compose(t, kf, () => Nf(e, a), { min: 0, max: 3, fits: Qn });
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
      const { amount: s } = yield* e.ask(t, Af, () => Mf.slice(0, 3 - o.length + 1));
      return s > 0 && (yield* P(e, t, s)), !0;
    },
  },
  Mf = [0, 1, 2, 3].map(Ot);
function Nf({ s: e }, t) {
  const n = t.map((t) => e.items.kind[t]);
  return n.map((e, t) => Tt[e][n.slice(0, t).filter((t) => t === e).length]);
}
const Pf = { act: (e, t) => nc(e, t, 2) },
  Ff = j(`reveal-which`, `H-SUP-09`),
  If = j(`machine-try`, `H-SUP-08`),
  Lf = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = [];
      for (let i = 0; i <= 3; i++) {
        const a = to(n, (e) => S[e].colour === i),
          o = to(n, (e, t) => S[e].colour === i && t === -2),
          s = o.length > 0 ? o : a;
        if (s.length === 0) continue;
        const { slot: c } = yield* e.ask(t, Ff, () => s.map((e) => T[e]));
        yield* qa(e, c), r.push(c);
      }
      if (r.length === 0) return !1;
      for (let n = 0; n < 2 && r.length > 0; n++) {
        const n = yield* e.ask(t, If, () => [A, ...r.map((e) => T[e])]);
        if (`do` in n) break;
        r.splice(r.indexOf(n.slot), 1), yield* Wa(e, t, n.slot);
      }
      return !0;
    },
  },
  Rf = j(`point-at`, `H-SUP-11`),
  zf = j(`drop-trainer`, `H-SUP-12`),
  Bf = {
    *act(e, { seat: t }) {
      const { players: n, trainers: r, trainerDiscard: i } = e.s,
        a = n[t];
      yield* Hn(e, t, 4);
      const { seat: o } = yield* e.ask(t, Rf, () => F(e).map((e) => D[e]));
      if (o !== t) return (yield* B(e, `boosted-pokenav`, [o], [t])) && (Bn(e, o), yield* Vn(e, o)), !0;
      const s = [a.trainer, ...a.spare].filter((e) => e >= 0);
      if (s.length === 0) return !0;
      const { trainer: c } = yield* e.ask(t, zf, () => s.map((e) => St[r.kind[e]]));
      if (a.trainer >= 0 && r.kind[a.trainer] === c) Bn(e, t), yield* Vn(e, t);
      else {
        const n = a.spare.findIndex((e) => r.kind[e] === c);
        i.push(...a.spare.splice(n, 1)), N(e, 255, `trainer-gone`, t, c);
      }
      return !0;
    },
  },
  Vf = {
    *act(e, { seat: t }) {
      const n = [];
      for (let t = 0; t < 3; t++) {
        const t = yield* vi(e, 0);
        t >= 0 && n.push(t);
      }
      return yield* R(e, t, n), n.length > 0;
    },
  },
  Hf = j(`leave-one`, `H-SUP-14`),
  Uf = {
    *act(e, { seat: t }) {
      const { s: n } = e;
      if ((yield* mo(e, 1, 3), n.shown.length === 0)) return !1;
      if ((N(e, 255, `fossils-shown`, t, n.shown.slice()), n.shown.length === 3)) {
        const { mon: r } = yield* e.ask(t, Hf, () => [...new Set(n.shown)].map((e) => E[e]));
        n.shown.splice(n.shown.indexOf(r), 1), Ci(n, r);
      }
      const r = n.shown;
      return (n.shown = []), yield* R(e, t, r), !0;
    },
  },
  Wf = {
    *act(e, { seat: t }) {
      yield* P(e, t, 3);
      for (const { victim: n, times: r } of yield* Xs(e, t, `galactic-operation`)) Na(e, n, r);
      return !0;
    },
  },
  Gf = j(`magma-swap`, `H-SUP-18`),
  Kf = {
    *act(e, { seat: t }) {
      const { s: n } = e,
        r = n.players[t],
        i = yield* Zs(e, `magma-operation`, t, I(e, t)),
        a = n.trainerDiscard.length;
      for (const t of i) Bn(e, t);
      const o = n.trainerDiscard.slice(a),
        s = yield* e.ask(t, Gf, () => [A, ...(r.trainer < 0 ? [] : o.map((e) => St[n.trainers.kind[e]]))]);
      if (`trainer` in s) {
        const i = n.trainerDiscard.findLastIndex((e) => n.trainers.kind[e] === s.trainer),
          [a] = n.trainerDiscard.splice(i, 1, r.trainer);
        (r.trainer = a), N(e, 255, `trainer-taken`, t, s.trainer);
      }
      const c = n.trainerDiscard.splice(a);
      for (const t of i) yield* Vn(e, t);
      return n.trainerDiscard.push(...c), !0;
    },
  },
  qf = {
    *act(e, { seat: t }) {
      return yield* P(e, t, 2), yield* z(e, t, 2), !0;
    },
  },
  Jf = `mr-brineys-boat`,
  Yf = [k(Jf, 1), k(Jf, -1)],
  Xf = [],
  Zf = {
    after: `stays`,
    *act(e, t) {
      return Ma(e, t.seat), ni(e, Jf, t, []), !0;
    },
    lasting: {
      spansExtraTurns: !0,
      responds: {
        count: {
          uses({ s: e }, t, { roller: n, count: r, spent: i }) {
            const a = e.lasting.filter(({ event: e, owner: n }) => e === Jf && n === t).length;
            return i.filter((e) => e === `${Jf}:${t}`).length >= a || ro(e, n) !== ro(e, t)
              ? Xf
              : r > 1
                ? Yf
                : Yf.slice(0, 1);
          },
          *play(e, t, n, { on: r }) {
            n.spent.push(`${Jf}:${t}`),
              (n.roller === t || (yield* B(e, Jf, [n.roller], [t]))) &&
                ((n.count += r), N(e, 255, `boat-changes`, t, n.count));
          },
        },
      },
    },
  },
  Qf = {
    *act(e, { seat: t }) {
      return yield* ho(e, 4, 4), yield* go(e, t);
    },
  },
  $f = { act: (e, { seat: t, space: n }) => oc(e, t, n) },
  ep = { act: (e, { seat: t }) => z(e, t, 3) },
  tp = j(`breed`, `H-SUP-31`),
  np = {
    *act(e, { seat: t }) {
      let n = [...new Set(e.s.players[t].team.map((e) => v[e]))];
      for (; n.length > 0; ) {
        const { family: r } = yield* e.ask(t, tp, () => n.map((e) => vt[e])),
          i = yield* rp(e, r);
        if (i >= 0) return yield* R(e, t, [i]), !0;
        N(e, 255, `no-relative`), (n = n.filter((e) => e !== r));
      }
      return !1;
    },
  };
function* rp(e, t) {
  for (let n = 2; n >= 0; n--) {
    const r = yield* bi(e, n, (e) => v[e] === t);
    if (r >= 0) return r;
  }
  return -1;
}
const ip = {
    *act(e, { seat: t }) {
      return yield* P(e, t, 4), !0;
    },
  },
  ap = {
    *act(e, { seat: t }) {
      for (const { victim: n, times: r } of yield* Xs(e, t, `rocket-operation`)) yield* rr(e, t, n, r);
      return !0;
    },
  },
  op = { ...j(`predict`, `H-SUP-32`), secret: !0 },
  sp = { ...j(`predict-next`, `H-SUP-32`), secret: !0 },
  cp = {
    'aqua-operation': jf,
    'arceus-wish': Pf,
    'bills-machine': Lf,
    'boosted-pokenav': Bf,
    'egg-incubators': Vf,
    'fossil-expert': Uf,
    'galactic-operation': Wf,
    'mythical-encounter': Qf,
    'magma-operation': Kf,
    missingno: qf,
    'mr-brineys-boat': Zf,
    'old-amber': ep,
    'oaks-research': $f,
    'pokemon-museum': ip,
    'rocket-operation': ap,
    trade: { act: (e, { seat: t }) => sl(e, t, `trade`) },
    'pokemon-breeders': np,
    'sabrinas-prediction': {
      *act(e, { seat: n, space: r }) {
        const { events: i } = e.s,
          a = [];
        for (let r = 0; r < 3; r++) {
          const r = yield* Zr(e, `event`, t(n));
          r !== null && a.push(r);
        }
        if (a.length === 0) return !1;
        N(
          e,
          t(n),
          `saw-events`,
          a.map((e) => i.kind[e]),
        );
        const o = (e) => {
            const t = a.findIndex((t) => i.kind[t] === e);
            return a.splice(t, 1)[0];
          },
          s = () => [...new Set(a.map((e) => xt[i.kind[e]]))],
          c = o((yield* e.ask(n, op, s)).event);
        if (a.length > 0) {
          const t = o((yield* e.ask(n, sp, s)).event);
          for (const e of a) re(i, e);
          re(i, t);
        }
        return te(e, i, c, 255), yield* fi(e, n, `event`, c, r), !0;
      },
    },
  },
  V = (e) => _[e].name,
  H = (e) => lp(e, _[e].power),
  lp = (e, t) =>
    `${_[e].name} (${be(_[e].types)
      .map((e) => ve[e])
      .join(`/`)}, power ${t})`,
  U = (e) => p[e].name,
  up = (e) => m[e].name,
  dp = (e) => b[e].name,
  W = (e, t) => (e === `event` ? f : he)[t].name,
  G = (e) => h[e].charAt(0).toUpperCase() + h[e].slice(1),
  fp = (e) => ve[e],
  pp = (e) => x[S[e].hexagon].city,
  mp = { event: `an Event`, super: `a Super Event`, pick: `a choice of Events`, league: `Start the League` };
function K(e) {
  const { kind: t, colour: n, id: r } = S[e];
  if (t === `city`) return pp(e);
  const i = r.slice(r.lastIndexOf(`-`) + 1);
  return `${t === `pokemon` || t === `draw` ? `${G(n)} Pokémon` : mp[t]} (${pp(e)} ${i})`;
}
const hp = new Map([...p, ...f, ...he, ...m].map(({ id: e, name: t }) => [e, t])),
  q = (e) => hp.get(e) ?? `the city`,
  J = (e, t, n = `${t}s`) => `${e} ${e === 1 ? t : n}`,
  Y = (e) => (e.length < 2 ? e.join(``) : `${e.slice(0, -1).join(`, `)} and ${e[e.length - 1]}`),
  X = (e, t, n, r) => (e.you === t ? `You ${r}` : `${e.name(t)} ${n}`),
  Z = (e, t) => (e.you === t ? `you` : e.name(t)),
  Q = (e, t) => (e.you === t ? `your` : `${e.name(t)}'s`),
  gp = (e) => e.charAt(0).toUpperCase() + e.slice(1),
  _p = {
    achievements: { say: () => `Achievements` },
    achievement: { say: (e, t) => pt[t].name },
    'ask.which-achievement': { say: () => `Which Achievement do you take first?` },
    'ask.meet-whom': { say: () => `Whom do you battle here?` },
    'ask.upgrade': { say: () => `Evolutionist: which family gets +1?` },
    achieved: {
      clause: `H-OPT-07`,
      say: (e, t, n) => `${X(e, t, `takes`, `take`)} the Achievement ${pt[n].name}!`,
    },
    upgraded: { clause: `H-ACH-16`, say: (e, t, n) => `${Q(e, t)} family of ${V(n)} has +1 from now on.` },
    'trainer-called': {
      clause: `H-OPT-08`,
      say: (e, t, n, r) => `${X(e, t, `gets`, `get`)} Trainer ${up(n)}${r < 0 ? `` : ` of ${Z(e, r)}`}.`,
    },
  },
  vp = {
    'ask.duel-whom': { say: (e, t) => `${q(Ps[t].event)}: whom do you battle?` },
    'ask.settle-tie': { say: (e, t) => `${q(t)}: they are equal. Who comes first?` },
    'ask.search-colour': { say: () => `Which pile is searched?` },
    'ask.search-type': { say: (e, t) => `Which type do you want from the ${G(t)} pile?` },
    'ask.trade-give': { say: (e, t) => `${q(t)}: which Pokémon do you give?` },
    'ask.trade-take': { say: (e, t, n) => `${V(n)} for which one?` },
    'ask.assign': { say: (e, t, n) => `Who gets ${W(t, n)}?` },
    'ask.which-leader': { say: () => `Alternative Gym: which Leader do you fight?` },
    'ask.take-on-route': { say: () => `Blocked Route: which Pokémon do you take?` },
    'ask.try-there': { say: () => `Blocked Route: which Pokémon do you try to capture?` },
    'ask.gift': { say: (e, t) => `Delibird's Gift: which ${G(t)} Pokémon do you take?` },
    'ask.fool': { say: () => `Imposter Oak: who loses the Items with you?` },
    'ask.swap-trainer': { say: () => `Poké Fans: with whom do you swap Trainers?` },
    'ask.try-afar': { say: () => `Regional Map: which Pokémon do you try to capture?` },
    'ask.try-water': { say: () => `Fishing: which Water Pokémon do you try to capture?` },
    'ask.sell-colour': { say: () => `Sketchy Salesman: two Pokémon of which colour for one of the pile?` },
    'ask.sell': { say: (e, t) => `Which ${G(t)} Pokémon goes back?` },
    'ask.renew-items': { say: () => `Professor Rowan: which Items go? You draw as many and one more.` },
    'ask.renew-trainer': { say: (e, t) => `${q(t)}: discard your Trainer for the next one?` },
    'ask.give-up': { say: () => `Silph Company: which of the drawn Items do you discard?` },
    'ask.exchange': { say: () => `Bill: which Pokémon do you exchange?` },
    'ask.return-for-stronger': { say: () => `N's Offer: which Pokémon goes back for a stronger one?` },
    'ask.dig-to': { say: () => `Diglett's Cave: where do you go?` },
    'ask.go-city': { say: () => `Pokémon Center: which city do you go to?` },
    'ask.buy': { say: () => `Traveling Salesman: two Items for a Green Pokémon?` },
    'ask.price-items': { say: (e, t) => `Which ${J(t, `Item`)} do you pay?` },
    'do.nobody': { say: () => `Nobody` },
    'do.from-pile': { say: () => `One nobody has seen, off the pile` },
  },
  yp = {
    storm: {
      clause: `H-EVT-37`,
      say: (e, t, n) =>
        `${J(n, `Pokémon`, `Pokémon`)} around ${Z(e, t)} ${n === 1 ? `goes` : `go`} back into the piles.`,
    },
    'not-found': {
      clause: `H-EVT-47`,
      say: (e, t, n) => `The ${G(t)} pile has no ${fp(n)} Pokémon: they lie face down on the board.`,
    },
    'traded-mons': {
      clause: `H-EVT-79`,
      say: (e, t, n, r, i) => `${X(e, t, `trades`, `trade`)} ${V(n)} for ${Q(e, r)} ${H(i)}.`,
    },
    'wish-shows': {
      clause: `H-HID-08`,
      say: (e, t, n, r) => `${X(e, t, `has`, `have`)} to give away ${Y(r.map((e) => W(n, e)))}.`,
    },
    assigned: { clause: `H-EVT-44`, say: (e, t, n, r) => `${X(e, t, `gets`, `get`)} ${W(n, r)}.` },
    'given-to-nobody': { clause: `H-EVT-44`, say: (e, t, n) => `${W(t, n)} is discarded unused.` },
    'returned-mon': { clause: `H-AMB-66`, say: (e, t, n) => `${gp(Q(e, t))} ${V(n)} goes back to its pile.` },
    'park-over': {
      clause: `H-EVT-51`,
      say: (e, t) =>
        t.length === 0
          ? `National Park is over: nobody captured anything.`
          : `National Park is over. First to last: ${Y(t.map((t) => Z(e, t)))}.`,
    },
    'trainers-swapped': {
      clause: `H-EVT-54`,
      say: (e, t, n) => `${X(e, t, `swaps`, `swap`)} Trainers with ${Z(e, n)}.`,
    },
    'found-ball': { clause: `H-EVT-91`, say: (e, t, n) => `Kurt has ${U(n)} for ${Z(e, t)}.` },
    repeats: { clause: `H-EVT-108`, say: (e, t, n) => `${X(e, t, `repeats`, `repeat`)} ${W(`event`, n)}.` },
  },
  bp = { ...vp, ...yp },
  xp = {
    'ask.cast-where': { say: () => `Fishing Rod: which space do you activate?` },
    'ask.fly-where': { say: () => `Fly: where to?` },
    'ask.lure-which': { say: () => `Honey: which Pokémon do you try to capture?` },
    'ask.swap-which': { say: () => `Lure Module: which Pokémon changes places?` },
    'ask.swap-with': { say: (e, t) => `Lure Module: which one goes to ${K(t)}?` },
    'ask.take-which': { say: () => `Rare Candy: which Pokémon do you take?` },
    'swapped-places': {
      clause: `H-ITEM-35`,
      say: (e, t, n, r) => `${X(e, t, `swaps`, `swap`)} the Pokémon at ${K(n)} and ${K(r)}.`,
    },
  },
  Sp = (e) => Ku[e].name,
  Cp = { open: `a League battle`, first: `the League`, semifinals: `the semifinals` },
  wp = {
    'ask.name-colour': { say: (e, t) => `${J(t, `Pokémon`, `Pokémon`)} will be shown. Of which colour?` },
    'ask.try-which': { say: () => `Which one do you try to capture?` },
    'ask.send-against': { say: (e, t) => `Which Pokémon do you send against ${V(t)}?` },
    'ask.send-elite': {
      say: (e, t, n) => `Which Pokémon do you send against ${Sp(t)}'s ${Ku[t].pokemon[n].name}?`,
    },
    'ask.lay-elite': { say: (e, t, n) => `An Item for ${V(n)}?` },
    'ask.most-captures': { say: () => `They own equally many Pokémon. Whom do you put first?` },
    'ask.choose-rival': { say: () => `Whom do you battle?` },
    shown: { clause: `H-PLAT-18`, say: (e, t, n) => `${X(e, t, `meets`, `meet`)} ${Y(n.map(H))}.` },
    'league-starts': {
      clause: `H-LG-02`,
      say: (e, t, n) => `${X(e, t, `starts`, `start`)} ${Cp[n] ?? `the League`}!`,
    },
    'chose-rival': { clause: `H-LG6-03`, say: (e, t, n) => `${X(e, t, `chooses`, `choose`)} ${Z(e, n)}.` },
    'lost-so-far': {
      clause: `H-LGB-11`,
      say: (e, t, n, r, i) => `Pokémon lost: ${Z(e, t)} ${n}, ${Z(e, r)} ${i}.`,
    },
    'out-of-league': { clause: `H-LG-09`, say: (e, t) => `${X(e, t, `is`, `are`)} out of the League.` },
    semifinalists: { clause: `H-LG6-04`, say: (e, t) => `In the semifinals: ${Y(t.map((t) => Z(e, t)))}.` },
    finalists: { clause: `H-LG-11`, say: (e, t, n) => `The final: ${Z(e, t)} against ${Z(e, n)}.` },
    'challenged-elite': {
      clause: `H-E4-02`,
      say: (e, t, n) => `${X(e, t, `meets`, `meet`)} Elite Trainer ${Sp(n)}.`,
    },
    'elite-totals': { clause: `H-E4-06`, say: (e, t, n, r, i) => `${gp(Z(e, t))} ${n}, ${Sp(r)} ${i}.` },
    'beat-elite': { clause: `H-E4-08`, say: (e, t, n) => `${X(e, t, `beats`, `beat`)} ${Sp(n)}!` },
    'lost-to-elite': { clause: `H-E4-09`, say: (e, t, n) => `${X(e, t, `loses`, `lose`)} to ${Sp(n)}.` },
    master: { clause: `H-LG-11`, say: (e, t) => `${X(e, t, `is`, `are`)} the new Pokémon Master!` },
  },
  Tp = {
    pass: { say: () => `Let it be` },
    'do.yes': { say: () => `Yes` },
    'do.no': { say: () => `No` },
    'do.done': { say: () => `Go on` },
    'do.nothing': { say: () => `None` },
    'do.roll': { say: () => `Roll and move` },
    'do.stay': { say: () => `Stay and fight the Gym Leader` },
    'do.gym': { say: () => `Fight the Gym Leader` },
    'do.offer': { say: () => `Offer a trade` },
    'to-space': { say: (e, t) => `Go to ${K(t)}` },
    'activate-space': { say: (e, t) => `Activate ${K(t)}` },
    'pay-to': { say: (e, t) => `Pay and go to ${K(t)}` },
    'train-to': { say: (e, t) => `Take the train to ${K(t)}` },
    'slot-at': { say: (e, t, n) => (n < 0 ? `Face down: ${K(t)}` : `${H(n)} at ${K(t)}`) },
    mon: { say: (e, t) => H(t) },
    theirs: { say: (e, t, n) => `${H(t)} of ${e.name(n)}` },
    player: { say: (e, t) => (e.you === t ? `Yourself` : e.name(t)) },
    card: { say: (e, t) => U(t) },
    use: { say: (e, t, n) => q(t) },
    'use-on': { say: (e, t, n) => `${q(t)} on ${e.name(n)}` },
    'use-by': { say: (e, t, n) => `${q(t)}: ${n > 0 ? `+` : `−`}${Math.abs(n)}` },
    'use-die': { say: (e, t, n) => `${q(t)} on the ${n}` },
    colour: { say: (e, t) => G(t) },
    type: { say: (e, t) => fp(t) },
    family: { say: (e, t) => `The family of ${V(t)}` },
    'event-card': { say: (e, t) => W(`event`, t) },
    trainer: { say: (e, t) => up(t) },
    leader: { say: (e, t) => dp(t) },
    amount: { say: (e, t) => String(t) },
    pawn: { say: (e, t) => e.name(t) },
    member: { say: (e, t, n) => lp(t, n) },
    place: { say: (e, t) => K(t) },
    team: { say: (e, t) => `Pokémon of ${e.name(t)}` },
    hand: { say: (e, t) => `Items of ${e.name(t)}` },
    'trainer-zone': { say: (e, t) => `Trainer of ${e.name(t)}` },
    'face-down': { say: (e, t) => `A ${G(t)} Pokémon, face down` },
    pile: { say: (e, t) => `${G(t)} pile` },
    'item-deck': { say: () => `Items` },
    'event-deck': { say: () => `Events` },
    'super-deck': { say: () => `Super Events` },
    'trainer-deck': { say: () => `Trainers` },
    badges: { say: () => `Badges` },
    'why.disobeys': { say: (e, t) => `${V(t)} does not obey you yet: win more badges` },
  },
  Ep = {
    move: `to move`,
    catch: `to capture`,
    battle: `in battle`,
    elite: `in battle`,
    'event-die': `for the Event`,
    tie: `to settle the tie`,
  },
  Dp = {
    'ask.turn': { say: () => `Your turn: what will you do?` },
    'ask.move': { say: (e, t) => `Move ${J(t, `space`)}: where to?` },
    'ask.which-die': { say: (e, t) => `You rolled ${Y(t.map(String))}. Which one counts?` },
    'ask.pay-items': { say: (e, t) => `Discard ${J(t, `Item`)} for the passage.` },
    'ask.after': { say: () => `Anything else before your turn ends?` },
    'ask.last': { say: () => `Your turn ends: play a last card?` },
    'ask.keep-trainer': { say: () => `Which Trainer do you keep?` },
    'ask.name-active': { say: () => `Which Trainer is active?` },
    'ask.discards': { say: (e, t) => `Too many Items: discard ${t}.` },
    'ask.ball': { say: (e, t, n) => `${n ? `A weakened ` : ``}${H(t)} appears. Throw a ball?` },
    'ask.send': { say: () => `Which Pokémon do you send?` },
    'ask.send-next': { say: () => `A draw: which Pokémon do you send next?` },
    'ask.send-gym': { say: (e, t) => `Which Pokémon do you send against ${dp(t)}?` },
    'ask.lay': { say: () => `Lay an Item face down?` },
    'ask.lay-gym': { say: (e, t, n) => `An Item for ${V(n)}?` },
    'ask.lock': { say: () => `Which family do you lock? It gets +1 and cannot be traded.` },
    'ask.new-trainer': { say: () => `Discard your Trainer for the next one?` },
    'ask.pay-for-event': { say: () => `Discard an Item to draw an Event?` },
    'ask.swap-items': { say: () => `Discard any Items to draw as many?` },
    'ask.rob': { say: () => `Whom do you take an Item from?` },
    'ask.which-colour': { say: () => `Which colour?` },
    'ask.pick-event': { say: () => `Which of the two Events do you activate?` },
  },
  Op = {
    turn: { clause: `H-TURN-04`, say: (e, t, n) => `Turn ${n}: ${Z(e, t)}.` },
    skipped: { clause: `H-TURN-07`, say: (e, t) => `${X(e, t, `skips`, `skip`)} the turn.` },
    'stopped-match': { say: (e, t) => `The match stops after ${J(t, `turn`)}.` },
    board: { clause: `H-SETUP-10`, say: (e, t) => `The board: ${Y(t.map((e) => x[e].city))}.` },
    starter: { clause: `H-SETUP-12`, say: (e, t, n) => `${X(e, t, `gets`, `get`)} ${V(n)}.` },
    'goes-first': { clause: `H-SETUP-16`, say: (e, t) => `${X(e, t, `goes`, `go`)} first.` },
    rolled: {
      say: (e, t, n, r) =>
        `${t < 0 ? `The Elite Trainer rolls` : X(e, t, `rolls`, `roll`)} ${n} ${Ep[r] ?? r}.`,
    },
    moved: {
      clause: `H-MOVE-01`,
      say: (e, t, n, r) =>
        `${X(e, t, r === `train` ? `takes the train` : `goes`, r === `train` ? `take the train` : `go`)} to ${K(n)}.`,
    },
    stuck: { clause: `H-MOVE-08`, say: (e, t) => `${X(e, t, `has`, `have`)} nowhere to go.` },
    lap: { clause: `H-PLAT-10`, say: (e, t) => `${X(e, t, `completes`, `complete`)} a full loop.` },
    pioneer: { clause: `H-CITY-03`, say: (e, t, n) => `${X(e, t, `is`, `are`)} the first in ${pp(n)}.` },
    first: {
      clause: `H-CITY-04`,
      say: (e, t, n) => `${Q(e, t) === `your` ? `Your` : Q(e, t)} first visit to ${pp(n)}.`,
    },
    'drew-items': { say: (e, t, n) => `${X(e, t, `draws`, `draw`)} ${J(n, `Item`)}.` },
    'got-items': { say: (e, t) => `You got ${Y(t.map(U))}.` },
    played: { clause: `H-ITEM-03`, say: (e, t, n) => `${X(e, t, `plays`, `play`)} ${U(n)}.` },
    discarded: { say: (e, t, n) => `${X(e, t, `discards`, `discard`)} ${Y(n.map(U))}.` },
    stole: {
      clause: `H-HID-13`,
      say: (e, t, n, r) => `${X(e, t, `takes`, `take`)} ${J(r, `Item`)} from ${Z(e, n)}.`,
    },
    'stole-these': { clause: `H-HID-13`, say: (e, t, n, r) => `It was ${Y(r.map(U))}.` },
    'trainer-drawn': {
      clause: `H-HID-22`,
      say: (e, t, n) => `${X(e, t, `draws`, `draw`)} Trainer ${up(n)}.`,
    },
    'trainer-active': { clause: `H-TRN-03`, say: (e, t, n) => `${up(n)} is ${Q(e, t)} Trainer.` },
    'trainer-kept': { clause: `H-TRN-02`, say: (e, t, n) => `${X(e, t, `keeps`, `keep`)} ${up(n)}.` },
    'trainer-gone': {
      clause: `H-TRN-08`,
      say: (e, t, n) => `${X(e, t, `discards`, `discard`)} Trainer ${up(n)}.`,
    },
    appeared: { clause: `H-CAP-01`, say: (e, t, n) => `${H(t)} appears at ${K(n)}.` },
    caught: {
      clause: `H-CAP-02`,
      say: (e, t, n, r, i) => `${X(e, t, `captures`, `capture`)} ${V(n)} with ${r}${i > 0 ? ` ± ${i}` : ``}.`,
    },
    missed: {
      clause: `H-CAP-02`,
      say: (e, t, n, r, i) => `${V(n)} escapes ${Z(e, t)}: ${r}${i > 0 ? ` ± ${i}` : ``}.`,
    },
    weakened: { clause: `H-WEAK-01`, say: (e, t, n) => `${V(t)} is weakened.` },
    gained: { clause: `H-CAP-10`, say: (e, t, n) => `${H(n)} joins ${Q(e, t)} team.` },
    locked: { clause: `H-LOCK-01`, say: (e, t, n) => `${X(e, t, `locks`, `lock`)} the family of ${V(n)}.` },
    battle: { clause: `H-BAT-01`, say: (e, t, n, r) => `${X(e, t, `battles`, `battle`)} ${Z(e, n)}.` },
    'battle-won': {
      clause: `H-BAT-14`,
      say: (e, t, n) => (t < 0 ? `Nobody wins.` : `${X(e, t, `wins`, `win`)} the battle.`),
    },
    sent: { clause: `H-BAT-03`, say: (e, t, n) => `${X(e, t, `sends`, `send`)} ${H(n)}.` },
    laid: {
      clause: `H-BAT-09`,
      say: (e, t, n) => `${X(e, t, `lays`, `lay`)} ${n === 0 ? `no Item` : `an Item`}.`,
    },
    'turned-up': { clause: `H-BAT-20`, say: (e, t, n) => `${gp(Q(e, t))} Item: ${Y(n.map(U))}.` },
    totals: { clause: `H-BAT-14`, say: (e, t, n, r, i) => `${gp(Z(e, t))} ${n}, ${Z(e, r)} ${i}.` },
    'challenged-leader': {
      clause: `H-GYM-06`,
      say: (e, t, n) => `${X(e, t, `challenges`, `challenge`)} ${dp(n)}.`,
    },
    'gym-totals': { clause: `H-GYM-12`, say: (e, t, n, r, i) => `${gp(Z(e, t))} ${n}, ${dp(r)} ${i}.` },
    'beat-leader': { clause: `H-GYM-12`, say: (e, t, n) => `${X(e, t, `beats`, `beat`)} ${dp(n)}!` },
    'lost-to-leader': { clause: `H-GYM-15`, say: (e, t, n) => `${X(e, t, `loses`, `lose`)} to ${dp(n)}.` },
    badge: {
      clause: `H-BADGE-01`,
      say: (e, t, n, r) => `${X(e, t, `wins`, `win`)} ${dp(n)}'s badge: ${J(r, `badge`)} now.`,
    },
    'obeys-now': { clause: `H-BADGE-02`, say: (e, t, n) => `${G(n)} Pokémon obey ${Z(e, t)} now.` },
  },
  kp = { ...Dp, ...Op },
  Ap = {
    'ask.victim': { say: (e, t) => `${q(t)}: whom does it hit?` },
    'ask.second-victim': { say: (e, t, n) => `${q(t)}: who else, or ${e.name(n)} twice?` },
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
    'fossils-shown': { clause: `H-SUP-14`, say: (e, t, n) => `${X(e, t, `sees`, `see`)} ${Y(n.map(H))}.` },
    'took-discarded': { clause: `H-SUP-03`, say: (e, t, n) => `${X(e, t, `takes`, `take`)} ${Y(n.map(U))}.` },
    'trainer-taken': { clause: `H-SUP-18`, say: (e, t, n) => `${up(n)} is ${Q(e, t)} Trainer now.` },
    'no-relative': { clause: `H-SUP-31`, say: () => `No relative is in the piles.` },
    'boat-changes': { clause: `H-SUP-22`, say: (e, t, n) => `${Q(e, t)} boat makes that ${n}.` },
  },
  jp = (e) => (`mon` in e ? V(e.mon) : `theirs` in e ? V(e.theirs) : up(e.trainer));
function Mp(e, t, n) {
  const r = (e, t) => Y([...e.map(jp), ...(t > 0 ? [J(t, `Item`)] : [])]) || `nothing`,
    i = e.filter((e) => `mon` in e),
    a = e.filter((e) => `theirs` in e),
    o = e.filter((e) => `trainer` in e),
    s = o.length > 0 ? `, and Trainers change hands: ${Y(o.map(jp))}` : ``;
  return `${r(i, t)} for ${r(a, n)}${s}`;
}
const Np = {
    'ask.trade-with': { say: () => `Whom do you offer a trade?` },
    'ask.offer-cards': { say: (e, t) => `Which Pokémon and Trainers change hands with ${e.name(t)}?` },
    'ask.offer-items': { say: (e, t) => `Which of your Items do you give ${e.name(t)}?` },
    'ask.want-items': { say: (e, t) => `Which Items do you want from ${e.name(t)}?` },
    'ask.answer-offer': { say: (e, t, n, r, i) => `${e.name(t)} offers ${Mp(n, r, i)}. Do you accept?` },
    'do.accept': { say: () => `Accept` },
    'do.refuse': { say: () => `Refuse` },
    'trainer-for-trainer': { say: () => `A Trainer can only be exchanged for a Trainer.` },
    'keep-a-pokemon': { say: () => `Nobody may be left without a Pokémon.` },
    offered: {
      clause: `H-TRADE-01`,
      say: (e, t, n, r, i, a) => `${X(e, t, `offers`, `offer`)} ${Z(e, n)} ${Mp(r, i, a)}.`,
    },
    'offered-items': {
      clause: `H-HID-14`,
      say: (e, t, n, r) =>
        `${gp(X(e, t, `gives`, `give`))} ${Y(n.map(U)) || `no Item`} and ${e.you === t ? `ask` : `asks`} for ${Y(r.map(U)) || `none`}.`,
    },
    'would-trade': {
      clause: `H-REACT-34`,
      say: (e, t, n, r, i) => `${X(e, t, `names`, `name`)} ${V(n)} for ${V(i)} of ${Z(e, r)}.`,
    },
    accepted: { clause: `H-TRADE-03`, say: (e, t, n) => `${X(e, t, `accepts`, `accept`)} the trade.` },
    refused: { clause: `H-TRADE-03`, say: (e, t, n) => `${X(e, t, `refuses`, `refuse`)} the trade.` },
    'why.locked': { say: (e, t) => `The family of ${V(t)} is locked and cannot be traded.` },
    'why.offers': { say: (e, t) => `You have made ${J(t, `offer`)} this turn already.` },
  },
  Pp = {
    'ask.how-far': { say: () => `Hiker: how many spaces?` },
    'ask.how-many-dice': { say: () => `Red: how many dice do you roll?` },
    'ask.silver': { say: () => `Silver: you rolled a 1. Draw an Item?` },
    'ask.wally': { say: () => `Wally: which Item goes for one more?` },
    'do.roll-two': { say: () => `Roll two dice and choose one to move` },
  },
  Fp = {
    'ask.on-roll': { say: (e, t, n) => `${Y(n.map(String))} rolled ${Ep[t] ?? t}. Let it stand?` },
    'ask.on-count': { say: (e, t, n) => `${X(e, t, `moves`, `move`)} ${n}. Change that?` },
    'ask.on-event': { say: (e, t, n) => `${X(e, t, `activates`, `activate`)} ${W(`event`, n)}. Cancel it?` },
    'ask.on-copy': { say: (e, t, n, r) => `${X(e, t, `activates`, `activate`)} ${W(n, r)}. Copy it?` },
    'ask.on-hit': {
      say: (e, t, n) => {
        const r = n >= 0 ? ` of ${Z(e, n)}` : ``;
        return t === `repel`
          ? `${q(t)}${r} is about to drive the Pokémon away. Stop it?`
          : `${q(t)}${r} is about to hit you. Stop it?`;
      },
    },
    'ask.on-reveal': { say: (e, t, n) => `${V(t)} appeared at ${K(n)}. Drive it away?` },
    'ask.on-fail': { say: (e, t, n) => `${V(n)} escaped ${Z(e, t)}. Try yourself?` },
    'ask.on-loss': { say: () => `You lost. Start this battle anew?` },
    'ask.on-draw': { say: (e, t) => `You are about to draw ${J(t, `Item`)}.` },
    'drew-event': { clause: `H-SPACE-05`, say: (e, t, n, r) => `${X(e, t, `draws`, `draw`)} ${W(n, r)}.` },
    'saw-events': { clause: `H-HID-07`, say: (e, t) => `You see ${Y(t.map((e) => W(`event`, e)))}.` },
    'event-unused': { clause: `H-PLAT-14`, say: (e, t) => `${W(`event`, t)} is discarded unused.` },
    'event-cancelled': {
      clause: `H-REACT-12`,
      say: (e, t, n) => `${Q(e, t)} ${W(`event`, n)} is cancelled.`,
    },
    'will-copy': { clause: `H-REACT-13`, say: (e, t, n) => `${q(n)} will copy it for ${Z(e, t)}.` },
    'copies-event': { clause: `H-REACT-14`, say: (e, t, n, r) => `${X(e, t, `copies`, `copy`)} ${W(r, n)}.` },
    'extra-turn': { clause: `H-TURN-06`, say: (e, t) => `${X(e, t, `gets`, `get`)} an extra turn.` },
    'must-skip': {
      clause: `H-EVT-11`,
      say: (e, t, n) => `${X(e, t, `has`, `have`)} to skip ${J(n, `turn`)}.`,
    },
    lasts: { clause: `H-EVT-07`, say: (e, t, n) => `${q(n)} of ${Z(e, t)} stays in play.` },
    'no-longer': { clause: `H-EVT-08`, say: (e, t, n) => `${q(n)} of ${Z(e, t)} is over.` },
    'no-effect': { clause: `H-EVT-09`, say: (e, t, n) => `${W(t, n)} has no effect.` },
  },
  Ip = { ...Tp, ...kp, ...Fp, ...xp, ...bp, ...Ap, ..._p, ...Pp, ...Np, ...wp },
  Lp = { power: () => 1, handLimit: 3 },
  Rp = { handLimit: 8 },
  zp = {
    *gained(e, t, n) {
      for (let r = 0; r < n; r++) yield* P(e, t, 1);
    },
  },
  Bp = [k(`cynthia`)],
  Vp = [],
  Hp = (e, t) => S[e.players[t].at].hexagon,
  Up = {
    responds: {
      fail: {
        uses: ({ s: e }, t, n) => (n.seat !== t && Hp(e, t) === Hp(e, n.seat) ? Bp : Vp),
        *play(e, t, n) {
          (yield* Xa(e, t, n.mon, n.space)) && (n.caughtBy = t);
        },
      },
    },
  },
  Wp = { power: (e) => +(_[e].colour === 2) },
  Gp = { twoToMove: !0 },
  Kp = [k(`hiker`)],
  qp = j(`how-far`, `H-TRN-26`),
  Jp = [1, 2],
  Yp = {
    travel: {
      when: `travel`,
      uses: () => Kp,
      *play(e, t) {
        const { amount: n } = yield* e.ask(t, qp, () => Jp.filter((n) => Ds(e.s, t, n) === n).map(Ot));
        return { landed: yield* Os(e, t, n) };
      },
    },
  },
  Xp = [k(`lyra`)],
  Zp = {
    travel: {
      when: `travel`,
      uses: () => Xp,
      *play(e, t) {
        return yield* P(e, t, 2), (e.s.fought = !0), { landed: -1 };
      },
    },
  },
  Qp = [k(`may`)],
  $p = [],
  em = {
    power: (e) => (_[e].colour === 1 ? 2 : 0),
    responds: {
      copy: {
        uses: (e, t, { spent: n }) => (n.includes(`may`) ? $p : Qp),
        *play(e, t, { spent: n, copiers: r }) {
          n.push(`may`), r.push(t), Bn(e, t), yield* Vn(e, t);
        },
      },
    },
  },
  tm = { twoToCapture: !0 },
  nm = j(`silver`, `H-TRN-36`),
  rm = [Mt, Nt],
  im = {
    *rolled(e, t, n) {
      for (const r of n) r === 1 && (yield* e.ask(t, nm, () => rm)) === Mt && (yield* P(e, t, 1));
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
const am = [k(`wally`)],
  om = [],
  sm = j(`wally`, `H-TRN-38`),
  cm = {
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
    alder: Lp,
    backpacker: Rp,
    blue: zp,
    cynthia: Up,
    ethan: Wp,
    green: Gp,
    hiker: Yp,
    lyra: Zp,
    may: em,
    red: tm,
    silver: im,
    wally: {
      responds: {
        draw: {
          uses: ({ s: e }, t) => (e.players[t].hand.length > 0 ? am : om),
          *play(e, t, n) {
            const { item: r } = yield* e.ask(t, sm, () => Zn(e, t).filter(({ copy: e }) => e === 0));
            N(e, 255, `discarded`, t, [r]), Xn(e, t, r), n.count++;
          },
        },
      },
    },
  },
  lm = ({ agenda: e }) => e.flatMap(({ do: e, a: t, b: n }) => (e === `bout` ? [[t, n]] : [])),
  um = (e) => e.map((e) => _[e].id);
function dm(e, t) {
  return {
    seat: t,
    options: e.options,
    turn: e.turn,
    active: e.active,
    regular: e.regular,
    extraTurn: e.extraTurn,
    winner: e.winner,
    stopped: e.stopped,
    board: e.board.map((e) => x[e].id),
    players: e.players.map((n) => fm(e, n, t)),
    ...mm(e),
    ...gm(e),
    items: _m(e.items, e.itemDiscard, p, t),
    events: _m(e.events, e.eventDiscard, f, t),
    superEvents: _m(e.superEvents, e.superDiscard, he, t),
    trainers: _m(e.trainers, e.trainerDiscard, m, t),
    elites: _m(e.elites, [], Ku, t),
    pioneers: e.pioneers.slice(),
    achievements: Object.fromEntries(e.achievements.map((e, t) => [pt[t].id, e])),
    lasting: e.lasting.map(ym),
    acting: e.acting.map(({ deck: e, sort: t, seat: n }) => ({
      card: (e === `event` ? f : he)[t].id,
      deck: e,
      seat: n,
    })),
    shown: um(e.shown),
    offers: ss(e, e.active),
    fought: e.fought,
    battle:
      e.battle === null
        ? null
        : {
            kind: e.battle.kind,
            foe: e.battle.foe,
            sides: [bm(e, e.battle.sides[0], t), bm(e, e.battle.sides[1], t)],
          },
    league:
      e.league === null
        ? null
        : {
            ...e.league,
            inside: e.league.inside.slice(),
            turnsLeft: e.league.turnsLeft.slice(),
            bouts: lm(e),
          },
  };
}
const fm = (e, t, n) => ({
  at: S[t.at].id,
  team: t.team.map((n) => ({
    id: _[n].id,
    power: mn(t, n, e.options.lockBonus),
    boosted: t.boosted.includes(n),
  })),
  caughtLegends: um(t.caughtLegends),
  cards: t.hand.length,
  known: pm(e.items, t.hand, n),
  trainer: t.trainer < 0 ? `` : m[e.trainers.kind[t.trainer]].id,
  spare: t.spare.map((t) => m[e.trainers.kind[t]].id),
  badges: t.badges.map((e) => b[e].id),
  rewards: t.rewards,
  upgraded: um(t.upgraded),
  locked: um(t.locked),
  visited: e.board.map((e, n) => ((t.visited >> n) & 1) == 1),
  entered: t.entered,
  laps: t.laps,
  loopSteps: t.loopSteps,
  skips: t.skips,
  extra: t.extra,
  offered: t.offered,
  offers: t.offers,
  elites: t.elites.map((t) => Ku[e.elites.kind[t]].id),
  beaten: t.beaten,
  leagueWins: t.leagueWins,
  out: t.out,
});
function pm(e, t, n) {
  return t
    .map((t) => oe(e, t, n))
    .filter((e) => e !== null)
    .sort((e, t) => e - t)
    .map((e) => p[e].id);
}
function mm(e) {
  const t = {},
    n = [];
  return (
    C(e).captures.forEach((r, i) => {
      const a = e.slots[i];
      a !== -1 &&
        a !== void 0 &&
        ((t[S[r].id] = a === -2 ? `` : _[a].id), e.weakened[i] === 1 && n.push(S[r].id));
    }),
    { slots: t, weakened: n }
  );
}
const hm = /* @__PURE__ */ new WeakMap();
function gm(e) {
  const t = e.unseen.map((t, n) => (e.slots.length === 0 ? 0 : L(e, n))),
    n = `${e.unseen.map((e) => `${e.length}.${e.at(-1)}`).join()}/${t.join()}`,
    r = hm.get(e);
  if (r?.key === n) return r.view;
  const i = {
    unseen: Object.fromEntries(e.unseen.map((e, t) => [h[t], um(e.slice().sort((e, t) => e - t))])),
    piles: Object.fromEntries(t.map((e, t) => [h[t], e])),
  };
  return hm.set(e, { key: n, view: i }), i;
}
const _m = (e, t, n, r) => ({
  left: o(e),
  top: e.top.map((t) => vm(e, t, n, r)).reverse(),
  discard: t.map((t) => n[e.kind[t]].id),
});
function vm(e, t, n, r) {
  const i = oe(e, t, r);
  return i === null ? null : n[i].id;
}
const ym = ({ event: e, owner: t, card: n, clock: r, left: i, notes: a }) => ({
    event: e,
    owner: t,
    copy: n < 0,
    card: n,
    clock: r,
    left: i,
    notes: a.slice(),
  }),
  bm = (e, t, n) => ({
    seat: t.seat,
    sent: um(t.sent),
    fainted: um(t.fainted),
    lost: t.lost,
    laid: t.laid,
    items: t.items.map((t) => vm(e.items, t, p, n)),
    die: t.die,
    total: t.total,
  });
Nn({ items: Ru, events: yl, superEvents: cp, trainers: cm });
const xm = {
  id: `hex`,
  title: `Master Trainer: HEX Edition`,
  version: 2,
  seats: { min: 2, max: 6 },
  options: zu,
  create: (e, t) => of(e, t),
  steps: {
    setup: lf,
    turn: Qd,
    landing: $d,
    after: ef,
    end: nf,
    league: pd,
    'league-duel': nd,
    bout: wd,
    'bout-over': Td,
    losers: Ed,
    'round-over': Od,
    final: Md,
    'final-over': Nd,
    'open-over': Fd,
  },
  outcome: (e) => (e.winner >= 0 ? [e.winner] : e.stopped ? [] : null),
  turn: ({ turn: e, league: t }) => e + Number(t?.round === `final`),
  clone: Ne,
  view: dm,
  redeal: (e, t, n, r) => {
    ue(e.items, t, n, r.items),
      ue(e.events, t, n, r.events),
      ue(e.superEvents, t, n, r.superEvents),
      ue(e.trainers, t, n, r.trainers),
      ue(e.elites, t, n, r.elites);
  },
  face: Tl,
  refused: Vu,
  scene: xf,
  words: Ip,
  evaluate: Aa,
  habit: Ml,
  balance: Me,
};
export { xm as ruleset };
