import { type Account, type Analysis, type Given, highlightsOf, type Moment } from '@indigo/bots';
import type { Say } from '@indigo/kernel';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { tickAt } from '../local/replay-link.ts';
import { Dialog } from '../shell/dialog.tsx';
import { SeatMark } from '../shell/picture.tsx';
import { useTable } from '../table/context.tsx';
import { percent } from '../table/option-words.ts';
import { useWords } from '../words/words.ts';
import styles from './analysis.module.css';
import { type Analyst, analystOf } from './analyst.ts';
import { Curve } from './curve.tsx';
import { points } from './path.ts';

/** What was luck in a match, and what was skill. It begins when it is opened and goes on if it is closed meanwhile. */
export function AnalysisDialog({ onClose }: { onClose(): void }) {
  const { link, model } = useTable();
  const { analysis: say } = useWords();
  const analyst = analystOf(model.id);
  const stage = useSyncExternalStore(analyst.subscribe, analyst.get);
  const begin = (): void => void beginWith(analyst, link.record(), say.noRecord);
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

async function beginWith(
  analyst: Analyst,
  fetched: ReturnType<ReturnType<typeof useTable>['link']['record']>,
  noRecord: string,
) {
  try {
    const record = await fetched;
    if (record === null) analyst.fail(noRecord);
    else analyst.begin(record);
  } catch (error) {
    analyst.fail((error as Error).message);
  }
}

function Found({ analysis, onClose }: { readonly analysis: Analysis; onClose(): void }) {
  const { link, model, speech, meaning } = useTable();
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
  const answer = (given: readonly Say[]): string =>
    given.map((say) => speech.say(say)).join(', ') || words.nothing;
  const told = (moment: Moment): string => {
    if (moment.seat !== null && moment.answer !== undefined)
      return `${names[moment.seat]}: ${answer(moment.answer.given)}`;
    const news = moment.lines.filter((say) => meaning(say).turn === undefined);
    return news.map((say) => speech.say(say)).join(' ') || words.chance;
  };
  const most = ({ change }: Moment): number =>
    change.reduce((found, gain, seat) => (Math.abs(gain) > Math.abs(change[found]) ? seat : found), 0);
  return (
    <div className={styles.found}>
      <Curve analysis={analysis} names={names} marks={turning.map(({ at }) => at)} onJump={jump} />
      <Accounts accounts={analysis.accounts} names={names} />
      <List title={words.turningPoints} moments={turning} onJump={jump}>
        {(moment) => (
          <Line moment={moment} seat={most(moment)} gain={moment.change[most(moment)]} words={told(moment)} />
        )}
      </List>
      <List title={words.worst} moments={worst} onJump={jump}>
        {(moment) => (
          <Line
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
          </Line>
        )}
      </List>
      <List title={words.best} moments={best} onJump={jump}>
        {(moment) => (
          <Line
            moment={moment}
            seat={moment.seat}
            gain={moment.change[moment.seat]}
            words={answer(moment.answer.given)}
          />
        )}
      </List>
      <p className="muted small">{words.estimates(analysis.futures)}</p>
    </div>
  );
}

const PARTS = ['luck', 'error', 'others', 'rest'] as const satisfies readonly (keyof Account)[];

interface AccountsProps {
  readonly accounts: readonly Account[];
  readonly names: readonly string[];
}

/** Where each result came from, adding up from left to right. */
function Accounts({ accounts, names }: AccountsProps) {
  const { analysis: words } = useWords();
  return (
    <table className={styles.accounts}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{words.player}</span>
          </th>
          <th scope="col">{words.start}</th>
          {PARTS.map((key) => (
            <th key={key} scope="col" title={words.parts[key].about}>
              {words.parts[key].name}
            </th>
          ))}
          <th scope="col">{words.result}</th>
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
            {PARTS.map((key) => (
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
}

interface ListProps<M extends Moment> {
  readonly title: string;
  readonly moments: readonly M[];
  onJump(at: number): void;
  children(moment: M): ReactNode;
}

function List<M extends Moment | Given>({ title, moments, onJump, children }: ListProps<M>) {
  const { analysis: words } = useWords();
  if (moments.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {moments.map((moment) => (
          <li key={moment.at}>
            <button type="button" onClick={() => onJump(moment.at)} title={words.goThere}>
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

function Line({ moment, seat, gain, words, children }: LineProps) {
  const { analysis: say } = useWords();
  return (
    <>
      <SeatMark seat={seat % 6} />
      <span className="grow">
        <b>{say.turn(moment.turn)}</b> {words}
        {children}
      </span>
      <b className="num" data-gain={Math.sign(gain)}>
        {points(gain)}
      </b>
    </>
  );
}
