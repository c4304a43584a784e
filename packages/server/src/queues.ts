/** Where thoughts of bots wait for a worker, in Redis. */
export const THOUGHTS = { name: 'thoughts', prefix: 'indigo' } as const;
