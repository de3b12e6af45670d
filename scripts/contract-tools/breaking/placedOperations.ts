import { entriesOf, follow, childOf, type Json, type Placed } from './placed.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export interface PlacedOperation {
  readonly method: string;
  /** As written in the contract. */
  readonly path: string;
  /** The path without its parameter names, which are never sent. */
  readonly key: string;
  /** Method and path, if the contract has no operationId. */
  readonly operationId: string;
  readonly operation: Placed;
  /** The path item, shared by all its methods. */
  readonly item: Placed;
}

/**
 * Lists all operations with any method of OpenAPI. `prefix` (the path of the server) is
 * added to each path.
 */
export function placedOperations(document: Json, prefix = ''): readonly PlacedOperation[] {
  const root = { node: document, source: '#' };
  return [...entriesOf(root, 'paths')].flatMap(([path, written]) => {
    const item = follow(document, written);
    return methods.flatMap((method) => {
      const operation = childOf(item, method);
      if (operation === null) return [];
      const key = `${prefix}${path}`.replaceAll(/\{[^}]*\}/g, '{}');
      const operationId =
        (operation.node['operationId'] as string | undefined) ?? `${method.toUpperCase()} ${path}`;
      return [{ method, path, key, operationId, operation, item }];
    });
  });
}
