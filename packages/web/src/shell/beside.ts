/** A place on the screen, in pixels. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** To the screen's edge. */
const EDGE = 8;
/** Above the spot a finger hides nothing; under it, one needs more room. */
const ABOVE = 14;
const UNDER = 24;
/** The bar on top of the page. */
const BAR = 56;

/** Where a bubble about a spot goes: above it where there is room, else under it, and always on the screen. */
export function beside(spot: Spot, bubble: Box, screen: Box): { left: number; top: number } {
  const within = (wanted: number, most: number): number => Math.max(EDGE, Math.min(wanted, most - EDGE));
  const above = spot.y - bubble.height - ABOVE;
  return {
    left: within(spot.x - bubble.width / 2, screen.width - bubble.width),
    top: above > BAR ? above : within(spot.y + UNDER, screen.height - bubble.height),
  };
}
