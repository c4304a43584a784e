/** An attack in a few German words: `Glut (1 Feuer, Reichweite 4, drei Sechsecke)`. */
import { ATTACKS, NO_RANGE, type ShapeId } from '../data/attacks.ts';
import type { Boost, Effect } from '../data/effects.ts';
import { attack, conditionCalled, count, hearts, named, ofTypeId, steps } from './names.ts';

const SHAPES: { readonly [K in ShapeId]: string } = {
  single: '',
  tri3: 'drei Sechsecke',
  disc7: 'sieben Sechsecke',
  arc3: 'drei Sechsecke nebeneinander',
  ring6: 'rings um sich',
  line: 'als Strahl',
  self: '',
  none: '',
  wildfire: 'alles am Weg',
};

/** M-EFF-05 to 07. */
const boosted = ({ adds, reshapes, waives, allSuper }: Boost): string => {
  const more = [
    ...(adds === undefined ? [] : [`1 ${named(adds)} mehr, wenn sie ${named(adds)} ist`]),
    ...(reshapes === undefined ? [] : [`auf drei Feldern, wenn sie ${named(reshapes)} ist`]),
    ...(waives === undefined
      ? []
      : [`${attack(ATTACKS.findIndex(({ id }) => id === waives))} auch nach einem Schritt`]),
    ...(allSuper ? ['alles sehr effektiv'] : []),
  ];
  return more.length === 0 ? '' : ` (${more.join('; ')})`;
};

const EFFECTS: { readonly [K in Effect['does']]: (effect: Extract<Effect, { does: K }>) => string } = {
  'free-moves': ({ n, when, over }) =>
    `${when === 'before' ? 'davor' : 'danach'} ${count(n, 'freier Schritt', 'freie Schritte')}${over ? ' über alles hinweg' : ''}`,
  jump: () => 'springt den Strahl entlang',
  toss: () => 'wirft sein Ziel',
  push: ({ n }) => `bewegt Ziele bis zu ${steps(n)} weit`,
  teleport: () => 'bringt irgendwen irgendwohin',
  'free-attack': ({ boost }) => `dann eine freie Attacke${boosted(boost)}`,
  'another-attack': () => 'dann noch eine Attacke',
  copy: ({ from }) =>
    from === 'last-hit' ? 'kopiert den letzten Treffer' : 'kopiert eine Attacke der anderen Seite',
  condition: ({ condition, n }) => CONDITIONS_OF[condition] ?? conditionCalled(condition, n),
  'asleep-after': () => 'danach schläft es',
  disable: () => 'verbraucht eine Attacke',
  'burn-out': ({ type }) => `verbraucht die eigenen ${ofTypeId(type, 'Attacken')}`,
  heal: ({ n }) => `heilt ${hearts(n)}`,
  drain: () => 'gewinnt die genommenen Herzen',
  'per-missing-heart': ({ most }) => `1 je fehlendem Herz, bis zu ${most}`,
  'per-counter': () => 'mit jedem Einsatz 1 mehr',
  'when-low': ({ hearts: low, n }) => `${n} mehr bei höchstens ${hearts(low)}`,
  'against-healthier': ({ n }) => `${n} mehr gegen Ziele mit mehr Herzen`,
  repeat: ({ times }) => `${times}-mal`,
  recoil: ({ n }) => `schadet sich selbst mit ${n}`,
  'self-too': () => 'trifft auch sich selbst',
  standing: () => 'nur ohne Schritt davor und danach',
  'steps-left': ({ n }) => `nur mit ${count(n, 'übrigem Schritt', 'übrigen Schritten')}`,
  'only-speed': ({ speed }) => `nur gegen Ziele mit Tempo ${speed}`,
  'asleep-only': () => 'nur im Schlaf',
  boulder: () => 'wirft einen Felsen ab',
  'break-boulders': ({ adds, to }) =>
    `zerbricht Felsen, je Fels 1 ${named(adds)} mehr${to === 'beyond' ? ' für Ziele dahinter' : ''}`,
  'no-sight': () => 'braucht keine Sichtlinie',
  'tail-too': () => 'auch rings um den Schweif',
};
/** What it does to its targets, where the name of the condition would read as if it did it to itself. */
const CONDITIONS_OF: { readonly [condition: string]: string } = {
  asleep: 'Ziele schlafen ein',
  flinched: 'Ziele schrecken zurück',
};

const TEXTS: readonly string[] = ATTACKS.map(
  ({ type, damage, range, hourglass, shape, effects }) =>
    [
      ...(damage > 0 ? [`${damage} ${named(type)}`] : []),
      ...(range === NO_RANGE || range === 0 ? [] : [`Reichweite ${range}`]),
      ...(SHAPES[shape] === '' ? [] : [SHAPES[shape]]),
      ...effects.map((effect) => (EFFECTS[effect.does] as (one: Effect) => string)(effect)),
      ...(hourglass ? ['einmal im Kampf'] : []),
    ].join(', ') || 'bewirkt nichts',
);

/** `1 Feuer, Reichweite 4, drei Sechsecke`. */
export const attackText = (index: number): string => TEXTS[index];
export const attackWords = (index: number): string => `${attack(index)} (${TEXTS[index]})`;
