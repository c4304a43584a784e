import { type Card, known, type Pile, type Plain, type Seat, sizeOf } from '@indigo/kernel';
import { graphOf, HEXAGONS, SPACES } from './board.ts';
import { ACHIEVEMENTS } from './data/achievements.ts';
import { COLOURS } from './data/colours.ts';
import { ELITES } from './data/elites.ts';
import { EVENTS } from './data/events.ts';
import { ITEMS } from './data/items.ts';
import { LEADERS } from './data/leaders.ts';
import { SUPER_EVENTS } from './data/super-events.ts';
import { TRAINERS } from './data/trainers.ts';
import { POKEMON } from './pokemon.ts';
import { pileSize } from './rules/supply.ts';
import { offersOf } from './rules/trade.ts';
import {
  type Battle,
  EMPTY,
  FACE_DOWN,
  type Hex,
  type Lasting,
  type League,
  type Options,
  type Player,
  type Side,
} from './state.ts';
import { powerOf } from './team.ts';

/** What one seat may see (section 27), in words a client can use without tables of ours. */
export type HexView = {
  readonly seat: Seat;
  readonly options: Options & { readonly [key: string]: Plain };
  readonly turn: number;
  readonly active: Seat;
  readonly regular: Seat;
  readonly extraTurn: boolean;
  readonly winner: Seat | -1;
  readonly stopped: boolean;
  /** The hexagon on each slot. */
  readonly board: readonly string[];
  readonly players: readonly PlayerView[];
  /** Each capture space that has a card: the Pokémon, or '' for one that lies face down. */
  readonly slots: { readonly [space: string]: string };
  /** Capture spaces with a Weakened token. */
  readonly weakened: readonly string[];
  /** Pokémon of the piles or face down, by colour: public; of a Random roster only those seen before (H-HID-05). */
  readonly unseen: { readonly [colour: string]: readonly string[] };
  readonly piles: { readonly [colour: string]: number };
  readonly items: DeckView;
  readonly events: DeckView;
  readonly superEvents: DeckView;
  readonly trainers: DeckView;
  readonly elites: DeckView;
  readonly pioneers: readonly (Seat | -1)[];
  readonly achievements: { readonly [id: string]: Seat | -1 };
  readonly lasting: readonly LastingView[];
  readonly acting: readonly { readonly card: string; readonly deck: string; readonly seat: Seat }[];
  readonly shown: readonly string[];
  readonly offers: number;
  readonly fought: boolean;
  readonly deeds: Hex['deeds'];
  readonly battle: BattleView | null;
  readonly league: LeagueView | null;
};

export type MonView = { readonly id: string; readonly power: number; readonly boosted: boolean };

export type PlayerView = {
  readonly at: string;
  readonly team: readonly MonView[];
  readonly caughtLegends: readonly string[];
  /** How many Items; and those this seat knows to be among them: all of its own. */
  readonly cards: number;
  readonly known: readonly string[];
  readonly trainer: string;
  readonly spare: readonly string[];
  readonly badges: readonly string[];
  readonly rewards: number;
  readonly upgraded: readonly string[];
  readonly locked: readonly string[];
  /** By slot. */
  readonly visited: readonly boolean[];
  readonly entered: boolean;
  readonly laps: number;
  readonly loopSteps: number;
  readonly skips: number;
  readonly extra: number;
  readonly offered: number;
  readonly offers: number;
  readonly elites: readonly string[];
  readonly beaten: number;
  readonly leagueWins: number;
  readonly out: boolean;
};

export type DeckView = {
  readonly left: number;
  /** Cards lying on top whose place somebody knows, next first: what they are where this seat does. */
  readonly top: readonly (string | null)[];
  readonly discard: readonly string[];
};

type LastingView = {
  readonly event: string;
  readonly owner: Seat;
  readonly copy: boolean;
  readonly card: number;
  readonly clock: Seat | -1;
  readonly left: number;
  readonly notes: readonly number[];
};

