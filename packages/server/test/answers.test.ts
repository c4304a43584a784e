import { LIMITS, Message } from '@indigo/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerIn } from '../src/answers.ts';

const number = fc.oneof(
  fc.integer({ min: -2, max: 5 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.string(),
  fc.constant(null),
);
const id = fc.oneof(fc.string({ maxLength: LIMITS.id + 3 }), fc.constant('x'.repeat(LIMITS.id)));
const ids = fc.oneof(id, fc.array(id, { maxLength: LIMITS.ids + 3 }), fc.jsonValue());
const said = fc.record(
  {
    do: fc.oneof({ weight: 9, arbitrary: fc.constant('answer') }, { weight: 1, arbitrary: fc.string() }),
    no: number,
    ids,
    re: number,
    more: fc.jsonValue(),
  },
  { requiredKeys: ['do', 'no', 'ids'] },
);

test('what is taken for an answer without the schema is what the schema takes for it', () => {
  fc.assert(
    fc.property(fc.oneof(said, fc.jsonValue()), (value) => {
      // As it comes from a socket.
      const message = JSON.parse(JSON.stringify(value));
      const answer = answerIn(message);
      const judged = Message.safeParse(message);
      if (answer !== null) expect(judged.data).toEqual(answer);
      else if (judged.success) expect(judged.data.do).not.toBe('answer');
    }),
    { numRuns: 3000 },
  );
});

test.each(['pass', ['a', 'b'], []])('takes %j', (ids) => {
  expect(answerIn({ do: 'answer', no: 0, ids })).toEqual({ do: 'answer', no: 0, ids });
  expect(answerIn({ do: 'answer', no: 3, ids, re: 7 })).toEqual({ do: 'answer', no: 3, ids, re: 7 });
  expect(answerIn({ do: 'answer', no: 3, ids, also: 1 })).toBeNull();
});
