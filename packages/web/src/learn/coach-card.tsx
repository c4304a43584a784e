import { PEOPLE, person } from '@indigo/art';
import { type Say, SPECTATOR } from '@indigo/kernel';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useOpening } from '../home/use-opening.ts';
import { Icon, Picture } from '../shell/picture.tsx';
import { useTable } from '../table/context.tsx';
import { speechOf } from '../table/speech.ts';
import { useGameWords, useMoreWords } from '../words/game-words.ts';
import { useWords } from '../words/words.ts';
import styles from './coach.module.css';
import { type CoachNow, useLearning } from './context.tsx';

const face = (glad: boolean): string =>
  person(glad ? { ...PEOPLE.coach, eyes: 'kind', mouth: 'laugh' } : PEOPLE.coach);

/** The coach's card: what there is to say about the question, and what to try. It stands beside the question and covers nothing. */
export default function CoachCard() {
  const { coach, telling } = useLearning();
  if (coach === null) return null;
  return coach.taught ? <Taught coach={coach} /> : <Speaking coach={coach} telling={telling} />;
}

interface CardProps {
  readonly coach: CoachNow;
}

/** The coach speaks in the words of the lesson, and may use those of the game. */
function useCoachSpeech({ coach }: CoachNow): (say: Say) => string {
  const { game, table, you } = useTable();
  const names = table.players.map(({ name }) => name).join('\n');
  const { words: said, lesson } = useGameWords(game.ruleset);
  const translated = useMoreWords(lesson);
  return useMemo(() => {
    const words = { ...said, ...coach.lesson.words, ...translated };
    return speechOf(words, you ?? SPECTATOR, names.split('\n')).say;
  }, [said, coach, translated, you, names]);
}

function Speaking({ coach, telling }: CardProps & { readonly telling: (() => void) | null }) {
  const { answering, shown: screen } = useTable();
  const { learn } = useWords();
  const say = useCoachSpeech(coach);
  const { now, coached } = coach;
  const { lesson } = coach.coach;
  const needed = lesson.topics.filter(({ aside }) => !aside);
  const known = needed.filter(({ id }) => coached.known.includes(id)).length;
  const advice = now?.advice ?? null;
  const parts = typeof advice === 'string' ? [advice] : advice;
  const shown = parts?.every((id) => id === answering.chosen?.id || answering.parts.includes(id)) ?? false;
  return (
    <section className={styles.coach} aria-label={learn.coach}>
      <Picture markup={face(coached.reaction !== null)} box="8 4 84 84" className={styles.face} />
      <div className={styles.words}>
        <div className={styles.who}>
          <b>{learn.coach}</b>
          <span
            role="img"
            className={styles.dots}
            aria-label={learn.learned(known, needed.length)}
            title={learn.learned(known, needed.length)}
          >
            {needed.map(({ id }) => (
              <i key={id} data-known={coached.known.includes(id)} />
            ))}
          </span>
        </div>
        <div aria-live="polite">
          {coached.reaction !== null && <p className={styles.reaction}>{say(coached.reaction)}</p>}
          {now?.say && <p>{say(now.say)}</p>}
          {!now?.say && coached.reaction === null && (
            <p className="muted">{screen.hold === null ? learn.others : learn.yours}</p>
          )}
        </div>
      </div>
      <div className={styles.acts}>
        {telling !== null && (
          <button type="button" className="btn gold" onClick={telling}>
            {learn.next} <kbd>↵</kbd>
          </button>
        )}
        {advice !== null && parts !== null && parts.length > 0 && (
          <button
            type="button"
            className={`btn ${styles.show}`}
            disabled={answering.sending || shown}
            onClick={() => answering.suggest(advice)}
          >
            {shown ? learn.confirm : learn.showMe}
          </button>
        )}
        <button
          type="button"
          className={`tool ${styles.leave}`}
          onClick={coach.coach.leave}
          aria-label={learn.leave}
          title={learn.leave}
        >
          <Icon id="i-close" size={16} />
        </button>
      </div>
    </section>
  );
}

/** All is learned: a small feast, and four ways on. */
function Taught({ coach }: CardProps) {
  const { game, winners } = useTable();
  const { learn } = useWords();
  const { busy, play } = useOpening();
  const { id } = game.ruleset;
  return (
    <section className={`${styles.coach} ${styles.taught}`} aria-label={learn.coach}>
      <Picture markup={face(true)} box="8 4 84 84" className={styles.face} />
      <div className={styles.words}>
        <div className={styles.who}>
          <b>{learn.coach}</b>
          <span className={styles.stars} aria-hidden="true">
            ★ ★ ★
          </span>
        </div>
        <p role="status">{winners === null ? learn.taught : learn.over}</p>
      </div>
      <div className={styles.acts}>
        {winners === null && (
          <button type="button" className="btn main" onClick={coach.coach.leave}>
            {learn.playOn}
          </button>
        )}
        <button type="button" className="btn" disabled={busy} onClick={() => play(id)}>
          {learn.realMatch}
        </button>
        <Link href={`/how/${id}`} className="btn ghost">
          {learn.how}
        </Link>
        <Link href={`/rules/${id}`} className="btn ghost">
          {learn.allRules}
        </Link>
      </div>
    </section>
  );
}
