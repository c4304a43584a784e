import type { MatchInfo } from '@indigo/protocol';
import { describe, expect, test } from 'vitest';
import type { KeptTable } from '../src/local/shelf.ts';
import { ago, localRow, onlineRow } from '../src/matches/rows.ts';
import { en } from '../src/words/en.ts';

const NOW = 1_800_000_000_000;

const local = (change: Partial<KeptTable>): KeptTable => ({
  id: 'local-abc',
  game: 'classic',
  version: 1,
  setup: { seats: 3 },
  players: [
    { name: 'Noa', bot: null },
    { name: 'Brisk', bot: 'random' },
    { name: 'Moss', bot: 'random' },
  ],
  created: NOW,
  updated: NOW,
  turn: 4,
  open: [0],
  won: null,
  ...change,
});

const online = (change: Partial<MatchInfo>): MatchInfo => ({
  id: 'abcdef',
  game: 'classic',
  options: {},
  state: 'playing',
  players: [
    { name: 'Noa', person: true },
    { name: 'Kai', person: true },
  ],
  seat: 0,
  public: false,
  watch: true,
  cover: true,
  clock: 0,
  away: 0,
  created: NOW,
  updated: NOW,
  turn: 7,
  ...change,
});

describe('matches in lists', () => {
  test('how long ago, in the largest whole unit', () => {
    expect(ago(en, NOW, NOW + 59_000)).toBe('now');
    expect(ago(en, NOW, NOW + 5 * 60_000)).toBe('5 min');
    expect(ago(en, NOW, NOW + 3 * 3_600_000)).toBe('3 h');
    expect(ago(en, NOW, NOW + 49 * 3_600_000)).toBe('2 d');
  });

  test('alone against bots: the others are named, and it says when it is your turn', () => {
    expect(localRow(en, local({}))).toMatchObject({
      title: 'With Brisk and Moss',
      status: 'turn 4, your turn',
      waits: true,
      href: '/play/local-abc',
    });
    expect(localRow(en, local({ open: [1] }))).toMatchObject({ status: 'turn 4', waits: false });
  });

  test('round one screen: everybody is named, and who is next', () => {
    const players = [
      { name: 'Ana', bot: null },
      { name: 'Ben', bot: null },
    ];
    expect(localRow(en, local({ players, open: [1] }))).toMatchObject({
      title: 'Ana and Ben',
      status: 'turn 4, Ben is next',
      seat: 1,
    });
  });

  test('a match that is over leads to its replay and says who won', () => {
    expect(localRow(en, local({ won: [1], open: [] }))).toMatchObject({
      status: 'Brisk won',
      state: 'over',
      waits: false,
      href: '/replay/local-abc',
    });
    expect(localRow(en, local({ won: [], open: [] })).status).toBe('nobody won');
    expect(onlineRow(en, online({ state: 'over', won: [0, 1] }))).toMatchObject({
      status: 'Noa and Kai won',
      href: '/replay/abcdef',
    });
  });

  test('online: it says when it is your turn', () => {
    expect(onlineRow(en, online({ asked: true }))).toMatchObject({
      status: 'turn 7, your turn',
      waits: true,
    });
    expect(onlineRow(en, online({}))).toMatchObject({ status: 'turn 7', waits: false });
  });

  test('online: free seats while it waits', () => {
    const players = [
      { name: 'Noa', person: true },
      { name: '', person: false },
    ];
    expect(onlineRow(en, online({ state: 'waiting', players }))).toMatchObject({
      title: 'Your table',
      status: '1 seat free',
      href: '/table/abcdef',
    });
  });

  test('what nobody came to, and what cannot go on, says so', () => {
    expect(onlineRow(en, online({ state: 'over', won: [], abandoned: true }))).toMatchObject({
      status: 'abandoned: nobody came for a long time',
    });
    const stuck = onlineRow(en, online({ stuck: 'the rules are gone', asked: true }));
    expect(stuck).toMatchObject({ status: 'cannot go on here', stuck: true, waits: false });
    expect(onlineRow(en, online({ stuck: 'the rules are gone', seat: null })).stuck).toBeUndefined();
  });
});
