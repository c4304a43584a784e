import type { Piece } from '@indigo/kernel';
import { useAdvised } from '../../learn/context.tsx';
import { Picture } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { isOut } from '../pieces.ts';
import type { TokenSize } from '../skin.ts';
import { pointed, type Target } from '../targets.ts';
import { pieceThing } from '../things.ts';
import styles from './token.module.css';

interface TokenProps {
  readonly piece: Piece;
  readonly name: string;
  readonly size: TokenSize;
  readonly pixels: number;
  readonly target: Target | undefined;
  readonly out?: boolean;
}

export const spotOf = (element: Element): { x: number; y: number } => {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top };
};

/** A thing of a team: a target when it glows, otherwise something to look at. */
export function Token({ piece, name, size, pixels, target, out = isOut(piece) }: TokenProps) {
  const { game, speech, answering } = useTable();
  const { option, picked, live } = pointed(target, answering);
  const advised = useAdvised();
  const { asking } = useWords();
  return (
    <button
      type="button"
      className={styles.token}
      data-size={size}
      data-live={live}
      data-picked={picked}
      data-advised={advised(target?.options.map(({ id }) => id) ?? [])}
      data-piece={piece.id}
      data-out={out}
      aria-pressed={live ? picked : undefined}
      title={name}
      tabIndex={live || size === 'team' ? 0 : -1}
      onClick={(event) => {
        if (live && option) answering.choose(option);
        else
          answering.ask({
            thing: pieceThing(piece, speech.say),
            others: [],
            spot: spotOf(event.currentTarget),
          });
      }}
    >
      {/* In place of a label: figures drawn on it are no part of its name. */}
      <span className="sr">{out ? asking.knockedOut(name) : name}</span>
      <Picture
        markup={game.skin.token(piece, name, size)}
        box="-4 -4 108 108"
        width={pixels}
        height={pixels}
      />
    </button>
  );
}
