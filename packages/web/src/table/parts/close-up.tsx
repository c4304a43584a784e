import { portrait } from '@indigo/art';
import type { Subject } from '@indigo/kernel';
import { Picture } from '../../shell/picture.tsx';
import { isPass } from '../answering.ts';
import { useTable } from '../context.tsx';
import { Option } from '../panels/option.tsx';
import { relabel } from '../relabel.ts';
import { waysOf } from '../targets.ts';
import styles from './close-up.module.css';

/** What a question is about, seen near, with what every answer means. */
export function CloseUpCard({ subject }: { readonly subject: Subject }) {
  const { game, label, speech, answering, targets } = useTable();
  const { decision } = answering;
  const creature = game.skin.creature(subject);
  const title = speech.say(subject.say);
  return (
    <section className={styles.close} aria-label={title}>
      <div className={styles.head}>
        {creature === null ? (
          <Picture
            markup={game.skin.token(subject, title, 'team')}
            box="-4 -4 108 108"
            width={96}
            height={96}
          />
        ) : (
          <Picture
            markup={relabel(portrait(creature, game.skin.rank(subject)), label)}
            box="0 0 240 230"
            width={120}
            height={115}
          />
        )}
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
