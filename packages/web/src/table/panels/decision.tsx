import { die } from '@indigo/art';
import type { Decision, Face, OptionMeaning } from '@indigo/kernel';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useAdvised } from '../../learn/context.tsx';
import { setSettings } from '../../settings/settings.ts';
import { Icon, Picture } from '../../shell/picture.tsx';
import { useWords, wordsNow } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import { hitsOwn, isAimed } from '../means.ts';
import { actWords, likelihood, tradeWords } from '../option-words.ts';
import { choicesOf, MOST_BUTTONS } from './choices.ts';
import { Clause } from './clause.tsx';
import { Countdown, TimeLeft } from './countdown.tsx';
import styles from './decision.module.css';
import { Held } from './held.tsx';
import { HintPart } from './hint.tsx';
import { LookButton, SubjectButton } from './look.tsx';
import { OddsRow } from './odds.tsx';
import { ActWords, Option, peeking } from './option.tsx';
import { useSteady } from './steady.ts';

/** An answer put together from parts. */
const Composer = lazy(() => import('./composer.tsx'));

/** What is asked, what the choice under the cursor brings, and one main button that names the act. */
export function DecisionBar() {
  const { answering, shown } = useTable();
  const { decision } = answering;
  if (decision !== null) return <Asked key={decision.no} decision={decision} />;
  return shown.hold === null ? <Waiting /> : <Held key={shown.beat} hold={shown.hold} />;
}

/** While nobody here is asked. */
function Waiting() {
  const bar = useRef<HTMLDivElement>(null);
  const height = useSteady(bar, false);
  const { show, shown, speech, replay, winners, turn, past, dispatch } = useTable();
  const { asking: say } = useWords();
  const own = turn.seat === speech.you && shown.behind > 0;
  const others =
    turn.seat === null || turn.seat === speech.you ? say.waiting : say.turnOf(speech.name(turn.seat));
  const words = replay
    ? say.watching
    : past !== null
      ? say.lookingBack
      : winners !== null
        ? say.over
        : own
          ? say.yourTurn
          : others;
  return (
    <div ref={bar} className={`${styles.bar} ${styles.waiting}`} style={{ minHeight: height }}>
      <Icon id={replay || past !== null ? 'i-eye' : 'i-hourglass'} size={22} />
      <div className="grow">
        <div className={styles.what}>{words}</div>
      </div>
      {past !== null ? (
        <button type="button" className="btn main" onClick={() => dispatch({ do: 'look-back', past: null })}>
          {say.backToNow}
        </button>
      ) : (
        shown.behind > 0 && (
          <button type="button" className="btn" onClick={show.skip}>
            <Icon id="i-fast" size={18} /> {say.skip}
          </button>
        )
      )}
      {winners !== null && !replay && past === null && (
        <button type="button" className="btn" onClick={() => dispatch({ do: 'dialog', dialog: 'analysis' })}>
          {say.analysis}
        </button>
      )}
    </div>
  );
}

interface AskedProps {
  readonly decision: Decision;
}

/** One question. */
function Asked({ decision }: AskedProps) {
  const { speech, table, link, means, answering } = useTable();
  const { asking: say } = useWords();
  const bar = useRef<HTMLElement>(null);
  const aims = decision.options.some((face) => isAimed(means.option(face)));
  const height = useSteady(bar, aims);
  const [held, setHeld] = useState(false);
  const closes = held ? null : table.closes;
  // Whoever lays a hand on it wants it to stay.
  const hold = (): void => {
    if (closes === null) return;
    setHeld(true);
    void link.send({ do: 'hold', no: decision.no });
  };
  const { chosen, parts, sending } = answering;
  // What had the focus went with the last question, or with what was just chosen: whoever uses the keyboard goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something may have gone
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
  }, [chosen, parts, sending]);
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={styles.bar}
      style={{ minHeight: height }}
      data-window={decision.mode === 'first'}
      data-no={decision.no}
      data-sending={sending}
      aria-label={say.title}
      onPointerDown={hold}
      onKeyDown={hold}
    >
      <Question decision={decision} />
      {decision.shape === 'pick' ? (
        <Picks decision={decision} />
      ) : (
        <Suspense>
          <Composer decision={decision} />
        </Suspense>
      )}
      {table.hints && <HintPart decision={decision} />}
      {decision.behalf && <Behalf />}
      {closes !== null && (
        <p className={styles.closes}>
          <span className="grow">{say.closes}</span>
          <button type="button" className="btn" onClick={hold}>
            {say.wait}
          </button>
        </p>
      )}
      {closes !== null ? <Countdown due={closes} /> : table.due !== null && <Countdown due={table.due} />}
      <div className="sr" role="alert">
        {speech.say(decision.say)}
      </div>
    </section>
  );
}

