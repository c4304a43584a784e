/** What Item cards ask and tell. */
export const itemsText = {};
