/** What the table page says of seats, turns and the match, whatever game is played. */
export const table = {
  players: 'Players',
  you: 'You',
  tags: { winner: 'winner', away: 'away', thinking: 'thinking', toMove: 'to move' },
  bot: 'Bot',
  botForThem: 'A bot plays for them',
  askForBot: (name: string) => `Ask the table to let a bot play for ${name}`,
  letBotPlay: (name: string) => `Let a bot play for ${name}`,
  gauge: (value: number, goal: number, what: string) => `${value} of ${goal} ${what}`,
  /** The unit of a figure, in the middle of a line. */
  unit: (what: string) => what.toLowerCase(),
  cards: 'cards',
};
