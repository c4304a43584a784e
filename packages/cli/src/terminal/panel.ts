import type { Piece, Say, Scene, Seat, Tray, Zone } from '@indigo/kernel';
import { titleOf } from '../bots.ts';
import type { Paint } from '../io.ts';
import type { Player } from '../players.ts';
import { text } from '../text.ts';
import { artInWords } from './art.ts';
import { letterOf, seatPaint } from './signs.ts';
import { glue, widthOf, wrapGlued } from './width.ts';

export interface PanelLook {
  readonly scene: Scene;
  readonly say: (say: Say) => string;
  readonly players: readonly Player[];
  /** Who looks; null: nobody who plays. */
  readonly you: Seat | null;
  readonly width: number;
  readonly paint: Paint;
}

/** Everybody in as few lines as possible. */
export const playersInShort = (look: PanelLook): string[] =>
  inRows(look, (seat) => figures(look, seat).join(', '));

/** Everybody with nothing but what the match is won by. */
export const playersInBrief = (look: PanelLook): string[] =>
  inRows(look, (seat) => gauges(look, seat)[0]?.split(' ')[0] ?? '');

function inRows(look: PanelLook, about: (seat: Seat) => string): string[] {
  const { players, paint, width } = look;
  const lines: string[] = [];
  let line = '';
  players.forEach((player, seat) => {
    const who = `${letterOf(seat)} ${player.name}`;
    const said = about(seat);
    const plain = `${who} ${said}`.trimEnd();
    const painted = `${seatPaint(paint, seat)(who)} ${said}`.trimEnd();
    if (line !== '' && widthOf(line) + 3 + widthOf(plain) > width) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? painted : `${paint.dim(' · ')}${painted}`;
  });
  return [...lines, line];
}

/** Everybody with everything that lies before them, as far as it may be seen. */
export function playersInFull(look: PanelLook): string[] {
  return look.players.flatMap((player, seat) => {
    const who = player.bot === null ? player.name : text.table.bot(player.name, titleOf(player.bot));
    const head = `${seatPaint(look.paint, seat)(`${letterOf(seat)} ${who}`)}  ${gauges(look, seat).join(', ')}`;
    return [head, ...belongings(look, seat)];
  });
}

/** What lies before one player: hand, team, ... The one who looks has it in trays, where the game has them. */
export function belongings(look: PanelLook, seat: Seat): string[] {
  const { scene, you, width } = look;
  const lines =
    seat === you && scene.trays !== undefined
      ? scene.trays.flatMap((tray) => trayLine(look, tray))
      : scene.zones.filter((zone) => zone.seat === seat).map((zone) => zoneLine(look, zone));
  return lines.flatMap((line) => wrapGlued(`  ${line}`, width, '    '));
}

/** Decks and other things that belong to nobody. */
export function commons(look: PanelLook): string[] {
  const zones = look.scene.zones.filter((zone) => zone.seat === undefined);
  if (zones.length === 0) return [];
  const parts = zones.map((zone) => {
    const seen = inWords(look, inZone(look.scene, zone));
    return `${look.say(zone.say)} ${seen === '' ? zone.count : `(${seen})`}`;
  });
  return wrapGlued(parts.join(', '), look.width, '  ').map(look.paint.dim);
}

function trayLine(look: PanelLook, { say: title, about, empty, zones }: Tray): string[] {
  const { scene, say } = look;
  const things = scene.pieces.filter(({ at }) => zones.includes(at));
  if (things.length === 0 && empty === null) return [];
  const named = text.table.tray(say(title), say(about));
  return [`${named}: ${things.length === 0 ? say(empty as Say) : inWords(look, things)}`];
}

function zoneLine(look: PanelLook, zone: Zone): string {
  const name = look.say(zone.say);
  const things = inZone(look.scene, zone);
  const seen = inWords(look, things);
  const hidden = zone.count - things.reduce((sum, { count = 1 }) => sum + count, 0);
  if (zone.count === 0) return `${name}: ${text.table.nothing}`;
  if (seen === '') return `${name}: ${text.table.hidden(zone.count)}`;
  return `${name}: ${seen}${hidden > 0 ? text.table.andHidden(hidden) : ''}`;
}

const inZone = (scene: Scene, zone: Zone): Piece[] => scene.pieces.filter(({ at }) => at === zone.id);

/** The pieces by name, equal ones counted. */
function inWords({ say }: PanelLook, things: readonly Piece[]): string {
  const times = new Map<string, number>();
  for (const piece of things) {
    const name = artInWords(piece, say);
    const said = piece.count !== undefined && name.includes(`${piece.count}×`);
    times.set(name, (times.get(name) ?? 0) + (said ? 1 : (piece.count ?? 1)));
  }
  return [...times].map(([name, count]) => glue(count === 1 ? name : `${name} ×${count}`)).join(', ');
}

function gauges({ scene, say }: PanelLook, seat: Seat): string[] {
  return scene.gauges
    .filter((gauge) => gauge.seat === seat)
    .map(({ say: what, value, goal }) =>
      figureOf(`${value}${goal === undefined ? '' : `/${goal}`}`, say(what)),
    );
}

/** `3/8 Badges`, but `2$`: a sign goes with its figure. */
const figureOf = (figure: string, what: string): string =>
  /^\p{L}/u.test(what) ? `${figure} ${what}` : `${figure}${what}`;

/** Gauges, and how much lies in each zone. A goal that is everybody's needs no name. */
function figures(look: PanelLook, seat: Seat): string[] {
  const { scene, say, players } = look;
  const alone =
    scene.gauges.length === players.length && scene.gauges.every(({ goal }) => goal !== undefined);
  const shown = gauges(look, seat).map((gauge) => (alone ? (gauge.split(' ')[0] ?? gauge) : gauge));
  const zones = scene.zones.filter((zone) => zone.seat === seat);
  // Where a game says which zones are counted beside a name, only those are.
  if (scene.zones.every(({ counted }) => counted === undefined)) {
    return [...shown, ...zones.map(({ kind, count }) => `${kind} ${count}`)];
  }
  const things = zones.flatMap(({ counted: word, count }) =>
    word === undefined ? [] : [`${count} ${say(word)}`],
  );
  return [...shown, ...things];
}
