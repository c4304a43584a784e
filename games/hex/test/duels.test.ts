/** Section 13a: the four Duel cards. */
import { describe, expect, it } from 'vitest';
import { DUELS } from '../src/data/duels.ts';
import type { EventId } from '../src/data/events.ts';
import { AWAY, event } from './events.ts';
import { discarded, eventsDiscarded, handOf, type Seated, teamOf } from './table.ts';

const duel = (id: EventId, me: Seated, ...others: readonly Seated[]) =>
  event(id, { players: [me, ...others.map((other) => ({ ...AWAY, ...other }))] });

describe('Duels', () => {
  it('H-DUEL-01 H-EVT-32 the drawer chooses an opponent, and both must battle', () => {
    const t = duel('duel-volcano', { team: ['rattata'] }, { team: ['pidgey'] }, { team: ['ekans'] });
    expect(t.expectAsked('duel-whom', 0).optionIds()).toEqual(['player:1', 'player:2']);
    t.answer('player:2').rolls(['battle', 6], ['battle', 1], ['item', 'potion'], ['item', 'vitamin']);
    expect(t.told(7, 'battle')).toEqual([['battle', 0, 2, 'duel']]);
  });

  it('H-DUEL-02 four cards, each with three types up and three others down', () => {
    expect(DUELS).toHaveLength(4);
    for (const { plus, minus } of DUELS) {
      expect([plus.length, minus.length]).toEqual([3, 3]);
      expect(plus.some((type) => minus.includes(type))).toBe(false);
    }
  });

  const totals = (id: EventId, mine: string, theirs: string): unknown[] => {
    const t = duel(id, { team: [mine, 'bulbasaur'] }, { team: [theirs, 'squirtle'] });
    t.answers(0, mine).answers(1, theirs).rolls(['battle', 3], ['battle', 1]);
    const [, , a, , b] = t.told(7, 'totals')[0];
    // Whatever the prize, it is not looked at here.
    for (let guard = 0; guard < 5; guard++) {
      if (t.match.chance?.why === 'item') t.roll('item', 'potion');
      else if (t.match.chance?.why === 'pokemon') t.roll('pokemon', 'wartortle');
    }
    return [a, b];
  };

  it('H-DUEL-03 H-DUEL-14 it counts for both, by their own types, beside type advantage', () => {
    // Growlithe 4 + 1 + 3, Rattata 2 + 1.
    expect(totals('duel-volcano', 'growlithe', 'rattata')).toEqual([8, 3]);
    // Rattata 2 + 3, Magikarp 1 - 1 + 1: a total may be lowered.
    expect(totals('duel-volcano', 'rattata', 'magikarp')).toEqual([5, 1]);
  });

  it('H-DUEL-05 H-DUEL-12 the prize goes to the winner, also to the opponent; the loser gets nothing', () => {
    const t = duel('duel-volcano', { team: ['rattata'] }, { team: ['pidgey'] });
    t.rolls(['battle', 1], ['battle', 6], ['item', 'potion'], ['item', 'vitamin']);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([[], ['potion', 'vitamin']]);
    expect(eventsDiscarded(t)).toEqual(['duel-volcano']);
  });

  it('H-DUEL-12 without a winner nobody gets it', () => {
    const t = duel('duel-volcano', { team: ['rattata'] }, { team: ['pidgey'] }).rolls(
      ['battle', 3],
      ['battle', 3],
    );
    expect(t.told(7, 'battle-won').map((say) => say.slice(1, 3))).toEqual([[-1, 'duel']]);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([[], []]);
  });

  it('H-DUEL-06 the card is known before the Pokémon are chosen', () => {
    const t = duel('duel-volcano', { team: ['rattata', 'ekans'] }, { team: ['pidgey'] }).expectAsked(
      'send',
      0,
    );
    expect(t.view(1).battle).toMatchObject({ kind: 'duel', foe: 0 });
    t.answer('rattata').rolls(['battle', 6], ['battle', 1], ['item', 'potion'], ['item', 'vitamin']);
  });

  it('H-DUEL-07 a draw: both faint and both send another', () => {
    const t = duel('duel-volcano', { team: ['rattata', 'bulbasaur'] }, { team: ['pidgey', 'squirtle'] });
    t.answers(0, 'rattata').answers(1, 'pidgey').rolls(['battle', 3], ['battle', 3]);
    t.rolls(['battle', 6], ['battle', 1], ['item', 'potion'], ['item', 'vitamin']);
    expect(t.told(7, 'sent').map((say) => say[1])).toEqual([0, 1, 0, 1]);
    expect(handOf(t, 0)).toHaveLength(2);
  });

  it('H-DUEL-09 Open Sea: the winner gets a random Blue Pokémon', () => {
    const t = duel('duel-open-sea', { team: ['rattata'] }, { team: ['pidgey'] });
    t.rolls(['battle', 6], ['battle', 1], ['pokemon', 'wartortle']);
    expect(teamOf(t, 0)).toContain('wartortle');
    expect(DUELS[1]).toMatchObject({ plus: ['Water', 'Electric', 'Ice'], minus: ['Fire', 'Ground', 'Rock'] });
  });

  it('H-DUEL-10 Deep Forest: the winner draws three Items', () => {
    const t = duel('duel-deep-forest', { team: ['rattata'] }, { team: ['pidgey'] });
    t.rolls(['battle', 6], ['battle', 1], ['item', 'potion'], ['item', 'vitamin'], ['item', 'magnet']);
    expect(handOf(t, 0)).toHaveLength(3);
    expect(DUELS[2]).toMatchObject({
      plus: ['Grass', 'Bug', 'Poison'],
      minus: ['Electric', 'Fighting', 'Steel'],
    });
  });

  it("H-DUEL-11 Dojo: an Item, then a random one of the loser's, whose Doll stops the theft alone", () => {
    const t = duel('duel-dojo', { team: ['rattata'] }, { team: ['pidgey'], hand: ['honey'] }).answers(
      1,
      'nothing',
    );
    t.rolls(['battle', 6], ['battle', 1], ['item', 'vitamin']);
    expect(handOf(t, 0)).toEqual(['honey', 'vitamin']);
    const doll = duel('duel-dojo', { team: ['rattata'] }, { team: ['pidgey'], hand: ['poke-doll', 'honey'] });
    doll.expectAsked('on-hit', 1).pass(); // H-DUEL-13: not against the Duel
    doll.answers(1, 'nothing').rolls(['battle', 6], ['battle', 1], ['item', 'vitamin']);
    doll.expectAsked('on-hit', 1).answer('poke-doll');
    expect([handOf(doll, 0), handOf(doll, 1)]).toEqual([['vitamin'], ['honey']]);
  });

  it('H-DUEL-13 a setting: no Doll against the whole Duel', () => {
    const t = event('duel-volcano', {
      players: [{ team: ['rattata'] }, { ...AWAY, team: ['pidgey'], hand: ['poke-doll'] }],
      options: { duelDoll: false },
    });
    t.expectAsked('lay', 1).answer('nothing');
    t.rolls(['battle', 6], ['battle', 1], ['item', 'vitamin'], ['item', 'magnet']);
    expect(discarded(t)).toEqual([]);
  });
});
