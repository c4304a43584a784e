export {
  type Catalog,
  catalogOf,
  type GameInfo,
  type Loaders,
  type Pinned,
  UnknownGame,
  UnknownRules,
} from './catalog.ts';
export { fronts } from './fronts.ts';
export { catalog } from './games.ts';
export { LANGUAGES, type Language, languageFor, languageName } from './language.ts';
export { nearest } from './near.ts';
export { ORIGINS, type Origin, originOf } from './origin.ts';
export { speaking } from './speaking.ts';
export { type Tables, tablesOf } from './tables.ts';
