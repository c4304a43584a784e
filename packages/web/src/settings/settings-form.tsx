import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';
import { type Settings, setSettings, useSettings } from './settings.ts';

interface SettingsFormProps {
  /** How deep its headings stand where it is shown. */
  readonly heading: 'h2' | 'h3';
}

/** How things look, move and answer on this device: on a page of its own, and over a table. */
export function SettingsForm({ heading: Heading }: SettingsFormProps) {
  return (
    <div className={styles.form}>
      <section>
        <Heading>Look</Heading>
        <Choice
          title="Theme"
          of="theme"
          choices={[
            ['auto', 'As the device'],
            ['light', 'Day'],
            ['dark', 'Night'],
          ]}
        />
        <Switch title="Plain map" of="plainMap">
          No scenery and thick roads: easier to read.
        </Switch>
      </section>
      <section>
        <Heading>Movement and sound</Heading>
        <Choice
          title="Speed"
          of="pace"
          choices={[
            [0.5, 'Calm'],
            [1, 'Normal'],
            [2, 'Fast'],
            [4, 'Very fast'],
            [0, 'At once'],
          ]}
        />
        <Choice
          title="Movement"
          of="motion"
          choices={[
            ['auto', 'As the device'],
            ['full', 'Full'],
            ['reduced', 'Reduced'],
          ]}
        />
        <Switch title="Sound" of="sound">
          Dice, steps and a chime when it is your turn.
        </Switch>
      </section>
      <section>
        <Heading>Answers</Heading>
        <Switch title="One tap answers" of="oneTap">
          The first tap on a glowing target is the answer. Otherwise it shows what would happen, and the
          second tap does it.
        </Switch>
        <Switch title="Roll by itself" of="rollsItself">
          Your dice fall without a tap, and results pass after a moment. Otherwise the table waits for you.
        </Switch>
        <Switch title="Skip reactions" of="autoPass">
          You are never asked whether to interrupt somebody else. Your own turns stay as they are.
        </Switch>
      </section>
    </div>
  );
}

type Keys<T> = { [K in keyof Settings]: Settings[K] extends T ? K : never }[keyof Settings];

interface ChoiceProps<K extends Keys<string | number>> {
  readonly title: string;
  readonly of: K;
  readonly choices: readonly (readonly [Settings[K], string])[];
}

function Choice<K extends Keys<string | number>>({ title, of, choices }: ChoiceProps<K>) {
  const now = useSettings((settings) => settings[of]);
  return (
    <fieldset className={styles.choice}>
      <legend>{title}</legend>
      {choices.map(([value, name]) => (
        <label key={name} data-on={now === value}>
          <input
            type="radio"
            name={of}
            checked={now === value}
            onChange={() => setSettings({ [of]: value } as Partial<Settings>)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly title: string;
  readonly of: Keys<boolean>;
  readonly children: ReactNode;
}

function Switch({ title, of, children }: SwitchProps) {
  const on = useSettings((settings) => settings[of]);
  const about = useId();
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        aria-describedby={about}
        onChange={(event) => setSettings({ [of]: event.target.checked } as Partial<Settings>)}
      />
      <span>
        {title}
        <small id={about}>{children}</small>
      </span>
    </label>
  );
}
