import { type Catalog, UnknownGame } from '@indigo/catalog';
import { botName, EMPTY_SEAT, hashOfSecret, nameFor, type Player } from '@indigo/host';
import { type AnyRuleset, checkSeats, type OptionValues, readOptions, SetupError } from '@indigo/kernel';
import type { Again, NewMatch } from '@indigo/protocol';
import type { House } from './house.ts';
import { newId, newSecret } from './keys.ts';
import type { LiveTable } from './live-table.ts';
import { check, Refusal } from './refusal.ts';
import type { Shelf } from './shelf.ts';
import type { GuestRow, MatchRow } from './store.ts';

/** Unfinished matches one guest may have set up. */
const MOST_OPEN = 40;
/** Long enough to say that one needs time, short enough for a turn to become hardly longer. */
const COVER_MS = 800;

/** How matches are set up, be it once more. */
export class Opening {
  private readonly house: House;
  private readonly catalog: Catalog;
  private readonly shelf: Shelf;

  constructor(house: House, catalog: Catalog, shelf: Shelf) {
    this.house = house;
    this.catalog = catalog;
    this.shelf = shelf;
  }

  /** Pledges what the dice of the next match this guest sets up are settled by, before they give their word. */
  async pledge(guest: GuestRow): Promise<string> {
    return this.house.pledges.show(guest.id);
  }

  /** The secret a guest was shown the hash of; a new one for who has not asked. */
  private async secretFor(guest: GuestRow, dice: string | undefined): Promise<string> {
    if (dice === undefined) return newSecret();
    const secret = await this.house.pledges.take(guest.id, dice);
    if (secret === null) throw new Refusal(409, 'no-such-dice', 'those dice are gone: ask for others');
    return secret;
  }

  /** Whoever sets up a match, be it a rematch, may have so many. */
  private async mustHaveRoom(guest: GuestRow): Promise<void> {
    if ((await this.house.store.countOpen(guest.id)) >= MOST_OPEN)
      throw new Refusal(429, 'too-many', `you have ${MOST_OPEN} matches going on: finish one first`);
  }

  /** Sets up a match for a guest. Begins it at once if nobody is missing. */
  async create(guest: GuestRow, wish: NewMatch): Promise<LiveTable> {
    const { house } = this;
    await house.owners.mustTake();
    await this.mustHaveRoom(guest);
    const ruleset = await this.catalog.load(wish.game).catch((error) => {
      throw error instanceof UnknownGame ? new Refusal(404, 'no-such-game', error.message) : error;
    });
    let options: MatchRow['options'];
    try {
      checkSeats(ruleset, wish.seats.length);
      options = readOptions(ruleset, wish.options);
    } catch (error) {
      throw error instanceof SetupError ? new Refusal(400, 'bad-setup', error.message) : error;
    }
    if (!wish.seats.some((seat) => seat === 'me' || seat === 'open')) {
      throw new Refusal(400, 'bad-setup', 'somebody has to play besides the bots');
    }
    if (wish.public && wish.seats.filter((seat) => seat === 'me').length > 1) {
      throw new Refusal(400, 'bad-setup', 'at a public table everybody has one seat');
    }
    const now = house.now();
    const row: MatchRow = {
      id: newId(),
      invite: newId(),
      game: ruleset.id,
      version: ruleset.version,
      options,
      public: wish.public ?? false,
      watch: wish.watch ?? true,
      secret: this.house.fixed ? null : await this.secretFor(guest, wish.dice),
      cover: (wish.cover ?? true) ? COVER_MS : 0,
      hints: wish.hints ?? null,
      standIn: wish.standIn ?? null,
      clock: wish.clock ?? 0,
      away: wish.away ?? 0,
      creator: guest.id,
      created: now,
      state: 'waiting',
      players: wish.seats.map(() => EMPTY_SEAT),
      turn: 0,
      asked: 0,
      updated: now,
      due: null,
      won: null,
      rematch: null,
      auto: [],
      abandoned: false,
      seen: now,
      stuck: null,
    };
    return this.open(row, seatAll(wish.seats, guest, wish.word));
  }

