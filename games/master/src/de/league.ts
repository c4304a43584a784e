/** What is asked and offered on the hex field, in German. */
import type { Translation } from '@indigo/kernel';
import { QUIET_ROUNDS } from '../data/battlefield.ts';
import type { leagueWords } from '../league/text.ts';
import { attackWords } from './attack-words.ts';
import { hexName, SIDE_NAMES, wayName } from './field.ts';
import { fieldMeanings } from './field-meanings.ts';
import {
  attack,
  gains,
  hearts,
  infinitive,
  list,
  name,
  ofType,
  powerName,
  steps,
  their,
  up,
  whose,
} from './names.ts';
import { story } from './story.ts';
import { fieldThings } from './things.ts';

type Words = Translation<typeof leagueWords>;

const questions = {
  'ask.field-flipped': {
    say: (_, type) => `Dein umgedrehter ${ofType(type, 'Marker')}: Tempo oder Reichweite in diesem Kampf?`,
  },
  'ask.field-promise': { say: () => 'Schickst du Rossana in den Kampf, um zu sagen, wer beginnt?' },
  'ask.field-beginner': {
    say: (_, passes) => (passes ? 'Wer hat zuerst die Initiative?' : 'Wer beginnt die Runden?'),
  },
  'ask.field-side': { say: () => 'Welche Seite des Feldes nimmst du?' },
  'ask.field-commit': {
    say: (_, n, ordered) =>
      `Wähle ${n} Pokémon${ordered ? ', in der Reihenfolge, in der sie dran sind' : ''}.`,
  },
  'ask.field-place': { say: (_, form) => `Wo beginnt ${name(form)}?` },
  'ask.field-mime': { say: () => 'Wessen Fähigkeit übernimmt Pantimos?' },
  'ask.field-pick': { say: () => 'Welches Pokémon aktivierst du?' },
  'ask.field-act': { say: (_, form, left) => `${name(form)} (${hearts(left)}): Was tut es?` },
  'ask.field-reserve-for': { say: () => 'Wessen Platz nimmt deine Reserve ein?' },
  'ask.field-reserve': { say: () => 'Wer kommt als deine Reserve?' },
  'ask.field-sudden': {
    say: (_, round, quiet) =>
      quiet >= QUIET_ROUNDS
        ? `Seit ${quiet} Runden ist niemand weitergekommen. Bist du mit einem Sudden Death einverstanden?`
        : `Runde ${round} ist vorbei, und niemand hat gewonnen. Bist du mit einem Sudden Death einverstanden?`,
  },
  'ask.field-sudden-when': { say: () => 'Wann beginnt der Sudden Death?' },
  'ask.field-lay': {
    say: (_, form, used, _extra, _boost) => `Wen trifft ${name(form)} mit ${attack(used)}?`,
  },
  'ask.field-lay-again': {
    say: (_, form, used, _extra, _boost) => `Wen trifft ${name(form)} diesmal mit ${attack(used)}?`,
  },
  'ask.field-free-move': {
    say: (_, form, left) => `${name(form)} darf bis zu ${steps(left)} gehen. Wohin?`,
  },
  'ask.field-free-attack': { say: (_, form, _boost) => `${name(form)} hat eine freie Attacke. Welche?` },
  'ask.field-copy': { say: (_, used) => `Welche Attacke kopiert ${attack(used)}?` },
  'ask.field-push': { say: (_, form) => `${name(form)} darf seine Ziele bewegen. Wer kommt wohin?` },
  'ask.field-toss': { say: (_, form) => `Wo landet ${name(form)}?` },
  'ask.field-teleport': { say: (_, form) => `Wo erscheint ${name(form)}?` },
  'ask.field-disable': { say: (_, form) => `Welche Attacke von ${name(form)} wird blockiert?` },
  'ask.field-boulder': { say: () => 'Wohin fällt der Felsen?' },
  'ask.field-reckless': { say: (_, form) => `Schadet sich ${name(form)} selbst, um härter zu treffen?` },
  'ask.field-shed': {
    say: (_, form, index) =>
      `${name(form)} ${infinitive(index).would}. Wird es stattdessen auf 1 verlangsamt?`,
  },
  'ask.field-share': { say: (_, form, index) => `${name(form)} ${gains(index)}. Wem geht es genauso?` },
  'ask.field-download': { say: () => 'Wessen Fähigkeit übernimmt Porygon?' },
  'ask.field-surge': {
    say: (_, form, used) => `${name(form)} setzt ${attack(used)} ein. Nimmst du den Kraftschub dazu?`,
  },
  'ask.field-guard': {
    say: (_, used, _forms, _lost) => `Setzt du die Abwehrstellung gegen ${attack(used)} ein?`,
  },
  'ask.field-endure': { say: () => 'Setzt du Ausdauer ein, und für wen?' },
  'ask.field-rally': { say: (_, form) => `Welche Attacke von ${name(form)} ist wieder bereit?` },
  'ask.field-feint': { say: () => 'Gegen wen richtet sich die Finte?' },
} satisfies Partial<Words>;

