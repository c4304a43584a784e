import { battery } from '@indigo/battery';
import { hex } from '../src/index.ts';
import { facts } from './facts.ts';

battery(hex, facts);
