import type { Translation } from '@indigo/kernel';
import type { OfferPart } from '../answers.ts';
import { BADGES_TO_WIN, BOX_MAX, CONTEST_NEEDS } from '../data/rules.ts';
import { SITES } from '../data/sites.ts';
import { TYPES } from '../data/types.ts';
import type { words } from '../text.ts';
import { meant } from './meaning.ts';
import {
  badgeName,
  bubbles,
  does,
  doorName,
  judged,
  list,
  of,
  ofType,
  opponent,
  pokemon,
  routeName,
  siteIs,
  siteName,
  siteType,
  squareName,
  squares,
  steps,
  toSquare,
  toThem,
  towards,
  up,
} from './names.ts';

type Says = Translation<typeof words>;

const wanted = (want: OfferPart): string => {
  if ('want' in want) return judged(want.want);
  return 'wantType' in want ? `ein beliebiges ${ofType(TYPES[want.wantType])}` : 'ein beliebiges Pokémon';
};

const questions = {
  'ask.move': {
    say: (_, left) =>
      left === 0 ? 'Was tust du hier?' : `Du kannst ${squares(left)} weit gehen. Was tust du?`,
  },
  'ask.exchange': { say: () => 'Team und Box sind voll. Welches Pokémon kommt unter den Stapel?' },
  'ask.rearrange': {
    say: () => 'Alle deine Pokémon werden geheilt. Welche legst du zwischen Team und Box um?',
  },
  'ask.offer': { say: (r, other) => `Was bietest du ${r.name(other)} an, und was willst du dafür?` },
  'ask.answer-offer': {
    say: (r, from, give, want, fainted) =>
      `${r.name(from)} bietet ${judged(give)}${fainted ? ', besiegt,' : ''} für ${wanted(want)}. Was gibst du?`,
  },
  'ask.fight': {
    say: (_, site, beaten) =>
      `${siteName(site)}: Wer kämpft gegen ${opponent(site, beaten)} (${beaten + 1} von ${SITES[site].team.length})?`,
  },
} satisfies Partial<Says>;

const options = {
  end: { say: () => 'Zug beenden' },
  capture: { say: (_, route) => `Auf ${routeName(route)} fangen (${bubbles(route)})` },
  swap: { say: () => 'Im Pokémon-Center heilen und umlegen' },
  retreat: { say: () => 'Die Arena verlassen' },
  reject: { say: () => 'Angebot ablehnen' },
  'let-go-of': { say: (_, kind) => `${judged(kind)} freilassen` },
  return: { say: (_, kind) => `Stattdessen ${judged(kind)} zurücklegen` },
  go: { say: (_, to, far) => `${up(doorName(to))}, ${steps(far)}` },
  square: { say: (_, at) => up(squareName(at)) },
  challenge: { say: (_, site) => `${up(siteIs(site).the)} herausfordern` },
  compete: { say: (_, site) => `${up(siteIs(site).inThe)} antreten` },
  trade: { say: (r, other) => `${r.name(other)} einen Tausch anbieten` },
  cut: { say: (_, kind, at) => `Busch mit ${pokemon(kind)} zerschneiden: ${squareName(at)}` },
  surf: {
    say: (_, kind, way, to) => `Mit ${pokemon(kind)} ${towards(way)} surfen, ${toSquare(to)}`,
  },
  fly: {
    say: (_, kind, way, to) => `Mit ${pokemon(kind)} ${towards(way)} fliegen, ${toSquare(to)}`,
  },
  send: { say: (_, kind, pips) => `${pokemon(kind)} (gewinnt ab ${pips})` },
  card: { say: (_, kind) => judged(kind) },
  give: { say: (_, kind) => `${judged(kind)} geben` },
  want: { say: (_, part) => `${up(wanted(part))} verlangen` },
  'to-box': { say: (_, kind) => `${judged(kind)} in die Box legen` },
  'to-party': { say: (_, kind) => `${judged(kind)} ins Team nehmen` },
  'too-few': { say: () => 'Sag, was du gibst und was du willst.' },
  'box-over': { say: () => `Die Box fasst nur ${BOX_MAX}.` },
  'party-over': { say: () => 'Das Team ist voll.' },
} satisfies Partial<Says>;

