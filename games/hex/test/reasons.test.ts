/** What the game does by itself it gives a reason for, in words. */
import { type Reader, read, type Say } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../src/board.ts';
import { ITEMS, type ItemId } from '../src/data/items.ts';
import { hex } from '../src/index.ts';
import { words } from '../src/text/words.ts';
import { event, superEvent, three } from './events.ts';
import { league, owns, quiet } from './league.ts';
import { AWAY, go, onlyPile, type Told, table } from './table.ts';

const reader: Reader = {
  you: 0,
  name: (seat) => ['Misty', 'Brock', 'Erika', 'Koga', 'Janine', 'Surge'][seat],
};
const inWords = (say: Say): string => read(words, say, reader);
const told = (t: Told, key: keyof typeof words): string[] => t.told(0, key).map(inWords);

describe('why somebody is picked', () => {
  it('H-EVT-60 Pokémon Day Care: by the weakest of the strongest Pokémon', () => {
    const t = event('pokemon-day-care', three({}, { team: ['rattata', 'abra'] }, { team: ['lapras'] }));
    t.roll('pokemon', 'gastly');
    expect(told(t, 'has-least')).toEqual(["Brock's strongest Pokémon is the weakest of all: power 2."]);
  });

  it('H-EVT-104 H-EVT-02 Mr. Fuji: by the number of Pokémon, and who chose among equals', () => {
    const one = event('mr-fuji', three({}, { team: ['abra', 'rattata'] }, { team: ['abra', 'rattata'] }));
    expect(told(one.roll('pokemon', 'haunter'), 'has-least')).toEqual(['You own the fewest Pokémon: 1.']);
    const tied = event('mr-fuji', three({ team: ['abra', 'rattata'] }, {}, {})).answer('player:2');
    expect(told(tied.roll('pokemon', 'haunter'), 'has-least')).toEqual([
      'Brock and Erika own the fewest Pokémon: 1. You choose Erika.',
    ]);
    const self = event('mr-fuji', three({}, {}, {}))
      .answer('player:0')
      .roll('pokemon', 'haunter');
    expect(told(self, 'has-least')[0]).toMatch(/You choose yourself\.$/);
  });

  it('H-EVT-66 Professor Birch: by the number of Items', () => {
    const t = event('professor-birch', three({ hand: ['fly'] }, { hand: ['potion'] }, {}));
    t.rolls(['item', 'vitamin'], ['item', 'vitamin'], ['item', 'vitamin']);
    expect(told(t, 'has-least')).toEqual(['Erika has the fewest Items: 0.']);
  });

  it('H-EVT-57 Pokémaniac: by the number of Pokémon', () => {
    const t = event('pokemaniac', three({}, { team: owns(3) }, { team: owns(2) }));
    t.rolls(['pokemon', 'raichu'], ['pokemon', 'haunter'], ['pokemon', 'abra']);
    expect(told(t, 'own-most')).toEqual(['Most Pokémon: Brock (3), Erika (2) and you (1).']);
  });

  it('H-LG6-01 H-LG6-02 who rests in a League of six, and the pairs', () => {
    const more = [{}, { team: owns(3) }, {}, { team: owns(4) }];
    const t = league(6, more, { pioneer: 3, also: quiet }).roll('pairing', 1).expectChance('battle');
    expect(told(t, 'rests')).toEqual([
      'Koga sits out the first round: they were the first on Indigo Plateau.',
      'Brock sits out the first round: they own the most Pokémon, 3.',
    ]);
    expect(told(t, 'drawn-pairs')).toEqual(['Drawn at random: Janine against you, Surge against Erika.']);
  });

  it('H-LG4-02 H-LG5-01 who may choose a rival', () => {
    const four = league(4, [{}, { team: owns(3) }], { also: quiet }).expectAsked('choose-rival', 1);
    expect(told(four, 'may-choose')).toEqual(['Brock chooses a rival: they own the most Pokémon, 3.']);
    const five = league(5, [{}, { team: owns(3) }], { also: quiet }).expectAsked('choose-rival', 0);
    expect(told(five, 'may-choose')).toEqual(['You choose a rival: you were the first on Indigo Plateau.']);
  });

  it('H-LG3-01 H-LG3-02 the rival of three players', () => {
    const t = league(3, [], { also: quiet }).roll('rival', 1).expectChance('battle');
    expect(told(t, 'league-rival')).toEqual(['Your rival is Erika, drawn at random.']);
    const last = league(3, [], {
      also: (s) => {
        quiet(s);
        s.players[0].beaten = 0b10;
      },
    }).expectChance('battle');
    expect(told(last, 'league-rival')).toEqual(['Your rival is Erika, the only one not beaten yet.']);
  });
});

