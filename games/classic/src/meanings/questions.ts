/** What a question means to whoever is asked: a hint for every kind, the dice on the table, what it is about. */
import type { Choice, Face, MeaningTables, QuestionMeaning, Say, Subject } from '@indigo/kernel';
import type { OfferPart } from '../answers.ts';
import { CHIPS } from '../data/chips.ts';
import type { ItemId } from '../data/items.ts';
import type { Dex } from '../state.ts';
import type { words } from '../text/words.ts';
import type { ClassicView } from '../view.ts';
import { bargain, powerGained, setsCompleted } from './gains.ts';
import { standsWell } from './odds.ts';
import { withCards } from './options.ts';
import { chipNear, eventNear } from './things.ts';

type At = Omit<Choice<ClassicView>, 'option'>;

/** What an Event Card under way orders, where one is. */
const ordered = ({ view }: At): readonly Say[] => (view.event < 0 ? [] : [['event-text', view.event]]);

/** A Pokémon seen near. `own`: whoever is asked may come to own it. */
function seenNear(at: At, dex: Dex, own = true): Subject {
  const { view, seat } = at;
  const ko = view.trainers.some((trainer) => trainer.ko.includes(dex));
  const subject = chipNear(dex, ko ? { marks: ['ko'] } : {});
  const gains = own
    ? [powerGained(view, seat, CHIPS[dex - 1].power), ...setsCompleted(view.trainers[seat], [dex])]
    : [];
  return { ...subject, lines: [...subject.lines, ...gains, ...ordered(at)] };
}

/** The Event Card a question follows from. */
const fromEvent = ({ view }: At): Pick<QuestionMeaning, 'subject'> =>
  view.event < 0 ? {} : { subject: eventNear(view.event) };

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
  'doll-challenge': (at) => ({ hint: ['hint.doll-challenge'], ...card('poke-doll'), ...fromEvent(at) }),
  'doll-trade': (at, _drawer, given) => ({
    hint: ['hint.doll-trade'],
    ...card('poke-doll'),
    subject: seenNear(at, given, false),
  }),
  send: (at) => ({ hint: ['hint.send'], ...fromEvent(at) }),
  'send-final': () => ({ hint: ['hint.send-final'] }),
  bonus: (at) => aside(at, ['hint.bonus']),
  'bonus-final': (at, rival) => aside(at, ['hint.bonus-final', rival]),
  revive: () => ({ hint: ['hint.revive'] }),
  center: (at) => ({ hint: ['hint.center'], ...fromEvent(at) }),
  event: (at) => ({ hint: ['hint.event'], ...card('potion'), ...fromEvent(at) }),
  dungeon: (at) => ({ hint: ['hint.dungeon'], ...fromEvent(at) }),
  chance: (at) => ({ hint: ['hint.chance'], ...fromEvent(at) }),
  'trade-want': (at) => ({ hint: ['hint.trade-want', at.view.options.tradeEventFitOnly], ...fromEvent(at) }),
  'trade-give': (at, wanted) => ({ hint: ['hint.trade-give'], subject: seenNear(at, wanted, false) }),
  fight: (at) => ({ hint: ['hint.fight'], ...fromEvent(at) }),
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
