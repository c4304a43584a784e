import { type Asking, type Plain, Run, readOptions, seeded } from '@indigo/kernel';
import { describe, expect, it } from 'vitest';
import { ITEMS, type ItemId } from '../src/data/items.ts';
import { type Hex, hex } from '../src/index.ts';
import { handOf, type Seated, type TableSetup, type Told, table, teamOf, trainerOf } from './table.ts';

const trading = (me: Seated, other: Seated, more: Partial<TableSetup> = {}): Told =>
  table({
    players: [{ at: 'new-bark-4', ...me }, { at: 'pewter-1', ...other }, { at: 'eterna-1' }],
    options: { offers: 6 },
    ...more,
  });

const handIn = ({ players, items }: Hex): string[] =>
  players[0].hand.map((card) => ITEMS[items.kind[card]].id).sort();

type Ids = readonly string[];
/** Seat 0 offers seat 1 something; questions that leave nothing to choose are not asked. */
function offer(t: Told, { open = [], give = [], want = [] }: { open?: Ids; give?: Ids; want?: Ids }): Told {
  t.answer('offer').answer('player:1').expectAsked('offer-cards', 0).answer(open);
  const asked = (kind: string) => t.match.chance === null && t.decision().kind === kind;
  if (asked('offer-items')) t.answer(give);
  if (asked('want-items')) t.answer(want);
  return t;
}

/** What may come next in an offer, told part by part. */
function fitting(run: Run<Hex>, list: readonly Plain[]): Plain[] {
  const asking = run.pending as Asking;
  const { parts } = asking;
  const options = asking.options(run.seat);
  return options.filter((part) => !list.includes(part) && parts?.fits?.(list, part) === true);
}

