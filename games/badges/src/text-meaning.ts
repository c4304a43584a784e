/** What choices, questions and battles mean, in words. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { CARDS } from './data/cards.ts';
import { BADGES_TO_WIN, BOX_MAX, CONTEST_NEEDS } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { NEEDED } from './data/types.ts';
import { pipsNeeded } from './kinds.ts';
import {
  badgeName,
  bubbles,
  count,
  judged,
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

const HM_TEXT = {
  cut: 'Cut: removes a shrub beside you for good, so that everybody can walk there.',
  surf: 'Surf: crosses the water beside you in a straight line, at no cost in steps.',
  fly: 'Fly: instead of walking, takes you in a straight line to the last square before a shrub or the edge of the route.',
  none: 'It has no HM.',
} as const;

/** `Super Effective against Grass; …`, with what each needs in a Gym. */
function chances(kind: number): string {
  const gyms = [...SITES.keys()].filter((site) => SITES[site].kind === 'gym');
  return list(gyms.map((site) => `${pipsNeeded(kind, site)} or more in the ${siteName(site)}`));
}

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
  'way-opens': { say: () => 'the way stays open for everybody' },
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
    say: (_: Reader, left: number) => (left === 0 ? 'your HM for this turn' : 'one of your HMs this turn'),
  },
  'costs-walk': { say: () => 'all walking this turn' },
  'gives-card': { say: (_: Reader, kind: number) => `your ${pokemon(kind)}` },
  'may-faint': { say: (_: Reader, kind: number) => `${pokemon(kind)} if it loses` },
  'may-white-out': { say: () => 'the Gym if it loses: you white out, back to the Center without a badge' },
  'gym-anew': {
    say: (_: Reader, beaten: number) =>
      `${beaten === 1 ? 'your win' : `your ${beaten} wins`} here: next time they all stand again`,
  },
  'note.gym': {
    say: (_: Reader, site: number) =>
      `Beat ${SITES[site].team.length} ${siteType(site)} Pokémon, one after the other: ${list(SITES[site].team)}.`,
  },
  'note.rest': {
    say: (_: Reader, left: number, chance: number) => {
      const them = left === 1 ? 'it' : left === 2 ? 'both' : `all ${left}`;
      return `${percent(chance)} to beat ${them} if all who can fight do.`;
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
        : 'Walk as often as your steps allow; an action ends your turn.',
  },
  'hint.exchange': { say: () => 'Keep it and put back one of your Party, or let it go.' },
  'hint.rearrange': {
    say: (_: Reader, most: number) =>
      `Only your Party fights, competes and uses HMs. It holds ${most}, the Box ${BOX_MAX}.`,
  },
  'hint.offer': { say: () => 'One card of yours for one of theirs. A rejected offer costs nothing.' },
  'hint.answer-offer': {
    say: (r: Reader, from: Seat) => `The two cards change places, and ${r.name(from)}'s turn ends.`,
  },
  'hint.fight': {
    say: () => 'One die decides each fight. The loser faints; the winner may fight on.',
  },
  'type-tag': {
    say: (_: Reader, kind: number) => {
      const { type, legendary } = CARDS[kind];
      return legendary ? `Legendary, ${up(type)}` : up(type);
    },
  },
  'hm-text': { say: (_: Reader, kind: number) => HM_TEXT[CARDS[kind].hm ?? 'none'] },
  'has-fainted': { say: () => 'It has fainted: it cannot fight in Gyms until the Pokémon Center heals it.' },
  'came-from': {
    say: (_: Reader, no: number, route: number) => `Card ${no + 1}, from ${routeName(route)}.`,
  },
  'sends-offer': { say: () => 'Make this offer' },
  'sends-shifts': {
    say: (_: Reader, shifts: number) =>
      shifts === 0 ? 'Change nothing' : shifts === 1 ? 'Move this one' : `Move these ${shifts}`,
  },
} satisfies Words;

