import { useSettings } from '../../settings/settings.ts';

/** What every duration is multiplied by; 0: everything arrives at once. */
export function pace(): number {
  const { pace: speed } = useSettings.getState();
  const still = document.documentElement.dataset.motion === 'reduced';
  return still || speed === 0 ? 0 : 1 / speed;
}
