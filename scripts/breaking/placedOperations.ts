import { entriesOf, follow, childOf, type Json, type Placed } from './placed.ts';

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

export interface PlacedOperation {
  readonly method: string;
  /** As the contract writes it. */
  readonly path: string;
  /** The path without the names of its parameters, which nobody sends. */
  readonly key: string;
  /** Method and path, where the contract gives none. */
  readonly operationId: string;
  readonly operation: Placed;
  /** What the path says for all its methods. */
  readonly item: Placed;
}

/** Every operation, of every method that OpenAPI knows. `prefix` stands before each path (that of the server). */
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
