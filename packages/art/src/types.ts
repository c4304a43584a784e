// biome-ignore format: a table
const COLOURS = {
  normal:   '#8f8574', fire:   '#e2562a', water:   '#2e7fd6', grass: '#3a9447', electric: '#e8ac12', ice:    '#2a9bac',
  fighting: '#b23c2e', poison: '#9447ad', ground:  '#b27c38', flying:'#6d8ad9', psychic:  '#de4a82', bug:    '#84981b',
  rock:     '#8a7748', ghost:  '#5c4b99', dragon:  '#4650d2', dark:  '#453e50', steel:    '#64808f', fairy:  '#d3629f',
} as const;

export type TypeName = keyof typeof COLOURS;

export const TYPE_COLOUR: Readonly<Record<TypeName, string>> = COLOURS;
export const TYPES = Object.keys(COLOURS) as readonly TypeName[];

/** Ink of a sign that stands on the colour of its type. */
export const inkOnType = (type: TypeName): string => (type === 'electric' ? '#3f2d00' : '#ffffff');

/** The type of this name, however it is written; null: there is none. */
export function typeNamed(name: string | undefined): TypeName | null {
  const small = name?.toLowerCase();
  return TYPES.find((type) => type === small) ?? null;
}
