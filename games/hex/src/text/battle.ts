/** Battles: their sums in words, what is told of them, and what stands on their stage. */
import type { Reader, Seat } from '@indigo/kernel';
import { DUELS } from '../data/duels.ts';
import { ELITES } from '../data/elites.ts';
import { LEADERS } from '../data/leaders.ts';
import { cardName, count, itemName, leaderName, list, monName, monWords, trainerName } from '../names.ts';
import { type PartName, type SumPart, type Sums, totalOf } from '../rules/sums.ts';
import { does, them, up, whose } from './speech.ts';

export const eliteName = (elite: number): string => ELITES[elite].name;
const eliteMon = (elite: number, which: number): string => ELITES[elite].pokemon[which].name;

/** `Duel: Open Sea` is fought in the Open Sea. */
const placeName = (duel: number): string => cardName(DUELS[duel].event).replace(/^Duel: /, '');

/** What a part of a sum is called. */
const PART: { readonly [K in PartName]: (of: number) => string } = {
  power: monName,
  leader: leaderName,
  elite: (of) => eliteMon(Math.floor(of / 2), of % 2),
  evolution: () => 'evolution',
  family: () => 'family',
  token: () => 'token',
  types: () => 'types',
  trainer: trainerName,
  item: (of) => (of < 0 ? 'Item' : itemName(of)),
  ground: placeName,
  die: () => 'die',
  bonus: () => 'bonus die',
};

/** `Arcanine 8 + evolution 2 + die 3 = 13`. */
function sumWords(parts: readonly SumPart[]): string {
  const words = parts.map(([what, value, of], i) => {
    const name = PART[what](of);
    if (i === 0) return `${name} ${value ?? '?'}`;
    const sign = value !== null && value < 0 ? '−' : '+';
    return `${sign} ${name} ${value === null ? '?' : Math.abs(value)}`;
  });
  return words.length < 2 ? words.join('') : `${words.join(' ')} = ${totalOf(parts)}`;
}

const story = {
  battle: {
    clause: 'H-BAT-01',
    say: (r: Reader, a: Seat, b: Seat, _kind: string) => `${does(r, a, 'battles', 'battle')} ${them(r, b)}.`,
  },
  'battle-won': {
    clause: 'H-BAT-14',
    say: (
      r: Reader,
      seat: Seat,
      _kind: string,
      _loser: Seat,
      _sums: Sums,
      _fallen: readonly [number, number],
    ) => (seat < 0 ? 'Nobody wins.' : `${does(r, seat, 'wins', 'win')} the battle.`),
  },
  sent: {
    clause: 'H-BAT-03',
    say: (r: Reader, seat: Seat, mon: number) => `${does(r, seat, 'sends', 'send')} ${monWords(mon)}.`,
  },
  laid: {
    clause: 'H-BAT-09',
    say: (r: Reader, seat: Seat, n: number) =>
      `${does(r, seat, 'lays', 'lay')} ${n === 0 ? 'no Item' : 'an Item'}.`,
  },
  'turned-up': {
    clause: 'H-BAT-20',
    say: (r: Reader, seat: Seat, sorts: readonly number[]) =>
      `${up(whose(r, seat))} Item: ${list(sorts.map(itemName))}.`,
  },
  totals: {
    clause: 'H-BAT-14',
    say: (r: Reader, a: Seat, _mine: number, b: Seat, _theirs: number, [one, other]: Sums) =>
      `${up(them(r, a))}: ${sumWords(one)}. ${up(them(r, b))}: ${sumWords(other)}.`,
  },
  faints: {
    clause: 'H-BAT-14',
    say: (r: Reader, seat: Seat, mon: number) => `${up(whose(r, seat))} ${monName(mon)} faints.`,
  },
  'both-faint': {
    clause: 'H-BAT-16',
    say: (r: Reader, a: Seat, mon: number, b: Seat, other: number) =>
      `A draw: ${whose(r, a)} ${monName(mon)} and ${whose(r, b)} ${monName(other)} faint.`,
  },
  'none-left': {
    clause: 'H-BAT-17',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'has', 'have')} no other Pokémon to send.`,
  },
  'challenged-leader': {
    clause: 'H-GYM-06',
    say: (r: Reader, seat: Seat, leader: number) =>
      `${does(r, seat, 'challenges', 'challenge')} ${leaderName(leader)}.`,
  },
  'gym-totals': {
    clause: 'H-GYM-12',
    say: (r: Reader, seat: Seat, _mine: number, _leader: number, _theirs: number, [one, other]: Sums) =>
      `${up(them(r, seat))}: ${sumWords(one)}. ${sumWords(other)}.`,
  },
  'beat-leader': {
    clause: 'H-GYM-12',
    say: (r: Reader, seat: Seat, leader: number, _sums: Sums) =>
      `${does(r, seat, 'beats', 'beat')} ${leaderName(leader)}!`,
  },
  'lost-to-leader': {
    clause: 'H-GYM-15',
    say: (r: Reader, seat: Seat, leader: number, _sums: Sums) =>
      `${does(r, seat, 'loses', 'lose')} to ${leaderName(leader)}.`,
  },
  'challenged-elite': {
    clause: 'H-E4-02',
    say: (r: Reader, seat: Seat, elite: number) =>
      `${does(r, seat, 'meets', 'meet')} Elite Trainer ${eliteName(elite)}.`,
  },
  'elite-totals': {
    clause: 'H-E4-06',
    say: (r: Reader, seat: Seat, _mine: number, elite: number, _theirs: number, [one, other]: Sums) =>
      `${up(them(r, seat))}: ${sumWords(one)}. ${eliteName(elite)}: ${sumWords(other)}.`,
  },
  'elite-faints': {
    clause: 'H-E4-05',
    say: (_: Reader, elite: number, which: number) =>
      `${eliteName(elite)}'s ${eliteMon(elite, which)} faints.`,
  },
  'elite-both-faint': {
    clause: 'H-E4-12',
    say: (r: Reader, seat: Seat, mon: number, elite: number, which: number) =>
      `A draw: ${whose(r, seat)} ${monName(mon)} and ${eliteName(elite)}'s ${eliteMon(elite, which)} faint.`,
  },
  'beat-elite': {
    clause: 'H-E4-08',
    say: (r: Reader, seat: Seat, elite: number, _sums: Sums) =>
      `${does(r, seat, 'beats', 'beat')} ${eliteName(elite)}!`,
  },
  'lost-to-elite': {
    clause: 'H-E4-09',
    say: (r: Reader, seat: Seat, elite: number, _sums: Sums) =>
      `${does(r, seat, 'loses', 'lose')} to ${eliteName(elite)}.`,
  },
};

