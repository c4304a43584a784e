import type { bots } from './index.ts';

/** Who plays where nobody says who: against people, and for those who left. A file of its own: a page needs no bot for its name. */
export const USUAL_BOT = 'trainer' satisfies keyof typeof bots;
