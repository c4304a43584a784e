/** Every Trainer card; the fourteen specialists differ in their types alone. */
import type { Families } from '../registry.ts';
import { alder } from './alder.ts';
import { backpacker } from './backpacker.ts';
import { blue } from './blue.ts';
import { cynthia } from './cynthia.ts';
import { ethan } from './ethan.ts';
import { green } from './green.ts';
import { hiker } from './hiker.ts';
import { lyra } from './lyra.ts';
import { may } from './may.ts';
import { red } from './red.ts';
import { silver } from './silver.ts';
import { specialist } from './specialist.ts';
import { wally } from './wally.ts';

export const trainerTable: Families['trainers'] = {
  cheren: specialist('cheren'),
  erika: specialist('erika'),
  agatha: specialist('agatha'),
  lorelei: specialist('lorelei'),
  giovanni: specialist('giovanni'),
  kahili: specialist('kahili'),
  brock: specialist('brock'),
  misty: specialist('misty'),
  sabrina: specialist('sabrina'),
  koga: specialist('koga'),
  bruno: specialist('bruno'),
  'lt-surge': specialist('lt-surge'),
  blaine: specialist('blaine'),
  lance: specialist('lance'),
  alder,
  backpacker,
  blue,
  cynthia,
  ethan,
  green,
  hiker,
  lyra,
  may,
  red,
  silver,
  wally,
};
