export type BodyColour =
  | 'black'
  | 'blue'
  | 'brown'
  | 'gray'
  | 'green'
  | 'pink'
  | 'purple'
  | 'red'
  | 'white'
  | 'yellow';

/** A creature's colours: base, shade, light, ink of the outline. */
// biome-ignore format: a table
export const BODY: Readonly<Record<BodyColour, readonly [string, string, string, string]>> = {
  black:  ['#57536f', '#39364f', '#8d89a8', '#1f1c31'],
  blue:   ['#62a3df', '#3d78b9', '#b5daf6', '#1c3c69'],
  brown:  ['#c08a57', '#93633a', '#ecc996', '#4d2f18'],
  gray:   ['#a3acba', '#768093', '#d9dfe7', '#373e4f'],
  green:  ['#74c069', '#48944c', '#c3e8a4', '#1f4f2d'],
  pink:   ['#f4a7ba', '#d57693', '#fddbe3', '#782d49'],
  purple: ['#a283cf', '#7556a8', '#d8c3f0', '#3a2364'],
  red:    ['#e77150', '#bb4a32', '#fbbd97', '#671d16'],
  white:  ['#f4f0e8', '#cdc6bb', '#ffffff', '#56506a'],
  yellow: ['#f7cf55', '#d59f2c', '#fff0ae', '#704710'],
};
