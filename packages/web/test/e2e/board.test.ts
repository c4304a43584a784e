import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { answer, choose, decision, HASTY } from './playing.ts';
import { CHROMIUM, PATIENT, PHONE, World } from './world.ts';

const board = (page: Page) => page.getByRole('group', { name: 'Board', exact: true });

/** A match with the board in sight. */
async function play(page: Page): Promise<void> {
  await choose(page, HASTY);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await decision(page).waitFor();
  for (let i = 0; i < 20 && !(await board(page).isVisible()); i++) await answer(page);
  // Bots may still be moving.
  await decision(page).waitFor();
  await rest(page);
}

/** Waits until the picture has stood for some frames: while it moves, it is lifted. */
const rest = (page: Page): Promise<void> =>
  board(page).evaluate(async (svg) => {
    for (let stood = 0; stood < 5; stood++) {
      await new Promise(requestAnimationFrame);
      if (svg.style.willChange !== '') stood = 0;
    }
  });

/** How the picture stands: where its corner is, and how big it is. */
const stands = (page: Page): Promise<{ x: number; y: number; width: number }> =>
  board(page).evaluate((svg) => {
    const { x, y, width } = svg.getBoundingClientRect();
    return { x, y, width };
  });

/** Moves fingers over the middle of the board, and says what changed in the document meanwhile. */
const touch = (page: Page, ways: readonly (readonly [number, number])[]): Promise<string[]> =>
  board(page).evaluate(async (svg, moves) => {
    const stage = svg.parentElement as HTMLElement;
    const box = stage.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const start = moves.map((_, finger) => ({ x: x + finger * 40, y }));
    const fire = (type: string, pointerId: number, clientX: number, clientY: number): boolean =>
      svg.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId, pointerType: 'touch', clientX, clientY }),
      );
    const changed = new Set<string>();
    const observer = new MutationObserver((mutations) => {
      for (const { type, target, attributeName } of mutations)
        changed.add(`${type} ${target === svg ? 'picture' : target.nodeName} ${attributeName ?? ''}`);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const [finger, from] of start.entries()) fire('pointerdown', finger + 1, from.x, from.y);
    for (let step = 1; step <= 10; step++) {
      await new Promise(requestAnimationFrame);
      for (const [finger, [dx, dy]] of moves.entries()) {
        const from = start[finger];
        fire('pointermove', finger + 1, from.x + (dx * step) / 10, from.y + (dy * step) / 10);
      }
    }
    for (const [finger, from] of start.entries()) fire('pointerup', finger + 1, from.x, from.y);
    while (svg.style.willChange !== '') await new Promise(requestAnimationFrame);
    observer.disconnect();
    return [...changed].sort();
  }, ways);

describe.skipIf(CHROMIUM === undefined)('the eye on the board', PATIENT, () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world?.close());
  afterEach(() => world.clear());

  test('a drag moves the picture and nothing else of the page', async () => {
    const page = await world.person();
    await play(page);
    const box = await board(page).evaluate((svg) => {
      const { left, top, width, height } = (svg.parentElement as HTMLElement).getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await page.mouse.move(box.x, box.y);
    const { width } = await stands(page);
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -150);
    await expect.poll(async () => (await stands(page)).width).toBeGreaterThan(width);
    await rest(page);
    const before = await stands(page);
    expect(await touch(page, [[60, -40]])).toEqual(['attributes picture style']);
    const after = await stands(page);
    expect(after.x - before.x).toBeCloseTo(60, 0);
    expect(after.y - before.y).toBeCloseTo(-40, 0);
    expect(after.width).toBeCloseTo(before.width, 1);
  });

  test('two fingers pull the board bigger, and carry it', async () => {
    // Tall: the small map shows only where a question of several lines leaves room for it.
    const page = await world.person({ viewport: { ...PHONE, height: 1200 }, hasTouch: true });
    await play(page);
    const before = await stands(page);
    await touch(page, [
      [-40, 0],
      [40, 0],
    ]);
    const bigger = await stands(page);
    expect(bigger.width).toBeGreaterThan(before.width * 1.4);
    await touch(page, [
      [30, 25],
      [30, 25],
    ]);
    const carried = await stands(page);
    expect(carried.width).toBeCloseTo(bigger.width, 0);
    expect(carried.x - bigger.x).toBeCloseTo(30, 0);
    expect(carried.y - bigger.y).toBeCloseTo(25, 0);
    await page.getByRole('button', { name: 'Small map: tap to look there' }).click();
    await expect.poll(async () => (await stands(page)).x).not.toBeCloseTo(carried.x, 0);
  });
});
