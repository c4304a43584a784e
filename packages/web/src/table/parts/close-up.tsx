import { Picture } from '../../shell/picture.tsx';
import type { CloseUp } from '../skin.ts';
import styles from './close-up.module.css';

/** What a question is about, seen near. */
export function CloseUpCard({ look }: { readonly look: CloseUp }) {
  return (
    <section className={styles.close} aria-label={look.title}>
      {look.picture && <Picture markup={look.picture} box="0 0 240 336" width={132} height={185} />}
      <div className="grow">
        {look.tag && <span className="pill">{look.tag}</span>}
        <h2>{look.title}</h2>
        {look.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}
