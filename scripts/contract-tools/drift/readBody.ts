import { abortable } from './abortable.ts';
import type { SentAnswer } from './SendRequest.ts';

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
export async function readBody(
  { body }: Pick<SentAnswer, 'body'>,
  signal: AbortSignal,
): Promise<Uint8Array> {
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
