/** What Trainer cards ask and tell. */
export const trainersText = {};
