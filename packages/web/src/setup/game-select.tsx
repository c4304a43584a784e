import { fronts } from '@indigo/catalog';
import { gameName, playable } from '../games.ts';
import { useWords } from '../words/words.ts';

const PLAYABLE = playable(fronts.ids);

interface GameSelectProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly value: string;
  readonly onChange: (game: string) => void;
}

/** Which game it is to be. */
export function GameSelect({ label, className, value, onChange }: GameSelectProps) {
  const words = useWords();
  return (
    <label className={className}>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {PLAYABLE.map((id) => (
          <option key={id} value={id}>
            {gameName(words, id)}
          </option>
        ))}
      </select>
    </label>
  );
}
