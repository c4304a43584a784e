import { die } from '@indigo/art';
import type { Decision, Face, Plain, Scene, Seat } from '@indigo/kernel';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon, Picture } from '../../shell/picture.tsx';
import { type Answering, isPass } from '../answering.ts';
import type { Game } from '../game.ts';
import type { Speech } from '../speech.ts';
import type { Targets } from '../targets.ts';
import { Clause } from './clause.tsx';
import { Composer } from './composer.tsx';
import { Countdown, TimeLeft } from './countdown.tsx';
import styles from './decision.module.css';
import { OddsRow } from './odds.tsx';

interface DecisionProps {
  readonly game: Game;
  readonly scene: Scene;
  readonly view: Plain;
  readonly speech: Speech;
  readonly targets: Targets;
  readonly answering: Answering;
  readonly peek: Face | null;
  readonly due: number | null;
  /** What to say while nobody here is asked. */
  readonly waiting: string;
  /** Nobody here could be asked anything: a replay, or the past. */
  readonly watching: boolean;
  readonly turn: Seat | null;
  /** Steps that have happened but are not shown yet. */
  readonly behind: number;
  onSkip(): void;
  /** While one looks back: leads to the present. */
  readonly onNow: (() => void) | null;
  readonly small: boolean;
}

/** What fits under the word on a button, in letters. */
const LONGEST_NOTE = 44;
/** More than these become a list. */
const MOST_BUTTONS = 4;

/** What is asked, what the choice under the cursor brings, and one main button that names the act. */
export function DecisionBar(props: DecisionProps) {
  const { answering, speech, waiting, watching, behind, onSkip, onNow, due } = props;
  const { decision } = answering;
  const bar = useRef<HTMLElement>(null);
  const no = decision?.no ?? -1;
  // What had the focus went with the last question: whoever uses the keyboard goes on from the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a question
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [no]);
  if (decision === null) {
    return (
      <div className={`${styles.bar} ${styles.waiting}`}>
        <Icon id={watching ? 'i-eye' : 'i-hourglass'} size={22} />
        <div className="grow">
          <div className={styles.what}>{waiting}</div>
        </div>
        {onNow !== null ? (
          <button type="button" className="btn main" onClick={onNow}>
            Back to now
          </button>
        ) : (
          behind > 0 && (
            <button type="button" className="btn" onClick={onSkip}>
              <Icon id="i-fast" size={18} /> Skip ahead
            </button>
          )
        )}
      </div>
    );
  }
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={styles.bar}
      data-window={decision.mode === 'first'}
      aria-label="Your decision"
    >
      <Question {...props} decision={decision} />
      {decision.shape === 'pick' ? (
        <Picks {...props} decision={decision} />
      ) : (
        <Composer key={decision.no} {...props} decision={decision} />
      )}
      {due !== null && <Countdown due={due} key={decision.no} />}
      <div className="sr" role="alert">
        {speech.say(decision.say)}
      </div>
    </section>
  );
}

type Asked = DecisionProps & { readonly decision: Decision };

function Question({ game, decision, speech, answering, peek, view, targets, scene, due, small }: Asked) {
  const plays = game.skin.plays(decision);
  const card =
    plays === null ? undefined : scene.pieces.find(({ kind, of }) => kind === 'card' && of === plays);
  // Beside the board there is room to look at it closely, under it for a small picture.
  const near = small ? game.skin.closeUp(decision, view) : null;
  const face = answering.chosen ?? peek;
  const brings = face && game.skin.brings(decision, face, view);
  const glowing = targets.places.size + targets.pieces.size;
  const glows =
    decision.shape === 'pick' && glowing > 0
      ? glowing === 1
        ? 'Something glows: tap it to choose it.'
        : `${glowing} things glow: tap one to choose it.`
      : null;
  const hint =
    face && (brings || face.at)
      ? `${speech.say(face.say)}${brings ? `: ${brings}` : ''}`
      : [game.skin.hint(decision, view), glows].filter(Boolean).join(' ');
  const dice = game.skin.dice(decision, view);
  return (
    <div className={styles.question}>
      {card && (
        <Picture
          markup={game.skin.card(card, speech.say(card.say))}
          box="0 0 120 168"
          width={58}
          height={81}
        />
      )}
      {near?.picture && <Picture markup={near.picture} box="0 0 240 336" width={58} height={81} />}
      {dice.map((pips, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw never change places
        <Picture key={i} markup={die(pips)} box="-2 -2 104 104" width={46} height={46} />
      ))}
      <div className="grow">
        <h2 className={styles.what}>{speech.say(decision.say)}</h2>
        <p className={styles.why} aria-live="polite">
          {due !== null && <TimeLeft due={due} />}
          {answering.notice?.kind === 'wrong' ? (
            <b className={styles.notice}>{answering.notice.say}</b>
          ) : (
            hint
          )}{' '}
          <Clause game={game.ruleset.id} clause={decision.clause} />
        </p>
      </div>
    </div>
  );
}

