import {
  ALL,
  type Card,
  clonePile,
  draw,
  known,
  maskOf,
  type Pile,
  pileOf,
  type Rules,
  type Ruleset,
  redeal,
  type Scene,
  type Seat,
  type Step,
  show,
  type Table,
  take,
} from '@indigo/kernel';

/**
 * A game for the tests of the terminal alone: hidden hands, a question that can be taken back, a composed answer, a
 * window, refusals. Everybody holds fruit nobody else sees; who has given four pieces away wins.
 */
export const FRUIT = [
  'apple',
  'banana',
  'cherry',
  'date',
  'elder',
  'fig',
  'grape',
  'hazel',
  'kiwi',
  'lemon',
] as const;
const PLACES = ['gate', 'barn', 'pond', 'hill'] as const;

interface Orchard {
  agenda: Step[];
  turn: number;
  active: Seat;
  at: number[];
  given: number[];
  hands: Card[][];
  pile: Pile;
}

type T = Table<Orchard>;

export const orchard: Ruleset<Orchard> = {
  id: 'orchard',
  title: 'Orchard',
  version: 1,
  seats: { min: 2, max: 3 },
  options: [
    {
      key: 'goal',
      clause: 'O-OPT-01',
      about: 'Pieces to give away.',
      type: 'number',
      default: 4,
      min: 1,
      max: 9,
    },
    { key: 'windy', clause: 'O-OPT-02', about: 'Does nothing.', type: 'flag', default: false },
  ],
  create: (seats) => ({
    agenda: [{ do: 'setup' }],
    turn: 0,
    active: 0,
    at: new Array<number>(seats).fill(0),
    given: new Array<number>(seats).fill(0),
    hands: Array.from({ length: seats }, () => []),
    pile: pileOf(FRUIT.map(() => 3)),
  }),
  steps: { setup, turn },
  outcome: (s) => {
    const winner = s.given.findIndex((given) => given >= 4);
    return winner >= 0 ? [winner] : s.turn > 200 ? [] : null;
  },
  turn: (s) => s.turn,
  clone: (s) => ({
    ...s,
    agenda: s.agenda.slice(),
    at: s.at.slice(),
    given: s.given.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    pile: clonePile(s.pile),
  }),
  view: (s, seat) => ({
    at: s.at.slice(),
    given: s.given.slice(),
    cards: s.hands.map((hand) => hand.length),
    known: s.hands.map((hand) =>
      hand.map((card) => known(s.pile, card, seat)).filter((kind) => kind !== null),
    ),
  }),
  redeal: (s, seat, rng, since) => redeal(s.pile, seat, rng, since.pile),
  face: (_s, asking, value) => {
    if (asking.question.kind === 'where')
      return { id: `go:${PLACES[value as number]}`, say: ['place', value], at: PLACES[value as number] };
    if (asking.question.kind === 'which') return { id: FRUIT[value as number], say: ['fruit', value] };
    return { id: String(value), say: [String(value)] };
  },
  balance: {
    cards: [...FRUIT, 'melon'],
    hear: (tally, what, facts) => {
      if (what === 'walks') tally.began('first walk', facts[0] as Seat, PLACES[facts[1] as number]);
      if (what === 'picked') tally.used(FRUIT[facts[0] as number], null);
    },
  },
  refused: (_s, asking) =>
    asking.question.kind === 'act'
      ? [{ id: 'fly', say: ['fly'], why: ['no-wings'], clause: 'O-TURN-02' }]
      : [],
  scene,
  words: {
    pass: { say: () => 'Say nothing' },
    'ask.act': { say: () => 'What now?' },
    'ask.where': { say: () => 'Where to?' },
    'ask.which': { say: () => 'Which fruit do you give away?' },
    'ask.cheer': { say: () => 'Cheer?' },
    walk: { say: () => 'Walk' },
    pick: { say: () => 'Pick a fruit' },
    give: { say: () => 'Give fruit away' },
    fly: { say: () => 'Fly' },
    'no-wings': { say: () => 'you have no wings' },
    hurrah: { say: () => 'Hurrah!' },
    place: { say: (_, place: number) => PLACES[place] },
    fruit: { say: (_, kind: number) => FRUIT[kind] },
    mover: { say: (r, seat: number) => r.name(seat) },
    hand: { say: (r, seat: number) => (r.you === seat ? 'Your basket' : `${r.name(seat)}'s basket`) },
    given: { say: () => 'given' },
    walks: { say: (r, seat: number, place: number) => `${r.name(seat)} walks to the ${PLACES[place]}.` },
    picked: { say: (_, kind: number) => `You find: ${FRUIT[kind]}.` },
    picks: { say: (r, seat: number) => `${r.name(seat)} picks something.` },
    gives: { say: (r, seat: number, count: number) => `${r.name(seat)} gives ${count} away.` },
    cheers: { say: (r, seat: number) => `${r.name(seat)} cheers.` },
  },
};

