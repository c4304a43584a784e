/** Everything this game says to people, by key. What a translation replaces. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import type { OfferPart } from './answers.ts';
import { CATCH_NUMBERS, CHIPS, COLOURS } from './data/chips.ts';
import { EVENTS, type EventKind } from './data/events.ts';
import { EVOLUTIONS } from './data/evolutions.ts';
import { ITEMS, type ItemTiming } from './data/items.ts';
import { RIVALS } from './data/rivals.ts';
import {
  BONUS_CARDS_PER_BATTLE,
  DICE_CHALLENGE_FACES,
  DICE_CHALLENGE_NEEDS,
  GOAL_POWER,
  HAND_LIMIT,
  MASTER_REWARD,
} from './data/rules.ts';
import {
  colourName,
  count,
  eventName,
  itemName,
  list,
  onSpace,
  pokemon,
  spaceName,
  theSpace,
} from './names.ts';
import type { Why } from './rules/dice.ts';
import { type SumPart, totalOf } from './sums.ts';

/** `You roll` to the one it is about, `Misty rolls` to the others. */
const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `You ${you}` : `${r.name(seat)} ${they}`;
const them = (r: Reader, seat: Seat): string => (r.you === seat ? 'you' : r.name(seat));
const whose = (r: Reader, seat: Seat): string => (r.you === seat ? 'your' : `${r.name(seat)}'s`);
const sorts = (cards: readonly number[]): string => list(cards.map(itemName));
const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const PURPOSE: { readonly [K in Why]: string } = {
  move: 'to move',
  catch: 'to catch',
  battle: 'to attack',
  revive: 'in the Dice Challenge',
  rival: 'for the part of the Master',
  first: 'for the first turn',
};

/** `Ekans (power 2, attack 1)`: what must be known of a Pokémon that is not in the own team. */
const valued = (dex: number, ko = false): string => {
  const { name, power, attack } = CHIPS[dex - 1];
  return `${name} (power ${power}, attack ${attack}${ko ? ', knocked out' : ''})`;
};

/** What an Event Card orders. */
const EVENT_TEXT: { readonly [K in EventKind]: (value: number) => string } = {
  'unknown-dungeon': () =>
    'Turn over a yellow chip in the Unknown Dungeon and try to catch it. If it gets away, all yellow chips are mixed again.',
  chance: () =>
    'Take any chip of the colour of this space, face up or face down, without a roll. If the board has none, take any chip but a yellow one.',
  'pokemon-center': () => 'Revive one of your knocked-out Pokémon.',
  trade: () =>
    'Give one of your Pokémon to another trainer and take any one of theirs, never a Starter. Only a Poké Doll can stop it.',
  fight: () => 'Challenge any trainer, however far away. They must fight or play a Poké Doll.',
  'take-items': (value) => `Draw ${count(value, 'Item Card')} from the top of the deck.`,
};
const eventText = (event: number): string => EVENT_TEXT[EVENTS[event].kind](EVENTS[event].value);

/** `Chance Card.`, `Let's Fight!`. */
const eventSentence = (event: number): string =>
  `${eventName(event)}${eventName(event).endsWith('!') ? '' : '.'}`;

/** Why an Event Card can do nothing. */
const NO_EFFECT: { readonly [K in EventKind]: string } = {
  'unknown-dungeon': 'the Unknown Dungeon is empty',
  chance: 'no chip is left on the board',
  'pokemon-center': 'nobody needs reviving',
  trade: 'there is nothing to trade but Starters',
  fight: 'one side has no Pokémon that can fight',
  'take-items': 'the deck is empty',
};

function terms(
  parts: readonly OfferPart[],
  given: (dex: number) => string = pokemon,
): { give: string; want: string } {
  const side = (key: 'give' | 'want'): string =>
    list(
      parts.flatMap((part) => {
        const goods = part as { [name: string]: number };
        if (goods[key] !== undefined) return [(key === 'give' ? given : pokemon)(goods[key])];
        const item = goods[`${key}Item`];
        return item === undefined ? [] : [itemName(item)];
      }),
    );
  return { give: side('give'), want: side('want') };
}

/** `Ekans (power 2, caught on 3/4/5)`: a chip that lies face up on the board. */
const wild = (dex: number): string => {
  const { name, power, catches } = CHIPS[dex - 1];
  return `${name} (power ${power}, caught on ${catches.join('/')})`;
};

/** `3`, `3 or 4`, `3, 4 or 5`. */
const or = (words: readonly string[]): string => list(words).replace(' and ', ' or ');

const shiftWords = (pips: number, shift: number): string =>
  shift === 0 ? `rolled ${pips}` : `rolled ${pips} ${shift > 0 ? '+' : '−'} ${Math.abs(shift)}`;

const PARTS: { readonly [K in SumPart[0]]: string } = {
  attack: 'attack',
  master: 'attack',
  evolution: 'evolution',
  die: 'die',
  'masters-bonus': "Master's bonus",
  card: 'card',
};

/** `Arcanine 15 + die 1 + Master's bonus 6 = 22`. */
function sum(parts: readonly SumPart[]): string {
  const named = ([what, value, of]: SumPart): string => {
    if (what === 'attack') return `${pokemon(of)} ${value}`;
    return `${what === 'master' ? RIVALS[of].pokemon : PARTS[what]} ${value}`;
  };
  return `${parts.map(named).join(' + ')} = ${totalOf(parts)}`;
}

/** `You: …`, `Gary: …`: a Master by the name on the Rival Card. */
function mustered(r: Reader, seat: Seat, parts: readonly SumPart[]): string {
  const rival = parts.find(([what]) => what === 'master')?.[2];
  return `${rival === undefined ? up(them(r, seat)) : RIVALS[rival].name}: ${sum(parts)}.`;
}

