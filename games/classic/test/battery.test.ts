import { battery } from '@indigo/battery';
import { classic } from '@indigo/classic';
import { facts } from './facts.ts';

battery(classic, facts);
