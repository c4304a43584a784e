import type { Decision } from '@indigo/kernel';
import { Picture } from '../../shell/picture.tsx';
import { type Answering, isPass } from '../answering.ts';
import type { Game } from '../game.ts';
import { OddsRow } from '../panels/odds.tsx';
import type { CloseUp } from '../skin.ts';
import type { Speech } from '../speech.ts';
import styles from './close-up.module.css';

interface CloseUpProps {
  readonly look: CloseUp;
  readonly game: Game;
  readonly decision: Decision;
  readonly speech: Speech;
  readonly answering: Answering;
}

/** What a question is about, seen near, with the odds of every answer. */
export function CloseUpCard({ look, game, decision, speech, answering }: CloseUpProps) {
  return (
    <section className={styles.close} aria-label={look.title}>
      <div className={styles.head}>
        {look.picture && <Picture markup={look.picture} box="0 0 240 336" width={132} height={185} />}
        <div className="grow">
          {look.tag && <span className="pill">{look.tag}</span>}
          <h2>{look.title}</h2>
          {look.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      {/* An answer of several parts is put together elsewhere. */}
      <ul className={styles.options}>
        {(decision.shape === 'pick' ? decision.options : [])
          .filter((face) => !isPass(decision, face))
          .map((face) => {
            const odds = game.skin.odds(decision, face);
            return (
              <li key={face.id}>
                <button
                  type="button"
                  className={styles.option}
                  aria-pressed={answering.chosen?.id === face.id}
                  disabled={answering.sending}
                  onClick={() => answering.choose(face)}
                >
                  <b>{game.skin.act(decision, face, speech.say(face.say))}</b>
                  {odds && <OddsRow odds={odds} />}
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
