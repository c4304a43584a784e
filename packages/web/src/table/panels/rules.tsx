import { useEffect, useMemo, useState } from 'react';
import { type Clause as ClauseText, clauseOf, type Ledger, loadLedger } from '../../rules/ledger.ts';
import { RuleText } from '../../rules/rule-text.tsx';
import { useWords } from '../../words/words.ts';
import styles from './log.module.css';

interface RulesProps {
  readonly game: string;
  /** The clauses that matter now, most pressing first. */
  readonly now: readonly string[];
}

/** The rules that matter now, then a search through all of them. */
export function Rules({ game, now }: RulesProps) {
  const { table, talk } = useWords();
  const [ledger, setLedger] = useState<Ledger | null>(null);
  const [query, setQuery] = useState('');
  useEffect(() => {
    let open = true;
    void loadLedger(game).then((loaded) => open && setLedger(loaded));
    return () => {
      open = false;
    };
  }, [game]);
  const found = useMemo(() => (ledger === null ? [] : search(ledger, query)), [ledger, query]);
  const pressing = ledger === null ? [] : now.flatMap((id) => clauseOf(ledger, id)?.clause ?? []);
  const list = (clauses: readonly ClauseText[]) => (
    <ul>
      {clauses.map(({ id, text }) => (
        <li key={id}>
          <b>
            <a href={`/rules/${game}#${id}`} target="_blank" rel="noreferrer">
              {id}
            </a>
          </b>
          <RuleText game={game} text={text} />
        </li>
      ))}
    </ul>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.rules} tabIndex={0} aria-label={table.rules}>
      <div className={styles.write}>
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder={talk.searchRules}
          aria-label={talk.searchRules}
        />
      </div>
      {query.trim() === '' ? (
        <>
          <h3>{talk.mattersNow}</h3>
          {pressing.length === 0 ? <p className="muted">{talk.nothingAsked}</p> : list(pressing)}
        </>
      ) : (
        list(found)
      )}
    </section>
  );
}

function search(ledger: Ledger, query: string): readonly ClauseText[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return ledger.chapters
    .flatMap(({ parts }) => parts.flatMap((part) => ('id' in part ? [part] : [])))
    .filter(({ id, text }) => words.every((word) => `${id} ${text}`.toLowerCase().includes(word)))
    .slice(0, 30);
}
