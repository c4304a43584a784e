/** How far the match has come: what ends the adventure; on the field, who comes when, and with what. */
import { chip, inkOnType, sign, TYPE_COLOUR, type TypeName } from '@indigo/art';
import type { Plain } from '@indigo/kernel';
import { ATTACKS, type MasterView } from '@indigo/master';
import { SeatMark } from '../../shell/picture.tsx';
import { ExtraFrame, Row, Rows } from '../panels/extra.tsx';
import type { Extra, ExtraProps } from '../skin.ts';
import { cardOfId, creatureOf, foeOfId, PLACES, seen, typeAt } from './facts.ts';

type Match = NonNullable<NonNullable<MasterView['league']>['match']>;
type Fighter = Match['fighters'][number];

const matchOf = (view: Plain): Match | null => seen(view).league?.match ?? null;

/** Of each side the first, then of each the second: both rows from left to right. */
function inTurn({ fighters, sides, begins }: Match): readonly Fighter[] {
  const each = fighters.length / sides.length;
  return Array.from({ length: fighters.length }, (_, i) => {
    const side = (begins + i) % sides.length;
    return fighters[side * each + Math.floor(i / sides.length)];
  });
}

const disc = (type: TypeName): string =>
  `<circle cx="50" cy="50" r="46" fill="${TYPE_COLOUR[type]}"/>${sign(`t-${type}`, 50, 50, 64, inkOnType(type))}`;

function Round({ match }: { readonly match: Match }) {
  const active = match.fighters.find(({ card }) => card === match.active);
  return (
    <ExtraFrame label="This round">
      <h3>Round {match.round}: who comes when</h3>
      <Rows>
        {inTurn(match).map((one) => {
          const card = cardOfId(one.card);
          if (card === undefined || one.hex === 'off') return null;
          const now = one.card === match.active;
          return (
            <Row
              key={one.card}
              picture={chip(creatureOf(card, one.stage), { rank: 'starter', size: 'dot' })}
              title={one.name}
              seat={one.seat}
              state={now ? 'now' : one.done ? 'done' : 'later'}
              about={[
                `${one.hearts}/${one.max} ♥`,
                `speed ${one.speedNow}`,
                ...one.conditions.map(words),
              ].join(' · ')}
            >
              {now ? 'now' : one.done ? 'done' : ''}
              <SeatMark seat={one.seat % 6} size={13} />
            </Row>
          );
        })}
      </Rows>
      {active && <Attacks one={active} />}
    </ExtraFrame>
  );
}

const words = (condition: string): string => condition.replace('-', ' ').replace(':', ' ');

/** What the active one can do; what is used up is struck out. */
function Attacks({ one }: { readonly one: Fighter }) {
  const attacks = one.attacks.flatMap((id) => ATTACKS.find((attack) => attack.id === id) ?? []);
  return (
    <>
      <h3>Attacks of {one.name}</h3>
      <Rows>
        {attacks.map(({ id, name, type, damage, range }) => {
          const spent = one.exhausted.includes(id);
          return (
            <Row
              key={id}
              picture={disc(type as TypeName)}
              title={name}
              state={spent ? 'done' : 'later'}
              about={[damage > 0 && `${damage} ${type}`, range > 0 && `range ${range}`]
                .filter(Boolean)
                .join(' · ')}
            >
              {spent && 'used up'}
            </Row>
          );
        })}
      </Rows>
    </>
  );
}

/** What ends the adventure, and how near that is. */
function Adventure({ view, name, you }: ExtraProps) {
  const { spots, options, players } = seen(view);
  const places = PLACES[options.simplified ? 'simple' : 'full'];
  const gyms = [...places.values()].filter(({ kind }) => kind === 'gym');
  const trainers = [...places.values()].filter(
    ({ kind, id }) => kind === 'trainer' && spots[id] !== undefined,
  );
  return (
    <ExtraFrame label="Goals">
      <p>
        Catch and train a team: only the League decides who wins. It begins when all Gyms are beaten, when
        hardly a trainer is left on the map, or when somebody has two Pokémon at their highest level.
      </p>
      <h3>Gyms</h3>
      <Rows>
        {gyms.map(({ id }) => {
          const leader = foeOfId(spots[id] ?? '');
          const type = leader?.pokemon[0]?.type;
          return (
            <Row
              key={id}
              picture={type === undefined ? '' : disc(typeAt(type))}
              title={leader?.name ?? 'Beaten'}
              about={leader?.pokemon.map((one) => `${one.name} (${one.hearts} ♥)`).join(', ') ?? ''}
              state={leader === undefined ? 'done' : 'later'}
            />
          );
        })}
      </Rows>
      <h3>Trainers left on the map: {trainers.length}</h3>
      <h3>Highest levels</h3>
      <Rows>
        {players.map(({ team }, seat) => {
          const [best] = [...team].sort((a, b) => b.level - a.level);
          const card = cardOfId(best?.card);
          return card === undefined ? null : (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              picture={chip(creatureOf(card, best.stage), { rank: 'starter', size: 'dot' })}
              title={`${card.stages[best.stage].name}, level ${best.level}`}
              about={seat === you ? 'yours' : name(seat)}
            />
          );
        })}
      </Rows>
    </ExtraFrame>
  );
}

function Progress(props: ExtraProps) {
  const match = matchOf(props.view);
  return match === null ? <Adventure {...props} /> : <Round match={match} />;
}

export const progress: Extra = {
  title: (view) => {
    if (matchOf(view) !== null) return 'Round';
    return seen(view).phase === 'adventure' ? 'Goals' : null;
  },
  pinned: (view) => (matchOf(view)?.round ?? 0) > 0,
  Page: Progress,
};

const PHASES: { readonly [phase: string]: string } = {
  setup: 'Before the start',
  adventure: 'Adventure',
  intermediate: 'Before the League',
};

/** The phase of the match; on the field its round. */
export function phaseOf(view: Plain): string | null {
  const match = matchOf(view);
  if (match === null) return PHASES[seen(view).phase] ?? null;
  const kind = match.kind === 'friendly' ? 'Friendly battle' : 'League';
  return match.round > 0 ? `${kind}, round ${match.round}` : kind;
}
