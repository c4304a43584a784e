/** Shops, trades, gym TMs on the map, powers of leaders, and the days before the League, in German. */
import type { Translation } from '@indigo/kernel';
import type { tradeWords } from '../text/trade.ts';
import type { whyWords } from '../text/why.ts';
import {
  actions,
  does,
  foeName,
  goodName,
  list,
  machineName,
  moneyName,
  of,
  ofType,
  partNames,
  pokemon,
  powerName,
  toFoe,
  toThem,
  up,
  whose,
} from './names.ts';
import { BARS } from './obstacles.ts';
import { toPlace } from './places.ts';

export const trade = {
  paid: {
    say: (r, seat, tokens, due) =>
      `${does(r, seat, 'zahlt', 'zahlst')} ${due}$ mit ${list(tokens.map(moneyName))}.`,
  },
  bought: { say: (r, seat, goods) => `${does(r, seat, 'kauft', 'kaufst')} ${list(goods.map(goodName))}.` },
  'shop-passed': { say: (r, seat) => `${does(r, seat, 'kauft', 'kaufst')} jetzt nichts.` },
  offered: {
    say: (r, from, to, parts) =>
      `${does(r, from, 'bietet', 'bietest')} ${toThem(r, to)} ${partNames(parts, true)} für ${partNames(parts, false)}.`,
  },
  'offer-dropped': {
    say: (r, from, to) => `${does(r, from, 'bietet', 'bietest')} ${toThem(r, to)} doch nichts an.`,
  },
  'offer-refused': {
    say: (r, to, from) => `${does(r, to, 'lehnt', 'lehnst')} ${of(r, from, 'Angebot', 'dein', 'das ')} ab.`,
  },
  traded: {
    say: (r, from, to, parts) =>
      `${does(r, from, 'gibt', 'gibst')} ${toThem(r, to)} ${partNames(parts, true)} für ${partNames(parts, false)}.`,
  },
  dug: {
    say: (r, seat, place, left, _from) =>
      `${does(r, seat, 'gräbt', 'gräbst')} einen Tunnel ${toPlace(place)} (noch ${actions(left)}).`,
  },
  called: { say: (r, seat, card) => `${does(r, seat, 'ruft', 'rufst')} ${pokemon(card)} herbei.` },
  flashed: { say: (r, seat) => `${does(r, seat, 'deckt', 'deckst')} mit Blitz die Marker ringsum auf.` },
  synthesis: {
    say: (r, seat, form, hearts) => `${whose(r, seat, form)} bekommt ein Herz zurück und hat ${hearts}.`,
  },
  smokescreen: {
    say: (r, seat, foe) => `${does(r, seat, 'entkommt', 'entkommst')} ${toFoe(foe)} hinter einer Rauchwolke.`,
  },
  slipped: {
    say: (r, seat, place, _from) => `${does(r, seat, 'schleicht', 'schleichst')} weiter ${toPlace(place)}.`,
  },
  reflected: { say: (_, _seat, card) => `Reflektor wehrt den ganzen Schaden von ${pokemon(card)} ab.` },
  'used-power': { say: (_, foe, power) => `${up(foeName(foe))} setzt ${powerName(power)} ein.` },
  'draft-hand': {
    say: (_, machines) =>
      machines.length === 0
        ? 'Auf deiner Hand ist keine TM.'
        : `Auf deiner Hand: ${list(machines.map(machineName))}.`,
  },
  'draft-over': { say: () => 'Niemand will noch eine TM. Der Draft ist vorbei.' },
  flipped: {
    say: (r, seat, type) => `${does(r, seat, 'dreht', 'drehst')} einen ${ofType(type, 'Marker')} um.`,
  },
} satisfies Translation<typeof tradeWords>;

/** Why not. */
export const why = {
  'too-few': { say: () => 'Wähle mindestens eins.' },
  'symbols-left': {
    say: () => 'Verteile den ganzen Schaden, solange noch jemand da ist, der ihn nehmen kann.',
  },
  'pay-more': { say: () => 'Das reicht nicht.' },
  'trade-last': { say: () => 'Beide müssen ein Pokémon behalten, das nicht besiegt ist.' },
  'why.taken': { say: (_, card) => `${pokemon(card)} ist schon vergeben.` },
  'why.actions': { say: (_, cost, left) => `Das kostet ${actions(cost)}; du hast ${left}.` },
  'why.obstacle': { say: (_, kind) => `${BARS[kind].name} versperrt dir den Weg. ${BARS[kind].text}` },
  'why.walked': { say: () => 'Du bist im Kreis gelaufen. Tu erst etwas anderes.' },
  'why.nothing-here': { say: () => 'Hier gibt es jetzt nichts für dich.' },
  'why.face-down': { say: () => 'Es liegt verdeckt.' },
  'why.no-ball': { say: () => 'Du hast keinen Ball, der passt.' },
  'why.fainted': { say: (_, card) => `${pokemon(card)} ist besiegt.` },
  'why.max-level': { say: (_, card) => `${pokemon(card)} ist auf seinem höchsten Level.` },
  'why.price': { say: (_, price) => `Du kannst keine ${price}$ zahlen.` },
  'why.one-bike': { say: () => 'Du hast schon ein Fahrrad.' },
  'why.bike-actions': { say: () => 'Die Aktionen, die es bringt, hast du in diesem Zug schon verbraucht.' },
  'why.offers': { say: () => 'In diesem Zug kannst du hier kein Angebot mehr machen.' },
} satisfies Translation<typeof whyWords>;
