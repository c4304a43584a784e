export { covers } from './covers/covers.ts';
export { creature } from './creature/creature.ts';
export { type Messenger, messenger } from './figures/messengers.ts';
export { type BadgesBoard, badgesBoard, badgesMap } from './map/badges/badges.ts';
export {
  BADGES_SIZE,
  type BadgesPlace,
  badge,
  badgesGlow,
  badgesMark,
  badgesPile,
  SQUARE,
  shrub,
} from './map/badges/places.ts';
export {
  CLASSIC_VIEW,
  type ClassicBoard,
  classicBoard,
  classicMap,
  dungeonChips,
} from './map/classic/classic.ts';
export { CLASSIC_SIZE, type ClassicPlace, classicMark } from './map/classic/places.ts';
export { type HexRoad, type HexTile, hexMap } from './map/hex/hex.ts';
export {
  HEX_SIZE,
  type HexDeck,
  type HexPile,
  type HexPlace,
  hexDecks,
  hexMark,
  hexReach,
} from './map/hex/places.ts';
export { footsteps, glow, pointer } from './map/marks.ts';
export {
  boulder,
  FIELD_ROW,
  FIELD_SIZE,
  type FieldPlace,
  fieldGround,
  heartRow,
  hexGlow,
  hexLit,
  type Standing,
  standing,
  tail,
} from './map/master/field.ts';
export { type MasterRoad, masterMap } from './map/master/master.ts';
export {
  MASTER_SIZE,
  type MasterPlace,
  masterMark,
  masterObstacle,
  masterReach,
  masterToken,
} from './map/master/places.ts';
export { type MitBoard, mitBoard, mitMap } from './map/mit/mit.ts';
export {
  MIT_SIZE,
  type MitCity,
  type MitPlace,
  mitMark,
  mitReach,
  mitTurns,
} from './map/mit/places.ts';
export { type Country, type Spot, type Terrain, terrain } from './map/terrain.ts';
export { medallion, type Person, person } from './people/person.ts';
export { PEOPLE, type PersonId, personNamed } from './people/table.ts';
export { arena, fighter, ringed } from './pieces/arena.ts';
export { portrait } from './pieces/card.ts';
export { type ChipLook, chip, chipBack } from './pieces/chip.ts';
export { type DieTone, die } from './pieces/die.ts';
export { cardBack, type ItemLook, itemCard } from './pieces/item.ts';
export { logo } from './pieces/logo.ts';
export { pawn } from './pieces/pawn.ts';
export { rays } from './pieces/rays.ts';
export { strike } from './pieces/strike.ts';
export { RANKS, type Rank, type RankLook } from './ranks.ts';
export { type Hat, SEATS, type SeatLook, type SeatShape, seatMark, seatShape } from './seats.ts';
export { icon, SIGNS, type SignId, sign } from './signs/signs.ts';
export { SPECIES } from './species/all.ts';
export { GEN1 } from './species/gen1.ts';
export { KANTO } from './species/kanto.ts';
export { PORTRAITS } from './species/portraits.ts';
export type { Shape, Species } from './species/table.ts';
export { sprite } from './sprite.ts';
export { legible } from './svg.ts';
export { inkOnType, TYPE_COLOUR, TYPES, type TypeName, typeNamed } from './types.ts';
