/** Bytes, decompressed. Far above any answer of the contract, and few enough to hold several at once. */
export const largestBody = 64_000_000;

/** Thrown for a body that goes on beyond `largestBody`; what is left of it is not read. */
export class OversizedBody extends Error {}

/** The whole body of an answer. Rejects with OversizedBody, or as the connection does. */
export async function readBody({ body }: Response): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > largestBody) {
      await reader.cancel();
      throw new OversizedBody();
    }
    parts.push(read.value);
  }
  return Buffer.concat(parts);
}
