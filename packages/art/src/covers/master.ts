import { stand } from '../map/scenery.ts';
import { sign } from '../signs/signs.ts';
import { polygon } from '../svg.ts';
import { creatureAt, DUSK, turnedCreature } from './parts.ts';

const SIDE = 30;

function field(): string {
  const cells: string[] = [];
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 9; column++) {
      const x = -10 + Math.sqrt(3) * SIDE * (column + (row % 2) / 2);
      const y = 14 + 1.5 * SIDE * row;
      const sand = (row + column) % 2 ? '#e7d3a6' : '#efe0ba';
      cells.push(
        `<path d="${polygon(6, x, y + 3, SIDE * 0.95)}" fill="#a98a58"/><path d="${polygon(6, x, y, SIDE * 0.95)}" fill="${sand}"/>`,
      );
    }
  return `<rect width="400" height="190" fill="#c8a873"/>${cells.join('')}`;
}

const hearts = (x: number, full: number): string =>
  [0, 1, 2, 3, 4].map((i) => sign('g-heart', x + i * 17, 162, 17, i < full ? '#d8323f' : '#6b5a48')).join('');

/** A duel on a field of hexes. */
export const masterCover = (): string =>
  field() +
  `<rect width="400" height="190" fill="${DUSK}"/>` +
  stand('hill', 200, 128, 60, 40) +
  creatureAt('Blastoise', 38, 22, 1.32) +
  turnedCreature('Charizard', 366, 16, 1.4) +
  hearts(64, 4) +
  hearts(262, 3);
