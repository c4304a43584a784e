/** Preparing a match (M-PREP, M-INIT-01 to 03). */
import { ALL, type Rules, type Seat, type Step } from '@indigo/kernel';
import { HOOKS } from '../abilities/abilities.ts';
import { ability } from '../abilities/force.ts';
import { BOULDER_DICE, TEAM_SIZE } from '../data/battlefield.ts';
import { DIE_SIDES } from '../data/rules.ts';
import { TYPES } from '../data/types.ts';
import type { Card, Master } from '../state.ts';
import { type T, tell } from '../table.ts';
import { MINE_OR_THEIRS, SIDES, SPEED_OR_RANGE, YES_OR_NO } from './answers.ts';
import { SPOTS, START_HEXES } from './field.ts';
import { EVERYBODY, firstOf, formOf, isFree, matchOf, other, rowOf } from './fighters.ts';
import { BEGINNER, COMMIT, FLIPPED, PLACE, PROMISE, SIDE } from './questions.ts';
import { fighterOf, nobody, usableTeam } from './roster.ts';
import type { Match, Side, SideIndex } from './state.ts';

// Preparing is several steps, so that copies of a match begin close to where it stands.
export const PREPARE: Step = { do: 'match-prepare' };
const COMMIT_FIRST: Step = { do: 'match-commit' };
const COMMIT_SECOND: Step = { do: 'match-commit-second' };
const START: Step = { do: 'match-start' };
const ROUND: Step = { do: 'match-round' };

/** A round no match reaches: sudden death is not yet in force. */
export const NEVER = 1_000_000;

/** The table of a match between two players, the higher seed first (M-LEAGUE-08), with the expansions that are played (M-EXP-01). */
export function newMatch(s: Master, kind: Match['kind'], higher: Seat, lower: Seat): Match {
  const { abilities, initiative, sight } = s.options;
  return {
    kind,
    abilities,
    initiative,
    closed: sight === 'closed',
    sides: [newSide(s, kind, higher), newSide(s, kind, lower)],
    fighters: EVERYBODY.map(nobody),
    boulders: [],
    round: 0,
    begins: 0, // M-ACT-12
    next: 0,
    go: null,
    used: [[], []],
    fallen: [],
    fallenBefore: 0,
    heartsBefore: [0, 0],
    quiet: 0,
    sudden: NEVER,
    stalled: 0,
    winner: -1,
  };
}

function newSide(s: Master, kind: Match['kind'], seat: Seat): Side {
  const { types, flipped, powers } = s.players[seat];
  const isLeague = kind === 'league';
  return {
    seat,
    home: -1,
    // M-FRIEND-09: between friends type tokens have no effect, neither side of them.
    hearts: Object.freeze(TYPES.map((_, type) => (isLeague ? types[type] - flipped[type] : 0))),
    speed: TYPES.map(() => 0),
    range: TYPES.map(() => 0),
    powers: isLeague ? powers.slice() : [], // M-LEAGUE-05: usable again in every match; M-FRIEND-11
    reserve: isLeague && !s.options.simplified ? 'ready' : 'gone', // M-FRIEND-08, M-SIMP-06
    place: -1,
    waits: false,
    promised: -1,
  };
}

/** M-PREP-03: boulders first, then whatever is chosen before anybody picks. */
export function* prepare(t: T): Rules {
  const m = matchOf(t.s);
  if (m.kind === 'league') yield* throwBoulders(t, m); // M-FRIEND-07
  yield* chooseFlips(t, m);
  if (m.initiative) yield* chooseInitiative(t, m);
  const first = firstToPlace(m);
  yield* chooseSide(t, m, first);
  t.s.agenda.push(START, COMMIT_SECOND, COMMIT_FIRST);
}

/** M-PREP-01: one boulder for every different face. */
function* throwBoulders(t: T, m: Match): Rules {
  const pips: number[] = [];
  for (let i = 0; i < BOULDER_DICE; i++) pips.push(1 + (yield* t.chance('boulder', DIE_SIDES)));
  for (let face = 1; face <= DIE_SIDES; face++) if (pips.includes(face)) m.boulders.push(SPOTS[face - 1]);
  tell(t, ALL, 'f.boulders', pips, m.sides[0].seat);
}

/** M-EXP-05: speed or range for each flipped token, open to both, the higher seed first. */
function* chooseFlips(t: T, m: Match): Rules {
  if (m.kind !== 'league') return;
  for (const side of m.sides) {
    const { flipped } = t.s.players[side.seat];
    for (let type = 0; type < flipped.length; type++) {
      for (let i = 0; i < flipped[type]; i++) {
        const gives = yield* t.ask(side.seat, FLIPPED(type), () => SPEED_OR_RANGE);
        side[gives][type]++; // M-EXP-07: they stack
        tell(t, ALL, 'f.flipped-for', side.seat, type, gives);
      }
    }
  }
}

