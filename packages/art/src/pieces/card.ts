import { mix } from '../colour.ts';
import { creature } from '../creature/creature.ts';
import { RANKS, type Rank } from '../ranks.ts';
import { type SignId, sign } from '../signs/signs.ts';
import type { Species } from '../species/table.ts';
import { escaped, place, polygon, star, svg } from '../svg.ts';
import { inkOnType, TYPE_COLOUR, type TypeName } from '../types.ts';
import { die } from './die.ts';

export interface CardLook {
  readonly rank: Rank;
  /** Large numbers with a small word under each, such as `['POWER', 7]`. */
  readonly figures?: readonly (readonly [label: string, value: string | number])[];
  /** Attacks or abilities: sign, words, number. At most two. */
  readonly lines?: readonly (readonly [sign: SignId, text: string, value?: string | number])[];
  /** Faces of the die that catch it. */
  readonly catches?: readonly number[];
}

const INK = '#2b2750';
const SECOND = '#6d668f';
const SEA: readonly TypeName[] = ['water', 'ice'];
const ROCKY: readonly TypeName[] = ['rock', 'ground', 'steel', 'fighting', 'dragon'];
const DUSK: readonly TypeName[] = ['ghost', 'dark', 'psychic', 'poison'];

/** A small place that suits the type, behind the creature. */
function scene(type: TypeName): string {
  const colour = TYPE_COLOUR[type];
  const sky = mix(colour, '#fff8e8', 0.68);
  const far = mix(colour, '#ffffff', 0.45);
  const light = DUSK.includes(type)
    ? `<circle cx="186" cy="72" r="17" fill="#fffbe6" opacity=".9"/><circle cx="194" cy="67" r="15" fill="${sky}"/>`
    : '<circle cx="186" cy="74" r="19" fill="#fffdf0" opacity=".85"/>';
  const hills = ROCKY.includes(type)
    ? `<path d="M12 150L52 96L74 122L112 78L150 126L176 104L228 152V190H12z" fill="${far}"/><path d="M112 78L128 98L114 104L104 98z" fill="#fff" opacity=".7"/>`
    : SEA.includes(type)
      ? `<path d="M12 128Q60 118 120 126T228 122V190H12z" fill="${far}"/><path d="M30 140q10 -6 20 0t20 0M150 136q10 -6 20 0t20 0" fill="none" stroke="#fff" stroke-width="3" opacity=".7"/>`
      : `<path d="M12 140Q50 100 100 130T228 112V190H12z" fill="${far}"/>`;
  return `<rect x="12" y="40" width="216" height="150" fill="${sky}"/>${light}${hills}<path d="M12 160Q70 136 130 154T228 146V190H12z" fill="${mix(colour, '#fff4dc', 0.2)}"/><path d="M12 178Q80 160 140 172T228 168V190H12z" fill="${mix(colour, INK, 0.18)}" opacity=".8"/>`;
}

function picture(species: Species, edge: string): string {
  const [type] = species.types;
  const number = String(species.dex).padStart(3, '0');
  return `<g clip-path="url(#art-window)">${scene(type)}<g opacity=".2">${sign(`t-${type}`, 62, 92, 92, '#fff')}</g><ellipse cx="120" cy="176" rx="46" ry="8" fill="#000" opacity=".16"/>${place(creature(species, 2.1), 50, 39, 1.42)}<text x="20" y="56" class="num" font-size="11" fill="${INK}" opacity=".55">No. ${number}</text></g><rect x="12" y="40" width="216" height="150" rx="12" fill="none" stroke="${edge}" stroke-opacity=".5" stroke-width="1.5"/>`;
}

function typeTags(types: readonly TypeName[]): string {
  let x = 12;
  return types
    .map((type) => {
      const width = 26 + type.length * 7.1;
      const tag = svg`<rect x="${x}" y="196" width="${width}" height="21" rx="10.5" fill="${TYPE_COLOUR[type]}"/>${sign(`t-${type}`, x + 13, 206.5, 14, inkOnType(type))}<text x="${x + 22}" y="211" class="lab" font-size="11" fill="${inkOnType(type)}">${type}</text>`;
      x += width + 6;
      return tag;
    })
    .join('');
}

