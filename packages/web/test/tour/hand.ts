/** How somebody reaches what is on the page: with the keyboard alone, or with a finger. */
import type { ElementHandle, Locator, Page } from 'playwright-core';

export type Thing = ElementHandle<Element>;

export interface Hand {
  /** Only what one can see can be reached: a finger does not go where it would have to look for. */
  readonly needsSight: boolean;
  press(thing: Thing): Promise<void>;
  /** Writes into a field, in place of what is there. */
  write(thing: Thing, words: string): Promise<void>;
  /** Takes the first of a list to choose from. */
  takeFirst(thing: Thing): Promise<void>;
}

/** More steps than this nobody takes to one thing. */
const MOST_TABS = 150;
const A_MOMENT = { timeout: 5000 };

/** Whether something has the focus, and is seen to. */
const focusOf = (thing: Thing): Promise<'elsewhere' | 'unseen' | 'seen'> =>
  thing.evaluate((element) => {
    if (document.activeElement !== element) return 'elsewhere';
    const rings = (one: Element): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    // On a board a ring is drawn around what has the focus.
    const drawn = (one: Element): boolean => {
      const { stroke, strokeWidth } = getComputedStyle(one);
      return stroke !== 'none' && Number.parseFloat(strokeWidth) > 0;
    };
    const ring = element.querySelector(':scope > [class*="_focus_"]');
    return rings(element) || (ring !== null && drawn(ring)) ? 'seen' : 'unseen';
  });

/** How the keyboard gets there: by arrows to the board, else by Tab, forth or back. */
const keyTo = (thing: Thing): Promise<string> =>
  thing.evaluate((element) => {
    const { activeElement, body } = document;
    const far = activeElement === null || activeElement === body || !activeElement.closest('svg');
    if (element.hasAttribute('data-target') && far && !activeElement?.closest('button, a, input'))
      return 'ArrowDown';
    if (activeElement === null || activeElement === body) return 'Tab';
    const before = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    return before ? 'Shift+Tab' : 'Tab';
  });

/** The keyboard alone. Tells what it had to look for in vain. */
export function keyboard(page: Page, note: (problem: string) => void): Hand & { readonly tabs: number[] } {
  const tabs: number[] = [];
  const goTo = async (thing: Thing): Promise<void> => {
    let focus = await focusOf(thing);
    for (let i = 0; focus === 'elsewhere'; i++) {
      if (i === MOST_TABS) throw new Error(`the keyboard does not reach ${await nameOf(thing)}`);
      await page.keyboard.press(await keyTo(thing));
      focus = await focusOf(thing);
      if (focus !== 'elsewhere') tabs.push(i + 1);
    }
    if (focus === 'unseen') note(`the focus is not seen on ${await nameOf(thing)}`);
    const where = await spotOf(thing);
    if (typeof where === 'string') note(`the focus is on ${await nameOf(thing)}, ${where}`);
  };
  return {
    needsSight: false,
    tabs,
    press: async (thing) => {
      await goTo(thing);
      await page.keyboard.press('Enter');
    },
    write: async (thing, words) => {
      await goTo(thing);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(words);
    },
    takeFirst: async (thing) => {
      await goTo(thing);
      await page.keyboard.press('Home');
    },
  };
}

/** A finger on a screen. */
export function finger(page: Page): Hand {
  const tap = async (thing: Thing): Promise<void> => {
    const onBoard = await thing.evaluate((element) => element.closest('svg[role="group"]') !== null);
    // What lies on a board is where it is; anything else may have to be scrolled to, as by a finger.
    if (!onBoard) await thing.scrollIntoViewIfNeeded(A_MOMENT);
    const spot = await spotOf(thing);
    if (typeof spot === 'string')
      throw new Error(`a finger does not reach ${await nameOf(thing)}: it is ${spot}`);
    await page.touchscreen.tap(spot.x, spot.y);
  };
  return {
    needsSight: true,
    press: tap,
    write: async (thing, words) => {
      await tap(thing);
      await thing.fill(words);
    },
    // The list itself is the device's own, outside of any page.
    takeFirst: async (thing) => {
      await tap(thing);
      await thing.selectOption({ index: 0 });
    },
  };
}

/** A mouse, for whom it is all the same. */
export const mouse: Pick<Hand, 'needsSight' | 'press'> = {
  needsSight: false,
  press: (thing) => thing.click({ ...A_MOMENT, force: true }),
};

/** Where a finger hits it and nothing else, as near its middle as can be; else what keeps one from it. */
const spotOf = (thing: Thing): Promise<{ readonly x: number; readonly y: number } | string> =>
  thing.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const hits = (x: number, y: number): Element | null => document.elementFromPoint(x, y);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const STEPS = 8;
    const along = Array.from({ length: STEPS - 1 }, (_, i) => (i + 1) / STEPS - 0.5);
    const spots = [
      middle,
      ...along.flatMap((x) =>
        along.map((y) => ({ x: middle.x + x * box.width, y: middle.y + y * box.height })),
      ),
    ];
    const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - middle.x, y - middle.y);
    const open = spots.filter(({ x, y }) => {
      const hit = hits(x, y);
      return hit !== null && element.contains(hit);
    });
    if (open.length > 0) return open.reduce((a, b) => (far(b) < far(a) ? b : a));
    const hit = hits(middle.x, middle.y);
    if (hit === null) return 'out of sight';
    const over = hit.closest('[class]')?.getAttribute('class')?.split(' ')[0] ?? hit.tagName;
    return `under ${over.replace(/^_([^_]+)_.*/, '$1')}`;
  });

/** As a person would call it. */
const nameOf = (thing: Thing): Promise<string> =>
  thing.evaluate((element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `“${words.replace(/\s+/g, ' ').trim().slice(0, 48)}”`;
  });

export async function only(found: Locator): Promise<Thing> {
  const handle = await found.first().elementHandle();
  if (handle === null) throw new Error('it is gone');
  return handle as Thing;
}
