import { ringed } from '@indigo/art';
import type { Art } from '@indigo/kernel';
import type { ReactNode } from 'react';
import { useAdvised } from '../../learn/context.tsx';
import { Picture } from '../../shell/picture.tsx';
import { useTable } from '../context.tsx';
import { spotOf } from '../panels/token.tsx';
import { pointed } from '../targets.ts';
import { thingsAt } from '../things.ts';
import styles from './battle.module.css';
import { Burst } from './burst.tsx';
import type { Move } from './moves.ts';

interface StanderProps {
  /** The piece it is. */
  readonly id: string;
  readonly art: Art;
  readonly name: string;
  readonly place: 'near' | 'far';
  readonly seat: number | null;
  readonly out: boolean;
  readonly waits?: boolean;
  /** What it does right now, or what is done to it. */
  readonly move?: Move | undefined;
  readonly children: ReactNode;
}

/** One who stands on the meadow: chosen where it can be, looked at otherwise. */
export function Stander({ id, art, name, place, seat, out, waits = false, move, children }: StanderProps) {
  const { game, scene, shown, speech, targets, answering } = useTable();
  const target = targets.pieces.get(id);
  const { option, picked, live } = pointed(target, answering);
  const advised = useAdvised();
  const times = target?.options.filter((face) => answering.parts.includes(face.id)).length ?? 0;
  const creature = game.skin.creature(art);
  // Every blow is played anew.
  const key = move !== undefined && shown.hit !== null ? shown.beat : 'rests';
  const body = (
    <>
      {creature === null ? (
        <Picture
          markup={game.skin.token(art, name, 'team')}
          box="-15 -15 130 130"
          className={styles.picture}
        />
      ) : (
        <Picture
          markup={ringed(place, seat === null ? null : seat % 6, creature, out)}
          box="0 0 130 130"
          className={styles.picture}
        />
      )}
      {move && (
        <svg className={styles.blow} viewBox="0 0 100 100" aria-hidden="true">
          <Burst move={move} />
        </svg>
      )}
      <b>{name}</b>
      {times > 1 && <span className={styles.times}>×{times}</span>}
      {children}
    </>
  );
  const can = live && option !== undefined;
  return (
    <button
      key={key}
      type="button"
      className={styles.one}
      data-place={place}
      data-does={move?.does}
      data-piece={id}
      data-live={can || undefined}
      data-waits={waits}
      data-picked={can && picked}
      data-advised={advised(target?.options.map(({ id }) => id) ?? [])}
      aria-pressed={can ? picked : undefined}
      disabled={can && answering.sending}
      onClick={(event) => {
        if (can) answering.choose(option);
        else {
          const [thing, ...others] = thingsAt(scene, id, speech.say);
          if (thing !== undefined) answering.ask({ thing, others, spot: spotOf(event.currentTarget) });
        }
      }}
    >
      {body}
    </button>
  );
}
