import { type Chronicle, creatureKey } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import { SeatMark } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { CreatureToken } from '../creature-token.tsx';
import styles from './end.module.css';

interface TeamsProps {
  readonly chronicle: Chronicle;
  /** In which order. */
  readonly seats: readonly Seat[];
  /** What whoever looks had caught before; null: not known. */
  readonly before: ReadonlySet<string> | null;
}

/** Who had what over the match. */
export function Teams({ chronicle, seats, before }: TeamsProps) {
  const { game, speech, you } = useTable();
  const { end } = useWords();
  const had = seats.filter((seat) => chronicle.seats[seat].caught.length > 0);
  return (
    <section className={styles.part}>
      <h3>{end.team}</h3>
      {had.length === 0 && <p className="muted">{end.nobodyCaught}</p>}
      {had.map((seat) => (
        <div key={seat} className={styles.team}>
          <p>
            <SeatMark seat={seat % 6} /> <b>{seat === you ? end.you : speech.name(seat)}</b>{' '}
            <span className="muted small">{end.caughtCount(chronicle.seats[seat].caught.length)}</span>
          </p>
          <ul className={styles.tokens}>
            {chronicle.seats[seat].caught.map((creature) => {
              const isNew = seat === you && before !== null && !before.has(creatureKey(creature));
              return (
                <li key={creatureKey(creature)} data-new={isNew}>
                  <CreatureToken
                    game={game}
                    creature={creature}
                    say={speech.say}
                    note={`${end.since(creature.turn)}${isNew ? `, ${end.isNew}` : ''}`}
                  />
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
