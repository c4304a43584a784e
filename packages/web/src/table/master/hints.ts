/** What a new player should know to answer a question, and what a choice does that lies nowhere. */
import type { Decision, Face, Plain } from '@indigo/kernel';
import { ATTACKS } from '@indigo/master';
import { numberOf, seen } from './facts.ts';

const HINTS: { readonly [kind: string]: string } = {
  starter: 'It fights for you from the first step; others join it on the way.',
  wild: 'Fight: it hurts your team, then one of yours gains a level. Catch: balls may win it for you, and your turn ends.',
  balls: 'Each ball catches on the faces shown; one for every slot catches without a roll.',
  place: 'Two hearts from a type it is strong against, else one; without hearts it faints.',
  xp: 'A level more: more hearts, and at times it evolves.',
  commit: 'They roll the dice shown; 4 or more hits.',
  hit: 'A hit takes one heart, two where its type is strong against theirs.',
  'answer-offer': 'What is offered stands in the log.',
  'answer-counter': 'What is offered stands in the log.',
  basket: 'Tap what you want; what it costs is added up.',
  'field-commit': 'Tap them in the order in which they shall act.',
  'field-place': 'They begin in your own row, in the order in which they act.',
  'field-act': 'It may walk and attack once, in any order.',
  'field-lay': 'Whoever glows can be hit.',
  'field-pick': 'Each acts once in a round.',
  shop: 'Money is worth nothing in the League.',
};

/** In the first turns there is more to say. */
function toDo(view: Plain): string {
  const { players, active, left } = seen(view);
  const me = players[active];
  if (left === 0) return 'What glows can still be done; else end your turn.';
  if (me?.team.every(({ hearts }) => hearts === 0)) return 'Go and heal: nobody of yours can fight.';
  return 'Walk along the roads to wild Pokémon, trainers and items; each step costs an action.';
}

export const hint = ({ kind }: Decision, view: Plain): string | null =>
  kind === 'act' ? toDo(view) : (HINTS[kind] ?? null);

/** An attack in figures, under its name. */
export function note(_: Decision, { say: [key, fact] }: Face): string | null {
  if (key !== 'm.attack') return null;
  const { damage, type, range } = ATTACKS[numberOf(fact)];
  return [damage > 0 && `${damage} ${type}`, range > 0 && `range ${range}`].filter(Boolean).join(', ');
}
