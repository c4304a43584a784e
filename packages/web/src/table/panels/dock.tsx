import type { Piece, Plain, Scene, Seat } from '@indigo/kernel';
import { Picture } from '../../shell/picture.tsx';
import type { Answering } from '../answering.ts';
import type { Game } from '../game.ts';
import { piecesOf } from '../pieces.ts';
import type { Tray } from '../skin.ts';
import type { Speech } from '../speech.ts';
import type { Target, Targets } from '../targets.ts';
import styles from './dock.module.css';
import { Token } from './token.tsx';

/** More than these lie in two rows. */
const ONE_ROW = 10;

interface DockProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly speech: Speech;
  readonly targets: Targets;
  readonly answering: Answering;
}

/** One part of what is mine. What can be played rises and glows. */
export function TrayPart({ tray, view, ...dock }: DockProps & { readonly tray: Tray; readonly view: Plain }) {
  const { scene, seat, speech } = dock;
  const pieces = piecesOf(scene, seat, tray.holds);
  const zone = scene.zones.find((one) => one.seat === seat && tray.holds(one));
  return (
    <section className={styles.part} data-stacked={dock.game.skin.trays.length > 2} aria-label={tray.title}>
      <div className={styles.cap}>
        <b>{tray.title}</b>
        {tray.about({ scene, seat, view, say: speech.say })}
      </div>
      <div
        className={tray.shows === 'cards' ? styles.fan : styles.team}
        data-many={pieces.length > ONE_ROW}
        data-zone={zone?.id}
      >
        {tray.shows === 'cards' ? (
          <Cards {...dock} pieces={pieces} />
        ) : (
          <Tokens {...dock} pieces={pieces} pixels={tray.shows.pixels} />
        )}
        {pieces.length === 0 && tray.empty && (
          <span className={styles.none}>{zone?.count ? 'They cannot be seen here.' : tray.empty}</span>
        )}
      </div>
    </section>
  );
}

type Laid = DockProps & { readonly pieces: readonly Piece[] };

function Cards({ game, speech, targets, answering, pieces }: Laid) {
  const middle = (pieces.length - 1) / 2;
  const plays = answering.decision && game.skin.plays(answering.decision);
  return pieces.map((piece, i) => (
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
  ));
}

function Tokens({ game, speech, targets, answering, pieces, pixels }: Laid & { readonly pixels: number }) {
  return pieces.map((piece) => (
    <Token
      key={piece.id}
      game={game}
      piece={piece}
      name={speech.say(piece.say)}
      size="team"
      pixels={Math.round(pixels * (pieces.length > ONE_ROW ? 0.66 : pieces.length > 6 ? 0.81 : 1))}
      target={targets.pieces.get(piece.id)}
      answering={answering}
    />
  ));
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
