/** An answer with this body and status 200. */
export function ok<const Body>(body: Body): { readonly status: 200; readonly body: Body } {
  return { status: 200, body };
}

/** A refusal of v1. The site shows its sentence unchanged (M8.1). */
export function refused(response: string | null): {
  readonly status: 200;
  readonly body: { readonly state: false; readonly response: string | null };
} {
  return { status: 200, body: { state: false, response } };
}

/** A refusal of v2 (P7.8). */
export function failed(message: string): {
  readonly status: 200;
  readonly body: { readonly status: 'error'; readonly message: string };
} {
  return { status: 200, body: { status: 'error', message } };
}

/** An HTTP error with a sentence, in the form of P7.7. */
export function httpError<Status extends 400 | 401 | 404 | 405 | 409 | 429 | 500>(
  status: Status,
  message: string,
): {
  readonly status: Status;
  readonly body: { readonly code: Status; readonly message: string };
} {
  return { status, body: { code: status, message } };
}

/** 429 with the same sentence for all operations. */
export function tooMany(): ReturnType<typeof httpError<429>> {
  return httpError(429, 'Trop de tentatives, veuillez réessayer dans quelques minutes.');
}
