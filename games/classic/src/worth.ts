/** What Pokémon, cards and spaces are worth to a trainer, in Power Points. For bots; no rule depends on it. */
import { COLOUR_OF, isForwardOnly, isPlateau, paths, SPACES } from './board.ts';
import { CHIPS, COLOURS } from './data/chips.ts';
import { ITEMS } from './data/items.ts';
import { BONUS_CARDS_PER_BATTLE, GOAL_POWER } from './data/rules.ts';
import { strongest } from './hope.ts';
import { catchingFaces } from './rules/capture.ts';
import { FACES } from './rules/dice.ts';
import { isAttackBonus, isBall } from './sorts.ts';
import { type Classic, type Dex, EMPTY, FACE_DOWN, type SpaceIndex, type Trainer } from './state.ts';
import { attack, power, type Team } from './team.ts';

// ── Pokémon ──

/** Points on the way to the goal and beyond it, strength the team did not have, and strength in reserve. */
const CHIP = { needed: 1, spare: 0.15, stronger: 1.6, attack: 0.15 };
const POWER: readonly number[] = [0, ...CHIPS.map((chip) => chip.power)];

function worthOf(missing: number, points: number, strength: number, stronger: number): number {
  const needed = Math.max(0, Math.min(points, missing));
  return (
    CHIP.needed * needed + CHIP.spare * (points - needed) + CHIP.stronger * stronger + CHIP.attack * strength
  );
}

/** What a Pokémon would bring to a team. */
export function chipWorth({ team, ko }: Team, dex: Dex): number {
  const stronger = strongest({ team: [...team, dex], ko }) - strongest({ team, ko });
  return worthOf(GOAL_POWER - power({ team, ko }), POWER[dex], attack(dex), stronger);
}

/** What a Pokémon of a team does for it; little while it is knocked out. */
export function keepWorth({ team, ko }: Team, dex: Dex): number {
  const others = { team: team.filter((other) => other !== dex), ko: ko.filter((other) => other !== dex) };
  return chipWorth(others, dex) * (ko.includes(dex) ? KNOCKED_OUT : 1);
}
const KNOCKED_OUT = 0.35;

const OF_COLOUR = COLOURS.map((colour) => CHIPS.filter((chip) => chip.colour === colour));
const mean = (of: readonly number[]): number => of.reduce((sum, figure) => sum + figure, 0) / of.length;
const MEANS = OF_COLOUR.map((chips) => ({
  points: mean(chips.map((chip) => chip.power)),
  attack: mean(chips.map((chip) => chip.attack)),
  catches: chips[0].catches.length / FACES.length,
  example: chips[0].dex,
}));

/** The same of one that lies face down. */
function blindWorth(trainer: Team, colour: number): number {
  const { points, attack: strength } = MEANS[colour];
  const stronger = Math.max(0, strength - strongest(trainer));
  return worthOf(GOAL_POWER - power(trainer), points, strength, stronger);
}

// ── cards ──

const BALL = { any: 0.8, shift: 0.12 };
const OTHERS: { readonly [kind: string]: number } = {
  'time-machine': 3,
  potion: 2,
  'poke-doll': 1.8,
  fly: 1.4,
};
/** What an Attack Bonus card adds by itself, and with the square of its figure: only the best of them count. */
const BONUS = { any: 0.2, square: 0.2 };

const CARD_WORTH: readonly number[] = ITEMS.map(({ kind, values }) => {
  if (kind === 'attack-bonus') return BONUS.any + BONUS.square * values[0] ** 2;
  return OTHERS[kind] ?? BALL.any + BALL.shift * values.length;
});
const MEAN_CARD =
  ITEMS.reduce((sum, { count }, sort) => sum + count * CARD_WORTH[sort], 0) /
  ITEMS.reduce((sum, { count }) => sum + count, 0);
/** Of the Attack Bonus cards beyond those that can be used in one battle. */
const SURPLUS = 0.5;

/** The sorts of a hand in the order in which they are given up. */
export function leastOf(s: Classic, { hand }: Trainer): readonly number[] {
  const sorts = hand.map((card) => s.items.kind[card]).sort((a, b) => CARD_WORTH[b] - CARD_WORTH[a]);
  let bonus = 0;
  const kept = sorts.map((sort) => {
    const surplus = isAttackBonus[sort] && ++bonus > BONUS_CARDS_PER_BATTLE;
    return { sort, worth: CARD_WORTH[sort] * (surplus ? SURPLUS : 1) };
  });
  return kept.sort((a, b) => a.worth - b.worth).map(({ sort }) => sort);
}

// ── spaces ──

/** How likely it is caught with the best Ball in hand. */
function catchChance(s: Classic, { hand }: Trainer, dex: Dex): number {
  const mandatory = s.options.ballShiftMandatory;
  let most = catchingFaces(dex, -1, mandatory).length;
  for (const card of hand) {
    const sort = s.items.kind[card];
    if (isBall[sort]) most = Math.max(most, catchingFaces(dex, sort, mandatory).length);
  }
  return most / FACES.length;
}

/** What lies on a circle, taken without a roll. */
export const takeWorth = (s: Classic, trainer: Trainer, circle: SpaceIndex): number =>
  s.circles[circle] === FACE_DOWN
    ? blindWorth(trainer, COLOUR_OF[circle])
    : chipWorth(trainer, s.circles[circle]);

/** A try for what lies on a circle. */
export function tryWorth(s: Classic, trainer: Trainer, circle: SpaceIndex): number {
  const dex = s.circles[circle] === FACE_DOWN ? MEANS[COLOUR_OF[circle]].example : s.circles[circle];
  return catchChance(s, trainer, dex) * takeWorth(s, trainer, circle);
}

const EVENT = 1.5;
const REVIVAL = 2.5;

/** What landing on a space brings now. */
export function spaceWorth(s: Classic, trainer: Trainer, space: SpaceIndex): number {
  const { kind, effect } = SPACES[space];
  if (effect === 'revive') return trainer.ko.length > 0 ? REVIVAL : 0;
  if (effect !== null) return effect.draw * MEAN_CARD;
  if (kind === 'event') return EVENT;
  return kind === 'catch' && s.circles[space] !== EMPTY ? tryWorth(s, trainer, space) : 0;
}

// ── the way there ──

/** The same for nobody in particular. */
const USUAL: readonly number[] = SPACES.map(({ kind, effect }, space) => {
  if (effect !== null) return effect === 'revive' ? 0 : effect.draw * MEAN_CARD;
  if (kind === 'event') return EVENT;
  const { points, attack: strength, catches } = MEANS[Math.max(0, COLOUR_OF[space])];
  return kind === 'catch' ? catches * (points + CHIP.attack * strength + CHIP.stronger) : 0;
});
const LATER = 0.9;
const ROUNDS = 40;
const nobody = (): boolean => false;

/** What may be had from a space in turns to come, by whoever goes where there is most. */
export const OUTLOOK: readonly number[] = (() => {
  let before = SPACES.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    before = SPACES.map((_, from) => {
      if (isPlateau(from)) return 0;
      const best = FACES.map((pips) =>
        Math.max(
          ...paths(from, pips, !isForwardOnly(from), nobody).map((path) => {
            const end = path[path.length - 1];
            return USUAL[end] + LATER * before[end];
          }),
        ),
      );
      return mean(best);
    });
  }
  return before;
})();
