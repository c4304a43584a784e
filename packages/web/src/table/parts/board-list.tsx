import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import styles from './board-list.module.css';

/** The board in words: every place where something lies or may be done. */
export function BoardList() {
  const { scene, speech, targets, answering } = useTable();
  const { asking: say, table } = useWords();
  const rows = scene.places.flatMap((place) => {
    const pieces = scene.pieces.filter(({ at }) => at === place.id);
    const target = targets.places.get(place.id);
    return pieces.length > 0 || target ? [{ place, pieces, target }] : [];
  });
  rows.sort((a, b) => Number(b.target !== undefined) - Number(a.target !== undefined));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.list} aria-label={table.boardAsList} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>{say.place}</th>
            <th>{say.there}</th>
            <th>{say.youCan}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, pieces, target }) => (
            <tr key={place.id}>
              <th scope="row">{speech.say(place.say)}</th>
              <td>{pieces.map((piece) => speech.say(piece.say)).join(', ')}</td>
              <td>
                {target?.options.map((face) => (
                  <button
                    key={face.id}
                    type="button"
                    className="btn"
                    aria-pressed={answering.chosen?.id === face.id || answering.parts.includes(face.id)}
                    onClick={() => answering.choose(face)}
                  >
                    {speech.say(face.say)}
                  </button>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
