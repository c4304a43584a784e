import { Link } from 'wouter';
import type { GameBox } from '../games.ts';
import { Icon } from '../shell/picture.tsx';
import { Cover } from './cover.tsx';
import styles from './home.module.css';

interface GameCardProps {
  readonly game: GameBox;
  readonly busy: boolean;
  readonly onPlay: () => void;
  readonly onLearn: () => void;
  readonly onSetUp: () => void;
}

export function GameCard({ game, busy, onPlay, onLearn, onSetUp }: GameCardProps) {
  const { id, name, line, meta } = game;
  return (
    <article className={styles.box} aria-label={name}>
      <Cover game={id} />
      <div className={styles.in}>
        <h2>{name}</h2>
        <p>{line}</p>
        <div className={styles.meta}>{meta}</div>
        <div className={styles.acts}>
          <button type="button" className="btn main" onClick={onPlay} disabled={busy}>
            <Icon id="i-play" size={15} />
            Play now
          </button>
          <button type="button" className="btn" onClick={onLearn} disabled={busy}>
            <Icon id="i-help" size={15} />
            Learn<span className="sr"> {name}</span>
          </button>
          <button type="button" className="btn" onClick={onSetUp} disabled={busy}>
            Set up
          </button>
          <Link href={`/rules/${id}`} className="btn ghost">
            Rules<span className="sr"> of {name}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
