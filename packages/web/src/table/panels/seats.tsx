import type { PlayerInfo } from '@indigo/host';
import { isHand, type Seat } from '@indigo/kernel';
import type { ReactNode } from 'react';
import { botSays } from '../../setup/players.ts';
import { Icon, Pawn, Picture, SeatMark } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { piecesIn } from '../pieces.ts';
import { pieceThing, thingsOf } from '../things.ts';
import { besideOf } from '../trays.ts';
import styles from './seats.module.css';
import { spotOf, Token } from './token.tsx';

/** What each of somebody's things takes: where there are few, where there are many, where one of them is to be chosen. */
const PIXELS = { few: 27, many: 23, chosen: 44 };

/** Everybody at the table: who they are, how far they are, what they have. */
export function Seats() {
  const { table } = useTable();
  const { table: say } = useWords();
  return (
    <ul className={`seats ${styles.seats}`} aria-label={say.players}>
      {table.players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatCard key={seat} player={player} seat={seat} />
      ))}
    </ul>
  );
}

function SeatCard({ player, seat }: { readonly player: PlayerInfo; readonly seat: Seat }) {
  const { link, table, scene, speech, turn, targets, winners, replay } = useTable();
  const words = useWords();
  const { table: say } = words;
  const gauge = scene.gauges.find((one) => one.seat === seat);
  const owned = scene.zones.filter((zone) => zone.seat === seat);
  const hand = owned.find(isHand);
  const counted = owned.filter((zone) => zone.counted !== undefined);
  const things = besideOf(scene, seat, speech.you);
  const isTurn = seat === turn.seat;
  const you = seat === speech.you;
  const won = winners?.includes(seat) ?? false;
  const thinks = isTurn && player.bot !== undefined && winners === null && !replay;
  const tag = won ? 'winner' : player.away ? 'away' : thinks ? 'thinking' : isTurn ? 'toMove' : null;
  const mayHelp = speech.you !== null && winners === null && !replay;
  const chosenFrom = !you && things.some(({ id }) => targets.pieces.has(id));
  return (
    <li
      className={`seat${isTurn ? ' turn' : ''} ${styles.seat}`}
      data-seat={seat % 6}
      aria-current={isTurn ? 'true' : undefined}
    >
      <span className="pawn">
        <WhoButton seat={seat} className={styles.pawn} drawn>
          <Pawn seat={seat % 6} height={54} />
        </WhoButton>
      </span>
      <div className="name">
        <SeatMark seat={seat % 6} size={15} />
        <span className={styles.who}>{you ? say.you : speech.name(seat)}</span>
        {player.bot !== undefined && (
          <span
            className="muted"
            title={`${player.person ? say.botForThem : say.bot}: ${botSays(words, player.bot)}`}
          >
            <Icon id="i-bot" size={15} />
            <span className="sr">{player.person ? say.botForThem : say.bot}</span>
          </span>
        )}
        <span className="grow" />
        {tag && <span className={`pill ${isTurn || won ? 'gold' : 'quiet'}`}>{say.tags[tag]}</span>}
        {mayHelp && player.person && !you && (player.away ?? false) && (
          <button
            type="button"
            className={`tool ${styles.bot}`}
            title={say.askForBot(speech.name(seat))}
            aria-label={say.letBotPlay(speech.name(seat))}
            hidden={player.bot !== undefined}
            onClick={() => void link.send({ do: 'bot', seat, bot: table.standIn })}
          >
            <Icon id="i-bot" size={15} />
          </button>
        )}
      </div>
      {gauge?.goal !== undefined && (
        <div
          className="meter"
          role="img"
          aria-label={say.gauge(gauge.value, gauge.goal, speech.say(gauge.say))}
        >
          <i style={{ width: `${Math.min(100, Math.round((gauge.value / gauge.goal) * 100))}%` }} />
        </div>
      )}
      <div className="figs">
        {gauge && (
          <span>
            <b>{gauge.value}</b>
            {gauge.goal !== undefined && `/${gauge.goal}`}
            {counted.length > 0 && ` ${say.unit(speech.say(gauge.say))}`}
          </span>
        )}
        {counted.length === 0 && hand && (
          <span className="row" title={speech.say(hand.say)}>
            <Icon id="g-cards" size={14} />
            <b>{hand.count}</b>
            <span className="sr">{say.cards}</span>
          </span>
        )}
        {counted.map(({ id, say, counted: word = say, count }) => (
          <span key={id} title={speech.say(say)}>
            {speech.say(word)} <b>{count}</b>
          </span>
        ))}
        <span className="grow" />
        <span
          className={styles.minis}
          data-many={things.length > 5}
          data-live={chosenFrom}
          data-zone={things[0]?.at ?? `team:${seat}`}
        >
          {things.map((piece) => (
            <Token
              key={piece.id}
              piece={piece}
              name={speech.say(piece.say)}
              size="dot"
              pixels={chosenFrom ? PIXELS.chosen : things.length > 5 ? PIXELS.many : PIXELS.few}
              target={you ? undefined : targets.pieces.get(piece.id)}
            />
          ))}
        </span>
      </div>
      <OpenHand seat={seat} />
    </li>
  );
}

