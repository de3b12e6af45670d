import { validCall } from '../calls.ts';
import type { Alter, Answer, Exchange, SentRequest } from '../Exchange.ts';

/** Treats every caller as the seeded subscriber. */
export const acceptsNoToken: Alter = (exchange) => exchange.call(signedIn(exchange));

/** Accepts any token, whoever issued it. */
export const acceptsAnyToken: Alter = (exchange) =>
  exchange.call(hasToken(exchange) ? signedIn(exchange) : exchange.request);

/** Gives this answer to requests without the valid token. */
export function withoutToken(answer: Answer): Alter {
  return (exchange) => (exchange.isSignedIn ? exchange.call() : Promise.resolve(answer));
}

/** Accepts requests without these fields by using the values of the valid call. */
export function fillsIn(...names: readonly string[]): Alter {
  return async (exchange) => exchange.call(await filled(exchange, names, false));
}

/** Does not look at these fields: whatever is sent, the values of the valid call are used. */
export function ignores(...names: readonly string[]): Alter {
  return async (exchange) => exchange.call(await filled(exchange, names, true));
}

function hasToken({ request }: Exchange): boolean {
  return request.headers['authorization'] !== undefined;
}

function signedIn({ request, ownToken }: Exchange): SentRequest {
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${ownToken}` } };
}

type Write = (sent: string, valid: string, names: readonly string[], replaces: boolean) => string;

const jsonWith: Write = (sent, valid, names, isReplacing) => {
  const values = JSON.parse(valid) as Readonly<Record<string, unknown>>;
  const added = Object.fromEntries(names.map((name) => [name, values[name]]));
  const own = JSON.parse(sent) as object;
  return JSON.stringify(isReplacing ? { ...own, ...added } : { ...added, ...own });
};

const textWith: Write = (sent, valid, names, isReplacing) => {
  const fields = new URLSearchParams(sent);
  for (const [name, value] of new URLSearchParams(valid)) {
    if (names.includes(name) && (isReplacing || !fields.has(name))) fields.set(name, value);
  }
  return fields.toString();
};

/** Forms and queries have the same syntax; only JSON differs. */
async function filled(
  { request, operationId, ownToken }: Exchange,
  names: readonly string[],
  isReplacing: boolean,
): Promise<SentRequest> {
  const valid = validCall(operationId, ownToken).to('http://127.0.0.1');
  const [path = '', query = ''] = request.path.split('?');
  const sent = Buffer.from(request.body).toString();
  const isJson = request.headers['content-type'] === 'application/json';
  const validQuery = new URL(valid.url).search.slice(1);
  const validBody = await valid.text();
  const write = isJson ? jsonWith : textWith;
  const body = write(sent, validBody, names, isReplacing);
  const search = textWith(query, validQuery, names, isReplacing);
  return {
    ...request,
    path: search === '' ? path : `${path}?${search}`,
    body: new Uint8Array(Buffer.from(body)),
  };
}
