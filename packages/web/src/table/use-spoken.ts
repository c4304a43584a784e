import { useMemo } from 'react';
import { useGameWords } from '../words/game-words.ts';
import { useWords } from '../words/words.ts';
import type { Game } from './game.ts';
import { type Label, spokenSkin } from './relabel.ts';

/** A game whose drawings say what is printed on them in the reader's language, and how that is said. */
export function useSpoken(drawn: Game): { readonly game: Game; readonly label: Label } {
  const page = useWords();
  const { label: own } = useGameWords(drawn.ruleset);
  const label = useMemo<Label>(() => (printed) => page.printed(own?.(printed) ?? printed), [own, page]);
  const game = useMemo(() => ({ ...drawn, skin: spokenSkin(drawn.skin, label) }), [drawn, label]);
  return { game, label };
}
