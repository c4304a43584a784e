import { fronts } from '@indigo/catalog';
import { optionsFor } from '@indigo/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ask } from '../local/client.ts';
import { useSettings } from '../settings/settings.ts';
import { lessonNames, QUICK_SEATS, soloPlayers } from '../setup/players.ts';

interface Opening {
  readonly busy: boolean;
  /** Why it did not work, in words. */
  readonly trouble: string | null;
  /** Sits down at a teaching match. */
  learn(game: string): void;
  /** Sits down with two bots. */
  play(game: string): void;
}

/** Opens a table of this browser and goes there. */
export function useOpening(): Opening {
  const [, go] = useLocation();
  const name = useSettings((settings) => settings.name);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const open = async (table: Promise<string>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      go(`/play/${await table}`);
    } catch (error) {
      setTrouble((error as Error).message);
    }
    setBusy(false);
  };
  return {
    busy,
    trouble,
    learn: (game) => void open(ask('learn', { game, names: lessonNames(name) })),
    play: (game) => void open(begin(game, name)),
  };
}

async function begin(game: string, name: string): Promise<string> {
  const { options } = await fronts.load(game);
  const players = soloPlayers(name, QUICK_SEATS);
  return ask('create', { game, options: optionsFor(options, {}, true), players });
}
