import { fronts } from '@indigo/catalog';
import { creatureKey } from '@indigo/host';
import { read } from '@indigo/kernel';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { CreatureToken } from '../table/creature-token.tsx';
import { type Game, loadGame } from '../table/game.ts';
import { useGameWords } from '../words/game-words.ts';
import { useWords } from '../words/words.ts';
import type { GameRecord } from './sum.ts';
import styles from './you.module.css';

/** By today's rules. */
const newest = async (id: string): Promise<Game> => loadGame(id, (await fronts.load(id)).version);

interface DexOfProps {
  readonly record: GameRecord;
  readonly name: string;
}

/** The Pokémon of a game that were seen, those that were caught first. Its looks are fetched when it is opened. */
export function DexOf({ record, name }: DexOfProps) {
  const { you } = useWords();
  const [open, setOpen] = useState(false);
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    if (!open || game !== null) return;
    let gone = false;
    newest(record.game).then(
      (loaded) => gone || setGame(loaded),
      // A game that is no more: its figures stay.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [open, game, record.game]);
  return (
    <details className={styles.dex} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{you.dexOf(name)}</summary>
      {game !== null && <Tokens game={game} record={record} />}
    </details>
  );
}

function Tokens({ game, record }: { readonly game: Game; readonly record: GameRecord }) {
  const { you, shell } = useWords();
  const { words } = useGameWords(game.ruleset);
  const caught = new Set(record.caught.map(creatureKey));
  const isCaught = (key: string): number => Number(caught.has(key));
  const seen = record.seen.toSorted((a, b) => isCaught(creatureKey(b)) - isCaught(creatureKey(a)));
  const { meanings } = game.ruleset;
  const things = (meanings?.dex?.() ?? []).flatMap((part) => part.things);
  const all = new Set(things.filter(({ kind }) => meanings?.creatures?.includes(kind)).map(creatureKey));
  return (
    <>
      {all.size > 0 && (
        <p>
          {you.ofAll([...caught].filter((key) => all.has(key)).length, all.size)}{' '}
          <Link href={`/dex/${record.game}`}>{you.wholeDex}</Link>
        </p>
      )}
      <ul className={styles.tokens}>
        {seen.map((creature) => {
          const key = creatureKey(creature);
          return (
            <li key={key} data-caught={caught.has(key)}>
              <CreatureToken
                game={game}
                creature={creature}
                say={(say) => read(words, say, { you: null, name: shell.player })}
                note={(caught.has(key) ? you.caught : you.seen).toLocaleLowerCase()}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
