import type { Vote } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import type { TableModel } from '../../link/link.ts';
import { Icon } from '../../shell/picture.tsx';
import { type PageWords, useWords } from '../../words/words.ts';
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

function about({ on, by, seat }: Vote, speech: Speech, { notices: say }: PageWords): string {
  const mine = by === speech.you;
  const who = speech.name(by);
  switch (on) {
    case 'undo':
      return mine ? say.youAskUndo : say.asksUndo(who);
    case 'pause':
      return mine ? say.youAskPause : say.asksPause(who);
    case 'end':
      return mine ? say.youSuggestEnd : say.suggestsEnd(who);
    case 'bot':
      return mine ? say.youSuggestBot(speech.name(seat)) : say.suggestsBot(who, speech.name(seat));
  }
}

/** When the connection is tried again. Seen only: a voice that counts is in the way. */
function Trying({ at }: { readonly at: number }) {
  const { notices: say } = useWords();
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const count = (): void => setLeft(Math.max(0, Math.ceil((at - Date.now()) / 1000)));
    count();
    const timer = setInterval(count, 500);
    return () => clearInterval(timer);
  }, [at]);
  return <span aria-hidden="true">{left > 0 ? say.tryingIn(left) : say.trying}</span>;
}

/** What concerns the table beside the match: votes, a lost connection, a pause. */
export function Notices({ model, speech, you, notice, onVote, onResume, onPlay }: NoticesProps) {
  const words = useWords();
  const { notices: say, match } = words;
  const { table, connection, trouble } = model;
  if (table === null) return null;
  const wait = (seats: readonly Seat[]): string => say.waitingFor(seats.map((seat) => speech.name(seat)));
  return (
    <div className={styles.votes} aria-live="polite">
      {connection === 'lost' && (
        <div className={styles.strip}>
          <Icon id="i-wifi" />
          <span className="grow">
            <b>{say.offline}</b> {say.offlineAbout}
            {model.retryAt !== null && <Trying at={model.retryAt} />}
          </span>
        </div>
      )}
      {connection === 'closed' && (
        <div className={styles.strip}>
          <Icon id="i-warn" />
          <span className="grow">{trouble ?? say.closed}</span>
        </div>
      )}
      {notice?.kind === 'late' && (
        <div className={styles.strip} data-kind="late">
          <Icon id="i-hourglass" />
          <span className="grow">
            <b>{say.tooLate}</b> {say.changedNothing(notice.say)}
          </span>
        </div>
      )}
      {onPlay !== null && (
        <div className={styles.strip}>
          <Icon id="i-bot" />
          <span className="grow">{say.botPlays}</span>
          <button type="button" className="btn" onClick={onPlay}>
            {match.playMyself}
          </button>
        </div>
      )}
      {table.paused && (
        <div className={styles.strip}>
          <Icon id="i-pause" />
          <span className="grow">{say.paused}</span>
          {you !== null && (
            <button type="button" className="btn" onClick={onResume}>
              {match.goOn}
            </button>
          )}
        </div>
      )}
      {table.votes.map((vote) => (
        <div key={vote.vote} className={styles.vote}>
          <span className="grow">
            {about(vote, speech, words)}{' '}
            {!vote.open.includes(you ?? -1) && <span className="muted">{wait(vote.open)}</span>}
          </span>
          {you !== null && vote.open.includes(you) && (
            <>
              <button type="button" className="btn main" onClick={() => onVote(vote.vote, true)}>
                {say.yes}
              </button>
              <button type="button" className="btn" onClick={() => onVote(vote.vote, false)}>
                {say.no}
              </button>
            </>
          )}
        </div>
      ))}
    </div>
  );
}
