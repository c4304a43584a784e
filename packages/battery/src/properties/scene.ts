import { isHand, type Scene, type Seat, SPECTATOR } from '@indigo/kernel';
import { type AnyMatch, lookers, type Point } from '../game.ts';
import { checkSay } from './decision.ts';

/** Every seat can draw the table: what is named exists, and whatever can be chosen can be lit up. */
export function checkScene({ match }: Point): void {
  for (const seat of lookers(match, SPECTATOR)) {
    const scene = match.ruleset.scene(match.view(seat));
    const targets = checkTable(match, scene, seat);
    const decision = match.decision(seat);
    for (const { id, at } of [...(decision?.options ?? []), ...(decision?.refused ?? [])]) {
      if (at !== undefined && !targets.has(at))
        throw new Error(`option "${id}" points at "${at}", which is nowhere`);
    }
  }
}

/** Nothing where something belongs, though a Pokémon may be called "typenull". */
const NOTHING = /undefined|(?<![\w-])null(?![\w-])/;

/** All of it but the question. Returns all that can be pointed at. */
export function checkTable(match: AnyMatch, scene: Scene, you: Seat): Set<string> {
  const targets = checkPlaces(scene);
  checkFigures(match, scene, you);
  checkStandings(match, scene);
  const { places, links, pieces, zones, gauges } = scene;
  const wrong = JSON.stringify([places, links, pieces, zones, gauges]).match(NOTHING);
  if (wrong !== null) throw new Error(`the scene holds ${wrong[0]}`);
  checkAround(match, scene, you);
  return targets;
}

function checkPlaces({ places, links, pieces, zones, aspect }: Scene): Set<string> {
  if (!(aspect > 0.1 && aspect < 10)) throw new Error(`the scene has the aspect ${aspect}`);
  const ids = new Set<string>();
  for (const { id } of [...places, ...zones]) {
    if (ids.has(id)) throw new Error(`the scene has two things called "${id}"`);
    ids.add(id);
  }
  for (const { id, x, y } of places) {
    if (!(x >= 0 && x <= 1 && y >= 0 && y <= 1)) throw new Error(`place "${id}" lies at ${x}, ${y}`);
  }
  for (const link of links) {
    for (const end of link) if (!ids.has(end)) throw new Error(`a link ends at "${end}", which is nowhere`);
  }
  for (const { id, count } of zones) {
    if (!Number.isInteger(count) || count < 0) throw new Error(`zone "${id}" holds ${count} things`);
  }
  const all = new Set(ids);
  for (const { id, at } of pieces) {
    if (all.has(id)) throw new Error(`the scene has two things called "${id}"`);
    all.add(id);
    if (!ids.has(at)) throw new Error(`piece "${id}" lies on "${at}", which is nowhere`);
  }
  return all;
}

function checkFigures(match: AnyMatch, scene: Scene, you: Seat): void {
  const things = [...scene.places, ...scene.pieces, ...scene.zones, ...scene.gauges];
  for (const thing of things) {
    checkSay(match.ruleset.words, thing.say, you);
    if ('note' in thing && thing.note !== undefined) checkSay(match.ruleset.words, thing.note, you);
    if ('seat' in thing && thing.seat !== undefined && !(thing.seat >= 0 && thing.seat < match.seats)) {
      throw new Error(`the scene names seat ${thing.seat} of ${match.seats}`);
    }
  }
  for (const { id, kind, seat } of scene.pieces)
    if (kind === 'mover' && seat === undefined) throw new Error(`the mover "${id}" is nobody's`);
  for (const zone of scene.zones)
    if (isHand(zone) && zone.seat === undefined) throw new Error(`the hand "${zone.id}" is nobody's`);
  for (const { value, goal } of scene.gauges) {
    if (!Number.isFinite(value) || (goal !== undefined && !Number.isFinite(goal))) {
      throw new Error(`a gauge shows ${value} of ${goal}`);
    }
  }
}

/** Only a match that is over has standings: every seat once, nobody but the winners at the top. */
function checkStandings({ seats, winners }: AnyMatch, { standings }: Scene): void {
  if (standings === undefined) return;
  const said = JSON.stringify(standings);
  if (winners === null) throw new Error(`the match goes on, and its standings are ${said}`);
  const each = standings.flat().toSorted((a, b) => a - b);
  if (
    each.length !== seats ||
    each.some((seat, i) => seat !== i) ||
    standings.some(({ length }) => length === 0)
  )
    throw new Error(`the standings of ${seats} seats are ${said}`);
  const first = standings[0].toSorted((a, b) => a - b).join();
  if (winners.length > 0 && first !== winners.toSorted((a, b) => a - b).join())
    throw new Error(`seats ${winners.join()} have won, the standings are ${said}`);
}

/** Trays, a spread and the page of progress name zones that are there, in words that can be read. */
function checkAround(match: AnyMatch, scene: Scene, you: Seat): void {
  const { zones, trays = [], spread, progress, phase } = scene;
  const isZone = new Set(zones.map(({ id }) => id));
  const named = [...trays.flatMap((tray) => tray.zones), ...(spread?.zones ?? [])];
  const lost = named.find((id) => !isZone.has(id));
  if (lost !== undefined) throw new Error(`things are laid out from zone "${lost}", which is nowhere`);
  const rows = progress?.groups.flatMap((group) => group.rows) ?? [];
  const says = [
    phase,
    spread?.say,
    progress?.say,
    ...(progress?.lines ?? []),
    ...(progress?.groups ?? []).map(({ say }) => say),
    ...rows.flatMap((row) => [row.say, row.note, ...row.about]),
    ...trays.flatMap((tray) => [tray.say, tray.about, tray.empty ?? undefined]),
    ...zones.map(({ counted }) => counted),
  ];
  for (const say of says) if (say !== undefined) checkSay(match.ruleset.words, say, you);
}
