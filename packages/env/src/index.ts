export { type About, Environment, type Setup } from './environment.ts';
export { answerLine } from './line.ts';
export { type Answer, type Ended, EnvError, type Observation } from './table.ts';
