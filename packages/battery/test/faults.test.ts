import { readFileSync } from 'node:fs';
import {
  assertPrefixes,
  checkChoices,
  checkClone,
  checkConserved,
  checkCuts,
  checkDecision,
  checkEars,
  checkEnds,
  checkFork,
  checkHostile,
  checkMeanings,
  checkOdds,
  checkOrder,
  checkPauses,
  checkPlain,
  checkRestored,
  checkScene,
  checkScores,
  checkStory,
  checkTexts,
  checkThrows,
  checkUndo,
  checkWorlds,
  noScores,
  type Point,
  playOn,
  scoreWorlds,
  Unseen,
} from '@indigo/battery';
import { type Bot, bots } from '@indigo/bots';
import {
  type AnyRuleset,
  type Glance,
  Match,
  type MatchRecord,
  type Rng,
  readRecord,
  type State,
  seeded,
} from '@indigo/kernel';
import { expect, test } from 'vitest';
import { type Fault, type Hunt, hunt, huntFacts } from './hunt.ts';

/** Moments of a few matches of a game with this fault. */
function* points(fault: Fault): Generator<Point> {
  const ruleset: AnyRuleset = hunt(fault);
  for (let seed = 0; seed < 40; seed++) {
    const setting = { ruleset, seats: 2 + (seed % 3), options: {}, seed };
    const match = Match.start(ruleset, setting, { rng: seeded(seed), strict: true });
    const rng = seeded(seed + 1000);
    playOn(match, seed * 4, rng);
    if (!match.over) yield { setting, facts: huntFacts as Point['facts'], match, rng };
  }
}

function checkAll(fault: Fault, check: (point: Point) => unknown): void {
  for (const point of points(fault)) check(point);
}

