import type { Card, Worth } from '@indigo/lab';
import { useWords } from '../words/words.ts';
import { count, pointRange, points } from './figures.ts';
import styles from './lab.module.css';
import type { Naming } from './naming.ts';

interface CardsTableProps {
  readonly cards: readonly Card[];
  readonly naming: Naming;
}

/** Every card that anybody had or used; the others by name. */
export function CardsTable({ cards, naming }: CardsTableProps) {
  const { lab: words } = useWords();
  const known = cards.filter(({ uses, held }) => uses > 0 || held.with.of > 0);
  const unused = cards.filter((card) => !known.includes(card)).map(({ card }) => naming.card(card));
  return (
    <>
      {unused.length > 0 && <p className="small">{words.unused(unused)}</p>}
      <details>
        <summary>{words.allCards(known.length)}</summary>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.card}</th>
                <th scope="col">{words.uses}</th>
                <th scope="col">{words.users}</th>
                <th scope="col">{words.usedWorth}</th>
                <th scope="col">{words.interval}</th>
                <th scope="col">{words.holders}</th>
                <th scope="col">{words.heldWorth}</th>
                <th scope="col">{words.interval}</th>
              </tr>
            </thead>
            <tbody>
              {known.map(({ card, uses, used, held }) => (
                <tr key={card}>
                  <th scope="row">{naming.card(card)}</th>
                  <td>{count(uses)}</td>
                  <WorthCells worth={used} />
                  <WorthCells worth={held} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}

/** Where everybody had it, or nobody, there is nobody to hold them against. */
function WorthCells({ worth: { with: having, without, difference, low, high } }: { readonly worth: Worth }) {
  const known = having.of > 0 && without.of > 0;
  return (
    <>
      <td>{count(having.of)}</td>
      <td data-off={(known && (low > 0 || high < 0)) || undefined}>{known ? points(difference) : ''}</td>
      <td>{known ? pointRange(low, high) : ''}</td>
    </>
  );
}
