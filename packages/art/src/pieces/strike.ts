import { mix } from '../colour.ts';
import { sign } from '../signs/signs.ts';
import { polar, star } from '../svg.ts';
import { inkOnType, TYPE_COLOUR, type TypeName } from '../types.ts';

const SPARKS = 6;

/** What a blow of this type looks like where it lands, in a box of 100 x 100. Sparks of the class `spark` fly outwards. Needs the page's `sprite()`. */
export function strike(type: TypeName): string {
  const colour = TYPE_COLOUR[type];
  const sparks = Array.from({ length: SPARKS }, (_, i) => {
    const [x, y] = polar(50, 50, 38, (360 / SPARKS) * i - 90);
    return `<g class="spark"><circle cx="${x}" cy="${y}" r="9" fill="${colour}" stroke="#fff" stroke-width="1.6"/>${sign(`t-${type}`, x, y, 12, inkOnType(type))}</g>`;
  });
  return (
    `<path d="${star(50, 50, 30)}" fill="${mix(colour, '#ffffff', 0.25)}" stroke="#fff" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="${star(50, 50, 18)}" fill="#fffbe0"/>` +
    sparks.join('')
  );
}
