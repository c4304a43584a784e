import { bots } from '@indigo/bots';
import { Match, SPECTATOR, seeded } from '@indigo/kernel';
import { expect, it } from 'vitest';
import { classic } from '../src/index.ts';
import { view, views } from '../src/view.ts';

it('shows again only what is still so, whoever looks and whoever missed a look', () => {
  for (let seed = 1; seed <= 6; seed++) {
    const rng = seeded(seed);
    const match = Match.start(classic, { seats: 4 }, { rng });
    for (let i = 0; i < 250 && !match.over; i++) {
      const seats = [0, 1, 2, 3, SPECTATOR].filter(() => rng(4) > 0);
      // A copy was never shown to anybody: what it shows is made from nothing.
      const anew = seats.map((seat) => view(classic.clone(match.s), seat));
      expect(JSON.stringify(views(match.s, seats))).toBe(JSON.stringify(anew));
      const [seat] = match.open();
      match.submit(seat, match.no, bots.random.answer(match.outlook(seat), rng));
    }
  }
});
