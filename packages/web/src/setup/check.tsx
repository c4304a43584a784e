import styles from './setup.module.css';

interface CheckProps {
  readonly title: string;
  readonly about: string;
  readonly checked: boolean;
  readonly onCheck: (on: boolean) => void;
}

/** Something that is so or not, and what that means. */
export const Check = ({ title, about, checked, onCheck }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={(event) => onCheck(event.target.checked)} />
    <span>
      {title}
      <small>{about}</small>
    </span>
  </label>
);
