/** Sets a table for a clause test: trainers and cards by name, chance in the words of the game. */
import { type Outcome, type Script, script } from '@indigo/battery';
import type { OptionValues, Seat } from '@indigo/kernel';
import { GYM_OF } from '../src/board.ts';
import { CARDS, cardOf, HP_OF, leaderOf, ROUTE_CARDS, STARTER_CARDS } from '../src/cards.ts';
import { SQUARES } from '../src/data/squares.ts';
import { ROUTES } from '../src/data/stacks.ts';
import { type Mit, type MitView, mit } from '../src/index.ts';
import { type Battle, type Fighter, IN_STACK, IN_TEAM, OUT } from '../src/state.ts';
import { hpOf } from '../src/team.ts';

export type Told = Script<Mit, MitView>;

export interface Seated {
  /** Square id; the start if not said. */
  readonly at?: string;
  readonly center?: string;
  /** The team by card id; a starter if not said. */
  readonly team?: readonly string[];
  /** Cards that are not at full HP. */
  readonly hp?: { readonly [card: string]: number };
  /** By Leader. */
  readonly badges?: readonly string[];
}

export interface TableSetup {
  /** One for each seat; their number is the number of seats. */
  readonly trainers: readonly Seated[];
  readonly active?: Seat;
  readonly options?: OptionValues;
  readonly also?: (s: Mit) => void;
}

const STARTERS = ['charmander', 'squirtle', 'bulbasaur'];

/** A match at the beginning of a turn, everything stated. */
export function table(setup: TableSetup): Told {
  return script(mit, {
    seats: setup.trainers.length,
    ...(setup.options === undefined ? {} : { options: setup.options }),
    state: (s) => arrange(s, setup),
    outcome,
  });
}

function squareOf(id: string): number {
  const at = SQUARES.findIndex((square) => square.id === id);
  if (at < 0) throw new Error(`there is no square ${id}`);
  return at;
}

function arrange(s: Mit, { trainers, active = 0, also }: TableSetup): void {
  s.agenda = [{ do: 'turn' }];
  s.active = active;
  for (const card of STARTER_CARDS) s.where[card] = OUT;
  trainers.forEach(({ at = 'pallet', center, team, hp = {}, badges = [] }, seat) => {
    const me = s.trainers[seat];
    me.at = squareOf(at);
    if (center !== undefined) me.center = squareOf(center);
    me.team = (team ?? [STARTERS[seat]]).map((id) => {
      const card = cardOf(id);
      if (s.where[card] === IN_TEAM || CARDS[card].back === 'gym') throw new Error(`${id} cannot be had`);
      s.where[card] = IN_TEAM;
      return card;
    });
    for (const [id, left] of Object.entries(hp)) setHp(s, id, left);
    me.badges = badges.reduce((bits, id) => bits | (1 << leaderOf(id)), 0);
  });
  also?.(s);
}

function setHp(s: Mit, id: string, left: number): void {
  s.damage[cardOf(id)] = HP_OF[cardOf(id)] - left;
}

/** Chance as people say it: pips of a die, a wild card by id, the coin as 0 or 1. */
const outcome: Outcome<Mit> = ({ why }, said) => {
  if (why === 'coin') return said as number;
  if (why !== 'wild') return (said as number) - 1;
  const card = cardOf(said as string);
  return ROUTE_CARDS[CARDS[card].of].indexOf(card);
};

/** The first square of the route a wild card lives on. */
const routeSquare = (card: string): string => `${ROUTES[CARDS[cardOf(card)].of].id}-1`;

/** Moves the active player so many squares, backward if negative. */
export function go(t: Told, steps: number, pips = Math.abs(steps)): Told {
  if (t.match.chance === null) t.expectAsked('turn', t.s.active).answer('move');
  t.roll('move', pips);
  return t.answer(steps === 0 ? 'stay' : steps > 0 ? `forward:${steps}` : `back:${-steps}`);
}

/** What a battle is set up with besides the teams. */
export interface Fight {
  readonly hp?: { readonly [card: string]: number };
  readonly options?: OptionValues;
  readonly badges?: readonly string[];
  readonly center?: string;
  /** Looked at once the battle stands, before its first turn. */
  readonly lay?: (battle: Battle, s: Mit) => void;
}

/** Seat 0, who stood there, fights seat 1, who has just landed; each picks the whole team in order. Seat 0 is to act. */
export function duel(mine: readonly string[], theirs: readonly string[], fight: Fight = {}): Told {
  const shared = fight.center === undefined ? {} : { center: fight.center };
  const t = table({
    trainers: [
      { at: 'route-1-2', team: mine, ...(fight.badges ? { badges: fight.badges } : {}), ...shared },
      { at: 'route-1-1', team: theirs, ...shared },
    ],
    active: 1,
    ...(fight.options === undefined ? {} : { options: fight.options }),
    also: (s) => {
      for (const [id, left] of Object.entries(fight.hp ?? {})) setHp(s, id, left);
    },
  });
  go(t, 1).answer('fight');
  return pickAll(t, [mine, theirs], fight);
}

