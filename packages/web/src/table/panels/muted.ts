import { create } from 'zustand';

interface Muted {
  readonly names: readonly string[];
  mute(name: string): void;
  hear(name: string): void;
}

/** Whose chat is not shown, for as long as the page is open. */
export const useMuted = create<Muted>()((set) => ({
  names: [],
  mute: (name) => set(({ names }) => ({ names: [...names, name] })),
  hear: (name) => set(({ names }) => ({ names: names.filter((other) => other !== name) })),
}));
