import type { Given, Moment } from '@indigo/bots';
import type { Say } from '@indigo/kernel';
import type { ReactNode } from 'react';
import { SeatMark } from '../shell/picture.tsx';
import { useTable } from '../table/context.tsx';
import { useWords } from '../words/words.ts';
import styles from './analysis.module.css';
import { points } from './path.ts';

interface MomentWords {
  answer(given: readonly Say[]): string;
  /** What happened then. */
  told(moment: Moment): string;
}

export function useMomentWords(names: readonly string[]): MomentWords {
  const { speech, meaning } = useTable();
  const { analysis: words } = useWords();
  const answer = (given: readonly Say[]): string =>
    given.map((say) => speech.say(say)).join(', ') || words.nothing;
  const told = (moment: Moment): string => {
    if (moment.seat !== null && moment.answer !== undefined)
      return `${names[moment.seat]}: ${answer(moment.answer.given)}`;
    const news = moment.lines.filter((say) => meaning(say).turn === undefined);
    return news.map((say) => speech.say(say)).join(' ') || words.chance;
  };
  return { answer, told };
}

/** Whom it concerned most. */
const most = ({ change }: Moment): number =>
  change.reduce((found, gain, seat) => (Math.abs(gain) > Math.abs(change[found]) ? seat : found), 0);

interface TurningPointsProps {
  readonly title: string | null;
  readonly moments: readonly Moment[];
  readonly names: readonly string[];
  onJump(at: number): void;
}

/** The moments that changed most. */
export function TurningPoints({ title, moments, names, onJump }: TurningPointsProps) {
  const { told } = useMomentWords(names);
  return (
    <MomentList title={title} moments={moments} onJump={onJump}>
      {(moment) => (
        <MomentLine
          moment={moment}
          seat={most(moment)}
          gain={moment.change[most(moment)]}
          words={told(moment)}
        />
      )}
    </MomentList>
  );
}

interface MomentListProps<M extends Moment> {
  /** Null: it stands under one already. */
  readonly title: string | null;
  readonly moments: readonly M[];
  onJump(at: number): void;
  children(moment: M): ReactNode;
}

/** Moments of a match; pressed, the replay goes there. */
export function MomentList<M extends Moment | Given>({
  title,
  moments,
  onJump,
  children,
}: MomentListProps<M>) {
  const { analysis: words } = useWords();
  if (moments.length === 0) return null;
  return (
    <section>
      {title !== null && <h3>{title}</h3>}
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

interface MomentLineProps {
  readonly moment: Moment;
  readonly seat: number;
  readonly gain: number;
  readonly words: string;
  readonly children?: ReactNode;
}

export function MomentLine({ moment, seat, gain, words, children }: MomentLineProps) {
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
