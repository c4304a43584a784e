import type { Seat } from '@indigo/kernel';
import { EMPTY_SEAT, type Player } from './act.ts';
import type { No, Reply } from './events.ts';
import { type Keeper, no, OK } from './keeper.ts';
import { botName, nameFor } from './names.ts';

/** Somebody who comes to a table. */
export interface Person {
  readonly who: string;
  readonly name: string;
  /** Their part in what settles the dice. */
  readonly word?: string | undefined;
}

/** Where somebody sits now. */
export interface Seated {
  readonly seat: Seat;
}

/**
 * Who comes and who goes before the match begins. All of it is decided in the table's turn: of several who want the
 * same seat at once, one gets it.
 */
export class Seating {
  private readonly keeper: Keeper;
  private readonly changed: () => void;

  constructor(keeper: Keeper, changed: () => void) {
    this.keeper = keeper;
    this.changed = changed;
  }

  /**
   * Takes a free seat, or the one that is wanted; who sits there already keeps it. `several`: somebody may hold more
   * than one. The match begins with the last.
   */
  join({ who, name, word }: Person, wanted: Seat | undefined, several: boolean): Promise<Seated | No> {
    return this.keeper.inTurn<Seated>(async () => {
      const { players } = this.keeper.play;
      const mine = players.findIndex((player) => player.who === who);
      if (mine >= 0 && (wanted === undefined || players[wanted]?.who === who))
        return { seat: wanted ?? mine };
      if (mine >= 0 && !several) return no('taken', 'at a public table everybody has one seat');
      const seat = wanted ?? players.findIndex(isFree);
      if (players[seat] === undefined || !isFree(players[seat])) {
        return no('taken', wanted === undefined ? 'every seat is taken' : 'that seat is taken');
      }
      const given = word === undefined ? {} : { word };
      const reply = await this.seat(seat, { name: nameFor(name, players), who, bot: null, ...given });
      if ('no' in reply) return reply;
      const begun = this.keeper.play.full ? await this.begin() : OK;
      return 'no' in begun ? begun : { seat };
    });
  }

  /** Begins the match, with this bot in the seats that are still free. */
  start(bot: string | null = null): Promise<Reply> {
    return this.keeper.inTurn(async () => {
      const { play } = this.keeper;
      for (const [seat, player] of play.players.entries()) {
        if (bot === null || !isFree(player)) continue;
        const reply = await this.seat(seat, { name: botName(play.players), who: null, bot });
        if ('no' in reply) return reply;
      }
      return this.begin();
    });
  }

  /** Frees what somebody holds, or the one seat. Once the match has begun nobody loses theirs. */
  free(leaves: (player: Player, seat: Seat) => boolean): Promise<Reply> {
    return this.keeper.inTurn(async () => {
      const { play } = this.keeper;
      if (play.started)
        return no('started', 'the match has begun: a seat can only be given up by who holds it');
      for (const [seat, player] of play.players.entries()) {
        if (isFree(player) || !leaves(player, seat)) continue;
        const reply = await this.seat(seat, EMPTY_SEAT);
        if ('no' in reply) return reply;
      }
      return OK;
    });
  }

  private async begin(): Promise<Reply> {
    const { play } = this.keeper;
    if (play.started) return OK;
    if (!play.full) return no('not-started', 'somebody is still missing');
    return this.keeper.perform(play.start());
  }

  private async seat(seat: Seat, player: Player): Promise<Reply> {
    const reply = await this.keeper.perform(this.keeper.play.sit(seat, player));
    this.changed();
    return reply;
  }
}

const isFree = ({ name }: Player): boolean => name === '';
