import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ChatLine, Unsaid } from '../../link/link.ts';
import { SeatMark } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import styles from './log.module.css';
import { useMuted } from './muted.ts';

interface ChatProps {
  readonly lines: readonly ChatLine[];
  readonly canChat: boolean;
  readonly unsaid: Unsaid | null;
  /** Nobody mutes themselves. */
  readonly you: number | null;
  onSay(text: string): void;
}

const LONGEST = 280;

export function Chat({ lines, canChat, unsaid, you, onSay }: ChatProps) {
  const { table, talk } = useWords();
  const [text, setText] = useState(unsaid?.text ?? '');
  const [before, setBefore] = useState(unsaid);
  // What was not said is there again to be said, before what has been begun since.
  if (unsaid !== before) {
    setBefore(unsaid);
    if (unsaid !== null) setText(`${unsaid.text} ${text}`.trim());
  }
  const { names: muted, mute, hear } = useMuted();
  const list = useRef<HTMLUListElement>(null);
  // The newest line is the one to read.
  useEffect(() => {
    if (lines.length > 0 && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul ref={list} className={styles.talk} aria-live="polite" aria-label={table.chat} tabIndex={0}>
        {lines.length === 0 && (
          <li>
            <span />
            <span className="muted">{canChat ? talk.nothingSaid : talk.nobodyReads}</span>
          </li>
        )}
        {lines.map((line, i) =>
          muted.includes(line.from) ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
            <li key={i}>
              {line.seat === null ? <span /> : <SeatMark seat={line.seat % 6} size={15} />}
              <span>
                <b>{line.from}</b> {line.text}
              </span>
              {line.seat !== you && (
                <button
                  type="button"
                  className={styles.mute}
                  aria-label={talk.muteThem(line.from)}
                  onClick={() => mute(line.from)}
                >
                  {talk.mute}
                </button>
              )}
            </li>
          ),
        )}
        {muted.map((name) => (
          <li key={name}>
            <span />
            <span className="muted">{talk.muted(name)}</span>
            <button
              type="button"
              className={styles.mute}
              aria-label={talk.hearThem(name)}
              onClick={() => hear(name)}
            >
              {talk.hear}
            </button>
          </li>
        ))}
      </ul>
      {unsaid !== null && (
        <p className={styles.unsaid} role="alert">
          {unsaid.why}
        </p>
      )}
      {canChat && (
        <form className={styles.write} onSubmit={submit}>
          <input
            value={text}
            maxLength={LONGEST}
            onChange={(event) => setText(event.target.value)}
            aria-label={talk.saySomething}
            placeholder={talk.saySomething}
          />
          <button type="submit" className="btn main" disabled={text.trim() === ''}>
            {talk.say}
          </button>
        </form>
      )}
    </div>
  );
}
