import type { Translation } from '@indigo/kernel';
import { SPACES } from '../board.ts';
import type { words } from '../text/words.ts';
import { colourIs } from './colours.ts';
import { itemName, leaderName, monName, monWords, someItems, trainerName } from './names.ts';
import { needs, purpose } from './phrases.ts';
import { cityOf, place } from './places.ts';
import { count, does, items, list, ofThem, them, toThem, up } from './speech.ts';

type Says = Translation<typeof words>;

const questions = {
  'ask.turn': { say: () => 'Dein Zug: Was tust du?' },
  'ask.move': { say: (_, steps) => `Geh ${count(steps, 'Feld', 'Felder')}: Wohin?` },
  'ask.which-die': {
    say: (_, dice) => `Du hast ${list(dice.map(String))} gewürfelt. Welcher Würfel gilt?`,
  },
  'ask.pay-items': { say: (_, n) => `Leg ${items(n)} für den Durchgang ab.` },
  'ask.after': { say: () => 'Noch etwas, bevor dein Zug endet?' },
  'ask.last': { say: () => 'Dein Zug endet: Noch eine letzte Karte?' },
  'ask.keep-trainer': { say: () => 'Welchen Trainer behältst du?' },
  'ask.name-active': { say: () => 'Welcher Trainer ist aktiv?' },
  'ask.discards': { say: (_, n) => `Zu viele Items: Leg ${n} ab.` },
  'ask.ball': {
    say: (_, mon, weakened) =>
      `${monWords(mon)} erscheint${weakened ? ', geschwächt' : ''}. Wirfst du einen Ball?`,
  },
  'ask.send': { say: () => 'Welches Pokémon schickst du?' },
  'ask.send-next': { say: () => 'Unentschieden: Welches Pokémon schickst du als Nächstes?' },
  'ask.send-gym': { say: (_, leader) => `Welches Pokémon schickst du gegen ${leaderName(leader)}?` },
  'ask.lay': { say: () => 'Legst du ein Item verdeckt dazu?' },
  'ask.lay-gym': { say: (_, _leader, mon) => `Ein Item für ${monName(mon)}?` },
  'ask.lock': {
    say: () => 'Welche Familie sicherst du? Sie bekommt +1 und kann nicht getauscht werden.',
  },
  'ask.new-trainer': { say: () => 'Legst du deinen Trainer für den nächsten ab?' },
  'ask.pay-for-event': { say: () => 'Legst du ein Item ab, um ein Ereignis zu ziehen?' },
  'ask.swap-items': { say: () => 'Legst du Items ab, um ebenso viele zu ziehen?' },
  'ask.rob': { say: () => 'Wem nimmst du ein Item weg?' },
  'ask.which-colour': { say: () => 'Welche Farbe?' },
  'ask.pick-event': { say: () => 'Welches der beiden Ereignisse löst du aus?' },
} satisfies Partial<Says>;

