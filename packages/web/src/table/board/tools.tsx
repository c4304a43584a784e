import { Icon } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import styles from './board.module.css';
import type { Eye } from './eye.ts';

interface ToolsProps {
  readonly eye: Eye;
  readonly listed: boolean;
  onList(): void;
}

/** Ways to look at the board without a pointer: nearer, further, all of it, as a list. */
export function BoardTools({ eye, listed, onList }: ToolsProps) {
  const { table } = useWords();
  return (
    <fieldset className={styles.tools} data-float>
      <legend className="sr">{table.lookAtBoard}</legend>
      <button
        type="button"
        className="tool"
        onClick={() => eye.zoom(1.4)}
        aria-label={table.nearer}
        title={table.nearer}
      >
        <Icon id="i-plus" />
      </button>
      <button
        type="button"
        className="tool"
        onClick={() => eye.zoom(1 / 1.4)}
        aria-label={table.further}
        title={table.further}
      >
        <Icon id="i-minus" />
      </button>
      <button
        type="button"
        className="tool"
        onClick={eye.whole}
        aria-label={table.wholeBoard}
        title={table.wholeBoard}
      >
        <Icon id="i-expand" />
      </button>
      <button
        type="button"
        className={`tool${listed ? ' on' : ''}`}
        onClick={onList}
        aria-label={table.listView}
        aria-pressed={listed}
        title={table.boardAsList}
      >
        <Icon id="i-log" />
      </button>
    </fieldset>
  );
}