const questions = {
  'ask.start': { say: () => 'Your turn: what will you do?' },
  'ask.move': { say: (_: Reader, pips: number) => `You rolled ${pips}. Where do you go?` },
  'ask.stop': {
    say: (r: Reader, met: Seat, rest: readonly number[], _lands: boolean) =>
      `You pass ${r.name(met)} on your way to ${theSpace(rest.at(-1) as number)}. Stop there?`,
  },
  'ask.offer': { say: (r: Reader, met: Seat) => `What do you offer ${r.name(met)}, and what do you want?` },
  'ask.answer-offer': {
    say: (r: Reader, from: Seat, parts: readonly OfferPart[]) => {
      const { give, want } = terms(parts, valued);
      return `${r.name(from)} offers ${give} for your ${want}. Accept?`;
    },
  },
  'ask.ball': {
    say: (_: Reader, dex: number) => {
      const { catches } = CHIPS[dex - 1];
      return `You need a ${or(catches.map(String))} to catch ${valued(dex)}. Throw a Ball first?`;
    },
  },
  'ask.time-machine': {
    say: (_: Reader, why: Why, dice: readonly number[], dex: number, _ball: number) =>
      `The roll ${PURPOSE[why]}${dex > 0 ? ` ${pokemon(dex)}` : ''}: ${dice.join(' and ')}. Play Time Machine to reroll a die?`,
  },
  'ask.doll-challenge': {
    say: (r: Reader, challenger: Seat) =>
      `${r.name(challenger)} challenges you. Stop the battle with your Poké Doll?`,
  },
  'ask.doll-trade': {
    say: (r: Reader, drawer: Seat, given: number, wanted: number) =>
      `${r.name(drawer)} wants your ${pokemon(wanted)} for ${valued(given)}. Stop the trade with your Poké Doll?`,
  },
  'ask.send': {
    say: (r: Reader, opponent: Seat) => `Battle against ${r.name(opponent)}: which Pokémon fights?`,
  },
  'ask.send-final': { say: () => 'Final Battle: which Pokémon do you choose?' },
  'ask.bonus': {
    say: (r: Reader, opponent: Seat) =>
      `Set Attack Bonus cards aside, face down, against ${r.name(opponent)}?`,
  },
  'ask.bonus-final': {
    say: (_: Reader, rival: number) =>
      `Set Attack Bonus cards aside, face down, against ${RIVALS[rival].name}?`,
  },
  'ask.revive': { say: () => 'Pokémon Center: which Pokémon do you revive?' },
  'ask.center': { say: () => 'Pokémon Center: which Pokémon do you revive?' },
  'ask.event': {
    say: (_: Reader, event: number) => `${eventSentence(event)} Play a Potion before it takes effect?`,
  },
  'ask.dungeon': { say: () => 'Unknown Dungeon: which chip do you turn over?' },
  'ask.chance': {
    say: (_: Reader, colour: number) =>
      colour < 0
        ? 'Chance Card: which chip on the board do you take?'
        : `Chance Card: which ${colourName(colour)} chip do you take?`,
  },
  'ask.trade-want': { say: () => 'Trade Pokémon: which Pokémon do you take?' },
  'ask.trade-give': {
    say: (_: Reader, wanted: number) => `Which Pokémon do you give for ${pokemon(wanted)}?`,
  },
  'ask.fight': { say: () => "Let's Fight! Whom do you challenge?" },
  'ask.catch-any': {
    say: (_: Reader, colour: number) => `Which ${colourName(colour)} chip do you try to catch?`,
  },
  'ask.last-potion': { say: () => 'Your turn ends: play a Potion first?' },
  'ask.final-potion': { say: () => 'Before the Final Battle: play a Potion?' },
  'ask.over-limit': {
    say: (_: Reader, over: number) => `You hold ${count(over, 'card')} too many. Discard, or play a Potion?`,
  },
  'ask.discards': {
    say: (_: Reader, over: number) =>
      `You may keep ${HAND_LIMIT} cards. Which ${over === 1 ? 'one' : over} do you discard?`,
  },
} satisfies Words;

const options = {
  pass: { say: () => 'Let it stand' },
  roll: { say: () => 'Roll the die' },
  enter: { say: () => 'Enter Indigo Plateau and roll' },
  'go-on': { say: () => 'Go on' },
  trade: { say: () => 'Offer a trade' },
  challenge: { say: () => 'Challenge to a battle' },
  try: { say: () => 'Roll without a Ball' },
  decline: { say: () => 'Leave it alone' },
  leave: { say: () => 'Do nothing' },
  dice: { say: () => `Dice Challenge: a ${DICE_CHALLENGE_FACES.join(' or ')} revives them all` },
  accept: { say: () => 'Accept' },
  refuse: { say: () => 'Refuse' },
  use: { say: () => 'Play Poké Doll' },
  discard: { say: () => 'Discard cards' },
  fly: { say: (_: Reader, at: number) => `Fly to ${spaceName(at)}` },
  potion: { say: (_: Reader, dex: number) => `Potion for ${pokemon(dex)}` },
  send: { say: (_: Reader, dex: number, strength: number) => `${pokemon(dex)} (attack ${strength})` },
  revive: { say: (_: Reader, dex: number) => `Revive ${pokemon(dex)}` },
  ball: {
    say: (_: Reader, sort: number) => `Throw ${aCard(sort)}`,
  },
  go: { say: (_: Reader, at: number) => up(spaceName(at)) },
  'go-by': { say: (_: Reader, at: number, by: number) => `${up(spaceName(at))}, by way of ${theSpace(by)}` },
  reroll: {
    say: (_: Reader, die: number, pips: number) => `Reroll die ${die + 1}, which shows ${pips}`,
  },
  card: { say: (_: Reader, sort: number) => itemName(sort) },
  'dungeon-chip': { say: (_: Reader, place: number) => `Face-down chip ${place + 1}` },
  'chip-on': {
    say: (_: Reader, at: number, dex: number) =>
      dex > 0 ? `${wild(dex)} ${onSpace(at)}` : `Face-down chip ${onSpace(at)}`,
  },
  'take-from': {
    say: (r: Reader, dex: number, owner: Seat, ko: boolean) => `${r.name(owner)}'s ${valued(dex, ko)}`,
  },
  'pokemon-given': {
    say: (_: Reader, dex: number, ko: boolean) => `${pokemon(dex)}${ko ? ' (knocked out)' : ''}`,
  },
  pokemon: { say: (_: Reader, dex: number) => pokemon(dex) },
  trainer: { say: (r: Reader, seat: Seat) => r.name(seat) },
  'give-pokemon': {
    say: (_: Reader, dex: number, ko: boolean) => `Give ${pokemon(dex)}${ko ? ' (knocked out)' : ''}`,
  },
  'want-pokemon': { say: (_: Reader, dex: number, ko: boolean) => `Ask for ${valued(dex, ko)}` },
  'give-item': { say: (_: Reader, sort: number) => `Give ${itemName(sort)}` },
  'want-item': { say: (_: Reader, sort: number) => `Ask for ${itemName(sort)}` },
  'offer-needs-both': { say: () => 'Name at least one Pokémon from each side.' },
} satisfies Words;

