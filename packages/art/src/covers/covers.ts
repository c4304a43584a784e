import { badgesCover } from './badges.ts';
import { classicCover } from './classic.ts';
import { hero } from './hero.ts';
import { hexCover } from './hex.ts';
import { masterCover } from './master.ts';
import { mitCover } from './mit.ts';

const cover = (markup: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 14 400 162" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${markup}</svg>\n`;

/** Box covers of the five games, each showing the shape of its board, and the band of the home page: as files. */
export const covers = (): Readonly<
  Record<'classic' | 'hex' | 'master' | 'badges' | 'mit' | 'hero', string>
> => ({
  classic: cover(classicCover()),
  hex: cover(hexCover()),
  master: cover(masterCover()),
  badges: cover(badgesCover()),
  mit: cover(mitCover()),
  hero: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1400 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${hero()}</svg>\n`,
});
