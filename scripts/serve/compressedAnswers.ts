import type { IncomingMessage } from 'node:http';
import { acceptedEncoding } from './encoding.ts';

/** Which answers of the API a host compresses: media types, and the least length in bytes. */
export const compressedAnswers = {
  mediaTypes: ['application/json', 'application/problem+json', 'text/csv'],
  minBytes: 1000,
} as const;

/**
 * Whether an answer of the API is sent with gzip, as nginx does (`gzip_types`, `gzip_min_length`; only with
 * status 200, 403 or 404): a body of such a type and length that is not encoded yet, to a browser that
 * accepts gzip.
 */
export function isCompressed(request: IncomingMessage, answer: IncomingMessage): boolean {
  const { headers, statusCode } = answer;
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
  return (
    request.method !== 'HEAD' &&
    [200, 403, 404].includes(statusCode ?? 0) &&
    headers['content-encoding'] === undefined &&
    compressedAnswers.mediaTypes.some((type) => type === mediaType) &&
    Number(headers['content-length'] ?? Infinity) >= compressedAnswers.minBytes &&
    acceptedEncoding(request.headers['accept-encoding'], ['gzip']) === 'gzip'
  );
}

/**
 * The raw headers of an answer, as they are after its compression. An ETag becomes weak: other bytes follow
 * it now (RFC 9110, 8.8.3.3).
 */
export function compressedHeaders(headers: readonly string[]): string[] {
  const weak = headers.map((value, index) =>
    index % 2 === 1 && headers[index - 1]?.toLowerCase() === 'etag' && !value.startsWith('W/')
      ? `W/${value}`
      : value,
  );
  return [...weak, 'Content-Encoding', 'gzip', 'Vary', 'Accept-Encoding'];
}