  /**
   * The same people at a new table, each where they sat: it begins once all who played have asked for it, so that nobody is
   * at a match they did not want, and everybody gives a word after its secret was pledged.
   */
  async rematch(id: string, guest: GuestRow, { dice, word }: Again): Promise<LiveTable> {
    const row = await this.house.store.match(id);
    if (row === null) throw new Refusal(404, 'no-such-match', 'there is no such match');
    // Whoever has the next table seats people there, wherever the one before is.
    const named = row.rematch === null ? null : await this.unlessGone(row.rematch);
    const table = named === null ? await this.shelf.get(id) : null;
    if (table?.over === false) throw new Refusal(409, 'not-over', 'this match is not over yet');
    const { players } = table ?? row;
    const seats = [...players.keys()].filter((seat) => players[seat].who === guest.id);
    if (seats.length === 0)
      throw new Refusal(403, 'not-seated', 'only those who played can ask for another match');
    const next = named ?? (await this.following(table as LiveTable, row.rematch, guest, dice));
    const { secret } = next.row;
    // A word given for other dice than these would be given blindly.
    if (dice !== undefined && secret !== null && hashOfSecret(secret) !== dice)
      throw new Refusal(409, 'other-dice', 'the next table is set up already: look at its dice first');
    const person = { who: guest.id, name: guest.name, word };
    for (const seat of seats) if (!next.started) check(await next.join(person, seat));
    return next;
  }

  /** The match played after this one. Set up twice, it is the same. */
  private async following(
    table: LiveTable,
    instead: string | null,
    guest: GuestRow,
    dice: string | undefined,
  ): Promise<LiveTable> {
    const { row, players } = table;
    await this.house.owners.mustTake();
    await this.mustHaveRoom(guest);
    // A new match is played by the newest rules, with the options they still have.
    const ruleset = await this.catalog.load(row.game);
    const options = readOptions(ruleset, stillKnown(ruleset, row.options));
    const id = newId();
    const now = this.house.now();
    const next = await this.open(
      {
        ...row,
        id,
        version: ruleset.version,
        options,
        invite: newId(),
        // Strangers are not to take the seats of those who may yet come.
        public: false,
        creator: guest.id,
        created: now,
        updated: now,
        state: 'waiting',
        turn: 0,
        asked: 0,
        due: null,
        won: null,
        abandoned: false,
        seen: now,
        stuck: null,
        rematch: null,
        auto: [],
        secret: this.house.fixed ? null : await this.secretFor(guest, dice),
      },
      players.map(({ name, who, bot }) => (who === null ? { name, who, bot } : EMPTY_SEAT)),
    );
    const chosen = await this.house.store.setRematch(row.id, id, instead);
    if (chosen === id) {
      table.rematch(id);
      return next;
    }
    // Somebody was faster.
    await this.shelf.dissolve(next);
    return this.shelf.get(chosen);
  }

  /** A table that may have been closed, or that nobody came to for too long. */
  private async unlessGone(id: string): Promise<LiveTable | null> {
    try {
      return await this.shelf.get(id);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) return null;
      throw error;
    }
  }

  private async open(row: MatchRow, players: readonly Player[]): Promise<LiveTable> {
    await this.house.store.addMatch({ ...row, players: players.map(() => EMPTY_SEAT) });
    const table = await this.shelf.get(row.id);
    for (const [seat, player] of players.entries()) {
      if (player.name !== '') check(await table.sit(seat, player));
    }
    if (players.every(({ name }) => name !== '')) check(await table.start());
    return table;
  }
}

/** Those of some options that the rules have, as they may be chosen. */
function stillKnown(ruleset: AnyRuleset, options: OptionValues): OptionValues {
  const fits = ([key, value]: [string, OptionValues[string]]): boolean => {
    try {
      return Object.hasOwn(readOptions(ruleset, { [key]: value }), key);
    } catch {
      return false;
    }
  };
  return Object.fromEntries(Object.entries(options).filter(fits));
}

function seatAll(seats: NewMatch['seats'], guest: GuestRow, word: string | undefined): Player[] {
  const given = word === undefined ? {} : { word };
  const players: Player[] = [];
  for (const seat of seats) {
    if (seat === 'open') players.push(EMPTY_SEAT);
    else if (seat === 'me')
      players.push({ name: nameFor(guest.name, players), who: guest.id, bot: null, ...given });
    else players.push({ name: botName(players), who: null, bot: seat.bot });
  }
  return players;
}
