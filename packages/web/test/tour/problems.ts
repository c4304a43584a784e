/** What is wrong with a page as it stands: besides what nobody can read, what a finger misses, what jumps, what asks for nothing. */
import type { Page } from 'playwright-core';
import { unreadable } from '../e2e/reading.ts';

/** Less than this a finger hits only by luck (WCAG 2.2, 2.5.8). */
const LEAST_TARGET = 24;
/** More than this share of the screen jumps (the "good" of Web Vitals). */
const MOST_SHIFT = 0.1;

/** Watches from the first moment on for what moves by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      type Shift = PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        // What is written down scrolls by: lines that come below while others leave above are no jump.
        const moved = sources.filter(({ node }) => !node?.parentElement?.closest('[class*="_log_"]'));
        const area = ({ previousRect: was, currentRect: is }: Shift['sources'][number]): number =>
          Math.max(was.width * was.height, is.width * is.height);
        const far = ({ previousRect: was, currentRect: is }: Shift['sources'][number]): number =>
          Math.max(Math.abs(is.x - was.x), Math.abs(is.y - was.y));
        // Of what is left it is reckoned anew, as the browser would (https://web.dev/articles/cls).
        const left =
          (moved.reduce((sum, one) => sum + area(one), 0) / (innerWidth * innerHeight)) *
          (Math.max(0, ...moved.map(far)) / Math.max(innerWidth, innerHeight));
        if (moved.length === 0) continue;
        const named = moved.map(({ node, previousRect: was, currentRect: is }) => {
          const name = (node as Element | null)?.getAttribute?.('class') ?? '';
          const [x, y] = [is.x - was.x, is.y - was.y].map(Math.round);
          return `${name} (${x}, ${y}; ${Math.round(is.width - was.width)}×${Math.round(is.height - was.height)})`;
        });
        shifts.push({
          value: moved.length < sources.length ? Math.min(value, left) : value,
          what: named.join(' ').replace(/_([^_\s]+)_\S*/g, '$1'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has jumped since one asked last. */
export async function shifted(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; what: string }[] };
    return shifts.splice(0);
  });
  return shifts
    .filter(({ value }) => value > MOST_SHIFT)
    .map(({ value, what }) => `jumps by ${value.toFixed(2)}: ${what}`);
}

/** What a finger would miss: too small, and so close to another that it hits that (WCAG 2.2, 2.5.8). Links in a sentence are as high as its lines. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const shown = [
      ...document.querySelectorAll(
        'button, a[href], [role="button"], select, summary, input:not([type="file"])',
      ),
    ].filter(
      (one) =>
        one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        one.closest('.sr') === null,
    );
    /** What lies on a board ends where the board does. */
    const boxOf = (one: Element): DOMRect => {
      const box = one.getBoundingClientRect();
      const edge = one.closest('svg[role="group"]')?.parentElement?.getBoundingClientRect() ?? box;
      const [left, top] = [Math.max(box.left, edge.left), Math.max(box.top, edge.top)];
      const [right, bottom] = [Math.min(box.right, edge.right), Math.min(box.bottom, edge.bottom)];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const boxes = shown
      .map((one) => ({ one, box: boxOf(one) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    const small = ({ width, height }: DOMRect): boolean => Math.min(width, height) < least - 0.5;
    const inSentence = ({ parentElement }: Element): boolean =>
      [...(parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
    /** How far the middle of one is from the nearest point of another. */
    const apart = (a: DOMRect, b: DOMRect): number => {
      const [x, y] = [a.x + a.width / 2, a.y + a.height / 2];
      if (small(b)) return Math.hypot(x - b.x - b.width / 2, y - b.y - b.height / 2) - least / 2;
      return Math.hypot(Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom));
    };
    const found = new Set<string>();
    for (const { one, box } of boxes) {
      if (
        !small(box) ||
        one.closest('svg[role="group"]') ||
        box.bottom < 0 ||
        box.top > innerHeight ||
        inSentence(one)
      )
        continue;
      const near = boxes.find((other) => other.one !== one && apart(box, other.box) < least / 2);
      if (near === undefined) continue;
      const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
      const other = (near.one.getAttribute('aria-label') ?? near.one.textContent ?? '').trim();
      const size = `${Math.round(box.width)}×${Math.round(box.height)} px`;
      found.add(`“${words.slice(0, 30)}” has ${size} and lies close to “${other.slice(0, 30)}”`);
    }
    return [...found];
  }, LEAST_TARGET);

/** How many ways there are to answer what is asked, hidden ones not counted. */
const ways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const shown = (selector: string): number =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.checkVisibility() && !one.matches(':disabled'),
      ).length;
    return shown(
      'section[data-no] button:not([aria-expanded]), [data-target], button[data-live="true"], section[class*="_close_"] li button',
    );
  });

/** All that is wrong right now for somebody who touches the screen, or does not. */
export async function problemsOf(page: Page, touches: boolean): Promise<string[]> {
  const asked = await page.locator('section[data-no]').count();
  const few = asked > 0 ? await ways(page) : 2;
  return [
    // A board can be moved from under what lies over it.
    ...(await unreadable(page)).filter((problem) => !problem.startsWith('target under')),
    ...(touches ? await tooSmall(page) : []),
    ...(few === 0 ? ['asks what cannot be answered'] : []),
  ];
}
