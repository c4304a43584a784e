/** What is asked and offered on the hex field. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { QUIET_ROUNDS } from '../data/battlefield.ts';
import { up } from '../names.ts';
import { fieldThingWords } from '../text/things.ts';
import { attackWords } from './attack-words.ts';
import { fieldMeaningWords } from './meaning-words.ts';
import {
  attack,
  conditionName,
  hearts,
  hexName,
  list,
  name,
  power,
  SIDE_NAMES,
  steps,
  their,
  type,
  wayName,
  whose,
} from './names.ts';
import { story } from './story.ts';

const questions = {
  'ask.field-flipped': {
    say: (_: Reader, of: number) => `Your flipped ${type(of)} token: speed or range in this match?`,
  },
  'ask.field-promise': { say: () => 'Do you commit Jynx, so that you can say who begins?' },
  'ask.field-beginner': {
    say: (_: Reader, passes: boolean) =>
      passes ? 'Who has the initiative first?' : 'Who begins each round?',
  },
  'ask.field-side': { say: () => 'Which side of the field do you take?' },
  'ask.field-commit': {
    say: (_: Reader, n: number, ordered: boolean) =>
      `Choose ${n} Pokémon${ordered ? ', in the order in which they will act' : ''}.`,
  },
  'ask.field-place': { say: (_: Reader, form: number) => `Where does ${name(form)} begin?` },
  'ask.field-mime': { say: () => 'Whose ability does Mr. Mime take on?' },
  'ask.field-pick': { say: () => 'Which Pokémon do you activate?' },
  'ask.field-act': {
    say: (_: Reader, form: number, left: number) => `${name(form)} (${hearts(left)}): what does it do?`,
  },
  'ask.field-reserve-for': { say: () => 'Whose place does your reserve take?' },
  'ask.field-reserve': { say: () => 'Who comes in as your reserve?' },
  'ask.field-sudden': {
    say: (_: Reader, round: number, quiet: number) =>
      quiet >= QUIET_ROUNDS
        ? `Nobody has made progress for ${quiet} rounds. Do you agree to sudden death?`
        : `Round ${round} is over and nobody has won. Do you agree to sudden death?`,
  },
  'ask.field-sudden-when': { say: () => 'When does sudden death begin?' },
  'ask.field-lay': {
    say: (_: Reader, form: number, used: number, _extra: readonly number[], _boost: number) =>
      `Whom does ${name(form)} hit with ${attack(used)}?`,
  },
  'ask.field-lay-again': {
    say: (_: Reader, form: number, used: number, _extra: readonly number[], _boost: number) =>
      `Whom does ${name(form)} hit with ${attack(used)} this time?`,
  },
  'ask.field-free-move': {
    say: (_: Reader, form: number, left: number) => `${name(form)} may go up to ${steps(left)}. Where to?`,
  },
  'ask.field-free-attack': {
    say: (_: Reader, form: number, _boost: number) => `${name(form)} has a free attack. Which one?`,
  },
  'ask.field-copy': { say: (_: Reader, used: number) => `Which attack does ${attack(used)} copy?` },
  'ask.field-push': {
    say: (_: Reader, form: number) => `${name(form)} may move its targets. Who goes where?`,
  },
  'ask.field-toss': { say: (_: Reader, form: number) => `Where does ${name(form)} land?` },
  'ask.field-teleport': { say: (_: Reader, form: number) => `Where does ${name(form)} appear?` },
  'ask.field-disable': { say: (_: Reader, form: number) => `Which attack of ${name(form)} is disabled?` },
  'ask.field-boulder': { say: () => 'Where does the boulder fall?' },
  'ask.field-reckless': { say: (_: Reader, form: number) => `Does ${name(form)} hurt itself to hit harder?` },
  'ask.field-shed': {
    say: (_: Reader, form: number, index: number) =>
      `${name(form)} would be ${conditionName(index)}. Is it slowed to 1 instead?`,
  },
  'ask.field-share': {
    say: (_: Reader, form: number, index: number) =>
      `${name(form)} is ${conditionName(index)}. Who else shares that?`,
  },
  'ask.field-download': { say: () => 'Whose ability does Porygon take on?' },
  'ask.field-surge': {
    say: (_: Reader, form: number, used: number) =>
      `${name(form)} uses ${attack(used)}. Do you add Power Surge?`,
  },
  'ask.field-guard': {
    say: (_: Reader, used: number, _forms: readonly number[], _lost: readonly number[]) =>
      `Do you use Defensive Position against ${attack(used)}?`,
  },
  'ask.field-endure': { say: () => 'Do you use Endure, and for whom?' },
  'ask.field-rally': { say: (_: Reader, form: number) => `Which attack of ${name(form)} is ready again?` },
  'ask.field-feint': { say: () => 'Whom do you feint?' },
} as const satisfies Words;

const options = {
  'm.yes': { say: () => 'Yes' },
  'm.no': { say: () => 'No' },
  'm.me': { say: () => 'I do' },
  'm.them': { say: () => 'My opponent' },
  'm.now': { say: () => 'In the coming round' },
  'm.later': { say: () => 'In the round after it' },
  'm.speed': { say: () => '1 more speed' },
  'm.range': { say: () => '1 more range' },
  'm.side': { say: (_: Reader, side: number) => `The ${SIDE_NAMES[side]} side` },
  'm.card': {
    say: (_: Reader, form: number, left: number) => `${name(form)} (${hearts(left)})`,
  },
  'm.hex': { say: (_: Reader, hex: number) => up(hexName(hex)) },
  'm.stop': { say: () => 'Stay there' },
  'm.who': { say: (r: Reader, seat: Seat, form: number) => whose(r, seat, form) },
  'm.step': { say: (_: Reader, to: number, from: number) => `Step ${wayName(from, to)}` },
  'm.go': { say: (_: Reader, to: number, from: number) => up(wayName(from, to)) },
  'm.attack': { say: (_: Reader, used: number) => attackWords(used) },
  'm.borrow': { say: (_: Reader, used: number) => `${attackWords(used)}, borrowed from a foe` },
  'm.power': { say: (_: Reader, index: number) => `Use ${power(index)}` },
  'm.transform': { say: (r: Reader, seat: Seat, form: number) => `Transform into ${their(r, seat, form)}` },
  'm.wait': { say: () => 'Wait for now' },
  'm.end': { say: () => 'End its activation' },
  'm.targets': {
    say: (_: Reader, forms: readonly number[]) => (forms.length === 0 ? 'Nobody' : list(forms.map(name))),
  },
  'm.targets-hexes': {
    say: (_: Reader, forms: readonly number[], hexes: readonly number[]) =>
      `${forms.length === 0 ? 'Nobody' : list(forms.map(name))} (${hexes.map(hexName).join('; ')})`,
  },
  'm.push': {
    say: (_: Reader, form: number, to: number, from: number) => `${name(form)} ${wayName(from, to)}`,
  },
} as const satisfies Words;

const things = {
  'm.boulder': { say: () => 'A boulder' },
  'm.bench': {
    say: (r: Reader, seat: Seat) => `${r.you === seat ? 'Your' : `${r.name(seat)}'s`} other Pokémon`,
  },
  'm.hearts': { say: (_: Reader, n: number) => (n === 1 ? 'Heart on the field' : 'Hearts on the field') },
  'm.fighter': {
    say: (r: Reader, seat: Seat, form: number, left: number, of: number) =>
      `${whose(r, seat, form)}: ${left} of ${hearts(of)}`,
  },
  'm.tail': { say: (r: Reader, seat: Seat, form: number) => `The tail of ${their(r, seat, form)}` },
} as const satisfies Words;

const why = {
  'why.exhausted': { say: (_: Reader, used: number) => `${attack(used)} is exhausted for this match.` },
  'why.flinched': { say: () => 'It is flinched, and cannot use an attack with an hourglass.' },
  'why.asleep': { say: () => 'It is asleep.' },
  'why.attacked': { say: () => 'It has already attacked.' },
  'why.moved': { say: () => 'It has already moved.' },
  'why.steps-left': { say: (_: Reader, n: number) => `It must have ${steps(n)} left.` },
  'why.no-target': { say: () => 'It would affect nobody.' },
  'why.no-speed': { say: () => 'It has no steps left.' },
  'why.boulder': { say: () => 'A boulder lies there.' },
  'why.held': { say: () => 'Somebody stands there.' },
  'why.awake': { say: () => 'It can be used only while asleep.' },
  'why.nothing-to-copy': { say: () => 'There is no attack to copy.' },
  'why.range': { say: () => 'It is too far away.' },
  'why.sight': { say: () => 'There is no line of sight to it.' },
  'why.unaffected': { say: () => 'The attack does not affect it.' },
  'why.fainted-before': { say: () => 'It fainted in the semi-final.' },
} as const satisfies Words;

export const leagueWords = {
  ...questions,
  ...options,
  ...things,
  ...why,
  ...story,
  ...fieldMeaningWords,
  ...fieldThingWords,
};
