/** What is told reads well, to those whom it concerns and to everybody else; it names Pokémon as they are now. */
import { type Reader, read, type Say } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { attackOf } from '../src/attacks/known.ts';
import { cardOf } from '../src/cards.ts';
import { foeOf } from '../src/foes.ts';
import { conditionOf } from '../src/league/conditions.ts';
import { hexAt } from '../src/league/field.ts';
import { FORMS } from '../src/league/forms.ts';
import { words } from '../src/text/index.ts';
import { typeOfId } from '../src/types.ts';

const reader = (you: number): Reader => ({ you, name: (seat) => ['Ann', 'Bob'][seat] });
const form = (card: string, stage = 0): number => cardOf(card) * FORMS + stage;
const pidgeotto = form('pidgey', 1);
const [here, there] = [hexAt(4, 1), hexAt(3, 2)];

describe('what is told', () => {
  it.each<[Say, string, string]>([
    [['f.promised', 0, cardOf('jynx')], 'You promise to commit Jynx.', 'Ann promises to commit Jynx.'],
    [
      ['f.reserve-waits', 0],
      'Your reserve has to wait for a free hex.',
      "Ann's reserve has to wait for a free hex.",
    ],
    [
      ['f.moved-to', 0, pidgeotto, there, here],
      'Your Pidgeotto moves one hex up and right.',
      "Ann's Pidgeotto moves one hex up and right.",
    ],
    [
      ['f.gained', 0, pidgeotto, conditionOf('slowed-to'), 2],
      'Your Pidgeotto is slowed to 2.',
      "Ann's Pidgeotto is slowed to 2.",
    ],
    [
      ['f.soothed', 0, pidgeotto],
      'A soothing voice rids your Pidgeotto of its conditions.',
      "A soothing voice rids Ann's Pidgeotto of its conditions.",
    ],
    [
      ['f.nobody-there', 0, pidgeotto, attackOf('fly')],
      'Your Pidgeotto finds nobody to hit with Fly.',
      "Ann's Pidgeotto finds nobody to hit with Fly.",
    ],
    [['f.begins-rounds', 0], 'You begin the round.', 'Ann begins the round.'],
    [
      ['hurt', 0, form('charmander', 1), typeOfId('water'), 2, 0],
      'Your Charmeleon takes super effective Water damage and loses 2 hearts: fainted.',
      "Ann's Charmeleon takes super effective Water damage and loses 2 hearts: fainted.",
    ],
    [
      ['hit', foeOf('hiker'), 0, typeOfId('water'), 1],
      'A Water hit on Geodude, super effective: 1 heart left.',
      'A Water hit on Geodude, super effective: 1 heart left.',
    ],
    [
      ['hit', foeOf('hiker'), 0, typeOfId('fire'), 2],
      'A Fire hit on Geodude: 2 hearts left.',
      'A Fire hit on Geodude: 2 hearts left.',
    ],
    [['objected', 0, 1], "You object to Bob's decision.", 'Ann objects to your decision.'],
    [
      ['why.obstacle', 'tree'],
      'A tree bars the way. You pass it, both ways, once one of your Pokémon has learnt HM 1 (Cut).',
      'A tree bars the way. You pass it, both ways, once one of your Pokémon has learnt HM 1 (Cut).',
    ],
  ])('%s', (say, you, other) => {
    expect([read(words, say, reader(0)), read(words, say, reader(1))]).toEqual([you, other]);
  });
});
