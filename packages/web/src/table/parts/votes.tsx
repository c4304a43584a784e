import type { Vote } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import type { TableModel } from '../../link/link.ts';
import { Icon } from '../../shell/picture.tsx';
import type { Speech } from '../speech.ts';
import type { Notice } from '../table-state.ts';
import styles from './parts.module.css';

interface NoticesProps {
  readonly model: TableModel;
  readonly speech: Speech;
  readonly you: Seat | null;
  /** Why the last answer given here was not taken. */
  readonly notice: Notice | null;
  onVote(vote: number, yes: boolean): void;
  onResume(): void;
  /** Takes the seat back from the bot that plays for somebody; null where none does. */
  readonly onPlay: (() => void) | null;
}

function about({ on, by, seat }: Vote, speech: Speech): string {
  const mine = by === speech.you;
  const who = mine ? 'You' : speech.name(by);
  switch (on) {
    case 'undo':
      return mine
        ? 'You asked to take your last move back.'
        : `${who} would like to take the last move back.`;
    case 'pause':
      return mine ? 'You asked for a pause.' : `${who} would like a pause.`;
    case 'end':
      return `${who} ${mine ? 'suggest' : 'suggests'} ending the match without a winner.`;
    case 'bot':
      return `${who} ${mine ? 'suggest' : 'suggests'} that a bot plays for ${speech.name(seat)}.`;
  }
}

/** When the connection is tried again. Seen only: a voice that counts is in the way. */
function Trying({ at }: { readonly at: number }) {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const count = (): void => setLeft(Math.max(0, Math.ceil((at - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [at]);
  return <span aria-hidden="true">{left > 0 ? ` Trying in ${left} s.` : ' Trying…'}</span>;
}

/** What concerns the table beside the match: votes, a lost connection, a pause. */
export function Notices({ model, speech, you, notice, onVote, onResume, onPlay }: NoticesProps) {
  const { table, connection, trouble } = model;
  if (table === null) return null;
  const wait = (seats: readonly Seat[]): string =>
    `Waiting for ${seats.map((seat) => speech.name(seat)).join(', ')}.`;
  return (
    <div className={styles.votes} aria-live="polite">
      {connection === 'lost' && (
        <div className={styles.strip}>
          <Icon id="i-wifi" />
          <span className="grow">
            <b>Offline.</b> Moves wait here and are sent when you are back.
            {model.retryAt !== null && <Trying at={model.retryAt} />}
          </span>
        </div>
      )}
      {connection === 'closed' && (
        <div className={styles.strip}>
          <Icon id="i-warn" />
          <span className="grow">{trouble ?? 'The table was closed.'}</span>
        </div>
      )}
      {notice?.kind === 'late' && (
        <div className={styles.strip} data-kind="late">
          <Icon id="i-hourglass" />
          <span className="grow">
            <b>Too late:</b> {notice.say}. Your answer changed nothing.
          </span>
        </div>
      )}
      {onPlay !== null && (
        <div className={styles.strip}>
          <Icon id="i-bot" />
          <span className="grow">A bot plays for you.</span>
          <button type="button" className="btn" onClick={onPlay}>
            Play myself again
          </button>
        </div>
      )}
      {table.paused && (
        <div className={styles.strip}>
          <Icon id="i-pause" />
          <span className="grow">The match is paused.</span>
          {you !== null && (
            <button type="button" className="btn" onClick={onResume}>
              Go on
            </button>
          )}
        </div>
      )}
      {table.votes.map((vote) => (
        <div key={vote.vote} className={styles.vote}>
          <span className="grow">
            {about(vote, speech)}{' '}
            {!vote.open.includes(you ?? -1) && <span className="muted">{wait(vote.open)}</span>}
          </span>
          {you !== null && vote.open.includes(you) && (
            <>
              <button type="button" className="btn main" onClick={() => onVote(vote.vote, true)}>
                Fine with me
              </button>
              <button type="button" className="btn" onClick={() => onVote(vote.vote, false)}>
                No
              </button>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