const story = {
  'got-starter': {
    clause: 'C-SETUP-05',
    say: (r: Reader, seat: Seat, dex: number) => `${does(r, seat, 'begins', 'begin')} with ${pokemon(dex)}.`,
  },
  'goes-first': {
    clause: 'C-FIRST-01',
    say: (r: Reader, seat: Seat, dex: number, pips: number) =>
      `${does(r, seat, 'takes', 'take')} the first turn: ${pokemon(dex)} is ${pips > 0 ? 'among the weakest Starters, and the roll was the highest' : 'the weakest Starter'} (power ${CHIPS[dex - 1].power}${pips > 0 ? `, rolled ${pips}` : ''}).`,
  },
  turn: {
    clause: 'C-FIRST-04',
    say: (r: Reader, seat: Seat, turn: number) => `Turn ${turn}: ${whose(r, seat)} turn.`,
  },
  rolled: {
    clause: 'C-TURN-01',
    say: (r: Reader, seat: Seat, pips: number, why: Why) =>
      `${does(r, seat, 'rolls', 'roll')} a ${pips} ${PURPOSE[why]}.`,
  },
  played: {
    clause: 'C-ITEM-02',
    say: (r: Reader, seat: Seat, sort: number) =>
      `${does(r, seat, 'plays', 'play')} ${aCard(sort)}: ${cardText(sort)}.`,
  },
  moved: {
    clause: 'C-MOVE-01',
    say: (r: Reader, seat: Seat, _from: number, path: readonly number[]) =>
      `${does(r, seat, 'moves', 'move')} to ${theSpace(path.at(-1) as number)}.`,
  },
  flew: {
    clause: 'C-FLY-01',
    say: (r: Reader, seat: Seat, _from: number, at: number) =>
      `${does(r, seat, 'flies', 'fly')} to ${spaceName(at)}.`,
  },
  'entered-plateau': {
    clause: 'C-IND-02',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'enters', 'enter')} Indigo Plateau.`,
  },
  stopped: {
    clause: 'C-OCC-04',
    say: (r: Reader, seat: Seat, met: Seat, _from: number, path: readonly number[]) =>
      `${does(r, seat, 'stops', 'stop')} to meet ${them(r, met)} ${onSpace(path.at(-1) as number)}.`,
  },
  appeared: {
    clause: 'C-CATCH-01',
    say: (_: Reader, dex: number, at: number) => `A wild ${pokemon(dex)} appears ${onSpace(at)}.`,
  },
  caught: {
    clause: 'C-CATCH-05',
    say: (r: Reader, seat: Seat, dex: number, pips: number, shift: number) =>
      `${does(r, seat, 'catches', 'catch')} ${pokemon(dex)} (${shiftWords(pips, shift)})!`,
  },
  missed: {
    clause: 'C-CATCH-08',
    say: (_: Reader, _seat: Seat, dex: number, pips: number, needed: readonly number[]) =>
      `${pokemon(dex)} gets away (rolled ${pips}, needed ${or(needed.map(String))}).`,
  },
  declined: {
    clause: 'C-OPT-02',
    say: (r: Reader, seat: Seat, dex: number) => `${does(r, seat, 'leaves', 'leave')} ${pokemon(dex)} alone.`,
  },
  'drew-items': {
    clause: 'C-ITEM-01',
    say: (r: Reader, seat: Seat, n: number) => `${does(r, seat, 'draws', 'draw')} ${count(n, 'Item Card')}.`,
  },
  'got-items': {
    clause: 'C-ITEM-01',
    // Told to one seat alone; whoever sees everything afterwards is nobody in particular.
    say: ({ you }: Reader, cards: readonly number[]) =>
      `${you === null ? 'Got' : 'You got'} ${sorts(cards)}.`,
  },
  discarded: {
    clause: 'C-ITEM-05',
    say: (r: Reader, seat: Seat, n: number) =>
      `${does(r, seat, 'discards', 'discard')} ${count(n, 'card')}, face down.`,
  },
  'your-discards': {
    clause: 'C-ITEM-03',
    say: (_: Reader, cards: readonly number[]) => `You put ${sorts(cards)} under the deck.`,
  },
  offered: {
    clause: 'C-TRADE-02',
    say: (r: Reader, seat: Seat, other: Seat, parts: readonly OfferPart[]) => {
      const { give, want } = terms(parts);
      return `${does(r, seat, 'offers', 'offer')} ${them(r, other)} ${give} for ${want}.`;
    },
  },
  accepted: {
    clause: 'C-TRADE-06',
    say: (r: Reader, other: Seat, _from: Seat) => `${does(r, other, 'accepts', 'accept')} the trade.`,
  },
  refused: {
    clause: 'C-TRADE-05',
    // Whoever lacks what is asked for is not asked: the line says no more than that nothing came of it.
    say: (r: Reader, other: Seat, from: Seat) =>
      `${up(whose(r, from))} offer to ${them(r, other)} falls through.`,
  },
  challenged: {
    clause: 'C-BATTLE-01',
    say: (r: Reader, seat: Seat, other: Seat) =>
      `${does(r, seat, 'challenges', 'challenge')} ${them(r, other)} to a Trainer Battle.`,
  },
  'doll-stops-battle': {
    clause: 'C-DOLL-01',
    say: (r: Reader, seat: Seat, _challenger: Seat) => `${up(whose(r, seat))} Poké Doll stops the battle.`,
  },
  'doll-stops-trade': {
    clause: 'C-DOLL-02',
    say: (r: Reader, seat: Seat, _drawer: Seat) => `${up(whose(r, seat))} Poké Doll stops the trade.`,
  },
  'sent-out': {
    clause: 'C-BATTLE-04',
    say: (r: Reader, seat: Seat, dex: number) => `${does(r, seat, 'sends', 'send')} out ${pokemon(dex)}.`,
  },
  'set-aside': {
    clause: 'C-BATTLE-05',
    say: (r: Reader, seat: Seat, n: number) =>
      `${does(r, seat, 'sets', 'set')} ${n === 0 ? 'no cards' : count(n, 'card')} aside${n === 0 ? '' : ', face down'}.`,
  },
  'turned-up': {
    clause: 'C-BATTLE-08',
    say: (r: Reader, seat: Seat, cards: readonly number[]) =>
      `${does(r, seat, 'turns', 'turn')} up ${sorts(cards)}.`,
  },
  totals: {
    clause: 'C-BATTLE-08',
    say: (r: Reader, a: Seat, mine: readonly SumPart[], b: Seat, theirs: readonly SumPart[]) =>
      `${mustered(r, a, mine)} ${mustered(r, b, theirs)}${totalOf(mine) === totalOf(theirs) ? ' A tie: both roll again.' : ''}`,
  },
  'won-battle': {
    clause: 'C-BATTLE-13',
    say: (
      r: Reader,
      winner: Seat,
      loser: Seat,
      dex: number,
      _won: readonly SumPart[],
      _lost: readonly SumPart[],
    ) => `${does(r, winner, 'wins', 'win')}. ${up(whose(r, loser))} ${pokemon(dex)} is knocked out.`,
  },
  'took-spoils': {
    clause: 'C-BATTLE-10',
    say: (r: Reader, winner: Seat, loser: Seat, n: number) =>
      n === 0
        ? `${does(r, loser, 'has', 'have')} no cards to lose.`
        : `${does(r, winner, 'takes', 'take')} ${count(n, 'card')} from ${them(r, loser)} at random.`,
  },
  spoils: {
    clause: 'C-BATTLE-10',
    say: (r: Reader, winner: Seat, loser: Seat, cards: readonly number[]) =>
      r.you === winner ? `You took ${sorts(cards)}.` : `${up(them(r, loser))} lost ${sorts(cards)}.`,
  },
  revived: {
    clause: 'C-REV-02',
    say: (r: Reader, seat: Seat, dex: number) => `${up(whose(r, seat))} ${pokemon(dex)} is revived.`,
  },
  'challenge-won': {
    clause: 'C-REV-07',
    say: (r: Reader, seat: Seat, n: number) =>
      `The Dice Challenge revives all ${n} of ${whose(r, seat)} Pokémon.`,
  },
  'challenge-lost': {
    clause: 'C-REV-07',
    say: (r: Reader, seat: Seat, _n: number) =>
      `The Dice Challenge fails: none of ${whose(r, seat)} Pokémon is revived.`,
  },
  'drew-event': {
    clause: 'C-SPACE-05',
    say: (r: Reader, seat: Seat, event: number) =>
      `${does(r, seat, 'draws', 'draw')} an Event Card: ${eventSentence(event)} ${eventText(event)}`,
  },
  'no-effect': {
    clause: 'C-EVENT-02',
    say: (_: Reader, event: number) =>
      `${eventSentence(event)} It has no effect: ${NO_EFFECT[EVENTS[event].kind]}.`,
  },
  'met-legend': {
    clause: 'C-UD-01',
    say: (r: Reader, seat: Seat, dex: number) =>
      `${does(r, seat, 'meets', 'meet')} ${pokemon(dex)} in the Unknown Dungeon.`,
  },
  'legends-mixed': {
    clause: 'C-UD-03',
    say: () => 'The chips in the Unknown Dungeon are turned over and mixed again.',
  },
  'took-chip': {
    clause: 'C-CHANCE-01',
    say: (r: Reader, seat: Seat, dex: number, at: number) =>
      `${does(r, seat, 'takes', 'take')} ${pokemon(dex)} from ${theSpace(at)}.`,
  },
  'forced-trade': {
    clause: 'C-TRADEV-01',
    say: (r: Reader, seat: Seat, other: Seat, given: number, wanted: number) =>
      `${does(r, seat, 'wants', 'want')} ${whose(r, other)} ${pokemon(wanted)} for ${pokemon(given)}.`,
  },
  traded: {
    clause: 'C-TRADEV-06',
    say: (r: Reader, seat: Seat, other: Seat, given: number, wanted: number) =>
      `${does(r, seat, 'takes', 'take')} ${whose(r, other)} ${pokemon(wanted)} and ${r.you === seat ? 'give' : 'gives'} ${pokemon(given)}.`,
  },
  'called-to-cinnabar': {
    clause: 'C-PP-03',
    say: (r: Reader, seat: Seat, points: number, _from: number) =>
      `${does(r, seat, 'has', 'have')} ${points} Power Points and ${r.you === seat ? 'go' : 'goes'} to Cinnabar Island.`,
  },
  'entered-final': {
    clause: 'C-FINAL-01',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'enters', 'enter')} the Final Battle!`,
  },
  'not-exact': {
    clause: 'C-IND-08',
    say: (r: Reader, seat: Seat) =>
      `${does(r, seat, 'was', 'were')} pushed on to ENTER. Only an exact roll starts the Final Battle.`,
  },
  'no-fit-finalist': {
    clause: 'C-FINAL-18',
    say: (r: Reader, seat: Seat, _from: number) =>
      `${does(r, seat, 'has', 'have')} no Pokémon that can fight and ${r.you === seat ? 'go' : 'goes'} back to Cinnabar Island.`,
  },
  'became-master': {
    clause: 'C-FINAL-02',
    say: (r: Reader, seat: Seat, pips: number) =>
      `${does(r, seat, 'plays', 'play')} the Pokémon Master${pips > 0 ? `, having rolled highest (${pips})` : ''}.`,
  },
  'rival-drawn': {
    clause: 'C-FINAL-04',
    say: (_: Reader, rival: number) => `You are ${RIVALS[rival].name}, with ${RIVALS[rival].pokemon}.`,
  },
  'rival-shown': {
    clause: 'C-FINAL-06',
    say: (_: Reader, _master: Seat, rival: number) => {
      const { name, pokemon: fighter, attack } = RIVALS[rival];
      return `The Master is ${name} with ${fighter} (attack ${attack}, plus ${RIVALS[rival].bonus.join(', ')} for a die of 1 to 6).`;
    },
  },
  'lost-final': {
    clause: 'C-FINAL-12',
    say: (
      r: Reader,
      seat: Seat,
      dex: number,
      _from: number,
      _mine: readonly SumPart[],
      _theirs: readonly SumPart[],
    ) =>
      `${does(r, seat, 'loses', 'lose')}. ${pokemon(dex)} is knocked out, and ${r.you === seat ? 'you go' : `${r.name(seat)} goes`} back to Cinnabar Island.`,
  },
  won: {
    clause: 'C-FINAL-11',
    say: (r: Reader, seat: Seat, _mine: readonly SumPart[], _theirs: readonly SumPart[]) =>
      `${does(r, seat, 'beats', 'beat')} the Pokémon Master and ${r.you === seat ? 'win' : 'wins'} the game!`,
  },
  'stopped-match': {
    clause: 'C-OPT-05',
    say: (_: Reader, turns: number) => `The match stops after ${turns} turns without a winner.`,
  },
} satisfies Words;