/** Which check notices which fault, and in what words. */
const CAUGHT: readonly (readonly [Fault, (point: Point) => unknown, RegExp])[] = [
  ['the view shows other hands', checkWorlds, /a world of .* looks different to it: players\[\d\]\.known/],
  ['watchers follow what left a hand unseen', checkEars, /was told the same but sees something else/],
  ['a stop shows who could dodge', checkCuts, /seat \d can tell: after \["aims".*"dodge"/],
  ['two options have one id', checkDecision, /"(hide|aim)" has two options "somewhere"/],
  ['a word is missing', checkDecision, /there are no words for "huh"/],
  ['a card is lost', checkConserved, /the match made or lost something: cards/],
  ['the clone shares a hand', checkClone, /the clone shares \[/],
  [
    'an offer cannot be finished',
    checkConserved,
    /dead end: .* for "discard" can neither grow nor stand \(more\)/,
  ],
  ['the last to be looked at matters', checkOrder, /the order of answers .* matters: turn/],
  ['the state holds nothing', checkPlain, /must be plain data: nothing is undefined/],
  ['a mover belongs to nobody', checkScene, /the mover "hunter" is nobody's/],
  ['standings come too soon', checkScene, /the match goes on, and its standings are \[\[0\],\[1\]\]/],
  ['a link leads nowhere', checkScene, /a link ends at "sea", which is nowhere/],
  ['something is remembered elsewhere', checkFork, /the fork differs|offers seat/],
  ['something is remembered elsewhere', checkRestored, /the restored match differs/],
  ['something is remembered elsewhere', checkThrows, /the match after a throw differs/],
  ['an answer is sorted in place', checkConserved, /refused \(broken\): .*read only/],
  ['a shot shows who hides where', checkUndo, /could answer .*, look, and take it back/],
  ['any id will do', checkHostile, /accepted: seat/],
  [
    'a way leads nowhere',
    checkMeanings,
    /option "cave" of "aim": its way leads over "sea", which is nowhere/,
  ],
  ['a way begins where nobody is', checkMeanings, /its way begins at "cave", where nobody is/],
  ['an option brings what has no words', checkMeanings, /there are no words for "treasure"/],
  ['a secret line is not called so', checkMeanings, /only some are told, but it is not called secret/],
  ['a line for all is called secret', checkMeanings, /it is called secret, but everybody is told/],
  ['a sum is not that of its parts', checkMeanings, /parts that make \d are said to make \d/],
  ['a preview is off by one', checkMeanings, /option "\w+" of "aim": parts that make \d are said to make \d/],
  ['a battle names a stranger', checkMeanings, /a battle names seat [4-7] of [2-4]/],
  ['faces are no odds', checkMeanings, /3 faces of six are no chance of 0\.66/],
  ['a place has no text', checkTexts, /nothing says what {"kind":"place","of":"wood"} is/],
  ['a thing has only a name', checkTexts, /{"kind":"place","of":"wood"} has a name but no text/],
  ['a text begins small', checkTexts, /what is said of {"kind":"place".*\["points"\] begins small: "points"/],
  ['a text shows an internal name', checkTexts, /"place"\] shows an internal name: "It is place-6."/],
  ['a line begins small', checkStory, /\["hidden"\] begins small: "Quiet\. everybody hides\."/],
  [
    'a question is about a card that is nowhere',
    checkTexts,
    /"hide" is about the card "arrow", which is nowhere/,
  ],
  ['a pause comes too soon', checkPauses, /at the pause of \["aims",\d,\d\]: .*points/],
  ['a pause shows what is hidden', checkEars, /was told the same but sees something else at a pause: .*turn/],
  ['odds are too good', checkOdds, /"\w+" of "aim" is said to come off with 0\.83\d*, but does with 0\.66/],
  ['nothing tells how a gamble came out', checkOdds, /before anything told how "\w+" of "aim" came out/],
  ['a shot shows who hides where', checkOdds, /"aim" is asked before anything told how/],
];

test.each(CAUGHT)('%s: caught', (fault, check, words) => {
  expect(() => checkAll('none', check)).not.toThrow();
  expect(() => checkAll(fault, check)).toThrow(words);
});

function neitherSeenNorDealt(fault: Fault): void {
  const unseen = new Unseen([]);
  for (const point of points(fault)) unseen.look(point);
  unseen.report();
}

test('what is neither seen nor dealt is named', () => {
  expect(() => neitherSeenNorDealt('none')).not.toThrow();
  expect(() => neitherSeenNorDealt('the redeal does nothing')).toThrow(
    /neither seen nor dealt:(.|\n)* {2}cards\.kind/,
  );
  expect(() => neitherSeenNorDealt('the hiding place is not declared secret')).toThrow(
    /neither seen nor dealt:(.|\n)* {2}players\[other\]\.hiding/,
  );
});

test('a review that names nothing is stale', () => {
  const unseen = new Unseen(['no.such.path']);
  for (const point of points('none')) unseen.look(point);
  expect(() => unseen.report()).toThrow('"reviewed" names no part of the state: no.such.path');
});

function honest(fault: Fault): void {
  const scores = noScores();
  for (const point of points(fault)) {
    if (point.setting.seed % 3 === 0) scoreWorlds(point, point.rng(point.match.seats), 80, scores);
  }
  expect(scores.n).toBeGreaterThan(100);
  checkScores(scores);
}

test('search that leans on the truth is caught', () => {
  expect(() => honest('none')).not.toThrow();
  expect(() => honest('the redeal leans on the truth')).toThrow(/worlds lean on the truth/);
});

/** Looks at what others hold and where they hide, as far as its worlds say, and chooses by that. */
const peeking: Bot = {
  ...bots.random,
  name: 'peeking',
  keeps: true,
  choose: <S extends State>(glance: Glance<S>, rng: Rng) => {
    const options = glance.options();
    const world = glance.world(rng);
    if (world === null) return options[0];
    const { players, cards } = world.s as unknown as Hunt;
    const held = players.flatMap(({ hand, hiding }) => [hiding, ...hand.map((card) => cards.kind[card])]);
    return options[held.reduce((sum, one) => 3 * sum + one + 1, 0) % options.length];
  },
};

test('a bot that chooses by what it cannot know is caught', () => {
  const choices = (point: Point): void => checkChoices(point, [bots.random, peeking]);
  expect(() => checkAll('none', choices)).not.toThrow();
  expect(() => checkAll('the redeal leans on the truth', choices)).toThrow(
    /peeking in seat \d chooses by what it cannot know: \[/,
  );
});

test('a match that never ends is caught', () => {
  const setting = { ruleset: hunt('nobody ever wins'), seats: 2, options: {}, seed: 1 };
  expect(() => checkEnds(setting, { bound: 2000 })).toThrow('not over after 2000 answers');
});

test('a counterexample shrinks to a record that can be loaded', () => {
  const ruleset = hunt('a card is lost');
  let message = '';
  try {
    assertPrefixes(ruleset, huntFacts as Point['facts'], 'shrinking itself', checkConserved, { runs: 200 });
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatch(/made or lost something/);
  const [, file] = /record: (.*)$/m.exec(message) as unknown as [string, string];
  const record: MatchRecord = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  expect(Match.load(ruleset, record).over).toBe(false);
  const { choices } = JSON.parse(/shrunk to (.*)$/m.exec(message)?.[1] as string);
  expect(choices.length).toBeLessThan(40);
});
