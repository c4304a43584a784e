import type { Likely, Place, Say } from '@indigo/kernel';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { GROUND } from '../board/ground.tsx';
import { Markup } from '../board/markup.tsx';
import { useTable } from '../context.tsx';
import { Clause } from '../panels/clause.tsx';
import { OddsRow } from '../panels/odds.tsx';
import type { Near, Thing } from '../table-state.ts';
import { Facts } from './facts.tsx';
import styles from './near.module.css';

/**
 * What is looked at closely: what it is, what it is to whoever looks, and why nothing can be done with it. It lies over the
 * board only, on the far side of what is looked at, so that it covers neither that nor any button.
 */
export function NearCard({ near }: { readonly near: Near }) {
  const { game, scene, view, you, speech, answering } = useTable();
  const { near: words } = useWords();
  const { thing, others, spot } = near;
  const { hush, refusal } = answering;
  const element = useRef<HTMLElement>(null);
  const titled = useId();
  const [side, setSide] = useState<'left' | 'right'>('right');
  useLayoutEffect(() => {
    const stage = element.current?.parentElement?.getBoundingClientRect();
    if (stage !== undefined && spot !== null)
      setSide(spot.x > stage.left + stage.width / 2 ? 'left' : 'right');
  }, [spot]);
  // The keyboard goes on inside, and back to where it was.
  useEffect(() => {
    const card = element.current;
    const before = document.activeElement;
    card?.focus({ preventScroll: true });
    return () => {
      const within = document.activeElement === document.body || card?.contains(document.activeElement);
      if (within && (before instanceof HTMLElement || before instanceof SVGElement))
        before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const onTap = (event: PointerEvent): void => {
      if (!element.current?.contains(event.target as Node)) hush();
    };
    window.addEventListener('pointerdown', onTap);
    return () => window.removeEventListener('pointerdown', onTap);
  }, [hush]);
  const { art, name } = thing;
  const looker = you === null ? undefined : { view, seat: you };
  const subject = game.ruleset.meanings?.thing(art, looker) ?? null;
  const place = scene.places.find(({ id, kind }) => id === art.of && kind === art.kind);
  return (
    <section
      ref={element}
      className={styles.near}
      data-side={side}
      role="dialog"
      aria-labelledby={titled}
      tabIndex={-1}
    >
      <button type="button" className={`tool ${styles.close}`} onClick={hush} aria-label={words.close}>
        <Icon id="i-close" />
      </button>
      <Facts
        skin={game.skin}
        art={subject ?? art}
        name={name}
        subject={subject}
        say={speech.say}
        titled={titled}
        {...(place && { picture: <PlacePicture place={place} /> })}
      >
        <Yours says={subject?.yours ?? []} chances={subject?.chances ?? []} />
        {refusal && (
          <p className={styles.why}>
            {refusal.why}{' '}
            <Clause game={game.ruleset.id} clause={refusal.clause} words={words.readRule(refusal.clause)} />
          </p>
        )}
        <Others near={near} others={others} />
      </Facts>
    </section>
  );
}

/** What it is to whoever looks, as things stand. */
function Yours({ says, chances }: { readonly says: readonly Say[]; readonly chances: readonly Likely[] }) {
  const { speech } = useTable();
  if (says.length + chances.length === 0) return null;
  return (
    <div className={styles.yours}>
      {says.map((say, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one close look never move
        <p key={i}>{speech.say(say)}</p>
      ))}
      {chances.map((chance, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chances of one close look never move
        <OddsRow key={i} odds={chance} />
      ))}
    </div>
  );
}

/** What else lies there. */
function Others({ near, others }: { readonly near: Near; readonly others: readonly Thing[] }) {
  const { answering } = useTable();
  const { near: words } = useWords();
  if (others.length === 0) return null;
  const rest = (other: Thing): readonly Thing[] => [near.thing, ...others].filter((one) => one !== other);
  return (
    <div className={styles.others}>
      <span>{words.also}</span>
      {others.map((other) => (
        <button
          key={other.ids[0] ?? other.name}
          type="button"
          className={styles.other}
          onClick={() => answering.ask({ ...near, thing: other, others: rest(other) })}
        >
          {other.name}
        </button>
      ))}
    </div>
  );
}

/** So far around a place one sees, in units of its reach. */
const AROUND = 2.6;

/** A place as it lies on the board. */
function PlacePicture({ place }: { readonly place: Place }) {
  const { game, scene, speech } = useTable();
  const look = game.skin.board(scene);
  const { markup, r } = look.place(place, speech.say(place.say));
  const reach = r * AROUND;
  const [x, y] = [place.x * look.size.width, place.y * look.size.height];
  return (
    <svg
      className={styles.place}
      viewBox={`${x - reach} ${y - reach} ${2 * reach} ${2 * reach}`}
      width={130}
      height={130}
      aria-hidden="true"
    >
      <use href={`#${GROUND}`} />
      <Markup markup={markup} />
    </svg>
  );
}
