import { golden } from '@indigo/battery';
import { hex } from '../src/index.ts';
import { brave } from './facts.ts';
import { veterans } from './veterans.ts';

const folder = new URL('golden/', import.meta.url);

golden(hex, folder, [
  { name: 'balanced', seats: 4, seed: 5, policy: brave, options: { maxTurns: 40 } },
  {
    name: 'settings',
    seats: 3,
    seed: 8,
    policy: brave,
    options: {
      maxTurns: 30,
      setup: 'random',
      achievements: true,
      sameSpace: true,
      badgeRewards: 'band',
      train: 'anywhere',
    },
  },
]);

golden(veterans(3), folder, [
  { name: 'league', seats: 4, seed: 2, policy: brave, options: { offers: 0, maxTurns: 80 } },
  {
    name: 'elites',
    seats: 2,
    seed: 3,
    policy: brave,
    options: { offers: 0, maxTurns: 60, league: 'elite-4' },
  },
]);
