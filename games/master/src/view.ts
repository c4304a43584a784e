import type { Plain, Seat } from '@indigo/kernel';
import { board, OBSTACLES } from './board.ts';
import { ITEMS } from './data/items.ts';
import { HMS } from './data/machines.ts';
import { POKEMON } from './data/pokemon.ts';
import { POWERS } from './data/powers.ts';
import { BALLS, STONES } from './data/shop.ts';
import { TYPES } from './data/types.ts';
import { FOES } from './foes.ts';
import { type LeagueView, leagueView } from './league/view.ts';
import { DECK, MACHINES } from './machines.ts';
import { MONEY } from './money.ts';
import { partId } from './names.ts';
import { type Card, DISCARDED, EMPTY, FACE_DOWN, IN_SUPPLY, type Master, type Options } from './state.ts';
import { maxHearts } from './team.ts';

/**
 * What one seat may see, in words a client can use without tables of ours. All is open (M-HID-04, M-HID-05) but what lies
 * face down, which is in no state (M-HID-01), and the hands of a draft (M-HID-06).
 */
export type MasterView = {
  readonly seat: Seat;
  readonly options: Options & { readonly [key: string]: Plain };
  readonly phase: string;
  readonly turn: number;
  readonly goes: number;
  readonly first: Seat;
  readonly active: Seat;
  readonly winner: Seat | -1;
  readonly left: number;
  readonly extra: number;
  readonly turnOver: boolean;
  readonly used: number;
  readonly walked: number;
  readonly clock: number;
  readonly players: readonly PlayerView[];
  /** What lies on each location that has something: `?` face down, else what it is by id. */
  readonly spots: { readonly [place: string]: string };
  /** The obstacle in each slot. */
  readonly obstacles: readonly (typeof OBSTACLES)[number][];
  readonly gymPowers: readonly string[];
  readonly powersSeen: number;
  readonly items: readonly number[];
  readonly hms: readonly number[];
  readonly types: readonly number[];
  readonly karate: number;
  readonly giovanni: number;
  readonly gymsBeaten: number;
  /** Starters, Porygon and prizes nobody has; tokens in the open discards. */
  readonly supply: readonly string[];
  readonly discard: readonly string[];
  readonly battle: BattleView | null;
  readonly offer: OfferView | null;
  readonly seeds: readonly Seat[];
  /** M-HID-07: by number. */
  readonly tms: readonly number[];
  readonly passes: number;
  readonly draft: DraftView | null;
  readonly league: LeagueView;
};

export type PokemonView = {
  readonly card: string;
  readonly stage: number;
  readonly level: number;
  readonly hearts: number;
  readonly max: number;
  readonly taught: readonly string[];
};

export type PlayerView = {
  readonly at: string;
  /** The starter picked, '' before; the figure has its colour. */
  readonly starter: string;
  readonly checkpoint: string;
  readonly moved: boolean;
  readonly entered: number;
  readonly team: readonly PokemonView[];
  readonly balls: { readonly [ball: string]: number };
  readonly stones: { readonly [stone: string]: number };
  readonly candies: number;
  readonly revives: number;
  readonly bike: number;
  /** Bikes and mach bikes besides the one ridden. */
  readonly spares: readonly number[];
  readonly money: readonly string[];
  readonly debts: number;
  readonly types: { readonly [type: string]: number };
  readonly flipped: { readonly [type: string]: number };
  readonly powers: readonly string[];
  readonly friendly: boolean;
  /** One bit for each player whose company is nothing new (M-TRADE-03). */
  readonly met: number;
  readonly offers: readonly number[];
};

export type BattleView = {
  readonly foe: string;
  readonly committed: readonly string[];
  readonly hearts: readonly number[];
  readonly round: number;
  readonly power: string;
  readonly powerUsed: boolean;
  /** Of each committed Pokémon, in this round. */
  readonly dice: readonly (readonly number[])[];
  /** Types of the hits still to be placed. */
  readonly hits: readonly string[];
  /** M-ADV-08: nobody is asked to object any more. */
  readonly stands: boolean;
  /** Whose choice is due, -1 while dice decide. */
  readonly due: Seat | -1;
  readonly winner: 'active' | 'foe' | null;
};

type OfferView = {
  readonly from: Seat;
  readonly to: Seat;
  readonly counter: boolean;
  readonly size: number;
  /** M-HID-10: for the two alone. */
  readonly parts: readonly string[];
};

type DraftView = {
  /** M-HID-06: TMs of the own hand by number; how many are in each. */
  readonly hand: readonly number[];
  readonly sizes: readonly number[];
  readonly quiet: number;
};

