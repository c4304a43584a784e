/** What questions mean to whoever is asked. */
import type { MeaningTables, QuestionMeaning, Say, Seat, Subject } from '@indigo/kernel';
import { SPACES } from '../board.ts';
import { EVENTS } from '../data/events.ts';
import { BADGES_NEEDED } from '../data/rules.ts';
import { SUPER_EVENTS } from '../data/super-events.ts';
import type { Mon } from '../state.ts';
import type { words } from '../text/words.ts';
import type { HexView } from '../view.ts';
import { worthOf } from './options.ts';
import { anyCard, monNear } from './things.ts';

/** What a badge is still needed for, in this match. */
function aim({ players, seat, league }: HexView): Say {
  const { badges, entered, laps } = players[seat];
  if (league !== null) return ['aim.league'];
  if (laps > 0) return ['aim.start'];
  if (entered) return ['aim.loop'];
  return badges.length === 0 ? ['aim.first', BADGES_NEEDED] : ['aim.badges', badges.length, BADGES_NEEDED];
}

/** What strikes or is given away; a city is no card. */
const cardOf = (id: string): QuestionMeaning => {
  const subject = anyCard(id);
  return subject === null ? {} : { subject };
};
const near = (mon: Mon, weakened: boolean): Subject => monNear(mon, weakened ? { marks: ['weakened'] } : {});

const tries = (view: HexView, mon: Mon, space: number): QuestionMeaning => ({
  subject: near(mon, space >= 0 && view.weakened.includes(SPACES[space].id)),
});

/** An Item that is played has left the hand; a Trainer lies where it lay. */
const plays = (card: string) => (): QuestionMeaning => cardOf(card);
const uses = (card: string) => (): QuestionMeaning => ({ card });
const discards: QuestionMeaning = { sends: (count) => ['send.discard', count] };
const offers: QuestionMeaning = { sends: (count) => ['send.these', count] };

export const questions: MeaningTables<typeof words, HexView>['questions'] = {
  turn: ({ view }) => ({ hint: aim(view) }),
  move: (_, _count, dice) => ({ dice }),
  'which-die': (_, dice) => ({ dice }),
  'on-roll': (_, _why, dice) => ({ dice }),
  'on-count': (_, _roller, _count, dice) => ({ dice }),
  'on-hit': (_, what) => cardOf(what),
  'on-copy': (_, _seat, deck, sort) => cardOf((deck === 'event' ? EVENTS : SUPER_EVENTS)[sort].id),
  'on-draw': () => cardOf('wally'),
  assign: (_, deck, sort) => cardOf((deck === 'event' ? EVENTS : SUPER_EVENTS)[sort].id),
  ball: (_, mon, weakened, _span, helps) => {
    const subject = near(mon, weakened);
    const lines = helps.map((help): Say => ['helps-by', help]);
    return { subject: { ...subject, lines: [...subject.lines, ...lines] } };
  },
  'how-many-dice': (_, mon) => ({ card: 'red', subject: near(mon, false) }),
  'on-reveal': ({ view }, mon, space) => tries(view, mon, space),
  'on-fail': ({ view }, _seat, mon, space) => tries(view, mon, space),
  'cast-where': plays('fishing-rod'),
  'fly-where': plays('fly'),
  'lure-which': plays('honey'),
  'swap-which': plays('lure-module'),
  'swap-with': plays('lure-module'),
  'take-which': plays('rare-candy'),
  'how-far': uses('hiker'),
  silver: uses('silver'),
  wally: uses('wally'),
  'pay-items': () => discards,
  'price-items': () => discards,
  discards: () => discards,
  'pay-for-event': () => discards,
  'swap-items': () => discards,
  'renew-items': () => discards,
  'aqua-discard': () => discards,
  'aqua-take': () => ({ sends: (count) => ['send.take', count] }),
  'trade-with': () => ({ back: true }),
  'offer-cards': ({ view, seat }, other) => ({
    ...offers,
    together: (faces) => {
      const of = (key: string) => faces.flatMap(({ say }) => (say[0] === key ? [say[1] as Mon] : []));
      const side = (key: string, whose: Seat) =>
        worthOf(
          view,
          of(key).map((mon) => [whose, mon] as const),
          0,
        );
      return { deal: { give: side('mon', seat), get: side('theirs', other) } };
    },
  }),
  'offer-items': ({ view }) => ({
    ...offers,
    together: (faces) => ({ deal: { give: worthOf(view, [], faces.length) } }),
  }),
  'want-items': ({ view }) => ({
    ...offers,
    together: (faces) => ({ deal: { get: worthOf(view, [], faces.length) } }),
  }),
};
