import { useState } from 'react';
import { Link } from 'wouter';
import { GAMES } from '../games.ts';
import { setSettings } from '../settings/settings.ts';
import { type Mode, NewTable } from '../setup/new-table.tsx';
import { Icon } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import { GameCard } from './game-card.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { useOpening } from './use-opening.ts';
import { YourTables } from './your-tables.tsx';

const WAYS = [
  { mode: 'solo', name: 'solo', sign: 'i-person' },
  { mode: 'pass', name: 'pass', sign: 'i-pass' },
  { mode: 'online', name: 'invite', sign: 'i-globe' },
] as const;

export default function Home() {
  const { home, lab } = useWords();
  const [setup, setSetup] = useState<{ readonly game: string; readonly mode: Mode } | null>(null);
  const { busy, trouble, learn, play } = useOpening();
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
            onPlay={() => play(game)}
            onLearn={() => learn(game)}
            onSetUp={() => setSetup({ game, mode: 'solo' })}
          />
        ))}
        <YourTables />
      </div>
      <p className={styles.lab}>
        <Link href="/lab">{lab.link}</Link>
      </p>
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
