import { fronts } from '@indigo/catalog';
import type { AnyFront } from '@indigo/kernel';
import { loadGameWords } from '../words/game-words.ts';
import { plainSkin } from './plain-skin.ts';
import type { Skin } from './skin.ts';

/** A game as the table page knows it: its rules for drawing and words, and its looks. */
export interface Game {
  readonly ruleset: AnyFront;
  readonly skin: Skin;
}

/** Games with artwork of their own. All others are drawn from their scene. */
const SKINS: { readonly [id: string]: () => Promise<Skin> } = {
  badges: async () => (await import('./badges/skin.ts')).badgesSkin,
  hex: async () => (await import('./hex/skin.ts')).hexSkin,
  master: async () => (await import('./master/skin.ts')).masterSkin,
  mit: async () => (await import('./mit/skin.ts')).mitSkin,
  classic: async () => (await import('./classic/skin.ts')).classicSkin,
};

const loading = new Map<string, Promise<Game>>();

/** By the rules the match was begun with, in the looks of today. Loaded once, when first asked for. */
export function loadGame(id: string, version: number): Promise<Game> {
  const key = `${id} ${version}`;
  const known = loading.get(key);
  if (known !== undefined) return known;
  const game = load(id, version);
  loading.set(key, game);
  game.catch(() => loading.delete(key));
  return game;
}

async function load(id: string, version: number): Promise<Game> {
  const ruleset = await fronts.load(id, version);
  await loadGameWords(ruleset);
  const skin = Object.hasOwn(SKINS, id) ? await SKINS[id]() : plainSkin();
  return { ruleset, skin };
}
