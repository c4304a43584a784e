/** A battle as a seat sees it, for every interface. Its sums are those the rules decide by. */
import { type Battle, type Fighter, type Part, type Say, type Seat, type Side, sumOf } from '@indigo/kernel';
import { DUELS } from './data/duels.ts';
import { ELITES } from './data/elites.ts';
import type { ITEMS } from './data/items.ts';
import { LEADERS } from './data/leaders.ts';
import { ELITE_TEAM, LEAGUE_TEAM } from './data/rules.ts';
import { TYPES } from './data/types.ts';
import { monPiece } from './faces.ts';
import { monOf, POKEMON, typesIn } from './pokemon.ts';
import { sends } from './rules/gym.ts';
import { muster, type PartName, type SumPart } from './rules/sums.ts';
import { fieldSeen } from './seen.ts';
import { ITEM_SORT } from './sorts.ts';
import type { BattleView, HexView, SideView } from './view.ts';

const KINDS: { readonly [K in PartName]: Part['kind'] } = {
  power: 'base',
  leader: 'base',
  elite: 'base',
  evolution: 'plus',
  family: 'plus',
  token: 'plus',
  types: 'plus',
  trainer: 'plus',
  ground: 'plus',
  item: 'card',
  die: 'die',
  bonus: 'die',
};

/** A part of a sum with its name. */
export const partOf = ([what, value, of]: SumPart): Part => ({
  value,
  say: ['part', what, of],
  kind: KINDS[what],
  ...(what === 'item' && value === null && { hidden: true }),
});

const STAGES: readonly Say[] = [['stage.send'], ['stage.lay'], ['stage.roll'], ['stage.sum']];

export function battleOf(view: HexView, battle: BattleView): Battle {
  const { kind, foe, sides } = battle;
  const field = fieldSeen(view, battle);
  const side = (at: 0 | 1): Side => {
    const summed = sides[at].seat < 0 ? sides[1 - at] : sides[at];
    return {
      ...standing(view, battle, sides[at]),
      sum: sumOf(muster(field, at).map(partOf), summed.sent.length < needed(battle)),
    };
  };
  const [stage, due] = stageOf(battle);
  return {
    kind,
    say: kind === 'league' || kind === 'same-space' ? [`battle.${kind}`] : [`battle.${kind}`, foe],
    sides: [side(0), side(1)],
    stages: STAGES,
    stage,
    decided: decidedOf(battle),
    due,
  };
}

/** How many Pokémon a side sends at a time. */
const needed = ({ kind, foe }: BattleView): number => (kind === 'gym' ? sends(foe) : 1);

/** How far it has come, and who has to choose. */
function stageOf(battle: BattleView): readonly [stage: number, due: readonly Seat[]] {
  const players = battle.sides.filter(({ seat }) => seat >= 0);
  const seats = (due: readonly SideView[]): readonly Seat[] => due.map(({ seat }) => seat);
  const sending = players.filter(({ sent }) => sent.length < needed(battle));
  if (sending.length > 0) return [0, seats(sending)];
  const laying = players.filter(({ laid }) => laid < 0);
  if (laying.length > 0) return [1, seats(laying)];
  return [battle.sides[0].total === 0 ? 2 : 3, []];
}

/** H-BAT-14; against a Leader a draw is won (H-GYM-12). */
function decidedOf({ kind, sides: [a, b] }: BattleView): Battle['decided'] {
  if (a.total === 0) return null;
  if (a.total === b.total && kind !== 'gym') return 'tie';
  return a.total >= b.total ? 0 : 1;
}

function standing(view: HexView, battle: BattleView, side: SideView): Omit<Side, 'sum'> {
  const { seat, die, bonus } = side;
  const thrown = [die, bonus].filter((pips) => pips > 0);
  const items = side.items.map((id) => {
    if (id === null) return { kind: 'item', say: ['item-down'] as const };
    return { kind: 'item', of: id, say: ['card', ITEM_SORT[id as (typeof ITEMS)[number]['id']]] as const };
  });
  const laid = { dice: thrown, cards: items };
  if (seat >= 0) {
    return {
      seat,
      say: ['side.player', seat],
      ...laid,
      fighters: ownFighters(view, side),
      notes: playerNotes(battle, side),
    };
  }
  return battle.kind === 'gym'
    ? { seat: null, ...laid, ...leader(battle.foe) }
    : { seat: null, ...laid, ...elite(battle.foe, side) };
}

function ownFighters({ players }: HexView, { seat, sent, fainted }: SideView): Fighter[] {
  const one = (id: string, state: Fighter['state']): Fighter => {
    const mon = monOf(id);
    const power = players[seat].team.find((member) => member.id === id)?.power ?? POKEMON[mon].power;
    const look = { kind: 'member', of: id, figure: power, seat };
    const notes: Say[] = [['note.types', typesIn(POKEMON[mon].types).map((type) => TYPES[type])]];
    return { id: monPiece(mon, seat), say: ['mon-name', mon], state, notes, ...look };
  };
  return [...sent.map((id) => one(id, 'fights')), ...fainted.map((id) => one(id, 'out'))];
}

/** How many are lost of how many, where that ends it; and the place of a Duel. */
function playerNotes({ kind, foe, sides }: BattleView, side: SideView): Say[] {
  if (kind === 'league') return [['note.lost', side.fainted.length, LEAGUE_TEAM]];
  if (kind === 'elite') return [['note.lost', side.fainted.length, ELITE_TEAM]];
  if (kind !== 'duel' || side !== sides[0]) return [];
  return [['note.ground', DUELS[foe].plus, DUELS[foe].minus]];
}

function leader(foe: number): Pick<Side, 'say' | 'fighters' | 'notes' | 'emblem'> {
  const { id, power } = LEADERS[foe];
  return {
    say: ['side.leader', foe],
    fighters: [],
    notes: leaderNotes(foe),
    emblem: { kind: 'leader', of: id, figure: power },
  };
}

/** What a Leader is like. */
export function leaderNotes(leader: number): Say[] {
  const { dual, against } = LEADERS[leader];
  const notes: Say[] = [['note.leader', leader]];
  if (dual) notes.push(['note.dual']);
  if (against.length > 0) notes.push(['note.strong', against]);
  return notes;
}

/** Left, then right: the first falls before the second comes. */
function elite(foe: number, { lost }: SideView): Pick<Side, 'say' | 'fighters' | 'notes' | 'emblem'> {
  const { id, pokemon } = ELITES[foe];
  const fighters = pokemon.map(({ power, types, advantages }, which): Fighter => {
    const state = which < lost ? 'out' : which === lost ? 'fights' : 'waits';
    const notes: Say[] = [['note.types', types]];
    if (advantages.length > 0) notes.push(['note.strong', advantages]);
    const look = { kind: 'elite', of: `${id}:${which}`, figure: power };
    return { id: `elite:${id}:${which}`, say: ['elite-mon', foe, which], state, notes, ...look };
  });
  return {
    say: ['side.elite', foe],
    fighters,
    notes: [['note.lost', lost, ELITE_TEAM]],
    emblem: { kind: 'elite-trainer', of: id },
  };
}
