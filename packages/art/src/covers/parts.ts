import { creature } from '../creature/creature.ts';
import { chip } from '../pieces/chip.ts';
import type { Rank } from '../ranks.ts';
import { PORTRAITS } from '../species/portraits.ts';
import type { Species } from '../species/table.ts';
import { place } from '../svg.ts';

const named = (name: string): Species => PORTRAITS.find((species) => species.name === name) as Species;

/** A chip with its shadow. */
export const chipAt = (name: string, rank: Rank, x: number, y: number, scale: number): string =>
  place(
    `<circle cx="50" cy="57" r="48" fill="#10142e" opacity=".25"/>${chip(named(name), { rank })}`,
    x,
    y,
    scale,
  );

export const creatureAt = (name: string, x: number, y: number, scale: number, line = 2): string =>
  place(creature(named(name), line), x, y, scale);

/** The same, looking the other way; x is its right edge. */
export const turnedCreature = (name: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(-${scale} ${scale})">${creature(named(name), 2)}</g>`;

/** A road in its casing. */
export const roadAlong = (d: string, width: number, casing: number): string =>
  `<path d="${d}" fill="none" stroke="var(--road-edge)" stroke-width="${casing}"/><path d="${d}" fill="none" stroke="var(--road)" stroke-width="${width}"/>`;

/** Night for grounds with colours of their own: a veil over them that is clear by day. */
export const DUSK = 'var(--dusk)';
