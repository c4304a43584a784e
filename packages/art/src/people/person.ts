import { mix } from '../colour.ts';
import { BARE, ellipse, outline } from '../creature/sketch.ts';
import { mirrored } from '../svg.ts';
import { CLOTHES, type ClothesKind } from './clothes.ts';
import { type HairKind, hairBehind, hairOver } from './hair.ts';
import { EXTRAS, type ExtraKind, HATS, type HatKind } from './wear.ts';

// biome-ignore format: a table
const SKIN = { pale: '#fbe6d8', fair: '#f7d3b5', tan: '#dfa878', brown: '#a9714a', dark: '#7d5136' } as const;
const INK = '#33264a';

/** What a person looks like: every part a kind and its colours. */
export interface Person {
  readonly skin: keyof typeof SKIN;
  readonly hair: readonly [kind: HairKind, colour: string];
  readonly clothes: readonly [kind: ClothesKind, colour: string, trim: string];
  readonly eyes?: keyof typeof EYES;
  readonly mouth?: keyof typeof MOUTHS;
  readonly hat?: readonly [kind: HatKind, colour: string, trim: string];
  readonly more?: readonly (readonly [kind: ExtraKind, colour: string])[];
  /** Who is never seen without them. */
  readonly beside?: Person;
}

const stroke = (d: string, width = 2.2): string => `<path d="${d}" fill="none" stroke-width="${width}"/>`;

// biome-ignore format: a table
const EYES = {
  round: mirrored(50, ellipse(42, 47, 3.2, 4.2, INK, BARE) + ellipse(41, 45.4, 1.2, 1.5, '#fff', BARE)) + mirrored(50, stroke('M37.5 39.5Q41 37.5 45 39', 1.8)),
  kind:  mirrored(50, stroke('M38 48Q42 43 46 48', 2.6)) + mirrored(50, stroke('M37 40Q41 38 45 40', 1.8)),
  shut:  mirrored(50, stroke('M37 46.5L46 48', 2.8)) + mirrored(50, stroke('M36 40L45 41', 2.4)),
  sharp: mirrored(50, outline('M36 44L47 46.5Q46 51 41 51Q37 50 36 44z', '#fff', 'stroke-width="1.6"') + ellipse(42.5, 47.8, 2, 2.6, INK, BARE)) + mirrored(50, stroke('M35 39.5L47 42.5', 2.4)),
  calm:  mirrored(50, outline('M36.5 46H47Q46.5 52 41.5 52Q37 52 36.5 46z', '#fff', 'stroke-width="1.6"') + ellipse(42, 48.8, 2.3, 2.9, INK, BARE)) + mirrored(50, stroke('M36.5 40Q41 38.5 46 40', 1.8)),
  lashes: mirrored(50, ellipse(42, 47.4, 3.2, 4.4, INK, BARE) + ellipse(41, 45.6, 1.2, 1.5, '#fff', BARE) + stroke('M36 45.5Q39 41.5 46 43', 2.2) + stroke('M36 45.5L34 43', 1.8)),
  none:  '',
} as const;

// biome-ignore format: a table
const MOUTHS = {
  smile: stroke('M45 58Q50 62 55 58'),
  grin:  outline('M42 57Q50 60 58 57Q56 65 50 65Q44 65 42 57z', '#fff', 'stroke-width="1.8"'),
  laugh: outline('M42 56Q50 58 58 56Q56 66 50 66Q44 66 42 56z', '#b8433f', 'stroke-width="1.8"'),
  flat:  stroke('M45 60H55'),
  stern: stroke('M44 61Q50 57.5 56 61'),
  smirk: stroke('M45 60Q52 61 56 57'),
  none:  '',
} as const;

/** Head and shoulders of a person, in a box of 100 x 100. */
export function person(who: Person): string {
  const { beside } = who;
  if (beside === undefined) return alone(who);
  const one = (of: Person, x: number): string =>
    `<g transform="translate(${x} 22) scale(.76)">${alone(of)}</g>`;
  return one(beside, 35) + one(who, -11);
}

function alone({ skin, hair, clothes, eyes = 'round', mouth = 'smile', hat, more = [] }: Person): string {
  const tone = SKIN[skin];
  const shade = mix(tone, '#8a4a3a', 0.28);
  return (
    `<g stroke="${INK}" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">` +
    hairBehind(...hair) +
    outline('M43 60V74Q50 80 57 74V60z', shade) +
    CLOTHES[clothes[0]](clothes[1], clothes[2], tone) +
    mirrored(50, ellipse(32, 49, 3.6, 5, tone)) +
    outline('M32 44Q31 25 50 25Q69 25 68 44Q68 58 60 64Q50 71 40 64Q32 58 32 44z', tone) +
    `<path d="M49.5 50L48.5 54H51" fill="none" stroke="${shade}" stroke-width="1.8"/>` +
    EYES[eyes] +
    more
      .filter(([kind]) => UNDER_HAIR.has(kind))
      .map(([kind, colour]) => EXTRAS[kind](colour))
      .join('') +
    MOUTHS[mouth] +
    hairOver(...hair) +
    (hat ? HATS[hat[0]](hat[1], hat[2]) : '') +
    more
      .filter(([kind]) => !UNDER_HAIR.has(kind))
      .map(([kind, colour]) => EXTRAS[kind](colour))
      .join('') +
    '</g>'
  );
}

/** What is grown or stuck on a face lies under the hair that falls over it. */
const UNDER_HAIR: ReadonlySet<ExtraKind> = new Set(['beard', 'blush', 'brows', 'mask', 'moustache', 'scar']);

/** A person on a disc of this colour, in a box of 100 x 100. Needs the page's `sprite()`. */
export const medallion = (who: Person, colour: string): string =>
  `<circle cx="50" cy="50" r="48" fill="${colour}" stroke="${mix(colour, '#2b2750', 0.45)}" stroke-width="2.4"/>` +
  '<circle cx="50" cy="50" r="43.5" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>' +
  `<circle cx="50" cy="50" r="39" fill="${mix(colour, '#fff6e4', 0.6)}"/><circle cx="50" cy="50" r="39" fill="url(#art-lit)"/>` +
  `<g clip-path="url(#art-disc)"><g transform="translate(-1 4) scale(1.02)">${person(who)}</g></g>` +
  `<circle cx="50" cy="50" r="39" fill="none" stroke="${mix(colour, '#2b2750', 0.45)}" stroke-width="2"/>`;
