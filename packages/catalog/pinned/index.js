// Written by `npm run pin`.
export const pinned = {
  badges: {
    2: () => import('./badges-2.js'),
    3: () => import('./badges-3.js'),
  },
  classic: {
    1: () => import('./classic-1.js'),
    3: () => import('./classic-3.js'),
  },
  hex: {
    2: () => import('./hex-2.js'),
    4: () => import('./hex-4.js'),
    5: () => import('./hex-5.js'),
  },
  master: {
    2: () => import('./master-2.js'),
  },
  mit: {
    1: () => import('./mit-1.js'),
  },
};
