import {
  type AnyRuleset,
  type Piece,
  type Reader,
  read,
  type Scene,
  type Seat,
  type Zone,
} from '@indigo/kernel';
import type { Paint } from '../io.ts';
import type { Player } from '../players.ts';
import { text } from '../text.ts';
import { letterOf, seatPaint } from './signs.ts';
import { glue, widthOf, wrapGlued } from './width.ts';

export interface PanelLook {
  readonly ruleset: AnyRuleset;
  readonly scene: Scene;
  readonly reader: Reader;
  readonly players: readonly Player[];
  readonly width: number;
  readonly paint: Paint;
}

/** Everybody in as few lines as possible. */
export function playersInShort(look: PanelLook): string[] {
  const { players, paint, width } = look;
  const lines: string[] = [];
  let line = '';
  players.forEach((player, seat) => {
    const plain = `${letterOf(seat)} ${player.name} ${figures(look, seat).join(', ')}`;
    const painted = `${seatPaint(paint, seat)(`${letterOf(seat)} ${player.name}`)} ${figures(look, seat).join(', ')}`;
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
    const who = player.bot === null ? player.name : text.table.bot(player.name, player.bot);
    const head = `${seatPaint(look.paint, seat)(`${letterOf(seat)} ${who}`)}  ${gauges(look, seat).join(', ')}`;
    return [head, ...belongings(look, seat)];
  });
}

/** What lies before one player: hand, team, ... */
export function belongings(look: PanelLook, seat: Seat): string[] {
  return look.scene.zones
    .filter((zone) => zone.seat === seat)
    .flatMap((zone) => wrapGlued(`  ${zoneLine(look, zone)}`, look.width, '    '));
}

/** Decks and other things that belong to nobody. */
export function commons(look: PanelLook): string[] {
  const zones = look.scene.zones.filter((zone) => zone.seat === undefined);
  if (zones.length === 0) return [];
  const parts = zones.map((zone) => {
    const seen = pieces(look, zone);
    return `${read(look.ruleset.words, zone.say, look.reader)} ${seen === '' ? zone.count : `(${seen})`}`;
  });
  return wrapGlued(parts.join(', '), look.width, '  ').map(look.paint.dim);
}

function zoneLine(look: PanelLook, zone: Zone): string {
  const name = read(look.ruleset.words, zone.say, look.reader);
  const seen = pieces(look, zone);
  const hidden = zone.count - inZone(look.scene, zone).length;
  if (zone.count === 0) return `${name}: ${text.table.nothing}`;
  if (seen === '') return `${name}: ${text.table.hidden(zone.count)}`;
  return `${name}: ${seen}${hidden > 0 ? text.table.andHidden(hidden) : ''}`;
}

const inZone = (scene: Scene, zone: Zone): Piece[] => scene.pieces.filter(({ at }) => at === zone.id);

/** The pieces by name, equal ones counted. */
function pieces(look: PanelLook, zone: Zone): string {
  const count = new Map<string, number>();
  for (const { say, marks = [] } of inZone(look.scene, zone)) {
    const name = read(look.ruleset.words, say, look.reader);
    const whole = marks.length === 0 ? name : `${name} (${marks.join(', ')})`;
    count.set(whole, (count.get(whole) ?? 0) + 1);
  }
  return [...count].map(([name, times]) => glue(times === 1 ? name : `${name} ×${times}`)).join(', ');
}

function gauges({ ruleset, scene, reader }: PanelLook, seat: Seat): string[] {
  return scene.gauges
    .filter((gauge) => gauge.seat === seat)
    .map(
      ({ say, value, goal }) =>
        `${value}${goal === undefined ? '' : `/${goal}`} ${read(ruleset.words, say, reader)}`,
    );
}

/** Gauges, and how much lies in each zone. A gauge everybody has one of needs no name. */
function figures(look: PanelLook, seat: Seat): string[] {
  const zones = look.scene.zones.filter((zone) => zone.seat === seat);
  const alone = look.scene.gauges.length === look.players.length;
  const shown = gauges(look, seat).map((gauge) => (alone ? (gauge.split(' ')[0] ?? gauge) : gauge));
  return [...shown, ...zones.map(({ kind, count }) => `${kind} ${count}`)];
}
