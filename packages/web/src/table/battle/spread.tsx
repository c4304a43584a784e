import type { Piece, Spread } from '@indigo/kernel';
import { useTable } from '../context.tsx';
import { isOut, piecesIn } from '../pieces.ts';
import styles from './battle.module.css';
import { Meadow } from './meadow.tsx';
import { Health } from './parts.tsx';
import { Stander } from './stander.tsx';

/** Things laid out in place of the board while one of them is chosen. */
export default function SpreadScene({ spread }: { readonly spread: Spread }) {
  const { scene, speech } = useTable();
  const title = speech.say(spread.say);
  return (
    <section className={styles.battle} aria-label={title}>
      <div />
      <Meadow>
        <div className={styles.rows}>
          <section className={styles.row} data-place="middle">
            <h2>{title}</h2>
            <ul>
              {piecesIn(scene, spread.zones).map((piece) => (
                <li key={piece.id}>
                  <LaidOut piece={piece} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </Meadow>
    </section>
  );
}

/** One of them, with what there is to know before choosing it. */
function LaidOut({ piece }: { readonly piece: Piece }) {
  const { speech, targets, means } = useTable();
  const [face] = targets.pieces.get(piece.id)?.options ?? [];
  const { note, brings = [] } = face === undefined ? {} : means.option(face);
  return (
    <Stander
      id={piece.id}
      art={piece}
      name={speech.say(piece.say)}
      place="near"
      seat={piece.seat ?? null}
      out={isOut(piece)}
    >
      {piece.health && <Health health={piece.health} />}
      {[...(note === undefined ? [] : [note]), ...brings].map((say) => (
        <span key={say[0]} className={styles.note}>
          {speech.say(say)}
        </span>
      ))}
    </Stander>
  );
}
