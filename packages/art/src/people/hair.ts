import { mix } from '../colour.ts';
import { ellipse, outline } from '../creature/sketch.ts';
import { mirrored } from '../svg.ts';

/** Hair of one colour: what falls behind the head, and what lies over it. The head is at 50, 46 and 18 wide to each side. */
interface Cut {
  readonly back?: string | ((colour: string) => string);
  readonly front: string | ((colour: string) => string);
}

const bangs = 'M31 47Q25 22 50 21Q75 22 69 47Q67 36 60 32Q51 38 41 31Q34 36 31 47z';
const parted = 'M31 50Q28 23 50 21Q72 23 69 50Q67 36 51 28Q34 36 31 50z';
const fall = 'M28 42Q25 18 50 18Q75 18 72 42Q75 70 82 94H18Q25 70 28 42z';
const tie = (x: number, y: number, colour: string): string =>
  ellipse(x, y, 3.4, 3.4, mix(colour, '#ffffff', 0.7));

// biome-ignore format: a table
const HAIR = {
  none:     { front: '' },
  spiky:    { front: 'M30 46Q27 36 31 30L25 25L34 22L33 13L43 17L50 8L57 16L66 11L67 21L76 23L69 30Q73 37 70 46Q66 35 60 32Q50 36 40 32Q34 35 30 46z' },
  crew:     { front: 'M31 40Q29 27 34 21L36 13L43 17L50 10L57 17L64 13L66 21Q71 27 69 40Q67 31 62 28Q50 31 38 28Q33 31 31 40z' },
  sidetail: { back: (c) => outline('M65 27Q80 8 90 20Q85 24 90 31Q82 31 84 41Q74 33 67 34z', c), front: (c) => outline(bangs, c) + tie(69, 29, c) },
  bob:      { back: 'M26 42Q24 18 50 18Q76 18 74 42V64Q71 70 64 69H36Q29 70 26 64z', front: 'M31 46Q29 23 50 22Q71 23 69 46L66 37H34z' },
  long:     { back: fall, front: parted },
  straight: { back: fall, front: 'M31 46Q29 23 50 22Q71 23 69 46L66 37H34z' },
  slick:    { front: 'M31 43Q29 21 50 20Q71 21 69 43Q67 33 59 29Q50 31 41 29Q33 33 31 43z' },
  fringe:   { front: (c) => mirrored(50, outline('M34 54Q24 51 28 37Q31 34 34 41z', c)) },
  swept:    { front: 'M30 48Q22 33 32 25Q28 16 40 16Q44 6 54 11Q66 5 68 17Q79 19 73 29Q78 38 70 48Q69 37 62 31Q55 35 47 28Q36 34 30 48z' },
  pony:     { back: 'M46 22Q58 0 80 14Q95 36 82 68Q79 44 62 28z', front: (c) => outline(bangs, c) + tie(62, 19, c) },
  wavy:     { back: 'M28 42Q23 17 50 17Q77 17 72 42Q82 50 76 60Q86 72 78 82Q84 90 80 96H20Q16 90 22 82Q14 72 24 60Q18 50 28 42z', front: parted },
  veil:     { back: fall, front: 'M31 50Q27 22 52 21Q73 23 69 50Q66 38 58 31Q56 48 38 57Q31 55 31 50z' },
  pigtails: { back: (c) => mirrored(50, outline('M34 32Q14 26 12 44Q10 60 20 68Q20 52 32 46z', c)), front: (c) => outline(bangs, c) + mirrored(50, tie(30, 36, c)) },
  buns:     { back: (c) => mirrored(50, ellipse(31, 23, 9, 9, c)), front: bangs },
  bun:      { back: (c) => ellipse(50, 17, 10, 8, c), front: 'M31 46Q28 22 50 21Q72 22 69 46Q67 34 50 29Q33 34 31 46z' },
  short:    { front: 'M31 44Q27 22 50 19Q74 21 69 44Q68 35 63 31Q52 34 42 26Q36 33 31 44z' },
  mop:      { front: 'M29 54Q24 20 50 18Q76 20 71 54L67 42L64 36L57 41L52 33L44 41L40 34L34 42z' },
  wild:     { back: 'M30 40Q12 40 16 24Q22 28 26 24Q22 8 36 12Q42 0 52 8Q66 0 70 14Q84 12 78 28Q88 34 80 46Q90 60 76 66L70 50z', front: 'M31 46Q28 26 40 24L44 31L50 22L56 31L62 24Q72 28 69 46Q64 38 60 37H40Q34 38 31 46z' },
  mane:     { back: 'M28 40Q14 30 24 18Q32 6 50 9Q68 6 76 18Q86 30 72 40Q84 56 76 84Q62 96 50 92Q38 96 24 84Q16 56 28 40z', front: 'M31 46Q30 26 38 22Q44 28 50 19Q56 28 62 22Q70 26 69 46Q66 36 60 33H40Q34 36 31 46z' },
  curls:    { back: (c) => mirrored(50, ellipse(29, 56, 7, 9, c) + ellipse(27, 44, 7, 8, c)), front: (c) => [[33, 32], [41, 24], [50, 21], [59, 24], [67, 32]].map(([x, y]) => ellipse(x, y, 8, 8, c)).join('') },
  hime:     { back: (c) => `${outline('M28 42Q25 18 50 18Q75 18 72 42Q72 60 74 74H26Q28 60 28 42z', c)}${mirrored(50, outline('M33 34Q24 44 28 62L34 60Q33 48 36 40z', c))}`, front: 'M31 44Q29 22 50 21Q71 22 69 44Q60 34 50 38Q40 34 31 44z' },
  quiff:    { front: 'M31 44Q28 28 36 24Q34 12 52 10Q70 9 72 22Q66 22 64 26Q70 32 69 44Q67 34 58 32Q44 34 36 31Q33 36 31 44z' },
  braid:    { back: 'M66 40Q80 50 74 62Q82 72 74 82Q78 92 70 98Q64 90 68 80Q62 72 67 62z', front: parted },
} as const satisfies Record<string, Cut>;

export type HairKind = keyof typeof HAIR;

const drawn = (part: Cut['front'], colour: string): string =>
  typeof part === 'function' ? part(colour) : part === '' ? '' : outline(part, colour);

export const hairBehind = (kind: HairKind, colour: string): string => {
  const { back = '' }: Cut = HAIR[kind];
  return drawn(back, colour);
};

export const hairOver = (kind: HairKind, colour: string): string => {
  const { front }: Cut = HAIR[kind];
  return drawn(front, colour);
};
