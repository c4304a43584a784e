import styles from './settings.module.css';
import { setSettings, useSettings } from './settings.ts';
import { SettingsForm } from './settings-form.tsx';

/** Everything people may choose about this device. */
export default function SettingsPage() {
  const name = useSettings((settings) => settings.name);
  return (
    <div className={styles.page}>
      <h1>You and this device</h1>
      <p className="muted">Everything here is kept in this browser only.</p>
      <section>
        <h2>Name</h2>
        <label className={styles.text}>
          What others read
          <input
            value={name}
            maxLength={24}
            placeholder="Guest"
            autoComplete="nickname"
            onChange={(event) => setSettings({ name: event.target.value })}
          />
        </label>
      </section>
      <SettingsForm heading="h2" />
    </div>
  );
}
