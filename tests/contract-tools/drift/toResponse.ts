import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './Exchange.ts';

const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

/** What the global fetch would resolve or reject with for this answer of a server. */
export async function toResponse(answer: Answer, signal: AbortSignal): Promise<Response> {
  const { status, headers, ending } = answer;
  const body = decoded(answer);
  if (ending.kind === 'late') await pause(ending.milliseconds, undefined, { signal });
  if (ending.kind === 'dropped' && ending.afterBytes === null) throw broken();
  if (ending.kind === 'endless' && ending.afterBytes === null) return aborted(signal);
  const isWhole = ending.kind !== 'dropped' && ending.kind !== 'endless';
  return new Response(
    withoutBody.has(status)
      ? null
      : isWhole
        ? body
        : brokenOff(body.subarray(0, ending.afterBytes ?? 0), ending.kind, signal),
    { status, headers },
  );
}

function decoded({ headers, body }: Answer): Uint8Array<ArrayBuffer> {
  switch (headers['content-encoding']) {
    case 'gzip':
      return new Uint8Array(gunzipSync(body));
    case 'br':
      return new Uint8Array(brotliDecompressSync(body));
    case undefined:
    default:
      return body;
  }
}

function brokenOff(
  bytes: Uint8Array,
  kind: 'dropped' | 'endless',
  signal: AbortSignal,
): ReadableStream {
  return new ReadableStream({
    start(controller) {
      if (bytes.length > 0) controller.enqueue(bytes);
    },
    async pull(controller) {
      if (kind === 'dropped') controller.error(broken());
      else await aborted(signal);
    },
  });
}

function broken(): TypeError {
  return new TypeError('fetch failed', { cause: new Error('other side closed') });
}

/** Never resolves; rejects with the reason of the abort. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = (): void => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
