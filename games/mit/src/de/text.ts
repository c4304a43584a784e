import type { Translation } from '@indigo/kernel';
import { CARDS, FACE_OF, HP_OF } from '../cards.ts';
import type { Effect } from '../data/attacks.ts';
import { LEADERS } from '../data/leaders.ts';
import { COUNTERS, GATE, TEAM_MAX, WILD_FIRST } from '../data/rules.ts';
import type { words } from '../text.ts';
import { meant } from './meaning.ts';
import {
  attackName,
  attackWords,
  badgeName,
  conditionWords,
  damageWords,
  does,
  faceName,
  faceWords,
  leaderName,
  left,
  OVER,
  of,
  one,
  orLess,
  pokemon,
  rolled,
  routeName,
  slotName,
  squareName,
  squares,
  standing,
  up,
  valued,
  whom,
} from './names.ts';

type Says = Translation<typeof words>;

const questions = {
  'ask.starter': { say: () => 'Wähle dein erstes Pokémon.' },
  'ask.turn': { say: () => 'Dein Zug: Gehst du, oder suchst du ein wildes Pokémon?' },
  'ask.walk': { say: (_, pips) => `Du hast eine ${pips} gewürfelt. Wohin gehst du?` },
  'ask.call': { say: (r, lander) => `${r.name(lander)} kommt auf dein Feld. Willst du kämpfen?` },
  'ask.gym': {
    say: (_, leader) =>
      `${leaderName(leader)} erwartet dich mit ${LEADERS[leader].team.length} Pokémon. Willst du kämpfen?`,
  },
  'ask.select-wild': {
    say: (_, card) => `Ein wildes ${faceWords(FACE_OF[card])}! Wer kämpft? Das zuerst genannte führt an.`,
  },
  'ask.select-gym': {
    say: (_, leader, most) =>
      `Kampf gegen ${leaderName(leader)}, bis zu ${most} je Seite: Wer kämpft? Das zuerst genannte führt an.`,
  },
  'ask.select-player': {
    say: (r, a, b) =>
      `${r.you === a ? 'Du' : r.name(a)} gegen ${whom(r, b)}: Wer kämpft? Das zuerst genannte führt an.`,
  },
  'ask.act': {
    say: (_, card, hp, enemy, theirs) =>
      `${standing(card, hp)} gegen ${standing(enemy, theirs)}: Was tust du?`,
  },
  'ask.act-leader': {
    say: (_, card, hp, enemy, theirs) =>
      `Du spielst ${leaderName(CARDS[card].of)}: ${standing(card, hp)} gegen ${standing(enemy, theirs)}. Was tust du?`,
  },
  'ask.replace': { say: (_, card) => `${pokemon(card)} ist besiegt. Wer kommt?` },
  'ask.release': { say: () => `Ein Team fasst ${TEAM_MAX} Pokémon. Welches lässt du frei?` },
  'ask.evolve': {
    say: (_, most) =>
      `Gewonnen! Willst du versuchen, ein Pokémon zu entwickeln? Dazu musst du ${orLess(most)} würfeln.`,
  },
} satisfies Partial<Says>;

const options = {
  pass: { say: () => 'Vorbeilassen' },
  move: { say: () => 'Würfeln und gehen' },
  wild: { say: () => 'Gegen ein wildes Pokémon kämpfen' },
  forward: { say: (_, steps, at) => `${steps} vor: ${squareName(at)}` },
  back: { say: (_, steps, at) => `${steps} zurück: ${squareName(at)}` },
  stay: { say: () => 'Hier bleiben' },
  fight: { say: () => 'Kämpfen' },
  leave: { say: () => 'Jetzt nicht' },
  choose: { say: (_, card, hp) => valued(card, hp) },
  attack: { say: (_, attack, needed) => attackWords(attack, needed) },
  switch: { say: (_, card, hp) => `Wechseln zu ${valued(card, hp)}` },
  ball: { say: (_, needed) => `Einen Pokéball werfen (fängt bei ${orLess(needed)})` },
  'ball-cannot': { say: () => 'Einen Pokéball werfen' },
  evolve: { say: (_, card, into) => `${pokemon(card)} zu ${faceWords(into)} entwickeln` },
} satisfies Partial<Says>;

