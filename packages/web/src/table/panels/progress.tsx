import type { Progress, ProgressRow } from '@indigo/kernel';
import { Picture, SeatMark } from '../../shell/picture.tsx';
import { useTable } from '../context.tsx';
import { namedThing } from '../things.ts';
import styles from './progress.module.css';
import { spotOf } from './token.tsx';

/** What there is to reach and who comes when. */
export function ProgressPage({ progress }: { readonly progress: Progress }) {
  const { speech } = useTable();
  const { say, lines, groups } = progress;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={styles.page} aria-label={speech.say(say)} tabIndex={0}>
      {lines.map((line) => (
        <p key={line[0]}>{speech.say(line)}</p>
      ))}
      {groups.map((group) => (
        <section key={speech.say(group.say)} className={styles.group}>
          <h3>{speech.say(group.say)}</h3>
          <ul className={styles.list}>
            {group.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Row({ row }: { readonly row: ProgressRow }) {
  const { game, speech, answering } = useTable();
  const { seat, say, about, state, note, owners = [] } = row;
  const name = speech.say(say);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-seat={seat === undefined ? undefined : seat % 6}
        data-now={state === 'now'}
        data-done={state === 'done'}
        onClick={(event) =>
          answering.ask({
            thing: namedThing(row, say, speech.say),
            others: [],
            spot: spotOf(event.currentTarget),
          })
        }
      >
        <Picture markup={game.skin.token(row, name, 'dot')} box="-4 -4 108 108" width={34} height={34} />
        <span className={styles.text}>
          <b>{name}</b>
          {about.map((one) => speech.say(one)).join(' · ')}
        </span>
        <span className={styles.marks}>
          {note && speech.say(note)}
          {owners.map((owner) => (
            <SeatMark key={owner} seat={owner % 6} size={14} />
          ))}
        </span>
      </button>
    </li>
  );
}
