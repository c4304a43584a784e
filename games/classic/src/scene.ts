import type { Piece, Place, Progress, ProgressRow, Say, Scene, Tray, Zone } from '@indigo/kernel';
import { battleScene } from './battle-scene.ts';
import { COLOUR_OF, indexOf, isPlateau, NEIGHBOURS } from './board.ts';
import { CHIPS } from './data/chips.ts';
import { EVOLUTIONS } from './data/evolutions.ts';
import { ITEMS } from './data/items.ts';
import { RIVALS } from './data/rivals.ts';
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
        {
          id: `hand:${seat}`,
          kind: 'hand',
          seat,
          count: trainer.cards,
          say: ['hand', seat],
          counted: ['cards', trainer.cards],
        },
        {
          id: `team:${seat}`,
          kind: 'team',
          seat,
          count: trainer.team.length,
          say: ['team', seat],
          beside: 'always',
        },
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
    turn: { seat: view.turn === 0 || isOver(view) ? null : view.active, no: view.turn },
    phase: phase(view),
    trays: trays(view),
    ...(view.battle === null ? {} : { battle: battleScene(view, view.battle) }),
    goal: ['goal'],
    progress: progress(view),
  };
}

const isOver = ({ winner, stopped }: ClassicView): boolean => winner >= 0 || stopped;

function phase(view: ClassicView): Say {
  if (isOver(view)) return ['phase.over'];
  if (view.battle?.final) return ['final-battle'];
  return view.trainers.some(({ at }) => isPlateau(indexOf(at))) ? ['phase.plateau'] : ['phase.road'];
}

/** What the one who looks has; a spectator has nothing. */
function trays({ seat, trainers }: ClassicView): readonly Tray[] {
  const me = trainers[seat];
  if (me === undefined) return [];
  return [
    {
      id: 'hand',
      say: ['tray.hand'],
      zones: [`hand:${seat}`],
      shows: 'cards',
      about: ['tray.hand-about', me.cards],
      empty: ['tray.hand-empty'],
    },
    {
      id: 'team',
      say: ['tray.team'],
      zones: [`team:${seat}`],
      shows: 'tokens',
      about: ['tray.team-about', me.power],
      empty: null,
    },
  ];
}

const MASTERS: readonly ProgressRow[] = RIVALS.map(({ id, dex }, rival) => ({
  id: `rival:${id}`,
  kind: 'rival',
  of: String(dex),
  say: ['rival', rival],
  about: [
    ['rival.totals', rival],
    ['rival-text', rival],
  ],
  state: 'later',
}));

/** The evolution groups the one who looks has begun, and the Masters to beat. */
function progress({ seat, trainers }: ClassicView): Progress {
  const team = trainers[seat]?.team ?? [];
  const sets = EVOLUTIONS.flatMap(({ id, members, bonus }, group): ProgressRow[] => {
    if (!members.some((dex) => team.includes(dex))) return [];
    const lacks = members.filter((dex) => !team.includes(dex));
    const last = members[members.length - 1];
    return [
      {
        id: `set:${id}`,
        kind: 'chip',
        of: String(last),
        figure: CHIPS[last - 1].power,
        say: ['set', group],
        about: [lacks.length > 0 ? ['set.lacks', lacks] : ['set.whole', last]],
        state: lacks.length > 0 ? 'now' : 'done',
        note: ['set.bonus', bonus],
      },
    ];
  });
  return {
    say: ['progress'],
    lines: [['progress.power']],
    groups: [
      ...(sets.length > 0 ? [{ say: ['progress.sets'] as const, rows: sets }] : []),
      { say: ['progress.masters'], rows: MASTERS },
    ],
  };
}

const wildChip = (dex: number, at: string): Piece => ({
  id: chipPiece(dex),
  kind: 'chip',
  at,
  of: String(dex),
  figure: CHIPS[dex - 1].power,
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
  figure: CHIPS[dex - 1].power,
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
      note: ['when', sort],
    };
  });
}
