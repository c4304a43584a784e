import type { Plain, Seat } from '@indigo/kernel';
import { CARDS, EVOLUTION_CARDS, FACE_OF, HP_OF, ROUTE_CARDS, STARTER_CARDS } from './cards.ts';
import type { Shift, Status } from './data/attacks.ts';
import { LEADERS } from './data/leaders.ts';
import { POKEMON } from './data/pokemon.ts';
import { SQUARES } from './data/squares.ts';
import { ROUTES } from './data/stacks.ts';
import {
  type Battle,
  type Card,
  type Fighter,
  IN_STACK,
  type Mit,
  type Options,
  OUT,
  type Side,
} from './state.ts';
import { hasBadge, hpOf } from './team.ts';

/** What one seat may see, in words a client can use without tables of ours. All is open but the bench of a battle (L-GEN-04). */
export type MitView = {
  readonly seat: Seat;
  readonly options: Options & { readonly [key: string]: Plain };
  readonly turn: number;
  readonly active: Seat;
  readonly winner: Seat | -1;
  readonly stopped: boolean;
  readonly trainers: readonly TrainerView[];
  /** The cards in each route stack: which ones is public, their order nobody's to know. */
  readonly routes: { readonly [route: string]: readonly string[] };
  readonly evolutions: readonly string[];
  /** Starters nobody has taken yet. */
  readonly starters: readonly string[];
  /** Cards out of the game. */
  readonly out: readonly string[];
  readonly battle: BattleView | null;
};

export type CardView = {
  readonly card: string;
  readonly pokemon: string;
  readonly hp: number;
  readonly max: number;
};

export type TrainerView = {
  readonly at: string;
  readonly center: string;
  /** By the Leaders who gave them. */
  readonly badges: readonly string[];
  readonly team: readonly CardView[];
};

export type FighterView = CardView & {
  readonly shown: boolean;
  readonly modifiers: readonly ModifierView[];
};

type ModifierView = {
  readonly kind: Status | Shift;
  readonly size: number;
  readonly by: 0 | 1;
  readonly left: number;
};

export type SideView = {
  readonly owner: Seat | -1;
  readonly chooser: Seat | -1;
  readonly active: number;
  readonly dice: readonly number[];
  /** Null for a card on the bench this seat may not see (L-BAT-14). */
  readonly fighters: readonly (FighterView | null)[];
};

export type BattleView = {
  readonly against: Battle['against'];
  /** The wild card, the Leader, or the seat that landed. */
  readonly foe: string | Seat;
  readonly sides: readonly [SideView, SideView];
  readonly turn: 0 | 1;
  readonly turns: number;
  readonly ended: Battle['ended'];
  readonly winner: Battle['winner'];
};

export function view(s: Mit, seat: Seat): MitView {
  return {
    seat,
    options: { ...s.options },
    turn: s.turn,
    active: s.active,
    winner: s.winner,
    stopped: s.stopped,
    trainers: s.trainers.map((trainer) => ({
      at: SQUARES[trainer.at].id,
      center: SQUARES[trainer.center].id,
      badges: LEADERS.filter((_, leader) => hasBadge(trainer, leader)).map(({ id }) => id),
      team: trainer.team.map((card) => cardView(s, card)),
    })),
    routes: Object.fromEntries(ROUTES.map(({ id }, route) => [id, lying(s, ROUTE_CARDS[route], IN_STACK)])),
    evolutions: lying(s, EVOLUTION_CARDS, IN_STACK),
    starters: lying(s, STARTER_CARDS, IN_STACK),
    out: lying(s, STARTER_CARDS, OUT),
    battle: battleView(s, seat),
  };
}

const lying = (s: Mit, cards: readonly Card[], where: number): string[] =>
  cards.filter((card) => s.where[card] === where).map((card) => CARDS[card].id);

const cardView = (s: Mit, card: Card): CardView => ({
  card: CARDS[card].id,
  pokemon: POKEMON[FACE_OF[card]].id,
  hp: hpOf(s, card),
  max: HP_OF[card],
});

function battleView(s: Mit, seat: Seat): BattleView | null {
  const { battle } = s;
  if (battle === null) return null;
  const { against, foe, sides, turn, turns, ended, winner } = battle;
  return {
    against,
    foe: against === 'player' ? foe : against === 'gym' ? LEADERS[foe].id : CARDS[foe].id,
    sides: [sideView(s, sides[0], seat), sideView(s, sides[1], seat)],
    turn,
    turns,
    ended,
    winner,
  };
}

function sideView(s: Mit, side: Side, seat: Seat): SideView {
  // A Leader's team and a wild Pokémon are known to all.
  const known = side.owner === seat || side.owner < 0;
  const fighters = known ? side.fighters : faceUpFirst(side.fighters);
  return {
    owner: side.owner,
    chooser: side.chooser,
    active: fighters.indexOf(side.fighters[side.active]),
    dice: side.dice.slice(),
    fighters: fighters.map(({ card, shown, modifiers }) =>
      shown || known
        ? {
            ...cardView(s, card),
            shown,
            modifiers: modifiers.map(({ kind, size, by, left }) => ({ kind, size, by, left })),
          }
        : null,
    ),
  };
}

/** L-BAT-14: which of the cards in front of somebody comes in must not show where in their row it lay. */
const faceUpFirst = (fighters: readonly Fighter[]): readonly Fighter[] => [
  ...fighters.filter(({ shown }) => shown).sort((a, b) => a.card - b.card),
  ...fighters.filter(({ shown }) => !shown),
];
