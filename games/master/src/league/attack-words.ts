/** An attack in a few words: `Ember (1 fire, range 4, three hexes)`. */
import { ATTACKS, NO_RANGE, type ShapeId } from '../data/attacks.ts';
import type { Boost, Effect } from '../data/effects.ts';

const SHAPES: { readonly [K in ShapeId]: string } = {
  single: '',
  tri3: 'three hexes',
  disc7: 'seven hexes',
  arc3: 'three hexes in a row',
  ring6: 'all around it',
  line: 'in a beam',
  self: '',
  none: '',
  wildfire: 'all it passes by',
};

/** M-EFF-05 to 07. */
const boosted = ({ adds, reshapes, waives, allSuper }: Boost): string => {
  const more = [
    ...(adds === undefined ? [] : [`1 ${adds} more if ${adds}`]),
    ...(reshapes === undefined ? [] : [`on three hexes if ${reshapes}`]),
    ...(waives === undefined ? [] : [`${NAME_OF[waives]} even after a step`]),
    ...(allSuper ? ['all of it super effective'] : []),
  ];
  return more.length === 0 ? '' : ` (${more.join('; ')})`;
};

const NAME_OF = Object.fromEntries(ATTACKS.map(({ id, name }) => [id, name]));

const EFFECTS: { readonly [K in Effect['does']]: (effect: Extract<Effect, { does: K }>) => string } = {
  'free-moves': ({ n, when, over }) =>
    `${n === 1 ? '1 free step' : `${n} free steps`} ${over ? 'over anything ' : ''}${when}`,
  jump: () => 'jumps along the beam',
  toss: () => 'throws its target',
  push: ({ n }) => `moves targets up to ${n === 1 ? '1 step' : `${n} steps`}`,
  teleport: () => 'moves anybody anywhere',
  'free-attack': ({ boost }) => `then a free attack${boosted(boost)}`,
  'another-attack': () => 'then another attack',
  copy: ({ from }) =>
    from === 'last-hit' ? 'copies what last hit it' : 'copies an attack of the other side',
  condition: ({ condition, n }) =>
    condition.startsWith('slowed') ? `${condition.replace('-', ' ')} ${n}` : condition,
  'asleep-after': () => 'then asleep',
  disable: () => 'exhausts an attack',
  'burn-out': ({ type }) => `exhausts its own ${type} attacks`,
  heal: ({ n }) => `heals ${n === 1 ? '1 heart' : `${n} hearts`}`,
  drain: () => 'regains the hearts it takes',
  'per-missing-heart': ({ most }) => `1 for each missing heart, up to ${most}`,
  'per-counter': () => '1 more with each use',
  'when-low': ({ hearts, n }) => `${n} more with ${hearts} hearts or fewer`,
  'against-healthier': ({ n }) => `${n} more against targets with more hearts`,
  repeat: ({ times }) => `${times} times`,
  recoil: ({ n }) => `hurts itself for ${n}`,
  'self-too': () => 'hits itself too',
  standing: () => 'only if it takes no step before or after',
  'steps-left': ({ n }) => `only with ${n} steps left`,
  'only-speed': ({ speed }) => `only on targets with speed ${speed}`,
  'asleep-only': () => 'only while asleep',
  boulder: () => 'drops a boulder',
  'break-boulders': ({ adds, to }) =>
    `breaks boulders, 1 ${adds} more for each${to === 'beyond' ? ' to whoever is behind it' : ''}`,
  'no-sight': () => 'needs no line of sight',
  'tail-too': () => 'round the tail too',
};

const TEXTS: readonly string[] = ATTACKS.map(({ type, damage, range, hourglass, shape, effects }) =>
  [
    ...(damage > 0 ? [`${damage} ${type}`] : []),
    ...(range === NO_RANGE || range === 0 ? [] : [`range ${range}`]),
    ...(SHAPES[shape] === '' ? [] : [SHAPES[shape]]),
    ...effects.map((effect) => (EFFECTS[effect.does] as (one: Effect) => string)(effect)),
    ...(hourglass ? ['once a match'] : []),
  ].join(', '),
);

/** `1 fire, range 4, three hexes`. */
export const attackText = (attack: number): string => TEXTS[attack];
export const attackWords = (attack: number): string => `${ATTACKS[attack].name} (${TEXTS[attack]})`;
