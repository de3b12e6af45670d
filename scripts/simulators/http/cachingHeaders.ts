import { createHash } from 'node:crypto';

/** The ETag of a body (RFC 9110, 8.8.3). */
export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/**
 * Whether the header If-None-Match names the ETag. The comparison is weak (RFC 9110, 13.1.2): a proxy that
 * compresses an answer makes its ETag weak.
 */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  const named = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return named.includes('*') || named.includes(etag);
}
