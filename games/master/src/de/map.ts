/** The map in German: setup, turns, moving, growing; wild Pokémon. */
import type { Translation } from '@indigo/kernel';
import { TYPE_AT } from '../cards.ts';
import { FORMS } from '../league/forms.ts';
import { isSuper } from '../names.ts';
import type { Ending } from '../rules/end.ts';
import type { mapWords } from '../text/map.ts';
import type { wildWords } from '../text/wild.ts';
import {
  actions,
  ballName,
  CANDY,
  count,
  does,
  foeName,
  hearts,
  itemName,
  left,
  list,
  machineName,
  moneyName,
  name,
  of,
  ofType,
  pokemon,
  powerToken,
  REVIVE,
  stoneName,
  up,
  whose,
} from './names.ts';
import { atPlace, toPlace } from './places.ts';

/** Each with its figure at this table: gyms, Pokémon, trainers left, rounds. */
const ENDINGS: { readonly [why in Ending]: (n: number) => string } = {
  gyms: (n) => `Alle ${n} Arenen sind besiegt`,
  levels: (n) => `Jemand hat ${n} Pokémon auf ihrem höchsten Level`,
  trainers: (n) =>
    n === 1 ? 'Nur 1 Trainer ist noch auf der Karte' : `Nur ${n} Trainer sind noch auf der Karte`,
  rounds: (n) => `${count(n, 'Runde ist', 'Runden sind')} gespielt`,
};

export const map = {
  'goes-first': { say: (r, seat) => `${does(r, seat, 'beginnt', 'beginnst')}.` },
  'chose-starter': { say: (r, seat, card) => `${does(r, seat, 'nimmt', 'nimmst')} ${pokemon(card)}.` },
  turn: {
    say: (r, seat, turn) => `Zug ${turn}: ${r.you === seat ? 'Du bist' : `${r.name(seat)} ist`} dran.`,
  },
  healed: {
    say: (r, seat) =>
      `Das Pokémon-Center heilt ${r.you === seat ? 'dein ganzes Team' : `das ganze Team von ${r.name(seat)}`}.`,
  },
  moved: {
    say: (r, seat, place, left, _from) =>
      `${does(r, seat, 'geht', 'gehst')} ${toPlace(place)} (noch ${actions(left)}).`,
  },
  appeared: { say: (_, place, card) => `${pokemon(card)} wartet ${atPlace(place)}.` },
  found: { say: (_, place, item) => `Aufgedeckt wird der Item-Ball ${atPlace(place)}: ${itemName(item)}.` },
  camped: {
    say: (r, seat) =>
      `${does(r, seat, 'schlägt', 'schlägst')} ein Lager auf. Alle Pokémon, die nicht besiegt sind, werden geheilt.`,
  },
  passed: { say: (r, seat) => `${does(r, seat, 'beendet den Zug', 'beendest deinen Zug')}.` },
  level: { say: (r, seat, form, level) => `${whose(r, seat, form)} erreicht Level ${level}.` },
  evolved: {
    say: (r, seat, card, from, to) =>
      `${up(of(r, seat, pokemon(card, from)))} entwickelt sich zu ${pokemon(card, to)}.`,
  },
  'xp-lost': {
    say: (_, _seat, xp) => `${xp} EP ${xp === 1 ? 'verfällt' : 'verfallen'}: Kein Pokémon kann noch wachsen.`,
  },
  'used-stone': {
    say: (r, seat, form, stone) =>
      `${does(r, seat, 'setzt', 'setzt')} einen ${stoneName(stone)} bei ${name(form)} ein.`,
  },
  'used-candy': { say: (r, seat, form) => `${does(r, seat, 'gibt', 'gibst')} ${name(form)} ein ${CANDY}.` },
  'used-revive': {
    say: (r, seat, form) =>
      `${does(r, seat, 'setzt', 'setzt')} einen ${REVIVE} ein. ${name(form)} hat wieder alle Herzen.`,
  },
  'took-item': { say: (r, seat, item) => `${does(r, seat, 'nimmt', 'nimmst')}: ${itemName(item)}.` },
  'took-stone': {
    say: (r, seat, stone) => `${does(r, seat, 'wählt', 'wählst')} den ${stoneName(stone)}.`,
  },
  taught: {
    say: (r, seat, form, machine) => `${whose(r, seat, form)} lernt ${machineName(machine)}.`,
  },
  'hm-gone': { say: (_, machine) => `${machineName(machine)} kann niemand mehr lernen.` },
  spent: { say: (r, seat, money) => `${does(r, seat, 'gibt', 'gibst')} den Marker ${moneyName(money)} aus.` },
  'traded-in': {
    say: (r, seat, given, wanted) =>
      `${does(r, seat, 'gibt', 'gibst')} ${name(given)} für ${pokemon(wanted)} her.`,
  },
  received: { say: (r, seat, card) => `${does(r, seat, 'bekommt', 'bekommst')} ${pokemon(card)}.` },
  'got-power': {
    say: (r, seat, power) => `${does(r, seat, 'nimmt', 'nimmst')} den ${powerToken(power)}.`,
  },
  'power-shown': { say: (_, foe, power) => `${up(foeName(foe))} hat den ${powerToken(power)}.` },
  'got-master-ball': { say: (r, seat) => `${does(r, seat, 'nimmt', 'nimmst')} den Meisterball.` },
  'type-token': {
    say: (r, seat, type) => `${does(r, seat, 'nimmt', 'nimmst')} einen ${ofType(type, 'Marker')}.`,
  },
  'got-token': {
    say: (r, seat, money) => `${does(r, seat, 'gewinnt', 'gewinnst')} den Marker ${moneyName(money)}.`,
  },
  defeated: {
    say: (r, seat, place, n, _from) =>
      `${does(r, seat, 'ist', 'bist')} geschlagen: zurück ${toPlace(place)}, mit insgesamt ${count(n, 'Marker', 'Markern')} über −1$.`,
  },
  'adventure-over': { say: (_, why, n) => `Das Abenteuer ist vorbei: ${ENDINGS[why](n)}.` },
  seeded: {
    say: (r, seeds) => `Die Setzliste der Liga, von oben: ${list(seeds.map((seat) => r.name(seat)))}.`,
  },
  'league-begins': { say: () => 'Die Pokémon-Liga beginnt.' },
} satisfies Translation<typeof mapWords>;

