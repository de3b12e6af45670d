import type { Asked, Given, Handler } from './openServer.ts';
import { handlers, type ForeignName } from './runForeign.ts';

/** The server with another answer to one call. */
export function altered(
  name: ForeignName,
  path: string,
  change: (given: Given, asked: Asked) => Given,
): Handler {
  return (asked) => {
    const given = handlers[name](asked);
    return asked.url.pathname === path && given.status < 300 ? change(given, asked) : given;
  };
}

export type Json = Record<string, unknown>;

/** A change of the JSON of an answer. */
export function edited(change: (body: never) => unknown): (given: Given) => Given {
  return (given) => ({ ...given, body: change(structuredClone(given.body) as never) });
}

/** The path of the animals, and a change of the first of them. */
export const list = '/v2/animals';

export function firstAnimal(change: (animal: Json) => Json): (given: Given) => Given {
  return edited((body: { animals: Json[] }) => ({
    ...body,
    animals: body.animals.map((one, index) => (index === 0 ? change(one) : one)),
  }));
}

/** Which server, the rule that must be found, what is wrong, at which path, how. */
export type Fault = readonly [
  name: ForeignName,
  rule: string,
  what: string,
  path: string,
  change: (given: Given, asked: Asked) => Given,
];

/** A change of an answer as a whole. */
export function by(change: Fault[4]): Fault[4] {
  return change;
}
