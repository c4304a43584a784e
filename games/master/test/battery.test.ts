import { battery } from '@indigo/battery';
import { master } from '@indigo/master';
import { facts } from './facts.ts';

battery(master, facts);
