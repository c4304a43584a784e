import type { Reader, Translation } from '@indigo/kernel';
import type { EventId } from '../data/events.ts';
import type { SuperEventId } from '../data/super-events.ts';
import { eventId, isCard } from '../names.ts';
import type { words } from '../text/words.ts';
import { cardName, cardText, eventName, monName, quoted } from './names.ts';
import { purpose } from './phrases.ts';
import { place } from './places.ts';
import { does, items, list, them, toThem, up } from './speech.ts';

type Says = Translation<typeof words>;

const NONE_FITS = 'Es fand sich kein passendes';
const NONE_SHOWN = 'Es war kein Pokémon mehr da';
const NONE_LEFT = 'Ein solches Pokémon ist nicht mehr da';
const NO_DUEL = 'Dazu braucht es zwei mit einem Pokémon, das kämpfen kann';

/** H-EVT-09: why an Event or Super Event that was drawn did nothing, by its id. */
const NO_EFFECT: { readonly [id in EventId | SuperEventId]?: string } = {
  'alternative-gym': 'Es gibt gerade niemanden zum Kämpfen',
  bill: 'Es ist nichts zum Tauschen da',
  'bills-machine': 'Auf der Insel liegt kein Pokémon',
  'bug-catcher': NONE_FITS,
  'burned-tower': NONE_SHOWN,
  'chairman-rose': NONE_LEFT,
  copycat: 'Auf dem Ablagestapel liegt kein Ereignis',
  'delibirds-gift': 'In dieser Farbe ist kein Pokémon mehr da',
  'duel-open-sea': NO_DUEL,
  'duel-volcano': NO_DUEL,
  fishing: NONE_SHOWN,
  'fishing-guru': NONE_FITS,
  'fossil-expert': 'Es ist kein grünes Pokémon mehr da',
  'gs-ball': 'Es ist kein rosa Pokémon mehr da',
  'heavy-storm': 'Dort liegt kein Pokémon',
  kurt: 'Es ist kein Ball mehr zu finden',
  'lake-of-rage': NONE_FITS,
  'legendary-pokemon': NONE_SHOWN,
  'mr-fuji': NONE_LEFT,
  'mythical-encounter': NONE_SHOWN,
  'ns-offer': 'Es ist nichts da, was man für ein stärkeres Pokémon geben könnte',
  'poke-fans': 'Zum Tauschen braucht es zwei Trainer',
  'pokemon-breeders': 'Aus der Familie fand sich keines',
  'old-amber': NONE_LEFT,
  'pokemon-day-care': NONE_LEFT,
  'pokemon-egg': NONE_LEFT,
  'pokemon-fossil': NONE_LEFT,
  'pokemon-tower': NONE_FITS,
  'regional-map': 'Auf der Insel liegt nichts offen',
  'rocket-hideout': 'Niemand sonst hat ein Item',
  'ruins-of-alph': NONE_SHOWN,
  'sabrinas-prediction': 'Es ist kein Ereignis mehr da',
  'safari-zone': NONE_SHOWN,
  zinnia: NONE_FITS,
};

/** `Misty würfelt 3 und 5`, `Misty würfelt 3 und du würfelst 5`. */
function rolledBy(r: Reader, dice: readonly number[], rollers: readonly number[]): string {
  const parts = [...new Set(rollers)].map((roller) => {
    const own = list(dice.filter((_, die) => rollers[die] === roller).map(String));
    if (roller < 0) return `der Elite-Trainer würfelt ${own}`;
    return r.you === roller ? `du würfelst ${own}` : `${r.name(roller)} würfelt ${own}`;
  });
  return up(list(parts));
}

/** `„Schutz“ von Misty`, `die Stadt`: what hits somebody. */
const hitBy = (r: Reader, what: string, by: number): string => {
  const card = isCard(what) ? quoted(cardName(what)) : cardName(what);
  return up(by >= 0 ? `${card} von ${toThem(r, by)}` : card);
};

