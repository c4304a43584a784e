/** The hex field as a scene: it takes the place of the map while a match is played. */
import type { Gauge, Piece, Place, Scene, Seat, Tray, Zone } from '@indigo/kernel';
import { cardOf } from '../cards.ts';
import type { ConditionId } from '../data/effects.ts';
import type { MasterView, PokemonView } from '../view.ts';
import { markerColour } from './conditions.ts';
import { fighterPiece, hexPlace } from './faces.ts';
import { HEXES, NEIGHBOURS, SPOTS, START_HEXES } from './field.ts';
import { FORMS } from './forms.ts';
import type { Stage } from './meaning-words.ts';
import { roundProgress } from './progress.ts';
import { standingsOf } from './standings.ts';
import { type FighterView, type MatchView, OFF_FIELD } from './view.ts';

/** In widths of a hex. Rows lie three quarters of a hex apart, each second one half a hex further out. */
const MARGIN = 0.3;
const WIDTH = 7 + 2 * MARGIN;
const ROW = 0.75 * (2 / Math.sqrt(3));
const HEIGHT = 8 * ROW + 2 / Math.sqrt(3) + 2 * MARGIN;

const kindOf = (hex: number): string =>
  SPOTS.includes(hex) ? 'hex-spot' : START_HEXES.some((side) => side.includes(hex)) ? 'hex-start' : 'hex';

const PLACES: readonly Place[] = HEXES.map(({ row, col }, hex) => ({
  id: hexPlace(hex),
  x: (MARGIN + col + (row % 2 === 0 ? 1 : 0.5)) / WIDTH,
  y: (MARGIN + row * ROW + 1 / Math.sqrt(3)) / HEIGHT,
  kind: kindOf(hex),
  say: ['m.hex', hex],
}));
const LINKS: readonly (readonly [string, string])[] = HEXES.flatMap((_, hex) =>
  NEIGHBOURS[hex].filter((to) => to > hex).map((to) => [hexPlace(hex), hexPlace(to)] as const),
);

const benchZone = (seat: number): string => `bench:${seat}`;

/** The table while a match is played, null if none is. */
export function fieldScene(view: MasterView): Scene | null {
  const match = view.league?.match ?? null;
  if (match === null) return null;
  const standings = standingsOf(view);
  return {
    board: 'field',
    aspect: WIDTH / HEIGHT,
    places: PLACES,
    links: LINKS,
    turn: { seat: toMove(match), no: view.turn + view.goes },
    phase: ['phase.match', stageOf(view, match), match.round],
    trays: trays(view, match),
    ...(match.round > 0 && { progress: roundProgress(match) }),
    pieces: [
      ...match.boulders.map(
        (hex): Piece => ({ id: `boulder:${hex}`, kind: 'boulder', at: `hex:${hex}`, say: ['m.boulder'] }),
      ),
      ...match.fighters.flatMap((one) => onField(one, one.card === match.active)),
      ...match.sides.flatMap(({ seat }) => bench(view, match, seat)),
    ],
    zones: match.sides.map(
      ({ seat }): Zone => ({
        id: benchZone(seat),
        kind: 'team',
        seat,
        count: bench(view, match, seat).length,
        counted: ['counted-pokemon'],
        beside: 'others',
        say: ['m.bench', seat],
      }),
    ),
    goal: ['goal'],
    ...(standings !== null && { standings }),
    gauges: match.sides.map(({ seat }): Gauge => {
      const hearts = match.fighters.reduce(
        (sum, one) => (one.seat === seat && one.hex !== OFF_FIELD ? sum + one.hearts : sum),
        0,
      );
      return { seat, value: hearts, say: ['m.hearts', hearts] };
    }),
  };
}

/** On the field it is the turn of whoever owns the Pokémon that is active. */
const toMove = ({ fighters, active }: MatchView): Seat | null =>
  fighters.find(({ card }) => card === active)?.seat ?? null;

/** Which match of the League it is. */
const stageOf = ({ league }: MasterView, { kind }: MatchView): Stage =>
  kind === 'friendly' ? 'friendly' : league?.final ? 'final' : 'semi-final';

function trays({ seat }: MasterView, { sides }: MatchView): Tray[] {
  if (!sides.some((side) => side.seat === seat)) return [];
  return [
    {
      id: 'team',
      say: ['tray.team'],
      zones: [benchZone(seat)],
      shows: 'tokens',
      about: ['m.off-field'],
      empty: ['m.all-on-field'],
    },
  ];
}

/** Head and tail of a Pokémon. Conditions and whether it has been activated are its marks. */
function onField(one: FighterView, active: boolean): Piece[] {
  if (one.hex === OFF_FIELD) return [];
  const card = cardOf(one.card);
  const form = card * FORMS + one.stage;
  const marks = [...one.conditions, ...(active ? ['active'] : []), ...(one.done ? ['done'] : [])];
  const piece = { kind: 'fighter', seat: one.seat, of: one.card, form: one.stage } as const;
  const tail: Piece = {
    ...piece,
    id: `${fighterPiece(card)}:tail`,
    kind: 'tail',
    at: `hex:${one.tail}`,
    say: ['m.tail', one.seat, form],
  };
  return [
    {
      ...piece,
      id: fighterPiece(card),
      at: `hex:${one.hex}`,
      say: ['m.fighter', one.seat, form, one.hearts, one.max],
      health: { now: one.hearts, most: one.max },
      marks,
      ...(one.conditions.length > 0 && { tints: tints(one.conditions) }),
    },
    ...(one.tail === OFF_FIELD ? [] : [tail]),
  ];
}

/** M-COND-12: each condition has the colour of its marker. */
const tints = (conditions: readonly string[]): { readonly [mark: string]: string } =>
  Object.fromEntries(conditions.map((mark) => [mark, markerColour(mark.split(':')[0] as ConditionId)]));

/** A player's Pokémon that are not on the field. */
function bench(view: MasterView, match: MatchView, seat: number): Piece[] {
  const isOn = ({ card }: PokemonView): boolean =>
    match.fighters.some((one) => one.card === card && one.hex !== OFF_FIELD);
  return view.players[seat].team
    .filter((one) => !isOn(one))
    .map(({ card, stage }) => ({
      id: fighterPiece(cardOf(card)),
      kind: 'card',
      at: benchZone(seat),
      of: card,
      form: stage,
      seat,
      say: ['m.who', seat, cardOf(card) * FORMS + stage],
      ...(match.fallen.includes(card) ? { marks: ['fainted'] } : {}),
    }));
}
