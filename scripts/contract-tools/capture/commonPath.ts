import type { ListedOperation } from '../contract/operations.ts';

/** The segments with which all paths of a contract begin: `/api`; empty if there is none. */
export function commonPath(operations: readonly Pick<ListedOperation, 'path'>[]): string {
  const paths = operations.map(({ path }) => path.split('/').slice(1, -1));
  const [first = [], ...others] = paths;
  const length = first.findIndex(
    (segment, index) => segment.startsWith('{') || others.some((other) => other[index] !== segment),
  );
  const shared = length < 0 ? first : first.slice(0, length);
  return shared.map((segment) => `/${segment}`).join('');
}
