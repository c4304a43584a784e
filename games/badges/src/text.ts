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
      steps === 0 ? 'What do you do here?' : `You can walk ${count(steps, 'square')}.`,
  },
  'ask.exchange': { say: () => 'Party and Box are full. Which Pokémon goes under the pile?' },
  'ask.rearrange': {
    say: () => 'All your Pokémon are healed. Which of them change between Party and Box?',
  },
  'ask.offer': { say: (r: Reader, other: Seat) => `What do you offer ${r.name(other)}, and for what?` },
  'ask.answer-offer': {
    say: (r: Reader, from: Seat, give: number, want: OfferPart, fainted: boolean) =>
      `${r.name(from)} offers ${judged(give)}${fainted ? ', which has fainted,' : ''} for ${wanted(want)}. What do you give?`,
  },
  'ask.fight': {
    say: (_: Reader, site: number, beaten: number) =>
      `${siteName(site)}: who fights ${opponent(site, beaten)}, ${beaten + 1} of ${SITES[site].team.length}?`,
  },
} satisfies Words;

const options = {
  end: { say: () => 'End your turn' },
  capture: { say: (_: Reader, route: number) => `Capture on ${routeName(route)} (${bubbles(route)})` },
  swap: { say: () => 'Heal and swap at the Pokémon Center' },
  retreat: { say: () => 'Retreat' },
  reject: { say: () => 'Reject' },
  'let-go-of': { say: (_: Reader, kind: number) => `Let ${judged(kind)} go` },
  return: { say: (_: Reader, kind: number) => `Give up ${judged(kind)} for it` },
  go: {
    say: (_: Reader, to: number, steps: number) => `${up(doorName(to))}, ${count(steps, 'step')}`,
  },
  square: { say: (_: Reader, at: number) => up(squareName(at)) },
  challenge: { say: (_: Reader, site: number) => `Challenge the ${siteName(site)}` },
  compete: { say: (_: Reader, site: number) => `Compete in the ${siteName(site)}` },
  trade: { say: (r: Reader, other: Seat) => `Offer ${r.name(other)} a trade` },
  cut: {
    say: (_: Reader, kind: number, at: number) => `${pokemon(kind)} cuts the shrub on ${squareName(at)}`,
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
  want: { say: (_: Reader, part: OfferPart) => `Want ${wanted(part)}` },
  'to-box': { say: (_: Reader, kind: number) => `${judged(kind)} into the Box` },
  'to-party': { say: (_: Reader, kind: number) => `${judged(kind)} into the Party` },
  'too-few': { say: () => 'Name what you give and what you want.' },
  'box-over': { say: () => `The Box holds ${BOX_MAX}.` },
  'party-over': { say: () => 'The Party holds no more.' },
} satisfies Words;

const story = {
  'goes-first': {
    clause: 'B-TURN-01',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'takes', 'take')} the first turn.`,
  },
  turn: {
    clause: 'B-TURN-01',
    say: (r: Reader, seat: Seat, turn: number) => `Turn ${turn}: ${r.you === seat ? 'yours' : r.name(seat)}.`,
  },
  rolled: {
    clause: 'B-TURN-02',
    say: (r: Reader, seat: Seat, first: number, second: number) =>
      `${does(r, seat, 'rolls', 'roll')} ${first} and ${second}: ${count(first + second, 'square')}.`,
  },
  walked: {
    clause: 'B-MOVE-01',
    say: (r: Reader, seat: Seat, to: number, left: number, _way: readonly number[]) =>
      `${does(r, seat, 'walks', 'walk')} to ${squareName(to)}, ${left} left.`,
  },
  'cut-shrub': {
    clause: 'B-CUT-01',
    say: (r: Reader, seat: Seat, kind: number, at: number, _no: number) =>
      `${up(whose(r, seat))} ${pokemon(kind)} cuts the shrub on ${squareName(at)}.`,
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
      `${does(r, seat, 'lets', 'let')} it go, under the pile of ${routeName(route)}.`,
  },
  exchanged: {
    clause: 'B-CAP-05',
    say: (r: Reader, seat: Seat, route: number, no: number) =>
      `${does(r, seat, 'keeps', 'keep')} it; card ${no + 1} goes under the pile of ${routeName(route)}.`,
  },
  'went-under': {
    clause: 'B-CAP-05',
    say: (_: Reader, kind: number, route: number, _no: number, _open: boolean) =>
      `${pokemon(kind)} lies under the pile of ${routeName(route)}.`,
  },
  swapped: {
    clause: 'B-PC-03',
    say: (r: Reader, seat: Seat, party: number, box: number) =>
      `${does(r, seat, 'visits', 'visit')} the Pokémon Center: all healed, ${party} in the Party, ${box} in the Box.`,
  },
  rearranged: {
    clause: 'B-PC-01',
    say: (_: Reader, _seat: Seat, shifts: readonly Shift[], _open: boolean) => {
      const side = (names: readonly string[], where: string): string =>
        names.length === 0 ? '' : `${list(names)} into the ${where}`;
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
    say: (r: Reader, other: Seat, _seat: Seat) => `${does(r, other, 'rejects', 'reject')}.`,
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
    say: (_: Reader, _seat: Seat, site: number, beaten: number, pips: number) =>
      `A ${pips}: ${opponent(site, beaten)} is beaten.`,
  },
  fainted: {
    clause: 'B-GYM-06',
    say: (r: Reader, seat: Seat, kind: number, pips: number) =>
      `A ${pips}: ${whose(r, seat)} ${pokemon(kind)} faints.`,
  },
  retreated: {
    clause: 'B-GYM-08',
    say: (r: Reader, seat: Seat, site: number, _fights: readonly Fight[]) =>
      `${does(r, seat, 'retreats', 'retreat')} from the ${siteName(site)}.`,
  },
  'whited-out': {
    clause: 'B-FAINT-03',
    say: (r: Reader, seat: Seat, _site: number, _fights: readonly Fight[], _from: number) =>
      `${does(r, seat, 'whites', 'white')} out: back to the Pokémon Center, all healed.`,
  },
  'beat-gym': {
    clause: 'B-GYM-09',
    say: (r: Reader, seat: Seat, site: number, _fights: readonly Fight[]) =>
      `${does(r, seat, 'beats', 'beat')} the ${siteName(site)}.`,
  },
  outshone: {
    clause: 'B-CON-03',
    say: (r: Reader, seat: Seat, site: number) =>
      `${does(r, seat, 'competes', 'compete')} in the ${siteName(site)} and ${r.you === seat ? 'are' : 'is'} outshone.`,
  },
  shone: {
    clause: 'B-CON-07',
    say: (r: Reader, seat: Seat, site: number, kinds: readonly number[], _nos: readonly number[]) =>
      `${does(r, seat, 'wins', 'win')} the ${siteName(site)} with ${list(kinds.map(pokemon))}.`,
  },
  'won-badge': {
    clause: 'B-GEN-02',
    say: (r: Reader, seat: Seat, site: number, badges: number) =>
      `${does(r, seat, 'gets', 'get')} the ${badgeName(site)}, ${badges} of ${BADGES_TO_WIN}.`,
  },
  won: {
    clause: 'B-GEN-01',
    say: (r: Reader, seat: Seat, _badges: readonly number[]) => `${does(r, seat, 'wins', 'win')} the match!`,
  },
  'stopped-match': {
    clause: 'B-OPT-07',
    say: (_: Reader, turns: number) => `After ${turns} turns the match is stopped without a winner.`,
  },
} satisfies Words;

const refusals = {
  'why.here': { say: () => 'You are there already.' },
  'why.far': { say: (_: Reader, steps: number) => `It is more than ${count(steps, 'step')} away.` },
  'why.flown': { say: () => 'You have flown: no step may follow.' },
  'why.shrub': { say: () => 'A shrub stands there until somebody cuts it.' },
  'why.water': { say: () => 'Water is crossed by Surf, never walked on.' },
  'why.building': { say: () => 'Buildings are used from the square beside them.' },
  'why.no-route': { say: () => 'Pokémon are captured on the squares of a route.' },
  'why.empty': { say: (_: Reader, route: number) => `The pile of ${routeName(route)} is empty.` },
  'why.no-center': { say: () => 'You must stand beside the Pokémon Center.' },
  'why.no-pokemon': { say: () => 'You have no Pokémon.' },
  'why.they-have-none': { say: (r: Reader, other: Seat) => `${r.name(other)} has no Pokémon.` },
  'why.asked': { say: (r: Reader, other: Seat) => `${r.name(other)} has had an offer this turn.` },
  'why.badge': { say: (_: Reader, site: number) => `You have the ${badgeName(site)} already.` },
  'why.no-fit': { say: () => 'Nobody in your Party can fight.' },
  'why.not-held': { say: () => 'This table plays without the Normal Contest.' },
  'why.fainted': { say: (_: Reader, kind: number) => `${pokemon(kind)} has fainted.` },
  'why.boxed': { say: () => 'Pokémon in the Box can be reached at the Pokémon Center.' },
  'why.not-box': { say: () => 'Only a Pokémon of the Party can be given up for it.' },
  'why.hm-used': { say: () => 'You have used your HM for this turn.' },
  'why.no-shrub': { say: () => 'No shrub stands next to you.' },
  'why.no-shore': { say: () => 'There is no water to cross from here.' },
  'why.moved': { say: () => 'Fly takes the place of all movement: it comes before any step.' },
  'why.no-flight': { say: () => 'There is no way to fly from here.' },
  'why.lost-fight': { say: () => 'After a lost fight there is no retreat: send another Pokémon.' },
  'why.first-roll': { say: () => 'There is no retreat before the first roll.' },
} satisfies Words;

const table = {
  mover: { say: (r: Reader, seat: Seat) => r.name(seat) },
  shrub: { say: (_: Reader, at: number) => `Shrub on ${squareName(at)}` },
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
    say: (_: Reader, site: number) => `${siteName(site)}: ${CONTEST_NEEDS} in the Party win`,
  },
} satisfies Words;

export const words = { ...questions, ...options, ...story, ...refusals, ...table, ...meant } satisfies Words;
