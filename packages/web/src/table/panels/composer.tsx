import type { Decision, Face, Plain, Scene } from '@indigo/kernel';
import { useState } from 'react';
import type { Answering } from '../answering.ts';
import type { Game } from '../game.ts';
import type { Odds } from '../skin.ts';
import type { Speech } from '../speech.ts';
import type { Targets } from '../targets.ts';
import styles from './decision.module.css';
import { OddsRow } from './odds.tsx';
import { sidesOf } from './sides.ts';

interface ComposerProps {
  readonly game: Game;
  readonly decision: Decision;
  readonly scene: Scene;
  readonly view: Plain;
  readonly speech: Speech;
  readonly answering: Answering;
  readonly targets: Targets;
}

/** The kernel's own word for a list that is too short belongs to no game. */
function missingWords(missing: string, decision: Decision, count: number, speech: Speech): string {
  if (Object.hasOwn(speech.words, missing)) return speech.say([missing]);
  const more = decision.min - count;
  return more > 0 ? `Choose ${more} more.` : 'Something is missing.';
}

const Chance = ({ odds }: { readonly odds: Odds | null }) => odds && <OddsRow odds={odds} />;

const TITLES: { readonly [side: string]: string } = { give: 'You give', want: 'You want' };

/** An answer put together from parts: what is in it, what may follow, what is missing. */
export function Composer({ game, decision, scene, view, speech, answering, targets }: ComposerProps) {
  const { parts, next, missing, sending } = answering;
  const sides = sidesOf(decision.options);
  const two = sides.length > 1;
  // Whatever can be pointed at is chosen there; the list is for what cannot, and for those who want it.
  // While something else takes the place of the board, what others have is out of sight.
  const [open, setOpen] = useState(
    targets.plain.length > 0 ||
      (game.skin.focused(view) &&
        scene.pieces.some(
          ({ id, seat, at }) =>
            targets.pieces.has(id) &&
            seat !== decision.seat &&
            !scene.zones.some((zone) => zone.id === at && game.skin.shows(zone)),
        )),
  );
  // Where nothing may follow there is nothing to see.
  const isOpen = ({ options }: { readonly options: readonly Face[] }): boolean =>
    options.some(({ id }) => parts.includes(id) || next.includes(id));
  return (
    <>
      <div className={styles.acts}>
        {missing !== null && (
          <span className={styles.missing}>{missingWords(missing, decision, parts.length, speech)}</span>
        )}
        <button type="button" className="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide the list' : 'List'}
        </button>
        <button
          type="button"
          className="btn main"
          disabled={missing !== null || sending}
          onClick={answering.confirm}
        >
          {game.skin.composed(decision, parts.length)} <kbd>↵</kbd>
        </button>
      </div>
      <div className={styles.sides} data-two={two} hidden={!open}>
        {sides.filter(isOpen).map(({ side, options }) => (
          <fieldset key={side} className={styles.side}>
            <legend>{two ? (TITLES[side] ?? side) : 'Choose'}</legend>
            {options
              .filter(({ id }) => parts.includes(id) || next.includes(id))
              .map((face) => (
                <button
                  key={face.id}
                  type="button"
                  className={styles.part}
                  aria-pressed={parts.includes(face.id)}
                  disabled={sending}
                  onClick={() => answering.choose(face)}
                >
                  {speech.say(face.say)}
                  <Chance odds={game.skin.odds(decision, face)} />
                </button>
              ))}
          </fieldset>
        ))}
      </div>
    </>
  );
}