describe('what was asked for', () => {
  it('H-EVT-46 Kimono Sisters: a colour and a type', () => {
    const t = event('kimono-sisters', {
      players: [{}, AWAY],
      also: (s) => onlyPile(s, 'pink', ['swinub', 'abra']),
    });
    t.answer('ice');
    expect(told(t, 'asks-for')).toEqual(['You ask for an Ice Pokémon from the Pink pile.']);
  });

  it('H-EVT-14 a pile is searched, and then the next weaker one', () => {
    const t = event('lake-of-rage', {
      players: [{}, AWAY],
      also: (s) => {
        onlyPile(s, 'red', ['gengar']);
        onlyPile(s, 'blue', ['lapras', 'raichu']);
      },
    });
    expect(told(t, 'sought')).toEqual([
      'The Red pile is searched for a Water Pokémon.',
      'It has none, so the Blue pile is searched for a Water Pokémon.',
    ]);
    t.roll('catch', 1);
  });

  it('H-SUP-31 Pokémon Breeders: a relative', () => {
    const t = superEvent('pokemon-breeders', {
      players: [{ team: ['haunter'] }, AWAY],
      also: (s) => {
        for (const colour of ['pink', 'green', 'blue'] as const) onlyPile(s, colour, []);
      },
    });
    expect([told(t, 'asks-relative'), told(t, 'no-relative')]).toEqual([
      ['You ask for a relative of Gastly.'],
      ['No relative of Gastly is in the piles.'],
    ]);
  });

  it('H-BADGE-10 an empty pile', () => {
    const t = event('chairman-rose', { players: [{}, AWAY], also: (s) => onlyPile(s, 'blue', []) });
    t.roll('pokemon', 'haunter');
    expect(told(t, 'weaker-pile')).toEqual(['The Blue pile is empty, so a Green Pokémon comes instead.']);
  });

  it('H-EVT-33 Game Corner: what the die wins', () => {
    const item = event('game-corner', { players: [{}, AWAY] }).rolls(['event-die', 1], ['item', 'fly']);
    expect(told(item, 'die-wins')).toEqual(['A 1 wins an Item.']);
    const red = event('game-corner', { players: [{}, AWAY] }).rolls(['event-die', 6], ['pokemon', 'gengar']);
    expect(told(red, 'die-wins')).toEqual(['A 6 wins a Red Pokémon.']);
  });

  it('H-ITEM-40 what a Poké Doll stopped', () => {
    const t = table({ players: [{ hand: ['rocket-attack'] }, { ...AWAY, hand: ['poke-doll'] }] });
    t.answer('rocket-attack:1').answer('poke-doll');
    expect(told(t, 'hit-stopped')).toEqual(['Your Rocket Attack does not hit Brock.']);
  });
});

