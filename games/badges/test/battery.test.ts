import { badges } from '@indigo/badges';
import { battery } from '@indigo/battery';
import { facts } from './facts.ts';

battery(badges, facts);
