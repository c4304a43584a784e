import { mix } from '../../colour.ts';
import { chipBack } from '../../pieces/chip.ts';
import { RANKS, type Rank } from '../../ranks.ts';
import { type SignId, sign } from '../../signs/signs.ts';
import { legible, lies, place as put, svg } from '../../svg.ts';
import { inkOnType, TYPE_COLOUR, type TypeName } from '../../types.ts';
import { figure } from '../marks.ts';

/** Units of the map in the radius of a hexagon. */
export const RADIUS = 200;
/** Of two rows of four hexagons; a place at x, y of 0..1 stands at x * width, y * height. */
export const HEX_SIZE = { width: RADIUS * 4.5 * Math.sqrt(3), height: RADIUS * 3.5 } as const;

/** A space of the board. */
export interface HexPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** city, pokemon, event, super, pick, draw, league */
  readonly kind: string;
  readonly colour?: string;
  /** Of a city: the type of its Gym; `home` and `league` have none. */
  readonly city?: TypeName | 'home' | 'league';
  /** How many cards a draw space shows. */
  readonly draws?: number;
}

export interface At {
  readonly x: number;
  readonly y: number;
}

export const at = ({ x, y }: At): At => ({ x: x * HEX_SIZE.width, y: y * HEX_SIZE.height });

const INDIGO = '#4a43b8';
const PAPER = '#fffaf0';

/** The colour of a city's roofs. */
export const roofOf = (city: HexPlace['city']): string =>
  city === undefined || city === 'home' || city === 'league' ? INDIGO : TYPE_COLOUR[city];

const citySign = (city: HexPlace['city']): SignId =>
  city === 'league' ? 'g-crown' : city === undefined || city === 'home' ? 'g-home' : `t-${city}`;

function cityMark({ city }: HexPlace, { x, y }: At): string {
  const colour = roofOf(city);
  return (
    svg`<circle cx="${x}" cy="${y}" r="19" fill="#fffdf6" stroke="${mix(colour, '#2b2750', 0.4)}" stroke-width="3.4"/>` +
    sign(citySign(city), x, y, 24, mix(colour, '#2b2750', 0.15))
  );
}

const rankOf = (colour: string | undefined): Rank =>
  colour !== undefined && Object.hasOwn(RANKS, colour) ? (colour as Rank) : 'starter';

/** Where a Pokémon lies: what is under its chip. */
function slotMark({ colour }: HexPlace, { x, y }: At): string {
  const { light, dark } = RANKS[rankOf(colour)];
  return svg`<circle cx="${x}" cy="${y}" r="16" fill="${light}" stroke="${dark}" stroke-width="3" stroke-dasharray="5 4"/>`;
}

const disc = ({ x, y }: At, colour: string): string =>
  svg`<circle cx="${x}" cy="${y + 2.5}" r="16.5" fill="#10142e" opacity=".22"/><circle cx="${x}" cy="${y}" r="15.5" fill="${colour}" stroke="${PAPER}" stroke-width="3"/>`;

function drawMark({ colour, draws = 1 }: HexPlace, spot: At): string {
  const { colour: fill, dark, ink } = RANKS[rankOf(colour)];
  const { x, y } = spot;
  return (
    disc(spot, fill) +
    sign('g-ball', x, y, 19, rankOf(colour) === 'yellow' ? ink : '#fff') +
    legible(
      x + 13,
      y - 12,
      12,
      svg`<circle cx="${x + 13}" cy="${y - 12}" r="8.5" fill="${PAPER}" stroke="${dark}" stroke-width="2"/><text x="${x + 13}" y="${y - 7.6}" class="num" font-size="12" text-anchor="middle" fill="#2b2750">${draws}</text>`,
    )
  );
}

const EVENTS: Readonly<Record<string, readonly [string, SignId, string]>> = {
  event: ['#6a4bb0', 'g-event', '#fff'],
  super: ['#b93a83', 'g-event', '#fff'],
  pick: ['#3d5fb5', 'g-cards', '#fff'],
  league: ['#e8a317', 'g-crown', '#3d2700'],
};

