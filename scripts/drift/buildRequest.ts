import type { Access } from '../contract/access.ts';
import type { ListedOperation } from '../contract/operations.ts';
import { without } from './invalidInputs.ts';
import type { Fields } from './Input.ts';
import type { PlannedCall } from './PlannedCall.ts';

export interface Target {
  /** Without a trailing slash; may contain a path. */
  readonly upstream: string;
  readonly token: string | null;
  /** Sent with every call, for a gateway in front of the server. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A well-formed token with an invalid signature. */
export const foreignToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJub2JvZHkifQ.c2lnbmVkLWJ5LW5vYm9keQ';

/**
 * The request of a planned call. Redirects are not followed, so that the token goes to no other
 * host.
 */
export function buildRequest(
  listed: ListedOperation,
  call: PlannedCall,
  access: Access,
  { upstream, token, headers: always }: Target,
): Request {
  const bearer = call.bearer === 'own' ? token : call.bearer === 'foreign' ? foreignToken : null;
  const { path, query, header } = call.input;
  const headers = new Headers({ Accept: acceptOf(listed), ...always });
  for (const [name, value] of Object.entries(header)) headers.set(name, String(value));
  if (bearer !== null && access.kind !== 'field') headers.set('Authorization', `Bearer ${bearer}`);
  const body = bodyOf(listed, withToken(call.input.body, access, bearer), headers);
  return new Request(upstream + addressOf(listed.path, path, query), {
    method: listed.method.toUpperCase(),
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
}

/** The path and query of a call: `/api/private/invoice/202610412?x=1`. */
export function addressOf(path: string, values: Fields, query: Fields): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams(pairs(query)).toString();
  return search === '' ? filled : `${filled}?${search}`;
}

function acceptOf({ answers }: ListedOperation): string {
  return Object.keys(answers[200]?.content ?? {})[0] ?? '*/*';
}

function withToken(body: unknown, access: Access, bearer: string | null): unknown {
  if (access.kind !== 'field') return body;
  const rest = without(body as Fields, access.field);
  return bearer === null ? rest : { ...rest, [access.field]: bearer };
}

function bodyOf(
  { operation }: ListedOperation,
  body: unknown,
  headers: Headers,
): string | FormData | undefined {
  const [content] = Object.entries(operation.requestBody?.content ?? {});
  if (content === undefined || body === undefined) return undefined;
  const [contentType, { encoding = {} }] = content;
  if (contentType === 'multipart/form-data') {
    return formData(body as Fields, (name) => encoding[name]?.contentType);
  }
  headers.set('Content-Type', contentType);
  return contentType === 'application/x-www-form-urlencoded'
    ? new URLSearchParams(pairs(body as Fields)).toString()
    : JSON.stringify(body);
}

/** A field whose encoding lists types is a file: a PDF with the text of the input. */
function formData(fields: Fields, typesOf: (name: string) => string | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of pairs(fields)) {
    if (typesOf(name) === undefined) form.append(name, value);
    else form.append(name, new File([value], `${name}.pdf`, { type: 'application/pdf' }));
  }
  return form;
}

/** An array becomes one pair per item. */
function pairs(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] =>
    (Array.isArray(value) ? value : [value]).map((item) => [key, String(item)]),
  );
}
