import { useId, useState } from 'react';
import { Icon } from '../shell/picture.tsx';
import styles from './online.module.css';

/** A link to send to friends: copied, or handed to whatever the device shares with. */
export function ShareLink({ link, game }: { readonly link: string; readonly game: string }) {
  const [copied, setCopied] = useState(false);
  const field = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without a safe connection there is no clipboard for scripts: select it, and the person copies.
      const input = document.getElementById(field) as HTMLInputElement;
      input.select();
      document.execCommand('copy');
    }
    setCopied(true);
  };
  return (
    <div className={styles.share}>
      <label htmlFor={field}>
        Send this link to your friends. Each opens it, types a name and takes a seat.
      </label>
      <div className={styles.link}>
        <input id={field} readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" className="btn main" onClick={copy}>
          <Icon id={copied ? 'i-check' : 'i-people'} size={16} />
          <span role="status">{copied ? 'Copied' : 'Copy'}</span>
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="btn"
            onClick={() => void navigator.share({ title: `Indigo: ${game}`, url: link }).catch(() => {})}
          >
            Share
          </button>
        )}
      </div>
    </div>
  );
}
