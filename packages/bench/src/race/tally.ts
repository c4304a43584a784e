/** What many randomly played races added up to: versions of the same rules must agree on it. */
export interface Tally {
  matches: number;
  decisions: number;
  wins: number[];
}

export const emptyTally = (): Tally => ({ matches: 0, decisions: 0, wins: [0, 0, 0, 0] });

export function count(tally: Tally, decisions: number, winner: number): number {
  tally.matches++;
  tally.decisions += decisions;
  tally.wins[winner]++;
  return decisions;
}

/**
 * Why `tally` cannot come from the rules that `reference` comes from; null if it can. A guard against rules that drifted
 * apart, not a proof: few matches say nothing, and the margins are four standard errors wide or more.
 */
export function differs(tally: Tally, reference: Tally): string | null {
  if (tally.matches < 40 || reference.matches < 40) return null;
  const length = tally.decisions / tally.matches;
  const expected = reference.decisions / reference.matches;
  if (Math.abs(length / expected - 1) > 0.15)
    return `not the same game: ${length.toFixed(0)} decisions a match instead of ${expected.toFixed(0)}`;
  const margin = 2.5 / Math.sqrt(tally.matches);
  for (const [seat, wins] of tally.wins.entries())
    if (Math.abs(wins / tally.matches - reference.wins[seat] / reference.matches) > margin)
      return `not the same game: seat ${seat} wins ${wins} of ${tally.matches}`;
  return null;
}
