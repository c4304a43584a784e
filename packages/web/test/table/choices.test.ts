import type { Decision, Face, OptionMeaning, Reader, Words } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { choicesOf } from '../../src/table/panels/choices.ts';
import { speechOf } from '../../src/table/speech.ts';
import type { Target, Targets } from '../../src/table/targets.ts';

const words = { word: { say: (_: Reader, word: string) => word } } satisfies Words;
const speech = speechOf(words, 0, []);
const said = (word: string) => ['word', word] as const;
const LONG = said('a sentence that is much too long to stand under the word on a button');
const odds = { chance: 0.5, say: said('wins'), yes: [], no: [] };

const DESK = { small: false, focused: false, open: false };

/** `meant`: what each option means, by its id; those whose id names a place lie on the board. */
function choices(meant: { readonly [id: string]: OptionMeaning }, room = DESK) {
  const options = Object.keys(meant).map((id): Face => ({ id, say: said(id) }));
  const isPlace = ({ id }: Face): boolean => id.startsWith('@');
  const places = new Map(
    options.filter(isPlace).map((face) => [face.id, { options: [face] } as unknown as Target]),
  );
  const targets = {
    places,
    pieces: new Map(),
    plain: options.filter((face) => !isPlace(face)),
  } as unknown as Targets;
  const means = { question: {}, option: ({ id }: Face) => meant[id] };
  const found = choicesOf({ options, mode: 'each' } as unknown as Decision, targets, means, speech, room);
  return { ...found, listed: found.listed.map(({ id }) => id) };
}

describe('the choices of a question', () => {
  it('a few with little to say are buttons', () => {
    const { asButtons, listed, natural } = choices({ roll: { role: 'natural' }, trade: { role: 'aside' } });
    expect([asButtons, listed, natural?.id]).toEqual([true, [], 'roll']);
  });

  it('cards are chosen where they are seen, however little there is to say of them', () => {
    const event = (of: string): OptionMeaning => ({ card: { kind: 'event', of }, note: said(of) });
    expect(choices({ mary: event('dj-mary'), legend: event('legendary') })).toMatchObject({
      asButtons: false,
      always: true,
      listed: ['mary', 'legend'],
    });
  });

  it('what the main button says in full is not said again in the list', () => {
    const { listed, brief } = choices({ roll: { role: 'natural' }, fight: { odds, brings: [LONG] } });
    expect([listed, brief]).toEqual([['fight'], false]);
  });

  it('a sentence or odds of the natural act stand in the list, and a sentence not on its button', () => {
    expect(choices({ hit: { role: 'natural', brings: [LONG] }, flee: { role: 'ends' } })).toMatchObject({
      brief: true,
      listed: ['hit', 'flee'],
    });
    expect(choices({ hit: { role: 'natural', odds }, ball: { odds } })).toMatchObject({
      brief: false,
      listed: ['hit', 'ball'],
    });
  });

  it('on a phone, where the odds of what can be pointed at wait in a closed list, the button says it all', () => {
    const pointed = { '@a': { role: 'natural', odds, brings: [LONG] }, '@b': { odds } } as const;
    expect(choices(pointed, { ...DESK, small: true })).toMatchObject({ always: false, brief: false });
  });

  it('what would be the only one in a list has a button of its own, unless the main button does it', () => {
    expect(choices({ roll: { role: 'natural' }, '@card': {} })).toMatchObject({
      single: { id: '@card' },
      more: false,
    });
    expect(choices({ '@a': { role: 'natural' }, stay: { role: 'ends' } })).toMatchObject({
      single: null,
      more: false,
    });
    expect(choices({ '@a': {}, '@b': {} })).toMatchObject({ single: null, more: true, count: 2 });
  });

  it('what shows its odds nowhere is chosen before it is done', () => {
    const onBoard = { '@a': { role: 'natural', odds }, '@b': { odds } } as const;
    const { isTold, natural: unseen } = choices(onBoard, { ...DESK, small: true });
    expect(unseen && isTold(unseen)).toBe(false);
    const { isTold: said, natural } = choices({ hit: { role: 'natural', odds }, flee: { role: 'ends' } });
    expect(natural && said(natural)).toBe(true);
  });

  it('many places are chosen where they lie, whatever else has odds', () => {
    const places = { '@a': {}, '@b': {}, '@c': {} };
    const roll: OptionMeaning = { role: 'natural', odds };
    expect(choices({ roll, ...places })).toMatchObject({ listed: ['roll'], more: true, count: 3 });
    expect(choices({ roll, ...places }, { ...DESK, open: true }).listed).toEqual(['roll', '@a', '@b', '@c']);
  });
});