const story = {
  'beat.move': { say: () => 'Dein Wurf für den Zug.' },
  'act.roll': { say: () => 'Würfeln' },
  'goes-first': {
    say: (r, seat, drawn) =>
      `${does(r, seat, 'beginnt', 'beginnst')}, ${drawn ? 'so hat es das Los bestimmt' : 'so wurde der Tisch eingerichtet'}.`,
  },
  turn: {
    say: (r, seat, turn) => `Zug ${turn}: ${r.you === seat ? 'Du bist' : `${r.name(seat)} ist`} dran.`,
  },
  rolled: {
    say: (r, seat, first, second) =>
      `${does(r, seat, 'würfelt', 'würfelst')} ${first} + ${second} = ${first + second} Felder.`,
  },
  walked: {
    say: (r, seat, to, left) =>
      `${does(r, seat, 'geht', 'gehst')} ${toSquare(to)}${left === 0 ? '' : `; ${steps(left)} ${left === 1 ? 'bleibt' : 'bleiben'}`}.`,
  },
  'cut-shrub': {
    say: (r, seat, kind, at) =>
      `${up(of(r, seat, pokemon(kind)))} zerschneidet den Busch (${squareName(at)}). Der Weg bleibt offen.`,
  },
  surfed: {
    say: (r, seat, kind, at) => `${does(r, seat, 'surft', 'surfst')} auf ${pokemon(kind)} ${toSquare(at)}.`,
  },
  flew: {
    say: (r, seat, kind, at) => `${does(r, seat, 'fliegt', 'fliegst')} auf ${pokemon(kind)} ${toSquare(at)}.`,
  },
  captured: {
    say: (r, seat, route, box, no) =>
      `${does(r, seat, 'fängt', 'fängst')} ein Pokémon auf ${routeName(route)} (Karte ${no + 1})${box ? '; es kommt in die Box' : ''}.`,
  },
  'was-caught': { say: (_, _seat, kind) => `Es ist ${judged(kind)}.` },
  'no-room': {
    say: (r, seat, route, no) =>
      `${does(r, seat, 'zieht', 'ziehst')} ein Pokémon auf ${routeName(route)} (Karte ${no + 1}) und ${r.you === seat ? 'hast' : 'hat'} keinen Platz dafür.`,
  },
  'was-drawn': { say: (_, _seat, kind) => `Es ist ${judged(kind)}.` },
  'let-go': {
    say: (r, seat, route) =>
      `${does(r, seat, 'lässt', 'lässt')} es frei. Es kommt unter den Stapel von ${routeName(route)}.`,
  },
  exchanged: {
    say: (r, seat, route, no) =>
      `${does(r, seat, 'behält', 'behältst')} es. Karte ${no + 1} kommt unter den Stapel von ${routeName(route)}.`,
  },
  'went-under': {
    say: (_, kind, route) => `${pokemon(kind)} liegt zuunterst im Stapel von ${routeName(route)}.`,
  },
  swapped: {
    say: (r, seat, party, box) =>
      `${does(r, seat, 'besucht', 'besuchst')} das Pokémon-Center. Alle Pokémon sind geheilt: ${party} im Team, ${box} in der Box.`,
  },
  rearranged: {
    say: (_, _seat, shifts) => {
      const side = (names: readonly string[], where: string): string =>
        names.length === 0 ? '' : `${list(names)} ${names.length === 1 ? 'kommt' : 'kommen'} ${where}`;
      const boxed = shifts.flatMap((shift) => ('toBox' in shift ? [pokemon(shift.toBox)] : []));
      const taken = shifts.flatMap((shift) => ('toParty' in shift ? [pokemon(shift.toParty)] : []));
      return `${[side(boxed, 'in die Box'), side(taken, 'ins Team')].filter((part) => part !== '').join('; ')}.`;
    },
  },
  offered: {
    say: (r, seat, other, give, want) =>
      `${does(r, seat, 'bietet', 'bietest')} ${toThem(r, other)} ${pokemon(give)} für ${wanted(want)}.`,
  },
  rejected: {
    say: (r, other, seat) =>
      `${up(of(r, seat, 'Angebot'))} an ${r.you === other ? 'dich' : r.name(other)} kommt nicht zustande.`,
  },
  traded: {
    say: (r, seat, other, given, got) =>
      `${does(r, seat, 'tauscht', 'tauschst')} ${pokemon(given)} gegen ${of(r, other, pokemon(got))}.`,
  },
  challenged: {
    say: (r, seat, site) => `${does(r, seat, 'fordert', 'forderst')} ${siteIs(site).the} heraus.`,
  },
  'sent-out': {
    say: (r, seat, kind, site, beaten) =>
      `${does(r, seat, 'schickt', 'schickst')} ${pokemon(kind)} gegen ${opponent(site, beaten)}.`,
  },
  'won-fight': {
    say: (r, seat, site, beaten, pips, needed) =>
      `${does(r, seat, 'würfelt', 'würfelst')} eine ${pips} (nötig: ${needed} oder mehr) und ${r.you === seat ? 'besiegst' : 'besiegt'} ${opponent(site, beaten)}.`,
  },
  fainted: {
    say: (r, seat, kind, pips, needed) =>
      `${does(r, seat, 'würfelt', 'würfelst')} eine ${pips} (nötig: ${needed} oder mehr): ${up(of(r, seat, pokemon(kind)))} ist besiegt.`,
  },
  retreated: {
    say: (r, seat, site) =>
      `${does(r, seat, 'verlässt', 'verlässt')} ${siteIs(site).the}. Beim nächsten Mal stehen dort wieder alle Pokémon.`,
  },
  'whited-out': {
    say: (r, seat) =>
      `${does(r, seat, 'hat', 'hast')} kein kampffähiges Pokémon mehr: zurück zum Pokémon-Center, und alle Pokémon sind geheilt.`,
  },
  'beat-gym': { say: (r, seat, site) => `${does(r, seat, 'besiegt', 'besiegst')} ${siteIs(site).the}.` },
  outshone: {
    say: (r, seat, site) =>
      `${does(r, seat, 'tritt', 'trittst')} ${siteIs(site).inThe} an und ${r.you === seat ? 'wirst' : 'wird'} überstrahlt: Es braucht ${CONTEST_NEEDS} ${siteType(site)} im Team.`,
  },
  shone: {
    say: (r, seat, site, kinds) =>
      `${does(r, seat, 'gewinnt', 'gewinnst')} ${siteIs(site).the} mit ${list(kinds.map(pokemon))}.`,
  },
  'won-badge': {
    say: (r, seat, site, badges) =>
      `${does(r, seat, 'erhält', 'erhältst')} den ${badgeName(site)}: ${badges} von ${BADGES_TO_WIN}.`,
  },
  won: {
    say: (r, seat) => `${does(r, seat, 'gewinnt', 'gewinnst')} die Partie mit ${BADGES_TO_WIN} Orden!`,
  },
  'stopped-match': { say: (_, turns) => `Die Partie endet nach ${turns} Zügen ohne Sieg.` },
} satisfies Partial<Says>;

