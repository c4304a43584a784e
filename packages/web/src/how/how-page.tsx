import { die } from '@indigo/art';
import { fronts } from '@indigo/catalog';
import { type AnyGuide, type Illustration, read, type Say, SPECTATOR } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { GAMES, type GameId, isGame } from '../games.ts';
import { Cover } from '../home/cover.tsx';
import { useOpening } from '../home/use-opening.ts';
import { Loading, Moment } from '../shell/moment.tsx';
import { Icon, Pawn, Picture } from '../shell/picture.tsx';
import { type Game, loadGame } from '../table/game.ts';
import { useSpoken } from '../table/use-spoken.ts';
import { loadGameWords, useGameWords, useMoreWords } from '../words/game-words.ts';
import { useWords } from '../words/words.ts';
import styles from './how.module.css';

interface Loaded {
  readonly game: Game;
  readonly guide: AnyGuide;
}

async function load(id: string): Promise<Loaded | null> {
  const ruleset = await fronts.load(id);
  const [guide] = await Promise.all([ruleset.guide?.(), loadGameWords(ruleset)]);
  return guide === undefined ? null : { game: await loadGame(id, ruleset.version), guide };
}

/** How a game is played, on one page: its goal, a turn step by step, and what wins. */
export default function How({ game }: { readonly game: string }) {
  const [loaded, setLoaded] = useState<Loaded | null | undefined>(undefined);
  const { how } = useWords();
  useEffect(() => {
    setLoaded(undefined);
    load(game).then(setLoaded, () => setLoaded(null));
  }, [game]);
  if (loaded === undefined) return <Loading title={how.opening} />;
  if (loaded === null || !isGame(game))
    return (
      <Moment creature="Slowpoke" title={how.none}>
        <Link href="/" className="btn main">
          {how.toGames}
        </Link>
      </Moment>
    );
  return <Page id={game} {...loaded} />;
}

function Page({ id, game: drawn, guide }: Loaded & { readonly id: GameId }) {
  const { boxes, how, home } = useWords();
  const { busy, trouble, learn, play } = useOpening();
  const { game } = useSpoken(drawn);
  const spoken = useGameWords(drawn.ruleset);
  const translated = useMoreWords(spoken.guide);
  if (translated === null) return <Loading title={how.opening} />;
  const words = { ...spoken.words, ...guide.words, ...translated };
  const say = (said: Say): string => read(words, said, { you: SPECTATOR, name: String });
  const { name } = boxes[id];
  const acts = (
    <div className={styles.acts}>
      <button type="button" className="btn main" disabled={busy} onClick={() => learn(id)}>
        <Icon id="i-help" size={16} />
        {how.learn}
      </button>
      <button type="button" className="btn" disabled={busy} onClick={() => play(id)}>
        <Icon id="i-play" size={15} />
        {home.playNow}
      </button>
      <Link href={`/rules/${id}`} className="btn ghost">
        <Icon id="i-book" size={16} />
        {how.allRules}
      </Link>
    </div>
  );
  return (
    <article className={styles.page}>
      <nav aria-label={how.games} className={styles.games}>
        {GAMES.map((one) => (
          <Link key={one} href={`/how/${one}`} aria-current={one === id ? 'page' : undefined}>
            {boxes[one].name}
          </Link>
        ))}
      </nav>
      <header className={styles.head}>
        <Cover game={id} />
        <div className={styles.title}>
          <h1>{how.title(name)}</h1>
          <p className={styles.goal}>
            <Icon id="g-flag" size={22} />
            <span>
              <b>{how.goal}</b> {say(guide.goal)}
            </span>
          </p>
        </div>
      </header>
      {trouble && <p role="alert">{trouble}</p>}
      <h2>{how.turn}</h2>
      <ol className={styles.steps}>
        {guide.steps.map(({ title, text, shows }, i) => (
          <li key={title[0]}>
            <div className={styles.shows}>
              {shows.map((shown, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what a step is shown with never changes
                <Shown key={at} game={game} shown={shown} say={say} />
              ))}
            </div>
            <h3>
              <i>{i + 1}</i> {say(title)}
            </h3>
            <p>{say(text)}</p>
          </li>
        ))}
      </ol>
      <p className={styles.wins}>
        <Icon id="g-crown" size={26} />
        <span>
          <b>{how.wins}</b> {say(guide.wins)}
        </span>
      </p>
      {acts}
    </article>
  );
}

const TOKEN = 76;

interface ShownProps {
  readonly game: Game;
  readonly shown: Illustration;
  say(say: Say): string;
}

function Shown({ game: { skin, ruleset }, shown, say }: ShownProps) {
  if ('die' in shown) return <Picture markup={die(shown.die)} box="-2 -2 104 104" width={52} height={52} />;
  if ('pawn' in shown) return <Pawn seat={shown.pawn} height={TOKEN} />;
  const art = 'card' in shown ? shown.card : shown.token;
  const subject = ruleset.meanings?.thing(art) ?? null;
  const name = subject === null ? '' : say(subject.say);
  return 'card' in shown ? (
    <Picture markup={skin.card(art, name, null)} box="0 0 120 168" width={68} height={95} />
  ) : (
    <Picture markup={skin.token(art, name, 'team')} box="-4 -4 108 108" width={TOKEN} height={TOKEN} />
  );
}
