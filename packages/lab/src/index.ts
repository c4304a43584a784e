export { type BalanceReport, balanceOf } from './balance.ts';
export {
  type Change,
  changeTables,
  checkChanges,
  isTable,
  keysOf,
  type Table,
  valueAt,
  WrongChange,
} from './changes.ts';
export { type Comparison, compare, type LengthRow, type ShareRow } from './compare.ts';
export { csvOf } from './csv.ts';
export { type KeptLab, labFile, labOf, labToKeep } from './file.ts';
export { differences, inOrder, type Lab, type Setting, seriesOf } from './lab.ts';
export { type BotName, lineupOf, type Played, playOut, recordOut, type Series } from './playout.ts';
export {
  type Card,
  type LabReport,
  type Length,
  type Pair,
  reportOn,
  type Start,
  type Worth,
} from './report.ts';
export { type Spread, spread } from './spread.ts';
export { interval, type Share, shareOf, Z95 } from './statistics.ts';