/** What keeps an effect from taking hold. */
const barred = (effect: Effect['does']): string =>
  ['poison', 'burn', 'confusion', 'paralyze'].includes(effect)
    ? `hat schon ein Statusproblem, darum bleibt ${slotName(effect)} ohne Wirkung`
    : `hat schon ${slotName(effect)}, und das verstärkt sich nicht`;

const WHY: { readonly [why: string]: string } = { first: 'um den ersten Zug', move: 'fürs Gehen' };

const story = {
  'beat.roll': { say: (_, why) => `Dein Wurf ${WHY[why]}.` },
  'act.roll': { say: () => 'Würfeln' },
  rolled: {
    say: (r, seat, pips, why) => `${does(r, seat, 'würfelt', 'würfelst')} eine ${pips} ${WHY[why]}.`,
  },
  'goes-first': {
    say: (r, seat, pips) =>
      `${does(r, seat, 'würfelt', 'würfelst')} am höchsten (${pips}) und ${r.you === seat ? 'darfst' : 'darf'} zuerst wählen und beginnen.`,
  },
  'chose-starter': {
    say: (r, seat, card) => `${does(r, seat, 'beginnt', 'beginnst')} mit ${pokemon(card)}.`,
  },
  'starter-left': {
    say: (_, card) => `Niemand hat ${pokemon(card)} gewählt, darum ist es aus dem Spiel.`,
  },
  turn: {
    say: (r, seat, turn) => `Zug ${turn}: ${r.you === seat ? 'Du bist' : `${r.name(seat)} ist`} dran.`,
  },
  moved: {
    say: (r, seat, at, steps) =>
      `${does(r, seat, 'geht', 'gehst')} ${squares(steps)} ${steps > 0 ? 'vor' : 'zurück'}: ${squareName(at)}.`,
  },
  stayed: { say: (r, seat, at) => `${does(r, seat, 'bleibt', 'bleibst')} hier: ${squareName(at)}.` },
  healed: { say: (r, seat) => `${up(of(r, seat, 'Pokémon', 'deine'))} sind geheilt.` },
  relocated: {
    say: (r, seat, at) => `${does(r, seat, 'geht', 'gehst')} zurück: ${squareName(at)}.`,
  },
  appeared: {
    say: (r, seat, card) => `${does(r, seat, 'trifft', 'triffst')} ein wildes ${faceWords(FACE_OF[card])}.`,
  },
  'called-battle': {
    say: (r, seat, lander) => `${does(r, seat, 'fordert', 'forderst')} ${whom(r, lander)} zum Kampf.`,
  },
  'challenged-leader': {
    say: (r, seat, leader) => `${does(r, seat, 'fordert', 'forderst')} ${leaderName(leader)} heraus.`,
  },
  'plays-leader': {
    say: (r, seat, leader, coin) =>
      coin
        ? `${does(r, seat, 'gewinnt', 'gewinnst')} den Münzwurf und ${r.you === seat ? 'spielst' : 'spielt'} ${leaderName(leader)}.`
        : `${does(r, seat, 'spielt', 'spielst')} ${leaderName(leader)}.`,
  },
  'sent-out': {
    say: (r, owner, card, bench) =>
      `${one(r, owner, card)} führt an${bench === 0 ? '' : `, mit ${bench} auf der Bank`}.`,
  },
  switched: { say: (r, owner, from, to) => `${one(r, owner, from)} macht Platz für ${pokemon(to)}.` },
  'sent-in': { say: (r, owner, card) => `${one(r, owner, card)} kommt.` },
  'wild-rolled': {
    say: (r, roller, card, pips) =>
      `${does(r, roller, 'würfelt', 'würfelst')} eine ${pips} für das wilde ${pokemon(card)}: seine ${pips <= WILD_FIRST ? 'erste' : 'zweite'} Attacke.`,
  },
  used: { say: (r, owner, card, attack) => `${one(r, owner, card)} setzt ${attackName(attack)} ein.` },
  'broke-through': {
    say: (r, owner, card, status, pips) =>
      `${one(r, owner, card)} kämpft trotz ${slotName(status)} (${rolled(pips, orLess(GATE))}).`,
  },
  held: {
    say: (r, owner, card, status, pips) =>
      `${one(r, owner, card)} kann wegen ${slotName(status)} nicht angreifen (${rolled(pips, orLess(GATE))}).`,
  },
  hit: { say: (_, _owner, _card, pips, needed) => `Treffer (${rolled(pips, orLess(needed))}).` },
  missed: { say: (_, _owner, _card, pips, needed) => `Daneben (${rolled(pips, orLess(needed))}).` },
  'cannot-hit': { say: (r, owner, card) => `${one(r, owner, card)} kann nicht treffen.` },
  hurt: {
    say: (r, owner, card, damage, hp, parts) =>
      `${one(r, owner, card)} nimmt ${damageWords(damage, parts)}: ${left(hp)}.`,
  },
  'hurt-itself': {
    say: (r, owner, card, damage, hp) =>
      `${one(r, owner, card)} nimmt selbst ${damage} Schaden: ${left(hp)}.`,
  },
  'confused-itself': {
    say: (r, owner, card, damage, hp) =>
      `${one(r, owner, card)} verletzt sich vor Verwirrung selbst, ${damage} Schaden: ${left(hp)}.`,
  },
  'blew-up': { say: (r, owner, card) => `${one(r, owner, card)} besiegt sich selbst.` },
  'took-hold': {
    say: (_, effect, pips, needed) =>
      `Der Wurf für ${slotName(effect)} gelingt (${rolled(pips, orLess(needed))}).`,
  },
  'no-hold': {
    say: (_, effect, pips, needed) =>
      `Der Wurf für ${slotName(effect)} misslingt (${rolled(pips, orLess(needed))}).`,
  },
  afflicted: {
    say: (r, owner, card, effect, size) =>
      `${one(r, owner, card)} ${conditionWords(effect, size)} (${COUNTERS} Züge).`,
  },
  unaffected: { say: (r, owner, card, effect) => `${one(r, owner, card)} ${barred(effect)}.` },
  'poison-hurt': {
    say: (r, owner, card, damage, hp) =>
      `${one(r, owner, card)} nimmt ${damage} Schaden durch das Gift: ${left(hp)}.`,
  },
  'wore-off': { say: (r, owner, card, effect) => `${one(r, owner, card)} ${OVER[effect]}.` },
  'ball-missed': {
    say: (r, seat, card, pips, needed) =>
      `${up(of(r, seat, 'Pokéball'))} verfehlt ${pokemon(card)} (${rolled(pips, orLess(needed))}).`,
  },
  caught: {
    say: (r, seat, card, pips, needed) =>
      `${does(r, seat, 'fängt', 'fängst')} ${pokemon(card)} (${rolled(pips, orLess(needed))})!`,
  },
  released: {
    say: (r, seat, card) =>
      `${does(r, seat, 'lässt', 'lässt')} ${pokemon(card)} frei; es ${CARDS[card].back === 'starter' ? 'ist aus dem Spiel' : 'kommt zurück in seinen Stapel'}.`,
  },
  'beat-wild': {
    say: (r, seat, card) =>
      `${does(r, seat, 'besiegt', 'besiegst')} das wilde ${pokemon(card)}; es kommt zurück in seinen Stapel.`,
  },
  'lost-wild': {
    say: (r, seat, card) =>
      `${does(r, seat, 'verliert', 'verlierst')} gegen das wilde ${pokemon(card)}; es kommt zurück in seinen Stapel.`,
  },
  'beat-leader': {
    say: (r, seat, leader) => `${does(r, seat, 'besiegt', 'besiegst')} ${leaderName(leader)}.`,
  },
  'lost-gym': {
    say: (r, seat, leader) => `${does(r, seat, 'verliert', 'verlierst')} gegen ${leaderName(leader)}.`,
  },
  'got-badge': {
    say: (r, seat, leader, badges) =>
      `${does(r, seat, 'erhält', 'erhältst')} den ${badgeName(leader)}: ${badges} von ${LEADERS.length}!`,
  },
  'won-player': {
    say: (r, seat, loser) => `${does(r, seat, 'besiegt', 'besiegst')} ${whom(r, loser)}.`,
  },
  'both-out': {
    say: (r, a, b) =>
      `Eine Attacke besiegt zugleich das letzte Pokémon von ${r.you === a ? 'dir' : r.name(a)} und das von ${r.you === b ? 'dir' : r.name(b)}: Niemand gewinnt.`,
  },
  'stopped-battle': { say: (_, turns) => `Der Kampf endet nach ${turns} Zügen ohne Sieg.` },
  evolved: {
    say: (r, seat, card, into, pips, most) =>
      `${up(of(r, seat, pokemon(card)))} entwickelt sich zu ${pokemon(into)} (${rolled(pips, orLess(most))})!`,
  },
  'evolution-failed': {
    say: (r, seat, card, pips, most) =>
      `${up(of(r, seat, pokemon(card)))} entwickelt sich nicht (${rolled(pips, orLess(most))}).`,
  },
  won: {
    say: (r, seat) =>
      `${does(r, seat, 'hat', 'hast')} alle ${LEADERS.length} Orden und ${r.you === seat ? 'gewinnst' : 'gewinnt'} das Spiel!`,
  },
  'stopped-match': { say: (_, turns) => `Die Partie endet nach ${turns} Zügen ohne Sieg.` },
} satisfies Partial<Says>;

