import type { Battle, Seat } from '@indigo/kernel';
import { lazy, Suspense, useState } from 'react';
import type { TableLink } from '../link/link.ts';
import { useWords } from '../words/words.ts';
import { Board } from './board/board.tsx';
import { type TableContext, useTable } from './context.tsx';
import { SeatPills } from './panels/seats.tsx';
import { Banner } from './parts/banner.tsx';
import { Dice } from './parts/dice.tsx';
import { Notices } from './parts/votes.tsx';
import styles from './table.module.css';
import { useBoard } from './use-board.ts';

// What the first look at a table does not show is loaded when there is something of it to be seen.
const BattleScene = lazy(() => import('./battle/battle.tsx'));
const SpreadScene = lazy(() => import('./battle/spread.tsx'));
const BoardList = lazy(async () => ({ default: (await import('./parts/board-list.tsx')).BoardList }));
const NearCard = lazy(async () => ({ default: (await import('./parts/near.tsx')).NearCard }));
const TurnedCards = lazy(async () => ({ default: (await import('./parts/turned.tsx')).TurnedCards }));
const Celebration = lazy(() => import('./parts/ceremony/celebration.tsx'));
const EndPage = lazy(() => import('./end/end-page.tsx'));

/** The board, or what is more telling than the board right now; over it dice, news of the table and its end. */
export function Stage() {
  const { link, game, shown, model, table, scene, speech, you, winners, answering, small } = useTable();
  const { focused, past, state, means } = useTable();
  const { table: say } = useWords();
  const mine = you === null || winners !== null ? null : table.players[you];
  const [listed, setListed] = useState(false);
  const [endSeen, setEndSeen] = useState(false);
  // Dice a question shows itself need not cover the board it is answered on.
  const thrown = means.question.dice === undefined ? shown.thrown : null;
  const preview = previewOf(useTable());
  const board = useBoard(game.skin, scene, !scene.battle && !scene.spread);
  return (
    <div className={styles.stage}>
      {scene.battle ? (
        <Suspense>
          <BattleScene battle={scene.battle} preview={preview} />
        </Suspense>
      ) : scene.spread ? (
        <Suspense>
          <SpreadScene spread={scene.spread} />
        </Suspense>
      ) : listed ? (
        <>
          <Suspense>
            <BoardList />
          </Suspense>
          <button type="button" className={`btn ${styles.asMap}`} onClick={() => setListed(false)}>
            {say.backToMap}
          </button>
        </>
      ) : (
        // Another board is looked at anew, from where all of it is seen.
        board && <Board key={board.size.width} look={board} onList={() => setListed(true)} />
      )}
      {small && !focused && <SeatPills />}
      {thrown !== null && !focused && (
        <Dice
          key={thrown.beat}
          dice={thrown.dice}
          ms={thrown.ms}
          name={(seat) => (seat === you ? say.you : speech.name(seat))}
        />
      )}
      {past === null && shown.cards.length > 0 && (
        <Suspense>
          <TurnedCards key={shown.beat} cards={shown.cards} />
        </Suspense>
      )}
      {past === null && shown.ceremony && (
        <Suspense>
          <Celebration key={shown.beat} ceremony={shown.ceremony} />
        </Suspense>
      )}
      {past === null && <Banner />}
      {state.near && (
        <Suspense>
          <NearCard key={state.near.thing.name} near={state.near} />
        </Suspense>
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
        <Suspense>
          <EndPage winners={winners} onClose={() => setEndSeen(true)} />
        </Suspense>
      )}
    </div>
  );
}

/** The battle as it would stand with what is chosen, or under the cursor. */
function previewOf({ answering, means, peek }: TableContext): Battle | null {
  const { decision, chosen, parts } = answering;
  if (parts.length > 0) {
    const options = decision?.options.filter(({ id }) => parts.includes(id)) ?? [];
    return (
      means.together(options, parts).preview ?? means.option(options[options.length - 1]).preview ?? null
    );
  }
  const face = chosen ?? peek;
  return (face && means.option(face).preview) ?? null;
}

function playAgain(link: TableLink, seat: Seat, paused: boolean): void {
  void link.send({ do: 'bot', seat, bot: null });
  if (paused) void link.send({ do: 'pause', on: false });
}
