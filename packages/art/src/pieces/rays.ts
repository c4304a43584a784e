import { polar } from '../svg.ts';

/** Light that breaks forth from behind something, in a box of 200 x 200. */
export function rays(colour: string, count = 12): string {
  const step = 360 / count;
  const one = (i: number): string => {
    const [from, to] = [polar(100, 100, 100, i * step), polar(100, 100, 100, (i + 0.5) * step)];
    return `M100 100L${from.join(' ')}L${to.join(' ')}z`;
  };
  const all = Array.from({ length: count }, (_, i) => one(i)).join('');
  return `<path d="${all}" fill="${colour}" opacity=".5"/><circle cx="100" cy="100" r="54" fill="${colour}" opacity=".45"/>`;
}
