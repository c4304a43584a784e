/** What options of the map bring and cost, in a few words. */
import type { Reader, Words } from '@indigo/kernel';
import { MASTER_BALL } from '../answers.ts';
import { SLOTS, SYMBOLS } from '../cards.ts';
import { POKEMON } from '../data/pokemon.ts';
import { XP_BATTLE } from '../data/rules.ts';
import { DEPT_COUNTS, DEPT_GIVES, STONES } from '../data/shop.ts';
import { FOES } from '../foes.ts';
import { attackText } from '../league/attack-words.ts';
import { name } from '../league/names.ts';
import {
  ballName,
  count,
  itemName,
  left,
  list,
  machineName,
  moneyName,
  partName,
  pokemon,
  powerName,
  stoneName,
  typeCounts,
  typeName,
} from '../names.ts';
import type { TradePart } from '../state.ts';
import { LEADER_POWERS, OWNER_POWERS } from './powers.ts';

const aBall = (ball: number): string => `${/^[AEIOU]/.test(ballName(ball)) ? 'an' : 'a'} ${ballName(ball)}`;
const hearts = (n: number): string => count(n, 'heart');
const foeTeam = (foe: number): string =>
  FOES[foe].pokemon
    .map(({ name, hearts: n, damage }) => `${name} (${n} ♥, deals ${typeCounts(damage) || 'nothing'})`)
    .join(', ');
const damage = (card: number): string => typeCounts(SYMBOLS[card]) || 'nothing';
/** `2 × Poké Ball and Ultra Ball`. */
const slots = (card: number): string => {
  const balls = SLOTS[card].map(({ ball }) => ball);
  return list(
    [...new Set(balls)].map((ball) => {
      const n = balls.filter((one) => one === ball).length;
      return n === 1 ? ballName(ball) : `${n} × ${ballName(ball)}`;
    }),
  );
};

/** `Vulpix`, `Eevee`: whom a stone evolves. */
const evolvedBy = (stone: number): string[] =>
  POKEMON.flatMap(({ stages }) =>
    stages.flatMap(({ reached, from }) =>
      reached.by === 'stone' && reached.stone === STONES[stone] ? [stages[from].name] : [],
    ),
  );

const costs = {
  'cost.actions': { say: (_: Reader, n: number) => count(n, 'action') },
  'cost.actions-lost': { say: (_: Reader, n: number) => count(n, 'unused action') },
  'cost.turn': { say: () => 'the rest of your turn' },
  'cost.hearts': {
    say: (_: Reader, card: number, stage: number, lost: number, now: number) =>
      `${pokemon(card, stage)} ${hearts(lost)}: ${left(now)}`,
  },
  'cost.damage': { say: (_: Reader, card: number) => `your team its damage: ${damage(card)}` },
  'cost.if-free': {
    say: (_: Reader, card: number) => `your team its damage if it breaks free: ${damage(card)}`,
  },
  'cost.price': { say: (_: Reader, price: number) => `${price}$` },
  'cost.token': { say: (_: Reader, money: number) => moneyName(money) },
  'cost.candy': { say: () => 'a Rare Candy' },
  'cost.revive': { say: () => 'a Max Revive' },
  'cost.stone': { say: (_: Reader, stone: number) => `a ${stoneName(stone)}` },
  'cost.ball': { say: (_: Reader, ball: number) => `${aBall(ball)}, if it is caught` },
  'cost.pokemon': {
    say: (_: Reader, card: number, stage: number, level: number) =>
      `${pokemon(card, stage)} of level ${level}, for good`,
  },
  'cost.part': { say: (_: Reader, part: TradePart) => partName(part) },
  'cost.defeat': { say: () => 'your last Pokémon: you would be defeated' },
  'cost.once-a-turn': { say: () => 'the one time this turn' },
} as const satisfies Words;

