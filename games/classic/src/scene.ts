import type { Piece, Place, Scene, Zone } from '@indigo/kernel';
import { COLOUR_OF, indexOf, NEIGHBOURS } from './board.ts';
import { ITEMS } from './data/items.ts';
import { GOAL_POWER } from './data/rules.ts';
import { ASPECT, DUNGEON, RIVAL_DECK, SPACES } from './data/spaces.ts';
import { cardPiece, chipPiece, circlePlace, DUNGEON_PLACE, moverPiece } from './faces.ts';
import { attack, evolutionBonus } from './team.ts';
import type { ClassicView, TrainerView } from './view.ts';

/** The places never change: the road and the plateau, the circles beside the road, the dungeon, the Rival Cards. */
const PLACES: readonly Place[] = [
  ...SPACES.map(({ id, x, y, kind, colour }, at): Place => {
    return { id, x, y, kind, say: ['space', at], ...(colour === null ? {} : { colour }) };
  }),
  ...SPACES.flatMap(({ id, chip, colour }, at): Place[] =>
    chip === null
      ? []
      : [{ id: circlePlace(id), ...chip, kind: 'circle', colour: colour as string, say: ['circle', at] }],
  ),
  { id: DUNGEON_PLACE, ...DUNGEON, kind: 'dungeon', colour: 'yellow', say: ['the-dungeon'] },
  { id: 'rivals', ...RIVAL_DECK, kind: 'deck', say: ['rival-deck'] },
];

const LINKS: readonly (readonly [string, string])[] = SPACES.flatMap(({ id }, at) =>
  NEIGHBOURS[at]
    .filter((next) => next > at || NEIGHBOURS[next].indexOf(at) < 0)
    .map((next) => [id, SPACES[next].id] as const),
);

export function scene(view: ClassicView): Scene {
  return {
    aspect: ASPECT[0] / ASPECT[1],
    places: PLACES,
    links: LINKS,
    pieces: [
      ...view.trainers.map(
        ({ at }, seat): Piece => ({ id: moverPiece(seat), kind: 'mover', at, seat, say: ['mover', seat] }),
      ),
      ...Object.entries(view.circles).map(([space, dex]) => chipPieceOn(space, dex)),
      ...(view.dungeon > 0 ? [wildChip(view.dungeon, DUNGEON_PLACE)] : []),
      ...view.trainers.flatMap((trainer, seat) => trainer.team.map((dex) => teamPiece(trainer, seat, dex))),
      ...view.trainers.flatMap((trainer, seat) => (seat === view.seat ? handPieces(trainer, seat) : [])),
    ],
    zones: [
      ...view.trainers.flatMap((trainer, seat): Zone[] => [
        { id: `hand:${seat}`, kind: 'hand', seat, count: trainer.cards, say: ['hand', seat] },
        { id: `team:${seat}`, kind: 'team', seat, count: trainer.team.length, say: ['team', seat] },
      ]),
      {
        id: 'items',
        kind: 'deck',
        count: view.items.unordered + view.items.under.length,
        say: ['item-deck'],
      },
      {
        id: 'events',
        kind: 'deck',
        count: view.events.unordered + view.events.under.length,
        say: ['event-deck'],
      },
    ],
    gauges: view.trainers.map(({ power }, seat) => ({
      seat,
      value: power,
      goal: GOAL_POWER,
      say: ['power'],
    })),
  };
}

const wildChip = (dex: number, at: string): Piece => ({
  id: chipPiece(dex),
  kind: 'chip',
  at,
  of: String(dex),
  say: ['wild', dex],
});

function chipPieceOn(space: string, dex: number): Piece {
  if (dex > 0) return wildChip(dex, circlePlace(space));
  return {
    id: `chip:${space}`,
    kind: 'chip-back',
    at: circlePlace(space),
    say: ['face-down', COLOUR_OF[indexOf(space)]],
  };
}

const teamPiece = (trainer: TrainerView, seat: number, dex: number): Piece => ({
  id: chipPiece(dex),
  kind: 'chip',
  at: `team:${seat}`,
  seat,
  of: String(dex),
  say: ['member', dex, attack(dex) + evolutionBonus(trainer, dex)],
  ...(trainer.ko.includes(dex) ? { marks: ['ko'] } : {}),
});

/** The own hand, card by card; of other hands only the number is a fact of the table. */
function handPieces(trainer: TrainerView, seat: number): Piece[] {
  return trainer.known.map((sort, i) => {
    const copy = trainer.known.slice(0, i).filter((other) => other === sort).length;
    return {
      id: cardPiece(sort, copy),
      kind: 'card',
      at: `hand:${seat}`,
      seat,
      of: ITEMS[sort].id,
      say: ['card', sort],
    };
  });
}
