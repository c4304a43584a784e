import type { Subject } from '@indigo/kernel';
import { isPass } from '../answering.ts';
import { useTable } from '../context.tsx';
import { Option } from '../panels/option.tsx';
import { waysOf } from '../targets.ts';
import styles from './close-up.module.css';
import { ThingPicture } from './thing-picture.tsx';

/** What a question is about, seen near, with what every answer means. */
export function CloseUpCard({ subject }: { readonly subject: Subject }) {
  const { game, speech, answering, targets } = useTable();
  const { decision } = answering;
  const title = speech.say(subject.say);
  return (
    <section className={styles.close} aria-label={title}>
      <div className={styles.head}>
        <ThingPicture skin={game.skin} art={subject} name={title} height={116} />
        <div>
          {subject.tag && <span className="pill">{speech.say(subject.tag)}</span>}
          <h2>{title}</h2>
          {subject.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what stands on a card never moves
            <p key={i}>{speech.say(line)}</p>
          ))}
        </div>
      </div>
      {/* An answer of several parts is put together elsewhere, and what lies all over the board is chosen there. */}
      {decision?.shape === 'pick' && waysOf(targets).length === 0 && (
        <ul className={styles.options}>
          {decision.options
            .filter((face) => !isPass(decision, face))
            .map((face) => (
              <li key={face.id}>
                <Option face={face} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
