import { mix } from '../colour.ts';
import { BARE, ellipse, outline } from '../creature/sketch.ts';
import { mirrored } from '../svg.ts';

/** Clothes in a colour and the colour of their trim, on shoulders that reach from 74 down to 100; `skin` is what they leave bare. */
type Clothes = (colour: string, trim: string, skin: string) => string;

const SHOULDERS = 'M12 102Q13 79 36 74Q50 82 64 74Q87 79 88 102z';
const body = (colour: string): string => outline(SHOULDERS, colour);
const line = (d: string, colour: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
const crossed = (colour: string, trim: string, skin: string): string =>
  body(colour) +
  outline('M38 73L50 92L62 73z', skin) +
  line('M37 73L54 97M63 73L47 92', trim, 6) +
  line('M37 73L54 97M63 73L47 92', mix(trim, '#2b2750', 0.25), 1.2);

// biome-ignore format: a table
export const CLOTHES = {
  tee:      (c, t) => body(c) + line('M38 74Q50 86 62 74', t, 4),
  vest:     (c, t) => body(t) + mirrored(50, outline('M12 102Q13 79 35 74L41 80L36 102z', c)),
  coat:     (c, t) => body(c) + outline('M39 74L50 102L61 74Q50 81 39 74z', t) + mirrored(50, outline('M37 73L50 100L41 102L31 84L36 82z', mix(c, '#2b2750', 0.08))),
  suit:     (c, t) => body(c) + outline('M40 74L50 100L60 74Q50 81 40 74z', '#ffffff') + outline('M47 80H53L55 96L50 102L45 96z', t) + mirrored(50, outline('M38 73L48 100L33 86z', mix(c, '#ffffff', 0.12))),
  kimono:   (c, t, s) => crossed(c, t, s) + outline('M22 94H78V102H22z', mix(t, c, 0.3)),
  gi:       (c, t, s) => body(c) + outline('M36 74L50 98L64 74Q50 80 36 74z', s) + line('M36 73L52 101M64 73L50 98', mix(c, '#2b2750', 0.2), 2) + outline('M30 96H70V102H30z', t),
  uniform:  (c, t) => body(c) + outline('M40 75L50 88L60 75Q50 81 40 75z', t) + [[24, 88, 6], [36, 96, 5], [66, 88, 6], [78, 96, 5], [56, 97, 4]].map(([x, y, r]) => ellipse(x, y, r, r * 0.7, mix(c, '#20301a', 0.4), BARE)).join('') + mirrored(50, outline('M15 84L30 77L32 81L17 90z', t)),
  ninja:    (c, t) => body(c) + outline('M34 70Q50 84 66 70L70 80Q50 92 30 80z', t) + outline('M66 78L84 90L76 96L62 82z', t),
  straps:   (c, t, s) => body(s) + outline('M26 102Q27 90 34 86Q50 94 66 86Q73 90 74 102z', c) + mirrored(50, line('M34 87Q33 80 37 74', t, 4.5)),
  dress:    (c, t, s) => body(c) + outline('M36 74Q50 94 64 74Q50 80 36 74z', s) + line('M36 75Q50 95 64 75', t, 3.5),
  cape:     (c, t) => body(c) + line('M50 84V102', mix(c, '#ffffff', 0.4), 2.4) + mirrored(50, outline('M36 72Q30 82 32 102H4Q8 78 30 70z', t)),
  jacket:   (c, t) => body(c) + line('M50 80V102', t, 3.4) + mirrored(50, outline('M36 70Q36 80 49 84L40 88L29 77z', mix(c, t, 0.55))),
  overalls: (c, t) => body(t) + outline('M34 102V90H66V102z', c) + mirrored(50, line('M37 92Q30 84 31 76', c, 6) + ellipse(38, 93, 1.8, 1.8, '#ffe08a')),
  swim:     (c, t, s) => body(s) + outline('M34 102Q34 92 39 84Q50 96 61 84Q66 92 66 102z', c) + mirrored(50, line('M39 86L37 75', t, 3.6)),
  bare:     (c, t, s) => body(s) + line('M36 92Q44 96 49 91M51 91Q56 96 64 92', mix(s, '#5a2f1c', 0.35), 2) + outline('M22 98H78V102H22z', c) + ellipse(50, 100, 4, 2.6, t),
  robe:     (c, t) => body(c) + outline('M40 73L50 86L60 73Q50 79 40 73z', t) + line('M50 85V102', t, 5) + ellipse(50, 92, 4.4, 4.4, t),
} as const satisfies Record<string, Clothes>;

export type ClothesKind = keyof typeof CLOTHES;