const refusals = {
  'too-few': { say: () => 'Nenne mindestens ein Pokémon.' },
  'why.taken': { say: (_, card) => `${pokemon(card)} hat schon jemand gewählt.` },
  'why.too-far': { say: (_, pips) => `Das ist weiter als die ${pips}, die du gewürfelt hast.` },
  'why.ko': { say: (_, card) => `${pokemon(card)} ist besiegt.` },
  'why.ball-hp': { say: (_, hp) => `Solange es noch ${hp} KP hat, fängt es kein Pokéball.` },
  'why.ball-wild': { say: () => 'Fangen kann man nur wilde Pokémon.' },
  'why.badge': { say: (_, leader) => `Dafür brauchst du zuerst den ${badgeName(leader)}.` },
  'why.no-card': { say: (_, face) => `Im Entwicklungsstapel ist kein ${faceName(face)} mehr.` },
  'why.not-fit': { say: (_, card) => `${pokemon(card)} wurde im Kampf besiegt.` },
} satisfies Partial<Says>;

const table = {
  square: { say: (_, at) => squareName(at) },
  mover: { say: (r, seat) => r.name(seat) },
  team: { say: (r, seat) => up(of(r, seat, 'Team')) },
  member: { say: (_, card, hp) => `${pokemon(card)} ${hp}/${HP_OF[card]}` },
  'wild-card': { say: (_, card, hp) => `Wildes ${pokemon(card)} ${hp}/${HP_OF[card]}` },
  'leader-card': { say: (r, card, hp) => `${one(r, -1, card)} ${hp}/${HP_OF[card]}` },
  'starter-card': { say: (_, card) => faceWords(FACE_OF[card]) },
  arena: { say: () => 'Kampffeld' },
  starters: { say: () => 'Erste Pokémon' },
  'route-stack': { say: (_, route) => `Stapel: ${routeName(route)}` },
  'evolution-stack': { say: () => 'Entwicklungsstapel' },
  badges: { say: () => 'Orden' },
  badge: { say: (_, leader) => badgeName(leader) },
  'badge-case': { say: (r, seat) => up(of(r, seat, 'Orden', 'deine')) },
} satisfies Partial<Says>;

export const german = { ...questions, ...options, ...story, ...refusals, ...table, ...meant } satisfies Says;
