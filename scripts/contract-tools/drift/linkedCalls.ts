import type { ContractDocument, Link } from '../contract/document.ts';
import { answerTo, type ListedOperation } from '../contract/operations.ts';
import { fragmentTokens, tokensOf, valueAt } from '../contract/pointer.ts';
import { resolveReference } from '../contract/resolveReference.ts';
import { withValue, type Input } from './Input.ts';
import type { PlannedCall, PlannedOperation } from './PlannedCall.ts';
import { isHeaderText, writeText } from './writeParameter.ts';

/** A hint of the configuration: where a value of one answer is an input of another operation. */
export interface GivenLink {
  /** The operation that is called, and the place of its input: `path/noInvoice`. */
  readonly to: string;
  readonly place: string;
  /** The operation that answers, and the pointer into its answer. */
  readonly from: string;
  readonly pointer: string;
}

/** A successful answer, with the call that got it. */
export interface SeenAnswer {
  readonly planned: PlannedOperation;
  readonly call: PlannedCall;
  readonly status: number;
  readonly json: unknown;
}

export interface LinkedCall {
  readonly operation: PlannedOperation;
  readonly call: PlannedCall;
}

/**
 * Calls whose input comes from the answer of another call: by `links` of the contract, by a hint, or from a
 * list (`/pets`) to its item (`/pets/{petId}`), when the item was not seen yet.
 */
export function linkedCalls(
  document: ContractDocument,
  operations: readonly PlannedOperation[],
  seen: readonly SeenAnswer[],
  hints: readonly GivenLink[],
): readonly LinkedCall[] {
  const find = (wanted: (listed: ListedOperation) => boolean): PlannedOperation | undefined =>
    operations.find(({ listed, calls }) => wanted(listed) && calls.some(isValid));
  const link = (
    target: PlannedOperation | undefined,
    from: SeenAnswer,
    values: readonly (readonly [place: string, value: unknown])[],
  ): readonly LinkedCall[] => {
    const base = target?.calls.find(isValid);
    if (target === undefined || base === undefined || values.length === 0) return [];
    if (values.some(([, value]) => value === undefined || value === null)) return [];
    if (!values.every(([place, value]) => isSendable(target.listed, place, value))) return [];
    const input = values.reduce<Input>(
      (one, [place, value]) => withValue(one, place, value),
      base.input,
    );
    if (JSON.stringify(input) === JSON.stringify(base.input)) return [];
    const name = `linked from ${from.planned.listed.id}`;
    return [{ operation: target, call: { ...base, name, input } }];
  };
  const found = seen.flatMap((from) => [
    ...linksOf(document, from).flatMap(({ operationId, operationRef, parameters = {} }) => {
      const target = find((one) => one.id === operationId || isReferred(one, operationRef));
      const values = Object.entries(parameters).map(([name, expression]) => {
        return [placeOf(target?.listed, name), evaluate(expression, from)] as const;
      });
      return link(target, from, values);
    }),
    ...hints
      .filter((hint) => hint.from === from.planned.listed.id)
      .flatMap(({ to, place, pointer }) =>
        link(
          find(({ id }) => id === to),
          from,
          [[place, valueAt(from.json, tokensOf(pointer))]],
        ),
      ),
    ...operations
      .filter((target) => !seen.some(({ planned }) => planned === target))
      .flatMap((target) => itemOf(target, from).flatMap((value) => link(target, from, [value]))),
  ]);
  const known = new Set<string>();
  return found.filter(({ operation, call }) => {
    const key = `${operation.listed.id} ${call.name}`;
    return known.has(key) ? false : known.add(key);
  });
}

function isValid({ expects }: PlannedCall): boolean {
  return expects === 'success';
}

function linksOf(document: ContractDocument, { planned, status }: SeenAnswer): readonly Link[] {
  const links = answerTo(planned.listed, status)?.links ?? {};
  return Object.values(links).map((one) => resolveReference<Link>(document, one));
}

/** `#/paths/~1pets~1{petId}/get` */
function isReferred({ path, method }: ListedOperation, reference: string | undefined): boolean {
  if (reference?.startsWith('#') !== true) return false;
  const [, referred, verb] = fragmentTokens(reference.slice(1));
  return referred === path && verb === method;
}

/** Whether a value that a server sent can be sent at a place: in a header, not every text can. */
function isSendable({ parameters }: ListedOperation, place: string, value: unknown): boolean {
  const found = parameters.find((one) => `${one.in}/${one.name}` === place);
  return found?.in !== 'header' || isHeaderText(writeText(found, value));
}

/** `petId` or `path.petId` → `path/petId` */
function placeOf(listed: ListedOperation | undefined, name: string): string {
  const [, place, own] = /^(path|query|header|cookie)\.(.+)$/.exec(name) ?? [];
  if (place !== undefined) return `${place}/${own ?? ''}`;
  const found = listed?.parameters.find((one) => one.name === name);
  return `${found?.in ?? 'path'}/${name}`;
}

/** The value of a runtime expression (OpenAPI, « Runtime Expressions »). */
function evaluate(expression: unknown, { json, call: { input } }: SeenAnswer): unknown {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression;
  const [, pointer] = /^\$response\.body#(.*)$/.exec(expression) ?? [];
  if (pointer !== undefined) return valueAt(json, tokensOf(pointer));
  const [, place, name] = /^\$request\.(path|query|header|cookie)\.(.+)$/.exec(expression) ?? [];
  if (place !== undefined) return valueAt(input, [place, name ?? '']);
  const [, body] = /^\$request\.body#(.*)$/.exec(expression) ?? [];
  return body === undefined ? undefined : valueAt(input.body, tokensOf(body));
}

/** The id of the first item of a list, for the operation on one item. */
function itemOf(
  { listed: { method, path } }: PlannedOperation,
  { planned, json }: SeenAnswer,
): readonly (readonly [string, unknown])[] {
  const [, parent, name] = /^(.*)\/\{([^}]+)\}$/.exec(path) ?? [];
  if (method !== 'get' || name === undefined || planned.listed.path !== parent) return [];
  const list = Array.isArray(json)
    ? (json as readonly unknown[])
    : Object.values(Object(json) as object).find((one): one is unknown[] => Array.isArray(one));
  const item = Object(list?.[0]) as Readonly<Record<string, unknown>>;
  const value = item[name] ?? item['id'] ?? item['uuid'];
  return typeof value === 'string' || typeof value === 'number' ? [[`path/${name}`, value]] : [];
}
