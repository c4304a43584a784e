import { type Art, type Decision, type Plain, type Seat, SPECTATOR } from '@indigo/kernel';
import { artsOfQuestion, artsOfScene } from '../arts.ts';
import { type AnyMatch, lookers, type Point } from '../game.ts';
import { checkSay, checkSentence } from './decision.ts';

/** Whatever a scene or a question shows has a text: nobody must guess what a card, a place or a Pokémon does. */
export function checkTexts({ match }: Point): void {
  const seen = new Set<string>();
  for (const looker of lookers(match, SPECTATOR)) {
    const view = match.view(looker);
    const decision = looker === SPECTATOR ? null : match.decision(looker, false);
    for (const art of artsSeen(match, view, decision)) {
      const text = JSON.stringify(art);
      if (!seen.has(text)) checkArt(match, art, looker, view);
      seen.add(text);
    }
    if (decision !== null) checkCard(match, view, decision);
  }
}

function artsSeen(match: AnyMatch, view: Plain, decision: Decision | null): readonly Art[] {
  const { scene, meanings } = match.ruleset;
  return [
    ...artsOfScene(scene(view)),
    ...(decision === null || meanings === undefined ? [] : artsOfQuestion(meanings, view, decision)),
  ];
}

function checkArt(match: AnyMatch, art: Art, you: Seat, view: Plain): void {
  const { kind, of, seat } = art;
  const name = JSON.stringify({ kind, of, seat });
  const looker = you === SPECTATOR ? undefined : { view, seat: you };
  const subject = match.ruleset.meanings?.thing(art, looker) ?? null;
  if (subject === null) throw new Error(`nothing says what ${name} is`);
  if (subject.lines.length === 0) throw new Error(`${name} has a name but no text`);
  try {
    const { say, tag, lines, yours = [], chances = [] } = subject;
    for (const text of [say, ...(tag === undefined ? [] : [tag]), ...lines, ...yours]) {
      checkSentence(match.ruleset.words, text, looker === undefined ? null : you);
    }
    for (const { chance, say: means, faces, sum } of chances) {
      checkSay(match.ruleset.words, means, you);
      if (!(chance >= 0 && chance <= 1 + 1e-9)) throw new Error(`a chance of ${chance}`);
      if (faces !== undefined && Math.abs(faces.length / 6 - chance) > 1e-6)
        throw new Error(`${faces.length} faces of six are no chance of ${chance}`);
      for (const part of [...(sum?.parts ?? []), ...(sum?.against ?? [])])
        checkSay(match.ruleset.words, part.say, you);
    }
  } catch (error) {
    throw new Error(`what is said of ${name}: ${(error as Error).message}`);
  }
}

/** The card a question is about lies on the table: there its text is found. */
function checkCard(match: AnyMatch, view: Plain, decision: Decision): void {
  const { meanings, scene } = match.ruleset;
  const card = meanings?.question(view, decision).card;
  if (card === undefined) return;
  if (!artsOfScene(scene(view)).some(({ of }) => of === card))
    throw new Error(`"${decision.kind}" is about the card "${card}", which is nowhere`);
}
