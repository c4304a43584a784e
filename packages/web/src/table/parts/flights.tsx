import { useEffect, useRef } from 'react';
import { Picture } from '../../shell/picture.tsx';
import type { Game } from '../game.ts';
import type { Flight } from '../show/beats.ts';
import styles from './parts.module.css';

interface FlightsProps {
  readonly game: Game;
  readonly flights: readonly Flight[];
  readonly pace: number;
}

/** Chips on their way from the board to a team. Give it a new key for every beat. */
export function Flights({ game, flights, pace }: FlightsProps) {
  return flights.map((flight) => <Flying key={flight.piece.id} game={game} flight={flight} pace={pace} />);
}

const middleOf = (element: Element | null): { x: number; y: number } | null => {
  if (element === null) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function Flying({
  game,
  flight,
  pace,
}: {
  readonly game: Game;
  readonly flight: Flight;
  readonly pace: number;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const from = middleOf(document.querySelector(`[data-at="${CSS.escape(flight.from)}"]`));
    const to = middleOf(document.querySelector(`[data-zone="${CSS.escape(flight.to)}"]`));
    if (element.current === null || from === null || to === null) return;
    const at = (x: number, y: number, more = ''): string => `translate(${x}px, ${y}px) ${more}`;
    const animation = element.current.animate(
      [
        { transform: at(from.x, from.y), opacity: 1 },
        { transform: at(from.x, from.y, 'rotate(-14deg)'), offset: 0.12 },
        { transform: at(from.x, from.y, 'rotate(14deg)'), offset: 0.26 },
        { transform: at(from.x, from.y, 'scale(1.25)'), offset: 0.4 },
        { transform: at((from.x + to.x) / 2, Math.min(from.y, to.y) - 60, 'scale(1.1)'), offset: 0.7 },
        { transform: at(to.x, to.y, 'scale(.5)'), opacity: 0.6 },
      ],
      { duration: 900 * pace, easing: 'ease-in-out', fill: 'both' },
    );
    return () => animation.cancel();
  }, [flight, pace]);
  return (
    <div ref={element} className={styles.flight} aria-hidden="true">
      <Picture markup={game.skin.token(flight.piece, '', 'dot')} box="-4 -4 108 108" width={60} height={60} />
    </div>
  );
}
