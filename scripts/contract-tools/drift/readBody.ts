import { abortable } from './abortable.ts';

/**
 * In bytes, decompressed: far above any answer of the contract, and small enough to hold several in
 * memory.
 */
export const largestBody = 32_000_000;

/** Thrown for a body larger than `largestBody`; the rest is not read. */
export class OversizedBody extends Error {}

/**
 * The whole body of an answer. Rejects with OversizedBody, with the connection's error, or when the
 * signal is aborted.
 */
export async function readBody({ body }: Response, signal: AbortSignal): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  const read = (): ReturnType<typeof reader.read> => abortable(reader.read(), signal);
  try {
    for (let part = await read(); !part.done; part = await read()) {
      length += part.value.length;
      if (length > largestBody) throw new OversizedBody();
      parts.push(part.value);
    }
  } catch (problem) {
    // The rest is not read: the connection is closed without waiting.
    reader.cancel().catch(() => undefined);
    throw problem;
  }
  return Buffer.concat(parts);
}
