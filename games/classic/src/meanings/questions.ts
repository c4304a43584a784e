/** What a question means to whoever is asked: a hint for every kind, the dice on the table, what it is about. */
import type { Choice, Face, MeaningTables, QuestionMeaning, Say, Subject } from '@indigo/kernel';
import type { OfferPart } from '../answers.ts';
import { CHIPS, COLOURS } from '../data/chips.ts';
import type { ItemId } from '../data/items.ts';
import type { Dex } from '../state.ts';
import type { words } from '../text.ts';
import type { ClassicView } from '../view.ts';
import { bargain, powerGained, setsCompleted } from './gains.ts';
import { standsWell } from './odds.ts';
import { withCards } from './options.ts';

type At = Omit<Choice<ClassicView>, 'option'>;

/** A Pokémon seen near. `own`: whoever is asked may come to own it. */
function seenNear({ view, seat }: At, dex: Dex, own = true): Subject {
  const { colour, power } = CHIPS[dex - 1];
  return {
    kind: 'chip',
    of: String(dex),
    figure: power,
    say: ['pokemon', dex],
    tag: ['chip-colour', COLOURS.indexOf(colour)],
    lines: [
      ['chip-text', dex],
      ...(own ? [powerGained(view, seat, power), ...setsCompleted(view.trainers[seat], [dex])] : []),
    ],
  };
}

const card = (id: ItemId): Pick<QuestionMeaning, 'card'> => ({ card: id });

const sets = (count: number): Say => ['sends.aside', count];

const PARTS: { readonly [key: string]: (of: number) => OfferPart } = {
  'give-pokemon': (give) => ({ give }),
  'want-pokemon': (want) => ({ want }),
  'give-item': (giveItem) => ({ giveItem, copy: 0 }),
  'want-item': (wantItem) => ({ wantItem, copy: 0 }),
};

/** The part of an offer an option stands for, by its words. */
const partOf = ({ say: [key, of] }: Face): OfferPart => PARTS[key](of as number);

/** Setting cards aside: what several of them come to. */
const aside = (at: At, hint: Say): QuestionMeaning => ({
  hint,
  sends: sets,
  together: (parts) =>
    withCards(
      at,
      parts.map(({ say }) => say[1] as number),
    ),
});

export const questions: Required<MeaningTables<typeof words, ClassicView>['questions']> = {
  start: () => ({ hint: ['hint.start'] }),
  move: (_, pips) => ({ hint: ['hint.move'], dice: [pips] }),
  stop: () => ({ hint: ['hint.stop'] }),
  offer: ({ view, seat }, met) => ({
    hint: ['hint.offer'],
    sends: () => ['sends.offer'],
    together: (parts) => bargain(view, seat, [seat, met], parts.map(partOf)),
  }),
  'answer-offer': () => ({ hint: ['hint.answer-offer'] }),
  ball: (at, dex) => ({ hint: ['hint.ball'], subject: seenNear(at, dex) }),
  'time-machine': (at, why, dice, dex, ball) => ({
    hint: hintOfRoll(standsWell(at, why, dice, dex, ball), why, dex),
    dice,
    ...card('time-machine'),
    ...(dex > 0 ? { subject: seenNear(at, dex, at.seat === at.view.active) } : {}),
  }),
  'doll-challenge': () => ({ hint: ['hint.doll-challenge'], ...card('poke-doll') }),
  'doll-trade': () => ({ hint: ['hint.doll-trade'], ...card('poke-doll') }),
  send: () => ({ hint: ['hint.send'] }),
  'send-final': () => ({ hint: ['hint.send-final'] }),
  bonus: (at) => aside(at, ['hint.bonus']),
  'bonus-final': (at, rival) => aside(at, ['hint.bonus-final', rival]),
  revive: () => ({ hint: ['hint.revive'] }),
  center: () => ({ hint: ['hint.center'] }),
  event: () => ({ hint: ['hint.event'], ...card('potion') }),
  dungeon: () => ({ hint: ['hint.dungeon'] }),
  chance: () => ({ hint: ['hint.chance'] }),
  'trade-want': () => ({ hint: ['hint.trade-want'] }),
  'trade-give': (at, wanted) => ({ hint: ['hint.trade-give'], subject: seenNear(at, wanted, false) }),
  fight: () => ({ hint: ['hint.fight'] }),
  'catch-any': () => ({ hint: ['hint.catch-any'] }),
  'last-potion': () => ({ hint: ['hint.potion'], ...card('potion') }),
  'final-potion': () => ({ hint: ['hint.final-potion'], ...card('potion') }),
  'over-limit': () => ({ hint: ['hint.over-limit'] }),
  discards: () => ({ hint: ['hint.discards'], sends: (count) => ['sends.discard', count] }),
};

/** How the roll stands, where that can be told. */
function hintOfRoll(well: boolean | null, why: string, dex: Dex): Say {
  if (well === null) return ['hint.reroll'];
  if (why === 'catch') return ['hint.reroll-catch', dex, well];
  return why === 'revive' ? ['hint.reroll-revive', well] : ['hint.reroll-battle', well];
}
