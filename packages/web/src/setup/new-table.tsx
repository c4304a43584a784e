import { type OptionValues, optionsFor } from '@indigo/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ask } from '../local/client.ts';
import { createMatch } from '../online/api.ts';
import { useSettings } from '../settings/settings.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../words/words.ts';
import { Check } from './check.tsx';
import { GameSelect } from './game-select.tsx';
import { FIRST_ONLINE, OnlineChoices } from './online-choices.tsx';
import { RuleOptions } from './rule-options.tsx';
import { firstSeats, type SeatChoice, SeatsEditor } from './seats-editor.tsx';
import styles from './setup.module.css';
import { useGame } from './use-game.ts';

export type Mode = 'solo' | 'pass' | 'online';

const MODES: readonly Mode[] = ['solo', 'pass', 'online'];

interface NewTableProps {
  readonly game: string;
  readonly mode: Mode;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

/** Who plays, by which rules, how fast: everything with a default, so that Start is always there. */
export function NewTable({ game: firstGame, mode: firstMode, onClose, onName }: NewTableProps) {
  const [, go] = useLocation();
  const words = useWords();
  const { setup: say, shell } = words;
  const myName = useSettings((settings) => settings.name);
  const [game, setGame] = useState(firstGame);
  const [mode, setMode] = useState(firstMode);
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() => firstSeats(firstMode, myName, words));
  const [options, setOptions] = useState<OptionValues>({});
  const [online, setOnline] = useState(FIRST_ONLINE);
  const [hintsHere, setHintsHere] = useState(true);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const info = useGame(game);

  const start = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const mine = seats.find((seat) => seat.who === 'me')?.name.trim();
    // A name we made up is not one to remember.
    if (mine && mine !== say.trainer && !seats.some((_, at) => mine === shell.player(at))) onName(mine);
    try {
      if (mode === 'online') {
        const { hints, ...how } = online;
        const match = await createMatch({
          game,
          options,
          seats: seats.map(({ who, bot }) => (who === 'bot' ? { bot } : who === 'me' ? 'me' : 'open')),
          ...how,
          // Left out, they are given where nobody else plays.
          ...(hints ? { hints } : {}),
        });
        go(`/table/${match.id}`);
      } else {
        const players = seats.map(({ who, name, bot }, at) => ({
          name: name.trim() || (who === 'me' ? say.trainer : shell.player(at)),
          bot: who === 'bot' ? bot : null,
        }));
        const rules = optionsFor(info?.options ?? [], options, mode === 'solo');
        const hints = mode === 'solo' || hintsHere;
        go(`/play/${await ask('create', { game, options: rules, players, hints })}`);
      }
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={say.title}
      onClose={onClose}
      foot={
        <>
          {trouble && (
            <p role="alert" className={styles.trouble}>
              {trouble}
            </p>
          )}
          <button type="button" className="btn" onClick={onClose}>
            {say.notNow}
          </button>
          <button type="button" className="btn main" onClick={start} disabled={busy || info === null}>
            {say.modes[mode].start}
          </button>
        </>
      }
    >
      <GameSelect
        label={say.game}
        className={styles.field}
        value={game}
        onChange={(other) => {
          setGame(other);
          // Rules and seats of one game mean nothing to another.
          setOptions({});
          setSeats(firstSeats(mode, myName, words));
        }}
      />
      <fieldset className={styles.modes}>
        <legend className="sr">{say.howToPlay}</legend>
        {MODES.map((one) => (
          <label key={one} data-on={one === mode}>
            <input
              type="radio"
              name="mode"
              checked={one === mode}
              onChange={() => {
                setMode(one);
                setSeats(firstSeats(one, myName, words));
              }}
            />
            {say.modes[one].name}
          </label>
        ))}
      </fieldset>
      <p className="muted small">{say.modes[mode].about}</p>
      {/* Who plays is shown before the game has come: what comes later must not push it about. */}
      <SeatsEditor
        mode={mode}
        seats={seats}
        limits={info?.seats ?? { min: seats.length, max: seats.length }}
        onChange={setSeats}
      />
      {mode === 'online' && <OnlineChoices setup={online} onChange={setOnline} />}
      {mode === 'pass' && (
        <Check title={say.hints} about={say.hintsAbout} checked={hintsHere} onCheck={setHintsHere} />
      )}
      {info && <RuleOptions ruleset={info} alone={mode === 'solo'} values={options} onChange={setOptions} />}
    </Dialog>
  );
}
