/** An attack in a few words: `Ember (1 fire, range 4, three hexes)`. */
import { ATTACKS, NO_RANGE, type ShapeId } from '../data/attacks.ts';
import type { Effect } from '../data/effects.ts';

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

const EFFECTS: { readonly [K in Effect['does']]: (effect: Extract<Effect, { does: K }>) => string } = {
  'free-moves': ({ n, when, over }) =>
    `${n === 1 ? '1 free step' : `${n} free steps`} ${over ? 'over anything ' : ''}${when}`,
  jump: () => 'jumps along the beam',
  toss: () => 'throws its target',
  push: ({ n }) => `moves targets up to ${n === 1 ? '1 step' : `${n} steps`}`,
  teleport: () => 'moves anybody anywhere',
  'free-attack': () => 'then a free attack',
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
  standing: () => 'only if it has not moved',
  'steps-left': ({ n }) => `only with ${n} steps left`,
  'only-speed': ({ speed }) => `only on targets with speed ${speed}`,
  'asleep-only': () => 'only while asleep',
  boulder: () => 'drops a boulder',
  'break-boulders': () => 'breaks boulders',
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
