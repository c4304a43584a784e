import { PEOPLE, person } from '@indigo/art';
import { type Say, SPECTATOR } from '@indigo/kernel';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ask } from '../local/client.ts';
import { useSettings } from '../settings/settings.ts';
import { QUICK_SEATS, soloPlayers } from '../setup/players.ts';
import { Icon, Picture } from '../shell/picture.tsx';
import { useTable } from '../table/context.tsx';
import { speechOf } from '../table/speech.ts';
import { useWords } from '../words/words.ts';
import styles from './coach.module.css';
import { type CoachNow, useLearning } from './context.tsx';

const face = (glad: boolean): string =>
  person(glad ? { ...PEOPLE.coach, eyes: 'kind', mouth: 'laugh' } : PEOPLE.coach);

/** The coach's card: what there is to say about the question, and what to try. It stands beside the question and covers nothing. */
export default function CoachCard() {
  const { coach } = useLearning();
  if (coach === null) return null;
  return coach.taught ? <Taught coach={coach} /> : <Speaking coach={coach} />;
}

interface CardProps {
  readonly coach: CoachNow;
}

/** The coach speaks in the words of the lesson, and may use those of the game. */
function useCoachSpeech({ coach }: CoachNow): (say: Say) => string {
  const { game, table, you } = useTable();
  const names = table.players.map(({ name }) => name).join('\n');
  return useMemo(() => {
    const words = { ...game.ruleset.words, ...coach.lesson.words };
    return speechOf(words, you ?? SPECTATOR, names.split('\n')).say;
  }, [game, coach, you, names]);
}

function Speaking({ coach }: CardProps) {
  const { answering } = useTable();
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
          {!now?.say && coached.reaction === null && <p className="muted">{learn.others}</p>}
        </div>
      </div>
      <div className={styles.acts}>
        {now?.tells && now.topic !== null && (
          <button type="button" className="btn gold" onClick={() => coach.coach.heard(now.topic as string)}>
            {learn.next}
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
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name);
  const [busy, setBusy] = useState(false);
  const { id } = game.ruleset;
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      go(`/play/${await ask('create', { game: id, options: {}, players: soloPlayers(name, QUICK_SEATS) })}`);
    } catch {
      setBusy(false);
    }
  };
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
        <button type="button" className="btn" disabled={busy} onClick={() => void play()}>
          {learn.realMatch}
        </button>
        <Link href={`/rules/${id}`} className="btn ghost">
          {learn.allRules}
        </Link>
      </div>
    </section>
  );
}
