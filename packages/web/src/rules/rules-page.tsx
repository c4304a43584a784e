import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { GAMES, gameName } from '../games.ts';
import { Loading, Moment } from '../shell/moment.tsx';
import { Icon } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import { type Chapter, type Ledger, loadLedger, type Part, READABLE } from './ledger.ts';
import { RuleText } from './rule-text.tsx';
import styles from './rules.module.css';
import { useHash } from './use-hash.ts';

const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const said = (part: Part): string =>
  'rows' in part
    ? part.rows.map((row) => row.join(' ')).join(' ')
    : `${'id' in part ? part.id : ''} ${part.text}`;

/** The chapters with only what holds every word that is looked for. */
function found(ledger: Ledger, query: string): readonly Chapter[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return ledger.chapters;
  const fits = (part: Part): boolean => {
    const text = said(part).toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return ledger.chapters
    .map((chapter) => ({ ...chapter, parts: chapter.parts.filter(fits) }))
    .filter((chapter) => chapter.parts.length > 0);
}

export default function Rules({ game }: { readonly game: string }) {
  const words = useWords();
  const [ledger, setLedger] = useState<Ledger | null | undefined>(undefined);
  const [query, setQuery] = useState('');
  const looked = useDeferredValue(query);
  const hash = useHash();
  useEffect(() => {
    setLedger(undefined);
    loadLedger(game).then(setLedger, () => setLedger(null));
  }, [game]);
  const chapters = useMemo(() => (ledger ? found(ledger, looked) : []), [ledger, looked]);
  // A link to a clause: the text is there only now, so the browser could not go to it by itself.
  useEffect(() => {
    if (!ledger || hash === '') return;
    const target = document.getElementById(hash);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [ledger, hash]);

  if (ledger === undefined) return <Loading title={words.rules.opening} />;
  if (ledger === null)
    return (
      <Moment creature="Slowpoke" title={words.rules.notWritten(gameName(words, game))}>
        <Link href="/" className="btn main">
          {words.shell.toGames}
        </Link>
      </Moment>
    );
  return (
    <div className={styles.page}>
      <aside className={styles.side}>
        <nav aria-label={words.rules.games}>
          {GAMES.filter((id) => READABLE.includes(id)).map((id) => (
            <Link key={id} href={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
              {gameName(words, id)}
            </Link>
          ))}
        </nav>
        <nav aria-label={words.rules.chapters} className={styles.toc}>
          {chapters.map(({ title, depth }) => (
            <a key={title} href={`#${slug(title)}`} data-depth={depth}>
              {title}
            </a>
          ))}
        </nav>
      </aside>
      <article className={styles.text}>
        <h1>{ledger.title}</h1>
        <Link href={`/dex/${game}`}>{words.dex.title(gameName(words, game))}</Link>
        <p className="muted">{words.rules.about}</p>
        <label className={styles.search}>
          <Icon id="i-search" size={18} />
          <span className="sr">{words.rules.search}</span>
          <input
            type="search"
            placeholder={words.rules.example}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
        <p role="status" className="sr">
          {looked === '' ? '' : words.rules.found(chapters.reduce((n, { parts }) => n + parts.length, 0))}
        </p>
        {chapters.length === 0 && <p>{words.rules.nothing(looked)}</p>}
        {chapters.map((chapter) => (
          <ChapterText key={chapter.title} game={game} chapter={chapter} at={hash} />
        ))}
      </article>
    </div>
  );
}

interface ChapterTextProps {
  readonly game: string;
  readonly chapter: Chapter;
  readonly at: string;
}

function ChapterText({ game, chapter: { title, depth, parts }, at }: ChapterTextProps) {
  const Heading = depth === 1 ? 'h2' : 'h3';
  return (
    <section>
      <Heading id={slug(title)}>{title}</Heading>
      {parts.map((part) => (
        <PartText key={said(part)} game={game} part={part} at={at} />
      ))}
    </section>
  );
}

interface PartTextProps {
  readonly game: string;
  readonly part: Part;
  readonly at: string;
}

function PartText({ game, part, at }: PartTextProps) {
  const { rules } = useWords();
  if ('rows' in part) return <Rows game={game} {...part} />;
  if (!('id' in part))
    return (
      <p>
        <RuleText game={game} text={part.text} />
      </p>
    );
  const { id, text, see, origin } = part;
  return (
    <div id={id} tabIndex={-1} className={styles.clause} data-at={at === id}>
      <Link href={`/rules/${game}#${id}`} className={styles.id}>
        {id}
      </Link>
      <div>
        <RuleText game={game} text={text} />
        {origin && origin !== 'book' && <span className={styles.see}> {rules.origins[origin]}.</span>}
        {see && (
          <span className={styles.see}>
            {' '}
            {rules.ruling} <RuleText game={game} text={see.join(', ')} />
          </span>
        )}
      </div>
    </div>
  );
}

interface RowsProps {
  readonly game: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function Rows({ game, head, rows }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table too wide for a phone is scrolled, also by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()} id={/^[A-Z]-[A-Z0-9]+-\d+$/.test(row[0]) ? row[0] : undefined}>
              {row.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in the order of the head
                <td key={i}>
                  <RuleText game={game} text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