const refusals = {
  'why.goal': {
    say: (_: Reader, points: number) =>
      `Indigo Plateau opens at ${GOAL_POWER} Power Points; you have ${points}.`,
  },
  'why.must-enter': { say: () => 'At this table, whoever can enter Indigo Plateau must.' },
  'why.here': { say: () => 'You are there already.' },
  'why.forward': { say: () => 'Until you reach Cerulean City, you can only go forward.' },
  'why.count': { say: (_: Reader, pips: number) => `It is not ${count(pips, 'space')} away.` },
  'why.turn-back': {
    say: (_: Reader, pips: number) => `A ${pips} takes you past it, and a move never turns back.`,
  },
  'why.occupied': { say: () => 'Another trainer stands there: you move on to the next empty space.' },
  'why.plateau': { say: () => 'You enter the plateau from Cinnabar Island, before you roll.' },
  'why.only-starters': { say: () => 'Both sides need a Pokémon other than their Starter.' },
  'why.no-fit': { say: () => 'Both sides need a Pokémon that is not knocked out.' },
  'why.ko': { say: (_: Reader, dex: number) => `${pokemon(dex)} is knocked out.` },
  'why.starter': { say: (_: Reader, dex: number) => `${pokemon(dex)} is a Starter: it never changes owner.` },
  'why.one-ko': {
    say: () => `The Dice Challenge needs at least ${DICE_CHALLENGE_NEEDS} knocked-out Pokémon.`,
  },
  'why.colour': { say: (_: Reader, colour: number) => `Only ${colourName(colour)} chips can be chosen.` },
  'why.no-chip': { say: () => 'No chip lies there any more.' },
  'why.ball': { say: () => 'You throw a Ball once you have seen the chip and before you roll to catch it.' },
  'why.attack-bonus': { say: () => 'You set Attack Bonus cards aside in a battle.' },
  'why.time-machine': { say: () => 'You play Time Machine straight after a roll.' },
  'why.fly': { say: () => 'You play Fly at the start of your turn, instead of rolling.' },
  'why.potion': { say: () => 'You play a Potion on your own turn, and not between a roll and its use.' },
  'why.no-ko': { say: () => 'None of your Pokémon is knocked out.' },
  'why.doll': { say: () => 'You play a Poké Doll when you are challenged or forced to trade.' },
} satisfies Words;

