import type { Face, Scene, Seat, Zone } from '@indigo/kernel';
import { Fragment, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { gameName } from '../games.ts';
import type { TableLink } from '../link/link.ts';
import { useReducedMotion, useSettings } from '../settings/settings.ts';
import { HandOver } from '../shell/hand-over.tsx';
import { useAnswering } from './answering.ts';
import { useAutoPass, usePageTitle, useTones } from './effects.ts';
import type { Game } from './game.ts';
import { DecisionBar } from './panels/decision.tsx';
import { TrayPart } from './panels/dock.tsx';
import { Seats } from './panels/seats.tsx';
import { ExtraPage, Sheet, SidePanel, Travel } from './panels/side.tsx';
import { CloseUpCard } from './parts/close-up.tsx';
import { Flights } from './parts/flights.tsx';
import { RefusalBubble } from './parts/refusal.tsx';
import { TableSettings } from './parts/table-settings.tsx';
import { TopBar } from './parts/top-bar.tsx';
import { WhyDialog } from './parts/why-dialog.tsx';
import { piecesOf } from './pieces.ts';
import { pace } from './show/pace.ts';
import { lookedBack, Show } from './show/show.ts';
import type { Tray } from './skin.ts';
import { type Speech, speechOf } from './speech.ts';
import { Stage } from './stage.tsx';
import styles from './table.module.css';
import { lit, type Targets, targetsOf } from './targets.ts';
import { turnNumber, turnOf } from './turn.ts';
import { useKeys } from './use-keys.ts';
import { SMALL, useMedia } from './use-media.ts';
import { useUndo } from './use-undo.ts';

/** The scene with those who have already walked on. */
function withMoved(scene: Scene, moved: ReadonlyMap<string, string>): Scene {
  if (moved.size === 0) return scene;
  const pieces = scene.pieces.map((piece) => ({ ...piece, at: moved.get(piece.id) ?? piece.at }));
  return { ...scene, pieces };
}

/** Where the answers lie, if not on the board. */
function wantedTab(
  scene: Scene,
  you: Seat | null,
  targets: Targets,
  trays: readonly Tray[],
  isSeen: (zone: Zone) => boolean,
): string | null {
  if (targets.places.size > 0 || targets.pieces.size === 0 || you === null) return null;
  const seen = new Set(scene.zones.filter(isSeen).map(({ id }) => id));
  if (scene.pieces.every(({ id, at }) => !targets.pieces.has(id) || seen.has(at))) return null;
  const lies = ({ holds }: Tray): boolean =>
    piecesOf(scene, you, holds).some(({ id }) => targets.pieces.has(id));
  return trays.find(lies)?.title ?? 'players';
}

/** Why nothing happens when something is tapped. */
function idleWord(over: boolean, asked: boolean, turn: Seat | null, speech: Speech): string {
  if (over) return 'The match is over.';
  if (asked) return 'There is nothing to do with it right now.';
  return turn === null || turn === speech.you
    ? 'The others are asked first.'
    : `It is ${speech.name(turn)}’s turn.`;
}

/** What is said while nobody here is asked. */
function waitingWord(over: boolean, turn: Seat | null, speech: Speech): string {
  if (over) return 'The match is over.';
  return turn === null || turn === speech.you ? 'Waiting for the others…' : `${speech.name(turn)}’s turn…`;
}

interface TableProps {
  readonly link: TableLink;
  readonly game: Game;
}

/** A table being played, watched or travelled through. */
export function Table({ link, game }: TableProps) {
  const show = useMemo(() => new Show(link, game, pace), [link, game]);
  useEffect(() => {
    show.open();
    return () => show.close();
  }, [show]);
  const live = useSyncExternalStore(show.subscribe, show.get);
  const [past, setPast] = useState<number | null>(null);
  const moments = show.memory.all;
  const moment = past === null ? null : (moments[past] ?? null);
  const shown = useMemo(() => (moment === null ? live : lookedBack(live, moment)), [live, moment]);
  const { model, view, lines, moved, beat } = shown;
  const table = model.table!;
  const you = table.seat;
  const replay = model.kind === 'replay';
  const { ruleset, skin } = game;
  const small = useMedia(SMALL);
  const still = useReducedMotion();
  const { oneTap, pace: speed } = useSettings();
  const [peeked, setPeek] = useState<Face | null>(null);
  const [aside, setAside] = useState(false);
  const [dialog, setDialog] = useState<'why' | 'settings' | null>(null);
  const panel = useRef<HTMLDivElement>(null);

  const names = table.players.map(({ name }) => name).join('\n');
  const speech = useMemo(() => speechOf(ruleset.words, you, names.split('\n')), [ruleset, you, names]);
  const scene = useMemo(() => withMoved(ruleset.scene(view as never), moved), [ruleset, view, moved]);
  const winners = table.won;
  const turn = winners === null ? turnOf(view, lines, speech, skin) : null;
  const asked = winners === null && !replay ? table.decision : null;
  const decision = useMemo(() => lit(asked, skin), [asked, skin]);
  const focused = skin.Focus !== null && skin.focused(view);
  const targets = useMemo(
    () => targetsOf(decision, scene, focused ? skin.shows : undefined),
    [decision, scene, focused, skin],
  );
  const peek = peeked !== null && decision?.options.includes(peeked) ? peeked : null;
  const { skip } = show;
  const { undo, taken } = useUndo(link, live.model);
  const told = useCallback(
    (face: Face | null) => taken(face === null ? 'your last answer' : speech.say(face.say)),
    [taken, speech],
  );
  const idle =
    moment === null ? idleWord(winners !== null, decision !== null, turn, speech) : 'This is past.';
  const answering = useAnswering(link, decision, oneTap, skip, told, speech.say, idle);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever holds the device now begins in the present
  useEffect(() => setPast(null), [you]);
  useAutoPass(link, table, replay);
  useTones(shown, turn === you, replay);
  usePageTitle(ruleset.id, decision !== null);
  useKeys({
    confirm: () => {
      if (answering.chosen === null && (decision?.shape ?? 'pick') === 'pick') return false;
      answering.confirm();
      return true;
    },
    back: () => {
      if (moment !== null) setPast(null);
      else if (!answering.back()) answering.pass();
    },
    why: () => setDialog('why'),
    log: () => panel.current?.querySelector<HTMLElement>('[aria-label="Log"]')?.focus(),
    undo: () => undo.can && undo.act(),
    toBoard: () => document.querySelector<SVGElement>('[data-target]')?.focus(),
    skip: () => {
      if (shown.behind === 0) return false;
      skip();
      return true;
    },
  });

  if (model.curtain !== null && !shown.holding) {
    return <HandOver curtain={model.curtain} onShow={link.reveal} />;
  }

  const hands =
    model.views?.map((seen, seat) =>
      piecesOf(ruleset.scene(seen as never), seat, ({ kind }) => kind === 'hand'),
    ) ?? null;
  const closeUp = decision && skin.closeUp(decision, view);
  const seats = (
    <Seats
      game={game}
      scene={scene}
      players={table.players}
      speech={speech}
      turn={turn}
      targets={targets}
      answering={answering}
      doing="to move"
      winners={winners ?? []}
      hands={hands}
      onBot={
        you === null || winners !== null || replay
          ? null
          : (seat: Seat, bot) => void link.send({ do: 'bot', seat, bot })
      }
    />
  );
  const dock = you !== null && { game, scene, view, seat: you, speech, targets, answering };
  const trays =
    you === null
      ? []
      : skin.trays.filter(({ holds, empty }) => empty !== null || piecesOf(scene, you, holds).length > 0);
  const about = {
    link,
    model,
    game,
    view,
    lines,
    speech,
    clauses: [decision?.clause, ...(decision?.options ?? []).map(({ clause }) => clause)].filter(
      (clause) => clause !== undefined,
    ),
    // While there is a close look at something, it needs the room.
    back:
      replay || (closeUp && !small) ? null : { moments, at: moment === null ? null : past, onLook: setPast },
  };
  const travels = replay || moment !== null;
  const number = turnNumber(lines, skin);
  const title = gameName(ruleset.id) === ruleset.id ? ruleset.title : gameName(ruleset.id);
  return (
    <div
      className={styles.table}
      data-focus={focused}
      data-aside={aside || travels}
      data-still={still || speed === 0}
    >
      <TopBar
        title={title}
        crumb={[skin.phase(view), number === null ? null : `Turn ${number}`].filter(Boolean).join(' · ')}
        yourTurn={live.model.table?.decision != null && !replay}
        game={ruleset.id}
        undo={you !== null && !replay && winners === null && moment === null ? undo : null}
        onAside={focused && !travels && !small ? () => setAside(!aside) : null}
        aside={aside}
        onWhy={() => setDialog('why')}
        onSettings={() => setDialog('settings')}
      />
      <main className={styles.main}>
        <Stage
          link={link}
          game={game}
          shown={shown}
          scene={scene}
          view={view}
          speech={speech}
          turn={turn}
          targets={targets}
          answering={answering}
          peek={peek}
          onPeek={setPeek}
          still={still}
          small={small}
        />
        {replay && small ? (
          <Travel {...about} />
        ) : (
          <DecisionBar
            game={game}
            scene={scene}
            view={view}
            speech={speech}
            targets={targets}
            answering={answering}
            peek={peek}
            due={table.due}
            waiting={
              replay
                ? 'You are watching a replay.'
                : moment !== null
                  ? 'You are looking back.'
                  : waitingWord(winners !== null, turn, speech)
            }
            watching={travels}
            turn={turn}
            behind={shown.behind}
            onSkip={skip}
            onNow={moment === null ? null : () => setPast(null)}
            small={small}
          />
        )}
        {dock && !small && (
          <div className={styles.dock}>
            {trays.map((tray, i) => (
              <Fragment key={tray.title}>
                {i > 0 && <div className={styles.vr} />}
                <TrayPart {...dock} tray={tray} />
              </Fragment>
            ))}
          </div>
        )}
        {small && (
          <Sheet
            {...about}
            own={trays.map((tray) => ({
              id: tray.title,
              name: `${tray.title} ${piecesOf(scene, you!, tray.holds).length}`,
              body: dock && <TrayPart {...dock} tray={tray} />,
            }))}
            seats={seats}
            no={decision?.no ?? -1}
            wanted={wantedTab(scene, you, targets, trays, (zone) => focused && skin.shows(zone))}
          />
        )}
      </main>
      {!small && (
        <aside className={styles.side} ref={panel} aria-label="Players and log">
          {closeUp && decision && (
            <CloseUpCard
              look={closeUp}
              game={game}
              decision={decision}
              speech={speech}
              answering={answering}
            />
          )}
          {seats}
          {skin.extra?.pinned(view) && <ExtraPage {...about} />}
          <SidePanel {...about} />
        </aside>
      )}
      <div className="sr" aria-live="polite">
        {lines
          .slice(-3)
          .map((say) => speech.say(say))
          .join(' ')}
      </div>
      {shown.flights.length > 0 && <Flights key={beat} game={game} flights={shown.flights} pace={pace()} />}
      {answering.refusal && (
        <RefusalBubble game={ruleset.id} refusal={answering.refusal} onGone={answering.hush} />
      )}
      {dialog === 'why' && (
        <WhyDialog game={ruleset.id} answering={answering} speech={speech} onClose={() => setDialog(null)} />
      )}
      {dialog === 'settings' && <TableSettings link={link} model={model} onClose={() => setDialog(null)} />}
    </div>
  );
}
