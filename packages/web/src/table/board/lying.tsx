import type { Piece } from '@indigo/kernel';
import { useState } from 'react';
import type { PieceLook } from '../skin.ts';
import styles from './board.module.css';
import { Markup, unit } from './markup.tsx';

interface LyingProps {
  readonly piece: Piece;
  readonly look: PieceLook;
  readonly spot: { readonly x: number; readonly y: number };
  /** It came while somebody was watching, not with the board. */
  readonly late: boolean;
}

/** Something that lies on the board. What turns up there turns over. */
export function Lying({ piece, look, spot, late }: LyingProps) {
  const [turns] = useState(late);
  const x = spot.x - look.foot[0] * look.scale;
  const y = spot.y - look.foot[1] * look.scale;
  return (
    <g
      data-at={piece.at}
      style={unit(look)}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${look.scale})`}
    >
      <g className={turns ? styles.fresh : undefined}>
        <Markup markup={look.markup} />
      </g>
    </g>
  );
}
