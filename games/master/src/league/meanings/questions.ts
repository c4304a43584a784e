/** What questions of the hex field mean to whoever is asked. */
import type { MeaningTables, QuestionMeaning } from '@indigo/kernel';
import type { PowerId } from '../../data/powers.ts';
import { abilitySubject, attackSubject, powerSubject } from '../../meanings/subjects.ts';
import { powerOf } from '../../powers/tokens.ts';
import type { words } from '../../text/index.ts';
import type { MasterView } from '../../view.ts';
import { attacksOf } from '../activation.ts';
import { FORMS } from '../forms.ts';
import { stepsLeft } from '../speed.ts';
import { walksOf } from './journeys.ts';
import { matchOn } from './options.ts';

/** About one Power token, one ability or one attack: what it does stands beside the question. */
const onPower = (id: PowerId, key: keyof typeof words & `hint.${string}`) => (): QuestionMeaning => ({
  hint: [key],
  subject: powerSubject(powerOf(id)),
});
const onAbility =
  (key: keyof typeof words & `hint.${string}`) =>
  (_at: unknown, form: number): QuestionMeaning => ({
    hint: [key],
    subject: abilitySubject(Math.floor(form / FORMS)),
  });
const onAttack =
  (key: keyof typeof words & `hint.${string}`) =>
  (_at: unknown, _form: number, attack: number): QuestionMeaning => ({
    hint: [key],
    subject: attackSubject(attack),
  });
const hint = (key: keyof typeof words & `hint.${string}`) => (): QuestionMeaning => ({ hint: [key] });

export const fieldQuestions: MeaningTables<typeof words, MasterView>['questions'] = {
  'field-flipped': hint('hint.field-flipped'),
  'field-promise': hint('hint.field-promise'),
  'field-beginner': (_at, passes) => ({ hint: ['hint.field-beginner', passes] }),
  'field-side': hint('hint.field-side'),
  'field-commit': (_at, _n, ordered) => ({ hint: ['hint.field-commit', ordered], sends: () => ['m.send'] }),
  'field-place': hint('hint.field-place'),
  'field-mime': hint('hint.field-mime'),
  'field-pick': hint('hint.field-pick'),
  'field-act': ({ view }) => {
    const m = matchOn(view);
    const { go } = m;
    if (go === null || go.asleep) return { hint: ['hint.field-asleep'] };
    return {
      hint: ['hint.field-act', stepsLeft(m, go), Math.max(0, attacksOf(m, go) - go.attacks)],
      journeys: walksOf(m),
    };
  },
  'field-reserve-for': hint('hint.field-reserve-for'),
  'field-reserve': hint('hint.field-reserve'),
  'field-sudden': hint('hint.field-sudden'),
  'field-sudden-when': hint('hint.field-sudden-when'),
  'field-lay': onAttack('hint.field-lay'),
  'field-lay-again': onAttack('hint.field-lay-again'),
  'field-free-move': hint('hint.field-free-move'),
  'field-free-attack': hint('hint.field-free-attack'),
  'field-copy': hint('hint.field-copy'),
  'field-push': hint('hint.field-push'),
  'field-toss': hint('hint.field-toss'),
  'field-teleport': hint('hint.field-teleport'),
  'field-disable': hint('hint.field-disable'),
  'field-boulder': hint('hint.field-boulder'),
  'field-reckless': onAbility('hint.field-reckless'),
  'field-shed': onAbility('hint.field-shed'),
  'field-share': onAbility('hint.field-share'),
  'field-download': hint('hint.field-download'),
  'field-surge': onPower('power-surge', 'hint.field-surge'),
  'field-guard': (_at, _attack, forms, lost) => ({
    hint: ['hint.field-guard', forms, lost],
    subject: powerSubject(powerOf('defensive-position')),
  }),
  'field-endure': onPower('endure', 'hint.field-endure'),
  'field-rally': onPower('rally', 'hint.field-rally'),
  'field-feint': onPower('feint', 'hint.field-feint'),
};
