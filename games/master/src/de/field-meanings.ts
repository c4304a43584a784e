/** Hints, notes and forecasts of the hex field, and the page beside it, in German. */
import type { Translation } from '@indigo/kernel';
import type { fieldMeaningWords, Stage } from '../league/meaning-words.ts';
import { attackText } from './attack-words.ts';
import { hexName } from './field.ts';
import {
  ability,
  attack,
  condition,
  gainMany,
  hearts,
  list,
  name,
  steps,
  their,
  up,
  whose,
} from './names.ts';
import { OWNER_POWERS } from './powers.ts';

type Words = Translation<typeof fieldMeaningWords>;

const STAGES: { readonly [stage in Stage]: string } = {
  friendly: 'Freundschaftskampf',
  'semi-final': 'Halbfinale',
  final: 'Finale',
};

const hints = {
  'hint.field-flipped': { say: () => 'Das gilt für alle deine Pokémon dieses Typs, nur in diesem Kampf.' },
  'hint.field-promise': { say: () => 'Versprichst du Rossana, musst du sie auch schicken.' },
  'hint.field-beginner': {
    say: (_, passes) =>
      passes
        ? 'Wer sie hat, ist zuerst dran und stellt zuletzt auf; nach jeder Runde wechselt sie.'
        : 'Wer beginnt, ist zuerst dran.',
  },
  'hint.field-side': { say: () => 'Sieh dir die Felsen an: Sie versperren Schritte und Sicht.' },
  'hint.field-commit': {
    say: (_, ordered) =>
      ordered
        ? 'Sie sind in der Reihenfolge dran, in der du sie nennst.'
        : 'In jeder Runde aktivierst du sie in beliebiger Reihenfolge.',
  },
  'hint.field-place': {
    say: () =>
      'Sie beginnen in deiner eigenen Reihe. Weit auseinander sind sie schwerer zusammen zu treffen.',
  },
  'hint.field-mime': { say: () => 'Diese Fähigkeit behält es den ganzen Kampf.' },
  'hint.field-pick': { say: () => 'Jedes deiner Pokémon wird in jeder Runde einmal aktiviert.' },
  'hint.field-act': {
    say: (_, left, attacks) =>
      `${left === 0 ? 'Keine Schritte mehr' : `Noch ${steps(left)}`}, ${attacks === 0 ? 'keine Attacke' : attacks === 1 ? 'eine Attacke' : `${attacks} Attacken`}, in beliebiger Reihenfolge.`,
  },
  'hint.field-asleep': { say: () => 'Es schläft, also kann es wenig tun.' },
  'hint.field-reserve-for': { say: () => 'Die Reserve nimmt seinen Platz in der Reihenfolge ein.' },
  'hint.field-reserve': {
    say: () => 'Du hast je Kampf eine Reserve. Sie kommt auf ein freies Sechseck deiner eigenen Reihe.',
  },
  'hint.field-sudden': {
    say: () => 'Es braucht euch beide. Alle auf dem Feld verlieren dann zu Beginn jeder Runde ein Herz.',
  },
  'hint.field-sudden-when': { say: () => 'Jede Runde davon kostet alle auf dem Feld ein Herz.' },
  'hint.field-lay': {
    say: () => 'Jede Wahl sagt, was sie wen kostet. Deine eigenen Pokémon werden genauso getroffen.',
  },
  'hint.field-lay-again': { say: () => 'Sie trifft noch einmal, dieselben Ziele oder andere.' },
  'hint.field-free-move': { say: () => 'Diese Schritte sind frei.' },
  'hint.field-free-attack': { say: () => 'Sie zählt nicht als seine Attacke dieser Aktivierung.' },
  'hint.field-copy': { say: () => 'Sie geht vom eigenen Platz aus und verbraucht sonst nichts.' },
  'hint.field-push': { say: () => 'Schritt für Schritt, in jede Richtung, bis du aufhörst.' },
  'hint.field-toss': { say: () => 'Ein beliebiges freies Sechseck neben dem, der wirft.' },
  'hint.field-teleport': { say: () => 'Ein beliebiges freies Sechseck des Feldes.' },
  'hint.field-disable': { say: () => 'Sie kann in diesem Kampf nicht mehr eingesetzt werden.' },
  'hint.field-boulder': { say: () => 'Niemand kann auf einen Felsen treten oder durch ihn hindurchsehen.' },
  'hint.field-reckless': {
    say: () => 'Es nimmt 1 Normal-Schaden und richtet bei jedem Ziel 1 Gesteins-Schaden mehr an.',
  },
  'hint.field-shed': { say: () => 'Auf 1 verlangsamt kann es noch angreifen.' },
  'hint.field-share': { say: () => 'Genau ein anderes bekommt denselben Zustand.' },
  'hint.field-download': { say: () => 'Seine eigene Fähigkeit behält es auch.' },
  'hint.field-surge': { say: () => '1 Normal-Schaden mehr bei jedem Ziel. Einmal im Kampf.' },
  'hint.field-guard': {
    say: (_, forms, lost) =>
      `Ohne sie: ${list(forms.map((form, i) => `${name(form)} verliert ${hearts(lost[i])}`))}.`,
  },
  'hint.field-endure': { say: () => 'Es bleibt mit seinem letzten Herzen auf dem Feld. Einmal im Kampf.' },
  'hint.field-rally': { say: () => 'Sie kann in diesem Kampf noch einmal eingesetzt werden.' },
  'hint.field-feint': {
    say: () => 'In seiner nächsten Aktivierung kann es keine Attacke mit Sanduhr einsetzen.',
  },
} satisfies Partial<Words>;

