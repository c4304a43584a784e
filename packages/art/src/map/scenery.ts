import { r1 } from '../svg.ts';

const shadow = (x: number, y: number, rx: number, ry: number, opacity: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#10203a" opacity="${opacity}"/>`;

/** Box and drawing of everything that stands on a map; a roof has the ink (`color`) of its use. */
const SCENERY = {
  tree: [
    [40, 48],
    `${shadow(20, 43, 13, 4, 0.18)}<rect x="17" y="32" width="6" height="11" rx="2" fill="var(--trunk)"/><path d="M20 3C30 3 36 10 35 17C39 22 37 31 30 33C24 37 16 37 10 33C3 31 1 22 5 17C4 10 10 3 20 3z" fill="var(--tree-d)"/><path d="M20 3C29 3 34 9 33 15C34 22 28 25 22 24C14 27 6 23 6 16C6 8 12 3 20 3z" fill="var(--tree)"/><path d="M12 11Q15 6 21 7" fill="none" stroke="var(--tree-l)" stroke-width="3.4" stroke-linecap="round"/>`,
  ],
  pine: [
    [40, 52],
    `${shadow(20, 47, 12, 4, 0.18)}<rect x="17" y="38" width="6" height="9" rx="2" fill="var(--trunk)"/><path d="M20 2L31 19H27L35 32H5L13 19H9z" fill="var(--pine)"/><path d="M5 32Q20 26 35 32L37 40Q20 45 3 40z" fill="var(--pine-d)"/><path d="M20 2L25 10L12 26L9 19H13z" fill="var(--pine-l)" opacity=".7"/>`,
  ],
  peak: [
    [80, 64],
    `${shadow(40, 60, 38, 5, 0.16)}<path d="M2 60Q8 48 18 38L30 14Q38 0 45 9L60 32Q72 46 78 60Q40 66 2 60z" fill="var(--rock)"/><path d="M40 5Q43 6 45 9L60 32Q72 46 78 60Q58 64 46 62Q56 46 44 34Q46 18 40 5z" fill="var(--rock-d)"/><path d="M30 14Q38 0 45 9L54 23Q48 20 45 26Q40 20 35 26Q30 22 25 24z" fill="var(--snow)"/>`,
  ],
  hill: [
    [60, 36],
    `${shadow(30, 33, 28, 4, 0.15)}<path d="M2 33Q8 8 27 6Q46 4 58 33Q30 38 2 33z" fill="var(--rock)"/><path d="M30 6Q47 6 58 33Q46 36 36 35Q46 20 30 6z" fill="var(--rock-d)"/>`,
  ],
  tuft: [
    [24, 14],
    '<path d="M3 13Q4 6 1 3Q7 5 8 12Q9 4 12 0Q15 5 15 12Q17 6 22 4Q19 8 20 13" fill="var(--tuft)"/>',
  ],
  flower: [
    [12, 12],
    '<path d="M6 .6a2.4 2.4 0 0 1 2.4 3a2.4 2.4 0 1 1 0 4.8a2.4 2.4 0 1 1-4.8 0a2.4 2.4 0 1 1 0-4.8a2.4 2.4 0 0 1 2.4-3z" fill="currentColor"/><circle cx="6" cy="6" r="1.9" fill="#fff3b8"/>',
  ],
  wave: [
    [40, 12],
    '<path d="M2 8q6-7 12 0t12 0t12 0" fill="none" stroke="var(--foam)" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>',
  ],
  house: [
    [44, 44],
    '<path d="M7 20H37V41H7z" fill="var(--wall)"/><path d="M24 20H37V41H24z" fill="var(--wall-d)"/><path d="M1 22L10 7Q11 5 14 5H30Q33 5 34 7L43 22Q22 19 1 22z" fill="currentColor"/><path d="M24 5H30Q33 5 34 7L43 22Q33 20.4 27 20.4z" fill="#1a1440" opacity=".18"/><path d="M12 27h7v7h-7z" fill="var(--window)"/><path d="M27 28h7v13h-7z" fill="var(--door)"/>',
  ],
  tower: [
    [36, 66],
    '<path d="M7 20H29V63H7z" fill="var(--wall)"/><path d="M19 20H29V63H19z" fill="var(--wall-d)"/><path d="M2 22L9 8Q10 5 18 5T27 8L34 22Q18 18 2 22z" fill="currentColor"/><path d="M11 27h5v5h-5zM11 37h5v5h-5zM11 47h5v5h-5zM21 27h5v5h-5zM21 37h5v5h-5zM21 47h5v5h-5z" fill="var(--window)"/>',
  ],
  boat: [
    [48, 44],
    '<path d="M4 30H44L38 40H11z" fill="#c2523a"/><path d="M5 30H43L42 33H6z" fill="#fff6df"/><path d="M24 4V29H8z" fill="#fffaf0"/><path d="M27 9V29H40z" fill="#f2d9a4"/><path d="M25 2V30" stroke="#6a4a2c" stroke-width="2"/><path d="M0 42q6-5 12 0t12 0t12 0t12 0" fill="none" stroke="var(--foam)" stroke-width="2.6" stroke-linecap="round"/>',
  ],
  cave: [
    [90, 70],
    '<path d="M2 66Q6 40 22 30Q30 8 48 8Q66 10 70 30Q86 42 88 66z" fill="var(--rock)"/><path d="M50 8Q66 10 70 30Q86 42 88 66H62Q66 40 50 8z" fill="var(--rock-d)"/><path d="M28 66Q28 36 45 36Q62 36 62 66z" fill="#241c3f"/><path d="M34 66Q35 46 45 45" fill="none" stroke="#4b3f74" stroke-width="3"/>',
  ],
} as const satisfies Record<string, readonly [readonly [number, number], string]>;

export type Scenery = keyof typeof SCENERY;

export const scenerySymbols = (): string =>
  Object.entries(SCENERY)
    .map(
      ([name, [[width, height], markup]]) =>
        `<symbol id="s-${name}" viewBox="0 0 ${width} ${height}" overflow="visible">${markup}</symbol>`,
    )
    .join('');

/** Something on a map, its foot at x, y. `ink` colours roofs and flowers. Needs the page's `sprite()`. */
export function stand(what: Scenery, x: number, y: number, width: number, height = width, ink = ''): string {
  const color = ink && ` color="${ink}"`;
  return `<use href="#s-${what}" x="${r1(x - width / 2)}" y="${r1(y - height)}" width="${r1(width)}" height="${r1(height)}"${color}/>`;
}
