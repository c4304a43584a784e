import type { Source } from './source.ts';

/** The marks an attack can bear, and the types a Pokémon can have. */
export type Type =
  | 'Bug'
  | 'Dragon'
  | 'Electric'
  | 'Fighting'
  | 'Fire'
  | 'Flying'
  | 'Ghost'
  | 'Grass'
  | 'Ground'
  | 'Ice'
  | 'Normal'
  | 'Poison'
  | 'Psychic'
  | 'Rock'
  | 'Water';

/** L-STAT-01: the four that exclude each other. */
export type Status = 'poison' | 'burn' | 'confusion' | 'paralyze';
/** L-MOD-01: what else can lie on a Pokémon. Up and down of a kind lie beside each other (L-MOD-11). */
export type Shift = 'dealt-up' | 'dealt-down' | 'taken-up' | 'taken-down' | 'accuracy-up' | 'accuracy-down';

/** What an attack does besides its damage, once it hits. */
export interface Effect {
  readonly does: Status | Shift | 'self-damage' | 'self-knockout';
  /** L-EFF-04: the enemy's active Pokémon, or the attacker. */
  readonly to: 'opponent' | 'self';
  /** What a shift adds, or how much damage it is; 0 where there is nothing to measure. */
  readonly size: number;
  /** The highest effect die that brings it about; EVERY_HIT needs no die. */
  readonly roll: number;
}

export interface Attack {
  readonly id: string;
  readonly name: string;
  readonly type: Type;
  readonly damage: number;
  /** The highest die that hits; ALWAYS needs no die (L-ATT-03). */
  readonly hits: number;
  readonly effects: readonly Effect[];
  /** Of damage, hits and effects. */
  readonly source: Source;
}

/** No die is above it. */
export const ALWAYS = 6;
export const EVERY_HIT = 6;

const status = (does: Status, to: Effect['to'], roll: number): Effect => ({ does, to, size: 0, roll });
const shift = (
  kind: 'dealt' | 'taken' | 'accuracy',
  to: Effect['to'],
  size: number,
  roll: number,
): Effect => ({
  does: size > 0 ? `${kind}-up` : `${kind}-down`,
  to,
  size,
  roll,
});
const selfDamage = (size: number): Effect => ({ does: 'self-damage', to: 'self', size, roll: EVERY_HIT });
const selfKnockout = (): Effect => ({ does: 'self-knockout', to: 'self', size: 0, roll: EVERY_HIT });

type Row = readonly [
  id: string,
  name: string,
  type: Type,
  damage: number,
  hits: number,
  source: Source,
  effects: readonly Effect[],
];

