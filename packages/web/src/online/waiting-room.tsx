import { USUAL_BOT } from '@indigo/bots';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { gameName } from '../games.ts';
import type { TableModel } from '../link/link.ts';
import { NoticeSwitch } from '../notices/notice-switch.tsx';
import { BOTS, botSays } from '../setup/players.ts';
import { Icon, Pawn, SeatMark } from '../shell/picture.tsx';
import { SureButton } from '../shell/sure-button.tsx';
import { useWords } from '../words/words.ts';
import { closeTable, leaveMatch, sendAway, startMatch } from './api.ts';
import { DiceFingerprint } from './dice-fingerprint.tsx';
import styles from './online.module.css';
import { ShareLink } from './share-link.tsx';

/** A table that waits for its people: who sits, the link to send, and the way to begin. */
export function WaitingRoom({ model }: { readonly model: TableModel }) {
  const words = useWords();
  const { online } = words;
  const [busy, setBusy] = useState(false);
  const [bot, setBot] = useState<string>(USUAL_BOT);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  const { table, invite, mine, id, yours } = model;
  if (table === null) return null;
  const free = table.players.filter(({ name }) => name === '').length;
  const attempt =
    (work: () => Promise<unknown>, then = (): void => {}) =>
    async (): Promise<void> => {
      setBusy(true);
      try {
        await work();
        then();
      } catch (error) {
        setTrouble((error as Error).message);
      }
      setBusy(false);
    };
  const home = (): void => go('/');
  return (
    <section className={styles.page}>
      <h1>{gameName(words, table.game)}</h1>
      <p className="muted" role="status">
        {free === 0 ? online.everybodyHere : online.waitingFor(free)} {online.begins}
      </p>
      {invite && <ShareLink code={invite} game={gameName(words, table.game)} />}
      <ul className={styles.seats}>
        {table.players.map(({ name, person, bot, away }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <li key={seat} data-seat={seat} data-free={name === ''}>
            <Pawn seat={seat} height={48} />
            <SeatMark seat={seat} />
            <span className="grow">
              <b>{name || online.free}</b>
              {bot !== undefined && !person && <small>{online.botIs(botSays(words, bot))}</small>}
              {away && <small>{online.away}</small>}
            </span>
            {mine.includes(seat) && <span className="pill">{online.you}</span>}
            {yours && name !== '' && !mine.includes(seat) && (
              <button
                type="button"
                className="btn"
                disabled={busy}
                aria-label={online.sendAwayWho(name)}
                onClick={attempt(() => sendAway(id, seat))}
              >
                {online.sendAway}
              </button>
            )}
          </li>
        ))}
      </ul>
      {trouble && (
        <p role="alert" className={styles.trouble}>
          {trouble}
        </p>
      )}
      <div className={styles.acts}>
        {mine.length > 0 && free > 0 && (
          <select aria-label={online.whichBot} value={bot} onChange={(event) => setBot(event.target.value)}>
            {BOTS.map((name) => (
              <option key={name} value={name}>
                {words.bots[name].title}: {words.bots[name].about}
              </option>
            ))}
          </select>
        )}
        {mine.length > 0 && (
          <button
            type="button"
            className="btn main"
            onClick={attempt(() => startMatch(id, bot))}
            disabled={busy}
          >
            <Icon id="i-play" size={15} />
            {free === 0 ? online.begin : online.beginWithBots(free)}
          </button>
        )}
        {mine.length > 0 && !yours && (
          <button type="button" className="btn" disabled={busy} onClick={attempt(() => leaveMatch(id), home)}>
            {online.leave}
          </button>
        )}
        {yours && (
          <SureButton
            words={[online.closeTable, online.closeForSure]}
            className="btn"
            disabled={busy}
            onSure={attempt(() => closeTable(id), home)}
          />
        )}
      </div>
      {mine.length > 0 && <NoticeSwitch />}
      <DiceFingerprint match={id} />
    </section>
  );
}
