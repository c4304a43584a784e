/** What places, tokens, obstacles, conditions and attacks are, for whoever looks at them. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { TYPE_AT } from '../cards.ts';
import { START_ROWS } from '../data/battlefield.ts';
import type { ConditionId } from '../data/effects.ts';
import { HMS, RAIN_BACK, SUN_BACK } from '../data/machines.ts';
import type { ObstacleId, SpaceKind } from '../data/map.ts';
import { POKEMON } from '../data/pokemon.ts';
import { KARATE_WINS, SYNTHESIS, XP_BATTLE, XP_LEADER_TOKEN } from '../data/rules.ts';
import { DEPT_COUNTS, DEPT_GIVES, STONES } from '../data/shop.ts';
import { BACKS } from '../data/tokens.ts';
import { HEARTS, HEARTS_SUPER, TYPES } from '../data/types.ts';
import { attackText } from '../league/attack-words.ts';
import { MACHINES } from '../machines.ts';
import { MONEY } from '../money.ts';
import { aType, count, list, machineName, pokemon, stoneName, typeName, up } from '../names.ts';
import { ABILITY_TEXTS } from './abilities.ts';
import { BARS } from './obstacles.ts';

const hearts = (n: number): string => count(n, 'heart');
const PLACES: { readonly [kind in SpaceKind]: string } = {
  lab: 'You begin here. Begin a turn here and your whole team is healed, those who have fainted, too.',
  'poke-center': 'Begin a turn here and your whole team is healed, those who have fainted, too.',
  wild: 'A wild Pokémon lies here, face down until somebody comes. Fight it for xp, or throw balls to catch it.',
  legendary: 'A legendary Pokémon lies here, face down until somebody comes: hard to beat and hard to catch.',
  trainer: 'Whoever comes here must battle the trainer, and the turn ends.',
  item: 'An item ball lies here, face down until somebody comes. Picking it up costs an action.',
  'poke-mart': 'A shop: balls, stones, bikes and Porygon. No change is given.',
  'department-store': `A shop where ${DEPT_GIVES}$ count as ${DEPT_COUNTS}$.`,
  gym: 'Challenge the gym leader here; a battle ends your turn.',
  giovanni: 'Giovanni waits here, behind a locked door.',
  dojo: `The karate master can be beaten ${KARATE_WINS} times, each time for another Pokémon.`,
  'trade-center': 'Give a Pokémon of the type asked for and take the one on offer; your turn ends.',
  hm: 'One of your Pokémon can learn the HM that lies here.',
  path: 'Nothing lies here. You only pass through.',
};

const untilActed = "It ends with the Pokémon's own next activation.";
const CONDITION_TEXTS: { readonly [id in ConditionId]: (n: number) => string } = {
  poisoned: () => `Each attack that hurts it deals 1 normal damage more. ${untilActed}`,
  asleep: () => 'It misses its next activation, and wakes up after it.',
  flinched: () => `In its next activation it cannot use an attack with an hourglass. ${untilActed}`,
  'slowed-to': (n) => `It has ${n === 0 ? 'no steps' : `at most ${count(n, 'step')}`}. ${untilActed}`,
  'slowed-by': (n) => `It has ${count(n, 'step')} less. ${untilActed}`,
  blinded: () => `It sees only the hexes next to it. ${untilActed}`,
};
const CONDITION_NAMES: { readonly [id in ConditionId]: (n: number) => string } = {
  poisoned: () => 'Poisoned',
  asleep: () => 'Asleep',
  flinched: () => 'Flinched',
  'slowed-to': (n) => `Slowed to ${n}`,
  'slowed-by': (n) => `Slowed by ${n}`,
  blinded: () => 'Blinded',
};

const backName = (back: string): string => BACKS.find((row) => row.back === back)?.name ?? back;
const called = (back: string, by: ObstacleId): string =>
  `once a turn, beside ${by === 'water' ? 'water' : 'a tree'}, an action calls up a discarded Pokémon with a ${backName(back)} back`;
/** What a gym TM does on the map. */
const ON_MAP: { readonly [attack: string]: string } = {
  dig: 'once a turn, from a pink or brown location, an action takes you next to any location of that colour',
  'rain-dance': called(RAIN_BACK, 'water'),
  flash: 'turns up the tokens here and next to here, for no action',
  synthesis: `once a turn whoever knows it regains ${hearts(SYNTHESIS)}`,
  smokescreen: 'once a turn you may refuse a battle with a trainer, and stay or go on',
  reflect: 'once a turn you may ignore all damage of a wild Pokémon',
  'sunny-day': called(SUN_BACK, 'tree'),
};