export function view(s: Master, seat: Seat): MasterView {
  return {
    seat,
    options: { ...s.options },
    phase: s.phase,
    turn: s.turn,
    goes: s.goes,
    first: s.first,
    active: s.active,
    winner: s.winner,
    left: s.left,
    extra: s.extra,
    turnOver: s.turnOver,
    used: s.used,
    walked: s.walked,
    clock: s.clock,
    players: s.players.map((_, one) => playerView(s, one)),
    spots: spotsView(s),
    obstacles: s.obstacles.map((kind) => OBSTACLES[kind]),
    gymPowers: s.gymPowers.map(powerView),
    powersSeen: s.powersSeen,
    items: s.items.slice(),
    hms: s.hms.slice(),
    types: s.types.slice(),
    karate: s.karate,
    giovanni: s.giovanni,
    gymsBeaten: s.gymsBeaten,
    supply: lying(s, IN_SUPPLY),
    discard: lying(s, DISCARDED),
    battle: battleView(s),
    offer: offerView(s, seat),
    seeds: s.seeds.slice(),
    tms: s.tms.map((machine) => MACHINES[machine].number),
    passes: s.passes,
    draft: draftView(s, seat),
    league: leagueView(s),
  };
}

const lying = (s: Master, where: number): string[] =>
  POKEMON.filter((_, card) => s.where[card] === where).map(({ id }) => id);

const powerView = (power: number): string =>
  power === FACE_DOWN ? '?' : power === EMPTY ? '' : POWERS[power].id;

function spotsView(s: Master): { [place: string]: string } {
  const found: { [place: string]: string } = {};
  board(s).spaces.forEach(({ id, kind }, node) => {
    const spot = s.spots[node];
    if (spot === EMPTY) return;
    if (spot === FACE_DOWN) found[id] = '?';
    else if (kind === 'item') found[id] = ITEMS[spot].id;
    else if (kind === 'hm') found[id] = HMS[spot].attack;
    else if (kind === 'trainer' || kind === 'gym') found[id] = FOES[spot].id;
    else found[id] = POKEMON[spot].id;
  });
  return found;
}

const named = (
  rows: readonly (string | { readonly id: string })[],
  counts: readonly number[],
): { [id: string]: number } =>
  Object.fromEntries(rows.map((row, i) => [typeof row === 'string' ? row : row.id, counts[i]]));

const pokemonView = (s: Master, seat: Seat, card: Card): PokemonView => ({
  card: POKEMON[card].id,
  stage: s.stage[card],
  level: s.level[card],
  hearts: s.hearts[card],
  max: maxHearts(s, seat, card),
  taught: s.taught[card].map((machine) => MACHINES[machine].attack),
});

function playerView(s: Master, seat: Seat): PlayerView {
  const player = s.players[seat];
  const { spaces, cities } = board(s);
  return {
    at: spaces[player.at].id,
    starter: player.starter < 0 ? '' : POKEMON[player.starter].id,
    checkpoint: cities[player.checkpoint],
    moved: player.moved,
    entered: player.entered,
    team: player.team.map((card) => pokemonView(s, seat, card)),
    balls: named(BALLS, player.balls),
    stones: named(STONES, player.stones),
    candies: player.candies,
    revives: player.revives,
    bike: player.bike,
    spares: player.spares.slice(),
    money: player.money.map((money) => MONEY[money].id),
    debts: player.debts,
    types: named(TYPES, player.types),
    flipped: named(TYPES, player.flipped),
    powers: player.powers.map((power) => POWERS[power].id),
    friendly: player.friendly,
    met: player.met,
    offers: player.offers.slice(),
  };
}

function battleView({ battle }: Master): BattleView | null {
  if (battle === null) return null;
  return {
    foe: FOES[battle.foe].id,
    committed: battle.committed.map((card) => POKEMON[card].id),
    hearts: battle.hearts.slice(),
    round: battle.round,
    power: powerView(battle.power),
    powerUsed: battle.powerUsed,
    dice: battle.dice.map((pips) => pips.slice()),
    hits: battle.hits.map((type) => TYPES[type].id),
    stands: battle.stands,
    due: battle.due,
    winner: battle.winner,
  };
}

function offerView({ offer }: Master, seat: Seat): OfferView | null {
  if (offer === null) return null;
  const { from, to, counter, parts } = offer;
  const isOne = seat === from || seat === to;
  return { from, to, counter, size: parts.length, parts: isOne ? parts.map(partId) : [] };
}

function draftView({ draft }: Master, seat: Seat): DraftView | null {
  if (draft === null) return null;
  const { pile, hands, quiet } = draft;
  const hand = (hands[seat] ?? []).map((card) => MACHINES[DECK[pile.kind[card]]].number);
  return { hand, sizes: hands.map(({ length }) => length), quiet };
}
