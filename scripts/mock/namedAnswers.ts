import type { IncomingMessage, RequestListener } from 'node:http';

/** Header with the requested answers of several operations; `Prefer` has the answer of one request only. */
export const namedAnswersHeader = 'mock-answers';

/** One operation, with its path as in the contract, and the status and the example of its answer. */
export interface NamedAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: string;
  readonly example: string;
}

/**
 * Middleware of the mock: replaces the header of a request by the `Prefer` header of its operation. A browser
 * test sets the header once per page, and so does not need to intercept every request.
 */
export function namedAnswers(listener: RequestListener): RequestListener {
  return (request, response) => {
    const wanted = request.headers[namedAnswersHeader];
    if (typeof wanted === 'string') {
      const answer = (JSON.parse(wanted) as readonly NamedAnswer[]).find((one) =>
        isOf(one, request),
      );
      if (answer) prefer(request, `code=${answer.status}, example=${answer.example}`);
    }
    listener(request, response);
  };
}

/** Compares method and path; a parameter such as `{noInvoice}` matches any segment. */
function isOf({ method, path }: NamedAnswer, request: IncomingMessage): boolean {
  const asked = request.url?.split('?')[0]?.split('/') ?? [];
  const parts = path.split('/');
  return (
    request.method === method.toUpperCase() &&
    asked.length === parts.length &&
    parts.every((part, index) => part === asked[index] || /^\{\w+\}$/.test(part))
  );
}

/** Sets the header in both forms: the raw headers are the ones that are forwarded to the mock. */
function prefer(request: IncomingMessage, preference: string): void {
  request.headers['prefer'] = preference;
  request.rawHeaders.push('Prefer', preference);
}
