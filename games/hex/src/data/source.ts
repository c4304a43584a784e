/** How far a value is to be trusted: see README.md. */
export type Source = 'rulebook' | 'inferred' | 'traced' | 'proposed';
