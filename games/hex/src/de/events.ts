import type { Translation } from '@indigo/kernel';
import { DUELS } from '../data/duels.ts';
import { TYPES } from '../data/types.ts';
import type { LeastCard } from '../rules/ranking.ts';
import type { words } from '../text/words.ts';
import { colourIs, ofTypes } from './colours.ts';
import { cardName, eventName, monName, monWords, quoted, someItems, trainerName } from './names.ts';
import { count, does, list, of, ofThem, them, they, toThem, up } from './speech.ts';

type Says = Translation<typeof words>;

const typed = (types: readonly number[]): string =>
  ofTypes(
    types.map((type) => TYPES[type]),
    'Pokémon',
  );

const questions = {
  'ask.duel-whom': { say: (_, duel) => `${cardName(DUELS[duel].event)}. Gegen wen kämpfst du?` },
  'ask.settle-tie': { say: (_, card) => `${cardName(card)}: Gleichstand. Wer kommt zuerst?` },
  'ask.search-colour': { say: () => 'Welcher Stapel wird durchsucht?' },
  'ask.search-type': {
    say: (_, colour) => `Welchen Typ willst du aus dem ${colourIs(colour, 'en')} Stapel?`,
  },
  'ask.trade-give': { say: (_, card) => `${cardName(card)}: Welches Pokémon gibst du?` },
  'ask.trade-take': { say: (_, _card, mine) => `${monName(mine)} gegen welches?` },
  'ask.assign': { say: (_, deck, sort) => `Wer bekommt ${quoted(eventName(deck, sort))}?` },
  'ask.which-leader': { say: () => 'Ersatzarena: Gegen wen kämpfst du?' },
  'ask.take-on-route': { say: () => 'Blockierte Route: Welches Pokémon nimmst du?' },
  'ask.try-there': { say: () => 'Blockierte Route: Welches Pokémon versuchst du zu fangen?' },
  'ask.gift': {
    say: (_, colour) => `Botogels Geschenk: Welches ${colourIs(colour, 'e')} Pokémon nimmst du?`,
  },
  'ask.fool': { say: () => 'Falscher Professor Eich: Wer legt mit dir alle Items ab?' },
  'ask.swap-trainer': { say: () => 'Pokéfans: Mit wem tauschst du den Trainer?' },
  'ask.try-afar': { say: () => 'Regionalkarte: Welches Pokémon versuchst du zu fangen?' },
  'ask.try-water': { say: () => 'Angeln: Welches Wasser-Pokémon versuchst du zu fangen?' },
  'ask.sell-colour': {
    say: () => 'Zwielichtiger Händler: Zwei Pokémon welcher Farbe gegen eines vom Stapel?',
  },
  'ask.sell': { say: (_, colour) => `Welches ${colourIs(colour, 'e')} Pokémon legst du zurück?` },
  'ask.renew-items': {
    say: () => 'Professor Eibe: Welche Items legst du ab? Du ziehst ebenso viele und noch eines.',
  },
  'ask.renew-trainer': {
    say: (_, card) => `${cardName(card)}: Legst du deinen Trainer für den nächsten ab?`,
  },
  'ask.give-up': { say: () => 'Silph Co.: Welches der gezogenen Items legst du ab?' },
  'ask.exchange': { say: () => 'Bill: Welches Pokémon tauschst du?' },
  'ask.return-for-stronger': {
    say: () => 'Angebot von N: Welches Pokémon legst du für ein stärkeres zurück?',
  },
  'ask.dig-to': { say: () => 'Digdas Höhle: Wohin gehst du?' },
  'ask.go-city': { say: () => 'Pokémon-Center: In welche Stadt gehst du?' },
  'ask.buy': { say: () => 'Fahrender Händler: Zwei Items für ein grünes Pokémon?' },
  'ask.price-items': { say: (_, n) => `Mit ${n === 1 ? 'welchem Item' : `welchen ${n} Items`} bezahlst du?` },
  'do.nobody': { say: () => 'Niemand' },
  'do.from-pile': { say: () => 'Ein unbekanntes vom Stapel' },
} satisfies Partial<Says>;

/** Why a card points at somebody: `Misty hat die wenigsten Pokémon: 2.` */
const LEAST: { readonly [K in LeastCard]: (who: string, has: string, least: number) => string } = {
  'professor-birch': (who, has, least) => `${up(who)} ${has} die wenigsten Items: ${least}.`,
  'mr-fuji': (who, has, least) => `${up(who)} ${has} die wenigsten Pokémon: ${least}.`,
  'pokemon-day-care': (who, _has, least) =>
    `Das stärkste Pokémon von ${who} ist das schwächste von allen: Stärke ${least}.`,
};

