/** Hints, notes and forecasts of the hex field, and the page beside it. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { up } from '../names.ts';
import { OWNER_POWERS } from '../text/powers.ts';
import { attackText } from './attack-words.ts';
import { ability, attack, condition, hearts, hexName, list, name, steps, whose } from './names.ts';

export type Stage = 'friendly' | 'semi-final' | 'final';
const STAGES: { readonly [stage in Stage]: string } = {
  friendly: 'Friendly battle',
  'semi-final': 'Semi-final',
  final: 'Final',
};

const hints = {
  'hint.field-flipped': { say: () => 'It counts for all your Pokémon of that type, in this match only.' },
  'hint.field-promise': { say: () => 'Who promises Jynx must commit it.' },
  'hint.field-beginner': { say: () => 'Who begins attacks first; the other places first and sees less.' },
  'hint.field-side': { say: () => 'Look where the boulders lie: they block steps and sight.' },
  'hint.field-commit': { say: () => 'They act in the order in which you name them, from left to right.' },
  'hint.field-place': { say: () => 'They begin in your own row; far apart they are harder to hit together.' },
  'hint.field-mime': { say: () => 'It keeps that ability for the whole match.' },
  'hint.field-pick': { say: () => 'Each acts once in a round.' },
  'hint.field-act': {
    say: (_: Reader, left: number, attacks: number) =>
      `${left === 0 ? 'No steps left' : `${steps(left)} left`}, ${attacks === 0 ? 'no attack' : attacks === 1 ? 'one attack' : `${attacks} attacks`}, in any order.`,
  },
  'hint.field-asleep': { say: () => 'It is asleep: hardly anything can be done.' },
  'hint.field-reserve-for': { say: () => 'The reserve takes its place in the row.' },
  'hint.field-reserve': { say: () => 'One reserve a match; it comes in on a free hex of your own row.' },
  'hint.field-sudden': { say: () => 'Everybody on the field then loses a heart at the start of each round.' },
  'hint.field-sudden-when': { say: () => 'It matters who falls first.' },
  'hint.field-lay': {
    say: () => 'What it takes from each is said with it; your own are hit like the others.',
  },
  'hint.field-lay-again': { say: () => 'It strikes once more, on the same or on others.' },
  'hint.field-free-move': { say: () => 'Steps that cost no speed.' },
  'hint.field-free-attack': { say: () => 'It does not count as the attack of this activation.' },
  'hint.field-copy': {
    say: () => 'It is made with the user’s own place and bonuses, and exhausts nothing else.',
  },
  'hint.field-push': { say: () => 'Step by step, in any direction, until you let it be.' },
  'hint.field-toss': { say: () => 'Any free hex next to the one who throws.' },
  'hint.field-teleport': { say: () => 'Any free hex of the field.' },
  'hint.field-disable': { say: () => 'It cannot be used again in this match.' },
  'hint.field-boulder': { say: () => 'Nobody can enter it or see through it.' },
  'hint.field-reckless': { say: () => 'It loses a heart, and each target takes a rock damage more.' },
  'hint.field-shed': { say: () => 'Slowed to 1 it can still attack.' },
  'hint.field-share': { say: () => 'Only one other becomes so.' },
  'hint.field-download': { say: () => 'It has that ability besides its own.' },
  'hint.field-surge': { say: () => 'A normal damage more for each target, once a match.' },
  'hint.field-guard': {
    say: (_: Reader, forms: readonly number[], lost: readonly number[]) =>
      `Without it: ${list(forms.map((form, i) => `${name(form)} loses ${hearts(lost[i])}`))}.`,
  },
  'hint.field-endure': { say: () => 'Who endures stays on the field with its last heart.' },
  'hint.field-rally': { say: () => 'It can be used once more in this match.' },
  'hint.field-feint': { say: () => 'In its next activation it has no attack with an hourglass.' },
} as const satisfies Words;

const forecasts = {
  'm.attack-name': { say: (_: Reader, used: number) => attack(used) },
  'm.attack-text': { say: (_: Reader, used: number) => attackText(used) },
  'm.card-text': {
    say: (_: Reader, speed: number, known: readonly number[]) => `Speed ${speed}; ${list(known.map(attack))}`,
  },
  'm.power-text': { say: (_: Reader, index: number) => up(OWNER_POWERS[index]) },
  'm.ability-of': { say: (_: Reader, card: number) => ability(card) },
  'm.takes': {
    say: (r: Reader, seat: Seat, form: number, lost: number, left: number) =>
      `${whose(r, seat, form)} loses ${hearts(lost)}${left === 0 ? ' and faints' : ''}`,
  },
  'm.can-take': {
    say: (r: Reader, seat: Seat, form: number, lost: number, left: number) =>
      `Up to ${hearts(lost)} from ${whose(r, seat, form)}${left === 0 ? ', who faints' : ''}`,
  },
  'm.unharmed': { say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} is not hurt` },
  'm.healed': {
    say: (r: Reader, seat: Seat, form: number, gained: number) =>
      `${whose(r, seat, form)} regains ${hearts(gained)}`,
  },
  'm.becomes': { say: (_: Reader, index: number, n: number) => `Targets are ${condition(index, n)}` },
  'm.saves': { say: (_: Reader, n: number) => `${hearts(n)} kept` },
  'm.spends-attack': { say: (_: Reader, used: number) => `${attack(used)} for this match` },
  'm.spends-power': { say: () => 'The Power token for this match' },
  'm.step-cost': { say: (_: Reader, left: number) => `1 step, ${left} left then` },
  'm.use-on': {
    say: (_: Reader, forms: readonly number[]) =>
      forms.length === 0 ? 'Use it on nobody' : `Use it on ${list(forms.map(name))}`,
  },
  'm.begin-on': { say: (_: Reader, hex: number) => `Begin in ${hexName(hex)}` },
  'm.send': { say: () => 'Send these' },
  'm.unused': { say: () => 'its attack of this round' },
} as const satisfies Words;

const blows = {
  'hit.lost': { say: (_: Reader, lost: number) => `−${lost} ♥` },
  'hit.gained': { say: (_: Reader, gained: number) => `+${gained} ♥` },
  'hit.unharmed': { say: () => 'unharmed' },
  'hit.out': { say: () => 'K.O.' },
  'hit.condition': { say: (_: Reader, index: number, n: number) => condition(index, n) },
  'hit.nobody': { say: () => 'finds nobody' },
  'hit.immune': { say: () => 'immune' },
  'hit.cured': { say: () => 'cured' },
  'hit.asleep': { say: () => 'asleep' },
  'hit.exhausted': { say: (_: Reader, used: number) => `${attack(used)} exhausted` },
  'hit.ready': { say: (_: Reader, used: number) => `${attack(used)} ready` },
  'hit.enraged': { say: () => 'enraged' },
  'hit.endures': { say: () => 'endures' },
  'hit.becomes': { say: (_: Reader, form: number) => name(form) },
} as const satisfies Words;

const page = {
  'phase.match': {
    say: (_: Reader, stage: Stage, round: number) =>
      round === 0 ? STAGES[stage] : `${STAGES[stage]}, round ${round}`,
  },
  'm.off-field': { say: () => 'Off the field' },
  'm.all-on-field': { say: () => 'All are on the field' },
  order: { say: () => 'Round' },
  'order.round': { say: (_: Reader, n: number) => `Round ${n}: who comes when` },
  'order.name': { say: (_: Reader, form: number) => name(form) },
  'order.hearts': { say: (_: Reader, now: number, most: number) => `${now}/${most} ♥` },
  'order.speed': { say: (_: Reader, n: number) => `speed ${n}` },
  'order.condition': { say: (_: Reader, index: number, n: number) => condition(index, n) },
  'order.now': { say: () => 'now' },
  'order.done': { say: () => 'done' },
  'order.attacks': { say: (_: Reader, form: number) => `Attacks of ${name(form)}` },
  'order.used-up': { say: () => 'used up' },
} as const satisfies Words;

export const fieldMeaningWords = { ...hints, ...forecasts, ...blows, ...page };
