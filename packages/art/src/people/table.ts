import type { Person } from './person.ts';

const [BLACK, BROWN, CHESTNUT, BLOND, RED, GREY, WHITE] = [
  ...['#35304a', '#5b3a26', '#8a4f2c', '#f0cd6a', '#d9552f', '#a9a7b3', '#f1eef2'],
];

/** Gym Leaders, members of the Elite Four and Champions, by the ids the games give them. */
// biome-ignore format: a table
const LEADERS = {
  brock:     { skin: 'tan', hair: ['spiky', BROWN], clothes: ['vest', '#6f8a3c', '#d98a36'], eyes: 'shut' },
  misty:     { skin: 'fair', hair: ['sidetail', '#ee8434'], clothes: ['straps', '#f4d24b', '#d8423a'], mouth: 'laugh' },
  'lt-surge':{ skin: 'fair', hair: ['crew', BLOND], clothes: ['uniform', '#7d8c4a', '#4d5a30'], eyes: 'none', mouth: 'grin', more: [['shades', '#2b2740'], ['pendant', '#c9ccd6']] },
  erika:     { skin: 'fair', hair: ['bob', '#2f3a5e'], clothes: ['kimono', '#f0b43c', '#c94a4a'], eyes: 'kind', hat: ['headband', '#d8423a', '#f4d24b'] },
  koga:      { skin: 'tan', hair: ['swept', BLACK], clothes: ['ninja', '#4a3f6b', '#b9403c'], eyes: 'sharp', mouth: 'stern' },
  sabrina:   { skin: 'pale', hair: ['straight', '#3a2f63'], clothes: ['jacket', '#d14a78', '#f6e3a1'], eyes: 'calm', mouth: 'flat', more: [['spoon', '#c9ccd6']] },
  blaine:    { skin: 'fair', hair: ['fringe', WHITE], clothes: ['coat', '#fbfaf4', '#d8423a'], eyes: 'none', more: [['shades', '#3a2440'], ['moustache', WHITE]] },
  giovanni:  { skin: 'tan', hair: ['slick', '#4a3226'], clothes: ['suit', '#2f2b3d', '#d8423a'], eyes: 'sharp', mouth: 'smirk' },
  gardenia:  { skin: 'fair', hair: ['bob', '#e0843a'], clothes: ['jacket', '#4f9a4a', '#2d3b34'], hat: ['headband', '#3b3b44', '#6fbf5f'] },
  brawly:    { skin: 'tan', hair: ['quiff', '#4f9fd6'], clothes: ['vest', '#e57f32', '#3b3f55'], mouth: 'grin' },
  wattson:   { skin: 'fair', hair: ['fringe', WHITE], clothes: ['suit', '#d9a72e', '#7a3b2a'], eyes: 'kind', mouth: 'laugh', more: [['beard', WHITE], ['brows', WHITE]] },
  bugsy:     { skin: 'fair', hair: ['mop', '#8b73c0'], clothes: ['overalls', '#5c9a46', '#f2e8c2'], more: [['net', '#5c9a46']] },
  whitney:   { skin: 'fair', hair: ['pigtails', '#ee8fb0'], clothes: ['jacket', '#ffffff', '#7fb3df'], eyes: 'lashes' },
  falkner:   { skin: 'fair', hair: ['veil', '#3f6cb0'], clothes: ['kimono', '#7ba6d8', '#2f4a80'], eyes: 'sharp' },
  roxie:     { skin: 'pale', hair: ['pigtails', WHITE], clothes: ['tee', '#8a5ab8', '#3b2f55'], eyes: 'sharp', mouth: 'grin', more: [['guitar', '#c94a8a']] },
  kabu:      { skin: 'tan', hair: ['crew', GREY], clothes: ['tee', '#e0502e', '#ffffff'], eyes: 'sharp', mouth: 'flat', more: [['scarf', '#ffffff']] },
  morty:     { skin: 'fair', hair: ['mop', BLOND], clothes: ['tee', '#3b3a4d', '#3b3a4d'], eyes: 'calm', hat: ['headband', '#6b4fa0', '#6b4fa0'], more: [['scarf', '#c24a55']] },
  chuck:     { skin: 'tan', hair: ['fringe', BROWN], clothes: ['bare', '#f1eef2', '#2b2740'], mouth: 'laugh', more: [['moustache', BROWN], ['brows', BROWN]] },
  janine:    { skin: 'fair', hair: ['pony', '#7558a8'], clothes: ['ninja', '#3d3a55', '#c2467c'], eyes: 'sharp' },
  valerie:   { skin: 'pale', hair: ['hime', '#2f2a3d'], clothes: ['kimono', '#f0a0c0', '#f6d76a'], eyes: 'lashes', hat: ['bow', '#f6d76a', '#f0a0c0'] },
  jasmine:   { skin: 'fair', hair: ['long', CHESTNUT], clothes: ['dress', '#9fc6b8', '#ffffff'], eyes: 'kind', hat: ['bow', '#f08a4c', '#ffffff'] },
  norman:    { skin: 'fair', hair: ['slick', '#3a3247'], clothes: ['jacket', '#c0463a', '#2f2b3d'], eyes: 'sharp', mouth: 'flat' },
  flannery:  { skin: 'fair', hair: ['wild', '#e4562f'], clothes: ['tee', '#3b3444', '#f0a03c'], eyes: 'sharp', mouth: 'grin' },
  clay:      { skin: 'tan', hair: ['short', '#c08a4a'], clothes: ['suit', '#8a5a34', '#f0c04a'], eyes: 'sharp', mouth: 'smirk', hat: ['wide', '#b98a4e', '#6b4426'], more: [['goatee', '#c08a4a']] },
  skyla:     { skin: 'tan', hair: ['pony', '#c2465a'], clothes: ['straps', '#5aa7d8', '#3b6a9e'], mouth: 'laugh', hat: ['flower', '#8fd0f0', '#ffffff'] },
  piers:     { skin: 'pale', hair: ['mane', '#3a3444'], clothes: ['jacket', '#3a3444', '#e0508a'], eyes: 'calm', mouth: 'flat', more: [['pendant', '#e0e0ea']] },
  pryce:     { skin: 'pale', hair: ['fringe', WHITE], clothes: ['robe', '#7ba0c0', '#ffffff'], eyes: 'shut', mouth: 'none', more: [['beard', WHITE], ['cane', '#7a5230']] },
  winona:    { skin: 'fair', hair: ['long', '#b79fe0'], clothes: ['tee', '#7ec0e8', '#ffffff'], eyes: 'lashes', hat: ['wings', '#6aa9e0', '#ffffff'] },
  volkner:   { skin: 'fair', hair: ['spiky', BLOND], clothes: ['jacket', '#2f4f9a', '#f0cd3c'], eyes: 'sharp', mouth: 'flat' },
  clair:     { skin: 'fair', hair: ['pony', '#58a6d8'], clothes: ['cape', '#3f78b8', '#2f3658'], eyes: 'sharp' },
  'tate-liza': { skin: 'fair', hair: ['buns', '#4a4a66'], clothes: ['kimono', '#6fa8e0', '#f2d05a'], beside: { skin: 'fair', hair: ['short', '#4a4a66'], clothes: ['kimono', '#e88ab0', '#f2d05a'] } },
  wallace:   { skin: 'fair', hair: ['wavy', '#4fb0a0'], clothes: ['cape', '#f2f2f8', '#7b5fc0'], eyes: 'calm', hat: ['beret', '#ffffff', '#7b5fc0'] },
  byron:     { skin: 'tan', hair: ['wild', '#9a4a4a'], clothes: ['cape', '#6b5a48', '#7a6a58'], eyes: 'sharp', mouth: 'grin', more: [['goatee', '#9a4a4a']] },
  drake:     { skin: 'tan', hair: ['short', WHITE], clothes: ['coat', '#2f4a72', '#f0e6d0'], mouth: 'none', hat: ['cap', '#2f4a72', '#ffffff'], more: [['moustache', WHITE], ['brows', WHITE]] },
  agatha:    { skin: 'pale', hair: ['bun', '#cdb98e'], clothes: ['dress', '#7a4a8a', '#ffffff'], eyes: 'sharp', mouth: 'smirk', more: [['cane', '#7a5230']] },
  cynthia:   { skin: 'pale', hair: ['veil', '#f4dc8c'], clothes: ['coat', '#2b2838', '#4a4660'], eyes: 'calm', more: [['earrings', '#e8c860']] },
  kahili:    { skin: 'tan', hair: ['wavy', '#5fa8d0'], clothes: ['tee', '#ffffff', '#e06a50'], hat: ['visor', '#ffffff', '#e06a50'], more: [['club', '#5b3a26']] },
  eusine:    { skin: 'fair', hair: ['quiff', '#a9744a'], clothes: ['cape', '#7a4fa0', '#f7f4ee'], mouth: 'smirk', more: [['scarf', '#c24a55']] },
  bruno:     { skin: 'tan', hair: ['pony', BLACK], clothes: ['bare', '#f1eef2', '#2b2740'], eyes: 'sharp', mouth: 'stern', more: [['brows', BLACK]] },
  will:      { skin: 'fair', hair: ['mop', '#9a6fc0'], clothes: ['suit', '#b0384c', '#f6d76a'], mouth: 'smirk', eyes: 'none', more: [['shades', '#f3eef8']] },
  leon:      { skin: 'brown', hair: ['mane', '#6b4a9a'], clothes: ['cape', '#f4f4f6', '#a8283c'], mouth: 'grin', hat: ['cap', '#2f2b3d', '#f0c63c'], more: [['goatee', '#6b4a9a']] },
  alder:     { skin: 'tan', hair: ['wild', '#e88a3a'], clothes: ['robe', '#f0e2c0', '#c2703a'], mouth: 'laugh' },
  phoebe:    { skin: 'brown', hair: ['short', '#2f2a3d'], clothes: ['swim', '#5f9fe0', '#f08ab0'], mouth: 'laugh', hat: ['flower', '#f06a9a', '#ffe08a'] },
  glacia:    { skin: 'pale', hair: ['curls', '#f0dc9a'], clothes: ['dress', '#8a7fc8', '#ffffff'], eyes: 'calm' },
  bertha:    { skin: 'fair', hair: ['bun', '#8f8a96'], clothes: ['jacket', '#a8744a', '#f0e2c0'], eyes: 'kind', more: [['glasses', '#6b4a2e']] },
  karen:     { skin: 'fair', hair: ['wavy', '#c8d2ec'], clothes: ['straps', '#f0c84a', '#3b3444'], eyes: 'calm', mouth: 'smirk' },
  steven:    { skin: 'fair', hair: ['quiff', '#b9c4d8'], clothes: ['suit', '#3a3a50', '#b03a48'], eyes: 'calm' },
  sidney:    { skin: 'fair', hair: ['crew', '#c9344a'], clothes: ['jacket', '#3b3444', '#d8a03c'], eyes: 'sharp', mouth: 'grin' },
  blue:      { skin: 'fair', hair: ['spiky', '#c98a4a'], clothes: ['jacket', '#6a4fa0', '#2f2b3d'], eyes: 'sharp', mouth: 'smirk' },
  lance:     { skin: 'fair', hair: ['swept', '#d8503c'], clothes: ['cape', '#2f3f78', '#3a3444'], eyes: 'sharp' },
  lorelei:   { skin: 'pale', hair: ['long', '#d0604a'], clothes: ['jacket', '#6b5a9a', '#2f2b3d'], eyes: 'calm', more: [['glasses', '#3a3048'], ['earrings', '#8fd0f0']] },
  red:       { skin: 'fair', hair: ['short', BROWN], clothes: ['jacket', '#d8423a', '#ffffff'], mouth: 'flat', hat: ['cap', '#d8423a', '#ffffff'] },
  aaron:     { skin: 'fair', hair: ['mop', '#7fc06a'], clothes: ['tee', '#2f2b3d', '#e8843a'], mouth: 'grin' },
  diantha:   { skin: 'fair', hair: ['bob', '#6b4a34'], clothes: ['dress', '#f7f6fb', '#a9c8e8'], eyes: 'lashes', more: [['earrings', '#e0508a']] },
} as const satisfies { readonly [id: string]: Person };

