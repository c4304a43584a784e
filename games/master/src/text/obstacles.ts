/** What bars a road, and what it takes to pass. */
import { HMS } from '../data/machines.ts';
import type { ObstacleId } from '../data/map.ts';
import { OBSTACLE_COST } from '../data/rules.ts';
import { count, machineName } from '../names.ts';

const hmFor = (obstacle: ObstacleId): string =>
  machineName(HMS.findIndex((row) => row.obstacle === obstacle));
const barred = (obstacle: ObstacleId): string =>
  `You pass it, both ways, once one of your Pokémon has learnt ${hmFor(obstacle)}.`;
const cost = (obstacle: ObstacleId): string => count(OBSTACLE_COST[obstacle], 'action');
const slow = (obstacle: ObstacleId): string => `Crossing it costs ${cost(obstacle)}, all in one turn.`;

/** By kind: its name, what it takes in a word, and in a sentence. */
export const BARS: {
  readonly [kind in ObstacleId]: { readonly name: string; readonly needs: string; readonly text: string };
} = {
  '2': { name: 'Rough ground', needs: cost('2'), text: slow('2') },
  '3': { name: 'Steep ground', needs: cost('3'), text: slow('3') },
  tree: { name: 'A tree', needs: 'Cut', text: barred('tree') },
  water: { name: 'Water', needs: 'Surf', text: barred('water') },
  wing: { name: 'A long way', needs: 'Fly', text: barred('wing') },
  key: {
    name: 'A locked door',
    needs: 'key',
    text: 'You pass it while you own a token with a key; the key is kept.',
  },
};