const options = {
  'm.yes': { say: () => 'Ja' },
  'm.no': { say: () => 'Nein' },
  'm.me': { say: () => 'Ich' },
  'm.them': { say: () => 'Mein Gegner' },
  'm.now': { say: () => 'In der kommenden Runde' },
  'm.later': { say: () => 'In der Runde danach' },
  'm.speed': { say: () => '1 mehr Tempo' },
  'm.range': { say: () => '1 mehr Reichweite' },
  'm.side': { say: (_, side) => `Die ${SIDE_NAMES[side]} Seite` },
  'm.card': { say: (_, form, left) => `${name(form)} (${hearts(left)})` },
  'm.hex': { say: (_, hex) => hexName(hex) },
  'm.stop': { say: () => 'Dort bleiben' },
  'm.who': { say: (r, seat, form) => whose(r, seat, form) },
  'm.step': { say: (_, to, from) => `${up(wayName(from, to))} gehen` },
  'm.go': { say: (_, to, from) => up(wayName(from, to)) },
  'm.attack': { say: (_, used) => attackWords(used) },
  'm.borrow': { say: (_, used) => `${attackWords(used)}, von einem Gegner geliehen` },
  'm.power': { say: (_, index) => `${powerName(index)} einsetzen` },
  'm.transform': { say: (r, seat, form) => `Sich in ${their(r, seat, form)} verwandeln` },
  'm.wait': { say: () => 'Noch warten' },
  'm.end': { say: () => 'Seine Aktivierung beenden' },
  'm.targets': { say: (_, forms) => (forms.length === 0 ? 'Niemanden' : list(forms.map(name))) },
  'm.targets-hexes': {
    say: (_, forms, hexes) =>
      `${forms.length === 0 ? 'Niemanden' : list(forms.map(name))} (${hexes.map(hexName).join('; ')})`,
  },
  'm.push': { say: (_, form, to, from) => `${name(form)} ${wayName(from, to)}` },
} satisfies Partial<Words>;

const standing = {
  'm.boulder': { say: () => 'Ein Felsen' },
  'm.bench': {
    say: (r, seat) => (r.you === seat ? 'Deine anderen Pokémon' : `Die anderen Pokémon von ${r.name(seat)}`),
  },
  'm.hearts': { say: (_, n) => (n === 1 ? 'Herz auf dem Feld' : 'Herzen auf dem Feld') },
  'm.fighter': {
    say: (r, seat, form, left, most) => `${whose(r, seat, form)}: ${left} von ${hearts(most)}`,
  },
  'm.tail': { say: (r, seat, form) => `Schweif (${their(r, seat, form)})` },
} satisfies Partial<Words>;

const why = {
  'why.exhausted': { say: (_, used) => `${attack(used)} ist für diesen Kampf verbraucht.` },
  'why.flinched': { say: () => 'Es ist zurückgeschreckt und kann keine Attacke mit Sanduhr einsetzen.' },
  'why.asleep': { say: () => 'Es schläft.' },
  'why.attacked': { say: () => 'Es hat schon angegriffen.' },
  'why.moved': { say: () => 'Es ist schon gegangen.' },
  'why.steps-left': { say: (_, n) => `Es muss noch ${steps(n)} übrig haben.` },
  'why.no-target': { say: () => 'Sie würde bei niemandem wirken.' },
  'why.no-speed': { say: () => 'Es hat keine Schritte mehr.' },
  'why.boulder': { say: () => 'Dort liegt ein Felsen.' },
  'why.held': { say: () => 'Dort steht jemand.' },
  'why.awake': { say: () => 'Das geht nur im Schlaf.' },
  'why.nothing-to-copy': { say: () => 'Es gibt keine Attacke zu kopieren.' },
  'why.range': { say: () => 'Das ist zu weit weg.' },
  'why.sight': { say: () => 'Dorthin gibt es keine Sichtlinie.' },
  'why.unaffected': { say: () => 'Die Attacke wirkt bei ihm nicht.' },
  'why.fainted-before': { say: () => 'Es wurde im Halbfinale besiegt.' },
} satisfies Partial<Words>;

export const league = {
  ...questions,
  ...options,
  ...standing,
  ...why,
  ...story,
  ...fieldMeanings,
  ...fieldThings,
} satisfies Words;
