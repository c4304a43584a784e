/** Every variant, expansion and setting of the ledger (2.29, section 6), with its clause. */
import type { OptionSpec } from '@indigo/kernel';
import { SUDDEN_GUARD } from './data/battlefield.ts';
import { FREE_STEPS, MAX_ROUNDS, MAX_SEATS, OFFERS } from './data/rules.ts';

const flag = (key: string, clause: string, about: string): OptionSpec => ({
  key,
  clause,
  about,
  type: 'flag',
  default: false,
});
const choice = (key: string, clause: string, about: string, ...choices: readonly string[]): OptionSpec => ({
  key,
  clause,
  about,
  type: 'choice',
  default: choices[0],
  choices,
});
const number = (
  key: string,
  clause: string,
  about: string,
  [least, usual, most]: readonly [number, number, number],
): OptionSpec => ({ key, clause, about, type: 'number', default: usual, min: least, max: most });

// M-BASIC-04: the basic game is the default, all expansions are off and each can be switched on alone.
export const OPTIONS: readonly OptionSpec[] = [
  flag(
    'simplified',
    'M-SIMP-08',
    'The simplified game: smaller map, no type tokens, TMs or reserve, more xp for legendary Pokémon and friendly battles.',
  ),
  flag('abilities', 'M-EXP-02', 'Expansion: the abilities of the Pokémon work on the hex field.'),
  flag('flips', 'M-EXP-04', 'Expansion: type tokens may be flipped before the League, for speed or range.'),
  flag('initiative', 'M-INIT-01', 'Expansion: advanced initiative in League matches.'),
  flag('draft', 'M-DRAFT-01', 'Expansion: TMs are drafted before the other shopping.'),
  choice(
    'bike',
    'M-BOPT-01',
    'The bike gives 2 more actions and can be upgraded to 4, or gives 1 until the first gym leader falls, then 2.',
    'upgrade',
    'late',
  ),
  choice(
    'shopping',
    'M-SHOP-01',
    'Before the League: Porygon, stones, rare candies and TMs are sold, or only candies and TMs.',
    'stock',
    'candies',
  ),
  choice(
    'obstacles',
    'M-OBS-05',
    'Obstacles are dealt at random, or lie where the map says.',
    'dealt',
    'fixed',
  ),
  choice(
    'wildDamage',
    'M-WILD-04',
    'Who places the damage of wild Pokémon: the player whose turn it is, or the right-hand player.',
    'active',
    'right',
  ),
  choice('debts', 'M-TRADE-14', 'Whether −1$ tokens can be traded between players.', 'traded', 'stay'),
  choice(
    'sight',
    'M-LOS-12',
    'A line of sight may touch an obstacle, or any contact with one blocks it.',
    'open',
    'closed',
  ),
  {
    key: 'quickTable',
    clause: 'M-ADV-13',
    about: 'Nobody is asked for trainers and gym leaders: they follow a fixed rule.',
    type: 'flag',
    default: false,
    alone: true,
  },
  flag(
    'houseEnd',
    'M-VAR-07',
    'House rule for 2 and 3 players: with 2 the adventure ends when one owns three fully grown Pokémon instead of two, with 3 when three trainers are left instead of two.',
  ),
  number('first', 'M-SETUP-01', 'The seat that begins, counted from 1; 0 draws it.', [0, 0, MAX_SEATS]),
  number('freeSteps', 'M-TURN-11', 'Most steps in a row over white roads with nothing in between.', [
    1,
    FREE_STEPS,
    1000,
  ]),
  number('offers', 'M-TRADE-11', 'Most trade offers to the same player in one turn.', [0, OFFERS, 100]),
  number(
    'suddenRound',
    'M-SUD-11',
    'Sudden death is in force from this round of a match on, agreed or not; 0 is never.',
    [0, SUDDEN_GUARD, 1000],
  ),
  number('maxRounds', 'M-END-08', 'The adventure phase ends after this many rounds; 0 is never.', [
    0,
    MAX_ROUNDS,
    1_000_000,
  ]),
];
