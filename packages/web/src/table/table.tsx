import type { Scene } from '@indigo/kernel';
import { Fragment, lazy, Suspense, useRef } from 'react';
import { gameName } from '../games.ts';
import type { Coach } from '../learn/coach.ts';
import { CoachProvider, useLearning } from '../learn/context.tsx';
import type { TableLink } from '../link/link.ts';
import { TurnNotice } from '../notices/turn-notice.tsx';
import { useReducedMotion, useSettings } from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { TableProvider, useTable } from './context.tsx';
import { useAutoPass, usePageTitle, useTones } from './effects.ts';
import type { Game } from './game.ts';
import { DecisionBar } from './panels/decision.tsx';
import { TrayPart } from './panels/dock.tsx';
import { ProgressPage } from './panels/progress.tsx';
import { Seats } from './panels/seats.tsx';
import { Sheet, SidePanel, Travel } from './panels/side.tsx';
import { Announcer } from './parts/announcer.tsx';
import { Flights } from './parts/flights.tsx';
import { TopBar } from './parts/top-bar.tsx';
import { tempo } from './show/pace.ts';
import { Stage } from './stage.tsx';
import styles from './table.module.css';
import { inFocus, type Targets } from './targets.ts';
import { type LaidTray, traysOf } from './trays.ts';
import { useKeys } from './use-keys.ts';
import { useLook, useRestingFinger } from './use-look.ts';

/** Where the answers lie, if not on the board. */
function wantedTab(scene: Scene, targets: Targets, trays: readonly LaidTray[]): string | null {
  if (targets.places.size > 0 || targets.pieces.size === 0 || trays.length === 0) return null;
  const seen = inFocus(scene);
  if ([...targets.pieces.keys()].every((id) => seen.has(id))) return null;
  const lies = ({ pieces }: LaidTray): boolean => pieces.some(({ id }) => targets.pieces.has(id));
  return trays.find(lies)?.id ?? 'players';
}

const CloseUpCard = lazy(async () => ({ default: (await import('./parts/close-up.tsx')).CloseUpCard }));
const HandOver = lazy(async () => ({ default: (await import('../shell/hand-over.tsx')).HandOver }));
const AnalysisDialog = lazy(() => import('../analysis/analysis-dialog.tsx'));
const TableSettings = lazy(() => import('./parts/table-settings.tsx'));
const WhyDialog = lazy(() => import('./parts/why-dialog.tsx'));
const CoachCard = lazy(() => import('../learn/coach-card.tsx'));

interface TableProps {
  readonly link: TableLink;
  readonly game: Game;
  /** Null: nobody teaches here. */
  readonly coach: Coach | null;
}

/** A table being played, watched or travelled through. */
export const Table = ({ link, game, coach }: TableProps) => (
  <TableProvider link={link} game={game}>
    <CoachProvider coach={coach}>
      <TablePage />
    </CoachProvider>
  </TableProvider>
);

function TablePage() {
  const words = useWords();
  const { link, game, show, shown, model, table, scene, speech } = useTable();
  const { you, replay, winners, turn, means, targets, answering, undo } = useTable();
  const { past, focused, small, state, dispatch } = useTable();
  const { coach, telling } = useLearning();
  const { ruleset } = game;
  const { decision } = answering;
  const still = useReducedMotion();
  const speed = useSettings((settings) => settings.pace);
  const panel = useRef<HTMLElement>(null);
  const look = useLook();
  const resting = useRestingFinger();
  useAutoPass(link, ruleset, table, replay);
  useTones(show, replay);
  const yours = !replay && (shown.hold !== null || decision !== null);
  usePageTitle(ruleset.id, yours);
  useKeys({
    confirm: () => {
      // What the coach tells comes before what it is about.
      if (telling !== null) {
        telling();
        return true;
      }
      if (shown.hold !== null) {
        show.hurry();
        return true;
      }
      if (answering.chosen === null && (decision?.shape ?? 'pick') === 'pick') return false;
      answering.confirm();
      return true;
    },
    back: () => {
      if (past !== null) dispatch({ do: 'look-back', past: null });
      else if (!answering.back()) answering.pass();
    },
    why: () => dispatch({ do: 'dialog', dialog: 'why' }),
    look: () => look(document.activeElement),
    log: () => panel.current?.querySelector<HTMLElement>('[data-log]')?.focus(),
    undo: () => undo.can && undo.act(),
    toBoard: () => document.querySelector<SVGElement>('[data-target]')?.focus(),
    skip: () => {
      if (shown.behind === 0) return false;
      show.skip();
      return true;
    },
  });

  if (model.curtain !== null && !shown.holding) {
    return (
      <Suspense>
        <HandOver curtain={model.curtain} onShow={link.reveal} />
      </Suspense>
    );
  }

  const trays = traysOf(scene, you, speech);
  const closeDialog = (): void => dispatch({ do: 'dialog', dialog: null });
  const travels = replay || past !== null;
  const phase = scene.phase === undefined ? null : speech.say(scene.phase);
  return (
    <div
      className={styles.table}
      data-focus={focused}
      data-aside={state.aside || travels}
      data-still={still || speed === 0}
      data-moving={shown.holding}
      {...resting}
    >
      <TopBar
        title={gameName(words, ruleset.id)}
        crumb={[phase, turn.no === null ? null : words.table.turn(turn.no)].filter(Boolean).join(' · ')}
        yourTurn={yours}
        game={ruleset.id}
        goal={scene.goal === undefined ? null : speech.say(scene.goal)}
        undo={you !== null && !replay && winners === null && past === null ? undo : null}
        onAside={focused && !travels && !small ? () => dispatch({ do: 'aside', on: !state.aside }) : null}
        aside={state.aside}
        onWhy={() => dispatch({ do: 'dialog', dialog: 'why' })}
        onSettings={() => dispatch({ do: 'dialog', dialog: 'settings' })}
      />
      <main className={styles.main}>
        <Stage />
        <div className={styles.asking}>
          {coach !== null && (
            <Suspense>
              <CoachCard />
            </Suspense>
          )}
          {replay && small ? <Travel /> : <DecisionBar />}
        </div>
        {trays.length > 0 && !small && (
          <div className={styles.dock}>
            {trays.map((tray, i) => (
              <Fragment key={tray.id}>
                {i > 0 && <div className={styles.vr} />}
                <TrayPart tray={tray} stacked={trays.length > 2} />
              </Fragment>
            ))}
          </div>
        )}
        {small && <Sheet trays={trays} wanted={wantedTab(scene, targets, trays)} />}
      </main>
      {!small && (
        <aside className={styles.side} ref={panel} aria-label={words.table.playersAndLog}>
          <Seats />
          {scene.progress?.pinned && <ProgressPage progress={scene.progress} />}
          {means.question.subject && (
            <Suspense>
              <CloseUpCard subject={means.question.subject} />
            </Suspense>
          )}
          <SidePanel />
        </aside>
      )}
      {!replay && <TurnNotice link={link} game={ruleset.id} />}
      <Announcer key={you} />
      {shown.flights.length > 0 && (
        <Flights key={shown.beat} game={game} flights={shown.flights} pace={tempo().pace} />
      )}
      <Suspense>
        {state.dialog === 'why' && <WhyDialog onClose={closeDialog} />}
        {state.dialog === 'analysis' && <AnalysisDialog onClose={closeDialog} />}
        {state.dialog === 'settings' && <TableSettings link={link} model={model} onClose={closeDialog} />}
      </Suspense>
    </div>
  );
}