const forecasts = {
  'm.attack-name': { say: (_, used) => attack(used) },
  'm.attack-text': { say: (_, used) => attackText(used) },
  'm.card-text': { say: (_, speed, known) => `Tempo ${speed}; ${list(known.map(attack))}` },
  'm.power-text': { say: (_, index) => up(OWNER_POWERS[index]) },
  'm.ability-of': { say: (_, card) => ability(card) },
  'm.takes': {
    say: (r, seat, form, lost, left) =>
      `${whose(r, seat, form)} verliert ${hearts(lost)}${left === 0 ? ' und ist besiegt' : ''}`,
  },
  'm.can-take': {
    say: (r, seat, form, lost, left) =>
      `${whose(r, seat, form)} verliert bis zu ${hearts(lost)}${left === 0 ? ' und wäre besiegt' : ''}`,
  },
  'm.can-cost': {
    say: (r, seat, form, lost, left) =>
      `bis zu ${hearts(lost)} (${their(r, seat, form)}${left === 0 ? ' wäre besiegt' : ''})`,
  },
  'm.unharmed': { say: (r, seat, form) => `${whose(r, seat, form)} bleibt unverletzt` },
  'm.healed': {
    say: (r, seat, form, gained) => `${whose(r, seat, form)} bekommt ${hearts(gained)} zurück`,
  },
  'm.becomes': { say: (_, index, n) => `Ziele ${gainMany(index, n)}` },
  'm.saves': { say: (_, n) => `Rettet ${hearts(n)}` },
  'm.spends-attack': { say: (_, used) => `${attack(used)} für den Rest dieses Kampfes` },
  'm.spends-power': { say: () => 'den Kraft-Marker für den Rest dieses Kampfes' },
  'm.cell-loses': { say: (_, lost, faints) => (faints ? `−${lost} besiegt` : `−${lost}`) },
  'm.cell-gains': { say: (_, gained) => `+${gained}` },
  'm.walk': { say: (_, _to, n) => `${n} Schritte gehen` },
  'm.walk-cost': {
    say: (_, n, left) => (left === 0 ? `alle ${n} Schritte` : `${n} Schritte; danach noch ${left}`),
  },
  'm.step-cost': {
    say: (_, left) => (left === 0 ? 'seinen letzten Schritt' : `einen Schritt; danach noch ${left}`),
  },
  'm.use-on': {
    say: (_, forms) =>
      forms.length === 0 ? 'Auf niemanden richten' : `Auf ${list(forms.map(name))} richten`,
  },
  'm.begin-on': { say: (_, hex) => `In ${hexName(hex)}, beginnen` },
  'm.send': { say: () => 'Diese schicken' },
  'm.unused': { say: () => 'seine ungenutzte Attacke dieser Runde' },
} satisfies Partial<Words>;

const blows = {
  'hit.lost': { say: (_, lost) => `−${lost} ♥` },
  'hit.gained': { say: (_, gained) => `+${gained} ♥` },
  'hit.unharmed': { say: () => 'unverletzt' },
  'hit.out': { say: () => 'K.O.' },
  'hit.condition': { say: (_, index, n) => condition(index, n) },
  'hit.nobody': { say: () => 'trifft niemanden' },
  'hit.immune': { say: () => 'immun' },
  'hit.cured': { say: () => 'geheilt' },
  'hit.asleep': { say: () => 'schläft' },
  'hit.exhausted': { say: (_, used) => `${attack(used)} verbraucht` },
  'hit.ready': { say: (_, used) => `${attack(used)} bereit` },
  'hit.enraged': { say: () => 'wütend' },
  'hit.endures': { say: () => 'hält durch' },
  'hit.becomes': { say: (_, form) => name(form) },
} satisfies Partial<Words>;

const page = {
  'phase.match': {
    say: (_, stage, round) => (round === 0 ? STAGES[stage] : `${STAGES[stage]}, Runde ${round}`),
  },
  'm.off-field': { say: () => 'Nicht auf dem Feld' },
  'm.all-on-field': { say: () => 'Alle sind auf dem Feld' },
  order: { say: () => 'Runde' },
  'order.round': { say: (_, n) => `Runde ${n}: wer wann dran ist` },
  'order.name': { say: (_, form) => name(form) },
  'order.hearts': { say: (_, now, most) => `${now}/${most} ♥` },
  'order.speed': { say: (_, n) => `Tempo ${n}` },
  'order.condition': { say: (_, index, n) => condition(index, n) },
  'order.now': { say: () => 'jetzt' },
  'order.done': { say: () => 'fertig' },
  'order.attacks': { say: (_, form) => `Attacken von ${name(form)}` },
  'order.used-up': { say: () => 'verbraucht' },
} satisfies Partial<Words>;

export const fieldMeanings = {
  ...hints,
  ...forecasts,
  ...blows,
  ...page,
} satisfies Words;
