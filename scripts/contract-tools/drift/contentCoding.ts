import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import { largestBody, OversizedBody } from './readBody.ts';

/** The codings that calls ask for, as `Accept-Encoding`. */
export const acceptedCodings = 'gzip, deflate, br';

/** Thrown for a body that its `Content-Encoding` does not describe; the message is a sentence. */
export class MiscodedBody extends Error {}

type Decode = (bytes: Uint8Array, options: object) => unknown;

const gzip: Decode = gunzipSync;
const decoders: Readonly<Record<string, Decode>> = {
  gzip,
  'x-gzip': gzip,
  br: brotliDecompressSync,
  // Many servers send it without the header of zlib (RFC 9110, section 8.4.1.2).
  deflate: (bytes, options) =>
    ((bytes[0] ?? 0) & 15) === 8 ? inflateSync(bytes, options) : inflateRawSync(bytes, options),
};

/** A body without its content codings, the last applied one first. Throws MiscodedBody and OversizedBody. */
export function decoded(bytes: Uint8Array, codings: string): Uint8Array {
  const applied = codings
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());
  return applied
    .filter((coding) => coding !== '' && coding !== 'identity')
    .reduceRight((body, coding) => (body.length === 0 ? body : without(coding, body)), bytes);
}

function without(coding: string, bytes: Uint8Array): Uint8Array {
  const decode = decoders[coding];
  if (decode === undefined) {
    throw new MiscodedBody(
      `Its Content-Encoding is not one of those that were asked for (${acceptedCodings}).`,
    );
  }
  const { buffer, engine } = decodedBy(decode, bytes);
  if (engine.bytesWritten < bytes.length) {
    throw new MiscodedBody('After the compressed body, further bytes follow.');
  }
  return buffer;
}

/** With `info`, Node tells how many bytes the decoder read. */
interface Decoded {
  readonly buffer: Uint8Array;
  readonly engine: { readonly bytesWritten: number };
}

function decodedBy(decode: Decode, bytes: Uint8Array): Decoded {
  try {
    return decode(bytes, { info: true, maxOutputLength: largestBody }) as Decoded;
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new OversizedBody();
    throw new MiscodedBody('The body is not compressed as its Content-Encoding says.');
  }
}
