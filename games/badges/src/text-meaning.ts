/** What choices, questions and battles mean, in words. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { CARDS } from './data/cards.ts';
import { BADGES_TO_WIN, BOX_MAX, CONTEST_NEEDS } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { pipsNeeded } from './kinds.ts';
import {
  badgeName,
  count,
  judged,
  lends,
  list,
  opponent,
  percent,
  pokemon,
  routeName,
  siteName,
  typeName,
  up,
} from './names.ts';

const siteType = (site: number): string => up(SITES[site].type);

const choices = {
  'act.go': { say: (_: Reader, steps: number) => `Walk ${count(steps, 'square')}` },
  'act.capture': { say: (_: Reader, route: number) => `Capture on ${routeName(route)}` },
  'act.send': { say: (_: Reader, kind: number) => `Send ${pokemon(kind)}` },
  'beats-it': { say: (_: Reader, site: number, beaten: number) => `beats ${opponent(site, beaten)}` },
  'wins-badge': { say: () => 'wins the badge' },
  'pile-holds': {
    say: (_: Reader, cards: number) =>
      cards === 0 ? 'the pile is empty' : `${count(cards, 'card')} to catch`,
  },
  'may-be': {
    say: (_: Reader, types: readonly (readonly [type: number, chance: number])[]) =>
      list(types.map(([type, chance]) => `${typeName(type)} ${percent(chance)}`)),
  },
  'will-be': { say: (_: Reader, kind: number) => `it is ${judged(kind)}` },
  'badge-of-four': {
    say: (_: Reader, site: number, badges: number) => `the ${badgeName(site)}, ${badges} of ${BADGES_TO_WIN}`,
  },
  'gym-there': {
    say: (_: Reader, site: number, chance: number) => `the ${siteName(site)}: ${percent(chance)} to win it`,
  },
  'contest-there': {
    say: (_: Reader, site: number, have: number) =>
      `the ${siteName(site)}: you have ${have} of ${CONTEST_NEEDS}`,
  },
  'center-there': { say: () => 'the Pokémon Center' },
  'way-opens': { say: () => 'a way that stays open, for everybody' },
  'all-heal': {
    say: (_: Reader, fainted: number) =>
      fainted === 0 ? 'Party and Box can be rearranged' : `${count(fainted, 'Pokémon', 'Pokémon')} healed`,
  },
  'gets-card': { say: (_: Reader, kind: number) => judged(kind) },
  'turn-over': { say: () => 'the rest of your turn' },
  'turn-if-agreed': { say: () => 'the rest of your turn, if they agree' },
  'costs-steps': {
    say: (_: Reader, steps: number, all: number) => {
      if (steps < all) return `${steps} of your ${all} steps`;
      return all === 1 ? 'your last step' : `all your ${all} steps`;
    },
  },
  'costs-hm': {
    say: (_: Reader, left: number) => (left === 0 ? 'your HM of this turn' : 'an HM of this turn'),
  },
  'costs-walk': { say: () => 'all walking in this turn' },
  'gives-card': { say: (_: Reader, kind: number) => `your ${pokemon(kind)}` },
  'may-faint': { say: (_: Reader, kind: number) => `${pokemon(kind)} faints if it loses` },
  'may-white-out': { say: () => 'if it loses you white out: back to the Center, no badge' },
  'gym-anew': {
    say: (_: Reader, beaten: number) =>
      `${beaten === 1 ? 'your win' : `your ${beaten} wins`} here: next time all of them stand again`,
  },
  'note.gym': {
    say: (_: Reader, site: number) =>
      `Beat ${SITES[site].team.length} ${siteType(site)} Pokémon, one after the other: ${list(SITES[site].team)}.`,
  },
  'note.rest': {
    say: (_: Reader, left: number, chance: number) => {
      const them = left === 1 ? 'it' : left === 2 ? 'both' : `all ${left}`;
      return `${percent(chance)} to beat ${them} with all who can fight`;
    },
  },
  'note.sure': {
    say: (_: Reader, site: number, have: number) =>
      `You have ${have} ${siteType(site)} Pokémon in your Party: you win for certain.`,
  },
  'note.short': {
    say: (_: Reader, site: number, have: number) =>
      `You have ${have} of ${CONTEST_NEEDS} ${siteType(site)} Pokémon in your Party: you lose for certain.`,
  },
  'note.box': { say: () => 'Your Party is full: it goes to the Box.' },
  'note.full': { say: () => 'Party and Box are full: you choose what goes back.' },
  'note.held': {
    say: (r: Reader, seat: Seat) => (r.you === seat ? 'You have it.' : `${r.name(seat)} has it.`),
  },
} satisfies Words;

const asked = {
  'hint.move': {
    say: (_: Reader, steps: number) =>
      steps === 0
        ? 'One action, and your turn is over.'
        : 'Walk in as many stretches as you like; an action ends your turn.',
  },
  'hint.exchange': { say: () => 'Keep it and give up one of your Party, or let it go.' },
  'hint.rearrange': {
    say: (_: Reader, most: number) =>
      `Only the Party fights, competes and lends its HMs. It holds ${most}, the Box ${BOX_MAX}.`,
  },
  'hint.offer': { say: () => 'One card of yours for one of theirs. A rejected offer costs nothing.' },
  'hint.answer-offer': {
    say: (r: Reader, from: Seat) => `The two cards change places, and ${r.name(from)}'s turn ends.`,
  },
  'hint.fight': {
    say: () => 'One die decides each fight. Who loses faints; who wins may fight on.',
  },
  'type-tag': {
    say: (_: Reader, kind: number) => {
      const { type, legendary } = CARDS[kind];
      return legendary ? `Legendary, ${up(type)}` : up(type);
    },
  },
  'lends-hm': { say: (_: Reader, kind: number) => `It lends ${lends(kind)}.` },
  'has-fainted': { say: () => 'It has fainted.' },
  'came-from': {
    say: (_: Reader, no: number, route: number) => `Card ${no + 1}, from ${routeName(route)}.`,
  },
  'sends-offer': { say: () => 'Make this offer' },
  'sends-shifts': {
    say: (_: Reader, shifts: number) =>
      shifts === 0 ? 'Change nothing' : shifts === 1 ? 'Move this one' : `Move these ${shifts}`,
  },
} satisfies Words;

const told = {
  fought: {
    say: (_: Reader, site: number, beaten: number, kind: number, pips: number) =>
      `${pokemon(kind)} against ${opponent(site, beaten)}: ${pips}, ${pips < pipsNeeded(kind, site) ? 'fainted' : 'beaten'}.`,
  },
  faints: { say: () => 'faints' },
  'is-beaten': { say: () => 'beaten' },
} satisfies Words;

const scene = {
  'of-most': { say: (_: Reader, n: number, most: number) => `${n} of ${most}` },
  'tray.party': { say: () => 'Party' },
  'tray.box': { say: () => 'Box' },
  'no-party': { say: () => 'Nobody yet: walk to a route and capture' },
  'none-yet': { say: () => 'None yet' },
  'counted.party': { say: () => 'party' },
  'counted.box': { say: () => 'box' },
  gym: { say: (_: Reader, site: number) => siteName(site) },
  challenger: { say: (r: Reader, seat: Seat) => (r.you === seat ? 'You' : r.name(seat)) },
  defender: { say: (_: Reader, site: number, no: number) => opponent(site, no) },
  'face-down': { say: () => 'Face down' },
  'needs-pips': { say: (_: Reader, pips: number) => `needs ${pips} or more` },
  'type-sign': { say: (_: Reader, type: number) => typeName(type) },
  'beaten-of': {
    say: (_: Reader, site: number, beaten: number) => `${beaten} of ${SITES[site].team.length} beaten`,
  },
  goals: { say: () => 'Goals' },
  goal: { say: () => `${BADGES_TO_WIN} badges win.` },
  gyms: { say: () => 'Gyms' },
  contests: { say: () => 'Contests' },
  'gym-team': { say: (_: Reader, site: number) => list(SITES[site].team) },
  'contest-asks': {
    say: (_: Reader, site: number) => `${CONTEST_NEEDS} ${siteType(site)} Pokémon in the Party`,
  },
  'you-have': { say: (_: Reader, have: number) => `you have ${have}` },
  'chance-now': { say: (_: Reader, chance: number) => `${percent(chance)} now` },
} satisfies Words;

export const meant = { ...choices, ...asked, ...told, ...scene } satisfies Words;
