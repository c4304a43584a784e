/** What the things of the table are, in words: chips, cards, spaces. */
import type { Art, Likely, Looker, Say, Subject, Thing } from '@indigo/kernel';
import { CINNABAR, COLOUR_OF, indexOf, SPACES } from '../board.ts';
import { CHIPS, COLOURS } from '../data/chips.ts';
import { EVENTS } from '../data/events.ts';
import { EVOLUTIONS } from '../data/evolutions.ts';
import { ITEMS } from '../data/items.ts';
import { RIVALS } from '../data/rivals.ts';
import { DUNGEON_PLACE } from '../faces.ts';
import { isBall } from '../sorts.ts';
import type { Dex } from '../state.ts';
import { isStarter } from '../team.ts';
import type { ClassicView } from '../view.ts';
import { powerGained, setsCompleted } from './gains.ts';
import { bestOdds, catchOdds, masterOdds } from './odds.ts';

/** A Pokémon seen near: its figures, how it is caught, what it evolves with. */
export function chipNear(dex: Dex, { marks = [], ...art }: Partial<Art> = {}): Subject {
  const { colour, power } = CHIPS[dex - 1];
  const groups = EVOLUTIONS.flatMap(({ members }, group) => (members.includes(dex) ? [group] : []));
  return {
    figure: power,
    ...art,
    kind: 'chip',
    of: String(dex),
    ...(marks.length > 0 && { marks }),
    say: ['pokemon', dex],
    tag: ['chip-colour', COLOURS.indexOf(colour)],
    lines: [
      ['chip-text', dex],
      ['chip-catch', dex],
      ...groups.map((group): Say => ['chip-group', group]),
      ...(marks.includes('ko') ? [['chip-ko'] as const] : []),
    ],
  };
}

/** What a Pokémon is to whoever looks: what of its family they have, and how they would catch or beat it. */
function chipTo(dex: Dex, at: Looker<ClassicView>): Pick<Subject, 'yours' | 'chances'> {
  const { view, seat } = at;
  const { team, known } = view.trainers[seat];
  const family = EVOLUTIONS.flatMap(({ members }, group): Say[] =>
    members.includes(dex) ? [['yours.family', group, members.filter((one) => team.includes(one))]] : [],
  );
  const owner = view.trainers.findIndex((trainer) => trainer.team.includes(dex));
  if (owner === seat) return { yours: family };
  if (owner >= 0) {
    const odds = bestOdds(at, owner, dex);
    return { yours: family, ...(odds !== null && { chances: [odds] }) };
  }
  if (isStarter(dex)) return { yours: family };
  const balls = [...new Set(known.filter((sort) => isBall[sort]))];
  const thrown = balls.map(
    (ball): Likely => ({ ...catchOdds(at, dex, ball), say: ['odds.with-ball', ball] }),
  );
  return {
    yours: [
      ...family,
      powerGained(view, seat, CHIPS[dex - 1].power),
      ...setsCompleted(view.trainers[seat], [dex]),
    ],
    chances: [catchOdds(at, dex, -1), ...thrown],
  };
}

/** A Master of the Final Battle: what they muster, and what the best of a team would do against them. */
function rivalNear(art: Art, looker?: Looker<ClassicView>): Subject | null {
  const rival = RIVALS.findIndex(({ dex }) => String(dex) === art.of);
  if (rival < 0) return null;
  const odds = looker === undefined ? null : masterOdds(looker, rival);
  return {
    ...art,
    say: ['rival', rival],
    tag: ['rival-tag'],
    lines: [
      ['rival.totals', rival],
      ['rival-text', rival],
    ],
    ...(odds !== null && { chances: [odds] }),
  };
}

/** An Event Card seen near. */
export const eventNear = (event: number): Subject => ({
  kind: 'event',
  of: EVENTS[event].id,
  say: ['event-name', event],
  lines: [['event-text', event]],
});

function cardNear(art: Art): Subject {
  const sort = ITEMS.findIndex(({ id }) => id === art.of);
  if (sort < 0) return { ...art, say: ['face-down-card'], lines: [['card-back-text']] };
  return {
    ...art,
    say: ['card', sort],
    lines: [
      ['card-text', sort],
      ['when-text', sort],
      ['card-many', sort],
    ],
  };
}

/** What a space does to whoever lands there. */
function spaceLines(at: number): readonly Say[] {
  const { kind, effect } = SPACES[at];
  const colour = COLOUR_OF[at];
  switch (kind) {
    case 'catch':
      return [['place.catch', colour]];
    case 'event':
      return [['place.event']];
    case 'arrival':
      return [['place.arrival']];
    case 'final':
      return [['place.final']];
    case 'catch-any':
      return [['place.catch-any', colour]];
    default:
      if (effect === 'revive') return [['place.revive']];
      return [
        effect === null ? ['place.nothing'] : ['place.draw', effect.draw],
        ...(at === CINNABAR ? [['place.cinnabar'] as const] : []),
      ];
  }
}

function spaceNear(art: Art): Subject | null {
  if (art.of === undefined) return null;
  const at = indexOf(art.of.slice(art.of.indexOf(':') + 1)); // a circle is called after its space
  return { ...art, say: ['space', at], lines: spaceLines(at) };
}

export const things: { readonly [kind: string]: Thing<ClassicView> } = {
  chip: (art, looker) => {
    if (art.of === undefined) return null;
    const dex = Number(art.of);
    return { ...chipNear(dex, art), ...(looker !== undefined && chipTo(dex, looker)) };
  },
  rival: rivalNear,
  'chip-back': (art) => ({ ...art, say: ['face-down-chip'], lines: [['chip-back-text']] }),
  card: cardNear,
  mover: (art) =>
    art.seat === undefined ? null : { ...art, say: ['mover', art.seat], lines: [['mover-text', art.seat]] },
  city: spaceNear,
  catch: spaceNear,
  circle: spaceNear,
  draw: spaceNear,
  arrival: spaceNear,
  final: spaceNear,
  'catch-any': spaceNear,
  /** An Event Card and the space that draws one have the same name. */
  event: (art) => {
    const event = EVENTS.findIndex(({ id }) => id === art.of);
    return event < 0 ? spaceNear(art) : eventNear(event);
  },
  dungeon: (art) =>
    art.of === DUNGEON_PLACE ? { ...art, say: ['the-dungeon'], lines: [['place.dungeon']] } : null,
  deck: (art) => (art.of === 'rivals' ? { ...art, say: ['rival-deck'], lines: [['place.rivals']] } : null),
};

/** The kinds of these that are Pokémon. */
export const creatures = ['chip'];