/** M-INIT-01, M-INIT-08: the higher seed says who begins; the owner of Jynx may promise it and say so instead (M-ABIL-22). */
function* chooseInitiative(t: T, m: Match): Rules {
  let chooser: SideIndex = 0;
  if (m.abilities) {
    for (const side of SIDE_ORDER) {
      const dancer = usableTeam(t.s, m.sides[side].seat).find((card) => HOOKS.choosesBeginner[card] === true);
      if (dancer === undefined) continue;
      const says = yield* t.ask(m.sides[side].seat, PROMISE, () => YES_OR_NO);
      if (says === 'no') continue;
      m.sides[side].promised = dancer;
      chooser = side;
      tell(t, ALL, 'f.promised', m.sides[side].seat, dancer);
    }
  }
  yield* chooseBeginner(t, m, chooser);
}

const SIDE_ORDER: readonly SideIndex[] = [0, 1];

function* chooseBeginner(t: T, m: Match, chooser: SideIndex): Rules {
  const who = yield* t.ask(m.sides[chooser].seat, BEGINNER(m.initiative), () => MINE_OR_THEIRS);
  m.begins = who === 'me' ? chooser : other(chooser);
  tell(t, ALL, 'f.begins-rounds', m.sides[m.begins].seat);
}

/**
 * M-PREP-04: the higher seed places first; with advanced initiative the one without it (M-INIT-02); between friends the one met,
 * who is the lower seed (M-FRIEND-10, M-FRIEND-23).
 */
function firstToPlace(m: Match): SideIndex {
  if (m.kind === 'friendly') return 1;
  return m.initiative ? other(m.begins) : 0;
}

/** M-PREP-03; M-FRIEND-21: between friends no side is chosen. */
function* chooseSide(t: T, m: Match, first: SideIndex): Rules {
  const home = m.kind === 'friendly' ? 0 : yield* t.ask(m.sides[first].seat, SIDE, () => SIDES);
  m.sides[first].home = home;
  m.sides[other(first)].home = 1 - home;
  if (m.kind === 'league') tell(t, ALL, 'f.chose-side', m.sides[first].seat, home);
}

/** M-PREP-04 to 07: three Pokémon in the order of the row, each on a start hex of its own. */
export function commit(t: T): Rules {
  return place(t, firstToPlace(matchOf(t.s)));
}

/** M-PREP-05, M-INIT-03: knowing all that. */
export function commitSecond(t: T): Rules {
  return place(t, other(firstToPlace(matchOf(t.s))));
}

function* place(t: T, index: SideIndex): Rules {
  const m = matchOf(t.s);
  const side = m.sides[index];
  const team = usableTeam(t.s, side.seat);
  const cards = team.length <= 1 ? team : yield* pickTeam(t, m, side, team); // one alone is no choice
  for (let i = 0; i < cards.length; i++) {
    const fighter = fighterOf(t.s, side, cards[i]);
    const starts = START_HEXES[side.home];
    fighter.hex = yield* t.ask(side.seat, PLACE(formOf(fighter)), () =>
      starts.filter((hex) => isFree(m, hex)),
    );
    m.fighters[firstOf(index) + i] = fighter;
    tell(t, ALL, 'f.committed', side.seat, formOf(fighter), fighter.hex);
  }
}

function* pickTeam(t: T, m: Match, side: Side, team: readonly Card[]): Rules<readonly Card[]> {
  const n = Math.min(TEAM_SIZE, team.length); // M-PREP-06, M-LEAGUE-06, M-FRIEND-16
  const promise = side.promised;
  const cards = yield* t.compose(side.seat, COMMIT(n, !m.initiative), () => team, {
    min: n,
    max: n,
    // M-ABIL-22: what was promised must be among them.
    fits: (list, next) => promise < 0 || next === promise || list.includes(promise) || list.length < n - 1,
  });
  return cards;
}

/** Both have placed. M-LEAGUE-06: who has nobody left loses at once. */
export function* start(t: T): Rules {
  const m = matchOf(t.s);
  if (m.abilities) {
    for (const who of EVERYBODY) {
      const atStart = ability(m, who, HOOKS.atStart); // M-ABIL-61
      if (atStart !== undefined) yield* atStart(t, m, who);
    }
    if (!m.initiative) yield* dance(t, m);
  }
  t.s.agenda.push(ROUND);
}

/** M-ABIL-22, without advanced initiative: the owner of a committed Jynx says who begins the rounds. */
function* dance(t: T, m: Match): Rules {
  for (const side of SIDE_ORDER) {
    if (!rowOf(side).some((who) => ability(m, who, HOOKS.choosesBeginner) === true)) continue;
    yield* chooseBeginner(t, m, side);
    return;
  }
}
