import { vi } from 'vitest';

// Servers, sockets and threads on a machine that may be busy: no test here is about time.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });
