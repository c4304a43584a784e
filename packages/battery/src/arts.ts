import type { Art, Battle, Decision, Meanings, Plain, Scene } from '@indigo/kernel';

/** Whatever a table shows that can be asked what it is. A place is known by its id. */
export const artsOfScene = ({ places, pieces, battle, progress }: Scene): readonly Art[] => [
  ...places.map(({ kind, id }) => ({ kind, of: id })),
  ...pieces,
  ...(battle === undefined ? [] : artsOfBattle(battle)),
  ...(progress?.groups.flatMap(({ rows }) => rows) ?? []),
];

const artsOfBattle = ({ sides }: Battle): readonly Art[] =>
  sides.flatMap(({ fighters, cards, emblem }) => [
    ...fighters,
    ...fighters.flatMap(({ effects = [] }) => effects.flatMap(({ art }) => art ?? [])),
    ...cards,
    ...(emblem === undefined ? [] : [emblem]),
  ]);

/** Whatever a question and its options show besides. */
export function artsOfQuestion(meanings: Meanings, view: Plain, decision: Decision): readonly Art[] {
  const { subject } = meanings.question(view, decision);
  const previews = decision.options.map((option) => meanings.option(view, decision, option).preview);
  return [
    ...(subject === undefined ? [] : [subject]),
    ...previews.flatMap((preview) => (preview === undefined ? [] : artsOfBattle(preview))),
  ];
}
