import type { CDPSession } from '@playwright/test';

/** A request that reached the server. */
export interface Transfer {
  /** Milliseconds since the request of the document. */
  readonly start: number;
  /** Bytes received: headers and compressed body. */
  readonly bytes: number;
  readonly isScript: boolean;
}

/**
 * Records the requests of a page from now on, without those that the cache answered. Returns a function that
 * lists them in the order of their start.
 */
export function recordTransfers(session: CDPSession): () => readonly Transfer[] {
  const starts = new Map<string, number>();
  const bytes = new Map<string, number>();
  const scripts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.startsWith('http') && !starts.has(requestId)) starts.set(requestId, timestamp);
    if (new URL(request.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => starts.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) starts.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength);
  });
  return () => {
    const first = Math.min(...starts.values());
    return [...starts].map(([id, start]) => ({
      start: (start - first) * 1_000,
      bytes: bytes.get(id) ?? 0,
      isScript: scripts.has(id),
    }));
  };
}
