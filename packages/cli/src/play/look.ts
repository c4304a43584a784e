import type { Piece, Place, Say, Scene } from '@indigo/kernel';
import { artInWords } from '../terminal/art.ts';
import { withoutSatellites } from '../terminal/satellites.ts';
import { text } from '../text.ts';
import { listed, panelLook } from './screen.ts';
import { type Next, say, type Turn } from './turn.ts';

/** A place by name or id, or all of them: what it is, where it leads, what lies there. Or a thing: what it is. */
export function lookAt(turn: Turn, wanted: string): Next {
  const { session, seat } = turn;
  const { scene: whole, say: inWords } = panelLook(session, seat);
  const { scene } = withoutSatellites(whole);
  const name = (place: Place): string => inWords(place.say);
  const like = wanted.toLowerCase();
  const exact = scene.places.filter(
    (place) => place.id.toLowerCase() === like || name(place).toLowerCase() === like,
  );
  const near = scene.places.filter((place) => name(place).toLowerCase().includes(like));
  const lying = scene.places.filter(({ id }) =>
    scene.pieces.some(({ at, of, seat }) => at === id && (of ?? seat) !== undefined),
  );
  const found = wanted === '' ? lying : exact.length > 0 ? exact : near;
  const things = like === '' ? [] : thingsLike(turn, whole, like);
  if (found.length === 0 && things.length === 0) return say(turn, text.look.noSuch(wanted));
  for (const thing of things) say(turn, thing, '  ');
  for (const place of found) {
    const here = scene.pieces.filter(({ at }) => at === place.id).map((piece) => artInWords(piece, inWords));
    const ways = scene.links.flatMap(([a, b]) => (a === place.id ? [b] : b === place.id ? [a] : []));
    const next = ways.map((id) => name(scene.places.find((other) => other.id === id) as Place));
    say(turn, text.look.place(name(place), place.kind, place.colour, here, next), '  ');
  }
  return 'stay';
}

/** What the game says about the things of that name, each once. */
function thingsLike(turn: Turn, { pieces }: Scene, like: string): string[] {
  const { session, seat } = turn;
  return told(
    turn,
    pieces.filter((piece) => session.say(seat, piece.say).toLowerCase().includes(like)),
  );
}

/** What the game says about what lies before the one who looks: what their cards do. */
export function ownThings(turn: Turn): string[] {
  const { zones, pieces } = turn.session.scene(turn.seat);
  const own = new Set(zones.filter((zone) => zone.seat === turn.seat).map(({ id }) => id));
  return told(
    turn,
    pieces.filter(({ at }) => own.has(at)),
  );
}

function told({ session, seat }: Turn, pieces: readonly Piece[]): string[] {
  const inWords = (what: Say): string => session.say(seat, what);
  const said = pieces
    .flatMap((piece) => session.ruleset.meanings?.thing(piece) ?? [])
    .map(({ say: name, tag, lines }) =>
      text.ask.subject(inWords(name), tag === undefined ? null : inWords(tag), listed(lines.map(inWords))),
    );
  return [...new Set(said)];
}
