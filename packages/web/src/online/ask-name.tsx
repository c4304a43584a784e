import { type FormEvent, useState } from 'react';
import { setSettings, useSettings } from '../settings/settings.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../words/words.ts';
import { NameField } from './name-field.tsx';
import styles from './online.module.css';

interface AskNameProps {
  readonly onName: () => void;
  readonly onClose: () => void;
}

/** Whoever sits down with others is asked what they are called, once. */
export function AskName({ onName, onClose }: AskNameProps) {
  const { online } = useWords();
  const [name, setName] = useState(useSettings.getState().name);
  const take = (event: FormEvent): void => {
    event.preventDefault();
    setSettings({ name: name.trim() });
    onName();
  };
  return (
    <Dialog title={online.takeSeat} onClose={onClose}>
      <form className={styles.ask} onSubmit={take}>
        <NameField value={name} onChange={setName} />
        <button type="submit" className="btn main" disabled={name.trim() === ''}>
          {online.join}
        </button>
      </form>
    </Dialog>
  );
}