const table = {
  space: { say: (_: Reader, at: number) => up(spaceName(at)) },
  circle: { say: (_: Reader, at: number) => up(spaceName(at)) },
  'the-dungeon': { say: () => 'Unknown Dungeon' },
  'rival-deck': { say: () => 'Rival Cards' },
  'face-down': { say: (_: Reader, colour: number) => `Face-down ${colourName(colour)} chip` },
  mover: { say: (r: Reader, seat: Seat) => r.name(seat) },
  hand: { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} hand` },
  team: { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} team (power/attack)` },
  member: {
    say: (_: Reader, dex: number, strength: number) => `${pokemon(dex)} ${CHIPS[dex - 1].power}/${strength}`,
  },
  wild: { say: (_: Reader, dex: number) => wild(dex) },
  'item-deck': { say: () => 'Item deck' },
  'event-deck': { say: () => 'Event deck' },
  power: { say: () => 'Power Points' },
} satisfies Words;

const WHEN: { readonly [K in ItemTiming]: string } = {
  battle: 'In a battle',
  'before-catch-roll': 'Before a catch roll',
  'after-any-roll': 'After any roll',
  'instead-of-roll': 'Instead of your roll',
  'own-turn': 'On your turn',
  'as-target': 'When challenged or forced to trade',
};

const DECK = ITEMS.reduce((sum, item) => sum + item.count, 0);

/** `+1`, `−1`. */
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What a card does, as the end of a sentence. */
function cardText(sort: number): string {
  const { kind, values } = ITEMS[sort];
  switch (kind) {
    case 'attack-bonus':
      return `it adds ${values[0]} to a battle total`;
    case 'poke-ball':
      return `the catch roll may be changed by ${or(values.map(signed))} after it is rolled`;
    case 'time-machine':
      return 'any one die just rolled is rolled again, and the new roll stands';
    case 'fly':
      return 'it takes its player to any city or town instead of a roll';
    case 'potion':
      return `it revives ${count(values[0], 'knocked-out Pokémon', 'knocked-out Pokémon')}`;
    case 'poke-doll':
      return 'it stops a battle or a forced trade';
  }
}

