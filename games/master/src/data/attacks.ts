import type { Effect } from './effects.ts';
import * as e from './effects.ts';
import type { TypeId } from './types.ts';

/** M-SHAPE: which hexes an attack covers. */
export type ShapeId = 'single' | 'tri3' | 'disc7' | 'arc3' | 'ring6' | 'line' | 'self' | 'none' | 'wildfire';

export interface Attack {
  readonly id: string;
  readonly name: string;
  readonly type: TypeId;
  /** Damage symbols of its own type. */
  readonly damage: number;
  /** M-BEAM-08: of a beam its length. */
  readonly range: number;
  /** M-ATK-02: once in a match. */
  readonly hourglass: boolean;
  readonly shape: ShapeId;
  readonly effects: readonly Effect[];
}

/** No range is printed: nothing lengthens it (M-EXP-10). */
export const NO_RANGE = -1;
const ONCE = true;
const ALWAYS = false;

type Row = readonly [
  id: string,
  name: string,
  type: TypeId,
  damage: number,
  range: number,
  hourglass: boolean,
  shape: ShapeId,
  effects: readonly Effect[],
];

/** The 108 attacks and Tackle (M-ATK-11). Figures are the designer's own, effects our form of his texts. */
// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['cut',             'Cut',             'normal',   2, 1,        ALWAYS, 'arc3',     []],
  ['surf',            'Surf',            'water',    2, 6,        ONCE,   'line',     [e.jump()]],
  ['fly',             'Fly',             'flying',   2, 1,        ALWAYS, 'single',   [e.freeMoves(2, 'before')]],
  ['dig',             'Dig',             'rock',     3, 1,        ONCE,   'single',   [e.freeMoves(3, 'before', true)]],
  ['rain-dance',      'Rain Dance',      'water',    0, NO_RANGE, ONCE,   'none',     [e.freeAttack({ adds: 'water', reshapes: 'electric' })]],
  ['flash',           'Flash',           'electric', 1, 5,        ONCE,   'disc7',    [e.onTargets('blinded')]],
  ['synthesis',       'Synthesis',       'grass',    0, 0,        ONCE,   'self',     [e.heal(4)]],
  ['smokescreen',     'Smokescreen',     'grass',    1, 7,        ONCE,   'tri3',     [e.onTargets('blinded')]],
  ['reflect',         'Reflect',         'psychic',  0, 1,        ONCE,   'single',   [e.perMissingHeart(4)]],
  ['sunny-day',       'Sunny Day',       'fire',     0, NO_RANGE, ONCE,   'none',     [e.freeAttack({ adds: 'fire', waives: 'solar-beam' })]],
  ['flamethrower',    'Flamethrower',    'fire',     2, 4,        ONCE,   'line',     []],
  ['sleep-powder',    'Sleep Powder',    'grass',    0, 4,        ONCE,   'tri3',     [e.onTargets('asleep')]],
  ['poison-sting',    'Poison Sting',    'grass',    0, 7,        ALWAYS, 'single',   [e.onTargets('poisoned')]],
  ['seismic-toss',    'Seismic Toss',    'rock',     2, 1,        ONCE,   'single',   [e.toss()]],
  ['solar-beam',      'Solar Beam',      'grass',    3, 6,        ONCE,   'line',     [e.standing()]],
  ['body-slam',       'Body Slam',       'normal',   3, 1,        ONCE,   'single',   []],
  ['fire-blast',      'Fire Blast',      'fire',     1, 7,        ONCE,   'disc7',    []],
  ['wing-attack',     'Wing Attack',     'flying',   1, 5,        ALWAYS, 'single',   []],
  ['iron-tail',       'Iron Tail',       'normal',   2, 1,        ONCE,   'arc3',     [e.push(1)]],
  ['water-pulse',     'Water Pulse',     'water',    1, 7,        ONCE,   'single',   [e.onTargets('flinched')]],
  ['swift',           'Swift',           'normal',   1, 6,        ALWAYS, 'single',   []],
  ['razor-leaf',      'Razor Leaf',      'grass',    1, 5,        ALWAYS, 'single',   []],
  ['rollout',         'Rollout',         'rock',     0, 1,        ALWAYS, 'single',   [e.perCounter()]],
  ['earthquake',      'Earthquake',      'rock',     1, 3,        ALWAYS, 'disc7',    [e.noSight()]],
  ['rock-tomb',       'Rock Tomb',       'rock',     2, 3,        ONCE,   'tri3',     [e.boulder()]],
  ['quick-attack',    'Quick Attack',    'normal',   1, 1,        ONCE,   'single',   [e.freeMoves(2, 'before'), e.anotherAttack()]],
  ['thunder-shock',   'Thunder Shock',   'electric', 1, 6,        ALWAYS, 'single',   []],
  ['mega-punch',      'Mega Punch',      'rock',     3, 1,        ONCE,   'single',   []],
  ['bite',            'Bite',            'normal',   2, 1,        ONCE,   'single',   [e.onTargets('flinched')]],
  ['disable',         'Disable',         'psychic',  0, 7,        ONCE,   'single',   [e.disable()]],
  ['shadow-ball',     'Shadow Ball',     'psychic',  1, 7,        ALWAYS, 'single',   []],
  ['psychic',         'Psychic',         'psychic',  2, 7,        ONCE,   'single',   []],
  ['skull-bash',      'Skull Bash',      'normal',   4, 1,        ONCE,   'single',   [e.onTargets('flinched'), e.asleepAfter()]],
  ['take-down',       'Take Down',       'normal',   4, 1,        ONCE,   'single',   [e.recoil(1, 'normal')]],
  ['close-combat',    'Close Combat',    'rock',     1, 1,        ALWAYS, 'ring6',    []],
  ['hyper-beam',      'Hyper Beam',      'normal',   3, 6,        ONCE,   'line',     [e.asleepAfter()]],
  ['slash',           'Slash',           'normal',   3, 1,        ONCE,   'arc3',     []],
  ['dragon-rage',     'Dragon Rage',     'fire',     2, 3,        ONCE,   'single',   [e.whenLow(2, 2)]],
  ['self-destruct',   'Self-Destruct',   'normal',   4, 1,        ONCE,   'ring6',    [e.selfToo()]],
  ['hypnosis',        'Hypnosis',        'psychic',  0, 6,        ONCE,   'single',   [e.onTargets('asleep')]],
  ['wrap',            'Wrap',            'normal',   2, 1,        ALWAYS, 'single',   [e.onTargets('slowed-to', 0)]],
  ['drill-peck',      'Drill Peck',      'flying',   3, 1,        ONCE,   'single',   []],
  ['thunderbolt',     'Thunderbolt',     'electric', 2, 7,        ONCE,   'single',   []],
  ['sludge-bomb',     'Sludge Bomb',     'grass',    2, 3,        ONCE,   'disc7',    []],
  ['mega-horn',       'Mega Horn',       'grass',    3, 1,        ONCE,   'single',   []],
  ['low-kick',        'Low Kick',        'rock',     3, 1,        ONCE,   'single',   [e.onTargets('slowed-by', 1)]],
  ['gust',            'Gust',            'flying',   1, 5,        ONCE,   'single',   [e.push(2)]],
  ['air-cutter',      'Air Cutter',      'flying',   2, 4,        ONCE,   'arc3',     []],
  ['ice-beam',        'Ice Beam',        'water',    1, 4,        ALWAYS, 'line',     [e.onTargets('slowed-by', 1)]],
  ['blizzard',        'Blizzard',        'water',    2, 3,        ONCE,   'disc7',    []],
  ['cross-chop',      'Cross Chop',      'rock',     2, 1,        ALWAYS, 'single',   []],
  ['u-turn',          'U-turn',          'grass',    3, 1,        ONCE,   'single',   [e.freeMoves(2, 'after')]],
  ['poison-jab',      'Poison Jab',      'grass',    2, 1,        ALWAYS, 'single',   []],
  ['sing',            'Sing',            'normal',   0, 1,        ONCE,   'ring6',    [e.onTargets('asleep')]],
  ['flame-wheel',     'Flame Wheel',     'fire',     1, 1,        ALWAYS, 'ring6',    []],
  ['peck',            'Peck',            'flying',   2, 1,        ALWAYS, 'single',   []],
  ['hyper-fang',      'Hyper Fang',      'normal',   2, 1,        ONCE,   'single',   [e.againstHealthier(2)]],
  ['double-kick',     'Double Kick',     'rock',     1, 1,        ALWAYS, 'single',   [e.repeat(2)]],
  ['focus-punch',     'Focus Punch',     'rock',     4, 1,        ONCE,   'single',   [e.standing()]],
  ['bone-club',       'Bone Club',       'rock',     1, 1,        ALWAYS, 'arc3',     [e.onTargets('flinched')]],
  ['ember',           'Ember',           'fire',     1, 4,        ALWAYS, 'tri3',     []],
  ['high-jump-kick',  'High Jump Kick',  'rock',     4, 1,        ONCE,   'single',   [e.freeMoves(1, 'before'), e.recoil(1, 'normal')]],
  ['wildfire',        'Wildfire',        'fire',     2, 1,        ONCE,   'wildfire', [e.freeMoves(2, 'before')]],
  ['steel-wing',      'Steel Wing',      'flying',   3, 1,        ONCE,   'arc3',     []],
  ['bonemerang',      'Bonemerang',      'rock',     2, 4,        ONCE,   'arc3',     []],
  ['water-gun',       'Water Gun',       'water',    1, 4,        ALWAYS, 'tri3',     []],
  ['aqua-tail',       'Aqua Tail',       'water',    2, 1,        ALWAYS, 'arc3',     []],
  ['fury-cutter',     'Fury Cutter',     'grass',    0, 1,        ALWAYS, 'single',   [e.perCounter()]],
  ['vine-whip',       'Vine Whip',       'grass',    1, 4,        ALWAYS, 'single',   [e.push(1)]],
  ['hydro-pump',      'Hydro Pump',      'water',    1, 5,        ONCE,   'line',     [e.breakBoulders('rock', 'beyond')]],
  ['sky-attack',      'Sky Attack',      'flying',   2, 6,        ONCE,   'line',     [e.jump()]],
  ['overheat',        'Overheat',        'fire',     3, 4,        ONCE,   'single',   [e.burnOut('fire')]],
  ['string-shot',     'String Shot',     'grass',    1, 4,        ALWAYS, 'single',   [e.onTargets('slowed-by', 1)]],
  ['giga-drain',      'Giga Drain',      'grass',    2, 2,        ONCE,   'single',   [e.drain()]],
  ['absorb',          'Absorb',          'grass',    1, 2,        ALWAYS, 'single',   [e.drain()]],
  ['x-scissor',       'X-Scissor',       'grass',    3, 1,        ONCE,   'single',   []],
  ['crabhammer',      'Crabhammer',      'water',    2, 1,        ALWAYS, 'single',   []],
  ['rock-slide',      'Rock Slide',      'rock',     2, 5,        ONCE,   'single',   []],
  ['tri-attack',      'Tri Attack',      'normal',   2, 3,        ONCE,   'arc3',     []],
  ['bubble-beam',     'Bubble Beam',     'water',    2, 2,        ALWAYS, 'line',     []],
  ['pound',           'Pound',           'normal',   2, 1,        ALWAYS, 'single',   []],
  ['psybeam',         'Psybeam',         'psychic',  2, 4,        ONCE,   'line',     []],
  ['rapid-spin',      'Rapid Spin',      'normal',   1, 1,        ALWAYS, 'ring6',    [e.freeMoves(2, 'before')]],
  ['smog',            'Smog',            'grass',    1, 4,        ONCE,   'disc7',    [e.onTargets('poisoned')]],
  ['sludge',          'Sludge',          'grass',    2, 2,        ONCE,   'tri3',     [e.onTargets('poisoned')]],
  ['constrict',       'Constrict',       'normal',   4, 1,        ONCE,   'single',   [e.onlySpeed(0)]],
  ['stomp',           'Stomp',           'normal',   3, 1,        ALWAYS, 'single',   [e.stepsLeft(3)]],
  ['soft-boiled',     'Soft-Boiled',     'normal',   0, 0,        ONCE,   'self',     [e.heal(4)]],
  ['lick',            'Lick',            'psychic',  2, 1,        ONCE,   'single',   [e.onTargets('flinched')]],
  ['metronome',       'Metronome',       'normal',   0, NO_RANGE, ONCE,   'none',     [e.copy('foe-this-round')]],
  ['teleport',        'Teleport',        'psychic',  0, 9,        ONCE,   'single',   [e.teleport(), e.noSight()]],
  ['ancient-power',   'Ancient Power',   'rock',     1, 1,        ONCE,   'single',   [e.repeat(3)]],
  ['thunder-punch',   'Thunder Punch',   'electric', 1, 1,        ALWAYS, 'single',   [e.onTargets('flinched')]],
  ['thunder',         'Thunder',         'electric', 1, 5,        ONCE,   'disc7',    [e.breakBoulders('rock', 'all')]],
  ['sonic-boom',      'Sonic Boom',      'normal',   1, 4,        ALWAYS, 'tri3',     []],
  ['spark',           'Spark',           'electric', 3, 1,        ONCE,   'single',   []],
  ['bind',            'Bind',            'normal',   1, 1,        ALWAYS, 'ring6',    [e.tailToo(), e.onTargets('slowed-to', 0)]],
  ['rest',            'Rest',            'normal',   0, 0,        ONCE,   'self',     [e.heal(5), e.asleepAfter()]],
  ['snore',           'Snore',           'normal',   2, 3,        ALWAYS, 'single',   [e.asleepOnly()]],
  ['fire-punch',      'Fire Punch',      'fire',     3, 1,        ONCE,   'single',   []],
  ['mimic',           'Mimic',           'normal',   0, NO_RANGE, ONCE,   'none',     [e.copy('last-hit')]],
  ['kiss',            'Kiss',            'psychic',  0, 1,        ALWAYS, 'single',   [e.onTargets('asleep')]],
  ['ice-punch',       'Ice Punch',       'water',    3, 1,        ONCE,   'single',   [e.onTargets('slowed-by', 1)]],
  ['clamp',           'Clamp',           'water',    3, 1,        ONCE,   'single',   [e.onTargets('slowed-to', 0)]],
  ['icicle-spear',    'Icicle Spear',    'water',    2, 6,        ONCE,   'single',   []],
  ['splash',          'Splash',          'normal',   0, 0,        ALWAYS, 'self',     []],
  ['extreme-speed',   'Extreme Speed',   'normal',   2, 1,        ALWAYS, 'single',   [e.freeMoves(3, 'before')]],
  ['conversion',      'Conversion',      'normal',   0, NO_RANGE, ONCE,   'none',     [e.freeAttack({ allSuper: true })]],
  ['tackle',          'Tackle',          'normal',   1, 1,        ALWAYS, 'single',   []],
];

export const ATTACKS: readonly Attack[] = ROWS.map(
  ([id, name, type, damage, range, hourglass, shape, effects]) => ({
    id,
    name,
    type,
    damage,
    range,
    hourglass,
    shape,
    effects,
  }),
);
