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
 * origin, the same token and no body. Each early answer is taken once; after that a new request is sent.
 */
export async function sendOnce(request: Request): Promise<Response> {
  const name = `${request.method} ${request.url}`;
  const early = globalThis.earlyAnswers?.get(name);
  globalThis.earlyAnswers?.delete(name);
  if (!early || !(await isAsSent(early, request))) return fetch(request);
  const end = (): void => early.limit.abort();
  if (request.signal.aborted) end();
  request.signal.addEventListener('abort', end);
  return early.answer;
}

async function isAsSent(early: EarlyAnswer, request: Request): Promise<boolean> {
  if (early.authorization !== request.headers.get('Authorization')) return false;
  if (Date.now() - early.sentAt > FRESH_MS) return false;
  return (await request.clone().text()) === '';
}