/** Whoever decides for a Gym Leader is told so, and need not. */
const Behalf = () => (
  <p className={styles.closes}>
    <span className="grow">{wordsNow().choosing.behalf}</span>
    <button type="button" className="btn" onClick={() => setSettings({ leaders: 'always' })}>
      {wordsNow().choosing.letABot}
    </button>
  </p>
);

function Question({ decision }: AskedProps) {
  const { game, scene, speech, table, answering, peek, means, targets, small, focused, peekTold } =
    useTable();
  const { asking: say } = useWords();
  const { hint, dice = [], subject, card: played } = means.question;
  const card = played === undefined ? undefined : scene.pieces.find(({ of }) => of === played);
  // Beside the board there is room to look at it closely, under it and under a battle for a small picture.
  const near = small || focused ? subject : undefined;
  const face = answering.chosen ?? (peekTold ? null : peek);
  const meaning = face ? means.option(face) : {};
  const trade = [
    meaning.odds && `${speech.say(meaning.odds.say)} ${likelihood(meaning.odds)}`,
    tradeWords(meaning, speech),
  ]
    .filter(Boolean)
    .join('; ');
  const glowing = targets.places.size + targets.pieces.size;
  const glows = decision.shape === 'pick' && glowing > 0 ? say.glows(glowing) : null;
  const words =
    face && (trade || face.at)
      ? `${speech.say(face.say)}${trade && `: ${trade}`}`
      : [hint && speech.say(hint), glows].filter(Boolean).join(' ');
  return (
    <div className={styles.question}>
      {card && (
        <Picture
          markup={game.skin.card(card, speech.say(card.say), null)}
          box="0 0 120 168"
          width={58}
          height={81}
        />
      )}
      {near && <SubjectButton subject={near} />}
      {dice.map((pips, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw never change places
        <Picture key={i} markup={die(pips)} box="-2 -2 104 104" width={46} height={46} />
      ))}
      <div className="grow">
        <div className={styles.asks}>
          <h2 className={styles.what}>{speech.say(decision.say)}</h2>
          <Clause game={game.ruleset.id} clause={decision.clause} />
          {answering.chosen?.at !== undefined && <LookButton at={answering.chosen.at} />}
        </div>
        <p className={styles.why} aria-live="polite">
          {table.due !== null && <TimeLeft due={table.due} />}
          {answering.notice?.kind === 'wrong' ? (
            <b className={styles.notice}>{answering.notice.say}</b>
          ) : (
            words
          )}
        </p>
        {near && game.skin.creature(near) === null && (
          <p className={styles.why}>{near.lines.map((line) => speech.say(line)).join(' ')}</p>
        )}
      </div>
    </div>
  );
}

