import { battery } from '@indigo/battery';
import { mit } from '@indigo/mit';
import { facts } from './facts.ts';

battery(mit, facts);