export type SideView = {
  readonly seat: Seat | -1;
  readonly sent: readonly string[];
  readonly fainted: readonly string[];
  readonly lost: number;
  readonly laid: number;
  readonly items: readonly (string | null)[];
  /** Whom each of them is laid for. */
  readonly bearers: readonly string[];
  readonly die: number;
  readonly bonus: number;
  readonly total: number;
};

export type BattleView = {
  readonly kind: Battle['kind'];
  readonly foe: number;
  readonly sides: readonly [SideView, SideView];
};

type LeagueView = {
  readonly starter: Seat;
  readonly round: League['round'];
  readonly inside: readonly Seat[];
  readonly turnsLeft: readonly number[];
  /** Who fights whom next, the next pair last. */
  readonly bouts: readonly (readonly [Seat, Seat])[];
};

const boutsOf = ({ agenda }: Hex): [Seat, Seat][] =>
  agenda.flatMap(({ do: step, a, b }): [Seat, Seat][] => (step === 'bout' ? [[a as Seat, b as Seat]] : []));

const names = (mons: readonly number[]): string[] => mons.map((mon) => POKEMON[mon].id);

export function view(s: Hex, seat: Seat): HexView {
  return {
    seat,
    options: s.options as HexView['options'],
    turn: s.turn,
    active: s.active,
    regular: s.regular,
    extraTurn: s.extraTurn,
    winner: s.winner,
    stopped: s.stopped,
    board: s.board.map((hexagon) => HEXAGONS[hexagon].id),
    players: s.players.map((player) => playerView(s, player, seat)),
    ...slotsView(s),
    ...supplyView(s),
    items: deck(s.items, s.itemDiscard, ITEMS, seat),
    events: deck(s.events, s.eventDiscard, EVENTS, seat),
    superEvents: deck(s.superEvents, s.superDiscard, SUPER_EVENTS, seat),
    trainers: deck(s.trainers, s.trainerDiscard, TRAINERS, seat),
    elites: deck(s.elites, [], ELITES, seat),
    pioneers: s.pioneers.slice(),
    achievements: Object.fromEntries(s.achievements.map((owner, i) => [ACHIEVEMENTS[i].id, owner])),
    lasting: s.lasting.map(lastingView),
    acting: s.acting.map(({ deck: of, sort, seat: by }) => ({
      card: (of === 'event' ? EVENTS : SUPER_EVENTS)[sort].id,
      deck: of,
      seat: by,
    })),
    shown: names(s.shown),
    offers: offersOf(s, s.active),
    fought: s.fought,
    deeds: s.deeds,
    battle:
      s.battle === null
        ? null
        : {
            kind: s.battle.kind,
            foe: s.battle.foe,
            sides: [sideView(s, s.battle.sides[0], seat), sideView(s, s.battle.sides[1], seat)],
          },
    league:
      s.league === null
        ? null
        : {
            ...s.league,
            inside: s.league.inside.slice(),
            turnsLeft: s.league.turnsLeft.slice(),
            bouts: boutsOf(s),
          },
  };
}

/**
 * H-HID-01, H-ITEM-04, H-HID-04, H-HID-12, H-HID-16, H-TRN-05, H-BADGE-11, H-LOCK-11: all but the Items is public; for
 * spectators too (H-HID-20).
 */
const playerView = (s: Hex, p: Player, seat: Seat): PlayerView => ({
  at: SPACES[p.at].id,
  team: p.team.map((mon) => ({
    id: POKEMON[mon].id,
    power: powerOf(p, mon, s.options.lockBonus),
    boosted: p.boosted.includes(mon),
  })),
  caughtLegends: names(p.caughtLegends),
  cards: p.hand.length,
  known: knownIds(s.items, p.hand, seat),
  trainer: p.trainer < 0 ? '' : TRAINERS[s.trainers.kind[p.trainer]].id,
  spare: p.spare.map((card) => TRAINERS[s.trainers.kind[card]].id),
  badges: p.badges.map((leader) => LEADERS[leader].id),
  rewards: p.rewards,
  upgraded: names(p.upgraded),
  locked: names(p.locked),
  visited: s.board.map((_, slot) => ((p.visited >> slot) & 1) === 1),
  entered: p.entered,
  laps: p.laps,
  loopSteps: p.loopSteps,
  skips: p.skips,
  extra: p.extra,
  offered: p.offered,
  offers: p.offers,
  elites: p.elites.map((card) => ELITES[s.elites.kind[card]].id),
  beaten: p.beaten,
  leagueWins: p.leagueWins,
  out: p.out,
});

