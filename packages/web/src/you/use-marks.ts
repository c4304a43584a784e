import { creatureKey } from '@indigo/host';
import type { Art } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import type { Game } from '../table/game.ts';
import { yourRecord } from './record.ts';
import type { GameRecord } from './sum.ts';

type Mark = 'caught' | 'seen';

/** What one has seen and caught of a game; nothing until that is known. */
export function useMarks({ ruleset }: Game): (art: Art) => Mark | null {
  const [record, setRecord] = useState<GameRecord | null>(null);
  useEffect(() => {
    let gone = false;
    yourRecord().then(
      ({ games }) => gone || setRecord(games.find(({ game }) => game === ruleset.id) ?? null),
    );
    return () => {
      gone = true;
    };
  }, [ruleset.id]);
  const keys = (creatures: GameRecord['seen'] = []): Set<string> => new Set(creatures.map(creatureKey));
  const [caught, seen] = [keys(record?.caught), keys(record?.seen)];
  return (art) => {
    if (!ruleset.meanings?.creatures?.includes(art.kind)) return null;
    const key = creatureKey(art);
    return caught.has(key) ? 'caught' : seen.has(key) ? 'seen' : null;
  };
}
