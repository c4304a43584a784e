import type { Piece, Place, Say, Scene, Spread, Tray, Zone } from '@indigo/kernel';
import { battleOf } from './battle-scene.ts';
import { graphOf, SPACES, spaceOf } from './board.ts';
import { ACHIEVEMENTS } from './data/achievements.ts';
import { COLOURS } from './data/colours.ts';
import { SLOTS } from './data/hexagons/slots.ts';
import type { ITEMS } from './data/items.ts';
import { LEADERS } from './data/leaders.ts';
import { BADGES_NEEDED } from './data/rules.ts';
import type { TRAINERS } from './data/trainers.ts';
import { badgesZone, cardPiece, monPiece, pawnPiece, shownPiece, slotPiece } from './faces.ts';
import { FAMILY_OF, monOf, POKEMON } from './pokemon.ts';
import { progressOf } from './progress.ts';
import { boardSeen } from './seen.ts';
import { ITEM_SORT, TRAINER_SORT } from './sorts.ts';
import { standingsOf } from './standings.ts';
import type { HexView, PlayerView } from './view.ts';

/** A hexagon of radius 1 reaches this far from its centre. */
const HALF_WIDTH = Math.sqrt(3) / 2;
const LEFT = SLOTS[0].x - HALF_WIDTH;
const WIDTH = SLOTS[SLOTS.length - 1].x + HALF_WIDTH - LEFT;
const TOP = SLOTS[1].y - 1;
const HEIGHT = 1 - TOP;

type Drawn = { readonly places: readonly Place[]; readonly links: readonly (readonly [string, string])[] };
const boards = new Map<string, Drawn>();

/** The board of a match never changes: its places are made once. */
function boardOf(board: readonly string[]): Drawn {
  const key = board.join();
  let drawn = boards.get(key);
  if (drawn === undefined) {
    drawn = draw(boardSeen({ board }));
    boards.clear();
    boards.set(key, drawn);
  }
  return drawn;
}

function draw(board: readonly number[]): Drawn {
  const places = SPACES.flatMap(({ id, hexagon, kind, colour, x, y }, space): Place[] => {
    const slot = board.indexOf(hexagon);
    if (slot < 0) return [];
    const at = { x: (SLOTS[slot].x + x - LEFT) / WIDTH, y: (SLOTS[slot].y + y - TOP) / HEIGHT };
    return [{ id, ...at, kind, say: ['place', space], ...(colour < 0 ? {} : { colour: COLOURS[colour] }) }];
  });
  const links = graphOf({ board }).near.flatMap((near, from) =>
    near.filter((to) => to > from).map((to) => [SPACES[from].id, SPACES[to].id] as const),
  );
  return { places, links };
}

export function scene(view: HexView): Scene {
  const { places, links } = boardOf(view.board);
  const standings = standingsOf(view);
  return {
    aspect: WIDTH / HEIGHT,
    places,
    links,
    pieces: [
      ...slotPieces(view),
      ...view.players.flatMap((player, seat) => playerPieces(player, seat, view.seat)),
      ...achievements(view),
      ...shownPieces(view),
      ...actingPieces(view),
    ],
    zones: [
      ...view.players.flatMap(playerZones),
      ...achievementZones(view),
      ...deckZones(view),
      ...tableZones(view),
    ],
    gauges: view.players.map(({ badges }, seat) => ({
      seat,
      say: ['badges'],
      value: badges.length,
      goal: BADGES_NEEDED,
    })),
    // H-LG-11: the final is outside anybody's turn.
    turn: { seat: view.league?.round === 'final' ? null : view.active, no: view.turn },
    ...(view.league !== null && { phase: ['phase.league', view.league.round] as Say }),
    ...(view.seat < view.players.length && { trays: traysOf(view) }),
    ...(view.battle !== null && { battle: battleOf(view, view.battle) }),
    ...(view.shown.length > 0 && { spread: SHOWN }),
    goal: ['goal', BADGES_NEEDED],
    progress: progressOf(view),
    ...(standings !== null && { standings }),
  };
}

const SHOWN: Spread = { say: ['spread.shown'], zones: ['shown'] };

/** What the one who looks has. */
function traysOf({ seat, players }: HexView): Tray[] {
  const { team, cards } = players[seat];
  return [
    {
      id: 'team',
      say: ['tray.team'],
      zones: [`team:${seat}`],
      shows: 'tokens',
      about: ['tray.pokemon', team.length],
      empty: ['tray.nobody'],
    },
    {
      id: 'cards',
      say: ['tray.cards'],
      zones: [`hand:${seat}`, `trainer:${seat}`],
      shows: 'cards',
      about: ['tray.items', cards],
      empty: ['tray.none'],
    },
  ];
}

/** Pokémon shown from a pile for a try or a choice (H-HID-23). */
const shownPieces = ({ shown }: HexView): Piece[] =>
  shown.map((id, i) => {
    const mon = monOf(id);
    const twin = shown.indexOf(id) < i ? `#${i}` : '';
    const look = { kind: 'wild', of: id, figure: POKEMON[mon].power };
    return { id: `${shownPiece(mon)}${twin}`, at: 'shown', say: ['mon', mon], ...look };
  });

/** The Event being carried out, for all to see. */
const actingPieces = ({ acting }: HexView): Piece[] =>
  acting.map(({ card, deck, seat }, i) => ({
    id: `acting:${i}:${card}`,
    kind: deck,
    at: 'acting',
    of: card,
    seat,
    say: ['use', card, 0],
  }));

