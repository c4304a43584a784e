/** What lies on the table and before people, and how far they are: ../scene.ts. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { CHIPS } from '../data/chips.ts';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { RIVALS } from '../data/rivals.ts';
import { GOAL_POWER, HAND_LIMIT } from '../data/rules.ts';
import { colourName, list, pokemon, spaceName } from '../names.ts';
import { wild } from './phrases.ts';
import { up, whose } from './speech.ts';
import { masterTotals } from './sums.ts';

export const tableText = {
  space: { say: (_: Reader, at: number) => up(spaceName(at)) },
  circle: { say: (_: Reader, at: number) => up(spaceName(at)) },
  'the-dungeon': { say: () => 'Unknown Dungeon' },
  'rival-deck': { say: () => 'Rival Cards' },
  'face-down': { say: (_: Reader, colour: number) => `Face-down ${colourName(colour)} chip` },
  mover: { say: (r: Reader, seat: Seat) => r.name(seat) },
  hand: { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} hand` },
  team: { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} team (power/attack)` },
  member: {
    say: (_: Reader, dex: number, strength: number) => `${pokemon(dex)} ${CHIPS[dex - 1].power}/${strength}`,
  },
  wild: { say: (_: Reader, dex: number) => wild(dex) },
  'item-deck': { say: () => 'Item deck' },
  'event-deck': { say: () => 'Event deck' },
  power: { say: () => 'Power Points' },
} satisfies Words;

/** What lies before a trainer, and how far everybody has come. */
export const aroundText = {
  'tray.hand': { say: () => 'Hand' },
  'tray.hand-about': { say: (_: Reader, n: number) => `${n} of ${HAND_LIMIT} cards` },
  'tray.hand-empty': { say: () => 'No cards yet' },
  'tray.team': { say: () => 'Team' },
  'tray.team-about': { say: (_: Reader, power: number) => `${power} of ${GOAL_POWER} power` },
  cards: { say: (_: Reader, n: number) => (n === 1 ? 'card' : 'cards') },
  'phase.road': { say: () => 'On the road' },
  'phase.plateau': { say: () => 'Indigo Plateau' },
  'phase.over': { say: () => 'Over' },
  progress: { say: () => 'Goals' },
  goal: { say: () => `${GOAL_POWER} Power Points, then beat a Pokémon Master.` },
  'progress.power': {
    say: () =>
      `Pokémon that can fight, worth ${GOAL_POWER} Power Points, open Indigo Plateau. Beat a Master there to win.`,
  },
  'progress.sets': { say: () => 'Your evolution groups' },
  'progress.masters': { say: () => 'Pokémon Masters' },
  set: {
    say: (_: Reader, group: number) => list(EVOLUTIONS[group].members.map(pokemon)),
  },
  'set.lacks': {
    say: (_: Reader, dexes: readonly number[]) => `Still missing: ${list(dexes.map(pokemon))}.`,
  },
  'set.whole': { say: (_: Reader, dex: number) => `Complete: ${pokemon(dex)} is stronger in battle.` },
  'set.bonus': { say: (_: Reader, bonus: number) => `+${bonus}` },
  rival: { say: (_: Reader, rival: number) => `${RIVALS[rival].name} with ${RIVALS[rival].pokemon}` },
  'rival.totals': {
    say: (_: Reader, rival: number) => `Totals ${masterTotals(rival).join(' to ')}.`,
  },
} satisfies Words;
