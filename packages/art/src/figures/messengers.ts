import { d, dark, e, eye, eyes, type Figures, f, l, legs, m, mouth, o, p, t } from './pen.ts';

/** Those who bring news on the page: drawn here, so that a page without a game loads them alone. */

const CREAM = '#f8ead0';

export const diglett = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${p('M-17 26V0Q-17 -26 0 -26Q17 -26 17 0V26z', '#b5794f')}${f('M8 -22Q17 -18 17 0V26H8z', dark('#b5794f', 0.2))}${eyes(-1, -6, 6, 3.4)}${e(-1, 5, 8, 5.4, '#ee8a9c')}</g>`;
export const soil =
  p('M8 88Q14 74 26 80Q38 72 50 78Q62 72 74 80Q88 74 92 88Q70 97 50 96Q30 97 8 88z', '#a3805c') +
  l('M24 86l6 -2M58 88l7 -2M76 88l5 -2', 2, '#7a5a3c');

export const magnet = (x: number, y: number, s: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${m(p('M-20 -8H-34Q-44 -6 -44 4Q-44 14 -34 15H-28V8H-33Q-36 6 -36 3Q-36 -1 -32 -1H-20z', '#a8b4c4') + f('M-34 15H-28V8H-34zM-28 -8h6v7h-6z', '#d8423a'), 0)}${e(0, -20, 4, 4, '#c8ccd8')}${o(0, 0, 22, 20, '#b9c6d4')}${eye(0, -1, 9, 'ring')}${l('M-14 12l-6 5M14 12l6 5', 3, '#8f98a8')}</g>`;

// biome-ignore format: drawings
export const MESSENGERS = {
  Sandshrew: () => t('M66 82Q88 88 90 70', 8, '#e2bf5e') + m(e(40, 91, 8, 4.6, '#e2bf5e')) + o(52, 69, 22, 21, '#e2bf5e') + l('M64 54L72 62M70 66L60 56M62 72L72 78M72 72L62 80', 1.8, dark('#e2bf5e', 0.4)) + d(46, 73, 13, 14, CREAM) + m(e(32, 66, 5.5, 7, '#e2bf5e') + l('M28 71l-3 4M32 73l-1 5', 2.4, '#fff'), 49) + m(e(30, 32, 5, 6, '#e2bf5e'), 47) + o(47, 40, 20, 18, '#e2bf5e') + l('M40 25L54 32M54 25L40 32', 1.8, dark('#e2bf5e', 0.4)) + p('M28 46Q46 38 64 46Q62 58 46 58Q30 58 28 46z', CREAM) + eyes(46, 43, 10, 4.6, 'big', '#3b6fa8') + d(45, 49, 2.2, 1.6, '#3a2a20') + mouth('smile', 45, 52, 5),
  Diglett: () => diglett(50, 50, 1.32) + soil,
  Psyduck: () => m(e(38, 91, 11, 4.6, '#f0d9a0')) + p('M66 80Q80 82 80 70L70 70z', '#f5cf52') + o(50, 72, 19, 20, '#f5cf52') + m(p('M30 62Q12 46 20 38Q30 42 38 56z', '#f5cf52')) + o(50, 38, 24, 21, '#f5cf52') + l('M50 18Q46 8 40 6M50 18V4M50 18Q54 8 60 6', 3) + eyes(50, 33, 11, 6, 'ring') + p('M32 46Q50 38 68 46Q72 56 50 58Q28 56 32 46z', '#f2e0b0') + m(d(46, 46, 1, 1.6, '#8a6a3a')) + l('M34 50Q50 54 66 50', 1.8),
  Slowpoke: () => t('M78 68Q96 66 94 48', 7, '#f2a0b0') + e(94, 46, 5, 5, '#fff3ec') + legs([46, 74], 74, 91, 5.6, dark('#f2a0b0')) + o(58, 68, 25, 16, '#f2a0b0') + legs([38, 66], 76, 92, 6, '#f2a0b0') + m(p('M22 42Q10 36 16 28Q26 28 30 36z', '#f2a0b0'), 36) + o(36, 50, 21, 18, '#f2a0b0') + p('M18 52Q36 44 54 52Q56 68 36 68Q16 68 18 52z', '#f8dcb4') + m(e(27, 44, 6, 7, '#fff') + d(27, 45, 1.6, 1.8, '#2b2436'), 36) + l('M26 60Q36 64 46 60', 2.2) + m(d(34, 54, 1, 0.8, '#8a5a4a'), 36),
  Magnemite: () => magnet(50, 54, 1.02, 0),
} as const satisfies Figures;

export type Messenger = keyof typeof MESSENGERS;

/** One of them, in a box of 100 x 100. */
export const messenger = (name: Messenger): string =>
  `<g stroke="#5a3f24" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">${MESSENGERS[name]()}</g>`;
