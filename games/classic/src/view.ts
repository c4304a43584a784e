import { type Card, known, type Pile, type Plain, type Seat, sees } from '@indigo/kernel';
import { SPACES } from './board.ts';
import type { Classic, Options } from './state.ts';
import { evolutionBonus, power } from './team.ts';

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

export type DeckView = {
  /** Cards nobody has an idea of the order of, and what sorts this seat can tell are not among them. */
  readonly unordered: number;
  /** Cards whose place is known, next first: their sort where this seat saw them go there. */
  readonly under: readonly (number | null)[];
};

export type BattleView = {
  readonly final: boolean;
  readonly sides: readonly [Seat, Seat];
  readonly picks: readonly [number, number];
  readonly bonus: readonly [number, number];
  readonly cards: readonly [number, number];
  readonly dice: readonly [number, number];
  readonly rival: number | null;
};

export function view(s: Classic, seat: Seat): ClassicView {
  const board = boardView(s);
  return {
    seat,
    options: s.options as ClassicView['options'],
    turn: s.turn,
    active: s.active,
    winner: s.winner,
    stopped: s.stopped,
    trainers: s.trainers.map((trainer) => ({
      at: SPACES[trainer.at].id,
      roams: trainer.roams,
      team: trainer.team.slice(),
      ko: trainer.ko.slice(),
      power: power(trainer),
      cards: trainer.hand.length,
      known: knownSorts(s.items, trainer.hand, seat),
      aside: trainer.aside.map((card) => known(s.items, card, seat)),
    })),
    circles: board.circles,
    unseen: board.unseen,
    dungeon: s.dungeon,
    items: deck(s.items, seat),
    events: deck(s.events, seat),
    rivals: deck(s.rivals, seat),
    event: s.event,
    battle: battleView(s, seat),
  };
}

type BoardView = Pick<ClassicView, 'circles' | 'unseen'>;

/** What lies on the board is most of a view, the same for every seat, and changes seldom: shown again as it was shown. */
const shown = new WeakMap<Classic, { readonly circles: readonly number[]; readonly view: BoardView }>();

function boardView(s: Classic): BoardView {
  const { circles, unseen } = s;
  const before = shown.get(s);
  if (before !== undefined && sameNumbers(before.circles, circles) && sameLists(before.view.unseen, unseen)) {
    return before.view;
  }
  const view: BoardView = {
    circles: circlesView(circles),
    unseen: unseen.map((dexes) => dexes.slice()),
  };
  shown.set(s, { circles: circles.slice(), view });
  return view;
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

const sameLists = (a: readonly (readonly number[])[], b: readonly (readonly number[])[]): boolean =>
  a.every((list, i) => sameNumbers(list, b[i]));

function circlesView(circles: readonly number[]): { readonly [space: string]: number } {
  const view: { [space: string]: number } = {};
  for (let at = 0; at < circles.length; at++) {
    if (circles[at] !== 0) view[SPACES[at].id] = Math.max(0, circles[at]);
  }
  return view;
}

/** In the order of the deck's list: where a card sits in a hand is nobody's business. */
function knownSorts(items: Pile, hand: readonly Card[], seat: Seat): number[] {
  const sorts = hand.map((card) => known(items, card, seat)).filter((sort) => sort !== null);
  return sorts.sort((a, b) => a - b);
}

const deck = (p: Pile, seat: Seat): DeckView => ({
  unordered: p.left,
  under: p.under.map((card) => known(p, card, seat)),
});

function battleView(s: Classic, seat: Seat): BattleView | null {
  const { battle } = s;
  if (battle === null) return null;
  const bonus = (side: 0 | 1): number => {
    if (battle.picks[side] === 0 || (battle.final && side === 1)) return 0;
    return evolutionBonus(s.trainers[battle.sides[side]], battle.picks[side]);
  };
  return {
    final: battle.final,
    sides: [battle.sides[0], battle.sides[1]],
    picks: [battle.picks[0], battle.picks[1]],
    bonus: [bonus(0), bonus(1)],
    cards: [battle.cards[0], battle.cards[1]],
    dice: [battle.dice[0], battle.dice[1]],
    rival: battle.rival >= 0 && sees(s.rivals.seen[battle.rival], seat) ? s.rivals.kind[battle.rival] : null,
  };
}
