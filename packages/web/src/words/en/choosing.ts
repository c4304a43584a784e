/** What is said while an answer is found. */
export const choosing = {
  behalf: 'You decide for somebody who is no player.',
  letABot: 'Let a bot do it',
  botDecides: 'A bot decides in their place.',
  leaders: 'A bot plays Gym Leaders for me',
  leadersAlone: 'When I play alone',
  leadersAlways: 'Always',
  leadersNever: 'Never',
  besides: 'Besides',
  more: 'There is more to be placed.',
  takeBack: 'Take back the last',
  hitsOwn: 'Your own side is hit!',
  times: (n: number) => `× ${n}`,
};
