// npm run pan -w packages/web [-- classic hex]: what dragging a board costs the main thread a frame, on a machine at a quarter
// of its speed, from a trace of the browser. Run it on a built page and an idle machine; figures are printed, nothing fails.
import { bring, browser, played, serve, settle } from './matches.mjs';

const GAMES = {
  classic: { maxTurns: 30 },
  badges: { maxTurns: 20 },
  mit: { maxTurns: 20 },
  hex: { maxTurns: 20 },
  master: { maxRounds: 2 },
};
const SCREENS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const SLOWER = 4;
const FRAMES = 90;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', '__metadata'];

const board = (page) => page.locator('svg[role="group"]');

/** A moment in the middle of a match with the board in sight. */
async function moment(game) {
  const seen = [];
  const record = await played(game, GAMES[game], (scene, _decision, at) => {
    if (!scene.battle && !scene.spread) seen.push(at);
  });
  return { record, at: seen[Math.floor(seen.length / 2)] };
}

/** Drags the board to and fro, a bit every frame; tells how many frames that took. */
const drag = (page) =>
  board(page).evaluate(async (svg, frames) => {
    const { left, top, width, height } = svg.parentElement.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const fire = (type, dx, dy) =>
      svg.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, clientX: x + dx, clientY: y + dy }),
      );
    fire('pointerdown', 0, 0);
    for (let i = 1; i <= frames; i++) {
      await new Promise(requestAnimationFrame);
      fire('pointermove', 90 * Math.sin(i / 9), 60 * Math.sin(i / 7));
    }
    fire('pointerup', 0, 0);
    return frames;
  }, FRAMES);

/** What is told of one by one. */
const PARTS = [
  'EventDispatch',
  'FireAnimationFrame',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
];

/** What the busiest main thread of a trace did, part by part, in ms of the processor. */
function partsOf(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const spent = (list, part) =>
    list.filter(({ name }) => name === part).reduce((sum, { tdur, dur = 0 }) => sum + (tdur ?? dur), 0) /
    1000;
  const lists = mains.map(({ pid, tid }) => events.filter((one) => one.pid === pid && one.tid === tid));
  const list = lists.reduce((a, b) => (spent(b, 'RunTask') > spent(a, 'RunTask') ? b : a));
  return PARTS.map((part) => [part, spent(list, part)]);
}

/** How long the main thread has worked, in ms of the processor. To ask costs nothing; a trace slows down what it watches. */
async function worked(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

async function trace(context, page, act) {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const before = await worked(cdp);
  const each = await act().then(async (frames) => ((await worked(cdp)) - before) / frames);
  await page.waitForTimeout(500);
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  const frames = await act();
  const complete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
  await cdp.send('Tracing.end');
  await complete;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const parts = partsOf(events);
  return {
    each,
    most: parts
      .map(([part, ms]) => [part, ms / frames])
      .filter(([, ms]) => ms >= 0.1)
      .sort(([, a], [, b]) => b - a),
  };
}

const wanted = process.argv.slice(2);
const server = await serve();
const chrome = await browser();
try {
  for (const game of Object.keys(GAMES)) {
    if (wanted.length > 0 && !wanted.includes(game)) continue;
    const { record, at } = await moment(game);
    for (const [name, viewport] of Object.entries(SCREENS)) {
      const context = await chrome.newContext({ baseURL: server.base, viewport, serviceWorkers: 'block' });
      const page = await context.newPage();
      await settle(page, { pace: 0, sound: false });
      const replay = await bring(page, record);
      await page.goto(`${replay}?at=${at}#at=${at}`);
      await board(page).waitFor();
      // A phone has fingers in place of this button, but it is there.
      await page.locator('fieldset button').first().dispatchEvent('click');
      await page.waitForTimeout(1500);
      const { each, most } = await trace(context, page, () => drag(page));
      const parts = most.map(([part, ms]) => `${part} ${ms.toFixed(1)}`).join(', ');
      console.log(
        `${game.padEnd(8)} ${name.padEnd(6)} ${each.toFixed(1)} ms of the main thread a frame (${parts})`,
      );
      await context.close();
    }
  }
} finally {
  await chrome.close();
  await server.stop();
}