const typeAt = (form: number): number => TYPE_AT[Math.floor(form / FORMS)][form % FORMS];

export const wild = {
  'fights-wild': {
    say: (r, seat, card) => `${does(r, seat, 'kämpft', 'kämpfst')} gegen das wilde ${pokemon(card)}.`,
  },
  hurt: {
    say: (r, seat, form, type, lost, now) =>
      `${whose(r, seat, form)} nimmt ${isSuper(type, typeAt(form)) ? 'sehr effektiven ' : ''}${ofType(type, 'Schaden')} und verliert ${hearts(lost)}: ${left(now)}.`,
  },
  'beat-wild': { say: (_, _seat, card) => `Das wilde ${pokemon(card)} ist besiegt.` },
  threw: {
    say: (r, seat, card, fills) =>
      `${does(r, seat, 'wirft', 'wirfst')} nach ${pokemon(card)}: ${list(fills.map(({ ball }) => ballName(ball)))}.`,
  },
  'catch-roll': {
    say: (r, seat, pips, card, _faces) =>
      `${does(r, seat, 'würfelt', 'würfelst')} eine ${pips}, um ${pokemon(card)} zu fangen.`,
  },
  'broke-free': { say: (_, _seat, card) => `${pokemon(card)} befreit sich.` },
  caught: { say: (r, seat, card) => `${does(r, seat, 'hat', 'hast')} ${pokemon(card)} gefangen.` },
} satisfies Translation<typeof wildWords>;
