import { type Account, type Analysis, type Given, highlightsOf, type Moment } from '@indigo/bots';
import type { Say } from '@indigo/kernel';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { tickAt } from '../local/replay-link.ts';
import { Dialog } from '../shell/dialog.tsx';
import { SeatMark } from '../shell/picture.tsx';
import { useTable } from '../table/context.tsx';
import { percent } from '../table/option-words.ts';
import styles from './analysis.module.css';
import { type Analyst, analystOf } from './analyst.ts';
import { Curve } from './curve.tsx';
import { points } from './path.ts';

/** What was luck in a match, and what was skill. It begins when it is opened and goes on if it is closed meanwhile. */
export function AnalysisDialog({ onClose }: { onClose(): void }) {
  const { link, model } = useTable();
  const analyst = analystOf(model.id);
  const stage = useSyncExternalStore(analyst.subscribe, analyst.get);
  const begin = (): void => void beginWith(analyst, link.record());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened; whoever stops it means it
  useEffect(begin, []);
  return (
    <Dialog title="Analysis" onClose={onClose}>
      {stage.is === 'working' && (
        <div className={styles.working}>
          <p>Playing the match again in many ways…</p>
          <progress max={1} value={stage.share} aria-label="How far the analysis is" />
          <button type="button" className="btn" onClick={() => analyst.stop()}>
            Stop
          </button>
        </div>
      )}
      {stage.is === 'failed' && <p role="alert">{stage.reason}</p>}
      {(stage.is === 'idle' || stage.is === 'failed') && (
        <button type="button" className="btn main" onClick={begin}>
          Analyse the match
        </button>
      )}
      {stage.is === 'done' && <Found analysis={stage.analysis} onClose={onClose} />}
    </Dialog>
  );
}

async function beginWith(
  analyst: Analyst,
  fetched: ReturnType<ReturnType<typeof useTable>['link']['record']>,
) {
  try {
    const record = await fetched;
    if (record === null) analyst.fail('There is no record to look at.');
    else analyst.begin(record);
  } catch (error) {
    analyst.fail((error as Error).message);
  }
}

function Found({ analysis, onClose }: { readonly analysis: Analysis; onClose(): void }) {
  const { link, model, speech, meaning } = useTable();
  const [, go] = useLocation();
  const { turning, worst, best } = highlightsOf(analysis);
  const names = analysis.accounts.map((_, seat) => (seat === speech.you ? 'You' : speech.name(seat)));
  const jump = (at: number): void => {
    onClose();
    const ticks = model.timeline?.ticks;
    if (link.replay !== null && ticks !== undefined) link.replay.travel(tickAt(ticks, at));
    else go(`/replay/${model.id}#at=${at}`);
  };
  const answer = (given: readonly Say[]): string =>
    given.map((say) => speech.say(say)).join(', ') || 'nothing';
  const told = (moment: Moment): string => {
    if (moment.seat !== null && moment.answer !== undefined)
      return `${names[moment.seat]}: ${answer(moment.answer.given)}`;
    const news = moment.lines.filter((say) => meaning(say).turn === undefined);
    return news.map((say) => speech.say(say)).join(' ') || 'A roll or a draw';
  };
  const most = ({ change }: Moment): number =>
    change.reduce((found, gain, seat) => (Math.abs(gain) > Math.abs(change[found]) ? seat : found), 0);
  return (
    <div className={styles.found}>
      <Curve analysis={analysis} names={names} marks={turning.map(({ at }) => at)} onJump={jump} />
      <Accounts accounts={analysis.accounts} names={names} />
      <List title="Turning points" moments={turning} onJump={jump}>
        {(moment) => (
          <Line moment={moment} seat={most(moment)} gain={moment.change[most(moment)]} words={told(moment)} />
        )}
      </List>
      <List title="Worst answers" moments={worst} onJump={jump}>
        {(moment) => (
          <Line
            moment={moment}
            seat={moment.seat}
            gain={moment.answer.error}
            words={answer(moment.answer.given)}
          >
            {moment.answer.better && (
              <small>
                Better: {answer(moment.answer.better.given)} ({percent(moment.answer.better.chance)} instead
                of {percent(moment.answer.chance)})
              </small>
            )}
          </Line>
        )}
      </List>
      <List title="Best answers" moments={best} onJump={jump}>
        {(moment) => (
          <Line
            moment={moment}
            seat={moment.seat}
            gain={moment.change[moment.seat]}
            words={answer(moment.answer.given)}
          />
        )}
      </List>
      <p className="muted small">
        Chances of winning are estimates: the mean of {analysis.futures} futures a position. Differences that
        may be chance are not counted as errors.
      </p>
    </div>
  );
}

const PARTS: readonly (readonly [key: keyof Account, name: string, about: string])[] = [
  ['luck', 'Luck', 'What rolls and draws brought, against the average over their outcomes'],
  ['error', 'Errors', 'What own answers lost, against the best found by what the player could know'],
  ['others', 'Others', 'What the answers of the others did'],
  ['rest', 'Rest', 'What own answers brought beyond what was expected, and what the estimates are off'],
];

/** Where each result came from, adding up from left to right. */
const Accounts = ({
  accounts,
  names,
}: {
  readonly accounts: readonly Account[];
  readonly names: readonly string[];
}) => (
  <table className={styles.accounts}>
    <caption>In percent. From left to right it adds up to the result.</caption>
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">Player</span>
        </th>
        <th scope="col">Start</th>
        {PARTS.map(([key, name, about]) => (
          <th key={key} scope="col" title={about}>
            {name}
          </th>
        ))}
        <th scope="col">Result</th>
      </tr>
    </thead>
    <tbody>
      {accounts.map((account, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <tr key={seat}>
          <th scope="row">
            <SeatMark seat={seat % 6} /> {names[seat]}
          </th>
          <td className="num">{percent(account.start)}</td>
          {PARTS.map(([key]) => (
            <td key={key} className="num" data-gain={Math.sign(Math.round(1000 * account[key]))}>
              {points(account[key])}
            </td>
          ))}
          <td className="num">{percent(account.result)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface ListProps<M extends Moment> {
  readonly title: string;
  readonly moments: readonly M[];
  onJump(at: number): void;
  children(moment: M): ReactNode;
}

function List<M extends Moment | Given>({ title, moments, onJump, children }: ListProps<M>) {
  if (moments.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {moments.map((moment) => (
          <li key={moment.at}>
            <button type="button" onClick={() => onJump(moment.at)} title="Go to this moment of the replay">
              {children(moment)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly moment: Moment;
  readonly seat: number;
  readonly gain: number;
  readonly words: string;
  readonly children?: ReactNode;
}

const Line = ({ moment, seat, gain, words, children }: LineProps) => (
  <>
    <SeatMark seat={seat % 6} />
    <span className="grow">
      <b>Turn {moment.turn}</b> {words}
      {children}
    </span>
    <b className="num" data-gain={Math.sign(gain)}>
      {points(gain)}
    </b>
  </>
);
