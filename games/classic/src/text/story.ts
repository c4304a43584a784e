/** What is told as it happens: the rules. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import type { OfferPart } from '../answers.ts';
import { CHIPS } from '../data/chips.ts';
import { EVENTS, type EventKind } from '../data/events.ts';
import { RIVALS } from '../data/rivals.ts';
import { count, onSpace, pokemon, spaceName, theSpace } from '../names.ts';
import type { Why } from '../rules/dice.ts';
import { type SumPart, totalOf } from '../sums.ts';
import { aCard, cardText, eventSentence, eventText, PURPOSE, sorts, terms } from './phrases.ts';
import { does, or, them, up, whose } from './speech.ts';
import { mustered } from './sums.ts';

/** Why an Event Card can do nothing. */
const NO_EFFECT: { readonly [K in EventKind]: string } = {
  'unknown-dungeon': 'the Unknown Dungeon is empty',
  chance: 'no chip is left on the board',
  'pokemon-center': 'nobody needs reviving',
  trade: 'there is nothing that may be traded',
  fight: 'one side has no Pokémon that can fight',
  'take-items': 'the deck is empty',
};

/** The rule a die is rolled by. */
const ROLLED_BY: { readonly [K in Why]: string } = {
  move: 'C-TURN-01',
  catch: 'C-CATCH-02',
  battle: 'C-BATTLE-07',
  revive: 'C-REV-06',
  rival: 'C-FINAL-02',
  first: 'C-FIRST-02',
};

const shiftWords = (pips: number, shift: number): string =>
  shift === 0 ? `rolled ${pips}` : `rolled ${pips} ${shift > 0 ? '+' : '−'} ${Math.abs(shift)}`;

export const storyText = {
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
    clause: (_seat: Seat, _pips: number, why: Why) => ROLLED_BY[why],
    say: (r: Reader, seat: Seat, pips: number, why: Why) =>
      `${does(r, seat, 'rolls', 'roll')} a ${pips} ${PURPOSE[why]}.`,
  },
  'rolled-to-catch': {
    clause: 'C-CATCH-02',
    say: (r: Reader, seat: Seat, pips: number, dex: number, _catching: readonly number[]) =>
      `${does(r, seat, 'rolls', 'roll')} a ${pips} ${PURPOSE.catch} ${pokemon(dex)}.`,
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
    clause: (_seat: Seat, _dex: number, final: boolean) => (final ? 'C-FINAL-05' : 'C-BATTLE-04'),
    say: (r: Reader, seat: Seat, dex: number, _final: boolean) =>
      `${does(r, seat, 'sends', 'send')} out ${pokemon(dex)}.`,
  },
  'set-aside': {
    clause: (_seat: Seat, _n: number, final: boolean) => (final ? 'C-FINAL-07' : 'C-BATTLE-05'),
    say: (r: Reader, seat: Seat, n: number, _final: boolean) =>
      `${does(r, seat, 'sets', 'set')} ${n === 0 ? 'no cards' : count(n, 'card')} aside${n === 0 ? '' : ', face down'}.`,
  },
  'turned-up': {
    clause: 'C-BATTLE-08',
    say: (r: Reader, seat: Seat, cards: readonly number[]) =>
      `${does(r, seat, 'turns', 'turn')} up ${sorts(cards)}.`,
  },
  totals: {
    clause: (_a: Seat, _mine: readonly SumPart[], _b: Seat, theirs: readonly SumPart[]) =>
      theirs.some(([what]) => what === 'master') ? 'C-FINAL-08' : 'C-BATTLE-08',
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
      `${does(r, winner, 'takes', 'take')} ${sorts(cards)} from ${them(r, loser)}.`,
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
