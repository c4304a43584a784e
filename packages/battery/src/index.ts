export { battery } from './battery.ts';
export { type Exhausted, type ExhaustOptions, exhaust, type Happening } from './exhaust.ts';
export type { AnyMatch, GameFacts, Point, Policy, Setting } from './game.ts';
export { type GoldenMatch, golden, transcript } from './golden.ts';
export { playOn } from './play.ts';
export * from './properties.ts';
export { type Outcome, type Said, Script, type ScriptRefusal, type ScriptSetup, script } from './script.ts';
export { assertPrefixes, type Prefix, playPrefix, prefixes } from './shrink.ts';
export { parting, type Told, toldIn } from './streams.ts';
