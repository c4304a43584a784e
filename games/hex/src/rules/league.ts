/** Section 19: who fights whom in the Head-to-Head League, by the number of players. */
import { ALL, type Rules, type Seat, type Step } from '@indigo/kernel';
import { SEAT } from '../answers.ts';
import { LAST_SLOT, PLATEAU } from '../board.ts';
import { LAST_TURNS, LEAGUE_WINS } from '../data/rules.ts';
import { ask } from '../questions.ts';
import type { Hex, League } from '../state.ts';
import { type T, tell } from '../table.ts';
import { challengeElite } from './elite.ts';
import { handOn } from './lasting.ts';
import { leagueBattle } from './league-battle.ts';
import { movePawn } from './pawn.ts';
import { win } from './win.ts';

const MOST_CAPTURES = ask('most-captures', 'H-LG-07');
const CHOOSE_RIVAL = ask('choose-rival', 'H-LG6-03');

/** Each battle is a step of its own, and so is what follows a round. */
type Bout = readonly [Seat, Seat];
const ROUND_OVER: Step = { do: 'round-over' };
const LOSERS: Step = { do: 'losers' };

/** H-LG-01, H-LG-02: the player whose turn it is has stopped on "Start the League"; missing badges keep nobody out (H-LG-03). */
export function* league(t: T): Rules {
  const { s } = t;
  const starter = s.active;
  if (s.options.league === 'elite-4') {
    yield* challengeElite(t, starter); // H-E4-02
    return;
  }
  s.league ??= { starter, round: FIRST_ROUND[t.n], inside: t.from(0).slice(), turnsLeft: [] };
  s.league.starter = starter;
  tell(t, ALL, 'league-starts', starter, s.league.round);
  if (s.league.round === 'open') yield* openBattle(t, starter);
  else if (s.league.round === 'first') yield* t.n === 6 ? firstOfSix(t, starter) : firstOfFive(t, starter);
  else if (t.n === 4) {
    const most = yield* mostCaptures(t, s.league.inside); // H-LG4-01, H-LG4-02
    tell(t, ALL, 'may-choose', most, 'most', s.players[most].team.length);
    yield* semifinals(t, most);
  } else {
    tell(t, ALL, 'may-choose', starter, 'starter', 0);
    yield* semifinals(t, starter);
  }
}

/** By the number of players. */
const FIRST_ROUND: { readonly [players: number]: League['round'] } = {
  2: 'open',
  3: 'open',
  4: 'semifinals',
  5: 'first',
  6: 'first',
};

const leagueOf = (s: Hex): League => s.league as League;

function schedule(s: Hex, after: readonly Step[], ...bouts: readonly Bout[]): void {
  s.agenda.push(...after);
  for (const [a, b] of bouts.slice().reverse()) s.agenda.push({ do: 'bout', a, b });
}

// ── the rounds ──

/** H-LG6-01, H-LG6-02: the pioneer and the best catcher rest, the other four fight in random pairs. */
function* firstOfSix(t: T, starter: Seat): Rules {
  const pioneer = pioneerOf(t.s, starter);
  const most = yield* mostCaptures(t, t.others(pioneer));
  tell(t, ALL, 'rests', pioneer, 'pioneer', 0);
  tell(t, ALL, 'rests', most, 'most', t.s.players[most].team.length);
  yield* randomPairs(
    t,
    t.others(pioneer).filter((seat) => seat !== most),
    [ROUND_OVER],
  );
}

/** H-LG5-01, H-LG5-02: the best catcher rests, the pioneer chooses among the other three. */
function* firstOfFive(t: T, starter: Seat): Rules {
  const pioneer = pioneerOf(t.s, starter);
  const most = yield* mostCaptures(t, t.from(0));
  const four = t.others(most);
  tell(t, ALL, 'rests', most, 'most', t.s.players[most].team.length);
  if (most !== pioneer) tell(t, ALL, 'may-choose', pioneer, 'pioneer', 0);
  // H-LG5-06.
  if (most === pioneer) yield* randomPairs(t, four, [ROUND_OVER, LOSERS]);
  else yield* chosenPairs(t, pioneer, four, [ROUND_OVER, LOSERS]);
}

/** H-LG6-03, H-LG4-02: one player chooses, the two left over fight each other. */
const semifinals = (t: T, chooser: Seat): Rules =>
  chosenPairs(t, chooser, leagueOf(t.s).inside, [ROUND_OVER]);

function* chosenPairs(t: T, chooser: Seat, four: readonly Seat[], after: readonly Step[]): Rules {
  const others = four.filter((seat) => seat !== chooser);
  const { seat: rival } = yield* t.ask(chooser, CHOOSE_RIVAL, () => others.map((seat) => SEAT[seat]));
  const [a, b] = others.filter((seat) => seat !== rival);
  tell(t, ALL, 'chose-rival', chooser, rival);
  schedule(t.s, after, [chooser, rival], [a, b]);
}

function* randomPairs(t: T, [first, ...others]: readonly Seat[], after: readonly Step[]): Rules {
  const [rival] = others.splice(yield* t.chance('pairing', others.length), 1);
  tell(t, ALL, 'drawn-pairs', first, rival, others[0], others[1]);
  schedule(t.s, after, [first, rival], [others[0], others[1]]);
}

/** H-LG-08; whoever starts the League has been there (H-AMB-40). */
const pioneerOf = (s: Hex, starter: Seat): Seat =>
  s.pioneers[LAST_SLOT] < 0 ? starter : s.pioneers[LAST_SLOT];

