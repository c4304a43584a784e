import { Link } from 'wouter';
import { Icon } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import styles from './settings.module.css';
import { setSettings, useSettings } from './settings.ts';
import { SettingsForm } from './settings-form.tsx';

/** Everything people may choose about this device. */
export default function SettingsPage() {
  const { settings, shell, you } = useWords();
  const name = useSettings((chosen) => chosen.name);
  return (
    <div className={styles.page}>
      <h1>{settings.title}</h1>
      <p className="muted">{settings.kept}</p>
      <Link href="/you" className="btn">
        <Icon id="g-badge" size={16} />
        {you.title}
      </Link>
      <section>
        <h2>{settings.name}</h2>
        <label className={styles.text}>
          {settings.othersRead}
          <input
            value={name}
            maxLength={24}
            placeholder={shell.guest}
            autoComplete="nickname"
            onChange={(event) => setSettings({ name: event.target.value })}
          />
        </label>
      </section>
      <SettingsForm heading="h2" />
    </div>
  );
}
