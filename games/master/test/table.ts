/** Sets a table for a clause test: players, Pokémon and tokens by name, chance in the words of the game. */
import { type Outcome, type Script, script } from '@indigo/battery';
import { type OptionValues, read, type Seat } from '@indigo/kernel';
import { boardFor, OBSTACLES } from '../src/board.ts';
import { BACK_CARDS, BACK_OF, cardOf, MAX_LEVEL, STARTER_CARDS } from '../src/cards.ts';
import { ITEMS } from '../src/data/items.ts';
import { HMS } from '../src/data/machines.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { POWERS } from '../src/data/powers.ts';
import { BALLS, STONES } from '../src/data/shop.ts';
import { TRADE_BACKS } from '../src/data/tokens.ts';
import { TYPES } from '../src/data/types.ts';
import { foeOf, LEADER_FOES, TIER_FOES } from '../src/foes.ts';
import { type Master, type MasterView, master, type Player } from '../src/index.ts';
import { machineOf } from '../src/machines.ts';
import { MONEY } from '../src/money.ts';
import { greet } from '../src/rules/trade/meeting.ts';
import { EMPTY, FACE_DOWN, GONE, ON_MAP, OWNED } from '../src/state.ts';
import { maxHearts } from '../src/team.ts';
import { words } from '../src/text/index.ts';

export type Told = Script<Master, MasterView>;

/** A Pokémon of a team: `charmander`, or with more to say. Hearts are full if not said. */
export interface Mon {
  readonly is: string;
  readonly level?: number;
  readonly stage?: number;
  readonly hearts?: number;
  /** HMs and TMs it knows, by attack. */
  readonly taught?: readonly string[];
}

export interface Seated {
  /** Location id; the lab if not said. */
  readonly at?: string;
  /** A starter if not said. */
  readonly team?: readonly (string | Mon)[];
  readonly balls?: { readonly [ball: string]: number };
  readonly stones?: { readonly [stone: string]: number };
  /** Type tokens. */
  readonly types?: { readonly [type: string]: number };
  /** Money tokens by id (see money.ts). */
  readonly money?: readonly string[];
  readonly powers?: readonly string[];
  readonly checkpoint?: string;
  /** Anything else of a player: candies, revives, bike, debts, friendly, moved. */
  readonly also?: Partial<Player>;
}

export interface TableSetup {
  /** One for each seat; their number is the number of seats. */
  readonly players: readonly Seated[];
  readonly active?: Seat;
  readonly options?: OptionValues;
  /** What lies where, face up, by id; `?` face down, `` nothing. Where nothing is said: wild, legendary and item tokens face down, trainers and leaders in the order of the data, all else empty. */
  readonly spots?: { readonly [place: string]: string };
  /** Obstacles by the two ends of the road, `lab-s7`; roads not named are free. */
  readonly obstacles?: { readonly [road: string]: string };
  /** Actions left: the match then begins in the middle of the turn. */
  readonly left?: number;
  readonly also?: (s: Master) => void;
}

/** A match at the beginning of a turn, everything stated. */
export function table(setup: TableSetup): Told {
  return script(master, {
    seats: setup.players.length,
    ...(setup.options === undefined ? {} : { options: setup.options }),
    state: (s) => arrange(s, setup),
    outcome,
  });
}

const map = (s: Master) => boardFor(s.options.simplified);

export function nodeOf(s: Master, id: string): number {
  const node = map(s).spaces.findIndex((space) => space.id === id);
  if (node < 0) throw new Error(`there is no location ${id}`);
  return node;
}

const indexIn = (rows: readonly (string | { readonly id: string })[], id: string): number => {
  const found = rows.findIndex((row) => (typeof row === 'string' ? row : row.id) === id);
  if (found < 0) throw new Error(`there is no ${id}`);
  return found;
};

function arrange(s: Master, setup: TableSetup): void {
  const { players, active = 0, spots = {}, obstacles = {}, left, also } = setup;
  s.phase = 'adventure';
  s.agenda = left === undefined ? [{ do: 'turn' }] : [{ do: 'end' }, { do: 'parting' }, { do: 'act' }];
  s.left = left ?? 0;
  s.active = active;
  for (const card of STARTER_CARDS) s.where[card] = GONE;
  players.forEach((seated, seat) => {
    seatPlayer(s, seat, seated);
  });
  players.forEach((_, seat) => {
    greet(s, seat); // whoever stands together does so already
  });
  layFoes(s);
  for (const [id, what] of Object.entries(spots)) lay(s, id, what);
  for (const [road, kind] of Object.entries(obstacles)) block(s, road, kind);
  also?.(s);
}

function seatPlayer(s: Master, seat: Seat, seated: Seated): void {
  const player = s.players[seat];
  player.at = nodeOf(s, seated.at ?? 'lab');
  const { city } = map(s).spaces[player.at];
  if (city >= 0) player.checkpoint = city;
  if (seated.checkpoint !== undefined) player.checkpoint = map(s).spaces[nodeOf(s, seated.checkpoint)].city;
  for (const [ball, n] of Object.entries(seated.balls ?? {})) player.balls[indexIn(BALLS, ball)] = n;
  for (const [stone, n] of Object.entries(seated.stones ?? {})) player.stones[indexIn(STONES, stone)] = n;
  for (const [type, n] of Object.entries(seated.types ?? {})) {
    player.types[indexIn(TYPES, type)] = n;
    s.types[indexIn(TYPES, type)] -= n;
  }
  player.money = (seated.money ?? []).map((id) => indexIn(MONEY, id));
  player.powers = (seated.powers ?? []).map((id) => indexIn(POWERS, id));
  for (const mon of seated.team ?? [POKEMON[STARTER_CARDS[seat]].id]) {
    give(s, seat, typeof mon === 'string' ? { is: mon } : mon);
  }
  Object.assign(player, seated.also ?? {});
}

