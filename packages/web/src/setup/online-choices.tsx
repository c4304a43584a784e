import styles from './setup.module.css';

export interface ClockChoice {
  readonly seconds: number;
  readonly name: string;
}

export const CLOCKS: readonly [ClockChoice, ...ClockChoice[]] = [
  { seconds: 0, name: 'No clock' },
  { seconds: 60, name: '1 minute an answer' },
  { seconds: 300, name: '5 minutes an answer' },
  { seconds: 86_400, name: '1 day an answer' },
  { seconds: 3 * 86_400, name: '3 days an answer' },
];

interface OnlineChoicesProps {
  readonly clock: ClockChoice;
  readonly onClock: (clock: ClockChoice) => void;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

export function OnlineChoices({ clock, onClock, open, onOpen }: OnlineChoicesProps) {
  return (
    <>
      <label className={styles.field}>
        Clock
        <select
          value={clock.seconds}
          onChange={(event) =>
            onClock(CLOCKS.find(({ seconds }) => seconds === Number(event.target.value)) ?? CLOCKS[0])
          }
        >
          {CLOCKS.map(({ seconds, name }) => (
            <option key={seconds} value={seconds}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={open} onChange={(event) => onOpen(event.target.checked)} />
        <span>
          Anybody may join
          <small>It is listed under open tables. Otherwise only those with the link can.</small>
        </span>
      </label>
    </>
  );
}
