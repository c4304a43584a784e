// npm run gallery -w packages/art [folder]: writes pages to look at everything this package draws, on built packages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  arena,
  cardBack,
  chip,
  chipBack,
  creature,
  die,
  fighter,
  icon,
  inkOnType,
  itemCard,
  KANTO,
  logo,
  PORTRAITS,
  pawn,
  portrait,
  RANKS,
  SEATS,
  SIGNS,
  seatMark,
  sprite,
  TYPE_COLOUR,
  TYPES,
} from '@indigo/art';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const css = ['theme', 'pieces', 'base', 'controls', 'seats']
  .map((name) => read(`css/${name}.css`))
  .join('\n');
const folder = resolve(process.argv[2] ?? '.indigo/gallery');
mkdirSync(folder, { recursive: true });

const picture = (markup, width, height, box) =>
  `<svg width="${width}" height="${height}" viewBox="${box}">${markup}</svg>`;
const figure = (markup, caption) => `<figure>${markup}<figcaption>${caption}</figcaption></figure>`;
const named = (name) => PORTRAITS.find((species) => species.name === name);

function page(name, body) {
  for (const theme of ['light', 'dark'])
    writeFileSync(
      join(folder, `${name}-${theme}.html`),
      `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><title>${name}</title><style>${css}
main{padding:24px 32px}h3{margin:14px 0 8px;font-size:15px;color:var(--ink-2)}.flow{display:flex;flex-wrap:wrap;gap:12px;align-items:flex-end}
figure{display:grid;justify-items:center;text-align:center;font-size:12px;color:var(--ink-2)}</style><body>${sprite()}${body}`,
    );
}

const CHIPS = [
  ['Bulbasaur', 'starter', 4, 4],
  ['Pikachu', 'starter', 3, 3],
  ['Caterpie', 'pink', 2, 1],
  ['Gastly', 'pink', 2, 2],
  ['Vulpix', 'pink', 3, 1],
  ['Onix', 'red', 6, 7],
  ['Raichu', 'blue', 6, 6],
  ['Gyarados', 'red', 7, 8],
  ['Snorlax', 'red', 7, 7],
  ['Zapdos', 'yellow', 8, 9],
  ['Gardevoir', 'red', 8, undefined],
  ['Corviknight', 'blue', 6, undefined],
  ['Rayquaza', 'yellow', 11, undefined],
];
const big = (name, rank) => picture(portrait(named(name), rank), 240, 230, '0 0 240 230');
page(
  'tokens',
  `<main><div class="flow">${[
    big('Charizard', 'red'),
    big('Mewtwo', 'yellow'),
    big('Gengar', 'red'),
    big('Suicune', 'yellow'),
  ].join('')}</div><h3>Team</h3><div class="flow">${CHIPS.map(([name, rank, power, attack]) =>
    figure(
      picture(chip(named(name), { rank, size: 'team', power, attack }), 118, 122, '-3 -3 108 112'),
      name,
    ),
  ).join('')}</div><h3>Ranks, sizes, states</h3><div class="flow">${Object.keys(RANKS)
    .map((rank) => figure(picture(chipBack(rank), 60, 60, '-1 -1 102 102'), rank))
    .join('')}${[
    ['dot', 28],
    ['board', 44],
    ['team', 64],
    ['team', 92],
  ]
    .map(([size, px]) =>
      picture(chip(named('Dragonite'), { rank: 'red', size, power: 8, attack: 8 }), px, px, '-2 -2 106 106'),
    )
    .join(
      '',
    )}${picture(chip(named('Dragonite'), { rank: 'red', size: 'team', ko: true }), 76, 76, '-2 -2 106 106')}</div></main>`,
);

page(
  'signs',
  `<main><h3>Types</h3><div class="flow">${TYPES.map((type) =>
    figure(
      `<svg width="60" height="60" viewBox="0 0 60 60"><circle cx="30" cy="30" r="30" fill="${TYPE_COLOUR[type]}"/><use href="#t-${type}" x="11" y="11" width="38" height="38" color="${inkOnType(type)}"/></svg>`,
      type,
    ),
  ).join('')}</div><h3>Things and tools</h3><div class="flow">${Object.keys(SIGNS)
    .filter((id) => !id.startsWith('t-'))
    .map((id) => figure(icon(id, 30), id))
    .join('')}</div><h3>Seats and dice</h3><div class="flow">${SEATS.map(({ name }, seat) =>
    figure(
      picture(pawn(seat), 64, 90, '0 0 60 84'),
      `${picture(seatMark(seat), 16, 16, '0 0 20 20')} ${name}`,
    ),
  ).join('')}${[1, 2, 3, 4, 5, 6]
    .map((pips) => picture(die(pips), 58, 58, '-2 -2 104 104'))
    .join('')}${['lit', 'off'].map((tone) => picture(die(5, tone), 34, 34, '-2 -2 104 104')).join('')}</div>
<h3>Item Cards</h3><div class="flow">${[
    ['attack-bonus-5', 'Attack Bonus +5', 'in a battle'],
    ['great-ball', 'Great Ball', 'before a catch'],
    ['ultra-ball', 'Ultra Ball', 'before a catch'],
    ['master-ball', 'Master Ball', 'before a catch'],
    ['time-machine', 'Time Machine', 'after any roll'],
    ['fly', 'Fly', 'instead of a roll'],
    ['potion', 'Potion', 'on your turn'],
    ['poke-doll', 'Poké Doll', 'when challenged'],
    ['lost-key', 'Lost Key', ''],
  ]
    .map(([id, name, hint]) => picture(itemCard({ id, name, hint }), 82, 115, '0 0 120 168'))
    .join(
      '',
    )}${picture(cardBack(), 82, 115, '0 0 120 168')}${picture(logo(), 80, 80, '0 0 40 40')}</div></main>`,
);

page(
  'species',
  `<main><div class="flow">${KANTO.map((species) =>
    figure(picture(creature(species), 70, 70, '0 0 100 100'), species.name),
  ).join('')}</div></main>`,
);

page('classic', `<div style="height:100vh">${read('maps/classic.svg')}</div>`);
page(
  'covers',
  `<div style="height:236px;display:grid">${read('covers/hero.svg')}</div><main style="display:grid;grid-template-columns:repeat(3,1fr);gap:18px">${[
    'classic',
    'hex',
    'master',
    'badges',
    'mit',
  ]
    .map((game) => `<div style="height:162px;display:grid">${read(`covers/${game}.svg`)}</div>`)
    .join('')}</main>`,
);
page(
  'battle',
  picture(
    arena() + fighter('far', 2, named('Machoke')) + fighter('near', 0, named('Raichu')),
    1400,
    620,
    '0 0 1400 620',
  ),
);
console.log(`${folder}: tokens, signs, species, classic, covers and battle, light and dark`);
