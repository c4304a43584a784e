import type { Piece, Place, Scene, Zone } from '@indigo/kernel';
import { boardFor, NO_OBSTACLE, OBSTACLES } from './board.ts';
import { cardOf } from './cards.ts';
import { ITEMS } from './data/items.ts';
import { POKEMON } from './data/pokemon.ts';
import { POWERS } from './data/powers.ts';
import { BALLS, STONES } from './data/shop.ts';
import { BACKS } from './data/tokens.ts';
import { TYPES } from './data/types.ts';
import { cardPiece, figurePiece, foePiece, tokenPiece } from './faces.ts';
import { FOES, foeOf } from './foes.ts';
import { fieldScene } from './league/scene.ts';
import { MONEY } from './money.ts';
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

function mapScene(view: MasterView): Scene {
  const { aspect, places, links } = DRAWN[view.options.simplified ? 1 : 0];
  const starters = view.phase === 'setup' ? view.supply.filter(isStarter) : [];
  const { battle } = view;
  const barriers = obstacles(view);
  return {
    aspect,
    places,
    links,
    pieces: [
      ...view.players.map(
        ({ at }, seat): Piece => ({ id: figurePiece(seat), kind: 'mover', at, seat, say: ['figure', seat] }),
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
    gauges: view.players.map(({ money }, seat) => ({
      seat,
      value: money.reduce((sum, id) => sum + (MONEY.find((row) => row.id === id)?.value ?? 0), 0),
      say: ['gauge-money'],
    })),
  };
}

/** What a player has besides Pokémon and money, one piece for each kind of thing. */
function goods(player: PlayerView, seat: number): Piece[] {
  const { balls, stones, candies, revives, bike, types, powers } = player;
  const some = (kind: string, of: string, n: number, say: Piece['say']): Piece[] =>
    n === 0 ? [] : [{ id: `${kind}:${of}:${seat}`, kind, at: bagZone(seat), seat, of, say }];
  return [
    ...BALLS.flatMap((id, ball) => some('ball', id, balls[id], ['ball-count', ball, balls[id]])),
    ...STONES.flatMap((id, stone) => some('stone', id, stones[id], ['stone-count', stone, stones[id]])),
    ...some('good', 'candy', candies, ['candy-count', candies]),
    ...some('good', 'revive', revives, ['revive-count', revives]),
    ...some('good', 'bike', bike, ['bike', bike]),
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
  if (kind === 'trainer' || kind === 'gym')
    return { ...piece, of: what, say: ['token-named', FOES[foeOf(what)].name] };
  if (kind === 'item')
    return { ...piece, of: what, say: ['token-named', ITEMS.find(({ id }) => id === what)?.name ?? what] };
  if (kind === 'hm') return { ...piece, of: what, say: ['token-named', `HM ${what}`] };
  const say = kind === 'trade-center' ? 'token-trade' : 'token-wild';
  return { ...piece, of: what, say: [say, cardOf(what)] };
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
    say: ['member', card, one.stage, one.hearts, one.max, one.level],
    ...(marks.length === 0 ? {} : { marks }),
  };
}

const foePokemon = (foe: string, on: number, hearts: number): Piece => ({
  id: foePiece(on),
  kind: 'foe',
  at: ARENA,
  say: ['foe-pokemon', foeOf(foe), on, hearts],
  ...(hearts === 0 ? { marks: ['fainted'] } : {}),
});
