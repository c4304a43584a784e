import { strike, typeNamed } from '@indigo/art';
import { Markup } from '../board/markup.tsx';
import { useTable } from '../context.tsx';
import styles from './battle.module.css';
import type { Move } from './moves.ts';

const BLOWS: ReadonlySet<Move['does']> = new Set(['hurt', 'out']);

/** Where a blow lands: its type bursts, and the word for it rises. In a box of 100 x 100. */
export function Burst({ move: { does, by, type, say } }: { readonly move: Move }) {
  const { game, speech } = useTable();
  const lands = typeNamed(type) ?? (by && game.skin.creature(by)?.types[0]) ?? 'normal';
  return (
    <>
      {BLOWS.has(does) && by !== null && (
        <g className={styles.burst}>
          <Markup markup={strike(lands)} />
        </g>
      )}
      {say !== null && (
        <text className={styles.word} data-does={does} x="50" y="20" textAnchor="middle">
          {speech.say(say)}
        </text>
      )}
    </>
  );
}
