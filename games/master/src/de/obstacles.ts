/** What bars a road, and what it takes to pass, in German. */
import { HMS } from '../data/machines.ts';
import type { ObstacleId } from '../data/map.ts';
import { OBSTACLE_COST } from '../data/rules.ts';
import { ATTACK_NAMES } from './attacks.ts';
import { actions, machineName } from './names.ts';

const hmFor = (obstacle: ObstacleId): string =>
  machineName(HMS.findIndex((row) => row.obstacle === obstacle));
const barred = (obstacle: ObstacleId): string =>
  `Du kommst in beiden Richtungen vorbei, sobald eines deiner Pokémon ${hmFor(obstacle)} gelernt hat.`;
const cost = (obstacle: ObstacleId): string => actions(OBSTACLE_COST[obstacle]);
const slow = (obstacle: ObstacleId): string =>
  `Es zu durchqueren kostet ${cost(obstacle)}, alle im selben Zug.`;

/** By kind: its name, what it takes in a word, and in a sentence. */
export const BARS: {
  readonly [kind in ObstacleId]: { readonly name: string; readonly needs: string; readonly text: string };
} = {
  '2': { name: 'Raues Gelände', needs: cost('2'), text: slow('2') },
  '3': { name: 'Steiles Gelände', needs: cost('3'), text: slow('3') },
  tree: { name: 'Ein Baum', needs: ATTACK_NAMES.cut, text: barred('tree') },
  water: { name: 'Wasser', needs: ATTACK_NAMES.surf, text: barred('water') },
  wing: { name: 'Eine weite Strecke', needs: ATTACK_NAMES.fly, text: barred('wing') },
  key: {
    name: 'Eine verschlossene Tür',
    needs: 'Schlüssel',
    text: 'Du kommst durch, solange du einen Marker mit Schlüssel besitzt; den Schlüssel behältst du.',
  },
};
