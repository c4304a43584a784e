import { useState } from 'react';
import { gameName } from '../games.ts';
import type { TableModel } from '../link/link.ts';
import { DEFAULT_BOT } from '../setup/players.ts';
import { Icon, Pawn, SeatMark } from '../shell/picture.tsx';
import { startMatch } from './api.ts';
import styles from './online.module.css';
import { ShareLink } from './share-link.tsx';

/** A table that waits for its people: who sits, the link to send, and the way to begin. */
export function WaitingRoom({ model }: { readonly model: TableModel }) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { table, invite, mine, id } = model;
  if (table === null) return null;
  const free = table.players.filter(({ name }) => name === '').length;
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      await startMatch(id, DEFAULT_BOT);
    } catch (error) {
      setTrouble((error as Error).message);
    }
    setBusy(false);
  };
  return (
    <section className={styles.page}>
      <h1>{gameName(table.game)}</h1>
      <p className="muted" role="status">
        {free === 0 ? 'Everybody is here.' : `Waiting for ${free === 1 ? 'one more' : `${free} more`}.`} The
        match begins when every seat is taken.
      </p>
      {invite && <ShareLink link={invite} game={gameName(table.game)} />}
      <ul className={styles.seats}>
        {table.players.map(({ name, person, bot, away }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-seat={seat} data-free={name === ''}>
            <Pawn seat={seat} height={48} />
            <SeatMark seat={seat} />
            <span className="grow">
              <b>{name || 'Free'}</b>
              {bot !== undefined && !person && <small>bot, {bot}</small>}
              {away && <small>away</small>}
            </span>
            {mine.includes(seat) && <span className="pill">You</span>}
          </li>
        ))}
      </ul>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      {mine.length > 0 && (
        <button type="button" className="btn main" onClick={start} disabled={busy}>
          <Icon id="i-play" size={15} />
          {free === 0
            ? 'Begin'
            : `Begin with ${free === 1 ? 'a bot' : 'bots'} in the free ${free === 1 ? 'seat' : 'seats'}`}
        </button>
      )}
    </section>
  );
}