/** H-LG-06, H-LG-07: most Pokémon owned right now; among equals who started the League chooses. */
function* mostCaptures(t: T, among: readonly Seat[]): Rules<Seat> {
  const { players } = t.s;
  const most = Math.max(...among.map((seat) => players[seat].team.length));
  const best = among.filter((seat) => players[seat].team.length === most);
  const { starter } = leagueOf(t.s);
  return (yield* t.ask(starter, MOST_CAPTURES, () => best.map((seat) => SEAT[seat]))).seat;
}

// ── the steps that follow ──

/** One battle of a round. */
// biome-ignore lint/correctness/useYield: it asks nothing
export function* bout(t: T, { a, b }: Step): Rules {
  leagueBattle(t, a as Seat, b as Seat, 'bout-over');
}

/** Who loses it is out (H-LG6-06), or with five players has a second chance (H-LG5-04). */
export function* boutOver(t: T, step: Step): Rules {
  const { s } = t;
  const [winner, loser] = [step.winner as Seat, step.loser as Seat];
  const { inside } = leagueOf(s);
  leagueOf(s).inside = t
    .from(0)
    .filter((seat) => seat === winner || (seat !== loser && inside.includes(seat)));
  if (!s.agenda.some(({ do: step }) => step === LOSERS.do)) leaveLeague(t, loser);
}

/** H-LG5-03, H-LG5-04: the two losers of the first round fight for the last place. */
export function* losers(t: T): Rules {
  const { s } = t;
  const { inside } = leagueOf(s);
  const [a, b] = t.from(0).filter((seat) => !inside.includes(seat));
  schedule(s, [], [a, b]);
}

/** H-LG-09: no turns, no responses, no target any more. */
function leaveLeague(t: T, seat: Seat): void {
  t.s.players[seat].out = true;
  handOn(t, seat);
  tell(t, ALL, 'out-of-league', seat);
}

/** After the first round play goes on until somebody starts the semifinals (H-LG6-04, H-LG5-05); after those comes the interlude. */
export function* roundOver(t: T): Rules {
  const { s } = t;
  const now = leagueOf(s);
  if (now.round === 'first') {
    now.round = 'semifinals';
    tell(t, ALL, 'semifinalists', now.inside);
    if (s.options.semifinals === 'landing') return;
    // H-AMB-39: at once, as a setting; the starter chooses, or the pioneer, or the next seat still in.
    const order = [now.starter, pioneerOf(s, now.starter), ...t.from(now.starter)];
    now.starter = order.find((seat) => now.inside.includes(seat)) as Seat;
    tell(t, ALL, 'may-choose', now.starter, 'starter', 0);
    yield* semifinals(t, now.starter);
    return;
  }
  // H-LG-11, H-LG6-05, H-LG4-03, H-LG4-04: two finalists, back on the Plateau, with three turns each.
  now.round = 'interlude';
  now.turnsLeft = s.players.map((_, seat) => (now.inside.includes(seat) ? LAST_TURNS : 0));
  tell(t, ALL, 'finalists', now.inside[0], now.inside[1]);
  sendBack(t, now.inside);
  s.regular = now.starter; // H-LG-12: they go on clockwise from there, and only they have turns
}

/** H-LG-15: no visit, so no lock, and the gate stays as it is for later; the last hexagon is open from there. */
function sendBack(t: T, seats: readonly Seat[]): void {
  for (const seat of seats) movePawn(t, seat, PLATEAU, 'league');
}

// ── before the final ──

/** A regular turn begins: one of the last three (H-LG-12, H-TURN-07), an extra one is none of them (H-LG-14). */
export function countLastTurn(s: Hex): void {
  if (s.league?.round === 'interlude' && !s.extraTurn) s.league.turnsLeft[s.active]--;
}

/** All those turns are over, extra ones included. */
export const isFinalDue = ({ league: now, players }: Hex): boolean =>
  now?.round === 'interlude' &&
  now.turnsLeft.every((left) => left <= 0) &&
  now.inside.every((seat) => players[seat].extra === 0);

/** H-LG-11: the last battle, outside anybody's turn (H-REACT-01). */
// biome-ignore lint/correctness/useYield: it asks nothing
export function* final(t: T): Rules {
  const { s } = t;
  const now = leagueOf(s);
  now.round = 'final';
  s.active = now.starter;
  leagueBattle(t, now.inside[0], now.inside[1], 'final-over');
}

// biome-ignore lint/correctness/useYield: it asks nothing
export function* finalOver(t: T, { winner }: Step): Rules {
  win(t, winner as Seat);
}

// ── two and three players ──

/** H-LG2-01, H-LG3-01: one battle, a prize (H-LG2-04, H-LG3-03), then all walk again; nobody is ever out (H-LG3-07). */
function* openBattle(t: T, starter: Seat): Rules {
  leagueBattle(t, starter, yield* rivalOf(t, starter), 'open-over');
}

export function* openOver(t: T, step: Step): Rules {
  const winner = step.winner as Seat;
  const { beaten, leagueWins } = t.s.players[winner];
  const done =
    t.n === 2 ? leagueWins === LEAGUE_WINS : t.others(winner).every((seat) => (beaten >> seat) & 1);
  if (done)
    win(t, winner); // H-LG2-03, H-LG3-05
  else sendBack(t, t.from(0)); // H-LG3-04, H-LG2-02; H-LG3-08: laps stay
}

/** H-LG3-01, H-LG3-02: the one not beaten yet; at random while none is. */
function* rivalOf(t: T, seat: Seat): Rules<Seat> {
  const { beaten } = t.s.players[seat];
  const unbeaten = t.others(seat).filter((other) => ((beaten >> other) & 1) === 0);
  const rivals = unbeaten.length > 0 ? unbeaten : t.others(seat);
  const rival = rivals[yield* t.chance('rival', rivals.length)];
  if (t.n > 2) tell(t, ALL, 'league-rival', seat, rival, rivals.length > 1);
  return rival;
}
