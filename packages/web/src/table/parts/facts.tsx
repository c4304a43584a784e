import type { Art, Say, Subject } from '@indigo/kernel';
import type { ReactNode } from 'react';
import type { Skin } from '../skin.ts';
import styles from './near.module.css';
import { ThingPicture } from './thing-picture.tsx';

interface FactsProps {
  readonly skin: Skin;
  readonly art: Art;
  readonly name: string;
  /** Null: its game has nothing to say of it. */
  readonly subject: Subject | null;
  say(say: Say): string;
  /** What the title is called, for whoever labels something with it. */
  readonly titled: string;
  /** In place of its own picture. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/** A thing large: its picture, its name, all that stands on it. */
export function Facts({ skin, art, name, subject, say, titled, picture, children }: FactsProps) {
  const title = subject === null ? name : say(subject.say);
  return (
    <>
      <div className={styles.head}>
        {picture ?? <ThingPicture skin={skin} art={art} name={title} />}
        <div className={styles.title}>
          {subject?.tag && <span className="pill">{say(subject.tag)}</span>}
          <h2 id={titled}>{title}</h2>
        </div>
      </div>
      {subject?.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what stands on a thing never moves
        <p key={i}>{say(line)}</p>
      ))}
      {children}
    </>
  );
}
