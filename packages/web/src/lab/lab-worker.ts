import { ready } from '@indigo/bots';
import { catalog } from '@indigo/catalog';
import { type Played, playOut, type Setting, seriesOf } from '@indigo/lab';

/** Which matches one thread plays: every `step`th from `first` on, but those that are known. */
export interface Share {
  readonly setting: Setting;
  readonly first: number;
  readonly step: number;
  readonly matches: number;
  readonly known: readonly number[];
}

/** First every card there is, then matches as they are played, or why no more are; null at the end. */
export type Report =
  | { readonly cards: readonly string[] }
  | { readonly played: Played }
  | { readonly failed: string }
  | null;

const page = self as unknown as {
  postMessage(message: Report): void;
  onmessage: ((message: MessageEvent<Share>) => void) | null;
};

page.onmessage = async ({ data: { setting, first, step, matches, known } }) => {
  try {
    const ruleset = await catalog.load(setting.game, setting.version);
    await ready(ruleset);
    page.postMessage({ cards: ruleset.balance?.cards ?? [] });
    const series = seriesOf(setting);
    const had = new Set(known);
    for (let index = first; index < matches; index += step)
      if (!had.has(index)) page.postMessage({ played: playOut(ruleset, series, index) });
    page.postMessage(null);
  } catch (error) {
    page.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
};
