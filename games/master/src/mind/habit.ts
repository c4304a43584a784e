/** What a player does without thinking long who wants to get on: how bots let futures run out. No rule depends on it. */
import type { Asking, Plain, Rng, Seat } from '@indigo/kernel';
import type { Answer, Fill, Strike } from '../answers.ts';
import { BACK_OF, LEGENDARY } from '../cards.ts';
import { CAMP_COST } from '../data/rules.ts';
import { habit as wont } from '../habit.ts';
import { bestThrow } from '../rules/catch.ts';
import type { Buy } from '../rules/shop/goods.ts';
import type { Battle, Card, Master } from '../state.ts';
import { diceOf, typeOf } from '../team.ts';
import { TAKES } from '../types.ts';
import { campHeals, errandOf, meansOf, promise, stays, survives, wantsToCatch } from './errand.ts';
import { fieldHabit } from './field-habit.ts';
import { bestIndex } from './indices.ts';
import { prowessOf } from './prowess.ts';
import { isWorthTaking } from './trade.ts';
import { worthBuying } from './wares.ts';

type Habit = (s: Master, options: readonly never[], seat: Seat, rng: Rng, asking: Asking) => number;

const HABITS: { readonly [kind: string]: Habit } = {
  act,
  wild,
  balls,
  package: strikeAt,
  shop,
  basket,
  'answer-offer': answerOffer,
  'answer-counter': answerOffer,
};

/** As people are wont, but going somewhere. */
export function habit(s: Master, asking: Asking, seat: Seat, options: readonly Plain[], rng: Rng): number {
  const { kind } = asking.question;
  const known = HABITS[kind];
  if (known !== undefined) return known(s, options as readonly never[], seat, rng, asking);
  return kind.startsWith('field-')
    ? fieldHabit(s, asking, seat, options, rng)
    : wont(s, asking, seat, options, rng);
}

/** Free deeds that only bring something. */
const BOONS: ReadonlySet<string> = new Set(['deed:candy', 'deed:stone', 'deed:leader-tm', 'deed:leader-xp']);

/** The one for the best Pokémon, -1 if there is none. */
function bestBoon(
  s: Master,
  options: readonly { readonly do: string; readonly card?: Card }[],
  seat: Seat,
): number {
  let [best, most] = [-1, 0];
  for (let i = 0; i < options.length; i++) {
    const { do: what, card } = options[i];
    if (card === undefined || !BOONS.has(what)) continue;
    const prowess = prowessOf(s, seat, card);
    if (prowess > most) [best, most] = [i, prowess];
  }
  return best;
}

const indexOf = (options: readonly { readonly do: string }[], what: string): number =>
  options.findIndex((one) => one.do === what);

/** Uses what it has, takes what is here if it can, rests if that is needed, else goes where most is to be had. */
function act(s: Master, options: readonly Answer[], seat: Seat): number {
  const pass = options.length - 1;
  const boon = bestBoon(s, options, seat);
  if (boon >= 0) return boon;
  const means = meansOf(s, seat);
  const interact = indexOf(options, 'interact');
  if (interact >= 0 && promise(s, s.players[seat].at, means) > 0) return interact;
  if (s.left === 0) return pass;
  if (s.left >= CAMP_COST && !means.home && means.wounds > WEARY && campHeals(s, seat))
    return indexOf(options, 'camp');
  if (stays(s, means)) return pass;
  const { toward } = errandOf(s, means);
  const step = options.findIndex((one) => one.do === 'move' && one.to === toward);
  return step < 0 ? pass : step;
}
const WEARY = 0.5;
function wild(s: Master, options: readonly string[], seat: Seat, _rng: Rng, { question }: Asking): number {
  const card = question.about?.[0] as Card;
  const caught = options.indexOf('catch');
  const bears = survives(meansOf(s, seat), card);
  if (caught >= 0 && (!bears || BACK_OF[card] === LEGENDARY || wantsToCatch(s, seat, card))) return caught;
  return bears || !options.includes('leave') ? 0 : options.indexOf('leave');
}

/** The likeliest throw. */
function balls(
  s: Master,
  options: readonly (Fill | null)[],
  seat: Seat,
  _rng: Rng,
  { question }: Asking,
): number {
  const picked = bestThrow(s.players[seat].balls, question.about?.[0] as Card) ?? [];
  const next = options.findIndex(
    (one) => one !== null && picked.some(({ slot, ball }) => slot === one.slot && ball === one.ball),
  );
  return next < 0 ? options.length - 1 : next;
}

/** An adversary's damage: where somebody faints, where it is super effective, where most dice are. */
function strikeAt(
  s: Master,
  options: readonly (Strike | null)[],
  _seat: Seat,
  _rng: Rng,
  { question }: Asking,
): number {
  const { committed } = s.battle as Battle;
  const symbols = question.about?.[1] as readonly number[];
  return bestIndex(options, (one) => {
    if (one === null) return 0;
    const card = committed[one.on];
    const takes = TAKES[symbols[one.symbol]][typeOf(s, card)];
    const dice = diceOf(s, card).length;
    return takes >= s.hearts[card] ? 9 + dice : 1 + 3 * takes + dice / s.hearts[card];
  });
}

/** Money is worth nothing in the League. */
function shop(s: Master, options: readonly { readonly do: string }[], seat: Seat): number {
  const boon = bestBoon(s, options, seat);
  if (boon >= 0) return boon;
  const buy = indexOf(options, 'buy');
  return buy >= 0 ? buy : options.length - 1;
}

function basket(s: Master, options: readonly (Buy | null)[], seat: Seat): number {
  return bestIndex(options, (one) => (one === null ? 0 : worthBuying(s, seat, one.good)));
}

function answerOffer(s: Master, options: readonly string[], seat: Seat): number {
  return options.indexOf(isWorthTaking(s, seat) ? 'accept' : 'refuse');
}
