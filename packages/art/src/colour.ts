/** Mixes two colours of the form #rrggbb; `share` is how much of the second. */
export const mix = (a: string, b: string, share: number): string =>
  `#${[1, 3, 5]
    .map((i) => {
      const part = (hex: string): number => Number.parseInt(hex.slice(i, i + 2), 16);
      return Math.round(part(a) * (1 - share) + part(b) * share)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
