/** What is said on the hex field. */
import type { Reader, Seat, Words } from '@indigo/kernel';
import { ATTACKS } from '../data/attacks.ts';
import { CONDITIONS } from '../data/conditions.ts';
import { POKEMON } from '../data/pokemon.ts';
import { POWERS } from '../data/powers.ts';
import { TYPES } from '../data/types.ts';
import { attackWords } from './attack-words.ts';
import { HEXES } from './field.ts';
import { FORMS } from './forms.ts';

const does = (r: Reader, seat: Seat, they: string, you: string): string =>
  r.you === seat ? `You ${you}` : `${r.name(seat)} ${they}`;
const name = (form: number): string => POKEMON[Math.floor(form / FORMS)].stages[form % FORMS].name;
/** `Your Pidgey`, `Misty's Pidgey`. */
const whose = (r: Reader, seat: Seat, form: number): string =>
  `${r.you === seat ? 'Your' : `${r.name(seat)}'s`} ${name(form)}`;
const attack = (index: number): string => ATTACKS[index].name;
const power = (index: number): string => POWERS[index].name;
const type = (index: number): string => TYPES[index].id;
const ability = (card: number): string => POKEMON[card].ability;
const hexName = (hex: number): string => `${HEXES[hex].row},${HEXES[hex].col}`;
const hearts = (n: number): string => (n === 1 ? '1 heart' : `${n} hearts`);
const steps = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);
const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
/** `poisoned`, `slowed to 2`. */
const condition = (index: number, n: number): string => {
  const { id } = CONDITIONS[index];
  return id === 'slowed-to' ? `slowed to ${n}` : id === 'slowed-by' ? `slowed by ${n}` : id;
};
const SIDE_NAMES = ['upper', 'lower'];

