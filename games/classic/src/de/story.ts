/** What is told as it happens. */
import type { Translation } from '@indigo/kernel';
import { CHIPS } from '../data/chips.ts';
import { EVENTS, type EventKind } from '../data/events.ts';
import { RIVALS } from '../data/rivals.ts';
import { totalOf } from '../sums.ts';
import type { storyText as english } from '../text/story.ts';
import {
  CINNABAR_TO,
  cards,
  does,
  itemIs,
  items,
  of,
  or,
  place,
  pokemon,
  rivalName,
  rivalPokemon,
  them,
  they,
  toThem,
  up,
} from './names.ts';
import { cardText, eventSentence, eventText, mustered, PURPOSE, someCards, terms } from './phrases.ts';

/** Why an Event Card can do nothing. */
const NO_EFFECT: { readonly [K in EventKind]: string } = {
  'unknown-dungeon': 'Die Azuria-Höhle ist leer',
  chance: 'Auf dem Brett liegt kein Chip mehr',
  'pokemon-center': 'Niemand muss wiederbelebt werden',
  trade: 'Es gibt nichts, was getauscht werden darf',
  fight: 'Eine Seite hat kein Pokémon, das kämpfen kann',
  'take-items': 'Der Stapel ist leer',
};

const shiftWords = (pips: number, shift: number): string =>
  shift === 0 ? `gewürfelt: ${pips}` : `gewürfelt: ${pips} ${shift > 0 ? '+' : '−'} ${Math.abs(shift)}`;

