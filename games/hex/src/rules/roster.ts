/** Which Pokémon are in the game: the four setups (H-SETUP-04 to H-SETUP-09). */
import { type Rng, type Rules, SetupError } from '@indigo/kernel';
import { COLOURS, MOST_SLOTS } from '../data/colours.ts';
import { EEVEE_COPIES, STARTERS } from '../data/rules.ts';
import { GREY, monOf, PILES, POKEMON } from '../pokemon.ts';
import type { Hex, Mon, Options } from '../state.ts';
import type { T } from '../table.ts';

/** Cards by colour, grey last. */
export type Roster = readonly (readonly Mon[])[];

const EEVEE = monOf('eevee');

function byColour(fits: (mon: Mon) => boolean): Roster {
  const roster: Mon[][] = COLOURS.map(() => []);
  POKEMON.forEach(({ colour }, mon) => {
    if (!fits(mon)) return;
    const copies = mon === EEVEE ? EEVEE_COPIES : 1; // H-EEV-01, H-AMB-101
    for (let i = 0; i < copies; i++) roster[colour].push(mon);
  });
  return roster;
}

const marked = (marks: RegExp): Roster => byColour((mon) => marks.test(POKEMON[mon].marks));
const BALANCED = marked(/[Bb]/); // H-SETUP-05
const ALTERNATE = marked(/a/); // H-SETUP-06

/** H-SETUP-20: a re-issue takes the place of the card it replaces. */
const replaced = new Set(
  POKEMON.filter(({ set, id }) => set === 'expansion' && id.endsWith('-9')).map(({ id }) => id.slice(0, -2)),
);
const inPool = (mon: Mon, expansion: boolean): boolean => {
  const { set, id } = POKEMON[mon];
  return expansion ? !(set === 'base' && replaced.has(id)) : set === 'base';
};

/** H-SETUP-08: the generations the host has marked; 9 with the expansion. */
function generationsOf(o: Options): readonly number[] {
  const flags = [o.gen1, o.gen2, o.gen3, o.gen4, o.gen5, o.gen6, o.gen7, o.gen8, o.expansion];
  return flags.flatMap((flag, i) => (flag ? [i + 1] : []));
}

function custom(options: Options): Roster {
  const generations = generationsOf(options);
  if (generations.length === 0) throw new SetupError('mark at least one generation (H-SETUP-09)');
  const roster = byColour(
    (mon) => inPool(mon, options.expansion) && generations.includes(POKEMON[mon].generation),
  );
  // H-SETUP-09: refused where some colour could not fill the fullest board.
  const short = MOST_SLOTS.flatMap((most, colour) =>
    roster[colour].length < most ? [`${COLOURS[colour]} (${roster[colour].length} of ${most})`] : [],
  );
  if (short.length > 0 || roster[GREY].length === 0) {
    const what = short.length > 0 ? short.join(', ') : 'Starters';
    throw new SetupError(`too few Pokémon in generation ${generations.join(', ')}: ${what} (H-SETUP-09)`);
  }
  return roster;
}

/** What a match is dealt from. For Random: everything, of which `pickRandom` draws. */
export function rosterOf(options: Options): Roster {
  switch (options.setup) {
    case 'balanced':
      return BALANCED;
    case 'alternate':
      return ALTERNATE;
    case 'custom':
      return custom(options);
    case 'random':
      return POOLS[Number(options.expansion)];
  }
}

/** Everything a Random roster may be drawn from: without the expansion, with it. */
const POOLS: readonly Roster[] = [false, true].map((expansion) =>
  COLOURS.map((_, colour) =>
    POKEMON.flatMap((card, mon) => (card.colour === colour && inPool(mon, expansion) ? [mon] : [])),
  ),
);

/** H-HID-05: the cards of a colour a Random roster may have besides those that lie open: which it has nobody knows. */
export const mayBeIn = (options: Options, colour: number, open: ReadonlySet<Mon>): readonly Mon[] =>
  rosterOf(options)[colour].filter((mon) => !open.has(mon));

/** H-SETUP-07, H-AMB-101: as many different cards of each colour as the Balanced roster has, six Starters; Eevee four times. */
export function* pickRandom(t: T, pool: Roster): Rules<Mon[][]> {
  const roster: Mon[][] = [];
  for (let colour = 0; colour < pool.length; colour++) {
    const rest = pool[colour].slice();
    const wanted = colour < PILES ? BALANCED[colour].length : STARTERS;
    const picked: Mon[] = [];
    while (picked.length < wanted && rest.length > 0) {
      const mon = rest.splice(yield* t.chance('roster', rest.length), 1)[0];
      const copies = mon === EEVEE ? Math.min(EEVEE_COPIES, wanted - picked.length) : 1;
      for (let i = 0; i < copies; i++) picked.push(mon);
    }
    roster.push(picked);
  }
  return roster;
}

/** The Pokémon that lie open: in teams, on the board, shown from a pile. */
export const openOf = ({ players, slots, shown }: Hex): ReadonlySet<Mon> =>
  new Set([...players.flatMap(({ team }) => team), ...slots, ...shown]);

/**
 * H-HID-05: what a Random roster has besides the cards somebody has seen is picked anew. Those that were put back and those
 * turned up since, in `since`, stay where they are.
 */
export function redealRoster(s: Hex, rng: Rng, since: Hex): void {
  if (s.options.setup !== 'random' || s.slots.length === 0) return;
  const open = openOf(s);
  const met = new Set([...open, ...openOf(since), ...s.returned, ...since.returned]);
  s.unseen.forEach((cards, colour) => {
    const still = new Set(since.unseen[colour]);
    const places = cards.flatMap((mon, place) => (met.has(mon) || !still.has(mon) ? [] : [place]));
    const stay = new Set(cards.filter((mon) => met.has(mon) || !still.has(mon)));
    const rest = mayBeIn(s.options, colour, open).filter((mon) => !stay.has(mon));
    while (places.length > 0 && rest.length > 0) {
      const [mon] = rest.splice(rng(rest.length), 1);
      const copies = mon === EEVEE ? EEVEE_COPIES : 1;
      for (const place of places.splice(0, copies)) cards[place] = mon;
    }
  });
}
