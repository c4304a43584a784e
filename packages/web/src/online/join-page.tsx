import type { MatchInfo } from '@indigo/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { gameName } from '../games.ts';
import { setSettings, useSettings } from '../settings/settings.ts';
import { Moment } from '../shell/moment.tsx';
import { Pawn } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import { inviteInfo, joinByCode } from './api.ts';
import styles from './online.module.css';

/** Somebody opened an invitation: they type a name and take a seat. */
export default function Join({ code }: { readonly code: string }) {
  return code === '' ? <TypeCode /> : <TakeSeat code={code} key={code} />;
}

function TypeCode() {
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const code = /([a-z0-9]{6,24})\/?$/.exec(typed.trim().toLowerCase())?.[1];
  return (
    <form
      className={styles.page}
      onSubmit={(event) => {
        event.preventDefault();
        if (code !== undefined) go(`/join/${code}`);
      }}
    >
      <h1>Join with a code</h1>
      <label className={styles.field}>
        The link or code a friend sent you
        <input value={typed} onChange={(event) => setTyped(event.target.value)} autoCapitalize="none" />
      </label>
      <button type="submit" className="btn main" disabled={code === undefined}>
        Go on
      </button>
    </form>
  );
}

function TakeSeat({ code }: { readonly code: string }) {
  const [, go] = useLocation();
  const words = useWords();
  const myName = useSettings((settings) => settings.name);
  const [name, setName] = useState(myName);
  const [match, setMatch] = useState<MatchInfo | null>(null);
  const [seat, setSeat] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    inviteInfo(code).then(
      (found) => {
        // Whoever sits there already only comes back.
        if (found.seat !== null) go(`/table/${found.id}`, { replace: true });
        else setMatch(found);
      },
      (error: Error) => setTrouble(error.message),
    );
  }, [code, go]);

  if (match === null)
    return trouble === null ? null : (
      <Moment creature="Psyduck" title="This invitation does not work">
        <p>{trouble}</p>
      </Moment>
    );
  const free = match.players.flatMap((player, at) => (player.name === '' ? [at] : []));
  const join = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSettings({ name: name.trim() });
    try {
      const joined = await joinByCode({ code, ...(seat === null ? {} : { seat }) });
      go(`/table/${joined.id}`);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  const host = match.players.find((player) => player.person)?.name;
  return (
    <form className={styles.page} onSubmit={join}>
      <h1>{host ? `${host} invites you` : 'You are invited'}</h1>
      <p className="muted">{gameName(words, match.game)}</p>
      {free.length === 0 ? (
        <p>
          All seats are taken. <a href={`/table/${match.id}`}>Watch the match</a>
        </p>
      ) : (
        <>
          <label className={styles.field}>
            Your name
            <input
              value={name}
              onChange={(event) => setName(event.target.value)}
              maxLength={24}
              required
              autoComplete="nickname"
            />
          </label>
          <fieldset className={styles.pick}>
            <legend>Your seat</legend>
            {match.players.map((player, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <label key={at} data-on={(seat ?? free[0]) === at} data-free={player.name === ''}>
                <input
                  type="radio"
                  name="seat"
                  disabled={player.name !== ''}
                  checked={(seat ?? free[0]) === at}
                  onChange={() => setSeat(at)}
                />
                <Pawn seat={at} height={52} />
                <span>{player.name || 'Free'}</span>
              </label>
            ))}
          </fieldset>
          {trouble && (
            <p role="alert" className={styles.trouble}>
              {trouble}
            </p>
          )}
          <button type="submit" className="btn main">
            Take the seat
          </button>
        </>
      )}
    </form>
  );
}
