/** Battles in German: their sums in words, what is told of them, and what stands on their stage. */
import type { Translation } from '@indigo/kernel';
import { DUELS } from '../data/duels.ts';
import { LEADERS } from '../data/leaders.ts';
import { type PartName, type SumPart, totalOf } from '../rules/sums.ts';
import type { words } from '../text/words.ts';
import { TYPE_STEMS, typesNamed } from './colours.ts';
import {
  cardName,
  eliteMon,
  eliteName,
  itemName,
  leaderName,
  monName,
  monWords,
  trainerName,
} from './names.ts';
import { does, items, list, of, them, they, toThem, up } from './speech.ts';

type Says = Translation<typeof words>;

/** What a part of a sum is called. */
const PART: { readonly [K in PartName]: (of: number) => string } = {
  power: monName,
  leader: leaderName,
  elite: (of) => eliteMon(Math.floor(of / 2), of % 2),
  evolution: () => 'Entwicklung',
  family: () => 'Familie',
  token: () => 'Marke',
  types: () => 'Typen',
  trainer: trainerName,
  item: (of) => (of < 0 ? 'Item' : itemName(of)),
  ground: (of) => cardName(DUELS[of].event).replace(/^Duell: /, ''),
  die: () => 'Würfel',
  bonus: () => 'Bonuswürfel',
};

/** `Arkani 8 + Entwicklung 2 + Würfel 3 = 13`. */
function sumWords(parts: readonly SumPart[]): string {
  const named = parts.map(([what, value, of], i) => {
    const name = PART[what](of);
    if (i === 0) return `${name} ${value ?? '?'}`;
    return `${value !== null && value < 0 ? '−' : '+'} ${name} ${value === null ? '?' : Math.abs(value)}`;
  });
  return named.length < 2 ? named.join('') : `${named.join(' ')} = ${totalOf(parts)}`;
}

const story = {
  battle: { say: (r, a, b) => `${does(r, a, 'kämpft', 'kämpfst')} gegen ${them(r, b)}.` },
  'battle-won': {
    say: (r, seat) => (seat < 0 ? 'Niemand gewinnt.' : `${does(r, seat, 'gewinnt', 'gewinnst')} den Kampf.`),
  },
  sent: { say: (r, seat, mon) => `${does(r, seat, 'schickt', 'schickst')} ${monWords(mon)}.` },
  laid: { say: (r, seat, n) => `${does(r, seat, 'legt', 'legst')} ${n === 0 ? 'kein' : 'ein'} Item.` },
  'turned-up': { say: (r, seat, sorts) => `${up(of(r, seat, 'Item'))}: ${list(sorts.map(itemName))}.` },
  totals: {
    say: (r, a, _mine, b, _theirs, [one, other]) =>
      `${up(they(r, a))}: ${sumWords(one)}. ${up(they(r, b))}: ${sumWords(other)}.`,
  },
  faints: { say: (r, seat, mon) => `${up(of(r, seat, monName(mon)))} ist besiegt.` },
  'both-faint': {
    say: (r, a, mon, b, other) =>
      `Unentschieden: ${up(of(r, a, monName(mon)))} und ${of(r, b, monName(other))} sind besiegt.`,
  },
  'none-left': { say: (r, seat) => `${does(r, seat, 'hat', 'hast')} kein anderes Pokémon zu schicken.` },
  'challenged-leader': {
    say: (r, seat, leader) => `${does(r, seat, 'fordert', 'forderst')} ${leaderName(leader)} heraus.`,
  },
  'gym-totals': {
    say: (r, seat, _mine, _leader, _theirs, [one, other]) =>
      `${up(they(r, seat))}: ${sumWords(one)}. ${sumWords(other)}.`,
  },
  'beat-leader': {
    say: (r, seat, leader) => `${does(r, seat, 'besiegt', 'besiegst')} ${leaderName(leader)}!`,
  },
  'lost-to-leader': {
    say: (r, seat, leader) => `${does(r, seat, 'verliert', 'verlierst')} gegen ${leaderName(leader)}.`,
  },
  'challenged-elite': {
    say: (r, seat, elite) =>
      `${does(r, seat, 'trifft', 'triffst')} auf ${eliteName(elite)} von den Elite-Trainern.`,
  },
  'elite-totals': {
    say: (r, seat, _mine, elite, _theirs, [one, other]) =>
      `${up(they(r, seat))}: ${sumWords(one)}. ${eliteName(elite)}: ${sumWords(other)}.`,
  },
  'elite-faints': {
    say: (_, elite, which) => `${eliteMon(elite, which)} von ${eliteName(elite)} ist besiegt.`,
  },
  'elite-both-faint': {
    say: (r, seat, mon, elite, which) =>
      `Unentschieden: ${up(of(r, seat, monName(mon)))} und ${eliteMon(elite, which)} von ${eliteName(elite)} sind besiegt.`,
  },
  'beat-elite': { say: (r, seat, elite) => `${does(r, seat, 'besiegt', 'besiegst')} ${eliteName(elite)}!` },
  'lost-to-elite': {
    say: (r, seat, elite) => `${does(r, seat, 'verliert', 'verlierst')} gegen ${eliteName(elite)}.`,
  },
} satisfies Partial<Says>;

const stage = {
  part: { say: (_, what, of) => PART[what](of) },
  'sum-line': { say: (_, parts) => `${sumWords(parts)}.` },
  'fallen-line': { say: (r, seat, n) => `Verlorene Pokémon von ${toThem(r, seat)}: ${n}.` },
  'items-spent': { say: (_, n) => `${items(n)} verbraucht.` },
  'stage.send': { say: () => 'Schicken' },
  'stage.lay': { say: () => 'Items' },
  'stage.roll': { say: () => 'Würfel' },
  'stage.sum': { say: () => 'Summen' },
  'battle.gym': { say: (_, leader) => `Arenakampf: ${leaderName(leader)}` },
  'battle.elite': { say: (_, elite) => `Elite-Kampf: ${eliteName(elite)}` },
  'battle.duel': { say: (_, duel) => cardName(DUELS[duel].event) },
  'battle.league': { say: () => 'Ligakampf' },
  'battle.same-space': { say: () => 'Kampf auf einem Feld' },
  'side.player': { say: (r, seat) => up(they(r, seat)) },
  'side.leader': { say: (_, leader) => leaderName(leader) },
  'side.elite': { say: (_, elite) => eliteName(elite) },
  'elite-mon': { say: (_, elite, which) => eliteMon(elite, which) },
  'note.leader': { say: (_, leader) => `${TYPE_STEMS[LEADERS[leader].type]}-Arena` },
  'note.dual': { say: () => 'Gegen zwei von deinen' },
  'note.strong': { say: (_, types) => `Stark gegen ${list(typesNamed(types))}` },
  'note.types': { say: (_, types) => typesNamed(types).join('/') },
  'note.lost': { say: (_, lost, of) => `${lost} von ${of} verloren` },
  'note.ground': {
    say: (_, plus, minus) => `+1 für ${list(typesNamed(plus))}, −1 für ${list(typesNamed(minus))}`,
  },
  'wins-duel': { say: () => 'gewinnt' },
  'wins-bare': { say: () => 'gewinnt, falls gegenüber kein Item liegt' },
  'wins-but-item': { say: () => 'gewinnt, das verdeckte Item nicht gerechnet' },
  'wins-with': { say: (_, mons) => `gewinnt mit ${list(mons.map(monName))}` },
} satisfies Partial<Says>;

export const battle = { ...story, ...stage };