/** `an Ultra Ball`, `Fly`. */
function aCard(sort: number): string {
  const { kind, name } = ITEMS[sort];
  if (kind === 'fly') return name;
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
}

/** The lowest and the highest total a Master can come to. */
function masterTotals(rival: number): readonly [number, number] {
  const { attack, bonus } = RIVALS[rival];
  const totals = bonus.map((extra, i) => attack + i + 1 + extra);
  return [Math.min(...totals), Math.max(...totals)];
}

const withBest = (cards: number): string =>
  cards === 0 ? '' : ` with your best ${cards === 1 ? 'card' : `${cards} cards`}`;

/** What choices mean: odds, gains, costs. Fragments, to be listed. */
const meant = {
  'odds.catches': { say: () => 'catches it' },
  'odds.catches-plainly': { say: () => 'catches it without a Ball' },
  'odds.gets-away': { say: () => 'it gets away' },
  'odds.revives': { say: () => 'revives them all' },
  'odds.revives-none': { say: () => 'revives none of them' },
  'odds.final': { say: () => 'leads to a Final Battle' },
  'odds.wins': { say: (_: Reader, cards: number) => `wins${withBest(cards)}` },
  'odds.beats': {
    say: (_: Reader, rival: number, cards: number) =>
      `beats ${rival < 0 ? 'the Master' : RIVALS[rival].name}${withBest(cards)}`,
  },
  'odds.master-wins': { say: () => 'the Master wins' },

  'lands.wild': { say: (_: Reader, dex: number) => `meet ${wild(dex)}` },
  'lands.face-down': {
    say: (_: Reader, colour: number) =>
      `turn up a ${colourName(colour)} chip, caught on ${CATCH_NUMBERS[COLOURS[colour]].join('/')}`,
  },
  'lands.event': { say: () => 'draw an Event Card' },
  'lands.final': { say: () => 'enter the Final Battle' },
  'lands.pushed': { say: () => 'rest on ENTER, for only an exact roll starts the Final Battle' },
  'lands.catch-any': {
    say: (_: Reader, colour: number) => `try to catch any ${colourName(colour)} chip on the board`,
  },
  'lands.draw': { say: (_: Reader, n: number) => `draw ${count(n, 'Item Card')}` },
  'lands.revive': { say: () => 'revive a Pokémon' },
  'lands.all-fit': { say: () => 'a Pokémon Center, but all of yours are fit' },
  'lands.plateau': { say: () => 'Indigo Plateau, and a roll from there' },
  'lands.nothing': { say: () => 'nothing happens there' },

  'brings.power': {
    say: (_: Reader, more: number, then: number, goal: number) =>
      more === 0 ? `power stays at ${then} of ${goal}` : `${signed(more)} power: ${then} of ${goal}`,
  },
  'brings.chip': { say: (_: Reader, dex: number) => valued(dex) },
  'brings.face-down': { say: () => 'a chip nobody has seen yet' },
  'brings.set': {
    say: (_: Reader, dex: number, bonus: number) => `Evolution Bonus +${bonus} for ${pokemon(dex)}`,
  },
  'brings.stop': { say: (r: Reader, seat: Seat) => `passes ${r.name(seat)}: you may stop there` },
  'brings.spoils': { say: (_: Reader, n: number) => `${count(n, 'Item Card')} if you win` },
  'brings.attack': { say: (_: Reader, value: number) => `attack ${value}` },
  'brings.evolution': { say: (_: Reader, bonus: number) => `Evolution Bonus +${bonus}` },
  'brings.bonus': { say: (_: Reader, value: number) => `+${value} to your total` },
  'brings.no-battle': { say: () => 'no battle' },
  'brings.no-trade': { say: (_: Reader, dex: number) => `you keep ${pokemon(dex)}` },

  'cost.card': { say: (_: Reader, sort: number) => `your ${itemName(sort)}` },
  'cost.pokemon': { say: (_: Reader, dex: number) => `your ${pokemon(dex)}` },
  'cost.set': { say: (_: Reader, dex: number) => `the Evolution Bonus of ${pokemon(dex)}` },
  'cost.roll': { say: () => 'your roll this turn' },
  'cost.landing': { say: (_: Reader, at: number) => `landing on ${theSpace(at)}` },
  'cost.landing-if': { say: (_: Reader, at: number) => `landing on ${theSpace(at)}, if it is accepted` },
  'cost.fighter': { say: () => 'your Pokémon is knocked out if you lose' },
  'cost.revival': { say: () => 'the one sure revival' },

  'card-text': { say: (_: Reader, sort: number) => `${up(cardText(sort))}.` },
  'event-name': { say: (_: Reader, event: number) => eventName(event) },
  'event-text': { say: (_: Reader, event: number) => eventText(event) },
  when: { say: (_: Reader, sort: number) => WHEN[ITEMS[sort].timing] },
  'chip-text': {
    say: (_: Reader, dex: number) => {
      const { move, power, attack } = CHIPS[dex - 1];
      return `${move} · power ${power} · attack ${attack}`;
    },
  },
  'chip-colour': { say: (_: Reader, colour: number) => `${up(colourName(colour))} chip` },

  'act.go': { say: (_: Reader, at: number) => `Go to ${theSpace(at)}` },
  'act.send': { say: (_: Reader, dex: number) => `Send ${pokemon(dex)}` },
  'act.challenge': { say: (r: Reader, seat: Seat) => `Challenge ${r.name(seat)}` },
  'act.take': { say: (_: Reader, dex: number) => (dex > 0 ? `Take ${pokemon(dex)}` : 'Take this chip') },
  'act.try': { say: (_: Reader, dex: number) => `Try for ${dex > 0 ? pokemon(dex) : 'this chip'}` },
  'act.fight': { say: () => 'Fight' },
  'act.let-trade': { say: () => 'Let them trade' },
  'act.turn-over': { say: () => 'Turn this chip over' },
  'sends.offer': { say: () => 'Make this offer' },
  'sends.discard': {
    say: (_: Reader, n: number) => (n === 1 ? 'Discard this card' : `Discard these ${n} cards`),
  },
  'sends.aside': {
    say: (_: Reader, n: number) => (n === 0 ? 'Set nothing aside' : `Set ${count(n, 'card')} aside`),
  },
} satisfies Words;