const questions = {
  'ask.field-flipped': {
    say: (_: Reader, of: number) => `Your flipped ${type(of)} token: speed or range in this match?`,
  },
  'ask.field-promise': { say: () => 'Will you commit Jynx, and say who begins?' },
  'ask.field-beginner': { say: () => 'Who begins the rounds?' },
  'ask.field-side': { say: () => 'Which side of the field do you take?' },
  'ask.field-commit': {
    say: (_: Reader, n: number) => `Choose ${n} Pokémon. They are activated in the order you name them.`,
  },
  'ask.field-place': { say: (_: Reader, form: number) => `Where does ${name(form)} begin?` },
  'ask.field-mime': { say: () => 'Whose ability does Mr. Mime take on?' },
  'ask.field-pick': { say: () => 'Which Pokémon do you activate?' },
  'ask.field-act': {
    say: (_: Reader, form: number, left: number) => `${name(form)} (${hearts(left)}): what does it do?`,
  },
  'ask.field-reserve-for': { say: () => 'Whose place is kept for your reserve?' },
  'ask.field-reserve': { say: () => 'Your reserve may come in now. Who?' },
  'ask.field-sudden': { say: () => 'Nothing has moved for three rounds. Sudden death?' },
  'ask.field-sudden-when': { say: () => 'When does sudden death begin?' },
  'ask.field-lay': {
    say: (_: Reader, form: number, used: number) => `${name(form)} uses ${attack(used)} on…`,
  },
  'ask.field-lay-again': {
    say: (_: Reader, form: number, used: number) => `${name(form)} uses ${attack(used)} once more on…`,
  },
  'ask.field-free-move': {
    say: (_: Reader, form: number, left: number) => `${name(form)} may go up to ${steps(left)}.`,
  },
  'ask.field-free-attack': { say: (_: Reader, form: number) => `A free attack of ${name(form)}?` },
  'ask.field-copy': { say: (_: Reader, used: number) => `Which attack does ${attack(used)} copy?` },
  'ask.field-push': { say: (_: Reader, form: number) => `${name(form)} may move its targets.` },
  'ask.field-toss': { say: (_: Reader, form: number) => `Where is ${name(form)} thrown to?` },
  'ask.field-teleport': { say: (_: Reader, form: number) => `Where does ${name(form)} appear?` },
  'ask.field-disable': { say: (_: Reader, form: number) => `Which attack of ${name(form)} is disabled?` },
  'ask.field-boulder': { say: () => 'Where does the boulder fall?' },
  'ask.field-reckless': { say: (_: Reader, form: number) => `May ${name(form)} hurt itself to hit harder?` },
  'ask.field-shed': {
    say: (_: Reader, form: number, index: number) =>
      `${name(form)} becomes ${CONDITIONS[index].id}. Make that slowed to 1?`,
  },
  'ask.field-share': {
    say: (_: Reader, form: number, index: number) =>
      `${name(form)} is ${CONDITIONS[index].id}. Who else becomes so?`,
  },
  'ask.field-download': { say: () => 'Whose ability does Porygon take on?' },
  'ask.field-surge': {
    say: (_: Reader, form: number, used: number) => `Use Power Surge for ${attack(used)} of ${name(form)}?`,
  },
  'ask.field-guard': { say: (_: Reader, used: number) => `Use Defensive Position against ${attack(used)}?` },
  'ask.field-endure': { say: () => 'Use Endure, and for whom?' },
  'ask.field-rally': { say: (_: Reader, form: number) => `Which attack of ${name(form)} is ready again?` },
  'ask.field-feint': { say: () => 'Who is feinted?' },
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
  'm.hex': { say: (_: Reader, hex: number) => `Hex ${hexName(hex)}` },
  'm.stop': { say: () => 'Stay there' },
  'm.who': { say: (r: Reader, seat: Seat, form: number) => whose(r, seat, form) },
  'm.step': { say: (_: Reader, hex: number) => `Step to ${hexName(hex)}` },
  'm.attack': { say: (_: Reader, used: number) => attackWords(used) },
  'm.borrow': { say: (_: Reader, used: number) => `${attackWords(used)}, as its neighbour knows it` },
  'm.power': { say: (_: Reader, index: number) => `Use ${power(index)}` },
  'm.transform': { say: (r: Reader, seat: Seat, form: number) => `Transform into ${whose(r, seat, form)}` },
  'm.wait': { say: () => 'Let its turn pass for now' },
  'm.end': { say: () => 'End the activation' },
  'm.targets': {
    say: (_: Reader, forms: readonly number[]) => (forms.length === 0 ? 'Nobody' : list(forms.map(name))),
  },
  'm.targets-hexes': {
    say: (_: Reader, forms: readonly number[], hexes: readonly number[]) =>
      `${forms.length === 0 ? 'Nobody' : list(forms.map(name))} (${hexes.map(hexName).join(' ')})`,
  },
  'm.push': {
    say: (_: Reader, form: number, hex: number) => `${name(form)} to ${hexName(hex)}`,
  },
} as const satisfies Words;

const things = {
  'm.boulder': { say: () => 'A boulder' },
  'm.bench': {
    say: (r: Reader, seat: Seat) => `${r.you === seat ? 'Your' : `${r.name(seat)}'s`} other Pokémon`,
  },
  'm.hearts': { say: () => 'Hearts on the field' },
  'm.fighter': {
    say: (r: Reader, seat: Seat, form: number, left: number, of: number) =>
      `${whose(r, seat, form)} (${left}/${of})`,
  },
  'm.tail': { say: (r: Reader, seat: Seat, form: number) => `The tail of ${whose(r, seat, form)}` },
} as const satisfies Words;

const why = {
  'why.exhausted': { say: (_: Reader, used: number) => `${attack(used)} has been used in this match.` },
  'why.flinched': { say: () => 'It is flinched: no attack with an hourglass.' },
  'why.asleep': { say: () => 'It is asleep.' },
  'why.attacked': { say: () => 'It has attacked already.' },
  'why.moved': { say: () => 'It has moved already.' },
  'why.steps-left': { say: (_: Reader, n: number) => `It needs ${n} steps left.` },
  'why.no-target': { say: () => 'It would affect nobody.' },
  'why.no-speed': { say: () => 'It has no steps left.' },
  'why.boulder': { say: () => 'A boulder lies there.' },
  'why.held': { say: () => 'Somebody stands there.' },
  'why.awake': { say: () => 'Only in its sleep.' },
  'why.nothing-to-copy': { say: () => 'There is no attack to copy.' },
  'why.range': { say: () => 'It is too far away.' },
  'why.sight': { say: () => 'There is no line of sight to it.' },
  'why.unaffected': { say: () => 'The attack does not affect it.' },
  'why.fainted-before': { say: () => 'It fainted in the semi-final.' },
} as const satisfies Words;