const gains = {
  'beat.catch': { say: (_r: Reader, card: number) => `Your roll to catch ${pokemon(card)}.` },
  'beat.battle': { say: () => 'Your roll for the battle.' },
  'act.roll': { say: () => 'Roll' },
  wins: { say: () => 'wins' },
  catches: { say: () => 'caught' },
  'get.level': { say: (_: Reader, level: number) => `Level ${level}` },
  'get.most': { say: (_: Reader, n: number) => `Up to ${hearts(n)} more` },
  'get.evolves': { say: (_: Reader, card: number, stage: number) => `Evolves into ${pokemon(card, stage)}` },
  'get.heals': { say: (_: Reader, n: number) => `${hearts(n)} regained` },
  'get.part': { say: (_: Reader, part: TradePart) => partName(part) },
  'get.fits': {
    say: (_: Reader, cards: readonly number[]) =>
      cards.length === 0
        ? 'None of yours can use it now'
        : `Evolves ${list(cards.map((card) => pokemon(card)))} of yours`,
  },
  'get.xp': { say: (_: Reader, n: number) => `${n} xp` },
  'get.actions': { say: (_: Reader, n: number) => `${count(n, 'action')} more every turn` },
  'get.pokemon': {
    say: (_: Reader, card: number) =>
      `${pokemon(card)}: ${hearts(POKEMON[card].track[0])}, speed ${POKEMON[card].speed}`,
  },
  'get.attack': { say: (_: Reader, _machine: number, attack: number) => attackText(attack) },
  'get.passes': {
    say: (_: Reader, machine: number) => `Your team can pass where ${machineName(machine)} is needed`,
  },
  'get.hearts-off': {
    say: (_: Reader, card: number, stage: number, lost: number, now: number) =>
      `${pokemon(card, stage)} loses ${hearts(lost)}: ${left(now)}`,
  },
  'get.hit': {
    say: (_: Reader, lost: number, now: number) => `${hearts(lost)} lost: ${left(now)}`,
  },
  'get.type': {
    say: (_: Reader, type: number, n: number) =>
      `One more heart for each ${typeName(type)} Pokémon; you have ${n === 0 ? 'none' : n}`,
  },
  'get.turned-up': { say: (_: Reader, n: number) => `Turns up ${count(n, 'token')}` },
  'get.one-of': {
    say: (_: Reader, cards: readonly number[]) => `One of ${list(cards.map((card) => pokemon(card)))}`,
  },
  'get.prize': { say: (_: Reader, money: number) => `A win brings ${XP_BATTLE} xp and ${moneyName(money)}` },
  'get.power': { say: (_: Reader, power: number) => `And the Power token ${powerName(power)}` },
  'get.some-power': { say: () => 'And a Power token, still face down' },
  'get.pokemon-prize': {
    say: (_: Reader, cards: readonly number[]) =>
      `A win brings ${XP_BATTLE} xp and ${cards.map((card) => pokemon(card)).join(' or ')}`,
  },
  'get.boss-prize': { say: () => `A win brings ${XP_BATTLE} xp and the Master Ball or a type token` },
  'get.legend': { say: () => 'Beating it also brings a type token' },
  'get.no-damage': { say: (_: Reader, card: number) => `No damage from ${pokemon(card)}` },
  'get.no-fight': { say: () => 'No fight' },
  'get.safe': { say: () => 'It catches any Pokémon' },
} as const satisfies Words;

const waiting = {
  'waits.wild': {
    say: (_: Reader, card: number) => `${pokemon(card)} (deals ${damage(card)}; caught with ${slots(card)})`,
  },
  'waits.wild-down': { say: () => 'A wild Pokémon, face down' },
  'waits.legendary-down': { say: () => 'A legendary Pokémon, face down' },
  'waits.item': { say: (_: Reader, item: number) => itemName(item) },
  'waits.item-down': { say: () => 'An item ball, face down' },
  'waits.foe': { say: (_: Reader, foe: number) => `${FOES[foe].name}: ${foeTeam(foe)}` },
  'waits.hm': {
    say: (_: Reader, machine: number, copies: number) =>
      copies === 0 ? `${machineName(machine)}, but no copy is left` : machineName(machine),
  },
  'waits.trade': {
    say: (_: Reader, card: number, type: number) =>
      `${pokemon(card)} for a ${typeName(type)} Pokémon of yours`,
  },
  'waits.mart': { say: () => 'A shop' },
  'waits.store': { say: () => `A shop where ${DEPT_GIVES}$ buy as much as ${DEPT_COUNTS}$` },
  'waits.city': { say: () => 'A city: begin a turn here and your team is healed' },
} as const satisfies Words;

const notes = {
  'note.pokemon': {
    say: (_: Reader, card: number, stage: number) => {
      const { stages, speed } = POKEMON[card];
      const { dice } = stages[stage];
      return `${dice.length === 0 ? 'No dice' : `Rolls ${dice.join(', ')}`}; speed ${speed}`;
    },
  },
  'note.flip': { say: () => 'Speed or range in the League, but no heart' },
  'note.type-token': { say: () => 'One more heart for all your Pokémon of a type' },
} as const satisfies Words;

