import type { ContractDocument, Link } from '../contract/document.ts';
import { answerTo, type ListedOperation } from '../contract/operations.ts';
import { fragmentTokens, tokensOf, valueAt } from '../contract/pointer.ts';
import { resolveReference } from '../contract/resolveReference.ts';
import { withValue, type Input } from './Input.ts';
import { itemValue } from './plausible.ts';
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
    operations.find((one) => wanted(one.listed) && baseOf(one) !== undefined);
  const link = (
    target: PlannedOperation | undefined,
    from: SeenAnswer,
    values: readonly (readonly [place: string, value: unknown])[],
  ): readonly LinkedCall[] => {
    const base = target === undefined ? undefined : baseOf(target);
    if (target === undefined || base === undefined || values.length === 0) return [];
    if (values.some(([, value]) => value === undefined || value === null)) return [];
    if (!values.every(([place, value]) => isSendable(target.listed, place, value))) return [];
    const input = values.reduce<Input>(
      (one, [place, value]) => withValue(one, place, value),
      base.input,
    );
    if (JSON.stringify(input) === JSON.stringify(base.input)) return [];
    const isGiven = (place: string): boolean => values.some(([one]) => one === place);
    if (target.template?.lacks.every(isGiven) === false) return [];
    const { guessed = [], ...call } = base;
    const rest = guessed.filter((place) => !isGiven(place));
    const name = `linked from ${from.planned.listed.id}`;
    const known = { ...call, name, input };
    return [{ operation: target, call: rest.length === 0 ? known : { ...known, guessed: rest } }];
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
      .flatMap(({ to, place, pointer }) => {
        const target = find(({ id }) => id === to);
        return link(target, from, [[place, valueAt(from.json, tokensOf(pointer))]]);
      }),
    ...operations
      .filter((target) => !seen.some(({ planned }) => planned === target))
      .flatMap((target) => link(target, from, itemOf(target, from))),
  ]);
  const known = new Set<string>();
  return found.filter(({ operation, call }) => {
    const key = `${operation.listed.id} ${call.name}`;
    return known.has(key) ? false : known.add(key);
  });
}

function baseOf({ calls, template }: PlannedOperation): PlannedCall | undefined {
  return calls.find(({ expects }) => expects === 'success') ?? template?.call;
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

/**
 * The id of the first item of a list (`/pets`), for what is below that item (`/pets/{petId}/toys`), and the
 * values of the path that both have in common.
 */
function itemOf(
  { listed: { method, path } }: PlannedOperation,
  { planned, call, json }: SeenAnswer,
): readonly (readonly [string, unknown])[] {
  const list = planned.listed.path;
  const [, name] = path.startsWith(`${list}/{`)
    ? (/^\{([^}]+)\}/.exec(path.slice(list.length + 1)) ?? [])
    : [];
  if (method !== 'get' || name === undefined) return [];
  const shared = Object.entries(call.input.path).map(
    ([one, value]) => [`path/${one}`, value] as const,
  );
  return itemValue(json, name).flatMap((value) => [...shared, [`path/${name}`, value] as const]);
}
