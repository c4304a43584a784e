import type { PlayerInfo } from '@indigo/host';
import type { Seat } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Timeline as Line, ReplayControls, Tick } from '../../link/link.ts';
import { Icon } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { isBig } from '../show/memory.ts';
import { downloadRecord } from './download.ts';
import styles from './timeline.module.css';
import { marksOf, Track } from './track.tsx';

interface TimelineProps {
  readonly line: Line;
  readonly controls: ReplayControls;
}

const SPEEDS = [0.5, 1, 2, 4, 8];

/** A match to travel through. */
export default function Timeline({ line, controls }: TimelineProps) {
  const { link, table, speech, meaning, dispatch } = useTable();
  const { replay: say } = useWords();
  const { players } = table;
  const { ticks, tick, playing, speed, eyes, over } = line;
  const last = ticks.length - 1;
  const big = ({ say: lines }: Tick): boolean => lines.some((told) => isBig(meaning(told)));
  const here = ticks[tick];
  return (
    <section className={styles.time} aria-label={say.title}>
      <div className={styles.row}>
        <button
          type="button"
          className="tool"
          onClick={() => controls.travel(Math.max(0, tick - 1))}
          aria-label={say.questionBack}
          title={say.questionBack}
        >
          <Icon id="i-prev" size={16} />
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => controls.play(!playing)}
          aria-label={playing ? say.stop : say.play}
          title={playing ? say.stop : say.play}
        >
          <Icon id={playing ? 'i-pause' : 'i-play'} size={16} />
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => controls.travel(Math.min(last, tick + 1))}
          aria-label={say.questionOn}
          title={say.questionOn}
        >
          <Icon id="i-next" size={16} />
        </button>
        <label className={styles.pick}>
          <span className="sr">{say.speed}</span>
          <select value={speed} onChange={(event) => controls.speed(Number(event.target.value))}>
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <span className="grow" />
        <ShareMoment at={here?.at ?? 0} />
        <button
          type="button"
          className="tool"
          onClick={() => void downloadRecord(link)}
          aria-label={say.download}
          title={say.download}
        >
          <Icon id="i-download" size={16} />
        </button>
      </div>
      <Track
        name={say.moment}
        says={say.turn(here?.turn ?? 0)}
        marks={marksOf(
          ticks,
          ({ turn }) => turn,
          ({ seat }) => seat,
          big,
        )}
        at={tick}
        last={last}
        onTravel={controls.travel}
      />
      <div className={styles.when}>
        <span className="grow">
          {say.turn(here?.turn ?? 0)} · {tick === last ? say.end : say.of(tick + 1, ticks.length)}
        </span>
        {over && (
          <button
            type="button"
            className={`btn ${styles.fork}`}
            onClick={() => dispatch({ do: 'dialog', dialog: 'analysis' })}
          >
            {say.analysis}
          </button>
        )}
      </div>
      <div className={styles.row}>
        <label className={`grow ${styles.pick}`}>
          <span className="sr">{say.seenBy}</span>
          <select
            value={String(eyes)}
            onChange={(event) => {
              const { value } = event.target;
              controls.look(value === 'all' ? 'all' : value === 'null' ? null : Number(value));
            }}
          >
            <option value="null">{say.spectator}</option>
            {over &&
              players.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <option key={seat} value={seat}>
                  {say.eyesOf(speech.name(seat))}
                </option>
              ))}
            {over && <option value="all">{say.allSeeing}</option>}
          </select>
        </label>
        {over && <Fork controls={controls} seat={ownSeat(eyes, players)} disabled={tick === last} />}
      </div>
    </section>
  );
}

/** Who plays on from a moment: the one whose eyes one looks through, else the first who was a person. */
function ownSeat(eyes: Line['eyes'], players: readonly PlayerInfo[]): Seat {
  if (typeof eyes === 'number') return eyes;
  return Math.max(
    0,
    players.findIndex(({ person }) => person),
  );
}

interface ForkProps {
  readonly controls: ReplayControls;
  readonly seat: Seat;
  readonly disabled: boolean;
}

function Fork({ controls, seat, disabled }: ForkProps) {
  const { replay: say } = useWords();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const fork = async (): Promise<void> => {
    setBusy(true);
    try {
      go(await controls.fork(seat));
    } catch {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={`btn ${styles.fork}`}
      disabled={disabled || busy}
      title={say.forkAbout}
      onClick={() => void fork()}
    >
      {say.fork}
    </button>
  );
}

/** A link to this moment: into the address of the page and, where that is allowed, to be pasted elsewhere. */
function ShareMoment({ at }: { readonly at: number }) {
  const { replay: say } = useWords();
  const [shared, setShared] = useState<'copied' | 'address' | null>(null);
  useEffect(() => {
    if (shared === null) return;
    const timer = setTimeout(() => setShared(null), 4000);
    return () => clearTimeout(timer);
  }, [shared]);
  const share = async (): Promise<void> => {
    const address = new URL(location.href);
    address.hash = `at=${at}`;
    history.replaceState(history.state, '', address);
    try {
      await navigator.clipboard.writeText(address.href);
      setShared('copied');
    } catch {
      // Without a safe connection there is no clipboard for scripts.
      setShared('address');
    }
  };
  return (
    <>
      <span role="status" className={styles.shared}>
        {shared === 'copied' ? say.copied : shared === 'address' ? say.seeAddress : ''}
      </span>
      <button
        type="button"
        className="tool"
        onClick={() => void share()}
        aria-label={say.copyLink}
        title={say.copyLink}
      >
        <Icon id={shared === null ? 'i-link' : 'i-check'} size={16} />
      </button>
    </>
  );
}
