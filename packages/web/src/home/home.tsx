import { useState } from 'react';
import { useLocation } from 'wouter';
import { GAMES } from '../games.ts';
import { ask } from '../local/client.ts';
import { setSettings, useSettings } from '../settings/settings.ts';
import { type Mode, NewTable } from '../setup/new-table.tsx';
import { lessonNames, QUICK_SEATS, soloPlayers } from '../setup/players.ts';
import { Icon } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import { GameCard } from './game-card.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { YourTables } from './your-tables.tsx';

const WAYS = [
  { mode: 'solo', name: 'solo', sign: 'i-person' },
  { mode: 'pass', name: 'pass', sign: 'i-pass' },
  { mode: 'online', name: 'invite', sign: 'i-globe' },
] as const;

export default function Home() {
  const [, go] = useLocation();
  const { home } = useWords();
  const name = useSettings((settings) => settings.name);
  const [setup, setSetup] = useState<{ readonly game: string; readonly mode: Mode } | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);

  const open = async (table: Promise<string>): Promise<void> => {
    setBusy(true);
    try {
      go(`/play/${await table}`);
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  };

  return (
    <div className={styles.home}>
      <Hero>
        <h1>{home.title}</h1>
        <p>{home.line}</p>
        <div className={styles.ways}>
          {WAYS.map(({ mode, name, sign }) => (
            <button
              key={mode}
              type="button"
              className={`btn ${mode === 'solo' ? 'main' : ''}`}
              onClick={() => setSetup({ game: GAMES[0], mode })}
            >
              <Icon id={sign} size={18} />
              {home[name]}
            </button>
          ))}
        </div>
      </Hero>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <div className={styles.grid}>
        {GAMES.map((game) => (
          <GameCard
            key={game}
            game={game}
            busy={busy}
            onPlay={() => open(ask('create', { game, options: {}, players: soloPlayers(name, QUICK_SEATS) }))}
            onLearn={() => open(ask('learn', { game, names: lessonNames(name) }))}
            onSetUp={() => setSetup({ game, mode: 'solo' })}
          />
        ))}
        <YourTables />
      </div>
      {setup && (
        <NewTable
          {...setup}
          onClose={() => setSetup(null)}
          onName={(chosen) => setSettings({ name: chosen })}
        />
      )}
    </div>
  );
}
