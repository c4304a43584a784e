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
  /** Null: nobody here plays. */
  readonly undo: Undoing | null;
  /** Players, log and chat, where they are out of the way: shows or hides them; null: they are there anyway. */
  readonly onAside: (() => void) | null;
  readonly aside: boolean;
  onWhy(): void;
  onSettings(): void;
}

export function TopBar(props: TopBarProps) {
  const { dex } = useWords();
  const { title, crumb, yourTurn, game, undo } = props;
  const sound = useSettings((settings) => settings.sound);
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <header className={styles.top}>
      <Link href="/" className={`brand ${styles.brand}`} aria-label="Indigo, home">
        <Logo />
        <span className={styles.word}>Indigo</span>
      </Link>
      <div className={styles.crumb}>
        <h1>{title}</h1>
        <span className={styles.turn}>{crumb}</span>
      </div>
      {yourTurn && (
        <span className="pill gold">
          <Icon id="i-hourglass" size={12} />
          Your turn
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
          aria-label="Players, log and chat"
          title="Players, log and chat"
        >
          <Icon id="i-chat" />
        </button>
      )}
      <a
        className={`tool ${styles.wide}`}
        href={`/rules/${game}`}
        target="_blank"
        rel="noreferrer"
        aria-label="Rules"
        title="Rules"
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
        aria-label="Why can’t I…?"
        title="Why can’t I…? (?)"
      >
        <Icon id="i-help" />
      </button>
      <button
        type="button"
        className={`tool ${styles.wide}`}
        onClick={() => setSettings({ sound: !sound })}
        aria-label="Sound"
        aria-pressed={sound}
        title={sound ? 'Sound is on' : 'Sound is off'}
      >
        <Icon id={sound ? 'i-sound' : 'i-mute'} />
      </button>
      <button
        type="button"
        className={`tool ${styles.wide}`}
        onClick={() => setSettings({ theme: other })}
        aria-label={`Switch to ${other}`}
        title={other === 'dark' ? 'Night' : 'Day'}
      >
        <Icon id={theme === 'dark' ? 'i-sun' : 'i-moon'} />
      </button>
      <button
        type="button"
        className="tool"
        onClick={props.onSettings}
        aria-label="Table settings"
        title="Table settings"
      >
        <Icon id="i-settings" />
      </button>
    </header>
  );
}
