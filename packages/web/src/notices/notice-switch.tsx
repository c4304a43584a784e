import { useId, useState } from 'react';
import styles from '../settings/settings.module.css';
import { useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { canNotice, noMoreNotices, wantNotices } from './notices.ts';

/** Whether to be told when it is one's turn. Nobody is asked before they tap here. */
export function NoticeSwitch() {
  const { online } = useWords();
  const wanted = useSettings(({ turnNotice }) => turnNotice);
  const [blocked, setBlocked] = useState(false);
  const about = useId();
  if (!canNotice()) return null;
  const on = wanted && Notification.permission === 'granted';
  const change = async (to: boolean): Promise<void> => {
    setBlocked(false);
    if (!to) await noMoreNotices();
    else if ((await wantNotices()) === 'blocked') setBlocked(true);
  };
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          aria-describedby={about}
          onChange={(event) => void change(event.target.checked)}
        />
        <span>
          {online.callMe}
          <small id={about}>{online.callMeAbout}</small>
        </span>
      </label>
      {blocked && <p role="alert">{online.callBlocked}</p>}
    </>
  );
}