describe('trades', () => {
  it('puts together offers as each part by itself would have it', () => {
    const rng = seeded(7);
    let [offers, refused] = [0, 0];
    for (let seed = 1; seed <= 2; seed++) {
      const s = hex.create(3, readOptions(hex, {}));
      const run = Run.at(hex, s, 3, { rng: seeded(seed) });
      for (let i = 0; i < 400 && run.pending !== null; i++) {
        if ((run.pending as Asking).question.kind !== 'offer-cards') {
          const options = run.options();
          run.play(options[rng(options.length)]);
          continue;
        }
        offers++;
        const list: Plain[] = [];
        const here = run.pending;
        while (run.pending === here) {
          const options = run.options();
          const parts = options.filter((part) => part !== null);
          const told = fitting(run, list);
          expect(parts.length === told.length && parts.every((part, at) => part === told[at])).toBe(true);
          if (parts.length < (here as Asking).options(run.seat).length - list.length) refused++;
          // Seldom content with little: where a side runs out, not all fit any more.
          const next = parts.length > 0 && rng(20) > 0 ? parts[rng(parts.length)] : null;
          if (next === null && !options.includes(null)) continue;
          if (next !== null) list.push(next);
          run.play(next);
        }
      }
    }
    expect(offers).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(0);
  });

  it('H-TRADE-01 in the own turn, with any opponent', () => {
    const t = trading({}, {}).expectAsked('turn', 0);
    expect(t.optionIds()).toEqual(['roll', 'offer']);
    t.answer('offer').expectAsked('trade-with', 0);
    expect(t.optionIds()).toEqual(['player:1', 'player:2']);
    t.answer('player:2').expectAsked('offer-cards', 0);
    expect(t.optionIds()).toEqual(['bulbasaur', 'squirtle:2']);
  });

  it('H-TRADE-02 H-TRADE-03 any cards on either side, if the partner accepts', () => {
    const t = trading(
      { team: ['growlithe', 'abra'], hand: ['potion', 'vitamin'], trainer: 'misty' },
      { team: ['gastly', 'oddish'], hand: ['fly'], trainer: 'koga' },
    );
    offer(t, {
      open: ['abra', 'gastly:1', 'oddish:1', 'growlithe', 'misty', 'koga'],
      give: ['potion', 'vitamin'],
      want: ['fly'],
    });
    t.expectAsked('answer-offer', 1).answer('accept').expectAsked('turn', 0);
    expect([teamOf(t, 0), teamOf(t, 1)]).toEqual([
      ['gastly', 'oddish'],
      ['abra', 'growlithe'],
    ]);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([['fly'], ['potion', 'vitamin']]);
    expect([trainerOf(t, 0), trainerOf(t, 1)]).toEqual(['koga', 'misty']);
  });

  it('H-TRADE-03 a refusal costs nothing, and another offer may follow', () => {
    const t = offer(trading({ team: ['growlithe', 'abra'] }, { team: ['gastly'] }), {
      open: ['abra', 'gastly:1'],
    });
    t.expectAsked('answer-offer', 1).answer('refuse').expectAsked('turn', 0);
    expect(teamOf(t, 0)).toEqual(['growlithe', 'abra']);
    offer(t, { open: ['growlithe', 'gastly:1'] }).answer('accept');
    expect(teamOf(t, 0)).toEqual(['abra', 'gastly']);
  });

  it('H-TRADE-04 a Trainer goes for a Trainer only', () => {
    const t = trading({ trainer: 'misty' }, { trainer: 'koga' }).answer('offer').answer('player:1');
    expect(t.refusal(['misty']).reason).toMatch(/trainer-for-trainer/);
    expect(t.refusal(['koga', 'charmander:1']).code).toBeDefined();
    t.answer(['koga', 'misty']).answer('accept').expectAsked('turn', 0);
    expect([trainerOf(t, 0), trainerOf(t, 1)]).toEqual(['koga', 'misty']);
  });

  it('H-TRADE-04 H-TRN-03 who has inactive ones names the active one at once', () => {
    const t = trading({ trainer: 'misty', spare: ['red'] }, { trainer: 'koga' });
    offer(t, { open: ['red', 'koga'] }).answer('accept');
    t.expectAsked('name-active', 0).answer('koga');
    t.expectAsked('turn', 0);
    expect([trainerOf(t, 0), t.view(7).players[0].spare]).toEqual(['koga', ['misty']]);
    expect(trainerOf(t, 1)).toBe('red');
  });

  it('H-TRADE-05 only cards can be in it (H-AMB-21)', () => {
    const t = trading({ badges: ['brock'], trainer: 'misty' }, { trainer: 'koga' });
    t.answer('offer').answer('player:1');
    expect(t.optionIds()).toEqual(['bulbasaur', 'charmander:1', 'misty', 'koga']);
  });

  it('H-TRADE-06 H-REACT-41 at the two free moments, and at no other (H-AMB-21)', () => {
    const t = trading({ hand: ['bicycle'] }, {}, { options: { offers: 6, tradeAfter: true } })
      .answer('roll')
      .roll('move', 1)
      .answer('to:new-bark-5');
    t.rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']).expectAsked('after', 0);
    expect(t.optionIds()).toEqual(['done', 'bicycle', 'offer']);
    t.answer('done').answer('done').expectAsked('turn', 1);
    const gym = trading({ at: 'pewter-0', visited: ['pewter'], hand: ['bicycle'] }, {});
    gym.answer('stay').roll('battle', 1).expectAsked('last', 0);
    expect(gym.optionIds()).not.toContain('offer');
  });

  it('H-TRADE-12 nobody is stopped for a trade alone, but by a setting', () => {
    const go = (tradeAfter: boolean, hand: readonly ItemId[] = []) => {
      const t = trading({ hand }, {}, { options: { offers: 6, tradeAfter } })
        .answer('roll')
        .roll('move', 1);
      return t.answer('to:new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    };
    go(false).expectAsked('turn', 1);
    expect(go(true).expectAsked('after', 0).optionIds()).toEqual(['done', 'offer']);
    // Whoever could offer only with an Item in hand would tell of it.
    expect(go(false, ['bicycle']).expectAsked('after', 0).optionIds()).toEqual(['done', 'bicycle']);
  });

  it('H-TRADE-07 a gift is legal, but must be accepted (H-AMB-21)', () => {
    const t = offer(trading({ hand: ['fly'] }, {}), { give: ['fly'] });
    t.expectAsked('answer-offer', 1).answer('accept').expectAsked('turn', 0);
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([[], ['fly']]);
    const begging = offer(trading({}, { hand: ['fly'] }), { want: ['fly'] });
    begging.expectAsked('answer-offer', 1).answer('refuse');
    expect(handOf(begging, 1)).toEqual(['fly']);
  });

  it('H-TRADE-09 H-HID-14 the partners see the Items, the others how many (H-AMB-21)', () => {
    const t = trading({ hand: ['fly', 'potion'] }, { hand: ['honey', 'vitamin'] });
    offer(t, { give: ['fly'], want: ['honey'] }).expectAsked('answer-offer', 1);
    expect(t.view(1).players[0].known).toEqual(['fly']);
    expect(t.view(0).players[1].known).toEqual([]);
    t.answer('accept').expectAsked('turn', 0);
    expect(t.view(0).players[1].known).toEqual(['fly']);
    expect(t.view(1).players[0].known).toEqual(['honey']);
    for (const seat of [2, 7]) {
      expect(t.view(seat).players.map(({ known }) => known)).toEqual([[], [], []]);
      expect(t.told(seat, 'offered-items')).toEqual([]);
      expect(t.told(seat, 'offered')).toEqual([['offered', 0, 1, [], 1, 1]]);
    }
  });

  it('H-TRADE-09 who knew of a card traded away cannot tell any more where it is', () => {
    const t = trading(
      { hand: ['fly', 'potion'] },
      {},
      {
        also: (s) => {
          for (const card of s.players[0].hand) s.items.seen[card] |= 1 << 2;
        },
      },
    );
    expect(t.view(2).players[0].known).toEqual(['fly', 'potion']);
    offer(t, { give: ['fly'] }).answer('accept');
    expect(t.view(2).players.map(({ known }) => known)).toEqual([[], [], []]);
  });

  it('H-TRADE-09 of two copies the one the partner knows of is offered first: nothing more is learnt', () => {
    const t = trading(
      { hand: ['potion', 'fly', 'potion'] },
      {},
      {
        also: (s) => {
          s.items.seen[s.players[0].hand[2]] |= 1 << 1;
        },
      },
    );
    expect(t.view(1).players[0].known).toEqual(['potion']);
    t.answer('offer').answer('player:1').answer([]).expectAsked('offer-items', 0);
    expect(t.optionIds()).toEqual(['potion', 'potion#2', 'fly']);
    expect(t.refusal(['potion#2']).code).toBeDefined();
    t.answer(['potion']).expectAsked('answer-offer', 1);
    expect(t.view(1).players[0].known).toEqual(['potion']);
    t.answer('refuse').answer('offer').answer('player:1').answer([]).answer(['potion', 'potion#2']);
    expect(t.view(1).players[0].known).toEqual(['potion', 'potion']);
  });

  it('H-TRADE-09 the card that was shown is the one that changes hands', () => {
    const t = trading({ hand: ['potion', 'fly', 'potion'] }, {});
    const [, , second] = t.s.players[0].hand;
    offer(t, { give: ['potion#2'] }).answer('accept');
    expect(t.s.players[1].hand).toEqual([second]);
    expect(t.view(1).players[0].known).toEqual([]);
  });

  it('H-HID-14 a world of the partner keeps the offer, a world of a third player deals it anew', () => {
    const t = trading({ hand: ['fly', 'potion', 'honey'] }, { hand: ['vitamin'] });
    offer(t, { give: ['fly', 'honey'], want: ['vitamin'] }).expectAsked('answer-offer', 1);
    const rng = seeded(5);
    const hands = (seat: number) =>
      new Set(
        Array.from({ length: 40 }, () => t.match.world(seat, rng)).flatMap((world) =>
          world === null ? [] : [handIn(world.s).join()],
        ),
      );
    for (const hand of hands(1)) expect(hand).toMatch(/fly.*honey/);
    expect(hands(1).size).toBeGreaterThan(3);
    expect([...hands(2)].some((hand) => !hand.includes('fly'))).toBe(true);
  });

  it('H-TRADE-03 who does not hold what is wanted cannot accept', () => {
    const t = offer(trading({ hand: ['fly'] }, { hand: ['honey'] }), { give: ['fly'], want: ['potion'] });
    expect(t.optionIds(1)).toEqual(['refuse']);
    t.answer('refuse').expectAsked('turn', 0);
    expect(t.told(7, 'refused')).toEqual([['refused', 1, 0]]);
  });

  it('H-TRADE-10 nobody is left without a Pokémon (H-AMB-22)', () => {
    const t = trading({}, {}).answer('offer').answer('player:1');
    expect(t.refusal(['bulbasaur']).reason).toMatch(/keep-a-pokemon/);
    expect(t.refusal(['charmander:1']).reason).toMatch(/keep-a-pokemon/);
    t.answer(['bulbasaur', 'charmander:1']).answer('accept');
    expect([teamOf(t, 0), teamOf(t, 1)]).toEqual([['charmander'], ['bulbasaur']]);
  });

  it('H-TRADE-10 what cannot be made good is not begun', () => {
    const t = trading({ team: ['growlithe'] }, { team: ['gastly'], locked: ['gastly'] });
    t.answer('offer').answer('player:1').expectAsked('turn', 0); // nothing can be named at all
    expect(teamOf(t, 0)).toEqual(['growlithe']);
  });

  it('H-TRADE-11 so many offers a turn, a setting; there is no counter-offer (H-AMB-93)', () => {
    const t = trading({ team: ['growlithe', 'abra'] }, {}, { options: { offers: 2 } });
    for (let i = 0; i < 2; i++) {
      offer(t, { open: ['abra', 'charmander:1'] }).expectAsked('answer-offer', 1);
      expect(t.optionIds()).toEqual(['refuse', 'accept']);
      t.answer('refuse');
    }
    t.expectChance('move'); // nothing but the roll is left
    t.roll('move', 1).answer('to:new-bark-5').rolls(['event', 'pokemon-egg'], ['pokemon', 'gastly']);
    expect(t.decision(1).options.map(({ id }) => id)).toContain('offer'); // the next player's own
  });

  it('H-TRADE-11 an offer too many is refused with the clause', () => {
    const t = trading({ team: ['growlithe', 'abra'], hand: ['bicycle'] }, {}, { options: { offers: 1 } });
    offer(t, { open: ['abra'] })
      .answer('refuse')
      .expectAsked('turn', 0);
    expect(t.refusal('offer')).toMatchObject({ clause: 'H-TRADE-11' });
  });

  it('H-LOCK-05 H-LOCK-06 H-LOCK-09 members of a locked family cannot be traded, those of others can', () => {
    const t = trading(
      { team: ['growlithe', 'arcanine', 'abra'], locked: ['growlithe'] },
      { team: ['growlithe', 'gastly'], locked: ['gastly'] },
    );
    t.answer('offer').answer('player:1');
    expect(t.optionIds()).toEqual(['abra', 'growlithe:1']);
    expect(t.refusal(['arcanine'])).toMatchObject({ clause: 'H-LOCK-05' });
    expect(t.refusal(['gastly:1'])).toMatchObject({ clause: 'H-LOCK-05' });
    t.answer(['abra', 'growlithe:1']).answer('accept');
    expect(teamOf(t, 0)).toEqual(['growlithe', 'arcanine', 'growlithe']);
  });

  it('H-EVO-08 H-VEC-12 a trade takes the bonus of the family along', () => {
    const power = (t: Told, id: string) => t.view(7).players[0].team.find((mon) => mon.id === id)?.power;
    const t = trading({ team: ['abra', 'kadabra', 'alakazam'] }, {});
    expect(power(t, 'alakazam')).toBe(12);
    const before = power(t, 'kadabra') as number;
    offer(t, { open: ['alakazam'] }).answer('accept');
    expect(power(t, 'kadabra')).toBe(before + 2);
  });

  it('H-REACT-08 no window opens in a trade by consent', () => {
    const dolls: ItemId[] = ['poke-doll', 'time-travel'];
    const t = offer(trading({ hand: dolls }, { hand: ['poke-doll'] }), {
      give: ['time-travel'],
      want: ['poke-doll'],
    });
    t.expectAsked('answer-offer', 1).answer('accept').expectAsked('turn', 0);
  });
});
