import { useLocation } from 'wouter';
import { ask } from '../local/client.ts';

export default function Home() {
  const [, go] = useLocation();
  const play = async (): Promise<void> => {
    const players = [
      { name: 'You', bot: null },
      { name: 'Brisk', bot: 'random' },
      { name: 'Moss', bot: 'random' },
    ];
    go(`/play/${await ask('create', { game: 'classic', options: {}, players })}`);
  };
  return (
    <main>
      <h1>Where to today?</h1>
      <button type="button" onClick={play}>
        Play now
      </button>
    </main>
  );
}
