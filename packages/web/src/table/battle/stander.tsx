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

interface StanderProps {
  /** The piece it is. */
  readonly id: string;
  readonly art: Art;
  readonly name: string;
  readonly place: 'near' | 'far';
  readonly seat: number | null;
  readonly out: boolean;
  readonly waits?: boolean;
  readonly children: ReactNode;
}

/** One who stands on the meadow: chosen where it can be, looked at otherwise. */
export function Stander({ id, art, name, place, seat, out, waits = false, children }: StanderProps) {
  const { game, scene, speech, targets, answering } = useTable();
  const target = targets.pieces.get(id);
  const { option, picked, live } = pointed(target, answering);
  const advised = useAdvised();
  const times = target?.options.filter((face) => answering.parts.includes(face.id)).length ?? 0;
  const creature = game.skin.creature(art);
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
      <b>{name}</b>
      {times > 1 && <span className={styles.times}>×{times}</span>}
      {children}
    </>
  );
  const can = live && option !== undefined;
  return (
    <button
      type="button"
      className={styles.one}
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
