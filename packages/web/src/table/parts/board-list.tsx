import type { Place } from '@indigo/kernel';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { spotOf } from '../panels/token.tsx';
import { thingsAt } from '../things.ts';
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
              <th scope="row">
                <PlaceName place={place} />
              </th>
              <td>{pieces.map(({ say }) => speech.say(say)).join(', ')}</td>
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

/** To be looked at, with what lies there. */
function PlaceName({ place }: { readonly place: Place }) {
  const { scene, speech, answering } = useTable();
  const [thing, ...others] = thingsAt(scene, place.id, speech.say);
  return (
    <button
      type="button"
      className={styles.name}
      data-at={place.id}
      onClick={(event) => answering.ask({ thing, others, spot: spotOf(event.currentTarget) })}
    >
      {speech.say(place.say)}
    </button>
  );
}
