import { type Card, known, type Pile, type Plain, type Seat, sees } from '@indigo/kernel';
import { SPACES } from './board.ts';
import { look, type OpenView, type Shown } from './shown.ts';
import type { Classic, Options, Trainer } from './state.ts';
import { power } from './team.ts';

/** What one seat may see, in words a client can use without tables of ours. */
export type ClassicView = {
  readonly seat: Seat;
  readonly options: Options & { readonly [key: string]: Plain };
  readonly turn: number;
  readonly active: Seat;
  readonly winner: Seat | -1;
  readonly stopped: boolean;
  readonly trainers: readonly TrainerView[];
  /** Each space with a chip on its circle: the chip's dex number, or 0 for one that lies face down. */
  readonly circles: { readonly [space: string]: number };
  /** Chips nobody has seen yet, by colour: that set is public. */
  readonly unseen: readonly (readonly number[])[];
  /** The legend turned up in the Unknown Dungeon right now, or 0. */
  readonly dungeon: number;
  readonly items: DeckView;
  readonly events: DeckView;
  readonly rivals: DeckView;
  readonly event: number;
  readonly battle: BattleView | null;
};

export type TrainerView = {
  readonly at: string;
  readonly roams: boolean;
  readonly team: readonly number[];
  readonly ko: readonly number[];
  readonly power: number;
  readonly cards: number;
  /** The sorts of the cards this seat knows to be in that hand: all of its own. */
  readonly known: readonly number[];
  /** The sorts of the cards that lie aside, null for those it may not see. */
  readonly aside: readonly (number | null)[];
};

type DeckView = {
  /** Cards nobody has an idea of the order of, and what sorts this seat can tell are not among them. */
  readonly unordered: number;
  /** Cards whose place is known, next first: their sort where this seat saw them go there. */
  readonly under: readonly (number | null)[];
};

export type BattleView = {
  readonly final: boolean;
  readonly sides: readonly [Seat, Seat];
  readonly picks: readonly [number, number];
  readonly cards: readonly [number, number];
  readonly dice: readonly [number, number];
  /** The cards that lie aside are turned up. */
  readonly up: boolean;
  readonly decided: 0 | 1 | 'tie' | null;
  readonly rival: number | null;
};

export const view = (s: Classic, seat: Seat): ClassicView => views(s, [seat])[0];

/**
 * What several seats may see. Little changes from one look to the next: what is still as it was shown is shown again,
 * the very same object, so that nobody need look for differences in it.
 */
export function views(s: Classic, seats: readonly Seat[]): readonly ClassicView[] {
  const shown = look(s);
  return seats.map((seat) => {
    const before = shown.views[seat];
    // Somebody who missed a look sees everything anew.
    const view = viewOf(s, seat, shown, before?.look === shown.looks - 1 ? before.view : null);
    if (before === undefined) shown.views[seat] = { look: shown.looks, view };
    else {
      before.look = shown.looks;
      before.view = view;
    }
    return view;
  });
}

function viewOf(s: Classic, seat: Seat, shown: Shown, before: ClassicView | null): ClassicView {
  const { board, fresh } = shown;
  return {
    seat,
    options: s.options as ClassicView['options'],
    turn: s.turn,
    active: s.active,
    winner: s.winner,
    stopped: s.stopped,
    trainers:
      before !== null && !fresh.some
        ? before.trainers
        : s.trainers.map((trainer, i) =>
            before === null || fresh.trainers[i]
              ? trainerView(s, trainer, seat, shown.open[i])
              : before.trainers[i],
          ),
    circles: board.circles,
    unseen: board.unseen,
    dungeon: s.dungeon,
    items: before === null || fresh.items ? deck(s.items, seat) : before.items,
    events: before === null || fresh.events ? deck(s.events, seat) : before.events,
    rivals: before === null || fresh.rivals ? deck(s.rivals, seat) : before.rivals,
    event: s.event,
    battle: battleView(s, seat),
  };
}

function trainerView({ items }: Classic, trainer: Trainer, seat: Seat, { team, ko }: OpenView): TrainerView {
  return {
    at: SPACES[trainer.at].id,
    roams: trainer.roams,
    team,
    ko,
    power: power(trainer),
    cards: trainer.hand.length,
    known: knownSorts(items, trainer.hand, seat),
    aside: trainer.aside.map((card) => known(items, card, seat)),
  };
}

/** In the order of the deck's list: where a card sits in a hand is nobody's business. */
function knownSorts(items: Pile, hand: readonly Card[], seat: Seat): number[] {
  const sorts: number[] = [];
  for (const card of hand) {
    const sort = known(items, card, seat);
    if (sort !== null) sorts.push(sort);
  }
  return sorts.sort((a, b) => a - b);
}

const deck = (p: Pile, seat: Seat): DeckView => ({
  unordered: p.left,
  under: p.under.map((card) => known(p, card, seat)),
});

function battleView(s: Classic, seat: Seat): BattleView | null {
  const { battle } = s;
  if (battle === null) return null;
  return {
    final: battle.final,
    sides: [battle.sides[0], battle.sides[1]],
    picks: [battle.picks[0], battle.picks[1]],
    cards: [battle.cards[0], battle.cards[1]],
    dice: [battle.dice[0], battle.dice[1]],
    up: battle.up,
    decided: battle.decided,
    rival: battle.rival >= 0 && sees(s.rivals.seen[battle.rival], seat) ? s.rivals.kind[battle.rival] : null,
  };
}
