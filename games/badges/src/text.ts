/** Everything this game says to people, by key. What a translation replaces. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import type { OfferPart, Shift } from './answers.ts';
import { DIRECTIONS } from './board.ts';
import { BADGES_TO_WIN, BOX_MAX, CONTEST_NEEDS } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import {
  badgeName,
  bubbles,
  count,
  does,
  doorName,
  judged,
  list,
  opponent,
  pokemon,
  routeName,
  siteName,
  squareName,
  them,
  typeName,
  up,
  whose,
} from './names.ts';
import type { Fight } from './state.ts';
import { meant } from './text-meaning.ts';

const wanted = (want: OfferPart): string => {
  if ('want' in want) return judged(want.want);
  return 'wantType' in want ? `any ${typeName(want.wantType)} Pokémon` : 'any Pokémon';
};

const questions = {
  'ask.move': {
    say: (_: Reader, steps: number) =>
      steps === 0 ? 'What do you do here?' : `You can walk ${count(steps, 'square')}. What do you do?`,
  },
  'ask.exchange': { say: () => 'Party and Box are full. Which Pokémon goes under the pile?' },
  'ask.rearrange': {
    say: () => 'All your Pokémon will be healed. Which of them do you move between Party and Box?',
  },
  'ask.offer': {
    say: (r: Reader, other: Seat) => `What do you offer ${r.name(other)}, and what do you want for it?`,
  },
  'ask.answer-offer': {
    say: (r: Reader, from: Seat, give: number, want: OfferPart, fainted: boolean) =>
      `${r.name(from)} offers ${judged(give)}${fainted ? ', which has fainted,' : ''} for ${wanted(want)}. What do you give?`,
  },
  'ask.fight': {
    say: (_: Reader, site: number, beaten: number) =>
      `${siteName(site)}: who fights ${opponent(site, beaten)} (${beaten + 1} of ${SITES[site].team.length})?`,
  },
} satisfies Words;

const options = {
  end: { say: () => 'End your turn' },
  capture: { say: (_: Reader, route: number) => `Capture on ${routeName(route)} (${bubbles(route)})` },
  swap: { say: () => 'Heal and swap at the Pokémon Center' },
  retreat: { say: () => 'Retreat from the Gym' },
  reject: { say: () => 'Reject the offer' },
  'let-go-of': { say: (_: Reader, kind: number) => `Let ${judged(kind)} go` },
  return: { say: (_: Reader, kind: number) => `Put back ${judged(kind)} instead` },
  go: {
    say: (_: Reader, to: number, steps: number) => `${up(doorName(to))}, ${count(steps, 'step')}`,
  },
  square: { say: (_: Reader, at: number) => up(squareName(at)) },
  challenge: { say: (_: Reader, site: number) => `Challenge the ${siteName(site)}` },
  compete: { say: (_: Reader, site: number) => `Compete in the ${siteName(site)}` },
  trade: { say: (r: Reader, other: Seat) => `Offer ${r.name(other)} a trade` },
  cut: {
    say: (_: Reader, kind: number, at: number) => `Cut the shrub with ${pokemon(kind)}: ${squareName(at)}`,
  },
  surf: {
    say: (_: Reader, kind: number, way: number, to: number) =>
      `Surf ${DIRECTIONS[way]} with ${pokemon(kind)} to ${squareName(to)}`,
  },
  fly: {
    say: (_: Reader, kind: number, way: number, to: number) =>
      `Fly ${DIRECTIONS[way]} with ${pokemon(kind)} to ${squareName(to)}`,
  },
  send: { say: (_: Reader, kind: number, pips: number) => `${pokemon(kind)} (wins on ${pips} or more)` },
  card: { say: (_: Reader, kind: number) => judged(kind) },
  give: { say: (_: Reader, kind: number) => `Give ${judged(kind)}` },
  want: { say: (_: Reader, part: OfferPart) => `Ask for ${wanted(part)}` },
  'to-box': { say: (_: Reader, kind: number) => `Move ${judged(kind)} to the Box` },
  'to-party': { say: (_: Reader, kind: number) => `Move ${judged(kind)} to the Party` },
  'too-few': { say: () => 'Name what you give and what you want.' },
  'box-over': { say: () => `The Box holds only ${BOX_MAX}.` },
  'party-over': { say: () => 'The Party is full.' },
} satisfies Words;

const story = {
  'beat.move': { say: () => 'Your roll to move.' },
  'act.roll': { say: () => 'Roll' },
  'goes-first': {
    clause: 'B-TURN-01',
    say: (r: Reader, seat: Seat, drawn: boolean) =>
      `${does(r, seat, 'takes', 'take')} the first turn, ${drawn ? 'drawn at random' : 'as the table was set up'}.`,
  },
  turn: {
    clause: 'B-TURN-01',
    say: (r: Reader, seat: Seat, turn: number) => `Turn ${turn}: ${whose(r, seat)} turn.`,
  },
  rolled: {
    clause: 'B-TURN-02',
    say: (r: Reader, seat: Seat, first: number, second: number) =>
      `${does(r, seat, 'rolls', 'roll')} ${first} + ${second} = ${first + second} squares.`,
  },
  walked: {
    clause: 'B-MOVE-01',
    say: (r: Reader, seat: Seat, to: number, left: number, _way: readonly number[]) =>
      `${does(r, seat, 'walks', 'walk')} to ${squareName(to)}${left === 0 ? '' : `, with ${count(left, 'step')} left`}.`,
  },
  'cut-shrub': {
    clause: 'B-CUT-01',
    say: (r: Reader, seat: Seat, kind: number, at: number, _no: number) =>
      `${up(whose(r, seat))} ${pokemon(kind)} cuts down the shrub (${squareName(at)}). The way stays open.`,
  },
  surfed: {
    clause: 'B-SURF-01',
    say: (r: Reader, seat: Seat, kind: number, at: number, _no: number, _way: readonly number[]) =>
      `${does(r, seat, 'surfs', 'surf')} on ${pokemon(kind)} to ${squareName(at)}.`,
  },
  flew: {
    clause: 'B-FLY-01',
    say: (r: Reader, seat: Seat, kind: number, at: number, _no: number, _way: readonly number[]) =>
      `${does(r, seat, 'flies', 'fly')} on ${pokemon(kind)} to ${squareName(at)}.`,
  },
  captured: {
    clause: 'B-CAP-01',
    say: (r: Reader, seat: Seat, route: number, box: boolean, no: number) =>
      `${does(r, seat, 'captures', 'capture')} a Pokémon on ${routeName(route)} (card ${no + 1})${box ? '; it goes to the Box' : ''}.`,
  },
  'was-caught': {
    clause: 'B-CAP-01',
    say: (_: Reader, _seat: Seat, kind: number, _no: number, _open: boolean) => `It is ${judged(kind)}.`,
  },
  'no-room': {
    clause: 'B-CAP-04',
    say: (r: Reader, seat: Seat, route: number, no: number) =>
      `${does(r, seat, 'draws', 'draw')} a Pokémon on ${routeName(route)} (card ${no + 1}) and ${r.you === seat ? 'have' : 'has'} no room for it.`,
  },
  'was-drawn': {
    clause: 'B-CAP-04',
    say: (_: Reader, _seat: Seat, kind: number, _no: number, _open: boolean) => `It is ${judged(kind)}.`,
  },
  'let-go': {
    clause: 'B-CAP-05',
    say: (r: Reader, seat: Seat, route: number, _no: number) =>
      `${does(r, seat, 'lets', 'let')} it go. It returns to the bottom of the ${routeName(route)} pile.`,
  },
  exchanged: {
    clause: 'B-CAP-05',
    say: (r: Reader, seat: Seat, route: number, no: number) =>
      `${does(r, seat, 'keeps', 'keep')} it. Card ${no + 1} goes to the bottom of the ${routeName(route)} pile.`,
  },
  'went-under': {
    clause: 'B-CAP-05',
    say: (_: Reader, kind: number, route: number, _no: number, _open: boolean) =>
      `${pokemon(kind)} is at the bottom of the ${routeName(route)} pile.`,
  },
  swapped: {
    clause: 'B-PC-03',
    say: (r: Reader, seat: Seat, party: number, box: number) =>
      `${does(r, seat, 'visits', 'visit')} the Pokémon Center. All ${r.you === seat ? 'your' : 'their'} Pokémon are healed: ${party} in the Party, ${box} in the Box.`,
  },
  rearranged: {
    clause: 'B-PC-01',
    say: (_: Reader, _seat: Seat, shifts: readonly Shift[], _open: boolean) => {
      const side = (names: readonly string[], where: string): string =>
        names.length === 0 ? '' : `${list(names)} ${names.length === 1 ? 'moves' : 'move'} to the ${where}`;
      const boxed = shifts.flatMap((shift) => ('toBox' in shift ? [pokemon(shift.toBox)] : []));
      const taken = shifts.flatMap((shift) => ('toParty' in shift ? [pokemon(shift.toParty)] : []));
      return `${[side(boxed, 'Box'), side(taken, 'Party')].filter((part) => part !== '').join('; ')}.`;
    },
  },
  offered: {
    clause: 'B-TRADE-01',
    say: (r: Reader, seat: Seat, other: Seat, give: number, want: OfferPart, _no: number) =>
      `${does(r, seat, 'offers', 'offer')} ${them(r, other)} ${pokemon(give)} for ${wanted(want)}.`,
  },
  rejected: {
    clause: 'B-TRADE-03',
    // Whoever has nothing that fits can only reject: the line says no more than that nothing came of it.
    say: (r: Reader, other: Seat, seat: Seat) =>
      `${up(whose(r, seat))} offer to ${them(r, other)} falls through.`,
  },
  traded: {
    clause: 'B-TRADE-02',
    say: (
      r: Reader,
      seat: Seat,
      other: Seat,
      given: number,
      got: number,
      _where: readonly (number | boolean)[],
    ) => `${does(r, seat, 'trades', 'trade')} ${pokemon(given)} for ${whose(r, other)} ${pokemon(got)}.`,
  },
  challenged: {
    clause: 'B-GYM-01',
    say: (r: Reader, seat: Seat, site: number) =>
      `${does(r, seat, 'challenges', 'challenge')} the ${siteName(site)}.`,
  },
  'sent-out': {
    clause: 'B-GYM-03',
    say: (r: Reader, seat: Seat, kind: number, site: number, beaten: number, _no: number) =>
      `${does(r, seat, 'sends', 'send')} ${pokemon(kind)} against ${opponent(site, beaten)}.`,
  },
  'won-fight': {
    clause: 'B-GYM-05',
    say: (r: Reader, seat: Seat, site: number, beaten: number, pips: number, needed: number) =>
      `${does(r, seat, 'rolls', 'roll')} a ${pips} (needed ${needed} or more) and ${r.you === seat ? 'beat' : 'beats'} ${opponent(site, beaten)}.`,
  },
  fainted: {
    clause: 'B-GYM-06',
    say: (r: Reader, seat: Seat, kind: number, pips: number, needed: number) =>
      `${does(r, seat, 'rolls', 'roll')} a ${pips} (needed ${needed} or more): ${whose(r, seat)} ${pokemon(kind)} faints.`,
  },
  retreated: {
    clause: 'B-GYM-08',
    say: (r: Reader, seat: Seat, site: number, _fights: readonly Fight[]) =>
      `${does(r, seat, 'retreats', 'retreat')} from the ${siteName(site)}. Next time, all its Pokémon stand again.`,
  },
  'whited-out': {
    clause: 'B-FAINT-03',
    say: (r: Reader, seat: Seat, _site: number, _fights: readonly Fight[], _from: number) =>
      `${does(r, seat, 'has', 'have')} nobody left who can fight and ${r.you === seat ? 'white' : 'whites'} out: back to the Pokémon Center, with all Pokémon healed.`,
  },
  'beat-gym': {
    clause: 'B-GYM-09',
    say: (r: Reader, seat: Seat, site: number, _fights: readonly Fight[]) =>
      `${does(r, seat, 'beats', 'beat')} the ${siteName(site)}.`,
  },
  outshone: {
    clause: 'B-CON-03',
    say: (r: Reader, seat: Seat, site: number) =>
      `${does(r, seat, 'competes', 'compete')} in the ${siteName(site)} and ${r.you === seat ? 'are' : 'is'} outshone: it takes ${CONTEST_NEEDS} ${up(SITES[site].type)} Pokémon in the Party.`,
  },
  shone: {
    clause: 'B-CON-07',
    say: (r: Reader, seat: Seat, site: number, kinds: readonly number[], _nos: readonly number[]) =>
      `${does(r, seat, 'wins', 'win')} the ${siteName(site)} with ${list(kinds.map(pokemon))}.`,
  },
  'won-badge': {
    clause: 'B-GEN-02',
    say: (r: Reader, seat: Seat, site: number, badges: number) =>
      `${does(r, seat, 'earns', 'earn')} the ${badgeName(site)}: ${badges} of ${BADGES_TO_WIN}.`,
  },
  won: {
    clause: 'B-GEN-01',
    say: (r: Reader, seat: Seat, _badges: readonly number[]) =>
      `${does(r, seat, 'wins', 'win')} the match with ${BADGES_TO_WIN} badges!`,
  },
  'stopped-match': {
    clause: 'B-OPT-07',
    say: (_: Reader, turns: number) => `The match stops after ${turns} turns without a winner.`,
  },
} satisfies Words;

const refusals = {
  'why.here': { say: () => 'You are there already.' },
  'why.far': { say: (_: Reader, steps: number) => `It is more than ${count(steps, 'step')} away.` },
  'why.flown': { say: () => 'You have flown, so you cannot walk this turn.' },
  'why.shrub': { say: () => 'A shrub stands there until somebody cuts it.' },
  'why.water': { say: () => 'You cannot walk on water; Surf takes you across.' },
  'why.building': { say: () => 'You cannot enter a building; use it from the square beside it.' },
  'why.no-route': { say: () => 'You can only capture Pokémon on a route.' },
  'why.empty': { say: (_: Reader, route: number) => `The ${routeName(route)} pile is empty.` },
  'why.no-center': { say: () => 'You must stand beside the Pokémon Center.' },
  'why.no-pokemon': { say: () => 'You have no Pokémon.' },
  'why.they-have-none': { say: (r: Reader, other: Seat) => `${r.name(other)} has no Pokémon.` },
  'why.asked': {
    say: (r: Reader, other: Seat) => `You have already made ${r.name(other)} an offer this turn.`,
  },
  'why.badge': { say: (_: Reader, site: number) => `You already have the ${badgeName(site)}.` },
  'why.no-fit': { say: () => 'Nobody in your Party can fight.' },
  'why.not-held': { say: () => 'The Normal Contest is left out at this table.' },
  'why.fainted': { say: (_: Reader, kind: number) => `${pokemon(kind)} has fainted.` },
  'why.boxed': { say: () => 'It is in your Box, which you rearrange at the Pokémon Center.' },
  'why.not-box': { say: () => 'Only a Pokémon in your Party can be put back instead.' },
  'why.hm-used': { say: () => 'You have already used your HM this turn.' },
  'why.no-shrub': { say: () => 'No shrub stands next to you.' },
  'why.no-shore': {
    say: () => 'Surf takes you nowhere from here: it needs water beside you and open ground on the far side.',
  },
  'why.moved': { say: () => 'Fly replaces all your walking, so it must come first.' },
  'why.no-flight': { say: () => 'There is nowhere to fly from here.' },
  'why.lost-fight': { say: () => 'After a lost fight there is no retreat: send another Pokémon.' },
  'why.first-roll': { say: () => 'There is no retreat before the first roll.' },
} satisfies Words;

const table = {
  mover: { say: (r: Reader, seat: Seat) => r.name(seat) },
  shrub: { say: (_: Reader, at: number) => `Shrub: ${squareName(at)}` },
  party: { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} Party` },
  box: { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} Box` },
  somewhere: { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} Party or Box` },
  pile: { say: (_: Reader, route: number) => `Wild pile of ${routeName(route)} (${bubbles(route)})` },
  'drawn-card': { say: () => 'The card just drawn' },
  unknown: { say: (_: Reader, no: number, route: number) => `Card ${no + 1}, from ${routeName(route)}` },
  'badge-of': { say: (_: Reader, site: number) => badgeName(site) },
  'badge-case': { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} badges` },
  badges: { say: () => 'Badges' },
  'contest-needs': {
    say: (_: Reader, site: number) =>
      `${siteName(site)}: ${CONTEST_NEEDS} ${up(SITES[site].type)} Pokémon in the Party win it`,
  },
} satisfies Words;

export const words = { ...questions, ...options, ...story, ...refusals, ...table, ...meant } satisfies Words;