const story = {
  storm: {
    say: (r, seat, n) =>
      n === 1
        ? `1 Pokémon rund um ${them(r, seat)} kommt zurück in die Stapel.`
        : `${n} Pokémon rund um ${them(r, seat)} kommen zurück in die Stapel.`,
  },
  'asks-for': {
    say: (r, seat, colour, type) =>
      `${does(r, seat, 'sucht', 'suchst')} im ${colourIs(colour, 'en')} Stapel ein ${typed([type])}.`,
  },
  sought: {
    say: (_, colour, types, weaker) =>
      `${weaker ? 'Dort ist keines. ' : ''}Im ${colourIs(colour, 'en')} Stapel wird ein ${typed(types)} gesucht.`,
  },
  'has-least': {
    say: (r, card, seat, least, tied, chooser) => {
      const one = tied.length === 1;
      const who = list(tied.map((each) => (card === 'pokemon-day-care' ? toThem(r, each) : they(r, each))));
      const has = !one
        ? tied.some((each) => each === r.you)
          ? 'habt'
          : 'haben'
        : r.you === seat
          ? 'hast'
          : 'hat';
      const why = LEAST[card](who, has, least);
      if (one) return why;
      const self = r.you === seat ? 'dich' : 'sich';
      return `${why} ${does(r, chooser, 'wählt', 'wählst')} ${chooser === seat ? self : them(r, seat)}.`;
    },
  },
  'own-most': {
    say: (r, order, owned) =>
      `Die meisten Pokémon: ${list(order.map((seat, i) => `${they(r, seat)} (${owned[i]})`))}.`,
  },
  'die-wins': {
    say: (_, pips, colour) =>
      `Eine ${pips} gewinnt ${colour < 0 ? 'ein Item' : `ein ${colourIs(colour, 'es')} Pokémon`}.`,
  },
  'not-found': {
    say: (_, colour, type) =>
      `Im ${colourIs(colour, 'en')} Stapel ist kein ${typed([type])}: Etwas anderes muss genannt werden.`,
  },
  'traded-mons': {
    say: (r, seat, mon, other, theirs) =>
      `${does(r, seat, 'tauscht', 'tauschst')} ${monName(mon)} gegen ${of(r, other, monWords(theirs))}.`,
  },
  'wish-shows': {
    say: (r, seat, deck, sorts) =>
      `${does(r, seat, 'zieht', 'ziehst')} ${list(sorts.map((sort) => quoted(eventName(deck, sort))))} zum Verteilen.`,
  },
  assigned: {
    say: (r, seat, deck, sort) => `${does(r, seat, 'bekommt', 'bekommst')} ${quoted(eventName(deck, sort))}.`,
  },
  'given-to-nobody': {
    say: (_, deck, sort) => `${quoted(eventName(deck, sort))} wird ungenutzt abgelegt.`,
  },
  'returned-mon': {
    say: (r, seat, mon) => `${up(of(r, seat, monName(mon)))} kommt zurück in seinen Stapel.`,
  },
  'park-over': {
    say: (r, order, captures, powers) =>
      order.length === 0
        ? 'Der Nationalpark schließt: Niemand hat etwas gefangen.'
        : `Der Nationalpark schließt. Der Reihe nach: ${list(order.map((seat, i) => `${they(r, seat)} (${count(captures[i], 'Fang', 'Fänge')}, Stärke ${powers[i]})`))}.`,
  },
  'trainers-swapped': {
    say: (r, seat, other) => `${does(r, seat, 'tauscht', 'tauschst')} den Trainer mit ${toThem(r, other)}.`,
  },
  'found-ball': { say: (r, seat, sort) => `Kurt hat ${someItems([sort])} für ${them(r, seat)}.` },
  repeats: {
    say: (r, seat, sort) =>
      `${does(r, seat, 'wiederholt', 'wiederholst')} ${quoted(eventName('event', sort))}.`,
  },
} satisfies Partial<Says>;

const supers = {
  'ask.victim': { say: (_, card) => `${cardName(card)}: Wen trifft es?` },
  'ask.second-victim': {
    say: (r, card, first) => `${cardName(card)}: Wen noch, oder ${r.name(first)} zweimal?`,
  },
  'do.same-again': { say: () => 'Zweimal dieselbe Person' },
  'ask.aqua-discard': { say: () => 'Operation Aqua: Welches Item legst du ab?' },
  'ask.aqua-take': { say: () => 'Operation Aqua: Welche der abgelegten Items nimmst du?' },
  'ask.aqua-draw': { say: () => 'Operation Aqua: Wie viele Items ziehst du noch?' },
  'ask.reveal-which': { say: () => 'Bills Maschine: Welches Pokémon wird aufgedeckt?' },
  'ask.machine-try': { say: () => 'Bills Maschine: Welches Pokémon versuchst du zu fangen?' },
  'ask.point-at': { say: () => 'Verbesserter PokéNav: Wer legt den Trainer ab?' },
  'ask.drop-trainer': { say: () => 'Verbesserter PokéNav: Welchen Trainer legst du ab?' },
  'ask.leave-one': {
    say: () => 'Fossilienexperte: Welches Pokémon kommt zurück? Die anderen gehören dir.',
  },
  'ask.magma-swap': { say: () => 'Operation Magma: Welchen Trainer nimmst du für deinen?' },
  'ask.breed': { say: () => 'Pokémon-Züchter: Aus welcher Familie suchst du eines?' },
  'ask.predict': { say: () => 'Sabrinas Vorhersage: Welches Ereignis löst du aus?' },
  'ask.predict-next': { say: () => 'Sabrinas Vorhersage: Welches Ereignis kommt oben auf den Stapel?' },
  'fossils-shown': {
    say: (r, seat, mons) => `${does(r, seat, 'sieht', 'siehst')} ${list(mons.map(monWords))}.`,
  },
  'took-discarded': { say: (r, seat, sorts) => `${does(r, seat, 'nimmt', 'nimmst')} ${someItems(sorts)}.` },
  'trainer-taken': {
    say: (r, seat, sort) => `${trainerName(sort)} ist jetzt ${ofThem(r, seat, 'Trainer')}.`,
  },
  'asks-relative': {
    say: (r, seat, family) =>
      `${does(r, seat, 'sucht', 'suchst')} ein Pokémon aus der Familie von ${monName(family)}.`,
  },
  'no-relative': { say: (_, family) => `Aus der Familie von ${monName(family)} ist keines in den Stapeln.` },
  'boat-changes': { say: (r, seat, n) => `${up(of(r, seat, 'Boot'))} macht daraus ${n}.` },
} satisfies Partial<Says>;

export const events = { ...questions, ...story, ...supers };
