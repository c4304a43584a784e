export { openShares, type Share, type Shares } from './jobs.ts';
export { backupOf, moveTo, restoreTo } from './moving.ts';
export { Office, OfficeError } from './office.ts';
export type { Listed } from './routes/admin.ts';
export { PortError, type Served, type ServeOptions, serve } from './serve.ts';
export { backup, type Copied, type Restored, restore } from './sqlite/backup.ts';
export { Thinkers } from './thinkers.ts';
export type { Keep, Progress, Tidied } from './tidy.ts';
export { StorageError } from './trouble.ts';
