import { mix } from '../colour.ts';
import { BARE, ellipse, outline } from '../creature/sketch.ts';
import { mirrored, star } from '../svg.ts';

const line = (d: string, colour: string, width = 2.4): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** What stands on a head, in its colour and the colour of its trim. */
type Wear = (colour: string, trim: string) => string;

// biome-ignore format: a table
export const HATS = {
  cap:      (c, t) => outline('M29 36Q28 12 50 12Q72 12 71 36Q50 27 29 36z', c) + outline('M38 15Q50 9 62 15Q64 24 62 30Q50 26 38 30Q36 24 38 15z', t) + outline('M27 37Q50 24 74 37Q62 40 50 35Q38 40 27 37z', mix(c, '#2b2750', 0.2)),
  straw:    (c, t) => outline('M10 36Q50 22 90 36Q70 44 50 40Q30 44 10 36z', c) + outline('M31 33Q32 8 50 8Q68 8 69 33Q50 27 31 33z', c) + line('M31 32Q50 25 69 32', t, 5),
  wide:     (c, t) => outline('M8 32Q18 36 30 32Q50 24 70 32Q82 36 92 32Q84 44 68 40Q50 34 32 40Q16 44 8 32z', c) + outline('M31 33Q30 10 42 9Q50 14 58 9Q70 10 69 33Q50 26 31 33z', c) + line('M31 31Q50 24 69 31', t, 4),
  beret:    (c, t) => outline('M28 32Q20 12 48 11Q82 8 78 28Q70 26 66 30Q48 24 28 32z', c) + ellipse(50, 11, 3, 3, t),
  headband: (c, t) => outline('M30 38Q50 26 70 38L70 32Q50 20 30 32z', c) + ellipse(50, 29, 3, 3, t, BARE),
  bandana:  (c, t) => outline('M29 40Q27 15 50 14Q73 15 71 40Q50 27 29 40z', c) + outline('M70 34L84 30L82 42L72 40z', c) + [[40, 24], [50, 20], [60, 24]].map(([x, y]) => ellipse(x, y, 2, 2, t, BARE)).join(''),
  tophat:   (c, t) => outline('M20 30Q50 22 80 30Q66 37 50 35Q34 37 20 30z', c) + outline('M34 30V4Q50 0 66 4V30Q50 26 34 30z', c) + line('M34 26Q50 21 66 26', t, 5),
  helmet:   (c, t) => outline('M28 40Q25 10 50 10Q75 10 72 40Q50 28 28 40z', c) + line('M50 10V30', t, 5),
  goggles:  (c, t) => line('M30 33Q50 24 70 33', c, 4) + mirrored(50, ellipse(41, 28, 7.5, 6, t)),
  visor:    (c, t) => outline('M30 36Q50 24 70 36V30Q50 18 30 30z', t) + outline('M24 38Q50 20 76 38Q62 42 50 37Q38 42 24 38z', c),
  bow:      (c, t) => mirrored(50, outline('M50 16L36 7Q30 16 36 25z', c)) + ellipse(50, 16, 3.6, 3.6, t),
  flower:   (c, t) => [0, 72, 144, 216, 288].map((a) => `<ellipse cx="34" cy="20" rx="3.6" ry="5" fill="${c}" transform="rotate(${a} 34 25)"/>`).join('') + ellipse(34, 25, 3, 3, t),
  crown:    (c, t) => outline('M34 28L31 12L41 19L50 8L59 19L69 12L66 28Q50 22 34 28z', c) + ellipse(50, 19, 2.6, 2.6, t),
  wings:    (c, t) => outline('M29 36Q28 13 50 13Q72 13 71 36Q50 24 29 36z', c) + mirrored(50, outline('M30 32Q14 26 12 10Q24 12 34 22z', t)),
  star:     (c, t) => outline(star(64, 22, 8), c) + ellipse(64, 22, 2, 2, t, BARE),
} as const satisfies Record<string, Wear>;

