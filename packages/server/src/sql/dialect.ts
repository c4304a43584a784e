import type { ColumnDefinitionBuilder, RawBuilder } from 'kysely';

/** Where two databases differ in what they call the same thing. */
export interface Dialect {
  readonly bytes: 'blob' | 'bytea';
  /** Milliseconds since 1970. */
  readonly moment: 'integer' | 'bigint';
  /** What something is known by. */
  readonly key: 'text' | RawBuilder<unknown>;
  /** A column that numbers its rows. */
  counted(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** A column that says of which match a row is, in tables that are written with every answer. */
  ofMatch(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder;
  /** Said of a table whose rows lie in the order of its key. */
  readonly byKey: RawBuilder<unknown>;
  /** The smallest and the greatest of some values. */
  readonly least: string;
  readonly greatest: string;
}
