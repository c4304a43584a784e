import { ALL, type Rules, type Seat } from '@indigo/kernel';
import { MON, type OfMon, THEIRS, type Theirs } from '../answers.ts';
import { POKEMON } from '../pokemon.ts';
import { about } from '../questions.ts';
import type { Mon } from '../state.ts';
import { type T, tell } from '../table.ts';
import { addTradable, handOver } from '../team.ts';
import { strikes } from './hit.ts';
import { opponents } from './window.ts';

const GIVE = about<[card: string]>('trade-give', 'H-EVT-80');
const TAKE = about<[card: string, mine: number]>('trade-take', 'H-EVT-80');

/**
 * H-TRADE-08, H-EVT-79 to H-EVT-83: one Pokémon for one of the same colour, both chosen by the drawer, families that are
 * locked left out; no consent, but the opponent's Poké Doll. Relatives stay behind. False if no pair is legal.
 */
export function* forceTrade(t: T, seat: Seat, card: string): Rules<boolean> {
  const { s } = t;
  const me = s.players[seat];
  const wanted: Theirs[] = [];
  for (const other of opponents(t, seat)) addTradable(s.players[other], THEIRS[other], wanted);
  let colours = 0;
  for (const { theirs } of wanted) colours |= 1 << POKEMON[theirs].colour;
  const own: OfMon[] = [];
  addTradable(me, MON, own);
  const mine = own.filter(({ mon }) => (colours >> POKEMON[mon].colour) & 1);
  if (mine.length === 0) return false; // H-EVT-82: who has a pair must trade
  const { mon } = yield* t.ask(seat, GIVE(card), () => mine);
  const { theirs, of }: Theirs = yield* t.ask(seat, TAKE(card, mon), () =>
    wanted.filter((one) => sameColour(mon, one.theirs)),
  );
  tell(t, ALL, 'would-trade', seat, mon, of, theirs); // H-REACT-34: both are named before it may be blocked
  if (!(yield* strikes(t, card, [of], [seat]))) return true; // H-EVT-81
  handOver(me, s.players[of], mon);
  handOver(s.players[of], me, theirs);
  tell(t, ALL, 'traded-mons', seat, mon, of, theirs);
  return true;
}

/** H-EVT-83: by the back; Starters have one of their own. */
const sameColour = (a: Mon, b: Mon): boolean => POKEMON[a].colour === POKEMON[b].colour;
