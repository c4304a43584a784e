/** How far a value is to be trusted; README.md tells where each table comes from. */
export type Source = 'real' | 'read' | 'proposed';