/** Seat 0 meets a wild Pokémon with this team; seat 0 is to act. */
export function wild(card: string, team: readonly string[], fight: Fight = {}): Told {
  const { hp = {}, badges, center } = fight;
  const own = Object.fromEntries(Object.entries(hp).filter(([id]) => id !== card));
  const t = table({
    trainers: [
      { at: routeSquare(card), team, hp: own, ...(badges ? { badges } : {}), ...(center ? { center } : {}) },
      { team: ['bulbasaur'] },
    ],
    ...(fight.options === undefined ? {} : { options: fight.options }),
  });
  t.answer('wild').roll('wild', card);
  return pickAll(t, [team, []], {
    ...fight,
    lay: (battle, s) => {
      if (hp[card] !== undefined) setHp(s, card, hp[card]);
      fight.lay?.(battle, s);
    },
  });
}

/** Seat 0 steps onto a Gym square and fights; seat 1 plays the Leader, whose Pokémon come in the order of the rulebook. */
export function gym(leader: string, team: readonly string[], fight: Fight = {}): Told {
  const { badges, center, hp } = fight;
  const at = GYM_OF[leaderOf(leader)];
  const t = table({
    trainers: [
      {
        at: SQUARES[at - 1].id,
        team,
        ...(badges ? { badges } : {}),
        ...(center ? { center } : {}),
      },
      { team: ['bulbasaur'] },
    ],
    ...(fight.options === undefined ? {} : { options: fight.options }),
    also: (s) => {
      for (const [id, left] of Object.entries(hp ?? {})) {
        if (CARDS[cardOf(id)].back !== 'gym') setHp(s, id, left);
      }
    },
  });
  go(t, 1).answer('fight');
  const cards = CARDS.filter(({ back, of }) => back === 'gym' && of === leaderOf(leader));
  return pickAll(t, [team, [cards[0].id]], {
    ...fight,
    lay: (battle, s) => {
      for (const [id, left] of Object.entries(hp ?? {}))
        if (CARDS[cardOf(id)].back === 'gym') setHp(s, id, left);
      fight.lay?.(battle, s);
    },
  });
}

/** Both sides choose all they have, as far as they are asked. */
function pickAll(t: Told, picks: readonly (readonly string[])[], fight: Fight): Told {
  for (const seat of t.match.open()) {
    if (t.decision(seat).kind.startsWith('select'))
      t.answers(seat, picks[seat].slice(0, t.decision(seat).max));
  }
  // Tests may lay things out between the steps: the script's own replay begins before, so it is told to begin here.
  if (fight.lay === undefined) return t;
  return at(t, fight.lay);
}

/** A new script that begins where this one stands, with something changed. */
function at(t: Told, change: (battle: Battle, s: Mit) => void): Told {
  const s = mit.clone(t.match.fork(null, true).snapshot as Mit);
  change(s.battle as Battle, s);
  return script(mit, { seats: s.trainers.length, options: t.match.options, state: s, outcome });
}

// ── looking ──

export const battleOf = (t: Told): Battle => {
  if (t.s.battle === null) throw new Error('there is no battle');
  return t.s.battle;
};
export const hp = (t: Told, id: string): number => hpOf(t.s, cardOf(id));
export const fighter = (t: Told, id: string): Fighter => {
  const found = battleOf(t)
    .sides.flatMap(({ fighters }) => fighters)
    .find(({ card }) => card === cardOf(id));
  if (found === undefined) throw new Error(`${id} does not fight`);
  return found;
};
/** What lies on a Pokémon: kind and counters left. */
export const on = (t: Told, id: string): { [kind: string]: number } =>
  Object.fromEntries(fighter(t, id).modifiers.map(({ kind, left }) => [kind, left]));
export const teamOf = (t: Told, seat: Seat): string[] =>
  t.s.trainers[seat].team.map((card) => CARDS[card].id);
export const placeOf = (t: Told, seat: Seat): string => SQUARES[t.s.trainers[seat].at].id;
export const liesInStack = (t: Told, id: string): boolean => t.s.where[cardOf(id)] === IN_STACK;
export const isOut = (t: Told, id: string): boolean => t.s.where[cardOf(id)] === OUT;
export const badgesOf = (t: Told, seat: Seat): readonly string[] => t.view(7).trainers[seat].badges;

/** The battle is over and it is this seat's turn. */
export function expectTurnOf(t: Told, seat: Seat): void {
  if (t.s.battle !== null) throw new Error('the battle goes on');
  if (t.s.active !== seat) throw new Error(`it is seat ${t.s.active}'s turn`);
  // Where there is nothing but to move, the die is due.
  if (t.match.chance === null) t.expectAsked('turn', seat);
  else t.expectChance('move');
}
