import { professor } from '@indigo/art';
import { type Say, SPECTATOR } from '@indigo/kernel';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ask } from '../local/client.ts';
import { useSettings } from '../settings/settings.ts';
import { QUICK_SEATS, soloPlayers } from '../setup/players.ts';
import { Icon, Picture } from '../shell/picture.tsx';
import { useTable } from '../table/context.tsx';
import { speechOf } from '../table/speech.ts';
import styles from './coach.module.css';
import { type CoachNow, useLearning } from './context.tsx';

const NAME = 'Professor Hazel';
const OTHERS = 'The others move now. Watch what they do: the log tells it in words.';
const TAUGHT = 'That was the whole game: you know how to play it!';
const OVER = 'The match is over, and you know how to play!';

/** Professor Hazel's card: what she says about the question, and what she would try. It stands beside the question and covers nothing. */
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
  const say = useCoachSpeech(coach);
  const { now, coached } = coach;
  const { lesson } = coach.coach;
  const needed = lesson.topics.filter(({ aside }) => !aside);
  const known = needed.filter(({ id }) => coached.known.includes(id)).length;
  const advice = now?.advice ?? null;
  const parts = typeof advice === 'string' ? [advice] : advice;
  const shown = parts?.every((id) => id === answering.chosen?.id || answering.parts.includes(id)) ?? false;
  return (
    <section className={styles.coach} aria-label={NAME}>
      <Picture markup={professor(coached.reaction !== null)} box="0 0 80 80" className={styles.face} />
      <div className={styles.words}>
        <div className={styles.who}>
          <b>{NAME}</b>
          <span
            role="img"
            className={styles.dots}
            aria-label={`${known} of ${needed.length} things learned`}
            title={`${known} of ${needed.length} things learned`}
          >
            {needed.map(({ id }) => (
              <i key={id} data-known={coached.known.includes(id)} />
            ))}
          </span>
        </div>
        <div aria-live="polite">
          {coached.reaction !== null && <p className={styles.reaction}>{say(coached.reaction)}</p>}
          {now?.say && <p>{say(now.say)}</p>}
          {!now?.say && coached.reaction === null && <p className="muted">{OTHERS}</p>}
        </div>
      </div>
      <div className={styles.acts}>
        {now?.tells && now.topic !== null && (
          <button type="button" className="btn gold" onClick={() => coach.coach.heard(now.topic as string)}>
            Next
          </button>
        )}
        {advice !== null && parts !== null && parts.length > 0 && (
          <button
            type="button"
            className={`btn ${styles.show}`}
            disabled={answering.sending || shown}
            onClick={() => answering.suggest(advice)}
          >
            {shown ? 'Now confirm it' : 'Show me'}
          </button>
        )}
        <button
          type="button"
          className={`tool ${styles.leave}`}
          onClick={coach.coach.leave}
          aria-label="Play on without the coach"
          title="Play on without the coach"
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
    <section className={`${styles.coach} ${styles.taught}`} aria-label={NAME}>
      <Picture markup={professor(true)} box="0 0 80 80" className={styles.face} />
      <div className={styles.words}>
        <div className={styles.who}>
          <b>{NAME}</b>
          <span className={styles.stars} aria-hidden="true">
            ★ ★ ★
          </span>
        </div>
        <p role="status">{winners === null ? TAUGHT : OVER}</p>
      </div>
      <div className={styles.acts}>
        {winners === null && (
          <button type="button" className="btn main" onClick={coach.coach.leave}>
            Play on
          </button>
        )}
        <button type="button" className="btn" disabled={busy} onClick={() => void play()}>
          A real match
        </button>
        <Link href={`/rules/${id}`} className="btn ghost">
          All rules
        </Link>
      </div>
    </section>
  );
}
