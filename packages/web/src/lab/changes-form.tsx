import type { Tables } from '@indigo/catalog';
import type { Plain } from '@indigo/kernel';
import { type Change, isTable, keysOf, valueAt } from '@indigo/lab';
import { useState } from 'react';
import { useWords } from '../words/words.ts';
import styles from './lab.module.css';
import { useTables } from './use-tables.ts';

interface ChangesFormProps {
  readonly game: string;
  readonly changes: readonly Change[];
  onChange(changes: readonly Change[]): void;
}

/** Other figures than those of the game, for the matches of a lab. As they are unless somebody opens this. */
export function ChangesForm({ game, changes, onChange }: ChangesFormProps) {
  const { lab } = useWords();
  const [open, setOpen] = useState(false);
  const tables = useTables(game, open);
  return (
    <details className={styles.data} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {lab.data} <span className="muted">{lab.dataChanged(changes.length)}</span>
      </summary>
      <p className="muted small">{lab.dataLine}</p>
      {changes.length > 0 && tables !== null && (
        <ul className={styles.changes}>
          {changes.map(({ path, to }) => (
            <li key={path}>
              <span>
                <code>{path}</code>: {shown(valueAt(tables, path))} → <b>{shown(to)}</b>
              </span>
              <button
                type="button"
                className="btn ghost"
                aria-label={lab.undoChange(path)}
                onClick={() => onChange(changes.filter((change) => change.path !== path))}
              >
                {lab.undo}
              </button>
            </li>
          ))}
        </ul>
      )}
      {tables !== null && (
        <NewChange
          key={game}
          tables={tables}
          onAdd={(change) =>
            onChange(
              [...changes.filter(({ path }) => path !== change.path), change].sort((a, b) =>
                a.path < b.path ? -1 : 1,
              ),
            )
          }
        />
      )}
    </details>
  );
}

/** A file and one of its tables are chosen together. */
const FIRST_PARTS = 2;

interface NewChangeProps {
  readonly tables: Tables;
  onAdd(change: Change): void;
}

/** One goes from a table through its rows and columns to a figure, and says what it is to be. */
function NewChange({ tables, onAdd }: NewChangeProps) {
  const { lab } = useWords();
  const [way, setWay] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<string | null>(null);
  const go = (parts: readonly string[]): void => {
    setWay(parts);
    setTyped(null);
  };
  const named = Object.entries(tables).flatMap(([file, names]) =>
    Object.keys(names).map((name) => `${file}/${name}`),
  );
  const value = way.length === 0 ? tables : valueAt(tables, way.join('/'));
  // Of every table on the way, which part of it comes next.
  const steps = Array.from({ length: way.length + (isTable(value) ? 1 : 0) }, (_, depth) => depth).filter(
    (depth) => depth >= FIRST_PARTS,
  );
  const given = typed === null ? undefined : read(typed, value);
  return (
    <div className={styles.fields}>
      <Choice
        label={lab.table}
        value={way.slice(0, FIRST_PARTS).join('/')}
        choices={named}
        onChoose={(path) => go(path.split('/'))}
      />
      {steps.map((depth) => {
        const table = valueAt(tables, way.slice(0, depth).join('/'));
        return (
          <Choice
            key={depth}
            label={depth === FIRST_PARTS ? lab.row : lab.column}
            value={way[depth] ?? ''}
            choices={isTable(table) ? keysOf(table) : []}
            onChoose={(part) => go([...way.slice(0, depth), part])}
          />
        );
      })}
      {way.length > FIRST_PARTS && !isTable(value) && (
        <>
          {typeof value === 'boolean' ? (
            <Choice
              label={lab.becomes(shown(value))}
              value={typed ?? String(value)}
              choices={['true', 'false']}
              onChoose={setTyped}
            />
          ) : (
            <label>
              {lab.becomes(shown(value))}
              <input
                type={typeof value === 'number' ? 'number' : 'text'}
                step="any"
                value={typed ?? String(value)}
                onChange={(event) => setTyped(event.target.value)}
              />
            </label>
          )}
          <button
            type="button"
            className="btn"
            disabled={given === undefined || given === value}
            onClick={() => {
              if (given === undefined) return;
              onAdd({ path: way.join('/'), to: given });
              go(way.slice(0, FIRST_PARTS));
            }}
          >
            {lab.change}
          </button>
        </>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly choices: readonly string[];
  onChoose(choice: string): void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChoose(event.target.value)}>
        {value === '' && <option value="">…</option>}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    </label>
  );
}

/** What was typed, of the sort that stands there; undefined where it is not. */
function read(typed: string, instead: unknown): Plain | undefined {
  if (typeof instead === 'string') return typed;
  if (typeof instead === 'boolean') return typed === 'true';
  const number = typed.trim() === '' ? Number.NaN : Number(typed);
  return typeof instead === 'number' && Number.isFinite(number) ? number : undefined;
}

const shown = (value: unknown): string => JSON.stringify(value);
