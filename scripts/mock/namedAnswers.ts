import type { IncomingMessage, RequestListener } from 'node:http';

/** Names the answers that a page wants of several operations at once; `Prefer` names that of one call. */
export const namedAnswersHeader = 'mock-answers';

/** One operation, its path as the contract spells it, with the status and the example that it answers from now on. */
export interface NamedAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: string;
  readonly example: string;
}

/**
 * Stands before the mock: a call that carries the names of answers becomes one that prefers its own. A browser test sets this header
 * once for a page, whose requests then need not stop in the test on their way.
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

/** `/api/private/invoice/{noInvoice}` stands for any invoice. */
function isOf({ method, path }: NamedAnswer, request: IncomingMessage): boolean {
  const asked = request.url?.split('?')[0]?.split('/') ?? [];
  const parts = path.split('/');
  return (
    request.method === method.toUpperCase() &&
    asked.length === parts.length &&
    parts.every((part, index) => part === asked[index] || /^\{\w+\}$/.test(part))
  );
}

/** In both forms of the headers: the mock is sent the raw ones. */
function prefer(request: IncomingMessage, wish: string): void {
  request.headers['prefer'] = wish;
  request.rawHeaders.push('Prefer', wish);
}