function Picks({ game, decision, speech, answering, targets, view, small }: Asked) {
  const [open, setOpen] = useState(false);
  const list = useId();
  const { chosen, sending } = answering;
  const plain = targets.plain.filter((face) => !isPass(decision, face));
  const pointed = decision.options.filter((face) => !targets.plain.includes(face));
  const odds = decision.options.map((face) => game.skin.odds(decision, face));
  // Beside the board there is room for a close look, and the odds stand there.
  const aside = !small && game.skin.closeUp(decision, view) !== null;
  const withOdds = !aside && odds.some((one) => one !== null);
  const siblings = chosen
    ? (pointed.filter(({ at }) => at !== undefined && at === chosen.at) as readonly Face[])
    : [];
  const notes = new Map(plain.map((face) => [face.id, game.skin.note(decision, face)]));
  // What needs a sentence each needs a list, too.
  const wordy = plain.some(({ id }) => (notes.get(id)?.length ?? 0) > LONGEST_NOTE);
  const lead = plain.find((face) => game.skin.leads(decision, face)) ?? plain[0];
  const asButtons = plain.length <= MOST_BUTTONS && !withOdds && !aside && !wordy;
  const listed = withOdds
    ? decision.options.filter((face) => !isPass(decision, face))
    : asButtons
      ? pointed
      : [...plain, ...pointed];
  // What can be chosen nowhere else is not hidden in a closed list.
  const always = withOdds || (!aside && !asButtons);
  return (
    <>
      <div className={styles.acts}>
        {siblings.length > 1 &&
          siblings.map((face) => (
            <button
              key={face.id}
              type="button"
              className={`btn ${styles.other}`}
              aria-pressed={face.id === chosen?.id}
              onClick={() => face.id !== chosen?.id && answering.choose(face)}
            >
              {speech.say(face.say)}
            </button>
          ))}
        {/* What is chosen needs the room. */}
        {!always && !aside && listed.length > 0 && (open || chosen === null) && (
          <button
            type="button"
            className="btn"
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
          >
            {open
              ? 'Hide the list'
              : `List ${listed.length === 1 ? 'the one choice' : `all ${listed.length}`}`}
          </button>
        )}
        {asButtons &&
          plain.map((face) => (
            <button
              key={face.id}
              type="button"
              className={`btn${chosen === null && face === lead && decision.mode !== 'first' ? ' main' : decision.mode === 'first' ? ' gold' : ''}`}
              disabled={sending}
              onClick={() => answering.answer(face)}
            >
              <span className={styles.act}>
                {game.skin.act(decision, face, speech.say(face.say))}
                {notes.get(face.id) && <small>{notes.get(face.id)}</small>}
              </span>
            </button>
          ))}
        {chosen !== null && (
          <button type="button" className="btn main" disabled={sending} onClick={answering.confirm}>
            {game.skin.act(decision, chosen, speech.say(chosen.say))} <kbd>↵</kbd>
          </button>
        )}
        {decision.mode === 'first' && (
          <button type="button" className="btn ghost" disabled={sending} onClick={answering.pass}>
            {speech.say(['pass'])} <kbd>Esc</kbd>
          </button>
        )}
      </div>
      {(always || (open && !aside)) && (
        <ul className={styles.list} id={list}>
          {listed.map((face) => {
            const chance = game.skin.odds(decision, face);
            return (
              <li key={face.id}>
                <button
                  type="button"
                  className={styles.option}
                  aria-pressed={chosen?.id === face.id}
                  disabled={sending}
                  onClick={() => answering.choose(face)}
                >
                  <span className={styles.act}>
                    {speech.say(face.say)}
                    {notes.get(face.id) && <small>{notes.get(face.id)}</small>}
                  </span>
                  {chance && <OddsRow odds={chance} />}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
