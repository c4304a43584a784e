// npm run sheet -w packages/art -- out.png [kanto|beyond|people] [from] [to]: everybody beside their names, to look at. On built
// packages; takes the picture with the browser named by CHROMIUM (default /usr/bin/chromium).
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { creature, KANTO, medallion, PEOPLE, PORTRAITS, person, sprite } from '@indigo/art';
import { chromium } from 'playwright-core';

const [out = '.indigo/sheet.png', which = 'kanto', from = '1', to = '9999'] = process.argv.slice(2);
const SIZE = Number(process.env.SIZE ?? 92);

const box = (markup) => `<svg width="${SIZE}" height="${SIZE}" viewBox="0 0 100 100">${markup}</svg>`;
const figure = (markup, caption) => `<figure>${markup}<figcaption>${caption}</figcaption></figure>`;
const creatures = (list) =>
  list
    .filter(({ dex }) => dex >= Number(from) && dex <= Number(to))
    .map((species) => figure(box(creature(species)), species.name));

const SHEETS = {
  kanto: () => creatures(KANTO),
  beyond: () => creatures(PORTRAITS.filter(({ dex, figure }) => dex > KANTO.length && figure !== undefined)),
  people: () =>
    Object.entries(PEOPLE)
      .slice(Number(from) - 1, Number(to))
      .map(([id, who]) => figure(box(person(who)) + box(medallion(who, '#b98a4e')), id)),
};

const page = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;padding:14px;background:#f8f2e4;font:12px system-ui;color:#262250;display:grid;grid-template-columns:repeat(auto-fill,minmax(${SIZE * (which === 'people' ? 2 : 1)}px,1fr));gap:8px 4px}
figure{margin:0;display:grid;justify-items:center}figure:has(svg+svg){grid-template-columns:auto auto}figcaption{grid-column:1/-1}.art-sprite{position:absolute}</style>${sprite()}${SHEETS[which]().join('')}`;
const file = resolve(out);
mkdirSync(dirname(file), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const tab = await browser.newPage({ viewport: { width: Number(process.env.WIDTH ?? 1530), height: 300 } });
await tab.setContent(page);
await tab.screenshot({
  path: file,
  fullPage: true,
  ...(file.endsWith('.jpg') && { type: 'jpeg', quality: 80 }),
});
await browser.close();
console.log(file);
