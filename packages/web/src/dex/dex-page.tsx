import { TYPES, type TypeName } from '@indigo/art';
import { fronts } from '@indigo/catalog';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { GAMES, gameName } from '../games.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Loading, Moment } from '../shell/moment.tsx';
import { Nowhere } from '../shell/nowhere.tsx';
import { Icon } from '../shell/picture.tsx';
import { type Game, loadGame } from '../table/game.ts';
import { Facts } from '../table/parts/facts.tsx';
import { ThingPicture } from '../table/parts/thing-picture.tsx';
import { type Speech, speechOf } from '../table/speech.ts';
import { useSpoken } from '../table/use-spoken.ts';
import { useGameWords } from '../words/game-words.ts';
import { useWords } from '../words/words.ts';
import { useMarks } from '../you/use-marks.ts';
import styles from './dex.module.css';
import { type Entry, found, shelvesOf } from './shelf.ts';

/** So many are drawn at first, and with each look further down. */
const PAGE = 60;

/** All there is in a game; one that nobody knows cannot be loaded by trying again. */
export default function Dex({ game }: { readonly game: string }) {
  return fronts.ids.includes(game) ? <Known id={game} /> : <Nowhere />;
}

function Known({ id }: { readonly id: string }) {
  const words = useWords();
  const [game, setGame] = useState<Game | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    setGame(null);
    setFailed(null);
    fronts
      .load(id)
      .then(({ version }) => loadGame(id, version))
      .then(
        (loaded) => gone || setGame(loaded),
        (error: Error) => gone || setFailed(error.message),
      );
    return () => {
      gone = true;
    };
  }, [id]);
  if (failed !== null)
    return (
      <Moment creature="Psyduck" title={words.dex.failed}>
        <p>{failed}</p>
        <button type="button" className="btn main" onClick={() => location.reload()}>
          {words.dex.again}
        </button>
      </Moment>
    );
  return (
    <div className={styles.page}>
      <nav aria-label={words.dex.games} className={styles.games}>
        {GAMES.map((one) => (
          <Link key={one} href={`/dex/${one}`} aria-current={one === id ? 'page' : undefined}>
            {gameName(words, one)}
          </Link>
        ))}
      </nav>
      <h1>{words.dex.title(gameName(words, id))}</h1>
      <p className="muted">{words.dex.line}</p>
      {game === null || game.ruleset.id !== id ? <Loading /> : <Shelves key={id} game={game} />}
    </div>
  );
}

function Shelves({ game: drawn }: { readonly game: Game }) {
  const { dex } = useWords();
  const { words } = useGameWords(drawn.ruleset);
  const { game } = useSpoken(drawn);
  const speech = useMemo(() => speechOf(words, null, []), [words]);
  const shelves = useMemo(() => shelvesOf(game, speech.say), [game, speech]);
  const [sort, setSort] = useState(0);
  const [type, setType] = useState<TypeName | null>(null);
  const [query, setQuery] = useState('');
  const looked = useDeferredValue(query);
  const shelf = shelves[sort] ?? shelves[0];
  const types = useMemo(
    () => TYPES.filter((one) => shelf.entries.some((entry) => entry.types.includes(one))),
    [shelf],
  );
  const wanted = type !== null && types.includes(type) ? type : null;
  const entries = useMemo(() => found(shelf.entries, looked, wanted), [shelf, looked, wanted]);
  return (
    <>
      <label className={styles.search}>
        <Icon id="i-search" size={18} />
        <span className="sr">{dex.search}</span>
        <input
          type="search"
          placeholder={dex.search}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <fieldset className={styles.chips}>
        <legend className="sr">{dex.sorts}</legend>
        {shelves.map(({ id, name, entries: all }, i) => (
          <button key={id} type="button" aria-pressed={i === sort} onClick={() => setSort(i)}>
            {name} <small>{all.length}</small>
          </button>
        ))}
      </fieldset>
      {types.length > 1 && (
        <fieldset className={styles.chips}>
          <legend className="sr">{dex.types}</legend>
          <button type="button" aria-pressed={wanted === null} onClick={() => setType(null)}>
            {dex.anyType}
          </button>
          {types.map((one) => (
            <button key={one} type="button" aria-pressed={one === wanted} onClick={() => setType(one)}>
              <svg width="16" height="16" aria-hidden="true">
                <use href={`#t-${one}`} />
              </svg>
              {dex.type[one]}
            </button>
          ))}
        </fieldset>
      )}
      <p role="status" className={styles.count}>
        {dex.found(entries.length)}
      </p>
      {entries.length === 0 && <p>{dex.nothing(looked)}</p>}
      <Grid key={`${shelf.id} ${looked} ${wanted}`} game={game} entries={entries} speech={speech} />
    </>
  );
}

interface GridProps {
  readonly game: Game;
  readonly entries: readonly Entry[];
  readonly speech: Speech;
}

/** As many as are looked at: over a thousand drawings at once would keep everybody waiting. */
function Grid({ game, entries, speech }: GridProps) {
  const { you } = useWords();
  const markOf = useMarks(game);
  const [most, setMost] = useState(PAGE);
  const [near, setNear] = useState<Entry | null>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (element === null || most >= entries.length) return;
    const seen = new IntersectionObserver(
      ([{ isIntersecting }]) => isIntersecting && setMost((now) => now + PAGE),
      { rootMargin: '600px' },
    );
    seen.observe(element);
    return () => seen.disconnect();
  }, [most, entries]);
  return (
    <>
      <ul className={styles.grid}>
        {entries.slice(0, most).map((entry) => {
          const mark = markOf(entry.art);
          return (
            <li key={entry.key}>
              <button type="button" className={styles.tile} onClick={() => setNear(entry)}>
                <ThingPicture skin={game.skin} art={entry.art} name={entry.name} height={108} />
                <b>{entry.name}</b>
                {mark !== null && (
                  <span className={`pill ${mark === 'caught' ? 'gold' : 'quiet'}`}>{you[mark]}</span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <div ref={end} />
      {near && <Near game={game} entry={near} speech={speech} onClose={() => setNear(null)} />}
    </>
  );
}

interface NearProps {
  readonly game: Game;
  readonly entry: Entry;
  readonly speech: Speech;
  onClose(): void;
}

function Near({ game, entry, speech, onClose }: NearProps) {
  const titled = useId();
  return (
    <Dialog title={entry.name} onClose={onClose}>
      <div className={styles.near}>
        <Facts
          skin={game.skin}
          art={entry.art}
          name={entry.name}
          subject={entry.subject}
          say={speech.say}
          titled={titled}
        />
      </div>
    </Dialog>
  );
}