const stage = {
  part: { say: (_: Reader, what: PartName, of: number) => PART[what](of) },
  'sum-line': { say: (_: Reader, parts: readonly SumPart[]) => `${sumWords(parts)}.` },
  'fallen-line': {
    say: (r: Reader, seat: Seat, n: number) => `${up(whose(r, seat))} Pokémon lost: ${n}.`,
  },
  'items-spent': { say: (_: Reader, n: number) => `${count(n, 'Item')} spent.` },
  'stage.send': { say: () => 'Send' },
  'stage.lay': { say: () => 'Items' },
  'stage.roll': { say: () => 'Dice' },
  'stage.sum': { say: () => 'Sums' },
  'battle.gym': { say: (_: Reader, leader: number) => `Gym battle: ${leaderName(leader)}` },
  'battle.elite': { say: (_: Reader, elite: number) => `Elite battle: ${eliteName(elite)}` },
  'battle.duel': { say: (_: Reader, duel: number) => cardName(DUELS[duel].event) },
  'battle.league': { say: () => 'League battle' },
  'battle.same-space': { say: () => 'Battle on one space' },
  'side.player': { say: (r: Reader, seat: Seat) => up(them(r, seat)) },
  'side.leader': { say: (_: Reader, leader: number) => leaderName(leader) },
  'side.elite': { say: (_: Reader, elite: number) => eliteName(elite) },
  'elite-mon': { say: (_: Reader, elite: number, which: number) => eliteMon(elite, which) },
  'note.leader': { say: (_: Reader, leader: number) => `${LEADERS[leader].type} Gym` },
  'note.dual': { say: () => 'Against two of yours' },
  'note.strong': { say: (_: Reader, types: readonly string[]) => `Strong against ${list(types)}` },
  'note.types': { say: (_: Reader, types: readonly string[]) => types.join('/') },
  'note.lost': { say: (_: Reader, lost: number, of: number) => `${lost} of ${of} lost` },
  'note.ground': {
    say: (_: Reader, plus: readonly string[], minus: readonly string[]) =>
      `+1 for ${list(plus)}, −1 for ${list(minus)}`,
  },
  'wins-duel': { say: () => 'wins' },
  'wins-bare': { say: () => 'wins, if they lay no Item' },
  'wins-but-item': { say: () => 'wins, not counting the Item they laid' },
  'wins-with': {
    say: (_: Reader, mons: readonly number[]) => `wins with ${list(mons.map(monName))}`,
  },
};

export const battleText = { ...story, ...stage };
