import { type PageWords, useWords } from '../words/words.ts';
import styles from './setup.module.css';

interface Choice {
  readonly seconds: number;
  readonly name: string;
}

const CLOCKS = [0, 60, 300, 86_400, 3 * 86_400];
const AWAYS = [120, 900, 0];
const DAY = 86_400;

const clockName = ({ setup }: PageWords, seconds: number): string => {
  if (seconds === 0) return setup.noClock;
  return seconds < DAY ? setup.minutesEach(seconds / 60) : setup.daysEach(seconds / DAY);
};

const awayName = ({ setup }: PageWords, seconds: number): string =>
  seconds === 0 ? setup.tableWaits : setup.botAfter(seconds / 60);

/** What a table online has beyond its seats and rules. */
export interface OnlineSetup {
  /** Seconds, as the server counts them; 0: without end. */
  readonly clock: number;
  readonly away: number;
  readonly public: boolean;
  readonly watch: boolean;
  readonly cover: boolean;
  readonly hints: boolean;
}

export const FIRST_ONLINE: OnlineSetup = {
  clock: 0,
  away: 120,
  public: false,
  watch: true,
  cover: true,
  hints: false,
};

interface OnlineChoicesProps {
  readonly setup: OnlineSetup;
  readonly onChange: (setup: OnlineSetup) => void;
}

export function OnlineChoices({ setup, onChange }: OnlineChoicesProps) {
  const words = useWords();
  const { setup: say } = words;
  const choices = (all: readonly number[], name: typeof clockName): readonly Choice[] =>
    all.map((seconds) => ({ seconds, name: name(words, seconds) }));
  const change = (how: Partial<OnlineSetup>): void => onChange({ ...setup, ...how });
  return (
    <>
      <Pick
        title={say.clock}
        choices={choices(CLOCKS, clockName)}
        value={setup.clock}
        onPick={(clock) => change({ clock })}
      />
      <Pick
        title={say.away}
        choices={choices(AWAYS, awayName)}
        value={setup.away}
        onPick={(away) => change({ away })}
      />
      <Check
        title={say.public}
        about={say.publicAbout}
        checked={setup.public}
        onCheck={(on) => change({ public: on })}
      />
      <Check
        title={say.watch}
        about={say.watchAbout}
        checked={setup.watch}
        onCheck={(on) => change({ watch: on })}
      />
      <Check
        title={say.cover}
        about={say.coverAbout}
        checked={setup.cover}
        onCheck={(on) => change({ cover: on })}
      />
      <Check
        title={say.hints}
        about={say.hintsAbout}
        checked={setup.hints}
        onCheck={(on) => change({ hints: on })}
      />
    </>
  );
}

interface CheckProps {
  readonly title: string;
  readonly about: string;
  readonly checked: boolean;
  readonly onCheck: (on: boolean) => void;
}

const Check = ({ title, about, checked, onCheck }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onCheck(event.target.checked)} />
    <span>
      {title}
      <small>{about}</small>
    </span>
  </label>
);

interface PickProps {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly value: number;
  readonly onPick: (seconds: number) => void;
}

function Pick({ title, choices, value, onPick }: PickProps) {
  return (
    <label className={styles.field}>
      {title}
      <select value={value} onChange={(event) => onPick(Number(event.target.value))}>
        {choices.map(({ seconds, name }) => (
          <option key={seconds} value={seconds}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
