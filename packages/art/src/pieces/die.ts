export type DieTone = 'ivory' | 'lit' | 'off';

/** Body, edge and pips. */
const TONES: Readonly<Record<DieTone, readonly [string, string, string]>> = {
  ivory: ['#fffaf0', '#e9dcc3', '#3a3578'],
  lit: ['#ffd566', '#c88d10', '#4a3303'],
  off: ['#f3ead8', '#ddd0b6', '#d2c4a8'],
};

/** Which of nine spots, row by row, carry a pip. */
const SPOTS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** The face of a die, 1 to 6, in a box of 100 x 100. `lit` and `off` are for showing which faces help. */
export function die(pips: number, tone: DieTone = 'ivory'): string {
  const [body, edge, ink] = TONES[tone];
  const one = pips === 1;
  const dots = SPOTS[pips].map(
    (spot) =>
      `<circle cx="${22 + (spot % 3) * 28}" cy="${20 + Math.floor(spot / 3) * 28}" r="${one ? 13 : 9.5}" fill="${one && tone === 'ivory' ? '#d8423a' : ink}"/>`,
  );
  return `<rect x="3" y="8" width="94" height="91" rx="22" fill="${edge}"/><rect x="3" y="2" width="94" height="91" rx="22" fill="${body}" stroke="${edge}" stroke-width="2.5"/>${dots.join('')}`;
}
