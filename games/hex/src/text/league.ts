/** What the Plateau and the League ask and tell. */
import type { Reader, Seat } from '@indigo/kernel';
import { ELITES } from '../data/elites.ts';
import { count, list, monName, monWords } from '../names.ts';
import { eliteName } from './battle.ts';
import { does, them, up, whose } from './speech.ts';

const ROUND: { readonly [round: string]: string } = {
  open: 'a League battle',
  first: 'the League',
  semifinals: 'the semifinals',
};

/** Why somebody is favoured in the League. */
type Chosen = 'pioneer' | 'most' | 'starter';
const CHOSEN: { readonly [K in Chosen]: (you: boolean, owned: number) => string } = {
  pioneer: (you) => `${you ? 'you were' : 'they were'} the first on Indigo Plateau`,
  most: (you, owned) => `${you ? 'you own' : 'they own'} the most Pokémon, ${owned}`,
  starter: (you) => `${you ? 'you' : 'they'} started it`,
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
  rests: {
    clause: 'H-LG6-01',
    say: (r: Reader, seat: Seat, why: Chosen, owned: number) =>
      `${does(r, seat, 'sits', 'sit')} out the first round: ${CHOSEN[why](r.you === seat, owned)}.`,
  },
  'may-choose': {
    clause: 'H-LG6-03',
    say: (r: Reader, seat: Seat, why: Chosen, owned: number) =>
      `${does(r, seat, 'chooses', 'choose')} a rival: ${CHOSEN[why](r.you === seat, owned)}.`,
  },
  'drawn-pairs': {
    clause: 'H-LG6-02',
    say: (r: Reader, a: Seat, b: Seat, c: Seat, d: Seat) =>
      `Drawn at random: ${them(r, a)} against ${them(r, b)}, ${them(r, c)} against ${them(r, d)}.`,
  },
  'league-rival': {
    clause: 'H-LG3-01',
    say: (r: Reader, seat: Seat, rival: Seat, random: boolean) =>
      `${up(whose(r, seat))} rival is ${them(r, rival)}, ${random ? 'drawn at random' : 'the only one not beaten yet'}.`,
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
