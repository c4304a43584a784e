/** What choosing something brings, costs and is called: ../meanings. */
import type { Reader, Seat } from '@indigo/kernel';
import { HEXAGONS } from '../board.ts';
import type { Visit } from '../data/hexagons/hexagon.ts';
import { LEADERS } from '../data/leaders.ts';
import {
  cardName,
  colourName,
  count,
  either,
  itemName,
  leaderName,
  list,
  monName,
  ownDesign,
  trainerName,
} from '../names.ts';
import type { Reach } from '../rules/capture.ts';
import { helpWords, PURPOSE } from './rules.ts';
import { up } from './speech.ts';

const VISITS: { readonly [K in Visit['do']]: (visit: Visit) => string } = {
  items: ({ amount = 1 }) => `draw ${count(amount, 'Item')}`,
  pokemon: ({ colour = 'pink' }) => `a ${colour.charAt(0).toUpperCase()}${colour.slice(1)} Pokémon joins you`,
  trainer: () => 'you may draw another Trainer',
  event: () => 'draw an Event',
  'super-event': () => 'draw a Super Event',
  'pick-event': () => 'one of two Events, as you choose',
  'pay-event': () => 'you may discard an Item to draw an Event',
  'swap-items': () => 'you may swap any Items for new ones',
  'extra-turn': () => 'an extra turn',
  steal: () => 'take an Item from somebody',
  lock: () => 'lock a family: +1',
};

const bare = {
  // ── what waits on a space ──
  'waits.rival': { say: (r: Reader, seat: Seat) => `you must battle ${r.name(seat)}` },
  'waits.nothing': { say: () => 'nothing happens there' },
  'waits.nobody': { say: () => 'nobody is there' },
  'waits.unknown': { say: (_: Reader, colour: number) => `a ${colourName(colour)} Pokémon, face down` },
  'waits.mon': {
    say: (_: Reader, mon: number, weakened: boolean) =>
      `${monName(mon)} is there${weakened ? ', weakened' : ''}`,
  },
  'waits.draw': {
    say: (_: Reader, draws: number, colour: number) =>
      `meet ${count(draws, `${colourName(colour)} Pokémon`, `${colourName(colour)} Pokémon`)}, try one`,
  },
  'waits.event': { say: () => 'draw an Event' },
  'waits.super': { say: () => 'draw a Super Event' },
  'waits.pick': { say: () => 'one of two Events, as you choose' },
  'waits.league': { say: () => 'it starts the League' },
  'waits.item': { say: () => 'draw an Item: the League needs a full loop' },
  'waits.item-only': { say: () => 'draw an Item' },
  'waits.visit': {
    say: (_: Reader, hexagon: number) => {
      const visit = HEXAGONS[hexagon].visit as Visit;
      return `${visit.when === 'pioneer' ? 'for the first player to reach it' : 'first visit'}: ${VISITS[visit.do](visit)}${ownDesign(visit.source)}`;
    },
  },
  'waits.leader': {
    say: (_: Reader, leader: number) => {
      const { type, power, dual, band } = LEADERS[leader];
      return `${leaderName(leader)}: ${type}, power ${power}${dual ? ' against two of yours' : ''}, a badge of tier ${band + 1}`;
    },
  },
  'waits.beaten': { say: (_: Reader, leader: number) => `you have ${leaderName(leader)}'s badge` },
  'waits.band': {
    say: (_: Reader, leader: number) => `you have both badges of ${leaderName(leader)}'s tier`,
  },
  'deal.worth': {
    say: (_: Reader, mons: number, power: number, items: number) =>
      [
        ...(mons > 0 ? [`${mons} Pokémon, power ${power}`] : []),
        ...(items > 0 ? [items === 1 ? '1 Item' : `${items} Items`] : []),
      ].join('; ') || 'Nothing',
  },
  // ── what something brings ──
  gets: { say: (_: Reader, mon: number) => `${monName(mon)} joins you` },
  'gets-unknown': { say: (_: Reader, colour: number) => `a ${colourName(colour)} Pokémon joins you` },
  'caught-by': {
    say: (_: Reader, faces: readonly number[]) => `caught by ${either(faces.map(String)) || 'nothing'}`,
  },
  'helps-by': { say: (_: Reader, help: Reach) => up(helpWords(help)) },
  'pile-left': { say: (_: Reader, n: number) => `${count(n, 'card')} in the pile` },
  adds: { say: (_: Reader, n: number) => `+${n}` },
  'adds-nothing': { say: () => 'does not fit: adds nothing' },
  'holds-items': { say: (_: Reader, n: number) => `has ${count(n, 'Item')}` },
  'has-trainer': { say: (_: Reader, sort: number) => `Trainer ${trainerName(sort)}` },
  'best-of': { say: (_: Reader, mon: number, power: number) => `${monName(mon)}, power ${power}, at best` },
  'count-becomes': { say: (_: Reader, n: number) => `${count(n, 'space')} then` },
  'brings.items': { say: (_: Reader, n: number) => count(n, 'Item') },
  'brings.trainer': { say: () => 'the next Trainer of the deck' },
  // ── what it costs ──
  'costs.card': { say: (_: Reader, sort: number) => itemName(sort) },
  'costs.items': { say: (_: Reader, n: number) => count(n, 'Item') },
  'costs.roll': { say: () => 'your roll' },
  'costs.turn': { say: () => 'the rest of your turn' },
  'costs.trainer': { say: () => 'your Trainer' },
  'costs.mon': { say: (_: Reader, mon: number) => monName(mon) },
  // ── buttons ──
  'act.throw': { say: (_: Reader, sort: number) => `Throw the ${itemName(sort)}` },
  'act.no-ball': { say: () => 'No ball' },
  'act.lay': { say: (_: Reader, sort: number) => `Lay ${itemName(sort)}` },
  'act.lay-none': { say: () => 'Lay nothing' },
  'act.send': { say: (_: Reader, mon: number) => `Send ${monName(mon)}` },
  'act.use': { say: (_: Reader, card: string) => `Use ${cardName(card)}` },
  'act.stay': { say: () => 'Stay where you are' },
  'act.end-turn': { say: () => 'End your turn' },
  'send.discard': { say: (_: Reader, n: number) => (n === 0 ? 'Discard nothing' : `Discard ${n}`) },
  'send.take': { say: (_: Reader, n: number) => (n === 0 ? 'Take nothing' : `Take ${n}`) },
  'send.these': {
    say: (_: Reader, n: number) => (n === 0 ? 'Nothing' : n === 1 ? 'This one' : `These ${n}`),
  },
  // ── how a gamble comes out ──
  'beat.roll': { say: (_: Reader, why: string) => `Your roll ${PURPOSE[why] ?? why}.` },
  'beat.catch': { say: (_: Reader, mon: number) => `Your roll to capture ${monName(mon)}.` },
  'act.roll': { say: () => 'Roll' },
  catches: { say: () => 'catches' },
  escapes: { say: () => 'escapes' },
  finds: { say: () => 'finds one' },
  // ── seen near ──
  'mon-name': { say: (_: Reader, mon: number) => monName(mon) },
  'is-weakened': { say: () => 'Weakened' },
  'evolves-from': {
    say: (_: Reader, before: readonly number[]) =>
      `Evolves from ${list(before.map(monName))}: own one for +2${before.length > 1 ? ', both for +4' : ''}`,
  },
  'own-design': { say: () => 'Our own design' },
  'strong-all': { say: () => 'Strong against everything' },
  'is-out-cold': { say: () => 'Fainted' },
  'loses-items': { say: (_: Reader, n: number) => `−${count(n, 'Item')}` },
  // ── what to aim for ──
  'aim.league': { say: () => 'The League has begun: make ready for your battles.' },
  'aim.start': { say: () => 'Land on the start of the League when you feel ready.' },
  'aim.loop': { say: () => 'Walk the loop of Indigo Plateau once; then its start opens the League.' },
  'aim.first': {
    say: (_: Reader, badges: number) =>
      `Catch Pokémon and beat the Gym Leader of a city: ${badges} badges open Indigo Plateau.`,
  },
  'aim.badges': {
    say: (_: Reader, have: number, badges: number) =>
      `You have ${have} of ${badges} badges; all of them open Indigo Plateau, where the League is won.`,
  },
};