/** `at level 3`, `in a trade`, `with a Fire Stone`. */
function evolves(card: number, stage: number): string {
  const { name, reached } = POKEMON[card].stages[stage];
  switch (reached.by) {
    case 'level':
      return `${name} at level ${reached.level}`;
    case 'stone':
      return `${name} with a ${stoneName(STONES.indexOf(reached.stone))}`;
    case 'trade':
      return `${name} in a trade`;
    default:
      return name;
  }
}

export const thingWords = {
  'yours.strong': {
    say: (_: Reader, ones: readonly (readonly [card: number, stage: number])[]) =>
      `Your ${list(ones.map(([card, stage]) => POKEMON[card].stages[stage].name))} can take ${hearts(HEARTS_SUPER)} with a hit.`,
  },
  'yours.weak': {
    say: (_: Reader, ones: readonly (readonly [card: number, stage: number])[]) =>
      `It can take ${hearts(HEARTS_SUPER)} from your ${list(ones.map(([card, stage]) => POKEMON[card].stages[stage].name))} with a hit.`,
  },
  'yours.no-ball': { say: () => 'You have no ball that could catch it.' },
  'yours.beats': { say: () => 'you win' },
  'yours.throw': { say: () => 'caught with your best throw' },
  'dex.pokemon': { say: () => 'Pokémon' },
  'dex.foes': { say: () => 'Trainers and leaders' },
  'dex.machines': { say: () => 'HMs and TMs' },
  'dex.powers': { say: () => 'Power tokens' },
  'dex.items': { say: () => 'Items' },
  'dex.attacks': { say: () => 'Attacks' },
  'dex.abilities': { say: () => 'Abilities' },
  'dex.conditions': { say: () => 'Conditions' },
  'dex.types': { say: () => 'Types' },
  'dex.obstacles': { say: () => 'Obstacles' },
  'dex.places': { say: () => 'Places' },
  'place-short': { say: (_: Reader, name: string) => up(name) },
  'about.place': { say: (_: Reader, kind: SpaceKind) => PLACES[kind] },
  'obstacle-name': { say: (_: Reader, kind: ObstacleId) => BARS[kind].name },
  'about.obstacle': { say: (_: Reader, kind: ObstacleId) => BARS[kind].text },
  'about.figure': {
    say: (r: Reader, seat: Seat, card: number) =>
      `${r.you === seat ? 'You' : r.name(seat)} set out with ${pokemon(card)}.`,
  },
  'about.figure-new': {
    say: (r: Reader, seat: Seat) =>
      r.you === seat ? 'You have no Pokémon yet.' : `${r.name(seat)} has no Pokémon yet.`,
  },
  'about.beaten': { say: () => 'The leader of this gym has been beaten.' },
  'about.fainted': { say: () => 'It has fainted.' },
  'about.committed': { say: () => 'It fights in this battle.' },
  'about.track': {
    say: (_: Reader, card: number) => {
      const { track } = POKEMON[card];
      const most = track.map((_, i) => track.slice(0, i + 1).reduce((sum, n) => sum + n, 0));
      return `Hearts from level to level: ${most.join(', ')}.`;
    },
  },
  'about.type': {
    say: (_: Reader, card: number, stage: number) => `Type ${typeName(TYPE_AT[card][stage])}.`,
  },
  'about.evolves': {
    say: (_: Reader, card: number, stages: readonly number[]) =>
      `Evolves into ${stages.map((stage) => evolves(card, stage)).join(', or ')}.`,
  },
  'about.ability-text': {
    say: (_: Reader, card: number) => `Ability ${POKEMON[card].ability}: ${ABILITY_TEXTS[card]}`,
  },
  'about.ability-if': {
    say: (_: Reader, card: number) =>
      `If you play with abilities, ${POKEMON[card].ability}: ${ABILITY_TEXTS[card]}`,
  },
  'about.on-map': {
    say: (_: Reader, machine: number) => `On the map: ${ON_MAP[MACHINES[machine].attack]}.`,
  },
  'about.hm': {
    say: (_: Reader, machine: number) => {
      const { obstacle, dice, copies } = HMS[machine];
      return `Opens: ${BARS[obstacle].name.toLowerCase()}. For Pokémon with a ${dice.map(up).join(' or ')} die; ${count(copies, 'copy', 'copies')} in all.`;
    },
  },
  'about.tm': {
    say: (_: Reader, type: number) => `For ${typeName(type)} Pokémon, and for others whose card lists it.`,
  },
  'about.money': { say: (_: Reader, money: number) => `Pays ${MONEY[money].value}$ in a shop.` },
  'about.debt': { say: () => 'Whoever holds it pays 1$ more before the League.' },
  'about.key': { say: () => 'Its key opens locked doors while you own it.' },
  'about.leader-token': {
    say: (_: Reader, machine: number) => `Could teach ${machineName(machine)} instead.`,
  },
  'about.prize': {
    say: (_: Reader, money: number) =>
      `Beaten: ${XP_BATTLE} xp and the token, worth ${MONEY[money].value}$${MONEY[money].key ? ', with a key' : ''}.`,
  },
  'about.leader-prize': {
    say: (_: Reader, machine: number) =>
      `The token may teach ${machineName(machine)}; a Power token comes with it.`,
  },
  'simple.leader-prize': {
    say: () =>
      `Beaten: ${XP_BATTLE} xp, a Power token, and the leader's token, worth ${XP_LEADER_TOKEN} xp before the League.`,
  },
  'simple.leader-token': {
    say: () => `Worth ${XP_LEADER_TOKEN} xp before the League, spread over your Pokémon as you like.`,
  },
  'about.boss-prize': { say: () => `Beaten: ${XP_BATTLE} xp, and the Master Ball or a type token.` },
  'about.karate-prize': { say: () => `Beaten: ${XP_BATTLE} xp and a Pokémon of the dojo.` },
  'about.strong': {
    say: (_: Reader, type: number) => {
      const { beats } = TYPES[type];
      return beats.length === 0
        ? `${typeName(type)} damage takes ${hearts(HEARTS)} from anybody.`
        : `${typeName(type)} damage takes ${hearts(HEARTS_SUPER)} from ${list(beats.map(up))}, ${HEARTS} from others.`;
    },
  },
  'about.weak': {
    say: (_: Reader, type: number) => {
      const { id } = TYPES[type];
      const strong = TYPES.filter(({ beats }) => beats.includes(id)).map((one) => up(one.id));
      return strong.length === 0
        ? `${up(id)} Pokémon have no weakness.`
        : `${up(id)} Pokémon lose ${hearts(HEARTS_SUPER)} to each ${strong.join(' or ')} damage.`;
    },
  },
  'about.wants': { say: (_: Reader, type: number) => `It asks for ${aType(type)} Pokémon.` },
  'about.attack-figures': { say: (_: Reader, attack: number) => `${up(attackText(attack))}.` },
} as const satisfies Words;

