import type { Timeline as Line, ReplayControls } from '../../link/link.ts';
import { Icon } from '../../shell/picture.tsx';
import type { Skin } from '../skin.ts';
import type { Speech } from '../speech.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  readonly line: Line;
  readonly controls: ReplayControls;
  readonly speech: Speech;
  readonly skin: Skin;
  readonly seats: number;
  onShare(at: number): void;
}

const SPEEDS = [0.5, 1, 2, 4, 8];

/** A match to travel through: one mark a turn in the colour of its seat, taller where something happened. */
export function Timeline({ line, controls, speech, skin, seats, onShare }: TimelineProps) {
  const { ticks, tick, playing, speed, eyes, over } = line;
  const last = ticks.length - 1;
  const turns = ticks.flatMap((one, i) => (i === 0 || one.turn !== ticks[i - 1].turn ? [i] : []));
  const big = (from: number, to: number): boolean =>
    ticks
      .slice(from, to)
      .some(({ say }) => say.some((words) => ['caught', 'out', 'won'].includes(skin.tone(words) ?? '')));
  const here = ticks[tick];
  return (
    <section className={styles.time} aria-label="Replay">
      <div className={styles.row}>
        <button
          type="button"
          className="tool"
          onClick={() => controls.travel(Math.max(0, tick - 1))}
          aria-label="One question back"
        >
          <Icon id="i-prev" size={16} />
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => controls.play(!playing)}
          aria-label={playing ? 'Stop' : 'Play'}
        >
          <Icon id={playing ? 'i-pause' : 'i-play'} size={16} />
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => controls.travel(Math.min(last, tick + 1))}
          aria-label="One question on"
        >
          <Icon id="i-next" size={16} />
        </button>
        <label className={styles.pick}>
          <span className="sr">Speed</span>
          <select value={speed} onChange={(event) => controls.speed(Number(event.target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <label className={styles.pick}>
          <span className="sr">Seen by</span>
          <select
            value={String(eyes)}
            onChange={(event) => {
              const { value } = event.target;
              controls.look(value === 'all' ? 'all' : value === 'null' ? null : Number(value));
            }}
          >
            <option value="null">As a spectator</option>
            {over &&
              Array.from({ length: seats }, (_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <option key={seat} value={seat}>
                  {speech.name(seat)}’s eyes
                </option>
              ))}
            {over && <option value="all">All-seeing</option>}
          </select>
        </label>
        <button
          type="button"
          className="tool"
          onClick={() => onShare(here?.at ?? 0)}
          aria-label="Copy a link to this moment"
        >
          <Icon id="i-link" size={16} />
        </button>
      </div>
      <div className={styles.track}>
        {turns.map((i, n) => (
          <i
            key={i}
            data-seat={(ticks[i].seat ?? 0) % 6}
            data-big={big(i, turns[n + 1] ?? ticks.length)}
            style={{ left: `${last === 0 ? 0 : (i / last) * 100}%` }}
          />
        ))}
        <input
          type="range"
          min={0}
          max={Math.max(last, 0)}
          value={tick}
          onChange={(event) => controls.travel(Number(event.target.value))}
          aria-label="Moment of the match"
          aria-valuetext={here ? `Turn ${here.turn}` : undefined}
        />
      </div>
      <div className={styles.foot}>
        Turn {here?.turn ?? 0} · {tick === last ? 'the end' : `${tick + 1} of ${ticks.length}`}
      </div>
    </section>
  );
}
