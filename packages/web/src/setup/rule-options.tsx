import {
  type AnyFront,
  type OptionSpec,
  type OptionValues,
  type OptionWords,
  specsFor,
} from '@indigo/kernel';
import { Link } from 'wouter';
import { useGameWords } from '../words/game-words.ts';
import { useWords } from '../words/words.ts';
import styles from './setup.module.css';

interface RuleOptionsProps {
  readonly ruleset: AnyFront;
  /** One person plays against bots. */
  readonly alone: boolean;
  readonly values: OptionValues;
  readonly onChange: (values: OptionValues) => void;
}

/** The options of a ruleset with what they mean. As in the rulebook unless somebody opens this. */
export function RuleOptions({ ruleset, alone, values, onChange }: RuleOptionsProps) {
  const { setup } = useWords();
  const { options: says } = useGameWords(ruleset);
  const { id: game } = ruleset;
  const specs = specsFor(ruleset.options, alone);
  if (specs.length === 0) return null;
  const changed = Object.keys(values).length;
  return (
    <details className={styles.rules}>
      <summary>
        {setup.rules}{' '}
        <span className="muted">{changed === 0 ? setup.byTheBook : setup.changed(changed)}</span>
      </summary>
      {specs.map((spec) => (
        <RuleOption
          key={spec.key}
          game={game}
          spec={spec}
          says={says[spec.key]}
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
  readonly says: OptionWords;
  readonly value: boolean | string | number;
  readonly onChange: (value: boolean | string | number) => void;
}

function RuleOption({ game, spec, says, value, onChange }: RuleOptionProps) {
  const about = (
    <small>
      {says.about} <Link href={`/rules/${game}#${spec.clause}`}>{spec.clause}</Link>
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
          <label htmlFor={`rule-${spec.key}`}>{says.name}</label>
          {about}
        </span>
      </div>
    );
  return (
    <div className={styles.rule}>
      <label htmlFor={`rule-${spec.key}`}>{says.name}</label>
      {spec.type === 'choice' ? (
        <select
          id={`rule-${spec.key}`}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        >
          {spec.choices.map((choice) => (
            <option key={choice} value={choice}>
              {says.choices?.[choice] ?? choice}
            </option>
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
