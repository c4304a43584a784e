import type { Face, Plain, Scene, Seat } from '@indigo/kernel';
import { useMemo, useRef, useState } from 'react';
import type { TableLink } from '../link/link.ts';
import type { Answering } from './answering.ts';
import { Board } from './board/board.tsx';
import type { Game } from './game.ts';
import { SeatPills } from './panels/seats.tsx';
import { BoardList } from './parts/board-list.tsx';
import { Dice } from './parts/dice.tsx';
import { End } from './parts/end.tsx';
import { Notices } from './parts/votes.tsx';
import type { Shown } from './show/show.ts';
import type { Speech } from './speech.ts';
import styles from './table.module.css';
import type { Targets } from './targets.ts';

interface StageProps {
  readonly link: TableLink;
  readonly game: Game;
  readonly shown: Shown;
  readonly scene: Scene;
  readonly view: Plain;
  readonly speech: Speech;
  readonly turn: Seat | null;
  readonly targets: Targets;
  readonly answering: Answering;
  readonly peek: Face | null;
  onPeek(face: Face | null): void;
  readonly still: boolean;
  readonly small: boolean;
}

/** The board, or what is more telling than the board right now; over it dice, news of the table and its end. */
export function Stage(props: StageProps) {
  const { link, game, shown, scene, view, speech, turn, targets, answering, small } = props;
  const { model, lines } = shown;
  const { skin } = game;
  const table = model.table!;
  const you = table.seat;
  const winners = table.won;
  const mine = you === null || winners !== null ? null : table.players[you];
  const [listed, setListed] = useState(false);
  const [endSeen, setEndSeen] = useState(false);
  // Dice lie a while after they came to rest, whatever is shown next.
  const lastThrown = useRef(shown);
  if (shown.dice.length > 0) lastThrown.current = shown;
  const thrown = lastThrown.current;
  const board = skin.board(scene) ?? skin;
  const onBoard = useMemo(() => ({ ...game, skin: board }), [game, board]);
  const Focus = skin.focused(view) ? skin.Focus : null;
  return (
    <div className={styles.stage}>
      {Focus ? (
        <Focus
          view={view}
          lines={lines}
          you={you}
          name={speech.name}
          targets={targets}
          answering={answering}
        />
      ) : listed ? (
        <>
          <BoardList scene={scene} speech={speech} targets={targets} answering={answering} />
          <button type="button" className={`btn ${styles.asMap}`} onClick={() => setListed(false)}>
            Back to the map
          </button>
        </>
      ) : (
        <Board
          // Another board is looked at anew, from where all of it is seen.
          key={board.size.width}
          game={onBoard}
          scene={scene}
          view={view}
          speech={speech}
          targets={targets}
          answering={answering}
          turn={turn}
          walks={shown.walks}
          blow={shown.blow}
          beat={shown.beat}
          still={props.still}
          small={small}
          listed={listed}
          onList={() => setListed(true)}
          onPeek={props.onPeek}
          peek={props.peek}
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
        notice={answering.notice}
        onVote={(vote, yes) => void link.send({ do: 'vote', vote, yes })}
        onResume={() => void link.send({ do: 'pause', on: false })}
        onPlay={
          you !== null && mine?.person && mine.bot !== undefined
            ? () => playAgain(link, you, table.paused)
            : null
        }
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
  );
}

function playAgain(link: TableLink, seat: Seat, paused: boolean): void {
  void link.send({ do: 'bot', seat, bot: null });
  if (paused) void link.send({ do: 'pause', on: false });
}