function Picks({ decision }: AskedProps) {
  const { speech, answering, targets, means, small, focused, undo } = useTable();
  const { asking: say, choosing } = useWords();
  const [open, setOpen] = useState(false);
  const list = useId();
  const { chosen, sending } = answering;
  const choices = choicesOf(decision, targets, means, speech, { small, focused, open });
  const { plain, pointed, natural, asButtons, always, aside, listed, single, more, count } = choices;
  const main = chosen === null ? natural : null;
  const siblings = chosen ? pointed.filter(({ at }) => at !== undefined && at === chosen.at) : [];
  const odds = chosen && !(always && listed.includes(chosen)) ? means.option(chosen).odds : undefined;
  return (
    <>
      <div className={styles.acts}>
        {odds && <OddsRow odds={odds} />}
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
        {more && (open || chosen === null) && (
          <button
            type="button"
            className="btn"
            aria-expanded={open}
            aria-controls={list}
            onClick={() => setOpen(!open)}
          >
            {open ? say.hideList : say.listAll(count)}
          </button>
        )}
        {single !== null && chosen === null && (
          <ActButton
            face={single}
            look={buttonLook(decision, false)}
            brief={choices.isLong(single)}
            isTold={false}
          />
        )}
        {asButtons &&
          inOrder(plain, main, means.option).map((face) => (
            <ActButton key={face.id} face={face} look={buttonLook(decision, face === main)} />
          ))}
        {/* Whoever has chosen something else can still think again. */}
        {natural !== null && natural !== chosen && !(asButtons && plain.includes(natural)) && (
          <ActButton
            face={natural}
            look={natural === main ? 'main' : ''}
            brief={choices.brief}
            isTold={choices.isTold(natural)}
          />
        )}
        {chosen !== null && <Confirm chosen={chosen} />}
        {means.question.back && undo.can && (
          <button type="button" className="btn ghost" disabled={sending} onClick={undo.act}>
            {choosing.back}
          </button>
        )}
        {decision.mode === 'first' && (
          <button type="button" className="btn ghost" disabled={sending} onClick={answering.pass}>
            {speech.say(['pass'])} <kbd>Esc</kbd>
          </button>
        )}
      </div>
      {(always || (open && !aside)) && listed.length > 0 && (
        <ul
          className={styles.list}
          id={list}
          data-long={listed.length > MOST_BUTTONS || listed.some((face) => means.option(face).card)}
        >
          {listed.map((face) => (
            <li key={face.id}>
              <Option face={face} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What is chosen is done. Who would hit their own side by it is warned. */
function Confirm({ chosen }: { readonly chosen: Face }) {
  const { speech, answering, means } = useTable();
  const { choosing } = useWords();
  const meaning = means.option(chosen);
  const warned = hitsOwn(meaning) || meaning.role === 'harms';
  return (
    <>
      {warned && (
        <b className={styles.warns} role="alert">
          {choosing.hitsOwn}
        </b>
      )}
      <button
        type="button"
        className={`btn ${warned ? styles.harm : 'main'}`}
        disabled={answering.sending}
        onClick={answering.confirm}
      >
        {actWords(chosen, meaning, speech)} <kbd>↵</kbd>
      </button>
    </>
  );
}

/** What is done besides stands first, away from what leads on, which stands last. */
const inOrder = (
  plain: readonly Face[],
  main: Face | null,
  meaning: (face: Face) => OptionMeaning,
): readonly Face[] => {
  const rank = (face: Face): number => (face === main ? 2 : meaning(face).role === 'aside' ? 0 : 1);
  return [...plain].sort((a, b) => rank(a) - rank(b));
};

const buttonLook = ({ mode }: Decision, isMain: boolean): string =>
  mode === 'first' ? 'gold' : isMain ? 'main' : '';

interface ActButtonProps {
  readonly face: Face;
  readonly look: string;
  /** Only its name: what it brings and costs stands elsewhere. */
  readonly brief?: boolean;
  /** Its odds can be seen before. */
  readonly isTold?: boolean;
}

/** An option as a button that does it. What only ends something is quiet, what harms oneself warns. */
function ActButton({ face, look, brief = false, isTold = true }: ActButtonProps) {
  const { answering, means, speech, dispatch } = useTable();
  const advised = useAdvised();
  const meaning = means.option(face);
  // What can be seen to hit somebody is aimed first, and a gamble shows its odds.
  const looksFirst = isAimed(meaning) || meaning.role === 'harms' || (meaning.odds !== undefined && !isTold);
  const press = looksFirst ? answering.choose : answering.answer;
  return (
    <button
      type="button"
      className={`btn ${look}`}
      data-advised={advised([face.id])}
      data-role={meaning.role}
      disabled={answering.sending}
      onClick={() => press(face)}
      {...peeking(face, dispatch)}
    >
      {brief ? actWords(face, meaning, speech) : <ActWords face={face} meaning={meaning} />}
    </button>
  );
}
