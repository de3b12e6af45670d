import { abortable, largestBody, OversizedBody, readBody } from './readBody.ts';
import { MiscodedBody } from './contentCoding.ts';
import type { SendRequest } from './sendOverHttp.ts';
import type { ReceivedAnswer } from '../answer/ReceivedAnswer.ts';

/**
 * - `answer`: a complete answer;
 * - `timeout`: no answer in time, or a body that never ended;
 * - `malformed`: an answer that clients cannot or must not read, with the reason as a sentence;
 * - `dropped`: the connection was closed before or during the answer;
 * - `unreachable`: no connection (name, port, route or certificate), with Node's own reason.
 */
export type Outcome = { readonly milliseconds: number } & (
  | { readonly kind: 'answer'; readonly answer: ReceivedAnswer }
  | { readonly kind: 'timeout'; readonly hasStarted: boolean }
  | { readonly kind: 'malformed'; readonly reason: string }
  | { readonly kind: 'dropped'; readonly hasStarted: boolean }
  | { readonly kind: 'unreachable'; readonly reason: string }
);

const unreachable =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/;
const untrusted = /CERT|TLS|SSL|ALTNAME/;

/** Sends a request and reads the whole answer, headers and body, within `timeoutMs`. Never rejects. */
export async function sendCall(
  request: Request,
  send: SendRequest,
  timeoutMs: number,
): Promise<Outcome> {
  const start = performance.now();
  const signal = AbortSignal.timeout(timeoutMs);
  let hasStarted = false;
  try {
    const response = await abortable(send(request, { signal }), signal);
    hasStarted = true;
    const bytes = await readBody(response.body, signal);
    const { status, headers } = response;
    const answer = {
      status,
      contentType: headers.get('content-type'),
      bytes,
      headers: Object.fromEntries(headers),
    };
    return { kind: 'answer', answer, milliseconds: since(start) };
  } catch (problem) {
    const milliseconds = since(start);
    if (signal.aborted) return { kind: 'timeout', hasStarted, milliseconds };
    const reason = codeOf(problem);
    const malformed = whyMalformed(problem, reason);
    if (malformed !== null) return { kind: 'malformed', reason: malformed, milliseconds };
    return !hasStarted && (unreachable.test(reason) || untrusted.test(reason))
      ? { kind: 'unreachable', reason, milliseconds }
      : { kind: 'dropped', hasStarted, milliseconds };
  }
}

function since(start: number): number {
  return Math.round(performance.now() - start);
}

/** undici wraps the reason, sometimes twice. */
function codeOf(problem: unknown): string {
  const { code, cause, name } = Object(problem) as Readonly<Record<string, unknown>>;
  if (typeof code === 'string') return code;
  // undici's parser errors have no code.
  if (name === 'HTTPParserError') return name;
  return cause === undefined ? 'unknown' : codeOf(cause);
}

/** Why an answer cannot be read, as a sentence; null when the connection failed. `code` is Node's own. */
function whyMalformed(problem: unknown, code: string): string | null {
  if (problem instanceof OversizedBody) {
    return `The body is larger than ${largestBody / 1_000_000} MB: the rest was not read.`;
  }
  if (problem instanceof MiscodedBody) return problem.message;
  if (code === 'HPE_HEADER_OVERFLOW') return 'The headers are larger than 16 kB.';
  return /^HPE_/.test(code) ? 'The answer is not HTTP.' : null;
}

/** Milliseconds that an answer 429 or 503 asks to wait; null if it does not. */
export function retryAfterMs(outcome: Outcome, now: number): number | null {
  if (outcome.kind !== 'answer') return null;
  const { status, headers } = outcome.answer;
  if (status !== 429 && status !== 503) return null;
  const written = headers?.['retry-after'];
  if (written === undefined) return null;
  if (/^\d{1,9}$/.test(written)) return Number(written) * 1_000;
  const at = Date.parse(written);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