const story = {
  turn: { say: (r, seat, turn) => `Zug ${turn}: ${does(r, seat, 'ist', 'bist')} dran.` },
  skipped: { say: (r, seat) => `${does(r, seat, 'setzt', 'setzt')} diesen Zug aus.` },
  'stopped-match': { say: (_, n) => `Die Partie endet nach ${n === 1 ? '1 Zug' : `${n} Zügen`}.` },
  board: { say: (_, board) => `Die Insel: ${list(board.map((hexagon) => cityOf(hexagon).name))}.` },
  starter: { say: (r, seat, mon) => `${does(r, seat, 'bekommt', 'bekommst')} ${monName(mon)}.` },
  'goes-first': { say: (r, seat) => `${does(r, seat, 'beginnt', 'beginnst')}.` },
  rolled: {
    say: (r, seat, pips, why) =>
      `${seat < 0 ? 'Der Elite-Trainer würfelt' : does(r, seat, 'würfelt', 'würfelst')} eine ${pips} ${purpose(why)}.`,
  },
  'rolled-to-catch': {
    say: (r, seat, pips, mon) => `${does(r, seat, 'würfelt', 'würfelst')} eine ${pips} für ${monName(mon)}.`,
  },
  moved: {
    say: (r, seat, to, how) =>
      how === 'train'
        ? `${does(r, seat, 'nimmt', 'nimmst')} den Magnetzug ${place(to).to}.`
        : `${does(r, seat, 'geht', 'gehst')} ${place(to).to}.`,
  },
  stuck: { say: (r, seat) => `${does(r, seat, 'kann', 'kannst')} nirgends hin.` },
  lap: { say: (r, seat) => `${does(r, seat, 'vollendet', 'vollendest')} einen Rundgang.` },
  pioneer: {
    say: (r, seat, space) => `Vor ${toThem(r, seat)} war noch niemand ${cityOf(SPACES[space].hexagon).on}.`,
  },
  first: {
    say: (r, seat, space) =>
      `${does(r, seat, 'ist', 'bist')} zum ersten Mal ${cityOf(SPACES[space].hexagon).on}.`,
  },
  'drew-items': {
    say: (r, seat, n) =>
      n === 0
        ? `Für ${them(r, seat)} ist kein Item mehr da.`
        : `${does(r, seat, 'zieht', 'ziehst')} ${items(n)}.`,
  },
  'got-items': { say: (_, sorts) => `Du bekommst ${someItems(sorts)}.` },
  played: { say: (r, seat, sort) => `${does(r, seat, 'spielt', 'spielst')} ${someItems([sort])} aus.` },
  discarded: { say: (r, seat, sorts) => `${does(r, seat, 'legt', 'legst')} ${someItems(sorts)} ab.` },
  stole: {
    say: (r, thief, victim, n) =>
      `${does(r, thief, 'nimmt', 'nimmst')} ${toThem(r, victim)} ${items(n)} weg.`,
  },
  'stole-these': { say: (_, _thief, _victim, sorts) => `Gestohlen: ${list(sorts.map(itemName))}.` },
  'trainer-drawn': {
    say: (r, seat, sort) => `${does(r, seat, 'zieht', 'ziehst')} die Trainerkarte ${trainerName(sort)}.`,
  },
  'trainer-active': { say: (r, seat, sort) => `${trainerName(sort)} ist ${ofThem(r, seat, 'Trainer')}.` },
  'trainer-kept': {
    say: (r, seat, sort) => `${does(r, seat, 'behält', 'behältst')} die Trainerkarte ${trainerName(sort)}.`,
  },
  'trainer-gone': {
    say: (r, seat, sort) => `${does(r, seat, 'legt', 'legst')} die Trainerkarte ${trainerName(sort)} ab.`,
  },
  appeared: { say: (_, mon, space) => `${monWords(mon)} erscheint ${place(space).on}.` },
  caught: {
    say: (r, seat, mon, pips, helps) =>
      `${does(r, seat, 'fängt', 'fängst')} ${monName(mon)} mit einer ${pips}${needs(mon, helps)}.`,
  },
  missed: {
    say: (r, seat, mon, pips, helps) =>
      `${monName(mon)} entkommt ${toThem(r, seat)}: Eine ${pips} fängt es nicht${needs(mon, helps)}.`,
  },
  weakened: { say: (_, mon) => `${monName(mon)} ist geschwächt.` },
  gained: { say: (r, seat, mon) => `${monWords(mon)} gehört jetzt ${toThem(r, seat)}.` },
  locked: {
    say: (r, seat, family) => `${does(r, seat, 'sichert', 'sicherst')} die Familie von ${monName(family)}.`,
  },
  badge: {
    say: (r, seat, leader, n) =>
      `${does(r, seat, 'gewinnt', 'gewinnst')} den Orden von ${leaderName(leader)} und ${r.you === seat ? 'hast' : 'hat'} jetzt ${n}.`,
  },
  'badge-gives': {
    say: (r, seat, colour) =>
      `Mit diesem Orden ${r.you === seat ? 'bekommst du' : `bekommt ${r.name(seat)}`} ein ${colourIs(colour, 'es')} Pokémon.`,
  },
  'weaker-pile': {
    say: (_, colour, from) =>
      `Der ${colourIs(colour, 'e')} Stapel ist leer, darum kommt stattdessen ein ${colourIs(from, 'es')} Pokémon.`,
  },
  'obeys-now': {
    say: (r, seat, colour) => `${up(colourIs(colour, 'e'))} Pokémon gehorchen jetzt ${toThem(r, seat)}.`,
  },
} satisfies Partial<Says>;

export const rules = { ...questions, ...story };
