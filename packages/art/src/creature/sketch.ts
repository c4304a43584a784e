import { mix } from '../colour.ts';
import { BODY } from '../palette.ts';
import { hash, type Random, random } from '../random.ts';
import type { Species } from '../species/table.ts';
import { svg } from '../svg.ts';
import { TYPE_COLOUR, type TypeName } from '../types.ts';

// biome-ignore format: a table
const EARS = {
  normal:   ['round', 'pointed', 'long', 'floppy'],
  fire:     ['pointed', 'flame', 'horn', 'pointed'],
  water:    ['fin', 'round', 'fin', 'none'],
  grass:    ['leaf', 'flower', 'sprout', 'leaf'],
  electric: ['zig', 'pointed', 'zig', 'antenna'],
  ice:      ['crystal', 'round', 'crystal'],
  fighting: ['topknot', 'round', 'topknot'],
  poison:   ['horn', 'none', 'spikes', 'pointed'],
  ground:   ['round', 'horn', 'none', 'pointed'],
  flying:   ['crest', 'crest', 'tuft'],
  psychic:  ['tall', 'gem', 'tuft', 'none'],
  bug:      ['antenna', 'antenna', 'horn'],
  rock:     ['spikes', 'crag', 'none'],
  ghost:    ['wisp', 'pointed', 'wisp'],
  dragon:   ['swept', 'swept', 'fin'],
  dark:     ['pointed', 'swept', 'tuft'],
  steel:    ['blade', 'none', 'bolt'],
  fairy:    ['long', 'bow', 'curl', 'round'],
} as const satisfies Record<TypeName, readonly string[]>;

type EarKind = (typeof EARS)[TypeName][number];
type EyeKind = 'bead' | 'calm' | 'oval' | 'round' | 'sharp' | 'sly';
type Marking = 'blaze' | 'cheeks' | 'mask' | 'spots' | 'stripes';

/** Attribute of parts without an outline. */
export const BARE = 'stroke="none"';

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`;

export const outline = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** What is settled about a creature before the first stroke, and the brushes in its colours. */
export interface Sketch {
  readonly species: Species;
  readonly has: (type: TypeName) => boolean;
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly ink: string;
  /** Colour of bellies and inner ears. */
  readonly second: string;
  readonly accent: string;
  readonly accent2: string;
  readonly accentLight: string;
  readonly stage: number;
  /** Like the stage, but legends are drawn as last stages. */
  readonly big: number;
  readonly ears: EarKind;
  readonly eyes: EyeKind;
  readonly marking: Marking;
  /** Chance shared by relatives, and chance of its own. */
  readonly family: Random;
  readonly own: Random;
  readonly el: (x: number, y: number, rx: number, ry: number, fill?: string, more?: string) => string;
  readonly path: (d: string, fill?: string, more?: string) => string;
  readonly tube: (d: string, width: number, fill?: string) => string;
}

const pick = <T>(chance: Random, list: readonly T[]): T => list[Math.floor(chance() * list.length)];

/** The draws from `family` keep their order: it is what makes relatives alike. */
export function sketch(species: Species): Sketch {
  const [first, other = first] = species.types;
  const has = (type: TypeName): boolean => first === type || other === type;
  const family = random(hash(`f${species.family}`));
  const own = random(hash(species.name));
  const stage = Math.min(species.stage, 2);
  const big = species.legend ? 2 : stage;

  const accent = TYPE_COLOUR[first];
  const accent2 = TYPE_COLOUR[other];
  const accentLight = mix(accent, '#ffffff', 0.45);
  const [base0, shade0, light, ink] = BODY[species.colour];
  const ownTone = own() * 0.2;
  const base = mix(base0, accent, ownTone);
  const shade = mix(shade0, accent, ownTone);
  const seconds = [light, light, accentLight, mix(accent2, '#fff3d6', 0.55)];
  const second = mix(pick(family, seconds), '#ffffff', 0.1);

  const bird = species.shape === 'wings' && has('flying') && !has('poison');
  const ears = pick<EarKind>(family, bird ? ['crest', 'tuft', 'none', 'crest'] : EARS[first]);
  const eyes = eyesOf(has, stage, big, family);
  const marking = pick<Marking>(family, ['cheeks', 'stripes', 'spots', 'mask', 'blaze', 'cheeks']);

  return {
    ...{ species, has, base, shade, light, ink, second, accent, accent2, accentLight },
    ...{ stage, big, ears, eyes, marking, family, own },
    el: (x, y, rx, ry, fill = base, more) => ellipse(x, y, rx, ry, fill, more),
    path: (d, fill = base, more) => outline(d, fill, more),
    tube: (d, width, fill = base) =>
      svg`<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width + 5}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${fill}" stroke-width="${width}" stroke-linecap="round"/>`,
  };
}

function eyesOf(has: Sketch['has'], stage: number, big: number, family: Random): EyeKind {
  if (has('fighting') && stage > 0) return 'sharp';
  if (big === 2) return pick(family, ['sharp', 'sharp', 'calm']);
  if (has('ghost') || has('dark')) return 'sly';
  if (has('bug')) return 'bead';
  if (has('psychic')) return pick(family, ['calm', 'round']);
  return pick(family, stage > 0 ? ['oval', 'calm', 'sharp'] : ['round', 'round', 'oval']);
}
