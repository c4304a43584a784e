import { Link } from 'wouter';
import type { GameId } from '../games.ts';
import { Icon } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import { Cover } from './cover.tsx';
import styles from './home.module.css';

interface GameCardProps {
  readonly game: GameId;
  readonly busy: boolean;
  readonly onPlay: () => void;
  readonly onLearn: () => void;
  readonly onSetUp: () => void;
}

export function GameCard({ game, busy, onPlay, onLearn, onSetUp }: GameCardProps) {
  const { boxes, dex, home } = useWords();
  const { name, line, meta } = boxes[game];
  return (
    <article className={styles.box} aria-label={name}>
      <Cover game={game} />
      <div className={styles.in}>
        <h2>{name}</h2>
        <p>{line}</p>
        <div className={styles.meta}>{meta}</div>
        <div className={styles.acts}>
          <button type="button" className="btn main" onClick={onPlay} disabled={busy}>
            <Icon id="i-play" size={15} />
            {home.playNow}
          </button>
          <button type="button" className="btn" onClick={onLearn} disabled={busy}>
            <Icon id="i-help" size={15} />
            {home.learn}
            <span className="sr"> {name}</span>
          </button>
          <button type="button" className="btn" onClick={onSetUp} disabled={busy}>
            {home.setUp}
          </button>
          <Link href={`/how/${game}`} className="btn ghost">
            {home.how}
            <span className="sr"> {name}</span>
          </Link>
          <Link href={`/rules/${game}`} className="btn ghost">
            {home.rules}
            <span className="sr">{home.rulesOf(name)}</span>
          </Link>
          <Link href={`/dex/${game}`} className="btn ghost">
            {dex.name}
            <span className="sr">{dex.of(name)}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}
