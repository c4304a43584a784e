import { stand } from '../map/scenery.ts';
import { terrain } from '../map/terrain.ts';
import { chipBack } from '../pieces/chip.ts';
import { pawn } from '../pieces/pawn.ts';
import { RANKS, type Rank } from '../ranks.ts';
import { place } from '../svg.ts';
import { chipAt, roadAlong } from './parts.ts';

const SPACES: readonly (readonly [number, number, Rank])[] = [
  [40, 142, 'pink'],
  [92, 108, 'pink'],
  [158, 105, 'green'],
  [208, 121, 'green'],
  [322, 84, 'blue'],
  [372, 72, 'red'],
];

export function classicCover(): string {
  // biome-ignore format: a table
  const { sea, ground, details, scenery } = terrain({
    width: 400, height: 190, seed: 'cover-c', rough: 14,
    land: [[60, 40, 90], [200, 60, 100], [330, 60, 100], [360, 120, 60], [90, 120, 70]],
    keep: [
      [30, 150, 20, 130, 92], [130, 92, 20, 250, 112], [250, 112, 20, 380, 60],
      [95, 60, 44], [300, 130, 40], [196, 60, 36], [255, 90, 44],
    ],
    forests: [[150, 30, 50], [330, 30, 50]],
    peaks: [[40, 40, 46]],
  });
  const roof = '#dca52a';
  return (
    sea +
    ground +
    roadAlong('M-10 172C40 150 60 96 130 100S230 130 262 108S350 76 420 66', 15, 22) +
    details +
    scenery +
    stand('house', 232, 92, 36, 36, roof) +
    stand('house', 290, 92, 36, 36, roof) +
    stand('tower', 261, 88, 32, 56, roof) +
    SPACES.map(
      ([x, y, rank]) =>
        `<circle cx="${x}" cy="${y}" r="11" fill="${RANKS[rank].light}" stroke="${RANKS[rank].dark}" stroke-width="3"/>`,
    ).join('') +
    chipAt('Charmander', 'starter', 66, 22, 0.64) +
    place(chipBack('green'), 300, 104, 0.6) +
    chipAt('Vaporeon', 'blue', 168, 128, 0.56) +
    place(pawn(0), 180, 46, 0.9)
  );
}
