import { battery } from '@indigo/battery';
import { hex } from '../src/index.ts';
import { facts, samples } from './facts.ts';
import { veterans } from './veterans.ts';

battery(hex, facts);

// The Plateau, the League and whole teams, which a match reaches late. Trades, which would fill it, are in the one above.
const late = samples.map((options) => ({ ...options, offers: 0 }));
battery({ ...veterans(), id: 'hex, late' }, { ...facts, samples: late, seconds: 14 });
