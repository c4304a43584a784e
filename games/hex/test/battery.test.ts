import { battery } from '@indigo/battery';
import { hex } from '../src/index.ts';
import { facts } from './facts.ts';
import { veterans } from './veterans.ts';

battery(hex, facts);

// The Plateau, the League and whole teams, which a match reaches late.
battery({ ...veterans(), id: 'hex, late' }, { ...facts, points: 35 });
