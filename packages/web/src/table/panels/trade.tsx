import type { Decision, Face, Piece } from '@indigo/kernel';
import { useId, useState } from 'react';
import { useAdvised } from '../../learn/context.tsx';
import { Picture } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { actWords, smallWords } from '../option-words.ts';
import type { Skin } from '../skin.ts';
import styles from './trade.module.css';

/** More than these are looked through by name. */
const AT_A_GLANCE = 10;

type Side = 'give' | 'get';

/** A trade being put together: what is mine and what is theirs apart, each with its name and worth. */
export function TradeBuilder({ decision }: { readonly decision: Decision }) {
  const { means } = useTable();
  const ofSide = (side: Side): readonly Face[] =>
    decision.options.filter((face) => means.option(face).deal?.[side] !== undefined);
  return (
    <div className={styles.trade}>
      {(['give', 'get'] as const).map((side) => {
        const faces = ofSide(side);
        return faces.length > 0 && <Column key={side} side={side} faces={faces} decision={decision} />;
      })}
    </div>
  );
}

interface ColumnProps {
  readonly side: Side;
  readonly faces: readonly Face[];
  readonly decision: Decision;
}

function Column({ side, faces, decision }: ColumnProps) {
  const { speech, answering, means } = useTable();
  const { choosing } = useWords();
  const [sought, setSought] = useState('');
  const find = useId();
  const { parts, next } = answering;
  const nameOf = (face: Face): string => actWords(face, means.option(face), speech);
  const isIn = ({ id }: Face): boolean => parts.includes(id);
  // Copies nobody can tell apart come one after the other: of those that may follow, one is enough.
  const shown = faces.filter(
    (face) =>
      (isIn(face) || next.includes(face.id)) &&
      (isIn(face) || nameOf(face).toLowerCase().includes(sought.trim().toLowerCase())),
  );
  const chosen = decision.options.filter(isIn);
  const worth = means.together(chosen, parts).deal?.[side];
  return (
    <fieldset className={styles.side}>
      <legend>{side === 'give' ? choosing.youGive : choosing.youGet}</legend>
      {faces.length > AT_A_GLANCE && (
        <label className={styles.find} htmlFor={find}>
          <span className="sr">{choosing.find}</span>
          <input
            id={find}
            type="search"
            placeholder={choosing.find}
            value={sought}
            onChange={(event) => setSought(event.target.value)}
          />
        </label>
      )}
      <ul className={styles.parts}>
        {shown.map((face) => (
          <li key={face.id}>
            <Part face={face} side={side} />
          </li>
        ))}
        {shown.length === 0 && <li className="muted small">{choosing.noneSuch}</li>}
      </ul>
      {worth !== undefined && (
        <p className={styles.worth} role="status">
          {choosing.inAll} <b>{speech.say(worth)}</b>
        </p>
      )}
    </fieldset>
  );
}

/** A card is drawn as one; a Pokémon, also one on a card, by itself. */
const isCard = (piece: Piece, skin: Skin): boolean =>
  skin.cards.includes(piece.kind) && skin.creature(piece) === null;

function Part({ face, side }: { readonly face: Face; readonly side: Side }) {
  const { game, scene, speech, answering, means } = useTable();
  const advised = useAdvised();
  const meaning = means.option(face);
  const piece = scene.pieces.find(({ id }) => id === face.at);
  const name = actWords(face, meaning, speech);
  const worth = meaning.deal?.[side];
  const worthWords = worth === undefined ? name : speech.say(worth);
  return (
    <button
      type="button"
      className={styles.part}
      aria-pressed={answering.parts.includes(face.id)}
      data-advised={advised([face.id])}
      disabled={answering.sending}
      title={smallWords(meaning, speech)}
      onClick={() => answering.choose(face)}
    >
      {piece?.of !== undefined &&
        (isCard(piece, game.skin) ? (
          // Its name stands beside it, where it can be read.
          <Picture markup={game.skin.card(piece, '', null)} box="0 0 120 168" width={24} height={34} />
        ) : (
          <Picture markup={game.skin.token(piece, name, 'dot')} box="-4 -4 108 108" width={34} height={34} />
        ))}
      <span>
        {name}
        {/* Where all are worth the same, a name says it all. */}
        {worthWords !== name && <small>{worthWords}</small>}
      </span>
    </button>
  );
}