const story = {
  'f.league-match': {
    clause: 'M-LEAGUE-01',
    say: (r: Reader, high: Seat, low: Seat) => `League match: ${r.name(high)} against ${r.name(low)}.`,
  },
  'f.friendly-match': {
    clause: 'M-FRIEND-06',
    say: (r: Reader, one: Seat, met: Seat) => `${r.name(one)} and ${r.name(met)} battle as friends.`,
  },
  'f.boulders': {
    clause: 'M-PREP-01',
    say: (_: Reader, pips: readonly number[]) => `Boulder dice: ${pips.join(', ')}.`,
  },
  'f.flipped-for': {
    clause: 'M-EXP-05',
    say: (r: Reader, seat: Seat, of: number, gives: 'speed' | 'range') =>
      `${does(r, seat, 'takes', 'take')} ${gives} for a flipped ${type(of)} token.`,
  },
  'f.promised': {
    clause: 'M-ABIL-22',
    say: (r: Reader, seat: Seat, card: number) =>
      `${does(r, seat, 'will', 'will')} commit ${name(card * FORMS)}.`,
  },
  'f.begins-rounds': {
    clause: 'M-INIT-01',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'begins', 'begin')} the round.`,
  },
  'f.chose-side': {
    clause: 'M-PREP-03',
    say: (r: Reader, seat: Seat, side: number) =>
      `${does(r, seat, 'takes', 'take')} the ${SIDE_NAMES[side]} side.`,
  },
  'f.committed': {
    clause: 'M-PREP-04',
    say: (r: Reader, seat: Seat, form: number, hex: number) =>
      `${does(r, seat, 'puts', 'put')} ${name(form)} on ${hexName(hex)}.`,
  },
  'f.gained-ability': {
    clause: 'M-ABIL-05',
    say: (r: Reader, seat: Seat, form: number, card: number) =>
      `${whose(r, seat, form)} takes on ${ability(card)}.`,
  },
  'f.round': { clause: 'M-ACT-01', say: (_: Reader, n: number) => `Round ${n}.` },
  'f.sudden-death': { clause: 'M-SUD-02', say: () => 'Sudden death: everybody loses a heart.' },
  'f.sudden-agreed': {
    clause: 'M-SUD-01',
    say: (_: Reader, n: number) => `Both agree on sudden death, from round ${n} on.`,
  },
  'f.no-sudden': { clause: 'M-SUD-01', say: () => 'No sudden death yet.' },
  'f.stalled': {
    clause: 'M-SUD-10',
    say: (r: Reader, seat: Seat) => `Nobody can win any more: the higher seed, ${r.name(seat)}, does.`,
  },
  'f.activated': {
    clause: 'M-ACT-02',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} is activated.`,
  },
  'f.sleeps-on': {
    clause: 'M-COND-07',
    say: (r: Reader, seat: Seat, form: number) =>
      `${whose(r, seat, form)} is asleep and misses its activation.`,
  },
  'f.waits': {
    clause: 'M-ABIL-20',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} waits.`,
  },
  'f.transformed': {
    clause: 'M-ABIL-63',
    say: (r: Reader, seat: Seat, form: number, into: number) =>
      `${whose(r, seat, form)} turns into ${name(into)}.`,
  },
  'f.moved-to': {
    clause: 'M-ACT-05',
    say: (r: Reader, seat: Seat, form: number, hex: number) =>
      `${whose(r, seat, form)} comes to ${hexName(hex)}.`,
  },
  'f.used-attack': {
    clause: 'M-SEQ-01',
    say: (r: Reader, seat: Seat, form: number, used: number) =>
      `${whose(r, seat, form)} uses ${attack(used)}.`,
  },
  'f.nobody-there': {
    clause: 'M-SEQ-03',
    say: (r: Reader, seat: Seat, form: number, used: number) =>
      `${attack(used)} of ${whose(r, seat, form)} finds nobody.`,
  },
  'f.lost-hearts': {
    clause: 'M-SEQ-10',
    say: (r: Reader, seat: Seat, form: number, lost: number, left: number) =>
      `${whose(r, seat, form)} loses ${hearts(lost)}, ${left} left.`,
  },
  'f.regained': {
    clause: 'M-SEQ-20',
    say: (r: Reader, seat: Seat, form: number, gained: number, left: number) =>
      `${whose(r, seat, form)} regains ${hearts(gained)} and has ${left}.`,
  },
  'f.unharmed': {
    clause: 'M-ATK-16',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} is not hurt.`,
  },
  'f.gained': {
    clause: 'M-COND-01',
    say: (r: Reader, seat: Seat, form: number, index: number, n: number) =>
      `${whose(r, seat, form)} is ${condition(index, n)}.`,
  },
  'f.shook-off': {
    clause: 'M-ABIL-53',
    say: (r: Reader, seat: Seat, form: number, index: number) =>
      `${whose(r, seat, form)} cannot be ${CONDITIONS[index].id}.`,
  },
  'f.shed-conditions': {
    clause: 'M-ACT-08',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} is rid of its conditions.`,
  },
  'f.soothed': {
    clause: 'M-ABIL-58',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} is soothed.`,
  },
  'f.exhausted': {
    clause: 'M-ATK-02',
    say: (r: Reader, seat: Seat, form: number, used: number) =>
      `${attack(used)} of ${whose(r, seat, form)} is exhausted.`,
  },
  'f.refreshed': {
    clause: 'M-POW-14',
    say: (r: Reader, seat: Seat, form: number, used: number) =>
      `${attack(used)} of ${whose(r, seat, form)} is ready again.`,
  },
  'f.all-refreshed': {
    clause: 'M-ABIL-52',
    say: (r: Reader, seat: Seat, form: number) =>
      `${whose(r, seat, form)} is enraged: all its attacks are ready again.`,
  },
  'f.used-power': {
    clause: 'M-POW-01',
    say: (r: Reader, seat: Seat, index: number) => `${does(r, seat, 'uses', 'use')} ${power(index)}.`,
  },
  'f.endured': {
    clause: 'M-POW-12',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} holds on to its last heart.`,
  },
  'f.boulder-placed': {
    clause: 'M-EFF-26',
    say: (_: Reader, hex: number) => `A boulder falls on ${hexName(hex)}.`,
  },
  'f.boulder-broken': {
    clause: 'M-EFF-27',
    say: (_: Reader, hex: number) => `The boulder on ${hexName(hex)} breaks.`,
  },
  'f.fainted': {
    clause: 'M-ACT-04',
    say: (r: Reader, seat: Seat, form: number) => `${whose(r, seat, form)} faints.`,
  },
  'f.reserve-due': {
    clause: 'M-RES-01',
    say: (r: Reader, seat: Seat, form: number) =>
      `${does(r, seat, 'may', 'may')} send a reserve in place of ${name(form)}.`,
  },
  'f.reserve-waits': {
    clause: 'M-RES-09',
    say: (r: Reader, seat: Seat) =>
      `${r.you === seat ? 'Your' : `${r.name(seat)}'s`} reserve finds no free hex and waits.`,
  },
  'f.reserve-came': {
    clause: 'M-RES-02',
    say: (r: Reader, seat: Seat, form: number, hex: number) =>
      `${whose(r, seat, form)} comes in on ${hexName(hex)}.`,
  },
  'f.no-reserve': {
    clause: 'M-RES-05',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'sends', 'send')} no reserve.`,
  },
  'f.match-won': {
    clause: 'M-MEND-01',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'wins', 'win')} the match.`,
  },
  'f.champion': {
    clause: 'M-LEAGUE-01',
    say: (r: Reader, seat: Seat) => `${does(r, seat, 'wins', 'win')} the Pokémon League!`,
  },
} as const satisfies Words;

export const leagueWords = { ...questions, ...options, ...things, ...why, ...story };
