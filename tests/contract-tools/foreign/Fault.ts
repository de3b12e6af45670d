import type { Asked, Given, Handler } from './openServer.ts';

type Change = (given: Given, asked: Asked) => Given;

export type Json = Record<string, unknown>;

/** A rule that must be found, what the server does wrong, at which path, how. */
export type Fault = readonly [rule: string, what: string, path: string, change: Change];

/** What a server does that its contract allows, at which path, how. */
export type Conforming = readonly [what: string, path: string, change: Change];

/** The server with another answer to one call. */
export function altered(server: Handler, path: string, change: Change): Handler {
  return (asked) => {
    const given = server(asked);
    return asked.url.pathname === path && given.status < 300 ? change(given, asked) : given;
  };
}

/** A change of the JSON of an answer. */
export function edited(change: (body: never) => unknown): Change {
  return (given) => ({ ...given, body: change(structuredClone(given.body) as never) });
}

/** Another body, of the same type. */
export function withBody(body: unknown): Change {
  return (given) => ({ ...given, body });
}

/** Further headers, or others. */
export function withHeaders(more: Readonly<Record<string, string>>): Change {
  return (given) => ({ ...given, headers: { ...given.headers, ...more } });
}
