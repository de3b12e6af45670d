import type { ListedOperation } from '../contract/operations.ts';
import { decodeSafely } from '../contract/pointer.ts';

export interface KnownOperation {
  readonly isKnown: true;
  readonly listed: ListedOperation;
  /** Decoded values; a value that cannot be decoded stays as it is. */
  readonly path: Readonly<Record<string, string>>;
}

export interface UnknownOperation {
  readonly isKnown: false;
  /** The path of the contract that fits with another method; null if there is none. */
  readonly template: string | null;
  /** The methods of that path, in capitals. */
  readonly methods: readonly string[];
}

export type FoundOperation = KnownOperation | UnknownOperation;

export type FindOperation = (method: string, pathname: string) => FoundOperation;

const parameter = /^\{([^}]+)\}$/;

/** Finds the operation of a call; literal segments win (`/refund/claim` before `/refund/{id}`). */
export function operationFinder(operations: readonly ListedOperation[]): FindOperation {
  const templates = operations
    .map((listed) => ({ listed, segments: listed.path.split('/') }))
    .toSorted((one, other) => compareTemplates(one.segments, other.segments));
  return (method, pathname) => {
    const given = pathname.split('/').map(decodeSafely);
    const fitting = templates.filter(({ segments }) => fits(segments, given));
    const found = fitting.find(({ listed }) => listed.method === method.toLowerCase());
    if (found === undefined) {
      return {
        isKnown: false,
        template: fitting[0]?.listed.path ?? null,
        methods: fitting.map(({ listed }) => listed.method.toUpperCase()),
      };
    }
    return { isKnown: true, listed: found.listed, path: valuesOf(found.segments, given) };
  };
}

function compareTemplates(one: readonly string[], other: readonly string[]): number {
  for (const [index, segment] of one.entries()) {
    const difference = rank(segment) - rank(other[index] ?? '');
    if (difference !== 0) return difference;
  }
  return 0;
}

function rank(segment: string): number {
  return parameter.test(segment) ? 1 : 0;
}

function fits(template: readonly string[], given: readonly string[]): boolean {
  return (
    template.length === given.length &&
    template.every((segment, index) =>
      parameter.test(segment) ? given[index] !== '' : segment === given[index],
    )
  );
}

function valuesOf(
  template: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    template.flatMap((segment, index) => {
      const name = parameter.exec(segment)?.[1];
      return name === undefined ? [] : [[name, given[index] ?? '']];
    }),
  );
}

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