function* setup(t: T): Rules {
  for (const seat of t.from(0)) for (let i = 0; i < 3; i++) yield* pick(t, seat);
  t.s.agenda.push({ do: 'turn' });
}

function* pick(t: T, seat: Seat): Rules {
  const card = yield* draw(t, t.s.pile, maskOf(seat), 'fruit');
  if (card === null) return;
  t.s.hands[seat].push(card);
  t.tell(ALL, 'picks', seat);
  t.tell(maskOf(seat), 'picked', t.s.pile.kind[card]);
}

function* turn(t: T): Rules {
  const { s } = t;
  const seat = s.active;
  const act = yield* t.ask(seat, { kind: 'act', clause: 'O-TURN-01' }, () =>
    s.hands[seat].length > 0 ? ['walk', 'pick', 'give'] : ['walk', 'pick'],
  );
  if (act === 'walk') {
    s.at[seat] = yield* t.ask(seat, { kind: 'where', clause: 'O-MOVE-01' }, () =>
      [0, 1, 2, 3].filter((p) => p !== s.at[seat]),
    );
    t.tell(ALL, 'walks', seat, s.at[seat]);
  } else if (act === 'pick') yield* pick(t, seat);
  else yield* give(t, seat);
  s.turn++;
  s.active = (seat + 1) % t.n;
  s.agenda.push({ do: 'turn' });
}

function* give(t: T, seat: Seat): Rules {
  const { s } = t;
  const kinds = (): number[] =>
    [...new Set(s.hands[seat].map((card) => s.pile.kind[card]))].sort((a, b) => a - b);
  const list = yield* t.compose(seat, { kind: 'which', clause: 'O-GIVE-01' }, kinds, { min: 1, max: 2 });
  for (const kind of list) show(t, s.pile, take(s.pile, s.hands[seat], kind), ALL);
  s.given[seat] += list.length;
  t.tell(ALL, 'gives', seat, list.length);
  const cheer = yield* t.window(t.others(seat), { kind: 'cheer', clause: 'O-GIVE-02' }, () => ['hurrah']);
  if (cheer !== null) t.tell(ALL, 'cheers', cheer.seat);
}

// biome-ignore lint/suspicious/noExplicitAny: a view is plain data, and this is its only reader
function scene(view: any): Scene {
  const hands: number[][] = view.known;
  return {
    aspect: 2,
    places: PLACES.map((id, i) => ({
      id,
      x: i / 3,
      y: (i % 2) / 2,
      kind: 'field',
      say: ['place', i] as const,
    })),
    links: [
      ['gate', 'barn'],
      ['barn', 'pond'],
      ['pond', 'hill'],
    ],
    pieces: [
      ...view.at.map((at: number, seat: Seat) => ({
        id: `m${seat}`,
        kind: 'mover',
        at: PLACES[at],
        seat,
        say: ['mover', seat],
      })),
      ...hands.flatMap((kinds, seat) =>
        kinds.map((kind, i) => ({
          id: `f${seat}.${i}`,
          kind: 'fruit',
          at: `hand${seat}`,
          say: ['fruit', kind] as const,
        })),
      ),
    ],
    zones: view.cards.map((count: number, seat: Seat) => ({
      id: `hand${seat}`,
      kind: 'basket',
      seat,
      count,
      say: ['hand', seat],
    })),
    gauges: view.given.map((value: number, seat: Seat) => ({ seat, value, goal: 4, say: ['given'] })),
  };
}
