import { type Card, known, type Plain, type Seat, sees } from '@indigo/kernel';
import { SHRUBS, SQUARES } from './board.ts';
import type { Badges, Options, Trainer } from './state.ts';

/** What one seat may see, in words a client can use without tables of ours. */
export type BadgesView = {
  readonly seat: Seat;
  readonly options: Options & { readonly [key: string]: Plain };
  readonly turn: number;
  readonly active: Seat;
  readonly winner: Seat | -1;
  readonly stopped: boolean;
  readonly trainers: readonly TrainerView[];
  readonly routes: readonly RouteView[];
  /** The shrubs that still stand, as squares. */
  readonly shrubs: readonly string[];
  /** The card drawn with Party and Box full. */
  readonly drawn: CardView | null;
  readonly dice: readonly [number, number];
  readonly steps: number;
  readonly moved: number;
  readonly hms: number;
  /** Who has been made an offer this turn. */
  readonly asked: readonly Seat[];
  readonly gym: {
    readonly site: number;
    readonly beaten: number;
    readonly fights: readonly FightView[];
  } | null;
};

/** Who was sent and what the die showed; 0 while it is in the air. */
type FightView = { readonly card: number; readonly pips: number };

export type CardView = {
  /** Its number among all cards drawn: by it everybody can follow a card. */
  readonly no: number;
  /** The route it was first drawn on. */
  readonly from: number;
  /** What it is, if this seat has seen it. */
  readonly card: number | null;
};

export type HeldView = CardView & {
  readonly fainted: boolean;
  /** Where it lies, if this seat knows. */
  readonly in: 'party' | 'box' | null;
};

export type TrainerView = {
  readonly at: string;
  readonly party: number;
  readonly box: number;
  readonly cards: readonly HeldView[];
  readonly badges: readonly number[];
};

export type RouteView = {
  /** Cards nobody has drawn yet. */
  readonly wild: number;
  /** Cards put back underneath, next first. */
  readonly under: readonly CardView[];
};

/** B-GEN-04: of others' cards only what was shown, and where only if it was seen; sizes are public. */
export function view(s: Badges, seat: Seat): BadgesView {
  return {
    seat,
    options: { ...s.options },
    turn: s.turn,
    active: s.active,
    winner: s.winner,
    stopped: s.stopped,
    trainers: s.trainers.map((trainer) => ({
      at: SQUARES[trainer.at].id,
      party: trainer.party.length,
      box: trainer.box.length,
      cards: held(s, trainer, seat),
      badges: trainer.badges.slice(),
    })),
    routes: s.wild.map((wild, route) => ({
      wild,
      under: s.under[route].map((card) => cardView(s, card, seat)),
    })),
    shrubs: SHRUBS.filter((_, bit) => (s.cut & (1 << bit)) === 0).map((at) => SQUARES[at].id),
    drawn: s.drawn < 0 ? null : cardView(s, s.drawn, seat),
    dice: [s.dice[0], s.dice[1]],
    steps: s.steps,
    moved: s.moved,
    hms: s.hms,
    asked: s.trainers.flatMap((_, other) => (sees(s.asked, other) ? [other] : [])),
    gym:
      s.gym === null
        ? null
        : {
            site: s.gym.site,
            beaten: s.gym.beaten,
            fights: s.gym.fights.map(({ card, pips }) => ({ card, pips })),
          },
  };
}

const cardView = (s: Badges, card: Card, seat: Seat): CardView => ({
  no: card,
  from: s.from[card],
  card: known(s.cards, card, seat),
});

function held(s: Badges, trainer: Trainer, seat: Seat): HeldView[] {
  const cards = [...trainer.party, ...trainer.box].sort((a, b) => a - b);
  return cards.map((card) => ({
    ...cardView(s, card, seat),
    fainted: trainer.fainted.includes(card),
    in: !sees(s.placed[card], seat) ? null : trainer.party.includes(card) ? 'party' : 'box',
  }));
}
