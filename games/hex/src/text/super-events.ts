/** What Super Event cards ask and tell. */
export const superEventsText = {};
