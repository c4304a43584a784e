import type { Colour } from '../colours.ts';
import type { Source } from '../source.ts';

/** What a city does to a visitor: to the first of all (H-CITY-03) or to each at the first stop (H-CITY-04). */
export interface Visit {
  readonly when: 'pioneer' | 'first';
  readonly do:
    | 'items'
    | 'pokemon'
    | 'trainer'
    | 'event'
    | 'super-event'
    | 'pick-event'
    | 'pay-event'
    | 'swap-items'
    | 'extra-turn'
    | 'steal'
    | 'lock';
  readonly amount?: number;
  readonly colour?: Colour;
  readonly source: Source;
}

/**
 * A hexagon as written down; read by ../../board.ts. Yellow "!" spaces: H-SPACE-09; type passages: H-PASS-13; item passages:
 * H-PASS-14; no city lies behind passages only: H-PASS-15.
 */
export interface Hexagon {
  readonly id: string;
  /** What the ids of its spaces begin with. */
  readonly spaceId: string;
  /** H-CITY-02: public, as are its Leader and its visit effect. */
  readonly city: string;
  readonly visit: Visit | null;
  /** Where its lines meet the border: `NE:8`, the space by its number. */
  readonly ports: string;
  /** Kind (a colour: a capture space) and place of each space, in a hexagon of radius 1. */
  readonly spaces: string;
  /** `1-2` a line, `1>2` one way, `1-2:Water` a type passage, `1-2:2` an item passage that costs 2 from 1 to 2. */
  readonly lines: string;
  /** Of the layout. */
  readonly layout: Source;
}
