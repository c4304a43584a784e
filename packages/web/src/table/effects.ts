import type { Followed } from '@indigo/host';
import type { AnyFront, Tone } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import { gameName } from '../games.ts';
import type { TableLink } from '../link/link.ts';
import { useSettings } from '../settings/settings.ts';
import { type PageWords, useWords } from '../words/words.ts';
import type { Show } from './show/show.ts';
import { sparedKinds } from './spared.ts';

/** The table answers for somebody who is not to be asked. */
export function useAutoPass(
  link: TableLink,
  { meanings }: AnyFront,
  { seat, auto, players }: Followed,
  watched: boolean,
): void {
  const autoPass = useSettings((settings) => settings.autoPass);
  const leaders = useSettings((settings) => settings.leaders);
  const wanted = sparedKinds({ autoPass, leaders }, players, meanings).join();
  const now = auto.join();
  useEffect(() => {
    if (seat !== null && !watched && now !== wanted)
      void link.send({ do: 'auto', kinds: wanted === '' ? [] : wanted.split(',') });
  }, [wanted, now, seat, link, watched]);
}

/** Nothing sounds before the first tone: what makes it is loaded then. */
async function sounding(tones: ReadonlySet<Tone>): Promise<void> {
  const { play } = await import('./sound.ts');
  for (const tone of tones) play(tone);
}

/** Sounds what is shown, once a beat. */
export function useTones(show: Show, silent: boolean): void {
  const sound = useSettings((settings) => settings.sound);
  useEffect(() => {
    if (!sound || silent) return;
    let last = show.get().beat;
    return show.subscribe(() => {
      const { beat, tones } = show.get();
      if (beat === last) return;
      last = beat;
      if (tones.length > 0) void sounding(new Set(tones));
    });
  }, [show, sound, silent]);
}

/** What the tab says: whose turn it is, too. */
export const pageTitle = (words: PageWords, game: string, asked: boolean): string =>
  `${asked ? `${words.table.yourTurn} · ` : ''}${gameName(words, game)} · Indigo`;

export function usePageTitle(game: string, asked: boolean): void {
  const words = useWords();
  useEffect(() => {
    const before = document.title;
    document.title = pageTitle(words, game, asked);
    return () => {
      document.title = before;
    };
  }, [asked, game, words]);
}

/** What a show has just put on, from each beat; `of` gives null where there is nothing new. */
export function useBeats<T>(show: Show, of: (show: Show) => T | null): T | null {
  const [last, setLast] = useState<T | null>(null);
  useEffect(() => {
    let beat = show.get().beat;
    return show.subscribe(() => {
      if (show.get().beat === beat) return;
      beat = show.get().beat;
      const found = of(show);
      if (found !== null) setLast(found);
    });
  }, [show, of]);
  return last;
}
