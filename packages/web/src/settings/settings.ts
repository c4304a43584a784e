import type { Language } from '@indigo/catalog';
import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Settings {
  /** What others at a table read; '' until somebody was asked. */
  readonly name: string;
  /** auto: the first the browser asks for that Indigo speaks. */
  readonly language: 'auto' | Language;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly sound: boolean;
  /** How fast things move: 0 shows only where they end. */
  readonly pace: 0 | 0.5 | 1 | 2 | 4;
  readonly motion: 'auto' | 'reduced' | 'full';
  /** The first tap on a target is the answer. */
  readonly oneTap: boolean;
  /** One's own dice fall without a tap, and what one must have seen passes after a while. */
  readonly rollsItself: boolean;
  /** Windows for reactions are passed without asking. */
  readonly autoPass: boolean;
  /** Where one would decide for a Gym Leader, a bot does: when one plays alone, always, never. */
  readonly leaders: 'alone' | 'always' | 'never';
  /** A notice of the device when it is one's turn and one looks elsewhere. */
  readonly turnNotice: boolean;
  /** No scenery, thick roads. */
  readonly plainMap: boolean;
}

const small = (): boolean => matchMedia('(max-width: 700px)').matches;

const DEFAULTS = (): Settings => ({
  name: '',
  language: 'auto',
  theme: 'auto',
  sound: !small(),
  pace: 1,
  motion: 'auto',
  oneTap: false,
  rollsItself: false,
  autoPass: false,
  leaders: 'alone',
  turnNotice: false,
  plainMap: false,
});

/** What people chose on this device. */
export const useSettings = create<Settings>()(persist(DEFAULTS, { name: 'indigo.settings' }));

export const setSettings = (change: Partial<Settings>): void => {
  useSettings.setState(change);
};

const watch = (query: string) => {
  const list = matchMedia(query);
  return {
    get: () => list.matches,
    subscribe: (listener: () => void) => {
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
  };
};

const night = watch('(prefers-color-scheme: dark)');
const still = watch('(prefers-reduced-motion: reduce)');

export function useTheme(): 'light' | 'dark' {
  const theme = useSettings((settings) => settings.theme);
  const dark = useSyncExternalStore(night.subscribe, night.get);
  return theme === 'auto' ? (dark ? 'dark' : 'light') : theme;
}

/** Whether things arrive at once instead of moving. */
export function useReducedMotion(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const reduced = useSyncExternalStore(still.subscribe, still.get);
  return motion === 'auto' ? reduced : motion === 'reduced';
}

/** Puts what was chosen on the page itself, where styles read it. */
export function applySettings(): void {
  const apply = (): void => {
    const { theme, motion } = useSettings.getState();
    const page = document.documentElement;
    page.dataset.theme = theme === 'auto' ? (night.get() ? 'dark' : 'light') : theme;
    page.dataset.motion = motion === 'auto' ? (still.get() ? 'reduced' : 'full') : motion;
    const paper = getComputedStyle(page).getPropertyValue('--surface').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper || '#fffaf0');
  };
  useSettings.subscribe(apply);
  night.subscribe(apply);
  still.subscribe(apply);
  apply();
}
