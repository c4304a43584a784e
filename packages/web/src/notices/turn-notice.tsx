import { useEffect, useSyncExternalStore } from 'react';
import { gameName } from '../games.ts';
import type { TableLink } from '../link/link.ts';
import { useSettings } from '../settings/settings.ts';
import { pageTitle } from '../table/effects.ts';
import { useWords } from '../words/words.ts';
import { beCalled, canNotice, showNotice } from './notices.ts';

/** On the icon of the page, where it has one. */
const badge = (on: boolean): void => {
  const { setAppBadge, clearAppBadge } = navigator;
  (on ? setAppBadge?.call(navigator, 1) : clearAppBadge?.call(navigator))?.catch(() => {});
};

/** What closes by itself in a moment is no turn to come back for. */
const SOON_MS = 2000;

interface TurnNoticeProps {
  readonly link: TableLink;
  readonly game: string;
}

/**
 * Whoever looks elsewhere when they are asked is told so, until they come or it is somebody else's turn. Who goes away while they
 * are asked knows. It listens to the table itself: what is on the screen may be behind.
 */
export function TurnNotice({ link, game }: TurnNoticeProps) {
  const asked = useSyncExternalStore(link.subscribe, () => (link.get().table?.decision ?? null) !== null);
  const table = link.get().id;
  const words = useWords();
  const wanted = useSettings(({ turnNotice }) => turnNotice);
  const title = words.online.turnTitle;
  const body = words.online.turnBody(gameName(words, game));
  useEffect(() => {
    if (wanted) void beCalled().catch(() => {});
  }, [wanted]);
  useEffect(() => {
    if (!asked || document.visibilityState === 'visible') return;
    badge(true);
    // What moves on the screen moves slowly while nobody looks, and the title with it.
    document.title = pageTitle(words, game, true);
    let takeBack: (() => void) | null = null;
    const tell = (): void => {
      if (wanted && canNotice() && Notification.permission === 'granted')
        takeBack = showNotice({ title, body, tag: table });
    };
    const timer = setTimeout(tell, SOON_MS);
    const end = (): void => {
      badge(false);
      clearTimeout(timer);
      takeBack?.();
      takeBack = null;
      document.removeEventListener('visibilitychange', end);
    };
    document.addEventListener('visibilitychange', end);
    return () => {
      end();
      if (document.visibilityState === 'hidden') document.title = pageTitle(words, game, false);
    };
  }, [asked, wanted, table, title, body, words, game]);
  return null;
}
