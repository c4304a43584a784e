import { Link } from 'wouter';
import { useWords } from '../words/words.ts';
import { Moment } from './moment.tsx';

export function Nowhere() {
  const { shell } = useWords();
  return (
    <Moment creature="Psyduck" title={shell.nothingHere}>
      <p>{shell.mistyped}</p>
      <Link href="/" className="btn main">
        {shell.toGames}
      </Link>
    </Moment>
  );
}