export const windows = {
  'ask.on-roll': {
    say: (r, why, dice, rollers) => `${rolledBy(r, dice, rollers)} ${purpose(why)}. Lässt du es dabei?`,
  },
  'ask.on-count': { say: (r, roller, n) => `${does(r, roller, 'geht', 'gehst')} ${n}. Änderst du das?` },
  'ask.on-event': {
    say: (r, seat, sort) =>
      `${does(r, seat, 'löst', 'löst')} ${quoted(eventName('event', sort))} aus. Hebst du es auf?`,
  },
  'ask.on-copy': {
    say: (r, seat, deck, sort) =>
      `${does(r, seat, 'löst', 'löst')} ${quoted(eventName(deck, sort))} aus. Soll es auch für dich gelten?`,
  },
  'ask.on-hit': {
    say: (r, what, by) =>
      what === 'repel'
        ? `${hitBy(r, what, by)} vertreibt gleich das Pokémon. Hältst du das auf?`
        : `${hitBy(r, what, by)} trifft dich gleich. Hältst du das auf?`,
  },
  'ask.on-reveal': {
    say: (_, mon, space) => `${monName(mon)} ist ${place(space).on} erschienen. Vertreibst du es?`,
  },
  'ask.on-fail': {
    say: (r, seat, mon) => `${monName(mon)} ist ${toThem(r, seat)} entkommen. Versuchst du es?`,
  },
  'ask.on-loss': { say: () => 'Du hast verloren. Soll der Kampf neu beginnen?' },
  'ask.on-draw': { say: (_, n) => `Du ziehst gleich ${items(n)}.` },
  'hit-stopped': {
    say: (r, what, by, on) => {
      if (what === 'poke-doll' || what === 'repel') return `${hitBy(r, what, by)} wird aufgehalten.`;
      const whom = list(on.map((seat) => them(r, seat)));
      if (isCard(what)) return `${hitBy(r, what, by)} trifft ${whom} nicht.`;
      const toWhom = list(on.map((seat) => toThem(r, seat)));
      return by >= 0 ? `Nichts wird ${toWhom} weggenommen.` : `Die Stadt tut ${toWhom} nichts.`;
    },
  },
  'drew-event': {
    say: (r, seat, deck, sort) =>
      `${does(r, seat, 'zieht', 'ziehst')} ${quoted(eventName(deck, sort))}: ${cardText(eventId(deck, sort))}`,
  },
  'saw-events': {
    say: (_, sorts) => `Du siehst ${list(sorts.map((sort) => quoted(eventName('event', sort))))}.`,
  },
  'event-unused': { say: (_, sort) => `${quoted(eventName('event', sort))} wird ungenutzt abgelegt.` },
  'event-cancelled': {
    say: (r, seat, sort) => `${quoted(eventName('event', sort))} von ${toThem(r, seat)} wird aufgehoben.`,
  },
  'will-copy': {
    say: (r, seat, by) => `Dank ${quoted(cardName(by))} gilt es dann auch für ${them(r, seat)}.`,
  },
  'copies-event': {
    say: (r, seat, sort, deck) => `${quoted(eventName(deck, sort))} gilt auch für ${them(r, seat)}.`,
  },
  'extra-turn': { say: (r, seat) => `${does(r, seat, 'bekommt', 'bekommst')} einen weiteren Zug.` },
  'must-skip': {
    say: (r, seat, n) =>
      `${does(r, seat, 'muss', 'musst')} ${n === 1 ? 'den nächsten Zug' : `die nächsten ${n} Züge`} aussetzen.`,
  },
  lasts: { say: (r, seat, event) => `${quoted(cardName(event))} von ${toThem(r, seat)} bleibt im Spiel.` },
  'no-longer': { say: (r, seat, event) => `${quoted(cardName(event))} von ${toThem(r, seat)} ist vorbei.` },
  'no-effect': {
    say: (_, deck, sort) => {
      const why = NO_EFFECT[eventId(deck, sort)];
      return `${quoted(eventName(deck, sort))} bleibt ohne Wirkung${why === undefined ? '' : `: ${why}`}.`;
    },
  },
} satisfies Partial<Says>;
