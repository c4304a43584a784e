import { badges } from '@indigo/badges';
import { golden } from '@indigo/battery';
import { seeker } from './seeker.ts';

golden(badges, new URL('golden/', import.meta.url), [
  { name: 'two', seats: 2, seed: 4, policy: seeker },
  { name: 'three', seats: 3, seed: 7, policy: seeker, options: { openParties: true, maxTurns: 90 } },
  {
    name: 'four',
    seats: 4,
    seed: 9,
    policy: seeker,
    options: {
      partyMax: 4,
      hmUsesPerTurn: 3,
      legendaryContestType: 'none',
      contests: 3,
      flyStops: 'path',
      retreat: 'after-win',
      firstSeat: 3,
      maxTurns: 110,
    },
  },
]);
