import type { OptionSpec, OptionValues } from '@indigo/kernel';
import { Link } from 'wouter';
import styles from './setup.module.css';

interface RuleOptionsProps {
  readonly game: string;
  readonly specs: readonly OptionSpec[];
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** The options of a ruleset with what they mean. As in the rulebook unless somebody opens this. */
export function RuleOptions({ game, specs, values, onChange }: RuleOptionsProps) {
  if (specs.length === 0) return null;
  const changed = Object.keys(values).length;
  return (
    <details className={styles.rules}>
      <summary>
        Rules <span className="muted">{changed === 0 ? 'as in the rulebook' : `${changed} changed`}</span>
      </summary>
      {specs.map((spec) => (
        <RuleOption
          key={spec.key}
          game={game}
          spec={spec}
          value={values[spec.key] ?? spec.default}
          onChange={(value) => {
            const { [spec.key]: _, ...rest } = values;
            onChange(value === spec.default ? rest : { ...rest, [spec.key]: value });
          }}
        />
      ))}
    </details>
  );
}

interface RuleOptionProps {
  readonly game: string;
  readonly spec: OptionSpec;
  readonly value: boolean | string | number;
  readonly onChange: (value: boolean | string | number) => void;
}

/** `ballShiftMandatory` as people read it. */
const title = (key: string): string => {
  const words = key.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words[0].toUpperCase() + words.slice(1);
};

function RuleOption({ game, spec, value, onChange }: RuleOptionProps) {
  const about = (
    <small>
      {spec.about} <Link href={`/rules/${game}#${spec.clause}`}>{spec.clause}</Link>
    </small>
  );
  if (spec.type === 'flag')
    return (
      <div className={styles.check}>
        <input
          id={`rule-${spec.key}`}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <label htmlFor={`rule-${spec.key}`}>{title(spec.key)}</label>
          {about}
        </span>
      </div>
    );
  return (
    <div className={styles.rule}>
      <label htmlFor={`rule-${spec.key}`}>{title(spec.key)}</label>
      {spec.type === 'choice' ? (
        <select
          id={`rule-${spec.key}`}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        >
          {spec.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={`rule-${spec.key}`}
          type="number"
          min={spec.min}
          max={spec.max}
          value={Number(value)}
          onChange={(event) => {
            const typed = Math.round(event.target.valueAsNumber || 0);
            onChange(Math.min(spec.max, Math.max(spec.min, typed)));
          }}
        />
      )}
      {about}
    </div>
  );
}
