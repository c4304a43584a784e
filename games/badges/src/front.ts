import type { Front } from '@indigo/kernel';
import { HM_USES, HM_USES_MOST, MAX_SEATS, MIN_SEATS, PARTY_LEAST, PARTY_MAX } from './data/rules.ts';
import { CONTESTS } from './data/sites.ts';
import { meanings } from './meanings.ts';
import { scene } from './scene.ts';
import { words } from './text.ts';
import type { BadgesView } from './view.ts';

/** What people see and read of it. */
export const front: Front<BadgesView> = {
  id: 'badges',
  title: 'Four Badges',
  version: 4,
  seats: { min: MIN_SEATS, max: MAX_SEATS },
  // B-OPT-01: the rulebook has no optional rules; these are other readings of it, who begins, and a cut-off.
  options: [
    {
      key: 'partyMax',
      clause: 'B-OPT-02',
      about: 'How many Pokémon a Party holds.',
      type: 'number',
      default: PARTY_MAX,
      min: PARTY_LEAST,
      max: PARTY_MAX,
    },
    {
      key: 'hmUsesPerTurn',
      clause: 'B-OPT-03',
      about: 'How many HMs a player may use in a turn.',
      type: 'number',
      default: HM_USES,
      min: HM_USES,
      max: HM_USES_MOST,
    },
    {
      key: 'legendaryContestType',
      clause: 'B-OPT-04',
      about: 'Whether a Legendary counts in Contests as the type of its pile or not at all.',
      type: 'choice',
      default: 'pile',
      choices: ['pile', 'none'],
    },
    {
      key: 'contests',
      clause: 'B-OPT-05',
      about: 'How many Contests there are; with 3 the Normal one is left out.',
      type: 'number',
      default: CONTESTS,
      min: CONTESTS - 1,
      max: CONTESTS,
    },
    {
      key: 'openParties',
      clause: 'B-OPT-06',
      about: 'Parties and Boxes lie open.',
      type: 'flag',
      default: false,
    },
    {
      key: 'maxTurns',
      clause: 'B-OPT-07',
      about: 'Stop without a winner after this many turns; 0 plays on until somebody wins.',
      type: 'number',
      default: 0,
      min: 0,
      max: 1_000_000,
    },
    {
      key: 'flyStops',
      clause: 'B-OPT-08',
      about: 'Where a flight ends: at the edge of its route or place, or of the whole path.',
      type: 'choice',
      default: 'region',
      choices: ['region', 'path'],
    },
    {
      key: 'retreat',
      clause: 'B-OPT-09',
      about: 'When a challenger may leave a Gym: before every roll but the first, or only after a won fight.',
      type: 'choice',
      default: 'always',
      choices: ['always', 'after-win'],
    },
    {
      key: 'firstSeat',
      clause: 'B-TURN-01',
      about: 'The seat that begins; 0 draws it at random.',
      type: 'number',
      default: 0,
      min: 0,
      max: MAX_SEATS,
    },
  ],
  scene,
  words,
  translations: { de: async () => (await import('./de/index.ts')).de },
  meanings,
  guide: async () => (await import('./guide.ts')).guide,
  lesson: async () => (await import('./lesson.ts')).lesson,
};
