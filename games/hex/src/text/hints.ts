/** What a new player should know to answer a question, by its kind: a sentence for each. */
import type { Reader } from '@indigo/kernel';
import type { achievementsText } from './achievements.ts';
import type { eventsText } from './events.ts';
import type { itemsText } from './items.ts';
import type { leagueText } from './league.ts';
import type { rulesText } from './rules.ts';
import type { superEventsText } from './super-events.ts';
import type { tradeText } from './trade.ts';
import type { trainersText } from './trainers.ts';
import type { windowsText } from './windows.ts';

type Asked =
  | keyof typeof rulesText
  | keyof typeof windowsText
  | keyof typeof itemsText
  | keyof typeof eventsText
  | keyof typeof superEventsText
  | keyof typeof achievementsText
  | keyof typeof trainersText
  | keyof typeof tradeText
  | keyof typeof leagueText;

/** Every kind of question but the turn's, whose hint is what to aim for. */
type Kind = Exclude<Asked extends infer K ? (K extends `ask.${infer Q}` ? Q : never) : never, 'turn'>;

const HINTS: { readonly [K in Kind]: string } = {
  // ── turns ──
  move: 'You move exactly that far, no space twice; in a city you may stop early.',
  'which-die': 'Only the die you choose counts for the move.',
  'pay-items': 'Discard them, and the passage is open.',
  after: 'Use a card, offer a trade, or end your turn.',
  last: 'This is the last thing you can do this turn.',
  'keep-trainer': 'You have one Trainer at a time: the others are discarded.',
  'name-active': 'Its text counts from now on; at the end of your turn you choose again.',
  discards: 'You hold more than you may keep at the end of your turn.',
  'how-far': 'Instead of rolling; what waits on the space happens as usual.',
  // ── captures ──
  ball: 'You roll a die, and a lit face catches it. A ball lights more faces.',
  'how-many-dice': 'Of two dice one is enough, so there is nothing to lose.',
  'try-which': 'You try to catch one; the rest go back into the pile.',
  'name-colour': 'Stronger colours are harder to catch.',
  // ── battles ──
  send: 'Both choose in secret. Power, types, an Item and a die count.',
  'send-next': 'Those who fainted are out of this battle.',
  'send-against': 'You can see what it will face.',
  'send-gym': 'Power, types, an Item and a die count for you; the Leader rolls no die, and a draw is yours.',
  'send-elite': 'Two of yours against two of theirs, one after the other.',
  lay: 'It is turned up with the dice and gone afterwards. One that does not fit is a bluff.',
  'lay-gym': 'It adds to your sum only where it fits, and is gone afterwards.',
  'lay-elite': 'It adds to your sum only where it fits, and is gone afterwards.',
  'choose-rival': 'The two left over fight each other.',
  'most-captures': 'Who comes first has the better place in the League.',
  'meet-whom': 'One battle, for honour alone; then the space counts.',
  'duel-whom': 'The winner takes the prize on the card; the place helps some types and hinders others.',
  'which-leader': 'You fight from where you stand, for a badge you still need.',
  // ── cities ──
  lock: 'Choose the family you will fight with: its most evolved member is stronger for good.',
  'new-trainer': 'You see the new one only after yours is gone.',
  'pay-for-event': 'An Event may bring much, or little.',
  'swap-items': 'You draw as many as you discard.',
  rob: 'You get a random Item of that hand.',
  'which-colour': 'The stronger the colour, the stronger the Pokémon.',
  'pick-event': 'Only you see both; the other one is discarded.',
  // ── windows ──
  'on-roll': 'Only now, before it counts.',
  'on-count': 'Only now, before the pawn moves.',
  'on-event': 'Only now: another Event is drawn in its place.',
  'on-copy': 'Only now: you carry it out as well, once it is done.',
  'on-hit': 'Only now, before it happens.',
  'on-reveal': 'Only now: the next one of the pile takes its place.',
  'on-fail': 'Only now: if you catch it, it is yours.',
  'on-loss': 'Only now, before it counts: the same Pokémon fight again.',
  'on-draw': 'Only now, before the Items are drawn.',
  // ── Items and Trainers ──
  'cast-where': 'Your pawn stays where it is.',
  'fly-where': 'Any space of your hexagon; what waits there happens.',
  'lure-which': 'A full attempt, on top of your move.',
  'swap-which': 'Two Pokémon of one colour change places as they lie.',
  'swap-with': 'It must be of the same colour.',
  'take-which': 'It joins you without a roll.',
  silver: 'It costs nothing.',
  wally: 'You discard it and draw one more.',
  // ── Events ──
  'settle-tie': 'You drew the card, so you decide.',
  'search-colour': 'The stronger the colour, the stronger what you find.',
  'search-type': 'What you seek may lie face down on the board; then you name another.',
  'trade-give': 'It goes to another player for one of the same colour.',
  'trade-take': 'Both change hands, and nobody is asked but you.',
  assign: 'Whoever gets it carries it out at once.',
  'take-on-route': 'It joins you without a roll; you skip your next turn.',
  'try-there': 'One attempt; you skip your next turn.',
  gift: 'One you see, or one nobody has seen yet.',
  fool: 'Both of you discard all Items and draw new ones.',
  'swap-trainer': 'Then both of you draw Items.',
  'try-afar': 'One attempt, wherever it lies.',
  'try-water': 'One attempt, wherever it lies.',
  'sell-colour': 'Two of one colour go back, and you draw one of that colour.',
  sell: 'It goes back into its pile.',
  'renew-items': 'The more you discard, the more you draw.',
  'renew-trainer': 'You see the new one only after yours is gone.',
  'give-up': 'You keep the others.',
  exchange: 'You get the next of its colour, whatever that is.',
  'return-for-stronger': 'You get a random one of the next stronger colour.',
  'dig-to': 'Any space of a hexagon next to yours; what waits there happens.',
  'go-city': 'You land there as if you had walked.',
  buy: 'If you do not, you draw an Item.',
  'price-items': 'They are discarded.',
  // ── Super Events ──
  victim: 'You may name another player as well, or the same one twice.',
  'second-victim': 'Each of them may block it with a Poké Doll.',
  'aqua-discard': 'Whoever drew the card may take it.',
  'aqua-take': 'What you do not take you may draw instead, up to the number on the card.',
  'aqua-draw': 'Those you took count towards what the card allows.',
  'reveal-which': 'One of each colour is turned up; then you try two of them.',
  'machine-try': 'One attempt, where it lies.',
  'point-at': 'An opponent loses the active Trainer; you would lose one of your choice.',
  'drop-trainer': 'It goes to the discard pile.',
  'leave-one': 'It goes back into the pile; the others join you.',
  'magma-swap': 'Yours goes to the discard pile for it.',
  breed: 'You get the first relative the Blue, Green or Pink pile has.',
  predict: 'Only you see them; the others go back on top of the deck.',
  'predict-next': 'Whoever draws the next Event gets it.',
  // ── Achievements and trades ──
  'which-achievement': 'You take one after the other.',
  upgrade: 'Its most evolved member is stronger for good.',
  'trade-with': 'Next you choose what to give and what to ask for.',
  'offer-cards': 'A Trainer goes only for a Trainer; a side may be empty.',
  'offer-items': 'Only the two of you see them.',
  'want-items': 'Ask for any Item; you cannot see what they hold.',
  'answer-offer': 'If you refuse, nothing happens.',
};

/** Is there something to know? */
export const hasHint = (kind: string): boolean => Object.hasOwn(HINTS, kind);

export const hintsText = { hint: { say: (_: Reader, kind: Kind) => HINTS[kind] } };
