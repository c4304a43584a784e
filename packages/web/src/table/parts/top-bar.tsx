import { Link } from 'wouter';
import { setSettings, useSettings, useTheme } from '../../settings/settings.ts';
import { Icon, Logo } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import type { Undoing } from '../use-undo.ts';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly title: string;
  readonly crumb: string;
  readonly yourTurn: boolean;
  readonly game: string;
  /** What everybody is after; null: the game does not say. */
  readonly goal: string | null;
  /** Null: nobody here plays. */
  readonly undo: Undoing | null;
  /** Players, log and chat, where they are out of the way: shows or hides them; null: they are there anyway. */
  readonly onAside: (() => void) | null;
  readonly aside: boolean;
  onWhy(): void;
  onSettings(): void;
}

export function TopBar(props: TopBarProps) {
  const { title, crumb, yourTurn, game, goal, undo } = props;
  const sound = useSettings((settings) => settings.sound);
  const theme = useTheme();
  const { dex, learn, shell, table } = useWords();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <header className={styles.top}>
      <Link href="/" className={`brand ${styles.brand}`} aria-label={shell.brand}>
        <Logo />
        <span className={styles.word}>Indigo</span>
      </Link>
      <div className={styles.crumb}>
        <h1>{title}</h1>
        <span className={styles.turn}>{crumb}</span>
      </div>
      {goal !== null && (
        <a
          className={styles.goal}
          href={`/how/${game}`}
          target="_blank"
          rel="noreferrer"
          title={`${goal} ${learn.how}`}
        >
          <Icon id="g-flag" size={14} />
          <span>{goal}</span>
          <span className="sr"> {learn.how}</span>
        </a>
      )}
      {/* It comes and goes: what stands before it stays where it is. */}
      {yourTurn && (
        <span className="pill gold">
          <Icon id="i-hourglass" size={12} />
          {table.yourTurn}
        </span>
      )}
      <span className="grow" />
      {undo !== null && (
        <button
          type="button"
          className="tool"
          onClick={undo.act}
          disabled={!undo.can}
          aria-label={undo.name}
          title={undo.can ? `${undo.name} (U)` : undo.name}
        >
          <Icon id="i-undo" />
        </button>
      )}
      {props.onAside !== null && (
        <button
          type="button"
          className="tool"
          onClick={props.onAside}
          aria-pressed={props.aside}
          aria-label={table.playersLogChat}
          title={table.playersLogChat}
        >
          <Icon id="i-chat" />
        </button>
      )}
      <a
        className={`tool ${styles.wide}`}
        href={`/rules/${game}`}
        target="_blank"
        rel="noreferrer"
        aria-label={table.rules}
        title={table.rules}
      >
        <Icon id="i-book" />
      </a>
      <a
        className={`tool ${styles.wide}`}
        href={`/dex/${game}`}
        target="_blank"
        rel="noreferrer"
        aria-label={dex.name}
        title={dex.name}
      >
        <Icon id="i-search" />
      </a>
      <button
        type="button"
        className="tool"
        onClick={props.onWhy}
        aria-label={table.why}
        title={`${table.why} (?)`}
      >
        <Icon id="i-help" />
      </button>
      <button
        type="button"
        className={`tool ${styles.wide}`}
        onClick={() => setSettings({ sound: !sound })}
        aria-label={table.sound}
        aria-pressed={sound}
        title={sound ? table.soundOn : table.soundOff}
      >
        <Icon id={sound ? 'i-sound' : 'i-mute'} />
      </button>
      <button
        type="button"
        className={`tool ${styles.wide}`}
        onClick={() => setSettings({ theme: other })}
        aria-label={other === 'dark' ? shell.toNight : shell.toDay}
        title={other === 'dark' ? shell.night : shell.day}
      >
        <Icon id={theme === 'dark' ? 'i-sun' : 'i-moon'} />
      </button>
      <button
        type="button"
        className="tool"
        onClick={props.onSettings}
        aria-label={table.settings}
        title={table.settings}
      >
        <Icon id="i-settings" />
      </button>
    </header>
  );
}
