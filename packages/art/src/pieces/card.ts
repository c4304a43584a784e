import { mix } from '../colour.ts';
import { creature } from '../creature/creature.ts';
import { RANKS, type Rank } from '../ranks.ts';
import { sign } from '../signs/signs.ts';
import type { Species } from '../species/table.ts';
import { escaped, legible, place, polygon, star, svg } from '../svg.ts';
import { inkOnType, TYPE_COLOUR, type TypeName } from '../types.ts';

const INK = '#2b2750';
const _SECOND = '#6d668f';
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
  return `<g clip-path="url(#art-window)">${scene(type)}<g opacity=".2">${sign(`t-${type}`, 62, 92, 92, '#fff')}</g><ellipse cx="120" cy="176" rx="46" ry="8" fill="#000" opacity=".16"/>${place(creature(species, 2.1), 50, 39, 1.42)}<text x="20" y="56" class="num only-large" font-size="12" fill="${INK}">No. ${number}</text></g><rect x="12" y="40" width="216" height="150" rx="12" fill="none" stroke="${edge}" stroke-opacity=".5" stroke-width="1.5"/>`;
}

function typeTags(types: readonly TypeName[]): string {
  let x = 12;
  return types
    .map((type) => {
      const width = 26 + type.length * 7.1;
      const tag = svg`<rect x="${x}" y="196" width="${width}" height="21" rx="10.5" fill="${TYPE_COLOUR[type]}"/>${sign(`t-${type}`, x + 13, 206.5, 14, inkOnType(type))}<text x="${x + 22}" y="211" class="lab only-large" font-size="11.5" fill="${inkOnType(type)}">${type[0].toUpperCase()}${type.slice(1)}</text>`;
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

/** A card in a box of 240 x 230: its frame, its name, the creature in a place that suits it, types and stages. Needs the page's `sprite()`. */
export function portrait(species: Species, rank: Rank): string {
  const { colour, dark, ink } = RANKS[rank];
  const title = rank === 'yellow' || rank === 'pink' ? ink : '#fff';
  const size = species.name.length > 14 ? 14.5 : 18;
  return (
    `<rect x="1" y="1" width="238" height="228" rx="18" fill="${colour}" stroke="${dark}" stroke-width="2"/><rect x="6" y="36" width="228" height="188" rx="13" fill="#fffaf0"/>` +
    legible(
      14,
      27.5,
      size,
      `<text x="14" y="27.5" class="num" font-size="${size}" fill="${title}">${escaped(species.name)}</text>`,
    ) +
    rankMarks(rank) +
    picture(species, dark) +
    typeTags(species.types) +
    stages(species, colour, dark)
  );
}
