/** A random battle of the first generation in @pkmn/sim, the simulator of Pokémon Showdown. */
import { load } from './peers.ts';

interface Request {
  wait?: boolean;
  forceSwitch?: boolean[];
  active?: { moves: { disabled?: boolean }[]; trapped?: boolean; maybeTrapped?: boolean }[];
  side: { pokemon: { condition: string }[] };
}
interface Side {
  id: string;
  activeRequest: Request | null;
}
export interface Battle {
  readonly sides: readonly Side[];
  readonly ended: boolean;
  readonly turn: number;
  setPlayer(side: string, player: { name: string; team: unknown }): void;
  choose(side: string, choice: string): boolean;
  destroy(): void;
}
interface PkmnSim {
  Battle: new (setup: { formatid: string; seed: number[]; strictChoices: boolean }) => Battle;
  Teams: {
    setGeneratorFactory(factory: unknown): void;
    generate(format: string, setup: { seed: number[] }): unknown;
  };
}

const FORMAT = 'gen1randombattle';
const { Battle: NewBattle, Teams } = load('@pkmn/sim') as PkmnSim;
const { TeamGenerators } = load('@pkmn/randoms') as { TeamGenerators: unknown };
Teams.setGeneratorFactory(TeamGenerators);

// Made beforehand: only battles are measured.
const teams = Array.from({ length: 200 }, (_, i) => Teams.generate(FORMAT, { seed: [i, 2, 3, 4] }));

export function start(seed: number): Battle {
  const battle = new NewBattle({
    formatid: FORMAT,
    seed: [seed & 0xffff, seed >>> 16, 7, 9],
    strictChoices: false,
  });
  battle.setPlayer('p1', { name: 'A', team: teams[(2 * seed) % teams.length] });
  battle.setPlayer('p2', { name: 'B', team: teams[(2 * seed + 1) % teams.length] });
  return battle;
}

/** The choices of a side; none while it waits for the other. */
export function choices({ activeRequest: request }: Side): string[] {
  if (!request || request.wait) return [];
  const others = request.side.pokemon.flatMap(({ condition }, i) =>
    i > 0 && !condition.endsWith(' fnt') ? [`switch ${i + 1}`] : [],
  );
  if (request.forceSwitch) return others.length > 0 ? others : ['pass'];
  const active = request.active?.[0];
  if (!active) return ['default'];
  const moves = active.moves.flatMap(({ disabled }, i) => (disabled ? [] : [`move ${i + 1}`]));
  return active.trapped || active.maybeTrapped ? moves : [...moves, ...others];
}
