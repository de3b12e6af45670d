import type { ContractDocument } from '../contract/document.ts';
import { answerTo, type ListedOperation } from '../contract/operations.ts';
import { buildRequest } from './buildRequest.ts';
import type { Caller } from './makeCall.ts';
import type { PlannedCall, PlannedOperation } from './PlannedCall.ts';
import { sendCall } from './sendCall.ts';

/** The paths of the servers of a contract, those on the given host first; variables have their defaults. */
export function serverPaths({ servers = [] }: ContractDocument, origin: string): readonly string[] {
  const urls = servers.flatMap(({ url, variables = {} }) => {
    const written = url.replaceAll(
      /\{([^}]*)\}/g,
      (_, name: string) => variables[name]?.default ?? 'x',
    );
    return URL.canParse(written, origin) ? [new URL(written, origin)] : [];
  });
  const own = urls.filter((url) => url.origin === origin);
  return [...own, ...urls].map(({ pathname }) => pathname.replace(/\/+$/, ''));
}

/**
 * The addresses below which the API may be: one without a path gets that of `servers`, which the paths of the
 * contract are relative to (OpenAPI 3.1, « Server Object »); mocks often serve without it.
 */
export function upstreamsOf(document: ContractDocument, upstream: string): readonly string[] {
  const { origin, pathname } = new URL(upstream);
  const [path = ''] = pathname === '/' ? serverPaths(document, origin) : [];
  return path === '' ? [upstream] : [upstream + path, upstream];
}

/** The first of these addresses where a read is answered as by an API; else the first of all. */
export async function servedAt(
  addresses: readonly string[],
  operations: readonly PlannedOperation[],
  callerOf: (address: string) => Caller,
): Promise<string> {
  const [first = '', ...others] = addresses;
  if (others.length === 0) return first;
  const reads = operations.filter(({ listed }) => listed.effect === 'read');
  for (const address of addresses) {
    for (const { listed, calls } of reads
      .toSorted((one, other) => made(one) - made(other))
      .slice(0, 2)) {
      const call = calls.at(-1);
      if (call !== undefined && (await isServed(listed, call, callerOf(address)))) return address;
    }
  }
  return first;
}

/** Whether a call gets an answer that may be one of the contract: no page, and not 404. */
export async function isServed(
  listed: ListedOperation,
  call: PlannedCall,
  { document, target, send, timeoutMs, pace }: Caller,
): Promise<boolean> {
  await pace.turn();
  const outcome = await sendCall(buildRequest(document, listed, call, target), send, timeoutMs);
  if (outcome.kind !== 'answer') return false;
  const { status, contentType } = outcome.answer;
  const isKnown = status === 401 || answerTo(listed, status) !== undefined;
  return status !== 404 && isKnown && contentType?.startsWith('text/html') !== true;
}

/** How much of the address of an operation may be unknown to the server. */
function made({ listed, calls }: PlannedOperation): number {
  return calls.length === 0
    ? Infinity
    : listed.path.split('{').length + (calls.at(-1)?.guessed?.length ?? 0);
}
