/** Every question of the game, with the clause it follows. Those that speak of something are made when asked. */
import type { Plain, Question } from '@indigo/kernel';

const ask = (kind: string, clause: string): Question => ({ kind, clause });
const about =
  <F extends readonly Plain[]>(kind: string, clause: string, secret = false) =>
  (...facts: F): Question =>
    secret ? { kind, clause, about: facts, secret } : { kind, clause, about: facts };

export const START = ask('start', 'C-TURN-01');
export const MOVE = about<[pips: number]>('move', 'C-MOVE-05');
/** `rest`: the spaces still ahead, where the other stands among them. `lands`: the last of them will be carried out. */
export const STOP = about<[met: number, rest: Plain, lands: boolean]>('stop', 'C-OCC-04');
export const OFFER = about<[met: number]>('offer', 'C-TRADE-02');
const answerOffer = about<[from: number, parts: Plain, ko: Plain]>('answer-offer', 'C-TRADE-04');
/** C-TRADE-09: put to who holds nothing of what is asked for, too. `ko`: those given that are knocked out. */
export const ANSWER_OFFER = (from: number, parts: Plain, ko: Plain): Question => ({
  ...answerOffer(from, parts, ko),
  always: true,
});
export const BALL_CHOICE = about<[dex: number]>('ball', 'C-BALL-01');
/** `dex`, `ball`: of a catch roll, what it is to catch and the Ball in force; else 0 and -1. */
export const REROLL = about<[why: string, dice: Plain, dex: number, ball: number]>(
  'time-machine',
  'C-REACT-01',
);
export const DOLL_CHALLENGE = about<[challenger: number]>('doll-challenge', 'C-REACT-03');
export const DOLL_TRADE = about<[drawer: number, given: number, wanted: number, ko: boolean]>(
  'doll-trade',
  'C-REACT-04',
);
export const SEND_OUT = about<[opponent: number]>('send', 'C-BATTLE-04');
export const SEND_FINAL = ask('send-final', 'C-FINAL-05');
export const SET_ASIDE = about<[opponent: number]>('bonus', 'C-BATTLE-05', true);
export const SET_ASIDE_FINAL = about<[rival: number]>('bonus-final', 'C-FINAL-07', true);
export const REVIVE_CITY = ask('revive', 'C-REV-05');
export const REVIVE_EVENT = ask('center', 'C-PC-01');
export const EVENT_SHOWN = about<[event: number]>('event', 'C-POT-02');
export const DUNGEON_PICK = ask('dungeon', 'C-UD-01');
export const CHANCE_PICK = about<[colour: number]>('chance', 'C-CHANCE-01');
export const TRADE_WANT = ask('trade-want', 'C-TRADEV-01');
export const TRADE_GIVE = about<[wanted: number]>('trade-give', 'C-TRADEV-01');
export const FIGHT_WHOM = ask('fight', 'C-FIGHT-01');
export const CATCH_ANY = about<[colour: number]>('catch-any', 'C-IND-05');
export const LAST_POTION = ask('last-potion', 'C-POT-02');
export const FINAL_POTION = ask('final-potion', 'C-FINAL-18');
export const OVER_LIMIT = about<[over: number]>('over-limit', 'C-ITEM-05');
export const DISCARDS = about<[over: number]>('discards', 'C-REACT-09', true);
