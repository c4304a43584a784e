import type { Piece, Place, Say, Scene, Seat, Tray, Zone } from '@indigo/kernel';
import { battleScene, foeArt } from './battle-scene.ts';
import { boardFor, NO_OBSTACLE, OBSTACLES } from './board.ts';
import { cardOf } from './cards.ts';
import { ITEMS } from './data/items.ts';
import { POKEMON } from './data/pokemon.ts';
import { POWERS } from './data/powers.ts';
import { BALLS, STONES } from './data/shop.ts';
import { BACKS, STARTERS as FIGURES } from './data/tokens.ts';
import { TYPES } from './data/types.ts';
import { cardPiece, figurePiece, foePiece, tokenPiece } from './faces.ts';
import { FOES, foeOf } from './foes.ts';
import { fieldScene } from './league/scene.ts';
import { machineOf } from './machines.ts';
import { MONEY } from './money.ts';
import { progressOf } from './progress.ts';
import { BIKES, bikesOf } from './rules/bike.ts';
import type { MasterView, PlayerView, PokemonView } from './view.ts';

/** The places and roads of a side never change. */
const DRAWN = [false, true].map((simplified) => {
  const { spaces, roads, aspect } = boardFor(simplified);
  const places = spaces.map(({ id, x, y, kind, back }, node): Place => {
    const colour = BACKS.find((row) => row.back === (kind === 'legendary' ? kind : back))?.colour;
    const say = ['place', simplified ? -1 - node : node] as const;
    return { id, x, y, kind, say, ...(colour === undefined ? {} : { colour }) };
  });
  const links = roads.map(({ a, b }) => [spaces[a].id, spaces[b].id] as const);
  return { aspect, places, links };
});

const STARTERS = 'starters';
const OBSTACLES_AROUND = 'obstacles';
const ARENA = 'arena';
const teamZone = (seat: number): string => `team:${seat}`;
const bagZone = (seat: number): string => `bag:${seat}`;

export function scene(view: MasterView): Scene {
  return fieldScene(view) ?? mapScene(view);
}

/** How far the match has come while no match is on the field. */
const PHASES: { readonly [phase: string]: Say } = {
  setup: ['phase.setup'],
  adventure: ['phase.adventure'],
  intermediate: ['phase.intermediate'],
};

/** Whose turn it is: before the first turn who has no starter yet, in a draft nobody's. */
function toMove({ phase, players, first, active, draft }: MasterView): Seat | null {
  if (phase === 'setup') {
    const order = players.map((_, i) => (first + i) % players.length);
    return order.find((seat) => players[seat].team.length === 0) ?? null;
  }
  return draft === null ? active : null;
}

function mapScene(view: MasterView): Scene {
  const { aspect, places, links } = DRAWN[view.options.simplified ? 1 : 0];
  const starters = view.phase === 'setup' ? view.supply.filter(isStarter) : [];
  const { battle } = view;
  const fight = battleScene(view);
  const progress = progressOf(view);
  const barriers = obstacles(view);
  return {
    board: view.options.simplified ? 'simple' : 'full',
    aspect,
    places,
    links,
    turn: { seat: toMove(view), no: view.turn + view.goes },
    ...(view.phase in PHASES && { phase: PHASES[view.phase] }),
    trays: trays(view),
    ...(fight !== null && { battle: fight }),
    ...(starters.length > 0 && { spread: { say: ['spread.starters'], zones: [STARTERS] } }),
    goal: ['goal'],
    ...(progress !== null && { progress }),
    pieces: [
      ...view.players.map(
        ({ at, starter }, seat): Piece => ({
          id: figurePiece(seat),
          kind: 'mover',
          at,
          seat,
          say: ['figure', seat],
          ...figureOf(starter),
        }),
      ),
      ...Object.entries(view.spots).map(([place, what]) => token(view, place, what)),
      ...barriers,
      ...view.players.flatMap(({ team }, seat) => team.map((one) => member(view, one, seat))),
      ...view.players.flatMap(goods),
      ...starters.map(
        (id): Piece => ({
          id: cardPiece(cardOf(id)),
          kind: 'card',
          at: STARTERS,
          of: id,
          form: 0,
          say: ['do.starter', cardOf(id)],
        }),
      ),
      ...(battle === null ? [] : battle.hearts.map((hearts, on) => foePokemon(battle.foe, on, hearts))),
    ],
    zones: [
      ...view.players.map(
        ({ team }, seat): Zone => ({
          id: teamZone(seat),
          kind: 'team',
          seat,
          count: team.length,
          counted: ['counted-pokemon'],
          beside: 'others',
          say: ['team', seat],
        }),
      ),
      ...view.players.map(
        (player, seat): Zone => ({
          id: bagZone(seat),
          kind: 'bag',
          seat,
          count: goods(player, seat).length,
          say: ['goods', seat],
        }),
      ),
      { id: OBSTACLES_AROUND, kind: 'obstacles', count: barriers.length, say: ['obstacles'] },
      { id: STARTERS, kind: 'deck', count: starters.length, say: ['starters'] },
      { id: ARENA, kind: 'arena', count: battle?.hearts.length ?? 0, say: ['arena'] },
    ],
    gauges: view.players.map(({ money }, seat) => ({ seat, value: sumOf(money), say: ['gauge-money'] })),
  };
}

