import type { PlayerInfo } from '@indigo/host';
import type { Piece, Scene, Seat } from '@indigo/kernel';
import { Icon, Pawn, Picture, SeatMark } from '../../shell/picture.tsx';
import type { Answering } from '../answering.ts';
import type { Game } from '../game.ts';
import type { Speech } from '../speech.ts';
import type { Targets } from '../targets.ts';
import styles from './seats.module.css';
import { Token } from './token.tsx';

interface SeatsProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly players: readonly PlayerInfo[];
  readonly speech: Speech;
  readonly turn: Seat | null;
  readonly targets: Targets;
  readonly answering: Answering;
  /** What stands beside the name of the one whose turn it is. */
  readonly doing: string;
  /** What each seat holds, where everything may be seen. */
  readonly hands: readonly (readonly Piece[])[] | null;
  /** In a replay or once it is over: who won. */
  readonly winners: readonly Seat[];
  onBot: ((seat: Seat, bot: string) => void) | null;
}

/** Everybody at the table: who they are, how far they are, what they have. */
export function Seats(props: SeatsProps) {
  return (
    <ul className={`seats ${styles.seats}`} aria-label="Players">
      {props.players.map((player, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <SeatCard key={seat} {...props} player={player} seat={seat} />
      ))}
    </ul>
  );
}

function SeatCard(props: SeatsProps & { readonly player: PlayerInfo; readonly seat: Seat }) {
  const { game, scene, speech, turn, player, seat, targets, answering, winners } = props;
  const gauge = scene.gauges.find((one) => one.seat === seat);
  const hand = scene.zones.find((zone) => zone.seat === seat && zone.kind === 'hand');
  const counts = game.skin.counts(scene, seat);
  const things = game.skin.beside(scene, seat, speech.you);
  const isTurn = seat === turn;
  const you = seat === speech.you;
  const tag = winners.includes(seat) ? 'winner' : isTurn ? props.doing : player.away ? 'away' : '';
  return (
    <li
      className={`seat${isTurn ? ' turn' : ''} ${styles.seat}`}
      data-seat={seat % 6}
      aria-current={isTurn ? 'true' : undefined}
    >
      <span className="pawn">
        <Pawn seat={seat % 6} height={54} />
      </span>
      <div className="name">
        <SeatMark seat={seat % 6} size={15} />
        <span className={styles.who}>{you ? 'You' : speech.name(seat)}</span>
        {player.bot !== undefined && (
          <span className="muted" title={player.person ? 'A bot plays for them' : 'Bot'}>
            <Icon id="i-bot" size={15} />
            <span className="sr">{player.person ? 'a bot plays for them' : 'bot'}</span>
          </span>
        )}
        <span className="grow" />
        {tag && <span className={`pill ${isTurn || winners.includes(seat) ? 'gold' : 'quiet'}`}>{tag}</span>}
        {props.onBot && player.person && !you && (player.away ?? false) && (
          <button
            type="button"
            className={`tool ${styles.bot}`}
            title={`Ask the table to let a bot play for ${speech.name(seat)}`}
            aria-label={`Let a bot play for ${speech.name(seat)}`}
            hidden={player.bot !== undefined}
            onClick={() => props.onBot?.(seat, 'greedy')}
          >
            <Icon id="i-bot" size={15} />
          </button>
        )}
      </div>
      {gauge?.goal !== undefined && (
        <div
          className="meter"
          role="img"
          aria-label={`${gauge.value} of ${gauge.goal} ${speech.say(gauge.say)}`}
        >
          <i style={{ width: `${Math.min(100, Math.round((gauge.value / gauge.goal) * 100))}%` }} />
        </div>
      )}
      <div className="figs">
        {gauge && (
          <span>
            <b>{gauge.value}</b>
            {gauge.goal !== undefined && `/${gauge.goal}`}
            {counts !== null && ` ${speech.say(gauge.say).toLowerCase()}`}
          </span>
        )}
        {counts === null && hand && (
          <span className="row" title={speech.say(hand.say)}>
            <Icon id="g-cards" size={14} />
            <b>{hand.count}</b>
            <span className="sr">cards</span>
          </span>
        )}
        {counts?.map(([word, zone]) => (
          <span key={zone.id} title={speech.say(zone.say)}>
            {word} <b>{zone.count}</b>
          </span>
        ))}
        <span className="grow" />
        <span
          className={styles.minis}
          data-many={things.length > 5}
          data-zone={things[0]?.at ?? `team:${seat}`}
        >
          {things.map((piece) => (
            <Token
              key={piece.id}
              piece={piece}
              game={game}
              name={speech.say(piece.say)}
              size="dot"
              pixels={things.length > 5 ? 23 : 27}
              target={seat === speech.you ? undefined : targets.pieces.get(piece.id)}
              answering={answering}
            />
          ))}
        </span>
      </div>
      {props.hands && (
        <div className={styles.hand}>
          {props.hands[seat]?.map((piece) => (
            <Picture
              key={piece.id}
              markup={game.skin.card(piece, speech.say(piece.say))}
              box="0 0 120 168"
              width={30}
              height={42}
              label={speech.say(piece.say)}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** The same in one line, for small screens. */
export function SeatPills({
  scene,
  players,
  speech,
  turn,
}: Pick<SeatsProps, 'scene' | 'players' | 'speech' | 'turn'>) {
  return (
    <ul className={styles.pills} aria-label="Players">
      {players.map((player, seat) => {
        const gauge = scene.gauges.find((one) => one.seat === seat);
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className={styles.pill}
            data-seat={seat % 6}
            data-turn={seat === turn}
            aria-current={seat === turn ? 'true' : undefined}
            data-zone={`team:${seat}`}
          >
            <Pawn seat={seat % 6} height={28} />
            <span className="sr">{player.name}:</span>
            <b className="num">{gauge?.value ?? speech.name(seat).slice(0, 2)}</b>
          </li>
        );
      })}
    </ul>
  );
}