/** In the order of the deck's list: where a card sits in a hand is nobody's business. */
function knownIds(items: Pile, hand: readonly Card[], seat: Seat): string[] {
  const sorts = hand.map((card) => known(items, card, seat)).filter((sort) => sort !== null);
  return sorts.sort((a, b) => a - b).map((sort) => ITEMS[sort].id);
}

/** H-HID-03, H-HID-04. */
function slotsView(s: Hex): Pick<HexView, 'slots' | 'weakened'> {
  const slots: { [space: string]: string } = {};
  const weakened: string[] = [];
  graphOf(s).captures.forEach((space, i) => {
    const lies = s.slots[i];
    if (lies === EMPTY || lies === undefined) return;
    slots[SPACES[space].id] = lies === FACE_DOWN ? '' : POKEMON[lies].id;
    if (s.weakened[i] === 1) weakened.push(SPACES[space].id);
  });
  return { slots, weakened };
}

type SupplyView = Pick<HexView, 'unseen' | 'piles'>;

/** The longest part of a view, the same for every seat and seldom changed: shown again as it was shown. */
const shown = new WeakMap<Hex, { readonly key: string; readonly view: SupplyView }>();

/**
 * H-HID-05: what is left of the roster, in no order; what is in the piles and what face down nobody knows. Of a Random roster
 * nobody knows more than what went back into its pile.
 */
function supplyView(s: Hex): SupplyView {
  const sizes = s.unseen.map((_, colour) => (s.slots.length === 0 ? 0 : pileSize(s, colour)));
  const key = `${s.unseen.map((cards) => `${cards.length}.${cards.at(-1)}`).join()}/${sizes.join()}/${s.returned.join()}`;
  const before = shown.get(s);
  if (before?.key === key) return before.view;
  const random = s.options.setup === 'random';
  const made: SupplyView = {
    unseen: Object.fromEntries(
      s.unseen.map((cards, c) => {
        const known = random ? s.returned.filter((mon) => POKEMON[mon].colour === c) : cards.slice();
        return [COLOURS[c], names(known.sort((a, b) => a - b))];
      }),
    ),
    piles: Object.fromEntries(sizes.map((size, c) => [COLOURS[c], size])),
  };
  shown.set(s, { key, view: made });
  return made;
}

/** H-HID-06, H-HID-24. */
const deck = (
  p: Pile,
  discard: readonly Card[],
  cards: readonly { readonly id: string }[],
  seat: Seat,
): DeckView => ({
  left: sizeOf(p),
  top: p.top.map((card) => nameOf(p, card, cards, seat)).reverse(),
  discard: discard.map((card) => cards[p.kind[card]].id),
});

function nameOf(p: Pile, card: Card, cards: readonly { readonly id: string }[], seat: Seat): string | null {
  const sort = known(p, card, seat);
  return sort === null ? null : cards[sort].id;
}

const lastingView = ({ event, owner, card, clock, left, notes }: Lasting): LastingView => ({
  event,
  owner,
  copy: card < 0,
  card,
  clock,
  left,
  notes: notes.slice(),
});

/** H-HID-11: which Item was laid stays hidden until the dice are shown. */
const sideView = (s: Hex, side: Side, seat: Seat): SideView =>
  sideSeen(side, (card) => nameOf(s.items, card, ITEMS, seat));

/** One side of a battle, with what its Items are to whoever looks. */
export const sideSeen = (side: Side, itemOf: (card: Card) => string | null): SideView => ({
  ...side,
  sent: names(side.sent),
  fainted: names(side.fainted),
  items: side.items.map(itemOf),
  bearers: names(side.bearers),
});