function slotPieces(view: HexView): Piece[] {
  return Object.entries(view.slots).map(([id, mon]): Piece => {
    const space = spaceOf(id);
    const base = { id: slotPiece(space), kind: 'wild', at: id };
    const { colour } = SPACES[space];
    if (mon === '') return { ...base, colour: COLOURS[colour], say: ['face-down', colour] };
    const marks = view.weakened.includes(id) ? { marks: ['weakened'] } : {};
    return { ...base, of: mon, figure: POKEMON[monOf(mon)].power, say: ['mon', monOf(mon)], ...marks };
  });
}

function playerPieces(player: PlayerView, seat: number, reader: number): Piece[] {
  // Options speak of the reader's own cards.
  const whose = seat === reader ? '' : `@${seat}`;
  const copies = new Map<string, number>();
  return [
    { id: pawnPiece(seat), kind: 'mover', at: player.at, seat, say: ['pawn', seat] },
    ...player.team.map(({ id, power, boosted }, i): Piece => {
      const mon = monOf(id);
      const twin = player.team.findIndex((other) => other.id === id) < i ? `#${i}` : '';
      const locked = player.locked.includes(POKEMON[FAMILY_OF[mon]].id);
      const marks = [...(boosted ? ['boosted'] : []), ...(locked ? ['locked'] : [])];
      return {
        id: `${monPiece(mon, seat)}${twin}`,
        kind: 'member',
        at: `team:${seat}`,
        seat,
        of: id,
        figure: power,
        say: ['member', mon, power],
        ...(marks.length > 0 && { marks }),
      };
    }),
    ...player.badges.map((id): Piece => {
      const say = ['leader', LEADERS.findIndex((leader) => leader.id === id)] as const;
      return { id: `badge:${seat}:${id}`, kind: 'badge', at: badgesZone(seat), seat, of: id, say };
    }),
    ...player.known.map((id): Piece => {
      const copy = copies.get(id) ?? 0;
      copies.set(id, copy + 1);
      const sort = ITEM_SORT[id as (typeof ITEMS)[number]['id']];
      return {
        id: `${cardPiece(sort, copy)}${whose}`,
        kind: 'item',
        at: `hand:${seat}`,
        seat,
        of: id,
        say: ['card', sort],
        note: ['item-note', sort],
      };
    }),
    ...[player.trainer, ...player.spare].filter(Boolean).map((id): Piece => {
      const sort = TRAINER_SORT[id as (typeof TRAINERS)[number]['id']];
      return {
        id: `trainer:${id}`,
        kind: 'trainer',
        at: `trainer:${seat}`,
        seat,
        of: id,
        say: ['trainer', sort],
        note: [id === player.trainer ? 'trainer-note' : 'trainer-spare'],
      };
    }),
  ];
}

/** The Achievement cards somebody has taken (H-OPT-07). */
const achievements = (view: HexView): Piece[] =>
  ACHIEVEMENTS.flatMap(({ id }, card): Piece[] => {
    const seat = view.achievements[id] ?? -1;
    if (seat < 0) return [];
    const at = `achievements:${seat}`;
    return [{ id: `achievement:${id}`, kind: 'achievement', at, seat, of: id, say: ['achievement', card] }];
  });

function achievementZones(view: HexView): Zone[] {
  if (!view.options.achievements) return [];
  const owners = Object.values(view.achievements);
  return view.players.map((_, seat) => ({
    id: `achievements:${seat}`,
    kind: 'achievements',
    seat,
    count: owners.filter((owner) => owner === seat).length,
    say: ['achievements'],
    beside: 'always',
  }));
}

const playerZones = (player: PlayerView, seat: number): Zone[] => [
  {
    id: `team:${seat}`,
    kind: 'team',
    seat,
    count: player.team.length,
    say: ['team', seat],
    beside: 'others',
  },
  {
    id: badgesZone(seat),
    kind: 'badges',
    seat,
    count: player.badges.length,
    say: ['badges-of', seat],
    beside: 'always',
  },
  {
    id: `hand:${seat}`,
    kind: 'hand',
    seat,
    count: player.cards,
    say: ['hand', seat],
    counted: ['items-counted', player.cards],
  },
  {
    id: `trainer:${seat}`,
    kind: 'trainer',
    seat,
    count: 1 + player.spare.length,
    say: ['trainer-zone', seat],
  },
];

const deckZones = (view: HexView): Zone[] => [
  ...Object.entries(view.piles).map(
    ([colour, count]): Zone => ({
      id: `pile:${colour}`,
      kind: 'deck',
      count,
      say: ['pile', (COLOURS as readonly string[]).indexOf(colour)],
    }),
  ),
  { id: 'items', kind: 'deck', count: view.items.left, say: ['item-deck'] },
  { id: 'events', kind: 'deck', count: view.events.left, say: ['event-deck'] },
  { id: 'super-events', kind: 'deck', count: view.superEvents.left, say: ['super-deck'] },
  { id: 'trainers', kind: 'deck', count: view.trainers.left, say: ['trainer-deck'] },
];

/** What lies out on the table for the moment. */
const tableZones = ({ shown, acting }: HexView): Zone[] => [
  ...(shown.length > 0
    ? [{ id: 'shown', kind: 'shown', count: shown.length, say: ['spread.shown'] as Say }]
    : []),
  ...(acting.length > 0
    ? [{ id: 'acting', kind: 'acting', count: acting.length, say: ['acting'] as Say }]
    : []),
];
