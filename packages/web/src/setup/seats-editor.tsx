import { USUAL_BOT } from '@indigo/bots';
import { Icon, Pawn } from '../shell/picture.tsx';
import { type PageWords, useWords } from '../words/words.ts';
import type { Mode } from './new-table.tsx';
import { BOTS, botNames } from './players.ts';
import styles from './setup.module.css';

export interface SeatChoice {
  readonly key: number;
  /** me: whoever sets up. person: somebody else at this screen. open: for a friend with the link. */
  readonly who: 'me' | 'person' | 'open' | 'bot';
  readonly name: string;
  readonly bot: string;
}

let keys = 0;
const seat = (who: SeatChoice['who'], name: string): SeatChoice => ({
  key: ++keys,
  who,
  name,
  bot: USUAL_BOT,
});

/** A table as most people want it. */
export function firstSeats(mode: Mode, myName: string, { setup, shell }: PageWords): SeatChoice[] {
  const me = seat('me', myName || (mode === 'solo' ? setup.trainer : mode === 'pass' ? shell.player(0) : ''));
  if (mode === 'pass') return [me, seat('person', shell.player(1))];
  if (mode === 'online') return [me, seat('open', ''), seat('open', '')];
  return [me, ...botNames(2, [me.name]).map((name) => seat('bot', name))];
}

const KINDS: { readonly [mode in Mode]: readonly SeatChoice['who'][] } = {
  solo: ['bot'],
  pass: ['person', 'bot'],
  online: ['open', 'bot'],
};

interface SeatsEditorProps {
  readonly mode: Mode;
  readonly seats: readonly SeatChoice[];
  readonly limits: { readonly min: number; readonly max: number };
  readonly onChange: (seats: readonly SeatChoice[]) => void;
}

/** One row a seat. */
export function SeatsEditor({ mode, seats, limits, onChange }: SeatsEditorProps) {
  const words = useWords();
  const { setup } = words;
  const change = (at: number, how: Partial<SeatChoice>): void =>
    onChange(seats.map((one, i) => (i === at ? { ...one, ...how } : one)));
  const kindOf = (at: number, who: SeatChoice['who']): void =>
    change(at, { who, name: nameFor(who, at, seats, words) });
  const add = (): void => {
    const who = KINDS[mode][0];
    onChange([...seats, seat(who, nameFor(who, seats.length, seats, words))]);
  };
  return (
    <fieldset className={styles.seats}>
      <legend>
        {setup.seats} <span className="muted">({seats.length})</span>
      </legend>
      {seats.map((one, at) => (
        <div key={one.key} className={styles.seat}>
          <Pawn seat={at} height={38} />
          {one.who === 'me' || KINDS[mode].length === 1 ? (
            <span className={styles.kind}>{setup.who[one.who]}</span>
          ) : (
            <select
              className={styles.kind}
              aria-label={setup.whoSits(at)}
              value={one.who}
              onChange={(event) => kindOf(at, event.target.value as SeatChoice['who'])}
            >
              {KINDS[mode].map((who) => (
                <option key={who} value={who}>
                  {setup.who[who]}
                </option>
              ))}
            </select>
          )}
          <SeatDetail mode={mode} seat={one} at={at} onChange={(how) => change(at, how)} />
          {one.who !== 'me' && seats.length > limits.min && (
            <button
              type="button"
              className="tool"
              aria-label={setup.removeSeat(at)}
              onClick={() => onChange(seats.filter((_, i) => i !== at))}
            >
              <Icon id="i-minus" size={16} />
            </button>
          )}
        </div>
      ))}
      {seats.length < limits.max && (
        <button type="button" className="btn ghost" onClick={add}>
          <Icon id="i-plus" size={15} />
          {setup.addSeat}
        </button>
      )}
    </fieldset>
  );
}

function nameFor(
  who: SeatChoice['who'],
  at: number,
  seats: readonly SeatChoice[],
  { setup, shell }: PageWords,
): string {
  if (who === 'bot')
    return (
      botNames(
        1,
        seats.map(({ name }) => name),
      )[0] ?? setup.bot(at)
    );
  return who === 'person' ? shell.player(at) : '';
}

interface SeatDetailProps {
  readonly mode: Mode;
  readonly seat: SeatChoice;
  readonly at: number;
  readonly onChange: (how: Partial<SeatChoice>) => void;
}

function SeatDetail({ mode, seat: { who, name, bot }, at, onChange }: SeatDetailProps) {
  const { setup, bots } = useWords();
  if (who === 'open') return <span className="grow muted small">{setup.joinsByLink}</span>;
  if (who === 'bot')
    return (
      <select
        className="grow"
        aria-label={setup.whichBot(at)}
        value={bot}
        onChange={(event) => onChange({ bot: event.target.value })}
      >
        {BOTS.map((one) => (
          <option key={one} value={one}>
            {mode === 'online' ? '' : `${name}, `}
            {bots[one].title}: {bots[one].about}
          </option>
        ))}
      </select>
    );
  return (
    <input
      className="grow"
      aria-label={setup.nameIn(at)}
      placeholder={setup.yourName}
      maxLength={24}
      value={name}
      onFocus={(event) => event.target.select()}
      onChange={(event) => onChange({ name: event.target.value })}
    />
  );
}