/** What is worn or grows on a face, and what is held, in one colour. */
// biome-ignore format: a table
export const EXTRAS = {
  glasses:   (c) => mirrored(50, `<circle cx="42" cy="47" r="7" fill="#ffffff" fill-opacity=".35" stroke="${c}" stroke-width="2"/>`) + line('M48.5 46Q50 45 51.5 46', c, 2),
  shades:    (c) => mirrored(50, outline('M33.5 43H49V47Q48 53 41.5 53Q35 53 33.5 43z', c)) + line('M36 45L41 50', '#ffffff', 1.4),
  monocle:   (c) => `<circle cx="58" cy="47" r="7" fill="#ffffff" fill-opacity=".35" stroke="${c}" stroke-width="2"/>${line('M64 51L67 66', c, 1.6)}`,
  moustache: (c) => mirrored(50, outline('M50 56Q42 52 36 60Q44 63 50 59z', c)),
  beard:     (c) => outline('M32 48Q34 56 42 55Q50 53 58 55Q66 56 68 48Q70 66 60 72Q50 78 40 72Q30 66 32 48z', c),
  goatee:    (c) => outline('M45 63H55Q55 71 50 72Q45 71 45 63z', c),
  brows:     (c) => mirrored(50, line('M36 38L47 41.5', c, 4)),
  earrings:  (c) => mirrored(50, ellipse(31.5, 56, 2.6, 2.6, c)),
  blush:     (c) => mirrored(50, ellipse(38, 55, 3.6, 2.2, c, BARE)),
  scar:      (c) => line('M58 38L62 54', c, 2),
  plaster:   (c) => outline('M46 50H54V54H46z', c, 'stroke-width="1"'),
  mask:      (c) => outline('M32 52Q50 58 68 52Q68 64 60 68Q50 72 40 68Q32 64 32 52z', c),
  scarf:     (c) => outline('M33 69Q50 80 67 69L70 80Q50 90 30 80z', c) + outline('M62 80L74 98L64 102L56 84z', mix(c, '#2b2750', 0.15)),
  pendant:   (c) => line('M40 76Q50 92 60 76', mix(c, '#2b2750', 0.3), 1.8) + ellipse(50, 86, 3.4, 3.4, c),
  pack:      (c) => mirrored(50, line('M34 75Q28 86 30 101', c, 6)),
  net:       (c) => `${line('M80 100L86 62', '#8a6238', 3.4)}<circle cx="87" cy="50" r="11" fill="#ffffff" fill-opacity=".6" stroke="${c}" stroke-width="3"/>`,
  rod:       (c) => line('M78 102L92 34', '#8a6238', 3.2) + line('M92 34Q98 60 90 78', '#ffffff', 1.4) + ellipse(90, 79, 2.6, 2.6, c),
  juggled:   (c) => ellipse(16, 44, 6, 6, c) + ellipse(84, 40, 6, 6, '#ffd166') + ellipse(24, 22, 6, 6, '#58a6e0') + ellipse(78, 18, 6, 6, '#7bc86c'),
  ball:      (c) => ellipse(80, 86, 10, 10, '#ffffff') + outline('M70 86A10 10 0 0 1 90 86z', c) + ellipse(80, 86, 3, 3, '#ffffff'),
  spoon:     (c) => line('M82 102V78', c, 3) + ellipse(82, 71, 5, 7, c),
  cane:      (c) => line('M84 102V70Q84 60 76 62', c, 4),
  paw:       (c) => line('M20 102L14 70', '#8a6238', 3.6) + ellipse(14, 66, 4, 4, c),
  club:      (c) => line('M84 102L80 56', '#c9c3d6', 2.6) + outline('M80 58L72 60Q70 54 80 52z', c),
  guitar:    (c) => line('M20 102L8 60', '#5a3a24', 4.6) + ellipse(24, 98, 12, 9, c),
} as const satisfies Record<string, (colour: string) => string>;

export type HatKind = keyof typeof HATS;
export type ExtraKind = keyof typeof EXTRAS;
