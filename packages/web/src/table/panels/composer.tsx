import type { Decision, Face } from '@indigo/kernel';
import { useCallback, useEffect, useState } from 'react';
import { type PageWords, useWords, wordsNow } from '../../words/words.ts';
import { MORE } from '../answering.ts';
import { useTable } from '../context.tsx';
import { smallWords } from '../option-words.ts';
import type { Speech } from '../speech.ts';
import { inFocus } from '../targets.ts';
import styles from './decision.module.css';
import { OddsRow } from './odds.tsx';
import { Option } from './option.tsx';
import { sidesOf } from './sides.ts';
import { TradeBuilder } from './trade.tsx';

/** The kernel's own word for a list that is too short belongs to no game. */
function missingWords(
  missing: string,
  decision: Decision,
  count: number,
  speech: Speech,
  { asking: say }: PageWords,
): string {
  if (Object.hasOwn(speech.words, missing)) return speech.say([missing]);
  if (missing === MORE) return wordsNow().choosing.more;
  const more = decision.min - count;
  return more > 0 ? say.chooseMore(more) : say.missing;
}

/** The table and the question at which somebody left a trade. */
let left = '';

/**
 * Out of a trade: nothing is offered or, where something has to be, the wish to trade is taken back. What else would be asked of
 * the same trade is left out, too.
 */
function Cancel({ decision }: { readonly decision: Decision }) {
  const { answering, undo, model } = useTable();
  const { choosing } = useWords();
  const { no, min } = decision;
  const { decline } = answering;
  const leave = useCallback((): void => {
    left = `${model.id} ${no}`;
    decline();
  }, [model, no, decline]);
  useEffect(() => {
    if (min === 0 && left === `${model.id} ${no - 1}`) leave();
  }, [model, min, no, leave]);
  if (min > 0 && !undo.can) return null;
  return (
    <button type="button" className="btn" disabled={answering.sending} onClick={min > 0 ? undo.act : leave}>
      {choosing.noTrade}
    </button>
  );
}

/** An answer put together from parts: what is in it, what may follow, what is missing. */
export default function Composer({ decision }: { readonly decision: Decision }) {
  const { scene, speech, answering, targets, means, focused } = useTable();
  const page = useWords();
  const { asking: say, choosing } = page;
  const { parts, next, missing, sending } = answering;
  const { series } = means.question;
  const sides = sidesOf(decision.options);
  const two = sides.length > 1;
  // Whatever can be pointed at is chosen there; the list is for what cannot, and for those who want it.
  // While something else takes the place of the board, what others have is out of sight.
  const [open, setOpen] = useState(() => {
    const seen = inFocus(scene);
    const hidden = ({ id, seat }: { readonly id: string; readonly seat?: number }): boolean =>
      targets.pieces.has(id) && seat !== decision.seat && !seen.has(id);
    return series !== undefined || targets.plain.length > 0 || (focused && scene.pieces.some(hidden));
  });
  // Where nothing may follow there is nothing to see.
  const isOpen = ({ id }: Face): boolean => parts.includes(id) || next.includes(id);
  const chosen = decision.options.filter(({ id }) => parts.includes(id));
  const whole = means.together(chosen, parts);
  const words = smallWords(whole, speech);
  const deals = decision.options.some((face) => means.option(face).deal !== undefined);
  // A trade of nothing is none, and has a button of its own.
  const sends = means.question.sends?.(deals ? Math.max(1, parts.length) : parts.length);
  const plainly = parts.length === 0 ? say.chooseNothing : say.chooseThese(parts.length);
  return (
    <>
      <div className={styles.acts}>
        {missing !== null && (
          <span className={styles.missing}>
            {missingWords(missing, decision, parts.length, speech, page)}
          </span>
        )}
        {words && <span className={styles.missing}>{words}</span>}
        {whole.odds && <OddsRow odds={whole.odds} />}
        {series !== undefined && parts.length > 0 && (
          <button type="button" className="btn" disabled={sending} onClick={answering.takeOut}>
            {choosing.takeBack}
          </button>
        )}
        {deals ? (
          <Cancel decision={decision} />
        ) : (
          <button type="button" className="btn" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? say.hideList : say.list}
          </button>
        )}
        <button
          type="button"
          // To choose nothing gives something up: that is never what the page leads to.
          className={parts.length === 0 ? 'btn' : 'btn main'}
          disabled={missing !== null || sending || (deals && parts.length === 0)}
          onClick={answering.confirm}
        >
          {sends === undefined ? plainly : speech.say(sends)} <kbd>↵</kbd>
        </button>
      </div>
      {deals && <TradeBuilder decision={decision} />}
      <div className={styles.sides} data-two={two} hidden={!open || deals}>
        {sides
          .filter(({ options }) => options.some(isOpen))
          .map(({ side, options }) => (
            <fieldset key={side} className={styles.side}>
              <legend>{side === 'give' ? say.give : side === 'want' ? say.want : say.choose}</legend>
              {options.filter(isOpen).map((face) => (
                <Option key={face.id} face={face} as="part" />
              ))}
            </fieldset>
          ))}
      </div>
    </>
  );
}
