import { Fragment } from 'react';
import { Link } from 'wouter';

const MARKS = /(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]-[A-Z0-9]+-\d+\b)/;

/** Words of the ledger: bold, names of data, and other clauses as links. */
export function RuleText({ game, text }: { readonly game: string; readonly text: string }) {
  return text.split(MARKS).map((piece, at) => {
    const key = `${at}${piece}`;
    if (piece.startsWith('**')) return <b key={key}>{piece.slice(2, -2)}</b>;
    if (piece.startsWith('`')) return <code key={key}>{piece.slice(1, -1)}</code>;
    if (at % 2 === 1)
      return (
        <Link key={key} href={`/rules/${game}#${piece}`}>
          {piece}
        </Link>
      );
    return <Fragment key={key}>{piece}</Fragment>;
  });
}
