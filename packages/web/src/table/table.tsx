import type { Face, Scene, Seat } from '@indigo/kernel';
import { Fragment, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { gameName } from '../games.ts';
import type { TableLink } from '../link/link.ts';
import { useReducedMotion, useSettings } from '../settings/settings.ts';
import { HandOver } from '../shell/hand-over.tsx';
import { useAnswering } from './answering.ts';
import { Board } from './board/board.tsx';
import type { Game } from './game.ts';
import { DecisionBar } from './panels/decision.tsx';
import { TrayPart } from './panels/dock.tsx';
import { SeatPills, Seats } from './panels/seats.tsx';
import { Sheet, SidePanel } from './panels/side.tsx';
import { BoardList } from './parts/board-list.tsx';
import { CloseUpCard } from './parts/close-up.tsx';
import { Dice } from './parts/dice.tsx';
import { End } from './parts/end.tsx';
import { Flights } from './parts/flights.tsx';
import { RefusalBubble } from './parts/refusal.tsx';
import { TableSettings } from './parts/table-settings.tsx';
import { TopBar } from './parts/top-bar.tsx';
import { Notices } from './parts/votes.tsx';
import { WhyDialog } from './parts/why-dialog.tsx';
import { piecesOf } from './pieces.ts';
import { pace } from './show/pace.ts';
import { Show } from './show/show.ts';
import type { Tray } from './skin.ts';
import { play } from './sound.ts';
import { speechOf } from './speech.ts';
import styles from './table.module.css';
import { type Targets, targetsOf } from './targets.ts';
import { turnNumber, turnOf } from './turn.ts';
import { useKeys } from './use-keys.ts';
import { SMALL, useMedia } from './use-media.ts';

/** The scene with those who have already walked on. */
function withMoved(scene: Scene, moved: ReadonlyMap<string, string>): Scene {
  if (moved.size === 0) return scene;
  const pieces = scene.pieces.map((piece) => ({ ...piece, at: moved.get(piece.id) ?? piece.at }));
  return { ...scene, pieces };
}

/** Where the answers lie, if not on the board. */
function wantedTab(scene: Scene, you: Seat | null, targets: Targets, trays: readonly Tray[]): string | null {
  if (targets.places.size > 0 || targets.pieces.size === 0 || you === null) return null;
  const lies = ({ holds }: Tray): boolean =>
    piecesOf(scene, you, holds).some(({ id }) => targets.pieces.has(id));
  return trays.find(lies)?.title ?? 'players';
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
  const shown = useSyncExternalStore(show.subscribe, show.get);
  const { model, view, lines, moved, beat } = shown;
  const table = model.table!;
  const { ruleset, skin } = game;
  const small = useMedia(SMALL);
  const still = useReducedMotion();
  const { oneTap, autoPass, sound, pace: speed } = useSettings();
  const [peeked, setPeek] = useState<Face | null>(null);
  const [dialog, setDialog] = useState<'why' | 'settings' | null>(null);
  const [listed, setListed] = useState(false);
  const [endSeen, setEndSeen] = useState(false);
  const [undoes, setUndoes] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Dice lie a while after they came to rest, whatever is shown next.
  const lastThrown = useRef(shown);
  if (shown.dice.length > 0) lastThrown.current = shown;
  const thrown = lastThrown.current;

  const you = table.seat;
  const names = table.players.map(({ name }) => name).join('\n');
  const speech = useMemo(() => speechOf(ruleset.words, you, names.split('\n')), [ruleset, you, names]);
  const scene = useMemo(() => withMoved(ruleset.scene(view as never), moved), [ruleset, view, moved]);
  const winners = table.won;
  const turn = winners === null ? turnOf(view, lines, speech, skin) : null;
  const decision = winners === null && model.kind !== 'replay' ? table.decision : null;
  const targets = useMemo(() => targetsOf(decision, scene), [decision, scene]);
  const peek = peeked !== null && decision?.options.includes(peeked) ? peeked : null;
  const idle =
    winners !== null
      ? 'The match is over.'
      : decision === null
        ? turn === null || turn === you
          ? 'The others are asked first.'
          : `It is ${speech.name(turn)}’s turn.`
        : 'There is nothing to do with it right now.';
  const { skip } = show;
  const answering = useAnswering(link, decision, oneTap, skip, speech.say, idle);

  // What undo would take back is the last answer given here.
  const { chosen, sending } = answering;
  useEffect(() => {
    if (sending && chosen) setUndoes(speech.say(chosen.say));
    else if (sending) setUndoes('your last answer');
  }, [sending, chosen, speech]);

  useEffect(() => {
    if (you === null || model.kind === 'replay') return;
    if (table.auto.includes('*') !== autoPass) void link.send({ do: 'auto', kinds: autoPass ? ['*'] : [] });
  }, [autoPass, you, table.auto, link, model.kind]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a beat
  useEffect(() => {
    if (!sound || model.kind === 'replay') return;
    for (const tone of new Set(shown.tones)) if (tone !== 'turn' || turn === you) play(tone);
  }, [beat]);

  const asked = decision !== null;
  useEffect(() => {
    const before = document.title;
    document.title = `${asked ? 'Your turn · ' : ''}${gameName(ruleset.id)} · Indigo`;
    return () => {
      document.title = before;
    };
  }, [asked, ruleset.id]);

  const undo = useCallback(() => {
    void link.send({ do: 'undo' }).then((reply) => {
      if (!('no' in reply)) setUndoes(null);
    });
  }, [link]);

  useKeys({
    confirm: () => {
      if (answering.chosen === null && (decision?.shape ?? 'pick') === 'pick') return false;
      answering.confirm();
      return true;
    },
    back: () => {
      if (!answering.back()) answering.pass();
    },
    why: () => setDialog('why'),
    log: () => panel.current?.querySelector<HTMLElement>('[aria-label="Log"]')?.focus(),
    undo: () => undoes !== null && undo(),
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
  const Focus = skin.focused(view) ? skin.Focus : null;
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
        you === null || winners !== null || model.kind === 'replay'
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
    lines,
    speech,
    clauses: [decision?.clause, ...(decision?.options ?? []).map(({ clause }) => clause)].filter(
      (clause) => clause !== undefined,
    ),
  };
  const number = turnNumber(lines, skin);
  const title = gameName(ruleset.id) === ruleset.id ? ruleset.title : gameName(ruleset.id);
  return (
    <div
      className={styles.table}
      // Whoever looks back needs the timeline, which lies in the panel beside.
      data-focus={Focus !== null && model.kind !== 'replay'}
      data-still={still || speed === 0}
    >
      <TopBar
        title={title}
        crumb={number === null ? '' : `Turn ${number}`}
        yourTurn={decision !== null}
        game={ruleset.id}
        undoes={undoes}
        canUndo={you !== null && model.kind !== 'replay' && winners === null}
        onUndo={undo}
        onWhy={() => setDialog('why')}
        onSettings={() => setDialog('settings')}
      />
      <main className={styles.main}>
        <div className={styles.stage}>
          {Focus ? (
            <Focus view={view} lines={lines} you={you} name={speech.name} />
          ) : listed ? (
            <>
              <BoardList scene={scene} speech={speech} targets={targets} answering={answering} />
              <button type="button" className={`btn ${styles.asMap}`} onClick={() => setListed(false)}>
                Back to the map
              </button>
            </>
          ) : (
            <Board
              game={game}
              scene={scene}
              view={view}
              speech={speech}
              targets={targets}
              answering={answering}
              turn={turn}
              walks={shown.walks}
              beat={beat}
              still={still}
              small={small}
              listed={listed}
              onList={() => setListed(true)}
              onPeek={setPeek}
              peek={peek}
            />
          )}
          {small && !Focus && <SeatPills scene={scene} players={table.players} speech={speech} turn={turn} />}
          {thrown.dice.length > 0 && Focus === null && (
            <Dice
              key={thrown.beat}
              dice={thrown.dice}
              ms={thrown.tumble}
              name={(seat) => (seat === you ? 'You' : speech.name(seat))}
            />
          )}
          <Notices
            model={model}
            speech={speech}
            you={you}
            onVote={(vote, yes) => void link.send({ do: 'vote', vote, yes })}
            onResume={() => void link.send({ do: 'pause', on: false })}
          />
          {winners !== null && !endSeen && model.kind !== 'replay' && shown.behind === 0 && (
            <End
              link={link}
              model={model}
              scene={scene}
              winners={winners}
              speech={speech}
              onClose={() => setEndSeen(true)}
            />
          )}
        </div>
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
            model.kind === 'replay'
              ? 'You are watching a replay.'
              : winners !== null
                ? 'The match is over.'
                : turn === null || turn === you
                  ? 'Waiting for the others…'
                  : `${speech.name(turn)} is thinking…`
          }
          turn={turn}
          behind={shown.behind}
          onSkip={skip}
          small={small}
        />
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
            wanted={wantedTab(scene, you, targets, trays)}
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
