/** What is wrong with the database, in words. */
export function postgresTrouble(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  switch (code) {
    case 'ECONNREFUSED':
      return 'nobody answers there: is PostgreSQL running?';
    case 'ENOTFOUND':
      return 'there is no such machine';
    case '28P01':
    case '28000':
      return 'that user and password are not known there';
    case '3D000':
      return 'there is no such database: make it first (createdb)';
    case '53100':
      return 'the disk is full';
    case '42501':
      return 'that user may not make tables there';
    default:
      return message || 'it could not be reached';
  }
}
