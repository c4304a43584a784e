/** What keeps people from reading a page or reaching what is on it, measured in the browser; what there is to read, and what of it is English. */
import type { Page } from 'playwright-core';

/** Smaller than this nobody reads at arm's length. */
const LEAST_PX = 11;

/** Says everything that is too small, cut off or covered, each once. */
export const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found = new Map<string, number>();
    const note = (what: string): void => {
      found.set(what, (found.get(what) ?? 0) + 1);
    };
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const meet = (a: DOMRect, b: DOMRect): DOMRect => {
      const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
      const [right, bottom] = [Math.min(a.right, b.right), Math.min(a.bottom, b.bottom)];
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    const nameOf = (element: Element): string => {
      const named = element.closest('[class]');
      const name = named?.getAttribute('class')?.split(' ')[0] ?? element.tagName;
      return name.replace(/^_([^_]+)_.*/, '$1');
    };
    const shown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.sr') === null;
    /** The part of a box that nothing around it cuts off. */
    const seen = (box: DOMRect, element: Element): DOMRect => {
      let left = meet(box, screen);
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
        if (overflowX !== 'visible' || overflowY !== 'visible') left = meet(left, at.getBoundingClientRect());
      }
      return left;
    };
    /** The outermost drawing around something drawn. */
    const drawingOf = (element: Element): SVGSVGElement | null => {
      let found: SVGSVGElement | null = null;
      for (let at = element.closest('svg'); at !== null; at = at.parentElement?.closest('svg') ?? null)
        found = at;
      return found;
    };
    const scaleOf = (element: Element): number => {
      if (element instanceof SVGGraphicsElement) {
        const { a, b, c, d } = element.getScreenCTM() ?? new DOMMatrix();
        return Math.sqrt(Math.abs(a * d - b * c));
      }
      // Widths of a box are whole numbers: only what is really scaled counts.
      const { offsetWidth } = element as HTMLElement;
      const scale = offsetWidth > 20 ? element.getBoundingClientRect().width / offsetWidth : 1;
      return Math.abs(scale - 1) < 0.06 ? 1 : scale;
    };

    // 1. Every word is big enough, and whole.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (words === '' || element === null || element.closest('title,script,style,option') !== null) continue;
      if (!shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box =
        element instanceof SVGElement ? element.getBoundingClientRect() : range.getBoundingClientRect();
      const part = seen(box, element);
      if (part.width < 2 || part.height < 2) continue;
      const { fontSize, overflowX, textOverflow } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize) * scaleOf(element);
      const what = `${nameOf(element)} “${words.slice(0, 24)}”`;
      if (size < least - 0.05) note(`${size.toFixed(1)} px: ${what}`);
      const drawing = drawingOf(element);
      if (element instanceof SVGElement && drawing !== null && !drawing.matches('[role="group"]')) {
        const frame = drawing.getBoundingClientRect();
        const out = Math.max(frame.left - box.left, box.right - frame.right);
        if (getComputedStyle(drawing).overflow !== 'visible' && out > 1)
          note(`cut off by ${out.toFixed(0)} px: ${what}`);
      }
      if (
        overflowX === 'hidden' &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      )
        note(`cut off: ${what}`);
    }

    // 2. Nothing floats over what can be chosen on the board, or over what else floats there.
    const board = document.querySelector('svg[role="group"]');
    // What lies outside its window can be moved into it.
    let stage = board?.parentElement ?? null;
    while (stage !== null && getComputedStyle(stage).overflow !== 'hidden') stage = stage.parentElement;
    if (board !== null && stage !== null) {
      for (const target of document.querySelectorAll('[data-target]')) {
        const box = target.getBoundingClientRect();
        const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        const { left, right, top, bottom } = stage.getBoundingClientRect();
        if (middle.x < left || middle.x > right || middle.y < top || middle.y > bottom) continue;
        const hit = document.elementFromPoint(middle.x, middle.y);
        if (hit !== null && !board.contains(hit)) note(`target under ${nameOf(hit)}`);
      }
    }
    const floats = [...document.querySelectorAll('[data-float]')].filter(shown);
    for (const [i, one] of floats.entries())
      for (const other of floats.slice(i + 1)) {
        const { width, height } = meet(one.getBoundingClientRect(), other.getBoundingClientRect());
        if (width > 1 && height > 1) note(`${nameOf(one)} over ${nameOf(other)}`);
      }

    // 3. Nothing is wider than the screen.
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) note(`${wide} px wider than the screen`);
    return [...found].map(([what, times]) => (times > 1 ? `${what} ×${times}` : what)).sort();
  }, LEAST_PX);

/** Everything that can be read on a page, also by those who listen to it. */
export const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement: parent, textContent } = nodes.currentNode;
      if (parent?.checkVisibility() && parent.closest('script, style') === null)
        found.add(textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        found.add(element.getAttribute(name)?.trim() ?? '');
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
  });

/** No German sentence has one of these. */
const ENGLISH =
  /\b(the|and|or|of|your|you|with|from|by|for|turn|cards?|players?|rules|to|is|are|not|has|have|each|gyms?|badges?|town|island|cut|surf|fly|no\. \d+)\b/i;

/** What of it is English. */
export const english = (found: readonly string[]): string[] =>
  found.filter((text) => ENGLISH.test(text.replace(/[A-Z]-[A-Z]+-\d+/g, '')));
