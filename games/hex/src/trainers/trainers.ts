/** Every Trainer card; the fourteen specialists differ in their types alone. */
import type { Families } from '../registry.ts';
import { alder } from './alder.ts';
import { blue } from './blue.ts';
import { specialist } from './specialist.ts';

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
  blue,
};
