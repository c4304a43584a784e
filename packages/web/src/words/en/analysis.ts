export const analysis = {
  title: 'Analysis',
  working: 'Playing the match again in many ways…',
  howFar: 'How far the analysis is',
  stop: 'Stop',
  begin: 'Analyse the match',
  noRecord: 'There is no record to look at.',
  you: 'You',
  nothing: 'nothing',
  chance: 'A roll or a draw',
  turningPoints: 'Turning points',
  worst: 'Worst answers',
  best: 'Best answers',
  better: (answer: string, chance: string, instead: string) =>
    `Better: ${answer} (${chance} instead of ${instead})`,
  estimates: (futures: number) =>
    `Chances of winning are estimates: the mean of ${futures} futures a position. Differences that may be chance are not counted as errors.`,
  caption: 'In percent. From left to right it adds up to the result.',
  player: 'Player',
  start: 'Start',
  result: 'Result',
  parts: {
    luck: {
      name: 'Luck',
      about: 'What rolls and draws brought, against the average over their outcomes',
    },
    error: {
      name: 'Errors',
      about: 'What own answers lost, against the best found by what the player could know',
    },
    others: { name: 'Others', about: 'What others lost by their answers, as far as it concerns this player' },
    rest: {
      name: 'Rest',
      about:
        'By how much the best answers surpass the usual, own less others’, and what the estimates are off',
    },
  },
  goThere: 'Go to this moment of the replay',
  turn: (turn: number) => `Turn ${turn}`,
  curve: (seats: readonly string[]) => `Chances of winning over the match: ${seats.join(', ')}`,
  fromTo: (name: string, from: string, to: string) => `${name} from ${from} to ${to}`,
};
