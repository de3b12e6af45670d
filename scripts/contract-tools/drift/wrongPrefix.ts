import { addressOf } from './buildRequest.ts';
import type { Caller } from './makeCall.ts';
import type { Tried } from './preflight.ts';
import { isServed, serverPaths } from './serverPath.ts';

/**
 * The address of the API, when there is none at `--upstream`: one read that failed there is tried below the
 * paths that the contract suggests. A sentence with the right address, or with the wrong one; null when the
 * contract suggests no other path.
 */
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
