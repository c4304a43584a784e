import { readFileSync } from 'node:fs';
import { inkOnType, RANKS, SEATS, TYPE_COLOUR, TYPES } from '@indigo/art';
import { describe, expect, test } from 'vitest';

const theme = readFileSync(new URL('../css/theme.css', import.meta.url), 'utf8');

/** The plain colours of a rule of the theme. */
function colours(selector: string): Readonly<Record<string, string>> {
  const rule = theme.slice(theme.indexOf(`${selector} {`)).split('}')[0];
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );
}

type Triple = readonly [number, number, number];
const linear = (hex: string): Triple => {
  const part = (i: number): number => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};

/** Contrast as WCAG 2 measures it. */
function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const [r, g, b] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

// biome-ignore format: a table
const PAIRS: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ['ink', 'paper', 7], ['ink', 'surface', 7], ['ink', 'raised', 7], ['ink', 'gold-soft', 7], ['ink', 'bad-soft', 7],
  ['ink-2', 'paper', 4.5], ['ink-2', 'surface', 4.5], ['ink-2', 'raised', 4.5], ['ink-3', 'surface', 4.5],
  ['on-indigo', 'indigo', 4.5], ['indigo-d', 'surface', 4.5], ['indigo-d', 'indigo-soft', 4.5],
  ['gold-d', 'gold-soft', 4.5], ['good', 'surface', 4.5], ['bad', 'raised', 4.5], ['info', 'surface', 4.5],
  ['line-strong', 'surface', 3], ['plateau-ink', 'plateau-l', 4.5],
];

describe.each([
  ['light', ':root'],
  ['dark', ':root[data-theme="dark"]'],
])('in the %s theme', (_, selector) => {
  const set = colours(selector);
  test.each(PAIRS)('%s reads on %s: at least %d', (ink, ground, least) => {
    expect(contrast(set[ink], set[ground])).toBeGreaterThanOrEqual(least);
  });
});

test('both themes have the same colours', () => {
  expect(Object.keys(colours(':root[data-theme="dark"]'))).toEqual(Object.keys(colours(':root')));
});

test('signs read on the colour of their type, seats and plaques as well', () => {
  for (const type of TYPES)
    expect(contrast(inkOnType(type), TYPE_COLOUR[type]), type).toBeGreaterThanOrEqual(3);
  for (const { name, ink, colour } of SEATS) expect(contrast(ink, colour), name).toBeGreaterThanOrEqual(3);
  expect(contrast('#3d2700', colours(':root').gold)).toBeGreaterThanOrEqual(7);
  expect(contrast('#2b2750', '#fffaf0')).toBeGreaterThanOrEqual(7);
});

test('the seats of the style sheet are those of the code', () => {
  SEATS.forEach(({ colour, dark, light, ink }, seat) => {
    const set = colours(`[data-seat="${seat}"]`);
    expect(set).toEqual({ seat: colour, 'seat-dark': dark, 'seat-light': light, 'on-seat': ink });
  });
});

/** Machado, Oliveira and Fernandes 2009, severity 1: how colours look to other eyes. */
const EYES: Readonly<Record<string, readonly [Triple, Triple, Triple]>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function lab(hex: string, eye: string): Triple {
  const rgb = linear(hex);
  const [r, g, b] = EYES[eye].map((row) =>
    Math.min(1, Math.max(0, row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2])),
  );
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance (CIE 1976) of the two colours that are hardest to tell apart. */
function nearest(set: readonly string[], eye: string): number {
  const seen = set.map((hex) => lab(hex, eye));
  const distances = seen.flatMap((a, i) =>
    seen.slice(i + 1).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
  );
  return Math.min(...distances);
}

// biome-ignore format: a table
test.each([
  ['seats', 'normal', 30], ['seats', 'protan', 17], ['seats', 'deutan', 17], ['seats', 'tritan', 16],
  ['ranks', 'normal', 30], ['ranks', 'protan', 14], ['ranks', 'deutan', 17], ['ranks', 'tritan', 17],
] as const)('%s are told apart by %s eyes: at least %d', (what, eye, least) => {
  const set = what === 'seats' ? SEATS : Object.values(RANKS);
  expect(nearest(set.map(({ colour }) => colour), eye)).toBeGreaterThanOrEqual(least);
});

test('colour is never the only sign', () => {
  expect(new Set(SEATS.map(({ shape }) => shape)).size).toBe(6);
  expect(new Set(SEATS.map(({ hat }) => hat)).size).toBe(6);
  expect(new Set(SEATS.map(({ name }) => name)).size).toBe(6);
  expect(new Set(Object.values(RANKS).map(({ pips }) => pips)).size).toBe(6);
});
