import type { Place, Zone } from '@indigo/kernel';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { spotOf } from '../panels/token.tsx';
import { thingsAt } from '../things.ts';
import styles from './board-list.module.css';

/** The board in words: every place where something lies or may be done, and every deck of nobody's there is something to say of. */
export function BoardList() {
  const { game, scene, speech, targets, answering } = useTable();
  const { asking: say, table } = useWords();
  const rows = scene.places.flatMap((place) => {
    const pieces = scene.pieces.filter(({ at }) => at === place.id);
    const target = targets.places.get(place.id);
    return pieces.length > 0 || target ? [{ place, pieces, target }] : [];
  });
  const decks = scene.zones.filter(
    ({ id, kind, count, seat }) =>
      seat === undefined && kind === 'deck' && game.ruleset.meanings?.thing({ kind, of: id, count }),
  );
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
                <Name of={place} />
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
          {decks.map((deck) => (
            <tr key={deck.id}>
              <th scope="row">
                <Name of={deck} />
              </th>
              <td>{say.left(deck.count)}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** To be looked at, with what lies there. */
function Name({ of }: { readonly of: Place | Zone }) {
  const { scene, speech, answering } = useTable();
  const [thing, ...others] = thingsAt(scene, of.id, speech.say);
  return (
    <button
      type="button"
      className={styles.name}
      data-at={of.id}
      onClick={(event) => answering.ask({ thing, others, spot: spotOf(event.currentTarget) })}
    >
      {speech.say(of.say)}
    </button>
  );
}
