import { portrait } from '@indigo/art';
import type { Art, Ceremony, Seat } from '@indigo/kernel';
import { useLayoutEffect, useRef } from 'react';
import { Pawn, Picture } from '../../shell/picture.tsx';
import { useTable } from '../context.tsx';
import styles from './ceremony.module.css';

/** What is being celebrated, large over the table: it lets taps through, and goes by itself. */
export function CeremonyScene() {
  const { shown, speech } = useTable();
  const { ceremony, beat } = shown;
  if (ceremony === null) return null;
  const { what, ms } = ceremony;
  return (
    // What happens is read out as a line of the story.
    <section
      key={beat}
      className={styles.scene}
      data-ceremony={what.kind}
      data-seat={what.seat === null ? undefined : what.seat % 6}
      style={{ '--ms': `${ms}ms` } as React.CSSProperties}
      aria-hidden="true"
    >
      <div className={styles.rays} />
      <div className={styles.seen}>
        <Seen what={what} ms={ms} />
      </div>
      <h2>{speech.say(what.say)}</h2>
    </section>
  );
}

function Seen({ what, ms }: { readonly what: Ceremony; readonly ms: number }) {
  switch (what.kind) {
    case 'legend':
      return <Creature art={what.art} className={styles.arrives} />;
    case 'evolution':
      return (
        <>
          <Creature art={what.from} className={styles.before} />
          <Creature art={what.into} className={styles.after} />
        </>
      );
    case 'badge':
      return <Badge art={what.art} to={what.to} ms={ms} />;
    case 'bracket':
      return <Bracket pairs={what.pairs} />;
  }
}

interface DrawnProps {
  readonly art: Art;
  readonly className?: string | undefined;
}

function Creature({ art, className }: DrawnProps) {
  const { game } = useTable();
  const species = game.skin.creature(art);
  if (species === null) return <Token art={art} className={className} />;
  return <Picture className={className} markup={portrait(species, game.skin.rank(art))} box="0 0 240 230" />;
}

function Token({ art, className }: DrawnProps) {
  const { game } = useTable();
  return <Picture className={className} markup={game.skin.token(art, '', 'team')} box="-4 -4 108 108" />;
}

/** It is held up, then goes to where it stays. */
function Badge({ art, to, ms }: { readonly art: Art; readonly to: string; readonly ms: number }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const slot = document.querySelector(`[data-zone="${CSS.escape(to)}"]`)?.getBoundingClientRect();
    const here = element.current?.getBoundingClientRect();
    if (ms <= 0 || slot === undefined || here === undefined) return;
    const x = slot.left + slot.width / 2 - here.left - here.width / 2;
    const y = slot.top + slot.height / 2 - here.top - here.height / 2;
    const held = { transform: 'none', opacity: 1 };
    const flight = element.current?.animate(
      [
        { transform: 'scale(.2) rotate(-30deg)', opacity: 0 },
        { ...held, offset: 0.22, easing: 'ease-out' },
        { ...held, offset: 0.68, easing: 'ease-in' },
        { transform: `translate(${x}px, ${y}px) scale(.2)`, opacity: 0.9 },
      ],
      { duration: ms, fill: 'both' },
    );
    return () => flight?.cancel();
  }, [to, ms]);
  return (
    <div ref={element}>
      <Token art={art} />
    </div>
  );
}

/** Who meets whom. Who waits stands alone. */
function Bracket({ pairs }: { readonly pairs: readonly (readonly Seat[])[] }) {
  const { speech } = useTable();
  return (
    <ul className={styles.pairs}>
      {pairs.map((seats) => (
        <li key={seats.join()}>
          {seats.map((seat) => (
            <span key={seat} data-seat={seat % 6}>
              <Pawn seat={seat % 6} height={58} /> {speech.name(seat)}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
