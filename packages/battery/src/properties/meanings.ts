import {
  ALL,
  type Battle,
  type Ceremony,
  type Decision,
  type Face,
  type LineMeaning,
  type Odds,
  type OptionMeaning,
  type OwnBeat,
  type Plain,
  type Say,
  type Scene,
  type Seat,
  SPECTATOR,
  type Sum,
} from '@indigo/kernel';
import { type AnyMatch, lookers, type Point } from '../game.ts';
import { checkSay, checkSentence } from './decision.ts';

/** What the game says of its options, questions and lines reads well and names only what is there. */
export function checkMeanings({ match }: Point): void {
  const { meanings } = match.ruleset;
  for (const looker of lookers(match, SPECTATOR)) {
    const view = match.view(looker);
    const scene = match.ruleset.scene(view);
    if (scene.battle !== undefined) checkBattle(match, scene.battle, looker);
    const decision = looker === SPECTATOR ? null : match.decision(looker, false);
    if (decision === null || meanings === undefined) continue;
    checkQuestion(match, view, decision);
    checkTogether(match, scene, view, decision);
    for (const option of decision.options) {
      try {
        checkOption(match, scene, decision, meanings.option(view, decision, option));
      } catch (error) {
        throw new Error(`option "${option.id}" of "${decision.kind}": ${(error as Error).message}`);
      }
    }
  }
  for (const { say, to } of everyLine(match)) {
    const meaning = meanings?.line(say);
    if (meaning === undefined) continue;
    try {
      checkLine(match, meaning, to);
    } catch (error) {
      throw new Error(`line ${JSON.stringify(say)}: ${(error as Error).message}`);
    }
  }
}

const everyLine = (match: AnyMatch): ReturnType<AnyMatch['story']> =>
  lookers(match, SPECTATOR).flatMap((seat) => match.story(seat));

function checkQuestion(match: AnyMatch, view: Plain, decision: Decision): void {
  const meaning = match.ruleset.meanings?.question(view, decision);
  const says = [
    meaning?.hint,
    meaning?.subject?.say,
    meaning?.subject?.tag,
    ...(meaning?.subject?.lines ?? []),
  ];
  for (const say of says) if (say !== undefined) checkSentence(match.ruleset.words, say, decision.seat);
  if (decision.shape === 'pick') return;
  for (let count = decision.min; count <= Math.min(decision.max, decision.min + 3); count++) {
    const sends = meaning?.sends?.(count);
    if (sends !== undefined) checkSentence(match.ruleset.words, sends, decision.seat);
  }
}

/** What parts mean together reads as well as what each of them means. */
function checkTogether(match: AnyMatch, scene: Scene, view: Plain, decision: Decision): void {
  const { meanings } = match.ruleset;
  if (decision.shape === 'pick') return;
  for (const parts of firstParts(decision)) {
    const meaning = meanings?.question(view as never, decision).together?.(parts);
    if (meaning !== undefined) checkOption(match, scene, decision, meaning);
  }
}

/** The shortest answers of a composed question, as far as they may be sent: its first option, its first two. */
export const firstParts = ({ options, min, max }: Decision): readonly (readonly Face[])[] =>
  [0, 1, 2]
    .filter((count) => count >= min && count <= Math.min(max, options.length))
    .map((count) => options.slice(0, count));

function checkOption(match: AnyMatch, scene: Scene, { seat }: Decision, meaning: OptionMeaning): void {
  const { way, odds, brings = [], costs = [], note, act, preview } = meaning;
  for (const say of [...brings, ...costs, note, act, odds?.say]) {
    if (say !== undefined) checkSay(match.ruleset.words, say, seat);
  }
  if (way !== undefined) checkWay(scene, way);
  if (odds !== undefined) checkOdds(match, odds, seat);
  if (preview !== undefined) checkBattle(match, preview, seat);
}

function checkWay({ places, pieces }: Scene, way: readonly string[]): void {
  const ids = new Set(places.map(({ id }) => id));
  if (way.length < 2) throw new Error(`its way has ${way.length} places`);
  const lost = way.find((id) => !ids.has(id));
  if (lost !== undefined) throw new Error(`its way leads over "${lost}", which is nowhere`);
  if (!pieces.some(({ at }) => at === way[0]))
    throw new Error(`its way begins at "${way[0]}", where nobody is`);
}

/** It reads well, and whoever is celebrated is at the table. */
function checkCeremony({ seats, ruleset: { words } }: AnyMatch, ceremony: Ceremony): void {
  checkSentence(words, ceremony.say, null);
  const all = ceremony.kind === 'league' ? ceremony.pairs.flat() : [ceremony.seat];
  for (const seat of all) {
    if (!(seat >= 0 && seat < seats)) throw new Error(`it celebrates seat ${seat} of ${seats}`);
  }
  if (new Set(all).size < all.length) throw new Error('somebody is twice in one bracket');
}

