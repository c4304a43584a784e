export { PortError, type Served, type ServeOptions, serve } from './serve.ts';
export { StorageError } from './sqlite/store.ts';
