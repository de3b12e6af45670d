import { childOf, childrenOf, entriesOf, follow, rootOf } from './placed.ts';
import type { Json, Placed, PlacedMap } from './placed.ts';

/** The fixed fields of a Path Item Object with an operation (OpenAPI 3.2: `query` too). */
export const methods = [
  ...['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'],
] as const;

export interface PlacedOperation {
  readonly method: string;
  /** As written in the contract; the name of a webhook. */
  readonly path: string;
  /** The path without its parameter names, which are never sent. */
  readonly key: string;
  /** Method and path, if the contract has no operationId. */
  readonly operationId: string;
  readonly operation: Placed;
  /** The path item, shared by all its methods. */
  readonly item: Placed;
}

/** All operations with any method of OpenAPI, each path with `prefix` (the path of the server) before it. */
export function placedOperations(document: Json, prefix = ''): readonly PlacedOperation[] {
  return operationsIn(document, entriesOf(rootOf(document), 'paths')).map((one) => ({
    ...one,
    key: `${prefix}${one.path}`.replaceAll(/\{[^}]*\}/g, '{}'),
  }));
}

/** The operations of `webhooks` (OpenAPI 3.1): the server calls, the client answers. */
export function placedWebhooks(document: Json): readonly PlacedOperation[] {
  return operationsIn(document, entriesOf(rootOf(document), 'webhooks'));
}

/** The operations of `callbacks`, which the server calls too. */
export function placedCallbacks(document: Json, operation: Placed): readonly PlacedOperation[] {
  return [...entriesOf(operation, 'callbacks')].flatMap(([name, written]) => {
    const items = [...childrenOf(follow(document, written))]
      .filter(([address]) => !address.startsWith('x-'))
      .map(([address, item]) => [`${name} ${address}`, item] as const);
    return operationsIn(document, new Map(items));
  });
}

function operationsIn(document: Json, items: PlacedMap): readonly PlacedOperation[] {
  return [...items].flatMap(([path, written]) => {
    if (whyBroken(document, written) !== null) return [];
    const item = follow(document, written);
    const own = methods.map((method) => [method, childOf(item, method)] as const);
    return [...own, ...entriesOf(item, 'additionalOperations')].flatMap(([method, operation]) => {
      if (operation === null) return [];
      const operationId =
        (operation.node['operationId'] as string | undefined) ?? `${method.toUpperCase()} ${path}`;
      return [{ method, path, key: path, operationId, operation, item }];
    });
  });
}

/** Paths and webhooks whose reference leads nowhere, with the reason. */
export function brokenItems(document: Json): readonly (readonly [Placed, string])[] {
  return ['paths', 'webhooks'].flatMap((key) =>
    [...entriesOf(rootOf(document), key).values()].flatMap((item) => {
      const why = whyBroken(document, item);
      return why === null ? [] : [[item, why] as const];
    }),
  );
}

function whyBroken(document: Json, item: Placed): string | null {
  try {
    follow(document, item);
    return null;
  } catch (problem) {
    return reasonOf(problem);
  }
}

/** The message of an error. */
export function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