/** What a new player should know to answer. */
const hints = {
  'hint.start': { say: () => 'Play a card if you like, then roll one die to move.' },
  'hint.move': { say: () => 'You use the whole roll; an occupied space sends you on to the next empty one.' },
  'hint.stop': { say: () => 'A trade or a battle here takes the place of the space you were headed for.' },
  'hint.offer': { say: () => 'At least one Pokémon from each side, never a Starter; cards may sweeten it.' },
  'hint.answer-offer': { say: () => 'You are free to refuse; there is no second offer.' },
  'hint.ball': { say: () => 'One die decides; a Ball must be thrown before you roll it.' },
  'hint.reroll': { say: () => 'The new roll stands, for better or worse.' },
  'hint.reroll-catch': {
    say: (_: Reader, dex: number, caught: boolean) =>
      `As it stands, ${pokemon(dex)} ${caught ? 'is caught' : 'gets away'}.`,
  },
  'hint.reroll-revive': {
    say: (_: Reader, all: boolean) => `As it stands, the Dice Challenge ${all ? 'is won' : 'fails'}.`,
  },
  'hint.reroll-battle': {
    say: (_: Reader, ahead: boolean) => `As it stands, you ${ahead ? 'win' : 'do not win'}.`,
  },
  'hint.doll-challenge': { say: () => 'Without a Poké Doll you must fight.' },
  'hint.doll-trade': { say: () => 'Without a Poké Doll you must make the trade.' },
  'hint.send': { say: () => 'The higher total wins; if you lose, this Pokémon is knocked out.' },
  'hint.send-final': { say: () => 'You choose before you see which Master it is; cards come after.' },
  'hint.bonus': {
    say: () =>
      `Up to ${BONUS_CARDS_PER_BATTLE} cards; they are spent whoever wins, and turned up after the roll.`,
  },
  'hint.bonus-final': {
    say: (_: Reader, rival: number) => {
      const [least, most] = masterTotals(rival);
      return `${RIVALS[rival].name} will total ${least} to ${most}; cards you set aside are spent either way.`;
    },
  },
  'hint.revive': {
    say: () => `One for sure, or all of them with a ${or(DICE_CHALLENGE_FACES.map(String))} on one die.`,
  },
  'hint.center': { say: () => 'It can fight and counts for your power again.' },
  'hint.event': { say: () => 'The card takes effect as soon as you go on.' },
  'hint.dungeon': { say: () => 'They are mixed, so any of them may be anywhere, and all are hard to catch.' },
  'hint.chance': { say: () => 'It is yours without a roll; you take a face-down chip unseen.' },
  'hint.trade-want': {
    say: (_: Reader, fitOnly: boolean) =>
      `Any but a Starter${fitOnly ? ' or a knocked-out one' : ', knocked out or not'}; only a Poké Doll can stop you.`,
  },
  'hint.trade-give': { say: () => 'One for one: what you give is theirs for good.' },
  'hint.fight': { say: () => 'Distance does not matter; only a Poké Doll can stop you.' },
  'hint.catch-any': {
    say: () => 'It may lie anywhere; a face-down chip of this colour is just as hard to catch.',
  },
  'hint.potion': { say: () => `It counts towards the ${GOAL_POWER} Power Points at once.` },
  'hint.final-potion': {
    say: () => 'This is your last chance; without a Pokémon that can fight there is no battle.',
  },
  'hint.over-limit': { say: () => `Nobody keeps more than ${HAND_LIMIT} cards when a turn ends.` },
  'hint.discards': { say: () => 'They go under the deck, face down, in the order you choose them.' },
} satisfies Words;

