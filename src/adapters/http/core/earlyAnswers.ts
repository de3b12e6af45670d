/** A reading that the page has sent before its scripts arrived (`src/static/before-paint.js`). */
export interface EarlyAnswer {
  readonly answer: Promise<Response>;
  /** The Authorization header that was sent; null without one. */
  readonly authorization: string | null;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly sentAt: number;
  readonly limit: AbortController;
}

declare global {
  /** By method and whole address, as `POST https://www.example.fr/api/private/user/data`. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Milliseconds during which an early answer is as good as a new one: the code may take long to arrive. */
const FRESH_MS = 30_000;

/**
 * Sends a request, or takes the answer of the same request that the page has already sent: with the same
 * origin, the same token and without a body. Each early answer is taken once, and a later one is a new
 * request.
 */
export function sendOnce(request: Request): Promise<Response> {
  const name = `${request.method} ${request.url}`;
  const early = globalThis.earlyAnswers?.get(name);
  globalThis.earlyAnswers?.delete(name);
  // Firefox has no `body` in a request.
  const isSame =
    early?.authorization === request.headers.get('Authorization') && !(request.body ?? null);
  if (!early || !isSame || Date.now() - early.sentAt > FRESH_MS) return fetch(request);
  request.signal.addEventListener('abort', () => {
    early.limit.abort();
  });
  return early.answer;
}
