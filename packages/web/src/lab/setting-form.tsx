import { USUAL_BOT } from '@indigo/bots';
import { type AnyFront, type OptionValues, optionsFor, readOptions } from '@indigo/kernel';
import type { BotName, Change, Setting } from '@indigo/lab';
import { useState } from 'react';
import { GameSelect } from '../setup/game-select.tsx';
import { BOTS } from '../setup/players.ts';
import { RuleOptions } from '../setup/rule-options.tsx';
import { useGame } from '../setup/use-game.ts';
import { useWords } from '../words/words.ts';
import { ChangesForm } from './changes-form.tsx';
import styles from './lab.module.css';

const MOST_MATCHES = 100_000;
/** As with the command. */
const MOST_DECISIONS = 100_000;

interface SettingFormProps {
  readonly busy: boolean;
  onStart(setting: Setting, matches: number): void;
}

export function SettingForm({ busy, onStart }: SettingFormProps) {
  const words = useWords();
  const { lab } = words;
  const [game, setGame] = useState('badges');
  const [lineup, setLineup] = useState<readonly BotName[]>([USUAL_BOT, USUAL_BOT]);
  const [options, setOptions] = useState<OptionValues>({});
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [matches, setMatches] = useState(100);
  const [seed, setSeed] = useState(1);
  const rules = useGame(game);
  const seats = rules === null ? lineup.length : clamp(lineup.length, rules.seats.min, rules.seats.max);
  const bots = Array.from({ length: seats }, (_, seat) => lineup[seat] ?? lineup[0]);
  const start = (ruleset: AnyFront): void => {
    const values = readOptions(ruleset, optionsFor(ruleset.options, options, false));
    const setting: Setting = {
      game,
      version: ruleset.version,
      options: values,
      bots,
      seed,
      changes,
      maxDecisions: MOST_DECISIONS,
    };
    onStart(setting, matches);
  };
  return (
    <form
      className={styles.form}
      aria-label={lab.setting}
      onSubmit={(event) => {
        event.preventDefault();
        if (rules !== null) start(rules);
      }}
    >
      <div className={styles.fields}>
        <GameSelect
          label={lab.game}
          value={game}
          onChange={(other) => {
            setGame(other);
            setOptions({});
            setChanges([]);
          }}
        />
        <NumberField
          label={lab.seats}
          value={seats}
          least={rules?.seats.min ?? 2}
          most={rules?.seats.max ?? 6}
          onChange={(count) => setLineup(Array.from({ length: count }, (_, seat) => bots[seat] ?? bots[0]))}
        />
        {bots.map((bot, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <label key={seat}>
            {lab.bot(seat)}
            <select
              value={bot}
              onChange={(event) => {
                const chosen = BOTS.find((one) => one === event.target.value) ?? USUAL_BOT;
                setLineup(bots.map((one, i) => (i === seat ? chosen : one)));
              }}
            >
              {BOTS.map((one) => (
                <option key={one} value={one}>
                  {words.bots[one].title}
                </option>
              ))}
            </select>
          </label>
        ))}
        <NumberField
          label={lab.matches}
          value={matches}
          least={1}
          most={MOST_MATCHES}
          onChange={setMatches}
        />
        <NumberField label={lab.seed} value={seed} least={0} most={1_000_000_000} onChange={setSeed} />
      </div>
      {new Set(bots).size > 1 && <p className="muted small">{lab.turns}</p>}
      {rules && <RuleOptions ruleset={rules} alone={false} values={options} onChange={setOptions} />}
      <ChangesForm game={game} changes={changes} onChange={setChanges} />
      <button type="submit" className="btn main" disabled={busy || rules === null}>
        {lab.start}
      </button>
    </form>
  );
}

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  onChange(value: number): void;
}

/** What is typed counts once it is a number there may be. */
function NumberField({ label, value, least, most, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label>
      {label}
      <input
        type="number"
        min={least}
        max={most}
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          const number = event.target.valueAsNumber;
          if (Number.isInteger(number) && number >= least && number <= most) onChange(number);
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
