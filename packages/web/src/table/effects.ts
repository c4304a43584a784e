import type { Followed } from '@indigo/host';
import { useEffect } from 'react';
import { gameName } from '../games.ts';
import type { TableLink } from '../link/link.ts';
import { useSettings } from '../settings/settings.ts';
import type { Shown } from './show/show.ts';
import { play } from './sound.ts';

/** The table passes reactions for somebody who does not want to be asked, as their settings say. */
export function useAutoPass(link: TableLink, { seat, auto }: Followed, watched: boolean): void {
  const wanted = useSettings(({ autoPass }) => autoPass);
  const now = auto.includes('*');
  useEffect(() => {
    if (seat !== null && !watched && now !== wanted)
      void link.send({ do: 'auto', kinds: wanted ? ['*'] : [] });
  }, [wanted, now, seat, link, watched]);
}

/** Sounds what is shown, once a beat. The chime is for those whose turn it is. */
export function useTones({ beat, tones }: Shown, yours: boolean, silent: boolean): void {
  const sound = useSettings((settings) => settings.sound);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a beat
  useEffect(() => {
    if (!sound || silent) return;
    for (const tone of new Set(tones)) if (tone !== 'turn' || yours) play(tone);
  }, [beat]);
}

/** The tab says whose turn it is, too. */
export function usePageTitle(game: string, asked: boolean): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${asked ? 'Your turn · ' : ''}${gameName(game)} · Indigo`;
    return () => {
      document.title = before;
    };
  }, [asked, game]);
}
