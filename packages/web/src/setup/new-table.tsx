import type { OptionValues } from '@indigo/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { GAMES, gameName } from '../games.ts';
import { ask } from '../local/client.ts';
import { createMatch } from '../online/api.ts';
import { useSettings } from '../settings/settings.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../words/words.ts';
import { FIRST_ONLINE, OnlineChoices } from './online-choices.tsx';
import { NAMELESS } from './players.ts';
import { RuleOptions } from './rule-options.tsx';
import { firstSeats, type SeatChoice, SeatsEditor } from './seats-editor.tsx';
import styles from './setup.module.css';
import { useGame } from './use-game.ts';

export type Mode = 'solo' | 'pass' | 'online';

const MODES: readonly { readonly mode: Mode; readonly name: string; readonly about: string }[] = [
  { mode: 'solo', name: 'Solo', about: 'You against bots, on this device. Works offline.' },
  { mode: 'pass', name: 'Pass and play', about: 'Several people round this screen; hands stay hidden.' },
  { mode: 'online', name: 'Online', about: 'Friends join by a link, each on their own device.' },
];

const START: { readonly [mode in Mode]: string } = {
  solo: 'Start',
  pass: 'Start',
  online: 'Open the table',
};

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
  const myName = useSettings((settings) => settings.name);
  const [game, setGame] = useState(firstGame);
  const [mode, setMode] = useState(firstMode);
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() => firstSeats(firstMode, myName));
  const [options, setOptions] = useState<OptionValues>({});
  const [online, setOnline] = useState(FIRST_ONLINE);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const info = useGame(game);

  const start = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const mine = seats.find((seat) => seat.who === 'me')?.name.trim();
    // A name we made up is not one to remember.
    if (mine && mine !== NAMELESS && !/^Player \d$/.test(mine)) onName(mine);
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
          name: name.trim() || (who === 'me' ? NAMELESS : `Player ${at + 1}`),
          bot: who === 'bot' ? bot : null,
        }));
        go(`/play/${await ask('create', { game, options, players })}`);
      }
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title="New table"
      onClose={onClose}
      foot={
        <>
          {trouble && (
            <p role="alert" className={styles.trouble}>
              {trouble}
            </p>
          )}
          <button type="button" className="btn" onClick={onClose}>
            Not now
          </button>
          <button type="button" className="btn main" onClick={start} disabled={busy || info === null}>
            {START[mode]}
          </button>
        </>
      }
    >
      {GAMES.length > 1 && (
        <label className={styles.field}>
          Game
          <select value={game} onChange={(event) => setGame(event.target.value)}>
            {GAMES.map((id) => (
              <option key={id} value={id}>
                {gameName(words, id)}
              </option>
            ))}
          </select>
        </label>
      )}
      <fieldset className={styles.modes}>
        <legend className="sr">How to play</legend>
        {MODES.map(({ mode: one, name }) => (
          <label key={one} data-on={one === mode}>
            <input
              type="radio"
              name="mode"
              checked={one === mode}
              onChange={() => {
                setMode(one);
                setSeats(firstSeats(one, myName));
              }}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <p className="muted small">{MODES.find(({ mode: one }) => one === mode)?.about}</p>
      {info && (
        <>
          <SeatsEditor mode={mode} seats={seats} limits={info.seats} onChange={setSeats} />
          {mode === 'online' && <OnlineChoices setup={online} onChange={setOnline} />}
          <RuleOptions game={game} specs={info.options} values={options} onChange={setOptions} />
        </>
      )}
    </Dialog>
  );
}
