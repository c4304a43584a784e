/** What stands on and beside the table: battles, phases, trays, goals. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { FOES } from '../foes.ts';
import { count, foeName, pokemon, powerName, typeCounts, up, whose } from '../names.ts';
import { LEADER_POWERS } from './powers.ts';

const battle = {
  battle: {
    say: (_: Reader, foe: number, round: number) =>
      round === 0 ? `Battle with ${foeName(foe)}` : `Battle with ${foeName(foe)}, round ${round}`,
  },
  'stage.commit': { say: () => 'Who fights' },
  'stage.roll': { say: () => 'Dice' },
  'stage.hits': { say: () => 'Hits' },
  'stage.damage': { say: () => 'Damage' },
  'side.own': { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} Pokémon` },
  rolls: { say: () => 'rolls' },
  deals: { say: () => 'deals' },
  fighter: { say: (_: Reader, card: number, stage: number) => pokemon(card, stage) },
  'hits-left': { say: (_: Reader, types: readonly number[]) => `Hits to place: ${typeCounts(types)}` },
  'leader-power': {
    say: (_: Reader, power: number, used: boolean) =>
      used ? `${powerName(power)} has been used` : `${powerName(power)}: ${LEADER_POWERS[power]}`,
  },
} as const satisfies Words;

const around = {
  'phase.setup': { say: () => 'Before the start' },
  'phase.adventure': { say: () => 'Adventure' },
  'phase.intermediate': { say: () => 'Before the League' },
  'spread.starters': { say: () => 'Who comes with you?' },
  'tray.team': { say: () => 'Team' },
  'tray.bag': { say: () => 'Bag' },
  'tray.pokemon': { say: (_: Reader, n: number) => `${n} Pokémon` },
  'tray.money': {
    say: (_: Reader, money: number, debts: number) =>
      debts === 0 ? `${money}$` : `${money}$, and ${count(debts, 'token')} of −1$`,
  },
  'tray.nobody': { say: () => 'Nobody yet' },
  'counted-pokemon': { say: () => 'Pokémon' },
} as const satisfies Words;

const goals = {
  goals: { say: () => 'Goals' },
  goal: { say: () => 'Raise a team, then win the Pokémon League.' },
  'goals.about': {
    say: () => 'Catch and train a team: only the League decides who wins. Each of these ends the adventure.',
  },
  'goals.gyms': { say: (_: Reader, beaten: number, all: number) => `Gyms beaten: ${beaten} of ${all}` },
  'goals.beaten': { say: () => 'Beaten' },
  'goals.foe': {
    say: (_: Reader, foe: number) =>
      FOES[foe].pokemon.map(({ name, hearts }) => `${name} (${hearts} ♥)`).join(', '),
  },
  'goals.trainers': {
    say: (_: Reader, left: number, end: number) =>
      `${count(left, 'trainer')} left on the map. The adventure ends when ${end === 1 ? 'one is' : `only ${end} are`} left.`,
  },
  'goals.house': {
    say: (_: Reader, seats: number) =>
      `House rule for ${seats} players: ${seats === 2 ? 'it takes three fully grown Pokémon, not two' : 'the adventure ends with three trainers left, not two'}.`,
  },
  'goals.rounds': { say: (_: Reader, played: number, most: number) => `Round ${played} of at most ${most}.` },
  'goals.levels': {
    say: (_: Reader, need: number) => `One player with ${need} Pokémon at their highest level`,
  },
  'goals.grown': { say: (_: Reader, grown: number, need: number) => `${grown} of ${need}` },
  'goals.best': {
    say: (_: Reader, card: number, stage: number, level: number, most: number) =>
      `${pokemon(card, stage)}, level ${level} of ${most}`,
  },
  seeds: { say: () => 'Seeds' },
  'seeds.about': { say: () => 'The higher seed has the first choice in its matches.' },
  'seeds.order': { say: () => 'In order' },
} as const satisfies Words;

export const sceneWords = { ...battle, ...around, ...goals };