const sends = {
  'send.commit': {
    say: (_: Reader, n: number) =>
      n === 0 ? 'Fight' : n === 1 ? 'Fight with this one' : `Fight with these ${n}`,
  },
  'send.throw': {
    say: (_: Reader, n: number, slots: number) =>
      n === 0 ? 'Throw' : n === slots ? 'Throw, for a sure catch' : `Throw ${count(n, 'ball')}`,
  },
  'send.basket': { say: (_: Reader, n: number) => (n === 0 ? 'Buy nothing' : `Buy ${count(n, 'thing')}`) },
  'send.pay': { say: (_: Reader, n: number) => `Pay with ${count(n, 'token')}` },
  'send.place': { say: () => 'Take the damage' },
  'send.package': { say: () => 'Deal the damage' },
  'send.offer': { say: (_: Reader, n: number) => (n === 0 ? 'Offer nothing' : 'Offer this') },
  'send.draft': { say: (_: Reader, n: number) => (n === 0 ? 'Buy none' : `Buy ${count(n, 'TM')}`) },
  'send.flip': { say: (_: Reader, n: number) => (n === 0 ? 'Flip none' : `Flip ${count(n, 'token')}`) },
  'send.power': { say: (_: Reader, n: number) => (n === 0 ? 'Do not use it' : 'Use it') },
} as const satisfies Words;

const subjects = {
  'tag.wild': { say: () => 'Wild' },
  'tag.legendary': { say: () => 'Legendary' },
  'tag.foe': { say: () => 'In your way' },
  'about.leader-power': {
    say: (_: Reader, power: number) => `For a gym leader, once a battle: ${LEADER_POWERS[power]}.`,
  },
  'about.owner-power': {
    say: (_: Reader, power: number) => `In the League, once a match: ${OWNER_POWERS[power]}.`,
  },
  'about.own-design': { say: () => 'Our own design, as the original text is lost.' },
  'about.ball': {
    say: (_: Reader, ball: number) =>
      ball === MASTER_BALL
        ? 'Catches any Pokémon, without a roll.'
        : 'Fills a slot of its own kind, or of a cheaper one, when you catch a Pokémon.',
  },
  'about.stone': {
    say: (_: Reader, stone: number) =>
      `A ${stoneName(stone)} evolves, at any level: ${list(evolvedBy(stone))}.`,
  },
  'about.type-token': {
    say: (_: Reader, type: number) => `Each of your ${typeName(type)} Pokémon has one more heart.`,
  },
  'about.candy': { say: () => 'One of your Pokémon gains 1 xp.' },
  'about.revive': { say: () => 'Brings one of your Pokémon back to full hearts, even one that has fainted.' },
  'about.bike': { say: (_: Reader, actions: number) => `${actions} more actions each turn.` },
  'about.deals': { say: (_: Reader, card: number) => `Deals ${damage(card)}.` },
  'about.balls': { say: (_: Reader, card: number) => `Sure to be caught with ${slots(card)}.` },
  'about.pokemon': {
    say: (_: Reader, card: number) =>
      `${hearts(POKEMON[card].track[0])} at first, speed ${POKEMON[card].speed}.`,
  },
  'about.foe-pokemon': {
    say: (_: Reader, foe: number, on: number) => {
      const { name, hearts: n, damage: deals } = FOES[foe].pokemon[on];
      return `${name}: ${hearts(n)}, deals ${typeCounts(deals) || 'nothing'}.`;
    },
  },
  machine: { say: (_: Reader, machine: number) => machineName(machine) },
  adversary: { say: (_: Reader, foe: number) => FOES[foe].name },
} as const satisfies Words;

const results = {
  'result.rounds': { say: (_: Reader, rounds: number) => `In ${count(rounds, 'round')}.` },
  'result.fainted': {
    say: (_: Reader, forms: readonly number[]) => `${list(forms.map(name))} fainted.`,
  },
  'result.unhurt': { say: () => 'Nobody fainted.' },
  'result.foes-left': {
    say: (_: Reader, foe: number, now: readonly number[]) => {
      const standing = FOES[foe].pokemon.flatMap(({ name }, on) =>
        now[on] > 0 ? [`${name} (${now[on]} ♥)`] : [],
      );
      return standing.length === 0 ? 'Nobody was left on either side.' : `Still standing: ${list(standing)}.`;
    },
  },
  'result.standing': {
    say: (_: Reader, forms: readonly number[]) =>
      forms.length === 0 ? 'Nobody was left on either side.' : `${list(forms.map(name))} left on the field.`,
  },
} as const satisfies Words;

export const meaningWords = { ...costs, ...gains, ...waiting, ...notes, ...sends, ...subjects, ...results };
