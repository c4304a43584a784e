import type { Translation } from '@indigo/kernel';
import { ITEMS, type Item, type ItemId } from '../data/items.ts';
import { LEADERS } from '../data/leaders.ts';
import type { League } from '../state.ts';
import type { words } from '../text/words.ts';
import { typesNamed } from './colours.ts';
import { achievementText, cardText, leaderName } from './names.ts';
import { cityOf } from './places.ts';
import { count, items, or, them, they, toThem, turns } from './speech.ts';

const ROUNDS: { readonly [K in League['round']]: string } = {
  first: 'Die Liga: erste Runde',
  semifinals: 'Die Liga: Halbfinale',
  interlude: 'Vor dem Finale',
  final: 'Das Finale',
  open: 'Die Liga',
};

/** What each Item without a figure does. */
const DOES: { readonly [K in Exclude<ItemId, Figured>]: string } = {
  bicycle: 'noch ein Zug',
  'escape-rope': 'dein Wurf ±1 oder ±2',
  'exp-share': 'Ereignis auch für dich',
  'fishing-rod': 'ein Feld nebenan',
  fly: 'auf jedes Feld hier',
  honey: 'in der Nähe fangen',
  'lure-module': 'zwei Pokémon vertauschen',
  'poke-doll': 'wehrt etwas ab',
  'poke-flute': 'hebt ein Ereignis auf',
  'pokenav-plus': 'neue Trainer',
  potion: 'noch einmal kämpfen',
  'rare-candy': 'ein Pokémon nehmen',
  repel: 'eines vertreiben',
  'rocket-attack': 'ein Item stehlen',
  'time-travel': 'Würfel neu werfen',
};
type Figured = Extract<(typeof ITEMS)[number], { readonly value: number }>['id'];
const isPlain = (id: ItemId): id is keyof typeof DOES => Object.hasOwn(DOES, id);

/** What an Item does, in a word or two: `+4 für Eis oder Stahl`. */
function itemNote(sort: number): string {
  const { id, class: kind, value, types }: Item & { readonly id: ItemId } = ITEMS[sort];
  if (isPlain(id)) return DOES[id];
  if (kind !== 'battle') return `fangen ±${value}`;
  return `+${value} ${types === undefined ? 'im Kampf' : `für ${or(typesNamed(types))}`}`;
}

export const table = {
  'phase.league': { say: (_, round) => ROUNDS[round] },
  'spread.shown': { say: () => 'Vom Stapel gezeigt' },
  acting: { say: () => 'Wird ausgeführt' },
  'item-note': { say: (_, sort) => itemNote(sort) },
  'trainer-note': { say: () => 'aktiv' },
  'trainer-spare': { say: () => 'nicht aktiv' },
  'item-down': { say: () => 'Ein Item, verdeckt' },
  'tray.team': { say: () => 'Team' },
  'tray.pokemon': { say: (_, n) => `${n} Pokémon` },
  'tray.nobody': { say: () => 'Noch keines' },
  'tray.cards': { say: () => 'Karten' },
  'tray.items': { say: (_, n) => items(n) },
  'tray.none': { say: () => 'Noch keine' },
  'card-text': { say: (_, card) => cardText(card) },
  'achievement-text': { say: (_, card) => achievementText(card) },
  goals: { say: () => 'Ziele' },
  goal: { say: (_, badges) => `${badges} Orden, dann die Pokémon-Liga gewinnen.` },
  'goal.league': {
    say: (_, badges) =>
      `Gewinne ${badges} Orden, betritt das Indigo Plateau, geh dort einmal rundherum, beginne die Liga und gewinne sie.`,
  },
  'goal.elites': {
    say: (_, badges, elites) =>
      `Gewinne ${badges} Orden, betritt das Indigo Plateau, geh dort einmal rundherum und besiege dann ${elites} Elite-Trainer.`,
  },
  'goals.leaders': { say: () => 'Arenaleiter' },
  'goals.players': { say: () => 'Alle am Tisch' },
  'goals.lasting': { say: () => 'Gilt gerade' },
  'goals.achievements': { say: () => 'Erfolge: Wer zuerst einen erfüllt, nimmt ihn' },
  'next-bout': { say: (r, a, b) => `Als Nächstes: ${they(r, a)} gegen ${them(r, b)}.` },
  'leader-power': { say: (_, leader) => `${leaderName(leader)}, Stärke ${LEADERS[leader].power}` },
  city: { say: (_, hexagon) => cityOf(hexagon).name },
  'badges-won': { say: (_, n, of) => `${n} von ${of} Orden` },
  laps: { say: (_, n) => (n === 0 ? 'auf dem Plateau' : count(n, 'Rundgang', 'Rundgänge')) },
  'elites-won': { say: (_, n, of) => `${n} von ${of} Elite-Trainern besiegt` },
  'league-wins': { say: (_, n) => `${count(n, 'Ligakampf', 'Ligakämpfe')} gewonnen` },
  'must-skip-turns': { say: (_, n) => `setzt ${turns(n)} aus` },
  'extra-turns': { say: (_, n) => count(n, 'weiterer Zug', 'weitere Züge') },
  'turns-to-final': { say: (_, n) => `noch ${turns(n)} bis zum Finale` },
  'is-out': { say: () => 'in der Liga ausgeschieden' },
  'until-turn': {
    say: (r, seat) =>
      r.you === seat ? 'bis zu deinem nächsten Zug' : `bis zum nächsten Zug von ${r.name(seat)}`,
  },
  'turns-left': {
    say: (r, n, clock) => {
      if (n > 0) return `noch ${turns(n)} von ${toThem(r, clock)}`;
      return r.you === clock ? 'bis dein Zug endet' : `bis der Zug von ${r.name(clock)} endet`;
    },
  },
  'so-far': { say: (_, have, needs) => `${have} von ${needs}` },
} satisfies Partial<Translation<typeof words>>;