/** Trainers one meets, or plays with. */
// biome-ignore format: a table
const TRAINERS = {
  coach:      { skin: 'fair', hair: ['short', '#8f8378'], clothes: ['coat', '#fbfaf4', '#b9403c'], mouth: 'smile', more: [['ball', '#d8423a']] },
  cheren:     { skin: 'fair', hair: ['short', '#2f2b3d'], clothes: ['suit', '#f4f4f6', '#c0463a'], eyes: 'calm', more: [['glasses', '#c0463a']] },
  backpacker: { skin: 'tan', hair: ['short', CHESTNUT], clothes: ['vest', '#7a8a4a', '#f0e2c0'], hat: ['bandana', '#d8643a', '#ffffff'], more: [['pack', '#5b4a34']] },
  ethan:      { skin: 'fair', hair: ['short', '#2f2b3d'], clothes: ['jacket', '#d8423a', '#ffffff'], hat: ['cap', '#f0c63c', '#2f2b3d'] },
  green:      { skin: 'fair', hair: ['long', '#7a4f30'], clothes: ['straps', '#5fb0d8', '#5fb0d8'], mouth: 'laugh', eyes: 'lashes', hat: ['wide', '#ffffff', '#d8423a'] },
  hiker:      { skin: 'tan', hair: ['short', BROWN], clothes: ['vest', '#a8642e', '#e8d2a0'], eyes: 'kind', mouth: 'laugh', hat: ['helmet', '#c98a3a', '#8a5a24'], more: [['beard', BROWN], ['pack', '#4a5a34']] },
  lyra:       { skin: 'fair', hair: ['pigtails', '#8a5a34'], clothes: ['overalls', '#4f6fb8', '#d8423a'], mouth: 'laugh', hat: ['cap', '#ffffff', '#d8423a'] },
  may:        { skin: 'fair', hair: ['pigtails', '#9a6238'], clothes: ['tee', '#d8423a', '#ffffff'], hat: ['bandana', '#d8423a', '#ffffff'] },
  silver:     { skin: 'pale', hair: ['veil', '#b0303c'], clothes: ['jacket', '#3a3858', '#d8423a'], eyes: 'sharp', mouth: 'stern' },
  wally:      { skin: 'pale', hair: ['mop', '#8fc06a'], clothes: ['tee', '#f7f6f0', '#7aa0c8'], eyes: 'kind' },
  'bug-catcher': { skin: 'fair', hair: ['short', BROWN], clothes: ['tee', '#f7f4e4', '#7fb04a'], mouth: 'grin', hat: ['straw', '#f0d488', '#7fb04a'], more: [['net', '#7fb04a']] },
  picnicker:  { skin: 'fair', hair: ['pigtails', '#c98a4a'], clothes: ['tee', '#7fb86a', '#ffffff'], mouth: 'laugh', hat: ['wide', '#f2e2b4', '#d8643a'], more: [['pack', '#8a6238']] },
  lass:       { skin: 'fair', hair: ['long', '#9a5a34'], clothes: ['jacket', '#ffffff', '#e07898'], eyes: 'lashes', hat: ['bow', '#e8577c', '#ffffff'] },
  youngster:  { skin: 'fair', hair: ['short', '#7a4f30'], clothes: ['tee', '#f0c63c', '#4a78c0'], mouth: 'grin', hat: ['cap', '#4a78c0', '#f0c63c'], more: [['plaster', '#f6dfc4']] },
  fisherman:  { skin: 'tan', hair: ['short', GREY], clothes: ['vest', '#5a7a5a', '#e0d2b0'], eyes: 'kind', hat: ['straw', '#c8b078', '#4f6f4a'], more: [['rod', '#d8423a'], ['beard', GREY]] },
  biker:      { skin: 'fair', hair: ['crew', '#b0549a'], clothes: ['vest', '#2f2b3d', '#f0efe6'], eyes: 'none', mouth: 'grin', more: [['shades', '#2b2740'], ['goatee', '#6b3a5a']] },
  juggler:    { skin: 'fair', hair: ['curls', '#d8643a'], clothes: ['robe', '#7a5fc0', '#f0c63c'], mouth: 'laugh', more: [['juggled', '#e0504a']] },
  'super-nerd': { skin: 'pale', hair: ['mop', '#5a4632'], clothes: ['coat', '#fbfaf4', '#5a8ab8'], mouth: 'grin', more: [['glasses', '#2b2740']] },
  gentleman:  { skin: 'fair', hair: ['slick', GREY], clothes: ['suit', '#4a4460', '#b9403c'], eyes: 'calm', mouth: 'none', hat: ['tophat', '#37324a', '#b9403c'], more: [['moustache', GREY], ['monocle', '#c9a13c']] },
  swimmer:    { skin: 'tan', hair: ['short', '#6b4a2e'], clothes: ['swim', '#2f7fd0', '#f0c63c'], mouth: 'grin', hat: ['goggles', '#2b4a78', '#8fd0f0'] },
  jessie:     { skin: 'pale', hair: ['mane', '#c2305f'], clothes: ['jacket', '#f7f6fb', '#d8423a'], eyes: 'lashes', mouth: 'smirk', more: [['earrings', '#4fa05a']] },
  james:      { skin: 'pale', hair: ['bob', '#8f86d8'], clothes: ['jacket', '#f7f6fb', '#d8423a'], eyes: 'calm', mouth: 'smirk', more: [['ball', '#d8423a']] },
  channeler:  { skin: 'pale', hair: ['straight', '#4a3a78'], clothes: ['kimono', '#f7f6fb', '#c0394a'], eyes: 'calm', mouth: 'flat', hat: ['headband', '#ffffff', '#c0394a'], more: [['paw', '#f7f6fb']] },
  'karate-master': { skin: 'tan', hair: ['crew', BLACK], clothes: ['gi', '#f7f6f0', '#2b2740'], eyes: 'sharp', mouth: 'stern', hat: ['headband', '#ffffff', '#d8423a'], more: [['brows', BLACK]] },
  // Four Badges gives its Gyms and Contests no names: these hold them.
  fire:       { skin: 'tan', hair: ['swept', RED], clothes: ['vest', '#c0392f', '#f0b03c'], eyes: 'sharp', mouth: 'grin', hat: ['headband', '#f0b03c', '#c0392f'] },
  water:      { skin: 'fair', hair: ['wavy', '#4f8fd0'], clothes: ['straps', '#e9f4fb', '#2f7fd0'], eyes: 'lashes', hat: ['star', '#f0d45a', '#ffffff'] },
  grass:      { skin: 'brown', hair: ['curls', '#4a6b34'], clothes: ['overalls', '#4f8a46', '#f2e8c2'], eyes: 'kind', hat: ['straw', '#f0d488', '#4f8a46'] },
  normal:     { skin: 'fair', hair: ['mop', CHESTNUT], clothes: ['jacket', '#b9a58a', '#6b5a48'], mouth: 'laugh', hat: ['crown', '#f0c63c', '#d8423a'] },
} as const satisfies { readonly [id: string]: Person };

export const PEOPLE = { ...LEADERS, ...TRAINERS };
export type PersonId = keyof typeof PEOPLE;

/** Who has this id; undefined: nobody is drawn by it. */
export const personNamed = (id: string): Person | undefined =>
  Object.hasOwn(PEOPLE, id) ? PEOPLE[id as PersonId] : undefined;
