/** Chances as the path of a line, 100% on top. */
export function pathOf(chances: readonly number[], width: number, height: number): string {
  const last = Math.max(1, chances.length - 1);
  return chances
    .map((chance, i) => {
      const x = (i / last) * width;
      const y = (1 - chance) * height;
      return `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A gain or loss in percent, with its sign. */
export function points(gain: number): string {
  const figure = (100 * Math.abs(gain)).toFixed(1);
  return figure === '0.0' ? '±0' : `${gain < 0 ? '−' : '+'}${figure}`;
}
