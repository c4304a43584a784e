import type { MatchInfo } from '@indigo/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { gameName } from '../games.ts';
import { setSettings, useSettings } from '../settings/settings.ts';
import { Moment } from '../shell/moment.tsx';
import { Pawn } from '../shell/picture.tsx';
import { useWords } from '../words/words.ts';
import { inviteInfo, joinByCode } from './api.ts';
import { codeIn } from './code.ts';
import { NameField } from './name-field.tsx';
import styles from './online.module.css';

/** Somebody opened an invitation: they type a name and take a seat. */
export default function Join({ code: typed }: { readonly code: string }) {
  const { online } = useWords();
  const code = codeIn(typed);
  if (code !== null) return <TakeSeat code={code} key={code} />;
  return (
    <section className={styles.page}>
      <h1>{online.joinTitle}</h1>
      <TypeCode first={typed} />
    </section>
  );
}

/** A field for a link or a code. `first`: what was typed before, and is none. */
function TypeCode({ first = '' }: { readonly first?: string }) {
  const [, go] = useLocation();
  const { online } = useWords();
  const [typed, setTyped] = useState(first);
  const [wrong, setWrong] = useState(first);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = codeIn(typed);
    if (code === null) setWrong(typed.trim());
    else go(`/join/${code}`);
  };
  return (
    <form className={styles.typeCode} onSubmit={submit}>
      <label className={styles.field}>
        {online.linkOrCode}
        <input
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={wrong !== ''}
          required
        />
      </label>
      {wrong !== '' && (
        <p role="alert" className={styles.trouble}>
          {online.noCode(wrong)}
        </p>
      )}
      <button type="submit" className="btn main">
        {online.goOn}
      </button>
    </form>
  );
}

function TakeSeat({ code }: { readonly code: string }) {
  const [, go] = useLocation();
  const words = useWords();
  const { online } = words;
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
      <>
        <Moment creature="Psyduck" title={online.deadInvite}>
          <p role="alert">{trouble}</p>
        </Moment>
        <section className={styles.page}>
          <h2>{online.tryAnother}</h2>
          <TypeCode />
        </section>
      </>
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
      // Who sits where is not what it was.
      inviteInfo(code).then(setMatch, () => {});
      setSeat(null);
    }
  };
  const host = match.players.find((player) => player.person)?.name;
  return (
    <form className={styles.page} onSubmit={join}>
      <h1>{host ? online.invites(host) : online.invited}</h1>
      <p className="muted">{gameName(words, match.game)}</p>
      {free.length === 0 || match.state !== 'waiting' ? (
        <NoSeat match={match} />
      ) : (
        <>
          <NameField value={name} onChange={setName} />
          <fieldset className={styles.pick}>
            <legend>{online.yourSeat}</legend>
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
                <span>{player.name || online.free}</span>
              </label>
            ))}
          </fieldset>
          {trouble && (
            <p role="alert" className={styles.trouble}>
              {trouble}
            </p>
          )}
          <button type="submit" className="btn main" disabled={name.trim() === ''}>
            {online.takeSeat}
          </button>
        </>
      )}
    </form>
  );
}

/** What is left to do where nobody can sit down any more: only what can be done. */
function NoSeat({ match: { id, state, watch } }: { readonly match: MatchInfo }) {
  const { online, shell } = useWords();
  const over = state === 'over';
  return (
    <>
      <p>{over ? online.isOver : watch ? online.allTaken : online.allTakenNoWatch}</p>
      <p className={styles.acts}>
        {watch && (
          <Link href={over ? `/replay/${id}` : `/table/${id}`} className="btn main">
            {over ? online.seeReplay : online.watchMatch}
          </Link>
        )}
        <Link href="/" className="btn">
          {shell.toGames}
        </Link>
      </p>
    </>
  );
}
