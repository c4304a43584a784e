/** What the Plateau and the League ask and tell. */
import type { Reader, Seat } from '@indigo/kernel';
import { ELITES } from '../data/elites.ts';
import { count, list, monName, monWords } from '../names.ts';
import { eliteName } from './battle.ts';
import { does, them } from './speech.ts';

const ROUND: { readonly [round: string]: string } = {
  open: 'a League battle',
  first: 'the League',
  semifinals: 'the semifinals',
};

export const leagueText = {
  'ask.name-colour': {
    say: (_: Reader, draws: number) =>
      `${count(draws, 'Pokémon', 'Pokémon')} will be shown. Of which colour?`,
  },
  'ask.try-which': { say: () => 'Which one do you try to capture?' },
  'ask.send-against': {
    say: (_: Reader, against: number) => `Which Pokémon do you send against ${monName(against)}?`,
  },
  'ask.send-elite': {
    say: (_: Reader, elite: number, which: number) =>
      `Which Pokémon do you send against ${eliteName(elite)}'s ${ELITES[elite].pokemon[which].name}?`,
  },
  'ask.lay-elite': { say: (_: Reader, _elite: number, mon: number) => `An Item for ${monName(mon)}?` },
  'ask.most-captures': { say: () => 'They own the same number of Pokémon. Whom do you put first?' },
  'ask.choose-rival': { say: () => 'Whom do you battle?' },
  shown: {
    clause: 'H-PLAT-18',
    say: (r: Reader, seat: Seat, mons: readonly number[]) =>
      `${does(r, seat, 'meets', 'meet')} ${list(mons.map(monWords))}.`,
  },
  'league-starts': {
    clause: 'H-LG-02',
    say: (r: Reader, seat: Seat, round: string) =>
      `${does(r, seat, 'starts', 'start')} ${ROUND[round] ?? 'the League'}!`,
  },
  'chose-rival': {
    clause: 'H-LG6-03',
    say: (r: Reader, seat: Seat, rival: Seat) => `${does(r, seat, 'chooses', 'choose')} ${them(r, rival)}.`,
  },
  'lost-so-far': {
    clause: 'H-LGB-11',
    say: (r: Reader, a: Seat, lostA: number, b: Seat, lostB: number) =>
      `${does(r, a, 'has', 'have')} lost ${lostA} Pokémon, ${them(r, b)} ${lostB}.`,
  },
  'out-of-league': {
    clause: 'H-LG-09',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'is', 'are')} out of the League.`,
  },
  semifinalists: {
    clause: 'H-LG6-04',
    say: (r: Reader, seats: readonly Seat[]) =>
      `In the semifinals: ${list(seats.map((seat) => them(r, seat)))}.`,
  },
  finalists: {
    clause: 'H-LG-11',
    say: (r: Reader, a: Seat, b: Seat) => `The final: ${them(r, a)} against ${them(r, b)}.`,
  },
  master: {
    clause: 'H-LG-11',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'is', 'are')} the new Pokémon Master!`,
  },
};
