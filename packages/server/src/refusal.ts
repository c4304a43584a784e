/** Something that cannot be done, with the status HTTP has for it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.code = code;
  }
}

const STUCK = 'stuck';

/** Of a match that cannot be loaded as it is. */
export const stuck = (why: string): Refusal => new Refusal(409, STUCK, why);

export const isStuck = (error: unknown): boolean => error instanceof Refusal && error.code === STUCK;

/** Throws what a table refuses. */
export function check(reply: object): void {
  if ('no' in reply) {
    const { no, reason } = reply as { no: string; reason: string };
    throw new Refusal(no === 'storage' ? 503 : 409, no, reason);
  }
}