/** What stands on the field. */
export const fieldThingWords = {
  'about.hex': { say: () => 'One Pokémon fits on a hex.' },
  'about.hex-start': {
    say: (_: Reader, row: number) =>
      `Pokémon of the ${row === START_ROWS[0] ? 'upper' : 'lower'} side begin here, and reserves come in here.`,
  },
  'about.hex-spot': { say: () => 'Before a match dice say whether a boulder lies here.' },
  'about.boulder': { say: () => 'Nobody can step onto a boulder, nor see through it.' },
  'about.tail': {
    say: () => 'Whoever hits the tail hits its owner; nobody can step onto it or see through it.',
  },
  'condition-name': { say: (_: Reader, id: ConditionId, n: number) => CONDITION_NAMES[id](n) },
  'about.condition': { say: (_: Reader, id: ConditionId, n: number) => CONDITION_TEXTS[id](n) },
  'about.has': {
    say: (_: Reader, id: ConditionId, n: number) => `${CONDITION_NAMES[id](n)}: ${CONDITION_TEXTS[id](n)}`,
  },
  'about.active': { say: () => 'It is active now.' },
  'about.done': { say: () => 'It has been activated in this round.' },
  'ability-name': { say: (_: Reader, card: number) => POKEMON[card].ability },
  'ability-text': { say: (_: Reader, card: number) => ABILITY_TEXTS[card] },
  'ability-note': {
    say: (_: Reader, card: number) => `${POKEMON[card].ability}: ${ABILITY_TEXTS[card]}`,
  },
} as const satisfies Words;
