import { ALL, type Seat } from '@indigo/kernel';
import { type Answer, CUT_AT, FLY_TO, SURF_TO } from '../answers.ts';
import { cutting, DIRECTIONS, flyFrom, isCut, lineTo, SHRUBS_BY, surfFrom } from '../board.ts';
import { CUT, FLY, HM_OF, SURF } from '../kinds.ts';
import { type Badges, FLOWN, STILL, WALKED } from '../state.ts';
import { type T, tell } from '../table.ts';
import { showInParty } from '../team.ts';

/**
 * What the HMs of the Party can do from here (B-HM-02), fainted ones included (B-HM-05): after the roll, before the action
 * (B-HM-06), while the turn has a use left (B-HM-04, B-OPT-03).
 */
export function hmsOf(s: Badges, seat: Seat, into: Answer[]): void {
  if (s.hms >= s.options.hmUsesPerTurn) return;
  const { at, party } = s.trainers[seat];
  for (let i = 0; i < party.length; i++) {
    const card = s.cards.kind[party[i]];
    switch (HM_OF[card]) {
      case CUT:
        for (const shrub of SHRUBS_BY[at]) if (!isCut(shrub, s.cut)) into.push(CUT_AT[card][shrub]);
        break;
      case SURF: // B-AMB-24: a flight takes the place of all movement
        if (s.moved === FLOWN) break;
        for (let way = 0; way < DIRECTIONS.length; way++) {
          if (surfFrom(at, way, s.cut) >= 0) into.push(SURF_TO[card][way]);
        }
        break;
      case FLY: // B-FLY-02: before any step and any Surf
        if (s.moved !== STILL) break;
        for (let way = 0; way < DIRECTIONS.length; way++) {
          if (flight(s, at, way) >= 0) into.push(FLY_TO[card][way]); // B-FLY-04
        }
        break;
    }
  }
}

export const flight = (s: Badges, at: number, way: number): number =>
  flyFrom(at, way, s.cut, s.options.flyStops === 'path');

type HmAnswer = Extract<Answer, { do: 'cut' | 'surf' | 'fly' }>;

/** Uses one, and shows its Pokémon to all (B-HM-06). None of them costs movement (B-CUT-03, B-SURF-01). */
export function useHm(t: T, seat: Seat, answer: HmAnswer): void {
  const { s } = t;
  const me = s.trainers[seat];
  const card = showInParty(t, seat, answer.card);
  s.hms++;
  if (answer.do === 'cut') {
    s.cut |= cutting(answer.shrub); // B-CUT-01, B-CUT-02: for everybody and for good
    tell(t, ALL, 'cut-shrub', seat, answer.card, answer.shrub, card);
  } else if (answer.do === 'surf') {
    const from = me.at;
    me.at = surfFrom(from, answer.way, s.cut);
    s.moved = WALKED;
    if (t.listener === null) return;
    tell(t, ALL, 'surfed', seat, answer.card, me.at, card, lineTo(from, me.at, answer.way));
  } else {
    const from = me.at;
    me.at = flight(s, from, answer.way);
    s.moved = FLOWN;
    s.steps = 0; // B-FLY-01, B-FLY-02: instead of the movement; an action may follow
    if (t.listener === null) return;
    tell(t, ALL, 'flew', seat, answer.card, me.at, card, lineTo(from, me.at, answer.way));
  }
}
