/** How likely a dice battle is won that has not begun, from what a seat sees. */
import type { Likely, Looker, Odds, Seat } from '@indigo/kernel';
import type { Space } from '../board.ts';
import { cardOf, DICE_AT } from '../cards.ts';
import { POWERS } from '../data/powers.ts';
import { COMMIT_MAX } from '../data/rules.ts';
import { BOSS, FOES, foeOf, KARATE } from '../foes.ts';
import { chanceOf, type Fighting } from '../playouts.ts';
import type { Card, Foe, Power } from '../state.ts';
import type { MasterView, PokemonView } from '../view.ts';
import { boardIn, isBattle } from './waiting.ts';

/** From here on a battle is won more often than lost: what most would dare. */
export const FAIR = 0.5;

const fighting = ({ card, stage, level, hearts }: PokemonView): Fighting => ({
  card: cardOf(card),
  stage,
  level,
  hearts,
});

/** Dice take hearts and hearts bear it: both together are what a Pokémon is worth in a battle. */
const might = ({ card, stage, hearts }: Fighting): number => hearts * (1 + DICE_AT[card][stage].length);

/** The best of those who are fit; `first` before all others. */
const lineUp = (team: readonly Fighting[], first?: Card): Fighting[] => {
  const worth = (one: Fighting): number => (one.card === first ? Infinity : might(one));
  return team
    .filter(({ hearts }) => hearts > 0)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, COMMIT_MAX);
};

/** Who fights: left to the best, with this one among them, or these and nobody else. */
export type Chosen = { readonly first?: Card; readonly exactly?: readonly Card[] };

/** M-GYM-05: the power a leader has, where it has been turned up; else each that nobody has seen. */
function powersOf(view: MasterView, foe: Foe): readonly Power[] {
  if (FOES[foe].kind !== 'leader') return [];
  const { gyms, spaces } = boardIn(view);
  const shown = view.gymPowers[gyms.findIndex((node) => view.spots[spaces[node].id] === FOES[foe].id)];
  if (shown === '') return [];
  const power = POWERS.findIndex(({ id }) => id === shown);
  if (power >= 0) return [power];
  return [...POWERS.keys()].filter((one) => (view.powersSeen & (1 << one)) === 0);
}

export function battleChance(view: MasterView, seat: Seat, foe: Foe, chosen: Chosen = {}): number {
  const team = view.players[seat].team.map(fighting);
  const committed =
    chosen.exactly === undefined
      ? lineUp(team, chosen.first)
      : chosen.exactly.flatMap((card) => team.find((one) => one.card === card) ?? []);
  return chanceOf({ options: view.options, foe, committed, powers: powersOf(view, foe) });
}

export const battleOdds = (view: MasterView, seat: Seat, foe: Foe, chosen?: Chosen): Odds => ({
  chance: battleChance(view, seat, foe, chosen),
  say: ['wins'],
  yes: [['won-battle', seat, foe]],
  no: [['lost-battle', seat, foe]],
  about: true,
});

/** What the next throw of a battle that has begun leads to: how likely it is still won. */
export function throwOdds({ view, seat }: Looker<MasterView>): Likely | null {
  const { battle, players, active } = view;
  if (battle === null || seat !== active || battle.committed.length === 0) return null;
  const foe = foeOf(battle.foe);
  const committed = battle.committed
    .flatMap((id) => players[seat].team.filter(({ card }) => card === id))
    .map(fighting);
  const { hearts, round, powerUsed } = battle;
  const powers = powerUsed ? [] : powersOf(view, foe);
  // `round` counts those begun: the one whose dice are to fall is fought anew.
  const fought = { hearts, round: Math.max(0, round - 1), powerUsed };
  return {
    chance: chanceOf({ options: view.options, foe, committed, powers, fought }),
    say: ['wins'],
    about: true,
  };
}

/** Whom one fights at a location, -1 if nobody. */
export function foeAt(view: MasterView, space: Space): Foe | -1 {
  if (!isBattle(view, space)) return -1;
  if (space.kind === 'dojo') return KARATE;
  return space.kind === 'giovanni' ? BOSS : foeOf(view.spots[space.id]);
}