/** One hexagon a stage of the line; those up to its own are filled. */
const stages = ({ stage, line }: Species, fill: string, edge: string): string =>
  Array.from({ length: line }, (_, i) => {
    const middle = 222 - (line - 1 - i) * 15;
    return `<path d="${polygon(6, middle, 206.5, 6.2, 0)}" fill="${i <= stage ? fill : 'none'}" stroke="${edge}" stroke-width="1.8"/>`;
  }).join('');

const rankMarks = (rank: Rank): string =>
  rank === 'yellow'
    ? `<path d="${star(222, 22, 9)}" fill="#fff"/>`
    : Array.from(
        { length: RANKS[rank].pips },
        (_, i) => `<circle cx="${224 - i * 11}" cy="22" r="3.8" fill="#fff"/>`,
      ).join('');

function figureRow(figures: NonNullable<CardLook['figures']>): string {
  const width = 216 / figures.length;
  return figures
    .map(([label, value], i) => {
      const x = 12 + i * width;
      const parting = i > 0 ? svg`<path d="M${x} 227v30" stroke="#d9cfb8" stroke-width="1.5"/>` : '';
      return svg`<text x="${x + width / 2}" y="245" class="num" font-size="23" text-anchor="middle" fill="${INK}">${escaped(String(value))}</text><text x="${x + width / 2}" y="258" class="lab" font-size="9.5" text-anchor="middle" fill="${SECOND}">${escaped(label)}</text>${parting}`;
    })
    .join('');
}

const lineRows = (lines: NonNullable<CardLook['lines']>): string =>
  lines
    .map(([id, text, value = ''], i) => {
      const y = 280 + i * 22;
      const ink = TYPE_COLOUR[id.slice(2) as TypeName] ?? '#4a4483';
      return `${sign(id, 25, y, 17, ink)}<text x="40" y="${y + 4.5}" font-size="13" fill="${INK}">${escaped(text)}</text><text x="226" y="${y + 4.5}" class="num" font-size="13" text-anchor="end" fill="${INK}">${escaped(String(value))}</text>`;
    })
    .join('');

function catchRow(catches: readonly number[], y: number): string {
  const faces = [1, 2, 3, 4, 5, 6].map((pips, i) =>
    place(die(pips, catches.includes(pips) ? 'lit' : 'off'), 74 + i * 26, y, 0.21),
  );
  return `<text x="12" y="${y + 15}" class="lab" font-size="9.5" fill="${SECOND}">caught on</text>${faces.join('')}`;
}

/** The head of a card: its frame of this height, the name, the creature in its place, types and stages. */
function head(species: Species, rank: Rank, height: number): string {
  const { colour, dark, ink } = RANKS[rank];
  const title = rank === 'yellow' || rank === 'pink' ? ink : '#fff';
  const size = species.name.length > 14 ? 14.5 : 18;
  return (
    `<rect x="1" y="1" width="238" height="${height - 2}" rx="18" fill="${colour}" stroke="${dark}" stroke-width="2"/><rect x="6" y="36" width="228" height="${height - 42}" rx="13" fill="#fffaf0"/><text x="14" y="27.5" class="num" font-size="${size}" fill="${title}">${escaped(species.name)}</text>` +
    rankMarks(rank) +
    picture(species, dark) +
    typeTags(species.types) +
    stages(species, colour, dark)
  );
}

/** A card without words of its own in a box of 240 x 230: what there is to say stands beside it. Needs the page's `sprite()`. */
export const portrait = (species: Species, rank: Rank): string => head(species, rank, 230);

/** A full card in a box of 240 x 336. Needs the page's `sprite()`. */
export const card = (species: Species, { rank, figures = [], lines = [], catches }: CardLook): string =>
  head(species, rank, 336) +
  figureRow(figures) +
  lineRows(lines) +
  (catches ? catchRow(catches, lines.length > 0 ? 308 : 272) : '');