function give(s: Master, seat: Seat, { is, level = 1, stage, hearts, taught = [] }: Mon): void {
  const card = cardOf(is);
  if (s.where[card] === OWNED) throw new Error(`${is} is owned twice`);
  if (level > MAX_LEVEL[card]) throw new Error(`${is} has only ${MAX_LEVEL[card]} levels`);
  s.where[card] = OWNED;
  s.players[seat].team.push(card);
  s.level[card] = level;
  s.stage[card] =
    stage ??
    POKEMON[card].stages.reduce(
      (most, { reached }, i) => (reached.by === 'level' && reached.level <= level ? i : most),
      0,
    );
  s.taught[card] = Object.freeze(taught.map(machineOf));
  s.hearts[card] = hearts ?? maxHearts(s, seat, card);
}

/** Trainers by tier and the first leaders, in the order of the data. */
function layFoes(s: Master): void {
  const { spaces, trainers, gyms } = map(s);
  const tiers = Object.fromEntries(Object.entries(TIER_FOES).map(([tier, foes]) => [tier, foes.slice()]));
  for (const node of trainers) s.spots[node] = tiers[spaces[node].back as string].shift() as number;
  gyms.forEach((node, i) => {
    s.spots[node] = LEADER_FOES[i];
  });
}

/** Puts a token on a location, by the kind of location. */
function lay(s: Master, id: string, what: string): void {
  const node = nodeOf(s, id);
  const { kind } = map(s).spaces[node];
  if (what === '' || what === '?') s.spots[node] = what === '' ? EMPTY : FACE_DOWN;
  else if (kind === 'item') {
    s.spots[node] = indexIn(ITEMS, what);
    s.items[s.spots[node]]--;
  } else if (kind === 'hm') s.spots[node] = HMS.findIndex(({ attack }) => attack === what);
  else if (kind === 'trainer' || kind === 'gym') s.spots[node] = foeOf(what);
  else {
    s.spots[node] = cardOf(what);
    s.where[cardOf(what)] = ON_MAP;
  }
}

function block(s: Master, road: string, kind: string): void {
  const { roads, spaces } = map(s);
  const found = roads.find(({ a, b }) =>
    [`${spaces[a].id}-${spaces[b].id}`, `${spaces[b].id}-${spaces[a].id}`].includes(road),
  );
  if (found === undefined || found.slot < 0) throw new Error(`the road ${road} has no slot for an obstacle`);
  s.obstacles[found.slot] = indexIn(OBSTACLES, kind);
}

/** Chance as people say it: pips of a die, tokens, items, trainers and so on by id. */
const outcome: Outcome<Master> = ({ why }, said) => {
  if (typeof said === 'number') return why === 'die' || why === 'catch' ? said - 1 : said;
  const id = said as string;
  switch (why) {
    case 'token':
      return BACK_CARDS[BACK_OF[cardOf(id)]].indexOf(cardOf(id));
    case 'item':
      return indexIn(ITEMS, id);
    case 'obstacle':
      return indexIn(OBSTACLES, id);
    case 'power':
      return indexIn(POWERS, id);
    case 'leader':
      return LEADER_FOES.indexOf(foeOf(id));
    case 'trade-spot':
      return indexIn(TRADE_BACKS, id);
    default:
      throw new Error(`say "${why}" as a number`);
  }
};

/** Nobody wants a trade with those who have just come. */
export function noTrade(t: Told): Told {
  return t.expectAsked('meet').pass(...t.match.open());
}

/** Answers the acts of the active player one after the other. */
export function go(t: Told, ...acts: readonly string[]): Told {
  for (const act of acts) t.expectAsked('act', t.s.active).answer(act);
  return t;
}

// ── looking ──

/** The question a seat is asked, as it reads. */
export const asks = (t: Told, seat: Seat): string =>
  read(words, t.decision(seat).say, { you: seat, name: (one) => `Player ${one + 1}` });
export const me = (t: Told, seat: Seat = 0): Player => t.s.players[seat];
export const hearts = (t: Told, id: string): number => t.s.hearts[cardOf(id)];
export const level = (t: Told, id: string): number => t.s.level[cardOf(id)];
export const stage = (t: Told, id: string): string => POKEMON[cardOf(id)].stages[t.s.stage[cardOf(id)]].name;
export const where = (t: Told, id: string): number => t.s.where[cardOf(id)];
export const team = (t: Told, seat: Seat = 0): string[] => me(t, seat).team.map((card) => POKEMON[card].id);
export const placeOf = (t: Told, seat: Seat = 0): string => map(t.s).spaces[me(t, seat).at].id;
export const spot = (t: Told, id: string): number => t.s.spots[nodeOf(t.s, id)];
export const ballsOf = (t: Told, seat: Seat = 0): readonly number[] => me(t, seat).balls;
export const moneyOf = (t: Told, seat: Seat = 0): string[] =>
  me(t, seat).money.map((money) => MONEY[money].id);

/** The turn has gone on to this seat. */
export function expectTurnOf(t: Told, seat: Seat): void {
  if (t.s.active !== seat) throw new Error(`it is seat ${t.s.active}'s turn`);
  t.expectAsked('act', seat);
}