/** Whoever does it is at the table, and knows before what it is for and what to hope for. */
function checkBeat({ seats, ruleset: { words } }: AnyMatch, { seat, say, act, odds }: OwnBeat): void {
  if (!(seat >= 0 && seat < seats)) throw new Error(`it waits for seat ${seat} of ${seats}`);
  checkSentence(words, say, seat);
  checkSay(words, act, seat);
  if (odds === undefined) return;
  checkSay(words, odds.say, seat);
  checkChance(odds);
}

function checkOdds(match: AnyMatch, odds: Odds, seat: Seat): void {
  const { yes, no, sum } = odds;
  checkChance(odds);
  if (yes.length === 0 || no.length === 0) throw new Error('nothing tells how its gamble came out');
  for (const [key] of [...yes, ...no]) {
    if (!Object.hasOwn(match.ruleset.words, key)) throw new Error(`no line is called "${key}"`);
  }
  for (const { say } of [...(sum?.parts ?? []), ...(sum?.against ?? [])]) {
    checkSay(match.ruleset.words, say, seat);
  }
}

function checkChance({ chance, faces }: Pick<Odds, 'chance' | 'faces'>): void {
  if (!(chance >= 0 && chance <= 1 + 1e-9)) throw new Error(`its chance is ${chance}`);
  if (faces !== undefined && Math.abs(faces.length / 6 - chance) > 1e-6)
    throw new Error(`${faces.length} faces of six are no chance of ${chance}`);
}

/** Both sums are those of their parts, and everybody named is at the table. */
export function checkBattle(match: AnyMatch, battle: Battle, you: Seat): void {
  const say = (said: Say): void => checkSay(match.ruleset.words, said, you);
  const { sides, stages, stage, due } = battle;
  say(battle.say);
  stages.forEach(say);
  if (stages.length > 0 && !(stage >= 0 && stage < stages.length))
    throw new Error(`a battle of ${stages.length} stages is at stage ${stage}`);
  for (const seat of [...due, ...sides.flatMap((side) => (side.seat === null ? [] : [side.seat]))]) {
    if (!(seat >= 0 && seat < match.seats)) throw new Error(`a battle names seat ${seat} of ${match.seats}`);
  }
  for (const side of sides) {
    say(side.say);
    side.notes?.forEach(say);
    for (const card of side.cards) say(card.say);
    if (side.sum !== null) checkSum(match, side.sum, you);
    for (const fighter of side.fighters) {
      say(fighter.say);
      fighter.notes?.forEach(say);
      for (const effect of fighter.effects ?? []) say(effect.say);
      if (fighter.signs !== undefined) say(fighter.signs.say);
      const { health } = fighter;
      if (health === undefined) continue;
      if (health.say !== undefined) say(health.say);
      if (!(health.now >= 0 && health.now <= health.most))
        throw new Error(`somebody in a battle has ${health.now} of ${health.most}`);
    }
  }
}

function checkSum(match: AnyMatch, { parts, total, open }: Sum, you: Seat): void {
  for (const part of parts) checkSay(match.ruleset.words, part.say, you);
  const known = parts.reduce((sum, { value }) => sum + (value ?? 0), 0);
  if (known !== total) throw new Error(`parts that make ${known} are said to make ${total}`);
  if (!open && parts.some(({ value }) => value === null))
    throw new Error('a sum with an unknown part is closed');
}

function checkLine(match: AnyMatch, meaning: LineMeaning, to: number): void {
  const { secret, walk, hit, result, dice, beat, ceremony, cards, explains } = meaning;
  if (secret && to === ALL) throw new Error('it is called secret, but everybody is told');
  if (!secret && to !== ALL) throw new Error('only some are told, but it is not called secret');
  if (walk !== undefined && walk.path.length < 2) throw new Error('a walk of one place');
  for (const { pips } of dice ?? []) if (!(pips >= 1)) throw new Error(`a die shows ${pips}`);
  for (const art of [...(cards?.arts ?? []), result?.art, explains]) {
    if (art === undefined) continue;
    if ((match.ruleset.meanings?.thing(art) ?? null) === null)
      throw new Error(`nothing says what ${JSON.stringify(art)} is`);
  }
  for (const seat of cards?.for ?? []) {
    if (!(seat >= 0 && seat < match.seats)) throw new Error(`its cards are for seat ${seat}`);
  }
  if (hit !== undefined) checkSay(match.ruleset.words, hit.say, null);
  if (beat !== undefined) checkBeat(match, beat);
  if (ceremony !== undefined) checkCeremony(match, ceremony);
  if (result === undefined) return;
  for (const say of [result.say, ...result.lines]) checkSentence(match.ruleset.words, say, null);
}
