import type { Art } from '@indigo/kernel';
import { useEffect } from 'react';
import { useTable } from '../context.tsx';
import { ThingPicture } from './thing-picture.tsx';
import styles from './turned.module.css';

/** More than these are shown without their texts: there is no room, and they can be looked at where they go. */
const MOST_READ = 3;

/** Cards that have just been turned up, large, with their texts. A tap goes on. */
export function TurnedCards({ cards }: { readonly cards: readonly Art[] }) {
  const { show } = useTable();
  useEffect(() => {
    // Where the table waits for them to be seen, a button says so.
    if (show.get().hold !== null) return;
    window.addEventListener('pointerdown', show.hurry);
    return () => window.removeEventListener('pointerdown', show.hurry);
  }, [show]);
  return (
    // The line that tells of them is spoken; this is for the eyes.
    <div className={styles.turned} aria-hidden="true" data-many={cards.length > MOST_READ}>
      {cards.map((art, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie never change places
        <TurnedCard key={i} art={art} />
      ))}
    </div>
  );
}

function TurnedCard({ art }: { readonly art: Art }) {
  const { game, speech } = useTable();
  const subject = game.ruleset.meanings?.thing(art) ?? null;
  const name = subject === null ? (art.of ?? '') : speech.say(subject.say);
  return (
    <section className={styles.card}>
      <ThingPicture skin={game.skin} art={subject ?? art} name={name} height={190} />
      <div className={styles.text}>
        <h2>{name}</h2>
        {subject?.lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what stands on a card never moves
          <p key={i}>{speech.say(line)}</p>
        ))}
      </div>
    </section>
  );
}
