import styles from './end.module.css';

/** Where they hang, in percent of the width and height. */
const LANTERNS = [
  [8, 18],
  [22, 62],
  [34, 26],
  [47, 82],
  [58, 14],
  [71, 70],
  [84, 30],
  [92, 78],
];

/** One after the other they light. */
export const Lanterns = () => (
  <div className={styles.sky} aria-hidden="true">
    {LANTERNS.map(([left, top], i) => (
      <i
        key={left}
        className={styles.lantern}
        style={{ left: `${left}%`, top: `${top}%`, animationDelay: `${i * 160}ms` }}
      />
    ))}
  </div>
);
