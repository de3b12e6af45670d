import type { ContractDocument } from '../contract/document.ts';
import { answerTo, type ListedOperation } from '../contract/operations.ts';
import { buildRequest, addressOf } from './buildRequest.ts';
import type { Caller } from './makeCall.ts';
import type { PlannedCall, PlannedOperation } from './PlannedCall.ts';
import { sendCall } from './sendCall.ts';
import type { Tried } from './preflight.ts';

/** The paths of the servers of a contract, those on the given host first; variables have their defaults. */
export function serverPaths({ servers = [] }: ContractDocument, origin: string): readonly string[] {
  const urls = servers.flatMap(({ url, variables = {} }) => {
    const usual = (_: string, name: string) => variables[name]?.default ?? 'x';
    const written = url.replaceAll(/\{([^}]*)\}/g, usual);
    return URL.canParse(written, origin) ? [new URL(written, origin)] : [];
  });
  const own = urls.filter((url) => url.origin === origin);
  return [...own, ...urls].map(({ pathname }) => pathname.replace(/\/+$/, ''));
}

/** The addresses below which the API may be: without a path, first that of `servers`. */
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

/** A sentence with the address of the API, tried below paths of the contract; null without another path. */
export async function findPrefix(tried: readonly Tried[], caller: Caller): Promise<string | null> {
  const [first] = tried;
  if (first === undefined) return null;
  const { listed } = first.operation;
  const { upstream } = caller.target;
  const address = upstream + addressOf(listed, first.call.input);
  for (const candidate of candidates(caller, listed.path)) {
    const target = { ...caller.target, upstream: candidate };
    if (await isServed(listed, first.call, { ...caller, target })) {
      return `There is no API at ${bare(address)}: it is below ${candidate}. Use --upstream ${candidate}.`;
    }
  }
  return doubled(upstream, listed.path) === null
    ? null
    : `There is no API at ${bare(address)}: the paths of the contract begin with the end of --upstream. ` +
        'Remove that part from --upstream.';
}

/** Other addresses below which the API may be, on the same host. */
function candidates({ document, target: { upstream } }: Caller, path: string): readonly string[] {
  const { origin } = new URL(upstream);
  const served = serverPaths(document, origin).flatMap((path) => [upstream + path, origin + path]);
  const shorter = doubled(upstream, path);
  return [...new Set([...(shorter === null ? [] : [shorter]), ...served, origin])].filter(
    (one) => one !== upstream,
  );
}

/** `--upstream` without its end, when the path of the contract begins with that end; otherwise null. */
function doubled(upstream: string, path: string): string | null {
  const segments = new URL(upstream).pathname.split('/').filter(Boolean);
  for (let count = segments.length; count > 0; count -= 1) {
    const end = `/${segments.slice(-count).join('/')}`;
    if (path.startsWith(`${end}/`)) return upstream.slice(0, -end.length);
  }
  return null;
}

/** Without its query, which may hold data. */
function bare(address: string): string {
  return address.split('?')[0] ?? address;
}
