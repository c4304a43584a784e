import { die } from '@indigo/art';
import { beatOdds, type Hold } from '@indigo/kernel';
import { useEffect, useRef } from 'react';
import { useLearning } from '../../learn/context.tsx';
import { Icon, Picture } from '../../shell/picture.tsx';
import { useWords } from '../../words/words.ts';
import { useTable } from '../context.tsx';
import styles from './decision.module.css';
import { OddsRow } from './odds.tsx';

/** While the table waits for somebody here: to roll, or to have seen what happened. */
export function Held({ hold }: { readonly hold: Hold }) {
  const { game, show, shown, speech } = useTable();
  const { asking: say } = useWords();
  const { coach } = useLearning();
  const button = useRef<HTMLButtonElement>(null);
  // What had the focus is gone: whoever uses the keyboard goes on from here. Beside a coach Enter is for both, in their order.
  const alone = coach === null;
  useEffect(() => {
    if (alone && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [alone]);
  const { beat = null } = hold.for === 'act' ? hold : {};
  const odds =
    hold.for === 'act'
      ? beatOdds(game.ruleset.meanings, hold.line, { view: shown.view, seat: hold.beat.seat })
      : null;
  const words = speech.say(hold.for === 'act' ? hold.beat.say : hold.say);
  return (
    <section className={styles.bar} aria-label={say.yourMove} data-hold={hold.for}>
      {beat === null ? (
        <Icon id="i-eye" size={26} />
      ) : (
        <Picture markup={die(6)} box="-2 -2 104 104" width={46} height={46} />
      )}
      <div className="grow">
        <h2 className={styles.what}>{words}</h2>
      </div>
      <div className={styles.acts}>
        {odds && <OddsRow odds={odds} />}
        <button ref={button} type="button" className="btn main" onClick={show.hurry}>
          {beat === null ? say.goOn : speech.say(beat.act)} <kbd>↵</kbd>
        </button>
      </div>
      {beat !== null && (
        <div className="sr" role="alert">
          {words}
        </div>
      )}
    </section>
  );
}