/** A space as it lies on the map, drawn again over what makes it glow. */
export function hexMark(place: HexPlace): string {
  const spot = at(place);
  if (place.kind === 'city') return cityMark(place, spot);
  if (place.kind === 'pokemon') return slotMark(place, spot);
  if (place.kind === 'draw') return drawMark(place, spot);
  const [colour, mark, ink] = EVENTS[place.kind] ?? EVENTS.event;
  const { x, y } = spot;
  const gilt =
    place.kind === 'super'
      ? svg`<circle cx="${x}" cy="${y}" r="15.5" fill="none" stroke="#ffd566" stroke-width="2.5" stroke-dasharray="3 3.5"/>`
      : '';
  return disc(spot, colour) + sign(mark, x, y, place.kind === 'super' ? 21 : 18, ink) + gilt;
}

/** How far a space reaches. */
export const hexReach = ({ kind }: Pick<HexPlace, 'kind'>): number => (kind === 'city' ? 21 : 18);

/** A gate on a road: the type that opens it, or what it costs in Items. */
export function gate({ x, y }: At, type: TypeName | null, cost: number): string {
  const box = (colour: string, edge: string): string =>
    svg`<rect x="${x - 13}" y="${y - 11}" width="26" height="26" rx="8" fill="#10142e" opacity=".22"/><rect x="${x - 13}" y="${y - 13}" width="26" height="26" rx="8" fill="${colour}" stroke="${edge}" stroke-width="2.5"/>`;
  if (type !== null) return box(TYPE_COLOUR[type], PAPER) + sign(`t-${type}`, x, y, 18, inkOnType(type));
  return box(PAPER, '#3d5fb5') + sign('g-cards', x - 4, y, 15, '#3d5fb5') + figure(x + 7, y, 13, cost);
}

/** A pile of Pokémon of one colour: its zone, and how many are left. */
export interface HexPile {
  readonly id: string;
  readonly rank: Rank;
  readonly left: number;
}

/** A deck on the sea: its zone, its colour, sign, name and how many cards are left. */
export interface HexDeck {
  readonly id: string;
  readonly name: string;
  readonly sign: SignId;
  readonly colour: string;
  readonly left: number;
}

const word = (text: string | number, x: number, y: number, size: number, kind: string): string =>
  legible(
    x,
    y,
    size,
    svg`<text x="${x}" y="${y}" class="${kind}" font-size="${size}" text-anchor="middle">${text}</text>`,
  );

function deck({ id, name, sign: mark, colour, left }: HexDeck, x: number, y: number): string {
  const cards = (left === 0 ? [] : left < 3 ? [0] : [5, 2.5, 0]).map(
    (d) =>
      svg`<rect x="${x + d}" y="${y - d}" width="38" height="52" rx="6" fill="${d ? mix(colour, '#2b2750', 0.3) : colour}" stroke="${PAPER}" stroke-width="2"/>`,
  );
  const empty = svg`<rect x="${x}" y="${y}" width="38" height="52" rx="6" fill="none" stroke="${PAPER}" stroke-width="2" stroke-dasharray="5 4"/>`;
  return lies(
    id,
    (cards.join('') || empty) +
      sign(mark, x + 19, y + 18, 22, '#fff') +
      word(left, x + 19, y + 46, 16, 'num aboard') +
      // There is room for a word.
      word(name.split(/[ -]/)[0], x + 20, y + 69, 15, 'num afloat'),
  );
}

/** Where the sea has room, and nothing of the page lies over it: to the upper left. */
const PILES: At = { x: -26, y: -6 };
const DECKS: At = { x: -16, y: 136 };

/** What lies beside the island: the decks, and the piles of Pokémon by colour. */
export function hexDecks(decks: readonly HexDeck[], piles: readonly HexPile[]): string {
  return (
    decks.map((one, i) => deck(one, DECKS.x + (i % 2) * 84, DECKS.y + Math.floor(i / 2) * 84)).join('') +
    piles
      .map(({ id, rank, left }, i) => {
        const [x, y] = [PILES.x + (i % 3) * 56, PILES.y + Math.floor(i / 3) * 66];
        const under = svg`<circle cx="${x + 22}" cy="${y + 26}" r="20" fill="#10142e" opacity=".22"/>`;
        return lies(
          id,
          under +
            `<g${left === 0 ? ' class="bare"' : ''}>${put(chipBack(rank), x + 2, y + 2, 0.4)}</g>` +
            word(left, x + 22, y + 60, 15, 'num afloat'),
        );
      })
      .join('')
  );
}
