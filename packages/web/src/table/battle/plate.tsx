import type { Battle, Fighter, Side } from '@indigo/kernel';
import { Icon, Picture, SeatMark } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { spotOf, Token } from '../panels/token.tsx';
import { isOut } from '../pieces.ts';
import { namedThing } from '../things.ts';
import styles from './battle.module.css';
import { fighting } from './moves.ts';
import { Effects, FallenDice, Health, Notes, Signs } from './parts.tsx';

interface PlateProps {
  readonly battle: Battle;
  readonly side: Side;
  readonly place: 'near' | 'far';
  readonly won: boolean;
}

/** Who fights for one side, how well it is, what lies on it, what it has laid, and who waits. */
export function Plate({ battle, side, place, won }: PlateProps) {
  const { game, speech, answering } = useTable();
  const { battle: say, shell } = useWords();
  const { seat, fighters, cards, emblem, notes = [] } = side;
  const now = fighting(side, battle.decided);
  const bench = fighters.filter((one) => !now.includes(one));
  const [first] = now;
  const who = speech.say(side.say);
  const due = seat !== null && battle.due.includes(seat) && battle.decided === null;
  const title = shell.list(now.map((one) => speech.say(one.say))) || (seat === null ? who : say.choosing);
  return (
    <section
      className={styles.plate}
      data-place={place}
      data-seat={seat === null ? undefined : seat % 6}
      data-won={won}
      aria-label={who}
    >
      <div className={styles.head}>
        {first !== undefined ? (
          <FighterToken one={first} pixels={56} />
        ) : emblem ? (
          <button
            type="button"
            className={styles.face}
            aria-label={who}
            onClick={(event) =>
              answering.ask({
                thing: namedThing(emblem, side.say, speech.say),
                others: [],
                spot: spotOf(event.currentTarget),
              })
            }
          >
            <Picture
              markup={game.skin.token(emblem, title, 'dot')}
              box="-4 -4 108 108"
              width="100%"
              height="100%"
            />
          </button>
        ) : (
          seat !== null && <SeatMark seat={seat % 6} size={34} />
        )}
        <div className={styles.names}>
          <b className="num">{title}</b>
          {title !== who && (
            <span className={styles.whose}>
              {seat !== null && <SeatMark seat={seat % 6} size={13} />}
              {who}
            </span>
          )}
        </div>
        {won && (
          <span className="pill gold">
            <Icon id="g-crown" size={13} />
            {say.wins}
          </span>
        )}
        {battle.decided === 'tie' && <span className="pill quiet">{say.tie}</span>}
        {due && (
          <span className={styles.due} title={say.due}>
            <Icon id="i-hourglass" size={16} />
          </span>
        )}
      </div>
      {now.map((one) => (
        <Fighting key={one.id} one={one} alone={now.length === 1} />
      ))}
      <div className={styles.besides}>
        <Notes notes={notes} />
        {cards.length > 0 && (
          <ul className={styles.laid} aria-label={say.cardsLaid}>
            {cards.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie never change places
              <li key={i}>
                <button
                  type="button"
                  className={styles.pressed}
                  onClick={(event) =>
                    answering.ask({
                      thing: namedThing(card, card.say, speech.say),
                      others: [],
                      spot: spotOf(event.currentTarget),
                    })
                  }
                >
                  {speech.say(card.say)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {bench.length > 0 && (
        <ul className={styles.bench} aria-label={say.bench}>
          {bench.map((one) => (
            <li key={one.id}>
              <FighterToken one={one} pixels={40} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Fighting({ one, alone }: { readonly one: Fighter; readonly alone: boolean }) {
  const { speech } = useTable();
  const { health, dice, signs, effects = [], notes = [] } = one;
  return (
    <>
      {!alone && (health !== undefined || notes.length > 0) && <b>{speech.say(one.say)}</b>}
      {health && <Health health={health} />}
      {dice ? <FallenDice dice={dice} /> : signs && <Signs signs={signs} />}
      <Notes notes={notes} />
      <Effects effects={effects} tapped />
    </>
  );
}

/** One of the side: a target when it can be sent or struck. */
function FighterToken({ one, pixels }: { readonly one: Fighter; readonly pixels: number }) {
  const { targets, speech } = useTable();
  return (
    <Token
      piece={{ ...one, at: '' }}
      name={speech.say(one.say)}
      size="dot"
      pixels={pixels}
      target={targets.pieces.get(one.id)}
      out={one.state === 'out' || isOut(one)}
    />
  );
}
