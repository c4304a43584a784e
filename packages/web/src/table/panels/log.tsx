import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Icon, SeatMark } from '../../shell/picture.tsx';
import { useWords, wordsNow } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { type Names, NO_NAMES, namesOf, withTails } from '../named.ts';
import type { Run, Speech } from '../speech.ts';
import { type StoryLine, storyOf } from '../story.ts';
import { Clause } from './clause.tsx';
import { follows, type Left, UNREAD } from './follow.ts';
import styles from './log.module.css';

/** So long after the table has come the names in it are set apart. */
const NAMES_MS = 400;
/** A page of the log: so many turns at most, and no more lines than these but for those of its last turn. */
const PAGE = { turns: 14, lines: 240 };

/** Where the page begins that ends before this turn: a long match makes the page no longer. */
function pageBefore(turns: readonly { readonly lines: readonly unknown[] }[], end: number): number {
  let lines = 0;
  let start = end;
  while (start > 0 && end - start < PAGE.turns) {
    lines += turns[start - 1].lines.length;
    if (lines > PAGE.lines && start < end) break;
    start--;
  }
  return start;
}

/** The names of a game are found once the table is there: nobody reads the log before. */
function useNames(): Names {
  const { game, speech } = useTable();
  const { ruleset } = game;
  const [names, setNames] = useState(NO_NAMES);
  useEffect(() => {
    const timer = setTimeout(() => setNames(namesOf(ruleset, speech)), NAMES_MS);
    return () => clearTimeout(timer);
  }, [ruleset, speech]);
  return names;
}

/** What happened, turn by turn; every line can be opened to its rule, and every name in it to what it names. */
export function Log() {
  const { game, shown: story, table, speech, meaning, answering } = useTable();
  const names = useNames();
  const { asking: say, table: titles } = useWords();
  const { lines } = story;
  const { earlier } = table;
  /** The page ends before this turn; null: it ends with the newest. */
  const [until, setUntil] = useState<number | null>(null);
  const end = useRef<HTMLOListElement>(null);
  const left = useRef<Left>(UNREAD);
  const turns = useMemo(() => storyOf(lines, earlier, speech, meaning), [lines, earlier, speech, meaning]);
  const to = Math.min(until ?? turns.length, turns.length);
  const from = pageBefore(turns, to);
  const shown = turns.slice(from, to);
  const look = ({ target, clientX, clientY }: MouseEvent): void => {
    const name = (target as Element).closest<HTMLElement>('[data-named]')?.textContent ?? '';
    const art = names.artOf(name);
    if (art !== null)
      answering.ask({ thing: { art, name, ids: [] }, others: [], spot: { x: clientX, y: clientY } });
  };
  // Follows the story, however it came to be longer or its place smaller, until somebody turns back to read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these make it longer
  useLayoutEffect(() => {
    const list = end.current;
    if (list === null || until !== null) return;
    const follow = (): void => {
      const goes = follows(list, left.current);
      if (goes) list.scrollTop = list.scrollHeight;
      left.current = { top: goes ? list.scrollTop : left.current.top, height: list.scrollHeight };
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(list);
    return () => watch.disconnect();
  }, [lines, names, until]);
  return (
    <ol
      ref={end}
      className={styles.log}
      onKeyDown={walkRules}
      onClick={look}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={titles.log}
      data-log
    >
      {from > 0 && (
        <li>
          <button type="button" className="btn ghost" onClick={() => setUntil(from)}>
            {say.earlierTurns(from)}
          </button>
        </li>
      )}
      {shown.map(({ no, opens, lines: told }) => (
        <li key={no} className={styles.turn}>
          {opens && <div className={styles.round}>{speech.say(opens.say)}</div>}
          <ol>
            {told.map((line) => (
              <Line
                key={line.no}
                game={game.ruleset.id}
                line={line}
                speech={speech}
                names={names}
                lent={line.behalf !== null && table.players[line.behalf]?.lends === true}
              />
            ))}
          </ol>
        </li>
      ))}
      {to < turns.length && (
        <li>
          <button
            type="button"
            className="btn ghost"
            onClick={() => {
              left.current = UNREAD;
              setUntil(null);
            }}
          >
            {titles.newestTurns}
          </button>
        </li>
      )}
    </ol>
  );
}

/** The log is one stop for Tab; inside it, up and down lead from name to name and rule to rule, the newest first. */
function walkRules(event: KeyboardEvent<HTMLOListElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a, [data-named]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = links[at < 0 ? links.length - 1 : at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const Line = memo(function Line({
  game,
  line,
  speech,
  names,
  lent,
}: {
  readonly game: string;
  readonly line: StoryLine;
  readonly speech: Speech;
  readonly names: Names;
  /** A bot decides in the place of whoever it is about. */
  readonly lent: boolean;
}) {
  const { asking: say } = useWords();
  const theirs = speech.you === null;
  return (
    <li className={styles.line}>
      {line.seat === null ? <span /> : <SeatMark seat={line.seat % 6} size={15} />}
      <span>
        {line.secret && (
          <span className={styles.secret} title={theirs ? say.onlyTheyTold : say.onlyYouTold}>
            <Icon id="i-eye" size={14} />
            <span className="sr">{theirs ? say.onlyTheyKnow : say.onlyYouKnow}</span>
          </span>
        )}
        {speech.runs(line.say).map(({ text, strong }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs of one sentence never move
          <Told key={i} text={text} strong={strong} names={names} />
        ))}
        {lent && <i className={styles.lent}> {wordsNow().choosing.botDecides}</i>}
      </span>
      <Clause game={game} clause={line.clause} tabbed={false} />
    </li>
  );
});

/** A stretch of a line, with the names in it to be looked at. */
function Told({ text, strong, names }: Run & { readonly names: Names }) {
  if (strong) return <b>{text}</b>;
  return withTails(names.split(text)).map(({ text: part, art, tail }, i) =>
    art === null ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: names in one sentence never move
      <span key={i} className={styles.whole}>
        <button type="button" className={styles.named} data-named tabIndex={-1}>
          {part}
        </button>
        {tail}
      </span>
    ),
  );
}
