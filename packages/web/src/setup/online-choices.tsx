import styles from './setup.module.css';

interface Choice {
  readonly seconds: number;
  readonly name: string;
}

const CLOCKS: readonly Choice[] = [
  { seconds: 0, name: 'No clock' },
  { seconds: 60, name: '1 minute per answer' },
  { seconds: 300, name: '5 minutes per answer' },
  { seconds: 86_400, name: '1 day per answer' },
  { seconds: 3 * 86_400, name: '3 days per answer' },
];

const AWAYS: readonly Choice[] = [
  { seconds: 120, name: 'A bot plays after 2 minutes' },
  { seconds: 900, name: 'A bot plays after 15 minutes' },
  { seconds: 0, name: 'The table waits' },
];

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
  const change = (how: Partial<OnlineSetup>): void => onChange({ ...setup, ...how });
  return (
    <>
      <Pick title="Clock" choices={CLOCKS} value={setup.clock} onPick={(clock) => change({ clock })} />
      <Pick
        title="When somebody leaves"
        choices={AWAYS}
        value={setup.away}
        onPick={(away) => change({ away })}
      />
      <Check
        title="Anybody may join"
        about="It is listed under open tables. Otherwise only those with the link can."
        checked={setup.public}
        onCheck={(on) => change({ public: on })}
      />
      <Check
        title="Others may watch"
        about="They see what everybody sees: no hand."
        checked={setup.watch}
        onCheck={(on) => change({ watch: on })}
      />
      <Check
        title="Keep hands secret"
        about="The game stops for a moment wherever somebody might react, so that nobody can tell who can."
        checked={setup.cover}
        onCheck={(on) => change({ cover: on })}
      />
      <Check
        title="Give hints"
        about="Everybody may ask what a search finds best. Alone against bots that is always so."
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
