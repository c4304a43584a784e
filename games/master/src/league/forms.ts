/** More stages than any card has: a card and a stage in one number, for words. */
export const FORMS = 8;