/** M-SETUP-17: a figure has the colour of its player's starter, wherever that one is now. */
function figureOf(starter: string): { readonly of?: string; readonly colour?: string } {
  const found = FIGURES.find(({ pokemon }) => pokemon === starter);
  return found === undefined ? {} : { of: starter, colour: found.colour };
}

const sumOf = (money: readonly string[]): number =>
  money.reduce((sum, id) => sum + (MONEY.find((row) => row.id === id)?.value ?? 0), 0);

function trays({ seat, players }: MasterView): Tray[] {
  const player = players[seat];
  if (player === undefined) return [];
  return [
    {
      id: 'team',
      say: ['tray.team'],
      zones: [teamZone(seat)],
      shows: 'tokens',
      about: ['tray.pokemon', player.team.length],
      empty: ['tray.nobody'],
    },
    {
      id: 'bag',
      say: ['tray.bag'],
      zones: [bagZone(seat)],
      shows: 'tokens',
      about: ['tray.money', sumOf(player.money), player.debts],
      empty: null,
    },
  ];
}

/** What a player has besides Pokémon and money, one piece for each kind of thing. */
function goods(player: PlayerView, seat: number): Piece[] {
  const { balls, stones, candies, revives, types, powers } = player;
  const some = (kind: string, of: string, n: number, say: Piece['say']): Piece[] =>
    n === 0 ? [] : [{ id: `${kind}:${of}:${seat}`, kind, at: bagZone(seat), seat, of, count: n, say }];
  return [
    ...BALLS.flatMap((id, ball) => some('ball', id, balls[id], ['ball-count', ball, balls[id]])),
    ...STONES.flatMap((id, stone) => some('stone', id, stones[id], ['stone-count', stone, stones[id]])),
    ...some('good', 'candy', candies, ['candy-count', candies]),
    ...some('good', 'revive', revives, ['revive-count', revives]),
    ...BIKES.flatMap((kind) => {
      const n = bikesOf(player, kind);
      return some('good', kind > 1 ? 'mach-bike' : 'bike', n, ['bike', kind, n]);
    }),
    ...TYPES.flatMap(({ id }, type) => some('type', id, types[id], ['type-count', type, types[id]])),
    ...powers.flatMap((id) => some('power', id, 1, ['power', POWERS.findIndex((one) => one.id === id)])),
  ];
}

const isStarter = (id: string): boolean => POKEMON[cardOf(id)].area === 'starter';

/** A token on the map: its back if it lies face down, else what it is. */
function token({ options }: MasterView, place: string, what: string): Piece {
  const space = boardFor(options.simplified).spaces.find(({ id }) => id === place);
  const kind = space?.kind ?? 'wild';
  const piece = { id: tokenPiece(place), kind: `token-${kind}`, at: place } as const;
  if (what === '?') return { ...piece, say: ['token-down'] };
  if (kind === 'trainer' || kind === 'gym') return { ...piece, of: what, say: ['adversary', foeOf(what)] };
  if (kind === 'item')
    return { ...piece, of: what, say: ['waits.item', ITEMS.findIndex(({ id }) => id === what)] };
  if (kind === 'hm') return { ...piece, of: what, say: ['machine', machineOf(what)] };
  const say = kind === 'trade-center' ? 'token-trade' : 'token-wild';
  return { ...piece, of: what, form: 0, say: [say, cardOf(what)] };
}

/** What bars the roads from where somebody stands: of use at once, and not so many that a list of them hides all else. */
function obstacles({ options, obstacles, players }: MasterView): Piece[] {
  const { spaces, roads } = boardFor(options.simplified);
  const here = new Set(players.map(({ at }) => at));
  const number = (node: number): number => (options.simplified ? -1 - node : node);
  return roads.flatMap(({ a, b, slot, obstacle }, road): Piece[] => {
    const of = slot >= 0 ? obstacles[slot] : OBSTACLES[obstacle];
    if (of === OBSTACLES[NO_OBSTACLE] || !(here.has(spaces[a].id) || here.has(spaces[b].id))) return [];
    const say = ['obstacle', of, number(a), number(b)] as const;
    return [{ id: `obstacle:${road}`, kind: 'obstacle', at: OBSTACLES_AROUND, of, say }];
  });
}

/** A Pokémon of a team, with what lies on it. */
function member({ battle }: MasterView, one: PokemonView, seat: number): Piece {
  const card = cardOf(one.card);
  const marks = [
    ...(one.hearts === 0 ? ['fainted'] : []),
    ...(battle?.committed.includes(one.card) ? ['committed'] : []),
  ];
  return {
    id: cardPiece(card),
    kind: 'card',
    at: teamZone(seat),
    seat,
    of: one.card,
    form: one.stage,
    health: { now: one.hearts, most: one.max },
    say: ['member', card, one.stage, one.hearts, one.max, one.level],
    ...(marks.length === 0 ? {} : { marks }),
  };
}

const foePokemon = (foe: string, on: number, hearts: number): Piece => ({
  id: foePiece(on),
  kind: 'foe',
  at: ARENA,
  of: foeArt(foe, on),
  health: { now: hearts, most: FOES[foeOf(foe)].pokemon[on].hearts },
  say: ['foe-pokemon', foeOf(foe), on, hearts],
  ...(hearts === 0 ? { marks: ['fainted'] } : {}),
});