export const story = {
  'got-starter': { say: (r, seat, dex) => `${does(r, seat, 'beginnt', 'beginnst')} mit ${pokemon(dex)}.` },
  'goes-first': {
    say: (r, seat, dex, pips) =>
      `${does(r, seat, 'hat', 'hast')} den ersten Zug: ${pokemon(dex)} ist ${pips > 0 ? 'eines der schwächsten Starter-Pokémon, und der Wurf war der höchste' : 'das schwächste Starter-Pokémon'} (Stärke ${CHIPS[dex - 1].power}${pips > 0 ? `, gewürfelt: ${pips}` : ''}).`,
  },
  turn: {
    say: (r, seat, turn) => `Zug ${turn}: ${r.you === seat ? 'Du bist' : `${r.name(seat)} ist`} dran.`,
  },
  rolled: {
    say: (r, seat, pips, why) => `${does(r, seat, 'würfelt', 'würfelst')} eine ${pips} ${PURPOSE[why]}.`,
  },
  'rolled-to-catch': {
    say: (r, seat, pips, dex) =>
      `${does(r, seat, 'würfelt', 'würfelst')} eine ${pips}, um ${pokemon(dex)} zu fangen.`,
  },
  played: {
    say: (r, seat, sort) => `${does(r, seat, 'spielt', 'spielst')} ${itemIs(sort).a}: ${cardText(sort)}.`,
  },
  moved: {
    say: (r, seat, _from, path) => `${does(r, seat, 'zieht', 'ziehst')} ${place(path.at(-1) as number).to}.`,
  },
  flew: { say: (r, seat, _from, at) => `${does(r, seat, 'fliegt', 'fliegst')} ${place(at).to}.` },
  'entered-plateau': { say: (r, seat) => `${does(r, seat, 'betritt', 'betrittst')} das Indigo Plateau.` },
  stopped: {
    say: (r, seat, met, _from, path) =>
      `${does(r, seat, 'hält', 'hältst')} ${place(path.at(-1) as number).on} bei ${toThem(r, met)}.`,
  },
  appeared: { say: (_, dex, at) => `Ein wildes ${pokemon(dex)} erscheint ${place(at).on}.` },
  caught: {
    say: (r, seat, dex, pips, shift) =>
      `${does(r, seat, 'fängt', 'fängst')} ${pokemon(dex)} (${shiftWords(pips, shift)})!`,
  },
  missed: {
    say: (_, _seat, dex, pips, needed) =>
      `${pokemon(dex)} entkommt (gewürfelt: ${pips}, nötig: ${or(needed.map(String))}).`,
  },
  declined: { say: (r, seat, dex) => `${does(r, seat, 'lässt', 'lässt')} ${pokemon(dex)} in Ruhe.` },
  'drew-items': { say: (r, seat, n) => `${does(r, seat, 'zieht', 'ziehst')} ${items(n)}.` },
  'got-items': {
    say: ({ you }, sorts) => `${you === null ? 'Erhalten:' : 'Du bekommst'} ${someCards(sorts)}.`,
  },
  discarded: { say: (r, seat, n) => `${does(r, seat, 'legt', 'legst')} ${cards(n)} verdeckt ab.` },
  'your-discards': { say: (_, sorts) => `Du legst ${someCards(sorts)} unter den Stapel.` },
  offered: {
    say: (r, seat, other, parts) => {
      const { give, want } = terms(parts);
      return `${does(r, seat, 'bietet', 'bietest')} ${toThem(r, other)} ${give} für ${want}.`;
    },
  },
  accepted: { say: (r, other) => `${does(r, other, 'nimmt', 'nimmst')} den Tausch an.` },
  refused: {
    say: (r, other, from) =>
      `Aus ${r.you === from ? 'deinem Angebot' : `dem Angebot von ${r.name(from)}`} an ${them(r, other)} wird nichts.`,
  },
  challenged: {
    say: (r, seat, other) =>
      `${does(r, seat, 'fordert', 'forderst')} ${them(r, other)} zum Trainerkampf heraus.`,
  },
  'doll-stops-battle': {
    say: (r, seat) => `${up(of(r, seat, 'Poképuppe', 'deine'))} verhindert den Kampf.`,
  },
  'doll-stops-trade': {
    say: (r, seat) => `${up(of(r, seat, 'Poképuppe', 'deine'))} verhindert den Tausch.`,
  },
  'sent-out': { say: (r, seat, dex) => `${does(r, seat, 'schickt', 'schickst')} ${pokemon(dex)}.` },
  'set-aside': {
    say: (r, seat, n) =>
      `${does(r, seat, 'legt', 'legst')} ${n === 0 ? 'keine Karten' : `${cards(n)} verdeckt`} zur Seite.`,
  },
  'turned-up': {
    say: (r, seat, sorts) => `${does(r, seat, 'deckt', 'deckst')} ${someCards(sorts)} auf.`,
  },
  totals: {
    say: (r, a, mine, b, theirs) =>
      `${mustered(r, a, mine)} ${mustered(r, b, theirs)}${totalOf(mine) === totalOf(theirs) ? ' Gleichstand: Beide würfeln noch einmal.' : ''}`,
  },
  'won-battle': {
    say: (r, winner, loser, dex) =>
      `${does(r, winner, 'gewinnt', 'gewinnst')}. ${up(of(r, loser, pokemon(dex)))} ist kampfunfähig.`,
  },
  'took-spoils': {
    say: (r, winner, loser, n) =>
      n === 0
        ? `${does(r, loser, 'hat', 'hast')} keine Karten zu verlieren.`
        : `${does(r, winner, 'zieht', 'ziehst')} blind ${cards(n)} aus ${r.you === loser ? 'deiner Hand' : `der Hand von ${r.name(loser)}`}.`,
  },
  spoils: {
    say: (r, winner, loser, sorts) =>
      `${does(r, winner, 'nimmt', 'nimmst')} ${toThem(r, loser)} ${someCards(sorts)} ab.`,
  },
  revived: { say: (r, seat, dex) => `${up(of(r, seat, pokemon(dex)))} ist wiederbelebt.` },
  'challenge-won': {
    say: (r, seat, n) =>
      `Die Würfelprobe gelingt: Alle ${n} Pokémon von ${toThem(r, seat)} sind wiederbelebt.`,
  },
  'challenge-lost': {
    say: (r, seat) => `Die Würfelprobe misslingt: Kein Pokémon von ${toThem(r, seat)} wird wiederbelebt.`,
  },
  'drew-event': {
    say: (r, seat, event) =>
      `${does(r, seat, 'zieht', 'ziehst')} eine Ereigniskarte: ${eventSentence(event)} ${eventText(event)}`,
  },
  'no-effect': {
    say: (_, event) => `${eventSentence(event)} Sie bewirkt nichts: ${NO_EFFECT[EVENTS[event].kind]}.`,
  },
  'met-legend': {
    say: (r, seat, dex) => `${does(r, seat, 'begegnet', 'begegnest')} in der Azuria-Höhle ${pokemon(dex)}.`,
  },
  'legends-mixed': { say: () => 'Die Chips in der Azuria-Höhle werden umgedreht und neu gemischt.' },
  'took-chip': {
    say: (r, seat, dex, at) => `${does(r, seat, 'nimmt', 'nimmst')} ${pokemon(dex)} ${place(at).from}.`,
  },
  'forced-trade': {
    say: (r, seat, other, given, wanted) =>
      `${does(r, seat, 'will', 'willst')} ${of(r, other, pokemon(wanted))} für ${pokemon(given)}.`,
  },
  traded: {
    say: (r, seat, other, given, wanted) =>
      `${does(r, seat, 'nimmt', 'nimmst')} ${of(r, other, pokemon(wanted))} und ${r.you === seat ? 'gibst' : 'gibt'} ${pokemon(given)}.`,
  },
  'called-to-cinnabar': {
    say: (r, seat, points) =>
      `${does(r, seat, 'hat', 'hast')} ${points} Stärkepunkte und ${r.you === seat ? 'gehst' : 'geht'} ${CINNABAR_TO}.`,
  },
  'entered-final': { say: (r, seat) => `${does(r, seat, 'tritt', 'trittst')} zum Finalkampf an!` },
  'not-exact': {
    say: (r, seat) =>
      `${does(r, seat, 'wurde', 'wurdest')} auf ENTER weitergeschoben. Nur ein genauer Wurf beginnt den Finalkampf.`,
  },
  'no-fit-finalist': {
    say: (r, seat) =>
      `${does(r, seat, 'hat', 'hast')} kein Pokémon, das kämpfen kann, und ${r.you === seat ? 'gehst' : 'geht'} zurück ${CINNABAR_TO}.`,
  },
  'became-master': {
    say: (r, seat, pips) =>
      `${does(r, seat, 'spielt', 'spielst')} den Pokémon-Meister${pips > 0 ? ` (höchster Wurf: ${pips})` : ''}.`,
  },
  'rival-drawn': { say: (_, rival) => `Du bist ${rivalName(rival)} mit ${rivalPokemon(rival)}.` },
  'rival-shown': {
    say: (_, _master, rival) =>
      `Der Meister ist ${rivalName(rival)} mit ${rivalPokemon(rival)} (Angriff ${RIVALS[rival].attack}, dazu ${RIVALS[rival].bonus.join(', ')} bei einem Wurf von 1 bis 6).`,
  },
  'lost-final': {
    say: (r, seat, dex) =>
      `${does(r, seat, 'verliert', 'verlierst')}. ${pokemon(dex)} ist kampfunfähig, und ${they(r, seat)} ${r.you === seat ? 'gehst' : 'geht'} zurück ${CINNABAR_TO}.`,
  },
  won: {
    say: (r, seat) =>
      `${does(r, seat, 'besiegt', 'besiegst')} den Pokémon-Meister und ${r.you === seat ? 'gewinnst' : 'gewinnt'} die Partie!`,
  },
  'stopped-match': { say: (_, turns) => `Die Partie endet nach ${turns} Zügen ohne Sieg.` },
} satisfies Translation<typeof english>;