/** The same where it stands alone, as a sentence. */
const alone = <A extends readonly unknown[]>({ say }: { say: (r: Reader, ...facts: A) => string }) => ({
  say: (r: Reader, ...facts: A): string => up(say(r, ...facts)),
});

/** What things of the table are. */
const things = {
  'yours.kin': {
    say: (_: Reader, mons: readonly number[]) => `Of its family you have ${list(mons.map(monName))}`,
  },
  'yours.badge': { say: (_: Reader, leader: number) => `You have beaten ${LEADERS[leader].name}` },
  'dex.pokemon': { say: () => 'Pokémon' },
  'dex.items': { say: () => 'Items' },
  'dex.events': { say: () => 'Events' },
  'dex.supers': { say: () => 'Super Events' },
  'dex.trainers': { say: () => 'Trainers' },
  'dex.leaders': { say: () => 'Gym Leaders' },
  'dex.elites': { say: () => 'Elite Trainers' },
  'dex.achievements': { say: () => 'Achievements' },
  'dex.cities': { say: () => 'Cities' },
  'is.caught-by': alone(bare['caught-by']),
  'is.draw': alone(bare['waits.draw']),
  'is.event': alone(bare['waits.event']),
  'is.super': alone(bare['waits.super']),
  'is.pick': alone(bare['waits.pick']),
  'is.visit': alone(bare['waits.visit']),
  'is.leader': alone(bare['waits.leader']),
  'is.league': { say: () => 'After a full loop it starts the League; before that you draw an Item' },
  'is.plain': { say: () => 'Everybody starts here' },
  'is.unseen': { say: () => 'Whoever lands there turns it up and tries to capture it' },
  'is.items': { say: () => 'Items are drawn here, and kept in the hand until one of them helps' },
  'is.events': { say: () => 'Whoever stops on an Event space draws one and carries it out' },
  'is.super-events': { say: () => 'Whoever stops on a Super Event space draws one and carries it out' },
  'is.trainers': { say: () => 'Every player has a Trainer from here, who helps in a way of their own' },
  'is.pile': {
    say: () => 'Pokémon that wait for a free space of their colour, and for cards that bring them in',
  },
  'is.left': { say: (_: Reader, n: number) => (n === 0 ? 'None left' : `${n} left`) },
  'is.laid': { say: () => 'It is turned up with the dice' },
  'is.pawn': { say: () => 'The pawn of this player: what waits on the space it stops on happens to them' },
};

export const meaningsText = { ...bare, ...things };
