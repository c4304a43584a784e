/** What somebody who wants to get on would press next. */
import type { Page } from 'playwright-core';
import type { Thing } from './hand.ts';

export interface Taste {
  /** How often each was pressed: what was not tried yet goes first. */
  readonly used: ReadonlyMap<string, number>;
  /** What did nothing when it was pressed for this question. */
  readonly vain: readonly string[];
  /** Between 0 and 1: which of several as good. */
  readonly luck: number;
  /** Only what can be seen. */
  readonly needsSight: boolean;
}

export interface Choice {
  readonly thing: Thing;
  readonly words: string;
  /** Its words without figures: the same thing another time. */
  readonly name: string;
}

/** The main button where there is one; else what glows, is listed or stands there as a button; last what ends or leads aside. Null: there is nothing. */
export async function choose(page: Page, taste: Taste): Promise<Choice | null> {
  const { used, ...rest } = taste;
  const found = await page.evaluateHandle(
    ({ uses, vain, luck, needsSight }) => {
      const used = new Map(uses);
      const wordsOf = (one: Element): string =>
        (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim();
      const seen = (one: Element): boolean => {
        if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        if (!needsSight || !one.hasAttribute('data-target')) return true;
        const { x, y, width, height } = one.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit !== null && one.contains(hit);
      };
      const all = (selector: string): Element[] =>
        [...document.querySelectorAll(selector)].filter(
          (one) => seen(one) && !one.matches(':disabled') && !vain.includes(wordsOf(one)),
        );
      /** Of several as good what was pressed least. */
      const one = (things: readonly Element[]): Element | null => {
        const uses = (thing: Element): number => used.get(wordsOf(thing).replace(/\d+/g, '#')) ?? 0;
        const least = Math.min(...things.map(uses));
        const best = things.filter((thing) => uses(thing) === least);
        return best[Math.floor(luck * best.length)] ?? null;
      };
      const bar = 'section[data-no]';
      const [held] = all('section[data-hold] button');
      if (held) return held;
      const [main] = all(`${bar} button.btn.main, ${bar} button[class*="_harm_"]`);
      if (main) return main;
      const parts = all(
        `${bar} fieldset button[aria-pressed="false"], button[data-piece][data-live="true"][data-picked="false"], [data-target][aria-pressed="false"]`,
      );
      const acts = all(`${bar} [class*="_acts_"] button.btn:not([aria-expanded], .ghost)`);
      const listed = all(`${bar} li button[aria-pressed="false"], section[class*="_close_"] li button`);
      const windows = document.querySelector(`${bar}[data-window="true"]`) !== null;
      const [pass] = all(`${bar} [class*="_acts_"] button.ghost`);
      // A window is for whoever has something to say: most of the time it is let pass.
      if (windows && pass && luck > 0.3) return pass;
      const leads = ({ dataset }: HTMLElement): boolean =>
        dataset.role === undefined || dataset.role === 'natural';
      const on = [...acts, ...listed, ...parts].filter((thing) => leads(thing as HTMLElement));
      const ends = [...acts, ...listed].filter((thing) =>
        ['ends', 'idle'].includes((thing as HTMLElement).dataset.role ?? ''),
      );
      // Now and then enough is enough.
      if (ends.length > 0 && luck > 0.85) return one(ends);
      const list = all(`${bar} [class*="_acts_"] button[aria-expanded="false"]`);
      return one(on) ?? one(ends) ?? one(list) ?? one(acts) ?? pass ?? one(listed);
    },
    { uses: [...used], ...rest },
  );
  const thing = found.asElement() as Thing | null;
  if (thing === null) return null;
  const words = await thing.evaluate((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
  return { thing, words, name: words.replace(/\d+/g, '#') };
}
