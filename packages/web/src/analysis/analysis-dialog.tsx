import { type Analysis, highlightsOf } from '@indigo/bots';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { tickAt } from '../local/replay-link.ts';
import { Dialog } from '../shell/dialog.tsx';
import { useTable } from '../table/context.tsx';
import { percent } from '../table/option-words.ts';
import { useWords } from '../words/words.ts';
import { Accounts } from './accounts.tsx';
import styles from './analysis.module.css';
import { analystOf, beginWith } from './analyst.ts';
import { Curve } from './curve.tsx';
import { MomentLine, MomentList, TurningPoints, useMomentWords } from './moments.tsx';

/** What was luck in a match, and what was skill. It begins when it is opened and goes on if it is closed meanwhile. */
export default function AnalysisDialog({ onClose }: { onClose(): void }) {
  const { link, model } = useTable();
  const { analysis: say } = useWords();
  const analyst = analystOf(model.id);
  const stage = useSyncExternalStore(analyst.subscribe, analyst.get);
  const begin = (): void => void beginWith(analyst, link.record());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened; whoever stops it means it
  useEffect(begin, []);
  return (
    <Dialog title={say.title} onClose={onClose}>
      {stage.is === 'working' && (
        <div className={styles.working}>
          <p>{say.working}</p>
          <progress max={1} value={stage.share} aria-label={say.howFar} />
          <button type="button" className="btn" onClick={() => analyst.stop()}>
            {say.stop}
          </button>
        </div>
      )}
      {stage.is === 'failed' && <p role="alert">{stage.reason}</p>}
      {(stage.is === 'idle' || stage.is === 'failed') && (
        <button type="button" className="btn main" onClick={begin}>
          {say.begin}
        </button>
      )}
      {stage.is === 'done' && <Found analysis={stage.analysis} onClose={onClose} />}
    </Dialog>
  );
}

function Found({ analysis, onClose }: { readonly analysis: Analysis; onClose(): void }) {
  const { link, model, speech } = useTable();
  const { analysis: words } = useWords();
  const [, go] = useLocation();
  const { turning, worst, best } = highlightsOf(analysis);
  const names = analysis.accounts.map((_, seat) => (seat === speech.you ? words.you : speech.name(seat)));
  const jump = (at: number): void => {
    onClose();
    const ticks = model.timeline?.ticks;
    if (link.replay !== null && ticks !== undefined) link.replay.travel(tickAt(ticks, at));
    else go(`/replay/${model.id}#at=${at}`);
  };
  const { answer } = useMomentWords(names);
  return (
    <div className={styles.found}>
      <Curve analysis={analysis} names={names} marks={turning.map(({ at }) => at)} onJump={jump} />
      <Accounts accounts={analysis.accounts} names={names} />
      <TurningPoints title={words.turningPoints} moments={turning} names={names} onJump={jump} />
      <MomentList title={words.worst} moments={worst} onJump={jump}>
        {(moment) => (
          <MomentLine
            moment={moment}
            seat={moment.seat}
            gain={moment.answer.error}
            words={answer(moment.answer.given)}
          >
            {moment.answer.better && (
              <small>
                {words.better(
                  answer(moment.answer.better.given),
                  percent(moment.answer.better.chance),
                  percent(moment.answer.chance),
                )}
              </small>
            )}
          </MomentLine>
        )}
      </MomentList>
      <MomentList title={words.best} moments={best} onJump={jump}>
        {(moment) => (
          <MomentLine
            moment={moment}
            seat={moment.seat}
            gain={moment.change[moment.seat]}
            words={answer(moment.answer.given)}
          />
        )}
      </MomentList>
      <p className="muted small">{words.estimates(analysis.futures)}</p>
    </div>
  );
}
