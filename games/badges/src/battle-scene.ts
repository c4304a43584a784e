/** A Gym being challenged, as it stands in place of the board. */
import type { Battle, Fighter, Say, Side } from '@indigo/kernel';
import { CARDS } from './data/cards.ts';
import { SITES } from './data/sites.ts';
import { cardPiece, defenderPiece } from './faces.ts';
import { pipsNeeded, SITE_TYPE, TYPE_OF } from './kinds.ts';
import { partyIn } from './known.ts';
import type { BadgesView } from './view.ts';

type GymView = NonNullable<BadgesView['gym']>;

export function battleIn(view: BadgesView): Battle | undefined {
  const { gym, active } = view;
  if (gym === null) return undefined;
  const { team } = SITES[gym.site];
  const challenger = challengerIn(view, gym);
  const beaten = gym.beaten === team.length;
  const out = challenger.fighters.every(({ state }) => state === 'out');
  return {
    kind: 'gym',
    say: ['gym', gym.site],
    sides: [challenger, gymIn(gym)],
    stages: team.map((_, no): Say => ['defender', gym.site, no]),
    stage: Math.min(gym.beaten, team.length - 1),
    decided: beaten ? 0 : out ? 1 : null,
    due: beaten || out ? [] : [active],
  };
}

/** The Party: who has been sent is known to all, of the rest the others know only how many there are. */
function challengerIn(view: BadgesView, { site, fights }: GymView): Side {
  const { active } = view;
  const last = fights.at(-1);
  const known = partyIn(view, active).map(({ card, fainted }): Fighter => {
    const { dex, type } = CARDS[card];
    return {
      id: cardPiece(card),
      kind: 'card',
      of: String(dex),
      seat: active,
      say: ['card', card],
      state: fainted ? 'out' : last?.card === card ? 'fights' : 'waits',
      ...(fainted && { marks: ['fainted'] }),
      signs: { say: ['type-sign', TYPE_OF[card]], types: [type] },
      notes: [['needs-pips', pipsNeeded(card, site)]],
    };
  });
  const hidden = Array.from(
    { length: view.trainers[active].party - known.length },
    (_, no): Fighter => ({
      id: `party:${active}:${no}`,
      kind: 'card-back',
      seat: active,
      say: ['face-down'],
      state: 'waits',
    }),
  );
  return {
    seat: active,
    say: ['challenger', active],
    fighters: [...known, ...hidden],
    dice: last === undefined || last.pips === 0 ? [] : [last.pips],
    cards: [],
    sum: null,
  };
}

function gymIn({ site, beaten }: GymView): Side {
  const { id, type, dex } = SITES[site];
  return {
    seat: null,
    say: ['gym', site],
    fighters: dex.map(
      (number, no): Fighter => ({
        id: defenderPiece(no),
        kind: 'defender',
        of: String(number),
        say: ['defender', site, no],
        state: no < beaten ? 'out' : no === beaten ? 'fights' : 'waits',
        ...(no < beaten && { marks: ['fainted'] }),
        signs: { say: ['type-sign', SITE_TYPE[site]], types: [type] },
      }),
    ),
    dice: [],
    cards: [],
    sum: null,
    notes: [['beaten-of', site, beaten]],
    emblem: { kind: 'gym', of: id },
  };
}
