import { CopyField } from './copy-field.tsx';
import styles from './online.module.css';

/** A link to send to friends: copied, or handed to whatever the device shares with. */
export function ShareLink({ link, game }: { readonly link: string; readonly game: string }) {
  return (
    <div className={styles.share}>
      <CopyField
        label="Send this link to your friends. Each opens it, types a name and takes a seat."
        value={link}
        icon="i-people"
        main
      >
        {'share' in navigator && (
          <button
            type="button"
            className="btn"
            onClick={() => void navigator.share({ title: `Indigo: ${game}`, url: link }).catch(() => {})}
          >
            Share
          </button>
        )}
      </CopyField>
    </div>
  );
}
