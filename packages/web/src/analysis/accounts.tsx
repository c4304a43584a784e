import type { Account } from '@indigo/bots';
import { SeatMark } from '../shell/picture.tsx';
import { percent } from '../table/option-words.ts';
import { useWords } from '../words/words.ts';
import styles from './analysis.module.css';
import { points } from './path.ts';

const PARTS = ['luck', 'error', 'others', 'rest'] as const satisfies readonly (keyof Account)[];

interface AccountsProps {
  readonly accounts: readonly Account[];
  readonly names: readonly string[];
}

/** Where each result came from, adding up from left to right. */
export function Accounts({ accounts, names }: AccountsProps) {
  const { analysis: words } = useWords();
  return (
    <table className={styles.accounts}>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{words.player}</span>
          </th>
          <th scope="col">{words.start}</th>
          {PARTS.map((key) => (
            <th key={key} scope="col" title={words.parts[key].about}>
              {words.parts[key].name}
            </th>
          ))}
          <th scope="col">{words.result}</th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <tr key={seat}>
            <th scope="row">
              <SeatMark seat={seat % 6} /> {names[seat]}
            </th>
            <td className="num">{percent(account.start)}</td>
            {PARTS.map((key) => (
              <td key={key} className="num" data-gain={Math.sign(Math.round(1000 * account[key]))}>
                {points(account[key])}
              </td>
            ))}
            <td className="num">{percent(account.result)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