const refusals = {
  'why.here': { say: () => 'Da bist du schon.' },
  'why.far': { say: (_, left) => `Das ist weiter als ${steps(left)}.` },
  'why.flown': { say: () => 'Du bist geflogen und kannst in diesem Zug nicht mehr gehen.' },
  'why.shrub': { say: () => 'Da steht ein Busch, bis ihn jemand zerschneidet.' },
  'why.water': { say: () => 'Auf Wasser kann man nicht gehen; Surfer bringt dich hinüber.' },
  'why.building': {
    say: () => 'In ein Gebäude kommt man nicht hinein; nutze es vom Feld daneben aus.',
  },
  'why.no-route': { say: () => 'Pokémon fängt man nur auf einer Route.' },
  'why.empty': { say: (_, route) => `Der Stapel von ${routeName(route)} ist leer.` },
  'why.no-center': { say: () => 'Dafür musst du neben dem Pokémon-Center stehen.' },
  'why.no-pokemon': { say: () => 'Du hast kein Pokémon.' },
  'why.they-have-none': { say: (r, other) => `${r.name(other)} hat kein Pokémon.` },
  'why.asked': {
    say: (r, other) => `Du hast ${r.name(other)} in diesem Zug schon ein Angebot gemacht.`,
  },
  'why.badge': { say: (_, site) => `Den ${badgeName(site)} hast du schon.` },
  'why.no-fit': { say: () => 'In deinem Team kann niemand kämpfen.' },
  'why.not-held': { say: () => 'Der Normal-Wettbewerb fällt an diesem Tisch aus.' },
  'why.fainted': { say: (_, kind) => `${pokemon(kind)} ist besiegt.` },
  'why.boxed': { say: () => 'Es ist in deiner Box; umgeräumt wird sie im Pokémon-Center.' },
  'why.not-box': { say: () => 'Zurücklegen kannst du nur ein Pokémon aus deinem Team.' },
  'why.hm-used': { say: () => 'Deine VM hast du in diesem Zug schon eingesetzt.' },
  'why.no-shrub': { say: () => 'Neben dir steht kein Busch.' },
  'why.no-shore': {
    say: () => 'Surfer führt von hier nirgendwohin: Du brauchst Wasser neben dir und drüben freien Boden.',
  },
  'why.moved': { say: () => 'Fliegen ersetzt das Gehen, also muss es zuerst kommen.' },
  'why.no-flight': { say: () => 'Von hier aus kann man nirgendwohin fliegen.' },
  'why.lost-fight': {
    say: () => 'Nach einem verlorenen Kampf gibt es kein Zurück: Schick ein anderes Pokémon.',
  },
  'why.first-roll': { say: () => 'Vor dem ersten Wurf gibt es kein Zurück.' },
} satisfies Partial<Says>;

const table = {
  mover: { say: (r, seat) => r.name(seat) },
  shrub: { say: (_, at) => `Busch: ${squareName(at)}` },
  party: { say: (r, seat) => up(of(r, seat, 'Team')) },
  box: { say: (r, seat) => up(of(r, seat, 'Box', 'deine')) },
  somewhere: { say: (r, seat) => up(of(r, seat, 'Team oder Box')) },
  pile: { say: (_, route) => `Stapel von ${routeName(route)} (${bubbles(route)})` },
  'drawn-card': { say: () => 'Die eben gezogene Karte' },
  unknown: { say: (_, no, route) => `Karte ${no + 1}, von ${routeName(route)}` },
  'badge-of': { say: (_, site) => badgeName(site) },
  'badge-case': { say: (r, seat) => up(of(r, seat, 'Orden', 'deine')) },
  badges: { say: () => 'Orden' },
  'contest-needs': {
    say: (_, site) => `${siteName(site)}: ${CONTEST_NEEDS} ${siteType(site)} im Team gewinnen ihn`,
  },
} satisfies Partial<Says>;

export const german = { ...questions, ...options, ...story, ...refusals, ...table, ...meant } satisfies Says;
