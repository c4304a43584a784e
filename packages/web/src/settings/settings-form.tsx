import { LANGUAGES, languageName } from '@indigo/catalog';
import { type ReactNode, useId } from 'react';
import { NoticeSwitch } from '../notices/notice-switch.tsx';
import { useWords } from '../words/words.ts';
import styles from './settings.module.css';
import { type Settings, setSettings, useSettings } from './settings.ts';

interface SettingsFormProps {
  /** How deep its headings stand where it is shown. */
  readonly heading: 'h2' | 'h3';
}

/** How things look, move and answer on this device: on a page of its own, and over a table. */
export function SettingsForm({ heading: Heading }: SettingsFormProps) {
  const { settings: say, choosing } = useWords();
  return (
    <div className={styles.form}>
      <section>
        <Heading>{say.look}</Heading>
        <Choice
          title={say.language}
          of="language"
          choices={[
            ['auto', say.asDevice],
            ...LANGUAGES.map((language) => [language, languageName(language)] as const),
          ]}
        />
        <Choice
          title={say.theme}
          of="theme"
          choices={[
            ['auto', say.asDevice],
            ['light', say.day],
            ['dark', say.night],
          ]}
        />
        <Switch title={say.plainMap} of="plainMap">
          {say.plainMapAbout}
        </Switch>
      </section>
      <section>
        <Heading>{say.movementAndSound}</Heading>
        <Choice
          title={say.speed}
          of="pace"
          choices={[
            [0.5, say.speeds.calm],
            [1, say.speeds.normal],
            [2, say.speeds.fast],
            [4, say.speeds.veryFast],
            [0, say.speeds.atOnce],
          ]}
        />
        <Choice
          title={say.movement}
          of="motion"
          choices={[
            ['auto', say.asDevice],
            ['full', say.full],
            ['reduced', say.reduced],
          ]}
        />
        <Switch title={say.sound} of="sound">
          {say.soundAbout}
        </Switch>
      </section>
      <section>
        <Heading>{say.answers}</Heading>
        <Switch title={say.oneTap} of="oneTap">
          {say.oneTapAbout}
        </Switch>
        <Switch title={say.rollsItself} of="rollsItself">
          {say.rollsItselfAbout}
        </Switch>
        <NoticeSwitch />
        <Switch title={say.autoPass} of="autoPass">
          {say.autoPassAbout}
        </Switch>
        <Choice
          title={choosing.leaders}
          of="leaders"
          choices={[
            ['alone', choosing.leadersAlone],
            ['always', choosing.leadersAlways],
            ['never', choosing.leadersNever],
          ]}
        />
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
