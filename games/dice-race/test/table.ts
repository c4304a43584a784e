import { type Outcome, type Script, script } from '@indigo/battery';
import { CARDS, diceRace, type Race, type RaceView } from '@indigo/dice-race';

type CardName = (typeof CARDS)[number];

/** Dice by their pips, cards by their names, creatures by their numbers. */
const outcome: Outcome<Race> = (chance, said) => {
  if (chance.why === 'card') return CARDS.indexOf(said as CardName);
  return chance.why === 'creature' ? (said as number) : (said as number) - 1;
};

interface Setup {
  readonly seats?: number;
  /** The cards of seat 0. */
  readonly hand?: readonly CardName[];
  /** The creature on every node that takes one; none without it. */
  readonly creature?: number;
  readonly change?: (s: Race) => void;
}

/** At the beginning of a turn of seat 0. */
export function race({ seats = 2, hand = [], creature = -1, change }: Setup = {}): Script<Race, RaceView> {
  return script(diceRace, {
    seats,
    outcome,
    state: (s) => {
      s.agenda = [{ do: 'turn' }];
      s.nodes = s.nodes.map((_, node) => (node % 5 >= 1 && node % 5 <= 3 ? creature : -1));
      for (const name of hand) {
        const { cards } = s;
        const kind = CARDS.indexOf(name);
        cards.bag[kind]--;
        cards.left--;
        s.racers[0].hand.push(cards.kind.push(kind) - 1);
        cards.seen.push(1);
        cards.lot.push(0);
      }
      change?.(s);
    },
  });
}

/** The same, as a script that starts with the setup. */
export const fromSetup = (seats: number): Script<Race, RaceView> => script(diceRace, { seats, outcome });
