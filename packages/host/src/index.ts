export { type Act, EMPTY_SEAT, type Player, type TableSetup } from './act.ts';
export { packAsk, unpackAsk } from './ask.ts';
export {
  type Caught,
  type Chronicle,
  type Creature,
  chronicleOf,
  creatureKey,
  type Deeds,
  eachOnce,
  type Told,
} from './chronicle.ts';
export type { Timer } from './clock.ts';
export type { Clocks } from './clocks.ts';
export { bookOf, type Codebook, learnWords } from './codebook.ts';
export { BEHALF, type Command } from './commands.ts';
export type {
  Ask,
  Fresh,
  No,
  NoCode,
  PackedFace,
  Paused,
  PlayerInfo,
  Players,
  Reply,
  TableEvent,
  Update,
  Vote,
  Voting,
} from './events.ts';
export { type Followed, follow, Gap, momentsOf } from './follower.ts';
export { Hands } from './hands.ts';
export { Host } from './host.ts';
export { botName, nameFor } from './names.ts';
export type { HostNeeds } from './needs.ts';
export { pack, packedOnce, unpack } from './pack.ts';
export { type Change, diff, type Patch, patched } from './patch.ts';
export { type Done, Play, type PlayCheckpoint } from './play.ts';
export { hashOfSecret, type Pledge } from './pledge.ts';
export { type Checked, checkDice } from './pledge-check.ts';
export { Behind, KEPT, type Position, positionFrom, positionOf, Thinker, thinkAbout } from './position.ts';
export type { Person, Seated } from './seating.ts';
