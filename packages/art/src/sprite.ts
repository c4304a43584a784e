import { scenerySymbols } from './map/scenery.ts';
import { symbols } from './signs/signs.ts';

/** What pieces refer to: the disc of a chip, the window of a card, light from above, the sky, and colour drained away. */
const PIECE_DEFS =
  '<clipPath id="art-disc"><circle cx="50" cy="50" r="39"/></clipPath>' +
  '<clipPath id="art-window"><rect x="12" y="40" width="216" height="150" rx="12"/></clipPath>' +
  '<radialGradient id="art-lit" cx=".38" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="art-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sky)"/><stop offset="1" stop-color="var(--sky-low)"/></linearGradient>' +
  '<filter id="art-drained"><feColorMatrix type="saturate" values=".15"/></filter>';

/**
 * The definitions every picture here refers to, as one element without extent. Put it into the page once, before
 * the first picture. Do not hide it with `display: none`: gradients in it would stop working.
 */
export const sprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="art-sprite" width="0" height="0" aria-hidden="true"><defs>${PIECE_DEFS}${symbols()}${scenerySymbols()}</defs></svg>`;