/** What the things of the table are. */
export const things = {
  'card-gyms': { say: (_: Reader, kind: number) => `Wins a fight with ${chances(kind)}.` },
  'card-contest': {
    say: (_: Reader, kind: number) =>
      `Counts in the ${up(CARDS[kind].type)} Contest${CARDS[kind].legendary ? ', unless this table leaves Legendaries out' : ''}.`,
  },
  'yours.won': { say: (_: Reader, site: number) => `You have won the badge of the ${siteName(site)}.` },
  'yours.type': {
    say: (_: Reader, kind: number, own: number) =>
      own === 0 ? `You have no ${CARDS[kind].type} Pokémon.` : `You have ${own} ${CARDS[kind].type} Pokémon.`,
  },
  'dex.pokemon': { say: () => 'Pokémon' },
  'dex.badges': { say: () => 'Badges' },
  'dex.places': { say: () => 'Places' },
  'own-design': { say: () => 'Our own design: the rulebook leaves it open.' },
  'unknown-text': { say: () => 'A card you have not seen. Its number tells it apart from the others.' },
  'unknown-card': { say: () => 'Face-down card' },
  'badge-text': {
    say: (_: Reader, site: number) =>
      `${BADGES_TO_WIN} badges win. This one comes from the ${siteName(site)}.`,
  },
  'gym-text': {
    say: (_: Reader, site: number) =>
      `Beat its ${SITES[site].team.length} ${siteType(site)} Pokémon one after the other: ${list(SITES[site].team)}. One die for each fight.`,
  },
  'defender-text': {
    say: (_: Reader, site: number) =>
      `One of the ${SITES[site].team.length} Pokémon of the ${siteName(site)}. Only its type matters.`,
  },
  'gym-dice': {
    say: () =>
      `Super Effective wins with ${NEEDED.super} or more, Effective with ${NEEDED.effective}, Not Very Effective with ${NEEDED.weak}. Whoever loses faints.`,
  },
  'contest-text': {
    say: (_: Reader, site: number) =>
      `Compete with ${CONTEST_NEEDS} or more ${siteType(site)} Pokémon in your Party to win its badge. No dice are rolled.`,
  },
  'center-text': {
    say: () =>
      'From beside it: heal all your Pokémon and move any of them between Party and Box. That ends your turn.',
  },
  'route-text': {
    say: (_: Reader, route: number) =>
      `Capture here: draw the top card of the ${routeName(route)} pile, which began as ${bubbles(route)}.`,
  },
  'pile-left': {
    say: (_: Reader, n: number) =>
      n === 0 ? 'It is empty.' : `${count(n, 'card is', 'cards are')} left in it.`,
  },
  'road-text': { say: () => 'Walk here freely; there is nothing to capture.' },
  'a-shrub': { say: () => 'Shrub' },
  'shrub-text': { say: () => 'A shrub blocks the way until somebody beside it uses Cut.' },
  'shrub-route': {
    say: (_: Reader, route: number) => `Once it is cut, ${routeName(route)} can be captured from here.`,
  },
  'water-text': { say: () => 'Nobody walks on water. Surf crosses it in a straight line.' },
  'mover-text': {
    say: (r: Reader, seat: Seat) => (r.you === seat ? 'You are here.' : `${r.name(seat)} is here.`),
  },
} satisfies Words;

const told = {
  fought: {
    say: (_: Reader, site: number, beaten: number, kind: number, pips: number) =>
      `${pokemon(kind)} against ${opponent(site, beaten)}: rolled ${pips}, needed ${pipsNeeded(kind, site)}. ${pips < pipsNeeded(kind, site) ? 'It faints' : 'It wins'}.`,
  },
  faints: { say: () => 'faints' },
  'is-beaten': { say: () => 'beaten' },
} satisfies Words;

const scene = {
  'of-most': { say: (_: Reader, n: number, most: number) => `${n} of ${most}` },
  'tray.party': { say: () => 'Party' },
  'tray.box': { say: () => 'Box' },
  'no-party': { say: () => 'No Pokémon yet: walk to a route and capture one' },
  'none-yet': { say: () => 'None yet' },
  'counted.party': { say: () => 'in the Party' },
  'counted.box': { say: () => 'in the Box' },
  gym: { say: (_: Reader, site: number) => siteName(site) },
  challenger: { say: (r: Reader, seat: Seat) => (r.you === seat ? 'You' : r.name(seat)) },
  defender: { say: (_: Reader, site: number, no: number) => opponent(site, no) },
  'face-down': { say: () => 'Face down' },
  'needs-pips': { say: (_: Reader, pips: number) => `Needs ${pips} or more.` },
  'type-sign': { say: (_: Reader, type: number) => typeName(type) },
  'beaten-of': {
    say: (_: Reader, site: number, beaten: number) => `${beaten} of ${SITES[site].team.length} beaten.`,
  },
  goals: { say: () => 'Goals' },
  goal: { say: () => `${BADGES_TO_WIN} badges win.` },
  gyms: { say: () => 'Gyms' },
  contests: { say: () => 'Contests' },
  'gym-team': { say: (_: Reader, site: number) => `${list(SITES[site].team)}.` },
  'contest-asks': {
    say: (_: Reader, site: number) => `Takes ${CONTEST_NEEDS} ${siteType(site)} Pokémon in your Party.`,
  },
  'you-have': { say: (_: Reader, have: number) => `You have ${have}.` },
  'chance-now': { say: (_: Reader, chance: number) => `Your chance now: ${percent(chance)}.` },
} satisfies Words;

export const meant = { ...choices, ...asked, ...things, ...told, ...scene } satisfies Words;
