import type { Followed } from '@indigo/host';
import type { Face, Plain, Scene, Seat } from '@indigo/kernel';
import {
  createContext,
  type Dispatch,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useReducer,
  useSyncExternalStore,
} from 'react';
import type { TableLink, TableModel } from '../link/link.ts';
import { useSettings } from '../settings/settings.ts';
import { useGameWords } from '../words/game-words.ts';
import { useWords } from '../words/words.ts';
import { type Answering, useAnswering } from './answering.ts';
import type { Game } from './game.ts';
import { inOneGo, type LineReader, lineReader, type Means, meansOf } from './means.ts';
import { usePlan } from './plan.ts';
import type { Label } from './relabel.ts';
import type { Remembered } from './show/memory.ts';
import { tempo } from './show/pace.ts';
import { Show } from './show/show.ts';
import { lookedBack, type Shown } from './show/shown.ts';
import { type Speech, speechOf } from './speech.ts';
import { asked, OPENED, reduce, type TableAction, type TableState } from './table-state.ts';
import { isFocused, type Targets, targetsOf } from './targets.ts';
import { type Turn, turnOf } from './turn.ts';
import { SMALL, useMedia } from './use-media.ts';
import { useSpoken } from './use-spoken.ts';
import { type Undoing, useUndo } from './use-undo.ts';

/** A table as everything on its page sees it. */
export interface TableContext {
  readonly link: TableLink;
  readonly game: Game;
  /** What is printed on drawings, in the reader's language. */
  readonly label: Label;
  readonly show: Show;
  /** What is on the screen: now, or the moment looked back at. */
  readonly shown: Shown;
  /** The newest, whatever is on the screen. */
  readonly live: Shown;
  readonly model: TableModel;
  readonly table: Followed;
  readonly view: Plain;
  readonly scene: Scene;
  readonly speech: Speech;
  readonly meaning: LineReader;
  readonly you: Seat | null;
  readonly replay: boolean;
  /** Null until the match is over. */
  readonly winners: readonly Seat[] | null;
  readonly turn: Turn;
  /** What is asked, and what each option means. */
  readonly means: Means;
  readonly targets: Targets;
  readonly answering: Answering;
  readonly peek: Face | null;
  /** The option under the cursor says itself what it is: the question need not. */
  readonly peekTold: boolean;
  readonly undo: Undoing;
  readonly moments: readonly Remembered[];
  /** The moment looked back at; null: now. */
  readonly past: number | null;
  /** Something is shown in place of the board. */
  readonly focused: boolean;
  readonly small: boolean;
  readonly state: TableState;
  readonly dispatch: Dispatch<TableAction>;
}

const Context = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(Context);
  if (table === null) throw new Error('there is no table around this');
  return table;
}

/** The scene with those who have already walked on. */
function withMoved(scene: Scene, moved: ReadonlyMap<string, string>): Scene {
  if (moved.size === 0) return scene;
  const pieces = scene.pieces.map((piece) => ({ ...piece, at: moved.get(piece.id) ?? piece.at }));
  return { ...scene, pieces };
}

interface TableProviderProps {
  readonly link: TableLink;
  readonly game: Game;
  readonly children: ReactNode;
}

/** Everything a table page is drawn from, found once. */
export function TableProvider({ link, game, children }: TableProviderProps) {
  const show = useMemo(() => new Show(link, game, tempo), [link, game]);
  // Before anything is painted: nothing is seen that is still to come.
  useLayoutEffect(() => {
    show.open();
    return () => show.close();
  }, [show]);
  const live = useSyncExternalStore(show.subscribe, show.get);
  const [kept, dispatch] = useReducer(reduce, OPENED);
  const { ruleset } = game;
  const page = useWords();
  const { words } = useGameWords(ruleset);
  const { game: spoken, label } = useSpoken(game);
  const moments = show.memory.all;
  // Whoever holds the device now begins in the present.
  const past = kept.past !== null && kept.past.seat === live.model.table?.seat ? kept.past.at : null;
  const moment = past === null ? null : (moments[past] ?? null);
  const shown = useMemo(() => (moment === null ? live : lookedBack(live, moment)), [live, moment]);
  const { model, view, lines, moved } = shown;
  const table = model.table!;
  const you = table.seat;
  const replay = model.kind === 'replay';
  const winners = table.won;
  const names = table.players.map(({ name }) => name).join('\n');
  const speech = useMemo(() => speechOf(words, you, names.split('\n')), [words, you, names]);
  const scene = useMemo(() => withMoved(ruleset.scene(view), moved), [ruleset, view, moved]);
  const meaning = useMemo(() => lineReader(ruleset), [ruleset]);
  const turn = useMemo(() => {
    const { seat, no } = turnOf(scene, lines, meaning);
    return { seat: winners === null ? seat : null, no };
  }, [scene, lines, meaning, winners]);
  const question = winners === null && !replay ? table.decision : null;
  // The question is about the table as it is, however far behind the screen is.
  const means = useMemo(() => meansOf(ruleset, table.view, question), [ruleset, table.view, question]);
  const decision = useMemo(() => question && inOneGo(question, means.question), [question, means]);
  const state = asked(kept, decision?.no ?? -1);
  const plan = usePlan(link);
  const targets = useMemo(() => {
    const now = table.view === view ? scene : ruleset.scene(table.view);
    return targetsOf(decision, now);
  }, [ruleset, decision, table.view, view, scene]);
  const { undo, taken } = useUndo(link, live.model);
  const onTaken = useCallback(
    (face: Face | null) => taken(face === null ? page.undo.lastAnswer : speech.say(face.say)),
    [taken, speech, page],
  );
  const answering = useAnswering({
    link,
    decision,
    means,
    plan,
    finding: state.finding,
    notice: state.notice,
    dispatch,
    oneTap: useSettings(({ oneTap }) => oneTap),
    speech,
    looking: state.near !== null,
    onSent: show.skip,
    onTaken,
  });
  const value: TableContext = {
    ...{
      link,
      game: spoken,
      label,
      show,
      shown,
      live,
      model,
      table,
      view,
      scene,
      speech,
      meaning,
      you,
      replay,
      winners,
    },
    ...{ turn, means, targets, answering, undo, moments, state, dispatch },
    peek: decision?.options.find(({ id }) => id === state.peek?.face.id) ?? null,
    peekTold: state.peek?.told ?? false,
    past: moment === null ? null : past,
    focused: isFocused(scene),
    small: useMedia(SMALL),
  };
  return <Context value={value}>{children}</Context>;
}
