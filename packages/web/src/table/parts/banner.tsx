import type { Art, Result } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import { Pawn, SeatMark } from '../../shell/picture.tsx';
import { useTable } from '../context.tsx';
import { useBeats } from '../effects.ts';
import { concerns } from '../show/beats.ts';
import type { Show } from '../show/show.ts';
import { isMine } from '../show/shown.ts';
import styles from './banner.module.css';
import { ThingPicture } from './thing-picture.tsx';

/** So long it is held, unless somebody taps it away. */
const HELD_MS = 6000;
const TICK_MS = 250;

interface News {
  readonly result: Result | null;
  /** What came up for the first time, if it is not how something came out. */
  readonly explains: Art | null;
  readonly beat: number;
}

const newsOf = (show: Show): News | null => {
  const { result, explains, beat } = show.get();
  return result === null && explains === null ? null : { result, explains, beat };
};

/** How something came out, or what took hold, large: who won, by what, what was lost. Held until it has been seen, or somebody taps. */
export function Banner() {
  const { show, game, you } = useTable();
  const news = useBeats(show, newsOf);
  if (news === null) return null;
  const { beat, explains } = news;
  if (news.result !== null)
    return <Held key={beat} result={news.result} stays={concerns(news.result, you)} />;
  const subject = explains && game.ruleset.meanings?.thing(explains);
  if (!subject) return null;
  const { say, lines } = subject;
  // What lies on a Pokémon from now on matters to whoever is asked next.
  return <Held key={beat} result={{ winner: null, losers: [], say, lines, art: subject }} stays />;
}

interface HeldProps {
  readonly result: Result;
  /** It is still there when something is one's own. */
  readonly stays: boolean;
}

function Held({ result, stays }: HeldProps) {
  const { game, show, speech, you } = useTable();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const { hold, beat } = show.get();
    // Where the table waits for it to be seen, a button says so.
    if (hold !== null) return show.subscribe(() => show.get().beat !== beat && setSeen(true));
    // What others did gives way to what is one's own next.
    const stop = show.subscribe(() => {
      const now = show.get();
      if (now.beat !== beat && isMine(now) && !stays) setSeen(true);
    });
    // Time counts only while the page is looked at.
    let left = HELD_MS;
    const timer = setInterval(() => {
      if (!document.hidden) left -= TICK_MS;
      if (left <= 0) setSeen(true);
    }, TICK_MS);
    const onTap = (): void => {
      setSeen(true);
      show.hurry();
    };
    // It lies over the table and lets taps through.
    window.addEventListener('pointerdown', onTap, { once: true });
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener('pointerdown', onTap);
    };
  }, [show, stays]);
  if (seen) return null;
  const { winner, losers, say, lines, art } = result;
  const mood =
    winner === null ? 'even' : winner === you ? 'won' : losers.includes(you ?? -1) ? 'lost' : 'told';
  return (
    <section
      className={styles.banner}
      data-seat={winner === null ? undefined : winner % 6}
      data-mood={mood}
      aria-hidden="true"
    >
      {art ? (
        <ThingPicture skin={game.skin} art={art} name={speech.say(say)} height={92} />
      ) : (
        winner !== null && <Pawn seat={winner % 6} height={64} />
      )}
      <div className={styles.words}>
        <h2>{speech.say(say)}</h2>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one result never move
          <p key={i}>{speech.say(line)}</p>
        ))}
      </div>
      {losers.map((seat) => (
        <SeatMark key={seat} seat={seat % 6} size={18} />
      ))}
    </section>
  );
}
