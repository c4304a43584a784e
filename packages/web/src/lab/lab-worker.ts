import { ready } from '@indigo/bots';
import { catalog, type Tables, tablesOf, UnknownRules } from '@indigo/catalog';
import type { AnyRuleset } from '@indigo/kernel';
import { changeTables, isTable, type Played, playOut, type Setting, seriesOf } from '@indigo/lab';

/** Which matches one thread plays: every `step`th from `first` on, but those that are known. */
export interface Share {
  readonly setting: Setting;
  readonly first: number;
  readonly step: number;
  readonly matches: number;
  readonly known: readonly number[];
}

/** To play a share, or to say what could be changed of a game. */
export type Wish = Share | { readonly tablesOf: string };

/** First every card there is, then matches as they are played, or why no more are; null at the end. */
export type Report =
  | { readonly cards: readonly string[] }
  | { readonly played: Played }
  | { readonly failed: string }
  | { readonly tables: Tables }
  | null;

const page = self as unknown as {
  postMessage(message: Report): void;
  onmessage: ((message: MessageEvent<Wish>) => void) | null;
};

page.onmessage = async ({ data }) => {
  try {
    if ('tablesOf' in data) page.postMessage({ tables: plain(await tablesOf(data.tablesOf)) });
    else await play(data);
  } catch (error) {
    page.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
};

async function play({ setting, first, step, matches, known }: Share): Promise<void> {
  const ruleset = await rulesOf(setting);
  await ready(ruleset);
  page.postMessage({ cards: ruleset.balance?.cards ?? [] });
  const series = seriesOf(setting);
  const had = new Set(known);
  for (let index = first; index < matches; index += step)
    if (!had.has(index)) page.postMessage({ played: playOut(ruleset, series, index) });
  page.postMessage(null);
}

/** Changes come first: rules read their tables when they are loaded. Those of before keep theirs to themselves. */
async function rulesOf({ game, version, changes }: Setting): Promise<AnyRuleset> {
  if (changes.length === 0) return catalog.load(game, version);
  changeTables(await tablesOf(game), changes);
  const present = await catalog.load(game);
  if (present.version !== version) throw new UnknownRules(present.title, version, [present.version]);
  return present;
}

/** Without what is no table, and without what is no data. */
const plain = (tables: Tables): Tables =>
  Object.fromEntries(
    Object.entries(tables).map(([file, exported]) => [
      file,
      Object.fromEntries(
        Object.entries(exported)
          .filter(([, value]) => isTable(value))
          .map(([name, table]) => [name, JSON.parse(JSON.stringify(table))]),
      ),
    ]),
  );
