import { hashOfSecret } from '@indigo/host';
import { sees } from '@indigo/kernel';
import type { MatchInfo } from '@indigo/protocol';
import type { MatchRow } from './store.ts';

/** A match as one guest may see it in a list. */
export function infoOf(
  row: MatchRow,
  guest: string | null,
  players: MatchInfo['players'] = row.players.map(({ name, who, bot }) => ({
    name,
    person: who !== null,
    ...(bot === null ? {} : { bot }),
  })),
): MatchInfo {
  const seat = row.players.findIndex(({ who }) => who !== null && who === guest);
  const {
    id,
    game,
    options,
    state,
    cover,
    clock,
    away,
    created,
    updated,
    turn,
    won,
    rematch,
    abandoned,
    stuck,
  } = row;
  const mine = seat >= 0 || row.creator === guest;
  return {
    id,
    game,
    options,
    state,
    players,
    seat: seat < 0 ? null : seat,
    ...(mine ? { invite: row.invite } : {}),
    ...(row.secret === null ? {} : { dice: hashOfSecret(row.secret) }),
    ...(row.creator === guest ? { yours: true as const } : {}),
    public: row.public,
    watch: row.watch,
    cover: cover > 0,
    ...(row.hints === null ? {} : { hints: row.hints }),
    ...(row.standIn === null ? {} : { standIn: row.standIn }),
    clock,
    away,
    created,
    updated,
    turn,
    // Only about oneself: who else is asked may tell what they hold.
    ...(seat >= 0 && sees(row.asked, seat) ? { asked: true as const } : {}),
    ...(won === null ? {} : { won: [...won] }),
    ...(abandoned ? { abandoned } : {}),
    ...(stuck === null || state === 'over' ? {} : { stuck }),
    ...(rematch === null ? {} : { rematch }),
  };
}
