import type { Fighter, Side } from '@indigo/kernel';
import { Icon, Picture } from '../../shell/picture.tsx';
import { useTable } from '../context.tsx';
import { isOut } from '../pieces.ts';
import styles from './battle.module.css';
import type { SidesProps } from './duel.tsx';
import { Meadow } from './meadow.tsx';
import type { Moves } from './moves.ts';
import { Effects, FallenDice, Health, Notes, Signs } from './parts.tsx';
import { Stander } from './stander.tsx';

/** Those of one side over against those of the other, each with what it has left and what it threw. */
export function Rows({ battle, near, far, winner, moves }: SidesProps) {
  return (
    <Meadow>
      <div className={styles.rows}>
        <Row side={far} place="far" due={battle.due} won={winner === far} moves={moves} />
        <Row side={near} place="near" due={battle.due} won={winner === near} moves={moves} />
      </div>
    </Meadow>
  );
}

interface RowProps {
  readonly side: Side;
  readonly place: 'near' | 'far';
  readonly due: readonly number[];
  readonly won: boolean;
  readonly moves: Moves;
}

function Row({ side, place, due, won, moves }: RowProps) {
  const { game, speech } = useTable();
  const { seat, fighters, dice, emblem, notes = [] } = side;
  return (
    <section className={styles.row} data-place={place} data-many={fighters.length > 3} data-won={won}>
      <h2>
        {emblem && (
          <Picture markup={game.skin.token(emblem, '', 'dot')} box="-4 -4 108 108" width={44} height={44} />
        )}
        {speech.say(side.say)}
        {won && <Icon id="g-crown" size={15} />}
        {seat !== null && due.includes(seat) && <Icon id="i-hourglass" size={15} />}
      </h2>
      <Notes notes={notes} />
      {dice.length > 0 && <FallenDice key={dice.join()} dice={dice.map((pips) => ({ pips }))} />}
      <ul>
        {fighters.map((one) => (
          <li key={one.id}>
            <One one={one} seat={seat} place={place} moves={moves} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function One({
  one,
  seat,
  place,
  moves,
}: {
  readonly one: Fighter;
  readonly seat: number | null;
  readonly place: 'near' | 'far';
  readonly moves: Moves;
}) {
  const { speech } = useTable();
  const { health, dice, signs, effects = [], notes = [], state } = one;
  return (
    <Stander
      id={one.id}
      art={one}
      name={speech.say(one.say)}
      place={place}
      seat={seat}
      out={state === 'out' || isOut(one)}
      waits={state === 'waits'}
      move={moves.get(one.id)}
    >
      {health && <Health health={health} />}
      {dice ? (
        <FallenDice key={dice.map(({ pips }) => pips).join()} dice={dice} />
      ) : (
        signs && <Signs signs={signs} />
      )}
      <Notes notes={notes} />
      <Effects effects={effects} />
    </Stander>
  );
}
