import { useEffect, useState } from 'react';
import { type PageWords, useWords } from '../../words/words.ts';
import styles from './decision.module.css';

/** Milliseconds until then, a few times a second. */
function useTimeLeft(due: number): number {
  const [left, setLeft] = useState(() => Math.max(0, due - Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, due - Date.now())), 250);
    return () => clearInterval(timer);
  }, [due]);
  return left;
}

/** How long there is still time to answer, in words as long as a person would say it. */
function inWords({ asking: say }: PageWords, ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 100) return say.secondsLeft(seconds);
  const minutes = Math.round(seconds / 60);
  if (minutes < 100) return say.minutesLeft(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? say.hoursLeft(hours) : say.daysLeft(Math.round(hours / 24));
}

/** Beside the question. Not read out every second: the timer itself can be asked. */
export function TimeLeft({ due }: { readonly due: number }) {
  const words = useWords();
  return (
    <span className={styles.left} aria-hidden="true">
      {inWords(words, useTimeLeft(due))}
    </span>
  );
}

/** A line that grows shorter. */
export function Countdown({ due }: { readonly due: number }) {
  const words = useWords();
  const left = useTimeLeft(due);
  const [whole] = useState(Math.max(1, left));
  return (
    <div className={styles.countdown} role="timer" aria-label={inWords(words, left)}>
      <i style={{ width: `${(left / whole) * 100}%` }} />
    </div>
  );
}