/** Battles and what came of things. */
const fights = {
  'trainer-battle': { say: () => 'Trainer Battle' },
  'final-battle': { say: () => 'Final Battle' },
  side: { say: (r: Reader, seat: Seat) => up(them(r, seat)) },
  'side.master': {
    say: (r: Reader, seat: Seat, rival: number) =>
      `${rival < 0 ? 'The Master' : RIVALS[rival].name} (${them(r, seat)})`,
  },
  'only-you': { say: () => 'Only you see this card yet.' },
  'rival-text': {
    say: (_: Reader, rival: number) => `Adds ${RIVALS[rival].bonus.join(', ')} for a die of 1 to 6.`,
  },
  part: { say: (_: Reader, what: SumPart[0]) => PARTS[what] },
  'part.face-down': { say: () => 'face-down card' },
  'stage.choose': { say: () => 'Choose Pokémon' },
  'stage.bonus': { say: () => 'Set cards aside' },
  'stage.roll': { say: () => 'Roll' },
  'stage.window': { say: () => 'Rerolls' },
  'stage.totals': { say: () => 'Totals' },

  'result.battle': {
    say: (r: Reader, winner: Seat, loser: Seat) => `${does(r, winner, 'beats', 'beat')} ${them(r, loser)}`,
  },
  'result.sum': { say: (r: Reader, seat: Seat, parts: readonly SumPart[]) => mustered(r, seat, parts) },
  'result.out': {
    say: (r: Reader, seat: Seat, dex: number) => `${up(whose(r, seat))} ${pokemon(dex)} is knocked out.`,
  },
  'result.won': {
    say: (r: Reader, seat: Seat, rival: number) =>
      `${does(r, seat, 'beats', 'beat')} ${RIVALS[rival].name} and ${r.you === seat ? 'win' : 'wins'} the game`,
  },
  'result.lost-final': {
    say: (r: Reader, seat: Seat, rival: number) => `${RIVALS[rival].name} beats ${them(r, seat)}`,
  },
  'result.reward': {
    say: () => `Whoever played the Master draws ${count(MASTER_REWARD, 'Item Card')}.`,
  },
  'result.legend': {
    say: (r: Reader, seat: Seat, dex: number) => `${does(r, seat, 'catches', 'catch')} ${pokemon(dex)}`,
  },
  'result.called': {
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'goes', 'go')} to Cinnabar Island`,
  },
  'result.power': { say: (_: Reader, points: number) => `${points} Power Points open Indigo Plateau.` },
  'result.challenge': {
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'wins', 'win')} the Dice Challenge`,
  },
  'result.revived': { say: (_: Reader, n: number) => `All ${n} Pokémon are revived.` },
  'result.challenge-lost': {
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'loses', 'lose')} the Dice Challenge`,
  },
  'result.still-out': { say: (_: Reader, n: number) => `${n} Pokémon stay knocked out.` },
} satisfies Words;

/** What lies before a trainer, and how far everybody has come. */
const around = {
  'tray.hand': { say: () => 'Hand' },
  'tray.hand-about': { say: (_: Reader, n: number) => `${n} of ${HAND_LIMIT} cards` },
  'tray.hand-empty': { say: () => 'No cards yet' },
  'tray.team': { say: () => 'Team' },
  'tray.team-about': { say: (_: Reader, power: number) => `${power} of ${GOAL_POWER} power` },
  cards: { say: (_: Reader, n: number) => (n === 1 ? 'card' : 'cards') },
  'phase.road': { say: () => 'On the road' },
  'phase.plateau': { say: () => 'Indigo Plateau' },
  'phase.over': { say: () => 'Over' },
  progress: { say: () => 'Goals' },
  'progress.power': {
    say: () =>
      `Pokémon that can fight, worth ${GOAL_POWER} Power Points, open Indigo Plateau. Beat a Master there to win.`,
  },
  'progress.sets': { say: () => 'Your evolution groups' },
  'progress.masters': { say: () => 'Pokémon Masters' },
  set: {
    say: (_: Reader, group: number) => list(EVOLUTIONS[group].members.map(pokemon)),
  },
  'set.lacks': {
    say: (_: Reader, dexes: readonly number[]) => `Still missing: ${list(dexes.map(pokemon))}.`,
  },
  'set.whole': { say: (_: Reader, dex: number) => `Complete: ${pokemon(dex)} is stronger in battle.` },
  'set.bonus': { say: (_: Reader, bonus: number) => `+${bonus}` },
  rival: { say: (_: Reader, rival: number) => `${RIVALS[rival].name} with ${RIVALS[rival].pokemon}` },
  'rival.totals': {
    say: (_: Reader, rival: number) => `Totals ${masterTotals(rival).join(' to ')}.`,
  },
} satisfies Words;

/** What the things of the table are. */
export const things = {
  'chip-catch': {
    say: (_: Reader, dex: number) => {
      const { catches } = CHIPS[dex - 1];
      return catches.length === 0
        ? 'A Starter: it is never caught, traded or given away.'
        : `Caught with a ${or(catches.map(String))}.`;
    },
  },
  'chip-group': {
    say: (_: Reader, group: number) => {
      const { members, bonus } = EVOLUTIONS[group];
      const last = members[members.length - 1];
      return `Own ${list(members.map(pokemon))}: ${pokemon(last)} gets Evolution Bonus +${bonus} in battle.`;
    },
  },
  'chip-ko': { say: () => 'Knocked out: it cannot fight and adds no power until it is revived.' },
  'face-down-chip': { say: () => 'Face-down chip' },
  'face-down-card': { say: () => 'Face-down card' },
  'chip-back-text': {
    say: () => 'A chip nobody has seen yet. Its colour shows how hard it is to catch.',
  },
  'card-back-text': { say: () => 'A card that lies face down.' },
  'card-many': {
    say: (_: Reader, sort: number) => `${count(ITEMS[sort].count, 'card')} of the deck of ${DECK}.`,
  },
  'when-text': { say: (_: Reader, sort: number) => `${WHEN[ITEMS[sort].timing]}.` },
  'place.nothing': { say: () => 'Nothing happens here.' },
  'place.draw': { say: (_: Reader, n: number) => `Draw ${count(n, 'Item Card')} when you land here.` },
  'place.revive': {
    say: () =>
      `A Pokémon Center: revive one of your Pokémon, or with ${DICE_CHALLENGE_NEEDS} or more knocked out take the Dice Challenge. A ${or(DICE_CHALLENGE_FACES.map(String))} revives them all, anything else none.`,
  },
  'place.catch': {
    say: (_: Reader, colour: number) =>
      `Turn up the chip and try to catch it: ${colourName(colour)} chips are caught with a ${or(CATCH_NUMBERS[COLOURS[colour]].map(String))}.`,
  },
  'place.event': { say: () => 'Draw an Event Card and carry it out at once.' },
  'place.arrival': {
    say: () =>
      `Whoever enters the plateau from Cinnabar Island starts here. Landing here again does nothing.`,
  },
  'place.final': {
    say: () => 'Land here by exact count to fight a Pokémon Master. Beat the Master and you win the game.',
  },
  'place.catch-any': {
    say: (_: Reader, colour: number) => `Try to catch any ${colourName(colour)} chip on the board.`,
  },
  'place.cinnabar': {
    say: () =>
      `Any roll that is high enough takes you here. With ${GOAL_POWER} Power Points you may enter Indigo Plateau from here.`,
  },
  'place.dungeon': {
    say: () => 'Four legendary Pokémon lie here, face down. Only the Unknown Dungeon event leads to them.',
  },
  'place.rivals': {
    say: () => 'Five Pokémon Masters, shuffled. One is drawn for each Final Battle.',
  },
  'mover-text': { say: (r: Reader, seat: Seat) => `${up(whose(r, seat))} mover.` },
} satisfies Words;

export const words = {
  ...things,
  ...questions,
  ...options,
  ...story,
  ...refusals,
  ...table,
  ...meant,
  ...hints,
  ...fights,
  ...around,
} satisfies Words;
