import { type Decision, type Reader, read, type Say, type Seat, SPECTATOR, type Words } from '@indigo/kernel';
import { type AnyMatch, lookers, type Point } from '../game.ts';
import { difference, notPlain } from '../leaves.ts';

/** Whoever is asked has something to choose, under ids that differ, in words that can be read. */
export function checkDecision({ match }: Point): void {
  for (const seat of match.open()) {
    const decision = match.decision(seat);
    if (decision === null) throw new Error(`seat ${seat} is open but has no decision`);
    checkShape(decision);
    checkWords(match, decision);
    const wrong = notPlain(JSON.parse(JSON.stringify(decision)));
    if (wrong !== null) throw new Error(`a decision must be JSON: ${wrong}`);
    const lost = difference(decision, JSON.parse(JSON.stringify(decision)));
    if (lost !== null) throw new Error(`a decision must survive JSON: ${lost}`);
    checkAccepted(match, seat, decision);
  }
  for (const seat of lookers(match, SPECTATOR)) {
    if (!match.open().includes(seat) && match.decision(seat) !== null) {
      throw new Error(`seat ${seat} is not asked but has a decision`);
    }
  }
}

function checkShape({ kind, clause, options, refused, min, max, shape }: Decision): void {
  if (options.length === 0) throw new Error(`"${kind}" offers nothing`);
  if (clause === '') throw new Error(`"${kind}" names no clause`);
  const ids = new Set<string>();
  for (const { id } of options) {
    if (typeof id !== 'string' || id === '') throw new Error(`"${kind}" has an option without an id`);
    if (ids.has(id)) throw new Error(`"${kind}" has two options "${id}"`);
    ids.add(id);
  }
  for (const { id, clause } of refused) {
    if (ids.has(id)) throw new Error(`"${kind}" both offers and refuses "${id}"`);
    ids.add(id);
    if (clause === '') throw new Error(`"${kind}" refuses "${id}" without naming a clause`);
  }
  if (shape !== 'pick' && min > max) throw new Error(`"${kind}" asks for at least ${min} of at most ${max}`);
}

function checkWords(match: AnyMatch, decision: Decision): void {
  const { words } = match.ruleset;
  const say = (said: Say): void => checkSentence(words, said, decision.seat);
  say(decision.say);
  for (const option of decision.options) say(option.say);
  for (const refused of decision.refused) {
    say(refused.say);
    say(refused.why);
  }
}

/** Every option of the question leads somewhere: the rules go on with it and do not fall over. */
function checkAccepted(match: AnyMatch, seat: Seat, { shape, mode, no }: Decision): void {
  if (shape !== 'pick' || match.no !== no) return;
  const here = match.fork(null);
  const { pending } = here;
  if (pending === null || !('options' in pending)) throw new Error('a fork waits for something else');
  const values = pending.options(seat);
  for (const value of values.length > 12 ? values.filter((_, i) => i % 5 === no % 5) : values) {
    match.fork(null).answer(seat, value);
  }
  if (mode === 'first') match.fork(null).answer(seat, null);
}

/** A line reads as something, whoever reads it. */
export function checkSay(words: Words, say: Say, you: Seat | null): void {
  const [key] = say;
  if (!Object.hasOwn(words, key)) throw new Error(`there are no words for "${key}"`);
  const wrong = notPlain(say);
  if (wrong !== null) throw new Error(`"${key}" speaks of something that is not plain: ${wrong}`);
  for (const reader of [reading(null), reading(you)]) {
    const text = read(words, say, reader);
    if (text.trim() === '' || /undefined|NaN|\[object|null/.test(text)) {
      throw new Error(`${JSON.stringify(say)} reads "${text}"`);
    }
    if (INTERNAL.test(text)) throw new Error(`${JSON.stringify(say)} shows an internal name: "${text}"`);
  }
}

/** What only the program should see: "p01", "(13,9)", "sea-routes-6", "gym:2". */
const INTERNAL = /(?<![\p{L}\d-])\p{Ll}{1,2}\d+(?![\p{L}\d])|\(\d+, ?\d+\)|\p{Ll}-\d|\p{Ll}:[\p{Ll}\d]/u;

/** A sentence, or a name that stands alone, begins large. */
export function checkSentence(words: Words, say: Say, you: Seat | null): void {
  checkSay(words, say, you);
  for (const reader of [reading(null), reading(you)]) {
    const text = read(words, say, reader);
    if (SMALL.test(text)) throw new Error(`${JSON.stringify(say)} begins small: "${text}"`);
  }
}

/** "Mime Jr. with a 4" is one sentence, and "eF-eM" a name. */
const SMALL = /^[^\p{L}\d]*\p{Ll}(?!\p{Lu})|(?<!Jr)[.!?]["”’)]? +\p{Ll}(?!\p{Lu})/u;

const reading = (you: Seat | null): Reader => ({ you, name: (seat) => `Player ${seat + 1}` });

/** Everything told so far can be read, and is addressed to somebody. */
export function checkStory({ match }: Point): void {
  const seen = new Set<string>();
  for (const seat of lookers(match, SPECTATOR)) {
    for (const { say } of match.story(seat)) {
      const text = JSON.stringify(say);
      if (!seen.has(text)) checkSentence(match.ruleset.words, say, seat);
      seen.add(text);
    }
  }
}
