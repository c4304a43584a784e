import type { Battle, Hit, Side } from '@indigo/kernel';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../shell/picture.tsx';
import { useTable } from '../context.tsx';
import styles from './battle.module.css';
import { Duel } from './duel.tsx';
import { changed, healthOf, type Moves, movesOf } from './moves.ts';
import { Rows } from './rows.tsx';
import { Sums } from './sums.tsx';

interface BattleProps {
  readonly battle: Battle;
  /** As it would stand with what is thought of. */
  readonly preview: Battle | null;
}

/** The side of the reader stands nearer; of two strangers the first. */
function order({ sides: [first, second] }: Battle, you: number | null): readonly [Side, Side] {
  return you !== null && second.seat === you && first.seat !== you ? [second, first] : [first, second];
}

/** Where several of a side fight at once, or one of several is to be sent, they stand in rows; else both face each other. */
function standsInRows({ sides }: Battle): boolean {
  return sides.some(({ fighters, emblem }) => {
    const fight = fighters.filter(({ state }) => state === 'fights');
    const wait = fighters.filter(({ state }) => state === 'waits');
    const hurt = fighters.some(({ health }) => health !== undefined);
    if (fight.length > 2 || (fight.length > 1 && hurt)) return true;
    return fight.length === 0 && wait.length > 1 && hurt && emblem === undefined;
  });
}

const BLOW_MS = 700;

/** Who moves right now: as told, or else as what is left of everybody shows. */
function useMoves(battle: Battle, hit: Hit | null): Moves {
  const left = useRef(healthOf(battle));
  const [struck, setStruck] = useState<Moves | null>(null);
  useEffect(() => {
    const moves = changed(left.current, battle);
    left.current = healthOf(battle);
    if (moves.size === 0) return;
    setStruck(moves);
    const timer = setTimeout(() => setStruck(null), BLOW_MS);
    return () => clearTimeout(timer);
  }, [battle]);
  return hit === null && struck !== null ? struck : movesOf(battle, hit);
}

/** A battle in place of the board: who fights, what they have thrown and laid, both sums, and how far it has come. */
export default function BattleScene({ battle, preview }: BattleProps) {
  const { speech, you, shown } = useTable();
  const seen = preview ?? battle;
  const [near, far] = order(seen, you);
  const winner = typeof seen.decided === 'number' ? seen.sides[seen.decided] : null;
  // Whoever is only thought of is not quite there.
  const stands = ({ fighters }: Side): string => fighters.map(({ id, state }) => `${id} ${state}`).join();
  const thought = preview !== null && stands(near) !== stands(order(battle, you)[0]);
  const moves = useMoves(battle, shown.hit);
  const props = { battle: seen, near, far, winner, thought, moves };
  return (
    <section
      className={styles.battle}
      aria-label={speech.say(seen.say)}
      data-battle={seen.kind}
      data-decided={seen.decided !== null}
    >
      {seen.stages.length > 1 ? <Stages battle={seen} /> : <div />}
      {standsInRows(seen) ? <Rows {...props} /> : <Duel {...props} />}
      {near.sum !== null && far.sum !== null && <Sums near={near} far={far} winner={winner} />}
    </section>
  );
}

function Stages({ battle: { stages, stage } }: { readonly battle: Battle }) {
  const { speech } = useTable();
  return (
    <ol className={styles.stages}>
      {stages.map((say, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: stages never change places
          key={i}
          data-state={i < stage ? 'done' : i === stage ? 'now' : 'later'}
          aria-current={i === stage ? 'step' : undefined}
        >
          <span>{i < stage ? <Icon id="i-check" size={13} /> : i + 1}</span>
          <b className={styles.stage}>{speech.say(say)}</b>
        </li>
      ))}
    </ol>
  );
}
