import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { bears } from '../token.ts';
import type { Cluster } from './cluster.ts';
import type { NodeRow } from './registry.ts';

/** What one server says to another besides what people say: that it is one of them, whom it means, and for whom it asks. */
const [SECRET, TO, FOR, PROTO] = ['x-indigo-secret', 'x-indigo-to', 'x-indigo-for', 'x-indigo-proto'];
const OURS: readonly string[] = [SECRET, TO, FOR, PROTO];
/** HTTP's word for a request that came to the wrong server. */
export const MISDIRECTED = 421;

/** Whoever asks, be it through another server. */
export interface Asker {
  readonly address: string;
  readonly protocol: string;
  /** Another server asks for them: they are not sent on again. */
  readonly sent: boolean;
  /** That server means another one than this. */
  readonly astray: boolean;
}

/** Who asks. What a stranger says of others does not count. */
export function askerOf(cluster: Cluster | null, request: FastifyRequest): Asker {
  const { headers, ip, protocol } = request;
  const said = (name: string): string | undefined => headers[name] as string | undefined;
  if (cluster === null || said(SECRET) === undefined || !bears(cluster.secret, `Bearer ${said(SECRET)}`))
    return { address: ip, protocol, sent: false, astray: false };
  return {
    address: said(FOR) ?? ip,
    protocol: said(PROTO) ?? protocol,
    sent: true,
    astray: said(TO) !== cluster.id,
  };
}

/** What is said to another server for whoever asks. */
export const introducing = (
  { secret }: Cluster,
  node: NodeRow,
  { address, protocol }: Asker,
): { readonly [name: string]: string } => ({
  [SECRET]: secret,
  [TO]: node.id,
  [FOR]: address,
  [PROTO]: protocol,
});

/** What people said, without what only servers say. */
export const spoken = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OURS.includes(name)));
