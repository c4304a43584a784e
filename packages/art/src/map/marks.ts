import { legible, svg } from '../svg.ts';

/** What lies over a map while somebody chooses. `r` is the radius of the thing that glows. */

/** The ring and the breathing halo of something that can be chosen; `chosen` is the one that is. */
export function glow(x: number, y: number, r: number, chosen = false): string {
  const on = chosen ? ' on' : '';
  return svg`<circle cx="${x}" cy="${y}" r="${r + 16}" class="halo${on}"/><circle cx="${x}" cy="${y}" r="${r + 6}" class="ring${on}"/>`;
}

/** The hopping arrow above the chosen thing, its tip at x, y. */
export const pointer = (x: number, y: number): string =>
  svg`<g class="hop"><path d="M${x - 15} ${y - 19}h30l-15 19z" fill="#ffb81c" stroke="#5c3a00" stroke-width="3" stroke-linejoin="round"/></g>`;

/** The way of a mover as gold steps; each space between start and end carries its number. */
export function footsteps(points: readonly { readonly x: number; readonly y: number }[]): string {
  const line = `M${points.map(({ x, y }) => svg`${x} ${y}`).join('L')}`;
  const steps = points
    .slice(1, -1)
    .map(({ x, y }, i) =>
      legible(
        x,
        y,
        14,
        svg`<circle cx="${x}" cy="${y}" r="11" fill="#ffb81c" stroke="#5c3a00" stroke-width="2.5"/><text x="${x}" y="${y + 5}" class="num" font-size="14" text-anchor="middle" fill="#3d2700">${i + 1}</text>`,
      ),
    );
  return `<path d="${line}" class="walk"/>${steps.join('')}`;
}

/** A number beside a sign on a map: on paper of its own, so that it can be read however big it must be. */
export const figure = (x: number, y: number, size: number, text: string | number): string =>
  legible(
    x,
    y,
    size,
    svg`<text x="${x}" y="${y + size * 0.36}" class="num figure" font-size="${size}" text-anchor="middle">${text}</text>`,
  );
