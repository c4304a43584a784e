import { useSettings } from '../../settings/settings.ts';
import type { Tempo } from './beats.ts';

/** How fast this device shows a table, as its owner wants it. */
export function tempo(): Tempo {
  const { pace: speed, rollsItself } = useSettings.getState();
  return {
    pace: speed === 0 ? 0 : 1 / speed,
    still: document.documentElement.dataset.motion === 'reduced',
    byHand: !rollsItself,
  };
}
