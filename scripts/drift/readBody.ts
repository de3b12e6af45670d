import { abortable } from './abortable.ts';

/** Bytes, decompressed. Far above any answer of the contract, and few enough to hold several at once. */
export const largestBody = 64_000_000;

/** Thrown for a body that goes on beyond `largestBody`; what is left of it is not read. */
export class OversizedBody extends Error {}

/** The whole body of an answer. Rejects with OversizedBody, as the connection does, or when the signal is aborted. */
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
    // Nobody reads the rest: its connection is given up, and that is not waited for.
    reader.cancel().catch(() => undefined);
    throw problem;
  }
  return Buffer.concat(parts);
}
