/** What the Plateau and the League ask and tell. */
export const leagueText = {};
