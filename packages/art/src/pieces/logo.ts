import { polygon } from '../svg.ts';

/** The mark of Indigo in a box of 40 x 40: a hexagon with a hill, a road and the moon. */
export const logo = (): string =>
  `<path d="${polygon(6, 20, 20, 18.5, 0)}" fill="#4a43b8"/><path d="M6 26Q13 18 20 23T35 17L29.3 36H10.7z" fill="#7d76e6"/><path d="M10.5 31Q18 25 24 29T32 28L29.3 36H10.7z" fill="#ffb81c"/><circle cx="25.5" cy="13" r="4.2" fill="#fff3cf"/>`;
