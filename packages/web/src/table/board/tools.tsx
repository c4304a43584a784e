import { Icon } from '../../shell/picture.tsx';
import styles from './board.module.css';
import type { Eye } from './eye.ts';

interface ToolsProps {
  readonly eye: Eye;
  readonly listed: boolean;
  onList(): void;
}

/** Ways to look at the board without a pointer: nearer, further, all of it, as a list. */
export function BoardTools({ eye, listed, onList }: ToolsProps) {
  return (
    <fieldset className={styles.tools}>
      <legend className="sr">Look at the board</legend>
      <button type="button" className="tool" onClick={() => eye.zoom(1.4)} aria-label="Nearer" title="Nearer">
        <Icon id="i-plus" />
      </button>
      <button
        type="button"
        className="tool"
        onClick={() => eye.zoom(1 / 1.4)}
        aria-label="Further"
        title="Further"
      >
        <Icon id="i-minus" />
      </button>
      <button type="button" className="tool" onClick={eye.whole} aria-label="Whole board" title="Whole board">
        <Icon id="i-expand" />
      </button>
      <button
        type="button"
        className={`tool${listed ? ' on' : ''}`}
        onClick={onList}
        aria-label="List view"
        aria-pressed={listed}
        title="The board as a list"
      >
        <Icon id="i-log" />
      </button>
    </fieldset>
  );
}