/** L-EFF-01: the 94 attacks. Names and types are those of the first generation, the figures a design of ours. */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['tackle',        'Tackle',         'Normal',   10, ALWAYS, 'example',  []],
  ['scratch',       'Scratch',        'Normal',   10, ALWAYS, 'proposed', []],
  ['pound',         'Pound',          'Normal',   10, ALWAYS, 'proposed', []],
  ['quick-attack',  'Quick Attack',   'Normal',   10, ALWAYS, 'proposed', []],
  ['pay-day',       'Pay Day',        'Normal',   10, ALWAYS, 'proposed', []],
  ['sonic-boom',    'Sonic Boom',     'Normal',   10, ALWAYS, 'proposed', []],
  ['tail-whip',     'Tail Whip',      'Normal',   10, 5,      'proposed', [shift('taken', 'opponent', 10, EVERY_HIT)]],
  ['leer',          'Leer',           'Normal',   10, 5,      'proposed', [shift('taken', 'opponent', 10, EVERY_HIT)]],
  ['sand-attack',   'Sand-Attack',    'Normal',   10, 5,      'proposed', [shift('accuracy', 'opponent', -1, 3)]],
  ['bite',          'Bite',           'Normal',   10, 5,      'proposed', [status('paralyze', 'opponent', 1)]],
  ['wrap',          'Wrap',           'Normal',   10, 5,      'proposed', [status('paralyze', 'opponent', 1)]],
  ['bind',          'Bind',           'Normal',   10, 5,      'proposed', [status('paralyze', 'opponent', 1)]],
  ['supersonic',    'Supersonic',     'Normal',    0, 5,      'proposed', [status('confusion', 'opponent', EVERY_HIT)]],
  ['sing',          'Sing',           'Normal',    0, 4,      'proposed', [status('paralyze', 'opponent', EVERY_HIT)]],
  ['harden',        'Harden',         'Normal',    0, ALWAYS, 'proposed', [shift('taken', 'self', -10, EVERY_HIT)]],
  ['splash',        'Splash',         'Normal',    0, ALWAYS, 'proposed', []],
  ['fury-swipes',   'Fury Swipes',    'Normal',   20, 3,      'proposed', []],
  ['double-slap',   'Double Slap',    'Normal',   20, 3,      'proposed', []],
  ['fury-attack',   'Fury Attack',    'Normal',   20, 3,      'proposed', []],
  ['horn-attack',   'Horn Attack',    'Normal',   20, 4,      'proposed', []],
  ['slam',          'Slam',           'Normal',   20, 4,      'proposed', []],
  ['stomp',         'Stomp',          'Normal',   20, 4,      'proposed', [status('paralyze', 'opponent', 1)]],
  ['headbutt',      'Headbutt',       'Normal',   20, 5,      'proposed', [status('paralyze', 'opponent', 1)]],
  ['slash',         'Slash',          'Normal',   20, ALWAYS, 'proposed', []],
  ['swift',         'Swift',          'Normal',   20, ALWAYS, 'proposed', []],
  ['body-slam',     'Body Slam',      'Normal',   20, 5,      'proposed', [status('paralyze', 'opponent', 2)]],
  ['hyper-fang',    'Hyper Fang',     'Normal',   30, 4,      'proposed', []],
  ['take-down',     'Take Down',      'Normal',   30, 5,      'proposed', [selfDamage(10)]],
  ['skull-bash',    'Skull Bash',     'Normal',   30, 4,      'proposed', [shift('taken', 'self', -10, EVERY_HIT)]],
  ['thrash',        'Thrash',         'Normal',   40, 4,      'proposed', [selfDamage(10)]],
  ['hyper-beam',    'Hyper Beam',     'Normal',   50, 3,      'proposed', []],
  ['tri-attack',    'Tri Attack',     'Normal',   20, 5,      'proposed', [status('burn', 'opponent', 2)]],
  ['self-destruct', 'Self-Destruct',  'Normal',   50, ALWAYS, 'proposed', [selfKnockout()]],
  ['explosion',     'Explosion',      'Normal',   70, ALWAYS, 'proposed', [selfKnockout()]],
  ['swords-dance',  'Swords Dance',   'Normal',   10, ALWAYS, 'proposed', [shift('dealt', 'self', 20, EVERY_HIT)]],
  ['ember',         'Ember',          'Fire',     10, 5,      'example',  [status('burn', 'opponent', 1)]],
  ['fire-spin',     'Fire Spin',      'Fire',     20, 4,      'proposed', [status('burn', 'opponent', 1)]],
  ['flamethrower',  'Flamethrower',   'Fire',     20, 5,      'proposed', [status('burn', 'opponent', 2)]],
  ['fire-blast',    'Fire Blast',     'Fire',     40, 4,      'proposed', [status('burn', 'opponent', 2)]],
  ['bubble',        'Bubble',         'Water',    10, 5,      'proposed', [status('confusion', 'opponent', 1)]],
  ['water-gun',     'Water Gun',      'Water',    20, 3,      'proposed', []],
  ['withdraw',      'Withdraw',       'Water',     0, ALWAYS, 'proposed', [shift('taken', 'self', -10, EVERY_HIT)]],
  ['bubble-beam',   'Bubble Beam',    'Water',    20, 5,      'proposed', [shift('accuracy', 'opponent', -1, 3)]],
  ['waterfall',     'Waterfall',      'Water',    20, ALWAYS, 'proposed', []],
  ['crabhammer',    'Crabhammer',     'Water',    30, 4,      'proposed', []],
  ['surf',          'Surf',           'Water',    30, 5,      'proposed', []],
  ['hydro-pump',    'Hydro Pump',     'Water',    40, 4,      'proposed', []],
  ['vine-whip',     'Vine Whip',      'Grass',    10, 5,      'example',  [status('poison', 'opponent', 1)]],
  ['absorb',        'Absorb',         'Grass',    10, ALWAYS, 'proposed', []],
  ['mega-drain',    'Mega Drain',     'Grass',    20, ALWAYS, 'proposed', []],
  ['razor-leaf',    'Razor Leaf',     'Grass',    30, 4,      'proposed', []],
  ['petal-dance',   'Petal Dance',    'Grass',    40, 5,      'proposed', [status('confusion', 'self', 2)]],
  ['solar-beam',    'Solar Beam',     'Grass',    50, 3,      'proposed', []],
  ['stun-spore',    'Stun Spore',     'Grass',     0, 5,      'proposed', [status('paralyze', 'opponent', EVERY_HIT)]],
  ['egg-bomb',      'Egg Bomb',       'Normal',   30, 4,      'proposed', []],
  ['barrage',       'Barrage',        'Normal',   20, 3,      'proposed', []],
  ['thunder-shock', 'Thunder Shock',  'Electric', 10, 5,      'proposed', [status('paralyze', 'opponent', 1)]],
  ['thunder-wave',  'Thunder Wave',   'Electric',  0, 5,      'proposed', [status('paralyze', 'opponent', EVERY_HIT)]],
  ['thunderbolt',   'Thunderbolt',    'Electric', 20, 5,      'proposed', [status('paralyze', 'opponent', 1)]],
  ['low-kick',      'Low Kick',       'Fighting', 10, 5,      'proposed', [status('paralyze', 'opponent', 1)]],
  ['karate-chop',   'Karate Chop',    'Fighting', 20, 4,      'proposed', []],
  ['seismic-toss',  'Seismic Toss',   'Fighting', 20, ALWAYS, 'proposed', []],
  ['submission',    'Submission',     'Fighting', 30, 5,      'proposed', [selfDamage(10)]],
  ['poison-sting',  'Poison Sting',   'Poison',   10, 5,      'proposed', [status('poison', 'opponent', 1)]],
  ['poison-powder', 'Poison Powder',  'Poison',    0, 5,      'proposed', [status('poison', 'opponent', EVERY_HIT)]],
  ['acid',          'Acid',           'Poison',   10, 5,      'proposed', [shift('taken', 'opponent', 10, EVERY_HIT)]],
  ['sludge',        'Sludge',         'Poison',   20, 5,      'proposed', [status('poison', 'opponent', 2)]],
  ['bone-club',     'Bone Club',      'Ground',   20, 4,      'proposed', []],
  ['dig',           'Dig',            'Ground',   20, 5,      'proposed', []],
  ['bonemerang',    'Bonemerang',     'Ground',   30, 4,      'proposed', []],
  ['earthquake',    'Earthquake',     'Ground',   30, 5,      'proposed', []],
  ['peck',          'Peck',           'Flying',   10, ALWAYS, 'proposed', []],
  ['gust',          'Gust',           'Flying',   10, 5,      'proposed', [shift('accuracy', 'opponent', -1, 2)]],
  ['wing-attack',   'Wing Attack',    'Flying',   20, ALWAYS, 'proposed', []],
  ['drill-peck',    'Drill Peck',     'Flying',   30, 4,      'proposed', []],
  ['fly',           'Fly',            'Flying',   30, 5,      'proposed', []],
  ['sky-attack',    'Sky Attack',     'Flying',   40, 4,      'proposed', []],
  ['confusion',     'Confusion',      'Psychic',  10, 5,      'proposed', [status('confusion', 'opponent', 1)]],
  ['psybeam',       'Psybeam',        'Psychic',  20, 5,      'proposed', [status('confusion', 'opponent', 2)]],
  ['psychic',       'Psychic',        'Psychic',  30, 5,      'proposed', [shift('taken', 'opponent', 10, 2)]],
  ['hypnosis',      'Hypnosis',       'Psychic',   0, 4,      'proposed', [status('paralyze', 'opponent', EVERY_HIT)]],
  ['string-shot',   'String Shot',    'Bug',       0, 5,      'proposed', [shift('accuracy', 'opponent', -1, EVERY_HIT)]],
  ['leech-life',    'Leech Life',     'Bug',      10, ALWAYS, 'proposed', []],
  ['twineedle',     'Twineedle',      'Bug',      20, 5,      'proposed', [status('poison', 'opponent', 2)]],
  ['pin-missile',   'Pin Missile',    'Bug',      30, 3,      'proposed', []],
  ['rock-throw',    'Rock Throw',     'Rock',     20, 3,      'proposed', []],
  ['rock-slide',    'Rock Slide',     'Rock',     30, 4,      'proposed', []],
  ['lick',          'Lick',           'Ghost',    10, 5,      'proposed', [status('paralyze', 'opponent', 1)]],
  ['confuse-ray',   'Confuse Ray',    'Ghost',     0, 5,      'proposed', [status('confusion', 'opponent', EVERY_HIT)]],
  ['night-shade',   'Night Shade',    'Ghost',    20, ALWAYS, 'proposed', []],
  ['dream-eater',   'Dream Eater',    'Psychic',  40, 4,      'proposed', []],
  ['dragon-rage',   'Dragon Rage',    'Dragon',   20, 5,      'proposed', []],
  ['aurora-beam',   'Aurora Beam',    'Ice',      20, 5,      'proposed', [shift('dealt', 'opponent', -10, 3)]],
  ['ice-beam',      'Ice Beam',       'Ice',      30, 5,      'proposed', []],
];

export const ATTACKS: readonly Attack[] = ROWS.map(([id, name, type, damage, hits, source, effects]) => ({
  id,
  name,
  type,
  damage,
  hits,
  effects,
  source,
}));
