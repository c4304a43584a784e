/** What choices mean: odds, gains, costs (../meanings/options.ts). Fragments, to be listed. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { CATCH_NUMBERS, CHIPS, COLOURS } from '../data/chips.ts';
import { ITEMS } from '../data/items.ts';
import { RIVALS } from '../data/rivals.ts';
import { colourName, count, eventName, itemName, pokemon, theSpace } from '../names.ts';
import type { Why } from '../rules/dice.ts';
import { cardText, eventText, PURPOSE, valued, WHEN, wild } from './phrases.ts';
import { signed, up } from './speech.ts';

const withBest = (cards: number): string =>
  cards === 0 ? '' : ` with your best ${cards === 1 ? 'card' : `${cards} cards`}`;

/** What choices mean: odds, gains, costs. Fragments, to be listed. */
export const meaningsText = {
  'beat.roll': { say: (_: Reader, why: Why) => `Your roll ${PURPOSE[why]}.` },
  'beat.catch': { say: (_: Reader, dex: number) => `Your roll to catch ${pokemon(dex)}.` },
  'act.roll': { say: () => 'Roll' },

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
  'brings.chip': { say: (_: Reader, dex: number, ko: boolean) => valued(dex, ko) },
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
  'cost.landing': { say: (_: Reader, _at: number) => 'the space you were headed for' },
  'cost.landing-if': { say: (_: Reader, _at: number) => 'the space you were headed for, if it is accepted' },
  'cost.fighter': { say: () => 'your Pokémon if you lose (until it is revived)' },
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
    say: (_: Reader, n: number) =>
      n === 0 ? 'Discard' : n === 1 ? 'Discard this card' : `Discard these ${n} cards`,
  },
  'sends.aside': {
    say: (_: Reader, n: number) => (n === 0 ? 'Set nothing aside' : `Set ${count(n, 'card')} aside`),
  },
} satisfies Words;
