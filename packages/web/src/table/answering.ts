import type { NoCode, Reply } from '@indigo/host';
import { type Decision, type Face, PASS, type Refused, type Say } from '@indigo/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableLink } from '../link/link.ts';

/** Where on the screen something was asked about. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Why not, beside the thing itself. Without a clause no rule forbids it: there is just nothing to do with it now. */
export interface Refusal {
  readonly title: string;
  readonly why: string;
  readonly clause: string | null;
  readonly spot: Spot;
}

/** Why an answer was not taken. Late: the table had moved on, so nothing was wrong with it. */
export interface Notice {
  readonly kind: 'late' | 'wrong';
  readonly say: string;
}

/** How an answer is being found: what is chosen, what may follow, what was refused. */
export interface Answering {
  readonly decision: Decision | null;
  readonly chosen: Face | null;
  /** Of a composed answer: its parts so far, what may follow, what is missing (a key of the game's words). */
  readonly parts: readonly string[];
  readonly next: readonly string[];
  readonly missing: string | null;
  readonly sending: boolean;
  readonly notice: Notice | null;
  readonly refusal: Refusal | null;
  /** First tap chooses, second confirms; parts are put in and taken out. */
  choose(face: Face): void;
  /** Answers at once. */
  answer(face: Face): void;
  confirm(): void;
  /** One step back: the refusal, then the choice. True if there was something. */
  back(): boolean;
  pass(): void;
  /** Why can nothing be done with this (a place, what lies there)? Shows the reason beside it. */
  ask(ats: readonly string[], title: string, spot: Spot): void;
  refusals(): Promise<readonly Refused[]>;
  hush(): void;
}

/** In a window, letting it pass has a button of its own. Elsewhere an answer may be called so, and is one like any other. */
export const isPass = ({ mode }: Decision, { id }: Face): boolean => mode === 'first' && id === PASS;

const NOTHING: readonly string[] = [];

const LATE_SHOWN_MS = 12_000;
const LATE: readonly NoCode[] = ['stale', 'not-asked', 'over'];

/**
 * `answered` is told that an answer is on its way: whatever still moves may be cut short. `taken` is told which one the
 * table took; null: one of several parts.
 */
export function useAnswering(
  link: TableLink,
  decision: Decision | null,
  oneTap: boolean,
  answered: () => void,
  taken: (face: Face | null) => void,
  say: (say: Say) => string,
  idle: string,
): Answering {
  const no = decision?.no ?? -1;
  const [chosen, setChosen] = useState<Face | null>(null);
  const [draft, setDraft] = useState<{
    parts: readonly string[];
    next: readonly string[];
    missing: string | null;
  }>({
    parts: NOTHING,
    next: NOTHING,
    missing: null,
  });
  const [sending, setSending] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const why = useRef<{ no: number; list: Promise<readonly Refused[]> } | null>(null);
  const composes = decision !== null && decision.shape !== 'pick';

  const compose = useCallback(
    async (parts: readonly string[]): Promise<boolean> => {
      const reply: Reply = await link.send({ do: 'compose', no, ids: parts });
      if (!('next' in reply)) return false;
      setDraft({ parts, next: reply.next, missing: reply.missing });
      return true;
    },
    [link, no],
  );

  // Another question: nothing of the last one is kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is the question
  useEffect(() => {
    setChosen(null);
    setRefusal(null);
    setSending(false);
    setDraft({ parts: NOTHING, next: NOTHING, missing: null });
    if (composes) void compose([]);
  }, [no]);

  const send = useCallback(
    async (ids: string | readonly string[]) => {
      if (no < 0) return;
      setSending(true);
      setNotice(null);
      answered();
      const reply = await link.send({ do: 'answer', no, ids });
      setSending(false);
      if (!('no' in reply)) taken(decision?.options.find(({ id }) => id === ids) ?? null);
      else if (LATE.includes(reply.no as NoCode)) setNotice({ kind: 'late', say: 'the table has moved on' });
      else setNotice({ kind: 'wrong', say: `${reply.reason}.` });
    },
    [link, no, decision, answered, taken],
  );

  // It has been read by then, or it never will be.
  useEffect(() => {
    if (notice?.kind !== 'late') return;
    const timer = setTimeout(() => setNotice(null), LATE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  const refusals = useCallback((): Promise<readonly Refused[]> => {
    if (why.current?.no !== no) {
      if (no < 0) return Promise.resolve([]);
      const list = link.send({ do: 'why' }).then((reply) => ('why' in reply ? reply.why : []));
      why.current = { no, list };
    }
    return why.current.list;
  }, [link, no]);

  return useMemo(() => {
    const toggle = async (face: Face): Promise<void> => {
      const { parts, next } = draft;
      const same = (id: string): boolean =>
        JSON.stringify(decision?.options.find((other) => other.id === id)?.say) === JSON.stringify(face.say);
      if (parts.includes(face.id)) {
        // Copies of a card are told apart by number only: the last of them is the one to take out.
        const last = parts.findLast(same) ?? face.id;
        await compose(parts.filter((id) => id !== last));
        return;
      }
      const fits = next.includes(face.id) ? face.id : next.find(same);
      if (fits !== undefined) await compose([...parts, fits]);
    };
    return {
      decision,
      chosen,
      ...draft,
      sending,
      notice,
      refusal,
      choose: (face) => {
        setRefusal(null);
        setNotice(null);
        if (composes) void toggle(face);
        else if (oneTap || chosen?.id === face.id) void send(face.id);
        else setChosen(face);
      },
      answer: (face) => void send(face.id),
      confirm: () => {
        if (composes) {
          if (draft.missing === null) void send(draft.parts);
        } else if (chosen !== null) void send(chosen.id);
      },
      back: () => {
        if (refusal !== null || notice !== null) {
          setRefusal(null);
          setNotice(null);
          return true;
        }
        if (chosen === null) return false;
        setChosen(null);
        return true;
      },
      pass: () => {
        if (decision?.mode === 'first') void send(PASS);
      },
      ask: (ats, title, spot) => {
        setRefusal(null);
        void refusals().then((list) => {
          const refused = list.find((one) => one.at !== undefined && ats.includes(one.at));
          if (refused === undefined) setRefusal({ title, why: idle, clause: null, spot });
          else setRefusal({ title, why: say(refused.why), clause: refused.clause, spot });
        });
      },
      refusals,
      hush: () => {
        setRefusal(null);
        setNotice(null);
      },
    };
  }, [
    decision,
    chosen,
    draft,
    sending,
    notice,
    refusal,
    composes,
    oneTap,
    compose,
    send,
    refusals,
    say,
    idle,
  ]);
}
