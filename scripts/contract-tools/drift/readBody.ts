/** In bytes, decompressed: above any answer of the contract, and small enough to hold several in memory. */
export const largestBody = 32_000_000;

/** Thrown for a body larger than `largestBody`; the rest is not read. */
export class OversizedBody extends Error {}

type Parts = AsyncIterable<Uint8Array>;

/** The whole body. Rejects with OversizedBody, the connection's error, or when the signal is aborted. */
export async function readBody(body: Parts | null, signal: AbortSignal): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  const parted = body[Symbol.asyncIterator]();
  const read = () => abortable(parted.next(), signal);
  try {
    for (let part = await read(); !part.done; part = await read()) {
      length += part.value.length;
      if (length > largestBody) throw new OversizedBody();
      parts.push(part.value);
    }
  } catch (problem) {
    // The rest is not read: the connection is closed without waiting.
    parted.return?.().catch(() => undefined);
    throw problem;
  }
  return Buffer.concat(parts);
}

/** Rejects as soon as the signal is aborted: undici holds it weakly, and a stalled body would never end. */
export async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let end = (): void => undefined;
  const aborted = new Promise<never>((_, reject) => {
    end = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
