import { Link } from 'wouter';
import { Moment } from './moment.tsx';

export function Nowhere() {
  return (
    <Moment creature="Psyduck" title="There is nothing here">
      <p>The address may be mistyped, or what was here is gone.</p>
      <Link href="/" className="btn main">
        To the games
      </Link>
    </Moment>
  );
}
