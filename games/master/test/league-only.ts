/** Matches that begin with the League: every player has a full-grown team, taken from all cards in turn. */
import type { OptionValues, Ruleset } from '@indigo/kernel';
import { MAX_LEVEL } from '../src/cards.ts';
import { POKEMON } from '../src/data/pokemon.ts';
import { POWERS } from '../src/data/powers.ts';
import { TYPES } from '../src/data/types.ts';
import { type Master, type MasterView, master } from '../src/index.ts';
import { MACHINES } from '../src/machines.ts';
import { OWNED } from '../src/state.ts';

const TEAM = 5;

/** Cards, taught attacks and tokens go on from match to match, so that in the end all have been played with. */
export function leagueOnly(begin = 0): Ruleset<Master, MasterView> {
  let next = begin;
  const create = (seats: number, options: OptionValues): Master => {
    const s = master.create(seats, options);
    s.phase = 'league';
    s.seeds = s.players.map((_, seat) => seat);
    s.players.forEach((player, seat) => {
      for (let i = 0; i < TEAM; i++) {
        const n = next++;
        const card = (n * 31) % POKEMON.length;
        s.where[card] = OWNED;
        player.team.push(card);
        s.level[card] = MAX_LEVEL[card] - (n % 3 === 0 ? 3 : 0);
        s.stage[card] = n % 5 === 0 ? 0 : POKEMON[card].stages.length - 1;
        s.taught[card] = Object.freeze([n, n * 17 + 5, n * 29 + 11].map((i) => i % MACHINES.length));
      }
      player.types[(next + seat) % TYPES.length] = 1;
      player.types[(next + seat + 3) % TYPES.length] = 2;
      player.flipped[(next + seat + 3) % TYPES.length] = s.options.flips ? 1 : 0;
      player.powers = POWERS.map((_, power) => power).filter(
        (power) => (power + next) % seats === seat % seats,
      );
    });
    s.agenda = [{ do: 'league' }];
    return s;
  };
  return { ...master, create };
}
