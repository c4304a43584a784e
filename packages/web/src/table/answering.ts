import type { NoCode } from '@indigo/host';
import { type Decision, type Face, PASS, type Refused } from '@indigo/kernel';
import { type Dispatch, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import type { TableLink } from '../link/link.ts';
import { wordsNow } from '../words/words.ts';
import { answersOf, isAimed, type Means } from './means.ts';
import type { Speech } from './speech.ts';
import type { Draft, Finding, Near, Notice, TableAction } from './table-state.ts';

/** How an answer is being found: what is chosen, what may follow, what was refused. */
export interface Answering extends Finding {
  readonly decision: Decision | null;
  readonly notice: Notice | null;
  /** First tap chooses, second confirms; parts are put in and taken out. */
  choose(face: Face): void;
  /** Chooses an answer, whole, without giving it. */
  suggest(ids: string | readonly string[]): void;
  /** Answers at once. */
  answer(face: Face): void;
  confirm(): void;
  /** One step back: the refusal, then the choice. True if there was something. */
  back(): boolean;
  pass(): void;
  /** Answers with no part at all. */
  decline(): void;
  /** The last part is taken out. */
  takeOut(): void;
  /** What is this (a place, what lies there), and why can nothing be done with it? Shown near. */
  ask(near: Near): void;
  refusals(): Promise<readonly Refused[]>;
  hush(): void;
}

/** In a window, letting it pass has a button of its own. Elsewhere an answer may be called so, and is one like any other. */
export const isPass = ({ mode }: Decision, { id }: Face): boolean => mode === 'first' && id === PASS;

const LATE_SHOWN_MS = 12_000;
const LATE: readonly NoCode[] = ['stale', 'not-asked', 'over'];

/** Speaks with the table about one question. Made anew for each. */
function dealing(link: TableLink, no: number, dispatch: Dispatch<TableAction>) {
  let why: Promise<readonly Refused[]> | null = null;
  return {
    compose: async (parts: readonly string[]): Promise<void> => {
      const reply = await link.send({ do: 'compose', no, ids: parts });
      if ('next' in reply) {
        const draft: Draft = { parts, next: reply.next, missing: reply.missing };
        dispatch({ do: 'draft', no, draft });
      }
    },
    /** True if the table took it. */
    send: async (ids: string | readonly string[]): Promise<boolean> => {
      dispatch({ do: 'send', no });
      const reply = await link.send({ do: 'answer', no, ids });
      const taken = !('no' in reply);
      const notice: Notice | null = taken
        ? null
        : LATE.includes(reply.no)
          ? { kind: 'late', say: wordsNow().asking.movedOn }
          : { kind: 'wrong', say: wordsNow().refused[reply.no] };
      dispatch({ do: 'sent', no, notice });
      return taken;
    },
    refusals: (): Promise<readonly Refused[]> => {
      if (no < 0) return Promise.resolve([]);
      why ??= link.send({ do: 'why' }).then((reply) => ('why' in reply ? reply.why : []));
      return why;
    },
  };
}

interface AnsweringProps {
  readonly link: TableLink;
  readonly decision: Decision | null;
  readonly means: Means;
  /** Answers the questions that follow this one, too. */
  readonly plan: (asked: Decision, ids: readonly string[]) => void;
  readonly finding: Finding;
  readonly notice: Notice | null;
  readonly dispatch: Dispatch<TableAction>;
  readonly oneTap: boolean;
  readonly speech: Speech;
  /** Something is looked at closely. */
  readonly looking: boolean;
  /** An answer is on its way: whatever still moves may be cut short. */
  onSent(): void;
  /** The table took this answer; null: one of several parts. */
  onTaken(face: Face | null): void;
}

export function useAnswering(props: AnsweringProps): Answering {
  const { link, decision, means, plan, finding, notice, dispatch, oneTap, speech, looking, onSent, onTaken } =
    props;
  const no = decision?.no ?? -1;
  const { series } = means.question;
  const composes = decision !== null && decision.shape !== 'pick';
  const deal = useMemo(() => dealing(link, no, dispatch), [link, no, dispatch]);
  // What is asked several times in a row is put together here; the table hears of it one by one.
  const compose = useCallback(
    (parts: readonly string[]): Promise<void> | void => {
      if (series === undefined) return deal.compose(parts);
      const { next } = series.after(parts);
      dispatch({ do: 'draft', no, draft: { parts, next, missing: next.length === 0 ? null : MORE } });
    },
    [series, deal, dispatch, no],
  );
  // Before anybody can tap: what is chosen belongs to this question.
  useLayoutEffect(() => dispatch({ do: 'asked', no }), [dispatch, no]);
  // What may be the first part; where nothing is to be weighed, all of them.
  useEffect(() => {
    if (composes) void compose(series?.same ?? []);
  }, [composes, compose, series]);
  // It has been read by then, or it never will be.
  useEffect(() => {
    if (notice?.kind !== 'late') return;
    const timer = setTimeout(() => dispatch({ do: 'hush' }), LATE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, dispatch]);
  return useMemo(() => {
    const { chosen, parts, missing } = finding;
    const send = async (ids: string | readonly string[]): Promise<void> => {
      if (decision === null) return;
      onSent();
      if (await deal.send(ids)) onTaken(decision.options.find(({ id }) => id === ids) ?? null);
    };
    /** One answer now, the others when they are asked for. */
    const sendAll = async ([first, ...rest]: readonly string[], face: Face | null): Promise<void> => {
      if (decision === null) return;
      plan(decision, rest);
      onSent();
      if (await deal.send(first)) onTaken(face);
      else plan(decision, []);
    };
    const give = (face: Face): Promise<void> => sendAll(answersOf(face, means.question), face);
    return {
      ...finding,
      decision,
      notice,
      choose: (face) => {
        dispatch({ do: 'hush' });
        if (composes) {
          const changed = series === undefined ? toggled(face, decision, finding) : placed(face, finding);
          if (changed !== null) void compose(changed);
        } else if ((oneTap && !isAimed(means.option(face))) || chosen?.id === face.id) void give(face);
        else dispatch({ do: 'choose', no, face });
      },
      suggest: (ids) => {
        dispatch({ do: 'hush' });
        if (composes) void compose(typeof ids === 'string' ? [ids] : ids);
        else dispatch({ do: 'choose', no, face: decision?.options.find(({ id }) => id === ids) ?? null });
      },
      answer: (face) => void give(face),
      confirm: () => {
        if (composes) {
          if (missing === null) void (series === undefined ? send(parts) : sendAll(parts, null));
        } else if (chosen !== null) void give(chosen);
      },
      back: () => {
        if (!looking && notice === null && chosen === null) return false;
        if (looking || notice !== null) dispatch({ do: 'hush' });
        else dispatch({ do: 'choose', no, face: null });
        return true;
      },
      decline: () => void send([]),
      takeOut: () => void compose(parts.slice(0, -1)),
      pass: () => {
        if (decision?.mode === 'first') void send(PASS);
      },
      ask: (near) => {
        dispatch({ do: 'near', near });
        const { ids } = near.thing;
        const mayBeChosen = decision?.options.some(({ at }) => at !== undefined && ids.includes(at));
        if (mayBeChosen) return;
        void deal.refusals().then((list) => {
          const refused = list.find(({ at }) => at !== undefined && ids.includes(at));
          if (refused === undefined) return;
          const { why, clause } = refused;
          dispatch({ do: 'refuse', no, near, refusal: { why: speech.say(why), clause } });
        });
      },
      refusals: deal.refusals,
      hush: () => dispatch({ do: 'hush' }),
    };
  }, [
    decision,
    means,
    plan,
    no,
    finding,
    notice,
    dispatch,
    deal,
    compose,
    composes,
    series,
    oneTap,
    speech,
    looking,
    onSent,
    onTaken,
  ]);
}

/** What is missing while there is more to be placed. */
export const MORE = 'more';

/** In a series the same may come again: it is put in as often as it fits, then taken out. */
export function placed({ id }: Face, { parts, next }: Draft): readonly string[] | null {
  if (next.includes(id)) return [...parts, id];
  return parts.includes(id) ? parts.toSpliced(parts.lastIndexOf(id), 1) : null;
}

/** The parts with this one put in or taken out; null: it fits nowhere. */
export function toggled(
  face: Face,
  { options }: Pick<Decision, 'options'>,
  { parts, next }: Draft,
): readonly string[] | null {
  const words = JSON.stringify(face.say);
  const same = (id: string): boolean =>
    JSON.stringify(options.find((other) => other.id === id)?.say) === words;
  if (parts.includes(face.id)) {
    // Copies of a card are told apart by number only: the last of them is the one to take out.
    const last = parts.findLast(same) ?? face.id;
    return parts.filter((id) => id !== last);
  }
  const fits = next.includes(face.id) ? face.id : next.find(same);
  return fits === undefined ? null : [...parts, fits];
}
