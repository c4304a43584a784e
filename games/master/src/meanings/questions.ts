/** What questions of the adventure and of the days before the League mean to whoever is asked. */
import type { MeaningTables, QuestionMeaning } from '@indigo/kernel';
import { cardOf, SLOTS } from '../cards.ts';
import { INTERACT_COST } from '../data/rules.ts';
import { TM_PRICE } from '../data/shop.ts';
import { bestThrow, facesOf } from '../rules/catch.ts';
import type { Card, Foe, Power, TradePart } from '../state.ts';
import type { words } from '../text/index.ts';
import type { MasterView } from '../view.ts';
import { battleOdds } from './battles.ts';
import { journeysOf } from './journeys.ts';
import { worthOf } from './options.ts';
import { placingsOf } from './placings.ts';
import { ballsIn } from './seen.ts';
import { adversarySubject, machineSubject, powerSubject, wildSubject } from './subjects.ts';
import { boardIn } from './waiting.ts';

const hint = (key: keyof typeof words & `hint.${string}`) => (): QuestionMeaning => ({ hint: [key] });

/** Half of the hearts of a team are gone. */
const isHurt = ({ players, seat }: MasterView): boolean => {
  const { team } = players[seat];
  const sum = (of: 'hearts' | 'max'): number => team.reduce((all, one) => all + one[of], 0);
  return sum('hearts') * 2 <= sum('max');
};

/** M-INT-01: a wild Pokémon lies here and can be met now: it is looked at by itself. */
function wildHere(view: MasterView, seat: number): QuestionMeaning {
  const { at } = view.players[seat];
  const space = boardIn(view).spaces.find(({ id }) => id === at);
  const what = view.spots[at];
  if (space === undefined || what === undefined || what === '?' || view.left < INTERACT_COST) return {};
  if (space.kind !== 'wild' && space.kind !== 'legendary') return {};
  return { here: { subject: wildSubject(cardOf(what), view.options.abilities), id: 'interact' } };
}

const power = (_at: unknown, _foe: Foe, token: Power): QuestionMeaning => ({
  hint: ['hint.power', token],
  subject: powerSubject(token),
  sends: (count) => ['send.power', count],
});
const offer = ({ view }: { readonly view: MasterView }): QuestionMeaning => ({
  hint: ['hint.offer'],
  sends: (count) => ['send.offer', count],
  together: (faces) => {
    const parts = faces.map(({ say }) => say[1] as TradePart);
    const side = (gives: boolean) =>
      worthOf(
        view,
        parts.filter(({ give }) => give === gives),
      );
    return { deal: { give: side(true), get: side(false) } };
  },
});

export const questions: MeaningTables<typeof words, MasterView>['questions'] = {
  starter: hint('hint.starter'),
  act: ({ view, seat }, left) => ({
    hint: [left === 0 ? 'hint.act-over' : isHurt(view) ? 'hint.act-hurt' : 'hint.act'],
    journeys: journeysOf(view, seat),
    ...wildHere(view, seat),
  }),
  wild: ({ view }, card) => ({ hint: ['hint.wild'], subject: wildSubject(card, view.options.abilities) }),
  balls: ({ view, seat }, card) => {
    const best = bestThrow(ballsIn(view, seat), card);
    return {
      hint: ['hint.balls', best === null ? [] : (facesOf(card, best) ?? [])],
      subject: wildSubject(card, view.options.abilities),
      sends: (count) => ['send.throw', count, SLOTS[card].length],
    };
  },
  place: ({ view }, card, seat, left) => ({
    hint: ['hint.place', card],
    subject: wildSubject(card, view.options.abilities),
    ...(left.length > 1 && { series: placingsOf(view, seat, left), sends: () => ['send.place'] }),
  }),
  xp: hint('hint.xp'),
  'type-token': hint('hint.type-token'),
  stone: hint('hint.stone'),
  teach: (_at, machine) => ({ hint: ['hint.teach'], subject: machineSubject(machine) }),
  learn: (_at, machine) => ({ hint: ['hint.learn'], subject: machineSubject(machine) }),
  'trade-in': hint('hint.trade-in'),
  'dojo-prize': hint('hint.dojo-prize'),
  'boss-prize': hint('hint.boss-prize'),
  commit: ({ view, seat }, foe) => ({
    hint: ['hint.commit'],
    subject: adversarySubject(foe, view.options.simplified),
    sends: (count) => ['send.commit', count],
    together: (parts) => {
      const exactly = parts.map(({ say }) => say[1] as Card);
      return exactly.length === 0 ? {} : { odds: battleOdds(view, seat, foe, { exactly }) };
    },
  }),
  hit: hint('hint.hit'),
  package: (_at, _foe, symbols) => ({
    hint: ['hint.package', symbols],
    sends: () => ['send.package'],
  }),
  object: (_at, foe, _decider, decided) => ({ hint: ['hint.object', foe, decided] }),
  accept: (_at, foe, _by, decided) => ({ hint: ['hint.accept', foe, decided] }),
  basket: () => ({ hint: ['hint.basket'], sends: (count) => ['send.basket', count] }),
  pay: () => ({ hint: ['hint.pay'], sends: (count) => ['send.pay', count] }),
  reflect: ({ view }, card) => ({
    hint: ['hint.reflect', card],
    subject: wildSubject(card, view.options.abilities),
  }),
  smokescreen: ({ view }, foe) => ({
    hint: ['hint.smokescreen'],
    subject: adversarySubject(foe, view.options.simplified),
  }),
  'power-use': power,
  'power-card': power,
  'power-foe': power,
  offer,
  counter: offer,
  'answer-offer': hint('hint.answer'),
  'answer-counter': hint('hint.answer'),
  meet: hint('hint.meet'),
  opponent: hint('hint.opponent'),
  shop: hint('hint.shop'),
  draft: () => ({ hint: ['hint.draft', TM_PRICE], sends: (count) => ['send.draft', count] }),
  flip: () => ({ hint: ['hint.flip'], sends: (count) => ['send.flip', count] }),
};