interface WhoButtonProps {
  readonly seat: Seat;
  readonly className: string | undefined;
  readonly children: ReactNode;
  /** There is nothing but a drawing in it: no word says who it is. */
  readonly drawn?: boolean;
}

/** Somebody at the table, to be looked at with all that lies open before them. */
function WhoButton({ seat, className, drawn = false, children }: WhoButtonProps) {
  const { scene, speech, answering } = useTable();
  const [thing, ...others] = thingsOf(scene, seat, besideOf(scene, seat, null), speech.say);
  if (thing === undefined) return children;
  return (
    <button
      type="button"
      className={className}
      aria-label={drawn ? thing.name : undefined}
      onClick={(event) => answering.ask({ thing, others, spot: spotOf(event.currentTarget) })}
    >
      {children}
    </button>
  );
}

/** What a seat holds, where everything may be seen. */
function OpenHand({ seat }: { readonly seat: Seat }) {
  const { game, model, speech, answering } = useTable();
  const view = model.views?.[seat];
  if (view === undefined) return null;
  const scene = game.ruleset.scene(view);
  const hands = scene.zones.filter((zone) => zone.seat === seat && isHand(zone));
  return (
    <div className={styles.hand}>
      {piecesIn(
        scene,
        hands.map(({ id }) => id),
      ).map((piece) => (
        <button
          key={piece.id}
          type="button"
          aria-label={speech.say(piece.say)}
          onClick={(event) =>
            answering.ask({
              thing: pieceThing(piece, speech.say),
              others: [],
              spot: spotOf(event.currentTarget),
            })
          }
        >
          <Picture
            markup={game.skin.card(piece, speech.say(piece.say), null)}
            box="0 0 120 168"
            width={30}
            height={42}
          />
        </button>
      ))}
    </div>
  );
}

/** The same in one line, for small screens. */
export function SeatPills() {
  const { scene, table, speech, turn } = useTable();
  const { table: say } = useWords();
  return (
    <ul className={styles.pills} aria-label={say.players}>
      {table.players.map((player, seat) => {
        const gauge = scene.gauges.find((one) => one.seat === seat);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className={styles.pill}
            data-seat={seat % 6}
            data-turn={seat === turn.seat}
            aria-current={seat === turn.seat ? 'true' : undefined}
            data-zone={`team:${seat}`}
          >
            <WhoButton seat={seat} className={styles.pillWho}>
              <Pawn seat={seat % 6} height={28} />
              <span className="sr">{player.name}:</span>
              <b className="num">{gauge?.value ?? speech.name(seat)}</b>
            </WhoButton>
          </li>
        );
      })}
    </ul>
  );
}
