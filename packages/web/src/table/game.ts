import { catalog } from '@indigo/catalog';
import type { AnyRuleset } from '@indigo/kernel';
import { plainSkin } from './plain-skin.ts';
import type { Skin } from './skin.ts';

/** A game as the table page knows it: its rules for drawing and words, and its looks. */
export interface Game {
  readonly ruleset: AnyRuleset;
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

/** Loaded once, when first asked for. */
export function loadGame(id: string): Promise<Game> {
  const known = loading.get(id);
  if (known !== undefined) return known;
  const game = load(id);
  loading.set(id, game);
  game.catch(() => loading.delete(id));
  return game;
}

async function load(id: string): Promise<Game> {
  const ruleset = await catalog.load(id);
  const skin = Object.hasOwn(SKINS, id) ? await SKINS[id]() : plainSkin();
  return { ruleset, skin };
}