describe('what helps a capture', () => {
  const weak = (hand: readonly ItemId[], trainer?: 'koga', lies = 'gastly') =>
    go(
      table({
        players: [{ at: 'new-bark-1', hand, ...(trainer !== undefined && { trainer }) }, AWAY],
        slots: { 'new-bark-2': `weak:${lies}` },
      }),
      1,
      'new-bark-2',
    );

  it('H-CAP-06 every part of the reach is told with the roll', () => {
    const t = weak(['great-ball'], 'koga').answer('great-ball').roll('catch', 6);
    expect(told(t, 'caught')).toEqual([
      'You capture Gastly with a 6 (it takes 2, 3, 4 or 5; weakened ±1, Koga ±1, Great Ball ±1).',
    ]);
    const bare = weak([], undefined, 'golem').roll('catch', 1);
    expect(told(bare, 'missed')).toEqual([
      'Golem escapes you: a 1 does not catch it (it takes 5; weakened ±1).',
    ]);
  });

  it('H-CAP-06 and shown where a ball is asked for', () => {
    const t = weak(['great-ball'], 'koga');
    const subject = hex.meanings?.question(t.view(0), t.decision(0)).subject;
    expect(subject?.lines.map(inWords).slice(-2)).toEqual(['Weakened ±1', 'Koga ±1']);
    t.answer('nothing').roll('catch', 1);
  });
});

describe('why not', () => {
  const why = (t: Told): [string, string, string][] =>
    t.decision(0).refused.map(({ id, why, clause }) => [id, inWords(why), clause]);

  it('H-ITEM-28 H-TRN-29 Fly and Lyra after something else', () => {
    const t = table({
      players: [{ at: 'new-bark-4', trainer: 'lyra', hand: ['fly', 'bicycle', 'bicycle'] }, AWAY],
    }).answer('bicycle');
    t.expectAsked('turn', 0);
    expect(why(t)).toEqual([
      ['fly', 'Fly must be the only thing you do in a turn', 'H-ITEM-28'],
      ['lyra', 'Lyra must be the only thing you do in a turn', 'H-TRN-29'],
    ]);
  });

  it('H-ITEM-02 H-ITEM-06 H-ITEM-38 H-ITEM-08 Items whose time has not come', () => {
    const t = table({
      players: [{ at: 'new-bark-4', hand: ['great-ball', 'vitamin', 'repel', 'honey', 'fly'] }, AWAY],
      also: (s) => s.slots.fill(-1),
    }).expectAsked('turn', 0);
    expect(why(t)).toEqual([
      ['honey', 'There is nothing here to use it on', 'H-ITEM-08'],
      ['great-ball', 'Throw it when you try to capture a Pokémon', 'H-ITEM-38'],
      ['vitamin', 'Lay it in a battle', 'H-ITEM-02'],
      ['repel', 'You are asked when its moment comes', 'H-ITEM-06'],
    ]);
  });

  it('H-REACT-41 what takes the place of the move comes before it', () => {
    const t = table({
      players: [{ at: 'new-bark-4', hand: ['fishing-rod', 'bicycle'] }, AWAY],
    }).answer('roll');
    t.roll('move', 1).answer('to:new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    t.expectAsked('after', 0);
    expect(why(t)).toEqual([
      ['fishing-rod', 'It takes the place of your move: use it before you roll', 'H-REACT-41'],
    ]);
  });
});

describe('what things are', () => {
  it('says of every Item in a hand what it does', () => {
    const notes = ITEMS.map((_, sort) => inWords(['item-note', sort]));
    expect(notes).toContain('+4 for Ice or Steel');
    expect(notes).toContain('capture ±2');
    expect(notes.filter((note) => note.length < 5 || note.length > 26)).toEqual([]);
  });

  it('says of every space of every hexagon what it does', () => {
    for (const { id, kind } of SPACES)
      expect(hex.meanings?.thing({ kind, of: id })?.lines.length, id).toBeGreaterThan(0);
  });
});

describe('why a card comes to nothing', () => {
  it('H-EVT-09 is told with it', () => {
    const egg = event('pokemon-egg', { ...three({}, {}, {}), also: (s) => onlyPile(s, 'pink', []) });
    expect(told(egg, 'no-effect')).toEqual(['Pokémon Egg has no effect: no such Pokémon is left.']);
    const hideout = event('rocket-hideout', three({ hand: ['fly'] }, {}, {}));
    expect(told(hideout, 'no-effect')).toEqual(['Rocket Hideout has no effect: nobody else holds an Item.']);
  });
});
