/** The dice race as one writes it for boardgame.io. */
import * as board from '@indigo/dice-race';
import * as hand from '../race/hand.ts';
import { load } from './peers.ts';

type Table = Omit<hand.Race, 'dice' | 'current'>;

interface Context {
  currentPlayer: string;
  turn: number;
  gameover?: { winner: string };
}
export interface State {
  G: Table;
  ctx: Context;
}
/** The dice that boardgame.io lends to a move. */
export interface Random {
  D6(): number;
  Shuffle(list: readonly number[]): number[];
}
interface Lent {
  G: Table;
  ctx: Context;
  events: { endTurn(): void };
  random: Random;
}
interface Action {
  type: 'MAKE_MOVE';
  payload: { type: string; args: (number | boolean)[]; playerID: string };
}
interface Game {
  seed: number;
  [rest: string]: unknown;
}
interface BoardgameIo {
  InitializeGame(setup: { game: Game; numPlayers: number }): State;
  CreateGameReducer(setup: { game: Game }): (state: State, action: Action) => State;
}

interface BoardgameIoAi {
  MCTSBot: new (setup: {
    game: Game;
    enumerate(G: Table, ctx: Context): { move: string; args: (number | boolean)[] }[];
    iterations: number;
    playoutDepth: number;
  }) => { play(state: State, playerID: string): Promise<unknown> };
}

/** Its own bot, by tree search: so many iterations, each played out at random for so many moves. It has done when it returns. */
export function searcher(iterations: number, moves: number): (state: State) => void {
  const { MCTSBot } = load('boardgame.io/ai') as BoardgameIoAi;
  const enumerate = (G: Table, ctx: Context) =>
    options({ G, ctx }).map((option) => {
      const { type, args } = move(option);
      return { move: type, args };
    });
  // Without a seed, which it would read anew for every number.
  const bot = new MCTSBot({ game: rules(), enumerate, iterations, playoutDepth: moves });
  return (state) => void bot.play(state, state.ctx.currentPlayer);
}

/** `loaded` replaces the dice of boardgame.io, so that a test can play the same race by hand. */
export function race(loaded?: Random): {
  start(seed: number): State;
  answer(state: State, option: number): State;
} {
  const { InitializeGame, CreateGameReducer } = load('boardgame.io/internal') as BoardgameIo;
  const game = rules(loaded);
  const reduce = CreateGameReducer({ game });
  return {
    start: (seed) => InitializeGame({ game: { ...game, seed }, numPlayers: hand.SEATS }),
    answer: (state, option) =>
      reduce(state, {
        type: 'MAKE_MOVE',
        payload: { ...move(option), playerID: state.ctx.currentPlayer },
      }),
  };
}

export function options({ G, ctx }: State): number[] {
  const me = G.racers[+ctx.currentPlayer];
  const out: number[] = [];
  switch (G.phase) {
    case hand.PHASE_ROLL:
      out.push(hand.ROLL);
      if (G.boost === 0 && me.hand.includes(board.BOOST)) out.push(hand.BOOST);
      if (me.hand.includes(board.TELEPORT)) out.push(hand.TELEPORT);
      break;
    case hand.PHASE_MOVE:
      for (const node of hand.reach(me.node, G.die + G.boost)) out.push(hand.GO + node);
      break;
    case hand.PHASE_TELEPORT:
      for (const hub of board.HUBS) out.push(hand.GO + hub);
      break;
    case hand.PHASE_CAPTURE:
      out.push(hand.TRY);
      if (me.hand.includes(board.CAPTURE)) out.push(hand.TRY_WITH_CARD);
      out.push(hand.SKIP);
      break;
  }
  return out;
}

function move(option: number): { type: string; args: (number | boolean)[] } {
  switch (option) {
    case hand.ROLL:
      return { type: 'roll', args: [] };
    case hand.BOOST:
      return { type: 'boost', args: [] };
    case hand.TELEPORT:
      return { type: 'teleport', args: [] };
    case hand.TRY:
      return { type: 'capture', args: [false] };
    case hand.TRY_WITH_CARD:
      return { type: 'capture', args: [true] };
    case hand.SKIP:
      return { type: 'skip', args: [] };
    default:
      return { type: 'go', args: [option - hand.GO] };
  }
}

function rules(loaded?: Random): Game {
  const dice = (lent: { random: Random }): Random => loaded ?? lent.random;

  const spend = ({ G, ctx }: Lent, card: number): void => {
    const me = G.racers[+ctx.currentPlayer];
    me.hand.splice(me.hand.indexOf(card), 1);
    G.discard.push(card);
  };
  const endTurn = ({ G, events }: Lent): void => {
    G.phase = hand.PHASE_ROLL;
    G.die = 0;
    G.boost = 0;
    events.endTurn();
  };

  return {
    name: 'dice-race',
    seed: 0, // replaced by each match
    minPlayers: hand.SEATS,
    maxPlayers: hand.SEATS,
    disableUndo: true, // twice as fast as its default
    setup: (lent: { random: Random }): Table => {
      const bag = dice(lent).Shuffle(hand.CREATURES);
      const deck = dice(lent).Shuffle(hand.CARDS);
      return {
        phase: hand.PHASE_ROLL,
        die: 0,
        boost: 0,
        winner: -1,
        racers: Array.from({ length: hand.SEATS }, (_, seat) => ({
          node: hand.startNode(seat),
          points: 0,
          hand: [],
          team: [],
        })),
        creatureAt: Array.from({ length: board.NODES }, (_, node) =>
          board.isCreatureNode(node) ? (bag.pop() as number) : -1,
        ),
        bag,
        deck,
        discard: [],
      };
    },
    moves: {
      roll: (lent: Lent) => {
        lent.G.die = dice(lent).D6();
        lent.G.phase = hand.PHASE_MOVE;
      },
      boost: (lent: Lent) => {
        spend(lent, board.BOOST);
        lent.G.boost = board.CARD_BONUS;
      },
      teleport: (lent: Lent) => {
        spend(lent, board.TELEPORT);
        lent.G.phase = hand.PHASE_TELEPORT;
      },
      go: (lent: Lent, node: number) => {
        const { G, ctx } = lent;
        const me = G.racers[+ctx.currentPlayer];
        me.node = node;
        if (board.isCardNode(node)) {
          if (me.hand.length < board.HAND_LIMIT) {
            if (G.deck.length === 0) {
              G.deck = dice(lent).Shuffle(G.discard);
              G.discard = [];
            }
            const card = G.deck.pop();
            if (card !== undefined) me.hand.push(card);
          }
          endTurn(lent);
        } else if (G.creatureAt[node] >= 0) G.phase = hand.PHASE_CAPTURE;
        else endTurn(lent);
      },
      capture: (lent: Lent, withCard: boolean) => {
        const { G, ctx } = lent;
        const me = G.racers[+ctx.currentPlayer];
        if (withCard) spend(lent, board.CAPTURE);
        const creature = G.creatureAt[me.node];
        if (dice(lent).D6() + (withCard ? board.CARD_BONUS : 0) >= board.creaturePower(creature)) {
          me.team.push(creature);
          me.points += board.creaturePoints(creature);
          G.creatureAt[me.node] = G.bag.pop() ?? -1;
          if (me.points >= board.WIN_POINTS) {
            G.winner = +ctx.currentPlayer;
            G.phase = hand.PHASE_OVER;
            return;
          }
        }
        endTurn(lent);
      },
      skip: endTurn,
    },
    endIf: ({ G }: Lent) => (G.winner >= 0 ? { winner: String(G.winner) } : undefined),
  };
}
