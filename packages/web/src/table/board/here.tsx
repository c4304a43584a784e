import { portrait } from '@indigo/art';
import { moverOf } from '@indigo/kernel';
import { useState } from 'react';
import { Picture } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { actWords, smallWords } from '../option-words.ts';
import { relabel } from '../relabel.ts';
import styles from './here.module.css';

interface HereProps {
  readonly spots: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  readonly size: { readonly width: number; readonly height: number };
}

const WIDTH = 236;
const HEIGHT = 132;
/** Clear of the pawn, in pixels. */
const BESIDE = 34;

/** What can be dealt with where one stands opens by itself beside the pawn, as large at any distance. */
export function Here({ spots, size }: HereProps) {
  const { game, label, scene, speech, means, targets, answering, you } = useTable();
  const { choosing } = useWords();
  const [closed, setClosed] = useState(-1);
  const { decision, chosen, sending } = answering;
  const { here } = means.question;
  const face = decision?.options.find(({ id }) => id === here?.id);
  const mover = moverOf(scene, you);
  const spot = mover && spots.get(mover.at);
  if (here === undefined || face === undefined || spot === undefined || chosen !== null) return null;
  if (closed === decision?.no) return null;
  const { subject } = here;
  const creature = game.skin.creature(subject);
  const meaning = means.option(face);
  // Away from where one may go.
  const ways = [...targets.places.keys()].flatMap((at) => spots.get(at) ?? []);
  const mean = (of: 'x' | 'y'): number =>
    ways.reduce((sum, one) => sum + one[of], 0) / Math.max(1, ways.length);
  const left = mean('x') > spot.x ? spot.x > size.width / 4 : spot.x > (3 * size.width) / 4;
  const low = mean('y') > spot.y ? spot.y > size.height / 4 : spot.y > (3 * size.height) / 4;
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <foreignObject
        className={styles.here}
        x={left ? -WIDTH - BESIDE : BESIDE}
        y={low ? -HEIGHT : 0}
        width={WIDTH}
        height={HEIGHT}
      >
        <section className={styles.card} aria-label={speech.say(subject.say)}>
          {creature && (
            <Picture
              markup={relabel(portrait(creature, game.skin.rank(subject)), label)}
              box="0 0 240 230"
              width={84}
              height={80}
            />
          )}
          <div>
            <b>{speech.say(subject.say)}</b>
            {subject.lines.slice(0, 2).map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what stands on a card never moves
              <p key={i}>{speech.say(line)}</p>
            ))}
          </div>
          <button
            type="button"
            className="btn"
            onClick={(event) => {
              event.stopPropagation();
              setClosed(decision?.no ?? -1);
            }}
          >
            {choosing.close}
          </button>
          <button
            type="button"
            className="btn main"
            disabled={sending}
            title={smallWords(meaning, speech)}
            onClick={(event) => {
              event.stopPropagation();
              answering.answer(face);
            }}
          >
            {actWords(face, meaning, speech)}
          </button>
        </section>
      </foreignObject>
    </g>
  );
}
