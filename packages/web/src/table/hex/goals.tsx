/** What there is to win: the Leaders of this island, the Achievement cards, and what Events are in force. */
import { badge, sign } from '@indigo/art';
import { ACHIEVEMENTS, HEXAGONS, type HexView, LEADERS } from '@indigo/hex';
import type { Plain, Seat } from '@indigo/kernel';
import { SeatMark } from '../../shell/picture.tsx';
import { ExtraFrame, Row, Rows } from '../panels/extra.tsx';
import type { Extra, ExtraProps } from '../skin.ts';
import { leaderAt, typeName } from './facts.ts';

const seen = (view: Plain): HexView => view as unknown as HexView;

/** An Achievement card as a disc. */
export const laurel = `<circle cx="50" cy="50" r="46" fill="#b3821b" stroke="#6b4a00" stroke-width="4"/>${sign('g-crown', 50, 50, 60, '#fff')}`;

const drawnBadge = (type: string): string => `<g transform="scale(2.5)">${badge('gym', typeName(type))}</g>`;

function Goals({ view, say }: ExtraProps) {
  const { board, players, achievements, lasting, options } = seen(view);
  const slots = board.map((id) => HEXAGONS.findIndex((hexagon) => hexagon.id === id));
  const leaders = slots.flatMap((hexagon) =>
    leaderAt(hexagon) < 0 ? [] : [{ hexagon, leader: leaderAt(hexagon) }],
  );
  const owners = (leader: string): readonly Seat[] =>
    players.flatMap(({ badges }, seat) => (badges.includes(leader) ? [seat] : []));
  return (
    <ExtraFrame label="Goals">
      <p>
        Win {leaders.length} badges, one in each city, then land on the start of the League on Indigo Plateau
        and win there.
      </p>
      <h3>Gym Leaders</h3>
      <Rows>
        {[...leaders]
          .sort((a, b) => LEADERS[a.leader].power - LEADERS[b.leader].power)
          .map(({ hexagon, leader }) => {
            const { id, name, type, power, dual, against } = LEADERS[leader];
            return (
              <Row
                key={id}
                picture={drawnBadge(type)}
                title={`${name}, power ${power}`}
                about={[
                  HEXAGONS[hexagon].city,
                  type,
                  dual && 'two of yours',
                  against.length > 0 && `strong against ${against.join(', ')}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              >
                {owners(id).map((seat) => (
                  <SeatMark key={seat} seat={seat % 6} size={14} />
                ))}
              </Row>
            );
          })}
      </Rows>
      {lasting.length > 0 && (
        <>
          <h3>In force</h3>
          <Rows>
            {lasting.map(({ event, owner, left }, i) => (
              <Row
                // biome-ignore lint/suspicious/noArrayIndexKey: one after the other
                key={i}
                picture={laurel}
                title={say(['use', event, 0])}
                about={left > 0 ? `${left} more ${left === 1 ? 'turn' : 'turns'}` : ''}
                seat={owner}
              />
            ))}
          </Rows>
        </>
      )}
      {options.achievements && (
        <>
          <h3>Achievements: the first to meet one takes it</h3>
          <Rows>
            {ACHIEVEMENTS.map(({ id, name, about }) => {
              const owner = achievements[id] ?? -1;
              return (
                <Row
                  key={id}
                  picture={laurel}
                  title={name}
                  about={about}
                  state={owner < 0 ? 'later' : 'done'}
                  {...(owner >= 0 && { seat: owner })}
                >
                  {owner >= 0 && <SeatMark seat={owner % 6} size={14} />}
                </Row>
              );
            })}
          </Rows>
        </>
      )}
    </ExtraFrame>
  );
}

export const goals: Extra = {
  title: () => 'Goals',
  pinned: () => false,
  Page: Goals,
};
