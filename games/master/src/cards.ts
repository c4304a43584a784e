/** What is printed on the Pokémon cards and their tokens, as tables worked out once. */
import { POKEMON } from './data/pokemon.ts';
import { BALLS, STONES } from './data/shop.ts';
import { BACKS, STARTERS } from './data/tokens.ts';
import { KARATE_MASTER } from './data/trainers.ts';
import { WILD } from './data/wild.ts';
import type { Ball, Card, Type } from './state.ts';
import { typeOfId } from './types.ts';

const INDEX: ReadonlyMap<string, Card> = new Map(POKEMON.map(({ id }, card) => [id, card]));

export function cardOf(id: string): Card {
  const card = INDEX.get(id);
  if (card === undefined) throw new Error(`there is no Pokémon ${id}`);
  return card;
}

/** M-GROW-03: maximum hearts without type tokens: `HP[card][level - 1]`. */
export const HP: readonly (readonly number[])[] = POKEMON.map(({ track }) =>
  track.map((_, i) => track.slice(0, i + 1).reduce((sum, n) => sum + n, 0)),
);
/** M-GROW-09. */
export const MAX_LEVEL: readonly number[] = POKEMON.map(({ track }) => track.length);

/** Of each stage: its type, and the types of its dice (M-GROW-11). */
export const TYPE_AT: readonly (readonly Type[])[] = POKEMON.map(({ stages }) =>
  stages.map(({ type }) => typeOfId(type)),
);
export const DICE_AT: readonly (readonly (readonly Type[])[])[] = POKEMON.map(({ stages }) =>
  stages.map(({ dice }) => dice.map(typeOfId)),
);

type Stage = (typeof POKEMON)[number]['stages'][number];
/** The stage that follows a stage of a card and meets a test, -1 if none does. */
const following = (card: Card, from: number, test: (stage: Stage) => boolean): number =>
  POKEMON[card].stages.findIndex((stage) => stage.from === from && test(stage));

/** M-GROW-08: the stage a level leads to (-1: none) and that level, by card and stage. */
const BY_LEVEL: readonly (readonly { readonly stage: number; readonly level: number }[])[] = POKEMON.map(
  ({ stages }, card) =>
    stages.map((_, from) => {
      const stage = following(card, from, ({ reached }) => reached.by === 'level');
      const reached = stages[stage]?.reached;
      return { stage, level: reached?.by === 'level' ? reached.level : 0 };
    }),
);

/** M-GROW-08: the stage that comes with this level, -1 if none does. */
export function stageByLevel(card: Card, from: number, level: number): number {
  const next = BY_LEVEL[card][from];
  return next.level === level ? next.stage : -1;
}

/** M-GROW-13: the stage a stone leads to, -1 if none: `BY_STONE[card][stage][stone]`. Only Eevee has a choice (M-GROW-16). */
export const BY_STONE: readonly (readonly (readonly number[])[])[] = POKEMON.map(({ stages }, card) =>
  stages.map((_, from) =>
    STONES.map((stone) =>
      following(card, from, ({ reached }) => reached.by === 'stone' && reached.stone === stone),
    ),
  ),
);

/** M-GROW-14: the stage a trade between players leads to, -1 if none. */
export const BY_TRADE: readonly (readonly number[])[] = POKEMON.map(({ stages }, card) =>
  stages.map((_, from) => following(card, from, ({ reached }) => reached.by === 'trade')),
);

// ── tokens ──

/** A ball required, and the faces of the die it covers (M-CATCH-02). */
export interface Slot {
  readonly ball: Ball;
  readonly faces: readonly number[];
}

const ROW_OF = new Map(WILD.map((row) => [row[0], row]));
/** M-CATCH-02: the balls a token asks for; none on Pokémon that are not met in the wild. */
export const SLOTS: readonly (readonly Slot[])[] = POKEMON.map(({ id }) =>
  (ROW_OF.get(id)?.[2] ?? []).map(([ball, faces]) => ({ ball: BALLS.indexOf(ball), faces })),
);
/** M-WILD-02: the damage symbols of a token. */
export const SYMBOLS: readonly (readonly Type[])[] = POKEMON.map(({ id }) =>
  (ROW_OF.get(id)?.[3] ?? []).map(typeOfId),
);
/** The back of each card's token, by its place in BACKS; -1 for starters, Porygon and the dojo's prizes. */
export const BACK_OF: readonly number[] = POKEMON.map(({ area }) =>
  BACKS.findIndex(({ back }) => back === area),
);
export const BACK_CARDS: readonly (readonly Card[])[] = BACKS.map((_, back) =>
  POKEMON.flatMap((_, card) => (BACK_OF[card] === back ? [card] : [])),
);
export const LEGENDARY = BACKS.findIndex(({ back }) => back === 'legendary');
export const backOf = (id: string): number => BACKS.findIndex(({ back }) => back === id);

/** M-SETUP-15. */
export const STARTER_CARDS: readonly Card[] = STARTERS.map(({ pokemon }) => cardOf(pokemon));
export const PORYGON: Card = cardOf('porygon');
export const DOJO_CARDS: readonly Card[] = KARATE_MASTER.prizes.map(cardOf);
