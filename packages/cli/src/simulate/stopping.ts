/** A flag that all threads see, however busy they are. */
export type StopFlag = Int32Array;

export const stopFlag = (): StopFlag => new Int32Array(new SharedArrayBuffer(4));

export const raise = (flag: StopFlag): void => void Atomics.store(flag, 0, 1);

export const isRaised = (flag: StopFlag): boolean => Atomics.load(flag, 0) === 1;
