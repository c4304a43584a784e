import { USUAL_BOT } from '@indigo/bots';
import { type PageWords, useWords } from '../words/words.ts';
import { Check } from './check.tsx';
import { BOTS } from './players.ts';
import styles from './setup.module.css';

interface Choice<T> {
  readonly value: T;
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
  /** Who plays for those who left. */
  readonly standIn: string;
  readonly public: boolean;
  readonly watch: boolean;
  readonly cover: boolean;
  readonly hints: boolean;
}

export const FIRST_ONLINE: OnlineSetup = {
  clock: 0,
  away: 120,
  standIn: USUAL_BOT,
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
  const { setup: say, bots } = words;
  const choices = (all: readonly number[], name: typeof clockName): readonly Choice<number>[] =>
    all.map((seconds) => ({ value: seconds, name: name(words, seconds) }));
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
      <Pick
        title={say.standIn}
        choices={BOTS.map((bot) => ({ value: bot, name: `${bots[bot].title}: ${bots[bot].about}` }))}
        value={setup.standIn}
        onPick={(standIn) => change({ standIn })}
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
        about={`${say.hintsAbout} ${say.hintsAlone}`}
        checked={setup.hints}
        onCheck={(on) => change({ hints: on })}
      />
    </>
  );
}

interface PickProps<T> {
  readonly title: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onPick: (value: T) => void;
}

function Pick<T extends string | number>({ title, choices, value, onPick }: PickProps<T>) {
  const pick = (chosen: string): void => {
    const found = choices.find((one) => String(one.value) === chosen);
    if (found !== undefined) onPick(found.value);
  };
  return (
    <label className={styles.field}>
      {title}
      <select value={value} onChange={(event) => pick(event.target.value)}>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
