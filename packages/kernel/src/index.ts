export { optionsFor, specsFor } from './alone.ts';
export type * from './balance.ts';
export * from './battle.ts';
export type { KeptCheckpoint } from './checkpoint.ts';
export type { MatchOptions } from './course.ts';
export type * from './decision.ts';
export { type AnswerEntry, type Entry, readEntry } from './entry.ts';
export * from './errors.ts';
export { type Heard, MISFIT } from './feed.ts';
export type * from './guide.ts';
export * from './lesson.ts';
export * from './match.ts';
export * from './meaning.ts';
export type * from './mind.ts';
export { Glance, Outlook } from './outlook.ts';
export * from './pile.ts';
export * from './plain.ts';
export * from './playouts.ts';
export { type Rng, seeded, seedOf } from './random.ts';
export { checkSeats, type Mark, type MatchRecord, readOptions, readRecord } from './record.ts';
export {
  Asking,
  Chance,
  covert,
  DONE,
  hidesFrom,
  isCovert,
  type Mode,
  NONE,
  NOTHING,
  type Parts,
  type Question,
  type Request,
  type Rules,
} from './request.ts';
export * from './ruleset.ts';
export * from './run.ts';
export * from './scene.ts';
export * from './stops.ts';
export type { Line } from './story.ts';
export { PASS, type RefusalCode, type RefusedAnswer } from './submit.ts';
export { type Listener, Table } from './table.ts';
export * from './translation.ts';
export * from './words.ts';
