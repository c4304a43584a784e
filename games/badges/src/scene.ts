import type { Gauge, Piece, Place, Say, Scene, Tray, Zone } from '@indigo/kernel';
import { battleIn } from './battle-scene.ts';
import { COLUMNS, NEXT, ROWS, SQUARES, squareOf } from './board.ts';
import { CARDS } from './data/cards.ts';
import { BADGES_TO_WIN, BOX_MAX } from './data/rules.ts';
import { SITES } from './data/sites.ts';
import { badgesZone, cardPiece, moverPiece, pileZone } from './faces.ts';
import { progressIn } from './progress.ts';
import type { BadgesView, CardView, HeldView } from './view.ts';

/** The places never change. */
const PLACES: readonly Place[] = SQUARES.map(({ id, x, y, kind, site, route }, at): Place => {
  const where = { id, x: (x + 0.5) / COLUMNS, y: (y + 0.5) / ROWS, kind };
  if (route >= 0) return { ...where, colour: `route-${route + 1}`, say: ['square', at] };
  if (site < 0) return { ...where, say: ['square', at] };
  const { type } = SITES[site];
  return { ...where, colour: type, say: kind === 'contest' ? ['contest-needs', site] : ['square', at] };
});

const WALKED_ON = ['route', 'road', 'shrub'];
const LINKS: readonly (readonly [string, string])[] = SQUARES.flatMap(({ id, kind }, at) =>
  NEXT[at]
    .filter((next) => next > at && WALKED_ON.includes(kind) && WALKED_ON.includes(SQUARES[next].kind))
    .map((next) => [id, SQUARES[next].id] as const),
);

export function scene(view: BadgesView): Scene {
  const battle = battleIn(view);
  return {
    aspect: COLUMNS / ROWS,
    places: PLACES,
    // A shrub that stands is no way.
    links: LINKS.filter((link) => !view.shrubs.some((at) => link.includes(at))),
    pieces: [
      ...view.shrubs.map(
        (at): Piece => ({ id: `shrub:${at}`, kind: 'shrub', at, say: ['shrub', squareOf(at)] }),
      ),
      ...view.trainers.map(
        ({ at }, seat): Piece => ({ id: moverPiece(seat), kind: 'mover', at, seat, say: ['mover', seat] }),
      ),
      ...view.trainers.flatMap(({ cards }, seat) => cards.map((card) => heldPiece(card, seat))),
      ...view.trainers.flatMap(({ badges }, seat) => badges.map((site) => badgePiece(site, seat))),
      ...view.routes.flatMap(({ under }, route) => under.map((card) => cardAt(card, pileZone(route)))),
      ...(view.drawn === null ? [] : [cardAt(view.drawn, 'drawn')]),
    ],
    zones: zonesOf(view),
    gauges: view.trainers.map(
      ({ badges }, seat): Gauge => ({ seat, value: badges.length, goal: BADGES_TO_WIN, say: ['badges'] }),
    ),
    turn: { seat: view.winner >= 0 || view.stopped ? null : view.active, no: view.turn },
    trays: traysOf(view),
    goal: ['goal'],
    progress: progressIn(view),
    ...(battle !== undefined && { battle }),
  };
}

/** What the one who looks has before them. */
function traysOf({ seat, trainers, options }: BadgesView): Tray[] {
  if (!(seat in trainers)) return [];
  const { party, box, badges } = trainers[seat];
  const row = (id: string, say: Say, have: number, most: number, empty: Say | null): Tray => ({
    id,
    say,
    zones: [`${id}:${seat}`],
    shows: 'tokens',
    about: ['of-most', have, most],
    empty,
  });
  return [
    row('party', ['tray.party'], party, options.partyMax, ['no-party']),
    row('box', ['tray.box'], box, BOX_MAX, null),
    row('badges', ['badges'], badges.length, BADGES_TO_WIN, ['none-yet']),
  ];
}

function zonesOf(view: BadgesView): Zone[] {
  const zones: Zone[] = view.trainers.flatMap(({ party, box, badges, cards }, seat): Zone[] => {
    const lost = cards.filter((card) => card.in === null).length;
    return [
      {
        id: `party:${seat}`,
        kind: 'hand',
        seat,
        count: party,
        say: ['party', seat],
        counted: ['counted.party'],
        beside: 'others',
      },
      {
        id: `box:${seat}`,
        kind: 'box',
        seat,
        count: box,
        say: ['box', seat],
        counted: ['counted.box'],
        beside: 'others',
      },
      {
        id: badgesZone(seat),
        kind: 'badges',
        seat,
        count: badges.length,
        say: ['badge-case', seat],
        beside: 'always',
      },
      ...(lost === 0
        ? []
        : [
            {
              id: `somewhere:${seat}`,
              kind: 'hand',
              seat,
              count: lost,
              say: ['somewhere', seat] as const,
              beside: 'others' as const,
            },
          ]),
    ];
  });
  view.routes.forEach(({ wild, under }, route) => {
    zones.push({ id: pileZone(route), kind: 'deck', count: wild + under.length, say: ['pile', route] });
  });
  if (view.drawn !== null) zones.push({ id: 'drawn', kind: 'card', count: 1, say: ['drawn-card'] });
  return zones;
}

const badgePiece = (site: number, seat: number): Piece => ({
  id: `badge:${seat}:${SITES[site].id}`,
  kind: 'badge',
  at: badgesZone(seat),
  seat,
  of: SITES[site].id,
  say: ['badge-of', site],
});

function heldPiece(card: HeldView, seat: number): Piece {
  const piece = cardAt(card, `${card.in ?? 'somewhere'}:${seat}`);
  return { ...piece, seat, ...(card.fainted ? { marks: ['fainted'] } : {}) };
}

function cardAt({ no, from, card }: CardView, at: string): Piece {
  if (card === null) return { id: `card:${no}`, kind: 'card-back', at, say: ['unknown', no, from] };
  return {
    id: cardPiece(card),
    kind: 'card',
    at,
    of: String(CARDS[card].dex),
    say: ['card', card],
  };
}
