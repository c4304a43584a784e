import type { Piece } from '@indigo/kernel';
import { lazy, Suspense, useState } from 'react';
import { useAdvised } from '../../learn/context.tsx';
import { Picture } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import type { Target, Targets } from '../targets.ts';
import { pieceThing } from '../things.ts';
import type { LaidTray } from '../trays.ts';
import styles from './dock.module.css';
import { spotOf, Token } from './token.tsx';

/** Opened by few, and not at first. */
const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }));

/** More than these lie in two rows. */
const ONE_ROW = 10;
/** More than these lie closer. */
const AT_EASE = 6;
/** Of creatures, of creatures in a low row, of things. */
const PIXELS = { wide: 66, low: 58, thing: 46 };

interface TrayProps {
  readonly tray: LaidTray;
  /** There are so many that their titles stand above them. */
  readonly stacked: boolean;
}

/** One part of what is mine. What can be played rises and glows. */
export function TrayPart({ tray, stacked }: TrayProps) {
  const { title, about, shows, empty, zone, pieces } = tray;
  const { choosing } = useWords();
  const [drawn, setDrawn] = useState(false);
  const many = shows === 'tokens' && pieces.length > AT_EASE;
  return (
    <section className={styles.part} data-stacked={stacked} aria-label={title}>
      <div className={styles.cap}>
        <b>{title}</b>
        {about}
      </div>
      {many && (
        <button type="button" className={styles.all} onClick={() => setDrawn(true)}>
          {choosing.all(pieces.length)}
        </button>
      )}
      {drawn && (
        <Suspense fallback={null}>
          <Drawer title={title} pieces={pieces} onClose={() => setDrawn(false)} />
        </Suspense>
      )}
      <div
        className={shows === 'cards' ? styles.fan : styles.team}
        data-many={pieces.length > ONE_ROW}
        data-zone={zone ?? undefined}
      >
        {shows === 'cards' ? <Cards pieces={pieces} /> : <Tokens pieces={pieces} stacked={stacked} />}
        {pieces.length === 0 && <span className={styles.none}>{empty}</span>}
      </div>
    </section>
  );
}

interface Laid {
  readonly pieces: readonly Piece[];
}

function Cards({ pieces }: Laid) {
  const { targets } = useTable();
  const middle = (pieces.length - 1) / 2;
  return pieces.map((piece, i) => (
    <HandCard
      key={piece.id}
      piece={piece}
      tilt={(i - middle) * 1.6}
      target={targets.pieces.get(piece.id) ?? targetOfSort(piece, targets)}
    />
  ));
}

function Tokens({ pieces, stacked }: Laid & { readonly stacked: boolean }) {
  const { game, targets, speech } = useTable();
  const alive = pieces.some((piece) => game.skin.creature(piece) !== null);
  const each = alive ? (stacked ? PIXELS.low : PIXELS.wide) : PIXELS.thing;
  const close = pieces.length > ONE_ROW ? 0.66 : pieces.length > AT_EASE ? 0.81 : 1;
  return pieces.map((piece) => (
    <Token
      key={piece.id}
      piece={piece}
      name={speech.say(piece.say)}
      size="team"
      pixels={Math.round(each * close)}
      target={targets.pieces.get(piece.id)}
    />
  ));
}

/** A card whose sort an option speaks of glows with it, even if the option names another copy. */
function targetOfSort(piece: Piece, targets: Targets): Target | undefined {
  const first = `card:${piece.of ?? ''}`;
  return piece.id === first ? undefined : targets.pieces.get(first);
}

interface HandCardProps {
  readonly piece: Piece;
  readonly tilt: number;
  readonly target: Target | undefined;
}

function HandCard({ piece, tilt, target }: HandCardProps) {
  const { game, speech, answering, means } = useTable();
  const { asking } = useWords();
  const { decision, chosen, parts, next } = answering;
  const advised = useAdvised();
  const composes = decision !== null && decision.shape !== 'pick';
  const own = target?.options.filter(({ at }) => !composes || at === piece.id) ?? [];
  const option = own.find(({ id }) => parts.includes(id) || next.includes(id)) ?? own[0];
  const picked = own.some(({ id }) => id === chosen?.id || parts.includes(id));
  const live = option !== undefined && (!composes || picked || next.length > 0);
  const meant = piece.of !== undefined && piece.of === means.question.card;
  const name = speech.say(piece.say);
  return (
    <button
      type="button"
      className={styles.card}
      data-live={live}
      data-picked={picked}
      data-advised={advised(own.map(({ id }) => id))}
      data-idle={decision !== null && !live && !meant}
      data-meant={meant}
      data-piece={piece.id}
      aria-pressed={live ? picked : undefined}
      style={{ rotate: `${tilt}deg` }}
      onClick={(event) => {
        if (live && option) answering.choose(option);
        else
          answering.ask({
            thing: pieceThing(piece, speech.say),
            others: [],
            spot: spotOf(event.currentTarget),
          });
      }}
    >
      {/* In place of a label: what is drawn on a card is no part of its name. */}
      <span className="sr">{live ? asking.canBePlayed(name) : name}</span>
      <Picture
        markup={game.skin.card(piece, name, piece.note === undefined ? null : speech.say(piece.note))}
        box="0 0 120 168"
        width="100%"
        height="100%"
      />
    </button>
  );
}
