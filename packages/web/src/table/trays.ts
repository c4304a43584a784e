import { isHand, type Piece, type Scene, type Seat, type Zone } from '@indigo/kernel';
import { wordsNow } from '../words/words.ts';
import { piecesIn } from './pieces.ts';
import type { Speech } from './speech.ts';

/** A part of what the reader has before them, in words. */
export interface LaidTray {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly shows: 'cards' | 'tokens';
  /** What is said where nothing lies. */
  readonly empty: string;
  /** Where what comes here flies to. */
  readonly zone: string | null;
  readonly pieces: readonly Piece[];
}

/** What the reader has, from the left: as the game lays it out, else the hand and all the rest. */
export function traysOf(scene: Scene, you: Seat | null, speech: Speech): readonly LaidTray[] {
  if (you === null) return [];
  if (scene.trays === undefined) return plainTrays(scene, you);
  return scene.trays.flatMap(({ id, say, zones, shows, about, empty }): LaidTray[] => {
    const pieces = piecesIn(scene, zones);
    if (empty === null && pieces.length === 0) return [];
    const held = scene.zones.find((zone) => zones.includes(zone.id));
    return [
      {
        id,
        title: speech.say(say),
        about: speech.say(about),
        shows,
        empty:
          held !== undefined && held.count > 0
            ? wordsNow().asking.cannotBeSeen
            : empty
              ? speech.say(empty)
              : '',
        zone: zones[0] ?? null,
        pieces,
      },
    ];
  });
}

function plainTrays(scene: Scene, you: Seat): readonly LaidTray[] {
  const mine = scene.zones.filter(({ seat }) => seat === you);
  const tray = (id: string, title: string, shows: LaidTray['shows'], zones: readonly Zone[]): LaidTray => {
    const count = zones.reduce((sum, zone) => sum + zone.count, 0);
    const pieces = piecesIn(
      scene,
      zones.map((zone) => zone.id),
    );
    return {
      id,
      title,
      shows,
      about: String(count),
      empty: count > 0 ? wordsNow().asking.cannotBeSeen : wordsNow().asking.nothingYet,
      zone: zones[0]?.id ?? null,
      pieces,
    };
  };
  const hand = mine.filter(isHand);
  const rest = mine.filter((zone) => !isHand(zone));
  return [
    ...(hand.length > 0 ? [tray('hand', wordsNow().asking.hand, 'cards', hand)] : []),
    ...(rest.length > 0 ? [tray('team', wordsNow().asking.team, 'tokens', rest)] : []),
  ];
}

/** What is shown of a seat beside its name: as the game says, else all that lies before it but its hand. */
export function besideOf({ zones, pieces }: Scene, seat: Seat, you: Seat | null): readonly Piece[] {
  const said = zones.some(({ beside }) => beside !== undefined);
  const shows = (zone: Zone): boolean =>
    zone.seat === seat &&
    (said ? zone.beside === 'always' || (zone.beside === 'others' && seat !== you) : !isHand(zone));
  return zones.filter(shows).flatMap(({ id }) => pieces.filter(({ at }) => at === id));
}
