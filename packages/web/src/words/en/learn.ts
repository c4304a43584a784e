/** What the page says round a teaching match. What the coach says belongs to the game. */
export const learn = {
  coach: 'Professor Hazel',
  learned: (known: number, all: number) => `${known} of ${all} things learned`,
  others: 'The others move now. Watch what they do: the log tells it in words.',
  yours: 'This one is yours: press the button below when you are ready.',
  next: 'Next',
  showMe: 'Show me',
  confirm: 'Now confirm it',
  leave: 'Play on without the coach',
  taught: 'That was the whole game: you know how to play it!',
  over: 'The match is over, and you know how to play!',
  playOn: 'Play on',
  realMatch: 'A real match',
  how: 'How to play',
  allRules: 'All rules',
  lesson: 'Lesson',
};
