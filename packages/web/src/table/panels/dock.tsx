import type { Piece, Scene, Seat } from '@indigo/kernel';
import { Picture } from '../../shell/picture.tsx';
import type { Answering } from '../answering.ts';
import type { Game } from '../game.ts';
import { piecesOf } from '../pieces.ts';
import type { Speech } from '../speech.ts';
import type { Target, Targets } from '../targets.ts';
import styles from './dock.module.css';
import { Token } from './token.tsx';

interface DockProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly speech: Speech;
  readonly targets: Targets;
  readonly answering: Answering;
}

/** My cards, those that can be played risen and glowing. */
export function Hand({ game, scene, seat, speech, targets, answering }: DockProps) {
  const cards = piecesOf(scene, seat, 'hand');
  const zone = scene.zones.find((one) => one.seat === seat && one.kind === 'hand');
  const tokens = game.skin.dock.shows === 'tokens';
  const middle = (cards.length - 1) / 2;
  const plays = answering.decision && game.skin.plays(answering.decision);
  return (
    <section className={styles.part} aria-label="Hand">
      <div className={styles.cap}>
        <b>{game.skin.dock.hand}</b>
        {zone?.count ?? 0} {zone?.count === 1 ? 'card' : 'cards'}
      </div>
      <div className={tokens ? styles.team : styles.fan} data-zone={zone?.id}>
        {tokens &&
          cards.map((piece) => (
            <Token
              key={piece.id}
              game={game}
              piece={piece}
              name={speech.say(piece.say)}
              size="team"
              pixels={72}
              target={targets.pieces.get(piece.id)}
              answering={answering}
            />
          ))}
        {!tokens &&
          cards.map((piece, i) => (
            <HandCard
              key={piece.id}
              game={game}
              piece={piece}
              name={speech.say(piece.say)}
              tilt={(i - middle) * 1.6}
              target={targets.pieces.get(piece.id) ?? targetOfSort(piece, targets)}
              answering={answering}
              plays={plays}
            />
          ))}
        {cards.length === 0 && (
          <span className={styles.none}>{zone?.count ? 'They cannot be seen here.' : 'No cards yet'}</span>
        )}
      </div>
    </section>
  );
}

/** A card whose sort an option speaks of glows with it, even if the option names another copy. */
function targetOfSort(piece: Piece, targets: Targets): Target | undefined {
  const first = `card:${piece.of ?? ''}`;
  return piece.id === first ? undefined : targets.pieces.get(first);
}

interface HandCardProps {
  readonly game: Game;
  readonly piece: Piece;
  readonly name: string;
  readonly tilt: number;
  readonly target: Target | undefined;
  readonly answering: Answering;
  /** The card the question is about, by its sort. */
  readonly plays: string | null;
}

function HandCard({ game, piece, name, tilt, target, answering, plays }: HandCardProps) {
  const { decision, chosen, parts, next } = answering;
  const composes = decision !== null && decision.shape !== 'pick';
  const own = target?.options.filter(({ at }) => !composes || at === piece.id) ?? [];
  const option = own.find(({ id }) => parts.includes(id) || next.includes(id)) ?? own[0];
  const picked = own.some(({ id }) => id === chosen?.id || parts.includes(id));
  const live = option !== undefined && (!composes || picked || next.length > 0);
  return (
    <button
      type="button"
      className={styles.card}
      data-live={live}
      data-picked={picked}
      data-idle={decision !== null && !live && piece.of !== plays}
      data-meant={piece.of === plays}
      data-piece={piece.id}
      aria-pressed={live ? picked : undefined}
      aria-label={live ? `${name}, can be played` : name}
      style={{ rotate: `${tilt}deg` }}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        if (live && option) answering.choose(option);
        else
          answering.ask([piece.id, `card:${piece.of ?? ''}`], name, {
            x: box.left + box.width / 2,
            y: box.top,
          });
      }}
    >
      <Picture markup={game.skin.card(piece, name)} box="0 0 120 168" width="100%" height="100%" />
    </button>
  );
}

/** My team, with the figures of each. */
export function Team({ game, scene, seat, speech, targets, answering }: DockProps) {
  const things = piecesOf(scene, seat, 'rest');
  const gauge = scene.gauges.find((one) => one.seat === seat);
  return (
    <section className={styles.part} aria-label="Team">
      <div className={styles.cap}>
        <b>{game.skin.dock.team}</b>
        {gauge ? `${gauge.value} ${shortly(speech.say(gauge.say))}` : things.length}
      </div>
      <div className={styles.team} data-zone={things[0]?.at}>
        {things.map((piece) => (
          <Token
            key={piece.id}
            game={game}
            piece={piece}
            name={speech.say(piece.say)}
            size="team"
            pixels={things.length > 6 ? 52 : 64}
            target={targets.pieces.get(piece.id)}
            answering={answering}
          />
        ))}
      </div>
    </section>
  );
}

const shortly = (words: string): string => words.toLowerCase().split(' ')[0];
