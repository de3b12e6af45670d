import { abortable } from './abortable.ts';
import { whyMalformed } from './whyMalformed.ts';
import { readBody } from './readBody.ts';
import type { SendRequest } from './SendRequest.ts';
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

/**
 * Sends a request and reads the whole answer, headers and body, within `timeoutMs`. Never rejects.
 */
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
    const bytes = await readBody(response, signal);
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
