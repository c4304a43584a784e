import { Link } from 'wouter';
import { gameName } from '../games.ts';
import { useMatches } from '../matches/matches.ts';
import type { MatchRow } from '../matches/rows.ts';
import { Icon, Pawn } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import styles from './home.module.css';

const SHOWN = 4;

/** The matches that are going on, those that wait for you first. */
export function YourTables() {
  const { home } = useWords();
  const matches = useMatches();
  const going = matches.filter((match) => match.state !== 'over');
  const waiting = going.filter((match) => match.waits).length;
  const shown = going.toSorted((a, b) => Number(b.waits) - Number(a.waits)).slice(0, SHOWN);
  return (
    <section
      className={`${styles.box} ${styles.list}`}
      data-any={shown.length > 0}
      aria-labelledby="your-tables"
    >
      <div className="row">
        <h2 id="your-tables" className="grow">
          {home.yourTables}
        </h2>
        {waiting > 0 && <span className="pill gold">{home.waiting(waiting)}</span>}
      </div>
      {shown.length === 0 ? (
        <p className="muted small">{home.noTables}</p>
      ) : (
        <ul className={styles.rows}>
          {shown.map((match) => (
            <li key={match.id}>
              <TableRow match={match} />
            </li>
          ))}
        </ul>
      )}
      {going.length > SHOWN && <Link href="/matches">{home.allMatches}</Link>}
      <Link href="/lobby" className={`btn ${styles.wide}`}>
        <Icon id="i-people" size={17} />
        {home.openTables}
      </Link>
      <Link href="/join" className={`btn ${styles.wide}`}>
        <Icon id="i-plus" size={16} />
        {home.joinByCode}
      </Link>
    </section>
  );
}

function TableRow({ match }: { readonly match: MatchRow }) {
  const words = useWords();
  return (
    <Link href={match.href} className={styles.row}>
      <Pawn seat={match.seat ?? 0} height={40} />
      <span className="grow">
        <b>{match.title}</b>
        <small>
          {gameName(words, match.game)} · {match.status}
        </small>
      </span>
      <span className={`pill ${match.waits ? 'gold' : 'quiet'}`}>
        {match.waits ? words.home.yourTurn : match.ago}
      </span>
    </Link>
  );
}
