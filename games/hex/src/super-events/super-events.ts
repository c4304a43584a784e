/** Every Super Event card, each in a file named after it. */
import type { Families } from '../registry.ts';
import { eggIncubators } from './egg-incubators.ts';

export const superEventTable: Families['superEvents'] = {
  'egg-incubators': eggIncubators,
};
