/** What lies before people and how far they are: ../scene.ts, ../progress.ts. */
import type { Reader, Seat } from '@indigo/kernel';
import { HEXAGONS } from '../board.ts';
import { ACHIEVEMENTS } from '../data/achievements.ts';
import { ITEMS, type Item, type ItemId } from '../data/items.ts';
import { LEADERS } from '../data/leaders.ts';
import { cardText, count, either, leaderName, ownDesign } from '../names.ts';
import type { League } from '../state.ts';
import { them, whose } from './speech.ts';

const ROUNDS: { readonly [K in League['round']]: string } = {
  first: 'The League: first round',
  semifinals: 'The League: semifinals',
  interlude: 'Before the final',
  final: 'The final',
  open: 'The League',
};

/** What each Item without a figure does. */
const DOES: { readonly [K in Exclude<ItemId, Figured>]: string } = {
  bicycle: 'extra turn',
  'escape-rope': 'your roll ±1 or ±2',
  'exp-share': 'copy an Event',
  'fishing-rod': 'use a space nearby',
  fly: 'to any space near',
  honey: 'capture nearby',
  'lure-module': 'swap two Pokémon',
  'poke-doll': 'block a hit',
  'poke-flute': 'cancel an Event',
  'pokenav-plus': 'new Trainers',
  potion: 'fight again',
  'rare-candy': 'take a Pokémon',
  repel: 'drive one away',
  'rocket-attack': 'steal an Item',
  'time-travel': 'roll a die again',
};
type Figured = Extract<(typeof ITEMS)[number], { readonly value: number }>['id'];
const isPlain = (id: ItemId): id is keyof typeof DOES => Object.hasOwn(DOES, id);

/** What an Item does, in a word or two: `+4 for Ice or Steel`. */
function itemNote(sort: number): string {
  const { id, class: kind, value, types }: Item & { readonly id: ItemId } = ITEMS[sort];
  if (isPlain(id)) return DOES[id];
  if (kind !== 'battle') return `capture ±${value}`;
  return `+${value} ${types === undefined ? 'in battle' : `for ${either(types)}`}`;
}

export const tableText = {
  'phase.league': { say: (_: Reader, round: League['round']) => ROUNDS[round] },
  'spread.shown': { say: () => 'Shown from the pile' },
  acting: { say: () => 'Carried out' },
  'item-note': { say: (_: Reader, sort: number) => itemNote(sort) },
  'trainer-note': { say: () => 'active' },
  'trainer-spare': { say: () => 'inactive' },
  'item-down': { say: () => 'An Item, face down' },
  'tray.team': { say: () => 'Team' },
  'tray.pokemon': { say: (_: Reader, n: number) => count(n, 'Pokémon', 'Pokémon') },
  'tray.nobody': { say: () => 'Nobody yet' },
  'tray.cards': { say: () => 'Cards' },
  'tray.items': { say: (_: Reader, n: number) => count(n, 'Item') },
  'tray.none': { say: () => 'None yet' },
  'card-text': { say: (_: Reader, card: string) => cardText(card) },
  'achievement-text': {
    say: (_: Reader, card: number) => `${ACHIEVEMENTS[card].about}${ownDesign(ACHIEVEMENTS[card].source)}`,
  },
  // ── how far everybody is ──
  goals: { say: () => 'Goals' },
  goal: { say: (_: Reader, badges: number) => `${badges} badges, then win the Pokémon League.` },
  'goal.league': {
    say: (_: Reader, badges: number) =>
      `Win ${badges} badges, enter Indigo Plateau, walk its loop once, then start the League there and win it.`,
  },
  'goal.elites': {
    say: (_: Reader, badges: number, elites: number) =>
      `Win ${badges} badges, enter Indigo Plateau, walk its loop once, then beat ${elites} Elite Trainers there.`,
  },
  'goals.leaders': { say: () => 'Gym Leaders' },
  'goals.players': { say: () => 'Players' },
  'goals.lasting': { say: () => 'In force' },
  'goals.achievements': { say: () => 'Achievements: the first to meet one takes it' },
  'next-bout': {
    say: (r: Reader, a: Seat, b: Seat) => `Next: ${them(r, a)} against ${them(r, b)}.`,
  },
  'leader-power': {
    say: (_: Reader, leader: number) => `${leaderName(leader)}, power ${LEADERS[leader].power}`,
  },
  city: { say: (_: Reader, hexagon: number) => HEXAGONS[hexagon].city },
  'badges-won': { say: (_: Reader, n: number, of: number) => `${n} of ${of} badges` },
  laps: { say: (_: Reader, n: number) => (n === 0 ? 'on the Plateau' : count(n, 'full loop')) },
  'elites-won': { say: (_: Reader, n: number, of: number) => `${n} of ${of} Elite Trainers beaten` },
  'league-wins': { say: (_: Reader, n: number) => `${count(n, 'League battle')} won` },
  'must-skip-turns': { say: (_: Reader, n: number) => `skips ${count(n, 'turn')}` },
  'extra-turns': { say: (_: Reader, n: number) => count(n, 'extra turn') },
  'turns-to-final': { say: (_: Reader, n: number) => `${count(n, 'turn')} before the final` },
  'is-out': { say: () => 'out of the League' },
  'until-turn': { say: (r: Reader, seat: Seat) => `until ${whose(r, seat)} next turn` },
  'turns-left': {
    say: (r: Reader, n: number, clock: Seat) =>
      n > 0 ? `${count(n, 'more turn')} of ${them(r, clock)}` : `until ${whose(r, clock)} turn ends`,
  },
  'so-far': { say: (_: Reader, have: number, needs: number) => `${have} of ${needs}` },
};
