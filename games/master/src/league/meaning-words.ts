/** Hints, notes and forecasts of the hex field, and the page beside it. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { up } from '../names.ts';
import { OWNER_POWERS } from '../text/powers.ts';
import { attackText } from './attack-words.ts';
import { ability, attack, condition, hearts, hexName, list, name, steps, their, whose } from './names.ts';

export type Stage = 'friendly' | 'semi-final' | 'final';
const STAGES: { readonly [stage in Stage]: string } = {
  friendly: 'Friendly battle',
  'semi-final': 'Semi-final',
  final: 'Final',
};

const hints = {
  'hint.field-flipped': { say: () => 'It counts for all your Pokémon of that type, in this match only.' },
  'hint.field-promise': { say: () => 'If you promise Jynx, you must commit it.' },
  'hint.field-beginner': {
    say: (_: Reader, passes: boolean) =>
      passes
        ? 'Whoever has it acts first, but also commits last; it passes to the other after each round.'
        : 'Whoever begins acts first.',
  },
  'hint.field-side': { say: () => 'Look at the boulders: they block steps and sight.' },
  'hint.field-commit': {
    say: (_: Reader, ordered: boolean) =>
      ordered
        ? 'They act in the order in which you name them.'
        : 'In each round you activate them in any order.',
  },
  'hint.field-place': { say: () => 'They begin in your own row. Far apart they are harder to hit together.' },
  'hint.field-mime': { say: () => 'It keeps that ability for the whole match.' },
  'hint.field-pick': { say: () => 'Each of your Pokémon is activated once a round.' },
  'hint.field-act': {
    say: (_: Reader, left: number, attacks: number) =>
      `${left === 0 ? 'No steps left' : `${steps(left)} left`}, ${attacks === 0 ? 'no attack' : attacks === 1 ? 'one attack' : `${attacks} attacks`}, in any order.`,
  },
  'hint.field-asleep': { say: () => 'It is asleep, so there is little it can do.' },
  'hint.field-reserve-for': { say: () => 'The reserve takes its place in the row.' },
  'hint.field-reserve': {
    say: () => 'You have one reserve a match. It comes in on a free hex of your own row.',
  },
  'hint.field-sudden': {
    say: () => 'It takes both of you. Everybody on the field then loses a heart at the start of each round.',
  },
  'hint.field-sudden-when': { say: () => 'Each round of it costs everybody on the field a heart.' },
  'hint.field-lay': {
    say: () => 'Each choice says what it takes from whom. Your own Pokémon are hit like any other.',
  },
  'hint.field-lay-again': { say: () => 'It strikes once more, at the same targets or at others.' },
  'hint.field-free-move': { say: () => 'These steps are free.' },
  'hint.field-free-attack': { say: () => 'It does not count as its attack of this activation.' },
  'hint.field-copy': {
    say: () => 'It is made from where the user stands, and exhausts nothing else.',
  },
  'hint.field-push': { say: () => 'Step by step, in any direction, until you stop.' },
  'hint.field-toss': { say: () => 'Any free hex next to the thrower.' },
  'hint.field-teleport': { say: () => 'Any free hex of the field.' },
  'hint.field-disable': { say: () => 'It cannot be used again in this match.' },
  'hint.field-boulder': { say: () => 'Nobody can step onto a boulder or see through it.' },
  'hint.field-reckless': {
    say: () => 'It takes 1 Normal damage, and deals 1 more Rock damage to each target.',
  },
  'hint.field-shed': { say: () => 'Slowed to 1 it can still attack.' },
  'hint.field-share': { say: () => 'Exactly one other gains the same condition.' },
  'hint.field-download': { say: () => 'It keeps its own ability, too.' },
  'hint.field-surge': { say: () => '1 more Normal damage for each target. Once a match.' },
  'hint.field-guard': {
    say: (_: Reader, forms: readonly number[], lost: readonly number[]) =>
      `Without it: ${list(forms.map((form, i) => `${name(form)} loses ${hearts(lost[i])}`))}.`,
  },
  'hint.field-endure': { say: () => 'It stays on the field with its last heart. Once a match.' },
  'hint.field-rally': { say: () => 'It can be used once more in this match.' },
  'hint.field-feint': { say: () => 'In its next activation it cannot use an attack with an hourglass.' },
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
  'm.can-cost': {
    say: (r: Reader, seat: Seat, form: number, lost: number, left: number) =>
      `up to ${hearts(lost)} of ${their(r, seat, form)}${left === 0 ? ', who faints' : ''}`,
  },
  'm.unharmed': { say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} is not hurt` },
  'm.healed': {
    say: (r: Reader, seat: Seat, form: number, gained: number) =>
      `${whose(r, seat, form)} regains ${hearts(gained)}`,
  },
  'm.becomes': { say: (_: Reader, index: number, n: number) => `Targets are ${condition(index, n)}` },
  'm.saves': { say: (_: Reader, n: number) => `Keeps ${hearts(n)}` },
  'm.spends-attack': { say: (_: Reader, used: number) => `${attack(used)} for the rest of this match` },
  'm.spends-power': { say: () => 'the Power token for the rest of this match' },
  'm.cell-loses': {
    say: (_: Reader, lost: number, faints: boolean) => (faints ? `−${lost} faints` : `−${lost}`),
  },
  'm.cell-gains': { say: (_: Reader, gained: number) => `+${gained}` },
  'm.walk': { say: (_: Reader, _to: number, steps: number) => `Walk ${steps} steps` },
  'm.walk-cost': {
    say: (_: Reader, steps: number, left: number) =>
      left === 0 ? `all its ${steps} steps` : `${steps} steps; ${left} left after them`,
  },
  'm.step-cost': {
    say: (_: Reader, left: number) => (left === 0 ? 'its last step' : `1 step; ${left} left after it`),
  },
  'm.use-on': {
    say: (_: Reader, forms: readonly number[]) =>
      forms.length === 0 ? 'Use it on nobody' : `Use it on ${list(forms.map(name))}`,
  },
  'm.begin-on': { say: (_: Reader, hex: number) => `Begin in ${hexName(hex)}` },
  'm.send': { say: () => 'Send these' },
  'm.unused': { say: () => 'its attack of this round, unused' },
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
  'm.all-on-field': { say: () => 'All of them are on the field' },
  order: { say: () => 'Round' },
  'order.round': { say: (_: Reader, n: number) => `Round ${n}: who acts when` },
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
