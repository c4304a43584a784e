import type { Creature } from '@indigo/host';
import type { Say } from '@indigo/kernel';
import { Picture } from '../shell/picture.tsx';
import type { Game } from './game.ts';

interface CreatureTokenProps {
  readonly game: Game;
  readonly creature: Creature;
  readonly say: (say: Say) => string;
  /** What else is to be known of it. */
  readonly note?: string;
  readonly size?: number;
}

/** A Pokémon as the game draws it, by its name. */
export function CreatureToken({ game, creature, say, note, size = 48 }: CreatureTokenProps) {
  const thing = game.ruleset.meanings?.thing(creature) ?? null;
  const name = thing === null ? (creature.of ?? '') : say(thing.say);
  const art = thing ?? creature;
  return (
    <span title={note === undefined ? name : `${name}, ${note}`}>
      <Picture
        markup={game.skin.token(art, name, 'dot')}
        box="-4 -4 108 108"
        width={size}
        height={size}
        label={note === undefined ? name : `${name}, ${note}`}
      />
    </span>
  );
}
