/** The data directory cannot be used. Its message is for the person who chose it. */
export class StorageError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageError';
  }
}

/** A database that somebody else runs does not answer as it should: it may later. */
export class DatabaseError extends StorageError {
  override readonly name = 'DatabaseError';
}

/** What is wrong with the disk, in words. */
export function diskTrouble(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  switch (code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
      return 'it cannot be written to';
    case 'ENOTDIR':
    case 'EEXIST':
      return 'it is not a folder';
    case 'EISDIR':
      return 'it is a folder';
    case 'ENOENT':
      return 'it is not there';
    case 'ENAMETOOLONG':
      return 'its name is too long';
    case 'ENOSPC':
    case 'EDQUOT':
    case 'SQLITE_FULL':
      return 'the disk is full';
    case 'EIO':
    case 'SQLITE_IOERR':
      return 'the disk does not answer as it should';
    case 'SQLITE_NOTADB':
    case 'SQLITE_CORRUPT':
      return 'indigo.db there is not a database of ours, or is damaged';
    default:
      return message;
  }
}
