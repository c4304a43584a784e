/** Numbers with one decimal: enough for pictures of some hundred units, and short. */
export const r1 = (n: number): number => Math.round(n * 10) / 10;

/** Tag of a template whose numbers are written with one decimal at most. */
export function svg(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let out = parts[0];
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    out += (typeof value === 'number' ? r1(value) : value) + parts[i + 1];
  }
  return out;
}

/** Words on a picture. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? '&quot;');

export const polar = (x: number, y: number, r: number, degrees: number): readonly [number, number] => {
  const a = (degrees * Math.PI) / 180;
  return [r1(x + r * Math.cos(a)), r1(y + r * Math.sin(a))];
};

const ring = (n: number, corner: (i: number) => readonly [number, number]): string =>
  `M${Array.from({ length: n }, (_, i) => corner(i).join(' ')).join('L')}z`;

/** Path of a regular polygon; `from` is the angle of its first corner. */
export const polygon = (n: number, x: number, y: number, r: number, from = -90): string =>
  ring(n, (i) => polar(x, y, r, from + (360 / n) * i));

/** Path of a five-pointed star. */
export const star = (x: number, y: number, r: number): string =>
  ring(10, (i) => polar(x, y, i % 2 ? r * 0.48 : r, -90 + 36 * i));

/**
 * Words that grow where the picture is small, with what they stand on, until they can be read; the point x, y stays where it
 * is. `size`: of their letters. How small the picture is, the page says in `--scale` (see pieces.css).
 */
export const legible = (x: number, y: number, size: number, markup: string): string =>
  svg`<g transform="translate(${x} ${y})" font-size="${size}"><svg class="legible" aria-hidden="true" x="-1em" y="-1em" width="2em" height="2em" viewBox="${x - size} ${y - size} ${2 * size} ${2 * size}">${markup}</svg></g>`;

/** Something that lies on a board and can be looked at, by the id it has in its scene. */
export const lies = (id: string, markup: string, look = ''): string =>
  `<g data-at="${escaped(id)}"${look && ` class="${look}"`}>${markup}</g>`;

/** Puts markup at a place and size. */
export const place = (markup: string, x: number, y: number, scale: number): string =>
  svg`<g transform="translate(${x} ${y}) scale(${String(Math.round(scale * 1000) / 1000)})">${markup}</g>`;

/** The same `markup` and its mirror image about the vertical line at `x`. */
export const mirrored = (x: number, markup: string): string => `${markup}${mirror(x, markup)}`;
export const mirror = (x: number, markup: string): string =>
  svg`<g transform="matrix(-1 0 0 1 ${2 * x} 0)">${markup}</g>`;
